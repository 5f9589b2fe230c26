/* Counter-offers: B-46, and E48 with them. */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>
#include <cmocka.h>

#include "support/pos.h"
#include "support/rule.h"

#define ON "players=4 counter_offers=on"
#define OFFER "offer_give:lumber offer_want:brick " /* what seat 0 begins with */

static pos *traders(const char *options) {
    pos *p = pos_new(options);
    pos_hand(p, 0, "lumber:3 wool:1 ore:2");
    pos_hand(p, 1, "brick:2 grain:1");
    pos_hand(p, 2, "wool:1 grain:1");
    return p;
}

static void test_off_by_default(void **state) {
    (void)state;
    RULE("B-46");
    table *t = pos_table(traders("players=4"));
    play(t, OFFER "offer_send:s1");
    assert_moves(t, "accept reject");
    refuse(t, 1, "offer_give:brick", CATAN_E_TRADE_OFF);
}

static void test_whole_counter_offer(void **state) {
    (void)state;
    RULE("B-46");
    table *t = pos_table(traders(ON));
    play(t, OFFER "offer_send:s1+s2");
    assert_asked(t, 1, "answer_offer");
    assert_moves(t, "offer_give:brick,grain accept reject");
    play_as(t, 1, "offer_give:brick");
    assert_asked(t, 1, "compose_counter");
    assert_moves(t, "offer_give:brick,grain offer_want:lumber,wool,grain,ore offer_cancel");
    play_as(t, 1, "offer_give:grain");
    assert_moves(t, "offer_want:lumber,wool,ore offer_cancel");
    play_as(t, 1, "offer_want:lumber offer_want:lumber");
    /* To the active player, and to nobody else. */
    assert_moves(t, "offer_want:lumber,wool,ore offer_send:s0 offer_cancel");
    refuse(t, 1, "offer_send:s2", CATAN_E_NOT_ADDRESSED);
    refuse(t, 1, "offer_send:s0+s2", CATAN_E_NOT_ADDRESSED);
    play_as(t, 1, "offer_send:s0");
    assert_asked(t, 2, "answer_offer");
    play_as(t, 2, "reject");
    assert_asked(t, 0, "choose_answer");
    assert_moves(t, "confirm:s1 withdraw");
    play_as(t, 0, "confirm:s1");
    assert_asked(t, 0, "action");
    assert_hand(t, 0, "lumber:1 brick:1 wool:1 grain:1 ore:2");
    assert_hand(t, 1, "lumber:2 brick:1");
    assert_hand(t, 2, "wool:1 grain:1");
    assert_bank(t, 16, 17, 17, 17, 17);
    take_back(t, 1);
    play_as(t, 0, "withdraw");
    assert_hand(t, 0, "lumber:3 wool:1 ore:2");
    assert_hand(t, 1, "brick:2 grain:1");
}

/* By the rules of composing that hold for an offer. */
static void test_composed_like_an_offer(void **state) {
    (void)state;
    RULE("B-46");
    RULE("B-44");
    pos *p = traders(ON);
    pos_hand(p, 1, "lumber:1 brick:2 wool:17 grain:1");
    table *t = pos_table(p);
    play(t, OFFER "offer_send:s1");
    refuse(t, 1, "offer_want:lumber", CATAN_E_NOT_ASKED);
    refuse(t, 1, "offer_send:s0", CATAN_E_NOT_ASKED);
    refuse(t, 1, "offer_give:ore", CATAN_E_NOT_IN_HAND);
    play(t, "offer_give:brick");
    refuse(t, 1, "offer_send:s0", CATAN_E_CANNOT_COMPLETE);
    refuse(t, 1, "offer_give:lumber", CATAN_E_KIND_ORDER);
    refuse(t, 1, "offer_want:brick", CATAN_E_SAME_KIND);
    play(t, "offer_give:brick");
    refuse(t, 1, "offer_give:brick", CATAN_E_NOT_IN_HAND);
    play(t, "offer_want:wool");
    refuse(t, 1, "offer_give:grain", CATAN_E_KIND_ORDER);
    refuse(t, 1, "offer_want:lumber", CATAN_E_KIND_ORDER);
    /* 19 wool there are, 17 in his hand. */
    play(t, "offer_want:wool");
    refuse(t, 1, "offer_want:wool", CATAN_E_BANK_EMPTY);
    assert_moves(t, "offer_want:grain,ore offer_send:s0 offer_cancel");
    /* Something must be left to want. */
    p = traders(ON);
    pos_hand(p, 1, "lumber:1 brick:1 wool:1 grain:1 ore:1");
    t = pos_table(p);
    play(t, OFFER "offer_send:s1");
    play(t, "offer_give:lumber offer_give:brick offer_give:wool offer_give:grain");
    refuse(t, 1, "offer_give:ore", CATAN_E_CANNOT_COMPLETE);
    assert_moves(t, "offer_want:ore offer_cancel");
}

