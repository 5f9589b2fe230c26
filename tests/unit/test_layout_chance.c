/* The distribution of layouts against what it must be exactly (M-3 to M-5), counted or enumerated
 * in the test itself. The seeds are fixed, so that a test passes always or never. */
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
enum { SCALE = 1 };
#else
enum { SCALE = 4 };
#endif

static catan__board board;
static judge judging;
static sketch custom;
static catan_rng rng;
static catan__laying how;

static void begin(const catan_map *map, unsigned mode, unsigned balanced, uint64_t seed) {
    assert_int_equal(catan__board_compile(&board, map, 2, CATAN_OUTLINES_KEPT), CATAN_OK);
    judge_begin(&judging, &board);
    how.mode = (uint8_t)mode;
    how.balanced = (uint8_t)balanced;
    how.harbours = CATAN_HARBOURS_SHUFFLED;
    assert_int_equal(catan_rng_seed(&rng, seed), CATAN_OK);
}

static void lay(catan_layout *layout) {
    assert_int_equal(catan__layout_generate(layout, &board, &how, &rng), CATAN_OK);
}

/* A count out of `n` draws of probability `p`: at most 4.5 standard deviations off. */
static void assert_share(uint32_t count, double n, double p) {
    double off = count - n * p;
    assert_true(off * off <= 20 * n * p * (1 - p) + 1e-9);
}

/* Cells of equal probability: chi-square at most 4.5 of its standard deviations above its mean. */
static void assert_even(const uint32_t *counts, uint32_t cells, double n) {
    double chi = 0, expected = n / cells, freedom = cells - 1;
    for (uint32_t i = 0; i < cells; i++) {
        chi += (counts[i] - expected) * (counts[i] - expected) / expected;
    }
    assert_true(expected >= 5);
    assert_true(chi < freedom || (chi - freedom) * (chi - freedom) < 20 * 2 * freedom);
}

/* Counts of what lies where. */
typedef struct tally {
    uint32_t draws;
    uint32_t terrain[128][8], number[128][13], harbour[32][6];
} tally;

static void take(tally *to, const catan_layout *layout) {
    to->draws++;
    for (unsigned hex = 0; hex < board.hexes; hex++) {
        to->terrain[hex][layout->terrain[hex]]++;
        to->number[hex][layout->number[hex]]++;
    }
    for (unsigned i = 0; i < board.harbours; i++) {
        to->harbour[i][layout->harbour[i]]++;
    }
}

/* Every kind of harbour comes to every place as its share of the stock says. */
static void check_harbour_places(const tally *of) {
    uint32_t stock[6] = {0};
    for (unsigned i = 0; i < board.harbours; i++) {
        stock[board.harbour_kind[i]]++;
    }
    for (unsigned i = 0; i < board.harbours; i++) {
        for (unsigned kind = 0; kind < 6; kind++) {
            assert_share(of->harbour[i][kind], of->draws, (double)stock[kind] / board.harbours);
        }
    }
}

static int is_red(unsigned number) { return number == 6 || number == 8; }

/* The hexes of the coast, counter-clockwise from a corner: along the sides that face no land. Then
 * the hex behind the corner, where the next ring begins. */
static unsigned coast_from(unsigned hex, uint8_t *path) {
    unsigned start = hex, side = 0, length = 0;
    while (board.hex_near[hex][side] == CATAN__NO) {
        side++; /* to some land, and on to where the sea begins behind it, clockwise */
    }
    while (board.hex_near[hex][side] != CATAN__NO) {
        side = (side + 1) % 6;
    }
    unsigned behind = board.hex_near[hex][(side + 4) % 6];
    do {
        path[length++] = (uint8_t)hex;
        while (board.hex_near[hex][side] == CATAN__NO) {
            side = (side + 5) % 6;
        }
        hex = board.hex_near[hex][side];
        side = (side + 2) % 6;
    } while (hex != start);
    path[length++] = (uint8_t)behind;
    return length;
}

