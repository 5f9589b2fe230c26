/* A single six-sided die. The task on top tells what it is for. */
#include "variants/die.h"

static void sites_die(const catan_state *st, unsigned seat, argset *out) {
    (void)st, (void)seat;
    *out = args_one(((1U << DIE_FACES) - 1) << 1);
}
#define why_die why_no_outcome
#define weigh_die weigh_alike
static unsigned sample_die(const catan_state *st, catan_rng *rng) {
    (void)st;
    return 1 + catan__rng_below(rng, DIE_FACES);
}
static void play_die(catan_state *st, unsigned seat, unsigned die) {
    uint64_t t = top_task(st);
    int rain = catan__task_kind_of(t) == CATAN__TASK_RAIN;
    (void)seat;
    catan__log_value(st, CATAN_EVENT_DIE, (int)(rain ? catan__task_b(t) : active_seat(st)),
                     (int32_t)die, CATAN__EVERYBODY);
    if (rain) {
        rain_or_not(st, die);
    } else {
        erupt(st, die);
    }
}

static const kind_row die_kinds[] = {
    {sites_die, why_die, play_die, weigh_die, CATAN_MOVE_DIE, sample_die, NULL, NULL},
};
static const module die_module = {
    .name = "die",
    .enabled = never_by_itself,
    .kinds = die_kinds,
    .kind_count = COUNT(die_kinds),
};
