/* The aqueduct: C-31, C-32, E143, E144. */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>
#include <cmocka.h>

#include "rules/knights_table.h"
#include "support/rule.h"

/* Seat 1's turn; seat 0 has the aqueduct, and buildings at h16 (brick 5) alone. */
static pos *begin(const char *options) {
    pos *p = ck(options);
    pos_city(p, 0, "n47");
    tracks(p, 0, 0, 0, 3);
    pos_turn(p, 1, "before_roll");
    return p;
}

static void test_takes_one(void **unused) {
    (void)unused;
    RULE("C-31");
    table *t = ck_table(begin("players=3"));
    roll(t, 1, 1, "trade");
    assert_asked(t, 0, "take_aqueduct");
    assert_moves(t, "take_aqueduct:lumber,brick,wool,grain,ore"); /* resources, and it is a must */
    assert_not_listed(t, "take_aqueduct:cloth,coin,paper");
    refuse(t, 0, "end_turn", CATAN_E_NOT_ASKED);
    refuse(t, 1, "end_turn", CATAN_E_NOT_YOUR_TURN);
    refuse(t, 1, "take_aqueduct:ore", CATAN_E_NOT_YOUR_TURN);
    play_as(t, 0, "take_aqueduct:wool");
    assert_hand(t, 0, "wool:1");
    assert_bank(t, 19, 19, 18, 19, 19);
    assert_asked(t, 1, "action");
    refuse(t, 1, "take_aqueduct:ore", CATAN_E_NOT_ASKED);
}

/* On one's own roll, too. */
static void test_own_roll(void **unused) {
    (void)unused;
    RULE("C-31");
    pos *p = begin("players=3");
    pos_turn(p, 0, "before_roll");
    table *t = ck_table(p);
    roll(t, 1, 1, "trade");
    assert_asked(t, 0, "take_aqueduct");
    play(t, "take_aqueduct:ore");
    assert_asked(t, 0, "action");
    assert_hand(t, 0, "ore:1");
}

static void test_not_when_something_came(void **unused) {
    (void)unused;
    RULE("C-31");
    table *t = ck_table(begin("players=3"));
    roll(t, 1, 4, "trade");
    assert_asked(t, 1, "action");
    assert_hand(t, 0, "brick:2");
}

static void test_not_on_seven(void **unused) {
    (void)unused;
    RULE("C-31");
    table *t = ck_table(begin("players=3"));
    roll(t, 3, 4, "trade");
    assert_asked(t, 1, "action");
    assert_hand(t, 0, "");
    pos *p = begin("players=3");
    pos_field(p, "robber_free", "1");
    t = ck_table(p);
    roll(t, 3, 4, "trade");
    play(t, "move_robber:h0");
    assert_asked(t, 1, "action");
}

/* Science 3 it is: neither less, nor another track. */
static void test_levels(void **unused) {
    (void)unused;
    RULE("C-31");
    RULE("C-80");
    for (unsigned level = 0; level <= 3; level++) {
        pos *p = begin("players=3");
        tracks(p, 0, 3, 3, level);
        table *t = ck_table(p);
        roll(t, 6, 6, "ship");
        assert_asked(t, level < 3 ? 1 : 0, level < 3 ? "action" : "take_aqueduct");
    }
    for (unsigned level = 4; level <= 5; level++) {
        pos *p = begin("players=3");
        tracks(p, 0, 0, 0, level);
        pos_field(p, "metropolises", "-,-,n47");
        table *t = ck_table(p);
        roll(t, 6, 6, "ship");
        assert_asked(t, 0, "take_aqueduct");
    }
}

static void test_robber_on_the_only_hex(void **unused) {
    (void)unused;
    RULE("C-31");
    RULE("E144");
    pos *p = begin("players=3");
    pos_field(p, "robber_free", "1");
    pos_robber(p, 16);
    table *t = ck_table(p);
    roll(t, 1, 4, "trade");
    assert_asked(t, 0, "take_aqueduct");
    play(t, "take_aqueduct:brick"); /* of any kind, that one too */
    assert_hand(t, 0, "brick:1");
}

/* What the bank cannot pay was not received. */
static void test_shortage(void **unused) {
    (void)unused;
    RULE("C-31");
    pos *p = begin("players=3");
    pos_settlement(p, 1, "n48");
    pos_bank(p, 2, "brick:2"); /* three are owed */
    table *t = ck_table(p);
    roll(t, 1, 4, "trade");
    assert_asked(t, 0, "take_aqueduct");
    assert_moves(t, "take_aqueduct:lumber,brick,wool,grain,ore");
    play(t, "take_aqueduct:brick");
    assert_hand(t, 0, "brick:1");
    assert_asked(t, 1, "action");
    /* part of it is something */
    p = begin("players=3");
    pos_bank(p, 2, "brick:1");
    t = ck_table(p);
    roll(t, 1, 4, "trade");
    assert_asked(t, 1, "action");
    assert_hand(t, 0, "brick:1");
}

