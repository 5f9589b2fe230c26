/** @file chance.h
 * Chance and random play. When the actor is CATAN_CHANCE, catan_moves() lists the outcomes and
 * catan_chance_weights() their integer weights: sample, enumerate, or choose one.
 */
#ifndef CATAN_CHANCE_H
#define CATAN_CHANCE_H

#include "rng.h"
#include "state.h"

#ifdef __cplusplus
extern "C" {
#endif

/** @addtogroup playing
 * @{ */

/** What many playouts came to. Sized. */
typedef struct catan_tally {
    uint32_t struct_size;         /**< sizeof(catan_tally) */
    uint32_t games;               /**< games played */
    uint32_t unfinished;          /**< of these, cut off by max_moves */
    uint32_t draws;               /**< of these, drawn */
    uint32_t wins[CATAN_SEATS];   /**< won, by seat */
    uint64_t points[CATAN_SEATS]; /**< final points, summed, by seat */
    uint64_t moves;               /**< moves made, chance included */
    uint8_t reserved[32];         /**< zero */
} catan_tally;

/**
 * The weights of the listed chance moves, in the order of catan_moves(). Probability = weight / sum
 * of weights. The sum fits 32 bits.
 * @return how many there are; 0 if the actor is not chance or arguments are bad
 */
CATAN_API uint32_t catan_chance_weights(const catan_state *state, uint32_t *weights,
                                        uint32_t capacity);

/** A random move: of chance by weight, of a player uniformly among those listed. CATAN_MOVE_NONE
 * when over or on bad arguments. */
CATAN_API catan_move catan_random_move(const catan_state *state, catan_rng *rng);

/**
 * Plays random moves until the game is over, at most `max_moves` (0 = 100,000). The journal keeps
 * the last of them; a log of events (event.h) is empty afterwards.
 * @return CATAN_OK, CATAN_E_ARGUMENT
 */
CATAN_API int32_t catan_playout(catan_state *state, catan_rng *rng, uint32_t max_moves);

/** Bytes of scratch memory that catan_playouts() needs; 0 if `game` is null. */
CATAN_API size_t catan_playouts_size(const catan_game *game);

/**
 * Plays `games` random games to their ends from one position, which is not touched, at most
 * `max_moves` moves each (0 = 100,000). `scratch`: `size` bytes, aligned to 16.
 * @return CATAN_OK, CATAN_E_ARGUMENT, CATAN_E_VERSION, CATAN_E_SIZE, CATAN_E_ALIGNMENT
 */
CATAN_API int32_t catan_playouts(catan_tally *out, size_t struct_size, const catan_state *from,
                                 catan_rng *rng, uint32_t games, uint32_t max_moves, void *scratch,
                                 size_t size);

/** @} */

#ifdef __cplusplus
}
#endif

#endif
