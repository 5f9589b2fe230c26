/* Compiling a map: its checks one after the other, in the order in which faults are told (M-2). */
#include "board/mapcheck.h"
#include "core/mutation.h"

/* The rest of what the map says, once its hexes and pools are known. */
static int32_t compile_rest(catan__board *board, const catan_map *map, uint32_t players,
                            unsigned outlines) {
    /* judged before the hexes are settled, told in their turn */
    int32_t printed = catan__map_printed(board, map), fog = catan__map_fog(board), status;
    catan__map_outlines(board, outlines);
    if ((status = catan__map_harbours(board, map)) != CATAN_OK ||
        (status = catan__map_robber(board, map)) != CATAN_OK ||
        (status = catan__map_room(board, players)) != CATAN_OK ||
        (status = catan__map_together(board)) != CATAN_OK ||
        (status = catan__map_pirate(board, map)) != CATAN_OK || (status = fog) != CATAN_OK ||
        (status = catan__map_islands(board)) != CATAN_OK || (status = printed) != CATAN_OK ||
        (status = catan__map_spiral(board, map)) != CATAN_OK) {
        return status;
    }
    return catan__map_goal(board, map);
}

int32_t catan__board_compile(catan__board *out, const catan_map *map, uint32_t players,
                             unsigned outlines) {
    int32_t status;
    if (!map || players == 1 || players > CATAN_MAX_PLAYERS) {
        return CATAN_E_ARGUMENT;
    }
    if ((status = catan__map_form(map)) != CATAN_OK ||
        (status = catan__map_topology(out, map)) != CATAN_OK ||
        (status = catan__map_pools(out, map)) != CATAN_OK) {
        return status;
    }
    out->fewest = map->min_players == 2 ? 0 : map->min_players;
    out->most = map->max_players == CATAN_MAX_PLAYERS ? 0 : map->max_players;
    out->frame = map->frame;
    out->reds_touch = map->reds_touch;
    uint32_t most = map->max_players ? map->max_players : CATAN_MAX_PLAYERS;
    return compile_rest(out, map, players ? players : most, outlines);
}

/* --- where robber and pirate start --- */

static uint32_t first_with(const uint8_t *values, uint32_t count, unsigned wanted) {
    for (uint32_t hex = 0; hex < count; hex++) {
        if (values[hex] == wanted) {
            return hex;
        }
    }
    return CATAN__NO;
}

uint32_t catan__robber_start(const catan__board *board, const catan_layout *layout) {
    uint32_t hex = board->robber;
    if (board->robber_twelve && layout->number[hex] != 12) {
        hex = CATAN__RULE(B_7, first_with(layout->number, board->hexes, 12), hex);
    }
    if (hex == CATAN__NO || layout->terrain[hex] == CATAN_SEA) {
        hex = first_with(layout->terrain, board->hexes, CATAN_DESERT);
    }
    return hex;
}

uint32_t catan__pirate_start(const catan__board *board, const catan_layout *layout) {
    uint32_t hex = board->pirate;
    return hex == CATAN__NO || layout->terrain[hex] != CATAN_SEA ? CATAN__NO : hex;
}
