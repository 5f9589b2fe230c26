/* Metropolises are won and taken over: C-81 to C-84, C-94, E140, E141. */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>
#include <cmocka.h>

#include "catan/query.h"
#include "rules/knights_table.h"
#include "support/rule.h"

/* Seats 0 and 1 have two cities and a settlement each, and these levels of politics. */
static pos *begin(unsigned mine, unsigned his) {
    pos *p = ck("players=3");
    pos_city(p, 0, "n17 n24");
    pos_settlement(p, 0, "n35");
    pos_city(p, 1, "n28 n20");
    pos_settlement(p, 1, "n41");
    tracks(p, 0, 0, mine, 0);
    tracks(p, 1, 0, his, 0);
    pos_hand(p, 0, "coin:5");
    pos_hand(p, 1, "coin:5");
    return p;
}
/* Seat 1 holds it, on n28. */
static pos *held(unsigned mine, unsigned his) {
    pos *p = begin(mine, his);
    pos_field(p, "metropolises", "-,n28,-");
    return p;
}
#define metropolis(t, track) table_info(t).metropolis[track]
static int32_t points_by(const table *t, uint32_t seat, uint32_t source) {
    catan_score score;
    assert_int_equal(catan_score_get(&score, sizeof score, t->state, CATAN_SPECTATOR, seat),
                     CATAN_OK);
    return score.source[source];
}

/* --- C-81: the first at level 4 --- */

static void test_first_at_level_4(void **state) {
    (void)state;
    RULE("C-81");
    RULE("C-84");
    RULE("C-94");
    table *t = ck_table(begin(3, 3));
    assert_points(t, 0, 5, 5);
    assert_int_equal(metropolis(t, POLITICS), CATAN_NO_PLACE);
    play_as(t, 0, "improve:politics");
    assert_asked(t, 0, "place_metropolis"); /* at once */
    assert_moves(t, "place_metropolis:n17,n24");
    refuse(t, 0, "place_metropolis:n35", CATAN_E_NO_CITY);
    refuse(t, 0, "place_metropolis:n28", CATAN_E_NO_CITY);
    refuse(t, 0, "place_metropolis:n0", CATAN_E_NO_CITY);
    refuse(t, 0, "end_turn", CATAN_E_NOT_ASKED);
    refuse(t, 0, "improve:trade", CATAN_E_NOT_ASKED);
    refuse(t, 1, "place_metropolis:n28", CATAN_E_NOT_YOUR_TURN);
    play_as(t, 0, "place_metropolis:n24");
    assert_asked(t, 0, "action");
    assert_int_equal(metropolis(t, POLITICS), 24);
    assert_int_equal(piece_of(t, CATAN_PIECE_METROPOLIS, 24), 0);
    assert_building(t, 24, 0, CATAN_CITY);
    assert_points(t, 0, 7, 7); /* that city: 4 */
    assert_int_equal(points_by(t, 0, CATAN_SOURCE_CITIES), 4);
    assert_int_equal(points_by(t, 0, CATAN_SOURCE_METROPOLISES), 2);
    take_back(t, 2);
    assert_int_equal(metropolis(t, POLITICS), CATAN_NO_PLACE);
    assert_points(t, 0, 5, 5);
}

static void test_each_track_has_its_own(void **state) {
    (void)state;
    RULE("C-81");
    RULE("C-83");
    RULE("G-3");
    pos *p = begin(3, 3);
    pos_city(p, 0, "n35");
    tracks(p, 0, 3, 3, 3);
    pos_hand(p, 0, "cloth:4 coin:4 paper:4");
    table *t = ck_table(p);
    play(t, "improve:politics place_metropolis:n24 improve:trade");
    assert_moves(t, "place_metropolis:n17,n35"); /* one a city */
    refuse(t, 0, "place_metropolis:n24", CATAN_E_METROPOLIS);
    play(t, "place_metropolis:n35 improve:science");
    assert_asked(t, 0, "place_metropolis"); /* though there is only one place (G-3) */
    assert_moves(t, "place_metropolis:n17");
    assert_points(t, 0, 10, 10);
    play(t, "place_metropolis:n17");
    assert_int_equal(metropolis(t, TRADE), 35);
    assert_int_equal(metropolis(t, POLITICS), 24);
    assert_int_equal(metropolis(t, SCIENCE), 17);
    assert_points(t, 0, 12, 12);
}

/* Levels below bring none, and the fifth not one more. */
static void test_only_at_level_4(void **state) {
    (void)state;
    RULE("C-81");
    for (unsigned level = 0; level < 3; level++) {
        table *t = ck_table(begin(level, 0));
        play(t, "improve:politics");
        assert_asked(t, 0, "action");
        assert_points(t, 0, 5, 5);
    }
    pos *p = begin(4, 0);
    pos_field(p, "metropolises", "-,n17,-");
    table *t = ck_table(p);
    play(t, "improve:politics");
    assert_asked(t, 0, "action");
    assert_int_equal(metropolis(t, POLITICS), 17);
    assert_points(t, 0, 7, 7);
}

static void test_second_at_level_4(void **state) {
    (void)state;
    RULE("C-81");
    RULE("E141");
    table *t = ck_table(held(3, 4));
    play(t, "improve:politics");
    assert_asked(t, 0, "action");
    assert_int_equal(level_of(t, 0, POLITICS), 4);
    assert_int_equal(metropolis(t, POLITICS), 28);
    assert_points(t, 0, 5, 5);
    assert_points(t, 1, 7, 7);
}

/* --- C-82: taken over --- */

