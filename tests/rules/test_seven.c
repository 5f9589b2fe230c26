/* Seven: who discards what: B-30, E13 to E18. */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>
#include <cmocka.h>
#include <stdio.h>

#include "support/pos.h"
#include "support/rule.h"

/* A position before the roll of seat 0. */
static pos *begin(const char *options) {
    pos *p = pos_new(options);
    pos_turn(p, 0, "before_roll");
    return p;
}

/* --- too many cards --- */

/* How many of so many cards of one kind a seat discards, and that it is not asked again. */
static void check_discards(const char *options, unsigned cards, unsigned discarded) {
    char hand[16], left[16];
    pos *p = begin(options);
    snprintf(hand, sizeof hand, "wool:%u", cards);
    snprintf(left, sizeof left, "wool:%u", cards - discarded);
    pos_hand(p, 1, hand);
    table *t = pos_table(p);
    play(t, "roll dice:7");
    for (unsigned i = 0; i < discarded; i++) {
        assert_asked(t, 1, "discard");
        play(t, "discard:wool");
    }
    assert_asked(t, 0, "move_robber");
    assert_hand(t, 1, left);
}

static void test_how_many(void **unused) {
    (void)unused;
    RULE("B-30");
    RULE("E13");
    RULE("E14");
    RULE("E16");
    static const unsigned cases[][2] = {{1, 0},  {6, 0},  {7, 0},  {8, 4}, {9, 4},
                                        {10, 5}, {11, 5}, {15, 7}, {19, 9}};
    for (unsigned i = 0; i < sizeof cases / sizeof *cases; i++) {
        check_discards("players=3", cases[i][0], cases[i][1]);
    }
    check_discards("players=3 bank_resources=20", 20, 10); /* 10 are left: no second discard */
    check_discards("players=3 hand_limit=9", 9, 0);
    check_discards("players=3 hand_limit=9", 10, 5);
    check_discards("players=3 hand_limit=2", 2, 0);
    check_discards("players=3 hand_limit=2", 3, 1);
    check_discards("players=3 hand_limit=60 bank_resources=60", 60, 0);
    catan_config config;
    play_config(&config, "");
    assert_int_equal(config.hand_limit, 7);
    assert_int_equal(catan_config_set(&config, "hand_limit", "1"), CATAN_E_OPTION_VALUE);
    assert_int_equal(catan_config_set(&config, "hand_limit", "61"), CATAN_E_OPTION_VALUE);
}

/* Of his own choice, card by card in kind order. */
static void test_which(void **unused) {
    (void)unused;
    RULE("B-30");
    pos *p = begin("players=2");
    pos_hand(p, 1, "lumber:4 wool:2 ore:3");
    table *t = pos_table(p);
    play(t, "roll dice:7");
    assert_asked(t, 1, "discard");
    assert_moves(t, "discard:lumber,wool"); /* three ore alone are not four cards */
    refuse(t, 1, "discard:ore", CATAN_E_CANNOT_COMPLETE);
    refuse(t, 1, "discard:brick", CATAN_E_NOT_IN_HAND);
    refuse(t, 0, "discard:lumber", CATAN_E_NOT_YOUR_TURN);
    play(t, "discard:wool");
    assert_moves(t, "discard:wool,ore");
    refuse(t, 1, "discard:lumber", CATAN_E_KIND_ORDER);
    play(t, "discard:wool");
    assert_moves(t, "discard:ore");
    play(t, "discard:ore discard:ore");
    assert_hand(t, 1, "lumber:4 ore:1");
    assert_bank(t, 15, 19, 19, 19, 18);
    take_back(t, 4);
    play(t, "discard:lumber discard:lumber discard:lumber discard:lumber");
    assert_hand(t, 1, "wool:2 ore:3");
    assert_bank(t, 19, 19, 17, 19, 16);
}

static void test_nothing_produced(void **unused) {
    (void)unused;
    RULE("B-30");
    pos *p = begin("players=2");
    pos_city(p, 0, "n17 n45");
    pos_city(p, 1, "n31 n8");
    table *t = pos_table(p);
    play(t, "roll dice:7");
    assert_asked(t, 0, "move_robber");
    assert_bank(t, 19, 19, 19, 19, 19);
}

