/* What an observer may not know is taken out here, once, for all that is made of a position for
 * him. */
#include "catan/view.h"

#include <string.h>

#include "core/agenda.h"
#include "core/kinds.h"
#include "view/view.h"

/* The pending task, 0 if there is none, and what its question is about. */
static uint64_t pending_task(const catan_game *game, const uint64_t *words, unsigned *about) {
    unsigned depth = catan__lane(words[CATAN__DEPTH_WORD], 0);
    uint64_t task = depth != 0 ? words[CATAN__AGENDA_WORD + depth - 1] : 0;
    *about = game->ask[catan__task_kind_of(task)][catan__task_step(task)].about;
    return task;
}

/* Whether the observer is just being shown these cards of a seat (H-3). */
static int is_shown(const catan_game *game, const catan__field *field, const uint64_t *words,
                    unsigned seat, int32_t observer) {
    unsigned about;
    uint64_t task = pending_task(game, words, &about);
    unsigned counter = (about & CATAN__ABOUT_SHOWS_HAND) != 0       ? CATAN_COUNTER_HAND
                       : (about & CATAN__ABOUT_SHOWS_PROGRESS) != 0 ? CATAN_COUNTER_PROGRESS
                                                                    : CATAN_COUNTER_NONE;
    return counter != CATAN_COUNTER_NONE && field->shows.counter == counter &&
           observer == (int32_t)catan__task_actor(task) && seat == catan__task_more(task);
}

int catan__may_know(const catan_game *game, const catan__field *field, const uint64_t *words,
                    unsigned seat, int32_t observer) {
    if (observer == CATAN_ALL_SEEING) {
        return 1;
    }
    switch (field->knowers) {
    case CATAN__ALL:
        return 1;
    case CATAN__OWNER:
        return observer == (int32_t)seat || is_shown(game, field, words, seat, observer);
    case CATAN__ACTIVE:
        return observer == (int32_t)catan__lane(words[CATAN__DEPTH_WORD], CATAN__ACTIVE_LANE);
    default:
        return 0;
    }
}

static uint64_t nibbles_sum(uint64_t w) {
    const uint64_t low = UINT64_C(0x0f0f0f0f0f0f0f0f);
    return catan__lanes_sum((w & low) + (w >> 4 & low));
}

/* A word of a queue: as many cards as there are, nobody knows which. */
static uint64_t queue_masked(uint64_t word) {
    uint64_t out = 0;
    for (unsigned i = 0; i < CATAN__QUEUE_A_WORD; i++) {
        unsigned entry = catan__queue_at(&word, i);
        catan__queue_put(&out, i, entry != 0 ? CATAN__QUEUE_UNKNOWN : 0);
    }
    return out;
}

/* What is left of a word: of counters how many there are of all kinds (of progress cards, of each
 * colour), which everybody may know (H-1), and those that are open after the end; of anything else
 * nothing. */
static uint64_t masked(uint64_t word, const catan__field *f, const uint64_t *words) {
    uint64_t open = 0;
    switch (f->shape) {
    case CATAN__COUNTS:
        for (unsigned k = 0; k < CATAN_CARD_KINDS; k++) {
            open |= catan__is_open(f, words, k) ? CATAN__LANE(k, catan__lane(word, k)) : 0;
        }
        return open | (uint64_t)catan__lanes_sum(word) << 48;
    case CATAN__NIBBLES:
        return nibbles_sum(word) << 48;
    case CATAN__PROGRESS:
        return catan__progress_totals(word);
    case CATAN__QUEUE:
        return queue_masked(word);
    case CATAN__LANE8:
        return catan__with_lane(word, f->lane, 0);
    case CATAN__SEAT8:
    case CATAN__HEX8:
        return catan__with_lane(word, f->lane, 0xff); /* none */
    case CATAN__HALF32:
        return word & 0xffffffffU;
    default:
        return 0;
    }
}

static void mask_field(uint64_t *out, const catan_game *game, const uint64_t *words,
                       const catan__field *f, int32_t observer) {
    unsigned seats = catan__field_values(game, f);
    for (unsigned seat = 0; seat < seats; seat++) {
        if (!catan__may_know(game, f, words, seat, observer)) {
            size_t at = catan__field_at(f, seat);
            for (unsigned i = 0; i < catan__field_length(game, f); i++) {
                out[at + i] = masked(out[at + i], f, words);
            }
        }
    }
}

/* What an argument of the pending task tells of secret cards goes, too (H-3). */
static void mask_task(uint64_t *out, const catan_game *game, int32_t observer) {
    unsigned about, depth = catan__lane(out[CATAN__DEPTH_WORD], 0);
    uint64_t task = pending_task(game, out, &about);
    int32_t active = (int32_t)catan__lane(out[CATAN__DEPTH_WORD], CATAN__ACTIVE_LANE);
    int is_secret = (about & (CATAN__ABOUT_HIDES_B | CATAN__ABOUT_HIDES_B_FROM_ACTOR)) != 0;
    int known = observer == CATAN_ALL_SEEING || observer == active;
    if ((about & CATAN__ABOUT_HIDES_B) != 0) {
        known |=
            observer == (int32_t)catan__task_actor(task) ||
            ((about & CATAN__ABOUT_SEAT_MORE) != 0 && observer == (int32_t)catan__task_more(task));
    }
    if (is_secret && !known) {
        out[CATAN__AGENDA_WORD + depth - 1] = task & (((uint64_t)1 << 48) - 1);
    }
}

void catan__mask_words(uint64_t *out, const catan_game *game, const uint64_t *words,
                       int32_t observer) {
    memcpy(out, words, game->words * sizeof *out);
    for (uint32_t i = 0; i < game->field_count; i++) {
        if (game->field[i].knowers != CATAN__ALL) {
            mask_field(out, game, words, &game->field[i], observer);
        }
    }
    mask_task(out, game, observer);
}

uint64_t catan_view_hash(const catan_state *state, int32_t observer) {
    uint64_t words[CATAN__MAX_WORDS];
    if (state == NULL || !catan__is_observer(state->game, observer)) {
        return 0;
    }
    catan__mask_words(words, state->game, catan__words_const(state), observer);
    return catan__hash_words(words, state->game->words);
}

catan_move catan_move_masked(const catan_state *state, int32_t observer, catan_move move) {
    if (state == NULL || !catan__is_observer(state->game, observer) ||
        state->game->kind[move >> 24] == NULL) {
        return CATAN_MOVE_NONE;
    }
    return catan__is_among(observer, state->game->engine->knows(state, move))
               ? move
               : (move & 0xff000000U) | CATAN_HIDDEN;
}
