/* The counters of a position, from the field table: always the same ones, in the same order. */
#include "catan/view.h"

#include "catan/move.h"
#include "core/harbours.h"
#include "view/view.h"

enum { MOST_OF_A_FIELD = CATAN__PAIRS_OF_DICE }; /* counters of one value */

typedef struct listing {
    catan_counter *buffer;
    uint32_t capacity, count;
} listing;

static void add(listing *l, unsigned kind, int seat, unsigned index, int32_t value) {
    if (l->count < l->capacity) {
        catan_counter *c = &l->buffer[l->count];
        *c = (catan_counter){0};
        c->kind = (uint16_t)kind;
        c->seat = (int16_t)seat;
        c->index = (uint16_t)index;
        c->value = value;
    }
    l->count++;
}

/* Whether this game has cards, hexes in the fog, or harbours to buy of that kind. */
static int has_kind(const catan_game *game, unsigned domain, unsigned k) {
    if (domain == CATAN_DOMAIN_TERRAIN) {
        return game->board.terrain_pool[game->board.fog_area][k] != 0;
    }
    if (domain == CATAN_DOMAIN_HARBOUR) {
        return k <= CATAN_HARBOUR_ANY && catan__harbours_of_kind(&game->board, k) != 0;
    }
    return catan__lane(domain == CATAN_DOMAIN_CARD ? game->set.totals : game->set.deck, k) != 0;
}

/* A word of counters; of a secret one the total, too. */
static void add_counts(listing *l, const catan_game *game, const uint64_t *words,
                       const catan__field *f, int seat, uint64_t word, int known) {
    for (unsigned k = 0; k < CATAN_CARD_KINDS; k++) {
        if (has_kind(game, f->shows.domain, k)) {
            add(l, f->shows.counter, seat, k,
                known || catan__is_open(f, words, k) ? (int32_t)catan__lane(word, k)
                                                     : (int32_t)CATAN_UNKNOWN);
        }
    }
    if (f->knowers != CATAN__ALL) {
        add(l, f->shows.counter, seat, CATAN_TOTAL,
            known ? (int32_t)catan__lanes_sum(word) : (int32_t)catan__masked_total(word));
    }
}

/* Progress cards by kind; of each colour, and of all, how many is known (H-1). */
static void add_progress(listing *l, const catan__field *f, int seat, uint64_t word, int known) {
    uint64_t totals = known ? catan__progress_totals(word) : word;
    for (unsigned k = 0; k < CATAN_PROGRESS_KINDS; k++) {
        add(l, f->shows.counter, seat, k,
            known ? (int32_t)catan__progress_count(word, k) : CATAN_UNKNOWN);
    }
    for (unsigned track = 0; track < CATAN_TRACKS; track++) {
        add(l, f->shows.counter, seat, CATAN_TOTAL_TRADE + track,
            (int32_t)catan__lane(totals, track));
    }
    add(l, f->shows.counter, seat, CATAN_TOTAL, (int32_t)catan__lanes_sum(totals));
}

static void add_field(listing *l, const catan_game *game, const uint64_t *words,
                      const catan__field *f, unsigned seat, int32_t observer) {
    const uint64_t *value = words + catan__field_at(f, seat), word = *value;
    int whose = f->scope == CATAN__OF_SEAT ? (int)seat : CATAN_NOBODY;
    int known = catan__may_know(game, f, words, seat, observer);
    switch (f->shape) {
    case CATAN__COUNTS:
        add_counts(l, game, words, f, whose, word, known);
        break;
    case CATAN__NIBBLES:
        for (unsigned i = 0; i < 11; i++) { /* sums 2 to 12 */
            add(l, f->shows.counter, whose, i + 2,
                known ? (int32_t)(word >> 4 * i & 15U) : CATAN_UNKNOWN);
        }
        break;
    case CATAN__PROGRESS:
        add_progress(l, f, whose, word, known);
        break;
    case CATAN__QUEUE: /* all may know its length */
        add(l, f->shows.counter, whose, 0, (int32_t)catan__queue_length(value));
        break;
    case CATAN__DICE_PAIRS:
        for (unsigned i = 0; i < CATAN__PAIRS_OF_DICE; i++) {
            add(l, f->shows.counter, whose, i, known ? (int32_t)(word >> i & 1) : CATAN_UNKNOWN);
        }
        break;
    case CATAN__HALF32:
        add(l, f->shows.counter, whose, 0, known ? (int32_t)(word >> 32) : CATAN_UNKNOWN);
        break;
    default:
        add(l, f->shows.counter, whose, 0,
            known ? (int32_t)catan__lane(word, f->lane) : CATAN_UNKNOWN);
        break;
    }
}

uint32_t catan__list_counters(catan_counter *buffer, uint32_t capacity, const catan_game *game,
                              const uint64_t *words, int32_t observer) {
    listing l = {buffer, capacity, 0};
    for (uint32_t i = 0; i < game->shown_counters; i++) {
        const catan__field *f = &game->field[game->shown_counter[i].field];
        unsigned seats = catan__field_values(game, f);
        for (unsigned seat = 0; seat < seats; seat++) {
            add_field(&l, game, words, f, seat, observer);
        }
    }
    return l.count;
}

uint32_t catan_view_counters(const catan_state *state, int32_t observer, catan_counter *buffer,
                             uint32_t capacity) {
    uint64_t words[CATAN__MAX_WORDS];
    if (state == NULL || !catan__is_observer(state->game, observer) ||
        (buffer == NULL && capacity != 0)) {
        return 0;
    }
    catan__mask_words(words, state->game, catan__words_const(state), observer);
    return catan__list_counters(buffer, capacity, state->game, words, observer);
}

int32_t catan_view_count(const catan_state *state, int32_t observer, uint32_t kind, int32_t seat,
                         uint32_t index) {
    if (state == NULL || !catan__is_observer(state->game, observer)) {
        return CATAN_UNKNOWN;
    }
    const catan_game *game = state->game;
    uint64_t words[CATAN__MAX_WORDS];
    catan__mask_words(words, game, catan__words_const(state), observer);
    for (uint32_t i = 0; i < game->shown_counters; i++) {
        const catan__field *f = &game->field[game->shown_counter[i].field];
        int of_seat = f->scope == CATAN__OF_SEAT;
        if (f->shows.counter != kind ||
            (of_seat ? seat < 0 || seat >= (int32_t)game->set.players : seat != CATAN_NOBODY)) {
            continue;
        }
        catan_counter counters[MOST_OF_A_FIELD];
        listing l = {counters, MOST_OF_A_FIELD, 0};
        add_field(&l, game, words, f, of_seat ? (unsigned)seat : 0, observer);
        for (uint32_t j = 0; j < l.count && j < l.capacity; j++) {
            if (counters[j].index == index) {
                return counters[j].value;
            }
        }
    }
    return CATAN_UNKNOWN;
}

uint32_t catan_max_counters(const catan_game *game) {
    /* any words will do: which counters there are is the game's alone */
    static const uint64_t words[CATAN__MAX_WORDS];
    return game == NULL ? 0 : catan__list_counters(NULL, 0, game, words, CATAN_SPECTATOR);
}

uint32_t catan_counter_domain(const catan_game *game, uint32_t kind) {
    for (uint32_t i = 0; game != NULL && i < game->shown_counters; i++) {
        if (game->shown_counter[i].kind == kind) {
            return game->field[game->shown_counter[i].field].shows.domain;
        }
    }
    return CATAN_DOMAIN_NONE;
}
