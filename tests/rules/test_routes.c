/* The longest road, its line: B-71 to B-73, E57 to E62, E66, E67. */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>
#include <cmocka.h>
#include <stdio.h>

#include "rules/lines.h"
#include "support/rule.h"

static void test_first_with_five(void **state) {
    (void)state;
    RULE("B-71");
    RULE("E67");
    pos *p = pos_new("players=3");
    pos_settlement(p, 0, "n3");
    pos_road(p, 0, "e0 e1 e2");
    pos_road(p, 1, "e66 e67 e68");
    pos_hand(p, 0, "lumber:3 brick:3");
    table *t = pos_table(p);
    assert_awards(t, CATAN_NOBODY, CATAN_NOBODY);
    play(t, "build_road:e3");
    assert_int_equal(route(t, 0), 4);
    assert_awards(t, CATAN_NOBODY, CATAN_NOBODY);
    assert_points(t, 0, 1, 1);
    play(t, "build_road:e4");
    assert_int_equal(route(t, 0), 5);
    assert_awards(t, 0, CATAN_NOBODY);
    assert_points(t, 0, 3, 3);
    play(t, "build_road:e5");
    assert_int_equal(route(t, 0), 6);
    assert_awards(t, 0, CATAN_NOBODY);
    assert_points(t, 0, 3, 3);
    take_back(t, 2);
    assert_int_equal(route(t, 0), 4);
    assert_awards(t, CATAN_NOBODY, CATAN_NOBODY);
    assert_points(t, 0, 1, 1);
}

/* Roads here and there are no line; the piece that joins them makes one. */
static void test_unbroken(void **state) {
    (void)state;
    RULE("B-71");
    pos *p = lines("e0 e1 e3 e4", "", "");
    pos_hand(p, 0, "lumber:2 brick:2");
    pos_road(p, 0, "e41 e34 e26 e35");
    table *t = pos_table(p);
    assert_int_equal(route(t, 0), 2);
    assert_awards(t, CATAN_NOBODY, CATAN_NOBODY);
    play(t, "build_road:e2");
    assert_int_equal(route(t, 0), 5);
    assert_awards(t, 0, CATAN_NOBODY);
    play(t, "build_road:e43");
    assert_int_equal(route(t, 0), 5);
    assert_awards(t, 0, CATAN_NOBODY);
}

static void test_equal_is_not_enough(void **state) {
    (void)state;
    RULE("B-71");
    RULE("E62");
    pos *p = lines(TOP_5, "e66 e67 e68 e69", "");
    pos_turn(p, 1, "action");
    pos_hand(p, 1, "lumber:3 brick:3");
    table *t = pos_table(p);
    assert_awards(t, 0, CATAN_NOBODY);
    assert_points(t, 0, 3, 3);
    assert_points(t, 1, 1, 1);
    play(t, "build_road:e70");
    assert_int_equal(route(t, 1), 5);
    assert_awards(t, 0, CATAN_NOBODY);
    assert_points(t, 0, 3, 3);
    assert_points(t, 1, 1, 1);
    play(t, "build_road:e71");
    assert_int_equal(route(t, 1), 6);
    assert_awards(t, 1, CATAN_NOBODY);
    assert_points(t, 0, 1, 1);
    assert_points(t, 1, 3, 3);
    play(t, "build_road:e65");
    assert_awards(t, 1, CATAN_NOBODY);
    assert_points(t, 1, 3, 3);
    take_back(t, 2);
    assert_awards(t, 0, CATAN_NOBODY);
}

/* Three arms from n8: to n3 over n4 and n0, to n17 over n12, to n9 over n13. */
static void test_fork(void **state) {
    (void)state;
    RULE("B-72");
    RULE("E57");
    pos *p = pos_new("players=2");
    pos_settlement(p, 0, "n8");
    pos_road(p, 0, "e7 e1 e12 e19 e13 e14");
    pos_hand(p, 0, "lumber:2 brick:2");
    table *t = pos_table(p);
    assert_int_equal(route(t, 0), 4);
    assert_awards(t, CATAN_NOBODY, CATAN_NOBODY);
    play(t, "build_road:e2");
    assert_int_equal(route(t, 0), 4);
    assert_awards(t, CATAN_NOBODY, CATAN_NOBODY);
    play(t, "build_road:e0");
    assert_int_equal(route(t, 0), 5);
    assert_awards(t, 0, CATAN_NOBODY);
}

/* The whole shape has one length, whichever of its pieces comes last, and read from text too. */
static void check_shape(const char *const *edges, unsigned count, unsigned length) {
    for (unsigned last = 0; last <= count; last++) {
        pos *p = pos_new("players=2");
        for (unsigned i = 0; i < count; i++) {
            if (i != last) {
                pos_road(p, 0, edges[i]);
            }
        }
        pos_hand(p, 0, ROAD);
        table *t = pos_table(p);
        if (last < count) {
            char move[32];
            assert_true(route(t, 0) <= length);
            snprintf(move, sizeof move, "build_road:%s", edges[last]);
            play(t, move);
        }
        assert_int_equal(route(t, 0), length);
        assert_awards(t, length >= 5 ? 0 : CATAN_NOBODY, CATAN_NOBODY);
        play_teardown(NULL);
    }
}
#define CHECK_SHAPE(length, ...)                                                                   \
    do {                                                                                           \
        static const char *const edges[] = {__VA_ARGS__};                                          \
        check_shape(edges, sizeof edges / sizeof *edges, length);                                  \
    } while (0)
#define RING "e27", "e28", "e35", "e36", "e43", "e44" /* around h9 */

