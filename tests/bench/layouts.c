/* Layouts, and games compiled. */
#include <stdlib.h>

#include "bench.h"

enum { LAYOUTS = 16, GAMES = 16 };

typedef struct mode {
    const char *name, *options;
} mode;

static const mode modes[] = {
    {"layouts.spiral_19", "layout=spiral"},
    {"layouts.spiral_30", "players=6 layout=spiral"},
    {"layouts.random_19", "layout=random"},
    {"layouts.random_30", "players=6 layout=random"},
    {"layouts.balanced_19", "layout=random balanced=on"},
    {"layouts.balanced_30", "players=6 layout=random balanced=on"},
};

typedef struct laying {
    table table;
    unsigned layouts;
} laying;

/* The same layouts each time: how many tries one takes is chance. */
static void lay(void *data) {
    laying *l = data;
    table *t = &l->table;
    catan_rng rng;
    catan_rng_seed(&rng, 1);
    for (unsigned i = 0; i < l->layouts; i++) {
        int32_t status = catan_layout_generate(&t->layout, sizeof t->layout, t->game, &rng);
        must(status == CATAN_OK, "a layout");
    }
}

typedef struct compiling {
    catan_config config;
    const catan_map *map;
    void *memory;
    size_t size;
} compiling;

static void compile_games(void *data) {
    compiling *c = data;
    for (unsigned i = 0; i < GAMES; i++) {
        catan_game *game = NULL;
        int32_t status = catan_game_init(&game, c->memory, c->size, &c->config, c->map);
        must(status == CATAN_OK, "a game");
    }
}

static void bench_compiling(bench *b, const char *name, const char *options, const catan_map *map) {
    compiling c = {.config = config_of(options), .map = map};
    c.size = catan_game_size(&c.config, map);
    c.memory = bench_allocator.allocate(NULL, c.size);
    must(c.memory != NULL, "memory");
    bench_time(b, name, "ns", &(work){NULL, compile_games, &c, GAMES});
    free(c.memory);
}

void bench_layouts(bench *b) {
    for (unsigned i = 0; i < sizeof modes / sizeof *modes; i++) {
        laying l = {.layouts = b->quick ? 1 : LAYOUTS};
        table_open(&l.table, modes[i].options, NULL, 0);
        bench_time(b, modes[i].name, "ns", &(work){NULL, lay, &l, l.layouts});
        table_close(&l.table);
    }
    bench_compiling(b, "calls.game_init", "", NULL);
    bench_compiling(b, "calls.game_init_30", "players=6", NULL);
    bench_compiling(b, "calls.game_init_127", "players=6", map_127());
}
