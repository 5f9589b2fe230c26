/* The steps of compiling a map, in the order in which their faults are told (M-2). For lib/board
 * only. */
#ifndef CATAN__MAPCHECK_H
#define CATAN__MAPCHECK_H

#include "board/board.h"

/* The struct itself, counts and hexes: CATAN_E_ARGUMENT, _VERSION, _MAP_EMPTY, _MAP_HEX. Reads
 * nothing else. */
int32_t catan__map_form(const catan_map *map);

/* Hexes, nodes and edges and what touches what: CATAN_E_MAP_DUPLICATE, _MAP_TOO_LARGE. */
int32_t catan__map_topology(catan__board *board, const catan_map *map);

/* Pools and fixed numbers: CATAN_E_MAP_POOL, _MAP_NUMBER. */
int32_t catan__map_pools(catan__board *board, const catan_map *map);

/* Harbours: CATAN_E_MAP_HARBOUR. */
int32_t catan__map_harbours(catan__board *board, const catan_map *map);

/* The robber's start: CATAN_E_MAP_ROBBER. */
int32_t catan__map_robber(catan__board *board, const catan_map *map);

/* Room for the starts of so many players: CATAN_E_MAP_ROOM. */
int32_t catan__map_room(const catan__board *board, uint32_t players);

/* One piece: CATAN_E_MAP_APART. */
int32_t catan__map_together(const catan__board *board);

/* Which built-in shape a map is, by its very arrays: CATAN__SHAPE_. */
uint8_t catan__map_shape(const catan_map *map);

/* What a built-in shape has beside its map (fact sheet 1 and 2), by its land hexes in map order. */
typedef struct catan__shape_data {
    const uint8_t *letters;          /* number tokens in the order of their letters */
    const uint8_t *terrain, *number; /* the beginner board */
} catan__shape_data;

/* `shape` is not CATAN__SHAPE_CUSTOM. */
const catan__shape_data *catan__shape(unsigned shape);

#endif
