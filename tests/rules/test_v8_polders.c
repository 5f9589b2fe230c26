/* Polders: what is enclosed, by whom, what becomes of it: V8.2 to V8.5 (dikes: test_v8_dikes.c). */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>
#include <cmocka.h>

#include "rules/dikes.h"
#include "support/rule.h"

#define TERRAINS                                                                                   \
    "polder_terrain:forest=1 polder_terrain:hills=1 polder_terrain:pasture=1 "                     \
    "polder_terrain:fields=1 polder_terrain:mountains=1"

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

/* Whose last dike at a hex goes with another hex did not lay the last one there any more. Of h2 and
 * h9 both e27 is an edge. */
static const char *line_of_drained(pos *p) {
    table *t = pos_table(p);
    play(t, "drain:h9 polder_terrain:forest polder_number:8");
    const char *line = table_line(t);
    table_read(t, line);
    return line;
}
static void test_shared_dike_goes(void **state) {
    (void)state;
    RULE("V8.3");
    RULE("V8.4");
    pos *p = enclosed("", "h9.s0");
    pos_field(p, "last_dikes", "h2.s0+h9.s0");
    assert_null(strstr(line_of_drained(p), "last_dikes"));
    dikes(p, 1, "e4"); /* an older one of another's stays */
    assert_null(strstr(line_of_drained(p), "last_dikes"));
    pos_field(p, "last_dikes", "h2.s1+h9.s0"); /* it was the last */
    assert_non_null(strstr(line_of_drained(p), "last_dikes=h2.s1 "));
    dikes(p, 0, "e4+e27+e28+e40+e51"); /* one of his own */
    dikes(p, 1, "-");
    pos_field(p, "last_dikes", "h2.s0+h9.s0");
    assert_non_null(strstr(line_of_drained(p), "last_dikes=h2.s0 "));
    table *t = pos_table(p);
    pos_field(p, "last_dikes", "h2.s1+h9.s0");
    assert_int_equal(table_refusal(t, pos_line(p), NULL), CATAN_E_POSITION_PLACE);
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

/* A road that the diplomat takes from the ring, if it is laid anew elsewhere. */
static void test_diplomat_opens_it(void **state) {
    (void)state;
    RULE("V8.3");
    RULE("C-121");
    pos *p = at_sea("polders=on");
    pos_settlement(p, 0, "n25");
    dikes(p, 0, "e27+e28+e39+e40+e51");
    pos_road(p, 0, "e50");
    pos_field(p, "rights", "h9.s0");
    progress(p, 0, "diplomat:1");
    table *t = ck_table(p);
    assert_moves_of(t, "play_diplomat", "e50");
    assert_moves_of(t, "drain", "h9");
    play(t, "play_diplomat:e50");
    assert_asked(t, 0, "rebuild");
    assert_moves_of(t, "rebuild", "e26");
    play(t, "rebuild:e26");
    assert_moves_of(t, "drain", "");
}

/* h9 of sea.h has become forest 9. */
static pos *polder(const char *options) {
    pos *p = begin(options);
    pos_field(
        p, "board",
        "L5,B9,~,~,~,G4,~,O3,S6,L9,~,~,L10,~,W8,D,B4,~,~,~,~,S11,L3,~,~,~,W9,S12,~,~,~,~,~,~,~");
    pos_field(p, "polders", "h9");
    return p;
}
/* The old coast is none any more, the new land has one. */
static void test_coast_is_new(void **state) {
    (void)state;
    RULE("V8.3");
    RULE("V1.5");
    RULE("V11.1");
    pos *p = polder("buy_harbours=on landing_stages=on");
    pos_hand(p, 0, "lumber:3 brick:3 wool:3 grain:3 ore:3");
    pos_road(p, 0, "e39 e27 e28");
    table *t = pos_table(p);
    refuse(t, 0, "build_stage:n33", CATAN_E_NOT_COAST);
    assert_listed(t, "build_stage:n18 build_stage:n26");
    play(t, "buy_harbour:wool");
    assert_asked(t, 0, "lay_harbour");
    assert_moves(t, "lay_harbour:e26-e27");
}
/* It counts for specialists as any land. */
static void test_marks(void **state) {
    (void)state;
    RULE("V8.3");
    RULE("V2.1");
    pos *p = polder("specialists=on specialist_threshold=1");
    pos_field(p, "shepherd", "s0");
    pos_field(p, "lumberjack", "s0");
    table *t = pos_table(p);
    assert_points(t, 0, 3, 3);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        PLAY_TEST(test_six_pieces),
        PLAY_TEST(test_ships_do_not_count),
        PLAY_TEST(test_builder_of_the_sixth),
        PLAY_TEST(test_sixth_by_a_stranger),
        PLAY_TEST(test_last_dike_is_noted),
        PLAY_TEST(test_six_roads),
        PLAY_TEST(test_shared_dike_goes),
        PLAY_TEST(test_right_lapses),
        PLAY_TEST(test_in_special_building),
        PLAY_TEST(test_drawn),
        PLAY_TEST(test_which_terrains),
        PLAY_TEST(test_dikes_go_back),
        PLAY_TEST(test_one_piece_two_hexes),
        PLAY_TEST(test_islands_stay),
        PLAY_TEST(test_robber),
        PLAY_TEST(test_diplomat_opens_it),
        PLAY_TEST(test_coast_is_new),
        PLAY_TEST(test_marks),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
