/* What the files of the log share. */
#ifndef QUICKSTART_LOG_PARTS_H
#define QUICKSTART_LOG_PARTS_H

#include "log.h"

/* Adds to the line in work. */
void log_add(game_log *log, const char *format, ...);

/* Ends the line in work and begins one about a seat. */
void log_line(game_log *log, int32_t seat, catan_move move);

/* Adds a node and a hex as players call them, cards, and what all seats have more than before
 * (`sign` 1) or fewer (-1): ": Red 1 ore; Blue 2 wool". Returns how many seats. */
void log_node(game_log *log, uint32_t node);
void log_hex(game_log *log, uint32_t hex);
void log_cards(game_log *log, const uint8_t *cards);
uint32_t log_changes(game_log *log, const catan_state *state, int sign);

/* The cards that a seat has more than before, or fewer if `sign` is -1. Returns how many. */
uint32_t log_changed(const game_log *log, const catan_state *state, uint32_t seat, int sign,
                     uint8_t *cards);

/* Cities & Knights; those that return something return 1 if the move was theirs. */
void log_remember_cities(game_log *log, const catan_state *state);
int log_tell_cities_chance(game_log *log, const catan_state *state, catan_move move);
int log_tell_cities(game_log *log, const catan_state *state, int32_t actor, catan_move move);
void log_tell_cities_gains(game_log *log, const catan_state *state);

/* Progress cards, likewise. */
int log_tell_progress_chance(game_log *log, const catan_state *state, catan_move move);
int log_tell_progress(game_log *log, const catan_state *state, int32_t actor, catan_move move);

/* The optional rules; 1 if the move was theirs. */
int log_tell_variants(game_log *log, const catan_state *state, int32_t actor, catan_move move);

#endif
