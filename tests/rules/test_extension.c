/* Five and six players, the special building phase, E35, E36, E77. */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>
#include <cmocka.h>
#include <string.h>

#include "support/pos.h"
#include "support/rule.h"

/* The large board numbers its upper nodes and edges like the base board, down to n20 and e28: the
 * lines at the top and the left are the same (lines.h). In the south, four cities: 8 points. */
#define TOP_7 "e0 e1 e2 e3 e4 e5 e9"
#define LEFT_5 "e10 e18 e23 e33 e39"
#define EIGHT "n69 n70 n71 n72"
#define SETTLEMENT "lumber:1 brick:1 wool:1 grain:1"
#define CARD "wool:1 grain:1 ore:1"

/* --- the components --- */

static void check_layout(const char *options, const unsigned terrains[8], unsigned tokens,
                         unsigned harbours) {
    table *t = table_new(options);
    catan_layout layout = layout_info(t);
    unsigned found[8] = {0}, numbers = 0;
    uint32_t hexes = catan_hex_count(t->game);
    for (uint32_t hex = 0; hex < hexes; hex++) {
        found[layout.terrain[hex]]++;
        numbers += layout.number[hex] != 0;
    }
    assert_memory_equal(found, terrains, sizeof found);
    assert_int_equal(numbers, tokens);
    assert_int_equal(catan_harbour_count(t->game), harbours);
}

static void test_board(void **state) {
    (void)state;
    RULE("X-1");
    /* desert, forest, hills, pasture, fields, mountains */
    static const unsigned large[8] = {2, 6, 5, 6, 6, 5}, base[8] = {1, 4, 3, 4, 4, 3};
    static const char *const five[] = {"players=5", "players=6", "players=5 layout=spiral",
                                       "players=6 layout=random",
                                       "players=6 layout=random harbours=shuffled"};
    for (unsigned i = 0; i < sizeof five / sizeof *five; i++) {
        check_layout(five[i], large, 28, 11);
    }
    check_layout("players=4 layout=spiral", base, 18, 9);
    /* Rows of 3-4-5-6-5-4-3. */
    static const unsigned rows[7] = {3, 4, 5, 6, 5, 4, 3};
    table *t = table_new("players=6");
    unsigned found[7] = {0};
    for (uint32_t hex = 0; hex < 30; hex++) {
        catan_hex h;
        assert_int_equal(catan_hex_get(&h, sizeof h, t->game, hex), CATAN_OK);
        found[h.r + 3]++;
    }
    assert_memory_equal(found, rows, sizeof rows);
}

static void test_cards(void **state) {
    (void)state;
    RULE("X-2");
    static const uint8_t large[8] = {20, 5, 3, 3, 3}, base[8] = {14, 5, 2, 2, 2};
    table *t = table_new("players=5");
    assert_bank(t, 24, 24, 24, 24, 24);
    assert_memory_equal(table_info(t).deck, large, 8);
    t = table_new("players=6");
    assert_bank(t, 24, 24, 24, 24, 24);
    assert_memory_equal(table_info(t).deck, large, 8);
    t = table_new("players=4");
    assert_bank(t, 19, 19, 19, 19, 19);
    assert_memory_equal(table_info(t).deck, base, 8);
    t = table_new("players=6 bank_resources=30");
    assert_bank(t, 30, 30, 30, 30, 30);
}

static void test_robber_starts_on_first_desert(void **state) {
    (void)state;
    RULE("X-3");
    /* The fixed board has deserts on h7 and h21. */
    assert_robber(table_new("players=5"), 7);
    assert_robber(table_new("players=6"), 7);
    for (uint64_t seed = 0; seed < 20; seed++) {
        catan_layout layout;
        catan_rng rng;
        uint32_t first = 0;
        table *t = table_new("players=6 layout=random");
        assert_int_equal(catan_rng_seed(&rng, seed), CATAN_OK);
        assert_int_equal(catan_layout_generate(&layout, sizeof layout, t->game, &rng), CATAN_OK);
        while (layout.terrain[first] != CATAN_DESERT) {
            first++;
        }
        assert_robber(table_laid("players=6 layout=random", &layout), first);
    }
}

/* --- special building --- */

/* Seat 1 at n13 with roads to n8 and n9, at his go behind seat 0's turn; the others have nothing
 * but what is said. */
static pos *special(const char *options) {
    pos *p = pos_new(options);
    pos_settlement(p, 1, "n13");
    pos_road(p, 1, "e13 e14 e8");
    pos_special(p, 0, 1);
    return p;
}

