/* Tells a game in words, a line an event. Like a referee it sees everything, also what the players
 * may not know. */
#ifndef QUICKSTART_LOG_H
#define QUICKSTART_LOG_H

#include <stdio.h>

#include "board.h"

enum { LINE_LENGTH = 512 };

typedef struct game_log {
    FILE *out; /* null: tell nothing */
    const board *b;
    /* as it was before the move, to see what the move changed */
    catan_seat_info before[CATAN_SEATS];
    uint32_t progress[CATAN_SEATS]; /* cards held */
    catan_table_info table;
    /* the line in work: several moves may make one line, such as knight, robber and theft */
    char line[LINE_LENGTH];
    size_t length;
    int32_t line_seat;
    uint32_t line_kind; /* the kind of the move that began it */
    uint32_t line_turn;
    uint8_t discarded[CATAN_CARD_KINDS]; /* in this line */
    uint32_t told_turn;                  /* the turn whose number was printed last */
} game_log;

/* Begins a log at the start of a game. */
void log_begin(game_log *log, FILE *out, const board *b, const catan_state *state);

/* Tells a move that was just made; `actor` is who made it. */
void log_move(game_log *log, const catan_state *state, int32_t actor, catan_move move);

/* Ends the log. */
void log_end(game_log *log);

#endif
