/* When ships may be moved, and the route behind it: S-22, S-24, S-41, G-9, E79, E88, E89, E93, E94.
 */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>
#include <cmocka.h>
#include <stdio.h>
#include <stdlib.h>

#include "rules/sea.h"
#include "support/rule.h"

/* Seat 0 at n25 with ships. */
static pos *at_n25(const char *laid) {
    pos *p = sea("");
    pos_settlement(p, 0, "n25");
    pos_ship(p, 0, laid);
    return p;
}
#define RING_10 "e29 e30 e40 e41 e52 e53" /* around h10, at sea */
#define assert_lifts(p, edges) assert_moves_of(pos_table(p), "lift_ship", edges)

static void test_one_move_a_turn(void **state) {
    (void)state;
    RULE("S-22");
    RULE("E88");
    pos *p = at_n25("e27 e28 e17");
    table *t = pos_table(p);
    play(t, "lift_ship:e28 put_ship:e39");
    assert_moves_of(t, "lift_ship", "");
    refuse(t, 0, "lift_ship:e17", CATAN_E_SHIP_MOVED);
    refuse(t, 0, "lift_ship:e39", CATAN_E_SHIP_MOVED);
    play(t, "end_turn roll dice:2 end_turn roll dice:2 end_turn roll dice:2");
    assert_asked(t, 0, "action");
    assert_int_equal(table_info(t).ship_moved, 0);
    assert_moves_of(t, "lift_ship", "e17,e39");
}

static void test_not_built_in_this_turn(void **state) {
    (void)state;
    RULE("S-22");
    RULE("E88");
    pos *p = at_n25("e27");
    pos_hand(p, 0, "lumber:2 wool:2");
    table *t = pos_table(p);
    assert_moves_of(t, "lift_ship", "e27");
    play(t, "build_ship:e28 build_ship:e39");
    assert_moves_of(t, "lift_ship", "");
    refuse(t, 0, "lift_ship:e28", CATAN_E_SHIP_FRESH);
    refuse(t, 0, "lift_ship:e39", CATAN_E_SHIP_FRESH);
    play(t, "end_turn roll dice:2 end_turn roll dice:2 end_turn roll dice:2");
    assert_moves_of(t, "lift_ship", "e28,e39");
    /* A ship that was there is moved beside a fresh one. */
    p = at_n25("e27");
    pos_hand(p, 0, SHIP);
    t = pos_table(p);
    play(t, "build_ship:e39 lift_ship:e27");
    assert_moves(t, "put_ship:e26,e50");
}

static void test_not_at_the_pirate(void **state) {
    (void)state;
    RULE("S-22");
    RULE("S-16");
    RULE("E89");
    pos *p = at_n25("e27 e28 e29 e17");
    pos_pirate(p, 3);
    table *t = pos_table(p);
    assert_moves_of(t, "lift_ship", "");
    refuse(t, 0, "lift_ship:e29", CATAN_E_PIRATE);
    refuse(t, 0, "lift_ship:e17", CATAN_E_PIRATE);
    /* Nor to him. */
    pos_pirate(p, 10);
    pos_ship(p, 0, "e40");
    t = pos_table(p);
    assert_moves_of(t, "lift_ship", "e17");
    play(t, "lift_ship:e17");
    assert_moves(t, "put_ship:e18,e26,e39,e51");
    refuse(t, 0, "put_ship:e30", CATAN_E_PIRATE);
    refuse(t, 0, "put_ship:e52", CATAN_E_PIRATE);
}

static void test_not_before_the_roll(void **state) {
    (void)state;
    RULE("S-22");
    RULE("E94");
    pos *p = at_n25("e27");
    pos_turn(p, 0, "before_roll");
    table *t = pos_table(p);
    assert_moves(t, "roll");
    refuse(t, 0, "lift_ship:e27", CATAN_E_NOT_ASKED);
    play(t, "roll");
    refuse(t, 0, "lift_ship:e27", CATAN_E_NOT_YOUR_TURN);
    play(t, "dice:2");
    assert_listed(t, "lift_ship:e27");
    refuse(t, 1, "lift_ship:e27", CATAN_E_NOT_YOUR_TURN);
}

static void test_no_ship_of_ones_own(void **state) {
    (void)state;
    RULE("S-21");
    pos *p = at_n25("e27");
    pos_road(p, 0, "e26");
    pos_settlement(p, 1, "n50");
    pos_ship(p, 1, "e74");
    table *t = pos_table(p);
    refuse(t, 0, "lift_ship:e26", CATAN_E_NO_SHIP);
    refuse(t, 0, "lift_ship:e74", CATAN_E_NO_SHIP);
    refuse(t, 0, "lift_ship:e28", CATAN_E_NO_SHIP);
}

/* --- the longest route --- */

/* Seat 1 has five roads around the desert. */
static void rival(pos *p) {
    pos_settlement(p, 1, "n32");
    pos_road(p, 1, "e48 e62 e71 e70 e61");
}

