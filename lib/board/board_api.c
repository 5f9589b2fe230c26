/* The public calls of map.h and board.h. */
#include "board/board.h"
#include "core/sized.h"
#include "game/game.h"
#include "play/rng_inline.h"

size_t catan_map_size(void) { return sizeof(catan_map); }
size_t catan_layout_size(void) { return sizeof(catan_layout); }

int32_t catan_map_check(const catan_map *map) {
    catan__board board;
    return catan__board_compile(&board, map, 0, CATAN_OUTLINES_KEPT);
}

uint32_t catan_hex_count(const catan_game *game) {
    return game ? catan__game_board(game)->hexes : 0;
}
uint32_t catan_node_count(const catan_game *game) {
    return game ? catan__game_board(game)->nodes : 0;
}
uint32_t catan_edge_count(const catan_game *game) {
    return game ? catan__game_board(game)->edges : 0;
}
uint32_t catan_harbour_count(const catan_game *game) {
    return game ? catan__game_board(game)->harbours : 0;
}

uint32_t catan_hex_at(const catan_game *game, int32_t q, int32_t r) {
    return game ? catan__board_hex_at(catan__game_board(game), q, r) : CATAN__NO;
}

int32_t catan_hex_get(catan_hex *out, size_t struct_size, const catan_game *game, uint32_t hex) {
    if (!out || !game || hex >= catan__game_board(game)->hexes) {
        return CATAN_E_ARGUMENT;
    }
    const catan__board *board = catan__game_board(game);
    catan_hex value;
    memset(&value, 0, sizeof value);
    value.q = board->hex_q[hex];
    value.r = board->hex_r[hex];
    memcpy(value.nodes, board->hex_nodes[hex], sizeof value.nodes);
    memcpy(value.edges, board->hex_edges[hex], sizeof value.edges);
    memcpy(value.neighbours, board->hex_near[hex], sizeof value.neighbours);
    return catan__sized_out(out, struct_size, &value, sizeof value, sizeof value);
}

int32_t catan_node_get(catan_node *out, size_t struct_size, const catan_game *game, uint32_t node) {
    if (!out || !game || node >= catan__game_board(game)->nodes) {
        return CATAN_E_ARGUMENT;
    }
    const catan__board *board = catan__game_board(game);
    catan_node value;
    memset(&value, 0, sizeof value);
    value.x = board->node_x[node];
    value.y = board->node_y[node];
    memcpy(value.hexes, board->node_hexes[node], sizeof value.hexes);
    memcpy(value.edges, board->node_edges[node], sizeof value.edges);
    memcpy(value.neighbours, board->node_near[node], sizeof value.neighbours);
    value.harbour = board->node_harbour[node];
    return catan__sized_out(out, struct_size, &value, sizeof value, sizeof value);
}

int32_t catan_edge_get(catan_edge *out, size_t struct_size, const catan_game *game, uint32_t edge) {
    if (!out || !game || edge >= catan__game_board(game)->edges) {
        return CATAN_E_ARGUMENT;
    }
    const catan__board *board = catan__game_board(game);
    catan_edge value;
    memset(&value, 0, sizeof value);
    memcpy(value.nodes, board->edge_nodes[edge], sizeof value.nodes);
    memcpy(value.hexes, board->edge_hexes[edge], sizeof value.hexes);
    value.harbour = board->edge_harbour[edge];
    return catan__sized_out(out, struct_size, &value, sizeof value, sizeof value);
}

int32_t catan_harbour_get(catan_harbour_place *out, size_t struct_size, const catan_game *game,
                          uint32_t harbour) {
    if (!out || !game || harbour >= catan__game_board(game)->harbours) {
        return CATAN_E_ARGUMENT;
    }
    const catan__board *board = catan__game_board(game);
    catan_harbour_place value;
    memset(&value, 0, sizeof value);
    value.edge = board->harbour_edge[harbour];
    value.hex = board->harbour_hex[harbour];
    value.side = board->free_harbours ? CATAN__NO : board->harbour_side[harbour];
    return catan__sized_out(out, struct_size, &value, sizeof value, sizeof value);
}

int32_t catan_layout_generate(catan_layout *out, size_t struct_size, const catan_game *game,
                              catan_rng *rng) {
    if (!out || !game || !catan__rng_ok(rng)) {
        return CATAN_E_ARGUMENT;
    }
    int32_t status = catan__sized_room(struct_size, sizeof *out);
    if (status != CATAN_OK) {
        return status;
    }
    catan_layout value;
    status = catan__layout_generate(&value, catan__game_board(game), catan__game_laying(game), rng);
    if (status != CATAN_OK) {
        return status;
    }
    return catan__sized_out(out, struct_size, &value, sizeof value, sizeof value);
}

int32_t catan_layout_check(const catan_layout *layout, const catan_game *game) {
    if (!layout || !game) {
        return CATAN_E_ARGUMENT;
    }
    int32_t status = catan__sized_in(layout, sizeof *layout, sizeof *layout);
    return status == CATAN_OK ? catan__layout_check(layout, catan__game_board(game)) : status;
}
