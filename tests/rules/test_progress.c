/* Progress cards: road building, year of plenty, monopoly: B-64 to B-66, E37 to E44. */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>
#include <cmocka.h>

#include "support/pos.h"
#include "support/rule.h"

/* --- road building --- */

/* Seat 0 at n8 with a road to n4; seat 1 at n5. Seat 0 holds no cards to pay with. */
static pos *builder(void) {
    pos *p = pos_new("players=3");
    pos_settlement(p, 0, "n8");
    pos_road(p, 0, "e7");
    pos_settlement(p, 1, "n5");
    pos_cards(p, 0, "road_building:1");
    return p;
}

static void test_two_free_roads(void **state) {
    (void)state;
    RULE("B-64");
    RULE("E41");
    table *t = pos_table(builder());
    assert_supply(t, 0, 14, 4, 4);
    assert_moves(t, "end_turn play_road_building");
    play_as(t, 0, "play_road_building");
    assert_asked(t, 0, "free_road");
    assert_cards(t, 0, "");
    /* By the normal rules: on from n4 and n8. */
    assert_moves(t, "free_road:e1,e2,e12,e13");
    refuse(t, 0, "free_road:e7", CATAN_E_PLACE_TAKEN);
    refuse(t, 0, "free_road:e0", CATAN_E_NOT_CONNECTED);
    refuse(t, 0, "free_road:e3", CATAN_E_NOT_CONNECTED);
    play_as(t, 0, "free_road:e2");
    assert_road(t, 2, 0);
    assert_asked(t, 0, "free_road");
    /* On from n1 too, which the first has reached: e3 leads to another's building. */
    assert_moves(t, "free_road:e1,e3,e12,e13 decline");
    play_as(t, 0, "free_road:e3");
    assert_road(t, 3, 0);
    assert_asked(t, 0, "action");
    assert_moves(t, "end_turn");
    assert_supply(t, 0, 12, 4, 4);
    assert_hand(t, 0, "");
    assert_bank(t, 19, 19, 19, 19, 19);
}

/* Not through another's building, at which the first of them ended. */
static void test_free_roads_stop_at_buildings(void **state) {
    (void)state;
    RULE("B-64");
    pos *p = builder();
    pos_road(p, 0, "e2");
    table *t = pos_table(p);
    play(t, "play_road_building free_road:e3");
    assert_moves(t, "free_road:e1,e12,e13 decline");
    refuse(t, 0, "free_road:e4", CATAN_E_NOT_CONNECTED);
    refuse(t, 0, "free_road:e8", CATAN_E_NOT_CONNECTED);
}

static void test_nothing_in_between(void **state) {
    (void)state;
    RULE("B-64");
    RULE("E39");
    static const char *const others[] = {
        "build_settlement:n1", "build_road:e1",      "build_city:n8",  "trade_bank:ore>wool",
        "offer_give:ore",      "buy_development",    "end_turn",       "play_knight",
        "play_monopoly:wool",  "play_road_building", "move_robber:h0",
    };
    pos *p = builder();
    pos_road(p, 0, "e1 e0");
    pos_hand(p, 0, "lumber:4 brick:4 wool:4 grain:4 ore:6");
    pos_cards(p, 0, "knight:1 road_building:2 monopoly:1");
    table *t = pos_table(p);
    assert_listed(t, "build_settlement:n3");
    play(t, "play_road_building");
    for (unsigned round = 0; round < 2; round++) {
        for (unsigned i = 0; i < sizeof others / sizeof *others; i++) {
            refuse(t, 0, others[i], CATAN_E_NOT_ASKED);
        }
        refuse(t, 0, "build_settlement:n3", CATAN_E_NOT_ASKED);
        refuse(t, 1, "free_road:e12", CATAN_E_NOT_YOUR_TURN);
        play(t, round == 0 ? "free_road:e2" : "decline");
    }
    assert_listed(t, "build_settlement:n3");
}

static void test_declining(void **state) {
    (void)state;
    RULE("B-64");
    table *t = pos_table(builder());
    refuse(t, 0, "decline", CATAN_E_NOT_ASKED);
    play(t, "play_road_building");
    refuse(t, 0, "decline", CATAN_E_NOT_ASKED);
    play(t, "free_road:e12 decline");
    assert_asked(t, 0, "action");
    assert_supply(t, 0, 13, 4, 4);
    refuse(t, 0, "free_road:e13", CATAN_E_NOT_ASKED);
}

/* 14 roads of 15 lie on the board: there is one free road. */
static void test_last_road(void **state) {
    (void)state;
    RULE("B-64");
    RULE("E37");
    pos *p = pos_new("players=2");
    pos_settlement(p, 0, "n3");
    pos_road(p, 0, "e0 e1 e2 e3 e4 e5 e9 e17 e22 e6 e10 e18 e23 e33");
    pos_cards(p, 0, "road_building:1");
    table *t = pos_table(p);
    assert_supply(t, 0, 1, 4, 4);
    play(t, "play_road_building free_road:e39");
    assert_asked(t, 0, "action");
    assert_supply(t, 0, 0, 4, 4);
}

