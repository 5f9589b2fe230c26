/* How many bytes games, states and positions take. */
#include <stdio.h>

#include "bench.h"
#include "support/all_variants.h"

typedef struct kind {
    const char *name, *options;
    int largest_map;
} kind;

#define VARIANTS_ON(map)                                                                           \
    "players=6 " VARIANT_DICE " scenario=" map " cities_knights=on tactical_defence=on "           \
    "recruit_at_sea=on " ALL_VARIANTS

static const kind kinds[] = {
    {"players_2", "players=2", 0},
    {"players_3", "players=3", 0},
    {"players_4", "", 0},
    {"players_6", "players=6", 0},
    {"sea_frame", "sea_frame=on", 0},
    {"sea_frame_6", "players=6 sea_frame=on", 0},
    {"counter_offers", "counter_offers=on", 0},
    {"new_shores", "scenario=new_shores", 0},
    {"fog", "scenario=fog", 0},
    {"desert", "scenario=desert", 0},
    {"islands", "scenario=islands", 0},
    {"new_world", "scenario=new_world", 0},
    {"new_shores_6", "players=6 scenario=new_shores", 0},
    {"fog_6", "players=6 scenario=fog", 0},
    {"new_world_6", "players=6 scenario=new_world", 0},
    {"cities_knights", "cities_knights=on", 0},
    {"cities_knights_6", "players=6 cities_knights=on", 0},
    {"cities_knights_sea", "scenario=new_shores cities_knights=on", 0},
    {"cities_knights_sea_6", "players=6 scenario=new_shores cities_knights=on", 0},
    {"variants_6", VARIANTS_ON("new_shores"), 0},
    {"variants_desert_6", VARIANTS_ON("desert"), 0},
    {"map_127", "players=6 counter_offers=on", 1},
};

static void bench_kind(bench *b, const kind *k) {
    static const char *const parts[] = {"game", "state", "position"};
    catan_config config = config_of(k->options);
    const catan_map *map = k->largest_map ? map_127() : NULL;
    catan_game *game = NULL;
    must(catan_game_create(&game, &bench_allocator, &config, map) == CATAN_OK, "a game");
    size_t sizes[3];
    sizes[0] = catan_game_size(&config, map);
    sizes[1] = catan_state_size(game, 0, 0);
    sizes[2] = catan_position_size(game);
    for (unsigned i = 0; i < 3; i++) {
        char name[NAME_BYTES];
        snprintf(name, sizeof name, "sizes.%s.%s", parts[i], k->name);
        if (bench_wants(b, name)) {
            bench_add(b, name, "bytes", (double)sizes[i], 0);
        }
    }
    catan_game_destroy(game);
}

void bench_sizes(bench *b) {
    for (unsigned i = 0; i < sizeof kinds / sizeof *kinds; i++) {
        bench_kind(b, &kinds[i]);
    }
}
