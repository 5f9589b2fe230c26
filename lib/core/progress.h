/* Progress cards in the position: how many of each kind in one word, or in order in two words as a
 * queue (C-8, C-86). */
#ifndef CATAN__PROGRESS_H
#define CATAN__PROGRESS_H

#include "catan/api.h"

/* Every kind has two bits, the last two kinds, of which there are more, three. */
static inline unsigned catan__progress_shift(unsigned kind) {
    return 2 * kind + (kind == CATAN_PROGRESS_MERCHANT);
}
static inline unsigned catan__progress_most(unsigned kind) {
    return kind >= CATAN_PROGRESS_RESOURCE_MONOPOLY ? 7 : 3;
}
static inline unsigned catan__progress_count(uint64_t cards, unsigned kind) {
    return (unsigned)(cards >> catan__progress_shift(kind)) & catan__progress_most(kind);
}
static inline uint64_t catan__progress_one(unsigned kind) {
    return (uint64_t)1 << catan__progress_shift(kind);
}

/* The first kind of a track's cards, which follow each other, and the track of a kind. */
static inline unsigned catan__progress_first(unsigned track) {
    return track == CATAN_TRACK_TRADE      ? CATAN_PROGRESS_COMMERCIAL_HARBOUR
           : track == CATAN_TRACK_POLITICS ? CATAN_PROGRESS_BISHOP
                                           : CATAN_PROGRESS_ALCHEMIST;
}
static inline unsigned catan__progress_after(unsigned track) {
    return track == CATAN_TRACK_TRADE      ? CATAN_PROGRESS_KINDS
           : track == CATAN_TRACK_POLITICS ? CATAN_PROGRESS_COMMERCIAL_HARBOUR
                                           : CATAN_PROGRESS_BISHOP;
}
static inline unsigned catan__progress_track(unsigned kind) {
    return kind >= CATAN_PROGRESS_COMMERCIAL_HARBOUR ? CATAN_TRACK_TRADE
           : kind >= CATAN_PROGRESS_BISHOP           ? CATAN_TRACK_POLITICS
                                                     : CATAN_TRACK_SCIENCE;
}

/* The cards of one track alone. */
static inline uint64_t catan__progress_of(uint64_t cards, unsigned track) {
    unsigned from = catan__progress_shift(catan__progress_first(track));
    unsigned to = track == CATAN_TRACK_TRADE ? catan__progress_shift(CATAN_PROGRESS_MERCHANT) + 3
                                             : catan__progress_shift(catan__progress_after(track));
    return cards & (((uint64_t)1 << to) - ((uint64_t)1 << from));
}
/* How many cards there are: counters of two bits added pairwise, then those of three. */
static inline unsigned catan__progress_size(uint64_t cards) {
    const uint64_t pairs = UINT64_C(0x3333333333333333), fours = UINT64_C(0x0f0f0f0f0f0f0f0f);
    unsigned wide = catan__progress_shift(CATAN_PROGRESS_RESOURCE_MONOPOLY);
    uint64_t sums = cards & (((uint64_t)1 << wide) - 1);
    sums = (sums & pairs) + (sums >> 2 & pairs);
    sums = (sums & fours) + (sums >> 4 & fours);
    return (unsigned)((sums * UINT64_C(0x0101010101010101)) >> 56) +
           ((unsigned)(cards >> wide) & 7U) + ((unsigned)(cards >> (wide + 3)) & 7U);
}
/* How many of a track. */
static inline unsigned catan__progress_total(uint64_t cards, unsigned track) {
    return catan__progress_size(catan__progress_of(cards, track));
}

/* A queue: twelve cards a word of five bits each, a kind and one; the next to be drawn first. */
enum {
    CATAN__QUEUE_WORDS = 2,
    CATAN__QUEUE_A_WORD = 12,
    CATAN__QUEUE_MOST = CATAN__QUEUE_WORDS * CATAN__QUEUE_A_WORD,
    CATAN__QUEUE_UNKNOWN = 31 /* in a masked position: some card */
};
static inline unsigned catan__queue_at(const uint64_t *words, unsigned i) {
    return (unsigned)(words[i / CATAN__QUEUE_A_WORD] >> 5 * (i % CATAN__QUEUE_A_WORD)) & 31U;
}
static inline void catan__queue_put(uint64_t *words, unsigned i, unsigned entry) {
    unsigned shift = 5 * (i % CATAN__QUEUE_A_WORD);
    uint64_t *w = &words[i / CATAN__QUEUE_A_WORD];
    *w = (*w & ~((uint64_t)31 << shift)) | (uint64_t)entry << shift;
}
static inline unsigned catan__queue_length(const uint64_t *words) {
    unsigned n = 0;
    while (n < CATAN__QUEUE_MOST && catan__queue_at(words, n) != 0) {
        n++;
    }
    return n;
}

#endif
