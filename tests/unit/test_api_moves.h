/* For test_api_arguments.c: the calls of move.h and builders.h. */
#ifndef TESTS_UNIT_TEST_API_MOVES_H
#define TESTS_UNIT_TEST_API_MOVES_H

#include "test_api_fixture.h"

#define BUILDER(name, KIND)                                                                        \
    static size_t call_move_##name(fixture *f) {                                                   \
        (void)f;                                                                                   \
        assert_int_equal(catan_move_##name(), (uint32_t)CATAN_MOVE_##KIND << 24);                  \
        return 0;                                                                                  \
    }
#define BUILDER_OF(name, KIND)                                                                     \
    static size_t call_move_##name(fixture *f) {                                                   \
        uint32_t argument = any_number(f);                                                         \
        catan_move move = catan_move_##name(argument);                                             \
        assert_int_equal(move,                                                                     \
                         argument > 0xffffff ? 0 : (uint32_t)CATAN_MOVE_##KIND << 24 | argument);  \
        return 0;                                                                                  \
    }
BUILDER_OF(first_player, FIRST_PLAYER)
BUILDER_OF(dice, DICE)
BUILDER_OF(draw_development, DRAW_DEVELOPMENT)
BUILDER_OF(steal, STEAL)
BUILDER_OF(setup_settlement, SETUP_SETTLEMENT)
BUILDER_OF(setup_road, SETUP_ROAD)
BUILDER(roll, ROLL)
BUILDER(end_turn, END_TURN)
BUILDER(pass, PASS)
BUILDER_OF(build_road, BUILD_ROAD)
BUILDER_OF(build_settlement, BUILD_SETTLEMENT)
BUILDER_OF(build_city, BUILD_CITY)
BUILDER(buy_development, BUY_DEVELOPMENT)
BUILDER(play_knight, PLAY_KNIGHT)
BUILDER(play_road_building, PLAY_ROAD_BUILDING)
BUILDER(play_plenty, PLAY_PLENTY)
BUILDER_OF(play_monopoly, PLAY_MONOPOLY)
BUILDER_OF(free_road, FREE_ROAD)
BUILDER(decline, DECLINE)
BUILDER_OF(take, TAKE)
BUILDER_OF(discard, DISCARD)
BUILDER_OF(move_robber, MOVE_ROBBER)
BUILDER_OF(rob, ROB)
BUILDER_OF(offer_give, OFFER_GIVE)
BUILDER_OF(offer_want, OFFER_WANT)
BUILDER_OF(offer_send, OFFER_SEND)
BUILDER(offer_cancel, OFFER_CANCEL)
BUILDER(accept, ACCEPT)
BUILDER(reject, REJECT)
BUILDER_OF(confirm, CONFIRM)
BUILDER(withdraw, WITHDRAW)
BUILDER_OF(setup_ship, SETUP_SHIP)
BUILDER_OF(build_ship, BUILD_SHIP)
BUILDER_OF(free_ship, FREE_SHIP)
BUILDER_OF(lift_ship, LIFT_SHIP)
BUILDER_OF(put_ship, PUT_SHIP)
BUILDER_OF(move_pirate, MOVE_PIRATE)
BUILDER_OF(take_gold, TAKE_GOLD)
BUILDER_OF(discover, DISCOVER)
BUILDER_OF(discover_number, DISCOVER_NUMBER)
BUILDER_OF(dice_pair, DICE_PAIR)
BUILDER_OF(event_die, EVENT_DIE)
BUILDER_OF(setup_city, SETUP_CITY)
BUILDER_OF(build_wall, BUILD_WALL)
BUILDER_OF(restore_city, RESTORE_CITY)
BUILDER_OF(recruit_knight, RECRUIT_KNIGHT)
BUILDER_OF(activate_knight, ACTIVATE_KNIGHT)
BUILDER_OF(promote_knight, PROMOTE_KNIGHT)
BUILDER_OF(lift_knight, LIFT_KNIGHT)
BUILDER_OF(put_knight, PUT_KNIGHT)
BUILDER_OF(retreat_knight, RETREAT_KNIGHT)
BUILDER_OF(chase_robber, CHASE_ROBBER)
BUILDER_OF(improve, IMPROVE)
BUILDER_OF(place_metropolis, PLACE_METROPOLIS)
BUILDER_OF(muster, MUSTER)
BUILDER_OF(lose_city, LOSE_CITY)
BUILDER_OF(choose_deck, CHOOSE_DECK)
BUILDER_OF(draw_progress, DRAW_PROGRESS)
BUILDER_OF(discard_progress, DISCARD_PROGRESS)
BUILDER_OF(take_aqueduct, TAKE_AQUEDUCT)
BUILDER(mustered, MUSTERED)
BUILDER_OF(chase_pirate, CHASE_PIRATE)
BUILDER_OF(play_alchemist, PLAY_ALCHEMIST)
BUILDER(play_crane, PLAY_CRANE)
BUILDER(play_mining, PLAY_MINING)
BUILDER(play_irrigation, PLAY_IRRIGATION)
BUILDER_OF(play_inventor, PLAY_INVENTOR)
BUILDER_OF(play_engineer, PLAY_ENGINEER)
BUILDER_OF(play_medicine, PLAY_MEDICINE)
BUILDER_OF(play_smith, PLAY_SMITH)
BUILDER(play_free_roads, PLAY_FREE_ROADS)
BUILDER_OF(play_bishop, PLAY_BISHOP)
BUILDER_OF(play_diplomat, PLAY_DIPLOMAT)
BUILDER(play_warlord, PLAY_WARLORD)
BUILDER(play_wedding, PLAY_WEDDING)
BUILDER_OF(play_intrigue, PLAY_INTRIGUE)
BUILDER(play_saboteur, PLAY_SABOTEUR)
BUILDER_OF(play_spy, PLAY_SPY)
BUILDER_OF(play_deserter, PLAY_DESERTER)
BUILDER(play_commercial_harbour, PLAY_COMMERCIAL_HARBOUR)
BUILDER_OF(play_merchant_fleet, PLAY_MERCHANT_FLEET)
BUILDER_OF(play_master_merchant, PLAY_MASTER_MERCHANT)
BUILDER_OF(play_trade_monopoly, PLAY_TRADE_MONOPOLY)
BUILDER_OF(play_resource_monopoly, PLAY_RESOURCE_MONOPOLY)
BUILDER_OF(play_merchant, PLAY_MERCHANT)
BUILDER_OF(swap_number, SWAP_NUMBER)
BUILDER_OF(free_promotion, FREE_PROMOTION)
BUILDER_OF(rebuild, REBUILD)
BUILDER_OF(give, GIVE)
BUILDER_OF(take_progress, TAKE_PROGRESS)
BUILDER_OF(desert, DESERT)
BUILDER_OF(choose_strength, CHOOSE_STRENGTH)
BUILDER_OF(place_deserter, PLACE_DESERTER)
BUILDER_OF(harbour_offer, HARBOUR_OFFER)
BUILDER_OF(harbour_card, HARBOUR_CARD)
BUILDER_OF(harbour_give, HARBOUR_GIVE)
BUILDER_OF(take_hand, TAKE_HAND)
BUILDER_OF(buy_harbour, BUY_HARBOUR)
BUILDER_OF(pay_harbour, PAY_HARBOUR)
BUILDER_OF(lay_harbour, LAY_HARBOUR)
BUILDER_OF(turn_harbour, TURN_HARBOUR)
BUILDER_OF(protect_harbours, PROTECT_HARBOURS)
BUILDER_OF(restore_harbour, RESTORE_HARBOUR)
BUILDER_OF(take_income, TAKE_INCOME)
BUILDER_OF(build_bridge, BUILD_BRIDGE)
BUILDER_OF(take_token, TAKE_TOKEN)
BUILDER_OF(put_token, PUT_TOKEN)
BUILDER_OF(build_great_wall, BUILD_GREAT_WALL)
BUILDER_OF(die, DIE)
BUILDER(play_attack, PLAY_ATTACK)
BUILDER_OF(attack_with, ATTACK_WITH)
BUILDER_OF(attack_route, ATTACK_ROUTE)
BUILDER_OF(attack_bridge, ATTACK_BRIDGE)
BUILDER_OF(attack_building, ATTACK_BUILDING)
BUILDER_OF(attack_for_city, ATTACK_FOR_CITY)
BUILDER(defend, DEFEND)
BUILDER_OF(defend_with, DEFEND_WITH)
BUILDER(give_in, GIVE_IN)
BUILDER_OF(build_dike, BUILD_DIKE)
BUILDER_OF(free_dike, FREE_DIKE)
BUILDER_OF(drain, DRAIN)
BUILDER_OF(polder_terrain, POLDER_TERRAIN)
BUILDER_OF(polder_number, POLDER_NUMBER)
BUILDER_OF(irrigate_pasture, IRRIGATE_PASTURE)
BUILDER_OF(irrigate_forest, IRRIGATE_FOREST)
BUILDER_OF(market_give, MARKET_GIVE)
BUILDER_OF(market_take, MARKET_TAKE)
BUILDER_OF(build_stage, BUILD_STAGE)
BUILDER_OF(take_rain, TAKE_RAIN)
BUILDER_OF(dice_wide, DICE_WIDE)
BUILDER_OF(red_die, RED_DIE)
BUILDER_OF(choose_total, CHOOSE_TOTAL)
BUILDER_OF(lay_dice, LAY_DICE)
BUILDER_OF(lay_red, LAY_RED)
BUILDER_OF(pay_tax, PAY_TAX)
BUILDER_OF(diplomat_bridge, DIPLOMAT_BRIDGE)

