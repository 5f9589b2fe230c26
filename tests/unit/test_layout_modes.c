/* Every layout mode on every built-in board, over thousands of seeds, judged by a checker that
 * knows coordinates and the rule book only (M-3 to M-5). */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>
#include <cmocka.h>

#include "board/board.h"
#include "support/judge.h"
#include "support/rule.h"
#include "support/sketch.h"

#ifdef JUDGE_SLOW_BUILD
enum { SEEDS = 1000 };
#else
enum { SEEDS = 10000 };
#endif

static catan__board board;
static const catan_map *map;
static sketch custom;
static judge judging;

static void use_map(const catan_map *new_map, uint32_t players) {
    map = new_map;
    assert_int_equal(catan__board_compile(&board, map, players, CATAN_OUTLINES_KEPT), CATAN_OK);
    judge_begin(&judging, &board);
}

static void use_board(unsigned which) {
    use_map(catan__map_builtin(which < 2 ? 4 : 6, CATAN_SCENARIO_NONE, which % 2),
            which < 2 ? 4 : 6);
}

/* Fact sheet 1.1 and 2.1, by terrain and by number. */
static const uint8_t terrains_of[2][8] = {{1, 4, 3, 4, 4, 3, 18, 0}, {2, 6, 5, 6, 6, 5, 22, 0}};
static const uint8_t numbers_of[2][13] = {{0, 0, 1, 2, 2, 2, 2, 0, 2, 2, 2, 2, 1},
                                          {0, 0, 2, 3, 3, 3, 3, 0, 3, 3, 3, 3, 2}};
static const uint8_t harbours_of[2][6] = {{1, 1, 1, 1, 1, 4}, {1, 1, 2, 1, 1, 5}};

/* What lies there is what the box holds; sea lies around the land; nothing lies beyond the board.
 */
static void check_stock(const catan_layout *layout, int large, int sea) {
    uint8_t terrains[256] = {0}, numbers[256] = {0}, harbours[256] = {0};
    for (unsigned i = 0; i < 128; i++) {
        if (i >= board.hexes) {
            assert_int_equal(layout->terrain[i] | layout->number[i], 0);
            continue;
        }
        terrains[layout->terrain[i]]++;
        numbers[layout->number[i]]++;
        assert_int_equal(layout->terrain[i] == CATAN_SEA, board.sea[i]);
        assert_int_equal(layout->number[i] == 0,
                         layout->terrain[i] == CATAN_SEA || layout->terrain[i] == CATAN_DESERT);
    }
    terrains[CATAN_SEA] =
        (uint8_t)(terrains[CATAN_SEA] + (sea ? 0 : terrains_of[large][CATAN_SEA]));
    assert_memory_equal(terrains, terrains_of[large], 8);
    numbers[0] = 0;
    assert_memory_equal(numbers, numbers_of[large], 13);
    for (unsigned i = 0; i < CATAN_MAX_HARBOURS; i++) {
        if (i >= board.harbours) {
            assert_int_equal(layout->harbour[i], 0);
            continue;
        }
        harbours[layout->harbour[i]]++;
    }
    assert_memory_equal(harbours, harbours_of[large], 6);
    assert_int_equal(layout->struct_size, sizeof *layout);
    for (unsigned i = 0; i < sizeof layout->reserved; i++) {
        assert_int_equal(layout->reserved[i], 0);
    }
    assert_int_equal(catan__layout_check(layout, &board), CATAN_OK);
}

/* The hexes of the land, ring by ring: how often the rim must be peeled off before a hex lies on
 * it. */
static void peel(int *depth) {
    for (int hex = 0; hex < board.hexes; hex++) {
        depth[hex] = board.sea[hex] ? -1 : 99;
    }
    for (int ring = 0; ring < 4; ring++) {
        for (int hex = 0; hex < board.hexes; hex++) {
            for (int i = 0; i < 6 && depth[hex] > ring; i++) {
                int near = judging.near[hex][i];
                depth[hex] =
                    near < 0 || (depth[near] >= -1 && depth[near] < ring) ? ring : depth[hex];
            }
        }
    }
}

/* 1 if b lies counter-clockwise of a, seen from the middle of the island, by less than half a turn.
 */
