/* Lines of ships: which are closed, which ships are ends, which lie on rings (S-20, S-21).
 *
 * A fleet is at most fifteen ships on nodes with three edges, so that plain walks over its paths
 * are short. They are only walked where the ships may form a ring; else an end tells itself. */
#include "rules/seafarers/seafarers.h"

typedef struct fleet {
    const uint64_t *node_edges;
    const uint16_t (*ends)[2];
    uint64_t ships[W_EDGES];
    uint64_t built[W_NODES];  /* own buildings */
    uint64_t closed[W_NODES]; /* these, and what else closes own lines (CS-12) */
} fleet;

static void begin_fleet(fleet *f, const catan_state *st, unsigned seat) {
    f->node_edges = st->game->node_edges;
    f->ends = st->game->board.edge_nodes;
    memcpy(f->ships, ships_of(st, seat), sizeof f->ships);
    memcpy(f->built, words(st, at_seat(seat, S_BUILT)), sizeof f->built);
    memcpy(f->closed, f->built, sizeof f->closed);
    FOR_HOOK(st, closes, m) { m->closes(st, seat, f->closed); }
}

/* Ships at a node, in the fleet. */
static void ships_at(const fleet *f, unsigned node, uint64_t *out) {
    for (unsigned i = 0; i < W_EDGES; i++) {
        out[i] = f->ships[i] & f->node_edges[(size_t)node * W_EDGES + i];
    }
}

/* --- closed lines (S-20) --- */

/* Where a path is to end. */
typedef struct search {
    const fleet *fleet;
    uint64_t seen[W_NODES];
    unsigned edge; /* the ship that the paths lead to, which they do not use */
    unsigned from; /* its other end, for the second half of a path */
    int second;    /* 1: on the second half */
} search;

/* Walks paths from a node to own buildings, passing each node once; at the first building the first
 * half ends and the second begins at the ship's other end. */
static int joins_buildings(search *s, unsigned node) {
    if (set_has(s->seen, node)) {
        return 0;
    }
    s->seen[node / 64] |= CATAN__BIT(node % 64);
    int found = 0;
    if (set_has(s->fleet->closed, node)) {
        found = s->second;
        if (!found) {
            s->second = 1;
            found = joins_buildings(s, s->from);
            s->second = 0;
        }
    } else {
        uint64_t ships[W_EDGES];
        ships_at(s->fleet, node, ships);
        for (unsigned i = 0; i < W_EDGES; i++) {
            for (; ships[i] != 0 && !found; ships[i] &= ships[i] - 1) {
                unsigned edge = 64 * i + catan__lowest(ships[i]);
                const uint16_t *ends = s->fleet->ends[edge];
                found = edge != s->edge &&
                        joins_buildings(s, ends[0] == node ? ends[1] : (unsigned)ends[0]);
            }
        }
    }
    s->seen[node / 64] &= ~CATAN__BIT(node % 64);
    return found;
}

static int closed_in(const fleet *f, unsigned edge) {
    search s = {f, {0}, edge, f->ends[edge][1], 0};
    return joins_buildings(&s, f->ends[edge][0]);
}

/* --- rings (S-21 b) --- */

/* Walks paths from a node to `to` past no own building. */
static int leads_round(search *s, unsigned node, unsigned to) {
    uint64_t ships[W_EDGES];
    int found = 0;
    s->seen[node / 64] |= CATAN__BIT(node % 64);
    ships_at(s->fleet, node, ships);
    for (unsigned i = 0; i < W_EDGES; i++) {
        for (; ships[i] != 0 && !found; ships[i] &= ships[i] - 1) {
            unsigned edge = 64 * i + catan__lowest(ships[i]);
            const uint16_t *ends = s->fleet->ends[edge];
            unsigned next = ends[0] == node ? ends[1] : (unsigned)ends[0];
            if (edge != s->edge && !set_has(s->seen, next)) {
                found =
                    next == to || (!set_has(s->fleet->closed, next) && leads_round(s, next, to));
            }
        }
    }
    s->seen[node / 64] &= ~CATAN__BIT(node % 64);
    return found;
}

/* Whether the ship lies on a ring that passes no own building, or one at most, to which it leads.
 */
static int on_open_ring(const fleet *f, unsigned edge) {
    unsigned a = f->ends[edge][0], b = f->ends[edge][1];
    search s = {f, {0}, edge, 0, 0};
    if (set_has(f->closed, a) && set_has(f->closed, b)) {
        return 0;
    }
    return leads_round(&s, a, b);
}

/* Nodes that at least one of some ships touches, and at least two. */
static void count_ends(const fleet *f, const uint64_t *ships, uint64_t *once, uint64_t *twice) {
    for (unsigned i = 0; i < W_EDGES; i++) {
        for (uint64_t w = ships[i]; w != 0; w &= w - 1) {
            const uint16_t *ends = f->ends[64 * i + catan__lowest(w)];
            for (unsigned j = 0; j < 2; j++) {
                uint64_t bit = CATAN__BIT(ends[j] % 64);
                twice[ends[j] / 64] |= once[ends[j] / 64] & bit;
                once[ends[j] / 64] |= bit;
            }
        }
    }
}

