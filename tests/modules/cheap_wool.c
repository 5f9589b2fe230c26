/* A variant of one hook: in every 7th main turn a settlement costs no wool, whoever builds it
 * (B-50). */
#include "kinds.h"
#include "rules/base/base.h"

static int cheap_wool_enabled(const catan_config *config) {
    return config->reserved[TEST_CHEAP_WOOL_AT];
}

static void cheap_wool_price(const catan_state *st, unsigned seat, unsigned priced,
                             uint64_t *cost) {
    (void)seat;
    if (priced == PRICE_SETTLEMENT && turn_number(st) % 7 == 0) {
        *cost = catan__with_lane(*cost, CATAN_WOOL, 0);
    }
}

static const module test_cheap_wool_module = {
    .name = "test_cheap_wool",
    .enabled = cheap_wool_enabled,
    .price = cheap_wool_price,
};
