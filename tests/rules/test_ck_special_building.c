/* Special building with Cities & Knights: C-96 to C-100, E160. */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>
#include <cmocka.h>

#include "rules/knights_table.h"
#include "support/rule.h"

/* Behind seat 0's turn seat 1 is asked. He has a city on n13, roads to n8 and n9, and basic knights
 * there, an active one and a passive one. (The large board numbers its upper nodes like the base
 * board.) */
static pos *special(const char *hand) {
    pos *p = ck("players=5");
    pos_city(p, 1, "n13");
    pos_road(p, 1, "e13 e14 e8");
    knights(p, 1, "n8.1.1 n9.1.0");
    pos_hand(p, 1, hand);
    pos_field(p, "robber_free", "1");
    pos_robber(p, 0); /* n8 lies at it */
    pos_special(p, 0, 1);
    return p;
}

/* --- what is allowed --- */

static void test_builds(void **unused) {
    (void)unused;
    RULE("C-97");
    RULE("E160");
    table *t = ck_table(special("lumber:1 brick:2 wool:2 grain:2 ore:2 cloth:1"));
    assert_asked(t, 1, "special_building");
    assert_moves(t, "pass build_road:e3,e4,e7,e12,e15,e20 build_settlement:n5 build_wall:n13 "
                    "activate_knight:n9 promote_knight:n8,n9 improve:trade");
    play_as(t, 1, "build_wall:n13");
    assert_true(is_wall(t, 13));
    play(t, "activate_knight:n9");
    assert_knight(t, 9, 1, BASIC, 1);
    play(t, "promote_knight:n8 promote_knight:n9");
    assert_knight(t, 8, 1, STRONG, 1);
    assert_knight(t, 9, 1, STRONG, 1);
    play(t, "improve:trade");
    assert_int_equal(level_of(t, 1, TRADE), 1);
    assert_hand(t, 1, "lumber:1 grain:1");
    assert_moves(t, "pass");
    play(t, "pass");
    assert_asked(t, 2, "special_building");
}

static void test_recruits_and_restores(void **unused) {
    (void)unused;
    RULE("C-97");
    pos *p = special("wool:1 grain:2 ore:4");
    knights(p, 1, "n8.1.1");
    pos_settlement(p, 1, "n3");
    pos_field(p, "turned", "n3");
    table *t = ck_table(p);
    assert_moves_of(t, "recruit_knight", "n5,n9");
    assert_moves_of(t, "restore_city", "n3");
    play(t, "recruit_knight:n5 restore_city:n3 pass");
    assert_knight(t, 5, 1, BASIC, 0);
    assert_building(t, 3, 1, CATAN_CITY);
    assert_asked(t, 2, "special_building");
}

/* The metropolis that is won there is placed there, and he goes on. */
static void test_metropolis(void **unused) {
    (void)unused;
    RULE("C-97");
    pos *p = special("brick:2 paper:4");
    tracks(p, 1, 0, 0, 3);
    table *t = ck_table(p);
    play(t, "improve:science");
    assert_asked(t, 1, "place_metropolis");
    play(t, "place_metropolis:n13");
    assert_asked(t, 1, "special_building");
    assert_int_equal(table_info(t).metropolis[SCIENCE], 13);
    play(t, "build_wall:n13 pass");
    assert_asked(t, 2, "special_building");
}

/* --- what is not --- */

static void test_no_actions_no_trade(void **unused) {
    (void)unused;
    RULE("C-97");
    RULE("E160");
    pos *p = special("ore:8 cloth:8");
    progress(p, 1, "crane:1 warlord:1 merchant:2");
    pos_road(p, 1, "e7");
    pos_hand(p, 2, "wool:3");
    table *t = ck_table(p);
    static const char *const moves[] = {
        "lift_knight:n8",
        "chase_robber:n8",
        "put_knight:n5",
        "move_robber:h4",
        "trade_bank:ore>wool",
        "offer_give:ore",
        "offer_want:ore",
        "roll",
        "end_turn",
        "take_aqueduct:brick",
        "mustered",
        "discard_progress:crane",
    };
    for (size_t i = 0; i < sizeof moves / sizeof *moves; i++) {
        refuse(t, 1, moves[i], CATAN_E_NOT_ASKED);
    }
    refuse(t, 0, "build_wall:n13", CATAN_E_NOT_YOUR_TURN);
    refuse(t, 2, "pass", CATAN_E_NOT_YOUR_TURN);
    /* the knight acts in his own turn, which follows */
    play(t, "pass pass pass pass");
    assert_asked(t, 1, "before_roll");
    roll(t, 1, 1, "ship");
    assert_listed(t, "lift_knight:n8 chase_robber:n8 trade_bank:ore>wool offer_give:ore");
}