static void test_order(void **state) {
    (void)state;
    RULE("X-4");
    pos *p = pos_new("players=5");
    pos_turn(p, 3, "action");
    table *t = pos_table(p);
    play_as(t, 3, "end_turn");
    static const int32_t order[] = {4, 0, 1, 2};
    for (unsigned i = 0; i < 4; i++) {
        assert_asked(t, order[i], "special_building");
        assert_int_equal(table_info(t).active_seat, CATAN_NOBODY);
        assert_int_equal(table_info(t).turn_seat, 3);
        assert_moves(t, "pass");
        refuse(t, 3, "pass", CATAN_E_NOT_YOUR_TURN);
        refuse(t, order[i], "end_turn", CATAN_E_NOT_ASKED);
        play_as(t, order[i], "pass");
    }
    assert_asked(t, 4, "before_roll");
    play(t, "roll dice:2 end_turn");
    assert_asked(t, 0, "special_building");
    t = pos_table(pos_new("players=6"));
    play(t, "end_turn pass pass pass pass");
    assert_asked(t, 5, "special_building");
    play(t, "pass");
    assert_asked(t, 1, "before_roll");
    /* Only with 5 or 6 players. */
    t = pos_table(pos_new("players=4"));
    play(t, "end_turn");
    assert_asked(t, 1, "before_roll");
}

static void test_builds_what_he_can_pay(void **state) {
    (void)state;
    RULE("X-4");
    pos *p = special("players=5");
    pos_hand(p, 1, "lumber:2 brick:2 wool:2 grain:4 ore:4");
    table *t = pos_table(p);
    assert_asked(t, 1, "special_building");
    assert_moves(
        t,
        "pass build_road:e3,e4,e7,e12,e15,e20 build_settlement:n5 build_city:n13 buy_development");
    play_as(t, 1, "build_road:e20 build_settlement:n5 build_city:n5 buy_development");
    play(t, "draw_development:plenty");
    assert_asked(t, 1, "special_building");
    assert_building(t, 5, 1, CATAN_CITY);
    assert_road(t, 20, 1);
    assert_hand(t, 1, "");
    assert_bank(t, 24, 24, 24, 24, 24);
    assert_cards(t, 1, "plenty:1");
    refuse(t, 1, "build_road:e3", CATAN_E_CANNOT_PAY);
    assert_moves(t, "pass");
    play_as(t, 1, "pass");
    /* One go: then the next, and never he again. */
    assert_asked(t, 2, "special_building");
    refuse(t, 1, "build_road:e3", CATAN_E_NOT_YOUR_TURN);
    play(t, "pass pass pass");
    assert_asked(t, 1, "before_roll");
}

static void test_no_trade_no_cards(void **state) {
    (void)state;
    RULE("X-5");
    RULE("E36");
    static const char *const moves[] = {
        "trade_bank:ore>wool", "offer_give:ore",    "play_knight",    "play_road_building",
        "play_plenty",         "play_monopoly:ore", "move_robber:h0", "roll",
    };
    pos *p = special("players=5");
    pos_hand(p, 1, "ore:8");
    pos_hand(p, 2, "wool:2");
    pos_cards(p, 1, "knight:1 road_building:1 plenty:1 monopoly:1");
    table *t = pos_table(p);
    for (unsigned i = 0; i < sizeof moves / sizeof *moves; i++) {
        refuse(t, 1, moves[i], CATAN_E_NOT_ASKED);
    }
    refuse(t, 0, "offer_give:ore", CATAN_E_NOT_YOUR_TURN);
    assert_moves(t, "pass");
    /* In his own turn, which follows, he may. */
    play(t, "pass pass pass pass");
    assert_listed(t, "roll play_knight play_road_building play_plenty play_monopoly:ore");
    play(t, "roll dice:2");
    assert_listed(t, "trade_bank:ore>wool offer_give:ore play_knight");
}

static void test_card_bought_there(void **state) {
    (void)state;
    RULE("X-6");
    RULE("E35");
    pos *p = special("players=5");
    pos_hand(p, 1, CARD);
    pos_hand(p, 3, CARD);
    table *t = pos_table(p);
    play_as(t, 1, "buy_development");
    assert_asked(t, CATAN_CHANCE, "draw_development");
    play(t, "draw_development:knight");
    assert_asked(t, 1, "special_building");
    refuse(t, 1, "play_knight", CATAN_E_NOT_ASKED);
    play(t, "pass pass buy_development draw_development:plenty pass pass");
    /* His turn begins directly behind: the card may be played, before the roll too. */
    assert_asked(t, 1, "before_roll");
    assert_moves(t, "roll play_knight");
    assert_int_equal(seat_info(t, 1).fresh[CATAN_KNIGHT], 0);
    play(t, "play_knight");
    take_back(t, 1);
    play(t, "roll dice:2");
    assert_listed(t, "play_knight");
    /* Seat 3 waits for his own next turn. */
    play(t, "end_turn pass pass pass pass");
    play(t, "roll dice:2 end_turn pass pass pass pass");
    assert_asked(t, 3, "before_roll");
    assert_listed(t, "roll play_plenty");
}