static int turns_left(int a, int b, int twice_q, int twice_r) {
    /* twice the plane points, relative to the middle; y grows downwards */
    int ax = 2 * (2 * board.hex_q[a] - twice_q) + 2 * board.hex_r[a] - twice_r,
        ay = 2 * board.hex_r[a] - twice_r;
    int bx = 2 * (2 * board.hex_q[b] - twice_q) + 2 * board.hex_r[b] - twice_r,
        by = 2 * board.hex_r[b] - twice_r;
    return ax * by - ay * bx < 0;
}

/* The spiral of the rule book from a corner, ring by ring: along each ring the neighbour to the
 * left, seen from the middle; the next ring begins at the one hex deeper in that the first hex of
 * this ring touches. */
static int spiral_from(int corner, int *path) {
    int depth[128], length = 0, used[128] = {0}, large = board.hexes == 30 || board.hexes == 52;
    peel(depth);
    for (int first = corner; first >= 0;) {
        int hex = first;
        while (hex >= 0) {
            used[hex] = 1;
            path[length++] = hex;
            int next = -1;
            for (int i = 0; i < 6; i++) {
                int near = judging.near[hex][i];
                if (near >= 0 && depth[near] == depth[hex] && !used[near] &&
                    turns_left(hex, near, large ? 1 : 0, 0)) {
                    next = near;
                }
            }
            hex = next;
        }
        int deeper = -1;
        for (int i = 0; i < 6; i++) {
            int near = judging.near[first][i];
            deeper = near >= 0 && depth[near] > depth[first] ? near : deeper;
        }
        first = deeper;
    }
    return length;
}

static const char letters_of[2][32] = {
    "\5\2\6\3\10\12\11\14\13\4\10\12\11\4\5\6\3\13",
    "\2\5\4\6\3\11\10\13\13\12\6\3\10\4\10\12\13\14\12\5\4\11\5\11\14\3\2\6"};
static const int8_t corners_of[2][6][2] = {{{0, -2}, {2, -2}, {2, 0}, {0, 2}, {-2, 2}, {-2, 0}},
                                           {{1, -3}, {3, -3}, {3, 0}, {0, 3}, {-2, 3}, {-2, 0}}};

/* How many corners the letters can have started from. */
static int spirals_matched(const catan_layout *layout, int large) {
    int matched = 0;
    for (int corner = 0; corner < 6; corner++) {
        int path[128], fits = 1;
        int length = spiral_from(
            judge_hex_at(&board, corners_of[large][corner][0], corners_of[large][corner][1]), path);
        assert_int_equal(length, large ? 30 : 19);
        const char *letter = letters_of[large];
        for (int i = 0; i < length; i++) {
            fits &=
                layout->terrain[path[i]] == CATAN_DESERT || layout->number[path[i]] == *letter++;
        }
        matched += fits;
    }
    return matched;
}

/* Lays one board by a fresh generator. */
static void lay(catan_layout *layout, uint64_t seed, unsigned mode, unsigned balanced,
                unsigned harbours) {
    catan__laying how = {
        .mode = (uint8_t)mode, .balanced = (uint8_t)balanced, .harbours = (uint8_t)harbours};
    catan_rng rng;
    assert_int_equal(catan_rng_seed(&rng, seed), CATAN_OK);
    assert_int_equal(catan__layout_generate(layout, &board, &how, &rng), CATAN_OK);
}

/* Seeds 0, 1, ... and from 2^64 - 1 down. */
static uint64_t seed_of(unsigned i) { return i % 2 ? UINT64_MAX - i / 2 : i / 2; }

static void check_mode(unsigned mode, unsigned balanced,
                       void (*check)(const catan_layout *layout, int large)) {
    for (unsigned which = 0; which < 4; which++) {
        use_board(which);
        /* The frame does not change what is drawn: the slow mode is tried on it less often. */
        unsigned seeds = which == 3 && balanced ? SEEDS / 10 : SEEDS;
        for (unsigned i = 0; i < seeds; i++) {
            catan_layout layout;
            lay(&layout, seed_of(i), mode, balanced, i / 2 % 2);
            check_stock(&layout, which >= 2, which % 2);
            check(&layout, which >= 2);
            if (i / 2 % 2 == CATAN_HARBOURS_FIXED) {
                assert_memory_equal(layout.harbour, board.harbour_kind, board.harbours);
            }
        }
    }
}