/* --- knights --- */

static void test_activated_there_is_ready(void **unused) {
    (void)unused;
    RULE("C-98");
    pos *p = special("grain:1");
    pos_road(p, 1, "e7");
    table *t = ck_table(p);
    play(t, "activate_knight:n9 pass pass pass pass");
    assert_asked(t, 1, "before_roll");
    refuse(t, 1, "lift_knight:n9", CATAN_E_NOT_ASKED);
    roll(t, 1, 1, "trade");
    assert_moves_of(t, "lift_knight", "n8,n9");
    play(t, "lift_knight:n9 put_knight:n5");
    assert_knight(t, 5, 1, BASIC, 0);
}

static void test_unless_an_attack_comes(void **unused) {
    (void)unused;
    RULE("C-98");
    pos *p = special("grain:1");
    pos_field(p, "barbarians", "6");
    table *t = ck_table(p);
    play(t, "activate_knight:n9 pass pass pass pass");
    roll(t, 1, 1, "ship"); /* two against one city */
    assert_int_equal(defenders(t, 1), 1);
    refuse(t, 1, "lift_knight:n9", CATAN_E_KNIGHT_PASSIVE);
}

/* In his own turn it is tired all the same: special building behind it does not change that. */
static void test_activated_in_turn(void **unused) {
    (void)unused;
    RULE("C-98");
    pos *p = special("");
    pos_hand(p, 0, "grain:1");
    pos_road(p, 0, "e22");
    knights(p, 0, "n15.1.0");
    pos_turn(p, 0, "action");
    table *t = ck_table(p);
    play(t, "activate_knight:n15");
    refuse(t, 0, "lift_knight:n15", CATAN_E_KNIGHT_TIRED);
    play(t, "end_turn pass pass pass pass");
    for (int turn = 1; turn < 5; turn++) {
        roll(t, 1, 1, "trade");
        play(t, "end_turn pass pass pass pass");
    }
    roll(t, 1, 1, "trade");
    assert_listed(t, "lift_knight:n15");
}

/* Promotions count by go: one there, one in the turn, one in the next go. */
static void test_promotions(void **unused) {
    (void)unused;
    RULE("C-99");
    pos *p = special("wool:8 ore:8");
    tracks(p, 1, 0, 3, 0);
    table *t = ck_table(p);
    play(t, "promote_knight:n8");
    refuse(t, 1, "promote_knight:n8", CATAN_E_KNIGHT_RAISED);
    play(t, "pass pass pass pass");
    roll(t, 1, 1, "trade");
    play(t, "promote_knight:n8 promote_knight:n9");
    assert_knight(t, 8, 1, MIGHTY, 1);
    refuse(t, 1, "promote_knight:n9", CATAN_E_KNIGHT_RAISED);
    play(t, "end_turn pass pass pass pass");
    roll(t, 1, 1, "trade");
    play(t, "end_turn pass pass pass");
    assert_asked(t, 1, "special_building");
    play(t, "promote_knight:n9");
    assert_knight(t, 9, 1, MIGHTY, 0);
}

static void test_recruited_there(void **unused) {
    (void)unused;
    RULE("C-99");
    pos *p = special("wool:2 ore:2");
    knights(p, 1, "");
    table *t = ck_table(p);
    play(t, "recruit_knight:n5");
    refuse(t, 1, "promote_knight:n5", CATAN_E_KNIGHT_RAISED);
    play(t, "pass pass pass pass");
    roll(t, 1, 1, "trade");
    play(t, "promote_knight:n5");
    assert_knight(t, 5, 1, STRONG, 0);
}

/* --- points --- */

