/* Points and victory: C-2, C-76, C-93 to C-95. */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>
#include <cmocka.h>

#include "rules/knights_table.h"
#include "support/rule.h"

#define TOP_4 "e0 e1 e2 e3"
#define TOP_5 TOP_4 " e4"
#define BOTTOM_5 "e66 e67 e68 e69 e70"

static void points_by_defence(pos *p, uint32_t seat, unsigned cards) {
    char text[8];
    sprintf(text, "%u", cards);
    pos_seat_field(p, "defender", seat, text, "0");
}

static void check_over(table *t, int32_t winner) {
    assert_result(t, winner);
    assert_asked(t, CATAN_NOBODY, "over");
    assert_moves(t, "");
    refuse(t, winner, "roll", CATAN_E_GAME_OVER);
    refuse(t, winner, "end_turn", CATAN_E_GAME_OVER);
}

/* --- where points come from --- */

/* Seat 1 has of everything. */
static pos *of_everything(void) {
    pos *p = ck("players=3");
    pos_settlement(p, 1, "n20 n34");
    pos_field(p, "turned", "n34");
    pos_city(p, 1, "n12 n47 n41");
    tracks(p, 1, 4, 0, 5);
    pos_field(p, "metropolises", "n47,-,n12");
    points_by_defence(p, 1, 3);
    pos_field(p, "printer", "s1");
    pos_field(p, "constitution", "s1");
    pos_field(p, "merchant", "h8");
    pos_field(p, "merchant_of", "s1");
    pos_road(p, 1, TOP_5);
    return p;
}

static void test_sources(void **unused) {
    (void)unused;
    RULE("C-94");
    table *t = ck_table(of_everything());
    catan_score score;
    for (int32_t observer = 0; observer < 3; observer++) {
        assert_int_equal(catan_score_get(&score, sizeof score, t->state, observer, 1), CATAN_OK);
        assert_int_equal(score.source[CATAN_SOURCE_SETTLEMENTS], 2); /* one of them turned */
        assert_int_equal(score.source[CATAN_SOURCE_CITIES], 6);
        assert_int_equal(score.source[CATAN_SOURCE_METROPOLISES], 4);
        assert_int_equal(score.source[CATAN_SOURCE_LONGEST_ROAD], 2);
        assert_int_equal(score.source[CATAN_SOURCE_DEFENDER], 3);
        assert_int_equal(score.source[CATAN_SOURCE_PROGRESS], 2);
        assert_int_equal(score.source[CATAN_SOURCE_MERCHANT], 1);
        assert_int_equal(score.source[CATAN_SOURCE_LARGEST_ARMY], 0);
        assert_int_equal(score.points, 20);
        assert_int_equal(score.needed, 13);
    }
    assert_points(t, 1, 20, 20);
    assert_points(t, 0, 0, 0);
}

/* Each thing by itself. */
static void test_each_source(void **unused) {
    (void)unused;
    RULE("C-94");
    static const struct {
        const char *field, *value;
        unsigned points;
    } cases[] = {
        {"", "", 2},          {"turned", "n0", 2}, /* no more than a settlement */
        {"printer", "s0", 3}, {"constitution", "s0", 3}, {"merchant_of", "s0", 3},
        {"printer", "s1", 2}, {"merchant_of", "s2", 2},  {"robber_free", "1", 2},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        pos *p = ck("players=3");
        pos_settlement(p, 0, "n0 n2");
        if (strcmp(cases[i].field, "merchant_of") == 0) {
            pos_field(p, "merchant", "h0");
        }
        if (cases[i].field[0] != '\0') {
            pos_field(p, cases[i].field, cases[i].value);
        }
        assert_points(ck_table(p), 0, cases[i].points, cases[i].points);
    }
    /* knights, walls and improvements are worth nothing by themselves */
    pos *p = ck("players=3");
    pos_city(p, 0, "n0");
    pos_field(p, "walls", "n0");
    pos_road(p, 0, "e0");
    knights(p, 0, "n3.3.1");
    tracks(p, 0, 3, 3, 3);
    assert_points(ck_table(p), 0, 2, 2);
    /* a metropolis is worth four with its city */
    tracks(p, 0, 3, 4, 3);
    pos_field(p, "metropolises", "-,n0,-");
    assert_points(ck_table(p), 0, 4, 4);
}

