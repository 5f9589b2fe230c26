/* The friendly robber: B-35. */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>
#include <cmocka.h>

#include "support/pos.h"
#include "support/rule.h"

#define FRIENDLY "players=4 friendly_robber=on"

/* A position before the roll of seat 0. */
static pos *begin(const char *options) {
    pos *p = pos_new(options);
    pos_turn(p, 0, "before_roll");
    return p;
}

static void test_off_by_default(void **unused) {
    (void)unused;
    RULE("B-35");
    static const char *const options[] = {"players=2", "players=2 friendly_robber=off"};
    for (unsigned i = 0; i < 2; i++) {
        pos *p = begin(options[i]);
        pos_settlement(p, 1, "n17");
        table *t = pos_table(p);
        play(t, "roll dice:7");
        assert_moves(t, "move_robber:h0-h8,h10-h18");
        play(t, "move_robber:h8");
        assert_moves(t, "rob:s1");
    }
}

/* Hexes at the buildings of those with fewer than 3 points are barred; one's own do not count, the
 * desert is free. */
static void test_barred_hexes(void **unused) {
    (void)unused;
    RULE("B-35");
    pos *p = begin(FRIENDLY);
    pos_settlement(p, 0, "n53");    /* h18: one's own */
    pos_settlement(p, 1, "n17");    /* h3, h4, h8: 1 point */
    pos_settlement(p, 2, "n0 n40"); /* h0; h13, h14, h17: 2 points */
    pos_city(p, 3, "n20");          /* h6, h11 */
    pos_settlement(p, 3, "n18");    /* h4, h5, h9: 3 points with the city */
    pos_hand(p, 3, "ore:1");
    pos_robber(p, 1);
    table *t = pos_table(p);
    play(t, "roll dice:7");
    assert_moves(t, "move_robber:h2,h5-h7,h9-h12,h15,h16,h18");
    refuse(t, 0, "move_robber:h3", CATAN_E_PROTECTED);
    refuse(t, 0, "move_robber:h4", CATAN_E_PROTECTED); /* seat 3 is there too */
    refuse(t, 0, "move_robber:h0", CATAN_E_PROTECTED);
    refuse(t, 0, "move_robber:h17", CATAN_E_PROTECTED);
    refuse(t, 0, "move_robber:h1", CATAN_E_SAME_HEX);
    play(t, "move_robber:h6 rob:s3 steal:ore");
    assert_hand(t, 0, "ore:1");
    assert_asked(t, 0, "action");
}

/* On a desert the robber may stand, but who is spared is not named there. */
static void test_desert(void **unused) {
    (void)unused;
    RULE("B-35");
    pos *p = begin(FRIENDLY);
    pos_settlement(p, 1, "n18"); /* at the desert, 1 point */
    pos_hand(p, 1, "wool:2");
    pos_city(p, 2, "n29"); /* at the desert, 3 points with the other */
    pos_settlement(p, 2, "n42");
    pos_hand(p, 2, "ore:2");
    pos_robber(p, 0);
    table *t = pos_table(p);
    play(t, "roll dice:7 move_robber:h9");
    assert_moves(t, "rob:s2");
    refuse(t, 0, "rob:s1", CATAN_E_PROTECTED);
    refuse(t, 0, "rob:s3", CATAN_E_NOT_A_VICTIM);
    play(t, "rob:s2 steal:ore");
    assert_hand(t, 0, "ore:1");
    /* with spared players only nobody is named */
    pos_settlement(p, 2, "n29");
    t = pos_table(p);
    play(t, "roll dice:7 move_robber:h9");
    assert_asked(t, 0, "action");
    assert_robber(t, 9);
    assert_hand(t, 0, "");
    refuse(t, 0, "move_robber:h9", CATAN_E_NOT_ASKED);
}

/* What counts are public points: buildings and awards, not hidden cards. */
static void test_public_points(void **unused) {
    (void)unused;
    RULE("B-35");
    pos *p = begin(FRIENDLY);
    pos_settlement(p, 1, "n0 n40");
    pos_cards(p, 1, "point:3"); /* 5 points, 2 of them public */
    table *t = pos_table(p);
    assert_points(t, 1, 5, 2);
    play(t, "roll dice:7");
    refuse(t, 0, "move_robber:h0", CATAN_E_PROTECTED);
    /* a city: 3 */
    pos_city(p, 1, "n40");
    t = pos_table(p);
    assert_points(t, 1, 6, 3);
    play(t, "roll dice:7");
    assert_listed(t, "move_robber:h0,h13,h14,h17");
    /* one settlement and the largest army: 3 */
    p = begin(FRIENDLY);
    pos_settlement(p, 1, "n0");
    pos_knights(p, 1, 3);
    t = pos_table(p);
    assert_points(t, 1, 3, 3);
    play(t, "roll dice:7 move_robber:h0");
    assert_moves(t, "rob:s1");
    /* one settlement and the longest road: 3 */
    p = begin(FRIENDLY);
    pos_settlement(p, 1, "n0");
    pos_road(p, 1, "e0 e6 e11 e12 e7");
    t = pos_table(p);
    assert_points(t, 1, 3, 3);
    play(t, "roll dice:7 move_robber:h0");
    assert_moves(t, "rob:s1");
    /* one road less: 1 */
    p = begin(FRIENDLY);
    pos_settlement(p, 1, "n0");
    pos_road(p, 1, "e0 e6 e11 e12");
    t = pos_table(p);
    play(t, "roll dice:7");
    refuse(t, 0, "move_robber:h0", CATAN_E_PROTECTED);
}

