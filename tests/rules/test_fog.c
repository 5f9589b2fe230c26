/* Fog, and what is found under it: S-80 to S-85, G-3. */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>
#include <cmocka.h>
#include <stdio.h>
#include <stdlib.h>

#include "rules/sea.h"
#include "support/rule.h"

static int32_t left_of(const table *t, uint32_t kind, uint32_t index) {
    return catan_view_count(t->state, CATAN_SPECTATOR, kind, CATAN_NOBODY, index);
}

static void test_face_down(void **state) {
    (void)state;
    RULE("S-80");
    RULE("H-1");
    RULE("H-4");
    table *t = pos_table(in_fog("e27"));
    assert_hex(t, 4, CATAN_FOG, 0);
    assert_hex(t, 5, CATAN_FOG, 0);
    assert_hex(t, 12, CATAN_FOG, 0);
    assert_hex(t, 26, CATAN_FIELDS, 9);
    /* What is left is open, where it lies is not known. */
    assert_int_equal(left_of(t, CATAN_COUNTER_FOG_TERRAINS, CATAN_SEA), 1);
    assert_int_equal(left_of(t, CATAN_COUNTER_FOG_TERRAINS, CATAN_GOLD), 1);
    assert_int_equal(left_of(t, CATAN_COUNTER_FOG_TERRAINS, CATAN_DESERT), 1);
    assert_int_equal(left_of(t, CATAN_COUNTER_FOG_NUMBERS, 10), 1);
    /* Ships that come no nearer discover nothing. */
    play(t, "build_ship:e28 build_ship:e17");
    assert_asked(t, 0, "action");
}

static void test_no_robber_no_pirate(void **state) {
    (void)state;
    RULE("S-80");
    pos *p = in_fog("");
    pos_turn(p, 0, "before_roll");
    table *t = pos_table(p);
    play(t, "roll dice:7");
    assert_moves(t, "move_robber:h0,h1,h7,h8,h14,h16,h21,h22,h26,h27 "
                    "move_pirate:h2,h3,h6,h9,h10,h13,h17-h20,h23-h25,h28-h33");
    refuse(t, 0, "move_robber:h5", CATAN_E_NOT_LAND);
    refuse(t, 0, "move_pirate:h4", CATAN_E_NOT_SEA);
}

static void test_land(void **state) {
    (void)state;
    RULE("S-81");
    RULE("S-82");
    RULE("G-3");
    table *t = pos_table(in_fog("e27 e28"));
    play_as(t, 0, "build_ship:e29");
    assert_asked(t, CATAN_CHANCE, "discover");
    assert_weights(t, "discover:desert=1 discover:forest=1 discover:sea=1 discover:gold=1");
    assert_ship(t, 29, 0);
    play(t, "discover:forest");
    assert_asked(t, CATAN_CHANCE, "discover_number");
    assert_weights(t, "discover_number:4=1 discover_number:10=1");
    play(t, "discover_number:10");
    assert_asked(t, 0, "action");
    assert_hex(t, 4, CATAN_FOREST, 10);
    assert_hex(t, 5, CATAN_FOG, 0);
    /* The card of the terrain, at once: one lumber was paid. */
    assert_hand(t, 0, "lumber:3 wool:2");
    assert_int_equal(left_of(t, CATAN_COUNTER_FOG_TERRAINS, CATAN_FOREST), 0);
    assert_int_equal(left_of(t, CATAN_COUNTER_FOG_NUMBERS, 10), 0);
}

static void test_known_hexes_stay(void **state) {
    (void)state;
    RULE("S-81");
    table *t = pos_table(in_fog("e27 e28"));
    play(t, "build_ship:e29 discover:forest discover_number:10 build_ship:e18");
    /* n11 touches h4 only, which is known. */
    assert_asked(t, 0, "action");
    assert_hex(t, 4, CATAN_FOREST, 10);
    /* h11 at n27, by the next. */
    play(t, "build_ship:e30");
    assert_weights(t, "discover:desert=1 discover:sea=1 discover:gold=1");
    play(t, "discover:gold");
    assert_weights(t, "discover_number:4=1");
    play(t, "discover_number:4");
    assert_asked(t, 0, "take_gold");
    assert_hex(t, 11, CATAN_GOLD, 4);
    take_back(t, 3);
    assert_hex(t, 11, CATAN_FOG, 0);
    assert_asked(t, 0, "action");
}

static void test_sea_and_desert_give_nothing(void **state) {
    (void)state;
    RULE("S-82");
    table *t = pos_table(in_fog("e27 e28"));
    play(t, "build_ship:e29 discover:sea");
    assert_asked(t, 0, "action");
    assert_hex(t, 4, CATAN_SEA, 0);
    assert_hand(t, 0, "lumber:2 wool:2");
    take_back(t, 1);
    play(t, "discover:desert");
    assert_asked(t, 0, "action");
    assert_hex(t, 4, CATAN_DESERT, 0);
    assert_hand(t, 0, "lumber:2 wool:2");
    assert_robber(t, 15);
}

static void test_gold_is_chosen(void **state) {
    (void)state;
    RULE("S-82");
    pos *p = in_fog("e27 e28");
    table *t = pos_table(p);
    play(t, "build_ship:e29 discover:gold discover_number:4");
    assert_asked(t, 0, "take_gold");
    assert_int_equal(table_info(t).pending, 1);
    play_as(t, 0, "take_gold:ore");
    assert_asked(t, 0, "action");
    assert_hand(t, 0, "lumber:2 wool:2 ore:1");
}

