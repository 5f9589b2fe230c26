/* The special building phase: every other player in turn order has one go. */
#include "rules/base/base.h"

static void ask_special(catan_state *st, unsigned seats, unsigned from) {
    unsigned seat = next_seat(st, seats, from);
    if (seat == NO_SEAT) {
        pop_task(st);
    } else {
        set_top(st, catan__task(CATAN__TASK_SPECIAL, seat, 0, seats & ~(1U << seat), 0, 0));
    }
}

static void begin_special_building(catan_state *st, unsigned after) {
    unsigned everybody = (1U << st->game->set.players) - 1;
    push_task(st, catan__task(CATAN__TASK_SPECIAL, CATAN__ACTOR_NONE, 0, 0, 0, 0));
    ask_special(st, CATAN__RULE(X_4, everybody & ~(1U << after), 0), after);
}

#define sites_pass sites_always
#define why_pass why_never
static void play_pass(catan_state *st, unsigned seat, unsigned arg) {
    (void)arg;
    FOR_HOOK(st, turn_ended, m) { m->turn_ended(st, seat); }
    ask_special(st, catan__task_more(top_task(st)), seat);
}
