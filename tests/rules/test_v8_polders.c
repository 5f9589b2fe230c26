/* Polders: V8.1 to V8.5. */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>
#include <cmocka.h>
#include <stdio.h>
#include <stdlib.h>

#include "rules/sea_knights.h"
#include "support/rule.h"

/* The map of sea.h. h9 is a hex of the sea east of the west island, its edges, from the north-east:
 * e28 n18-n26, e40 n26-n34, e51 n34-n42, e50 n42-n33, e39 n33-n25, e27 n25-n18; the land at it is
 * h8 (e39) and h16 (e50). North-west of it lies h2: e5 n2-n10, e17 n10-n18, e27, e26 n25-n17,
 * e16 n17-n9, e4 n9-n2. */

static void dikes(pos *p, uint32_t seat, const char *edges) {
    pos_seat_field(p, "dikes", seat, edges, "-");
}
/* Seat 0 has a settlement at h8, h2 and h9, and cards for three dikes. */
static pos *begin_on(const char *options, const sketch *map) {
    char text[160];
    snprintf(text, sizeof text, "polders=on %s", options);
    pos *p = sea_on(text, map);
    pos_settlement(p, 0, "n25");
    pos_hand(p, 0, "lumber:3 brick:3");
    return p;
}
static pos *begin(const char *options) { return begin_on(options, sea_sketch()); }
/* All edges of h9 but e50: dikes in the sea, seat 0's last; a road of his on e39. */
static pos *nearly(const char *options) {
    pos *p = begin(options);
    dikes(p, 0, "e27+e28+e40+e51");
    pos_road(p, 0, "e39");
    pos_field(p, "last_dikes", "h9.s0");
    return p;
}
/* All of them, and the right to whom it says: "h9.s0". */
static pos *enclosed(const char *options, const char *right) {
    pos *p = nearly(options);
    pos_road(p, 0, "e50");
    pos_field(p, "rights", right);
    return p;
}
static int is_dike_of(const table *t, uint32_t edge, int32_t seat) {
    return piece_of(t, CATAN_PIECE_DIKE, edge) == seat;
}
#define TERRAINS                                                                                   \
    "polder_terrain:forest=1 polder_terrain:hills=1 polder_terrain:pasture=1 "                     \
    "polder_terrain:fields=1 polder_terrain:mountains=1"

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

/* --- enclosing (V8.2) --- */

static void test_six_pieces(void **state) {
    (void)state;
    RULE("V8.2");
    RULE("V8.3");
    pos *p = nearly("");
    table *t = pos_table(p);
    refuse(t, 0, "drain:h9", CATAN_E_NOT_ENCLOSED);
    assert_moves_of(t, "drain", "");
    play(t, "build_dike:e50"); /* five dikes and a road */
    assert_moves_of(t, "drain", "h9");
    take_back(t, 1);
    play(t, "build_road:e50"); /* four and two roads */
    assert_moves_of(t, "drain", "h9");
    refuse(t, 0, "drain:h2", CATAN_E_NOT_ENCLOSED);
    refuse(t, 0, "drain:h8", CATAN_E_NOT_ENCLOSED);
    refuse(t, 1, "drain:h9", CATAN_E_NOT_YOUR_TURN);
    /* Of four players' pieces. */
    p = begin("");
    dikes(p, 1, "e27+e28");
    dikes(p, 2, "e40+e51");
    pos_road(p, 1, "e39");
    pos_road(p, 0, "e49"); /* n41 to n33 */
    t = pos_table(p);
    play(t, "build_road:e50");
    assert_moves_of(t, "drain", "h9");
}

static void test_ships_do_not_count(void **state) {
    (void)state;
    RULE("V8.2");
    pos *p = begin("");
    dikes(p, 0, "e27+e28+e51");
    pos_ship(p, 0, "e40");
    pos_road(p, 0, "e39");
    table *t = pos_table(p);
    play(t, "build_road:e50");
    assert_moves_of(t, "drain", "");
    p = begin("");
    dikes(p, 0, "e27+e28+e40+e51");
    pos_road(p, 0, "e39");
    pos_hand(p, 0, SHIP);
    pos_settlement(p, 0, "n42");
    t = pos_table(p);
    play(t, "build_ship:e50"); /* the coast */
    assert_moves_of(t, "drain", "");
}

