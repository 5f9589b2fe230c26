/* Rain and sandstorm: V12.1 to V12.4. */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>
#include <cmocka.h>

#include "rules/changed.h"
#include "rules/knights_table.h"
#include "support/rule.h"

#define RESOURCES "take_rain:lumber,brick,wool,grain,ore"
#define SAND CATAN_PIECE_SAND

/* The desert is h9, at n18 n24 n30 n35 n29 n23. The robber is at h2, before seat 0 rolls. */
static pos *at_desert(const char *options, const char *hexes) {
    char text[200];
    snprintf(text, sizeof text, "players=3 rain=on %s", options);
    pos *p = changed(text, hexes);
    pos_turn(p, 0, "before_roll");
    pos_robber(p, 2);
    return p;
}

/* --- the rain --- */

static void test_die_against_points(void **unused) {
    (void)unused;
    RULE("V12.1");
    pos *p = at_desert("", "");
    pos_settlement(p, 0, "n18");
    pos_city(p, 1, "n30");
    table *t = pos_table(p);
    catan_view view;
    play(t, "roll dice:7 move_robber:h0");
    assert_asked(t, CATAN_CHANCE, "rain");
    assert_weights(t, "die:1=1 die:2=1 die:3=1 die:4=1 die:5=1 die:6=1");
    assert_int_equal(catan_view_get(&view, sizeof view, t->state, 2), CATAN_OK);
    assert_int_equal(view.subject, 0);
    assert_int_equal(view.waiting, 1 << 1);
    /* One point: with a 1 he takes, with a 2 not. */
    play(t, "die:1");
    assert_asked(t, 0, "take_rain");
    assert_moves(t, RESOURCES);
    play_as(t, 0, "take_rain:grain");
    assert_hand(t, 0, "grain:1");
    take_back(t, 2);
    play(t, "die:2");
    /* Seat 1 has two points. */
    assert_asked(t, CATAN_CHANCE, "rain");
    assert_int_equal(catan_view_get(&view, sizeof view, t->state, 2), CATAN_OK);
    assert_int_equal(view.subject, 1);
    play(t, "die:3");
    assert_asked(t, 0, "action");
    take_back(t, 1);
    play(t, "die:2");
    assert_asked(t, 1, "take_rain");
    play_as(t, 1, "take_rain:ore");
    assert_asked(t, 0, "action");
    assert_hand(t, 0, "");
    assert_hand(t, 1, "ore:1");
    /* On no other number. */
    t = pos_table(p);
    play(t, "roll dice:2");
    assert_asked(t, 0, "action");
}

static void test_in_turn_order(void **unused) {
    (void)unused;
    RULE("V12.1");
    pos *p = at_desert("", "");
    pos_settlement(p, 0, "n18");
    pos_settlement(p, 2, "n30");
    pos_turn(p, 2, "before_roll");
    table *t = pos_table(p);
    play(t, "roll dice:7 move_robber:h0 die:1");
    assert_asked(t, 2, "take_rain");
    play(t, "take_rain:ore die:1");
    assert_asked(t, 0, "take_rain");
    assert_refused(t, "rain.s0.1.0.0.0", "rain.s1.1.0.0.0", CATAN_E_POSITION_TASK);
    assert_refused(t, "rain.s0.1.0.0.0", "rain.s0.1.4.0.0", CATAN_E_POSITION_TASK);
    assert_refused(t, "rain.s0.1.0.0.0", "rain.chance.0.0.0.1", CATAN_E_POSITION_TASK);
}

/* A building counts for each desert that it touches. */
static void test_two_deserts(void **unused) {
    (void)unused;
    RULE("V12.1");
    pos *p = at_desert("", "h14=D");
    pos_settlement(p, 0, "n30");
    table *t = pos_table(p);
    play(t, "roll dice:7 move_robber:h0 die:2");
    assert_asked(t, 0, "take_rain");
}

/* With six points no die is thrown. */
static void test_sure_rain(void **unused) {
    (void)unused;
    RULE("V12.1");
    pos *p = at_desert("", "");
    pos_city(p, 0, "n18 n30");
    pos_settlement(p, 0, "n29");
    table *t = pos_table(p);
    play(t, "roll dice:7 move_robber:h0");
    assert_asked(t, CATAN_CHANCE, "rain");
    play(t, "die:5");
    assert_asked(t, 0, "take_rain");
    pos_city(p, 0, "n29");
    t = pos_table(p);
    play(t, "roll dice:7 move_robber:h0");
    assert_asked(t, 0, "take_rain");
}

static void test_empty_bank(void **unused) {
    (void)unused;
    RULE("V12.1");
    pos *p = at_desert("hand_limit=60", "");
    pos_settlement(p, 0, "n18");
    pos_settlement(p, 1, "n30");
    pos_bank(p, 2, "lumber:0 brick:0 wool:1 grain:0 ore:0");
    pos_hand(p, 2, "");
    pos_hand(p, 0, "lumber:9 brick:9 wool:9 grain:9 ore:9");
    pos_hand(p, 1, "lumber:9 brick:9 wool:9 grain:9 ore:9");
    pos_bank(p, 2, "lumber:0 brick:0 wool:1 grain:0 ore:0");
    table *t = pos_table(p);
    play(t, "roll dice:7 move_robber:h0 die:1");
    assert_moves(t, "take_rain:wool");
    refuse(t, 0, "take_rain:ore", CATAN_E_BANK_EMPTY);
    play(t, "take_rain:wool");
    assert_asked(t, 0, "action"); /* nobody throws a die for nothing */
}

/* --- the order --- */

