/* The journal beside position texts: reading one never touches what is noted, nor anything behind
 * the state's block; and a move that fits an empty journal can be taken back whatever lies in it.
 */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>
#include <cmocka.h>
#include <string.h>

#include <catan/catan.h>

enum { GUARD = 64, BLOCK = 8192, TEXT = 4096, GAME = 1 << 17 };

static _Alignas(16) unsigned char game_memory[GAME], other_memory[GAME];
static _Alignas(16) unsigned char block[BLOCK + GUARD], second[BLOCK];

static catan_game *make_game(unsigned char *memory, const catan_map *map, catan_layout *layout) {
    catan_config config;
    catan_game *game;
    catan_rng rng;
    assert_int_equal(catan_config_init(&config, sizeof config), CATAN_OK);
    assert_int_equal(catan_config_set(&config, "trade", "off"), CATAN_OK);
    config.players = map != NULL ? 2 : 4;
    assert_int_equal(catan_game_init(&game, memory, GAME, &config, map), CATAN_OK);
    assert_int_equal(catan_rng_seed(&rng, 9), CATAN_OK);
    assert_int_equal(catan_layout_generate(layout, sizeof *layout, game, &rng), CATAN_OK);
    return game;
}

static catan_state *make_state(unsigned char *memory, const catan_game *game,
                               const catan_layout *layout, uint32_t journal) {
    catan_state *state;
    assert_true(catan_state_size(game, journal, 0) <= BLOCK);
    assert_int_equal(catan_state_init(&state, memory, BLOCK, game, layout, journal, 0), CATAN_OK);
    return state;
}

static void play(catan_state *state, catan_rng *rng, unsigned moves) {
    for (unsigned i = 0; i < moves && catan_result(state) == CATAN_RUNNING; i++) {
        catan_move move = catan_random_move(state, rng);
        assert_int_equal(catan_apply(state, CATAN_ANYONE, move), CATAN_OK);
    }
}

/* With any fill of the journal, reading writes nothing behind the block. */
static void reading_stays_in_the_block(void **unused) {
    (void)unused;
    catan_layout layout;
    const catan_game *game = make_game(game_memory, NULL, &layout);
    static char text[TEXT];
    for (unsigned moves = 1; moves < 200; moves++) {
        size_t size = catan_state_size(game, 2000, 0);
        memset(block, 0xa5, sizeof block);
        catan_state *state = make_state(block, game, &layout, 2000);
        catan_rng rng;
        catan_rng_seed(&rng, moves);
        play(state, &rng, moves);
        assert_true(catan_position_format(text, sizeof text, state) < sizeof text);
        assert_int_equal(catan_position_parse(state, text, NULL), CATAN_OK);
        assert_int_equal(catan_undo_depth(state), 0);
        for (unsigned i = 0; i < GUARD; i++) {
            assert_int_equal(block[size + i], 0xa5);
        }
    }
}

/* A text that is refused late, after the caches were recomputed, leaves every undo as it was. */
static void a_refused_text_leaves_undo_alone(void **unused) {
    (void)unused;
    catan_layout layout;
    const catan_game *game = make_game(game_memory, NULL, &layout);
    catan_state *state = make_state(block, game, &layout, 4096);
    catan_state *twin = make_state(second, game, &layout, 4096);
    static char text[TEXT];
    catan_rng rng, same;
    catan_rng_seed(&rng, 4);
    same = rng;
    play(state, &rng, 60);
    play(twin, &same, 60);
    assert_true(catan_position_format(text, sizeof text, state) < sizeof text);
    char *tasks = strstr(text, " tasks=");
    assert_non_null(tasks);
    memcpy(strstr(tasks, "turn.") + 5, "s0.3.0.0.0", 10); /* the dice are no player's */
    assert_int_not_equal(catan_position_parse(state, text, NULL), CATAN_OK);
    assert_int_equal(catan_undo_depth(state), catan_undo_depth(twin));
    while (catan_undo_depth(twin) != 0) {
        assert_int_equal(catan_undo(state), CATAN_OK);
        assert_int_equal(catan_undo(twin), CATAN_OK);
        assert_true(catan_state_equal(state, twin) || catan_hash(state) == catan_hash(twin));
    }
}

/* The oldest moves fall out, never the newest: what fits an empty journal is there afterwards. */
static void the_newest_move_stays(void **unused) {
    (void)unused;
    catan_layout layout;
    const catan_game *game = make_game(game_memory, NULL, &layout);
    for (uint32_t journal = 20; journal <= 200; journal += 2) {
        catan_state *state = make_state(block, game, &layout, journal);
        catan_state *empty = make_state(second, game, &layout, journal);
        catan_rng rng;
        catan_rng_seed(&rng, journal);
        for (unsigned i = 0; i < 300 && catan_result(state) == CATAN_RUNNING; i++) {
            catan_move move = catan_random_move(state, &rng);
            assert_int_equal(catan_state_copy(empty, state), CATAN_OK);
            uint64_t before = catan_hash(state);
            assert_int_equal(catan_apply(empty, CATAN_ANYONE, move), CATAN_OK);
            assert_int_equal(catan_apply(state, CATAN_ANYONE, move), CATAN_OK);
            assert_int_equal(catan_undo_depth(state) != 0, catan_undo_depth(empty) != 0);
            if (catan_undo_depth(state) != 0) {
                assert_int_equal(catan_undo(state), CATAN_OK);
                assert_true(catan_hash(state) == before);
                assert_int_equal(catan_apply(state, CATAN_ANYONE, move), CATAN_OK);
            }
        }
    }
}

/* The same hexes with another harbour are another map. */
static void a_text_belongs_to_its_map(void **unused) {
    (void)unused;
    static catan_map_hex hexes[19];
    static char text[TEXT];
    catan_map_harbour harbour = {0, -2, 5, CATAN_HARBOUR_ANY};
    catan_map map;
    unsigned n = 0;
    for (int r = -2; r <= 2; r++) {
        for (int q = -2; q <= 2; q++) {
            if (q + r >= -2 && q + r <= 2) {
                hexes[n++] =
                    (catan_map_hex){(int8_t)q, (int8_t)r, CATAN_FOREST, 5, 0, 0, 0, 0, 0, {0}};
            }
        }
    }
    memset(&map, 0, sizeof map);
    map.struct_size = sizeof map;
    map.hex_count = n;
    map.hexes = hexes;
    map.harbour_count = 1;
    map.harbours = &harbour;
    catan_layout layout;
    const catan_game *game = make_game(game_memory, &map, &layout);
    catan_state *state = make_state(block, game, &layout, 0);
    assert_true(catan_position_format(text, sizeof text, state) < sizeof text);
    assert_non_null(strstr(text, " map="));
    assert_int_equal(catan_position_parse(state, text, NULL), CATAN_OK);
    harbour.side = 0;
    const catan_game *other = make_game(other_memory, &map, &layout);
    catan_state *elsewhere = make_state(second, other, &layout, 0);
    assert_int_equal(catan_position_parse(elsewhere, text, NULL), CATAN_E_TEXT_MAP);
    catan_config config;
    assert_int_equal(catan_config_parse(&config, sizeof config, text), CATAN_OK);
    assert_int_equal(config.players, 2);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(reading_stays_in_the_block),
        cmocka_unit_test(a_refused_text_leaves_undo_alone),
        cmocka_unit_test(the_newest_move_stays),
        cmocka_unit_test(a_text_belongs_to_its_map),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
