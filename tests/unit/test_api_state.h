/* For test_api_arguments.c: the calls of state.h, chance.h, inspect.h and text.h. */
#ifndef TESTS_UNIT_TEST_API_STATE_H
#define TESTS_UNIT_TEST_API_STATE_H

#include "test_api_fixture.h"

/* --- making and copying --- */

static size_t call_state_size(fixture *f) {
    uint32_t journal = any_number(f), events = any_number(f);
    const catan_game *game = any_game(f);
    size_t size = catan_state_size(game, journal, events);
    assert_true((size == 0) == (game == NULL || journal > 0x40000000 || events > 0xffff));
    return 0;
}
static uint32_t any_events(fixture *f) { return one_in(f, 2) ? 0 : any_number(f); }
static size_t call_state_init(fixture *f) {
    catan_state *state = NULL;
    catan_state **out = one_in(f, 8) ? NULL : &state;
    uint8_t *memory = any_out(f);
    size_t size = one_in(f, 2) ? OUT - 16 : below(f, OUT - 16);
    if (memory != NULL && one_in(f, 8)) {
        memory += below(f, 16);
    }
    int32_t status = catan_state_init(out, memory, size, any_game(f), any_layout(f), any_number(f),
                                      any_events(f));
    assert_true((state != NULL) == (status == CATAN_OK));
    catan_state_destroy(state); /* nothing happens */
    return status == CATAN_OK ? size : 0;
}
static size_t call_state_create(fixture *f) {
    catan_state *state = NULL;
    catan_state **out = one_in(f, 8) ? NULL : &state;
    int32_t status = catan_state_create(out, any_allocator(f), any_game(f), any_layout(f),
                                        any_number(f), any_events(f));
    assert_true((state != NULL) == (status == CATAN_OK));
    catan_state_destroy(state);
    return 0;
}
static size_t call_state_destroy(fixture *f) {
    catan_state_destroy(NULL);
    catan_state_destroy(f->states[below(f, STATES)]); /* made by init: nothing happens */
    return 0;
}
static size_t call_state_copy(fixture *f) {
    catan_state *to = state_to_change(f);
    if (catan_state_copy(to, any_state(f)) != CATAN_OK) {
        f->changed = -1;
    }
    return 0;
}
static size_t call_state_game(fixture *f) {
    const catan_state *state = any_state(f);
    assert_true((state == NULL) == (catan_state_game(state) == NULL));
    return 0;
}
static size_t call_state_equal(fixture *f) {
    const catan_state *a = any_state(f), *b = any_state(f);
    int32_t equal = catan_state_equal(a, b);
    assert_true(equal == 0 || equal == 1);
    assert_true(a == NULL || b == NULL ? equal == 0 : a != b || equal == 1);
    return 0;
}

/* --- asking --- */

static size_t call_actor(fixture *f) {
    const catan_state *state = any_state(f);
    int32_t actor = catan_actor(state);
    assert_true(state == NULL ? actor == CATAN_NOBODY
                              : actor >= CATAN_NOBODY && actor < CATAN_MAX_PLAYERS);
    return 0;
}
static size_t call_question(fixture *f) {
    const catan_state *state = any_state(f);
    int32_t question = catan_question(state);
    assert_true(state == NULL ? question == CATAN_ASK_OVER
                              : catan_question_name(question)[0] != '\0');
    return 0;
}
static size_t call_result(fixture *f) {
    const catan_state *state = any_state(f);
    assert_true(state != NULL || catan_result(state) == CATAN_RUNNING);
    return 0;
}
static size_t call_hash(fixture *f) {
    const catan_state *state = any_state(f);
    assert_true((state == NULL) == (catan_hash(state) == 0));
    return 0;
}
static size_t call_undo_depth(fixture *f) {
    const catan_state *state = any_state(f);
    assert_true(state != NULL || catan_undo_depth(state) == 0);
    return 0;
}
static size_t call_undo_reveals(fixture *f) {
    int32_t reveals = catan_undo_reveals(any_state(f));
    assert_true(reveals == 0 || reveals == 1);
    return 0;
}
static size_t call_moves(fixture *f) {
    void *buffer = any_out(f);
    uint32_t capacity = any_capacity(f, buffer, sizeof(catan_move));
    uint32_t count = catan_moves(any_state(f), buffer, capacity);
    return (count < capacity ? count : capacity) * sizeof(catan_move);
}
static size_t call_check(fixture *f) {
    const catan_state *state = any_state(f);
    int32_t status = catan_check(state, any_seat(f), any_move(f));
    assert_true(status == CATAN_OK || status == CATAN_E_ARGUMENT || status <= CATAN_E_GAME_OVER);
    assert_true(state != NULL || status == CATAN_E_ARGUMENT);
    return 0;
}

/* --- playing --- */

static void keep_if_ok(fixture *f, int32_t status) {
    assert_true(status == CATAN_OK || strcmp(catan_status_name(status), "CATAN_E_UNKNOWN") != 0);
    if (status != CATAN_OK) {
        f->changed = -1;
    }
}
static size_t call_apply(fixture *f) {
    catan_state *state = state_to_change(f);
    keep_if_ok(f, catan_apply(state, any_seat(f), any_move(f)));
    return 0;
}
static size_t call_apply_listed(fixture *f) {
    catan_state *state = state_to_change(f);
    keep_if_ok(f, catan_apply_listed(state, any_move(f)));
    return 0;
}
static size_t call_undo(fixture *f) {
    keep_if_ok(f, catan_undo(state_to_change(f)));
    return 0;
}
static size_t call_playout(fixture *f) {
    catan_rng store;
    catan_state *state = state_to_change(f);
    keep_if_ok(
        f, catan_playout(state, any_rng(f, &store), one_in(f, 50) ? UINT32_MAX : below(f, 100)));
    return 0;
}
static size_t call_playouts(fixture *f) {
    static _Alignas(16) uint8_t scratch[STATE_BYTES];
    catan_rng store;
    size_t size = any_struct_size(f, sizeof(catan_tally));
    void *block = one_in(f, 8) ? NULL : one_in(f, 8) ? scratch + 1 + below(f, 15) : scratch;
    size_t room = one_in(f, 3) ? below(f, 900) : STATE_BYTES - 16;
    int32_t status = catan_playouts(any_out(f), size, any_state(f), any_rng(f, &store), below(f, 3),
                                    one_in(f, 50) ? 0 : below(f, 50), block, room);
    return status == CATAN_OK ? size : 0;
}

