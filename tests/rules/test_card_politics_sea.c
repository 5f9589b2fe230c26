/* Blue cards at sea: CS-13, CS-3; the bishop moves the robber alone, the diplomat removes ships,
 * intrigue reaches over them; knights left without a way: C-63. */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>
#include <cmocka.h>

#include "rules/cards_table.h"
#include "rules/sea.h"
#include "support/rule.h"

/* Seat 0's action with such a card; the barbarians have landed once, the pirate is at h34. */
static pos *begin(const char *card) {
    pos *p = sea("cities_knights=on");
    char text[40];
    sprintf(text, "%s:1", card);
    progress(p, 0, text);
    pos_field(p, "robber_free", "1");
    pos_pirate(p, PIRATE_START);
    return p;
}

static void test_bishop(void **state) {
    (void)state;
    RULE("CS-13");
    RULE("C-120");
    pos *p = begin("bishop");
    pos_settlement(p, 1, "n25");
    pos_ship(p, 1, "e27 e28"); /* around h9 */
    pos_hand(p, 1, "wool:2");
    table *t = ck_table(p);
    assert_moves_of(t, "play_bishop", "h0,h1,h5,h7,h8,h12,h14,h16,h21,h22,h26,h27");
    refuse(t, 0, "play_bishop:h9", CATAN_E_NOT_LAND);
    refuse(t, 0, "play_bishop:h34", CATAN_E_NOT_LAND);
    play(t, "play_bishop:h5"); /* gold */
    assert_asked(t, 0, "action");
    take_back(t, 1);
    play(t, "play_bishop:h8");
    assert_weights(t, "steal:wool=2");
    play(t, "steal:wool");
    assert_asked(t, 0, "action");
    assert_robber(t, 8);
    assert_int_equal(table_info(t).pirate, PIRATE_START);
}

/* --- the diplomat --- */

static void test_anothers_ship(void **state) {
    (void)state;
    RULE("CS-13");
    RULE("C-121");
    pos *p = begin("diplomat");
    pos_settlement(p, 1, "n25");
    pos_ship(p, 1, "e27 e28");
    table *t = ck_table(p);
    assert_moves_of(t, "play_diplomat", "e28");
    refuse(t, 0, "play_diplomat:e27", CATAN_E_NOT_OPEN);
    play(t, "play_diplomat:e28");
    assert_int_equal(ships(t, 1), 14);
    assert_int_equal(catan_edge_owner(t->state, 28), CATAN_NOBODY);
    assert_asked(t, 0, "action");
}

/* A ship again, by the rules of building; it counts as built in this turn. */
static void test_own_ship(void **state) {
    (void)state;
    RULE("CS-13");
    RULE("C-121");
    pos *p = begin("diplomat");
    pos_settlement(p, 0, "n25");
    pos_ship(p, 0, "e27 e28");
    table *t = ck_table(p);
    const char *before = table_line(t);
    play(t, "play_diplomat:e28");
    assert_asked(t, 0, "rebuild");
    assert_about(t, "e28");
    assert_moves(t, "decline rebuild:e17,e26,e39");
    refuse(t, 0, "rebuild:e28", CATAN_E_SAME_PLACE);
    refuse(t, 0, "rebuild:e29", CATAN_E_NOT_CONNECTED);
    play(t, "rebuild:e39");
    assert_ship(t, 39, 0);
    assert_int_equal(ships(t, 0), 13);
    assert_supply(t, 0, 15, 4, 4);
    assert_asked(t, 0, "action");
    refuse(t, 0, "lift_ship:e39", CATAN_E_SHIP_FRESH);
    assert_back(t, 2, before);
    /* not at the pirate's */
    pos_pirate(p, 2); /* n10, n17, n18, n25 lie at it */
    t = ck_table(p);
    play(t, "play_diplomat:e28");
    assert_moves(t, "decline rebuild:e39");
    refuse(t, 0, "rebuild:e17", CATAN_E_PIRATE);
    /* a road is laid as a road */
    p = begin("diplomat");
    pos_settlement(p, 0, "n25");
    pos_road(p, 0, "e39");
    t = ck_table(p);
    play(t, "play_diplomat:e39");
    assert_moves(t, "decline rebuild:e26"); /* not over the sea */
    refuse(t, 0, "rebuild:e27", CATAN_E_NOT_LAND);
    play(t, "rebuild:e26");
    assert_route(t, 26, 0, CATAN_ROAD);
}

/* At the pirate's, built in this turn, after another was moved: that does not keep it. */
static void test_what_does_not_matter(void **state) {
    (void)state;
    RULE("CS-13");
    RULE("C-121");
    pos *p = begin("diplomat");
    pos_settlement(p, 0, "n25");
    pos_ship(p, 0, "e27 e28");
    pos_field(p, "ship_moved", "1");
    pos_field(p, "fresh_ships", "e28");
    pos_pirate(p, 9);
    table *t = ck_table(p);
    assert_moves_of(t, "play_diplomat", "e28");
    play(t, "play_diplomat:e28");
    assert_asked(t, 0, "rebuild");
}

