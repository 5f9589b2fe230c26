/* The wedding: C-123, E148. */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>
#include <cmocka.h>

#include "rules/cards_table.h"
#include "support/rule.h"

/* Seat 2 may play it with 3 points; seats 3 and 1 have more, seat 0 as many. */
static pos *begin(void) {
    pos *p = ck("players=4");
    defends(p, 0, 3);
    defends(p, 1, 5);
    defends(p, 2, 3);
    defends(p, 3, 4);
    pos_hand(p, 0, "wool:4");
    pos_hand(p, 1, "lumber:1 wool:2 ore:1");
    pos_hand(p, 3, "brick:1 coin:2 paper:3");
    progress(p, 1, "crane:1");
    progress(p, 2, "wedding:1");
    pos_turn(p, 2, "action");
    return p;
}

/* Two cards of their choice, one by one in kind order; in turn order. */
static void test_two_cards_each(void **state) {
    (void)state;
    RULE("C-123");
    RULE("E148");
    table *t = ck_table(begin());
    const char *before = table_line(t);
    play_as(t, 2, "play_wedding");
    assert_under(t, "politics", "wedding");
    assert_asked(t, 3, "give");
    assert_moves(t, "give:brick,coin,paper");
    refuse(t, 2, "give:coin", CATAN_E_NOT_YOUR_TURN);
    refuse(t, 1, "give:wool", CATAN_E_NOT_YOUR_TURN);
    refuse(t, 3, "give:ore", CATAN_E_NOT_IN_HAND);
    refuse(t, 3, "decline", CATAN_E_NOT_ASKED);
    refuse(t, 3, "discard:coin", CATAN_E_NOT_ASKED);
    play_as(t, 3, "give:coin");
    assert_hand(t, 2, "coin:1");
    assert_asked(t, 3, "give");
    assert_moves(t, "give:coin,paper");
    refuse(t, 3, "give:brick", CATAN_E_KIND_ORDER);
    play_as(t, 3, "give:paper");
    assert_asked(t, 1, "give"); /* not seat 0: as many points */
    assert_moves(t, "give:lumber,wool");
    refuse(t, 1, "give:ore", CATAN_E_CANNOT_COMPLETE);
    play_as(t, 1, "give:wool give:wool");
    assert_asked(t, 2, "action");
    assert_hand(t, 0, "wool:4");
    assert_hand(t, 1, "lumber:1 ore:1");
    assert_hand(t, 2, "wool:2 coin:1 paper:1");
    assert_hand(t, 3, "brick:1 coin:1 paper:2");
    assert_progress(t, 1, "crane:1");
    assert_back(t, 5, before);
}

/* His only card from who has one; who has none is not asked. */
static void test_few_cards(void **state) {
    (void)state;
    RULE("C-123");
    RULE("G-3");
    pos *p = begin();
    pos_hand(p, 1, "ore:1");
    table *t = ck_table(p);
    play(t, "play_wedding give:brick give:paper");
    assert_asked(t, 1, "give"); /* though there is no choice (G-3) */
    assert_moves(t, "give:ore");
    play(t, "give:ore");
    assert_asked(t, 2, "action");
    assert_hand(t, 1, "");
    assert_hand(t, 2, "brick:1 ore:1 paper:1");
    pos_hand(p, 3, "");
    t = ck_table(p);
    play(t, "play_wedding");
    assert_asked(t, 1, "give");
    assert_moves(t, "give:ore");
    play(t, "give:ore");
    assert_asked(t, 2, "action");
    /* two alike leave no choice either */
    pos_hand(p, 1, "ore:2");
    t = ck_table(p);
    play(t, "play_wedding give:ore");
    assert_moves(t, "give:ore");
    play(t, "give:ore");
    assert_asked(t, 2, "action");
    assert_hand(t, 2, "ore:2");
}

static void test_nobody_gives(void **state) {
    (void)state;
    RULE("C-123");
    RULE("C-90");
    RULE("E148");
    RULE("E158");
    pos *p = begin(); /* richer ones without cards */
    pos_hand(p, 1, "");
    pos_hand(p, 3, "");
    table *t = ck_table(p);
    assert_moves_of(t, "play_wedding", "");
    refuse(t, 2, "play_wedding", CATAN_E_NO_EFFECT);
    p = begin(); /* nobody has more points */
    defends(p, 2, 5);
    t = ck_table(p);
    refuse(t, 2, "play_wedding", CATAN_E_NO_EFFECT);
    p = begin(); /* one with one card will do */
    defends(p, 2, 4);
    pos_hand(p, 1, "ore:1");
    t = ck_table(p);
    play(t, "play_wedding give:ore");
    assert_asked(t, 2, "action");
}

/* What was given may be used at once, and nobody discards for it. */
static void test_used_at_once(void **state) {
    (void)state;
    RULE("C-123");
    pos *p = begin();
    pos_hand(p, 2, "brick:1 grain:7");
    pos_settlement(p, 2, "n12");
    defends(p, 2, 2);
    table *t = ck_table(p);
    refuse(t, 2, "build_road:e19", CATAN_E_CANNOT_PAY);
    play(t, "play_wedding give:coin give:coin give:lumber give:wool");
    assert_int_equal(hand_size(t, 2), 12);
    play(t, "build_road:e19");
    assert_hand(t, 2, "wool:1 grain:7 coin:2");
}

/* Six of them: from the active player's left round to his right. */
static void test_six(void **state) {
    (void)state;
    RULE("C-123");
    RULE("G-2");
    pos *p = ck("players=6");
    for (uint32_t seat = 0; seat < 6; seat++) {
        defends(p, seat, seat == 4 ? 0 : 1);
        pos_hand(p, seat, "ore:1");
    }
    progress(p, 4, "wedding:1");
    pos_turn(p, 4, "action");
    table *t = logged(p);
    play(t, "play_wedding");
    static const int32_t order[] = {5, 0, 1, 2, 3};
    static const char *const about[] = {"pending:1 more:s0+s1+s2+s3", "pending:1 more:s1+s2+s3",
                                        "pending:1 more:s2+s3", "pending:1 more:s3", "pending:1"};
    for (int i = 0; i < 5; i++) {
        assert_asked(t, order[i], "give");
        assert_about(t, about[i]);
        play(t, "give:ore");
    }
    assert_asked(t, 4, "action");
    assert_hand(t, 4, "ore:6");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        PLAY_TEST(test_two_cards_each), PLAY_TEST(test_few_cards), PLAY_TEST(test_nobody_gives),
        PLAY_TEST(test_used_at_once),   PLAY_TEST(test_six),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
