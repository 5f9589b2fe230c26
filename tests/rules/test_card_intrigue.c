/* Intrigue: C-124, E154; judged once: G-9. */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>
#include <cmocka.h>

#include "rules/cards_table.h"
#include "support/rule.h"

/* Seat 0 may play it: his roads lead from n7 over n12 to n17. Seat 1's lead from there over n22 to
 * n16 and n28. */
static pos *begin(const char *his) {
    pos *p = ck("players=3");
    pos_road(p, 0, "e11 e19");
    pos_road(p, 1, "e25 e24 e34");
    knights(p, 1, his);
    progress(p, 0, "intrigue:1");
    return p;
}

/* Any strength, whether active or not, without a knight of one's own; its owner chooses. */
static void test_driven_away(void **state) {
    (void)state;
    RULE("C-124");
    RULE("C-59");
    for (unsigned i = 0; i < 6; i++) {
        char text[16];
        unsigned level = i / 2 + 1, active = i % 2;
        sprintf(text, "n17.%u.%u", level, active);
        table *t = ck_table(begin(text));
        const char *before = table_line(t);
        assert_moves_of(t, "play_intrigue", "n17");
        play_as(t, 0, "play_intrigue:n17");
        assert_under(t, "politics", "intrigue");
        assert_asked(t, 1, "retreat_knight");
        assert_moves(t, "retreat_knight:n16,n22,n28");
        assert_no_knight(t, 17);
        play_as(t, 1, "retreat_knight:n28");
        assert_asked(t, 0, "action");
        assert_knight(t, 28, 1, level, active);
        assert_no_knight(t, 17); /* nobody comes there */
        assert_knights_left(t, 0, 2, 2, 2);
        assert_back(t, 2, before);
    }
}

static void test_illegal_answers(void **state) {
    (void)state;
    RULE("C-124");
    RULE("C-59");
    RULE("E133");
    pos *p = begin("n17.2.1 n28.1.0");
    pos_road(p, 2, "e18");
    knights(p, 2, "n16.1.0");
    pos_settlement(p, 1, "n22");
    pos_road(p, 1, "e26");
    table *t = ck_table(p);
    play(t, "play_intrigue:n17");
    assert_moves(t, "retreat_knight:n23");
    refuse(t, 1, "retreat_knight:n17", CATAN_E_SAME_PLACE);
    refuse(t, 1, "retreat_knight:n22", CATAN_E_PLACE_TAKEN);
    refuse(t, 1, "retreat_knight:n28", CATAN_E_KNIGHT);
    refuse(t, 1, "retreat_knight:n16", CATAN_E_KNIGHT); /* it displaces nobody */
    refuse(t, 1, "retreat_knight:n12", CATAN_E_NO_WAY);
    refuse(t, 1, "decline", CATAN_E_NOT_ASKED);
    refuse(t, 0, "retreat_knight:n23", CATAN_E_NOT_YOUR_TURN);
    refuse(t, 2, "retreat_knight:n23", CATAN_E_NOT_YOUR_TURN);
    play_as(t, 1, "retreat_knight:n23");
    assert_knight(t, 23, 1, STRONG, 1);
}

/* Nowhere to go: back in supply, and nobody is asked. */
static void test_nowhere(void **state) {
    (void)state;
    RULE("C-124");
    RULE("G-6");
    RULE("G-8");
    RULE("E132");
    pos *p = ck("players=3");
    pos_road(p, 0, "e11 e19");
    pos_road(p, 1, "e25");
    pos_settlement(p, 1, "n22");
    knights(p, 1, "n17.3.1");
    progress(p, 0, "intrigue:1");
    table *t = ck_table(p);
    const char *before = table_line(t);
    assert_knights_left(t, 1, 2, 2, 1);
    play(t, "play_intrigue:n17");
    assert_asked(t, 0, "action");
    assert_no_knight(t, 17);
    assert_knights_left(t, 1, 2, 2, 2);
    assert_back(t, 1, before);
}

/* The node where a road of one's own ends is what counts: not its neighbour, nor a way there. */
static void test_not_connected(void **state) {
    (void)state;
    RULE("C-124");
    RULE("E154");
    pos *p = begin("n22.1.0");
    knights(p, 0, "n12.3.1");
    table *t = ck_table(p);
    assert_moves_of(t, "play_intrigue", "");
    refuse(t, 0, "play_intrigue:n22", CATAN_E_NOT_CONNECTED);
    p = begin("n16.1.0 n17.1.0"); /* one is touched, one not */
    t = ck_table(p);
    assert_moves_of(t, "play_intrigue", "n17");
    refuse(t, 0, "play_intrigue:n16", CATAN_E_NOT_CONNECTED);
}

