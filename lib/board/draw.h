/* A layout being drawn: the working copy that the modes share. For lib/board only. */
#ifndef CATAN__DRAW_H
#define CATAN__DRAW_H

#include "board/board.h"
#include "play/rng_inline.h"

#include <string.h>

enum {
    CATAN__UNDRAWN = CATAN_FROM_POOL, /* terrain still to be drawn; an undrawn number is 0 */
    CATAN__BEYOND = CATAN_MAX_HEXES,  /* stands for the hex beyond the rim, and matches nothing */
    CATAN__NO_SPIRAL = CATAN_MAX_AREAS,
    CATAN__TRIES =
        1 << 20 /* M-5: at least a million; balanced layouts of 30 hexes take some 8,600 */
};

/* Items in one array, area by area. */
typedef struct catan__stretches {
    uint32_t start[CATAN_MAX_AREAS + 1];
    uint8_t item[CATAN_MAX_HEXES + 1];
} catan__stretches;

typedef struct catan__draw {
    const catan__board *board;
    catan_rng rng; /* a copy: the caller's moves on only when a layout has been found */
    uint8_t terrain[CATAN_MAX_HEXES + 1];
    uint8_t number[CATAN_MAX_HEXES + 1];
    uint8_t fixed_terrain[CATAN_MAX_HEXES + 1]; /* the map's, CATAN__UNDRAWN where one is drawn */
    uint8_t fixed_number[CATAN_MAX_HEXES + 1];  /* the map's, 0 where one is drawn */
    uint32_t spiral;                   /* the area that is laid by letters, or CATAN__NO_SPIRAL */
    catan__stretches cards;            /* terrain cards: deserts, sea, the others in the order of
                                          catan_terrain */
    uint8_t barren[CATAN_MAX_AREAS];   /* by area: how many of its cards are desert or sea */
    catan__stretches places;           /* the hexes that draw them; shuffled */
    catan__stretches tokens;           /* number tokens; shuffled */
    catan__stretches number_places;    /* the hexes that draw them if they bear one, in map order */
    uint8_t bare[CATAN_MAX_HEXES + 1]; /* 1: gets no token all the same (sparse.c) */
} catan__draw;

/* Back to what the map fixes. */
static inline void catan__draw_clear(catan__draw *draw) {
    memcpy(draw->terrain, draw->fixed_terrain, sizeof draw->terrain);
    memcpy(draw->number, draw->fixed_number, sizeof draw->number);
    draw->terrain[CATAN__BEYOND] = CATAN__UNDRAWN;
}

/* Terrain card `i` of an area that ends at `end` goes to one of the hexes left, each equally
 * likely. The places are shuffled, not the cards, so that what is barren can be laid ahead of all
 * else. @return the hex */
static inline uint32_t catan__draw_terrain(catan__draw *draw, uint32_t i, uint32_t end) {
    uint8_t *place = draw->places.item;
    uint32_t j = i + catan__rng_below(&draw->rng, end - i);
    uint8_t hex = place[j];
    place[j] = place[i];
    place[i] = hex;
    draw->terrain[hex] = draw->cards.item[i];
    return hex;
}

/* Terrain and numbers, by mode random (M-3, M-4) or, where `spiral` says so, by letters. @return 1,
 * or 0 past the bound of tries (M-5) */
int catan__draw_hexes(catan__draw *draw, const catan__laying *how);

/* A set of hexes. */
typedef struct catan__hex_set {
    uint64_t word[2];
} catan__hex_set;

/* What taking tokens away needs at hand. */
typedef struct catan__sparse {
    uint32_t removed;                         /* how many tokens; 0: this is off */
    catan__hex_set near[CATAN_MAX_HEXES + 1]; /* by hex */
    uint8_t taker[CATAN_MAX_HEXES + 1];       /* hexes that would bear a token */
    uint32_t takers;
    catan__hex_set land;     /* all that is neither desert nor sea nor fog */
    catan__hex_set dull;     /* of it, what does not produce */
    catan__hex_set bearing;  /* what bears a number or could */
    catan__hex_set numbered; /* what does in this try */
} catan__sparse;

void catan__sparse_begin(catan__sparse *sparse, const catan__draw *draw, uint32_t removed);

/* Deserts and sea are laid: draws which hexes get no token. @return 0 if what is left does not hang
 * together */
int catan__sparse_draw(catan__sparse *sparse, catan__draw *draw);

/* Terrain and numbers of the area with letters (M-3). */
void catan__draw_spiral(catan__draw *draw);

/* Where the harbours of a map lie that says no places, ascending; terrain is drawn. @return 1, or 0
 * past the bound of tries (M-5) */
int catan__draw_harbours(catan__draw *draw, uint16_t *edges);

/* Whether such harbours may lie there. */
int catan__harbours_fit(const catan__board *board, const uint8_t *terrain, const uint16_t *edges);

#endif
