/* Building: costs, supply, roads, settlements, cities: B-50 to B-55, E28, E55, E56, E68 to E70
 * (E71: test_setup.c; E53 and E54: test_bank_trade.c). */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>
#include <cmocka.h>
#include <stdio.h>
#include <string.h>

#include "support/pos.h"
#include "support/rule.h"

/* Seat 0 has a settlement at n17 and two roads to n18. */
static pos *begin(const char *options, const char *hand) {
    pos *p = pos_new(options);
    pos_settlement(p, 0, "n17");
    pos_road(p, 0, "e26 e27");
    pos_hand(p, 0, hand);
    return p;
}

/* --- costs --- */

static const char *const card_names[] = {"lumber", "brick", "wool", "grain", "ore"};

/* What a move costs by kind: with just that it is legal and leaves nothing, with one card of a kind
 * less it is refused, though there are more of the others. */
static void check_cost(const char *move, const unsigned cost[5]) {
    for (int missing = -1; missing < 5; missing++) {
        char hand[96] = "";
        if (missing >= 0 && cost[missing] == 0) {
            continue;
        }
        for (int kind = 0; kind < 5; kind++) {
            unsigned cards = missing < 0 ? cost[kind] : kind == missing ? cost[kind] - 1 : 3;
            snprintf(hand + strlen(hand), sizeof hand - strlen(hand), " %s:%u", card_names[kind],
                     cards);
        }
        table *t = pos_table(begin("players=2 trade=off", hand));
        if (missing >= 0) {
            refuse(t, 0, move, CATAN_E_CANNOT_PAY);
            continue;
        }
        assert_bank(t, 19 - cost[0], 19 - cost[1], 19 - cost[2], 19 - cost[3], 19 - cost[4]);
        assert_listed(t, move);
        play_as(t, 0, move);
        assert_hand(t, 0, "");
        assert_bank(t, 19, 19, 19, 19, 19); /* B-51 */
    }
}

static void test_costs(void **unused) {
    (void)unused;
    RULE("B-50");
    RULE("B-51");
    check_cost("build_road:e28", (const unsigned[5]){1, 1, 0, 0, 0});
    check_cost("build_settlement:n18", (const unsigned[5]){1, 1, 1, 1, 0});
    check_cost("build_city:n17", (const unsigned[5]){0, 0, 0, 2, 3});
    check_cost("buy_development", (const unsigned[5]){0, 0, 1, 1, 1});
}

static void test_empty_hand(void **unused) {
    (void)unused;
    RULE("B-50");
    table *t = pos_table(begin("players=2", ""));
    assert_moves(t, "end_turn");
    refuse(t, 0, "build_road:e28", CATAN_E_CANNOT_PAY);
    refuse(t, 0, "build_settlement:n18", CATAN_E_CANNOT_PAY);
    refuse(t, 0, "build_city:n17", CATAN_E_CANNOT_PAY);
    refuse(t, 0, "buy_development", CATAN_E_CANNOT_PAY);
}

/* As many as one can pay for; the others cannot build meanwhile. */
static void test_as_often_as_wished(void **unused) {
    (void)unused;
    RULE("B-50");
    pos *p = begin("players=2", "lumber:2 brick:2");
    pos_settlement(p, 1, "n41");
    pos_hand(p, 1, "lumber:1 brick:1");
    table *t = pos_table(p);
    refuse(t, 1, "build_road:e52", CATAN_E_NOT_YOUR_TURN);
    play(t, "build_road:e28 build_road:e36");
    assert_hand(t, 0, "");
    assert_supply(t, 0, 11, 4, 4);
    assert_moves(t, "end_turn");
    refuse(t, 0, "build_road:e20", CATAN_E_CANNOT_PAY);
}

/* --- supply --- */

static void test_roads_run_out(void **unused) {
    (void)unused;
    RULE("B-51");
    pos *p = begin("players=2", "lumber:2 brick:2");
    pos_road(p, 0, "e25 e19 e12 e13 e20 e28 e36 e45 e46 e47 e48 e38"); /* 14 with the first two */
    table *t = pos_table(p);
    assert_supply(t, 0, 1, 4, 4);
    play(t, "build_road:e32");
    assert_supply(t, 0, 0, 4, 4);
    refuse(t, 0, "build_road:e31", CATAN_E_NO_PIECE);
    assert_moves_of(t, "build_road", "");
}

