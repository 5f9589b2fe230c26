/* Laying a board: the modes, the harbours, and the check of layouts from elsewhere (G-1, M-3).
 *
 * From equal generators equal layouts come, on every platform: what is drawn, and in which order,
 * is part of the library's promise. Terrain and numbers come first, then what is laid over them,
 * harbours last. */
#include "board/draw.h"
#include "board/mapcheck.h"
#include "core/sized.h"

enum { MOST_LAYINGS = 1 << 12 }; /* for the overlays to find room */

static void add(catan__stretches *to, uint32_t area, uint32_t item) {
    to->item[to->start[area + 1]++] = (uint8_t)item;
}

/* An area's cards, the barren ones first. */
static void add_cards(catan__draw *draw, uint32_t area) {
    static const uint8_t order[CATAN__TERRAINS] = {CATAN_DESERT,    CATAN_SEA,     CATAN_FOREST,
                                                   CATAN_HILLS,     CATAN_PASTURE, CATAN_FIELDS,
                                                   CATAN_MOUNTAINS, CATAN_GOLD};
    const uint8_t *pool = draw->board->terrain_pool[area];
    for (unsigned kind = 0; kind < CATAN__TERRAINS; kind++) {
        for (unsigned i = 0; i < pool[order[kind]]; i++) {
            add(&draw->cards, area, order[kind]);
        }
    }
    draw->barren[area] = (uint8_t)(pool[CATAN_DESERT] + pool[CATAN_SEA]);
}

/* The hexes of an area that draw, and what they draw. (What lies under fog is drawn in play; where
 * all cards are sea there is nothing to draw.) */
static void add_area(catan__draw *draw, uint32_t area) {
    const catan__board *board = draw->board;
    for (uint32_t hex = 0; hex < board->hexes; hex++) {
        if (board->area[hex] == area && board->terrain[hex] == CATAN_FROM_POOL &&
            !board->sea[hex]) {
            add(&draw->places, area, hex);
        }
        if (board->area[hex] == area && board->number[hex] == CATAN_FROM_POOL && !board->sea[hex]) {
            add(&draw->number_places, area, hex);
        }
    }
    if (draw->places.start[area + 1] != draw->places.start[area]) {
        add_cards(draw, area);
    }
    for (unsigned number = 0; number < CATAN__NUMBERS; number++) {
        int drawn = !board->fog_hexes || area != board->fog_area;
        for (unsigned i = 0; drawn && i < board->number_pool[area][number]; i++) {
            add(&draw->tokens, area, number);
        }
    }
}

/* Sets up cards, tokens and the hexes that draw them. */
static void begin(catan__draw *draw, const catan__board *board, const catan_rng *rng) {
    memset(draw, 0, sizeof *draw);
    draw->board = board;
    draw->rng = *rng;
    draw->spiral = CATAN__NO_SPIRAL;
    for (uint32_t hex = 0; hex < board->hexes; hex++) {
        draw->fixed_terrain[hex] = board->sea[hex] ? CATAN_SEA : board->terrain[hex];
        draw->fixed_number[hex] = board->number[hex] == CATAN_FROM_POOL ? 0 : board->number[hex];
    }
    catan__stretches *all[4] = {&draw->cards, &draw->places, &draw->tokens, &draw->number_places};
    for (uint32_t area = 0; area < CATAN_MAX_AREAS; area++) {
        for (unsigned i = 0; i < 4; i++) {
            all[i]->start[area + 1] = all[i]->start[area];
        }
        add_area(draw, area);
    }
}