/* The corner that the letters start from, told by the first of them. */
static unsigned start_of(const catan_layout *layout, const uint8_t *letters) {
    static const int8_t corners_of[2][6][2] = {
        {{0, -2}, {2, -2}, {2, 0}, {0, 2}, {-2, 2}, {-2, 0}},
        {{1, -3}, {3, -3}, {3, 0}, {0, 3}, {-2, 3}, {-2, 0}}};
    unsigned found = 6;
    for (unsigned corner = 0; corner < 6; corner++) {
        const int8_t *at = corners_of[board.hexes == 30][corner];
        uint8_t path[32];
        const uint8_t *letter = letters;
        int fits = 1;
        unsigned length = coast_from((unsigned)judge_hex_at(&board, at[0], at[1]), path);
        assert_int_equal(length, board.hexes == 30 ? 17 : 13);
        for (unsigned i = 0; i < length; i++) {
            fits &=
                layout->terrain[path[i]] == CATAN_DESERT || layout->number[path[i]] == *letter++;
        }
        assert_true(!fits || found == 6);
        found = fits ? corner : found;
    }
    assert_int_not_equal(found, 6);
    return found;
}

/* Spiral: corner and terrain are independent, each uniform. */
static void check_spiral(unsigned players, const uint8_t *letters) {
    static tally of;
    static uint32_t joint[6 * 30];
    memset(&of, 0, sizeof of);
    memset(joint, 0, sizeof joint);
    begin(catan__map_builtin(players, CATAN_SCENARIO_NONE, 0), CATAN_LAYOUT_SPIRAL, 0,
          11 + players);
    while (of.draws < SCALE * 30000) {
        catan_layout layout;
        unsigned desert = 0;
        lay(&layout);
        take(&of, &layout);
        while (layout.terrain[desert] != CATAN_DESERT) {
            desert++;
        }
        joint[start_of(&layout, letters) * 30 + desert]++;
    }
    for (unsigned hex = 0; hex < board.hexes; hex++) {
        for (unsigned terrain = 0; terrain < 8; terrain++) {
            assert_share(of.terrain[hex][terrain], of.draws,
                         (double)board.terrain_pool[0][terrain] / board.hexes);
        }
    }
    /* The first desert of one or two lies on hex d. */
    double n = board.hexes, deserts = board.terrain_pool[0][CATAN_DESERT];
    for (unsigned cell = 0; cell < 6 * 30; cell++) {
        unsigned d = cell % 30;
        double first = deserts < 2 ? 1 / n : (n - 1 - d) / (n * (n - 1) / 2);
        assert_share(joint[cell], of.draws, d < n ? first / 6 : 0);
    }
    check_harbour_places(&of);
}

static void test_spiral(void **state) {
    (void)state;
    RULE("M-3");
    static const uint8_t base[] = {5, 2, 6, 3, 8, 10, 9, 12, 11, 4, 8, 10, 9, 4, 5, 6, 3, 11};
    static const uint8_t large[] = {2, 5, 4, 6, 3, 9, 8, 11, 11, 10, 6, 3, 8, 4, 8, 10, 11, 12};
    check_spiral(4, base);
    check_spiral(6, large);
}

/* All sets of `size` hexes of which no two are neighbours, as places of the red numbers. */
typedef struct red_sets {
    uint32_t count, with[128]; /* all; and with this hex among them */
    uint32_t *mask;
} red_sets;

static void find_red_sets(red_sets *sets, uint32_t mask, int from, int size) {
    if (size == 0) {
        if (sets->mask) {
            sets->mask[sets->count] = mask;
        }
        sets->count++;
        for (unsigned hex = 0; hex < board.hexes; hex++) {
            sets->with[hex] += mask >> hex & 1U;
        }
        return;
    }
    for (int hex = from; hex < board.hexes; hex++) {
        int free_of_reds = 1;
        for (int i = 0; i < 6; i++) {
            int near = judging.near[hex][i];
            free_of_reds &= near < 0 || !(mask >> near & 1U);
        }
        if (free_of_reds) {
            find_red_sets(sets, mask | UINT32_C(1) << hex, hex + 1, size - 1);
        }
    }
}

/* Random: each allowed set of red places is as likely as any other, for each leaves as many ways to
 * lay the rest. Given these places, 6 and 8 are shuffled over them, terrain, deserts and the black
 * numbers over theirs. */