/* A commodity alone is something, and so is a resource without its commodity. */
static void test_commodity_counts(void **unused) {
    (void)unused;
    RULE("C-31");
    RULE("E143");
    static const char *const banks[] = {"ore:0", "coin:0", "ore:0 coin:0"};
    static const char *const hands[] = {"coin:1", "ore:1", ""};
    for (int i = 0; i < 3; i++) {
        pos *p = begin("players=3");
        pos_city(p, 0, "n0");
        pos_bank(p, 2, banks[i]);
        table *t = ck_table(p);
        roll(t, 4, 6, "trade");
        assert_hand(t, 0, hands[i]);
        assert_asked(t, i == 2 ? 0 : 1, i == 2 ? "take_aqueduct" : "action");
    }
}

/* --- several --- */

static void test_turn_order(void **unused) {
    (void)unused;
    RULE("C-32");
    pos *p = begin("players=4");
    tracks(p, 1, 0, 0, 3);
    tracks(p, 3, 0, 0, 3);
    pos_turn(p, 2, "before_roll");
    table *t = ck_table(p);
    roll(t, 1, 1, "trade");
    assert_asked(t, 3, "take_aqueduct");
    play_as(t, 3, "take_aqueduct:lumber");
    assert_asked(t, 0, "take_aqueduct");
    play_as(t, 0, "take_aqueduct:brick");
    assert_asked(t, 1, "take_aqueduct");
    play_as(t, 1, "take_aqueduct:wool");
    assert_asked(t, 2, "action");
    assert_hand(t, 3, "lumber:1");
    assert_hand(t, 0, "brick:1");
    assert_hand(t, 1, "wool:1");
    assert_hand(t, 2, "");
    /* only who got nothing is asked */
    pos_settlement(p, 3, "n39");
    t = ck_table(p);
    roll(t, 1, 4, "trade");
    assert_asked(t, 1, "take_aqueduct");
    play(t, "take_aqueduct:ore");
    assert_asked(t, 2, "action");
}

/* Behind all production, the claims of others included. */
static void test_behind_production(void **unused) {
    (void)unused;
    RULE("C-32");
    pos *p = begin("players=3");
    pos_settlement(p, 2, "n1"); /* wool 2 */
    pos_bank(p, 1, "wool:1");
    table *t = ck_table(p);
    roll(t, 1, 1, "trade");
    assert_hand(t, 2, "wool:1");
    assert_asked(t, 0, "take_aqueduct");
    assert_moves(t, "take_aqueduct:lumber,brick,grain,ore");
    refuse(t, 0, "take_aqueduct:wool", CATAN_E_BANK_EMPTY);
}

/* What the bank no longer holds is not to be had; of nothing nothing is taken. */
static void test_empty_bank(void **unused) {
    (void)unused;
    RULE("C-32");
    pos *p = begin("players=3");
    tracks(p, 1, 0, 0, 3);
    pos_bank(p, 2, "lumber:0 brick:0 wool:0 grain:0 ore:1");
    table *t = ck_table(p);
    roll(t, 1, 1, "trade");
    assert_asked(t, 1, "take_aqueduct");
    assert_moves(t, "take_aqueduct:ore");
    play(t, "take_aqueduct:ore");
    /* nothing is left for seat 0, though there are commodities */
    assert_asked(t, 1, "action");
    assert_hand(t, 0, "");
    p = begin("players=3");
    pos_bank(p, 2, "lumber:0 brick:0 wool:0 grain:0 ore:0");
    t = ck_table(p);
    roll(t, 1, 1, "trade");
    assert_asked(t, 1, "action");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        PLAY_TEST(test_takes_one),
        PLAY_TEST(test_own_roll),
        PLAY_TEST(test_not_when_something_came),
        PLAY_TEST(test_not_on_seven),
        PLAY_TEST(test_levels),
        PLAY_TEST(test_robber_on_the_only_hex),
        PLAY_TEST(test_shortage),
        PLAY_TEST(test_commodity_counts),
        PLAY_TEST(test_turn_order),
        PLAY_TEST(test_behind_production),
        PLAY_TEST(test_empty_bank),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
