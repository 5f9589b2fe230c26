/* How far the robber goes where there is a great wall (V5.1, V5.3). */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>
#include <cmocka.h>

#include "rules/great_wall.h"
#include "support/rule.h"

/* A 7 is rolled by seat 0. */
static table *seven(pos *p) {
    pos_turn(p, 0, "before_roll");
    table *t = pos_table(p);
    play(t, "roll dice:7");
    return t;
}
#define assert_reach(t, hexes) assert_moves_of(t, "move_robber", hexes)

/* --- V5.1 --- */

static void test_reach(void **state) {
    (void)state;
    RULE("V5.1");
    pos *p = land("");
    pos_robber(p, 7); /* in the west: four steps to the east */
    table *t = seven(p);
    assert_reach(t, "h0,h1,h3-h5,h8-h10,h12-h14,h16,h17");
    refuse(t, 0, "move_robber:h11", CATAN_E_OUT_OF_REACH);
    refuse(t, 0, "move_robber:h2", CATAN_E_OUT_OF_REACH);
    refuse(t, 0, "move_robber:h7", CATAN_E_SAME_HEX);
    play(t, "move_robber:h10");
    assert_robber(t, 10);
    t = seven(land("wall_reach=1"));
    assert_reach(t, "h4,h5,h8,h10,h13,h14");
    refuse(t, 0, "move_robber:h11", CATAN_E_OUT_OF_REACH);
    p = land("wall_reach=2");
    pos_robber(p, 0);
    assert_reach(seven(p), "h1-h5,h7-h9");
    p = land("wall_reach=4");
    pos_robber(p, 7);
    assert_reach(seven(p), "h0-h6,h8-h18");
}

static void test_theft(void **state) {
    (void)state;
    RULE("V5.1");
    pos *p = land("wall_reach=1");
    pos_settlement(p, 1, "n30"); /* h9, h10, h14 */
    pos_hand(p, 1, "ore:1");
    table *t = seven(p);
    play(t, "move_robber:h10 rob:s1 steal:ore");
    assert_hand(t, 0, "ore:1");
    assert_asked(t, 0, "action");
}

/* Walls lengthen the way. */
static void test_round_walls(void **state) {
    (void)state;
    RULE("V5.1");
    RULE("V5.3");
    pos *p = land("wall_reach=1");
    walls(p, 1, "e36"); /* between h9 and h10 */
    table *t = seven(p);
    assert_reach(t, "h4,h5,h8,h13,h14");
    refuse(t, 0, "move_robber:h10", CATAN_E_OUT_OF_REACH);
    p = land("wall_reach=2");
    walls(p, 1, "e36"); /* h10 by two steps, h11 by three */
    assert_reach(seven(p), "h0-h8,h10,h12-h18");
    p = land("wall_reach=3");
    walls(p, 1, "e36");
    assert_reach(seven(p), "h0-h8,h10-h18");
    /* One way out: to h8, in the west. An own wall is one, too. */
    p = land("wall_reach=3");
    walls(p, 0, "e27 e28 e36 e44 e43");
    holder(p, 0);
    pos_longest_road(p, 0);
    assert_reach(seven(p), "h0,h1,h3-h5,h7,h8,h12-h14,h16,h17");
    p = land("wall_reach=1");
    walls(p, 0, "e27 e28 e36 e44 e43");
    holder(p, 0);
    pos_longest_road(p, 0);
    assert_reach(seven(p), "h8");
}

static void test_over_the_sea(void **state) {
    (void)state;
    RULE("V5.1");
    pos *p = sea("great_wall=on");
    pos_robber(p, 16);
    table *t = seven(p);
    assert_reach(t, "h0,h1,h7,h8,h14,h15,h21,h22");
    refuse(t, 0, "move_robber:h12", CATAN_E_OUT_OF_REACH);
    refuse(t, 0, "move_robber:h17", CATAN_E_NOT_LAND); /* it ends on land */
    p = sea("great_wall=on wall_reach=4");
    pos_robber(p, 16);
    assert_reach(seven(p), "h0,h1,h5,h7,h8,h12,h14,h15,h21,h22,h26");
    /* The pirate is not bound. */
    assert_moves_of(t, "move_pirate", "h2-h4,h6,h9-h11,h13,h17-h20,h23-h25,h28-h33");
    /* A wall on a coast: with e39 (h8 h9) it is one step more to h12. */
    p = sea("great_wall=on wall_reach=4");
    pos_robber(p, 8);
    assert_listed(seven(p), "move_robber:h12");
    walls(p, 1, "e39");
    t = seven(p);
    assert_not_listed(t, "move_robber:h12");
    assert_listed(t, "move_robber:h5"); /* by h2, as before */
}

