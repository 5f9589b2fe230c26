/* What a map must be (M-2), apart from its topology. Each fault has its own status. */
#include "board/mapcheck.h"

#include "core/sized.h"

enum { COORDINATE_LIMIT = 60 };

/* 1 if an array is missing that the map counts on. */
static int lacks_array(const catan_map *map) {
    return (map->hex_count && !map->hexes) || (map->terrain_pool_count && !map->terrain_pool) ||
           (map->number_pool_count && !map->number_pool) || (map->harbour_count && !map->harbours);
}

/* 1 if a bound for the players is none. 0 stands for the library's own bounds, 2 and 6. */
static int bad_seats(const catan_map *map) {
    uint32_t fewest = map->min_players ? map->min_players : 2;
    uint32_t most = map->max_players ? map->max_players : CATAN_MAX_PLAYERS;
    return fewest < 2 || most > CATAN_MAX_PLAYERS || fewest > most;
}

static int bad_hex(const catan_map_hex *hex) {
    return hex->q < -COORDINATE_LIMIT || hex->q > COORDINATE_LIMIT || hex->r < -COORDINATE_LIMIT ||
           hex->r > COORDINATE_LIMIT ||
           (hex->terrain > CATAN_GOLD && hex->terrain != CATAN_FROM_POOL) ||
           hex->area >= CATAN_MAX_AREAS;
}

int32_t catan__map_form(const catan_map *map) {
    int32_t status = catan__sized_in(map, sizeof *map, sizeof *map);
    if (status != CATAN_OK) {
        return status;
    }
    if (!catan__zeros(map->reserved, sizeof map->reserved)) {
        return CATAN_E_VERSION;
    }
    if (lacks_array(map) || bad_seats(map)) {
        return CATAN_E_ARGUMENT;
    }
    if (map->hex_count == 0 || map->hex_count > CATAN_MAX_HEXES) {
        return CATAN_E_MAP_EMPTY;
    }
    for (uint32_t i = 0; i < map->hex_count; i++) {
        if (!catan__zeros(map->hexes[i].reserved, sizeof map->hexes[i].reserved)) {
            return CATAN_E_VERSION;
        }
    }
    for (uint32_t i = 0; i < map->hex_count; i++) {
        if (bad_hex(&map->hexes[i])) {
            return CATAN_E_MAP_HEX;
        }
    }
    return CATAN_OK;
}

/* What an area's hexes draw, and what its pools hold. */
typedef struct area_count {
    uint32_t terrains;     /* hexes that draw their terrain */
    uint32_t both;         /* of these, hexes that draw a number too if they come to produce */
    uint32_t fixed_number; /* of these, hexes with a number of their own */
    uint32_t known;        /* hexes of a fixed producing terrain that draw a number */
    uint32_t terrain_cards, barren_cards, tokens;
} area_count;

static void count_hexes(area_count *areas, const catan__board *board) {
    for (uint32_t hex = 0; hex < board->hexes; hex++) {
        area_count *area = &areas[board->area[hex]];
        uint32_t draws_number = board->number[hex] == CATAN_FROM_POOL;
        if (board->terrain[hex] == CATAN_FROM_POOL) {
            area->terrains++;
            area->both += draws_number;
            area->fixed_number += !draws_number && board->number[hex];
        } else if (draws_number && catan__produces(board->terrain[hex])) {
            area->known++;
        }
    }
}

/* Sums a pool, each entry judged before its value or area indexes anything. Several entries of one
 * kind add up. `limit`: length of a row of `sums`; a value beyond it is left out. A wild count
 * reads nothing. */
static int sum_pool(uint8_t *sums, uint32_t limit, uint32_t *totals, const catan_map_pool *pool,
                    uint32_t count) {
    if (count > CATAN_MAX_POOL) {
        return 0;
    }
    for (uint32_t i = 0; i < count; i++) {
        if (pool[i].area >= CATAN_MAX_AREAS ||
            totals[pool[i].area] + pool[i].count > CATAN_MAX_HEXES) {
            return 0;
        }
        totals[pool[i].area] += pool[i].count;
        if (pool[i].value < limit) {
            uint8_t *sum = &sums[pool[i].area * limit + pool[i].value];
            *sum = (uint8_t)(*sum + pool[i].count);
        }
    }
    return 1;
}

/* Fills the board's pools. Sea is never drawn: which hexes are land is the map's to say. */
static int32_t read_pools(catan__board *board, area_count *areas, const catan_map *map) {
    uint32_t terrains[CATAN_MAX_AREAS] = {0}, tokens[CATAN_MAX_AREAS] = {0};
    if (!sum_pool(&board->terrain_pool[0][0], CATAN__TERRAINS, terrains, map->terrain_pool,
                  map->terrain_pool_count) ||
        !sum_pool(&board->number_pool[0][0], CATAN__NUMBERS, tokens, map->number_pool,
                  map->number_pool_count)) {
        return CATAN_E_MAP_POOL;
    }
    for (uint32_t i = 0; i < map->terrain_pool_count; i++) {
        if (map->terrain_pool[i].value > CATAN_GOLD || map->terrain_pool[i].value == CATAN_SEA) {
            return CATAN_E_MAP_POOL;
        }
    }
    for (uint32_t area = 0; area < CATAN_MAX_AREAS; area++) {
        areas[area].terrain_cards = terrains[area];
        areas[area].barren_cards = board->terrain_pool[area][CATAN_DESERT];
        areas[area].tokens = tokens[area];
    }
    return CATAN_OK;
}

/* Whether an area's pools fit: every terrain card and every token finds its place, whatever is
 * drawn. Where only some of the hexes that draw a terrain draw a number too, deserts among other
 * cards would make the need for tokens hang on the draw: refused. */
