/* Knights and ships: which lines they close, which ships they pin, what they cut: CS-4, CS-5,
 * CS-12, C-63, E161. */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>
#include <cmocka.h>

#include "rules/cards_table.h"
#include "rules/sea.h"
#include "support/rule.h"

/* Seat 0 with ships, at n25 with a settlement; the barbarians have not landed yet. */
static pos *at_n25(const char *laid) {
    pos *p = sea("cities_knights=on");
    pos_settlement(p, 0, "n25");
    pos_ship(p, 0, laid);
    return p;
}
static table *with_knights(pos *p, uint32_t seat, const char *placed) {
    knights(p, seat, placed);
    return ck_table(p);
}

/* --- own knights close lines as buildings do --- */

static void test_own_knight_closes(void **state) {
    (void)state;
    RULE("CS-12");
    RULE("E161");
    table *t = ck_table(at_n25("e27 e28")); /* n25 n18 n26 */
    assert_moves_of(t, "lift_ship", "e28");
    t = with_knights(at_n25("e27 e28"), 0, "n26.1.0"); /* passive ones, too */
    assert_moves_of(t, "lift_ship", "");
    refuse(t, 0, "lift_ship:e27", CATAN_E_SHIP_CLOSED);
    refuse(t, 0, "lift_ship:e28", CATAN_E_SHIP_CLOSED);
    /* one on the way: what lies behind it is open */
    t = with_knights(at_n25("e27 e28"), 0, "n18.2.1");
    assert_moves_of(t, "lift_ship", "e28");
    refuse(t, 0, "lift_ship:e27", CATAN_E_SHIP_CLOSED);
    /* two knights, no building */
    pos *p = sea("cities_knights=on");
    pos_ship(p, 0, "e28 e29 e30"); /* n18 n26 n19 n27 */
    t = with_knights(p, 0, "n18.1.0 n19.1.0");
    assert_moves_of(t, "lift_ship", "e30");
    refuse(t, 0, "lift_ship:e28", CATAN_E_SHIP_CLOSED);
    refuse(t, 0, "lift_ship:e29", CATAN_E_SHIP_CLOSED);
}

/* When the knight goes the line is open again. */
static void test_opens_again(void **state) {
    (void)state;
    RULE("CS-12");
    RULE("E161");
    table *t = with_knights(at_n25("e27 e28"), 0, "n26.1.1");
    play(t, "lift_knight:n26 put_knight:n18");
    assert_moves_of(t, "lift_ship", "e28");
    play(t, "lift_ship:e28");
    assert_listed(t, "put_ship:e17");
}

/* A ring at the settlement is open at both its ships there; a knight on it closes all of it. */
static void test_ring(void **state) {
    (void)state;
    RULE("CS-12");
    static const char ring[] = "e27 e28 e39 e40 e50 e51"; /* around h9 */
    table *t = ck_table(at_n25(ring));
    assert_moves_of(t, "lift_ship", "e27,e39");
    t = with_knights(at_n25(ring), 0, "n34.1.0");
    assert_moves_of(t, "lift_ship", "");
    refuse(t, 0, "lift_ship:e27", CATAN_E_SHIP_CLOSED);
}

/* A knight on ships that hang at no building keeps its last one. */
static void test_left_without_a_way(void **state) {
    (void)state;
    RULE("C-63");
    RULE("CS-12");
    pos *p = at_n25("e29 e30"); /* elsewhere: n26 n19 n27 */
    table *t = with_knights(p, 0, "n26.1.0");
    assert_moves_of(t, "lift_ship", "e30");
    play(t, "lift_ship:e30 put_ship:e39");
    t = with_knights(at_n25("e29"), 0, "n26.1.0");
    assert_moves_of(t, "lift_ship", "");
    refuse(t, 0, "lift_ship:e29", CATAN_E_STRANDED);
}

/* --- those of others --- */

static void test_pinned(void **state) {
    (void)state;
    RULE("CS-4");
    pos *p = at_n25("e27 e28");
    pos_hand(p, 0, "lumber:2 wool:2");
    pos_ship(p, 1, "e40");
    table *t = with_knights(p, 1, "n26.1.0");
    assert_moves_of(t, "lift_ship", "");
    refuse(t, 0, "lift_ship:e28", CATAN_E_SHIP_CLOSED);
    assert_not_listed(t, "build_ship:e29"); /* nor does the line go on there */
    refuse(t, 0, "build_ship:e29", CATAN_E_NOT_CONNECTED);
    assert_listed(t, "build_ship:e17");
    /* a ship that is open at its other end may go */
    p = at_n25("e29"); /* n26 n19 */
    pos_ship(p, 1, "e40");
    t = with_knights(p, 1, "n26.1.0");
    assert_moves_of(t, "lift_ship", "e29");
    /* an opponent's knight in the middle closes nothing */
    p = at_n25("e27 e28 e29");
    pos_ship(p, 1, "e40");
    t = with_knights(p, 1, "n26.1.0");
    assert_moves_of(t, "lift_ship", "e29");
}

static void test_route(void **state) {
    (void)state;
    RULE("CS-5");
    RULE("C-62");
    pos *p = at_n25("e27 e28 e29 e30 e31"); /* n25 n18 n26 n19 n27 n20 */
    table *t = ck_table(p);
    assert_int_equal(route(t, 0), 5);
    t = with_knights(p, 0, "n19.1.0"); /* one's own */
    assert_int_equal(route(t, 0), 5);
    assert_awards(t, 0, CATAN_NOBODY);
    knights(p, 0, "");
    pos_ship(p, 1, "e18"); /* n11 n19 */
    pos_longest_road(p, CATAN_NOBODY);
    t = with_knights(p, 1, "n19.1.0");
    assert_int_equal(route(t, 0), 3);
    /* a closed line stays closed */
    pos_settlement(p, 0, "n20");
    t = ck_table(p);
    assert_moves_of(t, "lift_ship", "");
    refuse(t, 0, "lift_ship:e31", CATAN_E_SHIP_CLOSED);
    refuse(t, 0, "lift_ship:e29", CATAN_E_SHIP_CLOSED);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        PLAY_TEST(test_own_knight_closes),  PLAY_TEST(test_opens_again), PLAY_TEST(test_ring),
        PLAY_TEST(test_left_without_a_way), PLAY_TEST(test_pinned),      PLAY_TEST(test_route),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
