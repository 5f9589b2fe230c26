/* Random sets of roads, ships and buildings on random maps at sea, given to the library as position
 * texts; and what lies there as plain arrays, so that a check needs nothing but geometry. */
#ifndef TESTS_PROPERTY_SEA_PIECES_H
#define TESTS_PROPERTY_SEA_PIECES_H

#include "catan/catan.h"
#include "property/world.h"
#include "support/sketch.h"

enum { SEA_SEATS = 3, SEA_NOBODY = 255, SEA_TEXT = 8192, SEA_NONE = CATAN_NO_PLACE };

/* The map: what is next to what. */
typedef struct sea_map {
    sketch drawn;
    catan_game *game;
    catan_layout layout;
    catan_state *state;
    char head[256], board[512]; /* of position texts */
    unsigned hexes, nodes, edges;
    uint16_t node_edges[CATAN_MAX_NODES][3], node_next[CATAN_MAX_NODES][3];
    uint16_t edge_nodes[CATAN_MAX_EDGES][2], edge_hexes[CATAN_MAX_EDGES][2];
    uint8_t land[CATAN_MAX_NODES];    /* a node with land */
    uint8_t at_land[CATAN_MAX_EDGES]; /* an edge that takes roads */
    uint8_t at_sea[CATAN_MAX_EDGES];  /* an edge that takes ships, if there is no pirate */
} sea_map;

/* What lies on it: owners, SEA_NOBODY; kinds are catan_route. */
typedef struct sea_pieces {
    uint8_t builder[CATAN_MAX_NODES];
    uint8_t owner[CATAN_MAX_EDGES], kind[CATAN_MAX_EDGES];
    uint8_t fresh[CATAN_MAX_EDGES]; /* ships built in this turn */
    uint32_t pirate;
    uint32_t seat; /* whose action it is */
    int32_t holder;
} sea_pieces;

/* A random map; a state of its game, with a journal. */
void sea_map_make(sea_map *map, catan_rng *rng);
void sea_map_free(sea_map *map);

/* Random pieces: up to 15 roads and 15 ships of seat 0, close together, with loops, some buildings
 * of his and of others among them, and a few pieces of the others. */
void sea_pieces_draw(const sea_map *map, sea_pieces *pieces, catan_rng *rng);
/* Gives them to the state, as a text; ends the program if it is refused. */
void sea_pieces_lay(const sea_map *map, const sea_pieces *pieces);
/* What lies there in the state now. */
void sea_pieces_read(const sea_map *map, sea_pieces *pieces);

/* The length of the longest trade route of a seat, by plain search (S-40, B-72, B-73). */
unsigned sea_longest(const sea_map *map, const sea_pieces *pieces, uint32_t seat);
/* Who holds the longest route, when he who held it was `before` (B-71, B-74). */
int32_t sea_holder(const unsigned lengths[SEA_SEATS], int32_t before);

/* Tells what failed and the position, and ends the program. */
void sea_fail(const sea_map *map, const char *form, ...)
    __attribute__((noreturn, format(printf, 2, 3)));

#endif