/* In the middle of a road of one's own as well as at its end. */
static void test_on_the_way(void **state) {
    (void)state;
    RULE("C-124");
    pos *p = begin("n17.1.0");
    pos_road(p, 1, "e12");
    knights(p, 1, "n12.2.1 n17.1.0");
    table *t = ck_table(p);
    assert_moves_of(t, "play_intrigue", "n12,n17");
    play(t, "play_intrigue:n12 retreat_knight:n8");
    assert_knight(t, 8, 1, STRONG, 1);
    assert_knight(t, 17, 1, BASIC, 0);
}

static void test_no_such_knight(void **state) {
    (void)state;
    RULE("C-124");
    RULE("C-90");
    RULE("E158");
    pos *p = begin("");
    pos_settlement(p, 1, "n17");
    knights(p, 0, "n12.1.0"); /* one's own is none */
    table *t = ck_table(p);
    assert_moves_of(t, "play_intrigue", "");
    refuse(t, 0, "play_intrigue:n12", CATAN_E_NO_KNIGHT);
    refuse(t, 0, "play_intrigue:n17", CATAN_E_NO_KNIGHT);
    refuse(t, 0, "play_intrigue:n7", CATAN_E_NO_KNIGHT);
}

/* The player has no knight there for nothing, but may recruit one, as anybody may. */
static void test_no_free_knight(void **state) {
    (void)state;
    RULE("C-124");
    pos *p = begin("n17.3.1");
    pos_hand(p, 0, "wool:1 ore:1");
    table *t = ck_table(p);
    refuse(t, 0, "recruit_knight:n17", CATAN_E_KNIGHT);
    play(t, "play_intrigue:n17 retreat_knight:n22");
    assert_moves_of(t, "recruit_knight", "n7,n12,n17");
    play(t, "recruit_knight:n17");
    assert_hand(t, 0, "");
}

/* --- G-9 --- */

/* Seat 0 has 11 points and six roads in a row, n7 n12 n17 n23 n29 n35 n40, cut at n17 by a knight
 * of seat 1, whose roads lead from there over n22, n28 and n34 to n29. */
static table *cut_at_n17(void) {
    pos *p = ck("players=3");
    pos_road(p, 0, "e11 e19 e26 e35 e43 e51");
    pos_road(p, 1, "e25 e34 e41 e42");
    defends(p, 0, 11);
    knights(p, 1, "n17.1.0");
    progress(p, 0, "intrigue:1");
    pos_longest_road(p, CATAN_NOBODY);
    table *t = ck_table(p);
    play(t, "play_intrigue:n17");
    assert_asked(t, 1, "retreat_knight");
    assert_awards(t, CATAN_NOBODY, CATAN_NOBODY); /* while he chooses */
    assert_result(t, CATAN_RUNNING);
    return t;
}

static void test_judged_once(void **state) {
    (void)state;
    RULE("G-9");
    RULE("C-124");
    RULE("C-62");
    table *t = cut_at_n17();
    play(t, "retreat_knight:n22");
    assert_awards(t, 0, CATAN_NOBODY);
    assert_result(t, 0);
    t = cut_at_n17(); /* cut again, elsewhere */
    play(t, "retreat_knight:n29");
    assert_awards(t, CATAN_NOBODY, CATAN_NOBODY);
    assert_result(t, CATAN_RUNNING);
    assert_asked(t, 0, "action");
    assert_points(t, 0, 11, 11);
    /* with nowhere to go: at once */
    pos *p = ck("players=3");
    pos_road(p, 0, "e11 e19 e26 e35 e43 e51");
    pos_road(p, 1, "e25");
    pos_settlement(p, 1, "n22");
    defends(p, 0, 11);
    knights(p, 1, "n17.1.0");
    progress(p, 0, "intrigue:1");
    pos_longest_road(p, CATAN_NOBODY);
    t = ck_table(p);
    play(t, "play_intrigue:n17");
    assert_awards(t, 0, CATAN_NOBODY);
    assert_result(t, 0);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        PLAY_TEST(test_driven_away),    PLAY_TEST(test_illegal_answers),
        PLAY_TEST(test_nowhere),        PLAY_TEST(test_not_connected),
        PLAY_TEST(test_on_the_way),     PLAY_TEST(test_no_such_knight),
        PLAY_TEST(test_no_free_knight), PLAY_TEST(test_judged_once),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
