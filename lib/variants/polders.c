/* Polders: a hex of the sea that is enclosed becomes land (V8). */
#include "variants/dikes.h"

static int polders_enabled(const catan_config *config) { return config->polders; }

enum { POLDER_SET, POLDERS_FIELDS };
static const catan__field polders_fields[POLDERS_FIELDS] = {
    [POLDER_SET] = {"polders",
                    CATAN__OF_GAME,
                    CATAN__HEX_SET,
                    CATAN__ALL,
                    0,
                    CATAN__AUTO_WORD,
                    0,
                    0,
                    0,
                    NULL,
                    {.piece = CATAN_PIECE_POLDER}},
};
enum { POLDER_DRAWS_TERRAIN, POLDER_DRAWS_NUMBER }; /* steps of its task */

static unsigned at_polders(const catan_state *st) {
    return field_word(st, MODULE_polders, POLDER_SET, 0);
}

/* What is land and sea changes in play. */
static void polders_settle(catan_game *g) { g->set.varied = 1; }

/* --- draining (V8.3) --- */

static void sites_drain(const catan_state *st, unsigned seat, argset *out) {
    sites_to_change(st, seat, CATAN_SEA, out);
}
static int32_t why_drain(const catan_state *st, unsigned seat, unsigned hex) {
    return why_not_changed(st, seat, CATAN_SEA, hex);
}
static void play_drain(catan_state *st, unsigned seat, unsigned hex) {
    (void)seat;
    break_dikes(st, hex);
    push_task(
        st, catan__task(CATAN__TASK_POLDER, CATAN__ACTOR_CHANCE, POLDER_DRAWS_TERRAIN, 0, hex, 0));
}

static unsigned polder_hex(const catan_state *st) { return catan__task_a(top_task(st)); }

static void sites_polder_terrain(const catan_state *st, unsigned seat, argset *out) {
    (void)seat;
    *out = args_one((uint64_t)st->game->config.polder_terrains << CATAN_FOREST);
}
#define why_polder_terrain why_no_outcome
#define weigh_polder_terrain weigh_alike
static void play_polder_terrain(catan_state *st, unsigned seat, unsigned terrain) {
    unsigned hex = polder_hex(st);
    (void)seat;
    set_top(st, task_with(top_task(st), CATAN__ACTOR_CHANCE, POLDER_DRAWS_NUMBER, 0, hex, 0));
    put_bit(st, at_polders(st), hex);
    put_hex(st, hex, terrain, 0);
}

/* The 18 tokens of the base game: one of 2 and 12, two of the others. */
static unsigned tokens_of_number(unsigned number) {
    return catan__is_token(number) ? CATAN__RULE(V8_3, number == 2 || number == 12 ? 1U : 2U, 1U)
                                   : 0;
}
static void sites_polder_number(const catan_state *st, unsigned seat, argset *out) {
    uint64_t numbers = 0;
    (void)st, (void)seat;
    for (unsigned i = 2; i < CATAN__NUMBERS; i++) {
        numbers |= (uint64_t)(tokens_of_number(i) != 0) << i;
    }
    *out = args_one(numbers);
}
#define why_polder_number why_no_outcome
static uint32_t weigh_polder_number(const catan_state *st, uint64_t args, uint32_t *weights) {
    uint32_t total = 0;
    (void)st;
    for (; args != 0; args &= args - 1) {
        *weights = tokens_of_number(catan__lowest(args));
        total += *weights++;
    }
    return total;
}
static void play_polder_number(catan_state *st, unsigned seat, unsigned number) {
    unsigned hex = polder_hex(st);
    (void)seat;
    pop_task(st);
    put_hex(st, hex, hex_terrain(st, hex), number);
}

/* --- positions from outside --- */

