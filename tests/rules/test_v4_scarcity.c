/* Scarce resources in play: V4.3 to V4.9 (the layout: tests/unit/test_layout_sparse.c). */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>
#include <cmocka.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "rules/sea.h"
#include "support/rule.h"

/* Terrains of the beginner board, hex by hex, and twelve of its tokens where they usually lie: none
 * in the north (h0 h1 h2 h4 h5) nor on h13. */
#define TERRAINS "OSLWBSBWLDLOLOWSBWS"
#define NORTH_BARE "- - - 12 - - 10 9 11 - 3 8 8 - 4 5 5 6 11"

/* The board of a position, number by number. */
static void board(pos *p, const char *terrains, const char *numbers) {
    char text[256] = "";
    for (unsigned hex = 0; hex < 19; hex++) {
        size_t length = strcspn(numbers, " ");
        snprintf(text + strlen(text), sizeof text - strlen(text), "%s%c%.*s", hex == 0 ? "" : ",",
                 terrains[hex], *numbers == '-' ? 0 : (int)length, numbers);
        numbers += length + (numbers[length] == ' ');
    }
    pos_field(p, "board", text);
}
/* Seat 0 may settle on n18, at h4 and h5 and the desert. He has a settlement at h3, h7 and h8. */
static pos *begin_with(const char *options, const char *numbers) {
    char text[160];
    snprintf(text, sizeof text, "players=%s scarcity=on layout=random", options);
    pos *p = pos_new(text);
    board(p, TERRAINS, numbers);
    pos_settlement(p, 0, "n22");
    pos_road(p, 0, "e25 e26 e27");
    pos_hand(p, 0, SETTLEMENT);
    return p;
}
static pos *begin(const char *numbers) { return begin_with("3", numbers); }

#define assert_numbers(t, hex_a, number_a, hex_b, number_b)                                        \
    do {                                                                                           \
        catan_layout layout_now = layout_info(t);                                                  \
        assert_int_equal(layout_now.number[hex_a], number_a);                                      \
        assert_int_equal(layout_now.number[hex_b], number_b);                                      \
    } while (0)

/* --- the start (V4.4) --- */

static void test_start(void **state) {
    (void)state;
    RULE("V4.4");
    RULE("B-9");
    catan_layout bare = layout_info(table_new("players=3"));
    static const uint8_t without[] = {0, 1, 2, 4, 5, 13};
    for (unsigned i = 0; i < sizeof without; i++) {
        bare.number[without[i]] = 0;
    }
    table *t = table_laid("players=3 first_player=0 scarcity=on layout=random", &bare);
    assert_asked(t, 0, "setup_settlement");
    refuse(t, 0, "setup_settlement:n8", CATAN_E_NO_NUMBER);  /* h0 h1 h4 */
    refuse(t, 0, "setup_settlement:n0", CATAN_E_NO_NUMBER);  /* h0 */
    refuse(t, 0, "setup_settlement:n18", CATAN_E_NO_NUMBER); /* h4 h5 and the desert */
    refuse(t, 0, "setup_settlement:n9", CATAN_E_NO_NUMBER);
    assert_moves_of(t, "setup_settlement", "n7,n10-n12,n14-n17,n19-n53");
    play(t, "setup_settlement:n12 setup_road:e12"); /* h3 alone bears one; roads go anywhere */
    refuse(t, 1, "setup_settlement:n18", CATAN_E_NO_NUMBER);
    refuse(t, 1, "setup_settlement:n7", CATAN_E_DISTANCE);
    t = table_laid("players=3 first_player=0 layout=random", &bare);
    assert_listed(t, "setup_settlement:n8");
}

/* Where no node at a number is left that restriction falls; what a map says of starts does not fall
 * with it. */
