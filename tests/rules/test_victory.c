/* Largest army, victory, the end: B-70, B-90 to B-92, E72 to E76, E78. */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>
#include <cmocka.h>
#include <stdio.h>
#include <string.h>

#include "rules/lines.h"
#include "support/rule.h"

#define EIGHT "n47 n48 n49 n50" /* four cities */

/* --- the largest army --- */

static void test_army(void **state) {
    (void)state;
    RULE("B-70");
    RULE("E72");
    pos *p = pos_new("players=3");
    pos_cards(p, 0, "knight:1");
    pos_cards(p, 1, "knight:2");
    pos_knights(p, 0, 2);
    pos_knights(p, 1, 2);
    table *t = pos_table(p);
    assert_awards(t, CATAN_NOBODY, CATAN_NOBODY);
    assert_points(t, 0, 0, 0);
    /* The first with 3. */
    play(t, "play_knight move_robber:h0");
    assert_awards(t, CATAN_NOBODY, 0);
    assert_points(t, 0, 2, 2);
    /* As many are not enough. */
    play(t, "end_turn play_knight");
    assert_int_equal(seat_info(t, 1).knights, 3);
    assert_awards(t, CATAN_NOBODY, 0);
    assert_points(t, 0, 2, 2);
    assert_points(t, 1, 0, 0);
    /* More are. */
    play(t, "move_robber:h1 roll dice:2 end_turn roll dice:2 end_turn roll dice:2 end_turn");
    play(t, "play_knight");
    assert_awards(t, CATAN_NOBODY, 1);
    assert_points(t, 0, 0, 0);
    assert_points(t, 1, 2, 2);
    take_back(t, 1);
    assert_awards(t, CATAN_NOBODY, 0);
    assert_points(t, 0, 2, 2);
}

static void test_army_of_two(void **state) {
    (void)state;
    RULE("B-70");
    pos *p = pos_new("players=2");
    pos_cards(p, 0, "knight:1");
    pos_knights(p, 0, 1);
    table *t = pos_table(p);
    play(t, "play_knight");
    assert_int_equal(seat_info(t, 0).knights, 2);
    assert_awards(t, CATAN_NOBODY, CATAN_NOBODY);
    assert_points(t, 0, 0, 0);
    /* The holder's further knights change nothing. */
    p = pos_new("players=2");
    pos_cards(p, 0, "knight:1");
    pos_knights(p, 0, 3);
    pos_knights(p, 1, 2);
    t = pos_table(p);
    play(t, "play_knight");
    assert_awards(t, CATAN_NOBODY, 0);
    assert_points(t, 0, 2, 2);
}

/* --- victory --- */

/* Nothing is legal any more, for anybody. */
static void check_over(table *t) {
    static const char *const moves[] = {
        "roll",           "end_turn", "build_road:e5", "play_knight",
        "move_robber:h0", "dice:7",   "reject",        "pass",
    };
    assert_asked(t, CATAN_NOBODY, "over");
    assert_moves(t, "");
    assert_int_equal(catan_chance_weights(t->state, NULL, 0), 0);
    for (unsigned i = 0; i < sizeof moves / sizeof *moves; i++) {
        refuse(t, 0, moves[i], CATAN_E_GAME_OVER);
        refuse(t, 1, moves[i], CATAN_E_GAME_OVER);
        refuse(t, CATAN_CHANCE, moves[i], CATAN_E_GAME_OVER);
        refuse(t, CATAN_ANYONE, moves[i], CATAN_E_GAME_OVER);
    }
}

/* Whatever brings the last point, the game ends with it; nobody has to say that he has won. */
static void test_every_way_to_win(void **state) {
    (void)state;
    RULE("B-90");
    RULE("B-92");
    RULE("E76");
    static const struct {
        const char *cities, *settlements, *roads, *hand, *cards, *moves;
        unsigned knights, before;
    } ways[] = {
        {EIGHT, "n26", "e0", SETTLEMENT, "", "build_settlement:n0", 0, 9},
        {"n47 n48 n49", "n50 n38 n40", "", "grain:2 ore:3", "", "build_city:n50", 0, 9},
        {EIGHT, "", "e0 e1 e2 e3", ROAD, "", "build_road:e4", 0, 8},
        {EIGHT, "", "e0 e1 e2 e3", "", "road_building:1", "play_road_building free_road:e4", 0, 8},
        {EIGHT, "", "", "", "knight:1", "play_knight", 2, 8},
        {EIGHT, "n26", "", "wool:1 grain:1 ore:1", "", "buy_development draw_development:point", 0,
         9},
        {EIGHT, "", "e0", SETTLEMENT, "point:1", "build_settlement:n0", 0, 9},
    };
    for (unsigned i = 0; i < sizeof ways / sizeof *ways; i++) {
        pos *p = pos_new("players=3");
        pos_city(p, 0, ways[i].cities);
        pos_settlement(p, 0, ways[i].settlements);
        pos_road(p, 0, ways[i].roads);
        pos_hand(p, 0, ways[i].hand);
        pos_cards(p, 0, ways[i].cards);
        pos_knights(p, 0, ways[i].knights);
        table *t = pos_table(p);
        assert_int_equal(seat_info(t, 0).points, ways[i].before);
        assert_result(t, CATAN_RUNNING);
        play(t, ways[i].moves);
        assert_int_equal(seat_info(t, 0).points, 10);
        assert_result(t, 0);
        check_over(t);
        take_back(t, 1);
        assert_result(t, CATAN_RUNNING);
    }
}

