/* Commercial harbour: in this turn each other player may be offered a resource for a commodity
 * (C-130). */
#include "rules/cities_knights/cards/cards.h"

enum { HARBOUR_OFFERS, HARBOUR_ANSWERS }; /* steps of its task */

static uint64_t resources_of(const catan_state *st, unsigned seat) {
    return resource_lanes(hand_of(st, seat));
}
static uint64_t commodities_of(const catan_state *st, unsigned seat) {
    return hand_of(st, seat) - resources_of(st, seat);
}

static void targets_commercial_harbour(const catan_state *st, unsigned seat, argset *out) {
    int can = CATAN__RULE(E151, ck_lane(st, CK_HARBOUR, 0) == 0, 1) &&
              resources_of(st, seat) != 0 && (seats_with_cards(st, 1) & others_of(st, seat)) != 0;
    *out = args_one((uint64_t)can);
}
static int32_t why_no_commercial_harbour(const catan_state *st, unsigned seat, unsigned arg) {
    (void)seat, (void)arg;
    return ck_lane(st, CK_HARBOUR, 0) != 0 ? CATAN_E_CARD_LIMIT : CATAN_E_NO_EFFECT;
}
static void use_commercial_harbour(catan_state *st, unsigned seat, unsigned arg) {
    (void)arg;
    put_ck_lane(st, CK_HARBOUR, 0, 1);
    put_ck_lane(st, CK_HARBOUR_SEATS, 0, others_of(st, seat));
}
CATAN__CARD(COMMERCIAL_HARBOUR, commercial_harbour)

/* --- to whom, what, and for what --- */

static void sites_harbour_offer(const catan_state *st, unsigned seat, argset *out) {
    unsigned seats = ck_lane(st, CK_HARBOUR_SEATS, 0);
    *out = args_one(resources_of(st, seat) != 0 ? seats & seats_with_cards(st, 1) : 0);
}
static int32_t why_harbour_offer(const catan_state *st, unsigned seat, unsigned other) {
    if (ck_lane(st, CK_HARBOUR, 0) == 0) {
        return CATAN_E_NO_CARD;
    }
    if (other == seat) {
        return CATAN_E_NOT_ADDRESSED;
    }
    return (ck_lane(st, CK_HARBOUR_SEATS, 0) >> other & 1) == 0 ? CATAN_E_OFFERED
                                                                : CATAN_E_NOT_IN_HAND;
}
static void play_harbour_offer(catan_state *st, unsigned seat, unsigned other) {
    unsigned seats = ck_lane(st, CK_HARBOUR_SEATS, 0);
    put_ck_lane(st, CK_HARBOUR_SEATS, 0, CATAN__RULE(E151, seats & ~(1U << other), seats));
    push_task(st, catan__task(CATAN__TASK_HARBOUR, seat, HARBOUR_OFFERS, other, 0, 0));
}

static void sites_harbour_card(const catan_state *st, unsigned seat, argset *out) {
    *out = args_one(catan__lanes_some(resources_of(st, seat)));
}
static int32_t why_harbour_card(const catan_state *st, unsigned seat, unsigned card) {
    (void)st, (void)seat;
    return card > CATAN_ORE ? CATAN_E_NO_EFFECT : CATAN_E_NOT_IN_HAND;
}
/* It is offered face down. */
static unsigned knows_harbour_card(const catan_state *st, unsigned arg) {
    (void)arg;
    return 1U << active_seat(st);
}
/* Who has no commodity gives none, and never learns what it was. */
static void play_harbour_card(catan_state *st, unsigned seat, unsigned card) {
    unsigned other = catan__task_more(top_task(st));
    (void)seat;
    if (commodities_of(st, other) == 0) {
        pop_task(st);
    } else {
        set_top(st, task_with(top_task(st), other, HARBOUR_ANSWERS, other, 0, card + 1));
    }
}

static void sites_harbour_give(const catan_state *st, unsigned seat, argset *out) {
    *out = args_one(catan__lanes_some(commodities_of(st, seat)));
}
static int32_t why_harbour_give(const catan_state *st, unsigned seat, unsigned card) {
    (void)st, (void)seat;
    return card <= CATAN_ORE ? CATAN_E_NO_EFFECT : CATAN_E_NOT_IN_HAND;
}
static unsigned knows_harbour_give(const catan_state *st, unsigned arg) {
    (void)arg;
    return 1U << active_seat(st) | 1U << catan__task_actor(top_task(st)); /* H-3 */
}
static void play_harbour_give(catan_state *st, unsigned seat, unsigned card) {
    unsigned offered = catan__task_b(top_task(st)) - 1, active = active_seat(st);
    pop_task(st);
    hand_over(st, active, seat, CATAN__LANE(offered, CATAN__RULE(C_130, 1, 0)),
              CATAN_REASON_HARBOUR);
    hand_over(st, seat, active, CATAN__LANE(card, 1), CATAN_REASON_HARBOUR);
}
