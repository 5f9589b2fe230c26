/* Road building, the progress card: C-119. */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>
#include <cmocka.h>

#include "rules/cards_played.h"
#include "support/rule.h"

/* Seat 0 has a settlement on n8 and a road to n4, nothing in its hand but the card. */
static pos *begin(void) {
    pos *p = ck("players=4");
    pos_settlement(p, 0, "n8");
    pos_road(p, 0, "e7");
    pos_settlement(p, 1, "n5");
    progress(p, 0, "road_building:1");
    return p;
}
static uint32_t pending(const table *t) {
    catan_view view;
    assert_int_equal(catan_view_get(&view, sizeof view, t->state, 0), CATAN_OK);
    return view.pending;
}

/* --- what it does --- */

static void test_two_free_roads(void **state) {
    (void)state;
    RULE("C-119");
    table *t = ck_table(begin());
    assert_moves_of(t, "play_free_roads", "yes");
    play_card(t, "play_free_roads");
    assert_asked(t, 0, "free_road");
    assert_int_equal(pending(t), 2);
    assert_under(t, "science", "road_building");
    assert_progress(t, 0, "");
    assert_moves(t, "free_road:e1,e2,e12,e13"); /* one must be laid */
    refuse(t, 0, "decline", CATAN_E_NOT_ASKED);
    refuse(t, 0, "free_road:e7", CATAN_E_PLACE_TAKEN);
    refuse(t, 0, "free_road:e0", CATAN_E_NOT_CONNECTED);
    play_card(t, "free_road:e2");
    assert_road(t, 2, 0);
    assert_int_equal(pending(t), 1);
    assert_moves(t, "free_road:e1,e3,e12,e13 decline"); /* on from the first */
    play_card(t, "free_road:e3");
    assert_asked(t, 0, "action");
    assert_road(t, 3, 0);
    assert_supply(t, 0, 12, 4, 4);
    assert_hand(t, 0, "");
    assert_bank(t, 19, 19, 19, 19, 19);
}

static void test_second_is_declined(void **state) {
    (void)state;
    RULE("C-119");
    table *t = ck_table(begin());
    play_card(t, "play_free_roads free_road:e12 decline");
    assert_asked(t, 0, "action");
    assert_supply(t, 0, 13, 4, 4);
    refuse(t, 0, "free_road:e13", CATAN_E_NOT_ASKED);
}

static void test_told(void **state) {
    (void)state;
    RULE("C-119");
    RULE("H-1");
    table *t = logged(begin());
    play(t, "play_free_roads");
    assert_all_are_told(t, "s0 play_free_roads | s0 played_progress road_building of science");
    play(t, "free_road:e12");
    assert_all_are_told(t, "s0 free_road:e12");
    for (int i = 0; i < OBSERVERS; i++) {
        assert_non_null(strstr(told_text(t, observers[i], CATAN_EVENT_PLACED, CATAN_EVENT_ENDED),
                               "+s0 road e12"));
    }
}

static void test_nothing_in_between(void **state) {
    (void)state;
    RULE("C-119");
    static const char *const others[] = {
        "build_settlement:n0", "build_road:e13",    "build_city:n8", "trade_bank:ore>wool",
        "offer_give:ore",      "recruit_knight:n4", "end_turn",      "play_free_roads",
        "play_mining",         "play_merchant:h0",  "improve:trade",
    };
    pos *p = begin();
    pos_road(p, 0, "e1");
    pos_hand(p, 0, "lumber:4 brick:4 wool:4 grain:4 ore:6 cloth:2");
    progress(p, 0, "road_building:2 mining:1 merchant:1");
    table *t = ck_table(p);
    assert_listed(t, "build_settlement:n0 recruit_knight:n4");
    play(t, "play_free_roads");
    for (unsigned round = 0; round < 2; round++) {
        for (unsigned i = 0; i < sizeof others / sizeof *others; i++) {
            refuse(t, 0, others[i], CATAN_E_NOT_ASKED);
        }
        refuse(t, 1, "free_road:e13", CATAN_E_NOT_YOUR_TURN);
        play(t, round == 0 ? "free_road:e12" : "decline");
    }
    assert_listed(t, "build_settlement:n0 recruit_knight:n4 play_mining");
}

/* --- where and how many --- */

/* Others' knights stop them as they stop any road (C-61). */
static void test_knights_in_the_way(void **state) {
    (void)state;
    RULE("C-119");
    RULE("C-61");
    pos *p = begin();
    pos_road(p, 1, "e3");
    knights(p, 1, "n1.1.0");
    table *t = ck_table(p);
    play(t, "play_free_roads free_road:e2"); /* ends at the knight */
    assert_moves(t, "free_road:e1,e12,e13 decline");
    pos_road(p, 1, "e0 e1");
    knights(p, 1, "n4.1.0"); /* at the end of the road that is there */
    t = ck_table(p);
    play(t, "play_free_roads");
    assert_moves(t, "free_road:e12,e13");
}

