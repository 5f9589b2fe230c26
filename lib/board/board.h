/* The compiled board: topology of a map's hexes and what the map says about each. Knows no rule of
 * play. */
#ifndef CATAN__BOARD_H
#define CATAN__BOARD_H

#include "catan/board.h"
#include "catan/config.h"
#include "catan/map.h"
#include "catan/result.h"

enum {
    CATAN__NO = CATAN_NO_PLACE, /* no place, in 16-bit fields */
    CATAN__NUMBERS = 13,        /* number tokens index arrays 0..12 */
    CATAN__TERRAINS = 8,        /* that a pool can name */
    CATAN__ALL_TERRAINS = 11,   /* and fog, and what only a hex can name */
    CATAN__OVERLAYS = 2,
    CATAN__EVERY_NUMBER = 0x1f7c /* the tokens as a set: 2 to 6, 8 to 12 */
};

/* Ids: hexes by (r, q); nodes by (y, x); edges by (y1 + y2, x1 + x2); harbours by edge
 * (docs/notation.md). Unused entries are CATAN__NO; hex entry 127 is never used. Corners of a hex
 * run clockwise from north, side i joins corners i and i + 1. */
typedef struct catan__board {
    uint16_t hexes, nodes, edges, harbours;
    int8_t hex_q[CATAN_MAX_HEXES + 1], hex_r[CATAN_MAX_HEXES + 1];
    uint16_t hex_nodes[CATAN_MAX_HEXES + 1][6];
    uint16_t hex_edges[CATAN_MAX_HEXES + 1][6];
    uint16_t hex_near[CATAN_MAX_HEXES + 1][6];
    int16_t node_x[CATAN_MAX_NODES], node_y[CATAN_MAX_NODES];
    uint16_t node_hexes[CATAN_MAX_NODES][3];
    uint16_t node_edges[CATAN_MAX_NODES][3];
    uint16_t node_near[CATAN_MAX_NODES][3];
    uint16_t node_harbour[CATAN_MAX_NODES];
    uint16_t edge_nodes[CATAN_MAX_EDGES + 1][2];
    uint16_t edge_hexes[CATAN_MAX_EDGES + 1][2];
    uint16_t edge_harbour[CATAN_MAX_EDGES + 1];
    uint16_t harbour_edge[CATAN_MAX_HARBOURS], harbour_hex[CATAN_MAX_HARBOURS];
    uint8_t harbour_side[CATAN_MAX_HARBOURS];
    uint8_t harbour_kind[CATAN_MAX_HARBOURS]; /* the map's own kinds */

    /* What the map says of each hex, by id. */
    uint8_t terrain[CATAN_MAX_HEXES + 1]; /* a catan_terrain; CATAN_FOG under fog (S-80); or
                                             CATAN_FROM_POOL */
    uint8_t number[CATAN_MAX_HEXES + 1];  /* a token, 0 (under fog, too), or CATAN_FROM_POOL */
    uint8_t area[CATAN_MAX_HEXES + 1];
    uint8_t flags[CATAN_MAX_HEXES + 1], island[CATAN_MAX_HEXES + 1];
    uint8_t printed_terrain[CATAN_MAX_HEXES + 1], printed_number[CATAN_MAX_HEXES + 1];
    uint8_t sea[CATAN_MAX_HEXES + 1];  /* 1: sea in every layout */
    uint8_t open[CATAN_MAX_HEXES + 1]; /* 1: land or sea, as the layout says or, under fog, play;
                                          neither `sea` nor `open`: land in every layout */
    /* Cards by area. With outlines kept the sea that is printed is no card (M-6). */
    uint8_t terrain_pool[CATAN_MAX_AREAS][CATAN__TERRAINS];
    uint8_t number_pool[CATAN_MAX_AREAS][CATAN__NUMBERS];
    uint16_t robber, pirate; /* the map's start hexes, or CATAN__NO; see catan__robber_start() */
    uint8_t robber_twelve;   /* 1: the robber starts on a 12, this one if it is */
    uint8_t fewest, most;    /* players, 0 where the library's own bound holds */
    uint8_t frame, goal, island_points, island_points_most, reds_touch, printed;
    uint8_t varied; /* 1: some hex is open */
    uint8_t fog_hexes, fog_area;
    uint8_t free_harbours; /* 1: harbours lie elsewhere in every layout; harbour_edge, harbour_hex,
                              node_harbour, edge_harbour are CATAN__NO then */
    uint8_t spiral_area, letter_count;
    uint8_t letters[CATAN_MAX_HEXES + 1];
    uint16_t barred[8];
    /* Set by the config's judge, for the game. */
    uint8_t builtin;   /* 1: one of the library's maps, which the config tells */
    uint16_t overlays; /* as a set: terrains beyond those of pools that this game has */
    uint8_t harbour_stock[CATAN_HARBOUR_ANY + 1]; /* by kind: harbours of the map that are kept in
                                                     stock: see catan__board_stock() */
    uint8_t stocked;                              /* how many in all */
} catan__board;

enum {
    CATAN__ORDINARY = 1 << CATAN_FOREST | 1 << CATAN_HILLS | 1 << CATAN_PASTURE |
                      1 << CATAN_FIELDS | 1 << CATAN_MOUNTAINS | 1 << CATAN_GOLD,
    CATAN__PRODUCING = CATAN__ORDINARY | 1 << CATAN_VOLCANO,
    CATAN__NUMBERED = CATAN__PRODUCING | 1 << CATAN_MARKET
};

/* Whether a terrain is of a set; what stands for none, as CATAN_FROM_POOL, never is. */
static inline int catan__terrain_in(unsigned terrain, unsigned set) {
    return terrain < CATAN__ALL_TERRAINS && (set >> terrain & 1U);
}

