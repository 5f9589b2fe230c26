/* Who loses a city: C-68 to C-70, C-75, E112, E115, E116, E123. */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>
#include <cmocka.h>

#include "rules/knights_table.h"
#include "support/rule.h"

/* Each of three has a city, the barbarians are one step away, seat 0 is about to roll. Knights may
 * stand on n17 and n23 (seat 0), n39 (seat 1), n15 (seat 2). */
static pos *begin(const char *first, const char *second, const char *third) {
    pos *p = ck("players=3");
    pos_city(p, 0, "n12");
    pos_city(p, 1, "n34");
    pos_city(p, 2, "n20");
    pos_road(p, 0, "e19 e26");
    pos_road(p, 1, "e50");
    pos_road(p, 2, "e22");
    knights(p, 0, first);
    knights(p, 1, second);
    knights(p, 2, third);
    pos_field(p, "barbarians", "6");
    pos_turn(p, 0, "before_roll");
    return p;
}
static table *attacked(pos *p) {
    table *t = ck_table(p);
    roll(t, 1, 1, "ship");
    return t;
}

/* --- whose --- */

static void test_lowest_loses(void **unused) {
    (void)unused;
    RULE("C-69");
    table *t = attacked(begin("n17.1.1", "n39.1.1", ""));
    assert_asked(t, 2, "lose_city");
    assert_moves(t, "lose_city:n20"); /* the only one, and yet a decision */
    refuse(t, 0, "end_turn", CATAN_E_NOT_YOUR_TURN);
    play_as(t, 2, "lose_city:n20");
    assert_asked(t, 0, "action");
    assert_building(t, 20, 2, CATAN_SETTLEMENT);
    assert_building(t, 12, 0, CATAN_CITY);
    assert_building(t, 34, 1, CATAN_CITY);
    assert_supply(t, 2, 14, 4, 4);
    assert_points(t, 2, 1, 1);
    assert_false(is_turned(t, 20));
}

/* Levels are compared, not knights: two basic ones are less than one mighty. */
static void test_levels_count(void **unused) {
    (void)unused;
    RULE("C-66");
    RULE("C-69");
    pos *p = begin("n17.1.1 n23.1.1", "n39.3.1", "n15.3.1");
    pos_city(p, 0, "n0 n2 n47");
    pos_city(p, 1, "n41 n50 n9");
    table *t = attacked(p); /* nine cities against eight */
    assert_asked(t, 0, "lose_city");
    play(t, "lose_city:n0");
    assert_asked(t, 0, "action");
}

/* Passive knights are none. */
static void test_passive_knights_do_not_help(void **unused) {
    (void)unused;
    RULE("C-66");
    RULE("C-69");
    table *t = attacked(begin("n17.1.1", "n39.3.0", "n15.1.1"));
    assert_asked(t, 1, "lose_city");
    play(t, "lose_city:n34");
    assert_asked(t, 0, "action");
}

static void test_tie_at_the_bottom(void **unused) {
    (void)unused;
    RULE("C-69");
    RULE("C-70");
    RULE("E116");
    pos *p = begin("n17.2.1", "", "");
    table *t = attacked(p);
    assert_asked(t, 1, "lose_city");
    play(t, "lose_city:n34");
    assert_asked(t, 2, "lose_city");
    play(t, "lose_city:n20");
    assert_asked(t, 0, "action");
    assert_building(t, 12, 0, CATAN_CITY);
    /* in turn order */
    pos_turn(p, 2, "before_roll");
    t = attacked(p);
    assert_asked(t, 2, "lose_city");
    refuse(t, 1, "lose_city:n34", CATAN_E_NOT_YOUR_TURN);
    play(t, "lose_city:n20");
    assert_asked(t, 1, "lose_city");
    play(t, "lose_city:n34");
    assert_asked(t, 2, "action");
    /* a tie of those who did something */
    p = begin("n17.2.1", "n39.1.1", "n15.1.1");
    pos_city(p, 0, "n0 n47");
    t = attacked(p);
    assert_asked(t, 1, "lose_city");
    play(t, "lose_city:n34 lose_city:n20");
    assert_asked(t, 0, "action");
}

static void test_nobody_active(void **unused) {
    (void)unused;
    RULE("C-69");
    pos *p = begin("n17.3.0", "", "n15.1.0");
    table *t = attacked(p);
    play_as(t, 0, "lose_city:n12");
    play_as(t, 1, "lose_city:n34");
    play_as(t, 2, "lose_city:n20");
    assert_asked(t, 0, "action");
    for (uint32_t seat = 0; seat < 3; seat++) {
        assert_points(t, seat, 1, 1);
    }
}

static void test_settlers_are_out(void **unused) {
    (void)unused;
    RULE("C-68");
    pos *p = begin("n17.1.1", "", "");
    pos_settlement(p, 2, "n20");
    table *t = attacked(p);
    assert_asked(t, 1, "lose_city"); /* two cities against one; seat 2 has nothing to lose */
    play(t, "lose_city:n34");
    assert_asked(t, 0, "action");
    /* they are not the lowest in place of another either */
    p = begin("n17.1.1", "", "");
    pos_settlement(p, 1, "n34");
    pos_settlement(p, 2, "n20");
    pos_city(p, 0, "n0");
    t = attacked(p);
    assert_asked(t, 0, "lose_city");
    assert_moves(t, "lose_city:n0,n12");
}

