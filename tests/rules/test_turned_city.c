/* A city turned over for want of a settlement: C-77, E121, E122. */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>
#include <cmocka.h>

#include "rules/knights_table.h"
#include "support/rule.h"

#define RESTORE "grain:2 ore:3"

/* Seat 1 has all five settlements on the board and two cities; the barbarians are one step away. */
static pos *crowded(void) {
    pos *p = ck("players=3");
    pos_settlement(p, 1, "n0 n2 n11 n15 n47");
    pos_city(p, 1, "n34 n41");
    pos_field(p, "barbarians", "6");
    pos_turn(p, 0, "before_roll");
    return p;
}

static void test_turned(void **unused) {
    (void)unused;
    RULE("C-77");
    RULE("E121");
    pos *p = crowded();
    pos_field(p, "walls", "n34");
    table *t = ck_table(p);
    assert_points(t, 1, 9, 9);
    assert_supply(t, 1, 15, 0, 2);
    roll(t, 1, 1, "ship");
    play(t, "lose_city:n34");
    assert_true(is_turned(t, 34));
    assert_building(t, 34, 1, CATAN_SETTLEMENT);
    assert_supply(t, 1, 15, 0, 2); /* the piece stays on the board */
    assert_points(t, 1, 8, 8);
    assert_false(is_wall(t, 34));
    assert_int_equal(walls_left(t, 1), 3);
    catan_score score;
    assert_int_equal(catan_score_get(&score, sizeof score, t->state, 0, 1), CATAN_OK);
    assert_int_equal(score.source[CATAN_SOURCE_SETTLEMENTS], 6);
    assert_int_equal(score.source[CATAN_SOURCE_CITIES], 2);
}

/* With a settlement in supply it is no turned city. */
static void test_settlement_if_there_is_one(void **unused) {
    (void)unused;
    RULE("C-77");
    pos *p = ck("players=3");
    pos_settlement(p, 1, "n0 n2 n11 n15");
    pos_city(p, 1, "n34 n41");
    pos_field(p, "barbarians", "6");
    pos_turn(p, 0, "before_roll");
    table *t = ck_table(p);
    roll(t, 1, 1, "ship");
    play(t, "lose_city:n34");
    assert_false(is_turned(t, 34));
    assert_supply(t, 1, 15, 0, 3);
    assert_building(t, 34, 1, CATAN_SETTLEMENT);
}

/* It produces as a settlement: on the roll of the attack, and later. */
static void test_produces_as_settlement(void **unused) {
    (void)unused;
    RULE("C-77");
    table *t = ck_table(crowded());
    roll(t, 4, 4, "ship"); /* lumber 8 at n34 */
    play(t, "lose_city:n34");
    assert_hand(t, 1, "lumber:1");
    play(t, "end_turn");
    roll(t, 6, 2, "trade");
    assert_hand(t, 1, "lumber:2");
}

/* --- at the next attack --- */

static void test_next_attack(void **unused) {
    (void)unused;
    RULE("C-77");
    RULE("C-64");
    RULE("E122");
    pos *p = ck("players=3");
    pos_settlement(p, 1, "n34");
    pos_field(p, "turned", "n34");
    pos_city(p, 0, "n12");
    pos_road(p, 2, "e22");
    knights(p, 2, "n15.1.1");
    pos_field(p, "barbarians", "6");
    pos_turn(p, 0, "before_roll");
    table *t = ck_table(p);
    roll(t, 1, 1, "ship"); /* one city against one knight: defended */
    assert_asked(t, 0, "action");
    assert_int_equal(defenders(t, 2), 1);
    knights(p, 2, "n15.1.0");
    t = ck_table(p);
    roll(t, 1, 1, "ship"); /* seat 1 has nothing to lose */
    assert_asked(t, 0, "lose_city");
    play(t, "lose_city:n12");
    assert_asked(t, 0, "action");
    assert_true(is_turned(t, 34));
    /* and of a city and a turned one only the city may be chosen */
    pos_city(p, 1, "n41");
    t = ck_table(p);
    roll(t, 1, 1, "ship");
    play(t, "lose_city:n12");
    assert_asked(t, 1, "lose_city");
    assert_moves(t, "lose_city:n41");
    refuse(t, 1, "lose_city:n34", CATAN_E_NO_CITY);
}

/* --- restoring --- */

/* Seat 0's action, with the turned city n34 and settlements n0, n2. */
static pos *turned(const char *hand) {
    pos *p = ck("players=3");
    pos_settlement(p, 0, "n0 n2 n34");
    pos_field(p, "turned", "n34");
    pos_settlement(p, 1, "n41");
    pos_hand(p, 0, hand);
    return p;
}

static void test_restored(void **unused) {
    (void)unused;
    RULE("C-77");
    table *t = ck_table(turned("grain:4 ore:6"));
    assert_points(t, 0, 3, 3);
    assert_supply(t, 0, 15, 3, 3); /* neither a settlement piece, nor a city in supply */
    assert_moves_of(t, "restore_city", "n34");
    assert_not_listed(t, "restore_city:n0 restore_city:n41 restore_city:n12");
    uint8_t price[8];
    static const uint8_t wanted[8] = {0, 0, 0, 2, 3};
    assert_int_equal(catan_price(price, t->state, 0, catan_move_make(CATAN_MOVE_RESTORE_CITY, 34)),
                     CATAN_OK);
    assert_memory_equal(price, wanted, sizeof price);
    play(t, "restore_city:n34");
    assert_hand(t, 0, "grain:2 ore:3");
    assert_building(t, 34, 0, CATAN_CITY);
    assert_false(is_turned(t, 34));
    assert_supply(t, 0, 15, 3, 3); /* no city taken from there, no settlement given back */
    assert_points(t, 0, 4, 4);
    assert_moves_of(t, "restore_city", "");
    /* now others may follow */
    assert_moves_of(t, "build_city", "n0,n2");
    take_back(t, 1);
    assert_true(is_turned(t, 34));
}

