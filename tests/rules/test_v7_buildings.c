/* Conflicts by knight cards: buildings are replaced, and what comes of an attack: V7.3, V7.8, G-9.
 */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>
#include <cmocka.h>

#include "rules/conflicts.h"
#include "rules/lines.h"
#include "support/rule.h"
#include "support/told.h"

/* --- a building (V7.3) --- */

static void test_settlement(void **state) {
    (void)state;
    RULE("V7.3");
    RULE("V7.5");
    table *t = pos_table(begin("", "lumber:2 brick:1 wool:1 grain:1"));
    play(t, "play_attack attack_building:n18");
    assert_asked(t, 1, "defence");
    assert_hand(t, 0, "lumber:2 brick:1 wool:1 grain:1"); /* not paid yet */
    assert_building(t, 18, 1, CATAN_SETTLEMENT);
    play_as(t, 1, "give_in");
    assert_hand(t, 0, "lumber:1");
    assert_bank(t, 18, 19, 19, 19, 19);
    assert_building(t, 18, 0, CATAN_SETTLEMENT);
    assert_supply(t, 0, 12, 3, 4);
    assert_supply(t, 1, 13, 5, 4);
    assert_points(t, 0, 2, 2);
    assert_points(t, 1, 0, 0);
    assert_asked(t, 0, "action");
    take_back(t, 3);
    assert_building(t, 18, 1, CATAN_SETTLEMENT);
    assert_hand(t, 0, "lumber:2 brick:1 wool:1 grain:1");
}

/* The price is that of the piece that comes; each card of it is needed when it is declared. */
static void test_price_at_declaration(void **state) {
    (void)state;
    RULE("V7.3");
    static const char *const short_of[] = {
        "brick:3 wool:3 grain:3 ore:3", "lumber:3 wool:3 grain:3 ore:3",
        "lumber:3 brick:3 grain:3 ore:3", "lumber:3 brick:3 wool:3 ore:3"};
    for (unsigned i = 0; i < 4; i++) {
        table *t = pos_table(begin("trade=off", short_of[i]));
        play(t, "play_attack");
        assert_moves(t, "attack_route:e20,e35");
        refuse(t, 0, "attack_building:n18", CATAN_E_CANNOT_PAY);
    }
    for (unsigned i = 0; i < 2; i++) {
        pos *p = begin("", i == 0 ? "lumber:4 brick:4 wool:4 grain:1 ore:4"
                                  : "lumber:4 brick:4 wool:4 grain:4 ore:2");
        pos_city(p, 1, "n18");
        table *t = pos_table(p);
        play(t, "play_attack");
        assert_moves(t, "attack_route:e20,e35 attack_building:n18");
        refuse(t, 0, "attack_for_city:n18", CATAN_E_CANNOT_PAY);
    }
}

/* The piece, too: what has to be there is that which comes. */
static void test_piece_at_declaration(void **state) {
    (void)state;
    RULE("V7.3");
    RULE("B-51");
    pos *p = begin("", "lumber:4 brick:4 wool:4 grain:4 ore:4");
    pos_city(p, 1, "n18");
    pos_settlement(p, 0, "n0 n2 n47 n50"); /* with n22 all five */
    table *t = pos_table(p);
    assert_supply(t, 0, 12, 0, 4);
    play(t, "play_attack");
    assert_moves(t, "attack_route:e20,e35 attack_for_city:n18");
    refuse(t, 0, "attack_building:n18", CATAN_E_NO_PIECE);
    play(t, "attack_for_city:n18 give_in"); /* no settlement goes below it */
    assert_supply(t, 0, 12, 0, 3);
    assert_building(t, 18, 0, CATAN_CITY);
    p = begin("", "lumber:4 brick:4 wool:4 grain:4 ore:4");
    pos_city(p, 1, "n18");
    pos_city(p, 0, "n0 n2 n47 n50");
    t = pos_table(p);
    play(t, "play_attack");
    assert_moves(t, "attack_route:e20,e35 attack_building:n18");
    refuse(t, 0, "attack_for_city:n18", CATAN_E_NO_PIECE);
}