static void test_settlements_run_out(void **unused) {
    (void)unused;
    RULE("B-51");
    RULE("B-54");
    RULE("E56");
    pos *p = begin("players=2", "lumber:1 brick:1 wool:1 grain:3 ore:3");
    pos_settlement(p, 0, "n0 n2 n50 n47");
    table *t = pos_table(p);
    assert_supply(t, 0, 13, 0, 4);
    refuse(t, 0, "build_settlement:n18", CATAN_E_NO_PIECE);
    assert_moves_of(t, "build_settlement", "");
    play(t, "build_city:n50"); /* its settlement returns to supply */
    assert_supply(t, 0, 13, 1, 3);
    play(t, "build_settlement:n18");
    assert_supply(t, 0, 13, 0, 3);
    assert_hand(t, 0, "");
}

static void test_cities_run_out(void **unused) {
    (void)unused;
    RULE("B-51");
    RULE("E56");
    pos *p = begin("players=2", "grain:4 ore:6");
    pos_city(p, 0, "n0 n2 n50");
    table *t = pos_table(p);
    assert_supply(t, 0, 13, 4, 1);
    play(t, "build_city:n17");
    assert_supply(t, 0, 13, 5, 0);
    p = begin("players=2", "grain:2 ore:3");
    pos_city(p, 0, "n0 n2 n50 n47");
    t = pos_table(p);
    refuse(t, 0, "build_city:n17", CATAN_E_NO_PIECE);
    assert_moves_of(t, "build_city", "");
}

/* When several reasons apply the first of the list in result.h is told. */
static void test_reasons_in_order(void **unused) {
    (void)unused;
    RULE("B-51");
    pos *p = begin("players=2 victory_points=30", "");
    pos_settlement(p, 0, "n0 n2 n50 n47");
    pos_city(p, 0, "n11 n15 n21 n40");
    pos_road(p, 0, "e19 e12 e13 e20 e28 e36 e45 e46 e47 e48 e38 e32 e31");
    table *t = pos_table(p);
    assert_supply(t, 0, 0, 0, 0);
    refuse(t, 0, "build_road:e31", CATAN_E_NO_PIECE);       /* no piece, no cards, taken */
    refuse(t, 0, "build_settlement:n22", CATAN_E_NO_PIECE); /* no piece, no cards, too near */
    refuse(t, 0, "build_city:n40", CATAN_E_NO_PIECE);
    t = pos_table(begin("players=2", ""));
    refuse(t, 0, "build_road:e26", CATAN_E_CANNOT_PAY); /* no cards, taken */
    refuse(t, 0, "build_settlement:n17", CATAN_E_CANNOT_PAY);
    refuse(t, 0, "build_city:n53", CATAN_E_CANNOT_PAY);
}

/* --- settlements --- */

static void test_settlement_places(void **unused) {
    (void)unused;
    RULE("B-53");
    RULE("B-55");
    pos *p = begin("players=2", "lumber:2 brick:2 wool:2 grain:2");
    pos_road(p, 0, "e28 e36 e35");   /* n18 n24 n30, and n29 */
    pos_settlement(p, 1, "n36 n53"); /* next to n30 */
    pos_road(p, 1, "e46 e70");
    table *t = pos_table(p);
    assert_moves_of(t, "build_settlement", "n18,n24,n29");
    refuse(t, 0, "build_settlement:n17", CATAN_E_PLACE_TAKEN);
    refuse(t, 0, "build_settlement:n36", CATAN_E_PLACE_TAKEN);
    refuse(t, 0, "build_settlement:n23", CATAN_E_DISTANCE); /* next to one's own */
    refuse(t, 0, "build_settlement:n30", CATAN_E_DISTANCE); /* next to another's */
    refuse(t, 0, "build_settlement:n22",
           CATAN_E_NOT_CONNECTED); /* next to one's own, but without a road there */
    refuse(t, 0, "build_settlement:n0", CATAN_E_NOT_CONNECTED);
    refuse(t, 0, "build_settlement:n49", CATAN_E_NOT_CONNECTED); /* another's road */
    play(t, "build_settlement:n24");
    assert_building(t, 24, 0, CATAN_SETTLEMENT);
    assert_points(t, 0, 2, 2);
    assert_moves_of(t, "build_settlement", "n29");
    refuse(t, 0, "build_settlement:n18", CATAN_E_DISTANCE);
    play(t, "build_settlement:n29");
    assert_points(t, 0, 3, 3);
    assert_supply(t, 0, 10, 2, 4);
}

/* A city blocks like a settlement; two edges away is far enough. */
static void test_distance(void **unused) {
    (void)unused;
    RULE("B-53");
    pos *p = begin("players=2", "lumber:1 brick:1 wool:1 grain:1");
    pos_city(p, 1, "n13");
    table *t = pos_table(p);
    refuse(t, 0, "build_settlement:n18", CATAN_E_DISTANCE);
    p = begin("players=2", "lumber:1 brick:1 wool:1 grain:1");
    pos_city(p, 1, "n8 n14 n30"); /* each two edges from n18 */
    t = pos_table(p);
    assert_moves_of(t, "build_settlement", "n18");
}

