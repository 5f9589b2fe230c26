/* Knights chase the pirate, and a 7 moves either: CS-6, CS-17, C-60, S-61. */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>
#include <cmocka.h>

#include "rules/sea_knights.h"
#include "support/rule.h"

#define LAND "h0,h1,h5,h7,h8,h12,h14,h16,h21,h22,h26,h27" /* but the desert, h15 */
#define SEA_BUT_9 "h2-h4,h6,h10,h11,h13,h17-h20,h23-h25,h28-h34"

/* --- CS-6: chasing --- */

/* The pirate is on h9 (n18 n25 n26 n33 n34 n42). Seat 0 is on n25, with ships e27 n18 e28 n26, a
 * road e39 n33, and knights. Seat 1 has a ship at h9, and one at h17; seat 2 one at h17. */
static pos *beside(const char *placed) {
    pos *p = at_sea("");
    pos_settlement(p, 0, "n25");
    pos_ship(p, 0, "e27 e28");
    pos_road(p, 0, "e39");
    knights(p, 0, placed);
    pos_settlement(p, 1, "n42");
    pos_ship(p, 1, "e51");
    pos_hand(p, 1, "ore:2 cloth:1");
    pos_settlement(p, 2, "n57");
    pos_ship(p, 2, "e73 e74");
    pos_pirate(p, 9);
    return p;
}

static void test_chase(void **state) {
    (void)state;
    RULE("CS-6");
    table *t = ck_table(beside("n18.1.1"));
    assert_moves_of(t, "chase_pirate", "n18");
    play_as(t, 0, "chase_pirate:n18");
    assert_asked(t, 0, "move_robber");
    assert_moves(t, "move_pirate:" SEA_BUT_9); /* him alone */
    refuse(t, 0, "move_pirate:h9", CATAN_E_SAME_HEX);
    refuse(t, 0, "move_pirate:h8", CATAN_E_NOT_SEA);
    refuse(t, 0, "move_robber:h8", CATAN_E_NO_ROBBER);
    refuse(t, 0, "end_turn", CATAN_E_NOT_ASKED);
    refuse(t, 1, "move_pirate:h17", CATAN_E_NOT_YOUR_TURN);
    play(t, "move_pirate:h17");
    assert_int_equal(pirate(t), 17);
    assert_int_equal(robber(t), 15);
    assert_asked(t, 0, "rob");
    assert_moves(t, "rob:s1,s2");
    refuse(t, 0, "rob:s0", CATAN_E_NOT_A_VICTIM);
    play(t, "rob:s1");
    assert_weights(t, "steal:ore=2 steal:cloth=1");
    play(t, "steal:cloth");
    assert_hand(t, 0, "cloth:1");
    assert_hand(t, 1, "ore:2");
    assert_asked(t, 0, "action");
    assert_knight(t, 18, 0, BASIC, 0);
    take_back(t, 4);
    assert_int_equal(pirate(t), 9);
    assert_knight(t, 18, 0, BASIC, 1);
    assert_hand(t, 1, "ore:2 cloth:1");
}

/* On any node of his hex: coast or open sea. */
static void test_from_which_nodes(void **state) {
    (void)state;
    RULE("CS-6");
    pos *p = at_sea("");
    pos_ship(p, 0, "e27 e28 e40 e39 e50 e29 e26");
    pos_settlement(p, 0, "n65");
    pos_pirate(p, 9);
    pos_longest_road(p, 0);
    knights(p, 0, "n18.1.1 n19.2.1 n25.3.1 n26.1.1 n33.2.1 n34.3.1");
    table *t = ck_table(p);
    assert_moves_of(t, "chase_pirate", "n18,n25,n26,n33,n34");
    refuse(t, 0, "chase_pirate:n19", CATAN_E_NO_PIRATE);
    refuse(t, 0, "chase_pirate:n42", CATAN_E_NO_KNIGHT);
}

static void test_which_knights(void **state) {
    (void)state;
    RULE("CS-6");
    RULE("C-54");
    table *t = ck_table(beside("n18.3.0"));
    assert_moves_of(t, "chase_pirate", "");
    refuse(t, 0, "chase_pirate:n18", CATAN_E_KNIGHT_PASSIVE);
    t = ck_table(beside("n18.2.3"));
    refuse(t, 0, "chase_pirate:n18", CATAN_E_KNIGHT_TIRED);
    pos *p = beside("");
    knights(p, 1, "n34.1.1");
    pos_longest_road(p, CATAN_NOBODY);
    t = ck_table(p);
    refuse(t, 0, "chase_pirate:n34", CATAN_E_NO_KNIGHT);
    refuse(t, 0, "chase_pirate:n25", CATAN_E_NO_KNIGHT);
    p = beside("n18.1.1");
    pos_turn(p, 0, "before_roll");
    refuse(ck_table(p), 0, "chase_pirate:n18", CATAN_E_NOT_ASKED);
    pos_turn(p, 1, "action");
    refuse(ck_table(p), 0, "chase_pirate:n18", CATAN_E_NOT_YOUR_TURN);
}

/* It is the knight's action; and nobody discards. */
static void test_is_an_action(void **state) {
    (void)state;
    RULE("CS-6");
    RULE("C-54");
    RULE("C-60");
    pos *p = beside("n18.1.1 n26.2.1");
    pos_hand(p, 0, "wool:8 grain:1");
    pos_hand(p, 1, "ore:9");
    table *t = ck_table(p);
    play(t, "chase_pirate:n18 move_pirate:h2"); /* n18 lies at it, too */
    assert_asked(t, 0, "action");
    refuse(t, 0, "chase_pirate:n18", CATAN_E_KNIGHT_PASSIVE);
    refuse(t, 0, "lift_knight:n18", CATAN_E_KNIGHT_PASSIVE);
    refuse(t, 0, "chase_pirate:n26", CATAN_E_NO_PIRATE);
    play(t, "activate_knight:n18");
    refuse(t, 0, "chase_pirate:n18", CATAN_E_KNIGHT_TIRED);
    assert_int_equal(hand_size(t, 0), 8);
    assert_int_equal(hand_size(t, 1), 9);
}