static void polders_made(const catan_state *st, uint64_t *hexes) {
    for (unsigned i = 0; i < W_HEXES; i++) {
        hexes[i] |= CATAN__RULE(V8_5, word(st, at_polders(st) + i), 0);
    }
}
/* A polder whose number has still to be drawn, or NO_HEX. The agenda may be any. */
static unsigned undrawn_polder(const catan_state *st) {
    uint64_t top = unjudged_top(st);
    return catan__task_kind_of(top) == CATAN__TASK_POLDER &&
                   catan__task_step(top) == POLDER_DRAWS_NUMBER
               ? catan__task_a(top)
               : (unsigned)NO_HEX;
}
/* Numbers may have moved away from a polder, or on to it, as elsewhere. */
static int polders_may_lie(const catan_state *st, unsigned hex, unsigned terrain, unsigned number) {
    return hex < st->game->board.hexes && set_has(words(st, at_polders(st)), hex) &&
           terrain >= CATAN_FOREST && terrain <= CATAN_MOUNTAINS &&
           (number == 0 ? hex == undrawn_polder(st) || st->game->set.bare_fog
                        : catan__is_token(number));
}
static int32_t polders_verify(const catan_state *st, const char **field) {
    for (unsigned hex = 0; hex < 64 * W_HEXES; hex++) {
        unsigned terrain = hex < st->game->board.hexes ? hex_terrain(st, hex) : CATAN_SEA;
        int polder = set_has(words(st, at_polders(st)), hex);
        if (polder && (terrain < CATAN_FOREST || terrain > CATAN_MOUNTAINS ||
                       (!st->game->board.sea[hex] && !st->game->board.open[hex]))) {
            return fault(field, "polders", CATAN_E_POSITION_BOARD);
        }
    }
    return CATAN_OK;
}

static int sound_polder(const catan_state *st, uint64_t t, uint64_t below, int top) {
    unsigned hex = catan__task_a(t), step = catan__task_step(t);
    int special = is_on(below, CATAN__TASK_SPECIAL);
    int turn = is_on(below, CATAN__TASK_TURN) && catan__task_step(below) == TURN_ACTION;
    return top && (special || turn) && hex < st->game->board.hexes &&
           catan__task_actor(t) == CATAN__ACTOR_CHANCE && step <= POLDER_DRAWS_NUMBER &&
           catan__task_more(t) == 0 && catan__task_b(t) == 0 &&
           (step == POLDER_DRAWS_TERRAIN
                ? hex_terrain(st, hex) == CATAN_SEA
                : set_has(words(st, at_polders(st)), hex) && hex_byte(st, hex) >> 4 == 0);
}

#define M(NAME) CATAN_MOVE_##NAME
static const kind_row polders_kinds[] = {
    {sites_drain, why_drain, play_drain, NULL, M(DRAIN), NULL, NULL, NULL},
    {sites_polder_terrain, why_polder_terrain, play_polder_terrain, weigh_polder_terrain,
     M(POLDER_TERRAIN), NULL, NULL, NULL},
    {sites_polder_number, why_polder_number, play_polder_number, weigh_polder_number,
     M(POLDER_NUMBER), NULL, NULL, NULL},
};
static const task_row polders_tasks[] = {
    {CATAN__TASK_POLDER,
     NULL,
     sound_polder,
     {{POLDER_DRAWS_TERRAIN, CATAN_ASK_POLDER_TERRAIN, {M(POLDER_TERRAIN)}},
      {POLDER_DRAWS_NUMBER, CATAN_ASK_POLDER_NUMBER, {M(POLDER_NUMBER)}}}},
};
static const uint8_t polders_more_kinds[][3] = {
    {CATAN__TASK_TURN, TURN_ACTION, M(DRAIN)},
    {CATAN__TASK_SPECIAL, 0, M(DRAIN)},
};
#undef M
static const uint16_t polders_abouts[][3] = {
    {CATAN__TASK_POLDER, POLDER_DRAWS_TERRAIN, CATAN__ABOUT_HEX_A},
    {CATAN__TASK_POLDER, POLDER_DRAWS_NUMBER, CATAN__ABOUT_HEX_A},
};

static const module polders_module = {
    .name = "polders",
    .enabled = polders_enabled,
    .needs = MODULE_BIT(dikes),
    .settle = polders_settle,
    .fields = polders_fields,
    .field_count = COUNT(polders_fields),
    .kinds = polders_kinds,
    .kind_count = COUNT(polders_kinds),
    .tasks = polders_tasks,
    .task_count = COUNT(polders_tasks),
    .more_kinds = polders_more_kinds,
    .more_kind_count = COUNT(polders_more_kinds),
    .abouts = polders_abouts,
    .about_count = COUNT(polders_abouts),
    .verify = polders_verify,
    .made_land = polders_made,
    .may_lie = polders_may_lie,
};
