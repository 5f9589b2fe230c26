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
} sketch;

/* An empty map. */
static inline void sketch_new(sketch *to) {
    memset(to, 0, sizeof *to);
    to->map.struct_size = (uint32_t)sizeof to->map;
    to->map.hexes = to->hexes;
    to->map.terrain_pool = to->terrains;
    to->map.number_pool = to->numbers;
    to->map.harbours = to->harbours;
}

/* A copy of a map. */
static inline void sketch_of(sketch *to, const catan_map *map) {
    sketch_new(to);
    memcpy(to->hexes, map->hexes, map->hex_count * sizeof *map->hexes);
    memcpy(to->terrains, map->terrain_pool, map->terrain_pool_count * sizeof *map->terrain_pool);
    memcpy(to->numbers, map->number_pool, map->number_pool_count * sizeof *map->number_pool);
    memcpy(to->harbours, map->harbours, map->harbour_count * sizeof *map->harbours);
    to->map.hex_count = map->hex_count;
    to->map.terrain_pool_count = map->terrain_pool_count;
    to->map.number_pool_count = map->number_pool_count;
    to->map.harbour_count = map->harbour_count;
    to->map.robber = map->robber;
    to->map.robber_q = map->robber_q;
    to->map.robber_r = map->robber_r;
    to->map.min_players = map->min_players;
    to->map.max_players = map->max_players;
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
