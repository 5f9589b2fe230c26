/* The journal: a ring of entries, and taking back. */
#include "core/state.h"

#include "core/kinds.h"
#include "core/log.h"

enum { BYTES_PER_ENTRY = sizeof(uint64_t) + sizeof(uint16_t) };

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
    j->mask = j->on ? (uint32_t)entries - 1 : 0;
    j->spare = 0;
    j->used = j->oldest = j->moves = 0;
}

void catan__journal_clear(catan_state *st) {
    if (st->log != NULL) {
        st->log->valid = 0;
    }
    st->journal.used = st->journal.oldest = st->journal.moves = 0;
}

catan__journal catan__journal_aside(catan_state *st) {
    catan__journal journal = st->journal;
    catan__journal_open(st, NULL, 0);
    return journal;
}

/* How many entries have not been written over. */
static uint32_t entries_there(const catan__journal *j) {
    uint32_t there = j->used - j->oldest;
    return !j->on ? 0 : there > j->mask ? j->mask : there;
}

/* How many entries the newest move has, its mark included; 0: it is no longer there. */
static uint32_t newest_move(const catan__journal *j) {
    uint32_t there = entries_there(j);
    for (uint32_t n = 1; n <= there; n++) {
        if (j->where[(j->used - n) & j->mask] == CATAN__MARK) {
            return n;
        }
    }
    return 0;
}

int32_t catan_undo(catan_state *state) {
    if (state == NULL) {
        return CATAN_E_ARGUMENT;
    }
    catan__journal *j = &state->journal;
    uint64_t *p = catan__words(state);
    uint32_t entries = newest_move(j);
    if (entries == 0) {
        return CATAN_E_NO_UNDO;
    }
    j->oldest =
        j->used - entries_there(j); /* less may be there when others are written over them */
    for (; entries > 1; entries--) {
        uint32_t at = --j->used & j->mask;
        p[j->where[at]] = j->old[at];
    }
    j->used--;
    j->moves--;
    if (state->log != NULL) {
        state->log->valid = 0;
    }
    return CATAN_OK;
}

/* Counted from the oldest mark, which has its number. */
uint32_t catan_undo_depth(const catan_state *state) {
    if (state == NULL) {
        return 0;
    }
    const catan__journal *j = &state->journal;
    for (uint32_t n = entries_there(j); n > 0; n--) {
        uint32_t at = (j->used - n) & j->mask;
        if (j->where[at] == CATAN__MARK) {
            return j->moves - (uint32_t)(j->old[at] >> 32);
        }
    }
    return 0;
}

int32_t catan_undo_reveals(const catan_state *state) {
    const catan__journal *j = state == NULL ? NULL : &state->journal;
    uint32_t entries = j == NULL ? 0 : newest_move(j);
    if (entries == 0) {
        return 0;
    }
    return catan__kind_infos[j->old[(j->used - entries) & j->mask] >> 24 & 0xff].reveals;
}
