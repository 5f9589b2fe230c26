/* Gold: S-50 to S-53, E100 to E103, G-7. */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>
#include <cmocka.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "rules/sea.h"
#include "support/rule.h"

/* On a 4 the gold h5 pays, at n5 n12 n13 n20 n21 n28, and the hills h16, at n33 n41 n42 n49 n50
 * n57. Before the roll of seat 0. */
static pos *before_gold(void) {
    pos *p = sea("");
    pos_turn(p, 0, "before_roll");
    return p;
}

static void test_settlement_takes_one(void **state) {
    (void)state;
    RULE("S-50");
    RULE("G-7");
    pos *p = before_gold();
    pos_settlement(p, 0, "n5");
    table *t = pos_table(p);
    play(t, "roll dice:4");
    assert_asked(t, 0, "take_gold");
    assert_int_equal(table_info(t).pending, 1);
    /* A card he must take: there is no other answer. */
    assert_moves(t, "take_gold:lumber take_gold:brick take_gold:wool take_gold:grain "
                    "take_gold:ore");
    refuse(t, 0, "end_turn", CATAN_E_NOT_ASKED);
    refuse(t, 0, "decline", CATAN_E_NOT_ASKED);
    refuse(t, 1, "take_gold:ore", CATAN_E_NOT_YOUR_TURN);
    play_as(t, 0, "take_gold:wool");
    assert_hand(t, 0, "wool:1");
    assert_bank(t, 19, 19, 18, 19, 19);
    assert_asked(t, 0, "action");
    refuse(t, 0, "take_gold:wool", CATAN_E_NOT_ASKED);
    take_back(t, 1);
    assert_hand(t, 0, "");
    /* Ships and roads take nothing, nor does another number. */
    p = before_gold();
    pos_settlement(p, 0, "n29");
    pos_road(p, 0, "e34 e20");
    pos_ship(p, 0, "e11");
    t = pos_table(p);
    play(t, "roll dice:4");
    assert_asked(t, 0, "action");
    assert_hand(t, 0, "");
}

static void test_city_takes_two(void **state) {
    (void)state;
    RULE("S-50");
    RULE("E100");
    pos *p = before_gold();
    pos_city(p, 0, "n5");
    table *t = pos_table(p);
    play(t, "roll dice:4");
    assert_int_equal(table_info(t).pending, 2);
    play(t, "take_gold:wool");
    assert_asked(t, 0, "take_gold");
    assert_int_equal(table_info(t).pending, 1);
    /* One by one in kind order: equal, or later. */
    assert_moves(t, "take_gold:wool take_gold:grain take_gold:ore");
    refuse(t, 0, "take_gold:lumber", CATAN_E_KIND_ORDER);
    play(t, "take_gold:wool");
    assert_asked(t, 0, "action");
    assert_hand(t, 0, "wool:2");
    take_back(t, 1);
    play(t, "take_gold:ore");
    assert_hand(t, 0, "wool:1 ore:1");
    /* Of two buildings together. */
    p = before_gold();
    pos_city(p, 0, "n5");
    pos_settlement(p, 0, "n21");
    t = pos_table(p);
    play(t, "roll dice:4");
    assert_int_equal(table_info(t).pending, 3);
    play(t, "take_gold:brick take_gold:ore");
    assert_moves(t, "take_gold:ore");
    play(t, "take_gold:ore");
    assert_hand(t, 0, "brick:1 ore:2");
}

/* For each gold hex with the number at the building. */
static void test_two_gold_hexes(void **state) {
    (void)state;
    RULE("S-50");
    sketch *map = sea_sketch();
    map->hexes[12].terrain = CATAN_GOLD;
    map->hexes[12].number = 4;
    pos *p = sea_on("", map);
    pos_turn(p, 0, "before_roll");
    pos_settlement(p, 0, "n21");
    table *t = pos_table(p);
    play(t, "roll dice:4");
    assert_int_equal(table_info(t).pending, 2);
    play(t, "take_gold:lumber take_gold:ore");
    assert_asked(t, 0, "action");
    map->hexes[12].number = 10;
    p = sea_on("", map);
    pos_turn(p, 0, "before_roll");
    pos_settlement(p, 0, "n21");
    t = pos_table(p);
    play(t, "roll dice:4");
    assert_int_equal(table_info(t).pending, 1);
}

/* --- when, and in which order --- */