static void test_behind_discards_and_robber(void **unused) {
    (void)unused;
    RULE("V12.2");
    pos *p = at_desert("", "");
    pos_settlement(p, 0, "n18");
    pos_settlement(p, 1, "n30");
    pos_hand(p, 0, "lumber:7");
    table *t = pos_table(p);
    play(t, "roll dice:7");
    assert_asked(t, 0, "move_robber"); /* seven cards are not too many */
    play(t, "move_robber:h10");
    assert_asked(t, 0, "rob");
    play(t, "rob:s1"); /* who has nothing yet */
    assert_asked(t, CATAN_CHANCE, "rain");
    play(t, "die:1 take_rain:ore die:1");
    assert_asked(t, 1, "take_rain");
    play(t, "take_rain:ore");
    assert_hand(t, 0, "lumber:7 ore:1");
    assert_hand(t, 1, "ore:1");
    /* With eight he discards first. */
    pos_hand(p, 0, "lumber:8");
    t = pos_table(p);
    play(t, "roll dice:7");
    assert_asked(t, 0, "discard");
}

/* --- the sandstorm --- */

static void test_sandstorm(void **unused) {
    (void)unused;
    RULE("V12.3");
    pos *p = at_desert("", "");
    pos_settlement(p, 1, "n18");
    pos_settlement(p, 2, "n30");
    table *t = pos_table(p);
    catan_view view;
    play(t, "roll dice:7 move_robber:h9");
    assert_asked(t, 0, "rob"); /* though nobody has a card */
    assert_moves(t, "rob:s1,s2");
    play(t, "rob:s1");
    assert_int_equal(holder_of(t, SAND), 1);
    assert_asked(t, CATAN_CHANCE, "rain");
    assert_int_equal(catan_view_get(&view, sizeof view, t->state, 0), CATAN_OK);
    assert_int_equal(view.subject, 2);
    assert_refused(t, "sand=s1", "sand=s0", CATAN_E_POSITION_TURN);
    play(t, "die:6");
    assert_asked(t, 0, "action");
    assert_int_equal(holder_of(t, SAND), CATAN_NOBODY);
    /* While the card is drawn, too. */
    pos_hand(p, 1, "ore:1");
    t = pos_table(p);
    play(t, "roll dice:7 move_robber:h9 rob:s1");
    assert_asked(t, CATAN_CHANCE, "steal");
    assert_int_equal(holder_of(t, SAND), 1);
    assert_refused(t, " sand=s1", "", CATAN_E_POSITION_TURN);
    assert_refused(t, " sand=s1", " sand=s2", CATAN_E_POSITION_TURN);
    play(t, "steal:ore die:1 take_rain:ore");
    assert_hand(t, 1, "");
    assert_refused(t, "/n30", "/n30 sand=s1", CATAN_E_POSITION_TURN);
}

/* Another desert is not in the sand. */
static void test_sand_at_one_desert(void **unused) {
    (void)unused;
    RULE("V12.3");
    pos *p = at_desert("", "h1=D");
    pos_settlement(p, 1, "n18 n1");
    table *t = pos_table(p);
    play(t, "roll dice:7 move_robber:h9 rob:s1 die:2");
    assert_asked(t, 0, "action");
    take_back(t, 1);
    play(t, "die:1");
    assert_asked(t, 1, "take_rain");
}

/* Only the robber of that 7 brings it. */
static void test_no_sand_by_cards(void **unused) {
    (void)unused;
    RULE("V12.3");
    pos *p = at_desert("", "");
    pos_settlement(p, 1, "n18");
    pos_cards(p, 0, "knight:1");
    table *t = pos_table(p);
    play(t, "play_knight move_robber:h9 rob:s1");
    assert_int_equal(holder_of(t, SAND), CATAN_NOBODY);
    play(t, "roll dice:7 move_robber:h2");
    assert_asked(t, CATAN_CHANCE, "rain");
    /* Nor if he goes elsewhere. */
    t = pos_table(p);
    play(t, "roll dice:7 move_robber:h4 rob:s1");
    assert_int_equal(holder_of(t, SAND), CATAN_NOBODY);
    assert_asked(t, CATAN_CHANCE, "rain");
}

/* --- Cities & Knights --- */

static void test_before_the_first_attack(void **unused) {
    (void)unused;
    RULE("V12.4");
    pos *p = changed("players=3 rain=on cities_knights=on", "");
    pos_settlement(p, 1, "n18");
    pos_turn(p, 0, "before_roll");
    table *t = ck_table(p);
    roll(t, 3, 4, "ship");
    assert_asked(t, CATAN_CHANCE, "rain");
    play(t, "die:1");
    assert_asked(t, 1, "take_rain");
    assert_moves(t, RESOURCES);
    refuse(t, 1, "take_rain:coin", CATAN_E_NO_EFFECT);
    play(t, "take_rain:ore");
    assert_asked(t, 0, "action");
    assert_robber(t, 9);
}

static void test_no_desert(void **unused) {
    (void)unused;
    RULE("V12.4");
    pos *p = at_desert("", "h9=L10");
    pos_settlement(p, 0, "n18");
    table *t = pos_table(p);
    play(t, "roll dice:7 move_robber:h0");
    assert_asked(t, 0, "action");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        PLAY_TEST(test_die_against_points), PLAY_TEST(test_in_turn_order),
        PLAY_TEST(test_two_deserts),        PLAY_TEST(test_sure_rain),
        PLAY_TEST(test_empty_bank),         PLAY_TEST(test_behind_discards_and_robber),
        PLAY_TEST(test_sandstorm),          PLAY_TEST(test_sand_at_one_desert),
        PLAY_TEST(test_no_sand_by_cards),   PLAY_TEST(test_before_the_first_attack),
        PLAY_TEST(test_no_desert),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
