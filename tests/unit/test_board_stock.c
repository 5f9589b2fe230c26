/* What settings make of a map when the game is compiled: harbours in stock instead of on the board
 * (V1.1), the ring of sea around the base boards (M-11), what layouts are (V4.1). */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <setjmp.h>
#include <cmocka.h>

#include "catan/catan.h"
#include "game/compiled.h"
#include "support/rule.h"
#include "support/sketch.h"

static catan_game *made;
static catan_map_room room;

static catan_game *game_of(const char *settings, const catan_map *map) {
    static char text[500];
    catan_config config;
    assert_int_equal(catan_config_init(&config, sizeof config), CATAN_OK);
    snprintf(text, sizeof text, "%s", settings);
    for (char *word = strtok(text, " "); word != NULL; word = strtok(NULL, " ")) {
        char *value = strchr(word, '=');
        assert_non_null(value);
        *value = '\0';
        assert_int_equal(catan_config_set(&config, word, value + 1), CATAN_OK);
    }
    free(made);
    size_t size = catan_game_size(&config, map);
    void *memory = aligned_alloc(16, (size + 15) / 16 * 16);
    assert_non_null(memory);
    assert_int_equal(catan_game_init(&made, memory, size, &config, map), CATAN_OK);
    return made;
}

static int clean(void **state) {
    (void)state;
    free(made);
    made = NULL;
    return 0;
}

/* Nothing of a harbour is on the board or in a layout. */
static void check_bare(const catan_game *game) {
    catan_rng rng;
    catan_layout layout;
    assert_int_equal(catan_harbour_count(game), 0);
    for (uint32_t node = 0; node < catan_node_count(game); node++) {
        catan_node at;
        assert_int_equal(catan_node_get(&at, sizeof at, game, node), CATAN_OK);
        assert_int_equal(at.harbour, CATAN_NO_PLACE);
    }
    for (uint32_t edge = 0; edge < catan_edge_count(game); edge++) {
        catan_edge at;
        assert_int_equal(catan_edge_get(&at, sizeof at, game, edge), CATAN_OK);
        assert_int_equal(at.harbour, CATAN_NO_PLACE);
    }
    catan_rng_seed(&rng, 5);
    assert_int_equal(catan_layout_generate(&layout, sizeof layout, game, &rng), CATAN_OK);
    assert_int_equal(catan_layout_check(&layout, game), CATAN_OK);
    for (unsigned i = 0; i < CATAN_MAX_HARBOURS; i++) {
        assert_int_equal(layout.harbour[i] | layout.harbour_edge[i], 0);
    }
    layout.harbour[0] = CATAN_HARBOUR_ANY;
    assert_int_equal(catan_layout_check(&layout, game), CATAN_E_LAYOUT);
}

static void test_stock(void **state) {
    (void)state;
    RULE("V1.1");
    static const struct {
        const char *settings;
        uint8_t stock[6];
    } rows[] = {
        {"buy_harbours=on", {1, 1, 1, 1, 1, 4}},
        {"buy_harbours=on layout=beginner cities_knights=on", {1, 1, 1, 1, 1, 4}},
        {"buy_harbours=on players=6 harbours=fixed", {1, 1, 2, 1, 1, 5}},
        {"buy_harbours=on scenario=new_shores players=3", {1, 1, 1, 1, 1, 3}},
        {"buy_harbours=on scenario=new_world players=6", {1, 1, 2, 1, 1, 5}},
    };
    for (unsigned i = 0; i < sizeof rows / sizeof *rows; i++) {
        const catan_game *game = game_of(rows[i].settings, NULL);
        assert_memory_equal(game->board.harbour_stock, rows[i].stock, 6);
        assert_int_equal(game->map_print, 0);
        check_bare(game);
    }
    assert_int_equal(game_of("players=3", NULL)->board.harbour_stock[5], 0);
}

/* Layouts are what they would be with harbours, apart from these. */
static void test_same_land(void **state) {
    (void)state;
    RULE("V1.1");
    RULE("G-1");
    catan_layout with, without;
    catan_rng rng;
    catan_rng_seed(&rng, 9);
    catan_layout_generate(&with, sizeof with, game_of("scenario=fog", NULL), &rng);
    catan_rng_seed(&rng, 9);
    catan_layout_generate(&without, sizeof without, game_of("scenario=fog buy_harbours=on", NULL),
                          &rng);
    assert_memory_equal(with.terrain, without.terrain, sizeof with.terrain);
    assert_memory_equal(with.number, without.number, sizeof with.number);
}

/* An own map keeps its harbours, whose number and kinds its print tells; where they lie it does
 * not. */
