/** @file map.h
 * A map as data (M-1): which hexes there are, what may lie on them, where harbours are; and what a
 * scenario says of them: starts, fog, islands, goals.
 *
 * The built-in boards are data of this same kind. An embedder's own map is handed to
 * catan_game_init() beside the config. Coordinates are axial, pointy-top (docs/notation.md). All
 * arrays belong to the caller and are only read.
 */
#ifndef CATAN_MAP_H
#define CATAN_MAP_H

#include "api.h"

#ifdef __cplusplus
extern "C" {
#endif

/** @addtogroup setting_up
 * @{ */

/** Pools and special values of map fields. */
typedef enum catan_map_value {
    CATAN_FROM_POOL = 255,  /**< drawn from the pool of the hex's area */
    CATAN_ANYWHERE = 254,   /**< side of a harbour that is placed with every layout anew (M-7) */
    CATAN_NO_ISLAND = 253,  /**< the hex belongs to no island and no area (S-92) */
    CATAN_MAX_ISLANDS = 16, /**< named areas 1 to 15 (S-93) */
    CATAN_MAX_AREAS = 8,    /**< areas 0 to 7 */
    CATAN_MAX_POOL = 128    /**< entries of a pool */
} catan_map_value;

/** What a map says of a hex, as a set of bits; none at sea. */
typedef enum catan_hex_flag {
    CATAN_HEX_START = 1, /**< if any hex has it: starting settlements only at those (B-9) */
    CATAN_HEX_HOME = 2,  /**< its island is home for everybody (S-91) */
    CATAN_HEX_FOG = 4    /**< face down: discovered in play, from its area's pools (S-80). Draws
                            terrain and number, has no other flag; nothing else is in the area */
} catan_hex_flag;

/** One hex of a map. */
typedef struct catan_map_hex {
    int8_t q; /**< axial column, -60 to 60 */
    int8_t r; /**< axial row, -60 to 60 */
    uint8_t
        terrain;    /**< a catan_terrain but fog, or CATAN_FROM_POOL. Volcanoes and markets bear a
                       number, are in no pool and not printed, and need their rules (V6.1, V10.1) */
    uint8_t number; /**< 2 to 6, 8 to 12; 0 = none; CATAN_FROM_POOL = drawn if the terrain bears a
                       number */
    uint8_t area;   /**< 0 to 7: pools are drawn within an area */
    uint8_t printed_terrain; /**< of a hex that draws, on a map with `printed`: the terrain of the
                                fixed board */
    uint8_t printed_number;  /**< likewise the number, or 0 */
    uint8_t flags;           /**< a set of catan_hex_flag */
    uint8_t island; /**< 0: its island is the land it hangs together with (S-90); 1 to 15: a named
                       area, in however many parts (S-93); CATAN_NO_ISLAND */
    uint8_t reserved[3]; /**< zero */
} catan_map_hex;

/** One card of a pool: `terrain` or number token `number` of `area`. */
typedef struct catan_map_pool {
    uint8_t area;   /**< 0 to 7 */
    uint8_t value;  /**< a catan_terrain, or a number token */
    uint16_t count; /**< how many of it */
} catan_map_pool;

/** One harbour place: an edge of a land hex at the coast. */
typedef struct catan_map_harbour {
    int8_t q;     /**< axial column of the land hex */
    int8_t r;     /**< axial row of the land hex */
    uint8_t side; /**< 0 NE, 1 E, 2 SE, 3 SW, 4 W, 5 NW: towards the sea or the map's rim.
                     CATAN_ANYWHERE, then for all harbours of the map: placed with every layout, at
                     random on coasts, no two touching; q and r are 0 */
    uint8_t kind; /**< a catan_harbour: the fixed kind; shuffling mixes all of them */
} catan_map_harbour;

/** A map. Sized; unused fields zero. Hexes in any order: ids follow map order. */
typedef struct catan_map {
    uint32_t struct_size;        /**< sizeof(catan_map) */
    uint32_t hex_count;          /**< 1 to CATAN_MAX_HEXES */
    const catan_map_hex *hexes;  /**< the hexes */
    uint32_t terrain_pool_count; /**< entries of terrain_pool */
    uint32_t number_pool_count;  /**< entries of number_pool */
    const catan_map_pool
        *terrain_pool; /**< terrains to draw; an area's counts add up to its hexes that draw. Sea
                          among them: see `printed` and catan_outlines */
    const catan_map_pool
        *number_pool; /**< number tokens to draw; likewise, for hexes whose terrain bears one */
    uint32_t harbour_count; /**< 0 to CATAN_MAX_HARBOURS */
    uint8_t robber;         /**< 1: the robber starts on (robber_q, robber_r), a land hex; 2: on a
                               hex with number 12, there if that has it, else the first in map
                               order; 0 or if that fails: by B-7, on the first desert */
    int8_t robber_q;        /**< axial column of the robber's start */
    int8_t robber_r;        /**< axial row of the robber's start */
    uint8_t min_players;    /**< fewest players, 2 to 6; 0 = 2 */
    const catan_map_harbour *harbours; /**< the harbour places */
    uint8_t max_players;               /**< most players, 2 to 6; 0 = 6 */
    uint8_t pirate;  /**< 1: the pirate starts on (pirate_q, pirate_r); 0: off the board */
    int8_t pirate_q; /**< axial column of the pirate's start: a hex that is sea, or may be: where a
                        layout has land on it he starts off the board */
    int8_t pirate_r; /**< axial row of the pirate's start */
    uint8_t frame;   /**< 1: there is sea around the map: its rim takes ships (M-10). As all that
                        follows of   Seafarers, it means nothing in a game without it */
    uint8_t goal;    /**< points that win, 3 to 60; 0 = what the rules say */
    uint8_t island_points; /**< special points of a player's first settlement on an island that is
                              not home, 0 to 9 (S-92) */
    uint8_t reds_touch;    /**< 1: 6 and 8 may be neighbours (S-83) */
    uint8_t printed;       /**< 1: the hexes that draw (but fog) have a printed terrain and number:
                              what the layout mode beginner lays. A pool of an area without any
                              entry is then what is printed there; entries must be the same. With
                              outlines kept the sea stays where it is printed; without a printed
                              board sea is always shuffled with land */
    uint8_t spiral_area; /**< the area that the letters are laid on, in mode spiral: all of its land
                            draws terrain and number, none of it sea */
    uint8_t letter_count;   /**< number tokens in the order of their letters; 0: no mode spiral */
    uint8_t reserved2[5];   /**< zero */
    const uint8_t *letters; /**< `letter_count` number tokens: the number pool of the area */
    uint16_t barred[8];     /**< by catan_terrain: bit n: number n is never drawn there (laid by
                               letters or printed it may be) */
    uint8_t island_points_most; /**< special points of that kind a player can get: 0 = no bound,
                                   else a multiple of `island_points`, up to 15 (P-5) */
    uint8_t reserved[31];       /**< zero */
} catan_map;

/** sizeof(catan_map) as the library knows it. */
CATAN_API size_t catan_map_size(void);

/**
 * Checks a map for itself (M-2).
 * @return CATAN_OK, CATAN_E_ARGUMENT, CATAN_E_VERSION, or the first CATAN_E_MAP_ status that
 * applies
 */
CATAN_API int32_t catan_map_check(const catan_map *map);

/** @} */

#ifdef __cplusplus
}
#endif

#endif
