#include "table.h"

#include <stdlib.h>
#include <string.h>

/* Undo of whole games, and then some. */
enum { JOURNAL_BYTES = 1 << 20 };

static void *take(void *user, size_t size) {
    (void)user;
    return malloc(size); /* aligned to 16 on all usual 64-bit systems; the library checks */
}

static void give_back(void *user, void *block, size_t size) {
    (void)user, (void)size;
    free(block);
}

const catan_allocator table_memory = {take, give_back, NULL};

static int32_t make_states(table *t, const catan_layout *layout) {
    uint32_t events = catan_max_events(t->game);
    int32_t status =
        catan_state_create(&t->state, &table_memory, t->game, layout, JOURNAL_BYTES, events);
    if (status == CATAN_OK) { /* the position comes by a copy */
        status = catan_state_create(&t->start, &table_memory, t->game, NULL, 0, 0);
    }
    if (status == CATAN_OK) {
        status = catan_state_create(&t->scratch, &table_memory, t->game, NULL, 0, events);
    }
    return status;
}

/* The state is as it should be: all else follows from it. */
static int32_t begin(table *t, int32_t status) {
    if (status == CATAN_OK) {
        status = catan_state_copy(t->start, t->state);
    }
    if (status == CATAN_OK) {
        status = board_read(&t->b, t->state);
    }
    if (status != CATAN_OK) {
        table_close(t);
    }
    return status;
}

/* A game, with nothing on its board yet. */
static int32_t make_game(table *t, const catan_config *config, const catan_map *map) {
    memset(t, 0, sizeof *t);
    catan_rng_seed(&t->rng, 0);
    return catan_game_create(&t->game, &table_memory, config, map);
}

int32_t table_open(table *t, const catan_config *config, const catan_map *map, uint64_t seed) {
    catan_layout layout;
    int32_t status = make_game(t, config, map);
    catan_rng_seed(&t->rng, seed);
    if (status == CATAN_OK) {
        status = catan_layout_generate(&layout, sizeof layout, t->game, &t->rng);
    }
    return begin(t, status == CATAN_OK ? make_states(t, &layout) : status);
}

int32_t table_open_position(table *t, const catan_map *map, const char *position) {
    catan_config config;
    int32_t status = catan_config_parse(&config, sizeof config, position);
    if (status != CATAN_OK) {
        return status;
    }
    status = make_game(t, &config, map);
    if (status == CATAN_OK) {
        status = make_states(t, NULL);
    }
    return begin(t, status == CATAN_OK ? catan_position_parse(t->state, position, NULL) : status);
}

int32_t table_open_save(table *t, const void *bytes, size_t size) {
    static catan_map_room room; /* large */
    catan_config config;
    catan_map map;
    int32_t status = catan_save_config(&config, sizeof config, bytes, size);
    if (status != CATAN_OK) {
        return status;
    }
    int32_t own = catan_save_map(&map, sizeof map, &room, bytes, size);
    if (own != CATAN_OK && own != CATAN_E_MAP_EMPTY) {
        return own;
    }
    status = make_game(t, &config, own == CATAN_OK ? &map : NULL);
    if (status == CATAN_OK) {
        status = make_states(t, NULL);
    }
    return begin(t, status == CATAN_OK ? catan_save_read(t->state, bytes, size) : status);
}

void table_close(table *t) {
    catan_state_destroy(t->state);
    catan_state_destroy(t->start);
    catan_state_destroy(t->scratch);
    catan_game_destroy(t->game);
    free(t->plies);
    memset(t, 0, sizeof *t);
}

static int make_room(table *t) {
    if (t->count < t->capacity) {
        return 1;
    }
    size_t capacity = 2 * t->capacity + 1024;
    ply *plies = realloc(t->plies, capacity * sizeof *plies);
    if (plies == NULL) {
        return 0;
    }
    t->plies = plies;
    t->capacity = capacity;
    return 1;
}

int32_t table_apply(table *t, int32_t who, catan_move move) {
    if (!make_room(t)) {
        return CATAN_E_MEMORY;
    }
    int32_t status = catan_apply(t->state, who, move);
    if (status == CATAN_OK) {
        t->plies[t->count].who = who;
        t->plies[t->count].move = move;
        t->count++;
        board_update(&t->b, t->state);
    }
    return status;
}

int32_t table_chance(table *t) {
    return table_apply(t, CATAN_CHANCE, catan_random_move(t->state, &t->rng));
}

int32_t table_undo(table *t) {
    int32_t status = t->count > 0 ? catan_undo(t->state) : CATAN_E_NO_UNDO;
    if (status == CATAN_OK) {
        t->count--;
        board_update(&t->b, t->state);
    }
    return status;
}

int32_t table_redo(table *t) {
    ply p = t->plies[t->count];
    return table_apply(t, p.who, p.move);
}

int32_t table_replay(table *t, table_see *see, void *user) {
    int32_t status = catan_state_copy(t->scratch, t->start);
    for (size_t i = 0; i < t->count && status == CATAN_OK; i++) {
        see(user, t->scratch, i, t->plies[i], 0);
        status = catan_apply(t->scratch, t->plies[i].who, t->plies[i].move);
        if (status == CATAN_OK) {
            see(user, t->scratch, i, t->plies[i], 1);
        }
    }
    return status;
}

catan_move *table_moves(const table *t, int32_t observer, uint32_t *count) {
    *count = catan_view_moves(t->state, observer, NULL, 0);
    catan_move *moves = *count > 0 ? malloc(*count * sizeof *moves) : NULL;
    if (moves == NULL) {
        *count = 0;
        return NULL;
    }
    *count = catan_view_moves(t->state, observer, moves, *count);
    return moves;
}
