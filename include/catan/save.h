/** @file save.h
 * A state as bytes, for files and networks: the same bytes on every platform, checksummed, with the
 * configuration and, if it is the embedder's own, the map. docs/formats.md specifies every byte.
 *
 * A save holds the position, not the journal. Saves of this version can be read for ever; reading
 * validates everything, so that bytes from anywhere give a status or a sound state.
 */
#ifndef CATAN_SAVE_H
#define CATAN_SAVE_H

#include "state.h"

#ifdef __cplusplus
extern "C" {
#endif

/** @addtogroup keeping
 * @{ */

/** What a save says of itself. Sized. */
typedef struct catan_save_info {
    uint32_t struct_size;   /**< sizeof(catan_save_info) */
    uint32_t format;        /**< version of the format, from 1 */
    uint32_t rule_revision; /**< the revision of the rules that it was played by */
    uint32_t bytes;         /**< how long the save is; what follows it is not looked at */
    uint32_t own_map;       /**< 1: it holds a map of its own: catan_save_map() */
    uint8_t reserved[44];   /**< zero */
} catan_save_info;

/** Memory for the arrays of a map that is read from somewhere. */
typedef struct catan_map_room {
    catan_map_hex hexes[CATAN_MAX_HEXES];           /**< the hexes */
    catan_map_pool terrain_pool[CATAN_MAX_POOL];    /**< terrains to draw */
    catan_map_pool number_pool[CATAN_MAX_POOL];     /**< number tokens to draw */
    catan_map_harbour harbours[CATAN_MAX_HARBOURS]; /**< the harbour places */
    uint8_t letters[128];                           /**< number tokens by letter */
} catan_map_room;

/** Raised when a decision about the rules changes, so that an old game can be told from a new one.
 */
CATAN_API uint32_t catan_rule_revision(void);

/**
 * Writes a state as bytes.
 * @return the length of the whole save; if it is over `capacity` nothing useful was written; 0 on
 * bad arguments. `buffer` may be null if `capacity` is 0.
 */
CATAN_API size_t catan_save_write(void *buffer, size_t capacity, const catan_state *state);

/**
 * What the save is; checks length and checksum.
 * @return CATAN_OK, CATAN_E_ARGUMENT, CATAN_E_VERSION (of the struct), or a CATAN_E_SAVE_ status
 */
CATAN_API int32_t catan_save_describe(catan_save_info *out, size_t struct_size, const void *bytes,
                                      size_t size);

/** Reads the configuration; whether it fits together is for the game's making to find out. @return
 * as catan_save_describe() */
CATAN_API int32_t catan_save_config(catan_config *out, size_t struct_size, const void *bytes,
                                    size_t size);

/**
 * Reads the map that the save holds; `out` points into `room` then.
 * @return as catan_save_describe(); CATAN_E_MAP_EMPTY if it was played on the built-in map, so that
 * null is to be handed to the game. On error nothing is written.
 */
CATAN_API int32_t catan_save_map(catan_map *out, size_t struct_size, catan_map_room *room,
                                 const void *bytes, size_t size);

/**
 * Reads the position into a state of the same configuration and map; its journal is emptied. On
 * error the state is unchanged. Uses some 30 KB of stack.
 * @return as catan_save_describe(); CATAN_E_TEXT_CONFIG, CATAN_E_TEXT_MAP (another game's), or a
 * CATAN_E_POSITION_ status
 */
CATAN_API int32_t catan_save_read(catan_state *state, const void *bytes, size_t size);

/** @} */

#ifdef __cplusplus
}
#endif

#endif
