/* The longest road: a trail of own road pieces, each used once, nodes free to repeat, cut by others
 * (B-72, B-73). */
#include "rules/base/base.h"

/* Own pieces that a trail has not used yet, and how many: no way on is longer. */
typedef struct unused {
    uint64_t w[W_EDGES];
    unsigned count;
} unused;

typedef struct routes {
    const uint64_t *node_edges;
    const uint16_t (*ends)[2];
    uint64_t cuts[W_NODES];
} routes;

static void begin_routes(routes *r, unused *own, const catan_state *st, unsigned seat) {
    r->node_edges = st->game->node_edges;
    r->ends = st->game->board.edge_nodes;
    route_cuts(st, seat, r->cuts);
    own->count = 0;
    for (unsigned i = 0; i < W_EDGES; i++) {
        own->w[i] = seat_word(st, seat, S_ROADS + i);
        own->count += catan__popcount(own->w[i]);
    }
}

static inline unused without(unused own, unsigned edge) {
    own.w[edge / 64] &= ~CATAN__BIT(edge % 64);
    own.count--;
    return own;
}
static inline unsigned other_end(const routes *r, unsigned edge, unsigned node) {
    return r->ends[edge][0] ^ r->ends[edge][1] ^ node;
}
static inline int is_cut(const routes *r, unsigned node) {
    return CATAN__RULE(B_73, set_has(r->cuts, node), 0);
}

static unsigned longest_of(const routes *r, unused own, unsigned node, const uint64_t *ways);

/* The longest way on from a node over unused pieces, whatever stands on it. Walks as long as there
 * is but one way; tries each where the trail forks. */
static unsigned longest_from(const routes *r, unused own, unsigned node) {
    for (unsigned walked = 0;; walked++) {
        const uint64_t *at = r->node_edges + (size_t)node * W_EDGES;
        uint64_t ways[W_EDGES], any = 0, more = 0;
        unsigned where = 0;
        for (unsigned i = 0; i < W_EDGES; i++) {
            ways[i] = own.w[i] & at[i];
            more |= (ways[i] & (ways[i] - 1)) | (any != 0 ? ways[i] : 0);
            where = ways[i] != 0 ? i : where;
            any |= ways[i];
        }
        if (any == 0 || (walked != 0 && is_cut(r, node))) {
            return walked;
        }
        if (more != 0) {
            return walked + longest_of(r, own, node, ways);
        }
        unsigned edge = 64 * where + catan__lowest(ways[where]);
        own.w[where] ^= ways[where];
        own.count--;
        node = other_end(r, edge, node);
    }
}

/* The longest of several ways on. */
static unsigned longest_of(const routes *r, unused own, unsigned node, const uint64_t *ways) {
    unsigned best = 0;
    for (unsigned i = 0; i < W_EDGES; i++) {
        for (uint64_t left = ways[i]; left != 0 && best < own.count; left &= left - 1) {
            unsigned edge = 64 * i + catan__lowest(left), next = other_end(r, edge, node);
            unsigned on = is_cut(r, next) ? 0 : longest_from(r, without(own, edge), next);
            best = CATAN__RULE(B_72, 1 + on > best ? 1 + on : best, best + 1 + on);
        }
    }
    return best;
}

/* Walks every trail that leaves `node`; for each, the best way on at the other end `far`. */
static unsigned longest_joined(const routes *r, unused own, unsigned node, unsigned far) {
    const uint64_t *at = r->node_edges + (size_t)node * W_EDGES;
    unsigned best = longest_from(r, own, far);
    for (unsigned i = 0; i < W_EDGES; i++) {
        for (uint64_t left = own.w[i] & at[i]; left != 0 && best < own.count; left &= left - 1) {
            unsigned edge = 64 * i + catan__lowest(left), next = other_end(r, edge, node);
            unused rest = without(own, edge);
            unsigned length = 1 + (is_cut(r, next) ? longest_from(r, rest, far)
                                                   : longest_joined(r, rest, next, far));
            best = length > best ? length : best;
        }
    }
    return best;
}

/* Whether a trail that comes to `node` can go on. */
static int goes_on(const routes *r, const unused *own, unsigned node) {
    const uint64_t *at = r->node_edges + (size_t)node * W_EDGES;
    uint64_t any = 0;
    for (unsigned i = 0; i < W_EDGES; i++) {
        any |= own->w[i] & at[i];
    }
    return any != 0 && !is_cut(r, node);
}

/* The longest trail that uses `edge`: what a new piece can make longer. */
static unsigned longest_route_through(const catan_state *st, unsigned seat, unsigned edge) {
    routes r;
    unused own;
    begin_routes(&r, &own, st, seat);
    own = without(own, edge);
    unsigned a = r.ends[edge][0], b = r.ends[edge][1];
    int from_a = goes_on(&r, &own, a), from_b = goes_on(&r, &own, b);
    if (from_a && from_b) {
        return 1 + longest_joined(&r, own, a, b);
    }
    return from_a || from_b ? 1 + longest_from(&r, own, from_a ? a : b) : 1;
}

static unsigned longest_route(const catan_state *st, unsigned seat) {
    routes r;
    unused own;
    begin_routes(&r, &own, st, seat);
    unsigned best = 0;
    for (unsigned i = 0; i < W_EDGES; i++) {
        for (uint64_t left = own.w[i]; left != 0 && best < own.count; left &= left - 1) {
            unsigned edge = 64 * i + catan__lowest(left);
            for (unsigned j = 0; j < 2; j++) {
                unsigned length = longest_from(&r, own, r.ends[edge][j]);
                best = length > best ? length : best;
            }
        }
    }
    return best;
}
