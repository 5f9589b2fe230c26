/* The scenario of the specialists in play: P-1 to P-7 (its maps: tests/unit/test_layout_maps.c).
 *
 * The map for three, hex by hex: in the middle h6 ore, h10 lumber, h11 wool, h15 desert, h16 grain,
 * h20 brick. Around it the islands: h0 brick; h3 h4 h8 h13 grain; h18 h23 h27 lumber; h22 h26 wool
 * with h29 brick, h30 h31 ore. All else is sea. */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>
#include <cmocka.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "rules/sea_knights.h"
#include "support/rule.h"

#define THREE "players=3 scenario=specialists first_player=0 "
#define MIDDLE_NODES                                                                               \
    "n13 n18 n19 n23 n24 n28 n29 n30 n34 n35 n36 n40 n41 n42 n45 n46 n47 n51 n52 n57 n58 n63"

/* Who holds the card of a kind, or NO_SUCH_PIECE. */
static int32_t holder(const table *t, uint32_t kind) { return piece_of(t, kind, CATAN_NO_PLACE); }
#define assert_holders(t, lumberjack, mason, shepherd, farmer, miner)                              \
    do {                                                                                           \
        assert_int_equal(holder(t, CATAN_PIECE_LUMBERJACK), lumberjack);                           \
        assert_int_equal(holder(t, CATAN_PIECE_MASON), mason);                                     \
        assert_int_equal(holder(t, CATAN_PIECE_SHEPHERD), shepherd);                               \
        assert_int_equal(holder(t, CATAN_PIECE_FARMER), farmer);                                   \
        assert_int_equal(holder(t, CATAN_PIECE_MINER), miner);                                     \
    } while (0)
#define NONE NO_SUCH_PIECE

/* --- the map --- */

static void check_counts(const char *options, const unsigned terrains[8], const unsigned tokens[13],
                         unsigned any) {
    table *t = table_new(options);
    catan_layout layout = layout_info(t);
    unsigned land[8] = {0}, numbers[13] = {0}, harbours[6] = {0};
    for (uint32_t hex = 0; hex < catan_hex_count(t->game); hex++) {
        land[layout.terrain[hex]]++;
        numbers[layout.number[hex]]++;
    }
    assert_memory_equal(land, terrains, sizeof land);
    for (unsigned number = 2; number <= 12; number++) {
        assert_int_equal(numbers[number], tokens[number]);
    }
    for (uint32_t i = 0; i < catan_harbour_count(t->game); i++) {
        harbours[layout.harbour[i]]++;
    }
    for (unsigned kind = 0; kind < 6; kind++) {
        assert_int_equal(harbours[kind], kind == CATAN_HARBOUR_ANY ? any : 1);
    }
}
static void test_components(void **state) {
    (void)state;
    RULE("P-1");
    RULE("P-2");
    /* desert, forest, hills, pasture, fields, mountains, sea, gold */
    static const unsigned three[8] = {1, 4, 3, 3, 5, 3, 13, 0}, four[8] = {0, 5, 5, 4, 5, 5, 14, 1};
    static const unsigned base[13] = {0, 0, 1, 2, 2, 2, 2, 0, 2, 2, 2, 2, 1};
    static const unsigned more[13] = {0, 0, 2, 3, 3, 3, 2, 0, 2, 3, 3, 3, 1};
    static const char *const layouts[] = {"", " layout=random"};
    for (unsigned i = 0; i < 2; i++) {
        for (unsigned players = 2; players <= 4; players++) {
            char text[96];
            snprintf(text, sizeof text, "players=%u scenario=specialists%s", players, layouts[i]);
            check_counts(text, players == 4 ? four : three, players == 4 ? more : base, 1);
        }
    }
}

static void test_players(void **state) {
    (void)state;
    RULE("P-1");
    for (uint8_t players = 2; players <= 6; players++) {
        catan_config config;
        play_config(&config, "scenario=specialists");
        config.players = players;
        assert_int_equal(catan_config_check(NULL, 0, &config, NULL),
                         players <= 4 ? CATAN_OK : CATAN_E_CONFIG_PLAYERS);
    }
}

