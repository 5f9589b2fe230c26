/* Bridges beside all else: setup, cards, knights, pirate, fog, special building (V3.5). */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>
#include <cmocka.h>

#include "rules/straits.h"
#include "support/rule.h"

/* --- when --- */

static void test_not_at_setup(void **state) {
    (void)state;
    RULE("V3.5");
    table *t = sea_table("bridges=on bank_resources=19", straits_map());
    play(t, "setup_settlement:n33");
    assert_asked(t, 0, "setup_road");
    assert_moves_of(t, "build_bridge", "");
    refuse(t, 0, "build_bridge:b28", CATAN_E_NOT_ASKED);
    assert_moves(t, "setup_road:e39,e49,e50 setup_ship:e39,e50");
}

static void test_not_by_road_building(void **state) {
    (void)state;
    RULE("V3.5");
    pos *p = straits("");
    pos_settlement(p, 0, "n33");
    pos_hand(p, 0, BRIDGE);
    pos_cards(p, 0, "road_building:1");
    table *t = pos_table(p);
    play(t, "play_road_building");
    assert_moves(t, "free_road:e39,e49,e50 free_ship:e39,e50");
    refuse(t, 0, "build_bridge:b28", CATAN_E_NOT_ASKED);
    p = knights_at_straits("");
    pos_settlement(p, 0, "n33");
    pos_hand(p, 0, BRIDGE);
    progress(p, 0, "road_building:1");
    t = ck_table(p);
    play(t, "play_free_roads");
    assert_moves_of(t, "build_bridge", "");
    refuse(t, 0, "build_bridge:b28", CATAN_E_NOT_ASKED);
    /* But roads of the card go on from a bridge. */
    bridges(p, 0, "b28");
    t = ck_table(p);
    play(t, "play_free_roads free_road:e29 free_road:e18");
    assert_int_equal(route(t, 0), 3);
}

static void test_when_one_builds(void **state) {
    (void)state;
    RULE("V3.5");
    pos *p = straits("players=5");
    pos_settlement(p, 1, "n33");
    pos_hand(p, 1, BRIDGE);
    pos_turn(p, 1, "before_roll");
    refuse(pos_table(p), 1, "build_bridge:b28", CATAN_E_NOT_ASKED);
    pos_special(p, 0, 1);
    table *t = pos_table(p);
    assert_moves(t, "pass build_road:e39,e49,e50 build_bridge:b28");
    play_as(t, 1, "build_bridge:b28");
    assert_bridge(t, 28, 1);
    assert_asked(t, 1, "special_building");
    /* and in a paired turn */
    p = straits("players=5 paired_turns=on");
    pos_settlement(p, 3, "n33");
    pos_hand(p, 3, BRIDGE);
    pos_paired(p, 0);
    t = pos_table(p);
    play_as(t, 3, "build_bridge:b28");
    assert_bridge(t, 28, 3);
}

/* --- what does not matter --- */

static void test_pirate_and_ships(void **state) {
    (void)state;
    RULE("V3.5");
    pos *p = straits("");
    pos_settlement(p, 0, "n33");
    pos_pirate(p, 9);
    pos_settlement(p, 1, "n18 n57");
    pos_ship(p, 1, "e28 e27 e40 e50 e51"); /* all around */
    pos_hand(p, 0, "lumber:1 brick:1 wool:2 ore:1");
    table *t = pos_table(p);
    play(t, "build_bridge:b28");
    assert_bridge(t, 28, 0);
    /* nor does the bridge matter to them */
    p = straits("");
    bridges(p, 1, "b28");
    pos_settlement(p, 0, "n25");
    pos_hand(p, 0, SHIP);
    pos_turn(p, 0, "before_roll");
    t = pos_table(p);
    play(t, "roll dice:7");
    assert_listed(t, "move_pirate:h9");
    play(t, "move_pirate:h18 build_ship:e27");
    assert_ship(t, 27, 0);
    /* a ship that ends at an own bridge moves as one that ends at a road (S-21) */
    p = straits("");
    pos_settlement(p, 0, "n18");
    pos_ship(p, 0, "e28");
    bridges(p, 0, "b28");
    assert_moves_of(pos_table(p), "lift_ship", "e28");
}

static void test_harbour(void **state) {
    (void)state;
    RULE("V3.5");
    pos *p = straits("");
    pos_settlement(p, 0, "n33"); /* the harbour's edge is e39, it opens to h9 */
    pos_hand(p, 0, "lumber:1 brick:1 wool:3 ore:1");
    table *t = pos_table(p);
    assert_listed(t, "trade_bank:wool>grain");
    play(t, "build_bridge:b28");
    assert_listed(t, "trade_bank:wool>grain");
}

