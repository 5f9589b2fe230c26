/* Layouts with fewer number tokens than land, and terrains that are laid over others (V4.1 to V4.3,
 * V6.1, V10.1): on the built-in maps judged from coordinates and the rules, on small ones against
 * all that can come, counted in the test itself. The seeds are fixed, so that a test passes always
 * or never. */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <setjmp.h>
#include <cmocka.h>

#include "board/board.h"
#include "support/judge.h"
#include "support/rule.h"
#include "support/sketch.h"

#ifdef JUDGE_SLOW_BUILD
enum { SEEDS = 20, SCALE = 1 };
#else
enum { SEEDS = 400, SCALE = 4 };
#endif
enum { EVERY = 0x1f7c, RARE = 1 << 2 | 1 << 3 | 1 << 4 | 1 << 10 | 1 << 11 | 1 << 12 };

static catan__board board;
static judge judging;
static catan_rng rng;
static catan__laying how;
static sketch map;

static void begin(const catan_map *of, uint32_t players, unsigned outlines, uint64_t seed) {
    assert_int_equal(catan__board_compile(&board, of, players, outlines), CATAN_OK);
    judge_begin(&judging, &board);
    memset(&how, 0, sizeof how);
    how.mode = CATAN_LAYOUT_RANDOM;
    assert_int_equal(catan_rng_seed(&rng, seed), CATAN_OK);
}

static void overlay(unsigned i, unsigned terrain, unsigned count, unsigned over) {
    how.overlay[i] = (catan__overlay){(uint8_t)terrain, (uint8_t)count, (uint16_t)over};
    board.overlays = (uint16_t)(board.overlays | 1U << terrain);
}

static void lay(catan_layout *layout) {
    assert_int_equal(catan__layout_generate(layout, &board, &how, &rng), CATAN_OK);
    assert_int_equal(catan__layout_check(layout, &board), CATAN_OK);
}

static uint32_t most(unsigned scenario) { return scenario == CATAN_SCENARIO_SPECIALISTS ? 4 : 6; }

static int is_barren(unsigned terrain) {
    return terrain == CATAN_DESERT || terrain == CATAN_SEA || terrain == CATAN_FOG;
}

/* Marks all that hangs together with a hex, of land or (`numbered`) of what bears a number. @return
 * how many hexes that is */
static unsigned spread(const catan_layout *layout, int hex, int numbered, uint8_t *seen) {
    unsigned count = 1;
    seen[hex] = 1;
    for (int i = 0; i < 6; i++) {
        int near = judging.near[hex][i];
        if (near >= 0 && !seen[near] && !is_barren(layout->terrain[near]) &&
            (!numbered || layout->number[near] != 0)) {
            count += spread(layout, near, numbered, seen);
        }
    }
    return count;
}

/* V4.2 */
static int is_grouped(const catan_layout *layout) {
    uint8_t land[128] = {0}, group[128] = {0};
    for (int first = 0; first < board.hexes; first++) {
        uint8_t part[128] = {0};
        unsigned numbered = 0, grouped = 0;
        if (is_barren(layout->terrain[first]) || land[first]) {
            continue;
        }
        unsigned size = spread(layout, first, 0, part);
        for (int hex = 0; hex < board.hexes; hex++) {
            land[hex] |= part[hex];
            numbered += part[hex] && layout->number[hex] != 0;
            if (part[hex] && layout->number[hex] != 0 && grouped == 0) {
                grouped = spread(layout, hex, 1, group);
            }
        }
        if (size < 2 ? numbered != size : numbered < 2 || grouped != numbered) {
            return 0;
        }
    }
    return 1;
}

