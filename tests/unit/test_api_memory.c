/* Memory that is a byte short, misaligned or refused, and structs of other versions: a status and nothing else. Blocks
 * are of just the size that the library asks for, so that the sanitizers see every byte too many. */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>
#include <cmocka.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "catan/catan.h"

enum { PATTERN = 0x5a };

static void *block_of(size_t size) {
    void *block = malloc(size); /* malloc's blocks are aligned to 16 and end where they should */
    assert_non_null(block);
    memset(block, PATTERN, size);
    return block;
}
static int untouched(const void *block, size_t size) {
    for (size_t i = 0; i < size; i++) {
        if (((const uint8_t *)block)[i] != PATTERN) {
            return 0;
        }
    }
    return 1;
}

static catan_config config_of(uint8_t players) {
    catan_config config;
    assert_int_equal(catan_config_init(&config, sizeof config), CATAN_OK);
    config.players = players;
    config.counter_offers = 1;
    return config;
}

/* A game in a block of just its size; the block is the game. */
static catan_game *game_of(uint8_t players) {
    catan_config config = config_of(players);
    catan_game *game = NULL;
    size_t size = catan_game_size(&config, NULL);
    assert_int_equal(catan_game_init(&game, block_of(size), size, &config, NULL), CATAN_OK);
    return game;
}
static catan_layout layout_of(const catan_game *game) {
    catan_rng rng;
    catan_layout layout;
    assert_int_equal(catan_rng_seed(&rng, 3), CATAN_OK);
    assert_int_equal(catan_layout_generate(&layout, sizeof layout, game, &rng), CATAN_OK);
    return layout;
}
static catan_state *state_of(const catan_game *game, uint32_t journal_bytes) {
    catan_layout layout = layout_of(game);
    catan_state *state = NULL;
    size_t size = catan_state_size(game, journal_bytes, 0);
    assert_int_equal(catan_state_init(&state, block_of(size), size, game, &layout, journal_bytes, 0), CATAN_OK);
    return state;
}

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
            assert_int_equal(catan_game_init(&game, block + off, size, &config, NULL), CATAN_E_ALIGNMENT);
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

