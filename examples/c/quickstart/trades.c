#include "trades.h"

#include <string.h>

#include "spares.h"

enum {
    NEAR_THE_END = 2, /* points: with somebody so close to the target nobody trades */
    /* least score after a trade, in percent of the score before */
    OFFER_GAIN = 122,
    ANSWER_GAIN = 102
};

/* --- the bank --- */

catan_move trades_with_bank(const facts *f, const uint8_t cost[KINDS]) {
    uint32_t give = KINDS, most = 0, get = KINDS, lack = 0;
    const uint8_t *hand = f->me.hand;
    for (uint32_t k = 0; k < KINDS; k++) {
        uint32_t spare = hand[k] > cost[k] ? (uint32_t)(hand[k] - cost[k]) : 0;
        uint32_t need = cost[k] > hand[k] ? (uint32_t)(cost[k] - hand[k]) : 0;
        if (spare / f->me.rates[k] > most) {
            give = k;
            most = spare / f->me.rates[k];
        }
        if (need > lack && f->bank[k] > 0) {
            get = k;
            lack = need;
        }
    }
    return give < KINDS && get < KINDS ? catan_move_trade_bank(give, get)
                                       : (catan_move)CATAN_MOVE_NONE;
}

/* --- the others --- */

static int is_partner(const facts *f, uint32_t seat) {
    return seat != f->seat && f->seats[seat].cards > 0 &&
           f->seats[seat].points + NEAR_THE_END < f->b->target;
}

/* How likely it is that the others like the swap: they produce what is wanted, and lack what is
 * given. */
static uint32_t chances(const facts *f, uint32_t give, uint32_t want) {
    uint32_t chance = 0;
    for (uint32_t seat = 0; seat < f->b->players; seat++) {
        if (is_partner(f, seat) && f->seats[seat].income[want] > 0) {
            chance += f->seats[seat].income[want] > f->seats[seat].income[give] ? 2 : 1;
        }
    }
    return chance;
}

typedef struct swap {
    uint32_t give;
    uint32_t times; /* cards given, for one */
    uint32_t want;
} swap;

/* The score after a swap, when the others are likely to agree; 0 if it cannot be made, or nobody
 * would. */
static uint32_t swap_worth(const facts *f, const goal_list *list, const swap *s, uint32_t now) {
    uint8_t hand[KINDS];
    uint32_t chance = chances(f, s->give, s->want);
    if (s->give == s->want || f->me.hand[s->give] < s->times || f->me.rates[s->give] <= s->times ||
        chance == 0) {
        return 0;
    }
    memcpy(hand, f->me.hand, KINDS);
    hand[s->give] = (uint8_t)(hand[s->give] - s->times);
    hand[s->want]++;
    uint32_t then = goals_best_score(list, f, hand);
    return then * 100 >= now * OFFER_GAIN ? (then - now) * (chance + 2 * s->times) : 0;
}

/* The best swap of one or two cards for one; 0 if there is none that helps. */
static int find_swap(const facts *f, const goal_list *list, swap *best) {
    uint32_t most = 0, now = goals_best_score(list, f, f->me.hand);
    swap s;
    for (s.give = 0; s.give < KINDS; s.give++) {
        for (s.times = 1; s.times <= 2; s.times++) {
            for (s.want = 0; s.want < KINDS; s.want++) {
                uint32_t worth = swap_worth(f, list, &s, now);
                if (worth > most) {
                    most = worth;
                    *best = s;
                }
            }
        }
    }
    return most > 0;
}

uint32_t trades_offer(const facts *f, const goal_list *list, catan_move *moves, uint32_t capacity) {
    swap best = {0, 0, 0};
    uint32_t seats = 0;
    uint8_t gives[CATAN_CARD_KINDS] = {0}, wants[CATAN_CARD_KINDS] = {0};
    for (uint32_t seat = 0; seat < f->b->players; seat++) {
        seats |= is_partner(f, seat) ? 1U << seat : 0;
    }
    if (seats == 0 || !find_swap(f, list, &best)) {
        return 0;
    }
    gives[best.give] = (uint8_t)best.times;
    wants[best.want] = 1;
    uint32_t count = catan_moves_for_offer(moves, capacity, gives, wants, seats);
    return count <= capacity ? count : 0;
}

/* What the seat gives up in an offer with commodities, and what it gets: goals are of resources
 * alone. */
static int is_good_swap(const facts *f, const goal_list *list) {
    wishes w = spares_wishes(f, list);
    int32_t gain = 0, loss = 0;
    for (uint32_t k = 0; k < CATAN_CARD_KINDS; k++) {
        int32_t spare = spares_of(f, &w, k) > 0 ? spares_of(f, &w, k) : 0;
        int32_t precious = f->offer_want[k] > spare ? f->offer_want[k] - spare : 0;
        gain += f->offer_give[k] * spares_need(f, &w, k);
        loss += f->offer_want[k] * 12 + precious * 50;
    }
    return gain > loss;
}

static int has_commodities(const uint8_t cards[CATAN_CARD_KINDS]) {
    return cards[CATAN_CLOTH] > 0 || cards[CATAN_COIN] > 0 || cards[CATAN_PAPER] > 0;
}

int trades_is_welcome(const facts *f, const goal_list *list) {
    uint8_t hand[KINDS];
    if (f->turn_seat < 0 || f->seats[f->turn_seat].points + NEAR_THE_END >= f->b->target) {
        return 0;
    }
    if (has_commodities(f->offer_give) || has_commodities(f->offer_want)) {
        return is_good_swap(f, list);
    }
    for (int k = 0; k < KINDS; k++) {
        hand[k] = (uint8_t)(f->me.hand[k] - f->offer_want[k] + f->offer_give[k]);
    }
    return goals_best_score(list, f, hand) * 100 >=
           goals_best_score(list, f, f->me.hand) * ANSWER_GAIN;
}
