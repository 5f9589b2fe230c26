/* Knights at sea: where they go, displace and retreat, CS-2, CS-3, and C-54 to C-59 there. */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>
#include <cmocka.h>

#include "rules/sea_knights.h"
#include "support/rule.h"

/* From seat 0's n25 over the sea: e27 n18 e28 n26 e29 n19. He has a knight. */
static pos *by_ship(const char *knight) {
    pos *p = at_sea("");
    pos_ship(p, 0, "e27 e28 e29");
    pos_settlement(p, 0, "n25");
    knights(p, 0, knight);
    return p;
}
/* And by road: n24 e25 n17 e26 n25. */
static pos *line(const char *knight) {
    pos *p = by_ship(knight);
    pos_road(p, 0, "e25 e26");
    return p;
}
/* It may go exactly there. */
static table *lifted(pos *p, const char *from, const char *to) {
    char text[32];
    table *t = ck_table(p);
    snprintf(text, sizeof text, "lift_knight:%s", from);
    play_as(t, 0, text);
    assert_asked(t, 0, "put_knight");
    assert_moves_of(t, "put_knight", to);
    return t;
}

/* --- CS-2: the way --- */

static void test_along_ships(void **state) {
    (void)state;
    RULE("CS-2");
    RULE("CS-3");
    table *t = lifted(by_ship("n26.1.1"), "n26", "n18,n19"); /* of the open sea */
    refuse(t, 0, "put_knight:n25", CATAN_E_PLACE_TAKEN);
    refuse(t, 0, "put_knight:n27", CATAN_E_NO_WAY);
    refuse(t, 0, "put_knight:n34", CATAN_E_NO_WAY);
    refuse(t, 0, "put_knight:n26", CATAN_E_SAME_PLACE);
    play_as(t, 0, "put_knight:n19");
    assert_asked(t, 0, "action");
    assert_knight(t, 19, 0, BASIC, 0);
    assert_no_knight(t, 26);
    assert_hand(t, 0, "");
    take_back(t, 2);
    assert_knight(t, 26, 0, BASIC, 1);
    assert_no_knight(t, 19);
}

static void test_changes_at_own_buildings(void **state) {
    (void)state;
    RULE("CS-2");
    lifted(line("n26.1.1"), "n26", "n17,n18,n19,n24");
    lifted(line("n24.2.1"), "n24", "n17,n18,n19,n26");
    pos *p = line("n24.1.1");
    pos_city(p, 0, "n25");
    lifted(p, "n24", "n17,n18,n19,n26");
    /* more than once: over the sea, and on by road on the other island */
    p = line("n24.1.1");
    pos_ship(p, 0, "e30 e31");
    pos_settlement(p, 0, "n20");
    pos_road(p, 0, "e32 e33");
    lifted(p, "n24", "n17,n18,n19,n21,n26,n27,n28");
}

/* A road from n9 and ships from n20 meet on n25. */
static pos *junction(const char *knight) {
    pos *p = at_sea("");
    pos_road(p, 0, "e16 e26");
    pos_ship(p, 0, "e27 e28 e29 e30 e31");
    pos_settlement(p, 0, "n9 n20");
    knights(p, 0, knight);
    return p;
}

static void test_not_without_building(void **state) {
    (void)state;
    RULE("CS-2");
    table *t = lifted(junction("n18.1.1"), "n18", "n19,n25,n26,n27");
    refuse(t, 0, "put_knight:n17", CATAN_E_NO_WAY);
    t = lifted(junction("n17.1.1"), "n17", "n25");
    refuse(t, 0, "put_knight:n18", CATAN_E_NO_WAY);
    /* who stands there goes either way */
    lifted(junction("n25.1.1"), "n25", "n17,n18,n19,n26,n27");
    /* which takes two turns, then */
    t = ck_table(junction("n17.1.1"));
    play(t, "lift_knight:n17 put_knight:n25");
    refuse(t, 0, "lift_knight:n25", CATAN_E_KNIGHT_PASSIVE);
    /* another knight of one's own there is no building, and in the way */
    t = lifted(junction("n18.1.1 n25.1.0"), "n18", "n19,n26,n27");
    refuse(t, 0, "put_knight:n25", CATAN_E_NOT_WEAKER);
    /* what another builds there does not join them */
    pos *p = junction("n18.1.1");
    pos_settlement(p, 1, "n25");
    t = lifted(p, "n18", "n19,n26,n27");
    refuse(t, 0, "put_knight:n25", CATAN_E_PLACE_TAKEN);
}

static void test_settled_in_this_turn(void **state) {
    (void)state;
    RULE("CS-2");
    pos *p = junction("n17.1.1");
    pos_hand(p, 0, SETTLEMENT);
    table *t = ck_table(p);
    play(t, "build_settlement:n25 lift_knight:n17");
    assert_moves_of(t, "put_knight", "n18,n19,n26,n27");
}

