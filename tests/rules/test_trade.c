/* Domestic trade: B-43 to B-47, E45, E46, E48; counter-offers are in test_counter_offers.c. */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>
#include <cmocka.h>

#include "support/pos.h"
#include "support/rule.h"

#define ANYBODY "offer_send:s1,s2,s1+s2,s3,s1+s3,s2+s3,s1+s2+s3"

/* Four players without pieces; only trading is to be done. */
static pos *traders(const char *options) {
    pos *p = pos_new(options);
    pos_hand(p, 0, "lumber:3 wool:1 ore:2");
    pos_hand(p, 1, "brick:2 grain:1");
    pos_hand(p, 2, "brick:1");
    return p;
}

/* Of all who were asked, seat 1 accepted and seat 3 did. */
static table *two_accepted(void) {
    pos *p = traders("players=4");
    pos_hand(p, 3, "brick:4 ore:1");
    table *t = pos_table(p);
    play(t, "offer_give:lumber offer_want:brick offer_send:s1+s2+s3");
    play_as(t, 1, "accept");
    play_as(t, 2, "reject");
    play_as(t, 3, "accept");
    return t;
}

static void test_whole_trade(void **state) {
    (void)state;
    RULE("B-43");
    RULE("B-45");
    table *t = pos_table(traders("players=4"));
    assert_moves(t, "end_turn offer_give:lumber,wool,ore");
    play_as(t, 0, "offer_give:lumber");
    assert_asked(t, 0, "compose_offer");
    assert_moves(t, "offer_give:lumber,wool,ore offer_want:brick,wool,grain,ore offer_cancel");
    play_as(t, 0, "offer_give:lumber offer_give:ore");
    assert_moves(t, "offer_give:ore offer_want:brick,wool,grain offer_cancel");
    play_as(t, 0, "offer_want:brick");
    assert_moves(t, "offer_want:brick,wool,grain offer_cancel " ANYBODY);
    play_as(t, 0, "offer_want:grain");
    assert_moves(t, "offer_want:grain offer_cancel " ANYBODY);
    play_as(t, 0, "offer_send:s1+s2");
    /* Nothing has changed hands so far. */
    assert_hand(t, 0, "lumber:3 wool:1 ore:2");
    assert_asked(t, 1, "answer_offer");
    assert_moves(t, "accept reject");
    play_as(t, 1, "accept");
    assert_asked(t, 2, "answer_offer");
    assert_moves(t, "reject");
    refuse(t, 2, "accept", CATAN_E_NOT_IN_HAND);
    play_as(t, 2, "reject");
    assert_asked(t, 0, "choose_answer");
    assert_moves(t, "confirm:s1 withdraw");
    refuse(t, 0, "confirm:s2", CATAN_E_NOT_ADDRESSED);
    refuse(t, 0, "confirm:s3", CATAN_E_NOT_ADDRESSED);
    play_as(t, 0, "confirm:s1");
    assert_asked(t, 0, "action");
    assert_hand(t, 0, "lumber:1 brick:1 wool:1 grain:1 ore:1");
    assert_hand(t, 1, "lumber:2 brick:1 ore:1");
    assert_hand(t, 2, "brick:1");
    assert_bank(t, 16, 16, 18, 18, 17);
    for (unsigned card = 0; card < 8; card++) {
        assert_int_equal(table_info(t).offer_give[card] + table_info(t).offer_want[card], 0);
    }
}

static void test_composed_in_kind_order(void **state) {
    (void)state;
    RULE("B-45");
    table *t = pos_table(traders("players=4"));
    play(t, "offer_give:wool");
    assert_moves(t, "offer_give:ore offer_want:lumber,brick,grain,ore offer_cancel");
    refuse(t, 0, "offer_give:lumber", CATAN_E_KIND_ORDER);
    play(t, "offer_want:brick");
    refuse(t, 0, "offer_want:lumber", CATAN_E_KIND_ORDER);
    /* First what he gives, then what he wants. */
    refuse(t, 0, "offer_give:ore", CATAN_E_KIND_ORDER);
    assert_moves(t, "offer_want:brick,grain,ore offer_cancel " ANYBODY);
}

