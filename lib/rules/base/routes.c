/* The longest road: a trail of own road pieces, each used once, nodes free to repeat, cut by others
 * (B-72, B-73). */
#include "rules/base/base.h"

/* Own pieces that a trail has not used yet. As narrow a set as most boards have travels in
 * registers; so nothing here takes its address or a word of it by a variable. */
typedef struct unused {
    uint64_t w[W_EDGES];
} unused;

typedef struct routes {
    const uint64_t *node_edges;
    const uint16_t (*ends)[2];
    uint64_t cuts[W_NODES];
} routes;

/* @return how many pieces there are: no trail is longer */
static unsigned begin_routes(routes *r, unused *own, const catan_state *st, unsigned seat) {
    unsigned count = 0;
    r->node_edges = st->game->node_edges;
    r->ends = st->game->board.edge_nodes;
    route_cuts(st, seat, r->cuts);
    for (unsigned i = 0; i < W_EDGES; i++) {
        own->w[i] = seat_word(st, seat, S_ROADS + i);
        count += catan__popcount(own->w[i]);
    }
    return count;
}

static inline unused without(unused own, unsigned edge) {
    for (unsigned i = 0; i < W_EDGES; i++) {
        own.w[i] &= ~((uint64_t)(edge / 64 == i) << (edge % 64));
    }
    return own;
}
/* Those at a node. */
static inline unused ways_from(const routes *r, unused own, unsigned node) {
    const uint64_t *at = r->node_edges + (size_t)node * W_EDGES;
    for (unsigned i = 0; i < W_EDGES; i++) {
        own.w[i] &= at[i];
    }
    return own;
}
static inline int is_some(unused set) {
    uint64_t any = 0;
    for (unsigned i = 0; i < W_EDGES; i++) {
        any |= set.w[i];
    }
    return any != 0;
}
static inline int is_several(unused set) {
    uint64_t any = 0, more = 0;
    for (unsigned i = 0; i < W_EDGES; i++) {
        more |= (set.w[i] & (set.w[i] - 1)) | (any != 0 ? set.w[i] : 0);
        any |= set.w[i];
    }
    return more != 0;
}
/* Any one of a set that is not empty. */
static inline unsigned one_of(unused set) {
    unsigned edge = 0;
    for (unsigned i = 0; i < W_EDGES; i++) {
        edge = set.w[i] != 0 ? 64 * i + catan__lowest(set.w[i]) : edge;
    }
    return edge;
}
static inline unsigned other_end(const routes *r, unsigned edge, unsigned node) {
    return r->ends[edge][0] ^ r->ends[edge][1] ^ node;
}
static inline int is_cut(const routes *r, unsigned node) {
    return CATAN__RULE(B_73, set_has(r->cuts, node), 0);
}

static unsigned longest_of(const routes *r, unused own, unsigned count, unsigned node);

/* The longest way on from a node over `count` unused pieces, whatever stands on it. Walks as long
 * as there is but one way; tries each where the trail forks. */
static unsigned longest_from(const routes *r, unused own, unsigned count, unsigned node) {
    for (unsigned walked = 0;; walked++) {
        unused ways = ways_from(r, own, node);
        if (!is_some(ways) || (walked != 0 && is_cut(r, node))) {
            return walked;
        }
        if (is_several(ways)) {
            return walked + longest_of(r, own, count - walked, node);
        }
        node = other_end(r, one_of(ways), node);
        for (unsigned i = 0; i < W_EDGES; i++) {
            own.w[i] ^= ways.w[i];
        }
    }
}

/* The longest of several ways on. */
static unsigned longest_of(const routes *r, unused own, unsigned count, unsigned node) {
    unsigned best = 0;
    for (unused ways = ways_from(r, own, node); is_some(ways) && best < count;) {
        unsigned edge = one_of(ways), next = other_end(r, edge, node);
        unsigned on = is_cut(r, next) ? 0 : longest_from(r, without(own, edge), count - 1, next);
        best = CATAN__RULE(B_72, 1 + on > best ? 1 + on : best, best + 1 + on);
        ways = without(ways, edge);
    }
    return best;
}

/* Walks every trail that leaves `node`; for each, the best way on at the other end `far`. */
static unsigned longest_joined(const routes *r, unused own, unsigned count, unsigned node,
                               unsigned far) {
    unsigned best = longest_from(r, own, count, far);
    for (unused ways = ways_from(r, own, node); is_some(ways) && best < count;) {
        unsigned edge = one_of(ways), next = other_end(r, edge, node);
        unused rest = without(own, edge);
        unsigned on = is_cut(r, next) ? longest_from(r, rest, count - 1, far)
                                      : longest_joined(r, rest, count - 1, next, far);
        best = 1 + on > best ? 1 + on : best;
        ways = without(ways, edge);
    }
    return best;
}

/* Whether a trail that comes to `node` can go on. */
static int goes_on(const routes *r, unused own, unsigned node) {
    return is_some(ways_from(r, own, node)) && !is_cut(r, node);
}

/* The longest trail that uses `edge`: what a new piece can make longer. */
static unsigned longest_route_through(const catan_state *st, unsigned seat, unsigned edge) {
    routes r;
    unused own;
    unsigned count = begin_routes(&r, &own, st, seat) - 1;
    own = without(own, edge);
    unsigned a = r.ends[edge][0], b = r.ends[edge][1];
    int from_a = goes_on(&r, own, a), from_b = goes_on(&r, own, b);
    if (from_a && from_b) {
        return 1 + longest_joined(&r, own, count, a, b);
    }
    return from_a || from_b ? 1 + longest_from(&r, own, count, from_a ? a : b) : 1;
}

static unsigned longest_route(const catan_state *st, unsigned seat) {
    routes r;
    unused own;
    unsigned count = begin_routes(&r, &own, st, seat), best = 0;
    for (unused left = own; is_some(left) && best < count;) {
        unsigned edge = one_of(left);
        for (unsigned j = 0; j < 2; j++) {
            unsigned length = longest_from(&r, own, count, r.ends[edge][j]);
            best = length > best ? length : best;
        }
        left = without(left, edge);
    }
    return best;
}
