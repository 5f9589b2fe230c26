/* Memory that is a byte short, misaligned or refused: a status and nothing else. Blocks are of just
 * the size that the library asks for, so that the sanitizers see every byte too many. */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>
#include <cmocka.h>

#include "test_api_blocks.h"

/* --- blocks --- */

static void test_game_block(void **ignored) {
    (void)ignored;
    for (uint8_t players = 2; players <= 6; players++) {
        catan_config config = config_of(players);
        size_t size = catan_game_size(&config, NULL);
        catan_game *game = (catan_game *)&config; /* stays what it is */
        uint8_t *block = block_of(size + 16);
        assert_int_equal(catan_game_init(&game, block, size - 1, &config, NULL), CATAN_E_SIZE);
        assert_int_equal(catan_game_init(&game, block, 0, &config, NULL), CATAN_E_SIZE);
        for (size_t off = 1; off < 16; off++) {
            assert_int_equal(catan_game_init(&game, block + off, size, &config, NULL),
                             CATAN_E_ALIGNMENT);
        }
        assert_true(untouched(block, size + 16));
        assert_ptr_equal(game, &config);
        assert_int_equal(catan_game_init(&game, block, size, &config, NULL), CATAN_OK);
        assert_true(untouched(block + size, 16));
        free(block);
    }
}

static void play_a_little(catan_state *state) {
    catan_rng rng;
    catan_rng_seed(&rng, 8);
    for (int i = 0; i < 400 && catan_result(state) == CATAN_RUNNING; i++) {
        assert_int_equal(catan_apply_listed(state, catan_random_move(state, &rng)), CATAN_OK);
        if (i % 5 == 0) {
            catan_undo(state);
        }
    }
    while (catan_undo(state) == CATAN_OK) {
    }
}

static void check_state_block(const catan_game *game, const catan_layout *layout, uint32_t journal,
                              uint32_t events) {
    size_t size = catan_state_size(game, journal, events);
    assert_true(size >=
                catan_position_size(game) + journal / 10 * 10 + events * sizeof(catan_event));
    catan_state *state = (catan_state *)(uintptr_t)game;
    uint8_t *block = block_of(size);
    assert_int_equal(catan_state_init(&state, block, size - 1, game, layout, journal, events),
                     CATAN_E_SIZE);
    assert_int_equal(catan_state_init(&state, block + 8, size - 8, game, layout, journal, events),
                     CATAN_E_ALIGNMENT);
    assert_int_equal(catan_state_init(&state, block, size, game, layout, journal, 0x10000),
                     CATAN_E_ARGUMENT);
    assert_int_equal(catan_state_init(&state, block, size, game, layout, 0x80000000, events),
                     CATAN_E_ARGUMENT);
    assert_true(untouched(block, size));
    assert_ptr_equal(state, game);
    assert_int_equal(catan_state_init(&state, block, size, game, layout, journal, events),
                     CATAN_OK);
    play_a_little(state);
    free(block);
}

static void test_state_block(void **ignored) {
    static const uint32_t journals[] = {0, 1, 9, 10, 11, 20, 25, 100, 1000, 99999};
    static const uint32_t events[] = {0, 1, 2, 7, 65535};
    (void)ignored;
    for (uint8_t players = 2; players <= 6; players++) {
        catan_game *game = game_of(players);
        catan_layout layout = layout_of(game);
        for (size_t i = 0; i < sizeof journals / sizeof *journals; i++) {
            for (size_t k = 0; k < sizeof events / sizeof *events; k++) {
                check_state_block(game, &layout, journals[i], events[k]);
            }
        }
        free(game);
    }
}

