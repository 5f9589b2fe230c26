/* Knights move: C-54 to C-57, E130, E136. */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>
#include <cmocka.h>

#include "rules/knights_table.h"
#include "support/rule.h"

/* Seat 0's roads n7 e11 n12 e19 n17 e26 n23 e35 n29; a knight that is ready on n12. */
static pos *line(void) {
    pos *p = ck("players=3");
    pos_road(p, 0, "e11 e19 e26 e35");
    knights(p, 0, "n12.1.1");
    return p;
}
/* Where that knight may go. */
static table *lifted(pos *p) {
    table *t = ck_table(p);
    play_as(t, 0, "lift_knight:n12");
    assert_asked(t, 0, "put_knight");
    return t;
}

/* --- C-56: the way --- */

static void test_move(void **state) {
    (void)state;
    RULE("C-56");
    RULE("C-54");
    pos *p = line();
    table *t = ck_table(p);
    assert_moves_of(t, "lift_knight", "n12");
    play_as(t, 0, "lift_knight:n12");
    assert_asked(t, 0, "put_knight");
    assert_no_knight(t, 12);
    assert_moves(t, "put_knight:n7,n17,n23,n29");
    refuse(t, 0, "put_knight:n12", CATAN_E_SAME_PLACE);
    refuse(t, 0, "put_knight:n8", CATAN_E_NO_WAY); /* no road */
    refuse(t, 0, "put_knight:n53", CATAN_E_NO_WAY);
    refuse(t, 0, "end_turn", CATAN_E_NOT_ASKED);
    refuse(t, 0, "lift_knight:n12", CATAN_E_NOT_ASKED);
    refuse(t, 1, "put_knight:n17", CATAN_E_NOT_YOUR_TURN);
    play_as(t, 0, "put_knight:n29");
    assert_asked(t, 0, "action");
    assert_no_knight(t, 12);
    assert_knight(t, 29, 0, BASIC, 0);
    assert_knights_left(t, 0, 1, 2, 2);
    assert_hand(t, 0, ""); /* it costs nothing */
    take_back(t, 2);
    assert_knight(t, 12, 0, BASIC, 1);
    /* a level makes no difference to the way */
    for (unsigned level = STRONG; level <= MIGHTY; level++) {
        knights(p, 0, level == STRONG ? "n12.2.1" : "n12.3.1");
        t = lifted(p);
        assert_moves(t, "put_knight:n7,n17,n23,n29");
        play(t, "put_knight:n7");
        assert_knight(t, 7, 0, level, 0);
    }
}

static void test_buildings_on_the_way(void **state) {
    (void)state;
    RULE("C-56");
    pos *p = line();
    pos_settlement(p, 0, "n17");
    table *t = lifted(p);
    assert_moves(t, "put_knight:n7,n23,n29"); /* one's own may be passed */
    refuse(t, 0, "put_knight:n17", CATAN_E_PLACE_TAKEN);
    pos_city(p, 0, "n17");
    t = lifted(p);
    assert_moves(t, "put_knight:n7,n23,n29");
    p = line();
    pos_settlement(p, 1, "n17");
    t = lifted(p);
    assert_moves(t, "put_knight:n7"); /* another's may not */
    refuse(t, 0, "put_knight:n17", CATAN_E_PLACE_TAKEN);
    refuse(t, 0, "put_knight:n23", CATAN_E_NO_WAY);
    pos_city(p, 1, "n17");
    t = lifted(p);
    assert_moves(t, "put_knight:n7");
}

static void test_knights_on_the_way(void **state) {
    (void)state;
    RULE("C-56");
    RULE("C-58");
    pos *p = line();
    knights(p, 0, "n12.1.1 n17.1.0"); /* one's own */
    table *t = lifted(p);
    assert_moves(t, "put_knight:n7");
    refuse(t, 0, "put_knight:n17", CATAN_E_NOT_WEAKER);
    refuse(t, 0, "put_knight:n23", CATAN_E_NO_WAY);
    static const char *const others[] = {"n17.1.0", "n17.1.1", "n17.3.0"};
    for (int i = 0; i < 3; i++) {
        p = line();
        pos_road(p, 1, "e25");
        knights(p, 1, others[i]);
        t = lifted(p);
        assert_moves(t, "put_knight:n7");
        refuse(t, 0, "put_knight:n17", CATAN_E_NOT_WEAKER);
        refuse(t, 0, "put_knight:n29", CATAN_E_NO_WAY);
    }
    /* where it may displace it ends, too */
    p = line();
    pos_road(p, 1, "e25");
    knights(p, 0, "n12.2.1");
    knights(p, 1, "n17.1.0");
    t = lifted(p);
    assert_moves(t, "put_knight:n7,n17");
    refuse(t, 0, "put_knight:n23", CATAN_E_NO_WAY);
}