static void test_no_neighbours(void **state) {
    (void)state;
    RULE("V3.5");
    RULE("B-53");
    pos *p = straits("");
    pos_settlement(p, 1, "n33");
    pos_road(p, 0, "e29");
    bridges(p, 0, "b28"); /* from n33, where another settled, to n26 */
    pos_hand(p, 0, SETTLEMENT);
    table *t = pos_table(p);
    assert_moves_of(t, "build_settlement", "n19,n26");
    play(t, "build_settlement:n26");
    assert_building(t, 26, 0, CATAN_SETTLEMENT);
    assert_building(t, 33, 1, CATAN_SETTLEMENT);
}

/* --- fog --- */

/* Seat 0 at a node, fog on some hexes; h10 touches n26. */
static pos *fog_at(const char *node, const char *hexes, const char *terrains, const char *numbers) {
    sketch *map = straits_map();
    sea_fog(map, hexes, terrains, numbers);
    pos *p = sea_on("bridges=on", map);
    pos_settlement(p, 0, node);
    pos_hand(p, 0, BRIDGE);
    return p;
}

static void test_not_over_fog(void **state) {
    (void)state;
    RULE("V3.5");
    table *t = pos_table(fog_at("n17", "2", "~", ""));
    assert_moves_of(t, "build_bridge", "");
    refuse(t, 0, "build_bridge:b7", CATAN_E_NO_SPAN);
    /* Nor to fog: what is there may be sea. */
    t = pos_table(fog_at("n33", "3", "L", "4"));
    assert_moves_of(t, "build_bridge", "");
    refuse(t, 0, "build_bridge:b28", CATAN_E_NO_SPAN);
}

static void test_discovers(void **state) {
    (void)state;
    RULE("V3.1");
    RULE("S-81");
    RULE("S-82");
    table *t = pos_table(fog_at("n33", "10 4", "~ L", "4"));
    play(t, "build_bridge:b28");
    assert_asked(t, CATAN_CHANCE, "discover");
    assert_weights(t, "discover:forest=1 discover:sea=1");
    play(t, "discover:forest discover_number:4");
    assert_hex(t, 10, CATAN_FOREST, 4);
    assert_hex(t, 4, CATAN_FOG, 0); /* n26 does not touch it */
    assert_hand(t, 0, "lumber:1");
    assert_asked(t, 0, "action");
    /* So none that nobody has discovered lies at one. */
    pos *p = fog_at("n33", "10 4", "~ L", "4");
    t = pos_table(p);
    bridges(p, 0, "b28");
    assert_int_equal(table_refusal(t, pos_line(p), NULL), CATAN_E_POSITION_BOARD);
}

/* --- the diplomat --- */

/* Seat 0 has the card; a seat has a bridge to n26, and roads. */
static pos *diplomat(uint32_t seat, const char *roads) {
    pos *p = knights_at_straits("");
    progress(p, 0, "diplomat:1");
    pos_settlement(p, seat, "n33");
    bridges(p, seat, "b28");
    pos_road(p, seat, roads);
    return p;
}

static void test_diplomat_takes(void **state) {
    (void)state;
    RULE("V3.5");
    RULE("C-121");
    for (uint32_t seat = 0; seat < 2; seat++) { /* anybody's; n26 is its open end */
        pos *p = diplomat(seat, "");
        table *t = ck_table(p);
        assert_moves_of(t, "diplomat_bridge", "b28");
        assert_supply(t, seat, 14, 4, 4);
        play_as(t, 0, "diplomat_bridge:b28");
        assert_asked(t, 0, "action"); /* not laid anew */
        assert_no_bridge(t, 28);
        assert_supply(t, seat, 15, 4, 4);
        assert_progress(t, 0, "");
        assert_hand(t, seat, "");
        assert_int_equal(route(t, seat), 0);
        take_back(t, 1);
        assert_bridge(t, 28, (int32_t)seat);
        assert_progress(t, 0, "diplomat:1");
        assert_int_equal(route(t, seat), 1);
        /* what others have at the end does not close it */
        pos_settlement(p, 1 - seat, "n26");
        assert_moves_of(ck_table(p), "diplomat_bridge", "b28");
    }
}