/* How many tokens of an area's pool do not lie there; none lies that it has not. */
static int count_missing(const catan_layout *layout) {
    int missing = 0, left[8][13] = {{0}};
    for (unsigned i = 0; i < 8 * 13; i++) {
        int fog = board.fog_hexes && i / 13 == board.fog_area;
        left[i / 13][i % 13] = fog ? 0 : board.number_pool[i / 13][i % 13];
    }
    for (unsigned hex = 0; hex < board.hexes; hex++) {
        left[board.area[hex]][layout->number[hex]] -=
            layout->number[hex] != 0 && board.number[hex] == CATAN_FROM_POOL;
    }
    for (unsigned i = 0; i < 8 * 13; i++) {
        assert_true(left[i / 13][i % 13] >= 0);
        missing += left[i / 13][i % 13];
    }
    return missing;
}

static void check_built_in(uint32_t players, unsigned scenario, unsigned outlines) {
    begin(catan__map_builtin(players, scenario, 0), players, outlines, 7);
    how.grouped = 1;
    int third = (int)catan__board_tokens(&board, EVERY) / 3;
    for (unsigned i = 0; i < SEEDS; i++) {
        catan_layout layout;
        how.removed = (uint8_t)(i % 4 == 3 ? third - 1 : 0);
        lay(&layout);
        assert_true(is_grouped(&layout));
        assert_true(judge_reds_apart(&judging, &layout));
        assert_int_equal(count_missing(&layout), i % 4 == 3 ? third - 1 : third);
        for (unsigned hex = 0; hex < board.hexes; hex++) {
            unsigned terrain = layout.terrain[hex];
            unsigned barred = terrain <= CATAN_GOLD ? board.barred[terrain] : 0;
            assert_true((barred >> layout.number[hex] & 1U) == 0);
        }
    }
}

static void test_built_in(void **state) {
    (void)state;
    RULE("V4.1");
    RULE("V4.2");
    RULE("V4.3");
    for (unsigned scenario = 0; scenario < 7; scenario++) {
        for (uint32_t players = 3; players <= most(scenario); players += players == 4 ? 2 : 1) {
            check_built_in(players, scenario, CATAN_OUTLINES_KEPT);
            if (catan__board_mixes(&board)) {
                check_built_in(players, scenario, CATAN_OUTLINES_MIXED);
            }
        }
    }
    begin(catan__map_builtin(4, 0, 0), 4, 0, 0);
    assert_int_equal(catan__tokens_removed(&board, 0), 6); /* 18: 12 stay */
    begin(catan__map_builtin(6, 0, 0), 6, 0, 0);
    assert_int_equal(catan__tokens_removed(&board, 0), 9); /* 28: 19 stay */
}

/* --- against all that can come --- */

enum { MOST = 400000 };
static uint64_t came[MOST], key[MOST];
static uint32_t weight[MOST], hits[MOST], keys, ways;

static uint64_t key_of(const catan_layout *layout) {
    uint64_t out = 0;
    for (unsigned hex = 0; hex < board.hexes; hex++) {
        unsigned terrain = layout->terrain[hex];
        if (terrain != CATAN_SEA) {
            unsigned kind = terrain == CATAN_DESERT    ? 0U
                            : terrain == CATAN_VOLCANO ? 2U
                            : terrain == CATAN_MARKET  ? 3U
                                                       : 1U;
            out = out << 6 | kind << 4 | layout->number[hex];
        }
    }
    return out;
}

static int by_value(const void *a, const void *b) {
    uint64_t x = *(const uint64_t *)a, y = *(const uint64_t *)b;
    return (x > y) - (x < y);
}

/* One of the ways that are equally likely. */
static void add_way(const catan_layout *layout) {
    assert_true(ways < MOST);
    came[ways++] = key_of(layout);
}

static void gather_ways(void) {
    qsort(came, ways, sizeof *came, by_value);
    keys = 0;
    for (uint32_t i = 0; i < ways; i++) {
        if (i == 0 || came[i] != came[i - 1]) {
            key[keys] = came[i];
            weight[keys++] = 0;
        }
        weight[keys - 1]++;
    }
}

/* Nothing else comes than what can, and each as often as it can: chi-square at most 4.5 of its
 * standard deviations above its mean. */
