/* Building and buying in one's turn and in special building (B-50 to B-54). */
#include "rules/base/base.h"

/* Whether a seat has the piece and the cards. */
static int32_t why_not_built(const catan_state *st, unsigned seat, unsigned piece,
                             unsigned priced) {
    if (CATAN__RULE(B_51, stock(st, seat, piece) == 0, 0)) {
        return CATAN_E_NO_PIECE;
    }
    return catan__lanes_hold(hand_of(st, seat), price_of(st, seat, priced)) ? CATAN_OK
                                                                            : CATAN_E_CANNOT_PAY;
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

/* Drops, from the moves of a turn or of special building, what hand, supply and cards do not allow:
 * the conditions of the kinds' own sites, for all of them at once and before any set is made. */
static void base_gate(const catan_state *st, unsigned seat, uint64_t *kinds) {
#define KEEP(condition, NAME) ((uint64_t)((condition) != 0) << CATAN_MOVE_##NAME)
    const uint64_t played = KEEP(1, PLAY_KNIGHT) | KEEP(1, PLAY_PLENTY) |
                            KEEP(1, PLAY_ROAD_BUILDING) | KEEP(1, PLAY_MONOPOLY);
    const uint64_t bought = KEEP(1, BUILD_ROAD) | KEEP(1, BUILD_SETTLEMENT) | KEEP(1, BUILD_CITY) |
                            KEEP(1, BUY_DEVELOPMENT) | KEEP(1, TRADE_BANK) | KEEP(1, OFFER_GIVE);
    uint64_t open = kinds[0];
    if (seat_word(st, seat, S_CARDS) == 0) {
        open &= ~played;
    } else {
        unsigned cards = playable_cards(st, seat);
        open &= ~played | KEEP(cards >> CATAN_KNIGHT & 1, PLAY_KNIGHT) |
                KEEP(cards >> CATAN_PLENTY & 1, PLAY_PLENTY) |
                KEEP(cards >> CATAN_ROAD_BUILDING & 1, PLAY_ROAD_BUILDING) |
                KEEP(cards >> CATAN_MONOPOLY & 1, PLAY_MONOPOLY);
    }
    if ((open & KEEP(1, BUILD_ROAD)) != 0 && !hooked(st, HOOK_price)) {
        uint64_t hand = hand_of(st, seat);
        open &= ~bought | KEEP(catan__lanes_hold(hand, base_prices[PRICE_ROAD]), BUILD_ROAD) |
                KEEP(catan__lanes_hold(hand, base_prices[PRICE_SETTLEMENT]), BUILD_SETTLEMENT) |
                KEEP(catan__lanes_hold(hand, base_prices[PRICE_CITY]), BUILD_CITY) |
                KEEP(catan__lanes_hold(hand, base_prices[PRICE_DEVELOPMENT]), BUY_DEVELOPMENT) |
                KEEP(catan__lanes_ge(hand, rates_of(st, seat)), TRADE_BANK) |
                KEEP(st->game->set.trade, OFFER_GIVE);
    }
    kinds[0] = open;
#undef KEEP
}