static void test_diplomat_refused(void **state) {
    (void)state;
    RULE("V3.5");
    RULE("C-121");
    for (uint32_t seat = 0; seat < 2; seat++) {
        /* a road goes on at n26, a building or knight stands there */
        table *t = ck_table(diplomat(seat, "e29"));
        assert_moves_of(t, "diplomat_bridge", "");
        refuse(t, 0, "diplomat_bridge:b28", CATAN_E_NOT_OPEN);
        assert_moves_of(t, "play_diplomat", "e29");
        pos *p = diplomat(seat, "");
        pos_settlement(p, seat, "n26");
        refuse(ck_table(p), 0, "diplomat_bridge:b28", CATAN_E_NOT_OPEN);
        p = diplomat(seat, "");
        knights(p, seat, "n26.1.0");
        refuse(ck_table(p), 0, "diplomat_bridge:b28", CATAN_E_NOT_OPEN);
        /* a ship there is no road: it closes nothing */
        p = diplomat(seat, "");
        pos_ship(p, seat, "e40");
        assert_moves_of(ck_table(p), "diplomat_bridge", "b28");
        /* a road is closed by the bridge that goes on */
        p = knights_at_straits("");
        progress(p, 0, "diplomat:1");
        pos_settlement(p, seat, "n25");
        pos_road(p, seat, "e39");
        assert_moves_of(ck_table(p), "play_diplomat", "e39");
        bridges(p, seat, "b28");
        t = ck_table(p);
        assert_moves_of(t, "play_diplomat", "");
        refuse(t, 0, "play_diplomat:e39", CATAN_E_NOT_OPEN);
        pos_field(p, "bridges", "");
        bridges(p, 1 - seat, "b28"); /* another's does not */
        assert_moves_of(ck_table(p), "play_diplomat", "e39");
    }
    pos *p = diplomat(0, "");
    refuse(ck_table(p), 0, "diplomat_bridge:b7", CATAN_E_NOT_OPEN); /* there is none */
    progress(p, 0, "");
    refuse(ck_table(p), 0, "diplomat_bridge:b28", CATAN_E_NO_CARD);
}

/* A knight at its open end would be left without a way (C-63). */
static void test_diplomat_strands(void **state) {
    (void)state;
    RULE("V3.5");
    RULE("C-63");
    pos *p = knights_at_straits("");
    progress(p, 0, "diplomat:1");
    bridges(p, 1, "b28");
    knights(p, 1, "n26.1.0"); /* n33 is open */
    table *t = ck_table(p);
    assert_moves_of(t, "diplomat_bridge", "");
    refuse(t, 0, "diplomat_bridge:b28", CATAN_E_STRANDED);
    /* with a ship at the knight he keeps one; and a bridge is one for who loses a road */
    pos_ship(p, 1, "e40");
    assert_moves_of(ck_table(p), "diplomat_bridge", "b28");
    p = knights_at_straits("");
    progress(p, 0, "diplomat:1");
    bridges(p, 1, "b28");
    pos_road(p, 1, "e29");
    knights(p, 1, "n26.1.0");
    assert_moves_of(ck_table(p), "play_diplomat", "e29");
}

/* With the bridge the award goes. */
static void test_diplomat_award(void **state) {
    (void)state;
    RULE("V3.5");
    RULE("B-74");
    pos *p = knights_at_straits("");
    progress(p, 1, "diplomat:1");
    pos_settlement(p, 0, "n57");
    pos_road(p, 0, "e85 e73 e63 e50"); /* from n65 to n33 */
    bridges(p, 0, "b28");
    pos_longest_road(p, 0);
    pos_turn(p, 1, "action");
    table *t = ck_table(p);
    assert_int_equal(route(t, 0), 5);
    assert_awards(t, 0, CATAN_NOBODY);
    play(t, "diplomat_bridge:b28");
    assert_int_equal(route(t, 0), 4);
    assert_awards(t, CATAN_NOBODY, CATAN_NOBODY);
    take_back(t, 1);
    assert_awards(t, 0, CATAN_NOBODY);
}

/* --- knights --- */

static void test_knights_walk(void **state) {
    (void)state;
    RULE("V3.5");
    RULE("C-56");
    pos *p = knights_at_straits("");
    pos_settlement(p, 0, "n25");
    pos_road(p, 0, "e39 e29");
    bridges(p, 0, "b28");
    knights(p, 0, "n33.1.1");
    table *t = ck_table(p);
    play(t, "lift_knight:n33");
    assert_moves(t, "put_knight:n19,n26");
    play(t, "put_knight:n19");
    assert_knight(t, 19, 0, BASIC, 0);
    /* another's knight bars the way; a weaker one is driven off */
    pos_ship(p, 1, "e40");
    knights(p, 1, "n26.1.0");
    knights(p, 0, "n33.2.1");
    t = ck_table(p);
    play(t, "lift_knight:n33");
    assert_moves(t, "put_knight:n26");
    refuse(t, 0, "put_knight:n19", CATAN_E_NO_WAY);
    /* without the bridge there is no way */
    pos_field(p, "bridges", "");
    t = ck_table(p);
    assert_moves_of(t, "lift_knight", "");
    refuse(t, 0, "lift_knight:n33", CATAN_E_NO_WAY);
}

