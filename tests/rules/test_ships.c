/* Ships: S-10 to S-15, E80, E82, E83, M-10, M-11. */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>
#include <cmocka.h>
#include <stdio.h>
#include <stdlib.h>

#include "rules/sea.h"
#include "support/rule.h"

/* --- price and supply --- */

static void test_price(void **state) {
    (void)state;
    RULE("S-10");
    uint8_t cards[8];
    static const uint8_t price[8] = {1, 0, 1};
    pos *p = sea("");
    pos_settlement(p, 0, "n25");
    pos_hand(p, 0, "lumber:2 wool:1");
    table *t = pos_table(p);
    assert_int_equal(ships(t, 0), 15);
    assert_int_equal(catan_price(cards, t->state, 0, catan_move_make(CATAN_MOVE_BUILD_SHIP, 0)),
                     CATAN_OK);
    assert_memory_equal(cards, price, 8);
    play_as(t, 0, "build_ship:e27");
    assert_hand(t, 0, "lumber:1");
    assert_bank(t, 18, 19, 19, 19, 19);
    assert_ship(t, 27, 0);
    assert_int_equal(ships(t, 0), 14);
    assert_supply(t, 0, 15, 4, 4);
    refuse(t, 0, "build_ship:e28", CATAN_E_CANNOT_PAY);
    take_back(t, 1);
    assert_route(t, 27, CATAN_NOBODY, CATAN_NO_ROUTE);
    assert_int_equal(ships(t, 0), 15);
    assert_hand(t, 0, "lumber:2 wool:1");
    /* Not for the price of a road, nor a road for that of a ship. */
    pos_hand(p, 0, ROAD);
    t = pos_table(p);
    assert_moves_of(t, "build_ship", "");
    refuse(t, 0, "build_ship:e27", CATAN_E_CANNOT_PAY);
    pos_hand(p, 0, SHIP);
    assert_moves_of(pos_table(p), "build_road", "");
}

static void test_not_without_seafarers(void **state) {
    (void)state;
    RULE("S-1");
    catan_move move;
    table *t = table_new("players=3 sea_frame=on");
    assert_int_equal(ships(t, 0), 0);
    if (catan_move_parse(&move, t->game, "build_ship:e0") == CATAN_OK) {
        assert_int_equal(catan_check(t->state, 0, move), CATAN_E_MOVE_UNKNOWN);
    }
}

/* 15 of them, and none beyond. */
static void test_supply(void **state) {
    (void)state;
    RULE("S-1");
    RULE("B-51");
    pos *p = sea("");
    pos_settlement(p, 0, "n25");
    pos_ship(p, 0, "e27 e28 e29 e30 e31 e32 e17 e40 e51 e52 e53 e64 e76 e77");
    pos_hand(p, 0, "lumber:2 wool:2");
    table *t = pos_table(p);
    assert_int_equal(ships(t, 0), 1);
    play(t, "build_ship:e78");
    assert_int_equal(ships(t, 0), 0);
    assert_moves_of(t, "build_ship", "");
    refuse(t, 0, "build_ship:e79", CATAN_E_NO_PIECE);
    assert_supply(t, 0, 15, 4, 4);
    /* The roads are others: with all ships laid there are all of them. */
    assert_int_equal(seat_info(t, 0).roads, 15);
}

/* --- where --- */

static void test_edges_at_sea(void **state) {
    (void)state;
    RULE("S-11");
    RULE("M-10");
    pos *p = sea("");
    pos_settlement(p, 0, "n25");
    pos_hand(p, 0, "lumber:4 brick:4 wool:4");
    table *t = pos_table(p);
    /* At the coast: two coastal edges and one at sea. */
    assert_moves_of(t, "build_ship", "e26,e27,e39");
    assert_moves_of(t, "build_road", "e26,e39");
    refuse(t, 0, "build_road:e27", CATAN_E_NOT_LAND);
    /* Inland there is no place for one. */
    p = sea("");
    pos_settlement(p, 0, "n24");
    pos_hand(p, 0, "lumber:4 brick:4 wool:4");
    t = pos_table(p);
    assert_moves_of(t, "build_ship", "");
    assert_moves_of(t, "build_road", "e24,e25,e38");
    refuse(t, 0, "build_ship:e24", CATAN_E_NOT_SEA);
    /* Along the frame, which is sea: off land, and off a sea hex. */
    p = sea("");
    pos_settlement(p, 0, "n1");
    pos_ship(p, 0, "e3 e4");
    pos_hand(p, 0, "lumber:4 brick:4 wool:4");
    t = pos_table(p);
    assert_moves_of(t, "build_ship", "e2,e5,e16");
    assert_moves_of(t, "build_road", "e2");
}

