/* Every fault of a map, and the order in which faults are told (M-2). */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>
#include <cmocka.h>

#include "board/board.h"
#include "support/rule.h"
#include "support/sketch.h"

static catan__board board;
static sketch map;

/* The base board as an embedder's map: 19 hexes in map order, 6 terrains, 10 numbers, 9 harbours.
 */
static void fresh(void) {
    sketch_of(&map, catan__map_builtin(4, CATAN_SCENARIO_NONE, 0));
    sketch_unprint(&map);
}

/* The same with its ring of sea. */
static void fresh_at_sea(void) {
    sketch_of(&map, catan__map_builtin(4, CATAN_SCENARIO_NONE, 1));
    sketch_unprint(&map);
}

static int32_t compile(void) {
    return catan__board_compile(&board, &map.map, 4, CATAN_OUTLINES_KEPT);
}

static void refused(int32_t status) {
    assert_int_equal(compile(), status);
    map.map.max_players = 4;
    map.map.min_players = 0;
    assert_int_equal(catan_map_check(&map.map), status);
}

static void test_good(void **state) {
    (void)state;
    RULE("M-1");
    RULE("M-2");
    fresh();
    assert_int_equal(compile(), CATAN_OK);
    assert_int_equal(catan_map_check(&map.map), CATAN_OK);
    assert_int_equal(board.builtin, 0);
    assert_false(catan__board_spiral_possible(&board));
    assert_false(catan__board_has_beginner(&board));
    for (uint32_t players = 2; players <= 6; players++) {
        const catan_map *built_in =
            catan__map_builtin(players, CATAN_SCENARIO_NONE, players % 2 == 0);
        assert_int_equal(catan_map_check(built_in), CATAN_OK);
        assert_int_equal(catan__board_compile(&board, built_in, players, CATAN_OUTLINES_KEPT),
                         CATAN_OK);
        assert_int_equal(board.letter_count, players > 4 ? 28 : 18);
        assert_true(catan__board_spiral_possible(&board));
        assert_true(catan__board_has_beginner(&board));
        assert_int_equal(built_in->min_players, players > 4 ? 5 : 2);
        assert_int_equal(built_in->max_players, players > 4 ? 6 : 4);
    }
    assert_int_equal(catan_map_size(), sizeof(catan_map));
}

static void test_struct(void **state) {
    (void)state;
    assert_int_equal(catan_map_check(NULL), CATAN_E_ARGUMENT);
    assert_int_equal(catan__board_compile(&board, NULL, 4, CATAN_OUTLINES_KEPT), CATAN_E_ARGUMENT);
    static const uint32_t bad_sizes[] = {0, 4, sizeof(catan_map) - 1, UINT32_MAX};
    for (unsigned i = 0; i < 4; i++) {
        fresh();
        map.map.struct_size = bad_sizes[i];
        refused(CATAN_E_VERSION);
    }
    for (unsigned i = 0; i < sizeof map.map.reserved; i++) {
        fresh();
        map.map.reserved[i] = 1;
        refused(CATAN_E_VERSION);
    }
    fresh();
    map.hexes[18].reserved[2] = 1;
    refused(CATAN_E_VERSION);
}

/* A longer struct of a newer caller passes as long as its tail asks for nothing. */
static void test_longer_struct(void **state) {
    (void)state;
    struct {
        catan_map map;
        uint8_t tail[16];
    } longer;
    memset(&longer, 0, sizeof longer);
    fresh();
    longer.map = map.map;
    longer.map.struct_size = (uint32_t)sizeof longer;
    assert_int_equal(catan_map_check(&longer.map), CATAN_OK);
    longer.tail[15] = 1;
    assert_int_equal(catan_map_check(&longer.map), CATAN_E_VERSION);
}

