/* Paired turns, and B-47 and B-91 with them. */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>
#include <cmocka.h>

#include "support/pos.h"
#include "support/rule.h"

/* Lines of roads and four cities as in test_extension.c. */
#define TOP_7 "e0 e1 e2 e3 e4 e5 e9"
#define LEFT_5 "e10 e18 e23 e33 e39"
#define EIGHT "n69 n70 n71 n72"
#define SETTLEMENT "lumber:1 brick:1 wool:1 grain:1"
#define CARD "wool:1 grain:1 ore:1"
#define FIVE "players=5 paired_turns=on"

/* Behind seat 0's turn, seat 3 in his paired turn, at n13 with roads to n5. */
static pos *paired(const char *options) {
    pos *p = pos_new(options);
    pos_settlement(p, 3, "n13");
    pos_road(p, 3, "e13 e14 e8");
    pos_paired(p, 0);
    return p;
}

static void test_third_to_the_left(void **state) {
    (void)state;
    RULE("X-8");
    static const struct {
        const char *options;
        uint32_t seat;
        int32_t paired, next;
    } cases[] = {
        {FIVE, 0, 3, 1},
        {FIVE, 1, 4, 2},
        {FIVE, 2, 0, 3},
        {FIVE, 4, 2, 0},
        {"players=6 paired_turns=on", 0, 3, 1},
        {"players=6 paired_turns=on", 4, 1, 5},
        {"players=6 paired_turns=on", 5, 2, 0},
    };
    for (unsigned i = 0; i < sizeof cases / sizeof *cases; i++) {
        pos *p = pos_new(cases[i].options);
        pos_turn(p, cases[i].seat, "action");
        table *t = pos_table(p);
        play(t, "end_turn");
        /* He does not roll, and there is no special building. */
        assert_asked(t, cases[i].paired, "action");
        assert_moves(t, "end_turn");
        assert_int_equal(table_info(t).turn_seat, cases[i].seat);
        assert_int_equal(table_info(t).active_seat, cases[i].paired);
        refuse(t, CATAN_ANYONE, "roll", CATAN_E_NOT_ASKED);
        refuse(t, CATAN_ANYONE, "pass", CATAN_E_NOT_ASKED);
        refuse(t, (int32_t)cases[i].seat, "end_turn", CATAN_E_NOT_YOUR_TURN);
        play(t, "end_turn");
        assert_asked(t, cases[i].next, "before_roll");
        assert_int_equal(table_info(t).turn_seat, cases[i].next);
        assert_int_equal(table_info(t).active_seat, cases[i].next);
    }
}

static void test_needs_five(void **state) {
    (void)state;
    RULE("X-8");
    for (uint32_t players = 2; players <= 6; players++) {
        catan_config config;
        play_config(&config, "paired_turns=on");
        config.players = (uint8_t)players;
        assert_int_equal(catan_config_check(NULL, 0, &config, NULL),
                         players < 5 ? CATAN_E_CONFIG_PAIRED : CATAN_OK);
    }
    /* Off by default: special building. */
    table *t = pos_table(pos_new("players=5"));
    play(t, "end_turn");
    assert_asked(t, 1, "special_building");
}

static void test_what_he_does(void **state) {
    (void)state;
    RULE("X-8");
    pos *p = paired(FIVE);
    pos_hand(p, 3, "lumber:2 brick:6 wool:2 grain:4 ore:4");
    pos_cards(p, 3, "plenty:1 monopoly:1");
    table *t = pos_table(p);
    assert_moves(
        t, "end_turn build_road:e3,e4,e7,e12,e15,e20 build_settlement:n5 build_city:n13 "
           "buy_development trade_bank:brick>lumber,brick>wool,brick>grain,brick>ore,"
           "grain>lumber,grain>brick,grain>wool,grain>ore,ore>lumber,ore>brick,ore>wool,ore>grain "
           "play_plenty play_monopoly:lumber,brick,wool,grain,ore");
    play_as(t, 3, "build_settlement:n5 build_city:n5 build_road:e20");
    play_as(t, 3, "trade_bank:brick>ore play_plenty take:wool take:ore");
    play(t, "buy_development draw_development:point");
    assert_asked(t, 3, "action");
    assert_hand(t, 3, "wool:1 ore:2");
    /* One card a turn. */
    refuse(t, 3, "play_monopoly:ore", CATAN_E_CARD_LIMIT);
    play_as(t, 3, "end_turn");
    assert_asked(t, 1, "before_roll");
}

static void test_trades_with_the_bank_only(void **state) {
    (void)state;
    RULE("X-8");
    RULE("X-9");
    RULE("B-47");
    pos *p = paired(FIVE);
    pos_hand(p, 3, "ore:1");
    pos_hand(p, 0, "wool:1");
    table *t = pos_table(p);
    refuse(t, 3, "offer_give:ore", CATAN_E_TRADE_OFF);
    refuse(t, 0, "offer_give:wool", CATAN_E_NOT_YOUR_TURN);
    assert_moves(t, "end_turn");
}

static void test_knight(void **state) {
    (void)state;
    RULE("X-9");
    pos *p = paired(FIVE);
    pos_cards(p, 3, "knight:2");
    pos_knights(p, 3, 2);
    pos_settlement(p, 1, "n54");
    pos_hand(p, 1, "ore:9");
    table *t = pos_table(p);
    play_as(t, 3, "play_knight");
    assert_awards(t, CATAN_NOBODY, 3);
    play_as(t, 3, "move_robber:h18 rob:s1");
    play(t, "steal:ore");
    assert_hand(t, 3, "ore:1");
    assert_asked(t, 3, "action");
    refuse(t, 3, "play_knight", CATAN_E_CARD_LIMIT);
}

