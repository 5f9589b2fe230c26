/* Engineer and medicine: C-116, C-117. */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>
#include <cmocka.h>

#include "rules/cards_played.h"
#include "support/rule.h"

/* --- engineer: a wall for nothing --- */

/* Seat 0 holds it, and has cities at n8, n17, n29 and a settlement at n40; seat 1 a city at n10. */
static pos *engineer(void) {
    pos *p = ck("players=4");
    pos_city(p, 0, "n8 n17 n29");
    pos_settlement(p, 0, "n40");
    pos_city(p, 1, "n10");
    progress(p, 0, "engineer:1");
    return p;
}

static void test_free_wall(void **state) {
    (void)state;
    RULE("C-116");
    table *t = ck_table(engineer());
    assert_moves_of(t, "play_engineer", "n8,n17,n29");
    play_card(t, "play_engineer:n17");
    assert_asked(t, 0, "action");
    assert_true(is_wall(t, 17));
    assert_false(is_wall(t, 8));
    assert_int_equal(walls_left(t, 0), 2);
    assert_hand(t, 0, "");
    assert_bank(t, 19, 19, 19, 19, 19);
    assert_progress(t, 0, "");
    assert_under(t, "science", "engineer");
    refuse(t, 0, "play_engineer:n8", CATAN_E_NO_CARD);
}

static void test_wall_is_told(void **state) {
    (void)state;
    RULE("C-116");
    RULE("H-1");
    table *t = logged(engineer());
    play(t, "play_engineer:n17");
    assert_all_are_told(t, "s0 play_engineer:n17 | s0 played_progress engineer of science");
    for (int i = 0; i < OBSERVERS; i++) {
        assert_non_null(strstr(told_text(t, observers[i], CATAN_EVENT_PLACED, CATAN_EVENT_ENDED),
                               "+s0 wall n17"));
    }
}

/* It protects as any other: two more cards on a 7. */
static void test_wall_protects(void **state) {
    (void)state;
    RULE("C-116");
    RULE("C-34");
    pos *p = engineer();
    pos_hand(p, 0, "ore:9");
    table *t = ck_table(p);
    play(t, "play_engineer:n8 end_turn");
    roll(t, 3, 4, "ship");
    assert_asked(t, 1, "action");
    assert_hand(t, 0, "ore:9");
}

static void test_not_that_city(void **state) {
    (void)state;
    RULE("C-116");
    RULE("C-45");
    pos *p = engineer();
    pos_settlement(p, 0, "n40 n29");
    pos_field(p, "turned", "n29");
    pos_field(p, "walls", "n8");
    table *t = ck_table(p);
    assert_moves_of(t, "play_engineer", "n17");
    refuse(t, 0, "play_engineer:n8", CATAN_E_WALLED);
    refuse(t, 0, "play_engineer:n40", CATAN_E_NO_CITY); /* a settlement */
    refuse(t, 0, "play_engineer:n29", CATAN_E_NO_CITY); /* turned over */
    refuse(t, 0, "play_engineer:n10", CATAN_E_NO_CITY); /* seat 1's */
    refuse(t, 0, "play_engineer:n0", CATAN_E_NO_CITY);
    /* a metropolis may have one */
    p = engineer();
    tracks(p, 0, 4, 0, 0);
    pos_field(p, "metropolises", "n17,-,-");
    t = ck_table(p);
    play(t, "play_engineer:n17");
    assert_true(is_wall(t, 17));
}

static void test_no_engineer(void **state) {
    (void)state;
    RULE("C-116");
    RULE("C-90");
    RULE("E158");
    /* no wall in supply */
    pos *p = engineer();
    pos_city(p, 0, "n40");
    pos_field(p, "walls", "n8+n17+n29");
    table *t = ck_table(p);
    assert_moves_of(t, "play_engineer", "");
    refuse(t, 0, "play_engineer:n40", CATAN_E_NO_PIECE);
    /* all cities have one */
    p = engineer();
    pos_settlement(p, 0, "n8 n40");
    pos_field(p, "walls", "n17+n29");
    t = ck_table(p);
    assert_moves_of(t, "play_engineer", "");
    refuse(t, 0, "play_engineer:n17", CATAN_E_WALLED);
    refuse(t, 0, "play_engineer:n8", CATAN_E_NO_CITY);
    /* no city */
    p = engineer();
    pos_settlement(p, 0, "n8 n17 n29 n40");
    t = ck_table(p);
    assert_moves_of(t, "play_engineer", "");
    refuse(t, 0, "play_engineer:n17", CATAN_E_NO_CITY);
    /* not in hand */
    p = engineer();
    progress(p, 0, "medicine:1");
    progress(p, 1, "engineer:1");
    t = ck_table(p);
    refuse(t, 0, "play_engineer:n17", CATAN_E_NO_CARD);
    refuse(t, 1, "play_engineer:n10", CATAN_E_NOT_YOUR_TURN);
}

