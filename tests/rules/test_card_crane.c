/* The crane: C-111, E150. */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>
#include <cmocka.h>

#include "rules/cards_played.h"
#include "support/rule.h"

static const char *const names[] = {"trade", "politics", "science"};
static const char *const commodities[] = {"cloth", "coin", "paper"};

/* Seat 0 has two cities, this level in one track (from the fourth on its metropolis), and so many
 * cards of its commodity. */
static pos *begin(unsigned track, unsigned level, unsigned cards) {
    pos *p = ck("players=4");
    pos_city(p, 0, "n17 n24");
    tracks(p, 0, track == TRADE ? level : 0, track == POLITICS ? level : 0,
           track == SCIENCE ? level : 0);
    if (level >= 4) {
        static const char *const places[] = {"n17,-,-", "-,n17,-", "-,-,n17"};
        pos_field(p, "metropolises", places[track]);
    }
    char hand[32];
    snprintf(hand, sizeof hand, "%s:%u", commodities[track], cards);
    pos_hand(p, 0, hand);
    progress(p, 0, "crane:1");
    return p;
}
static unsigned price_of(const table *t, uint32_t seat, unsigned track) {
    uint8_t price[8];
    unsigned sum = 0;
    assert_int_equal(catan_price(price, t->state, seat, catan_move_improve(track)), CATAN_OK);
    for (unsigned card = 0; card < 8; card++) {
        sum += price[card];
        assert_true(price[card] == 0 || card == CATAN_CLOTH + track);
    }
    return sum;
}

/* --- what it does --- */

static void test_one_card_less(void **state) {
    (void)state;
    RULE("C-111");
    for (unsigned track = 0; track < 3; track++) {
        for (unsigned level = 0; level < 5; level++) {
            char improve[32];
            snprintf(improve, sizeof improve, "improve:%s", names[track]);
            table *t = ck_table(begin(track, level, level));
            refuse(t, 0, improve, CATAN_E_CANNOT_PAY);
            play_card(t, "play_crane");
            assert_asked(t, 0, "action");
            assert_int_equal(table_count(t, CRANE), 1);
            assert_int_equal(price_of(t, 0, track), level);
            assert_listed(t, improve);
            play_card(t, improve);
            assert_hand(t, 0, "");
            assert_int_equal(level_of(t, 0, track), level + 1);
            assert_int_equal(bank_of(t, CATAN_CLOTH + track), 12);
            assert_int_equal(table_count(t, CRANE), 0);
            /* it is still one card too few */
            if (level > 1) {
                t = ck_table(begin(track, level, level - 1));
                play(t, "play_crane");
                refuse(t, 0, improve, CATAN_E_CANNOT_PAY);
            }
        }
    }
}

static void test_first_level_is_free(void **state) {
    (void)state;
    RULE("C-111");
    table *t = ck_table(begin(TRADE, 0, 0));
    assert_moves_of(t, "improve", "");
    play(t, "play_crane");
    assert_moves_of(t, "improve", "trade,politics,science");
    play(t, "improve:politics");
    assert_moves_of(t, "improve", ""); /* one of them */
    assert_int_equal(level_of(t, 0, POLITICS), 1);
    assert_under(t, "science", "crane");
    assert_progress(t, 0, "");
}

static void test_told(void **state) {
    (void)state;
    RULE("C-111");
    RULE("H-1");
    table *t = logged(begin(SCIENCE, 1, 1));
    play(t, "play_crane");
    assert_all_are_told(t, "s0 play_crane | s0 played_progress crane of science");
    for (int i = 0; i < OBSERVERS; i++) {
        assert_int_equal(count_of(t, observers[i], CRANE, CATAN_NOBODY, 0), 1);
    }
    play(t, "improve:science");
    assert_all_are_told(t, "s0 improve:science | s0>bank paper:1 paid");
    play(t, "end_turn");
    t = logged(begin(SCIENCE, 0, 0)); /* nothing is paid for nothing */
    play(t, "play_crane improve:science");
    assert_all_are_told(t, "s0 improve:science");
}

/* One improvement: the next one costs what it did, and so does a city. */
static void test_one_improvement(void **state) {
    (void)state;
    RULE("C-111");
    pos *p = begin(TRADE, 0, 2);
    pos_settlement(p, 0, "n35");
    pos_hand(p, 0, "grain:2 ore:3 cloth:2");
    table *t = ck_table(p);
    play(t, "play_crane");
    uint8_t price[8];
    static const uint8_t city[8] = {0, 0, 0, 2, 3, 0, 0, 0};
    assert_int_equal(catan_price(price, t->state, 0, catan_move_make(CATAN_MOVE_BUILD_CITY, 0)),
                     CATAN_OK);
    assert_memory_equal(price, city, 8);
    play(t, "build_city:n35");
    assert_hand(t, 0, "cloth:2");
    assert_int_equal(table_count(t, CRANE), 1); /* it waits for an improvement */
    play(t, "improve:trade improve:trade");     /* 0 and 2 */
    assert_hand(t, 0, "");
    assert_int_equal(level_of(t, 0, TRADE), 2);
}

/* It helps to a metropolis like to any other level. */
static void test_metropolis(void **state) {
    (void)state;
    RULE("C-111");
    RULE("C-81");
    table *t = ck_table(begin(SCIENCE, 3, 3));
    play(t, "play_crane improve:science");
    assert_asked(t, 0, "place_metropolis");
    play(t, "place_metropolis:n24");
    assert_hand(t, 0, "");
    assert_int_equal(level_of(t, 0, SCIENCE), 4);
    assert_int_equal(points(t, 0), 6);
}

