/* What maps at sea say: every fault, each with its own status, and what compiles to what (M-1, M-2,
 * M-6, M-10, S-80, S-91 to S-93). */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>
#include <cmocka.h>

#include "board/board.h"
#include "catan/config.h"
#include "support/rule.h"
#include "support/sketch.h"

static catan__board board;
static sketch map;

/* A built-in map as an embedder's. */
static void fresh(uint32_t players, unsigned scenario) {
    sketch_of(&map, catan__map_builtin(players, scenario, 0));
}

static catan_map_hex *hex_at(int q, int r) {
    for (uint32_t i = 0; i < map.map.hex_count; i++) {
        if (map.hexes[i].q == q && map.hexes[i].r == r) {
            return &map.hexes[i];
        }
    }
    fail_msg("no hex %d,%d", q, r);
    return NULL;
}

static unsigned id_at(int q, int r) { return catan__board_hex_at(&board, q, r); }

static int32_t compile(unsigned outlines) {
    return catan__board_compile(&board, &map.map, 3, outlines);
}

static void refused(int32_t status) {
    assert_int_equal(compile(CATAN_OUTLINES_KEPT), status);
    assert_int_equal(catan_map_check(&map.map), status);
}

static void test_hexes(void **state) {
    (void)state;
    RULE("M-2");
    fresh(3, CATAN_SCENARIO_NEW_SHORES);
    hex_at(-1, 2)->flags = 8; /* no such flag */
    refused(CATAN_E_MAP_HEX);
    fresh(3, CATAN_SCENARIO_NEW_SHORES);
    hex_at(0, 1)->flags = CATAN_HEX_START; /* at sea */
    refused(CATAN_E_MAP_HEX);
    hex_at(0, 1)->flags = CATAN_HEX_HOME;
    refused(CATAN_E_MAP_HEX);
    fresh(3, CATAN_SCENARIO_NEW_SHORES);
    hex_at(-1, 2)->flags = CATAN_HEX_START | CATAN_HEX_HOME;
    refused(CATAN_OK);
    assert_int_equal(board.flags[id_at(-1, 2)], 3);
}

static void test_switches(void **state) {
    (void)state;
    RULE("M-2");
    RULE("M-10");
    fresh(3, CATAN_SCENARIO_ISLANDS);
    assert_int_equal(compile(0), CATAN_OK);
    assert_true(board.frame == 1 && board.reds_touch == 1 && board.printed == 1);
    map.map.frame = 2;
    refused(CATAN_E_ARGUMENT);
    map.map.frame = 1;
    map.map.reds_touch = 2;
    refused(CATAN_E_ARGUMENT);
    for (unsigned i = 0; i < sizeof map.map.reserved2; i++) {
        fresh(3, CATAN_SCENARIO_ISLANDS);
        map.map.reserved2[i] = 1;
        refused(CATAN_E_VERSION);
    }
    fresh(6, CATAN_SCENARIO_NEW_SHORES);
    map.map.letters = NULL;
    refused(CATAN_E_ARGUMENT);
}

static void test_pirate(void **state) {
    (void)state;
    RULE("M-2");
    RULE("S-62");
    fresh(3, CATAN_SCENARIO_NEW_SHORES);
    refused(CATAN_OK);
    assert_int_equal(board.pirate, id_at(3, 3));
    map.map.pirate_r = -3; /* no hex */
    refused(CATAN_E_MAP_PIRATE);
    map.map.pirate = 0;
    refused(CATAN_OK);
    assert_int_equal(board.pirate, CATAN__NO);
    fresh(3, CATAN_SCENARIO_NEW_SHORES);
    map.map.pirate = 2;
    refused(CATAN_E_MAP_PIRATE);
    map.map.pirate = 1;
    map.map.pirate_q = -1; /* land */
    map.map.pirate_r = 2;
    refused(CATAN_E_MAP_PIRATE);
    map.map.pirate_q = 2; /* sea of the zone: printed, or drawn */
    map.map.pirate_r = 4;
    refused(CATAN_OK);
    assert_int_equal(compile(CATAN_OUTLINES_MIXED), CATAN_OK);
    map.map.pirate_q = 0; /* land of the zone */
    map.map.pirate_r = 0;
    refused(CATAN_E_MAP_PIRATE);
    fresh(3, CATAN_SCENARIO_FOG);
    map.map.pirate_q = 0; /* fog */
    map.map.pirate_r = 0;
    refused(CATAN_E_MAP_PIRATE);
}

