/* Knights displace weaker ones, whose owners take them elsewhere: C-58, C-59, E132 to E134; what a
 * rule removes goes back to its owner: G-6; and when it is judged: G-9. */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>
#include <cmocka.h>

#include "rules/knights_table.h"
#include "support/rule.h"

/* Seat 0's roads lead from n7 over n12 to n17, seat 1's from n17 over n22 to n16 and n28. Seat 0's
 * knight stands on n12, seat 1's on n17. */
static pos *facing(const char *mine, const char *his) {
    pos *p = ck("players=3");
    pos_road(p, 0, "e11 e19");
    pos_road(p, 1, "e25 e24 e34");
    knights(p, 0, mine);
    knights(p, 1, his);
    return p;
}
/* Seat 0's strong one has come to n17. */
static table *driven(pos *p) {
    table *t = ck_table(p);
    play_as(t, 0, "lift_knight:n12 put_knight:n17");
    return t;
}

/* --- C-58: whom --- */

static void test_strictly_weaker(void **state) {
    (void)state;
    RULE("C-58");
    RULE("E134");
    for (unsigned i = 0; i < 18; i++) {
        unsigned mine = i / 6 + 1, his = i / 2 % 3 + 1, active = i % 2;
        char my_text[16], his_text[16];
        sprintf(my_text, "n12.%u.1", mine);
        sprintf(his_text, "n17.%u.%u", his, active);
        table *t = ck_table(facing(my_text, his_text));
        play(t, "lift_knight:n12");
        if (mine <= his) {
            assert_moves(t, "put_knight:n7");
            refuse(t, 0, "put_knight:n17", CATAN_E_NOT_WEAKER);
            continue;
        }
        assert_moves(t, "put_knight:n7,n17");
        play(t, "put_knight:n17");
        assert_asked(t, 1, "retreat_knight");
        assert_knight(t, 17, 0, mine, 0); /* the mover is passive */
        play(t, "retreat_knight:n22");
        assert_knight(t, 22, 1, his, active); /* the other as it was */
    }
}

static void test_not_ones_own(void **state) {
    (void)state;
    RULE("C-58");
    pos *p = ck("players=3");
    pos_road(p, 0, "e11 e19 e26");
    knights(p, 0, "n12.3.1 n17.1.0");
    table *t = ck_table(p);
    play(t, "lift_knight:n12");
    assert_moves(t, "put_knight:n7");
    refuse(t, 0, "put_knight:n17", CATAN_E_NOT_WEAKER);
}

/* Only where the way of a move leads, and with a knight that is ready. */
static void test_by_the_rules_of_moving(void **state) {
    (void)state;
    RULE("C-58");
    RULE("C-54");
    pos *p = facing("n12.3.1", "n22.1.0"); /* beside the last own road */
    table *t = ck_table(p);
    play(t, "lift_knight:n12");
    assert_moves(t, "put_knight:n7,n17");
    refuse(t, 0, "put_knight:n22", CATAN_E_NO_WAY);
    t = ck_table(facing("n12.3.0", "n17.1.0"));
    refuse(t, 0, "lift_knight:n12", CATAN_E_KNIGHT_PASSIVE);
    t = ck_table(facing("n12.3.3", "n17.1.0"));
    refuse(t, 0, "lift_knight:n12", CATAN_E_KNIGHT_TIRED);
}

static void test_mover_has_acted(void **state) {
    (void)state;
    RULE("C-58");
    RULE("C-54");
    pos *p = facing("n12.2.1", "n17.1.1");
    pos_hand(p, 0, "grain:1");
    table *t = driven(p);
    play_as(t, 1, "retreat_knight:n28");
    assert_asked(t, 0, "action");
    assert_no_knight(t, 12);
    assert_knights_left(t, 0, 2, 1, 2);
    assert_knights_left(t, 1, 1, 2, 2);
    refuse(t, 0, "lift_knight:n17", CATAN_E_KNIGHT_PASSIVE);
    play(t, "activate_knight:n17");
    refuse(t, 0, "lift_knight:n17", CATAN_E_KNIGHT_TIRED);
}

/* --- C-59: where to --- */

static void test_owner_chooses(void **state) {
    (void)state;
    RULE("C-59");
    table *t = driven(facing("n12.2.1", "n17.1.0"));
    assert_asked(t, 1, "retreat_knight");
    assert_moves(t, "retreat_knight:n16,n22,n28");
    refuse(t, 0, "retreat_knight:n22", CATAN_E_NOT_YOUR_TURN);
    refuse(t, 1, "retreat_knight:n17", CATAN_E_SAME_PLACE);
    refuse(t, 1, "retreat_knight:n12", CATAN_E_NO_WAY); /* left, but not by a road of his */
    refuse(t, 1, "retreat_knight:n33", CATAN_E_NO_WAY);
    refuse(t, 1, "end_turn", CATAN_E_NOT_ASKED);
    play_as(t, 1, "retreat_knight:n16");
    assert_knight(t, 16, 1, BASIC, 0);
    assert_asked(t, 0, "action");
    take_back(t, 3);
    assert_knight(t, 12, 0, STRONG, 1);
    assert_knight(t, 17, 1, BASIC, 0);
}

