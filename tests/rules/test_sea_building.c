/* Ships beyond one's own turn, and road building: S-3, S-22, S-42, X-4, X-9, B-64, E94, E108. */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>
#include <cmocka.h>
#include <stdio.h>
#include <stdlib.h>

#include "rules/sea.h"
#include "support/rule.h"

/* --- special building --- */

/* Seat 1, at n25 with ships, in his go behind seat 0's turn. */
static pos *special_on(const sketch *map, const char *laid) {
    pos *p = sea_on("players=5", map);
    pos_settlement(p, 1, "n25");
    pos_ship(p, 1, laid);
    pos_hand(p, 1, "lumber:3 wool:3");
    pos_special(p, 0, 1);
    return p;
}

static void test_special_building(void **state) {
    (void)state;
    RULE("S-3");
    RULE("X-4");
    RULE("E94");
    RULE("S-22");
    table *t = pos_table(special_on(sea_sketch(), "e27"));
    assert_asked(t, 1, "special_building");
    assert_moves(t, "pass build_ship:e17,e26,e28,e39");
    refuse(t, 1, "lift_ship:e27", CATAN_E_NOT_ASKED);
    refuse(t, 1, "trade_bank:wool>ore", CATAN_E_NOT_ASKED);
    play_as(t, 1, "build_ship:e28 build_ship:e29");
    assert_ship(t, 29, 1);
    assert_hand(t, 1, "lumber:1 wool:1");
    refuse(t, 1, "lift_ship:e29", CATAN_E_NOT_ASKED);
    play(t, "pass");
    assert_asked(t, 2, "special_building");
    /* In his own turn, which comes next, they are not fresh. */
    play(t, "pass pass pass roll dice:2");
    assert_asked(t, 1, "action");
    assert_moves_of(t, "lift_ship", "e29");
}

/* Gold under fog there: he is asked at once, then the phase goes on. */
static void test_gold_in_special_building(void **state) {
    (void)state;
    RULE("E108");
    RULE("S-81");
    RULE("X-4");
    sketch *map = sea_sketch();
    sea_fog(map, "4 11", "G L", "4 10");
    table *t = pos_table(special_on(map, "e27 e28"));
    play_as(t, 1, "build_ship:e29");
    assert_asked(t, CATAN_CHANCE, "discover");
    play(t, "discover:gold discover_number:4");
    assert_asked(t, 1, "take_gold");
    refuse(t, 0, "take_gold:ore", CATAN_E_NOT_YOUR_TURN);
    play_as(t, 1, "take_gold:ore");
    assert_asked(t, 1, "special_building");
    assert_hand(t, 1, "lumber:2 wool:2 ore:1");
    assert_int_equal(table_info(t).active_seat, CATAN_NOBODY);
    play_as(t, 1, "build_ship:e30");
    play(t, "discover:forest discover_number:10");
    assert_asked(t, 1, "special_building");
    play(t, "pass");
    assert_asked(t, 2, "special_building");
    play(t, "pass pass pass");
    assert_asked(t, 1, "before_roll");
}

/* --- paired turns --- */

static void test_paired_turn(void **state) {
    (void)state;
    RULE("X-9");
    RULE("X-8");
    RULE("S-22");
    pos *p = sea("players=5 paired_turns=on");
    pos_settlement(p, 0, "n50");
    pos_ship(p, 0, "e74 e75");
    pos_settlement(p, 3, "n25");
    pos_ship(p, 3, "e27 e28");
    pos_hand(p, 0, SHIP);
    pos_hand(p, 3, SHIP);
    table *t = pos_table(p);
    play(t, "lift_ship:e75 put_ship:e73 build_ship:e63");
    assert_int_equal(table_info(t).ship_moved, 1);
    play(t, "end_turn");
    /* Seat 3 has a move of his own. */
    assert_asked(t, 3, "action");
    assert_int_equal(table_info(t).ship_moved, 0);
    assert_moves_of(t, "lift_ship", "e28");
    play_as(t, 3, "build_ship:e39");
    refuse(t, 3, "lift_ship:e39", CATAN_E_SHIP_FRESH);
    play_as(t, 3, "lift_ship:e28 put_ship:e17");
    refuse(t, 3, "lift_ship:e17", CATAN_E_SHIP_MOVED);
    play(t, "end_turn");
    assert_asked(t, 1, "before_roll");
    assert_int_equal(table_info(t).ship_moved, 0);
    /* What was built in one's main turn is not fresh in the next turn of one's own. */
    play(t, "roll dice:2 end_turn end_turn roll dice:2 end_turn");
    assert_asked(t, 0, "action"); /* paired with seat 2 */
    assert_moves_of(t, "lift_ship", "e63,e73,e74");
}

