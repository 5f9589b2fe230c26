/* Shuffles: mode random, plain and balanced, and what mode spiral leaves to it (M-3 to M-6).
 * Exactly uniform over all layouts that meet the conditions.
 *
 * A try draws terrain and tokens together, from scratch; if it breaks a condition all of it is
 * drawn anew. To redraw the tokens alone would favour terrain under which few token layouts are
 * allowed. Within a try it is free what is drawn first and when a condition is looked at, for any
 * full draw is as likely as any other: so a try draws the deserts and the sea, then the tokens,
 * which fail most often, then the other terrain, and stops at the first breach.
 *
 * In mode spiral each try lays the spiral first; its numbers then count as fixed.
 *
 * Conditions bind what is drawn. What a custom map fixes side by side is the embedder's choice. */
#include "board/draw.h"

enum {
    TOO_MANY_NEIGHBOURS = 3, /* of one's own terrain (M-4) */
    /* M-5: balanced layouts of New World with 39 tokens take some 400,000 tries. */
    MANY_PLACES = 36,
    MANY_TRIES = 1 << 24
};

/* What the conditions need at hand. */
typedef struct conditions {
    int balanced;
    catan__sparse sparse;
    uint16_t clash[CATAN__NUMBERS]; /* by number: bits of the numbers that may not lie beside it */
    uint8_t near[CATAN_MAX_HEXES + 1][6];
    /* by hex that draws a number: the neighbours that have theirs before it, then itself */
    uint8_t earlier[CATAN_MAX_HEXES + 1][7];
    uint8_t fixed_alike[CATAN_MAX_HEXES + 1];
    uint8_t alike[CATAN_MAX_HEXES + 1]; /* by producing hex: neighbours of its own terrain */
} conditions;

static int is_red(unsigned number) { return number == 6 || number == 8; }

static void prepare(conditions *rules, const catan__draw *draw, const catan__laying *how) {
    const catan__board *board = draw->board;
    int balanced = how->mode == CATAN_LAYOUT_RANDOM && how->balanced;
    int apart = !board->reds_touch || how->grouped;
    memset(rules, 0, sizeof *rules);
    rules->balanced = balanced;
    if (how->grouped) {
        catan__sparse_begin(&rules->sparse, draw, catan__tokens_removed(board, how->removed));
    }
    for (unsigned number = 2; number < CATAN__NUMBERS; number++) {
        unsigned clash = is_red(number) && apart ? 1U << 6 | 1U << 8 : 0U;
        clash |= balanced ? 1U << number : 0U;
        rules->clash[number] = (uint16_t)clash;
    }
    for (uint32_t hex = 0; hex < board->hexes; hex++) {
        for (unsigned side = 0; side < 6; side++) {
            uint32_t near = board->hex_near[hex][side];
            rules->near[hex][side] = (uint8_t)(near == CATAN__NO ? CATAN__BEYOND : near);
            if (near != CATAN__NO && catan__produces(board->terrain[hex]) &&
                board->terrain[near] == board->terrain[hex]) {
                rules->fixed_alike[hex]++;
            }
        }
    }
}

/* Lists, for each hex that draws a number, the neighbours whose number lies already when its turn
 * comes: so that each pair is looked at once. */
static void find_earlier(conditions *rules, const catan__draw *draw) {
    uint8_t turn[CATAN_MAX_HEXES + 1] = {0}; /* 0: fixed */
    for (uint32_t i = 0; i < draw->number_places.start[CATAN_MAX_AREAS]; i++) {
        uint8_t hex = draw->number_places.item[i];
        turn[hex] = (uint8_t)(draw->board->area[hex] == draw->spiral ? 0 : i + 1);
    }
    for (uint32_t hex = 0; hex < draw->board->hexes; hex++) {
        uint8_t *next = rules->earlier[hex];
        for (unsigned side = 0; side < 6; side++) {
            uint8_t near = rules->near[hex][side];
            if (near != CATAN__BEYOND && turn[near] < turn[hex]) {
                *next++ = near;
            }
        }
        *next = (uint8_t)hex;
    }
}

/* Counts a hex that has got its terrain to its neighbours. @return 0 if somebody has too many of
 * its own kind */
static int terrain_fits(conditions *rules, const catan__draw *draw, uint32_t hex) {
    unsigned terrain = draw->terrain[hex], most = 0;
    if (!catan__produces(terrain)) {
        return 1;
    }
    for (unsigned side = 0; side < 6; side++) {
        uint32_t near = rules->near[hex][side];
        if (draw->terrain[near] == terrain) {
            rules->alike[hex]++;
            rules->alike[near]++;
            most = rules->alike[near] > most ? rules->alike[near] : most;
        }
    }
    return most < TOO_MANY_NEIGHBOURS && rules->alike[hex] < TOO_MANY_NEIGHBOURS;
}

/* Lays what bears no number: it comes first among the cards. */
static void draw_barren(catan__draw *draw) {
    for (uint32_t area = 0; area < CATAN_MAX_AREAS; area++) {
        uint32_t from = draw->cards.start[area];
        for (uint32_t i = from; area != draw->spiral && i < from + draw->barren[area]; i++) {
            catan__draw_terrain(draw, i, draw->cards.start[area + 1]);
        }
    }
}

