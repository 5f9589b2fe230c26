/* Discovery: when, by what, and what comes of it: S-81, S-82, S-30, S-41, S-52, S-62, G-10. */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>
#include <cmocka.h>
#include <stdio.h>
#include <stdlib.h>

#include "rules/sea.h"
#include "support/rule.h"

/* A road discovers, too; so does a ship that is moved, by its discoverer. */
static void test_by_road_and_by_move(void **state) {
    (void)state;
    RULE("S-81");
    sketch *map = sea_sketch();
    sea_fog(map, "9 10", "~ L", "10");
    pos *p = sea_on("", map);
    pos_settlement(p, 1, "n17");
    pos_turn(p, 1, "action");
    pos_hand(p, 1, ROAD);
    table *t = pos_table(p);
    play_as(t, 1, "build_road:e26");
    assert_asked(t, CATAN_CHANCE, "discover");
    play(t, "discover:forest discover_number:10");
    assert_hex(t, 9, CATAN_FOREST, 10);
    assert_hand(t, 1, "lumber:1");
    assert_asked(t, 1, "action");
    p = in_fog("e27 e28 e17");
    t = pos_table(p);
    play(t, "lift_ship:e17 put_ship:e29");
    assert_asked(t, CATAN_CHANCE, "discover");
    play(t, "discover:forest discover_number:4");
    assert_asked(t, 0, "action");
    assert_hand(t, 0, "lumber:4 wool:3");
}

static void test_at_setup(void **state) {
    (void)state;
    RULE("S-81");
    sketch *map = sea_sketch();
    sea_fog(map, "3 4", "~ L", "10");
    table *t = sea_table("players=2", map);
    play(t, "setup_settlement:n25 setup_ship:e27");
    /* n18 is at h3. */
    assert_asked(t, CATAN_CHANCE, "discover");
    play(t, "discover:forest discover_number:10");
    assert_hand(t, 0, "lumber:1");
    assert_asked(t, 1, "setup_settlement");
    /* At the settlement alone nothing is discovered. */
    map = sea_sketch();
    sea_fog(map, "9 4", "~ L", "10");
    t = sea_table("players=2", map);
    play(t, "setup_settlement:n25");
    assert_asked(t, 0, "setup_road");
    assert_hex(t, 9, CATAN_FOG, 0);
    play(t, "setup_road:e26");
    assert_asked(t, CATAN_CHANCE, "discover");
    play(t, "discover:sea");
    assert_asked(t, 1, "setup_settlement");
}

/* The piece is judged first; he whom it wins the game discovers nothing. */
static void test_behind_awards(void **state) {
    (void)state;
    RULE("S-81");
    RULE("S-71");
    RULE("G-10");
    pos *p = sea_on("", foggy());
    pos_settlement(p, 0, "n9");
    pos_ship(p, 0, "e16 e26 e27 e28");
    pos_hand(p, 0, SHIP);
    table *t = pos_table(p);
    assert_awards(t, CATAN_NOBODY, CATAN_NOBODY);
    play(t, "build_ship:e29");
    assert_asked(t, CATAN_CHANCE, "discover");
    assert_awards(t, 0, CATAN_NOBODY);
    assert_points(t, 0, 3, 3);
    pos_city(p, 0, "n16 n31 n63 n48");
    t = pos_table(p);
    assert_points(t, 0, 9, 9);
    play(t, "build_ship:e29");
    assert_result(t, 0);
    assert_asked(t, CATAN_NOBODY, "over");
    assert_hex(t, 4, CATAN_FOG, 0);
}

static void test_it_produces_and_is_settled(void **state) {
    (void)state;
    RULE("S-82");
    RULE("S-30");
    pos *p = in_fog("e27 e28");
    pos_hand(p, 0, "lumber:4 brick:2 wool:4 grain:2");
    table *t = pos_table(p);
    play(t, "build_ship:e29");
    assert_not_listed(t, "build_settlement:n19");
    play(t, "discover:forest discover_number:10");
    /* n19 is at land now; a road may go on along it. */
    play(t, "build_settlement:n19");
    assert_listed(t, "build_road:e18 build_road:e30 build_ship:e18");
    /* h11 beyond is fog: between it and the forest there is no sea. */
    play(t, "end_turn roll dice:10");
    assert_hand(t, 0, "lumber:4 brick:1 wool:2 grain:1");
}

