/* What gold offers to other modules: terrains that yield cards of one's choice. Whoever has one
 * says so in `choices` and `choosing` of the compiled game. */
#ifndef CATAN__GOLD_H
#define CATAN__GOLD_H

#include "rules/base/base.h"

enum { GOLD_OF_ROLL, GOLD_ONCE }; /* steps of its task: others may follow, or not */
/* Cards that a seat may choose for the roll. */
static unsigned gold_of_roll(const catan_state *st, unsigned seat);
/* Asks a seat to take so many cards of choice, as far as the bank has them (S-50, S-51). */
static void ask_gold(catan_state *st, unsigned seat, unsigned cards);

/* So many cards of choice a settlement there, twice as many a city. */
static inline void choose_at(catan_game *g, unsigned terrain, unsigned cards) {
    g->choices[terrain] = (uint8_t)cards;
    g->choosing |= (uint16_t)(1U << terrain);
}

#endif
