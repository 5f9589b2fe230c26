/* Maritime trade: equal cards to the bank for one other (B-40 to B-42). */
#include "rules/base/base.h"

static void sites_trade_bank(const catan_state *st, unsigned seat, argset *out) {
    unsigned gives = catan__lanes_mask(catan__lanes_ge(hand_of(st, seat), rates_of(st, seat)));
    uint64_t pairs = 0;
    if (gives != 0) {
        uint64_t gets = CATAN__RULE(B_42, catan__lanes_some(word(st, P_BANK)), 31);
        for (; gives != 0; gives &= gives - 1) {
            unsigned give = catan__lowest(gives);
            pairs |= (gets & ~CATAN__BIT(give)) << (8 * give);
        }
    }
    *out = args_one(pairs);
}
static int32_t why_trade_bank(const catan_state *st, unsigned seat, unsigned arg) {
    unsigned give = arg / 8, get = arg % 8;
    if (catan__lane(hand_of(st, seat), give) < catan__lane(rates_of(st, seat), give)) {
        return CATAN_E_CANNOT_PAY;
    }
    return catan__lane(word(st, P_BANK), get) == 0 ? CATAN_E_BANK_EMPTY : CATAN_E_SAME_KIND;
}
static void play_trade_bank(catan_state *st, unsigned seat, unsigned arg) {
    unsigned give = arg / 8, get = arg % 8;
    uint64_t given = CATAN__LANE(give, catan__lane(rates_of(st, seat), give)),
             got = CATAN__LANE(get, 1);
    put(st, at_seat(seat, S_HAND), hand_of(st, seat) - given + got);
    put(st, P_BANK, word(st, P_BANK) + given - got);
}
