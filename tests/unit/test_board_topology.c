/* Ids, corners, sides and incidence, judged from coordinates alone (docs/notation.md), for built-in
 * and odd maps. */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>
#include <cmocka.h>

#include "board/board.h"
#include "board/mapcheck.h"
#include "support/rule.h"
#include "support/sketch.h"

static catan__board board, other;
static sketch map;

static const int corner_at[6][2] = {{0, -2}, {1, -1}, {1, 1}, {0, 2}, {-1, 1}, {-1, -1}};
static const int beyond_side[6][2] = {{1, -1}, {1, 0}, {0, 1}, {-1, 1}, {-1, 0}, {0, -1}};

/* Row and column as one number, to compare places in their order. */
static long order(int row, int column) { return row * 10000L + column; }

static long edge_order(const catan__board *b, unsigned edge) {
    unsigned from = b->edge_nodes[edge][0], to = b->edge_nodes[edge][1];
    return order(b->node_y[from] + b->node_y[to], b->node_x[from] + b->node_x[to]);
}

static unsigned hex_by_search(const catan__board *b, int q, int r) {
    for (unsigned hex = 0; hex < b->hexes; hex++) {
        if (b->hex_q[hex] == q && b->hex_r[hex] == r) {
            return hex;
        }
    }
    return CATAN__NO;
}

static void check_ids_ascend(const catan__board *b) {
    for (unsigned hex = 1; hex < b->hexes; hex++) {
        assert_true(order(b->hex_r[hex - 1], b->hex_q[hex - 1]) <
                    order(b->hex_r[hex], b->hex_q[hex]));
    }
    for (unsigned node = 1; node < b->nodes; node++) {
        assert_true(order(b->node_y[node - 1], b->node_x[node - 1]) <
                    order(b->node_y[node], b->node_x[node]));
    }
    for (unsigned edge = 1; edge < b->edges; edge++) {
        assert_true(edge_order(b, edge - 1) < edge_order(b, edge));
    }
    for (unsigned harbour = 1; harbour < b->harbours; harbour++) {
        assert_true(b->harbour_edge[harbour - 1] < b->harbour_edge[harbour]);
    }
}

static void check_hexes(const catan__board *b) {
    for (unsigned hex = 0; hex < b->hexes; hex++) {
        for (unsigned i = 0; i < 6; i++) {
            unsigned node = b->hex_nodes[hex][i], next = b->hex_nodes[hex][(i + 1) % 6],
                     edge = b->hex_edges[hex][i];
            assert_true(node < b->nodes && edge < b->edges);
            assert_int_equal(b->node_x[node], 2 * b->hex_q[hex] + b->hex_r[hex] + corner_at[i][0]);
            assert_int_equal(b->node_y[node], 3 * b->hex_r[hex] + corner_at[i][1]);
            assert_int_equal(b->edge_nodes[edge][0], node < next ? node : next);
            assert_int_equal(b->edge_nodes[edge][1], node < next ? next : node);
            int q = b->hex_q[hex] + beyond_side[i][0], r = b->hex_r[hex] + beyond_side[i][1];
            assert_int_equal(b->hex_near[hex][i], hex_by_search(b, q, r));
            assert_int_equal(catan__board_hex_at(b, q, r), hex_by_search(b, q, r));
        }
    }
}

/* `list` holds exactly those of `count` things for which `touches` counts 1, ascending, then
 * CATAN__NO. */
static void check_list(const uint16_t *list, unsigned length, const uint8_t *touches,
                       unsigned count) {
    unsigned at = 0;
    for (unsigned i = 0; i < count; i++) {
        if (touches[i]) {
            assert_true(at < length);
            assert_int_equal(list[at++], i);
        }
    }
    assert_true(at > 0);
    while (at < length) {
        assert_int_equal(list[at++], CATAN__NO);
    }
}

static void check_nodes(const catan__board *b) {
    for (unsigned node = 0; node < b->nodes; node++) {
        uint8_t touches[512] = {0};
        for (unsigned hex = 0; hex < b->hexes; hex++) {
            for (unsigned i = 0; i < 6; i++) {
                touches[hex] |= b->hex_nodes[hex][i] == node;
            }
        }
        check_list(b->node_hexes[node], 3, touches, b->hexes);
        memset(touches, 0, sizeof touches);
        for (unsigned edge = 0; edge < b->edges; edge++) {
            touches[edge] = b->edge_nodes[edge][0] == node || b->edge_nodes[edge][1] == node;
        }
        check_list(b->node_edges[node], 3, touches, b->edges);
        for (unsigned i = 0; i < 3; i++) {
            unsigned edge = b->node_edges[node][i];
            unsigned far = edge == CATAN__NO
                               ? CATAN__NO
                               : (unsigned)b->edge_nodes[edge][0] + b->edge_nodes[edge][1] - node;
            assert_int_equal(b->node_near[node][i], far);
        }
    }
}

