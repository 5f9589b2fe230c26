/* What catan_trace draws at random before a game: see trace_draw.h. */
#include "trace_draw.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "facts.h"

enum { MAX_TRIES = 10000, CUSTOM_HARBOURS = 12, HARBOUR_TRIES = 60 };

int is_custom(int board) { return board == BOARD_CUSTOM || board == BOARD_RICH; }

uint8_t draw_between(catan_rng *rng, uint32_t low, uint32_t high) {
    return (uint8_t)(low + catan_rng_below(rng, high - low + 1));
}

/* 1 in one of `of` cases, else 0. */
static uint8_t one_in(catan_rng *rng, uint32_t of) { return catan_rng_below(rng, of) == 0; }

/* Options */

static void draw_rules(catan_config *config, catan_rng *rng) {
    config->players = draw_between(rng, 2, 6);
    config->victory_points = one_in(rng, 6) ? 0 : draw_between(rng, 3, 12);
    config->hand_limit = draw_between(rng, 3, 12);
    config->bank_resources = one_in(rng, 3) ? 0 : draw_between(rng, 10, 25);
    config->no_sevens = one_in(rng, 2) ? 0 : draw_between(rng, 1, 3);
    config->friendly_robber = one_in(rng, 2);
    config->trade = one_in(rng, 2);
    config->offers_per_turn = draw_between(rng, 0, 4);
    config->counter_offers = one_in(rng, 2);
    config->paired_turns = config->players >= 5 && one_in(rng, 2);
    config->first_player =
        one_in(rng, 2) ? CATAN_FIRST_BY_CHANCE : draw_between(rng, 0, config->players - 1u);
    config->max_turns = one_in(rng, 5) ? draw_between(rng, 1, 60) : 0;
    config->dice = one_in(rng, 2) ? CATAN_DICE_DECK : CATAN_DICE_2D6;
}

/* A scenario: the goal is mostly its own, so that games last. */
static void draw_scenario(catan_config *config, catan_rng *rng) {
    config->seafarers = one_in(rng, 2);
    config->scenario = draw_between(rng, CATAN_SCENARIO_NEW_SHORES, CATAN_SCENARIO_NEW_WORLD);
    config->victory_points = one_in(rng, 2) ? 0 : draw_between(rng, 3, 16);
    config->harbours = one_in(rng, 2) ? CATAN_HARBOURS_FIXED : CATAN_HARBOURS_SHUFFLED;
    config->layout = one_in(rng, 3) ? CATAN_LAYOUT_BEGINNER : CATAN_LAYOUT_AUTO;
}

static void draw_layout_options(catan_config *config, catan_rng *rng, int board) {
    if (is_custom(board))
        return;
    if (board == BOARD_SEA) {
        draw_scenario(config, rng);
        return;
    }
    config->sea_frame = one_in(rng, 2);
    config->layout = draw_between(rng, CATAN_LAYOUT_AUTO, CATAN_LAYOUT_BEGINNER);
    config->harbours = one_in(rng, 2) ? CATAN_HARBOURS_FIXED : CATAN_HARBOURS_SHUFFLED;
    config->balanced =
        config->layout == CATAN_LAYOUT_RANDOM && config->players <= 4 && one_in(rng, 2);
}

/* Custom maps */

static const int steps[6][2] = {{1, -1}, {1, 0}, {0, 1}, {-1, 1}, {-1, 0}, {0, -1}};

/* The index of the hex at (q, r), or -1. */
static int find_hex(const struct custom_map *custom, int q, int r) {
    for (uint32_t i = 0; i < custom->map.hex_count; i++)
        if (custom->hexes[i].q == q && custom->hexes[i].r == r)
            return (int)i;
    return -1;
}

/* Any terrain with any number it may bear; sea in so many of 20 cases, gold only where asked. */
static void draw_terrain(catan_rng *rng, uint32_t sea, int gold, uint8_t *terrain,
                         uint8_t *number) {
    static const uint8_t numbers[] = {0, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 6, 8, 6, 8};

    *terrain = one_in(rng, 8) ? CATAN_DESERT : draw_between(rng, CATAN_FOREST, CATAN_MOUNTAINS);
    if (gold && one_in(rng, 6))
        *terrain = CATAN_GOLD;
    if (sea > 0 && catan_rng_below(rng, 20) < sea)
        *terrain = CATAN_SEA;
    *number = 0;
    if (*terrain != CATAN_DESERT && *terrain != CATAN_SEA)
        *number = numbers[catan_rng_below(rng, sizeof numbers)];
}

static void add_hex(struct custom_map *custom, catan_rng *rng, int q, int r, int seafarers) {
    catan_map_hex *hex = &custom->hexes[custom->map.hex_count++];

    hex->q = (int8_t)q;
    hex->r = (int8_t)r;
    draw_terrain(rng, seafarers ? 9 : 4, seafarers, &hex->terrain, &hex->number);
}

