/* Every built-in board and every scenario with every layout option, and custom maps of every width:
 * a layout is found, it is legal and what the options ask for, a state starts on it, and a random
 * game runs and is taken back. Public calls, and the checks.
 *
 *     boards [--seconds S] [--seed N] [--long]
 */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "property/checks.h"

enum { PLIES = 250 };

static uint64_t layouts, games;

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
};

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

/* What a board fixes, and what it draws; on some reds may touch. */
enum board_sort { BUILTIN, SCENARIO, ALL_DRAWN, PARTLY_FIXED };

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
    int reds_touch =
        config->scenario == CATAN_SCENARIO_ISLANDS || config->scenario == CATAN_SCENARIO_FOG;
    if (config->layout == CATAN_LAYOUT_RANDOM && sort != PARTLY_FIXED && !reds_touch) {
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

/* Every scenario for every number of players; what is refused is what must be. */
static void try_scenarios(uint64_t seed, uint32_t seeds) {
    for (unsigned i = 0; i < 5 * 5 * 2 * 2 * 5; i++) {
        catan_config config;
        catan_config_init(&config, sizeof config);
        config.scenario = (uint8_t)(CATAN_SCENARIO_NEW_SHORES + i % 5);
        config.players = (uint8_t)(2 + i / 5 % 5);
        config.harbours = i / 25 % 2;
        config.outlines = i / 50 % 2;
        config.layout = (uint8_t)(i / 100 == 4 ? CATAN_LAYOUT_RANDOM : i / 100);
        config.balanced = i / 100 == 4;
        int is_spiral = config.layout == CATAN_LAYOUT_SPIRAL,
            is_beginner = config.layout == CATAN_LAYOUT_BEGINNER, shores = i % 5 == 0,
            refused = (config.outlines == CATAN_OUTLINES_MIXED && (i % 5 == 1 || i % 5 == 2)) ||
                      (is_spiral && !(shores && config.players > 4)) ||
                      (is_beginner && config.scenario == CATAN_SCENARIO_NEW_WORLD) ||
                      (config.balanced && config.scenario == CATAN_SCENARIO_ISLANDS);
        int32_t status = catan_config_check(NULL, 0, &config, NULL);
        if (refused) {
            must(status != CATAN_OK ? CATAN_OK : CATAN_E_CONFIG_SCENARIO, &config, 0,
                 "what is refused");
        } else {
            try_board(&config, NULL, SCENARIO, seed, config.balanced ? 1 : seeds);
        }
    }
}

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
        int fixed = id == MAP_52 || id >= MAP_SEA_37;
        if (config.players <= map_most_players(id)) {
            try_board(&config, map, fixed ? PARTLY_FIXED : ALL_DRAWN, seed, seeds);
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
        seed += SEEDS;
    } while (seconds_now() < read.seconds);
    printf("layouts: ok, %" PRIu64 "\n", layouts);
    printf("games on them: ok, %" PRIu64 "\n", games);
    return 0;
}
