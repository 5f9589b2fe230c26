/* The built-in maps at sea: what they hold, as tests/golden/maps.txt says, and every way of laying
 * them over thousands of seeds, judged from coordinates and the rules (M-5 to M-8, S-2). */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <setjmp.h>
#include <cmocka.h>

#include "board/board.h"
#include "support/judge.h"
#include "support/rule.h"

#ifdef JUDGE_SLOW_BUILD
enum { SEEDS = 300 };
#else
enum { SEEDS = 10000 };
#endif

static const char *const names[] = {"none",   "new_shores", "islands",    "fog",
                                    "desert", "new_world",  "specialists"};
static const uint8_t tokens[10] = {2, 3, 4, 5, 6, 8, 9, 10, 11, 12};

/* A row of the file. */
typedef struct figures {
    unsigned scenario, players, hexes[9], numbers[13], harbours[6], goal, points;
} figures;

static figures rows[32];
static unsigned row_count;
static catan__board board;
static judge judging;

static unsigned take_number(char **at) { return (unsigned)strtoul(*at, at, 10); }

static int read_figures(void **state) {
    (void)state;
    char path[1024], line[512], name[32];
    snprintf(path, sizeof path, "%s/tests/golden/maps.txt", getenv("CATAN_SOURCE_DIR"));
    FILE *file = fopen(path, "r");
    assert_non_null(file);
    while (fgets(line, sizeof line, file)) {
        figures *row = &rows[row_count];
        int length = 0;
        if (line[0] == '#') {
            continue;
        }
        assert_int_equal(sscanf(line, "%31s%n", name, &length), 1);
        char *at = line + length;
        for (unsigned i = 1; i < 7; i++) {
            row->scenario = strcmp(names[i], name) == 0 ? i : row->scenario;
        }
        row->players = take_number(&at);
        for (unsigned i = 0; i < 9; i++) {
            row->hexes[i] = take_number(&at);
        }
        for (unsigned i = 0; i < 10; i++) {
            row->numbers[tokens[i]] = take_number(&at);
        }
        for (unsigned i = 0; i < 6; i++) {
            row->harbours[i] = take_number(&at);
        }
        row->goal = take_number(&at);
        row->points = take_number(&at);
        row_count++;
    }
    assert_int_equal(fclose(file), 0);
    assert_int_equal(row_count, 16);
    return 0;
}

static void use(const figures *row, unsigned outlines) {
    const catan_map *map = catan__map_builtin(row->players, row->scenario, 0);
    assert_int_equal(catan__board_compile(&board, map, row->players, outlines), CATAN_OK);
    judge_begin(&judging, &board);
}

/* What lies there is what the figures say, in every layout. */
static void check_stock(const figures *row, const catan_layout *layout) {
    unsigned hexes[9] = {0}, numbers[13] = {0}, harbours[6] = {0};
    for (unsigned hex = 0; hex < board.hexes; hex++) {
        unsigned terrain = layout->terrain[hex], number = layout->number[hex];
        hexes[terrain]++;
        numbers[number] += number != 0;
        assert_int_equal(number != 0,
                         terrain != CATAN_DESERT && terrain != CATAN_SEA && terrain != CATAN_FOG);
    }
    for (unsigned i = 0; i < board.harbours; i++) {
        harbours[layout->harbour[i]]++;
    }
    assert_memory_equal(hexes, row->hexes, sizeof hexes);
    assert_memory_equal(numbers, row->numbers, sizeof numbers);
    assert_memory_equal(harbours, row->harbours, sizeof harbours);
    assert_int_equal(catan__layout_check(layout, &board), CATAN_OK);
}

/* Each area holds what is printed in it; what is fixed lies where it is; with outlines kept the sea
 * is where it is printed. */
static void check_areas(const catan_layout *layout, unsigned outlines) {
    int terrains[8][9] = {{0}}, numbers[8][13] = {{0}};
    for (unsigned hex = 0; hex < board.hexes; hex++) {
        unsigned area = board.area[hex];
        if (board.terrain[hex] != CATAN_FROM_POOL) {
            assert_int_equal(layout->terrain[hex], board.terrain[hex]);
            continue;
        }
        terrains[area][layout->terrain[hex]]++;
        numbers[area][layout->number[hex]]++;
        terrains[area][board.printed_terrain[hex]]--;
        numbers[area][board.printed_number[hex]]--;
        if (board.printed && outlines == CATAN_OUTLINES_KEPT) {
            assert_int_equal(layout->terrain[hex] == CATAN_SEA,
                             board.printed_terrain[hex] == CATAN_SEA);
        }
    }
    for (unsigned i = 0; i < 8 && board.printed; i++) {
        for (unsigned k = 0; k < 13; k++) {
            assert_int_equal((k < 9 ? terrains[i][k] : 0) | numbers[i][k], 0);
        }
    }
}

