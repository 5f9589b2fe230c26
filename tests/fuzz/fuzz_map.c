/* Bytes as a map: refused with a status, or a game is made, laid and played on it. */
#include <stdlib.h>
#include <string.h>

#include "fuzz/bytes.h"
#include "fuzz/playable.h"
#include "support/sketch.h"

enum { PLIES = 120 };

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

/* Anything at all, within the arrays that there are. */
static void take_wild(bytes *from, sketch *to) {
    sketch_new(to);
    to->map.hex_count = take_byte(from) % 161U;
    to->map.terrain_pool_count = take_byte(from) % 161U;
    to->map.number_pool_count = take_byte(from) % 161U;
    to->map.harbour_count = take_byte(from) % 41U;
    to->map.robber = take_byte(from);
    to->map.robber_q = (int8_t)take_byte(from);
    to->map.robber_r = (int8_t)take_byte(from);
    to->map.min_players = take_byte(from);
    for (uint32_t i = 0; i < to->map.hex_count; i++) {
        take_block(from, &to->hexes[i], 5);
    }
    take_block(from, to->terrains, to->map.terrain_pool_count * sizeof *to->terrains);
    take_block(from, to->numbers, to->map.number_pool_count * sizeof *to->numbers);
    take_block(from, to->harbours, to->map.harbour_count * sizeof *to->harbours);
    to->map.max_players = take_byte(from);
}

/* What a hex draws, or what lies there. */
static void take_hex(bytes *from, catan_map_hex *hex, uint16_t *terrains, uint16_t *numbers) {
    static const uint8_t tokens[] = {2, 3, 4, 5, 6, 8, 9, 10, 11, 12};
    uint8_t terrain = take_byte(from), number = tokens[take_byte(from) % sizeof tokens];
    int bears = terrain % 8 != CATAN_DESERT && terrain % 8 != CATAN_SEA;
    hex->area = terrain >> 4 & 1;
    hex->terrain = terrain % 8;
    hex->number = bears ? number : 0;
    /* From the pools, which get what it would have been: but few 6 and 8, for it takes long to find
     * out that they cannot be kept apart. */
    if ((terrain & 0xc0) == 0xc0 && bears &&
        ((number != 6 && number != 8) || numbers[number] == 0)) {
        hex->terrain = hex->number = CATAN_FROM_POOL;
        terrains[hex->area * 8 + terrain % 8]++;
        numbers[hex->area * 13 + number]++;
    }
}

/* A hexagon that bytes fill with what mostly fits, holes and harbours included. */
static void take_tame(bytes *from, sketch *to) {
    uint16_t terrains[16] = {0}, numbers[26] = {0};
    sketch_hexagon(to, 1 + take_byte(from) % 6);
    uint32_t kept = 0;
    for (uint32_t i = 0; i < to->map.hex_count; i++) {
        if (from->size == 0 || take_byte(from) > 8) {
            to->hexes[kept] = to->hexes[i];
            take_hex(from, &to->hexes[kept++], terrains, numbers);
        }
    }
    to->map.hex_count = kept;
    for (unsigned i = 0; i < 16; i++) {
        if (terrains[i] != 0) {
            sketch_terrain(to, (uint8_t)(i / 8), (uint8_t)(i % 8), terrains[i]);
        }
    }
    for (unsigned i = 0; i < 26; i++) {
        if (numbers[i] != 0) {
            sketch_number(to, (uint8_t)(i / 13), (uint8_t)(i % 13), numbers[i]);
        }
    }
    for (uint8_t harbours = take_byte(from) % 33; harbours > 0 && kept != 0; harbours--) {
        const catan_map_hex *hex = &to->hexes[take_byte(from) % kept];
        uint8_t where = take_byte(from);
        sketch_harbour(to, hex->q, hex->r, where % 6, where / 6 % 6);
        if (catan_map_check(&to->map) != CATAN_OK) {
            to->map.harbour_count--;
        }
    }
    uint8_t robber = take_byte(from);
    to->map.robber = robber > 128 && kept != 0;
    to->map.robber_q = kept == 0 ? 0 : to->hexes[robber % kept].q;
    to->map.robber_r = kept == 0 ? 0 : to->hexes[robber % kept].r;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    static sketch drawn;
    bytes from = {data, size};
    catan_config config;
    playable p;
    memset(&p, 0, sizeof p);
    uint8_t mode = take_byte(&from);
    take_config(&from, &config, 1);
    if (mode & 1) {
        take_wild(&from, &drawn);
    } else {
        take_tame(&from, &drawn);
    }
    int32_t alone = catan_map_check(&drawn.map),
            status = catan_config_check(NULL, 0, &config, &drawn.map);
    MUST(&p, (catan_game_size(&config, &drawn.map) != 0) == (status == CATAN_OK));
    MUST(&p, alone == CATAN_OK || status != CATAN_OK);
    if (playable_make(&p, &config, &drawn.map, mode)) {
        catan_rng rng;
        MUST(&p, status == CATAN_OK);
        catan_rng_seed(&rng, mode);
        playable_run(&p, &rng, PLIES);
        playable_free(&p);
    }
    return 0;
}
