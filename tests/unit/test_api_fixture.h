/* For test_api_arguments.c: states and games to call with, arguments good and bad, and what must
 * not change. */
#ifndef TESTS_UNIT_TEST_API_FIXTURE_H
#define TESTS_UNIT_TEST_API_FIXTURE_H

#include <stdlib.h>
#include <string.h>

#include "catan/catan.h"

enum {
    OUT = 65536, /* bytes of the output block: no capacity or struct_size that is not refused is
                    larger */
    SIZED_MOST = 16384, /* longest struct_size that is not refused */
    GAMES = 4,
    STATES = 8,
    STATE_BYTES = 24000,
    JOURNAL_BYTES = 6000,
    EVENTS = 30,           /* of the states with a log */
    SMALL_BLOCKS = 1 << 20 /* the allocator has no larger ones */
};

typedef struct fixture {
    catan_rng rng;
    catan_game *games[GAMES];
    catan_state *states[STATES];
    _Alignas(16) uint8_t block[STATES][STATE_BYTES], block_before[STATES][STATE_BYTES];
    uint8_t *game_before[GAMES];
    size_t game_bytes[GAMES];
    _Alignas(16) uint8_t out[OUT], out_before[OUT];
    int changed; /* the state that the present call was allowed to change, or -1 */
    catan_layout layout;
} fixture;

/* What a call is told to have done: how many bytes of `out` it may have written; 0 if it failed. */
typedef size_t api_call(fixture *f);

typedef struct api_row {
    const char *name;
    api_call *call;
} api_row;

static void *take_block(void *user, size_t size) {
    (void)user;
    return size > SMALL_BLOCKS ? NULL : aligned_alloc(16, (size + 15) / 16 * 16);
}
static void give_block(void *user, void *block, size_t size) {
    (void)user, (void)size;
    free(block);
}
static const catan_allocator good_allocator = {take_block, give_block, NULL};

/* --- arguments --- */

static uint32_t below(fixture *f, uint32_t bound) { return catan_rng_below(&f->rng, bound); }
static int one_in(fixture *f, uint32_t of) { return below(f, of) == 0; }

static uint32_t any_number(fixture *f) {
    static const uint32_t edges[] = {
        0,   1,   2,    5,     6,     7,        8,         13,         32,         53,
        54,  63,  64,   72,    127,   128,      255,       256,        257,        511,
        512, 999, 4096, 65535, 65536, 0xffffff, 0x1000000, 0x7fffffff, 0x80000000, 0xffffffff};
    switch (below(f, 3)) {
    case 0:
        return edges[below(f, sizeof edges / sizeof *edges)];
    case 1:
        return below(f, 80);
    default:
        return (uint32_t)catan_rng_next(&f->rng);
    }
}
static uint32_t small_number(fixture *f) { return below(f, 12); }
static int32_t any_seat(fixture *f) {
    return one_in(f, 2) ? (int32_t)below(f, 12) - 5 : (int32_t)any_number(f);
}

static size_t any_size(fixture *f) {
    static const size_t edges[] = {0,
                                   1,
                                   3,
                                   4,
                                   7,
                                   8,
                                   15,
                                   16,
                                   31,
                                   64,
                                   127,
                                   128,
                                   129,
                                   1000,
                                   SIZED_MOST,
                                   SIZED_MOST + 1,
                                   SIZE_MAX / 2,
                                   SIZE_MAX - 15,
                                   SIZE_MAX};
    return one_in(f, 3) ? below(f, 600) : edges[below(f, sizeof edges / sizeof *edges)];
}
/* A struct_size: mostly that of the struct. */
static size_t any_struct_size(fixture *f, size_t right) {
    return one_in(f, 2) ? right : any_size(f);
}
/* A capacity in elements of `size` bytes that `out` has, or any if the buffer is null. */
static uint32_t any_capacity(fixture *f, const void *buffer, size_t size) {
    return buffer == NULL ? any_number(f) : below(f, (uint32_t)(OUT / size) + 1);
}
static void *any_out(fixture *f) { return one_in(f, 8) ? NULL : f->out; }

static const catan_game *any_game(fixture *f) {
    return one_in(f, 8) ? NULL : f->games[below(f, GAMES)];
}
static const catan_state *any_state(fixture *f) {
    return one_in(f, 8) ? NULL : f->states[below(f, STATES)];
}
/* A state to be changed: `changed` says which. */
static catan_state *state_to_change(fixture *f) {
    f->changed = one_in(f, 8) ? -1 : (int)below(f, STATES);
    return f->changed < 0 ? NULL : f->states[f->changed];
}
static catan_rng *any_rng(fixture *f, catan_rng *store) {
    memset(store, 0, sizeof *store);
    if (!one_in(f, 4)) {
        *store = f->rng;
    }
    return one_in(f, 8) ? NULL : store;
}

static catan_move any_move(fixture *f) {
    if (one_in(f, 2)) {
        catan_move moves[512];
        uint32_t count = catan_moves(f->states[below(f, STATES)], moves, 512);
        return count == 0 ? 0 : moves[below(f, count)];
    }
    return one_in(f, 4) ? any_number(f) : below(f, 36) << 24 | below(f, 80);
}

