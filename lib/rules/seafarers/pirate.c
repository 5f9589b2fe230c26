/* The pirate: moved instead of the robber, steals from ships (S-60 to S-63). */
#include "rules/seafarers/seafarers.h"

static void sites_move_pirate(const catan_state *st, unsigned seat, argset *out) {
    unsigned here = pirate_hex(st);
    (void)seat;
    *out = args_none();
    for (unsigned i = 0; i < W_HEXES && may_move(st) != MOVES_ROBBER; i++) {
        out->w[i] = sea_hexes(st)[i];
    }
    if (CATAN__RULE(S_60, here != NO_HEX, 0)) {
        out->w[here / 64] &= ~CATAN__BIT(here % 64);
    }
}
static int32_t why_move_pirate(const catan_state *st, unsigned seat, unsigned hex) {
    (void)seat;
    if (may_move(st) == MOVES_ROBBER) {
        return CATAN_E_NO_PIRATE;
    }
    return set_has(sea_hexes(st), hex) ? CATAN_E_SAME_HEX : CATAN_E_NOT_SEA;
}
static void play_move_pirate(catan_state *st, unsigned seat, unsigned hex) {
    put_sea_lane(st, SEA_PIRATE, 0, hex);
    ask_victim(st, seat, ROBS_OTHERWISE);
}

/* Opponents with a ship on an edge of his hex (S-61). */
static unsigned pirate_victims(const catan_state *st, unsigned seat) {
    const uint64_t *edges = pirate_edges(st);
    unsigned seats = 0;
    for (unsigned other = 0; edges != NULL && other < st->game->set.players; other++) {
        uint64_t ships = 0;
        for (unsigned i = 0; i < W_EDGES; i++) {
            ships |= edges[i] & ships_of(st, other)[i];
        }
        seats |= (unsigned)(ships != 0) << other;
    }
    return CATAN__RULE(S_61, seats & ~(1U << seat), 0);
}