/* Puts a harbour on a random side if the library admits it there. */
static void try_harbour(struct custom_map *custom, catan_rng *rng) {
    const catan_map_hex *hex = &custom->hexes[catan_rng_below(rng, custom->map.hex_count)];
    const uint8_t side = draw_between(rng, 0, 5);
    const int behind = find_hex(custom, hex->q + steps[side][0], hex->r + steps[side][1]);
    catan_map_harbour *harbour = &custom->harbours[custom->map.harbour_count];

    if (hex->terrain == CATAN_SEA || (behind >= 0 && custom->hexes[behind].terrain != CATAN_SEA))
        return;
    harbour->q = hex->q;
    harbour->r = hex->r;
    harbour->side = side;
    harbour->kind = draw_between(rng, CATAN_HARBOUR_LUMBER, CATAN_HARBOUR_ANY);
    custom->map.harbour_count++;
    if (catan_map_check(&custom->map) != CATAN_OK)
        custom->map.harbour_count--;
}

/* Where robber and pirate start, and what the map says of points, as far as the library admits it.
 */
static void draw_starts(struct custom_map *custom, catan_rng *rng) {
    const catan_map_hex *robber = &custom->hexes[catan_rng_below(rng, custom->map.hex_count)];
    const catan_map_hex *pirate = &custom->hexes[catan_rng_below(rng, custom->map.hex_count)];

    custom->map.robber = draw_between(rng, 0, 2);
    custom->map.robber_q = robber->q;
    custom->map.robber_r = robber->r;
    if (custom->map.robber == 0 || catan_map_check(&custom->map) != CATAN_OK)
        custom->map.robber = 0, custom->map.robber_q = 0, custom->map.robber_r = 0;
    custom->map.pirate = draw_between(rng, 0, 1);
    custom->map.pirate_q = pirate->q;
    custom->map.pirate_r = pirate->r;
    if (custom->map.pirate == 0 || catan_map_check(&custom->map) != CATAN_OK)
        custom->map.pirate = 0, custom->map.pirate_q = 0, custom->map.pirate_r = 0;
    custom->map.goal = one_in(rng, 2) ? 0 : draw_between(rng, 8, 16);
    custom->map.island_points = draw_between(rng, 0, 3);
}

/* A connected heap of hexes, some of them sea, with harbours on its coasts. */
static void draw_map(struct custom_map *custom, catan_rng *rng, const catan_config *config,
                     int board) {
    const int seafarers = config->seafarers;
    const uint32_t most = seafarers ? 30 : board == BOARD_RICH ? 10 : 24;
    const uint32_t size = (seafarers ? 5u : 3u) * config->players + draw_between(rng, 6, most);

    memset(custom, 0, sizeof *custom);
    custom->map.struct_size = sizeof custom->map;
    custom->map.hexes = custom->hexes;
    custom->map.harbours = custom->harbours;
    custom->map.frame = seafarers && one_in(rng, 2);
    add_hex(custom, rng, 0, 0, seafarers);
    while (custom->map.hex_count < size) {
        const catan_map_hex *hex = &custom->hexes[catan_rng_below(rng, custom->map.hex_count)];
        const int *step = steps[catan_rng_below(rng, 6)];
        const int q = hex->q + step[0], r = hex->r + step[1];

        if (find_hex(custom, q, r) < 0)
            add_hex(custom, rng, q, r, seafarers);
    }
    if (catan_map_check(&custom->map) == CATAN_OK && seafarers)
        draw_starts(custom, rng);
    if (catan_map_check(&custom->map) == CATAN_OK)
        for (int i = 0; i < HARBOUR_TRIES && custom->map.harbour_count < CUSTOM_HARBOURS; i++)
            try_harbour(custom, rng);
}

/* Hardly any land is waste, and it produces often, so that more is built; gold stays. */
static void enrich(struct custom_map *custom, catan_rng *rng) {
    static const uint8_t numbers[] = {5, 6, 8, 9};

    for (uint32_t i = 0; i < custom->map.hex_count; i++) {
        catan_map_hex *hex = &custom->hexes[i];

        if (hex->terrain == CATAN_SEA || (hex->terrain == CATAN_DESERT && one_in(rng, 3)))
            continue;
        if (hex->terrain != CATAN_GOLD)
            hex->terrain = draw_between(rng, CATAN_FOREST, CATAN_MOUNTAINS);
        hex->number = numbers[catan_rng_below(rng, sizeof numbers)];
    }
}

static int is_given(const struct settings *settings, const char *name) {
    for (int i = 0; i < settings->count; i++)
        if (strcmp(settings->names[i], name) == 0)
            return 1;
    return 0;
}

/* In Cities & Knights everybody begins with three points, and there are more cards in hand. */
static void draw_cities_knights(catan_config *config, catan_rng *rng,
                                const struct settings *settings) {
    if (!config->cities_knights)
        return;
    if (!is_given(settings, "tactical_defence"))
        config->tactical_defence = one_in(rng, 2);
    if (!is_given(settings, "victory_points"))
        config->victory_points = one_in(rng, 2) ? 0 : draw_between(rng, 5, 20);
    if (!is_given(settings, "hand_limit"))
        config->hand_limit = draw_between(rng, 5, 20);
    if (!is_given(settings, "recruit_at_sea") &&
        (config->seafarers || config->scenario != CATAN_SCENARIO_NONE))
        config->recruit_at_sea = one_in(rng, 3);
}

