/* Conflicts by knight cards: the card, targets, routes, the answer: V7.1, V7.2, V7.4, V7.5
 * (buildings: test_v7_buildings.c; with knights: test_v7_knights.c). */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>
#include <cmocka.h>

#include "rules/conflicts.h"
#include "rules/straits.h"
#include "support/rule.h"

/* --- the card (V7.1, V7.4) --- */

static void test_behind_the_roll(void **state) {
    (void)state;
    RULE("V7.1");
    RULE("B-60");
    pos *p = begin("", "");
    pos_turn(p, 0, "before_roll");
    table *t = pos_table(p);
    assert_listed(t, "roll play_knight");
    refuse(t, 0, "play_attack", CATAN_E_NOT_ASKED);
    play(t, "roll dice:4");
    assert_listed(t, "play_attack play_knight");
    refuse(t, 1, "play_attack", CATAN_E_NOT_YOUR_TURN);
    play(t, "play_attack");
    assert_asked(t, 0, "target");
    refuse(t, 0, "decline", CATAN_E_NOT_ASKED); /* there is no way back */
    refuse(t, 0, "move_robber:h1", CATAN_E_NOT_ASKED);
    refuse(t, 0, "end_turn", CATAN_E_NOT_ASKED);
    play(t, "attack_route:e20 give_in");
    assert_asked(t, 0, "action");
    assert_robber(t, 9);
}

static void test_one_card_a_turn(void **state) {
    (void)state;
    RULE("V7.1");
    RULE("B-60");
    pos *p = begin("", "");
    pos_cards(p, 0, "knight:2 plenty:1");
    table *t = pos_table(p);
    play(t, "play_attack attack_route:e20 give_in");
    assert_cards(t, 0, "knight:1 plenty:1");
    refuse(t, 0, "play_attack", CATAN_E_CARD_LIMIT);
    refuse(t, 0, "play_knight", CATAN_E_CARD_LIMIT);
    refuse(t, 0, "play_plenty", CATAN_E_CARD_LIMIT);
    p = begin("", "");
    pos_played(p);
    t = pos_table(p);
    refuse(t, 0, "play_attack", CATAN_E_CARD_LIMIT);
    p = begin("", "");
    pos_fresh(p, "knight:1");
    t = pos_table(p);
    refuse(t, 0, "play_attack", CATAN_E_CARD_FRESH);
    p = begin("", "");
    pos_cards(p, 0, "plenty:1");
    t = pos_table(p);
    refuse(t, 0, "play_attack", CATAN_E_NO_CARD);
    /* Without the option there is no such move. */
    p = pos_new("players=3");
    pos_cards(p, 0, "knight:1");
    t = pos_table(p);
    assert_unknown(t, "play_attack");
}

/* Back into the deck at once, and never part of an army. */
static void test_card_goes_back(void **state) {
    (void)state;
    RULE("V7.4");
    pos *p = begin("", "wool:1 grain:1 ore:1");
    pos_knights(p, 0, 2);
    pos_deck(p, 2, "knight:1");
    table *t = pos_table(p);
    assert_int_equal(knights_in_deck(t), 1);
    play(t, "play_attack");
    assert_int_equal(knights_in_deck(t), 2);
    assert_cards(t, 0, "");
    play(t, "attack_route:e20 give_in");
    assert_int_equal(knights_in_deck(t), 2);
    assert_int_equal(seat_info(t, 0).knights, 2);
    assert_awards(t, CATAN_NOBODY, CATAN_NOBODY);
    assert_points(t, 0, 1, 1);
    /* It can be drawn again. */
    play(t, "buy_development");
    assert_weights(t, "draw_development:knight=2");
    take_back(t, 4);
    assert_int_equal(knights_in_deck(t), 1);
    assert_cards(t, 0, "knight:1");
    /* Played for the robber it counts as ever. */
    play(t, "play_knight");
    assert_int_equal(seat_info(t, 0).knights, 3);
    assert_awards(t, CATAN_NOBODY, 0);
}

/* --- targets (V7.1) --- */

