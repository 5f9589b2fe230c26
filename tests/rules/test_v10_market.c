/* Markets: V10.1 to V10.4. */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>
#include <cmocka.h>

#include "rules/changed.h"
#include "rules/knights_table.h"
#include "support/rule.h"

/* h14 is a market with the 4, at n30 n36 n41 n45 n40 n35; on a 4 the pasture h5 yields, too. */
static pos *at_market(const char *options, const char *more) {
    char text[200], hexes[64];
    snprintf(text, sizeof text, "players=3 market=on %s", options);
    snprintf(hexes, sizeof hexes, "h14=M %s", more);
    pos *p = changed(text, hexes);
    pos_turn(p, 0, "before_roll");
    return p;
}

static void test_produces_nothing(void **unused) {
    (void)unused;
    RULE("V10.1");
    pos *p = at_market("", "");
    pos_settlement(p, 0, "n30");
    pos_city(p, 1, "n41");
    table *t = pos_table(p);
    assert_int_equal(layout_info(t).number[14], 4);
    play(t, "roll dice:4");
    assert_asked(t, 0, "action");
    assert_hand(t, 0, "");
    assert_hand(t, 1, "");
    /* Nor at setup. */
    t = changed_start("players=2 market=on", "h14=M");
    play(t, "setup_settlement:n0 setup_road:e0 setup_settlement:n2 setup_road:e4");
    play(t, "setup_settlement:n41");
    assert_asked(t, 1, "setup_road");
    assert_hand(t, 1, "wool:2");
}

/* --- exchanges --- */

static void test_settlement_one_for_one(void **unused) {
    (void)unused;
    RULE("V10.2");
    pos *p = at_market("", "");
    pos_settlement(p, 0, "n30");
    pos_hand(p, 0, "wool:1 ore:2");
    table *t = pos_table(p);
    play(t, "roll dice:4");
    assert_asked(t, 0, "market_give");
    /* He must. */
    assert_moves(t, "market_give:wool,ore");
    refuse(t, 0, "market_give:lumber", CATAN_E_NOT_IN_HAND);
    refuse(t, 0, "end_turn", CATAN_E_NOT_ASKED);
    play_as(t, 0, "market_give:ore");
    assert_hand(t, 0, "wool:1 ore:1");
    assert_asked(t, 0, "market_take");
    /* Of another kind. */
    assert_moves(t, "market_take:lumber,brick,wool,grain");
    refuse(t, 0, "market_take:ore", CATAN_E_NO_EFFECT);
    play_as(t, 0, "market_take:wool");
    assert_hand(t, 0, "wool:2 ore:1");
    assert_asked(t, 0, "action");
    take_back(t, 2);
    assert_hand(t, 0, "wool:1 ore:2");
    /* Not on another number. */
    t = pos_table(p);
    play(t, "roll dice:2");
    assert_asked(t, 0, "action");
}

static void test_city_two_for_two(void **unused) {
    (void)unused;
    RULE("V10.2");
    pos *p = at_market("", "");
    pos_city(p, 0, "n30");
    pos_hand(p, 0, "lumber:1 wool:2 ore:3");
    table *t = pos_table(p);
    play(t, "roll dice:4");
    /* Two equal cards. */
    assert_moves(t, "market_give:wool,ore");
    refuse(t, 0, "market_give:lumber", CATAN_E_NOT_IN_HAND);
    play(t, "market_give:ore");
    assert_hand(t, 0, "lumber:1 wool:2 ore:1");
    /* For two others, equal to each other or not, in kind order. */
    assert_moves(t, "market_take:lumber,brick,wool,grain");
    play(t, "market_take:brick");
    assert_asked(t, 0, "market_take");
    assert_moves(t, "market_take:brick,wool,grain");
    refuse(t, 0, "market_take:lumber", CATAN_E_KIND_ORDER);
    play(t, "market_take:brick");
    assert_hand(t, 0, "lumber:1 brick:2 wool:2 ore:1");
    assert_asked(t, 0, "action");
    take_back(t, 1);
    play(t, "market_take:grain");
    assert_hand(t, 0, "lumber:1 brick:1 wool:2 grain:1 ore:1");
}