static void test_robber_and_pirate(void **state) {
    (void)state;
    RULE("P-7");
    table *t = table_new(THREE);
    assert_robber(t, 15);
    assert_int_equal(pirate(t), CATAN_NO_PLACE);
    t = table_new("players=4 scenario=specialists");
    assert_robber(t, CATAN_NO_PLACE);
    assert_int_equal(pirate(t), CATAN_NO_PLACE);
    pos *p = pos_new("players=4 scenario=specialists"); /* until it is first moved */
    pos_turn(p, 0, "before_roll");
    t = pos_table(p);
    play(t, "roll dice:7");
    assert_listed(t, "move_robber:h0 move_robber:h19 move_pirate:h2");
    play(t, "move_robber:h19");
    assert_robber(t, 19);
    assert_int_equal(pirate(t), CATAN_NO_PLACE);
}

/* --- the start (P-3, P-4) --- */

static void test_not_in_the_middle(void **state) {
    (void)state;
    RULE("P-3");
    table *t = table_new(THREE);
    char word[WORD];
    for (const char *nodes = MIDDLE_NODES; play_word(&nodes, word, sizeof word);) {
        char move[WORD + 32];
        snprintf(move, sizeof move, "setup_settlement:%s", word);
        refuse(t, 0, move, CATAN_E_NOT_A_START);
    }
    assert_listed(t, "setup_settlement:n0 setup_settlement:n9 setup_settlement:n56");
    refuse(t, 0, "setup_settlement:n1", CATAN_E_NOT_LAND);
    /* Nor the second one. */
    play(t, "setup_settlement:n9 setup_road:e14 setup_settlement:n66 setup_road:e94 "
            "setup_settlement:n70 setup_road:e101");
    refuse(t, 2, "setup_settlement:n46", CATAN_E_NOT_A_START);
    /* Later it is land like any. */
    pos *p = pos_new(THREE);
    pos_road(p, 0, "e35");
    pos_hand(p, 0, SETTLEMENT);
    assert_listed(pos_table(p), "build_settlement:n24");
}

/* The cards are dealt when the setup is over: one mark does, but not a tie. */
static table *started(const char *more) {
    char text[128];
    snprintf(text, sizeof text, THREE "%s", more);
    table *t = table_new(text);
    play(t, "setup_settlement:n9 setup_road:e14 setup_settlement:n66 setup_road:e94 "
            "setup_settlement:n70 setup_road:e101 setup_settlement:n74 setup_road:e106 "
            "setup_settlement:n56 setup_road:e79 setup_settlement:n31");
    return t;
}
static void test_dealt_behind_the_setup(void **state) {
    (void)state;
    RULE("P-4");
    RULE("V2.2");
    table *t = started("");
    assert_holders(t, NONE, NONE, NONE, NONE, NONE);
    assert_points(t, 2, 2, 2);
    play(t, "setup_road:e39");
    assert_asked(t, 0, "before_roll");
    assert_holders(t, 1, 2, 2, 0, 2);
    assert_points(t, 0, 3, 3);
    assert_points(t, 1, 3, 3);
    assert_points(t, 2, 5, 5);
    take_back(t, 1);
    assert_holders(t, NONE, NONE, NONE, NONE, NONE);
}

/* Only who rolls gets it, with a 7, too. */
static void test_income(void **state) {
    (void)state;
    RULE("P-4");
    RULE("V2.5");
    table *t = started("");
    play(t, "setup_road:e39");
    assert_hand(t, 0, "grain:2");
    assert_hand(t, 1, "lumber:2");
    assert_hand(t, 2, "brick:1 ore:1");
    play(t, "roll dice:11"); /* brick at n74, wool of nobody in the middle */
    assert_hand(t, 0, "grain:3");
    assert_hand(t, 1, "lumber:2");
    assert_hand(t, 2, "brick:2 ore:1");
    play(t, "end_turn roll dice:12"); /* grain at n9 */
    assert_hand(t, 0, "grain:4");
    assert_hand(t, 1, "lumber:3");
    play(t, "end_turn roll dice:7 move_pirate:h2");
    assert_asked(t, 2, "action");
    assert_hand(t, 0, "grain:4");
    assert_hand(t, 1, "lumber:3");
    assert_hand(t, 2, "brick:3 wool:1 ore:2");
}