/* A wall that is paid for costs what it did. */
static void test_price_of_walls(void **state) {
    (void)state;
    RULE("C-116");
    pos *p = engineer();
    pos_hand(p, 0, "brick:2");
    table *t = ck_table(p);
    play(t, "play_engineer:n17 build_wall:n8");
    assert_hand(t, 0, "");
    assert_int_equal(walls_left(t, 0), 1);
}

/* --- medicine: a city for two ore and a grain --- */

/* Seat 0 holds both; it has settlements at n8, n17, n29 and a city at n40. */
static pos *medicine(const char *hand) {
    pos *p = ck("players=4");
    pos_settlement(p, 0, "n8 n17 n29");
    pos_city(p, 0, "n40");
    pos_settlement(p, 1, "n10");
    pos_hand(p, 0, hand);
    progress(p, 0, "medicine:2");
    return p;
}

static void test_cheap_city(void **state) {
    (void)state;
    RULE("C-117");
    table *t = ck_table(medicine("wool:1 grain:1 ore:2"));
    assert_supply(t, 0, 15, 2, 3);
    assert_moves_of(t, "play_medicine", "n8,n17,n29");
    play_card(t, "play_medicine:n17");
    assert_asked(t, 0, "action");
    assert_building(t, 17, 0, CATAN_CITY);
    assert_hand(t, 0, "wool:1");
    assert_bank(t, 19, 19, 18, 19, 19);
    assert_supply(t, 0, 15, 3, 2);
    assert_points(t, 0, 6, 6);
    assert_progress(t, 0, "medicine:1");
    assert_under(t, "science", "medicine");
}

static void test_city_is_told(void **state) {
    (void)state;
    RULE("C-117");
    RULE("H-1");
    table *t = logged(medicine("grain:1 ore:2"));
    play(t, "play_medicine:n17");
    assert_all_are_told(t, "s0 play_medicine:n17 | s0 played_progress medicine of science | "
                           "s0>bank grain:1 ore:2 paid");
    for (int i = 0; i < OBSERVERS; i++) {
        const char *changed = told_text(t, observers[i], CATAN_EVENT_PLACED, CATAN_EVENT_ENDED);
        assert_non_null(strstr(changed, "-s0 settlement n17 | +s0 city n17"));
    }
}

/* One card an upgrade; several in a turn. */
static void test_several(void **state) {
    (void)state;
    RULE("C-117");
    RULE("C-87");
    table *t = ck_table(medicine("grain:4 ore:7"));
    play_card(t, "play_medicine:n17 play_medicine:n8");
    assert_hand(t, 0, "grain:2 ore:3");
    assert_under(t, "science", "medicine medicine");
    refuse(t, 0, "play_medicine:n29", CATAN_E_NO_CARD);
    play(t, "build_city:n29"); /* which costs what it did */
    assert_hand(t, 0, "");
    assert_supply(t, 0, 15, 5, 0);
}

/* The point that it brings may win. */
static void test_winning_city(void **state) {
    (void)state;
    RULE("C-117");
    RULE("C-95");
    pos *p = ck("players=2 victory_points=4");
    pos_settlement(p, 0, "n8");
    pos_city(p, 0, "n40");
    pos_hand(p, 0, "grain:1 ore:2");
    progress(p, 0, "medicine:1");
    table *t = ck_table(p);
    play_card(t, "play_medicine:n8");
    assert_result(t, 0);
    assert_asked(t, CATAN_NOBODY, "over");
}

static void test_medicine_is_paid(void **state) {
    (void)state;
    RULE("C-117");
    RULE("C-90");
    static const char *const short_hands[] = {
        "", "ore:3", "grain:2 ore:1", "brick:3 wool:3 coin:3", "grain:3", "ore:2"};
    for (size_t i = 0; i < sizeof short_hands / sizeof *short_hands; i++) {
        table *t = ck_table(medicine(short_hands[i]));
        assert_moves_of(t, "play_medicine", "");
        refuse(t, 0, "play_medicine:n17", CATAN_E_CANNOT_PAY);
    }
}

