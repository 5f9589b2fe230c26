/* The diplomat and ships: CS-13, C-121, C-63 at sea. */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>
#include <cmocka.h>

#include "rules/sea_knights.h"
#include "support/rule.h"

#define RING_9 "e27 e28 e39 e40 e50 e51" /* around h9, over n25 n33 n42 */

/* Seat 0 has the card; a seat has a settlement on n25 and ships. */
static pos *fleet(uint32_t seat, const char *laid) {
    pos *p = at_sea("");
    progress(p, 0, "diplomat:1");
    pos_settlement(p, seat, "n25");
    pos_ship(p, seat, laid);
    return p;
}
#define assert_removes(p, edges) assert_moves_of(ck_table(p), "play_diplomat", edges)

/* --- open ends --- */

static void test_open_ends(void **state) {
    (void)state;
    RULE("CS-13");
    RULE("C-121");
    for (uint32_t seat = 0; seat < 2; seat++) { /* anybody's */
        assert_removes(fleet(seat, "e27 e28 e29"), "e29");
        assert_removes(fleet(seat, "e27 e28 e17 e40"), "e17,e40");
        /* at his own building, settlement or city, at both ends */
        pos *p = fleet(seat, "e27 e28 e29 e30 e31");
        pos_settlement(p, seat, "n20");
        table *t = ck_table(p);
        assert_moves_of(t, "play_diplomat", "");
        refuse(t, 0, "play_diplomat:e31", CATAN_E_NOT_OPEN);
        refuse(t, 0, "play_diplomat:e29", CATAN_E_NOT_OPEN);
        pos_city(p, seat, "n20");
        refuse(ck_table(p), 0, "play_diplomat:e31", CATAN_E_NOT_OPEN);
        /* a knight of his at the end */
        p = fleet(seat, "e27 e28");
        knights(p, seat, "n26.1.0");
        refuse(ck_table(p), 0, "play_diplomat:e28", CATAN_E_NOT_OPEN);
        /* a ring has no end; what may move need not be open to the diplomat */
        p = fleet(seat, RING_9);
        t = ck_table(p);
        assert_moves_of(t, "play_diplomat", "");
        refuse(t, 0, "play_diplomat:e27", CATAN_E_NOT_OPEN);
    }
    refuse(ck_table(fleet(0, "e27")), 0, "play_diplomat:e28", CATAN_E_NOT_OPEN); /* nothing there */
}

/* What others have there closes nothing: knights, buildings, ships and roads. */
static void test_others_close_nothing(void **state) {
    (void)state;
    RULE("CS-13");
    RULE("C-121");
    pos *p = fleet(0, "e27 e28");
    pos_settlement(p, 1, "n42");
    pos_ship(p, 1, "e51 e40");
    knights(p, 1, "n26.1.1"); /* he pins it (CS-4), but that is for moving */
    table *t = ck_table(p);
    assert_moves_of(t, "lift_ship", "");
    assert_moves_of(t, "play_diplomat", "e28");
    refuse(t, 0, "play_diplomat:e40", CATAN_E_NOT_OPEN); /* his own knight is at its end */
    play(t, "play_diplomat:e28");
    assert_moves(t, "decline rebuild:e17,e26,e39");
    play(t, "rebuild:e17");
    assert_ship(t, 17, 0);
    assert_knight(t, 26, 1, BASIC, 1);
    p = fleet(0, "e27 e28 e29 e30 e31");
    pos_settlement(p, 1, "n20");
    pos_road(p, 1, "e32");
    assert_removes(p, "e31,e32");
}

/* --- what does not hinder it --- */