static int32_t read_status(const table *t, pos *p) {
    return catan_position_parse(t->state, pos_line(p), NULL);
}
/* In Cities & Knights four marks: three do not. */
static void test_threshold(void **state) {
    (void)state;
    RULE("P-4");
    RULE("V2.2");
    static const char *const options[] = {THREE, THREE "cities_knights=on ",
                                          THREE "cities_knights=on specialist_threshold=2 "};
    static const int32_t refused[] = {CATAN_E_POSITION_AWARD, CATAN_OK, CATAN_E_POSITION_AWARD};
    for (unsigned i = 0; i < 3; i++) {
        pos *p = pos_new(options[i]);
        pos_settlement(p, 0, "n9 n16"); /* h3 and h4; h4 */
        pos_field(p, "settled", "h3+h4/-/-");
        pos_field(p, "progress_deck",
                  i == 0 ? "" : "2.2.2.2.1.2.1.2.2.2.2.2.2.2.2.2.3.2.1.2.2.2.2.4.6");
        table *t = table_new(options[i]);
        assert_int_equal(read_status(t, p), refused[i]);
        pos_field(p, "farmer", "s0");
        assert_int_equal(read_status(t, p),
                         refused[i] == CATAN_OK ? CATAN_E_POSITION_AWARD : CATAN_OK);
        pos_settlement(p, 0, "n31"); /* h8 and h13: five */
        pos_field(p, "settled", "h3+h4+h8+h13/-/-");
        assert_int_equal(read_status(t, p), CATAN_OK);
    }
}

/* --- bridges (P-4) --- */

/* Their ends lie at two islands: not at one, as V3 would have it. Over h25, b76 joins n64 and n68,
 * both of the wool's island; b75 n58 and n74, b77 n63 and n69. */
static void test_bridges_join_islands(void **state) {
    (void)state;
    RULE("P-4");
    RULE("V3.2");
    pos *p = pos_new(THREE);
    pos_road(p, 0, "e91 e98"); /* n64 n69; n68 n74 */
    pos_hand(p, 0, "lumber:1 brick:1 ore:1");
    table *t = pos_table(p);
    assert_listed(t, "build_bridge:b75 build_bridge:b77");
    refuse(t, 0, "build_bridge:b76", CATAN_E_NO_SPAN);
    play(t, "build_bridge:b75"); /* n74 to the middle */
    assert_hand(t, 0, "");
    p = pos_new(THREE);
    pos_settlement(p, 0, "n6");
    pos_field(p, "mason", "s0");
    pos_field(p, "settled", "h0/-/-");
    pos_hand(p, 0, "lumber:1 brick:1 ore:1");
    t = pos_table(p);
    assert_moves_of(t, "build_bridge", "b5"); /* h0 to h6, over h1 */
}

/* A polder is of no island: an end that touches no other land joins none. */
static void test_no_bridge_to_a_polder(void **state) {
    (void)state;
    RULE("P-4");
    RULE("V8.5");
    table *t = table_new("players=3 scenario=specialists polders=on layout=auto harbours=shuffled "
                         "trade=off");
    table_read(t, "catan1 players=3 trade=off scenario=specialists polders=on | "
                  "board=B6,L5,~,W4,W9,~,O2,~,W11,~,L8,S10,~,W11,~,D,W6,~,L5,~,B12,~,S3,L5,~,~,S4,"
                  "L9,~,B10,O3,O8 harbours=BSOLWA turn=5 seat=s0 active=s0 rolled=3 robber=h15 "
                  "bank=14.14.19.19.14 deck=14.5.2.2.2 tasks=turn.s0.1.0.0.0 hand=5.5.0.0.5/-/- "
                  "buildings=n7/-/- lumberjack=s0 polders=h1");
    refuse(t, 0, "build_bridge:b8", CATAN_E_NO_SPAN);
    assert_moves_of(t, "build_bridge", "");
}

