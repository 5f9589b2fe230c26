/* The turn and its end: B-20 to B-22, B-25, B-26, B-91, B-92. */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>
#include <cmocka.h>
#include <stdio.h>
#include <string.h>

#include "support/pos.h"
#include "support/rule.h"
#include "support/sketch.h"

#define TWO_DICE                                                                                   \
    "dice:2=1 dice:3=2 dice:4=3 dice:5=4 dice:6=5 dice:7=6 dice:8=5 dice:9=4 dice:10=3 dice:11=2 " \
    "dice:12=1"
#define NO_SEVEN                                                                                   \
    "dice:2=1 dice:3=2 dice:4=3 dice:5=4 dice:6=5 dice:8=5 dice:9=4 dice:10=3 dice:11=2 dice:12=1"

/* --- the course of a turn --- */

/* Trade and building in any order, as often as wished, then the end. */
static void test_course(void **unused) {
    (void)unused;
    RULE("B-20");
    pos *p = pos_new("players=3");
    pos_settlement(p, 2, "n17");
    pos_road(p, 2, "e26");
    pos_hand(p, 2, "lumber:3 brick:7 wool:3 grain:1 ore:2");
    pos_turn(p, 2, "before_roll");
    table *t = pos_table(p);
    play_as(t, 2, "roll");
    play(t, "dice:9");
    assert_asked(t, 2, "action");
    play_as(t, 2, "build_road:e27 trade_bank:brick>grain build_settlement:n18 buy_development");
    play(t, "draw_development:point");
    play_as(t, 2, "build_road:e28 offer_give:ore offer_want:wool offer_send:s0");
    play(t, "reject");
    assert_hand(t, 2, "wool:1 ore:1");
    assert_moves(t, "end_turn offer_give:wool,ore");
    play_as(t, 2, "end_turn");
    assert_asked(t, 0, "before_roll");
}

static void test_turn_goes_round(void **unused) {
    (void)unused;
    RULE("B-20");
    for (uint32_t players = 2; players <= 4; players++) {
        char options[32];
        snprintf(options, sizeof options, "players=%u", players);
        pos *p = pos_new(options);
        pos_turn(p, 1, "before_roll");
        pos_number(p, 6);
        table *t = pos_table(p);
        for (uint32_t i = 0; i < 2 * players; i++) {
            uint32_t seat = (1 + i) % players;
            assert_asked(t, (int32_t)seat, "before_roll");
            assert_int_equal(table_info(t).turn, 6 + i);
            assert_int_equal(table_info(t).turn_seat, seat);
            assert_int_equal(table_info(t).active_seat, seat);
            play(t, "roll dice:8");
            assert_moves(t, "end_turn");
            refuse(t, (int32_t)((seat + 1) % players), "end_turn", CATAN_E_NOT_YOUR_TURN);
            play(t, "end_turn");
        }
    }
}

/* A position with everything that can be done in a turn. */
static pos *rich(const char *options, const char *question) {
    pos *p = pos_new(options);
    pos_settlement(p, 0, "n17 n53");
    pos_road(p, 0, "e26 e27");
    pos_hand(p, 0, "lumber:4 brick:4 wool:4 grain:4 ore:4");
    pos_hand(p, 1, "lumber:1");
    pos_cards(p, 0, "knight:1 point:1 road_building:1 plenty:1 monopoly:1");
    pos_turn(p, 0, question);
    return p;
}

static void test_before_roll(void **unused) {
    (void)unused;
    RULE("B-21");
    RULE("B-20");
    static const char *const later[] = {
        "end_turn",        "build_road:e28",  "build_settlement:n18",
        "build_city:n17",  "buy_development", "trade_bank:ore>wool",
        "offer_give:wool", "offer_send:s1",   "pass",
        "discard:lumber",  "move_robber:h0",  "rob:s1",
        "free_road:e28",   "take:ore",        "setup_settlement:n0"};
    table *t = pos_table(rich("", "before_roll"));
    assert_asked(t, 0, "before_roll");
    assert_moves(t, "roll play_knight play_road_building play_plenty "
                    "play_monopoly:lumber,brick,wool,grain,ore");
    for (unsigned i = 0; i < sizeof later / sizeof *later; i++) {
        refuse(t, 0, later[i], CATAN_E_NOT_ASKED);
    }
    refuse(t, 0, "dice:8", CATAN_E_NOT_ASKED);
    refuse(t, 1, "roll", CATAN_E_NOT_YOUR_TURN);
    refuse(t, CATAN_CHANCE, "roll", CATAN_E_NOT_YOUR_TURN);
}

