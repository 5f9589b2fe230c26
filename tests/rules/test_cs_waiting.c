/* Robber and pirate wait for the first attack, and come with it: CS-10, CS-11, E162, E99. */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>
#include <cmocka.h>

#include "rules/dikes.h"
#include "support/rule.h"

#define LAND "h0,h1,h5,h7,h8,h12,h14,h16,h21,h22,h26,h27" /* but the desert, h15 */
#define SEA "h2-h4,h6,h9-h11,h13,h17-h20,h23-h25,h28-h34"
#define SEA_BUT_34 "h2-h4,h6,h9-h11,h13,h17-h20,h23-h25,h28-h33"

/* --- CS-10: the pirate --- */

/* Seat 0 before his roll; the next ship lands, or has still to come. */
static pos *before(pos *p, const char *steps) {
    pos_turn(p, 0, "before_roll");
    pos_field(p, "barbarians", steps);
    return p;
}

static void test_off_the_board(void **state) {
    (void)state;
    RULE("CS-10");
    RULE("E162");
    assert_int_equal(pirate(sea_table("", sea_sketch())), PIRATE_START);
    table *t = ck_sea_table("", sea_sketch());
    assert_int_equal(pirate(t), CATAN_NO_PLACE);
    assert_int_equal(robber(t), 15);
    play(t, "setup_settlement:n25 setup_ship:e27 setup_settlement:n20 setup_ship:e31 "
            "setup_settlement:n57 setup_ship:e73 setup_city:n9 setup_ship:e16 setup_city:n69 "
            "setup_ship:e104 setup_city:n8 setup_road:e2");
    assert_asked(t, 0, "before_roll");
    assert_int_equal(pirate(t), CATAN_NO_PLACE);
    /* A 7 moves nothing. */
    roll(t, 3, 4, "ship");
    assert_asked(t, 0, "action");
    assert_int_equal(pirate(t), CATAN_NO_PLACE);
    assert_int_equal(robber(t), 15);
    /* The position keeps to it. */
    pos *p = waiting("");
    t = ck_table(p);
    pos_pirate(p, PIRATE_START);
    rest_of_progress(p);
    assert_int_equal(table_refusal(t, pos_line(p), NULL), CATAN_E_POSITION_TURN);
}

static void test_nobody_moves_them(void **state) {
    (void)state;
    RULE("CS-10");
    RULE("E162");
    RULE("E137");
    pos *p = waiting("");
    pos_settlement(p, 0, "n41");
    pos_road(p, 0, "e62");
    pos_settlement(p, 1, "n25");
    pos_ship(p, 1, "e27");
    pos_hand(p, 1, "ore:1");
    pos_ship(p, 0, "e103"); /* at h34, where the pirate is not yet */
    pos_hand(p, 0, SHIP);
    progress(p, 0, "bishop:1");
    knights(p, 0, "n49.1.1 n69.1.1"); /* beside the robber, and where the pirate starts */
    table *t = ck_table(p);
    assert_moves_of(t, "chase_robber", "");
    assert_moves_of(t, "chase_pirate", "");
    assert_moves_of(t, "play_bishop", "");
    refuse(t, 0, "chase_robber:n49", CATAN_E_ROBBER_WAITS);
    refuse(t, 0, "chase_pirate:n69", CATAN_E_ROBBER_WAITS);
    refuse(t, 0, "play_bishop:h8", CATAN_E_ROBBER_WAITS);
    /* Ships are built there. */
    play(t, "build_ship:e104");
    assert_ship(t, 104, 0);
}

