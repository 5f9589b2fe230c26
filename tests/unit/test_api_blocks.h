/* For test_api_memory.c and test_api_sizes.c: blocks of just the size asked for, and what is made
 * in them. */
#ifndef TESTS_UNIT_TEST_API_BLOCKS_H
#define TESTS_UNIT_TEST_API_BLOCKS_H

#include <stdlib.h>
#include <string.h>

#include "catan/catan.h"

enum { PATTERN = 0x5a };

static void *block_of(size_t size) {
    void *block = malloc(size); /* malloc's blocks are aligned to 16 and end where they should */
    assert_non_null(block);
    memset(block, PATTERN, size);
    return block;
}
static int untouched(const void *block, size_t size) {
    for (size_t i = 0; i < size; i++) {
        if (((const uint8_t *)block)[i] != PATTERN) {
            return 0;
        }
    }
    return 1;
}

static catan_config config_of(uint8_t players) {
    catan_config config;
    assert_int_equal(catan_config_init(&config, sizeof config), CATAN_OK);
    config.players = players;
    config.counter_offers = 1;
    return config;
}

/* A game in a block of just its size; the block is the game. */
static catan_game *game_of(uint8_t players) {
    catan_config config = config_of(players);
    catan_game *game = NULL;
    size_t size = catan_game_size(&config, NULL);
    assert_int_equal(catan_game_init(&game, block_of(size), size, &config, NULL), CATAN_OK);
    return game;
}
static catan_layout layout_of(const catan_game *game) {
    catan_rng rng;
    catan_layout layout;
    assert_int_equal(catan_rng_seed(&rng, 3), CATAN_OK);
    assert_int_equal(catan_layout_generate(&layout, sizeof layout, game, &rng), CATAN_OK);
    return layout;
}
static catan_state *state_of(const catan_game *game, uint32_t journal_bytes) {
    catan_layout layout = layout_of(game);
    catan_state *state = NULL;
    size_t size = catan_state_size(game, journal_bytes, 0);
    assert_int_equal(
        catan_state_init(&state, block_of(size), size, game, &layout, journal_bytes, 0), CATAN_OK);
    return state;
}

#endif
