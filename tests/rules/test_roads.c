/* Where roads may be built: B-52, E68, E69. */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>
#include <cmocka.h>
#include <stdio.h>

#include "support/pos.h"
#include "support/rule.h"

/* From a settlement and from a road's ends, on free edges. */
static void test_places(void **unused) {
    (void)unused;
    RULE("B-52");
    pos *p = pos_new("players=2");
    pos_settlement(p, 0, "n17 n53");
    pos_road(p, 0, "e26 e27"); /* n17 n23 n18 */
    pos_hand(p, 0, "lumber:3 brick:3");
    pos_settlement(p, 1, "n8");
    pos_road(p, 1, "e13 e20"); /* n8 n13 n18 */
    table *t = pos_table(p);
    assert_moves_of(t, "build_road", "e19,e25,e28,e35,e70,e71");
    refuse(t, 0, "build_road:e26", CATAN_E_PLACE_TAKEN);   /* one's own */
    refuse(t, 0, "build_road:e20", CATAN_E_PLACE_TAKEN);   /* another's */
    refuse(t, 0, "build_road:e14", CATAN_E_NOT_CONNECTED); /* at another's road only */
    refuse(t, 0, "build_road:e12", CATAN_E_NOT_CONNECTED);
    refuse(t, 0, "build_road:e43", CATAN_E_NOT_CONNECTED); /* one edge too far */
    play(t, "build_road:e35");
    assert_road(t, 35, 0);
    assert_moves_of(t, "build_road", "e19,e25,e28,e42,e43,e70,e71");
    play(t, "build_road:e28 build_road:e70");
    assert_supply(t, 0, 10, 3, 4);
}

/* Beside the desert and along the coast are edges of the land. */
static void test_desert_and_coast(void **unused) {
    (void)unused;
    RULE("B-52");
    pos *p = pos_new("players=2");
    pos_settlement(p, 0, "n29 n50");
    pos_hand(p, 0, "lumber:4 brick:4");
    table *t = pos_table(p);
    assert_moves_of(t, "build_road", "e35,e42,e43,e65,e71");
    play(t, "build_road:e35 build_road:e43 build_road:e65 build_road:e71");
    assert_hand(t, 0, "");
}

static void test_sea(void **unused) {
    (void)unused;
    RULE("B-52");
    pos *p = pos_new("players=2 sea_frame=on");
    pos_hand(p, 0, "lumber:1 brick:1");
    table *t = pos_table(p);
    catan_hex hex;
    catan_node corner;
    assert_int_equal(catan_hex_get(&hex, sizeof hex, t->game, catan_hex_at(t->game, 0, -2)),
                     CATAN_OK);
    assert_int_equal(catan_node_get(&corner, sizeof corner, t->game, hex.nodes[0]), CATAN_OK);
    char node[16];
    snprintf(node, sizeof node, "n%u", hex.nodes[0]);
    pos_settlement(p, 0, node);
    t = pos_table(p);
    unsigned legal = 0;
    for (int i = 0; i < 3; i++) {
        int32_t status = catan_check(t->state, 0, catan_move_build_road(corner.edges[i]));
        int side = corner.edges[i] == hex.edges[0] || corner.edges[i] == hex.edges[5];
        assert_int_equal(status, side ? CATAN_OK : CATAN_E_NOT_LAND);
        legal += status == CATAN_OK;
    }
    assert_int_equal(legal, 2);
}

/* Not on from a foreign building at which one's road ends; of the two arms at n17 the other one
 * goes on. */
static void test_not_through_a_foreign_building(void **unused) {
    (void)unused;
    RULE("B-52");
    RULE("E68");
    for (unsigned city = 0; city < 2; city++) {
        pos *p = pos_new("players=2");
        pos_settlement(p, 0, "n17");
        pos_road(p, 0, "e26 e27"); /* n17 n23 n18 */
        pos_hand(p, 0, "lumber:2 brick:2");
        (city ? pos_city : pos_settlement)(p, 1, "n18");
        table *t = pos_table(p);
        assert_moves_of(t, "build_road", "e19,e25,e35");
        refuse(t, 0, "build_road:e20", CATAN_E_NOT_CONNECTED);
        refuse(t, 0, "build_road:e28", CATAN_E_NOT_CONNECTED);
    }
}

