/* New World (fact sheet 3.14): all hexes, numbers and harbours at random in the whole frame; every
 * coast is a place to start. */
#include "board/maps/maps.h"

/* clang-format off */

#define ANY (CATAN_FROM_POOL, CATAN_FROM_POOL, 0, 0, 0, 0, 0, {0, 0, 0})
#define FREE(kind) {0, 0, CATAN_ANYWHERE, CATAN_HARBOUR_##kind}

/* Two to four players, n = 5. Without a desert the robber starts off the board (B-7), and so does the
 * pirate [D]. */
static const catan_map_hex small_hexes[] = {
    ROW5(0, 0,   ANY, ANY, ANY, ANY, ANY),
    ROW6(1, -1,  ANY, ANY, ANY, ANY, ANY, ANY),
    ROW7(2, -2,  ANY, ANY, ANY, ANY, ANY, ANY, ANY),
    ROW8(3, -3,  SEA, ANY, ANY, ANY, ANY, ANY, ANY, SEA),
    ROW7(4, -3,  ANY, ANY, ANY, ANY, ANY, ANY, ANY),
    ROW6(5, -3,  ANY, ANY, ANY, ANY, ANY, ANY),
    ROW5(6, -3,  ANY, ANY, ANY, ANY, ANY),
};
static const catan_map_pool small_terrains[] = {
    {0, CATAN_FOREST, 5}, {0, CATAN_HILLS, 4}, {0, CATAN_PASTURE, 5}, {0, CATAN_FIELDS, 5},
    {0, CATAN_MOUNTAINS, 4}, {0, CATAN_SEA, 19},
};
static const catan_map_pool small_numbers[] = {
    {0, 2, 1}, {0, 3, 3}, {0, 4, 3}, {0, 5, 3}, {0, 6, 2}, {0, 8, 2}, {0, 9, 3}, {0, 10, 3},
    {0, 11, 2}, {0, 12, 1},
};
static const catan_map_harbour small_harbours[] = {
    FREE(ANY), FREE(LUMBER), FREE(ANY), FREE(BRICK), FREE(ANY), FREE(WOOL), FREE(ANY),
    FREE(GRAIN), FREE(ANY), FREE(ORE),
};

/* n = 8 */
static const catan_map_hex large_hexes[] = {
    ROW8(0, 0,   ANY, ANY, ANY, ANY, ANY, ANY, ANY, ANY),
    ROW9(1, -1,  ANY, ANY, ANY, ANY, ANY, ANY, ANY, ANY, ANY),
    ROW10(2, -2, ANY, ANY, ANY, ANY, ANY, ANY, ANY, ANY, ANY, ANY),
    ROW11(3, -3, SEA, ANY, ANY, ANY, ANY, ANY, ANY, ANY, ANY, ANY, SEA),
    ROW10(4, -3, ANY, ANY, ANY, ANY, ANY, ANY, ANY, ANY, ANY, ANY),
    ROW9(5, -3,  ANY, ANY, ANY, ANY, ANY, ANY, ANY, ANY, ANY),
    ROW8(6, -3,  ANY, ANY, ANY, ANY, ANY, ANY, ANY, ANY),
};
static const catan_map_pool large_terrains[] = {
    {0, CATAN_DESERT, 3}, {0, CATAN_FOREST, 7}, {0, CATAN_HILLS, 7}, {0, CATAN_PASTURE, 7},
    {0, CATAN_FIELDS, 7}, {0, CATAN_MOUNTAINS, 7}, {0, CATAN_SEA, 21}, {0, CATAN_GOLD, 4},
};
static const catan_map_pool large_numbers[] = {
    {0, 2, 2}, {0, 3, 3}, {0, 4, 4}, {0, 5, 5}, {0, 6, 5}, {0, 8, 5}, {0, 9, 5}, {0, 10, 4},
    {0, 11, 4}, {0, 12, 2},
};
static const catan_map_harbour large_harbours[] = {
    FREE(ANY), FREE(LUMBER), FREE(ANY), FREE(BRICK), FREE(ANY), FREE(WOOL), FREE(ANY),
    FREE(GRAIN), FREE(ANY), FREE(ORE), FREE(WOOL),
};

#define NEW_WORLD(name)                                                                            \
    AT_SEA(name), .goal = 12, .island_points = 1, NO_RED_GOLD,                                     \
    .terrain_pool_count = COUNT(name##_terrains), .terrain_pool = name##_terrains,                 \
    .number_pool_count = COUNT(name##_numbers), .number_pool = name##_numbers

const catan_map catan__new_world[2] = {
    {NEW_WORLD(small), .max_players = 4},
    {NEW_WORLD(large), .min_players = 5},
};
/* clang-format on */
