/* Who may know what of commercial harbour: C-130, H-1 to H-6. */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>
#include <cmocka.h>

#include "rules/cards_played.h"
#include "support/rule.h"

static pos *begin(void) {
    pos *p = ck("players=4 trade=off");
    pos_hand(p, 0, "lumber:2 ore:1 coin:1");
    pos_hand(p, 1, "wool:1 cloth:1 paper:2");
    pos_hand(p, 2, "grain:1");
    progress(p, 0, "commercial_harbour:1");
    return p;
}
static table *offered(pos *p, const char *seat) {
    char text[64];
    table *t = logged(p);
    snprintf(text, sizeof text, "play_commercial_harbour harbour_offer:%s", seat);
    play(t, text);
    return t;
}
static int is_one_of(int32_t me, int32_t a, int32_t b) {
    return me == a || me == b || me == CATAN_ALL_SEEING;
}
#define masked(KIND) catan_move_make(CATAN_MOVE_##KIND, CATAN_HIDDEN)

/* --- what all may know: who is offered a card --- */

static void test_public(void **state) {
    (void)state;
    RULE("C-130");
    RULE("H-1");
    table *t = logged(begin());
    play(t, "play_commercial_harbour");
    assert_all_are_told(t, "s0 play_commercial_harbour | "
                           "s0 played_progress commercial_harbour of trade");
    play(t, "harbour_offer:s1");
    assert_all_are_told(t, "s0 harbour_offer:s1");
    assert_about(t, "s1");
    for (int i = 0; i < OBSERVERS; i++) {
        assert_int_equal(count_of(t, observers[i], HARBOUR, CATAN_NOBODY, 0), 1);
        int32_t left = count_of(t, observers[i], HARBOUR_SEATS, CATAN_NOBODY, 0);
        assert_int_equal(left >> 1 & 1, 0); /* not seat 1 any more */
        assert_int_equal(left >> 2 & 1, 1);
        assert_int_equal(left & 1, 0);
    }
}

/* --- the card offered: he who offers it knows it, the other learns it by the exchange --- */

static void test_face_down(void **state) {
    (void)state;
    RULE("C-130");
    RULE("H-3");
    table *t = offered(begin(), "s1");
    catan_move card = catan_move_harbour_card(CATAN_ORE);
    for (int i = 0; i < OBSERVERS; i++) {
        int32_t me = observers[i];
        int knows = is_one_of(me, 0, 0);
        assert_int_equal(catan_move_masked(t->state, me, card),
                         knows ? card : masked(HARBOUR_CARD));
        assert_int_equal(catan_view_moves(t->state, me, NULL, 0), knows ? 2 : 0);
        if (me != CATAN_ALL_SEEING && me != 0) {
            assert_int_equal(catan_view_check(t->state, me, card), CATAN_E_NOT_YOUR_TURN);
        }
    }
    play(t, "harbour_card:ore");
    for (int i = 0; i < OBSERVERS; i++) {
        int32_t me = observers[i];
        assert_told(t, me, is_one_of(me, 0, 0) ? "s0 harbour_card:ore" : "s0 harbour_card:?");
        assert_int_equal(count_of(t, me, HAND, 0, CATAN_TOTAL), 4);
        assert_int_equal(count_of(t, me, HAND, 0, CATAN_ORE),
                         is_one_of(me, 0, 0) ? 1 : CATAN_UNKNOWN);
    }
}

static void test_given(void **state) {
    (void)state;
    RULE("C-130");
    RULE("H-3");
    table *t = offered(begin(), "s1");
    play(t, "harbour_card:ore");
    catan_move give = catan_move_harbour_give(CATAN_PAPER);
    for (int i = 0; i < OBSERVERS; i++) {
        int32_t me = observers[i];
        assert_int_equal(catan_move_masked(t->state, me, give),
                         is_one_of(me, 0, 1) ? give : masked(HARBOUR_GIVE));
        assert_int_equal(catan_view_moves(t->state, me, NULL, 0), is_one_of(me, 1, 1) ? 2 : 0);
        if (me != CATAN_ALL_SEEING && me != 1) { /* which he has is not told */
            assert_int_equal(catan_view_check(t->state, me, give), CATAN_E_NOT_YOUR_TURN);
            assert_int_equal(catan_view_check(t->state, me, catan_move_harbour_give(CATAN_COIN)),
                             CATAN_E_NOT_YOUR_TURN);
        }
    }
    play(t, "harbour_give:paper");
    for (int i = 0; i < OBSERVERS; i++) {
        int32_t me = observers[i];
        assert_told(t, me,
                    is_one_of(me, 0, 1)
                        ? "s1 harbour_give:paper | s0>s1 ore:1 harbour | s1>s0 paper:1 harbour"
                        : "s1 harbour_give:? | s0>s1 ?:1 harbour | s1>s0 ?:1 harbour");
        assert_int_equal(count_of(t, me, HAND, 0, CATAN_TOTAL), 4);
        assert_int_equal(count_of(t, me, HAND, 1, CATAN_TOTAL), 4);
        assert_int_equal(count_of(t, me, HAND, 1, CATAN_ORE),
                         is_one_of(me, 1, 1) ? 1 : CATAN_UNKNOWN); /* a view deduces nothing */
        assert_int_equal(count_of(t, me, HAND, 0, CATAN_PAPER),
                         is_one_of(me, 0, 0) ? 1 : CATAN_UNKNOWN);
    }
}