/* Along his own roads, past his buildings, but not past others'. */
static void test_retreat_by_the_rules_of_moving(void **state) {
    (void)state;
    RULE("C-59");
    RULE("C-56");
    pos *p = facing("n12.2.1", "n17.1.0");
    pos_settlement(p, 1, "n22");
    table *t = driven(p);
    assert_moves(t, "retreat_knight:n16,n28");
    refuse(t, 1, "retreat_knight:n22", CATAN_E_PLACE_TAKEN);
    p = facing("n12.2.1", "n17.1.0"); /* one of his own knights */
    knights(p, 1, "n17.1.0 n28.1.0");
    t = driven(p);
    assert_moves(t, "retreat_knight:n16,n22");
    refuse(t, 1, "retreat_knight:n28", CATAN_E_KNIGHT);
    p = facing("n12.2.1", "n17.1.0"); /* the driver's building on the way */
    pos_road(p, 1, "e26");
    pos_settlement(p, 0, "n22");
    t = driven(p);
    assert_moves(t, "retreat_knight:n23");
    refuse(t, 1, "retreat_knight:n28", CATAN_E_NO_WAY);
}

/* Not back to where it was driven from, but to where the other one came from. */
static void test_node_that_the_other_left(void **state) {
    (void)state;
    RULE("C-59");
    pos *p = facing("n12.2.1", "n17.1.0");
    pos_road(p, 0, "e12");
    pos_road(p, 1, "e10 e18 e11"); /* n17 n22 n16 n11 n7 n12 */
    table *t = driven(p);
    assert_moves(t, "retreat_knight:n7,n11,n12,n16,n22,n28");
    play(t, "retreat_knight:n12");
    assert_knight(t, 12, 1, BASIC, 0);
}

static void test_status_is_kept(void **state) {
    (void)state;
    RULE("C-59");
    pos *p = facing("n12.3.1", "n17.2.1");
    table *t = driven(p);
    play(t, "retreat_knight:n28");
    assert_knight(t, 28, 1, STRONG, 1);
    assert_int_equal(knight_state(t, 28), CATAN_KNIGHT_ACTIVE);
    until_turn_of(t, 1);
    assert_moves_of(t, "lift_knight", "n28"); /* it is ready in its owner's turn */
}

static void test_no_displacing_in_turn(void **state) {
    (void)state;
    RULE("C-59");
    RULE("E133");
    pos *p = facing("n12.3.1", "n17.2.1");
    pos_road(p, 2, "e40");
    knights(p, 2, "n28.1.0");
    table *t = driven(p);
    assert_moves(t, "retreat_knight:n16,n22");
    refuse(t, 1, "retreat_knight:n28", CATAN_E_KNIGHT);
    /* nor past it */
    p = facing("n12.3.1", "n17.2.1");
    pos_road(p, 2, "e34");
    knights(p, 2, "n22.1.0");
    t = driven(p);
    assert_asked(t, 0, "action");
    assert_knights_left(t, 1, 2, 2, 2);
    assert_knight(t, 22, 2, BASIC, 0);
}

/* --- G-6: back to supply --- */

static void test_no_free_node(void **state) {
    (void)state;
    RULE("C-59");
    RULE("G-6");
    RULE("G-8");
    RULE("E132");
    pos *p = ck("players=3");
    pos_road(p, 0, "e11 e19");
    pos_road(p, 1, "e25");
    pos_settlement(p, 1, "n22");
    knights(p, 0, "n12.3.1");
    knights(p, 1, "n17.2.1");
    table *t = ck_table(p);
    assert_knights_left(t, 1, 2, 1, 2);
    play(t, "lift_knight:n12 put_knight:n17");
    assert_asked(t, 0, "action"); /* nobody is asked */
    assert_knight(t, 17, 0, MIGHTY, 0);
    assert_knights_left(t, 1, 2, 2, 2);
    take_back(t, 1);
    assert_knight(t, 17, 1, STRONG, 1);
    assert_knights_left(t, 1, 2, 1, 2);
    /* it can be recruited anew */
    pos_hand(p, 1, "wool:1 ore:1");
    pos_road(p, 1, "e34 e41");
    knights(p, 1, "n17.1.1 n28.1.0");
    t = ck_table(p);
    play(t, "lift_knight:n12 put_knight:n17");
    assert_asked(t, 0, "action"); /* its own fellow stands in the way to n34 */
    until_turn_of(t, 1);
    assert_moves_of(t, "recruit_knight", "n34");
}

