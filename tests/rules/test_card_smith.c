/* The smith: C-118, with C-52 and C-53. */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>
#include <cmocka.h>

#include "rules/cards_played.h"
#include "support/rule.h"

/* Seat 0 holds a smith and has roads along n8 n13 n18 n23 n17 n12, with these knights at them; seat
 * 1 has a knight on n34. */
static pos *begin(const char *its_knights) {
    pos *p = ck("players=4");
    pos_road(p, 0, "e13 e20 e27 e26 e19");
    knights(p, 0, its_knights);
    pos_road(p, 1, "e42");
    knights(p, 1, "n34.1.1");
    progress(p, 0, "smith:1");
    return p;
}

/* --- what it does --- */

static void test_two_knights(void **state) {
    (void)state;
    RULE("C-118");
    table *t = ck_table(begin("n13.1.1 n17.1.0"));
    assert_moves_of(t, "play_smith", "n13,n17");
    play_card(t, "play_smith:n17");
    assert_knight(t, 17, 0, STRONG, 0); /* passive as it was */
    assert_knight(t, 13, 0, BASIC, 1);
    assert_under(t, "science", "smith");
    assert_progress(t, 0, "");
    assert_asked(t, 0, "free_promotion");
    assert_moves(t, "decline free_promotion:n13");
    play_card(t, "free_promotion:n13");
    assert_asked(t, 0, "action");
    assert_knight(t, 13, 0, STRONG, 1); /* active as it was */
    assert_knights_left(t, 0, 2, 0, 2);
    assert_hand(t, 0, "");
    assert_bank(t, 19, 19, 19, 19, 19);
    assert_listed(t, "lift_knight:n13"); /* promotion makes nobody tired */
}

static void test_second_is_declined(void **state) {
    (void)state;
    RULE("C-118");
    table *t = ck_table(begin("n13.1.1 n17.1.0"));
    play_card(t, "play_smith:n17 decline");
    assert_asked(t, 0, "action");
    assert_knight(t, 17, 0, STRONG, 0);
    assert_knight(t, 13, 0, BASIC, 1);
    assert_knights_left(t, 0, 1, 1, 2);
    refuse(t, 0, "free_promotion:n13", CATAN_E_NOT_ASKED);
}

/* One will do. */
static void test_one_knight(void **state) {
    (void)state;
    RULE("C-118");
    table *t = ck_table(begin("n17.1.0"));
    play_card(t, "play_smith:n17");
    assert_asked(t, 0, "action");
    assert_knight(t, 17, 0, STRONG, 0);
    /* the other cannot rise */
    t = ck_table(begin("n13.2.0 n17.1.0"));
    play_card(t, "play_smith:n17");
    assert_asked(t, 0, "action");
    assert_knight(t, 13, 0, STRONG, 0);
}

static void test_told(void **state) {
    (void)state;
    RULE("C-118");
    RULE("H-1");
    table *t = logged(begin("n13.1.1 n17.1.0"));
    play(t, "play_smith:n17");
    assert_all_are_told(t, "s0 play_smith:n17 | s0 played_progress smith of science");
    for (int i = 0; i < OBSERVERS; i++) {
        catan_view view;
        assert_int_equal(catan_view_get(&view, sizeof view, t->state, observers[i]), CATAN_OK);
        assert_int_equal(view.place, 17);
        assert_int_equal(view.place_kind, CATAN_PLACE_NODE);
        assert_non_null(strstr(told_text(t, observers[i], CATAN_EVENT_PLACED, CATAN_EVENT_ENDED),
                               "+s0 knight n17 2.4"));
    }
    play(t, "free_promotion:n13");
    assert_all_are_told(t, "s0 free_promotion:n13");
}

/* --- one after the other --- */

/* Both strong pieces are on the board: what the first frees serves the second. */
static void test_freed_piece(void **state) {
    (void)state;
    RULE("C-118");
    pos *p = begin("n13.1.0 n17.2.0 n23.2.1");
    tracks(p, 0, 0, 3, 0);
    table *t = ck_table(p);
    assert_moves_of(t, "play_smith", "n17,n23");
    refuse(t, 0, "play_smith:n13", CATAN_E_NO_PIECE);
    play_card(t, "play_smith:n17");
    assert_moves(t, "decline free_promotion:n13,n23");
    play_card(t, "free_promotion:n13");
    assert_knight(t, 17, 0, MIGHTY, 0);
    assert_knight(t, 13, 0, STRONG, 0);
    assert_knight(t, 23, 0, STRONG, 1);
    assert_knights_left(t, 0, 2, 0, 1);
}

