/* Landing stages: what they cut, who settles there, ships and knights at them (V11.4 to V11.8). */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>
#include <cmocka.h>

#include "rules/stages.h"
#include "support/rule.h"

/* --- V11.4 --- */

static void test_cuts_its_owners_route(void **state) {
    (void)state;
    RULE("V11.4");
    pos *p = quay("");
    pos_road(p, 0, "e3 e16 e26");  /* n1 n9 n17 n25 */
    pos_ship(p, 0, "e27 e28 e29"); /* n25 n18 n26 n19 */
    stages(p, 0, "n25");
    table *t = pos_table(p);
    assert_int_equal(route(t, 0), 3); /* three and three */
    /* roads on both sides of it, too; and he loses the card by it */
    p = quay("");
    pos_settlement(p, 0, "n9");
    pos_road(p, 0, "e16 e26 e39 e50 e63"); /* n9 to n50 */
    pos_longest_road(p, 0);
    pos_hand(p, 0, STAGE);
    t = pos_table(p);
    assert_points(t, 0, 3, 3);
    play(t, "build_stage:n25");
    assert_int_equal(route(t, 0), 3);
    assert_awards(t, CATAN_NOBODY, CATAN_NOBODY);
    assert_points(t, 0, 1, 1);
    take_back(t, 1);
    assert_awards(t, 0, CATAN_NOBODY);
    /* at an end of it nothing is cut */
    play(t, "build_stage:n50");
    assert_int_equal(route(t, 0), 5);
    assert_awards(t, 0, CATAN_NOBODY);
}

static void test_cuts_others_routes(void **state) {
    (void)state;
    RULE("V11.4");
    RULE("B-74");
    pos *p = quay("");
    pos_settlement(p, 0, "n9");
    pos_road(p, 0, "e16 e26 e39 e50 e63");
    pos_longest_road(p, 0);
    pos_ship(p, 1, "e27");
    pos_hand(p, 1, STAGE);
    pos_turn(p, 1, "action");
    table *t = pos_table(p);
    play(t, "build_stage:n25");
    assert_int_equal(route(t, 0), 3);
    assert_awards(t, CATAN_NOBODY, CATAN_NOBODY);
    assert_points(t, 0, 1, 1);
    /* ships as well */
    p = quay("");
    pos_settlement(p, 0, "n9");
    pos_ship(p, 0, "e16 e26 e39 e50 e63");
    pos_longest_road(p, 0);
    pos_road(p, 1, "e49"); /* n41 n33 */
    pos_hand(p, 1, STAGE);
    pos_turn(p, 1, "action");
    t = pos_table(p);
    play(t, "build_stage:n33");
    assert_int_equal(route(t, 0), 3);
    assert_awards(t, CATAN_NOBODY, CATAN_NOBODY);
    /* who stays longest keeps the card */
    pos_ship(p, 0, "e4 e5 e6");
    t = pos_table(p);
    assert_awards(t, 0, CATAN_NOBODY);
    play(t, "build_stage:n33");
    assert_int_equal(route(t, 0), 6);
    assert_awards(t, 0, CATAN_NOBODY);
}

/* --- V11.5 --- */

static void test_others_build_on(void **state) {
    (void)state;
    RULE("V11.5");
    pos *p = quay("");
    stages(p, 1, "n25");
    pos_road(p, 0, "e26");
    pos_hand(p, 0, ROAD);
    table *t = pos_table(p);
    assert_listed(t, "build_road:e39");
    play(t, "build_road:e39");
    assert_road(t, 39, 0);
    p = quay("");
    stages(p, 1, "n25");
    pos_ship(p, 0, "e26");
    pos_hand(p, 0, SHIP);
    t = pos_table(p);
    play(t, "build_ship:e27");
    assert_ship(t, 27, 0);
}

/* --- V11.6 --- */

