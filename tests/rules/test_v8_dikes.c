/* Dikes: V8.1, V8.5 (what they enclose: test_v8_polders.c). */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>
#include <cmocka.h>

#include "rules/dikes.h"
#include "rules/straits.h"
#include "support/rule.h"

/* --- where a dike lies (V8.1) --- */

static void test_price_and_piece(void **state) {
    (void)state;
    RULE("V8.1");
    pos *p = begin("");
    pos_hand(p, 0, ROAD);
    table *t = pos_table(p);
    play(t, "build_dike:e27");
    assert_hand(t, 0, "");
    assert_supply(t, 0, 14, 4, 4);
    assert_true(is_dike_of(t, 27, 0));
    assert_asked(t, 0, "action");
    refuse(t, 0, "build_dike:e28", CATAN_E_CANNOT_PAY);
    take_back(t, 1);
    assert_false(is_dike_of(t, 27, 0));
    pos_hand(p, 0, "lumber:3 wool:3 grain:3 ore:3");
    refuse(pos_table(p), 0, "build_dike:e27", CATAN_E_CANNOT_PAY);
    pos_hand(p, 0, "brick:3 wool:3");
    refuse(pos_table(p), 0, "build_dike:e27", CATAN_E_CANNOT_PAY);
    pos_hand(p, 0, ROAD); /* all roads are laid: fourteen and a dike */
    pos_road(p, 0, "e0 e1 e2 e14 e15 e22 e23 e24 e37 e38 e46 e47 e48 e49");
    dikes(p, 0, "e27");
    t = pos_table(p);
    assert_supply(t, 0, 0, 4, 4);
    refuse(t, 0, "build_dike:e28", CATAN_E_NO_PIECE);
    refuse(t, 0, "build_road:e26", CATAN_E_NO_PIECE);
    p = begin("");
    pos_turn(p, 0, "before_roll");
    refuse(pos_table(p), 0, "build_dike:e27", CATAN_E_NOT_ASKED);
}

/* At one's building, and on from there along the hex. */
static void test_at_a_building(void **state) {
    (void)state;
    RULE("V8.1");
    table *t = pos_table(begin(""));
    assert_moves_of(t, "build_dike", "e26,e27,e39"); /* e26 and e39 are coasts */
    refuse(t, 0, "build_dike:e28", CATAN_E_NOT_CONNECTED);
    refuse(t, 0, "build_dike:e50", CATAN_E_NOT_CONNECTED);
    refuse(t, 0, "build_dike:e16", CATAN_E_NOT_CONNECTED);
    refuse(t, 0, "build_dike:e18", CATAN_E_NO_BUILDING);  /* h3 and h4 */
    refuse(t, 0, "build_dike:e25", CATAN_E_NOT_ENCLOSED); /* inland */
    refuse(t, 1, "build_dike:e27", CATAN_E_NOT_YOUR_TURN);
    play(t, "build_dike:e27");
    assert_moves_of(t, "build_dike", "e17,e26,e28,e39"); /* on along h2 and h9 */
    play(t, "build_dike:e28");
    assert_moves_of(t, "build_dike", "e17,e26,e39-e40");
    refuse(t, 0, "build_dike:e29", CATAN_E_NO_BUILDING); /* h3 and h10 */
}

static void test_at_a_road(void **state) {
    (void)state;
    RULE("V8.1");
    pos *p = begin("");
    pos_road(p, 0, "e50");
    table *t = pos_table(p);
    assert_moves_of(t, "build_dike", "e26-e27,e39,e51");
    p = begin("");
    pos_road(p, 1, "e50"); /* another's leads nowhere, and a ship does not */
    pos_ship(p, 0, "e52");
    t = pos_table(p);
    assert_moves_of(t, "build_dike", "e26-e27,e39");
    p = begin(""); /* a road to a hex at which one has no building */
    pos_road(p, 1, "e26 e16");
    pos_settlement(p, 1, "n57");
    pos_turn(p, 1, "action");
    pos_hand(p, 1, ROAD);
    t = pos_table(p);
    refuse(t, 1, "build_dike:e4", CATAN_E_NO_BUILDING);
    refuse(t, 1, "build_dike:e39", CATAN_E_NO_BUILDING);
    p = begin(""); /* a city is a building */
    pos_city(p, 0, "n25");
    t = pos_table(p);
    assert_moves_of(t, "build_dike", "e26-e27,e39");
}

