/* Cities & Knights with Seafarers from the start: CS-7, CS-15, CS-16, CS-17, CS-19, and the
 * scenarios with CS-10, CS-11. */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>
#include <cmocka.h>

#include "rules/sea_knights.h"
#include "support/rule.h"

/* --- CS-15: the setup --- */

static void test_ships_at_both_placements(void **state) {
    (void)state;
    RULE("CS-15");
    RULE("S-32");
    table *t = ck_sea_table("players=2", sea_sketch());
    assert_asked(t, 0, "setup_settlement");
    play(t, "setup_settlement:n25");
    assert_moves(t, "setup_road:e26,e39 setup_ship:e26,e27,e39");
    play(t, "setup_ship:e27 setup_settlement:n63 setup_road:e83");
    assert_asked(t, 1, "setup_city");
    refuse(t, 1, "setup_settlement:n48", CATAN_E_NOT_ASKED);
    play_as(t, 1, "setup_city:n48");
    assert_moves_of(t, "setup_ship", ""); /* inland */
    play(t, "setup_road:e70");
    assert_asked(t, 0, "setup_city");
    refuse(t, 0, "setup_city:n17", CATAN_E_DISTANCE);
    refuse(t, 0, "setup_city:n26", CATAN_E_NOT_LAND);
    play(t, "setup_city:n50"); /* the hills h16; seas */
    assert_moves(t, "setup_road:e63,e73 setup_ship:e63,e73,e74");
    refuse(t, 0, "setup_ship:e28", CATAN_E_NOT_CONNECTED);
    play(t, "setup_ship:e74");
    assert_asked(t, 0, "before_roll");
    assert_building(t, 50, 0, CATAN_CITY);
    assert_building(t, 25, 0, CATAN_SETTLEMENT);
    assert_ship(t, 27, 0);
    assert_ship(t, 74, 0);
    assert_int_equal(ships(t, 0), 13);
    assert_int_equal(ships(t, 1), 15);
    assert_supply(t, 0, 15, 4, 3);
    assert_hand(t, 0, "brick:1");
    assert_hand(t, 1, "wool:1 grain:1"); /* a card a hex, and no commodity */
    assert_points(t, 0, 3, 3);
    take_back(t, 2);
    assert_asked(t, 0, "setup_city");
    assert_hand(t, 0, "");
    assert_supply(t, 0, 15, 4, 4);
    /* They move in the first turn. */
    play(t, "setup_city:n50 setup_ship:e74");
    roll(t, 1, 1, "ship");
    assert_moves_of(t, "lift_ship", "e27,e74");
}

/* A card of choice for each gold hex, before the road or ship; no commodity. */
static void test_city_at_gold(void **state) {
    (void)state;
    RULE("CS-15");
    RULE("S-52");
    RULE("E163");
    sketch *map = sea_sketch();
    table *t = ck_sea_table("players=2", map);
    play(t, "setup_settlement:n5 setup_road:e10 setup_settlement:n63 setup_road:e83");
    assert_asked(t, 1, "setup_city"); /* the settlement at gold brought nothing */
    assert_hand(t, 0, "");
    play(t, "setup_city:n48 setup_road:e70 setup_city:n28"); /* gold h5 and the forest h12 */
    assert_asked(t, 0, "take_gold");
    assert_hand(t, 0, "lumber:1");
    assert_int_equal(table_info(t).pending, 1);
    assert_moves(t, "take_gold:lumber,brick,wool,grain,ore");
    assert_not_listed(t, "take_gold:cloth,coin,paper");
    refuse(t, 0, "setup_ship:e42", CATAN_E_NOT_ASKED);
    play(t, "take_gold:ore");
    assert_hand(t, 0, "lumber:1 ore:1");
    assert_asked(t, 0, "setup_road");
    play(t, "setup_ship:e42");
    assert_asked(t, 0, "before_roll");
    /* Two of them. */
    map->hexes[12].terrain = CATAN_GOLD;
    t = ck_sea_table("players=2", map);
    play(t, "setup_settlement:n25 setup_ship:e27 setup_settlement:n63 setup_road:e83 "
            "setup_city:n48 setup_road:e70 setup_city:n28");
    assert_int_equal(table_info(t).pending, 2);
    play(t, "take_gold:wool take_gold:wool");
    assert_hand(t, 0, "wool:2");
    assert_asked(t, 0, "setup_road");
}

