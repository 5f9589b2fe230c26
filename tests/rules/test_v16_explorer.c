/* Explorer and saboteur: V16.1, V16.2. */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>
#include <cmocka.h>

#include "rules/cards_played.h"
#include "support/rule.h"

#define OPTION "players=4 explorer_saboteur=on"

/* Numbers of the hexes, from h0: 10 2 9  12 6 4 10  9 11 - 3 8  8 3 4 5  5 6 11 */
static pos *begin(const char *options) {
    pos *p = ck(options);
    progress(p, 0, "inventor:1");
    return p;
}

/* Neither token finds its like at its new place. */
static void test_equals_part(void **state) {
    (void)state;
    RULE("V16.1");
    table *t = ck_table(begin(OPTION));
    play(t, "play_inventor:h0"); /* a 10, beside 2, 6 and 12 */
    /* h2 would have a 10 beside that of h6, h5 and h10 likewise */
    assert_moves(t, "swap_number:h7,h8,h13-h16,h18");
    refuse(t, 0, "swap_number:h2", CATAN_E_EQUALS_MEET);
    refuse(t, 0, "swap_number:h5", CATAN_E_EQUALS_MEET);
    refuse(t, 0, "swap_number:h10", CATAN_E_EQUALS_MEET);
    refuse(t, 0, "swap_number:h6", CATAN_E_NO_EFFECT); /* a 10, too */
    refuse(t, 0, "swap_number:h1", CATAN_E_NO_TOKEN);  /* a 2 */
    take_back(t, 1);
    play(t, "play_inventor:h14"); /* a 4, beside two 5s, 11, 6, 3, 3 */
    assert_moves(t, "swap_number:h0,h7,h15,h18");
    refuse(t, 0, "swap_number:h16", CATAN_E_EQUALS_MEET); /* the 5 would come beside h15 */
    refuse(t, 0, "swap_number:h10", CATAN_E_EQUALS_MEET); /* the 3 would come beside h13 */
    /* neighbours may change places */
    play_card(t, "swap_number:h15");
    assert_int_equal(layout_info(t).number[15], 4);
    assert_int_equal(layout_info(t).number[14], 5);
}

static void test_equals_meet_without(void **state) {
    (void)state;
    RULE("C-115");
    table *t = ck_table(begin("players=4"));
    play(t, "play_inventor:h0");
    assert_listed(t, "swap_number:h2 swap_number:h5 swap_number:h10");
}

/* A token that could go nowhere is no first one. */
static void test_first_token(void **state) {
    (void)state;
    RULE("V16.1");
    catan_layout laid;
    const char *options = ck_options(OPTION, &laid);
    for (unsigned hex = 0; hex < 19; hex++) {
        laid.number[hex] = hex == 9 ? 0 : (uint8_t)(hex % 2 == 0 ? 2 : 12);
    }
    laid.number[0] = laid.number[1] = 3;
    laid.number[5] = 4; /* beside h1, not beside h0 */
    pos *p = pos_laid(options, &laid);
    progress(p, 0, "inventor:1");
    table *t = ck_table(p);
    assert_moves_of(t, "play_inventor", "h1,h5");
    refuse(t, 0, "play_inventor:h0", CATAN_E_EQUALS_MEET);
    refuse(t, 0, "play_inventor:h2", CATAN_E_NO_TOKEN);
    play(t, "play_inventor:h5");
    assert_moves(t, "swap_number:h1");
}

/* A turned city bars its owner's victory until it is restored. */
static void test_turned_city(void **state) {
    (void)state;
    RULE("V16.2");
    pos *p = ck(OPTION " victory_points=5");
    pos_city(p, 0, "n12 n34");
    pos_settlement(p, 0, "n2");
    pos_field(p, "turned", "n2");
    pos_hand(p, 0, "grain:2 ore:3");
    table *t = ck_table(p);
    assert_points(t, 0, 5, 5);
    assert_result(t, CATAN_RUNNING);
    play(t, "end_turn");
    roll(t, 1, 1, "ship");
    until_turn_of(t, 0);
    assert_points(t, 0, 5, 5);
    assert_asked(t, 0, "action"); /* neither at the beginning of a turn */
    play(t, "restore_city:n2");
    assert_points(t, 0, 6, 6);
    assert_result(t, 0);
}

/* Not that of others, and not more points with it. */
static void test_whose_it_is(void **state) {
    (void)state;
    RULE("V16.2");
    pos *p = ck(OPTION " victory_points=5");
    pos_city(p, 0, "n12 n34");
    pos_settlement(p, 1, "n2");
    pos_field(p, "turned", "n2");
    pos_road(p, 0, "e50 e56");
    pos_hand(p, 0, SETTLEMENT);
    table *t = ck_table(p);
    play(t, "build_settlement:n44");
    assert_result(t, 0);
    pos_settlement(p, 0, "n2");
    pos_settlement(p, 1, "");
    t = ck_table(p);
    play(t, "build_settlement:n44");
    assert_points(t, 0, 6, 6);
    assert_result(t, CATAN_RUNNING);
}

static void test_without(void **state) {
    (void)state;
    RULE("C-77");
    pos *p = ck("players=4 victory_points=6");
    pos_city(p, 0, "n12 n34");
    pos_settlement(p, 0, "n2");
    pos_field(p, "turned", "n2");
    pos_road(p, 0, "e50 e56");
    pos_hand(p, 0, SETTLEMENT);
    table *t = ck_table(p);
    play(t, "build_settlement:n44");
    assert_result(t, 0);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        PLAY_TEST(test_equals_part), PLAY_TEST(test_equals_meet_without),
        PLAY_TEST(test_first_token), PLAY_TEST(test_turned_city),
        PLAY_TEST(test_whose_it_is), PLAY_TEST(test_without),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
