/* Building ships: in one's turn and in special building, at the start, by road building (S-10 to
 * S-16, S-32, S-42). */
#include "rules/seafarers/seafarers.h"

/* One lumber, one wool (S-10). */
static uint64_t price_build_ship(const catan_state *st, unsigned seat, unsigned arg) {
    (void)arg;
    uint64_t cost = CATAN__LANE(CATAN_LUMBER, 1) + CATAN__LANE(CATAN_WOOL, 1);
    return changed_price(st, seat, PRICE_SHIP, CATAN__RULE(S_10, cost, 0));
}

/* Built in one's own turn it does not move in it (S-22). */
static void place_new_ship(catan_state *st, unsigned seat, unsigned edge) {
    if (active_seat(st) == seat) {
        put_bit(st, sea_word(st, SEA_FRESH_SHIPS, 0), edge);
    }
    place_ship(st, seat, edge);
}

static void sites_free_ship(const catan_state *st, unsigned seat, argset *out) {
    if (CATAN__RULE(S_1, ship_supply(st, seat) == 0, 0)) {
        *out = args_none();
    } else {
        ship_sites(st, seat, out);
    }
}
static int32_t why_free_ship(const catan_state *st, unsigned seat, unsigned arg) {
    return ship_supply(st, seat) == 0 ? CATAN_E_NO_PIECE : why_ship_site(st, seat, arg);
}
static void play_free_ship(catan_state *st, unsigned seat, unsigned edge) {
    count_free_piece(st, seat);
    place_new_ship(st, seat, edge);
}

static void sites_build_ship(const catan_state *st, unsigned seat, argset *out) {
    if (catan__lanes_hold(hand_of(st, seat), price_build_ship(st, seat, 0))) {
        sites_free_ship(st, seat, out);
    } else {
        *out = args_none();
    }
}
static int32_t why_build_ship(const catan_state *st, unsigned seat, unsigned arg) {
    if (ship_supply(st, seat) == 0) {
        return CATAN_E_NO_PIECE;
    }
    return catan__lanes_hold(hand_of(st, seat), price_build_ship(st, seat, arg))
               ? why_ship_site(st, seat, arg)
               : CATAN_E_CANNOT_PAY;
}
static void play_build_ship(catan_state *st, unsigned seat, unsigned edge) {
    pay(st, seat, price_build_ship(st, seat, edge), CATAN_REASON_PAID);
    place_new_ship(st, seat, edge);
}

/* Beside the settlement just placed, instead of the road (S-32). */
static void sites_setup_ship(const catan_state *st, unsigned seat, argset *out) {
    ship_sites(st, seat, out);
    for (unsigned i = 0; i < W_EDGES; i++) {
        out->w[i] &= CATAN__RULE(S_32, edges_at_start(st)[i], 0);
    }
}
static int32_t why_setup_ship(const catan_state *st, unsigned seat, unsigned arg) {
    int32_t status = why_ship_site(st, seat, arg);
    return status != CATAN_OK ? status : CATAN_E_NOT_CONNECTED;
}
static void play_setup_ship(catan_state *st, unsigned seat, unsigned edge) {
    end_placement(st);
    place_ship(st, seat, edge);
}