static void test_robber(void **state) {
    (void)state;
    RULE("M-2");
    RULE("B-7");
    fresh(3, CATAN_SCENARIO_FOG);
    map.map.robber = 1;
    map.map.robber_q = map.map.robber_r = 0; /* fog */
    refused(CATAN_E_MAP_ROBBER);
    map.map.robber = 2; /* on a 12, wherever: only where to look first */
    refused(CATAN_OK);
    map.map.robber_r = -9;
    refused(CATAN_E_MAP_ROBBER);
    /* a start that comes to be sea, or a 12 that is nowhere: on the first desert, or off the board
     */
    fresh(3, CATAN_SCENARIO_NEW_SHORES);
    map.map.robber = 1;
    assert_int_equal(compile(CATAN_OUTLINES_MIXED), CATAN_OK);
    catan_layout layout;
    memset(&layout, 0, sizeof layout);
    memset(layout.terrain, CATAN_FOREST, sizeof layout.terrain);
    assert_int_equal(catan__robber_start(&board, &layout), 0);
    layout.terrain[0] = CATAN_SEA;
    assert_int_equal(catan__robber_start(&board, &layout), CATAN__NO);
    layout.terrain[7] = layout.terrain[9] = CATAN_DESERT;
    assert_int_equal(catan__robber_start(&board, &layout), 7);
    map.map.robber = 2;
    assert_int_equal(compile(CATAN_OUTLINES_MIXED), CATAN_OK);
    assert_int_equal(catan__robber_start(&board, &layout), 7);
    layout.number[20] = layout.number[22] = 12;
    assert_int_equal(catan__robber_start(&board, &layout), 20);
    layout.terrain[0] = CATAN_FOREST;
    layout.number[0] = 12;
    assert_int_equal(catan__robber_start(&board, &layout), 0);
    assert_int_equal(catan__pirate_start(&board, &layout), CATAN__NO); /* land there */
    layout.terrain[board.pirate] = CATAN_SEA;
    assert_int_equal(catan__pirate_start(&board, &layout), board.pirate);
}

static void test_fog(void **state) {
    (void)state;
    RULE("M-2");
    RULE("S-80");
    fresh(3, CATAN_SCENARIO_FOG);
    refused(CATAN_OK);
    assert_int_equal(board.fog_hexes, 12);
    assert_int_equal(board.fog_area, 1);
    unsigned fog = id_at(0, 0);
    assert_true(board.terrain[fog] == CATAN_FOG && board.number[fog] == 0 && !board.sea[fog] &&
                board.open[fog] && board.varied);
    assert_int_equal(board.terrain_pool[1][CATAN_SEA], 2);
    hex_at(0, 0)->flags |= CATAN_HEX_START;
    refused(CATAN_E_MAP_FOG);
    fresh(3, CATAN_SCENARIO_FOG); /* something else in the area */
    hex_at(2, 0)->area = 1;
    refused(CATAN_E_MAP_FOG);
    fresh(3, CATAN_SCENARIO_FOG); /* in two areas */
    hex_at(0, 0)->area = 2;
    map.terrains[0].area = 2;
    sketch_number(&map, 2, 3, 1);
    map.numbers[0].count--;
    refused(CATAN_E_MAP_FOG);
    fresh(3, CATAN_SCENARIO_FOG); /* more of a number than are counted */
    map.map.hex_count = 0;
    for (int i = 0; i < 60; i++) {
        sketch_hex(&map, i % 12, i / 12, i < 36 ? CATAN_FIELDS : CATAN_FROM_POOL,
                   i < 36 ? 0 : CATAN_FROM_POOL, i < 36 ? 0 : 1);
        map.hexes[i].flags = i < 36 ? 0 : CATAN_HEX_FOG;
    }
    map.map.robber = map.map.pirate = 0;
    map.map.harbour_count = map.map.terrain_pool_count = map.map.number_pool_count = 0;
    sketch_terrain(&map, 1, CATAN_GOLD, 24);
    sketch_number(&map, 1, 4, 15);
    sketch_number(&map, 1, 5, 9);
    refused(CATAN_OK);
    map.numbers[0].count = 16;
    map.numbers[1].count = 8;
    refused(CATAN_E_MAP_FOG);
    fresh(3, CATAN_SCENARIO_FOG); /* face up */
    hex_at(0, 0)->number = 0;
    map.terrains[5].count = 0; /* no sea, so that tokens fit */
    map.terrains[0].count = 3;
    sketch_number(&map, 1, 3, 1);
    refused(CATAN_E_MAP_FOG);
    fresh(3, CATAN_SCENARIO_FOG); /* what lies there is never told by print */
    map.map.terrain_pool_count = 0;
    refused(CATAN_E_MAP_POOL);
    fresh(3, CATAN_SCENARIO_FOG); /* one token too few */
    map.numbers[0].count--;
    refused(CATAN_E_MAP_POOL);
}

