/* Ties for longest road and largest army: V15.1, V15.2, B-75. */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>
#include <cmocka.h>

#include "support/pos.h"
#include "support/rule.h"

#define FIVE_OF_ONE "e19 e26 e35 e42 e50" /* from n12 to n39 */
#define FOUR_OF_NOUGHT "e2 e7 e13 e20"    /* from n1 to n18 */

/* Seat 1 holds the longest road with five; seat 0 has four and cards for two more. */
static pos *begin(const char *options) {
    pos *p = pos_new(options);
    pos_settlement(p, 1, "n12");
    pos_road(p, 1, FIVE_OF_ONE);
    pos_settlement(p, 0, "n1");
    pos_road(p, 0, FOUR_OF_NOUGHT);
    pos_hand(p, 0, "lumber:2 brick:2");
    return p;
}

static void test_road_aside(void **state) {
    (void)state;
    RULE("V15.1");
    RULE("B-75");
    table *t = pos_table(begin("players=3 ties=on"));
    assert_awards(t, 1, CATAN_NOBODY);
    assert_points(t, 1, 3, 3);
    play(t, "build_road:e28");
    /* Both have five: nobody holds it, whoever held it. */
    assert_awards(t, CATAN_NOBODY, CATAN_NOBODY);
    assert_points(t, 0, 1, 1);
    assert_points(t, 1, 1, 1);
    play(t, "build_road:e36");
    assert_int_equal(route(t, 0), 6);
    assert_awards(t, 0, CATAN_NOBODY);
    assert_points(t, 0, 3, 3);
    take_back(t, 2);
    assert_awards(t, 1, CATAN_NOBODY);
}

/* Without it the first one keeps it (B-74). */
static void test_road_kept_without(void **state) {
    (void)state;
    RULE("B-74");
    table *t = pos_table(begin("players=3"));
    play(t, "build_road:e28");
    assert_awards(t, 1, CATAN_NOBODY);
    play(t, "build_road:e36");
    assert_awards(t, 0, CATAN_NOBODY);
}

/* It takes five, alone or not. */
static void test_road_of_four(void **state) {
    (void)state;
    RULE("V15.1");
    pos *p = pos_new("players=3 ties=on");
    pos_settlement(p, 0, "n1");
    pos_road(p, 0, FOUR_OF_NOUGHT);
    pos_hand(p, 0, "lumber:1 brick:1");
    table *t = pos_table(p);
    assert_awards(t, CATAN_NOBODY, CATAN_NOBODY);
    play(t, "build_road:e28");
    assert_awards(t, 0, CATAN_NOBODY);
}

/* Others that tie below the longest do not matter. */
static void test_road_of_the_second(void **state) {
    (void)state;
    RULE("V15.1");
    pos *p = begin("players=3 ties=on");
    pos_road(p, 1, FIVE_OF_ONE " e56");
    pos_settlement(p, 2, "n2");
    pos_road(p, 2, "e4 e8 e15 e21 e30"); /* five */
    table *t = pos_table(p);
    play(t, "build_road:e28");
    assert_int_equal(route(t, 0), 5);
    assert_int_equal(route(t, 2), 5);
    assert_awards(t, 1, CATAN_NOBODY);
}

/* A road that is cut may bring a tie, too. */
static void test_road_cut(void **state) {
    (void)state;
    RULE("V15.1");
    RULE("B-73");
    pos *p = pos_new("players=3 ties=on");
    pos_settlement(p, 1, "n12");
    pos_road(p, 1, FIVE_OF_ONE " e55"); /* on to n43 */
    pos_settlement(p, 2, "n1");
    pos_road(p, 2, FOUR_OF_NOUGHT " e28");
    pos_settlement(p, 0, "n52");
    pos_road(p, 0, "e68 e63 e56"); /* to n39 */
    pos_hand(p, 0, "lumber:1 brick:1 wool:1 grain:1");
    table *t = pos_table(p);
    assert_awards(t, 1, CATAN_NOBODY); /* six against five */
    play(t, "build_settlement:n39");
    assert_int_equal(route(t, 1), 5);
    assert_awards(t, CATAN_NOBODY, CATAN_NOBODY);
}

static void test_army_aside(void **state) {
    (void)state;
    RULE("V15.2");
    RULE("B-75");
    pos *p = pos_new("players=3 ties=on");
    pos_knights(p, 1, 3);
    pos_knights(p, 0, 2);
    pos_cards(p, 0, "knight:2");
    pos_turn(p, 0, "before_roll");
    table *t = pos_table(p);
    assert_awards(t, CATAN_NOBODY, 1);
    play(t, "play_knight");
    assert_awards(t, CATAN_NOBODY, CATAN_NOBODY);
    assert_points(t, 1, 0, 0);
    play(t, "move_robber:h0 roll dice:2 end_turn roll dice:2 end_turn roll dice:2 end_turn");
    play(t, "play_knight");
    assert_awards(t, CATAN_NOBODY, 0);
    assert_points(t, 0, 2, 2);
    take_back(t, 12);
    assert_awards(t, CATAN_NOBODY, 1);
}

static void test_army_of_two(void **state) {
    (void)state;
    RULE("V15.2");
    pos *p = pos_new("players=3 ties=on");
    pos_knights(p, 0, 2);
    pos_cards(p, 0, "knight:1");
    pos_turn(p, 0, "before_roll");
    table *t = pos_table(p);
    assert_awards(t, CATAN_NOBODY, CATAN_NOBODY);
    play(t, "play_knight");
    assert_awards(t, CATAN_NOBODY, 0);
}

/* A position is judged as play is. */
static void test_positions(void **state) {
    (void)state;
    RULE("V15.1");
    RULE("V15.2");
    pos *p = begin("players=3 ties=on");
    pos_road(p, 0, FOUR_OF_NOUGHT " e28");
    table *t = table_new("players=3 ties=on");
    pos_longest_road(p, CATAN_NOBODY);
    table_read(t, pos_line(p));
    for (int holder = 0; holder < 3; holder++) {
        pos_longest_road(p, holder);
        assert_int_equal(table_refusal(t, pos_line(p), NULL), CATAN_E_POSITION_AWARD);
    }
    p = pos_new("players=3 ties=on");
    pos_knights(p, 0, 3);
    pos_knights(p, 2, 3);
    pos_largest_army(p, CATAN_NOBODY);
    table_read(t, pos_line(p));
    for (int holder = 0; holder < 3; holder++) {
        pos_largest_army(p, holder);
        assert_int_equal(table_refusal(t, pos_line(p), NULL), CATAN_E_POSITION_AWARD);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        PLAY_TEST(test_road_aside),   PLAY_TEST(test_road_kept_without),
        PLAY_TEST(test_road_of_four), PLAY_TEST(test_road_of_the_second),
        PLAY_TEST(test_road_cut),     PLAY_TEST(test_army_aside),
        PLAY_TEST(test_army_of_two),  PLAY_TEST(test_positions),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
