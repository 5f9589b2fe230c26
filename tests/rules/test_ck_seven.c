/* The 7 with commodities and walls, the robber before and behind the first attack: C-33 to C-38,
 * E111. */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>
#include <cmocka.h>

#include "rules/knights_table.h"
#include "support/rule.h"

/* A position before the roll of seat 0, the robber free or not. */
static pos *begin(int robber_free) {
    pos *p = ck("players=3");
    pos_turn(p, 0, "before_roll");
    if (robber_free) {
        pos_field(p, "robber_free", "1");
    }
    return p;
}

/* --- the hand --- */

static void test_commodities_count(void **unused) {
    (void)unused;
    RULE("C-33");
    pos *p = begin(0);
    pos_hand(p, 1, "wool:3 cloth:2 coin:2 paper:1");
    pos_hand(p, 2, "cloth:3 coin:4");
    table *t = ck_table(p);
    roll(t, 3, 4, "trade");
    assert_asked(t, 1, "discard");
    assert_moves(t, "discard:wool,cloth"); /* in kind order: coin and paper are only three */
    refuse(t, 1, "discard:coin", CATAN_E_CANNOT_COMPLETE);
    refuse(t, 1, "discard:grain", CATAN_E_NOT_IN_HAND);
    play(t, "discard:cloth discard:coin");
    refuse(t, 1, "discard:cloth", CATAN_E_KIND_ORDER);
    play(t, "discard:coin discard:paper");
    assert_hand(t, 1, "wool:3 cloth:1");
    assert_int_equal(table_info(t).bank[CATAN_PAPER], 12);
    assert_int_equal(table_info(t).bank[CATAN_COIN], 8);
    assert_asked(t, 0, "action"); /* seven commodities are not too many */
}

static void test_progress_cards_do_not(void **unused) {
    (void)unused;
    RULE("C-33");
    pos *p = begin(0);
    pos_hand(p, 1, "wool:4 coin:3");
    progress(p, 1, "crane:2 spy:2");
    pos_hand(p, 2, "wool:8");
    progress(p, 2, "mining:2 smith:2");
    table *t = ck_table(p);
    roll(t, 3, 4, "trade");
    assert_asked(t, 2, "discard"); /* four of eight cards, none of them a progress card */
    play(t, "discard:wool discard:wool discard:wool discard:wool");
    assert_asked(t, 0, "action");
    assert_progress(t, 1, "crane:2 spy:2");
    assert_progress(t, 2, "mining:2 smith:2");
}

/* --- walls --- */

/* How many of so many cards a seat with so many walls discards. */
static void check_limit(const char *options, unsigned walls, unsigned cards, unsigned discarded) {
    static const char *const under[] = {"", "n0", "n0+n2", "n0+n2+n11"};
    char hand[16];
    pos *p = ck(options);
    pos_city(p, 1, "n0 n2 n11 n47");
    pos_city(p, 2, "n20");
    pos_field(p, "walls", under[walls]);
    snprintf(hand, sizeof hand, "ore:%u", cards);
    pos_hand(p, 1, hand);
    pos_turn(p, 0, "before_roll");
    table *t = ck_table(p);
    roll(t, 3, 4, "trade");
    for (unsigned i = 0; i < discarded; i++) {
        assert_asked(t, 1, "discard");
        play(t, "discard:ore");
    }
    assert_asked(t, 0, "action");
    assert_int_equal(hand_size(t, 1), cards - discarded);
}

static void test_walls_raise_the_limit(void **unused) {
    (void)unused;
    RULE("C-34");
    static const unsigned cases[][3] = {{0, 7, 0},  {0, 8, 4},  {1, 9, 0},  {1, 10, 5}, {2, 11, 0},
                                        {2, 12, 6}, {3, 13, 0}, {3, 14, 7}, {3, 15, 7}};
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        check_limit("players=3", cases[i][0], cases[i][1], cases[i][2]);
    }
    check_limit("players=3 hand_limit=5", 1, 7, 0);
    check_limit("players=3 hand_limit=5", 1, 8, 4);
}

/* Others' walls do not help. */
static void test_own_walls_only(void **unused) {
    (void)unused;
    RULE("C-34");
    pos *p = begin(0);
    pos_city(p, 1, "n0");
    pos_city(p, 2, "n20");
    pos_field(p, "walls", "n20");
    pos_hand(p, 1, "ore:8");
    pos_hand(p, 2, "ore:8");
    table *t = ck_table(p);
    roll(t, 3, 4, "trade");
    assert_asked(t, 1, "discard");
    play(t, "discard:ore discard:ore discard:ore discard:ore");
    assert_asked(t, 0, "action");
}

/* A wall that falls on this very roll no longer counts; the city stood under attack first. */
static void test_wall_lost_on_the_seven(void **unused) {
    (void)unused;
    RULE("C-34");
    RULE("C-46");
    pos *p = begin(0);
    pos_city(p, 1, "n0");
    pos_field(p, "walls", "n0");
    pos_hand(p, 1, "grain:8");
    pos_field(p, "barbarians", "6");
    table *t = ck_table(p);
    roll(t, 3, 4, "ship");
    play(t, "lose_city:n0");
    assert_asked(t, 1, "discard");
    play(t, "discard:grain discard:grain discard:grain discard:grain");
    assert_asked(t, 0, "move_robber");
}