static void test_islands(void **state) {
    (void)state;
    RULE("M-2");
    RULE("S-92");
    RULE("S-93");
    fresh(3, CATAN_SCENARIO_DESERT);
    refused(CATAN_OK);
    assert_int_equal(board.island[id_at(0, 0)], 1);
    assert_int_equal(board.island[id_at(1, 0)], CATAN_NO_ISLAND);
    hex_at(0, 0)->island = 15;
    refused(CATAN_OK);
    hex_at(0, 0)->island = 16;
    refused(CATAN_E_MAP_ISLAND);
    hex_at(0, 0)->island = 252;
    refused(CATAN_E_MAP_ISLAND);
    fresh(3, CATAN_SCENARIO_DESERT);
    hex_at(2, 0)->island = 1; /* sea */
    refused(CATAN_E_MAP_ISLAND);
}

static void test_printed(void **state) {
    (void)state;
    RULE("M-2");
    fresh(3, CATAN_SCENARIO_NEW_SHORES);
    map.map.printed = 2;
    refused(CATAN_E_MAP_PRINTED);
    fresh(3, CATAN_SCENARIO_NEW_SHORES);
    hex_at(0, 0)->printed_number = 0; /* hills without a number */
    refused(CATAN_E_MAP_PRINTED);
    hex_at(0, 0)->printed_number = 7;
    refused(CATAN_E_MAP_PRINTED);
    fresh(3, CATAN_SCENARIO_NEW_SHORES);
    hex_at(2, 0)->printed_number = 5; /* sea with one */
    refused(CATAN_E_MAP_PRINTED);
    fresh(3, CATAN_SCENARIO_NEW_SHORES);
    hex_at(0, 0)->printed_terrain = CATAN_FOG;
    refused(CATAN_E_MAP_PRINTED);
    fresh(3, CATAN_SCENARIO_NEW_SHORES);
    hex_at(0, 1)->printed_terrain = CATAN_SEA; /* where nothing is drawn */
    refused(CATAN_E_MAP_PRINTED);
    fresh(3, CATAN_SCENARIO_FOG);
    hex_at(0, 0)->printed_terrain = CATAN_GOLD; /* fog */
    refused(CATAN_E_MAP_PRINTED);
    fresh(3, CATAN_SCENARIO_NEW_SHORES); /* pools beside it must be the same */
    sketch_unprint(&map);
    map.map.printed = 1;
    refused(CATAN_E_MAP_PRINTED);
    fresh(3, CATAN_SCENARIO_NEW_SHORES);
    static sketch pools;
    sketch_of(&pools, &map.map);
    sketch_unprint(&pools);
    map.map.terrain_pool = pools.terrains;
    map.map.terrain_pool_count = pools.map.terrain_pool_count;
    refused(CATAN_OK);
    pools.terrains[0].value = CATAN_GOLD;
    refused(CATAN_E_MAP_PRINTED);
    fresh(3, CATAN_SCENARIO_NEW_WORLD);
    hex_at(0, 0)->printed_number = 5; /* nothing is printed on this map */
    refused(CATAN_E_MAP_PRINTED);
}

