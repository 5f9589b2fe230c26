/* Crane: the next improvement of the turn costs a card less (C-111). */
#include "rules/cities_knights/cards/cards.h"

static void targets_crane(const catan_state *st, unsigned seat, argset *out) {
    int useful = 0;
    for (unsigned track = 0; track < CATAN_TRACKS; track++) {
        useful |= why_not_improved(st, seat, track) == CATAN_OK;
    }
    *out = args_one((uint64_t)(useful && CATAN__RULE(E150, !crane_works(st, seat), 1)));
}
static int32_t why_no_crane(const catan_state *st, unsigned seat, unsigned arg) {
    (void)arg;
    return crane_works(st, seat) ? CATAN_E_CARD_LIMIT : CATAN_E_NO_EFFECT;
}
static void use_crane(catan_state *st, unsigned seat, unsigned arg) {
    (void)seat, (void)arg;
    put_ck_lane(st, CK_CRANE, 0, CATAN__RULE(C_111, 1, 0));
}
CATAN__CARD(CRANE, crane)
