/* The door for hostile saves: refused, a save changes nothing; accepted, it is the position's only
 * one, and the position can be played and taken back. Most changes leave length and checksum right,
 * so that what is between is looked at. */
#include <stdlib.h>
#include <string.h>

#include "fuzz/playable.h"
#include "support/plain_layout.h"
#include "support/save_sum.h"

enum { SAVE = 16384, PLIES = 100 };

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);
size_t LLVMFuzzerMutate(uint8_t *data, size_t size, size_t max_size);
size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t max_size, unsigned seed);

/* A game and states of what the save says; or of what any game is, to try it on. */
static int make(playable *p, const uint8_t *save, size_t size) {
    catan_config config;
    catan_map map;
    catan_map_room room;
    if (catan_save_config(&config, sizeof config, save, size) != CATAN_OK) {
        catan_config_init(&config, sizeof config);
    }
    int own = catan_save_map(&map, sizeof map, &room, save, size) == CATAN_OK;
    if (!own) {
        /* Some boards take long to lay, and what lies there does not matter here. */
        int slow = config.balanced && config.players > 4;
        return !slow && playable_make(p, &config, NULL, 0);
    }
    if (!playable_make_game(p, &config, &map)) {
        return 0;
    }
    plain_layout(&p->layout, p->game, &map);
    if (catan_layout_check(&p->layout, p->game) != CATAN_OK) { /* little land */
        playable_free(p);
        return 0;
    }
    playable_make_states(p);
    return 1;
}

static void try_save(playable *p, const uint8_t *save, size_t size) {
    static uint8_t again[SAVE];
    catan_save_info info;
    catan_rng rng;
    uint64_t before = catan_hash(p->state);
    int32_t described = catan_save_describe(&info, sizeof info, save, size);
    if (catan_save_read(p->state, save, size) != CATAN_OK) {
        MUST(p, catan_hash(p->state) == before && catan_undo_depth(p->state) == 0);
        return;
    }
    MUST(p, described == CATAN_OK && info.bytes <= size);
    MUST(p, catan_save_write(again, sizeof again, p->state) == info.bytes);
    MUST(p, info.rule_revision != catan_rule_revision() || memcmp(again, save, info.bytes) == 0);
    catan_rng_seed(&rng, catan_hash(p->state));
    playable_run(p, &rng, PLIES);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    playable p;
    if (size >= SAVE) {
        return 0;
    }
    uint8_t *save = malloc(size + 1); /* so that a read far beyond it is seen */
    memcpy(save, data, size);
    if (make(&p, save, size)) {
        try_save(&p, save, size);
        playable_free(&p);
    }
    free(save);
    return 0;
}

size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t max_size, unsigned seed) {
    size = LLVMFuzzerMutate(data, size, max_size);
    if (seed % 8 != 0) {
        save_sum(data, size);
    }
    return size;
}
