/* The state's handle and its journal. The position follows the handle in the same block, as 64-bit
 * words: no pointers, no byte order. */
#ifndef CATAN__STATE_H
#define CATAN__STATE_H

#include "catan/state.h"
#include "core/bits.h"

/* What each roll yields, remembered while a playout runs: buildings change some twenty times a
 * game, dice fall some three hundred times. */
typedef struct catan__yields {
    uint64_t owed[13][CATAN_SEATS]; /* by total and seat, the robber left out of account */
    uint64_t all[13];               /* by total, of all seats together */
    int valid;
} catan__yields;

struct catan_state {
    _Alignas(16) const catan_game *game; /* so the words behind the handle are aligned, too */
    uint64_t *old;                       /* journal: the words' former values ... */
    uint16_t *where;       /* ... and their indices, CATAN__MARK at each move's beginning */
    uint32_t capacity;     /* entries */
    uint32_t used;         /* entries in use, the newest last */
    uint32_t depth;        /* moves in the journal, the one being made included */
    uint32_t dirty;        /* what must be judged before anything else happens; 0 between moves */
    uint32_t lost;         /* the move being made does not fit the journal */
    catan__yields *yields; /* during a playout only; else null */
    catan_allocator allocator;
    size_t size; /* of the block, if the allocator made it */
};

_Static_assert(sizeof(struct catan_state) % 16 == 0, "the words follow the handle");

enum { CATAN__MARK = 0xffff };

/* The position's words. */
static inline uint64_t *catan__words(catan_state *st) { return (uint64_t *)(void *)(st + 1); }
static inline const uint64_t *catan__words_const(const catan_state *st) {
    return (const uint64_t *)(const void *)(st + 1);
}

/* Makes room by dropping the oldest moves; 0 if there is no journal or the present move is too
 * large for it. */
int catan__journal_room(catan_state *st);

/* Notes a word's old value. */
CATAN__ALWAYS_INLINE void catan__note(catan_state *st, unsigned word, uint64_t old) {
    if (CATAN__RARELY(st->used == st->capacity) && !catan__journal_room(st)) {
        return;
    }
    st->where[st->used] = (uint16_t)word;
    st->old[st->used] = old;
    st->used++;
}

/* The only way to write a word of the position. */
CATAN__ALWAYS_INLINE void catan__put(catan_state *st, unsigned word, uint64_t value) {
    uint64_t *p = catan__words(st);
    if (p[word] != value) {
        catan__note(st, word, p[word]);
        p[word] = value;
    }
}

/* Makes room before a move begins: at worst everything goes, since none of it is that move's. */
void catan__journal_halve(catan_state *st);

/* Begins a move in a journal that is there; ends it. */
static inline void catan__journal_begin(catan_state *st, catan_move move) {
    if (CATAN__RARELY(st->used == st->capacity)) {
        catan__journal_halve(st);
    }
    st->where[st->used] = CATAN__MARK;
    st->old[st->used++] = move;
    st->depth++;
}
static inline void catan__journal_end(catan_state *st) {
    if (st->lost) {
        st->lost = st->used = st->depth = 0;
    }
}

void catan__journal_clear(catan_state *st);

#endif
