/* Fog Islands (fact sheet 3.8): two islands in sight, where everybody starts, and fog between them.
 */
#include "board/maps/maps.h"

/* clang-format off */

/* What is in sight is shuffled over both islands; what lies under fog is drawn in play. */
enum { SIGHT, HIDDEN };
#define V(letter, number) PRINTED(SIGHT, CATAN_HEX_START, 0, letter, number)
#define FOG (CATAN_FROM_POOL, CATAN_FROM_POOL, HIDDEN, 0, 0, CATAN_HEX_FOG, 0, {0, 0, 0})

/* The stacks. */
static const catan_map_pool small_terrains[] = {
    {HIDDEN, CATAN_FOREST, 1}, {HIDDEN, CATAN_HILLS, 2}, {HIDDEN, CATAN_PASTURE, 1},
    {HIDDEN, CATAN_FIELDS, 2}, {HIDDEN, CATAN_MOUNTAINS, 2}, {HIDDEN, CATAN_SEA, 2},
    {HIDDEN, CATAN_GOLD, 2},
};
static const catan_map_pool three_numbers[] = {
    {HIDDEN, 3, 2}, {HIDDEN, 4, 1}, {HIDDEN, 5, 1}, {HIDDEN, 6, 1}, {HIDDEN, 8, 1}, {HIDDEN, 9, 1},
    {HIDDEN, 10, 1}, {HIDDEN, 11, 1}, {HIDDEN, 12, 1},
};
static const catan_map_pool four_numbers[] = {
    {HIDDEN, 3, 1}, {HIDDEN, 4, 1}, {HIDDEN, 5, 1}, {HIDDEN, 6, 1}, {HIDDEN, 8, 1}, {HIDDEN, 9, 1},
    {HIDDEN, 10, 1}, {HIDDEN, 11, 2}, {HIDDEN, 12, 1},
};
static const catan_map_pool large_terrains[] = {
    {HIDDEN, CATAN_DESERT, 1}, {HIDDEN, CATAN_FOREST, 2}, {HIDDEN, CATAN_HILLS, 2},
    {HIDDEN, CATAN_PASTURE, 2}, {HIDDEN, CATAN_FIELDS, 2}, {HIDDEN, CATAN_MOUNTAINS, 3},
    {HIDDEN, CATAN_SEA, 3}, {HIDDEN, CATAN_GOLD, 3},
};
static const catan_map_pool six_numbers[] = {
    {HIDDEN, 2, 2}, {HIDDEN, 3, 2}, {HIDDEN, 4, 1}, {HIDDEN, 5, 2}, {HIDDEN, 6, 1}, {HIDDEN, 8, 1},
    {HIDDEN, 9, 1}, {HIDDEN, 10, 1}, {HIDDEN, 11, 2}, {HIDDEN, 12, 1},
};

/* n = 5 */
static const catan_map_hex three_hexes[] = {
    ROW5(0, 0,   FOG    , FOG    , SEA    , V(B, 6), V(L,11)),
    ROW6(1, -1,  FOG    , FOG    , FOG    , SEA    , V(L, 5), V(W, 3)),
    ROW7(2, -2,  SEA    , SEA    , SEA    , FOG    , SEA    , V(S, 8), V(S, 9)),
    ROW8(3, -3,  SEA    , V(L, 6), V(S, 5), SEA    , FOG    , SEA    , V(O, 4), SEA),
    ROW7(4, -3,  SEA    , V(B,11), V(L, 9), SEA    , FOG    , SEA    , SEA),
    ROW6(5, -3,  SEA    , V(O, 8), V(W,10), SEA    , FOG    , FOG),
    ROW5(6, -3,  SEA    , V(S,12), SEA    , FOG    , FOG),
};
static const catan_map_harbour three_harbours[] = {
    AT(3, 3, E, ANY), AT(4, 2, NE, GRAIN), AT(4, 0, E, WOOL), AT(3, 0, NE, ANY),
    AT(-2, 3, SW, ORE), AT(-2, 4, SW, LUMBER), AT(-2, 6, W, ANY), AT(-1, 5, SE, BRICK),
};

