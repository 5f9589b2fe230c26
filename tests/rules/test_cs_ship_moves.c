/* Knights and the moving of ships: own ones close lines, others pin ships, none loses his way:
 * CS-4, CS-12, S-20 and S-21 with knights, C-63, E161. */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>
#include <cmocka.h>

#include "rules/sea_knights.h"
#include "support/rule.h"

#define RING_10 "e29 e30 e40 e41 e52 e53" /* around h10, at sea */
#define RING_9 "e27 e28 e39 e40 e50 e51"  /* around h9, over n25 n33 n42 */

/* Seat 0 at n25 with ships and knights. */
static pos *at_n25(const char *laid, const char *placed) {
    pos *p = at_sea("");
    pos_settlement(p, 0, "n25");
    pos_ship(p, 0, laid);
    knights(p, 0, placed);
    return p;
}
/* Seat 1 comes from n42 by e51 and e40 to n34 and n26, and has a knight. */
static pos *other_at(pos *p, const char *placed) {
    pos_settlement(p, 1, "n42");
    pos_ship(p, 1, "e51 e40");
    knights(p, 1, placed);
    return p;
}
#define assert_lifts(p, edges) assert_moves_of(ck_table(p), "lift_ship", edges)

/* --- CS-12: own knights close lines --- */

static void test_knight_at_the_end(void **state) {
    (void)state;
    RULE("CS-12");
    RULE("E161");
    RULE("S-20");
    static const char *const states[] = {"n26.1.0", "n26.1.1", "n26.3.0"}; /* whatever he is */
    assert_lifts(at_n25("e27 e28", ""), "e28");
    for (int i = 0; i < 3; i++) {
        table *t = ck_table(at_n25("e27 e28", states[i]));
        assert_moves_of(t, "lift_ship", "");
        refuse(t, 0, "lift_ship:e28", CATAN_E_SHIP_CLOSED);
        refuse(t, 0, "lift_ship:e27", CATAN_E_SHIP_CLOSED);
    }
    /* at the far coast, too */
    table *t = ck_table(at_n25("e27 e28 e29 e30 e31", "n20.1.0"));
    assert_moves_of(t, "lift_ship", "");
    refuse(t, 0, "lift_ship:e31", CATAN_E_SHIP_CLOSED);
    refuse(t, 0, "lift_ship:e29", CATAN_E_SHIP_CLOSED);
}

static void test_knight_in_the_middle(void **state) {
    (void)state;
    RULE("CS-12");
    RULE("S-20");
    /* Behind him the line is open, and its end moves. */
    table *t = ck_table(at_n25("e27 e28 e29 e30", "n26.1.1"));
    assert_moves_of(t, "lift_ship", "e30");
    refuse(t, 0, "lift_ship:e29", CATAN_E_SHIP_CLOSED); /* no end */
    refuse(t, 0, "lift_ship:e28", CATAN_E_SHIP_CLOSED); /* closed */
    /* The last ship behind him hangs on him. */
    t = ck_table(at_n25("e27 e28 e29", "n26.1.1"));
    play(t, "lift_ship:e29");
    assert_moves(t, "put_ship:e17,e26,e39,e40");
    /* A branch off a closed line is open. */
    assert_lifts(at_n25("e27 e28 e17", "n26.1.0"), "e17");
    /* Between two knights, and between the first of them and the building. */
    assert_lifts(at_n25("e27 e28 e29 e30 e31", "n18.1.0 n27.1.0"), "e31");
    /* One beside the line, on another's side of it, closes nothing: he must stand on it. */
    pos *p = at_n25("e27 e28", "n33.1.0");
    pos_road(p, 0, "e39");
    assert_lifts(p, "e28");
}

/* He opens the line by leaving, and closes it by coming. */
static void test_comes_and_goes(void **state) {
    (void)state;
    RULE("CS-12");
    RULE("E161");
    pos *p = at_n25("e27 e28", "n26.1.1");
    pos_road(p, 0, "e39");
    table *t = ck_table(p);
    refuse(t, 0, "lift_ship:e28", CATAN_E_SHIP_CLOSED);
    play(t, "lift_knight:n26 put_knight:n33");
    assert_moves_of(t, "lift_ship", "e28");
    play(t, "lift_ship:e28 put_ship:e17");
    assert_ship(t, 17, 0);
    p = at_n25("e27 e28 e29 e30 e31", "");
    pos_hand(p, 0, "wool:1 ore:1");
    t = ck_table(p);
    assert_moves_of(t, "lift_ship", "e31");
    play(t, "recruit_knight:n20");
    assert_moves_of(t, "lift_ship", "");
    take_back(t, 1);
    assert_moves_of(t, "lift_ship", "e31");
}

