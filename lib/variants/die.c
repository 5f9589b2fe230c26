/* A single six-sided die. The task on top tells what it is for. */
#include "variants/die.h"

static void sites_die(const catan_state *st, unsigned seat, argset *out) {
    (void)st, (void)seat;
    *out = args_one(((1U << DIE_FACES) - 1) << 1);
}
static int32_t why_die(const catan_state *st, unsigned seat, unsigned arg) {
    (void)st, (void)seat, (void)arg;
    return CATAN_E_NO_OUTCOME;
}
static uint32_t weigh_die(const catan_state *st, uint64_t args, uint32_t *weights) {
    (void)st, (void)args;
    for (unsigned i = 0; i < DIE_FACES; i++) {
        weights[i] = 1;
    }
    return DIE_FACES;
}
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
