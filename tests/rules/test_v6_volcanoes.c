/* Volcanoes: V6.1 to V6.5. */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>
#include <cmocka.h>

#include "rules/changed.h"
#include "rules/sea_knights.h"
#include "support/rule.h"

#define DIE "die:1=1 die:2=1 die:3=1 die:4=1 die:5=1 die:6=1"

/* h14 is a volcano with the 4; its corners from north are n30 n36 n41 n45 n40 n35. */
static pos *at_volcano(const char *options, const char *more) {
    char text[200], hexes[64];
    snprintf(text, sizeof text, "players=3 volcanoes=on %s", options);
    snprintf(hexes, sizeof hexes, "h14=V %s", more);
    pos *p = changed(text, hexes);
    pos_turn(p, 0, "before_roll");
    return p;
}
static pos *ck_at_volcano(void) {
    pos *p = at_volcano("cities_knights=on", "");
    pos_field(p, "robber_free", "1");
    return p;
}

/* --- what it yields --- */

static void test_named_by_the_layout(void **unused) {
    (void)unused;
    RULE("V6.1");
    table *t = pos_table(at_volcano("", ""));
    catan_layout layout = layout_info(t);
    assert_int_equal(layout.terrain[14], CATAN_VOLCANO);
    assert_int_equal(layout.number[14], 4);
    /* Only where there are any. */
    pos *p = pos_new("players=3");
    assert_refused(pos_table(p), ",S4,", ",V4,", CATAN_E_POSITION_BOARD);
}

static void test_yields_two_and_four(void **unused) {
    (void)unused;
    RULE("V6.2");
    pos *p = at_volcano("", "");
    pos_settlement(p, 0, "n30");
    pos_city(p, 1, "n41");
    table *t = pos_table(p);
    play(t, "roll dice:4");
    assert_asked(t, 0, "take_gold");
    assert_int_equal(table_info(t).pending, 2);
    assert_moves(t, "take_gold:lumber,brick,wool,grain,ore");
    play_as(t, 0, "take_gold:wool take_gold:wool");
    assert_asked(t, 1, "take_gold");
    assert_int_equal(table_info(t).pending, 4);
    play_as(t, 1, "take_gold:lumber take_gold:ore take_gold:ore take_gold:ore");
    assert_hand(t, 0, "wool:2");
    assert_hand(t, 1, "lumber:1 ore:3");
    assert_asked(t, CATAN_CHANCE, "eruption");
    /* Another number brings nothing. */
    t = pos_table(p);
    play(t, "roll dice:2");
    assert_asked(t, 0, "action");
}

/* Chosen together with gold. */
static void test_beside_gold(void **unused) {
    (void)unused;
    RULE("V6.2");
    sketch *map = sea_sketch();
    map->hexes[12].terrain = CATAN_VOLCANO;
    map->hexes[12].number = 4;
    pos *p = sea_on("volcanoes=on", map);
    pos_settlement(p, 0, "n21");
    pos_turn(p, 0, "before_roll");
    table *t = pos_table(p);
    play(t, "roll dice:4");
    assert_int_equal(table_info(t).pending, 3);
    play(t, "take_gold:lumber take_gold:brick take_gold:ore");
    assert_asked(t, CATAN_CHANCE, "eruption");
}

/* --- eruptions --- */

static void test_corners(void **unused) {
    (void)unused;
    RULE("V6.3");
    static const char *const placed[2] = {"n30 n41 n40", "n36 n45 n35"};
    static const uint32_t corner[] = {30, 36, 41, 45, 40, 35};
    for (unsigned which = 0; which < 2; which++) {
        pos *p = at_volcano("", "");
        pos_settlement(p, 1, placed[which]);
        pos_bank(p, 2, "lumber:0 brick:0 wool:0 grain:0 ore:0");
        table *t = pos_table(p);
        for (unsigned die = 1; die <= 6; die++) {
            char move[8];
            play(t, "roll dice:4");
            assert_asked(t, CATAN_CHANCE, "eruption");
            assert_weights(t, DIE);
            snprintf(move, sizeof move, "die:%u", die);
            play(t, move);
            for (unsigned i = 0; i < 6; i++) {
                int stands = i % 2 == which && i + 1 != die;
                assert_building(t, corner[i], stands ? 1 : CATAN_NOBODY,
                                stands ? CATAN_SETTLEMENT : CATAN_NO_BUILDING);
            }
            assert_asked(t, 0, "action");
            take_back(t, 3);
        }
    }
}

