/* The door for hostile positions: refused, a text changes nothing; accepted, it spells the
 * position, which can be played and taken back. With libFuzzer, half of the changes know how
 * positions are written. */
#include <stdlib.h>
#include <string.h>

#include "fuzz/mutate.h"
#include "fuzz/playable.h"

enum { TEXT = 16384, PLIES = 200 };

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);
size_t LLVMFuzzerMutate(uint8_t *data, size_t size, size_t max_size);
size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t max_size, unsigned seed);

static void try_text(playable *p, const char *text) {
    static char again[TEXT];
    size_t length = strlen(text), where = SIZE_MAX;
    uint64_t before = catan_hash(p->state);
    catan_rng rng;
    if (catan_position_parse(p->state, text, &where) != CATAN_OK) {
        MUST(p, where <= length);
        MUST(p, catan_hash(p->state) == before && catan_undo_depth(p->state) == 0);
        return;
    }
    MUST(p, where == SIZE_MAX);
    MUST(p, catan_position_format(again, sizeof again, p->state) == length &&
                strcmp(again, text) == 0);
    catan_rng_seed(&rng, catan_hash(p->state));
    playable_run(p, &rng, PLIES);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    catan_config config;
    playable p;
    if (size >= TEXT) {
        return 0;
    }
    char *text = malloc(size + 1); /* of just this size, so that a read beyond it is seen */
    memcpy(text, data, size);
    text[size] = '\0';
    if (catan_config_parse(&config, sizeof config, text) != CATAN_OK) {
        catan_config_init(&config, sizeof config);
    }
    /* Some boards take long to lay, and what lies there does not matter here. */
    int slow = config.balanced && config.players > 4;
    if (!slow && playable_make(&p, &config, NULL, 0)) {
        try_text(&p, text);
        playable_free(&p);
    }
    free(text);
    return 0;
}

size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t max_size, unsigned seed) {
    return mutate_input(data, size, max_size, seed, LLVMFuzzerMutate);
}
