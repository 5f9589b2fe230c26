/* The longest road when a line is cut: B-74, E63 to E65. */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>
#include <cmocka.h>

#include "rules/lines.h"
#include "support/rule.h"

static void test_cut_holder_keeps(void **state) {
    (void)state;
    RULE("B-74");
    RULE("E63");
    /* 7 become 5, and another has 5: not strictly longer. */
    pos *p = lines(TOP_7, BOTTOM_5, "");
    pos_turn(p, 2, "action");
    pos_hand(p, 2, SETTLEMENT);
    table *t = pos_table(p);
    assert_awards(t, 0, CATAN_NOBODY);
    play(t, "build_settlement:n4");
    assert_int_equal(route(t, 0), 5);
    assert_int_equal(route(t, 1), 5);
    assert_awards(t, 0, CATAN_NOBODY);
    assert_points(t, 0, 3, 3);
    assert_points(t, 1, 1, 1);
    /* Still alone the longest. */
    p = lines(TOP_7, "e66 e67 e68 e69", "");
    pos_turn(p, 2, "action");
    pos_hand(p, 2, SETTLEMENT);
    t = pos_table(p);
    play(t, "build_settlement:n4");
    assert_awards(t, 0, CATAN_NOBODY);
    /* Another's line is cut: nothing changes for the holder. */
    p = lines(TOP_7, BOTTOM_5, "");
    pos_turn(p, 2, "action");
    pos_hand(p, 2, SETTLEMENT);
    t = pos_table(p);
    play(t, "build_settlement:n48");
    assert_int_equal(route(t, 1), 3);
    assert_awards(t, 0, CATAN_NOBODY);
}

static void test_cut_holder_loses(void **state) {
    (void)state;
    RULE("B-74");
    /* 7 become 4; one other has 5. */
    pos *p = lines(TOP_7, BOTTOM_5, "e10 e18 e23 e33");
    pos_turn(p, 2, "action");
    pos_hand(p, 2, SETTLEMENT);
    table *t = pos_table(p);
    play(t, "build_settlement:n5");
    assert_int_equal(route(t, 0), 4);
    assert_awards(t, 1, CATAN_NOBODY);
    assert_points(t, 0, 1, 1);
    assert_points(t, 1, 3, 3);
    take_back(t, 1);
    assert_awards(t, 0, CATAN_NOBODY);
    assert_points(t, 0, 3, 3);
    assert_points(t, 1, 1, 1);
    /* 7 become 5; one other has 6, and a third 5. */
    p = lines(TOP_7, BOTTOM_5 " e71", LEFT_5);
    pos_turn(p, 2, "action");
    pos_hand(p, 2, SETTLEMENT);
    t = pos_table(p);
    play(t, "build_settlement:n4");
    assert_int_equal(route(t, 0), 5);
    assert_awards(t, 1, CATAN_NOBODY);
}

static void test_tie_sets_aside(void **state) {
    (void)state;
    RULE("B-74");
    RULE("E64");
    /* 7 become 4, two others have 5. */
    pos *p = lines(TOP_7, BOTTOM_5, LEFT_5);
    pos_turn(p, 2, "action");
    pos_hand(p, 2, SETTLEMENT);
    pos_hand(p, 3, ROAD);
    table *t = pos_table(p);
    assert_awards(t, 0, CATAN_NOBODY);
    play(t, "build_settlement:n5");
    assert_awards(t, CATAN_NOBODY, CATAN_NOBODY);
    assert_points(t, 0, 1, 1);
    assert_points(t, 1, 1, 1);
    assert_points(t, 3, 1, 1);
    /* Until one is alone in front. */
    play(t, "end_turn roll dice:2");
    assert_awards(t, CATAN_NOBODY, CATAN_NOBODY);
    play(t, "build_road:e49");
    assert_awards(t, 3, CATAN_NOBODY);
    assert_points(t, 3, 3, 3);
    /* 7 become 5, two others have 6: the holder is shorter, and they tie. */
    p = lines(TOP_7, BOTTOM_5 " e71", LEFT_5 " e49");
    pos_turn(p, 2, "action");
    pos_hand(p, 2, SETTLEMENT);
    t = pos_table(p);
    play(t, "build_settlement:n4");
    assert_int_equal(route(t, 0), 5);
    assert_awards(t, CATAN_NOBODY, CATAN_NOBODY);
}

/* Who held it takes part in the race for the card that lies aside like anybody else. */
static void test_regained(void **state) {
    (void)state;
    RULE("B-74");
    pos *p = lines(TOP_4, BOTTOM_5, LEFT_5);
    pos_longest_road(p, CATAN_NOBODY);
    pos_hand(p, 0, "lumber:2 brick:2");
    table *t = pos_table(p);
    play(t, "build_road:e4");
    assert_int_equal(route(t, 0), 5);
    assert_awards(t, CATAN_NOBODY, CATAN_NOBODY);
    play(t, "build_road:e5");
    assert_awards(t, 0, CATAN_NOBODY);
    assert_points(t, 0, 3, 3);
}

static void test_nobody_has_five(void **state) {
    (void)state;
    RULE("B-74");
    RULE("E65");
    pos *p = lines(TOP_7, "e66 e67 e68 e69", "e10 e18 e23 e33");
    pos_turn(p, 2, "action");
    pos_hand(p, 2, SETTLEMENT);
    pos_hand(p, 3, ROAD);
    table *t = pos_table(p);
    play(t, "build_settlement:n5");
    assert_int_equal(route(t, 0), 4);
    assert_awards(t, CATAN_NOBODY, CATAN_NOBODY);
    assert_points(t, 0, 1, 1);
    play(t, "end_turn roll dice:2 build_road:e39");
    assert_awards(t, 3, CATAN_NOBODY);
    assert_points(t, 3, 3, 3);
}

/* Two tie for the card that lies aside; when one of them is cut the other is alone in front. */
static void test_cut_decides_a_tie(void **state) {
    (void)state;
    RULE("B-74");
    pos *p = lines(TOP_4, BOTTOM_5, LEFT_5);
    pos_longest_road(p, CATAN_NOBODY);
    pos_turn(p, 2, "action");
    pos_hand(p, 2, SETTLEMENT);
    table *t = pos_table(p);
    assert_awards(t, CATAN_NOBODY, CATAN_NOBODY);
    play(t, "build_settlement:n48");
    assert_int_equal(route(t, 1), 3);
    assert_awards(t, 3, CATAN_NOBODY);
    assert_points(t, 3, 3, 3);
    take_back(t, 1);
    assert_awards(t, CATAN_NOBODY, CATAN_NOBODY);
    /* A city changes no line, and gives nobody the card. */
    p = lines(TOP_4, BOTTOM_5, LEFT_5);
    pos_longest_road(p, CATAN_NOBODY);
    pos_turn(p, 2, "action");
    pos_hand(p, 2, "grain:2 ore:3");
    t = pos_table(p);
    play(t, "build_city:n13");
    assert_awards(t, CATAN_NOBODY, CATAN_NOBODY);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        PLAY_TEST(test_cut_holder_keeps), PLAY_TEST(test_cut_holder_loses),
        PLAY_TEST(test_tie_sets_aside),   PLAY_TEST(test_regained),
        PLAY_TEST(test_nobody_has_five),  PLAY_TEST(test_cut_decides_a_tie),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