/* --- two of them --- */

static void test_two_on_one_improvement(void **state) {
    (void)state;
    RULE("C-111");
    RULE("E150");
    pos *p = begin(TRADE, 2, 4);
    pos_hand(p, 0, "cloth:4 coin:1");
    progress(p, 0, "crane:2");
    table *t = ck_table(p);
    play(t, "play_crane");
    refuse(t, 0, "play_crane", CATAN_E_CARD_LIMIT);
    assert_moves_of(t, "play_crane", "");
    play(t, "improve:trade");
    assert_hand(t, 0, "cloth:2 coin:1");
    play_card(t, "play_crane"); /* once the first is used up */
    assert_under(t, "science", "crane crane");
    play(t, "improve:politics");
    assert_hand(t, 0, "cloth:2 coin:1");
}

/* --- until the turn is over --- */

static void test_over_with_the_turn(void **state) {
    (void)state;
    RULE("C-111");
    pos *p = begin(TRADE, 0, 0);
    pos_city(p, 1, "n28");
    table *t = ck_table(p);
    play_card(t, "play_crane end_turn");
    assert_int_equal(table_count(t, CRANE), 0);
    roll(t, 1, 1, "ship");
    assert_asked(t, 1, "action");
    assert_moves_of(t, "improve", ""); /* not for the next one */
    assert_int_equal(price_of(t, 1, TRADE), 1);
    until_turn_of(t, 0);
    assert_moves_of(t, "improve", "");
    assert_int_equal(price_of(t, 0, TRADE), 1);
}

static void test_over_before_special_building(void **state) {
    (void)state;
    RULE("C-99");
    RULE("C-111");
    pos *p = ck("players=5");
    pos_city(p, 0, "n17");
    pos_city(p, 1, "n13");
    progress(p, 0, "crane:1");
    table *t = ck_table(p);
    play(t, "play_crane");
    play_card(t, "end_turn");
    assert_asked(t, 1, "special_building");
    assert_int_equal(table_count(t, CRANE), 0);
    assert_moves(t, "pass");
    refuse(t, 1, "improve:trade", CATAN_E_CANNOT_PAY);
}

/* --- when it may not be played --- */

static void test_nothing_to_improve(void **state) {
    (void)state;
    RULE("C-111");
    RULE("C-90");
    RULE("E158");
    /* no city; a turned one is none */
    pos *p = ck("players=4");
    pos_settlement(p, 0, "n17 n24");
    pos_field(p, "turned", "n24");
    pos_city(p, 1, "n28");
    pos_hand(p, 0, "cloth:5 coin:5 paper:5");
    progress(p, 0, "crane:1");
    table *t = ck_table(p);
    assert_not_listed(t, "play_crane");
    refuse(t, 0, "play_crane", CATAN_E_NO_EFFECT);
    /* the only city bears the metropolis of a full track, the others need one without (C-83) */
    p = begin(TRADE, 5, 5);
    tracks(p, 0, 5, 3, 3);
    pos_city(p, 0, "n17");
    pos_settlement(p, 0, "n24");
    t = ck_table(p);
    refuse(t, 0, "play_crane", CATAN_E_NO_EFFECT);
    /* of a track that is not at its end it may be played, and of one below the third level */
    tracks(p, 0, 4, 3, 3);
    assert_listed(ck_table(p), "play_crane");
    tracks(p, 0, 5, 3, 2);
    assert_listed(ck_table(p), "play_crane");
    /* all tracks are full */
    p = begin(TRADE, 5, 5);
    pos_city(p, 0, "n35");
    tracks(p, 0, 5, 5, 5);
    pos_field(p, "metropolises", "n17,n24,n35");
    t = ck_table(p);
    refuse(t, 0, "play_crane", CATAN_E_NO_EFFECT);
}

/* Whether he can pay does not matter. */
static void test_without_commodities(void **state) {
    (void)state;
    RULE("C-111");
    pos *p = begin(TRADE, 3, 0);
    tracks(p, 0, 3, 3, 3);
    table *t = ck_table(p);
    assert_hand(t, 0, "");
    play(t, "play_crane");
    assert_moves_of(t, "improve", "");
    play(t, "end_turn");
    assert_under(t, "science", "crane");
}

static void test_without_the_card(void **state) {
    (void)state;
    RULE("C-111");
    RULE("C-87");
    pos *p = begin(TRADE, 1, 2);
    progress(p, 0, "mining:1");
    progress(p, 1, "crane:2");
    table *t = ck_table(p);
    refuse(t, 0, "play_crane", CATAN_E_NO_CARD);
    refuse(t, 1, "play_crane", CATAN_E_NOT_YOUR_TURN);
    pos_settlement(p, 0, "n17 n24"); /* that comes first */
    t = ck_table(p);
    refuse(t, 0, "play_crane", CATAN_E_NO_CARD);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        PLAY_TEST(test_one_card_less),
        PLAY_TEST(test_first_level_is_free),
        PLAY_TEST(test_told),
        PLAY_TEST(test_one_improvement),
        PLAY_TEST(test_metropolis),
        PLAY_TEST(test_two_on_one_improvement),
        PLAY_TEST(test_over_with_the_turn),
        PLAY_TEST(test_over_before_special_building),
        PLAY_TEST(test_nothing_to_improve),
        PLAY_TEST(test_without_commodities),
        PLAY_TEST(test_without_the_card),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