static void test_city(void **state) {
    (void)state;
    RULE("V7.3");
    pos *p = begin("", "lumber:1 brick:1 wool:1 grain:3 ore:3");
    pos_city(p, 1, "n18");
    table *t = pos_table(p);
    play(t, "play_attack");
    assert_moves(t, "attack_route:e20,e35 attack_building:n18 attack_for_city:n18");
    play(t, "attack_building:n18 give_in"); /* a settlement for it */
    assert_building(t, 18, 0, CATAN_SETTLEMENT);
    assert_hand(t, 0, "grain:2 ore:3");
    assert_supply(t, 0, 12, 3, 4);
    assert_supply(t, 1, 13, 5, 4);
    assert_points(t, 0, 2, 2);
    take_back(t, 2);
    play(t, "attack_for_city:n18");
    assert_asked(t, 1, "defence");
    assert_hand(t, 0, "lumber:1 brick:1 wool:1 grain:3 ore:3");
    play(t, "give_in");
    assert_building(t, 18, 0, CATAN_CITY);
    assert_hand(t, 0, "lumber:1 brick:1 wool:1 grain:1");
    assert_supply(t, 0, 12, 4, 3);
    assert_supply(t, 1, 13, 5, 4);
    assert_points(t, 0, 3, 3);
    assert_points(t, 1, 0, 0);
}

/* A settlement is no city, whatever one can pay. */
static void test_no_city_for_a_settlement(void **state) {
    (void)state;
    RULE("V7.3");
    table *t = pos_table(begin("", "lumber:4 brick:4 wool:4 grain:4 ore:4"));
    play(t, "play_attack");
    refuse(t, 0, "attack_for_city:n18", CATAN_E_NO_TARGET);
    assert_moves_of(t, "attack_for_city", "");
}

/* --- what comes of it (V7.8, G-9) --- */

/* The harbour serves who is there: any at n0 n3. */
static void test_harbour(void **state) {
    (void)state;
    RULE("V7.8");
    pos *p = pos_new("players=3 conflicts=on");
    pos_settlement(p, 0, "n8");
    pos_road(p, 0, "e7 e1");
    pos_settlement(p, 1, "n0");
    pos_hand(p, 0, "lumber:1 brick:1 wool:1 grain:1 ore:3");
    pos_cards(p, 0, "knight:1");
    table *t = pos_table(p);
    assert_int_equal(seat_info(t, 0).rates[CATAN_ORE], 4);
    assert_int_equal(seat_info(t, 1).rates[CATAN_ORE], 3);
    play(t, "play_attack attack_building:n0 give_in");
    assert_int_equal(seat_info(t, 0).rates[CATAN_ORE], 3);
    assert_int_equal(seat_info(t, 1).rates[CATAN_ORE], 4);
    assert_hand(t, 0, "ore:3"); /* no income */
    play(t, "trade_bank:ore>wool");
}

/* It counts for islands as if the attacker had settled there. */
static void test_island_points(void **state) {
    (void)state;
    RULE("V7.8");
    RULE("S-70");
    sketch *map = sea_sketch();
    map->map.island_points = 2;
    map->map.goal = 20;
    pos *p = sea_on("conflicts=on", map);
    pos_settlement(p, 0, "n25");
    pos_ship(p, 0, "e27 e28 e29 e30 e31");
    pos_settlement(p, 1, "n20");
    pos_field(p, "settled", "h8/h5/-");
    pos_longest_road(p, 0);
    pos_hand(p, 0, "lumber:2 brick:2 wool:2 grain:2 ore:3");
    pos_cards(p, 0, "knight:1");
    table *t = pos_table(p);
    play(t, "play_attack attack_building:n20 give_in");
    assert_asked(t, 0, "action"); /* no gold either */
    assert_hand(t, 0, "lumber:1 brick:1 wool:1 grain:1 ore:3");
    assert_int_equal(special(t, 0), 2);
    assert_points(t, 0, 6, 6);
    take_back(t, 3);
    assert_int_equal(special(t, 0), 0);
}

/* Marks change hands: n18 is at hills and pasture (V2.1). */
static void test_specialists(void **state) {
    (void)state;
    RULE("V7.8");
    RULE("V2.3");
    pos *p = begin("specialists=on specialist_threshold=1", SETTLEMENT);
    pos_field(p, "mason", "s1");
    pos_field(p, "shepherd", "s1");
    pos_field(p, "farmer", "s0");
    pos_field(p, "miner", "s2");
    table *t = pos_table(p);
    assert_points(t, 1, 3, 3);
    play(t, "play_attack attack_building:n18 give_in");
    assert_points(t, 1, 0, 0);
    assert_points(t, 0, 5, 5);
}