/* M-6 */
static void check_conditions(unsigned scenario, const catan_layout *layout) {
    for (unsigned hex = 0; hex < board.hexes; hex++) {
        unsigned terrain = layout->terrain[hex], number = layout->number[hex];
        int rare = number == 2 || number == 3 || number == 11 || number == 12;
        if (scenario == CATAN_SCENARIO_DESERT || scenario == CATAN_SCENARIO_NEW_WORLD) {
            assert_false(terrain == CATAN_GOLD && judge_red((int)number));
        }
        if (scenario == CATAN_SCENARIO_ISLANDS) {
            assert_false((terrain == CATAN_FOREST || terrain == CATAN_PASTURE) && rare);
        }
    }
    if (scenario != CATAN_SCENARIO_ISLANDS && scenario != CATAN_SCENARIO_FOG) {
        assert_true(judge_reds_apart(&judging, layout));
    }
}

/* Harbours lie on coasts, no two of them touching (M-2, M-7). */
static void check_harbours(const catan_layout *layout) {
    uint8_t taken[CATAN_MAX_NODES] = {0};
    for (unsigned i = 0; i < board.harbours; i++) {
        unsigned edge = board.free_harbours ? layout->harbour_edge[i] : board.harbour_edge[i];
        unsigned land = 0;
        assert_true(edge < board.edges);
        for (unsigned k = 0; k < 2; k++) {
            unsigned hex = board.edge_hexes[edge][k], node = board.edge_nodes[edge][k];
            land += hex != CATAN__NO && layout->terrain[hex] != CATAN_SEA;
            assert_true(hex == CATAN__NO || layout->terrain[hex] != CATAN_FOG);
            assert_int_equal(taken[node]++, 0);
        }
        assert_int_equal(land, 1);
        assert_true(!board.free_harbours || i == 0 || edge > layout->harbour_edge[i - 1]);
    }
}

static void check_mode(const figures *row, unsigned mode, unsigned outlines, unsigned balanced,
                       unsigned seeds) {
    use(row, outlines);
    for (unsigned i = 0; i < seeds; i++) {
        catan__laying how = {
            .mode = (uint8_t)mode, .balanced = (uint8_t)balanced, .harbours = (uint8_t)(i / 2 % 2)};
        catan_rng rng;
        catan_layout layout;
        assert_int_equal(catan_rng_seed(&rng, i % 2 ? UINT64_MAX - i / 2 : i / 2), CATAN_OK);
        assert_int_equal(catan__layout_generate(&layout, &board, &how, &rng), CATAN_OK);
        check_stock(row, &layout);
        check_areas(&layout, outlines);
        check_conditions(row->scenario, &layout);
        check_harbours(&layout);
        if (how.harbours == CATAN_HARBOURS_FIXED) {
            assert_memory_equal(layout.harbour, board.harbour_kind, board.harbours);
        }
        if (balanced) {
            assert_true(judge_numbers_apart(&judging, &layout));
            assert_true(row->scenario == CATAN_SCENARIO_SPECIALISTS || /* its terrain is fixed */
                        judge_terrains_spread(&judging, &layout));
            assert_true(judge_pips_balanced(&judging, &layout));
        }
    }
}

static void test_figures(void **state) {
    (void)state;
    RULE("M-7");
    RULE("M-8");
    for (unsigned i = 0; i < row_count; i++) {
        const figures *row = &rows[i];
        use(row, CATAN_OUTLINES_KEPT);
        assert_int_equal(board.goal, row->goal);
        assert_int_equal(board.island_points, row->points);
        assert_int_equal(board.frame, 1);
        assert_int_equal(board.fog_hexes, row->hexes[CATAN_FOG]);
        assert_int_equal(board.harbours == 0, 0);
    }
}