/* Points counted along are those of the position counted afresh. */
static void check_points(table *t, uint32_t seat, unsigned wanted, int line) {
    unsigned along = points(t, seat);
    table_read(t, table_line(t));
    if (along != wanted || points(t, seat) != wanted) {
        play_fail(__FILE__, line, "seat %u has %u points, afresh %u; expected %u", seat, along,
                  points(t, seat), wanted);
    }
}

static void test_points_follow_moves(void **unused) {
    (void)unused;
    RULE("C-94");
    pos *p = ck("players=3");
    pos_city(p, 0, "n12");
    pos_settlement(p, 0, "n47");
    pos_road(p, 0, "e19 e26");
    pos_hand(p, 0, "lumber:1 brick:1 wool:1 grain:3 ore:3 paper:4");
    tracks(p, 0, 0, 1, 3);
    table *t = ck_table(p);
    check_points(t, 0, 3, __LINE__);
    play(t, "build_settlement:n23");
    check_points(t, 0, 4, __LINE__);
    play(t, "build_city:n47");
    check_points(t, 0, 5, __LINE__);
    play(t, "improve:science");
    check_points(t, 0, 5, __LINE__); /* it lies nowhere yet */
    play(t, "place_metropolis:n47");
    check_points(t, 0, 7, __LINE__);
    play(t, "end_turn");
    roll(t, 1, 1, "politics");
    play(t, "draw_progress:constitution");
    check_points(t, 0, 8, __LINE__);
}

static void test_points_follow_a_metropolis(void **unused) {
    (void)unused;
    RULE("C-94");
    pos *p = ck("players=3");
    pos_city(p, 0, "n12");
    pos_city(p, 1, "n47");
    tracks(p, 0, 0, 0, 4);
    tracks(p, 1, 0, 0, 4);
    pos_field(p, "metropolises", "-,-,n47");
    pos_hand(p, 0, "paper:5");
    table *t = ck_table(p);
    check_points(t, 1, 4, __LINE__);
    play(t, "improve:science place_metropolis:n12");
    check_points(t, 0, 4, __LINE__);
    check_points(t, 1, 2, __LINE__);
}

static void test_points_follow_an_attack(void **unused) {
    (void)unused;
    RULE("C-94");
    RULE("C-76");
    pos *p = ck("players=3");
    pos_city(p, 0, "n12");
    pos_settlement(p, 1, "n0 n2 n11 n15 n47");
    pos_city(p, 1, "n34");
    pos_road(p, 0, "e19");
    knights(p, 0, "n17.1.1");
    pos_field(p, "barbarians", "6");
    pos_turn(p, 0, "before_roll");
    table *t = ck_table(p);
    roll(t, 1, 1, "ship");
    play(t, "lose_city:n34"); /* turned over */
    check_points(t, 1, 6, __LINE__);
    knights(p, 0, "n17.2.1");
    t = ck_table(p);
    roll(t, 1, 1, "ship");
    check_points(t, 0, 3, __LINE__);
    check_points(t, 1, 7, __LINE__);
}

/* --- thirteen --- */

