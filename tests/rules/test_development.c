/* Development cards: buying, when they may be played, knights, points: B-60 to B-63, B-67, B-68,
 * E30 to E34, E73. */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>
#include <cmocka.h>

#include "support/pos.h"
#include "support/rule.h"

#define CARD "wool:1 grain:1 ore:1" /* the price */
#define EIGHT "n47 n48 n49 n50"     /* four cities */
#define MONOPOLIES "play_monopoly:lumber,brick,wool,grain,ore"
#define ONE_EACH "knight:1 road_building:1 plenty:1 monopoly:1"

/* Seat 0 with a settlement, a road and these cards; the two others have a settlement each. */
static pos *holding(const char *cards, const char *question) {
    pos *p = pos_new("players=3");
    pos_settlement(p, 0, "n8");
    pos_road(p, 0, "e7");
    pos_settlement(p, 1, "n38");
    pos_settlement(p, 2, "n50");
    pos_cards(p, 0, cards);
    pos_turn(p, 0, question);
    return p;
}

static void test_before_the_roll(void **state) {
    (void)state;
    RULE("B-60");
    RULE("E30");
    static const char *const plays[] = {
        "play_knight move_robber:h0",
        "play_road_building free_road:e1 free_road:e0",
        "play_plenty take:brick take:ore",
        "play_monopoly:wool",
    };
    table *t = pos_table(holding(ONE_EACH, "before_roll"));
    assert_asked(t, 0, "before_roll");
    assert_moves(t, "roll play_knight play_road_building play_plenty " MONOPOLIES);
    for (unsigned i = 0; i < 4; i++) {
        t = pos_table(holding(ONE_EACH, "before_roll"));
        play_as(t, 0, plays[i]);
        assert_asked(t, 0, "before_roll");
        assert_moves(t, "roll");
        play(t, "roll dice:12");
        assert_asked(t, 0, "action");
    }
}

static void test_behind_the_roll(void **state) {
    (void)state;
    RULE("B-60");
    table *t = pos_table(holding(ONE_EACH, "action"));
    assert_moves(t, "end_turn play_knight play_road_building play_plenty " MONOPOLIES);
    play(t, "play_monopoly:ore");
    assert_asked(t, 0, "action");
    assert_moves(t, "end_turn");
    assert_cards(t, 0, "knight:1 road_building:1 plenty:1");
}

static void test_only_in_own_turn(void **state) {
    (void)state;
    RULE("B-60");
    pos *p = holding("knight:1", "action");
    pos_cards(p, 1, ONE_EACH);
    table *t = pos_table(p);
    refuse(t, 1, "play_knight", CATAN_E_NOT_YOUR_TURN);
    refuse(t, 1, "play_plenty", CATAN_E_NOT_YOUR_TURN);
    refuse(t, 0, "play_plenty", CATAN_E_NO_CARD);
    refuse(t, 0, "play_road_building", CATAN_E_NO_CARD);
    refuse(t, 0, "play_monopoly:ore", CATAN_E_NO_CARD);
    play(t, "end_turn");
    refuse(t, 0, "play_knight", CATAN_E_NOT_YOUR_TURN);
    refuse(t, 2, "play_knight", CATAN_E_NOT_YOUR_TURN);
    refuse(t, CATAN_CHANCE, "play_knight", CATAN_E_NOT_YOUR_TURN);
    /* Nor while the dice lie in the hand. */
    play(t, "roll");
    refuse(t, CATAN_ANYONE, "play_knight", CATAN_E_NOT_ASKED);
}

static void test_one_a_turn(void **state) {
    (void)state;
    RULE("B-60");
    RULE("E31");
    pos *p = holding("knight:2 road_building:1 plenty:1 monopoly:1", "before_roll");
    table *t = pos_table(p);
    play(t, "play_knight move_robber:h0");
    refuse(t, 0, "play_knight", CATAN_E_CARD_LIMIT);
    refuse(t, 0, "play_plenty", CATAN_E_CARD_LIMIT);
    play(t, "roll dice:12");
    refuse(t, 0, "play_knight", CATAN_E_CARD_LIMIT);
    refuse(t, 0, "play_road_building", CATAN_E_CARD_LIMIT);
    refuse(t, 0, "play_plenty", CATAN_E_CARD_LIMIT);
    refuse(t, 0, "play_monopoly:lumber", CATAN_E_CARD_LIMIT);
    assert_moves(t, "end_turn");
    /* The limit is of the turn: in his next he may play again, and the others are not bound by it.
     */
    play(t, "end_turn roll dice:12 end_turn roll dice:12 end_turn");
    assert_listed(t, "roll play_knight play_plenty");
    play(t, "roll dice:12 play_plenty take:wool take:wool");
    refuse(t, 0, "play_knight", CATAN_E_CARD_LIMIT);
}

