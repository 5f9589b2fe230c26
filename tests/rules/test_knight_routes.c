/* Knights on the longest road, and the roads that knights stand at: C-62, C-63, E135. */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>
#include <cmocka.h>

#include "rules/knights_table.h"
#include "support/rule.h"

/* Seat 1 has the longest road, n3 n0 n4 n1 n5 n2 n6; seat 2 one of five at the bottom. Seat 0's
 * roads lead from n4 over n8, n13 and n9 to n5, and from n10 to n6. */
static pos *begin(const char *mine, int32_t holder) {
    pos *p = ck("players=3");
    pos_road(p, 0, "e7 e13 e14 e8 e9");
    pos_road(p, 1, "e0 e1 e2 e3 e4 e5");
    pos_road(p, 2, "e66 e67 e68 e69 e70");
    knights(p, 0, mine);
    pos_longest_road(p, holder);
    return p;
}

static void test_recruited_on_it(void **state) {
    (void)state;
    RULE("C-62");
    pos *p = begin("", 1);
    pos_hand(p, 0, "wool:1 ore:1");
    table *t = ck_table(p);
    assert_int_equal(route(t, 1), 6);
    assert_points(t, 1, 2, 2);
    play(t, "recruit_knight:n5");
    assert_int_equal(route(t, 1), 4); /* and two beyond it */
    assert_awards(t, 2, CATAN_NOBODY);
    assert_points(t, 1, 0, 0);
    assert_points(t, 2, 2, 2);
    take_back(t, 1);
    assert_awards(t, 1, CATAN_NOBODY);
    play(t, "recruit_knight:n4");
    assert_int_equal(route(t, 1), 4);
    assert_awards(t, 2, CATAN_NOBODY);
    take_back(t, 1);
    play(t, "recruit_knight:n6"); /* the last road counts */
    assert_int_equal(route(t, 1), 6);
    assert_awards(t, 1, CATAN_NOBODY);
}

static void test_active_or_not(void **state) {
    (void)state;
    RULE("C-62");
    RULE("E135");
    static const char *const all[] = {"n5.1.0", "n5.1.1", "n5.3.0", "n5.3.1"};
    for (int i = 0; i < 4; i++) {
        table *t = ck_table(begin(all[i], 2));
        assert_int_equal(route(t, 1), 4);
        assert_int_equal(route(t, 2), 5);
        assert_awards(t, 2, CATAN_NOBODY);
    }
    /* whoever says that it is whole is refused */
    pos *p = begin("n5.1.0", 1);
    rest_of_progress(p);
    table *t = ck_table(begin("n5.1.0", 2));
    assert_int_equal(table_refusal(t, pos_line(p), NULL), CATAN_E_POSITION_AWARD);
}

static void test_own_knight(void **state) {
    (void)state;
    RULE("C-62");
    pos *p = begin("", 1);
    knights(p, 1, "n1.1.1 n4.2.0 n5.1.0");
    table *t = ck_table(p);
    assert_int_equal(route(t, 1), 6);
    assert_awards(t, 1, CATAN_NOBODY);
}

static void test_moved_off_and_on(void **state) {
    (void)state;
    RULE("C-62");
    table *t = ck_table(begin("n5.1.1", 2));
    play(t, "lift_knight:n5 put_knight:n13");
    assert_int_equal(route(t, 1), 6);
    assert_awards(t, 1, CATAN_NOBODY);
    assert_points(t, 1, 2, 2);
    assert_points(t, 2, 0, 0);
    t = ck_table(begin("n13.1.1", 1));
    play(t, "lift_knight:n13 put_knight:n4");
    assert_int_equal(route(t, 1), 4);
    assert_awards(t, 2, CATAN_NOBODY);
}

/* Who was longest and is still as long keeps it. */
static void test_cut_to_a_tie(void **state) {
    (void)state;
    RULE("C-62");
    RULE("E63");
    pos *p = begin("", 1);
    pos_road(p, 1, "e6"); /* n3 n7 */
    pos_hand(p, 0, "wool:1 ore:1");
    table *t = ck_table(p);
    assert_int_equal(route(t, 1), 7);
    play(t, "recruit_knight:n5");
    assert_int_equal(route(t, 1), 5);
    assert_awards(t, 1, CATAN_NOBODY);
}

