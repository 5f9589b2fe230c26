/* Maps as text: one text a map, and each fault with its status and its place. */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>
#include <cmocka.h>

#include <string.h>

#include "board/board.h"
#include "catan/catan.h"
#include "support/sketch.h"

enum { PATTERN = 0x5a };

#define RING "0,-1,L5/1,-1,~/-1,0,xx/0,0,D/1,0,O9/-1,1,xx,1/0,1,G"
#define POOLS " terrains=B,1/W,1,1 numbers=6,1/8,1,1"
#define GOOD "catanmap1 players=2-2 robber=0,0 hexes=" RING POOLS " harbours=0,-1,1,A"

typedef struct row {
    const char *text;
    int32_t status;
    const char *at; /* how the text goes on at the fault */
} row;

static const row rows[] = {
    {GOOD, CATAN_OK, NULL},
    {GOOD "\nmore", CATAN_OK, NULL},
    {"", CATAN_E_TEXT_SYNTAX, ""},
    {"catanmap2 hexes=0,0,L", CATAN_E_TEXT_SYNTAX, "catanmap2"},
    {"catanmap1", CATAN_E_MAP_EMPTY, "catanmap1"},
    {"catanmap1 ", CATAN_E_TEXT_FIELD, ""},
    {GOOD " ", CATAN_E_TEXT_FIELD, ""},
    {GOOD "\r", CATAN_E_TEXT_RANGE, "0,-1,1,A\r"},
    {"catanmap1  players=2-2 hexes=" RING POOLS, CATAN_E_TEXT_FIELD, " players"},
    {"catanmap1 hexes=" RING POOLS " players=2-2", CATAN_E_TEXT_FIELD, "players"},
    {"catanmap1 hexes=" RING POOLS " ports=", CATAN_E_TEXT_FIELD, "ports"},
    {"catanmap1 players=2-6 hexes=" RING POOLS, CATAN_E_MAP_ROOM, "hexes"},
    {"catanmap1 players=2-7 hexes=" RING POOLS, CATAN_E_TEXT_RANGE, "2-7"},
    {"catanmap1 players=3-2 hexes=" RING POOLS, CATAN_E_TEXT_RANGE, "3-2"},
    {"catanmap1 players=2 hexes=" RING POOLS, CATAN_E_TEXT_RANGE, "2 hexes"},
    {"catanmap1 players=2-2/2-2 hexes=" RING POOLS, CATAN_E_TEXT_SYNTAX, "2-2 hexes"},
    {"catanmap1 players=2-2 robber=0 hexes=" RING POOLS, CATAN_E_TEXT_RANGE, "0 hexes"},
    {"catanmap1 players=2-2 robber=0,0,0 hexes=" RING POOLS, CATAN_E_TEXT_RANGE, "0,0,0 hexes"},
    {"catanmap1 players=2-2 robber=1,-1 hexes=" RING POOLS, CATAN_E_MAP_ROBBER, "robber"},
    {"catanmap1 players=2-2 hexes=", CATAN_E_TEXT_RANGE, ""},
    {"catanmap1 players=2-2 hexes=" RING "/0,1,G" POOLS, CATAN_E_MAP_DUPLICATE, "hexes"},
    {"catanmap1 players=2-2 hexes=0,-1,L5/0,1,G", CATAN_E_MAP_APART, "hexes"},
    {"catanmap1 players=2-2 hexes=61,0,L", CATAN_E_MAP_HEX, "hexes"},
    {"catanmap1 players=2-2 hexes=128,0,L", CATAN_E_TEXT_RANGE, "128"},
    {"catanmap1 players=2-2 hexes=-0,0,L", CATAN_E_TEXT_RANGE, "-0"},
    {"catanmap1 players=2-2 hexes=00,0,L", CATAN_E_TEXT_RANGE, "00"},
    {"catanmap1 players=2-2 hexes=0,0,K", CATAN_E_TEXT_RANGE, "0,0,K"},
    {"catanmap1 players=2-2 hexes=0,0,", CATAN_E_TEXT_RANGE, "0,0,"},
    {"catanmap1 players=2-2 hexes=0,0", CATAN_E_TEXT_RANGE, "0,0"},
    {"catanmap1 players=2-2 hexes=0,0,L7", CATAN_E_MAP_NUMBER, "hexes"},
    {"catanmap1 players=2-2 hexes=0,0,L05", CATAN_E_TEXT_RANGE, "0,0,L05"},
    {"catanmap1 players=2-2 hexes=0,0,L256", CATAN_E_TEXT_RANGE, "0,0,L256"},
    {"catanmap1 players=2-2 hexes=0,0,L0", CATAN_E_MAP_ROOM, "hexes"},
    {"catanmap1 players=2-2 hexes=" RING "0" POOLS, CATAN_E_TEXT_SYNTAX, "0 terrains"},
    {"catanmap1 players=2-2 hexes=0,0,L,0", CATAN_E_TEXT_RANGE, "0,0,L,0"},
    {"catanmap1 players=2-2 hexes=0,0,L,8", CATAN_E_TEXT_RANGE, "0,0,L,8"},
    {"catanmap1 players=2-2 hexes=0,0,L,1,1", CATAN_E_TEXT_RANGE, "0,0,L,1,1"},
    {"catanmap1 players=2-2 hexes=" RING, CATAN_E_MAP_POOL, "hexes"},
    {"catanmap1 players=2-2 hexes=" RING " terrains=B,1/W,1,1", CATAN_E_MAP_POOL, "terrains"},
    {"catanmap1 players=2-2 hexes=" RING " terrains=W,1,1/B,1 numbers=6,1/8,1,1",
     CATAN_E_TEXT_SYNTAX, "W,1,1/B"}, /* not in order */
    {"catanmap1 players=2-2 hexes=" RING " terrains=B,1/S,0/W,1,1 numbers=6,1/8,1,1",
     CATAN_E_TEXT_SYNTAX, "S,0"},
    {"catanmap1 players=2-2 hexes=" RING " terrains=B,128/W,1,1 numbers=6,1/8,1,1",
     CATAN_E_TEXT_RANGE, "B,128"},
    {"catanmap1 players=2-2 hexes=" RING " terrains=B/W,1,1 numbers=6,1/8,1,1", CATAN_E_TEXT_RANGE,
     "B/W"},
    {"catanmap1 players=2-2 hexes=" RING POOLS "/1,1", CATAN_E_MAP_POOL, "terrains"},
    {"catanmap1 players=2-2 hexes=" RING POOLS " harbours=0,-1,2,A", CATAN_E_MAP_HARBOUR,
     "harbours"},
    {"catanmap1 players=2-2 hexes=" RING POOLS " harbours=0,-1,6,A", CATAN_E_TEXT_RANGE,
     "0,-1,6,A"},
    {"catanmap1 players=2-2 hexes=" RING POOLS " harbours=0,-1,1,X", CATAN_E_TEXT_RANGE,
     "0,-1,1,X"},
    {"catanmap1 players=2-2 hexes=" RING POOLS " harbours=0,-1,1", CATAN_E_TEXT_RANGE, "0,-1,1"},
    {"catanmap1 players=2-2 robber=0,0,12 hexes=" RING POOLS, CATAN_OK, NULL},
    {"catanmap1 players=2-2 robber=0,0,11 hexes=" RING POOLS, CATAN_E_TEXT_RANGE, "0,0,11"},
    {"catanmap1 players=2-2 pirate=1,-1 goal=3 island_points=9 with=frame/reds_touch hexes=" RING
         POOLS " barred=L,6/G,8",
     CATAN_OK, NULL},
    {"catanmap1 players=2-2 pirate=0,0 hexes=" RING POOLS, CATAN_E_MAP_PIRATE, "pirate"},
    {"catanmap1 players=2-2 pirate=1,-1,1 hexes=" RING POOLS, CATAN_E_TEXT_RANGE, "1,-1,1"},
    {"catanmap1 players=2-2 goal=2 hexes=" RING POOLS, CATAN_E_MAP_GOAL, "goal"},
    {"catanmap1 players=2-2 goal=0 hexes=" RING POOLS, CATAN_E_TEXT_SYNTAX, "goal"},
    {"catanmap1 players=2-2 island_points=10 hexes=" RING POOLS, CATAN_E_MAP_GOAL, "island_points"},
    {"catanmap1 players=2-2 island_points=3,6 hexes=" RING POOLS, CATAN_OK, NULL},
    {"catanmap1 players=2-2 island_points=1,15 hexes=" RING POOLS, CATAN_OK, NULL},
    {"catanmap1 players=2-2 island_points=1,16 hexes=" RING POOLS, CATAN_E_MAP_GOAL,
     "island_points"},
    {"catanmap1 players=2-2 island_points=3,5 hexes=" RING POOLS, CATAN_E_MAP_GOAL,
     "island_points"},
    {"catanmap1 players=2-2 island_points=0,2 hexes=" RING POOLS, CATAN_E_MAP_GOAL,
     "island_points"},
    {"catanmap1 players=2-2 island_points=1,0 hexes=" RING POOLS, CATAN_E_TEXT_SYNTAX, ",0"},
    {"catanmap1 players=2-2 island_points=1,2,3 hexes=" RING POOLS, CATAN_E_TEXT_RANGE, "1,2,3"},
    {"catanmap1 players=2-2 with=frame/frame hexes=" RING POOLS, CATAN_E_TEXT_SYNTAX, "/frame"},
    {"catanmap1 players=2-2 with=sea hexes=" RING POOLS, CATAN_E_TEXT_RANGE, "sea"},
    {"catanmap1 players=2-2 hexes=" RING ",s,i1" POOLS, CATAN_OK, NULL},
    {"catanmap1 players=2-2 hexes=" RING ",sh,i-" POOLS, CATAN_OK, NULL},
    {"catanmap1 players=2-2 hexes=" RING ",hs" POOLS, CATAN_E_TEXT_SYNTAX, "hs"},
    {"catanmap1 players=2-2 hexes=" RING ",i1,s" POOLS, CATAN_E_TEXT_RANGE, "0,1,G,i1,s"},
    {"catanmap1 players=2-2 hexes=" RING ",i0" POOLS, CATAN_E_TEXT_SYNTAX, ",i0"},
    {"catanmap1 players=2-2 hexes=" RING ",i16" POOLS, CATAN_E_MAP_ISLAND, "hexes"},
    {"catanmap1 players=2-2 hexes=" RING ",q" POOLS, CATAN_E_TEXT_RANGE, "0,1,G,q"},
    {"catanmap1 players=2-2 hexes=" RING ",pL" POOLS, CATAN_E_MAP_PRINTED, "hexes"},
    {"catanmap1 players=2-2 hexes=" RING ",p" POOLS, CATAN_E_TEXT_RANGE, "0,1,G,p"},
    {"catanmap1 players=2-2 with=printed hexes=0,-1,Lx,p5/1,-1,~/-1,0,xx,pB8/0,0,D/1,0,O9/-1,1,Sx,1"
     ",p6/0,1,x,pG",
     CATAN_OK, NULL}, /* a terrain, a number, or both */
    {"catanmap1 players=2-2 hexes=0,0,F" POOLS, CATAN_E_TEXT_RANGE, "0,0,F"},
    {"catanmap1 players=2-2 hexes=0,-1,V5/1,-1,~/-1,0,xx/0,0,D/1,0,M9/-1,1,xx,1/0,1,G" POOLS,
     CATAN_OK, NULL},
    {"catanmap1 players=2-2 hexes=0,-1,L5/1,-1,~/-1,0,Vx/0,0,D/1,0,O9/-1,1,Mx,1/0,1,G"
     " numbers=6,1/8,1,1",
     CATAN_OK, NULL},
    {"catanmap1 players=2-2 hexes=0,-1,V/1,-1,~/-1,0,xx/0,0,D/1,0,M9/-1,1,xx,1/0,1,G" POOLS,
     CATAN_E_MAP_NUMBER, "hexes"},
    {"catanmap1 players=2-2 hexes=" RING ",pV" POOLS, CATAN_E_TEXT_RANGE, "0,1,G,pV"},
    {"catanmap1 players=2-2 hexes=" RING " terrains=B,1/V,1,1 numbers=6,1/8,1,1",
     CATAN_E_TEXT_RANGE, "V,1,1"},
    {"catanmap1 players=2-2 hexes=" RING POOLS " barred=V,8", CATAN_E_TEXT_RANGE, "V,8"},
    {"catanmap1 players=2-2 hexes=" RING POOLS " harbours=x,A/x,L", CATAN_OK, NULL},
    {"catanmap1 players=2-2 hexes=" RING POOLS " harbours=x,A/0,-1,1,A", CATAN_E_MAP_HARBOUR,
     "harbours"},
    {"catanmap1 players=2-2 hexes=" RING POOLS " spiral=1", CATAN_E_MAP_SPIRAL, "spiral"},
    {"catanmap1 players=2-2 hexes=" RING POOLS " letters=6", CATAN_E_MAP_SPIRAL, "letters"},
    {"catanmap1 players=2-2 hexes=" RING POOLS " letters=", CATAN_E_TEXT_RANGE, ""},
    {"catanmap1 players=2-2 hexes=" RING POOLS " barred=G,7", CATAN_E_MAP_NUMBER, "hexes"},
    {"catanmap1 players=2-2 hexes=" RING POOLS " barred=G8", CATAN_E_TEXT_RANGE, "G8"},
    {"catanmap1 players=2-2 hexes=1,-1,~/0,-1,L5/-1,0,xx/0,0,D/1,0,O9/-1,1,xx,1/0,1,G" POOLS,
     CATAN_E_TEXT_SYNTAX, "1,-1,~"}, /* not in map order */
};