static void test_bought_in_this_turn(void **state) {
    (void)state;
    RULE("B-60");
    RULE("E32");
    pos *p = holding("", "action");
    pos_hand(p, 0, "wool:2 grain:2 ore:2");
    table *t = pos_table(p);
    play(t, "buy_development draw_development:plenty");
    assert_cards(t, 0, "plenty:1");
    refuse(t, 0, "play_plenty", CATAN_E_CARD_FRESH);
    assert_not_listed(t, "play_plenty");
    play(t, "end_turn roll dice:12 end_turn roll dice:12 end_turn");
    assert_asked(t, 0, "before_roll");
    assert_moves(t, "roll play_plenty");
    play(t, "play_plenty take:wool take:wool roll dice:12");
    /* One of a kind is older: that one may be played, and then only the new one is left. */
    p = holding("monopoly:1", "action");
    pos_hand(p, 0, CARD);
    t = pos_table(p);
    play(t, "buy_development draw_development:monopoly");
    assert_cards(t, 0, "monopoly:2");
    assert_listed(t, MONOPOLIES);
    play(t, "play_monopoly:ore");
    refuse(t, 0, "play_monopoly:ore", CATAN_E_CARD_FRESH);
    play(t, "end_turn roll dice:12 end_turn roll dice:12 end_turn");
    assert_listed(t, "play_monopoly:ore");
    /* One that was bought does not make another kind fresh. */
    p = holding("knight:1", "action");
    pos_cards(p, 0, "knight:2 plenty:1");
    pos_fresh(p, "knight:1 plenty:1");
    t = pos_table(p);
    assert_listed(t, "play_knight");
    refuse(t, 0, "play_plenty", CATAN_E_CARD_FRESH);
}

static void test_buying(void **state) {
    (void)state;
    RULE("B-61");
    RULE("B-51");
    pos *p = holding("", "action");
    pos_hand(p, 0, "lumber:2 wool:2 grain:1 ore:1");
    table *t = pos_table(p);
    assert_bank(t, 17, 19, 17, 18, 18);
    play_as(t, 0, "buy_development");
    assert_hand(t, 0, "lumber:2 wool:1");
    assert_bank(t, 17, 19, 18, 19, 19);
    assert_asked(t, CATAN_CHANCE, "draw_development");
    refuse(t, 0, "draw_development:point", CATAN_E_NOT_YOUR_TURN);
    assert_weights(t, "draw_development:knight=14 draw_development:point=5 "
                      "draw_development:road_building=2 draw_development:plenty=2 "
                      "draw_development:monopoly=2");
    play_as(t, CATAN_CHANCE, "draw_development:road_building");
    assert_asked(t, 0, "action");
    assert_cards(t, 0, "road_building:1");
    assert_int_equal(table_info(t).deck[CATAN_ROAD_BUILDING], 1);
    assert_int_equal(table_info(t).deck[CATAN_KNIGHT], 14);
    refuse(t, 0, "buy_development", CATAN_E_CANNOT_PAY);
    /* Weighted by what is left. */
    p = holding("", "action");
    pos_hand(p, 0, CARD);
    pos_cards(p, 1, "knight:3 point:4 plenty:1");
    pos_gone(p, "road_building:2");
    pos_knights(p, 2, 1);
    t = pos_table(p);
    play(t, "buy_development");
    assert_weights(t, "draw_development:knight=10 draw_development:point=1 "
                      "draw_development:plenty=1 draw_development:monopoly=2");
    refuse(t, CATAN_CHANCE, "draw_development:road_building", CATAN_E_NO_OUTCOME);
    play(t, "draw_development:knight");
    assert_cards(t, 0, "knight:1");
    assert_cards(t, 1, "knight:3 point:4 plenty:1");
}