static void test_own_map(void **state) {
    (void)state;
    RULE("V1.1");
    static sketch map;
    static char text[2000], again[2000];
    static const uint8_t sides[3] = {5, 0, 3};
    uint64_t print[4];
    for (unsigned i = 0; i < 4; i++) {
        sketch_hexagon(&map, 2);
        sketch_plain(&map);
        sketch_harbour(&map, 0, -2, sides[i % 3], i == 2 ? CATAN_HARBOUR_ORE : CATAN_HARBOUR_ANY);
        sketch_harbour(&map, 0, 2, 3, CATAN_HARBOUR_ANY);
        if (i == 3) {
            for (unsigned h = 0; h < 2; h++) {
                map.harbours[h] = (catan_map_harbour){0, 0, CATAN_ANYWHERE, CATAN_HARBOUR_ANY};
            }
        }
        map.harbours[0].side = i == 2 ? 5 : map.harbours[0].side;
        const catan_game *game = game_of("players=2 buy_harbours=on", &map.map);
        catan_map kept, parsed;
        check_bare(game);
        assert_int_equal(catan_game_map(&kept, sizeof kept, game), CATAN_OK);
        assert_int_equal(kept.harbour_count, 2);
        catan_map_format(text, sizeof text, &map.map);
        catan_map_format(again, sizeof again, &kept);
        assert_string_equal(text, again);
        assert_int_equal(catan_map_parse(&parsed, sizeof parsed, &room, again, NULL), CATAN_OK);
        print[i] = game->map_print;
        assert_int_equal(game_of("players=2 buy_harbours=on", &parsed)->map_print, print[i]);
    }
    assert_true(print[0] == print[1] && print[0] != print[2] && print[0] == print[3]);
    assert_true(print[0] != game_of("players=2", &map.map)->map_print);
}

static void test_ring(void **state) {
    (void)state;
    RULE("M-11");
    static const char *const settings[] = {"bridges=on", "polders=on", "bridges=on polders=on",
                                           "seafarers=on", "sea_frame=on"};
    for (unsigned i = 0; i < sizeof settings / sizeof *settings; i++) {
        assert_int_equal(catan_hex_count(game_of(settings[i], NULL)), 37);
    }
    assert_int_equal(catan_hex_count(game_of("bridges=on players=5", NULL)), 52);
    assert_int_equal(catan_hex_count(game_of("polders=on cities_knights=on layout=beginner", NULL)),
                     37);
    assert_int_equal(catan_hex_count(game_of("landing_stages=off great_wall=on", NULL)), 19);
}

/* How many numbers a layout has. */
static unsigned numbers(const catan_game *game, unsigned terrain) {
    catan_rng rng;
    catan_layout layout;
    unsigned count = 0;
    catan_rng_seed(&rng, 3);
    assert_int_equal(catan_layout_generate(&layout, sizeof layout, game, &rng), CATAN_OK);
    assert_int_equal(catan_layout_check(&layout, game), CATAN_OK);
    for (uint32_t hex = 0; hex < catan_hex_count(game); hex++) {
        count += layout.number[hex] != 0 && (terrain == 0 || layout.terrain[hex] == terrain);
    }
    return count;
}

static void test_layouts(void **state) {
    (void)state;
    RULE("V4.1");
    RULE("V6.1");
    RULE("V10.1");
    assert_int_equal(numbers(game_of("scarcity=on", NULL), 0), 12);
    assert_int_equal(numbers(game_of("scarcity=on players=6", NULL), 0), 19);
    assert_int_equal(numbers(game_of("scarcity=on layout=random scarcity_removed=7", NULL), 0), 11);
    assert_int_equal(numbers(game_of("scarcity_removed=7", NULL), 0), 18);
    assert_int_equal(numbers(game_of("scarcity=on scenario=fog players=3", NULL), 0), 10);
    assert_int_equal(numbers(game_of("volcanoes=on volcano_count=3", NULL), CATAN_VOLCANO), 3);
    assert_int_equal(numbers(game_of("volcano_count=3 market=on", NULL), CATAN_VOLCANO), 0);
    assert_int_equal(numbers(game_of("volcano_count=3 market=on", NULL), CATAN_MARKET), 1);
    assert_int_equal(
        numbers(game_of("layout=beginner market=on market_count=6", NULL), CATAN_MARKET), 6);
    catan_layout layout;
    catan_rng rng;
    catan_rng_seed(&rng, 3);
    catan_layout_generate(&layout, sizeof layout, game_of("market=on volcanoes=on", NULL), &rng);
    assert_int_equal(catan_layout_check(&layout, game_of("market=on volcanoes=on", NULL)), 0);
    assert_int_equal(catan_layout_check(&layout, game_of("market=on", NULL)), CATAN_E_LAYOUT);
    assert_int_equal(catan_layout_check(&layout, game_of("volcanoes=on", NULL)), CATAN_E_LAYOUT);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_teardown(test_stock, clean),
        cmocka_unit_test_teardown(test_same_land, clean),
        cmocka_unit_test_teardown(test_own_map, clean),
        cmocka_unit_test_teardown(test_ring, clean),
        cmocka_unit_test_teardown(test_layouts, clean),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
