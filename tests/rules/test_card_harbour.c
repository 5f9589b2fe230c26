/* Commercial harbour: C-130, E151. (Who knows what: test_card_harbour_hidden.c.) */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>
#include <cmocka.h>

#include "rules/cards_played.h"
#include "support/rule.h"

/* Seat 1 has commodities, seat 2 a resource only, seat 3 nothing. */
static pos *begin(void) {
    pos *p = ck("players=4 trade=off");
    pos_hand(p, 0, "lumber:2 ore:1 coin:1");
    pos_hand(p, 1, "wool:1 cloth:1 paper:2");
    pos_hand(p, 2, "grain:1");
    progress(p, 0, "commercial_harbour:1");
    return p;
}
static table *open_harbour(pos *p) {
    table *t = ck_table(p);
    play(t, "play_commercial_harbour");
    return t;
}

/* --- what it does --- */

static void test_exchange(void **state) {
    (void)state;
    RULE("C-130");
    table *t = logged(begin());
    assert_moves_of(t, "play_commercial_harbour", "yes");
    assert_moves_of(t, "harbour_offer", "");
    play_card(t, "play_commercial_harbour");
    assert_asked(t, 0, "action");
    assert_progress(t, 0, "");
    assert_under(t, "trade", "commercial_harbour");
    assert_int_equal(table_count(t, HARBOUR), 1);
    assert_moves_of(t, "harbour_offer", "s1,s2");
    play_card(t, "harbour_offer:s1");
    assert_asked(t, 0, "harbour_card");
    assert_about(t, "s1");
    assert_moves(t, "harbour_card:lumber,ore"); /* resources of his */
    refuse(t, 0, "harbour_card:wool", CATAN_E_NOT_IN_HAND);
    refuse(t, 0, "harbour_card:coin", CATAN_E_NO_EFFECT);
    refuse(t, 0, "harbour_card:paper", CATAN_E_NO_EFFECT);
    play_card(t, "harbour_card:ore");
    assert_asked(t, 1, "harbour_give");
    assert_moves(t, "harbour_give:cloth,paper"); /* commodities of his choice */
    refuse(t, 1, "harbour_give:coin", CATAN_E_NOT_IN_HAND);
    refuse(t, 1, "harbour_give:wool", CATAN_E_NO_EFFECT);
    refuse(t, 1, "harbour_give:ore", CATAN_E_NO_EFFECT);
    refuse(t, 0, "harbour_give:paper", CATAN_E_NOT_YOUR_TURN);
    assert_hand(t, 0, "lumber:2 ore:1 coin:1"); /* nothing has gone yet */
    assert_hand(t, 1, "wool:1 cloth:1 paper:2");
    play_card(t, "harbour_give:paper");
    assert_asked(t, 0, "action");
    assert_hand(t, 0, "lumber:2 coin:1 paper:1");
    assert_hand(t, 1, "wool:1 ore:1 cloth:1 paper:1");
    assert_moves_of(t, "harbour_offer", "s2");
}

/* Who has no commodity is not asked, and nothing changes hands; the offer was made all the same. */
static void test_no_commodity(void **state) {
    (void)state;
    RULE("C-130");
    RULE("E151");
    table *t = open_harbour(begin());
    play(t, "harbour_offer:s2");
    assert_asked(t, 0, "harbour_card");
    play_card(t, "harbour_card:lumber");
    assert_asked(t, 0, "action");
    assert_hand(t, 0, "lumber:2 ore:1 coin:1");
    assert_hand(t, 2, "grain:1");
    refuse(t, 0, "harbour_offer:s2", CATAN_E_OFFERED);
    assert_moves_of(t, "harbour_offer", "s1");
}

/* The only commodity is given all the same. */
static void test_forced(void **state) {
    (void)state;
    RULE("C-130");
    RULE("G-3");
    pos *p = begin();
    pos_hand(p, 1, "coin:1");
    table *t = open_harbour(p);
    play(t, "harbour_offer:s1 harbour_card:lumber");
    assert_asked(t, 1, "harbour_give");
    assert_moves(t, "harbour_give:coin");
    play_card(t, "harbour_give:coin");
    assert_hand(t, 0, "lumber:1 ore:1 coin:2");
    assert_hand(t, 1, "lumber:1");
}

