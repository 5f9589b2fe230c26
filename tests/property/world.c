#include "property/world.h"
#include "support/memory.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

const catan_allocator test_allocator = {memory_take, memory_give_back, NULL};

static catan_state *make_state(const world *w, uint32_t journal_bytes, uint32_t events) {
    catan_state *state = NULL;
    int32_t status =
        catan_state_create(&state, &test_allocator, w->game, &w->layout, journal_bytes, events);
    if (status != CATAN_OK) {
        fprintf(stderr, "catan_state_create: %s\n", catan_status_name(status));
        world_fail(w, "a state can be made of every layout", __FILE__, __LINE__);
    }
    return state;
}

/* Options of the test build have high numbers; they are off by default. */
static int plays_beyond_base(const catan_config *config) {
    enum { TEST_OPTIONS = 1000 };
    for (uint32_t i = 0; i < catan_option_count(); i++) {
        catan_option option;
        char value[40];
        if (catan_option_describe(&option, sizeof option, i) == CATAN_OK &&
            option.id > TEST_OPTIONS &&
            catan_config_get(value, sizeof value, config, option.name) == CATAN_OK &&
            strcmp(value, "off") != 0) {
            return 1;
        }
    }
    return 0;
}

static void make_game(world *w, uint64_t seed) {
    w->seed = seed;
    w->beyond_base = plays_beyond_base(&w->config);
    catan_rng_seed(&w->rng, seed);
    const catan_map *map = map_make(&w->drawn, w->map);
    int32_t status = catan_game_create(&w->game, &test_allocator, &w->config, map);
    if (status != CATAN_OK) {
        char problems[1000];
        catan_config_check(problems, sizeof problems, &w->config, map);
        fprintf(stderr, "catan_game_create: %s, map %s\n%s", catan_status_name(status),
                map_names[w->map], problems);
        exit(1);
    }
}

static void make_states(world *w, uint32_t journal_bytes) {
    const uint32_t logs[] = {0, 3, catan_max_events(w->game)};
    w->state = make_state(w, journal_bytes, 0);
    w->before = make_state(w, 0, 0);
    w->twin = make_state(w, 0, logs[w->seed % 3]);
    w->scratch = make_state(w, 20000, 0);
    world_fog_left(w->state, w->fog_terrains, w->fog_numbers);
    for (uint32_t kind = 0; kind < 6; kind++) {
        w->harbour_stock[kind] = stock_of(w->state, kind);
    }
}

int world_make(world *w, const option_row *row, uint64_t seed, uint32_t journal_bytes) {
    memset(w, 0, sizeof *w);
    w->map = option_config(&w->config, row);
    make_game(w, seed);
    int32_t status = catan_layout_generate(&w->layout, sizeof w->layout, w->game, &w->rng);
    if (status == CATAN_E_LAYOUT_TRIES) {
        catan_game_destroy(w->game);
        return 0;
    }
    HOLD(w, status == CATAN_OK, "catan_layout_generate");
    HOLD(w, catan_layout_check(&w->layout, w->game) == CATAN_OK,
         "a generated layout is a legal one");
    make_states(w, journal_bytes);
    return 1;
}

static void read_start(const world *w, catan_state *state) {
    size_t where = 0;
    int32_t status = catan_position_parse(state, w->start, &where);
    if (status != CATAN_OK) {
        fprintf(stderr, "%s at %.30s\n", catan_status_name(status), w->start + where);
    }
    HOLD(w, status == CATAN_OK, "a start's position is a sound one");
}

void world_read(world *w, const char *position, uint64_t seed, uint32_t journal_bytes) {
    memset(w, 0, sizeof *w);
    HOLD(w, catan_config_parse(&w->config, sizeof w->config, position) == CATAN_OK,
         "a start's configuration");
    w->map = MAP_BUILTIN;
    make_game(w, seed);
    HOLD(w, catan_layout_generate(&w->layout, sizeof w->layout, w->game, &w->rng) == CATAN_OK,
         "any layout, to be replaced");
    make_states(w, journal_bytes);
    w->start = position;
    catan_state *const states[] = {w->state, w->before, w->twin, w->scratch};
    for (size_t i = 0; i < sizeof states / sizeof *states; i++) {
        read_start(w, states[i]);
    }
    HOLD(w,
         catan_layout_get(&w->layout, sizeof w->layout, w->state) == CATAN_OK &&
             catan_layout_check(&w->layout, w->game) == CATAN_OK,
         "a start's board is a legal layout");
}