static void test_wall_of_a_pillaged_city(void **state) {
    (void)state;
    RULE("G-6");
    pos *p = ck("players=3");
    pos_city(p, 1, "n24");
    pos_field(p, "walls", "n24");
    pos_field(p, "barbarians", "6");
    pos_turn(p, 0, "before_roll");
    table *t = ck_table(p);
    assert_int_equal(walls_left(t, 1), 2);
    roll(t, 1, 1, "ship");
    play_as(t, 1, "lose_city:n24");
    assert_building(t, 24, 1, CATAN_SETTLEMENT);
    assert_false(is_wall(t, 24));
    assert_int_equal(walls_left(t, 1), 3);
    assert_supply(t, 1, 15, 4, 4);
}

/* --- G-9: judged when it is over --- */

/* Seat 0 has 11 points and six roads in a row, n7 n12 n17 n23 n29 n35 n40, cut at n17 by a knight
 * of seat 1, whose roads lead from there over n22, n28 and n34 to n29. */
static table *cut_at_n17(void) {
    pos *p = ck("players=3");
    pos_road(p, 0, "e11 e19 e26 e35 e43 e51");
    pos_road(p, 1, "e25 e34 e41 e42");
    pos_seat_field(p, "defender", 0, "11", "0");
    knights(p, 0, "n12.2.1");
    knights(p, 1, "n17.1.0");
    pos_longest_road(p, CATAN_NOBODY);
    table *t = ck_table(p);
    assert_int_equal(route(t, 0), 4);
    play(t, "lift_knight:n12 put_knight:n17");
    assert_asked(t, 1, "retreat_knight");
    assert_awards(t, CATAN_NOBODY, CATAN_NOBODY); /* while he chooses */
    assert_result(t, CATAN_RUNNING);
    return t;
}

static void test_judged_once(void **state) {
    (void)state;
    RULE("G-9");
    RULE("C-62");
    table *t = cut_at_n17();
    play(t, "retreat_knight:n22");
    assert_awards(t, 0, CATAN_NOBODY);
    assert_result(t, 0);
    /* it cuts the line again, elsewhere: in between nobody had it */
    t = cut_at_n17();
    play(t, "retreat_knight:n29");
    assert_awards(t, CATAN_NOBODY, CATAN_NOBODY);
    assert_result(t, CATAN_RUNNING);
    assert_asked(t, 0, "action");
    assert_points(t, 0, 11, 11);
}

/* A knight that leaves one node of a line and goes to another: it was never whole. */
static void test_moving_is_judged_once(void **state) {
    (void)state;
    RULE("G-9");
    RULE("C-62");
    pos *p = ck("players=3");
    pos_road(p, 0, "e19 e26 e27 e20");         /* n12 n17 n23 n18 n13 */
    pos_road(p, 1, "e11 e12 e13 e14 e15 e16"); /* n7 n12 n8 n13 n9 n14 n10 */
    pos_road(p, 2, "e66 e67 e68 e69 e70");
    knights(p, 0, "n13.1.1");
    pos_longest_road(p, 2);
    table *t = ck_table(p);
    assert_int_equal(route(t, 1), 3);
    play(t, "lift_knight:n13");
    assert_awards(t, 2, CATAN_NOBODY);
    play(t, "put_knight:n12");
    assert_int_equal(route(t, 1), 5);
    assert_awards(t, 2, CATAN_NOBODY); /* not longer than 5 */
    take_back(t, 1);
    play(t, "put_knight:n17");
    assert_int_equal(route(t, 1), 6);
    assert_awards(t, 1, CATAN_NOBODY);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        PLAY_TEST(test_strictly_weaker),
        PLAY_TEST(test_not_ones_own),
        PLAY_TEST(test_by_the_rules_of_moving),
        PLAY_TEST(test_mover_has_acted),
        PLAY_TEST(test_owner_chooses),
        PLAY_TEST(test_retreat_by_the_rules_of_moving),
        PLAY_TEST(test_node_that_the_other_left),
        PLAY_TEST(test_status_is_kept),
        PLAY_TEST(test_no_displacing_in_turn),
        PLAY_TEST(test_no_free_node),
        PLAY_TEST(test_wall_of_a_pillaged_city),
        PLAY_TEST(test_judged_once),
        PLAY_TEST(test_moving_is_judged_once),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
