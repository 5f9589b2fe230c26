/* Layouts with fewer number tokens than land: on each island, or part of one that
 * deserts cut off, what bears a number hangs together.
 *
 * Tokens are taken away within a try of mode random (random.c): when deserts and sea are laid it is
 * drawn which of the hexes that would bear a token get none. So all ways to lay everything and to
 * take tokens away again are equally likely, and one that breaks a condition is drawn anew as a
 * whole. That numbers hang together fails often and is soon found out: it is asked before any token
 * is drawn.
 *
 * What the map fixes is never taken away, nor what bears a number in any case. */
#include "board/draw.h"
#include "core/bits.h"

typedef catan__hex_set hex_set;

static void put(hex_set *set, uint32_t hex) { set->word[hex >> 6] |= CATAN__BIT(hex & 63U); }

static hex_set both(hex_set a, hex_set b) {
    return (hex_set){{a.word[0] & b.word[0], a.word[1] & b.word[1]}};
}

static hex_set without(hex_set a, hex_set b) {
    return (hex_set){{a.word[0] & ~b.word[0], a.word[1] & ~b.word[1]}};
}

static int is_empty(hex_set a) { return (a.word[0] | a.word[1]) == 0; }

static int has_two(hex_set a) {
    uint64_t lower = a.word[0] & (a.word[0] - 1), upper = a.word[1] & (a.word[1] - 1);
    return (lower | upper) != 0 || (a.word[0] != 0 && a.word[1] != 0);
}

/* What hangs together with the first hex of a set that is not empty, within it. */
static hex_set piece_of(const catan__sparse *s, hex_set all) {
    hex_set piece = {{0, 0}}, edge = {{0, 0}};
    put(&edge, all.word[0] != 0 ? catan__lowest(all.word[0]) : 64 + catan__lowest(all.word[1]));
    while (!is_empty(edge)) {
        hex_set next = {{0, 0}};
        for (unsigned w = 0; w < 2; w++) {
            piece.word[w] |= edge.word[w];
            for (uint64_t left = edge.word[w]; left != 0; left &= left - 1) {
                const hex_set *near = &s->near[64 * w + catan__lowest(left)];
                next.word[0] |= near->word[0];
                next.word[1] |= near->word[1];
            }
        }
        edge = without(both(next, all), piece);
    }
    return piece;
}

void catan__sparse_begin(catan__sparse *s, const catan__draw *draw, uint32_t removed) {
    memset(s, 0, sizeof *s);
    s->removed = removed;
    for (uint32_t hex = 0; hex < draw->board->hexes; hex++) {
        for (unsigned side = 0; side < 6; side++) {
            uint32_t near = draw->board->hex_near[hex][side];
            if (near != CATAN__NO) {
                put(&s->near[hex], near);
            }
        }
    }
}

/* Finds the land, what of it bears a number, and what would get a token. */
static void find_takers(catan__sparse *s, const catan__draw *draw) {
    const hex_set none = {{0, 0}};
    s->land = s->dull = s->numbered = none;
    s->takers = 0;
    for (uint32_t hex = 0; hex < draw->board->hexes; hex++) {
        unsigned terrain = draw->terrain[hex];
        int drawn = terrain == CATAN__UNDRAWN;
        if (!drawn && !catan__bears_number(terrain)) {
            continue;
        }
        put(&s->land, hex);
        if (!drawn && !catan__produces(terrain)) {
            put(&s->dull, hex);
        }
        if (draw->number[hex] != 0 || (!drawn && terrain >= CATAN__TERRAINS)) {
            put(&s->numbered, hex);
        } else if (draw->board->number[hex] == CATAN_FROM_POOL) {
            s->taker[s->takers++] = (uint8_t)hex;
        }
    }
    s->bearing = s->numbered;
    for (uint32_t i = 0; i < s->takers; i++) {
        put(&s->bearing, s->taker[i]);
    }
    s->numbered = s->bearing;
}

/* Part by part. A part with fewer than two hexes that produce and bear a number keeps its
 * tokens. */
static int hangs_together(const catan__sparse *s) {
    hex_set left = s->land;
    while (!is_empty(left)) {
        hex_set part = piece_of(s, left), bearing = both(part, s->bearing),
                numbered = both(part, s->numbered);
        left = without(left, part);
        int good = has_two(without(bearing, s->dull))
                       ? has_two(without(numbered, s->dull)) &&
                             is_empty(without(numbered, piece_of(s, numbered)))
                       : is_empty(without(bearing, numbered));
        if (!good) {
            return 0;
        }
    }
    return 1;
}

int catan__sparse_draw(catan__sparse *s, catan__draw *draw) {
    find_takers(s, draw);
    if (s->takers < s->removed) {
        return 0;
    }
    memset(draw->bare, 0, sizeof draw->bare);
    for (uint32_t i = 0; i < s->removed; i++) {
        uint32_t j = i + catan__rng_below(&draw->rng, s->takers - i);
        uint8_t hex = s->taker[j];
        s->taker[j] = s->taker[i];
        draw->bare[hex] = 1;
        s->numbered.word[hex >> 6] &= ~CATAN__BIT(hex & 63U);
    }
    return hangs_together(s);
}
