/* Bridges: what they cost, where they lie, what they connect (V3.1 to V3.4, P-4). */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>
#include <cmocka.h>

#include "rules/straits.h"
#include "support/rule.h"

/* --- V3.1 --- */

/* Seat 0 at n33, where b28 begins. */
static pos *at_n33(const char *hand) {
    pos *p = straits("");
    pos_settlement(p, 0, "n33");
    pos_hand(p, 0, hand);
    return p;
}

static void test_price_and_piece(void **state) {
    (void)state;
    RULE("V3.1");
    table *t = pos_table(at_n33(BRIDGE));
    assert_supply(t, 0, 15, 4, 4);
    assert_moves_of(t, "build_bridge", "b28");
    refuse(t, 1, "build_bridge:b28", CATAN_E_NOT_YOUR_TURN);
    play_as(t, 0, "build_bridge:b28");
    assert_asked(t, 0, "action");
    assert_bridge(t, 28, 0);
    assert_hand(t, 0, "");
    assert_bank(t, 19, 19, 19, 19, 19);
    assert_supply(t, 0, 14, 4, 4);
    assert_int_equal(route(t, 0), 1);
    take_back(t, 1);
    assert_no_bridge(t, 28);
    assert_supply(t, 0, 15, 4, 4);
    assert_hand(t, 0, BRIDGE);
}

static void test_cannot_pay(void **state) {
    (void)state;
    RULE("V3.1");
    static const char *const hands[] = {"", "brick:2 ore:2", "lumber:2 ore:2", "lumber:1 brick:1",
                                        "lumber:1 brick:1 wool:3 grain:3"};
    for (unsigned i = 0; i < sizeof hands / sizeof *hands; i++) {
        table *t = pos_table(at_n33(hands[i]));
        assert_moves_of(t, "build_bridge", "");
        refuse(t, 0, "build_bridge:b28", CATAN_E_CANNOT_PAY);
    }
}

/* Fifteen pieces, roads and bridges together. */
#define FOURTEEN "e0 e1 e2 e3 e14 e15 e16 e22 e23 e24 e25 e26 e37 e38"
static void test_supply(void **state) {
    (void)state;
    RULE("V3.1");
    pos *p = at_n33("lumber:2 brick:2 ore:2");
    pos_longest_road(p, 0);
    pos_road(p, 0, FOURTEEN);
    table *t = pos_table(p);
    assert_supply(t, 0, 1, 4, 4);
    play(t, "build_bridge:b28");
    assert_supply(t, 0, 0, 4, 4);
    assert_moves_of(t, "build_bridge", "");
    assert_moves_of(t, "build_road", "");
    refuse(t, 0, "build_bridge:b7", CATAN_E_NO_PIECE);
    refuse(t, 0, "build_road:e39", CATAN_E_NO_PIECE);
    /* A bridge more than there are pieces. */
    pos_road(p, 0, "e39");
    bridges(p, 0, "b28");
    assert_int_equal(table_refusal(t, pos_line(p), NULL), CATAN_E_POSITION_PIECES);
}

/* Roads, bridges and settlements go on from it. */
static void test_connects_as_a_road(void **state) {
    (void)state;
    RULE("V3.1");
    pos *p = at_n33(BRIDGE);
    pos_hand(p, 0, "lumber:3 brick:3 wool:1 grain:1 ore:1");
    table *t = pos_table(p);
    assert_moves_of(t, "build_road", "e39,e49,e50");
    play(t, "build_bridge:b28");
    assert_moves_of(t, "build_road", "e28,e29,e39,e49,e50");
    assert_moves_of(t, "build_settlement", "n26");
    refuse(t, 0, "build_ship:e40", CATAN_E_NOT_CONNECTED); /* (S-14) */
    play(t, "build_road:e29");
    assert_int_equal(route(t, 0), 2);
    take_back(t, 1);
    play(t, "build_settlement:n26");
    assert_building(t, 26, 0, CATAN_SETTLEMENT);
}

/* --- V3.2 --- */

/* Everybody's roads lead to both coasts of each strait. */
#define COASTS "e16 e18 e50 e56 e57"