static void test_arguments(void **state) {
    (void)state;
    RULE("B-1");
    fresh();
    assert_int_equal(catan__board_compile(&board, &map.map, 1, CATAN_OUTLINES_KEPT),
                     CATAN_E_ARGUMENT);
    assert_int_equal(catan__board_compile(&board, &map.map, 7, CATAN_OUTLINES_KEPT),
                     CATAN_E_ARGUMENT);
    fresh();
    map.map.hexes = NULL;
    refused(CATAN_E_ARGUMENT);
    fresh();
    map.map.terrain_pool = NULL;
    refused(CATAN_E_ARGUMENT);
    fresh();
    map.map.number_pool = NULL;
    refused(CATAN_E_ARGUMENT);
    fresh();
    map.map.harbours = NULL;
    refused(CATAN_E_ARGUMENT);
    static const uint8_t bad_seats[][2] = {{1, 4}, {7, 0}, {0, 1}, {0, 7}, {4, 3}, {255, 255}};
    for (unsigned i = 0; i < 6; i++) {
        fresh();
        map.map.min_players = bad_seats[i][0];
        map.map.max_players = bad_seats[i][1];
        assert_int_equal(catan_map_check(&map.map), CATAN_E_ARGUMENT);
    }
    fresh();
    map.map.harbours = NULL;
    map.map.harbour_count = 0;
    assert_int_equal(compile(), CATAN_OK);
    assert_int_equal(board.harbours, 0);
}

static void test_empty(void **state) {
    (void)state;
    RULE("M-2");
    fresh();
    map.map.hex_count = 0;
    refused(CATAN_E_MAP_EMPTY);
    map.map.hexes = NULL;
    refused(CATAN_E_MAP_EMPTY);
    fresh();
    map.map.hex_count = CATAN_MAX_HEXES + 1;
    refused(CATAN_E_MAP_EMPTY);
    map.map.hex_count = UINT32_MAX;
    refused(CATAN_E_MAP_EMPTY);
}

static void test_hexes(void **state) {
    (void)state;
    RULE("M-2");
    static const int bad_coordinates[][2] = {{61, 0},  {-61, 0},   {0, 61},
                                             {0, -61}, {127, 127}, {-128, -128}};
    for (unsigned i = 0; i < 6; i++) {
        fresh();
        map.hexes[i].q = (int8_t)bad_coordinates[i][0];
        map.hexes[i].r = (int8_t)bad_coordinates[i][1];
        refused(CATAN_E_MAP_HEX);
    }
    fresh();
    map.hexes[0].terrain = CATAN_GOLD + 1;
    refused(CATAN_E_MAP_HEX);
    fresh();
    map.hexes[0].terrain = CATAN_FROM_POOL - 1;
    refused(CATAN_E_MAP_HEX);
    fresh();
    map.hexes[0].area = CATAN_MAX_AREAS;
    refused(CATAN_E_MAP_HEX);
    map.hexes[0].area = 255;
    refused(CATAN_E_MAP_HEX);
    fresh();
    map.hexes[18] = map.hexes[4];
    refused(CATAN_E_MAP_DUPLICATE);
}

