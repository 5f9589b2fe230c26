/* Specialists: who has most buildings at a terrain (V2, P-4). */
#include "rules/base/base.h"

static int of_scenario(const catan_config *config) {
    return config->scenario == CATAN_SCENARIO_SPECIALISTS;
}
static int specialists_enabled(const catan_config *config) {
    return config->specialists || of_scenario(config);
}

/* By the card that they bring; the last one brings any. Also the fields, in the order of their
 * table. */
enum { GOLD_SEEKER = CATAN_ORE + 1, SPECIALISTS };

static unsigned specialist_of(const catan_state *st, unsigned kind) {
    return field_lane(st, MODULE_specialists, kind, 0);
}
/* The specialists that a seat holds, as a set. */
static unsigned specialists_held(const catan_state *st, unsigned seat) {
    unsigned held = 0;
    for (unsigned kind = 0; kind < SPECIALISTS; kind++) {
        held |= (unsigned)(specialist_of(st, kind) == seat) << kind;
    }
    return held;
}

/* --- who holds them (V2.1 to V2.3) --- */

/* A settlement marks each hex that it touches once, a city twice (V2.1). */
static void count_marks(const catan_state *st, unsigned seat, unsigned *marks) {
    unsigned worth[TERRAINS];
    worth_by_terrain(st, seat, CATAN__RULE(V2_1, 2, 1), NO_HEX, worth);
    memcpy(marks, worth + CATAN_FOREST, GOLD_SEEKER * sizeof *marks);
    marks[GOLD_SEEKER] = worth[CATAN_GOLD];
}

/* Marks that a specialist needs (V2.2, P-4). */
static unsigned marks_needed(const catan_state *st) {
    const catan_config *config = &st->game->config;
    return config->specialist_threshold != 0 ? config->specialist_threshold
           : config->cities_knights          ? 4
           : of_scenario(config)             ? CATAN__RULE(P_4, 1, 3)
                                             : 3;
}

/* In the scenario nobody holds one before setup has ended (P-4). */
static int specialists_wait(const catan_state *st) {
    return of_scenario(&st->game->config) && lane(st, P_TURN, T_SEAT) == NO_SEAT;
}

/* Who is to hold each of them now: who alone has most marks, and enough; else nobody. */
static void judge_specialists(const catan_state *st, unsigned *holder) {
    unsigned marks[CATAN_SEATS][SPECIALISTS], needed = CATAN__RULE(V2_2, marks_needed(st), 1);
    for (unsigned seat = 0; seat < st->game->set.players; seat++) {
        count_marks(st, seat, marks[seat]);
    }
    for (unsigned kind = 0; kind < SPECIALISTS; kind++) {
        unsigned most = needed - 1;
        holder[kind] = NO_SEAT;
        for (unsigned seat = 0; seat < st->game->set.players && !specialists_wait(st); seat++) {
            unsigned own = marks[seat][kind];
            if (own > most) {
                holder[kind] = seat;
                most = own;
            } else if (own == most) {
                holder[kind] = CATAN__RULE(V2_3, (unsigned)NO_SEAT, holder[kind]);
            }
        }
    }
}

/* A point goes with each (V2.2). */
static void award_specialists(catan_state *st) {
    unsigned holder[SPECIALISTS];
    if ((st->dirty & DIRTY_BOARD) == 0) {
        return;
    }
    judge_specialists(st, holder);
    for (unsigned kind = 0; kind < SPECIALISTS; kind++) {
        unsigned before = specialist_of(st, kind);
        if (holder[kind] == before) {
            continue;
        }
        put_field_lane(st, MODULE_specialists, kind, 0, holder[kind]);
        if (before != NO_SEAT) {
            add_points(st, before, -1);
        }
        if (holder[kind] != NO_SEAT) {
            add_points(st, holder[kind], 1);
        }
    }
}

static void specialists_piece(catan_state *st, unsigned seat, unsigned piece, unsigned node) {
    (void)seat, (void)node;
    st->dirty |= piece == PIECE_SETTLEMENT || piece == PIECE_CITY ? DIRTY_BOARD : 0;
}
/* With the first turn setup is over (P-4). */
static void specialists_turn_begun(catan_state *st, unsigned seat) {
    (void)seat;
    st->dirty |= turn_number(st) == 1 ? DIRTY_BOARD : 0;
}

static unsigned specialists_points(const catan_state *st, unsigned seat) {
    return catan__popcount(specialists_held(st, seat));
}
static void specialists_score(const catan_state *st, unsigned seat, int32_t *source) {
    source[CATAN_SOURCE_SPECIALISTS] = (int32_t)specialists_points(st, seat);
}

/* --- what they bring (V2.4 to V2.6) --- */

static int only_own_turn(const catan_state *st) {
    const catan_config *config = &st->game->config;
    return config->specialist_income == CATAN_INCOME_OWN_TURN ||
           (config->specialist_income == CATAN_INCOME_AUTO && of_scenario(config));
}

/* Seats to which a roll brings something. */
static unsigned earning_seats(const catan_state *st) {
    unsigned seats = 0;
    for (unsigned seat = 0; seat < st->game->set.players; seat++) {
        seats |= (unsigned)(specialists_held(st, seat) != 0) << seat;
    }
    if (only_own_turn(st)) {
        return CATAN__RULE(V2_5, seats & 1U << active_seat(st), seats);
    }
    return CATAN__RULE(V2_4, lane(st, P_TURN, T_ROLLED) != 7, 1) ? seats : 0;
}

