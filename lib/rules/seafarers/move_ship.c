/* Moving a ship: taken up, then put elsewhere (S-20 to S-24). */
#include "rules/seafarers/seafarers.h"

/* Where a ship can be put once this one is taken up, its own place apart (S-23): whether there is
 * anything. Taking it up opens nothing, and closes at most the two places at each of its ends that
 * only it leads to; so that with more there is always one. */
static int can_be_put(const catan_state *st, unsigned seat, unsigned edge) {
    argset sites;
    uint64_t blocked[W_NODES], nodes[W_NODES], ships[W_EDGES];
    ship_sites(st, seat, &sites);
    if (args_count(&sites) > 4) {
        return 1;
    }
    memcpy(ships, ships_of(st, seat), sizeof ships);
    ships[edge / 64] &= ~CATAN__BIT(edge % 64);
    ship_ends(st, seat, ships, nodes);
    reach_blocks(st, seat, blocked);
    for (unsigned i = 0; i < W_NODES; i++) {
        nodes[i] = (nodes[i] & ~blocked[i]) | seat_word(st, seat, S_BUILT + i);
    }
    for (unsigned i = 0; i < W_EDGES; i++) {
        for (uint64_t w = sites.w[i]; w != 0; w &= w - 1) {
            const uint16_t *ends = st->game->board.edge_nodes[64 * i + catan__lowest(w)];
            if (set_has(nodes, ends[0]) || set_has(nodes, ends[1])) {
                return 1;
            }
        }
    }
    return 0;
}

/* Whether something of a module would be cut off with the ship (CS-12). */
static int holds_others(const catan_state *st, unsigned seat, unsigned edge) {
    int holds = 0;
    FOR_HOOK(st, hangs, m) { holds |= m->hangs(st, seat, edge); }
    return holds;
}

/* Ships that the turn and the pirate leave free to move (S-22). */
static void free_to_move(const catan_state *st, argset *ships) {
    const uint64_t *pirate = pirate_edges(st);
    for (unsigned i = 0; i < W_EDGES; i++) {
        ships->w[i] &= ~CATAN__RULE(S_22, word(st, sea_word(st, SEA_FRESH_SHIPS, 0) + i), 0);
        ships->w[i] &= pirate != NULL ? ~pirate[i] : ~UINT64_C(0);
    }
}

static void sites_lift_ship(const catan_state *st, unsigned seat, argset *out) {
    if (sea_lane(st, SEA_SHIP_MOVED, 0) != 0) {
        *out = args_none();
        return;
    }
    argset of_rings;
    movable_ships(st, seat, out, &of_rings);
    for (unsigned i = 0; i < W_EDGES; i++) {
        out->w[i] |= of_rings.w[i];
    }
    free_to_move(st, out);
    for (unsigned i = 0; i < W_EDGES; i++) {
        for (uint64_t w = out->w[i]; w != 0; w &= w - 1) {
            unsigned edge = 64 * i + catan__lowest(w);
            int ring = set_has(of_rings.w, edge); /* nothing hangs on the end of a line */
            if ((ring && CATAN__RULE(E92, is_needed(st, seat, edge), 0)) ||
                holds_others(st, seat, edge) || !can_be_put(st, seat, edge)) {
                out->w[i] &= ~(w & (0 - w));
            }
        }
    }
}

static int32_t why_lift_ship(const catan_state *st, unsigned seat, unsigned edge) {
    argset ends, rings;
    if (!set_has(ships_of(st, seat), edge)) {
        return CATAN_E_NO_SHIP;
    }
    if (sea_lane(st, SEA_SHIP_MOVED, 0) != 0) {
        return CATAN_E_SHIP_MOVED;
    }
    if (set_has(words(st, sea_word(st, SEA_FRESH_SHIPS, 0)), edge)) {
        return CATAN_E_SHIP_FRESH;
    }
    if (is_pirates(st, edge)) {
        return CATAN_E_PIRATE;
    }
    movable_ships(st, seat, &ends, &rings);
    if (!set_has(ends.w, edge) && !set_has(rings.w, edge)) {
        return CATAN_E_SHIP_CLOSED;
    }
    if (holds_others(st, seat, edge)) {
        return CATAN_E_STRANDED;
    }
    return is_needed(st, seat, edge) ? CATAN_E_SHIP_NEEDED : CATAN_E_CANNOT_COMPLETE;
}

/* While the ship is in the hand nothing is judged (G-9). */
static void play_lift_ship(catan_state *st, unsigned seat, unsigned edge) {
    push_task(st, catan__task(CATAN__TASK_MOVE_SHIP, seat, 0, 0, edge, 0));
    hold_judgement(st);
    take_ship_up(st, seat, edge);
}

static void sites_put_ship(const catan_state *st, unsigned seat, argset *out) {
    unsigned from = catan__task_a(top_task(st));
    ship_sites(st, seat, out);
    out->w[from / 64] &= ~CATAN__RULE(S_23, CATAN__BIT(from % 64), 0);
}
static int32_t why_put_ship(const catan_state *st, unsigned seat, unsigned edge) {
    return edge == catan__task_a(top_task(st)) ? CATAN_E_SAME_PLACE : why_ship_site(st, seat, edge);
}
static void play_put_ship(catan_state *st, unsigned seat, unsigned edge) {
    pop_task(st);
    put_sea_lane(st, SEA_SHIP_MOVED, 0, 1);
    place_ship(st, seat, edge);
    release_judgement(st);
}
