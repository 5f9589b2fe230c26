/* Markets: hexes where cards must be exchanged (V10). */
#include "rules/base/base.h"

static int market_enabled(const catan_config *config) { return config->market; }

enum { MARKET_GIVE, MARKET_TAKE }; /* steps of its task */

/* What an owner has still to exchange at a hex, settlements first; of the exchange that he is
 * making: what he gave, and one, or 0; how many cards he gives or still takes; the lowest kind that
 * he may still take. In the task it is argument b (CATAN__ABOUT_CARDS_B). */
typedef struct exchange {
    unsigned settlements, cities, given, left, low;
} exchange;

static unsigned exchange_packed(const exchange *e) {
    return e->left | e->given << 2 | e->settlements << 6 | e->cities << 8 | e->low << 10;
}
static exchange exchange_of(uint64_t task) {
    unsigned b = catan__task_b(task);
    exchange e = {b >> 6 & 3U, b >> 8 & 3U, b >> 2 & 15U, b & 3U, b >> 10};
    return e;
}
/* Cards given, and got, at once: by a city two (V10.2). */
static unsigned cards_exchanged(const exchange *e) {
    return CATAN__RULE(V10_2, e->settlements != 0, 1) ? 1 : 2;
}

/* --- when and where (V10.2 to V10.4) --- */

/* Whether cards are exchanged there on this roll: not at the robber's hex (V10.4). */
static int is_market_day(const catan_state *st, unsigned hex) {
    unsigned closed = CATAN__RULE(V10_4, lane(st, P_TABLE, B_ROBBER), (unsigned)NO_HEX);
    return hex_byte(st, hex) == (CATAN_MARKET | lane(st, P_TURN, T_ROLLED) << 4) && hex != closed;
}

static exchange exchanges_at(const catan_state *st, unsigned hex, unsigned seat) {
    const uint64_t *corners = st->game->hex_nodes + (size_t)hex * W_NODES;
    exchange e = {0, 0, 0, 0, 0};
    for (unsigned i = 0; i < W_NODES; i++) {
        uint64_t here = corners[i] & seat_word(st, seat, S_BUILT + i),
                 city = word(st, P_CITIES + i);
        e.settlements += catan__popcount(here & ~city);
        e.cities += catan__popcount(here & city);
    }
    return e;
}

/* One exchange is done, or cannot be made. */
static void next_exchange(exchange *e) {
    e->given = e->left = e->low = 0;
    if (e->settlements != 0) {
        e->settlements--;
    } else {
        e->cities--;
    }
}

static void put_exchange(catan_state *st, unsigned step, unsigned seat, unsigned seats,
                         unsigned hex, const exchange *e) {
    set_top(st, catan__task(CATAN__TASK_MARKET, seat, step, seats, hex, exchange_packed(e)));
}

/* Asks for the next exchange of a seat that is possible (V10.3). @return 0: there is none */
static int ask_exchange(catan_state *st, unsigned seat, unsigned seats, unsigned hex, exchange e) {
    for (; e.settlements + e.cities != 0; next_exchange(&e)) {
        e.left = cards_exchanged(&e);
        put_exchange(st, MARKET_GIVE, seat, seats, hex, &e);
        if (any_site(st, CATAN_MOVE_MARKET_GIVE, seat)) {
            return 1;
        }
    }
    return 0;
}
/* Of the next of `seats` in turn order. */
static int ask_seats(catan_state *st, unsigned seats, unsigned hex) {
    while (seats != 0) {
        unsigned seat = next_seat(st, seats, order_from(st));
        seats &= ~(1U << seat);
        if (ask_exchange(st, seat, seats, hex, exchanges_at(st, hex, seat))) {
            return 1;
        }
    }
    return 0;
}
/* At the next market from a hex on; after the last the task is over. */
static void ask_markets(catan_state *st, unsigned from) {
    for (unsigned w = from / 8; w < st->game->hex_words; w++) {
        uint64_t hits = hexes_bearing(st, w, CATAN_MARKET, lane(st, P_TURN, T_ROLLED));
        for (; hits != 0; hits &= hits - 1) {
            unsigned hex = 8 * w + catan__lowest(hits) / 8;
            if (hex >= from && is_market_day(st, hex) &&
                ask_seats(st, seats_at_hex(st, hex), hex)) {
                return;
            }
        }
    }
    pop_task(st);
}
static void stage_market(catan_state *st) {
    push_task(st, catan__task(CATAN__TASK_MARKET, CATAN__ACTOR_NONE, MARKET_GIVE, 0, 0, 0));
    ask_markets(st, 0);
}

/* --- what is given and got --- */

/* What may be got for a kind: any other. */
static uint64_t market_pool(const catan_state *st, unsigned given) {
    return catan__with_lane(word(st, P_BANK), given, 0);
}

static void sites_market_give(const catan_state *st, unsigned seat, argset *out) {
    exchange e = exchange_of(top_task(st));
    unsigned cards = cards_exchanged(&e), kinds = 0;
    for (unsigned kind = 0; kind < CATAN_CARD_KINDS; kind++) {
        int can = catan__lane(hand_of(st, seat), kind) >= cards &&
                  catan__lanes_sum(market_pool(st, kind)) >= cards;
        kinds |= (unsigned)can << kind;
    }
    *out = args_one(kinds);
}
static int32_t why_market_give(const catan_state *st, unsigned seat, unsigned kind) {
    exchange e = exchange_of(top_task(st));
    return catan__lane(hand_of(st, seat), kind) < cards_exchanged(&e) ? CATAN_E_NOT_IN_HAND
                                                                      : CATAN_E_BANK_EMPTY;
}
static void play_market_give(catan_state *st, unsigned seat, unsigned kind) {
    uint64_t t = top_task(st);
    exchange e = exchange_of(t);
    e.given = kind + 1;
    put_exchange(st, MARKET_TAKE, seat, catan__task_more(t), catan__task_a(t), &e);
    pay(st, seat, CATAN__LANE(kind, e.left), CATAN_REASON_MARKET);
}