static void test_comes_with_the_first_attack(void **state) {
    (void)state;
    RULE("CS-10");
    RULE("C-38");
    pos *p = before(waiting(""), "6");
    pos_settlement(p, 0, "n69");
    pos_ship(p, 0, "e103 e104");
    pos_hand(p, 0, "lumber:1 wool:1");
    table *t = ck_table(p);
    roll(t, 1, 1, "ship"); /* no city, no knight */
    assert_asked(t, 0, "action");
    assert_int_equal(pirate(t), PIRATE_START);
    assert_int_equal(robber(t), 15);
    assert_int_equal(table_info(t).robber_free, 1);
    /* Ships there stay, and are bound by him. */
    assert_ship(t, 103, 0);
    refuse(t, 0, "lift_ship:e103", CATAN_E_PIRATE);
    refuse(t, 0, "build_ship:e112", CATAN_E_PIRATE);
    take_back(t, 3);
    assert_int_equal(pirate(t), CATAN_NO_PLACE);
    assert_int_equal(table_info(t).robber_free, 0);
    /* Whatever comes of it: a city lost, or a defence. */
    pos_city(p, 0, "n57");
    t = ck_table(p);
    roll(t, 1, 1, "ship");
    assert_int_equal(pirate(t), CATAN_NO_PLACE);
    play(t, "lose_city:n57");
    assert_int_equal(pirate(t), PIRATE_START);
    pos_ship(p, 0, "e102");
    knights(p, 0, "n68.1.1");
    t = ck_table(p);
    roll(t, 1, 1, "ship");
    assert_int_equal(defenders(t, 0), 1);
    assert_int_equal(pirate(t), PIRATE_START);
    /* Steps before that bring nothing. */
    pos_field(p, "barbarians", "5");
    t = ck_table(p);
    roll(t, 1, 1, "ship");
    assert_int_equal(pirate(t), CATAN_NO_PLACE);
}

static void test_first_attack_with_a_seven(void **state) {
    (void)state;
    RULE("CS-10");
    RULE("C-36");
    pos *p = before(waiting(""), "6");
    pos_settlement(p, 1, "n25");
    pos_ship(p, 1, "e27");
    pos_hand(p, 1, "ore:8");
    table *t = ck_table(p);
    roll(t, 3, 4, "ship");
    assert_int_equal(pirate(t), PIRATE_START);
    assert_asked(t, 1, "discard");
    play(t, "discard:ore discard:ore discard:ore discard:ore");
    assert_asked(t, 0, "move_robber");
    assert_moves(t, "move_robber:" LAND " move_pirate:" SEA_BUT_34);
    play(t, "move_pirate:h2 rob:s1 steal:ore");
    assert_int_equal(pirate(t), 2);
    assert_int_equal(robber(t), 15);
    assert_hand(t, 0, "ore:1");
}

/* The second attack sends nobody back. */
static void test_later_attacks(void **state) {
    (void)state;
    RULE("CS-10");
    pos *p = before(at_sea(""), "6");
    pos_pirate(p, 9);
    pos_robber(p, 26);
    table *t = ck_table(p);
    roll(t, 1, 1, "ship");
    assert_int_equal(table_info(t).barbarians, 0);
    assert_int_equal(pirate(t), 9);
    assert_int_equal(robber(t), 26);
}

/* Where the map names no start he waits on, until he is moved. */
static void test_no_start(void **state) {
    (void)state;
    RULE("CS-10");
    RULE("S-62");
    sketch *map = sea_sketch();
    map->map.pirate = 0;
    map->map.pirate_q = map->map.pirate_r = 0;
    pos *p = before(waiting_on("", map), "6");
    pos_settlement(p, 0, "n25");
    pos_ship(p, 0, "e27");
    knights(p, 0, "n18.1.1");
    table *t = ck_table(p);
    roll(t, 3, 4, "ship");
    assert_int_equal(pirate(t), CATAN_NO_PLACE);
    assert_asked(t, 0, "move_robber");
    assert_moves(t, "move_robber:" LAND " move_pirate:" SEA);
    take_back(t, 3);
    roll(t, 1, 1, "ship");
    assert_asked(t, 0, "action");
    assert_int_equal(pirate(t), CATAN_NO_PLACE);
    pos_field(p, "barbarians", "");
    pos_field(p, "robber_free", "1");
    t = ck_table(p);
    roll(t, 1, 1, "ship");
    assert_moves_of(t, "chase_pirate", "");
    refuse(t, 0, "chase_pirate:n18", CATAN_E_NO_PIRATE); /* nothing to chase */
}

