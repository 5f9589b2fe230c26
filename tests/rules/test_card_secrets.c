/* Who may know what blue cards do: C-101, H-3, H-5, H-6. Two worlds that differ in what one may not
 * know look the same to him. */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>
#include <cmocka.h>

#include "rules/cards_table.h"
#include "support/rule.h"

/* A move as observers may see it: two seats, and who sees all, know it. */
static void check_masked(const table *t, const char *text, int32_t one, int32_t two) {
    catan_move move = play_move_of(t, text, __FILE__, __LINE__);
    catan_move hidden = catan_move_make(catan_move_kind_of(move), CATAN_HIDDEN);
    for (int i = 0; i < OBSERVERS; i++) {
        int32_t me = observers[i];
        int knows = me == one || me == two || me == CATAN_ALL_SEEING;
        assert_int_equal(catan_move_masked(t->state, me, move), knows ? move : hidden);
    }
}
/* Told so to two seats and to who sees all, otherwise to others. */
static void check_told(const table *t, int32_t one, int32_t two, const char *open,
                       const char *hidden) {
    for (int i = 0; i < OBSERVERS; i++) {
        int32_t me = observers[i];
        int knows = me == one || me == two || me == CATAN_ALL_SEEING;
        assert_told(t, me, knows ? open : hidden);
    }
}
static void play_both(table *one, table *other, const char *in_one, const char *in_other) {
    play(one, in_one);
    play(other, in_other);
}

/* --- the bishop: thief and victim know the card --- */

static pos *for_bishop(void) {
    pos *p = ck("players=4");
    pos_field(p, "robber_free", "1");
    pos_settlement(p, 1, "n17");
    pos_settlement(p, 2, "n7");
    pos_hand(p, 1, "wool:2 ore:2");
    pos_hand(p, 2, "wool:1 coin:1");
    progress(p, 0, "bishop:1");
    return p;
}

static void test_bishop_told(void **state) {
    (void)state;
    RULE("H-3");
    RULE("C-120");
    RULE("C-101");
    table *t = logged(for_bishop());
    play(t, "play_bishop:h3");
    for (int i = 0; i < OBSERVERS; i++) { /* chance's moves would tell the hand */
        int32_t me = observers[i];
        assert_int_equal(catan_view_moves(t->state, me, NULL, 0), me == CATAN_ALL_SEEING ? 2 : 0);
    }
    check_masked(t, "steal:ore", 0, 1);
    play(t, "steal:ore");
    check_told(t, 0, 1, "chance steal:ore | s1>s0 ore:1 stolen",
               "chance steal:? | s1>s0 ?:1 stolen");
    check_masked(t, "steal:coin", 0, 2);
    play(t, "steal:coin");
    check_told(t, 0, 2, "chance steal:coin | s2>s0 coin:1 stolen",
               "chance steal:? | s2>s0 ?:1 stolen");
}

static void test_bishop_hidden(void **state) {
    (void)state;
    RULE("H-3");
    RULE("H-5");
    RULE("C-120");
    table *one = logged(for_bishop()), *other = logged(for_bishop());
    play_both(one, other, "play_bishop:h3", "play_bishop:h3");
    play_both(one, other, "steal:wool", "steal:ore");
    assert_told_alike(one, other, 2);
    assert_told_alike(one, other, 3);
    assert_told_alike(one, other, CATAN_SPECTATOR);
    assert_seen_apart(one, other, 0);
    assert_seen_apart(one, other, 1);
    play_both(one, other, "steal:coin", "steal:coin");
    assert_told_alike(one, other, 2);
    assert_told_alike(one, other, 3);
    play_both(one, other, "end_turn", "end_turn");
    assert_told_alike(one, other, 3);
}

/* --- the wedding: giver and taker know the cards --- */

/* Seats 1 and 2 are richer. */
static pos *for_wedding(const char *of_1, const char *of_2) {
    pos *p = ck("players=4");
    defends(p, 1, 2);
    defends(p, 2, 2);
    pos_hand(p, 1, of_1);
    pos_hand(p, 2, of_2);
    progress(p, 0, "wedding:1");
    return p;
}

