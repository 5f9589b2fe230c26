/* What catan_trace and catan_replay tell of Cities & Knights. */
#ifndef TESTS_REFERENCE_CK_FACTS_H
#define TESTS_REFERENCE_CK_FACTS_H

#include <catan/catan.h>

/* Prints the fields of a `facts` line that only Cities & Knights has. */
void print_ck_facts(const catan_game *game, const catan_state *state);

#endif