/* --- points (P-5, P-6) --- */

static void test_islands(void **state) {
    (void)state;
    RULE("P-5");
    RULE("S-91");
    pos *p = pos_new(THREE);
    pos_settlement(p, 0, "n9");
    pos_field(p, "farmer", "s0");
    pos_field(p, "settled", "h3+h4/-/-");
    pos_road(p, 0, "e30 e35 e59 e79 e101"); /* at home, in the middle twice, lumber, wool */
    pos_hand(p, 0, "lumber:5 brick:5 wool:5 grain:5");
    table *t = pos_table(p);
    play(t, "build_settlement:n21"); /* at home: none */
    assert_int_equal(special(t, 0), 0);
    play(t, "build_settlement:n29"); /* in the middle */
    assert_int_equal(special(t, 0), 1);
    play(t, "build_settlement:n46"); /* in the middle again */
    assert_int_equal(special(t, 0), 1);
    play(t, "build_settlement:n61"); /* the lumber's */
    assert_int_equal(special(t, 0), 2);
    take_back(t, 2);
    play(t, "build_settlement:n61");
    assert_int_equal(special(t, 0), 2);
    play(t, "build_settlement:n70"); /* a third island: two at most */
    assert_int_equal(special(t, 0), 2);
    assert_int_equal(special(t, 1), 0);
}

/* Six points of cities, one of a settlement, the farmer and the lumberjack: nine; then one more. */
static pos *nine(const char *options) {
    char text[128];
    snprintf(text, sizeof text, THREE "%s", options);
    pos *p = pos_new(text);
    pos_city(p, 0, "n9 n31 n66");
    pos_settlement(p, 0, "n56");
    pos_field(p, "farmer", "s0");
    pos_field(p, "lumberjack", "s0");
    pos_field(p, "settled", "h3+h4+h8+h13+h18+h23+h27/-/-");
    pos_hand(p, 0, CITY);
    return p;
}
static void test_goal(void **state) {
    (void)state;
    RULE("P-6");
    RULE("CS-7");
    pos *p = nine("");
    pos_cards(p, 0, "point:4");
    table *t = pos_table(p);
    assert_points(t, 0, 13, 9);
    play(t, "build_city:n56");
    assert_points(t, 0, 14, 10);
    assert_result(t, CATAN_RUNNING);
    pos_cards(p, 0, "point:5");
    t = pos_table(p);
    play(t, "build_city:n56");
    assert_points(t, 0, 15, 10);
    assert_result(t, 0);
    for (unsigned defended = 6; defended <= 7; defended++) {
        p = nine("cities_knights=on");
        pos_seat_field(p, "defender", 0, defended == 6 ? "6" : "7", "0");
        t = ck_table(p);
        assert_points(t, 0, 9 + defended, 9 + defended);
        play(t, "build_city:n56");
        assert_result(t, defended == 6 ? CATAN_RUNNING : 0);
    }
}

static void test_no_city_in_the_middle(void **state) {
    (void)state;
    RULE("P-3");
    RULE("C-18");
    table *t = table_new(
        "players=3 scenario=specialists first_player=0 cities_knights=on layout=beginner");
    play(t, "setup_settlement:n9 setup_road:e14 setup_settlement:n66 setup_road:e94 "
            "setup_settlement:n70 setup_road:e101");
    assert_asked(t, 2, "setup_city");
    refuse(t, 2, "setup_city:n46", CATAN_E_NOT_A_START);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        PLAY_TEST(test_components),
        PLAY_TEST(test_players),
        PLAY_TEST(test_robber_and_pirate),
        PLAY_TEST(test_not_in_the_middle),
        PLAY_TEST(test_dealt_behind_the_setup),
        PLAY_TEST(test_income),
        PLAY_TEST(test_threshold),
        PLAY_TEST(test_bridges_join_islands),
        PLAY_TEST(test_no_bridge_to_a_polder),
        PLAY_TEST(test_islands),
        PLAY_TEST(test_goal),
        PLAY_TEST(test_no_city_in_the_middle),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
