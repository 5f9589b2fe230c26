/* Positions of Cities & Knights that no game can come to: texts of them are refused. */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>
#include <cmocka.h>

#include "catan/catan.h"
#include "support/rule.h"

static _Alignas(16) unsigned char game_memory[1 << 17], memory[1 << 14];

static int32_t parsed(const char *text) {
    catan_config config;
    catan_game *game;
    catan_state *st;
    assert_int_equal(catan_config_parse(&config, sizeof config, text), CATAN_OK);
    assert_int_equal(catan_game_init(&game, game_memory, sizeof game_memory, &config, NULL),
                     CATAN_OK);
    assert_int_equal(catan_state_init(&st, memory, sizeof memory, game, NULL, 0, 0), CATAN_OK);
    return catan_position_parse(st, text, NULL);
}

/* A mighty knight in the hand of a seat without fortress. */
static void test_mighty_in_the_hand(void **state) {
    (void)state;
    RULE("C-52");
    assert_int_equal(
        parsed(
            "catan1 players=3 trade=off cities_knights=on | "
            "board=O5,S10,B8,O2,S9,W3,B4,B6,W4,L11,L6,L11,W3,D,L5,O12,W8,S10,S9 "
            "harbours=AASBOLAAW turn=131 seat=s0 active=s0 rolled=9 hold=1 robber=h1 "
            "longest_road=s0 bank=16.18.18.18.18.10.8.10 "
            "tasks=turn.s0.1.0.0.0+move_knight.s0.0.0.49.49 "
            "hand=1.0.1.0.0.0.0.1/2.0.0.1.0.0.2.1/0.1.0.0.1.2.2 buildings=n21+n40/n0+n51/n14+n42 "
            "roads=e18+e23+e24+e33+e58+e59+e64+e65+e69+e70+e71/e1+e2+e67/e16+e47+e53 "
            "barbarians=5 red_die=6 event_die=1 robber_free=1 printer=s1 "
            "progress_deck=0.0.0.0.0.0.0.0.0.0.1.1.1.1.2.2.2.1.1.2.1.0.2.2.4 "
            "under_trade=master_merchant+resource_monopoly+merchant_fleet+merchant+master_mer"
            "chant+merchant under_politics=deserter+warlord+bishop+spy "
            "under_science=inventor+road_building+smith+mining+irrigation+irrigation+road_bui"
            "lding+engineer "
            "progress=1.1.0.0.0.1.0.0.1/1.1.0.0.0.0.0.2/0.0.1.0.0.0.0.0.0.0.0.1.0.1.0.0.0.0.0"
            ".0.0.0.0.1 trade_track=0/0/1 politics_track=2/0/1 science_track=1/1/1"),
        CATAN_E_POSITION_PIECES);
}

/* Ten progress cards in the hand of a seat whose turn it is not. */
static void test_hand_over_the_limit(void **state) {
    (void)state;
    RULE("C-88");
    assert_int_equal(
        parsed("catan1 players=3 trade=off cities_knights=on | "
               "board=O5,S10,B8,O2,S9,W3,B4,B6,W4,L11,L6,L11,W3,D,L5,O12,W8,S10,S9 "
               "harbours=AASBOLAAW turn=47 seat=s0 active=s0 rolled=7 robber=h8 "
               "bank=17.19.15.18.16.11.12.10 tasks=turn.s0.1.0.0.0 "
               "hand=1.0.4/1.0.0.0.2/0.0.0.1.1.1.0.2 buildings=n21+n40/n0+n51/n14+n42 "
               "roads=e23+e33+e58+e64/e1+e67/e16+e53 barbarians=4 red_die=5 event_die=4 "
               "robber_free=1 progress_deck=0.0.0.0.1.2.1.2.2.2.0.2.2.2.2.2.3.2.1.2.2.2.2.4.6 "
               "progress=-/2.2.2.2.0.0.0.0.0.0.2/- trade_track=0/0/1 politics_track=0/0/1 "
               "science_track=1/1/1"),
        CATAN_E_POSITION_DECK);
}

/* The robber asked before the first attack. */
static void test_robber_before_the_attack(void **state) {
    (void)state;
    RULE("C-35");
    assert_int_equal(
        parsed("catan1 players=3 trade=off cities_knights=on | "
               "board=O5,S10,B8,O2,S9,W3,B4,B6,W4,L11,L6,L11,W3,D,L5,O12,W8,S10,S9 "
               "harbours=AASBOLAAW turn=10 seat=s2 active=s2 rolled=4 robber=h13 "
               "bank=17.16.18.19.18.12.12.11 tasks=turn.s2.1.0.0.0+robber.s2.0.2.0.0 "
               "cities=n14+n40+n51 hand=2.0.1.0.0.0.0.1/0.0.0.0.1/0.3 "
               "buildings=n21+n40/n0+n51/n14+n42 roads=e33+e58/e1+e67/e16+e53 barbarians=5 "
               "red_die=2 event_die=1 walls=n14 "
               "progress_deck=2.2.2.1.1.2.1.2.2.2.2.2.2.2.2.2.3.2.1.2.2.2.2.4.6 "
               "progress=-/0.0.0.1/- trade_track=0/0/1 politics_track=0/0/1 science_track=0/1/0"),
        CATAN_E_POSITION_TASK);
}