static void test_cancelling_is_rejecting(void **state) {
    (void)state;
    RULE("B-46");
    table *t = pos_table(traders(ON));
    play(t, OFFER "offer_send:s1+s2");
    play_as(t, 1, "offer_give:brick offer_want:ore offer_cancel");
    assert_asked(t, 2, "answer_offer");
    play_as(t, 2, "reject");
    /* All have rejected: the offer is gone without a question. */
    assert_asked(t, 0, "action");
    assert_hand(t, 0, "lumber:3 wool:1 ore:2");
    /* And nobody can be traded with who cancelled. */
    t = pos_table(traders(ON));
    play(t, OFFER "offer_send:s1+s2");
    play_as(t, 1, "offer_give:brick offer_want:ore offer_cancel");
    play_as(t, 2, "offer_give:wool offer_want:lumber offer_send:s0");
    assert_asked(t, 0, "choose_answer");
    assert_moves(t, "confirm:s2 withdraw");
    refuse(t, 0, "confirm:s1", CATAN_E_NOT_ADDRESSED);
}

/* A counter-offer is confirmed only with the cards it wants; the offer itself by whoever accepted.
 */
static void test_confirming_needs_the_cards(void **state) {
    (void)state;
    RULE("B-46");
    pos *p = traders(ON);
    pos_hand(p, 3, "brick:1");
    table *t = pos_table(p);
    play(t, OFFER "offer_send:s1+s2+s3");
    play_as(t, 1, "offer_give:brick offer_want:wool offer_want:wool offer_send:s0");
    play_as(t, 2, "offer_give:grain offer_want:wool offer_send:s0");
    play_as(t, 3, "accept");
    assert_asked(t, 0, "choose_answer");
    assert_moves(t, "confirm:s2,s3 withdraw");
    refuse(t, 0, "confirm:s1", CATAN_E_NOT_IN_HAND);
    play_as(t, 0, "confirm:s3");
    assert_hand(t, 0, "lumber:2 brick:1 wool:1 ore:2");
    assert_hand(t, 3, "lumber:1");
    assert_hand(t, 2, "wool:1 grain:1");
    take_back(t, 1);
    play_as(t, 0, "confirm:s2");
    assert_hand(t, 0, "lumber:3 grain:1 ore:2");
    assert_hand(t, 2, "wool:2");
    assert_hand(t, 3, "brick:1");
    /* Nothing that he can confirm: he is asked all the same, and withdraws. */
    t = pos_table(traders(ON));
    play(t, OFFER "offer_send:s1");
    play_as(t, 1, "offer_give:brick offer_want:wool offer_want:wool offer_send:s0");
    assert_asked(t, 0, "choose_answer");
    assert_moves(t, "withdraw");
    play_as(t, 0, "withdraw");
    assert_asked(t, 0, "action");
}

static void test_no_counter_to_a_counter(void **state) {
    (void)state;
    RULE("B-46");
    table *t = pos_table(traders(ON));
    play(t, OFFER "offer_send:s1");
    play_as(t, 1, "offer_give:brick offer_want:ore offer_send:s0");
    assert_asked(t, 0, "choose_answer");
    assert_moves(t, "confirm:s1 withdraw");
    refuse(t, 0, "offer_give:lumber", CATAN_E_NOT_ASKED);
    refuse(t, 0, "accept", CATAN_E_NOT_ASKED);
}

