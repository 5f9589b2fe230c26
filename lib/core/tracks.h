/* A node by track in one word of the position: 16 bits each, the node and one, 0 where there is
 * none (C-81). */
#ifndef CATAN__TRACKS_H
#define CATAN__TRACKS_H

#include "catan/api.h"

/* The node of a track, or CATAN_NO_PLACE. */
static inline unsigned catan__track_node(uint64_t word, unsigned track) {
    return (unsigned)((word >> 16 * track) - 1) & 0xffffU;
}
static inline uint64_t catan__with_track_node(uint64_t word, unsigned track, unsigned node) {
    unsigned shift = 16 * track;
    return (word & ~((uint64_t)0xffff << shift)) | (uint64_t)((node + 1) & 0xffffU) << shift;
}

#endif
