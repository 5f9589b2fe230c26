/* From a board back to a map: one form for the same hexes, harbours and pools in whatever order. */
#include "board/board.h"

#include <string.h>

/* Entries of an area's pool are told by value; those without cards are left out. */
static uint32_t list_pool(catan_map_pool *to, const uint8_t *counts, uint32_t values) {
    uint32_t n = 0;
    for (uint32_t i = 0; i < CATAN_MAX_AREAS * values; i++) {
        if (counts[i] != 0) {
            if (to != NULL) {
                to[n].area = (uint8_t)(i / values);
                to[n].value = (uint8_t)(i % values);
                to[n].count = counts[i];
            }
            n++;
        }
    }
    return n;
}

static void list_hexes(catan_map_hex *to, const catan__board *board) {
    memset(to, 0, board->hexes * sizeof *to);
    for (uint32_t hex = 0; hex < board->hexes; hex++) {
        to[hex].q = board->hex_q[hex];
        to[hex].r = board->hex_r[hex];
        to[hex].terrain = board->terrain[hex];
        to[hex].number = board->number[hex];
        to[hex].area = board->area[hex];
    }
}

static void list_harbours(catan_map_harbour *to, const catan__board *board) {
    for (uint32_t i = 0; i < board->harbours; i++) {
        to[i].q = board->hex_q[board->harbour_hex[i]];
        to[i].r = board->hex_r[board->harbour_hex[i]];
        to[i].side = board->harbour_side[i];
        to[i].kind = board->harbour_kind[i];
    }
}

void catan__board_map(catan_map *out, const catan__map_arrays *to, const catan__board *board) {
    memset(out, 0, sizeof *out);
    out->struct_size = (uint32_t)sizeof *out;
    out->hex_count = board->hexes;
    out->harbour_count = board->harbours;
    out->terrain_pool_count =
        list_pool(to != NULL ? to->terrains : NULL, &board->terrain_pool[0][0], CATAN__TERRAINS);
    out->number_pool_count =
        list_pool(to != NULL ? to->numbers : NULL, &board->number_pool[0][0], CATAN__NUMBERS);
    out->min_players = board->fewest;
    out->max_players = board->most;
    if (board->robber != CATAN__NO) {
        out->robber = 1;
        out->robber_q = board->hex_q[board->robber];
        out->robber_r = board->hex_r[board->robber];
    }
    if (to != NULL) {
        list_hexes(to->hexes, board);
        list_harbours(to->harbours, board);
        out->hexes = to->hexes;
        out->terrain_pool = to->terrains;
        out->number_pool = to->numbers;
        out->harbours = to->harbours;
    }
}
