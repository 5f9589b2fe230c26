/* The barbarians against Catan, and what the defenders gain: C-64 to C-67, C-71 to C-74, C-15,
 * E114, E117 to E120. */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>
#include <cmocka.h>

#include "rules/knights_table.h"
#include "support/rule.h"
#include "support/told.h"

/* The barbarians are one step away, seat 0 about to roll. Cities of seats 0 and 1; knights stand
 * on n17 and n23 (seat 0), n39 and n34's other neighbour n28 (seat 1), n15 and n10 (seat 2, who has
 * no city). */
static pos *begin(const char *first, const char *second, const char *third) {
    pos *p = ck("players=3");
    pos_city(p, 0, "n12");
    pos_city(p, 1, "n34");
    pos_settlement(p, 2, "n20");
    pos_road(p, 0, "e19 e26");
    pos_road(p, 1, "e50 e41");
    pos_road(p, 2, "e22 e17");
    knights(p, 0, first);
    knights(p, 1, second);
    knights(p, 2, third);
    pos_field(p, "barbarians", "6");
    pos_turn(p, 0, "before_roll");
    return p;
}

/* How strong both sides were, as told of the last move. */
static void check_strengths(const table *t, unsigned barbarians, int catan, int line) {
    static catan_event events[TOLD_EVENTS];
    uint32_t n = catan_events(t->state, CATAN_SPECTATOR, events, TOLD_EVENTS);
    for (uint32_t i = 0; i < n; i++) {
        if (events[i].kind == CATAN_EVENT_ATTACK) {
            if (events[i].count != barbarians || events[i].value != catan) {
                play_fail(__FILE__, line, "barbarians %u, Catan %d; expected %u, %d",
                          events[i].count, events[i].value, barbarians, catan);
            }
            return;
        }
    }
    play_fail(__FILE__, line, "nothing was told of an attack");
}
#define assert_strengths(t, barbarians, catan) check_strengths(t, barbarians, catan, __LINE__)

static table *attacked(pos *p) {
    table *t = ck_table(p);
    told_log(t, catan_max_events(t->game));
    roll(t, 1, 1, "ship");
    return t;
}

/* --- strengths --- */

static void test_strength_of_barbarians(void **unused) {
    (void)unused;
    RULE("C-64");
    RULE("E114");
    /* two cities and settlements */
    pos *p = begin("", "", "");
    assert_strengths(attacked(p), 2, 0);
    /* further cities, whosever, walls or not; a metropolis counts once; a turned city does not */
    pos_city(p, 2, "n2 n47");
    tracks(p, 2, 0, 0, 4);
    pos_field(p, "metropolises", "-,-,n47");
    pos_field(p, "walls", "n2+n12");
    pos_settlement(p, 0, "n44");
    pos_field(p, "turned", "n44");
    assert_strengths(attacked(p), 4, 0);
}

/* As long as there are no cities there is nothing to fear. */
static void test_no_cities(void **unused) {
    (void)unused;
    RULE("C-64");
    pos *p = begin("n17.1.1", "", "");
    pos_settlement(p, 0, "n12");
    pos_settlement(p, 1, "n34");
    table *t = attacked(p);
    assert_strengths(t, 0, 1);
    assert_int_equal(defenders(t, 0), 1);
}

static void test_strength_of_catan(void **unused) {
    (void)unused;
    RULE("C-65");
    RULE("C-66");
    static const struct {
        const char *knights[3];
        int catan;
    } cases[] = {
        {{"n17.1.1", "", ""}, 1},
        {{"n17.2.1", "", ""}, 2},
        {{"n17.3.1", "", ""}, 3},
        {{"n17.1.1 n23.1.1", "", ""}, 2},
        {{"n17.1.0 n23.3.0", "n39.2.0", "n15.1.0"}, 0}, /* passive ones do not count */
        {{"n17.1.0 n23.3.1", "n39.2.1", "n15.1.0"}, 5},
        {{"n17.1.1", "n39.2.1", "n15.3.1"}, 6}, /* also of those without a city */
        {{"n17.2.1 n23.3.1", "n28.1.1 n39.3.1", "n10.2.1 n15.3.1"}, 14},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        table *t = attacked(begin(cases[i].knights[0], cases[i].knights[1], cases[i].knights[2]));
        assert_strengths(t, 2, cases[i].catan);
    }
}