static void test_spiral(void **state) {
    (void)state;
    RULE("M-2");
    RULE("M-3");
    static const catan_map *large;
    large = catan__map_builtin(6, CATAN_SCENARIO_NEW_SHORES, 0);
    for (unsigned i = 0; i < 7; i++) {
        sketch_of(&map, large);
        switch (i) {
        case 0:
            map.map.letter_count--;
            break;
        case 1:
            map.letters[3] = 7;
            break;
        case 2:
            map.letters[3] = map.letters[3] == 4 ? 5 : 4;
            break;
        case 3:
            map.map.spiral_area = 1; /* not a disc, and with sea */
            break;
        case 4:
            map.map.spiral_area = 8;
            break;
        case 5:
            map.map.letter_count = 0; /* an area without letters */
            map.map.spiral_area = 1;
            break;
        default:
            map.map.letter_count = 255;
            map.map.letters = (const uint8_t[255]){0};
        }
        assert_int_equal(catan__board_compile(&board, &map.map, 6, 0), CATAN_E_MAP_SPIRAL);
    }
    /* a walk that does not see all */
    sketch_new(&map);
    for (int i = 0; i < 12; i++) {
        sketch_hex(&map, i, 0, CATAN_FROM_POOL, CATAN_FROM_POOL, 0);
        map.letters[i] = 4;
    }
    sketch_terrain(&map, 0, CATAN_FOREST, 12);
    sketch_number(&map, 0, 4, 12);
    map.map.max_players = 2;
    refused(CATAN_OK);
    map.map.letter_count = 12;
    refused(CATAN_E_MAP_SPIRAL); /* no corner with three neighbours */
}

static void test_goal_and_barred(void **state) {
    (void)state;
    RULE("M-2");
    RULE("M-8");
    static const uint8_t goals[] = {0, 3, 60, 1, 2, 61, 255};
    for (unsigned i = 0; i < sizeof goals; i++) {
        fresh(3, CATAN_SCENARIO_ISLANDS);
        map.map.goal = goals[i];
        refused(i < 3 ? CATAN_OK : CATAN_E_MAP_GOAL);
    }
    fresh(3, CATAN_SCENARIO_ISLANDS);
    map.map.island_points = 9;
    refused(CATAN_OK);
    map.map.island_points = 10;
    refused(CATAN_E_MAP_GOAL);
    for (unsigned terrain = 0; terrain < 8; terrain++) {
        for (unsigned number = 0; number < 16; number++) {
            fresh(3, CATAN_SCENARIO_ISLANDS);
            map.map.barred[terrain] = (uint16_t)(1U << number);
            refused(catan__produces(terrain) && catan__is_token(number) ? CATAN_OK
                                                                        : CATAN_E_MAP_NUMBER);
        }
    }
}

