/* A layout for states that something is loaded into: land without numbers, sea where the map has it
 * or its printed board, fog. The generator may take long to lay an own map, or find that it cannot
 * be laid. */
#ifndef TESTS_SUPPORT_PLAIN_LAYOUT_H
#define TESTS_SUPPORT_PLAIN_LAYOUT_H

#include <string.h>

#include "catan/board.h"

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
}

#endif