static void test_development_cards_are_safe(void **unused) {
    (void)unused;
    RULE("B-30");
    RULE("E15");
    pos *p = begin("players=3");
    pos_settlement(p, 1, "n0");
    pos_settlement(p, 2, "n7");
    pos_hand(p, 1, "wool:7");
    pos_cards(p, 1, "knight:3 point:1");
    pos_hand(p, 2, "");
    pos_cards(p, 2, "knight:8 plenty:1");
    table *t = pos_table(p);
    play(t, "roll dice:7"); /* nobody discards */
    assert_asked(t, 0, "move_robber");
    play(t, "move_robber:h0");
    assert_moves(t, "rob:s1,s2");
    play(t, "rob:s2"); /* nothing but development cards: nothing is stolen */
    assert_asked(t, 0, "action");
    take_back(t, 1);
    play(t, "rob:s1");
    assert_weights(t, "steal:wool=7");
    play(t, "steal:wool");
    assert_cards(t, 1, "knight:3 point:1");
    assert_cards(t, 2, "knight:8 plenty:1");
    /* with the eighth card half of the eight go, and no development card */
    pos_hand(p, 1, "wool:8");
    t = pos_table(p);
    play(t, "roll dice:7 discard:wool discard:wool discard:wool discard:wool");
    assert_asked(t, 0, "move_robber");
    assert_cards(t, 1, "knight:3 point:1");
}

/* None of these moves of the active player is legal. */
static void check_nothing_else(table *t, int32_t status) {
    static const char *const moves[] = {"build_road:e27",   "trade_bank:brick>ore",
                                        "offer_give:brick", "end_turn",
                                        "play_knight",      "roll"};
    for (unsigned i = 0; i < sizeof moves / sizeof *moves; i++) {
        refuse(t, 1, moves[i], status);
    }
}

/* The roller discards first, then the others in turn order; nothing happens in between. */
static void test_discards_come_first(void **unused) {
    (void)unused;
    RULE("B-30");
    RULE("E17");
    RULE("E18");
    pos *p = pos_new("players=4");
    pos_settlement(p, 1, "n17");
    pos_road(p, 1, "e26");
    pos_hand(p, 1, "lumber:4 brick:4");
    pos_cards(p, 1, "knight:1");
    pos_hand(p, 0, "ore:10");
    pos_hand(p, 2, "wool:7");
    pos_hand(p, 3, "wool:8");
    pos_turn(p, 1, "before_roll");
    table *t = pos_table(p);
    play(t, "roll dice:7");
    assert_asked(t, 1, "discard");
    assert_moves(t, "discard:lumber,brick");
    refuse(t, 1, "move_robber:h0", CATAN_E_NOT_ASKED);
    check_nothing_else(t, CATAN_E_NOT_ASKED);
    play(t, "discard:lumber discard:lumber discard:brick discard:brick");
    assert_asked(t, 3, "discard"); /* seat 2 holds 7 */
    refuse(t, 1, "move_robber:h0", CATAN_E_NOT_YOUR_TURN);
    check_nothing_else(t, CATAN_E_NOT_YOUR_TURN);
    play(t, "discard:wool discard:wool discard:wool discard:wool");
    assert_asked(t, 0, "discard");
    refuse(t, 1, "move_robber:h0", CATAN_E_NOT_YOUR_TURN);
    play(t, "discard:ore discard:ore discard:ore discard:ore discard:ore");
    assert_asked(t, 1, "move_robber");
    check_nothing_else(t, CATAN_E_NOT_ASKED);
    play(t, "move_robber:h0");
    assert_asked(t, 1, "action");
    assert_listed(t, "build_road:e27 play_knight end_turn");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        PLAY_TEST(test_how_many),
        PLAY_TEST(test_which),
        PLAY_TEST(test_nothing_produced),
        PLAY_TEST(test_development_cards_are_safe),
        PLAY_TEST(test_discards_come_first),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