static void check_edges(const catan__board *b) {
    for (unsigned edge = 0; edge < b->edges; edge++) {
        uint8_t touches[512] = {0};
        assert_true(b->edge_nodes[edge][0] < b->edge_nodes[edge][1]);
        for (unsigned hex = 0; hex < b->hexes; hex++) {
            for (unsigned i = 0; i < 6; i++) {
                touches[hex] |= b->hex_edges[hex][i] == edge;
            }
        }
        check_list(b->edge_hexes[edge], 2, touches, b->hexes);
    }
}

static void check_harbours(const catan__board *b) {
    unsigned on_edges = 0, at_nodes = 0;
    for (unsigned harbour = 0; harbour < b->harbours; harbour++) {
        unsigned hex = b->harbour_hex[harbour], side = b->harbour_side[harbour],
                 edge = b->harbour_edge[harbour];
        assert_int_equal(b->hex_edges[hex][side], edge);
        assert_int_equal(b->edge_harbour[edge], harbour);
        assert_int_equal(b->node_harbour[b->edge_nodes[edge][0]], harbour);
        assert_int_equal(b->node_harbour[b->edge_nodes[edge][1]], harbour);
        unsigned beyond = b->hex_near[hex][side];
        assert_true(!b->sea[hex] && (beyond == CATAN__NO || b->sea[beyond]));
    }
    for (unsigned edge = 0; edge < b->edges; edge++) {
        on_edges += b->edge_harbour[edge] != CATAN__NO;
    }
    for (unsigned node = 0; node < b->nodes; node++) {
        at_nodes += b->node_harbour[node] != CATAN__NO;
    }
    assert_int_equal(on_edges, b->harbours);
    assert_int_equal(at_nodes, 2 * b->harbours);
}

/* What lies beyond the counts is empty: two boards of one map are equal byte by byte. */
static void check_unused(const catan__board *b) {
    for (unsigned hex = b->hexes; hex <= CATAN_MAX_HEXES; hex++) {
        assert_int_equal(b->hex_nodes[hex][0], CATAN__NO);
        assert_int_equal(b->hex_near[hex][5], CATAN__NO);
    }
    for (unsigned node = b->nodes; node < CATAN_MAX_NODES; node++) {
        assert_int_equal(b->node_hexes[node][0], CATAN__NO);
        assert_int_equal(b->node_harbour[node], CATAN__NO);
    }
    for (unsigned edge = b->edges; edge <= CATAN_MAX_EDGES; edge++) {
        assert_int_equal(b->edge_nodes[edge][0], CATAN__NO);
        assert_int_equal(b->edge_harbour[edge], CATAN__NO);
    }
}

static void check_board(const catan__board *b) {
    check_ids_ascend(b);
    check_hexes(b);
    check_nodes(b);
    check_edges(b);
    check_harbours(b);
    check_unused(b);
    /* Nodes + hexes (and the outside) - edges: one piece, and so many holes. */
    assert_true(b->nodes + b->hexes <= b->edges + 1);
}

static void check_counts(unsigned hexes, unsigned nodes, unsigned edges, unsigned harbours) {
    assert_int_equal(board.hexes, hexes);
    assert_int_equal(board.nodes, nodes);
    assert_int_equal(board.edges, edges);
    assert_int_equal(board.harbours, harbours);
    check_board(&board);
}

static void test_built_in_counts(void **state) {
    (void)state;
    RULE("B-2");
    RULE("X-1");
    RULE("M-7");
    RULE("M-11");
    for (uint32_t players = 2; players <= 6; players++) {
        assert_int_equal(catan__board_compile(&board,
                                              catan__map_builtin(players, CATAN_SCENARIO_NONE, 0),
                                              players, CATAN_OUTLINES_KEPT),
                         CATAN_OK);
        if (players <= 4) {
            check_counts(19, 54, 72, 9);
        } else {
            check_counts(30, 80, 109, 11);
        }
        assert_int_equal(catan__board_compile(&board,
                                              catan__map_builtin(players, CATAN_SCENARIO_NONE, 1),
                                              players, CATAN_OUTLINES_KEPT),
                         CATAN_OK);
        if (players <= 4) {
            check_counts(19 + 18, 96, 132, 9);
        } else {
            check_counts(30 + 22, 130, 181, 11);
        }
        assert_int_equal(board.robber, CATAN__NO);
    }
}