static void check_spiral(const catan_layout *layout, int large) {
    assert_int_equal(spirals_matched(layout, large), 1);
    assert_true(judge_reds_apart(&judging, layout)); /* as computed in the fact sheet */
}

static void check_random(const catan_layout *layout, int large) {
    (void)large;
    assert_true(judge_reds_apart(&judging, layout));
}

static void check_balanced(const catan_layout *layout, int large) {
    (void)large;
    assert_true(judge_reds_apart(&judging, layout));
    assert_true(judge_numbers_apart(&judging, layout));
    assert_true(judge_terrains_spread(&judging, layout));
    assert_true(judge_pips_balanced(&judging, layout));
}

static void test_spiral(void **state) {
    (void)state;
    RULE("M-3");
    RULE("M-11");
    check_mode(CATAN_LAYOUT_SPIRAL, 0, check_spiral);
}

static void test_random(void **state) {
    (void)state;
    RULE("M-3");
    RULE("M-5");
    check_mode(CATAN_LAYOUT_RANDOM, 0, check_random);
}

static void test_balanced(void **state) {
    (void)state;
    RULE("M-4");
    RULE("M-5");
    check_mode(CATAN_LAYOUT_RANDOM, 1, check_balanced);
}

/* What balance asks for is not what plain random gives: each condition is broken by some plain
 * layout. */
static void test_balance_is_more(void **state) {
    (void)state;
    RULE("M-4");
    use_board(0);
    unsigned same_numbers = 0, crowds = 0, unbalanced = 0;
    for (unsigned i = 0; i < 1000; i++) {
        catan_layout layout;
        lay(&layout, i, CATAN_LAYOUT_RANDOM, 0, 0);
        same_numbers += !judge_numbers_apart(&judging, &layout);
        crowds += !judge_terrains_spread(&judging, &layout);
        unbalanced += !judge_pips_balanced(&judging, &layout);
    }
    assert_true(same_numbers > 100 && crowds > 100 && unbalanced > 100);
}

static const char *const beginner_of[2] = {
    "O10 S2 L9 W12 B6 S4 B10 W9 L11 D L3 O8 L8 O3 W4 S5 B5 W6 S11 ",
    "L4 S5 W2 B6 O11 B10 S8 D L12 W12 L9 W4 W3 L10 O3 B6 B5 L8 S9 O5 W2 D S3 B8 S4 S9 O6 O11 W11 "
    "L10 ",
};

/* The board as the fact sheet writes it, hex by hex in map order. */
static void check_beginner(const catan_layout *layout, int large) {
    const char *text = beginner_of[large];
    for (unsigned hex = 0; hex < board.hexes; hex++) {
        if (board.sea[hex]) {
            continue;
        }
        int number = 0;
        assert_int_equal(*text++, "DLBSWO"[layout->terrain[hex]]);
        while (*text != ' ') {
            number = 10 * number + *text++ - '0';
        }
        text++;
        assert_int_equal(layout->number[hex], number);
    }
    assert_int_equal(*text, '\0');
}

static void test_beginner(void **state) {
    (void)state;
    RULE("M-3");
    RULE("M-7");
    check_mode(CATAN_LAYOUT_BEGINNER, 0, check_beginner);
    /* Fixed harbours: nothing is drawn at all. */
    catan__laying how = {.mode = CATAN_LAYOUT_BEGINNER, .harbours = CATAN_HARBOURS_FIXED};
    catan_rng rng, before;
    assert_int_equal(catan_rng_seed(&rng, 5), CATAN_OK);
    before = rng;
    catan_layout layout;
    assert_int_equal(catan__layout_generate(&layout, &board, &how, &rng), CATAN_OK);
    assert_memory_equal(&rng, &before, sizeof rng);
}

/* Fact sheet 2.3: the recommended board is the letter spiral from (3,-3). That proves the path of
 * the test itself. */