/* What goes with conflicts and polders, where they are on. */
static void draw_conflicts_and_polders(catan_config *config, catan_rng *rng,
                                       const struct settings *settings) {
    if (config->conflicts && !is_given(settings, "conflict_stronger_defender"))
        config->conflict_stronger_defender = one_in(rng, 2);
    if (config->polders && !is_given(settings, "polder_terrains") && one_in(rng, 2))
        config->polder_terrains = draw_between(rng, 1, 31);
}

/* Half of the games have none of the optional rules. */
static void draw_variants(catan_config *config, catan_rng *rng) {
    if (one_in(rng, 2))
        return;
    config->specialists = one_in(rng, 3);
    config->specialist_threshold = one_in(rng, 2) ? 0 : draw_between(rng, 1, 6);
    config->specialist_income = draw_between(rng, CATAN_INCOME_AUTO, CATAN_INCOME_OWN_TURN);
    config->scarcity = one_in(rng, 3);
    config->scarcity_removed = one_in(rng, 2) ? 0 : draw_between(rng, 1, 10);
    config->market = one_in(rng, 3);
    config->market_count = draw_between(rng, 1, 3);
    config->conflicts = one_in(rng, 3);
    config->polders = one_in(rng, 3);
}

static void try_config(catan_config *config, catan_rng *rng, const struct settings *settings,
                       int board) {
    must("catan_config_init", catan_config_init(config, sizeof *config));
    draw_rules(config, rng);
    draw_layout_options(config, rng, board);
    draw_variants(config, rng);
    for (int i = 0; i < settings->count; i++)
        must(settings->names[i], catan_config_set(config, settings->names[i], settings->values[i]));
    draw_cities_knights(config, rng, settings);
    draw_conflicts_and_polders(config, rng, settings);
}

void draw_game(catan_config *config, struct custom_map *custom, catan_rng *rng,
               const struct settings *settings, int board) {
    const catan_map *map = is_custom(board) ? &custom->map : NULL;
    char problems[512] = "";

    for (int i = 0; i < MAX_TRIES; i++) {
        try_config(config, rng, settings, board);
        if (map != NULL)
            draw_map(custom, rng, config, board);
        if (board == BOARD_RICH)
            enrich(custom, rng);
        if (catan_config_check(problems, sizeof problems, config, map) == CATAN_OK)
            return;
    }
    fprintf(stderr, "catan_trace: no options go with those given:\n%s", problems);
    exit(2);
}

/* Layouts */

/* Where optional rules are on: numbers become few, and some of what bears one becomes a market. */
static void add_variants(catan_layout *layout, const catan_game *game, catan_rng *rng) {
    catan_config config;

    must("catan_game_config", catan_game_config(&config, sizeof config, game));
    for (uint32_t i = 0; i < catan_hex_count(game); i++) {
        if (config.scarcity && one_in(rng, 3))
            layout->number[i] = 0;
        if (config.market && layout->number[i] != 0 && one_in(rng, 8))
            layout->terrain[i] = CATAN_MARKET;
    }
}

/* Any terrain and number on the land of a built-in board. */
static void scramble(catan_layout *layout, const catan_game *game, catan_rng *rng) {
    const uint32_t hexes = catan_hex_count(game);

    for (uint32_t i = 0; i < hexes; i++)
        if (layout->terrain[i] != CATAN_SEA)
            draw_terrain(rng, 0, 0, &layout->terrain[i], &layout->number[i]);
}

/* The terrains and numbers of a custom map, with any harbours. */
static void custom_layout(catan_layout *layout, const catan_game *game,
                          const struct custom_map *custom, catan_rng *rng) {
    memset(layout, 0, sizeof *layout);
    layout->struct_size = sizeof *layout;
    for (uint32_t i = 0; i < custom->map.hex_count; i++) {
        const uint32_t hex = catan_hex_at(game, custom->hexes[i].q, custom->hexes[i].r);

        layout->terrain[hex] = custom->hexes[i].terrain;
        layout->number[hex] = custom->hexes[i].number;
    }
    for (uint32_t i = 0; i < catan_harbour_count(game); i++)
        layout->harbour[i] = draw_between(rng, CATAN_HARBOUR_LUMBER, CATAN_HARBOUR_ANY);
}

void draw_layout(catan_layout *layout, const catan_game *game, const struct custom_map *custom,
                 catan_rng *rng, int board) {
    if (is_custom(board)) {
        custom_layout(layout, game, custom, rng);
    } else {
        must("catan_layout_generate", catan_layout_generate(layout, sizeof *layout, game, rng));
        if (board == BOARD_SCRAMBLED)
            scramble(layout, game, rng);
    }
    if (board != BOARD_BUILT_IN && board != BOARD_SEA)
        add_variants(layout, game, rng);
    must("catan_layout_check", catan_layout_check(layout, game));
}