/* The robber asked before the roll. */
static void test_robber_before_the_roll(void **state) {
    (void)state;
    RULE("C-23");
    assert_int_equal(
        parsed(
            "catan1 players=3 trade=off cities_knights=on | "
            "board=O5,S10,B8,O2,S9,W3,B4,B6,W4,L11,L6,L11,W3,D,L5,O12,W8,S10,S9 "
            "harbours=AASBOLAAW turn=129 seat=s1 active=s1 rolled=10 robber=h1 longest_road=s0 "
            "bank=16.19.19.16.18.10.8.10 tasks=turn.s1.0.0.0.0+robber.s1.0.1.0.0 "
            "hand=1.0.0.0.0.0.0.1/2.0.0.1.0.0.2.1/0.0.0.2.1.2.2 buildings=n21+n40/n0+n51/n14+n42 "
            "roads=e18+e23+e24+e33+e58+e59+e64+e65+e69+e70+e71/e1+e2+e67/e16+e47+e53 "
            "barbarians=4 red_die=6 event_die=1 robber_free=1 printer=s1 "
            "progress_deck=0.0.0.0.0.0.0.0.0.0.1.1.1.2.2.2.2.1.1.2.1.0.2.2.4 "
            "under_trade=master_merchant+resource_monopoly+merchant_fleet+merchant+master_mer"
            "chant+merchant under_politics=deserter+warlord+bishop "
            "under_science=inventor+road_building+smith+mining+irrigation+irrigation+road_bui"
            "lding+engineer knights_placed=n49.1.1/-/- "
            "progress=1.1.0.0.0.1.0.0.1/1.1.0.0.0.0.0.2/0.0.1.0.0.0.0.0.0.0.0.1.0.0.0.0.1.0.0"
            ".0.0.0.0.1 trade_track=0/0/1 politics_track=0/0/1 science_track=1/1/1"),
        CATAN_E_POSITION_TASK);
}

/* Improvements and more before the first turn. */
static void test_much_in_setup(void **state) {
    (void)state;
    RULE("C-21");
    assert_int_equal(
        parsed("catan1 players=3 trade=off cities_knights=on | "
               "board=O5,S10,B8,O2,S9,W3,B4,B6,W4,L11,L6,L11,W3,D,L5,O12,W8,S10,S9 "
               "harbours=AASBOLAAW robber=h13 bank=19.19.19.19.19.12.12.12 tasks=setup.s1.3.2.3.0 "
               "buildings=n21/n0/n42 roads=e33/e1/e53 barbarians=5 robber_free=1 merchant=h0 "
               "merchant_of=s0 printer=s1 "
               "progress_deck=1.2.2.2.0.2.1.2.2.2.2.2.2.2.2.2.3.2.1.2.0.2.2.4.6 "
               "progress=1.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.2/-/- trade_track=3/3/3 "
               "defender=1/1/1"),
        CATAN_E_POSITION_TURN);
}

/* Nothing left to name. */
static void test_nobody_to_muster(void **state) {
    (void)state;
    RULE("C-92");
    assert_int_equal(
        parsed("catan1 trade=off cities_knights=on tactical_defence=on | "
               "board=O5,S10,B8,O2,S9,W3,B4,B6,W4,L11,L6,L11,W3,D,L5,O12,W8,S10,S9 "
               "harbours=AASBOLAAW turn=22 seat=s0 active=s0 rolled=7 robber=h7 "
               "bank=19.17.15.15.17.10.12.12 "
               "tasks=turn.s0.1.0.0.0+roll.-.2.0.7.0+muster.s0.0.8.0.54 "
               "hand=0.1.1.0.0.1/0.0.0.2.2/0.1.2.2/0.0.1.0.0.1 "
               "buildings=n13+n21/n0+n14/n40+n51/n17+n42 roads=e20+e33/e1+e16/e58+e67/e19+e53 "
               "barbarians=7 red_die=5 event_die=1 robber_free=1 printer=s2 "
               "progress_deck=2.2.2.2.0.2.1.2.2.2.2.2.2.2.2.2.3.2.1.2.2.2.2.4.6 "
               "knights_placed=n27.1.1/-/-/n12.2.1+n37.1.1 science_track=0/0/1/0"),
        CATAN_E_POSITION_TASK);
}