/* A ring of roads leads around what is in the way. */
static void test_the_other_way_round(void **state) {
    (void)state;
    RULE("C-56");
    pos *p = ck("players=3");
    pos_road(p, 0, "e12 e13 e19 e20 e26 e27"); /* around h4 */
    knights(p, 0, "n12.1.1 n17.2.0");
    pos_settlement(p, 0, "n13");
    table *t = lifted(p);
    assert_moves(t, "put_knight:n8,n18,n23");
    pos_settlement(p, 1, "n13");
    t = lifted(p);
    assert_moves(t, "put_knight:n8");
}

static void test_only_own_roads(void **state) {
    (void)state;
    RULE("C-56");
    pos *p = line();
    pos_road(p, 0, "e44 e45"); /* n35 n30 n36: joined to the line by another's road only */
    pos_road(p, 1, "e43 e25 e12");
    table *t = lifted(p);
    assert_moves(t, "put_knight:n7,n17,n23,n29");
    refuse(t, 0, "put_knight:n35", CATAN_E_NO_WAY);
    refuse(t, 0, "put_knight:n22", CATAN_E_NO_WAY);
    refuse(t, 0, "put_knight:n8", CATAN_E_NO_WAY);
}

static void test_road_of_this_turn(void **state) {
    (void)state;
    RULE("C-56");
    pos *p = line();
    pos_hand(p, 0, ROAD);
    table *t = ck_table(p);
    play(t, "build_road:e42 lift_knight:n12");
    assert_moves(t, "put_knight:n7,n17,n23,n29,n34");
    play(t, "put_knight:n34");
    assert_knight(t, 34, 0, BASIC, 0);
}

static void test_nowhere_to_go(void **state) {
    (void)state;
    RULE("C-56");
    pos *p = ck("players=3");
    pos_road(p, 0, "e19");
    pos_settlement(p, 0, "n17");
    knights(p, 0, "n12.3.1");
    table *t = ck_table(p);
    assert_moves_of(t, "lift_knight", "");
    refuse(t, 0, "lift_knight:n12", CATAN_E_NO_WAY);
    pos_hand(p, 0, ROAD);
    t = ck_table(p);
    play(t, "build_road:e12");
    assert_moves_of(t, "lift_knight", "n12");
}

/* --- C-54: one action a turn --- */

static void test_passive_knights_rest(void **state) {
    (void)state;
    RULE("C-54");
    RULE("C-47");
    pos *p = line();
    pos_road(p, 1, "e58");
    knights(p, 0, "n12.3.0");
    knights(p, 1, "n40.1.1");
    table *t = ck_table(p);
    assert_moves_of(t, "lift_knight", "");
    refuse(t, 0, "lift_knight:n12", CATAN_E_KNIGHT_PASSIVE);
    refuse(t, 0, "lift_knight:n40", CATAN_E_NO_KNIGHT);
    refuse(t, 0, "lift_knight:n17", CATAN_E_NO_KNIGHT);
}

static void test_one_action(void **state) {
    (void)state;
    RULE("C-54");
    RULE("E130");
    pos *p = line();
    pos_hand(p, 0, "grain:1");
    table *t = ck_table(p);
    play(t, "lift_knight:n12 put_knight:n17");
    assert_int_equal(knight_state(t, 17), 0);
    refuse(t, 0, "lift_knight:n17", CATAN_E_KNIGHT_PASSIVE);
    play(t, "activate_knight:n17"); /* it may be, but does not act again */
    assert_knight(t, 17, 0, BASIC, 1);
    assert_moves_of(t, "lift_knight", "");
    refuse(t, 0, "lift_knight:n17", CATAN_E_KNIGHT_TIRED);
    until_turn_of(t, 0);
    assert_moves_of(t, "lift_knight", "n17");
    play(t, "lift_knight:n17 put_knight:n7");
    assert_knight(t, 7, 0, BASIC, 0);
}

static void test_each_knight_acts(void **state) {
    (void)state;
    RULE("C-54");
    pos *p = line();
    knights(p, 0, "n12.1.1 n23.2.1");
    table *t = ck_table(p);
    play(t, "lift_knight:n12 put_knight:n7");
    assert_moves_of(t, "lift_knight", "n23");
    play(t, "lift_knight:n23 put_knight:n29");
    assert_moves_of(t, "lift_knight", "");
}

static void test_behind_the_roll_of_ones_turn(void **state) {
    (void)state;
    RULE("C-54");
    pos *p = line();
    pos_turn(p, 0, "before_roll");
    table *t = ck_table(p);
    assert_moves(t, "roll");
    refuse(t, 0, "lift_knight:n12", CATAN_E_NOT_ASKED);
    pos_turn(p, 1, "action");
    t = ck_table(p);
    refuse(t, 0, "lift_knight:n12", CATAN_E_NOT_YOUR_TURN);
    refuse(t, 1, "lift_knight:n12", CATAN_E_NO_KNIGHT);
}

