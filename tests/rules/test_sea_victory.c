/* Winning at sea: S-24, S-41, S-70, S-71, G-9, G-10, B-90. */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>
#include <cmocka.h>
#include <stdio.h>
#include <stdlib.h>

#include "rules/sea.h"
#include "support/rule.h"

/* Seat 0 has a settlement at n25 with ships, and cities away from them. */
static pos *near_victory(const char *laid, const char *cities) {
    pos *p = sea("");
    pos_settlement(p, 0, "n25");
    pos_ship(p, 0, laid);
    pos_city(p, 0, cities);
    return p;
}
#define EIGHT "n23 n42 n49 n63" /* cities: 8 points */

static void test_target(void **state) {
    (void)state;
    RULE("S-70");
    RULE("B-90");
    sketch *map = sea_sketch();
    assert_int_equal(catan_game_target(sea_table("", map)->game), 10);
    map->map.goal = 13;
    assert_int_equal(catan_game_target(sea_table("", map)->game), 13);
    assert_int_equal(catan_game_target(sea_table("victory_points=8", map)->game), 8);
}

static void test_by_a_ship(void **state) {
    (void)state;
    RULE("S-71");
    pos *p = near_victory("e27 e28 e29 e30", EIGHT);
    pos_hand(p, 0, "lumber:2 wool:2");
    table *t = pos_table(p);
    assert_points(t, 0, 9, 9);
    play(t, "build_ship:e17");
    assert_result(t, CATAN_RUNNING);
    play(t, "build_ship:e31");
    assert_result(t, 0);
    assert_points(t, 0, 11, 11);
    assert_asked(t, CATAN_NOBODY, "over");
    refuse(t, 0, "lift_ship:e17", CATAN_E_GAME_OVER);
    take_back(t, 1);
    assert_result(t, CATAN_RUNNING);
}

/* The move is judged when it is over. */
static void test_by_a_move(void **state) {
    (void)state;
    RULE("S-24");
    RULE("S-71");
    RULE("G-9");
    table *t = pos_table(near_victory("e27 e28 e29 e30 e17", EIGHT));
    play(t, "lift_ship:e17");
    assert_result(t, CATAN_RUNNING);
    assert_asked(t, 0, "put_ship");
    play(t, "put_ship:e31");
    assert_result(t, 0);
    assert_asked(t, CATAN_NOBODY, "over");
}

/* What another gains by it is no victory before his own turn. */
static void test_another_gains(void **state) {
    (void)state;
    RULE("S-41");
    RULE("S-71");
    RULE("G-5");
    RULE("E79");
    pos *p = near_victory("e27 e28 e29 e30 e31", "");
    pos_settlement(p, 1, "n49");
    pos_city(p, 1, "n0 n31 n53 n72");
    pos_road(p, 1, "e71 e70 e61 e62 e48");
    pos_longest_road(p, 0);
    table *t = pos_table(p);
    assert_points(t, 0, 3, 3);
    assert_points(t, 1, 9, 9);
    play(t, "lift_ship:e31 put_ship:e17");
    assert_awards(t, 1, CATAN_NOBODY);
    assert_points(t, 1, 11, 11);
    assert_result(t, CATAN_RUNNING);
    play(t, "end_turn");
    assert_result(t, 1);
}

/* Somebody cuts the line in his turn: the points are gone before they win. */
static void test_cut_before_the_turn(void **state) {
    (void)state;
    RULE("S-40");
    RULE("B-74");
    pos *p = sea("");
    pos_settlement(p, 0, "n17");
    pos_ship(p, 0, "e26 e39 e50 e63 e73");
    pos_city(p, 0, "n23 n63 n61");
    pos_settlement(p, 1, "n32");
    pos_road(p, 1, "e48 e49");
    pos_hand(p, 1, SETTLEMENT);
    pos_turn(p, 1, "action");
    table *t = pos_table(p);
    assert_points(t, 0, 9, 9);
    play(t, "build_settlement:n33");
    assert_points(t, 0, 7, 7);
    assert_awards(t, CATAN_NOBODY, CATAN_NOBODY);
    assert_int_equal(route(t, 0), 3);
}

/* Special points count like others, also where they are read from a text. */
static void test_special_points_count(void **state) {
    (void)state;
    RULE("S-70");
    sketch *map = sea_sketch();
    map->map.island_points = 2;
    pos *p = sea_on("", map);
    pos_settlement(p, 0, "n25");
    pos_field(p, "settled", "h5+h8+h26/-/h0+h5");
    pos_field(p, "special_points", "4/0/2");
    table *t = pos_table(p);
    assert_points(t, 0, 5, 5);
    assert_points(t, 1, 0, 0);
    assert_points(t, 2, 2, 2);
    assert_int_equal(special(t, 0), 4);
    catan_score score;
    assert_int_equal(catan_score_get(&score, sizeof score, t->state, 1, 0), CATAN_OK);
    assert_int_equal(score.points, 5);
    assert_int_equal(score.source[CATAN_SOURCE_SPECIAL], 4);
    assert_int_equal(score.source[CATAN_SOURCE_SETTLEMENTS], 1);
}

/* A knight that moves the pirate wins by the largest army first: nothing comes behind it. */
static void test_by_a_knight(void **state) {
    (void)state;
    RULE("S-60");
    RULE("G-10");
    pos *p = near_victory("", EIGHT);
    pos_cards(p, 0, "knight:1");
    pos_knights(p, 0, 2);
    table *t = pos_table(p);
    play(t, "play_knight");
    assert_result(t, 0);
    assert_awards(t, CATAN_NOBODY, 0);
    assert_int_equal(table_info(t).pirate, PIRATE_START);
}

/* Gold that was rolled is taken by nobody once the game is over; before that it is. */
static void test_gold_does_not_end_the_game(void **state) {
    (void)state;
    RULE("S-51");
    RULE("B-90");
    pos *p = near_victory("", EIGHT);
    pos_settlement(p, 1, "n5");
    pos_turn(p, 0, "before_roll");
    table *t = pos_table(p);
    play(t, "roll dice:4");
    assert_asked(t, 1, "take_gold");
    play(t, "take_gold:ore");
    assert_result(t, CATAN_RUNNING);
    assert_asked(t, 0, "action");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        PLAY_TEST(test_target),
        PLAY_TEST(test_by_a_ship),
        PLAY_TEST(test_by_a_move),
        PLAY_TEST(test_another_gains),
        PLAY_TEST(test_cut_before_the_turn),
        PLAY_TEST(test_special_points_count),
        PLAY_TEST(test_by_a_knight),
        PLAY_TEST(test_gold_does_not_end_the_game),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
