/* Progress cards at sea, but the diplomat and deserter: CS-9, CS-13, CS-14, and what they do there
 * beyond the base board. */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>
#include <cmocka.h>

#include "rules/sea_knights.h"
#include "support/rule.h"

/* Seat 0 at n25 with cards. */
static pos *at_n25(const char *cards) {
    pos *p = at_sea("");
    pos_settlement(p, 0, "n25");
    progress(p, 0, cards);
    return p;
}

/* --- road building (CS-13) --- */

static void test_roads_and_ships(void **state) {
    (void)state;
    RULE("CS-13");
    RULE("C-119");
    table *t = ck_table(at_n25("road_building:1"));
    assert_listed(t, "play_free_roads");
    play_as(t, 0, "play_free_roads");
    assert_moves(t, "free_road:e26,e39 free_ship:e26,e27,e39");
    refuse(t, 0, "free_ship:e28", CATAN_E_NOT_CONNECTED);
    refuse(t, 0, "free_ship:e24", CATAN_E_NOT_SEA);
    play(t, "free_ship:e27"); /* it leads on */
    assert_moves(t, "free_road:e26,e39 decline free_ship:e17,e26,e28,e39");
    play(t, "free_ship:e28");
    assert_asked(t, 0, "action");
    assert_int_equal(ships(t, 0), 13);
    assert_hand(t, 0, "");
    assert_progress(t, 0, "");
    /* They were built in this turn. */
    assert_moves_of(t, "lift_ship", "");
    refuse(t, 0, "lift_ship:e28", CATAN_E_SHIP_FRESH);
    take_back(t, 3);
    assert_int_equal(ships(t, 0), 15);
    assert_progress(t, 0, "road_building:1");
    /* A ship does not lead a road on, nor a road a ship. */
    play(t, "play_free_roads free_ship:e26");
    assert_moves(t, "free_road:e39 decline free_ship:e16,e27,e39");
    refuse(t, 0, "free_road:e25", CATAN_E_NOT_CONNECTED);
    take_back(t, 1);
    play(t, "free_road:e26");
    assert_moves(t, "free_road:e16,e25,e39 decline free_ship:e27,e39");
}

static void test_no_ships_there(void **state) {
    (void)state;
    RULE("CS-13");
    RULE("C-119");
    RULE("S-16");
    RULE("CS-4");
    pos *p = at_n25("road_building:1");
    pos_pirate(p, 9); /* e27, e39 */
    table *t = ck_table(p);
    play(t, "play_free_roads");
    assert_moves(t, "free_road:e26,e39 free_ship:e26");
    refuse(t, 0, "free_ship:e27", CATAN_E_PIRATE);
    /* nor on from another's knight */
    p = at_n25("road_building:1");
    pos_ship(p, 0, "e27 e28");
    pos_settlement(p, 1, "n42");
    pos_ship(p, 1, "e51 e40");
    knights(p, 1, "n26.1.0");
    t = ck_table(p);
    play(t, "play_free_roads");
    assert_moves(t, "free_road:e26,e39 free_ship:e17,e26,e39");
    refuse(t, 0, "free_ship:e29", CATAN_E_NOT_CONNECTED);
}

/* With one sort in supply it is that sort, with neither the card is of no use. */
static void test_pieces_left(void **state) {
    (void)state;
    RULE("CS-13");
    RULE("C-119");
    pos *p = at_n25("road_building:1");
    pos_ship(p, 0, "e27 e28 e29 e30 e31 e32 e17 e40 e51 e52 e53 e64 e76 e77 e78");
    table *t = ck_table(p);
    play(t, "play_free_roads");
    assert_moves(t, "free_road:e26,e39");
    refuse(t, 0, "free_ship:e26", CATAN_E_NO_PIECE);
    play(t, "free_road:e26 free_road:e25");
    assert_asked(t, 0, "action");
    pos_settlement(p, 0, "n9 n63");
    pos_road(p, 0, "e0 e1 e2 e3 e14 e15 e16 e22 e23 e24 e37 e38 e45 e46 e47");
    pos_longest_road(p, 0);
    t = ck_table(p);
    assert_supply(t, 0, 0, 2, 4);
    assert_moves_of(t, "play_free_roads", "");
    refuse(t, 0, "play_free_roads", CATAN_E_NO_PIECE);
}