/* A start that players have turned into land is none: he waits on, until he is moved. */
static void test_drained_start(void **state) {
    (void)state;
    RULE("CS-10");
    sketch *map = sea_sketch();
    map->map.pirate_q = 2; /* h9 */
    map->map.pirate_r = 1;
    assert_int_equal(pirate(sea_table("polders=on", map)), 9);
    pos *p = begin_on("cities_knights=on", map);
    dikes(p, 0, "e27+e28+e40+e51");
    pos_road(p, 0, "e39 e50");
    pos_field(p, "last_dikes", "h9.s0");
    pos_field(p, "rights", "h9.s0");
    pos_field(p, "barbarians", "6");
    pos_city(p, 0, "n63"); /* his only one, and nobody has a knight */
    table *t = ck_table(p);
    assert_int_equal(pirate(t), CATAN_NO_PLACE); /* not there yet, so that he hinders nobody */
    play(t, "drain:h9 polder_terrain:hills polder_number:9 end_turn");
    roll(t, 3, 4, "ship");
    play(t, "lose_city:n63");
    assert_int_equal(pirate(t), CATAN_NO_PLACE);
    assert_asked(t, 1, "move_robber");
    assert_moves(t, "move_robber:h0,h1,h5,h7-h9,h12,h14,h16,h21,h22,h26,h27 "
                    "move_pirate:h2-h4,h6,h10,h11,h13,h17-h20,h23-h25,h28-h34");
    take_back(t, 4); /* had it not been drained he would have come */
    roll(t, 1, 1, "ship");
    play(t, "lose_city:n63");
    assert_int_equal(pirate(t), CATAN_NO_PLACE);
    pos_field(p, "rights", "");
    pos_road(p, 0, "e39");
    t = ck_table(p);
    play(t, "end_turn");
    roll(t, 1, 1, "ship");
    play(t, "lose_city:n63");
    assert_int_equal(pirate(t), 9);
}

/* --- CS-11: a robber who would start on a hex that produces --- */

static sketch *robber_on(int8_t q, int8_t r) {
    sketch *map = sea_sketch();
    map->map.robber = 1;
    map->map.robber_q = q;
    map->map.robber_r = r;
    return map;
}

static void test_robber_waits_off_the_board(void **state) {
    (void)state;
    RULE("CS-11");
    sketch *map = robber_on(0, 0); /* h0, forest 5 */
    assert_int_equal(robber(sea_table("", map)), 0);
    assert_int_equal(robber(ck_sea_table("", map)), CATAN_NO_PLACE);
    assert_int_equal(robber(ck_sea_table("", robber_on(5, 0))), CATAN_NO_PLACE); /* gold, too */
    pos *p = before(waiting_on("", map), "5");
    pos_settlement(p, 0, "n7");
    table *t = ck_table(p);
    assert_int_equal(robber(t), CATAN_NO_PLACE);
    roll(t, 1, 4, "ship");
    assert_hand(t, 0, "lumber:1");
    assert_int_equal(robber(t), CATAN_NO_PLACE);
    /* The position keeps to it. */
    pos_robber(p, 0);
    rest_of_progress(p);
    assert_int_equal(table_refusal(t, pos_line(p), NULL), CATAN_E_POSITION_TURN);
}

/* A market produces nothing: there he is from the start, and nothing is exchanged; a volcano
 * does. */
static void test_robber_on_a_market(void **state) {
    (void)state;
    RULE("CS-11");
    RULE("V10.1");
    RULE("V10.4");
    sketch *map = robber_on(0, 0);
    map->hexes[0].terrain = CATAN_VOLCANO;
    assert_int_equal(robber(ck_sea_table("volcanoes=on", map)), CATAN_NO_PLACE);
    map->hexes[0].terrain = CATAN_MARKET;
    assert_int_equal(robber(ck_sea_table("market=on", map)), 0);
    pos *p = before(waiting_on("market=on", map), "5");
    pos_settlement(p, 0, "n7");
    pos_hand(p, 0, "ore:1");
    table *t = ck_table(p);
    assert_int_equal(robber(t), 0);
    roll(t, 1, 4, "ship");
    assert_asked(t, 0, "action"); /* no exchange */
    assert_hand(t, 0, "ore:1");
    assert_int_equal(robber(t), 0);
    /* The first attack leaves him there, and from then on he can be moved. */
    pos_field(p, "barbarians", "6");
    t = ck_table(p);
    roll(t, 3, 4, "ship");
    assert_asked(t, 0, "move_robber");
    refuse(t, 0, "move_robber:h0", CATAN_E_SAME_HEX);
    play(t, "move_robber:h15 end_turn");
    roll(t, 1, 4, "ship");
    assert_asked(t, 0, "market_give");
}