static void test_target(void **state) {
    (void)state;
    RULE("B-90");
    static const struct {
        const char *options;
        uint32_t target;
    } cases[] = {
        {"players=3", 10},
        {"players=3 victory_points=auto", 10},
        {"players=3 victory_points=9", 9},
        {"players=3 victory_points=11", 11},
    };
    static const char *const settle[] = {"build_settlement:n0", "build_settlement:n2",
                                         "build_road:e1 build_road:e2 build_settlement:n1"};
    for (unsigned i = 0; i < sizeof cases / sizeof *cases; i++) {
        pos *p = pos_new(cases[i].options);
        pos_city(p, 0, EIGHT);
        pos_road(p, 0, "e0 e5");
        pos_hand(p, 0, "lumber:5 brick:5 wool:3 grain:3");
        table *t = pos_table(p);
        assert_int_equal(catan_game_target(t->game), cases[i].target);
        for (uint32_t points = 8; points < cases[i].target; points++) {
            assert_result(t, CATAN_RUNNING);
            play(t, settle[points - 8]);
        }
        assert_result(t, 0);
    }
    assert_int_equal(catan_game_target(table_new("players=6")->game), 10);
}

/* Seat 0 can cut seat 1's longest road on n5; then seat 2 has the longest, and 8 + 2 points. */
static pos *kingmaker(void) {
    pos *p = pos_new("players=3");
    pos_settlement(p, 1, "n3");
    pos_road(p, 1, TOP_7);
    pos_city(p, 2, EIGHT);
    pos_road(p, 2, BOTTOM_5);
    pos_settlement(p, 0, "n13");
    pos_road(p, 0, "e13 e14 e8");
    pos_hand(p, 0, SETTLEMENT);
    pos_hand(p, 1, "lumber:2 brick:2");
    return p;
}

static void test_points_in_anothers_turn(void **state) {
    (void)state;
    RULE("B-90");
    RULE("E74");
    table *t = pos_table(kingmaker());
    assert_awards(t, 1, CATAN_NOBODY);
    play(t, "build_settlement:n5");
    assert_awards(t, 2, CATAN_NOBODY);
    assert_points(t, 2, 10, 10);
    assert_result(t, CATAN_RUNNING);
    play(t, "end_turn");
    assert_asked(t, 1, "before_roll");
    play(t, "roll dice:12");
    assert_result(t, CATAN_RUNNING);
    /* His own turn begins: he has won, before rolling. */
    play(t, "end_turn");
    assert_result(t, 2);
    assert_asked(t, CATAN_NOBODY, "over");
    refuse(t, 2, "roll", CATAN_E_GAME_OVER);
    assert_int_equal(table_info(t).active_seat, 2);
}

static void test_points_lost_again(void **state) {
    (void)state;
    RULE("B-90");
    RULE("E74");
    table *t = pos_table(kingmaker());
    play(t, "build_settlement:n5 end_turn roll dice:12");
    assert_points(t, 2, 10, 10);
    /* Seat 1 takes the longest road back before seat 2's turn. */
    play(t, "build_road:e6 build_road:e10");
    assert_awards(t, 1, CATAN_NOBODY);
    assert_points(t, 2, 8, 8);
    play(t, "end_turn");
    assert_result(t, CATAN_RUNNING);
    assert_asked(t, 2, "before_roll");
}

