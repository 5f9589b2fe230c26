/* Which ships may be moved, and where to: S-20, S-21, S-23, S-24, E84 to E87, E90 to E92. */
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
#define RING_9 "e27 e28 e39 e40 e50 e51"  /* around h9, over n25 n33 n42 */
#define assert_lifts(p, edges) assert_moves_of(pos_table(p), "lift_ship", edges)

/* --- closed --- */

static void test_closed_line(void **state) {
    (void)state;
    RULE("S-20");
    pos *p = at_n25("e27 e28 e29 e30 e31");
    assert_lifts(p, "e31");
    pos_settlement(p, 0, "n20");
    table *t = pos_table(p);
    assert_moves_of(t, "lift_ship", "");
    refuse(t, 0, "lift_ship:e27", CATAN_E_SHIP_CLOSED);
    refuse(t, 0, "lift_ship:e29", CATAN_E_SHIP_CLOSED);
    refuse(t, 0, "lift_ship:e31", CATAN_E_SHIP_CLOSED);
    pos_city(p, 0, "n20");
    assert_lifts(p, "");
    /* A branch off it is open. */
    pos_ship(p, 0, "e40 e52");
    t = pos_table(p);
    assert_moves_of(t, "lift_ship", "e52");
    refuse(t, 0, "lift_ship:e40", CATAN_E_SHIP_CLOSED);
    /* The same line to another's building, or to none of ours, is not closed. */
    p = at_n25("e27 e28 e29 e30 e31");
    pos_settlement(p, 1, "n20");
    assert_lifts(p, "e31");
}

/* Two ways between two buildings: each of their ships is on a path. */
static void test_closed_ring(void **state) {
    (void)state;
    RULE("S-20");
    pos *p = at_n25(RING_9);
    pos_settlement(p, 0, "n42");
    table *t = pos_table(p);
    assert_moves_of(t, "lift_ship", "");
    refuse(t, 0, "lift_ship:e27", CATAN_E_SHIP_CLOSED);
    refuse(t, 0, "lift_ship:e50", CATAN_E_SHIP_CLOSED);
    /* A ring in the middle of a line between buildings: to both its halves goes a path. */
    p = at_n25("e27 e28 " RING_10 " e42 e54 e55");
    assert_lifts(p, "e29,e30,e40,e41,e42,e52,e53");
    pos_settlement(p, 0, "n28");
    assert_lifts(p, "");
}

static void test_ring_beside_a_closed_line(void **state) {
    (void)state;
    RULE("S-20");
    RULE("S-21");
    pos *p = at_n25("e27 e28 e40 e51");
    pos_settlement(p, 0, "n42");
    /* The ring around h3 is a second way from n18 to n26; a branch is not. */
    pos_ship(p, 0, "e17 e5 e6 e7 e18 e29");
    assert_lifts(p, "e5");
    /* One that hangs on the line by a ship between them lies on no way from end to end. */
    p = at_n25("e27 e28 e29 e30 e31 e40 e51 e52 e63 e64 e74 e75");
    pos_settlement(p, 0, "n20");
    assert_lifts(p, "e51,e52,e63,e64,e74,e75");
}

static void test_settled_by_another_in_the_middle(void **state) {
    (void)state;
    RULE("S-20");
    RULE("E84");
    RULE("S-40");
    pos *p = sea("");
    pos_settlement(p, 0, "n17 n57");
    pos_ship(p, 0, "e26 e39 e50 e63 e73");
    pos_settlement(p, 1, "n32");
    pos_road(p, 1, "e48 e49");
    pos_turn(p, 1, "action");
    pos_hand(p, 1, SETTLEMENT);
    table *t = pos_table(p);
    assert_awards(t, 0, CATAN_NOBODY);
    assert_int_equal(route(t, 0), 5);
    play_as(t, 1, "build_settlement:n33");
    assert_int_equal(route(t, 0), 3);
    assert_awards(t, CATAN_NOBODY, CATAN_NOBODY);
    play(t, "end_turn roll dice:2 end_turn roll dice:2");
    assert_asked(t, 0, "action");
    assert_moves_of(t, "lift_ship", "");
    refuse(t, 0, "lift_ship:e39", CATAN_E_SHIP_CLOSED);
    refuse(t, 0, "lift_ship:e26", CATAN_E_SHIP_CLOSED);
}

/* --- open --- */