static void test_bank_has_it_not(void **state) {
    (void)state;
    RULE("S-82");
    pos *p = in_fog("e27 e28");
    pos_hand(p, 0, "lumber:1 wool:1 ore:4");
    pos_bank(p, 1, "lumber:0");
    table *t = pos_table(p);
    /* The lumber that is paid is there again. */
    play(t, "build_ship:e29 discover:forest discover_number:10");
    assert_hand(t, 0, "lumber:1 ore:4");
    p = in_fog("e27 e28");
    pos_hand(p, 0, "");
    pos_cards(p, 0, "road_building:1");
    pos_bank(p, 1, "lumber:0 brick:0 wool:0 grain:0 ore:0");
    t = pos_table(p);
    play(t, "play_road_building free_ship:e29 discover:forest discover_number:10");
    assert_asked(t, 0, "free_road");
    assert_hand(t, 0, "");
    take_back(t, 2);
    play(t, "discover:gold discover_number:10");
    assert_asked(t, 0, "free_road");
    assert_hand(t, 0, "");
}

static void test_places_at_fog(void **state) {
    (void)state;
    RULE("S-84");
    sketch *map = sea_sketch();
    sea_fog(map, "4 5 9 10 11 12", "~ ~ ~ L L L", "4 9 10");
    map->map.max_players = 4;
    table *t = sea_table("players=2", map);
    refuse(t, 0, "setup_settlement:n20", CATAN_E_NOT_LAND);
    refuse(t, 0, "setup_settlement:n5", CATAN_E_NOT_LAND);
    refuse(t, 0, "setup_settlement:n26", CATAN_E_NOT_LAND);
    /* n33 is at pasture, hills and fog: roads along land; fog is no sea. */
    play(t, "setup_settlement:n33");
    assert_moves(t, "setup_road:e39,e49,e50");
    refuse(t, 0, "setup_ship:e39", CATAN_E_NOT_SEA);
    take_back(t, 1);
    /* n25: e27 has sea on its other side. */
    play(t, "setup_settlement:n25");
    assert_moves(t, "setup_road:e26,e39 setup_ship:e26,e27");
    /* Between two hexes of fog lies nothing. */
    map = sea_sketch();
    sea_fog(map, "2 9 10", "~ ~ L", "10");
    t = sea_table("players=2", map);
    play(t, "setup_settlement:n25");
    assert_moves(t, "setup_road:e26,e39");
    refuse(t, 0, "setup_road:e27", CATAN_E_NOT_LAND);
    refuse(t, 0, "setup_ship:e27", CATAN_E_NOT_SEA);
    refuse(t, 0, "setup_ship:e26", CATAN_E_NOT_SEA);
}

static void test_reds_may_touch(void **state) {
    (void)state;
    RULE("S-83");
    sketch *map = sea_sketch();
    sea_fog(map, "9", "L", "6");
    pos *p = sea_on("", map);
    pos_settlement(p, 0, "n25");
    pos_hand(p, 0, SHIP);
    table *t = pos_table(p);
    play(t, "build_ship:e27");
    assert_weights(t, "discover:forest=1");
    play(t, "discover:forest");
    assert_weights(t, "discover_number:6=1");
    play(t, "discover_number:6");
    /* h8 beside it has a 6, too. */
    assert_hex(t, 9, CATAN_FOREST, 6);
    assert_hex(t, 8, CATAN_PASTURE, 6);
}

/* Land that is found beside a ship does not take it away. */
static void test_ship_stays(void **state) {
    (void)state;
    RULE("S-85");
    sketch *map = sea_sketch();
    sea_fog(map, "9", "L", "10");
    pos *p = sea_on("", map);
    pos_settlement(p, 0, "n25");
    pos_hand(p, 0, "lumber:2 brick:1 wool:2");
    table *t = pos_table(p);
    play(t, "build_ship:e27 discover:forest discover_number:10");
    assert_ship(t, 27, 0);
    assert_listed(t, "build_ship:e17 build_ship:e28");
    /* e39 is inland now. */
    refuse(t, 0, "build_ship:e39", CATAN_E_NOT_SEA);
    assert_listed(t, "build_road:e39");
}

/* Every card of the stack alike: the 12 of Fog Islands, of which most terrains have two (3.8). */
static void test_weights_of_a_stack(void **state) {
    (void)state;
    RULE("S-80");
    RULE("G-1");
    table *t = table_new("players=3 scenario=fog first_player=0");
    catan_rng rng;
    assert_int_equal(catan_rng_seed(&rng, 5), CATAN_OK);
    while (catan_question(t->state) != CATAN_ASK_DISCOVER) {
        catan_move move = catan_random_move(t->state, &rng);
        assert_int_equal(catan_apply(t->state, CATAN_ANYONE, move), CATAN_OK);
    }
    assert_weights(t, "discover:forest=1 discover:hills=2 discover:pasture=1 discover:fields=2 "
                      "discover:mountains=2 discover:sea=2 discover:gold=2");
    play(t, "discover:hills");
    assert_weights(t, "discover_number:3=2 discover_number:4=1 discover_number:5=1 "
                      "discover_number:6=1 discover_number:8=1 discover_number:9=1 "
                      "discover_number:10=1 discover_number:11=1 discover_number:12=1");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        PLAY_TEST(test_face_down),
        PLAY_TEST(test_no_robber_no_pirate),
        PLAY_TEST(test_land),
        PLAY_TEST(test_known_hexes_stay),
        PLAY_TEST(test_sea_and_desert_give_nothing),
        PLAY_TEST(test_gold_is_chosen),
        PLAY_TEST(test_bank_has_it_not),
        PLAY_TEST(test_places_at_fog),
        PLAY_TEST(test_reds_may_touch),
        PLAY_TEST(test_ship_stays),
        PLAY_TEST(test_weights_of_a_stack),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
