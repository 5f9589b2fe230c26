/* Scripted games of scarce resources, conflicts, polders, irrigation, and of the specialists: each
 * of their moves, and all that comes of them (V4, V7, V8, V9, P). Every step is read from its text,
 * taken back and played again. */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>
#include <cmocka.h>

#include "rules/straits.h"
#include "support/rule.h"

#include "rules/script_game.h"

static unsigned knights_in_deck(const table *t) { return table_info(t).deck[CATAN_KNIGHT]; }

/* --- scarce resources --- */

static const act scarce_acts[] = {
    {"land that is found bears no number; who settles there takes one along",
     "build_ship:e29 discover:forest build_settlement:n19 take_token:h0 put_token:h4 end_turn"},
    {"it brings lumber; no token can move to where it was",
     "roll dice:5 build_settlement:n0 end_turn"},
    {"a city moves none", "roll dice:2 build_city:n49 end_turn"},
};
static void test_scarce(void **state) {
    (void)state;
    RULE("V4.3");
    RULE("V4.5");
    RULE("V4.9");
    sketch *map = foggy();
    pos *p = scarce_fog(map);
    pos_settlement(p, 1, "n63");
    pos_road(p, 1, "e0");
    pos_hand(p, 1, SETTLEMENT);
    pos_settlement(p, 2, "n49");
    pos_hand(p, 2, CITY);
    play_acts(pos_line(p), &map->map, scarce_acts);
    assert_hand(behind("discover:forest"), 0, "lumber:2 brick:1 wool:1 grain:1");
    assert_hex(behind("discover:forest"), 4, CATAN_FOREST, 0);
    assert_int_equal(instead_of("take_token:h0", "take_token:h8"), CATAN_E_NUMBER_NEEDED);
    assert_int_equal(instead_of("take_token:h0", "take_token:h7"), CATAN_OK);
    assert_hex(behind("put_token:h4"), 4, CATAN_FOREST, 5);
    assert_hex(behind("put_token:h4"), 0, CATAN_FOREST, 0);
    assert_hand(behind("dice:5"), 0, "lumber:2");
    assert_asked(behind("build_settlement:n0"), 1, "action");
    assert_asked(behind("build_city:n49"), 2, "action");
    end_game();
}

/* --- conflicts --- */

static const act card_acts[] = {
    {"a bridge is lost", "play_attack attack_bridge:b28 give_in end_turn"},
    {"an attack on a road is beaten off",
     "roll dice:2 play_attack attack_route:e39 defend end_turn"},
    {"a road is lost, and built again by another",
     "roll dice:2 play_attack attack_route:e50 give_in build_road:e50 end_turn"},
    {"a city comes for a city; two turns pass before",
     "roll dice:2 end_turn roll dice:2 end_turn roll dice:2 play_attack attack_for_city:n42 "
     "give_in "
     "end_turn"},
    {"a settlement comes for that; a turn passes before",
     "roll dice:2 end_turn roll dice:2 play_attack attack_building:n42 give_in end_turn"},
};
static void test_cards(void **state) {
    (void)state;
    RULE("V7.1");
    RULE("V7.2");
    RULE("V7.3");
    RULE("V7.4");
    RULE("V7.5");
    sketch *map = strait();
    pos *p = sea_on("conflicts=on bridges=on hand_limit=20", map);
    pos_settlement(p, 0, "n25");
    pos_road(p, 0, "e39");
    pos_cards(p, 0, "knight:2");
    pos_city(p, 1, "n42");
    pos_road(p, 1, "e50 e63");
    bridge(p, 1, "b28");
    pos_cards(p, 1, "knight:2");
    pos_hand(p, 1, SETTLEMENT);
    pos_settlement(p, 2, "n41");
    pos_road(p, 2, "e49");
    pos_cards(p, 2, "knight:2");
    pos_hand(p, 2, "lumber:1 brick:1 grain:2 ore:3");
    play_acts(pos_line(p), &map->map, card_acts);
    assert_int_equal(knights_in_deck(behind("play_attack")), 9);
    assert_int_equal(piece_of(behind("give_in"), CATAN_PIECE_BRIDGE, 28), NO_SUCH_PIECE);
    assert_supply(behind("give_in"), 1, 13, 5, 3);
    assert_road(behind("defend"), 39, 0);
    assert_int_equal(knights_in_deck(behind("defend")), 11);
    assert_building(behind("attack_for_city:n42"), 42, 1, CATAN_CITY);
    assert_int_equal(instead_of("attack_for_city:n42", "attack_building:n42"), CATAN_E_CANNOT_PAY);
    assert_building(behind("attack_building:n42"), 42, 2, CATAN_CITY);
    assert_building(now(), 42, 1, CATAN_SETTLEMENT);
    assert_supply(now(), 1, 14, 4, 4);
    assert_supply(now(), 2, 13, 4, 4);
    assert_hand(now(), 1, "");
    assert_hand(now(), 2, "");
    assert_int_equal(knights_in_deck(now()), 14); /* all of them again */
    assert_awards(now(), CATAN_NOBODY, CATAN_NOBODY);
    end_game();
}