/* What the first discovers comes before the second. */
static void test_discovers(void **state) {
    (void)state;
    RULE("CS-13");
    RULE("CS-14");
    RULE("S-42");
    pos *p = at_sea_on("", foggy());
    pos_settlement(p, 0, "n25");
    pos_ship(p, 0, "e27 e28");
    progress(p, 0, "road_building:1");
    table *t = ck_table(p);
    play(t, "play_free_roads free_ship:e29");
    assert_asked(t, CATAN_CHANCE, "discover");
    play(t, "discover:forest discover_number:10");
    assert_hand(t, 0, "lumber:1");
    assert_asked(t, 0, "free_road");
    play(t, "free_ship:e30");
    assert_asked(t, CATAN_CHANCE, "discover"); /* h11 */
    play(t, "discover:sea");
    assert_asked(t, 0, "action");
}

static void test_award_after_each(void **state) {
    (void)state;
    RULE("CS-13");
    RULE("C-119");
    pos *p = at_n25("road_building:1");
    pos_ship(p, 0, "e27 e28 e29");
    table *t = ck_table(p);
    play(t, "play_free_roads free_ship:e30");
    assert_awards(t, CATAN_NOBODY, CATAN_NOBODY);
    play(t, "free_road:e26"); /* joined by n25 */
    assert_int_equal(route(t, 0), 5);
    assert_awards(t, 0, CATAN_NOBODY);
}

/* --- intrigue (CS-13) --- */

static void test_intrigue(void **state) {
    (void)state;
    RULE("CS-13");
    RULE("C-124");
    pos *p = at_n25("intrigue:1");
    pos_ship(p, 0, "e27 e28 e29 e30 e31");
    pos_settlement(p, 1, "n42 n36");
    pos_ship(p, 1, "e51 e40 e42 e32");
    pos_road(p, 1, "e63");
    knights(p, 1, "n20.1.0 n26.3.1 n28.1.1 n34.2.1");
    pos_longest_road(p, CATAN_NOBODY);
    table *t = ck_table(p);
    /* At sea and at the far coast, of any strength, without a knight of one's own. */
    assert_moves_of(t, "play_intrigue", "n20,n26");
    refuse(t, 0, "play_intrigue:n28", CATAN_E_NOT_CONNECTED);
    refuse(t, 0, "play_intrigue:n34", CATAN_E_NOT_CONNECTED);
    refuse(t, 0, "play_intrigue:n19", CATAN_E_NO_KNIGHT);
    play(t, "play_intrigue:n26");
    assert_asked(t, 0, "action"); /* on his way stands a knight of his own: back to supply */
    assert_no_knight(t, 26);
    assert_knights_left(t, 1, 0, 1, 2);
    take_back(t, 1);
    assert_knight(t, 26, 1, MIGHTY, 1);
    knights(p, 1, "n26.3.1");
    t = ck_table(p);
    play(t, "play_intrigue:n26");
    assert_asked(t, 1, "retreat_knight");
    assert_moves(t, "retreat_knight:n34,n50"); /* over his building */
    play(t, "retreat_knight:n50");
    assert_knight(t, 50, 1, MIGHTY, 1);
    assert_asked(t, 0, "action");
    /* The route is whole again, and the line goes on. */
    assert_int_equal(route(t, 0), 5);
    assert_awards(t, 0, CATAN_NOBODY);
}

/* --- bishop: the robber alone (CS-13) --- */