/* Where starts are marked the city keeps to them; its island is home. */
static void test_home_of_the_city(void **state) {
    (void)state;
    RULE("CS-15");
    RULE("S-91");
    sketch *map = sea_sketch();
    map->hexes[0].flags = map->hexes[7].flags = map->hexes[14].flags = CATAN_HEX_START;
    table *t = ck_sea_table("players=2", map);
    play(t, "setup_settlement:n0 setup_road:e0 setup_settlement:n16 setup_road:e23");
    assert_moves_of(t, "setup_city", "n15,n31,n32,n39,n40,n47,n48,n55");
    refuse(t, 1, "setup_city:n28", CATAN_E_NOT_A_START);
    map = sea_sketch();
    map->map.island_points = 2;
    t = ck_sea_table("players=2", map);
    play(t, "setup_settlement:n25 setup_ship:e27 setup_settlement:n63 setup_road:e83 "
            "setup_city:n48 setup_road:e70 setup_city:n37 setup_road:e43");
    roll(t, 1, 1, "ship");
    pos *p = pos_of(t);
    pos_ship(p, 0, "e28 e29 e30 e31");
    pos_road(p, 0, "e34");
    pos_hand(p, 0, SETTLEMENT);
    pos_field(p, "red_die", "1");
    pos_field(p, "event_die", "1");
    t = ck_table(p);
    play(t, "build_settlement:n21"); /* beside h5 and h12, as the city is beside h12 */
    assert_int_equal(special(t, 0), 0);
}

/* --- CS-17, CS-19: what there is, and what it costs --- */

static void test_nothing_of_development(void **state) {
    (void)state;
    RULE("CS-17");
    RULE("CS-16");
    pos *p = at_sea("");
    pos_hand(p, 0, "wool:3 grain:3 ore:3");
    table *t = ck_table(p);
    static const uint32_t absent[] = {
        CATAN_MOVE_DICE,          CATAN_MOVE_DRAW_DEVELOPMENT,   CATAN_MOVE_BUY_DEVELOPMENT,
        CATAN_MOVE_PLAY_KNIGHT,   CATAN_MOVE_PLAY_ROAD_BUILDING, CATAN_MOVE_PLAY_PLENTY,
        CATAN_MOVE_PLAY_MONOPOLY,
    };
    for (size_t i = 0; i < sizeof absent / sizeof *absent; i++) {
        assert_int_equal(catan_check(t->state, 0, catan_move_make(absent[i], 0)),
                         CATAN_E_MOVE_UNKNOWN);
    }
    pos_settlement(p, 0, "n25");
    pos_ship(p, 0, "e27 e28 e29 e30");
    knights(p, 0, "n18.1.1 n19.2.1 n26.3.1 n27.1.1");
    assert_awards(ck_table(p), CATAN_NOBODY, CATAN_NOBODY);
}

static void test_costs(void **state) {
    (void)state;
    RULE("CS-19");
    RULE("S-10");
    pos *p = at_sea("");
    pos_city(p, 0, "n25");
    pos_hand(p, 0, "lumber:1 brick:2 wool:1");
    table *t = ck_table(p);
    play(t, "build_ship:e27");
    assert_hand(t, 0, "brick:2");
    play(t, "build_wall:n25");
    assert_hand(t, 0, "");
    assert_bank(t, 19, 19, 19, 19, 19);
    assert_int_equal(ships(t, 0), 14);
    assert_int_equal(walls_left(t, 0), 2);
}

