/* The diplomat: C-121, C-63, E155, E156; what he removes is judged once: G-9. */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>
#include <cmocka.h>

#include "rules/cards_table.h"
#include "support/rule.h"

/* Seat 0 may play it; seat 1's roads lead from its settlement n12 over n17 to n23. */
static pos *begin(void) {
    pos *p = ck("players=3");
    pos_settlement(p, 1, "n12");
    pos_road(p, 1, "e19 e26");
    progress(p, 0, "diplomat:1");
    return p;
}

/* --- whose road, and which --- */

static void test_anothers_road(void **state) {
    (void)state;
    RULE("C-121");
    RULE("G-6");
    table *t = ck_table(begin());
    const char *before = table_line(t);
    assert_moves_of(t, "play_diplomat", "e26");
    play_as(t, 0, "play_diplomat:e26");
    assert_road(t, 26, CATAN_NOBODY);
    assert_supply(t, 1, 14, 4, 4); /* back to its owner */
    assert_int_equal(route(t, 1), 1);
    assert_asked(t, 0, "action"); /* nobody lays it again */
    assert_under(t, "politics", "diplomat");
    assert_back(t, 1, before);
    /* then the next one is open, and the settlement may be left without any */
    pos *p = begin();
    progress(p, 0, "diplomat:2");
    t = ck_table(p);
    play(t, "play_diplomat:e26");
    assert_moves_of(t, "play_diplomat", "e19");
    play(t, "play_diplomat:e19");
    assert_supply(t, 1, 15, 4, 4);
    assert_int_equal(route(t, 1), 0);
    assert_building(t, 12, 1, CATAN_SETTLEMENT);
}

/* Closed is an end with another road, a building, or a knight of the same owner. */
static void test_closed_ends(void **state) {
    (void)state;
    RULE("C-121");
    pos *p = begin();
    pos_road(p, 1, "e35");
    table *t = ck_table(p);
    refuse(t, 0, "play_diplomat:e26", CATAN_E_NOT_OPEN);
    refuse(t, 0, "play_diplomat:e19", CATAN_E_NOT_OPEN);
    refuse(t, 0, "play_diplomat:e11", CATAN_E_NOT_OPEN); /* nothing lies there */
    assert_moves_of(t, "play_diplomat", "e35");
    p = begin();
    pos_settlement(p, 1, "n23");
    t = ck_table(p);
    assert_moves_of(t, "play_diplomat", "");
    refuse(t, 0, "play_diplomat:e26", CATAN_E_NOT_OPEN);
    p = begin();
    pos_city(p, 1, "n23");
    t = ck_table(p);
    refuse(t, 0, "play_diplomat:e26", CATAN_E_NOT_OPEN);
    static const char *const knight[] = {"n23.1.0", "n23.2.1"};
    for (int i = 0; i < 2; i++) {
        p = begin();
        knights(p, 1, knight[i]);
        t = ck_table(p);
        assert_moves_of(t, "play_diplomat", "");
        refuse(t, 0, "play_diplomat:e26", CATAN_E_NOT_OPEN);
        refuse(t, 0, "play_diplomat:e19", CATAN_E_NOT_OPEN);
    }
}

/* What others have there closes nothing. */
static void test_others_close_nothing(void **state) {
    (void)state;
    RULE("C-121");
    pos *p = begin();
    pos_settlement(p, 2, "n23");
    table *t = ck_table(p);
    assert_moves_of(t, "play_diplomat", "e26");
    p = begin();
    pos_city(p, 0, "n23");
    pos_road(p, 0, "e27");
    t = ck_table(p);
    assert_moves_of(t, "play_diplomat", "e26,e27");
    p = begin();
    pos_road(p, 2, "e27 e35");
    knights(p, 2, "n23.1.0");
    t = ck_table(p);
    assert_moves_of(t, "play_diplomat", "e26,e27,e35"); /* n18 and n29 are loose, too */
    play(t, "play_diplomat:e26");
    assert_road(t, 26, CATAN_NOBODY);
    assert_knight(t, 23, 2, BASIC, 0);
}

