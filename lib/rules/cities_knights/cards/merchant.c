/* Merchant, the card: he goes to a hex with an own building (C-129, CS-9). */
#include "rules/cities_knights/cards/cards.h"

static int32_t why_no_merchant(const catan_state *st, unsigned seat, unsigned hex) {
    if (!set_has(land_hexes(st), hex)) {
        return CATAN_E_NOT_LAND;
    }
    if (CATAN__RULE(CS_9, st->game->choosing >> hex_terrain(st, hex) & 1, 0)) {
        return CATAN_E_NO_EFFECT;
    }
    if (CATAN__RULE(C_129, (seats_at_hex(st, hex) >> seat & 1) == 0, 0)) {
        return CATAN_E_NOT_CONNECTED;
    }
    return hex == merchant_hex(st) && merchant_owner(st) == seat ? CATAN_E_SAME_HEX : CATAN_OK;
}
static void targets_merchant(const catan_state *st, unsigned seat, argset *out) {
    for (unsigned hex = 0; hex < st->game->board.hexes; hex++) {
        if (why_no_merchant(st, seat, hex) == CATAN_OK) {
            set_add(out->w, hex);
        }
    }
}
static void use_merchant(catan_state *st, unsigned seat, unsigned hex) {
    place_merchant(st, seat, hex);
}
CATAN__CARD(MERCHANT, merchant)