static void test_pools(void **state) {
    (void)state;
    RULE("M-2");
    static const struct {
        catan_map_pool terrain, number; /* what entries 1 become */
        int32_t status;
    } cases[] = {
        {{0, CATAN_FOREST, 4}, {0, 3, 2}, CATAN_OK},
        {{0, CATAN_FOREST, 3}, {0, 3, 2}, CATAN_E_MAP_POOL},       /* too few */
        {{0, CATAN_FOREST, 5}, {0, 3, 2}, CATAN_E_MAP_POOL},       /* too many */
        {{0, CATAN_FOREST, 65535}, {0, 3, 2}, CATAN_E_MAP_POOL},   /* far too many */
        {{0, CATAN_FOREST, 256 + 4}, {0, 3, 2}, CATAN_E_MAP_POOL}, /* as many, in a byte */
        {{1, CATAN_FOREST, 4}, {0, 3, 2}, CATAN_E_MAP_POOL},       /* in an area without hexes */
        {{8, CATAN_FOREST, 4}, {0, 3, 2}, CATAN_E_MAP_POOL},
        {{255, CATAN_FOREST, 4}, {0, 3, 2}, CATAN_E_MAP_POOL},
        {{0, CATAN_SEA, 4}, {0, 3, 2}, CATAN_E_MAP_POOL}, /* fewer tokens are needed */
        {{0, 8, 4}, {0, 3, 2}, CATAN_E_MAP_POOL},
        {{0, 255, 4}, {0, 3, 2}, CATAN_E_MAP_POOL},
        {{0, CATAN_DESERT, 4}, {0, 3, 2}, CATAN_E_MAP_POOL}, /* fewer tokens are needed */
        {{0, CATAN_GOLD, 4}, {0, 3, 2}, CATAN_OK},
        {{0, CATAN_FOREST, 4}, {0, 3, 1}, CATAN_E_MAP_POOL},
        {{0, CATAN_FOREST, 4}, {0, 3, 3}, CATAN_E_MAP_POOL},
        {{0, CATAN_FOREST, 4}, {0, 3, 65535}, CATAN_E_MAP_POOL},
        {{0, CATAN_FOREST, 4}, {7, 3, 2}, CATAN_E_MAP_POOL},
        {{0, CATAN_FOREST, 4}, {8, 3, 2}, CATAN_E_MAP_POOL},
        {{0, CATAN_FOREST, 4}, {0, 7, 2}, CATAN_E_MAP_NUMBER},
        {{0, CATAN_FOREST, 4}, {0, 0, 2}, CATAN_E_MAP_NUMBER},
        {{0, CATAN_FOREST, 4}, {0, 1, 2}, CATAN_E_MAP_NUMBER},
        {{0, CATAN_FOREST, 4}, {0, 13, 2}, CATAN_E_MAP_NUMBER},
        {{0, CATAN_FOREST, 4}, {0, 255, 2}, CATAN_E_MAP_NUMBER},
        {{0, CATAN_FOREST, 4}, {0, 11, 2}, CATAN_OK}, /* as more of another entry */
    };
    for (unsigned i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        fresh();
        map.terrains[1] = cases[i].terrain;
        map.numbers[1] = cases[i].number;
        refused(cases[i].status);
    }
    fresh();
    map.map.terrain_pool_count = UINT32_MAX;
    refused(CATAN_E_MAP_POOL);
    fresh();
    map.map.number_pool_count = CATAN_MAX_POOL + 1; /* one too many to be looked at */
    refused(CATAN_E_MAP_POOL);
    map.map.number_pool_count = CATAN_MAX_POOL; /* no cards, but of numbers that are none */
    refused(CATAN_E_MAP_NUMBER);
    fresh();
    map.map.terrain_pool_count = 0;
    refused(CATAN_E_MAP_POOL);
}

/* Where a drawn hex may or may not bear a number, the need for tokens must not hang on the draw. */
static void test_pools_and_fixed_numbers(void **state) {
    (void)state;
    RULE("M-2");
    fresh();
    map.hexes[0].number = 0;
    refused(CATAN_E_MAP_POOL); /* a desert may or may not come to lie there */
    fresh();
    map.hexes[0].number = 0;
    map.terrains[0].value = CATAN_GOLD; /* no desert any more: 18 hexes draw a number */
    refused(CATAN_OK);
    fresh();
    map.hexes[0].number = 5;
    refused(CATAN_E_MAP_POOL);
    map.terrains[0].value = CATAN_GOLD;
    refused(CATAN_OK);
    fresh(); /* all deserts: nothing to number */
    map.map.terrain_pool_count = 1;
    map.terrains[0].count = 19;
    refused(CATAN_E_MAP_POOL);
    map.map.number_pool_count = 0;
    refused(CATAN_OK);
    map.hexes[0].number = 5;
    refused(CATAN_E_MAP_NUMBER);
    fresh(); /* a fixed terrain that draws a number */
    map.hexes[0].terrain = CATAN_FOREST;
    map.terrains[1].count = 3;
    refused(CATAN_OK);
    map.hexes[0].area = 7; /* whose pool is empty */
    refused(CATAN_E_MAP_POOL);
    map.numbers[0].area = 7;
    refused(CATAN_OK);
    assert_int_equal(board.number_pool[7][2], 1);
    assert_int_equal(board.terrain_pool[0][CATAN_FOREST], 3);
}

