/* The inventor: C-115. */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>
#include <cmocka.h>

#include "rules/cards_played.h"
#include "support/rule.h"

/* Seat 0 holds an inventor and has nothing on the board. Numbers of the hexes, from h0:
 *   10 2 9  12 6 4 10  9 11 - 3 8  8 3 4 5  5 6 11 */
static pos *begin(void) {
    pos *p = ck("players=4");
    progress(p, 0, "inventor:1");
    return p;
}
static unsigned number_of(const table *t, unsigned hex) { return layout_info(t).number[hex]; }

/* --- what it does --- */

static void test_swap(void **state) {
    (void)state;
    RULE("C-115");
    pos *p = begin();
    pos_settlement(p, 1, "n0");  /* at h0 */
    pos_settlement(p, 2, "n36"); /* at h10, h14, h15 */
    table *t = ck_table(p);
    play_card(t, "play_inventor:h0");
    assert_asked(t, 0, "swap_number");
    assert_under(t, "science", "inventor");
    assert_progress(t, 0, "");
    assert_int_equal(number_of(t, 0), 10);
    play_card(t, "swap_number:h14");
    assert_asked(t, 0, "action");
    assert_int_equal(number_of(t, 0), 4);
    assert_int_equal(number_of(t, 14), 10);
    assert_int_equal(layout_info(t).terrain[0], CATAN_MOUNTAINS);
    assert_int_equal(layout_info(t).terrain[14], CATAN_FIELDS);
    /* and produces so from now on */
    play(t, "end_turn");
    roll(t, 2, 2, "ship");
    assert_hand(t, 1, "ore:1");
    assert_hand(t, 2, "");
    play(t, "end_turn");
    roll(t, 4, 6, "ship");
    assert_hand(t, 1, "ore:1");
    assert_hand(t, 2, "grain:1");
    take_back(t, 10); /* to the beginning */
    assert_int_equal(number_of(t, 0), 10);
    assert_int_equal(number_of(t, 14), 4);
    assert_under(t, "science", "");
}

static void test_told(void **state) {
    (void)state;
    RULE("C-115");
    RULE("H-1");
    table *t = logged(begin());
    play(t, "play_inventor:h5");
    assert_all_are_told(t, "s0 play_inventor:h5 | s0 played_progress inventor of science");
    for (int i = 0; i < OBSERVERS; i++) {
        catan_view view;
        assert_int_equal(catan_view_get(&view, sizeof view, t->state, observers[i]), CATAN_OK);
        assert_int_equal(view.place, 5);
        assert_int_equal(view.place_kind, CATAN_PLACE_HEX);
        assert_int_equal(view.pending, 0);
    }
    play(t, "swap_number:h8");
    assert_all_are_told(t, "s0 swap_number:h8");
    for (int i = 0; i < OBSERVERS; i++) {
        catan_layout layout;
        assert_changed(t, observers[i], "h5 pasture 11 | h8 forest 4 | ask s0 action");
        assert_int_equal(catan_view_layout(&layout, sizeof layout, t->state, observers[i]),
                         CATAN_OK);
        assert_int_equal(layout.number[5], 11);
        assert_int_equal(layout.number[8], 4);
    }
}

/* --- which tokens --- */

static void test_never_2_6_8_12(void **state) {
    (void)state;
    RULE("C-115");
    table *t = ck_table(begin());
    assert_moves_of(t, "play_inventor", "h0,h2,h5,h6,h7,h8,h10,h13,h14,h15,h16,h18");
    static const char *const not_these[] = {
        "h1" /* 2 */,  "h3" /* 12 */, "h4" /* 6 */,          "h17" /* 6 */,
        "h11" /* 8 */, "h12" /* 8 */, "h9" /* the desert */,
    };
    for (size_t i = 0; i < sizeof not_these / sizeof *not_these; i++) {
        char text[32];
        snprintf(text, sizeof text, "play_inventor:%s", not_these[i]);
        refuse(t, 0, text, CATAN_E_NO_TOKEN);
    }
    play(t, "play_inventor:h10"); /* a 3 */
    assert_moves(t, "swap_number:h0,h2,h5,h6,h7,h8,h14,h15,h16,h18");
    for (size_t i = 0; i < sizeof not_these / sizeof *not_these; i++) {
        char text[32];
        snprintf(text, sizeof text, "swap_number:%s", not_these[i]);
        refuse(t, 0, text, CATAN_E_NO_TOKEN);
    }
    refuse(t, 0, "swap_number:h13", CATAN_E_NO_EFFECT); /* the other 3 */
    refuse(t, 0, "swap_number:h10", CATAN_E_NO_EFFECT); /* itself */
}

/* Whose buildings are there does not matter, nor does the robber, who stays. */
static void test_robbers_hex(void **state) {
    (void)state;
    RULE("C-115");
    pos *p = begin();
    pos_robber(p, 7);
    pos_field(p, "robber_free", "1");
    pos_settlement(p, 1, "n17"); /* at h3, h4, h8 */
    table *t = ck_table(p);
    play_card(t, "play_inventor:h7 swap_number:h8");
    assert_robber(t, 7);
    assert_int_equal(number_of(t, 7), 11);
    assert_int_equal(number_of(t, 8), 9);
    play(t, "end_turn");
    roll(t, 4, 5, "ship");
    assert_hand(t, 1, "lumber:1");
}