/* Once a building, settlements first; then the next player in turn order. */
static void test_every_building(void **unused) {
    (void)unused;
    RULE("V10.2");
    pos *p = at_market("", "");
    pos_city(p, 0, "n30");
    pos_settlement(p, 0, "n41");
    pos_settlement(p, 2, "n40");
    pos_hand(p, 0, "ore:3");
    pos_hand(p, 2, "ore:1");
    pos_turn(p, 2, "before_roll");
    table *t = pos_table(p);
    catan_view view;
    play(t, "roll dice:4");
    assert_asked(t, 2, "market_give");
    assert_int_equal(catan_view_get(&view, sizeof view, t->state, 1), CATAN_OK);
    assert_int_equal(view.waiting, 1 << 0);
    assert_int_equal(view.place, 14);
    play(t, "market_give:ore market_take:lumber");
    assert_asked(t, 0, "market_give");
    play(t, "market_give:ore");
    assert_hand(t, 0, "ore:2"); /* as a settlement */
    play(t, "market_take:wool");
    assert_asked(t, 0, "market_give");
    assert_moves(t, "market_give:ore");
    play(t, "market_give:ore market_take:wool market_take:wool");
    assert_hand(t, 0, "wool:3");
    assert_asked(t, 2, "action");
}

static void test_commodities(void **unused) {
    (void)unused;
    RULE("V10.2");
    pos *p = at_market("cities_knights=on", "");
    pos_field(p, "robber_free", "1");
    pos_settlement(p, 0, "n30");
    pos_hand(p, 0, "coin:1");
    table *t = ck_table(p);
    roll(t, 2, 2, "ship");
    assert_moves(t, "market_give:coin");
    play(t, "market_give:coin");
    assert_moves(t, "market_take:lumber,brick,wool,grain,ore,cloth,paper");
    play(t, "market_take:paper");
    assert_hand(t, 0, "paper:1");
}

/* Behind the production, and behind the aqueduct. */
static void test_behind_production(void **unused) {
    (void)unused;
    RULE("V10.2");
    pos *p = at_market("cities_knights=on", "");
    pos_field(p, "robber_free", "1");
    pos_settlement(p, 0, "n30");
    pos_settlement(p, 1, "n41 n14");
    tracks(p, 0, 0, 0, 3);
    table *t = ck_table(p);
    roll(t, 2, 2, "ship");
    assert_asked(t, 0, "take_aqueduct");
    play(t, "take_aqueduct:ore");
    assert_asked(t, 0, "market_give");
    play(t, "market_give:ore market_take:lumber");
    assert_asked(t, 1, "market_give");
    assert_moves(t, "market_give:wool");
}

/* --- several, and none --- */

static void test_hexes_in_order(void **unused) {
    (void)unused;
    RULE("V10.3");
    pos *p = at_market("", "h5=M h16=M");
    pos_settlement(p, 0, "n30 n9");
    pos_hand(p, 0, "ore:1");
    table *t = pos_table(p);
    catan_view view;
    play(t, "roll dice:4");
    assert_int_equal(catan_view_get(&view, sizeof view, t->state, 0), CATAN_OK);
    assert_int_equal(view.place, 5);
    play(t, "market_give:ore market_take:wool");
    assert_asked(t, 0, "market_give");
    assert_int_equal(catan_view_get(&view, sizeof view, t->state, 0), CATAN_OK);
    assert_int_equal(view.place, 14);
    play(t, "market_give:wool market_take:ore");
    assert_asked(t, 0, "action");
}

static void test_impossible(void **unused) {
    (void)unused;
    RULE("V10.3");
    /* Seat 0 has no card, seat 1 no pair for his city. */
    pos *p = at_market("", "h5=M");
    pos_settlement(p, 0, "n30");
    pos_city(p, 1, "n41");
    pos_hand(p, 1, "wool:1 ore:1");
    pos_settlement(p, 2, "n9");
    pos_hand(p, 2, "ore:1");
    table *t = pos_table(p);
    play(t, "roll dice:4");
    assert_asked(t, 2, "market_give");
    play(t, "market_give:ore market_take:brick");
    assert_asked(t, 0, "action");
    /* The bank has nothing but what he would give. */
    p = at_market("", "");
    pos_settlement(p, 0, "n30");
    pos_hand(p, 0, "wool:1 ore:1");
    pos_bank(p, 2, "lumber:0 brick:0 wool:1 grain:0 ore:0");
    t = pos_table(p);
    play(t, "roll dice:4");
    assert_moves(t, "market_give:ore");
    refuse(t, 0, "market_give:wool", CATAN_E_BANK_EMPTY);
    play(t, "market_give:ore");
    assert_moves(t, "market_take:wool");
    refuse(t, 0, "market_take:grain", CATAN_E_BANK_EMPTY);
    /* For a city it must have two. */
    pos_city(p, 0, "n30");
    pos_hand(p, 0, "ore:2");
    pos_bank(p, 2, "lumber:0 brick:0 wool:1 grain:0 ore:0");
    t = pos_table(p);
    play(t, "roll dice:4");
    assert_asked(t, 0, "action");
}

/* --- the robber --- */

static void test_robber_closes_it(void **unused) {
    (void)unused;
    RULE("V10.4");
    pos *p = at_market("", "");
    pos_settlement(p, 0, "n30");
    pos_hand(p, 0, "ore:1");
    pos_robber(p, 14);
    table *t = pos_table(p);
    play(t, "roll dice:4");
    assert_asked(t, 0, "action");
}

