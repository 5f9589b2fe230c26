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

/* The journal: a ring of (word, old value) pairs in the caller's memory, a mark at each move's
 * beginning. Writing never asks whether there is room: the oldest entries are simply written over,
 * and undo looks whether a whole move is still there. */
typedef struct catan__journal {
    uint64_t *old;   /* former values; of a mark, the move and, above it, the move's number */
    uint16_t *where; /* the words' indices, CATAN__MARK at each move's beginning */
    uint32_t mask;   /* entries, a power of two, less one: entry i lies at i & mask */
    uint32_t used;   /* entries written, less those taken back; may wrap, as all that counts them */
    uint32_t oldest; /* none before this one is there any more; brought up to date by undo */
    uint32_t moves;  /* moves made, less those taken back */
    uint32_t on;     /* 0: no journal; what is written goes to one entry that nobody reads */
    uint32_t spare;  /* no padding: equal states are equal bytes */
} catan__journal;

struct catan_state {
    _Alignas(16) const catan_game *game; /* so the words behind the handle are aligned, too */
    catan__journal journal;
    const uint64_t *ground; /* what is land and sea (core/engine/position.h): the game's, or where
                               play or the layout decides, the position's own */
    catan__yields *yields;  /* during a playout only; else null */
    struct catan__log *log; /* what the last move did (core/log.h), or null */
    size_t size;            /* of the block, if the allocator made it */
    catan_allocator allocator;
    uint64_t no_old; /* the entry of a state without journal */
    uint32_t dirty;  /* what must be judged before anything else happens; 0 between moves */
    uint16_t no_where;
};

_Static_assert(sizeof(struct catan_state) % 16 == 0, "the words follow the handle");

enum { CATAN__MARK = 0xffff };

/* The position's words. */
static inline uint64_t *catan__words(catan_state *st) { return (uint64_t *)(void *)(st + 1); }
static inline const uint64_t *catan__words_const(const catan_state *st) {
    return (const uint64_t *)(const void *)(st + 1);
}

/* Gives a handle its game; the position follows it. */
void catan__state_bind(catan_state *st, const catan_game *game);

/* Notes a word's old value. */
CATAN__ALWAYS_INLINE void catan__note(catan_state *st, unsigned word, uint64_t old) {
    catan__journal *j = &st->journal;
    j->where[j->used & j->mask] = (uint16_t)word;
    j->old[j->used & j->mask] = old;
    j->used++;
}

/* The way to write a word of the position. */
CATAN__ALWAYS_INLINE void catan__put(catan_state *st, unsigned word, uint64_t value) {
    uint64_t *p = catan__words(st);
    if (p[word] != value) {
        catan__note(st, word, p[word]);
        p[word] = value;
    }
}

/* The same without a branch, for words of which nobody can guess whether they change: the entry
 * only counts if it does. `used` is the caller's copy of the journal's. */
CATAN__ALWAYS_INLINE void catan__put_blindly(catan_state *st, uint32_t *used, unsigned word,
                                             uint64_t value) {
    uint64_t *p = catan__words(st) + word, old = *p;
    st->journal.where[*used & st->journal.mask] = (uint16_t)word;
    st->journal.old[*used & st->journal.mask] = old;
    *used += old != value;
    *p = value;
}

/* Begins a move. */
CATAN__ALWAYS_INLINE void catan__journal_begin(catan_state *st, catan_move move) {
    catan__journal *j = &st->journal;
    if (j->used - j->oldest > j->mask) { /* so that no number of moves makes the counters wrap */
        j->oldest = j->used - j->mask;
    }
    catan__note(st, CATAN__MARK, move | (uint64_t)j->moves++ << 32);
}

/* Entries of a journal of so many bytes: none, or a power of two that is more than that much. */
size_t catan__journal_entries(uint32_t bytes);
/* Bytes of these entries. */
size_t catan__journal_bytes(size_t entries);

/* Lays the journal into memory for so many entries; none: it is off. */
void catan__journal_open(catan_state *st, void *memory, size_t entries);

/* What is written until the journal is given back is not noted. */
catan__journal catan__journal_aside(catan_state *st);
static inline void catan__journal_back(catan_state *st, const catan__journal *journal) {
    st->journal = *journal;
}

/* Nothing can be taken back, and the log tells of nothing. */
void catan__journal_clear(catan_state *st);

uint64_t catan__hash_words(const uint64_t *words, uint32_t count);

#endif