static void test_where(void **state) {
    (void)state;
    RULE("V3.2");
    pos *p = straits("");
    pos_road(p, 0, COASTS);
    pos_hand(p, 0, "lumber:2 brick:2 ore:2");
    table *t = pos_table(p);
    assert_moves_of(t, "build_bridge", "b7,b8,b13,b14,b27,b28,b57,b60,b62");
    refuse(t, 0, "build_bridge:b29", CATAN_E_NO_SPAN); /* n25 n34: from land into the sea */
    refuse(t, 0, "build_bridge:b6", CATAN_E_NO_SPAN);  /* n2 n25 */
    refuse(t, 0, "build_bridge:b30", CATAN_E_NO_SPAN); /* h10: n19 n43 */
    refuse(t, 0, "build_bridge:b51", CATAN_E_NO_SPAN); /* h17, at the west */
    refuse(t, 0, "build_bridge:b54", CATAN_E_NO_SPAN); /* h18, in the sea */
    refuse(t, 0, "build_bridge:b9", CATAN_E_NO_SPAN);  /* h3 is land */
    refuse(t, 0, "build_bridge:b3", CATAN_E_NO_SPAN);  /* h1, too */
    refuse(t, 0, "build_bridge:b26", CATAN_E_NO_SPAN); /* h8: n24 n33 */
    /* It may join what is one island: h2 is land, h9 a bay. */
    sketch *map = straits_map();
    map->hexes[2].terrain = CATAN_FOREST;
    p = sea_on("bridges=on", map);
    pos_settlement(p, 0, "n42");
    pos_hand(p, 0, BRIDGE);
    t = pos_table(p);
    assert_moves_of(t, "build_bridge", "b27");
}

static void test_one_a_hex(void **state) {
    (void)state;
    RULE("V3.2");
    for (uint32_t owner = 0; owner < 2; owner++) {
        pos *p = straits("");
        pos_road(p, 0, "e50 e28");
        pos_hand(p, 0, BRIDGE);
        assert_moves_of(pos_table(p), "build_bridge", "b8,b27,b28");
        bridges(p, owner, "b27");
        table *t = pos_table(p);
        refuse(t, 0, "build_bridge:b27", CATAN_E_PLACE_TAKEN);
        refuse(t, 0, "build_bridge:b28", CATAN_E_PLACE_TAKEN);
    }
}

/* --- V3.3 --- */

static void test_no_two_of_a_player(void **state) {
    (void)state;
    RULE("V3.3");
    pos *p = straits("");
    pos_road(p, 0, "e16 e17");
    bridges(p, 0, "b27"); /* n18 n42 */
    pos_hand(p, 0, "lumber:2 brick:2 ore:2");
    pos_settlement(p, 0, "n18");
    table *t = pos_table(p);
    assert_moves_of(t, "build_bridge", "b7"); /* with a road between them */
    refuse(t, 0, "build_bridge:b8", CATAN_E_BRIDGE_NEAR);
    play(t, "build_bridge:b7");
    assert_bridge(t, 7, 0);
    assert_int_equal(route(t, 0), 4); /* b27 e17 b7 e16 */
    /* That bridge is another's. */
    pos_field(p, "bridges", "");
    bridges(p, 1, "b27");
    t = pos_table(p);
    assert_moves_of(t, "build_bridge", "b7,b8");
    play(t, "build_bridge:b8");
    assert_bridge(t, 8, 0);
    assert_bridge(t, 27, 1);
}

static void test_no_two_in_a_position(void **state) {
    (void)state;
    RULE("V3.2");
    RULE("V3.3");
    static const char *const wrong[] = {"b8 b27", "b9", "b29", "b51"};
    for (unsigned i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        pos *p = straits("");
        table *t = pos_table(p);
        bridges(p, 0, wrong[i]);
        assert_int_equal(table_refusal(t, pos_line(p), NULL), CATAN_E_POSITION_PLACE);
    }
    pos *p = straits("");
    table *t = pos_table(p);
    pos_field(p, "bridges", "b7.s0+b8.s1+b28.s0"); /* two over h2 */
    assert_int_equal(table_refusal(t, pos_line(p), NULL), CATAN_E_TEXT_RANGE);
    pos_field(p, "bridges", "b7.s0+b13.s1+b28.s0+b57.s2");
    pos_table(p);
}