static void check_random_marginals(unsigned players, uint32_t draws) {
    static tally of;
    static red_sets sets;
    memset(&of, 0, sizeof of);
    memset(&sets, 0, sizeof sets);
    begin(catan__map_builtin(players, CATAN_SCENARIO_NONE, 0), CATAN_LAYOUT_RANDOM, 0,
          23 + players);
    int reds = board.number_pool[0][6] + board.number_pool[0][8];
    find_red_sets(&sets, 0, 0, reds);
    while (of.draws < draws) {
        catan_layout layout;
        lay(&layout);
        take(&of, &layout);
    }
    double hexes = board.hexes, deserts = board.terrain_pool[0][CATAN_DESERT],
           tokens = hexes - deserts;
    for (unsigned hex = 0; hex < board.hexes; hex++) {
        double red = (double)sets.with[hex] / sets.count,
               desert = (1 - red) * deserts / (hexes - reds);
        for (unsigned terrain = 0; terrain < 8; terrain++) {
            double share = terrain == CATAN_DESERT
                               ? desert
                               : (1 - desert) * board.terrain_pool[0][terrain] / tokens;
            assert_share(of.terrain[hex][terrain], draws, share);
        }
        for (unsigned number = 2; number < 13; number++) {
            double stock = board.number_pool[0][number];
            double share = is_red(number) ? red / 2 : (1 - red - desert) * stock / (tokens - reds);
            assert_share(of.number[hex][number], draws, share);
        }
    }
    check_harbour_places(&of);
}

static void test_random_marginals(void **state) {
    (void)state;
    RULE("M-3");
    RULE("M-5");
    check_random_marginals(4, SCALE * 75000);
    check_random_marginals(6, SCALE * 25000);
}

static int by_value(const void *a, const void *b) {
    uint64_t x = *(const uint64_t *)a, y = *(const uint64_t *)b;
    return (x > y) - (x < y);
}

/* Base board: desert and red places together, each allowed combination as likely as any other.
 * Tokens redrawn alone under a terrain that stays would fail here. */
static void test_reds_given_desert(void **state) {
    (void)state;
    RULE("M-3");
    RULE("M-5");
    static uint32_t masks[4000], counts[19][4000], packed[19 * 4000];
    static red_sets sets;
    const uint32_t draws_wanted = SCALE * 100000;
    memset(&sets, 0, sizeof sets);
    sets.mask = masks;
    begin(catan__map_builtin(4, CATAN_SCENARIO_NONE, 0), CATAN_LAYOUT_RANDOM, 0, 31);
    find_red_sets(&sets, 0, 0, 4);
    assert_in_range(sets.count, 100, 3876);
    for (uint32_t draw = 0; draw < draws_wanted; draw++) {
        catan_layout layout;
        uint32_t mask = 0, desert = 0, at = 0;
        lay(&layout);
        for (uint32_t hex = 0; hex < 19; hex++) {
            mask |= (uint32_t)is_red(layout.number[hex]) << hex;
            desert = layout.terrain[hex] == CATAN_DESERT ? hex : desert;
        }
        while (masks[at] != mask) {
            at++;
            assert_true(at < sets.count);
        }
        counts[desert][at]++;
    }
    uint32_t cells = 0, worst = 0, best = UINT32_MAX;
    for (uint32_t desert = 0; desert < 19; desert++) {
        uint32_t ways = 0, draws = 0;
        for (uint32_t at = 0; at < sets.count; at++) {
            if (masks[at] >> desert & 1U) {
                assert_int_equal(counts[desert][at], 0);
            } else {
                packed[cells++] = counts[desert][at];
                draws += counts[desert][at];
                ways++;
            }
        }
        worst = ways > worst ? ways : worst;
        best = ways < best ? ways : best;
        assert_even(&packed[cells - ways], ways, draws); /* the reds, given the desert */
        assert_share(draws, draws_wanted, (double)ways / (15.0 * sets.count));
    }
    assert_int_equal(cells, 15 * sets.count);
    assert_even(packed, cells, draws_wanted);
    /* The desert is not uniform, so the test can tell one kind of rejection from the other. */
    assert_true(worst * 10 > best * 11);
}

/* All layouts of a small map that the conditions allow, each as one number. */
enum { MOST_LAYOUTS = 400000 };
static uint64_t allowed[MOST_LAYOUTS];
static uint32_t allowed_count, hits[MOST_LAYOUTS];

static uint64_t key_of(const catan_layout *layout) {
    uint64_t key = 0;
    for (unsigned hex = 0; hex < board.hexes; hex++) {
        key = key << 6 | (uint64_t)(layout->terrain[hex] % 4 * 16U + layout->number[hex]);
    }
    return key;
}

