/* The maps that the property tests and fuzzers play on: the built-in boards, and maps of an
 * embedder that reach every width of the engine, by land and at sea. */
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
    MAP_SEA_19,  /* a ring of starts around fog, for two or three */
    MAP_SEA_30,  /* printed, with a strait that may be mixed, for up to four; a pirate */
    MAP_SEA_37,  /* land and sea at random, no sea around; no fog, no pirate's start */
    MAP_SEA_61,  /* named islands and fog, a pirate */
    MAP_SEA_127, /* all of that on the largest hexagon */
    MAPS
};

/* The names of the maps, by map_id. */
extern const char *const map_names[MAPS];

/* Draws a map. Returns the map, or null for the built-in one. */
const catan_map *map_make(sketch *to, unsigned id);

/* What the settings are bound to on a map of one's own. */
uint32_t map_most_players(unsigned id);
int map_needs_seafarers(unsigned id);
int map_is_printed(unsigned id); /* with the layout beginner */
int map_mixes(unsigned id);      /* with the outlines mixed */
int map_has_sea(unsigned id);    /* some hex is, or may be */

/* For the files that draw. Harbours of all kinds wherever the library admits one, at most `most`,
 * all around the coast; a map of MAP_SEA_19 and on. */
void add_harbours(sketch *to, uint32_t most);
void draw_at_sea(sketch *to, unsigned id);

#endif
