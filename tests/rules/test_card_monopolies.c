/* Trade monopoly and resource monopoly: C-133, C-134, E149. */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>
#include <cmocka.h>

#include "rules/cards_played.h"
#include "support/rule.h"

/* Seat 0 holds one of each. */
static pos *begin(void) {
    pos *p = ck("players=4");
    pos_hand(p, 0, "ore:4 coin:1");
    pos_hand(p, 1, "wool:2 ore:3 cloth:2 coin:3");
    pos_hand(p, 2, "ore:1 coin:1 paper:1");
    pos_hand(p, 3, "wool:4 paper:2");
    progress(p, 0, "trade_monopoly:1 resource_monopoly:1");
    return p;
}

/* --- one commodity of everybody --- */

static void test_one_commodity(void **state) {
    (void)state;
    RULE("C-133");
    table *t = ck_table(begin());
    assert_moves_of(t, "play_trade_monopoly", "cloth,coin,paper");
    play_card(t, "play_trade_monopoly:coin");
    assert_asked(t, 0, "action");
    assert_hand(t, 0, "ore:4 coin:3");
    assert_hand(t, 1, "wool:2 ore:3 cloth:2 coin:2");
    assert_hand(t, 2, "ore:1 paper:1");
    assert_hand(t, 3, "wool:4 paper:2");
    assert_int_equal(bank_of(t, CATAN_COIN), 7);
    assert_progress(t, 0, "resource_monopoly:1");
    assert_under(t, "trade", "trade_monopoly");
    assert_decks(t, 17, 18, 18);
}

/* --- up to two resources of everybody --- */

static void test_two_resources(void **state) {
    (void)state;
    RULE("C-134");
    RULE("E149");
    table *t = ck_table(begin());
    assert_moves_of(t, "play_resource_monopoly", "lumber,brick,wool,grain,ore");
    play_card(t, "play_resource_monopoly:ore");
    assert_asked(t, 0, "action");
    assert_hand(t, 0, "ore:7 coin:1"); /* two, one, none */
    assert_hand(t, 1, "wool:2 ore:1 cloth:2 coin:3");
    assert_hand(t, 2, "coin:1 paper:1");
    assert_hand(t, 3, "wool:4 paper:2");
    assert_int_equal(bank_of(t, CATAN_ORE), 11);
    assert_under(t, "trade", "resource_monopoly");
    take_back(t, 1);
    play_card(t, "play_resource_monopoly:wool");
    assert_hand(t, 0, "wool:4 ore:4 coin:1");
    assert_hand(t, 1, "ore:3 cloth:2 coin:3");
    assert_hand(t, 3, "wool:2 paper:2");
}

/* Each takes its own sort only. */
static void test_sorts(void **state) {
    (void)state;
    RULE("C-133");
    RULE("C-134");
    RULE("E149");
    table *t = ck_table(begin());
    for (uint32_t card = 0; card < 8; card++) {
        int commodity = card >= CATAN_CLOTH;
        assert_int_equal(catan_check(t->state, 0, catan_move_play_trade_monopoly(card)),
                         commodity ? CATAN_OK : CATAN_E_NO_EFFECT);
        assert_int_equal(catan_check(t->state, 0, catan_move_play_resource_monopoly(card)),
                         commodity ? CATAN_E_NO_EFFECT : CATAN_OK);
    }
}

/* They may bring nothing: what others hold is not to be known. */
static void test_of_nothing(void **state) {
    (void)state;
    RULE("C-133");
    RULE("C-134");
    RULE("C-90");
    pos *p = begin();
    pos_hand(p, 0, "");
    pos_hand(p, 1, "wool:2");
    pos_hand(p, 2, "");
    pos_hand(p, 3, "paper:2");
    table *t = ck_table(p);
    play_card(t, "play_trade_monopoly:cloth play_resource_monopoly:ore");
    assert_hand(t, 0, "");
    assert_hand(t, 1, "wool:2");
    assert_hand(t, 3, "paper:2");
    assert_under(t, "trade", "trade_monopoly resource_monopoly");
    assert_asked(t, 0, "action");
}

static void test_several_in_a_turn(void **state) {
    (void)state;
    RULE("C-133");
    RULE("C-134");
    RULE("C-87");
    pos *p = begin();
    progress(p, 0, "trade_monopoly:2 resource_monopoly:3");
    table *t = ck_table(p);
    play_card(t, "play_resource_monopoly:ore play_resource_monopoly:ore play_trade_monopoly:coin "
                 "play_trade_monopoly:coin");
    assert_hand(t, 0, "ore:8 coin:4");
    assert_hand(t, 1, "wool:2 cloth:2 coin:1");
    assert_hand(t, 2, "paper:1");
}

static void test_without_the_card(void **state) {
    (void)state;
    RULE("C-133");
    RULE("C-134");
    pos *p = begin();
    progress(p, 0, "");
    progress(p, 1, "trade_monopoly:1 resource_monopoly:1");
    table *t = ck_table(p);
    refuse(t, 0, "play_trade_monopoly:coin", CATAN_E_NO_CARD);
    refuse(t, 0, "play_resource_monopoly:ore", CATAN_E_NO_CARD);
    refuse(t, 1, "play_trade_monopoly:coin", CATAN_E_NOT_YOUR_TURN);
    refuse(t, 1, "play_resource_monopoly:ore", CATAN_E_NOT_YOUR_TURN);
}

/* --- before all eyes --- */

static void test_told(void **state) {
    (void)state;
    RULE("C-133");
    RULE("C-134");
    RULE("H-1");
    table *t = logged(begin());
    play(t, "play_trade_monopoly:coin");
    assert_all_are_told(t, "s0 play_trade_monopoly:coin | "
                           "s0 played_progress trade_monopoly of trade | "
                           "s1>s0 coin:1 monopoly | s2>s0 coin:1 monopoly");
    play(t, "play_resource_monopoly:ore");
    assert_all_are_told(t, "s0 play_resource_monopoly:ore | "
                           "s0 played_progress resource_monopoly of trade | "
                           "s1>s0 ore:2 monopoly | s2>s0 ore:1 monopoly");
}

/* Taking it back would not make anybody forget what it brought. */
static void test_undo_reveals(void **state) {
    (void)state;
    RULE("C-133");
    RULE("C-134");
    table *t = ck_table(begin());
    play(t, "play_trade_monopoly:coin");
    assert_int_equal(catan_undo_reveals(t->state), 1);
    play(t, "play_resource_monopoly:ore");
    assert_int_equal(catan_undo_reveals(t->state), 1);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        PLAY_TEST(test_one_commodity),
        PLAY_TEST(test_two_resources),
        PLAY_TEST(test_sorts),
        PLAY_TEST(test_of_nothing),
        PLAY_TEST(test_several_in_a_turn),
        PLAY_TEST(test_without_the_card),
        PLAY_TEST(test_told),
        PLAY_TEST(test_undo_reveals),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