static void test_numbers(void **state) {
    (void)state;
    RULE("M-2");
    RULE("B-25");
    for (unsigned number = 0; number < 256; number++) {
        fresh();
        sketch_plain(&map);
        map.hexes[9].number = (uint8_t)number;
        int token = number <= 12 && number != 1 && number != 7;
        /* From an empty pool nothing can be drawn. */
        refused(token                       ? CATAN_OK
                : number == CATAN_FROM_POOL ? CATAN_E_MAP_POOL
                                            : CATAN_E_MAP_NUMBER);
        map.hexes[9].terrain = number % 2 ? CATAN_DESERT : CATAN_SEA;
        refused(number == 0 || number == CATAN_FROM_POOL ? CATAN_OK : CATAN_E_MAP_NUMBER);
    }
}

static void test_harbours(void **state) {
    (void)state;
    RULE("M-2");
    static const catan_map_harbour bad[] = {
        {0, -2, 2, 5}, /* land beyond */
        {0, 0, 0, 5},  /* inland */
        {0, -2, 6, 5},    {0, -2, 255, 5},    {0, -2, 5, 6},
        {0, -2, 5, 255},  {3, -2, 4, 5},                     /* no such hex */
        {127, 127, 0, 5}, {-128, -128, 0, 5}, {1, -2, 5, 5}, /* beside the one at (1,-2).NE */
        {1, -2, 0, 5},                                       /* on it */
    };
    for (unsigned i = 0; i < sizeof bad / sizeof bad[0]; i++) {
        fresh();
        map.harbours[0] = bad[i];
        refused(CATAN_E_MAP_HARBOUR);
    }
    fresh();
    map.map.harbour_count = CATAN_MAX_HARBOURS + 1;
    refused(CATAN_E_MAP_HARBOUR);
    map.map.harbour_count = UINT32_MAX;
    refused(CATAN_E_MAP_HARBOUR);
    /* With sea as hexes: of a land hex only, towards the sea only. */
    fresh_at_sea();
    map.harbours[0] = (catan_map_harbour){0, -3, 2, 5}; /* the sea hex beyond (0,-2).NW */
    refused(CATAN_E_MAP_HARBOUR);
    fresh_at_sea();
    map.hexes[0].terrain = CATAN_SEA; /* (0,-2), whose harbour now lies in the sea */
    map.hexes[0].number = 0;
    map.terrains[1].count--;
    map.numbers[1].count--;
    refused(CATAN_E_MAP_HARBOUR);
    map.harbours[0] = (catan_map_harbour){0, -1, 5, 5}; /* and a new one where it was land before */
    refused(CATAN_OK);
}

/* As many harbours as there may be. */
static void test_most_harbours(void **state) {
    (void)state;
    sketch_new(&map);
    for (int q = -47; q < 48; q++) {
        sketch_hex(&map, q, 0, CATAN_HILLS, 0, 0);
    }
    for (int i = 0; i < 32; i++) {
        sketch_harbour(&map, 40 - 2 * i, 0, i % 2 ? 0 : 3, CATAN_HARBOUR_BRICK);
    }
    assert_int_equal(compile(), CATAN_OK);
    assert_int_equal(board.harbours, 32);
    sketch_harbour(&map, -40, 0, 0, CATAN_HARBOUR_BRICK);
    assert_int_equal(compile(), CATAN_E_MAP_HARBOUR);
}