static void check_draws(void) {
    gather_ways();
    memset(hits, 0, sizeof hits);
    assert_true(keys > 100);
    uint32_t draws = 5 * SCALE * ways;
    for (uint32_t i = 0; i < draws; i++) {
        catan_layout layout;
        lay(&layout);
        uint64_t wanted = key_of(&layout);
        const uint64_t *found = bsearch(&wanted, key, keys, sizeof *key, by_value);
        assert_non_null(found);
        hits[found - key]++;
    }
    double chi = 0, freedom = keys - 1;
    for (uint32_t i = 0; i < keys; i++) {
        double expected = (double)draws * weight[i] / ways;
        chi += (hits[i] - expected) * (hits[i] - expected) / expected;
    }
    assert_true(chi < freedom || (chi - freedom) * (chi - freedom) < 20 * 2 * freedom);
}

/* A row of five hexes and an island of one, which share a desert and five tokens; and an island of
 * three in an area of its own. Where the desert cuts the row each part counts for itself. */
static void islands(void) {
    sketch_new(&map);
    for (int q = 0; q < 5; q++) {
        sketch_hex(&map, q, 0, CATAN_FROM_POOL, CATAN_FROM_POOL, 0);
    }
    sketch_hex(&map, -2, 2, CATAN_FROM_POOL, CATAN_FROM_POOL, 0);
    for (int q = 0; q < 3; q++) {
        sketch_hex(&map, q, 2, CATAN_FOREST, CATAN_FROM_POOL, 1);
    }
    for (int q = -1; q < 5; q++) {
        sketch_hex(&map, q, 1, CATAN_SEA, 0, 0);
    }
    sketch_hex(&map, -1, 2, CATAN_SEA, 0, 0);
    sketch_terrain(&map, 0, CATAN_DESERT, 1);
    sketch_terrain(&map, 0, CATAN_FOREST, 5);
    sketch_number(&map, 0, 6, 1);
    sketch_number(&map, 0, 8, 1);
    sketch_number(&map, 0, 5, 2);
    sketch_number(&map, 0, 3, 1);
    sketch_number(&map, 1, 6, 1);
    sketch_number(&map, 1, 4, 1);
    sketch_number(&map, 1, 9, 1);
}

/* All ways to take so many tokens away. */
static void take_away(catan_layout *layout, unsigned from, unsigned removed,
                      void (*done)(catan_layout *layout)) {
    if (removed == 0) {
        if (is_grouped(layout) && judge_reds_apart(&judging, layout)) {
            done(layout);
        }
        return;
    }
    for (unsigned hex = from; hex < board.hexes; hex++) {
        uint8_t number = layout->number[hex];
        if (number != 0) {
            layout->number[hex] = 0;
            take_away(layout, hex + 1, removed - 1, done);
            layout->number[hex] = number;
        }
    }
}

/* All ways to lay the tokens, each a thing of its own, on the hexes from the i-th on. */
static void lay_tokens(catan_layout *layout, catan__board *left, unsigned i, unsigned removed,
                       void (*done)(catan_layout *layout)) {
    while (i < board.hexes && is_barren(layout->terrain[i])) {
        i++;
    }
    if (i == board.hexes) {
        take_away(layout, 0, removed, done);
        return;
    }
    uint8_t *pool = left->number_pool[board.area[i]];
    for (unsigned number = 2; number < 13; number++) {
        if (pool[number] != 0) {
            pool[number]--;
            layout->number[i] = (uint8_t)number;
            lay_tokens(layout, left, i + 1, removed, done);
            layout->number[i] = 0;
            pool[number]++;
        }
    }
}