static void test_state_block(void **ignored) {
    static const uint32_t journals[] = {0, 1, 9, 10, 11, 20, 25, 100, 1000, 99999};
    (void)ignored;
    for (uint8_t players = 2; players <= 6; players++) {
        catan_game *game = game_of(players);
        catan_layout layout = layout_of(game);
        for (size_t i = 0; i < sizeof journals / sizeof *journals; i++) {
            size_t size = catan_state_size(game, journals[i], 0);
            assert_true(size >= catan_position_size(game) + journals[i] / 10 * 10);
            catan_state *state = (catan_state *)game;
            uint8_t *block = block_of(size);
            assert_int_equal(catan_state_init(&state, block, size - 1, game, &layout, journals[i], 0), CATAN_E_SIZE);
            assert_int_equal(catan_state_init(&state, block + 8, size - 8, game, &layout, journals[i], 0),
                             CATAN_E_ALIGNMENT);
            assert_int_equal(catan_state_init(&state, block, size, game, &layout, journals[i], 1), CATAN_E_ARGUMENT);
            assert_int_equal(catan_state_init(&state, block, size, game, &layout, 0x80000000, 0), CATAN_E_ARGUMENT);
            assert_true(untouched(block, size));
            assert_ptr_equal(state, game);
            assert_int_equal(catan_state_init(&state, block, size, game, &layout, journals[i], 0), CATAN_OK);
            play_a_little(state);
            free(block);
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
    assert_int_equal(catan_playouts(&tally, sizeof tally, state, &rng, 2, 50, block, size - 1), CATAN_E_SIZE);
    assert_int_equal(catan_playouts(&tally, sizeof tally, state, &rng, 2, 50, block + 1, size - 1), CATAN_E_ALIGNMENT);
    assert_int_equal(catan_playouts(&tally, sizeof tally - 1, state, &rng, 2, 50, block, size), CATAN_E_VERSION);
    assert_true(untouched(&tally, sizeof tally) && untouched(block, size));
    assert_memory_equal(&rng, &before, sizeof rng);
    assert_int_equal(catan_playouts(&tally, sizeof tally, state, &rng, 2, 50, block, size), CATAN_OK);
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
        status = catan_state_create(&one, &allocator, game, &layout, 500, 0);
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
    assert_true((*reached >= 3) == (two != NULL) && (*reached >= 2) == (one != NULL) && (*reached >= 1) == (game != NULL));
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
    assert_int_equal(catan_state_create(&state, &allocator, game, &layout, 0, 0), CATAN_E_ALIGNMENT);
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
        assert_int_equal(catan_state_create(&state, &bad[i], game, &layout, 0, 0), CATAN_E_ARGUMENT);
    }
    config.players = 9; /* a refused configuration takes no memory */
    const catan_allocator good = {heap_take, heap_release, &h};
    assert_int_equal(catan_game_create(&made, &good, &config, NULL), CATAN_E_OPTION_VALUE);
    layout.terrain[0] = 99;
    assert_int_equal(catan_state_create(&state, &good, game, &layout, 0, 0), CATAN_E_LAYOUT);
    assert_int_equal(h.calls, 0);
    free(game);
}

/* --- structs of other versions --- */

typedef struct subject {
    const catan_game *game;
    const catan_state *state;
} subject;
typedef int32_t sized_call(void *out, size_t size, const subject *of);

static int32_t get_config(void *out, size_t size, const subject *of) { return catan_game_config(out, size, of->game); }
static int32_t init_config(void *out, size_t size, const subject *of) {
    (void)of;
    return catan_config_init(out, size);
}
static int32_t parse_config(void *out, size_t size, const subject *of) {
    (void)of;
    return catan_config_parse(out, size, "catan1 players=5 |");
}
static int32_t get_option(void *out, size_t size, const subject *of) {
    (void)of;
    return catan_option_describe(out, size, 0);
}
static int32_t get_hex(void *out, size_t size, const subject *of) { return catan_hex_get(out, size, of->game, 0); }
static int32_t get_node(void *out, size_t size, const subject *of) { return catan_node_get(out, size, of->game, 0); }
static int32_t get_edge(void *out, size_t size, const subject *of) { return catan_edge_get(out, size, of->game, 0); }
static int32_t get_harbour(void *out, size_t size, const subject *of) {
    return catan_harbour_get(out, size, of->game, 0);
}
static int32_t generate(void *out, size_t size, const subject *of) {
    catan_rng rng;
    catan_rng_seed(&rng, 1);
    return catan_layout_generate(out, size, of->game, &rng);
}
static int32_t get_layout(void *out, size_t size, const subject *of) { return catan_layout_get(out, size, of->state); }
static int32_t get_seat(void *out, size_t size, const subject *of) { return catan_seat_get(out, size, of->state, 0); }
static int32_t get_table(void *out, size_t size, const subject *of) { return catan_table_get(out, size, of->state); }
static int32_t get_move(void *out, size_t size, const subject *of) {
    (void)of;
    return catan_move_describe(out, size, catan_move_roll());
}
static int32_t get_tally(void *out, size_t size, const subject *of) {
    static _Alignas(16) uint8_t scratch[4096];
    catan_rng rng;
    catan_rng_seed(&rng, 1);
    return catan_playouts(out, size, of->state, &rng, 1, 20, scratch, sizeof scratch);
}

static void check_sized(sized_call *call, size_t right, const subject *of) {
    enum { LONGER = 300, HUGE = 16385 };
    uint32_t told;
    uint8_t *wanted = block_of(right);
    assert_int_equal(call(wanted, right, of), CATAN_OK);
    memcpy(&told, wanted, sizeof told);
    assert_int_equal(told, right);
    uint8_t *out = block_of(right + LONGER);
    const size_t wrong[] = {0, 1, 3, 4, right - 1, HUGE, SIZE_MAX};
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        assert_int_equal(call(out, wrong[i], of), CATAN_E_VERSION);
    }
    assert_true(untouched(out, right + LONGER));
    for (size_t more = 1; more <= LONGER; more += 13) { /* a newer caller: what we do not know is zero */
        memset(out, PATTERN, right + LONGER);
        assert_int_equal(call(out, right + more, of), CATAN_OK);
        memcpy(&told, out, sizeof told);
        assert_int_equal(told, right + more);
        assert_memory_equal(out + sizeof told, wanted + sizeof told, right - sizeof told);
        for (size_t i = right; i < right + more; i++) {
            assert_int_equal(out[i], 0);
        }
        assert_true(untouched(out + right + more, LONGER - more));
    }
    free(out);
    free(wanted);
}

