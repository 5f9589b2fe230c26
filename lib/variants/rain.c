/* Rain and sandstorm: a 7 brings cards to those at a desert (V12). */
#include "variants/die.h"

static int rain_enabled(const catan_config *config) { return config->rain; }

enum { RAIN_DIE, RAIN_TAKE };   /* steps of its task */
enum { RAIN_SAND };             /* fields */
enum { SURE_RAIN = DIE_FACES }; /* with so many points nobody throws a die */

static unsigned sanded(const catan_state *st) { return field_lane(st, MODULE_rain, RAIN_SAND, 0); }
static void put_sand(catan_state *st, unsigned seat) {
    put_field_lane(st, MODULE_rain, RAIN_SAND, 0, seat);
}

/* --- who gets something (V12.1, V12.3) --- */

/* For each desert a settlement counts 1, a city 2; where the sand is nothing of his does. */
static unsigned rain_points(const catan_state *st, unsigned seat) {
    unsigned worth[TERRAINS];
    unsigned storm = sanded(st) == seat ? lane(st, P_TABLE, B_ROBBER) : (unsigned)NO_HEX;
    worth_by_terrain(st, seat, 2, storm, worth);
    return worth[CATAN_DESERT];
}
static unsigned seats_in_rain(const catan_state *st) {
    unsigned seats = 0;
    for (unsigned seat = 0; seat < st->game->set.players; seat++) {
        seats |= (unsigned)(rain_points(st, seat) != 0) << seat;
    }
    return seats;
}
static unsigned rain_pool(const catan_state *st) {
    return catan__lanes_some(resource_lanes(word(st, P_BANK)));
}

static uint64_t rain_take_task(unsigned seat, unsigned seats) {
    return catan__task(CATAN__TASK_RAIN, seat, RAIN_TAKE, seats, 0, 0);
}
static uint64_t rain_die_task(unsigned seat, unsigned seats) {
    return catan__task(CATAN__TASK_RAIN, CATAN__ACTOR_CHANCE, RAIN_DIE, seats, 0, seat);
}

/* The next of `seats` in turn order, while the bank has resources; then the sand is gone. */
static void ask_rain(catan_state *st, unsigned seats) {
    unsigned seat = rain_pool(st) != 0 ? next_seat(st, seats, order_from(st)) : (unsigned)NO_SEAT;
    if (seat == NO_SEAT) {
        pop_task(st);
        put_sand(st, NO_SEAT);
        return;
    }
    seats &= ~(1U << seat);
    set_top(st, rain_points(st, seat) >= SURE_RAIN ? rain_take_task(seat, seats)
                                                   : rain_die_task(seat, seats));
}
/* Before the barbarians' first attack, too (V12.4). */
static void stage_rain(catan_state *st) {
    unsigned seats = CATAN__RULE(V12_4, 1, !robber_is_barred(st)) ? seats_in_rain(st) : 0;
    push_task(st, catan__task(CATAN__TASK_RAIN, CATAN__ACTOR_NONE, RAIN_DIE, 0, 0, 0));
    ask_rain(st, seats);
}

static void rain_or_not(catan_state *st, unsigned die) {
    uint64_t t = top_task(st);
    unsigned seat = catan__task_b(t), seats = catan__task_more(t);
    if (CATAN__RULE(V12_1, die <= rain_points(st, seat), 1)) {
        set_top(st, rain_take_task(seat, seats));
    } else {
        ask_rain(st, seats);
    }
}

static void sites_take_rain(const catan_state *st, unsigned seat, argset *out) {
    (void)seat;
    *out = args_one(rain_pool(st));
}
static int32_t why_take_rain(const catan_state *st, unsigned seat, unsigned card) {
    (void)st, (void)seat;
    return card > CATAN_ORE ? CATAN_E_NO_EFFECT : CATAN_E_BANK_EMPTY;
}
static void play_take_rain(catan_state *st, unsigned seat, unsigned card) {
    unsigned seats = catan__task_more(top_task(st));
    receive(st, seat, CATAN__LANE(card, 1), CATAN_REASON_RAIN);
    ask_rain(st, seats);
}

/* --- the sandstorm (V12.3) --- */

