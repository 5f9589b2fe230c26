/* Five and six players with cities, knights and ships: CS-18. */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>
#include <cmocka.h>

#include "rules/sea_knights.h"
#include "support/rule.h"

/* Behind seat 0's turn seat 1 is asked: city n25, ships e27 n18 e28 n26, a basic knight on n18. */
static pos *special_go(const char *hand) {
    pos *p = at_sea("players=5");
    pos_city(p, 1, "n25");
    pos_ship(p, 1, "e27 e28");
    knights(p, 1, "n18.1.1");
    pos_hand(p, 1, hand);
    pos_pirate(p, 2); /* n18 lies at it */
    pos_special(p, 0, 1);
    return p;
}

static void test_ships_are_built(void **state) {
    (void)state;
    RULE("CS-18");
    RULE("C-97");
    RULE("S-3");
    pos *p = special_go(SHIP);
    pos_pirate(p, PIRATE_START);
    table *t = ck_table(p);
    assert_asked(t, 1, "special_building");
    assert_moves(t, "pass build_ship:e17,e26,e29,e39,e40");
    refuse(t, 1, "lift_ship:e28", CATAN_E_NOT_ASKED); /* but not moved */
    play_as(t, 1, "build_ship:e29");
    assert_ship(t, 29, 1);
    assert_hand(t, 1, "");
    assert_int_equal(ships(t, 1), 12);
    take_back(t, 1);
    assert_hand(t, 1, SHIP);
    /* The pirate is heeded. */
    t = ck_table(special_go(SHIP));
    assert_moves(t, "pass build_ship:e29,e39,e40");
    refuse(t, 1, "build_ship:e17", CATAN_E_PIRATE);
    /* In the next turn of one's own what was built there moves. */
    play(t, "build_ship:e29 pass pass pass pass");
    roll(t, 1, 1, "trade");
    assert_asked(t, 1, "action");
    assert_moves_of(t, "lift_ship", "e29");
}

static void test_knights_do_not_act(void **state) {
    (void)state;
    RULE("CS-18");
    RULE("C-97");
    RULE("E160");
    pos *p = special_go("wool:2 grain:1 ore:2");
    pos_ship(p, 1, "e39");
    progress(p, 1, "intrigue:1 diplomat:1 road_building:1");
    table *t = ck_table(p);
    assert_moves(t, "pass recruit_knight:n33 promote_knight:n18"); /* n33: a coast at a ship */
    refuse(t, 1, "chase_pirate:n18", CATAN_E_NOT_ASKED);
    refuse(t, 1, "lift_knight:n18", CATAN_E_NOT_ASKED);
    refuse(t, 1, "play_free_roads", CATAN_E_NOT_ASKED);
    refuse(t, 1, "play_diplomat:e28", CATAN_E_NOT_ASKED);
    refuse(t, 1, "recruit_knight:n26", CATAN_E_NOT_LAND);
    play(t, "recruit_knight:n33 promote_knight:n18 activate_knight:n33");
    assert_knight(t, 33, 1, BASIC, 1);
    assert_knight(t, 18, 1, STRONG, 1);
    assert_moves(t, "pass");
    /* They act in one's next turn, at sea as well. */
    play(t, "pass pass pass pass");
    roll(t, 1, 1, "trade");
    assert_moves_of(t, "chase_pirate", "n18");
    assert_moves_of(t, "lift_knight", "n18"); /* n33: e39 leads to n25 alone, and on to n18 */
}

/* All that both bring is there: commodities, fleets. */
static void test_components(void **state) {
    (void)state;
    RULE("CS-18");
    RULE("C-96");
    RULE("S-3");
    for (unsigned players = 5; players <= 6; players++) {
        table *t = ck_sea_table(players == 5 ? "players=5" : "players=6", sea_sketch());
        catan_table_info info = table_info(t);
        for (unsigned kind = 0; kind < 8; kind++) {
            assert_int_equal(info.bank[kind], kind < CATAN_CLOTH ? 24 : 18);
        }
        for (uint32_t seat = 0; seat < players; seat++) {
            assert_int_equal(ships(t, seat), 15);
            assert_int_equal(seat_info(t, seat).walls, 3);
            assert_knights_left(t, seat, 2, 2, 2);
        }
        assert_decks(t, 18, 18, 18);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        PLAY_TEST(test_ships_are_built),
        PLAY_TEST(test_knights_do_not_act),
        PLAY_TEST(test_components),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
