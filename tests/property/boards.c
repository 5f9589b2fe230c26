/* Every built-in board and every scenario with every layout option, and custom maps of every width,
 * all of them with scarcity, volcanoes and markets, too: a layout is found, it is legal and what
 * the options ask for, a state starts on it, and a random game runs and is taken back. Public
 * calls, and the checks.
 *
 *     boards [--seconds S] [--seed N] [--long]
 */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "property/checks.h"
#include "property/variant_boards.h"

enum { PLIES = 250 };

static uint64_t layouts, games, of_variants;

static void must(int32_t status, const catan_config *config, uint64_t seed, const char *what) {
    if (status != CATAN_OK) {
        fprintf(stderr,
                "FAILED: %s: %s; players %d, layout %d, balanced %d, harbours %d, sea frame %d, "
                "scenario %d, outlines %d, seed %" PRIu64 "\n",
                what, catan_status_name(status), config->players, config->layout, config->balanced,
                config->harbours, config->sea_frame, config->scenario, config->outlines, seed);
        exit(1);
    }
}

/* The terrains and numbers of the built-in boards (B-2, X-1). */
static void check_counts(const catan_game *game, const catan_layout *layout,
                         const catan_config *config, uint64_t seed) {
    uint32_t terrain[8] = {0}, number[13] = {0}, hexes = catan_hex_count(game);
    const uint32_t base[8] = {1, 4, 3, 4, 4, 3, config->sea_frame ? 18 : 0, 0};
    const uint32_t large[8] = {2, 6, 5, 6, 6, 5, config->sea_frame ? 22 : 0, 0};
    const uint32_t base_number[13] = {0, 0, 1, 2, 2, 2, 2, 0, 2, 2, 2, 2, 1};
    const uint32_t large_number[13] = {0, 0, 2, 3, 3, 3, 3, 0, 3, 3, 3, 3, 2};
    for (uint32_t h = 0; h < hexes; h++) {
        terrain[layout->terrain[h]]++;
        number[layout->number[h]]++;
    }
    number[0] = 0;
    int is_large = config->players > 4;
    int same = memcmp(terrain, is_large ? large : base, sizeof terrain) == 0 &&
               memcmp(number, is_large ? large_number : base_number, sizeof number) == 0;
    must(same ? CATAN_OK : CATAN_E_LAYOUT, config, seed, "the counts of terrains and numbers");
}

/* What lies on the scenarios' maps (docs/maps.md), for two and three players, four, five and six.
 */
typedef struct sea_counts {
    uint32_t hexes, land, sea, fog, gold, desert, numbers, harbours;
} sea_counts;
static const sea_counts at_sea[][3] = {
    {{37, 22, 15, 0, 2, 0, 22, 8}, {44, 28, 16, 0, 2, 1, 27, 9}, {58, 40, 18, 0, 3, 2, 38, 11}},
    {{37, 20, 17, 0, 0, 0, 20, 9}, {37, 23, 14, 0, 0, 0, 23, 9}, {58, 32, 26, 0, 0, 0, 32, 11}},
    {{44, 14, 18, 12, 0, 0, 14, 8}, {44, 17, 15, 12, 0, 0, 17, 9}, {58, 24, 16, 18, 0, 0, 24, 11}},
    {{37, 25, 12, 0, 2, 3, 22, 8}, {44, 30, 14, 0, 2, 3, 27, 9}, {65, 43, 22, 0, 3, 5, 38, 11}},
    {{44, 23, 21, 0, 0, 0, 23, 10}, {44, 23, 21, 0, 0, 0, 23, 10}, {65, 42, 23, 0, 4, 3, 39, 11}},
    {{32, 19, 13, 0, 0, 1, 18, 6}, {39, 25, 14, 0, 1, 0, 25, 6}, {0, 0, 0, 0, 0, 0, 0, 0}},
};
enum { SCENARIOS = sizeof at_sea / sizeof *at_sea };

/* Numbers that the scenario does not draw on a terrain. */
static int is_barred(const catan_config *config, uint8_t terrain, uint8_t number) {
    switch (config->scenario) {
    case CATAN_SCENARIO_ISLANDS:
        return (terrain == CATAN_FOREST || terrain == CATAN_PASTURE) &&
               (number == 2 || number == 3 || number == 11 || number == 12);
    case CATAN_SCENARIO_DESERT:
    case CATAN_SCENARIO_NEW_WORLD:
        return terrain == CATAN_GOLD && (number == 6 || number == 8);
    default:
        return 0;
    }
}

