/* Walking an own route: included twice by routes.c, for games with roads alone (MIXED 0, the fast
 * way) and for games that have ships, too (MIXED 1): there a trail changes between road and ship
 * only at an own building (S-40). WALK(name) names the functions. */

#if MIXED
#define ARRIVED , int by_ship /* by what the trail comes to the node */
#define BY(value) , value
#else
#define ARRIVED
#define BY(value)
#endif

/* Those pieces with which a trail that comes to `node` goes on. */
static inline unused WALK(ways_from)(const routes *r, unused own, unsigned node ARRIVED) {
    const uint64_t *at = r->node_edges + (size_t)node * W_EDGES;
    for (unsigned i = 0; i < W_EDGES; i++) {
        own.w[i] &= at[i];
    }
#if MIXED
    if (!set_has(r->joins, node)) {
        for (unsigned i = 0; i < W_EDGES; i++) {
            own.w[i] &= by_ship ? r->ships.w[i] : ~r->ships.w[i];
        }
    }
#endif
    return own;
}

static unsigned WALK(longest_of)(const routes *r, unused own, unsigned count,
                                 unsigned node ARRIVED);

/* The longest way on from a node over `count` unused pieces, whatever stands on it. Walks as long
 * as there is but one way; tries each where the trail forks. */
static unsigned WALK(longest_from)(const routes *r, unused own, unsigned count,
                                   unsigned node ARRIVED) {
    for (unsigned walked = 0;; walked++) {
        unused ways = WALK(ways_from)(r, own, node BY(by_ship));
        if (!is_some(ways) || (walked != 0 && is_cut(r, node))) {
            return walked;
        }
        if (is_several(ways)) {
            return walked + WALK(longest_of)(r, own, count - walked, node BY(by_ship));
        }
        unsigned edge = one_of(ways);
        node = other_end(r, edge, node);
#if MIXED
        by_ship = is_ship(r, edge);
#endif
        for (unsigned i = 0; i < W_EDGES; i++) {
            own.w[i] ^= ways.w[i];
        }
    }
}

/* The longest of several ways on. */
static unsigned WALK(longest_of)(const routes *r, unused own, unsigned count,
                                 unsigned node ARRIVED) {
    unsigned best = 0;
    for (unused ways = WALK(ways_from)(r, own, node BY(by_ship)); is_some(ways) && best < count;) {
        unsigned edge = one_of(ways), next = other_end(r, edge, node);
        unsigned on = is_cut(r, next) ? 0
                                      : WALK(longest_from)(r, without(own, edge), count - 1,
                                                           next BY(is_ship(r, edge)));
        best = CATAN__RULE(B_72, 1 + on > best ? 1 + on : best, best + 1 + on);
        ways = without(ways, edge);
    }
    return best;
}

/* Walks every trail that leaves `node`; for each, the best way on at the other end `far`, where the
 * piece between them lies. */
static unsigned WALK(longest_joined)(const routes *r, unused own, unsigned count, unsigned node,
                                     unsigned far ARRIVED BY(int far_by_ship)) {
    unsigned best = WALK(longest_from)(r, own, count, far BY(far_by_ship));
    for (unused ways = WALK(ways_from)(r, own, node BY(by_ship)); is_some(ways) && best < count;) {
        unsigned edge = one_of(ways), next = other_end(r, edge, node);
        unused rest = without(own, edge);
        unsigned on = is_cut(r, next)
                          ? WALK(longest_from)(r, rest, count - 1, far BY(far_by_ship))
                          : WALK(longest_joined)(r, rest, count - 1, next,
                                                 far BY(is_ship(r, edge)) BY(far_by_ship));
        best = 1 + on > best ? 1 + on : best;
        ways = without(ways, edge);
    }
    return best;
}

/* Whether a trail that comes to `node` can go on. */
static int WALK(goes_on)(const routes *r, unused own, unsigned node ARRIVED) {
    return is_some(WALK(ways_from)(r, own, node BY(by_ship))) && !is_cut(r, node);
}

/* The longest trail that uses `edge`: what a new piece can make longer. */
static unsigned WALK(longest_through)(const routes *r, unused own, unsigned count, unsigned edge) {
    unsigned a = r->ends[edge][0], b = r->ends[edge][1];
    own = without(own, edge);
    int from_a = WALK(goes_on)(r, own, a BY(is_ship(r, edge))),
        from_b = WALK(goes_on)(r, own, b BY(is_ship(r, edge)));
    if (from_a && from_b) {
        return 1 + WALK(longest_joined)(r, own, count - 1, a,
                                        b BY(is_ship(r, edge)) BY(is_ship(r, edge)));
    }
    return from_a || from_b
               ? 1 + WALK(longest_from)(r, own, count - 1, from_a ? a : b BY(is_ship(r, edge)))
               : 1;
}

#undef ARRIVED
#undef BY
