/* How harbours that are bought lie in the position: 16-bit entries, ascending by edge, 0 behind the
 * last. */
#ifndef CATAN__HARBOURS_H
#define CATAN__HARBOURS_H

#include "board/board.h"

static inline unsigned catan__harbour(unsigned edge, unsigned kind, unsigned turned) {
    return (edge + 1) << 4 | kind << 1 | turned;
}
static inline unsigned catan__harbour_edge_of(unsigned harbour) { return (harbour >> 4) - 1; }
static inline unsigned catan__harbour_kind_of(unsigned harbour) { return harbour >> 1 & 7U; }
static inline unsigned catan__harbour_is_turned(unsigned harbour) { return harbour & 1U; }

static inline unsigned catan__harbour_in(const uint64_t *words, unsigned place) {
    return (unsigned)(words[place / 4] >> 16 * (place % 4)) & 0xffffU;
}
static inline void catan__harbour_put(uint64_t *words, unsigned place, unsigned harbour) {
    unsigned shift = 16 * (place % 4);
    words[place / 4] = (words[place / 4] & ~((uint64_t)0xffff << shift)) | (uint64_t)harbour
                                                                               << shift;
}

/* Harbours of a kind that can be bought, and of all kinds: so many places there are. */
static inline unsigned catan__harbours_of_kind(const catan__board *board, unsigned kind) {
    return board->harbour_stock[kind];
}
static inline unsigned catan__harbour_places(const catan__board *board) { return board->stocked; }

#endif