static void test_harbours(void **state) {
    (void)state;
    RULE("M-2");
    RULE("M-7");
    fresh(3, CATAN_SCENARIO_NEW_WORLD);
    refused(CATAN_OK);
    assert_true(board.free_harbours && board.harbours == 10);
    assert_int_equal(board.harbour_edge[0], CATAN__NO);
    map.harbours[1].q = 1;
    refused(CATAN_E_MAP_HARBOUR);
    fresh(3, CATAN_SCENARIO_NEW_WORLD);
    map.harbours[9].kind = 6;
    refused(CATAN_E_MAP_HARBOUR);
    fresh(3, CATAN_SCENARIO_NEW_WORLD); /* all or none */
    map.harbours[9].side = 0;
    refused(CATAN_E_MAP_HARBOUR);
    fresh(3, CATAN_SCENARIO_NEW_SHORES);
    map.harbours[3].side = CATAN_ANYWHERE;
    refused(CATAN_E_MAP_HARBOUR);
    /* twelve hexes in a row have 50 coasts, of which 25 do not touch */
    sketch_new(&map);
    for (int i = 0; i < 12; i++) {
        sketch_hex(&map, i, 0, CATAN_FOREST, 4, 0);
    }
    map.map.max_players = 2;
    for (unsigned i = 0; i < 25; i++) {
        sketch_harbour(&map, 0, 0, CATAN_ANYWHERE, CATAN_HARBOUR_ANY);
    }
    refused(CATAN_OK);
    sketch_harbour(&map, 0, 0, CATAN_ANYWHERE, CATAN_HARBOUR_ANY);
    refused(CATAN_E_MAP_HARBOUR);
    /* on a coast of every layout: the zone has none when outlines are mixed */
    fresh(3, CATAN_SCENARIO_NEW_SHORES);
    map.harbours[0] = (catan_map_harbour){0, 0, 5, CATAN_HARBOUR_ANY};
    assert_int_equal(compile(CATAN_OUTLINES_KEPT), CATAN_OK);
    assert_int_equal(compile(CATAN_OUTLINES_MIXED), CATAN_E_MAP_HARBOUR);
}

/* Which hexes are sea in every layout, and which are open. */
static void test_outlines(void **state) {
    (void)state;
    RULE("M-6");
    fresh(3, CATAN_SCENARIO_NEW_SHORES);
    assert_int_equal(compile(CATAN_OUTLINES_KEPT), CATAN_OK);
    assert_true(!board.varied && board.sea[id_at(2, 0)] && !board.open[id_at(2, 0)]);
    assert_int_equal(board.terrain_pool[1][CATAN_SEA], 0);
    assert_int_equal(compile(CATAN_OUTLINES_MIXED), CATAN_OK);
    assert_true(board.varied && !board.sea[id_at(2, 0)] && board.open[id_at(2, 0)]);
    assert_true(board.open[id_at(0, 0)] && !board.open[id_at(-1, 2)] && board.sea[id_at(0, 1)]);
    assert_int_equal(board.terrain_pool[1][CATAN_SEA], 4);
    /* without a print always mixed */
    sketch_unprint(&map);
    assert_int_equal(compile(CATAN_OUTLINES_KEPT), CATAN_OK);
    assert_int_equal(board.varied, 1);
    /* where all cards are sea, it is sea */
    fresh(3, CATAN_SCENARIO_NEW_SHORES);
    hex_at(0, 1)->terrain = CATAN_FROM_POOL;
    hex_at(0, 1)->area = 5;
    hex_at(0, 1)->printed_terrain = CATAN_SEA;
    assert_int_equal(compile(CATAN_OUTLINES_MIXED), CATAN_OK);
    assert_true(board.sea[id_at(0, 1)] && !board.open[id_at(0, 1)]);
}

/* Room on what is surely land, or where so much is drawn that there must be some (B-9). */
static void test_room(void **state) {
    (void)state;
    RULE("M-2");
    RULE("B-9");
    for (uint32_t land = 5; land <= 9; land++) {
        sketch_new(&map);
        for (int i = 0; i < 40; i++) {
            sketch_hex(&map, i % 8, i / 8, CATAN_FROM_POOL, 0, 0);
        }
        sketch_terrain(&map, 0, CATAN_DESERT, (uint16_t)land);
        sketch_terrain(&map, 0, CATAN_SEA, (uint16_t)(40 - land));
        map.map.max_players =
            2; /* three settlements take twelve nodes; seven hexes have fourteen */
        assert_int_equal(catan_map_check(&map.map), land < 7 ? CATAN_E_MAP_ROOM : CATAN_OK);
    }
    sketch_new(&map); /* all under fog: none is land */
    for (int i = 0; i < 40; i++) {
        sketch_hex(&map, i % 8, i / 8, CATAN_FROM_POOL, CATAN_FROM_POOL, 1);
        map.hexes[i].flags = CATAN_HEX_FOG;
    }
    sketch_terrain(&map, 1, CATAN_DESERT, 40);
    refused(CATAN_E_MAP_ROOM);
}