static void test_bishop(void **state) {
    (void)state;
    RULE("CS-13");
    RULE("C-120");
    pos *p = at_n25("bishop:1");
    pos_settlement(p, 1, "n28");
    pos_settlement(p, 2, "n45");
    pos_ship(p, 2, "e57");
    pos_ship(p, 1, "e42 e31");
    pos_hand(p, 1, "coin:1");
    pos_hand(p, 2, "wool:1");
    table *t = ck_table(p);
    assert_moves_of(t, "play_bishop", "h0,h1,h5,h7,h8,h12,h14,h16,h21,h22,h26,h27");
    refuse(t, 0, "play_bishop:h11", CATAN_E_NOT_LAND);
    refuse(t, 0, "play_bishop:h15", CATAN_E_SAME_HEX);
    play(t, "play_bishop:h12"); /* both have a building there */
    assert_asked(t, CATAN_CHANCE, "steal");
    play(t, "steal:coin steal:wool");
    assert_asked(t, 0, "action");
    assert_hand(t, 0, "wool:1 coin:1");
    assert_int_equal(robber(t), 12);
    assert_int_equal(pirate(t), PIRATE_START);
    take_back(t, 3);
    play(t, "play_bishop:h5"); /* seat 1 alone */
    play(t, "steal:coin");
    assert_asked(t, 0, "action");
    /* Ships alone are no buildings. */
    p = at_n25("bishop:1");
    pos_settlement(p, 1, "n36");
    pos_ship(p, 1, "e42 e32"); /* a coast of h5 */
    pos_hand(p, 1, "coin:1");
    t = ck_table(p);
    play(t, "play_bishop:h5");
    assert_asked(t, 0, "action");
    assert_hand(t, 1, "coin:1");
}

/* A robber that has no place yet gets one. */
static void test_bishop_without_robber(void **state) {
    (void)state;
    RULE("CS-13");
    RULE("E99");
    sketch *map = sea_sketch();
    map->hexes[15].terrain = CATAN_FIELDS;
    map->hexes[15].number = 10;
    pos *p = at_sea_on("", map);
    progress(p, 0, "bishop:1");
    table *t = ck_table(p);
    assert_int_equal(robber(t), CATAN_NO_PLACE);
    assert_moves_of(t, "play_bishop", "h0,h1,h5,h7,h8,h12,h14-h16,h21,h22,h26,h27");
    play(t, "play_bishop:h15");
    assert_int_equal(robber(t), 15);
}

/* --- merchant (CS-9) --- */

static void test_merchant(void **state) {
    (void)state;
    RULE("CS-9");
    RULE("C-129");
    pos *p = at_sea("");
    progress(p, 0, "merchant:2");
    pos_settlement(p, 0, "n21 n49"); /* gold h5 and forest h12; desert h15, hills h16, h22 */
    table *t = ck_table(p);
    assert_moves_of(t, "play_merchant", "h12,h15,h16,h22");
    refuse(t, 0, "play_merchant:h5", CATAN_E_NO_EFFECT);
    refuse(t, 0, "play_merchant:h4", CATAN_E_NOT_LAND);
    refuse(t, 0, "play_merchant:h27", CATAN_E_NOT_CONNECTED);
    play(t, "play_merchant:h12");
    assert_int_equal(seat_info(t, 0).rates[CATAN_LUMBER], 2);
    assert_int_equal(seat_info(t, 0).rates[CATAN_PAPER], 4);
    assert_points(t, 0, 3, 3);
    assert_int_equal(table_info(t).merchant, 12);
    refuse(t, 0, "play_merchant:h5", CATAN_E_NO_EFFECT); /* nor from there */
    play(t, "play_merchant:h15");
    assert_points(t, 0, 3, 3);
    assert_int_equal(seat_info(t, 0).rates[CATAN_LUMBER], 4);
}

/* What lies under fog is no land; what is discovered is, but gold not. */
static void test_merchant_at_fog(void **state) {
    (void)state;
    RULE("CS-9");
    pos *p = at_sea_on("", foggy());
    progress(p, 0, "merchant:1 inventor:1");
    pos_settlement(p, 0, "n25");
    pos_ship(p, 0, "e27 e28");
    pos_hand(p, 0, "lumber:2 brick:1 wool:2 grain:1");
    table *t = ck_table(p);
    refuse(t, 0, "play_merchant:h4", CATAN_E_NOT_LAND);
    play(t, "build_ship:e29 discover:gold discover_number:10 take_gold:ore build_settlement:n19");
    refuse(t, 0, "play_merchant:h4", CATAN_E_NO_EFFECT);
    assert_moves_of(t, "play_merchant", "h8");
    assert_listed(t, "play_inventor:h4"); /* its token may be taken (CS-14) */
    take_back(t, 4);
    play(t, "discover:forest discover_number:10 build_settlement:n19");
    assert_moves_of(t, "play_merchant", "h4,h8");
}

