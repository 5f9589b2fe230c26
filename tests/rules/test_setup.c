/* Setup: B-8 to B-12, E9, E71, E78. */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>
#include <cmocka.h>
#include <stdio.h>
#include <string.h>

#include "support/pos.h"
#include "support/rule.h"

/* A table of so many players, further options behind. */
static table *table_of(unsigned players, const char *options) {
    char text[128];
    snprintf(text, sizeof text, "players=%u %s", players, options);
    return table_new(text);
}

/* --- who starts --- */

static void test_start_by_chance(void **unused) {
    (void)unused;
    RULE("B-8");
    RULE("E78");
    char outcomes[128] = "first_player:s0=1";
    for (unsigned players = 2; players <= 6; players++) {
        table *t = table_of(players, "");
        assert_asked(t, CATAN_CHANCE, "first_player");
        snprintf(outcomes + strlen(outcomes), 32, " first_player:s%u=1", players - 1);
        assert_weights(t, outcomes);
        for (uint32_t seat = 0; seat < players; seat++) {
            assert_int_equal(catan_apply(t->state, CATAN_CHANCE, catan_move_first_player(seat)),
                             CATAN_OK);
            assert_asked(t, (int32_t)seat, "setup_settlement");
            take_back(t, 1);
        }
    }
    table *t = table_new("players=3");
    refuse(t, 0, "first_player:s0", CATAN_E_NOT_YOUR_TURN);
    refuse(t, CATAN_CHANCE, "dice:8", CATAN_E_NOT_ASKED);
    assert_int_equal(table_info(t).turn, 0);
    assert_int_equal(table_info(t).turn_seat, CATAN_NOBODY);
}

static void test_start_fixed(void **unused) {
    (void)unused;
    RULE("B-8");
    catan_config config;
    for (unsigned players = 2; players <= 6; players++) {
        char options[48];
        for (unsigned seat = 0; seat < players; seat++) {
            snprintf(options, sizeof options, "first_player=%u", seat);
            assert_asked(table_of(players, options), (int32_t)seat, "setup_settlement");
        }
        snprintf(options, sizeof options, "players=%u first_player=%u", players, players);
        if (players < 6) {
            play_config(&config, options);
            assert_int_equal(catan_config_check(NULL, 0, &config, NULL), CATAN_E_CONFIG_SEAT);
        }
    }
    play_config(&config, "");
    assert_int_equal(catan_config_set(&config, "first_player", "6"), CATAN_E_OPTION_VALUE);
}

/* --- the order of placing --- */

/* Plays the setup with whatever is listed first; `order`: who places. */
static void place_all(table *t, const char *order) {
    for (; *order != '\0'; order++) {
        catan_move move;
        assert_asked(t, *order - '0', "setup_settlement");
        assert_true(catan_moves(t->state, &move, 1) != 0);
        assert_int_equal(catan_apply(t->state, *order - '0', move), CATAN_OK);
        assert_asked(t, *order - '0', "setup_road");
        assert_true(catan_moves(t->state, &move, 1) != 0);
        assert_int_equal(catan_apply(t->state, *order - '0', move), CATAN_OK);
    }
}

static void test_order(void **unused) {
    (void)unused;
    RULE("B-9");
    RULE("B-12");
    static const struct {
        unsigned players, start;
        const char *order;
    } cases[] = {
        {2, 0, "0110"},         {2, 1, "1001"},         {3, 0, "012210"},
        {3, 1, "120021"},       {3, 2, "201102"},       {4, 0, "01233210"},
        {4, 1, "12300321"},     {4, 2, "23011032"},     {4, 3, "30122103"},
        {5, 0, "0123443210"},   {5, 3, "3401221043"},   {5, 4, "4012332104"},
        {6, 0, "012345543210"}, {6, 2, "234501105432"}, {6, 5, "501234432105"},
    };
    for (unsigned i = 0; i < sizeof cases / sizeof *cases; i++) {
        char options[48];
        int32_t start = (int32_t)cases[i].start;
        snprintf(options, sizeof options, "first_player=%u", cases[i].start);
        table *t = table_of(cases[i].players, options);
        place_all(t, cases[i].order);
        assert_asked(t, start, "before_roll"); /* B-12 */
        assert_moves(t, "roll");
        assert_int_equal(table_info(t).turn, 1);
        assert_int_equal(table_info(t).turn_seat, start);
        assert_int_equal(table_info(t).active_seat, start);
        for (uint32_t seat = 0; seat < cases[i].players; seat++) {
            assert_supply(t, seat, 13, 3, 4);
            assert_points(t, seat, 2, 2);
        }
    }
}

/* A chance start leads to the same order as a fixed one. */
static void test_order_behind_chance(void **unused) {
    (void)unused;
    RULE("B-8");
    RULE("B-9");
    RULE("B-12");
    table *t = table_new("players=4");
    play(t, "first_player:s2");
    place_all(t, "23011032");
    assert_asked(t, 2, "before_roll");
}

/* --- where one may place --- */

