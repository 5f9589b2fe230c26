/* Eight 8-bit counters in one word ("lanes"): hands, bank, prices. Lane i is bits 8i to 8i + 7,
 * whatever the endianness. Counters of cards stay below 128, so that one subtraction compares all
 * lanes at once. */
#ifndef CATAN__LANES_H
#define CATAN__LANES_H

#include "core/bits.h"

#define CATAN__LANE(i, n) ((uint64_t)(n) << (8 * (i)))
#define CATAN__LANES(v) ((uint64_t)(v)*UINT64_C(0x0101010101010101))

static inline unsigned catan__lane(uint64_t w, unsigned i) {
    return (unsigned)(w >> (8 * i)) & 0xffU;
}

static inline uint64_t catan__with_lane(uint64_t w, unsigned i, unsigned v) {
    return (w & ~((uint64_t)0xff << (8 * i))) | ((uint64_t)(v & 0xffU) << (8 * i));
}

static inline void catan__lanes_bytes(uint8_t out[8], uint64_t w) {
    for (unsigned i = 0; i < 8; i++) {
        out[i] = (uint8_t)catan__lane(w, i);
    }
}

/* Bit i set where lane i of `a` is at least that of `b` (both below 128), at bit 8i + 7. */
static inline uint64_t catan__lanes_ge(uint64_t a, uint64_t b) {
    return ((a | CATAN__LANES(0x80)) - b) & CATAN__LANES(0x80);
}

/* Whether `hand` holds all of `cost`. */
static inline int catan__lanes_hold(uint64_t hand, uint64_t cost) {
    return catan__lanes_ge(hand, cost) == CATAN__LANES(0x80);
}

/* The same for counters up to 255. */
static inline int catan__lanes_hold_wide(uint64_t hand, uint64_t cost) {
    const uint64_t half = UINT64_C(0x00ff00ff00ff00ff), top = UINT64_C(0x0100010001000100);
    uint64_t even = ((hand & half) | top) - (cost & half),
             odd = ((hand >> 8 & half) | top) - (cost >> 8 & half);
    return (even & odd & top) == top;
}

/* Gathers bits 8i + 7 into bits i: the partial products of this factor never meet. */
static inline unsigned catan__lanes_mask(uint64_t tops) {
    return (unsigned)((tops * UINT64_C(0x0002040810204081)) >> 56);
}

/* Bit i set where lane i (below 128) is not 0. */
static inline unsigned catan__lanes_some(uint64_t w) {
    return catan__lanes_mask((w + CATAN__LANES(0x7f)) & CATAN__LANES(0x80));
}

/* Lane i is 1 where bit i of `mask` is set. */
static inline uint64_t catan__lanes_spread(unsigned mask) {
    uint64_t x = ((uint64_t)mask * UINT64_C(0x0101010101010101)) & UINT64_C(0x8040201008040201);
    return ((x + CATAN__LANES(0x7f)) >> 7) & CATAN__LANES(1);
}

/* The sum of all lanes. */
static inline unsigned catan__lanes_sum(uint64_t w) {
    const uint64_t half = UINT64_C(0x00ff00ff00ff00ff);
    return (unsigned)((((w & half) + ((w >> 8) & half)) * UINT64_C(0x0001000100010001)) >> 48);
}

#endif