/* Two players have the map of three, five that of six (M-8, 3.2). */
static void test_players(void **state) {
    (void)state;
    RULE("M-8");
    for (unsigned scenario = 0; scenario < 7; scenario++) {
        int small = scenario == CATAN_SCENARIO_SPECIALISTS; /* none for five and six */
        for (unsigned players = 2; players <= (small ? 4U : 6U); players++) {
            const catan_map *map = catan__map_builtin(players, scenario, 0);
            assert_int_equal(catan__board_compile(&board, map, players, 0), CATAN_OK);
            assert_true(players >= (board.fewest ? board.fewest : 2U));
            assert_true(players <= (board.most ? board.most : 6U));
        }
        assert_ptr_equal(catan__map_builtin(2, scenario, 0), catan__map_builtin(3, scenario, 0));
        assert_ptr_equal(catan__map_builtin(5, scenario, 0), catan__map_builtin(6, scenario, 0));
    }
}

/* The printed board, `as printed`: no two reds side by side on any of them (section 5). */
static void test_printed(void **state) {
    (void)state;
    RULE("M-6");
    for (unsigned i = 0; i < row_count; i++) {
        if (rows[i].scenario != CATAN_SCENARIO_NEW_WORLD) {
            catan__laying how = {.mode = CATAN_LAYOUT_BEGINNER, .harbours = CATAN_HARBOURS_FIXED};
            catan_rng rng;
            catan_layout layout;
            use(&rows[i], CATAN_OUTLINES_KEPT);
            assert_int_equal(catan_rng_seed(&rng, i), CATAN_OK);
            assert_int_equal(catan__layout_generate(&layout, &board, &how, &rng), CATAN_OK);
            check_stock(&rows[i], &layout);
            assert_true(judge_reds_apart(&judging, &layout));
            check_harbours(&layout);
        }
    }
}

static void test_random(void **state) {
    (void)state;
    RULE("M-5");
    RULE("M-6");
    RULE("S-2");
    for (unsigned i = 0; i < row_count; i++) {
        check_mode(&rows[i], CATAN_LAYOUT_RANDOM, CATAN_OUTLINES_KEPT, 0, SEEDS);
    }
}

static void test_mixed(void **state) {
    (void)state;
    RULE("M-6");
    for (unsigned i = 0; i < row_count; i++) {
        use(&rows[i], CATAN_OUTLINES_MIXED);
        assert_int_equal(catan__board_mixes(&board),
                         rows[i].scenario != CATAN_SCENARIO_ISLANDS &&
                             rows[i].scenario != CATAN_SCENARIO_FOG &&
                             rows[i].scenario != CATAN_SCENARIO_SPECIALISTS);
        if (catan__board_mixes(&board)) {
            assert_int_equal(board.varied, 1);
            check_mode(&rows[i], CATAN_LAYOUT_RANDOM, CATAN_OUTLINES_MIXED, 0, SEEDS);
        }
    }
}

/* The large main island of New Shores, by letters (3.6.3). */
static void test_spiral(void **state) {
    (void)state;
    RULE("M-6");
    for (unsigned i = 0; i < row_count; i++) {
        use(&rows[i], CATAN_OUTLINES_KEPT);
        int large = rows[i].scenario == CATAN_SCENARIO_NEW_SHORES && rows[i].players == 6;
        assert_int_equal(catan__board_spiral_possible(&board), large);
        if (large) {
            check_mode(&rows[i], CATAN_LAYOUT_SPIRAL, CATAN_OUTLINES_KEPT, 0, SEEDS);
            check_mode(&rows[i], CATAN_LAYOUT_SPIRAL, CATAN_OUTLINES_MIXED, 0, SEEDS / 10);
        }
    }
}

static void test_balanced(void **state) {
    (void)state;
    RULE("M-4");
    for (unsigned i = 0; i < row_count; i++) {
        if (rows[i].scenario != CATAN_SCENARIO_ISLANDS) {
            int slow = rows[i].scenario == CATAN_SCENARIO_NEW_WORLD && rows[i].players == 6;
            check_mode(&rows[i], CATAN_LAYOUT_RANDOM, CATAN_OUTLINES_KEPT, 1, slow ? 3 : 100);
        }
    }
}