static void check_at_sea(const catan_game *game, const catan_layout *layout,
                         const catan_config *config, uint64_t seed) {
    sea_counts there = {0, 0, 0, 0, 0, 0, 0, catan_harbour_count(game)};
    for (uint32_t h = 0; h < catan_hex_count(game); h++) {
        uint8_t terrain = layout->terrain[h], number = layout->number[h];
        there.hexes++;
        there.sea += terrain == CATAN_SEA;
        there.fog += terrain == CATAN_FOG;
        there.land += terrain != CATAN_SEA && terrain != CATAN_FOG;
        there.gold += terrain == CATAN_GOLD;
        there.desert += terrain == CATAN_DESERT;
        there.numbers += number != 0;
        int barred = config->layout == CATAN_LAYOUT_RANDOM && is_barred(config, terrain, number);
        must(barred ? CATAN_E_LAYOUT : CATAN_OK, config, seed, "numbers that are not drawn there");
    }
    unsigned size = config->players < 4 ? 0 : config->players < 5 ? 1 : 2;
    const sea_counts *expected = &at_sea[config->scenario - CATAN_SCENARIO_NEW_SHORES][size];
    must(memcmp(&there, expected, sizeof there) == 0 ? CATAN_OK : CATAN_E_LAYOUT, config, seed,
         "what lies on the scenario's map");
}

/* What the Specialists' maps consist of (P-1, P-2): terrains, numbers, harbours. */
static void check_specialists(const catan_game *game, const catan_layout *layout,
                              const catan_config *config, uint64_t seed) {
    static const uint32_t terrain[2][8] = {{1, 4, 3, 3, 5, 3, 13, 0}, {0, 5, 5, 4, 5, 5, 14, 1}},
                          number[2][13] = {{0, 0, 1, 2, 2, 2, 2, 0, 2, 2, 2, 2, 1},
                                           {0, 0, 2, 3, 3, 3, 2, 0, 2, 3, 3, 3, 1}};
    board_counts there = count_board(game, layout);
    int four = config->players == 4, kinds = 0;
    for (uint32_t i = 0; i < catan_harbour_count(game); i++) {
        kinds |= 1 << layout->harbour[i];
    }
    int same = memcmp(there.terrain, terrain[four], sizeof terrain[four]) == 0 &&
               memcmp(there.number, number[four], sizeof number[four]) == 0 && kinds == 63;
    must(same ? CATAN_OK : CATAN_E_LAYOUT, config, seed, "the Specialists' map (P-1, P-2)");
}

/* What a board fixes, and what it draws; on some reds may touch. */
enum board_sort { BUILTIN, SCENARIO, ALL_DRAWN, PARTLY_FIXED, VARIANT };
static board_counts usual; /* of a VARIANT: what lies there without these rules */

/* No two of 6 and 8 side by side (M-3), where numbers are drawn. */
static void check_reds(const catan_game *game, const catan_layout *layout,
                       const catan_config *config, uint64_t seed) {
    for (uint32_t h = 0; h < catan_hex_count(game); h++) {
        catan_hex hex;
        catan_hex_get(&hex, sizeof hex, game, h);
        for (unsigned i = 0; i < 6; i++) {
            uint32_t near = hex.neighbours[i];
            int red = layout->number[h] == 6 || layout->number[h] == 8;
            int clash = red && near != CATAN_NO_PLACE &&
                        (layout->number[near] == 6 || layout->number[near] == 8);
            must(clash ? CATAN_E_LAYOUT : CATAN_OK, config, seed,
                 "no two of 6 and 8 are neighbours (M-3)");
        }
    }
}

static void play_on(catan_state *state, const catan_config *config, catan_rng *rng, uint64_t seed) {
    uint64_t first = catan_hash(state);
    uint32_t plies = 0;
    while (plies < PLIES && catan_result(state) == CATAN_RUNNING) {
        must(catan_apply(state, CATAN_ANYONE, catan_random_move(state, rng)), config, seed,
             "a random move");
        plies++;
    }
    for (; catan_undo_depth(state) != 0; plies--) {
        must(catan_undo(state), config, seed, "taking back");
    }
    must(plies == 0 && catan_hash(state) == first ? CATAN_OK : CATAN_E_NO_UNDO, config, seed,
         "all is taken back");
    games++;
}

