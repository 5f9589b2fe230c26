/* The legal moves as a numbered list, and moves as they are typed. */
#ifndef TERMINAL_MENU_H
#define TERMINAL_MENU_H

#include "session.h"

typedef struct menu {
    catan_move *moves; /* freed by menu_free() */
    uint32_t count;
} menu;

void menu_read(menu *m, const session *s);
void menu_free(menu *m);

/* Adds the moves, numbered from 1, in groups, a paragraph a kind. */
void menu_print(text *out, const menu *m, const session *s);

/* How a typed word was understood. */
typedef enum menu_answer {
    MENU_MOVE,    /* a legal move */
    MENU_ILLEGAL, /* a move that is not legal now */
    MENU_MANY,    /* several moves may be meant: told in `out` */
    MENU_NONE     /* no move at all */
} menu_answer;

/* Understands a number of the list, a move as text, or as much of one as is unique: "roll",
 * "b_r:e12", "trade ore>w"; a place alone ("n19") if all moves name one. */
menu_answer menu_find(catan_move *move, text *out, const menu *m, const session *s,
                      const char *words);

/* The kind of moves that a word is the beginning of ("build_c", "b_c"), or CATAN_MOVE_NONE. */
uint32_t menu_kind(const char *word);

#endif
