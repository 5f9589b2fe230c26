/* Medicine: a city for two ore and a grain (C-117). */
#include "rules/cities_knights/cards/cards.h"

#define MEDICINE_PRICE (CATAN__LANE(CATAN_ORE, 2) + CATAN__LANE(CATAN_GRAIN, 1))

static uint64_t price_play_medicine(const catan_state *st, unsigned seat, unsigned node) {
    (void)st, (void)seat, (void)node;
    return MEDICINE_PRICE;
}

/* A turned city comes first, and needs no piece (C-77). */
static void targets_medicine(const catan_state *st, unsigned seat, argset *out) {
    int turned = must_restore(st, seat);
    int can = can_pay(st, seat, MEDICINE_PRICE) && (turned || stock(st, seat, K_CITIES) != 0);
    for (unsigned i = 0; can && i < W_NODES; i++) {
        out->w[i] = turned ? seat_word(st, seat, S_BUILT + i) & turned_cities(st, i)
                           : city_sites(st, seat, i);
    }
}
static int32_t why_no_medicine(const catan_state *st, unsigned seat, unsigned node) {
    int turned = must_restore(st, seat);
    if (!turned && stock(st, seat, K_CITIES) == 0) {
        return CATAN_E_NO_PIECE;
    }
    if (!can_pay(st, seat, MEDICINE_PRICE)) {
        return CATAN_E_CANNOT_PAY;
    }
    return turned && set_has(words(st, at_seat(seat, S_BUILT)), node) &&
                   !set_has(words(st, P_CITIES), node)
               ? CATAN_E_RESTORE_FIRST
               : CATAN_E_NO_SETTLEMENT;
}
static void use_medicine(catan_state *st, unsigned seat, unsigned node) {
    pay(st, seat, CATAN__RULE(C_117, MEDICINE_PRICE, 0), CATAN_REASON_PAID);
    if (set_has(words(st, st->game->turned_word), node)) {
        turn_back(st, seat, node);
    } else {
        place_city(st, seat, node);
    }
}
CATAN__CARD(MEDICINE, medicine)