static void test_turn_order(void **state) {
    (void)state;
    RULE("S-51");
    pos *p = before_gold();
    pos_turn(p, 1, "before_roll");
    pos_settlement(p, 0, "n5");
    pos_city(p, 1, "n20");
    pos_settlement(p, 2, "n21");
    pos_settlement(p, 0, "n42");
    table *t = pos_table(p);
    play(t, "roll dice:4");
    /* Ordinary production is over. */
    assert_hand(t, 0, "brick:1");
    assert_asked(t, 1, "take_gold");
    play(t, "take_gold:lumber take_gold:ore");
    assert_asked(t, 2, "take_gold");
    play(t, "take_gold:grain");
    assert_asked(t, 0, "take_gold");
    play(t, "take_gold:brick");
    assert_asked(t, 1, "action");
    assert_hand(t, 0, "brick:2");
    assert_hand(t, 1, "lumber:1 ore:1");
    assert_hand(t, 2, "grain:1");
}

/* --- a bank that is short --- */

static void test_what_the_bank_holds(void **state) {
    (void)state;
    RULE("S-51");
    RULE("E101");
    pos *p = before_gold();
    pos_city(p, 0, "n5");
    pos_settlement(p, 2, "n21");
    pos_bank(p, 1, "lumber:1 brick:0 wool:0 grain:2 ore:1");
    table *t = pos_table(p);
    play(t, "roll dice:4");
    /* Ore first would leave nothing to be taken behind it. */
    assert_moves(t, "take_gold:lumber take_gold:grain");
    refuse(t, 0, "take_gold:brick", CATAN_E_BANK_EMPTY);
    refuse(t, 0, "take_gold:ore", CATAN_E_CANNOT_COMPLETE);
    play(t, "take_gold:grain");
    assert_moves(t, "take_gold:grain take_gold:ore");
    play(t, "take_gold:grain");
    assert_asked(t, 2, "take_gold");
    assert_moves(t, "take_gold:lumber take_gold:ore");
    play(t, "take_gold:ore");
    assert_bank(t, 1, 0, 0, 0, 0);
    assert_asked(t, 0, "action");
}

static void test_less_than_is_due(void **state) {
    (void)state;
    RULE("S-51");
    RULE("E101");
    pos *p = before_gold();
    pos_city(p, 0, "n5");
    pos_settlement(p, 2, "n21");
    pos_bank(p, 1, "lumber:0 brick:0 wool:1 grain:0 ore:0");
    table *t = pos_table(p);
    play(t, "roll dice:4");
    /* One card is left: he takes that; the rest of his, and the other's, lapse. */
    assert_int_equal(table_info(t).pending, 1);
    assert_moves(t, "take_gold:wool");
    play(t, "take_gold:wool");
    assert_asked(t, 0, "action");
    assert_hand(t, 0, "wool:1");
    assert_hand(t, 2, "");
    /* Nothing is left at all: nobody is asked. */
    p = before_gold();
    pos_city(p, 0, "n5");
    pos_settlement(p, 2, "n21");
    pos_bank(p, 1, "lumber:0 brick:0 wool:0 grain:0 ore:0");
    t = pos_table(p);
    play(t, "roll dice:4");
    assert_asked(t, 0, "action");
    assert_hand(t, 0, "");
}

/* The roll's ordinary production comes first, and its shortage does not count gold. */
static void test_behind_production(void **state) {
    (void)state;
    RULE("S-51");
    RULE("B-24");
    RULE("E101");
    pos *p = before_gold();
    pos_settlement(p, 0, "n5");
    pos_settlement(p, 2, "n42");
    pos_bank(p, 1, "lumber:0 brick:1 wool:0 grain:0 ore:0");
    table *t = pos_table(p);
    play(t, "roll dice:4");
    /* The last brick goes to him whom the hills owe it. */
    assert_hand(t, 2, "brick:1");
    assert_asked(t, 0, "action");
    assert_hand(t, 0, "");
    /* Two are owed one brick each and there is one: neither gets it; gold may. */
    p = before_gold();
    pos_settlement(p, 0, "n5 n57");
    pos_settlement(p, 2, "n42");
    pos_bank(p, 1, "brick:1");
    t = pos_table(p);
    play(t, "roll dice:4");
    assert_hand(t, 0, "");
    assert_hand(t, 2, "");
    assert_asked(t, 0, "take_gold");
    assert_listed(t, "take_gold:brick");
    play(t, "take_gold:brick");
    assert_hand(t, 0, "brick:1");
}