static void test_loop(void **state) {
    (void)state;
    RULE("B-72");
    RULE("E58");
    CHECK_SHAPE(6, RING);
    /* One tail: n13 to n18. */
    CHECK_SHAPE(7, RING, "e20");
    /* Two tails, at n18 and, opposite, at n35: one of them, and the whole ring. */
    CHECK_SHAPE(7, RING, "e20", "e51");
    /* Two tails, at the neighbours n18 and n24: both, and the ring but for one piece. */
    CHECK_SHAPE(7, RING, "e20", "e29");
    /* A longer second tail, at n30: it, and the whole ring. */
    CHECK_SHAPE(8, RING, "e20", "e45", "e46");
}

/* Two rings with a common side, h9 and h10: every piece once, over n24 and n30 twice. */
static void test_nodes_repeat(void **state) {
    (void)state;
    RULE("B-72");
    RULE("E58");
    CHECK_SHAPE(11, RING, "e29", "e30", "e37", "e45", "e46");
    CHECK_SHAPE(11, RING, "e29", "e30", "e37", "e45", "e46", "e20");
}

static void test_own_building(void **state) {
    (void)state;
    RULE("B-73");
    RULE("E59");
    pos *p = lines(TOP_4, "", "");
    pos_settlement(p, 0, "n4");
    pos_city(p, 0, "n5");
    pos_hand(p, 0, ROAD);
    table *t = pos_table(p);
    play(t, "build_road:e4");
    assert_int_equal(route(t, 0), 5);
    assert_awards(t, 0, CATAN_NOBODY);
    /* Settling in the middle of one's own line. */
    p = lines(TOP_5, "", "");
    pos_hand(p, 0, SETTLEMENT);
    t = pos_table(p);
    play(t, "build_settlement:n4");
    assert_int_equal(route(t, 0), 5);
    assert_awards(t, 0, CATAN_NOBODY);
    assert_points(t, 0, 4, 4);
}

/* Seat 2, which has no long road itself, settles in the middle of seat 0's. */
static void test_settlement_splits(void **state) {
    (void)state;
    RULE("B-73");
    RULE("E60");
    RULE("E66");
    pos *p = lines(TOP_5 " e5", "", "");
    pos_turn(p, 2, "action");
    pos_hand(p, 2, SETTLEMENT);
    table *t = pos_table(p);
    assert_int_equal(route(t, 0), 6);
    assert_awards(t, 0, CATAN_NOBODY);
    assert_points(t, 0, 3, 3);
    play(t, "build_settlement:n4");
    assert_int_equal(route(t, 0), 4);
    assert_awards(t, CATAN_NOBODY, CATAN_NOBODY);
    assert_points(t, 0, 1, 1);
    assert_points(t, 2, 3, 3);
    take_back(t, 1);
    assert_int_equal(route(t, 0), 6);
    assert_awards(t, 0, CATAN_NOBODY);
    assert_points(t, 0, 3, 3);
    play(t, "build_settlement:n5");
    assert_int_equal(route(t, 0), 4);
    assert_awards(t, CATAN_NOBODY, CATAN_NOBODY);
}

/* Roads that run into another's building count up to it; not beyond. */
static void test_ends_at_foreign_building(void **state) {
    (void)state;
    RULE("B-73");
    RULE("E61");
    pos *p = pos_new("players=3");
    pos_settlement(p, 0, "n10");
    pos_road(p, 0, "e3 e4 e5 e9 e1 e0");
    pos_settlement(p, 1, "n4");
    pos_hand(p, 0, ROAD);
    table *t = pos_table(p);
    assert_int_equal(route(t, 0), 4);
    play(t, "build_road:e2");
    assert_int_equal(route(t, 0), 5);
    assert_awards(t, 0, CATAN_NOBODY);
    /* The same from the building on: it begins with the piece that ends there. */
    p = pos_new("players=3");
    pos_settlement(p, 0, "n10");
    pos_road(p, 0, "e2 e3 e4 e5");
    pos_city(p, 2, "n4");
    pos_hand(p, 0, ROAD);
    t = pos_table(p);
    play(t, "build_road:e9");
    assert_int_equal(route(t, 0), 5);
    assert_awards(t, 0, CATAN_NOBODY);
}

/* Another's building on a fork, and on a ring. */
static void test_foreign_building_at_fork(void **state) {
    (void)state;
    RULE("B-73");
    pos *p = pos_new("players=2");
    pos_settlement(p, 0, "n3");
    pos_road(p, 0, "e7 e1 e0 e12 e19 e13 e14");
    pos_settlement(p, 1, "n8");
    table *t = pos_table(p);
    assert_int_equal(route(t, 0), 3);
    assert_awards(t, CATAN_NOBODY, CATAN_NOBODY);
    /* The ring begins and ends at the building; the tail at n24 cannot be joined to it. */
    p = pos_new("players=2");
    pos_settlement(p, 0, "n35");
    pos_road(p, 0, "e27 e28 e35 e36 e43 e29");
    pos_settlement(p, 1, "n24");
    pos_hand(p, 0, ROAD);
    t = pos_table(p);
    assert_int_equal(route(t, 0), 4);
    play(t, "build_road:e44");
    assert_int_equal(route(t, 0), 6);
    assert_awards(t, 0, CATAN_NOBODY);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        PLAY_TEST(test_first_with_five),
        PLAY_TEST(test_unbroken),
        PLAY_TEST(test_equal_is_not_enough),
        PLAY_TEST(test_fork),
        PLAY_TEST(test_loop),
        PLAY_TEST(test_nodes_repeat),
        PLAY_TEST(test_own_building),
        PLAY_TEST(test_settlement_splits),
        PLAY_TEST(test_ends_at_foreign_building),
        PLAY_TEST(test_foreign_building_at_fork),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