/* Whether a terrain produces (B-3), and whether it bears a number. The desert and the sea do
 * neither. */
static inline int catan__produces(unsigned terrain) {
    return catan__terrain_in(terrain, CATAN__PRODUCING);
}
static inline int catan__bears_number(unsigned terrain) {
    return catan__terrain_in(terrain, CATAN__NUMBERED);
}

/* Whether a number token is 2 to 6 or 8 to 12 (B-25). */
static inline int catan__is_token(unsigned number) {
    return number >= 2 && number <= 12 && number != 7;
}

/* Validates and compiles a map; `out` means nothing after a refusal. `players`: there must
 * be room for the starts of so many, 2 to 6; 0: of the most that the map allows. `outlines`: a
 * catan_outlines (M-6). Nothing of the map is kept.
 * @return CATAN_OK, CATAN_E_ARGUMENT (null map or array, players, 2 to 6 seats of the map, a switch
 * that is neither 0 nor 1), CATAN_E_VERSION, or the first CATAN_E_MAP_ status, in the order of
 * result.h, that applies (M-2)
 */
int32_t catan__board_compile(catan__board *out, const catan_map *map, uint32_t players,
                             unsigned outlines);

/* The hex at axial (q, r), or CATAN__NO. */
uint32_t catan__board_hex_at(const catan__board *board, int32_t q, int32_t r);

/* Takes the harbours off the board into its stock: no layout has any then. Their entries stay, so
 * that catan__board_map() still gives them. */
void catan__board_stock(catan__board *board);

/* Where the arrays of a map go. */
typedef struct catan__map_arrays {
    catan_map_hex *hexes;
    catan_map_pool *terrains, *numbers;
    catan_map_harbour *harbours;
    uint8_t *letters;
} catan__map_arrays;

/* The map that a board was compiled from, in its one form: hexes and harbours by id (harbours that
 * lie anywhere in the order of the map), pools by area and value, what is printed and bounds that
 * say nothing left out. It compiles to the same board. `to` null: counts only. No pool then has
 * more than CATAN_MAX_POOL entries. */
void catan__board_map(catan_map *out, const catan__map_arrays *to, const catan__board *board);

/* Which layout modes a board has beside random (M-3): with letters, with a printed board. */
int catan__board_spiral_possible(const catan__board *board);
int catan__board_has_beginner(const catan__board *board);

/* Whether some area has sea among its cards or in its print, so that outlines can be mixed. */
int catan__board_mixes(const catan__board *board);

/* The built-in map of a scenario, a catan_scenario, for a player count (M-7, M-8); of
 * CATAN_SCENARIO_NONE the base board, with or without its ring of sea (B-2, X-1, M-11). Where there
 * is none for so many, one for fewer. Static storage. */
const catan_map *catan__map_builtin(uint32_t players, unsigned scenario, int with_sea_frame);
/* The base board for up to four as it is printed for Cities & Knights (C-14). */
const catan_map *catan__map_of_cities(int with_sea_frame);

/* Where robber (B-7) and pirate (S-62) start on a layout: hexes, or CATAN__NO for off the board. */
uint32_t catan__robber_start(const catan__board *board, const catan_layout *layout);
uint32_t catan__pirate_start(const catan__board *board, const catan_layout *layout);

/* A terrain that is laid over some hexes of an ordinary one, whose numbers stay; on a map that
 * names hexes of it, over none. */
typedef struct catan__overlay {
    uint8_t terrain; /* of CATAN__NUMBERED */
    uint8_t count;   /* of hexes */
    uint16_t over;   /* as a set: the numbers it is laid over */
} catan__overlay;

/* How a layout is drawn. */
typedef struct catan__laying {
    uint8_t mode;     /* CATAN_LAYOUT_SPIRAL, _RANDOM or _BEGINNER, never AUTO */
    uint8_t balanced; /* M-4; heeded in mode random only */
    uint8_t harbours; /* a catan_harbour_mode */
    uint8_t grouped;  /* 1: some tokens are taken away, and what bears the others hangs together
                         (sparse.c); in mode random only */
    uint8_t removed;  /* how many of them; 0: a third */
    catan__overlay overlay[CATAN__OVERLAYS]; /* laid in this order, when all else but the harbours
                                                lies */
} catan__laying;

/* How many number tokens of a set layouts draw; and how many are taken away when `removed` are to
 * be, of catan__laying. */
uint32_t catan__board_tokens(const catan__board *board, unsigned numbers);
uint32_t catan__tokens_removed(const catan__board *board, unsigned removed);
/* How many of those that could be taken away stay in every layout where the others hang together,
 * as far as the map tells: a lower bound (sparse.c). */
uint32_t catan__tokens_needed(const catan__board *board);

/* Lays the board (G-1, M-3 to M-5). Writes `out` and `rng` only when it succeeds; `rng` is a good
 * generator.
 * @return CATAN_OK, CATAN_E_CONFIG_LAYOUT (the board has no such mode), CATAN_E_LAYOUT_TRIES */
int32_t catan__layout_generate(catan_layout *out, const catan__board *board,
                               const catan__laying *how, catan_rng *rng);

/* Whether a hex may have a terrain and number: in a layout, or later. */
int catan__hex_fits(const catan__board *board, uint32_t hex, unsigned terrain, unsigned number);

/* Judges a layout in today's form, struct_size apart. Entries beyond the board's hexes and harbours
 * must be zero, so that a layout of another board does not pass by accident and equal layouts have
 * equal bytes.
 * @return CATAN_OK, CATAN_E_VERSION (reserved bytes), CATAN_E_LAYOUT */
int32_t catan__layout_check(const catan_layout *layout, const catan__board *board);

#endif