/* One site is left on the board: n0's way to n4, whence others hold all ways on. */
static void test_one_site(void **state) {
    (void)state;
    RULE("B-64");
    pos *p = pos_new("players=2");
    pos_settlement(p, 0, "n0");
    pos_road(p, 1, "e0 e2 e7");
    pos_cards(p, 0, "road_building:1");
    table *t = pos_table(p);
    play(t, "play_road_building");
    assert_moves(t, "free_road:e1");
    play(t, "free_road:e1");
    assert_asked(t, 0, "action");
    assert_supply(t, 0, 14, 4, 4);
}

static void test_no_free_road(void **state) {
    (void)state;
    RULE("B-64");
    RULE("E38");
    /* None in supply. */
    pos *p = pos_new("players=2");
    pos_settlement(p, 0, "n3");
    pos_road(p, 0, "e0 e1 e2 e3 e4 e5 e9 e17 e22 e6 e10 e18 e23 e33 e39");
    pos_cards(p, 0, "road_building:1");
    table *t = pos_table(p);
    refuse(t, 0, "play_road_building", CATAN_E_NO_PIECE);
    assert_moves(t, "end_turn");
    /* No site. */
    p = pos_new("players=2");
    pos_settlement(p, 0, "n0");
    pos_road(p, 1, "e0 e1");
    pos_cards(p, 0, "road_building:1");
    pos_turn(p, 0, "before_roll");
    t = pos_table(p);
    refuse(t, 0, "play_road_building", CATAN_E_NO_EFFECT);
    assert_moves(t, "roll");
}

/* Awards and victory are judged behind each of the two. */
static void test_judged_behind_each(void **state) {
    (void)state;
    RULE("B-64");
    RULE("E40");
    pos *p = pos_new("players=2");
    pos_settlement(p, 0, "n3");
    pos_road(p, 0, "e0 e1 e2 e3");
    pos_cards(p, 0, "road_building:1");
    table *t = pos_table(p);
    play(t, "play_road_building");
    assert_awards(t, CATAN_NOBODY, CATAN_NOBODY);
    play(t, "free_road:e4");
    assert_asked(t, 0, "free_road");
    assert_awards(t, 0, CATAN_NOBODY);
    assert_points(t, 0, 3, 3);
    /* The first free road wins: no second. */
    p = pos_new("players=2");
    pos_city(p, 0, "n47 n48 n49 n50");
    pos_road(p, 0, "e0 e1 e2 e3");
    pos_cards(p, 0, "road_building:1");
    t = pos_table(p);
    play(t, "play_road_building free_road:e4");
    assert_result(t, 0);
    assert_asked(t, CATAN_NOBODY, "over");
    refuse(t, 0, "free_road:e5", CATAN_E_GAME_OVER);
    refuse(t, 0, "decline", CATAN_E_GAME_OVER);
}

/* --- year of plenty --- */

static pos *plenty(const char *bank) {
    pos *p = pos_new("players=3");
    pos_cards(p, 0, "plenty:1");
    pos_bank(p, 1, bank);
    return p;
}

static void test_plenty(void **state) {
    (void)state;
    RULE("B-65");
    table *t = pos_table(plenty(""));
    play_as(t, 0, "play_plenty");
    assert_asked(t, 0, "take_card");
    assert_moves(t, "take:lumber,brick,wool,grain,ore");
    play_as(t, 0, "take:wool");
    /* The second in kind order, equal or not. */
    assert_asked(t, 0, "take_card");
    assert_moves(t, "take:wool,grain,ore");
    refuse(t, 0, "take:lumber", CATAN_E_KIND_ORDER);
    refuse(t, 0, "end_turn", CATAN_E_NOT_ASKED);
    refuse(t, 0, "decline", CATAN_E_NOT_ASKED);
    play_as(t, 0, "take:wool");
    assert_asked(t, 0, "action");
    assert_hand(t, 0, "wool:2");
    assert_bank(t, 19, 19, 17, 19, 19);
    take_back(t, 1);
    play(t, "take:ore");
    assert_hand(t, 0, "wool:1 ore:1");
    assert_bank(t, 19, 19, 18, 19, 18);
    refuse(t, 0, "take:ore", CATAN_E_NOT_ASKED);
}