/* Fog may be passed, but not entered. */
static void test_through_fog(void **state) {
    (void)state;
    RULE("V5.1");
    sketch *map = sea_sketch();
    map->hexes[3].terrain = CATAN_PASTURE;
    map->hexes[3].number = 11;
    sea_fog(map, "2 9", "~ L", "4"); /* between h8 and h3 */
    pos *p = sea_on("great_wall=on wall_reach=2", map);
    pos_robber(p, 8);
    table *t = seven(p);
    assert_listed(t, "move_robber:h3");
    refuse(t, 0, "move_robber:h9", CATAN_E_NOT_LAND);
}

static void test_from_off_the_board(void **state) {
    (void)state;
    RULE("V5.1");
    pos *p = sea("great_wall=on wall_reach=1");
    pos_robber(p, CATAN_NO_PLACE);
    table *t = seven(p);
    assert_reach(t, "h0,h1,h5,h7,h8,h12,h14-h16,h21,h22,h26,h27");
    play(t, "move_robber:h27");
    assert_robber(t, 27);
}

static void test_nowhere_to_go(void **state) {
    (void)state;
    RULE("V5.1");
    sketch *map = sea_sketch();
    map->hexes[3].terrain = CATAN_PASTURE; /* an island of its own */
    map->hexes[3].number = 11;
    pos *p = sea_on("great_wall=on wall_reach=1", map);
    pos_robber(p, 3);
    pos_settlement(p, 1, "n26"); /* at h3 */
    pos_hand(p, 1, "ore:1");
    table *t = seven(p);
    assert_asked(t, 0, "move_robber"); /* the pirate remains */
    assert_reach(t, "");
    refuse(t, 0, "move_robber:h8", CATAN_E_OUT_OF_REACH);
    play(t, "move_pirate:h18");
    assert_asked(t, 0, "action");
    assert_robber(t, 3);
    /* Without ships nothing is asked, and nobody is robbed. */
    map->map.pirate = 0;
    p = pos_on_map("players=3 great_wall=on wall_reach=1", &map->map);
    pos_robber(p, 3);
    pos_settlement(p, 1, "n26");
    pos_hand(p, 1, "ore:1");
    t = seven(p);
    assert_asked(t, 0, "action");
    assert_robber(t, 3);
    assert_hand(t, 1, "ore:1");
    /* In reach, but barred to the friendly robber. */
    p = land("wall_reach=1 friendly_robber=on");
    walls(p, 1, "e27 e28 e36 e44 e43");
    holder(p, 1);
    pos_longest_road(p, 1);
    pos_settlement(p, 2, "n22"); /* at h8, seat 2 has one point */
    t = seven(p);
    assert_asked(t, 0, "action");
    assert_robber(t, 9);
}

/* --- no limit --- */

static void test_knight_card(void **state) {
    (void)state;
    RULE("V5.1");
    RULE("V5.3");
    pos *p = land("wall_reach=1");
    walls(p, 1, "e27 e28 e36 e44 e43");
    holder(p, 1);
    pos_longest_road(p, 1);
    pos_cards(p, 0, "knight:1");
    table *t = pos_table(p);
    play(t, "play_knight");
    assert_reach(t, "h0-h8,h10-h18");
    play(t, "move_robber:h11");
    assert_robber(t, 11);
    /* before the roll as well; the 7 that follows is bound */
    pos_turn(p, 0, "before_roll");
    t = pos_table(p);
    play(t, "play_knight");
    assert_reach(t, "h0-h8,h10-h18");
    play(t, "move_robber:h0 roll dice:7");
    assert_reach(t, "h1,h3,h4");
}

static void test_chase_and_bishop(void **state) {
    (void)state;
    RULE("V5.1");
    pos *p = ck("players=3 great_wall=on wall_reach=1");
    pos_field(p, "robber_free", "1");
    pos_road(p, 0, "e36");
    knights(p, 0, "n30.1.1");
    progress(p, 0, "bishop:1 alchemist:1");
    table *t = ck_table(p);
    assert_moves_of(t, "play_bishop", "h0-h8,h10-h18");
    play(t, "play_bishop:h0");
    assert_robber(t, 0);
    take_back(t, 1);
    play(t, "chase_robber:n30");
    assert_reach(t, "h0-h8,h10-h18");
    play(t, "move_robber:h2");
    assert_robber(t, 2);
    /* a 7 is bound, thrown or laid */
    pos_turn(p, 0, "before_roll");
    t = ck_table(p);
    roll(t, 3, 4, "trade");
    assert_reach(t, "h4,h5,h8,h10,h13,h14");
    refuse(t, 0, "move_robber:h0", CATAN_E_OUT_OF_REACH);
    take_back(t, 3);
    play(t, "play_alchemist:6+1 event_die:trade");
    assert_reach(t, "h4,h5,h8,h10,h13,h14");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        PLAY_TEST(test_reach),
        PLAY_TEST(test_theft),
        PLAY_TEST(test_round_walls),
        PLAY_TEST(test_over_the_sea),
        PLAY_TEST(test_through_fog),
        PLAY_TEST(test_from_off_the_board),
        PLAY_TEST(test_nowhere_to_go),
        PLAY_TEST(test_knight_card),
        PLAY_TEST(test_chase_and_bishop),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