static void test_playouts_block(void **ignored) {
    (void)ignored;
    catan_game *game = game_of(4);
    catan_state *state = state_of(game, 0);
    catan_tally tally;
    catan_rng rng, before;
    catan_rng_seed(&rng, 1);
    before = rng;
    size_t size = catan_playouts_size(game);
    uint8_t *block = block_of(size);
    memset(&tally, PATTERN, sizeof tally);
    assert_int_equal(catan_playouts(&tally, sizeof tally, state, &rng, 2, 50, block, size - 1),
                     CATAN_E_SIZE);
    assert_int_equal(catan_playouts(&tally, sizeof tally, state, &rng, 2, 50, block + 1, size - 1),
                     CATAN_E_ALIGNMENT);
    assert_int_equal(catan_playouts(&tally, sizeof tally - 1, state, &rng, 2, 50, block, size),
                     CATAN_E_VERSION);
    assert_true(untouched(&tally, sizeof tally) && untouched(block, size));
    assert_memory_equal(&rng, &before, sizeof rng);
    assert_int_equal(catan_playouts(&tally, sizeof tally, state, &rng, 2, 50, block, size),
                     CATAN_OK);
    assert_int_equal(tally.games, 2);
    free(block);
    free(state);
    free(game);
}

/* --- allocators --- */

typedef struct heap {
    int calls, fails_at, fails_on; /* the call that fails; whether all later ones do too */
    size_t held;
    int blocks, misaligned;
} heap;

static void *heap_take(void *user, size_t size) {
    heap *h = user;
    h->calls++;
    if (h->calls == h->fails_at || (h->fails_on && h->calls > h->fails_at && h->fails_at != 0)) {
        return NULL;
    }
    uint8_t *block = malloc(size + (h->misaligned ? 8 : 0));
    h->held += size;
    h->blocks++;
    return h->misaligned ? block + 8 : block;
}
static void heap_release(void *user, void *block, size_t size) {
    heap *h = user;
    assert_true(h->blocks > 0 && h->held >= size);
    h->held -= size;
    h->blocks--;
    free(h->misaligned ? (uint8_t *)block - 8 : (uint8_t *)block);
}

/* All calls that allocate, one after the other. Returns the first status that is not CATAN_OK. */
static int32_t make_all(heap *h, int *reached) {
    catan_allocator allocator = {heap_take, heap_release, h};
    catan_config config = config_of(5);
    catan_game *game = NULL;
    catan_state *one = NULL, *two = NULL;
    *reached = 0;
    int32_t status = catan_game_create(&game, &allocator, &config, NULL);
    if (status == CATAN_OK) {
        *reached = 1;
        catan_layout layout = layout_of(game);
        status = catan_state_create(&one, &allocator, game, &layout, 500, 20);
        if (status == CATAN_OK) {
            *reached = 2;
            status = catan_state_create(&two, &allocator, game, &layout, 0, 0);
        }
        if (status == CATAN_OK) {
            *reached = 3;
            int calls = h->calls;
            play_a_little(one);
            assert_int_equal(catan_state_copy(two, one), CATAN_OK);
            play_a_little(two);
            assert_int_equal(h->calls, calls); /* never allocates after it is made */
        }
    }
    assert_true((*reached >= 3) == (two != NULL) && (*reached >= 2) == (one != NULL) &&
                (*reached >= 1) == (game != NULL));
    catan_state_destroy(two);
    catan_state_destroy(one);
    catan_game_destroy(game);
    assert_int_equal(h->blocks, 0);
    assert_int_equal(h->held, 0);
    return status;
}

static void test_failing_allocator(void **ignored) {
    (void)ignored;
    for (int on = 0; on < 2; on++) {
        int reached = 0;
        for (int n = 1; reached < 3; n++) {
            heap h = {0, n, on, 0, 0, 0};
            int32_t status = make_all(&h, &reached);
            assert_int_equal(status, reached < 3 ? CATAN_E_MEMORY : CATAN_OK);
            assert_true(n < 10);
        }
    }
}

static void test_misaligned_allocator(void **ignored) {
    (void)ignored;
    int reached;
    heap h = {0, 0, 0, 0, 0, 1};
    assert_int_equal(make_all(&h, &reached), CATAN_E_ALIGNMENT);
    catan_game *game = game_of(4);
    catan_layout layout = layout_of(game);
    catan_allocator allocator = {heap_take, heap_release, &h};
    catan_state *state = NULL;
    assert_int_equal(catan_state_create(&state, &allocator, game, &layout, 0, 0),
                     CATAN_E_ALIGNMENT);
    assert_null(state);
    assert_int_equal(h.blocks, 0);
    free(game);
}

