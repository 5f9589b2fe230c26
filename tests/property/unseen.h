/* Changes what an observer may not know of a position, so that he sees no difference (H-1 to H-6):
 * the kinds of the cards in other hands, unplayed development cards and progress cards of others,
 * the decks and what lies under them, what the pending question tells of cards given and taken; not
 * the cards that he is just being shown. */
#ifndef TESTS_PROPERTY_UNSEEN_H
#define TESTS_PROPERTY_UNSEEN_H

#include "catan/catan.h"

/* The words of a field, of a seat if it is one of seats. */
uint64_t *unseen_field(catan_state *st, const char *name, unsigned seat);

/* Whether every field of a game that is not all's to know is among those that are changed here:
 * whoever adds one must teach this. */
int unseen_knows(const catan_game *game);

/* The position may be unsound afterwards. */
void unseen_change(catan_state *st, int32_t observer, catan_rng *rng);

#endif