/* A chain between two own settlements has no loose end, also with an opponent in it. */
static void test_chain(void **state) {
    (void)state;
    RULE("C-121");
    RULE("E155");
    for (int i = 0; i < 4; i++) {
        pos *p = begin();
        pos_road(p, 1, "e35 e43"); /* n12 n17 n23 n29 n35 */
        pos_settlement(p, 1, "n35");
        if (i == 1) {
            pos_settlement(p, 0, "n23");
        } else if (i == 2) {
            pos_road(p, 0, "e27");
            knights(p, 0, "n23.1.1");
            pos_settlement(p, 0, "n18");
        } else if (i == 3) {
            pos_city(p, 2, "n23");
        }
        table *t = ck_table(p);
        assert_moves_of(t, "play_diplomat", "");
        refuse(t, 0, "play_diplomat:e26", CATAN_E_NOT_OPEN);
        refuse(t, 0, "play_diplomat:e43", CATAN_E_NOT_OPEN);
    }
    /* nor has a ring */
    pos *p = ck("players=3");
    progress(p, 0, "diplomat:1");
    pos_road(p, 1, "e0 e1 e6 e7 e11 e12");
    table *t = ck_table(p);
    assert_moves_of(t, "play_diplomat", "");
    refuse(t, 0, "play_diplomat:e0", CATAN_E_NOT_OPEN);
}

static void test_no_open_road(void **state) {
    (void)state;
    RULE("C-121");
    RULE("C-90");
    RULE("E158");
    pos *p = ck("players=3");
    progress(p, 0, "diplomat:1");
    pos_settlement(p, 0, "n12");
    table *t = ck_table(p);
    assert_moves_of(t, "play_diplomat", "");
    refuse(t, 0, "play_diplomat:e19", CATAN_E_NOT_OPEN);
    /* one alone in the fields is open at both ends */
    pos_road(p, 2, "e70");
    t = ck_table(p);
    assert_moves_of(t, "play_diplomat", "e70");
}

/* --- C-63: no knight is left without a way --- */

static void test_stranded(void **state) {
    (void)state;
    RULE("C-63");
    RULE("C-121");
    for (uint32_t owner = 0; owner < 2; owner++) { /* whosever it is, own ones as well */
        pos *p = ck("players=3");
        progress(p, 0, "diplomat:1");
        pos_road(p, owner, "e26");
        knights(p, owner, "n17.1.0");
        table *t = ck_table(p);
        assert_moves_of(t, "play_diplomat", "");
        refuse(t, 0, "play_diplomat:e26", CATAN_E_STRANDED);
        /* with a second road there it is free to go */
        pos_road(p, owner, "e25");
        pos_settlement(p, owner, "n22");
        t = ck_table(p);
        assert_moves_of(t, "play_diplomat", "e26");
        play(t, "play_diplomat:e26");
        assert_knight(t, 17, (int32_t)owner, BASIC, 0);
    }
    /* a road of another at the knight is none of its ways */
    pos *p = ck("players=3");
    progress(p, 0, "diplomat:1");
    pos_road(p, 1, "e26");
    pos_road(p, 2, "e25");
    knights(p, 1, "n17.3.1");
    table *t = ck_table(p);
    refuse(t, 0, "play_diplomat:e26", CATAN_E_STRANDED);
    assert_moves_of(t, "play_diplomat", "e25");
    play(t, "play_diplomat:e25");
    assert_knight(t, 17, 1, MIGHTY, 1);
}

/* --- an own road --- */

/* Seat 0's roads lead from n12 over n17 to n23. */
static pos *own(void) {
    pos *p = ck("players=3");
    pos_settlement(p, 0, "n12");
    pos_road(p, 0, "e19 e26");
    pos_hand(p, 0, "wool:1");
    progress(p, 0, "diplomat:1");
    return p;
}