static void test_keeps_the_route(void **state) {
    (void)state;
    RULE("S-24");
    RULE("G-9");
    RULE("E93");
    pos *p = at_n25("e27 e28 e29 e30 e31");
    rival(p);
    pos_longest_road(p, 0);
    table *t = pos_table(p);
    assert_int_equal(route(t, 0), 5);
    assert_int_equal(route(t, 1), 5);
    play(t, "lift_ship:e31");
    assert_awards(t, 0, CATAN_NOBODY);
    assert_points(t, 0, 3, 3);
    play(t, "put_ship:e41");
    assert_int_equal(route(t, 0), 5);
    assert_awards(t, 0, CATAN_NOBODY);
    assert_points(t, 0, 3, 3);
    assert_points(t, 1, 1, 1);
}

static void test_loses_the_route(void **state) {
    (void)state;
    RULE("S-41");
    RULE("E79");
    pos *p = at_n25("e27 e28 e29 e30 e31");
    rival(p);
    pos_longest_road(p, 0);
    table *t = pos_table(p);
    play(t, "lift_ship:e31");
    assert_awards(t, 0, CATAN_NOBODY);
    play(t, "put_ship:e17");
    assert_int_equal(route(t, 0), 4);
    assert_awards(t, 1, CATAN_NOBODY);
    assert_points(t, 0, 1, 1);
    assert_points(t, 1, 3, 3);
    take_back(t, 2);
    assert_awards(t, 0, CATAN_NOBODY);
    /* Without a rival nobody has it. */
    p = at_n25("e27 e28 e29 e30 e31");
    t = pos_table(p);
    play(t, "lift_ship:e31 put_ship:e17");
    assert_awards(t, CATAN_NOBODY, CATAN_NOBODY);
    assert_points(t, 0, 1, 1);
}

static void test_gains_the_route(void **state) {
    (void)state;
    RULE("S-41");
    pos *p = at_n25("e27 e28 e29 e30 e17");
    table *t = pos_table(p);
    assert_int_equal(route(t, 0), 4);
    play(t, "lift_ship:e17");
    assert_awards(t, CATAN_NOBODY, CATAN_NOBODY);
    play(t, "put_ship:e31");
    assert_int_equal(route(t, 0), 5);
    assert_awards(t, 0, CATAN_NOBODY);
    assert_points(t, 0, 3, 3);
}

/* A ring is opened to make a longer line. */
static void test_ring_to_line(void **state) {
    (void)state;
    RULE("S-21");
    RULE("S-41");
    pos *p = at_n25("e27 e28 " RING_10);
    table *t = pos_table(p);
    assert_int_equal(route(t, 0), 8);
    play(t, "lift_ship:e40");
    assert_moves(t, "put_ship:e17,e18,e26,e31,e39,e51,e54,e64");
    play(t, "put_ship:e51");
    /* n25 to n34 the long way, and on to n42. */
    assert_int_equal(route(t, 0), 8);
    assert_awards(t, 0, CATAN_NOBODY);
}

/* In the hand: the position is told and read; also where its holder is too short without it. */
static void test_text_in_between(void **state) {
    (void)state;
    RULE("G-9");
    RULE("S-24");
    table *t = pos_table(at_n25("e27 e28 e29 e30 e31"));
    play(t, "lift_ship:e31");
    const char *line = table_line(t);
    table_read(t, line);
    assert_string_equal(table_line(t), line);
    assert_asked(t, 0, "put_ship");
    assert_awards(t, 0, CATAN_NOBODY);
    play(t, "put_ship:e41");
    assert_awards(t, 0, CATAN_NOBODY);
    assert_int_equal(table_info(t).ship_moved, 1);
    line = table_line(t);
    table_read(t, line);
    refuse(t, 0, "lift_ship:e41", CATAN_E_SHIP_MOVED);
}

/* No ship has been moved before the roll: no text says so. */
static void test_none_moved_before_the_roll(void **state) {
    (void)state;
    RULE("S-22");
    RULE("E94");
    pos *p = sea("");
    pos_settlement(p, 0, "n25");
    pos_field(p, "ship_moved", "1");
    table *t = pos_table(p);
    pos_turn(p, 0, "before_roll");
    assert_int_equal(table_refusal(t, pos_line(p), NULL), CATAN_E_POSITION_TURN);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        PLAY_TEST(test_none_moved_before_the_roll),
        PLAY_TEST(test_one_move_a_turn),
        PLAY_TEST(test_not_built_in_this_turn),
        PLAY_TEST(test_not_at_the_pirate),
        PLAY_TEST(test_not_before_the_roll),
        PLAY_TEST(test_no_ship_of_ones_own),
        PLAY_TEST(test_keeps_the_route),
        PLAY_TEST(test_loses_the_route),
        PLAY_TEST(test_gains_the_route),
        PLAY_TEST(test_ring_to_line),
        PLAY_TEST(test_text_in_between),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
