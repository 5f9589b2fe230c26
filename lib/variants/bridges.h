/* What bridges offer to other variants: where they lie, and taking one up (V3). */
#ifndef CATAN__BRIDGES_H
#define CATAN__BRIDGES_H

#include "rules/base/base.h"

enum { DIAGONALS = 3 }; /* of a hex; a bridge is 3 * hex + diagonal */

static int has_bridges(const catan_state *st);
/* Whose bridge it is, or NO_SEAT. */
static unsigned bridge_owner(const catan_state *st, unsigned bridge);
/* The nodes it joins. */
static void bridge_ends(const catan_state *st, unsigned bridge, uint16_t *ends);
/* Whether anybody's bridge crosses a hex. */
static int is_bridged(const catan_state *st, unsigned hex);
/* Every hex that one crosses, in games that have them. */
static unsigned next_bridged(const catan_state *st, unsigned from);
#define FOR_BRIDGED(st, hex)                                                                       \
    for (unsigned hex = next_bridged(st, 0); hex < (st)->game->board.hexes;                        \
         hex = next_bridged(st, hex + 1))
static unsigned bridge_at(const catan_state *st, unsigned hex);
static void take_bridge_up(catan_state *st, unsigned seat, unsigned bridge);

#endif
