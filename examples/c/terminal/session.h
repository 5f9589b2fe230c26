/* One evening at the table: the game, who plays which seat, and what each has still to be told. */
#ifndef TERMINAL_SESSION_H
#define TERMINAL_SESSION_H

#include "options.h"
#include "scene.h"
#include "table.h"
#include "text.h"
#include "words.h"

/* Statistics and news are kept for each observer: the seats, and the spectator behind them. */
enum { SPECTATOR = CATAN_MAX_PLAYERS, OBSERVERS };

typedef struct session {
    table t;
    int open; /* 1: there is a table */
    char names[CATAN_SEATS][NAME_LENGTH];
    uint8_t bot[CATAN_SEATS]; /* 1: played by the program */
    int pass;
    int brief;
    int quick;
    int32_t viewer;       /* the seat at the keyboard, or CATAN_NOBODY between seats */
    int quit;             /* 1: somebody wants to leave, or there is nobody to read from */
    text news[OBSERVERS]; /* what each has not been told yet */
    catan_stats stats[OBSERVERS];
    const char *record; /* where the record goes at the end, or null */
    scene seen;         /* what the seat at the keyboard sees; read anew by session_look() */
} session;

/* Begins a game on a map of its own, or the built-in one (null). Returns a status of the library.
 */
int32_t session_begin(session *s, const options *o, const catan_map *map);
void session_end(session *s);

/* Makes a move, and notes for all observers what it did. */
int32_t session_apply(session *s, int32_t who, catan_move move);

/* Plays until a human must decide; CATAN_OK also at the end of the game. */
int32_t session_run_others(session *s);

/* Takes back the last decision of a human and all that came after it. What somebody has learnt
 * cannot be unlearnt: unless `force` is 1 such a move stays (CATAN_E_NOT_ASKED, nothing changed).
 */
int32_t session_undo(session *s, int force);

/* Counts anew what happened, after moves were taken back. */
void session_recount(session *s);

/* The observer whose view is on the screen: the seat at the keyboard, or the spectator. */
int32_t session_observer(const session *s);

/* How the seats are called for an observer. */
wording session_words(const session *s, int32_t observer);

/* Reads what the observer sees into `seen`. */
const scene *session_look(session *s);

/* How many seats are played by people. */
uint32_t session_humans(const session *s);

#endif
