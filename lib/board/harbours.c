/* Harbours: those of the map (M-2), and those that lie elsewhere in every layout (M-7): all sets of
 * coasts of which no two touch are equally likely (M-5). */
#include "board/draw.h"
#include "board/mapcheck.h"

/* The edge of a harbour, or CATAN__NO: a side of a land hex that faces sea or the rim, in every
 * layout. */
static uint32_t coast_edge(const catan__board *board, const catan_map_harbour *place) {
    if (place->side > 5 || place->kind > CATAN_HARBOUR_ANY) {
        return CATAN__NO;
    }
    uint32_t hex = catan__board_hex_at(board, place->q, place->r);
    if (hex == CATAN__NO || board->sea[hex] || board->open[hex]) {
        return CATAN__NO;
    }
    uint32_t beyond = board->hex_near[hex][place->side];
    return beyond == CATAN__NO || board->sea[beyond] ? board->hex_edges[hex][place->side]
                                                     : CATAN__NO;
}

/* Whether an edge is a coast of a layout: land on one side, sea or the rim on the other. */
static int is_coast(const catan__board *board, const uint8_t *terrain, uint32_t edge) {
    unsigned land = 0, fog = 0;
    for (unsigned i = 0; i < 2; i++) {
        uint32_t hex = board->edge_hexes[edge][i];
        if (hex != CATAN__NO) {
            land += terrain[hex] != CATAN_SEA && terrain[hex] != CATAN_FOG;
            fog += terrain[hex] == CATAN_FOG;
        }
    }
    return land == 1 && fog == 0;
}

/* How many harbours find room of which no two touch, where what is land is the same in every
 * layout: two coasts meet at a node or none, so that coasts are rings, and of each every other edge
 * can be taken. */
static uint32_t most_free_harbours(const catan__board *board) {
    uint8_t seen[CATAN_MAX_EDGES + 1] = {0}, terrain[CATAN_MAX_HEXES + 1];
    uint32_t most = 0;
    for (uint32_t hex = 0; hex < board->hexes; hex++) {
        terrain[hex] = board->sea[hex] ? CATAN_SEA : CATAN_DESERT; /* which land is all the same */
    }
    for (uint32_t first = 0; first < board->edges; first++) {
        uint32_t length = 0, edge = first, node = board->edge_nodes[first][0];
        while (!seen[edge] && is_coast(board, terrain, edge)) {
            seen[edge] = 1;
            length++;
            node = (uint32_t)board->edge_nodes[edge][0] ^ board->edge_nodes[edge][1] ^ node;
            for (unsigned i = 0; i < 3 && board->node_edges[node][i] != CATAN__NO; i++) {
                uint32_t next = board->node_edges[node][i];
                if (!seen[next] && is_coast(board, terrain, next)) {
                    edge = next;
                    break;
                }
            }
        }
        most += length / 2;
    }
    return most;
}

static int has_open_hexes(const catan__board *board) {
    uint32_t open = 0;
    for (uint32_t hex = 0; hex < board->hexes; hex++) {
        open += board->open[hex];
    }
    return open != 0;
}

/* Harbours that every layout places anew have no place and keep the map's order. */
static int32_t free_harbours(catan__board *board, const catan_map *map) {
    for (uint32_t i = 0; i < map->harbour_count; i++) {
        const catan_map_harbour *harbour = &map->harbours[i];
        if (harbour->side != CATAN_ANYWHERE || harbour->q || harbour->r ||
            harbour->kind > CATAN_HARBOUR_ANY) {
            return CATAN_E_MAP_HARBOUR;
        }
        board->harbour_kind[i] = harbour->kind;
    }
    if (!has_open_hexes(board) && map->harbour_count > most_free_harbours(board)) {
        return CATAN_E_MAP_HARBOUR;
    }
    board->free_harbours = 1;
    board->harbours = (uint16_t)map->harbour_count;
    return CATAN_OK;
}

/* Harbours are numbered by their edge: first each edge is told its entry of the map, then they are
 * counted out. */
