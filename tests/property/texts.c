/* Hostile texts: positions and moves cut off, spliced, changed by a bit, a number, a token. Always
 * a status; a refused text leaves the state as it is; an accepted one spells the position, and the
 * position can be played and taken back.
 *
 *     texts [--seconds S] [--seed N] [--long]
 */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "fuzz/mutate.h"
#include "fuzz/playable.h"
#include "property/maps.h"
#include "property/options.h"
#include "property/world.h"

enum { TEXT = 16384, PLIES = 200, TRIES = 400, STATUSES = 512 };

static uint64_t tried, accepted, by_status[STATUSES], moves_tried, moves_accepted;

static void count_status(int32_t status) { by_status[-status < STATUSES ? -status : 0]++; }

/* The state before, to compare with. */
typedef struct memory {
    uint64_t hash;
    uint32_t depth;
} memory;
static memory remember(const playable *p) {
    return (memory){catan_hash(p->state), catan_undo_depth(p->state)};
}
static void check_same(const playable *p, memory before) {
    MUST(p, catan_hash(p->state) == before.hash && catan_undo_depth(p->state) == before.depth);
}

/* Gives the state a text, in a block of just its size, so that a read beyond it is seen. */
static int try_position(playable *p, const char *text, catan_rng *rng) {
    size_t length = strlen(text), where = 12345678;
    char *exact = malloc(length + 1);
    memcpy(exact, text, length + 1);
    memory before = remember(p);
    int32_t status = catan_position_parse(p->state, exact, &where);
    tried++;
    count_status(status);
    if (status != CATAN_OK) {
        MUST(p, strcmp(catan_status_name(status), "CATAN_E_UNKNOWN") != 0);
        MUST(p, where <= length);
        check_same(p, before);
    } else {
        static char again[TEXT];
        accepted++;
        MUST(p, where == 12345678 && catan_undo_depth(p->state) == 0);
        MUST(p, catan_position_format(again, sizeof again, p->state) == length &&
                    strcmp(again, exact) == 0);
        playable_run(p, rng, PLIES);
    }
    free(exact);
    return status == CATAN_OK;
}

static void try_config(const char *text) {
    catan_config config, before;
    memset(&config, 0x5a, sizeof config);
    before = config;
    int32_t status = catan_config_parse(&config, sizeof config, text);
    if (status != CATAN_OK && memcmp(&config, &before, sizeof config) != 0) {
        fprintf(stderr, "FAILED: a refused configuration is not written: %s\n", text);
        exit(1);
    }
}

/* Every beginning of a text. */
static void try_beginnings(playable *p, const char *text, catan_rng *rng) {
    static char part[TEXT];
    for (size_t length = 0; length < strlen(text); length++) {
        memcpy(part, text, length);
        part[length] = '\0';
        try_config(part);
        try_position(p, part, rng); /* what ends between two tokens may be sound */
    }
}

static void try_mutations(playable *p, const char *text, const char *other, catan_rng *rng) {
    static char changed[TEXT];
    for (int i = 0; i < TRIES; i++) {
        snprintf(changed, sizeof changed, "%s", text);
        uint32_t changes = 1 + catan_rng_below(rng, 4);
        for (uint32_t k = 0; k < changes; k++) {
            mutate(changed, sizeof changed, other, rng);
        }
        try_config(changed);
        if (try_position(p, changed, rng) && catan_rng_below(rng, 2) == 0) {
            catan_position_parse(p->state, text, NULL);
        }
    }
}

static void try_moves(const playable *p, catan_rng *rng) {
    char text[64], changed[200];
    catan_move moves[64], move;
    uint32_t count = catan_moves(p->state, moves, 64);
    for (uint32_t i = 0; i < 200 && count != 0; i++) {
        uint32_t at = catan_rng_below(rng, count < 64 ? count : 64),
                 other = catan_rng_below(rng, count < 64 ? count : 64);
        MUST(p, catan_move_format(text, sizeof text, p->game, moves[at]) == CATAN_OK &&
                    strlen(text) < 48);
        MUST(p, catan_move_parse(&move, p->game, text) == CATAN_OK && move == moves[at]);
        snprintf(changed, sizeof changed, "%s", text);
        MUST(p, catan_move_format(text, sizeof text, p->game, moves[other]) == CATAN_OK);
        mutate(changed, sizeof changed, text, rng);
        move = 0xdeadbeef;
        moves_tried++;
        if (catan_move_parse(&move, p->game, changed) == CATAN_OK) {
            moves_accepted++;
            MUST(p, catan_move_format(text, sizeof text, p->game, move) == CATAN_OK &&
                        strcmp(text, changed) == 0);
        } else {
            MUST(p, move == 0xdeadbeef);
        }
    }
}

/* Texts of a game now and some moves on, mutated, spliced, cut. */
static void play(playable *p, catan_rng *rng, double until) {
    static char text[TEXT], other[TEXT];
    MUST(p, catan_position_format(other, sizeof other, p->state) < sizeof other);
    while (catan_result(p->state) == CATAN_RUNNING && seconds_now() < until) {
        MUST(p, catan_playout(p->state, rng, 1 + catan_rng_below(rng, 60)) == CATAN_OK);
        MUST(p, catan_position_format(text, sizeof text, p->state) < sizeof text);
        try_moves(p, rng);
        if (catan_rng_below(rng, 8) == 0) {
            try_beginnings(p, text, rng);
        }
        try_mutations(p, text, other, rng);
        MUST(p, catan_position_parse(p->state, text, NULL) == CATAN_OK);
        memcpy(other, text, sizeof text);
    }
}

int main(int count, char **arguments) {
    test_arguments read = read_arguments(count, arguments);
    catan_rng rng;
    catan_rng_seed(&rng, read.seed);
    do {
        option_row row;
        catan_config config;
        static sketch drawn;
        playable p;
        option_random(&row, &rng);
        unsigned map = option_config(&config, &row);
        if (playable_make(&p, &config, map_make(&drawn, map), catan_rng_next(&rng))) {
            play(&p, &rng, seconds_now() + read.seconds / 20);
            playable_free(&p);
        }
    } while (seconds_now() < read.seconds);
    printf("position texts: ok, %" PRIu64 ", %" PRIu64 " accepted and played\n", tried, accepted);
    for (int i = 0; i < STATUSES; i++) {
        if (by_status[i] != 0) {
            printf("  %s: %" PRIu64 "\n", catan_status_name(-i), by_status[i]);
        }
    }
    printf("move texts: ok, %" PRIu64 ", %" PRIu64 " accepted\n", moves_tried, moves_accepted);
    return 0;
}
