/* Building and buying in one's turn and in special building (B-50 to B-54). */
#include "rules/base/base.h"

/* Whether a seat has such a piece left: all ones, or 0. No branch: as good as random. */
static inline uint64_t has_piece(const catan_state *st, unsigned seat, unsigned piece) {
    return 0 - (uint64_t)CATAN__RULE(B_51, stock(st, seat, piece) != 0, 1);
}

/* The same with the cards. */
static inline uint64_t can_build(const catan_state *st, unsigned seat, unsigned piece,
                                 unsigned priced) {
    int pays = catan__lanes_hold(hand_of(st, seat), price_of(st, seat, priced));
    return has_piece(st, seat, piece) & (0 - (uint64_t)pays);
}

/* The same as a reason. */
static int32_t why_not_built(const catan_state *st, unsigned seat, unsigned piece,
                             unsigned priced) {
    if (CATAN__RULE(B_51, stock(st, seat, piece) == 0, 0)) {
        return CATAN_E_NO_PIECE;
    }
    return catan__lanes_hold(hand_of(st, seat), price_of(st, seat, priced)) ? CATAN_OK
                                                                            : CATAN_E_CANNOT_PAY;
}

static void sites_build_road(const catan_state *st, unsigned seat, argset *out) {
    uint64_t can = can_build(st, seat, K_ROADS, PRICE_ROAD);
    road_sites(st, seat, out);
    for (unsigned i = 0; i < W_EDGES; i++) {
        out->w[i] &= can;
    }
}
static int32_t why_build_road(const catan_state *st, unsigned seat, unsigned arg) {
    int32_t status = why_not_built(st, seat, K_ROADS, PRICE_ROAD);
    return status != CATAN_OK ? status : why_road_site(st, seat, arg);
}
static uint64_t price_build_road(const catan_state *st, unsigned seat, unsigned arg) {
    (void)arg;
    return price_of(st, seat, PRICE_ROAD);
}
static void play_build_road(catan_state *st, unsigned seat, unsigned edge) {
    pay(st, seat, price_of(st, seat, PRICE_ROAD), CATAN_REASON_PAID);
    place_road(st, seat, edge);
}

static void sites_build_settlement(const catan_state *st, unsigned seat, argset *out) {
    uint64_t can = can_build(st, seat, K_SETTLEMENTS, PRICE_SETTLEMENT);
    settlement_sites(st, seat, out);
    for (unsigned i = 0; i < W_NODES; i++) {
        out->w[i] &= can;
    }
}
static int32_t why_build_settlement(const catan_state *st, unsigned seat, unsigned arg) {
    int32_t status = why_not_built(st, seat, K_SETTLEMENTS, PRICE_SETTLEMENT);
    if (status != CATAN_OK) {
        return status;
    }
    status = why_free_node(st, arg);
    if (status == CATAN_OK || status == CATAN_E_DISTANCE || status == CATAN_E_KNIGHT) {
        return set_has(words(st, at_seat(seat, S_NODES)), arg) ? status : CATAN_E_NOT_CONNECTED;
    }
    return status;
}
static uint64_t price_build_settlement(const catan_state *st, unsigned seat, unsigned arg) {
    (void)arg;
    return price_of(st, seat, PRICE_SETTLEMENT);
}
static void play_build_settlement(catan_state *st, unsigned seat, unsigned node) {
    pay(st, seat, price_of(st, seat, PRICE_SETTLEMENT), CATAN_REASON_PAID);
    place_settlement(st, seat, node);
    FOR_HOOK(st, built, m) { m->built(st, seat, node); }
}

/* A turned city is restored before any other settlement becomes a city (C-77). */
static int must_restore(const catan_state *st, unsigned seat) {
    return CATAN__RULE(C_77, count_turned(st, seat) != 0, 0);
}
static inline uint64_t city_sites(const catan_state *st, unsigned seat, unsigned i) {
    if (has_turned(st) && must_restore(st, seat)) {
        return 0;
    }
    return seat_word(st, seat, S_BUILT + i) & ~word(st, P_CITIES + i);
}
static void sites_build_city(const catan_state *st, unsigned seat, argset *out) {
    uint64_t can = can_build(st, seat, K_CITIES, PRICE_CITY);
    *out = args_none();
    for (unsigned i = 0; i < W_NODES; i++) {
        out->w[i] = city_sites(st, seat, i) & can;
    }
}
static int32_t why_build_city(const catan_state *st, unsigned seat, unsigned arg) {
    int32_t status = why_not_built(st, seat, K_CITIES, PRICE_CITY);
    if (status != CATAN_OK) {
        return status;
    }
    int settlement =
        set_has(words(st, at_seat(seat, S_BUILT)), arg) && !set_has(words(st, P_CITIES), arg);
    return settlement && must_restore(st, seat) ? CATAN_E_RESTORE_FIRST : CATAN_E_NO_SETTLEMENT;
}
static uint64_t price_build_city(const catan_state *st, unsigned seat, unsigned arg) {
    (void)arg;
    return price_of(st, seat, PRICE_CITY);
}
static void play_build_city(catan_state *st, unsigned seat, unsigned node) {
    pay(st, seat, price_of(st, seat, PRICE_CITY), CATAN_REASON_PAID);
    place_city(st, seat, node);
}
