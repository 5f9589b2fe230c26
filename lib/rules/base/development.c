/* Development cards: buying, drawing, playing (B-60 to B-68). */
#include "rules/base/base.h"

/* --- buying --- */

static void sites_buy_development(const catan_state *st, unsigned seat, argset *out) {
    int can = word(st, P_DECK) != 0 &&
              catan__lanes_hold(hand_of(st, seat), price_of(st, seat, PRICE_DEVELOPMENT));
    *out = args_one((uint64_t)can);
}
static int32_t why_buy_development(const catan_state *st, unsigned seat, unsigned arg) {
    (void)arg;
    return catan__lanes_hold(hand_of(st, seat), price_of(st, seat, PRICE_DEVELOPMENT))
               ? CATAN_E_DECK_EMPTY
               : CATAN_E_CANNOT_PAY;
}
static uint64_t price_buy_development(const catan_state *st, unsigned seat, unsigned arg) {
    (void)arg;
    return price_of(st, seat, PRICE_DEVELOPMENT);
}
/* Outside one's turn the card is not fresh: it may be played in one's own next turn. */
static void play_buy_development(catan_state *st, unsigned seat, unsigned arg) {
    (void)arg;
    pay(st, seat, price_of(st, seat, PRICE_DEVELOPMENT), CATAN_REASON_PAID);
    push_task(st, catan__task(CATAN__TASK_DRAW, CATAN__ACTOR_CHANCE, 0, seat,
                              CATAN__RULE(X_6, active_seat(st) == seat, 1), 0));
}

static void sites_draw_development(const catan_state *st, unsigned seat, argset *out) {
    (void)seat;
    *out = args_one(catan__lanes_some(word(st, P_DECK)));
}
static int32_t why_draw_development(const catan_state *st, unsigned seat, unsigned arg) {
    (void)st, (void)seat, (void)arg;
    return CATAN_E_NO_OUTCOME;
}
static uint32_t weigh_draw_development(const catan_state *st, uint64_t args, uint32_t *weights) {
    uint64_t deck = word(st, P_DECK);
    return weigh_lanes(CATAN__RULE(B_61, deck, catan__lanes_spread((unsigned)args)), args, weights);
}
static unsigned knows_draw_development(const catan_state *st, unsigned arg) {
    (void)arg;
    return 1U << catan__task_more(top_task(st)); /* the buyer (H-2) */
}
static void play_draw_development(catan_state *st, unsigned seat, unsigned card) {
    (void)seat;
    uint64_t t = top_task(st), one = CATAN__LANE(card, 1);
    unsigned buyer = catan__task_more(t);
    catan__log_value(st, CATAN_EVENT_BOUGHT, (int)buyer, (int32_t)card, 1U << buyer);
    pop_task(st);
    put(st, P_DECK, word(st, P_DECK) - one);
    put(st, at_seat(buyer, S_CARDS), seat_word(st, buyer, S_CARDS) + one);
    put(st, P_FRESH, word(st, P_FRESH) + one * catan__task_a(t));
    st->dirty |= card == CATAN_POINT ? DIRTY_POINTS : 0; /* B-67: it may win at once */
}

/* --- playing: one a turn, none bought in it (B-60) --- */