static void test_settlement_places(void **unused) {
    (void)unused;
    RULE("B-9");
    table *t = table_new("players=2 first_player=0");
    assert_moves(t, "setup_settlement:n0-n53");
    refuse(t, 1, "setup_settlement:n17", CATAN_E_NOT_YOUR_TURN);
    refuse(t, 0, "setup_road:e19", CATAN_E_NOT_ASKED);
    refuse(t, 0, "roll", CATAN_E_NOT_ASKED);
    play_as(t, 0, "setup_settlement:n17 setup_road:e26");
    assert_building(t, 17, 0, CATAN_SETTLEMENT);
    assert_road(t, 26, 0);
    /* n17 is taken, n12, n22 and n23 are its neighbours; the road's end n23 is no reason to place
     * there */
    assert_moves(t, "setup_settlement:n0-n11,n13-n16,n18-n21,n24-n53");
    refuse(t, 1, "setup_settlement:n17", CATAN_E_PLACE_TAKEN);
    refuse(t, 1, "setup_settlement:n12", CATAN_E_DISTANCE);
    refuse(t, 1, "setup_settlement:n23", CATAN_E_DISTANCE);
    play_as(t, 1, "setup_settlement:n29 setup_road:e35");
    assert_moves(t, "setup_settlement:n0-n11,n13-n16,n18-n21,n24-n28,n30-n33,n36-n53");
    play_as(t, 1, "setup_settlement:n50 setup_road:e71");
    refuse(t, 0, "setup_settlement:n12", CATAN_E_DISTANCE); /* own neighbour */
    assert_moves(t,
                 "setup_settlement:n0-n11,n13-n16,n18-n21,n24-n28,n30-n33,n36-n45,n47-n49,n51,n52");
}

static void test_road_places(void **unused) {
    (void)unused;
    RULE("B-9");
    table *t = table_new("players=2 first_player=0");
    play(t, "setup_settlement:n17");
    assert_asked(t, 0, "setup_road");
    assert_moves(t, "setup_road:e19,e25,e26");
    refuse(t, 0, "setup_road:e27", CATAN_E_NOT_CONNECTED);
    refuse(t, 0, "setup_settlement:n0", CATAN_E_NOT_ASKED);
    refuse(t, 1, "setup_road:e19", CATAN_E_NOT_YOUR_TURN);
    play(t, "setup_road:e26 setup_settlement:n18");
    assert_moves(t, "setup_road:e20,e27,e28");
    refuse(t, 1, "setup_road:e26", CATAN_E_PLACE_TAKEN);
    play(t, "setup_road:e27 setup_settlement:n29"); /* behind both roads' ends at n23 */
    assert_moves(t, "setup_road:e35,e42,e43");
    refuse(t, 1, "setup_road:e27", CATAN_E_PLACE_TAKEN);
    /* at a coast there are two edges */
    play(t, "setup_road:e35 setup_settlement:n0");
    assert_moves(t, "setup_road:e0,e1");
    /* nothing is paid for */
    play(t, "setup_road:e0");
    assert_supply(t, 0, 13, 3, 4);
}

/* With the sea as hexes: their outer nodes and edges are no places. */
static void test_places_at_sea(void **unused) {
    (void)unused;
    RULE("B-9");
    table *t = table_new("players=2 first_player=0 sea_frame=on");
    catan_layout layout = layout_info(t);
    uint32_t listed = 0, nodes = catan_node_count(t->game);
    assert_true(nodes > 54);
    for (uint32_t node = 0; node < nodes; node++) {
        catan_node info;
        int land = 0;
        assert_int_equal(catan_node_get(&info, sizeof info, t->game, node), CATAN_OK);
        for (int i = 0; i < 3; i++) {
            land |= info.hexes[i] != CATAN_NO_PLACE && layout.terrain[info.hexes[i]] != CATAN_SEA;
        }
        assert_int_equal(catan_check(t->state, 0, catan_move_setup_settlement(node)),
                         land ? CATAN_OK : CATAN_E_NOT_LAND);
        listed += (uint32_t)land;
    }
    assert_int_equal(listed, 54);
    assert_int_equal(catan_moves(t->state, NULL, 0), 54);
    /* the north corner of the north-west land hex: two sides of that hex, and one edge between two
     * sea hexes */
    catan_hex hex;
    catan_node corner;
    assert_int_equal(catan_hex_get(&hex, sizeof hex, t->game, catan_hex_at(t->game, 0, -2)),
                     CATAN_OK);
    assert_int_equal(catan_node_get(&corner, sizeof corner, t->game, hex.nodes[0]), CATAN_OK);
    assert_int_equal(catan_apply(t->state, 0, catan_move_setup_settlement(hex.nodes[0])), CATAN_OK);
    assert_int_equal(catan_moves(t->state, NULL, 0), 2);
    for (int i = 0; i < 3; i++) {
        int side = corner.edges[i] == hex.edges[0] || corner.edges[i] == hex.edges[5];
        assert_int_equal(catan_check(t->state, 0, catan_move_setup_road(corner.edges[i])),
                         side ? CATAN_OK : CATAN_E_NOT_LAND);
    }
}

