/* What a random move looks at first: which kinds a hand rules out, and the sites of those that a
 * hand is spent on, both without a branch on what it holds. */
#include "rules/base/base.h"

#define KINDS_OF_CARDS                                                                             \
    (KIND_BIT(PLAY_KNIGHT) | KIND_BIT(PLAY_PLENTY) | KIND_BIT(PLAY_ROAD_BUILDING) |                \
     KIND_BIT(PLAY_MONOPOLY))
#define KINDS_OF_HAND                                                                              \
    (KIND_BIT(BUILD_ROAD) | KIND_BIT(BUILD_SETTLEMENT) | KIND_BIT(BUILD_CITY) |                    \
     KIND_BIT(BUY_DEVELOPMENT) | KIND_BIT(TRADE_BANK))

/* What the gate looks up: by the set of cards that a hand has at least one of, what may be payable;
 * by the set of development cards that may be played, their kinds. */
static void compile_gate(catan_game *g) {
    static const uint64_t priced[BASE_PRICES] = {KIND_BIT(BUILD_ROAD), KIND_BIT(BUILD_SETTLEMENT),
                                                 KIND_BIT(BUILD_CITY), KIND_BIT(BUY_DEVELOPMENT)};
    static const uint64_t played[] = {[CATAN_KNIGHT] = KIND_BIT(PLAY_KNIGHT),
                                      [CATAN_ROAD_BUILDING] = KIND_BIT(PLAY_ROAD_BUILDING),
                                      [CATAN_PLENTY] = KIND_BIT(PLAY_PLENTY),
                                      [CATAN_MONOPOLY] = KIND_BIT(PLAY_MONOPOLY)};
    for (unsigned set = 0; set < 32; set++) {
        g->payable[set] = g->set.trade ? KIND_BIT(OFFER_GIVE) : 0;
        g->playable[set] = 0;
        for (unsigned i = 0; i < BASE_PRICES; i++) {
            g->payable[set] |= (catan__lanes_some(base_prices[i]) & ~set) == 0 ? priced[i] : 0;
        }
        for (unsigned i = 0; i < sizeof played / sizeof *played; i++) {
            g->playable[set] |= set >> i & 1 ? played[i] : 0;
        }
    }
}

/* Drops, from the moves of a turn or of special building, what hand and cards do not allow (B-40,
 * B-45, B-50, B-60): before
 * any set is made, and for all kinds at once. What it leaves may still have no site. */
static inline void base_gate(const catan_state *st, unsigned seat, uint64_t *kinds) {
    const catan_game *g = st->game;
    uint64_t open = kinds[0];
    open &= ~KINDS_OF_CARDS | g->playable[playable_cards(st, seat)];
    if ((open & KIND_BIT(BUILD_ROAD)) != 0 && !hooked(st, HOOK_price)) {
        uint64_t hand = hand_of(st, seat), can = g->payable[catan__lanes_some(hand) & 31U];
        can |= (uint64_t)(catan__lanes_ge(hand, rates_of(st, seat)) != 0) << CATAN_MOVE_TRADE_BANK;
        can &= ~KIND_BIT(BUILD_CITY) | (uint64_t)catan__lanes_hold(hand, base_prices[PRICE_CITY])
                                           << CATAN_MOVE_BUILD_CITY;
        open &= ~(KINDS_OF_HAND | KIND_BIT(OFFER_GIVE)) | can;
    }
    kinds[0] = open;
}

static inline void add_lot(lot **row, unsigned kind, unsigned i, uint64_t args) {
    (*row)->args = args;
    (*row)->move = kind << 24 | 64 * i;
    (*row)->shift = 0;
    ++*row;
}

/* What a hand can be spent on, in order of kinds. What is open has passed the gate, so that the
 * hand pays for it: only pieces and places are left to see to (B-40, B-51 to B-54, B-61). */
CATAN__ALWAYS_INLINE unsigned gather_hand(const catan_state *st, unsigned seat, uint64_t open,
                                          lot *rows) {
#define IF_OPEN(NAME) (0 - (open >> CATAN_MOVE_##NAME & 1))
    lot *row = rows;
    uint64_t road = IF_OPEN(BUILD_ROAD) & has_piece(st, seat, K_ROADS);
    uint64_t settlement = IF_OPEN(BUILD_SETTLEMENT) & has_piece(st, seat, K_SETTLEMENTS);
    uint64_t city = IF_OPEN(BUILD_CITY) & has_piece(st, seat, K_CITIES);
    for (unsigned i = 0; i < W_EDGES; i++) {
        add_lot(&row, CATAN_MOVE_BUILD_ROAD, i, road & road_sites_word(st, seat, i));
    }
    for (unsigned i = 0; i < W_NODES; i++) {
        add_lot(&row, CATAN_MOVE_BUILD_SETTLEMENT, i,
                settlement & settlement_sites_word(st, seat, i));
    }
    for (unsigned i = 0; i < W_NODES; i++) {
        add_lot(&row, CATAN_MOVE_BUILD_CITY, i, city & city_sites(st, seat, i));
    }
    add_lot(&row, CATAN_MOVE_BUY_DEVELOPMENT, 0,
            IF_OPEN(BUY_DEVELOPMENT) & (uint64_t)(word(st, P_DECK) != 0));
    add_lot(&row, CATAN_MOVE_TRADE_BANK, 0, IF_OPEN(TRADE_BANK) & bank_trades(st, seat));
    return (unsigned)(row - rows);
#undef IF_OPEN
}
