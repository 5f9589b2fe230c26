/* What is told at sea: S-10, S-24, S-50, S-51, S-60, S-61, S-81, S-82, S-92, H-1, H-3, H-5. */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>
#include <cmocka.h>
#include <stdio.h>
#include <stdlib.h>

#include "rules/sea.h"
#include "support/rule.h"
#include "support/told.h"

/* What a move came to, as a text that contains this. */
static void has_told(const table *t, int32_t observer, const char *part) {
    const char *text = told_text(t, observer, CATAN_EVENT_PLACED, CATAN_EVENT_ENDED);
    if (strstr(text, part) == NULL) {
        play_fail(__FILE__, __LINE__, "not told: %s\nbut: %s", part, text);
    }
}

static pos *at_n25(const char *laid) {
    pos *p = sea("");
    pos_settlement(p, 0, "n25");
    pos_ship(p, 0, laid);
    return p;
}

static void test_ships(void **state) {
    (void)state;
    RULE("S-10");
    RULE("S-24");
    RULE("H-1");
    pos *p = at_n25("e27");
    pos_hand(p, 0, SHIP);
    table *t = told_table(p);
    play(t, "build_ship:e28");
    assert_told(t, 1, "s0 build_ship:e28 | s0>bank lumber:1 wool:1 paid");
    has_told(t, CATAN_SPECTATOR, "+s0 ship e28");
    has_told(t, 2, "s0 ships=13");
    has_told(t, 2, "ask s0 action");
    t = told_table(at_n25("e27 e28"));
    play(t, "lift_ship:e28");
    assert_told(t, 1, "s0 lift_ship:e28");
    has_told(t, 1, "-s0 ship e28");
    has_told(t, 1, "ask s0 put_ship");
    play(t, "put_ship:e39");
    assert_told(t, 1, "s0 put_ship:e39");
    has_told(t, 1, "+s0 ship e39");
    has_told(t, 1, "ship_moved=1");
    has_told(t, 1, "ask s0 action");
}

static void test_pirate(void **state) {
    (void)state;
    RULE("S-60");
    RULE("S-61");
    RULE("H-3");
    RULE("H-5");
    pos *p = sea("");
    pos_settlement(p, 1, "n25");
    pos_ship(p, 1, "e27");
    pos_hand(p, 1, "wool:1 ore:1");
    pos_turn(p, 0, "before_roll");
    table *t = told_table(p);
    play(t, "roll dice:7 move_pirate:h9");
    assert_told(t, 2, "s0 move_pirate:h9");
    has_told(t, 2, "-pirate h34");
    has_told(t, 2, "+pirate h9");
    has_told(t, 2, "ask s0 rob");
    play(t, "rob:s1 steal:ore");
    assert_told(t, 2, "chance steal:? | s1>s0 ?:1 stolen");
    assert_told(t, 1, "chance steal:ore | s1>s0 ore:1 stolen");
    assert_told(t, 0, "chance steal:ore | s1>s0 ore:1 stolen");
}

static void test_gold(void **state) {
    (void)state;
    RULE("S-50");
    RULE("S-51");
    RULE("H-1");
    pos *p = sea("");
    pos_turn(p, 0, "before_roll");
    pos_settlement(p, 1, "n5");
    pos_city(p, 2, "n20");
    table *t = told_table(p);
    play(t, "roll dice:4");
    /* Who is asked now, and who afterwards. */
    has_told(t, 0, "ask s1 take_gold 1 more:s2");
    catan_view view;
    assert_int_equal(catan_view_get(&view, sizeof view, t->state, 0), CATAN_OK);
    assert_int_equal(view.waiting, 1 << 2);
    assert_int_equal(view.pending, 1);
    play(t, "take_gold:wool");
    assert_told(t, 0, "s1 take_gold:wool | bank>s1 wool:1 gold");
    has_told(t, 0, "ask s2 take_gold 2");
    play(t, "take_gold:ore");
    assert_told(t, CATAN_SPECTATOR, "s2 take_gold:ore | bank>s2 ore:1 gold");
    has_told(t, 0, "ask s2 take_gold 1");
}

static void test_discovery(void **state) {
    (void)state;
    RULE("S-81");
    RULE("S-82");
    RULE("H-1");
    sketch *map = sea_sketch();
    sea_fog(map, "3 11", "G L", "4 10");
    pos *p = sea_on("", map);
    pos_settlement(p, 0, "n25");
    pos_hand(p, 0, SHIP);
    table *t = told_table(p);
    play(t, "build_ship:e27");
    has_told(t, 1, "ask chance discover");
    play(t, "discover:forest");
    assert_told(t, 1, "chance discover:forest");
    has_told(t, 1, "h3 forest 0");
    has_told(t, 1, "ask chance discover_number");
    play(t, "discover_number:10");
    assert_told(t, 1, "chance discover_number:10 | bank>s0 lumber:1 discovery");
    has_told(t, 1, "h3 forest 10");
    /* It lies open: for all the same. */
    catan_layout layout;
    assert_int_equal(catan_view_layout(&layout, sizeof layout, t->state, CATAN_SPECTATOR),
                     CATAN_OK);
    assert_int_equal(layout.terrain[3], CATAN_FOREST);
    assert_int_equal(layout.number[3], 10);
    assert_int_equal(layout.terrain[11], CATAN_FOG);
    assert_int_equal(layout.number[11], 0);
    /* What chance brought is not taken back unnoticed. */
    assert_int_equal(catan_undo_reveals(t->state), 1);
}

static void test_special_points(void **state) {
    (void)state;
    RULE("S-92");
    RULE("H-1");
    sketch *map = sea_sketch();
    map->map.island_points = 2;
    pos *p = sea_on("", map);
    pos_settlement(p, 0, "n25");
    pos_ship(p, 0, "e31");
    pos_field(p, "settled", "h8/-/-");
    pos_hand(p, 0, SETTLEMENT);
    table *t = told_table(p);
    play(t, "build_settlement:n20");
    has_told(t, 1, "s0 special_points=2");
    has_told(t, 1, "s0 points=4");
}

/* What a question is about: the ship in the hand; who discovers which hex. */
static void test_asked_about(void **unused) {
    (void)unused;
    RULE("H-1");
    RULE("S-81");
    catan_view view;
    table *t = pos_table(in_fog("e27 e28 e17"));
    play(t, "lift_ship:e17");
    assert_int_equal(catan_view_get(&view, sizeof view, t->state, CATAN_SPECTATOR), CATAN_OK);
    assert_int_equal(view.place_kind, CATAN_PLACE_EDGE);
    assert_int_equal(view.place, 17);
    play(t, "put_ship:e29");
    assert_asked(t, CATAN_CHANCE, "discover");
    assert_int_equal(catan_view_get(&view, sizeof view, t->state, CATAN_SPECTATOR), CATAN_OK);
    assert_int_equal(view.subject, 0);
    assert_int_equal(view.place_kind, CATAN_PLACE_HEX);
    uint32_t hex = view.place;
    play(t, "discover:forest");
    assert_asked(t, CATAN_CHANCE, "discover_number");
    assert_int_equal(catan_view_get(&view, sizeof view, t->state, 1), CATAN_OK);
    assert_int_equal(view.place, hex);
    assert_hex(t, hex, CATAN_FOREST, 0);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        PLAY_TEST(test_ships),     PLAY_TEST(test_pirate),         PLAY_TEST(test_gold),
        PLAY_TEST(test_discovery), PLAY_TEST(test_special_points), PLAY_TEST(test_asked_about),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