/* --- road building --- */

static pos *builder(const char *laid) {
    pos *p = sea("");
    pos_settlement(p, 0, "n25");
    pos_ship(p, 0, laid);
    pos_cards(p, 0, "road_building:1");
    return p;
}

static void test_roads_or_ships(void **state) {
    (void)state;
    RULE("S-42");
    RULE("B-64");
    table *t = pos_table(builder(""));
    play(t, "play_road_building");
    assert_asked(t, 0, "free_road");
    assert_moves(t, "free_road:e26,e39 free_ship:e26,e27,e39");
    refuse(t, 0, "free_ship:e28", CATAN_E_NOT_CONNECTED);
    refuse(t, 0, "decline", CATAN_E_NOT_ASKED);
    /* Two ships, one from the other. */
    play(t, "free_ship:e27");
    assert_asked(t, 0, "free_road");
    assert_moves(t, "free_road:e26,e39 free_ship:e17,e26,e28,e39 decline");
    play(t, "free_ship:e28");
    assert_asked(t, 0, "action");
    assert_hand(t, 0, "");
    assert_int_equal(ships(t, 0), 13);
    assert_int_equal(seat_info(t, 0).roads, 15);
    /* One of each, in either order; two roads. */
    take_back(t, 1);
    play(t, "free_road:e39");
    assert_route(t, 39, 0, CATAN_ROAD);
    assert_int_equal(ships(t, 0), 14);
    assert_int_equal(seat_info(t, 0).roads, 14);
    take_back(t, 2);
    play(t, "free_road:e26 free_ship:e39");
    assert_ship(t, 39, 0);
    take_back(t, 1);
    play(t, "free_road:e16");
    assert_route(t, 16, 0, CATAN_ROAD);
    take_back(t, 1);
    play(t, "decline");
    assert_asked(t, 0, "action");
    assert_int_equal(seat_info(t, 0).roads, 14);
}

/* Free ships are built in this turn like others; and before the roll, where no ship moves. */
static void test_free_ships_are_fresh(void **state) {
    (void)state;
    RULE("S-22");
    RULE("S-42");
    table *t = pos_table(builder("e27"));
    play(t, "play_road_building free_ship:e28 free_ship:e39");
    assert_moves_of(t, "lift_ship", "");
    refuse(t, 0, "lift_ship:e28", CATAN_E_SHIP_FRESH);
    refuse(t, 0, "lift_ship:e39", CATAN_E_SHIP_FRESH);
    pos *p = builder("e27");
    pos_turn(p, 0, "before_roll");
    t = pos_table(p);
    play(t, "play_road_building free_ship:e28 decline");
    assert_asked(t, 0, "before_roll");
    play(t, "roll dice:2");
    refuse(t, 0, "lift_ship:e28", CATAN_E_SHIP_FRESH);
    play(t, "end_turn roll dice:2 end_turn roll dice:2 end_turn roll dice:2");
    assert_moves_of(t, "lift_ship", "e28");
}

/* A ship alone will do for the card; with neither it cannot be played. */
static void test_only_ships_or_none(void **state) {
    (void)state;
    RULE("S-42");
    RULE("B-64");
    pos *p = builder("");
    pos_road(p, 1, "e26 e39");
    table *t = pos_table(p);
    play(t, "play_road_building");
    assert_moves(t, "free_ship:e27");
    play(t, "free_ship:e27");
    assert_moves(t, "free_ship:e17,e28 decline");
    p = builder("");
    pos_road(p, 1, "e26 e39");
    pos_pirate(p, 9);
    t = pos_table(p);
    refuse(t, 0, "play_road_building", CATAN_E_NO_EFFECT);
}