/* Seat 0 has these and twelve points; the moves bring the last one. */
static const struct {
    const char *settlements, *cities, *roads, *knight, *hand, *moves;
    unsigned defence, trade, science, barbarians;
} ways[] = {
    {"n12", "", "", "", CITY, "build_city:n12", 11, 0, 0, 0},
    {"", "n12", "e19 e26", "", SETTLEMENT, "build_settlement:n23", 10, 0, 0, 0},
    {"", "", TOP_4, "", ROAD, "build_road:e4", 12, 0, 0, 0},
    {"", "n12", "", "", "cloth:4", "improve:trade place_metropolis:n12", 10, 3, 0, 0},
    {"", "n12", "e19", "n17.1.1", "", "roll dice_pair:4+6 event_die:ship", 10, 0, 0, 6},
    {"", "n12", "", "", "", "roll dice_pair:1+1 event_die:science draw_progress:printer", 10, 0, 1,
     0},
};

static void test_ways_to_win(void **unused) {
    (void)unused;
    RULE("C-2");
    RULE("C-95");
    for (size_t i = 0; i < sizeof ways / sizeof *ways; i++) {
        pos *p = ck("players=3");
        char steps[8];
        pos_settlement(p, 0, ways[i].settlements);
        pos_city(p, 0, ways[i].cities);
        pos_road(p, 0, ways[i].roads);
        knights(p, 0, ways[i].knight);
        pos_hand(p, 0, ways[i].hand);
        tracks(p, 0, ways[i].trade, 0, ways[i].science);
        points_by_defence(p, 0, ways[i].defence);
        sprintf(steps, "%u", ways[i].barbarians);
        pos_field(p, "barbarians", ways[i].barbarians == 0 ? "" : steps);
        if (strncmp(ways[i].moves, "roll", 4) == 0) {
            pos_turn(p, 0, "before_roll");
        }
        table *t = ck_table(p);
        assert_points(t, 0, 12, 12);
        assert_result(t, CATAN_RUNNING);
        play(t, ways[i].moves);
        assert_true(points(t, 0) >= 13);
        check_over(t, 0);
        take_back(t, 1);
        assert_result(t, CATAN_RUNNING);
    }
}

/* Restoring a turned city is one way, too; twelve are not enough, nor do others' points matter. */
static void test_twelve_are_not_enough(void **unused) {
    (void)unused;
    RULE("C-2");
    pos *p = ck("players=3");
    pos_settlement(p, 0, "n12 n34");
    pos_field(p, "turned", "n34");
    points_by_defence(p, 0, 9);
    points_by_defence(p, 1, 14);
    pos_hand(p, 0, "grain:4 ore:6");
    table *t = ck_table(p);
    play(t, "restore_city:n34");
    assert_points(t, 0, 12, 12);
    assert_points(t, 1, 14, 14);
    assert_result(t, CATAN_RUNNING);
    play(t, "build_city:n12"); /* 13 win, though another has more */
    check_over(t, 0);
}

static void test_other_targets(void **unused) {
    (void)unused;
    RULE("C-2");
    for (unsigned target = 10; target <= 16; target += 3) {
        char options[48];
        snprintf(options, sizeof options, "players=3 victory_points=%u", target);
        pos *p = ck(options);
        pos_settlement(p, 0, "n12 n34");
        points_by_defence(p, 0, target - 4);
        pos_hand(p, 0, "grain:4 ore:6");
        table *t = ck_table(p);
        play(t, "build_city:n12");
        assert_result(t, CATAN_RUNNING);
        play(t, "build_city:n34");
        check_over(t, 0);
    }
}

/* Once somebody has won nothing happens that was still to come: production, further draws. */
static void test_nothing_behind_the_win(void **unused) {
    (void)unused;
    RULE("C-95");
    pos *p = ck("players=3");
    pos_city(p, 0, "n0");
    pos_city(p, 1, "n8");
    pos_road(p, 0, "e0");
    pos_road(p, 1, "e13");
    knights(p, 0, "n3.1.1");
    knights(p, 1, "n13.1.1");
    points_by_defence(p, 0, 10);
    pos_field(p, "barbarians", "6");
    pos_turn(p, 0, "before_roll");
    table *t = ck_table(p);
    roll(t, 4, 6, "ship");
    play(t, "choose_deck:science draw_progress:printer");
    check_over(t, 0);
    assert_hand(t, 0, "");
    assert_progress(t, 1, "");
    take_back(t, 2);
    play(t, "choose_deck:science draw_progress:crane");
    assert_asked(t, 1, "choose_deck");
}

