/* The great wall: where walls may be, the card, what takes them away (V5.2, V5.4 to V5.6). */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>
#include <cmocka.h>

#include "rules/great_wall.h"
#include "support/rule.h"

/* --- V5.2 --- */

static void test_price_and_place(void **state) {
    (void)state;
    RULE("V5.2");
    pos *p = land("");
    pos_road(p, 0, "e36 e45");
    pos_road(p, 1, "e28");
    pos_hand(p, 0, "brick:2 ore:2");
    table *t = pos_table(p);
    assert_moves_of(t, "build_great_wall", "e36,e45");
    refuse(t, 0, "build_great_wall:e28", CATAN_E_NO_ROAD); /* another's */
    refuse(t, 0, "build_great_wall:e44", CATAN_E_NO_ROAD); /* none */
    refuse(t, 1, "build_great_wall:e28", CATAN_E_NOT_YOUR_TURN);
    play_as(t, 0, "build_great_wall:e36");
    assert_asked(t, 0, "action");
    assert_wall(t, 36, 0);
    assert_hand(t, 0, WALL);
    assert_bank(t, 19, 18, 19, 19, 18);
    assert_supply(t, 0, 13, 5, 4);
    assert_moves_of(t, "build_great_wall", "e45");
    refuse(t, 0, "build_great_wall:e36", CATAN_E_PLACE_TAKEN); /* one an edge */
    play(t, "build_great_wall:e45");
    refuse(t, 0, "build_great_wall:e45", CATAN_E_CANNOT_PAY);
    take_back(t, 2);
    assert_wall(t, 36, NO_SUCH_PIECE);
    static const char *const hands[] = {"", "brick:2", "ore:2", "lumber:3 wool:3 grain:3"};
    for (unsigned i = 0; i < sizeof hands / sizeof *hands; i++) {
        pos_hand(p, 0, hands[i]);
        t = pos_table(p);
        assert_moves_of(t, "build_great_wall", "");
        refuse(t, 0, "build_great_wall:e36", CATAN_E_CANNOT_PAY);
    }
}

static void test_no_ship_no_bridge(void **state) {
    (void)state;
    RULE("V5.2");
    pos *p = sea("great_wall=on bridges=on");
    pos_settlement(p, 0, "n45");
    pos_ship(p, 0, "e56");
    pos_field(p, "bridges", "b62.s0");
    pos_road(p, 0, "e57");
    pos_hand(p, 0, WALL);
    table *t = pos_table(p);
    assert_moves_of(t, "build_great_wall", "e57");
    refuse(t, 0, "build_great_wall:e56", CATAN_E_NO_ROAD);
}

/* As many as one has roads, whenever one builds. */
static void test_no_limit_and_when(void **state) {
    (void)state;
    RULE("V5.2");
    pos *p = land("");
    pos_road(p, 0, "e0 e1 e2 e3 e4 e5 e9 e17 e22 e32 e38 e48 e53 e61 e65"); /* the rim */
    pos_longest_road(p, 0);
    pos_hand(p, 0, "brick:15 ore:15");
    table *t = pos_table(p);
    play(t, "build_great_wall:e0 build_great_wall:e1 build_great_wall:e2 build_great_wall:e3 "
            "build_great_wall:e4 build_great_wall:e5 build_great_wall:e9 build_great_wall:e17 "
            "build_great_wall:e22 build_great_wall:e32 build_great_wall:e38 build_great_wall:e48 "
            "build_great_wall:e53 build_great_wall:e61 build_great_wall:e65");
    assert_int_equal(wall_line(t, 0), 15);
    pos_turn(p, 0, "before_roll");
    refuse(pos_table(p), 0, "build_great_wall:e0", CATAN_E_NOT_ASKED);
    p = pos_new("players=5 great_wall=on layout=random");
    pos_road(p, 1, "e0 e1");
    pos_hand(p, 1, WALL);
    pos_special(p, 0, 1);
    t = pos_table(p);
    assert_moves(t, "pass build_great_wall:e0,e1");
    play_as(t, 1, "build_great_wall:e1");
    assert_wall(t, 1, 1);
}

static void test_of_a_position(void **state) {
    (void)state;
    RULE("V5.2");
    RULE("V5.4");
    pos *p = land("");
    table *t = pos_table(p);
    pos_field(p, "great_walls", "e36"); /* no road */
    assert_int_equal(table_refusal(t, pos_line(p), NULL), CATAN_E_POSITION_PLACE);
    walls(p, 0, "e27 e28 e36 e44 e43 e35"); /* all around */
    holder(p, 0);
    pos_longest_road(p, 0);
    assert_int_equal(table_refusal(t, pos_line(p), NULL), CATAN_E_POSITION_PLACE);
}

/* --- V5.4 --- */