static void test_wedding_told(void **state) {
    (void)state;
    RULE("H-3");
    RULE("C-123");
    RULE("C-101");
    table *t = logged(for_wedding("wool:2 ore:2", "coin:3"));
    play(t, "play_wedding");
    check_masked(t, "give:ore", 0, 1);
    play(t, "give:wool");
    check_told(t, 0, 1, "s1 give:wool | s1>s0 wool:1 wedding", "s1 give:? | s1>s0 ?:1 wedding");
    check_masked(t, "give:ore", 0, 1);
    play(t, "give:ore");
    check_told(t, 0, 1, "s1 give:ore | s1>s0 ore:1 wedding", "s1 give:? | s1>s0 ?:1 wedding");
    check_masked(t, "give:coin", 0, 2);
    play(t, "give:coin");
    check_told(t, 0, 2, "s2 give:coin | s2>s0 coin:1 wedding", "s2 give:? | s2>s0 ?:1 wedding");
    for (int i = 0; i < OBSERVERS; i++) {
        int32_t me = observers[i];
        assert_int_equal(count_of(t, me, HAND, 0, CATAN_TOTAL), 3);
        assert_int_equal(count_of(t, me, HAND, 1, CATAN_TOTAL), 2);
        assert_int_equal(count_of(t, me, HAND, 1, CATAN_ORE),
                         me == 1 || me == CATAN_ALL_SEEING ? 1 : CATAN_UNKNOWN);
    }
}

/* Others cannot tell what was given, not even which kind came first. */
static void test_wedding_hidden(void **state) {
    (void)state;
    RULE("H-3");
    RULE("H-5");
    RULE("C-123");
    static const int32_t blind[] = {2, 3, CATAN_SPECTATOR};
    table *one = logged(for_wedding("lumber:2 wool:2 ore:2", "coin:2 paper:2"));
    table *other = logged(for_wedding("lumber:2 wool:2 ore:2", "coin:2 paper:2"));
    static const char *const in_one[] = {"play_wedding", "give:lumber", "give:ore"};
    static const char *const in_other[] = {"play_wedding", "give:ore", "give:ore"};
    for (int i = 0; i < 3; i++) {
        play_both(one, other, in_one[i], in_other[i]);
        for (int k = 0; k < 3; k++) {
            assert_told_alike(one, other, blind[k]);
        }
    }
    assert_seen_apart(one, other, 0);
    assert_seen_apart(one, other, 1);
    /* the second giver: seat 1 is blind now */
    play_both(one, other, "give:coin", "give:paper");
    assert_told_alike(one, other, 3);
    assert_told_alike(one, other, CATAN_SPECTATOR);
    assert_seen_apart(one, other, 2);
    play_both(one, other, "give:paper", "give:paper");
    assert_told_alike(one, other, 3);
    assert_told_alike(one, other, CATAN_SPECTATOR);
    play_both(one, other, "end_turn", "end_turn");
    assert_told_alike(one, other, 3);
}

/* What the giver had to choose from is nobody's to know but his own. */
static void test_wedding_hands(void **state) {
    (void)state;
    RULE("H-2");
    RULE("H-5");
    RULE("C-123");
    table *one = logged(for_wedding("lumber:2 wool:1 ore:1", "coin:2"));
    table *other = logged(for_wedding("lumber:2 ore:2", "coin:2"));
    /* the bank is open: seat 2's hand makes up for it */
    other = logged(for_wedding("lumber:2 ore:1 coin:1", "wool:1 coin:1"));
    static const char *const plays[] = {"play_wedding", "give:lumber", "give:lumber"};
    for (int i = 0; i < 3; i++) {
        play_both(one, other, plays[i], plays[i]);
        assert_told_alike(one, other, 0); /* the taker knows no more than what he gets */
        assert_told_alike(one, other, 3);
        assert_told_alike(one, other, CATAN_SPECTATOR);
        assert_seen_apart(one, other, 1);
    }
}

/* The taker knows what he has got, and that less may follow; seat 1's hand he does not know. */
static void test_wedding_taker(void **state) {
    (void)state;
    RULE("H-3");
    RULE("H-6");
    table *t = logged(for_wedding("wool:2 ore:2", "coin:3"));
    play(t, "play_wedding give:wool");
    assert_int_equal(count_of(t, 0, HAND, 0, CATAN_WOOL), 1);
    assert_int_equal(count_of(t, 0, HAND, 1, CATAN_WOOL), CATAN_UNKNOWN);
    assert_int_equal(count_of(t, 0, HAND, 1, CATAN_TOTAL), 3);
    assert_int_equal(catan_view_moves(t->state, 0, NULL, 0), 0);
    assert_int_equal(catan_view_moves(t->state, 1, NULL, 0), 2);
}