/* Knights that fight before their owner was asked. */
static void test_all_mustered(void **state) {
    (void)state;
    RULE("C-92");
    assert_int_equal(
        parsed(
            "catan1 trade=off cities_knights=on tactical_defence=on | "
            "board=O5,S10,B8,O2,S9,W3,B4,B6,W4,L11,L6,L11,W3,D,L5,O12,W8,S10,S9 "
            "harbours=AASBOLAAW turn=22 seat=s0 active=s0 rolled=7 robber=h7 "
            "bank=19.17.15.15.17.10.12.12 tasks=turn.s0.1.0.0.0+roll.-.2.0.7.0+muster.s0.0.8.0.0 "
            "hand=0.1.1.0.0.1/0.0.0.2.2/0.1.2.2/0.0.1.0.0.1 "
            "buildings=n13+n21/n0+n14/n40+n51/n17+n42 roads=e20+e33/e1+e16/e58+e67/e19+e53 "
            "barbarians=7 red_die=5 event_die=1 robber_free=1 printer=s2 "
            "progress_deck=2.2.2.2.0.2.1.2.2.2.2.2.2.2.2.2.3.2.1.2.2.2.2.4.6 "
            "knights_placed=n27.1.9/-/-/n12.2.9+n37.1.9 science_track=0/0/1/0"),
        CATAN_E_POSITION_TASK);
}

/* Decks chosen though the barbarians are stronger. */
static void test_draws_of_the_beaten(void **state) {
    (void)state;
    RULE("C-72");
    assert_int_equal(
        parsed("catan1 players=6 victory_points=20 trade=off cities_knights=on | "
               "board=W2,O10,S8,W5,W11,O9,O4,L4,L12,O12,B5,O8,S6,L10,S3,L6,D,S3,L3,W5,B2,D,L6,S9"
               ",S4,W9,W10,B8,B11,B11 harbours=AASSABLOAWA turn=231 seat=s0 active=s0 rolled=5 "
               "robber=h7 longest_road=s2 bank=18.23.20.18.21.12.14.14 "
               "tasks=turn.s0.1.0.0.0+roll.-.3.0.5.0+progress.s0.0.2.0.0 "
               "cities=n3+n5+n12+n19+n26+n27+n36+n42+n44+n45+n53+n73 "
               "hand=2.0.2.2.0.2.0.1/0.0.0.4.0.0.0.1/1.1.0.0.0.0.3.1/2.0.0.0.3.1.1/1.0.2.0.0.1/0"
               ".0.0.0.0.2.0.1 buildings=n3+n45/n12+n27/n36+n73/n5+n44/n42+n53/n19+n26 "
               "roads=e0+e68/e11+e39+e40+e52/e14+e19+e20+e24+e25+e26+e27+e34+e35+e43+e44+e45+e53"
               "+e92+e99/e3+e36+e46+e55/e59+e62+e70/e29+e38 barbarians=7 red_die=4 event_die=1 "
               "robber_free=1 constitution=s5 "
               "progress_deck=2.2.2.2.1.2.1.2.2.2.0.0.0.0.0.0.0.0.0.0.0.0.0.0.1 "
               "under_trade=resource_monopoly+merchant+resource_monopoly+master_merchant+commerc"
               "ial_harbour+commercial_harbour+merchant_fleet "
               "under_politics=wedding+spy+diplomat+intrigue+wedding+saboteur "
               "knights_placed=n52.1.1/n7.1.1/n17.1.0+n28.1.0/n1.1.0+n30.1.0/n41.1.0+n49.1.0/n24"
               ".1.0 "
               "progress=0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.1.0.1.0.2/0.0.0.0.0.0.0.0.0.0.1"
               ".0.1.0.0.0.1.0.0.0.0.1/0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.2.2/0.0.0.0"
               ".0.0.0.0.0.0.0.1.0.0.0.1.0.1.0.0.0.0.1/0.0.0.0.0.0.0.0.0.0.1/0.0.0.0.0.0.0.0.0.0"
               ".0.0.1.0.1.0.1.1 trade_track=1/0/1/1/0/0 politics_track=0/1/0/1/0/2 "
               "defender=4/2/0/0/3/0"),
        CATAN_E_POSITION_TASK);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_mighty_in_the_hand),
        cmocka_unit_test(test_hand_over_the_limit),
        cmocka_unit_test(test_robber_before_the_attack),
        cmocka_unit_test(test_robber_before_the_roll),
        cmocka_unit_test(test_much_in_setup),
        cmocka_unit_test(test_nobody_to_muster),
        cmocka_unit_test(test_all_mustered),
        cmocka_unit_test(test_draws_of_the_beaten),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
