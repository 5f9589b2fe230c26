/* For test_api_arguments.c: the calls of config.h, map.h, game.h, board.h, rng.h, result.h and
 * api.h. */
#ifndef TESTS_UNIT_TEST_API_OBJECTS_H
#define TESTS_UNIT_TEST_API_OBJECTS_H

#include "test_api_fixture.h"

/* --- config.h --- */

static size_t call_config_size(fixture *f) {
    (void)f;
    assert_int_equal(catan_config_size(), sizeof(catan_config));
    return 0;
}
static size_t call_config_init(fixture *f) {
    size_t size = any_struct_size(f, sizeof(catan_config));
    return catan_config_init(any_out(f), size) == CATAN_OK ? size : 0;
}
static size_t call_config_set(fixture *f) {
    const catan_config *config = any_config(f);
    if (config == NULL) {
        assert_int_equal(catan_config_set(NULL, any_text(f), any_text(f)), CATAN_E_ARGUMENT);
        return 0;
    }
    memcpy(f->out, config, SIZED_MOST);
    memcpy(f->out_before, f->out, SIZED_MOST);
    return catan_config_set((catan_config *)(void *)f->out, any_text(f), any_text(f)) == CATAN_OK
               ? sizeof(catan_config)
               : 0;
}
static size_t call_config_get(fixture *f) {
    void *buffer = any_out(f);
    size_t capacity = any_capacity(f, buffer, 1);
    return catan_config_get(buffer, capacity, any_config(f), any_text(f)) == CATAN_OK ? capacity
                                                                                      : 0;
}
static size_t call_config_check(fixture *f) {
    void *buffer = any_out(f);
    size_t capacity = one_in(f, 2) ? below(f, 40) : any_capacity(f, buffer, 1);
    const catan_config *config = any_config(f);
    int32_t status = catan_config_check(buffer, capacity, config, one_in(f, 2) ? NULL : any_map(f));
    if (config == NULL || (buffer == NULL && capacity != 0)) {
        assert_int_equal(status, CATAN_E_ARGUMENT);
        return 0;
    }
    return capacity; /* the problems, which are the output */
}
static size_t call_option_count(fixture *f) {
    (void)f;
    assert_true(catan_option_count() >= 17);
    return 0;
}
static size_t call_option_describe(fixture *f) {
    size_t size = any_struct_size(f, sizeof(catan_option));
    return catan_option_describe(any_out(f), size, any_number(f)) == CATAN_OK ? size : 0;
}

/* --- map.h --- */

static size_t call_map_size(fixture *f) {
    (void)f;
    assert_int_equal(catan_map_size(), sizeof(catan_map));
    return 0;
}
static size_t call_map_check(fixture *f) {
    const catan_map *map = any_map(f);
    int32_t status = catan_map_check(map);
    assert_true(map != NULL || status == CATAN_E_ARGUMENT);
    return 0;
}

/* --- game.h --- */

static size_t call_game_size(fixture *f) {
    const catan_config *config = any_config(f);
    size_t size = catan_game_size(config, one_in(f, 2) ? NULL : any_map(f));
    assert_true(config != NULL || size == 0);
    return 0;
}
static size_t call_game_init(fixture *f) {
    static _Alignas(16) uint8_t memory[65536];
    catan_game *game = NULL;
    size_t size = one_in(f, 2) ? sizeof memory : below(f, sizeof memory);
    catan_game **out = one_in(f, 8) ? NULL : &game;
    void *block = one_in(f, 8) ? NULL : one_in(f, 8) ? memory + 8 : memory;
    size -= block == memory + 8 && size >= 8 ? 8 : 0;
    int32_t status =
        catan_game_init(out, block, size, any_config(f), one_in(f, 2) ? NULL : any_map(f));
    assert_true((game != NULL) == (status == CATAN_OK));
    catan_game_destroy(game); /* nothing happens */
    return 0;
}
static size_t call_game_create(fixture *f) {
    catan_game *game = NULL;
    catan_game **out = one_in(f, 8) ? NULL : &game;
    int32_t status =
        catan_game_create(out, any_allocator(f), any_config(f), one_in(f, 2) ? NULL : any_map(f));
    assert_true((game != NULL) == (status == CATAN_OK));
    catan_game_destroy(game);
    return 0;
}
static size_t call_game_destroy(fixture *f) {
    catan_game_destroy(NULL);
    catan_game_destroy(f->games[GAMES - 1]); /* made by init: nothing happens */
    return 0;
}
static size_t call_game_config(fixture *f) {
    size_t size = any_struct_size(f, sizeof(catan_config));
    return catan_game_config(any_out(f), size, any_game(f)) == CATAN_OK ? size : 0;
}
#define COUNT_OF_GAME(name, least)                                                                 \
    static size_t call_##name(fixture *f) {                                                        \
        const catan_game *game = any_game(f);                                                      \
        assert_true(game == NULL ? catan_##name(game) == 0 : catan_##name(game) >= (least));       \
        return 0;                                                                                  \
    }