/* One piece in supply: one free piece, whichever it is. */
static void test_one_piece_left(void **state) {
    (void)state;
    RULE("S-42");
    RULE("B-64");
    static const char ships_14[] = "e27 e28 e29 e30 e31 e32 e17 e40 e51 e52 e53 e64 e76 e77";
    static const char roads_15[] = "e0 e1 e2 e3 e14 e15 e16 e22 e23 e24 e37 e45 e46 e60 e61";
    pos *p = builder(ships_14);
    pos_road(p, 0, roads_15);
    table *t = pos_table(p);
    play(t, "play_road_building");
    assert_moves_of(t, "free_road", "");
    assert_listed(t, "free_ship:e78");
    refuse(t, 0, "free_road:e26", CATAN_E_NO_PIECE);
    play(t, "free_ship:e78");
    assert_asked(t, 0, "action");
    assert_int_equal(ships(t, 0), 0);
    /* With the last ship laid the second may only be a road. */
    p = builder(ships_14);
    t = pos_table(p);
    play(t, "play_road_building free_ship:e78");
    assert_moves(t, "free_road:e26,e39 decline");
    /* With nothing left the card is of no use. */
    p = builder(ships_14);
    pos_ship(p, 0, "e78");
    pos_road(p, 0, roads_15);
    refuse(pos_table(p), 0, "play_road_building", CATAN_E_NO_PIECE);
}

/* The pirate bars free ships, too; a road there he does not. */
static void test_free_ships_and_the_pirate(void **state) {
    (void)state;
    RULE("S-16");
    RULE("S-42");
    pos *p = builder("");
    pos_pirate(p, 9);
    table *t = pos_table(p);
    play(t, "play_road_building");
    assert_moves(t, "free_road:e26,e39 free_ship:e26");
    refuse(t, 0, "free_ship:e27", CATAN_E_PIRATE);
}

/* The second piece comes behind what the first has discovered. */
static void test_discovery_in_between(void **state) {
    (void)state;
    RULE("S-42");
    RULE("S-81");
    RULE("B-64");
    sketch *map = sea_sketch();
    sea_fog(map, "4 11", "G L", "4 10");
    pos *p = sea_on("", map);
    pos_settlement(p, 0, "n25");
    pos_ship(p, 0, "e27 e28");
    pos_cards(p, 0, "road_building:1");
    table *t = pos_table(p);
    play(t, "play_road_building free_ship:e29");
    assert_asked(t, CATAN_CHANCE, "discover");
    play(t, "discover:gold discover_number:10");
    assert_asked(t, 0, "take_gold");
    play(t, "take_gold:ore");
    assert_asked(t, 0, "free_road");
    assert_listed(t, "free_ship:e18 free_ship:e30 decline");
    play(t, "free_ship:e30");
    assert_asked(t, CATAN_CHANCE, "discover");
    play(t, "discover:forest discover_number:4");
    assert_asked(t, 0, "action");
    assert_hand(t, 0, "lumber:1 ore:1");
}

/* Awards between the two: the fifth ship is the first of them. */
static void test_awards_in_between(void **state) {
    (void)state;
    RULE("S-42");
    RULE("S-40");
    RULE("S-71");
    pos *p = builder("e27 e28 e29 e30");
    table *t = pos_table(p);
    play(t, "play_road_building free_ship:e31");
    assert_awards(t, 0, CATAN_NOBODY);
    assert_asked(t, 0, "free_road");
    pos_city(p, 0, "n23 n42 n49 n63");
    t = pos_table(p);
    play(t, "play_road_building free_ship:e31");
    assert_result(t, 0);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        PLAY_TEST(test_special_building),     PLAY_TEST(test_gold_in_special_building),
        PLAY_TEST(test_paired_turn),          PLAY_TEST(test_roads_or_ships),
        PLAY_TEST(test_free_ships_are_fresh), PLAY_TEST(test_only_ships_or_none),
        PLAY_TEST(test_one_piece_left),       PLAY_TEST(test_free_ships_and_the_pirate),
        PLAY_TEST(test_discovery_in_between), PLAY_TEST(test_awards_in_between),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