static void test_limit_of_the_hand(void **state) {
    (void)state;
    RULE("CS-19");
    pos *p = at_sea("");
    pos_city(p, 0, "n25");
    pos_field(p, "walls", "n25");
    pos_turn(p, 0, "before_roll");
    pos_hand(p, 0, "lumber:5 wool:4");
    pos_hand(p, 1, "lumber:5 wool:3");
    table *t = ck_table(p);
    roll(t, 3, 4, "trade");
    assert_asked(t, 1, "discard");
    assert_int_equal(table_info(t).pending, 4);
    play(t, "discard:lumber discard:lumber discard:lumber discard:lumber");
    assert_asked(t, 0, "move_robber");
    assert_int_equal(hand_size(t, 0), 9);
}

/* Across a strait buildings are neighbours. */
static void test_distance(void **state) {
    (void)state;
    RULE("CS-19");
    RULE("S-31");
    sketch *map = sea_sketch();
    map->hexes[3].terrain = CATAN_FOREST; /* n18 is its corner, n25 that of h8; e27 between seas */
    pos *p = at_sea_on("", map);
    pos_city(p, 1, "n18");
    pos_settlement(p, 0, "n9");
    pos_road(p, 0, "e16 e26");
    pos_hand(p, 0, SETTLEMENT);
    table *t = ck_table(p);
    refuse(t, 0, "build_settlement:n25", CATAN_E_DISTANCE);
    /* Knights keep none. */
    pos_hand(p, 0, "wool:1 ore:1");
    t = ck_table(p);
    assert_listed(t, "recruit_knight:n25");
}

/* --- CS-7, CS-16: the scenarios --- */

static const char *const scenarios[] = {"new_shores", "islands", "fog", "desert", "new_world"};
enum { SCENARIOS = 5 };

/* On a layout of its own or, if there is none, on the printed one, where there is one. */
static table *scenario_on(int which, unsigned players, int knights_too, const char *more,
                          const catan_layout *layout) {
    char *options = play_memory(200);
    snprintf(options, 200, "players=%u scenario=%s first_player=0 %s%s %s", players,
             scenarios[which], knights_too ? "cities_knights=on " : "",
             which == 4 ? "layout=random harbours=shuffled" : "", more);
    return layout == NULL ? table_new(options) : table_laid(options, layout);
}
static table *scenario(int which, unsigned players, int knights_too, const char *more) {
    return scenario_on(which, players, knights_too, more, NULL);
}

static void test_targets(void **state) {
    (void)state;
    RULE("CS-7");
    static const unsigned goals[SCENARIOS] = {16, 15, 14, 16, 14};
    for (int i = 0; i < SCENARIOS; i++) {
        for (unsigned players = 2; players <= 6; players++) {
            assert_int_equal(catan_game_target(scenario(i, players, 1, "")->game), goals[i]);
            assert_int_equal(catan_game_target(scenario(i, players, 0, "")->game), goals[i] - 2);
            play_teardown(NULL);
        }
    }
    assert_int_equal(catan_game_target(scenario(0, 4, 1, "victory_points=11")->game), 11);
    assert_int_equal(catan_game_target(scenario(0, 4, 1, "victory_points=auto")->game), 16);
    /* A goal that an own map names, too; where there is none it is that of Cities & Knights. */
    sketch *map = sea_sketch();
    assert_int_equal(catan_game_target(ck_sea_table("", map)->game), 13);
    map->map.goal = 9;
    assert_int_equal(catan_game_target(ck_sea_table("", map)->game), 11);
    assert_int_equal(catan_game_target(sea_table("", map)->game), 9);
}

static void play_on(table *t, catan_rng *rng, int32_t question) {
    while (catan_question(t->state) != question && catan_question(t->state) != CATAN_ASK_OVER) {
        catan_move move = catan_random_move(t->state, rng);
        assert_int_equal(catan_apply(t->state, CATAN_ANYONE, move), CATAN_OK);
    }
}