static void test_recommended_is_spiral(void **state) {
    (void)state;
    use_board(2);
    catan_layout layout;
    lay(&layout, 0, CATAN_LAYOUT_BEGINNER, 0, CATAN_HARBOURS_FIXED);
    assert_int_equal(spirals_matched(&layout, 1), 1);
    /* Fact sheet 1.2, the path from (0,-2). */
    static const int8_t path_of[19][2] = {
        {0, -2}, {-1, -1}, {-2, 0}, {-2, 1}, {-2, 2}, {-1, 2}, {0, 2}, {1, 1},  {2, 0}, {2, -1},
        {2, -2}, {1, -2},  {0, -1}, {-1, 0}, {-1, 1}, {0, 1},  {1, 0}, {1, -1}, {0, 0}};
    use_board(0);
    int path[128];
    assert_int_equal(spiral_from(judge_hex_at(&board, 0, -2), path), 19);
    for (int i = 0; i < 19; i++) {
        assert_int_equal(path[i], judge_hex_at(&board, path_of[i][0], path_of[i][1]));
    }
}

/* Equal generators, equal boards; and what a generator has drawn is gone from it. */
static void test_repeatable(void **state) {
    (void)state;
    use_board(2);
    catan__laying how = {.mode = CATAN_LAYOUT_RANDOM, .harbours = CATAN_HARBOURS_SHUFFLED};
    catan_rng first, second;
    assert_int_equal(catan_rng_seed(&first, 99), CATAN_OK);
    second = first;
    catan_layout one, other, later;
    assert_int_equal(catan__layout_generate(&one, &board, &how, &first), CATAN_OK);
    memset(&other, 0xFF, sizeof other);
    assert_int_equal(catan__layout_generate(&other, &board, &how, &second), CATAN_OK);
    assert_memory_equal(&one, &other, sizeof one);
    assert_memory_equal(&first, &second, sizeof first);
    assert_int_equal(catan__layout_generate(&later, &board, &how, &first), CATAN_OK);
    assert_memory_not_equal(&one, &later, sizeof one);
}

/* With and without its ring of sea, a board is laid alike: land and harbours come in the same
 * order. */
static void test_frame_changes_nothing(void **state) {
    (void)state;
    RULE("M-11");
    for (unsigned which = 0; which < 4; which += 2) {
        for (unsigned mode = CATAN_LAYOUT_SPIRAL; mode <= CATAN_LAYOUT_BEGINNER; mode++) {
            for (unsigned seed = 0; seed < 50; seed++) {
                catan_layout bare, framed;
                use_board(which);
                lay(&bare, seed, mode, mode == CATAN_LAYOUT_RANDOM, 0);
                use_board(which + 1);
                lay(&framed, seed, mode, mode == CATAN_LAYOUT_RANDOM, 0);
                unsigned land = 0;
                for (unsigned hex = 0; hex < board.hexes; hex++) {
                    if (!board.sea[hex]) {
                        assert_int_equal(framed.terrain[hex], bare.terrain[land]);
                        assert_int_equal(framed.number[hex], bare.number[land]);
                        land++;
                    }
                }
                assert_memory_equal(framed.harbour, bare.harbour, sizeof bare.harbour);
            }
        }
    }
}

static uint64_t digest(uint64_t hash, const void *bytes, size_t count) {
    for (size_t i = 0; i < count; i++) {
        hash = (hash ^ ((const uint8_t *)bytes)[i]) * UINT64_C(0x100000001B3);
    }
    return hash;
}

/* The same seeds give these boards for ever: a digest of a hundred of each mode. */
static void test_pinned(void **state) {
    (void)state;
    static const uint64_t pinned[4] = {UINT64_C(0x770D86808F3E13E1), UINT64_C(0xE6432E33C001DBE1),
                                       UINT64_C(0x7D7CBCF3C20CE819), UINT64_C(0xBE27D0D1EA29F37D)};
    static const uint8_t modes[4][2] = {{CATAN_LAYOUT_SPIRAL, 0},
                                        {CATAN_LAYOUT_RANDOM, 0},
                                        {CATAN_LAYOUT_RANDOM, 1},
                                        {CATAN_LAYOUT_BEGINNER, 0}};
    for (unsigned mode = 0; mode < 4; mode++) {
        uint64_t hash = UINT64_C(0xCBF29CE484222325);
        for (unsigned which = 0; which < 4; which++) {
            use_board(which);
            for (unsigned seed = 0; seed < 25; seed++) {
                catan_layout layout;
                lay(&layout, seed, modes[mode][0], modes[mode][1], CATAN_HARBOURS_SHUFFLED);
                hash = digest(hash, layout.terrain, sizeof layout.terrain);
                hash = digest(hash, layout.number, sizeof layout.number);
                hash = digest(hash, layout.harbour, sizeof layout.harbour);
            }
        }
        assert_int_equal(hash, pinned[mode]);
    }
}

