/* What a map must be (M-2), apart from its topology. Each fault has its own status. */
#include "board/mapcheck.h"

#include "core/sized.h"

enum {
    COORDINATE_LIMIT = 60,
    ALL_FLAGS = CATAN_HEX_START | CATAN_HEX_HOME | CATAN_HEX_FOG,
    LEAST_GOAL = 3,
    MOST_GOAL = 60,
    MOST_ISLAND_POINTS = 9,
    MOST_OF_ALL_ISLANDS = 15
};

/* 1 if an array is missing that the map counts on. */
static int lacks_array(const catan_map *map) {
    return (map->hex_count && !map->hexes) || (map->terrain_pool_count && !map->terrain_pool) ||
           (map->number_pool_count && !map->number_pool) ||
           (map->harbour_count && !map->harbours) || (map->letter_count && !map->letters);
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
           (hex->terrain >= CATAN__TERRAINS && hex->terrain != CATAN_FROM_POOL &&
            !catan__bears_number(hex->terrain)) ||
           hex->area >= CATAN_MAX_AREAS || hex->flags > ALL_FLAGS ||
           (hex->terrain == CATAN_SEA && hex->flags);
}

int32_t catan__map_form(const catan_map *map) {
    int32_t status = catan__sized_in(map, sizeof *map, sizeof *map);
    if (status != CATAN_OK) {
        return status;
    }
    if (!catan__zeros(map->reserved, sizeof map->reserved) ||
        !catan__zeros(map->reserved2, sizeof map->reserved2)) {
        return CATAN_E_VERSION;
    }
    if (lacks_array(map) || bad_seats(map) || map->frame > 1 || map->reds_touch > 1) {
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

/* A start on land; where land may come to be sea, catan__robber_start() looks again. */
int32_t catan__map_robber(catan__board *board, const catan_map *map) {
    if (map->robber == 0) {
        return CATAN_OK;
    }
    uint32_t hex = catan__board_hex_at(board, map->robber_q, map->robber_r);
    if (map->robber > 2 || hex == CATAN__NO ||
        (map->robber == 1 && (board->sea[hex] || board->terrain[hex] == CATAN_FOG))) {
        return CATAN_E_MAP_ROBBER;
    }
    board->robber = (uint16_t)hex;
    board->robber_twelve = map->robber == 2;
    return CATAN_OK;
}

/* A start at sea, or where sea may come to lie; not under fog. */
int32_t catan__map_pirate(catan__board *board, const catan_map *map) {
    if (map->pirate == 0) {
        return CATAN_OK;
    }
    uint32_t hex = catan__board_hex_at(board, map->pirate_q, map->pirate_r);
    if (map->pirate > 1 || hex == CATAN__NO || board->terrain[hex] == CATAN_FOG ||
        !(board->sea[hex] || board->open[hex])) {
        return CATAN_E_MAP_PIRATE;
    }
    board->pirate = (uint16_t)hex;
    return CATAN_OK;
}

/* 1 if what bounds the points for islands is no whole number of them. */
static int bad_bound(const catan_map *map) {
    unsigned most = map->island_points_most, each = map->island_points;
    return most != 0 && (most > MOST_OF_ALL_ISLANDS || each == 0 || most % each != 0);
}

int32_t catan__map_goal(catan__board *board, const catan_map *map) {
    if ((map->goal && (map->goal < LEAST_GOAL || map->goal > MOST_GOAL)) ||
        map->island_points > MOST_ISLAND_POINTS || bad_bound(map)) {
        return CATAN_E_MAP_GOAL;
    }
    board->goal = map->goal;
    board->island_points = map->island_points;
    board->island_points_most = map->island_points_most;
    return CATAN_OK;
}

/* Whether a node touches land: such as lies there in every layout, or (`maybe`) such as may come to
 * lie there, by the layout or in play. */
static int is_land_node(const catan__board *board, uint32_t node, int maybe) {
    for (unsigned i = 0; i < 3; i++) {
        uint32_t hex = board->node_hexes[node][i];
        if (hex != CATAN__NO && !board->sea[hex] && (maybe || !board->open[hex])) {
            return 1;
        }
    }
    return 0;
}

/* How many hexes are land in every layout, not always the same ones; fog is none. */
static uint32_t count_land(const catan__board *board) {
    uint32_t count = 0;
    for (uint32_t hex = 0; hex < board->hexes; hex++) {
        count += !board->sea[hex] && board->terrain[hex] != CATAN_FOG;
    }
    for (uint32_t area = 0; area < CATAN_MAX_AREAS; area++) {
        int drawn = 0;
        for (uint32_t hex = 0; hex < board->hexes; hex++) {
            drawn |=
                board->area[hex] == area && board->open[hex] && board->terrain[hex] != CATAN_FOG;
        }
        count -= drawn ? board->terrain_pool[area][CATAN_SEA] : 0;
    }
    return count;
}

/* Two settlements a player must find a node, however unkindly the others settled before (B-9,
 * B-53). A settlement takes its own node and the land nodes beside it. Either of two things is
 * enough:
 * - Even the 2 * players - 1 greediest nodes do not take all nodes that touch what is land in every
 *   layout. What else is land, by the layout or discovered at setup, only gives more nodes to the
 *   last settlement; but the others may stand there, so their nodes count among the greedy ones.
 * - There are more than 4 * (2 * players - 1) land nodes, for a settlement takes four at most. A
 * hex has six nodes, and three hexes share one: h land hexes, wherever they lie, have 2h nodes or
 * more. Where starts are allowed on some hexes only, that falls when it leaves no node (B-9): so it
 * does not matter here. Never lets a map pass that can block; may refuse a small map whose
 * greediest nodes overlap. (The road beside it is always free: its far end has no building, so no
 * one else could have laid a road there.) */
int32_t catan__map_room(const catan__board *board, uint32_t players) {
    uint32_t nodes_taking[5] = {0}, land_nodes = 0;
    for (uint32_t node = 0; node < board->nodes; node++) {
        uint32_t land = (uint32_t)is_land_node(board, node, 0), takes = land;
        land_nodes += land;
        for (unsigned i = 0; i < 3 && board->node_near[node][i] != CATAN__NO; i++) {
            takes += (uint32_t)is_land_node(board, board->node_near[node][i], 0);
        }
        nodes_taking[takes] += (uint32_t)is_land_node(board, node, 1);
    }
    uint32_t settled = 2 * players - 1, left = settled, taken = 0;
    for (uint32_t takes = 4; takes > 0; takes--) {
        uint32_t count = nodes_taking[takes] < left ? nodes_taking[takes] : left;
        taken += count * takes;
        left -= count;
    }
    return taken < land_nodes || 4 * settled < 2 * count_land(board) ? CATAN_OK : CATAN_E_MAP_ROOM;
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

/* Named areas are of land. */
int32_t catan__map_islands(const catan__board *board) {
    for (uint32_t hex = 0; hex < board->hexes; hex++) {
        unsigned island = board->island[hex];
        if ((island >= CATAN_MAX_ISLANDS && island != CATAN_NO_ISLAND) ||
            (island && board->terrain[hex] == CATAN_SEA)) {
            return CATAN_E_MAP_ISLAND;
        }
    }
    return CATAN_OK;
}
