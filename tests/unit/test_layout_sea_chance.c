/* The distribution of layouts at sea against what it must be exactly (M-5 to M-7, S-2). The seeds
 * are fixed, so that a test passes always or never. */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <setjmp.h>
#include <cmocka.h>

#include "board/board.h"
#include "support/judge.h"
#include "support/rule.h"
#include "support/sketch.h"

#ifdef JUDGE_SLOW_BUILD
enum { DRAWS = 6000 };
#else
enum { DRAWS = 60000 };
#endif

static catan__board board;
static catan_rng rng;
static catan__laying how;
static sketch map;

static void begin(const catan_map *of, unsigned outlines, unsigned mode, uint64_t seed) {
    assert_int_equal(catan__board_compile(&board, of, 2, outlines), CATAN_OK);
    how.mode = (uint8_t)mode;
    assert_int_equal(catan_rng_seed(&rng, seed), CATAN_OK);
}

static void lay(catan_layout *layout) {
    assert_int_equal(catan__layout_generate(layout, &board, &how, &rng), CATAN_OK);
}

/* Chi-square of counts against weights: at most 4.5 of its standard deviations above its mean. */
static void assert_fits(const uint32_t *counts, const uint32_t *weights, uint32_t cells) {
    double chi = 0, draws = 0, all = 0, freedom = -1;
    for (uint32_t i = 0; i < cells; i++) {
        draws += counts[i];
        all += weights[i];
    }
    for (uint32_t i = 0; i < cells; i++) {
        double expected = draws * weights[i] / all;
        if (weights[i] == 0) {
            assert_int_equal(counts[i], 0);
            continue;
        }
        assert_true(expected >= 5);
        chi += (counts[i] - expected) * (counts[i] - expected) / expected;
        freedom++;
    }
    assert_true(chi < freedom || (chi - freedom) * (chi - freedom) < 20 * 2 * freedom);
}

static void assert_even(const uint32_t *counts, uint32_t cells) {
    uint32_t weights[1024];
    assert_true(cells <= 1024);
    for (uint32_t i = 0; i < cells; i++) {
        weights[i] = 1;
    }
    assert_fits(counts, weights, cells);
}

/* Terrains of each hex of a map where all that draws bears a number, by the cards of its area;
 * harbour kinds of each place. */
static void check_terrains(uint32_t players, unsigned scenario) {
    static uint32_t terrain[128][8], harbour[32][6];
    uint32_t kinds[6] = {0};
    memset(terrain, 0, sizeof terrain);
    memset(harbour, 0, sizeof harbour);
    begin(catan__map_builtin(players, scenario, 0), CATAN_OUTLINES_KEPT, CATAN_LAYOUT_RANDOM,
          players * 8 + scenario);
    for (unsigned i = 0; i < DRAWS / 4; i++) {
        catan_layout layout;
        lay(&layout);
        for (unsigned hex = 0; hex < board.hexes; hex++) {
            terrain[hex][layout.terrain[hex] & 7]++;
        }
        for (unsigned place = 0; place < board.harbours; place++) {
            harbour[place][layout.harbour[place]]++;
        }
    }
    for (unsigned hex = 0; hex < board.hexes; hex++) {
        uint32_t weights[8];
        for (unsigned i = 0; i < 8; i++) {
            weights[i] = board.terrain_pool[board.area[hex]][i];
        }
        if (board.terrain[hex] == CATAN_FROM_POOL && !board.sea[hex]) {
            assert_fits(terrain[hex], weights, 8);
        }
    }
    for (unsigned place = 0; place < board.harbours; place++) {
        kinds[board.harbour_kind[place]]++;
    }
    for (unsigned place = 0; place < board.harbours; place++) {
        assert_fits(harbour[place], kinds, 6);
    }
}

/* Main island and zone each by itself; both islands of Fog together; harbours. */
static void test_terrains(void **state) {
    (void)state;
    RULE("M-6");
    RULE("S-2");
    check_terrains(3, CATAN_SCENARIO_NEW_SHORES);
    check_terrains(3, CATAN_SCENARIO_FOG);
    check_terrains(6, CATAN_SCENARIO_FOG);
}