/* No way back from an offer, no refusal, nothing in between. */
static void test_between(void **state) {
    (void)state;
    RULE("C-130");
    pos *p = begin();
    progress(p, 0, "commercial_harbour:1 crane:1");
    table *t = open_harbour(p);
    play(t, "harbour_offer:s1");
    refuse(t, 0, "decline", CATAN_E_NOT_ASKED);
    refuse(t, 0, "end_turn", CATAN_E_NOT_ASKED);
    refuse(t, 0, "harbour_offer:s2", CATAN_E_NOT_ASKED);
    refuse(t, 1, "harbour_give:cloth", CATAN_E_NOT_YOUR_TURN);
    play(t, "harbour_card:ore");
    refuse(t, 1, "decline", CATAN_E_NOT_ASKED);
    refuse(t, 1, "reject", CATAN_E_NOT_ASKED);
    refuse(t, 1, "end_turn", CATAN_E_NOT_ASKED);
    refuse(t, 0, "harbour_card:lumber", CATAN_E_NOT_YOUR_TURN);
    play(t, "harbour_give:cloth");
    refuse(t, 0, "harbour_card:lumber", CATAN_E_NOT_ASKED);
}

/* --- for the whole turn --- */

/* With anything between the offers, in any order of seats; none of them must be made. */
static void test_turn_long(void **state) {
    (void)state;
    RULE("C-130");
    pos *p = begin();
    pos_settlement(p, 0, "n17");
    pos_city(p, 0, "n24");
    pos_road(p, 0, "e19");
    pos_hand(p, 0, "lumber:1 brick:3 grain:1");
    pos_hand(p, 3, "coin:2 paper:1");
    table *t = open_harbour(p);
    play(t, "build_road:e11 harbour_offer:s3 harbour_card:grain harbour_give:coin "
            "improve:politics build_wall:n24");
    assert_hand(t, 0, "");
    assert_hand(t, 3, "grain:1 coin:1 paper:1");
    assert_moves_of(t, "harbour_offer", ""); /* nothing to offer */
    play(t, "end_turn");
}

/* Once each in a turn: once more in the next one. */
static void test_once_a_turn(void **state) {
    (void)state;
    RULE("C-130");
    RULE("E151");
    pos *p = begin();
    progress(p, 0, "commercial_harbour:2");
    table *t = ck_table(p);
    play(t, "play_commercial_harbour harbour_offer:s1 harbour_card:ore harbour_give:paper");
    refuse(t, 0, "harbour_offer:s1", CATAN_E_OFFERED);
    assert_moves_of(t, "play_commercial_harbour", "");
    refuse(t, 0, "play_commercial_harbour", CATAN_E_CARD_LIMIT);
    play(t, "harbour_offer:s2 harbour_card:lumber"); /* which leads nowhere */
    refuse(t, 0, "harbour_offer:s1", CATAN_E_OFFERED);
    refuse(t, 0, "harbour_offer:s2", CATAN_E_OFFERED);
    refuse(t, 0, "play_commercial_harbour", CATAN_E_CARD_LIMIT); /* not even now */
    until_turn_of(t, 0);
    assert_moves_of(t, "harbour_offer", "");
    play(t, "play_commercial_harbour");
    assert_moves_of(t, "harbour_offer", "s1,s2");
    play_card(t, "harbour_offer:s1 harbour_card:lumber harbour_give:paper");
    assert_hand(t, 0, "lumber:1 coin:1 paper:2");
    assert_hand(t, 1, "lumber:1 wool:1 ore:1 cloth:1");
    assert_under(t, "trade", "commercial_harbour commercial_harbour");
}

static void test_over_with_the_turn(void **state) {
    (void)state;
    RULE("C-130");
    table *t = open_harbour(begin());
    play_card(t, "end_turn");
    assert_int_equal(table_count(t, HARBOUR), 0);
    assert_int_equal(table_count(t, HARBOUR_SEATS), 0);
    roll(t, 1, 1, "ship");
    assert_asked(t, 1, "action");
    assert_not_listed(t, "harbour_offer:s0 harbour_offer:s2");
    until_turn_of(t, 0);
    assert_not_listed(t, "harbour_offer:s1 harbour_offer:s2");
}

static void test_over_before_special_building(void **state) {
    (void)state;
    RULE("C-99");
    RULE("C-130");
    pos *p = ck("players=5 trade=off");
    pos_hand(p, 0, "lumber:2");
    pos_hand(p, 1, "lumber:1 cloth:1");
    pos_hand(p, 2, "cloth:1");
    progress(p, 0, "commercial_harbour:1");
    table *t = open_harbour(p);
    assert_moves_of(t, "harbour_offer", "s1,s2");
    play_card(t, "end_turn");
    assert_asked(t, 1, "special_building");
    assert_moves(t, "pass");
    assert_int_equal(table_count(t, HARBOUR), 0);
    assert_int_equal(table_count(t, HARBOUR_SEATS), 0);
}

/* --- whom --- */

static void test_who_is_offered(void **state) {
    (void)state;
    RULE("C-130");
    table *t = ck_table(begin());
    refuse(t, 0, "harbour_offer:s1", CATAN_E_NO_CARD);
    play(t, "play_commercial_harbour");
    refuse(t, 0, "harbour_offer:s0", CATAN_E_NOT_ADDRESSED);
    refuse(t, 0, "harbour_offer:s3", CATAN_E_NOT_IN_HAND);
    refuse(t, 1, "harbour_offer:s2", CATAN_E_NOT_YOUR_TURN);
}

