#include "routes.h"

#include <string.h>

/* What lies on the edges: owners and kinds, to try things with. */
typedef struct network {
    int8_t owner[CATAN_MAX_EDGES];
    uint8_t route[CATAN_MAX_EDGES];
} network;

static void read_network(network *w, const facts *f) {
    memcpy(w->owner, f->edge_owner, sizeof w->owner);
    memcpy(w->route, f->route, sizeof w->route);
}

/* An opponent's building: one's own route ends there (B-52, B-73). */
static int is_cut(const facts *f, uint32_t node) {
    return f->node_owner[node] >= 0 && f->node_owner[node] != (int32_t)f->seat;
}

/* 1 if a road, or ship, of the seat may go on from the node: at an own building, or behind another
 * of its kind (B-52, S-13, S-14). */
static int leads_on(const facts *f, const network *w, uint32_t node, uint32_t route) {
    if (f->node_owner[node] >= 0) {
        return f->node_owner[node] == (int32_t)f->seat;
    }
    for (int i = 0; i < 3; i++) {
        uint32_t edge = f->b->node[node].edges[i];
        if (edge != CATAN_NO_PLACE && w->owner[edge] == (int32_t)f->seat &&
            w->route[edge] == route) {
            return 1;
        }
    }
    return 0;
}

/* 1 if a free edge can take such a piece. */
static int takes(const facts *f, uint32_t edge, uint32_t route) {
    return route == CATAN_SHIP ? board_is_ship_edge(f->b, edge) && !facts_is_watched(f, edge)
                               : board_is_road_edge(f->b, edge);
}

/* --- distances --- */

/* Breadth first, from all nodes that are in the queue. */
static void search(reach *r, const facts *f, uint32_t route, uint16_t *queue, uint32_t tail) {
    for (uint32_t head = 0; head < tail; head++) {
        uint32_t n = queue[head];
        for (int i = 0; i < 3; i++) {
            uint32_t edge = f->b->node[n].edges[i], next = f->b->node[n].neighbours[i];
            if (edge == CATAN_NO_PLACE || f->edge_owner[edge] >= 0 || !takes(f, edge, route) ||
                r->steps[next] != FAR_AWAY || is_cut(f, n)) {
                continue;
            }
            r->steps[next] = (uint8_t)(r->steps[n] + 1);
            r->first_edge[next] = r->steps[n] == 0 ? (uint16_t)edge : r->first_edge[n];
            queue[tail++] = (uint16_t)next;
        }
    }
}

void routes_reach(reach *r, const facts *f, uint32_t route) {
    uint16_t queue[CATAN_MAX_NODES];
    uint32_t tail = 0;
    network w;
    read_network(&w, f);
    memset(r->steps, FAR_AWAY, sizeof r->steps);
    for (uint32_t n = 0; n < f->b->nodes; n++) {
        if (leads_on(f, &w, n, route)) {
            r->steps[n] = 0;
            r->first_edge[n] = CATAN_NO_PLACE;
            queue[tail++] = (uint16_t)n;
        }
    }
    search(r, f, route, queue, tail);
}

void routes_reach_from(reach *r, const facts *f, uint32_t route, uint32_t node) {
    uint16_t queue[CATAN_MAX_NODES] = {(uint16_t)node};
    memset(r->steps, FAR_AWAY, sizeof r->steps);
    r->steps[node] = 0;
    r->first_edge[node] = CATAN_NO_PLACE;
    search(r, f, route, queue, 1);
}

/* --- the longest route --- */

/* 1 if a route goes on over the node from one piece to the next (B-73, S-40). */
static int joins(const facts *f, const network *w, uint32_t from, uint32_t node, uint32_t to) {
    return !is_cut(f, node) &&
           (w->route[from] == w->route[to] || f->node_owner[node] == (int32_t)f->seat);
}

/* The longest trail that goes on from a node over own pieces not yet used (B-72); `from`: the piece
 * it comes by, or CATAN_NO_PLACE. */
static uint32_t trail_from(const facts *f, const network *w, uint8_t *used, uint32_t from,
                           uint32_t node) {
    uint32_t best = 0;
    for (int i = 0; i < 3; i++) {
        uint32_t edge = f->b->node[node].edges[i], next = f->b->node[node].neighbours[i];
        if (edge == CATAN_NO_PLACE || w->owner[edge] != (int32_t)f->seat || used[edge] ||
            (from != CATAN_NO_PLACE && !joins(f, w, from, node, edge))) {
            continue;
        }
        used[edge] = 1;
        uint32_t length = 1 + trail_from(f, w, used, edge, next);
        used[edge] = 0;
        best = length > best ? length : best;
    }
    return best;
}

static uint32_t longest_trail(const facts *f, const network *w) {
    uint8_t used[CATAN_MAX_EDGES] = {0};
    uint32_t best = 0;
    for (uint32_t n = 0; n < f->b->nodes; n++) {
        uint32_t length = trail_from(f, w, used, CATAN_NO_PLACE, n);
        best = length > best ? length : best;
    }
    return best;
}

static int is_buildable(const facts *f, const network *w, uint32_t edge, uint32_t route) {
    const uint16_t *ends = f->b->edge[edge].nodes;
    uint32_t left = route == CATAN_SHIP ? f->me.ships : f->me.roads;
    return w->owner[edge] < 0 && left > 0 && takes(f, edge, route) &&
           (leads_on(f, w, ends[0], route) || leads_on(f, w, ends[1], route));
}

static int find_extension(const facts *f, network *w, uint32_t length, uint32_t pieces,
                          uint32_t after, catan_move *first);

/* Tries a piece on the edge; the network comes back as it was. */
static int try_edge(const facts *f, network *w, uint32_t length, uint32_t pieces, uint32_t edge,
                    uint32_t route) {
    catan_move second;
    w->owner[edge] = (int8_t)f->seat;
    w->route[edge] = (uint8_t)route;
    int found = pieces == 1 ? longest_trail(f, w) >= length
                            : find_extension(f, w, length, pieces - 1, edge, &second);
    w->owner[edge] = (int8_t)CATAN_NOBODY;
    w->route[edge] = CATAN_NO_ROUTE;
    return found;
}

/* Tries every way to add so many pieces. There are many at sea: there the second must touch the
 * first, `after`. */
static int find_extension(const facts *f, network *w, uint32_t length, uint32_t pieces,
                          uint32_t after, catan_move *first) {
    for (uint32_t e = 0; e < f->b->edges; e++) {
        if (f->b->sea && after != CATAN_NO_PLACE && !board_edges_meet(f->b, e, after)) {
            continue;
        }
        for (uint32_t route = CATAN_ROAD; route <= CATAN_SHIP; route++) {
            if (is_buildable(f, w, e, route) && try_edge(f, w, length, pieces, e, route)) {
                *first = route == CATAN_SHIP ? catan_move_build_ship(e) : catan_move_build_road(e);
                return 1;
            }
        }
    }
    return 0;
}

uint32_t routes_pieces_for(const facts *f, uint32_t length, uint32_t most, catan_move *first) {
    network w;
    read_network(&w, f);
    for (uint32_t pieces = 1; pieces <= most; pieces++) {
        if (find_extension(f, &w, length, pieces, CATAN_NO_PLACE, first)) {
            return pieces;
        }
    }
    return 0;
}
