/* Components: B-1, B-2, B-4 to B-7. */
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

/* A table of so many players, further options behind. */
static table *table_of(unsigned players, const char *options) {
    char text[128];
    snprintf(text, sizeof text, "players=%u %s", players, options);
    return table_new(text);
}

/* --- components --- */

static void test_players(void **unused) {
    (void)unused;
    RULE("B-1");
    catan_config config;
    play_config(&config, "");
    for (unsigned players = 2; players <= 4; players++) {
        table *t = table_of(players, "");
        assert_int_equal(catan_game_players(t->game), players);
        assert_int_equal(catan_hex_count(t->game), 19);
        catan_seat_info info;
        assert_int_equal(catan_seat_get(&info, sizeof info, t->state, players - 1), CATAN_OK);
        assert_int_equal(catan_seat_get(&info, sizeof info, t->state, players), CATAN_E_ARGUMENT);
    }
    assert_int_equal(catan_config_set(&config, "players", "1"), CATAN_E_OPTION_VALUE);
    assert_int_equal(catan_config_set(&config, "players", "7"), CATAN_E_OPTION_VALUE);
    assert_int_equal(config.players, 4);
}

/* 4 forest, 4 pasture, 4 fields, 3 hills, 3 mountains, 1 desert in rows of 3-4-5-4-3. */
static void test_board(void **unused) {
    (void)unused;
    RULE("B-2");
    static const char *const options[] = {"layout=beginner", "layout=spiral", "layout=random",
                                          "layout=random balanced=on"};
    static const unsigned rows[5] = {3, 4, 5, 4, 3}, terrains[8] = {1, 4, 3, 4, 4, 3, 0, 0};
    for (unsigned i = 0; i < sizeof options / sizeof *options; i++) {
        table *t = table_of(2 + i % 3, options[i]);
        catan_layout layout = layout_info(t);
        unsigned in_row[5] = {0}, of[8] = {0};
        assert_int_equal(catan_hex_count(t->game), 19);
        for (uint32_t hex = 0; hex < 19; hex++) {
            catan_hex info;
            assert_int_equal(catan_hex_get(&info, sizeof info, t->game, hex), CATAN_OK);
            in_row[info.r + 2]++;
            of[layout.terrain[hex]]++;
        }
        assert_memory_equal(in_row, rows, sizeof rows);
        assert_memory_equal(of, terrains, sizeof terrains);
    }
}

static void test_bank(void **unused) {
    (void)unused;
    RULE("B-4");
    catan_config config;
    play_config(&config, "");
    for (unsigned players = 2; players <= 4; players++) {
        assert_bank(table_of(players, ""), 19, 19, 19, 19, 19);
    }
    assert_bank(table_new("bank_resources=10"), 10, 10, 10, 10, 10);
    assert_bank(table_new("bank_resources=60"), 60, 60, 60, 60, 60);
    assert_int_equal(catan_config_set(&config, "bank_resources", "9"), CATAN_E_OPTION_VALUE);
    assert_int_equal(catan_config_set(&config, "bank_resources", "61"), CATAN_E_OPTION_VALUE);
    /* one brick too many, one too few */
    pos *p = pos_new("");
    pos_hand(p, 2, "lumber:1 brick:2");
    table *t = pos_table(p);
    assert_bank(t, 18, 17, 19, 19, 19);
    pos_field(p, "bank", "18.18.19.19.19");
    assert_int_equal(table_refusal(t, pos_line(p), NULL), CATAN_E_POSITION_CARDS);
    pos_field(p, "bank", "18.16.19.19.19");
    assert_int_equal(table_refusal(t, pos_line(p), NULL), CATAN_E_POSITION_CARDS);
}

static void test_deck(void **unused) {
    (void)unused;
    RULE("B-5");
    static const uint8_t deck[8] = {14, 5, 2, 2, 2, 0, 0, 0};
    for (unsigned players = 2; players <= 4; players++) {
        catan_table_info info = table_info(table_of(players, ""));
        assert_memory_equal(info.deck, deck, 8);
    }
    pos *p = pos_new("");
    pos_cards(p, 1, "knight:2 monopoly:1");
    pos_knights(p, 3, 1);
    table *t = pos_table(p);
    assert_int_equal(table_info(t).deck[CATAN_KNIGHT], 11);
    assert_int_equal(table_info(t).deck[CATAN_MONOPOLY], 1);
    pos_field(p, "deck", "12.5.2.2.1");
    assert_int_equal(table_refusal(t, pos_line(p), NULL), CATAN_E_POSITION_DECK);
}