/* --- the saboteur: what is discarded is open --- */

static void test_saboteur_told(void **state) {
    (void)state;
    RULE("C-125");
    RULE("C-101");
    pos *p = ck("players=4");
    pos_hand(p, 1, "wool:1 coin:2");
    progress(p, 0, "saboteur:1");
    table *t = logged(p);
    play(t, "play_saboteur");
    catan_move move = play_move_of(t, "discard:coin", __FILE__, __LINE__);
    for (int i = 0; i < OBSERVERS; i++) {
        assert_int_equal(catan_move_masked(t->state, observers[i], move), move);
    }
    play(t, "discard:coin");
    for (int i = 0; i < OBSERVERS; i++) {
        assert_told(t, observers[i], "s1 discard:coin | s1>bank coin:1 discarded");
    }
}

/* --- the spy --- */

static pos *for_spy(const char *of_1, const char *of_2) {
    pos *p = ck("players=4");
    progress(p, 0, "spy:1 mining:1");
    progress(p, 1, of_1);
    progress(p, 2, of_2);
    return p;
}

/* Both know the card, others its colour. */
static void test_spy_told(void **state) {
    (void)state;
    RULE("H-3");
    RULE("C-126");
    RULE("C-101");
    table *t = logged(for_spy("crane:1 wedding:1", "merchant:1"));
    play(t, "play_spy:s1");
    for (int i = 0; i < OBSERVERS; i++) { /* everybody is told of whom */
        assert_told(t, observers[i], "s0 play_spy:s1 | s0 played_progress spy of politics");
    }
    check_masked(t, "take_progress:crane", 0, 1);
    play(t, "take_progress:crane");
    check_told(t, 0, 1, "s0 take_progress:crane | s1>s0 crane of science spied",
               "s0 take_progress:? | s1>s0 ? of science spied");
    for (int i = 0; i < OBSERVERS; i++) {
        int32_t me = observers[i];
        assert_int_equal(count_of(t, me, PROGRESS, 0, CATAN_TOTAL_SCIENCE), 2);
        assert_int_equal(count_of(t, me, PROGRESS, 1, CATAN_TOTAL_SCIENCE), 0);
        assert_int_equal(count_of(t, me, PROGRESS, 1, CATAN_TOTAL_POLITICS), 1);
        assert_int_equal(count_of(t, me, PROGRESS, 0, CATAN_PROGRESS_CRANE),
                         me == 0 || me == CATAN_ALL_SEEING ? 1 : CATAN_UNKNOWN);
    }
}

/* The spy sees the hand while he chooses, and then no more; nobody else does, and of other hands
 * he sees nothing. */
static void test_spy_looks(void **state) {
    (void)state;
    RULE("C-126");
    RULE("H-3");
    RULE("H-6");
    table *t = logged(for_spy("crane:1 mining:1 wedding:1", "merchant:1"));
    static const struct {
        const char *play;
        int sees;
        int32_t mining;
    } acts[] = {{"", 0, 1}, {"play_spy:s1", 1, 1}, {"take_progress:mining", 0, 0}};
    for (int act = 0; act < 3; act++) {
        play(t, acts[act].play);
        for (int i = 0; i < OBSERVERS; i++) {
            int32_t me = observers[i];
            int knows = me == 1 || me == CATAN_ALL_SEEING || (me == 0 && acts[act].sees);
            assert_int_equal(count_of(t, me, PROGRESS, 1, CATAN_PROGRESS_CRANE),
                             knows ? 1 : CATAN_UNKNOWN);
            assert_int_equal(count_of(t, me, PROGRESS, 1, CATAN_PROGRESS_MINING),
                             knows ? acts[act].mining : CATAN_UNKNOWN);
            assert_int_equal(count_of(t, me, PROGRESS, 1, CATAN_PROGRESS_SPY),
                             knows ? 0 : CATAN_UNKNOWN);
            knows = me == 2 || me == CATAN_ALL_SEEING;
            assert_int_equal(count_of(t, me, PROGRESS, 2, CATAN_PROGRESS_MERCHANT),
                             knows ? 1 : CATAN_UNKNOWN);
            knows = me == 0 || me == CATAN_ALL_SEEING;
            assert_int_equal(catan_view_moves(t->state, me, NULL, 0) != 0, knows);
        }
    }
    take_back(t, 1);
    assert_int_equal(count_of(t, 0, PROGRESS, 1, CATAN_PROGRESS_CRANE), 1);
    take_back(t, 1);
    assert_int_equal(count_of(t, 0, PROGRESS, 1, CATAN_PROGRESS_CRANE), CATAN_UNKNOWN);
}

