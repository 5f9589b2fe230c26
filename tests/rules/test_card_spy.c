/* The spy: C-126. */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>
#include <cmocka.h>

#include "rules/cards_table.h"
#include "support/rule.h"

/* Seat 0 may play it; seat 1 holds three cards, seat 2 one, seat 3 none but an open one. */
static pos *begin(void) {
    pos *p = ck("players=4");
    progress(p, 0, "spy:1");
    progress(p, 1, "crane:1 wedding:1 merchant:1");
    progress(p, 2, "spy:1");
    pos_field(p, "printer", "s3");
    pos_field(p, "constitution", "s1");
    return p;
}

static void test_takes_one(void **state) {
    (void)state;
    RULE("C-126");
    table *t = ck_table(begin());
    const char *before = table_line(t);
    assert_moves_of(t, "play_spy", "s1,s2");
    play_as(t, 0, "play_spy:s1");
    assert_under(t, "politics", "spy");
    assert_asked(t, 0, "take_progress");
    assert_moves(t, "take_progress:crane,wedding,merchant");
    refuse(t, 0, "take_progress:spy", CATAN_E_NOT_IN_HAND);
    refuse(t, 0, "take_progress:constitution", CATAN_E_NOT_IN_HAND); /* open, and safe */
    refuse(t, 0, "take_progress:bishop", CATAN_E_NOT_IN_HAND);
    refuse(t, 0, "decline", CATAN_E_NOT_ASKED); /* one is taken (G-7) */
    refuse(t, 0, "end_turn", CATAN_E_NOT_ASKED);
    refuse(t, 1, "take_progress:crane", CATAN_E_NOT_YOUR_TURN);
    play_as(t, 0, "take_progress:wedding");
    assert_asked(t, 0, "action");
    assert_progress(t, 0, "wedding:1");
    assert_progress(t, 1, "crane:1 merchant:1");
    assert_int_equal(piece_of(t, CATAN_PIECE_CONSTITUTION, CATAN_NO_PLACE), 1);
    assert_under(t, "politics", "spy"); /* what was taken lies under no deck */
    assert_decks(t, 17, 15, 16);
    assert_back(t, 2, before);
}

/* Points do not matter; a single card is asked for all the same. */
static void test_from_whom(void **state) {
    (void)state;
    RULE("C-126");
    RULE("G-3");
    pos *p = begin();
    defends(p, 0, 9);
    table *t = ck_table(p);
    play(t, "play_spy:s2");
    assert_asked(t, 0, "take_progress");
    assert_moves(t, "take_progress:spy");
}

/* Not from who has none: an open card is none, nor is a hand of others. */
static void test_nothing_there(void **state) {
    (void)state;
    RULE("C-126");
    RULE("C-89");
    pos *p = begin();
    pos_hand(p, 3, "ore:3");
    table *t = ck_table(p);
    refuse(t, 0, "play_spy:s3", CATAN_E_NOT_IN_HAND);
    assert_not_listed(t, "play_spy:s0");
    progress(p, 0, "spy:2"); /* with one left of one's own either */
    progress(p, 1, "");
    progress(p, 2, "");
    t = ck_table(p);
    assert_moves_of(t, "play_spy", "");
    for (int seat = 1; seat <= 3; seat++) {
        char text[16];
        sprintf(text, "play_spy:s%d", seat);
        refuse(t, 0, text, CATAN_E_NOT_IN_HAND);
    }
    assert_not_listed(t, "play_spy:s0");
}

/* What was taken is played at once, another spy, too. */
static void test_a_spy(void **state) {
    (void)state;
    RULE("C-126");
    RULE("C-87");
    pos *p = begin();
    defends(p, 1, 3);
    pos_hand(p, 1, "coin:1");
    table *t = ck_table(p);
    const char *before = table_line(t);
    play_as(t, 0, "play_spy:s2 take_progress:spy");
    assert_progress(t, 2, "");
    assert_moves_of(t, "play_spy", "s1");
    play_as(t, 0, "play_spy:s1 take_progress:wedding");
    assert_under(t, "politics", "spy spy");
    play_as(t, 0, "play_wedding");
    play_as(t, 1, "give:coin");
    assert_asked(t, 0, "action");
    assert_hand(t, 0, "coin:1");
    assert_progress(t, 0, "");
    assert_progress(t, 1, "crane:1 merchant:1");
    assert_under(t, "politics", "spy spy wedding");
    assert_back(t, 6, before);
}

/* More than four stay until the turn ends. */
static void test_more_than_four(void **state) {
    (void)state;
    RULE("C-126");
    RULE("C-88");
    pos *p = begin();
    progress(p, 0, "mining:2 spy:2 resource_monopoly:2");
    table *t = ck_table(p);
    play(t, "play_spy:s1 take_progress:crane play_spy:s1 take_progress:merchant");
    assert_asked(t, 0, "action");
    assert_progress(t, 0, "crane:1 mining:2 resource_monopoly:2 merchant:1");
    assert_int_equal(progress_held(t, 0), 6);
    play(t, "end_turn");
    assert_asked(t, 0, "discard_progress");
    assert_moves(t, "discard_progress:crane,mining,resource_monopoly,merchant");
    play(t, "discard_progress:crane");
    assert_asked(t, 0, "discard_progress");
    play(t, "discard_progress:mining");
    assert_asked(t, 1, "before_roll");
    assert_under(t, "politics", "spy spy");
    assert_under(t, "science", "crane mining");
}

/* A hand has been seen, which no taking back undoes. */
static void test_reveals(void **state) {
    (void)state;
    RULE("C-126");
    table *t = ck_table(begin());
    play(t, "play_spy:s1");
    assert_int_equal(catan_undo_reveals(t->state), 1);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        PLAY_TEST(test_takes_one), PLAY_TEST(test_from_whom), PLAY_TEST(test_nothing_there),
        PLAY_TEST(test_a_spy),     PLAY_TEST(test_reveals),   PLAY_TEST(test_more_than_four),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
