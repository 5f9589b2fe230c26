/* Bytes as a configuration, whole; then options set by names and values from the bytes. What is
 * accepted is played. */
#include <stdio.h>
#include <string.h>

#include "fuzz/bytes.h"
#include "fuzz/playable.h"

enum { LONGEST_STRUCT = 16384, PLIES = 60 };

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

/* The calls that look at a configuration agree about it. */
static void try_config(const catan_config *config, uint64_t seed) {
    char problems[600], few[7];
    playable p;
    memset(&p, 0, sizeof p);
    int32_t status = catan_config_check(problems, sizeof problems, config, NULL);
    MUST(&p, strlen(problems) < sizeof problems && (status == CATAN_OK) == (problems[0] == '\0'));
    MUST(&p, catan_config_check(few, sizeof few, config, NULL) == status &&
                 strncmp(few, problems, 6) == 0);
    MUST(&p, (catan_game_size(config, NULL) != 0) == (status == CATAN_OK));
    if (status == CATAN_OK && config->balanced && config->players > 4) {
        return; /* takes long to lay */
    }
    int made = playable_make(&p, config, NULL, seed);
    MUST(&p, made == (status == CATAN_OK));
    if (made) {
        catan_rng rng;
        catan_config back;
        catan_rng_seed(&rng, seed);
        MUST(&p, catan_game_config(&back, sizeof back, p.game) == CATAN_OK);
        MUST(&p, memcmp(&back.max_turns, &config->max_turns,
                        sizeof back - sizeof back.struct_size) == 0);
        playable_run(&p, &rng, PLIES);
        playable_free(&p);
    }
}

/* A word out of the bytes, up to a zero. */
static void take_word(bytes *from, char *word, size_t capacity) {
    size_t length = 0;
    for (char c = (char)take_byte(from); c != '\0' && length + 1 < capacity;
         c = (char)take_byte(from)) {
        word[length++] = c;
    }
    word[length] = '\0';
}

static void try_words(bytes *from, catan_config *config) {
    char name[40], value[40], back[40];
    playable none;
    memset(&none, 0, sizeof none);
    while (from->size != 0) {
        catan_option option;
        take_word(from, name, sizeof name);
        take_word(from, value, sizeof value);
        if (name[0] >= 1 && name[0] < 32 &&
            catan_option_describe(&option, sizeof option, (uint32_t)name[0] - 1) == CATAN_OK) {
            snprintf(name, sizeof name, "%s", option.name);
        }
        catan_config before = *config;
        if (catan_config_set(config, name, value) == CATAN_OK) {
            MUST(&none, catan_config_get(back, sizeof back, config, name) == CATAN_OK &&
                            strcmp(back, value) == 0);
        } else {
            MUST(&none, memcmp(&before, config, sizeof before) == 0);
        }
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    static union {
        uint8_t bytes[LONGEST_STRUCT]; /* a config may say that it is longer than ours */
        catan_config config;
    } raw;
    bytes from = {data, size};
    uint8_t mode = take_byte(&from);
    memset(&raw, 0, sizeof raw);
    take_block(&from, raw.bytes, mode & 1 ? sizeof(catan_config) + mode : sizeof(catan_config));
    if (mode & 2) {
        raw.config.struct_size = sizeof raw.config;
        memset(raw.config.reserved, 0, sizeof raw.config.reserved);
    }
    try_config(&raw.config, mode);
    catan_config config;
    catan_config_init(&config, sizeof config);
    try_words(&from, &config);
    try_config(&config, mode);
    return 0;
}