static void test_second_road(void **unused) {
    (void)unused;
    RULE("B-10");
    RULE("E71");
    table *t = table_new("players=2 first_player=0");
    play(t, "setup_settlement:n17 setup_road:e26 setup_settlement:n0 setup_road:e1 "
            "setup_settlement:n53");
    assert_moves(t, "setup_road:e70,e71");
    play(t, "setup_road:e70 setup_settlement:n41");
    assert_asked(t, 0, "setup_road");
    assert_moves(t, "setup_road:e52,e59,e60");
    refuse(t, 0, "setup_road:e19", CATAN_E_NOT_CONNECTED); /* at the first settlement */
    refuse(t, 0, "setup_road:e27", CATAN_E_NOT_CONNECTED); /* at the first road's end */
    play(t, "setup_road:e59");
    assert_asked(t, 0, "before_roll");
}

/* --- the first cards --- */

static void test_first_cards(void **unused) {
    (void)unused;
    RULE("B-11");
    RULE("E9");
    table *t = table_new("players=3 first_player=0");
    /* the first settlements give nothing */
    play(t, "setup_settlement:n8 setup_road:e7 setup_settlement:n40 setup_road:e57 "
            "setup_settlement:n17 setup_road:e26");
    for (uint32_t seat = 0; seat < 3; seat++) {
        assert_hand(t, seat, "");
    }
    assert_bank(t, 19, 19, 19, 19, 19);
    /* the second ones do, before the road is laid */
    play(t, "setup_settlement:n14");
    assert_asked(t, 2, "setup_road");
    assert_hand(t, 2, "lumber:1 brick:1 wool:1"); /* lumber 9, wool 4, brick 10 */
    play(t, "setup_road:e15");
    assert_hand(t, 2, "lumber:1 brick:1 wool:1");
    play(t, "setup_settlement:n29"); /* lumber 11, desert, ore 3 */
    assert_hand(t, 1, "lumber:1 ore:1");
    play(t, "setup_road:e35 setup_settlement:n53"); /* wool 11 alone */
    assert_hand(t, 0, "wool:1");
    assert_bank(t, 17, 18, 17, 19, 18);
    play(t, "setup_road:e70");
    assert_hand(t, 0, "wool:1");
}

/* Two hexes of a kind give two cards; at the robber's hex and at a 2:1 harbour it is the same. */
static void test_first_cards_of_a_kind(void **unused) {
    (void)unused;
    RULE("B-11");
    RULE("E54");
    table *t = table_new("players=2 first_player=1");
    play(t, "setup_settlement:n0 setup_road:e0 setup_settlement:n53 setup_road:e70 "
            "setup_settlement:n9");
    assert_hand(t, 0, "lumber:1 wool:2");
    play(t, "setup_road:e8 setup_settlement:n34");
    assert_hand(t, 1, "lumber:2 ore:1");
    assert_bank(t, 16, 19, 17, 19, 18);
    take_back(t, 1);
    play(t, "setup_settlement:n46"); /* wool 5, wool 11, harbour wool */
    assert_hand(t, 1, "wool:2");
    assert_bank(t, 18, 19, 15, 19, 19);
}

/* [D] With a short bank: in placing order, of each kind what it holds. */
static void test_first_cards_short(void **unused) {
    (void)unused;
    RULE("B-11");
    catan_layout layout = layout_info(table_new(""));
    for (unsigned hex = 0; hex < 19; hex++) {
        layout.terrain[hex] = CATAN_FOREST;
        layout.number[hex] = 4;
    }
    layout.terrain[18] = CATAN_HILLS;
    table *t = table_laid("players=4 first_player=0 bank_resources=10", &layout);
    play(t, "setup_settlement:n0 setup_road:e0 setup_settlement:n2 setup_road:e4 "
            "setup_settlement:n11 setup_road:e10 "
            "setup_settlement:n15 setup_road:e17");
    play(t, "setup_settlement:n17 setup_road:e19"); /* 3 forests each */
    assert_hand(t, 3, "lumber:3");
    play(t, "setup_settlement:n19 setup_road:e21 setup_settlement:n28 setup_road:e34");
    assert_hand(t, 2, "lumber:3");
    assert_hand(t, 1, "lumber:3");
    assert_bank(t, 1, 10, 10, 10, 10);
    play(t, "setup_settlement:n41"); /* two forests and hills */
    assert_hand(t, 0, "lumber:1 brick:1");
    assert_bank(t, 0, 9, 10, 10, 10);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        PLAY_TEST(test_start_by_chance),
        PLAY_TEST(test_start_fixed),
        PLAY_TEST(test_order),
        PLAY_TEST(test_order_behind_chance),
        PLAY_TEST(test_settlement_places),
        PLAY_TEST(test_road_places),
        PLAY_TEST(test_places_at_sea),
        PLAY_TEST(test_second_road),
        PLAY_TEST(test_first_cards),
        PLAY_TEST(test_first_cards_of_a_kind),
        PLAY_TEST(test_first_cards_short),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
