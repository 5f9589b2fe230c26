/* The door for hostile map texts: refused, nothing is written; accepted, the text is the map's only
 * one, and a game can be made and played on it, which gives the map back. */
#include <stdlib.h>
#include <string.h>

#include "fuzz/mutate.h"
#include "fuzz/playable.h"
#include "support/plain_layout.h"

enum { TEXT = 16384, PLIES = 60 };

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);
size_t LLVMFuzzerMutate(uint8_t *data, size_t size, size_t max_size);
size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t max_size, unsigned seed);

static void check_text(const playable *p, const catan_map *map, const char *text) {
    static char again[TEXT];
    size_t length = catan_map_format(again, sizeof again, map);
    MUST(p, length != 0 && length < sizeof again && strncmp(again, text, length) == 0);
    MUST(p, text[length] == '\0' || text[length] == '\n');
}

static void play(const catan_map *map, const char *text) {
    catan_config config;
    catan_map kept;
    catan_rng rng;
    playable p;
    catan_config_init(&config, sizeof config);
    config.players = map->max_players != 0 ? map->max_players : CATAN_MAX_PLAYERS;
    for (uint32_t i = 0; i < map->hex_count; i++) {
        config.volcanoes |= map->hexes[i].terrain == CATAN_VOLCANO;
        config.market |= map->hexes[i].terrain == CATAN_MARKET;
    }
    config.seafarers = catan_config_check(NULL, 0, &config, map) == CATAN_E_CONFIG_SEAFARERS;
    memset(&p, 0, sizeof p);
    MUST(&p, playable_make_game(&p, &config, map));
    plain_layout(&p.layout, p.game, map);
    if (catan_layout_check(&p.layout, p.game) != CATAN_OK) { /* little land */
        playable_free(&p);
        return;
    }
    playable_make_states(&p);
    MUST(&p, catan_game_map(&kept, sizeof kept, p.game) == CATAN_OK);
    check_text(&p, &kept, text);
    catan_rng_seed(&rng, map->hex_count);
    playable_run(&p, &rng, PLIES);
    playable_free(&p);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    static const playable none;
    catan_map map;
    catan_map_room room, untouched;
    size_t where = SIZE_MAX;
    if (size >= TEXT) {
        return 0;
    }
    char *text = malloc(size + 1); /* of just this size, so that a read beyond it is seen */
    memcpy(text, data, size);
    text[size] = '\0';
    memset(&room, 0x5a, sizeof room);
    untouched = room;
    if (catan_map_parse(&map, sizeof map, &room, text, &where) != CATAN_OK) {
        MUST(&none, where <= size && memcmp(&room, &untouched, sizeof room) == 0);
    } else {
        MUST(&none, where == SIZE_MAX && catan_map_check(&map) == CATAN_OK);
        check_text(&none, &map, text);
        play(&map, text);
    }
    free(text);
    return 0;
}

size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t max_size, unsigned seed) {
    return mutate_input(data, size, max_size, seed, LLVMFuzzerMutate);
}