static void test_two_different_ones(void **state) {
    (void)state;
    RULE("C-118");
    RULE("C-53");
    pos *p = begin("n13.1.0 n17.1.0");
    tracks(p, 0, 0, 3, 0);
    table *t = ck_table(p);
    play(t, "play_smith:n17");
    refuse(t, 0, "free_promotion:n17", CATAN_E_KNIGHT_RAISED);
    refuse(t, 0, "free_promotion:n34", CATAN_E_NO_KNIGHT);
    refuse(t, 0, "free_promotion:n18", CATAN_E_NO_KNIGHT);
    refuse(t, 0, "end_turn", CATAN_E_NOT_ASKED);
    refuse(t, 0, "promote_knight:n13", CATAN_E_NOT_ASKED);
    refuse(t, 1, "free_promotion:n13", CATAN_E_NOT_YOUR_TURN);
}

/* --- mighty knights need the fortress --- */

static void test_fortress(void **state) {
    (void)state;
    RULE("C-118");
    RULE("C-52");
    pos *p = begin("n13.2.0 n17.1.0");
    tracks(p, 0, 5, 2, 5);
    pos_city(p, 0, "n8 n47");
    pos_field(p, "metropolises", "n8,-,n47");
    table *t = ck_table(p);
    assert_moves_of(t, "play_smith", "n17");
    refuse(t, 0, "play_smith:n13", CATAN_E_NO_FORTRESS);
    tracks(p, 0, 5, 3, 5);
    t = ck_table(p);
    assert_moves_of(t, "play_smith", "n13,n17");
    play(t, "play_smith:n13 free_promotion:n17");
    assert_knight(t, 13, 0, MIGHTY, 0);
    assert_knight(t, 17, 0, STRONG, 0);
}

/* --- once a turn --- */

static void test_once_a_turn(void **state) {
    (void)state;
    RULE("C-118");
    RULE("C-53");
    pos *p = begin("n13.1.0 n17.1.0");
    tracks(p, 0, 0, 3, 0);
    pos_hand(p, 0, "wool:3 ore:3");
    table *t = ck_table(p);
    play(t, "promote_knight:n13");
    refuse(t, 0, "play_smith:n13", CATAN_E_KNIGHT_RAISED);
    play(t, "play_smith:n17"); /* nobody is left for the second */
    assert_asked(t, 0, "action");
    refuse(t, 0, "promote_knight:n17", CATAN_E_KNIGHT_RAISED);
    until_turn_of(t, 0);
    assert_listed(t, "promote_knight:n13,n17");
    /* nor in the turn in which it was recruited */
    p = begin("n13.1.0");
    pos_hand(p, 0, "wool:1 ore:1");
    t = ck_table(p);
    play(t, "recruit_knight:n17");
    assert_moves_of(t, "play_smith", "n13");
    refuse(t, 0, "play_smith:n17", CATAN_E_KNIGHT_RAISED);
}

static void test_two_smiths(void **state) {
    (void)state;
    RULE("C-118");
    RULE("C-87");
    pos *p = begin("n13.1.0 n17.1.0 n23.2.0");
    tracks(p, 0, 0, 3, 0);
    progress(p, 0, "smith:2");
    table *t = ck_table(p);
    play_card(t, "play_smith:n23 free_promotion:n17");
    assert_moves_of(t, "play_smith", "n13");
    refuse(t, 0, "play_smith:n17", CATAN_E_KNIGHT_RAISED);
    play_card(t, "play_smith:n13");
    assert_asked(t, 0, "action");
    assert_knights_left(t, 0, 2, 0, 1);
    assert_under(t, "science", "smith smith");
}

/* --- nobody to promote --- */

static void test_nobody_rises(void **state) {
    (void)state;
    RULE("C-118");
    RULE("C-90");
    RULE("E158");
    table *t = ck_table(begin(""));
    assert_moves_of(t, "play_smith", "");
    refuse(t, 0, "play_smith:n13", CATAN_E_NO_KNIGHT);
    refuse(t, 0, "play_smith:n34", CATAN_E_NO_KNIGHT); /* another's */
    t = ck_table(begin("n13.3.1 n17.3.0"));
    assert_moves_of(t, "play_smith", "");
    refuse(t, 0, "play_smith:n13", CATAN_E_KNIGHT_MIGHTY);
    t = ck_table(begin("n13.3.1 n17.3.0 n23.2.0")); /* no third mighty one */
    assert_moves_of(t, "play_smith", "");
    refuse(t, 0, "play_smith:n23", CATAN_E_NO_PIECE);
    /* without the card */
    pos *p = begin("n13.1.0");
    progress(p, 0, "crane:1");
    progress(p, 1, "smith:1");
    t = ck_table(p);
    refuse(t, 0, "play_smith:n13", CATAN_E_NO_CARD);
    refuse(t, 0, "play_smith:n8", CATAN_E_NO_CARD);
    refuse(t, 1, "play_smith:n34", CATAN_E_NOT_YOUR_TURN);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        PLAY_TEST(test_two_knights), PLAY_TEST(test_second_is_declined),
        PLAY_TEST(test_one_knight),  PLAY_TEST(test_told),
        PLAY_TEST(test_freed_piece), PLAY_TEST(test_two_different_ones),
        PLAY_TEST(test_fortress),    PLAY_TEST(test_once_a_turn),
        PLAY_TEST(test_two_smiths),  PLAY_TEST(test_nobody_rises),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
