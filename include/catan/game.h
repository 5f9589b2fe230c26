/** @file game.h
 * The compiled, immutable game: a configuration and a map, validated, with all tables that states
 * need.
 *
 * A game never changes after it is made and may be shared by threads. It must outlive its states.
 */
#ifndef CATAN_GAME_H
#define CATAN_GAME_H

#include "config.h"

#ifdef __cplusplus
extern "C" {
#endif

/** @addtogroup setting_up
 * @{ */

/* The calls that judge a configuration use some 20 KB of stack. */

/** A compiled game (opaque). */
typedef struct catan_game catan_game;

/**
 * Bytes that catan_game_init() needs. `map` null: the built-in board. Compiles nothing; linear in
 * the map.
 * @return the size; 0 if the configuration or map is refused (catan_config_check() says why)
 */
CATAN_API size_t catan_game_size(const catan_config *config, const catan_map *map);

/**
 * Makes a game in the caller's memory: `size` bytes at `memory`, aligned to 16. Nothing is kept of
 * config or map. There is nothing to release but the memory.
 * @return CATAN_OK, CATAN_E_ARGUMENT, CATAN_E_ALIGNMENT, CATAN_E_SIZE, CATAN_E_VERSION, or why
 * config or map is refused
 */
CATAN_API int32_t catan_game_init(catan_game **out, void *memory, size_t size,
                                  const catan_config *config, const catan_map *map);

/**
 * Makes a game in one block from the caller's allocator.
 * @return as catan_game_init(), or CATAN_E_MEMORY
 */
CATAN_API int32_t catan_game_create(catan_game **out, const catan_allocator *allocator,
                                    const catan_config *config, const catan_map *map);

/** Gives a created game's block back. Null, and games made by init, are fine and nothing happens.
 */
CATAN_API void catan_game_destroy(catan_game *game);

/** Copies the configuration that a game was made from, with every automatic value still automatic.
 */
CATAN_API int32_t catan_game_config(catan_config *out, size_t struct_size, const catan_game *game);

/** Number of players, 2 to 6; 0 if `game` is null. */
CATAN_API uint32_t catan_game_players(const catan_game *game);

/** Points that win (B-90); 0 if `game` is null. */
CATAN_API uint32_t catan_game_target(const catan_game *game);

/** @} */

#ifdef __cplusplus
}
#endif

#endif
