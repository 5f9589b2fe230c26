/* The public generator: the inline one, checked. */
#include "play/rng_inline.h"

#include "catan/result.h"

/* SplitMix64: four successive outputs of a bijection, so never four zeros, whatever the seed. */
int32_t catan_rng_seed(catan_rng *rng, uint64_t seed) {
    if (!rng) {
        return CATAN_E_ARGUMENT;
    }
    for (int i = 0; i < 4; i++) {
        seed += UINT64_C(0x9E3779B97F4A7C15);
        uint64_t word = seed;
        word = (word ^ (word >> 30)) * UINT64_C(0xBF58476D1CE4E5B9);
        word = (word ^ (word >> 27)) * UINT64_C(0x94D049BB133111EB);
        rng->s[i] = word ^ (word >> 31);
    }
    return CATAN_OK;
}

uint64_t catan_rng_next(catan_rng *rng) { return catan__rng_ok(rng) ? catan__rng_next(rng) : 0; }

uint32_t catan_rng_below(catan_rng *rng, uint32_t bound) {
    return bound && catan__rng_ok(rng) ? catan__rng_below(rng, bound) : 0;
}