/* Without conditions between neighbours all hexes are alike: Fog, and the islands, where the rare
 * numbers are spread over hills, fields and mountains as these are. */
static void test_numbers(void **state) {
    (void)state;
    RULE("M-6");
    for (unsigned scenario = CATAN_SCENARIO_ISLANDS; scenario <= CATAN_SCENARIO_FOG; scenario++) {
        static uint32_t number[128][13];
        uint32_t rare_on[8] = {0}, weights[13] = {0}, terrains[8] = {0};
        memset(number, 0, sizeof number);
        begin(catan__map_builtin(3, scenario, 0), CATAN_OUTLINES_KEPT, CATAN_LAYOUT_RANDOM, 77);
        for (unsigned i = 0; i < DRAWS / 4; i++) {
            catan_layout layout;
            lay(&layout);
            for (unsigned hex = 0; hex < board.hexes; hex++) {
                number[hex][layout.number[hex]]++;
                rare_on[layout.terrain[hex] & 7] += layout.number[hex] == 12;
            }
        }
        for (unsigned i = 0; i < 13; i++) {
            weights[i] = board.number_pool[0][i];
        }
        for (unsigned hex = 0; hex < board.hexes; hex++) {
            if (board.terrain[hex] == CATAN_FROM_POOL) {
                assert_fits(number[hex], weights, 13);
            }
        }
        for (unsigned i = 0; i < 8; i++) {
            terrains[i] = board.barred[i] ? 0 : board.terrain_pool[0][i];
        }
        assert_fits(rare_on, terrains, 8);
    }
}

/* A row of five hexes that draws, beside fixed land: two sea, three land with 6, 8 and 5. Every
 * layout with 6 and 8 apart is equally likely, whichever hexes come to be land. */
static void test_mixed_enumerated(void **state) {
    (void)state;
    RULE("M-5");
    RULE("M-6");
    static const uint8_t cards[5] = {CATAN_SEA, CATAN_SEA, CATAN_FOREST, CATAN_HILLS, CATAN_GOLD};
    static const uint8_t tokens[3] = {5, 6, 8};
    static uint32_t counts[100000];
    uint32_t cells = 0, good[1024];
    memset(counts, 0, sizeof counts);
    sketch_hexagon(&map, 2);
    sketch_plain(&map);
    for (int q = 0; q < 5; q++) {
        sketch_hex(&map, q - 2, -4, CATAN_FROM_POOL, CATAN_FROM_POOL, 1);
        sketch_hex(&map, q - 2, -3, CATAN_SEA, 0, 0);
    }
    for (unsigned i = 1; i < 5; i++) {
        sketch_terrain(&map, 1, cards[i], i == 1 ? 2 : 1);
    }
    for (unsigned i = 0; i < 3; i++) {
        sketch_number(&map, 1, tokens[i], 1);
    }
    begin(&map.map, CATAN_OUTLINES_KEPT, CATAN_LAYOUT_RANDOM, 5);
    assert_int_equal(board.varied, 1);
    /* a layout as a number: what lies on each hex as a digit, 0 for sea */
    for (uint32_t i = 0; i < DRAWS; i++) {
        catan_layout layout;
        uint32_t code = 0;
        lay(&layout);
        for (unsigned hex = 0; hex < 5; hex++) {
            unsigned terrain = layout.terrain[hex], number = layout.number[hex], what = 0;
            if (terrain != CATAN_SEA) {
                what = 1 +
                       3 * (terrain == CATAN_HILLS  ? 1U
                            : terrain == CATAN_GOLD ? 2U
                                                    : 0U) +
                       (number == 6   ? 1U
                        : number == 8 ? 2U
                                      : 0U);
            }
            code = code * 10 + what;
        }
        counts[code]++;
    }
    for (uint32_t code = 0; code < 100000; code++) {
        unsigned digits[5], sea = 0, terrains = 0, numbers = 0, apart = 1;
        for (unsigned i = 0, rest = code; i < 5; i++, rest /= 10) {
            digits[4 - i] = rest % 10;
        }
        for (unsigned i = 0; i < 5; i++) {
            unsigned red = digits[i] && (digits[i] - 1) % 3;
            sea += digits[i] == 0;
            terrains |= digits[i] ? 1U << (digits[i] - 1) / 3 : 0;
            numbers |= digits[i] ? 1U << (digits[i] - 1) % 3 : 0;
            apart &= !(red && i > 0 && digits[i - 1] && (digits[i - 1] - 1) % 3);
        }
        if (sea == 2 && terrains == 7 && numbers == 7 && apart) {
            good[cells++] = counts[code];
        }
    }
    uint32_t drawn = 0;
    for (uint32_t i = 0; i < cells; i++) {
        drawn += good[i];
    }
    assert_int_equal(drawn, DRAWS); /* no other layout */
    assert_true(cells > 200);
    assert_even(good, cells);
}