/* With two players there is one offer in it. */
static void test_two_players(void **state) {
    (void)state;
    RULE("C-130");
    RULE("E151");
    pos *p = ck("players=2 trade=off");
    pos_hand(p, 0, "lumber:2");
    pos_hand(p, 1, "cloth:2");
    progress(p, 0, "commercial_harbour:2");
    table *t = open_harbour(p);
    assert_moves_of(t, "harbour_offer", "s1");
    play_card(t, "harbour_offer:s1 harbour_card:lumber harbour_give:cloth");
    assert_moves(t, "end_turn");
    refuse(t, 0, "harbour_offer:s1", CATAN_E_OFFERED);
    refuse(t, 0, "play_commercial_harbour", CATAN_E_CARD_LIMIT);
}

/* Hands are as they are when the offer is made. */
static void test_hands_change(void **state) {
    (void)state;
    RULE("C-130");
    pos *p = begin();
    progress(p, 0, "commercial_harbour:1 resource_monopoly:1");
    table *t = open_harbour(p);
    assert_moves_of(t, "harbour_offer", "s1,s2");
    play(t, "play_resource_monopoly:grain");
    assert_moves_of(t, "harbour_offer", "s1"); /* seat 2 has no card any more */
    play(t, "harbour_offer:s1 harbour_card:grain harbour_give:cloth");
    assert_hand(t, 1, "wool:1 grain:1 paper:2");
}

/* A commodity got so may be traded on, and a resource got later may be offered. */
static void test_resource_got_later(void **state) {
    (void)state;
    RULE("C-130");
    pos *p = begin();
    pos_hand(p, 0, "lumber:1");
    pos_hand(p, 2, "coin:1");
    tracks(p, 0, 3, 0, 0); /* the guild */
    table *t = open_harbour(p);
    play(t, "harbour_offer:s1 harbour_card:lumber harbour_give:paper");
    assert_moves_of(t, "harbour_offer", "");
    assert_hand(t, 0, "paper:1");
    pos_hand(p, 0, "lumber:1 paper:1");
    t = open_harbour(p);
    play(t, "harbour_offer:s1 harbour_card:lumber harbour_give:paper trade_bank:paper>ore "
            "harbour_offer:s2 harbour_card:ore harbour_give:coin");
    assert_hand(t, 0, "coin:1");
    assert_hand(t, 2, "ore:1");
}

/* --- when it may not be played --- */

static void test_nothing_to_offer(void **state) {
    (void)state;
    RULE("C-130");
    RULE("C-90");
    RULE("E158");
    /* no resource */
    pos *p = begin();
    pos_hand(p, 0, "cloth:1 coin:3 paper:1");
    table *t = ck_table(p);
    assert_moves_of(t, "play_commercial_harbour", "");
    refuse(t, 0, "play_commercial_harbour", CATAN_E_NO_EFFECT);
    pos_hand(p, 0, "");
    t = ck_table(p);
    refuse(t, 0, "play_commercial_harbour", CATAN_E_NO_EFFECT);
    /* nobody has a card */
    p = begin();
    pos_hand(p, 1, "");
    pos_hand(p, 2, "");
    t = ck_table(p);
    assert_moves_of(t, "play_commercial_harbour", "");
    refuse(t, 0, "play_commercial_harbour", CATAN_E_NO_EFFECT);
    /* the kinds do not matter, they are secret: it may be tried */
    pos_hand(p, 2, "ore:1");
    t = ck_table(p);
    play(t, "play_commercial_harbour harbour_offer:s2 harbour_card:ore");
    assert_asked(t, 0, "action");
    assert_hand(t, 0, "lumber:2 ore:1 coin:1");
}

static void test_without_the_card(void **state) {
    (void)state;
    RULE("C-130");
    pos *p = begin();
    progress(p, 0, "merchant:1");
    progress(p, 1, "commercial_harbour:2");
    table *t = ck_table(p);
    refuse(t, 0, "play_commercial_harbour", CATAN_E_NO_CARD);
    refuse(t, 1, "play_commercial_harbour", CATAN_E_NOT_YOUR_TURN);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        PLAY_TEST(test_exchange),
        PLAY_TEST(test_no_commodity),
        PLAY_TEST(test_forced),
        PLAY_TEST(test_between),
        PLAY_TEST(test_turn_long),
        PLAY_TEST(test_once_a_turn),
        PLAY_TEST(test_over_with_the_turn),
        PLAY_TEST(test_over_before_special_building),
        PLAY_TEST(test_who_is_offered),
        PLAY_TEST(test_two_players),
        PLAY_TEST(test_hands_change),
        PLAY_TEST(test_resource_got_later),
        PLAY_TEST(test_nothing_to_offer),
        PLAY_TEST(test_without_the_card),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