/* Hex by hex in map order: all that is due of the first before the second. */
static void test_two_at_once(void **state) {
    (void)state;
    RULE("S-81");
    sketch *map = sea_sketch();
    sea_fog(map, "3 9 11", "D L G", "4 10");
    pos *p = sea_on("", map);
    pos_settlement(p, 0, "n25");
    pos_hand(p, 0, SHIP);
    table *t = pos_table(p);
    /* h3 at its far end, h9 at both. */
    play(t, "build_ship:e27");
    assert_asked(t, CATAN_CHANCE, "discover");
    play(t, "discover:gold");
    assert_asked(t, CATAN_CHANCE, "discover_number");
    play(t, "discover_number:10");
    assert_asked(t, 0, "take_gold");
    assert_hex(t, 3, CATAN_GOLD, 10);
    assert_hex(t, 9, CATAN_FOG, 0);
    play(t, "take_gold:ore");
    assert_asked(t, CATAN_CHANCE, "discover");
    assert_weights(t, "discover:desert=1 discover:forest=1");
    play(t, "discover:forest");
    assert_weights(t, "discover_number:4=1");
    play(t, "discover_number:4");
    assert_asked(t, 0, "action");
    assert_hex(t, 9, CATAN_FOREST, 4);
    assert_hex(t, 11, CATAN_FOG, 0);
    assert_hand(t, 0, "lumber:1 ore:1");
}

/* The other end counts, too: a road away from fog that the settlement touches. */
static void test_at_the_near_end(void **state) {
    (void)state;
    RULE("S-81");
    sketch *map = sea_sketch();
    sea_fog(map, "9 4", "~ L", "10");
    pos *p = sea_on("", map);
    pos_settlement(p, 0, "n33");
    pos_hand(p, 0, "lumber:2 brick:2");
    table *t = pos_table(p);
    play(t, "build_road:e49");
    assert_asked(t, CATAN_CHANCE, "discover");
    play(t, "discover:forest discover_number:10");
    assert_hand(t, 0, "lumber:2 brick:1");
    /* Beyond it a road on at the same node discovers nothing more. */
    play(t, "build_road:e39");
    assert_asked(t, 0, "action");
}

/* The second settlement's own gold, then what its ship finds, then the next player. */
static void test_at_the_second_settlement(void **state) {
    (void)state;
    RULE("S-81");
    RULE("S-52");
    sketch *map = sea_sketch();
    sea_fog(map, "10 11", "G G", "4 10");
    map->hexes[12].terrain = CATAN_GOLD;
    table *t = sea_table("players=2", map);
    play(t, "setup_settlement:n16 setup_road:e15 setup_settlement:n63 setup_road:e83");
    play(t, "setup_settlement:n36");
    /* h12 is gold; h11, fog, gives nothing yet. */
    assert_asked(t, 1, "take_gold");
    assert_int_equal(table_info(t).pending, 1);
    play(t, "take_gold:ore");
    assert_asked(t, 1, "setup_road");
    play(t, "setup_road:e42");
    assert_asked(t, CATAN_CHANCE, "discover");
    assert_weights(t, "discover:gold=2");
    play(t, "discover:gold");
    assert_weights(t, "discover_number:4=1 discover_number:10=1");
    play(t, "discover_number:4");
    assert_asked(t, 1, "take_gold");
    play(t, "take_gold:wool");
    assert_hand(t, 1, "wool:1 ore:1");
    assert_asked(t, 0, "setup_settlement");
}

/* What was found is a place like others. */
static void test_robber_and_pirate_behind_it(void **state) {
    (void)state;
    RULE("S-80");
    RULE("S-62");
    RULE("B-31");
    table *t = pos_table(in_fog("e27 e28"));
    play(t, "build_ship:e29 discover:forest discover_number:10 end_turn roll dice:7");
    assert_listed(t, "move_robber:h4");
    assert_not_listed(t, "move_pirate:h4 move_robber:h5 move_pirate:h5");
    play(t, "move_robber:h4");
    assert_asked(t, 1, "action");
    play(t, "end_turn roll dice:10");
    assert_hand(t, 0, "lumber:3 wool:2");
    t = pos_table(in_fog("e27 e28"));
    play(t, "build_ship:e29 discover:sea build_ship:e18 end_turn roll dice:7");
    assert_listed(t, "move_pirate:h4");
    assert_not_listed(t, "move_robber:h4");
    play(t, "move_pirate:h4");
    assert_asked(t, 1, "rob");
    assert_moves(t, "rob:s0");
}