static void test_settled_by_its_owner(void **state) {
    (void)state;
    RULE("V11.6");
    pos *p = quay("");
    pos_road(p, 0, "e3 e16 e26");
    pos_ship(p, 0, "e27 e28 e29");
    stages(p, 0, "n25");
    pos_hand(p, 0, SETTLEMENT);
    table *t = pos_table(p);
    assert_int_equal(stages_left(t, 0), 2);
    assert_int_equal(route(t, 0), 3);
    assert_listed(t, "build_settlement:n25");
    play(t, "build_settlement:n25");
    assert_building(t, 25, 0, CATAN_SETTLEMENT);
    assert_no_stage(t, 25);
    assert_int_equal(stages_left(t, 0), 3);
    assert_int_equal(route(t, 0), 6); /* the settlement joins what the stage parted */
    assert_awards(t, 0, CATAN_NOBODY);
    take_back(t, 1);
    assert_stage(t, 25, 0);
    assert_int_equal(stages_left(t, 0), 2);
    assert_awards(t, CATAN_NOBODY, CATAN_NOBODY);
}

static void test_settled_by_another(void **state) {
    (void)state;
    RULE("V11.6");
    pos *p = quay("");
    pos_road(p, 0, "e26");
    stages(p, 1, "n17 n25");
    pos_settlement(p, 2, "n9"); /* beside n17 */
    pos_hand(p, 0, SETTLEMENT);
    table *t = pos_table(p);
    assert_moves_of(t, "build_settlement", "n25");
    refuse(t, 0, "build_settlement:n17", CATAN_E_DISTANCE);
    refuse(t, 0, "build_settlement:n33", CATAN_E_NOT_CONNECTED);
    play(t, "build_settlement:n25");
    assert_building(t, 25, 0, CATAN_SETTLEMENT);
    assert_stage(t, 17, 1);
    assert_no_stage(t, 25);
    assert_int_equal(stages_left(t, 1), 2);
    assert_int_equal(stages_left(t, 0), 3);
    assert_points(t, 0, 1, 1);
}

/* --- V11.7 --- */

static void test_no_free_end(void **state) {
    (void)state;
    RULE("V11.7");
    RULE("S-21");
    pos *p = quay("");
    pos_settlement(p, 0, "n25");
    pos_ship(p, 0, "e27 e28 e29 e30 e31"); /* to n20 */
    assert_moves_of(pos_table(p), "lift_ship", "e31");
    stages(p, 0, "n20");
    table *t = pos_table(p);
    assert_moves_of(t, "lift_ship", "");
    refuse(t, 0, "lift_ship:e31", CATAN_E_SHIP_CLOSED);
    refuse(t, 0, "lift_ship:e27", CATAN_E_SHIP_CLOSED);
    stages(p, 0, "");
    stages(p, 1, "n20"); /* another's */
    assert_moves_of(pos_table(p), "lift_ship", "e31");
    /* From a stage on: the last ship is free, at its other end. */
    p = quay("");
    pos_settlement(p, 0, "n9");
    pos_road(p, 0, "e16 e26");
    stages(p, 0, "n25");
    pos_ship(p, 0, "e27 e28");
    t = pos_table(p);
    assert_moves_of(t, "lift_ship", "e28");
    refuse(t, 0, "lift_ship:e27", CATAN_E_SHIP_CLOSED);
    play(t, "lift_ship:e28");
    assert_moves(t, "put_ship:e3,e4,e17,e39");
    /* Two stages: closed at both. */
    p = quay("");
    pos_road(p, 0, "e26");
    stages(p, 0, "n20 n25");
    pos_ship(p, 0, "e27 e28 e29 e30 e31");
    assert_moves_of(pos_table(p), "lift_ship", "");
}

