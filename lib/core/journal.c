/* The journal: (word, old value) pairs in the caller's memory, a mark at each move's beginning.
 * When it is full the older half of it is dropped in one go, so that noting a word stays a store or
 * two. */
#include "core/state.h"

#include <string.h>

#include "core/kinds.h"

int catan__journal_room(catan_state *st) {
    if (st->capacity == 0 || st->lost || st->depth == 0) {
        return 0;
    }
    uint32_t from = st->capacity / 2, dropped = 0;
    while (from > 0 && st->where[from] != CATAN__MARK) {
        from--; /* the move that reaches over the middle stays, if that leaves room */
    }
    if (from == 0) {
        for (from = st->capacity / 2 + 1; from < st->used && st->where[from] != CATAN__MARK;
             from++) {
        }
    }
    if (from >= st->used) { /* the present move alone fills it */
        st->lost = 1;
        st->used = st->capacity;
        return 0;
    }
    for (uint32_t i = 0; i < from; i++) {
        dropped += st->where[i] == CATAN__MARK;
    }
    st->depth -= dropped;
    st->used -= from;
    memmove(st->old, st->old + from, st->used * sizeof *st->old);
    memmove(st->where, st->where + from, st->used * sizeof *st->where);
    return 1;
}

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
