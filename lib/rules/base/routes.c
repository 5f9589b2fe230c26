/* The longest road: a trail of own road pieces, each used once, nodes free to repeat, cut by others (B-72, B-73). */
#include "rules/base/base.h"

typedef struct trail {
    const catan_state *st;
    uint64_t own[W_EDGES]; /* pieces not used by the trail so far */
    uint64_t cuts[W_NODES];
    unsigned left; /* how many these are */
} trail;

static void begin_trail(trail *t, const catan_state *st, unsigned seat) {
    t->st = st;
    t->left = st->game->set.roads - stock(st, seat, K_ROADS);
    for (unsigned i = 0; i < W_EDGES; i++) {
        t->own[i] = seat_word(st, seat, S_ROADS + i);
    }
    route_cuts(st, seat, t->cuts);
}

static inline void use_edge(trail *t, unsigned e) {
    t->own[e / 64] ^= CATAN__BIT(e % 64);
    t->left--;
}
static inline void free_edge(trail *t, unsigned e) {
    t->own[e / 64] ^= CATAN__BIT(e % 64);
    t->left++;
}

/* The longest continuation from a node over unused pieces; `first`: the trail begins here, so that a cut does not matter. */
static unsigned longest_from(trail *t, unsigned node, int first) {
    if (!first && set_has(t->cuts, node)) {
        return 0;
    }
    const catan__board *b = &t->st->game->board;
    unsigned best = 0;
    for (unsigned i = 0; i < 3 && b->node_edges[node][i] != CATAN__NO && best < t->left; i++) {
        unsigned e = b->node_edges[node][i];
        if (set_has(t->own, e)) {
            use_edge(t, e);
            unsigned length = 1 + longest_from(t, b->node_near[node][i], 0);
            free_edge(t, e);
            best = length > best ? length : best;
        }
    }
    return best;
}

/* Walks every trail that leaves `node`; for each, the best way on at the other end `far`. */
static unsigned longest_joined(trail *t, unsigned node, unsigned far) {
    unsigned best = longest_from(t, far, 0);
    if (set_has(t->cuts, node)) {
        return best;
    }
    const catan__board *b = &t->st->game->board;
    for (unsigned i = 0; i < 3 && b->node_edges[node][i] != CATAN__NO && best < t->left; i++) {
        unsigned e = b->node_edges[node][i];
        if (set_has(t->own, e)) {
            use_edge(t, e);
            unsigned length = 1 + longest_joined(t, b->node_near[node][i], far);
            free_edge(t, e);
            best = length > best ? length : best;
        }
    }
    return best;
}

static int goes_on(const trail *t, unsigned node) {
    const uint16_t *edges = t->st->game->board.node_edges[node];
    for (unsigned i = 0; i < 3 && edges[i] != CATAN__NO; i++) {
        if (set_has(t->own, edges[i])) {
            return !set_has(t->cuts, node);
        }
    }
    return 0;
}

/* The longest trail that uses `edge`: what a new piece can make longer. */
static unsigned longest_route_through(const catan_state *st, unsigned seat, unsigned edge) {
    trail t;
    begin_trail(&t, st, seat);
    const uint16_t *ends = st->game->board.edge_nodes[edge];
    use_edge(&t, edge);
    if (!goes_on(&t, ends[0])) {
        return 1 + longest_from(&t, ends[1], 0);
    }
    if (!goes_on(&t, ends[1])) {
        return 1 + longest_from(&t, ends[0], 0);
    }
    return 1 + longest_joined(&t, ends[0], ends[1]);
}

static unsigned longest_route(const catan_state *st, unsigned seat) {
    trail t;
    begin_trail(&t, st, seat);
    unsigned best = 0;
    for (unsigned i = 0; i < W_EDGES; i++) {
        for (uint64_t left = t.own[i]; left != 0 && best < t.left; left &= left - 1) {
            const uint16_t *ends = st->game->board.edge_nodes[64 * i + catan__lowest(left)];
            for (unsigned j = 0; j < 2; j++) {
                unsigned length = longest_from(&t, ends[j], 1);
                best = length > best ? length : best;
            }
        }
    }
    return best;
}
