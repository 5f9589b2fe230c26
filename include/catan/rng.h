/** @file rng.h
 * A generator in the caller's hands: 32 bytes, xoshiro256** seeded through SplitMix64. Nothing else
 * in the library is random.
 */
#ifndef CATAN_RNG_H
#define CATAN_RNG_H

#include "api.h"

#ifdef __cplusplus
extern "C" {
#endif

/** @addtogroup playing
 * @{ */

/** A generator. Copy it to repeat a stream. All zero is no generator and is refused. */
typedef struct catan_rng {
    uint64_t s[4]; /**< the state of xoshiro256** */
} catan_rng;

/** Seeds a generator; every seed is as good as any other. @return CATAN_OK, CATAN_E_ARGUMENT */
CATAN_API int32_t catan_rng_seed(catan_rng *rng, uint64_t seed);

/** The next 64 bits; 0 if `rng` is null or all zero. */
CATAN_API uint64_t catan_rng_next(catan_rng *rng);

/** A number from 0 to `bound` - 1, each equally likely (exactly); 0 if `bound` is 0 or `rng` is
 * refused. */
CATAN_API uint32_t catan_rng_below(catan_rng *rng, uint32_t bound);

/** @} */

#ifdef __cplusplus
}
#endif

#endif