/* Settings that a map asks for, or that belong to others. */
static void test_config(void **state) {
    (void)state;
    RULE("M-4");
    RULE("M-7");
    catan_config config;
    char text[400];
    assert_int_equal(catan_config_init(&config, sizeof config), CATAN_OK);
    config.players = 3;
    fresh(3, CATAN_SCENARIO_FOG);
    assert_int_equal(catan_config_check(NULL, 0, &config, &map.map), CATAN_E_CONFIG_SEAFARERS);
    config.seafarers = 1;
    assert_int_equal(catan_config_check(NULL, 0, &config, &map.map), CATAN_OK);
    config.scenario = CATAN_SCENARIO_FOG;
    assert_int_equal(catan_config_check(text, sizeof text, &config, &map.map),
                     CATAN_E_CONFIG_SCENARIO);
    assert_memory_equal(text, "scenario: ", 10);
    config.seafarers = 0;
    assert_int_equal(catan_config_check(NULL, 0, &config, NULL), CATAN_OK);
    config.outlines = CATAN_OUTLINES_MIXED;
    assert_int_equal(catan_config_check(text, sizeof text, &config, NULL), CATAN_E_CONFIG_LAYOUT);
    assert_memory_equal(text, "outlines: ", 10);
    config.scenario = CATAN_SCENARIO_DESERT;
    assert_int_equal(catan_config_check(NULL, 0, &config, NULL), CATAN_OK);
    config.layout = CATAN_LAYOUT_RANDOM;
    config.balanced = 1;
    assert_int_equal(catan_config_check(NULL, 0, &config, NULL), CATAN_OK);
    config.outlines = CATAN_OUTLINES_KEPT;
    config.layout = CATAN_LAYOUT_AUTO; /* random, there (M-3) */
    assert_int_equal(catan_config_check(NULL, 0, &config, NULL), CATAN_OK);
    config.scenario = CATAN_SCENARIO_ISLANDS;
    assert_int_equal(catan_config_check(text, sizeof text, &config, NULL), CATAN_E_CONFIG_LAYOUT);
    assert_string_equal(text, "balanced: That layout mode cannot be used on this board.\n");
    config.scarcity = 1;
    config.scenario = CATAN_SCENARIO_NONE;
    config.layout = CATAN_LAYOUT_RANDOM;
    assert_int_equal(catan_config_check(text, sizeof text, &config, NULL), CATAN_E_CONFIG_MODULE);
    assert_string_equal(text, "balanced: Two settings exclude each other.\n");
    config.scarcity = 0;
    config.balanced = 0;
    config.scenario = CATAN_SCENARIO_ISLANDS;
    config.layout = CATAN_LAYOUT_SPIRAL;
    assert_int_equal(catan_config_check(NULL, 0, &config, NULL), CATAN_E_CONFIG_LAYOUT);
    config.scenario = CATAN_SCENARIO_NEW_WORLD;
    config.layout = CATAN_LAYOUT_BEGINNER;
    assert_int_equal(catan_config_check(NULL, 0, &config, NULL), CATAN_E_CONFIG_LAYOUT);
}