/* A moved ship: the award first, then what it finds. */
static void test_award_of_a_move(void **state) {
    (void)state;
    RULE("S-81");
    RULE("S-41");
    pos *p = sea_on("", foggy());
    pos_settlement(p, 0, "n9");
    pos_ship(p, 0, "e16 e26 e27 e28 e17");
    table *t = pos_table(p);
    assert_awards(t, CATAN_NOBODY, CATAN_NOBODY);
    play(t, "lift_ship:e17 put_ship:e29");
    assert_asked(t, CATAN_CHANCE, "discover");
    assert_awards(t, 0, CATAN_NOBODY);
    assert_points(t, 0, 3, 3);
}

/* In the middle of it the position is told and read like any other. */
static void test_texts_in_between(void **state) {
    (void)state;
    RULE("S-81");
    table *t = pos_table(in_fog("e27 e28"));
    play(t, "build_ship:e29");
    for (unsigned step = 0; step < 3; step++) {
        static const char *const moves[] = {"discover:gold", "discover_number:4", "take_gold:ore"};
        const char *line = table_line(t);
        table_read(t, line);
        assert_string_equal(table_line(t), line);
        play(t, moves[step]);
    }
    assert_asked(t, 0, "action");
    assert_hand(t, 0, "lumber:2 wool:2 ore:1");
    assert_hex(t, 4, CATAN_GOLD, 4);
}

/* Nobody's piece lies at fog: it would have been discovered. */
static void test_none_at_fog(void **state) {
    (void)state;
    RULE("S-81");
    table *t = pos_table(in_fog("e27 e28"));
    pos *p = in_fog("e27 e28 e29");
    assert_int_equal(table_refusal(t, pos_line(p), NULL), CATAN_E_POSITION_BOARD);
    p = in_fog("e27 e28");
    table_read(t, pos_line(p));
    pos_ship(p, 1, "e53");
    assert_int_equal(table_refusal(t, pos_line(p), NULL), CATAN_E_POSITION_BOARD);
}

/* The last hexes: what is left is drawn to the end. */
static void test_to_the_last(void **state) {
    (void)state;
    RULE("S-80");
    RULE("G-3");
    pos *p = in_fog("e27 e28");
    pos_hand(p, 0, "lumber:9 wool:9");
    table *t = pos_table(p);
    play(t, "build_ship:e29 discover:desert build_ship:e30");
    assert_weights(t, "discover:forest=1 discover:sea=1 discover:gold=1");
    play(t, "discover:sea build_ship:e31");
    /* h5 at n20. */
    assert_weights(t, "discover:forest=1 discover:gold=1");
    play(t, "discover:gold discover_number:10 take_gold:ore build_ship:e32");
    assert_weights(t, "discover:forest=1");
    play(t, "discover:forest");
    assert_weights(t, "discover_number:4=1");
    play(t, "discover_number:4");
    assert_asked(t, 0, "action");
    assert_hex(t, 12, CATAN_FOREST, 4);
    assert_hex(t, 5, CATAN_GOLD, 10);
    assert_hand(t, 0, "lumber:6 wool:5 ore:1");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        PLAY_TEST(test_by_road_and_by_move),
        PLAY_TEST(test_at_setup),
        PLAY_TEST(test_behind_awards),
        PLAY_TEST(test_it_produces_and_is_settled),
        PLAY_TEST(test_two_at_once),
        PLAY_TEST(test_at_the_near_end),
        PLAY_TEST(test_at_the_second_settlement),
        PLAY_TEST(test_robber_and_pirate_behind_it),
        PLAY_TEST(test_award_of_a_move),
        PLAY_TEST(test_texts_in_between),
        PLAY_TEST(test_none_at_fog),
        PLAY_TEST(test_to_the_last),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
