/* Knights on ships and the longest route: CS-5, C-62 at sea. */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>
#include <cmocka.h>

#include "rules/sea_knights.h"
#include "support/rule.h"

/* Seat 0's five ships n25 e27 n18 e28 n26 e29 n19 e30 n27 e31 n20; seat 1's n42 e51 n34 e40 n26,
 * with a knight, and his turn. */
static pos *crossing(const char *placed) {
    pos *p = at_sea("");
    pos_settlement(p, 0, "n25");
    pos_ship(p, 0, "e27 e28 e29 e30 e31");
    pos_settlement(p, 1, "n42");
    pos_ship(p, 1, "e51 e40");
    knights(p, 1, placed);
    pos_turn(p, 1, "action");
    return p;
}

static void test_cuts(void **state) {
    (void)state;
    RULE("CS-5");
    RULE("C-62");
    table *t = ck_table(crossing("n34.1.1"));
    assert_awards(t, 0, CATAN_NOBODY);
    assert_int_equal(route(t, 0), 5);
    assert_points(t, 0, 3, 3);
    play_as(t, 1, "lift_knight:n34 put_knight:n26");
    assert_int_equal(route(t, 0), 3);
    assert_awards(t, CATAN_NOBODY, CATAN_NOBODY);
    assert_points(t, 0, 1, 1);
    take_back(t, 2);
    assert_int_equal(route(t, 0), 5);
    assert_awards(t, 0, CATAN_NOBODY);
    /* passive ones, too */
    pos *p = crossing("n26.3.0");
    pos_longest_road(p, CATAN_NOBODY);
    t = ck_table(p);
    assert_int_equal(route(t, 0), 3);
}

/* Where he stands at its end the last ship counts. */
static void test_at_the_end(void **state) {
    (void)state;
    RULE("CS-5");
    pos *p = at_sea("");
    pos_settlement(p, 0, "n25");
    pos_ship(p, 0, "e27 e28 e29 e30 e31");
    pos_settlement(p, 1, "n36");
    pos_ship(p, 1, "e42 e32");
    knights(p, 1, "n28.1.1");
    pos_turn(p, 1, "action");
    table *t = ck_table(p);
    play(t, "lift_knight:n28 put_knight:n20");
    assert_int_equal(route(t, 0), 5);
    assert_awards(t, 0, CATAN_NOBODY);
    until_turn_of(t, 0);
    assert_moves_of(t, "lift_ship", ""); /* but it is pinned (CS-4) */
}

static void test_own_knight_cuts_nothing(void **state) {
    (void)state;
    RULE("CS-5");
    RULE("C-62");
    pos *p = crossing("n34.1.1");
    knights(p, 0, "n18.2.1 n26.1.0");
    table *t = ck_table(p);
    assert_int_equal(route(t, 0), 5);
    assert_awards(t, 0, CATAN_NOBODY);
}

/* Nor does he join road and ship, as a building would. */
static void test_joins_nothing(void **state) {
    (void)state;
    RULE("CS-5");
    RULE("S-40");
    pos *p = at_sea("");
    pos_settlement(p, 0, "n9");
    pos_road(p, 0, "e16 e26");
    pos_ship(p, 0, "e27 e28 e29");
    knights(p, 0, "n25.1.0");
    assert_int_equal(route(ck_table(p), 0), 3);
    knights(p, 0, "");
    pos_settlement(p, 0, "n25");
    assert_int_equal(route(ck_table(p), 0), 5);
}

/* The award goes to who has the longest now; and comes back when the knight is driven away. */
static void test_award_goes_over(void **state) {
    (void)state;
    RULE("CS-5");
    pos *p = crossing("n34.1.1");
    pos_settlement(p, 2, "n65");
    pos_road(p, 2, "e85 e72 e71 e84 e93");
    pos_ship(p, 0, "e42");
    pos_settlement(p, 0, "n28");
    pos_longest_road(p, 0);
    table *t = ck_table(p);
    assert_int_equal(route(t, 2), 5);
    play(t, "lift_knight:n34 put_knight:n26");
    assert_awards(t, 2, CATAN_NOBODY);
    assert_points(t, 2, 3, 3);
}

/* What is closed stays closed, though the route is cut. */
static void test_opens_no_closed_line(void **state) {
    (void)state;
    RULE("CS-5");
    RULE("S-20");
    pos *p = crossing("n34.1.1");
    pos_settlement(p, 0, "n20");
    table *t = ck_table(p);
    play(t, "lift_knight:n34 put_knight:n26");
    assert_int_equal(route(t, 0), 3);
    until_turn_of(t, 0);
    assert_moves_of(t, "lift_ship", "");
    refuse(t, 0, "lift_ship:e28", CATAN_E_SHIP_CLOSED);
    refuse(t, 0, "lift_ship:e29", CATAN_E_SHIP_CLOSED);
}

/* A knight displaced there, and the one who comes: judged once, when it is over. */
static void test_displaced(void **state) {
    (void)state;
    RULE("CS-5");
    RULE("C-62");
    pos *p = crossing("n26.1.0");
    knights(p, 0, "n18.2.1");
    pos_turn(p, 0, "action");
    pos_longest_road(p, CATAN_NOBODY);
    table *t = ck_table(p);
    assert_int_equal(route(t, 0), 3);
    play(t, "lift_knight:n18 put_knight:n26");
    assert_awards(t, CATAN_NOBODY, CATAN_NOBODY);
    play(t, "retreat_knight:n34");
    assert_int_equal(route(t, 0), 5);
    assert_awards(t, 0, CATAN_NOBODY);
    /* his own ships end at n26 now, where a knight of another stands: the last one counts */
    assert_int_equal(route(t, 1), 2);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        PLAY_TEST(test_cuts),
        PLAY_TEST(test_at_the_end),
        PLAY_TEST(test_own_knight_cuts_nothing),
        PLAY_TEST(test_joins_nothing),
        PLAY_TEST(test_award_goes_over),
        PLAY_TEST(test_opens_no_closed_line),
        PLAY_TEST(test_displaced),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
