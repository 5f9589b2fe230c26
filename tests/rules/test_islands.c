/* Islands and special points: S-70, S-90 to S-93, E104. */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>
#include <cmocka.h>
#include <stdio.h>
#include <stdlib.h>

#include "rules/sea.h"
#include "support/rule.h"

/* The map with two special points for a first settlement on a new island. */
static sketch *isles(void) {
    sketch *map = sea_sketch();
    map->map.island_points = 2;
    map->map.goal = 20;
    return map;
}

/* The land of the western island. */
#define WEST "h0+h1+h7+h8+h14+h15+h16+h21+h22"

/* Two players after the setup, each with a settlement at either node, in the action of seat 0's
 * first turn, with ships, all of them `seat`'s, and a full hand. */
static pos *settled(const sketch *map, const char *first, const char *second, const char *laid) {
    char moves[160];
    table *t = sea_table("players=2", map);
    snprintf(moves, sizeof moves, "setup_settlement:%s", first);
    play(t, moves);
    catan_move move;
    assert_true(catan_moves(t->state, &move, 1) != 0);
    play(t, "setup_road:e22 setup_settlement:n63 setup_road:e83 setup_settlement:n64 "
            "setup_road:e84");
    snprintf(moves, sizeof moves, "setup_settlement:%s", second);
    play(t, moves);
    while (catan_question(t->state) == CATAN_ASK_TAKE_GOLD ||
           catan_question(t->state) == CATAN_ASK_SETUP_ROAD) {
        assert_true(catan_moves(t->state, &move, 1) != 0);
        assert_int_equal(catan_apply(t->state, 0, move), CATAN_OK);
    }
    play(t, "roll dice:2");
    pos *p = pos_of(t);
    pos_ship(p, 0, laid);
    pos_hand(p, 0, "lumber:5 brick:5 wool:5 grain:5 ore:5");
    pos_hand(p, 1, "");
    return p;
}
#define TO_NE "e27 e28 e29 e30 e31" /* n25 to n20 */

static void assert_special(const table *t, uint32_t seat, unsigned points) {
    catan_score score;
    assert_int_equal(special(t, seat), points);
    assert_int_equal(catan_score_get(&score, sizeof score, t->state, CATAN_SPECTATOR, seat),
                     CATAN_OK);
    assert_int_equal(score.source[CATAN_SOURCE_SPECIAL], points);
    assert_int_equal(
        catan_view_count(t->state, CATAN_SPECTATOR, CATAN_COUNTER_SPECIAL_POINTS, (int32_t)seat, 0),
        points);
}

static void test_first_settlement_on_an_island(void **state) {
    (void)state;
    RULE("S-92");
    RULE("S-90");
    RULE("S-70");
    RULE("E104");
    table *t = pos_table(settled(isles(), "n23", "n25", TO_NE));
    assert_special(t, 0, 0);
    assert_points(t, 0, 4, 4); /* two settlements, the longest route */
    play(t, "build_settlement:n20");
    assert_special(t, 0, 2);
    assert_points(t, 0, 7, 7);
    assert_special(t, 1, 0);
    /* What comes of it does not matter; a second one there earns nothing more. */
    play(t, "build_city:n20");
    assert_special(t, 0, 2);
    assert_points(t, 0, 8, 8);
    play(t, "build_road:e32 build_road:e33 build_settlement:n21");
    assert_special(t, 0, 2);
    take_back(t, 5);
    assert_special(t, 0, 0);
    assert_points(t, 0, 4, 4);
}

static void test_not_at_home(void **state) {
    (void)state;
    RULE("S-91");
    pos *p = settled(isles(), "n23", "n25", "e39 e50");
    table *t = pos_table(p);
    play(t, "build_settlement:n42");
    assert_special(t, 0, 0);
    /* Who starts on two islands has two homes. */
    p = settled(isles(), "n23", "n28", "e42 e56 e66 e79 e78");
    t = pos_table(p);
    play(t, "build_settlement:n45");
    assert_special(t, 0, 0);
    play(t, "build_settlement:n60");
    assert_special(t, 0, 2);
}

/* Each player earns them, whoever came first; each island once. */
static void test_each_player_each_island(void **state) {
    (void)state;
    RULE("S-92");
    pos *p = settled(isles(), "n23", "n25", TO_NE " e32 e42 e56 e66");
    table *t = pos_table(p);
    play(t, "build_settlement:n20");
    assert_special(t, 0, 2);
    play(t, "build_settlement:n53");
    assert_special(t, 0, 4);
    p = settled(isles(), "n23", "n25", TO_NE);
    pos_ship(p, 1, "e20");
    pos_hand(p, 1, SETTLEMENT);
    t = pos_table(p);
    play(t, "build_settlement:n20 end_turn roll dice:2 build_settlement:n21");
    assert_special(t, 0, 2);
    assert_special(t, 1, 2);
}

/* A home that the map names is everybody's. */
static void test_home_of_all(void **state) {
    (void)state;
    RULE("S-91");
    sketch *map = isles();
    map->hexes[26].flags = map->hexes[27].flags = CATAN_HEX_HOME;
    pos *p = settled(map, "n23", "n25", TO_NE " e32 e42 e56 e66");
    table *t = pos_table(p);
    play(t, "build_settlement:n53");
    assert_special(t, 0, 0);
    play(t, "build_settlement:n20");
    assert_special(t, 0, 2);
}