/* Reds may come to lie anywhere, for they never move: only their neighbours change. */
static void test_swaps_again(void **state) {
    (void)state;
    RULE("C-115");
    RULE("C-87");
    pos *p = begin();
    progress(p, 0, "inventor:2");
    table *t = ck_table(p);
    play_card(t, "play_inventor:h13 swap_number:h0 play_inventor:h0 swap_number:h2");
    assert_int_equal(number_of(t, 13), 10);
    assert_int_equal(number_of(t, 0), 9);
    assert_int_equal(number_of(t, 2), 3);
    assert_under(t, "science", "inventor inventor");
}

/* --- nothing in between, no way back --- */

static void test_between(void **state) {
    (void)state;
    RULE("C-115");
    pos *p = begin();
    progress(p, 0, "inventor:2 mining:1");
    pos_settlement(p, 0, "n4");
    table *t = ck_table(p);
    play(t, "play_inventor:h0");
    refuse(t, 0, "end_turn", CATAN_E_NOT_ASKED);
    refuse(t, 0, "decline", CATAN_E_NOT_ASKED);
    refuse(t, 0, "play_inventor:h2", CATAN_E_NOT_ASKED);
    refuse(t, 0, "play_mining", CATAN_E_NOT_ASKED);
    refuse(t, 1, "swap_number:h2", CATAN_E_NOT_YOUR_TURN);
    play(t, "swap_number:h2");
    refuse(t, 0, "swap_number:h5", CATAN_E_NOT_ASKED);
    assert_listed(t, "play_mining");
}

static void test_without_the_card(void **state) {
    (void)state;
    RULE("C-115");
    pos *p = begin();
    progress(p, 0, "crane:1");
    progress(p, 1, "inventor:1");
    table *t = ck_table(p);
    refuse(t, 0, "play_inventor:h0", CATAN_E_NO_CARD);
    refuse(t, 0, "play_inventor:h1", CATAN_E_NO_CARD);
    refuse(t, 1, "play_inventor:h0", CATAN_E_NOT_YOUR_TURN);
}

/* --- fewer than two different tokens that may be swapped --- */

/* The usual terrains with these numbers on them, the desert left out. */
static pos *numbered(const int numbers[18]) {
    static const char letters[] = "OSLWBSBWLDLOLOWSBWS";
    char board[256] = "";
    pos *p = begin();
    for (int hex = 0, i = 0; hex < 19; hex++) {
        sprintf(board + strlen(board), "%s%c", hex == 0 ? "" : ",", letters[hex]);
        if (letters[hex] != 'D') {
            sprintf(board + strlen(board), "%d", numbers[i++]);
        }
    }
    pos_field(p, "board", board);
    return p;
}

static void test_nothing_to_swap(void **state) {
    (void)state;
    RULE("C-115");
    RULE("C-90");
    RULE("E158");
    static const int none[18] = {6, 8, 2, 12, 6, 8, 2, 12, 6, 8, 2, 12, 6, 8, 2, 12, 6, 8},
                     one[18] = {6, 8, 2, 9, 6, 8, 2, 12, 6, 8, 2, 12, 6, 8, 2, 12, 6, 8},
                     equal[18] = {6, 8, 2, 9, 6, 8, 2, 12, 6, 8, 2, 9, 6, 8, 9, 12, 6, 8},
                     two[18] = {6, 8, 2, 9, 6, 8, 2, 12, 6, 8, 2, 9, 6, 8, 4, 12, 6, 8};
    table *t = ck_table(numbered(none));
    assert_moves_of(t, "play_inventor", "");
    refuse(t, 0, "play_inventor:h3", CATAN_E_NO_TOKEN);
    t = ck_table(numbered(one));
    assert_moves_of(t, "play_inventor", "");
    refuse(t, 0, "play_inventor:h3", CATAN_E_NO_EFFECT);
    refuse(t, 0, "play_inventor:h4", CATAN_E_NO_TOKEN);
    t = ck_table(numbered(equal));
    assert_moves_of(t, "play_inventor", "");
    refuse(t, 0, "play_inventor:h12", CATAN_E_NO_EFFECT);
    t = ck_table(numbered(two)); /* behind the desert h10 and so on */
    assert_moves_of(t, "play_inventor", "h3,h12,h15");
    play(t, "play_inventor:h12");
    assert_moves(t, "swap_number:h15");
    play(t, "swap_number:h15");
    assert_int_equal(number_of(t, 12), 4);
    assert_int_equal(number_of(t, 15), 9);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        PLAY_TEST(test_swap),
        PLAY_TEST(test_told),
        PLAY_TEST(test_never_2_6_8_12),
        PLAY_TEST(test_robbers_hex),
        PLAY_TEST(test_swaps_again),
        PLAY_TEST(test_between),
        PLAY_TEST(test_without_the_card),
        PLAY_TEST(test_nothing_to_swap),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
