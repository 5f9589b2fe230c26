/* The longest trade route: S-40, S-63, E80, E81, E84. */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>
#include <cmocka.h>
#include <stdio.h>
#include <stdlib.h>

#include "rules/sea.h"
#include "support/rule.h"

/* Seat 0's pieces lie; nobody has the card unless it is said. */
static pos *pieces(const char *buildings, const char *roads, const char *laid) {
    pos *p = sea("");
    pos_settlement(p, 0, buildings);
    pos_road(p, 0, roads);
    pos_ship(p, 0, laid);
    return p;
}
/* As it is read, and as it is reached with each piece as the last. */
static void check_route(pos *p, unsigned length) {
    table *t = pos_table(p);
    if (route(t, 0) != length) {
        play_fail(__FILE__, __LINE__, "a route of %u, not %u: %s", route(t, 0), length,
                  table_line(t));
    }
    assert_awards(t, length >= 5 ? 0 : CATAN_NOBODY, CATAN_NOBODY);
}

static void test_ships_alone(void **state) {
    (void)state;
    RULE("S-40");
    pos *p = pieces("n25", "", "e27 e28 e29");
    pos_hand(p, 0, "lumber:2 wool:2");
    table *t = pos_table(p);
    assert_int_equal(route(t, 0), 3);
    play(t, "build_ship:e30");
    assert_int_equal(route(t, 0), 4);
    assert_awards(t, CATAN_NOBODY, CATAN_NOBODY);
    assert_points(t, 0, 1, 1);
    play(t, "build_ship:e31");
    assert_int_equal(route(t, 0), 5);
    assert_awards(t, 0, CATAN_NOBODY);
    assert_points(t, 0, 3, 3);
    take_back(t, 1);
    assert_awards(t, CATAN_NOBODY, CATAN_NOBODY);
    /* Branches do not add up, rings do. */
    check_route(pieces("n25", "", "e27 e17 e28 e29 e40"), 3);
    check_route(pieces("n25", "", "e29 e30 e40 e41 e52 e53"), 6);
    check_route(pieces("n25", "", "e27 e28 e29 e30 e40 e41 e52 e53"), 8);
    check_route(pieces("n25", "", "e28 e29 e30 e40 e41 e52 e53 e54"), 7);
}

/* A road and a ship are joined at an own building, and nowhere else. */
static void test_joined_at_a_building(void **state) {
    (void)state;
    RULE("S-40");
    RULE("E80");
    check_route(pieces("n25", "e16 e26", "e27 e28 e29"), 5);
    check_route(pieces("n9", "e16 e26", "e27 e28 e29"), 3);
    check_route(pieces("n9", "e2 e3 e16 e26", "e27 e28 e29"), 4);
    pos *p = pieces("n9", "e16 e26", "e27 e28 e29");
    pos_city(p, 0, "n25");
    check_route(p, 5);
    /* Another's building does not join, and cuts besides. */
    p = pieces("n9", "e16 e26", "e27 e28 e29");
    pos_settlement(p, 1, "n25");
    check_route(p, 3);
    /* Three pieces meet: road to ship only, or through the building to either. */
    check_route(pieces("n9", "e16 e26 e39", "e27 e28"), 3);
    check_route(pieces("n9 n25", "e16 e26 e39", "e27 e28"), 4);
    check_route(pieces("n9 n25", "e16 e26", "e39 e27 e28 e29"), 5);
}

static void test_settling_at_the_junction(void **state) {
    (void)state;
    RULE("S-40");
    RULE("E81");
    pos *p = pieces("n9", "e16 e26", "e27 e28 e29");
    pos_hand(p, 0, SETTLEMENT);
    table *t = pos_table(p);
    assert_int_equal(route(t, 0), 3);
    assert_awards(t, CATAN_NOBODY, CATAN_NOBODY);
    play(t, "build_settlement:n25");
    assert_int_equal(route(t, 0), 5);
    assert_awards(t, 0, CATAN_NOBODY);
    assert_points(t, 0, 4, 4);
    take_back(t, 1);
    assert_int_equal(route(t, 0), 3);
    assert_awards(t, CATAN_NOBODY, CATAN_NOBODY);
}

