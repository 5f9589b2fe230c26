/* Scenarios at sea: S-2, S-62, S-70, S-91 to S-93, M-8. */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>
#include <cmocka.h>
#include <stdio.h>
#include <stdlib.h>

#include "rules/sea.h"
#include "support/rule.h"

enum { NO_HOME = 99 };

static table *scenario(const char *name, unsigned players, const char *more) {
    char options[160];
    snprintf(options, sizeof options, "players=%u scenario=%s first_player=0 %s", players, name,
             more);
    return table_new(options);
}

static void test_goals(void **state) {
    (void)state;
    RULE("S-70");
    RULE("M-8");
    static const struct {
        const char *name;
        unsigned goal;
    } goals[] = {
        {"new_shores", 14}, {"islands", 13}, {"fog", 12}, {"desert", 14}, {"new_world", 12}};
    for (size_t i = 0; i < sizeof goals / sizeof *goals; i++) {
        for (unsigned players = 2; players <= 6; players++) {
            const char *layout = i == 4 ? "layout=random harbours=shuffled" : "";
            table *t = scenario(goals[i].name, players, layout);
            assert_int_equal(catan_game_target(t->game), goals[i].goal);
            assert_int_equal(ships(t, 0), 15);
            play_teardown(NULL);
        }
    }
    table *t = scenario("new_shores", 4, "victory_points=11");
    assert_int_equal(catan_game_target(t->game), 11);
    /* The base board keeps its own. */
    assert_int_equal(catan_game_target(table_new("seafarers=on sea_frame=on")->game), 10);
}

/* The kinds of harbours are shuffled over their places. */
static void test_harbours(void **state) {
    (void)state;
    RULE("S-2");
    unsigned differ = 0, first[6] = {0};
    uint8_t kinds[CATAN_MAX_HARBOURS] = {0};
    for (uint64_t seed = 0; seed < 20; seed++) {
        catan_layout layout;
        catan_rng rng;
        unsigned of[6] = {0};
        table *t = scenario("new_shores", 4, "layout=random harbours=shuffled");
        assert_int_equal(catan_rng_seed(&rng, seed), CATAN_OK);
        assert_int_equal(catan_layout_generate(&layout, sizeof layout, t->game, &rng), CATAN_OK);
        assert_int_equal(catan_harbour_count(t->game), 9);
        for (unsigned i = 0; i < 9; i++) {
            of[layout.harbour[i]]++;
        }
        /* Four of any, one of each resource. */
        assert_int_equal(of[CATAN_HARBOUR_ANY], 4);
        for (unsigned kind = 0; kind < 5; kind++) {
            assert_int_equal(of[kind], 1);
        }
        differ += seed != 0 && memcmp(kinds, layout.harbour, sizeof kinds) != 0;
        memcpy(kinds, layout.harbour, sizeof kinds);
        first[layout.harbour[0]]++;
        play_teardown(NULL);
    }
    assert_true(differ > 10);
    assert_true(first[CATAN_HARBOUR_ANY] < 20);
}

/* New Shores: starts on the main island, which is home; robber and pirate as printed. */
static void test_new_shores(void **state) {
    (void)state;
    RULE("S-91");
    RULE("S-62");
    table *t = scenario("new_shores", 4, "");
    catan_layout layout = layout_info(t);
    assert_int_equal(table_info(t).pirate, catan_hex_at(t->game, 4, 3));
    assert_int_equal(layout.terrain[table_info(t).robber], CATAN_DESERT);
    for (uint32_t node = 0; node < catan_node_count(t->game); node++) {
        catan_node n;
        int main_island = 0;
        assert_int_equal(catan_node_get(&n, sizeof n, t->game, node), CATAN_OK);
        for (unsigned i = 0; i < 3 && n.hexes[i] != CATAN_NO_PLACE; i++) {
            catan_hex h;
            assert_int_equal(catan_hex_get(&h, sizeof h, t->game, n.hexes[i]), CATAN_OK);
            /* the island: all at most two hexes away from (-1,4) */
            int q = h.q + 1, r = h.r - 4;
            int far = (abs(q) + abs(r) + abs(q + r)) / 2;
            main_island |= far <= 2;
        }
        int32_t status =
            catan_check(t->state, 0, catan_move_make(CATAN_MOVE_SETUP_SETTLEMENT, node));
        assert_int_equal(status == CATAN_OK, main_island);
    }
}