/* Cards that may be played now, as a set of catan_development; points are never played (B-67). */
static unsigned playable_cards(const catan_state *st, unsigned seat) {
    return CATAN__RULE(B_60, lane(st, P_TURN, T_PLAYED) != 0, 0)
               ? 0
               : catan__lanes_some(seat_word(st, seat, S_CARDS) -
                                   CATAN__RULE(E32, word(st, P_FRESH), 0)) &
                     ~(1U << CATAN_POINT);
}
static int playable(const catan_state *st, unsigned seat, unsigned card) {
    return (int)(playable_cards(st, seat) >> card & 1);
}
static int32_t why_not_playable(const catan_state *st, unsigned seat, unsigned card) {
    unsigned held = catan__lane(seat_word(st, seat, S_CARDS), card);
    if (held == 0) {
        return CATAN_E_NO_CARD;
    }
    if (held == catan__lane(word(st, P_FRESH), card)) {
        return CATAN_E_CARD_FRESH;
    }
    return lane(st, P_TURN, T_PLAYED) != 0 ? CATAN_E_CARD_LIMIT : CATAN_OK;
}
static void lay_down(catan_state *st, unsigned seat, unsigned card) {
    catan__log_value(st, CATAN_EVENT_PLAYED, (int)seat, (int32_t)card, CATAN__EVERYBODY);
    put(st, at_seat(seat, S_CARDS), seat_word(st, seat, S_CARDS) - CATAN__LANE(card, 1));
    put_lane(st, P_TURN, T_PLAYED, 1);
}

static void sites_play_knight(const catan_state *st, unsigned seat, argset *out) {
    *out = args_one((uint64_t)playable(st, seat, CATAN_KNIGHT));
}
static int32_t why_play_knight(const catan_state *st, unsigned seat, unsigned arg) {
    (void)arg;
    return why_not_playable(st, seat, CATAN_KNIGHT);
}
static void play_play_knight(catan_state *st, unsigned seat, unsigned arg) {
    (void)arg;
    lay_down(st, seat, CATAN_KNIGHT);
    put_stock(st, seat, K_KNIGHTS, stock(st, seat, K_KNIGHTS) + CATAN__RULE(B_62, 1, 0));
    st->dirty |= CATAN__RULE(B_68, DIRTY_ARMY | DIRTY_POINTS, 0);
    if (CATAN__RULE(B_63, 1, 0)) {
        ask_robber(st, seat, MOVES_ANY);
    }
}

/* --- road building (B-64) --- */

static void sites_free_road(const catan_state *st, unsigned seat, argset *out) {
    if (stock(st, seat, K_ROADS) == 0) {
        *out = args_none();
    } else {
        road_sites(st, seat, out);
    }
}
static int32_t why_free_road(const catan_state *st, unsigned seat, unsigned arg) {
    return stock(st, seat, K_ROADS) == 0 ? CATAN_E_NO_PIECE : why_road_site(st, seat, arg);
}
static void sites_play_road_building(const catan_state *st, unsigned seat, argset *out) {
    int can = playable(st, seat, CATAN_ROAD_BUILDING) &&
              any_answer(st, CATAN__TASK_FREE_ROADS, FREE_FIRST, seat);
    *out = args_one((uint64_t)can);
}
/* Whether no piece of any sort that the card lays is left: else only a place is missing. */
static int lacks_free_pieces(const catan_state *st, unsigned seat) {
    uint64_t kinds = st->game->ask[CATAN__TASK_FREE_ROADS][FREE_FIRST].kinds[0];
    int lacks = 1;
    for (; kinds != 0; kinds &= kinds - 1) {
        lacks &= st->game->kind[catan__lowest(kinds)]->why(st, seat, 0) == CATAN_E_NO_PIECE;
    }
    return lacks;
}
static int32_t why_play_road_building(const catan_state *st, unsigned seat, unsigned arg) {
    (void)arg;
    int32_t status = why_not_playable(st, seat, CATAN_ROAD_BUILDING);
    if (status != CATAN_OK) {
        return status;
    }
    return lacks_free_pieces(st, seat) ? CATAN_E_NO_PIECE : CATAN_E_NO_EFFECT;
}
static void play_play_road_building(catan_state *st, unsigned seat, unsigned arg) {
    (void)arg;
    lay_down(st, seat, CATAN_ROAD_BUILDING);
    push_task(st, catan__task(CATAN__TASK_FREE_ROADS, seat, FREE_FIRST, 0, 2, 0));
}
/* One piece more is laid; is there another to lay, and a place for it? */
static void go_on_free(catan_state *st, unsigned seat) {
    if (CATAN__RULE(B_64, catan__task_a(top_task(st)) == 0, 1) ||
        !any_answer(st, CATAN__TASK_FREE_ROADS, FREE_FIRST, seat)) {
        pop_task(st);
    } else {
        set_top(st, task_with(top_task(st), seat, FREE_SECOND, 0, 1, 0));
    }
}
/* What a piece discovers comes first: whether there is a place for the next is seen after that. */
static void step_free_roads(catan_state *st) { go_on_free(st, catan__task_more(top_task(st))); }
static void count_free_piece(catan_state *st, unsigned seat) {
    uint64_t t = top_task(st);
    set_top(st, task_with(t, CATAN__ACTOR_NONE, FREE_SECOND, seat, catan__task_a(t) - 1, 0));
}
static void play_free_road(catan_state *st, unsigned seat, unsigned edge) {
    count_free_piece(st, seat);
    place_road(st, seat, edge);
}
#define sites_decline sites_always
#define why_decline why_never
/* What is in the hand stays in supply (G-9). */
static void play_decline(catan_state *st, unsigned seat, unsigned arg) {
    (void)seat, (void)arg;
    int held = (int)(st->game->held >> catan__task_kind_of(top_task(st)) & 1);
    pop_task(st);
    if (held) {
        release_judgement(st);
    }
}