/* Where it is laid again fog lifts, when all is judged. */
static void test_fog(void **state) {
    (void)state;
    RULE("CS-13");
    RULE("C-121");
    RULE("S-81");
    pos *p = sea_on("cities_knights=on", foggy());
    pos_settlement(p, 0, "n25");
    pos_ship(p, 0, "e27 e28 e40"); /* n25 n18 n26 n34 */
    progress(p, 0, "diplomat:1 bishop:1");
    pos_field(p, "robber_free", "1");
    pos_pirate(p, PIRATE_START);
    table *t = logged(p);
    refuse(t, 0, "play_bishop:h5", CATAN_E_NOT_LAND); /* nor does the robber go there */
    play(t, "play_diplomat:e40");
    assert_listed(t, "rebuild:e17,e29");
    const char *before = table_line(t);
    play(t, "rebuild:e29"); /* n19 is at h4 */
    assert_asked(t, CATAN_CHANCE, "discover");
    assert_about(t, "s0 h4");
    play(t, "discover:sea");
    assert_asked(t, 0, "action");
    assert_hex(t, 4, CATAN_SEA, 0);
    assert_back(t, 2, before);
    /* who wins by it discovers nothing: the fifth of a row */
    p = sea_on("cities_knights=on", foggy());
    pos_settlement(p, 0, "n25 n57");
    pos_ship(p, 0, "e27 e28 e39 e50 e85"); /* n26 n18 n25 n33 n42; n57 n65 */
    progress(p, 0, "diplomat:1");
    defends(p, 0, 9); /* 11 points */
    t = logged(p);
    play(t, "play_diplomat:e85 rebuild:e29");
    assert_awards(t, 0, CATAN_NOBODY);
    assert_result(t, 0);
    assert_hex(t, 4, CATAN_FOG, 0);
}

/* A road and a ship that meet without a building do not close each other; with one, or a knight,
 * the end is closed. */
static void test_roads_and_ships(void **state) {
    (void)state;
    RULE("CS-13");
    RULE("C-121");
    pos *p = begin("diplomat");
    pos_settlement(p, 1, "n17");
    pos_road(p, 1, "e26");     /* n17 n25 */
    pos_ship(p, 1, "e27 e28"); /* n25 n18 n26 */
    table *t = ck_table(p);
    assert_moves_of(t, "play_diplomat", "e26,e27,e28");
    p = begin("diplomat");
    pos_settlement(p, 1, "n25");
    pos_road(p, 1, "e26");
    pos_ship(p, 1, "e27 e28");
    t = ck_table(p);
    assert_moves_of(t, "play_diplomat", "e26,e28"); /* n17 and n26 are loose */
    p = begin("diplomat");
    pos_settlement(p, 1, "n17");
    pos_road(p, 1, "e26");
    pos_ship(p, 1, "e27 e28");
    knights(p, 1, "n25.1.0");
    t = ck_table(p);
    assert_moves_of(t, "play_diplomat", "e28");
    refuse(t, 0, "play_diplomat:e26", CATAN_E_NOT_OPEN);
    refuse(t, 0, "play_diplomat:e27", CATAN_E_NOT_OPEN);
}

static void test_stranded(void **state) {
    (void)state;
    RULE("C-63");
    RULE("CS-12");
    pos *p = begin("diplomat");
    pos_ship(p, 1, "e28");
    knights(p, 1, "n18.1.0");
    table *t = ck_table(p);
    assert_moves_of(t, "play_diplomat", "");
    refuse(t, 0, "play_diplomat:e28", CATAN_E_STRANDED);
    /* nor does its owner move it away */
    pos_settlement(p, 1, "n25");
    pos_turn(p, 1, "action");
    t = ck_table(p);
    refuse(t, 1, "lift_ship:e28", CATAN_E_STRANDED);
}

/* --- intrigue, deserter --- */

static void test_intrigue(void **state) {
    (void)state;
    RULE("CS-13");
    RULE("CS-3");
    RULE("C-124");
    pos *p = begin("intrigue");
    pos_settlement(p, 0, "n25");
    pos_ship(p, 0, "e27 e28"); /* to n26 */
    pos_settlement(p, 1, "n42");
    pos_ship(p, 1, "e51 e40"); /* n42 n34 n26 */
    knights(p, 1, "n26.2.1");
    table *t = ck_table(p);
    assert_moves_of(t, "play_intrigue", "n26");
    play(t, "play_intrigue:n26");
    assert_asked(t, 1, "retreat_knight");
    assert_about(t, "s0 n26 2.1");
    assert_moves(t, "retreat_knight:n34"); /* on the open sea, too */
    play(t, "retreat_knight:n34");
    assert_knight(t, 34, 1, STRONG, 1);
}

/* Where one could recruit: at land, by road or ship. */
static void test_deserter(void **state) {
    (void)state;
    RULE("CS-3");
    RULE("C-127");
    pos *p = begin("deserter");
    pos_ship(p, 0, "e27 e28"); /* n25 n18 n26 */
    pos_settlement(p, 1, "n42");
    pos_ship(p, 1, "e51 e40");
    knights(p, 1, "n34.2.1");
    table *t = ck_table(p);
    play(t, "play_deserter:s1 desert:n34");
    assert_about(t, "s1 n34 2.1");
    assert_moves(t, "decline place_deserter:n25");
    refuse(t, 0, "place_deserter:n18", CATAN_E_NOT_LAND);
    play(t, "place_deserter:n25");
    assert_knight(t, 25, 0, STRONG, 1);
    assert_moves_of(t, "lift_knight", "n25");
    play(t, "lift_knight:n25");
    assert_moves(t, "put_knight:n18,n26");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        PLAY_TEST(test_bishop),   PLAY_TEST(test_anothers_ship),
        PLAY_TEST(test_own_ship), PLAY_TEST(test_what_does_not_matter),
        PLAY_TEST(test_fog),      PLAY_TEST(test_roads_and_ships),
        PLAY_TEST(test_stranded), PLAY_TEST(test_intrigue),
        PLAY_TEST(test_deserter),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