static void test_targets(void **state) {
    (void)state;
    RULE("V7.1");
    table *t = pos_table(begin("", SETTLEMENT));
    play(t, "play_attack");
    assert_moves(t, "attack_route:e20,e35 attack_building:n18");
    refuse(t, 0, "attack_route:e14", CATAN_E_NO_TARGET);    /* out of reach */
    refuse(t, 0, "attack_route:e27", CATAN_E_NO_TARGET);    /* an own one */
    refuse(t, 0, "attack_route:e28", CATAN_E_NO_TARGET);    /* none */
    refuse(t, 0, "attack_building:n29", CATAN_E_NO_TARGET); /* out of reach */
    refuse(t, 0, "attack_building:n22", CATAN_E_NO_TARGET); /* an own one */
    refuse(t, 0, "attack_building:n17", CATAN_E_NO_TARGET); /* none */
    refuse(t, 1, "attack_route:e35", CATAN_E_NOT_YOUR_TURN);
    assert_unknown(t, "attack_bridge:b0");
    assert_unknown(t, "attack_with:n22");
}

/* A building without a road reaches nothing; nor does a road that nothing of another's touches. */
static void test_no_target(void **state) {
    (void)state;
    RULE("V7.1");
    pos *p = pos_new("players=3 conflicts=on");
    pos_settlement(p, 0, "n22");
    pos_road(p, 1, "e25");
    pos_cards(p, 0, "knight:1");
    table *t = pos_table(p);
    refuse(t, 0, "play_attack", CATAN_E_NO_TARGET);
    assert_listed(t, "play_knight");
    pos_road(p, 0, "e34");
    t = pos_table(p);
    play(t, "play_attack");
    assert_moves(t, "attack_route:e25");
    p = pos_new("players=3 conflicts=on");
    pos_settlement(p, 0, "n22");
    pos_road(p, 0, "e25");
    pos_road(p, 1, "e27");
    pos_cards(p, 0, "knight:1");
    t = pos_table(p);
    refuse(t, 0, "play_attack", CATAN_E_NO_TARGET);
}

/* A building that one cannot replace is no target, and alone does not let one play the card. */
static void test_only_what_can_be_replaced(void **state) {
    (void)state;
    RULE("V7.1");
    RULE("V7.3");
    pos *p = pos_new("players=3 conflicts=on");
    pos_road(p, 0, "e25");
    pos_settlement(p, 1, "n17");
    pos_cards(p, 0, "knight:1");
    pos_hand(p, 0, "lumber:1 brick:1 wool:1");
    table *t = pos_table(p);
    refuse(t, 0, "play_attack", CATAN_E_NO_TARGET);
    pos_hand(p, 0, SETTLEMENT);
    t = pos_table(p);
    play(t, "play_attack");
    assert_moves(t, "attack_building:n17");
}

/* Ships are routes on both sides. */
static void test_ships(void **state) {
    (void)state;
    RULE("V7.1");
    RULE("V7.2");
    pos *p = sea("conflicts=on");
    pos_ship(p, 0, "e27");
    pos_ship(p, 1, "e28 e29");
    pos_road(p, 2, "e39");
    pos_cards(p, 0, "knight:1");
    table *t = pos_table(p);
    play(t, "play_attack");
    assert_moves(t, "attack_route:e28,e39");
    assert_int_equal(ships(t, 1), 13);
    play(t, "attack_route:e28");
    assert_asked(t, 1, "defence");
    play_as(t, 1, "give_in");
    assert_int_equal(ships(t, 1), 14);
    assert_route(t, 28, CATAN_NOBODY, CATAN_NO_ROUTE);
    assert_ship(t, 29, 1);
    assert_asked(t, 0, "action"); /* and no robber or pirate moves */
}

/* Bridges are roads on both sides; b28 joins n26 and n33. */
static void test_bridges(void **state) {
    (void)state;
    RULE("V7.1");
    RULE("V7.2");
    pos *p = sea_on("conflicts=on bridges=on", strait());
    pos_road(p, 0, "e39");
    bridge(p, 1, "b28");
    pos_cards(p, 0, "knight:1");
    table *t = pos_table(p);
    assert_supply(t, 1, 14, 5, 4);
    play(t, "play_attack");
    assert_moves(t, "attack_bridge:b28");
    refuse(t, 0, "attack_bridge:b29", CATAN_E_NO_TARGET);
    play(t, "attack_bridge:b28");
    assert_asked(t, 1, "defence");
    play_as(t, 1, "give_in");
    assert_supply(t, 1, 15, 5, 4);
    assert_asked(t, 0, "action");
    take_back(t, 3);
    assert_supply(t, 1, 14, 5, 4);
    p = sea_on("conflicts=on bridges=on", strait()); /* one's own leads to n26 */
    bridge(p, 0, "b28");
    pos_ship(p, 1, "e28");
    pos_road(p, 2, "e50");
    pos_cards(p, 0, "knight:1");
    t = pos_table(p);
    play(t, "play_attack");
    assert_moves(t, "attack_route:e28,e50");
}