static void test_end_of_a_line(void **state) {
    (void)state;
    RULE("S-21");
    RULE("S-24");
    pos *p = at_n25("e27 e28");
    table *t = pos_table(p);
    assert_moves_of(t, "lift_ship", "e28");
    refuse(t, 0, "lift_ship:e27", CATAN_E_SHIP_CLOSED);
    play_as(t, 0, "lift_ship:e28");
    assert_asked(t, 0, "put_ship");
    /* Wherever one could be built without it; it must be put. */
    assert_moves(t, "put_ship:e17,e26,e39");
    assert_route(t, 28, CATAN_NOBODY, CATAN_NO_ROUTE);
    play_as(t, 0, "put_ship:e39");
    assert_asked(t, 0, "action");
    assert_ship(t, 39, 0);
    assert_int_equal(ships(t, 0), 13);
    assert_int_equal(table_info(t).ship_moved, 1);
    assert_hand(t, 0, "");
    assert_bank(t, 19, 19, 19, 19, 19);
    take_back(t, 2);
    assert_ship(t, 28, 0);
    assert_int_equal(table_info(t).ship_moved, 0);
    /* Both ends of a fork. */
    assert_lifts(at_n25("e27 e28 e17"), "e17,e28");
}

/* The last ship of a settlement leaves it without a piece. */
static void test_only_ship(void **state) {
    (void)state;
    RULE("S-24");
    RULE("E91");
    pos *p = at_n25("e27");
    pos_settlement(p, 0, "n28");
    table *t = pos_table(p);
    assert_moves_of(t, "lift_ship", "e27");
    play(t, "lift_ship:e27");
    assert_moves(t, "put_ship:e26,e32,e39,e42");
    play(t, "put_ship:e42");
    assert_route(t, 27, CATAN_NOBODY, CATAN_NO_ROUTE);
    assert_building(t, 25, 0, CATAN_SETTLEMENT);
}

static void test_ring_without_building(void **state) {
    (void)state;
    RULE("S-21");
    RULE("E85");
    pos *p = at_n25("e27 e28 " RING_10);
    table *t = pos_table(p);
    assert_moves_of(t, "lift_ship", "e29,e30,e40,e41,e52,e53");
    refuse(t, 0, "lift_ship:e28", CATAN_E_SHIP_CLOSED);
    play(t, "lift_ship:e53");
    /* Not back, but to both sides of the gap. */
    assert_listed(t, "put_ship:e54 put_ship:e64 put_ship:e17");
    refuse(t, 0, "put_ship:e53", CATAN_E_SAME_PLACE);
    take_back(t, 1);
    /* With a tail: its end too, but not its middle. */
    assert_lifts(at_n25("e27 e28 " RING_10 " e54 e55"), "e29,e30,e40,e41,e52,e53,e55");
    /* Two rings that share a ship. */
    assert_lifts(at_n25("e27 " RING_10 " e6 e7 e17 e18 e28"),
                 "e6,e7,e17,e18,e28,e29,e30,e40,e41,e52,e53");
}

static void test_ring_with_one_building(void **state) {
    (void)state;
    RULE("S-21");
    RULE("E86");
    pos *p = at_n25(RING_9);
    table *t = pos_table(p);
    assert_moves_of(t, "lift_ship", "e27,e39");
    refuse(t, 0, "lift_ship:e40", CATAN_E_SHIP_CLOSED);
    play(t, "lift_ship:e39 put_ship:e26");
    assert_moves_of(t, "lift_ship", "");
    /* With a second ring beside it, on which there is none: that one's ships, and those two. */
    assert_lifts(at_n25(RING_9 " e29 e30 e41 e52 e53"), "e27,e29,e30,e39,e40,e41,e52,e53");
}

/* An own road at the free end does not matter. */
static void test_road_at_the_free_end(void **state) {
    (void)state;
    RULE("S-21");
    RULE("E87");
    pos *p = sea("");
    pos_settlement(p, 0, "n50 n33");
    pos_ship(p, 0, "e63");
    assert_lifts(p, "e63");
    pos_road(p, 0, "e50");
    assert_lifts(p, "e63");
    /* Nor does another's building there. */
    p = at_n25("e39 e50");
    pos_settlement(p, 1, "n42");
    assert_lifts(p, "e50");
    /* An own ship does. */
    p = sea("");
    pos_settlement(p, 0, "n50 n33");
    pos_ship(p, 0, "e50 e51 e63");
    assert_lifts(p, "e51");
}

/* --- when not --- */

