/* The merchant fleet: C-131, C-42. */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>
#include <cmocka.h>

#include "rules/cards_played.h"
#include "support/rule.h"

static pos *begin(const char *hand) {
    pos *p = ck("players=4 trade=off");
    pos_hand(p, 0, hand);
    progress(p, 0, "merchant_fleet:1");
    return p;
}

/* --- what it does --- */

static void test_each_kind(void **state) {
    (void)state;
    RULE("C-131");
    RULE("C-42");
    for (unsigned card = 0; card < 8; card++) {
        char text[64], hand[32];
        unsigned rates[8] = {4, 4, 4, 4, 4, 4, 4, 4};
        snprintf(hand, sizeof hand, "%s:5", play_card_names[card]);
        table *t = ck_table(begin(hand));
        assert_moves_of(t, "play_merchant_fleet", "lumber,brick,wool,grain,ore,cloth,coin,paper");
        snprintf(text, sizeof text, "play_merchant_fleet:%s", play_card_names[card]);
        play_card(t, text);
        assert_asked(t, 0, "action");
        assert_progress(t, 0, "");
        assert_under(t, "trade", "merchant_fleet");
        assert_decks(t, 18, 18, 18);
        assert_int_equal(table_count(t, FLEET), 1 << card);
        rates[card] = 2;
        has_rates(t, 0, rates, __FILE__, __LINE__);
        assert_rates(t, 1, 4, 4, 4, 4, 4, 4, 4, 4);
        snprintf(text, sizeof text, "trade_bank:%s>%s", play_card_names[card],
                 play_card_names[card]);
        refuse(t, 0, text, CATAN_E_SAME_KIND);
        /* two for one of any other kind, any number of times */
        unsigned one = card == CATAN_ORE ? CATAN_WOOL : CATAN_ORE,
                 other = card == CATAN_COIN ? CATAN_PAPER : CATAN_COIN;
        snprintf(text, sizeof text, "trade_bank:%s>%s trade_bank:%s>%s", play_card_names[card],
                 play_card_names[one], play_card_names[card], play_card_names[other]);
        play_card(t, text);
        catan_seat_info info = seat_info(t, 0);
        assert_int_equal(info.hand[card], 1);
        assert_int_equal(info.hand[one], 1);
        assert_int_equal(info.hand[other], 1);
        snprintf(text, sizeof text, "trade_bank:%s>%s", play_card_names[card],
                 play_card_names[one]);
        refuse(t, 0, text, CATAN_E_CANNOT_PAY);
    }
}

static void test_told(void **state) {
    (void)state;
    RULE("C-131");
    RULE("H-1");
    table *t = logged(begin(""));
    play(t, "play_merchant_fleet:coin");
    assert_all_are_told(t, "s0 play_merchant_fleet:coin | "
                           "s0 played_progress merchant_fleet of trade");
    for (int i = 0; i < OBSERVERS; i++) {
        assert_int_equal(count_of(t, observers[i], FLEET, CATAN_NOBODY, 0), 1 << CATAN_COIN);
    }
}

/* It may be played with nothing to trade in hand. */
static void test_with_empty_hands(void **state) {
    (void)state;
    RULE("C-131");
    RULE("C-90");
    table *t = ck_table(begin(""));
    play(t, "play_merchant_fleet:wool");
    assert_moves_of(t, "trade_bank", "");
    play(t, "end_turn");
}

/* --- two of them --- */

static void test_two_kinds(void **state) {
    (void)state;
    RULE("C-131");
    pos *p = begin("wool:2 paper:2");
    progress(p, 0, "merchant_fleet:2");
    table *t = ck_table(p);
    play(t, "play_merchant_fleet:paper");
    assert_moves_of(t, "play_merchant_fleet", "lumber,brick,wool,grain,ore,cloth,coin");
    refuse(t, 0, "play_merchant_fleet:paper", CATAN_E_CARD_LIMIT);
    play_card(t, "play_merchant_fleet:wool");
    assert_int_equal(table_count(t, FLEET), 1 << CATAN_WOOL | 1 << CATAN_PAPER);
    assert_rates(t, 0, 4, 4, 2, 4, 4, 4, 4, 2);
    play(t, "trade_bank:wool>ore trade_bank:paper>ore");
    assert_hand(t, 0, "ore:2");
    assert_under(t, "trade", "merchant_fleet merchant_fleet");
}

/* --- what is 2:1 already --- */

