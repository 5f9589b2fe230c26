/* Saboteur: who has as many points or more discards half his hand (C-125). */
#include "rules/cities_knights/cards/cards.h"

/* Of a single card half is none. */
static unsigned sabotaged(const catan_state *st, unsigned seat) {
    return seats_with_more(st, seat, CATAN__RULE(E146, 0, 1)) & seats_with_cards(st, 2);
}
static void targets_saboteur(const catan_state *st, unsigned seat, argset *out) {
    *out = args_one(sabotaged(st, seat) != 0);
}
#define why_no_saboteur why_no_effect
static void use_saboteur(catan_state *st, unsigned seat, unsigned arg) {
    unsigned seats = sabotaged(st, seat);
    (void)arg;
    push_task(st, catan__task(CATAN__TASK_SABOTEUR, CATAN__ACTOR_NONE, 0, 0, 0, 0));
    ask_discard(st, seats, order_from(st));
}
CATAN__CARD(SABOTEUR, saboteur)
