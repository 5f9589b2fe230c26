/* Ships on the board: where they may lie, laying them, taking them up (S-10 to S-16). */
#include "rules/seafarers/seafarers.h"

static inline uint64_t ship_sites_word(const catan_state *st, unsigned seat, unsigned i,
                                       const uint64_t *pirate) {
    uint64_t sites = word(st, at_ship_reach(st, seat) + i) & ~word(st, P_TAKEN + i);
    sites &= CATAN__RULE(S_11, sea_edges(st)[i], ~UINT64_C(0));
    return pirate != NULL ? sites & ~CATAN__RULE(S_16, pirate[i], 0) : sites;
}

static void ship_sites(const catan_state *st, unsigned seat, argset *out) {
    const uint64_t *pirate = pirate_edges(st);
    for (unsigned i = 0; i < W_EDGES; i++) {
        out->w[i] = ship_sites_word(st, seat, i, pirate);
    }
}

static int32_t why_ship_site(const catan_state *st, unsigned seat, unsigned edge) {
    if (set_has(words(st, P_TAKEN), edge)) {
        return CATAN_E_PLACE_TAKEN;
    }
    if (!set_has(sea_edges(st), edge)) {
        return CATAN_E_NOT_SEA;
    }
    if (is_pirates(st, edge)) {
        return CATAN_E_PIRATE;
    }
    return set_has(words(st, at_ship_reach(st, seat)), edge) ? CATAN_OK : CATAN_E_NOT_CONNECTED;
}

static void refresh_ship_reach(catan_state *st, unsigned seat) {
    uint64_t nodes[W_NODES];
    ship_ends(st, seat, ships_of(st, seat), nodes);
    refresh_reach_of(st, seat, at_ship_reach(st, seat), nodes);
}

static void place_ship(catan_state *st, unsigned seat, unsigned edge) {
    const uint16_t *ends = st->game->board.edge_nodes[edge];
    put_bit(st, P_TAKEN, edge);
    put_bit(st, at_ships(st, seat), edge);
    for (unsigned i = 0; i < 2; i++) {
        put_bit(st, at_seat(seat, S_NODES), ends[i]);
        extend_reach(st, seat, at_ship_reach(st, seat), ends[i]);
    }
    rejoin(st, seat);
    put_sea_lane(st, SEA_SHIP_SUPPLY, seat, ship_supply(st, seat) - 1);
    unsigned before = stock(st, seat, K_ROUTE), through = longest_route_through(st, seat, edge);
    put_route(st, seat, through > before ? through : before);
    FOR_HOOK(st, piece_placed, m) { m->piece_placed(st, seat, PIECE_SHIP, edge); }
}

static void take_ship_up(catan_state *st, unsigned seat, unsigned edge) {
    int counts = lift_piece(st, seat, edge, at_ships(st, seat));
    refresh_ship_reach(st, seat);
    rejoin(st, seat);
    put_sea_lane(st, SEA_SHIP_SUPPLY, seat, ship_supply(st, seat) + 1);
    if (counts) {
        put_route(st, seat, longest_route(st, seat));
    }
    FOR_HOOK(st, piece_removed, m) { m->piece_removed(st, seat, PIECE_SHIP, edge); }
}

/* --- what follows from other pieces --- */

/* A settlement leads ships on, too; where a road, on an edge or not, and a ship meet it joins them
 * (S-40, E81). */
static void settlement_at_sea(catan_state *st, unsigned seat, unsigned node) {
    const uint64_t *edges = st->game->node_edges + (size_t)node * W_EDGES;
    uint64_t roads = 0, ships = 0, crossed[W_NODES] = {0};
    add_crossings(st, seat, crossed);
    for (unsigned i = 0; i < W_EDGES; i++) {
        put(st, at_ship_reach(st, seat) + i, word(st, at_ship_reach(st, seat) + i) | edges[i]);
        roads |= edges[i] & seat_word(st, seat, S_ROADS + i);
        ships |= edges[i] & ships_of(st, seat)[i];
    }
    if ((roads != 0 || set_has(crossed, node)) && ships != 0) {
        put_route(st, seat, longest_route(st, seat));
    }
}

/* From the pieces alone: where ships lead, how many are left. Points and routes see to themselves
 * (rules/base/pieces.c). */
static void refresh_ships(catan_state *st) {
    for (unsigned seat = 0; seat < st->game->set.players; seat++) {
        unsigned laid = count_words(ships_of(st, seat), W_EDGES);
        refresh_ship_reach(st, seat);
        put_sea_lane(st, SEA_SHIP_SUPPLY, seat, st->game->set.ships - laid);
    }
}
