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

/* What each piece leads to at its ends: any at an own building, else those of its sort. */
static void join_web(web *w, const catan_state *st, unsigned seat) {
    uint64_t cuts[W_NODES], at[64 * W_NODES]; /* pieces by node */
    route_cuts(st, seat, cuts);
    for (unsigned i = 0; i < w->count; i++) {
        at[w->ends[i][0]] = at[w->ends[i][1]] = 0;
    }
    for (unsigned i = 0; i < w->count; i++) {
        at[w->ends[i][0]] |= CATAN__BIT(i);
        at[w->ends[i][1]] |= CATAN__BIT(i);
    }
    for (unsigned i = 0; i < w->count; i++) {
        uint64_t same = (w->ships >> i & 1) != 0 ? w->ships : ~w->ships;
        for (unsigned j = 0; j < 2; j++) {
            unsigned node = w->ends[i][j];
            int joined = set_has(words(st, at_seat(seat, S_BUILT)), node);
            int cut = CATAN__RULE(B_73, set_has(cuts, node), 0);
            w->on[i][j] = cut ? 0 : at[node] & (joined ? ~UINT64_C(0) : same) & ~CATAN__BIT(i);
        }
    }
}

static void begin_web(web *w, const catan_state *st, unsigned seat) {
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
    join_web(w, st, seat);
}

/* Which end of a piece lies where another one ends. */
static unsigned end_at(const web *w, unsigned piece, unsigned node) {
    return w->ends[piece][0] != node;
}

/* The longest trail that begins with a piece and leaves it by an end. */
static unsigned longest_after(const web *w, uint64_t unused_pieces, unsigned piece, unsigned end) {
    unsigned best = 0;
    for (uint64_t ways = w->on[piece][end] & unused_pieces; ways != 0; ways &= ways - 1) {
        unsigned next = catan__lowest(ways);
        unsigned far = !end_at(w, next, w->ends[piece][end]);
        unsigned length = longest_after(w, unused_pieces & ~CATAN__BIT(next), next, far);
        best = length > best ? length : best;
    }
    return 1 + best;
}

static int is_one(uint64_t pieces) { return pieces != 0 && (pieces & (pieces - 1)) == 0; }

/* Whether the pieces from one on form a ring in which each leads to one other alone; those that
 * were looked at leave `left`. */
static int is_round(const web *w, unsigned first, uint64_t *left) {
    unsigned piece = first, end = 1;
    do {
        unsigned node = w->ends[piece][end];
        if (!is_one(w->on[piece][end])) {
            return 0;
        }
        piece = catan__lowest(w->on[piece][end]);
        end = !end_at(w, piece, node);
        *left &= ~CATAN__BIT(piece);
    } while (piece != first);
    return 1;
}

/* Where a longest trail begins is told at longest_mixed(): not behind just one piece, but for
 * rings.
 */
static unsigned longest_crossing(const catan_state *st, unsigned seat) {
    web w;
    unsigned best = 0;
    begin_web(&w, st, seat);
    uint64_t all = w.count == 64 ? ~UINT64_C(0) : CATAN__BIT(w.count) - 1, rings = all;
    for (unsigned i = 0; i < w.count; i++) {
        for (unsigned end = 0; end < 2 && best < w.count; end++) {
            if (!is_one(w.on[i][!end])) {
                unsigned length = longest_after(&w, all & ~CATAN__BIT(i), i, end);
                best = length > best ? length : best;
                rings &= ~CATAN__BIT(i);
            }
        }
    }
    while (rings != 0 && best < w.count) {
        unsigned piece = catan__lowest(rings);
        rings &= rings - 1;
        if (is_round(&w, piece, &rings)) {
            unsigned length = longest_after(&w, all & ~CATAN__BIT(piece), piece, 1);
            best = length > best ? length : best;
        }
    }
    return best;
}
