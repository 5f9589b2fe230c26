/* One line a game: `index hash plies`. The lines are the same whatever compiled the library, at
 * whatever level. The hash goes over all positions of the game, its moves and its last position's
 * text. Public calls only; one file.
 *
 *     hash_stream [GAMES]
 */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "catan/catan.h"
#include "support/sketch.h"

enum { GAMES = 120, MOST_PLIES = 2500 };

static void *take(void *user, size_t size) {
    (void)user;
    return malloc(size); /* aligned to 16 on the platforms that run this */
}
static void give_back(void *user, void *block, size_t size) {
    (void)user, (void)size;
    free(block);
}
static const catan_allocator allocator = {take, give_back, NULL};

static void must(int32_t status, const char *what) {
    if (status != CATAN_OK) {
        fprintf(stderr, "%s: %s\n", what, catan_status_name(status));
        exit(1);
    }
}

static uint8_t below(catan_rng *rng, uint32_t bound) {
    return (uint8_t)catan_rng_below(rng, bound);
}
static uint8_t one_of(catan_rng *rng, const char *values) {
    return (uint8_t)values[catan_rng_below(rng, (uint32_t)strlen(values))];
}

/* Optional rules, as far as they go with the rest; the sea of a map of one's own is not known. */
static void draw_variants(catan_config *config, catan_rng *rng, int custom) {
    config->buy_harbours = below(rng, 2);
    config->specialists = below(rng, 2);
    config->specialist_threshold = below(rng, 3);
    config->specialist_income = below(rng, 3);
    config->bridges = !custom && below(rng, 2);
    config->scarcity = !custom && config->layout == CATAN_LAYOUT_AUTO && below(rng, 2);
    config->great_wall = below(rng, 2);
    config->volcanoes = !custom && below(rng, 2);
    config->conflicts = below(rng, 2);
    config->conflict_stronger_defender = below(rng, 2);
    config->polders = !custom && below(rng, 2);
    config->irrigation = below(rng, 2);
    config->market = !custom && below(rng, 2);
    config->landing_stages = config->seafarers && below(rng, 2);
    config->rain = below(rng, 2);
    config->dice = below(rng, 4);
    config->robber_and_pirate = below(rng, 2);
    config->pirate_tax = below(rng, 2);
    config->ties = below(rng, 2);
    config->explorer_saboteur = config->cities_knights && below(rng, 2);
}

static void draw_config(catan_config *config, catan_rng *rng, int custom) {
    must(catan_config_init(config, sizeof *config), "catan_config_init");
    config->players = (uint8_t)(2 + below(rng, 5));
    config->victory_points = below(rng, 3) == 0 ? (uint8_t)(3 + below(rng, 10)) : 0;
    config->layout = custom ? CATAN_LAYOUT_AUTO : below(rng, 4);
    config->balanced =
        config->layout == CATAN_LAYOUT_RANDOM && config->players < 5 && below(rng, 2);
    config->harbours = below(rng, 2);
    config->sea_frame = below(rng, 2);
    config->first_player = below(rng, 2) ? CATAN_FIRST_BY_CHANCE : below(rng, config->players);
    config->bank_resources = below(rng, 2) ? 0 : one_of(rng, "\x0a\x10\x3c");
    config->hand_limit = one_of(rng, "\x02\x05\x07\x09\x3c");
    config->no_sevens = below(rng, 3);
    config->dice = below(rng, 2);
    config->friendly_robber = below(rng, 2);
    config->trade = below(rng, 3) != 0;
    config->offers_per_turn = below(rng, 3);
    config->counter_offers = below(rng, 2);
    config->paired_turns = config->players > 4 && below(rng, 2);
    config->max_turns = below(rng, 4) == 0 ? 30 : 0;
    config->cities_knights = !config->paired_turns && below(rng, 3) == 0;
    config->tactical_defence = config->cities_knights && below(rng, 2);
    config->seafarers = below(rng, 3) == 0;
    if (config->seafarers && !custom) {
        config->scenario = (uint8_t)(CATAN_SCENARIO_NEW_SHORES + below(rng, 5));
        config->layout = CATAN_LAYOUT_AUTO;
        config->balanced = 0;
    }
    config->recruit_at_sea = config->cities_knights && config->seafarers && below(rng, 2);
    if (below(rng, 2)) {
        draw_variants(config, rng, custom);
    }
}

/* A hexagon with whatever lies on it, some of it sea. */
static const catan_map *draw_map(sketch *to, catan_rng *rng) {
    static const uint8_t numbers[] = {0, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12};
    sketch_hexagon(to, 3 + below(rng, 4));
    for (uint32_t i = 0; i < to->map.hex_count; i++) {
        uint8_t terrain = below(rng, 12);
        to->hexes[i].terrain = terrain > CATAN_GOLD ? CATAN_MOUNTAINS : terrain;
        int bare = to->hexes[i].terrain == CATAN_DESERT || to->hexes[i].terrain == CATAN_SEA;
        to->hexes[i].number = bare ? 0 : numbers[below(rng, sizeof numbers)];
    }
    return &to->map;
}

static uint64_t mix(uint64_t hash, uint64_t with) {
    hash = (hash ^ with) * UINT64_C(0x9e3779b97f4a7c15);
    return hash ^ hash >> 29;
}

static uint64_t hash_text(uint64_t hash, const catan_state *state) {
    static char text[32768];
    size_t length = catan_position_format(text, sizeof text, state);
    for (size_t i = 0; i < length; i++) {
        hash = mix(hash, (unsigned char)text[i]);
    }
    return hash;
}

static void play(uint32_t index) {
    catan_rng rng;
    catan_config config;
    catan_game *game;
    catan_layout layout;
    catan_state *state;
    sketch drawn;
    must(catan_rng_seed(&rng, index), "catan_rng_seed");
    int custom = index % 4 == 3;
    draw_config(&config, &rng, custom);
    must(catan_game_create(&game, &allocator, &config, custom ? draw_map(&drawn, &rng) : NULL),
         "catan_game_create");
    must(catan_layout_generate(&layout, sizeof layout, game, &rng), "catan_layout_generate");
    must(catan_state_create(&state, &allocator, game, &layout, 4000, 0), "catan_state_create");
    uint64_t hash = 0;
    uint32_t plies = 0;
    while (plies < MOST_PLIES && catan_result(state) == CATAN_RUNNING) {
        catan_move move = catan_random_move(state, &rng);
        must(catan_apply(state, CATAN_ANYONE, move), "catan_apply");
        hash = mix(mix(hash, move), catan_hash(state));
        plies++;
    }
    hash = hash_text(hash, state);
    printf("%" PRIu32 " %016" PRIx64 " %" PRIu32 "\n", index, hash, plies);
    catan_state_destroy(state);
    catan_game_destroy(game);
}

int main(int count, char **arguments) {
    uint32_t games = count > 1 ? (uint32_t)strtoul(arguments[1], NULL, 10) : GAMES;
    for (uint32_t i = 0; i < games; i++) {
        play(i);
    }
    return 0;
}
