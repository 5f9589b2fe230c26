/* The journal: a ring of entries, and taking back. */
#include "core/state.h"

#include "core/kinds.h"

enum { BYTES_PER_ENTRY = sizeof(uint64_t) + sizeof(uint16_t) };
#define NO_MOVE UINT64_MAX

/* One more than wanted, since the entry after the newest is as good as written over: a word that
 * turned out not to change (catan__put_blindly()) was noted there. */
size_t catan__journal_entries(uint32_t bytes) {
    size_t wanted = bytes / BYTES_PER_ENTRY, entries = 1;
    while (entries <= wanted) {
        entries *= 2;
    }
    return wanted == 0 ? 0 : entries;
}

size_t catan__journal_bytes(size_t entries) { return entries * BYTES_PER_ENTRY; }

void catan__journal_open(catan_state *st, void *memory, size_t entries) {
    catan__journal *j = &st->journal;
    j->on = entries != 0;
    j->old = j->on ? memory : &st->no_old;
    j->where = j->on ? (uint16_t *)(void *)(j->old + entries) : &st->no_where;
    j->mask = j->on ? entries - 1 : 0;
    catan__journal_clear(st);
}

void catan__journal_clear(catan_state *st) {
    st->journal.used = st->journal.oldest = 0;
    st->journal.moves = 0;
}

catan__journal catan__journal_aside(catan_state *st) {
    catan__journal journal = st->journal;
    catan__journal_open(st, NULL, 0);
    return journal;
}

/* The oldest entry that has not been written over. */
static uint64_t oldest_entry(const catan__journal *j) {
    uint64_t from = j->used > j->mask ? j->used - j->mask : 0;
    return !j->on ? j->used : from > j->oldest ? from : j->oldest;
}

/* The mark of the newest move, or NO_MOVE if that is no longer there. */
static uint64_t newest_mark(const catan__journal *j) {
    uint64_t oldest = oldest_entry(j);
    for (uint64_t at = j->used; at-- > oldest;) {
        if (j->where[at & j->mask] == CATAN__MARK) {
            return at;
        }
    }
    return NO_MOVE;
}

int32_t catan_undo(catan_state *state) {
    if (state == NULL) {
        return CATAN_E_ARGUMENT;
    }
    catan__journal *j = &state->journal;
    uint64_t mark = newest_mark(j), *p = catan__words(state);
    if (mark == NO_MOVE) {
        return CATAN_E_NO_UNDO;
    }
    j->oldest = oldest_entry(j); /* what is written from here on may leave less than is there now */
    for (uint64_t at = j->used; --at > mark;) {
        p[j->where[at & j->mask]] = j->old[at & j->mask];
    }
    j->used = mark;
    j->moves--;
    return CATAN_OK;
}

/* Counted from the oldest mark, which has its number. */
uint32_t catan_undo_depth(const catan_state *state) {
    if (state == NULL) {
        return 0;
    }
    const catan__journal *j = &state->journal;
    for (uint64_t at = oldest_entry(j); at < j->used; at++) {
        if (j->where[at & j->mask] == CATAN__MARK) {
            return j->moves - (uint32_t)(j->old[at & j->mask] >> 32);
        }
    }
    return 0;
}

int32_t catan_undo_reveals(const catan_state *state) {
    uint64_t mark = state == NULL ? NO_MOVE : newest_mark(&state->journal);
    return mark == NO_MOVE
               ? 0
               : catan__kind_infos[state->journal.old[mark & state->journal.mask] >> 24 & 0xff]
                     .reveals;
}