/* He comes there with the first attack, which is before production (C-24). */
static void test_robber_comes(void **state) {
    (void)state;
    RULE("CS-11");
    RULE("C-24");
    pos *p = before(waiting_on("", robber_on(0, 0)), "6");
    pos_settlement(p, 0, "n7");
    table *t = ck_table(p);
    roll(t, 1, 4, "ship");
    assert_int_equal(robber(t), 0);
    assert_int_equal(pirate(t), PIRATE_START);
    assert_hand(t, 0, "");
    /* With a 7 he is moved on from there, or the pirate. */
    t = ck_table(p);
    roll(t, 3, 4, "ship");
    assert_asked(t, 0, "move_robber");
    assert_moves(t, "move_robber:h1,h5,h7,h8,h12,h14-h16,h21,h22,h26,h27 "
                    "move_pirate:" SEA_BUT_34);
    refuse(t, 0, "move_robber:h0", CATAN_E_SAME_HEX);
}

/* Where the map has him start on a 12 he comes to where that lies by then. */
static void test_numbers_as_they_lie(void **state) {
    (void)state;
    RULE("CS-11");
    RULE("B-7");
    RULE("V4.5");
    sketch *map = robber_on(5, 3); /* h27, 12 */
    map->map.robber = 2;
    map->hexes[1].number = 0;
    assert_int_equal(robber(sea_table("scarcity=on", map)), 27);
    pos *p = waiting_on("scarcity=on", map);
    pos_field(p, "barbarians", "6");
    pos_settlement(p, 0, "n69"); /* at h26 and h27 */
    pos_road(p, 0, "e2");
    pos_hand(p, 0, SETTLEMENT);
    table *t = ck_table(p);
    assert_int_equal(robber(t), CATAN_NO_PLACE);
    play(t, "build_settlement:n8 take_token:h27 put_token:h1 end_turn");
    roll(t, 1, 1, "ship");
    assert_int_equal(robber(t), 1);
    take_back(t, 7); /* no token moves: he comes to h27 */
    play(t, "end_turn");
    roll(t, 1, 1, "ship");
    assert_int_equal(robber(t), 27);
}

/* On a map without a place for him he waits until he is moved; a desert that lay under fog is none.
 */
static void test_no_place_for_the_robber(void **state) {
    (void)state;
    RULE("CS-11");
    RULE("E99");
    sketch *map = foggy();
    map->hexes[15].terrain = CATAN_FIELDS;
    map->hexes[15].number = 10;
    assert_int_equal(robber(ck_sea_table("", map)), CATAN_NO_PLACE);
    pos *p = waiting_on("", map);
    pos_field(p, "barbarians", "6");
    pos_settlement(p, 0, "n25");
    pos_ship(p, 0, "e27 e28");
    pos_hand(p, 0, SHIP);
    table *t = ck_table(p);
    play(t, "end_turn");
    roll(t, 1, 1, "ship");
    assert_int_equal(robber(t), CATAN_NO_PLACE);
    assert_int_equal(table_info(t).robber_free, 1);
    take_back(t, 4);
    play(t, "build_ship:e29 discover:desert end_turn");
    roll(t, 1, 1, "ship");
    assert_int_equal(robber(t), CATAN_NO_PLACE);
    /* With a 7 he comes to any land hex. */
    take_back(t, 3);
    roll(t, 3, 4, "ship");
    assert_asked(t, 1, "move_robber");
    assert_listed(t, "move_robber:h4 move_robber:h15 move_robber:h0 move_pirate:h9");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        PLAY_TEST(test_off_the_board),
        PLAY_TEST(test_nobody_moves_them),
        PLAY_TEST(test_comes_with_the_first_attack),
        PLAY_TEST(test_first_attack_with_a_seven),
        PLAY_TEST(test_later_attacks),
        PLAY_TEST(test_no_start),
        PLAY_TEST(test_drained_start),
        PLAY_TEST(test_robber_waits_off_the_board),
        PLAY_TEST(test_robber_on_a_market),
        PLAY_TEST(test_robber_comes),
        PLAY_TEST(test_numbers_as_they_lie),
        PLAY_TEST(test_no_place_for_the_robber),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
