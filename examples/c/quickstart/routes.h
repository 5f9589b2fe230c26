/* Roads and ships: how far a seat is from a node, how long its longest route is and could become.
 */
#ifndef QUICKSTART_ROUTES_H
#define QUICKSTART_ROUTES_H

#include "facts.h"

enum { FAR_AWAY = 255 };

/* The ways of one kind, CATAN_ROAD or CATAN_SHIP: from one to the other only at a building. */
typedef struct reach {
    uint8_t steps[CATAN_MAX_NODES]; /* by node: pieces still to build to get there, or FAR_AWAY */
    uint16_t
        first_edge[CATAN_MAX_NODES]; /* by node: where the first of them goes, if there is any */
} reach;

/* How many roads, or ships, the seat that looks is from each node. */
void routes_reach(reach *r, const facts *f, uint32_t route);

/* The same from one node alone, whatever leads there. */
void routes_reach_from(reach *r, const facts *f, uint32_t route, uint32_t node);

/* The fewest pieces, at most `most` (1 or 2), that make the own longest route `length` long; 0 if
 * that is not possible. `first` receives the move that builds the first of them. */
uint32_t routes_pieces_for(const facts *f, uint32_t length, uint32_t most, catan_move *first);

#endif