static void test_equality_defends(void **unused) {
    (void)unused;
    RULE("C-67");
    static const char *const armies[] = {"", "n17.1.1", "n17.2.1", "n17.3.1"};
    for (int strength = 0; strength <= 3; strength++) {
        table *t = attacked(begin(armies[strength], "", ""));
        assert_strengths(t, 2, strength);
        if (strength < 2) {
            assert_asked(t, strength == 0 ? 0 : 1, "lose_city");
            assert_int_equal(defenders(t, 0), 0);
        } else {
            assert_asked(t, 0, "action");
            assert_building(t, 12, 0, CATAN_CITY);
            assert_building(t, 34, 1, CATAN_CITY);
            assert_int_equal(defenders(t, 0), 1);
        }
    }
}

/* --- one alone at the top --- */

static void test_defender(void **unused) {
    (void)unused;
    RULE("C-71");
    RULE("C-94");
    /* strong and basic against mighty's lesser: levels are added up */
    table *t = attacked(begin("n17.1.1 n23.2.1", "n39.2.1", ""));
    assert_asked(t, 0, "action");
    assert_int_equal(defenders(t, 0), 1);
    assert_int_equal(defenders(t, 1), 0);
    assert_points(t, 0, 3, 3);
    assert_points(t, 1, 2, 2);
    assert_decks(t, 18, 18, 18);
    /* not the most knights, but the highest levels */
    t = attacked(begin("n17.1.1 n23.1.1", "n39.3.1", ""));
    assert_int_equal(defenders(t, 0), 0);
    assert_int_equal(defenders(t, 1), 1);
}

static void test_defender_without_city(void **unused) {
    (void)unused;
    RULE("C-71");
    RULE("E117");
    table *t = attacked(begin("n17.1.1", "", "n15.3.1"));
    assert_asked(t, 0, "action");
    assert_int_equal(defenders(t, 2), 1);
    assert_points(t, 2, 2, 2);
    assert_int_equal(defenders(t, 0), 0);
}

/* It is kept: one more at every victory, whatever happens to him between. */
static void test_defender_is_kept(void **unused) {
    (void)unused;
    RULE("C-71");
    pos *p = begin("", "", "n15.3.1");
    pos_seat_field(p, "defender", 0, "1", "0");
    pos_seat_field(p, "defender", 2, "2", "0");
    table *t = attacked(p);
    assert_int_equal(defenders(t, 2), 3);
    assert_int_equal(defenders(t, 0), 1);
    assert_points(t, 2, 4, 4);
    knights(p, 2, "n15.3.0"); /* pillaged */
    t = attacked(p);
    play(t, "lose_city:n12 lose_city:n34");
    assert_int_equal(defenders(t, 0), 1);
    assert_points(t, 0, 2, 2);
    assert_int_equal(defenders(t, 2), 2);
}

/* There are more of them than there are cards. */
static void test_no_limit(void **unused) {
    (void)unused;
    RULE("C-11");
    RULE("E119");
    pos *p = begin("", "", "n15.3.1");
    pos_seat_field(p, "defender", 2, "4", "0");
    pos_seat_field(p, "defender", 1, "4", "0");
    table *t = attacked(p);
    assert_int_equal(defenders(t, 2), 5);
    assert_points(t, 2, 6, 6);
    pos_seat_field(p, "defender", 2, "8", "0");
    t = attacked(p);
    assert_int_equal(defenders(t, 2), 9);
    assert_points(t, 2, 10, 10);
}

/* --- several at the top --- */

static void test_tie_at_the_top(void **unused) {
    (void)unused;
    RULE("C-72");
    RULE("E118");
    pos *p = begin("n17.1.1 n23.1.1", "n39.1.1", "n15.2.1");
    pos_turn(p, 2, "before_roll");
    table *t = attacked(p);
    assert_strengths(t, 2, 5);
    /* the active player first; nobody has improved anything */
    assert_asked(t, 2, "choose_deck");
    assert_moves(t, "choose_deck:trade,politics,science");
    refuse(t, 0, "choose_deck:trade", CATAN_E_NOT_YOUR_TURN);
    refuse(t, 2, "end_turn", CATAN_E_NOT_ASKED);
    play_as(t, 2, "choose_deck:politics");
    assert_asked(t, CATAN_CHANCE, "draw_progress");
    play(t, "draw_progress:spy");
    assert_asked(t, 0, "choose_deck");
    play(t, "choose_deck:politics");
    refuse(t, CATAN_CHANCE, "draw_progress:crane", CATAN_E_NO_OUTCOME);
    play(t, "draw_progress:wedding");
    assert_asked(t, 2, "action"); /* seat 1 did not contribute as much */
    assert_progress(t, 2, "spy:1");
    assert_progress(t, 0, "wedding:1");
    assert_progress(t, 1, "");
    assert_decks(t, 18, 16, 18);
    for (uint32_t seat = 0; seat < 3; seat++) {
        assert_int_equal(defenders(t, seat), 0);
    }
    assert_points(t, 2, 1, 1);
}