/* A foreign road alone blocks nothing, nor does one's own building. */
static void test_through_others(void **unused) {
    (void)unused;
    RULE("B-52");
    pos *p = pos_new("players=2");
    pos_settlement(p, 0, "n17 n24");
    pos_road(p, 0, "e26 e27 e28"); /* n17 n23 n18 n24 */
    pos_hand(p, 0, "lumber:2 brick:2");
    pos_settlement(p, 1, "n8");
    pos_road(p, 1, "e13 e20"); /* ends at n18 */
    table *t = pos_table(p);
    assert_moves_of(t, "build_road", "e19,e25,e29,e35,e36");
}

/* The building is laid during the game: what lies behind it can no longer be reached from that
 * side. */
static void test_cut_off_by_a_new_building(void **unused) {
    (void)unused;
    RULE("B-52");
    RULE("E68");
    pos *p = pos_new("players=2");
    pos_settlement(p, 0, "n17");
    pos_road(p, 0, "e26 e27");
    pos_hand(p, 0, "lumber:1 brick:1");
    pos_settlement(p, 1, "n8");
    pos_road(p, 1, "e13 e20");
    pos_hand(p, 1, "lumber:1 brick:1 wool:1 grain:1");
    table *t = pos_table(p);
    assert_moves_of(t, "build_road", "e19,e25,e28,e35");
    play(t, "end_turn roll dice:10");
    play(t, "build_settlement:n18 end_turn roll dice:10");
    assert_moves_of(t, "build_road", "e19,e25,e35");
    refuse(t, 0, "build_road:e28", CATAN_E_NOT_CONNECTED);
}

/* Both parts of an interrupted road may be extended, but not from the foreign node. */
static void test_interrupted_road(void **unused) {
    (void)unused;
    RULE("B-52");
    RULE("E69");
    pos *p = pos_new("players=2");
    pos_settlement(p, 0, "n17");
    pos_road(p, 0, "e26 e27 e28 e36"); /* n17 n23 n18 n24 n30 */
    pos_hand(p, 0, "lumber:3 brick:3");
    pos_settlement(p, 1, "n18");
    table *t = pos_table(p);
    assert_moves_of(t, "build_road", "e19,e25,e29,e35,e44,e45");
    refuse(t, 0, "build_road:e20", CATAN_E_NOT_CONNECTED); /* though two own roads end at n18 */
    play(t, "build_road:e44");                             /* far part: n30 n35 */
    assert_moves_of(t, "build_road", "e19,e25,e29,e35,e43,e45,e51");
    play(t, "build_road:e29 build_road:e19");
    assert_hand(t, 0, "");
}

/* A road may end at a foreign building. */
static void test_up_to_a_foreign_building(void **unused) {
    (void)unused;
    RULE("B-52");
    pos *p = pos_new("players=2");
    pos_settlement(p, 0, "n17");
    pos_road(p, 0, "e26");
    pos_hand(p, 0, "lumber:2 brick:2");
    pos_settlement(p, 1, "n18");
    table *t = pos_table(p);
    assert_moves_of(t, "build_road", "e19,e25,e27,e35");
    play(t, "build_road:e27");
    assert_road(t, 27, 0);
    assert_moves_of(t, "build_road", "e19,e25,e35");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        PLAY_TEST(test_places),
        PLAY_TEST(test_desert_and_coast),
        PLAY_TEST(test_sea),
        PLAY_TEST(test_not_through_a_foreign_building),
        PLAY_TEST(test_through_others),
        PLAY_TEST(test_cut_off_by_a_new_building),
        PLAY_TEST(test_interrupted_road),
        PLAY_TEST(test_up_to_a_foreign_building),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