static void test_something_for_something(void **state) {
    (void)state;
    RULE("B-44");
    RULE("E45");
    RULE("E46");
    table *t = pos_table(traders("players=4"));
    refuse(t, 0, "offer_want:brick", CATAN_E_NOT_ASKED);
    refuse(t, 0, "offer_send:s1", CATAN_E_NOT_ASKED);
    play(t, "offer_give:lumber");
    refuse(t, 0, "offer_send:s1", CATAN_E_CANNOT_COMPLETE);
    refuse(t, 0, "offer_want:lumber", CATAN_E_SAME_KIND);
    play(t, "offer_give:lumber offer_give:wool");
    refuse(t, 0, "offer_want:lumber", CATAN_E_SAME_KIND);
    refuse(t, 0, "offer_want:wool", CATAN_E_SAME_KIND);
    play(t, "offer_want:ore");
    refuse(t, 0, "offer_want:wool", CATAN_E_SAME_KIND);
    assert_moves(t, "offer_want:ore offer_cancel " ANYBODY);
}

static void test_gives_what_he_holds(void **state) {
    (void)state;
    RULE("B-45");
    table *t = pos_table(traders("players=4"));
    refuse(t, 0, "offer_give:brick", CATAN_E_NOT_IN_HAND);
    play(t, "offer_give:lumber offer_give:lumber offer_give:lumber");
    refuse(t, 0, "offer_give:lumber", CATAN_E_NOT_IN_HAND);
    refuse(t, 0, "offer_give:brick", CATAN_E_NOT_IN_HAND);
    assert_moves(t, "offer_give:wool,ore offer_want:brick,wool,grain,ore offer_cancel");
}

/* He wants at most what exists of a kind outside his hand, wherever it is. */
static void test_wants_what_there_is(void **state) {
    (void)state;
    RULE("B-45");
    pos *p = pos_new("players=3");
    pos_hand(p, 0, "lumber:1 brick:17 grain:19");
    pos_hand(p, 1, "brick:2");
    table *t = pos_table(p);
    play(t, "offer_give:lumber");
    refuse(t, 0, "offer_want:grain", CATAN_E_BANK_EMPTY);
    assert_moves(t, "offer_give:brick,grain offer_want:brick,wool,ore offer_cancel");
    play(t, "offer_want:brick offer_want:brick");
    refuse(t, 0, "offer_want:brick", CATAN_E_BANK_EMPTY);
    play(t, "offer_send:s1 accept confirm:s1");
    assert_hand(t, 0, "brick:19 grain:19");
}

/* A card is given only if something will be left to want. */
static void test_can_be_completed(void **state) {
    (void)state;
    RULE("B-45");
    pos *p = pos_new("players=3");
    pos_hand(p, 0, "lumber:1 brick:1 wool:1 grain:1 ore:1");
    table *t = pos_table(p);
    play(t, "offer_give:lumber offer_give:brick offer_give:wool offer_give:grain");
    refuse(t, 0, "offer_give:ore", CATAN_E_CANNOT_COMPLETE);
    assert_moves(t, "offer_want:ore offer_cancel");
    /* Of what may be wanted only grain lies outside his hand, and then nothing at all. */
    p = pos_new("players=3");
    pos_bank(p, 0, "lumber:0 brick:0 wool:0 grain:1 ore:0");
    t = pos_table(p);
    refuse(t, 0, "offer_give:grain", CATAN_E_CANNOT_COMPLETE);
    assert_moves_of(t, "offer_give", "lumber,brick,wool,ore");
    play(t, "offer_give:lumber");
    assert_moves(t, "offer_give:lumber,brick,wool,ore offer_want:grain offer_cancel");
    p = pos_new("players=3");
    pos_bank(p, 0, "lumber:0 brick:0 wool:0 grain:0 ore:0");
    t = pos_table(p);
    assert_moves_of(t, "offer_give", "");
    refuse(t, 0, "offer_give:lumber", CATAN_E_CANNOT_COMPLETE);
}