static void test_not_that_settlement(void **state) {
    (void)state;
    RULE("C-117");
    table *t = ck_table(medicine("grain:2 ore:3"));
    refuse(t, 0, "play_medicine:n40", CATAN_E_NO_SETTLEMENT); /* a city */
    refuse(t, 0, "play_medicine:n10", CATAN_E_NO_SETTLEMENT); /* seat 1's */
    refuse(t, 0, "play_medicine:n0", CATAN_E_NO_SETTLEMENT);
}

static void test_city_piece_needed(void **state) {
    (void)state;
    RULE("C-117");
    RULE("C-90");
    RULE("E158");
    pos *p = medicine("grain:2 ore:3");
    pos_city(p, 0, "n47 n49 n32");
    table *t = ck_table(p);
    assert_supply(t, 0, 15, 2, 0);
    assert_moves_of(t, "play_medicine", "");
    refuse(t, 0, "play_medicine:n17", CATAN_E_NO_PIECE);
}

static void test_no_settlement(void **state) {
    (void)state;
    RULE("C-117");
    RULE("C-90");
    pos *p = medicine("grain:2 ore:3");
    pos_city(p, 0, "n8 n17");
    pos_settlement(p, 2, "n29");
    table *t = ck_table(p);
    assert_moves_of(t, "play_medicine", "");
    refuse(t, 0, "play_medicine:n8", CATAN_E_NO_SETTLEMENT);
    /* nor without the card, whatever he may pay */
    p = medicine("grain:2 ore:3");
    progress(p, 0, "smith:1");
    progress(p, 1, "medicine:1");
    t = ck_table(p);
    refuse(t, 0, "play_medicine:n17", CATAN_E_NO_CARD);
    refuse(t, 1, "play_medicine:n10", CATAN_E_NOT_YOUR_TURN);
}

/* A turned city comes first and takes no piece (C-77). */
static void test_turned_city(void **state) {
    (void)state;
    RULE("C-117");
    RULE("C-77");
    pos *p = medicine("grain:2 ore:4");
    pos_city(p, 0, "n47 n49 n40");
    pos_field(p, "turned", "n17");
    table *t = ck_table(p);
    assert_supply(t, 0, 15, 3, 0);
    assert_moves_of(t, "play_medicine", "n17");
    play_card(t, "play_medicine:n17");
    assert_building(t, 17, 0, CATAN_CITY);
    assert_false(is_turned(t, 17));
    assert_supply(t, 0, 15, 3, 0);
    assert_hand(t, 0, "grain:1 ore:2");
    refuse(t, 0, "play_medicine:n8", CATAN_E_NO_PIECE); /* now it would take one */
    /* the other settlements wait for it */
    p = medicine("grain:2 ore:4");
    pos_field(p, "turned", "n17+n29");
    t = ck_table(p);
    assert_supply(t, 0, 15, 4, 1);
    assert_moves_of(t, "play_medicine", "n17,n29"); /* in any order */
    refuse(t, 0, "play_medicine:n8", CATAN_E_RESTORE_FIRST);
    play(t, "play_medicine:n29");
    refuse(t, 0, "play_medicine:n8", CATAN_E_RESTORE_FIRST);
    play(t, "play_medicine:n17");
    assert_hand(t, 0, "");
    assert_points(t, 0, 7, 7);
    assert_supply(t, 0, 15, 4, 1);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        PLAY_TEST(test_free_wall),         PLAY_TEST(test_wall_is_told),
        PLAY_TEST(test_wall_protects),     PLAY_TEST(test_not_that_city),
        PLAY_TEST(test_no_engineer),       PLAY_TEST(test_price_of_walls),
        PLAY_TEST(test_cheap_city),        PLAY_TEST(test_city_is_told),
        PLAY_TEST(test_several),           PLAY_TEST(test_winning_city),
        PLAY_TEST(test_medicine_is_paid),  PLAY_TEST(test_not_that_settlement),
        PLAY_TEST(test_city_piece_needed), PLAY_TEST(test_no_settlement),
        PLAY_TEST(test_turned_city),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
