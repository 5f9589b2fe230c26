/* From a board back to a map: one form for the same hexes, harbours and pools in whatever order. */
#include "board/board.h"

#include <string.h>

/* Entries of an area's pool are told by value; those without cards are left out, and those that
 * repeat what is printed. */
static uint32_t list_pool(catan_map_pool *to, const catan__board *board, const uint8_t *counts,
                          uint32_t values) {
    uint32_t n = 0;
    for (uint32_t i = 0; i < CATAN_MAX_AREAS * values; i++) {
        int printed = board->printed && !(board->fog_hexes && i / values == board->fog_area);
        if (counts[i] != 0 && !printed) {
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
        int fog = board->terrain[hex] == CATAN_FOG;
        to[hex].terrain = fog ? CATAN_FROM_POOL : board->terrain[hex];
        to[hex].number = fog ? CATAN_FROM_POOL : board->number[hex];
        to[hex].area = board->area[hex];
        to[hex].printed_terrain = board->printed_terrain[hex];
        to[hex].printed_number = board->printed_number[hex];
        to[hex].flags = board->flags[hex];
        to[hex].island = board->island[hex];
    }
}

/* Those that lie on the board or are kept in stock. */
static void list_harbours(catan_map_harbour *to, uint32_t count, const catan__board *board) {
    for (uint32_t i = 0; i < count; i++) {
        to[i].kind = board->harbour_kind[i];
        if (board->harbour_edge[i] == CATAN__NO) {
            to[i].q = to[i].r = 0;
            to[i].side = CATAN_ANYWHERE;
            continue;
        }
        to[i].q = board->hex_q[board->harbour_hex[i]];
        to[i].r = board->hex_r[board->harbour_hex[i]];
        to[i].side = board->harbour_side[i];
    }
}

void catan__board_map(catan_map *out, const catan__map_arrays *to, const catan__board *board) {
    memset(out, 0, sizeof *out);
    out->struct_size = (uint32_t)sizeof *out;
    out->hex_count = board->hexes;
    out->harbour_count = (uint32_t)board->harbours + board->stocked;
    out->terrain_pool_count = list_pool(to != NULL ? to->terrains : NULL, board,
                                        &board->terrain_pool[0][0], CATAN__TERRAINS);
    out->number_pool_count = list_pool(to != NULL ? to->numbers : NULL, board,
                                       &board->number_pool[0][0], CATAN__NUMBERS);
    out->min_players = board->fewest;
    out->max_players = board->most;
    out->frame = board->frame;
    out->goal = board->goal;
    out->island_points = board->island_points;
    out->island_points_most = board->island_points_most;
    out->reds_touch = board->reds_touch;
    out->printed = board->printed;
    out->spiral_area = board->spiral_area;
    out->letter_count = board->letter_count;
    memcpy(out->barred, board->barred, sizeof out->barred);
    if (board->robber != CATAN__NO) {
        out->robber = board->robber_twelve ? 2 : 1;
        out->robber_q = board->hex_q[board->robber];
        out->robber_r = board->hex_r[board->robber];
    }
    if (board->pirate != CATAN__NO) {
        out->pirate = 1;
        out->pirate_q = board->hex_q[board->pirate];
        out->pirate_r = board->hex_r[board->pirate];
    }
    if (to != NULL) {
        list_hexes(to->hexes, board);
        list_harbours(to->harbours, out->harbour_count, board);
        memcpy(to->letters, board->letters, board->letter_count);
        out->hexes = to->hexes;
        out->terrain_pool = to->terrains;
        out->number_pool = to->numbers;
        out->harbours = to->harbours;
        out->letters = to->letters;
    }
}
