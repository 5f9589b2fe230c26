/* Knights chase the robber: C-60, and C-35, E137 for them. */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>
#include <cmocka.h>

#include "rules/knights_table.h"
#include "support/rule.h"

/* The robber is on h4, and free to be moved; seat 0's knight stands on n12 at it. Seats 1 and 2
 * have settlements at h8. */
static pos *begin(const char *placed) {
    pos *p = ck("players=3");
    pos_road(p, 0, "e11");
    pos_settlement(p, 1, "n28");
    pos_settlement(p, 2, "n29");
    pos_hand(p, 1, "ore:2 cloth:1");
    pos_robber(p, 4);
    pos_field(p, "robber_free", "1");
    knights(p, 0, placed);
    return p;
}

static void test_chase(void **state) {
    (void)state;
    RULE("C-60");
    table *t = ck_table(begin("n12.1.1"));
    assert_moves_of(t, "chase_robber", "n12");
    play_as(t, 0, "chase_robber:n12");
    assert_asked(t, 0, "move_robber");
    assert_moves(t, "move_robber:h0-h3,h5-h18");
    refuse(t, 0, "move_robber:h4", CATAN_E_SAME_HEX);
    refuse(t, 0, "end_turn", CATAN_E_NOT_ASKED);
    refuse(t, 1, "move_robber:h8", CATAN_E_NOT_YOUR_TURN);
    play(t, "move_robber:h8");
    assert_robber(t, 8);
    assert_asked(t, 0, "rob");
    assert_moves(t, "rob:s1,s2");
    play(t, "rob:s1");
    assert_weights(t, "steal:ore=2 steal:cloth=1");
    play(t, "steal:cloth");
    assert_hand(t, 0, "cloth:1");
    assert_hand(t, 1, "ore:2");
    assert_asked(t, 0, "action");
    assert_knight(t, 12, 0, BASIC, 0);
    take_back(t, 4);
    assert_robber(t, 4);
    assert_knight(t, 12, 0, BASIC, 1);
}

static void test_which_knights(void **state) {
    (void)state;
    RULE("C-60");
    table *t = ck_table(begin("n12.3.0"));
    assert_moves_of(t, "chase_robber", "");
    refuse(t, 0, "chase_robber:n12", CATAN_E_KNIGHT_PASSIVE);
    t = ck_table(begin("n12.2.3"));
    assert_moves_of(t, "chase_robber", "");
    refuse(t, 0, "chase_robber:n12", CATAN_E_KNIGHT_TIRED);
    t = ck_table(begin("n7.2.1"));
    assert_moves_of(t, "chase_robber", "");
    refuse(t, 0, "chase_robber:n7", CATAN_E_NO_ROBBER); /* beside h0 and h3 */
    refuse(t, 0, "chase_robber:n12", CATAN_E_NO_KNIGHT);
    pos *p = begin("");
    pos_road(p, 1, "e13");
    knights(p, 1, "n8.1.1");
    t = ck_table(p);
    refuse(t, 0, "chase_robber:n8", CATAN_E_NO_KNIGHT);
    /* on each of the hex's corners */
    p = begin("n8.1.1 n12.2.1 n13.3.1 n17.1.1 n18.2.1 n23.3.1");
    pos_road(p, 0, "e12 e20 e26");
    t = ck_table(p);
    assert_moves_of(t, "chase_robber", "n8,n12,n13,n17,n18,n23");
}

static void test_only_after_the_first_attack(void **state) {
    (void)state;
    RULE("C-60");
    RULE("C-35");
    RULE("C-38");
    RULE("E137");
    pos *p = begin("n18.1.1");
    pos_field(p, "robber_free", "");
    pos_road(p, 0, "e20");
    pos_robber(p, 9); /* on the desert, where he waits */
    table *t = ck_table(p);
    assert_moves_of(t, "chase_robber", "");
    refuse(t, 0, "chase_robber:n18", CATAN_E_ROBBER_WAITS);
    pos_field(p, "barbarians", "6");
    pos_hand(p, 0, "grain:1");
    t = ck_table(p);
    play(t, "end_turn");
    roll(t, 1, 1, "ship"); /* they land, and find no city */
    assert_int_equal(table_info(t).robber_free, 1);
    until_turn_of(t, 0);
    assert_moves_of(t, "chase_robber", ""); /* it has fought */
    play(t, "activate_knight:n18");
    until_turn_of(t, 0);
    assert_moves_of(t, "chase_robber", "n18");
}

static void test_in_ones_turn_behind_the_roll(void **state) {
    (void)state;
    RULE("C-60");
    RULE("C-54");
    pos *p = begin("n12.1.1");
    pos_turn(p, 0, "before_roll");
    table *t = ck_table(p);
    refuse(t, 0, "chase_robber:n12", CATAN_E_NOT_ASKED);
    pos_turn(p, 1, "action");
    t = ck_table(p);
    refuse(t, 0, "chase_robber:n12", CATAN_E_NOT_YOUR_TURN);
}

