/* What catan_trace and catan_replay tell of pieces where an optional rule takes some away. */
#ifndef TESTS_REFERENCE_BOARD_FACTS_H
#define TESTS_REFERENCE_BOARD_FACTS_H

#include <stdint.h>

#include <catan/catan.h>

/* Prints the fields of a `facts` line that only conflicts and polders bring (V7, V8). */
void print_board_facts(const catan_game *game, const catan_state *state);

/* Of a hex at this edge, how many sides have neither road nor dike (V8.2): the fewest of any. */
uint32_t open_sides(const catan_game *game, const catan_state *state, uint32_t edge);

#endif
