/* The journal: (word, old value) pairs in the caller's memory, a mark at each move's beginning.
 * When it is full the older half of it is dropped in one go, so that noting a word stays a store or
 * two. */
#include "core/state.h"

#include <string.h>

#include "core/kinds.h"

/* The first entry to keep when the older half goes: the mark of the move that reaches over the
 * middle, if something lies before it, else the next mark; none: the end. */
static uint32_t first_to_keep(const catan_state *st) {
    uint32_t from = st->capacity / 2;
    while (from > 0 && (from >= st->used || st->where[from] != CATAN__MARK)) {
        from--;
    }
    if (from == 0) {
        for (from = 1; from < st->used && st->where[from] != CATAN__MARK; from++) {
        }
    }
    return from < st->used ? from : st->used;
}

static void drop(catan_state *st, uint32_t entries) {
    for (uint32_t i = 0; i < entries; i++) {
        st->depth -= st->where[i] == CATAN__MARK;
    }
    st->used -= entries;
    memmove(st->old, st->old + entries, st->used * sizeof *st->old);
    memmove(st->where, st->where + entries, st->used * sizeof *st->where);
}

int catan__journal_room(catan_state *st) {
    if (st->capacity == 0 || st->lost || st->depth == 0) {
        return 0;
    }
    uint32_t from = first_to_keep(st);
    if (from == st->used) { /* all of it is the present move */
        st->lost = 1;
        st->used = st->capacity;
        return 0;
    }
    drop(st, from);
    return 1;
}

void catan__journal_halve(catan_state *st) { drop(st, first_to_keep(st)); }

void catan__journal_clear(catan_state *st) { st->used = st->depth = st->lost = 0; }

int32_t catan_undo(catan_state *state) {
    if (state == NULL) {
        return CATAN_E_ARGUMENT;
    }
    if (state->depth == 0) {
        return CATAN_E_NO_UNDO;
    }
    uint64_t *p = catan__words(state);
    while (state->where[--state->used] != CATAN__MARK) {
        p[state->where[state->used]] = state->old[state->used];
    }
    state->depth--;
    return CATAN_OK;
}

uint32_t catan_undo_depth(const catan_state *state) { return state == NULL ? 0 : state->depth; }

int32_t catan_undo_reveals(const catan_state *state) {
    if (state == NULL || state->depth == 0) {
        return 0;
    }
    uint32_t at = state->used - 1;
    while (state->where[at] != CATAN__MARK) {
        at--;
    }
    return catan__kind_infos[state->old[at] >> 24 & 0xff].reveals;
}