/* --- the robber --- */

static void test_robber_waits(void **unused) {
    (void)unused;
    RULE("C-35");
    RULE("E137");
    pos *p = begin(0);
    pos_city(p, 1, "n0");
    pos_hand(p, 1, "wool:8");
    pos_road(p, 0, "e27 e28");
    pos_settlement(p, 0, "n23");
    knights(p, 0, "n18.1.1");
    table *t = ck_table(p);
    roll(t, 3, 4, "trade");
    assert_asked(t, 1, "discard"); /* the discards are due all the same */
    play(t, "discard:wool discard:wool discard:wool discard:wool");
    assert_asked(t, 0, "action"); /* no robber, no theft */
    assert_robber(t, 9);
    assert_hand(t, 1, "wool:4");
    refuse(t, 0, "move_robber:h0", CATAN_E_NOT_ASKED);
    refuse(t, 0, "chase_robber:n18", CATAN_E_ROBBER_WAITS);
    /* nor with six of seven steps behind the barbarians */
    pos_field(p, "barbarians", "5");
    t = ck_table(p);
    roll(t, 3, 4, "ship");
    play(t, "discard:wool discard:wool discard:wool discard:wool");
    assert_asked(t, 0, "action");
    refuse(t, 0, "chase_robber:n18", CATAN_E_ROBBER_WAITS);
}

static void test_robber_moves_on_the_landing(void **unused) {
    (void)unused;
    RULE("C-36");
    RULE("E111");
    pos *p = begin(0);
    pos_city(p, 1, "n0");
    pos_hand(p, 1, "wool:3");
    pos_hand(p, 2, "ore:8");
    pos_field(p, "barbarians", "6");
    table *t = ck_table(p);
    roll(t, 3, 4, "ship");
    assert_asked(t, 1, "lose_city"); /* the attack first */
    play(t, "lose_city:n0");
    assert_asked(t, 2, "discard");
    play(t, "discard:ore discard:ore discard:ore discard:ore");
    assert_asked(t, 0, "move_robber");
    play(t, "move_robber:h0 rob:s1 steal:wool");
    assert_asked(t, 0, "action");
    assert_hand(t, 0, "wool:1");
}

static void test_robber_later(void **unused) {
    (void)unused;
    RULE("C-37");
    pos *p = begin(1);
    pos_robber(p, 0);
    pos_settlement(p, 1, "n8");
    pos_city(p, 2, "n18");
    pos_hand(p, 1, "wool:1 cloth:2 paper:3");
    progress(p, 2, "crane:2");
    table *t = ck_table(p);
    roll(t, 1, 6, "trade");
    assert_asked(t, 0, "move_robber");
    assert_moves(t, "move_robber:h1-h18"); /* the desert, too */
    refuse(t, 0, "move_robber:h0", CATAN_E_SAME_HEX);
    play(t, "move_robber:h4");
    assert_moves(t, "rob:s1,s2");
    play(t, "rob:s1");
    assert_weights(t, "steal:wool=1 steal:cloth=2 steal:paper=3");
    play(t, "steal:paper");
    assert_hand(t, 0, "paper:1");
    assert_hand(t, 1, "wool:1 cloth:2 paper:2");
    take_back(t, 2);
    play(t, "rob:s2"); /* he has progress cards only */
    assert_asked(t, 0, "action");
    assert_progress(t, 2, "crane:2");
    assert_progress(t, 0, "");
    take_back(t, 2);
    play(t, "move_robber:h9"); /* the desert: only seat 2 builds there */
    assert_moves(t, "rob:s2");
    take_back(t, 1);
    play(t, "move_robber:h16");
    assert_asked(t, 0, "action");
}

/* However the first attack ends, the robber is free from then on. */
static void test_any_attack_frees_the_robber(void **unused) {
    (void)unused;
    RULE("C-38");
    static const char *const placed[] = {"", "n3.1.1", "n3.1.0"};
    for (int i = 0; i < 3; i++) {
        pos *p = begin(0);
        pos_road(p, 1, "e0");
        knights(p, 1, placed[i]);
        if (i != 0) {
            pos_city(p, 2, "n20");
        }
        pos_field(p, "barbarians", "6");
        table *t = ck_table(p);
        roll(t, 1, 1, "ship");
        if (i == 2) {
            play(t, "lose_city:n20");
        }
        assert_asked(t, 0, "action");
        assert_robber(t, 9); /* it moves only when a 7 falls */
        assert_int_equal(table_info(t).robber_free, 1);
        play(t, "end_turn");
        roll(t, 3, 4, "trade");
        assert_asked(t, 1, "move_robber");
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        PLAY_TEST(test_commodities_count),           PLAY_TEST(test_progress_cards_do_not),
        PLAY_TEST(test_walls_raise_the_limit),       PLAY_TEST(test_own_walls_only),
        PLAY_TEST(test_wall_lost_on_the_seven),      PLAY_TEST(test_robber_waits),
        PLAY_TEST(test_robber_moves_on_the_landing), PLAY_TEST(test_robber_later),
        PLAY_TEST(test_any_attack_frees_the_robber),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