/* Whoever brings him there robs all others. */
static void test_robs_everybody(void **unused) {
    (void)unused;
    RULE("V10.4");
    pos *p = at_market("", "");
    pos_settlement(p, 0, "n30");
    pos_settlement(p, 1, "n41");
    pos_settlement(p, 2, "n40");
    pos_hand(p, 0, "wool:1");
    pos_hand(p, 1, "ore:1");
    pos_hand(p, 2, "brick:1 grain:2");
    pos_turn(p, 1, "before_roll");
    table *t = pos_table(p);
    play(t, "roll dice:7 move_robber:h14");
    /* In turn order, without being asked whom. */
    assert_asked(t, CATAN_CHANCE, "steal");
    assert_weights(t, "steal:brick=1 steal:grain=2");
    play(t, "steal:grain");
    assert_weights(t, "steal:wool=1");
    assert_refused(t, "robber.chance.2.1.0.0", "robber.chance.2.1.256.0", CATAN_E_POSITION_TASK);
    play(t, "steal:wool");
    assert_asked(t, 1, "action");
    assert_hand(t, 1, "wool:1 grain:1 ore:1");
    take_back(t, 3);
    /* On another hex one is named. */
    play(t, "move_robber:h10");
    assert_asked(t, 1, "rob");
    play(t, "rob:s0 steal:wool");
    assert_asked(t, 1, "action");
    /* By a knight card, too. */
    pos_turn(p, 1, "action");
    pos_cards(p, 1, "knight:1");
    t = pos_table(p);
    play(t, "play_knight move_robber:h14 steal:brick steal:wool");
    assert_hand(t, 1, "brick:1 wool:1 ore:1");
}

static void test_bishop_and_chase(void **unused) {
    (void)unused;
    RULE("V10.4");
    pos *p = at_market("cities_knights=on", "");
    pos_field(p, "robber_free", "1");
    pos_settlement(p, 1, "n41");
    pos_settlement(p, 2, "n40");
    pos_hand(p, 1, "ore:1");
    pos_hand(p, 2, "brick:1");
    pos_road(p, 0, "e29");
    knights(p, 0, "n24.1.1");
    progress(p, 0, "bishop:1");
    pos_turn(p, 0, "action");
    table *t = ck_table(p);
    play(t, "chase_robber:n24 move_robber:h14 steal:ore steal:brick");
    assert_hand(t, 0, "brick:1 ore:1");
    t = ck_table(p);
    play(t, "play_bishop:h14 steal:ore steal:brick");
    assert_hand(t, 0, "brick:1 ore:1");
}

/* --- texts --- */

static void test_tasks(void **unused) {
    (void)unused;
    RULE("V10.2");
    pos *p = at_market("", "");
    pos_city(p, 0, "n30");
    pos_settlement(p, 0, "n41");
    pos_settlement(p, 1, "n40");
    pos_hand(p, 0, "ore:3");
    table *t = pos_table(p);
    play(t, "roll dice:4");
    assert_refused(t, "market.s0.0.2.14.321", "market.s0.0.0.14.321", CATAN_E_POSITION_TASK);
    assert_refused(t, "market.s0.0.2.14.321", "market.s0.0.2.14.65", CATAN_E_POSITION_TASK);
    assert_refused(t, "market.s0.0.2.14.321", "market.s0.0.2.14.577", CATAN_E_POSITION_TASK);
    assert_refused(t, "market.s0.0.2.14.321", "market.s0.0.2.13.321", CATAN_E_POSITION_TASK);
    assert_refused(t, "market.s0.0.2.14.321", "market.s1.0.0.14.65", CATAN_E_POSITION_TASK);
    assert_refused(t, "market.s0.0.2.14.321", "market.s0.0.2.14.322", CATAN_E_POSITION_TASK);
    assert_refused(t, "market.s0.0.2.14.321", "market.s0.0.2.14.325", CATAN_E_POSITION_TASK);
    assert_refused(t, "market.s0.0.2.14.321", "market.s0.1.2.14.321", CATAN_E_POSITION_TASK);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        PLAY_TEST(test_produces_nothing), PLAY_TEST(test_settlement_one_for_one),
        PLAY_TEST(test_city_two_for_two), PLAY_TEST(test_every_building),
        PLAY_TEST(test_commodities),      PLAY_TEST(test_behind_production),
        PLAY_TEST(test_hexes_in_order),   PLAY_TEST(test_impossible),
        PLAY_TEST(test_robber_closes_it), PLAY_TEST(test_robs_everybody),
        PLAY_TEST(test_bishop_and_chase), PLAY_TEST(test_tasks),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
