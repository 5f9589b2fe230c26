/* Barbarians close harbours that were bought: V1.7 to V1.9; and what Cities & Knights has of V1. */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>
#include <cmocka.h>

#include "rules/cards_played.h"
#include "support/rule.h"

#define OPTIONS "players=3 cities_knights=on buy_harbours=on layout=random"

static pos *harbour_game(const char *more) {
    char text[200];
    catan_layout laid = layout_info(table_new("players=3 buy_harbours=on"));
    snprintf(text, sizeof text, OPTIONS " %s", more);
    return pos_laid(text, &laid);
}

/* The barbarians are one step away, seat 0 is to roll. Seat 0 has n4 with the wool harbour on e1
 * (to n0), seat 1 the cities n10 and n38 with harbours on e17 (to n15) and e54 (to n43); seat 2 has
 * the mighty knights that save all. */
static pos *begin(const char *more) {
    pos *p = harbour_game(more);
    pos_settlement(p, 0, "n4");
    pos_road(p, 0, "e1");
    pos_city(p, 1, "n10 n38");
    pos_road(p, 1, "e17 e54");
    pos_settlement(p, 2, "n34");
    pos_road(p, 2, "e50 e41");
    knights(p, 2, "n28.3.1 n39.3.1");
    pos_field(p, "harbours_bought", "e1.2.0+e17.5.0+e54.4.0");
    pos_field(p, "barbarians", "6");
    pos_turn(p, 0, "before_roll");
    return p;
}

/* How a harbour on an edge lies: 0, 1 turned over; -1: there is none. */
static int harbour(const table *t, unsigned edge) {
    catan_piece pieces[256];
    uint32_t n = catan_view_pieces(t->state, CATAN_SPECTATOR, pieces, 256);
    for (uint32_t i = 0; i < n; i++) {
        if (pieces[i].kind == CATAN_PIECE_HARBOUR && pieces[i].place == edge) {
            return pieces[i].state;
        }
    }
    return -1;
}

/* Strength of Catan as told of the last move. */
static int strength_told(const table *t) {
    static catan_event events[TOLD_EVENTS];
    uint32_t n = catan_events(t->state, CATAN_SPECTATOR, events, TOLD_EVENTS);
    for (uint32_t i = 0; i < n; i++) {
        if (events[i].kind == CATAN_EVENT_ATTACK) {
            return (int)events[i].value;
        }
    }
    return -1;
}

/* --- one of each --- */

static void test_one_each(void **state) {
    (void)state;
    RULE("V1.7");
    table *t = ck_table(begin(""));
    roll(t, 1, 1, "ship");
    assert_asked(t, 0, "turn_harbour");
    catan_view view;
    assert_int_equal(catan_view_get(&view, sizeof view, t->state, 2), CATAN_OK);
    assert_int_equal(view.waiting, 1 << 1);
    assert_moves(t, "turn_harbour:e1");
    refuse(t, 0, "turn_harbour:e17", CATAN_E_NO_HARBOUR);
    assert_int_equal(table_info(t).barbarians, 7);
    play_card(t, "turn_harbour:e1");
    assert_int_equal(harbour(t, 1), 1);
    assert_asked(t, 1, "turn_harbour");
    assert_moves(t, "turn_harbour:e17,e54");
    play_card(t, "turn_harbour:e54");
    assert_int_equal(harbour(t, 17), 0);
    assert_int_equal(harbour(t, 54), 1);
    /* then comes the fight */
    assert_asked(t, 0, "action");
    assert_int_equal(defenders(t, 2), 1);
    assert_int_equal(table_info(t).barbarians, 0);
    assert_rates(t, 0, 4, 4, 4, 4, 4, 4, 4, 4);
    assert_rates(t, 1, 3, 3, 3, 3, 3, 3, 3, 3);
    take_back(t, 2);
    assert_int_equal(harbour(t, 1), 0);
}