static void enumerate(catan_layout *layout, catan__board *left, unsigned hex, int balanced) {
    if (hex == board.hexes) {
        int good = balanced ? judge_balanced(&judging, layout) : judge_reds_apart(&judging, layout);
        if (good) {
            assert_true(allowed_count < MOST_LAYOUTS);
            allowed[allowed_count++] = key_of(layout);
        }
        return;
    }
    unsigned area = board.area[hex];
    int draws_terrain = board.terrain[hex] == CATAN_FROM_POOL;
    for (unsigned terrain = 0; terrain < 8; terrain++) {
        if (draws_terrain ? !left->terrain_pool[area][terrain] : terrain != board.terrain[hex]) {
            continue;
        }
        int draws_number =
            board.number[hex] == CATAN_FROM_POOL && terrain != CATAN_DESERT && terrain != CATAN_SEA;
        layout->terrain[hex] = (uint8_t)terrain;
        left->terrain_pool[area][terrain] =
            (uint8_t)(left->terrain_pool[area][terrain] - draws_terrain);
        for (unsigned number = 0; number < 13; number++) {
            unsigned fixed = board.number[hex] == CATAN_FROM_POOL ? 0 : board.number[hex];
            if (draws_number ? !left->number_pool[area][number] : number != fixed) {
                continue;
            }
            layout->number[hex] = (uint8_t)number;
            left->number_pool[area][number] =
                (uint8_t)(left->number_pool[area][number] - draws_number);
            enumerate(layout, left, hex + 1, balanced);
            left->number_pool[area][number] =
                (uint8_t)(left->number_pool[area][number] + draws_number);
        }
        left->terrain_pool[area][terrain] =
            (uint8_t)(left->terrain_pool[area][terrain] + draws_terrain);
    }
}

/* Draws against the enumeration: nothing else comes, and all comes alike. */
static void check_exactly_uniform(int balanced, uint32_t at_least, uint64_t seed) {
    catan_layout layout;
    begin(&custom.map, CATAN_LAYOUT_RANDOM, (unsigned)balanced, seed);
    memset(&layout, 0, sizeof layout);
    memset(hits, 0, sizeof hits);
    allowed_count = 0;
    catan__board left = board;
    enumerate(&layout, &left, 0, balanced);
    assert_in_range(allowed_count, at_least, MOST_LAYOUTS);
    qsort(allowed, allowed_count, sizeof allowed[0], by_value);
    uint32_t draws = 5 * SCALE * allowed_count;
    for (uint32_t i = 0; i < draws; i++) {
        lay(&layout);
        uint64_t key = key_of(&layout);
        const uint64_t *found = bsearch(&key, allowed, allowed_count, sizeof key, by_value);
        assert_non_null(found);
        hits[found - allowed]++;
    }
    assert_even(hits, allowed_count, draws);
}

/* Seven hexes around the middle, everything drawn. Forest, hills and pasture, and one desert. */
static void flower(void) {
    sketch_hexagon(&custom, 1);
    sketch_terrain(&custom, 0, CATAN_DESERT, 1);
    sketch_terrain(&custom, 0, CATAN_FOREST, 3);
    sketch_terrain(&custom, 0, CATAN_HILLS, 2);
    sketch_terrain(&custom, 0, CATAN_PASTURE, 1);
    sketch_number(&custom, 0, 8, 2);
    sketch_number(&custom, 0, 6, 1);
    sketch_number(&custom, 0, 3, 2);
    sketch_number(&custom, 0, 12, 1);
}

static void test_random_is_uniform(void **state) {
    (void)state;
    RULE("M-5");
    flower();
    check_exactly_uniform(0, 500, 41);
}

static void test_balanced_is_uniform(void **state) {
    (void)state;
    RULE("M-4");
    RULE("M-5");
    flower();
    custom.numbers[1] = (catan_map_pool){0, 4, 1}; /* two reds only */
    check_exactly_uniform(1, 500, 43);
}

