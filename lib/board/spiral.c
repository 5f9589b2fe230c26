/* Mode spiral (M-3, fact sheet 1.2 and 2.2): terrain shuffled, then the letters counter-clockwise
 * along the coast from a random corner and inward in the same sense, deserts skipped. */
#include "board/draw.h"
#include "board/mapcheck.h"

/* A corner of the island has three sides to other land, any other coastal hex of the two shapes has
 * four. */
enum { CORNER_SIDES = 3 };

/* The land hex beyond a side, or CATAN__NO. */
static uint32_t land_beyond(const catan__board *board, uint32_t hex, unsigned side) {
    uint32_t near = board->hex_near[hex][side];
    return near == CATAN__NO || board->sea[near] ? CATAN__NO : near;
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
        if (!board->sea[hex] && sides == CORNER_SIDES) {
            corners[count++] = (uint8_t)hex;
        }
    }
    return count;
}

/* Walks all land from a corner: at first with the sea on the right hand, then straight on while
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
    for (uint32_t area = 0; area < CATAN_MAX_AREAS; area++) {
        uint32_t end = draw->cards.start[area + 1];
        for (uint32_t i = draw->cards.start[area]; i < end; i++) {
            catan__draw_terrain(draw, i, end);
        }
    }
    uint8_t corners[CATAN_MAX_HEXES], path[CATAN_MAX_HEXES];
    uint32_t corner = corners[catan__rng_below(&draw->rng, corners_of(corners, board))];
    uint32_t length = walk(path, board, corner);
    const uint8_t *letter = catan__shape(board->shape)->letters;
    for (uint32_t i = 0; i < length; i++) {
        if (draw->terrain[path[i]] != CATAN_DESERT) {
            draw->number[path[i]] = *letter++;
        }
    }
}