/* What the gold-seeker chooses from: never commodities (V2.6). */
static unsigned income_pool(const catan_state *st) {
    uint64_t bank = word(st, P_BANK);
    return catan__lanes_some(CATAN__RULE(V2_6, resource_lanes(bank), bank));
}

/* Each of `seats` in turn order takes what the bank has; when the gold-seeker's turn comes he
 * chooses before the next. */
static void bring_income(catan_state *st, unsigned seats) {
    while (seats != 0) {
        unsigned seat = next_seat(st, seats, order_from(st)), held = specialists_held(st, seat);
        unsigned there = catan__lanes_some(resource_lanes(word(st, P_BANK)));
        seats &= ~(1U << seat);
        receive(st, seat, catan__lanes_spread(held & there), CATAN_REASON_INCOME);
        if ((held >> GOLD_SEEKER & 1) != 0 && income_pool(st) != 0) {
            push_task(st, catan__task(CATAN__TASK_INCOME, seat, 0, 0, 0, 0));
            return;
        }
    }
}
static void stage_income(catan_state *st) { bring_income(st, earning_seats(st)); }

static void sites_take_income(const catan_state *st, unsigned seat, argset *out) {
    (void)seat;
    *out = args_one(income_pool(st));
}
static int32_t why_take_income(const catan_state *st, unsigned seat, unsigned card) {
    (void)st, (void)seat;
    return card > CATAN_ORE ? CATAN_E_NO_EFFECT : CATAN_E_BANK_EMPTY;
}
static void play_take_income(catan_state *st, unsigned seat, unsigned card) {
    pop_task(st);
    receive(st, seat, CATAN__LANE(card, 1), CATAN_REASON_INCOME);
    bring_income(st, later_seats(st, earning_seats(st), order_from(st), seat));
}

/* --- positions --- */

static int sound_income(const catan_state *st, uint64_t t, uint64_t below, int top) {
    unsigned seat = catan__task_actor(t);
    return top && is_seat(st, seat) && t == catan__task(CATAN__TASK_INCOME, seat, 0, 0, 0, 0) &&
           specialist_of(st, GOLD_SEEKER) == seat && (earning_seats(st) >> seat & 1) != 0 &&
           after_stage(st, below, stage_income);
}

#define SPECIALIST(name, NAME)                                                                     \
    {                                                                                              \
        name, CATAN__OF_GAME, CATAN__SEAT8, CATAN__ALL, 0, CATAN__AUTO_WORD, 0, NO_SEAT, 0, NULL,  \
        {                                                                                          \
            .piece = CATAN_PIECE_##NAME                                                            \
        }                                                                                          \
    }
static const catan__field specialists_fields[SPECIALISTS] = {
    [CATAN_LUMBER] = SPECIALIST("lumberjack", LUMBERJACK),
    [CATAN_BRICK] = SPECIALIST("mason", MASON),
    [CATAN_WOOL] = SPECIALIST("shepherd", SHEPHERD),
    [CATAN_GRAIN] = SPECIALIST("farmer", FARMER),
    [CATAN_ORE] = SPECIALIST("miner", MINER),
    [GOLD_SEEKER] = SPECIALIST("gold_seeker", GOLD_SEEKER),
};
#undef SPECIALIST

/* Who holds them follows from the board; with a piece in the hand that has still to be judged
 * (G-9). */
static int32_t specialists_verify(const catan_state *st, const char **field) {
    unsigned holder[SPECIALISTS];
    judge_specialists(st, holder);
    for (unsigned kind = 0; kind < SPECIALISTS; kind++) {
        unsigned held = specialist_of(st, kind);
        if (lane(st, P_TURN, T_HOLD) != 0 ? held != NO_SEAT && !is_seat(st, held)
                                          : held != holder[kind]) {
            return fault(field, specialists_fields[kind].name, CATAN_E_POSITION_AWARD);
        }
    }
    return CATAN_OK;
}

static void specialists_begin(catan_state *st, const catan_layout *layout) {
    (void)layout;
    for (unsigned kind = 0; kind < SPECIALISTS; kind++) {
        put_field_lane(st, MODULE_specialists, kind, 0, NO_SEAT);
    }
}

static const kind_row specialists_kinds[] = {
    {sites_take_income, why_take_income, play_take_income, NULL, CATAN_MOVE_TAKE_INCOME, NULL, NULL,
     NULL},
};
static const task_row specialists_tasks[] = {
    {CATAN__TASK_INCOME,
     NULL,
     sound_income,
     {{0, CATAN_ASK_TAKE_INCOME, {CATAN_MOVE_TAKE_INCOME}}}},
};
static const stage_row specialists_stages[] = {
    {STAGE_INCOME, 0, stage_income},
    {STAGE_INCOME_SEVEN, 0, stage_income},
};

static const module specialists_module = {
    .name = "specialists",
    .enabled = specialists_enabled,
    .fields = specialists_fields,
    .field_count = COUNT(specialists_fields),
    .kinds = specialists_kinds,
    .kind_count = COUNT(specialists_kinds),
    .tasks = specialists_tasks,
    .task_count = COUNT(specialists_tasks),
    .stages = specialists_stages,
    .stage_count = COUNT(specialists_stages),
    .begin = specialists_begin,
    .verify = specialists_verify,
    .award = award_specialists,
    .piece_placed = specialists_piece,
    .piece_removed = specialists_piece,
    .turn_begun = specialists_turn_begun,
    .points = specialists_points,
    .score = specialists_score,
};