static void test_no_number_left(void **state) {
    (void)state;
    RULE("V4.4");
    RULE("B-9");
    table *t = table_new("players=3 scarcity=on scarcity_removed=15 layout=random "
                         "harbours=shuffled");
    table_read(t, "catan1 players=3 layout=random scarcity=on scarcity_removed=15 | "
                  "board=B,B,W,W,S,B,L,S,O,W,W,L,S11,L10,D,L,O9,O,S harbours=AWBAASOAL robber=h14 "
                  "bank=19.19.17.19.17 deck=14.5.2.2.2 tasks=setup.s1.1.0.4.28 "
                  "hand=-/0.0.2.0.1/0.0.0.0.1 buildings=n44/n28+n35/n38+n51 "
                  "roads=e56/e43/e54+e67");
    play(t, "setup_road:e34");
    assert_asked(t, 0, "setup_settlement");
    refuse(t, 0, "setup_settlement:n39", CATAN_E_DISTANCE);
    assert_moves(t,
                 "setup_settlement:n0-n21,n23-n27,n31,n32,n36,n37,n41,n42,n45,n46,n49,n50,n52,n53");
    play(t, "setup_settlement:n0 setup_road:e0");
    assert_asked(t, 0, "before_roll");
    sketch *map = sea_sketch();
    map->hexes[SE_1].flags = CATAN_HEX_START;
    map->hexes[SE_1].number = map->hexes[0].number = 0;
    map->map.max_players = 2;
    t = table_on_map("players=2 seafarers=on first_player=0 scarcity=on layout=random", &map->map);
    assert_moves(t, "setup_settlement:n61,n69"); /* both hold */
    refuse(t, 0, "setup_settlement:n68", CATAN_E_NO_NUMBER);
    refuse(t, 0, "setup_settlement:n54", CATAN_E_NOT_A_START);
    play(t, "setup_settlement:n61 setup_ship:e80");
    assert_moves(t, "setup_settlement:n60,n68,n77"); /* the map's */
    refuse(t, 1, "setup_settlement:n5", CATAN_E_NOT_A_START);
    play(t, "setup_settlement:n60 setup_ship:e88 setup_settlement:n77 setup_ship:e102");
    assert_asked(t, 0, "setup_settlement");
    assert_listed(t, "setup_settlement:n5 setup_settlement:n25"); /* that of numbers */
    refuse(t, 0, "setup_settlement:n0", CATAN_E_NO_NUMBER);
}

static void test_starting_city(void **state) {
    (void)state;
    RULE("V4.4");
    RULE("C-18");
    catan_layout bare = layout_info(table_new("players=3"));
    bare.number[0] = bare.number[1] = bare.number[2] = 0;
    table *t =
        table_laid("players=3 first_player=0 scarcity=on cities_knights=on layout=random", &bare);
    play(t, "setup_settlement:n22 setup_road:e25 setup_settlement:n31 setup_road:e37 "
            "setup_settlement:n41 setup_road:e59");
    assert_asked(t, 2, "setup_city");
    refuse(t, 2, "setup_city:n0", CATAN_E_NO_NUMBER);
    assert_listed(t, "setup_city:n8");
}

/* --- a token moves (V4.5) --- */