/* --- who has the right (V8.3) --- */

static void test_builder_of_the_sixth(void **state) {
    (void)state;
    RULE("V8.3");
    /* Seat 1, with a building at n42, closes it, though the last dike was seat 0's. */
    pos *p = nearly("");
    pos_settlement(p, 1, "n42");
    pos_hand(p, 1, ROAD);
    pos_turn(p, 1, "action");
    table *t = pos_table(p);
    play(t, "build_road:e50");
    assert_moves_of(t, "drain", "h9");
    play(t, "drain:h9");
    assert_asked(t, CATAN_CHANCE, "polder_terrain");
    take_back(t, 1);
    /* In a later turn of his, after the roll; nobody else's. */
    play(t, "end_turn roll dice:2");
    assert_asked(t, 2, "action");
    refuse(t, 2, "drain:h9", CATAN_E_NOT_ENCLOSED);
    play(t, "end_turn roll dice:2");
    refuse(t, 0, "drain:h9", CATAN_E_NOT_ENCLOSED);
    play(t, "end_turn");
    refuse(t, 1, "drain:h9", CATAN_E_NOT_ASKED);
    play(t, "roll dice:2");
    assert_moves_of(t, "drain", "h9");
}

/* Without a building there the right is that of whoever laid the last of the dikes. */
static void test_sixth_by_a_stranger(void **state) {
    (void)state;
    RULE("V8.3");
    pos *p = nearly("");
    pos_settlement(p, 1, "n41");
    pos_road(p, 1, "e49"); /* n41 to n33 */
    pos_hand(p, 1, "lumber:2 brick:2");
    pos_turn(p, 1, "action");
    table *t = pos_table(p);
    refuse(t, 1, "build_dike:e50", CATAN_E_NO_BUILDING);
    play(t, "build_road:e50");
    refuse(t, 1, "drain:h9", CATAN_E_NOT_ENCLOSED);
    assert_moves_of(t, "drain", "");
    play(t, "end_turn roll dice:2 end_turn roll dice:2");
    assert_asked(t, 0, "action");
    assert_moves_of(t, "drain", "h9");
    /* The last dike's, not that of him who has most of them, nor the building. */
    p = begin("");
    dikes(p, 0, "e27+e28+e40");
    dikes(p, 2, "e51");
    pos_field(p, "last_dikes", "h9.s2");
    pos_road(p, 0, "e39");
    pos_road(p, 1, "e49");
    pos_hand(p, 1, ROAD);
    pos_turn(p, 1, "action");
    t = pos_table(p);
    play(t, "build_road:e50 end_turn roll dice:2");
    assert_asked(t, 2, "action");
    assert_moves_of(t, "drain", "h9");
    play(t, "end_turn roll dice:2");
    refuse(t, 0, "drain:h9", CATAN_E_NOT_ENCLOSED);
}

/* Who lays a dike is noted as the last, whatever was there. */
static void test_last_dike_is_noted(void **state) {
    (void)state;
    RULE("V8.3");
    pos *p = begin("");
    dikes(p, 0, "e27+e28+e40");
    pos_field(p, "last_dikes", "h9.s0");
    pos_road(p, 0, "e39");
    pos_settlement(p, 2, "n42");
    pos_hand(p, 2, ROAD);
    pos_turn(p, 2, "action");
    pos_road(p, 1, "e49");
    pos_settlement(p, 1, "n41");
    pos_hand(p, 1, ROAD);
    pos_settlement(p, 1, "n57");
    table *t = pos_table(p);
    play(t, "build_dike:e51 end_turn roll dice:2 end_turn roll dice:2");
    assert_asked(t, 1, "action");
    play(t, "build_road:e50");
    refuse(t, 1, "drain:h9", CATAN_E_NOT_ENCLOSED);
    play(t, "end_turn roll dice:2");
    assert_asked(t, 2, "action");
    assert_moves_of(t, "drain", "h9");
}

