/* How the knights of a seat lie in the position: two words as eight 16-bit places, ascending by
 * node, 0 where there is none (C-9, C-47). */
#ifndef CATAN__KNIGHTS_H
#define CATAN__KNIGHTS_H

#include <stdint.h>

enum { CATAN__KNIGHT_WORDS = 2, CATAN__KNIGHT_PLACES = 8, CATAN__KNIGHTS_MOST = 6 };

/* `state`: a set of catan_knight_state; `level`: 1 to 3. */
static inline unsigned catan__knight(unsigned node, unsigned level, unsigned state) {
    return node << 6 | level << 4 | state;
}
static inline unsigned catan__knight_state_of(unsigned knight) { return knight & 15U; }
static inline unsigned catan__knight_level_of(unsigned knight) { return knight >> 4 & 3U; }
static inline unsigned catan__knight_node_of(unsigned knight) { return knight >> 6; }

static inline unsigned catan__knight_at(const uint64_t *words, unsigned place) {
    return (unsigned)(words[place / 4] >> 16 * (place % 4)) & 0xffffU;
}
static inline void catan__knight_set(uint64_t *words, unsigned place, unsigned knight) {
    unsigned shift = 16 * (place % 4);
    words[place / 4] = (words[place / 4] & ~((uint64_t)0xffff << shift)) | (uint64_t)knight
                                                                               << shift;
}

#endif