static void test_no_discards(void **state) {
    (void)state;
    RULE("C-60");
    pos *p = begin("n12.1.1");
    pos_hand(p, 0, "wool:9");
    pos_hand(p, 1, "ore:9");
    table *t = ck_table(p);
    play(t, "chase_robber:n12");
    assert_asked(t, 0, "move_robber");
    play(t, "move_robber:h0");
    assert_asked(t, 0, "action");
    assert_int_equal(hand_size(t, 0), 9);
    assert_int_equal(hand_size(t, 1), 9);
}

static void test_to_the_desert(void **state) {
    (void)state;
    RULE("C-60");
    table *t = ck_table(begin("n12.1.1"));
    play(t, "chase_robber:n12 move_robber:h9");
    assert_robber(t, 9);
    assert_asked(t, 0, "rob"); /* seat 2's settlement n29 lies there */
    assert_moves(t, "rob:s2");
    play(t, "rob:s2"); /* he has no card */
    assert_asked(t, 0, "action");
    /* and away from there */
    pos *p = begin("n18.1.1");
    pos_road(p, 0, "e20");
    pos_robber(p, 9);
    t = ck_table(p);
    play(t, "chase_robber:n18");
    assert_moves(t, "move_robber:h0-h8,h10-h18");
}

/* It is the knight's action of the turn; another knight has its own. */
static void test_is_an_action(void **state) {
    (void)state;
    RULE("C-60");
    RULE("C-54");
    pos *p = begin("n7.1.1 n12.1.1");
    pos_road(p, 0, "e19");
    pos_hand(p, 0, "grain:2");
    table *t = ck_table(p);
    play(t, "chase_robber:n12 move_robber:h3"); /* n12 and n7 lie at it */
    refuse(t, 0, "chase_robber:n12", CATAN_E_KNIGHT_PASSIVE);
    refuse(t, 0, "lift_knight:n12", CATAN_E_KNIGHT_PASSIVE);
    play(t, "activate_knight:n12");
    assert_moves_of(t, "chase_robber", "n7");
    refuse(t, 0, "chase_robber:n12", CATAN_E_KNIGHT_TIRED);
    refuse(t, 0, "lift_knight:n12", CATAN_E_KNIGHT_TIRED);
    play(t, "chase_robber:n7 move_robber:h4");
    assert_robber(t, 4);
    assert_moves_of(t, "chase_robber", "");
    /* who has moved does not chase either */
    t = ck_table(p);
    play(t, "lift_knight:n12 put_knight:n17");
    refuse(t, 0, "chase_robber:n17", CATAN_E_KNIGHT_PASSIVE);
}

/* Behind a 7 the robber moves once more. */
static void test_after_a_seven(void **state) {
    (void)state;
    RULE("C-60");
    RULE("C-37");
    pos *p = begin("n12.1.1");
    pos_turn(p, 0, "before_roll");
    table *t = ck_table(p);
    roll(t, 3, 4, "ship");
    assert_asked(t, 0, "move_robber");
    play(t, "move_robber:h0"); /* n12 lies at it, too */
    play(t, "chase_robber:n12 move_robber:h4");
    assert_robber(t, 4);
    assert_asked(t, 0, "action");
}

/* Who was promoted in this turn and chased is not promoted again. */
static void test_once_promoted(void **state) {
    (void)state;
    RULE("C-53");
    RULE("C-60");
    pos *p = begin("n12.1.1");
    pos_hand(p, 0, "wool:2 ore:2");
    table *t = ck_table(p);
    play(t, "promote_knight:n12");
    play(t, "chase_robber:n12");
    play(t, "move_robber:h0");
    assert_asked(t, 0, "action");
    assert_not_listed(t, "promote_knight:n12");
    refuse(t, 0, "promote_knight:n12", CATAN_E_KNIGHT_RAISED);
}

/* The friendly robber binds a knight. */
static void test_friendly_robber(void **state) {
    (void)state;
    RULE("C-60");
    RULE("B-35");
    pos *p = ck("players=4 friendly_robber=on"); /* each has two points, and all but the desert */
    pos_settlement(p, 1, "n8 n14");
    pos_settlement(p, 2, "n22 n31");
    pos_settlement(p, 3, "n39 n45");
    pos_road(p, 0, "e26");
    knights(p, 0, "n23.1.1");
    pos_field(p, "robber_free", "1");
    pos_robber(p, 4);
    table *t = ck_table(p);
    play(t, "chase_robber:n23");
    assert_moves(t, "move_robber:h9");
    refuse(t, 0, "move_robber:h0", CATAN_E_PROTECTED);
    pos_robber(p, 9); /* there is nowhere to go: no chase */
    t = ck_table(p);
    assert_not_listed(t, "chase_robber:n23");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        PLAY_TEST(test_chase),
        PLAY_TEST(test_which_knights),
        PLAY_TEST(test_only_after_the_first_attack),
        PLAY_TEST(test_in_ones_turn_behind_the_roll),
        PLAY_TEST(test_no_discards),
        PLAY_TEST(test_to_the_desert),
        PLAY_TEST(test_is_an_action),
        PLAY_TEST(test_after_a_seven),
        PLAY_TEST(test_once_promoted),
        PLAY_TEST(test_friendly_robber),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
