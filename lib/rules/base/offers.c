/* Domestic trade: an offer composed card by card, answers in turn order, counter-offers, the choice
 * (B-43 to B-47). */
#include "rules/base/base.h"

enum { OFFER_COMPOSE, OFFER_ANSWER, OFFER_COUNTER, OFFER_CHOOSE };

static unsigned accepted_seats(uint64_t t) { return catan__task_a(t) & 0xffU; }
static unsigned countered_seats(uint64_t t) { return catan__task_a(t) >> 8; }

/* Where a seat's bundles lie: the active player's offer, or another's counter-offer (two fields,
 * one behind the other). */
static unsigned counter_word(const catan_state *st, unsigned seat, unsigned want) {
    return st->game->counter_word + want * st->game->set.players + seat;
}
static unsigned give_word(const catan_state *st, unsigned seat) {
    return seat == active_seat(st) ? (unsigned)P_GIVE : counter_word(st, seat, 0);
}
static unsigned want_word(const catan_state *st, unsigned seat) {
    return seat == active_seat(st) ? (unsigned)P_WANT : counter_word(st, seat, 1);
}

/* --- composing: what he gives, then what he wants, each side in kind order --- */

/* Kinds of which there is a card outside the seat's hand, beyond what he wants already. */
static unsigned wantable(const catan_state *st, unsigned seat, uint64_t want) {
    uint64_t outside = st->game->set.totals - hand_of(st, seat);
    return catan__lanes_some(outside - want);
}
static unsigned highest_kind(uint64_t bundle) {
    unsigned k = 0;
    while (bundle > 0xff) {
        bundle >>= 8;
        k++;
    }
    return k;
}
/* Kinds that may be given next, so that something is left to want (B-44, B-45). */
static unsigned giveable(const catan_state *st, unsigned seat, uint64_t give) {
    unsigned kinds = catan__lanes_some(hand_of(st, seat) - give), given = catan__lanes_some(give);
    unsigned wants = wantable(st, seat, 0), legal = 0;
    kinds &= 0xffU << CATAN__RULE(B_45, highest_kind(give), 0);
    for (; kinds != 0; kinds &= kinds - 1) {
        unsigned kind = kinds & (0 - kinds);
        legal |= (wants & ~(given | kind)) != 0 ? kind : 0;
    }
    return legal;
}

/* Whether the seat may begin an offer, or a counter-offer (B-46, B-47). */
static int32_t why_not_begin(const catan_state *st) {
    uint64_t t = top_task(st);
    const catan__settings *set = &st->game->set;
    if (catan__task_kind_of(t) == CATAN__TASK_TURN) {
        if (!set->trade || CATAN__RULE(B_47, catan__task_more(t) != 0, 0)) {
            return CATAN_E_TRADE_OFF;
        }
        int limited = CATAN__RULE(B_46, set->offers_per_turn != 0, 0);
        return limited && lane(st, P_TURN, T_OFFERS) >= set->offers_per_turn ? CATAN_E_OFFERS_SPENT
                                                                             : CATAN_OK;
    }
    return catan__task_step(t) == OFFER_ANSWER && !set->counter_offers ? CATAN_E_TRADE_OFF
                                                                       : CATAN_OK;
}

/* While no offer is being composed the bundles are empty; in answering, one's own counter-offer is.
 */
static uint64_t own_give(const catan_state *st, unsigned seat) {
    return seat == active_seat(st) || st->game->set.counter_offers ? word(st, give_word(st, seat))
                                                                   : 0;
}
static uint64_t own_want(const catan_state *st, unsigned seat) {
    return seat == active_seat(st) || st->game->set.counter_offers ? word(st, want_word(st, seat))
                                                                   : 0;
}

static void sites_offer_give(const catan_state *st, unsigned seat, argset *out) {
    int can = why_not_begin(st) == CATAN_OK && hand_of(st, seat) != 0 && own_want(st, seat) == 0;
    *out = args_one(can ? giveable(st, seat, own_give(st, seat)) : 0);
}
static int32_t why_offer_give(const catan_state *st, unsigned seat, unsigned arg) {
    int32_t status = why_not_begin(st);
    if (status != CATAN_OK) {
        return status;
    }
    uint64_t give = own_give(st, seat);
    if (own_want(st, seat) != 0 || arg < highest_kind(give)) {
        return CATAN_E_KIND_ORDER;
    }
    return catan__lane(hand_of(st, seat), arg) <= catan__lane(give, arg) ? CATAN_E_NOT_IN_HAND
                                                                         : CATAN_E_CANNOT_COMPLETE;
}
static void play_offer_give(catan_state *st, unsigned seat, unsigned card) {
    uint64_t t = top_task(st);
    if (catan__task_kind_of(t) == CATAN__TASK_TURN) {
        unsigned offers = lane(st, P_TURN, T_OFFERS);
        put_lane(st, P_TURN, T_OFFERS,
                 offers < 0xff ? offers + 1 : offers); /* without a limit it may come to that */
        push_task(st, catan__task(CATAN__TASK_OFFER, seat, OFFER_COMPOSE, 0, 0, 0));
    } else if (catan__task_step(t) == OFFER_ANSWER) {
        set_top(st, task_with(t, seat, OFFER_COUNTER, catan__task_more(t), catan__task_a(t), 0));
    }
    unsigned w = give_word(st, seat);
    put(st, w, word(st, w) + CATAN__LANE(card, 1));
}