static void each_layout(unsigned removed, void (*done)(catan_layout *layout)) {
    ways = 0;
    for (unsigned desert = 0; desert < board.hexes; desert++) {
        catan__board left = board;
        catan_layout layout;
        memset(&layout, 0, sizeof layout);
        for (unsigned hex = 0; hex < board.hexes; hex++) {
            layout.terrain[hex] = board.sea[hex] ? CATAN_SEA : CATAN_FOREST;
        }
        layout.terrain[desert] = CATAN_DESERT;
        if (board.terrain[desert] == CATAN_FROM_POOL) {
            lay_tokens(&layout, &left, 0, removed, done);
        }
    }
}

static void add_grouped(catan_layout *layout) { add_way(layout); }

static void test_exactly_uniform(void **state) {
    (void)state;
    RULE("V4.1");
    RULE("V4.2");
    RULE("M-5");
    islands();
    begin(&map.map, 2, 0, 71);
    how.grouped = 1;
    each_layout(2, add_grouped); /* a third of 8 */
    check_draws();
    how.removed = 1;
    each_layout(1, add_grouped);
    check_draws();
}

/* A market where the 3 lies: what layout has none is drawn anew, and the others stay as likely as
 * they were. */
static void add_with_three(catan_layout *layout) {
    for (unsigned hex = 0; hex < board.hexes; hex++) {
        if (layout->number[hex] == 3) {
            layout->terrain[hex] = CATAN_MARKET;
            add_way(layout);
            layout->terrain[hex] = CATAN_FOREST;
        }
    }
}

static void test_drawn_anew(void **state) {
    (void)state;
    RULE("V10.1");
    islands();
    begin(&map.map, 2, 0, 73);
    how.grouped = 1;
    overlay(1, CATAN_MARKET, 1, 1 << 3);
    each_layout(2, add_with_three);
    check_draws();
}

/* A volcano on any of the hexes with a number, then a market on one of the rest that show 3 or 11.
 * Each volcano is as likely, with as many markets to choose from as it leaves. */
static void add_both(catan_layout *layout) {
    for (unsigned v = 0; v < board.hexes; v++) {
        unsigned markets = 0;
        for (unsigned m = 0; m < board.hexes; m++) {
            markets += m != v && (layout->number[m] == 3 || layout->number[m] == 11);
        }
        for (unsigned i = 0; layout->number[v] != 0 && i < 2; i++) {
            unsigned nth = markets == 2 ? i : 0, m = 0;
            for (;; m++) {
                if (m != v && (layout->number[m] == 3 || layout->number[m] == 11) && nth-- == 0) {
                    break;
                }
            }
            layout->terrain[v] = CATAN_VOLCANO;
            layout->terrain[m] = CATAN_MARKET;
            add_way(layout);
            layout->terrain[v] = layout->terrain[m] = CATAN_FOREST;
        }
    }
}

static void test_one_over_the_other(void **state) {
    (void)state;
    RULE("V6.1");
    RULE("V10.1");
    RULE("G-1");
    sketch_hexagon(&map, 1);
    sketch_terrain(&map, 0, CATAN_DESERT, 1);
    sketch_terrain(&map, 0, CATAN_FOREST, 6);
    sketch_number(&map, 0, 5, 2);
    sketch_number(&map, 0, 9, 2);
    sketch_number(&map, 0, 3, 1);
    sketch_number(&map, 0, 11, 1);
    begin(&map.map, 2, 0, 79);
    overlay(0, CATAN_VOLCANO, 1, EVERY);
    overlay(1, CATAN_MARKET, 1, 1 << 3 | 1 << 11);
    each_layout(0, add_both);
    check_draws();
}

/* --- overlays on the built-in maps, in each mode --- */