/* Six roads, the sixth by somebody without a building there: nobody has it. */
static void test_six_roads(void **state) {
    (void)state;
    RULE("V8.3");
    sketch *map = sea_sketch();
    static const uint8_t around[] = {2, 3, 10, 17};
    for (unsigned i = 0; i < 4; i++) {
        map->hexes[around[i]].terrain = CATAN_FIELDS;
        map->hexes[around[i]].number = 2;
    }
    pos *p = begin_on("", map);
    pos_road(p, 0, "e39 e27 e28 e40 e51");
    pos_longest_road(p, 0);
    pos_road(p, 1, "e49");
    pos_hand(p, 1, ROAD);
    pos_turn(p, 1, "action");
    table *t = pos_table(p);
    play(t, "build_road:e50");
    assert_moves_of(t, "drain", "");
    play(t, "end_turn roll dice:2 end_turn roll dice:2");
    assert_asked(t, 0, "action");
    refuse(t, 0, "drain:h9", CATAN_E_NOT_ENCLOSED);
    /* Closed by the settler it is his. */
    pos_turn(p, 0, "action");
    t = pos_table(p);
    play(t, "build_road:e50");
    assert_moves_of(t, "drain", "h9");
}

/* If a piece goes, so does the right; who closes it again has it. */
static void test_right_lapses(void **state) {
    (void)state;
    RULE("V8.3");
    RULE("V7.2");
    pos *p = enclosed("conflicts=on", "h9.s0");
    pos_turn(p, 1, "action");
    pos_settlement(p, 1, "n42");
    pos_road(p, 1, "e63");
    pos_cards(p, 1, "knight:1");
    pos_hand(p, 1, ROAD);
    table *t = pos_table(p);
    refuse(t, 1, "drain:h9", CATAN_E_NOT_ENCLOSED);
    play(t, "play_attack attack_route:e50 give_in");
    assert_int_equal(piece_of(t, CATAN_PIECE_DRAIN_RIGHT, 9), NO_SUCH_PIECE);
    play(t, "end_turn roll dice:2 end_turn roll dice:2");
    refuse(t, 0, "drain:h9", CATAN_E_NOT_ENCLOSED);
    play(t, "build_dike:e50"); /* seat 0 himself */
    assert_moves_of(t, "drain", "h9");
    t = pos_table(p);
    play(t, "play_attack attack_route:e50 give_in build_dike:e50"); /* the attacker */
    assert_moves_of(t, "drain", "h9");
    play(t, "end_turn roll dice:2 end_turn roll dice:2");
    refuse(t, 0, "drain:h9", CATAN_E_NOT_ENCLOSED);
}

/* In special building only what was closed in the same go. */
static void test_in_special_building(void **state) {
    (void)state;
    RULE("V8.3");
    RULE("X-4");
    sketch *map = sea_sketch();
    map->map.max_players = 6;
    pos *p = sea_on("players=5 polders=on", map);
    pos_settlement(p, 0, "n25");
    pos_hand(p, 0, ROAD);
    dikes(p, 0, "e27+e28+e40+e51");
    pos_road(p, 0, "e39");
    pos_field(p, "last_dikes", "h9.s0");
    pos_special(p, 4, 0);
    table *t = pos_table(p);
    play(t, "build_road:e50");
    assert_asked(t, 0, "special_building");
    assert_moves_of(t, "drain", "h9");
    play(t, "drain:h9 polder_terrain:forest polder_number:4");
    assert_asked(t, 0, "special_building");
    assert_hex(t, 9, CATAN_FOREST, 4);
    take_back(t, 3);
    play(t, "pass pass pass pass roll dice:2"); /* it is still his in his turn */
    assert_asked(t, 0, "action");
    assert_moves_of(t, "drain", "h9");
    play(t, "end_turn pass pass pass pass roll dice:2 end_turn pass pass pass");
    assert_asked(t, 0, "special_building");
    refuse(t, 0, "drain:h9", CATAN_E_NOT_ENCLOSED); /* but in no later go */
}

/* --- the new land (V8.3) --- */

