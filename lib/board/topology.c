/* From a set of hexes to ids, corners, sides and incidence (docs/notation.md).
 *
 * A hex lies at the plane point (2q + r, 3r). Nodes are the plane points of corners; an edge is
 * told by the sum of its two ends, twice its middle. Each such pair is packed into one key, row
 * first, so that sorting the keys numbers the places as documented and a binary search finds them
 * again. */
#include "board/board.h"
#include "board/mapcheck.h"

#include <string.h>

enum { MOST_KEYS = 6 * CATAN_MAX_HEXES, KEY_OFFSET = 1024 };

static const int8_t corner_x[6] = {0, 1, 1, 0, -1, -1};
static const int8_t corner_y[6] = {-2, -1, 1, 2, 1, -1};
static const int8_t side_q[6] = {1, 1, 0, -1, -1, 0};
static const int8_t side_r[6] = {-1, 0, 1, 1, 0, -1};

/* Keys of one sort of place, ascending. */
typedef struct key_set {
    uint32_t count;
    uint32_t key[MOST_KEYS];
} key_set;

static uint32_t key_of(int x, int y) {
    return ((uint32_t)(y + KEY_OFFSET) << 16) | (uint32_t)(x + KEY_OFFSET);
}

static int key_x(uint32_t key) { return (int)(key & 0xFFFFU) - KEY_OFFSET; }
static int key_y(uint32_t key) { return (int)(key >> 16) - KEY_OFFSET; }

static uint32_t corner_key(const catan__board *board, uint32_t hex, unsigned corner) {
    int x = 2 * board->hex_q[hex] + board->hex_r[hex] + corner_x[corner];
    int y = 3 * board->hex_r[hex] + corner_y[corner];
    return key_of(x, y);
}

static uint32_t side_key(const catan__board *board, uint32_t hex, unsigned side) {
    uint32_t from = corner_key(board, hex, side), to = corner_key(board, hex, (side + 1) % 6);
    return key_of(key_x(from) + key_x(to), key_y(from) + key_y(to));
}

/* Puts a key in its place unless it is there. Hexes come in map order, so that few keys have to
 * move. */
static void insert_key(key_set *set, uint32_t key) {
    uint32_t at = set->count;
    while (at > 0 && set->key[at - 1] > key) {
        at--;
    }
    if (at > 0 && set->key[at - 1] == key) {
        return;
    }
    memmove(&set->key[at + 1], &set->key[at], (set->count - at) * sizeof set->key[0]);
    set->key[at] = key;
    set->count++;
}

/* The index of a key that is in the set. */
static uint16_t find_key(const key_set *set, uint32_t key) {
    uint32_t low = 0, high = set->count - 1;
    while (low < high) {
        uint32_t middle = (low + high) / 2;
        if (set->key[middle] < key) {
            low = middle + 1;
        } else {
            high = middle;
        }
    }
    return (uint16_t)low;
}

/* The first unused entry of a short list. Geometry sees to it that there is one. */
static void append(uint16_t *list, uint16_t value) {
    while (*list != CATAN__NO) {
        list++;
    }
    *list = value;
}

/* Map order is by r, then q. */
static int map_order(int q, int r) { return (r + KEY_OFFSET) * 4096 + q + KEY_OFFSET; }

/* Sorts the map's hexes into the board. */
static int32_t place_hexes(catan__board *board, const catan_map *map) {
    uint8_t order[CATAN_MAX_HEXES];
    for (uint32_t i = 0; i < map->hex_count; i++) {
        const catan_map_hex *hex = &map->hexes[i];
        int key = map_order(hex->q, hex->r);
        uint32_t at = i;
        while (at > 0 &&
               map_order(map->hexes[order[at - 1]].q, map->hexes[order[at - 1]].r) > key) {
            order[at] = order[at - 1];
            at--;
        }
        if (at > 0 && map_order(map->hexes[order[at - 1]].q, map->hexes[order[at - 1]].r) == key) {
            return CATAN_E_MAP_DUPLICATE;
        }
        order[at] = (uint8_t)i;
    }
    board->hexes = (uint16_t)map->hex_count;
    for (uint32_t i = 0; i < map->hex_count; i++) {
        const catan_map_hex *hex = &map->hexes[order[i]];
        board->hex_q[i] = hex->q;
        board->hex_r[i] = hex->r;
        board->terrain[i] = hex->terrain;
        board->number[i] = hex->number;
        board->area[i] = hex->area;
        board->flags[i] = hex->flags;
        board->island[i] = hex->island;
        board->printed_terrain[i] = hex->printed_terrain;
        board->printed_number[i] = hex->printed_number;
        board->sea[i] = hex->terrain == CATAN_SEA;
    }
    return CATAN_OK;
}

