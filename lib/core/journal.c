/* The journal: a ring of (word, old value) pairs in the caller's memory, a mark at each move's beginning. */
#include "core/state.h"

int catan__journal_room(catan_state *st) {
    if (st->capacity == 0 || st->lost) {
        return 0;
    }
    /* The oldest entry is a mark: drop it and all entries up to the next one. */
    do {
        st->used--;
    } while (st->used != 0 &&
             st->where[(st->head + st->capacity - st->used) % st->capacity] != CATAN__MARK);
    st->depth--;
    if (st->depth == 0) {
        st->lost = 1;
        st->used = st->capacity;
        return 0;
    }
    return 1;
}

void catan__journal_clear(catan_state *st) {
    st->head = st->used = st->depth = st->lost = 0;
}

int32_t catan_undo(catan_state *state) {
    if (state == NULL) {
        return CATAN_E_ARGUMENT;
    }
    if (state->depth == 0) {
        return CATAN_E_NO_UNDO;
    }
    uint64_t *p = catan__words(state);
    for (;;) {
        state->head = (state->head == 0 ? state->capacity : state->head) - 1;
        state->used--;
        unsigned word = state->where[state->head];
        if (word == CATAN__MARK) {
            break;
        }
        p[word] = state->old[state->head];
    }
    state->depth--;
    return CATAN_OK;
}

uint32_t catan_undo_depth(const catan_state *state) { return state == NULL ? 0 : state->depth; }

int32_t catan_undo_reveals(const catan_state *state) {
    if (state == NULL || state->depth == 0) {
        return 0;
    }
    uint32_t at = state->head;
    do {
        at = (at == 0 ? state->capacity : at) - 1;
    } while (state->where[at] != CATAN__MARK);
    return (int32_t)(state->old[at] >> 32 & 1);
}
