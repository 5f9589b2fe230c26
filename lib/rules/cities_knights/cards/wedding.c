/* Wedding: who has more points gives two cards of his choice (C-123). */
#include "rules/cities_knights/cards/cards.h"

enum { GIFTS = 2 };

static unsigned givers(const catan_state *st, unsigned seat) {
    return seats_with_more(st, seat, CATAN__RULE(E148, 1, 0)) & seats_with_cards(st, 1);
}
static void targets_wedding(const catan_state *st, unsigned seat, argset *out) {
    *out = args_one(givers(st, seat) != 0);
}
#define why_no_wedding why_no_effect

static void ask_next_gift(catan_state *st, unsigned seats) {
    unsigned seat = next_seat(st, seats, order_from(st));
    if (seat == NO_SEAT) {
        pop_task(st);
        return;
    }
    unsigned hand = catan__lanes_sum(hand_of(st, seat));
    set_top(st, catan__task(CATAN__TASK_WEDDING, seat, 0, seats & ~(1U << seat),
                            hand < GIFTS ? hand : (unsigned)CATAN__RULE(C_123, GIFTS, 1), 0));
}
static void use_wedding(catan_state *st, unsigned seat, unsigned arg) {
    unsigned seats = givers(st, seat);
    (void)arg;
    push_task(st, catan__task(CATAN__TASK_WEDDING, CATAN__ACTOR_NONE, 0, 0, 0, 0));
    ask_next_gift(st, seats);
}
CATAN__CARD(WEDDING, wedding)

static void sites_give(const catan_state *st, unsigned seat, argset *out) {
    sites_next_card(st, hand_of(st, seat), out);
}
static int32_t why_give(const catan_state *st, unsigned seat, unsigned card) {
    return why_next_card(st, hand_of(st, seat), card);
}
static unsigned knows_give(const catan_state *st, unsigned arg) {
    (void)arg;
    return 1U << catan__task_actor(top_task(st)) | 1U << active_seat(st); /* H-3 */
}
static void play_give(catan_state *st, unsigned seat, unsigned card) {
    hand_over(st, seat, active_seat(st), CATAN__LANE(card, 1), CATAN_REASON_WEDDING);
    if (!more_cards(st, card)) {
        ask_next_gift(st, catan__task_more(top_task(st)));
    }
}