/* --- in another's turn --- */

/* Seat 1 defends Catan in seat 0's roll and has thirteen. */
static table *in_anothers_turn(const char *roads, const char *hand) {
    pos *p = ck("players=3");
    pos_city(p, 1, "n19");
    pos_road(p, 1, TOP_5);
    pos_road(p, 0, roads);
    pos_longest_road(p, 1);
    knights(p, 1, "n3.1.1");
    points_by_defence(p, 1, 8);
    pos_hand(p, 0, hand);
    pos_field(p, "barbarians", "6");
    pos_turn(p, 0, "before_roll");
    table *t = ck_table(p);
    assert_points(t, 1, 12, 12);
    roll(t, 1, 1, "ship");
    assert_points(t, 1, 13, 13); /* at once */
    assert_result(t, CATAN_RUNNING);
    assert_asked(t, 0, "action");
    return t;
}

static void test_wins_when_his_turn_begins(void **unused) {
    (void)unused;
    RULE("C-76");
    RULE("C-95");
    RULE("E74");
    table *t = in_anothers_turn("", "");
    play(t, "end_turn");
    check_over(t, 1); /* before the roll */
    assert_int_equal(table_info(t).turn_seat, 1);
}

static void test_lost_before_his_turn(void **unused) {
    (void)unused;
    RULE("C-76");
    RULE("C-95");
    RULE("E74");
    table *t = in_anothers_turn(BOTTOM_5, ROAD);
    play(t, "build_road:e71");
    assert_awards(t, 0, CATAN_NOBODY);
    assert_points(t, 1, 11, 11);
    play(t, "end_turn");
    assert_asked(t, 1, "before_roll");
    assert_result(t, CATAN_RUNNING);
}

/* The turn that comes first decides: seat 2, who has thirteen, too, waits in vain. */
static void test_first_turn_decides(void **unused) {
    (void)unused;
    RULE("C-95");
    pos *p = ck("players=3");
    points_by_defence(p, 1, 13);
    points_by_defence(p, 2, 15);
    table *t = ck_table(p);
    play(t, "end_turn");
    check_over(t, 1);
}

/* Pillage takes its point at once, on whoever's turn: nobody wins by what he no longer has. */
static void test_pillage_takes_points(void **unused) {
    (void)unused;
    RULE("C-76");
    pos *p = ck("players=3");
    pos_city(p, 1, "n12");
    points_by_defence(p, 1, 11);
    pos_field(p, "barbarians", "6");
    pos_turn(p, 0, "before_roll");
    table *t = ck_table(p);
    assert_points(t, 1, 13, 13);
    roll(t, 1, 1, "ship");
    play(t, "lose_city:n12");
    assert_points(t, 1, 12, 12);
    play(t, "end_turn");
    assert_asked(t, 1, "before_roll");
    assert_result(t, CATAN_RUNNING);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        PLAY_TEST(test_sources),
        PLAY_TEST(test_each_source),
        PLAY_TEST(test_points_follow_moves),
        PLAY_TEST(test_points_follow_a_metropolis),
        PLAY_TEST(test_points_follow_an_attack),
        PLAY_TEST(test_ways_to_win),
        PLAY_TEST(test_twelve_are_not_enough),
        PLAY_TEST(test_other_targets),
        PLAY_TEST(test_nothing_behind_the_win),
        PLAY_TEST(test_wins_when_his_turn_begins),
        PLAY_TEST(test_lost_before_his_turn),
        PLAY_TEST(test_first_turn_decides),
        PLAY_TEST(test_pillage_takes_points),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
