/* Irrigation: V9.1 (dikes and rights: test_v8_dikes.c, test_v8_polders.c). */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>
#include <cmocka.h>
#include <stdio.h>
#include <stdlib.h>

#include "rules/sea_knights.h"
#include "support/rule.h"

/* h4 of the beginner board is brick 6. Its edges, from the north-east: e13 n8-n13, e20 n13-n18, e27
 * n18-n23, e26 n23-n17, e19 n17-n12, e12 n12-n8. */
static void dikes(pos *p, uint32_t seat, const char *edges) {
    pos_seat_field(p, "dikes", seat, edges, "-");
}
static pos *begin_on(pos *p) {
    pos_settlement(p, 0, "n17");
    pos_hand(p, 0, "lumber:2 brick:2");
    return p;
}
static pos *begin(const char *options) {
    char text[128];
    snprintf(text, sizeof text, "players=3 irrigation=on %s", options);
    return begin_on(pos_new(text));
}
/* Dikes of two players and roads on all edges but e12. */
static pos *around(pos *p) {
    pos_road(p, 0, "e19 e26");
    pos_field(p, "dikes", "e20+e27/e13/-");
    pos_field(p, "last_dikes", "h4.s1");
    return p;
}
static pos *nearly(const char *options) { return around(begin(options)); }
/* Seat 0 closes it, and makes something of it. */
static table *changed(pos *p, const char *to) {
    table *t = pos_table(p);
    play(t, "build_dike:e12");
    play(t, to);
    return t;
}

static void test_dikes_at_hills(void **state) {
    (void)state;
    RULE("V9.1");
    RULE("V8.1");
    table *t = pos_table(begin(""));
    assert_moves_of(t, "build_dike", "e19,e26");
    refuse(t, 0, "build_dike:e25", CATAN_E_NOT_ENCLOSED); /* grain and lumber */
    refuse(t, 0, "build_dike:e12", CATAN_E_NOT_CONNECTED);
    refuse(t, 0, "build_dike:e16", CATAN_E_NO_BUILDING); /* h6, hills */
    catan_move move;
    assert_int_equal(catan_move_parse(&move, t->game, "drain:h4"), CATAN_E_MOVE_UNKNOWN);
    play(t, "build_dike:e26");
    assert_hand(t, 0, "lumber:1 brick:1");
    assert_supply(t, 0, 14, 4, 4);
    assert_moves_of(t, "build_dike", "e19,e27");
    assert_moves_of(t, "build_road", "e19,e25"); /* nothing goes on from the dike */
    refuse(t, 0, "irrigate_pasture:h4", CATAN_E_NOT_ENCLOSED);
}

/* A harbour at the coast of hills is in nobody's way: n47 n51 at h16. */
static void test_harbour_does_not_matter(void **state) {
    (void)state;
    RULE("V9.1");
    pos *p = pos_new("players=3 irrigation=on");
    pos_settlement(p, 0, "n47");
    pos_hand(p, 0, ROAD);
    table *t = pos_table(p);
    assert_moves_of(t, "build_dike", "e62,e66");
    play(t, "build_dike:e66");
    assert_int_equal(seat_info(t, 0).rates[CATAN_ORE], 3); /* and it serves */
}

static void test_his_choice(void **state) {
    (void)state;
    RULE("V9.1");
    pos *p = nearly("");
    table *t = pos_table(p);
    assert_moves_of(t, "irrigate_pasture", "");
    play(t, "build_dike:e12");
    assert_moves_of(t, "irrigate_pasture", "h4");
    assert_moves_of(t, "irrigate_forest", "h4");
    refuse(t, 0, "irrigate_forest:h6", CATAN_E_NOT_ENCLOSED);
    refuse(t, 1, "irrigate_forest:h4", CATAN_E_NOT_YOUR_TURN);
    assert_supply(t, 0, 10, 4, 4);
    play(t, "irrigate_pasture:h4");
    assert_asked(t, 0, "action"); /* nothing is drawn */
    assert_hex(t, 4, CATAN_PASTURE, 6);
    assert_supply(t, 0, 13, 4, 4); /* dikes go back, roads stay */
    assert_supply(t, 1, 15, 5, 4);
    assert_road(t, 19, 0);
    assert_road(t, 26, 0);
    assert_building(t, 17, 0, CATAN_SETTLEMENT);
    refuse(t, 0, "irrigate_forest:h4", CATAN_E_NOT_ENCLOSED);
    assert_moves_of(t, "build_dike", "");
    take_back(t, 1);
    assert_hex(t, 4, CATAN_HILLS, 6);
    play(t, "irrigate_forest:h4");
    assert_hex(t, 4, CATAN_FOREST, 6);
}