/* Rows of land as the rule book gives them, and a sea hex on each of its sides that is not land. */
static void test_built_in_rows(void **state) {
    (void)state;
    RULE("B-2");
    RULE("X-1");
    RULE("M-11");
    static const int rows[2][7][3] = {
        {{-2, 0, 2}, {-1, -1, 2}, {0, -2, 2}, {1, -2, 1}, {2, -2, 0}, {9, 0, -1}, {9, 0, -1}},
        {{-3, 1, 3}, {-2, 0, 3}, {-1, -1, 3}, {0, -2, 3}, {1, -2, 2}, {2, -2, 1}, {3, -2, 0}},
    };
    for (unsigned i = 0; i < 4; i++) {
        assert_int_equal(catan__board_compile(
                             &board, catan__map_builtin(i < 2 ? 4 : 6, CATAN_SCENARIO_NONE, i % 2),
                             0, CATAN_OUTLINES_KEPT),
                         CATAN_OK);
        unsigned land = 0;
        for (unsigned row = 0; row < 7; row++) {
            for (int q = rows[i / 2][row][1]; q <= rows[i / 2][row][2]; q++, land++) {
                unsigned hex = catan__board_hex_at(&board, q, rows[i / 2][row][0]);
                assert_int_not_equal(hex, CATAN__NO);
                assert_false(board.sea[hex]);
                for (unsigned side = 0; side < 6; side++) {
                    assert_true(i % 2 == 0 || board.hex_near[hex][side] != CATAN__NO);
                }
            }
        }
        for (unsigned hex = 0; hex < board.hexes; hex++) {
            land -= !board.sea[hex];
        }
        assert_int_equal(land, 0);
    }
}

/* Some ids of the base board, counted by hand. */
static void test_base_ids(void **state) {
    (void)state;
    static const uint16_t nodes[6] = {0, 4, 8, 12, 7, 3}, edges[6] = {1, 7, 12, 11, 6, 0};
    static const uint16_t near[6] = {CATAN__NO, 1, 4, 3, CATAN__NO, CATAN__NO};
    assert_int_equal(catan__board_compile(&board, catan__map_builtin(4, CATAN_SCENARIO_NONE, 0), 4,
                                          CATAN_OUTLINES_KEPT),
                     CATAN_OK);
    assert_memory_equal(board.hex_nodes[0], nodes, sizeof nodes);
    assert_memory_equal(board.hex_edges[0], edges, sizeof edges);
    assert_memory_equal(board.hex_near[0], near, sizeof near);
    assert_int_equal(catan__board_hex_at(&board, 0, 0), 9);
    assert_int_equal(catan__board_hex_at(&board, 0, 2), 18);
    assert_int_equal(catan__board_hex_at(&board, 3, 0), CATAN__NO);
    assert_int_equal(catan__board_hex_at(&board, INT32_MIN, INT32_MAX), CATAN__NO);
}

/* The next edge of the coast, clockwise: `at` is a hex and a side that faces no land; goes on to
 * the next. */
static void coast_step(const catan__board *b, unsigned *hex, unsigned *side) {
    *side = (*side + 1) % 6;
    unsigned near = b->hex_near[*hex][*side];
    while (near != CATAN__NO && !b->sea[near]) {
        *hex = near;
        *side = (*side + 4) % 6;
        near = b->hex_near[*hex][*side];
    }
}

/* Fact sheet 1.3: the harbours by their index among the 30 coast edges, clockwise from (0,-2).NW.
 */
