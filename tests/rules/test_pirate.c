/* The pirate: S-60 to S-63, S-16, E95, E96, E98, G-7. */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>
#include <cmocka.h>
#include <stdio.h>
#include <stdlib.h>

#include "rules/sea.h"
#include "support/rule.h"

#define LAND "h0,h1,h5,h7,h8,h12,h14,h16,h21,h22,h26,h27" /* but the desert, h15 */
#define SEA "h2-h4,h6,h9-h11,h13,h17-h20,h23-h25,h28-h33" /* but h34, where the pirate starts */

/* Behind a 7 of seat 0; seat 1 has ships around h9 from n25, seat 2 one, from n50. */
static pos *before_seven(void) {
    pos *p = sea("");
    pos_settlement(p, 1, "n25");
    pos_ship(p, 1, "e27 e28");
    pos_settlement(p, 2, "n50");
    pos_ship(p, 2, "e63 e51");
    pos_turn(p, 0, "before_roll");
    return p;
}

/* --- who moves --- */

static void test_robber_or_pirate(void **state) {
    (void)state;
    RULE("S-60");
    RULE("E98");
    table *t = pos_table(before_seven());
    play(t, "roll dice:7");
    assert_asked(t, 0, "move_robber");
    assert_moves(t, "move_robber:" LAND " move_pirate:" SEA);
    play_as(t, 0, "move_robber:h26");
    /* One of the two. */
    assert_asked(t, 0, "action");
    assert_robber(t, 26);
    assert_int_equal(table_info(t).pirate, PIRATE_START);
    take_back(t, 1);
    play_as(t, 0, "move_pirate:h30");
    assert_asked(t, 0, "action");
    assert_robber(t, 15);
    assert_int_equal(table_info(t).pirate, 30);
    refuse(t, 0, "move_robber:h26", CATAN_E_NOT_ASKED);
    refuse(t, 0, "move_pirate:h26", CATAN_E_NOT_ASKED);
    take_back(t, 1);
    assert_int_equal(table_info(t).pirate, PIRATE_START);
}

static void test_knight(void **state) {
    (void)state;
    RULE("S-60");
    pos *p = before_seven();
    pos_cards(p, 0, "knight:1");
    pos_hand(p, 1, "ore:1");
    table *t = pos_table(p);
    play(t, "play_knight");
    assert_asked(t, 0, "move_robber");
    assert_moves(t, "move_robber:" LAND " move_pirate:" SEA);
    play(t, "move_pirate:h3");
    assert_asked(t, 0, "rob");
    play(t, "rob:s1 steal:ore");
    assert_hand(t, 0, "ore:1");
    assert_asked(t, 0, "before_roll");
    assert_int_equal(seat_info(t, 0).knights, 1);
}

static void test_another_sea_hex(void **state) {
    (void)state;
    RULE("S-60");
    RULE("S-62");
    pos *p = before_seven();
    pos_pirate(p, 9);
    table *t = pos_table(p);
    play(t, "roll dice:7");
    refuse(t, 0, "move_pirate:h9", CATAN_E_SAME_HEX);
    refuse(t, 0, "move_robber:h15", CATAN_E_SAME_HEX);
    refuse(t, 0, "move_pirate:h8", CATAN_E_NOT_SEA);
    refuse(t, 0, "move_pirate:h5", CATAN_E_NOT_SEA);
    refuse(t, 0, "move_robber:h10", CATAN_E_NOT_LAND);
    refuse(t, 1, "move_pirate:h10", CATAN_E_NOT_YOUR_TURN);
    assert_listed(t, "move_pirate:h34 move_pirate:h2 move_pirate:h28");
}

static void test_start(void **state) {
    (void)state;
    RULE("S-62");
    sketch *map = sea_sketch();
    assert_int_equal(table_info(sea_table("", map)).pirate, PIRATE_START);
    map->map.pirate = 0;
    map->map.pirate_q = map->map.pirate_r = 0;
    assert_int_equal(table_info(sea_table("", map)).pirate, CATAN_NO_PLACE);
    /* Off the board he may come to any sea hex. */
    pos *p = sea_on("", map);
    pos_turn(p, 0, "before_roll");
    table *t = pos_table(p);
    assert_int_equal(table_info(t).pirate, CATAN_NO_PLACE);
    play(t, "roll dice:7");
    assert_moves(t, "move_robber:" LAND " move_pirate:" SEA ",h34");
    play(t, "move_pirate:h34");
    assert_int_equal(table_info(t).pirate, 34);
}

/* Land alone: no place for a pirate. */
static void test_no_sea(void **state) {
    (void)state;
    RULE("S-62");
    sketch *map = play_memory(sizeof *map);
    sketch_hexagon(map, 2);
    sketch_plain(map);
    map->map.frame = 1;
    map->map.robber = 1;
    pos *p = sea_on("", map);
    pos_turn(p, 0, "before_roll");
    table *t = pos_table(p);
    play(t, "roll dice:7");
    assert_moves(t, "move_robber:h0-h8,h10-h18");
}

/* Where the friendly robber has no place to go the pirate alone moves. */
static void test_friendly_robber(void **state) {
    (void)state;
    RULE("S-60");
    RULE("S-62");
    RULE("B-35");
    pos *p = sea("players=4 friendly_robber=on");
    pos_settlement(p, 1, "n16 n28");
    pos_settlement(p, 2, "n41 n61");
    pos_settlement(p, 3, "n48 n57");
    pos_turn(p, 0, "before_roll");
    table *t = pos_table(p);
    play(t, "roll dice:7");
    assert_asked(t, 0, "move_robber");
    assert_moves(t, "move_pirate:" SEA);
    play(t, "move_pirate:h9");
    assert_asked(t, 0, "action");
    assert_robber(t, 15);
}

