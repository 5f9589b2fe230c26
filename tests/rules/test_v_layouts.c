/* What optional rules make of the board that is drawn: V4.1, V4.2, V6.1, V10.1 (that all layouts
 * are equally likely: tests/unit/test_layout_sparse.c). */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>
#include <cmocka.h>

#include "support/play.h"
#include "support/rule.h"

enum { SEEDS = 12 };

static catan_layout drawn(const table *t, uint64_t seed) {
    catan_layout laid;
    catan_rng rng;
    assert_int_equal(catan_rng_seed(&rng, seed), CATAN_OK);
    assert_int_equal(catan_layout_generate(&laid, sizeof laid, t->game, &rng), CATAN_OK);
    return laid;
}
static unsigned count_terrain(const table *t, const catan_layout *laid, unsigned terrain) {
    unsigned count = 0;
    for (uint32_t hex = 0; hex < catan_hex_count(t->game); hex++) {
        count += laid->terrain[hex] == terrain;
    }
    return count;
}
/* How many hexes bear each number; at 0 their sum. */
static void count_numbers(const table *t, const catan_layout *laid, unsigned count[13]) {
    for (unsigned number = 0; number <= 12; number++) {
        count[number] = 0;
    }
    for (uint32_t hex = 0; hex < catan_hex_count(t->game); hex++) {
        count[laid->number[hex]]++;
    }
    count[0] = catan_hex_count(t->game) - count[0];
}

/* --- scarce resources --- */

static void test_a_third_is_left_out(void **state) {
    (void)state;
    RULE("V4.1");
    static const struct {
        const char *options;
        unsigned stay, most; /* most: equal tokens that there are */
    } cases[] = {
        {"players=3 scarcity=on layout=random", 12, 2},
        {"players=6 scarcity=on layout=random", 19, 3},
        {"players=3 scarcity=on layout=random scarcity_removed=1", 17, 2},
        {"players=3 scarcity=on layout=random scarcity_removed=7", 11, 2},
        {"players=4 scarcity=on layout=random scenario=specialists", 17, 3}, /* of 25 */
    };
    for (unsigned i = 0; i < sizeof cases / sizeof *cases; i++) {
        table *t = table_new(cases[i].options);
        unsigned differ = 0, numbers[13], before[13];
        for (uint64_t seed = 0; seed < SEEDS; seed++) {
            catan_layout laid = drawn(t, seed);
            count_numbers(t, &laid, numbers);
            assert_int_equal(numbers[0], cases[i].stay);
            for (unsigned number = 2; number <= 12; number++) {
                assert_true(numbers[number] <= cases[i].most);
                differ += seed != 0 && numbers[number] != before[number];
                before[number] = numbers[number];
            }
        }
        assert_true(differ != 0); /* which ones is chance */
    }
}

/* From a hex on, those that hang together with it: land of every sort, or what bears a number. */
static unsigned spread(const table *t, const catan_layout *laid, uint32_t from, int numbered,
                       uint8_t *seen) {
    catan_hex hex;
    unsigned count = 1;
    seen[from] = 1;
    assert_int_equal(catan_hex_get(&hex, sizeof hex, t->game, from), CATAN_OK);
    for (unsigned side = 0; side < 6; side++) {
        uint32_t near = hex.neighbours[side];
        if (near != CATAN_NO_PLACE && !seen[near] && laid->terrain[near] != CATAN_SEA &&
            laid->terrain[near] != CATAN_DESERT && (!numbered || laid->number[near] != 0)) {
            count += spread(t, laid, near, numbered, seen);
        }
    }
    return count;
}
static void check_hang_together(const table *t, const catan_layout *laid) {
    uint8_t land[CATAN_MAX_HEXES] = {0}, numbered[CATAN_MAX_HEXES] = {0};
    for (uint32_t first = 0; first < catan_hex_count(t->game); first++) {
        uint8_t part[CATAN_MAX_HEXES] = {0};
        unsigned bearing = 0, pieces = 0;
        if (land[first] || laid->terrain[first] == CATAN_SEA ||
            laid->terrain[first] == CATAN_DESERT) {
            continue;
        }
        unsigned size = spread(t, laid, first, 0, part);
        for (uint32_t hex = 0; hex < catan_hex_count(t->game); hex++) {
            int bears = part[hex] && laid->number[hex] != 0;
            land[hex] |= part[hex];
            bearing += (unsigned)bears;
            if (bears && !numbered[hex]) {
                spread(t, laid, hex, 1, numbered);
                pieces++;
            }
        }
        assert_true(bearing >= (size == 1 ? 1U : 2U));
        assert_int_equal(pieces, 1);
    }
}
/* 6 and 8, of whichever colour of land. */
static void check_reds_apart(const table *t, const catan_layout *laid) {
    for (uint32_t at = 0; at < catan_hex_count(t->game); at++) {
        catan_hex hex;
        assert_int_equal(catan_hex_get(&hex, sizeof hex, t->game, at), CATAN_OK);
        for (unsigned side = 0; side < 6; side++) {
            uint32_t near = hex.neighbours[side];
            int red = laid->number[at] == 6 || laid->number[at] == 8;
            assert_false(red && near != CATAN_NO_PLACE &&
                         (laid->number[near] == 6 || laid->number[near] == 8));
        }
    }
}
/* In the scenarios where reds may touch (boards.md) they may not with this rule. */
static void test_numbers_hang_together(void **state) {
    (void)state;
    RULE("V4.2");
    static const char *const options[] = {
        "players=3 scarcity=on layout=random", "players=5 scarcity=on layout=random",
        "players=3 scarcity=on layout=random scenario=islands",
        "players=3 scarcity=on layout=random scenario=specialists"};
    for (unsigned i = 0; i < sizeof options / sizeof *options; i++) {
        table *t = table_new(options[i]);
        for (uint64_t seed = 0; seed < SEEDS; seed++) {
            catan_layout laid = drawn(t, seed);
            check_hang_together(t, &laid);
            check_reds_apart(t, &laid);
        }
    }
}