static void test_no_hex_closed_off(void **state) {
    (void)state;
    RULE("V5.4");
    pos *p = land("");
    pos_road(p, 0, "e35");
    pos_hand(p, 0, WALL);
    walls(p, 1, "e27 e28 e36 e44 e43"); /* five of six */
    holder(p, 1);
    pos_longest_road(p, 1);
    table *t = pos_table(p);
    assert_moves_of(t, "build_great_wall", "");
    refuse(t, 0, "build_great_wall:e35", CATAN_E_CLOSED_OFF);
    p = land("");
    pos_hand(p, 0, WALL);
    walls(p, 1, "e27 e28 e36 e44"); /* four */
    holder(p, 1);
    pos_road(p, 0, "e35 e43");
    assert_moves_of(pos_table(p), "build_great_wall", "e35,e43");
}

/* A rim without sea is no way out; with its ring of sea it is one. */
static void test_rim(void **state) {
    (void)state;
    RULE("V5.4");
    pos *p = land("");
    pos_hand(p, 0, WALL);
    walls(p, 1, "e7 e12"); /* h0 to h1, h4 */
    pos_road(p, 0, "e11 e0 e1 e6");
    table *t = pos_table(p);
    assert_moves_of(t, "build_great_wall", "e0,e1,e6");
    refuse(t, 0, "build_great_wall:e11", CATAN_E_CLOSED_OFF);
    p = land("sea_frame=on"); /* the same hex is h5: e16 e25 e33 e32 e24 e15 */
    pos_hand(p, 0, WALL);
    walls(p, 1, "e25 e33");
    pos_road(p, 0, "e15 e16 e24 e32");
    assert_moves_of(pos_table(p), "build_great_wall", "e15,e16,e24,e32");
    walls(p, 1, "e25 e33 e32 e24");
    pos_road(p, 0, "e15 e16");
    holder(p, 1);
    assert_moves_of(pos_table(p), "build_great_wall", "e15,e16");
    walls(p, 1, "e25 e33 e32 e24 e15");
    pos_longest_road(p, 1);
    t = pos_table(p);
    assert_moves_of(t, "build_great_wall", "");
    refuse(t, 0, "build_great_wall:e16", CATAN_E_CLOSED_OFF);
}

/* Two hexes are no more closed off than one; nor is a piece of sea. */
static void test_no_region_closed_off(void **state) {
    (void)state;
    RULE("V5.4");
    pos *p = land("");
    pos_hand(p, 0, WALL);
    walls(p, 1, "e11 e12 e13 e14"); /* h0 and h1; the way in is e8 */
    holder(p, 1);
    pos_road(p, 0, "e7 e8");
    table *t = pos_table(p);
    assert_moves_of(t, "build_great_wall", "");
    refuse(t, 0, "build_great_wall:e8", CATAN_E_CLOSED_OFF);
    refuse(t, 0, "build_great_wall:e7", CATAN_E_CLOSED_OFF); /* h0 */
    p = land("");
    pos_hand(p, 0, WALL);
    walls(p, 1, "e11 e12 e13");
    holder(p, 1);
    pos_road(p, 0, "e7 e8 e14");
    assert_moves_of(pos_table(p), "build_great_wall", "e8,e14");
    /* A lagoon: h9 between h8, h2, h3, h10, h17, h16, all of them land. */
    sketch *map = sea_sketch();
    map->hexes[2].terrain = map->hexes[3].terrain = CATAN_PASTURE;
    map->hexes[10].terrain = map->hexes[17].terrain = CATAN_PASTURE;
    map->hexes[2].number = map->hexes[3].number = 11;
    map->hexes[10].number = map->hexes[17].number = 11;
    p = sea_on("great_wall=on", map);
    pos_hand(p, 0, WALL);
    walls(p, 1, "e27 e28 e40 e51 e50");
    holder(p, 1);
    pos_longest_road(p, 1);
    pos_road(p, 0, "e39");
    t = pos_table(p);
    assert_moves_of(t, "build_great_wall", "");
    refuse(t, 0, "build_great_wall:e39", CATAN_E_CLOSED_OFF);
}

/* --- V5.5 --- */

static void test_card(void **state) {
    (void)state;
    RULE("V5.5");
    pos *p = land("");
    pos_settlement(p, 0, "n3");
    pos_road(p, 0, "e0 e1 e2 e3 e4");
    pos_hand(p, 0, "brick:4 ore:4");
    table *t = pos_table(p);
    play(t, "build_great_wall:e0 build_great_wall:e1 build_great_wall:e3");
    assert_int_equal(wall_line(t, 0), 2); /* a gap */
    assert_int_equal(card_holder(t), CATAN_NOBODY);
    assert_points(t, 0, 3, 3); /* with the longest road */
    play(t, "build_great_wall:e2");
    assert_int_equal(wall_line(t, 0), 4);
    assert_int_equal(card_holder(t), 0);
    assert_points(t, 0, 5, 5);
    take_back(t, 1);
    assert_int_equal(card_holder(t), CATAN_NOBODY);
    assert_points(t, 0, 3, 3);
    take_back(t, 1);
    play(t, "build_great_wall:e2"); /* three */
    assert_int_equal(card_holder(t), 0);
}