/* A ship built or moved in this turn serves. */
static void test_ship_of_this_turn(void **state) {
    (void)state;
    RULE("CS-2");
    RULE("C-56");
    pos *p = line("n18.1.1");
    pos_hand(p, 0, SHIP);
    table *t = ck_table(p);
    play(t, "build_ship:e30 lift_knight:n18");
    assert_moves_of(t, "put_knight", "n17,n19,n24,n26,n27");
    take_back(t, 2);
    play(t, "lift_ship:e29 put_ship:e40 lift_knight:n18");
    assert_moves_of(t, "put_knight", "n17,n24,n26,n34");
}

static void test_others_ships_do_not_serve(void **state) {
    (void)state;
    RULE("CS-2");
    pos *p = line("n26.1.1");
    pos_settlement(p, 1, "n42");
    pos_ship(p, 1, "e51 e40 e30");
    lifted(p, "n26", "n17,n18,n19,n24");
}

static void test_in_the_way_at_sea(void **state) {
    (void)state;
    RULE("CS-2");
    RULE("C-56");
    /* an own one */
    table *t = lifted(line("n24.1.1 n26.2.0"), "n24", "n17,n18");
    refuse(t, 0, "put_knight:n19", CATAN_E_NO_WAY);
    refuse(t, 0, "put_knight:n26", CATAN_E_NOT_WEAKER);
    /* another's, as strong; passive, too */
    pos *p = line("n24.1.1");
    pos_settlement(p, 1, "n42");
    pos_ship(p, 1, "e51 e40");
    pos_longest_road(p, CATAN_NOBODY); /* five pieces, cut on n26 */
    knights(p, 1, "n26.1.0");
    t = lifted(p, "n24", "n17,n18");
    refuse(t, 0, "put_knight:n26", CATAN_E_NOT_WEAKER);
    /* a building of another at the far coast */
    p = line("n19.1.1");
    pos_ship(p, 0, "e30 e31");
    pos_settlement(p, 1, "n20");
    t = lifted(p, "n19", "n17,n18,n24,n26,n27");
    refuse(t, 0, "put_knight:n20", CATAN_E_PLACE_TAKEN);
}

static void test_nowhere_to_go(void **state) {
    (void)state;
    RULE("CS-2");
    pos *p = at_sea("");
    pos_ship(p, 0, "e27");
    pos_settlement(p, 0, "n25");
    knights(p, 0, "n18.1.1");
    pos_hand(p, 0, ROAD);
    table *t = ck_table(p);
    assert_moves_of(t, "lift_knight", "");
    refuse(t, 0, "lift_knight:n18", CATAN_E_NO_WAY);
    play(t, "build_road:e39");
    assert_moves_of(t, "lift_knight", "n18");
}

/* At a coast he keeps settlements away, others' and one's own. */
static void test_site_at_a_coast(void **state) {
    (void)state;
    RULE("CS-3");
    RULE("C-57");
    RULE("C-61");
    pos *p = at_sea("");
    pos_settlement(p, 0, "n25");
    pos_ship(p, 0, "e27 e28 e29 e30 e31");
    knights(p, 0, "n20.1.1");
    pos_hand(p, 0, SETTLEMENT);
    pos_settlement(p, 1, "n36");
    pos_ship(p, 1, "e42 e32");
    pos_hand(p, 1, SETTLEMENT);
    table *t = ck_table(p);
    refuse(t, 0, "build_settlement:n20", CATAN_E_KNIGHT);
    assert_moves_of(t, "build_settlement", "");
    play(t, "lift_knight:n20 put_knight:n27 build_settlement:n20");
    assert_building(t, 20, 0, CATAN_SETTLEMENT);
    pos_turn(p, 1, "action");
    t = ck_table(p);
    refuse(t, 1, "build_settlement:n20", CATAN_E_KNIGHT);
}

/* --- CS-3: displacing and retreating --- */

/* Seat 1's ships n42 e51 n34 e40 n26, and a basic knight of his on n26; seat 0's at hand. */
static pos *meeting(const char *knight) {
    pos *p = by_ship(knight);
    pos_settlement(p, 1, "n42");
    pos_ship(p, 1, "e51 e40");
    knights(p, 1, "n26.1.1");
    return p;
}