static void test_robber(void **state) {
    (void)state;
    RULE("B-7");
    RULE("M-2");
    fresh();
    map.map.robber = 1;
    map.map.robber_q = 2;
    map.map.robber_r = -2;
    refused(CATAN_OK);
    assert_int_equal(board.robber, 2);
    map.map.robber_r = -3;
    refused(CATAN_E_MAP_ROBBER);
    map.map.robber = 0; /* where he does not start means nothing */
    refused(CATAN_OK);
    assert_int_equal(board.robber, CATAN__NO);
    map.map.robber_r = 0;
    map.map.robber = 3;
    refused(CATAN_E_MAP_ROBBER);
    fresh_at_sea();
    map.map.robber = 1;
    map.map.robber_r = -3; /* sea */
    refused(CATAN_E_MAP_ROBBER);
}

/* Settles as greedily as can be: the fewest settlements after which no free node is left, by trying
 * all. */
static uint32_t fewest_settlements(uint64_t taken, uint32_t settled, uint32_t best) {
    uint32_t free_node = 0;
    while (free_node < board.nodes && (taken >> free_node & 1U)) {
        free_node++;
    }
    if (free_node == board.nodes || settled + 1 >= best) {
        return free_node == board.nodes && settled < best ? settled : best;
    }
    /* Somebody must take this node or a neighbour of it, now or later. */
    for (unsigned i = 0; i < 4; i++) {
        uint32_t node = i < 3 ? board.node_near[free_node][i] : free_node;
        if (node == CATAN__NO || (taken >> node & 1U)) {
            continue;
        }
        uint64_t now = taken | UINT64_C(1) << node;
        for (unsigned j = 0; j < 3 && board.node_near[node][j] != CATAN__NO; j++) {
            now |= UINT64_C(1) << board.node_near[node][j];
        }
        best = fewest_settlements(now, settled + 1, best);
    }
    return best;
}

/* No map passes on which the starts could get stuck; the base shapes have room to spare. */
static void test_room(void **state) {
    (void)state;
    RULE("M-2");
    RULE("B-9");
    uint32_t tried = 0, passed = 0;
    for (int length = 1; length <= 10; length++) {
        sketch_new(&map);
        for (int i = 0; i < length; i++) {
            sketch_hex(&map, i % 5, i / 5, CATAN_FIELDS, 0, 0);
        }
        for (uint32_t players = 2; players <= 6; players++, tried++) {
            int32_t status = catan__board_compile(&board, &map.map, players, CATAN_OUTLINES_KEPT);
            uint32_t fewest = fewest_settlements(0, 0, 99);
            assert_true(status == CATAN_E_MAP_ROOM ||
                        (status == CATAN_OK && fewest >= 2 * players));
            passed += status == CATAN_OK;
        }
    }
    assert_int_equal(tried, 50);
    assert_true(passed >= 10);
    /* A map is checked for the most players it allows. */
    sketch_hexagon(&map, 1);
    sketch_plain(&map);
    assert_int_equal(catan_map_check(&map.map), CATAN_E_MAP_ROOM);
    map.map.max_players = 3;
    assert_int_equal(catan_map_check(&map.map), CATAN_OK);
    /* All sea. */
    fresh();
    sketch_plain(&map);
    map.map.harbour_count = 0;
    for (uint32_t i = 0; i < map.map.hex_count; i++) {
        map.hexes[i].terrain = CATAN_SEA;
    }
    refused(CATAN_E_MAP_ROOM);
}

static void test_apart(void **state) {
    (void)state;
    RULE("M-2");
    fresh();
    sketch_hex(&map, 4, 0, CATAN_SEA, 0, 0);
    refused(CATAN_E_MAP_APART);
    sketch_hex(&map, 3, 0, CATAN_SEA, 0, 0);
    refused(CATAN_OK);
    sketch_hex(&map, -4, 2, CATAN_PASTURE, 0, 0);
    refused(CATAN_E_MAP_APART);
}