/* Only who is active wins, whatever others have. */
static void test_others_have_more(void **state) {
    (void)state;
    RULE("B-90");
    RULE("E75");
    pos *p = pos_new("players=2 victory_points=15");
    pos_city(p, 1, "n3 n4 n5 n6");
    pos_settlement(p, 1, "n11 n12 n13 n14 n15");
    pos_road(p, 1, TOP_5);
    pos_knights(p, 1, 3);
    pos_city(p, 0, "n21 n22 n23 n24");
    pos_settlement(p, 0, "n25 n26 n33 n34");
    pos_cards(p, 0, "point:2");
    pos_road(p, 0, "e46");
    pos_hand(p, 0, "lumber:2 brick:2 wool:1 grain:1");
    table *t = pos_table(p);
    assert_points(t, 0, 14, 12);
    assert_points(t, 1, 17, 17);
    play(t, "build_road:e45");
    assert_result(t, CATAN_RUNNING);
    play(t, "build_settlement:n36");
    assert_points(t, 0, 15, 13);
    assert_result(t, 0);
    /* Had he ended his turn, the other would have won. */
    take_back(t, 1);
    play(t, "end_turn");
    assert_result(t, 1);
}

/* --- the turn limit --- */

static pos *late(const char *options, uint32_t number) {
    pos *p = pos_new(options);
    pos_settlement(p, 0, "n8");
    pos_settlement(p, 1, "n42");
    pos_number(p, number);
    return p;
}

static void test_turn_limit(void **state) {
    (void)state;
    RULE("B-91");
    RULE("B-92");
    table *t = pos_table(late("players=2 max_turns=3", 2));
    play(t, "end_turn");
    assert_asked(t, 1, "before_roll");
    assert_int_equal(table_info(t).turn, 3);
    play(t, "roll dice:12");
    assert_result(t, CATAN_RUNNING);
    play(t, "end_turn");
    assert_result(t, CATAN_DRAW);
    check_over(t);
    take_back(t, 1);
    assert_asked(t, 1, "action");
    assert_result(t, CATAN_RUNNING);
    /* Never, without the option. */
    t = pos_table(late("players=2", 1000000));
    play(t, "end_turn roll dice:12 end_turn roll dice:12");
    assert_result(t, CATAN_RUNNING);
    assert_int_equal(table_info(t).turn, 1000002);
}

/* The draw comes before the victory that the next turn would have begun with; a victory in the last
 * turn stands. */
static void test_turn_limit_and_victory(void **state) {
    (void)state;
    RULE("B-91");
    pos *p = late("players=2 max_turns=3", 3);
    pos_city(p, 1, EIGHT);
    pos_settlement(p, 1, "n26");
    table *t = pos_table(p);
    assert_points(t, 1, 10, 10);
    play(t, "end_turn");
    assert_result(t, CATAN_DRAW);
    pos_number(p, 2);
    t = pos_table(p);
    play(t, "end_turn");
    assert_result(t, 1);
    p = late("players=2 max_turns=3", 3);
    pos_city(p, 0, EIGHT);
    pos_road(p, 0, "e5");
    pos_hand(p, 0, SETTLEMENT);
    t = pos_table(p);
    play(t, "build_settlement:n2");
    assert_result(t, 0);
}

/* --- who starts --- */

static void test_start_player(void **state) {
    (void)state;
    RULE("E78");
    static const char *const outcomes =
        "first_player:s0=1 first_player:s1=1 first_player:s2=1 first_player:s3=1 "
        "first_player:s4=1 first_player:s5=1";
    static const char *const options[] = {"players=2", "players=3", "players=4", "players=5",
                                          "players=6"};
    const size_t one = strlen("first_player:s0=1 ");
    for (unsigned i = 0; i < 5; i++) {
        char expected[256];
        table *t = table_new(options[i]);
        snprintf(expected, sizeof expected, "%.*s", (int)((i + 2) * one - 1), outcomes);
        assert_asked(t, CATAN_CHANCE, "first_player");
        assert_weights(t, expected);
        for (unsigned seat = 0; seat < i + 2; seat++) {
            char move[32];
            snprintf(move, sizeof move, "first_player:s%u", seat);
            play_as(t, CATAN_CHANCE, move);
            assert_asked(t, (int32_t)seat, "setup_settlement");
            take_back(t, 1);
        }
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        PLAY_TEST(test_army),
        PLAY_TEST(test_army_of_two),
        PLAY_TEST(test_every_way_to_win),
        PLAY_TEST(test_target),
        PLAY_TEST(test_points_in_anothers_turn),
        PLAY_TEST(test_points_lost_again),
        PLAY_TEST(test_others_have_more),
        PLAY_TEST(test_turn_limit),
        PLAY_TEST(test_turn_limit_and_victory),
        PLAY_TEST(test_start_player),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