catan_state *world_begin(const world *w) {
    catan_state *state = make_state(w, 0, 0);
    if (w->start != NULL) {
        read_start(w, state);
    }
    return state;
}

static uint32_t read_counters(const catan_state *state, uint32_t kind, uint32_t *out,
                              uint32_t size) {
    uint32_t sum = 0;
    for (uint32_t i = 0; i < size; i++) {
        int32_t count = catan_view_count(state, CATAN_SPECTATOR, kind, CATAN_NOBODY, i);
        out[i] = count < 0 ? 0 : (uint32_t)count;
        sum += out[i];
    }
    return sum;
}

uint32_t world_fog_left(const catan_state *state, uint32_t terrains[CATAN_FOG + 1],
                        uint32_t numbers[13]) {
    read_counters(state, CATAN_COUNTER_FOG_NUMBERS, numbers, 13);
    return read_counters(state, CATAN_COUNTER_FOG_TERRAINS, terrains, CATAN_FOG + 1);
}

uint32_t stock_of(const catan_state *state, uint32_t harbour) {
    int32_t left = catan_view_count(state, CATAN_SPECTATOR, CATAN_COUNTER_HARBOUR_STOCK,
                                    CATAN_NOBODY, harbour);
    return left < 0 ? 0 : (uint32_t)left;
}

void world_free(world *w) {
    catan_state_destroy(w->scratch);
    catan_state_destroy(w->twin);
    catan_state_destroy(w->before);
    catan_state_destroy(w->state);
    catan_game_destroy(w->game);
}

void world_remember(world *w) { catan_state_copy(w->before, w->state); }

static void print_position(const char *name, const catan_state *state) {
    static char text[20000];
    if (state != NULL && catan_position_format(text, sizeof text, state) < sizeof text) {
        fprintf(stderr, "  %s: %s\n", name, text);
    }
}

void world_fail(const world *w, const char *what, const char *file, int line) {
    char text[64] = "none";
    fflush(stdout);
    if (w->game != NULL && w->move != CATAN_MOVE_NONE) {
        catan_move_format(text, sizeof text, w->game, w->move);
    }
    fprintf(stderr, "%s:%d: FAILED: %s\n", file, line, what);
    fprintf(stderr, "  map %s, game seed %" PRIu64 ", ply %u, last move %s (0x%08x)\n",
            map_names[w->map], w->seed, (unsigned)w->ply, text, (unsigned)w->move);
    print_position("before", w->before);
    print_position("now", w->state);
    exit(1);
}

double seconds_now(void) {
    static struct timespec begin;
    struct timespec now;
    timespec_get(&now, TIME_UTC);
    if (begin.tv_sec == 0) {
        begin = now;
    }
    return (double)(now.tv_sec - begin.tv_sec) + 1e-9 * (double)(now.tv_nsec - begin.tv_nsec);
}

test_arguments read_arguments(int count, char **arguments) {
    const char *seconds = getenv("CATAN_PROPERTY_SECONDS");
    test_arguments read = {seconds != NULL ? atof(seconds) : 10, 1, 0};
    for (int i = 1; i < count; i++) {
        if (strcmp(arguments[i], "--long") == 0) {
            read.is_long = 1;
        } else if (i + 1 < count && strcmp(arguments[i], "--seconds") == 0) {
            read.seconds = atof(arguments[++i]);
        } else if (i + 1 < count && strcmp(arguments[i], "--seed") == 0) {
            read.seed = strtoull(arguments[++i], NULL, 0);
        } else {
            fprintf(stderr, "usage: %s [--seconds S] [--seed N] [--long]\n", arguments[0]);
            exit(2);
        }
    }
    read.seconds *= read.is_long ? 10 : 1;
    seconds_now();
    return read;
}