/* Faults are told in the order of their numbers: each step mends the first of all that are left. */
static void test_order(void **state) {
    (void)state;
    RULE("M-2");
    fresh();
    sketch_plain(&map);
    for (int i = 0; i < 70; i++) {
        sketch_hex(&map, -60 + 2 * (i % 60), i < 60 ? -60 : -58, CATAN_SEA, 0,
                   0); /* apart, and many */
    }
    for (uint32_t i = 0; i < 19; i++) {
        map.hexes[i].terrain = CATAN_SEA; /* no room; harbours in the sea */
    }
    uint32_t many = map.map.hex_count;
    map.map.struct_size--;
    map.map.robber = 1;
    map.map.hex_count = 0;
    map.hexes[1] = map.hexes[2];
    map.hexes[0].terrain = 99;
    map.hexes[3].number = 7;
    sketch_terrain(&map, 0, CATAN_FOREST, 1);
    refused(CATAN_E_VERSION);
    map.map.struct_size++;
    refused(CATAN_E_MAP_EMPTY);
    map.map.hex_count = many;
    refused(CATAN_E_MAP_HEX);
    map.hexes[0].terrain = CATAN_SEA;
    refused(CATAN_E_MAP_DUPLICATE);
    map.hexes[1].q = 40;
    refused(CATAN_E_MAP_TOO_LARGE);
    map.map.hex_count = 20;
    refused(CATAN_E_MAP_POOL);
    map.map.terrain_pool_count = 0;
    refused(CATAN_E_MAP_NUMBER);
    map.hexes[3].number = 0;
    refused(CATAN_E_MAP_HARBOUR);
    map.map.harbour_count = 0;
    refused(CATAN_E_MAP_ROBBER);
    map.map.robber = 0;
    refused(CATAN_E_MAP_ROOM);
    for (uint32_t i = 0; i < 19; i++) {
        map.hexes[i].terrain = CATAN_FIELDS;
    }
    refused(CATAN_E_MAP_APART);
    map.map.hex_count = 19;
    map.hexes[1].q = 1;
    refused(CATAN_OK);
}

/* Bytes of no meaning: some status, and nothing read that is not there. */
static void test_hostile_bytes(void **state) {
    (void)state;
    uint32_t random = 7;
    for (unsigned round = 0; round < 200000; round++) {
        if (round % 50 == 0) {
            sketch_of(&map,
                      catan__map_builtin(round % 100 ? 4 : 6, round / 100 % 6, round % 200 < 100));
        }
        unsigned char *parts[4] = {(unsigned char *)map.hexes, (unsigned char *)map.terrains,
                                   (unsigned char *)map.numbers, (unsigned char *)map.harbours};
        uint32_t sizes[4] = {30 * sizeof map.hexes[0], 6 * sizeof map.terrains[0],
                             10 * sizeof map.numbers[0], 9 * sizeof map.harbours[0]};
        random = random * 1664525U + 1013904223U;
        unsigned part = random >> 30;
        parts[part][(random >> 8) % sizes[part]] = (unsigned char)(random >> 4);
        int32_t status = catan_map_check(&map.map);
        assert_true(status == CATAN_OK || status == CATAN_E_VERSION ||
                    (status <= CATAN_E_MAP_EMPTY && status >= CATAN_E_MAP_GOAL));
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_good),          cmocka_unit_test(test_struct),
        cmocka_unit_test(test_longer_struct), cmocka_unit_test(test_arguments),
        cmocka_unit_test(test_empty),         cmocka_unit_test(test_hexes),
        cmocka_unit_test(test_pools),         cmocka_unit_test(test_pools_and_fixed_numbers),
        cmocka_unit_test(test_numbers),       cmocka_unit_test(test_harbours),
        cmocka_unit_test(test_most_harbours), cmocka_unit_test(test_robber),
        cmocka_unit_test(test_room),          cmocka_unit_test(test_apart),
        cmocka_unit_test(test_order),         cmocka_unit_test(test_hostile_bytes),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