/* --- year of plenty (B-65) --- */

static void sites_play_plenty(const catan_state *st, unsigned seat, argset *out) {
    *out = args_one((uint64_t)(playable(st, seat, CATAN_PLENTY) && word(st, P_BANK) != 0));
}
static int32_t why_play_plenty(const catan_state *st, unsigned seat, unsigned arg) {
    (void)arg;
    int32_t status = why_not_playable(st, seat, CATAN_PLENTY);
    return status != CATAN_OK ? status : CATAN_E_BANK_EMPTY;
}
static void play_play_plenty(catan_state *st, unsigned seat, unsigned arg) {
    (void)arg;
    unsigned there = catan__lanes_sum(word(st, P_BANK));
    lay_down(st, seat, CATAN_PLENTY);
    unsigned most = CATAN__RULE(B_65, 2, 1);
    push_task(st, catan__task(CATAN__TASK_TAKE, seat, 0, 0, there < most ? there : most, 0));
}
static void sites_take(const catan_state *st, unsigned seat, argset *out) {
    (void)seat;
    sites_next_card(st, word(st, P_BANK), out);
}
static int32_t why_take(const catan_state *st, unsigned seat, unsigned arg) {
    (void)seat;
    uint64_t bank = word(st, P_BANK);
    return catan__lane(bank, arg) == 0 ? CATAN_E_BANK_EMPTY : why_next_card(st, bank, arg);
}
static void play_take(catan_state *st, unsigned seat, unsigned card) {
    receive(st, seat, CATAN__LANE(card, 1), CATAN_REASON_PLENTY);
    if (!more_cards(st, card)) {
        pop_task(st);
    }
}

/* --- monopoly (B-66) --- */

static void sites_play_monopoly(const catan_state *st, unsigned seat, argset *out) {
    *out = args_one(playable(st, seat, CATAN_MONOPOLY) ? 31U : 0U);
}
static int32_t why_play_monopoly(const catan_state *st, unsigned seat, unsigned arg) {
    (void)arg;
    int32_t status = why_not_playable(st, seat, CATAN_MONOPOLY);
    return status != CATAN_OK ? status : CATAN_E_NO_EFFECT; /* not a resource of this game */
}
static void play_play_monopoly(catan_state *st, unsigned seat, unsigned card) {
    lay_down(st, seat, CATAN_MONOPOLY);
    for (unsigned other = 0; other < st->game->set.players; other++) {
        uint64_t all = hand_of(st, other) & ((uint64_t)0xff << (8 * card));
        if (CATAN__RULE(B_66, other != seat, 0) && all != 0) {
            hand_over(st, other, seat, all, CATAN_REASON_MONOPOLY);
        }
    }
}
