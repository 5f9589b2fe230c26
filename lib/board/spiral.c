/* Mode spiral (M-3, fact sheet 1.2 and 2.2): the terrain of one area shuffled, then its letters
 * counter-clockwise along the coast from a random corner and inward in the same sense, deserts
 * skipped. */
#include "board/draw.h"
#include "board/mapcheck.h"

/* A corner of the area has three sides to other hexes of it, any other rim hex of the built-in
 * boards has four. */
enum { CORNER_SIDES = 3 };

static int in_area(const catan__board *board, uint32_t hex) {
    return board->area[hex] == board->spiral_area && board->terrain[hex] != CATAN_SEA;
}

/* The hex of the area beyond a side, or CATAN__NO. */
static uint32_t land_beyond(const catan__board *board, uint32_t hex, unsigned side) {
    uint32_t near = board->hex_near[hex][side];
    return near == CATAN__NO || !in_area(board, near) ? CATAN__NO : near;
}

static unsigned left_of(unsigned side) { return (side + 5) % 6; }
static unsigned right_of(unsigned side) { return (side + 1) % 6; }

/* Lists the corners, in map order. */
static uint32_t corners_of(uint8_t *corners, const catan__board *board) {
    uint32_t count = 0;
    for (uint32_t hex = 0; hex < board->hexes; hex++) {
        unsigned sides = 0;
        for (unsigned side = 0; side < 6; side++) {
            sides += land_beyond(board, hex, side) != CATAN__NO;
        }
        if (in_area(board, hex) && sides == CORNER_SIDES) {
            corners[count++] = (uint8_t)hex;
        }
    }
    return count;
}

/* Walks the area from a corner: at first with the sea on the right hand, then straight on while
 * there is land not yet seen, else bending left. So each ring ends beside the hex where the next
 * begins. @return hexes walked */
static uint32_t walk(uint8_t *path, const catan__board *board, uint32_t corner) {
    uint8_t seen[CATAN_MAX_HEXES] = {0};
    unsigned heading = 0;
    while (land_beyond(board, corner, heading) == CATAN__NO ||
           land_beyond(board, corner, right_of(heading)) != CATAN__NO) {
        heading = right_of(heading);
    }
    uint32_t hex = corner, count = 0;
    for (;;) {
        path[count++] = (uint8_t)hex;
        seen[hex] = 1;
        uint32_t next = land_beyond(board, hex, heading);
        for (unsigned turns = 0; turns < 6 && (next == CATAN__NO || seen[next]); turns++) {
            heading = left_of(heading);
            next = land_beyond(board, hex, heading);
        }
        if (next == CATAN__NO || seen[next]) {
            return count;
        }
        hex = next;
    }
}

void catan__draw_spiral(catan__draw *draw) {
    const catan__board *board = draw->board;
    uint32_t end = draw->cards.start[board->spiral_area + 1];
    for (uint32_t i = draw->cards.start[board->spiral_area]; i < end; i++) {
        catan__draw_terrain(draw, i, end);
    }
    uint8_t corners[CATAN_MAX_HEXES], path[CATAN_MAX_HEXES];
    uint32_t corner = corners[catan__rng_below(&draw->rng, corners_of(corners, board))];
    uint32_t length = walk(path, board, corner);
    const uint8_t *letter = board->letters;
    for (uint32_t i = 0; i < length; i++) {
        if (draw->terrain[path[i]] != CATAN_DESERT) {
            draw->number[path[i]] = *letter++;
        }
    }
}

/* Whether the letters are just the tokens of the area. */
static int letters_fit(catan__board *board, const catan_map *map) {
    uint8_t count[CATAN__NUMBERS] = {0};
    for (uint32_t i = 0; i < map->letter_count && map->letter_count <= CATAN_MAX_HEXES; i++) {
        board->letters[i] = map->letters[i];
        if (!catan__is_token(map->letters[i])) {
            return 0;
        }
        count[map->letters[i]]++;
    }
    board->letter_count = map->letter_count;
    return memcmp(count, board->number_pool[board->spiral_area], sizeof count) == 0;
}

/* Whether all land of the area draws terrain (no sea) and number, and the walk from every corner
 * sees all of it. */
static int area_fits(const catan__board *board) {
    uint32_t hexes = 0;
    for (uint32_t hex = 0; hex < board->hexes; hex++) {
        if (in_area(board, hex)) {
            hexes++;
            if (board->terrain[hex] != CATAN_FROM_POOL || board->number[hex] != CATAN_FROM_POOL ||
                board->sea[hex] || board->open[hex]) {
                return 0;
            }
        }
    }
    uint8_t corners[CATAN_MAX_HEXES], path[CATAN_MAX_HEXES];
    uint32_t count = corners_of(corners, board);
    for (uint32_t i = 0; i < count; i++) {
        if (walk(path, board, corners[i]) != hexes) {
            return 0;
        }
    }
    return count != 0;
}

int32_t catan__map_spiral(catan__board *board, const catan_map *map) {
    if (map->letter_count == 0) {
        return map->spiral_area == 0 ? CATAN_OK : CATAN_E_MAP_SPIRAL;
    }
    if (map->spiral_area >= CATAN_MAX_AREAS) {
        return CATAN_E_MAP_SPIRAL;
    }
    board->spiral_area = map->spiral_area;
    return letters_fit(board, map) && area_fits(board) ? CATAN_OK : CATAN_E_MAP_SPIRAL;
}
