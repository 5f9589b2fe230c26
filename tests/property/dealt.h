/* Hands full of cards, for games of Cities & Knights that are to come to them soon. */
#ifndef TESTS_PROPERTY_DEALT_H
#define TESTS_PROPERTY_DEALT_H

#include "catan/catan.h"

/* Deals resources, commodities and progress cards to every seat. Returns whether the position is a
 * sound one; the journal is empty then. */
int deal_cards(catan_state *st, catan_rng *rng);

#endif