static int32_t placed_harbours(catan__board *board, const catan_map *map) {
    for (uint32_t i = 0; i < map->harbour_count; i++) {
        uint32_t edge = coast_edge(board, &map->harbours[i]);
        if (edge == CATAN__NO) {
            return CATAN_E_MAP_HARBOUR;
        }
        for (unsigned end = 0; end < 2; end++) {
            uint16_t *taken = &board->node_harbour[board->edge_nodes[edge][end]];
            if (*taken != CATAN__NO) {
                return CATAN_E_MAP_HARBOUR;
            }
            *taken = (uint16_t)i;
        }
        board->edge_harbour[edge] = (uint16_t)i;
    }
    for (uint32_t edge = 0; edge < board->edges; edge++) {
        if (board->edge_harbour[edge] != CATAN__NO) {
            const catan_map_harbour *place = &map->harbours[board->edge_harbour[edge]];
            uint16_t id = board->harbours++;
            board->edge_harbour[edge] = id;
            board->node_harbour[board->edge_nodes[edge][0]] = id;
            board->node_harbour[board->edge_nodes[edge][1]] = id;
            board->harbour_edge[id] = (uint16_t)edge;
            board->harbour_hex[id] = (uint16_t)catan__board_hex_at(board, place->q, place->r);
            board->harbour_side[id] = place->side;
            board->harbour_kind[id] = place->kind;
        }
    }
    return CATAN_OK;
}

int32_t catan__map_harbours(catan__board *board, const catan_map *map) {
    if (map->harbour_count > CATAN_MAX_HARBOURS) {
        return CATAN_E_MAP_HARBOUR;
    }
    return map->harbour_count && map->harbours[0].side == CATAN_ANYWHERE
               ? free_harbours(board, map)
               : placed_harbours(board, map);
}

void catan__board_stock(catan__board *board) {
    for (uint32_t i = 0; i < board->harbours; i++) {
        board->harbour_stock[board->harbour_kind[i]]++;
    }
    board->stocked = (uint8_t)board->harbours;
    board->harbours = board->free_harbours = 0;
    memset(board->node_harbour, 0xFF, sizeof board->node_harbour);
    memset(board->edge_harbour, 0xFF, sizeof board->edge_harbour);
}

int catan__harbours_fit(const catan__board *board, const uint8_t *terrain, const uint16_t *edges) {
    uint8_t taken[CATAN_MAX_NODES] = {0};
    for (uint32_t i = 0; i < board->harbours; i++) {
        if (edges[i] >= board->edges || (i > 0 && edges[i] <= edges[i - 1]) ||
            !is_coast(board, terrain, edges[i]) || taken[board->edge_nodes[edges[i]][0]]++ ||
            taken[board->edge_nodes[edges[i]][1]]++) {
            return 0;
        }
    }
    return 1;
}

/* Draws as many of the coasts as there are harbours. @return 0 as soon as two touch */
static int draw_places(catan__draw *draw, uint16_t *coasts, uint32_t count) {
    const catan__board *board = draw->board;
    uint8_t taken[CATAN_MAX_NODES] = {0};
    for (uint32_t i = 0; i < board->harbours; i++) {
        uint32_t j = i + catan__rng_below(&draw->rng, count - i);
        uint16_t edge = coasts[j];
        coasts[j] = coasts[i];
        coasts[i] = edge;
        if (taken[board->edge_nodes[edge][0]]++ || taken[board->edge_nodes[edge][1]]++) {
            return 0;
        }
    }
    return 1;
}

static void sort(uint16_t *edges, uint32_t count) {
    for (uint32_t i = 1; i < count; i++) {
        uint16_t edge = edges[i];
        uint32_t at = i;
        for (; at > 0 && edges[at - 1] > edge; at--) {
            edges[at] = edges[at - 1];
        }
        edges[at] = edge;
    }
}

int catan__draw_harbours(catan__draw *draw, uint16_t *edges) {
    const catan__board *board = draw->board;
    uint16_t coasts[CATAN_MAX_EDGES];
    uint32_t count = 0;
    for (uint32_t edge = 0; edge < board->edges; edge++) {
        if (is_coast(board, draw->terrain, edge)) {
            coasts[count++] = (uint16_t)edge;
        }
    }
    for (uint32_t i = 0; i < CATAN__TRIES && count >= board->harbours; i++) {
        if (draw_places(draw, coasts, count)) {
            sort(coasts, board->harbours);
            memcpy(edges, coasts, board->harbours * sizeof *edges);
            return 1;
        }
    }
    return 0;
}
