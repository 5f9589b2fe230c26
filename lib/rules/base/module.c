/* The row of the base game: its moves, tasks, stages and hooks. */
#include "rules/base/base.h"

#define ROW(NAME, name)                                                                            \
    { sites_##name, why_##name, play_##name, NULL, CATAN_MOVE_##NAME, NULL, NULL, NULL }
#define BUYS(NAME, name)                                                                           \
    { sites_##name, why_##name, play_##name, NULL, CATAN_MOVE_##NAME, NULL, NULL, price_##name }
#define CHANCE(NAME, name, sample, knows)                                                          \
    { sites_##name, why_##name, play_##name, weigh_##name, CATAN_MOVE_##NAME, sample, knows, NULL }
static const kind_row base_kinds[] = {
    CHANCE(FIRST_PLAYER, first_player, NULL, NULL),
    CHANCE(DICE, dice, sample_dice, NULL),
    CHANCE(DRAW_DEVELOPMENT, draw_development, NULL, knows_draw_development),
    CHANCE(STEAL, steal, NULL, knows_steal),
    ROW(SETUP_SETTLEMENT, setup_settlement),
    ROW(SETUP_ROAD, setup_road),
    ROW(ROLL, roll),
    ROW(END_TURN, end_turn),
    ROW(PASS, pass),
    BUYS(BUILD_ROAD, build_road),
    BUYS(BUILD_SETTLEMENT, build_settlement),
    BUYS(BUILD_CITY, build_city),
    BUYS(BUY_DEVELOPMENT, buy_development),
    ROW(TRADE_BANK, trade_bank),
    ROW(PLAY_KNIGHT, play_knight),
    ROW(PLAY_ROAD_BUILDING, play_road_building),
    ROW(PLAY_PLENTY, play_plenty),
    ROW(PLAY_MONOPOLY, play_monopoly),
    ROW(FREE_ROAD, free_road),
    ROW(DECLINE, decline),
    ROW(TAKE, take),
    ROW(DISCARD, discard),
    ROW(MOVE_ROBBER, move_robber),
    ROW(ROB, rob),
    ROW(OFFER_GIVE, offer_give),
    ROW(OFFER_WANT, offer_want),
    ROW(OFFER_SEND, offer_send),
    ROW(OFFER_CANCEL, offer_cancel),
    ROW(ACCEPT, accept),
    ROW(REJECT, reject),
    ROW(CONFIRM, confirm),
    ROW(WITHDRAW, withdraw),
};
#undef ROW
#undef BUYS
#undef CHANCE

#define M(NAME) CATAN_MOVE_##NAME
static const task_row base_tasks[] = {
    {CATAN__TASK_FIRST, NULL, sound_first, {{0, CATAN_ASK_FIRST_PLAYER, {M(FIRST_PLAYER)}}}},
    {CATAN__TASK_SETUP,
     step_setup,
     sound_setup,
     {{SETUP_SETTLEMENT, CATAN_ASK_SETUP_SETTLEMENT, {M(SETUP_SETTLEMENT)}},
      {SETUP_ROAD, CATAN_ASK_SETUP_ROAD, {M(SETUP_ROAD)}},
      {SETUP_CITY, CATAN_ASK_SETUP_CITY, {0}}}}, /* of Cities & Knights */
    {CATAN__TASK_TURN,
     step_turn,
     sound_turn,
     {{TURN_BEFORE_ROLL,
       CATAN_ASK_BEFORE_ROLL,
       {M(ROLL), M(PLAY_KNIGHT), M(PLAY_ROAD_BUILDING), M(PLAY_PLENTY), M(PLAY_MONOPOLY)}},
      {TURN_ACTION,
       CATAN_ASK_ACTION,
       {M(END_TURN), M(BUILD_ROAD), M(BUILD_SETTLEMENT), M(BUILD_CITY), M(BUY_DEVELOPMENT),
        M(TRADE_BANK), M(PLAY_KNIGHT), M(PLAY_ROAD_BUILDING), M(PLAY_PLENTY), M(PLAY_MONOPOLY),
        M(OFFER_GIVE)}},
      {TURN_DICE, CATAN_ASK_DICE, {M(DICE)}}}},
    {CATAN__TASK_ROLL, step_roll, sound_roll, {{0, CATAN_ASK_OVER, {0}}}},
    {CATAN__TASK_DISCARD, NULL, sound_discard, {{0, CATAN_ASK_DISCARD, {M(DISCARD)}}}},
    {CATAN__TASK_ROBBER,
     NULL,
     sound_robber,
     {{ROBBER_MOVE, CATAN_ASK_MOVE_ROBBER, {M(MOVE_ROBBER)}},
      {ROBBER_ROB, CATAN_ASK_ROB, {M(ROB)}},
      {ROBBER_STEAL, CATAN_ASK_STEAL, {M(STEAL)}}}},
    {CATAN__TASK_FREE_ROADS,
     step_free_roads,
     sound_free_roads,
     {{FREE_FIRST, CATAN_ASK_FREE_ROAD, {M(FREE_ROAD)}},
      {FREE_SECOND, CATAN_ASK_FREE_ROAD, {M(FREE_ROAD), M(DECLINE)}}}},
    {CATAN__TASK_TAKE, NULL, sound_take, {{0, CATAN_ASK_TAKE_CARD, {M(TAKE)}}}},
    {CATAN__TASK_DRAW, NULL, sound_draw, {{0, CATAN_ASK_DRAW_DEVELOPMENT, {M(DRAW_DEVELOPMENT)}}}},
    {CATAN__TASK_OFFER,
     NULL,
     sound_offer,
     {{OFFER_COMPOSE,
       CATAN_ASK_COMPOSE_OFFER,
       {M(OFFER_GIVE), M(OFFER_WANT), M(OFFER_SEND), M(OFFER_CANCEL)}},
      {OFFER_ANSWER, CATAN_ASK_ANSWER_OFFER, {M(OFFER_GIVE), M(ACCEPT), M(REJECT)}},
      {OFFER_COUNTER,
       CATAN_ASK_COMPOSE_COUNTER,
       {M(OFFER_GIVE), M(OFFER_WANT), M(OFFER_SEND), M(OFFER_CANCEL)}},
      {OFFER_CHOOSE, CATAN_ASK_CHOOSE_ANSWER, {M(CONFIRM), M(WITHDRAW)}}}},
    {CATAN__TASK_SPECIAL,
     NULL,
     sound_special,
     {{0,
       CATAN_ASK_SPECIAL_BUILDING,
       {M(PASS), M(BUILD_ROAD), M(BUILD_SETTLEMENT), M(BUILD_CITY), M(BUY_DEVELOPMENT)}}}},
};
#undef M

static const uint16_t base_abouts[][3] = {
    {CATAN__TASK_SETUP, SETUP_ROAD, CATAN__ABOUT_NODE_B},
    {CATAN__TASK_ROBBER, ROBBER_STEAL, CATAN__ABOUT_SEAT_B},
    {CATAN__TASK_DRAW, 0, CATAN__ABOUT_SEAT_MORE},
};

static const stage_row base_stages[] = {
    {STAGE_PRODUCE, 0, stage_produce},
    {STAGE_DISCARD, 0, stage_discard},
    {STAGE_ROBBER, 0, stage_robber},
};

/* The starting position (B-4 to B-8). */
static void base_begin(catan_state *st, const catan_layout *layout) {
    const catan_game *g = st->game;
    unsigned robber = catan__robber_start(&g->board, layout), start = g->set.first_player;
    for (unsigned h = 0; h < g->board.hexes; h++) {
        unsigned byte = layout->terrain[h] | (unsigned)layout->number[h] << 4;
        put_lane(st, g->hex_word + h / 8, h % 8, byte);
        if (CATAN__RULE(X_3, robber == CATAN__NO, 1) && layout->terrain[h] == CATAN_DESERT) {
            robber = h; /* the first desert in map order (B-7, X-3) */
        }
    }
    lay_harbours(st, layout);
    put(st, P_TURN, CATAN__LANE(T_ACTIVE, NO_SEAT) | CATAN__LANE(T_SEAT, NO_SEAT));
    put(st, P_TABLE,
        CATAN__LANE(B_ROBBER, robber == CATAN__NO ? (unsigned)NO_HEX : robber) |
            CATAN__LANE(B_ROAD, NO_SEAT) | CATAN__LANE(B_ARMY, NO_SEAT));
    put(st, P_BANK, CATAN__RULE(B_4, g->set.totals, CATAN__LANES(20) >> 24));
    put(st, P_DECK, g->set.deck);
    put(st, P_DICE, has_dice_deck(&g->set) ? FULL_DICE : 0);
    push_task(st, start == CATAN_FIRST_BY_CHANCE
                      ? catan__task(CATAN__TASK_FIRST, CATAN__ACTOR_CHANCE, 0, 0, 0, 0)
                      : setup_task(CATAN__ACTOR_NONE, SETUP_NEXT, start, 0, 0));
}

static const module base_module = {
    .name = "base",
    .fields = base_fields,
    .field_count = COUNT(base_fields),
    .kinds = base_kinds,
    .kind_count = COUNT(base_kinds),
    .tasks = base_tasks,
    .task_count = COUNT(base_tasks),
    .stages = base_stages,
    .stage_count = COUNT(base_stages),
    .abouts = base_abouts,
    .about_count = COUNT(base_abouts),
    .compiled = base_compiled,
    .begin = base_begin,
    .refresh = refresh_pieces,
    .verify = base_verify,
    .verify_cached = verify_awards,
    .together = {KINDS_OF_HAND, gather_hand},
    .gate = base_gate,
    .award = base_award,
    .won = base_won,
    .score = base_score,
};