/* In turn order from who has rolled; at a landing alone; nobody without a harbour. */
static void test_when(void **state) {
    (void)state;
    RULE("V1.7");
    RULE("G-2");
    pos *p = begin("");
    pos_turn(p, 1, "before_roll");
    table *t = ck_table(p);
    roll(t, 1, 1, "ship");
    assert_asked(t, 1, "turn_harbour");
    play(t, "turn_harbour:e17");
    assert_asked(t, 0, "turn_harbour");
    play(t, "turn_harbour:e1");
    assert_asked(t, 1, "action");
    t = ck_table(p);
    roll(t, 1, 1, "trade");
    assert_asked(t, 1, "action");
    pos_field(p, "barbarians", "5");
    t = ck_table(p);
    roll(t, 1, 1, "ship");
    assert_asked(t, 1, "action");
    p = begin("");
    pos_field(p, "harbours_bought", "e22.2.0"); /* at n15 and n20: nobody's */
    t = ck_table(p);
    roll(t, 1, 1, "ship");
    assert_asked(t, 0, "action");
}

/* --- a knight --- */

static void test_knight_protects(void **state) {
    (void)state;
    RULE("V1.8");
    pos *p = begin("");
    knights(p, 0, "n0.2.1");
    knights(p, 1, "n15.1.1");
    table *t = ck_table(p);
    told_log(t, catan_max_events(t->game));
    roll(t, 1, 1, "ship");
    assert_moves(t, "turn_harbour:e1 protect_harbours:n0");
    refuse(t, 0, "protect_harbours:n15", CATAN_E_NO_KNIGHT);
    play_card(t, "protect_harbours:n0");
    assert_knight(t, 0, 0, STRONG, 0);
    assert_int_equal(harbour(t, 1), 0);
    /* he protects all harbours of his owner */
    assert_moves(t, "turn_harbour:e17,e54 protect_harbours:n15");
    play(t, "protect_harbours:n15");
    assert_knight(t, 15, 1, BASIC, 0);
    assert_int_equal(harbour(t, 17), 0);
    assert_int_equal(harbour(t, 54), 0);
    /* and does not fight */
    assert_int_equal(strength_told(t), 6);
    assert_asked(t, 0, "action");
    assert_rates(t, 0, 4, 4, 2, 4, 4, 4, 4, 4);
    /* if he is not asked to, he fights */
    take_back(t, 2);
    play(t, "turn_harbour:e1 turn_harbour:e17");
    assert_int_equal(strength_told(t), 9);
}

static void test_which_knight(void **state) {
    (void)state;
    RULE("V1.8");
    pos *p = begin("");
    knights(p, 0, "n0.1.0"); /* passive */
    pos_road(p, 1, "e16 e53");
    knights(p, 1, "n14.1.1 n43.1.1"); /* n14 is no end of a harbour's edge */
    table *t = ck_table(p);
    roll(t, 1, 1, "ship");
    assert_moves(t, "turn_harbour:e1");
    refuse(t, 0, "protect_harbours:n0", CATAN_E_KNIGHT_PASSIVE);
    play(t, "turn_harbour:e1");
    assert_moves(t, "turn_harbour:e17,e54 protect_harbours:n43");
    refuse(t, 1, "protect_harbours:n14", CATAN_E_NO_HARBOUR);
    /* at a turned one there is nothing to protect */
    pos_field(p, "harbours_bought", "e1.2.0+e17.5.0+e54.4.1");
    t = ck_table(p);
    roll(t, 1, 1, "ship");
    play(t, "turn_harbour:e1");
    assert_moves(t, "turn_harbour:e17");
}

/* Who protects is not mustered (C-92). */
static void test_tactical_defence(void **state) {
    (void)state;
    RULE("V1.8");
    RULE("C-92");
    pos *p = begin("tactical_defence=on");
    knights(p, 0, "n0.2.1");
    knights(p, 1, "n15.1.1");
    table *t = ck_table(p);
    roll(t, 1, 1, "ship");
    play(t, "protect_harbours:n0 turn_harbour:e17");
    assert_asked(t, 1, "muster");
    assert_moves(t, "muster:n15 mustered");
    play(t, "muster:n15");
    assert_asked(t, 2, "muster");
}

/* --- turned harbours --- */

static void test_turned(void **state) {
    (void)state;
    RULE("V1.9");
    pos *p = begin("");
    pos_field(p, "harbours_bought", "e1.2.1+e17.5.1+e54.4.0");
    table *t = ck_table(p);
    assert_rates(t, 0, 4, 4, 4, 4, 4, 4, 4, 4);
    assert_rates(t, 1, 4, 4, 4, 4, 2, 4, 4, 4);
    assert_int_equal(seat_info(t, 0).harbours, 0);
    roll(t, 1, 1, "ship");
    assert_asked(t, 1, "turn_harbour"); /* not seat 0 */
    assert_moves(t, "turn_harbour:e54");
    refuse(t, 1, "turn_harbour:e17", CATAN_E_NO_HARBOUR);
}