static int pools_fit(const area_count *area) {
    if (area->terrain_cards != area->terrains) {
        return 0;
    }
    uint32_t drawn = area->both;
    if (area->barren_cards == area->terrains) {
        drawn = 0;
    } else if (area->both == area->terrains) {
        drawn = area->both - area->barren_cards;
    } else if (area->barren_cards && area->both) {
        return 0;
    }
    return area->tokens == area->known + drawn;
}

/* Fixed numbers and tokens are real, and lie on hexes that surely produce. */
static int32_t check_numbers(const catan__board *board, const area_count *areas,
                             const catan_map *map) {
    for (uint32_t i = 0; i < map->number_pool_count; i++) {
        if (!catan__is_token(map->number_pool[i].value)) {
            return CATAN_E_MAP_NUMBER;
        }
    }
    for (uint32_t hex = 0; hex < board->hexes; hex++) {
        unsigned number = board->number[hex], terrain = board->terrain[hex];
        if (number == 0 || number == CATAN_FROM_POOL) {
            continue;
        }
        if (!catan__is_token(number) || (terrain != CATAN_FROM_POOL && !catan__produces(terrain))) {
            return CATAN_E_MAP_NUMBER;
        }
    }
    for (uint32_t area = 0; area < CATAN_MAX_AREAS; area++) {
        if (areas[area].fixed_number && areas[area].barren_cards) {
            return CATAN_E_MAP_NUMBER;
        }
    }
    return CATAN_OK;
}

int32_t catan__map_pools(catan__board *board, const catan_map *map) {
    area_count areas[CATAN_MAX_AREAS] = {{0, 0, 0, 0, 0, 0, 0}};
    count_hexes(areas, board);
    int32_t status = read_pools(board, areas, map);
    if (status != CATAN_OK) {
        return status;
    }
    for (uint32_t area = 0; area < CATAN_MAX_AREAS; area++) {
        if (!pools_fit(&areas[area])) {
            return CATAN_E_MAP_POOL;
        }
    }
    return check_numbers(board, areas, map);
}

/* The edge of a harbour, or CATAN__NO: a side of a land hex that faces sea or the rim. */
static uint32_t coast_edge(const catan__board *board, const catan_map_harbour *place) {
    if (place->side > 5 || place->kind > CATAN_HARBOUR_ANY) {
        return CATAN__NO;
    }
    uint32_t hex = catan__board_hex_at(board, place->q, place->r);
    if (hex == CATAN__NO || board->sea[hex]) {
        return CATAN__NO;
    }
    uint32_t beyond = board->hex_near[hex][place->side];
    return beyond == CATAN__NO || board->sea[beyond] ? board->hex_edges[hex][place->side]
                                                     : CATAN__NO;
}

/* Harbours are numbered by their edge: first each edge is told its entry of the map, then they are
 * counted out. */
int32_t catan__map_harbours(catan__board *board, const catan_map *map) {
    if (map->harbour_count > CATAN_MAX_HARBOURS) {
        return CATAN_E_MAP_HARBOUR;
    }
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

int32_t catan__map_robber(catan__board *board, const catan_map *map) {
    if (map->robber == 0) {
        return CATAN_OK;
    }
    uint32_t hex = catan__board_hex_at(board, map->robber_q, map->robber_r);
    if (map->robber > 1 || hex == CATAN__NO || board->sea[hex]) {
        return CATAN_E_MAP_ROBBER;
    }
    board->robber = (uint16_t)hex;
    return CATAN_OK;
}

static int is_land_node(const catan__board *board, uint32_t node) {
    for (unsigned i = 0; i < 3; i++) {
        uint32_t hex = board->node_hexes[node][i];
        if (hex != CATAN__NO && !board->sea[hex]) {
            return 1;
        }
    }
    return 0;
}

/* Two settlements a player must find a node, however unkindly the others settled before (B-9,
 * B-53). A settlement takes its own node and the land nodes beside it. If even the 2 * players - 1
 * greediest nodes do not take all land nodes, the last settlement always finds one. Never lets a
 * map pass that can block; may refuse a small map whose greediest nodes overlap. (The road beside
 * it is always free: its far end has no building, so no one else could have laid a road there.) */
int32_t catan__map_room(const catan__board *board, uint32_t players) {
    uint32_t nodes_taking[5] = {0}, land_nodes = 0;
    for (uint32_t node = 0; node < board->nodes; node++) {
        if (!is_land_node(board, node)) {
            continue;
        }
        uint32_t takes = 1;
        for (unsigned i = 0; i < 3 && board->node_near[node][i] != CATAN__NO; i++) {
            takes += (uint32_t)is_land_node(board, board->node_near[node][i]);
        }
        nodes_taking[takes]++;
        land_nodes++;
    }
    uint32_t left = 2 * players - 1, taken = 0;
    for (uint32_t takes = 4; takes > 0; takes--) {
        uint32_t count = nodes_taking[takes] < left ? nodes_taking[takes] : left;
        taken += count * takes;
        left -= count;
    }
    return taken < land_nodes ? CATAN_OK : CATAN_E_MAP_ROOM;
}

/* Spreads from the first hex over shared sides. */
int32_t catan__map_together(const catan__board *board) {
    uint8_t reached[CATAN_MAX_HEXES] = {1}, queue[CATAN_MAX_HEXES] = {0};
    uint32_t count = 1;
    for (uint32_t next = 0; next < count; next++) {
        for (unsigned side = 0; side < 6; side++) {
            uint32_t near = board->hex_near[queue[next]][side];
            if (near != CATAN__NO && !reached[near]) {
                reached[near] = 1;
                queue[count++] = (uint8_t)near;
            }
        }
    }
    return count == board->hexes ? CATAN_OK : CATAN_E_MAP_APART;
}