/* Dikes of whichever player, but of this hex. */
static void test_at_a_dike(void **state) {
    (void)state;
    RULE("V8.1");
    pos *p = begin("");
    dikes(p, 1, "e51"); /* of h9 and h17 */
    table *t = pos_table(p);
    assert_moves_of(t, "build_dike", "e26-e27,e39-e40,e50");
    p = begin("");
    dikes(p, 1, "e52"); /* of h10 and h18: ends at n34, too */
    t = pos_table(p);
    assert_moves_of(t, "build_dike", "e26-e27,e39");
    refuse(t, 0, "build_dike:e40", CATAN_E_NOT_CONNECTED);
}

static void test_empty_edge(void **state) {
    (void)state;
    RULE("V8.1");
    pos *p = begin("");
    pos_road(p, 0, "e39");
    pos_ship(p, 1, "e27");
    dikes(p, 1, "e26");
    table *t = pos_table(p);
    refuse(t, 0, "build_dike:e39", CATAN_E_PLACE_TAKEN);
    refuse(t, 0, "build_dike:e27", CATAN_E_PLACE_TAKEN);
    refuse(t, 0, "build_dike:e26", CATAN_E_PLACE_TAKEN);
    assert_moves_of(t, "build_dike", "e16,e50");
}

/* --- what else (V8.5) --- */

/* Dikes lead nowhere and count for nothing. */
static void test_dikes_connect_nothing(void **state) {
    (void)state;
    RULE("V8.5");
    pos *p = sea_on("polders=on", sea_sketch());
    pos_settlement(p, 0, "n25");
    dikes(p, 0, "e27+e28+e39+e40+e50+e51");
    pos_field(p, "rights", "h9.s0");
    pos_hand(p, 0, "lumber:4 brick:4 wool:4 grain:4");
    table *t = pos_table(p);
    assert_int_equal(route(t, 0), 0);
    assert_awards(t, CATAN_NOBODY, CATAN_NOBODY);
    assert_moves_of(t, "build_road", "e26");
    assert_moves_of(t, "build_ship", "e26");
    assert_moves_of(t, "build_settlement", "");
    refuse(t, 0, "build_road:e39", CATAN_E_PLACE_TAKEN);
    refuse(t, 0, "build_ship:e27", CATAN_E_PLACE_TAKEN);
    refuse(t, 0, "build_ship:e29", CATAN_E_NOT_CONNECTED);
    refuse(t, 0, "build_road:e49", CATAN_E_NOT_CONNECTED);
    refuse(t, 0, "build_settlement:n33", CATAN_E_NOT_CONNECTED);
}

static void test_pirate_in_the_way(void **state) {
    (void)state;
    RULE("V8.5");
    pos *p = begin("");
    pos_pirate(p, 9);
    table *t = pos_table(p);
    assert_moves_of(t, "build_dike", "e26-e27"); /* those of h2 */
    refuse(t, 0, "build_dike:e39", CATAN_E_HEX_IN_USE);
    /* He has come since: draining waits. */
    p = enclosed("", "h9.s0");
    pos_pirate(p, 9);
    t = pos_table(p);
    refuse(t, 0, "drain:h9", CATAN_E_HEX_IN_USE);
    assert_moves_of(t, "drain", "");
    p = nearly("");
    pos_pirate(p, 9);
    t = pos_table(p);
    refuse(t, 0, "build_dike:e50", CATAN_E_HEX_IN_USE);
    play(t, "build_road:e50");
    refuse(t, 0, "drain:h9", CATAN_E_HEX_IN_USE);
    play(t, "end_turn roll dice:7 move_pirate:h34 end_turn roll dice:2 end_turn roll dice:2");
    assert_asked(t, 0, "action");
    assert_moves_of(t, "drain", "h9");
}

/* The harbour at n63 n72 lies on h28. */
static void test_harbour_in_the_way(void **state) {
    (void)state;
    RULE("V8.5");
    pos *p = sea_on("polders=on", sea_sketch());
    pos_settlement(p, 0, "n63");
    pos_hand(p, 0, ROAD);
    table *t = pos_table(p);
    refuse(t, 0, "build_dike:e91", CATAN_E_HEX_IN_USE);
    refuse(t, 0, "build_dike:e92", CATAN_E_HEX_IN_USE);
    assert_moves_of(t, "build_dike", "");
}