static void test_pirate_turn_and_move(void **state) {
    (void)state;
    RULE("CS-13");
    pos *p = fleet(0, "e27 e28");
    pos_hand(p, 0, SHIP);
    pos_pirate(p, 3); /* e28, and beyond */
    table *t = ck_table(p);
    refuse(t, 0, "lift_ship:e28", CATAN_E_PIRATE);
    play(t, "play_diplomat:e28");
    assert_moves(t, "decline rebuild:e26,e39");
    refuse(t, 0, "rebuild:e17", CATAN_E_PIRATE);
    /* built in this turn */
    p = fleet(0, "e27");
    pos_hand(p, 0, SHIP);
    t = ck_table(p);
    play(t, "build_ship:e28");
    refuse(t, 0, "lift_ship:e28", CATAN_E_SHIP_FRESH);
    play(t, "play_diplomat:e28 rebuild:e39");
    assert_ship(t, 39, 0);
    refuse(t, 0, "lift_ship:e39", CATAN_E_SHIP_FRESH); /* built in this turn, again */
    assert_int_equal(table_info(t).ship_moved, 0);
    play(t, "lift_ship:e27 put_ship:e26"); /* the move of the turn is still to be had */
    /* after the move of the turn, also the ship that was moved */
    t = ck_table(fleet(0, "e27 e28"));
    play(t, "lift_ship:e28 put_ship:e17 play_diplomat:e17 rebuild:e28");
    assert_ship(t, 28, 0);
    assert_int_equal(table_info(t).ship_moved, 1);
    refuse(t, 0, "lift_ship:e28", CATAN_E_SHIP_MOVED);
}

static void test_free_in_the_next_turn(void **state) {
    (void)state;
    RULE("CS-13");
    RULE("S-22");
    table *t = ck_table(fleet(0, "e27 e28"));
    play(t, "play_diplomat:e28 rebuild:e39");
    assert_moves_of(t, "lift_ship", "e27");
    until_turn_of(t, 0);
    assert_moves_of(t, "lift_ship", "e27,e39");
}

/* --- laying it again --- */

static void test_laid_again(void **state) {
    (void)state;
    RULE("CS-13");
    RULE("G-9");
    pos *p = fleet(0, "e27 e28 e29");
    table *t = ck_table(p);
    play(t, "play_diplomat:e29");
    assert_int_equal(ships(t, 0), 13);
    assert_asked(t, 0, "rebuild");
    /* By the rules of building: where ships or buildings lead, at sea, free; and elsewhere. */
    assert_moves(t, "decline rebuild:e17,e26,e39,e40");
    refuse(t, 0, "rebuild:e29", CATAN_E_SAME_PLACE);
    refuse(t, 0, "rebuild:e27", CATAN_E_PLACE_TAKEN);
    refuse(t, 0, "rebuild:e25", CATAN_E_NOT_SEA);
    refuse(t, 0, "rebuild:e30", CATAN_E_NOT_CONNECTED);
    refuse(t, 1, "rebuild:e40", CATAN_E_NOT_YOUR_TURN);
    refuse(t, 0, "end_turn", CATAN_E_NOT_ASKED);
    play(t, "rebuild:e40");
    assert_ship(t, 40, 0);
    assert_route(t, 29, CATAN_NOBODY, CATAN_NO_ROUTE);
    assert_int_equal(ships(t, 0), 12);
    assert_hand(t, 0, "");
    assert_progress(t, 0, "");
    take_back(t, 2);
    assert_ship(t, 29, 0);
    assert_progress(t, 0, "diplomat:1");
    /* Or kept. */
    play(t, "play_diplomat:e29 decline");
    assert_int_equal(ships(t, 0), 13);
    assert_asked(t, 0, "action");
}

/* A coast takes either: a road becomes a road, a ship a ship. */
static void test_same_sort(void **state) {
    (void)state;
    RULE("CS-13");
    pos *p = fleet(0, "e39");
    pos_road(p, 0, "e26");
    table *t = ck_table(p);
    play(t, "play_diplomat:e39");
    assert_moves(t, "decline rebuild:e27"); /* n25: e26 is taken */
    play(t, "rebuild:e27");
    assert_ship(t, 27, 0);
    take_back(t, 2);
    play(t, "play_diplomat:e26");
    assert_moves_of(t, "rebuild", ""); /* e27 is sea, e39 taken: he is not asked */
    assert_asked(t, 0, "action");
    assert_supply(t, 0, 15, 4, 4);
    p = fleet(0, "e27");
    pos_road(p, 0, "e26");
    t = ck_table(p);
    play(t, "play_diplomat:e26 rebuild:e39");
    assert_route(t, 39, 0, CATAN_ROAD);
    assert_int_equal(ships(t, 0), 14);
}