/* Once for each volcano of the number, in their order; the active player throws the die. */
static void test_each_volcano(void **unused) {
    (void)unused;
    RULE("V6.3");
    pos *p = at_volcano("", "h5=V h16=V");
    pos_settlement(p, 1, "n30 n9 n47");
    pos_turn(p, 2, "before_roll");
    pos_bank(p, 2, "lumber:0 brick:0 wool:0 grain:0 ore:0");
    table *t = pos_table(p);
    catan_view view;
    play(t, "roll dice:4");
    assert_asked(t, CATAN_CHANCE, "eruption");
    assert_int_equal(catan_view_get(&view, sizeof view, t->state, 0), CATAN_OK);
    assert_int_equal(view.place, 5);
    play(t, "die:1");
    assert_building(t, 9, CATAN_NOBODY, CATAN_NO_BUILDING);
    assert_int_equal(catan_view_get(&view, sizeof view, t->state, 0), CATAN_OK);
    assert_int_equal(view.place, 14);
    play(t, "die:1");
    assert_building(t, 30, CATAN_NOBODY, CATAN_NO_BUILDING);
    assert_asked(t, 2, "action");
    /* A volcano with nobody at it does not trouble anybody. */
    p = at_volcano("", "h5=V");
    pos_settlement(p, 1, "n30");
    pos_bank(p, 2, "lumber:0 brick:0 wool:0 grain:0 ore:0");
    t = pos_table(p);
    play(t, "roll dice:4");
    assert_int_equal(catan_view_get(&view, sizeof view, t->state, 0), CATAN_OK);
    assert_int_equal(view.place, 14);
    assert_refused(t, "eruption.chance.0.0.14", "eruption.chance.0.0.5", CATAN_E_POSITION_TASK);
    assert_refused(t, "eruption.chance.0.0.14", "eruption.s0.0.0.14", CATAN_E_POSITION_TASK);
    play(t, "die:4");
    assert_asked(t, 0, "action");
}

/* --- what it harms --- */

static void test_settlement_destroyed(void **unused) {
    (void)unused;
    RULE("V6.4");
    pos *p = at_volcano("", "");
    /* Its road stays, and that of another is longer without it. */
    pos_settlement(p, 1, "n30");
    pos_road(p, 1, "e36");
    pos_road(p, 0, "e28 e29 e27 e35 e43 e44 e45 e52"); /* n29 n35 n30 n36 n41 among them */
    pos_longest_road(p, 0);
    pos_bank(p, 2, "lumber:0 brick:0 wool:0 grain:0 ore:0");
    table *t = pos_table(p);
    unsigned before = route(t, 0);
    assert_supply(t, 1, 14, 4, 4);
    assert_points(t, 1, 1, 1);
    play(t, "roll dice:4 die:1");
    assert_building(t, 30, CATAN_NOBODY, CATAN_NO_BUILDING);
    assert_supply(t, 1, 14, 5, 4);
    assert_points(t, 1, 0, 0);
    assert_road(t, 36, 1);
    assert_in_range(route(t, 0), before + 1, 15);
    take_back(t, 3);
    assert_points(t, 1, 1, 1);
}

static void test_city_becomes_settlement(void **unused) {
    (void)unused;
    RULE("V6.4");
    pos *p = at_volcano("", "");
    pos_city(p, 1, "n30");
    pos_bank(p, 2, "lumber:0 brick:0 wool:0 grain:0 ore:0");
    table *t = pos_table(p);
    play(t, "roll dice:4 die:1");
    assert_building(t, 30, 1, CATAN_SETTLEMENT);
    assert_supply(t, 1, 15, 4, 4);
    assert_points(t, 1, 1, 1);
    assert_false(is_turned(t, 30));
}

/* With no settlement left it is turned over, in the base game, too, and counts as one; it is
 * restored as a city. */