static void test_restored(void **state) {
    (void)state;
    RULE("V1.9");
    pos *p = begin("");
    pos_field(p, "harbours_bought", "e1.2.1+e17.5.1+e54.4.0");
    pos_hand(p, 0, "lumber:1 brick:1 ore:1");
    pos_hand(p, 1, "lumber:1 brick:1");
    pos_turn(p, 0, "action");
    table *t = ck_table(p);
    assert_moves_of(t, "restore_harbour", "e1");
    refuse(t, 0, "restore_harbour:e17", CATAN_E_NO_HARBOUR); /* seat 1's */
    refuse(t, 0, "restore_harbour:e54", CATAN_E_NO_HARBOUR);
    play_card(t, "restore_harbour:e1");
    assert_hand(t, 0, "");
    assert_int_equal(harbour(t, 1), 0);
    assert_rates(t, 0, 4, 4, 2, 4, 4, 4, 4, 4);
    pos_turn(p, 1, "action");
    refuse(ck_table(p), 1, "restore_harbour:e17", CATAN_E_CANNOT_PAY);
}

/* --- commodities pay for none (V1.4) --- */

static void test_resources_alone(void **state) {
    (void)state;
    RULE("V1.4");
    pos *p = harbour_game("");
    pos_settlement(p, 0, "n4");
    pos_hand(p, 0, "lumber:1 brick:1 wool:1 ore:1 cloth:3");
    table *t = ck_table(p);
    refuse(t, 0, "buy_harbour:any", CATAN_E_CANNOT_PAY);
    pos_hand(p, 0, "lumber:1 brick:1 wool:2 ore:1 cloth:3");
    t = ck_table(p);
    play(t, "buy_harbour:any");
    assert_moves(t, "pay_harbour:wool");
    play(t, "pay_harbour:wool pay_harbour:wool lay_harbour:e1");
    assert_rates(t, 0, 3, 3, 3, 3, 3, 3, 3, 3);
}

/* --- positions --- */

static void test_positions(void **state) {
    (void)state;
    RULE("V1.7");
    RULE("V1.9");
    static const struct {
        const char *task;
        int sound;
    } cases[] = {
        {"turn_harbour.s0.0.2.0.0", 1}, {"turn_harbour.s1.0.0.0.0", 1},
        {"turn_harbour.s2.0.0.0.0", 0}, /* has none */
        {"turn_harbour.s0.0.4.0.0", 0}, {"turn_harbour.s0.0.1.0.0", 0},
        {"turn_harbour.s0.1.2.0.0", 0}, {"turn_harbour.s0.0.2.1.0", 0},
        {"turn_harbour.s0.0.2.0.1", 0}, {"turn_harbour.chance.0.2.0.0", 0},
    };
    pos *p = begin("");
    table *t = ck_table(p);
    const char *before = table_line(t);
    roll(t, 1, 1, "ship");
    const char *line = table_line(t), *tasks = strstr(line, "turn_harbour.");
    assert_non_null(tasks);
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        char text[4096];
        snprintf(text, sizeof text, "%.*s%s%s", (int)(tasks - line), line, cases[i].task,
                 strchr(tasks, ' '));
        if (cases[i].sound) {
            table_read(t, text);
        } else {
            assert_int_equal(table_refusal(t, text, NULL), CATAN_E_POSITION_TASK);
        }
    }
    /* the ship is there as long as that is asked */
    char text[4096], *ship;
    snprintf(text, sizeof text, "%s", line);
    ship = strstr(text, "barbarians=7");
    ship[11] = '6';
    assert_int_equal(table_refusal(t, text, NULL), CATAN_E_POSITION_TURN);
    snprintf(text, sizeof text, "%s", before);
    ship = strstr(text, "barbarians=6");
    ship[11] = '7';
    assert_int_equal(table_refusal(t, text, NULL), CATAN_E_POSITION_TURN);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        PLAY_TEST(test_one_each),         PLAY_TEST(test_when),
        PLAY_TEST(test_knight_protects),  PLAY_TEST(test_which_knight),
        PLAY_TEST(test_tactical_defence), PLAY_TEST(test_turned),
        PLAY_TEST(test_restored),         PLAY_TEST(test_resources_alone),
        PLAY_TEST(test_positions),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