/* All of them on the board: the one removed is there to be laid. */
static void test_with_none_in_supply(void **state) {
    (void)state;
    RULE("CS-13");
    table *t = ck_table(fleet(0, "e27 e28 e29 e30 e31 e32 e17 e40 e51 e52 e53 e64 e76 e77 e78"));
    assert_int_equal(ships(t, 0), 0);
    play(t, "play_diplomat:e78 rebuild:e65");
    assert_ship(t, 65, 0);
    assert_int_equal(ships(t, 0), 0);
}

/* The award is judged when the ship lies again (E156); without that it is lost. */
static void test_award(void **state) {
    (void)state;
    RULE("CS-13");
    RULE("E156");
    table *t = ck_table(fleet(0, "e27 e28 e29 e30 e31"));
    assert_awards(t, 0, CATAN_NOBODY);
    play(t, "play_diplomat:e31");
    assert_awards(t, 0, CATAN_NOBODY);
    play(t, "rebuild:e26");
    assert_awards(t, 0, CATAN_NOBODY);
    assert_int_equal(route(t, 0), 5);
    take_back(t, 1);
    play(t, "decline");
    assert_awards(t, CATAN_NOBODY, CATAN_NOBODY);
    assert_int_equal(route(t, 0), 4);
    /* another's is judged at once */
    t = ck_table(fleet(1, "e27 e28 e29 e30 e31"));
    play(t, "play_diplomat:e31");
    assert_asked(t, 0, "action");
    assert_awards(t, CATAN_NOBODY, CATAN_NOBODY);
    assert_int_equal(ships(t, 1), 11);
}

/* --- C-63 --- */

/* A ship that hangs on nothing, its owner's knight at one end. */
static void test_stranded(void **state) {
    (void)state;
    RULE("C-63");
    for (uint32_t seat = 0; seat < 2; seat++) {
        pos *p = at_sea("");
        progress(p, 0, "diplomat:1");
        pos_ship(p, seat, "e50"); /* n33 n42 */
        knights(p, seat, "n33.1.0");
        table *t = ck_table(p);
        assert_moves_of(t, "play_diplomat", "");
        refuse(t, 0, "play_diplomat:e50", CATAN_E_STRANDED);
        /* by a road he keeps a way */
        pos_settlement(p, seat, "n25");
        pos_road(p, seat, "e39");
        t = ck_table(p);
        assert_moves_of(t, "play_diplomat", "e50");
        play(t, "play_diplomat:e50");
        assert_knight(t, 33, (int32_t)seat, BASIC, 0);
        /* and by a ship when a road goes */
        p = at_sea("");
        progress(p, 0, "diplomat:1");
        pos_settlement(p, seat, "n25");
        pos_ship(p, seat, "e39");
        pos_road(p, seat, "e50");
        knights(p, seat, "n33.1.0");
        assert_removes(p, "e50");
    }
}

/* A knight of somebody else, who stands at its end, has his own way. */
static void test_others_knight_is_no_matter(void **state) {
    (void)state;
    RULE("C-63");
    pos *p = fleet(1, "e27 e28");
    pos_settlement(p, 2, "n42");
    pos_ship(p, 2, "e51 e40");
    knights(p, 2, "n26.2.1");
    table *t = ck_table(p);
    assert_moves_of(t, "play_diplomat", "e28");
    play(t, "play_diplomat:e28");
    assert_knight(t, 26, 2, STRONG, 1);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        PLAY_TEST(test_open_ends),
        PLAY_TEST(test_others_close_nothing),
        PLAY_TEST(test_pirate_turn_and_move),
        PLAY_TEST(test_free_in_the_next_turn),
        PLAY_TEST(test_laid_again),
        PLAY_TEST(test_same_sort),
        PLAY_TEST(test_with_none_in_supply),
        PLAY_TEST(test_award),
        PLAY_TEST(test_stranded),
        PLAY_TEST(test_others_knight_is_no_matter),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