/* Whether the ships can form a ring at all: fewer than six cannot, nor can a forest, which has more
 * nodes than ships. */
static int may_have_ring(const fleet *f) {
    uint64_t left[W_EDGES];
    unsigned count = count_words(f->ships, W_EDGES);
    memcpy(left, f->ships, sizeof left);
    for (int shrinks = 1; shrinks && count >= 6;) { /* ships that lead nowhere fall off */
        uint64_t once[W_NODES] = {0}, twice[W_NODES] = {0};
        shrinks = 0;
        count_ends(f, left, once, twice);
        for (unsigned i = 0; i < W_EDGES; i++) {
            for (uint64_t w = left[i]; w != 0; w &= w - 1) {
                const uint16_t *ends = f->ends[64 * i + catan__lowest(w)];
                if (!set_has(twice, ends[0]) || !set_has(twice, ends[1])) {
                    left[i] &= ~(w & (0 - w));
                    count--;
                    shrinks = 1;
                }
            }
        }
    }
    return count >= 6;
}

/* --- ends (S-21 a) --- */

/* Nodes that more than one ship touches, or something that closes own lines, or where a module lets
 * nobody pass (CS-4) or no ship end: none is free there. */
static void held_nodes(const catan_state *st, unsigned seat, const fleet *f, uint64_t *held) {
    uint64_t once[W_NODES] = {0};
    memcpy(held, f->closed, sizeof f->closed);
    FOR_HOOK(st, blocks, m) { m->blocks(st, seat, held); }
    FOR_HOOK(st, moors, m) { m->moors(st, seat, held); }
    count_ends(f, f->ships, once, held);
}

static void movable_ships(const catan_state *st, unsigned seat, argset *ends_of_lines,
                          argset *of_rings) {
    fleet f;
    uint64_t held[W_NODES];
    begin_fleet(&f, st, seat);
    held_nodes(st, seat, &f, held);
    int rings = may_have_ring(&f);
    *ends_of_lines = *of_rings = args_none();
    for (unsigned i = 0; i < W_EDGES; i++) {
        for (uint64_t w = f.ships[i]; w != 0; w &= w - 1) {
            unsigned edge = 64 * i + catan__lowest(w);
            const uint16_t *ends = f.ends[edge];
            if (!set_has(held, ends[0]) || !set_has(held, ends[1])) {
                ends_of_lines->w[i] |= w & (0 - w);
            } else if (rings && on_open_ring(&f, edge) && !closed_in(&f, edge)) {
                of_rings->w[i] |= w & (0 - w);
            }
        }
    }
}

/* --- what hangs on a ship (E92) --- */

/* Ships that hang together with own buildings, past no opponent's (S-13). */
static void hanging_ships(const catan_state *st, unsigned seat, const fleet *f, uint64_t *out) {
    uint64_t barred[W_NODES], at[W_NODES];
    int grows = 1;
    others_built(st, seat, barred);
    memcpy(at, f->built, sizeof at);
    if (hooked(st, HOOK_joins)) {
        uint64_t roads[W_NODES] = {0};
        add_ends(st, words(st, at_seat(seat, S_ROADS)), roads);
        add_crossings(st, seat, roads);
        add_joins(st, seat, roads, at); /* there ships hang on roads */
    }
    memset(out, 0, W_EDGES * sizeof *out);
    while (grows) {
        grows = 0;
        for (unsigned i = 0; i < W_EDGES; i++) {
            for (uint64_t w = f->ships[i] & ~out[i]; w != 0; w &= w - 1) {
                const uint16_t *ends = f->ends[64 * i + catan__lowest(w)];
                for (unsigned j = 0; j < 2 && (out[i] & w & (0 - w)) == 0; j++) {
                    if (set_has(at, ends[j]) && !set_has(barred, ends[j])) {
                        out[i] |= w & (0 - w);
                        set_add(at, ends[0]);
                        set_add(at, ends[1]);
                        grows = 1;
                    }
                }
            }
        }
    }
}

/* Whether ships would be cut off from every own building if this one were taken up. */
static int is_needed(const catan_state *st, unsigned seat, unsigned edge) {
    fleet f;
    uint64_t before[W_EDGES], after[W_EDGES], lost = 0;
    begin_fleet(&f, st, seat);
    hanging_ships(st, seat, &f, before);
    f.ships[edge / 64] &= ~CATAN__BIT(edge % 64);
    hanging_ships(st, seat, &f, after);
    before[edge / 64] &= ~CATAN__BIT(edge % 64);
    for (unsigned i = 0; i < W_EDGES; i++) {
        lost |= before[i] & ~after[i];
    }
    return lost != 0;
}
