/* What catan_trace draws at random before a game: options, map and layout. */
#ifndef TESTS_REFERENCE_TRACE_DRAW_H
#define TESTS_REFERENCE_TRACE_DRAW_H

#include <stdint.h>

#include <catan/catan.h>

enum { MAX_SETTINGS = 32 };

enum board { BOARD_BUILT_IN, BOARD_SCRAMBLED, BOARD_CUSTOM, BOARD_MIXED, BOARD_SEA, BOARD_RICH };

/* Options given on the command line. */
struct settings {
    int count;
    const char *names[MAX_SETTINGS];
    const char *values[MAX_SETTINGS];
};

/* A custom map with its arrays. */
struct custom_map {
    catan_map map;
    catan_map_hex hexes[CATAN_MAX_HEXES];
    catan_map_harbour harbours[CATAN_MAX_HARBOURS];
};

/* Whether a board is a heap of hexes of one's own. */
int is_custom(int board);

/* A number from low to high, both included. */
uint8_t draw_between(catan_rng *rng, uint32_t low, uint32_t high);

/* Draws options, and a map where the board is a custom one, until the library takes them; settings
 * are kept. */
void draw_game(catan_config *config, struct custom_map *custom, catan_rng *rng,
               const struct settings *settings, int board);

/* Draws a layout for the game. */
void draw_layout(catan_layout *layout, const catan_game *game, const struct custom_map *custom,
                 catan_rng *rng, int board);

#endif
