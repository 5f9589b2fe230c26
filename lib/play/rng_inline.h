/* The generator inline, for loops that draw much: no checks, the caller has seen to
 * catan__rng_ok(). */
#ifndef CATAN__RNG_INLINE_H
#define CATAN__RNG_INLINE_H

#include "catan/rng.h"

#include "core/bits.h"

static inline uint64_t catan__rng_turn(uint64_t word, unsigned bits) {
    return (word << bits) | (word >> (64U - bits));
}

/* 1 if this is a generator: not null, and not the all-zero block, which would only ever bring
 * zeros. */
static inline int catan__rng_ok(const catan_rng *rng) {
    return rng && (rng->s[0] | rng->s[1] | rng->s[2] | rng->s[3]) != 0;
}

/* xoshiro256**, by Blackman and Vigna. */
CATAN__ALWAYS_INLINE uint64_t catan__rng_next(catan_rng *rng) {
    uint64_t *s = rng->s;
    uint64_t result = catan__rng_turn(s[1] * 5U, 7) * 9U;
    uint64_t shifted = s[1] << 17;
    s[2] ^= s[0];
    s[3] ^= s[1];
    s[1] ^= s[2];
    s[0] ^= s[3];
    s[2] ^= shifted;
    s[3] = catan__rng_turn(s[3], 45);
    return result;
}

/* A number below `bound`, which is not 0, each exactly as likely: Lemire's multiplication of the
 * upper 32 bits, drawn again while the lower half of the product falls into the part that does not
 * divide evenly. Takes one draw even for bound 1, so that how much is drawn does not hang on what
 * is drawn. */
CATAN__ALWAYS_INLINE uint32_t catan__rng_below(catan_rng *rng, uint32_t bound) {
    uint64_t product = (catan__rng_next(rng) >> 32) * bound;
    if ((uint32_t)product < bound) {
        uint32_t uneven = (0U - bound) % bound;
        while ((uint32_t)product < uneven) {
            product = (catan__rng_next(rng) >> 32) * bound;
        }
    }
    return (uint32_t)(product >> 32);
}

#endif