static void test_rows(void **ignored) {
    (void)ignored;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        catan_map map;
        catan_map_room room;
        size_t where = 99999;
        int32_t status = catan_map_parse(&map, sizeof map, &room, rows[i].text, &where);
        if (status != rows[i].status) {
            fail_msg("%s: %s", rows[i].text, catan_status_name(status));
        }
        if (rows[i].at == NULL) {
            assert_int_equal(where, 99999);
        } else if (where > strlen(rows[i].text) ||
                   strncmp(rows[i].text + where, rows[i].at, strlen(rows[i].at)) != 0) {
            fail_msg("%s: at %zu", rows[i].text, where);
        }
    }
}

static void test_values(void **ignored) {
    catan_map map;
    catan_map_room room;
    char text[400];
    (void)ignored;
    assert_int_equal(catan_map_parse(&map, sizeof map, &room, GOOD, NULL), CATAN_OK);
    assert_int_equal(map.hex_count, 7);
    assert_ptr_equal(map.hexes, room.hexes);
    assert_int_equal(map.hexes[0].terrain, CATAN_FOREST);
    assert_int_equal(map.hexes[0].number, 5);
    assert_int_equal(map.hexes[5].area, 1);
    assert_int_equal(map.hexes[5].terrain, CATAN_FROM_POOL);
    assert_int_equal(map.hexes[5].number, CATAN_FROM_POOL);
    assert_int_equal(map.terrain_pool[1].value, CATAN_PASTURE + 1);
    assert_int_equal(map.number_pool[1].area, 1);
    assert_int_equal(map.harbours[0].kind, CATAN_HARBOUR_ANY);
    assert_true(map.robber == 1 && map.min_players == 2 && map.max_players == 2);
    for (size_t capacity = 0; capacity < sizeof GOOD + 2; capacity++) {
        memset(text, PATTERN, sizeof text);
        assert_int_equal(catan_map_format(text, capacity, &map), strlen(GOOD));
        for (size_t i = capacity; i < sizeof text; i++) {
            assert_int_equal(text[i], PATTERN);
        }
    }
    assert_string_equal(text, GOOD);
    map.robber = 3;
    assert_int_equal(catan_map_format(text, sizeof text, &map), 0);
}