static void test_decks_are_shuffled(void **unused) {
    (void)unused;
    RULE("C-8");
    RULE("C-15");
    RULE("C-72");
    static const struct {
        const char *choice, *weights;
    } decks[] = {
        {"choose_deck:trade", "draw_progress:commercial_harbour=2 draw_progress:merchant_fleet=2 "
                              "draw_progress:master_merchant=2 draw_progress:trade_monopoly=2 "
                              "draw_progress:resource_monopoly=4 draw_progress:merchant=6"},
        {"choose_deck:politics",
         "draw_progress:bishop=2 draw_progress:diplomat=2 draw_progress:warlord=2 "
         "draw_progress:wedding=2 draw_progress:intrigue=2 draw_progress:saboteur=2 "
         "draw_progress:spy=3 draw_progress:deserter=2 draw_progress:constitution=1"},
        {"choose_deck:science",
         "draw_progress:alchemist=2 draw_progress:crane=2 draw_progress:mining=2 "
         "draw_progress:irrigation=2 draw_progress:printer=1 draw_progress:inventor=2 "
         "draw_progress:engineer=1 draw_progress:medicine=2 draw_progress:smith=2 "
         "draw_progress:road_building=2"},
    };
    for (size_t i = 0; i < 3; i++) {
        table *t = attacked(begin("n17.1.1", "n39.1.1", ""));
        play(t, decks[i].choice);
        assert_weights(t, decks[i].weights);
    }
    /* what has been drawn is away */
    table *t = attacked(begin("n17.1.1", "n39.1.1", ""));
    play(t, "choose_deck:trade draw_progress:merchant choose_deck:trade");
    assert_weights(t, "draw_progress:commercial_harbour=2 draw_progress:merchant_fleet=2 "
                      "draw_progress:master_merchant=2 draw_progress:trade_monopoly=2 "
                      "draw_progress:resource_monopoly=4 draw_progress:merchant=5");
}

/* A card of victory is laid open: it is in no hand, and counts. */
static void test_point_card_drawn(void **unused) {
    (void)unused;
    RULE("C-72");
    RULE("C-89");
    pos *p = begin("n17.1.1", "n39.1.1", "");
    progress(p, 1, "crane:2 spy:2");
    table *t = attacked(p);
    play(t, "choose_deck:science draw_progress:printer");
    assert_progress(t, 0, "");
    assert_points(t, 0, 3, 3);
    assert_int_equal(piece_of(t, CATAN_PIECE_PRINTER, CATAN_NO_PLACE), 0);
    play(t, "choose_deck:politics draw_progress:constitution");
    assert_asked(t, 0, "action"); /* it was no fifth card */
    assert_points(t, 1, 3, 3);
    assert_progress(t, 1, "crane:2 spy:2");
}

/* The fifth card drawn in one's own turn may be kept until it ends. */
static void test_fifth_card(void **unused) {
    (void)unused;
    RULE("C-72");
    RULE("C-88");
    pos *p = begin("n17.1.1", "n39.1.1", "");
    progress(p, 0, "crane:2 spy:2");
    progress(p, 1, "mining:2 smith:2");
    table *t = attacked(p);
    play(t, "choose_deck:trade draw_progress:merchant choose_deck:trade draw_progress:merchant");
    assert_asked(t, 1, "discard_progress"); /* in another's turn it may not */
    assert_moves(t, "discard_progress:mining,smith,merchant");
    play(t, "discard_progress:smith");
    assert_asked(t, 0, "action");
    assert_progress(t, 0, "crane:2 spy:2 merchant:1");
    play(t, "end_turn");
    assert_asked(t, 0, "discard_progress");
}

/* --- decks that are empty --- */

#define ALL_SCIENCE                                                                                \
    "alchemist:2 crane:2 mining:2 irrigation:2 inventor:2 engineer:1 medicine:2 smith:2 "          \
    "road_building:2 "
#define ALL_POLITICS                                                                               \
    "bishop:2 diplomat:2 warlord:2 wedding:2 intrigue:2 saboteur:2 spy:3 deserter:2 "
#define ALL_TRADE                                                                                  \
    "commercial_harbour:2 merchant_fleet:2 master_merchant:2 trade_monopoly:2 "                    \
    "resource_monopoly:4 "

/* Seats 1 and 2 tie; seat 0, whose turn it is, holds these cards. */
static pos *drawn_out(const char *cards) {
    pos *p = begin("", "n39.1.1", "n15.1.1");
    progress(p, 0, cards);
    pos_field(p, "printer", "s0");
    pos_field(p, "constitution", "s0");
    return p;
}