/* Whether a task of the robber's is the roll's own, and he is at a desert. */
static int is_storm(const catan_state *st, uint64_t task, uint64_t below) {
    unsigned hex = lane(st, P_TABLE, B_ROBBER);
    return is_rolls_robber(task, below) && (catan__task_a(task) & 0xffU) == ROBS_BY_ROBBER &&
           hex != NO_HEX && hex_terrain(st, hex) == CATAN_DESERT;
}
static void rain_robbed(catan_state *st, unsigned seat, unsigned victim) {
    (void)seat;
    if (CATAN__RULE(V12_3, is_storm(st, top_task(st), task_below_top(st)), 0)) {
        put_sand(st, victim);
    }
}

/* --- positions --- */

static int sound_rain(const catan_state *st, uint64_t t, uint64_t below, int top) {
    unsigned step = catan__task_step(t),
             seat = step == RAIN_DIE ? catan__task_b(t) : catan__task_actor(t);
    if (!top || !is_seat(st, seat) || rain_pool(st) == 0) {
        return 0;
    }
    unsigned seats = later_seats(st, seats_in_rain(st), order_from(st), seat),
             points = rain_points(st, seat);
    return points != 0 &&
           (t == rain_take_task(seat, seats) ||
            (t == rain_die_task(seat, seats) && points < SURE_RAIN)) &&
           after_stage(st, below, stage_rain);
}

/* The sand is on whom the roll's robber robs at a desert, until the rain is over. */
static int32_t rain_verify(const catan_state *st, const char **field) {
    uint64_t top = unjudged_top(st);
    unsigned seat = sanded(st), hex = lane(st, P_TABLE, B_ROBBER),
             depth = lane(st, P_TURN, T_DEPTH);
    int fits = seat == NO_SEAT;
    if (depth >= 2 && catan__task_kind_of(top) == CATAN__TASK_RAIN) {
        fits |= is_seat(st, seat) && seat != active_seat(st) && hex != NO_HEX &&
                hex_terrain(st, hex) == CATAN_DESERT && (seats_at_hex(st, hex) >> seat & 1) != 0;
    } else if (is_storm(st, top, task_below_top(st)) && catan__task_step(top) == ROBBER_STEAL) {
        fits = CATAN__RULE(V12_3, seat == catan__task_b(top), fits);
    }
    return fits ? CATAN_OK : fault(field, "sand", CATAN_E_POSITION_TURN);
}

static void rain_begin(catan_state *st, const catan_layout *layout) {
    (void)layout;
    put_sand(st, NO_SEAT);
}

static const catan__field rain_fields[] = {
    [RAIN_SAND] = {"sand",
                   CATAN__OF_GAME,
                   CATAN__SEAT8,
                   CATAN__ALL,
                   0,
                   CATAN__AUTO_WORD,
                   0,
                   NO_SEAT,
                   0,
                   NULL,
                   {.piece = CATAN_PIECE_SAND}},
};
static const kind_row rain_kinds[] = {
    {sites_take_rain, why_take_rain, play_take_rain, NULL, CATAN_MOVE_TAKE_RAIN, NULL, NULL, NULL},
};
static const task_row rain_tasks[] = {
    {CATAN__TASK_RAIN,
     NULL,
     sound_rain,
     {{RAIN_DIE, CATAN_ASK_RAIN, {CATAN_MOVE_DIE}},
      {RAIN_TAKE, CATAN_ASK_TAKE_RAIN, {CATAN_MOVE_TAKE_RAIN}}}},
};
static const uint16_t rain_abouts[][3] = {
    {CATAN__TASK_RAIN, RAIN_DIE, CATAN__ABOUT_SEAT_B},
};
static const stage_row rain_stages[] = {
    {STAGE_WEATHER, 0, stage_rain},
};

static const module rain_module = {
    .name = "rain",
    .enabled = rain_enabled,
    .needs = MODULE_BIT(die),
    .fields = rain_fields,
    .field_count = COUNT(rain_fields),
    .kinds = rain_kinds,
    .kind_count = COUNT(rain_kinds),
    .tasks = rain_tasks,
    .task_count = COUNT(rain_tasks),
    .stages = rain_stages,
    .stage_count = COUNT(rain_stages),
    .abouts = rain_abouts,
    .about_count = COUNT(rain_abouts),
    .begin = rain_begin,
    .verify = rain_verify,
    .robbed = rain_robbed,
};