/* Seat 1 and seat 2 have five roads each; seat 1 loses the last of his, at n53. */
static void test_longest_road_lost(void **state) {
    (void)state;
    RULE("V7.2");
    RULE("B-74");
    RULE("G-9");
    pos *p = pos_new("players=3 conflicts=on");
    pos_road(p, 0, "e71");
    pos_road(p, 1, "e66 e67 e68 e69 e70");
    pos_road(p, 2, TOP_5);
    pos_longest_road(p, 1);
    pos_cards(p, 0, "knight:1");
    table *t = pos_table(p);
    play(t, "play_attack attack_route:e70");
    assert_awards(t, 1, CATAN_NOBODY);
    play(t, "give_in");
    assert_awards(t, 2, CATAN_NOBODY);
    assert_points(t, 2, 2, 2);
    assert_points(t, 1, 0, 0);
}

/* How often a word stands in a text. */
static unsigned times(const char *text, const char *word) {
    unsigned count = 0;
    for (; (text = strstr(text, word)) != NULL; text++) {
        count++;
    }
    return count;
}

/* The settlement at n48 cuts seat 0's bottom road in two. When it is seat 0's own the road has five
 * pieces. */
static pos *cut_bottom(void) {
    pos *p = pos_new("players=3 conflicts=on");
    pos_road(p, 0, "e66 e67 e68 e69 e70");
    pos_settlement(p, 1, "n48");
    pos_settlement(p, 0, "n0 n2 n7");
    pos_city(p, 0, "n53");
    pos_hand(p, 0, SETTLEMENT);
    pos_cards(p, 0, "knight:1");
    return p;
}
static void test_judged_once(void **state) {
    (void)state;
    RULE("G-9");
    RULE("V7.3");
    pos *p = cut_bottom();
    table *t = told_table(p);
    assert_int_equal(route(t, 0), 3);
    play(t, "play_attack attack_building:n48 give_in");
    assert_int_equal(route(t, 0), 5);
    assert_awards(t, 0, CATAN_NOBODY);
    assert_points(t, 0, 8, 8);
    assert_hand(t, 0, "");
    assert_int_equal(times(told_text(t, CATAN_ALL_SEEING, 0, CATAN_EVENT_DROPPED), "longest_road"),
                     1);
}

/* The road alone would do for ten points: but first the settlement comes and is paid. */
static void test_wins_when_all_is_done(void **state) {
    (void)state;
    RULE("G-9");
    RULE("V7.3");
    RULE("B-90");
    pos *p = cut_bottom();
    pos_city(p, 0, "n0 n2 n7");
    table *t = pos_table(p);
    assert_points(t, 0, 8, 8);
    play(t, "play_attack attack_building:n48");
    assert_result(t, CATAN_RUNNING);
    play(t, "give_in");
    assert_points(t, 0, 11, 11);
    assert_result(t, 0);
    assert_hand(t, 0, "");
    assert_building(t, 48, 0, CATAN_SETTLEMENT);
    take_back(t, 1);
    assert_result(t, CATAN_RUNNING);
    p = cut_bottom(); /* defended: nothing is won */
    pos_city(p, 0, "n0 n2 n7");
    pos_cards(p, 1, "knight:1");
    t = pos_table(p);
    play(t, "play_attack attack_building:n48 defend");
    assert_result(t, CATAN_RUNNING);
    assert_points(t, 0, 8, 8);
}

/* No token moves for it, and no distance is asked. */
static void test_no_token_moves(void **state) {
    (void)state;
    RULE("V7.8");
    RULE("V4.9");
    pos *p = begin("scarcity=on layout=random", SETTLEMENT);
    pos_field(p, "board", "O10,S,L9,W,B,S4,B10,W9,L11,D,L,O8,L8,O,W4,S5,B5,W,S11");
    table *t = pos_table(p);
    play(t, "play_attack attack_building:n18 give_in");
    assert_asked(t, 0, "action");
}

