/* The longest route where some roads lie on no edge (the hook `crossings`): the same rules, walked
 * piece by piece over what each leads to (B-72, B-73, S-40). */
#include "rules/base/base.h"

enum { WEB_MOST = 64 };

typedef struct web {
    unsigned count;
    uint64_t ships;             /* which of the pieces are */
    uint16_t ends[WEB_MOST][2]; /* nodes */
    uint64_t on[WEB_MOST][2];   /* pieces that a trail which leaves by that end goes on with */
} web;

static void add_pieces(web *w, const catan_state *st, const uint64_t *edges, int ships) {
    for (unsigned i = 0; i < W_EDGES; i++) {
        for (uint64_t left = edges[i]; left != 0 && w->count < WEB_MOST; left &= left - 1) {
            memcpy(w->ends[w->count], st->game->board.edge_nodes[64 * i + catan__lowest(left)],
                   sizeof *w->ends);
            w->ships |= (uint64_t)(ships != 0) << w->count++;
        }
    }
}

/* The pieces that lead on from one at a node: any at an own building, else those of its sort. */
static uint64_t leads_on(const web *w, const catan_state *st, unsigned seat, unsigned piece,
                         unsigned node) {
    uint64_t on = 0;
    int joined = set_has(words(st, at_seat(seat, S_BUILT)), node);
    for (unsigned other = 0; other < w->count; other++) {
        int same = (w->ships >> other & 1) == (w->ships >> piece & 1);
        int there = w->ends[other][0] == node || w->ends[other][1] == node;
        on |= (uint64_t)(other != piece && there && (same || joined)) << other;
    }
    return on;
}

static void begin_web(web *w, const catan_state *st, unsigned seat) {
    uint64_t cuts[W_NODES];
    w->count = 0;
    w->ships = 0;
    add_pieces(w, st, words(st, at_seat(seat, S_ROADS)), 0);
    if (has_ships(st)) {
        add_pieces(w, st, ships_of(st, seat), 1);
    }
    FOR_HOOK(st, crossings, m) {
        uint16_t ends[MAX_CROSSINGS][2];
        for (unsigned n = m->crossings(st, seat, ends); n-- > 0 && w->count < WEB_MOST;) {
            memcpy(w->ends[w->count++], ends[n], sizeof *ends);
        }
    }
    route_cuts(st, seat, cuts);
    for (unsigned i = 0; i < w->count; i++) {
        for (unsigned j = 0; j < 2; j++) {
            unsigned node = w->ends[i][j];
            int cut = CATAN__RULE(B_73, set_has(cuts, node), 0);
            w->on[i][j] = cut ? 0 : leads_on(w, st, seat, i, node);
        }
    }
}

/* The longest trail that begins with a piece and leaves it by an end. */
static unsigned longest_after(const web *w, uint64_t unused_pieces, unsigned piece, unsigned end) {
    unsigned best = 0;
    for (uint64_t ways = w->on[piece][end] & unused_pieces; ways != 0; ways &= ways - 1) {
        unsigned next = catan__lowest(ways);
        unsigned far = w->ends[next][0] == w->ends[piece][end];
        unsigned length = longest_after(w, unused_pieces & ~CATAN__BIT(next), next, far);
        best = length > best ? length : best;
    }
    return 1 + best;
}

static unsigned longest_crossing(const catan_state *st, unsigned seat) {
    web w;
    unsigned best = 0;
    begin_web(&w, st, seat);
    uint64_t all = w.count == 64 ? ~UINT64_C(0) : CATAN__BIT(w.count) - 1;
    for (unsigned i = 0; i < w.count; i++) {
        for (unsigned end = 0; end < 2 && best < w.count; end++) {
            unsigned length = longest_after(&w, all & ~CATAN__BIT(i), i, end);
            best = length > best ? length : best;
        }
    }
    return best;
}
