/* Roads: how far a seat is from a node, how long its longest road is and could become. */
#ifndef QUICKSTART_ROUTES_H
#define QUICKSTART_ROUTES_H

#include "facts.h"

enum { FAR_AWAY = 255 };

typedef struct reach {
    uint8_t roads[CATAN_MAX_NODES]; /* by node: roads still to build to get there, or FAR_AWAY */
    uint16_t
        first_edge[CATAN_MAX_NODES]; /* by node: where the first of them goes, if there is any */
} reach;

/* How many roads the seat that looks is from each node. */
void routes_reach(reach *r, const facts *f);

/* The fewest roads, at most `most` (1 or 2), that make the own longest road `length` long; 0 if
 * that is not possible. `first_edge` receives where the first of them goes. */
uint32_t routes_roads_for(const facts *f, uint32_t length, uint32_t most, uint32_t *first_edge);

#endif