static const act knight_acts[] = {
    {"one knight is beaten off, another leaves a third without a way",
     "attack_with:n17 attack_for_city:n18 defend_with:n42 attack_with:n22 attack_route:e34 "
     "activate_knight:n17 end_turn"},
    {"two turns", ROLL "end_turn " ROLL "end_turn"},
    {"nobody can defend: the city is another's, and its wall is back",
     ROLL "attack_with:n17 attack_for_city:n18 activate_knight:n22 end_turn"},
    {"its owner strikes back, who gives in",
     ROLL "attack_with:n13 attack_building:n18 give_in end_turn"},
};
static void test_knights(void **state) {
    (void)state;
    RULE("V7.6");
    RULE("V7.7");
    RULE("V7.8");
    pos *p = ck("players=3 conflicts=on hand_limit=20");
    pos_road(p, 0, "e25 e26 e27");
    pos_hand(p, 0, "grain:4 ore:3");
    knights(p, 0, "n17.2.1 n22.3.1");
    pos_city(p, 1, "n18");
    pos_field(p, "walls", "n18");
    pos_road(p, 1, "e20 e61");
    knights(p, 1, "n13.3.1 n42.1.1");
    pos_hand(p, 1, SETTLEMENT);
    pos_road(p, 2, "e34");
    knights(p, 2, "n28.2.0");
    play_acts(table_line(ck_table(p)), NULL, knight_acts);
    assert_building(behind("defend_with:n42"), 18, 1, CATAN_CITY);
    assert_knight(behind("defend_with:n42"), 42, 1, BASIC, 0);
    assert_knight(behind("attack_with:n17"), 17, 0, STRONG, 0);
    assert_no_knight(behind("attack_route:e34"), 28);
    assert_knights_left(behind("attack_route:e34"), 2, 2, 2, 2);
    assert_asked(behind("attack_building:n18"), 0, "defence");
    assert_building(now(), 18, 1, CATAN_SETTLEMENT);
    assert_int_equal(walls_left(now(), 1), 3);
    assert_supply(now(), 0, 12, 5, 4);
    assert_supply(now(), 1, 13, 4, 4);
    end_game();
}

/* --- polders --- */

static const act polder_acts[] = {
    {"dikes, built and by road building",
     "build_dike:e27 build_dike:e28 play_road_building free_dike:e40 free_dike:e51 end_turn"},
    {"a stranger's road is the sixth piece", "roll dice:2 build_road:e50 end_turn"},
    {"the pirate comes", "roll dice:7 move_pirate:h9 end_turn"},
    {"and goes: the sea becomes land, with roads and a settlement",
     "roll dice:7 move_pirate:h34 drain:h9 polder_terrain:hills polder_number:9 build_road:e27 "
     "build_road:e28 build_settlement:n26 end_turn"},
    {"it brings brick", "roll dice:9 end_turn"},
    {"until the robber comes",
     "roll dice:7 move_robber:h9 rob:s0 steal:brick end_turn roll dice:9"},
};
static void test_polder(void **state) {
    (void)state;
    RULE("V8.1");
    RULE("V8.2");
    RULE("V8.3");
    RULE("V8.4");
    RULE("V8.5");
    sketch *map = sea_sketch();
    pos *p = sea_on("polders=on hand_limit=20", map);
    pos_settlement(p, 0, "n25");
    pos_road(p, 0, "e39");
    pos_cards(p, 0, "road_building:1");
    pos_hand(p, 0, "lumber:5 brick:5 wool:1 grain:1");
    pos_settlement(p, 1, "n41");
    pos_road(p, 1, "e49");
    pos_hand(p, 1, ROAD);
    play_acts(pos_line(p), &map->map, polder_acts);
    assert_supply(behind("free_dike:e51"), 0, 10, 4, 4);
    assert_int_equal(instead_of("build_road:e50", "build_dike:e50"), CATAN_E_NO_BUILDING);
    assert_int_equal(piece_of(behind("build_road:e50"), CATAN_PIECE_DRAIN_RIGHT, 9), 0);
    assert_int_equal(instead_of("move_pirate:h34", "drain:h9"), CATAN_E_NOT_ASKED);
    assert_int_equal(catan_check(behind("move_pirate:h9")->state, CATAN_ANYONE,
                                 catan_move_make(CATAN_MOVE_DRAIN, 9)),
                     CATAN_E_NOT_ENCLOSED);
    assert_supply(behind("drain:h9"), 0, 14, 4, 4);
    assert_hex(behind("polder_number:9"), 9, CATAN_HILLS, 9);
    assert_hand(behind("build_settlement:n26"), 0, "");
    assert_hand(behind("dice:9"), 0, "brick:2");
    assert_hand(now(), 0, "brick:1");
    assert_robber(now(), 9);
    end_game();
}