static void sites_market_take(const catan_state *st, unsigned seat, argset *out) {
    exchange e = exchange_of(top_task(st));
    (void)seat;
    *out = args_one(next_in_kind_order(market_pool(st, e.given - 1), e.low, e.left));
}
static int32_t why_market_take(const catan_state *st, unsigned seat, unsigned kind) {
    exchange e = exchange_of(top_task(st));
    (void)seat;
    if (kind + 1 == e.given) {
        return CATAN_E_NO_EFFECT;
    }
    return catan__lane(word(st, P_BANK), kind) == 0
               ? (int32_t)CATAN_E_BANK_EMPTY
               : why_in_kind_order(market_pool(st, e.given - 1), e.low, kind);
}
static void play_market_take(catan_state *st, unsigned seat, unsigned kind) {
    uint64_t t = top_task(st);
    unsigned seats = catan__task_more(t), hex = catan__task_a(t);
    exchange e = exchange_of(t);
    receive(st, seat, CATAN__LANE(kind, 1), CATAN_REASON_MARKET);
    if (--e.left != 0) {
        e.low = kind;
        put_exchange(st, MARKET_TAKE, seat, seats, hex, &e);
        return;
    }
    next_exchange(&e);
    if (!ask_exchange(st, seat, seats, hex, e) && !ask_seats(st, seats, hex)) {
        ask_markets(st, CATAN__RULE(V10_3, hex + 1, st->game->board.hexes));
    }
}

/* Who brings the robber there robs everybody (V10.4). */
static unsigned market_robs(const catan_state *st, unsigned seat, unsigned by) {
    unsigned hex = lane(st, P_TABLE, B_ROBBER);
    if (by != ROBS_BY_ROBBER || hex == NO_HEX || hex_terrain(st, hex) != CATAN_MARKET ||
        CATAN__RULE(V10_4, 0, 1)) {
        return ROBS_ONE;
    }
    return seats_at_hex(st, hex) & ~(1U << seat) & ~spared_seats(st, seat);
}

/* --- positions --- */

/* Settlements come first, and nothing is asked for twice. */
static int exchange_is_sound(const catan_state *st, unsigned step, const exchange *e,
                             const exchange *all) {
    if (e->settlements + e->cities == 0 || e->settlements > all->settlements ||
        e->cities > all->cities || (e->settlements != 0 && e->cities != all->cities)) {
        return 0;
    }
    unsigned cards = cards_exchanged(e);
    if (step == MARKET_GIVE) {
        return (e->given | e->low) == 0 && e->left == cards;
    }
    return e->left != 0 && e->left <= cards && e->low < CATAN_CARD_KINDS && e->given != 0 &&
           e->given <= CATAN_CARD_KINDS &&
           (e->left == cards ? e->low == 0 : e->low + 1 != e->given) &&
           catan__lane(word(st, P_BANK), e->given - 1) >= cards;
}

static int sound_market(const catan_state *st, uint64_t t, uint64_t below, int top) {
    unsigned seat = catan__task_actor(t), step = catan__task_step(t), hex = catan__task_a(t);
    if (!top || !is_seat(st, seat) || step > MARKET_TAKE || hex >= st->game->board.hexes ||
        !is_market_day(st, hex) || !after_stage(st, below, stage_market)) {
        return 0;
    }
    exchange e = exchange_of(t), all = exchanges_at(st, hex, seat);
    return catan__task_more(t) == later_seats(st, seats_at_hex(st, hex), order_from(st), seat) &&
           exchange_is_sound(st, step, &e, &all);
}

static const kind_row market_kinds[] = {
    {sites_market_give, why_market_give, play_market_give, NULL, CATAN_MOVE_MARKET_GIVE, NULL, NULL,
     NULL},
    {sites_market_take, why_market_take, play_market_take, NULL, CATAN_MOVE_MARKET_TAKE, NULL, NULL,
     NULL},
};
static const task_row market_tasks[] = {
    {CATAN__TASK_MARKET,
     NULL,
     sound_market,
     {{MARKET_GIVE, CATAN_ASK_MARKET_GIVE, {CATAN_MOVE_MARKET_GIVE}},
      {MARKET_TAKE, CATAN_ASK_MARKET_TAKE, {CATAN_MOVE_MARKET_TAKE}}}},
};
static const uint16_t market_abouts[][3] = {
    {CATAN__TASK_MARKET, MARKET_GIVE, CATAN__ABOUT_HEX_A | CATAN__ABOUT_CARDS_B},
    {CATAN__TASK_MARKET, MARKET_TAKE, CATAN__ABOUT_HEX_A | CATAN__ABOUT_CARDS_B},
};
static const stage_row market_stages[] = {
    {STAGE_EXCHANGE, 0, stage_market},
};

static const module market_module = {
    .name = "market",
    .enabled = market_enabled,
    .kinds = market_kinds,
    .kind_count = COUNT(market_kinds),
    .tasks = market_tasks,
    .task_count = COUNT(market_tasks),
    .stages = market_stages,
    .stage_count = COUNT(market_stages),
    .abouts = market_abouts,
    .about_count = COUNT(market_abouts),
    .robs_each = market_robs,
};