/* Not in special building. */
static void test_not_in_special_building(void **state) {
    (void)state;
    RULE("V7.8");
    RULE("X-4");
    pos *p = pos_new("players=5 conflicts=on");
    pos_road(p, 0, "e1");
    pos_road(p, 1, "e2 e0 e3 e7 e8 e9");
    pos_cards(p, 0, "knight:1");
    pos_special(p, 4, 0);
    table *t = pos_table(p);
    assert_asked(t, 0, "special_building");
    refuse(t, 0, "play_attack", CATAN_E_NOT_ASKED);
}

/* The active player's is the paired turn, too: an attack is the one card of it. */
static pos *paired(void) {
    pos *p = pos_new("players=5 conflicts=on paired_turns=on");
    pos_settlement(p, 1, "n4");
    pos_road(p, 1, "e7");
    pos_road(p, 3, "e2");
    pos_hand(p, 3, SETTLEMENT);
    pos_cards(p, 3, "knight:2");
    return p;
}
static void test_in_a_paired_turn(void **state) {
    (void)state;
    RULE("V7.1");
    RULE("X-8");
    RULE("X-9");
    pos *p = paired();
    table *t = pos_table(p);
    unsigned deck = knights_in_deck(t);
    play(t, "end_turn"); /* seat 0's */
    assert_asked(t, 3, "action");
    refuse(t, 0, "play_attack", CATAN_E_NOT_YOUR_TURN); /* his turn is over */
    play_as(t, 3, "play_attack");
    assert_asked(t, 3, "target");
    assert_moves(t, "attack_route:e7 attack_building:n4");
    play_as(t, 3, "attack_route:e7");
    assert_asked(t, 1, "defence");
    table_read(t, table_line(t)); /* a position like any */
    play_as(t, 1, "give_in");
    assert_road(t, 7, CATAN_NOBODY);
    assert_int_equal(knights_in_deck(t), deck + 1);
    assert_asked(t, 3, "action");
    refuse(t, 3, "play_attack", CATAN_E_CARD_LIMIT);
    refuse(t, 3, "play_knight", CATAN_E_CARD_LIMIT);
    play(t, "end_turn");
    assert_asked(t, 1, "before_roll");
    /* Not with a card bought in it. */
    pos_cards(p, 3, "");
    pos_hand(p, 3, "wool:1 grain:1 ore:1");
    t = pos_table(p);
    play(t, "end_turn buy_development draw_development:knight");
    refuse(t, 3, "play_attack", CATAN_E_CARD_FRESH);
    /* It can win, whoever's turn it is paired with. */
    p = paired();
    pos_city(p, 3, "n69 n70 n71 n72");
    pos_settlement(p, 3, "n54");
    t = pos_table(p);
    assert_points(t, 3, 9, 9);
    play(t, "end_turn play_attack attack_building:n4 give_in");
    assert_building(t, 4, 3, CATAN_SETTLEMENT);
    assert_hand(t, 3, "");
    assert_result(t, 3);
}

/* The wall on a road goes with it, and the card of the longest line. */
static void test_wall_goes(void **state) {
    (void)state;
    RULE("V7.2");
    RULE("V5.6");
    pos *p = pos_new("players=3 conflicts=on great_wall=on");
    pos_road(p, 0, "e25 e26 e27");
    pos_road(p, 1, "e20 e13 e7");
    pos_field(p, "great_walls", "e7+e13+e20");
    pos_field(p, "great_wall", "s1");
    pos_cards(p, 0, "knight:1");
    table *t = pos_table(p);
    assert_points(t, 1, 2, 2);
    play(t, "play_attack attack_route:e20 give_in");
    assert_points(t, 1, 0, 0);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        PLAY_TEST(test_settlement),
        PLAY_TEST(test_price_at_declaration),
        PLAY_TEST(test_piece_at_declaration),
        PLAY_TEST(test_city),
        PLAY_TEST(test_no_city_for_a_settlement),
        PLAY_TEST(test_harbour),
        PLAY_TEST(test_island_points),
        PLAY_TEST(test_specialists),
        PLAY_TEST(test_longest_road_lost),
        PLAY_TEST(test_judged_once),
        PLAY_TEST(test_wins_when_all_is_done),
        PLAY_TEST(test_no_token_moves),
        PLAY_TEST(test_not_in_special_building),
        PLAY_TEST(test_in_a_paired_turn),
        PLAY_TEST(test_wall_goes),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