static void test_drawn(void **state) {
    (void)state;
    RULE("V8.3");
    RULE("G-1");
    table *t = pos_table(enclosed("", "h9.s0"));
    play(t, "drain:h9");
    assert_asked(t, CATAN_CHANCE, "polder_terrain");
    assert_weights(t, TERRAINS);
    play(t, "polder_terrain:hills");
    assert_asked(t, CATAN_CHANCE, "polder_number");
    assert_weights(t, "polder_number:2=1 polder_number:3=2 polder_number:4=2 polder_number:5=2 "
                      "polder_number:6=2 polder_number:8=2 polder_number:9=2 polder_number:10=2 "
                      "polder_number:11=2 polder_number:12=1");
    play(t, "polder_number:6"); /* beside another red one: h8 has a 6 */
    assert_asked(t, 0, "action");
    assert_hex(t, 9, CATAN_HILLS, 6);
    assert_true(piece_of(t, CATAN_PIECE_POLDER, 9) != NO_SUCH_PIECE);
    refuse(t, 0, "drain:h9", CATAN_E_NOT_ENCLOSED);
    /* It produces from now on, for n25 at h8 and h9. */
    play(t, "end_turn roll dice:6");
    assert_hand(t, 0, "lumber:3 brick:4 wool:1");
    take_back(t, 6);
    assert_hex(t, 9, CATAN_SEA, 0);
    assert_true(is_dike_of(t, 27, 0));
    assert_moves_of(t, "drain", "h9");
}

static void test_which_terrains(void **state) {
    (void)state;
    RULE("V8.3");
    table *t = pos_table(enclosed("polder_terrains=12", "h9.s0"));
    play(t, "drain:h9");
    assert_weights(t, "polder_terrain:pasture=1 polder_terrain:fields=1");
    t = pos_table(enclosed("polder_terrains=16", "h9.s0"));
    play(t, "drain:h9");
    assert_weights(t, "polder_terrain:mountains=1");
}

/* --- dikes go back (V8.4) --- */

static void test_dikes_go_back(void **state) {
    (void)state;
    RULE("V8.4");
    pos *p = begin("");
    dikes(p, 0, "e26+e27+e40"); /* e26 is no edge of h9 */
    dikes(p, 1, "e28+e51");
    pos_road(p, 0, "e39");
    pos_road(p, 2, "e50");
    pos_field(p, "rights", "h9.s0");
    table *t = pos_table(p);
    assert_supply(t, 0, 11, 4, 5 - 1);
    assert_supply(t, 1, 13, 5, 4);
    play(t, "drain:h9 polder_terrain:forest polder_number:9");
    assert_supply(t, 0, 13, 4, 4);
    assert_supply(t, 1, 15, 5, 4);
    assert_supply(t, 2, 14, 5, 4);
    assert_false(is_dike_of(t, 27, 0) || is_dike_of(t, 28, 1));
    assert_true(is_dike_of(t, 26, 0));
    assert_road(t, 39, 0);
    assert_road(t, 50, 2);
    /* Roads are built on its coast now, and between it and the old land. */
    assert_listed(t, "build_road:e27");
    play(t, "build_road:e27 build_road:e28");
    assert_road(t, 28, 0);
}

