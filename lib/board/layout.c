/* Laying a board: the modes, the harbours, and the check of layouts from elsewhere (G-1, M-3).
 *
 * From equal generators equal layouts come, on every platform: what is drawn, and in which order,
 * is part of the library's promise. Terrain and numbers come first, harbours last. */
#include "board/draw.h"
#include "board/mapcheck.h"
#include "core/sized.h"

static void add(catan__stretches *to, uint32_t area, uint32_t item) {
    to->item[to->start[area + 1]++] = (uint8_t)item;
}

/* Sets up cards, tokens and the hexes that draw them. */
static void begin(catan__draw *draw, const catan__board *board, const catan_rng *rng) {
    memset(draw, 0, sizeof *draw);
    draw->board = board;
    draw->rng = *rng;
    memcpy(draw->fixed_number, board->number, sizeof draw->fixed_number);
    catan__stretches *all[4] = {&draw->cards, &draw->places, &draw->tokens, &draw->number_places};
    for (uint32_t area = 0; area < CATAN_MAX_AREAS; area++) {
        for (unsigned i = 0; i < 4; i++) {
            all[i]->start[area + 1] = all[i]->start[area];
        }
        for (unsigned terrain = 0; terrain < CATAN__TERRAINS; terrain++) {
            for (unsigned i = 0; i < board->terrain_pool[area][terrain]; i++) {
                add(&draw->cards, area, terrain);
            }
        }
        for (unsigned number = 0; number < CATAN__NUMBERS; number++) {
            for (unsigned i = 0; i < board->number_pool[area][number]; i++) {
                add(&draw->tokens, area, number);
            }
        }
        for (uint32_t hex = 0; hex < board->hexes; hex++) {
            if (board->area[hex] == area && board->terrain[hex] == CATAN_FROM_POOL) {
                add(&draw->places, area, hex);
            }
            if (board->area[hex] == area && board->number[hex] == CATAN_FROM_POOL) {
                add(&draw->number_places, area, hex);
                draw->fixed_number[hex] = 0;
            }
        }
    }
    catan__draw_clear(draw);
}

/* The printed board: nothing is drawn. */
static void lay_beginner(catan__draw *draw) {
    const catan__shape_data *shape = catan__shape(draw->board->shape);
    uint32_t land = 0;
    for (uint32_t hex = 0; hex < draw->board->hexes; hex++) {
        if (!draw->board->sea[hex]) {
            draw->terrain[hex] = shape->terrain[land];
            draw->number[hex] = shape->number[land];
            land++;
        }
    }
}

/* The map's own kinds, or these shuffled over all places (M-3). */
static void lay_harbours(uint8_t *kinds, catan__draw *draw, unsigned mode) {
    uint32_t count = draw->board->harbours;
    memcpy(kinds, draw->board->harbour_kind, count);
    if (mode == CATAN_HARBOURS_FIXED) {
        return;
    }
    for (uint32_t i = 0; i < count; i++) {
        uint32_t j = i + catan__rng_below(&draw->rng, count - i);
        uint8_t kind = kinds[j];
        kinds[j] = kinds[i];
        kinds[i] = kind;
    }
}

static int32_t lay_hexes(catan__draw *draw, const catan__laying *how) {
    switch (how->mode) {
    case CATAN_LAYOUT_RANDOM:
        return catan__draw_random(draw, how->balanced) ? CATAN_OK : CATAN_E_LAYOUT_TRIES;
    case CATAN_LAYOUT_SPIRAL:
        if (!catan__board_spiral_possible(draw->board)) {
            return CATAN_E_CONFIG_LAYOUT;
        }
        catan__draw_spiral(draw);
        return CATAN_OK;
    case CATAN_LAYOUT_BEGINNER:
        if (!catan__board_has_beginner(draw->board)) {
            return CATAN_E_CONFIG_LAYOUT;
        }
        lay_beginner(draw);
        return CATAN_OK;
    default:
        return CATAN_E_CONFIG_LAYOUT;
    }
}

int32_t catan__layout_generate(catan_layout *out, const catan__board *board,
                               const catan__laying *how, catan_rng *rng) {
    catan__draw draw;
    begin(&draw, board, rng);
    int32_t status = lay_hexes(&draw, how);
    if (status != CATAN_OK) {
        return status;
    }
    memset(out, 0, sizeof *out);
    out->struct_size = (uint32_t)sizeof *out;
    memcpy(out->terrain, draw.terrain, board->hexes);
    memcpy(out->number, draw.number, board->hexes);
    lay_harbours(out->harbour, &draw, how->harbours);
    *rng = draw.rng;
    return CATAN_OK;
}

int catan__board_spiral_possible(const catan__board *board) {
    return board->shape != CATAN__SHAPE_CUSTOM;
}

int catan__board_has_beginner(const catan__board *board) {
    return board->shape != CATAN__SHAPE_CUSTOM;
}

int catan__hex_fits(const catan__board *board, uint32_t hex, unsigned terrain, unsigned number) {
    if (terrain > CATAN_GOLD || (terrain == CATAN_SEA) != (board->sea[hex] != 0)) {
        return 0;
    }
    return number == 0 || (catan__is_token(number) && catan__produces(terrain));
}

int32_t catan__layout_check(const catan_layout *layout, const catan__board *board) {
    if (!catan__zeros(layout->reserved, sizeof layout->reserved)) {
        return CATAN_E_VERSION;
    }
    for (uint32_t hex = 0; hex < board->hexes; hex++) {
        if (!catan__hex_fits(board, hex, layout->terrain[hex], layout->number[hex])) {
            return CATAN_E_LAYOUT;
        }
    }
    for (uint32_t harbour = 0; harbour < board->harbours; harbour++) {
        if (layout->harbour[harbour] > CATAN_HARBOUR_ANY) {
            return CATAN_E_LAYOUT;
        }
    }
    uint32_t hexes = board->hexes, harbours = board->harbours;
    int clean = catan__zeros(layout->terrain + hexes, sizeof layout->terrain - hexes) &&
                catan__zeros(layout->number + hexes, sizeof layout->number - hexes) &&
                catan__zeros(layout->harbour + harbours, sizeof layout->harbour - harbours);
    return clean ? CATAN_OK : CATAN_E_LAYOUT;
}