static void test_answers_in_turn_order(void **state) {
    (void)state;
    RULE("B-45");
    pos *p = pos_new("players=4");
    pos_turn(p, 2, "action");
    pos_hand(p, 2, "ore:1");
    for (uint32_t seat = 0; seat < 4; seat++) {
        if (seat != 2) {
            pos_hand(p, seat, "wool:1");
        }
    }
    table *t = pos_table(p);
    play(t, "offer_give:ore offer_want:wool");
    assert_moves_of(t, "offer_send", "s0,s1,s0+s1,s3,s0+s3,s1+s3,s0+s1+s3");
    refuse(t, 2, "offer_send:s2", CATAN_E_NOT_ADDRESSED);
    refuse(t, 2, "offer_send:s1+s2", CATAN_E_NOT_ADDRESSED);
    play(t, "offer_send:s0+s1+s3");
    assert_asked(t, 3, "answer_offer");
    refuse(t, 0, "accept", CATAN_E_NOT_YOUR_TURN);
    refuse(t, 2, "accept", CATAN_E_NOT_YOUR_TURN);
    play_as(t, 3, "accept");
    assert_asked(t, 0, "answer_offer");
    play_as(t, 0, "reject");
    assert_asked(t, 1, "answer_offer");
    play_as(t, 1, "accept");
    assert_asked(t, 2, "choose_answer");
    assert_moves(t, "confirm:s1,s3 withdraw");
    take_back(t, 4);
    /* Only who is addressed is asked. */
    play(t, "offer_send:s1");
    assert_asked(t, 1, "answer_offer");
    play_as(t, 1, "accept");
    assert_asked(t, 2, "choose_answer");
    assert_moves(t, "confirm:s1 withdraw");
}

static void test_choosing(void **state) {
    (void)state;
    RULE("B-45");
    table *t = two_accepted();
    assert_asked(t, 0, "choose_answer");
    assert_moves(t, "confirm:s1,s3 withdraw");
    refuse(t, 0, "confirm:s0", CATAN_E_NOT_ADDRESSED);
    refuse(t, 1, "confirm:s3", CATAN_E_NOT_YOUR_TURN);
    play_as(t, 0, "confirm:s3");
    assert_hand(t, 0, "lumber:2 brick:1 wool:1 ore:2");
    assert_hand(t, 1, "brick:2 grain:1");
    assert_hand(t, 3, "lumber:1 brick:3 ore:1");
    take_back(t, 1);
    play_as(t, 0, "withdraw");
    assert_asked(t, 0, "action");
    assert_hand(t, 0, "lumber:3 wool:1 ore:2");
    assert_hand(t, 1, "brick:2 grain:1");
    assert_hand(t, 3, "brick:4 ore:1");
}

static void test_all_reject(void **state) {
    (void)state;
    RULE("B-45");
    table *t = pos_table(traders("players=4"));
    play(t, "offer_give:lumber offer_want:brick offer_send:s1+s3 reject reject");
    assert_asked(t, 0, "action");
    assert_int_equal(table_info(t).offer_give[CATAN_LUMBER], 0);
    assert_int_equal(table_info(t).offer_want[CATAN_BRICK], 0);
    assert_hand(t, 0, "lumber:3 wool:1 ore:2");
    refuse(t, 0, "withdraw", CATAN_E_NOT_ASKED);
    assert_listed(t, "offer_give:lumber end_turn");
}

/* While an offer is composed or open nothing else can be done. */
static void test_nothing_else(void **state) {
    (void)state;
    RULE("B-45");
    static const char *const steps[] = {"offer_give:lumber", "offer_want:grain", "offer_send:s1",
                                        "accept"};
    static const char *const others[] = {
        "end_turn",      "build_road:e12",    "build_settlement:n0",
        "build_city:n8", "buy_development",   "trade_bank:ore>wool",
        "play_knight",   "play_monopoly:ore", "roll",
    };
    pos *p = traders("players=4");
    pos_hand(p, 0, "lumber:9 brick:5 wool:5 grain:5 ore:9");
    pos_cards(p, 0, "knight:1 monopoly:1");
    pos_settlement(p, 0, "n8");
    pos_road(p, 0, "e7 e1");
    table *t = pos_table(p);
    assert_listed(t, "end_turn build_road:e12 build_settlement:n0 build_city:n8 play_knight");
    for (unsigned step = 0; step < 4; step++) {
        play(t, steps[step]);
        for (unsigned i = 0; i < sizeof others / sizeof *others; i++) {
            refuse(t, CATAN_ANYONE, others[i], CATAN_E_NOT_ASKED);
        }
    }
    play(t, "withdraw");
    assert_listed(t, "end_turn build_road:e12 build_settlement:n0 build_city:n8 play_knight");
}