/* Whatever order and however divided: one text. */
static void test_one_text(void **ignored) {
    static sketch a, b;
    static char text_a[2000], text_b[2000];
    (void)ignored;
    sketch_hexagon(&a, 2);
    sketch_terrain(&a, 0, CATAN_DESERT, 1);
    sketch_terrain(&a, 0, CATAN_HILLS, 18);
    sketch_number(&a, 0, 3, 9);
    sketch_number(&a, 0, 4, 9);
    sketch_of(&b, &a.map);
    b.hexes[0] = a.hexes[18];
    b.hexes[18] = a.hexes[0];
    b.terrains[1].count = 10;
    sketch_terrain(&b, 0, CATAN_HILLS, 8);
    sketch_number(&b, 3, 5, 0);
    b.map.min_players = 2;
    b.map.max_players = 6;
    sketch_harbour(&a, 0, -2, 0, CATAN_HARBOUR_ORE);
    sketch_harbour(&a, 0, 2, 3, CATAN_HARBOUR_ANY);
    sketch_harbour(&b, 0, 2, 3, CATAN_HARBOUR_ANY);
    sketch_harbour(&b, 0, -2, 0, CATAN_HARBOUR_ORE);
    size_t length = catan_map_format(text_a, sizeof text_a, &a.map);
    assert_in_range(length, 100, sizeof text_a - 1);
    assert_int_equal(catan_map_format(text_b, sizeof text_b, &b.map), length);
    assert_string_equal(text_a, text_b);
}