/* --- V3.4 --- */

static void test_connected(void **state) {
    (void)state;
    RULE("V3.4");
    pos *p = straits("");
    pos_hand(p, 0, BRIDGE);
    pos_settlement(p, 1, "n33");
    pos_road(p, 1, "e28");
    table *t = pos_table(p); /* another's lead nowhere */
    assert_moves_of(t, "build_bridge", "");
    refuse(t, 0, "build_bridge:b28", CATAN_E_NOT_CONNECTED);
    pos_road(p, 0, "e39"); /* to n33, which is his */
    t = pos_table(p);
    assert_moves_of(t, "build_bridge", "");
    refuse(t, 0, "build_bridge:b28", CATAN_E_NOT_CONNECTED);
    pos_road(p, 0, "e29"); /* to the other end */
    assert_moves_of(pos_table(p), "build_bridge", "b13,b28");
    /* at the far end there may well be his building; nothing leads on there */
    pos_hand(p, 0, "lumber:2 brick:2 ore:1");
    t = pos_table(p);
    play(t, "build_bridge:b28");
    assert_moves_of(t, "build_road", "e18,e26");
}

/* A ship leads on to none but at an own building or stage. */
static void test_ships(void **state) {
    (void)state;
    RULE("V3.4");
    pos *p = straits("landing_stages=on");
    pos_settlement(p, 0, "n18");
    pos_ship(p, 0, "e28");
    pos_hand(p, 0, BRIDGE);
    table *t = pos_table(p);
    assert_moves_of(t, "build_bridge", "b8,b27"); /* at n18 */
    refuse(t, 0, "build_bridge:b28", CATAN_E_NOT_CONNECTED);
    pos_field(p, "stages", "-/n26/-");
    assert_moves_of(pos_table(p), "build_bridge", "b8,b27");
    pos_field(p, "stages", "n26/-/-");
    t = pos_table(p);
    assert_moves_of(t, "build_bridge", "b8,b27,b28");
    play(t, "build_bridge:b28");
    assert_int_equal(route(t, 0), 1); /* the stage parts them (V11.4) */
    p = straits("");
    pos_settlement(p, 0, "n26");
    pos_ship(p, 0, "e28");
    pos_hand(p, 0, BRIDGE);
    t = pos_table(p);
    assert_moves_of(t, "build_bridge", "b28");
    play(t, "build_bridge:b28");
    assert_int_equal(route(t, 0), 2); /* an own building joins them */
    /* and from a bridge no ship goes on without one */
    p = straits("landing_stages=on");
    pos_settlement(p, 0, "n33");
    bridges(p, 0, "b28");
    pos_hand(p, 0, SHIP);
    t = pos_table(p);
    refuse(t, 0, "build_ship:e40", CATAN_E_NOT_CONNECTED);
    pos_field(p, "stages", "n26/-/-");
    assert_listed(pos_table(p), "build_ship:e28,e29,e40");
    pos_field(p, "stages", ""); /* which may be built where the bridge ends (V11.1) */
    pos_hand(p, 0, BRIDGE);
    assert_moves_of(pos_table(p), "build_stage", "n26");
}

/* --- the longest route --- */

/* Five with the bridge: e50 b28 e29 e18 e7. */
static pos *long_way(void) {
    pos *p = straits("");
    pos_settlement(p, 0, "n42");
    pos_road(p, 0, "e50 e29 e18 e7");
    return p;
}