/* Areas of the map's own: one in two parts; and a hex that belongs to none. */
static void test_named_areas(void **state) {
    (void)state;
    RULE("S-93");
    RULE("S-92");
    sketch *map = isles();
    map->hexes[5].island = map->hexes[12].island = 1;
    map->hexes[26].island = map->hexes[27].island = 1;
    table *t = pos_table(settled(map, "n23", "n25", TO_NE " e32 e42 e56 e66"));
    play(t, "build_settlement:n20");
    assert_special(t, 0, 2);
    play(t, "build_settlement:n53");
    assert_special(t, 0, 2);
    /* Two areas on one island. */
    map = isles();
    map->hexes[5].island = 1;
    map->hexes[12].island = 2;
    t = pos_table(settled(map, "n23", "n25", TO_NE " e32 e42"));
    play(t, "build_settlement:n20");
    assert_special(t, 0, 2);
    play(t, "build_settlement:n36");
    assert_special(t, 0, 4);
    /* None: neither new nor home. */
    map = isles();
    map->hexes[5].island = map->hexes[12].island = CATAN_NO_ISLAND;
    t = pos_table(settled(map, "n23", "n25", TO_NE));
    play(t, "build_settlement:n20");
    assert_special(t, 0, 0);
    /* An area on the island where he started. */
    map = isles();
    for (unsigned hex = 0; hex < 23; hex++) {
        if (map->hexes[hex].terrain != CATAN_SEA) {
            map->hexes[hex].island = 1;
        }
    }
    map->hexes[16].island = 2;
    t = pos_table(settled(map, "n23", "n25", "e39 e50"));
    play(t, "build_settlement:n42");
    assert_special(t, 0, 2);
}

/* A node at a home and at another area. */
static void test_on_two_areas(void **state) {
    (void)state;
    RULE("S-92");
    sketch *map = isles();
    map->hexes[16].island = 2;
    table *t = pos_table(settled(map, "n23", "n25", ""));
    /* n41 is at the pasture and the desert, home, and at the hills, the area. */
    play(t, "build_road:e39 build_road:e49 build_settlement:n41");
    assert_special(t, 0, 2);
    /* A node at two new ones earns for both. */
    map = isles();
    map->hexes[5].island = 1;
    map->hexes[12].island = 2;
    t = pos_table(settled(map, "n23", "n25", "e32"));
    play(t, "build_settlement:n28");
    assert_special(t, 0, 4);
}

static void test_no_points_without_a_scenario(void **state) {
    (void)state;
    RULE("S-92");
    table *t = pos_table(settled(sea_sketch(), "n23", "n25", TO_NE));
    play(t, "build_settlement:n20");
    assert_int_equal(special(t, 0), 0);
    assert_points(t, 0, 5, 5);
}

/* Land found in the fog joins the island it touches, or is a new one. */
static void test_discovered_land(void **state) {
    (void)state;
    RULE("S-90");
    sketch *map = isles();
    sea_fog(map, "9 11", "~ L", "10");
    table *t = pos_table(settled(map, "n23", "n17", ""));
    play(t, "build_ship:e26 discover:forest discover_number:10 build_ship:e27 build_ship:e28");
    play(t, "build_settlement:n26");
    assert_special(t, 0, 0);
    map = isles();
    sea_fog(map, "9 10", "~ L", "10");
    t = pos_table(settled(map, "n23", "n17", ""));
    play(t, "build_ship:e26 discover:sea build_ship:e27 build_ship:e28");
    play(t, "discover:forest discover_number:10");
    play(t, "build_settlement:n26");
    assert_special(t, 0, 2);
}

/* Where somebody has a building he has settled: no text says otherwise. */
static void test_settled_at_own_buildings(void **state) {
    (void)state;
    RULE("S-91");
    RULE("S-92");
    pos *p = settled(isles(), "n23", "n25", TO_NE);
    table *t = pos_table(p);
    pos_field(p, "settled", "h0+h8/h21+h22");
    assert_int_equal(table_refusal(t, pos_line(p), NULL), CATAN_E_POSITION_PLACE);
    pos_field(p, "settled", "");
    assert_int_equal(table_refusal(t, pos_line(p), NULL), CATAN_E_POSITION_PLACE);
    pos_field(p, "settled", WEST "/h21+h22");
    table_read(t, pos_line(p));
    pos_field(p, "special_points", "102/0"); /* more than anybody is ever given */
    assert_int_equal(table_refusal(t, pos_line(p), NULL), CATAN_E_POSITION_PIECES);
}

static void test_target_reached(void **state) {
    (void)state;
    RULE("S-70");
    RULE("S-71");
    sketch *map = isles();
    map->map.goal = 12;
    pos *p = settled(map, "n23", "n25", TO_NE);
    pos_city(p, 0, "n23 n42 n49");
    pos_field(p, "settled", WEST "/h21+h22");
    table *t = pos_table(p);
    /* Three cities, a settlement, the longest route: 9 points. */
    assert_int_equal(catan_game_target(t->game), 12);
    assert_points(t, 0, 9, 9);
    play(t, "build_settlement:n20");
    assert_points(t, 0, 12, 12);
    assert_result(t, 0);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        PLAY_TEST(test_first_settlement_on_an_island),
        PLAY_TEST(test_not_at_home),
        PLAY_TEST(test_each_player_each_island),
        PLAY_TEST(test_home_of_all),
        PLAY_TEST(test_named_areas),
        PLAY_TEST(test_on_two_areas),
        PLAY_TEST(test_no_points_without_a_scenario),
        PLAY_TEST(test_discovered_land),
        PLAY_TEST(test_settled_at_own_buildings),
        PLAY_TEST(test_target_reached),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
