/* Barbarians come to all islands together: CS-1. */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>
#include <cmocka.h>

#include "rules/sea_knights.h"
#include "support/rule.h"

/* Three cities on three islands: seat 0's n25, seat 1's n5, seat 2's n53; ships of each with
 * knights. The next ship lands. */
static pos *landing(const char *first, const char *second, const char *third) {
    pos *p = at_sea("");
    pos_city(p, 0, "n25");
    pos_ship(p, 0, "e27 e28");
    knights(p, 0, first);
    pos_city(p, 1, "n5");
    pos_ship(p, 1, "e11 e12");
    knights(p, 1, second);
    pos_city(p, 2, "n53");
    pos_ship(p, 2, "e66 e55");
    knights(p, 2, third);
    pos_turn(p, 0, "before_roll");
    pos_field(p, "barbarians", "6");
    return p;
}

static void test_all_islands(void **state) {
    (void)state;
    RULE("CS-1");
    RULE("C-67");
    /* On the open sea, at a coast, and nobody on the third island: 1 + 2 against 3. */
    table *t = ck_table(landing("n18.1.1", "n13.2.1", ""));
    roll(t, 1, 1, "ship");
    assert_int_equal(defenders(t, 1), 1);
    assert_int_equal(defenders(t, 0), 0);
    assert_asked(t, 0, "action");
    assert_knight(t, 18, 0, BASIC, 0); /* all are passive now */
    assert_knight(t, 13, 1, STRONG, 0);
    assert_building(t, 53, 2, CATAN_CITY);
    take_back(t, 3);
    assert_knight(t, 18, 0, BASIC, 1);
    /* One less, and who gave least loses a city, wherever the others live. */
    t = ck_table(landing("n18.1.1", "n13.1.1", ""));
    roll(t, 1, 1, "ship");
    assert_asked(t, 2, "lose_city");
    play(t, "lose_city:n53");
    assert_building(t, 53, 2, CATAN_SETTLEMENT);
    assert_asked(t, 0, "action");
    /* A passive one gives nothing. */
    t = ck_table(landing("n18.3.0", "n13.2.1", "n45.1.0"));
    roll(t, 1, 1, "ship");
    assert_asked(t, 0, "lose_city");
    play(t, "lose_city:n25");
    assert_asked(t, 2, "lose_city");
}

/* The pirate is no matter to those who fight. */
static void test_beside_the_pirate(void **state) {
    (void)state;
    RULE("CS-1");
    pos *p = landing("n18.1.1 n26.2.1", "", "");
    pos_pirate(p, 3); /* n18, n26 */
    table *t = ck_table(p);
    roll(t, 1, 1, "ship");
    assert_int_equal(defenders(t, 0), 1);
}

/* Who comes with the attack comes when all of it is over. */
static void test_pirate_comes_behind_it(void **state) {
    (void)state;
    RULE("CS-10");
    RULE("C-72");
    pos *p = landing("n18.2.1", "n13.2.1", "");
    pos_field(p, "robber_free", "");
    pos_field(p, "pirate", "");
    table *t = ck_table(p);
    roll(t, 3, 4, "ship");
    assert_asked(t, 0, "choose_deck");
    assert_int_equal(pirate(t), CATAN_NO_PLACE);
    play(t, "choose_deck:trade draw_progress:merchant");
    assert_asked(t, 1, "choose_deck");
    assert_int_equal(table_info(t).robber_free, 0);
    play(t, "choose_deck:trade draw_progress:merchant");
    assert_asked(t, 0, "move_robber"); /* the 7 */
    assert_int_equal(pirate(t), PIRATE_START);
    assert_int_equal(table_info(t).robber_free, 1);
}

/* Those at sea are asked for by the variant, too; who stays behind stays active. */
static void test_tactical_defence(void **state) {
    (void)state;
    RULE("CS-1");
    RULE("C-92");
    pos *p = at_sea("tactical_defence=on");
    pos_city(p, 0, "n25");
    pos_ship(p, 0, "e27 e28");
    knights(p, 0, "n18.1.1 n26.2.1");
    pos_turn(p, 0, "before_roll");
    pos_field(p, "barbarians", "6");
    table *t = ck_table(p);
    roll(t, 1, 1, "ship");
    assert_asked(t, 0, "muster");
    assert_moves(t, "muster:n18,n26 mustered");
    play(t, "muster:n18 mustered");
    assert_int_equal(defenders(t, 0), 1);
    assert_knight(t, 18, 0, BASIC, 0);
    assert_knight(t, 26, 0, STRONG, 1);
}

/* The points of an island stay when its city is pillaged. */
static void test_special_points_stay(void **state) {
    (void)state;
    RULE("CS-1");
    RULE("S-70");
    sketch *map = sea_sketch();
    map->map.island_points = 2;
    pos *p = at_sea_on("", map);
    pos_settlement(p, 0, "n25");
    pos_ship(p, 0, "e27 e28 e29 e30 e31");
    pos_seat_field(p, "settled", 0, "h8", "-");
    pos_hand(p, 0, "lumber:1 brick:1 wool:1 grain:3 ore:3");
    pos_field(p, "barbarians", "6");
    table *t = ck_table(p);
    play(t, "build_settlement:n20 build_city:n20");
    unsigned before = points(t, 0);
    assert_int_equal(special(t, 0), 2);
    play(t, "end_turn");
    roll(t, 1, 1, "ship");
    play(t, "lose_city:n20");
    assert_int_equal(special(t, 0), 2);
    assert_int_equal(points(t, 0), before - 1);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        PLAY_TEST(test_all_islands),
        PLAY_TEST(test_beside_the_pirate),
        PLAY_TEST(test_pirate_comes_behind_it),
        PLAY_TEST(test_tactical_defence),
        PLAY_TEST(test_special_points_stay),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
