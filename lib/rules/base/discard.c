/* Too many cards on a 7 (B-30). */
#include "rules/base/base.h"

/* The next of `seats`, in turn order, chooses half his cards, rounded down: for the task that is on
 * top. */
static void ask_discard(catan_state *st, unsigned seats, unsigned from) {
    unsigned seat = next_seat(st, seats, from);
    if (seat == NO_SEAT) {
        pop_task(st);
        return;
    }
    unsigned half = catan__lanes_sum(hand_of(st, seat)) / 2;
    set_top(st, task_with(top_task(st), seat, 0, seats & ~(1U << seat), half, 0));
}

static unsigned hand_limit(const catan_state *st, unsigned seat) {
    unsigned limit = st->game->set.hand_limit;
    FOR_HOOK(st, hand_limit, m) { limit += m->hand_limit(st, seat); }
    return limit;
}

static void stage_discard(catan_state *st) {
    unsigned seats = 0;
    for (unsigned seat = 0; seat < st->game->set.players; seat++) {
        seats |= (unsigned)(catan__lanes_sum(hand_of(st, seat)) >
                            CATAN__RULE(B_30, hand_limit(st, seat), 255))
                 << seat;
    }
    if (seats != 0) {
        push_task(st, catan__task(CATAN__TASK_DISCARD, CATAN__ACTOR_NONE, 0, 0, 0, 0));
        ask_discard(st, seats, order_from(st));
    }
}

static void sites_discard(const catan_state *st, unsigned seat, argset *out) {
    sites_next_card(st, hand_of(st, seat), out);
}
static int32_t why_discard(const catan_state *st, unsigned seat, unsigned arg) {
    return why_next_card(st, hand_of(st, seat), arg);
}
static void play_discard(catan_state *st, unsigned seat, unsigned card) {
    pay(st, seat, CATAN__LANE(card, 1), CATAN_REASON_DISCARDED);
    if (!more_cards(st, card)) {
        ask_discard(st, catan__task_more(top_task(st)), order_from(st));
    }
}