/* Also if he came by land: where road and ship meet without a building. */
static void test_comes_by_road(void **state) {
    (void)state;
    RULE("CS-12");
    RULE("E161");
    pos *p = at_sea("");
    pos_settlement(p, 0, "n9 n20");
    pos_road(p, 0, "e16 e26");
    pos_ship(p, 0, "e27 e28 e29 e30 e31");
    knights(p, 0, "n17.1.1");
    table *t = ck_table(p);
    assert_moves_of(t, "lift_ship", "e27");
    play(t, "lift_knight:n17 put_knight:n25");
    assert_moves_of(t, "lift_ship", "");
    refuse(t, 0, "lift_ship:e27", CATAN_E_SHIP_CLOSED);
}

/* An opponent's building on the way opens nothing. */
static void test_past_anothers_building(void **state) {
    (void)state;
    RULE("CS-12");
    RULE("S-20");
    pos *p = at_sea("");
    pos_settlement(p, 0, "n9");
    pos_ship(p, 0, "e16 e26 e39 e50");
    pos_settlement(p, 1, "n25");
    assert_lifts(p, "e50");
    knights(p, 0, "n42.1.0");
    table *t = ck_table(p);
    assert_moves_of(t, "lift_ship", "");
    refuse(t, 0, "lift_ship:e50", CATAN_E_SHIP_CLOSED);
    refuse(t, 0, "lift_ship:e16", CATAN_E_SHIP_CLOSED);
}

/* --- rings (S-21 b): a knight on them counts as a building does --- */

static void test_knight_on_a_ring(void **state) {
    (void)state;
    RULE("CS-12");
    RULE("S-21");
    /* n25 and the ring around h10 are joined by e27 e28. */
    assert_lifts(at_n25("e27 e28 " RING_10, ""), "e29,e30,e40,e41,e52,e53");
    /* On the node where the ring hangs: it is the one on it, and its two ships move. */
    table *t = ck_table(at_n25("e27 e28 " RING_10, "n26.1.0"));
    assert_moves_of(t, "lift_ship", "e29,e40");
    refuse(t, 0, "lift_ship:e28", CATAN_E_SHIP_CLOSED);
    refuse(t, 0, "lift_ship:e53", CATAN_E_SHIP_CLOSED);
    play(t, "lift_ship:e40 put_ship:e17");
    assert_moves_of(t, "lift_ship", "");
    /* Elsewhere on it: both ways round lead from the building to him. */
    t = ck_table(at_n25("e27 e28 " RING_10, "n27.1.0"));
    assert_moves_of(t, "lift_ship", "");
    refuse(t, 0, "lift_ship:e53", CATAN_E_SHIP_CLOSED);
    refuse(t, 0, "lift_ship:e30", CATAN_E_SHIP_CLOSED);
    /* With a tail behind him its end moves alone. */
    assert_lifts(at_n25("e27 e28 " RING_10 " e54 e55", "n35.1.0"), "e55");
}

static void test_ring_at_the_building(void **state) {
    (void)state;
    RULE("CS-12");
    RULE("S-21");
    assert_lifts(at_n25(RING_9, ""), "e27,e39");
    table *t = ck_table(at_n25(RING_9, "n34.1.0"));
    assert_moves_of(t, "lift_ship", "");
    refuse(t, 0, "lift_ship:e27", CATAN_E_SHIP_CLOSED);
    /* Off the ring, at the end of what hangs on it: likewise. */
    assert_lifts(at_n25(RING_9 " e52", "n43.1.0"), "");
    assert_lifts(at_n25(RING_9 " e52", ""), "e27,e39,e52");
}

/* --- CS-4: others' knights --- */

static void test_pinned(void **state) {
    (void)state;
    RULE("CS-4");
    static const char *const states[] = {"n26.1.0", "n26.2.1"};
    for (int i = 0; i < 2; i++) {
        pos *p = other_at(at_n25("e27 e28", ""), states[i]);
        pos_hand(p, 0, SHIP);
        table *t = ck_table(p);
        assert_moves_of(t, "lift_ship", "");
        refuse(t, 0, "lift_ship:e28", CATAN_E_SHIP_CLOSED);
        /* nor does the line go on there */
        assert_moves_of(t, "build_ship", "e17,e26,e39");
        refuse(t, 0, "build_ship:e29", CATAN_E_NOT_CONNECTED);
        /* nor is another one put there */
        p = other_at(at_n25("e27 e28 e17", ""), states[i]);
        t = ck_table(p);
        assert_moves_of(t, "lift_ship", "e17");
        play(t, "lift_ship:e17");
        assert_moves(t, "put_ship:e26,e39");
        refuse(t, 0, "put_ship:e29", CATAN_E_NOT_CONNECTED);
    }
}