static void sites_offer_want(const catan_state *st, unsigned seat, argset *out) {
    uint64_t want = own_want(st, seat);
    unsigned kinds =
        wantable(st, seat, want) & ~CATAN__RULE(B_44, catan__lanes_some(own_give(st, seat)), 0);
    *out = args_one(kinds & (0xffU << highest_kind(want)));
}
static int32_t why_offer_want(const catan_state *st, unsigned seat, unsigned arg) {
    if ((wantable(st, seat, own_want(st, seat)) >> arg & 1) == 0) {
        return CATAN_E_BANK_EMPTY;
    }
    return catan__lane(own_give(st, seat), arg) != 0 ? CATAN_E_SAME_KIND : CATAN_E_KIND_ORDER;
}
static void play_offer_want(catan_state *st, unsigned seat, unsigned card) {
    unsigned w = want_word(st, seat);
    put(st, w, word(st, w) + CATAN__LANE(card, 1));
}

/* --- sending and cancelling --- */

/* To any opponents; a counter-offer to the active player. Sets of seats are numbers, here all of
 * them as one set. */
static void sites_offer_send(const catan_state *st, unsigned seat, argset *out) {
    unsigned active = active_seat(st), own = CATAN__RULE(B_43, 1U << seat, 0);
    unsigned others = ((1U << st->game->set.players) - 1) & ~own;
    *out = args_none();
    if (own_want(st, seat) == 0) {
        return;
    }
    if (seat != active) {
        set_add(out->w, 1U << active);
        return;
    }
    for (unsigned seats = others; seats != 0; seats = (seats - 1) & others) {
        set_add(out->w, seats);
    }
}
static int32_t why_offer_send(const catan_state *st, unsigned seat, unsigned arg) {
    (void)arg;
    return own_want(st, seat) == 0 ? CATAN_E_CANNOT_COMPLETE : CATAN_E_NOT_ADDRESSED;
}

static void end_offer(catan_state *st) {
    pop_task(st);
    put(st, P_GIVE, 0);
    put(st, P_WANT, 0);
    for (unsigned i = 0; st->game->set.counter_offers && i < 2U * st->game->set.players; i++) {
        put(st, st->game->counter_word + i, 0);
    }
}

/* The next addressed seat answers; when all have, the active player chooses, unless all said no. */
static void ask_answer(catan_state *st, unsigned seats, unsigned answers) {
    unsigned active = active_seat(st), seat = next_seat(st, seats, active);
    uint64_t t = top_task(st);
    if (seat != NO_SEAT) {
        set_top(st, task_with(t, seat, OFFER_ANSWER, seats & ~(1U << seat), answers, 0));
    } else if (answers != 0) {
        set_top(st, task_with(t, active, OFFER_CHOOSE, 0, answers, 0));
    } else {
        end_offer(st);
    }
}

static void play_offer_send(catan_state *st, unsigned seat, unsigned seats) {
    uint64_t t = top_task(st);
    if (seat == active_seat(st)) {
        ask_answer(st, seats, 0);
    } else {
        ask_answer(st, catan__task_more(t), catan__task_a(t) | 1U << (8 + seat));
    }
}

#define sites_offer_cancel sites_always
#define why_offer_cancel why_never
static void play_offer_cancel(catan_state *st, unsigned seat, unsigned arg) {
    (void)arg;
    uint64_t t = top_task(st);
    if (seat == active_seat(st)) {
        end_offer(st);
    } else { /* the same as rejecting (B-46) */
        put(st, give_word(st, seat), 0);
        put(st, want_word(st, seat), 0);
        ask_answer(st, catan__task_more(t), catan__task_a(t));
    }
}

/* --- answering --- */

static void sites_accept(const catan_state *st, unsigned seat, argset *out) {
    *out = args_one((uint64_t)catan__lanes_hold(hand_of(st, seat), word(st, P_WANT)));
}
static int32_t why_accept(const catan_state *st, unsigned seat, unsigned arg) {
    (void)st, (void)seat, (void)arg;
    return CATAN_E_NOT_IN_HAND;
}
static void play_accept(catan_state *st, unsigned seat, unsigned arg) {
    (void)arg;
    uint64_t t = top_task(st);
    ask_answer(st, catan__task_more(t), catan__task_a(t) | 1U << seat);
}
#define sites_reject sites_always
#define why_reject why_never
static void play_reject(catan_state *st, unsigned seat, unsigned arg) {
    (void)seat, (void)arg;
    uint64_t t = top_task(st);
    ask_answer(st, catan__task_more(t), catan__task_a(t));
}

/* --- choosing --- */

static void sites_confirm(const catan_state *st, unsigned seat, argset *out) {
    uint64_t t = top_task(st);
    unsigned seats = accepted_seats(t);
    for (unsigned left = countered_seats(t); left != 0; left &= left - 1) {
        unsigned other = catan__lowest(left);
        if (catan__lanes_hold(hand_of(st, seat), word(st, want_word(st, other)))) {
            seats |= 1U << other;
        }
    }
    *out = args_one(seats);
}
static int32_t why_confirm(const catan_state *st, unsigned seat, unsigned arg) {
    (void)seat;
    return countered_seats(top_task(st)) >> arg & 1 ? CATAN_E_NOT_IN_HAND : CATAN_E_NOT_ADDRESSED;
}
static void play_confirm(catan_state *st, unsigned seat, unsigned other) {
    uint64_t t = top_task(st);
    int counter = countered_seats(t) >> other & 1;
    uint64_t gives = counter ? word(st, want_word(st, other)) : word(st, P_GIVE);
    uint64_t gets = counter ? word(st, give_word(st, other)) : word(st, P_WANT);
    end_offer(st);
    hand_over(st, seat, other, gives, CATAN_REASON_TRADE);
    hand_over(st, other, seat, gets, CATAN_REASON_TRADE);
}
#define sites_withdraw sites_always
#define why_withdraw why_never
static void play_withdraw(catan_state *st, unsigned seat, unsigned arg) {
    (void)seat, (void)arg;
    end_offer(st);
}