static void test_struct_sizes(void **ignored) {
    static const struct {
        sized_call *call;
        size_t right;
    } calls[] = {{get_config, sizeof(catan_config)}, {init_config, sizeof(catan_config)},
                 {parse_config, sizeof(catan_config)}, {get_option, sizeof(catan_option)},
                 {get_hex, sizeof(catan_hex)}, {get_node, sizeof(catan_node)},
                 {get_edge, sizeof(catan_edge)}, {get_harbour, sizeof(catan_harbour_place)},
                 {generate, sizeof(catan_layout)}, {get_layout, sizeof(catan_layout)},
                 {get_seat, sizeof(catan_seat_info)}, {get_table, sizeof(catan_table_info)},
                 {get_move, sizeof(catan_move_info)}, {get_tally, sizeof(catan_tally)}};
    (void)ignored;
    catan_game *game = game_of(4);
    catan_state *state = state_of(game, 0);
    subject of = {game, state};
    for (size_t i = 0; i < sizeof calls / sizeof *calls; i++) {
        check_sized(calls[i].call, calls[i].right, &of);
    }
    free(state);
    free(game);
}

/* A struct from a newer caller is taken while what we do not know is zero. */
static void test_struct_sizes_in(void **ignored) {
    (void)ignored;
    union {
        catan_config config;
        catan_layout layout;
        uint8_t bytes[20000];
    } in;
    memset(&in, 0, sizeof in);
    in.config = config_of(4);
    const uint32_t sizes[] = {sizeof(catan_config), sizeof(catan_config) + 1, 1000, 16384};
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
        in.config.struct_size = sizes[i];
        assert_int_equal(catan_config_check(NULL, 0, &in.config, NULL), CATAN_OK);
        in.bytes[sizes[i]] = 1; /* beyond it */
        assert_int_equal(catan_config_check(NULL, 0, &in.config, NULL), CATAN_OK);
        in.bytes[sizes[i]] = 0;
        in.bytes[sizes[i] - 1] = 1; /* an unknown field, or a reserved byte */
        assert_int_equal(catan_config_check(NULL, 0, &in.config, NULL), CATAN_E_VERSION);
        in.bytes[sizes[i] - 1] = 0;
    }
    const uint32_t wrong[] = {0, 4, sizeof(catan_config) - 1, 16385, UINT32_MAX};
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        in.config.struct_size = wrong[i];
        assert_int_equal(catan_config_check(NULL, 0, &in.config, NULL), CATAN_E_VERSION);
        assert_int_equal(catan_config_set(&in.config, "players", "3"), CATAN_E_VERSION);
    }
    catan_game *game = game_of(4);
    memset(&in, 0, sizeof in);
    in.layout = layout_of(game);
    in.layout.struct_size = 1000;
    assert_int_equal(catan_layout_check(&in.layout, game), CATAN_OK);
    in.bytes[999] = 1;
    assert_int_equal(catan_layout_check(&in.layout, game), CATAN_E_VERSION);
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
    assert_int_equal(catan_move_format(whole, sizeof whole, game, catan_move_trade_bank(4, 2)), CATAN_OK);
    assert_string_equal(whole, "trade_bank:ore>wool");
    for (size_t capacity = 0; capacity <= strlen(whole) + 1; capacity++) {
        char *buffer = block_of(capacity + 1);
        int32_t status = catan_move_format(buffer, capacity, game, catan_move_trade_bank(4, 2));
        assert_int_equal(status, capacity > strlen(whole) ? CATAN_OK : CATAN_E_SIZE);
        assert_true(status == CATAN_OK ? buffer[capacity] == PATTERN : untouched(buffer, capacity + 1));
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
        assert_true(status == CATAN_OK ? buffer[capacity] == PATTERN : untouched(buffer, capacity + 1));
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
        cmocka_unit_test(test_struct_sizes),         cmocka_unit_test(test_struct_sizes_in),
        cmocka_unit_test(test_text_buffers),         cmocka_unit_test(test_config_buffers),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