static size_t call_move_trade_bank(fixture *f) {
    uint32_t give = any_number(f), get = any_number(f);
    catan_move move = catan_move_trade_bank(give, get);
    assert_int_equal(
        move, give > 7 || get > 7 ? 0 : (uint32_t)CATAN_MOVE_TRADE_BANK << 24 | (give * 8 + get));
    return 0;
}

static size_t call_move_kind_of(fixture *f) {
    catan_move move = any_number(f);
    assert_int_equal(catan_move_kind_of(move), move >> 24);
    return 0;
}
static size_t call_move_argument(fixture *f) {
    catan_move move = any_number(f);
    assert_int_equal(catan_move_argument(move), move & 0xffffff);
    return 0;
}
static size_t call_move_make(fixture *f) {
    uint32_t kind = any_number(f), argument = any_number(f);
    assert_int_equal(catan_move_make(kind, argument),
                     kind > 255 || argument > 0xffffff ? 0 : kind << 24 | argument);
    return 0;
}
static size_t call_move_describe(fixture *f) {
    size_t size = any_struct_size(f, sizeof(catan_move_info));
    return catan_move_describe(any_out(f), size, any_move(f)) == CATAN_OK ? size : 0;
}
static size_t call_move_kind_name(fixture *f) {
    uint32_t kind = any_number(f);
    const char *name = catan_move_kind_name(kind);
    assert_true(kind < 256 || name[0] == '\0');
    return 0;
}
static size_t call_question_name(fixture *f) {
    assert_non_null(catan_question_name((int32_t)any_number(f)));
    return 0;
}

