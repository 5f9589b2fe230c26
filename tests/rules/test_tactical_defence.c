/* Who has knights says which of them fight: C-92, C-66. */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>
#include <cmocka.h>

#include "rules/knights_table.h"
#include "support/rule.h"
#include "support/told.h"

/* Cities of seats 0 and 1; seat 0 has active knights on n17 (basic) and n23 (strong) and a passive
 * one on n22, seat 1 a passive one on n39, seat 2, who has no city, an active one on n15 (mighty).
 * The barbarians are one step away. */
static pos *begin(const char *options) {
    pos *p = ck(options);
    pos_city(p, 0, "n12");
    pos_city(p, 1, "n34");
    pos_settlement(p, 2, "n20");
    pos_road(p, 0, "e11 e19 e25 e26");
    pos_road(p, 1, "e50");
    pos_road(p, 2, "e22");
    knights(p, 0, "n17.1.1 n22.1.0 n23.2.1");
    knights(p, 1, "n39.1.0");
    knights(p, 2, "n15.3.1");
    pos_field(p, "barbarians", "6");
    pos_turn(p, 0, "before_roll");
    return p;
}
static table *landed(pos *p) {
    table *t = ck_table(p);
    told_log(t, catan_max_events(t->game));
    roll(t, 1, 1, "ship");
    return t;
}

static void test_option(void **unused) {
    (void)unused;
    RULE("C-92");
    catan_config config;
    play_config(&config, "cities_knights=on");
    assert_int_equal(config.tactical_defence, 0);
    play_config(&config, "tactical_defence=on");
    assert_int_equal(catan_config_check(NULL, 0, &config, NULL), CATAN_E_CONFIG_CITIES);
    play_config(&config, "cities_knights=on tactical_defence=on");
    assert_int_equal(catan_config_check(NULL, 0, &config, NULL), CATAN_OK);
}

/* Without the option all fight and nobody is asked. */
static void test_off(void **unused) {
    (void)unused;
    RULE("C-66");
    RULE("C-92");
    table *t = landed(begin("players=3"));
    assert_asked(t, 0, "choose_deck"); /* three against three, seat 1 has none */
    play(t, "choose_deck:trade draw_progress:merchant choose_deck:trade draw_progress:merchant");
    assert_asked(t, 0, "action");
    assert_knight(t, 17, 0, BASIC, 0);
    assert_knight(t, 23, 0, STRONG, 0);
    assert_knight(t, 15, 2, MIGHTY, 0);
}

static void test_asked_in_turn_order(void **unused) {
    (void)unused;
    RULE("C-92");
    pos *p = begin("players=3 tactical_defence=on");
    table *t = landed(p);
    assert_asked(t, 0, "muster");
    assert_moves(t, "muster:n17,n23 mustered");
    refuse(t, 0, "muster:n22", CATAN_E_KNIGHT_PASSIVE);
    refuse(t, 0, "muster:n15", CATAN_E_NO_KNIGHT); /* another's */
    refuse(t, 0, "muster:n12", CATAN_E_NO_KNIGHT);
    refuse(t, 2, "muster:n15", CATAN_E_NOT_YOUR_TURN);
    refuse(t, 0, "activate_knight:n22", CATAN_E_NOT_ASKED); /* C-25 */
    refuse(t, 0, "end_turn", CATAN_E_NOT_ASKED);
    play(t, "muster:n17");
    assert_asked(t, 0, "muster");
    assert_moves(t, "muster:n23 mustered");
    assert_not_listed(t, "muster:n17");
    play(t, "mustered");
    assert_asked(t, 2, "muster"); /* seat 1 has no active knight */
    assert_moves(t, "muster:n15 mustered");
    take_back(t, 1);
    play(t, "muster:n23"); /* the last of his: no further question */
    assert_asked(t, 2, "muster");
    /* from the active player on */
    pos_turn(p, 1, "before_roll");
    t = landed(p);
    assert_asked(t, 2, "muster");
    play(t, "mustered");
    assert_asked(t, 0, "muster");
}

/* Only who was sent counts, and only he is passive afterwards. */
static void test_only_they_count(void **unused) {
    (void)unused;
    RULE("C-92");
    table *t = landed(begin("players=3 tactical_defence=on"));
    play(t, "muster:n23 mustered"); /* two against two cities: seat 0 alone has defended */
    assert_asked(t, 0, "action");
    assert_int_equal(defenders(t, 0), 1);
    assert_int_equal(defenders(t, 2), 0);
    assert_knight(t, 23, 0, STRONG, 0);
    assert_knight(t, 17, 0, BASIC, 1);
    assert_knight(t, 22, 0, BASIC, 0);
    assert_knight(t, 15, 2, MIGHTY, 1);
    assert_int_equal(table_info(t).barbarians, 0);
    assert_int_equal(table_info(t).robber_free, 1);
    /* who stayed behind may act, as he could before: past his own city to n7 */
    assert_listed(t, "lift_knight:n17");
    refuse(t, 0, "lift_knight:n23", CATAN_E_KNIGHT_PASSIVE);
}

