/* What is told of a question of the optional rules besides who is asked: what it is about lies open
 * (H-1), so that positions that look the same are the same. */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>
#include <cmocka.h>

#include "rules/cards_played.h"
#include "rules/changed.h"
#include "rules/conflicts.h"
#include "rules/sea_knights.h"
#include "support/rule.h"
#include "support/told.h"

/* The head of a view, the same for everybody, and told so with the move. */
static catan_view asked(const table *t) {
    static catan_event events[TOLD_EVENTS];
    catan_view view, other;
    assert_int_equal(catan_view_get(&view, sizeof view, t->state, CATAN_SPECTATOR), CATAN_OK);
    assert_int_equal(catan_view_get(&other, sizeof other, t->state, 1), CATAN_OK);
    uint32_t n = catan_events(t->state, CATAN_SPECTATOR, events, TOLD_EVENTS);
    const catan_event *last = &events[n - 1];
    assert_int_equal(last->kind, CATAN_EVENT_ASKED);
    assert_int_equal(last->count, view.pending);
    assert_int_equal(last->what, view.what);
    assert_int_equal(last->hex, view.hex);
    assert_int_equal(last->place, view.place);
    assert_int_equal(last->level, view.level);
    assert_int_equal(last->state, view.state);
    assert_int_equal(other.what, view.what);
    assert_int_equal(other.hex, view.hex);
    assert_int_equal(other.pending, view.pending);
    return view;
}
#define assert_cards_about(t, cards, kind)                                                         \
    do {                                                                                           \
        assert_int_equal(asked(t).pending, cards);                                                 \
        assert_int_equal(asked(t).what, kind);                                                     \
    } while (0)
#define assert_where(t, at, at_kind)                                                               \
    do {                                                                                           \
        assert_int_equal(asked(t).place, at);                                                      \
        assert_int_equal(asked(t).place_kind, at_kind);                                            \
    } while (0)

static void test_market(void **state) {
    (void)state;
    RULE("H-1");
    RULE("V10.2");
    pos *p = changed("players=3 market=on", "h14=M");
    pos_settlement(p, 0, "n30");
    pos_city(p, 0, "n41");
    pos_hand(p, 0, "ore:4");
    pos_turn(p, 0, "before_roll");
    table *t = told_table(p);
    play(t, "roll dice:4");
    assert_where(t, 14, CATAN_PLACE_HEX);
    assert_cards_about(t, 1, CATAN_NO_KIND);
    play(t, "market_give:ore");
    assert_cards_about(t, 1, CATAN_ORE);
    play(t, "market_take:lumber");
    assert_cards_about(t, 2, CATAN_NO_KIND);
    play(t, "market_give:ore");
    assert_cards_about(t, 2, CATAN_ORE);
    play(t, "market_take:wool");
    assert_cards_about(t, 1, CATAN_ORE);
    play(t, "market_take:wool");
    assert_cards_about(t, 0, CATAN_NO_KIND);
}

static void test_harbour(void **state) {
    (void)state;
    RULE("H-1");
    RULE("V1.4");
    pos *p = pos_new("players=3 buy_harbours=on");
    pos_settlement(p, 0, "n4");
    pos_hand(p, 0, "lumber:2 brick:1 wool:1 grain:1 ore:1");
    table *t = told_table(p);
    play(t, "buy_harbour:any");
    assert_cards_about(t, 2, CATAN_HARBOUR_ANY);
    play(t, "pay_harbour:wool");
    assert_cards_about(t, 1, CATAN_HARBOUR_ANY);
    play(t, "pay_harbour:grain");
    assert_cards_about(t, 0, CATAN_HARBOUR_ANY);
    take_back(t, 3);
    play(t, "buy_harbour:lumber");
    assert_cards_about(t, 0, CATAN_LUMBER);
}

static void test_token(void **state) {
    (void)state;
    RULE("H-1");
    RULE("V4.5");
    table *t = told_table(scarce_fog(foggy()));
    play(t, "build_ship:e29 discover:forest build_settlement:n19");
    assert_where(t, 19, CATAN_PLACE_NODE);
    assert_int_equal(asked(t).hex, CATAN_NO_PLACE);
    play(t, "take_token:h0");
    assert_where(t, 19, CATAN_PLACE_NODE);
    assert_int_equal(asked(t).hex, 0);
}

static void test_attack(void **state) {
    (void)state;
    RULE("H-1");
    RULE("V7.3");
    RULE("V7.6");
    pos *p = begin("", "lumber:1 brick:1 wool:1 grain:2 ore:3");
    pos_city(p, 1, "n18");
    table *t = told_table(p);
    play(t, "play_attack");
    assert_where(t, CATAN_NO_PLACE, CATAN_PLACE_NONE);
    assert_int_equal(asked(t).level, 0);
    play(t, "attack_building:n18");
    assert_where(t, 18, CATAN_PLACE_NODE);
    assert_int_equal(asked(t).state, 0);
    take_back(t, 1);
    play(t, "attack_for_city:n18");
    assert_int_equal(asked(t).state, 1);
    p = borders(ck("players=3 conflicts=on"), "");
    knights(p, 0, "n17.3.1");
    knights(p, 1, "n9.2.1");
    t = ck_table(p);
    told_log(t, catan_max_events(t->game));
    play(t, "attack_with:n17");
    assert_where(t, 17, CATAN_PLACE_NODE);
    assert_int_equal(asked(t).level, MIGHTY);
    play(t, "attack_route:e20");
    assert_where(t, 20, CATAN_PLACE_EDGE);
    assert_int_equal(asked(t).level, MIGHTY);
    assert_int_equal(asked(t).subject, 0);
}

static void test_dice(void **state) {
    (void)state;
    RULE("H-1");
    RULE("V13.4");
    pos *p = ck("players=3 dice=d8+d4");
    pos_turn(p, 0, "before_roll");
    progress(p, 0, "alchemist:1");
    table *t = ck_table(p);
    told_log(t, catan_max_events(t->game));
    play(t, "lay_dice:5+1");
    assert_cards_about(t, 0,
                       catan_move_argument(play_move_of(t, "dice_wide:5+1", __FILE__, __LINE__)));
}

static void test_closed_now(void **state) {
    (void)state;
    RULE("H-1");
    RULE("V8.3");
    sketch *map = sea_sketch();
    map->map.max_players = 6;
    pos *p = sea_on("players=5 polders=on", map);
    pos_settlement(p, 0, "n25");
    pos_hand(p, 0, ROAD);
    pos_seat_field(p, "dikes", 0, "e27+e28+e40+e51", "-");
    pos_road(p, 0, "e39");
    pos_field(p, "last_dikes", "h9.s0");
    pos_special(p, 4, 0);
    table *t = pos_table(p);
    play(t, "build_road:e50");
    assert_int_equal(piece_of(t, CATAN_PIECE_CLOSED_NOW, 9), CATAN_NOBODY);
    play(t, "pass");
    assert_int_equal(piece_of(t, CATAN_PIECE_CLOSED_NOW, 9), NO_SUCH_PIECE);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        PLAY_TEST(test_market), PLAY_TEST(test_harbour), PLAY_TEST(test_token),
        PLAY_TEST(test_attack), PLAY_TEST(test_dice),    PLAY_TEST(test_closed_now),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