static void test_displaces_at_sea(void **state) {
    (void)state;
    RULE("CS-3");
    RULE("C-58");
    RULE("C-59");
    pos *p = meeting("n18.2.1");
    table *t = lifted(p, "n18", "n26");
    refuse(t, 0, "put_knight:n19", CATAN_E_NO_WAY);
    play_as(t, 0, "put_knight:n26");
    assert_asked(t, 1, "retreat_knight");
    assert_moves(t, "retreat_knight:n34"); /* also of the open sea */
    refuse(t, 1, "retreat_knight:n26", CATAN_E_SAME_PLACE);
    refuse(t, 1, "retreat_knight:n18", CATAN_E_NO_WAY);
    refuse(t, 1, "retreat_knight:n42", CATAN_E_PLACE_TAKEN);
    play_as(t, 1, "retreat_knight:n34");
    assert_asked(t, 0, "action");
    assert_knight(t, 26, 0, STRONG, 0);
    assert_knight(t, 34, 1, BASIC, 1);
    take_back(t, 3);
    assert_knight(t, 18, 0, STRONG, 1);
    assert_knight(t, 26, 1, BASIC, 1);
    assert_no_knight(t, 34);
    /* over his building to the land */
    pos_road(p, 1, "e63");
    t = ck_table(p);
    play(t, "lift_knight:n18 put_knight:n26");
    assert_moves(t, "retreat_knight:n34,n50");
    play(t, "retreat_knight:n50");
    assert_knight(t, 50, 1, BASIC, 1);
}

/* The node that the other one left, if his own ships lead there. */
static void test_retreats_where_the_other_came_from(void **state) {
    (void)state;
    RULE("CS-3");
    RULE("C-59");
    pos *p = meeting("n19.2.1");
    pos_ship(p, 1, "e52 e53 e41 e30"); /* around h10 */
    pos_longest_road(p, 1);
    table *t = ck_table(p);
    play(t, "lift_knight:n19 put_knight:n26");
    assert_moves(t, "retreat_knight:n19,n27,n34,n35,n43");
    play(t, "retreat_knight:n19");
    assert_knight(t, 19, 1, BASIC, 1);
    assert_knight(t, 26, 0, STRONG, 0);
}

static void test_nowhere_to_retreat(void **state) {
    (void)state;
    RULE("CS-3");
    RULE("C-59");
    pos *p = meeting("n18.3.1");
    knights(p, 1, "n26.2.1 n34.1.0");
    table *t = ck_table(p);
    assert_knights_left(t, 1, 1, 1, 2);
    play(t, "lift_knight:n18 put_knight:n26");
    assert_asked(t, 0, "action");
    assert_knight(t, 26, 0, MIGHTY, 0);
    assert_knights_left(t, 1, 1, 2, 2);
    take_back(t, 2);
    assert_knight(t, 26, 1, STRONG, 1);
}

/* Nor does he change from ship to road where he has no building. */
static void test_retreats_by_one_sort(void **state) {
    (void)state;
    RULE("CS-2");
    RULE("C-59");
    pos *p = junction("n26.1.1");
    pos_settlement(p, 1, "n42");
    pos_ship(p, 1, "e51 e40");
    knights(p, 1, "n34.2.1");
    pos_turn(p, 1, "action");
    pos_longest_road(p, 0);
    table *t = ck_table(p);
    play(t, "lift_knight:n34 put_knight:n26");
    assert_asked(t, 0, "retreat_knight");
    assert_moves(t, "retreat_knight:n18,n19,n25,n27");
    refuse(t, 0, "retreat_knight:n17", CATAN_E_NO_WAY);
}

/* From where road and ship meet he retreats by either. */
static void test_retreats_from_a_junction(void **state) {
    (void)state;
    RULE("CS-2");
    RULE("C-59");
    pos *p = at_sea("");
    pos_settlement(p, 0, "n9");
    pos_road(p, 0, "e16 e26");
    knights(p, 0, "n17.2.1");
    pos_settlement(p, 1, "n33 n20");
    pos_road(p, 1, "e39");
    pos_ship(p, 1, "e27 e28 e29 e30 e31");
    knights(p, 1, "n25.1.0");
    table *t = ck_table(p);
    play(t, "lift_knight:n17 put_knight:n25");
    assert_asked(t, 1, "retreat_knight");
    assert_moves(t, "retreat_knight:n18,n19,n26,n27");
    pos_road(p, 1, "e39 e49");
    t = ck_table(p);
    play(t, "lift_knight:n17 put_knight:n25");
    assert_moves(t, "retreat_knight:n18,n19,n26,n27,n41");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        PLAY_TEST(test_along_ships),
        PLAY_TEST(test_changes_at_own_buildings),
        PLAY_TEST(test_not_without_building),
        PLAY_TEST(test_settled_in_this_turn),
        PLAY_TEST(test_ship_of_this_turn),
        PLAY_TEST(test_others_ships_do_not_serve),
        PLAY_TEST(test_in_the_way_at_sea),
        PLAY_TEST(test_nowhere_to_go),
        PLAY_TEST(test_site_at_a_coast),
        PLAY_TEST(test_displaces_at_sea),
        PLAY_TEST(test_retreats_where_the_other_came_from),
        PLAY_TEST(test_nowhere_to_retreat),
        PLAY_TEST(test_retreats_by_one_sort),
        PLAY_TEST(test_retreats_from_a_junction),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
