/* How many bytes games, states, positions and saves take. */
#include <stdio.h>

#include "bench.h"
#include "support/all_variants.h"

typedef struct kind {
    const char *name, *options;
    int largest_map;
} kind;

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
    {"map_127", "players=6 counter_offers=on", 1},
};

/* Everything that can be switched on, on each built-in map; a map of the Specialists for six there
 * is not. */
#define ALL_ON(players, map)                                                                       \
    players VARIANT_DICE " scenario=" map " cities_knights=on tactical_defence=on "                \
                         "recruit_at_sea=on " ALL_VARIANTS
#define ALL_AT_HOME(players)                                                                       \
    players VARIANT_DICE " cities_knights=on tactical_defence=on " KNIGHTS_VARIANTS

static const kind all_kinds[] = {
    {"all_base_4", ALL_AT_HOME(""), 0},
    {"all_base_6", ALL_AT_HOME("players=6 "), 0},
    {"all_new_shores_4", ALL_ON("", "new_shores"), 0},
    {"all_new_shores_6", ALL_ON("players=6 ", "new_shores"), 0},
    {"all_islands_4", ALL_ON("", "islands"), 0},
    {"all_islands_6", ALL_ON("players=6 ", "islands"), 0},
    {"all_fog_4", ALL_ON("", "fog"), 0},
    {"all_fog_6", ALL_ON("players=6 ", "fog"), 0},
    {"all_desert_4", ALL_ON("", "desert"), 0},
    {"all_desert_6", ALL_ON("players=6 ", "desert"), 0},
    {"all_new_world_4", ALL_ON("", "new_world"), 0},
    {"all_new_world_6", ALL_ON("players=6 ", "new_world"), 0},
    {"all_specialists_4", ALL_ON("", "specialists"), 0},
};

enum { PARTS = 4, SAVE_PART = 3, ALL_KINDS = sizeof all_kinds / sizeof *all_kinds };
enum { SAVE_GAMES = 2, SAVE_MOVES = 4000, SAVE_STEP = 16 };
static const char *const part_names[PARTS] = {"game", "state", "position", "save"};

static void name_part(char *name, unsigned part, const char *kind_name, int largest) {
    snprintf(name, NAME_BYTES, "sizes.%s.%s%s", part_names[part], kind_name,
             largest ? ".largest" : "");
}

static void measure_kind(const kind *k, size_t *sizes) {
    catan_config config = config_of(k->options);
    const catan_map *map = k->largest_map ? map_127() : NULL;
    catan_game *game = NULL;
    must(catan_game_create(&game, &bench_allocator, &config, map) == CATAN_OK, k->name);
    sizes[0] = catan_game_size(&config, map);
    sizes[1] = catan_state_size(game, 0, 0);
    sizes[2] = catan_position_size(game);
    catan_game_destroy(game);
}

static void bench_kind(bench *b, const kind *k) {
    size_t sizes[PARTS];
    measure_kind(k, sizes);
    for (unsigned i = 0; i < SAVE_PART; i++) {
        char name[NAME_BYTES];
        name_part(name, i, k->name, 0);
        if (bench_wants(b, name)) {
            bench_add(b, name, "bytes", (double)sizes[i], 0);
        }
    }
}

/* A save is as long as what happened: the longest of many along two random games. */
static size_t longest_save(const char *options) {
    size_t longest = 0;
    table t;
    table_open(&t, options, NULL, 0);
    for (uint64_t seed = 1; seed <= SAVE_GAMES; seed++) {
        catan_rng rng;
        catan_rng_seed(&rng, seed);
        table_deal(&t, &rng);
        for (unsigned i = 0; i < SAVE_MOVES && catan_actor(t.state) != CATAN_NOBODY; i++) {
            must(catan_apply_listed(t.state, table_choose(&t, &rng)) == CATAN_OK, "a move");
            size_t size = i % SAVE_STEP == 0 ? catan_save_write(NULL, 0, t.state) : 0;
            longest = size > longest ? size : longest;
        }
    }
    table_close(&t);
    return longest;
}

static int wants_all_kinds(const bench *b) {
    int wanted = 0;
    for (unsigned i = 0; i < ALL_KINDS * PARTS; i++) {
        char name[NAME_BYTES];
        name_part(name, i % PARTS, all_kinds[i / PARTS].name, 1);
        wanted |= bench_wants(b, name);
    }
    return wanted;
}

/* With everything on; of each part the largest is marked. */
static void bench_all_kinds(bench *b) {
    static size_t sizes[ALL_KINDS][PARTS];
    size_t most[PARTS] = {0};
    if (!wants_all_kinds(b)) {
        return;
    }
    for (unsigned i = 0; i < ALL_KINDS; i++) {
        measure_kind(&all_kinds[i], sizes[i]);
        sizes[i][SAVE_PART] = longest_save(all_kinds[i].options);
        for (unsigned part = 0; part < PARTS; part++) {
            most[part] = sizes[i][part] > most[part] ? sizes[i][part] : most[part];
        }
    }
    for (unsigned i = 0; i < ALL_KINDS; i++) {
        for (unsigned part = 0; part < PARTS; part++) {
            char name[NAME_BYTES];
            name_part(name, part, all_kinds[i].name, sizes[i][part] == most[part]);
            if (bench_wants(b, name)) {
                bench_add(b, name, "bytes", (double)sizes[i][part], 0);
            }
        }
    }
}

void bench_sizes(bench *b) {
    for (unsigned i = 0; i < sizeof kinds / sizeof *kinds; i++) {
        bench_kind(b, &kinds[i]);
    }
    bench_all_kinds(b);
}