/* Each of the three kinds of the price is needed. */
static void test_price(void **state) {
    (void)state;
    RULE("B-61");
    static const char *const hands[] = {"lumber:4 brick:4 grain:1 ore:1", "wool:3 ore:1",
                                        "wool:2 grain:2", ""};
    for (unsigned i = 0; i < 4; i++) {
        pos *p = holding("", "action");
        pos_hand(p, 0, hands[i]);
        refuse(pos_table(p), 0, "buy_development", CATAN_E_CANNOT_PAY);
    }
    /* Only behind the roll. */
    pos *p = holding("", "before_roll");
    pos_hand(p, 0, CARD);
    refuse(pos_table(p), 0, "buy_development", CATAN_E_NOT_ASKED);
}

static void test_empty_deck(void **state) {
    (void)state;
    RULE("B-61");
    RULE("B-62");
    RULE("E34");
    pos *p = holding("plenty:1 monopoly:1", "action");
    pos_hand(p, 0, "wool:3 grain:3 ore:3");
    pos_deck(p, 1, "plenty:1");
    table *t = pos_table(p);
    play(t, "buy_development");
    assert_weights(t, "draw_development:plenty=1");
    play(t, "draw_development:plenty");
    assert_cards(t, 0, "plenty:2 monopoly:1");
    refuse(t, 0, "buy_development", CATAN_E_DECK_EMPTY);
    assert_not_listed(t, "buy_development");
    /* What is played leaves the game, or stays on the table: it does not come back. */
    play(t, "play_plenty take:wool take:wool");
    assert_cards(t, 0, "plenty:1 monopoly:1");
    refuse(t, 0, "buy_development", CATAN_E_DECK_EMPTY);
    play(t, "end_turn");
    play(t, "play_knight move_robber:h10 roll dice:12");
    assert_int_equal(seat_info(t, 1).knights, 1);
    for (unsigned card = 0; card < 8; card++) {
        assert_int_equal(table_info(t).deck[card], 0);
    }
}

static void test_played_cards(void **state) {
    (void)state;
    RULE("B-62");
    table *t = pos_table(holding(ONE_EACH, "action"));
    play(t, "play_knight move_robber:h0");
    assert_cards(t, 0, "road_building:1 plenty:1 monopoly:1");
    assert_int_equal(seat_info(t, 0).knights, 1);
    assert_int_equal(table_info(t).deck[CATAN_KNIGHT], 13);
    take_back(t, 2);
    assert_cards(t, 0, ONE_EACH);
    assert_int_equal(seat_info(t, 0).knights, 0);
    play(t, "play_monopoly:ore");
    assert_cards(t, 0, "knight:1 road_building:1 plenty:1");
    assert_int_equal(seat_info(t, 0).knights, 0);
    assert_int_equal(table_info(t).deck[CATAN_MONOPOLY], 1);
}

static void test_knight(void **state) {
    (void)state;
    RULE("B-63");
    static const char *const questions[] = {"before_roll", "action"};
    for (unsigned i = 0; i < 2; i++) {
        pos *p = holding("knight:1", questions[i]);
        pos_hand(p, 0, "lumber:9");
        pos_hand(p, 1, "wool:10 ore:2");
        table *t = pos_table(p);
        play(t, "play_knight");
        /* No discards; the robber moves at once, and not to where it is. */
        assert_asked(t, 0, "move_robber");
        assert_moves(t, "move_robber:h0-h8,h10-h18");
        refuse(t, 0, "move_robber:h9", CATAN_E_SAME_HEX);
        play(t, "move_robber:h12");
        assert_robber(t, 12);
        assert_asked(t, 0, "rob");
        assert_moves(t, "rob:s1");
        play(t, "rob:s1");
        assert_weights(t, "steal:wool=10 steal:ore=2");
        play(t, "steal:ore");
        assert_hand(t, 0, "lumber:9 ore:1");
        assert_hand(t, 1, "wool:10 ore:1");
        assert_asked(t, 0, questions[i]);
    }
}

