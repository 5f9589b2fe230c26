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

static uint32_t first_of(hex_set all) {
    return all.word[0] != 0 ? catan__lowest(all.word[0]) : 64 + catan__lowest(all.word[1]);
}

/* What hangs together with the first hex of a set that is not empty, within it. */
static hex_set piece_of(const catan__sparse *s, hex_set all) {
    hex_set piece = {{0, 0}}, edge = {{0, 0}};
    put(&edge, first_of(all));
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

static void begin(catan__sparse *s, const catan__board *board) {
    memset(s, 0, sizeof *s);
    for (uint32_t hex = 0; hex < board->hexes; hex++) {
        for (unsigned side = 0; side < 6; side++) {
            uint32_t near = board->hex_near[hex][side];
            if (near != CATAN__NO) {
                put(&s->near[hex], near);
            }
        }
    }
}

void catan__sparse_begin(catan__sparse *s, const catan__draw *draw, uint32_t removed) {
    begin(s, draw->board);
    s->removed = removed;
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

/* --- how many tokens stay at least --- */

static hex_set only(uint32_t hex) {
    hex_set set = {{0, 0}};
    put(&set, hex);
    return set;
}

/* Disjoint pairs of neighbours in a set, not always as many as there can be. */
static uint32_t count_pairs(const catan__sparse *s, hex_set left) {
    uint32_t pairs = 0;
    while (!is_empty(left)) {
        hex_set near = both(s->near[first_of(left)], left);
        left = without(left, only(first_of(left)));
        if (!is_empty(near)) {
            left = without(left, only(first_of(near)));
            pairs++;
        }
    }
    return pairs;
}

/* Whether a hex may come to be land that is no desert. */
static int may_bear(const catan__board *board, uint32_t hex) {
    unsigned terrain = board->terrain[hex];
    return !board->sea[hex] && (terrain == CATAN_FROM_POOL || catan__bears_number(terrain));
}

/* What is known of a piece of land before anything is drawn. */
typedef struct piece_facts {
    uint32_t takers, deserts, numbered; /* what would draw a token; deserts that may lie in it; what
                                           produces and bears a number in any case */
    hex_set bearing;                    /* what produces and bears a number, but for deserts */
    uint8_t counted[CATAN_MAX_AREAS];   /* 1: its deserts are counted */
} piece_facts;

static void learn(piece_facts *facts, const catan__board *board, uint32_t hex) {
    unsigned terrain = board->terrain[hex], area = board->area[hex];
    int drawn = terrain == CATAN_FROM_POOL, own = !drawn && terrain >= CATAN__TERRAINS;
    int takes = board->number[hex] == CATAN_FROM_POOL && !own;
    if (drawn && !facts->counted[area]) {
        facts->deserts += board->terrain_pool[area][CATAN_DESERT];
        facts->counted[area] = 1;
    }
    facts->takers += (unsigned)takes;
    if (board->number[hex] != 0 && (drawn || catan__produces(terrain))) {
        put(&facts->bearing, hex);
        facts->numbered += !takes;
    }
}

/* What hangs_together() asks of a piece of land, in as far as it is known: nothing where there may
 * be sea. As long as fewer deserts may lie in it than there are pairs of neighbours, one pair at
 * least remains. */
static uint32_t needed_in(const catan__sparse *s, const catan__board *board, hex_set piece) {
    piece_facts facts;
    memset(&facts, 0, sizeof facts);
    for (; !is_empty(piece); piece = without(piece, only(first_of(piece)))) {
        if (board->open[first_of(piece)]) {
            return 0;
        }
        learn(&facts, board, first_of(piece));
    }
    if (facts.deserts != 0) {
        return facts.numbered == 0 && count_pairs(s, facts.bearing) > facts.deserts ? 2 : 0;
    }
    if (!has_two(facts.bearing)) {
        return facts.takers;
    }
    return facts.numbered < 2 ? 2 - facts.numbered : 0;
}

uint32_t catan__tokens_needed(const catan__board *board) {
    catan__sparse s;
    hex_set left = {{0, 0}};
    uint32_t needed = 0;
    begin(&s, board);
    for (uint32_t hex = 0; hex < board->hexes; hex++) {
        if (may_bear(board, hex)) {
            put(&left, hex);
        }
    }
    while (!is_empty(left)) {
        hex_set piece = piece_of(&s, left);
        needed += needed_in(&s, board, piece);
        left = without(left, piece);
    }
    return needed;
}
