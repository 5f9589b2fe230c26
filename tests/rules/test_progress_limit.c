/* Four progress cards: C-88, C-89, E126, E127. */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>
#include <cmocka.h>

#include "rules/knights_table.h"
#include "support/rule.h"

/* A roll of seat 0's; seats 1 and 2 hold four cards, seat 3 three; all may draw science with a 1 or
 * 2. */
static pos *begin(void) {
    pos *p = ck("players=4");
    progress(p, 1, "crane:1 mining:1 spy:2");
    progress(p, 2, "alchemist:1 bishop:1 wedding:1 merchant:1");
    progress(p, 3, "crane:1 warlord:2");
    for (uint32_t seat = 1; seat <= 3; seat++) {
        tracks(p, seat, 0, 0, 1);
    }
    pos_turn(p, 0, "before_roll");
    return p;
}

/* --- off turn: at once --- */

static void test_fifth_card_off_turn(void **state) {
    (void)state;
    RULE("C-88");
    RULE("E126");
    pos *p = begin();
    pos_settlement(p, 3, "n4"); /* at h1, the 2 */
    table *t = ck_table(p);
    roll(t, 1, 1, "science");
    play(t, "draw_progress:smith");
    assert_asked(t, CATAN_CHANCE, "draw_progress"); /* first all draw */
    play(t, "draw_progress:smith draw_progress:inventor");
    assert_asked(t, 1, "discard_progress"); /* in turn order, before production */
    assert_hand(t, 3, "");
    assert_moves(t, "discard_progress:crane,mining,smith,spy"); /* the new one, too */
    refuse(t, 1, "discard_progress:wedding", CATAN_E_NOT_IN_HAND);
    refuse(t, 1, "discard_progress:printer", CATAN_E_NOT_IN_HAND);
    refuse(t, 1, "end_turn", CATAN_E_NOT_ASKED);
    refuse(t, 2, "discard_progress:bishop", CATAN_E_NOT_YOUR_TURN);
    refuse(t, 0, "end_turn", CATAN_E_NOT_YOUR_TURN);
    play_as(t, 1, "discard_progress:spy");
    assert_progress(t, 1, "crane:1 mining:1 smith:1 spy:1");
    assert_decks(t, 17, 13, 11);
    assert_asked(t, 2, "discard_progress");
    play_as(t, 2, "discard_progress:smith");
    assert_progress(t, 2, "alchemist:1 bishop:1 wedding:1 merchant:1");
    assert_decks(t, 17, 13, 12);
    assert_asked(t, 0, "action"); /* seat 3 has four */
    assert_progress(t, 3, "crane:1 inventor:1 warlord:2");
    assert_hand(t, 3, "wool:1");
    take_back(t, 2);
    assert_progress(t, 1, "crane:1 mining:1 smith:1 spy:2");
    assert_decks(t, 17, 12, 11);
}

/* Turn order begins with the active player. */
static void test_turn_order(void **state) {
    (void)state;
    RULE("C-88");
    pos *p = begin();
    progress(p, 0, "merchant:4");
    tracks(p, 0, 0, 0, 1);
    pos_turn(p, 2, "before_roll");
    table *t = ck_table(p);
    roll(t, 1, 1, "science");
    /* seats 2, 3, 0, 1 */
    play(t, "draw_progress:smith draw_progress:smith draw_progress:inventor "
            "draw_progress:inventor");
    assert_asked(t, 0, "discard_progress"); /* seat 2's fifth may stay in its turn */
    assert_int_equal(progress_held(t, 2), 5);
    play(t, "discard_progress:merchant");
    assert_asked(t, 1, "discard_progress");
    play(t, "discard_progress:inventor");
    assert_asked(t, 2, "action");
}

/* Those that a fight brings count, too. */
static void test_drawn_for_a_fight(void **state) {
    (void)state;
    RULE("C-88");
    RULE("C-72");
    pos *p = begin();
    pos_city(p, 3, "n4"); /* one to attack, at h1, the 2 */
    pos_road(p, 0, "e36");
    pos_road(p, 1, "e19");
    knights(p, 0, "n24.1.1");
    knights(p, 1, "n12.1.1");
    progress(p, 0, "merchant:4");
    pos_field(p, "barbarians", "6");
    table *t = ck_table(p);
    roll(t, 1, 1, "ship");
    play(t, "choose_deck:trade draw_progress:merchant choose_deck:politics draw_progress:diplomat");
    assert_asked(t, 1, "discard_progress"); /* not seat 0, in whose turn it is */
    assert_moves(t, "discard_progress:crane,mining,diplomat,spy");
    assert_hand(t, 3, "");
    play(t, "discard_progress:mining");
    assert_asked(t, 0, "action");
    assert_hand(t, 3, "wool:1 cloth:1");
    assert_int_equal(progress_held(t, 0), 5);
}

/* --- in turn: when it ends --- */