/* --- a route piece (V7.2) --- */

static void test_route_is_removed(void **state) {
    (void)state;
    RULE("V7.2");
    table *t = pos_table(begin("", "lumber:2 brick:2"));
    assert_supply(t, 1, 13, 4, 4);
    play(t, "play_attack attack_route:e20 give_in");
    assert_road(t, 20, CATAN_NOBODY);
    assert_road(t, 14, 1);
    assert_supply(t, 0, 12, 4, 4);
    assert_supply(t, 1, 14, 4, 4);
    assert_hand(t, 0, "lumber:2 brick:2");
    refuse(t, 0, "build_road:e20", CATAN_E_NOT_CONNECTED); /* not over n18, which is seat 1's */
    refuse(t, 0, "attack_route:e35", CATAN_E_NOT_ASKED);
    take_back(t, 3);
    assert_road(t, 20, 1);
    assert_supply(t, 1, 13, 4, 4);
}

/* --- the answer (V7.5) --- */

static void test_always_asked(void **state) {
    (void)state;
    RULE("V7.5");
    pos *p = begin("", "");
    pos_cards(p, 1, "plenty:1 monopoly:1");
    table *t = pos_table(p);
    play(t, "play_attack attack_route:e20");
    assert_asked(t, 1, "defence");
    assert_moves(t, "give_in");
    refuse(t, 1, "defend", CATAN_E_NO_CARD);
    refuse(t, 0, "give_in", CATAN_E_NOT_YOUR_TURN);
    refuse(t, 2, "give_in", CATAN_E_NOT_YOUR_TURN);
    assert_unknown(t, "defend_with:n18");
    p = begin("", ""); /* the target's owner, nobody else */
    pos_cards(p, 1, "knight:1");
    t = pos_table(p);
    play(t, "play_attack attack_route:e35");
    assert_asked(t, 2, "defence");
    assert_moves(t, "give_in");
}

static void test_defended(void **state) {
    (void)state;
    RULE("V7.5");
    RULE("V7.4");
    pos *p = begin("", SETTLEMENT);
    pos_cards(p, 1, "knight:2 plenty:1");
    pos_knights(p, 1, 2);
    table *t = pos_table(p);
    assert_int_equal(knights_in_deck(t), 9);
    play(t, "play_attack attack_building:n18");
    assert_moves(t, "defend give_in");
    play_as(t, 1, "defend");
    assert_asked(t, 0, "action");
    assert_building(t, 18, 1, CATAN_SETTLEMENT);
    assert_hand(t, 0, SETTLEMENT);
    assert_cards(t, 0, "");
    assert_cards(t, 1, "knight:1 plenty:1");
    assert_int_equal(knights_in_deck(t), 11); /* both */
    assert_int_equal(seat_info(t, 1).knights, 2);
    assert_awards(t, CATAN_NOBODY, CATAN_NOBODY);
    refuse(t, 0, "play_attack", CATAN_E_NO_CARD);
    take_back(t, 1);
    play_as(t, 1, "give_in"); /* though he could */
    assert_building(t, 18, 0, CATAN_SETTLEMENT);
    assert_cards(t, 1, "knight:2 plenty:1");
    /* With a route piece likewise. */
    t = pos_table(p);
    play(t, "play_attack attack_route:e20 defend");
    assert_road(t, 20, 1);
    assert_supply(t, 1, 13, 4, 4);
    /* His one card of another turn is not touched: he may play one in his own. */
    play(t, "end_turn roll dice:4");
    assert_listed(t, "play_knight");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        PLAY_TEST(test_behind_the_roll),
        PLAY_TEST(test_one_card_a_turn),
        PLAY_TEST(test_card_goes_back),
        PLAY_TEST(test_targets),
        PLAY_TEST(test_no_target),
        PLAY_TEST(test_only_what_can_be_replaced),
        PLAY_TEST(test_ships),
        PLAY_TEST(test_bridges),
        PLAY_TEST(test_route_is_removed),
        PLAY_TEST(test_always_asked),
        PLAY_TEST(test_defended),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
