/* Bytes as a map: refused with a status, or a game is made, laid and played on it. */
#include <stdlib.h>
#include <string.h>

#include "fuzz/bytes.h"
#include "fuzz/playable.h"
#include "support/sketch.h"

enum { PLIES = 120 };

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

/* What maps at sea say beside; zero where the bytes are at their end. */
static void take_sea(bytes *from, sketch *to) {
    to->map.pirate = take_byte(from);
    to->map.pirate_q = (int8_t)take_byte(from);
    to->map.pirate_r = (int8_t)take_byte(from);
    to->map.frame = take_byte(from);
    to->map.reds_touch = take_byte(from);
    to->map.printed = take_byte(from);
    to->map.goal = take_byte(from);
    to->map.island_points = take_byte(from);
    to->map.spiral_area = take_byte(from);
    to->map.letter_count = take_byte(from) % 128U;
    take_block(from, to->letters, to->map.letter_count);
    take_block(from, to->map.barred, sizeof to->map.barred);
    for (uint32_t i = 0; i < to->map.hex_count; i++) {
        take_block(from, &to->hexes[i].printed_terrain, 4);
    }
}

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
    take_sea(from, to);
}

/* What a hex draws, or what lies there. */
static void take_hex(bytes *from, catan_map_hex *hex, uint16_t *terrains, uint16_t *numbers) {
    static const uint8_t tokens[] = {2, 3, 4, 5, 6, 8, 9, 10, 11, 12};
    uint8_t terrain = take_byte(from), number = tokens[take_byte(from) % sizeof tokens];
    int bears = terrain % 8 != CATAN_DESERT && terrain % 8 != CATAN_SEA;
    hex->area = terrain >> 4 & 1;
    hex->terrain = terrain % 8;
    hex->number = bears ? number : 0;
    if ((terrain & 0xf8) == 0x38 && bears) {
        hex->terrain = terrain % 2 ? CATAN_VOLCANO : CATAN_MARKET;
    } else if ((terrain & 0xc0) == 0xc0 &&
               bears) { /* from the pools, which get what it would have been */
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

/* Whether numbers are drawn that may not lie side by side: to find out that they must takes long.
 */
static int draws_red(const catan_map *map) {
    for (uint32_t i = 0; i < map->number_pool_count; i++) {
        if ((map->number_pool[i].value == 6 || map->number_pool[i].value == 8) &&
            map->number_pool[i].count != 0) {
            return 1;
        }
    }
    return 0;
}

/* Takes the first card of an area's pool that is left, as an embedder may lay a board. */
static uint8_t next_card(catan_map_pool *pool, uint32_t count, uint8_t area, uint8_t none) {
    for (uint32_t i = 0; i < count; i++) {
        if (pool[i].area == area && pool[i].count != 0) {
            pool[i].count--;
            return pool[i].value;
        }
    }
    return none;
}

static void lay(playable *p, sketch *drawn) {
    memset(&p->layout, 0, sizeof p->layout);
    p->layout.struct_size = sizeof p->layout;
    for (uint32_t i = 0; i < drawn->map.hex_count; i++) {
        const catan_map_hex *hex = &drawn->hexes[i];
        uint32_t id = catan_hex_at(p->game, hex->q, hex->r);
        uint8_t terrain = hex->terrain, number = hex->number;
        MUST(p, id < drawn->map.hex_count);
        if (hex->flags & CATAN_HEX_FOG) {
            p->layout.terrain[id] = CATAN_FOG;
            continue;
        }
        if (terrain == CATAN_FROM_POOL) {
            terrain =
                next_card(drawn->terrains, drawn->map.terrain_pool_count, hex->area, CATAN_DESERT);
        }
        if (number == CATAN_FROM_POOL) {
            int bears = terrain != CATAN_DESERT && terrain != CATAN_SEA;
            number =
                bears ? next_card(drawn->numbers, drawn->map.number_pool_count, hex->area, 0) : 0;
        }
        p->layout.terrain[id] = terrain;
        p->layout.number[id] = number;
    }
    for (uint32_t i = 0; i < catan_harbour_count(p->game); i++) {
        p->layout.harbour[i] = (uint8_t)(i % 6);
    }
}

static int make(playable *p, const catan_config *config, sketch *drawn, uint64_t seed) {
    if (!draws_red(&drawn->map)) {
        return playable_make(p, config, &drawn->map, seed);
    }
    if (!playable_make_game(p, config, &drawn->map)) {
        return 0;
    }
    lay(p, drawn);
    if (catan_layout_check(&p->layout, p->game) != CATAN_OK) { /* harbours anywhere; printed sea */
        playable_free(p);
        return 0;
    }
    playable_make_states(p);
    return 1;
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
        for (uint32_t i = 0; i < drawn.map.hex_count; i++) { /* what the map wants */
            config.volcanoes |= drawn.hexes[i].terrain == CATAN_VOLCANO;
            config.market |= drawn.hexes[i].terrain == CATAN_MARKET;
        }
    }
    int32_t alone = catan_map_check(&drawn.map),
            status = catan_config_check(NULL, 0, &config, &drawn.map);
    MUST(&p, (catan_game_size(&config, &drawn.map) != 0) == (status == CATAN_OK));
    MUST(&p, alone == CATAN_OK || status != CATAN_OK);
    if (make(&p, &config, &drawn, mode)) {
        catan_rng rng;
        MUST(&p, status == CATAN_OK);
        catan_rng_seed(&rng, mode);
        playable_run(&p, &rng, PLIES);
        playable_free(&p);
    }
    return 0;
}
