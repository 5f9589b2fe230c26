/* A game, one state of it, and the memory that playing needs. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "bench.h"

enum { RADIUS = 6, OPTIONS_BYTES = 512 };

static void *take(void *user, size_t size) {
    (void)user;
    return aligned_alloc(16, (size + 15) / 16 * 16);
}

static void give_back(void *user, void *block, size_t size) {
    (void)user, (void)size;
    free(block);
}

const catan_allocator bench_allocator = {take, give_back, NULL};

catan_config config_of(const char *options) {
    char text[OPTIONS_BYTES];
    catan_config config;
    snprintf(text, sizeof text, "catan1 %s%s|", options, *options != '\0' ? " " : "");
    must(catan_config_parse(&config, sizeof config, text) == CATAN_OK, options);
    return config;
}

void table_open(table *t, const char *options, const catan_map *map, uint32_t journal) {
    catan_config config = config_of(options);
    memset(t, 0, sizeof *t);
    must(catan_game_create(&t->game, &bench_allocator, &config, map) == CATAN_OK, "a game");
    t->journal = journal;
    t->size = catan_state_size(t->game, journal, 0);
    t->memory = take(NULL, t->size);
    t->capacity = catan_max_moves(t->game);
    t->moves = calloc(t->capacity, sizeof *t->moves);
    t->weights = calloc(t->capacity, sizeof *t->weights);
    must(t->memory != NULL && t->moves != NULL && t->weights != NULL, "memory");
    memset(t->memory, 0, t->size); /* so that no page is touched first while time runs */
}

void table_close(table *t) {
    catan_game_destroy(t->game);
    free(t->memory);
    free(t->moves);
    free(t->weights);
}

void table_deal(table *t, catan_rng *rng) {
    must(catan_layout_generate(&t->layout, sizeof t->layout, t->game, rng) == CATAN_OK, "a layout");
    int32_t status =
        catan_state_init(&t->state, t->memory, t->size, t->game, &t->layout, t->journal, 0);
    must(status == CATAN_OK, "a state");
}

static uint32_t by_weight(const uint32_t *weights, uint32_t count, catan_rng *rng) {
    uint32_t sum = 0, at = 0;
    for (uint32_t i = 0; i < count; i++) {
        sum += weights[i];
    }
    for (uint32_t left = catan_rng_below(rng, sum); left >= weights[at]; at++) {
        left -= weights[at];
    }
    return at;
}

catan_move table_choose(table *t, catan_rng *rng) {
    uint32_t count = catan_moves(t->state, t->moves, t->capacity);
    if (catan_actor(t->state) != CATAN_CHANCE) {
        return t->moves[catan_rng_below(rng, count)];
    }
    catan_chance_weights(t->state, t->weights, t->capacity);
    return t->moves[by_weight(t->weights, count, rng)];
}

const catan_map *map_127(void) {
    static const uint8_t numbers[] = {5, 2, 6, 3, 8, 10, 9, 12, 11, 4};
    static catan_map_hex hexes[CATAN_MAX_HEXES];
    static catan_map map;
    uint32_t count = 0;
    for (int r = -RADIUS; r <= RADIUS; r++) {
        for (int q = -RADIUS; q <= RADIUS; q++) {
            if (q + r >= -RADIUS && q + r <= RADIUS) {
                hexes[count] = (catan_map_hex){.q = (int8_t)q, .r = (int8_t)r};
                hexes[count].terrain = (uint8_t)(CATAN_FOREST + count % 5);
                hexes[count].number = numbers[count % sizeof numbers];
                count++;
            }
        }
    }
    memset(&map, 0, sizeof map);
    map.struct_size = (uint32_t)sizeof map;
    map.hex_count = count;
    map.hexes = hexes;
    must(catan_map_check(&map) == CATAN_OK, "the largest map");
    return &map;
}