/* n = 5; the pirate where the newer maps have it [D] */
static const catan_map_hex four_hexes[] = {
    ROW5(0, 0,   FOG    , SEA    , V(B, 4), V(W,10), V(O, 3)),
    ROW6(1, -1,  FOG    , FOG    , SEA    , V(S, 9), V(L, 6), V(B,12)),
    ROW7(2, -2,  SEA    , SEA    , FOG    , SEA    , SEA    , V(S,10), V(O, 8)),
    ROW8(3, -3,  SEA    , V(O, 3), SEA    , FOG    , FOG    , SEA    , V(W,11), SEA),
    ROW7(4, -3,  V(W, 6), V(L, 4), SEA    , FOG    , FOG    , SEA    , V(L, 5)),
    ROW6(5, -3,  V(B, 9), V(S, 8), SEA    , FOG    , FOG    , SEA),
    ROW5(6, -3,  V(S, 2), V(L, 5), SEA    , FOG    , FOG),
};
static const catan_map_harbour four_harbours[] = {
    AT(3, 4, NE, ANY), AT(4, 2, NE, BRICK), AT(4, 0, E, ANY), AT(4, 0, NW, GRAIN),
    AT(2, 0, NE, WOOL), AT(-2, 3, W, LUMBER), AT(-3, 4, SW, ORE), AT(-3, 6, W, ANY),
    AT(-3, 6, SE, ANY),
};

/* n = 7, the official map; the pirate starts on the frame */
static const catan_map_hex six_hexes[] = {
    ROW7(0, 0,   V(L,10), SEA    , FOG    , FOG    , SEA    , V(L, 9), V(W, 2)),
    ROW8(1, -1,  V(S, 6), SEA    , FOG    , FOG    , FOG    , SEA    , V(W, 5), V(O,12)),
    ROW9(2, -2,  V(W,12), V(B, 4), SEA    , FOG    , FOG    , FOG    , SEA    , V(S, 4), V(B, 8)),
    ROW10(3, -3, SEA    , V(O,11), V(S, 5), SEA    , FOG    , FOG    , SEA    , V(L, 6), V(S, 3), SEA),
    ROW9(4, -3,  V(W, 6), V(L, 3), SEA    , FOG    , FOG    , FOG    , SEA    , V(O, 9), V(W, 4)),
    ROW8(5, -3,  V(B, 9), V(S, 8), SEA    , FOG    , FOG    , FOG    , SEA    , V(B,10)),
    ROW7(6, -3,  V(B,11), V(O,10), SEA    , FOG    , FOG    , SEA    , V(L, 8)),
};
static const catan_map_harbour six_harbours[] = {
    AT(-1, 1, NW, ANY), AT(-1, 2, E, WOOL), AT(-2, 3, W, ORE), AT(-3, 5, W, ANY),
    AT(-2, 6, NE, ANY), AT(5, 0, NE, LUMBER), AT(5, 1, SW, WOOL), AT(6, 2, NE, ANY),
    AT(5, 4, NE, BRICK), AT(5, 4, SE, GRAIN), AT(4, 5, W, ANY),
};

#define FOG_ISLANDS(name, size)                                                                    \
    AT_SEA(name), .printed = 1, .goal = 12, .reds_touch = 1,                                       \
    .terrain_pool_count = COUNT(size##_terrains), .terrain_pool = size##_terrains,                 \
    .number_pool_count = COUNT(name##_numbers), .number_pool = name##_numbers

const catan_map catan__fog_islands[3] = {
    {FOG_ISLANDS(three, small), .max_players = 3, ROBBER_ON_12(-2, 6), PIRATE(-3, 3)},
    {FOG_ISLANDS(four, small), .min_players = 4, .max_players = 4, ROBBER_ON_12(4, 1),
     PIRATE(-3, 3)},
    {FOG_ISLANDS(six, large), .min_players = 5, ROBBER_ON_12(-2, 2)},
};
/* clang-format on */