/* Three harbours anywhere on the eighteen coasts of an island of seven hexes: 546 sets without two
 * that touch. */
static void test_harbours_anywhere(void **state) {
    (void)state;
    RULE("M-7");
    RULE("M-5");
    static uint32_t counts[18 * 18 * 18];
    uint32_t good[1024], cells = 0, drawn = 0;
    uint8_t rim[128], rims = 0;
    memset(counts, 0, sizeof counts);
    sketch_hexagon(&map, 1);
    sketch_plain(&map);
    for (unsigned i = 0; i < 3; i++) {
        map.harbours[i] = (catan_map_harbour){0, 0, CATAN_ANYWHERE, (uint8_t)i};
    }
    map.map.harbour_count = 3;
    begin(&map.map, CATAN_OUTLINES_KEPT, CATAN_LAYOUT_RANDOM, 6);
    assert_int_equal(board.free_harbours, 1);
    memset(rim, 0xFF, sizeof rim);
    for (unsigned edge = 0; edge < board.edges; edge++) {
        if (board.edge_hexes[edge][1] == CATAN__NO) {
            rim[edge] = rims++;
        }
    }
    assert_int_equal(rims, 18);
    for (uint32_t i = 0; i < DRAWS; i++) {
        catan_layout layout;
        lay(&layout);
        const uint16_t *at = layout.harbour_edge;
        counts[(rim[at[0]] * 18 + rim[at[1]]) * 18 + rim[at[2]]]++;
    }
    for (unsigned set = 0; set < 18 * 18 * 18; set++) {
        unsigned of[3] = {set / 324, set / 18 % 18, set % 18};
        uint8_t nodes[CATAN_MAX_NODES] = {0};
        int apart = of[0] < of[1] && of[1] < of[2];
        for (unsigned edge = 0; edge < board.edges; edge++) {
            for (unsigned i = 0; i < 3; i++) {
                if (rim[edge] == of[i]) {
                    apart &= !nodes[board.edge_nodes[edge][0]]++;
                    apart &= !nodes[board.edge_nodes[edge][1]]++;
                }
            }
        }
        if (apart) {
            good[cells++] = counts[set];
            drawn += counts[set];
        }
    }
    assert_int_equal(cells, 546);
    assert_int_equal(drawn, DRAWS);
    assert_even(good, cells);
}

/* Where the large main island's letters are laid, the zone is still shuffled evenly. */
static void test_spiral_zone(void **state) {
    (void)state;
    RULE("M-6");
    uint32_t gold[128] = {0}, good[16], cells = 0;
    begin(catan__map_builtin(6, CATAN_SCENARIO_NEW_SHORES, 0), CATAN_OUTLINES_KEPT,
          CATAN_LAYOUT_SPIRAL, 9);
    for (uint32_t i = 0; i < DRAWS / 4; i++) {
        catan_layout layout;
        lay(&layout);
        for (unsigned hex = 0; hex < board.hexes; hex++) {
            gold[hex] += layout.terrain[hex] == CATAN_GOLD;
        }
    }
    for (unsigned hex = 0; hex < board.hexes; hex++) {
        if (board.area[hex] == 1 && !board.sea[hex]) {
            good[cells++] = gold[hex];
        }
    }
    assert_int_equal(cells, 10);
    assert_even(good, cells);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_terrains),         cmocka_unit_test(test_numbers),
        cmocka_unit_test(test_mixed_enumerated), cmocka_unit_test(test_harbours_anywhere),
        cmocka_unit_test(test_spiral_zone),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