static void test_does_not_count(void **state) {
    (void)state;
    RULE("B-46");
    table *t = pos_table(traders(ON " offers_per_turn=2"));
    play(t, OFFER "offer_send:s1+s2");
    play_as(t, 1, "offer_give:brick offer_want:ore offer_send:s0");
    play_as(t, 2, "offer_give:wool offer_want:ore offer_send:s0");
    play_as(t, 0, "withdraw");
    assert_int_equal(table_info(t).offers, 1);
    play(t, OFFER "offer_send:s1");
    /* The offers are used up; who answers is not bound by that. */
    play_as(t, 1, "offer_give:brick offer_want:ore offer_send:s0");
    play_as(t, 0, "confirm:s1");
    refuse(t, 0, "offer_give:lumber", CATAN_E_OFFERS_SPENT);
}

/* Who has no cards can only reject; who cannot accept may counter. */
static void test_with_and_without_cards(void **state) {
    (void)state;
    RULE("B-46");
    table *t = pos_table(traders(ON));
    play(t, OFFER "offer_send:s2+s3");
    assert_moves(t, "offer_give:wool,grain reject");
    play_as(t, 2, "reject");
    assert_asked(t, 3, "answer_offer");
    assert_moves(t, "reject");
    refuse(t, 3, "offer_give:wool", CATAN_E_NOT_IN_HAND);
}

/* What was countered is gone with the offer: the next begins anew. */
static void test_nothing_stays(void **state) {
    (void)state;
    RULE("B-46");
    table *t = pos_table(traders(ON));
    play(t, OFFER "offer_send:s1");
    play_as(t, 1, "offer_give:brick offer_want:ore offer_send:s0");
    play_as(t, 0, "withdraw");
    play(t, "offer_give:ore offer_want:grain offer_send:s1+s2");
    assert_moves(t, "offer_give:brick,grain accept reject");
    play_as(t, 1, "offer_give:grain");
    assert_moves(t, "offer_want:lumber,brick,wool,ore offer_cancel");
    play_as(t, 1, "offer_cancel");
    play_as(t, 2, "accept");
    assert_moves(t, "confirm:s2 withdraw");
}

/* Nobody but the active player can take up a counter-offer. */
static void test_only_with_the_active_player(void **state) {
    (void)state;
    RULE("E48");
    pos *p = traders(ON);
    pos_turn(p, 1, "action");
    table *t = pos_table(p);
    play(t, "offer_give:brick offer_want:lumber offer_send:s0+s2");
    /* In turn order from seat 1. */
    assert_asked(t, 2, "answer_offer");
    play_as(t, 2, "offer_give:wool offer_want:ore");
    refuse(t, 2, "offer_send:s0", CATAN_E_NOT_ADDRESSED);
    refuse(t, 2, "offer_send:s3", CATAN_E_NOT_ADDRESSED);
    assert_moves_of(t, "offer_send", "s1");
    play_as(t, 2, "offer_send:s1");
    assert_asked(t, 0, "answer_offer");
    assert_moves(t, "offer_give:lumber,wool,ore accept reject");
    play_as(t, 0, "accept");
    assert_asked(t, 1, "choose_answer");
    /* Seat 1 has no ore for seat 2. */
    assert_moves(t, "confirm:s0 withdraw");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        PLAY_TEST(test_off_by_default),
        PLAY_TEST(test_whole_counter_offer),
        PLAY_TEST(test_composed_like_an_offer),
        PLAY_TEST(test_cancelling_is_rejecting),
        PLAY_TEST(test_confirming_needs_the_cards),
        PLAY_TEST(test_no_counter_to_a_counter),
        PLAY_TEST(test_does_not_count),
        PLAY_TEST(test_with_and_without_cards),
        PLAY_TEST(test_nothing_stays),
        PLAY_TEST(test_only_with_the_active_player),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
