/* The public calls of board.h: what they tell, what they refuse, and that a refusal changes
 * nothing. The game is a stand-in that has a board and nothing else. */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>
#include <cmocka.h>

#include "game/game.h"
#include "support/rule.h"
#include "support/sketch.h"

typedef struct stand_in {
    catan__board board;
    catan__laying laying;
} stand_in;

static stand_in only;
static const catan_game *const game = (const catan_game *)(const void *)&only;

const catan__board *catan__game_board(const catan_game *of) {
    return &((const stand_in *)(const void *)of)->board;
}
const catan__laying *catan__game_laying(const catan_game *of) {
    return &((const stand_in *)(const void *)of)->laying;
}

static void begin(uint32_t players, int sea, unsigned mode) {
    assert_int_equal(catan__board_compile(&only.board,
                                          catan__map_builtin(players, CATAN_SCENARIO_NONE, sea),
                                          players, CATAN_OUTLINES_KEPT),
                     CATAN_OK);
    only.laying.mode = (uint8_t)mode;
    only.laying.balanced = 0;
    only.laying.harbours = CATAN_HARBOURS_SHUFFLED;
}

static int setup(void **state) {
    (void)state;
    begin(6, 1, CATAN_LAYOUT_SPIRAL);
    return 0;
}

static void test_counts(void **state) {
    (void)state;
    assert_int_equal(catan_hex_count(game), 52);
    assert_int_equal(catan_node_count(game), 130);
    assert_int_equal(catan_edge_count(game), 181);
    assert_int_equal(catan_harbour_count(game), 11);
    assert_int_equal(catan_hex_count(NULL), 0);
    assert_int_equal(catan_node_count(NULL), 0);
    assert_int_equal(catan_edge_count(NULL), 0);
    assert_int_equal(catan_harbour_count(NULL), 0);
    assert_int_equal(catan_layout_size(), sizeof(catan_layout));
}

static void test_get(void **state) {
    (void)state;
    const catan__board *board = &only.board;
    for (uint32_t i = 0; i < board->hexes; i++) {
        catan_hex hex;
        assert_int_equal(catan_hex_get(&hex, sizeof hex, game, i), CATAN_OK);
        assert_int_equal(hex.struct_size, sizeof hex);
        assert_int_equal(catan_hex_at(game, hex.q, hex.r), i);
        assert_memory_equal(hex.nodes, board->hex_nodes[i], sizeof hex.nodes);
        assert_memory_equal(hex.edges, board->hex_edges[i], sizeof hex.edges);
        assert_memory_equal(hex.neighbours, board->hex_near[i], sizeof hex.neighbours);
    }
    for (uint32_t i = 0; i < board->nodes; i++) {
        catan_node node;
        assert_int_equal(catan_node_get(&node, sizeof node, game, i), CATAN_OK);
        assert_int_equal(node.struct_size, sizeof node);
        assert_int_equal(node.x, board->node_x[i]);
        assert_int_equal(node.y, board->node_y[i]);
        assert_memory_equal(node.hexes, board->node_hexes[i], sizeof node.hexes);
        assert_memory_equal(node.edges, board->node_edges[i], sizeof node.edges);
        assert_memory_equal(node.neighbours, board->node_near[i], sizeof node.neighbours);
        assert_int_equal(node.harbour, board->node_harbour[i]);
    }
    for (uint32_t i = 0; i < board->edges; i++) {
        catan_edge edge;
        assert_int_equal(catan_edge_get(&edge, sizeof edge, game, i), CATAN_OK);
        assert_int_equal(edge.struct_size, sizeof edge);
        assert_memory_equal(edge.nodes, board->edge_nodes[i], sizeof edge.nodes);
        assert_memory_equal(edge.hexes, board->edge_hexes[i], sizeof edge.hexes);
        assert_int_equal(edge.harbour, board->edge_harbour[i]);
        assert_int_equal(edge.reserved, 0);
    }
    for (uint32_t i = 0; i < board->harbours; i++) {
        catan_harbour_place place;
        assert_int_equal(catan_harbour_get(&place, sizeof place, game, i), CATAN_OK);
        assert_int_equal(place.struct_size, sizeof place);
        assert_int_equal(place.edge, board->harbour_edge[i]);
        assert_int_equal(place.hex, board->harbour_hex[i]);
        assert_int_equal(place.side, board->harbour_side[i]);
        assert_int_equal(place.reserved, 0);
    }
}

typedef int32_t (*getter)(void *out, size_t struct_size, const catan_game *of, uint32_t id);

static int32_t get_hex(void *out, size_t size, const catan_game *of, uint32_t id) {
    return catan_hex_get(out, size, of, id);
}
static int32_t get_node(void *out, size_t size, const catan_game *of, uint32_t id) {
    return catan_node_get(out, size, of, id);
}
static int32_t get_edge(void *out, size_t size, const catan_game *of, uint32_t id) {
    return catan_edge_get(out, size, of, id);
}
static int32_t get_harbour(void *out, size_t size, const catan_game *of, uint32_t id) {
    return catan_harbour_get(out, size, of, id);
}