static void try_seed(const catan_game *game, const catan_config *config, enum board_sort sort,
                     uint64_t seed, int play) {
    catan_rng rng;
    catan_layout layout;
    catan_state *state;
    must(catan_rng_seed(&rng, seed), config, seed, "every seed is good");
    must(catan_layout_generate(&layout, sizeof layout, game, &rng), config, seed,
         "a layout is found");
    must(catan_layout_check(&layout, game), config, seed, "the layout is legal");
    layouts++;
    if (sort == BUILTIN) {
        check_counts(game, &layout, config, seed);
    }
    if (sort == SCENARIO) {
        check_at_sea(game, &layout, config, seed);
    }
    if (sort == SCENARIO && config->scenario == CATAN_SCENARIO_SPECIALISTS) {
        check_specialists(game, &layout, config, seed);
    }
    if (sort == VARIANT) {
        const char *fault = variant_board_fault(game, &layout, config, &usual);
        must(fault == NULL ? CATAN_OK : CATAN_E_LAYOUT, config, seed, fault);
        of_variants++;
    }
    int reds_touch =
        config->scenario == CATAN_SCENARIO_ISLANDS || config->scenario == CATAN_SCENARIO_FOG;
    if (config->layout == CATAN_LAYOUT_RANDOM && sort < PARTLY_FIXED && !reds_touch) {
        check_reds(game, &layout, config, seed);
    }
    if (play) {
        must(catan_state_create(&state, &test_allocator, game, &layout, 100000, 0), config, seed,
             "a state starts");
        play_on(state, config, &rng, seed);
        catan_state_destroy(state);
    }
}

static void try_board(const catan_config *config, const catan_map *map, enum board_sort sort,
                      uint64_t first_seed, uint32_t seeds) {
    catan_game *game;
    must(catan_game_create(&game, &test_allocator, config, map), config, 0,
         "a game of the configuration");
    try_seed(game, config, sort, 0, 1);
    try_seed(game, config, sort, UINT64_MAX, 1);
    for (uint32_t i = 0; i < seeds; i++) {
        try_seed(game, config, sort, first_seed + i, i % 16 == 0);
    }
    catan_game_destroy(game);
}

/* All layout options that go together. */
static void try_builtin(uint64_t seed, uint32_t seeds) {
    for (unsigned i = 0; i < 5 * 2 * 2 * 5; i++) {
        catan_config config;
        catan_config_init(&config, sizeof config);
        config.players = (uint8_t)(2 + i % 5);
        config.sea_frame = i / 5 % 2;
        config.harbours = i / 10 % 2;
        config.layout = (uint8_t)(i / 20 == 4 ? CATAN_LAYOUT_RANDOM : i / 20);
        config.balanced = i / 20 == 4;
        try_board(&config, NULL, BUILTIN, seed,
                  config.balanced && config.players > 4 ? seeds / 16 : seeds);
    }
}

/* Whether a scenario does not go with how it is to be laid (M-3, M-4, M-6), or players (P-1). */
static int is_refused(const catan_config *c) {
    int is_islands = c->scenario == CATAN_SCENARIO_ISLANDS,
        is_specialists = c->scenario == CATAN_SCENARIO_SPECIALISTS,
        is_shores = c->scenario == CATAN_SCENARIO_NEW_SHORES;
    return (c->outlines == CATAN_OUTLINES_MIXED &&
            (is_islands || c->scenario == CATAN_SCENARIO_FOG || is_specialists)) ||
           (c->layout == CATAN_LAYOUT_SPIRAL && !(is_shores && c->players > 4)) ||
           (c->layout == CATAN_LAYOUT_BEGINNER && c->scenario == CATAN_SCENARIO_NEW_WORLD) ||
           (c->balanced && is_islands) || (is_specialists && c->players > 4);
}

/* Every scenario for every number of players; what is refused is what must be. */
static void try_scenarios(uint64_t seed, uint32_t seeds) {
    for (unsigned i = 0; i < SCENARIOS * 5 * 2 * 2 * 5; i++) {
        catan_config config;
        unsigned how = i / SCENARIOS / 20;
        catan_config_init(&config, sizeof config);
        config.scenario = (uint8_t)(CATAN_SCENARIO_NEW_SHORES + i % SCENARIOS);
        config.players = (uint8_t)(2 + i / SCENARIOS % 5);
        config.harbours = i / SCENARIOS / 5 % 2;
        config.outlines = i / SCENARIOS / 10 % 2;
        config.layout = (uint8_t)(how == 4 ? CATAN_LAYOUT_RANDOM : how);
        config.balanced = how == 4;
        int32_t status = catan_config_check(NULL, 0, &config, NULL);
        if (is_refused(&config)) {
            must(status != CATAN_OK ? CATAN_OK : CATAN_E_CONFIG_SCENARIO, &config, 0,
                 "what is refused");
        } else {
            try_board(&config, NULL, SCENARIO, seed, config.balanced ? 1 : seeds);
        }
    }
}