static void test_incomplete_allocator(void **ignored) {
    (void)ignored;
    heap h = {0, 0, 0, 0, 0, 0};
    const catan_allocator bad[] = {{NULL, heap_release, &h}, {heap_take, NULL, &h}};
    catan_config config = config_of(4);
    catan_game *made = NULL, *game = game_of(4);
    catan_layout layout = layout_of(game);
    catan_state *state = NULL;
    for (int i = 0; i < 2; i++) {
        assert_int_equal(catan_game_create(&made, &bad[i], &config, NULL), CATAN_E_ARGUMENT);
        assert_int_equal(catan_state_create(&state, &bad[i], game, &layout, 0, 0),
                         CATAN_E_ARGUMENT);
    }
    config.players = 9; /* a refused configuration takes no memory */
    const catan_allocator good = {heap_take, heap_release, &h};
    assert_int_equal(catan_game_create(&made, &good, &config, NULL), CATAN_E_OPTION_VALUE);
    layout.terrain[0] = 99;
    assert_int_equal(catan_state_create(&state, &good, game, &layout, 0, 0), CATAN_E_LAYOUT);
    assert_int_equal(h.calls, 0);
    free(game);
}

/* --- texts --- */

static void test_text_buffers(void **ignored) {
    (void)ignored;
    catan_game *game = game_of(4);
    catan_state *state = state_of(game, 0);
    char whole[4000];
    size_t length = catan_position_format(whole, sizeof whole, state);
    for (size_t capacity = 0; capacity <= length + 1; capacity++) {
        char *buffer = block_of(capacity + 1);
        assert_int_equal(catan_position_format(buffer, capacity, state), length);
        assert_int_equal(buffer[capacity], PATTERN);
        assert_true(capacity <= length || strcmp(buffer, whole) == 0);
        free(buffer);
    }
    assert_int_equal(catan_move_format(whole, sizeof whole, game, catan_move_trade_bank(4, 2)),
                     CATAN_OK);
    assert_string_equal(whole, "trade_bank:ore>wool");
    for (size_t capacity = 0; capacity <= strlen(whole) + 1; capacity++) {
        char *buffer = block_of(capacity + 1);
        int32_t status = catan_move_format(buffer, capacity, game, catan_move_trade_bank(4, 2));
        assert_int_equal(status, capacity > strlen(whole) ? CATAN_OK : CATAN_E_SIZE);
        assert_true(status == CATAN_OK ? buffer[capacity] == PATTERN
                                       : untouched(buffer, capacity + 1));
        free(buffer);
    }
    free(state);
    free(game);
}

static void test_config_buffers(void **ignored) {
    (void)ignored;
    catan_config config = config_of(4);
    char whole[1000];
    for (size_t capacity = 0; capacity < 12; capacity++) {
        char *buffer = block_of(capacity + 1);
        int32_t status = catan_config_get(buffer, capacity, &config, "first_player");
        assert_int_equal(status, capacity > strlen("chance") ? CATAN_OK : CATAN_E_SIZE);
        assert_true(status == CATAN_OK ? buffer[capacity] == PATTERN
                                       : untouched(buffer, capacity + 1));
        free(buffer);
    }
    config.players = 3;
    config.first_player = 4;
    config.paired_turns = config.balanced = 1;
    assert_int_equal(catan_config_check(whole, sizeof whole, &config, NULL), CATAN_E_CONFIG_SEAT);
    for (size_t capacity = 0; capacity <= strlen(whole) + 1; capacity++) {
        char *buffer = block_of(capacity + 1);
        assert_int_equal(catan_config_check(buffer, capacity, &config, NULL), CATAN_E_CONFIG_SEAT);
        assert_int_equal(buffer[capacity], PATTERN);
        assert_true(capacity == 0 || strlen(buffer) == capacity - 1);
        assert_true(capacity == 0 || strncmp(buffer, whole, capacity - 1) == 0);
        free(buffer);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_game_block),           cmocka_unit_test(test_state_block),
        cmocka_unit_test(test_playouts_block),       cmocka_unit_test(test_failing_allocator),
        cmocka_unit_test(test_misaligned_allocator), cmocka_unit_test(test_incomplete_allocator),
        cmocka_unit_test(test_text_buffers),         cmocka_unit_test(test_config_buffers),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
