/* The aqueduct: a resource of choice for who gets nothing from a roll (C-31, C-32). */
#include "rules/cities_knights/cities_knights.h"

/* Gold to choose is something (C-32). */
static int got_nothing(const catan_state *st, unsigned seat, uint64_t cards) {
    return cards == 0 && (st->game->choosing == 0 || gold_of_roll(st, seat) == 0);
}

/* Who got nothing, for when production is over. */
static void aqueduct_produced(catan_state *st, const uint64_t *cards) {
    unsigned seats = 0;
    for (unsigned seat = 0; seat < st->game->set.players; seat++) {
        int helped = has_ability(st, seat, CATAN_TRACK_SCIENCE) &&
                     CATAN__RULE(C_31, got_nothing(st, seat, cards[seat]), 1);
        seats |= (unsigned)helped << seat;
    }
    put_ck_lane(st, CK_AQUEDUCTS, 0, seats);
}

static unsigned resources_in_bank(const catan_state *st) {
    return catan__lanes_some(resource_lanes(word(st, P_BANK)));
}

/* The next of `seats` in turn order, while the bank has resources. */
static void ask_aqueduct(catan_state *st, unsigned seats) {
    unsigned seat = CATAN__RULE(C_32, resources_in_bank(st) != 0, 1)
                        ? next_seat(st, seats, order_from(st))
                        : NO_SEAT;
    if (seat == NO_SEAT) {
        pop_task(st);
    } else {
        set_top(st, catan__task(CATAN__TASK_AQUEDUCT, seat, 0, seats & ~(1U << seat), 0, 0));
    }
}

static void stage_aqueduct(catan_state *st) {
    unsigned seats = ck_lane(st, CK_AQUEDUCTS, 0);
    if (seats != 0) {
        put_ck_lane(st, CK_AQUEDUCTS, 0, 0);
        push_task(st, catan__task(CATAN__TASK_AQUEDUCT, CATAN__ACTOR_NONE, 0, 0, 0, 0));
        ask_aqueduct(st, seats);
    }
}

static void sites_take_aqueduct(const catan_state *st, unsigned seat, argset *out) {
    (void)seat;
    *out = args_one(resources_in_bank(st));
}
static int32_t why_take_aqueduct(const catan_state *st, unsigned seat, unsigned card) {
    (void)seat;
    return catan__lane(word(st, P_BANK), card) == 0 ? CATAN_E_BANK_EMPTY : CATAN_E_NO_EFFECT;
}
static void play_take_aqueduct(catan_state *st, unsigned seat, unsigned card) {
    unsigned more = catan__task_more(top_task(st));
    receive(st, seat, CATAN__LANE(card, 1), CATAN_REASON_AQUEDUCT);
    ask_aqueduct(st, more);
}