static void test_taken_over(void **state) {
    (void)state;
    RULE("C-82");
    RULE("C-84");
    pos *p = held(4, 4);
    pos_field(p, "walls", "n28");
    table *t = ck_table(p);
    assert_points(t, 1, 7, 7);
    play_as(t, 0, "improve:politics");
    assert_asked(t, 0, "place_metropolis");
    assert_moves(t, "place_metropolis:n17,n24"); /* a city of his own */
    refuse(t, 0, "place_metropolis:n28", CATAN_E_NO_CITY);
    play(t, "place_metropolis:n17");
    assert_int_equal(metropolis(t, POLITICS), 17);
    assert_int_equal(piece_of(t, CATAN_PIECE_METROPOLIS, 28), NO_SUCH_PIECE);
    assert_points(t, 0, 7, 7);
    assert_points(t, 1, 5, 5);
    assert_building(t, 28, 1, CATAN_CITY); /* an ordinary city, with its wall */
    assert_true(is_wall(t, 28));
    assert_int_equal(level_of(t, 1, POLITICS), 4);
    take_back(t, 2);
    assert_int_equal(metropolis(t, POLITICS), 28);
    assert_points(t, 1, 7, 7);
}

static void test_ordinary_city_again(void **state) {
    (void)state;
    RULE("C-84");
    RULE("C-68");
    pos *p = held(4, 4);
    pos_settlement(p, 1, "n20"); /* n28 is his only city */
    pos_field(p, "barbarians", "6");
    table *t = ck_table(p);
    play(t, "improve:politics place_metropolis:n17 end_turn");
    roll(t, 1, 1, "ship"); /* nobody defends: each ordinary city's owner loses one */
    assert_asked(t, 1, "lose_city");
    assert_moves(t, "lose_city:n28");
    play(t, "lose_city:n28");
    assert_asked(t, 0, "lose_city");
    assert_moves(t, "lose_city:n24"); /* not the metropolis */
}

static void test_level_5_is_safe(void **state) {
    (void)state;
    RULE("C-82");
    table *t = ck_table(held(4, 5));
    play(t, "improve:politics");
    assert_asked(t, 0, "action");
    assert_int_equal(level_of(t, 0, POLITICS), 5);
    assert_int_equal(metropolis(t, POLITICS), 28);
    assert_points(t, 0, 5, 5);
    assert_points(t, 1, 7, 7);
}

static void test_not_won_back(void **state) {
    (void)state;
    RULE("C-82");
    RULE("E140");
    table *t = ck_table(held(4, 4));
    play(t, "improve:politics place_metropolis:n17");
    until_turn_of(t, 1);
    play(t, "improve:politics"); /* he too has 5 now */
    assert_asked(t, 1, "action");
    assert_int_equal(level_of(t, 1, POLITICS), 5);
    assert_int_equal(metropolis(t, POLITICS), 17);
    assert_points(t, 0, 7, 7);
    assert_points(t, 1, 5, 5);
}

/* Whose level counts is the holder's, not that of another who was there before. */
static void test_third_player(void **state) {
    (void)state;
    RULE("C-82");
    for (unsigned holder = 4; holder <= 5; holder++) {
        pos *p = begin(holder, 4);
        pos_field(p, "metropolises", "-,n24,-");
        pos_city(p, 2, "n0");
        tracks(p, 2, 0, 4, 0);
        pos_hand(p, 0, "");
        pos_hand(p, 2, "coin:5");
        pos_turn(p, 2, "action");
        table *t = ck_table(p);
        play(t, "improve:politics");
        if (holder == 5) {
            assert_asked(t, 2, "action");
            assert_int_equal(metropolis(t, POLITICS), 24);
            continue;
        }
        assert_asked(t, 2, "place_metropolis");
        assert_moves(t, "place_metropolis:n0");
        play(t, "place_metropolis:n0");
        assert_points(t, 0, 5, 5);
        assert_points(t, 1, 5, 5);
        assert_points(t, 2, 4, 4);
    }
}

/* --- C-84: where --- */

static void test_not_on_a_turned_city(void **state) {
    (void)state;
    RULE("C-84");
    pos *p = begin(3, 0);
    pos_field(p, "turned", "n35");
    pos_field(p, "walls", "n24");
    table *t = ck_table(p);
    play(t, "improve:politics");
    assert_moves(t, "place_metropolis:n17,n24");
    refuse(t, 0, "place_metropolis:n35", CATAN_E_NO_CITY);
    play(t, "place_metropolis:n24"); /* with its wall */
    assert_true(is_wall(t, 24));
}

/* --- victory --- */

static void test_wins_when_it_stands(void **state) {
    (void)state;
    RULE("C-81");
    RULE("G-10");
    pos *p = begin(3, 0);
    pos_seat_field(p, "defender", 0, "6", "0");
    table *t = ck_table(p);
    assert_points(t, 0, 11, 11);
    play(t, "improve:politics");
    assert_result(t, CATAN_RUNNING);
    play(t, "place_metropolis:n17");
    assert_result(t, 0);
    assert_points(t, 0, 13, 13);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        PLAY_TEST(test_first_at_level_4),    PLAY_TEST(test_each_track_has_its_own),
        PLAY_TEST(test_only_at_level_4),     PLAY_TEST(test_second_at_level_4),
        PLAY_TEST(test_taken_over),          PLAY_TEST(test_ordinary_city_again),
        PLAY_TEST(test_level_5_is_safe),     PLAY_TEST(test_not_won_back),
        PLAY_TEST(test_third_player),        PLAY_TEST(test_not_on_a_turned_city),
        PLAY_TEST(test_wins_when_it_stands),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