static void test_city_turned_over(void **unused) {
    (void)unused;
    RULE("V6.4");
    pos *p = at_volcano("", "");
    pos_settlement(p, 0, "n0 n2 n11 n15 n47");
    pos_city(p, 0, "n30");
    pos_hand(p, 0, CITY);
    table *t = pos_table(p);
    play(t, "roll dice:4 take_gold:lumber take_gold:lumber take_gold:lumber take_gold:lumber");
    play(t, "die:1");
    assert_true(is_turned(t, 30));
    assert_building(t, 30, 0, CATAN_SETTLEMENT);
    assert_supply(t, 0, 15, 0, 3);
    assert_points(t, 0, 6, 6);
    assert_moves_of(t, "build_city", "");
    refuse(t, 0, "build_city:n0", CATAN_E_RESTORE_FIRST);
    assert_moves_of(t, "restore_city", "n30");
    play(t, "restore_city:n30");
    assert_false(is_turned(t, 30));
    assert_building(t, 30, 0, CATAN_CITY);
    assert_points(t, 0, 7, 7);
    assert_hand(t, 0, "lumber:4");
    take_back(t, 1);
    /* As a settlement it yields, and is destroyed: the city goes back. */
    play(t, "end_turn roll dice:4");
    assert_int_equal(table_info(t).pending, 2);
    play(t, "take_gold:lumber take_gold:lumber die:1");
    assert_building(t, 30, CATAN_NOBODY, CATAN_NO_BUILDING);
    assert_false(is_turned(t, 30));
    assert_supply(t, 0, 15, 0, 4);
    /* In texts, too, it is a settlement. */
    p = at_volcano("", "");
    pos_settlement(p, 0, "n30");
    pos_city(p, 0, "n2");
    pos_field(p, "turned", "n30");
    t = pos_table(p);
    assert_refused(t, "turned=n30", "turned=n2", CATAN_E_POSITION_PLACE);
    assert_refused(t, "turned=n30", "turned=n41", CATAN_E_POSITION_PLACE);
}

/* A wall goes with its city; knights stay; a metropolis is safe. */
static void test_cities_and_knights(void **unused) {
    (void)unused;
    RULE("V6.4");
    pos *p = ck_at_volcano();
    pos_city(p, 1, "n30");
    pos_field(p, "walls", "n30");
    pos_road(p, 1, "e45 e52");
    knights(p, 1, "n41.1.1");
    pos_bank(p, 2, "lumber:0 brick:0 wool:0 grain:0 ore:0");
    table *t = ck_table(p);
    roll(t, 2, 2, "ship");
    assert_asked(t, CATAN_CHANCE, "eruption");
    play(t, "die:1");
    assert_building(t, 30, 1, CATAN_SETTLEMENT);
    assert_false(is_wall(t, 30));
    assert_int_equal(walls_left(t, 1), 3);
    take_back(t, 1);
    play(t, "die:3");
    assert_knight(t, 41, 1, BASIC, 1);
    p = ck_at_volcano();
    pos_city(p, 1, "n30 n41");
    tracks(p, 1, 4, 0, 0);
    pos_field(p, "metropolises", "n30,-,-");
    pos_bank(p, 2, "lumber:0 brick:0 wool:0 grain:0 ore:0");
    t = ck_table(p);
    roll(t, 2, 2, "ship");
    play(t, "die:1");
    assert_building(t, 30, 1, CATAN_CITY);
    take_back(t, 1);
    play(t, "die:3");
    assert_building(t, 41, 1, CATAN_SETTLEMENT);
    /* With nothing else at its corners no die is thrown. */
    pos_settlement(p, 1, "n2");
    pos_city(p, 1, "n30");
    pos *alone = ck_at_volcano();
    pos_city(alone, 1, "n30");
    tracks(alone, 1, 4, 0, 0);
    pos_field(alone, "metropolises", "n30,-,-");
    pos_bank(alone, 2, "lumber:0 brick:0 wool:0 grain:0 ore:0");
    t = ck_table(alone);
    roll(t, 2, 2, "ship");
    assert_asked(t, 0, "action");
}

/* The aqueduct comes before the eruption; what is chosen is something. */
static void test_aqueduct(void **unused) {
    (void)unused;
    RULE("V6.2");
    pos *p = ck_at_volcano();
    pos_settlement(p, 0, "n30");
    tracks(p, 0, 0, 0, 3);
    pos_settlement(p, 1, "n0");
    tracks(p, 1, 0, 0, 3);
    table *t = ck_table(p);
    roll(t, 2, 2, "ship");
    assert_asked(t, 0, "take_gold");
    play(t, "take_gold:ore take_gold:ore");
    assert_asked(t, 1, "take_aqueduct");
    play(t, "take_aqueduct:ore");
    assert_asked(t, CATAN_CHANCE, "eruption");
    assert_hand(t, 0, "ore:2");
}