static void test_knights_at_its_ends(void **state) {
    (void)state;
    RULE("V3.5");
    RULE("C-61");
    RULE("C-62");
    pos *p = knights_at_straits("");
    pos_settlement(p, 0, "n33");
    bridges(p, 0, "b28");
    pos_hand(p, 0, "lumber:1 brick:1 wool:1 ore:1");
    table *t = ck_table(p);
    assert_moves_of(t, "recruit_knight", "n26");
    play(t, "recruit_knight:n26");
    assert_knight(t, 26, 0, BASIC, 0);
    /* another's cuts the route and bars the way on */
    pos_road(p, 0, "e29");
    pos_road(p, 1, "e28");
    pos_settlement(p, 1, "n10");
    pos_road(p, 1, "e17");
    knights(p, 1, "n18.1.1");
    pos_turn(p, 1, "action");
    t = ck_table(p);
    assert_int_equal(route(t, 0), 2);
    play(t, "lift_knight:n18 put_knight:n26");
    assert_int_equal(route(t, 0), 1);
    p = knights_at_straits("");
    pos_settlement(p, 0, "n33");
    bridges(p, 0, "b28");
    pos_hand(p, 0, ROAD);
    pos_road(p, 1, "e28");
    assert_moves_of(ck_table(p), "build_road", "e29,e39,e49,e50");
    knights(p, 1, "n26.1.0");
    t = ck_table(p);
    assert_moves_of(t, "build_road", "e39,e49,e50");
    refuse(t, 0, "build_road:e29", CATAN_E_NOT_CONNECTED);
}

/* Intrigue reaches over it, and the knight may leave by an own one. */
static void test_intrigue(void **state) {
    (void)state;
    RULE("V3.5");
    RULE("C-124");
    RULE("C-59");
    pos *p = knights_at_straits("");
    pos_settlement(p, 0, "n33");
    progress(p, 0, "intrigue:1");
    pos_settlement(p, 1, "n18");
    pos_road(p, 1, "e28");
    knights(p, 1, "n26.3.1");
    table *t = ck_table(p);
    assert_moves_of(t, "play_intrigue", "");
    bridges(p, 0, "b28");
    t = ck_table(p);
    assert_moves_of(t, "play_intrigue", "n26");
    play(t, "play_intrigue:n26"); /* n18 is built: nowhere to go */
    assert_no_knight(t, 26);
    assert_asked(t, 0, "action");
    p = knights_at_straits("");
    progress(p, 0, "intrigue:1");
    pos_road(p, 0, "e29");
    bridges(p, 1, "b28");
    knights(p, 1, "n26.1.1");
    t = ck_table(p);
    play(t, "play_intrigue:n26");
    assert_asked(t, 1, "retreat_knight");
    assert_moves(t, "retreat_knight:n33");
    play(t, "retreat_knight:n33");
    assert_knight(t, 33, 1, BASIC, 1);
}

/* --- without Seafarers --- */

static void test_without_seafarers(void **state) {
    (void)state;
    RULE("V3.2");
    sketch *map = straits_map();
    map->map.pirate = 0;
    pos *p = pos_on_map("players=3 bridges=on", &map->map);
    pos_settlement(p, 0, "n33");
    pos_hand(p, 0, BRIDGE);
    table *t = pos_table(p);
    assert_moves_of(t, "build_bridge", "b28");
    play(t, "build_bridge:b28");
    pos_hand(p, 0, "lumber:2 brick:2 ore:1");
    t = pos_table(p);
    play(t, "build_bridge:b28 build_road:e29");
    assert_int_equal(route(t, 0), 2);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        PLAY_TEST(test_not_at_setup),     PLAY_TEST(test_not_by_road_building),
        PLAY_TEST(test_when_one_builds),  PLAY_TEST(test_pirate_and_ships),
        PLAY_TEST(test_harbour),          PLAY_TEST(test_no_neighbours),
        PLAY_TEST(test_not_over_fog),     PLAY_TEST(test_discovers),
        PLAY_TEST(test_diplomat_takes),   PLAY_TEST(test_diplomat_refused),
        PLAY_TEST(test_diplomat_strands), PLAY_TEST(test_diplomat_award),
        PLAY_TEST(test_knights_walk),     PLAY_TEST(test_knights_at_its_ends),
        PLAY_TEST(test_intrigue),         PLAY_TEST(test_without_seafarers),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
