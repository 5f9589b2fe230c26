/** @file board.h
 * The board of a game: ids, coordinates, neighbours; and layouts: which terrain, number and harbour
 * lies where.
 *
 * Ids are small and dense, start at 0, and depend on the map's hexes alone (docs/notation.md):
 * hexes by row r, then q; nodes and edges by height, then from west to east; harbours by their
 * edge.
 */
#ifndef CATAN_BOARD_H
#define CATAN_BOARD_H

#include "game.h"
#include "rng.h"

#ifdef __cplusplus
extern "C" {
#endif

/** @addtogroup setting_up
 * @{ */

/** One hex. Sized. Corners run clockwise from north; side i joins corners i and i + 1. */
typedef struct catan_hex {
    uint32_t struct_size;   /**< sizeof(catan_hex) */
    int16_t q;              /**< axial column */
    int16_t r;              /**< axial row */
    uint16_t nodes[6];      /**< corners N, NE, SE, S, SW, NW */
    uint16_t edges[6];      /**< sides NE, E, SE, SW, W, NW */
    uint16_t neighbours[6]; /**< hexes NE, E, SE, SW, W, NW, or CATAN_NO_PLACE */
} catan_hex;

/** One node. Sized. Unused entries are CATAN_NO_PLACE. */
typedef struct catan_node {
    uint32_t struct_size;   /**< sizeof(catan_node) */
    int16_t x;              /**< plane column: a hex is 2 wide, its centre at 2q + r */
    int16_t y;              /**< plane row, downwards: a hex is 4 high, its centre at 3r */
    uint16_t hexes[3];      /**< hexes at it, ascending */
    uint16_t edges[3];      /**< edges at it, ascending */
    uint16_t neighbours[3]; /**< nodes at the other ends of these edges, in the same order */
    uint16_t harbour;       /**< the harbour that serves it, or CATAN_NO_PLACE; where harbours lie
                               elsewhere in every layout: CATAN_NO_PLACE (see the layout) */
} catan_node;

/** One edge. Sized. */
typedef struct catan_edge {
    uint32_t struct_size; /**< sizeof(catan_edge) */
    uint16_t nodes[2];    /**< its ends, ascending */
    uint16_t hexes[2];    /**< hexes at it, ascending; the second is CATAN_NO_PLACE on the rim */
    uint16_t harbour;     /**< the harbour that lies on it, or CATAN_NO_PLACE */
    uint16_t reserved;    /**< zero */
} catan_edge;

/** One harbour place. Sized. */
typedef struct catan_harbour_place {
    uint32_t struct_size; /**< sizeof(catan_harbour_place) */
    uint16_t edge;        /**< the edge it lies on; CATAN_NO_PLACE: see the layout */
    uint16_t hex;         /**< the land hex it belongs to; likewise */
    uint16_t side;        /**< the side of that hex, 0 to 5; likewise */
    uint16_t reserved;    /**< zero */
} catan_harbour_place;

/** What lies where. Sized. Made by catan_layout_generate(), read from text, or filled by the
 * embedder. */
typedef struct catan_layout {
    uint32_t struct_size;                      /**< sizeof(catan_layout) */
    uint8_t terrain[128];                      /**< by hex: a catan_terrain; CATAN_FOG under fog */
    uint8_t number[128];                       /**< by hex: 2 to 6, 8 to 12, or 0 */
    uint8_t harbour[CATAN_MAX_HARBOURS];       /**< by harbour: a catan_harbour */
    uint16_t harbour_edge[CATAN_MAX_HARBOURS]; /**< by harbour, ascending: its edge, on maps whose
                                                  harbours lie elsewhere in every layout
                                                  (CATAN_ANYWHERE); else 0 */
    uint8_t reserved[28];                      /**< zero */
} catan_layout;

/** Number of hexes of the board, sea included; 0 if `game` is null. */
CATAN_API uint32_t catan_hex_count(const catan_game *game);
/** Number of nodes; 0 if `game` is null. */
CATAN_API uint32_t catan_node_count(const catan_game *game);
/** Number of edges; 0 if `game` is null. */
CATAN_API uint32_t catan_edge_count(const catan_game *game);
/** Number of harbours that a layout has; 0 where they are bought (V1.1), or if `game` is null. */
CATAN_API uint32_t catan_harbour_count(const catan_game *game);

/** Describes a hex. @return CATAN_OK, CATAN_E_ARGUMENT, CATAN_E_VERSION */
CATAN_API int32_t catan_hex_get(catan_hex *out, size_t struct_size, const catan_game *game,
                                uint32_t hex);
/** Describes a node. @return CATAN_OK, CATAN_E_ARGUMENT, CATAN_E_VERSION */
CATAN_API int32_t catan_node_get(catan_node *out, size_t struct_size, const catan_game *game,
                                 uint32_t node);
/** Describes an edge. @return CATAN_OK, CATAN_E_ARGUMENT, CATAN_E_VERSION */
CATAN_API int32_t catan_edge_get(catan_edge *out, size_t struct_size, const catan_game *game,
                                 uint32_t edge);
/** Describes a harbour. @return CATAN_OK, CATAN_E_ARGUMENT, CATAN_E_VERSION */
CATAN_API int32_t catan_harbour_get(catan_harbour_place *out, size_t struct_size,
                                    const catan_game *game, uint32_t harbour);

/** The hex at axial (q, r), or CATAN_NO_PLACE. */
CATAN_API uint32_t catan_hex_at(const catan_game *game, int32_t q, int32_t r);

/** sizeof(catan_layout) as the library knows it. */
CATAN_API size_t catan_layout_size(void);

/**
 * Lays the board by the game's layout options: every layout that meets the conditions of M-3 to M-6
 * and V4.2 equally likely, then volcanoes and markets among its hexes (V6.1, V10.1). Hexes under
 * fog get CATAN_FOG and no number. Draws from `rng` only. Expected linear in the map (balanced:
 * some ten thousand tries on 30 hexes, half a million on the largest New World; with scarce
 * resources the largest takes some milliseconds).
 * @return CATAN_OK, CATAN_E_ARGUMENT, CATAN_E_VERSION, CATAN_E_LAYOUT_TRIES
 */
CATAN_API int32_t catan_layout_generate(catan_layout *out, size_t struct_size,
                                        const catan_game *game, catan_rng *rng);

/**
 * Checks a layout from elsewhere: terrains and numbers known, land where the map has land in every
 * layout, sea where it has sea in every layout, fog just where it has fog, numbers on producing
 * land and markets only, volcanoes and markets only in a game that has them and never without a
 * number, harbour kinds known, harbours that the map does not place on coasts, ascending and not
 * touching; nothing beyond the board's hexes and harbours. How often a terrain or number occurs is
 * the embedder's choice.
 * @return CATAN_OK, CATAN_E_ARGUMENT, CATAN_E_VERSION, CATAN_E_LAYOUT
 */
CATAN_API int32_t catan_layout_check(const catan_layout *layout, const catan_game *game);

/** @} */

#ifdef __cplusplus
}
#endif

#endif