/* The edge between two hexes of the sea counts for both. */
static void test_one_piece_two_hexes(void **state) {
    (void)state;
    RULE("V8.4");
    pos *p = begin("");
    pos_hand(p, 0, ROAD);
    dikes(p, 0, "e4+e5+e17+e28+e40+e51");
    pos_road(p, 0, "e16 e26 e39 e50");
    pos_longest_road(p, CATAN_NOBODY);
    table *t = pos_table(p);
    play(t, "build_dike:e27");
    assert_moves_of(t, "drain", "h2,h9");
    play(t, "drain:h9 polder_terrain:forest polder_number:9");
    /* The dike they had in common has gone back: h2 is open. */
    assert_supply(t, 0, 15 - 4 - 3, 4, 4);
    refuse(t, 0, "drain:h2", CATAN_E_NOT_ENCLOSED);
    p = begin(""); /* a road would have stayed: h2 first, then h9 by the road on e27 */
    pos_hand(p, 0, "lumber:2 brick:2");
    dikes(p, 0, "e4+e5+e17+e27");
    pos_road(p, 0, "e16 e26");
    pos_field(p, "rights", "h2.s0");
    t = pos_table(p);
    play(t, "drain:h2 polder_terrain:forest polder_number:9 build_road:e27");
    assert_road(t, 27, 0);
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

/* The sea map with land east of h9, so that bridges can cross it: b28 joins n26 and n33. */
static sketch *strait(void) {
    sketch *map = sea_sketch();
    map->hexes[10].terrain = CATAN_FIELDS;
    map->hexes[10].number = 2;
    return map;
}
static void test_bridge_in_the_way(void **state) {
    (void)state;
    RULE("V8.5");
    pos *p = begin_on("bridges=on", strait());
    pos_seat_field(p, "bridges", 1, "b28", "-");
    table *t = pos_table(p);
    assert_moves_of(t, "build_dike", "e26-e27");
    refuse(t, 0, "build_dike:e39", CATAN_E_HEX_IN_USE);
    p = begin_on("bridges=on", strait());
    dikes(p, 0, "e27+e28+e51");
    pos_road(p, 0, "e39 e40 e50");
    pos_field(p, "rights", "h9.s0");
    pos_seat_field(p, "bridges", 1, "b28", "-");
    t = pos_table(p);
    refuse(t, 0, "drain:h9", CATAN_E_HEX_IN_USE);
    /* An own bridge is a road to begin at: its end n26 at h9's neighbours. */
    p = begin_on("bridges=on", strait());
    pos_settlement(p, 0, "n43");
    pos_seat_field(p, "bridges", 0, "b28", "-");
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

/* A polder joins no island and is none. n26 is at h9 and two hexes of the sea. */
static void test_islands_stay(void **state) {
    (void)state;
    RULE("V8.5");
    RULE("S-70");
    sketch *map = sea_sketch();
    map->map.island_points = 2;
    map->map.goal = 20;
    pos *p = begin_on("", map);
    dikes(p, 0, "e27+e28+e40+e51");
    pos_road(p, 0, "e39 e50");
    pos_field(p, "rights", "h9.s0");
    pos_field(p, "settled", "h8/-/-");
    pos_hand(p, 0, "lumber:4 brick:4 wool:1 grain:1");
    table *t = pos_table(p);
    play(t, "drain:h9 polder_terrain:forest polder_number:9 build_road:e27 build_road:e28");
    play(t, "build_settlement:n26");
    assert_building(t, 26, 0, CATAN_SETTLEMENT);
    assert_int_equal(special(t, 0), 0);
    assert_points(t, 0, 2, 2);
    play(t, "end_turn roll dice:9"); /* n25 and n26 */
    assert_hand(t, 0, "lumber:3 brick:1");
}

/* The robber may come, and takes its yield. */
static void test_robber(void **state) {
    (void)state;
    RULE("V8.5");
    RULE("B-31");
    table *t = pos_table(enclosed("", "h9.s0"));
    play(t, "drain:h9 polder_terrain:forest polder_number:9 end_turn roll dice:7");
    refuse(t, 1, "move_pirate:h9", CATAN_E_NOT_SEA);
    assert_listed(t, "move_robber:h9");
    play(t, "move_robber:h9 rob:s0");
    assert_robber(t, 9);
    play(t, "steal:lumber end_turn roll dice:9");
    assert_hand(t, 0, "lumber:2 brick:3");
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

int main(void) {
    const struct CMUnitTest tests[] = {
        PLAY_TEST(test_price_and_piece),
        PLAY_TEST(test_at_a_building),
        PLAY_TEST(test_at_a_road),
        PLAY_TEST(test_at_a_dike),
        PLAY_TEST(test_empty_edge),
        PLAY_TEST(test_six_pieces),
        PLAY_TEST(test_ships_do_not_count),
        PLAY_TEST(test_builder_of_the_sixth),
        PLAY_TEST(test_sixth_by_a_stranger),
        PLAY_TEST(test_last_dike_is_noted),
        PLAY_TEST(test_six_roads),
        PLAY_TEST(test_right_lapses),
        PLAY_TEST(test_in_special_building),
        PLAY_TEST(test_drawn),
        PLAY_TEST(test_which_terrains),
        PLAY_TEST(test_dikes_go_back),
        PLAY_TEST(test_one_piece_two_hexes),
        PLAY_TEST(test_dikes_connect_nothing),
        PLAY_TEST(test_pirate_in_the_way),
        PLAY_TEST(test_harbour_in_the_way),
        PLAY_TEST(test_bridge_in_the_way),
        PLAY_TEST(test_fog_is_no_sea),
        PLAY_TEST(test_road_building),
        PLAY_TEST(test_progress_road_building),
        PLAY_TEST(test_diplomat),
        PLAY_TEST(test_islands_stay),
        PLAY_TEST(test_robber),
        PLAY_TEST(test_base_board),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