static void test_pins_only_the_end(void **state) {
    (void)state;
    RULE("CS-4");
    RULE("C-61");
    /* In the middle of a line: no branch there, but its end goes on, and moves. */
    pos *p = other_at(at_n25("e27 e28 e29", ""), "n26.1.0");
    pos_hand(p, 0, SHIP);
    table *t = ck_table(p);
    assert_moves_of(t, "lift_ship", "e29");
    assert_moves_of(t, "build_ship", "e17,e18,e26,e30,e39");
    refuse(t, 0, "lift_ship:e28", CATAN_E_SHIP_CLOSED);
    play(t, "lift_ship:e29");
    assert_moves(t, "put_ship:e17,e26,e39");
    /* Of a line with two ends the other one is free. */
    assert_lifts(other_at(at_n25("e27 e28 e17 e5", ""), "n26.1.0"), "e5");
}

static void test_pinned_by_one_who_comes(void **state) {
    (void)state;
    RULE("CS-4");
    pos *p = other_at(at_n25("e27 e28", ""), "n34.1.1");
    pos_hand(p, 0, SHIP);
    pos_turn(p, 1, "action");
    pos_road(p, 1, "e63");
    table *t = ck_table(p);
    play(t, "lift_knight:n34 put_knight:n26");
    until_turn_of(t, 0);
    refuse(t, 0, "lift_ship:e28", CATAN_E_SHIP_CLOSED);
    assert_moves_of(t, "lift_ship", "");
    assert_moves_of(t, "build_ship", "e17,e26,e39");
    /* Until he is driven away. */
    p = other_at(at_n25("e27 e28", "n18.2.1"), "n26.1.0");
    pos_road(p, 0, "e39");
    t = ck_table(p);
    play(t, "lift_knight:n18 put_knight:n26 retreat_knight:n34");
    refuse(t, 0, "lift_ship:e28", CATAN_E_SHIP_CLOSED); /* now it is one's own */
    p = other_at(at_n25("e27 e28", ""), "n26.1.0");
    progress(p, 0, "intrigue:1");
    pos_hand(p, 0, SHIP);
    t = ck_table(p);
    play(t, "play_intrigue:n26 retreat_knight:n34");
    assert_moves_of(t, "lift_ship", "e28");
    assert_moves_of(t, "build_ship", "e17,e26,e29,e39"); /* and the line goes on */
}

/* A ring lies open whoever stands on it. */
static void test_other_on_a_ring(void **state) {
    (void)state;
    RULE("CS-4");
    RULE("S-21");
    pos *p = at_n25("e27 e28 " RING_10, "");
    pos_settlement(p, 1, "n42");
    pos_ship(p, 1, "e51");
    knights(p, 1, "n34.1.0");
    pos_longest_road(p, 0);
    assert_lifts(p, "e29,e30,e40,e41,e52,e53");
}

/* --- C-63: nobody is left without a way --- */

/* A line that hangs on nothing. */
static void test_stranded(void **state) {
    (void)state;
    RULE("C-63");
    RULE("CS-12");
    pos *p = at_sea("");
    pos_settlement(p, 0, "n65");
    pos_ship(p, 0, "e28");
    assert_lifts(p, "e28");
    knights(p, 0, "n26.1.0");
    table *t = ck_table(p);
    assert_moves_of(t, "lift_ship", "");
    refuse(t, 0, "lift_ship:e28", CATAN_E_STRANDED);
    /* He keeps the other one. */
    pos_ship(p, 0, "e29");
    t = ck_table(p);
    assert_moves_of(t, "lift_ship", "e28,e29");
    play(t, "lift_ship:e28");
    assert_moves(t, "put_ship:e18,e30,e40,e85,e95,e96");
}

/* Nor does a position have one without. */
static void test_every_knight_has_a_way(void **state) {
    (void)state;
    RULE("C-63");
    pos *p = at_n25("e27 e28", "n26.1.0");
    table *t = ck_table(p);
    static const char *const lost[] = {"n19.1.0", "n34.1.0", "n17.1.0", "n33.1.0"};
    for (int i = 0; i < 4; i++) {
        knights(p, 0, lost[i]);
        rest_of_progress(p);
        assert_int_equal(table_refusal(t, pos_line(p), NULL), CATAN_E_POSITION_PLACE);
    }
    knights(p, 0, "n18.1.0"); /* of the open sea */
    pos_field(p, "progress_deck", "");
    (void)ck_table(p);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        PLAY_TEST(test_knight_at_the_end),      PLAY_TEST(test_knight_in_the_middle),
        PLAY_TEST(test_comes_and_goes),         PLAY_TEST(test_comes_by_road),
        PLAY_TEST(test_past_anothers_building), PLAY_TEST(test_knight_on_a_ring),
        PLAY_TEST(test_ring_at_the_building),   PLAY_TEST(test_pinned),
        PLAY_TEST(test_pins_only_the_end),      PLAY_TEST(test_pinned_by_one_who_comes),
        PLAY_TEST(test_other_on_a_ring),        PLAY_TEST(test_stranded),
        PLAY_TEST(test_every_knight_has_a_way),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
