/* City walls: C-45, C-46, E138. */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>
#include <cmocka.h>

#include "rules/knights_table.h"
#include "support/rule.h"

static void test_price_and_place(void **unused) {
    (void)unused;
    RULE("C-45");
    pos *p = ck("players=3");
    pos_city(p, 0, "n12 n47");
    pos_settlement(p, 0, "n34");
    pos_city(p, 1, "n20");
    pos_hand(p, 0, "brick:5 wool:1");
    table *t = ck_table(p);
    uint8_t price[8];
    static const uint8_t two_brick[8] = {0, 2};
    assert_int_equal(catan_price(price, t->state, 0, catan_move_make(CATAN_MOVE_BUILD_WALL, 12)),
                     CATAN_OK);
    assert_memory_equal(price, two_brick, sizeof price);
    assert_moves_of(t, "build_wall", "n12,n47");
    refuse(t, 0, "build_wall:n34", CATAN_E_NO_CITY); /* a settlement */
    refuse(t, 0, "build_wall:n20", CATAN_E_NO_CITY); /* another's city */
    refuse(t, 0, "build_wall:n0", CATAN_E_NO_CITY);
    play(t, "build_wall:n12");
    assert_hand(t, 0, "brick:3 wool:1");
    assert_bank(t, 19, 16, 18, 19, 19);
    assert_true(is_wall(t, 12));
    assert_int_equal(piece_of(t, CATAN_PIECE_WALL, 12), 0);
    assert_int_equal(walls_left(t, 0), 2);
    assert_int_equal(walls_left(t, 1), 3);
    assert_moves_of(t, "build_wall", "n47");
    refuse(t, 0, "build_wall:n12", CATAN_E_WALLED); /* one a city */
    play(t, "build_wall:n47");
    assert_int_equal(walls_left(t, 0), 1);
    assert_points(t, 0, 5, 5); /* no points */
    take_back(t, 2);
    assert_false(is_wall(t, 12));
    assert_int_equal(walls_left(t, 0), 3);
    pos_hand(p, 0, "brick:1 wool:5");
    t = ck_table(p);
    refuse(t, 0, "build_wall:n12", CATAN_E_CANNOT_PAY);
}

static void test_three_a_player(void **unused) {
    (void)unused;
    RULE("C-45");
    pos *p = ck("players=3");
    pos_city(p, 0, "n12 n47 n34 n20");
    pos_city(p, 1, "n2");
    pos_field(p, "walls", "n2+n12+n34");
    pos_hand(p, 0, "brick:5");
    table *t = ck_table(p);
    assert_int_equal(walls_left(t, 0), 1);
    assert_int_equal(walls_left(t, 1), 2);
    play(t, "build_wall:n47");
    assert_int_equal(walls_left(t, 0), 0);
    refuse(t, 0, "build_wall:n20", CATAN_E_NO_PIECE);
    assert_moves_of(t, "build_wall", "");
}

/* A city built in this turn may have one at once, a metropolis too. */
static void test_new_city_and_metropolis(void **unused) {
    (void)unused;
    RULE("C-45");
    pos *p = ck("players=3");
    pos_settlement(p, 0, "n12");
    pos_city(p, 0, "n47");
    tracks(p, 0, 0, 4, 0);
    pos_field(p, "metropolises", "-,n47,-");
    pos_hand(p, 0, "brick:4 grain:2 ore:3");
    table *t = ck_table(p);
    refuse(t, 0, "build_wall:n12", CATAN_E_NO_CITY);
    play(t, "build_city:n12 build_wall:n12 build_wall:n47");
    assert_hand(t, 0, "");
    assert_true(is_wall(t, 12));
    assert_true(is_wall(t, 47));
}

/* A turned city counts as a settlement. */
static void test_not_under_turned_city(void **unused) {
    (void)unused;
    RULE("C-45");
    RULE("C-77");
    pos *p = ck("players=3");
    pos_settlement(p, 0, "n12");
    pos_field(p, "turned", "n12");
    pos_hand(p, 0, "brick:2 grain:2 ore:3");
    table *t = ck_table(p);
    refuse(t, 0, "build_wall:n12", CATAN_E_NO_CITY);
    play(t, "restore_city:n12 build_wall:n12");
    assert_true(is_wall(t, 12));
}

static void test_when(void **unused) {
    (void)unused;
    RULE("C-45");
    pos *p = ck("players=3");
    pos_city(p, 0, "n12");
    pos_city(p, 1, "n20");
    pos_hand(p, 0, "brick:2");
    pos_hand(p, 1, "brick:2");
    table *t = ck_table(p);
    refuse(t, 1, "build_wall:n20", CATAN_E_NOT_YOUR_TURN);
    pos_turn(p, 0, "before_roll");
    t = ck_table(p);
    refuse(t, 0, "build_wall:n12", CATAN_E_NOT_ASKED);
}

/* --- barbarians --- */

/* A wall does not keep them out: it is lost with the city, and comes back to its owner's supply. */
static void test_pillaged(void **unused) {
    (void)unused;
    RULE("C-46");
    RULE("E138");
    pos *p = ck("players=3");
    pos_city(p, 0, "n12 n47");
    pos_field(p, "walls", "n12+n47");
    pos_field(p, "barbarians", "6");
    pos_hand(p, 0, "brick:4 grain:2 ore:3");
    pos_turn(p, 0, "before_roll");
    table *t = ck_table(p);
    assert_int_equal(walls_left(t, 0), 1);
    roll(t, 1, 1, "ship");
    assert_moves(t, "lose_city:n12,n47"); /* he has to lose one of them, walled as they are */
    play(t, "lose_city:n12");
    assert_building(t, 12, 0, CATAN_SETTLEMENT);
    assert_false(is_wall(t, 12));
    assert_true(is_wall(t, 47));
    assert_int_equal(walls_left(t, 0), 2);
    assert_hand(t, 0, "brick:4 grain:2 ore:3"); /* and nothing paid back */
    refuse(t, 0, "build_wall:n12", CATAN_E_NO_CITY);
    /* built again, it must be paid again */
    play(t, "build_city:n12");
    assert_false(is_wall(t, 12));
    play(t, "build_wall:n12");
    assert_hand(t, 0, "brick:2");
    assert_int_equal(walls_left(t, 0), 1);
}

/* A city without a wall is no safer choice for the owner: he may lose either. */
static void test_owner_spares_his_wall(void **unused) {
    (void)unused;
    RULE("C-46");
    pos *p = ck("players=3");
    pos_city(p, 0, "n12 n47");
    pos_field(p, "walls", "n12");
    pos_field(p, "barbarians", "6");
    pos_turn(p, 1, "before_roll");
    table *t = ck_table(p);
    roll(t, 1, 1, "ship");
    assert_moves(t, "lose_city:n12,n47");
    play(t, "lose_city:n47");
    assert_true(is_wall(t, 12));
    assert_int_equal(walls_left(t, 0), 2);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        PLAY_TEST(test_price_and_place),
        PLAY_TEST(test_three_a_player),
        PLAY_TEST(test_new_city_and_metropolis),
        PLAY_TEST(test_not_under_turned_city),
        PLAY_TEST(test_when),
        PLAY_TEST(test_pillaged),
        PLAY_TEST(test_owner_spares_his_wall),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
