/* Cards of resources: prices, bank, hands, and choosing them one by one. */
#include "rules/base/base.h"

#define ONE(card) CATAN__LANE(CATAN_##card, 1)
static const uint64_t base_prices[BASE_PRICES] = {
    [PRICE_ROAD] = ONE(BRICK) + ONE(LUMBER),
    [PRICE_SETTLEMENT] = ONE(BRICK) + ONE(LUMBER) + ONE(WOOL) + ONE(GRAIN),
    [PRICE_CITY] = 3 * ONE(ORE) + 2 * ONE(GRAIN),
    [PRICE_DEVELOPMENT] = ONE(ORE) + ONE(WOOL) + ONE(GRAIN),
};
#undef ONE

static uint64_t price_of(const catan_state *st, unsigned seat, unsigned priced) {
    return changed_price(st, seat, priced, CATAN__RULE(B_50, base_prices[priced], 0));
}

static void pay(catan_state *st, unsigned seat, uint64_t cards, unsigned reason) {
    catan__log_cards(st, (int)seat, CATAN_NOBODY, cards, reason, CATAN__EVERYBODY);
    put(st, at_seat(seat, S_HAND), hand_of(st, seat) - cards);
    put(st, P_BANK, word(st, P_BANK) + cards);
}

static void receive(catan_state *st, unsigned seat, uint64_t cards, unsigned reason) {
    catan__log_cards(st, CATAN_NOBODY, (int)seat, cards, reason, CATAN__EVERYBODY);
    put(st, at_seat(seat, S_HAND), hand_of(st, seat) + cards);
    put(st, P_BANK, word(st, P_BANK) - cards);
}

/* What the two sides alone know (H-3). */
static int is_private(unsigned reason) {
    return reason == CATAN_REASON_STOLEN || reason == CATAN_REASON_WEDDING ||
           reason == CATAN_REASON_HARBOUR || reason == CATAN_REASON_MASTER_MERCHANT;
}
static void hand_over(catan_state *st, unsigned from, unsigned to, uint64_t cards,
                      unsigned reason) {
    catan__log_cards(st, (int)from, (int)to, cards, reason,
                     is_private(reason) ? 1U << from | 1U << to : CATAN__EVERYBODY);
    put(st, at_seat(from, S_HAND), hand_of(st, from) - cards);
    put(st, at_seat(to, S_HAND), hand_of(st, to) + cards);
}

static int harbour_is_barred(const catan_state *st, unsigned edge) {
    int barred = 0;
    FOR_HOOK(st, bars_harbour, m) { barred |= m->bars_harbour(st, edge); }
    return barred;
}
static unsigned harbours_in_use(const catan_state *st, unsigned seat) {
    unsigned kinds = 0;
    for (unsigned i = 0; i < W_NODES; i++) {
        for (uint64_t left = seat_word(st, seat, S_BUILT + i); left != 0; left &= left - 1) {
            unsigned node = 64 * i + catan__lowest(left), harbour = harbour_at(st, node);
            if (harbour != CATAN__NO && !harbour_is_barred(st, harbour_edge_at(st, node))) {
                kinds |= 1U << harbour_kind(st, harbour);
            }
        }
    }
    return kinds;
}

/* Kinds of the harbours that serve a seat now, what modules say of them included. */
static unsigned harbours_serving(const catan_state *st, unsigned seat) {
    unsigned kinds =
        hooked(st, HOOK_bars_harbour) ? harbours_in_use(st, seat) : stock(st, seat, K_HARBOURS);
    FOR_HOOK(st, harbours, m) { m->harbours(st, seat, &kinds); }
    return kinds & 63U;
}

/* What modules make of harbours and rates. */
static uint64_t changed_rates(const catan_state *st, unsigned seat) {
    uint64_t lanes = st->game->rates[harbours_serving(st, seat)];
    FOR_HOOK(st, rates, m) { m->rates(st, seat, &lanes); }
    return lanes;
}

CATAN__ALWAYS_INLINE uint64_t rates_of(const catan_state *st, unsigned seat) {
    const uint64_t trading =
        CATAN__BIT(HOOK_bars_harbour) | CATAN__BIT(HOOK_harbours) | CATAN__BIT(HOOK_rates);
    return CATAN__RARELY((st->game->hook_mask & trading) != 0)
               ? changed_rates(st, seat)
               : st->game->rates[stock(st, seat, K_HARBOURS) & 63U];
}

/* Four for one; with harbours three of any kind, two of their own (B-40). */
static void compile_rates(catan_game *g) {
    for (unsigned harbours = 0; harbours < 64; harbours++) {
        unsigned any = CATAN__RULE(B_40, harbours >> CATAN_HARBOUR_ANY & 1, 0);
        g->rates[harbours] =
            CATAN__LANES(4 - any) - catan__lanes_spread(harbours & 31U) * (2 - any);
    }
}

/* `left` cards are to be chosen from `pool`, kinds ascending from `low`: a kind is offered if it is
 * there and it and the kinds above hold enough for the rest. */
static uint64_t next_in_kind_order(uint64_t pool, unsigned low, unsigned left) {
    uint64_t from_low = pool >> 8 * low << 8 * low, kinds = 0;
    unsigned above = 0;
    for (unsigned k = CATAN_CARD_KINDS; k-- > 0;) { /* no branch: as good as random */
        unsigned n = catan__lane(from_low, k);
        above += n;
        kinds |= (uint64_t)((unsigned)(n != 0) & (unsigned)(above >= left)) << k;
    }
    return left == 0 ? 0 : kinds;
}

static int32_t why_in_kind_order(uint64_t pool, unsigned low, unsigned kind) {
    if (kind < low) {
        return CATAN_E_KIND_ORDER;
    }
    return catan__lane(pool, kind) == 0 ? CATAN_E_NOT_IN_HAND : CATAN_E_CANNOT_COMPLETE;
}
