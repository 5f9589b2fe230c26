/* Setup at sea: S-1, S-3, S-32, S-62, E97, E99, B-9. */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>
#include <cmocka.h>
#include <stdio.h>
#include <stdlib.h>

#include "rules/sea.h"
#include "support/rule.h"

/* --- ships at setup --- */

static void test_ship_instead_of_the_road(void **state) {
    (void)state;
    RULE("S-32");
    table *t = sea_table("players=2", sea_sketch());
    play(t, "setup_settlement:n25");
    assert_asked(t, 0, "setup_road");
    assert_moves(t, "setup_road:e26,e39 setup_ship:e26,e27,e39");
    refuse(t, 0, "setup_ship:e28", CATAN_E_NOT_CONNECTED);
    refuse(t, 0, "setup_road:e27", CATAN_E_NOT_LAND);
    refuse(t, 0, "build_ship:e27", CATAN_E_NOT_ASKED);
    play_as(t, 0, "setup_ship:e27");
    assert_ship(t, 27, 0);
    assert_int_equal(ships(t, 0), 14);
    assert_int_equal(seat_info(t, 0).roads, 15);
    assert_hand(t, 0, "");
    /* One piece a settlement. */
    assert_asked(t, 1, "setup_settlement");
    /* On the coast the edge may be either's. */
    take_back(t, 1);
    play_as(t, 0, "setup_ship:e39");
    assert_ship(t, 39, 0);
    take_back(t, 1);
    play_as(t, 0, "setup_road:e39");
    assert_route(t, 39, 0, CATAN_ROAD);
    assert_int_equal(ships(t, 0), 15);
}

static void test_none_inland(void **state) {
    (void)state;
    RULE("S-32");
    table *t = sea_table("players=2", sea_sketch());
    play(t, "setup_settlement:n24");
    assert_moves(t, "setup_road:e24,e25,e38");
    refuse(t, 0, "setup_ship:e24", CATAN_E_NOT_SEA);
    /* On the rim the frame is the sea. */
    take_back(t, 1);
    play(t, "setup_settlement:n7");
    assert_moves(t, "setup_road:e0,e14 setup_ship:e0,e14");
}

/* The second, too, and at the second settlement. */
static void test_second_round(void **state) {
    (void)state;
    RULE("S-32");
    RULE("B-10");
    table *t = sea_table("players=2", sea_sketch());
    play(t, "setup_settlement:n25 setup_ship:e27 setup_settlement:n63 setup_ship:e92");
    play(t, "setup_settlement:n48 setup_road:e70 setup_settlement:n50");
    assert_moves(t, "setup_road:e63,e73 setup_ship:e63,e73,e74");
    refuse(t, 0, "setup_ship:e28", CATAN_E_NOT_CONNECTED);
    play(t, "setup_ship:e74");
    assert_asked(t, 0, "before_roll");
    assert_int_equal(ships(t, 0), 13);
    assert_int_equal(ships(t, 1), 14);
    assert_int_equal(route(t, 0), 1);
    /* They were not built in the first turn. */
    play(t, "roll dice:2");
    assert_moves_of(t, "lift_ship", "e27,e74");
}

static void test_not_at_the_pirate(void **state) {
    (void)state;
    RULE("E97");
    RULE("S-16");
    sketch *map = sea_sketch();
    map->map.pirate_q = 2;
    map->map.pirate_r = 1;
    table *t = sea_table("players=2", map);
    assert_int_equal(table_info(t).pirate, 9);
    play(t, "setup_settlement:n25");
    assert_moves(t, "setup_road:e26,e39 setup_ship:e26");
    refuse(t, 0, "setup_ship:e27", CATAN_E_PIRATE);
    refuse(t, 0, "setup_ship:e39", CATAN_E_PIRATE);
}

/* --- where one may start --- */

static void test_start_hexes(void **state) {
    (void)state;
    RULE("B-9");
    sketch *map = sea_sketch();
    map->hexes[0].flags = map->hexes[1].flags = CATAN_HEX_START;
    map->hexes[7].flags = map->hexes[8].flags = CATAN_HEX_START;
    map->map.max_players = 2;
    table *t = sea_table("players=2", map);
    assert_moves(t, "setup_settlement:n0,n1,n7-n9,n15-n17,n23-n25,n31-n33,n40,n41");
    refuse(t, 0, "setup_settlement:n42", CATAN_E_NOT_A_START);
    refuse(t, 0, "setup_settlement:n5", CATAN_E_NOT_A_START);
    refuse(t, 0, "setup_settlement:n26", CATAN_E_NOT_LAND);
    play(t, "setup_settlement:n25 setup_ship:e27");
    assert_not_listed(t, "setup_settlement:n17 setup_settlement:n33 setup_settlement:n53");
    assert_listed(t, "setup_settlement:n41 setup_settlement:n0");
    /* Without any mark everywhere on land. */
    t = sea_table("players=2", sea_sketch());
    assert_listed(t, "setup_settlement:n5 setup_settlement:n53 setup_settlement:n25");
    assert_not_listed(t, "setup_settlement:n26 setup_settlement:n6 setup_settlement:n90");
}