/* The built-in maps as texts, and back to what they are. */
static void test_built_in(void **ignored) {
    static char text[4000], again[4000];
    static catan_map_room room;
    static catan__board board, other;
    (void)ignored;
    for (unsigned scenario = 0; scenario < 7; scenario++) {
        int small = scenario == CATAN_SCENARIO_SPECIALISTS;
        for (uint32_t players = 3; players <= (small ? 4U : 6U); players++) {
            catan_map map;
            const catan_map *built_in = catan__map_builtin(players, scenario, 1);
            assert_in_range(catan_map_format(text, sizeof text, built_in), 400, sizeof text - 1);
            assert_int_equal(catan_map_parse(&map, sizeof map, &room, text, NULL), CATAN_OK);
            catan_map_format(again, sizeof again, &map);
            assert_string_equal(again, text);
            for (unsigned outlines = 0; outlines < 2; outlines++) {
                assert_int_equal(catan__board_compile(&board, built_in, players, outlines), 0);
                assert_int_equal(catan__board_compile(&other, &map, players, outlines), 0);
                assert_memory_equal(&board, &other, sizeof board);
            }
        }
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_rows),
        cmocka_unit_test(test_values),
        cmocka_unit_test(test_one_text),
        cmocka_unit_test(test_built_in),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