/* Beside both he chooses; each moves what was chased, and that alone. */
static void test_robber_or_pirate(void **state) {
    (void)state;
    RULE("CS-6");
    RULE("C-60");
    RULE("CS-17");
    pos *p = beside("n33.1.1");
    pos_robber(p, 8);
    table *t = ck_table(p);
    assert_moves_of(t, "chase_pirate", "n33");
    assert_moves_of(t, "chase_robber", "n33");
    play(t, "chase_robber:n33");
    assert_moves(t, "move_robber:h0,h1,h5,h7,h12,h14-h16,h21,h22,h26,h27");
    refuse(t, 0, "move_pirate:h17", CATAN_E_NO_PIRATE);
    play(t, "move_robber:h15");
    assert_int_equal(pirate(t), 9);
    refuse(t, 0, "chase_pirate:n33", CATAN_E_KNIGHT_PASSIVE);
    take_back(t, 2);
    play(t, "chase_pirate:n33");
    assert_moves(t, "move_pirate:" SEA_BUT_9);
    play(t, "move_pirate:h30");
    assert_int_equal(robber(t), 8);
    refuse(t, 0, "chase_robber:n33", CATAN_E_KNIGHT_PASSIVE);
    /* Two knights, one for each. */
    p = beside("n18.1.1 n33.1.1");
    pos_robber(p, 8);
    t = ck_table(p);
    play(t, "chase_pirate:n18 move_pirate:h30 chase_robber:n33 move_robber:h15");
    assert_int_equal(pirate(t), 30);
    assert_int_equal(robber(t), 15);
}

/* Whom he steals from: owners of ships, by whom there is one, also without cards. */
static void test_victims(void **state) {
    (void)state;
    RULE("CS-6");
    RULE("S-61");
    table *t = ck_table(beside("n18.1.1"));
    play(t, "chase_pirate:n18 move_pirate:h23"); /* seat 2's alone */
    assert_asked(t, 0, "rob");
    assert_moves(t, "rob:s2");
    play(t, "rob:s2");
    assert_asked(t, 0, "action");
    take_back(t, 2);
    play(t, "move_pirate:h10"); /* nobody's */
    assert_asked(t, 0, "action");
    take_back(t, 1);
    play(t, "move_pirate:h2"); /* one's own */
    assert_asked(t, 0, "action");
}

/* The friendly robber binds the robber's chase, not this one. */
static void test_friendly_robber(void **state) {
    (void)state;
    RULE("CS-6");
    RULE("B-35");
    pos *p = at_sea("friendly_robber=on");
    pos_settlement(p, 0, "n25");
    pos_ship(p, 0, "e27");
    knights(p, 0, "n18.1.1");
    pos_settlement(p, 1, "n42");
    pos_ship(p, 1, "e51");
    pos_hand(p, 1, "ore:1");
    pos_pirate(p, 2);
    table *t = ck_table(p);
    play(t, "chase_pirate:n18 move_pirate:h9 rob:s1 steal:ore");
    assert_hand(t, 0, "ore:1");
}

/* A pirate who can go nowhere is not chased. */
static void test_one_sea_hex(void **state) {
    (void)state;
    RULE("CS-6");
    sketch *map = play_memory(sizeof *map);
    sketch_hexagon(map, 2);
    sketch_plain(map);
    map->hexes[9].terrain = CATAN_SEA;
    map->map.frame = 1;
    map->map.robber = 1;
    map->map.robber_q = -2; /* h7, the west end of the middle row */
    pos *p = at_sea_on("", map);
    pos_pirate(p, 9);
    pos_settlement(p, 0, "n24");
    pos_ship(p, 0, "e28");
    knights(p, 0, "n18.1.1");
    assert_not_listed(ck_table(p), "chase_pirate:n18");
}

/* --- CS-17: a 7 moves one of the two, once the barbarians have landed --- */

static void test_seven(void **state) {
    (void)state;
    RULE("CS-17");
    RULE("S-60");
    pos *p = beside("n18.1.1");
    pos_turn(p, 0, "before_roll");
    table *t = ck_table(p);
    roll(t, 3, 4, "trade");
    assert_asked(t, 0, "move_robber");
    assert_moves(t, "move_robber:" LAND " move_pirate:" SEA_BUT_9);
    play(t, "move_pirate:h10");
    assert_asked(t, 0, "action");
    assert_int_equal(robber(t), 15);
    take_back(t, 1);
    play(t, "move_robber:h26");
    assert_asked(t, 0, "action");
    assert_int_equal(pirate(t), 9);
    /* and then the knight the other one */
    play(t, "chase_pirate:n18");
    assert_moves(t, "move_pirate:" SEA_BUT_9);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        PLAY_TEST(test_chase),
        PLAY_TEST(test_from_which_nodes),
        PLAY_TEST(test_which_knights),
        PLAY_TEST(test_is_an_action),
        PLAY_TEST(test_robber_or_pirate),
        PLAY_TEST(test_victims),
        PLAY_TEST(test_friendly_robber),
        PLAY_TEST(test_one_sea_hex),
        PLAY_TEST(test_seven),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