static void test_bridge_in_the_way(void **state) {
    (void)state;
    RULE("V8.5");
    pos *p = begin_on("bridges=on", strait());
    bridge(p, 1, "b28");
    table *t = pos_table(p);
    assert_moves_of(t, "build_dike", "e26-e27");
    refuse(t, 0, "build_dike:e39", CATAN_E_HEX_IN_USE);
    p = begin_on("bridges=on", strait());
    dikes(p, 0, "e27+e28+e51");
    pos_road(p, 0, "e39 e40 e50");
    pos_field(p, "rights", "h9.s0");
    bridge(p, 1, "b28");
    t = pos_table(p);
    refuse(t, 0, "drain:h9", CATAN_E_HEX_IN_USE);
    /* An own bridge is a road to begin at: its end n26 at h9's neighbours. */
    p = begin_on("bridges=on", strait());
    pos_settlement(p, 0, "n43");
    bridge(p, 0, "b28");
    t = pos_table(p);
    refuse(t, 0, "build_dike:e28", CATAN_E_HEX_IN_USE);
}

static void test_fog_is_no_sea(void **state) {
    (void)state;
    RULE("V8.5");
    sketch *map = sea_sketch();
    sea_fog(map, "9", "~", "");
    table *t = pos_table(begin_on("", map));
    assert_moves_of(t, "build_dike", "e26-e27");
    refuse(t, 0, "build_dike:e39", CATAN_E_NOT_ENCLOSED);
}

/* Road building lays them, mixed with roads as one likes. */
static void test_road_building(void **state) {
    (void)state;
    RULE("V8.5");
    RULE("B-64");
    pos *p = begin("");
    pos_hand(p, 0, "");
    pos_cards(p, 0, "road_building:1");
    table *t = pos_table(p);
    play(t, "play_road_building");
    assert_moves_of(t, "free_dike", "e26-e27,e39");
    refuse(t, 0, "free_dike:e28", CATAN_E_NOT_CONNECTED);
    play(t, "free_dike:e27");
    assert_moves_of(t, "free_dike", "e17,e26,e28,e39");
    play(t, "free_dike:e28");
    assert_asked(t, 0, "action");
    assert_supply(t, 0, 13, 4, 4);
    take_back(t, 1);
    play(t, "free_road:e39");
    assert_asked(t, 0, "action");
    /* The sixth piece by it. */
    p = nearly("");
    pos_cards(p, 0, "road_building:1");
    t = pos_table(p);
    play(t, "play_road_building free_dike:e50");
    refuse(t, 0, "drain:h9", CATAN_E_NOT_ASKED); /* first the other piece */
    play(t, "decline drain:h9");
    assert_asked(t, CATAN_CHANCE, "polder_terrain");
}
static void test_progress_road_building(void **state) {
    (void)state;
    RULE("V8.5");
    RULE("C-119");
    pos *p = at_sea("polders=on");
    pos_settlement(p, 0, "n25");
    progress(p, 0, "road_building:1");
    table *t = ck_table(p);
    play(t, "play_free_roads free_dike:e27 free_dike:e39");
    assert_asked(t, 0, "action");
    assert_true(is_dike_of(t, 27, 0) && is_dike_of(t, 39, 0));
}

static void test_diplomat(void **state) {
    (void)state;
    RULE("V8.5");
    RULE("C-121");
    pos *p = at_sea("polders=on");
    pos_settlement(p, 0, "n25");
    pos_settlement(p, 1, "n42");
    dikes(p, 0, "e27");
    dikes(p, 1, "e51");
    pos_road(p, 1, "e63");
    progress(p, 0, "diplomat:1");
    table *t = ck_table(p);
    assert_moves_of(t, "play_diplomat", "e63");
    refuse(t, 0, "play_diplomat:e27", CATAN_E_NOT_OPEN);
    refuse(t, 0, "play_diplomat:e51", CATAN_E_NOT_OPEN);
}

/* A base board has its ring of the sea then. h5 is there ore, h1 the sea north of it. */
static void test_base_board(void **state) {
    (void)state;
    RULE("V8.1");
    RULE("M-11");
    table *t = table_new("players=3 polders=on");
    assert_int_equal(catan_hex_count(t->game), 37);
    assert_int_equal(catan_hex_count(table_new("players=3")->game), 19);
}