static void test_no_better_rate(void **state) {
    (void)state;
    RULE("C-131");
    RULE("C-90");
    RULE("E158");
    /* by a harbour */
    pos *p = begin("");
    pos_settlement(p, 0, "n42 n0"); /* wool; three for one helps nothing */
    table *t = ck_table(p);
    assert_moves_of(t, "play_merchant_fleet", "lumber,brick,grain,ore,cloth,coin,paper");
    refuse(t, 0, "play_merchant_fleet:wool", CATAN_E_NO_EFFECT);
    play(t, "play_merchant_fleet:lumber");
    assert_rates(t, 0, 2, 3, 2, 3, 3, 3, 3, 3);
    /* by the guild */
    p = begin("");
    tracks(p, 0, 3, 0, 0);
    t = ck_table(p);
    assert_moves_of(t, "play_merchant_fleet", "lumber,brick,wool,grain,ore");
    refuse(t, 0, "play_merchant_fleet:coin", CATAN_E_NO_EFFECT);
    /* by the merchant */
    p = begin("");
    pos_settlement(p, 0, "n17");
    pos_field(p, "merchant", "h4");
    pos_field(p, "merchant_of", "s0");
    t = ck_table(p);
    assert_moves_of(t, "play_merchant_fleet", "lumber,wool,grain,ore,cloth,coin,paper");
    refuse(t, 0, "play_merchant_fleet:brick", CATAN_E_NO_EFFECT);
    /* others' do not matter */
    pos_field(p, "merchant_of", "s1");
    tracks(p, 1, 3, 0, 0);
    pos_settlement(p, 1, "n42");
    t = ck_table(p);
    assert_moves_of(t, "play_merchant_fleet", "lumber,brick,wool,grain,ore,cloth,coin,paper");
    /* all of it */
    p = begin("");
    pos_settlement(p, 0, "n42 n10 n11 n1 n33");
    tracks(p, 0, 3, 0, 0);
    t = ck_table(p);
    assert_rates(t, 0, 2, 2, 2, 2, 2, 2, 2, 2);
    assert_moves_of(t, "play_merchant_fleet", "");
}

static void test_without_the_card(void **state) {
    (void)state;
    RULE("C-131");
    pos *p = begin("");
    progress(p, 0, "merchant:1");
    progress(p, 1, "merchant_fleet:2");
    table *t = ck_table(p);
    refuse(t, 0, "play_merchant_fleet:ore", CATAN_E_NO_CARD);
    refuse(t, 1, "play_merchant_fleet:ore", CATAN_E_NOT_YOUR_TURN);
}

/* --- until the turn is over --- */

static void test_over_with_the_turn(void **state) {
    (void)state;
    RULE("C-131");
    RULE("C-42");
    table *t = ck_table(begin("ore:3"));
    play(t, "play_merchant_fleet:ore");
    play_card(t, "end_turn");
    assert_int_equal(table_count(t, FLEET), 0);
    assert_rates(t, 0, 4, 4, 4, 4, 4, 4, 4, 4);
    assert_rates(t, 1, 4, 4, 4, 4, 4, 4, 4, 4);
    roll(t, 1, 1, "ship");
    until_turn_of(t, 0);
    assert_rates(t, 0, 4, 4, 4, 4, 4, 4, 4, 4);
    refuse(t, 0, "trade_bank:ore>wool", CATAN_E_CANNOT_PAY);
}

static void test_over_before_special_building(void **state) {
    (void)state;
    RULE("C-99");
    RULE("C-131");
    pos *p = ck("players=5 trade=off");
    progress(p, 0, "merchant_fleet:1");
    pos_hand(p, 0, "ore:3");
    table *t = ck_table(p);
    play(t, "play_merchant_fleet:ore");
    play_card(t, "end_turn");
    assert_asked(t, 1, "special_building");
    assert_int_equal(table_count(t, FLEET), 0);
    assert_rates(t, 0, 4, 4, 4, 4, 4, 4, 4, 4);
    assert_rates(t, 1, 4, 4, 4, 4, 4, 4, 4, 4);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        PLAY_TEST(test_each_kind),          PLAY_TEST(test_told),
        PLAY_TEST(test_with_empty_hands),   PLAY_TEST(test_two_kinds),
        PLAY_TEST(test_no_better_rate),     PLAY_TEST(test_without_the_card),
        PLAY_TEST(test_over_with_the_turn), PLAY_TEST(test_over_before_special_building),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