/* Who has no commodity never learns what he was offered; that he has none all may see. */
static void test_not_given(void **state) {
    (void)state;
    RULE("C-130");
    RULE("H-3");
    table *t = offered(begin(), "s2");
    play(t, "harbour_card:ore");
    assert_asked(t, 0, "action");
    for (int i = 0; i < OBSERVERS; i++) {
        int32_t me = observers[i];
        assert_told(t, me, is_one_of(me, 0, 0) ? "s0 harbour_card:ore" : "s0 harbour_card:?");
    }
}

/* --- nothing of it shows anywhere else --- */

/* The same, but that another card is offered: till the exchange only seat 0 can tell. */
static void test_offers_alike(void **state) {
    (void)state;
    RULE("H-5");
    RULE("C-130");
    table *one = offered(begin(), "s1"), *other = offered(begin(), "s1");
    play(one, "harbour_card:ore");
    play(other, "harbour_card:lumber");
    static const int32_t blind[] = {1, 2, 3, CATAN_SPECTATOR};
    for (int k = 0; k < 4; k++) {
        assert_told_alike(one, other, blind[k]);
    }
    assert_true(catan_hash(one->state) != catan_hash(other->state));
    play(one, "harbour_give:cloth");
    play(other, "harbour_give:cloth");
    for (int k = 1; k < 4; k++) {
        assert_told_alike(one, other, blind[k]);
    }
    assert_seen_apart(one, other, 1);
    assert_seen_apart(one, other, 0);
    /* it may be tried with one without commodities, who does not learn it at all */
    one = offered(begin(), "s2");
    other = offered(begin(), "s2");
    play(one, "harbour_card:ore");
    play(other, "harbour_card:lumber");
    for (int k = 0; k < 4; k++) {
        assert_told_alike(one, other, blind[k]);
    }
    assert_true(catan_hash(one->state) == catan_hash(other->state)); /* nothing is left of it */
}

/* Another commodity is given. */
static void test_answers_alike(void **state) {
    (void)state;
    RULE("H-5");
    RULE("C-130");
    table *one = offered(begin(), "s1"), *other = offered(begin(), "s1");
    play(one, "harbour_card:ore harbour_give:cloth");
    play(other, "harbour_card:ore harbour_give:paper");
    static const int32_t blind[] = {2, 3, CATAN_SPECTATOR};
    for (int k = 0; k < 3; k++) {
        assert_told_alike(one, other, blind[k]);
    }
    assert_seen_apart(one, other, 0);
    assert_seen_apart(one, other, 1);
}

/* Other hands behind it: seats 1 and 2 have exchanged a resource, seats 0 and 2 too. Nobody else is
 * told of it, by no list and no reason. */
static void test_hands_alike(void **state) {
    (void)state;
    RULE("H-5");
    RULE("C-130");
    pos *p = begin();
    pos_hand(p, 0, "lumber:1 wool:1 ore:1 coin:1");
    pos_hand(p, 1, "grain:1 cloth:1 paper:2");
    pos_hand(p, 2, "lumber:1");
    table *one = logged(begin()), *other = logged(p);
    static const char *const plays[] = {"end_turn", "play_commercial_harbour", "harbour_offer:s1",
                                        "harbour_card:ore", "harbour_give:paper"};
    for (int i = 0; i < 5; i++) {
        if (i == 1) {
            take_back(one, 1);
            take_back(other, 1);
        }
        play(one, plays[i]);
        play(other, plays[i]);
        assert_told_alike(one, other, 3);
        assert_told_alike(one, other, CATAN_SPECTATOR);
    }
}

/* Before an offer is made nobody is told who has a commodity. */
static void test_commodities_alike(void **state) {
    (void)state;
    RULE("H-5");
    RULE("C-130");
    pos *p = begin(); /* seats 1 and 2 have exchanged cards: now seat 2 has a commodity */
    pos_hand(p, 1, "wool:1 grain:1 cloth:1 paper:1");
    pos_hand(p, 2, "paper:1");
    table *one = logged(begin()), *other = logged(p);
    static const char *const plays[] = {"end_turn", "play_commercial_harbour", "harbour_offer:s2"};
    for (int i = 0; i < 3; i++) {
        if (i == 1) {
            take_back(one, 1);
            take_back(other, 1);
        }
        play(one, plays[i]);
        play(other, plays[i]);
        assert_told_alike(one, other, 0);
        assert_told_alike(one, other, 3);
        assert_told_alike(one, other, CATAN_SPECTATOR);
    }
}

/* Taking moves back would not make anybody forget the cards exchanged, or that there was none to
 * exchange. */
static void test_undo_reveals(void **state) {
    (void)state;
    RULE("C-130");
    table *t = offered(begin(), "s1");
    assert_int_equal(catan_undo_reveals(t->state), 0);
    play(t, "harbour_card:ore harbour_give:paper");
    assert_int_equal(catan_undo_reveals(t->state), 1);
    t = offered(begin(), "s2");
    play(t, "harbour_card:ore");
    assert_int_equal(catan_undo_reveals(t->state), 1);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        PLAY_TEST(test_public),       PLAY_TEST(test_face_down),
        PLAY_TEST(test_given),        PLAY_TEST(test_not_given),
        PLAY_TEST(test_offers_alike), PLAY_TEST(test_answers_alike),
        PLAY_TEST(test_hands_alike),  PLAY_TEST(test_commodities_alike),
        PLAY_TEST(test_undo_reveals),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
