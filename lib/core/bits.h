/* Bit arithmetic that compiles to no library call at any baseline. */
#ifndef CATAN__BITS_H
#define CATAN__BITS_H

#include <stdint.h>

#if defined(__GNUC__) || defined(__clang__)
#define CATAN__RARELY(condition) ((int)__builtin_expect(!!(condition), 0))
#else
#define CATAN__RARELY(condition) (condition)
#endif

/* For what must not become a call: a word read or written. */
#if defined(__GNUC__) || defined(__clang__)
#define CATAN__ALWAYS_INLINE static inline __attribute__((always_inline))
#else
#define CATAN__ALWAYS_INLINE static inline
#endif

#define CATAN__BIT(n) ((uint64_t)1 << (n))

/* Number of set bits. Without the instruction, the built-in would call the compiler's library. */
static inline unsigned catan__popcount(uint64_t x) {
#if defined(__POPCNT__) || defined(__aarch64__)
    return (unsigned)__builtin_popcountll(x);
#else
    x = x - ((x >> 1) & UINT64_C(0x5555555555555555));
    x = (x & UINT64_C(0x3333333333333333)) + ((x >> 2) & UINT64_C(0x3333333333333333));
    x = (x + (x >> 4)) & UINT64_C(0x0f0f0f0f0f0f0f0f);
    return (unsigned)((x * UINT64_C(0x0101010101010101)) >> 56);
#endif
}

/* Index of the lowest set bit; x is not 0. */
static inline unsigned catan__lowest(uint64_t x) {
#if defined(__x86_64__) || defined(__i386__) || defined(__aarch64__) || defined(__arm__)
    return (unsigned)__builtin_ctzll(x);
#else
    return catan__popcount((x & (0 - x)) - 1);
#endif
}

/* Index of the n-th set bit from below, n from 0; x has more than n bits. */
static inline unsigned catan__select(uint64_t x, unsigned n) {
#if defined(__BMI2__) && defined(__x86_64__)
    return (unsigned)__builtin_ctzll(__builtin_ia32_pdep_di(CATAN__BIT(n), x));
#else
    while (n-- > 0) {
        x &= x - 1;
    }
    return catan__lowest(x);
#endif
}

#endif
