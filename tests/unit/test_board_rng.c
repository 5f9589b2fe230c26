/* The generator against published vectors, and its numbers below a bound against exact arithmetic.
 */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>
#include <cmocka.h>

#include "catan/result.h"
#include "play/rng_inline.h"
#include "support/rule.h"

/* SplitMix64 from 1234567, and xoshiro256** from 1, 2, 3, 4, as published with the algorithms. */
static void test_vectors(void **state) {
    (void)state;
    static const uint64_t seeded[4] = {UINT64_C(6457827717110365317), UINT64_C(3203168211198807973),
                                       UINT64_C(9817491932198370423),
                                       UINT64_C(4593380528125082431)};
    static const uint64_t drawn[6] = {11520,
                                      0,
                                      1509978240,
                                      UINT64_C(1215971899390074240),
                                      UINT64_C(1216172134540287360),
                                      UINT64_C(607988272756665600)};
    catan_rng rng = {{0, 0, 0, 0}};
    assert_int_equal(catan_rng_seed(&rng, 1234567), CATAN_OK);
    assert_memory_equal(rng.s, seeded, sizeof seeded);
    catan_rng other = {{1, 2, 3, 4}}, third = other;
    for (unsigned i = 0; i < 6; i++) {
        assert_int_equal(catan_rng_next(&other), drawn[i]);
        assert_int_equal(catan__rng_next(&third), drawn[i]);
    }
}

static void test_refused(void **state) {
    (void)state;
    catan_rng zero = {{0, 0, 0, 0}}, rng, before;
    assert_int_equal(catan_rng_seed(NULL, 1), CATAN_E_ARGUMENT);
    assert_int_equal(catan_rng_next(NULL), 0);
    assert_int_equal(catan_rng_below(NULL, 6), 0);
    assert_int_equal(catan_rng_next(&zero), 0);
    assert_int_equal(catan_rng_below(&zero, 6), 0);
    assert_int_equal(zero.s[0] | zero.s[1] | zero.s[2] | zero.s[3], 0);
    assert_int_equal(catan_rng_seed(&rng, 0), CATAN_OK);
    before = rng;
    assert_int_equal(catan_rng_below(&rng, 0), 0);
    assert_memory_equal(&rng, &before, sizeof rng);
}

/* The first and the last seed are seeds like any other. */
static void test_seeds(void **state) {
    (void)state;
    static const uint64_t seeds[] = {0, 1, UINT64_MAX, UINT64_MAX - 1,
                                     UINT64_C(0x8000000000000000)};
    for (unsigned i = 0; i < 5; i++) {
        catan_rng rng;
        uint64_t ones = 0;
        assert_int_equal(catan_rng_seed(&rng, seeds[i]), CATAN_OK);
        assert_true(catan__rng_ok(&rng));
        for (unsigned draw = 0; draw < 1000; draw++) {
            uint64_t bits = catan_rng_next(&rng);
            for (unsigned bit = 0; bit < 64; bit++) {
                ones += bits >> bit & 1U;
            }
        }
        assert_in_range(ones, 32000 - 600, 32000 + 600); /* 126 is one standard deviation */
    }
}

/* What a 32-bit draw gives below a bound, or -1 where it must be drawn anew, by the definition: the
 * 2^32 draws fall into `bound` stretches, of each of which only the last floor(2^32 / bound) count.
 */
static int64_t below_by_definition(uint64_t draw, uint64_t bound) {
    uint64_t all = UINT64_C(1) << 32, stretch = draw * bound / all;
    uint64_t after = (stretch + 1) * all; /* draw * bound lies below it */
    uint64_t left = (after - 1 - draw * bound) / bound;
    return left < all / bound ? (int64_t)stretch : -1;
}

static void test_below(void **state) {
    (void)state;
    RULE("G-1");
    static const uint32_t bounds[] = {1,          2,          3,          6,         7,
                                      19,         25,         36,         65536,     0x7FFFFFFF,
                                      0x80000000, 0x80000001, 0xC0000000, UINT32_MAX};
    for (unsigned i = 0; i < sizeof bounds / sizeof bounds[0]; i++) {
        catan_rng rng, same, inlined;
        assert_int_equal(catan_rng_seed(&rng, i), CATAN_OK);
        same = rng;
        inlined = rng;
        for (unsigned draw = 0; draw < 5000; draw++) {
            int64_t expected;
            do {
                expected = below_by_definition(catan_rng_next(&same) >> 32, bounds[i]);
            } while (expected < 0);
            uint32_t drawn = catan_rng_below(&rng, bounds[i]);
            assert_int_equal(drawn, expected);
            assert_int_equal(catan__rng_below(&inlined, bounds[i]), drawn);
            assert_true(drawn < bounds[i]);
            assert_memory_equal(&rng, &same, sizeof rng);
        }
    }
}

/* In a small way of counting: with the definition above, every number below a bound has as many
 * draws. */
static void test_definition_is_even(void **state) {
    (void)state;
    for (uint32_t bound = 1; bound <= 40; bound++) {
        uint64_t all = UINT64_C(1) << 32, uneven = all % bound;
        /* Draws that are refused: as many as do not divide evenly, found at the start of each
         * stretch. */
        uint64_t refused = 0;
        for (uint64_t stretch = 0; stretch < bound; stretch++) {
            uint64_t first = (stretch * all + bound - 1) / bound;
            for (uint64_t draw = first; draw < first + 2; draw++) {
                refused += below_by_definition(draw, bound) < 0;
            }
        }
        assert_int_equal(refused, uneven);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_vectors),
        cmocka_unit_test(test_refused),
        cmocka_unit_test(test_seeds),
        cmocka_unit_test(test_below),
        cmocka_unit_test(test_definition_is_even),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
