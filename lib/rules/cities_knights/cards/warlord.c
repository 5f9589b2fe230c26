/* Warlord: all own knights become active for nothing (C-122). */
#include "rules/cities_knights/cards/cards.h"

static void targets_warlord(const catan_state *st, unsigned seat, argset *out) {
    int passive = 0;
    FOR_KNIGHTS(st, seat, k) { passive |= !is_active(k); }
    *out = args_one((uint64_t)passive);
}
#define why_no_warlord why_no_effect
static void use_warlord(catan_state *st, unsigned seat, unsigned arg) {
    (void)arg;
    FOR_KNIGHTS(st, seat, k) {
        if (!is_active(k)) {
            activate(st, seat, catan__knight_node_of(k));
        }
    }
}
CATAN__CARD(WARLORD, warlord)