static void test_moves_a_token(void **state) {
    (void)state;
    RULE("V4.5");
    RULE("V4.9");
    table *t = pos_table(begin(NORTH_BARE));
    play(t, "build_settlement:n18");
    assert_asked(t, 0, "take_token");
    assert_moves(t, "take_token:h3,h7,h8"); /* he must */
    refuse(t, 0, "end_turn", CATAN_E_NOT_ASKED);
    refuse(t, 1, "take_token:h3", CATAN_E_NOT_YOUR_TURN);
    refuse(t, 0, "take_token:h6", CATAN_E_NO_TOKEN); /* not at an own building */
    refuse(t, 0, "take_token:h4", CATAN_E_NO_TOKEN); /* there is none */
    refuse(t, 0, "take_token:h9", CATAN_E_NO_TOKEN);
    play(t, "take_token:h3");
    assert_asked(t, 0, "put_token");
    assert_moves(t, "put_token:h4,h5");
    assert_numbers(t, 3, 12, 4, 0);
    refuse(t, 0, "put_token:h9", CATAN_E_PLACE_TAKEN);  /* produces nothing */
    refuse(t, 0, "put_token:h8", CATAN_E_PLACE_TAKEN);  /* has one */
    refuse(t, 0, "put_token:h13", CATAN_E_PLACE_TAKEN); /* bare, but not there */
    refuse(t, 0, "end_turn", CATAN_E_NOT_ASKED);
    play(t, "put_token:h4");
    assert_asked(t, 0, "action");
    assert_numbers(t, 3, 0, 4, 12);
    assert_hand(t, 0, "");
    /* From now on the hex produces. */
    play(t, "end_turn roll dice:12");
    assert_hand(t, 0, "brick:1");
    take_back(t, 3);
    assert_asked(t, 0, "action");
    take_back(t, 2);
    assert_asked(t, 0, "take_token");
    assert_numbers(t, 3, 12, 4, 0);
    play(t, "take_token:h7 put_token:h5");
    assert_numbers(t, 7, 0, 5, 9);
}

/* The new settlement's own hexes lend, too. */
static void test_from_its_own_hex(void **state) {
    (void)state;
    RULE("V4.5");
    pos *p = pos_new("players=3 scarcity=on layout=random");
    board(p, TERRAINS, "10 - - 12 - 4 - 9 11 - 3 8 8 - 4 5 5 - 11");
    pos_road(p, 0, "e25 e26 e27");
    pos_hand(p, 0, SETTLEMENT);
    table *t = pos_table(p);
    play(t, "build_settlement:n18");
    assert_moves(t, "take_token:h5");
    play(t, "take_token:h5");
    assert_moves(t, "put_token:h4");
}

/* Only where a producing hex is bare: a desert without number is none. */
static void test_nothing_bare(void **state) {
    (void)state;
    RULE("V4.5");
    table *t = pos_table(begin("- - - 12 6 4 - 9 11 - 3 8 - - 4 5 5 - 11"));
    play(t, "build_settlement:n18");
    assert_asked(t, 0, "action");
    /* n6 is at one hex, h2, which is bare. */
    pos *p = begin(NORTH_BARE);
    pos_road(p, 0, "e9");
    t = pos_table(p);
    play(t, "build_settlement:n6");
    assert_moves(t, "take_token:h3,h7,h8");
    play(t, "take_token:h8");
    assert_moves(t, "put_token:h2");
}

/* --- buildings keep a number (V4.6) --- */

static void test_others_keep_a_number(void **state) {
    (void)state;
    RULE("V4.6");
    /* Seat 1 at n12 (h0 h3 h4): h3's is his only number. */
    pos *p = begin(NORTH_BARE);
    pos_settlement(p, 1, "n12");
    table *t = pos_table(p);
    play(t, "build_settlement:n18");
    assert_moves(t, "take_token:h3,h7,h8");
    play(t, "take_token:h3");
    assert_moves(t, "put_token:h4"); /* where he still has it */
    refuse(t, 0, "put_token:h5", CATAN_E_NUMBER_NEEDED);
    take_back(t, 2);
    /* Seat 2 at n11 (h3 alone): it cannot go at all. */
    pos_settlement(p, 2, "n11");
    t = pos_table(p);
    play(t, "build_settlement:n18");
    assert_moves(t, "take_token:h7,h8");
    refuse(t, 0, "take_token:h3", CATAN_E_NUMBER_NEEDED);
    /* A city likewise. */
    pos_city(p, 2, "n11");
    t = pos_table(p);
    play(t, "build_settlement:n18");
    assert_moves(t, "take_token:h7,h8");
}

/* Those without any keep nothing; those with another do not need it. */
static void test_who_needs_none(void **state) {
    (void)state;
    RULE("V4.6");
    pos *p = begin(NORTH_BARE);
    pos_settlement(p, 1, "n0 n34"); /* h0, which is bare; h8 h12 h13 */
    table *t = pos_table(p);
    play(t, "build_settlement:n18");
    assert_moves(t, "take_token:h3,h7,h8");
}