static int is_partly_fixed(unsigned map) { return map == MAP_52 || map >= MAP_SEA_37; }

static void try_custom(uint64_t seed, uint32_t seeds) {
    for (unsigned i = 0; i < (MAPS - 1) * 5; i++) {
        static sketch drawn;
        catan_config config;
        unsigned id = 1 + i % (MAPS - 1);
        const catan_map *map = map_make(&drawn, id);
        catan_config_init(&config, sizeof config);
        config.players = (uint8_t)(2 + i / (MAPS - 1));
        config.layout = CATAN_LAYOUT_RANDOM;
        config.harbours = i % 2;
        config.seafarers = (uint8_t)map_needs_seafarers(id);
        config.outlines = map_mixes(id) && i % 3 == 0;
        if (config.players <= map_most_players(id)) {
            try_board(&config, map, is_partly_fixed(id) ? PARTLY_FIXED : ALL_DRAWN, seed, seeds);
        }
    }
}

/* What lies on a board without the rules that change it. */
static void find_usual(catan_config config, const catan_map *map) {
    catan_game *game;
    catan_layout layout;
    catan_rng rng;
    config.scarcity = config.volcanoes = config.market = 0;
    catan_rng_seed(&rng, 1);
    must(catan_game_create(&game, &test_allocator, &config, map), &config, 0, "a usual game");
    must(catan_layout_generate(&layout, sizeof layout, game, &rng), &config, 1, "a usual board");
    usual = count_board(game, &layout);
    catan_game_destroy(game);
}

/* Scarcity, volcanoes and markets on a board, some or all of them (V4, V6, V10). */
static void try_variants_on(catan_config config, const catan_map *map, enum board_sort sort,
                            uint64_t seed) {
    catan_rng rng;
    catan_rng_seed(&rng, seed);
    find_usual(config, map);
    for (unsigned i = 1; i < 8; i++) {
        config.scarcity = i & 1;
        config.volcanoes = i >> 1 & 1;
        config.market = i >> 2 & 1;
        config.scarcity_removed = (uint8_t)(catan_rng_below(&rng, 2) * 2);
        config.volcano_count = (uint8_t)(1 + catan_rng_below(&rng, 3));
        config.market_count = (uint8_t)(1 + catan_rng_below(&rng, 3));
        if (catan_config_check(NULL, 0, &config, map) == CATAN_E_CONFIG_TOKENS) {
            config.scarcity_removed = 0; /* islands need theirs */
        }
        catan_game *game;
        must(catan_game_create(&game, &test_allocator, &config, map), &config, 0,
             "a game of the configuration");
        try_seed(game, &config, sort, seed, catan_rng_below(&rng, 4) == 0);
        catan_game_destroy(game);
    }
}

/* On every board. */
static void try_variants(uint64_t seed) {
    for (unsigned i = 0; i < (SCENARIOS + MAPS) * 5; i++) {
        static sketch drawn;
        catan_config config;
        unsigned which = i % (SCENARIOS + MAPS), id = which > SCENARIOS ? which - SCENARIOS : 0;
        catan_config_init(&config, sizeof config);
        config.players = (uint8_t)(2 + i / (SCENARIOS + MAPS));
        config.layout = CATAN_LAYOUT_RANDOM;
        config.scenario = (uint8_t)(id == 0 ? which : 0);
        config.seafarers = (uint8_t)(id != 0 && map_needs_seafarers(id));
        int is_for = id != 0 ? config.players <= map_most_players(id)
                             : config.scenario == 0 || !is_refused(&config);
        if (is_for) {
            try_variants_on(config, id == 0 ? NULL : map_make(&drawn, id),
                            is_partly_fixed(id) ? PARTLY_FIXED : VARIANT, seed);
        }
    }
}

int main(int count, char **arguments) {
    enum { SEEDS = 16 };
    test_arguments read = read_arguments(count, arguments);
    uint64_t seed = read.seed;
    do {
        try_builtin(seed, SEEDS);
        try_scenarios(seed, SEEDS / 4);
        try_custom(seed, SEEDS);
        try_variants(seed);
        seed += SEEDS;
    } while (seconds_now() < read.seconds);
    printf("layouts: ok, %" PRIu64 "\n", layouts);
    printf("of scarcity, volcanoes, markets: ok, %" PRIu64 "\n", of_variants);
    printf("games on them: ok, %" PRIu64 "\n", games);
    return 0;
}