static void test_supply(void **unused) {
    (void)unused;
    RULE("B-6");
    for (unsigned players = 2; players <= 4; players++) {
        table *t = table_of(players, "");
        for (uint32_t seat = 0; seat < players; seat++) {
            assert_supply(t, seat, 15, 5, 4);
        }
    }
    pos *p = pos_new("");
    pos_settlement(p, 1, "n0 n1 n2 n11 n12");
    pos_city(p, 1, "n13 n14 n15 n21");
    pos_road(p, 1, "e10 e11 e12 e13 e14 e15 e16 e17 e18 e19 e20 e21 e22 e23 e24");
    table *t = pos_table(p);
    assert_supply(t, 1, 0, 0, 0);
    assert_supply(t, 0, 15, 5, 4);
    pos_road(p, 1, "e25");
    assert_int_equal(table_refusal(t, pos_line(p), NULL), CATAN_E_POSITION_PIECES);
    pos_road(p, 2, "e25");
    table_read(t, pos_line(p));
    pos_settlement(p, 1, "n13");
    assert_int_equal(table_refusal(t, pos_line(p), NULL), CATAN_E_POSITION_PIECES);
    pos_city(p, 1, "n12 n13");
    assert_int_equal(table_refusal(t, pos_line(p), NULL), CATAN_E_POSITION_PIECES);
}

/* --- the robber's start --- */

static void test_robber_on_desert(void **unused) {
    (void)unused;
    RULE("B-7");
    assert_robber(table_new("layout=beginner"), 9);
    for (unsigned i = 0; i < 2; i++) {
        table *t = table_new(i == 0 ? "layout=random" : "layout=spiral");
        assert_int_equal(layout_info(t).terrain[table_info(t).robber], CATAN_DESERT);
    }
    /* Of several deserts the first in map order; the beginner board has one more on h9. */
    static const uint8_t more[3][2] = {{18, 9}, {12, 9}, {3, 3}};
    catan_layout layout = layout_info(table_new(""));
    for (unsigned i = 0; i < 3; i++) {
        layout.terrain[more[i][0]] = CATAN_DESERT;
        layout.number[more[i][0]] = 0;
        assert_robber(table_laid("", &layout), more[i][1]);
    }
}

static void test_robber_without_desert(void **unused) {
    (void)unused;
    RULE("B-7");
    catan_layout layout = layout_info(table_new(""));
    layout.terrain[9] = CATAN_PASTURE;
    layout.number[9] = 3;
    table *t = table_laid("first_player=0", &layout);
    assert_robber(t, CATAN_NO_PLACE);
    assert_null(strstr(table_line(t), " robber="));
    /* Off the board, it blocks nothing and enters anywhere on land. */
    pos *p = pos_laid("players=2", &layout);
    pos_settlement(p, 0, "n18"); /* h4 brick 6, h5 wool 4, h9 wool 3 */
    pos_turn(p, 0, "before_roll");
    t = pos_table(p);
    play(t, "roll dice:3");
    assert_hand(t, 0, "wool:1");
    take_back(t, 1);
    play(t, "dice:7");
    assert_asked(t, 0, "move_robber");
    assert_moves(t, "move_robber:h0-h18");
}

static void test_robber_on_map(void **unused) {
    (void)unused;
    RULE("B-7");
    sketch map;
    sketch_hexagon(&map, 2);
    sketch_plain(&map);
    map.hexes[4].terrain = CATAN_DESERT;
    assert_robber(table_on_map("", &map.map), 4);
    map.map.robber = 1;
    map.map.robber_q = 1;
    map.map.robber_r = 1;
    assert_robber(table_on_map("", &map.map), 15); /* though h4 is a desert */
    map.hexes[4].terrain = CATAN_FOREST;
    assert_robber(table_on_map("", &map.map), 15);
    map.map.robber = 0;
    assert_robber(table_on_map("", &map.map), CATAN_NO_PLACE);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        PLAY_TEST(test_players),
        PLAY_TEST(test_board),
        PLAY_TEST(test_bank),
        PLAY_TEST(test_deck),
        PLAY_TEST(test_supply),
        PLAY_TEST(test_robber_on_desert),
        PLAY_TEST(test_robber_without_desert),
        PLAY_TEST(test_robber_on_map),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