/* Four Islands: on any of them; the robber on the 12. */
static void test_islands_start_anywhere(void **state) {
    (void)state;
    RULE("S-91");
    table *t = scenario("islands", 4, "");
    catan_layout layout = layout_info(t);
    assert_int_equal(layout.number[table_info(t).robber], 12);
    unsigned lands = 0;
    for (uint32_t node = 0; node < catan_node_count(t->game); node++) {
        catan_node n;
        int land = 0;
        assert_int_equal(catan_node_get(&n, sizeof n, t->game, node), CATAN_OK);
        for (unsigned i = 0; i < 3 && n.hexes[i] != CATAN_NO_PLACE; i++) {
            land |= layout.terrain[n.hexes[i]] != CATAN_SEA;
        }
        int32_t status =
            catan_check(t->state, 0, catan_move_make(CATAN_MOVE_SETUP_SETTLEMENT, node));
        assert_int_equal(status == CATAN_OK, land);
        lands += (unsigned)land;
    }
    assert_true(lands > 60);
}

/* --- special points --- */

/* Islands by hex: land that hangs together; deserts apart, where they belong to none. */
typedef struct islands {
    uint8_t of[128]; /* 0: none */
} islands;

static void flood(const table *t, const catan_layout *layout, int deserts, uint32_t hex,
                  uint8_t island, islands *to) {
    catan_hex h;
    if (to->of[hex] != 0 || layout->terrain[hex] == CATAN_SEA ||
        (!deserts && layout->terrain[hex] == CATAN_DESERT)) {
        return;
    }
    to->of[hex] = island;
    assert_int_equal(catan_hex_get(&h, sizeof h, t->game, hex), CATAN_OK);
    for (unsigned i = 0; i < 6; i++) {
        if (h.neighbours[i] != CATAN_NO_PLACE) {
            flood(t, layout, deserts, h.neighbours[i], island, to);
        }
    }
}

/* How many of the islands at a node are not home, a set of islands. */
static unsigned new_islands(const table *t, const islands *is, uint32_t node, uint64_t home) {
    catan_node n;
    uint64_t at = 0;
    unsigned count = 0;
    assert_int_equal(catan_node_get(&n, sizeof n, t->game, node), CATAN_OK);
    for (unsigned i = 0; i < 3 && n.hexes[i] != CATAN_NO_PLACE; i++) {
        at |= 1ULL << is->of[n.hexes[i]];
    }
    for (unsigned island = 1; island < 64; island++) {
        count += (unsigned)((at & ~home) >> island & 1);
    }
    return count;
}

/* Behind a setup, seat 0 has a ship or road at a node, and settles there. @return 0: he may not */
static int settle(table *t, const char *line, uint32_t node, unsigned expected) {
    char text[16];
    catan_node n;
    table_read(t, line);
    assert_int_equal(catan_node_get(&n, sizeof n, t->game, node), CATAN_OK);
    for (unsigned i = 0; i < 3 && n.edges[i] != CATAN_NO_PLACE; i++) {
        for (unsigned ship = 0; ship < 2; ship++) {
            table_read(t, line);
            if (catan_edge_owner(t->state, n.edges[i]) != CATAN_NOBODY) {
                continue;
            }
            pos *p = pos_of(t);
            snprintf(text, sizeof text, "e%u", n.edges[i]);
            (ship ? pos_ship : pos_road)(p, 0, text);
            pos_hand(p, 0, SETTLEMENT);
            if (catan_position_parse(t->state, pos_line(p), NULL) == CATAN_OK &&
                catan_apply(t->state, 0, catan_move_build_settlement(node)) == CATAN_OK) {
                if (special(t, 0) != expected) {
                    play_fail(__FILE__, __LINE__, "%u special points at n%u, not %u\n%s",
                              special(t, 0), node, expected, table_line(t));
                }
                return 1;
            }
        }
    }
    return 0;
}

/* All nodes of a scenario where seat 0 may settle after a random setup; `home`: a hex of
 * everybody's home, or CATAN_NO_PLACE: his own are. */
