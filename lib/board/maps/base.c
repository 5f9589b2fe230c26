/* The boards of the base game (fact sheet 1 and 2): B-2, X-1, M-3, M-11. Printed are the fixed
 * boards for beginners, 1.4, 1.6 and 2.3.
 *
 * Land comes first in each array of hexes and its ring of sea behind it, so that one array serves
 * both: a map without the ring just counts fewer hexes. */
#include "board/maps/maps.h"

/* clang-format off */

#define A(letter, number) PRINTED(0, 0, 0, letter, number)

enum { BASE_LAND = 19, LARGE_LAND = 30 };

/* The ring of sea around 19 hexes of land. */
#define BASE_SEA                                                                                   \
    ROW4(-3, 0, SEA, SEA, SEA, SEA),                                                               \
    ROW1(-2, -1, SEA), ROW1(-2, 3, SEA),                                                           \
    ROW1(-1, -2, SEA), ROW1(-1, 3, SEA),                                                           \
    ROW1(0, -3, SEA), ROW1(0, 3, SEA),                                                             \
    ROW1(1, -3, SEA), ROW1(1, 2, SEA),                                                             \
    ROW1(2, -3, SEA), ROW1(2, 1, SEA),                                                             \
    ROW4(3, -3, SEA, SEA, SEA, SEA)

/* 1.2, 1.4 */
static const catan_map_hex base_hexes[] = {
    ROW3(-2, 0,  A(O,10), A(S, 2), A(L, 9)),
    ROW4(-1, -1, A(W,12), A(B, 6), A(S, 4), A(B,10)),
    ROW5(0, -2,  A(W, 9), A(L,11), A(D, 0), A(L, 3), A(O, 8)),
    ROW4(1, -2,  A(L, 8), A(O, 3), A(W, 4), A(S, 5)),
    ROW3(2, -2,  A(B, 5), A(W, 6), A(S,11)),
    BASE_SEA,
};

/* 1.6: the same hexes, numbers and harbour places; what is printed is of Cities & Knights (C-14) */
static const catan_map_hex cities_hexes[] = {
    ROW3(-2, 0,  A(B, 6), A(O, 2), A(B, 5)),
    ROW4(-1, -1, A(L, 3), A(O, 9), A(D, 0), A(L,10)),
    ROW5(0, -2,  A(L, 8), A(W, 4), A(B,11), A(S, 3), A(W, 8)),
    ROW4(1, -2,  A(S,10), A(W, 5), A(O, 6), A(S, 4)),
    ROW3(2, -2,  A(W, 9), A(S,12), A(L,11)),
    BASE_SEA,
};

/* 1.1: A to R */
static const uint8_t base_letters[BASE_LAND - 1] = {
    5, 2, 6, 3, 8, 10, 9, 12, 11, 4, 8, 10, 9, 4, 5, 6, 3, 11,
};

/* 1.3 */
static const catan_map_harbour base_harbours[] = {
    AT(0, -2, NW, ANY), AT(1, -2, NE, GRAIN), AT(2, -1, NE, ORE), AT(2, 0, E, ANY),
    AT(1, 1, SE, WOOL), AT(-1, 2, SE, ANY), AT(-2, 2, SW, ANY), AT(-2, 1, W, BRICK),
    AT(-1, -1, W, LUMBER),
};

/* 1.6 */
static const catan_map_harbour cities_harbours[] = {
    AT(0, -2, NW, BRICK), AT(1, -2, NE, ORE), AT(2, -1, NE, LUMBER), AT(2, 0, E, GRAIN),
    AT(1, 1, SE, ANY), AT(-1, 2, SE, ANY), AT(-2, 2, SW, ANY), AT(-2, 1, W, WOOL),
    AT(-1, -1, W, ANY),
};

/* 2.2, 2.3 */
static const catan_map_hex large_hexes[] = {
    ROW3(-3, 1,  A(L, 4), A(S, 5), A(W, 2)),
    ROW4(-2, 0,  A(B, 6), A(O,11), A(B,10), A(S, 8)),
    ROW5(-1, -1, A(D, 0), A(L,12), A(W,12), A(L, 9), A(W, 4)),
    ROW6(0, -2,  A(W, 3), A(L,10), A(O, 3), A(B, 6), A(B, 5), A(L, 8)),
    ROW5(1, -2,  A(S, 9), A(O, 5), A(W, 2), A(D, 0), A(S, 3)),
    ROW4(2, -2,  A(B, 8), A(S, 4), A(S, 9), A(O, 6)),
    ROW3(3, -2,  A(O,11), A(W,11), A(L,10)),
    ROW4(-4, 1, SEA, SEA, SEA, SEA),
    ROW1(-3, 0, SEA), ROW1(-3, 4, SEA),
    ROW1(-2, -1, SEA), ROW1(-2, 4, SEA),
    ROW1(-1, -2, SEA), ROW1(-1, 4, SEA),
    ROW1(0, -3, SEA), ROW1(0, 4, SEA),
    ROW1(1, -3, SEA), ROW1(1, 3, SEA),
    ROW1(2, -3, SEA), ROW1(2, 2, SEA),
    ROW1(3, -3, SEA), ROW1(3, 1, SEA),
    ROW4(4, -3, SEA, SEA, SEA, SEA),
};

/* 2.1 */
const uint8_t catan__large_letters[CATAN__LARGE_LETTERS] = {
    2, 5, 4, 6, 3, 9, 8, 11, 11, 10, 6, 3, 8, 4, 8, 10, 11, 12, 10, 5, 4, 9, 5, 9, 12, 3, 2, 6,
};

/* 2.3 */
static const catan_map_harbour large_harbours[] = {
    AT(1, -3, NW, ANY), AT(2, -3, NE, WOOL), AT(3, -2, NE, ANY), AT(3, 0, E, ANY),
    AT(2, 1, SE, BRICK), AT(0, 3, E, WOOL), AT(-1, 3, SE, LUMBER), AT(-2, 3, SW, ANY),
    AT(-2, 2, W, GRAIN), AT(-2, 0, SW, ANY), AT(-1, -1, W, ORE),
};

#define BOARD(name, count)                                                                         \
    .struct_size = sizeof(catan_map), .hex_count = (count), .hexes = name##_hexes,                 \
    .harbour_count = COUNT(name##_harbours), .harbours = name##_harbours, .printed = 1, .frame = 1
#define BASE(name, count)                                                                          \
    {BOARD(name, count), .min_players = 2, .max_players = 4, .letter_count = COUNT(base_letters),  \
     .letters = base_letters}
#define LARGE(count)                                                                               \
    {BOARD(large, count), .min_players = 5, .max_players = 6,                                      \
     .letter_count = CATAN__LARGE_LETTERS, .letters = catan__large_letters}

const catan_map catan__base_maps[2][2] = {
    {BASE(base, BASE_LAND), BASE(base, COUNT(base_hexes))},
    {LARGE(LARGE_LAND), LARGE(COUNT(large_hexes))},
};
const catan_map catan__cities_maps[2] = {BASE(cities, BASE_LAND), BASE(cities, COUNT(cities_hexes))};
/* clang-format on */