/* The knight in the way is driven off by its victim's own knight, and has nowhere to go. */
static void test_removed(void **state) {
    (void)state;
    RULE("C-62");
    RULE("C-58");
    pos *p = begin("n5.1.1", 2);
    pos_settlement(p, 0, "n9");
    pos_road(p, 1, "e13 e14"); /* of seat 0's roads e7, e8, and e9 are left */
    knights(p, 1, "n4.2.1");
    pos_turn(p, 1, "action");
    table *t = ck_table(p);
    assert_int_equal(route(t, 1), 4);
    play(t, "lift_knight:n4");
    assert_awards(t, 2, CATAN_NOBODY);
    play(t, "put_knight:n5");
    assert_asked(t, 1, "action");
    assert_knights_left(t, 0, 2, 2, 2);
    assert_int_equal(route(t, 1), 6);
    assert_awards(t, 1, CATAN_NOBODY);
}

/* A knight that is driven from elsewhere may retreat to another's road. */
static void test_displaced(void **state) {
    (void)state;
    RULE("C-62");
    RULE("C-59");
    pos *p = begin("n8.1.0", 1);
    pos_road(p, 2, "e7 e12"); /* n4 n8 n12; seat 0's are left from n8 on */
    knights(p, 2, "n12.2.1");
    pos_turn(p, 2, "action");
    table *t = ck_table(p);
    play(t, "lift_knight:n12 put_knight:n8");
    assert_moves(t, "retreat_knight:n5,n9,n13");
    assert_awards(t, 1, CATAN_NOBODY);
    play(t, "retreat_knight:n5"); /* where it cuts */
    assert_int_equal(route(t, 1), 4);
    assert_awards(t, 2, CATAN_NOBODY);
    take_back(t, 1);
    play(t, "retreat_knight:n13");
    assert_int_equal(route(t, 1), 6);
    assert_awards(t, 1, CATAN_NOBODY);
}

/* The parts go on at their other ends. */
static void test_extended(void **state) {
    (void)state;
    RULE("C-62");
    pos *p = begin("n5.1.0", 2);
    pos_hand(p, 1, "lumber:3 brick:3");
    pos_turn(p, 1, "action");
    table *t = ck_table(p);
    play(t, "build_road:e6");
    assert_int_equal(route(t, 1), 5);
    assert_awards(t, 2, CATAN_NOBODY);
    play(t, "build_road:e10");
    assert_int_equal(route(t, 1), 6);
    assert_awards(t, 1, CATAN_NOBODY);
}

/* --- C-63: whatever is played, a knight stands at a road of its own, and alone --- */

static int touches_own_road(const table *t, uint32_t node, int32_t owner) {
    catan_node at;
    assert_int_equal(catan_node_get(&at, sizeof at, t->game, node), CATAN_OK);
    for (int i = 0; i < 3; i++) {
        if (at.edges[i] != CATAN_NO_PLACE && catan_edge_owner(t->state, at.edges[i]) == owner) {
            return 1;
        }
    }
    return 0;
}

static void test_no_knight_is_stranded(void **state) {
    (void)state;
    RULE("C-63");
    RULE("C-48");
    RULE("C-59");
    table *t = ck_start("players=4 trade=off");
    catan_rng rng;
    unsigned seen = 0;
    assert_int_equal(catan_rng_seed(&rng, 20), CATAN_OK);
    for (int i = 0; i < 6000 && catan_actor(t->state) != CATAN_NOBODY; i++) {
        assert_int_equal(catan_apply_listed(t->state, catan_random_move(t->state, &rng)), CATAN_OK);
        for (uint32_t node = 0; node < 54; node++) {
            int32_t owner = catan_node_knight(t->state, node, NULL, NULL);
            if (owner != CATAN_NOBODY) {
                seen++;
                assert_true(touches_own_road(t, node, owner));
                assert_int_equal(catan_node_building(t->state, node), CATAN_NO_BUILDING);
            }
        }
    }
    assert_true(seen > 1000);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        PLAY_TEST(test_recruited_on_it),
        PLAY_TEST(test_active_or_not),
        PLAY_TEST(test_own_knight),
        PLAY_TEST(test_moved_off_and_on),
        PLAY_TEST(test_cut_to_a_tie),
        PLAY_TEST(test_removed),
        PLAY_TEST(test_displaced),
        PLAY_TEST(test_extended),
        PLAY_TEST(test_no_knight_is_stranded),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
