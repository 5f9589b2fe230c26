/* Master merchant: two cards of choice from the hand of who has more points (C-132). */
#include "rules/cities_knights/cards/cards.h"

enum { TAKEN = 2 };

static unsigned richer(const catan_state *st, unsigned seat) {
    return CATAN__RULE(C_132, seats_with_more(st, seat, 1), others_of(st, seat));
}
static void targets_master_merchant(const catan_state *st, unsigned seat, argset *out) {
    *out = args_one(richer(st, seat) & seats_with_cards(st, 1));
}
static int32_t why_no_master_merchant(const catan_state *st, unsigned seat, unsigned other) {
    return richer(st, seat) >> other & 1 ? CATAN_E_NOT_IN_HAND : CATAN_E_NOT_RICHER;
}
static void use_master_merchant(catan_state *st, unsigned seat, unsigned victim) {
    unsigned hand = catan__lanes_sum(hand_of(st, victim));
    push_task(st, catan__task(CATAN__TASK_MASTER_MERCHANT, seat, 0, victim,
                              hand < TAKEN ? hand : (unsigned)TAKEN, 0));
}
CATAN__CARD(MASTER_MERCHANT, master_merchant)

static void sites_take_hand(const catan_state *st, unsigned seat, argset *out) {
    (void)seat;
    sites_next_card(st, hand_of(st, catan__task_more(top_task(st))), out);
}
static int32_t why_take_hand(const catan_state *st, unsigned seat, unsigned card) {
    (void)seat;
    return why_next_card(st, hand_of(st, catan__task_more(top_task(st))), card);
}
static unsigned knows_take_hand(const catan_state *st, unsigned arg) {
    (void)arg;
    return 1U << catan__task_actor(top_task(st)) | 1U << catan__task_more(top_task(st)); /* H-3 */
}
static void play_take_hand(catan_state *st, unsigned seat, unsigned card) {
    unsigned victim = catan__task_more(top_task(st));
    hand_over(st, victim, seat, CATAN__LANE(card, 1), CATAN_REASON_MASTER_MERCHANT);
    if (!more_cards(st, card)) {
        pop_task(st);
    }
}