/* The rest of a ring would hang on another's building only. */
static void test_not_if_it_cuts_off(void **state) {
    (void)state;
    RULE("S-21");
    RULE("E92");
    pos *p = at_n25(RING_9);
    pos_settlement(p, 1, "n42");
    table *t = pos_table(p);
    assert_moves_of(t, "lift_ship", "");
    refuse(t, 0, "lift_ship:e27", CATAN_E_SHIP_NEEDED);
    refuse(t, 0, "lift_ship:e39", CATAN_E_SHIP_NEEDED);
    refuse(t, 0, "lift_ship:e51", CATAN_E_SHIP_CLOSED);
    /* A ring with no own building, reached from n17 over n25: only the two ships at the other's
     * building hold no others. */
    p = sea("");
    pos_settlement(p, 0, "n17");
    pos_ship(p, 0, "e26 " RING_9);
    assert_lifts(p, "e27,e28,e39,e40,e50,e51");
    pos_settlement(p, 1, "n42");
    t = pos_table(p);
    assert_moves_of(t, "lift_ship", "e50,e51");
    refuse(t, 0, "lift_ship:e40", CATAN_E_SHIP_NEEDED);
    refuse(t, 0, "lift_ship:e39", CATAN_E_SHIP_NEEDED);
    refuse(t, 0, "lift_ship:e26", CATAN_E_SHIP_CLOSED);
}

/* --- where to --- */

static void test_anywhere_legal(void **state) {
    (void)state;
    RULE("S-23");
    RULE("E90");
    pos *p = at_n25("e27 e28");
    pos_city(p, 0, "n61");
    pos_road(p, 0, "e26");
    table *t = pos_table(p);
    play(t, "lift_ship:e28");
    /* On the coast, on the open line, at a building far away; not on from where it lay. */
    assert_moves(t, "put_ship:e17,e39,e80,e81");
    refuse(t, 0, "put_ship:e28", CATAN_E_SAME_PLACE);
    refuse(t, 0, "put_ship:e29", CATAN_E_NOT_CONNECTED);
    refuse(t, 0, "put_ship:e40", CATAN_E_NOT_CONNECTED);
    refuse(t, 0, "put_ship:e26", CATAN_E_PLACE_TAKEN);
    refuse(t, 0, "put_ship:e89", CATAN_E_NOT_SEA);
    refuse(t, 0, "end_turn", CATAN_E_NOT_ASKED);
    refuse(t, 0, "lift_ship:e27", CATAN_E_NOT_ASKED);
    refuse(t, 1, "put_ship:e17", CATAN_E_NOT_YOUR_TURN);
    play(t, "put_ship:e81");
    assert_ship(t, 81, 0);
}

/* With no other place there is no move. */
static void test_no_place(void **state) {
    (void)state;
    RULE("S-23");
    pos *p = at_n25("e27");
    pos_road(p, 0, "e26 e39");
    table *t = pos_table(p);
    assert_not_listed(t, "lift_ship:e27");
    pos_ship(p, 0, "e28");
    t = pos_table(p);
    play(t, "lift_ship:e28");
    assert_moves(t, "put_ship:e17");
}

/* With all ships laid one may still be moved. */
static void test_with_none_in_supply(void **state) {
    (void)state;
    RULE("S-23");
    RULE("S-24");
    pos *p = at_n25("e27 e28 e29 e30 e31 e32 e17 e40 e51 e52 e53 e64 e76 e77 e78");
    table *t = pos_table(p);
    assert_int_equal(ships(t, 0), 0);
    assert_moves_of(t, "lift_ship", "e17,e32,e51,e53,e78");
    play(t, "lift_ship:e78 put_ship:e65");
    assert_ship(t, 65, 0);
    assert_int_equal(ships(t, 0), 0);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        PLAY_TEST(test_closed_line),
        PLAY_TEST(test_closed_ring),
        PLAY_TEST(test_ring_beside_a_closed_line),
        PLAY_TEST(test_settled_by_another_in_the_middle),
        PLAY_TEST(test_end_of_a_line),
        PLAY_TEST(test_only_ship),
        PLAY_TEST(test_ring_without_building),
        PLAY_TEST(test_ring_with_one_building),
        PLAY_TEST(test_road_at_the_free_end),
        PLAY_TEST(test_not_if_it_cuts_off),
        PLAY_TEST(test_anywhere_legal),
        PLAY_TEST(test_no_place),
        PLAY_TEST(test_with_none_in_supply),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