/* Branches do not add up; an own building cuts nothing, another's does. */
static void test_line_as_a_road(void **state) {
    (void)state;
    RULE("V5.5");
    RULE("B-72");
    RULE("B-73");
    pos *p = land("");
    walls(p, 0, "e1 e2 e7"); /* all at n4 */
    table *t = pos_table(p);
    assert_int_equal(wall_line(t, 0), 2);
    assert_int_equal(card_holder(t), CATAN_NOBODY);
    p = land("");
    walls(p, 0, "e0 e1 e2");
    pos_settlement(p, 0, "n4");
    holder(p, 0);
    assert_int_equal(wall_line(pos_table(p), 0), 3);
    p = land("");
    walls(p, 0, "e0 e1 e2");
    pos_settlement(p, 1, "n4");
    t = pos_table(p);
    assert_int_equal(wall_line(t, 0), 2);
    /* A line is cut in play. */
    p = land("");
    walls(p, 0, "e0 e1 e2 e3");
    holder(p, 0);
    pos_road(p, 1, "e7");
    pos_hand(p, 1, SETTLEMENT);
    pos_turn(p, 1, "action");
    t = pos_table(p);
    assert_int_equal(wall_line(t, 0), 4);
    assert_points(t, 0, 2, 2);
    play(t, "build_settlement:n4");
    assert_int_equal(wall_line(t, 0), 2);
    assert_int_equal(card_holder(t), CATAN_NOBODY);
    assert_points(t, 0, 0, 0);
    take_back(t, 1);
    assert_int_equal(card_holder(t), 0);
    /* Round a corner of the board. */
    p = land("");
    walls(p, 0, "e0 e1 e7 e12 e6");
    holder(p, 0);
    pos_longest_road(p, 0);
    assert_int_equal(wall_line(pos_table(p), 0), 5);
}

static void test_ties(void **state) {
    (void)state;
    RULE("V5.5");
    pos *p = land("");
    walls(p, 0, "e0 e1 e2");
    pos_road(p, 1, "e66 e67 e68 e69");
    pos_field(p, "great_walls", "e0+e1+e2+e66+e67");
    holder(p, 0);
    pos_hand(p, 1, "brick:2 ore:2");
    pos_turn(p, 1, "action");
    table *t = pos_table(p);
    assert_int_equal(card_holder(t), 0);
    play(t, "build_great_wall:e68"); /* three each */
    assert_int_equal(card_holder(t), CATAN_NOBODY);
    assert_points(t, 0, 0, 0);
    assert_points(t, 1, 0, 0);
    play(t, "build_great_wall:e69");
    assert_int_equal(card_holder(t), 1);
    assert_points(t, 1, 2, 2);
    /* It lies with nobody else. */
    pos_field(p, "great_wall", "s1");
    assert_int_equal(table_refusal(t, pos_line(p), NULL), CATAN_E_POSITION_AWARD);
    pos_field(p, "great_wall", "");
    assert_int_equal(table_refusal(t, pos_line(p), NULL), CATAN_E_POSITION_AWARD);
}

/* When a tie is broken by a cut, and when two tie behind a leader who is cut. */
static void test_cut_decides(void **state) {
    (void)state;
    RULE("V5.5");
    pos *p = land("");
    pos_road(p, 0, "e0 e1 e2 e3");
    pos_road(p, 1, "e66 e67 e68 e69");
    pos_road(p, 2, "e7");
    pos_field(p, "great_walls", "e0+e1+e2+e3+e66+e67+e68");
    holder(p, 0);
    pos_hand(p, 2, SETTLEMENT);
    pos_turn(p, 2, "action");
    table *t = pos_table(p);
    play(t, "build_settlement:n4"); /* 4 become 2 */
    assert_int_equal(card_holder(t), 1);
    assert_points(t, 0, 0, 0);
    assert_points(t, 1, 2, 2);
    pos_field(p, "great_walls", "e0+e1+e2+e66+e67+e68");
    pos_field(p, "great_wall", "");
    t = pos_table(p);
    play(t, "build_settlement:n4"); /* of a tie one is left */
    assert_int_equal(card_holder(t), 1);
}