/* Buildings of spared players touch every hex but the desert; the robber is there, or elsewhere. */
static pos *all_barred(void) {
    pos *p = begin(FRIENDLY);
    pos_settlement(p, 1, "n8 n14");
    pos_settlement(p, 2, "n22 n31");
    pos_settlement(p, 3, "n39 n45");
    for (uint32_t seat = 1; seat <= 3; seat++) {
        pos_hand(p, seat, "ore:2");
    }
    return p;
}

static void test_no_hex_left(void **unused) {
    (void)unused;
    RULE("B-35");
    pos *p = all_barred();
    pos_hand(p, 0, "wool:9");
    table *t = pos_table(p);
    play(t,
         "roll dice:7 discard:wool discard:wool discard:wool discard:wool"); /* discards there are
                                                                                all the same */
    assert_asked(t, 0, "action");
    assert_robber(t, 9);
    assert_hand(t, 0, "wool:5");
    for (uint32_t seat = 1; seat <= 3; seat++) {
        assert_hand(t, seat, "ore:2");
    }
    refuse(t, 0, "move_robber:h0", CATAN_E_NOT_ASKED);
    /* elsewhere than on the desert it goes there */
    pos_robber(p, 4);
    t = pos_table(p);
    play(t, "roll dice:7 discard:wool discard:wool discard:wool discard:wool");
    assert_moves(t, "move_robber:h9");
    play(t, "move_robber:h9");
    assert_asked(t, 0, "action");
    /* with one player at 3 points his hexes are open, unless another spared one is there */
    pos_city(p, 1, "n8");
    pos_robber(p, 9);
    t = pos_table(p);
    play(t, "roll dice:7 discard:wool discard:wool discard:wool discard:wool");
    assert_moves(t, "move_robber:h0-h2,h4-h6");
}

/* It binds the knight as well; one that cannot move the robber counts for the army [D]. */
static void test_knight(void **unused) {
    (void)unused;
    RULE("B-35");
    pos *p = all_barred();
    pos_cards(p, 0, "knight:1");
    pos_knights(p, 0, 2);
    table *t = pos_table(p);
    assert_listed(t, "play_knight");
    play(t, "play_knight");
    assert_asked(t, 0, "before_roll");
    assert_moves(t, "roll");
    assert_robber(t, 9);
    assert_awards(t, CATAN_NOBODY, 0);
    assert_int_equal(seat_info(t, 0).knights, 3);
    assert_cards(t, 0, "");

    pos_turn(p, 0, "action");
    pos_robber(p, 0);
    t = pos_table(p);
    play(t, "play_knight");
    assert_asked(t, 0, "move_robber");
    assert_moves(t, "move_robber:h9");
    refuse(t, 0, "move_robber:h1", CATAN_E_PROTECTED);
}

/* Points that have just been won or lost count at once. */
static void test_points_of_the_moment(void **unused) {
    (void)unused;
    RULE("B-35");
    pos *p = pos_new(FRIENDLY);
    pos_settlement(p, 1, "n0"); /* 3 points with the largest army */
    pos_knights(p, 1, 3);
    pos_knights(p, 0, 3);
    pos_largest_army(p, 1);
    pos_cards(p, 0, "knight:1");
    table *t = pos_table(p);
    play(t, "play_knight"); /* takes the army from seat 1 */
    assert_points(t, 1, 1, 1);
    assert_asked(t, 0, "move_robber");
    assert_moves(t, "move_robber:h1-h8,h10-h18");
    refuse(t, 0, "move_robber:h0", CATAN_E_PROTECTED);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        PLAY_TEST(test_off_by_default),       PLAY_TEST(test_barred_hexes), PLAY_TEST(test_desert),
        PLAY_TEST(test_public_points),        PLAY_TEST(test_no_hex_left),  PLAY_TEST(test_knight),
        PLAY_TEST(test_points_of_the_moment),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