/* Where robber and pirate start (B-7, S-62, 3.6 to 3.9). */
static void test_starts(void **state) {
    (void)state;
    RULE("B-7");
    RULE("S-62");
    for (unsigned i = 0; i < row_count; i++) {
        for (unsigned seed = 0; seed < 200; seed++) {
            catan__laying how = {.mode = seed % 2 ? CATAN_LAYOUT_RANDOM : CATAN_LAYOUT_BEGINNER};
            catan_rng rng;
            catan_layout layout;
            use(&rows[i], seed / 2 % 2);
            assert_int_equal(catan_rng_seed(&rng, seed), CATAN_OK);
            if (catan__layout_generate(&layout, &board, &how, &rng) != CATAN_OK) {
                assert_int_equal(rows[i].scenario, CATAN_SCENARIO_NEW_WORLD);
                continue;
            }
            uint32_t robber = catan__robber_start(&board, &layout),
                     pirate = catan__pirate_start(&board, &layout);
            if (rows[i].hexes[CATAN_DESERT]) {
                assert_in_range(robber, 0, board.hexes - 1);
                assert_int_equal(layout.terrain[robber], CATAN_DESERT);
            } else if (rows[i].scenario == CATAN_SCENARIO_NEW_WORLD ||
                       rows[i].scenario == CATAN_SCENARIO_SPECIALISTS) {
                assert_int_equal(robber, CATAN__NO);
            } else {
                assert_in_range(robber, 0, board.hexes - 1);
                assert_int_equal(layout.number[robber], 12);
                assert_true(seed % 2 || robber == board.robber);
            }
            assert_true(pirate == CATAN__NO || layout.terrain[pirate] == CATAN_SEA);
            if (board.pirate != CATAN__NO && !board.varied) {
                assert_int_equal(pirate, board.pirate);
            }
        }
    }
}

/* The Specialists: what is told of their maps (M-9, P-1 to P-7), from the hexes. */
static void check_specialists(unsigned players) {
    const catan_map *map = catan__map_builtin(players, CATAN_SCENARIO_SPECIALISTS, 0);
    assert_int_equal(catan__board_compile(&board, map, players, 0), CATAN_OK);
    unsigned middle[CATAN__TERRAINS] = {0}, odd = players == 4 ? CATAN_GOLD : CATAN_DESERT;
    assert_int_equal(board.island_points_most, 2);
    assert_int_equal(board.robber, CATAN__NO);
    assert_int_equal(board.pirate, CATAN__NO);
    for (unsigned hex = 0; hex < board.hexes; hex++) {
        unsigned row = (unsigned)board.hex_r[hex], mine = board.island[hex];
        int first =
            board.hex_q[hex] + (int)row / 2; /* rows by turns of five and four, six and five */
        assert_in_range(row, 0, 6);
        assert_in_range(first, 0, (players == 4 ? 6U : 5U) - row % 2 - 1);
        assert_int_not_equal(board.terrain[hex], CATAN_FROM_POOL);
        assert_int_equal(board.flags[hex],
                         !board.sea[hex] && mine == 0 ? CATAN_HEX_START : 0U); /* P-3 */
        middle[board.terrain[hex]] += mine != 0;
        for (unsigned side = 0; side < 6 && mine; side++) {
            unsigned near = board.hex_near[hex][side];
            assert_int_not_equal(near, CATAN__NO); /* it lies in the middle, by itself */
            assert_true(board.sea[near] || board.island[near] == mine);
        }
    }
    for (unsigned terrain = 0; terrain < CATAN__TERRAINS; terrain++) {
        int wanted = terrain == odd || (terrain >= CATAN_FOREST && terrain <= CATAN_MOUNTAINS);
        assert_int_equal(middle[terrain], wanted);
    }
    for (unsigned i = 0; i < board.harbours; i++) {
        assert_int_equal(board.edge_hexes[board.harbour_edge[i]][1],
                         CATAN__NO); /* the outer coast */
    }
}

static void test_specialists(void **state) {
    (void)state;
    RULE("M-9");
    RULE("P-1");
    RULE("P-2");
    RULE("P-3");
    RULE("P-5");
    RULE("P-7");
    check_specialists(3);
    check_specialists(4);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_figures),     cmocka_unit_test(test_players),
        cmocka_unit_test(test_printed),     cmocka_unit_test(test_random),
        cmocka_unit_test(test_mixed),       cmocka_unit_test(test_spiral),
        cmocka_unit_test(test_balanced),    cmocka_unit_test(test_starts),
        cmocka_unit_test(test_specialists),
    };
    return cmocka_run_group_tests(tests, read_figures, NULL);
}
