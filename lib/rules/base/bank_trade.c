/* Maritime trade: equal cards to the bank for one other (B-40 to B-42). */
#include "rules/base/base.h"

/* Bit 8 * give + get: for every kind given (the lanes), those that the bank has, itself excepted.
 */
static inline uint64_t bank_trades(const catan_state *st, unsigned seat) {
    const uint64_t same_kind = UINT64_C(0x8040201008040201);
    uint64_t gives = catan__lanes_ge(hand_of(st, seat), rates_of(st, seat)) >> 7;
    uint64_t gets = CATAN__RULE(B_42, catan__lanes_some(word(st, P_BANK)), 31);
    return gives * gets & ~same_kind;
}
static void sites_trade_bank(const catan_state *st, unsigned seat, argset *out) {
    *out = args_one(bank_trades(st, seat));
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
    catan__log_cards(st, (int)seat, CATAN_NOBODY, given, CATAN_REASON_BANK_TRADE, CATAN__EVERYBODY);
    catan__log_cards(st, CATAN_NOBODY, (int)seat, got, CATAN_REASON_BANK_TRADE, CATAN__EVERYBODY);
    put(st, at_seat(seat, S_HAND), hand_of(st, seat) - given + got);
    put(st, P_BANK, word(st, P_BANK) + given - got);
}
