/* How the built-in maps are written (M-7): as grids, row by row, of cells that each file defines.
 * For lib/board/maps only. */
#ifndef CATAN__MAPS_H
#define CATAN__MAPS_H

#include "board/board.h"

/* The letters of grids: L forest (lumber), B hills (brick), S pasture (wool), W fields (grain), O
 * mountains (ore), D desert, G gold. */
enum {
    CELL_L = CATAN_FOREST,
    CELL_B = CATAN_HILLS,
    CELL_S = CATAN_PASTURE,
    CELL_W = CATAN_FIELDS,
    CELL_O = CATAN_MOUNTAINS,
    CELL_D = CATAN_DESERT,
    CELL_G = CATAN_GOLD,
    CELL_SEA = CATAN_SEA
};

/* Sides of hexes. */
enum { NE, E, SE, SW, W, NW };

/* A cell is all of a catan_map_hex but its place: one that draws from the pools of its area, with
 * what is printed there (a letter and a number, or SEA and 0); sea; fog. */
#define PRINTED(area, flags, island, letter, number)                                               \
    (CATAN_FROM_POOL, CATAN_FROM_POOL, area, CELL_##letter, number, flags, island, {0, 0, 0})
#define SEA (CATAN_SEA, 0, 0, 0, 0, 0, 0, {0, 0, 0})

/* So many cells of row r, the first of them in column q. */
#define CATAN__LIST(...) __VA_ARGS__
#define CATAN__HEX(r, q, cell)                                                                     \
    { q, r, CATAN__LIST cell }
#define ROW1(r, q, cell) CATAN__HEX(r, q, cell)
#define ROW2(r, q, cell, ...) CATAN__HEX(r, q, cell), ROW1(r, (q) + 1, __VA_ARGS__)
#define ROW3(r, q, cell, ...) CATAN__HEX(r, q, cell), ROW2(r, (q) + 1, __VA_ARGS__)
#define ROW4(r, q, cell, ...) CATAN__HEX(r, q, cell), ROW3(r, (q) + 1, __VA_ARGS__)
#define ROW5(r, q, cell, ...) CATAN__HEX(r, q, cell), ROW4(r, (q) + 1, __VA_ARGS__)
#define ROW6(r, q, cell, ...) CATAN__HEX(r, q, cell), ROW5(r, (q) + 1, __VA_ARGS__)
#define ROW7(r, q, cell, ...) CATAN__HEX(r, q, cell), ROW6(r, (q) + 1, __VA_ARGS__)
#define ROW8(r, q, cell, ...) CATAN__HEX(r, q, cell), ROW7(r, (q) + 1, __VA_ARGS__)
#define ROW9(r, q, cell, ...) CATAN__HEX(r, q, cell), ROW8(r, (q) + 1, __VA_ARGS__)
#define ROW10(r, q, cell, ...) CATAN__HEX(r, q, cell), ROW9(r, (q) + 1, __VA_ARGS__)
#define ROW11(r, q, cell, ...) CATAN__HEX(r, q, cell), ROW10(r, (q) + 1, __VA_ARGS__)

/* A harbour on a side of a land hex. */
#define AT(q, r, side, kind)                                                                       \
    { q, r, side, CATAN_HARBOUR_##kind }

#define COUNT(array) (sizeof(array) / sizeof *(array))

/* What every map says that lies in the frame: its hexes and harbours; there is sea around it. */
#define AT_SEA(name)                                                                               \
    .struct_size = sizeof(catan_map), .hex_count = COUNT(name##_hexes), .hexes = name##_hexes,     \
    .harbour_count = COUNT(name##_harbours), .harbours = name##_harbours, .frame = 1

#define ROBBER_ON_12(q, r) .robber = 2, .robber_q = (q), .robber_r = (r)
#define PIRATE(q, r) .pirate = 1, .pirate_q = (q), .pirate_r = (r)

/* Bars the red numbers from gold (M-6). */
#define NO_RED_GOLD .barred = {[CATAN_GOLD] = 1 << 6 | 1 << 8}

/* The letters of the 5-6 player game (fact sheet 2.1): A to Z, Za to Zc. */
enum { CATAN__LARGE_LETTERS = 28 };
extern const uint8_t catan__large_letters[CATAN__LARGE_LETTERS];

/* By players: two and three, four, five and six. */
extern const catan_map catan__new_shores[3], catan__islands[3], catan__fog_islands[3],
    catan__through_desert[3];
/* Up to four players, more. */
extern const catan_map catan__new_world[2];
/* Two and three players, four; none for more. */
extern const catan_map catan__specialists[2];
/* Up to four players, more; without and with the ring of sea. */
extern const catan_map catan__base_maps[2][2];
/* The printed board of Cities & Knights for up to four players, without and with it. */
extern const catan_map catan__cities_maps[2];

#endif