static void test_get_refused(void **state) {
    (void)state;
    static const getter get[4] = {get_hex, get_node, get_edge, get_harbour};
    static const uint32_t sizes[4] = {sizeof(catan_hex), sizeof(catan_node), sizeof(catan_edge),
                                      sizeof(catan_harbour_place)};
    static const uint32_t counts[4] = {52, 130, 181, 11};
    for (unsigned i = 0; i < 4; i++) {
        _Alignas(8) uint8_t out[128];
        uint8_t untouched[128];
        memset(out, 0xA5, sizeof out);
        memset(untouched, 0xA5, sizeof untouched);
        assert_int_equal(get[i](NULL, sizes[i], game, 0), CATAN_E_ARGUMENT);
        assert_int_equal(get[i](out, sizes[i], NULL, 0), CATAN_E_ARGUMENT);
        assert_int_equal(get[i](out, sizes[i], game, counts[i]), CATAN_E_ARGUMENT);
        assert_int_equal(get[i](out, sizes[i], game, UINT32_MAX), CATAN_E_ARGUMENT);
        assert_int_equal(get[i](out, sizes[i] - 1, game, 0), CATAN_E_VERSION);
        assert_int_equal(get[i](out, 0, game, 0), CATAN_E_VERSION);
        assert_int_equal(get[i](out, SIZE_MAX, game, 0), CATAN_E_VERSION);
        assert_memory_equal(out, untouched, sizeof out);
        /* A newer caller's longer struct: what we know, then zeros, and its own size. */
        uint32_t size;
        assert_int_equal(get[i](out, sizes[i] + 8, game, counts[i] - 1), CATAN_OK);
        memcpy(&size, out, sizeof size);
        assert_int_equal(size, sizes[i] + 8);
        for (unsigned byte = 0; byte < sizeof out; byte++) {
            assert_true(byte < sizes[i] || out[byte] == (byte < sizes[i] + 8 ? 0 : 0xA5));
        }
    }
}

static void test_hex_at(void **state) {
    (void)state;
    assert_int_equal(catan_hex_at(game, 1, -4), 0);
    assert_int_equal(catan_hex_at(game, 0, -4), CATAN_NO_PLACE);
    assert_int_equal(catan_hex_at(game, INT32_MAX, INT32_MIN), CATAN_NO_PLACE);
    assert_int_equal(catan_hex_at(NULL, 0, 0), CATAN_NO_PLACE);
}

static void test_generate(void **state) {
    (void)state;
    RULE("M-3");
    static const uint8_t modes[] = {CATAN_LAYOUT_SPIRAL, CATAN_LAYOUT_RANDOM,
                                    CATAN_LAYOUT_BEGINNER};
    for (unsigned i = 0; i < 3; i++) {
        begin(4, 0, modes[i]);
        catan_layout layout;
        catan_rng rng;
        assert_int_equal(catan_rng_seed(&rng, 1), CATAN_OK);
        memset(&layout, 0xA5, sizeof layout);
        assert_int_equal(catan_layout_generate(&layout, sizeof layout, game, &rng), CATAN_OK);
        assert_int_equal(layout.struct_size, sizeof layout);
        assert_int_equal(catan_layout_check(&layout, game), CATAN_OK);
    }
}

static void test_generate_refused(void **state) {
    (void)state;
    catan_layout layout, untouched;
    catan_rng rng, before, zero = {{0, 0, 0, 0}};
    memset(&layout, 0xA5, sizeof layout);
    untouched = layout;
    assert_int_equal(catan_rng_seed(&rng, 1), CATAN_OK);
    before = rng;
    assert_int_equal(catan_layout_generate(NULL, sizeof layout, game, &rng), CATAN_E_ARGUMENT);
    assert_int_equal(catan_layout_generate(&layout, sizeof layout, NULL, &rng), CATAN_E_ARGUMENT);
    assert_int_equal(catan_layout_generate(&layout, sizeof layout, game, NULL), CATAN_E_ARGUMENT);
    assert_int_equal(catan_layout_generate(&layout, sizeof layout, game, &zero), CATAN_E_ARGUMENT);
    assert_int_equal(catan_layout_generate(&layout, sizeof layout - 1, game, &rng),
                     CATAN_E_VERSION);
    only.laying.mode = CATAN_LAYOUT_AUTO;
    assert_int_equal(catan_layout_generate(&layout, sizeof layout, game, &rng),
                     CATAN_E_CONFIG_LAYOUT);
    assert_memory_equal(&layout, &untouched, sizeof layout);
    assert_memory_equal(&rng, &before, sizeof rng);
}

