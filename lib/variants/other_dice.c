/* Other dice: an eight- or twelve-sided and a four-sided one (V13.1 to V13.5). In Cities & Knights
 * the red die is thrown beside them. */
#include "rules/cities_knights/cities_knights.h"

enum { LARGE_DIE, SMALL_DIE, OTHER_DICE_FIELDS }; /* fields */
enum { SMALL_SIDES = 4, RED_FACES = 0x7e };

static int other_dice_enabled(const catan_config *config) {
    return config->dice >= CATAN_DICE_D8_D4;
}

#define DIE_FIELD(name, NAME)                                                                      \
    {                                                                                              \
        name, CATAN__OF_GAME, CATAN__LANE8, CATAN__ALL, 0, CATAN__AUTO_WORD, 0, 0, 0, NULL, {      \
            .counter = CATAN_COUNTER_##NAME, .domain = CATAN_DOMAIN_NONE                           \
        }                                                                                          \
    }
static const catan__field other_dice_fields[OTHER_DICE_FIELDS] = {
    [LARGE_DIE] = DIE_FIELD("large_die", LARGE_DIE),
    [SMALL_DIE] = DIE_FIELD("small_die", SMALL_DIE),
};
#undef DIE_FIELD

static unsigned shown_die(const catan_state *st, unsigned field) {
    return field_lane(st, MODULE_other_dice, field, 0);
}

/* Whether the roller chooses the total (V13.2). */
static int chooses_total(const catan_state *st) { return st->game->set.dice == CATAN_DICE_D12_D4; }
static unsigned large_sides(const catan_state *st) {
    return chooses_total(st) ? CATAN__RULE(V13_2, 12U, 8U) : CATAN__RULE(V13_1, 8U, 6U);
}

/* --- what the dice may mean --- */

/* Their sum, and where that is done their difference: a set of totals. */
static unsigned sum_and_difference(const catan_state *st, unsigned large, unsigned small) {
    unsigned sum = large + small, difference = large > small ? large - small : small - large;
    unsigned totals = sum <= 12 ? 1U << sum : 0;
    return totals | (chooses_total(st) && difference >= 2 ? 1U << difference : 0);
}
/* A 7 must be taken (V13.3). */
static unsigned totals_of(const catan_state *st, unsigned large, unsigned small) {
    unsigned totals = sum_and_difference(st, large, small);
    return CATAN__RULE(V13_3, totals >> 7 & 1, 0) ? 1U << 7 : totals;
}

static unsigned large_of(unsigned pair) { return pair / SMALL_SIDES + 1; }
static unsigned small_of(unsigned pair) { return pair % SMALL_SIDES + 1; }

/* What may fall: in the first rounds nothing that could only be a 7 (B-26). */
static uint64_t wide_pairs(const catan_state *st) {
    unsigned count = large_sides(st) * SMALL_SIDES;
    uint64_t pairs = CATAN__BIT(count) - 1;
    for (unsigned pair = 0; !sevens_fall(st) && pair < count; pair++) {
        if (totals_of(st, large_of(pair), small_of(pair)) == 1U << 7) {
            pairs &= ~CATAN__BIT(pair);
        }
    }
    return pairs;
}

/* --- they fall, or are laid --- */

static void tell_total(catan_state *st, unsigned total) {
    if (CATAN__RARELY(st->log != NULL)) {
        catan_event *event =
            catan__log_add(st->log, CATAN_EVENT_DICE, (int)active_seat(st), CATAN__EVERYBODY);
        event->value = (int32_t)total;
        event->index = (uint16_t)shown_die(st, LARGE_DIE);
        event->count = (uint16_t)shown_die(st, SMALL_DIE);
    }
}

/* `red`: in Cities & Knights the red die, or 0: it has still to fall. */
static void show_wide(catan_state *st, unsigned pair, unsigned red) {
    unsigned large = large_of(pair), small = small_of(pair);
    put_field_lane(st, MODULE_other_dice, LARGE_DIE, 0, large);
    put_field_lane(st, MODULE_other_dice, SMALL_DIE, 0, small);
    if (st->game->set.cities_knights) {
        put_ck_lane(st, CK_RED, 0, red);
        put_ck_lane(st, CK_FACE, 0, CATAN_FACE_NONE);
    }
    if (!chooses_total(st)) {
        tell_total(st, large + small);
    }
    begin_roll(st, chooses_total(st) ? 0 : large + small);
}

static void sites_dice_wide(const catan_state *st, unsigned seat, argset *out) {
    (void)seat;
    *out = args_one(wide_pairs(st));
}
#define why_dice_wide why_no_outcome
#define weigh_dice_wide weigh_alike
static unsigned sample_dice_wide(const catan_state *st, catan_rng *rng) {
    uint64_t all = CATAN__BIT(large_sides(st) * SMALL_SIDES) - 1;
    uint64_t fall = st->game->plain_dice ? all : wide_pairs(st);
    return catan__select(fall, catan__rng_below(rng, catan__popcount(fall)));
}
static void play_dice_wide(catan_state *st, unsigned seat, unsigned pair) {
    (void)seat;
    show_wide(st, pair, 0);
}