static void test_rebuilt(void **state) {
    (void)state;
    RULE("C-121");
    pos *p = own();
    pos_road(p, 1, "e11");
    table *t = ck_table(p);
    const char *before = table_line(t);
    play_as(t, 0, "play_diplomat:e26");
    assert_asked(t, 0, "rebuild");
    assert_road(t, 26, CATAN_NOBODY);
    assert_supply(t, 0, 14, 4, 4);
    assert_moves(t, "decline rebuild:e12,e25");
    refuse(t, 0, "rebuild:e26", CATAN_E_SAME_PLACE);
    refuse(t, 0, "rebuild:e11", CATAN_E_PLACE_TAKEN);
    refuse(t, 0, "rebuild:e19", CATAN_E_PLACE_TAKEN);
    refuse(t, 0, "rebuild:e35", CATAN_E_NOT_CONNECTED); /* it led there itself */
    refuse(t, 0, "build_road:e25", CATAN_E_NOT_ASKED);
    refuse(t, 0, "end_turn", CATAN_E_NOT_ASKED);
    refuse(t, 1, "rebuild:e25", CATAN_E_NOT_YOUR_TURN);
    play_as(t, 0, "rebuild:e25");
    assert_asked(t, 0, "action");
    assert_road(t, 25, 0);
    assert_road(t, 26, CATAN_NOBODY);
    assert_supply(t, 0, 13, 4, 4);
    assert_hand(t, 0, "wool:1"); /* for nothing */
    assert_under(t, "politics", "diplomat");
    assert_back(t, 2, before);
}

static void test_kept(void **state) {
    (void)state;
    RULE("C-121");
    table *t = ck_table(own());
    const char *before = table_line(t);
    play(t, "play_diplomat:e26 decline");
    assert_asked(t, 0, "action");
    assert_supply(t, 0, 14, 4, 4);
    assert_road(t, 26, CATAN_NOBODY);
    assert_int_equal(route(t, 0), 1);
    assert_back(t, 2, before);
}

/* Where others' buildings and knights stop one's roads they stop this one. */
static void test_rebuilt_by_the_rules_of_building(void **state) {
    (void)state;
    RULE("C-121");
    RULE("C-61");
    pos *p = own();
    pos_road(p, 1, "e25");
    knights(p, 1, "n17.1.0");
    table *t = ck_table(p);
    play(t, "play_diplomat:e26");
    assert_moves(t, "decline rebuild:e11,e12");
    play(t, "rebuild:e12");
    assert_road(t, 12, 0);
}

/* With nowhere to lay it nobody is asked. */
static void test_nowhere(void **state) {
    (void)state;
    RULE("C-121");
    RULE("G-8");
    pos *p = ck("players=3");
    pos_road(p, 0, "e70");
    progress(p, 0, "diplomat:1");
    table *t = ck_table(p);
    const char *before = table_line(t);
    play(t, "play_diplomat:e70");
    assert_asked(t, 0, "action");
    assert_supply(t, 0, 15, 5, 4);
    assert_back(t, 1, before);
}

/* The last of fifteen is laid anew. */
static void test_all_on_the_board(void **state) {
    (void)state;
    RULE("C-121");
    pos *p = ck("players=3");
    pos_settlement(p, 0, "n0 n1 n2");
    pos_road(p, 0, "e0 e1 e2 e3 e4 e5 e6 e7 e8 e9 e10 e11 e12 e13 e17");
    progress(p, 0, "diplomat:1");
    pos_longest_road(p, 0);
    table *t = ck_table(p);
    assert_supply(t, 0, 0, 2, 4);
    play(t, "play_diplomat:e17");
    assert_asked(t, 0, "rebuild");
    assert_listed(t, "rebuild:e16");
    play(t, "rebuild:e16");
    assert_supply(t, 0, 0, 2, 4);
}

/* --- G-9: judged when it is over --- */

/* Seats 0 and 1 have five roads in a row each: n12 n17 n23 n29 n35 n40, and n47 to n53. */
static pos *five_each(int32_t holder) {
    pos *p = ck("players=3");
    pos_settlement(p, 0, "n12");
    pos_road(p, 0, "e19 e26 e35 e43 e51");
    pos_settlement(p, 1, "n47");
    pos_road(p, 1, "e66 e67 e68 e69 e70");
    progress(p, 0, "diplomat:1");
    pos_longest_road(p, holder);
    return p;
}

static void test_judged_after_rebuilding(void **state) {
    (void)state;
    RULE("C-121");
    RULE("G-9");
    RULE("E156");
    table *t = ck_table(five_each(0));
    const char *before = table_line(t);
    play(t, "play_diplomat:e51");
    assert_asked(t, 0, "rebuild");
    assert_awards(t, 0, CATAN_NOBODY); /* not yet judged */
    assert_points(t, 0, 3, 3);
    play(t, "rebuild:e44");
    assert_int_equal(route(t, 0), 5);
    assert_awards(t, 0, CATAN_NOBODY); /* seat 1 was never the longest */
    assert_back(t, 2, before);
    play(t, "play_diplomat:e51 decline");
    assert_awards(t, 1, CATAN_NOBODY);
    assert_points(t, 0, 1, 1);
    assert_points(t, 1, 3, 3);
    assert_back(t, 2, before);
    play(t, "play_diplomat:e51 rebuild:e11"); /* n7 n12 n17 n23 n29 n35 */
    assert_awards(t, 0, CATAN_NOBODY);
    t = ck_table(five_each(0));
    play(t, "play_diplomat:e51 rebuild:e42"); /* n29 n34: a branch, four in a row */
    assert_awards(t, 1, CATAN_NOBODY);
}