/* One's own, too: h3 is the only number of one's only building, and the new one has none. */
static void test_own_keep_a_number(void **state) {
    (void)state;
    RULE("V4.6");
    RULE("V4.9");
    pos *p = pos_new("players=3 scarcity=on layout=random");
    board(p, TERRAINS, "10 - - 12 - - - 9 11 - 3 8 8 - 4 5 5 - 11");
    pos_settlement(p, 0, "n11");
    pos_road(p, 0, "e25 e26 e27");
    pos_hand(p, 0, SETTLEMENT);
    table *t = pos_table(p);
    play(t, "build_settlement:n18");
    assert_asked(t, 0, "action"); /* so nothing happens */
    assert_numbers(t, 3, 12, 4, 0);
}

/* --- red numbers (V4.7) --- */

static void test_reds_do_not_meet(void **state) {
    (void)state;
    RULE("V4.7");
    /* 6 on h0, beside h4; 8 on h8, which is beside h4 itself, but leaves. */
    table *t = pos_table(begin("6 - - 12 - - 10 9 8 - 3 - - - 4 5 5 11 11"));
    play(t, "build_settlement:n18");
    assert_moves(t, "take_token:h3,h7,h8");
    play(t, "take_token:h8");
    assert_moves(t, "put_token:h5");
    refuse(t, 0, "put_token:h4", CATAN_E_REDS_MEET);
    take_back(t, 1);
    play(t, "take_token:h3"); /* a black one may */
    assert_moves(t, "put_token:h4,h5");
    /* With an 8 beside h5, too (h10): it stays. */
    t = pos_table(begin("6 - - 12 - - 10 9 8 - 8 - - - 4 5 5 11 11"));
    play(t, "build_settlement:n18");
    assert_moves(t, "take_token:h3,h7");
    refuse(t, 0, "take_token:h8", CATAN_E_REDS_MEET);
    /* Equal or not is the same. */
    t = pos_table(begin("8 - - 12 - - 10 9 8 - 6 - - - 4 5 5 11 11"));
    play(t, "build_settlement:n18");
    assert_moves(t, "take_token:h3,h7");
}

/* --- alone (V4.8) --- */

/* None of h5's neighbours bears a number. */
static void test_lone_numbers(void **state) {
    (void)state;
    RULE("V4.8");
    table *t = pos_table(begin("10 - - 12 - - - 9 11 - - 8 8 - 4 5 5 6 11"));
    play(t, "build_settlement:n18 take_token:h8 put_token:h5");
    assert_numbers(t, 8, 0, 5, 11);
    assert_asked(t, 0, "action");
}

/* --- nothing happens (V4.9) --- */

static void test_no_token_possible(void **state) {
    (void)state;
    RULE("V4.9");
    pos *p = pos_new("players=3 scarcity=on layout=random"); /* no token at one's buildings */
    board(p, TERRAINS, NORTH_BARE);
    pos_road(p, 0, "e25 e26 e27");
    pos_hand(p, 0, SETTLEMENT);
    table *t = pos_table(p);
    play(t, "build_settlement:n18");
    assert_asked(t, 0, "action");
    assert_hand(t, 0, "");
}

static void test_no_city(void **state) {
    (void)state;
    RULE("V4.9");
    pos *p = begin(NORTH_BARE);
    pos_settlement(p, 0, "n18");
    pos_hand(p, 0, CITY);
    table *t = pos_table(p);
    play(t, "build_city:n18");
    assert_asked(t, 0, "action");
}

/* The second settlement of the start, at a bare hex. */
static void test_no_setup(void **state) {
    (void)state;
    RULE("V4.9");
    catan_layout bare = layout_info(table_new("players=2"));
    bare.number[4] = bare.number[5] = 0;
    table *t = table_laid("players=2 first_player=0 scarcity=on layout=random", &bare);
    play(t, "setup_settlement:n12 setup_road:e12 setup_settlement:n22 setup_road:e25 "
            "setup_settlement:n14");
    assert_asked(t, 1, "setup_road");
    assert_numbers(t, 4, 0, 5, 0);
}