/* Layouts of others: sea only where it can be, fog just where it lies, harbours on coasts. */
static void test_layout_check(void **state) {
    (void)state;
    RULE("M-2");
    RULE("S-80");
    catan__laying how = {.mode = CATAN_LAYOUT_RANDOM};
    catan_rng rng;
    catan_layout good, layout;
    assert_int_equal(catan_rng_seed(&rng, 1), CATAN_OK);
    fresh(3, CATAN_SCENARIO_NEW_SHORES);
    for (unsigned outlines = 0; outlines < 2; outlines++) {
        assert_int_equal(compile(outlines), CATAN_OK);
        assert_int_equal(catan__layout_generate(&good, &board, &how, &rng), CATAN_OK);
        for (unsigned hex = 0; hex < board.hexes; hex++) {
            layout = good;
            layout.terrain[hex] = good.terrain[hex] == CATAN_SEA ? CATAN_DESERT : CATAN_SEA;
            layout.number[hex] = 0;
            assert_int_equal(catan__layout_check(&layout, &board) == CATAN_OK, board.open[hex]);
            layout.terrain[hex] = CATAN_FOG;
            assert_int_equal(catan__layout_check(&layout, &board), CATAN_E_LAYOUT);
        }
        layout = good;
        layout.harbour_edge[0] = 1; /* they lie where the map says */
        assert_int_equal(catan__layout_check(&layout, &board), CATAN_E_LAYOUT);
    }
    fresh(3, CATAN_SCENARIO_FOG);
    assert_int_equal(compile(0), CATAN_OK);
    assert_int_equal(catan__layout_generate(&good, &board, &how, &rng), CATAN_OK);
    layout = good;
    layout.terrain[id_at(0, 0)] = CATAN_GOLD;
    assert_int_equal(catan__layout_check(&layout, &board), CATAN_E_LAYOUT);
    layout = good;
    layout.number[id_at(0, 0)] = 5;
    assert_int_equal(catan__layout_check(&layout, &board), CATAN_E_LAYOUT);
    fresh(3, CATAN_SCENARIO_NEW_WORLD);
    assert_int_equal(compile(0), CATAN_OK);
    assert_int_equal(catan__layout_generate(&good, &board, &how, &rng), CATAN_OK);
    assert_int_equal(catan__layout_check(&good, &board), CATAN_OK);
    static const uint16_t wrong[] = {CATAN_MAX_EDGES, CATAN__NO};
    for (unsigned i = 0; i < 2; i++) {
        layout = good;
        layout.harbour_edge[9] = wrong[i];
        assert_int_equal(catan__layout_check(&layout, &board), CATAN_E_LAYOUT);
    }
    layout = good; /* not ascending */
    layout.harbour_edge[0] = good.harbour_edge[1];
    layout.harbour_edge[1] = good.harbour_edge[0];
    assert_int_equal(catan__layout_check(&layout, &board), CATAN_E_LAYOUT);
    layout = good; /* one too many */
    layout.harbour_edge[10] = 1;
    assert_int_equal(catan__layout_check(&layout, &board), CATAN_E_LAYOUT);
}

/* Back to a map, and to the same board again. */
static void test_back(void **state) {
    (void)state;
    RULE("M-1");
    for (unsigned scenario = 0; scenario < 6; scenario++) {
        for (uint32_t players = 3; players <= 6; players++) {
            for (unsigned outlines = 0; outlines < 2; outlines++) {
                const catan_map *built_in = catan__map_builtin(players, scenario, 1);
                const catan__map_arrays to = {map.hexes, map.terrains, map.numbers, map.harbours,
                                              map.letters};
                static catan__board other;
                assert_int_equal(catan__board_compile(&other, built_in, players, outlines),
                                 CATAN_OK);
                catan__board_map(&map.map, &to, &other);
                assert_int_equal(catan__board_compile(&board, &map.map, players, outlines),
                                 CATAN_OK);
                assert_memory_equal(&board, &other, sizeof board);
            }
        }
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_hexes),
        cmocka_unit_test(test_switches),
        cmocka_unit_test(test_pirate),
        cmocka_unit_test(test_robber),
        cmocka_unit_test(test_fog),
        cmocka_unit_test(test_islands),
        cmocka_unit_test(test_printed),
        cmocka_unit_test(test_spiral),
        cmocka_unit_test(test_goal_and_barred),
        cmocka_unit_test(test_harbours),
        cmocka_unit_test(test_outlines),
        cmocka_unit_test(test_room),
        cmocka_unit_test(test_config),
        cmocka_unit_test(test_layout_check),
        cmocka_unit_test(test_back),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