/* Modes that a board has not, or that are none. */
static void test_refused(void **state) {
    (void)state;
    RULE("M-3");
    sketch_of(&custom, catan__map_builtin(4, CATAN_SCENARIO_NONE, 0));
    sketch_unprint(&custom);
    static const uint8_t modes[] = {CATAN_LAYOUT_AUTO, CATAN_LAYOUT_SPIRAL, CATAN_LAYOUT_BEGINNER,
                                    4, 255};
    use_map(&custom.map, 4);
    for (unsigned i = 0; i < sizeof modes; i++) {
        catan__laying how = {.mode = modes[i]};
        catan_rng rng;
        catan_layout layout, untouched;
        memset(&layout, 0xA5, sizeof layout);
        untouched = layout;
        assert_int_equal(catan_rng_seed(&rng, 3), CATAN_OK);
        assert_int_equal(catan__layout_generate(&layout, &board, &how, &rng),
                         CATAN_E_CONFIG_LAYOUT);
        assert_memory_equal(&layout, &untouched, sizeof layout);
    }
}

/* Conditions that cannot be met: an error after the bound, and nothing has changed. */
static void test_impossible(void **state) {
    (void)state;
    RULE("M-5");
    sketch_hexagon(&custom, 1);
    sketch_terrain(&custom, 0, CATAN_FOREST, 7);
    sketch_number(&custom, 0, 6, 7);
    use_map(&custom.map, 2);
    catan__laying how = {.mode = CATAN_LAYOUT_RANDOM};
    catan_rng rng, before;
    catan_layout layout, untouched;
    memset(&layout, 0xA5, sizeof layout);
    untouched = layout;
    assert_int_equal(catan_rng_seed(&rng, 3), CATAN_OK);
    before = rng;
    assert_int_equal(catan__layout_generate(&layout, &board, &how, &rng), CATAN_E_LAYOUT_TRIES);
    assert_memory_equal(&layout, &untouched, sizeof layout);
    assert_memory_equal(&rng, &before, sizeof rng);
}

/* An embedder's map that fixes everything is laid as it is, reds beside reds too. */
static void test_all_fixed(void **state) {
    (void)state;
    RULE("M-1");
    sketch_hexagon(&custom, 2);
    for (uint32_t i = 0; i < custom.map.hex_count; i++) {
        custom.hexes[i].terrain = i == 4 ? CATAN_DESERT : i == 5 ? CATAN_SEA : CATAN_HILLS;
        custom.hexes[i].number = i == 4 || i == 5 || i == 6 ? 0 : 6;
    }
    sketch_harbour(&custom, -2, 2, 3, CATAN_HARBOUR_ORE);
    use_map(&custom.map, 2);
    for (unsigned balanced = 0; balanced < 2; balanced++) {
        catan_layout layout;
        lay(&layout, 0, CATAN_LAYOUT_RANDOM, balanced, 0);
        for (uint32_t i = 0; i < 19; i++) {
            assert_int_equal(layout.terrain[i], custom.hexes[i].terrain);
            assert_int_equal(layout.number[i], custom.hexes[i].number);
        }
        assert_int_equal(layout.harbour[0], CATAN_HARBOUR_ORE);
        assert_int_equal(catan__layout_check(&layout, &board), CATAN_OK);
    }
}

