/* Coasts: the pirate in the way, settlements reached by ship, straits, deserts: S-16, S-30, S-31,
 * E89, E96, E105 to E107. */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>
#include <cmocka.h>
#include <stdio.h>
#include <stdlib.h>

#include "rules/sea.h"
#include "support/rule.h"

static void test_pirate_bars(void **state) {
    (void)state;
    RULE("S-16");
    RULE("E89");
    RULE("E96");
    pos *p = sea("");
    pos_settlement(p, 0, "n25");
    pos_pirate(p, 9);
    pos_hand(p, 0, "lumber:4 brick:4 wool:4");
    table *t = pos_table(p);
    assert_int_equal(table_info(t).pirate, 9);
    assert_moves_of(t, "build_ship", "e26");
    refuse(t, 0, "build_ship:e27", CATAN_E_PIRATE);
    refuse(t, 0, "build_ship:e39", CATAN_E_PIRATE);
    /* Roads do not mind. */
    assert_moves_of(t, "build_road", "e26,e39");
    /* Ships that lie there stay, and lead on. */
    pos_ship(p, 0, "e27 e28");
    t = pos_table(p);
    assert_ship(t, 27, 0);
    assert_moves_of(t, "build_ship", "e17,e26,e29");
    refuse(t, 0, "build_ship:e40", CATAN_E_PIRATE);
    /* Settlements do not mind either. */
    p = sea("");
    pos_settlement(p, 0, "n17");
    pos_road(p, 0, "e26 e39");
    pos_pirate(p, 9);
    pos_hand(p, 0, SETTLEMENT);
    assert_listed(pos_table(p), "build_settlement:n33");
    /* Elsewhere he is in nobody's way. */
    p = sea("");
    pos_settlement(p, 0, "n25");
    pos_hand(p, 0, SHIP);
    assert_moves_of(pos_table(p), "build_ship", "e26,e27,e39");
}

static void test_settlement_reached_by_ship(void **state) {
    (void)state;
    RULE("S-30");
    RULE("E107");
    pos *p = sea("");
    pos_settlement(p, 0, "n25");
    pos_ship(p, 0, "e27 e28 e29 e30");
    pos_hand(p, 0, "lumber:3 brick:3 wool:3 grain:3");
    table *t = pos_table(p);
    assert_moves_of(t, "build_settlement", "");
    refuse(t, 0, "build_settlement:n20", CATAN_E_NOT_CONNECTED);
    /* On the open sea never. */
    refuse(t, 0, "build_settlement:n26", CATAN_E_NOT_LAND);
    refuse(t, 0, "build_settlement:n27", CATAN_E_NOT_LAND);
    play(t, "build_ship:e31");
    assert_moves_of(t, "build_settlement", "n20");
    play(t, "build_settlement:n20");
    assert_building(t, 20, 0, CATAN_SETTLEMENT);
    assert_points(t, 0, 4, 4); /* with the longest route */
    /* From there roads and ships go on. */
    assert_moves_of(t, "build_road", "e19,e26,e32,e39");
    assert_listed(t, "build_ship:e19 build_ship:e32");
    assert_not_listed(t, "build_ship:e33");
}

/* Neighbours across a strait: n45 and n53 are joined by an edge at sea. */
static void test_distance_across_a_strait(void **state) {
    (void)state;
    RULE("S-31");
    RULE("E105");
    pos *p = sea("");
    pos_settlement(p, 0, "n60");
    pos_road(p, 0, "e79");
    pos_hand(p, 0, SETTLEMENT);
    refuse(pos_table(p), 0, "build_settlement:n53", CATAN_E_DISTANCE); /* n60 itself is too near */
    p = sea("");
    pos_settlement(p, 0, "n68");
    pos_road(p, 0, "e88 e79");
    pos_hand(p, 0, SETTLEMENT);
    assert_listed(pos_table(p), "build_settlement:n53");
    pos_settlement(p, 1, "n45");
    table *t = pos_table(p);
    refuse(t, 0, "build_settlement:n53", CATAN_E_DISTANCE);
    assert_moves_of(t, "build_settlement", "");
    /* One's own are no nearer. */
    p = sea("");
    pos_settlement(p, 0, "n68 n45");
    pos_road(p, 0, "e88 e79");
    pos_hand(p, 0, SETTLEMENT);
    refuse(pos_table(p), 0, "build_settlement:n53", CATAN_E_DISTANCE);
}

/* Roads between two deserts, and along the coast of one. */
static void test_deserts(void **state) {
    (void)state;
    RULE("E106");
    RULE("B-52");
    sketch *map = sea_sketch();
    map->hexes[22].terrain = CATAN_DESERT;
    map->hexes[22].number = 0;
    pos *p = sea_on("", map);
    pos_settlement(p, 0, "n56 n65");
    pos_hand(p, 0, "lumber:4 brick:4 wool:4");
    table *t = pos_table(p);
    assert_listed(t, "build_road:e71 build_road:e85 build_road:e95");
    assert_moves_of(t, "build_ship", "e85,e95,e96");
    play(t, "build_road:e71 build_road:e85");
    assert_route(t, 71, 0, CATAN_ROAD);
    assert_route(t, 85, 0, CATAN_ROAD);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        PLAY_TEST(test_pirate_bars),
        PLAY_TEST(test_settlement_reached_by_ship),
        PLAY_TEST(test_distance_across_a_strait),
        PLAY_TEST(test_deserts),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