/* Only one card before the roll; then there is nothing but the roll. */
static void test_one_card_before_roll(void **unused) {
    (void)unused;
    RULE("B-21");
    table *t = pos_table(rich("", "before_roll"));
    play(t, "play_monopoly:lumber");
    assert_moves(t, "roll");
    refuse(t, 0, "play_knight", CATAN_E_CARD_LIMIT);
    refuse(t, 0, "play_plenty", CATAN_E_CARD_LIMIT);
    take_back(t, 1);
    play(t, "play_knight move_robber:h18");
    assert_asked(t, 0, "before_roll");
    assert_moves(t, "roll");
}

static void test_roll_once(void **unused) {
    (void)unused;
    RULE("B-21");
    table *t = pos_table(rich("", "before_roll"));
    play(t, "roll");
    assert_asked(t, CATAN_CHANCE, "dice");
    refuse(t, 0, "roll", CATAN_E_NOT_YOUR_TURN);
    refuse(t, CATAN_ANYONE, "roll", CATAN_E_NOT_ASKED);
    play(t, "dice:12");
    assert_asked(t, 0, "action");
    refuse(t, 0, "roll", CATAN_E_NOT_ASKED);
    assert_moves_of(t, "roll", "");
    assert_listed(
        t,
        "end_turn build_road:e28 build_settlement:n18 build_city:n17 buy_development play_knight "
        "trade_bank:ore>wool offer_give:wool");
    play(t, "build_road:e28");
    refuse(t, 0, "roll", CATAN_E_NOT_ASKED);
}

/* --- the dice --- */

static void test_two_dice(void **unused) {
    (void)unused;
    RULE("B-22");
    table *t = table_new("players=2 first_player=0");
    play(t, "setup_settlement:n0 setup_road:e0 setup_settlement:n17 setup_road:e19 "
            "setup_settlement:n41 setup_road:e52 "
            "setup_settlement:n53 setup_road:e70 roll");
    assert_asked(t, CATAN_CHANCE, "dice");
    assert_weights(t, TWO_DICE);
    refuse(t, CATAN_CHANCE, "roll", CATAN_E_NOT_ASKED);
    for (uint32_t sum = 2; sum <= 12; sum++) {
        assert_int_equal(catan_apply(t->state, CATAN_CHANCE, catan_move_dice(sum)), CATAN_OK);
        assert_int_equal(table_info(t).dice, sum);
        assert_asked(t, 0, sum == 7 ? "move_robber" : "action");
        take_back(t, 1);
    }
    catan_move none;
    assert_int_equal(catan_move_parse(&none, t->game, "dice:13"), CATAN_E_TEXT_RANGE);
    assert_int_not_equal(catan_apply(t->state, CATAN_CHANCE, catan_move_dice(1)), CATAN_OK);
    assert_int_not_equal(catan_apply(t->state, CATAN_CHANCE, catan_move_dice(13)), CATAN_OK);
    assert_weights(t, TWO_DICE); /* as before in a later turn */
    play(t, "dice:2 end_turn roll");
    assert_weights(t, TWO_DICE);
}

