/* For test_api_arguments.c: the calls of view.h, event.h, query.h and stats.h. */
#ifndef TESTS_UNIT_TEST_API_VIEWS_H
#define TESTS_UNIT_TEST_API_VIEWS_H

#include "test_api_fixture.h"

/* Mostly one of those that there are. */
static int32_t any_observer(fixture *f) {
    return one_in(f, 4) ? any_seat(f) : (int32_t)below(f, 9) - 5;
}
static int is_observer(const catan_state *state, int32_t observer) {
    return state != NULL &&
           (observer == CATAN_SPECTATOR || observer == CATAN_ALL_SEEING ||
            (observer >= 0 && observer < (int32_t)catan_game_players(catan_state_game(state))));
}
static size_t least(uint32_t count, uint32_t capacity, size_t size) {
    return (count < capacity ? count : capacity) * size;
}

/* --- view.h --- */

static size_t call_view_get(fixture *f) {
    size_t size = any_struct_size(f, sizeof(catan_view));
    const catan_state *state = any_state(f);
    int32_t observer = any_observer(f);
    int32_t status = catan_view_get(any_out(f), size, state, observer);
    assert_true(is_observer(state, observer) || status == CATAN_E_ARGUMENT);
    return status == CATAN_OK ? size : 0;
}
static size_t call_view_pieces(fixture *f) {
    void *buffer = any_out(f);
    uint32_t capacity = any_capacity(f, buffer, sizeof(catan_piece));
    const catan_state *state = any_state(f);
    int32_t observer = any_observer(f);
    uint32_t count = catan_view_pieces(state, observer, buffer, capacity);
    assert_true(is_observer(state, observer) || count == 0);
    assert_true(count <= catan_max_pieces(catan_state_game(state)));
    return least(count, capacity, sizeof(catan_piece));
}
static size_t call_view_counters(fixture *f) {
    void *buffer = any_out(f);
    uint32_t capacity = any_capacity(f, buffer, sizeof(catan_counter));
    const catan_state *state = any_state(f);
    int32_t observer = any_observer(f);
    uint32_t count = catan_view_counters(state, observer, buffer, capacity);
    int good = is_observer(state, observer) && (buffer != NULL || capacity == 0);
    assert_int_equal(count, good ? catan_max_counters(catan_state_game(state)) : 0);
    return least(count, capacity, sizeof(catan_counter));
}
static size_t call_view_count(fixture *f) {
    const catan_state *state = any_state(f);
    int32_t observer = any_observer(f);
    uint32_t kind = one_in(f, 4) ? any_number(f) : below(f, 24);
    int32_t seat = one_in(f, 3) ? CATAN_NOBODY : any_seat(f);
    uint32_t index = one_in(f, 4) ? any_number(f) : one_in(f, 4) ? CATAN_TOTAL : below(f, 14);
    int32_t value = catan_view_count(state, observer, kind, seat, index);
    assert_true(value >= CATAN_UNKNOWN);
    assert_true(is_observer(state, observer) || value == CATAN_UNKNOWN);
    return 0;
}
static size_t call_view_layout(fixture *f) {
    size_t size = any_struct_size(f, sizeof(catan_layout));
    const catan_state *state = any_state(f);
    int32_t observer = any_observer(f);
    int32_t status = catan_view_layout(any_out(f), size, state, observer);
    assert_true(is_observer(state, observer) || status == CATAN_E_ARGUMENT);
    return status == CATAN_OK ? size : 0;
}
static size_t call_view_moves(fixture *f) {
    void *buffer = any_out(f);
    uint32_t capacity = any_capacity(f, buffer, sizeof(catan_move));
    const catan_state *state = any_state(f);
    int32_t observer = any_observer(f);
    uint32_t count = catan_view_moves(state, observer, buffer, capacity);
    assert_true(is_observer(state, observer) || count == 0);
    return least(count, capacity, sizeof(catan_move));
}
static size_t call_view_check(fixture *f) {
    const catan_state *state = any_state(f);
    int32_t observer = any_observer(f);
    int32_t status = catan_view_check(state, observer, any_move(f));
    assert_true((status == CATAN_E_ARGUMENT) == !is_observer(state, observer));
    assert_true(status == CATAN_OK || status == CATAN_E_ARGUMENT || status <= CATAN_E_GAME_OVER);
    return 0;
}
static size_t call_move_masked(fixture *f) {
    const catan_state *state = any_state(f);
    int32_t observer = any_observer(f);
    catan_move move = any_move(f), masked = catan_move_masked(state, observer, move);
    assert_true(masked == CATAN_MOVE_NONE || masked == move ||
                masked == ((move & 0xff000000) | CATAN_HIDDEN));
    assert_true(is_observer(state, observer) || masked == CATAN_MOVE_NONE);
    return 0;
}
static size_t call_view_hash(fixture *f) {
    const catan_state *state = any_state(f);
    int32_t observer = any_observer(f);
    uint64_t hash = catan_view_hash(state, observer);
    assert_true((hash != 0) == is_observer(state, observer));
    assert_true(state == NULL || observer != CATAN_ALL_SEEING || hash == catan_hash(state));
    return 0;
}
static size_t call_max_pieces(fixture *f) {
    const catan_game *game = any_game(f);
    assert_true((catan_max_pieces(game) == 0) == (game == NULL));
    return 0;
}
static size_t call_max_counters(fixture *f) {
    const catan_game *game = any_game(f);
    assert_true((catan_max_counters(game) == 0) == (game == NULL));
    return 0;
}
static size_t call_counter_domain(fixture *f) {
    const catan_game *game = any_game(f);
    uint32_t kind = one_in(f, 3) ? any_number(f) : below(f, 48);
    uint32_t domain = catan_counter_domain(game, kind);
    assert_true(domain == CATAN_DOMAIN_NONE || domain == CATAN_DOMAIN_CARD ||
                domain == CATAN_DOMAIN_DEVELOPMENT || domain == CATAN_DOMAIN_NUMBER ||
                domain == CATAN_DOMAIN_PROGRESS);
    assert_true((game != NULL && kind <= CATAN_COUNTER_AQUEDUCTS) || domain == CATAN_DOMAIN_NONE);
    return 0;
}

