/* The maps that the property tests and fuzzers play on: the built-in boards, and maps of an
 * embedder that reach every width of the engine. */
#ifndef TESTS_PROPERTY_MAPS_H
#define TESTS_PROPERTY_MAPS_H

#include "support/sketch.h"

enum map_id {
    MAP_BUILTIN, /* what the configuration says */
    MAP_19,      /* the base island's shape, with its pools */
    MAP_30,      /* the large island's shape */
    MAP_52,      /* islands, gold, two areas, a robber's start, no harbours */
    MAP_61,      /* a hexagon without any desert: the robber starts nowhere */
    MAP_127,     /* the largest hexagon, with as many harbours as there may be */
    MAPS
};

/* The names of the maps, by map_id. */
extern const char *const map_names[MAPS];

/* Draws a map. Returns the map, or null for the built-in one. */
const catan_map *map_make(sketch *to, unsigned id);

#endif