/* Numbers the nodes and ties them to the hexes. */
static int32_t place_nodes(catan__board *board) {
    key_set nodes;
    nodes.count = 0;
    for (uint32_t hex = 0; hex < board->hexes; hex++) {
        for (unsigned corner = 0; corner < 6; corner++) {
            insert_key(&nodes, corner_key(board, hex, corner));
        }
    }
    if (nodes.count > CATAN_MAX_NODES) {
        return CATAN_E_MAP_TOO_LARGE;
    }
    board->nodes = (uint16_t)nodes.count;
    for (uint32_t node = 0; node < nodes.count; node++) {
        board->node_x[node] = (int16_t)key_x(nodes.key[node]);
        board->node_y[node] = (int16_t)key_y(nodes.key[node]);
    }
    for (uint32_t hex = 0; hex < board->hexes; hex++) {
        for (unsigned corner = 0; corner < 6; corner++) {
            uint16_t node = find_key(&nodes, corner_key(board, hex, corner));
            board->hex_nodes[hex][corner] = node;
            append(board->node_hexes[node], (uint16_t)hex);
        }
    }
    return CATAN_OK;
}

/* Numbers the edges and ties them to the hexes. */
static int32_t place_edges(catan__board *board) {
    key_set edges;
    edges.count = 0;
    for (uint32_t hex = 0; hex < board->hexes; hex++) {
        for (unsigned side = 0; side < 6; side++) {
            insert_key(&edges, side_key(board, hex, side));
        }
    }
    if (edges.count > CATAN_MAX_EDGES) {
        return CATAN_E_MAP_TOO_LARGE;
    }
    board->edges = (uint16_t)edges.count;
    for (uint32_t hex = 0; hex < board->hexes; hex++) {
        for (unsigned side = 0; side < 6; side++) {
            uint16_t edge = find_key(&edges, side_key(board, hex, side));
            uint16_t from = board->hex_nodes[hex][side], to = board->hex_nodes[hex][(side + 1) % 6];
            board->hex_edges[hex][side] = edge;
            board->edge_nodes[edge][0] = from < to ? from : to;
            board->edge_nodes[edge][1] = from < to ? to : from;
            append(board->edge_hexes[edge], (uint16_t)hex);
        }
    }
    return CATAN_OK;
}

/* Ties nodes to edges and to one another, hexes to hexes. */
static void join(catan__board *board) {
    for (uint32_t edge = 0; edge < board->edges; edge++) {
        uint16_t from = board->edge_nodes[edge][0], to = board->edge_nodes[edge][1];
        append(board->node_edges[from], (uint16_t)edge);
        append(board->node_near[from], to);
        append(board->node_edges[to], (uint16_t)edge);
        append(board->node_near[to], from);
    }
    for (uint32_t hex = 0; hex < board->hexes; hex++) {
        for (unsigned side = 0; side < 6; side++) {
            board->hex_near[hex][side] = (uint16_t)catan__board_hex_at(
                board, board->hex_q[hex] + side_q[side], board->hex_r[hex] + side_r[side]);
        }
    }
}

/* Makes every list of places empty. */
static void clear(catan__board *board) {
    memset(board, 0, sizeof *board);
    memset(board->hex_nodes, 0xFF, sizeof board->hex_nodes);
    memset(board->hex_edges, 0xFF, sizeof board->hex_edges);
    memset(board->hex_near, 0xFF, sizeof board->hex_near);
    memset(board->node_hexes, 0xFF, sizeof board->node_hexes);
    memset(board->node_edges, 0xFF, sizeof board->node_edges);
    memset(board->node_near, 0xFF, sizeof board->node_near);
    memset(board->node_harbour, 0xFF, sizeof board->node_harbour);
    memset(board->edge_nodes, 0xFF, sizeof board->edge_nodes);
    memset(board->edge_hexes, 0xFF, sizeof board->edge_hexes);
    memset(board->edge_harbour, 0xFF, sizeof board->edge_harbour);
    memset(board->harbour_edge, 0xFF, sizeof board->harbour_edge);
    memset(board->harbour_hex, 0xFF, sizeof board->harbour_hex);
    board->robber = board->pirate = CATAN__NO;
}

int32_t catan__map_topology(catan__board *board, const catan_map *map) {
    clear(board);
    int32_t status = place_hexes(board, map);
    if (status != CATAN_OK || (status = place_nodes(board)) != CATAN_OK ||
        (status = place_edges(board)) != CATAN_OK) {
        return status;
    }
    join(board);
    return CATAN_OK;
}

uint32_t catan__board_hex_at(const catan__board *board, int32_t q, int32_t r) {
    uint32_t low = 0, high = board->hexes;
    while (low < high) {
        uint32_t middle = (low + high) / 2;
        int32_t row = board->hex_r[middle], column = board->hex_q[middle];
        if (row == r && column == q) {
            return middle;
        }
        if (row < r || (row == r && column < q)) {
            low = middle + 1;
        } else {
            high = middle;
        }
    }
    return CATAN__NO;
}