static const char *any_text(fixture *f) {
    static char text[400];
    static const char *const texts[] = {"",
                                        " ",
                                        "catan1",
                                        "catan1 |",
                                        "catan1 players=6 |",
                                        "catan1 players=9 |",
                                        "4",
                                        "on",
                                        "players",
                                        "layout",
                                        "random",
                                        "auto",
                                        "roll",
                                        "build_road:e12",
                                        "rob:s9",
                                        "offer_send:s1+s0",
                                        "dice:",
                                        ":",
                                        "max_turns",
                                        "1000000",
                                        "-1",
                                        "4294967296",
                                        "hand_limit"};
    if (one_in(f, 10)) {
        return NULL;
    }
    if (one_in(f, 4)) {
        size_t length = below(f, sizeof text);
        for (size_t i = 0; i < length; i++) {
            text[i] = (char)catan_rng_next(&f->rng);
        }
        text[length] = '\0';
        return text;
    }
    return texts[below(f, sizeof texts / sizeof *texts)];
}

/* A configuration, right or wrong, in a block as long as any that its struct_size may speak of. */
static const catan_config *any_config(fixture *f) {
    static union {
        catan_config config;
        uint8_t bytes[SIZED_MOST];
    } block;
    memset(&block, 0, sizeof block);
    catan_config_init(&block.config, sizeof block.config);
    for (uint32_t changes = below(f, 3); changes > 0; changes--) {
        block.bytes[below(f, one_in(f, 4) ? SIZED_MOST : sizeof(catan_config))] =
            (uint8_t)any_number(f);
    }
    if (one_in(f, 6)) {
        block.config.struct_size = any_number(f);
    }
    return one_in(f, 8) ? NULL : &block.config;
}

static const catan_map *any_map(fixture *f) {
    static union {
        catan_map map;
        uint8_t bytes[SIZED_MOST];
    } block;
    static catan_map_hex hexes[128];
    static catan_map_pool pool[128];
    static catan_map_harbour harbours[40];
    memset(&block, 0, sizeof block);
    for (unsigned i = 0; i < 128; i++) {
        hexes[i] = (catan_map_hex){
            (int8_t)(i % 12), (int8_t)(i / 12), (uint8_t)(i % 8), 0, 0, 0, 0, 0, 0, {0, 0, 0}};
    }
    for (uint32_t changes = below(f, 3); changes > 0; changes--) {
        ((uint8_t *)hexes)[below(f, sizeof hexes)] = (uint8_t)any_number(f);
        ((uint8_t *)pool)[below(f, sizeof pool)] = (uint8_t)any_number(f);
        ((uint8_t *)harbours)[below(f, sizeof harbours)] = (uint8_t)any_number(f);
    }
    block.map.struct_size = one_in(f, 8) ? any_number(f) : (uint32_t)sizeof block.map;
    block.map.hex_count = one_in(f, 4) ? any_number(f) : below(f, 128);
    block.map.hexes = one_in(f, 8) ? NULL : hexes;
    /* No count that arrays do not have, unless it is one that is refused before they are read. */
    block.map.terrain_pool_count = one_in(f, 2) ? 0 : one_in(f, 4) ? 0xffffffff : below(f, 128);
    block.map.terrain_pool = one_in(f, 8) ? NULL : pool;
    block.map.number_pool_count = one_in(f, 2) ? 0 : one_in(f, 4) ? 0xffffffff : below(f, 128);
    block.map.number_pool = one_in(f, 8) ? NULL : pool;
    block.map.harbour_count = one_in(f, 2) ? 0 : one_in(f, 4) ? 0xffffffff : below(f, 33);
    block.map.harbours = one_in(f, 8) ? NULL : harbours;
    block.map.robber = one_in(f, 2) ? 0 : (uint8_t)any_number(f);
    block.map.min_players = one_in(f, 2) ? 0 : (uint8_t)small_number(f);
    block.map.max_players = one_in(f, 2) ? 0 : (uint8_t)small_number(f);
    return one_in(f, 8) ? NULL : &block.map;
}

static const catan_layout *any_layout(fixture *f) {
    static union {
        catan_layout layout;
        uint8_t bytes[SIZED_MOST];
    } block;
    memset(&block, 0, sizeof block);
    block.layout = f->layout;
    for (uint32_t changes = below(f, 3); changes > 0; changes--) {
        block.bytes[below(f, one_in(f, 4) ? SIZED_MOST : sizeof(catan_layout))] =
            (uint8_t)any_number(f);
    }
    return one_in(f, 8) ? NULL : &block.layout;
}

static void *misaligned_block(void *user, size_t size) {
    (void)user, (void)size;
    static _Alignas(16) uint8_t block[64];
    return block + 8;
}
static void keep_block(void *user, void *block, size_t size) {
    (void)user, (void)block, (void)size;
}

static const catan_allocator *any_allocator(fixture *f) {
    static const catan_allocator bad[] = {{NULL, give_block, NULL},
                                          {take_block, NULL, NULL},
                                          {NULL, NULL, NULL},
                                          {misaligned_block, keep_block, NULL}};
    return one_in(f, 8) ? NULL : one_in(f, 3) ? &bad[below(f, 4)] : &good_allocator;
}

#endif