/* --- event.h --- */

static size_t call_events(fixture *f) {
    void *buffer = any_out(f);
    uint32_t capacity = any_capacity(f, buffer, sizeof(catan_event));
    const catan_state *state = any_state(f);
    int32_t observer = any_observer(f);
    uint32_t count = catan_events(state, observer, buffer, capacity);
    assert_true(is_observer(state, observer) || count == 0);
    assert_true(count <= catan_max_events(catan_state_game(state)));
    return least(count, capacity, sizeof(catan_event));
}
static size_t call_max_events(fixture *f) {
    const catan_game *game = any_game(f);
    assert_true((catan_max_events(game) == 0) == (game == NULL));
    return 0;
}

/* --- query.h --- */

static size_t call_sites(fixture *f) {
    void *buffer = any_out(f);
    uint32_t words = any_capacity(f, buffer, sizeof(uint64_t));
    const catan_state *state = any_state(f);
    int32_t observer = any_observer(f);
    uint32_t kind = one_in(f, 4) ? any_number(f) : below(f, 36);
    uint32_t count = catan_sites(state, observer, kind, buffer, words);
    int good = is_observer(state, observer) && kind <= 255 && (buffer != NULL || words == 0);
    assert_true(good || count == 0);
    return good ? words * sizeof(uint64_t) : 0;
}
static size_t call_price(fixture *f) {
    uint8_t *cards = any_out(f);
    catan_move move = one_in(f, 4) ? any_number(f) : below(f, 36) << 24;
    return catan_price(cards, any_state(f), small_number(f), move) == CATAN_OK ? 8 : 0;
}
static size_t call_rates(fixture *f) {
    return catan_rates(any_out(f), any_state(f), small_number(f)) == CATAN_OK ? 8 : 0;
}
static size_t call_score_get(fixture *f) {
    size_t size = any_struct_size(f, sizeof(catan_score));
    const catan_state *state = any_state(f);
    int32_t observer = any_observer(f);
    int32_t status = catan_score_get(any_out(f), size, state, observer, small_number(f));
    assert_true(is_observer(state, observer) || status == CATAN_E_ARGUMENT);
    return status == CATAN_OK ? size : 0;
}