/* Who wins does so when it is laid, not before. */
static void test_victory(void **state) {
    (void)state;
    RULE("G-9");
    RULE("C-121");
    pos *p = ck("players=3");
    pos_road(p, 0, "e19 e26 e43 e51 e58 e70"); /* but for e35 a row of six; e70 is elsewhere */
    pos_settlement(p, 0, "n12 n53");
    progress(p, 0, "diplomat:1");
    defends(p, 0, 9); /* 11 points */
    table *t = ck_table(p);
    play(t, "play_diplomat:e70");
    assert_asked(t, 0, "rebuild");
    assert_result(t, CATAN_RUNNING);
    play(t, "rebuild:e35");
    assert_awards(t, 0, CATAN_NOBODY);
    assert_result(t, 0);
    /* the road of another that is removed: at once */
    p = five_each(1);
    defends(p, 0, 10); /* 11 points */
    t = ck_table(p);
    assert_points(t, 0, 11, 11);
    play(t, "play_diplomat:e70");
    assert_awards(t, 0, CATAN_NOBODY);
    assert_points(t, 0, 13, 13);
    assert_result(t, 0);
    take_back(t, 1);
    assert_awards(t, 1, CATAN_NOBODY);
    assert_result(t, CATAN_RUNNING);
}

/* Several that tie: nobody has it. */
static void test_to_a_tie(void **state) {
    (void)state;
    RULE("C-121");
    RULE("G-10");
    pos *p = five_each(2);
    pos_road(p, 2, "e0 e1 e2 e3 e4 e5"); /* six, n3 to n6 */
    table *t = ck_table(p);
    play(t, "play_diplomat:e0");
    assert_awards(t, 2, CATAN_NOBODY); /* five, and he had it */
    progress(p, 0, "diplomat:2");
    t = ck_table(p);
    play(t, "play_diplomat:e0 play_diplomat:e5");
    assert_awards(t, CATAN_NOBODY, CATAN_NOBODY);
}

/* With nowhere to lay it, at once: seat 0's six roads along the coast are shut in by seat 1's. */
static void test_judged_with_nowhere_to_go(void **state) {
    (void)state;
    RULE("C-121");
    RULE("G-8");
    RULE("G-9");
    pos *p = ck("players=3");
    pos_road(p, 0, "e0 e1 e2 e3 e4 e5"); /* n3 n0 n4 n1 n5 n2 n6 */
    pos_road(p, 1, "e6 e7 e8 e9");
    pos_road(p, 2, "e66 e67 e68 e69 e70 e71");
    progress(p, 0, "diplomat:1");
    pos_longest_road(p, 0);
    table *t = ck_table(p);
    const char *before = table_line(t);
    assert_int_equal(route(t, 2), 6);
    play(t, "play_diplomat:e0");
    assert_asked(t, 0, "action");
    assert_int_equal(route(t, 0), 5);
    assert_awards(t, 2, CATAN_NOBODY);
    assert_back(t, 1, before);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        PLAY_TEST(test_anothers_road),
        PLAY_TEST(test_closed_ends),
        PLAY_TEST(test_others_close_nothing),
        PLAY_TEST(test_chain),
        PLAY_TEST(test_no_open_road),
        PLAY_TEST(test_stranded),
        PLAY_TEST(test_rebuilt),
        PLAY_TEST(test_kept),
        PLAY_TEST(test_rebuilt_by_the_rules_of_building),
        PLAY_TEST(test_nowhere),
        PLAY_TEST(test_all_on_the_board),
        PLAY_TEST(test_judged_after_rebuilding),
        PLAY_TEST(test_victory),
        PLAY_TEST(test_to_a_tie),
        PLAY_TEST(test_judged_with_nowhere_to_go),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
