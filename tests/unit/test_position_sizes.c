/* How large a position may become: what a copy copies, and a search keeps by the million. */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <setjmp.h>
#include <cmocka.h>

#include "catan/catan.h"
#include "support/all_variants.h"
#include "support/memory.h"

enum { TEXT = 500 };

#define EVERYTHING(scenario)                                                                       \
    "players=6 " VARIANT_DICE " " scenario " cities_knights=on tactical_defence=on "               \
    "recruit_at_sea=on " ALL_VARIANTS

static size_t position_of(const char *options) {
    char text[TEXT];
    catan_config config;
    catan_game *game = NULL;
    assert_in_range(snprintf(text, sizeof text, "catan1 %s |", options), 1, TEXT - 1);
    assert_int_equal(catan_config_parse(&config, sizeof config, text), CATAN_OK);
    assert_int_equal(catan_game_create(&game, &allocator, &config, NULL), CATAN_OK);
    size_t size = catan_position_size(game);
    catan_game_destroy(game);
    return size;
}

static void test_limits(void **ignored) {
    static const struct {
        const char *options;
        size_t most;
    } rows[] = {
        {"trade=off", 512},
        {"scenario=new_shores", 1152},
        {"players=6 scenario=new_shores cities_knights=on", 2304},
        {EVERYTHING("scenario=new_shores"), 2816},
        {EVERYTHING("scenario=new_world"), 2816},
        {EVERYTHING("scenario=desert"), 2816},
    };
    (void)ignored;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        size_t size = position_of(rows[i].options);
        if (size > rows[i].most) {
            fail_msg("%zu bytes, not %zu: %s", size, rows[i].most, rows[i].options);
        }
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_limits),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