/* --- the red die (V13.4) --- */

static void stage_red_die(catan_state *st) {
    if (!st->game->set.cities_knights || ck_lane(st, CK_RED, 0) != 0) {
        return; /* none, or an alchemist has laid it */
    }
    if (CATAN__RULE(V13_4, 1, 0)) {
        push_task(st, catan__task(CATAN__TASK_RED_DIE, CATAN__ACTOR_CHANCE, 0, 0, 0, 0));
    } else {
        put_ck_lane(st, CK_RED, 0, shown_die(st, SMALL_DIE));
    }
}
static void sites_red_die(const catan_state *st, unsigned seat, argset *out) {
    (void)st, (void)seat;
    *out = args_one(RED_FACES);
}
#define why_red_die why_no_outcome
#define weigh_red_die weigh_alike
static void play_red_die(catan_state *st, unsigned seat, unsigned red) {
    (void)seat;
    pop_task(st);
    catan__log_value(st, CATAN_EVENT_DIE, (int)active_seat(st), (int32_t)red, CATAN__EVERYBODY);
    put_ck_lane(st, CK_RED, 0, red);
}

/* Alchemist: all three, one after the other (C-110). */
static void targets_lay_dice(const catan_state *st, unsigned seat, argset *out) {
    sites_dice_wide(st, seat, out);
}
#define why_no_lay_dice why_no_outcome
static void use_lay_dice(catan_state *st, unsigned seat, unsigned pair) {
    push_task(st, catan__task(CATAN__TASK_LAY_RED, seat, 0, pair, 0, 0));
}
CATAN__CARD(ALCHEMIST, lay_dice)

#define sites_lay_red sites_red_die
#define why_lay_red why_no_outcome
static void play_lay_red(catan_state *st, unsigned seat, unsigned red) {
    unsigned pair = catan__task_more(top_task(st));
    (void)seat;
    pop_task(st);
    show_wide(st, pair, red);
}

/* --- the total is chosen (V13.2, V13.3) --- */

static void stage_total(catan_state *st) {
    if (chooses_total(st)) {
        push_task(st, catan__task(CATAN__TASK_TOTAL, active_seat(st), 0, 0, 0, 0));
    }
}
static void sites_choose_total(const catan_state *st, unsigned seat, argset *out) {
    (void)seat;
    *out = args_one(totals_of(st, shown_die(st, LARGE_DIE), shown_die(st, SMALL_DIE)));
}
static int32_t why_choose_total(const catan_state *st, unsigned seat, unsigned total) {
    unsigned totals = sum_and_difference(st, shown_die(st, LARGE_DIE), shown_die(st, SMALL_DIE));
    (void)seat;
    return totals >> total & 1 ? CATAN_E_SEVEN_BINDS : CATAN_E_NO_OUTCOME;
}
/* The stages that come next are those of this total (V13.5). */
static void play_choose_total(catan_state *st, unsigned seat, unsigned total) {
    (void)seat;
    pop_task(st);
    uint64_t roll = top_task(st);
    tell_total(st, total);
    put_lane(st, P_TURN, T_ROLLED, total);
    set_top(st, task_with(roll, CATAN__ACTOR_NONE, catan__task_step(roll), 0,
                          CATAN__RULE(V13_5, total, shown_die(st, LARGE_DIE)), 0));
}

/* --- positions from outside --- */

static int sound_red_die(const catan_state *st, uint64_t t, uint64_t below, int top) {
    return top && st->game->set.cities_knights &&
           t == catan__task(CATAN__TASK_RED_DIE, CATAN__ACTOR_CHANCE, 0, 0, 0, 0) &&
           after_stage(st, below, stage_red_die);
}
static int sound_total(const catan_state *st, uint64_t t, uint64_t below, int top) {
    return top && chooses_total(st) && is_seat(st, active_seat(st)) &&
           t == catan__task(CATAN__TASK_TOTAL, active_seat(st), 0, 0, 0, 0) &&
           after_stage(st, below, stage_total);
}
static int sound_lay_red(const catan_state *st, uint64_t t, uint64_t below, int top) {
    unsigned pair = catan__task_more(t);
    return top && st->game->set.cities_knights && in_own_turn(st, t, below) &&
           is_seat(st, active_seat(st)) && catan__task_step(below) == TURN_BEFORE_ROLL &&
           t == catan__task(CATAN__TASK_LAY_RED, active_seat(st), 0, pair, 0, 0) && pair < 64 &&
           (wide_pairs(st) >> pair & 1) != 0;
}