static void test_it_wins(void **state) {
    (void)state;
    RULE("V5.5");
    RULE("G-5");
    pos *p = land("");
    pos_city(p, 0, "n3 n13 n17 n45");
    pos_road(p, 0, "e0 e1 e2");
    pos_field(p, "great_walls", "e0+e1");
    pos_hand(p, 0, WALL);
    table *t = pos_table(p);
    assert_points(t, 0, 8, 8);
    play(t, "build_great_wall:e2");
    assert_result(t, 0);
    assert_points(t, 0, 10, 10);
}

/* --- V5.6 --- */

static void test_goes_with_its_road(void **state) {
    (void)state;
    RULE("V5.6");
    for (uint32_t seat = 0; seat < 2; seat++) {
        pos *p = ck("players=3 great_wall=on");
        progress(p, 0, "diplomat:1");
        pos_settlement(p, seat, "n3");
        walls(p, seat, "e0 e1 e2");
        holder(p, (int)seat);
        table *t = ck_table(p);
        assert_points(t, seat, 3, 3);
        play(t, "play_diplomat:e2");
        assert_wall(t, 2, NO_SUCH_PIECE);
        assert_wall(t, 1, (int32_t)seat);
        assert_int_equal(wall_line(t, (int32_t)seat), 2);
        if (seat == 0) { /* judged when the road lies again (G-9), which brings no wall back */
            play(t, "rebuild:e7");
            assert_wall(t, 7, NO_SUCH_PIECE);
        }
        assert_int_equal(card_holder(t), CATAN_NOBODY);
        assert_points(t, seat, 1, 1);
        take_back(t, seat == 0 ? 2 : 1);
        assert_wall(t, 2, (int32_t)seat);
        assert_int_equal(card_holder(t), (int32_t)seat);
    }
}

/* Another's knight cuts a line of walls, as it cuts a road. */
static void test_knight_cuts(void **state) {
    (void)state;
    RULE("V5.5");
    RULE("C-62");
    pos *p = ck("players=3 great_wall=on");
    walls(p, 0, "e0 e1 e2 e3");
    holder(p, 0);
    pos_road(p, 1, "e7 e13");
    pos_settlement(p, 1, "n13");
    knights(p, 1, "n8.1.1");
    pos_turn(p, 1, "action");
    table *t = ck_table(p);
    assert_int_equal(card_holder(t), 0);
    play(t, "lift_knight:n8 put_knight:n4");
    assert_int_equal(wall_line(t, 0), 2);
    assert_int_equal(card_holder(t), CATAN_NOBODY);
    take_back(t, 2);
    assert_int_equal(card_holder(t), 0);
    /* an own one does not */
    pos_turn(p, 0, "action");
    knights(p, 1, "");
    knights(p, 0, "n4.1.1");
    assert_int_equal(wall_line(ck_table(p), 0), 4);
}

/* No city wall: it saves no cards on a 7, and the engineer builds none. */
static void test_no_city_wall(void **state) {
    (void)state;
    RULE("V5.6");
    pos *p = ck("players=3 great_wall=on");
    walls(p, 0, "e0 e1 e2");
    holder(p, 0);
    pos_settlement(p, 0, "n3");
    pos_hand(p, 0, "lumber:8");
    progress(p, 0, "engineer:1");
    table *t = ck_table(p);
    assert_moves_of(t, "play_engineer", ""); /* no city */
    assert_int_equal(walls_left(t, 0), 3);
    pos_turn(p, 0, "before_roll");
    t = ck_table(p);
    roll(t, 3, 4, "trade");
    assert_asked(t, 0, "discard");
    play(t, "discard:lumber discard:lumber discard:lumber discard:lumber");
    assert_hand(t, 0, "lumber:4");
    /* and the other way round: a city's wall is no piece of the great one */
    p = ck("players=3 great_wall=on");
    pos_city(p, 0, "n3");
    pos_road(p, 0, "e0");
    pos_hand(p, 0, "brick:2");
    t = ck_table(p);
    play(t, "build_wall:n3");
    assert_int_equal(wall_line(t, 0), 0);
    assert_wall(t, 0, NO_SUCH_PIECE);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        PLAY_TEST(test_price_and_place),      PLAY_TEST(test_no_ship_no_bridge),
        PLAY_TEST(test_no_limit_and_when),    PLAY_TEST(test_of_a_position),
        PLAY_TEST(test_no_hex_closed_off),    PLAY_TEST(test_rim),
        PLAY_TEST(test_no_region_closed_off), PLAY_TEST(test_card),
        PLAY_TEST(test_line_as_a_road),       PLAY_TEST(test_ties),
        PLAY_TEST(test_cut_decides),          PLAY_TEST(test_it_wins),
        PLAY_TEST(test_goes_with_its_road),   PLAY_TEST(test_knight_cuts),
        PLAY_TEST(test_no_city_wall),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
