/* Gold with Cities & Knights: CS-8, CS-14 at fog, E163, C-32 with gold. */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>
#include <cmocka.h>

#include "rules/sea_knights.h"
#include "support/rule.h"

/* A 4 is the number of the gold h5 (n5 n12 n13 n20 n21 n28) and of the hills h16; a 10 that of the
 * forest h12 (n21 n28 n29 n36 n37 n45). Before a seat's roll. */
static pos *before_gold(uint32_t seat) {
    pos *p = at_sea("");
    pos_turn(p, seat, "before_roll");
    return p;
}
#define RESOURCES "take_gold:lumber,brick,wool,grain,ore"

/* Seats that are still to take what the aqueduct brings, as everybody sees them. */
static void will_take(const table *t, unsigned seats, const char *file, int line) {
    static const int32_t observers[] = {CATAN_ALL_SEEING, CATAN_SPECTATOR, 0, 1, 2};
    for (size_t i = 0; i < sizeof observers / sizeof *observers; i++) {
        unsigned count = (unsigned)catan_view_count(t->state, observers[i], CATAN_COUNTER_AQUEDUCTS,
                                                    CATAN_NOBODY, 0);
        if (count != seats) {
            play_fail(file, line, "%d sees aqueducts %u, expected %u", observers[i], count, seats);
        }
    }
}
#define assert_will_take(t, seats) will_take(t, seats, __FILE__, __LINE__)

/* --- CS-8 --- */

static void test_city(void **state) {
    (void)state;
    RULE("CS-8");
    RULE("E163");
    pos *p = before_gold(0);
    pos_city(p, 0, "n5");
    table *t = ck_table(p);
    roll(t, 1, 3, "trade");
    assert_asked(t, 0, "take_gold");
    assert_int_equal(table_info(t).pending, 2);
    assert_moves(t, RESOURCES);
    assert_not_listed(t, "take_gold:cloth,coin,paper");
    play(t, "take_gold:wool");
    assert_moves(t, "take_gold:wool take_gold:grain take_gold:ore");
    assert_not_listed(t, "take_gold:cloth,coin,paper"); /* nor later in kind order */
    play(t, "take_gold:ore");
    assert_hand(t, 0, "wool:1 ore:1");
    assert_bank(t, 19, 19, 18, 19, 18);
    assert_int_equal(table_info(t).bank[CATAN_CLOTH], 12);
    assert_asked(t, 0, "action");
}

/* The bank has them, but they are not to be had here. */
static void test_why_no_commodity(void **state) {
    (void)state;
    RULE("CS-8");
    pos *p = before_gold(0);
    pos_city(p, 0, "n5");
    table *t = ck_table(p);
    roll(t, 1, 3, "trade");
    refuse(t, 0, "take_gold:cloth", CATAN_E_NO_EFFECT);
    refuse(t, 0, "take_gold:paper", CATAN_E_NO_EFFECT);
}

/* Beside other hexes it brings what it does there, and two of choice. */
static void test_city_between_terrains(void **state) {
    (void)state;
    RULE("CS-8");
    RULE("C-28");
    sketch *map = sea_sketch();
    map->hexes[12].number = 4;
    pos *p = at_sea_on("", map);
    pos_turn(p, 0, "before_roll");
    pos_city(p, 0, "n21");
    pos_settlement(p, 1, "n12 n36");
    table *t = ck_table(p);
    roll(t, 1, 3, "trade");
    assert_hand(t, 0, "lumber:1 paper:1");
    assert_hand(t, 1, "lumber:1");
    play(t, "take_gold:lumber take_gold:ore");
    assert_asked(t, 1, "take_gold");
    assert_int_equal(table_info(t).pending, 1);
    play(t, "take_gold:brick");
    assert_hand(t, 0, "lumber:2 ore:1 paper:1");
    assert_hand(t, 1, "lumber:1 brick:1");
}

static void test_metropolis_and_turned_city(void **state) {
    (void)state;
    RULE("CS-8");
    RULE("C-77");
    pos *p = before_gold(0);
    pos_city(p, 0, "n5");
    tracks(p, 0, 0, 0, 4);
    pos_field(p, "metropolises", "-,-,n5");
    table *t = ck_table(p);
    roll(t, 1, 3, "trade");
    assert_int_equal(table_info(t).pending, 2);
    p = before_gold(0);
    pos_settlement(p, 0, "n5");
    pos_field(p, "turned", "n5");
    t = ck_table(p);
    roll(t, 1, 3, "trade");
    assert_int_equal(table_info(t).pending, 1);
}

/* Commodities are no help where the resources are out. */
static void test_no_resources_left(void **state) {
    (void)state;
    RULE("CS-8");
    RULE("S-51");
    pos *p = before_gold(0);
    pos_city(p, 0, "n5");
    pos_bank(p, 1, "lumber:0 brick:0 wool:0 grain:0 ore:1");
    table *t = ck_table(p);
    roll(t, 1, 3, "trade");
    assert_int_equal(table_info(t).pending, 1);
    assert_moves(t, "take_gold:ore");
    p = before_gold(0);
    pos_city(p, 0, "n5");
    pos_bank(p, 1, "lumber:0 brick:0 wool:0 grain:0 ore:0");
    t = ck_table(p);
    roll(t, 1, 3, "trade");
    assert_asked(t, 0, "action");
    assert_hand(t, 0, "");
}

/* --- C-32: the aqueduct comes when gold has been chosen --- */