static void test_no_token_shows_seven(void **unused) {
    (void)unused;
    RULE("B-25");
    static const char *const options[] = {"layout=beginner", "layout=spiral", "layout=random",
                                          "layout=random balanced=on", "players=6 layout=spiral"};
    for (unsigned i = 0; i < sizeof options / sizeof *options; i++) {
        table *t = table_new(options[i]);
        catan_layout layout = layout_info(t);
        for (uint32_t hex = 0; hex < catan_hex_count(t->game); hex++) {
            assert_int_not_equal(layout.number[hex], 7);
            assert_int_equal(layout.number[hex] == 0, layout.terrain[hex] == CATAN_DESERT);
        }
    }
    table *t = table_new("");
    catan_layout layout = layout_info(t);
    layout.number[4] = 7;
    assert_int_equal(catan_layout_check(&layout, t->game), CATAN_E_LAYOUT);
    layout.number[4] = 8;
    assert_int_equal(catan_layout_check(&layout, t->game), CATAN_OK);
    pos *p = pos_new("");
    pos_field(p, "board", "O10,S2,L9,W12,B7,S4,B10,W9,L11,D,L3,O8,L8,O3,W4,S5,B5,W6,S11");
    assert_int_equal(table_refusal(t, pos_line(p), NULL), CATAN_E_POSITION_BOARD);
    sketch map;
    sketch_hexagon(&map, 2);
    sketch_plain(&map);
    map.hexes[0].number = 7;
    assert_int_equal(catan_map_check(&map.map), CATAN_E_MAP_NUMBER);
    map.hexes[0].number = 8;
    assert_int_equal(catan_map_check(&map.map), CATAN_OK);
}

/* In the first so many rounds, which are turns times players. */
static void test_no_sevens(void **unused) {
    (void)unused;
    RULE("B-26");
    static const struct {
        const char *options;
        uint32_t turn;
        int sevens;
    } cases[] = {
        {"players=3", 1, 1},
        {"players=3 no_sevens=2", 1, 0},
        {"players=3 no_sevens=2", 6, 0},
        {"players=3 no_sevens=2", 7, 1},
        {"players=2 no_sevens=2", 4, 0},
        {"players=2 no_sevens=2", 5, 1},
        {"players=6 no_sevens=1", 6, 0},
        {"players=6 no_sevens=1", 7, 1},
        {"players=6 no_sevens=1 paired_turns=on", 6, 0},
        {"players=6 no_sevens=1 paired_turns=on", 7, 1},
        {"players=4 no_sevens=60", 240, 0},
        {"players=4 no_sevens=60", 241, 1},
    };
    for (unsigned i = 0; i < sizeof cases / sizeof *cases; i++) {
        pos *p = pos_new(cases[i].options);
        pos_turn(p, 1, "before_roll");
        pos_number(p, cases[i].turn);
        table *t = pos_table(p);
        play(t, "roll");
        assert_weights(t, cases[i].sevens ? TWO_DICE : NO_SEVEN);
        if (!cases[i].sevens) {
            refuse(t, CATAN_CHANCE, "dice:7", CATAN_E_NO_OUTCOME);
        }
    }
    catan_config config;
    play_config(&config, "");
    assert_int_equal(config.no_sevens, 0);
    assert_int_equal(catan_config_set(&config, "no_sevens", "61"), CATAN_E_OPTION_VALUE);
}

/* Paired turns and special building do not count as turns. */
static void test_no_sevens_counts_turns(void **unused) {
    (void)unused;
    RULE("B-26");
    for (unsigned paired = 0; paired < 2; paired++) {
        pos *p =
            pos_new(paired ? "players=5 no_sevens=1 paired_turns=on" : "players=5 no_sevens=1");
        pos_turn(p, 3, "before_roll");
        pos_number(p, 4);
        table *t = pos_table(p);
        for (uint32_t turn = 4; turn <= 6; turn++) {
            assert_int_equal(table_info(t).turn, turn);
            play(t, "roll");
            assert_weights(t, turn <= 5 ? NO_SEVEN : TWO_DICE);
            play(t, "dice:2 end_turn");
            play(t, paired ? "end_turn" : "pass pass pass pass");
        }
    }
}

/* --- the end --- */