static void test_fifth_card_in_turn(void **state) {
    (void)state;
    RULE("C-88");
    RULE("E126");
    pos *p = begin();
    progress(p, 0, "irrigation:1 spy:1 merchant:3");
    pos_turn(p, 0, "action");
    table *t = ck_table(p);
    refuse(t, 0, "discard_progress:irrigation", CATAN_E_NOT_ASKED); /* not before */
    play(t, "end_turn");
    assert_asked(t, 0, "discard_progress");
    assert_moves(t, "discard_progress:irrigation,spy,merchant");
    refuse(t, 0, "end_turn", CATAN_E_NOT_ASKED);
    refuse(t, 1, "roll", CATAN_E_NOT_YOUR_TURN);
    assert_int_equal(table_info(t).turn_seat, 0);
    play_as(t, 0, "discard_progress:irrigation");
    assert_progress(t, 0, "spy:1 merchant:3");
    assert_asked(t, 1, "before_roll");
    assert_int_equal(table_info(t).turn_seat, 1);
    /* one after the other */
    progress(p, 0, "irrigation:1 spy:1 merchant:4");
    t = ck_table(p);
    play(t, "end_turn discard_progress:merchant");
    assert_asked(t, 0, "discard_progress");
    play(t, "discard_progress:merchant");
    assert_progress(t, 0, "irrigation:1 spy:1 merchant:2");
    assert_asked(t, 1, "before_roll");
}

static void test_drawn_in_turn(void **state) {
    (void)state;
    RULE("C-88");
    pos *p = ck("players=3");
    progress(p, 0, "merchant:4");
    tracks(p, 0, 0, 1, 0);
    pos_turn(p, 0, "before_roll");
    table *t = ck_table(p);
    roll(t, 2, 1, "politics");
    play(t, "draw_progress:wedding");
    assert_asked(t, 0, "action");
    assert_progress(t, 0, "wedding:1 merchant:4");
    play(t, "end_turn");
    assert_asked(t, 0, "discard_progress");
    play(t, "discard_progress:wedding");
    assert_asked(t, 1, "before_roll");
    assert_decks(t, 14, 18, 18);
}

/* In special building nobody is asked: the turn has ended with four. */
static void test_before_special_building(void **state) {
    (void)state;
    RULE("C-88");
    pos *p = ck("players=5");
    progress(p, 0, "crane:2 merchant:3");
    table *t = ck_table(p);
    play(t, "end_turn");
    assert_asked(t, 0, "discard_progress");
    play(t, "discard_progress:crane");
    assert_asked(t, 1, "special_building");
}

/* --- nobody gives cards away at four or fewer --- */

static void test_not_at_four(void **state) {
    (void)state;
    RULE("C-88");
    pos *p = begin();
    progress(p, 0, "irrigation:1 merchant:3");
    pos_turn(p, 0, "action");
    table *t = ck_table(p);
    refuse(t, 0, "discard_progress:irrigation", CATAN_E_NOT_ASKED);
    assert_moves_of(t, "discard_progress", "");
    play(t, "end_turn"); /* nor at its end */
    assert_asked(t, 1, "before_roll");
    refuse(t, 1, "discard_progress:crane", CATAN_E_NOT_ASKED);
    assert_progress(t, 0, "irrigation:1 merchant:3");
    /* nor off turn with the fourth */
    p = begin();
    progress(p, 1, "");
    progress(p, 2, "");
    t = ck_table(p);
    roll(t, 1, 1, "science");
    play(t, "draw_progress:smith draw_progress:smith draw_progress:inventor");
    assert_asked(t, 0, "action");
    assert_int_equal(progress_held(t, 3), 4);
}

/* --- C-89: open cards do not count --- */

static void test_point_as_fifth_card(void **state) {
    (void)state;
    RULE("C-89");
    RULE("C-88");
    RULE("E127");
    table *t = ck_table(begin());
    roll(t, 1, 1, "science");
    play(t, "draw_progress:printer draw_progress:smith draw_progress:inventor");
    assert_asked(t, 2, "discard_progress"); /* seat 1 has four and the open one */
    assert_progress(t, 1, "crane:1 mining:1 spy:2");
    assert_points(t, 1, 1, 1);
    /* who has one open before him may hold four, and no more */
    pos *p = begin();
    pos_field(p, "printer", "s1");
    pos_field(p, "constitution", "s1");
    t = ck_table(p);
    roll(t, 1, 1, "science");
    play(t, "draw_progress:smith draw_progress:smith draw_progress:inventor");
    assert_asked(t, 1, "discard_progress");
    assert_moves(t, "discard_progress:crane,mining,smith,spy");
    play(t, "discard_progress:smith");
    assert_points(t, 1, 2, 2);
    /* nor do they count at the end of a turn */
    p = begin();
    progress(p, 0, "irrigation:1 merchant:3");
    pos_field(p, "printer", "s0");
    pos_turn(p, 0, "action");
    t = ck_table(p);
    play(t, "end_turn");
    assert_asked(t, 1, "before_roll");
    assert_int_equal(piece_of(t, CATAN_PIECE_PRINTER, CATAN_NO_PLACE), 0);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        PLAY_TEST(test_drawn_for_a_fight), PLAY_TEST(test_fifth_card_off_turn),
        PLAY_TEST(test_turn_order),        PLAY_TEST(test_fifth_card_in_turn),
        PLAY_TEST(test_drawn_in_turn),     PLAY_TEST(test_before_special_building),
        PLAY_TEST(test_not_at_four),       PLAY_TEST(test_point_as_fifth_card),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