static void check_overlays(uint32_t players, unsigned scenario, unsigned mode, int grouped) {
    begin(catan__map_builtin(players, scenario, 0), players, 0, 11);
    overlay(0, CATAN_VOLCANO, 2, EVERY);
    overlay(1, CATAN_MARKET, 3, RARE);
    how.mode = (uint8_t)mode;
    how.grouped = (uint8_t)grouped;
    for (unsigned i = 0; i < SEEDS / 4; i++) {
        catan_layout with, plain;
        unsigned volcanoes = 0, markets = 0, rare = 0;
        catan__laying bare = how;
        catan_rng same = rng;
        bare.overlay[0].count = bare.overlay[1].count = 0;
        assert_int_equal(catan__layout_generate(&plain, &board, &bare, &same), CATAN_OK);
        lay(&with);
        for (unsigned hex = 0; hex < board.hexes; hex++) {
            rare += RARE >> plain.number[hex] & 1;
        }
        for (unsigned hex = 0; rare >= 5 && hex < board.hexes; hex++) {
            unsigned terrain = with.terrain[hex];
            volcanoes += terrain == CATAN_VOLCANO;
            markets += terrain == CATAN_MARKET;
            if (terrain > CATAN_FOG) {
                assert_false(is_barren(plain.terrain[hex]) || with.number[hex] == 0);
                assert_true(terrain == CATAN_VOLCANO || (RARE >> with.number[hex] & 1));
            } else {
                assert_int_equal(terrain, plain.terrain[hex]);
            }
        }
        if (rare >= 5) { /* enough for markets, whatever the volcanoes take: nothing is laid anew */
            assert_memory_equal(with.number, plain.number, sizeof with.number);
            assert_int_equal(volcanoes, 2);
            assert_int_equal(markets, 3);
        }
        assert_true(!grouped || is_grouped(&with));
    }
}

static void test_overlays(void **state) {
    (void)state;
    RULE("V6.1");
    RULE("V10.1");
    for (unsigned scenario = 0; scenario < 7; scenario++) {
        for (uint32_t players = 3; players <= most(scenario); players += players == 4 ? 2 : 1) {
            check_overlays(players, scenario, CATAN_LAYOUT_RANDOM, 0);
            check_overlays(players, scenario, CATAN_LAYOUT_RANDOM, 1);
            if (catan__board_has_beginner(&board)) {
                check_overlays(players, scenario, CATAN_LAYOUT_BEGINNER, 0);
            }
            if (catan__board_spiral_possible(&board)) {
                check_overlays(players, scenario, CATAN_LAYOUT_SPIRAL, 0);
            }
        }
    }
}

/* --- maps that name such hexes --- */

/* Seven hexes: a volcano and a market that draw their number, a market with an 8, forest. */
static void named(void) {
    sketch_hexagon(&map, 1);
    for (unsigned i = 0; i < 7; i++) {
        map.hexes[i].terrain = CATAN_FOREST;
    }
    map.hexes[0].terrain = CATAN_VOLCANO;
    map.hexes[3].terrain = CATAN_MARKET;
    map.hexes[6].terrain = CATAN_MARKET;
    map.hexes[6].number = 8;
    sketch_number(&map, 0, 8, 1);
    sketch_number(&map, 0, 5, 5);
}

static void test_named(void **state) {
    (void)state;
    RULE("V6.1");
    RULE("V10.1");
    RULE("V4.9");
    named();
    begin(&map.map, 2, 0, 83);
    overlay(0, CATAN_VOLCANO, 2, EVERY);
    overlay(1, CATAN_MARKET, 2, EVERY);
    for (unsigned i = 0; i < SEEDS; i++) {
        catan_layout layout;
        how.grouped = i % 2;
        lay(&layout);
        for (unsigned hex = 0; hex < board.hexes; hex++) {
            assert_int_equal(layout.terrain[hex], board.terrain[hex]); /* none is drawn */
            assert_true(layout.number[hex] != 0 ||
                        (how.grouped && layout.terrain[hex] == CATAN_FOREST));
        }
        assert_int_equal(layout.number[6], 8);
        assert_true(judge_reds_apart(&judging, &layout) || layout.number[3] == 8);
        assert_int_equal(count_missing(&layout), how.grouped ? 2 : 0);
    }
    map.hexes[6].number = 0; /* always with a number */
    assert_int_equal(catan_map_check(&map.map), CATAN_E_MAP_NUMBER);
    map.hexes[6].number = 7;
    assert_int_equal(catan_map_check(&map.map), CATAN_E_MAP_NUMBER);
    named();
    map.numbers[1].count = 4; /* they draw a number as others do */
    assert_int_equal(catan_map_check(&map.map), CATAN_E_MAP_POOL);
    named();
    sketch_terrain(&map, 0, CATAN_VOLCANO, 1);
    map.hexes[1].terrain = CATAN_FROM_POOL;
    assert_int_equal(catan_map_check(&map.map), CATAN_E_MAP_POOL);
    named();
    map.hexes[6].terrain = CATAN_MARKET + 1;
    assert_int_equal(catan_map_check(&map.map), CATAN_E_MAP_HEX);
    map.hexes[6].terrain = CATAN_FOG;
    assert_int_equal(catan_map_check(&map.map), CATAN_E_MAP_HEX);
}

