/* The merchant, and what else makes trade with the bank cheaper (C-41, C-42, C-93, C-131). */
#include "rules/cities_knights/cities_knights.h"

static inline void place_merchant(catan_state *st, unsigned seat, unsigned hex) {
    unsigned owner = merchant_owner(st);
    put_ck_lane(st, CK_MERCHANT, 0, hex);
    put_ck_lane(st, CK_MERCHANT_OF, 0, seat);
    if (owner != NO_SEAT) {
        add_points(st, owner, CATAN__RULE(E157, -1, 0));
    }
    add_points(st, seat, CATAN__RULE(C_93, 1, 0));
}

/* Two for one: commodities for the guild, the resource of his hex for the merchant's owner. The
 * best rate counts (C-43). */
static void knights_rates(const catan_state *st, unsigned seat, uint64_t *lanes) {
    if (CATAN__RULE(C_41, has_ability(st, seat, CATAN_TRACK_TRADE), 0)) {
        for (unsigned card = CATAN_CLOTH; card <= CATAN_PAPER; card++) {
            *lanes = catan__with_lane(*lanes, card, 2);
        }
    }
    if (CATAN__RULE(C_42, merchant_owner(st) == seat, 0)) {
        int idle = 0;
        FOR_HOOK(st, idles, m) { idle |= m->idles(st, merchant_hex(st)); }
        unsigned card = idle ? (unsigned)NO_CARD : hex_card(st, merchant_hex(st));
        *lanes = card != NO_CARD ? catan__with_lane(*lanes, card, 2) : *lanes;
    }
    for (unsigned kinds = active_seat(st) == seat ? ck_lane(st, CK_FLEET, 0) : 0; kinds != 0;
         kinds &= kinds - 1) {
        *lanes = catan__with_lane(*lanes, catan__lowest(kinds), 2);
    }
}
