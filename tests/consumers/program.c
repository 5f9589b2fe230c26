/* Plays a whole random game and prints one line, which the programs in other languages print alike.
 * Clean as C99 and as C++. */
#include <stdio.h>
#include <stdlib.h>

#include "catan/catan.h"

static void *allocate(void *user, size_t size) {
    (void)user;
    return malloc(size);
}

static void release(void *user, void *block, size_t size) {
    (void)user;
    (void)size;
    free(block);
}

static int play(catan_state *state, catan_rng *rng) {
    catan_move moves[512];
    unsigned made = 0;
    while (catan_result(state) == CATAN_RUNNING) {
        const catan_move move = catan_random_move(state, rng);
        const uint32_t count = catan_moves(state, moves, 512);
        uint32_t place = 0;
        while (place < count && place < 512 && moves[place] != move) {
            place++;
        }
        if (place == count || catan_apply(state, catan_actor(state), move) != CATAN_OK) {
            return 1;
        }
        made++;
    }
    printf("libcatan %s: seat %d wins, %u moves, position %08lx%08lx\n", catan_version_text(),
           (int)catan_result(state), made, (unsigned long)(catan_hash(state) >> 32),
           (unsigned long)(catan_hash(state) & 0xffffffffu));
    return 0;
}

int main(void) {
    const catan_allocator allocator = {allocate, release, NULL};
    catan_config config;
    catan_game *game = NULL;
    catan_layout layout;
    catan_rng rng;
    catan_state *state = NULL;
    int status = 1;
    catan_rng_seed(&rng, 2026);
    if (catan_config_init(&config, sizeof config) == CATAN_OK &&
        catan_game_create(&game, &allocator, &config, NULL) == CATAN_OK &&
        catan_layout_generate(&layout, sizeof layout, game, &rng) == CATAN_OK &&
        catan_state_create(&state, &allocator, game, &layout, 4096, 0) == CATAN_OK) {
        status = play(state, &rng);
    }
    catan_state_destroy(state);
    catan_game_destroy(game);
    return status;
}