static void test_plenty_of_a_poor_bank(void **state) {
    (void)state;
    RULE("B-65");
    RULE("E42");
    /* One card: it. */
    table *t = pos_table(plenty("lumber:0 brick:0 wool:0 grain:1 ore:0"));
    play(t, "play_plenty");
    assert_moves(t, "take:grain");
    refuse(t, 0, "take:ore", CATAN_E_BANK_EMPTY);
    play(t, "take:grain");
    assert_asked(t, 0, "action");
    assert_hand(t, 0, "grain:1");
    assert_bank(t, 0, 0, 0, 0, 0);
    /* Two cards: both, so that the later kind cannot be taken first. */
    t = pos_table(plenty("lumber:0 brick:1 wool:0 grain:0 ore:1"));
    play(t, "play_plenty");
    assert_moves(t, "take:brick");
    refuse(t, 0, "take:ore", CATAN_E_CANNOT_COMPLETE);
    refuse(t, 0, "take:wool", CATAN_E_BANK_EMPTY);
    play(t, "take:brick");
    assert_asked(t, 0, "take_card");
    assert_moves(t, "take:ore");
    play(t, "take:ore");
    assert_hand(t, 0, "brick:1 ore:1");
    assert_asked(t, 0, "action");
    /* The same with two of a kind. */
    t = pos_table(plenty("lumber:0 brick:0 wool:0 grain:0 ore:2"));
    play(t, "play_plenty take:ore take:ore");
    assert_hand(t, 0, "ore:2");
    /* The last of a kind is gone when it is taken. */
    t = pos_table(plenty("lumber:1"));
    play(t, "play_plenty take:lumber");
    assert_moves(t, "take:brick,wool,grain,ore");
    refuse(t, 0, "take:lumber", CATAN_E_BANK_EMPTY);
}

static void test_plenty_of_an_empty_bank(void **state) {
    (void)state;
    RULE("B-65");
    RULE("E42");
    table *t = pos_table(plenty("lumber:0 brick:0 wool:0 grain:0 ore:0"));
    refuse(t, 0, "play_plenty", CATAN_E_BANK_EMPTY);
    assert_moves(t, "end_turn");
}

/* --- monopoly --- */

static pos *monopolist(void) {
    pos *p = pos_new("players=4");
    pos_hand(p, 0, "wool:1 ore:2");
    pos_hand(p, 1, "lumber:1 wool:3");
    pos_hand(p, 2, "wool:1");
    pos_hand(p, 3, "brick:2 ore:1");
    pos_cards(p, 0, "monopoly:1");
    return p;
}

static void test_monopoly(void **state) {
    (void)state;
    RULE("B-66");
    table *t = pos_table(monopolist());
    play_as(t, 0, "play_monopoly:wool");
    assert_asked(t, 0, "action");
    assert_hand(t, 0, "wool:5 ore:2");
    assert_hand(t, 1, "lumber:1");
    assert_hand(t, 2, "");
    assert_hand(t, 3, "brick:2 ore:1");
    assert_bank(t, 18, 17, 14, 19, 16);
    take_back(t, 1);
    assert_hand(t, 0, "wool:1 ore:2");
    assert_hand(t, 1, "lumber:1 wool:3");
    assert_hand(t, 2, "wool:1");
}

static void test_monopoly_of_nothing(void **state) {
    (void)state;
    RULE("B-66");
    RULE("E43");
    table *t = pos_table(monopolist());
    assert_listed(t, "play_monopoly:lumber,brick,wool,grain,ore");
    play(t, "play_monopoly:grain");
    assert_asked(t, 0, "action");
    assert_cards(t, 0, "");
    assert_hand(t, 0, "wool:1 ore:2");
    assert_hand(t, 1, "lumber:1 wool:3");
    /* Only he has any: he keeps them. */
    pos *p = pos_new("players=2");
    pos_hand(p, 0, "ore:3");
    pos_cards(p, 0, "monopoly:1");
    t = pos_table(p);
    play(t, "play_monopoly:ore");
    assert_hand(t, 0, "ore:3");
}

static void test_monopoly_behind_a_trade(void **state) {
    (void)state;
    RULE("B-66");
    RULE("E44");
    pos *p = monopolist();
    pos_hand(p, 0, "lumber:2");
    table *t = pos_table(p);
    play(t, "offer_give:lumber offer_give:lumber offer_want:brick offer_send:s3 accept confirm:s3");
    assert_hand(t, 0, "brick:1");
    assert_hand(t, 3, "lumber:2 brick:1 ore:1");
    play(t, "play_monopoly:lumber");
    assert_hand(t, 0, "lumber:3 brick:1");
    assert_hand(t, 1, "wool:3");
    assert_hand(t, 3, "brick:1 ore:1");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        PLAY_TEST(test_two_free_roads),
        PLAY_TEST(test_free_roads_stop_at_buildings),
        PLAY_TEST(test_nothing_in_between),
        PLAY_TEST(test_declining),
        PLAY_TEST(test_last_road),
        PLAY_TEST(test_one_site),
        PLAY_TEST(test_no_free_road),
        PLAY_TEST(test_judged_behind_each),
        PLAY_TEST(test_plenty),
        PLAY_TEST(test_plenty_of_a_poor_bank),
        PLAY_TEST(test_plenty_of_an_empty_bank),
        PLAY_TEST(test_monopoly),
        PLAY_TEST(test_monopoly_of_nothing),
        PLAY_TEST(test_monopoly_behind_a_trade),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