/* Each is set up and played, with cities and knights. */
static void test_scenarios_are_played(void **state) {
    (void)state;
    RULE("CS-16");
    RULE("CS-15");
    for (int i = 0; i < SCENARIOS; i++) {
        for (unsigned players = 2; players <= 6; players++) {
            catan_rng rng;
            table *t = scenario(i, players, 1, "");
            assert_int_equal(catan_rng_seed(&rng, players), CATAN_OK);
            play_on(t, &rng, CATAN_ASK_BEFORE_ROLL);
            for (uint32_t seat = 0; seat < players; seat++) {
                assert_int_equal(seat_info(t, seat).cities, 3);
                assert_int_equal(seat_info(t, seat).settlements, 4);
                assert_int_equal(seat_info(t, seat).roads + ships(t, seat), 28);
            }
            for (int move = 0; move < 200; move++) {
                catan_move next = catan_random_move(t->state, &rng);
                assert_int_equal(catan_apply(t->state, CATAN_ANYONE, next), CATAN_OK);
            }
            table_read(t, table_line(t));
            play_teardown(NULL);
        }
    }
}

/* Until the barbarians land nobody is where he would be without them; then he is there. */
static void play_to_the_first_attack(table *t, catan_rng *rng, unsigned waits_at) {
    play_on(t, rng, CATAN_ASK_BEFORE_ROLL);
    while (table_info(t).robber_free == 0) {
        assert_int_equal(robber(t), waits_at);
        assert_int_equal(pirate(t), CATAN_NO_PLACE);
        roll(t, 1, 1, "ship");
        play_on(t, rng, CATAN_ASK_ACTION);
        if (table_info(t).robber_free == 0) {
            play(t, "end_turn");
            play_on(t, rng, CATAN_ASK_BEFORE_ROLL);
        }
    }
}

/* Whether the robber waits off the board (1) and the pirate comes to a hex (2). */
static unsigned check_starts(int which, unsigned players, const char *more, uint64_t seed) {
    catan_rng rng;
    catan_layout layout;
    assert_int_equal(catan_rng_seed(&rng, seed), CATAN_OK);
    table *t = scenario(which, players, 1, more);
    assert_int_equal(catan_layout_generate(&layout, sizeof layout, t->game, &rng), CATAN_OK);
    t = scenario_on(which, players, 1, more, &layout);
    table *plain = scenario_on(which, players, 0, more, &layout);
    unsigned r = robber(plain), s = pirate(plain);
    int produces = r != CATAN_NO_PLACE && layout.terrain[r] != CATAN_DESERT;
    play_to_the_first_attack(t, &rng, produces ? CATAN_NO_PLACE : r);
    assert_int_equal(robber(t), r);
    assert_int_equal(pirate(t), s);
    play_teardown(NULL);
    return (unsigned)produces | (unsigned)(s != CATAN_NO_PLACE) << 1;
}

static void test_robber_and_pirate_of_scenarios(void **state) {
    (void)state;
    RULE("CS-10");
    RULE("CS-11");
    RULE("E162");
    unsigned waited = 0, pirates = 0, off = 0;
    for (int i = 0; i < SCENARIOS; i++) {
        for (unsigned players = 2; players <= 6; players++) {
            unsigned found = check_starts(i, players, "", players);
            waited += found & 1;
            pirates += found >> 1;
        }
    }
    assert_true(waited >= 10 && pirates >= 15);
    /* On boards at random; where land may lie on the pirate's hex he stays off then. */
    for (uint64_t seed = 0; seed < 15; seed++) {
        int which = (int)(seed % SCENARIOS);
        const char *more = which == 0 || which == 3
                               ? "layout=random harbours=shuffled outlines=mixed"
                               : "layout=random harbours=shuffled";
        unsigned found = check_starts(which, (unsigned)(3 + seed % 4), more, seed);
        off += (which == 0 || which == 3) && found >> 1 == 0;
    }
    assert_true(off > 0);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        PLAY_TEST(test_ships_at_both_placements),
        PLAY_TEST(test_city_at_gold),
        PLAY_TEST(test_home_of_the_city),
        PLAY_TEST(test_nothing_of_development),
        PLAY_TEST(test_costs),
        PLAY_TEST(test_limit_of_the_hand),
        PLAY_TEST(test_distance),
        PLAY_TEST(test_targets),
        PLAY_TEST(test_scenarios_are_played),
        PLAY_TEST(test_robber_and_pirate_of_scenarios),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