/* Two areas, with hexes whose terrain or number the map fixes between them. */
static void areas(void) {
    sketch_hexagon(&custom, 1);
    sketch_hex(&custom, 2, -1, CATAN_FOREST, 8, 1);
    sketch_hex(&custom, 2, 0, CATAN_PASTURE, CATAN_FROM_POOL, 1);
    sketch_hex(&custom, 1, 1, CATAN_FROM_POOL, CATAN_FROM_POOL, 1);
    sketch_hex(&custom, 0, 2, CATAN_FROM_POOL, CATAN_FROM_POOL, 1);
    custom.hexes[0].terrain = CATAN_SEA;
    custom.hexes[1].terrain = CATAN_FOREST;
    for (uint32_t i = 2; i < 5; i++) {
        custom.hexes[i].area = 1;
    }
    sketch_terrain(&custom, 0, CATAN_HILLS, 1);
    sketch_terrain(&custom, 0, CATAN_DESERT, 1);
    sketch_terrain(&custom, 1, CATAN_FOREST, 3);
    sketch_terrain(&custom, 1, CATAN_PASTURE, 2);
    sketch_number(&custom, 0, 6, 1);
    sketch_number(&custom, 0, 10, 1);
    sketch_number(&custom, 1, 8, 1);
    sketch_number(&custom, 1, 5, 1);
    sketch_number(&custom, 1, 2, 2);
    sketch_number(&custom, 1, 9, 2);
}

static void test_areas_are_uniform(void **state) {
    (void)state;
    RULE("M-5");
    RULE("M-6");
    areas();
    check_exactly_uniform(0, 500, 47);
    areas();
    check_exactly_uniform(1, 50, 53);
}

/* On the real boards, by what symmetry says: the half-turned or mirrored place has the same
 * chances. */
static void test_balanced_symmetry(void **state) {
    (void)state;
    RULE("M-4");
    RULE("M-5");
    static tally of;
    memset(&of, 0, sizeof of);
    begin(catan__map_builtin(4, CATAN_SCENARIO_NONE, 0), CATAN_LAYOUT_RANDOM, 1, 61);
    while (of.draws < SCALE * 5000) {
        catan_layout layout;
        lay(&layout);
        take(&of, &layout);
    }
    for (int hex = 0; hex < 19; hex++) {
        int q = board.hex_q[hex], r = board.hex_r[hex];
        unsigned turned = (unsigned)judge_hex_at(&board, -r, q + r),
                 mirrored = (unsigned)judge_hex_at(&board, r, q);
        for (unsigned terrain = 0; terrain < 6; terrain++) {
            double here = of.terrain[hex][terrain], there = of.terrain[turned][terrain];
            double across = of.terrain[mirrored][terrain];
            assert_true((here - there) * (here - there) <= 20 * (here + there));
            assert_true((here - across) * (here - across) <= 20 * (here + across));
        }
        for (unsigned number = 0; number < 13; number++) {
            double here = of.number[hex][number], there = of.number[turned][number];
            assert_true((here - there) * (here - there) <= 20 * (here + there));
        }
    }
    check_harbour_places(&of);
}

/* Harbours as a whole, not only place by place. */
static void test_harbours_are_uniform(void **state) {
    (void)state;
    RULE("M-3");
    sketch_hexagon(&custom, 1);
    sketch_plain(&custom);
    sketch_harbour(&custom, 0, -1, 5, CATAN_HARBOUR_ORE);
    sketch_harbour(&custom, 1, -1, 0, CATAN_HARBOUR_ANY);
    sketch_harbour(&custom, 1, 0, 1, CATAN_HARBOUR_ANY);
    sketch_harbour(&custom, 0, 1, 2, CATAN_HARBOUR_LUMBER);
    sketch_harbour(&custom, -1, 1, 3, CATAN_HARBOUR_ANY);
    begin(&custom.map, CATAN_LAYOUT_RANDOM, 0, 67);
    static uint32_t counts[5 * 5];
    uint32_t packed[20], cells = 0;
    for (uint32_t i = 0; i < 20000; i++) {
        catan_layout layout;
        uint32_t ore = 0, lumber = 0;
        lay(&layout);
        for (uint32_t place = 0; place < 5; place++) {
            ore = layout.harbour[place] == CATAN_HARBOUR_ORE ? place : ore;
            lumber = layout.harbour[place] == CATAN_HARBOUR_LUMBER ? place : lumber;
        }
        counts[ore * 5 + lumber]++;
    }
    for (uint32_t i = 0; i < 25; i++) {
        if (i / 5 != i % 5) {
            packed[cells++] = counts[i];
        }
    }
    assert_even(packed, cells, 20000);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_spiral),
        cmocka_unit_test(test_random_marginals),
        cmocka_unit_test(test_reds_given_desert),
        cmocka_unit_test(test_random_is_uniform),
        cmocka_unit_test(test_balanced_is_uniform),
        cmocka_unit_test(test_areas_are_uniform),
        cmocka_unit_test(test_balanced_symmetry),
        cmocka_unit_test(test_harbours_are_uniform),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
