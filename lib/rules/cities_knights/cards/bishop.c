/* Bishop: the robber moves, and everybody there loses a card (C-120). */
#include "rules/cities_knights/cards/cards.h"

/* The robber alone, never the pirate (CS-13). */
static void targets_bishop(const catan_state *st, unsigned seat, argset *out) {
    if (CATAN__RULE(E137, robber_is_free(st), 1)) {
        sites_move_robber(st, seat, out);
    }
}
static int32_t why_no_bishop(const catan_state *st, unsigned seat, unsigned hex) {
    return robber_is_free(st) ? why_move_robber(st, seat, hex) : (int32_t)CATAN_E_ROBBER_WAITS;
}
static void use_bishop(catan_state *st, unsigned seat, unsigned hex) {
    place_robber(st, seat, hex);
    unsigned victims = seats_at_hex(st, hex) & others_of(st, seat) & ~spared_seats(st, seat) &
                       seats_with_cards(st, 1);
    push_task(st, catan__task(CATAN__TASK_BISHOP, CATAN__ACTOR_NONE, 0, 0,
                              CATAN__RULE(C_120, victims, 0), 0));
}
CATAN__CARD(BISHOP, bishop)

/* The next victim in turn order. */
static void step_bishop(catan_state *st) {
    unsigned thief = active_seat(st), seats = catan__task_a(top_task(st)) & seats_with_cards(st, 1);
    unsigned victim = next_seat(st, seats, order_from(st));
    if (victim == NO_SEAT) {
        pop_task(st);
        return;
    }
    set_top(st,
            catan__task(CATAN__TASK_BISHOP, CATAN__ACTOR_NONE, 0, 0, seats & ~(1U << victim), 0));
    push_task(st, catan__task(CATAN__TASK_ROBBER, CATAN__ACTOR_CHANCE, ROBBER_STEAL, thief,
                              ROBS_BY_ROBBER, victim));
}
