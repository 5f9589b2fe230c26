/* The warlord: C-122. */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>
#include <cmocka.h>

#include "rules/cards_table.h"
#include "support/rule.h"

enum { ACTIVE = CATAN_KNIGHT_ACTIVE, TIRED = ACTIVE | CATAN_KNIGHT_TIRED };

/* Seat 0's roads lead from n7 over n12, n17, n23 to n29. */
static pos *begin(const char *mine) {
    pos *p = ck("players=3");
    pos_road(p, 0, "e11 e19 e26 e35");
    pos_settlement(p, 0, "n7"); /* so that nobody minds the longest road */
    knights(p, 0, mine);
    progress(p, 0, "warlord:1");
    return p;
}

static void test_all_of_them(void **state) {
    (void)state;
    RULE("C-122");
    pos *p = begin("n12.1.0 n17.2.0 n23.3.1 n29.3.0");
    pos_road(p, 1, "e70");
    knights(p, 1, "n53.1.0");
    table *t = ck_table(p);
    const char *before = table_line(t);
    play_as(t, 0, "play_warlord");
    assert_asked(t, 0, "action");
    assert_int_equal(knight_state(t, 12), TIRED);
    assert_int_equal(knight_state(t, 17), TIRED);
    assert_int_equal(knight_state(t, 23), ACTIVE);
    assert_int_equal(knight_state(t, 29), TIRED);
    assert_knight(t, 12, 0, BASIC, 1); /* as strong as before */
    assert_knight(t, 29, 0, MIGHTY, 1);
    assert_knight(t, 53, 1, BASIC, 0); /* one's own only */
    assert_hand(t, 0, "");             /* for nothing */
    assert_under(t, "politics", "warlord");
    assert_back(t, 1, before);
}

/* Only who was ready acts in this turn; in the next one all may. */
static void test_who_acts(void **state) {
    (void)state;
    RULE("C-122");
    RULE("C-51");
    table *t = ck_table(begin("n12.1.0 n29.2.1"));
    play(t, "play_warlord");
    assert_moves_of(t, "lift_knight", "n29");
    refuse(t, 0, "lift_knight:n12", CATAN_E_KNIGHT_TIRED);
    play(t, "lift_knight:n29 put_knight:n23");
    assert_knight(t, 23, 0, STRONG, 0);
    until_turn_of(t, 0);
    assert_int_equal(knight_state(t, 12), ACTIVE);
    assert_moves_of(t, "lift_knight", "n12");
}

/* One that has acted gets its helmet back, but does not act again. */
static void test_after_acting(void **state) {
    (void)state;
    RULE("C-122");
    RULE("C-54");
    RULE("E130");
    table *t = ck_table(begin("n29.2.1"));
    play(t, "lift_knight:n29 put_knight:n23 play_warlord");
    assert_int_equal(knight_state(t, 23), TIRED);
    assert_moves_of(t, "lift_knight", "");
    refuse(t, 0, "lift_knight:n23", CATAN_E_KNIGHT_TIRED);
}

/* What was recruited or promoted in this turn is still that. */
static void test_just_raised(void **state) {
    (void)state;
    RULE("C-122");
    RULE("C-53");
    pos *p = begin("n12.1.0");
    pos_hand(p, 0, "wool:3 ore:3");
    table *t = ck_table(p);
    play(t, "recruit_knight:n17 promote_knight:n12 play_warlord");
    assert_int_equal(knight_state(t, 12), TIRED | CATAN_KNIGHT_RAISED);
    assert_int_equal(knight_state(t, 17), TIRED | CATAN_KNIGHT_RAISED);
    refuse(t, 0, "promote_knight:n12", CATAN_E_KNIGHT_RAISED);
    refuse(t, 0, "promote_knight:n17", CATAN_E_KNIGHT_RAISED);
    until_turn_of(t, 0);
    play(t, "promote_knight:n17");
}

/* They fight the next attack. */
static void test_they_fight(void **state) {
    (void)state;
    RULE("C-122");
    RULE("C-65");
    pos *p = begin("n12.1.0 n17.2.0");
    pos_city(p, 1, "n53");
    pos_field(p, "barbarians", "6");
    table *t = logged(p);
    play(t, "play_warlord end_turn");
    play(t, "roll dice_pair:1+1");
    play(t, "event_die:ship");
    assert_non_null(strstr(told_text(t, 0, CATAN_EVENT_MOVE, CATAN_EVENT_PLAYED), "attack 1:3"));
    assert_int_equal(defenders(t, 0), 1);
}

static void test_none_is_passive(void **state) {
    (void)state;
    RULE("C-122");
    RULE("C-90");
    RULE("E158");
    static const char *const all[] = {"", "n12.1.1", "n12.1.3 n17.2.1"};
    for (int i = 0; i < 3; i++) {
        pos *p = begin(all[i]);
        pos_road(p, 1, "e70"); /* another's does not matter */
        knights(p, 1, "n53.1.0");
        table *t = ck_table(p);
        assert_moves_of(t, "play_warlord", "");
        refuse(t, 0, "play_warlord", CATAN_E_NO_EFFECT);
    }
}

/* A second one finds something to do when a knight has acted in between. */
static void test_twice(void **state) {
    (void)state;
    RULE("C-122");
    RULE("C-90");
    pos *p = begin("n12.1.0 n29.2.1");
    progress(p, 0, "warlord:2");
    table *t = ck_table(p);
    play(t, "play_warlord");
    refuse(t, 0, "play_warlord", CATAN_E_NO_EFFECT);
    play(t, "lift_knight:n29 put_knight:n23 play_warlord");
    assert_int_equal(knight_state(t, 23), TIRED);
    assert_under(t, "politics", "warlord warlord");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        PLAY_TEST(test_all_of_them), PLAY_TEST(test_who_acts),   PLAY_TEST(test_after_acting),
        PLAY_TEST(test_just_raised), PLAY_TEST(test_they_fight), PLAY_TEST(test_none_is_passive),
        PLAY_TEST(test_twice),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