/* --- chance.h --- */

static size_t call_chance_weights(fixture *f) {
    void *buffer = any_out(f);
    uint32_t capacity = any_capacity(f, buffer, sizeof(uint32_t));
    uint32_t count = catan_chance_weights(any_state(f), buffer, capacity);
    return (count < capacity ? count : capacity) * sizeof(uint32_t);
}
static size_t call_random_move(fixture *f) {
    catan_rng store;
    const catan_state *state = any_state(f);
    catan_move move = catan_random_move(state, any_rng(f, &store));
    assert_true(move == CATAN_MOVE_NONE || catan_check(state, CATAN_ANYONE, move) == CATAN_OK);
    return 0;
}

/* --- inspect.h --- */

static size_t call_seat_get(fixture *f) {
    size_t size = any_struct_size(f, sizeof(catan_seat_info));
    return catan_seat_get(any_out(f), size, any_state(f), small_number(f)) == CATAN_OK ? size : 0;
}
static size_t call_table_get(fixture *f) {
    size_t size = any_struct_size(f, sizeof(catan_table_info));
    return catan_table_get(any_out(f), size, any_state(f)) == CATAN_OK ? size : 0;
}
static size_t call_layout_get(fixture *f) {
    size_t size = any_struct_size(f, sizeof(catan_layout));
    return catan_layout_get(any_out(f), size, any_state(f)) == CATAN_OK ? size : 0;
}
static size_t call_node_building(fixture *f) {
    assert_true(catan_node_building(any_state(f), any_number(f)) <= CATAN_CITY);
    return 0;
}
static size_t call_node_owner(fixture *f) {
    int32_t owner = catan_node_owner(any_state(f), any_number(f));
    assert_true(owner == CATAN_NOBODY || (owner >= 0 && owner < CATAN_MAX_PLAYERS));
    return 0;
}
static size_t call_edge_owner(fixture *f) {
    int32_t owner = catan_edge_owner(any_state(f), any_number(f));
    assert_true(owner == CATAN_NOBODY || (owner >= 0 && owner < CATAN_MAX_PLAYERS));
    return 0;
}
static size_t call_special_points(fixture *f) {
    uint32_t points = catan_special_points(any_state(f), any_number(f), any_number(f));
    assert_true(points <= 27);
    return 0;
}
static size_t call_config_map(fixture *f) {
    size_t struct_size = any_struct_size(f, sizeof(catan_map));
    int32_t status = catan_config_map(any_out(f), struct_size, any_config(f));
    return status == CATAN_OK ? struct_size : 0;
}
static size_t call_edge_route(fixture *f) {
    uint32_t route = catan_edge_route(any_state(f), any_number(f));
    assert_true(route <= CATAN_SHIP);
    return 0;
}

static size_t call_progress_hand(fixture *f) {
    uint8_t *cards = any_out(f);
    const catan_state *state = any_state(f);
    int32_t status = catan_progress_hand(cards, state, any_number(f));
    assert_true(status == CATAN_OK || status == CATAN_E_ARGUMENT);
    return status == CATAN_OK ? CATAN_PROGRESS_KINDS : 0;
}
static size_t call_node_knight(fixture *f) {
    uint32_t level = 9, active = 9;
    uint32_t *its_level = one_in(f, 4) ? NULL : &level, *its_active = one_in(f, 4) ? NULL : &active;
    const catan_state *state = any_state(f);
    int32_t owner = catan_node_knight(state, any_number(f), its_level, its_active);
    assert_true(owner >= CATAN_NOBODY && owner < CATAN_MAX_PLAYERS);
    assert_true(state != NULL || owner == CATAN_NOBODY);
    assert_true(its_level == NULL || (level == 0) == (owner == CATAN_NOBODY));
    assert_true(its_active == NULL || active <= (owner != CATAN_NOBODY));
    return 0;
}

/* --- text.h --- */

static size_t call_position_format(fixture *f) {
    void *buffer = any_out(f);
    size_t capacity = any_capacity(f, buffer, 1);
    size_t length = catan_position_format(buffer, capacity, any_state(f));
    return length == 0 ? 0 : length < capacity ? length + 1 : capacity;
}
static size_t call_position_parse(fixture *f) {
    static char text[OUT];
    size_t where;
    const char *given = any_text(f);
    if (one_in(f, 2) &&
        catan_position_format(text, sizeof text, f->states[below(f, STATES)]) < sizeof text) {
        if (one_in(f, 2)) {
            text[below(f, (uint32_t)strlen(text))] = (char)any_number(f);
        }
        given = text;
    }
    catan_state *state = state_to_change(f);
    keep_if_ok(f, catan_position_parse(state, given, one_in(f, 2) ? NULL : &where));
    return 0;
}
static size_t call_config_parse(fixture *f) {
    size_t size = any_struct_size(f, sizeof(catan_config));
    return catan_config_parse(any_out(f), size, any_text(f)) == CATAN_OK ? size : 0;
}

#endif