/* A map without a frame ends in nothing: the rim of land takes no ships; that of sea does. */
static void test_no_frame(void **state) {
    (void)state;
    RULE("S-11");
    RULE("M-10");
    sketch *map = sea_sketch();
    map->map.frame = 0;
    pos *p = sea_on("", map);
    pos_settlement(p, 0, "n1");
    pos_hand(p, 0, "lumber:4 brick:4 wool:4");
    table *t = pos_table(p);
    assert_moves_of(t, "build_ship", "");
    assert_moves_of(t, "build_road", "e2,e3");
    refuse(t, 0, "build_ship:e3", CATAN_E_NOT_SEA);
    p = sea_on("", map);
    pos_settlement(p, 0, "n9");
    pos_hand(p, 0, "lumber:4 brick:4 wool:4");
    t = pos_table(p);
    assert_moves_of(t, "build_ship", "e4,e16");
    assert_moves_of(t, "build_road", "e3,e16");
}

/* The base board in its ring of sea: ships along its coast and out into the ring. */
static void test_base_board_in_its_ring(void **state) {
    (void)state;
    RULE("S-11");
    RULE("M-11");
    pos *p = pos_new("players=3 seafarers=on sea_frame=on");
    table *start = table_new("players=3 seafarers=on sea_frame=on");
    assert_int_equal(catan_hex_count(start->game), 37);
    catan_hex h;
    uint32_t corner = catan_hex_at(start->game, 0, -2);
    char node[16], coast[64];
    assert_int_equal(catan_hex_get(&h, sizeof h, start->game, corner), CATAN_OK);
    snprintf(node, sizeof node, "n%u", h.nodes[0]);
    pos_settlement(p, 0, node);
    pos_hand(p, 0, SHIP);
    table *t = pos_table(p);
    catan_node n;
    assert_int_equal(catan_node_get(&n, sizeof n, t->game, h.nodes[0]), CATAN_OK);
    snprintf(coast, sizeof coast, "e%u,e%u,e%u", n.edges[0], n.edges[1], n.edges[2]);
    assert_moves_of(t, "build_ship", coast);
}

static void test_one_piece_an_edge(void **state) {
    (void)state;
    RULE("S-12");
    RULE("E83");
    pos *p = sea("");
    pos_settlement(p, 0, "n25");
    pos_road(p, 0, "e26");
    pos_ship(p, 0, "e39");
    pos_hand(p, 0, "lumber:4 brick:4 wool:4");
    table *t = pos_table(p);
    assert_route(t, 26, 0, CATAN_ROAD);
    assert_ship(t, 39, 0);
    refuse(t, 0, "build_ship:e26", CATAN_E_PLACE_TAKEN);
    refuse(t, 0, "build_road:e39", CATAN_E_PLACE_TAKEN);
    refuse(t, 0, "build_ship:e39", CATAN_E_PLACE_TAKEN);
    refuse(t, 0, "build_road:e26", CATAN_E_PLACE_TAKEN);
    /* Others' pieces are in the way too. */
    p = sea("");
    pos_settlement(p, 0, "n25");
    pos_settlement(p, 1, "n9");
    pos_road(p, 1, "e26");
    pos_ship(p, 1, "e27");
    pos_hand(p, 0, "lumber:4 brick:4 wool:4");
    t = pos_table(p);
    refuse(t, 0, "build_ship:e26", CATAN_E_PLACE_TAKEN);
    refuse(t, 0, "build_ship:e27", CATAN_E_PLACE_TAKEN);
    assert_moves_of(t, "build_ship", "e39");
    assert_moves_of(t, "build_road", "e39");
}

/* --- what it is joined to --- */

static void test_connection(void **state) {
    (void)state;
    RULE("S-13");
    pos *p = sea("");
    pos_settlement(p, 0, "n25");
    pos_settlement(p, 1, "n50");
    pos_ship(p, 1, "e74");
    pos_hand(p, 0, "lumber:9 wool:9");
    table *t = pos_table(p);
    assert_moves_of(t, "build_ship", "e26,e27,e39");
    refuse(t, 0, "build_ship:e28", CATAN_E_NOT_CONNECTED);
    play(t, "build_ship:e27");
    assert_moves_of(t, "build_ship", "e17,e26,e28,e39");
    play(t, "build_ship:e28");
    assert_moves_of(t, "build_ship", "e17,e26,e29,e39,e40");
    /* Branches. */
    play(t, "build_ship:e17 build_ship:e29 build_ship:e40");
    assert_moves_of(t, "build_ship", "e5,e6,e18,e26,e30,e39,e51,e52");
    /* Another's ships and buildings lead nowhere. */
    refuse(t, 0, "build_ship:e76", CATAN_E_NOT_CONNECTED);
    refuse(t, 0, "build_ship:e63", CATAN_E_NOT_CONNECTED);
}