/* What it brings from then on. */
static void test_yield(void **state) {
    (void)state;
    RULE("V9.1");
    RULE("B-23");
    table *t = changed(nearly(""), "irrigate_pasture:h4");
    play(t, "end_turn roll dice:6");
    assert_hand(t, 0, "lumber:1 brick:1 wool:1");
    t = changed(nearly(""), "irrigate_forest:h4");
    play(t, "end_turn roll dice:6");
    assert_hand(t, 0, "lumber:2 brick:1");
}

/* In Cities & Knights a city there: wool and cloth, or lumber and paper. */
static void test_commodity(void **state) {
    (void)state;
    RULE("V9.1");
    RULE("C-28");
    for (int i = 0; i < 2; i++) {
        pos *p = around(begin_on(ck("players=3 irrigation=on")));
        pos_city(p, 0, "n17");
        table *t = ck_table(p);
        play(t, "build_dike:e12");
        play(t, i == 0 ? "irrigate_pasture:h4" : "irrigate_forest:h4");
        play(t, "end_turn");
        roll(t, 3, 3, "ship");
        assert_hand(t, 0, i == 0 ? "lumber:1 brick:1 wool:1 cloth:1" : "lumber:2 brick:1 paper:1");
    }
}

/* Number, robber and merchant stay. */
static void test_robber_stays(void **state) {
    (void)state;
    RULE("V9.1");
    pos *p = nearly("");
    pos_robber(p, 4);
    table *t = changed(p, "irrigate_pasture:h4");
    assert_robber(t, 4);
    play(t, "end_turn roll dice:6");
    assert_hand(t, 0, "lumber:1 brick:1");
}
static void test_merchant_stays(void **state) {
    (void)state;
    RULE("V9.1");
    RULE("C-93");
    pos *p = around(begin_on(ck("players=3 irrigation=on")));
    pos_field(p, "merchant", "h4");
    pos_field(p, "merchant_of", "s0");
    table *t = ck_table(p);
    assert_int_equal(seat_info(t, 0).rates[CATAN_BRICK], 2);
    play(t, "build_dike:e12 irrigate_pasture:h4");
    assert_int_equal(table_info(t).merchant, 4);
    assert_int_equal(seat_info(t, 0).rates[CATAN_BRICK], 4);
    assert_int_equal(seat_info(t, 0).rates[CATAN_WOOL], 2);
}

/* Who may, as with polders (V8.3). */
static void test_rights(void **state) {
    (void)state;
    RULE("V9.1");
    RULE("V8.3");
    /* Seat 2 closes it by a road, without a building there: seat 1 laid the last dike. */
    pos *p = nearly("");
    pos_settlement(p, 2, "n3");
    pos_road(p, 2, "e6 e11"); /* n3 n7 n12 */
    pos_hand(p, 2, ROAD);
    pos_turn(p, 2, "action");
    table *t = pos_table(p);
    play(t, "build_road:e12");
    assert_moves_of(t, "irrigate_pasture", "");
    play(t, "end_turn roll dice:2");
    assert_asked(t, 0, "action");
    refuse(t, 0, "irrigate_pasture:h4", CATAN_E_NOT_ENCLOSED);
    play(t, "end_turn");
    refuse(t, 1, "irrigate_pasture:h4", CATAN_E_NOT_ASKED);
    play(t, "roll dice:2");
    assert_moves_of(t, "irrigate_pasture", "h4");
    assert_moves_of(t, "irrigate_forest", "h4");
}