/* A ship that is moved finds no place there either. */
static void test_put_ship(void **state) {
    (void)state;
    RULE("V8.5");
    pos *p = begin("");
    pos_ship(p, 0, "e26");
    dikes(p, 1, "e27");
    table *t = pos_table(p);
    play(t, "lift_ship:e26");
    refuse(t, 0, "put_ship:e27", CATAN_E_PLACE_TAKEN);
    assert_moves(t, "put_ship:e39");
}

/* A dike is no route that could be attacked. */
static void test_not_attacked(void **state) {
    (void)state;
    RULE("V8.5");
    RULE("V7.1");
    pos *p = begin("conflicts=on");
    pos_road(p, 0, "e39");
    dikes(p, 1, "e27+e50");
    pos_cards(p, 0, "knight:1");
    table *t = pos_table(p);
    refuse(t, 0, "play_attack", CATAN_E_NO_TARGET);
    pos_road(p, 1, "e26");
    t = pos_table(p);
    play(t, "play_attack");
    assert_moves(t, "attack_route:e26");
    refuse(t, 0, "attack_route:e50", CATAN_E_NO_TARGET);
}

/* A bridge may come where dikes lie, and is in the way then. */
static void test_bridge_over_dikes(void **state) {
    (void)state;
    RULE("V8.5");
    RULE("V3.2");
    pos *p = begin_on("bridges=on", strait());
    dikes(p, 0, "e27+e28+e51");
    pos_road(p, 0, "e39 e50");
    pos_hand(p, 0, "lumber:3 brick:3 ore:3");
    table *t = pos_table(p);
    play(t, "build_bridge:b28");
    refuse(t, 0, "build_dike:e40", CATAN_E_HEX_IN_USE);
    play(t, "build_road:e40");
    refuse(t, 0, "drain:h9", CATAN_E_HEX_IN_USE);
}

/* It can be played where nothing but a dike can be laid. On a base board n10 is at one hex of land
 * and h0 and h1 of the sea, which e9 parts. */
static void test_road_building_for_a_dike(void **state) {
    (void)state;
    RULE("V8.5");
    RULE("B-64");
    pos *p = pos_new("players=3 polders=on");
    pos_settlement(p, 0, "n10");
    pos_road(p, 1, "e15 e16");
    pos_cards(p, 0, "road_building:1");
    table *t = pos_table(p);
    play(t, "play_road_building");
    assert_moves(t, "free_dike:e9");
}

/* Marks are told by seat, then by hex, as all pieces are. */
static void test_marks_in_order(void **state) {
    (void)state;
    RULE("V8.3");
    RULE("H-1");
    catan_piece pieces[256];
    uint64_t last = 0;
    pos *p = begin("");
    dikes(p, 0, "e27+e28");
    dikes(p, 1, "e5");
    pos_field(p, "last_dikes", "h2.s1+h9.s0");
    table *t = pos_table(p);
    uint32_t n = catan_view_pieces(t->state, CATAN_SPECTATOR, pieces, 256), marks = 0;
    for (uint32_t i = 0; i < n; i++) {
        uint64_t order = (uint64_t)pieces[i].kind << 40 |
                         (uint64_t)(uint16_t)(pieces[i].owner + 16) << 16 | pieces[i].place;
        assert_true(i == 0 || last < order);
        last = order;
        marks += pieces[i].kind == CATAN_PIECE_LAST_DIKE;
    }
    assert_int_equal(marks, 2);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        PLAY_TEST(test_price_and_piece),   PLAY_TEST(test_at_a_building),
        PLAY_TEST(test_at_a_road),         PLAY_TEST(test_at_a_dike),
        PLAY_TEST(test_empty_edge),        PLAY_TEST(test_dikes_connect_nothing),
        PLAY_TEST(test_pirate_in_the_way), PLAY_TEST(test_harbour_in_the_way),
        PLAY_TEST(test_bridge_in_the_way), PLAY_TEST(test_fog_is_no_sea),
        PLAY_TEST(test_road_building),     PLAY_TEST(test_progress_road_building),
        PLAY_TEST(test_diplomat),          PLAY_TEST(test_base_board),
        PLAY_TEST(test_put_ship),          PLAY_TEST(test_not_attacked),
        PLAY_TEST(test_bridge_over_dikes), PLAY_TEST(test_road_building_for_a_dike),
        PLAY_TEST(test_marks_in_order),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