/* A layout in a longer struct: written and read. */
static void test_longer_layout(void **state) {
    (void)state;
    struct {
        catan_layout layout;
        uint8_t tail[12];
    } longer;
    catan_rng rng;
    memset(&longer, 0xA5, sizeof longer);
    assert_int_equal(catan_rng_seed(&rng, 1), CATAN_OK);
    assert_int_equal(catan_layout_generate(&longer.layout, sizeof longer, game, &rng), CATAN_OK);
    assert_int_equal(longer.layout.struct_size, sizeof longer);
    assert_int_equal(longer.tail[0] | longer.tail[11], 0);
    assert_int_equal(catan_layout_check(&longer.layout, game), CATAN_OK);
    longer.tail[11] = 1;
    assert_int_equal(catan_layout_check(&longer.layout, game), CATAN_E_VERSION);
}

/* A good layout with one byte changed. */
static int32_t changed(const catan_layout *good, size_t offset, unsigned value) {
    catan_layout layout = *good;
    ((uint8_t *)&layout)[offset] = (uint8_t)value;
    return catan_layout_check(&layout, game);
}

static void test_check(void **state) {
    (void)state;
    RULE("M-2");
    begin(4, 1, CATAN_LAYOUT_BEGINNER);
    catan_layout good;
    catan_rng rng;
    assert_int_equal(catan_rng_seed(&rng, 1), CATAN_OK);
    assert_int_equal(catan_layout_generate(&good, sizeof good, game, &rng), CATAN_OK);
    assert_int_equal(catan_layout_check(NULL, game), CATAN_E_ARGUMENT);
    assert_int_equal(catan_layout_check(&good, NULL), CATAN_E_ARGUMENT);
    size_t terrain = offsetof(catan_layout, terrain), number = offsetof(catan_layout, number);
    size_t land = catan_hex_at(game, 0, -1),
           desert = catan_hex_at(game, 0, 0); /* hills 6, desert */
    size_t sea = catan_hex_at(game, 3, 0);
    for (unsigned value = 0; value < 256; value++) {
        int token = value == 0 || (value >= 2 && value <= 12 && value != 7);
        int produces = (value >= CATAN_FOREST && value <= CATAN_MOUNTAINS) || value == CATAN_GOLD;
        assert_int_equal(changed(&good, number + land, value), token ? CATAN_OK : CATAN_E_LAYOUT);
        assert_int_equal(changed(&good, terrain + land, value),
                         produces ? CATAN_OK : CATAN_E_LAYOUT);
        assert_int_equal(changed(&good, number + desert, value),
                         value == 0 ? CATAN_OK : CATAN_E_LAYOUT);
        int may_be_desert = produces || value == CATAN_DESERT;
        assert_int_equal(changed(&good, terrain + desert, value),
                         may_be_desert ? CATAN_OK : CATAN_E_LAYOUT);
        assert_int_equal(changed(&good, number + sea, value),
                         value == 0 ? CATAN_OK : CATAN_E_LAYOUT);
        assert_int_equal(changed(&good, terrain + sea, value),
                         value == CATAN_SEA ? CATAN_OK : CATAN_E_LAYOUT);
        int kind = value <= CATAN_HARBOUR_ANY;
        assert_int_equal(changed(&good, offsetof(catan_layout, harbour) + 8, value),
                         kind ? CATAN_OK : CATAN_E_LAYOUT);
        /* Beyond the board all is zero. */
        int32_t beyond = value == 0 ? CATAN_OK : CATAN_E_LAYOUT;
        assert_int_equal(changed(&good, offsetof(catan_layout, harbour) + 9, value), beyond);
        assert_int_equal(changed(&good, terrain + 37, value), beyond);
        assert_int_equal(changed(&good, number + 127, value), beyond);
        int32_t reserved = value == 0 ? CATAN_OK : CATAN_E_VERSION;
        assert_int_equal(changed(&good, offsetof(catan_layout, reserved) + 27, value), reserved);
    }
    catan_layout layout = good;
    layout.struct_size--;
    assert_int_equal(catan_layout_check(&layout, game), CATAN_E_VERSION);
    layout.struct_size = UINT32_MAX;
    assert_int_equal(catan_layout_check(&layout, game), CATAN_E_VERSION);
    /* A layout of another board. */
    begin(4, 0, CATAN_LAYOUT_BEGINNER);
    assert_int_equal(catan_layout_check(&good, game), CATAN_E_LAYOUT);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup(test_counts, setup),
        cmocka_unit_test_setup(test_get, setup),
        cmocka_unit_test_setup(test_get_refused, setup),
        cmocka_unit_test_setup(test_hex_at, setup),
        cmocka_unit_test_setup(test_generate, setup),
        cmocka_unit_test_setup(test_generate_refused, setup),
        cmocka_unit_test_setup(test_longer_layout, setup),
        cmocka_unit_test_setup(test_check, setup),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
