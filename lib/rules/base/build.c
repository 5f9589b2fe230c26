/* Building and buying in one's turn and in special building (B-50 to B-54). */
#include "rules/base/base.h"

/* Whether a seat has the piece and the cards. */
static int32_t why_not_built(const catan_state *st, unsigned seat, unsigned piece, unsigned priced) {
    if (stock(st, seat, piece) == 0) {
        return CATAN_E_NO_PIECE;
    }
    return catan__lanes_hold(hand_of(st, seat), price_of(st, seat, priced)) ? CATAN_OK : CATAN_E_CANNOT_PAY;
}

static void sites_build_road(const catan_state *st, unsigned seat, argset *out) {
    if (why_not_built(st, seat, K_ROADS, PRICE_ROAD) != CATAN_OK) {
        *out = args_none();
    } else {
        road_sites(st, seat, out);
    }
}
static int32_t why_build_road(const catan_state *st, unsigned seat, unsigned arg) {
    int32_t status = why_not_built(st, seat, K_ROADS, PRICE_ROAD);
    return status != CATAN_OK ? status : why_road_site(st, seat, arg);
}
static void play_build_road(catan_state *st, unsigned seat, unsigned edge) {
    pay(st, seat, price_of(st, seat, PRICE_ROAD));
    place_road(st, seat, edge);
}

static void sites_build_settlement(const catan_state *st, unsigned seat, argset *out) {
    if (why_not_built(st, seat, K_SETTLEMENTS, PRICE_SETTLEMENT) != CATAN_OK) {
        *out = args_none();
    } else {
        settlement_sites(st, seat, out);
    }
}
static int32_t why_build_settlement(const catan_state *st, unsigned seat, unsigned arg) {
    int32_t status = why_not_built(st, seat, K_SETTLEMENTS, PRICE_SETTLEMENT);
    if (status != CATAN_OK) {
        return status;
    }
    status = why_free_node(st, arg);
    if (status == CATAN_OK || status == CATAN_E_DISTANCE) {
        return set_has(words(st, at_seat(seat, S_NODES)), arg) ? status : CATAN_E_NOT_CONNECTED;
    }
    return status;
}
static void play_build_settlement(catan_state *st, unsigned seat, unsigned node) {
    pay(st, seat, price_of(st, seat, PRICE_SETTLEMENT));
    place_settlement(st, seat, node);
}

static void sites_build_city(const catan_state *st, unsigned seat, argset *out) {
    *out = args_none();
    if (why_not_built(st, seat, K_CITIES, PRICE_CITY) == CATAN_OK) {
        for (unsigned i = 0; i < W_NODES; i++) {
            out->w[i] = seat_word(st, seat, S_BUILT + i) & ~word(st, P_CITIES + i);
        }
    }
}
static int32_t why_build_city(const catan_state *st, unsigned seat, unsigned arg) {
    (void)arg;
    int32_t status = why_not_built(st, seat, K_CITIES, PRICE_CITY);
    return status != CATAN_OK ? status : CATAN_E_NO_SETTLEMENT;
}
static void play_build_city(catan_state *st, unsigned seat, unsigned node) {
    pay(st, seat, price_of(st, seat, PRICE_CITY));
    place_city(st, seat, node);
}

/* Drops, from the moves of a turn or of special building, what hand and supply do not allow: the same conditions as above, for
 * all kinds at once and before any set of sites is made. */
static void base_gate(const catan_state *st, unsigned seat, uint64_t *kinds) {
    const uint64_t mine = CATAN__BIT(CATAN_MOVE_BUILD_ROAD) | CATAN__BIT(CATAN_MOVE_BUILD_SETTLEMENT) |
                          CATAN__BIT(CATAN_MOVE_BUILD_CITY) | CATAN__BIT(CATAN_MOVE_BUY_DEVELOPMENT);
    const uint64_t cards = CATAN__BIT(CATAN_MOVE_PLAY_KNIGHT) | CATAN__BIT(CATAN_MOVE_PLAY_ROAD_BUILDING) |
                           CATAN__BIT(CATAN_MOVE_PLAY_PLENTY) | CATAN__BIT(CATAN_MOVE_PLAY_MONOPOLY);
    if ((kinds[0] & cards) != 0 && playable_cards(st, seat) == 0) {
        kinds[0] &= ~cards;
    }
    kinds[0] &= st->game->set.trade ? ~UINT64_C(0) : ~CATAN__BIT(CATAN_MOVE_OFFER_GIVE);
    if ((kinds[0] & mine) == 0 || hooked(st, HOOK_price)) {
        return;
    }
    uint64_t hand = hand_of(st, seat), drop = 0;
    drop |= catan__lanes_hold(hand, base_prices[PRICE_ROAD]) ? 0 : CATAN__BIT(CATAN_MOVE_BUILD_ROAD);
    drop |= catan__lanes_hold(hand, base_prices[PRICE_SETTLEMENT]) ? 0 : CATAN__BIT(CATAN_MOVE_BUILD_SETTLEMENT);
    drop |= catan__lanes_hold(hand, base_prices[PRICE_CITY]) ? 0 : CATAN__BIT(CATAN_MOVE_BUILD_CITY);
    drop |= catan__lanes_hold(hand, base_prices[PRICE_DEVELOPMENT]) ? 0 : CATAN__BIT(CATAN_MOVE_BUY_DEVELOPMENT);
    kinds[0] &= ~drop;
}
