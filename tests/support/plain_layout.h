/* A layout for states that something is loaded into: land without numbers, sea where the map has it
 * or its printed board, fog; harbours that may lie anywhere on the first coasts that do not touch.
 * The generator may take long to lay an own map, or find that it cannot be laid. */
#ifndef TESTS_SUPPORT_PLAIN_LAYOUT_H
#define TESTS_SUPPORT_PLAIN_LAYOUT_H

#include <string.h>

#include "catan/board.h"

static inline int plain_is_land(const catan_layout *layout, uint32_t hex) {
    return hex != CATAN_NO_PLACE && layout->terrain[hex] != CATAN_SEA &&
           layout->terrain[hex] != CATAN_FOG;
}

static inline void plain_harbours(catan_layout *layout, const catan_game *game, uint32_t harbours) {
    uint8_t taken[CATAN_MAX_NODES] = {0};
    uint32_t placed = 0;
    for (uint32_t e = 0; e < catan_edge_count(game) && placed < harbours; e++) {
        catan_edge edge;
        catan_edge_get(&edge, sizeof edge, game, e);
        int fog = 0, land = 0;
        for (int i = 0; i < 2; i++) {
            land += plain_is_land(layout, edge.hexes[i]);
            fog |= edge.hexes[i] != CATAN_NO_PLACE && layout->terrain[edge.hexes[i]] == CATAN_FOG;
        }
        if (land == 1 && !fog && !taken[edge.nodes[0]] && !taken[edge.nodes[1]]) {
            taken[edge.nodes[0]] = taken[edge.nodes[1]] = 1;
            layout->harbour_edge[placed++] = (uint16_t)e;
        }
    }
}

static inline void plain_layout(catan_layout *layout, const catan_game *game,
                                const catan_map *map) {
    memset(layout, 0, sizeof *layout);
    layout->struct_size = sizeof *layout;
    for (uint32_t i = 0; i < map->hex_count; i++) {
        const catan_map_hex *hex = &map->hexes[i];
        uint8_t *terrain = &layout->terrain[catan_hex_at(game, hex->q, hex->r)];
        if (hex->flags & CATAN_HEX_FOG) {
            *terrain = CATAN_FOG;
        } else if (hex->terrain == CATAN_SEA || (hex->terrain == CATAN_FROM_POOL && map->printed &&
                                                 hex->printed_terrain == CATAN_SEA)) {
            *terrain = CATAN_SEA;
        }
    }
    if (map->harbour_count != 0 && map->harbours[0].side == CATAN_ANYWHERE) { /* none if bought */
        plain_harbours(layout, game, catan_harbour_count(game));
    }
}

#endif