/* An attack brings none where building would. */
static void test_no_attack(void **state) {
    (void)state;
    RULE("V4.9");
    RULE("V7.8");
    pos *p = begin_with("3 conflicts=on", NORTH_BARE);
    pos_settlement(p, 1, "n18");
    pos_cards(p, 0, "knight:1");
    table *t = pos_table(p);
    play(t, "play_attack attack_building:n18 give_in");
    assert_building(t, 18, 0, CATAN_SETTLEMENT);
    assert_asked(t, 0, "action");
}

/* Volcano and market keep theirs. */
static void test_special_hexes_lend_none(void **state) {
    (void)state;
    RULE("V4.9");
    pos *p = begin_with("3 volcanoes=on market=on", "- - - 12 - - 10 9 11 - 3 8 8 - 4 5 5 6 11");
    board(p, "OSLVBSBMLDLOLOWSBWS", NORTH_BARE); /* h3 and h7 */
    table *t = pos_table(p);
    play(t, "build_settlement:n18");
    assert_moves(t, "take_token:h8");
    refuse(t, 0, "take_token:h3", CATAN_E_NO_TOKEN);
    refuse(t, 0, "take_token:h7", CATAN_E_NO_TOKEN);
}

/* --- when --- */

/* Who wins by the settlement moves none. */
static void test_judged_before(void **state) {
    (void)state;
    RULE("V4.5");
    RULE("G-9");
    pos *p = begin(NORTH_BARE);
    pos_city(p, 0, "n31 n40 n47 n49");
    table *t = pos_table(p);
    assert_points(t, 0, 9, 9);
    play(t, "build_settlement:n18");
    assert_result(t, 0);
}

/* n0 is at h0 alone; n7 at h0 and h3. */
static void test_special_building(void **state) {
    (void)state;
    RULE("V4.5");
    RULE("X-4");
    catan_layout laid = layout_info(table_new("players=5"));
    laid.number[0] = 0;
    pos *p = pos_laid("players=5 scarcity=on layout=random", &laid);
    pos_settlement(p, 1, "n7");
    pos_road(p, 1, "e0 e6");
    pos_hand(p, 1, SETTLEMENT);
    pos_special(p, 0, 1);
    table *t = pos_table(p);
    play(t, "build_settlement:n0");
    assert_asked(t, 1, "take_token");
    assert_moves(t, "take_token:h3");
    refuse(t, 1, "pass", CATAN_E_NOT_ASKED);
    play_as(t, 1, "take_token:h3 put_token:h0");
    assert_numbers(t, 0, laid.number[3], 3, 0);
    assert_asked(t, 1, "special_building");
}

/* --- fog (V4.3) --- */

static void test_fog(void **state) {
    (void)state;
    RULE("V4.3");
    RULE("S-82");
    pos *p = sea_on("scarcity=on", foggy());
    pos_settlement(p, 0, "n25");
    pos_ship(p, 0, "e27 e28");
    pos_hand(p, 0, "lumber:3 wool:3");
    table *t = pos_table(p);
    assert_int_equal(
        catan_view_count(t->state, CATAN_SPECTATOR, CATAN_COUNTER_FOG_NUMBERS, CATAN_NOBODY, 10),
        0);
    play(t, "build_ship:e29");
    assert_asked(t, CATAN_CHANCE, "discover");
    play(t, "discover:forest");
    assert_asked(t, 0, "action"); /* no number is drawn */
    assert_hex(t, 4, CATAN_FOREST, 0);
    assert_hand(t, 0, "lumber:3 wool:2"); /* the card all the same */
    take_back(t, 1);
    play(t, "discover:gold");
    assert_asked(t, 0, "take_gold");
    play(t, "take_gold:ore");
    assert_hex(t, 4, CATAN_GOLD, 0);
    assert_hand(t, 0, "lumber:2 wool:2 ore:1");
}