/* The events that he is told with it keep his view right: what he sees, and that it goes. */
static void test_spy_is_told(void **state) {
    (void)state;
    RULE("C-126");
    RULE("H-6");
    table *t = logged(for_spy("crane:1 wedding:1", "merchant:1"));
    play(t, "play_spy:s1");
    const char *text = told_text(t, 0, CATAN_EVENT_PLACED, CATAN_EVENT_ENDED);
    assert_non_null(strstr(text, "s1 progress.crane=1"));
    assert_non_null(strstr(text, "s1 progress.wedding=1"));
    assert_non_null(strstr(text, "s1 progress.mining=0"));
    assert_null(strstr(text, "s2 progress"));
    text = told_text(t, 3, CATAN_EVENT_PLACED, CATAN_EVENT_ENDED);
    assert_null(strstr(text, "s1 progress"));
    play(t, "take_progress:wedding");
    text = told_text(t, 0, CATAN_EVENT_PLACED, CATAN_EVENT_ENDED);
    assert_non_null(strstr(text, "s1 progress.crane=?"));
    assert_non_null(strstr(text, "s1 progress.wedding=?"));
    assert_non_null(strstr(text, "s1 progress.politics=0"));
    assert_non_null(strstr(text, "s0 progress.wedding=1"));
    text = told_text(t, 3, CATAN_EVENT_PLACED, CATAN_EVENT_ENDED);
    assert_null(strstr(text, "progress.wedding"));
    assert_non_null(strstr(text, "s1 progress.politics=0"));
}

/* Hands that differ: the spy tells them apart while he looks, others never. */
static void test_spy_hidden(void **state) {
    (void)state;
    RULE("C-126");
    RULE("H-5");
    RULE("H-6");
    table *one = logged(for_spy("crane:1 wedding:1 deserter:1", "spy:1 medicine:1"));
    table *other = logged(for_spy("crane:1 wedding:1 spy:1", "deserter:1 smith:1"));
    static const int32_t blind[] = {3, CATAN_SPECTATOR};
    for (int k = 0; k < 2; k++) {
        assert_alike(one, other, blind[k]);
    }
    assert_alike(one, other, 0);
    play_both(one, other, "play_spy:s1", "play_spy:s1");
    assert_seen_apart(one, other, 0);
    for (int k = 0; k < 2; k++) {
        assert_told_alike(one, other, blind[k]);
    }
    play_both(one, other, "take_progress:wedding", "take_progress:wedding");
    assert_alike(one, other, 0); /* a view remembers nothing */
    for (int k = 0; k < 2; k++) {
        assert_told_alike(one, other, blind[k]);
    }
    /* which of a colour was taken: seats 0 and 1 know */
    one = logged(for_spy("crane:1 wedding:1 spy:1", "merchant:1"));
    other = logged(for_spy("crane:1 wedding:1 spy:1", "merchant:1"));
    play_both(one, other, "play_spy:s1", "play_spy:s1");
    play_both(one, other, "take_progress:wedding", "take_progress:spy");
    for (int k = 0; k < 2; k++) {
        assert_told_alike(one, other, blind[k]);
    }
    assert_told_alike(one, other, 2);
    assert_seen_apart(one, other, 0);
    assert_seen_apart(one, other, 1);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        PLAY_TEST(test_bishop_told),   PLAY_TEST(test_bishop_hidden),
        PLAY_TEST(test_wedding_told),  PLAY_TEST(test_wedding_hidden),
        PLAY_TEST(test_wedding_hands), PLAY_TEST(test_wedding_taker),
        PLAY_TEST(test_saboteur_told), PLAY_TEST(test_spy_told),
        PLAY_TEST(test_spy_looks),     PLAY_TEST(test_spy_is_told),
        PLAY_TEST(test_spy_hidden),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