/* In special building in the same go only. The large board has its hills elsewhere. */
static void test_special_building(void **state) {
    (void)state;
    RULE("V9.1");
    RULE("X-4");
    sketch *map = sea_sketch();
    map->map.max_players = 6;
    pos *p = sea_on("players=5 irrigation=on", map);
    /* h16, brick 4: e50 n33-n42, e63, e73, e72, e62, e49 n41-n33 */
    pos_settlement(p, 0, "n33");
    pos_road(p, 0, "e49");
    dikes(p, 0, "e62+e63+e72+e73");
    pos_hand(p, 0, ROAD);
    pos_special(p, 4, 0);
    table *t = pos_table(p);
    play(t, "build_dike:e50");
    assert_moves_of(t, "irrigate_forest", "h16");
    play(t, "irrigate_forest:h16");
    assert_asked(t, 0, "special_building");
    assert_hex(t, 16, CATAN_FOREST, 4);
    pos_field(p, "dikes", "e50+e62+e63+e72+e73/-/-/-/-");
    pos_field(p, "rights", "h16.s0");
    t = pos_table(p);
    refuse(t, 0, "irrigate_forest:h16", CATAN_E_NOT_ENCLOSED);
}

/* An edge between hills and sea counts for both, where both rules are on; else for its own. */
static void test_coast(void **state) {
    (void)state;
    RULE("V9.1");
    RULE("V8.4");
    static const char *const options[] = {"irrigation=on", "polders=on",
                                          "irrigation=on polders=on"};
    static const char *const sites[] = {"e49-e50", "e39,e50", "e39,e49-e50"};
    for (int i = 0; i < 3; i++) {
        pos *p = sea(options[i]);
        pos_settlement(p, 0, "n33"); /* h8 wool, h9 sea, h16 brick */
        pos_hand(p, 0, ROAD);
        table *t = pos_table(p);
        assert_moves_of(t, "build_dike", sites[i]);
    }
    pos *p = sea("irrigation=on polders=on");
    pos_settlement(p, 0, "n33");
    dikes(p, 0, "e27+e28+e39+e40+e49+e51+e62+e63+e72+e73");
    pos_hand(p, 0, ROAD);
    table *t = pos_table(p);
    play(t, "build_dike:e50");
    assert_moves_of(t, "drain", "h9");
    assert_moves_of(t, "irrigate_pasture", "h16");
    play(t, "irrigate_pasture:h16");
    assert_moves_of(t, "drain", ""); /* e50 has gone back */
    assert_supply(t, 0, 10, 4, 5 - 1);
}

/* Marks follow the terrain (V2.3). */
static void test_marks(void **state) {
    (void)state;
    RULE("V9.1");
    RULE("V2.3");
    pos *p = nearly("specialists=on specialist_threshold=1");
    pos_field(p, "mason", "s0");
    pos_field(p, "farmer", "s0");
    pos_field(p, "lumberjack", "s0");
    table *t = changed(p, "irrigate_pasture:h4");
    assert_int_equal(piece_of(t, CATAN_PIECE_MASON, CATAN_NO_PLACE), NO_SUCH_PIECE);
    assert_int_equal(piece_of(t, CATAN_PIECE_SHEPHERD, CATAN_NO_PLACE), 0);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        PLAY_TEST(test_dikes_at_hills),
        PLAY_TEST(test_harbour_does_not_matter),
        PLAY_TEST(test_his_choice),
        PLAY_TEST(test_yield),
        PLAY_TEST(test_commodity),
        PLAY_TEST(test_robber_stays),
        PLAY_TEST(test_merchant_stays),
        PLAY_TEST(test_rights),
        PLAY_TEST(test_special_building),
        PLAY_TEST(test_coast),
        PLAY_TEST(test_marks),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