/* Layouts from elsewhere: only where the game has them, always with a number, never at sea. */
static void test_checked(void **state) {
    (void)state;
    RULE("V6.1");
    RULE("V10.1");
    begin(catan__map_builtin(4, CATAN_SCENARIO_FOG, 0), 4, 0, 0);
    for (unsigned hex = 0; hex < board.hexes; hex++) {
        int land = !board.sea[hex] && board.terrain[hex] != CATAN_FOG;
        for (unsigned terrain = CATAN_VOLCANO; terrain < 256; terrain++) {
            board.overlays = 0;
            assert_false(catan__hex_fits(&board, hex, terrain, 5));
            board.overlays = 1 << CATAN_VOLCANO;
            assert_int_equal(catan__hex_fits(&board, hex, terrain, 5),
                             land && terrain == CATAN_VOLCANO);
            board.overlays |= 1 << CATAN_MARKET;
            assert_int_equal(catan__hex_fits(&board, hex, terrain, 12),
                             land && terrain <= CATAN_MARKET);
            assert_false(catan__hex_fits(&board, hex, terrain, 0));
            assert_false(catan__hex_fits(&board, hex, terrain, 7));
        }
    }
}

/* What cannot be is found out within the bound of tries. */
static void test_refused(void **state) {
    (void)state;
    catan_layout layout;
    begin(catan__map_builtin(4, CATAN_SCENARIO_NONE, 0), 4, 0, 0);
    how.grouped = 1;
    how.mode = CATAN_LAYOUT_SPIRAL;
    assert_int_equal(catan__layout_generate(&layout, &board, &how, &rng), CATAN_E_CONFIG_LAYOUT);
    how.mode = CATAN_LAYOUT_BEGINNER;
    assert_int_equal(catan__layout_generate(&layout, &board, &how, &rng), CATAN_E_CONFIG_LAYOUT);
    how.mode = CATAN_LAYOUT_RANDOM;
    how.removed = 17; /* one is no group */
    assert_int_equal(catan__layout_generate(&layout, &board, &how, &rng), CATAN_E_LAYOUT_TRIES);
    how.removed = 19;
    assert_int_equal(catan__layout_generate(&layout, &board, &how, &rng), CATAN_E_LAYOUT_TRIES);
    how.removed = 16;
    overlay(0, CATAN_VOLCANO, 3, EVERY);
    assert_int_equal(catan__layout_generate(&layout, &board, &how, &rng), CATAN_E_LAYOUT_TRIES);
    how.overlay[0].count = 2;
    assert_int_equal(catan__layout_generate(&layout, &board, &how, &rng), CATAN_OK);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_built_in),   cmocka_unit_test(test_exactly_uniform),
        cmocka_unit_test(test_drawn_anew), cmocka_unit_test(test_one_over_the_other),
        cmocka_unit_test(test_overlays),   cmocka_unit_test(test_named),
        cmocka_unit_test(test_checked),    cmocka_unit_test(test_refused),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