static void test_empty_deck(void **unused) {
    (void)unused;
    RULE("C-72");
    table *t = attacked(drawn_out(ALL_POLITICS));
    assert_asked(t, 1, "choose_deck");
    assert_moves(t, "choose_deck:trade,science");
    refuse(t, 1, "choose_deck:politics", CATAN_E_DECK_EMPTY);
    play(t, "choose_deck:trade draw_progress:merchant");
    assert_asked(t, 2, "choose_deck");
    assert_moves(t, "choose_deck:trade,science");
}

static void test_last_card(void **unused) {
    (void)unused;
    RULE("C-72");
    table *t = attacked(drawn_out(ALL_SCIENCE ALL_POLITICS ALL_TRADE "merchant:5"));
    assert_decks(t, 1, 0, 0);
    assert_moves(t, "choose_deck:trade");
    play(t, "choose_deck:trade draw_progress:merchant");
    assert_asked(t, 0, "action"); /* nothing is left for seat 2 */
    assert_progress(t, 1, "merchant:1");
    assert_progress(t, 2, "");
    t = attacked(drawn_out(ALL_SCIENCE ALL_POLITICS ALL_TRADE "merchant:6"));
    assert_asked(t, 0, "action");
    assert_decks(t, 0, 0, 0);
    assert_int_equal(defenders(t, 1), 0);
}

/* --- and afterwards --- */

static void test_nobody_did_anything(void **unused) {
    (void)unused;
    RULE("C-73");
    RULE("E120");
    static const char *const armies[] = {"", "n17.3.0"};
    for (int i = 0; i < 2; i++) {
        pos *p = begin(armies[i], "", "");
        pos_settlement(p, 0, "n12");
        pos_settlement(p, 1, "n34");
        table *t = attacked(p);
        assert_strengths(t, 0, 0);
        assert_asked(t, 0, "action");
        for (uint32_t seat = 0; seat < 3; seat++) {
            assert_int_equal(defenders(t, seat), 0);
        }
        assert_decks(t, 18, 18, 18);
        assert_int_equal(table_info(t).robber_free, 1);
    }
}

static void check_afterwards(table *t) {
    assert_knight(t, 17, 0, BASIC, 0);
    assert_knight(t, 23, 0, STRONG, 0);
    assert_knight(t, 39, 1, BASIC, 0);
    assert_knight(t, 15, 2, BASIC, 0);
    assert_int_equal(table_info(t).barbarians, 0);
    assert_asked(t, 0, "action");
}

static void test_all_are_passive(void **unused) {
    (void)unused;
    RULE("C-74");
    /* one alone is the best */
    check_afterwards(attacked(begin("n17.1.1 n23.2.1", "n39.1.1", "n15.1.0")));
    /* several are */
    table *t = attacked(begin("n17.1.0 n23.2.0", "n39.1.1", "n15.1.1"));
    assert_asked(t, 1, "choose_deck");
    play(t, "choose_deck:trade draw_progress:merchant choose_deck:trade draw_progress:merchant");
    check_afterwards(t);
    /* and when all is lost */
    pos *p = begin("n17.1.0 n23.2.0", "n39.1.0", "n15.1.1");
    t = attacked(p);
    play(t, "lose_city:n12 lose_city:n34");
    check_afterwards(t);
}

/* Who was active may not act with it in this turn, for it is passive; it is woken for grain. */
static void test_passive_then(void **unused) {
    (void)unused;
    RULE("C-74");
    pos *p = begin("n17.3.1", "", "");
    pos_hand(p, 0, "grain:1");
    table *t = attacked(p);
    refuse(t, 0, "lift_knight:n17", CATAN_E_KNIGHT_PASSIVE);
    play(t, "activate_knight:n17");
    refuse(t, 0, "lift_knight:n17", CATAN_E_KNIGHT_TIRED);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        PLAY_TEST(test_strength_of_barbarians),
        PLAY_TEST(test_no_cities),
        PLAY_TEST(test_strength_of_catan),
        PLAY_TEST(test_equality_defends),
        PLAY_TEST(test_defender),
        PLAY_TEST(test_defender_without_city),
        PLAY_TEST(test_defender_is_kept),
        PLAY_TEST(test_no_limit),
        PLAY_TEST(test_tie_at_the_top),
        PLAY_TEST(test_decks_are_shuffled),
        PLAY_TEST(test_point_card_drawn),
        PLAY_TEST(test_fifth_card),
        PLAY_TEST(test_empty_deck),
        PLAY_TEST(test_last_card),
        PLAY_TEST(test_nobody_did_anything),
        PLAY_TEST(test_all_are_passive),
        PLAY_TEST(test_passive_then),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
