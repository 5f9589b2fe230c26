/* What the files of the menu share. */
#ifndef TERMINAL_MENU_PARTS_H
#define TERMINAL_MENU_PARTS_H

#include "menu.h"

enum { MOVE_LENGTH = 48 };

/* What stands behind the colon of a move, or "". */
const char *menu_argument(const char *move);

/* The words of a move, or "" if there are none. */
const char *menu_words(char buffer[MOVE_LENGTH], const session *s, catan_move move);

#endif
