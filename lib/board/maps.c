/* The built-in maps as data: fact sheet 1 and 2 (B-2, X-1, M-3, M-7, M-11).
 *
 * Land comes first in each array of hexes and its ring of sea behind it, so that one array serves
 * both: a map without the ring just counts fewer hexes. */
#include "board/mapcheck.h"

/* clang-format off */
#define LAND(q, r) {q, r, CATAN_FROM_POOL, CATAN_FROM_POOL, 0, 0, 0, 0, 0, {0, 0, 0}}
#define SEA(q, r) {q, r, CATAN_SEA, 0, 0, 0, 0, 0, 0, {0, 0, 0}}

enum { BASE_LAND = 19, BASE_ALL = BASE_LAND + 18, LARGE_LAND = 30, LARGE_ALL = LARGE_LAND + 22 };
enum { NE = 0, E = 1, SE = 2, SW = 3, W = 4, NW = 5 };

/* 1.2 */
static const catan_map_hex base_hexes[BASE_ALL] = {
    LAND(0, -2), LAND(1, -2), LAND(2, -2),
    LAND(-1, -1), LAND(0, -1), LAND(1, -1), LAND(2, -1),
    LAND(-2, 0), LAND(-1, 0), LAND(0, 0), LAND(1, 0), LAND(2, 0),
    LAND(-2, 1), LAND(-1, 1), LAND(0, 1), LAND(1, 1),
    LAND(-2, 2), LAND(-1, 2), LAND(0, 2),
    SEA(0, -3), SEA(1, -3), SEA(2, -3), SEA(3, -3),
    SEA(-1, -2), SEA(3, -2),
    SEA(-2, -1), SEA(3, -1),
    SEA(-3, 0), SEA(3, 0),
    SEA(-3, 1), SEA(2, 1),
    SEA(-3, 2), SEA(1, 2),
    SEA(-3, 3), SEA(-2, 3), SEA(-1, 3), SEA(0, 3),
};

/* 2.2 */
static const catan_map_hex large_hexes[LARGE_ALL] = {
    LAND(1, -3), LAND(2, -3), LAND(3, -3),
    LAND(0, -2), LAND(1, -2), LAND(2, -2), LAND(3, -2),
    LAND(-1, -1), LAND(0, -1), LAND(1, -1), LAND(2, -1), LAND(3, -1),
    LAND(-2, 0), LAND(-1, 0), LAND(0, 0), LAND(1, 0), LAND(2, 0), LAND(3, 0),
    LAND(-2, 1), LAND(-1, 1), LAND(0, 1), LAND(1, 1), LAND(2, 1),
    LAND(-2, 2), LAND(-1, 2), LAND(0, 2), LAND(1, 2),
    LAND(-2, 3), LAND(-1, 3), LAND(0, 3),
    SEA(1, -4), SEA(2, -4), SEA(3, -4), SEA(4, -4),
    SEA(0, -3), SEA(4, -3),
    SEA(-1, -2), SEA(4, -2),
    SEA(-2, -1), SEA(4, -1),
    SEA(-3, 0), SEA(4, 0),
    SEA(-3, 1), SEA(3, 1),
    SEA(-3, 2), SEA(2, 2),
    SEA(-3, 3), SEA(1, 3),
    SEA(-3, 4), SEA(-2, 4), SEA(-1, 4), SEA(0, 4),
};

/* 1.1 */
static const catan_map_pool base_terrains[6] = {
    {0, CATAN_DESERT, 1}, {0, CATAN_FOREST, 4}, {0, CATAN_HILLS, 3},
    {0, CATAN_PASTURE, 4}, {0, CATAN_FIELDS, 4}, {0, CATAN_MOUNTAINS, 3},
};
static const catan_map_pool base_numbers[10] = {
    {0, 2, 1}, {0, 3, 2}, {0, 4, 2}, {0, 5, 2}, {0, 6, 2},
    {0, 8, 2}, {0, 9, 2}, {0, 10, 2}, {0, 11, 2}, {0, 12, 1},
};

/* 2.1 */
static const catan_map_pool large_terrains[6] = {
    {0, CATAN_DESERT, 2}, {0, CATAN_FOREST, 6}, {0, CATAN_HILLS, 5},
    {0, CATAN_PASTURE, 6}, {0, CATAN_FIELDS, 6}, {0, CATAN_MOUNTAINS, 5},
};
static const catan_map_pool large_numbers[10] = {
    {0, 2, 2}, {0, 3, 3}, {0, 4, 3}, {0, 5, 3}, {0, 6, 3},
    {0, 8, 3}, {0, 9, 3}, {0, 10, 3}, {0, 11, 3}, {0, 12, 2},
};