/* It closes neither ring nor line, being no building: the ships of a ring move as without it. */
static void test_ring_with_stage(void **state) {
    (void)state;
    RULE("V11.3");
    RULE("V11.7");
    RULE("S-21");
    pos *p = quay("");
    pos_settlement(p, 0, "n9");
    pos_road(p, 0, "e16 e26");
    pos_ship(p, 0, "e27 e28 e40 e51 e50 e39"); /* around h9, n25 among its corners */
    stages(p, 0, "n25");
    table *t = pos_table(p);
    assert_moves_of(t, "lift_ship", "e27,e28,e39,e40,e50,e51");
    play(t, "lift_ship:e27");
    take_back(t, 1);
    pos_longest_road(p, CATAN_NOBODY);
    stages(p, 0, "n25 n42"); /* two stages close nothing either */
    assert_moves_of(pos_table(p), "lift_ship", "e27,e28,e39,e40,e50,e51");
    pos_longest_road(p, 0);
    stages(p, 0, "n42"); /* with one building on it: the two at it */
    pos_road(p, 0, "");
    pos_settlement(p, 0, "n25");
    assert_moves_of(pos_table(p), "lift_ship", "e27,e39");
}

/* --- V11.8 --- */

static void test_knights(void **state) {
    (void)state;
    RULE("V11.8");
    RULE("CS-2");
    pos *p = knights_quay();
    pos_settlement(p, 0, "n9");
    pos_road(p, 0, "e16 e26");
    pos_ship(p, 0, "e27 e28");
    pos_hand(p, 0, "wool:1 ore:1");
    knights(p, 0, "n17.1.1");
    table *t = ck_table(p);
    play(t, "lift_knight:n17");
    assert_moves(t, "put_knight:n25"); /* the road ends there */
    refuse(t, 0, "put_knight:n18", CATAN_E_NO_WAY);
    stages(p, 0, "n25");
    t = ck_table(p);
    assert_listed(t, "recruit_knight:n25"); /* he may stand there */
    play(t, "lift_knight:n17");
    assert_moves(t, "put_knight:n18,n25,n26");
    play(t, "put_knight:n26");
    assert_knight(t, 26, 0, BASIC, 0);
    take_back(t, 2);
    play(t, "recruit_knight:n25"); /* who bars the way then, even to his own */
    refuse(t, 0, "lift_knight:n17", CATAN_E_NO_WAY);
    stages(p, 0, "");
    stages(p, 1, "n25"); /* another's stage does not help */
    t = ck_table(p);
    play(t, "lift_knight:n17");
    assert_moves(t, "put_knight:n25");
    /* back again, from a ship to a road */
    stages(p, 1, "");
    stages(p, 0, "n25");
    knights(p, 0, "n26.1.1");
    t = ck_table(p);
    play(t, "lift_knight:n26");
    assert_moves(t, "put_knight:n17,n18,n25");
    /* past a knight that stands there goes none */
    pos_road(p, 1, "e39");
    knights(p, 1, "n25.2.1");
    t = ck_table(p);
    play(t, "lift_knight:n26");
    assert_moves(t, "put_knight:n18");
}

/* A stage may be built where a knight stands; a settlement may not. */
static void test_stage_at_a_knight(void **state) {
    (void)state;
    RULE("V11.8");
    RULE("C-61");
    pos *p = knights_quay();
    pos_road(p, 0, "e26");
    knights(p, 0, "n25.1.0");
    pos_hand(p, 0, "lumber:2 brick:2 wool:1 grain:1 ore:1");
    table *t = ck_table(p);
    play(t, "build_stage:n25");
    assert_stage(t, 25, 0);
    assert_knight(t, 25, 0, BASIC, 0);
    refuse(t, 0, "build_settlement:n25", CATAN_E_KNIGHT);
    assert_moves_of(t, "build_settlement", "n17");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        PLAY_TEST(test_cuts_its_owners_route), PLAY_TEST(test_cuts_others_routes),
        PLAY_TEST(test_others_build_on),       PLAY_TEST(test_settled_by_its_owner),
        PLAY_TEST(test_settled_by_another),    PLAY_TEST(test_no_free_end),
        PLAY_TEST(test_ring_with_stage),       PLAY_TEST(test_knights),
        PLAY_TEST(test_stage_at_a_knight),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