/* --- names --- */

#define NAME(name, last)                                                                           \
    static size_t call_##name(fixture *f) {                                                        \
        uint32_t number = any_number(f);                                                           \
        const char *text = catan_##name(number);                                                   \
        assert_non_null(text);                                                                     \
        assert_true(number <= (last) || text[0] == '\0');                                          \
        return 0;                                                                                  \
    }
NAME(piece_name, CATAN_PIECE_CLOSED_NOW)
NAME(counter_name, CATAN_COUNTER_SMALL_DIE)
NAME(event_name, CATAN_EVENT_DIE)
NAME(reason_name, CATAN_REASON_TAX)
NAME(source_name, CATAN_SOURCE_GREAT_WALL)
NAME(card_name, CATAN_PAPER)
NAME(development_name, CATAN_MONOPOLY)
NAME(progress_name, CATAN_PROGRESS_MERCHANT)
NAME(track_name, CATAN_TRACK_SCIENCE)
NAME(face_name, CATAN_FACE_SCIENCE)
NAME(terrain_name, CATAN_MARKET)
NAME(harbour_name, CATAN_HARBOUR_ANY)
#undef NAME
static size_t call_question_text(fixture *f) {
    int32_t number = (int32_t)any_number(f);
    const char *text = catan_question_text(number);
    assert_non_null(text);
    assert_true((number >= 0 && number <= CATAN_ASK_PAY_TAX) || text[0] == '\0');
    return 0;
}

/* --- stats.h --- */

/* Numbers at the beginning of `out`: mostly of this version. */
static catan_stats *any_stats(fixture *f) {
    catan_stats *stats = (catan_stats *)(void *)f->out;
    assert_int_equal(catan_stats_init(stats, sizeof *stats), CATAN_OK);
    if (one_in(f, 4)) {
        stats->struct_size = any_number(f);
    }
    if (one_in(f, 4)) {
        stats->roller = any_seat(f);
    }
    memcpy(f->out_before, f->out, sizeof *stats);
    return one_in(f, 8) ? NULL : stats;
}
static size_t stats_written(const fixture *f, int32_t status) {
    const catan_stats *stats = (const catan_stats *)(const void *)f->out;
    assert_true(status == CATAN_OK || status == CATAN_E_ARGUMENT || status == CATAN_E_VERSION);
    assert_true(status != CATAN_OK || stats->struct_size == sizeof *stats);
    return status == CATAN_OK ? sizeof *stats : 0;
}
static size_t call_stats_init(fixture *f) {
    size_t size = any_struct_size(f, sizeof(catan_stats));
    int32_t status = catan_stats_init(any_out(f), size);
    assert_true(status != CATAN_OK || size == sizeof(catan_stats));
    return status == CATAN_OK ? size : 0;
}
static size_t call_stats_event(fixture *f) {
    catan_event event;
    for (size_t i = 0; i < sizeof event; i++) { /* whatever a stranger may send */
        ((uint8_t *)&event)[i] = (uint8_t)any_number(f);
    }
    event.kind = (uint16_t)(one_in(f, 4) ? event.kind : below(f, 15));
    event.seat = one_in(f, 2) ? event.seat : (int16_t)below(f, 8);
    event.other = one_in(f, 2) ? event.other : (int16_t)below(f, 8);
    catan_stats *stats = any_stats(f);
    return stats_written(f, catan_stats_event(stats, one_in(f, 8) ? NULL : &event));
}
static size_t call_stats_move(fixture *f) {
    catan_stats *stats = any_stats(f);
    const catan_state *state = any_state(f);
    int32_t observer = any_observer(f);
    int32_t status = catan_stats_move(stats, state, observer);
    assert_true(is_observer(state, observer) || status == CATAN_E_ARGUMENT);
    return stats_written(f, status);
}

#endif