/* What was bought in one's turn is fresh in it, and in one's next turn no more. */
static void test_card_bought_in_turn(void **state) {
    (void)state;
    RULE("X-6");
    pos *p = pos_new("players=5");
    pos_hand(p, 0, CARD);
    table *t = pos_table(p);
    play(t, "buy_development draw_development:plenty");
    refuse(t, 0, "play_plenty", CATAN_E_CARD_FRESH);
    play(t, "end_turn pass pass pass pass");
    for (unsigned turn = 1; turn < 5; turn++) {
        play(t, "roll dice:2 end_turn pass pass pass pass");
    }
    assert_asked(t, 0, "before_roll");
    assert_moves(t, "roll play_plenty");
}

static void test_points_win_later(void **state) {
    (void)state;
    RULE("X-7");
    RULE("E77");
    pos *p = special("players=5");
    pos_city(p, 1, EIGHT);
    pos_hand(p, 1, SETTLEMENT);
    table *t = pos_table(p);
    assert_points(t, 1, 9, 9);
    play(t, "build_settlement:n5");
    assert_points(t, 1, 10, 10);
    assert_result(t, CATAN_RUNNING);
    assert_asked(t, 1, "special_building");
    play(t, "pass pass pass");
    assert_result(t, CATAN_RUNNING);
    /* His turn begins: he has won, before rolling. */
    play(t, "pass");
    assert_result(t, 1);
    assert_asked(t, CATAN_NOBODY, "over");
    /* A point card bought there does not win at once either. */
    p = special("players=5");
    pos_city(p, 1, EIGHT);
    pos_hand(p, 1, CARD);
    t = pos_table(p);
    play(t, "buy_development draw_development:point");
    assert_points(t, 1, 10, 9);
    assert_result(t, CATAN_RUNNING);
    play(t, "pass pass pass pass");
    assert_result(t, 1);
}

/* Nor does another win there: also not he whose turn has just ended. */
static void test_nobody_wins_there(void **state) {
    (void)state;
    RULE("X-7");
    pos *p = special("players=5");
    pos_settlement(p, 2, "n3");
    pos_road(p, 2, TOP_7);
    pos_city(p, 0, EIGHT);
    pos_road(p, 0, LEFT_5);
    pos_hand(p, 1, SETTLEMENT);
    table *t = pos_table(p);
    assert_awards(t, 2, CATAN_NOBODY);
    assert_points(t, 0, 8, 8);
    play(t, "build_settlement:n5");
    assert_awards(t, 0, CATAN_NOBODY);
    assert_points(t, 0, 10, 10);
    assert_result(t, CATAN_RUNNING);
    play(t, "pass pass pass pass");
    for (unsigned turn = 1; turn < 5; turn++) {
        assert_asked(t, (int32_t)turn, "before_roll");
        play(t, "roll dice:2 end_turn pass pass pass");
        assert_result(t, CATAN_RUNNING);
        play(t, "pass");
    }
    assert_result(t, 0);
}

/* The draw by the turn limit waits for the special building behind the last turn. */
static void test_turn_limit(void **state) {
    (void)state;
    RULE("X-4");
    RULE("B-91");
    pos *p = pos_new("players=5 max_turns=2");
    pos_number(p, 2);
    table *t = pos_table(p);
    play(t, "end_turn");
    assert_asked(t, 1, "special_building");
    play(t, "pass pass pass");
    assert_asked(t, 4, "special_building");
    play(t, "pass");
    assert_result(t, CATAN_DRAW);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        PLAY_TEST(test_board),
        PLAY_TEST(test_cards),
        PLAY_TEST(test_robber_starts_on_first_desert),
        PLAY_TEST(test_order),
        PLAY_TEST(test_builds_what_he_can_pay),
        PLAY_TEST(test_no_trade_no_cards),
        PLAY_TEST(test_card_bought_there),
        PLAY_TEST(test_card_bought_in_turn),
        PLAY_TEST(test_points_win_later),
        PLAY_TEST(test_nobody_wins_there),
        PLAY_TEST(test_turn_limit),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