static int32_t other_dice_verify(const catan_state *st, const char **field) {
    unsigned total = lane(st, P_TURN, T_ROLLED);
    unsigned large = shown_die(st, LARGE_DIE), small = shown_die(st, SMALL_DIE);
    int knights = st->game->set.cities_knights;
    int lie = large != 0 || (knights && ck_lane(st, CK_FACE, 0) != CATAN_FACE_NONE);
    int rolled = total != 0 || total_is_open(st) || (may_lack_total(st) && lie);
    int red_falls = catan__task_kind_of(unjudged_top(st)) == CATAN__TASK_RED_DIE;
    if (rolled ? large == 0 || large > large_sides(st) : large != 0) {
        return fault(field, "large_die", CATAN_E_POSITION_TURN);
    }
    if (rolled ? small == 0 || small > SMALL_SIDES : small != 0) {
        return fault(field, "small_die", CATAN_E_POSITION_TURN);
    }
    if (total != 0 && (totals_of(st, large, small) >> total & 1) == 0) {
        return fault(field, "rolled", CATAN_E_POSITION_TURN);
    }
    if (knights && (ck_lane(st, CK_RED, 0) == 0) != (!rolled || red_falls)) {
        return fault(field, "red_die", CATAN_E_POSITION_TURN);
    }
    return CATAN_OK;
}

/* --- the row --- */

#define M(NAME) CATAN_MOVE_##NAME
static const kind_row other_dice_kinds[] = {
    {sites_dice_wide, why_dice_wide, play_dice_wide, weigh_dice_wide, M(DICE_WIDE),
     sample_dice_wide, NULL, NULL},
    {sites_red_die, why_red_die, play_red_die, weigh_red_die, M(RED_DIE), NULL, NULL, NULL},
    {sites_choose_total, why_choose_total, play_choose_total, NULL, M(CHOOSE_TOTAL), NULL, NULL,
     NULL},
    {sites_play_lay_dice, why_play_lay_dice, play_play_lay_dice, NULL, M(LAY_DICE), NULL, NULL,
     NULL},
    {sites_lay_red, why_lay_red, play_lay_red, NULL, M(LAY_RED), NULL, NULL, NULL},
};
static const task_row other_dice_tasks[] = {
    {CATAN__TASK_RED_DIE, NULL, sound_red_die, {{0, CATAN_ASK_RED_DIE, {M(RED_DIE)}}}},
    {CATAN__TASK_TOTAL, NULL, sound_total, {{0, CATAN_ASK_CHOOSE_TOTAL, {M(CHOOSE_TOTAL)}}}},
    {CATAN__TASK_LAY_RED, NULL, sound_lay_red, {{0, CATAN_ASK_LAY_RED, {M(LAY_RED)}}}},
};
static const uint16_t other_dice_abouts[][3] = {
    {CATAN__TASK_LAY_RED, 0, CATAN__ABOUT_WHAT_MORE},
};
static const uint8_t other_dice_more_kinds[][3] = {
    {CATAN__TASK_TURN, TURN_DICE, M(DICE_WIDE)},
    {CATAN__TASK_TURN, TURN_BEFORE_ROLL, M(LAY_DICE)},
};
static const uint8_t other_dice_dropped_kinds[] = {M(DICE), M(DICE_PAIR), M(PLAY_ALCHEMIST)};

static const stage_row other_dice_stages[] = {
    {STAGE_EVENT, 0, stage_red_die},
    {STAGE_TOTAL, 0, stage_total},
};

static void other_dice_compiled(catan_game *g) {
    if (!g->set.cities_knights) {
        drop_kind(g, M(RED_DIE));
        drop_kind(g, M(LAY_DICE));
        drop_kind(g, M(LAY_RED));
    }
    if (g->set.dice != CATAN_DICE_D12_D4) {
        drop_kind(g, M(CHOOSE_TOTAL));
        return;
    }
    for (unsigned i = 0; i < g->plain_stages; i++) {
        g->total_stages = g->plain[i] == stage_total ? i + 1 : g->total_stages;
    }
}
#undef M

static const module other_dice_module = {
    .name = "other_dice",
    .enabled = other_dice_enabled,
    .fields = other_dice_fields,
    .field_count = COUNT(other_dice_fields),
    .kinds = other_dice_kinds,
    .kind_count = COUNT(other_dice_kinds),
    .tasks = other_dice_tasks,
    .task_count = COUNT(other_dice_tasks),
    .stages = other_dice_stages,
    .stage_count = COUNT(other_dice_stages),
    .abouts = other_dice_abouts,
    .about_count = COUNT(other_dice_abouts),
    .more_kinds = other_dice_more_kinds,
    .more_kind_count = COUNT(other_dice_more_kinds),
    .dropped_kinds = other_dice_dropped_kinds,
    .dropped_kind_count = COUNT(other_dice_dropped_kinds),
    .compiled = other_dice_compiled,
    .verify = other_dice_verify,
};
