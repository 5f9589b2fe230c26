/* Knights in the way of others' settlements and roads: C-61, C-47, E135. */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>
#include <cmocka.h>

#include "rules/knights_table.h"
#include "support/rule.h"

/* Seat 1 is in action; seat 0's knight stands on n17, to which its road leads from n12. */
static pos *begin(const char *placed, const char *roads, const char *hand) {
    pos *p = ck("players=3");
    pos_road(p, 0, "e19");
    knights(p, 0, placed);
    pos_road(p, 1, roads);
    pos_hand(p, 1, hand);
    pos_turn(p, 1, "action");
    return p;
}

static const char *const all_states[] = {"n17.1.0", "n17.1.1", "n17.3.0", "n17.2.1"};

static void test_no_settlement(void **state) {
    (void)state;
    RULE("C-61");
    RULE("C-47");
    for (int i = 0; i < 4; i++) {
        table *t = ck_table(begin(all_states[i], "e25", SETTLEMENT));
        assert_moves_of(t, "build_settlement", "n22"); /* beside it one may */
        refuse(t, 1, "build_settlement:n17", CATAN_E_KNIGHT);
        play(t, "build_settlement:n22");
        assert_building(t, 22, 1, CATAN_SETTLEMENT);
    }
}

static void test_no_road_beyond(void **state) {
    (void)state;
    RULE("C-61");
    RULE("E135");
    for (int i = 0; i < 4; i++) {
        table *t = ck_table(begin(all_states[i], "e25", ROAD));
        assert_moves_of(t, "build_road", "e24,e34");
        refuse(t, 1, "build_road:e26", CATAN_E_NOT_CONNECTED);
    }
}

static void test_road_up_to_it(void **state) {
    (void)state;
    RULE("C-61");
    table *t = ck_table(begin("n17.1.0", "e34", "lumber:2 brick:2"));
    assert_moves_of(t, "build_road", "e24,e25,e40,e41");
    play(t, "build_road:e25");
    assert_road(t, 25, 1);
    refuse(t, 1, "build_road:e26", CATAN_E_NOT_CONNECTED);
    /* from its far end that road is open */
    t = ck_table(begin("n17.1.0", "e25 e27", ROAD));
    assert_listed(t, "build_road:e26");
    play(t, "build_road:e26");
    assert_road(t, 26, 1);
}

static void test_own_knight_is_not_in_the_way(void **state) {
    (void)state;
    RULE("C-61");
    pos *p = begin("n17.1.0", "e25", "");
    pos_hand(p, 0, ROAD);
    pos_turn(p, 0, "action");
    table *t = ck_table(p);
    assert_moves_of(t, "build_road", "e11,e12,e26");
    play(t, "build_road:e26");
    assert_road(t, 26, 0);
}

static void test_gone_again(void **state) {
    (void)state;
    RULE("C-61");
    pos *p = begin("n17.1.1", "e25", "lumber:2 brick:2 wool:1 grain:1");
    pos_turn(p, 0, "action");
    table *t = ck_table(p);
    play(t, "lift_knight:n17 put_knight:n12");
    until_turn_of(t, 1);
    assert_listed(t, "build_road:e26 build_settlement:n17");
    play(t, "build_settlement:n17");
    assert_building(t, 17, 1, CATAN_SETTLEMENT);
}

/* A knight recruited at the end of another's road closes it. */
static void test_recruited_at_a_roads_end(void **state) {
    (void)state;
    RULE("C-61");
    RULE("C-48");
    pos *p = begin("", "e25", "lumber:2 brick:2 wool:1 grain:1");
    pos_hand(p, 0, "wool:1 ore:1");
    pos_turn(p, 0, "action");
    table *t = ck_table(p);
    play(t, "recruit_knight:n17");
    until_turn_of(t, 1);
    assert_moves_of(t, "build_road", "e24,e34");
    assert_moves_of(t, "build_settlement", "n22");
}

/* Roads on both sides of it stay, and go on at their other ends. */
static void test_roads_on_both_sides(void **state) {
    (void)state;
    RULE("C-61");
    RULE("C-62");
    pos *p = begin("", "e25 e26", "lumber:2 brick:2");
    pos_hand(p, 0, "wool:1 ore:1");
    pos_turn(p, 0, "action");
    table *t = ck_table(p);
    play(t, "recruit_knight:n17");
    assert_road(t, 25, 1);
    assert_road(t, 26, 1);
    assert_int_equal(route(t, 1), 1);
    until_turn_of(t, 1);
    assert_moves_of(t, "build_road", "e24,e27,e34,e35");
    play(t, "build_road:e24 build_road:e35");
    assert_int_equal(route(t, 1), 2);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        PLAY_TEST(test_no_settlement),       PLAY_TEST(test_no_road_beyond),
        PLAY_TEST(test_road_up_to_it),       PLAY_TEST(test_own_knight_is_not_in_the_way),
        PLAY_TEST(test_gone_again),          PLAY_TEST(test_recruited_at_a_roads_end),
        PLAY_TEST(test_roads_on_both_sides),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