static void test_discards_first(void **state) {
    (void)state;
    RULE("S-60");
    RULE("B-30");
    pos *p = before_seven();
    pos_hand(p, 1, "ore:8");
    table *t = pos_table(p);
    play(t, "roll dice:7");
    assert_asked(t, 1, "discard");
    refuse(t, 0, "move_pirate:h9", CATAN_E_NOT_YOUR_TURN);
    play(t, "discard:ore discard:ore discard:ore discard:ore");
    assert_asked(t, 0, "move_robber");
    assert_listed(t, "move_pirate:h9 move_robber:h8");
}

/* --- stealing --- */

static void test_steals_from_ships(void **state) {
    (void)state;
    RULE("S-61");
    RULE("B-36");
    RULE("G-7");
    pos *p = before_seven();
    pos_hand(p, 1, "lumber:2 ore:3");
    pos_hand(p, 2, "grain:1");
    table *t = pos_table(p);
    play(t, "roll dice:7 move_pirate:h9");
    /* Both have a ship at h9; one of them must be named. */
    assert_asked(t, 0, "rob");
    assert_moves(t, "rob:s1,s2");
    refuse(t, 0, "rob:s0", CATAN_E_NOT_A_VICTIM);
    play(t, "rob:s1");
    assert_asked(t, CATAN_CHANCE, "steal");
    assert_weights(t, "steal:lumber=2 steal:ore=3");
    play(t, "steal:ore");
    assert_hand(t, 0, "ore:1");
    assert_hand(t, 1, "lumber:2 ore:2");
    assert_asked(t, 0, "action");
    /* One with a ship there: he must be named, though he holds no cards. */
    t = pos_table(before_seven());
    play(t, "roll dice:7 move_pirate:h3");
    assert_asked(t, 0, "rob");
    assert_moves(t, "rob:s1");
    play(t, "rob:s1");
    assert_asked(t, 0, "action");
    t = pos_table(p);
    play(t, "roll dice:7 move_pirate:h17");
    assert_moves(t, "rob:s2");
    refuse(t, 0, "rob:s1", CATAN_E_NOT_A_VICTIM);
}

/* Buildings and roads at the coast of the hex are nothing to him; nor are one's own ships. */
static void test_ships_alone_are_robbed(void **state) {
    (void)state;
    RULE("S-61");
    RULE("E95");
    RULE("E96");
    pos *p = sea("");
    pos_settlement(p, 1, "n25");
    pos_city(p, 1, "n42");
    pos_road(p, 1, "e39 e50");
    pos_settlement(p, 0, "n57");
    pos_ship(p, 0, "e51 e63 e73");
    pos_hand(p, 1, "ore:5");
    pos_turn(p, 0, "before_roll");
    table *t = pos_table(p);
    play(t, "roll dice:7 move_pirate:h9");
    assert_asked(t, 0, "action");
    assert_hand(t, 0, "");
    /* The robber goes by buildings, not by ships. */
    take_back(t, 1);
    play(t, "move_robber:h8");
    assert_asked(t, 0, "rob");
    assert_moves(t, "rob:s1");
    p = before_seven();
    pos_ship(p, 1, "e29 e30 e31");
    pos_hand(p, 1, "ore:1");
    t = pos_table(p);
    play(t, "roll dice:7 move_robber:h5");
    assert_asked(t, 0, "action");
}

/* --- what he does not do --- */

static void test_blocks_nothing_on_land(void **state) {
    (void)state;
    RULE("S-63");
    RULE("E96");
    pos *p = sea("");
    pos_settlement(p, 0, "n25 n65");
    pos_settlement(p, 1, "n42");
    pos_pirate(p, 9);
    pos_turn(p, 0, "before_roll");
    table *t = pos_table(p);
    play(t, "roll dice:6");
    assert_hand(t, 0, "wool:1");
    t = pos_table(p);
    play(t, "roll dice:4");
    assert_hand(t, 1, "brick:1");
    /* At the harbour of n65 and n73 too. */
    pos_pirate(p, 30);
    pos_hand(p, 0, "wool:2");
    t = pos_table(p);
    assert_int_equal(seat_info(t, 0).rates[CATAN_WOOL], 2);
    play(t, "roll dice:2 trade_bank:wool>ore");
    assert_hand(t, 0, "ore:1");
}

/* Ships on the edges of the hex he comes to stay there. */
static void test_ships_stay(void **state) {
    (void)state;
    RULE("S-16");
    RULE("S-63");
    pos *p = before_seven();
    pos_ship(p, 1, "e29 e30 e31");
    table *t = pos_table(p);
    assert_awards(t, 1, CATAN_NOBODY);
    play(t, "roll dice:7 move_pirate:h3 rob:s1");
    assert_ship(t, 28, 1);
    assert_ship(t, 29, 1);
    assert_awards(t, 1, CATAN_NOBODY);
    assert_int_equal(route(t, 1), 5);
    assert_asked(t, 0, "action");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        PLAY_TEST(test_robber_or_pirate),
        PLAY_TEST(test_knight),
        PLAY_TEST(test_another_sea_hex),
        PLAY_TEST(test_start),
        PLAY_TEST(test_no_sea),
        PLAY_TEST(test_friendly_robber),
        PLAY_TEST(test_discards_first),
        PLAY_TEST(test_steals_from_ships),
        PLAY_TEST(test_ships_alone_are_robbed),
        PLAY_TEST(test_blocks_nothing_on_land),
        PLAY_TEST(test_ships_stay),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