/* --- irrigation --- */

static const act hills_acts[] = {
    {"the sixth piece around hills: pasture of it", "build_dike:e12 irrigate_pasture:h4 end_turn"},
    {"it brings wool; others are closed by somebody else, for whoever laid the last dike",
     "roll dice:6 build_road:e62 end_turn"},
    {"he makes forest of them", "roll dice:2 irrigate_forest:h16 end_turn"},
    {"they bring lumber", "roll dice:5"},
};
static void test_irrigation(void **state) {
    (void)state;
    RULE("V9.1");
    pos *p = pos_new("players=3 irrigation=on");
    pos_settlement(p, 0, "n17");
    pos_road(p, 0, "e19 e26");
    pos_hand(p, 0, ROAD);
    pos_road(p, 1, "e54"); /* n38 n43: at an end of e62 */
    pos_hand(p, 1, ROAD);
    pos_settlement(p, 2, "n39");
    pos_field(p, "dikes", "e20+e27/e13/e55+e56+e63+e66+e67");
    pos_field(p, "last_dikes", "h4.s1+h16.s2");
    play_acts(pos_line(p), NULL, hills_acts);
    assert_hex(behind("irrigate_pasture:h4"), 4, CATAN_PASTURE, 6);
    assert_supply(behind("irrigate_pasture:h4"), 0, 13, 4, 4);
    assert_hand(behind("dice:6"), 0, "wool:1");
    assert_int_equal(instead_of("end_turn", "irrigate_pasture:h4"), CATAN_E_NOT_ENCLOSED);
    assert_int_equal(piece_of(behind("build_road:e62"), CATAN_PIECE_DRAIN_RIGHT, 16), 2);
    assert_hex(behind("irrigate_forest:h16"), 16, CATAN_FOREST, 5);
    assert_supply(behind("irrigate_forest:h16"), 2, 15, 4, 4);
    assert_road(behind("irrigate_forest:h16"), 62, 1);
    assert_hand(behind("dice:5"), 2, "lumber:1");
    end_game();
}

/* --- the specialists --- */

#define OFFER "offer_give:ore offer_want:"
static const act specialist_acts[] = {
    {"the start: cards are dealt at its end",
     "setup_settlement:n9 setup_road:e14 setup_settlement:n66 setup_road:e94 setup_settlement:n70 "
     "setup_road:e101 setup_settlement:n74 setup_road:e106 setup_settlement:n56 setup_road:e79 "
     "setup_settlement:n31 setup_road:e39"},
    {"grain for the farmer, with a 7, too; lumber in the next turn",
     "roll dice:7 move_robber:h20 end_turn roll dice:2 end_turn"},
    {"brick, wool and ore for the third; a bridge to the middle",
     "roll dice:12 " OFFER "lumber offer_send:s1 accept confirm:s1 build_bridge:b75 end_turn"},
    {"a settlement on a new island",
     "roll dice:12 end_turn roll dice:12 end_turn roll dice:12 " OFFER
     "lumber offer_send:s1 accept "
     "confirm:s1 " OFFER "grain offer_send:s0 accept confirm:s0 build_settlement:n58"},
};
static void test_specialists(void **state) {
    (void)state;
    RULE("P-3");
    RULE("P-4");
    RULE("P-5");
    RULE("P-7");
    play_acts(table_line(table_new("players=3 scenario=specialists first_player=0")), NULL,
              specialist_acts);
    assert_int_equal(instead_of("setup_settlement:n9", "setup_settlement:n46"),
                     CATAN_E_NOT_A_START);
    assert_robber(behind("setup_road:e14"), 15);
    assert_points(behind("setup_settlement:n31"), 0, 2, 2);
    assert_points(behind("setup_road:e39"), 0, 3, 3);
    assert_hand(behind("setup_road:e39"), 0, "grain:2");
    assert_hand(behind("move_robber:h20"), 0, "grain:3");
    assert_hand(behind("move_robber:h20"), 1, "lumber:2");
    assert_hand(behind("dice:2"), 1, "lumber:3");
    assert_int_equal(instead_of("build_bridge:b75", "build_bridge:b76"), CATAN_E_NO_SPAN);
    assert_int_equal(piece_of(behind("build_bridge:b75"), CATAN_PIECE_BRIDGE, 75), 2);
    assert_building(now(), 58, 2, CATAN_SETTLEMENT);
    assert_int_equal(special(now(), 2), 1);
    assert_points(now(), 2, 7, 7); /* three of them settlements, three specialists */
    end_game();
}

int main(void) {
    const struct CMUnitTest tests[] = {
        PLAY_TEST(test_scarce), PLAY_TEST(test_cards),      PLAY_TEST(test_knights),
        PLAY_TEST(test_polder), PLAY_TEST(test_irrigation), PLAY_TEST(test_specialists),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