static void test_not_past_others(void **state) {
    (void)state;
    RULE("S-13");
    pos *p = sea("");
    pos_settlement(p, 0, "n25");
    pos_ship(p, 0, "e27 e28 e40");
    pos_hand(p, 0, "lumber:3 wool:3");
    table *t = pos_table(p);
    play(t, "build_ship:e51");
    assert_moves_of(t, "build_ship", "e17,e26,e29,e39,e50,e52,e63");
    pos_settlement(p, 1, "n42");
    t = pos_table(p);
    play(t, "build_ship:e51");
    assert_moves_of(t, "build_ship", "e17,e26,e29,e39,e52");
    refuse(t, 0, "build_ship:e50", CATAN_E_NOT_CONNECTED);
    refuse(t, 0, "build_ship:e63", CATAN_E_NOT_CONNECTED);
    /* He whose it is goes on from it. */
    pos_turn(p, 1, "action");
    pos_hand(p, 1, SHIP);
    assert_moves_of(pos_table(p), "build_ship", "e50,e51,e63");
}

static void test_not_at_a_road(void **state) {
    (void)state;
    RULE("S-14");
    RULE("S-15");
    RULE("E82");
    pos *p = sea("");
    pos_settlement(p, 0, "n17");
    pos_road(p, 0, "e26 e39");
    pos_hand(p, 0, "lumber:9 brick:5 wool:9 grain:1");
    table *t = pos_table(p);
    assert_moves_of(t, "build_ship", "e16");
    refuse(t, 0, "build_ship:e27", CATAN_E_NOT_CONNECTED);
    refuse(t, 0, "build_ship:e50", CATAN_E_NOT_CONNECTED);
    play(t, "build_settlement:n33");
    assert_moves_of(t, "build_ship", "e16,e50");
    /* Nor a road at a ship. */
    p = sea("");
    pos_settlement(p, 0, "n17");
    pos_ship(p, 0, "e26 e39");
    pos_hand(p, 0, "lumber:9 brick:5 wool:9 grain:1");
    t = pos_table(p);
    assert_moves_of(t, "build_road", "e16,e25");
    refuse(t, 0, "build_road:e49", CATAN_E_NOT_CONNECTED);
    refuse(t, 0, "build_road:e50", CATAN_E_NOT_CONNECTED);
    play(t, "build_settlement:n33");
    assert_moves_of(t, "build_road", "e16,e25,e49,e50");
}

/* A ship that hangs on ships may end where a road ends: they are not joined. */
static void test_ends_at_a_road(void **state) {
    (void)state;
    RULE("S-14");
    RULE("E80");
    pos *p = sea("");
    pos_settlement(p, 0, "n17 n42");
    pos_road(p, 0, "e26");
    pos_ship(p, 0, "e50");
    pos_hand(p, 0, "lumber:3 brick:2 wool:2");
    table *t = pos_table(p);
    refuse(t, 0, "build_ship:e27", CATAN_E_NOT_CONNECTED);
    play(t, "build_ship:e39");
    assert_int_equal(route(t, 0), 2);
    /* On from the ship, past the road. */
    assert_moves_of(t, "build_ship", "e16,e27,e51,e63");
    /* And a road may end at ships. */
    pos_road(p, 0, "e26 e25");
    pos_ship(p, 0, "e50 e39 e27");
    t = pos_table(p);
    assert_not_listed(t, "build_road:e49");
    pos_road(p, 0, "e38 e48");
    assert_listed(pos_table(p), "build_road:e49");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        PLAY_TEST(test_price),
        PLAY_TEST(test_not_without_seafarers),
        PLAY_TEST(test_supply),
        PLAY_TEST(test_edges_at_sea),
        PLAY_TEST(test_no_frame),
        PLAY_TEST(test_base_board_in_its_ring),
        PLAY_TEST(test_one_piece_an_edge),
        PLAY_TEST(test_connection),
        PLAY_TEST(test_not_past_others),
        PLAY_TEST(test_not_at_a_road),
        PLAY_TEST(test_ends_at_a_road),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
