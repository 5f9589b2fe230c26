#include "routes.h"

#include <string.h>

/* An opponent's building: one's own road ends there (B-52, B-73). */
static int is_cut(const facts *f, uint32_t node) {
    return f->node_owner[node] >= 0 && f->node_owner[node] != (int32_t)f->seat;
}

static int is_own_node(const facts *f, const int8_t *owner, uint32_t node) {
    if (f->node_owner[node] >= 0) {
        return f->node_owner[node] == (int32_t)f->seat;
    }
    for (int i = 0; i < 3; i++) {
        uint32_t edge = f->b->node[node].edges[i];
        if (edge != CATAN_NO_PLACE && owner[edge] == (int32_t)f->seat) {
            return 1;
        }
    }
    return 0;
}

/* Breadth first, from all nodes of the own network at once. */
void routes_reach(reach *r, const facts *f) {
    uint16_t queue[CATAN_MAX_NODES];
    uint32_t head = 0, tail = 0;
    memset(r->roads, FAR_AWAY, sizeof r->roads);
    for (uint32_t n = 0; n < f->b->nodes; n++) {
        if (is_own_node(f, f->edge_owner, n)) {
            r->roads[n] = 0;
            r->first_edge[n] = CATAN_NO_PLACE;
            queue[tail++] = (uint16_t)n;
        }
    }
    while (head < tail) {
        uint32_t n = queue[head++];
        for (int i = 0; i < 3; i++) {
            uint32_t edge = f->b->node[n].edges[i], next = f->b->node[n].neighbours[i];
            if (edge == CATAN_NO_PLACE || f->edge_owner[edge] >= 0 ||
                !board_is_road_edge(f->b, edge) || r->roads[next] != FAR_AWAY || is_cut(f, n)) {
                continue;
            }
            r->roads[next] = (uint8_t)(r->roads[n] + 1);
            r->first_edge[next] = r->roads[n] == 0 ? (uint16_t)edge : r->first_edge[n];
            queue[tail++] = (uint16_t)next;
        }
    }
}

/* The longest trail that goes on from a node over own roads not yet used (B-72). */
static uint32_t trail_from(const facts *f, const int8_t *owner, uint8_t *used, uint32_t node) {
    uint32_t best = 0;
    for (int i = 0; i < 3; i++) {
        uint32_t edge = f->b->node[node].edges[i], next = f->b->node[node].neighbours[i];
        if (edge == CATAN_NO_PLACE || owner[edge] != (int32_t)f->seat || used[edge]) {
            continue;
        }
        used[edge] = 1;
        uint32_t length = 1 + (is_cut(f, next) ? 0 : trail_from(f, owner, used, next));
        used[edge] = 0;
        best = length > best ? length : best;
    }
    return best;
}

static uint32_t longest_trail(const facts *f, const int8_t *owner) {
    uint8_t used[CATAN_MAX_EDGES] = {0};
    uint32_t best = 0;
    for (uint32_t n = 0; n < f->b->nodes; n++) {
        uint32_t length = trail_from(f, owner, used, n);
        best = length > best ? length : best;
    }
    return best;
}

static int is_buildable(const facts *f, const int8_t *owner, uint32_t edge) {
    const uint16_t *ends = f->b->edge[edge].nodes;
    return owner[edge] < 0 && board_is_road_edge(f->b, edge) &&
           (is_own_node(f, owner, ends[0]) || is_own_node(f, owner, ends[1]));
}

/* Tries every way to add `roads` roads; `owner` is scratch and comes back as it was. */
static int find_extension(const facts *f, int8_t *owner, uint32_t length, uint32_t roads,
                          uint32_t *first_edge) {
    for (uint32_t e = 0; e < f->b->edges; e++) {
        if (!is_buildable(f, owner, e)) {
            continue;
        }
        uint32_t second;
        owner[e] = (int8_t)f->seat;
        int found = roads == 1 ? longest_trail(f, owner) >= length
                               : find_extension(f, owner, length, roads - 1, &second);
        owner[e] = (int8_t)CATAN_NOBODY;
        if (found) {
            *first_edge = e;
            return 1;
        }
    }
    return 0;
}

uint32_t routes_roads_for(const facts *f, uint32_t length, uint32_t most, uint32_t *first_edge) {
    int8_t owner[CATAN_MAX_EDGES];
    memcpy(owner, f->edge_owner, sizeof owner);
    for (uint32_t roads = 1; roads <= most; roads++) {
        if (find_extension(f, owner, length, roads, first_edge)) {
            return roads;
        }
    }
    return 0;
}
