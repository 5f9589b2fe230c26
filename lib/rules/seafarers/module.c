/* The row of Seafarers: its moves, tasks, stages and hooks. */
#include "rules/seafarers/seafarers.h"

#define ROW(NAME, name, price)                                                                     \
    { sites_##name, why_##name, play_##name, NULL, CATAN_MOVE_##NAME, NULL, NULL, price }
#define CHANCE(NAME, name)                                                                         \
    { sites_##name, why_##name, play_##name, weigh_##name, CATAN_MOVE_##NAME, NULL, NULL, NULL }
static const kind_row seafarers_kinds[] = {
    ROW(SETUP_SHIP, setup_ship, NULL), ROW(BUILD_SHIP, build_ship, price_build_ship),
    ROW(FREE_SHIP, free_ship, NULL),   ROW(LIFT_SHIP, lift_ship, NULL),
    ROW(PUT_SHIP, put_ship, NULL),     ROW(MOVE_PIRATE, move_pirate, NULL),
    CHANCE(DISCOVER, discover),        CHANCE(DISCOVER_NUMBER, discover_number),
};
#undef ROW
#undef CHANCE

#define M(NAME) CATAN_MOVE_##NAME
static const task_row seafarers_tasks[] = {
    {CATAN__TASK_MOVE_SHIP, NULL, sound_move_ship, {{0, CATAN_ASK_PUT_SHIP, {M(PUT_SHIP)}}}},
    {CATAN__TASK_DISCOVER,
     step_discover,
     sound_discover,
     {{DISCOVER_TERRAIN, CATAN_ASK_DISCOVER, {M(DISCOVER)}},
      {DISCOVER_NUMBER, CATAN_ASK_DISCOVER_NUMBER, {M(DISCOVER_NUMBER)}}}},
};

/* What Seafarers adds to the questions of the base game. */
static const uint8_t seafarers_more_kinds[][3] = {
    {CATAN__TASK_SETUP, SETUP_ROAD, M(SETUP_SHIP)},
    {CATAN__TASK_TURN, TURN_ACTION, M(BUILD_SHIP)},
    {CATAN__TASK_TURN, TURN_ACTION, M(LIFT_SHIP)},
    {CATAN__TASK_SPECIAL, 0, M(BUILD_SHIP)},
    {CATAN__TASK_FREE_ROADS, FREE_FIRST, M(FREE_SHIP)},
    {CATAN__TASK_FREE_ROADS, FREE_SECOND, M(FREE_SHIP)},
    {CATAN__TASK_ROBBER, ROBBER_MOVE, M(MOVE_PIRATE)},
};
#undef M

static const uint16_t seafarers_abouts[][3] = {
    {CATAN__TASK_MOVE_SHIP, 0, CATAN__ABOUT_EDGE_A},
    {CATAN__TASK_DISCOVER, DISCOVER_TERRAIN, CATAN__ABOUT_SEAT_MORE | CATAN__ABOUT_HEX_A},
    {CATAN__TASK_DISCOVER, DISCOVER_NUMBER, CATAN__ABOUT_SEAT_MORE | CATAN__ABOUT_HEX_A},
};

static void seafarers_begin(catan_state *st, const catan_layout *layout) {
    unsigned pirate = catan__pirate_start(&st->game->board, layout);
    put_sea_lane(st, SEA_PIRATE, 0, pirate == CATAN__NO ? (unsigned)NO_HEX : pirate);
    begin_fog(st);
}

/* Drops what hand, supply and turn rule out before any set is made (S-1, S-10, S-22). */
static void seafarers_gate(const catan_state *st, unsigned seat, uint64_t *kinds) {
    if (sea_lane(st, SEA_SHIP_MOVED, 0) != 0 || ship_supply(st, seat) == st->game->set.ships) {
        kinds[0] &= ~KIND_BIT(LIFT_SHIP);
    }
    if (ship_supply(st, seat) == 0 ||
        !catan__lanes_hold(hand_of(st, seat), price_build_ship(st, seat, 0))) {
        kinds[0] &= ~KIND_BIT(BUILD_SHIP);
    }
}

static void seafarers_piece_placed(catan_state *st, unsigned seat, unsigned piece, unsigned place) {
    if (piece == PIECE_ROAD || piece == PIECE_SHIP) {
        st->dirty |= st->game->set.fog ? DIRTY_PLACED : 0; /* what it discovers comes next (S-81) */
    } else if (piece == PIECE_SETTLEMENT) {
        settlement_at_sea(st, seat, place);
        if (st->game->set.island_points != 0) {
            settle_island(st, seat, place);
        }
    }
}

/* Nothing of the last turn binds the next one (S-22). */
static void seafarers_turn_ended(catan_state *st, unsigned seat) {
    (void)seat;
    put_sea_lane(st, SEA_SHIP_MOVED, 0, 0);
    for (unsigned i = 0; i < W_EDGES; i++) {
        put(st, sea_word(st, SEA_FRESH_SHIPS, 0) + i, 0);
    }
}

static void seafarers_score(const catan_state *st, unsigned seat, int32_t *source) {
    source[CATAN_SOURCE_SPECIAL] = (int32_t)special_points(st, seat);
}

static void seafarers_tell_seat(const catan_state *st, unsigned seat, catan_seat_info *out) {
    out->ships = (uint8_t)ship_supply(st, seat);
    out->special_points = (uint8_t)special_points(st, seat);
}

static void seafarers_tell_table(const catan_state *st, catan_table_info *out) {
    unsigned pirate = pirate_hex(st);
    out->pirate = pirate == NO_HEX ? (uint16_t)CATAN__NO : (uint16_t)pirate;
    out->ship_moved = (uint8_t)sea_lane(st, SEA_SHIP_MOVED, 0);
}

static const module seafarers_module = {
    .name = "seafarers",
    .enabled = catan__goes_to_sea,
    .needs = MODULE_BIT(gold),
    .fields = seafarers_fields,
    .field_count = COUNT(seafarers_fields),
    .kinds = seafarers_kinds,
    .kind_count = COUNT(seafarers_kinds),
    .tasks = seafarers_tasks,
    .task_count = COUNT(seafarers_tasks),
    .abouts = seafarers_abouts,
    .about_count = COUNT(seafarers_abouts),
    .more_kinds = seafarers_more_kinds,
    .more_kind_count = COUNT(seafarers_more_kinds),
    .holding_tasks = CATAN__BIT(CATAN__TASK_MOVE_SHIP),
    .compiled = seafarers_compiled,
    .begin = seafarers_begin,
    .refresh = refresh_ships,
    .verify = seafarers_verify,
    .verify_cached = seafarers_verify_cached,
    .gate = seafarers_gate,
    .judged = fog_judged,
    .recut = refresh_ship_reach,
    .victims = pirate_victims,
    .piece_placed = seafarers_piece_placed,
    .turn_ended = seafarers_turn_ended,
    .points = special_points,
    .score = seafarers_score,
    .earns = island_points,
    .tell_seat = seafarers_tell_seat,
    .tell_table = seafarers_tell_table,
};
