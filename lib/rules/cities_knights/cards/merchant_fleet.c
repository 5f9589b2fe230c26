/* Merchant fleet: two for one in a kind, for the rest of the turn (C-131). */
#include "rules/cities_knights/cards/cards.h"

/* Kinds that still trade for more: the others would be named without effect (C-90). */
static void targets_merchant_fleet(const catan_state *st, unsigned seat, argset *out) {
    unsigned dearer = catan__lanes_mask(catan__lanes_ge(rates_of(st, seat), CATAN__LANES(3)));
    *out = args_one(CATAN__RULE(C_90, dearer, 0xffU));
}
static int32_t why_no_merchant_fleet(const catan_state *st, unsigned seat, unsigned card) {
    (void)seat;
    return ck_lane(st, CK_FLEET, 0) >> card & 1 ? CATAN_E_CARD_LIMIT : CATAN_E_NO_EFFECT;
}
static void use_merchant_fleet(catan_state *st, unsigned seat, unsigned card) {
    (void)seat;
    put_ck_lane(st, CK_FLEET, 0, ck_lane(st, CK_FLEET, 0) | CATAN__RULE(C_131, 1U << card, 0));
}
CATAN__CARD(MERCHANT_FLEET, merchant_fleet)