/* --- the robber --- */

static void test_robber_on_gold(void **state) {
    (void)state;
    RULE("S-53");
    RULE("E102");
    pos *p = before_gold();
    pos_city(p, 0, "n5");
    pos_settlement(p, 1, "n42");
    pos_robber(p, 5);
    table *t = pos_table(p);
    play(t, "roll dice:4");
    assert_asked(t, 0, "action");
    assert_hand(t, 0, "");
    assert_hand(t, 1, "brick:1");
    /* On a 7 he may go there, and he who stands there is robbed. */
    p = before_gold();
    pos_settlement(p, 1, "n5");
    pos_hand(p, 1, "ore:1");
    t = pos_table(p);
    play(t, "roll dice:7 move_robber:h5");
    assert_asked(t, 0, "rob");
    play(t, "rob:s1 steal:ore");
    assert_hand(t, 0, "ore:1");
}

/* --- setup --- */

static void test_second_settlement_at_gold(void **state) {
    (void)state;
    RULE("S-52");
    RULE("E103");
    table *t = sea_table("players=2", sea_sketch());
    /* The first gives nothing. */
    play(t, "setup_settlement:n5");
    assert_asked(t, 0, "setup_road");
    play(t, "setup_road:e10 setup_settlement:n16 setup_road:e15");
    /* The second: gold at n28, and forest beside it; at once, before its road. */
    assert_asked(t, 1, "setup_settlement");
    play_as(t, 1, "setup_settlement:n28");
    assert_asked(t, 1, "take_gold");
    assert_hand(t, 1, "lumber:1");
    assert_int_equal(table_info(t).pending, 1);
    play_as(t, 1, "take_gold:ore");
    assert_hand(t, 1, "lumber:1 ore:1");
    assert_asked(t, 1, "setup_road");
    play_as(t, 1, "setup_ship:e42");
    assert_asked(t, 0, "setup_settlement");
    /* Without gold there is no question. */
    play_as(t, 0, "setup_settlement:n33");
    assert_asked(t, 0, "setup_road");
    assert_hand(t, 0, "brick:1 wool:1");
}

static void test_second_settlement_at_two_gold(void **state) {
    (void)state;
    RULE("S-52");
    RULE("E103");
    sketch *map = sea_sketch();
    map->hexes[12].terrain = CATAN_GOLD;
    table *t = sea_table("players=2", map);
    play(t, "setup_settlement:n5 setup_road:e10 setup_settlement:n16 setup_road:e15");
    play(t, "setup_settlement:n28");
    assert_int_equal(table_info(t).pending, 2);
    play(t, "take_gold:grain");
    assert_moves(t, "take_gold:grain take_gold:ore");
    play(t, "take_gold:grain");
    assert_asked(t, 1, "setup_road");
    assert_hand(t, 1, "grain:2");
}

/* No text asks for gold where a starting settlement has none, or in the first round. */
static void test_no_gold_without_gold(void **state) {
    (void)state;
    RULE("S-52");
    table *t = sea_table("", sea_sketch());
    for (unsigned placements = 0; placements < 4;) {
        catan_move move;
        char line[4096];
        if (catan_question(t->state) == CATAN_ASK_SETUP_ROAD) {
            placements++;
            const char *now = table_line(t), *end = strchr(strstr(now, " tasks=") + 1, ' ');
            snprintf(line, sizeof line, "%.*s+gold.s%d.1.0.1.0%s", (int)(end - now), now,
                     (int)catan_actor(t->state), end);
            assert_int_equal(table_refusal(t, line, NULL), CATAN_E_POSITION_TASK);
        }
        assert_true(catan_moves(t->state, &move, 1) != 0);
        assert_int_equal(catan_apply(t->state, CATAN_ANYONE, move), CATAN_OK);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        PLAY_TEST(test_no_gold_without_gold),
        PLAY_TEST(test_settlement_takes_one),
        PLAY_TEST(test_city_takes_two),
        PLAY_TEST(test_two_gold_hexes),
        PLAY_TEST(test_turn_order),
        PLAY_TEST(test_what_the_bank_holds),
        PLAY_TEST(test_less_than_is_due),
        PLAY_TEST(test_behind_production),
        PLAY_TEST(test_robber_on_gold),
        PLAY_TEST(test_second_settlement_at_gold),
        PLAY_TEST(test_second_settlement_at_two_gold),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
