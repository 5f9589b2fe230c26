/* The row of Cities & Knights: its moves, tasks, stages and hooks. */
#include "rules/cities_knights/cards/cards.h"

/* Of moves whose argument some may not know (H-2, H-3). */
#define SECRET(NAME, name)                                                                         \
    { sites_##name, why_##name, play_##name, NULL, CATAN_MOVE_##NAME, NULL, knows_##name, NULL }
#define ROW(NAME, name, price)                                                                     \
    { sites_##name, why_##name, play_##name, NULL, CATAN_MOVE_##NAME, NULL, NULL, price }
#define CHANCE(NAME, name, sample, knows)                                                          \
    { sites_##name, why_##name, play_##name, weigh_##name, CATAN_MOVE_##NAME, sample, knows, NULL }
static const kind_row knights_kinds[] = {
    CHANCE(DICE_PAIR, dice_pair, sample_dice_pair, NULL),
    CHANCE(EVENT_DIE, event_die, NULL, NULL),
    ROW(SETUP_CITY, setup_city, NULL),
    ROW(BUILD_WALL, build_wall, price_build_wall),
    ROW(RECRUIT_KNIGHT, recruit_knight, price_recruit_knight),
    ROW(ACTIVATE_KNIGHT, activate_knight, price_activate_knight),
    ROW(PROMOTE_KNIGHT, promote_knight, price_promote_knight),
    ROW(LIFT_KNIGHT, lift_knight, NULL),
    ROW(PUT_KNIGHT, put_knight, NULL),
    ROW(RETREAT_KNIGHT, retreat_knight, NULL),
    ROW(CHASE_ROBBER, chase_robber, NULL),
    ROW(IMPROVE, improve, price_improve),
    ROW(PLACE_METROPOLIS, place_metropolis, NULL),
    ROW(MUSTER, muster, NULL),
    ROW(MUSTERED, mustered, NULL),
    ROW(LOSE_CITY, lose_city, NULL),
    ROW(CHOOSE_DECK, choose_deck, NULL),
    CHANCE(DRAW_PROGRESS, draw_progress, NULL, knows_draw_progress),
    SECRET(DISCARD_PROGRESS, discard_progress),
    ROW(TAKE_AQUEDUCT, take_aqueduct, NULL),
    ROW(CHASE_PIRATE, chase_pirate, NULL),
#define CARD(NAME, name) ROW(PLAY_##NAME, play_##name, NULL)
    CARD(ALCHEMIST, alchemist),
    CARD(CRANE, crane),
    CARD(MINING, mining),
    CARD(IRRIGATION, irrigation),
    CARD(INVENTOR, inventor),
    CARD(ENGINEER, engineer),
    ROW(PLAY_MEDICINE, play_medicine, price_play_medicine),
    CARD(SMITH, smith),
    CARD(FREE_ROADS, free_roads),
    CARD(BISHOP, bishop),
    CARD(DIPLOMAT, diplomat),
    CARD(WARLORD, warlord),
    CARD(WEDDING, wedding),
    CARD(INTRIGUE, intrigue),
    CARD(SABOTEUR, saboteur),
    CARD(SPY, spy),
    CARD(DESERTER, deserter),
    CARD(COMMERCIAL_HARBOUR, commercial_harbour),
    CARD(MERCHANT_FLEET, merchant_fleet),
    CARD(MASTER_MERCHANT, master_merchant),
    CARD(TRADE_MONOPOLY, trade_monopoly),
    CARD(RESOURCE_MONOPOLY, resource_monopoly),
    CARD(MERCHANT, merchant),
#undef CARD
    ROW(SWAP_NUMBER, swap_number, NULL),
    ROW(FREE_PROMOTION, free_promotion, NULL),
    ROW(REBUILD, rebuild, NULL),
    SECRET(GIVE, give),
    SECRET(TAKE_PROGRESS, take_progress),
    ROW(DESERT, desert, NULL),
    ROW(CHOOSE_STRENGTH, choose_strength, NULL),
    ROW(PLACE_DESERTER, place_deserter, NULL),
    ROW(HARBOUR_OFFER, harbour_offer, NULL),
    SECRET(HARBOUR_CARD, harbour_card),
    SECRET(HARBOUR_GIVE, harbour_give),
    SECRET(TAKE_HAND, take_hand),
};
#undef ROW
#undef CHANCE
#undef SECRET

#define M(NAME) CATAN_MOVE_##NAME
#define ASKS(TASK, step, sound, QUESTION, ...)                                                     \
    {                                                                                              \
        CATAN__TASK_##TASK, NULL, sound, {                                                         \
            {                                                                                      \
                step, CATAN_ASK_##QUESTION, { __VA_ARGS__ }                                        \
            }                                                                                      \
        }                                                                                          \
    }
static const task_row knights_tasks[] = {
    ASKS(EVENT_DIE, 0, sound_event_die, EVENT_DIE, M(EVENT_DIE)),
    {CATAN__TASK_PROGRESS,
     NULL,
     sound_progress,
     {{DRAW_CHOOSE, CATAN_ASK_CHOOSE_DECK, {M(CHOOSE_DECK)}},
      {DRAW_CARD, CATAN_ASK_DRAW_PROGRESS, {M(DRAW_PROGRESS)}}}},
    ASKS(LIMIT, 0, sound_limit, DISCARD_PROGRESS, M(DISCARD_PROGRESS)),
    ASKS(MUSTER, 0, sound_muster, MUSTER, M(MUSTER), M(MUSTERED)),
    ASKS(LOSE_CITY, 0, sound_lose_city, LOSE_CITY, M(LOSE_CITY)),
    ASKS(AQUEDUCT, 0, sound_aqueduct, TAKE_AQUEDUCT, M(TAKE_AQUEDUCT)),
    ASKS(MOVE_KNIGHT, 0, sound_move_knight, PUT_KNIGHT, M(PUT_KNIGHT)),
    ASKS(RETREAT_KNIGHT, 0, sound_retreat_knight, RETREAT_KNIGHT, M(RETREAT_KNIGHT)),
    ASKS(METROPOLIS, 0, sound_metropolis, PLACE_METROPOLIS, M(PLACE_METROPOLIS)),
    ASKS(INVENTOR, 0, sound_inventor, SWAP_NUMBER, M(SWAP_NUMBER)),
    ASKS(SMITH, 0, sound_smith, FREE_PROMOTION, M(FREE_PROMOTION), M(DECLINE)),
    ASKS(DIPLOMAT, 0, sound_diplomat, REBUILD, M(REBUILD), M(DECLINE)),
    ASKS(WEDDING, 0, sound_wedding, GIVE, M(GIVE)),
    ASKS(SABOTEUR, 0, sound_saboteur, DISCARD, M(DISCARD)),
    ASKS(SPY, 0, sound_spy, TAKE_PROGRESS, M(TAKE_PROGRESS)),
    {CATAN__TASK_DESERTER,
     NULL,
     sound_deserter,
     {{DESERTER_LEAVES, CATAN_ASK_DESERT, {M(DESERT)}},
      {DESERTER_STRENGTH, CATAN_ASK_CHOOSE_STRENGTH, {M(CHOOSE_STRENGTH), M(DECLINE)}},
      {DESERTER_COMES, CATAN_ASK_PLACE_DESERTER, {M(PLACE_DESERTER), M(DECLINE)}}}},
    {CATAN__TASK_HARBOUR,
     NULL,
     sound_harbour,
     {{HARBOUR_OFFERS, CATAN_ASK_HARBOUR_CARD, {M(HARBOUR_CARD)}},
      {HARBOUR_ANSWERS, CATAN_ASK_HARBOUR_GIVE, {M(HARBOUR_GIVE)}}}},
    ASKS(MASTER_MERCHANT, 0, sound_master_merchant, TAKE_HAND, M(TAKE_HAND)),
};
#undef ASKS

/* In a turn, and in special building, where knights do not act (C-97). */
#define BUILT(task, step)                                                                          \
    {task, step, M(BUILD_WALL)}, {task, step, M(RECRUIT_KNIGHT)},                                  \
        {task, step, M(ACTIVATE_KNIGHT)}, {task, step, M(PROMOTE_KNIGHT)}, {                       \
        task, step, M(IMPROVE)                                                                     \
    }
static const uint8_t knights_more_kinds[][3] = {
    {CATAN__TASK_SETUP, SETUP_CITY, M(SETUP_CITY)},
    {CATAN__TASK_TURN, TURN_DICE, M(DICE_PAIR)},
    BUILT(CATAN__TASK_TURN, TURN_ACTION),
    {CATAN__TASK_TURN, TURN_ACTION, M(LIFT_KNIGHT)},
    {CATAN__TASK_TURN, TURN_ACTION, M(CHASE_ROBBER)},
    {CATAN__TASK_TURN, TURN_ACTION, M(CHASE_PIRATE)},
    {CATAN__TASK_TURN, TURN_BEFORE_ROLL, M(PLAY_ALCHEMIST)},
    {CATAN__TASK_TURN, TURN_ACTION, M(HARBOUR_OFFER)},
#define CARD(NAME)                                                                                 \
    { CATAN__TASK_TURN, TURN_ACTION, M(PLAY_##NAME) }
    CARD(CRANE),
    CARD(MINING),
    CARD(IRRIGATION),
    CARD(INVENTOR),
    CARD(ENGINEER),
    CARD(MEDICINE),
    CARD(SMITH),
    CARD(FREE_ROADS),
    CARD(BISHOP),
    CARD(DIPLOMAT),
    CARD(WARLORD),
    CARD(WEDDING),
    CARD(INTRIGUE),
    CARD(SABOTEUR),
    CARD(SPY),
    CARD(DESERTER),
    CARD(COMMERCIAL_HARBOUR),
    CARD(MERCHANT_FLEET),
    CARD(MASTER_MERCHANT),
    CARD(TRADE_MONOPOLY),
    CARD(RESOURCE_MONOPOLY),
    CARD(MERCHANT),
#undef CARD
    BUILT(CATAN__TASK_SPECIAL, 0),
};
#undef BUILT

/* Dice by their sum, development cards (C-3, C-4). */
static const uint8_t knights_dropped_kinds[] = {
    M(DICE),
    M(DRAW_DEVELOPMENT),
    M(BUY_DEVELOPMENT),
    M(PLAY_KNIGHT),
    M(PLAY_ROAD_BUILDING),
    M(PLAY_PLENTY),
    M(PLAY_MONOPOLY),
    M(TAKE),
};
#undef M

static const uint16_t knights_abouts[][3] = {
    {CATAN__TASK_PROGRESS, DRAW_CARD, CATAN__ABOUT_SEAT_B | CATAN__ABOUT_TRACK_A},
    {CATAN__TASK_MOVE_KNIGHT, 0, CATAN__ABOUT_NODE_A | CATAN__ABOUT_KNIGHT_B},
    {CATAN__TASK_RETREAT_KNIGHT, 0,
     CATAN__ABOUT_SEAT_MORE | CATAN__ABOUT_NODE_A | CATAN__ABOUT_KNIGHT_B},
    {CATAN__TASK_METROPOLIS, 0, CATAN__ABOUT_TRACK_A},
    {CATAN__TASK_INVENTOR, 0, CATAN__ABOUT_HEX_A},
    {CATAN__TASK_SMITH, 0, CATAN__ABOUT_NODE_A},
    {CATAN__TASK_DIPLOMAT, 0, CATAN__ABOUT_EDGE_A},
    {CATAN__TASK_WEDDING, 0, CATAN__ABOUT_HIDES_B},
    {CATAN__TASK_SPY, 0, CATAN__ABOUT_SEAT_MORE | CATAN__ABOUT_SHOWS_PROGRESS},
    {CATAN__TASK_DESERTER, DESERTER_LEAVES, CATAN__ABOUT_SEAT_MORE},
    {CATAN__TASK_DESERTER, DESERTER_STRENGTH,
     CATAN__ABOUT_SEAT_MORE | CATAN__ABOUT_NODE_A | CATAN__ABOUT_KNIGHT_B},
    {CATAN__TASK_DESERTER, DESERTER_COMES,
     CATAN__ABOUT_SEAT_MORE | CATAN__ABOUT_NODE_A | CATAN__ABOUT_KNIGHT_B},
    {CATAN__TASK_HARBOUR, HARBOUR_OFFERS, CATAN__ABOUT_SEAT_MORE},
    {CATAN__TASK_HARBOUR, HARBOUR_ANSWERS,
     CATAN__ABOUT_SEAT_MORE | CATAN__ABOUT_HIDES_B_FROM_ACTOR},
    {CATAN__TASK_MASTER_MERCHANT, 0,
     CATAN__ABOUT_SEAT_MORE | CATAN__ABOUT_HIDES_B | CATAN__ABOUT_SHOWS_HAND},
};

static const stage_row knights_stages[] = {
    {STAGE_EVENT, 1, stage_event_die},   {STAGE_BEFORE_ATTACK, 1, stage_muster},
    {STAGE_ATTACK, 0, stage_attack},     {STAGE_AFTER_ATTACK, 0, stage_after_attack},
    {STAGE_AFTER_ATTACK, 1, stage_gate}, {STAGE_LIMITS, 0, stage_limits},
    {STAGE_RELIEF, 0, stage_aqueduct},
};

static int cities_knights_enabled(const catan_config *config) { return config->cities_knights; }

/* A city's second card from forest, pasture and mountains is a commodity (C-28). */
static void knights_compiled(catan_game *g) {
    g->turned_word = g->field[g->module_field[MODULE_cities_knights] + CK_TURNED].word;
    g->own_city_cards = 1;
    g->city_card[CATAN_LUMBER] = CATAN_PAPER;
    g->city_card[CATAN_WOOL] = CATAN_CLOTH;
    g->city_card[CATAN_ORE] = CATAN_COIN;
    g->moving_numbers = MOVING_NUMBERS;
    if (!catan__goes_to_sea(&g->config)) {
        drop_kind(g, CATAN_MOVE_CHASE_PIRATE);
    }
}

static void knights_begin(catan_state *st, const catan_layout *layout) {
    (void)layout;
    put(st, ck_word(st, CK_DECK, 0), CATAN__RULE(C_8, full_deck(), full_deck() - 1));
    put_ck_lane(st, CK_MERCHANT, 0, NO_HEX);
    put_ck_lane(st, CK_MERCHANT_OF, 0, NO_SEAT);
    put_ck_lane(st, CK_PRINTER, 0, NO_SEAT);
    put_ck_lane(st, CK_CONSTITUTION, 0, NO_SEAT);
    if (st->game->set.dice == CATAN_DICE_DECK) {
        put(st, ck_word(st, CK_DICE_PAIRS, 0), CATAN__BIT(PAIRS) - 1);
    }
    send_off(st);
}

static void knights_refresh(catan_state *st) {
    refresh_knights(st);
    refresh_walls(st);
}

/* The kinds that play the cards of a hand, as bits of the second word of kinds. */
static uint64_t kinds_of_cards(uint64_t cards) {
    uint64_t kinds = 0;
    while (cards != 0) {
        unsigned low = catan__lowest(cards), wide = catan__progress_shift(CATAN_PROGRESS_MERCHANT);
        unsigned card = low >= wide ? CATAN_PROGRESS_MERCHANT
                        : low / 2 > CATAN_PROGRESS_RESOURCE_MONOPOLY
                            ? CATAN_PROGRESS_RESOURCE_MONOPOLY
                            : low / 2;
        kinds |= CATAN__BIT(FIRST_CARD_KIND % 64 + card);
        cards &= ~((uint64_t)catan__progress_most(card) << catan__progress_shift(card));
    }
    return kinds;
}

/* Drops what hand and knights rule out before any set is made (C-45, C-48, C-50, C-52, C-78). */
static void knights_gate(const catan_state *st, unsigned seat, uint64_t *kinds) {
    const uint64_t acts = KIND_BIT(LIFT_KNIGHT) | KIND_BIT(CHASE_ROBBER) | KIND_BIT(CHASE_PIRATE);
    const uint64_t cards = CATAN__BIT(CATAN_PROGRESS_KINDS) - 1;
    unsigned some = catan__lanes_some(hand_of(st, seat));
    uint64_t closed = 0;
    if (!hooked(st, HOOK_price)) {
        closed |= (some >> CATAN_BRICK & 1) == 0 ? KIND_BIT(BUILD_WALL) : 0;
        closed |=
            (some >> CATAN_GRAIN & 1) == 0 ? KIND_BIT(ACTIVATE_KNIGHT) | KIND_BIT(RESTORE_CITY) : 0;
        closed |= (some >> CATAN_ORE & some >> CATAN_WOOL & 1) == 0
                      ? KIND_BIT(RECRUIT_KNIGHT) | KIND_BIT(PROMOTE_KNIGHT)
                      : 0;
        closed |= some >> CATAN_CLOTH == 0 && !crane_works(st, seat) ? KIND_BIT(IMPROVE) : 0;
    }
    if (knight_in(st, seat, 0) == 0) {
        closed |= acts | KIND_BIT(ACTIVATE_KNIGHT) | KIND_BIT(PROMOTE_KNIGHT);
    }
    kinds[0] &= ~closed;
    kinds[1] &= ~cards | kinds_of_cards(progress_of(st, seat));
    if (ck_lane(st, CK_HARBOUR_SEATS, 0) == 0) {
        kinds[1] &= ~CATAN__BIT(CATAN_MOVE_HARBOUR_OFFER % 64);
    }
}

/* Nothing of this turn, or go of special building, binds a later one (C-51, C-53, C-99). */
static void knights_turn_ended(catan_state *st, unsigned seat) {
    if (CATAN__RULE(C_99, 1, active_seat(st) == seat)) {
        keep_states(st, seat, CATAN_KNIGHT_ACTIVE);
    }
    for (unsigned field = CK_CRANE; field <= CK_HARBOUR_SEATS; field++) {
        put_ck_lane(st, field, 0, CATAN__RULE(C_99, 0, ck_lane(st, field, 0)));
    }
}

static const module cities_knights_module = {
    .name = "cities_knights",
    .enabled = cities_knights_enabled,
    .needs = MODULE_BIT(turned),
    .fields = cities_knights_fields,
    .field_count = COUNT(cities_knights_fields),
    .kinds = knights_kinds,
    .kind_count = COUNT(knights_kinds),
    .tasks = knights_tasks,
    .task_count = COUNT(knights_tasks),
    .stages = knights_stages,
    .stage_count = COUNT(knights_stages),
    .abouts = knights_abouts,
    .about_count = COUNT(knights_abouts),
    .more_kinds = knights_more_kinds,
    .more_kind_count = COUNT(knights_more_kinds),
    .dropped_kinds = knights_dropped_kinds,
    .dropped_kind_count = COUNT(knights_dropped_kinds),
    .holding_tasks = CATAN__BIT(CATAN__TASK_MOVE_KNIGHT) | CATAN__BIT(CATAN__TASK_RETREAT_KNIGHT) |
                     CATAN__BIT(CATAN__TASK_DIPLOMAT) | CATAN__BIT(CATAN__TASK_DESERTER),
    .compiled = knights_compiled,
    .begin = knights_begin,
    .refresh = knights_refresh,
    .verify = knights_verify,
    .verify_cached = knights_verify_cached,
    .gate = knights_gate,
    .rates = knights_rates,
    .blocks = knights_block,
    .occupied = knights_occupy,
    .hand_limit = walls_hold,
    .cuts = knights_cut,
    .closes = knights_close,
    .piece_removed = knights_piece_removed,
    .immune = metropolises_immune,
    .hangs = knight_hangs,
    .produced = aqueduct_produced,
    .bars_robber = bars_robber,
    .turn_ending = limit_at_end,
    .turn_ended = knights_turn_ended,
    .points = knights_points,
    .score = knights_score,
    .tell_seat = knights_tell_seat,
    .tell_table = knights_tell_table,
};