static void test_base_harbours(void **state) {
    (void)state;
    RULE("M-3");
    static const uint8_t kind_at[30] = {
        [0] = 5 + 1,  [3] = 3 + 1,  [7] = 4 + 1,  [10] = 5 + 1, [13] = 2 + 1,
        [17] = 5 + 1, [20] = 5 + 1, [23] = 1 + 1, [27] = 0 + 1};
    for (int sea = 0; sea < 2; sea++) {
        assert_int_equal(catan__board_compile(&board,
                                              catan__map_builtin(4, CATAN_SCENARIO_NONE, sea), 4,
                                              CATAN_OUTLINES_KEPT),
                         CATAN_OK);
        unsigned hex = catan__board_hex_at(&board, 0, -2), side = 5,
                 start = board.hex_edges[hex][side];
        for (unsigned index = 0; index < 30; index++) {
            unsigned harbour = board.edge_harbour[board.hex_edges[hex][side]];
            assert_int_equal(harbour != CATAN__NO, kind_at[index] != 0);
            if (harbour != CATAN__NO) {
                assert_int_equal(board.harbour_kind[harbour] + 1, kind_at[index]);
            }
            coast_step(&board, &hex, &side);
        }
        assert_int_equal(board.hex_edges[hex][side], start);
    }
}

/* Fact sheet 2.3. */
static void test_large_harbours(void **state) {
    (void)state;
    RULE("X-1");
    static const int places[11][4] = {{1, -3, 5, 5}, {2, -3, 0, 2}, {3, -2, 0, 5}, {3, 0, 1, 5},
                                      {2, 1, 2, 1},  {0, 3, 1, 2},  {-1, 3, 2, 0}, {-2, 3, 3, 5},
                                      {-2, 2, 4, 3}, {-2, 0, 3, 5}, {-1, -1, 4, 4}};
    for (int sea = 0; sea < 2; sea++) {
        assert_int_equal(catan__board_compile(&board,
                                              catan__map_builtin(6, CATAN_SCENARIO_NONE, sea), 6,
                                              CATAN_OUTLINES_KEPT),
                         CATAN_OK);
        for (unsigned i = 0; i < 11; i++) {
            unsigned hex = catan__board_hex_at(&board, places[i][0], places[i][1]);
            unsigned harbour = board.edge_harbour[board.hex_edges[hex][places[i][2]]];
            assert_int_not_equal(harbour, CATAN__NO);
            assert_int_equal(board.harbour_kind[harbour], places[i][3]);
        }
    }
}

static uint32_t random_state = 1;
static uint32_t random_below(uint32_t bound) {
    random_state = random_state * 1664525U + 1013904223U;
    return (random_state >> 8) % bound;
}

/* The order in which a map lists its things means nothing. */
static void test_any_order(void **state) {
    (void)state;
    RULE("M-1");
    for (unsigned i = 0; i < 4; i++) {
        const catan_map *built_in = catan__map_builtin(i < 2 ? 4 : 6, CATAN_SCENARIO_NONE, i % 2);
        assert_int_equal(catan__board_compile(&board, built_in, 0, CATAN_OUTLINES_KEPT), CATAN_OK);
        for (unsigned round = 0; round < 50; round++) {
            sketch_of(&map, built_in);
            for (uint32_t at = map.map.hex_count - 1; at > 0; at--) {
                uint32_t from = random_below(at + 1);
                catan_map_hex hex = map.hexes[at];
                map.hexes[at] = map.hexes[from];
                map.hexes[from] = hex;
            }
            for (uint32_t at = map.map.harbour_count - 1; at > 0; at--) {
                uint32_t from = random_below(at + 1);
                catan_map_harbour place = map.harbours[at];
                map.harbours[at] = map.harbours[from];
                map.harbours[from] = place;
            }
            catan_map_pool swap = map.terrains[0];
            map.terrains[0] = map.terrains[round % 6];
            map.terrains[round % 6] = swap;
            assert_int_equal(catan__board_compile(&other, &map.map, 0, CATAN_OUTLINES_KEPT),
                             CATAN_OK);
            assert_memory_equal(&other, &board, sizeof board);
        }
    }
}

/* The topology of one hex, though no map of one hex has room for two players. */
static void test_one_hex(void **state) {
    (void)state;
    sketch_hexagon(&map, 0);
    sketch_plain(&map);
    assert_int_equal(catan__map_topology(&board, &map.map), CATAN_OK);
    check_counts(1, 6, 6, 0);
    assert_int_equal(catan__board_compile(&board, &map.map, 2, CATAN_OUTLINES_KEPT),
                     CATAN_E_MAP_ROOM);
}

