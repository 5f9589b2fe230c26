/* What a pending question is about stands in everybody's view, and in the last event: H-1, H-6. */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>
#include <cmocka.h>
#include <stdio.h>
#include <stdlib.h>

#include "rules/knights_table.h"
#include "support/rule.h"

enum { EVENTS = 1024 };

/* A view's head as a spectator has it; the last event told to him says the same. */
static catan_view asked(const table *t) {
    catan_view view;
    static catan_event event[EVENTS];
    assert_int_equal(catan_view_get(&view, sizeof view, t->state, CATAN_SPECTATOR), CATAN_OK);
    uint32_t n = catan_events(t->state, CATAN_SPECTATOR, event, EVENTS);
    if (n != 0) {
        const catan_event *last = &event[n - 1];
        assert_int_equal(last->kind, CATAN_EVENT_ASKED);
        assert_int_equal(last->other, view.subject);
        assert_int_equal(last->place, view.place);
        assert_int_equal(last->place_kind, view.place_kind);
        assert_int_equal(last->level, view.level);
        assert_int_equal(last->state, view.state);
        assert_int_equal(last->index, view.gate);
    }
    return view;
}
static void is_about_nothing(const table *t) {
    catan_view view = asked(t);
    assert_int_equal(view.subject, CATAN_NOBODY);
    assert_int_equal(view.place, CATAN_NO_PLACE);
    assert_int_equal(view.place_kind | view.level | view.state | view.gate, 0);
}
static void is_at(const table *t, uint32_t kind, uint32_t place) {
    assert_int_equal(asked(t).place_kind, kind);
    assert_int_equal(asked(t).place, place);
}

/* The road at the settlement; who buys; who is robbed. */
static void test_base(void **unused) {
    (void)unused;
    RULE("H-1");
    table *t = table_new("players=2");
    is_about_nothing(t);
    play(t, "first_player:s0 setup_settlement:n12");
    is_at(t, CATAN_PLACE_NODE, 12);
    assert_int_equal(asked(t).subject, CATAN_NOBODY);
    pos *p = pos_new("players=3");
    pos_hand(p, 1, "wool:1 grain:1 ore:1");
    pos_turn(p, 1, "action");
    t = pos_table(p);
    is_about_nothing(t);
    play(t, "buy_development");
    assert_int_equal(asked(t).subject, 1);
    p = pos_new("players=3");
    pos_settlement(p, 2, "n12");
    pos_hand(p, 2, "wool:2");
    pos_turn(p, 0, "before_roll");
    t = pos_table(p);
    play(t, "roll dice:7 move_robber:h4");
    is_about_nothing(t);
    play(t, "rob:s2");
    assert_int_equal(asked(t).subject, 2);
    is_at(t, CATAN_PLACE_NONE, CATAN_NO_PLACE);
}

/* The knight in the hand: whence, how strong, in which state; who drove it away. */
static void test_knights(void **unused) {
    (void)unused;
    RULE("H-1");
    RULE("C-59");
    for (unsigned level = 2; level <= 3; level++) {
        char placed[16];
        pos *p = ck("players=3");
        pos_road(p, 0, "e11 e19");
        pos_road(p, 1, "e25 e24 e34");
        sprintf(placed, "n12.%u.1", level);
        knights(p, 0, placed);
        knights(p, 1, "n17.1.1");
        table *t = ck_table(p);
        play_as(t, 0, "lift_knight:n12");
        is_at(t, CATAN_PLACE_NODE, 12);
        assert_int_equal(asked(t).level, level);
        assert_int_equal(asked(t).state, CATAN_KNIGHT_ACTIVE);
        assert_int_equal(asked(t).subject, CATAN_NOBODY);
        play(t, "put_knight:n17");
        assert_asked(t, 1, "retreat_knight");
        is_at(t, CATAN_PLACE_NODE, 17);
        assert_int_equal(asked(t).level, 1);
        assert_int_equal(asked(t).state, CATAN_KNIGHT_ACTIVE);
        assert_int_equal(asked(t).subject, 0);
        play(t, "retreat_knight:n22");
        is_about_nothing(t);
    }
}

/* Whose card is drawn, of which track; which metropolis is placed. */
static void test_tracks(void **unused) {
    (void)unused;
    RULE("H-1");
    RULE("C-85");
    pos *p = ck("players=3");
    tracks(p, 1, 0, 1, 0);
    tracks(p, 2, 0, 1, 0);
    pos_turn(p, 0, "before_roll");
    table *t = ck_table(p);
    roll(t, 1, 1, "politics");
    for (int32_t seat = 1; seat <= 2; seat++) {
        assert_asked(t, CATAN_CHANCE, "draw_progress");
        assert_int_equal(asked(t).subject, seat);
        assert_int_equal(asked(t).gate, CATAN_FACE_POLITICS);
        play(t, "draw_progress:spy");
    }
    is_about_nothing(t);
    RULE("C-81");
    p = ck("players=3");
    pos_city(p, 0, "n12");
    pos_road(p, 0, "e19");
    pos_hand(p, 0, "paper:4");
    tracks(p, 0, 0, 0, 3);
    t = ck_table(p);
    play_as(t, 0, "improve:science");
    assert_asked(t, 0, "place_metropolis");
    assert_int_equal(asked(t).gate, CATAN_FACE_SCIENCE);
    play(t, "place_metropolis:n12");
    is_about_nothing(t);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        PLAY_TEST(test_base),
        PLAY_TEST(test_knights),
        PLAY_TEST(test_tracks),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
