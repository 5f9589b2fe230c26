/* Landing stages: where they are built, and what goes on from there (V11.1 to V11.3). */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>
#include <cmocka.h>

#include "rules/stages.h"
#include "support/rule.h"

/* --- V11.1 --- */

static void test_price_and_piece(void **state) {
    (void)state;
    RULE("V11.1");
    pos *p = quay("");
    pos_settlement(p, 0, "n17");
    pos_road(p, 0, "e26 e39"); /* n17 n25 n33 */
    pos_hand(p, 0, "lumber:4 brick:4 ore:4");
    table *t = pos_table(p);
    assert_int_equal(stages_left(t, 0), 3);
    assert_moves_of(t, "build_stage", "n25,n33"); /* no distance is kept */
    refuse(t, 1, "build_stage:n25", CATAN_E_NOT_YOUR_TURN);
    play_as(t, 0, "build_stage:n25");
    assert_asked(t, 0, "action");
    assert_stage(t, 25, 0);
    assert_int_equal(stages_left(t, 0), 2);
    assert_hand(t, 0, "lumber:3 brick:3 ore:3");
    assert_bank(t, 16, 16, 19, 19, 16);
    refuse(t, 0, "build_stage:n25", CATAN_E_PLACE_TAKEN);
    play(t, "build_stage:n33"); /* beside the other */
    assert_int_equal(stages_left(t, 0), 1);
    take_back(t, 2);
    assert_no_stage(t, 25);
    assert_int_equal(stages_left(t, 0), 3);
    static const char *const hands[] = {"", "lumber:2 ore:2", "brick:2 ore:2", "lumber:2 brick:2",
                                        "lumber:1 brick:1 wool:3 grain:3"};
    for (unsigned i = 0; i < sizeof hands / sizeof *hands; i++) {
        pos_hand(p, 0, hands[i]);
        t = pos_table(p);
        assert_moves_of(t, "build_stage", "");
        refuse(t, 0, "build_stage:n25", CATAN_E_CANNOT_PAY);
    }
}

static void test_three_each(void **state) {
    (void)state;
    RULE("V11.1");
    pos *p = quay("");
    pos_road(p, 0, "e26 e39 e50");
    pos_road(p, 1, "e73");
    stages(p, 0, "n17 n25 n33");
    stages(p, 1, "n50 n57");
    pos_hand(p, 0, STAGE);
    pos_hand(p, 1, STAGE);
    table *t = pos_table(p);
    assert_int_equal(stages_left(t, 0), 0);
    assert_int_equal(stages_left(t, 1), 1);
    assert_moves_of(t, "build_stage", "");
    refuse(t, 0, "build_stage:n42", CATAN_E_NO_PIECE);
    stages(p, 0, "n17 n25 n33 n42");
    assert_int_equal(table_refusal(t, pos_line(p), NULL), CATAN_E_POSITION_PIECES);
}

static void test_where(void **state) {
    (void)state;
    RULE("V11.1");
    pos *p = quay("");
    pos_settlement(p, 0, "n17");
    pos_settlement(p, 1, "n33");
    stages(p, 1, "n42");
    pos_road(p, 0, "e25 e26 e39 e50 e63 e3"); /* n24, n17 n25 n33 n42 n50; n1 n9 */
    pos_ship(p, 0, "e27 e28");                /* n25 n18 n26 */
    pos_longest_road(p, CATAN_NOBODY);
    pos_hand(p, 0, STAGE);
    table *t = pos_table(p);
    assert_moves_of(t, "build_stage", "n1,n9,n25,n50");   /* n1: the frame is sea */
    refuse(t, 0, "build_stage:n17", CATAN_E_PLACE_TAKEN); /* the own settlement */
    refuse(t, 0, "build_stage:n33", CATAN_E_PLACE_TAKEN); /* another's */
    refuse(t, 0, "build_stage:n42", CATAN_E_PLACE_TAKEN); /* another's stage */
    refuse(t, 0, "build_stage:n24", CATAN_E_NOT_COAST);   /* in the land */
    refuse(t, 0, "build_stage:n26", CATAN_E_NOT_COAST);   /* in the sea */
    refuse(t, 0, "build_stage:n57", CATAN_E_NOT_CONNECTED);
    pos_pirate(p, 9); /* n25, n42 and n33 are at it, n50 is not */
    t = pos_table(p);
    assert_moves_of(t, "build_stage", "n1,n9,n50");
    refuse(t, 0, "build_stage:n25", CATAN_E_PIRATE);
}

static void test_of_a_position(void **state) {
    (void)state;
    RULE("V11.1");
    pos *p = quay("");
    table *t = pos_table(p);
    stages(p, 0, "n26"); /* in the sea */
    assert_int_equal(table_refusal(t, pos_line(p), NULL), CATAN_E_POSITION_PLACE);
    stages(p, 0, "n25");
    pos_settlement(p, 1, "n25");
    assert_int_equal(table_refusal(t, pos_line(p), NULL), CATAN_E_POSITION_PLACE);
    p = quay("");
    pos_field(p, "stages", "n25/n25/-");
    assert_int_equal(table_refusal(t, pos_line(p), NULL), CATAN_E_POSITION_PLACE);
}

static void test_when_one_builds(void **state) {
    (void)state;
    RULE("V11.1");
    pos *p = quay("players=5");
    pos_ship(p, 1, "e27");
    pos_hand(p, 1, STAGE);
    pos_turn(p, 1, "before_roll");
    refuse(pos_table(p), 1, "build_stage:n25", CATAN_E_NOT_ASKED);
    pos_special(p, 0, 1);
    table *t = pos_table(p);
    assert_moves_of(t, "build_stage", "n25");
    play_as(t, 1, "build_stage:n25");
    assert_stage(t, 25, 1);
    assert_asked(t, 1, "special_building");
    t = sea_table("landing_stages=on", sea_sketch());
    play(t, "setup_settlement:n17");
    refuse(t, 0, "build_stage:n25", CATAN_E_NOT_ASKED);
}