static void test_no_win_there(void **unused) {
    (void)unused;
    RULE("C-99");
    pos *p = special(SETTLEMENT);
    pos_seat_field(p, "defender", 1, "10", "0");
    table *t = ck_table(p);
    assert_points(t, 1, 12, 12);
    play(t, "build_settlement:n5");
    assert_points(t, 1, 13, 13);
    assert_result(t, CATAN_RUNNING);
    assert_asked(t, 1, "special_building");
    play(t, "pass pass pass");
    assert_result(t, CATAN_RUNNING);
    play(t, "pass"); /* his turn begins: before the roll he has won */
    assert_result(t, 1);
    assert_asked(t, CATAN_NOBODY, "over");
}

static void test_no_win_by_metropolis_there(void **unused) {
    (void)unused;
    RULE("C-99");
    pos *p = special("paper:4");
    tracks(p, 1, 0, 0, 3);
    pos_seat_field(p, "defender", 1, "9", "0");
    table *t = ck_table(p);
    play(t, "improve:science place_metropolis:n13");
    assert_points(t, 1, 13, 13);
    assert_result(t, CATAN_RUNNING);
    play(t, "pass pass pass pass");
    assert_result(t, 1);
}

/* --- the end of the turn before it --- */

/* Too many progress cards are put away when the turn ends, before others build. */
static void test_progress_cards_first(void **unused) {
    (void)unused;
    RULE("C-99");
    RULE("C-88");
    pos *p = special("");
    progress(p, 0, "crane:2 mining:2 spy:2");
    pos_turn(p, 0, "action");
    table *t = ck_table(p);
    play(t, "end_turn");
    assert_asked(t, 0, "discard_progress");
    refuse(t, 1, "pass", CATAN_E_NOT_YOUR_TURN);
    play(t, "discard_progress:spy");
    assert_asked(t, 0, "discard_progress");
    play(t, "discard_progress:crane");
    assert_asked(t, 1, "special_building");
    assert_progress(t, 0, "crane:1 mining:2 spy:1");
}

/* --- barbarians --- */

/* The ship moves by the active player's roll alone; all cities and all knights count. */
static void test_barbarians(void **unused) {
    (void)unused;
    RULE("C-100");
    pos *p = special("");
    pos_field(p, "barbarians", "5");
    table *t = ck_table(p);
    play(t, "pass pass pass pass");
    assert_int_equal(table_info(t).barbarians, 5);
    roll(t, 1, 1, "ship");
    assert_int_equal(table_info(t).barbarians, 6);
    play(t, "end_turn");
    assert_asked(t, 2, "special_building");
    play(t, "pass pass pass pass");
    assert_int_equal(table_info(t).barbarians, 6);
    /* five players, a city each, against four, then five */
    static const char *const mine[] = {"n8.3.1 n9.1.1", "n8.3.1 n9.2.1"};
    static const char *const cities[] = {"n69", "n70", "n71", "n72"};
    for (int i = 0; i < 2; i++) {
        p = special("");
        knights(p, 1, mine[i]);
        for (uint32_t k = 0; k < 4; k++) {
            pos_city(p, k == 0 ? 0 : k + 1, cities[k]);
        }
        pos_field(p, "barbarians", "6");
        pos_turn(p, 1, "before_roll");
        t = ck_table(p);
        roll(t, 1, 1, "ship");
        if (i == 0) {
            play(t, "lose_city:n70 lose_city:n71 lose_city:n72 lose_city:n69");
            assert_int_equal(defenders(t, 1), 0);
        } else {
            assert_int_equal(defenders(t, 1), 1);
        }
        assert_asked(t, 1, "action");
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        PLAY_TEST(test_builds),
        PLAY_TEST(test_recruits_and_restores),
        PLAY_TEST(test_metropolis),
        PLAY_TEST(test_no_actions_no_trade),
        PLAY_TEST(test_activated_there_is_ready),
        PLAY_TEST(test_unless_an_attack_comes),
        PLAY_TEST(test_activated_in_turn),
        PLAY_TEST(test_promotions),
        PLAY_TEST(test_recruited_there),
        PLAY_TEST(test_no_win_there),
        PLAY_TEST(test_no_win_by_metropolis_there),
        PLAY_TEST(test_progress_cards_first),
        PLAY_TEST(test_barbarians),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