/* --- metropolises --- */

static void test_metropolis_is_safe(void **unused) {
    (void)unused;
    RULE("C-68");
    RULE("E115");
    /* the lowest has only a metropolis: the next who can lose does */
    pos *p = begin("n17.2.1", "n39.1.1", "");
    pos_city(p, 0, "n47");
    tracks(p, 2, 4, 0, 0);
    pos_field(p, "metropolises", "n20,-,-");
    table *t = attacked(p);
    assert_asked(t, 1, "lose_city");
    play(t, "lose_city:n34");
    assert_asked(t, 0, "action");
    assert_building(t, 20, 2, CATAN_CITY);
    /* with an ordinary city beside it he is the lowest, and loses that */
    pos_city(p, 2, "n2");
    t = attacked(p);
    assert_asked(t, 2, "lose_city");
    assert_moves(t, "lose_city:n2");
    assert_not_listed(t, "lose_city:n20");
    play(t, "lose_city:n2");
    assert_int_equal(table_info(t).metropolis[TRADE], 20);
    assert_points(t, 2, 5, 5);
}

static void test_nobody_can_lose(void **unused) {
    (void)unused;
    RULE("C-70");
    pos *p = begin("", "", "");
    pos_settlement(p, 2, "n20");
    tracks(p, 0, 4, 0, 0);
    tracks(p, 1, 0, 4, 0);
    pos_field(p, "metropolises", "n12,n34,-");
    table *t = attacked(p);
    assert_asked(t, 0, "action");
    assert_building(t, 12, 0, CATAN_CITY);
    assert_building(t, 34, 1, CATAN_CITY);
    assert_int_equal(table_info(t).barbarians, 0);
    assert_int_equal(table_info(t).robber_free, 1);
}

/* --- which --- */

static void test_owner_chooses(void **unused) {
    (void)unused;
    RULE("C-69");
    RULE("E123");
    pos *p = begin("n17.1.1", "", "n15.1.1");
    pos_city(p, 1, "n41 n47");
    pos_settlement(p, 1, "n0");
    table *t = attacked(p);
    assert_asked(t, 1, "lose_city");
    assert_moves(t, "lose_city:n34,n41,n47");
    refuse(t, 1, "lose_city:n12", CATAN_E_NO_CITY); /* another's */
    refuse(t, 1, "lose_city:n0", CATAN_E_NO_CITY);  /* a settlement */
    refuse(t, 0, "lose_city:n41", CATAN_E_NOT_YOUR_TURN);
    assert_supply(t, 1, 14, 4, 1);
    play(t, "lose_city:n41");
    assert_building(t, 41, 1, CATAN_SETTLEMENT);
    assert_building(t, 34, 1, CATAN_CITY);
    assert_supply(t, 1, 14, 3, 2);
    assert_points(t, 1, 6, 6); /* one city each */
    assert_asked(t, 0, "action");
}

/* What is lost may be built again, at the full price. */
static void test_built_again(void **unused) {
    (void)unused;
    RULE("C-69");
    pos *p = begin("", "n39.1.1", "n15.1.1");
    pos_hand(p, 0, CITY);
    table *t = attacked(p);
    play(t, "lose_city:n12 build_city:n12");
    assert_hand(t, 0, "");
    assert_building(t, 12, 0, CATAN_CITY);
}

/* --- what the last city's owner keeps --- */

static void test_last_city(void **unused) {
    (void)unused;
    RULE("C-75");
    RULE("E142");
    pos *p = begin("", "n39.1.1", "n15.1.1");
    tracks(p, 0, 3, 2, 3);
    pos_hand(p, 0, "cloth:4 coin:5 paper:4");
    table *t = attacked(p);
    play(t, "lose_city:n12");
    assert_asked(t, 0, "take_aqueduct"); /* the aqueduct still brings its card */
    play(t, "take_aqueduct:wool");
    assert_int_equal(level_of(t, 0, TRADE), 3);
    assert_int_equal(level_of(t, 0, POLITICS), 2);
    assert_int_equal(level_of(t, 0, SCIENCE), 3);
    assert_int_equal(seat_info(t, 0).rates[CATAN_CLOTH], 2);
    /* no new improvement without a city */
    refuse(t, 0, "improve:politics", CATAN_E_NO_CITY);
    refuse(t, 0, "improve:trade", CATAN_E_NO_CITY);
    /* cards are still drawn */
    play(t, "end_turn");
    roll(t, 3, 6, "politics");
    assert_asked(t, CATAN_CHANCE, "draw_progress");
    play(t, "draw_progress:spy");
    assert_progress(t, 0, "spy:1");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        PLAY_TEST(test_lowest_loses),
        PLAY_TEST(test_levels_count),
        PLAY_TEST(test_passive_knights_do_not_help),
        PLAY_TEST(test_tie_at_the_bottom),
        PLAY_TEST(test_nobody_active),
        PLAY_TEST(test_settlers_are_out),
        PLAY_TEST(test_metropolis_is_safe),
        PLAY_TEST(test_nobody_can_lose),
        PLAY_TEST(test_owner_chooses),
        PLAY_TEST(test_built_again),
        PLAY_TEST(test_last_city),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