/* Areas keep their own: what is drawn in one never lies in another; what is fixed stays. */
static void test_areas(void **state) {
    (void)state;
    RULE("M-1");
    RULE("M-6");
    sketch_hexagon(&custom, 2);
    for (uint32_t i = 0; i < 19; i++) {
        custom.hexes[i].area = i < 7 ? 7 : i < 12 ? 0 : 3;
    }
    custom.hexes[0].terrain = CATAN_SEA;
    custom.hexes[8].terrain = CATAN_GOLD; /* draws a number of area 0 */
    custom.hexes[9].terrain = CATAN_GOLD;
    custom.hexes[9].number = 6;
    for (uint32_t i = 12; i < 19; i++) {
        custom.hexes[i].number = i < 14 ? 12 : 0; /* area 3 draws terrain only */
    }
    sketch_terrain(&custom, 7, CATAN_DESERT, 2);
    sketch_terrain(&custom, 7, CATAN_FOREST, 4);
    sketch_number(&custom, 7, 8, 1);
    sketch_number(&custom, 7, 5, 3);
    sketch_terrain(&custom, 0, CATAN_PASTURE, 3);
    sketch_number(&custom, 0, 8, 1);
    sketch_number(&custom, 0, 9, 3);
    sketch_terrain(&custom, 3, CATAN_HILLS, 3);
    sketch_terrain(&custom, 3, CATAN_MOUNTAINS, 4);
    use_map(&custom.map, 2);
    for (unsigned seed = 0; seed < 2000; seed++) {
        catan_layout layout;
        unsigned deserts = 0, eights = 0, nines = 0, hills = 0;
        lay(&layout, seed, CATAN_LAYOUT_RANDOM, 0, 0);
        assert_true(judge_reds_apart(&judging, &layout));
        for (unsigned i = 0; i < 19; i++) {
            unsigned terrain = layout.terrain[i], number = layout.number[i];
            deserts += i < 7 && terrain == CATAN_DESERT;
            eights += i < 7 && number == 8;
            nines += i >= 7 && i < 12 && number == 9;
            hills += i >= 12 && terrain == CATAN_HILLS;
            assert_true(i != 0 || (terrain == CATAN_SEA && number == 0));
            assert_true(i == 0 || i > 6 ||
                        (terrain == CATAN_DESERT ? number == 0 : number == 8 || number == 5));
            assert_true(i < 7 || i > 11 || number == (i == 9 ? 6U : number == 8 ? 8U : 9U));
            assert_true(i < 7 || i > 11 ||
                        terrain == (i == 8 || i == 9 ? CATAN_GOLD : CATAN_PASTURE));
            assert_true(i < 12 || number == (i < 14 ? 12U : 0U));
        }
        assert_true(deserts == 2 && eights == 1 && nines == 3 && hills == 3);
        assert_int_equal(catan__layout_check(&layout, &board), CATAN_OK);
    }
}

/* The largest map: everything drawn, no index goes astray. */
static void test_largest(void **state) {
    (void)state;
    sketch_hexagon(&custom, 6);
    sketch_terrain(&custom, 0, CATAN_DESERT, 7);
    sketch_terrain(&custom, 0, CATAN_FOREST, 60);
    sketch_terrain(&custom, 0, CATAN_GOLD, 60);
    sketch_number(&custom, 0, 8, 3);
    sketch_number(&custom, 0, 4, 117);
    use_map(&custom.map, 6);
    for (unsigned seed = 0; seed < 200; seed++) {
        catan_layout layout;
        lay(&layout, seed, CATAN_LAYOUT_RANDOM, 0, 0);
        assert_true(judge_reds_apart(&judging, &layout));
        assert_int_equal(catan__layout_check(&layout, &board), CATAN_OK);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_recommended_is_spiral),
        cmocka_unit_test(test_spiral),
        cmocka_unit_test(test_random),
        cmocka_unit_test(test_balanced),
        cmocka_unit_test(test_balance_is_more),
        cmocka_unit_test(test_beginner),
        cmocka_unit_test(test_repeatable),
        cmocka_unit_test(test_frame_changes_nothing),
        cmocka_unit_test(test_pinned),
        cmocka_unit_test(test_refused),
        cmocka_unit_test(test_impossible),
        cmocka_unit_test(test_all_fixed),
        cmocka_unit_test(test_areas),
        cmocka_unit_test(test_largest),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