/* Cards: the paired turn is one of his own for B-60. */
static void test_cards(void **state) {
    (void)state;
    RULE("X-9");
    RULE("B-60");
    pos *p = pos_new(FIVE);
    pos_turn(p, 0, "action");
    pos_hand(p, 0, CARD);
    pos_hand(p, 3, CARD);
    pos_cards(p, 0, "knight:1");
    pos_cards(p, 3, "knight:1");
    table *t = pos_table(p);
    /* That seat 0 has played a card does not bind seat 3. */
    play(t, "play_knight move_robber:h0 buy_development draw_development:plenty end_turn");
    assert_asked(t, 3, "action");
    assert_listed(t, "play_knight");
    play(t, "buy_development draw_development:monopoly");
    refuse(t, 3, "play_monopoly:ore", CATAN_E_CARD_FRESH);
    play(t, "play_knight move_robber:h1 end_turn");
    /* Seat 1 and, paired, seat 4; then seat 2 and, paired, seat 0, whose card is old by now; then
     * seat 3. */
    play(t, "roll dice:2 end_turn end_turn roll dice:2 end_turn");
    assert_asked(t, 0, "action");
    assert_moves(t, "end_turn play_plenty");
    play(t, "play_plenty take:ore take:ore end_turn");
    assert_asked(t, 3, "before_roll");
    assert_listed(t, "roll play_monopoly:ore");
}

/* --- victory --- */

static void test_paired_player_wins(void **state) {
    (void)state;
    RULE("X-9");
    pos *p = paired(FIVE);
    pos_city(p, 3, EIGHT);
    pos_hand(p, 3, SETTLEMENT);
    table *t = pos_table(p);
    assert_points(t, 3, 9, 9);
    play(t, "build_settlement:n5");
    assert_result(t, 3);
    assert_asked(t, CATAN_NOBODY, "over");
}

/* Points that came in the active player's turn win when the paired turn begins, not before. */
static void test_wins_at_its_start(void **state) {
    (void)state;
    RULE("X-9");
    pos *p = pos_new(FIVE);
    pos_settlement(p, 0, "n13");
    pos_road(p, 0, "e13 e14 e8");
    pos_hand(p, 0, SETTLEMENT);
    pos_settlement(p, 2, "n3");
    pos_road(p, 2, TOP_7);
    pos_city(p, 3, EIGHT);
    pos_road(p, 3, LEFT_5);
    table *t = pos_table(p);
    play(t, "build_settlement:n5");
    assert_awards(t, 3, CATAN_NOBODY);
    assert_points(t, 3, 10, 10);
    assert_result(t, CATAN_RUNNING);
    play(t, "end_turn");
    assert_result(t, 3);
}

/* Who has ended his turn is active no more: he does not win in the paired turn. */
static void test_active_player_no_more(void **state) {
    (void)state;
    RULE("X-9");
    pos *p = paired(FIVE);
    pos_hand(p, 3, SETTLEMENT);
    pos_settlement(p, 2, "n3");
    pos_road(p, 2, TOP_7);
    pos_city(p, 0, EIGHT);
    pos_road(p, 0, LEFT_5);
    table *t = pos_table(p);
    play(t, "build_settlement:n5");
    assert_awards(t, 0, CATAN_NOBODY);
    assert_points(t, 0, 10, 10);
    assert_result(t, CATAN_RUNNING);
    play(t, "end_turn roll dice:2 end_turn");
    assert_result(t, CATAN_RUNNING);
    /* Seat 4 is paired with seat 1, seat 0 with seat 2: there he wins. */
    assert_asked(t, 4, "action");
    play(t, "end_turn roll dice:2");
    assert_result(t, CATAN_RUNNING);
    play(t, "end_turn");
    assert_result(t, 0);
}

static void test_turn_limit(void **state) {
    (void)state;
    RULE("X-9");
    RULE("B-91");
    pos *p = pos_new(FIVE " max_turns=2");
    table *t = pos_table(p);
    /* Turn 1 of seat 0, his pair, turn 2 of seat 1, his pair: then it is drawn. */
    assert_int_equal(table_info(t).turn, 1);
    play(t, "end_turn");
    assert_int_equal(table_info(t).turn, 1);
    play(t, "end_turn");
    assert_int_equal(table_info(t).turn, 2);
    play(t, "roll dice:2 end_turn");
    assert_asked(t, 4, "action");
    assert_int_equal(table_info(t).turn, 2);
    assert_result(t, CATAN_RUNNING);
    play(t, "end_turn");
    assert_result(t, CATAN_DRAW);
    /* The paired turn behind the last turn can still be won. */
    p = paired(FIVE " max_turns=1");
    pos_city(p, 3, EIGHT);
    pos_hand(p, 3, SETTLEMENT);
    t = pos_table(p);
    play(t, "build_settlement:n5");
    assert_result(t, 3);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        PLAY_TEST(test_third_to_the_left),
        PLAY_TEST(test_needs_five),
        PLAY_TEST(test_what_he_does),
        PLAY_TEST(test_trades_with_the_bank_only),
        PLAY_TEST(test_knight),
        PLAY_TEST(test_cards),
        PLAY_TEST(test_paired_player_wins),
        PLAY_TEST(test_wins_at_its_start),
        PLAY_TEST(test_active_player_no_more),
        PLAY_TEST(test_turn_limit),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