/* A settlement that is built where they meet joins bridge and ships (V3.4, S-40). */
static void test_settlement_joins(void **state) {
    (void)state;
    RULE("V3.1");
    RULE("V3.4");
    pos *p = straits("");
    pos_settlement(p, 0, "n33");
    pos_ship(p, 0, "e40 e51");
    bridges(p, 0, "b28");
    pos_hand(p, 0, SETTLEMENT);
    table *t = pos_table(p);
    assert_int_equal(route(t, 0), 2);
    play(t, "build_settlement:n26");
    assert_int_equal(route(t, 0), 3); /* b28 e40 e51 */
}
static void test_longest_route(void **state) {
    (void)state;
    RULE("V3.1");
    pos *p = long_way();
    pos_hand(p, 0, BRIDGE);
    table *t = pos_table(p);
    assert_int_equal(route(t, 0), 3);
    assert_awards(t, CATAN_NOBODY, CATAN_NOBODY);
    play(t, "build_bridge:b28");
    assert_int_equal(route(t, 0), 5);
    assert_awards(t, 0, CATAN_NOBODY);
    assert_points(t, 0, 3, 3);
    take_back(t, 1);
    assert_awards(t, CATAN_NOBODY, CATAN_NOBODY);
    assert_points(t, 0, 1, 1);
    /* A branch: of three pieces at a node two count. */
    p = long_way();
    pos_road(p, 0, "e28");
    bridges(p, 0, "b28");
    pos_longest_road(p, 0);
    assert_int_equal(route(pos_table(p), 0), 5);
    /* A ring over two bridges and both shores: each piece counts once. */
    p = straits("");
    pos_road(p, 0, "e16 e17 e28 e39 e26");
    bridges(p, 0, "b7 b28"); /* n17 n10 n18 n26 n33 n25 n17 */
    pos_longest_road(p, 0);
    assert_int_equal(route(pos_table(p), 0), 7);
}

static void test_cut_by_a_building(void **state) {
    (void)state;
    RULE("V3.1");
    RULE("B-73");
    pos *p = long_way();
    bridges(p, 0, "b28");
    pos_longest_road(p, 0);
    pos_road(p, 1, "e28"); /* to n26 */
    pos_hand(p, 1, SETTLEMENT);
    pos_turn(p, 1, "action");
    table *t = pos_table(p);
    assert_awards(t, 0, CATAN_NOBODY);
    play(t, "build_settlement:n26");
    assert_int_equal(route(t, 0), 3); /* e29 e18 e7; the bridge may end there */
    assert_awards(t, CATAN_NOBODY, CATAN_NOBODY);
    /* and beyond it nothing is built */
    p = straits("");
    pos_settlement(p, 0, "n33");
    pos_settlement(p, 1, "n26");
    bridges(p, 0, "b28");
    pos_hand(p, 0, ROAD);
    t = pos_table(p);
    refuse(t, 0, "build_road:e29", CATAN_E_NOT_CONNECTED);
    assert_moves_of(t, "build_road", "e39,e49,e50");
}

/* --- P-4 --- */

/* The Specialists, three players: h22, h26, h30, h31, h29 are one island around the sea h25, h16
 * and h20 belong to the one in the middle. b76 joins n64 (h26) and n68 (h29), b77 n69 (h30) and n63
 * (h20), b63 n47 (h16) and n64. */
static void test_two_islands(void **state) {
    (void)state;
    RULE("P-4");
    pos *p = pos_new("players=3 scenario=specialists layout=auto specialist_threshold=1");
    pos_settlement(p, 0, "n64");
    pos_field(p, "settled", "h26/-/-");
    pos_field(p, "shepherd", "s0");
    pos_road(p, 0, "e91"); /* n69 */
    pos_hand(p, 0, BRIDGE);
    table *t = pos_table(p); /* bridges need no option of their own there */
    assert_moves_of(t, "build_bridge", "b63,b77");
    refuse(t, 0, "build_bridge:b76", CATAN_E_NO_SPAN);
    play(t, "build_bridge:b77");
    assert_bridge(t, 77, 0);
    /* Nor has a position such a one. */
    bridges(p, 0, "b76");
    assert_int_equal(table_refusal(t, pos_line(p), NULL), CATAN_E_POSITION_PLACE);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        PLAY_TEST(test_price_and_piece),
        PLAY_TEST(test_cannot_pay),
        PLAY_TEST(test_supply),
        PLAY_TEST(test_connects_as_a_road),
        PLAY_TEST(test_where),
        PLAY_TEST(test_one_a_hex),
        PLAY_TEST(test_no_two_of_a_player),
        PLAY_TEST(test_no_two_in_a_position),
        PLAY_TEST(test_connected),
        PLAY_TEST(test_ships),
        PLAY_TEST(test_longest_route),
        PLAY_TEST(test_settlement_joins),
        PLAY_TEST(test_cut_by_a_building),
        PLAY_TEST(test_two_islands),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