/* Only the active player trades: the others not among themselves. */
static void test_only_with_the_active_player(void **state) {
    (void)state;
    RULE("B-43");
    RULE("E48");
    table *t = pos_table(traders("players=4"));
    refuse(t, 1, "offer_give:brick", CATAN_E_NOT_YOUR_TURN);
    play(t, "offer_give:lumber");
    refuse(t, 1, "offer_want:lumber", CATAN_E_NOT_YOUR_TURN);
    play(t, "offer_want:brick offer_send:s1+s2 accept");
    refuse(t, 2, "confirm:s1", CATAN_E_NOT_ASKED);
    play(t, "accept");
    refuse(t, 1, "confirm:s2", CATAN_E_NOT_YOUR_TURN);
    refuse(t, 2, "confirm:s1", CATAN_E_NOT_YOUR_TURN);
    assert_moves(t, "confirm:s1,s2 withdraw");
}

static void test_offers_a_turn(void **state) {
    (void)state;
    RULE("B-46");
    /* Four, whatever became of them: cancelled, rejected, withdrawn, traded. */
    table *t = pos_table(traders("players=4"));
    play(t, "offer_give:lumber offer_cancel");
    assert_int_equal(table_info(t).offers, 1);
    play(t, "offer_give:lumber offer_want:brick offer_send:s1 reject");
    play(t, "offer_give:lumber offer_want:brick offer_send:s1 accept withdraw");
    assert_listed(t, "offer_give:lumber");
    play(t, "offer_give:lumber offer_want:brick offer_send:s1 accept confirm:s1");
    refuse(t, 0, "offer_give:lumber", CATAN_E_OFFERS_SPENT);
    assert_moves_of(t, "offer_give", "");
    /* The next player has four of his own. */
    play(t, "end_turn roll dice:2");
    for (unsigned i = 0; i < 4; i++) {
        play(t, "offer_give:brick offer_cancel");
    }
    refuse(t, 1, "offer_give:brick", CATAN_E_OFFERS_SPENT);
    t = pos_table(traders("players=4 offers_per_turn=1"));
    play(t, "offer_give:lumber offer_give:lumber offer_cancel");
    refuse(t, 0, "offer_give:lumber", CATAN_E_OFFERS_SPENT);
    t = pos_table(traders("players=4 offers_per_turn=0"));
    for (unsigned i = 0; i < 300; i++) {
        play(t, "offer_give:lumber offer_cancel");
    }
    assert_listed(t, "offer_give:lumber");
}

static void test_trade_off(void **state) {
    (void)state;
    RULE("B-46");
    pos *p = traders("players=4 trade=off");
    pos_hand(p, 0, "lumber:4");
    table *t = pos_table(p);
    refuse(t, 0, "offer_give:lumber", CATAN_E_TRADE_OFF);
    /* The bank trades all the same. */
    assert_moves(t, "end_turn trade_bank:lumber>brick,lumber>wool,lumber>grain,lumber>ore");
}

static void test_when(void **state) {
    (void)state;
    RULE("B-47");
    pos *p = traders("players=4");
    pos_turn(p, 0, "before_roll");
    table *t = pos_table(p);
    assert_moves(t, "roll");
    refuse(t, 0, "offer_give:lumber", CATAN_E_NOT_ASKED);
    play(t, "roll");
    refuse(t, CATAN_ANYONE, "offer_give:lumber", CATAN_E_NOT_ASKED);
    play(t, "dice:7");
    refuse(t, 0, "offer_give:lumber", CATAN_E_NOT_ASKED);
    play(t, "move_robber:h0");
    assert_listed(t, "offer_give:lumber");
    p = traders("players=5");
    pos_special(p, 4, 0);
    t = pos_table(p);
    refuse(t, 0, "offer_give:lumber", CATAN_E_NOT_ASKED);
    assert_moves(t, "pass");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        PLAY_TEST(test_whole_trade),
        PLAY_TEST(test_composed_in_kind_order),
        PLAY_TEST(test_something_for_something),
        PLAY_TEST(test_gives_what_he_holds),
        PLAY_TEST(test_wants_what_there_is),
        PLAY_TEST(test_can_be_completed),
        PLAY_TEST(test_answers_in_turn_order),
        PLAY_TEST(test_choosing),
        PLAY_TEST(test_all_reject),
        PLAY_TEST(test_nothing_else),
        PLAY_TEST(test_only_with_the_active_player),
        PLAY_TEST(test_offers_a_turn),
        PLAY_TEST(test_trade_off),
        PLAY_TEST(test_when),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
