/* Views inside: what a position's words show, to whom. Reads the field table; knows no rule. */
#ifndef CATAN__VIEW_H
#define CATAN__VIEW_H

#include "catan/event.h"
#include "core/agenda.h"
#include "core/fields.h"
#include "core/lanes.h"
#include "core/observer.h"
#include "core/progress.h"
#include "core/state.h"
#include "game/compiled.h"

enum { CATAN__MOST_PIECES = 1024 }; /* catan_max_pieces() of any game is less */

/* Whether the observer may know a field (of `seat`, if it is one of seats). */
int catan__may_know(const catan_game *game, const catan__field *field, const uint64_t *words,
                    unsigned seat, int32_t observer);

/* Whether a counter of a secret field is open all the same: after the end (B-67). */
static inline int catan__is_open(const catan__field *field, const uint64_t *words, unsigned index) {
    return index < CATAN_CARD_KINDS && (field->shows.opened >> index & 1) != 0 &&
           catan__lane(words[CATAN__RESULT_WORD], CATAN__RESULT_LANE) != 0;
}

/* A secret word of counters, masked: the total in the upper 16 bits, open counters in their places;
 * a field that opens some has no more than six kinds. */
static inline uint32_t catan__masked_total(uint64_t word) { return (uint32_t)(word >> 48); }

/* Likewise of progress cards: how many of each colour, as lanes by track (H-1). */
static inline uint64_t catan__progress_totals(uint64_t cards) {
    uint64_t totals = 0;
    for (unsigned track = 0; track < CATAN_TRACKS; track++) {
        totals |= CATAN__LANE(track, catan__progress_total(cards, track));
    }
    return totals;
}

/* The words as far as the observer may know them. */
void catan__mask_words(uint64_t *out, const catan_game *game, const uint64_t *words,
                       int32_t observer);

/* Pieces in the order of catan_view_pieces(), at most CATAN__MOST_PIECES; counters likewise. */
uint32_t catan__list_pieces(catan_piece *buffer, uint32_t capacity, const catan_game *game,
                            const uint64_t *words);
uint32_t catan__list_counters(catan_counter *buffer, uint32_t capacity, const catan_game *game,
                              const uint64_t *words, int32_t observer);

/* What the pending task tells: who is still to come, how much is still to choose, who answered;
 * what the question is about, as in a view's head. */
typedef struct catan__asked {
    uint32_t pending, waiting, accepted, countered;
    int16_t subject;
    uint16_t place, hex;
    uint8_t place_kind, level, state, gate, what;
} catan__asked;
catan__asked catan__what_is_asked(const catan_game *game, const uint64_t *words);

#endif