/* --- tokens, mines and fields (CS-14) --- */

static void test_inventor(void **state) {
    (void)state;
    RULE("CS-14");
    RULE("C-115");
    pos *p = at_n25("inventor:1");
    pos_city(p, 1, "n5");
    pos_robber(p, 5);
    table *t = ck_table(p);
    play(t, "play_inventor:h1");
    assert_listed(t, "swap_number:h5");
    play(t, "swap_number:h5");
    assert_hex(t, 5, CATAN_GOLD, 9);
    assert_hex(t, 1, CATAN_HILLS, 4);
    assert_int_equal(robber(t), 5); /* he stays */
    play(t, "end_turn");
    roll(t, 4, 5, "trade");
    assert_asked(t, 1, "action"); /* and stops it */
    pos_robber(p, 15);
    t = ck_table(p);
    play(t, "play_inventor:h5 swap_number:h1 end_turn");
    roll(t, 4, 5, "trade");
    assert_asked(t, 1, "take_gold");
    assert_int_equal(table_info(t).pending, 2);
}

static void test_mining_and_irrigation(void **state) {
    (void)state;
    RULE("CS-14");
    RULE("C-112");
    RULE("C-113");
    pos *p = at_sea("");
    progress(p, 0, "mining:1 irrigation:1");
    pos_city(p, 0, "n5 n28"); /* gold, and forest */
    table *t = ck_table(p);
    refuse(t, 0, "play_mining", CATAN_E_NO_EFFECT);
    refuse(t, 0, "play_irrigation", CATAN_E_NO_EFFECT);
    pos_settlement(p, 0, "n53"); /* fields h26 on a third island */
    pos_city(p, 0, "n47");       /* fields h14 */
    t = ck_table(p);
    play(t, "play_irrigation");
    assert_hand(t, 0, "grain:4");
    refuse(t, 0, "play_mining", CATAN_E_NO_EFFECT);
}

/* The alchemist names the number of gold. */
static void test_alchemist(void **state) {
    (void)state;
    RULE("CS-8");
    RULE("C-110");
    pos *p = at_sea("");
    progress(p, 0, "alchemist:1");
    pos_city(p, 0, "n5");
    pos_turn(p, 0, "before_roll");
    table *t = ck_table(p);
    play(t, "play_alchemist:1+3 event_die:trade");
    assert_asked(t, 0, "take_gold");
    assert_int_equal(table_info(t).pending, 2);
}

/* A 7 of the alchemist's moves either, once the barbarians have landed. */
static void test_alchemists_seven(void **state) {
    (void)state;
    RULE("CS-17");
    RULE("CS-10");
    pos *p = at_sea("");
    progress(p, 0, "alchemist:1");
    pos_turn(p, 0, "before_roll");
    table *t = ck_table(p);
    play(t, "play_alchemist:3+4 event_die:trade");
    assert_asked(t, 0, "move_robber");
    assert_listed(t, "move_pirate:h9 move_robber:h8");
    p = waiting("");
    progress(p, 0, "alchemist:1");
    pos_turn(p, 0, "before_roll");
    t = ck_table(p);
    play(t, "play_alchemist:3+4 event_die:trade");
    assert_asked(t, 0, "action");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        PLAY_TEST(test_roads_and_ships),  PLAY_TEST(test_no_ships_there),
        PLAY_TEST(test_pieces_left),      PLAY_TEST(test_discovers),
        PLAY_TEST(test_award_after_each), PLAY_TEST(test_intrigue),
        PLAY_TEST(test_bishop),           PLAY_TEST(test_bishop_without_robber),
        PLAY_TEST(test_merchant),         PLAY_TEST(test_merchant_at_fog),
        PLAY_TEST(test_inventor),         PLAY_TEST(test_mining_and_irrigation),
        PLAY_TEST(test_alchemist),        PLAY_TEST(test_alchemists_seven),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