/* Seats 0 and 2 have the aqueduct. */
static pos *aqueducts(pos *p) {
    tracks(p, 0, 0, 0, 3);
    tracks(p, 2, 0, 0, 3);
    return p;
}

static void test_behind_gold(void **state) {
    (void)state;
    RULE("C-32");
    pos *p = aqueducts(before_gold(1));
    pos_city(p, 1, "n5");
    pos_settlement(p, 0, "n65");
    pos_settlement(p, 2, "n47");
    table *t = ck_table(p);
    assert_will_take(t, 0);
    roll(t, 1, 3, "trade");
    assert_asked(t, 1, "take_gold");
    assert_will_take(t, 1U << 0 | 1U << 2);
    table_read(t, table_line(t)); /* the position tells, too */
    assert_will_take(t, 1U << 0 | 1U << 2);
    play(t, "take_gold:lumber");
    assert_will_take(t, 1U << 0 | 1U << 2);
    play(t, "take_gold:lumber");
    assert_asked(t, 2, "take_aqueduct"); /* in turn order from seat 1 */
    assert_will_take(t, 0);
    play(t, "take_aqueduct:ore");
    assert_asked(t, 0, "take_aqueduct");
    play(t, "take_aqueduct:wool");
    assert_asked(t, 1, "action");
    assert_hand(t, 0, "wool:1");
    assert_hand(t, 1, "lumber:2");
    assert_hand(t, 2, "ore:1");
    take_back(t, 3);
    assert_asked(t, 1, "take_gold");
    assert_will_take(t, 1U << 0 | 1U << 2);
}

/* What was chosen is something. */
static void test_gold_is_something(void **state) {
    (void)state;
    RULE("C-32");
    RULE("C-31");
    pos *p = aqueducts(before_gold(1));
    pos_settlement(p, 0, "n5");
    pos_settlement(p, 2, "n47");
    table *t = ck_table(p);
    roll(t, 1, 3, "trade");
    assert_asked(t, 0, "take_gold");
    assert_will_take(t, 1U << 2);
    play(t, "take_gold:ore");
    assert_asked(t, 2, "take_aqueduct");
    play(t, "take_aqueduct:ore");
    assert_asked(t, 1, "action");
    /* On another number it is not. */
    t = ck_table(p);
    roll(t, 1, 1, "trade");
    assert_asked(t, 2, "take_aqueduct");
    play(t, "take_aqueduct:ore");
    assert_asked(t, 0, "take_aqueduct");
    /* Nor where the robber lies on the gold. */
    pos_robber(p, 5);
    t = ck_table(p);
    roll(t, 1, 3, "trade");
    assert_asked(t, 2, "take_aqueduct");
    play(t, "take_aqueduct:ore take_aqueduct:wool");
    assert_asked(t, 1, "action");
    assert_hand(t, 0, "wool:1");
}

/* He chooses among what gold has left, and gets nothing if that is nothing. */
static void test_what_gold_leaves(void **state) {
    (void)state;
    RULE("C-32");
    pos *p = aqueducts(before_gold(1));
    pos_city(p, 1, "n5");
    pos_settlement(p, 2, "n47");
    tracks(p, 0, 0, 0, 0);
    pos_bank(p, 0, "lumber:0 brick:0 wool:1 grain:0 ore:2");
    table *t = ck_table(p);
    roll(t, 1, 3, "trade");
    play(t, "take_gold:wool take_gold:ore");
    assert_moves(t, "take_aqueduct:ore");
    take_back(t, 2);
    play(t, "take_gold:ore take_gold:ore");
    assert_moves(t, "take_aqueduct:wool");
    p = aqueducts(before_gold(1));
    pos_city(p, 1, "n5");
    pos_settlement(p, 2, "n47");
    tracks(p, 0, 0, 0, 0);
    pos_bank(p, 0, "lumber:0 brick:0 wool:1 grain:0 ore:1");
    t = ck_table(p);
    roll(t, 1, 3, "trade");
    assert_will_take(t, 1U << 2);
    play(t, "take_gold:wool take_gold:ore");
    assert_asked(t, 1, "action");
    assert_will_take(t, 0);
    assert_hand(t, 2, "");
}

/* --- CS-14: fog --- */

static void test_discovered(void **state) {
    (void)state;
    RULE("CS-14");
    RULE("S-82");
    pos *p = at_sea_on("", foggy());
    pos_city(p, 0, "n25");
    pos_ship(p, 0, "e27 e28");
    pos_hand(p, 0, SHIP);
    table *t = ck_table(p);
    play(t, "build_ship:e29 discover:forest discover_number:10");
    assert_hand(t, 0, "lumber:1"); /* a resource, and no commodity */
    assert_asked(t, 0, "action");
    take_back(t, 2);
    play(t, "discover:gold discover_number:10");
    assert_asked(t, 0, "take_gold");
    assert_int_equal(table_info(t).pending, 1);
    assert_moves(t, RESOURCES);
    play(t, "take_gold:grain");
    assert_hand(t, 0, "grain:1");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        PLAY_TEST(test_city),
        PLAY_TEST(test_why_no_commodity),
        PLAY_TEST(test_city_between_terrains),
        PLAY_TEST(test_metropolis_and_turned_city),
        PLAY_TEST(test_no_resources_left),
        PLAY_TEST(test_behind_gold),
        PLAY_TEST(test_gold_is_something),
        PLAY_TEST(test_what_gold_leaves),
        PLAY_TEST(test_discovered),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
