/* The longest route: a trail of own pieces, roads or, in games that have them, ships too; each used
 * once, nodes free to repeat, cut by others (B-72, B-73, S-40). */
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
    uint64_t joins[W_NODES]; /* where a trail changes between road and ship: own buildings */
    unused ships;            /* these two only where there are ships */
} routes;

/* @return how many pieces there are: no trail is longer */
static unsigned begin_routes(routes *r, unused *own, const catan_state *st, unsigned seat) {
    unsigned count = 0;
    r->node_edges = st->game->node_edges;
    r->ends = st->game->board.edge_nodes;
    route_cuts(st, seat, r->cuts);
    for (unsigned i = 0; i < W_EDGES; i++) {
        own->w[i] = seat_word(st, seat, S_ROADS + i);
    }
    if (has_ships(st)) {
        for (unsigned i = 0; i < W_EDGES; i++) {
            r->ships.w[i] = ships_of(st, seat)[i];
            own->w[i] |= r->ships.w[i];
        }
        for (unsigned i = 0; i < W_NODES; i++) {
            r->joins[i] = seat_word(st, seat, S_BUILT + i);
        }
    }
    for (unsigned i = 0; i < W_EDGES; i++) {
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
static inline int is_ship(const routes *r, unsigned edge) { return set_has(r->ships.w, edge); }

#define MIXED 0
#define WALK(name) name
#include "rules/base/routes_walk.h"
#undef MIXED
#undef WALK
#define MIXED 1
#define WALK(name) mixed_##name
#include "rules/base/routes_walk.h"
#undef MIXED
#undef WALK

/* Whether some road of a seat lies on no edge. */
static int has_crossings(const catan_state *st, unsigned seat) {
    uint16_t ends[MAX_CROSSINGS][2];
    unsigned count = 0;
    FOR_HOOK(st, crossings, m) { count += m->crossings(st, seat, ends); }
    return count != 0;
}

static unsigned longest_route_through(const catan_state *st, unsigned seat, unsigned edge) {
    if (hooked(st, HOOK_crossings) && has_crossings(st, seat)) {
        return longest_crossing(st, seat); /* no shorter than what was asked for */
    }
    routes r;
    unused own;
    unsigned count = begin_routes(&r, &own, st, seat);
    return has_ships(st) ? mixed_longest_through(&r, own, count, edge)
                         : longest_through(&r, own, count, edge);
}

/* The longest trail that begins at `start` with `edge`, with ships about. */
static unsigned longest_begun(const routes *r, unused own, unsigned count, unsigned edge,
                              unsigned start) {
    unsigned next = other_end(r, edge, start);
    return is_cut(r, next)
               ? 1
               : 1 + mixed_longest_from(r, without(own, edge), count - 1, next, is_ship(r, edge));
}

/* The pieces that could come before `edge` in a trail through `start`. */
static inline unused pieces_before(const routes *r, unused own, unsigned edge, unsigned start) {
    return is_cut(r, start) ? (unused){{0}}
                            : mixed_ways_from(r, without(own, edge), start, is_ship(r, edge));
}

/* Whether the pieces from `edge` on form a ring in which each leads to one other alone; those that
 * were looked at leave `left`. */
static int is_plain_ring(const routes *r, unused own, unsigned edge, unused *left) {
    unsigned piece = edge, node = r->ends[edge][1];
    for (;;) {
        unused next = pieces_before(r, own, piece, node);
        if (!is_some(next) || is_several(next)) {
            return 0;
        }
        piece = one_of(next);
        *left = without(*left, piece);
        if (piece == edge) {
            return 1;
        }
        node = other_end(r, piece, node);
    }
}

/* Every trail that is longest begins where nothing could come before it, or at a fork all of whose
 * pieces it uses, or goes round a ring. So where just one piece could come before none begins. */
static unsigned longest_mixed(const routes *r, unused own, unsigned count) {
    unsigned best = 0;
    unused rings = own;
    for (unused left = own; is_some(left) && best < count;) {
        unsigned edge = one_of(left);
        for (unsigned j = 0; j < 2; j++) {
            unsigned start = r->ends[edge][j];
            unused before = pieces_before(r, own, edge, start);
            if (!is_some(before) || is_several(before)) {
                unsigned length = longest_begun(r, own, count, edge, start);
                best = length > best ? length : best;
                rings = without(rings, edge);
            }
        }
        left = without(left, edge);
    }
    while (is_some(rings) && best < count) {
        unsigned edge = one_of(rings);
        rings = without(rings, edge);
        if (is_plain_ring(r, own, edge, &rings)) {
            unsigned length = longest_begun(r, own, count, edge, r->ends[edge][0]);
            best = length > best ? length : best;
        }
    }
    return best;
}

/* The same with roads alone. */
static unsigned longest_plain(const routes *r, unused own, unsigned count) {
    unsigned best = 0;
    for (unused left = own; is_some(left) && best < count;) {
        unsigned edge = one_of(left);
        for (unsigned j = 0; j < 2; j++) {
            unsigned length = longest_from(r, own, count, r->ends[edge][j]);
            best = length > best ? length : best;
        }
        left = without(left, edge);
    }
    return best;
}

static unsigned longest_route(const catan_state *st, unsigned seat) {
    routes r;
    unused own;
    if (hooked(st, HOOK_crossings) && has_crossings(st, seat)) {
        return longest_crossing(st, seat);
    }
    unsigned count = begin_routes(&r, &own, st, seat);
    return has_ships(st) ? longest_mixed(&r, own, count) : longest_plain(&r, own, count);
}

static unsigned longest_line(const catan_state *st, unsigned seat, const uint64_t *roads) {
    routes r;
    unused own;
    unsigned count = 0;
    begin_routes(&r, &own, st, seat);
    for (unsigned i = 0; i < W_EDGES; i++) {
        own.w[i] = roads[i];
        count += catan__popcount(roads[i]);
    }
    return longest_plain(&r, own, count);
}
