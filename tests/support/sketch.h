/* A map that a test can change: its arrays lie in the sketch itself, so a sketch is never copied.
 */
#ifndef TESTS_SUPPORT_SKETCH_H
#define TESTS_SUPPORT_SKETCH_H

#include <string.h>

#include "catan/map.h"

typedef struct sketch {
    catan_map map;
    catan_map_hex hexes[160];
    catan_map_pool terrains[160], numbers[160];
    catan_map_harbour harbours[40];
    uint8_t letters[128];
} sketch;

/* An empty map. */
static inline void sketch_new(sketch *to) {
    memset(to, 0, sizeof *to);
    to->map.struct_size = (uint32_t)sizeof to->map;
    to->map.hexes = to->hexes;
    to->map.terrain_pool = to->terrains;
    to->map.number_pool = to->numbers;
    to->map.harbours = to->harbours;
    to->map.letters = to->letters;
}

/* A copy of a map. */
static inline void sketch_of(sketch *to, const catan_map *map) {
    sketch_new(to);
    memcpy(to->hexes, map->hexes, map->hex_count * sizeof *map->hexes);
    if (map->terrain_pool_count != 0) {
        memcpy(to->terrains, map->terrain_pool,
               map->terrain_pool_count * sizeof *map->terrain_pool);
    }
    if (map->number_pool_count != 0) {
        memcpy(to->numbers, map->number_pool, map->number_pool_count * sizeof *map->number_pool);
    }
    if (map->harbour_count != 0) {
        memcpy(to->harbours, map->harbours, map->harbour_count * sizeof *map->harbours);
    }
    if (map->letter_count != 0) {
        memcpy(to->letters, map->letters, map->letter_count);
    }
    to->map = *map;
    to->map.hexes = to->hexes;
    to->map.terrain_pool = to->terrains;
    to->map.number_pool = to->numbers;
    to->map.harbours = to->harbours;
    to->map.letters = to->letters;
}

static inline void sketch_hex(sketch *to, int q, int r, uint8_t terrain, uint8_t number,
                              uint8_t area) {
    catan_map_hex *hex = &to->hexes[to->map.hex_count++];
    memset(hex, 0, sizeof *hex);
    hex->q = (int8_t)q;
    hex->r = (int8_t)r;
    hex->terrain = terrain;
    hex->number = number;
    hex->area = area;
}

static inline void sketch_terrain(sketch *to, uint8_t area, uint8_t terrain, uint16_t count) {
    to->terrains[to->map.terrain_pool_count++] = (catan_map_pool){area, terrain, count};
}

static inline void sketch_number(sketch *to, uint8_t area, uint8_t number, uint16_t count) {
    to->numbers[to->map.number_pool_count++] = (catan_map_pool){area, number, count};
}

static inline void sketch_harbour(sketch *to, int q, int r, uint8_t side, uint8_t kind) {
    to->harbours[to->map.harbour_count++] = (catan_map_harbour){(int8_t)q, (int8_t)r, side, kind};
}

/* Takes what is printed off a map, and its letters: what was to be drawn is what its pools say
 * then, by area and value. */
static inline void sketch_unprint(sketch *to) {
    uint16_t terrains[8][8] = {{0}}, numbers[8][13] = {{0}};
    for (uint32_t i = 0; i < to->map.hex_count; i++) {
        catan_map_hex *hex = &to->hexes[i];
        if (hex->terrain == CATAN_FROM_POOL && !(hex->flags & CATAN_HEX_FOG)) {
            terrains[hex->area][hex->printed_terrain]++;
        }
        if (hex->number == CATAN_FROM_POOL && hex->printed_number != 0) {
            numbers[hex->area][hex->printed_number]++;
        }
        hex->printed_terrain = hex->printed_number = 0;
    }
    for (unsigned i = 0; i < 64; i++) {
        if (terrains[i / 8][i % 8] != 0) {
            sketch_terrain(to, (uint8_t)(i / 8), (uint8_t)(i % 8), terrains[i / 8][i % 8]);
        }
    }
    for (unsigned i = 0; i < 8 * 13; i++) {
        if (numbers[i / 13][i % 13] != 0) {
            sketch_number(to, (uint8_t)(i / 13), (uint8_t)(i % 13), numbers[i / 13][i % 13]);
        }
    }
    to->map.printed = to->map.spiral_area = to->map.letter_count = 0;
}

/* All hexes at most `radius` away from the middle, drawing from the pools of area 0, which stay
 * empty. */
static inline void sketch_hexagon(sketch *to, int radius) {
    sketch_new(to);
    for (int r = -radius; r <= radius; r++) {
        for (int q = -radius; q <= radius; q++) {
            if (q + r >= -radius && q + r <= radius) {
                sketch_hex(to, q, r, CATAN_FROM_POOL, CATAN_FROM_POOL, 0);
            }
        }
    }
}

/* All hexes forest without a number: nothing is drawn. */
static inline void sketch_plain(sketch *to) {
    for (uint32_t i = 0; i < to->map.hex_count; i++) {
        to->hexes[i].terrain = CATAN_FOREST;
        to->hexes[i].number = 0;
    }
    to->map.terrain_pool_count = 0;
    to->map.number_pool_count = 0;
}

#endif