/* --- C-55: which knights are ready --- */

static void test_promotion_keeps_ready(void **state) {
    (void)state;
    RULE("C-55");
    pos *p = line();
    pos_hand(p, 0, "wool:2 grain:1 ore:2");
    table *t = ck_table(p);
    play(t, "promote_knight:n12");
    assert_moves_of(t, "lift_knight", "n12");
    play(t, "lift_knight:n12 put_knight:n17");
    assert_knight(t, 17, 0, STRONG, 0);
    /* but gives it to none */
    knights(p, 0, "n12.1.0");
    t = ck_table(p);
    play(t, "promote_knight:n12");
    refuse(t, 0, "lift_knight:n12", CATAN_E_KNIGHT_PASSIVE);
    play(t, "activate_knight:n12");
    refuse(t, 0, "lift_knight:n12", CATAN_E_KNIGHT_TIRED);
    knights(p, 0, "n12.1.0");
    t = ck_table(p);
    play(t, "activate_knight:n12 promote_knight:n12");
    refuse(t, 0, "lift_knight:n12", CATAN_E_KNIGHT_TIRED);
}

/* What was active before the roll, but is no longer. */
static void test_fight_tires(void **state) {
    (void)state;
    RULE("C-55");
    pos *p = line();
    pos_hand(p, 0, "grain:1");
    pos_turn(p, 0, "before_roll");
    pos_field(p, "barbarians", "6");
    table *t = ck_table(p);
    roll(t, 1, 1, "ship");
    assert_asked(t, 0, "action");
    refuse(t, 0, "lift_knight:n12", CATAN_E_KNIGHT_PASSIVE);
    play(t, "activate_knight:n12");
    refuse(t, 0, "lift_knight:n12", CATAN_E_KNIGHT_TIRED);
    until_turn_of(t, 0);
    assert_moves_of(t, "lift_knight", "n12");
}

/* --- C-57: one's own knight on the site --- */

static void test_own_knight_on_the_site(void **state) {
    (void)state;
    RULE("C-57");
    RULE("E136");
    static const char *const stays[] = {"n12.1.0", "n12.1.3", "n12.3.0"};
    pos *p = line();
    pos_settlement(p, 0, "n23");
    pos_hand(p, 0, SETTLEMENT);
    for (int i = 0; i < 3; i++) { /* it cannot go: no settlement there */
        knights(p, 0, stays[i]);
        table *t = ck_table(p);
        assert_moves_of(t, "build_settlement", "n7");
        refuse(t, 0, "build_settlement:n12", CATAN_E_KNIGHT);
        assert_moves_of(t, "lift_knight", "");
    }
    knights(p, 0, "n12.1.1");
    table *t = ck_table(p);
    refuse(t, 0, "build_settlement:n12", CATAN_E_KNIGHT);
    play(t, "lift_knight:n12 put_knight:n29");
    assert_moves_of(t, "build_settlement", "n7,n12");
    play(t, "build_settlement:n12");
    assert_building(t, 12, 0, CATAN_SETTLEMENT);
    assert_knight(t, 29, 0, BASIC, 0);
}

static void test_no_node_for_it(void **state) {
    (void)state;
    RULE("C-57");
    pos *p = ck("players=3");
    pos_road(p, 0, "e19 e26");
    pos_settlement(p, 0, "n23"); /* two nodes further on */
    knights(p, 0, "n12.1.1 n17.1.0");
    pos_hand(p, 0, SETTLEMENT);
    table *t = ck_table(p);
    assert_moves_of(t, "build_settlement", "");
    assert_moves_of(t, "lift_knight", "");
    refuse(t, 0, "build_settlement:n12", CATAN_E_KNIGHT);
    refuse(t, 0, "lift_knight:n12", CATAN_E_NO_WAY);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        PLAY_TEST(test_move),
        PLAY_TEST(test_buildings_on_the_way),
        PLAY_TEST(test_knights_on_the_way),
        PLAY_TEST(test_the_other_way_round),
        PLAY_TEST(test_only_own_roads),
        PLAY_TEST(test_road_of_this_turn),
        PLAY_TEST(test_nowhere_to_go),
        PLAY_TEST(test_passive_knights_rest),
        PLAY_TEST(test_one_action),
        PLAY_TEST(test_each_knight_acts),
        PLAY_TEST(test_behind_the_roll_of_ones_turn),
        PLAY_TEST(test_promotion_keeps_ready),
        PLAY_TEST(test_fight_tires),
        PLAY_TEST(test_own_knight_on_the_site),
        PLAY_TEST(test_no_node_for_it),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