/* The last piece lies at the junction: road or ship. */
static void test_last_piece_at_the_junction(void **state) {
    (void)state;
    RULE("S-40");
    pos *p = pieces("n25", "e16", "e27 e28 e29");
    pos_hand(p, 0, "lumber:2 brick:2 wool:2");
    table *t = pos_table(p);
    play(t, "build_road:e26");
    assert_int_equal(route(t, 0), 5);
    assert_awards(t, 0, CATAN_NOBODY);
    take_back(t, 1);
    play(t, "build_ship:e26");
    /* A ship there: ships alone on both sides of the building; the road beyond is not joined. */
    assert_int_equal(route(t, 0), 4);
    assert_awards(t, CATAN_NOBODY, CATAN_NOBODY);
}

/* Over the same building twice: in by road, round by ships. */
static void test_building_passed_twice(void **state) {
    (void)state;
    RULE("S-40");
    RULE("B-72");
    check_route(pieces("n25", "e26", "e27 e28 e39 e40 e50 e51"), 7);
    check_route(pieces("n9", "e26", "e27 e28 e39 e40 e50 e51"), 6);
    /* The ring half by road, half by ship, with one building on it: it opens at the other change.
     */
    check_route(pieces("n25", "e39 e50", "e27 e28 e40 e51"), 6);
    check_route(pieces("n25 n42", "e39 e50", "e27 e28 e40 e51"), 6);
    check_route(pieces("n25", "e39 e50 e63", "e27 e28 e40 e51"), 7);
    check_route(pieces("n9", "e39 e50 e63", "e27 e28 e40 e51"), 4);
}

static void test_cut_by_another(void **state) {
    (void)state;
    RULE("S-40");
    RULE("E84");
    RULE("B-73");
    pos *p = pieces("n17", "", "e26 e39 e50 e63 e73");
    check_route(p, 5);
    pos_settlement(p, 1, "n42");
    check_route(p, 3);
    /* The ship that ends there counts. */
    p = pieces("n17", "", "e26 e39 e50 e51 e40");
    pos_settlement(p, 1, "n42");
    check_route(p, 3);
    p = pieces("n9", "", "e27 e28 e29 e40 e51 e52 e53 e41 e30");
    pos_settlement(p, 1, "n25");
    check_route(p, 8);
}

/* The first with 5, then strictly more: roads against ships. */
static void test_holder(void **state) {
    (void)state;
    RULE("S-40");
    RULE("B-71");
    pos *p = pieces("n25", "", "e27 e28 e29 e30");
    pos_settlement(p, 1, "n32");
    pos_road(p, 1, "e48 e62 e71 e70 e61");
    pos_hand(p, 0, "lumber:2 wool:2");
    table *t = pos_table(p);
    assert_awards(t, 1, CATAN_NOBODY);
    play(t, "build_ship:e31");
    assert_int_equal(route(t, 0), 5);
    assert_awards(t, 1, CATAN_NOBODY);
    play(t, "build_ship:e32");
    assert_awards(t, 0, CATAN_NOBODY);
    assert_points(t, 0, 3, 3);
    assert_points(t, 1, 1, 1);
}

static void test_pirate_does_not_cut(void **state) {
    (void)state;
    RULE("S-63");
    RULE("E96");
    pos *p = pieces("n25", "", "e27 e28 e29 e30 e31");
    pos_pirate(p, 10);
    check_route(p, 5);
    pos_pirate(p, 3);
    check_route(p, 5);
}

/* A long one: fifteen ships and as many roads, joined by one building. */
static void test_long_route(void **state) {
    (void)state;
    RULE("S-40");
    pos *p = pieces("n25", "e26 e16 e3 e2 e1 e0 e14 e22 e37 e45 e60 e68 e83",
                    "e27 e28 e29 e30 e31 e32 e42 e56 e66 e79 e78 e77 e76 e75 e74");
    check_route(p, 28);
    p = pieces("n1", "e26 e16 e3 e2 e1 e0 e14 e22 e37 e45 e60 e68 e83",
               "e27 e28 e29 e30 e31 e32 e42 e56 e66 e79 e78 e77 e76 e75 e74");
    check_route(p, 15);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        PLAY_TEST(test_ships_alone),
        PLAY_TEST(test_joined_at_a_building),
        PLAY_TEST(test_settling_at_the_junction),
        PLAY_TEST(test_last_piece_at_the_junction),
        PLAY_TEST(test_building_passed_twice),
        PLAY_TEST(test_cut_by_another),
        PLAY_TEST(test_holder),
        PLAY_TEST(test_pirate_does_not_cut),
        PLAY_TEST(test_long_route),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