static void test_points_are_secret(void **state) {
    (void)state;
    RULE("B-67");
    pos *p = holding("", "action");
    pos_hand(p, 0, CARD);
    pos_cards(p, 1, "point:2");
    table *t = pos_table(p);
    assert_points(t, 0, 1, 1);
    assert_points(t, 1, 3, 1);
    play(t, "buy_development draw_development:point");
    assert_points(t, 0, 2, 1);
    assert_result(t, CATAN_RUNNING);
    /* They are not played: only counted. */
    assert_moves(t, "end_turn");
}

static void test_point_wins_at_once(void **state) {
    (void)state;
    RULE("B-60");
    RULE("B-67");
    RULE("E33");
    /* 9 points, the tenth is bought. */
    pos *p = holding("", "action");
    pos_city(p, 0, EIGHT);
    pos_settlement(p, 2, "n26");
    pos_hand(p, 0, CARD);
    table *t = pos_table(p);
    assert_points(t, 0, 9, 9);
    play(t, "buy_development draw_development:point");
    assert_result(t, 0);
    assert_asked(t, CATAN_NOBODY, "over");
    assert_points(t, 0, 10, 9);
    take_back(t, 1);
    assert_result(t, CATAN_RUNNING);
    play(t, "draw_development:knight");
    assert_result(t, CATAN_RUNNING);
    assert_asked(t, 0, "action");
    /* Any number of them counts, also with a card played in this turn. */
    p = holding("point:3 plenty:1", "action");
    pos_city(p, 0, "n47 n48");
    pos_settlement(p, 0, "n49");
    pos_hand(p, 0, CARD);
    t = pos_table(p);
    assert_points(t, 0, 9, 6);
    play(t, "play_plenty take:wool take:wool buy_development draw_development:point");
    assert_result(t, 0);
}

static void test_card_before_the_roll_wins(void **state) {
    (void)state;
    RULE("B-68");
    RULE("B-63");
    RULE("E73");
    /* The third knight: army and victory are judged before the robber moves. */
    pos *p = pos_new("players=3");
    pos_city(p, 0, EIGHT);
    pos_settlement(p, 1, "n8");
    pos_hand(p, 1, "ore:2");
    pos_knights(p, 0, 2);
    pos_cards(p, 0, "knight:1");
    pos_turn(p, 0, "before_roll");
    table *t = pos_table(p);
    play(t, "play_knight");
    assert_result(t, 0);
    assert_asked(t, CATAN_NOBODY, "over");
    assert_moves(t, "");
    assert_awards(t, CATAN_NOBODY, 0);
    assert_robber(t, 9);
    refuse(t, 0, "roll", CATAN_E_GAME_OVER);
}

static void test_free_road_before_the_roll_wins(void **state) {
    (void)state;
    RULE("B-68");
    pos *p = pos_new("players=3");
    pos_city(p, 0, EIGHT);
    pos_road(p, 0, "e0 e1 e2 e3");
    pos_cards(p, 0, "road_building:1");
    pos_turn(p, 0, "before_roll");
    table *t = pos_table(p);
    play(t, "play_road_building free_road:e4");
    assert_result(t, 0);
    assert_asked(t, CATAN_NOBODY, "over");
    /* With a point less it goes on, and he rolls. */
    p = pos_new("players=3");
    pos_city(p, 0, "n47 n48 n49");
    pos_settlement(p, 0, "n50");
    pos_knights(p, 0, 2);
    pos_cards(p, 0, "knight:1");
    pos_turn(p, 0, "before_roll");
    t = pos_table(p);
    play(t, "play_knight");
    assert_points(t, 0, 9, 9);
    assert_asked(t, 0, "move_robber");
    play(t, "move_robber:h0 roll");
    assert_result(t, CATAN_RUNNING);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        PLAY_TEST(test_before_the_roll),
        PLAY_TEST(test_behind_the_roll),
        PLAY_TEST(test_only_in_own_turn),
        PLAY_TEST(test_one_a_turn),
        PLAY_TEST(test_bought_in_this_turn),
        PLAY_TEST(test_buying),
        PLAY_TEST(test_price),
        PLAY_TEST(test_empty_deck),
        PLAY_TEST(test_played_cards),
        PLAY_TEST(test_knight),
        PLAY_TEST(test_points_are_secret),
        PLAY_TEST(test_point_wins_at_once),
        PLAY_TEST(test_card_before_the_roll_wins),
        PLAY_TEST(test_free_road_before_the_roll_wins),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