/* 1.3 */
static const catan_map_harbour base_harbours[9] = {
    {0, -2, NW, CATAN_HARBOUR_ANY},
    {1, -2, NE, CATAN_HARBOUR_GRAIN},
    {2, -1, NE, CATAN_HARBOUR_ORE},
    {2, 0, E, CATAN_HARBOUR_ANY},
    {1, 1, SE, CATAN_HARBOUR_WOOL},
    {-1, 2, SE, CATAN_HARBOUR_ANY},
    {-2, 2, SW, CATAN_HARBOUR_ANY},
    {-2, 1, W, CATAN_HARBOUR_BRICK},
    {-1, -1, W, CATAN_HARBOUR_LUMBER},
};

/* 2.3 */
static const catan_map_harbour large_harbours[11] = {
    {1, -3, NW, CATAN_HARBOUR_ANY},
    {2, -3, NE, CATAN_HARBOUR_WOOL},
    {3, -2, NE, CATAN_HARBOUR_ANY},
    {3, 0, E, CATAN_HARBOUR_ANY},
    {2, 1, SE, CATAN_HARBOUR_BRICK},
    {0, 3, E, CATAN_HARBOUR_WOOL},
    {-1, 3, SE, CATAN_HARBOUR_LUMBER},
    {-2, 3, SW, CATAN_HARBOUR_ANY},
    {-2, 2, W, CATAN_HARBOUR_GRAIN},
    {-2, 0, SW, CATAN_HARBOUR_ANY},
    {-1, -1, W, CATAN_HARBOUR_ORE},
};

/* One map: which of its arrays it uses how far. The robber starts by B-7. */
#define MAP(shape, hexes, harbours, fewest, most) \
    {sizeof(catan_map), hexes, shape##_hexes, 6, 10, shape##_terrains, shape##_numbers, \
     harbours, 0, 0, 0, fewest, shape##_harbours, most, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, {0}, NULL, {0}, {0}}

static const catan_map base_map = MAP(base, BASE_LAND, 9, 2, 4);
static const catan_map base_map_sea = MAP(base, BASE_ALL, 9, 2, 4);
static const catan_map large_map = MAP(large, LARGE_LAND, 11, 5, 6);
static const catan_map large_map_sea = MAP(large, LARGE_ALL, 11, 5, 6);

/* The letters of the fact sheet. */
enum {
    D = CATAN_DESERT, L = CATAN_FOREST, B = CATAN_HILLS, S = CATAN_PASTURE, F = CATAN_FIELDS,
    O = CATAN_MOUNTAINS
};

/* 1.1: A to R; 1.4 */
static const uint8_t base_letters[BASE_LAND - 1] = {
    5, 2, 6, 3, 8, 10, 9, 12, 11, 4, 8, 10, 9, 4, 5, 6, 3, 11,
};
static const uint8_t base_beginner_terrain[BASE_LAND] = {
    O, S, L,
    F, B, S, B,
    F, L, D, L, O,
    L, O, F, S,
    B, F, S,
};
static const uint8_t base_beginner_number[BASE_LAND] = {
    10, 2, 9,
    12, 6, 4, 10,
    9, 11, 0, 3, 8,
    8, 3, 4, 5,
    5, 6, 11,
};

/* 2.1: A to Z, Za to Zc; 2.3 */
static const uint8_t large_letters[LARGE_LAND - 2] = {
    2, 5, 4, 6, 3, 9, 8, 11, 11, 10, 6, 3, 8, 4, 8, 10, 11, 12, 10, 5, 4, 9, 5, 9, 12, 3, 2, 6,
};
static const uint8_t large_beginner_terrain[LARGE_LAND] = {
    L, S, F,
    B, O, B, S,
    D, L, F, L, F,
    F, L, O, B, B, L,
    S, O, F, D, S,
    B, S, S, O,
    O, F, L,
};
static const uint8_t large_beginner_number[LARGE_LAND] = {
    4, 5, 2,
    6, 11, 10, 8,
    0, 12, 12, 9, 4,
    3, 10, 3, 6, 5, 8,
    9, 5, 2, 0, 3,
    8, 4, 9, 6,
    11, 11, 10,
};
/* clang-format on */

static const catan__shape_data base_shape = {base_letters, base_beginner_terrain,
                                             base_beginner_number};
static const catan__shape_data large_shape = {large_letters, large_beginner_terrain,
                                              large_beginner_number};

const catan_map *catan__map_builtin(uint32_t players, int with_sea_frame) {
    if (players > 4) {
        return with_sea_frame ? &large_map_sea : &large_map;
    }
    return with_sea_frame ? &base_map_sea : &base_map;
}

/* The arrays are nobody else's, so their address tells the built-in maps from an equal one of an
 * embedder, whatever struct they have been copied into. */
uint8_t catan__map_shape(const catan_map *map) {
    if (map->hexes == base_hexes) {
        return CATAN__SHAPE_BASE;
    }
    return map->hexes == large_hexes ? CATAN__SHAPE_LARGE : CATAN__SHAPE_CUSTOM;
}

const catan__shape_data *catan__shape(unsigned shape) {
    return shape == CATAN__SHAPE_BASE ? &base_shape : &large_shape;
}
