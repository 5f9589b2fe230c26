/* Structs of other versions: shorter, longer, with bytes set that this version does not know. */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>
#include <cmocka.h>

#include "test_api_blocks.h"

typedef struct subject {
    const catan_game *game;
    const catan_state *state;
} subject;
typedef int32_t sized_call(void *out, size_t size, const subject *of);

static int32_t get_config(void *out, size_t size, const subject *of) {
    return catan_game_config(out, size, of->game);
}
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
static int32_t get_hex(void *out, size_t size, const subject *of) {
    return catan_hex_get(out, size, of->game, 0);
}
static int32_t get_node(void *out, size_t size, const subject *of) {
    return catan_node_get(out, size, of->game, 0);
}
static int32_t get_edge(void *out, size_t size, const subject *of) {
    return catan_edge_get(out, size, of->game, 0);
}
static int32_t get_harbour(void *out, size_t size, const subject *of) {
    return catan_harbour_get(out, size, of->game, 0);
}
static int32_t generate(void *out, size_t size, const subject *of) {
    catan_rng rng;
    catan_rng_seed(&rng, 1);
    return catan_layout_generate(out, size, of->game, &rng);
}
static int32_t get_layout(void *out, size_t size, const subject *of) {
    return catan_layout_get(out, size, of->state);
}
static int32_t get_seat(void *out, size_t size, const subject *of) {
    return catan_seat_get(out, size, of->state, 0);
}
static int32_t get_table(void *out, size_t size, const subject *of) {
    return catan_table_get(out, size, of->state);
}
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

static int32_t get_save(void *out, size_t size, const subject *of) {
    uint8_t save[4000];
    size_t bytes = catan_save_write(save, sizeof save, of->state);
    return catan_save_describe(out, size, save, bytes);
}
static int32_t get_save_config(void *out, size_t size, const subject *of) {
    uint8_t save[4000];
    size_t bytes = catan_save_write(save, sizeof save, of->state);
    return catan_save_config(out, size, save, bytes);
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
    for (size_t more = 1; more <= LONGER;
         more += 13) { /* a newer caller: what we do not know is zero */
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
    } calls[] = {{get_config, sizeof(catan_config)},   {init_config, sizeof(catan_config)},
                 {parse_config, sizeof(catan_config)}, {get_option, sizeof(catan_option)},
                 {get_hex, sizeof(catan_hex)},         {get_node, sizeof(catan_node)},
                 {get_edge, sizeof(catan_edge)},       {get_harbour, sizeof(catan_harbour_place)},
                 {generate, sizeof(catan_layout)},     {get_layout, sizeof(catan_layout)},
                 {get_seat, sizeof(catan_seat_info)},  {get_table, sizeof(catan_table_info)},
                 {get_move, sizeof(catan_move_info)},  {get_tally, sizeof(catan_tally)},
                 {get_save, sizeof(catan_save_info)},  {get_save_config, sizeof(catan_config)}};
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

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_struct_sizes),
        cmocka_unit_test(test_struct_sizes_in),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