static void test_settlement_at_sea(void **unused) {
    (void)unused;
    RULE("B-53");
    pos *p = pos_new("players=2 sea_frame=on");
    pos_hand(p, 0, "lumber:1 brick:1 wool:1 grain:1");
    table *t = pos_table(p);
    assert_int_equal(catan_hex_at(t->game, 0, -3), 0); /* n0 is at a sea hex alone */
    refuse(t, 0, "build_settlement:n0", CATAN_E_NOT_LAND);
}

/* In the middle of another's road, with a road of one's own there: the road is cut. */
static void test_settlement_on_foreign_road(void **unused) {
    (void)unused;
    RULE("B-53");
    RULE("E70");
    pos *p = begin("players=2", "lumber:1 brick:1 wool:1 grain:1");
    pos_settlement(p, 1, "n8");
    pos_road(p, 1, "e13 e20 e28"); /* n8 n13 n18 n24 */
    table *t = pos_table(p);
    assert_moves_of(t, "build_settlement", "n18");
    play(t, "build_settlement:n18");
    assert_building(t, 18, 0, CATAN_SETTLEMENT);
    assert_int_equal(seat_info(t, 1).route, 2);
    /* without a road of one's own it is not allowed */
    p = pos_new("players=2");
    pos_settlement(p, 0, "n17");
    pos_road(p, 0, "e26");
    pos_hand(p, 0, "lumber:1 brick:1 wool:1 grain:1");
    pos_settlement(p, 1, "n8");
    pos_road(p, 1, "e13 e20 e28");
    t = pos_table(p);
    refuse(t, 0, "build_settlement:n18", CATAN_E_NOT_CONNECTED);
}

/* --- cities --- */

static void test_cities(void **unused) {
    (void)unused;
    RULE("B-54");
    RULE("B-55");
    RULE("E56");
    pos *p = begin("players=2", "grain:6 ore:9");
    pos_settlement(p, 0, "n53");
    pos_settlement(p, 1, "n41");
    table *t = pos_table(p);
    assert_points(t, 0, 2, 2);
    assert_moves_of(t, "build_city", "n17,n53");
    refuse(t, 0, "build_city:n18", CATAN_E_NO_SETTLEMENT); /* nothing there */
    refuse(t, 0, "build_city:n41", CATAN_E_NO_SETTLEMENT); /* another's */
    play(t, "build_city:n17");
    assert_building(t, 17, 0, CATAN_CITY);
    assert_supply(t, 0, 13, 4, 3);
    assert_points(t, 0, 3, 3);
    assert_moves_of(t, "build_city", "n53");
    refuse(t, 0, "build_city:n17", CATAN_E_NO_SETTLEMENT); /* a city already */
    play(t, "build_city:n53");
    assert_points(t, 0, 4, 4);
    assert_supply(t, 0, 13, 5, 2);
    assert_moves_of(t, "build_city", "");
    assert_hand(t, 0, "grain:2 ore:3");
}

/* A settlement and its upgrade in one turn, on the robber's hex. */
static void test_settlement_and_city_in_one_turn(void **unused) {
    (void)unused;
    RULE("B-54");
    RULE("E28");
    RULE("E55");
    pos *p = begin("players=2", "lumber:1 brick:1 wool:1 grain:3 ore:3");
    pos_robber(p, 4); /* n18 is at h4, h5, h9 */
    table *t = pos_table(p);
    refuse(t, 0, "build_city:n18", CATAN_E_NO_SETTLEMENT);
    play(t, "build_settlement:n18");
    assert_hand(t, 0, "grain:2 ore:3");
    assert_moves_of(t, "build_city", "n17,n18");
    play(t, "build_city:n18");
    assert_hand(t, 0, "");
    assert_points(t, 0, 3, 3);
    assert_supply(t, 0, 13, 4, 3);
    assert_moves(t, "end_turn");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        PLAY_TEST(test_costs),
        PLAY_TEST(test_empty_hand),
        PLAY_TEST(test_as_often_as_wished),
        PLAY_TEST(test_roads_run_out),
        PLAY_TEST(test_settlements_run_out),
        PLAY_TEST(test_cities_run_out),
        PLAY_TEST(test_reasons_in_order),
        PLAY_TEST(test_settlement_places),
        PLAY_TEST(test_distance),
        PLAY_TEST(test_settlement_at_sea),
        PLAY_TEST(test_settlement_on_foreign_road),
        PLAY_TEST(test_cities),
        PLAY_TEST(test_settlement_and_city_in_one_turn),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