/* --- volcanoes and markets --- */

/* The kinds of numbers that such hexes have in all of the layouts, as a set; each layout has as
 * many of them as said, and all tokens lie there. */
static unsigned numbers_at(const char *options, unsigned terrain, unsigned count) {
    table *t = table_new(options);
    unsigned all = 0, numbers[13];
    for (uint64_t seed = 0; seed < 8 * SEEDS; seed++) {
        catan_layout laid = drawn(t, seed);
        assert_int_equal(count_terrain(t, &laid, terrain), count);
        assert_int_equal(count_terrain(t, &laid, CATAN_DESERT), 1); /* it is laid over others */
        count_numbers(t, &laid, numbers);
        assert_int_equal(numbers[0], 18);
        for (uint32_t hex = 0; hex < catan_hex_count(t->game); hex++) {
            all |= (unsigned)(laid.terrain[hex] == terrain) << laid.number[hex];
        }
    }
    return all;
}
enum {
    LOW = 1 << 2 | 1 << 3 | 1 << 4 | 1 << 10 | 1 << 11 | 1 << 12,
    EVERY = LOW | 1 << 5 | 1 << 6 | 1 << 8 | 1 << 9
};

static void test_volcanoes_are_drawn(void **state) {
    (void)state;
    RULE("V6.1");
    assert_int_equal(numbers_at("players=3 volcanoes=on", CATAN_VOLCANO, 1), EVERY);
    assert_int_equal(
        numbers_at("players=3 volcanoes=on volcano_count=3 layout=random", CATAN_VOLCANO, 3),
        EVERY);
    assert_int_equal(
        numbers_at("players=4 volcanoes=on volcano_count=6 layout=spiral", CATAN_VOLCANO, 6),
        EVERY);
    /* Not where there is no number: of six, after V4 has taken twelve, all are volcanoes. */
    table *t = table_new("players=3 volcanoes=on volcano_count=6 layout=random scarcity=on "
                         "scarcity_removed=12");
    catan_layout laid = drawn(t, 1);
    for (uint32_t hex = 0; hex < catan_hex_count(t->game); hex++) {
        assert_int_equal(laid.terrain[hex] == CATAN_VOLCANO, laid.number[hex] != 0);
    }
}

/* Not of 5, 6, 8 or 9. */
static void test_markets_are_drawn(void **state) {
    (void)state;
    RULE("V10.1");
    assert_int_equal(numbers_at("players=3 market=on", CATAN_MARKET, 1), LOW);
    assert_int_equal(
        numbers_at("players=3 market=on market_count=6 layout=random", CATAN_MARKET, 6), LOW);
    assert_int_equal(numbers_at("players=4 market=on market_count=2 volcanoes=on layout=spiral",
                                CATAN_MARKET, 2),
                     LOW);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        PLAY_TEST(test_a_third_is_left_out),
        PLAY_TEST(test_numbers_hang_together),
        PLAY_TEST(test_volcanoes_are_drawn),
        PLAY_TEST(test_markets_are_drawn),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
