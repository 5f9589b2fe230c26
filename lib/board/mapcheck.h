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

/* Pools, fixed and barred numbers: CATAN_E_MAP_POOL, _MAP_NUMBER. */
int32_t catan__map_pools(catan__board *board, const catan_map *map);

/* Harbours: CATAN_E_MAP_HARBOUR. */
int32_t catan__map_harbours(catan__board *board, const catan_map *map);

/* The robber's start: CATAN_E_MAP_ROBBER. */
int32_t catan__map_robber(catan__board *board, const catan_map *map);

/* Room for the starts of so many players: CATAN_E_MAP_ROOM. */
int32_t catan__map_room(const catan__board *board, uint32_t players);

/* One piece: CATAN_E_MAP_APART. */
int32_t catan__map_together(const catan__board *board);

/* The pirate's start: CATAN_E_MAP_PIRATE. */
int32_t catan__map_pirate(catan__board *board, const catan_map *map);

/* Fog, whose hexes are open then, and CATAN_FOG: CATAN_E_MAP_FOG. Pools are known. */
int32_t catan__map_fog(catan__board *board);

/* Named areas: CATAN_E_MAP_ISLAND. */
int32_t catan__map_islands(const catan__board *board);

/* The printed board, before fog and outlines are settled: CATAN_E_MAP_PRINTED. */
int32_t catan__map_printed(catan__board *board, const catan_map *map);

/* The letters: CATAN_E_MAP_SPIRAL. */
int32_t catan__map_spiral(catan__board *board, const catan_map *map);

/* Points: CATAN_E_MAP_GOAL. */
int32_t catan__map_goal(catan__board *board, const catan_map *map);

/* Which hexes that draw are sea in every layout, which are open: `sea`, `open`, `varied`; printed
 * and fog are known. */
void catan__map_outlines(catan__board *board, unsigned outlines);

#endif