static void test_cannot_pay(void **unused) {
    (void)unused;
    RULE("C-77");
    static const char *const hands[] = {"grain:1 ore:3", "grain:2 ore:2", ""};
    for (int i = 0; i < 3; i++) {
        table *t = ck_table(turned(hands[i]));
        refuse(t, 0, "restore_city:n34", CATAN_E_CANNOT_PAY);
    }
}

static void test_restored_first(void **unused) {
    (void)unused;
    RULE("C-77");
    RULE("E121");
    table *t = ck_table(turned("grain:4 ore:6"));
    refuse(t, 0, "build_city:n0", CATAN_E_RESTORE_FIRST);
    assert_moves_of(t, "build_city", ""); /* itself neither: it is restored, not built */
    assert_not_listed(t, "build_city:n34");
    play(t, "restore_city:n34 build_city:n0");
    assert_hand(t, 0, "");
    /* another's turned city is no hindrance */
    pos *p = turned(CITY);
    pos_field(p, "turned", "n41");
    t = ck_table(p);
    assert_not_listed(t, "restore_city:n41");
    play(t, "build_city:n34");
}

/* Without a single city or settlement in supply, too. */
static void test_no_piece_needed(void **unused) {
    (void)unused;
    RULE("C-77");
    pos *p = ck("players=3 victory_points=20");
    pos_settlement(p, 0, "n0 n2 n11 n15 n47 n34");
    pos_field(p, "turned", "n34");
    pos_city(p, 0, "n41 n26 n9");
    pos_hand(p, 1, "ore:1");
    pos_hand(p, 0, RESTORE);
    table *t = ck_table(p);
    assert_supply(t, 0, 15, 0, 0);
    play(t, "restore_city:n34");
    assert_supply(t, 0, 15, 0, 0);
    assert_building(t, 34, 0, CATAN_CITY);
}

/* It stays turned though settlements are there. */
static void test_stays_turned(void **unused) {
    (void)unused;
    RULE("C-77");
    pos *p = turned("");
    table *t = ck_table(p);
    assert_int_equal(seat_info(t, 0).settlements, 3);
    play(t, "end_turn");
    roll(t, 1, 1, "ship");
    play(t, "end_turn");
    roll(t, 1, 1, "ship");
    play(t, "end_turn");
    roll(t, 1, 1, "ship");
    assert_true(is_turned(t, 34));
    assert_int_equal(seat_info(t, 0).settlements, 3);
}

static void test_several_in_any_order(void **unused) {
    (void)unused;
    RULE("C-77");
    pos *p = turned("grain:6 ore:9");
    pos_settlement(p, 0, "n20");
    pos_field(p, "turned", "n20+n34");
    table *t = ck_table(p);
    assert_moves_of(t, "restore_city", "n20,n34");
    play(t, "restore_city:n34");
    refuse(t, 0, "build_city:n0", CATAN_E_RESTORE_FIRST); /* one is left */
    play(t, "restore_city:n20 build_city:n0");
    take_back(t, 3);
    play(t, "restore_city:n20 restore_city:n34");
}

/* It is no city for improvements and does not carry a metropolis. */
static void test_no_city(void **unused) {
    (void)unused;
    RULE("C-77");
    RULE("C-78");
    pos *p = turned("cloth:1");
    table *t = ck_table(p);
    refuse(t, 0, "improve:trade", CATAN_E_NO_CITY);
    pos_city(p, 0, "n12");
    tracks(p, 0, 3, 0, 0);
    pos_hand(p, 0, "cloth:4");
    t = ck_table(p);
    play(t, "improve:trade");
    assert_asked(t, 0, "place_metropolis");
    assert_moves(t, "place_metropolis:n12");
    assert_not_listed(t, "place_metropolis:n34");
}

static void test_when(void **unused) {
    (void)unused;
    RULE("C-77");
    pos *p = turned(RESTORE);
    pos_turn(p, 0, "before_roll");
    table *t = ck_table(p);
    refuse(t, 0, "restore_city:n34", CATAN_E_NOT_ASKED);
    pos_turn(p, 1, "action");
    t = ck_table(p);
    refuse(t, 0, "restore_city:n34", CATAN_E_NOT_YOUR_TURN);
    refuse(t, 1, "restore_city:n34", CATAN_E_CANNOT_PAY);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        PLAY_TEST(test_turned),
        PLAY_TEST(test_settlement_if_there_is_one),
        PLAY_TEST(test_produces_as_settlement),
        PLAY_TEST(test_next_attack),
        PLAY_TEST(test_restored),
        PLAY_TEST(test_cannot_pay),
        PLAY_TEST(test_restored_first),
        PLAY_TEST(test_no_piece_needed),
        PLAY_TEST(test_stays_turned),
        PLAY_TEST(test_several_in_any_order),
        PLAY_TEST(test_no_city),
        PLAY_TEST(test_when),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