static const uint8_t *any_cards(fixture *f, uint8_t cards[8]) {
    for (unsigned i = 0; i < 8; i++) {
        cards[i] = (uint8_t)(one_in(f, 2) ? 0 : one_in(f, 8) ? 255 : below(f, 4));
    }
    return one_in(f, 8) ? NULL : cards;
}
static size_t call_moves_for_discard(fixture *f) {
    uint8_t cards[8];
    void *buffer = any_out(f);
    uint32_t capacity = any_capacity(f, buffer, sizeof(catan_move));
    uint32_t count = catan_moves_for_discard(buffer, capacity, any_cards(f, cards));
    return (count < capacity ? count : capacity) * sizeof(catan_move);
}
static size_t call_moves_for_offer(fixture *f) {
    uint8_t give[8], want[8];
    void *buffer = any_out(f);
    uint32_t capacity = any_capacity(f, buffer, sizeof(catan_move));
    uint32_t count = catan_moves_for_offer(buffer, capacity, any_cards(f, give), any_cards(f, want),
                                           any_number(f));
    return (count < capacity ? count : capacity) * sizeof(catan_move);
}
static size_t call_move_format(fixture *f) {
    void *buffer = any_out(f);
    size_t capacity = any_capacity(f, buffer, 1);
    int32_t status = catan_move_format(buffer, capacity, any_game(f), any_move(f));
    return status == CATAN_OK ? strlen((char *)f->out) + 1 : 0;
}
static size_t call_move_parse(fixture *f) {
    return catan_move_parse(any_out(f), any_game(f), any_text(f)) == CATAN_OK ? sizeof(catan_move)
                                                                              : 0;
}

#endif