static void check_special_points(const char *name, unsigned players, int q, int r, int deserts) {
    table *t = scenario(name, players, "");
    catan_layout layout = layout_info(t);
    catan_rng rng;
    static islands is;
    uint8_t count = 0;
    uint64_t home = 0;
    unsigned settled = 0, earned = 0;
    memset(&is, 0, sizeof is);
    for (uint32_t hex = 0; hex < catan_hex_count(t->game); hex++) {
        if (is.of[hex] == 0) {
            flood(t, &layout, deserts, hex, (uint8_t)(count + 1), &is);
            count = (uint8_t)(count + (is.of[hex] != 0));
        }
    }
    assert_true(count > 2);
    assert_int_equal(catan_rng_seed(&rng, players), CATAN_OK);
    while (catan_question(t->state) != CATAN_ASK_BEFORE_ROLL) {
        assert_int_equal(catan_apply(t->state, CATAN_ANYONE, catan_random_move(t->state, &rng)),
                         CATAN_OK);
    }
    play(t, "roll dice:2");
    while (catan_question(t->state) != CATAN_ASK_ACTION) {
        assert_int_equal(catan_apply(t->state, CATAN_ANYONE, catan_random_move(t->state, &rng)),
                         CATAN_OK);
    }
    assert_int_equal(special(t, 0), 0);
    for (uint32_t node = 0; node < catan_node_count(t->game); node++) {
        catan_node n;
        assert_int_equal(catan_node_get(&n, sizeof n, t->game, node), CATAN_OK);
        for (unsigned i = 0; i < 3 && n.hexes[i] != CATAN_NO_PLACE; i++) {
            catan_hex h;
            assert_int_equal(catan_hex_get(&h, sizeof h, t->game, n.hexes[i]), CATAN_OK);
            if (catan_node_owner(t->state, node) == 0 || (q != NO_HOME && h.q == q && h.r == r)) {
                home |= 1ULL << is.of[n.hexes[i]];
            }
        }
    }
    const char *line = table_line(t);
    for (uint32_t node = 0; node < catan_node_count(t->game); node++) {
        unsigned expected = 2 * new_islands(t, &is, node, home);
        int done = settle(t, line, node, expected);
        settled += (unsigned)done;
        earned += done && expected != 0;
    }
    assert_true(settled > 20 && earned > 5);
    play_teardown(NULL);
}

static void test_special_points_of_new_shores(void **state) {
    (void)state;
    RULE("S-92");
    RULE("S-91");
    check_special_points("new_shores", 3, -1, 4, 1);
    check_special_points("new_shores", 4, -1, 4, 1);
    check_special_points("new_shores", 6, 1, 3, 1);
}

static void test_special_points_of_islands(void **state) {
    (void)state;
    RULE("S-92");
    RULE("S-91");
    check_special_points("islands", 3, NO_HOME, 0, 1);
    check_special_points("islands", 4, NO_HOME, 0, 1);
    check_special_points("islands", 5, NO_HOME, 0, 1);
}

/* The strip behind the deserts is an area; the deserts belong to none. */
static void test_special_points_of_the_desert(void **state) {
    (void)state;
    RULE("S-93");
    RULE("S-92");
    check_special_points("desert", 3, 1, 1, 0);
    check_special_points("desert", 4, 1, 1, 0);
    check_special_points("desert", 5, 1, 4, 0);
}

/* Settles at a hex, at whichever corner it is possible. */
static void settle_at(table *t, int q, int r, unsigned expected) {
    const char *line = table_line(t);
    catan_hex h;
    assert_int_equal(catan_hex_get(&h, sizeof h, t->game, catan_hex_at(t->game, q, r)), CATAN_OK);
    for (unsigned i = 0; i < 6; i++) {
        if (settle(t, line, h.nodes[i], expected)) {
            return;
        }
    }
    play_fail(__FILE__, __LINE__, "no place to settle at %d,%d\n%s", q, r, line);
}

/* With 5 and 6 players sea parts the strip: it stays one area. */
static void test_strip_in_two_parts(void **state) {
    (void)state;
    RULE("S-93");
    table *t = scenario("desert", 5, "");
    catan_layout layout = layout_info(t);
    assert_int_equal(layout.terrain[catan_hex_at(t->game, 3, 0)], CATAN_SEA);
    catan_rng rng;
    assert_int_equal(catan_rng_seed(&rng, 7), CATAN_OK);
    while (catan_question(t->state) != CATAN_ASK_BEFORE_ROLL) {
        assert_int_equal(catan_apply(t->state, CATAN_ANYONE, catan_random_move(t->state, &rng)),
                         CATAN_OK);
    }
    play(t, "roll dice:2");
    while (catan_question(t->state) != CATAN_ASK_ACTION) {
        assert_int_equal(catan_apply(t->state, CATAN_ANYONE, catan_random_move(t->state, &rng)),
                         CATAN_OK);
    }
    settle_at(t, 0, 0, 2);
    settle_at(t, 6, 0, 2);
    settle_at(t, 7, 2, 4);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        PLAY_TEST(test_goals),
        PLAY_TEST(test_harbours),
        PLAY_TEST(test_new_shores),
        PLAY_TEST(test_islands_start_anywhere),
        PLAY_TEST(test_special_points_of_new_shores),
        PLAY_TEST(test_special_points_of_islands),
        PLAY_TEST(test_special_points_of_the_desert),
        PLAY_TEST(test_strip_in_two_parts),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