static void test_last_road(void **state) {
    (void)state;
    RULE("C-119");
    pos *p = ck("players=2");
    pos_settlement(p, 0, "n3");
    pos_road(p, 0, "e0 e1 e2 e3 e4 e5 e9 e17 e22 e6 e10 e18 e23 e33");
    progress(p, 0, "road_building:1");
    table *t = ck_table(p);
    assert_supply(t, 0, 1, 4, 4);
    play_card(t, "play_free_roads free_road:e39");
    assert_asked(t, 0, "action");
    assert_supply(t, 0, 0, 4, 4);
}

static void test_one_site(void **state) {
    (void)state;
    RULE("C-119");
    pos *p = ck("players=2");
    pos_settlement(p, 0, "n0");
    pos_road(p, 1, "e0 e2 e7");
    progress(p, 0, "road_building:1");
    table *t = ck_table(p);
    play(t, "play_free_roads");
    assert_moves(t, "free_road:e1");
    play_card(t, "free_road:e1");
    assert_asked(t, 0, "action");
    assert_supply(t, 0, 14, 4, 4);
}

static void test_no_road(void **state) {
    (void)state;
    RULE("C-119");
    RULE("C-90");
    RULE("E158");
    /* none in supply */
    pos *p = ck("players=2");
    pos_settlement(p, 0, "n3");
    pos_road(p, 0, "e0 e1 e2 e3 e4 e5 e9 e17 e22 e6 e10 e18 e23 e33 e39");
    progress(p, 0, "road_building:1");
    table *t = ck_table(p);
    assert_moves_of(t, "play_free_roads", "");
    refuse(t, 0, "play_free_roads", CATAN_E_NO_PIECE);
    /* no place */
    p = ck("players=2");
    pos_settlement(p, 0, "n0");
    pos_road(p, 1, "e0 e1");
    progress(p, 0, "road_building:1");
    t = ck_table(p);
    assert_moves_of(t, "play_free_roads", "");
    refuse(t, 0, "play_free_roads", CATAN_E_NO_EFFECT);
    /* no card */
    p = begin();
    progress(p, 0, "");
    progress(p, 1, "road_building:2");
    t = ck_table(p);
    refuse(t, 0, "play_free_roads", CATAN_E_NO_CARD);
    refuse(t, 1, "play_free_roads", CATAN_E_NOT_YOUR_TURN);
}

static void test_two_cards(void **state) {
    (void)state;
    RULE("C-119");
    RULE("C-87");
    pos *p = begin();
    progress(p, 0, "road_building:2");
    table *t = ck_table(p);
    play_card(t, "play_free_roads free_road:e1 free_road:e0 play_free_roads free_road:e12 "
                 "free_road:e19");
    assert_supply(t, 0, 10, 4, 4);
    assert_under(t, "science", "road_building road_building");
}

/* --- judged behind each --- */

static void test_judged_behind_each(void **state) {
    (void)state;
    RULE("C-119");
    pos *p = ck("players=2");
    pos_settlement(p, 0, "n3");
    pos_road(p, 0, "e0 e1 e2 e3");
    progress(p, 0, "road_building:1");
    table *t = ck_table(p);
    play(t, "play_free_roads");
    assert_awards(t, CATAN_NOBODY, CATAN_NOBODY);
    play(t, "free_road:e4");
    assert_asked(t, 0, "free_road");
    assert_awards(t, 0, CATAN_NOBODY);
    assert_points(t, 0, 3, 3);
    /* the first wins: there is no second */
    p = ck("players=2 victory_points=8");
    pos_city(p, 0, "n47 n49 n32");
    pos_road(p, 0, "e0 e1 e2 e3");
    progress(p, 0, "road_building:1");
    t = ck_table(p);
    play_card(t, "play_free_roads free_road:e4");
    assert_result(t, 0);
    assert_asked(t, CATAN_NOBODY, "over");
    refuse(t, 0, "free_road:e5", CATAN_E_GAME_OVER);
    refuse(t, 0, "decline", CATAN_E_GAME_OVER);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        PLAY_TEST(test_two_free_roads),
        PLAY_TEST(test_second_is_declined),
        PLAY_TEST(test_told),
        PLAY_TEST(test_nothing_in_between),
        PLAY_TEST(test_knights_in_the_way),
        PLAY_TEST(test_last_road),
        PLAY_TEST(test_one_site),
        PLAY_TEST(test_no_road),
        PLAY_TEST(test_two_cards),
        PLAY_TEST(test_judged_behind_each),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
