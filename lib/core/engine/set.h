/* Bit sets of the width this engine is compiled for: W_NODES and W_EDGES words. Loops over a
 * constant few words unroll. */
#ifndef CATAN__SET_H
#define CATAN__SET_H

#include <string.h>

#include "core/bits.h"

#ifndef CATAN__WIDTH
#error "an engine is compiled for one width: CATAN__WIDTH 0 to 4"
#endif
#if CATAN__WIDTH == 0
enum { W_NODES = 1, W_EDGES = 2 };
#elif CATAN__WIDTH == 1
enum { W_NODES = 2, W_EDGES = 2 };
#elif CATAN__WIDTH == 2 /* sea maps of three and four players */
enum { W_NODES = 2, W_EDGES = 3 };
#elif CATAN__WIDTH == 3 /* of five and six */
enum { W_NODES = 3, W_EDGES = 4 };
#else
enum { W_NODES = 6, W_EDGES = 8 };
#endif
enum { W_HEXES = 2, W_ARGS = W_EDGES }; /* W_HEXES: CATAN__HEX_WORDS */

/* A set of places, as the arguments of one kind of move; also of hexes, cards, seats, pairs: all
 * fit. */
typedef struct argset {
    uint64_t w[W_ARGS];
} argset;

static inline int set_has(const uint64_t *set, unsigned i) {
    return (int)(set[i / 64] >> (i % 64) & 1);
}
static inline void set_add(uint64_t *set, unsigned i) { set[i / 64] |= CATAN__BIT(i % 64); }

static inline argset args_none(void) {
    argset s;
    memset(&s, 0, sizeof s);
    return s;
}
static inline argset args_one(uint64_t low) {
    argset s = args_none();
    s.w[0] = low;
    return s;
}
static inline unsigned args_count(const argset *s) {
    unsigned n = 0;
    for (unsigned i = 0; i < W_ARGS; i++) {
        n += s->w[i] != 0 ? catan__popcount(s->w[i]) : 0;
    }
    return n;
}
static inline argset args_nodes(const uint64_t *set) {
    argset s = args_none();
    memcpy(s.w, set, W_NODES * sizeof *set);
    return s;
}
static inline int args_some(const argset *s) {
    uint64_t any = 0;
    for (unsigned i = 0; i < W_ARGS; i++) {
        any |= s->w[i];
    }
    return any != 0;
}

#endif