static int is_barred(const catan__draw *draw, unsigned terrain, unsigned number) {
    return terrain < CATAN__TERRAINS && (draw->board->barred[terrain] >> number & 1U);
}

/* @return 0 if a condition is broken */
static int draw_other_terrain(conditions *rules, catan__draw *draw) {
    memcpy(rules->alike, rules->fixed_alike, sizeof rules->alike);
    for (uint32_t area = 0; area < CATAN_MAX_AREAS; area++) {
        uint32_t from = draw->cards.start[area] + draw->barren[area];
        uint32_t end = draw->cards.start[area + 1];
        for (uint32_t i = from; area != draw->spiral && i < end; i++) {
            uint32_t hex = catan__draw_terrain(draw, i, end);
            if (is_barred(draw, draw->terrain[hex], draw->number[hex]) ||
                (rules->balanced && !terrain_fits(rules, draw, hex))) {
                return 0;
            }
        }
    }
    return 1;
}

static int token_fits(const conditions *rules, const catan__draw *draw, uint32_t hex,
                      unsigned token) {
    for (const uint8_t *near = rules->earlier[hex]; *near != hex; near++) {
        if (rules->clash[token] >> draw->number[*near] & 1U) {
            return 0;
        }
    }
    return draw->terrain[hex] == CATAN__UNDRAWN || !is_barred(draw, draw->terrain[hex], token);
}

/* Deserts and sea are laid: what is still undrawn will produce, and bear a number unless it is
 * bare. @return 0 if a condition is broken
 */
static int draw_tokens(const conditions *rules, catan__draw *draw) {
    uint8_t *token = draw->tokens.item;
    for (uint32_t area = 0; area < CATAN_MAX_AREAS; area++) {
        uint32_t i = draw->tokens.start[area], end = draw->tokens.start[area + 1];
        if (area == draw->spiral) {
            continue;
        }
        for (uint32_t at = draw->number_places.start[area];
             at < draw->number_places.start[area + 1] && i < end; at++) {
            uint32_t hex = draw->number_places.item[at];
            if (draw->bare[hex] || (draw->terrain[hex] != CATAN__UNDRAWN &&
                                    !catan__bears_number(draw->terrain[hex]))) {
                continue;
            }
            uint32_t j = i + catan__rng_below(&draw->rng, end - i);
            uint8_t drawn = token[j];
            token[j] = token[i];
            token[i++] = drawn;
            if (!token_fits(rules, draw, hex, drawn)) {
                return 0;
            }
            draw->number[hex] = drawn;
        }
    }
    return 1;
}

static uint32_t pips_of(unsigned number) { return number > 7 ? 13U - number : number - 1U; }

/* M-4: each terrain's pips lie within one standard deviation of what as many tokens, drawn from all
 * tokens of the board, bring. With N tokens of pips p, P their sum and Q the sum of their squares,
 * k tokens without replacement have the mean kP/N and the variance k(N-k)(NQ-P^2) / (N^2 (N-1)).
 * Times N^2 (N-1) all is whole. */
static int pips_fit(const catan__draw *draw) {
    uint32_t count[CATAN__ALL_TERRAINS] = {0}, sum[CATAN__ALL_TERRAINS] = {0};
    uint32_t all = 0, total = 0, squares = 0;
    for (uint32_t hex = 0; hex < draw->board->hexes; hex++) {
        if (draw->number[hex]) {
            uint32_t pips = pips_of(draw->number[hex]);
            count[draw->terrain[hex]]++;
            sum[draw->terrain[hex]] += pips;
            all++;
            total += pips;
            squares += pips * pips;
        }
    }
    for (unsigned terrain = 0; terrain < CATAN__ALL_TERRAINS; terrain++) {
        uint32_t k = count[terrain];
        uint32_t real = all * sum[terrain], mean = k * total;
        uint64_t off = real > mean ? real - mean : mean - real;
        uint64_t variance = (uint64_t)(k * (all - k)) * (all * squares - total * total);
        if (k && off * off * (all - 1) > variance) {
            return 0;
        }
    }
    return 1;
}

static int try_once(conditions *rules, catan__draw *draw) {
    catan__draw_clear(draw);
    if (draw->spiral != CATAN__NO_SPIRAL) {
        catan__draw_spiral(draw);
    }
    draw_barren(draw);
    return (!rules->sparse.removed || catan__sparse_draw(&rules->sparse, draw)) &&
           draw_tokens(rules, draw) && draw_other_terrain(rules, draw) &&
           (!rules->balanced || pips_fit(draw));
}

int catan__draw_hexes(catan__draw *draw, const catan__laying *how) {
    conditions rules;
    prepare(&rules, draw, how);
    find_earlier(&rules, draw);
    if (!draw->cards.start[CATAN_MAX_AREAS] && !draw->tokens.start[CATAN_MAX_AREAS]) {
        return 1; /* nothing to draw: the map as it is */
    }
    uint32_t places = draw->number_places.start[CATAN_MAX_AREAS];
    uint32_t tries = rules.balanced && places > MANY_PLACES ? MANY_TRIES : CATAN__TRIES;
    for (uint32_t i = 0; i < tries; i++) {
        if (try_once(&rules, draw)) {
            return 1;
        }
    }
    return 0;
}