static void test_max_turns(void **unused) {
    (void)unused;
    RULE("B-91");
    RULE("E12");
    pos *p = pos_new("players=3 max_turns=5");
    pos_settlement(p, 0, "n0 n17");
    pos_number(p, 4);
    pos_turn(p, 1, "action");
    table *t = pos_table(p);
    play(t, "end_turn");
    assert_result(t, CATAN_RUNNING);
    assert_asked(t, 2, "before_roll");
    play(t, "roll dice:2");
    assert_result(t, CATAN_RUNNING);
    play(t, "end_turn");
    assert_result(t, CATAN_DRAW);
    assert_asked(t, CATAN_NOBODY, "over");
    take_back(t, 1);
    assert_result(t, CATAN_RUNNING);
    /* without a limit it goes on for ever */
    p = pos_new("players=3 max_turns=0");
    pos_number(p, 3000000);
    t = pos_table(p);
    play(t, "end_turn roll dice:2 end_turn roll dice:2 end_turn");
    assert_result(t, CATAN_RUNNING);
    assert_asked(t, 0, "before_roll");
}

/* Special building and the paired turn of the last turn still take place; who has enough points
 * when the next turn would begin has not won [D]. */
static void test_max_turns_and_what_follows(void **unused) {
    (void)unused;
    RULE("B-91");
    pos *p = pos_new("players=5 max_turns=7 victory_points=3");
    pos_city(p, 3, "n0");
    pos_settlement(p, 3, "n10");
    pos_turn(p, 2, "action");
    pos_number(p, 7);
    table *t = pos_table(p);
    play(t, "end_turn pass pass pass");
    assert_asked(t, 1, "special_building");
    assert_result(t, CATAN_RUNNING);
    play(t, "pass");
    assert_result(t, CATAN_DRAW);
    /* one turn earlier seat 3 wins as its turn begins */
    pos_number(p, 6);
    t = pos_table(p);
    play(t, "end_turn pass pass pass pass");
    assert_result(t, 3);

    p = pos_new("players=5 max_turns=7 paired_turns=on");
    pos_turn(p, 2, "action");
    pos_number(p, 7);
    t = pos_table(p);
    play(t, "end_turn");
    assert_asked(t, 0, "action");
    assert_result(t, CATAN_RUNNING);
    play(t, "end_turn");
    assert_result(t, CATAN_DRAW);
}

/* Neither a draw nor a victory leaves a legal move. */
static void test_nothing_after_the_end(void **unused) {
    (void)unused;
    RULE("B-92");
    static const char *const moves[] = {
        "roll",           "end_turn",        "pass",           "build_road:e28",
        "play_knight",    "build_city:n17",  "offer_give:ore", "trade_bank:ore>wool",
        "move_robber:h0", "buy_development", "dice:8",         "steal:ore"};
    for (unsigned won = 0; won < 2; won++) {
        table *t = pos_table(rich(won ? "victory_points=4" : "max_turns=1", "action"));
        play(t, won ? "build_city:n17" : "end_turn");
        assert_result(t, won ? 0 : CATAN_DRAW);
        assert_asked(t, CATAN_NOBODY, "over");
        assert_moves(t, "");
        for (unsigned i = 0; i < sizeof moves / sizeof *moves; i++) {
            refuse(t, 0, moves[i], CATAN_E_GAME_OVER);
            refuse(t, 1, moves[i], CATAN_E_GAME_OVER);
            refuse(t, CATAN_CHANCE, moves[i], CATAN_E_GAME_OVER);
            refuse(t, CATAN_ANYONE, moves[i], CATAN_E_GAME_OVER);
        }
        assert_int_equal(catan_chance_weights(t->state, NULL, 0), 0);
        assert_int_equal(catan_apply_listed(t->state, catan_move_end_turn()), CATAN_E_GAME_OVER);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        PLAY_TEST(test_course),
        PLAY_TEST(test_turn_goes_round),
        PLAY_TEST(test_before_roll),
        PLAY_TEST(test_one_card_before_roll),
        PLAY_TEST(test_roll_once),
        PLAY_TEST(test_two_dice),
        PLAY_TEST(test_no_token_shows_seven),
        PLAY_TEST(test_no_sevens),
        PLAY_TEST(test_no_sevens_counts_turns),
        PLAY_TEST(test_max_turns),
        PLAY_TEST(test_max_turns_and_what_follows),
        PLAY_TEST(test_nothing_after_the_end),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