/* The printed board: nothing is drawn. */
static void lay_printed(catan__draw *draw) {
    const catan__board *board = draw->board;
    for (uint32_t hex = 0; hex < board->hexes; hex++) {
        if (board->terrain[hex] == CATAN_FROM_POOL) {
            draw->terrain[hex] = board->printed_terrain[hex];
        }
        if (board->number[hex] == CATAN_FROM_POOL) {
            draw->number[hex] = board->printed_number[hex];
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
    const catan__board *board = draw->board;
    int spiral = how->mode == CATAN_LAYOUT_SPIRAL && catan__board_spiral_possible(board);
    int beginner = how->mode == CATAN_LAYOUT_BEGINNER && catan__board_has_beginner(board);
    if (how->mode != CATAN_LAYOUT_RANDOM && (how->grouped || !(spiral || beginner))) {
        return CATAN_E_CONFIG_LAYOUT;
    }
    if (beginner) {
        lay_printed(draw);
        return CATAN_OK;
    }
    draw->spiral = spiral ? board->spiral_area : CATAN__NO_SPIRAL;
    return catan__draw_hexes(draw, how) ? CATAN_OK : CATAN_E_LAYOUT_TRIES;
}

/* Lays one terrain over as many ordinary hexes as it is to have, each as likely, unless the map
 * names its hexes. @return 0 if there are too few */
static int lay_overlay(catan__draw *draw, const catan__overlay *overlay) {
    uint8_t hexes[CATAN_MAX_HEXES];
    uint32_t count = 0;
    for (uint32_t hex = 0; hex < draw->board->hexes && overlay->count != 0; hex++) {
        if (draw->board->terrain[hex] == overlay->terrain) {
            return 1;
        }
        if (catan__terrain_in(draw->terrain[hex], CATAN__ORDINARY) &&
            (overlay->over >> draw->number[hex] & 1U)) {
            hexes[count++] = (uint8_t)hex;
        }
    }
    for (uint32_t i = 0; i < overlay->count && i < count; i++) {
        uint32_t j = i + catan__rng_below(&draw->rng, count - i);
        draw->terrain[hexes[j]] = overlay->terrain;
        hexes[j] = hexes[i];
    }
    return count >= overlay->count;
}

/* All but the harbours. Where what lies has no room for the overlays all is laid anew, so that the
 * layouts that have it stay equally likely. */
static int32_t lay_all(catan__draw *draw, const catan__laying *how) {
    for (uint32_t i = 0; i < MOST_LAYINGS; i++) {
        catan__draw_clear(draw);
        int32_t status = lay_hexes(draw, how);
        if (status != CATAN_OK) {
            return status;
        }
        if (lay_overlay(draw, &how->overlay[0]) && lay_overlay(draw, &how->overlay[1])) {
            return CATAN_OK;
        }
    }
    return CATAN_E_LAYOUT_TRIES;
}

int32_t catan__layout_generate(catan_layout *out, const catan__board *board,
                               const catan__laying *how, catan_rng *rng) {
    catan__draw draw;
    begin(&draw, board, rng);
    int32_t status = lay_all(&draw, how);
    if (status != CATAN_OK) {
        return status;
    }
    uint16_t harbour_edge[CATAN_MAX_HARBOURS] = {0};
    if (board->free_harbours && !catan__draw_harbours(&draw, harbour_edge)) {
        return CATAN_E_LAYOUT_TRIES;
    }
    memset(out, 0, sizeof *out);
    out->struct_size = (uint32_t)sizeof *out;
    memcpy(out->terrain, draw.terrain, board->hexes);
    memcpy(out->number, draw.number, board->hexes);
    memcpy(out->harbour_edge, harbour_edge, sizeof out->harbour_edge);
    lay_harbours(out->harbour, &draw, how->harbours);
    *rng = draw.rng;
    return CATAN_OK;
}

uint32_t catan__board_tokens(const catan__board *board, unsigned numbers) {
    uint32_t count = 0;
    for (uint32_t i = 0; i < CATAN_MAX_AREAS * CATAN__NUMBERS; i++) {
        uint32_t area = i / CATAN__NUMBERS, number = i % CATAN__NUMBERS;
        int drawn = !board->fog_hexes || area != board->fog_area;
        count += drawn && (numbers >> number & 1U) ? board->number_pool[area][number] : 0U;
    }
    return count;
}

uint32_t catan__tokens_removed(const catan__board *board, unsigned removed) {
    return removed != 0 ? removed : catan__board_tokens(board, CATAN__EVERY_NUMBER) / 3;
}

int catan__board_spiral_possible(const catan__board *board) { return board->letter_count != 0; }

int catan__board_has_beginner(const catan__board *board) { return board->printed != 0; }

int catan__board_mixes(const catan__board *board) {
    for (uint32_t hex = 0; hex < board->hexes; hex++) {
        if (board->terrain[hex] == CATAN_FROM_POOL && (board->sea[hex] || board->open[hex])) {
            return 1;
        }
    }
    return 0;
}

int catan__hex_fits(const catan__board *board, uint32_t hex, unsigned terrain, unsigned number) {
    if (board->terrain[hex] == CATAN_FOG || terrain == CATAN_FOG) {
        return board->terrain[hex] == terrain && number == 0;
    }
    if (terrain >= CATAN__TERRAINS &&
        (!catan__terrain_in(terrain, board->overlays) || number == 0)) {
        return 0;
    }
    if (!board->open[hex] && (terrain == CATAN_SEA) != (board->sea[hex] != 0)) {
        return 0;
    }
    return number == 0 || (catan__is_token(number) && catan__bears_number(terrain));
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
    if (board->free_harbours &&
        !catan__harbours_fit(board, layout->terrain, layout->harbour_edge)) {
        return CATAN_E_LAYOUT;
    }
    uint32_t hexes = board->hexes, harbours = board->harbours;
    uint32_t edges = board->free_harbours ? harbours : 0;
    int clean = catan__zeros(layout->harbour_edge + edges,
                             sizeof layout->harbour_edge - edges * sizeof *layout->harbour_edge) &&
                catan__zeros(layout->terrain + hexes, sizeof layout->terrain - hexes) &&
                catan__zeros(layout->number + hexes, sizeof layout->number - hexes) &&
                catan__zeros(layout->harbour + harbours, sizeof layout->harbour - harbours);
    return clean ? CATAN_OK : CATAN_E_LAYOUT;
}