/* Where a start leaves no node that restriction falls. */
static void test_start_hexes_are_full(void **state) {
    (void)state;
    RULE("B-9");
    sketch *map = sea_sketch();
    map->hexes[26].flags = CATAN_HEX_START;
    map->map.max_players = 2;
    table *t = sea_table("players=2", map);
    assert_moves(t, "setup_settlement:n53,n60,n61,n68,n69,n77");
    play(t, "setup_settlement:n53 setup_ship:e66 setup_settlement:n68 setup_ship:e101");
    assert_moves(t, "setup_settlement:n69");
    play(t, "setup_settlement:n69 setup_road:e89");
    assert_asked(t, 0, "setup_settlement");
    assert_listed(t, "setup_settlement:n54 setup_settlement:n5 setup_settlement:n25");
    assert_not_listed(t, "setup_settlement:n61 setup_settlement:n60 setup_settlement:n77");
}

/* --- robber and pirate --- */

static void test_no_robber_place(void **state) {
    (void)state;
    RULE("E99");
    RULE("S-62");
    sketch *map = sea_sketch();
    map->hexes[15].terrain = CATAN_FIELDS;
    map->hexes[15].number = 10;
    map->map.pirate = 0;
    map->map.pirate_q = map->map.pirate_r = 0;
    table *t = sea_table("", map);
    assert_robber(t, CATAN_NO_PLACE);
    assert_int_equal(table_info(t).pirate, CATAN_NO_PLACE);
    pos *p = sea_on("", map);
    pos_turn(p, 0, "before_roll");
    t = pos_table(p);
    assert_robber(t, CATAN_NO_PLACE);
    play(t, "roll dice:7");
    assert_listed(t, "move_robber:h15 move_robber:h0 move_robber:h27 move_pirate:h9");
    play(t, "move_robber:h15");
    assert_robber(t, 15);
}

/* --- what can be played --- */

static int32_t refusal(const char *options, const catan_map *map) {
    catan_config config;
    play_config(&config, options);
    config.layout = CATAN_LAYOUT_AUTO;
    return catan_config_check(NULL, 0, &config, map);
}

static void test_configurations(void **state) {
    (void)state;
    RULE("S-1");
    RULE("M-1");
    sketch *map = sea_sketch();
    assert_int_equal(refusal("seafarers=on", &map->map), CATAN_OK);
    /* A pirate, fog, special points: not without these rules. */
    assert_int_equal(refusal("", &map->map), CATAN_E_CONFIG_SEAFARERS);
    map->map.pirate = 0;
    map->map.pirate_q = map->map.pirate_r = 0;
    sea_fog(map, "9 10", "~ L", "10");
    assert_int_equal(refusal("", &map->map), CATAN_E_CONFIG_SEAFARERS);
    assert_int_equal(refusal("seafarers=on", &map->map), CATAN_OK);
    /* A scenario has its own map, and these rules. */
    assert_int_equal(refusal("scenario=fog", &map->map), CATAN_E_CONFIG_SCENARIO);
    assert_int_equal(refusal("scenario=fog seafarers=off", NULL), CATAN_OK);
    /* The pirate starts at sea. */
    map = sea_sketch();
    map->map.pirate_q = map->map.pirate_r = 0;
    assert_int_equal(refusal("seafarers=on", &map->map), CATAN_E_MAP_PIRATE);
}

/* --- components --- */

static void test_components(void **state) {
    (void)state;
    RULE("S-1");
    RULE("S-3");
    for (unsigned players = 2; players <= 6; players++) {
        char options[32];
        snprintf(options, sizeof options, "players=%u", players);
        table *t = sea_table(options, sea_sketch());
        for (uint32_t seat = 0; seat < players; seat++) {
            assert_int_equal(ships(t, seat), 15);
            assert_supply(t, seat, 15, 5, 4);
        }
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        PLAY_TEST(test_ship_instead_of_the_road),
        PLAY_TEST(test_none_inland),
        PLAY_TEST(test_second_round),
        PLAY_TEST(test_not_at_the_pirate),
        PLAY_TEST(test_start_hexes),
        PLAY_TEST(test_start_hexes_are_full),
        PLAY_TEST(test_no_robber_place),
        PLAY_TEST(test_configurations),
        PLAY_TEST(test_components),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