/* --- robber, building, setup --- */

static void test_robber_stops_the_yield(void **unused) {
    (void)unused;
    RULE("V6.5");
    pos *p = at_volcano("", "");
    pos_settlement(p, 0, "n30");
    pos_robber(p, 14);
    table *t = pos_table(p);
    play(t, "roll dice:4");
    assert_hand(t, 0, "");
    assert_asked(t, CATAN_CHANCE, "eruption");
    play(t, "die:1");
    assert_building(t, 30, CATAN_NOBODY, CATAN_NO_BUILDING);
}

static void test_built_again_at_once(void **unused) {
    (void)unused;
    RULE("V6.5");
    pos *p = at_volcano("", "");
    pos_settlement(p, 0, "n30");
    pos_road(p, 0, "e45");
    pos_hand(p, 0, SETTLEMENT);
    table *t = pos_table(p);
    play(t, "roll dice:4 take_gold:ore take_gold:ore");
    assert_moves_of(t, "build_settlement", "");
    play(t, "die:1");
    assert_moves_of(t, "build_settlement", "n30,n36");
    play(t, "build_settlement:n30");
    assert_building(t, 30, 0, CATAN_SETTLEMENT);
    assert_hand(t, 0, "ore:2");
}

/* The second settlement chooses one card for each. */
/* Special points stay when what earned them goes; a new settlement there earns none. */
static void test_special_points_stay(void **unused) {
    (void)unused;
    RULE("E109");
    RULE("S-92");
    sketch *map = sea_sketch();
    map->map.island_points = 2;
    map->map.goal = 20;
    map->hexes[NE_1].terrain = CATAN_VOLCANO;
    pos *p = sea_on("volcanoes=on", map);
    pos_settlement(p, 0, "n25");
    pos_ship(p, 0, "e27 e28 e29 e30 e31");
    pos_field(p, "settled", "h0+h1+h7+h8+h14+h15+h16+h21+h22/-/-");
    pos_hand(p, 0, "lumber:2 brick:2 wool:2 grain:2");
    table *t = pos_table(p);
    play(t, "build_settlement:n20");
    assert_int_equal(special(t, 0), 2);
    assert_points(t, 0, 6, 6); /* with the longest route */
    play(t, "end_turn roll dice:4 take_gold:ore take_gold:ore die:5");
    assert_building(t, 20, CATAN_NOBODY, CATAN_NO_BUILDING);
    assert_int_equal(special(t, 0), 2);
    assert_points(t, 0, 5, 5);
    play(t, "end_turn roll dice:2 end_turn roll dice:2 build_settlement:n20");
    assert_int_equal(special(t, 0), 2);
    assert_points(t, 0, 6, 6);
}

static void test_setup(void **unused) {
    (void)unused;
    RULE("V6.5");
    table *t = changed_start("players=2 volcanoes=on", "h14=V h10=V");
    play(t, "setup_settlement:n0 setup_road:e0 setup_settlement:n2 setup_road:e4");
    play(t, "setup_settlement:n30"); /* desert and two volcanoes */
    assert_asked(t, 1, "take_gold");
    assert_int_equal(table_info(t).pending, 2);
    play(t, "take_gold:brick take_gold:wool");
    assert_hand(t, 1, "brick:1 wool:1");
    assert_asked(t, 1, "setup_road");
    play(t, "setup_road:e45 setup_settlement:n41"); /* a volcano and two pastures */
    assert_int_equal(table_info(t).pending, 1);
    play(t, "take_gold:ore");
    assert_hand(t, 0, "wool:2 ore:1");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        PLAY_TEST(test_named_by_the_layout),
        PLAY_TEST(test_yields_two_and_four),
        PLAY_TEST(test_beside_gold),
        PLAY_TEST(test_corners),
        PLAY_TEST(test_each_volcano),
        PLAY_TEST(test_settlement_destroyed),
        PLAY_TEST(test_city_becomes_settlement),
        PLAY_TEST(test_city_turned_over),
        PLAY_TEST(test_cities_and_knights),
        PLAY_TEST(test_aqueduct),
        PLAY_TEST(test_robber_stops_the_yield),
        PLAY_TEST(test_built_again_at_once),
        PLAY_TEST(test_special_points_stay),
        PLAY_TEST(test_setup),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