static void test_strength_told(void **unused) {
    (void)unused;
    RULE("C-92");
    table *t = landed(begin("players=3 tactical_defence=on"));
    play(t, "muster:n17 mustered muster:n15");
    static catan_event events[TOLD_EVENTS];
    uint32_t n = catan_events(t->state, 1, events, TOLD_EVENTS), found = 0;
    for (uint32_t i = 0; i < n; i++) {
        if (events[i].kind == CATAN_EVENT_ATTACK) {
            found++;
            assert_int_equal(events[i].count, 2);
            assert_int_equal(events[i].value, 4);
        }
    }
    assert_int_equal(found, 1);
    assert_int_equal(defenders(t, 2), 1);
}

/* None at all is possible: then it is as if there were no knights. */
static void test_none(void **unused) {
    (void)unused;
    RULE("C-92");
    RULE("C-69");
    table *t = landed(begin("players=3 tactical_defence=on"));
    play(t, "mustered mustered");
    assert_asked(t, 0, "lose_city");
    play(t, "lose_city:n12");
    assert_asked(t, 1, "lose_city");
    play(t, "lose_city:n34");
    assert_asked(t, 0, "action");
    assert_knight(t, 17, 0, BASIC, 1);
    assert_knight(t, 23, 0, STRONG, 1);
    assert_knight(t, 15, 2, MIGHTY, 1);
}

/* He who holds back is lower than he who does not. */
static void test_held_back(void **unused) {
    (void)unused;
    RULE("C-92");
    pos *p = begin("players=3 tactical_defence=on");
    pos_city(p, 2, "n2 n47");
    table *t = landed(p); /* four cities */
    play(t, "mustered muster:n15");
    assert_asked(t, 0, "lose_city"); /* 0, 0 and 3 */
    play(t, "lose_city:n12");
    assert_asked(t, 1, "lose_city");
    play(t, "lose_city:n34");
    assert_asked(t, 0, "action");
    assert_knight(t, 15, 2, MIGHTY, 0);
    assert_knight(t, 23, 0, STRONG, 1);
}

/* Nobody is asked who has nobody, and nothing is asked when nobody has. */
static void test_nobody_has_any(void **unused) {
    (void)unused;
    RULE("C-92");
    pos *p = begin("players=3 tactical_defence=on");
    knights(p, 0, "n17.1.0");
    knights(p, 2, "");
    table *t = landed(p);
    assert_asked(t, 0, "lose_city");
}

/* No cities and nobody sent: nothing to gain (C-73). */
static void test_nothing_for_nothing(void **unused) {
    (void)unused;
    RULE("C-73");
    RULE("C-92");
    pos *p = begin("players=3 tactical_defence=on");
    pos_settlement(p, 0, "n12");
    pos_settlement(p, 1, "n34");
    table *t = landed(p);
    play(t, "mustered mustered");
    assert_asked(t, 0, "action");
    for (uint32_t seat = 0; seat < 3; seat++) {
        assert_int_equal(defenders(t, seat), 0);
    }
}

/* What is said of a fight is forgotten at the next one. */
static void test_next_attack(void **unused) {
    (void)unused;
    RULE("C-92");
    table *t = landed(begin("players=3 tactical_defence=on"));
    play(t, "muster:n23 mustered");
    for (int i = 0; i < 6; i++) {
        play(t, "end_turn");
        roll(t, 1, 1, "ship");
    }
    play(t, "end_turn roll dice_pair:1+1 event_die:ship");
    assert_asked(t, 2, "muster"); /* seat 1 rolled */
    play(t, "muster:n15");
    assert_moves(t, "muster:n17 mustered");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        PLAY_TEST(test_option),
        PLAY_TEST(test_off),
        PLAY_TEST(test_asked_in_turn_order),
        PLAY_TEST(test_only_they_count),
        PLAY_TEST(test_strength_told),
        PLAY_TEST(test_none),
        PLAY_TEST(test_held_back),
        PLAY_TEST(test_nobody_has_any),
        PLAY_TEST(test_nothing_for_nothing),
        PLAY_TEST(test_next_attack),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