/* --- V11.2 --- */

static void test_ships_go_on_from_roads(void **state) {
    (void)state;
    RULE("V11.2");
    pos *p = quay("");
    pos_settlement(p, 0, "n9");
    pos_road(p, 0, "e16 e26"); /* to n25 */
    pos_hand(p, 0, "lumber:2 brick:1 wool:1 ore:1");
    table *t = pos_table(p);
    assert_moves_of(t, "build_ship", "e3,e4");
    refuse(t, 0, "build_ship:e27", CATAN_E_NOT_CONNECTED);
    play(t, "build_stage:n25");
    assert_moves_of(t, "build_ship", "e3,e4,e27,e39");
    play(t, "build_ship:e27");
    assert_ship(t, 27, 0);
    take_back(t, 2);
    refuse(t, 0, "build_ship:e27", CATAN_E_NOT_CONNECTED);
    /* another's stage leads no one on */
    stages(p, 1, "n25");
    refuse(pos_table(p), 0, "build_ship:e27", CATAN_E_NOT_CONNECTED);
    /* nor does an own one where no piece arrives */
    stages(p, 1, "");
    stages(p, 0, "n33");
    refuse(pos_table(p), 0, "build_ship:e50", CATAN_E_NOT_CONNECTED);
}

static void test_roads_go_on_from_ships(void **state) {
    (void)state;
    RULE("V11.2");
    pos *p = quay("");
    pos_settlement(p, 0, "n25");
    pos_ship(p, 0, "e27 e28 e29 e30 e31"); /* to n20, in the north-east */
    pos_hand(p, 0, "lumber:3 brick:3 ore:1");
    table *t = pos_table(p);
    assert_moves_of(t, "build_road", "e26,e39");
    refuse(t, 0, "build_road:e32", CATAN_E_NOT_CONNECTED);
    play(t, "build_stage:n20");
    assert_moves_of(t, "build_road", "e19,e26,e32,e39");
    play(t, "build_road:e32 build_road:e42");
    assert_road(t, 42, 0);
    /* Also those that come free, and ships that are moved. */
    p = quay("");
    pos_settlement(p, 0, "n9");
    pos_road(p, 0, "e16 e26");
    pos_ship(p, 0, "e4");
    stages(p, 0, "n25");
    pos_cards(p, 0, "road_building:1");
    t = pos_table(p);
    play(t, "lift_ship:e4");
    assert_moves(t, "put_ship:e3,e27,e39");
    play(t, "put_ship:e27 play_road_building");
    assert_listed(t, "free_ship:e28 free_road:e39");
}

/* When somebody else settles there it leads no further. */
static void test_no_more_when_settled(void **state) {
    (void)state;
    RULE("V11.2");
    RULE("V11.6");
    pos *p = quay("");
    pos_settlement(p, 1, "n9");
    pos_road(p, 1, "e16 e26");
    pos_ship(p, 1, "e27");
    stages(p, 1, "n25");
    pos_road(p, 0, "e39");
    pos_hand(p, 0, SETTLEMENT);
    pos_hand(p, 1, "lumber:2 brick:2 wool:1");
    table *t = pos_table(p);
    play(t, "build_settlement:n25");
    assert_no_stage(t, 25);
    assert_int_equal(stages_left(t, 1), 3);
    play(t, "end_turn roll dice:2");
    refuse(t, 1, "build_road:e39", CATAN_E_PLACE_TAKEN);
    assert_moves_of(t, "build_ship", "e3,e4,e17,e28");
}

/* --- V11.3 --- */

static void test_no_building(void **state) {
    (void)state;
    RULE("V11.3");
    pos *p = quay("");
    pos_settlement(p, 0, "n48"); /* brings no 6 */
    pos_road(p, 0, "e26 e39");
    stages(p, 0, "n25"); /* at h8, wool 6 */
    pos_turn(p, 0, "before_roll");
    table *t = pos_table(p);
    assert_points(t, 0, 1, 1);
    play(t, "roll dice:6");
    assert_hand(t, 0, "");
    /* no city, no harbour, nobody to be robbed */
    p = quay("");
    pos_road(p, 0, "e92"); /* n63 n72: the harbour */
    stages(p, 0, "n63");
    pos_hand(p, 0, "wool:3 grain:2 ore:3");
    t = pos_table(p);
    refuse(t, 0, "build_city:n63", CATAN_E_NO_SETTLEMENT);
    refuse(t, 0, "trade_bank:wool>ore", CATAN_E_CANNOT_PAY);
    pos_turn(p, 1, "before_roll");
    pos_hand(p, 0, "wool:3");
    t = pos_table(p);
    play(t, "roll dice:7 move_robber:h21");
    assert_asked(t, 1, "action");
    /* and it keeps no distance from others */
    p = quay("");
    pos_road(p, 0, "e26");
    stages(p, 1, "n25");
    pos_hand(p, 0, SETTLEMENT);
    assert_moves_of(pos_table(p), "build_settlement", "n17,n25");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        PLAY_TEST(test_price_and_piece),
        PLAY_TEST(test_three_each),
        PLAY_TEST(test_where),
        PLAY_TEST(test_of_a_position),
        PLAY_TEST(test_when_one_builds),
        PLAY_TEST(test_ships_go_on_from_roads),
        PLAY_TEST(test_roads_go_on_from_ships),
        PLAY_TEST(test_no_more_when_settled),
        PLAY_TEST(test_no_building),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