/* The longest line: 4 nodes and 5 edges a hex, and the first 2 and 1. */
static void test_lines(void **state) {
    (void)state;
    static const int along[3][2] = {{1, 0}, {0, 1}, {1, -1}};
    for (unsigned i = 0; i < 3; i++) {
        sketch_new(&map);
        for (int at = -47; at < 48; at++) {
            sketch_hex(&map, at * along[i][0], at * along[i][1], CATAN_FOREST, 0, 0);
        }
        assert_int_equal(catan__board_compile(&board, &map.map, 6, CATAN_OUTLINES_KEPT), CATAN_OK);
        check_counts(95, 382, 476, 0);
        sketch_hex(&map, 48 * along[i][0], 48 * along[i][1], CATAN_FOREST, 0, 0);
        assert_int_equal(catan__board_compile(&board, &map.map, 6, CATAN_OUTLINES_KEPT),
                         CATAN_E_MAP_TOO_LARGE);
    }
}

static void test_largest(void **state) {
    (void)state;
    sketch_hexagon(&map, 6);
    sketch_plain(&map);
    assert_int_equal(catan__board_compile(&board, &map.map, 6, CATAN_OUTLINES_KEPT), CATAN_OK);
    check_counts(127, 294, 420, 0);
    /* At the end of the coordinates, and as far apart as they go. */
    for (uint32_t i = 0; i < map.map.hex_count; i++) {
        map.hexes[i].q = (int8_t)(map.hexes[i].q + 54);
        map.hexes[i].r = (int8_t)(map.hexes[i].r + 54);
    }
    assert_int_equal(catan__board_compile(&board, &map.map, 6, CATAN_OUTLINES_KEPT), CATAN_OK);
    check_counts(127, 294, 420, 0);
    sketch_new(&map);
    sketch_hex(&map, -60, -60, CATAN_FOREST, 0, 0);
    sketch_hex(&map, 60, 60, CATAN_FOREST, 0, 0);
    sketch_hex(&map, -60, 60, CATAN_FOREST, 0, 0);
    assert_int_equal(catan__map_topology(&board, &map.map), CATAN_OK);
    assert_int_equal(board.nodes, 18);
    check_hexes(&board);
    check_nodes(&board);
}

/* A ring of land around a hole, with a harbour into the hole and one out. */
static void test_hole(void **state) {
    (void)state;
    sketch_hexagon(&map, 1);
    sketch_plain(&map);
    map.hexes[3] = map.hexes[6]; /* the middle goes */
    map.map.hex_count = 6;
    sketch_harbour(&map, 1, 0, 4, CATAN_HARBOUR_ORE);
    sketch_harbour(&map, 1, 0, 1, CATAN_HARBOUR_ANY);
    assert_int_equal(catan__board_compile(&board, &map.map, 2, CATAN_OUTLINES_KEPT), CATAN_OK);
    check_counts(6, 24, 30, 2);
    map.harbours[0].side = 3; /* land beyond */
    assert_int_equal(catan__board_compile(&board, &map.map, 2, CATAN_OUTLINES_KEPT),
                     CATAN_E_MAP_HARBOUR);
}

/* Random blobs that grow hex by hex. */
static void test_blobs(void **state) {
    (void)state;
    for (unsigned round = 0; round < 60; round++) {
        sketch_new(&map);
        sketch_hex(&map, 0, 0, CATAN_FOREST, 0, 0);
        uint32_t size = 12 + random_below(90);
        while (map.map.hex_count < size) {
            const catan_map_hex *from = &map.hexes[random_below(map.map.hex_count)];
            unsigned side = random_below(6);
            int q = from->q + beyond_side[side][0], r = from->r + beyond_side[side][1], there = 0;
            for (uint32_t i = 0; i < map.map.hex_count; i++) {
                there |= map.hexes[i].q == q && map.hexes[i].r == r;
            }
            if (!there) {
                sketch_hex(&map, q, r, random_below(4) ? CATAN_PASTURE : CATAN_SEA, 0, 0);
            }
        }
        assert_int_equal(catan__board_compile(&board, &map.map, 2, CATAN_OUTLINES_KEPT), CATAN_OK);
        check_board(&board);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_built_in_counts), cmocka_unit_test(test_built_in_rows),
        cmocka_unit_test(test_base_ids),        cmocka_unit_test(test_base_harbours),
        cmocka_unit_test(test_large_harbours),  cmocka_unit_test(test_any_order),
        cmocka_unit_test(test_one_hex),         cmocka_unit_test(test_lines),
        cmocka_unit_test(test_largest),         cmocka_unit_test(test_hole),
        cmocka_unit_test(test_blobs),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