COUNT_OF_GAME(game_players, 2)
COUNT_OF_GAME(game_target, 3)
COUNT_OF_GAME(hex_count, 19)
COUNT_OF_GAME(node_count, 54)
COUNT_OF_GAME(edge_count, 72)
COUNT_OF_GAME(harbour_count, 9)
COUNT_OF_GAME(max_moves, 72)
COUNT_OF_GAME(position_size, 200)
COUNT_OF_GAME(playouts_size, 200)

/* --- board.h --- */

#define PLACE_OF_GAME(name, type)                                                                  \
    static size_t call_##name(fixture *f) {                                                        \
        size_t size = any_struct_size(f, sizeof(type));                                            \
        return catan_##name(any_out(f), size, any_game(f), any_number(f)) == CATAN_OK ? size : 0;  \
    }
PLACE_OF_GAME(hex_get, catan_hex)
PLACE_OF_GAME(node_get, catan_node)
PLACE_OF_GAME(edge_get, catan_edge)
PLACE_OF_GAME(harbour_get, catan_harbour_place)

static size_t call_hex_at(fixture *f) {
    const catan_game *game = any_game(f);
    uint32_t hex = catan_hex_at(game, any_seat(f), any_seat(f));
    assert_true(hex == CATAN_NO_PLACE || hex < catan_hex_count(game));
    return 0;
}
static size_t call_layout_size(fixture *f) {
    (void)f;
    assert_int_equal(catan_layout_size(), sizeof(catan_layout));
    return 0;
}
static size_t call_layout_generate(fixture *f) {
    catan_rng store;
    size_t size = any_struct_size(f, sizeof(catan_layout));
    return catan_layout_generate(any_out(f), size, any_game(f), any_rng(f, &store)) == CATAN_OK
               ? size
               : 0;
}
static size_t call_layout_check(fixture *f) {
    const catan_layout *layout = any_layout(f);
    const catan_game *game = any_game(f);
    int32_t status = catan_layout_check(layout, game);
    assert_true((layout != NULL && game != NULL) || status == CATAN_E_ARGUMENT);
    return 0;
}

/* --- rng.h, result.h, api.h --- */

static size_t call_rng_seed(fixture *f) {
    return catan_rng_seed(any_out(f), catan_rng_next(&f->rng)) == CATAN_OK ? sizeof(catan_rng) : 0;
}
static size_t call_rng_next(fixture *f) {
    catan_rng store, *rng = any_rng(f, &store);
    int refused = rng == NULL || (rng->s[0] | rng->s[1] | rng->s[2] | rng->s[3]) == 0;
    uint64_t number = catan_rng_next(rng);
    assert_true(!refused || number == 0);
    return 0;
}
static size_t call_rng_below(fixture *f) {
    catan_rng store, *rng = any_rng(f, &store);
    uint32_t bound = any_number(f), number = catan_rng_below(rng, bound);
    assert_true(bound == 0 ? number == 0 : number < bound);
    return 0;
}
static size_t call_status_name(fixture *f) {
    assert_true(catan_status_name(any_seat(f))[0] != '\0');
    return 0;
}
static size_t call_status_text(fixture *f) {
    assert_true(catan_status_text(any_seat(f))[0] != '\0');
    return 0;
}
static size_t call_version(fixture *f) {
    (void)f;
    assert_true(catan_version() != 0);
    return 0;
}
static size_t call_version_text(fixture *f) {
    (void)f;
    assert_true(catan_version_text()[0] != '\0');
    return 0;
}

#endif