/* Gold produces, too: it may get a number. */
static void test_gold_bare(void **state) {
    (void)state;
    RULE("V4.5");
    RULE("V4.6");
    pos *p = sea("scarcity=on");
    pos_field(p, "board",
              "L5,B9,~,~,~,G,~,O3,S6,~,~,~,L10,~,W8,D,B4,~,~,~,~,S11,L3,~,~,~,W,S12,~,~,~,~,~,~,~");
    pos_settlement(p, 0, "n42");
    pos_ship(p, 0, "e31");
    pos_hand(p, 0, SETTLEMENT);
    table *t = pos_table(p);
    play(t, "build_settlement:n20");
    /* n42's only number cannot go */
    assert_asked(t, 0, "action");
    pos_settlement(p, 0, "n32");
    t = pos_table(p);
    play(t, "build_settlement:n20");
    assert_moves(t, "take_token:h7-h8");
    play(t, "take_token:h8 put_token:h5");
    assert_hex(t, 5, CATAN_GOLD, 6);
}

/* --- the robber, where the map has him start on a 12 --- */

/* On the printed 12, h27, if it is there; else on the first in map order; if there is none as if
 * the map said nothing: on the desert, h15, or off the board. */
static sketch *robber_on_twelve(unsigned of_h27, unsigned of_h14) {
    sketch *map = sea_sketch();
    map->map.robber = 2;
    map->map.robber_q = 5;
    map->map.robber_r = 3;
    map->hexes[27].number = (uint8_t)of_h27;
    map->hexes[14].number = (uint8_t)of_h14;
    return map;
}
static void test_no_twelve_left(void **state) {
    (void)state;
    RULE("B-7");
    RULE("V4.1");
    assert_robber(sea_table("scarcity=on", robber_on_twelve(12, 8)), 27);
    assert_robber(sea_table("scarcity=on", robber_on_twelve(12, 12)), 27);
    assert_robber(sea_table("scarcity=on", robber_on_twelve(0, 12)), 14);
    assert_robber(sea_table("scarcity=on", robber_on_twelve(0, 8)), 15);
    sketch *map = robber_on_twelve(0, 8);
    map->hexes[15].terrain = CATAN_FOREST;
    assert_robber(sea_table("scarcity=on", map), CATAN_NO_PLACE);
    /* A scenario without desert, its tokens laid by this rule: the 12s are among those left out. */
    catan_layout laid = layout_info(table_new("players=6 scenario=islands scarcity=on "
                                              "layout=random"));
    for (unsigned hex = 0; hex < CATAN_MAX_HEXES; hex++) {
        laid.number[hex] = laid.number[hex] == 12 ? 0 : laid.number[hex];
    }
    table *t = table_laid("players=6 scenario=islands scarcity=on layout=random", &laid);
    assert_robber(t, CATAN_NO_PLACE);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        PLAY_TEST(test_start),
        PLAY_TEST(test_no_number_left),
        PLAY_TEST(test_starting_city),
        PLAY_TEST(test_moves_a_token),
        PLAY_TEST(test_from_its_own_hex),
        PLAY_TEST(test_nothing_bare),
        PLAY_TEST(test_others_keep_a_number),
        PLAY_TEST(test_who_needs_none),
        PLAY_TEST(test_own_keep_a_number),
        PLAY_TEST(test_reds_do_not_meet),
        PLAY_TEST(test_lone_numbers),
        PLAY_TEST(test_no_token_possible),
        PLAY_TEST(test_no_city),
        PLAY_TEST(test_no_setup),
        PLAY_TEST(test_no_attack),
        PLAY_TEST(test_special_hexes_lend_none),
        PLAY_TEST(test_judged_before),
        PLAY_TEST(test_special_building),
        PLAY_TEST(test_fog),
        PLAY_TEST(test_gold_bare),
        PLAY_TEST(test_no_twelve_left),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
