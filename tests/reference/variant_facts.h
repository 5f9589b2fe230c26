/* What catan_trace and catan_replay tell of the optional rules. */
#ifndef TESTS_REFERENCE_VARIANT_FACTS_H
#define TESTS_REFERENCE_VARIANT_FACTS_H

#include <catan/catan.h>

/* Prints the number tokens by hex: they may move (C-115, V4.5). */
void print_tokens(const catan_game *game, const catan_state *state);

/* Prints the fields of a `facts` line that only optional rules have. */
void print_variant_facts(const catan_game *game, const catan_state *state);

#endif
