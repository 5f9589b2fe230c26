/* The state as its users hold it: making, copying, comparing, asking. Playing is the engine's. */
#include "core/state.h"

#include <string.h>

#include "core/agenda.h"
#include "core/lanes.h"
#include "core/log.h"
#include "game/compiled.h"

enum { JOURNAL_MOST = 0x40000000, EVENTS_MOST = 0xffff };

static size_t rounded(size_t bytes) { return (bytes + 15) / 16 * 16; }

/* Handle and position; journal; log: each begins aligned to 16. */
static size_t journal_at(const catan_game *game) {
    return rounded(sizeof(catan_state) + game->words * sizeof(uint64_t));
}
static size_t log_at(const catan_game *game, uint32_t journal_bytes) {
    return journal_at(game) + rounded(catan__journal_bytes(catan__journal_entries(journal_bytes)));
}
static size_t state_bytes(const catan_game *game, uint32_t journal_bytes, uint32_t event_count) {
    return log_at(game, journal_bytes) + rounded(catan__log_bytes(game->words, event_count));
}

static int sizes_fit(const catan_game *game, uint32_t journal_bytes, uint32_t event_count) {
    return game != NULL && journal_bytes <= JOURNAL_MOST && event_count <= EVENTS_MOST;
}

size_t catan_state_size(const catan_game *game, uint32_t journal_bytes, uint32_t event_count) {
    return sizes_fit(game, journal_bytes, event_count)
               ? state_bytes(game, journal_bytes, event_count)
               : 0;
}

void catan__state_bind(catan_state *st, const catan_game *game) {
    st->game = game;
    st->ground = game->ground_word != 0 ? catan__words_const(st) + game->ground_word : game->ground;
}

static void begin(catan_state *st, const catan_game *game, const catan_layout *layout,
                  uint32_t journal_bytes, uint32_t event_count) {
    char *block = (char *)st;
    memset(st, 0, sizeof *st);
    catan__state_bind(st, game);
    catan__journal_open(st, block + journal_at(game), catan__journal_entries(journal_bytes));
    if (event_count != 0) {
        st->log = (void *)(block + log_at(game, journal_bytes));
        memset(st->log, 0, sizeof *st->log);
        st->log->before = (uint64_t *)(void *)(st->log + 1);
        st->log->entry = (catan__logged *)(void *)(st->log->before + game->words);
        st->log->capacity = event_count;
    }
    game->engine->begin(st, layout);
}

/* The layout that a state begins with: the caller's, if it is one of the game's; without any, that
 * of seed 0, which goes to `store`. */
static int32_t settle_layout(const catan_layout **layout, catan_layout *store,
                             const catan_game *game) {
    catan_rng rng;
    if (*layout != NULL) {
        return catan_layout_check(*layout, game);
    }
    *layout = store;
    catan_rng_seed(&rng, 0);
    return catan__layout_generate(store, &game->board, &game->laying, &rng);
}

int32_t catan_state_init(catan_state **out, void *memory, size_t size, const catan_game *game,
                         const catan_layout *layout, uint32_t journal_bytes, uint32_t event_count) {
    catan_layout store;
    if (out == NULL || memory == NULL || !sizes_fit(game, journal_bytes, event_count)) {
        return CATAN_E_ARGUMENT;
    }
    int32_t status = settle_layout(&layout, &store, game);
    if (status != CATAN_OK) {
        return status;
    }
    if ((uintptr_t)memory % 16 != 0) {
        return CATAN_E_ALIGNMENT;
    }
    if (size < state_bytes(game, journal_bytes, event_count)) {
        return CATAN_E_SIZE;
    }
    begin(memory, game, layout, journal_bytes, event_count);
    *out = memory;
    return CATAN_OK;
}

int32_t catan_state_create(catan_state **out, const catan_allocator *allocator,
                           const catan_game *game, const catan_layout *layout,
                           uint32_t journal_bytes, uint32_t event_count) {
    catan_layout store;
    if (out == NULL || allocator == NULL || allocator->allocate == NULL ||
        allocator->release == NULL || !sizes_fit(game, journal_bytes, event_count)) {
        return CATAN_E_ARGUMENT;
    }
    int32_t status = settle_layout(&layout, &store, game);
    if (status != CATAN_OK) {
        return status;
    }
    size_t size = state_bytes(game, journal_bytes, event_count);
    catan_state *st = allocator->allocate(allocator->user, size);
    if (st == NULL) {
        return CATAN_E_MEMORY;
    }
    if ((uintptr_t)st % 16 != 0) {
        allocator->release(allocator->user, st, size);
        return CATAN_E_ALIGNMENT;
    }
    begin(st, game, layout, journal_bytes, event_count);
    st->allocator = *allocator;
    st->size = size;
    *out = st;
    return CATAN_OK;
}

void catan_state_destroy(catan_state *state) {
    if (state != NULL && state->size != 0) {
        catan_allocator allocator = state->allocator;
        size_t size = state->size;
        state->size = 0;
        allocator.release(allocator.user, state, size);
    }
}

int32_t catan_state_copy(catan_state *to, const catan_state *from) {
    if (to == NULL || from == NULL) {
        return CATAN_E_ARGUMENT;
    }
    if (to->game != from->game) {
        return CATAN_E_MISMATCH;
    }
    if (to != from) {
        memcpy(catan__words(to), catan__words_const(from), to->game->words * sizeof(uint64_t));
    }
    catan__journal_clear(to);
    return CATAN_OK;
}

const catan_game *catan_state_game(const catan_state *state) {
    return state == NULL ? NULL : state->game;
}

/* The top task; 0 when the game is over. The first word of a position holds their number, agenda.h
 * where they lie. */
static uint64_t top_of(const catan_state *state) {
    const uint64_t *p = catan__words_const(state);
    unsigned depth = catan__lane(p[CATAN__DEPTH_WORD], 0);
    return depth == 0 ? 0 : p[CATAN__AGENDA_WORD + depth - 1];
}

int32_t catan_actor(const catan_state *state) {
    uint64_t task = state == NULL ? 0 : top_of(state);
    if (task == 0) {
        return CATAN_NOBODY;
    }
    unsigned actor = catan__task_actor(task);
    return actor == CATAN__ACTOR_CHANCE ? CATAN_CHANCE : (int32_t)actor;
}

int32_t catan_question(const catan_state *state) {
    uint64_t task = state == NULL ? 0 : top_of(state);
    return task == 0 ? CATAN_ASK_OVER
                     : state->game->ask[catan__task_kind_of(task)][catan__task_step(task)].question;
}

int32_t catan_result(const catan_state *state) {
    unsigned result = state == NULL ? 0
                                    : catan__lane(catan__words_const(state)[CATAN__RESULT_WORD],
                                                  CATAN__RESULT_LANE);
    return result == 0 ? CATAN_RUNNING : result == CATAN__DRAWN ? CATAN_DRAW : (int32_t)result - 1;
}

uint32_t catan_moves(const catan_state *state, catan_move *buffer, uint32_t capacity) {
    if (state == NULL || (buffer == NULL && capacity != 0)) {
        return 0;
    }
    return state->game->engine->moves(state, buffer, capacity);
}

int32_t catan_check(const catan_state *state, int32_t seat, catan_move move) {
    return state == NULL ? CATAN_E_ARGUMENT : state->game->engine->check(state, seat, move);
}

int32_t catan_apply(catan_state *state, int32_t seat, catan_move move) {
    return state == NULL ? CATAN_E_ARGUMENT : state->game->engine->apply(state, seat, move);
}

int32_t catan_apply_listed(catan_state *state, catan_move move) {
    return state == NULL ? CATAN_E_ARGUMENT : state->game->engine->apply_listed(state, move);
}

/* Words are mixed as numbers, so that the hash is the same whatever the byte order (xxHash's and
 * Murmur's kind of mixing). */
uint64_t catan__hash_words(const uint64_t *p, uint32_t n) {
    uint64_t a = UINT64_C(0x9e3779b97f4a7c15), b = UINT64_C(0xc2b2ae3d27d4eb4f);
    uint32_t i = 0;
    for (; i + 1 < n; i += 2) { /* two independent chains */
        a = (a ^ p[i]) * UINT64_C(0xff51afd7ed558ccd);
        b = (b ^ p[i + 1]) * UINT64_C(0xc4ceb9fe1a85ec53);
        a ^= a >> 32;
        b ^= b >> 29;
    }
    if (i < n) {
        a = (a ^ p[i]) * UINT64_C(0xff51afd7ed558ccd);
    }
    uint64_t h = a ^ (b << 23 | b >> 41) ^ n;
    h = (h ^ h >> 33) * UINT64_C(0xff51afd7ed558ccd);
    h = (h ^ h >> 33) * UINT64_C(0xc4ceb9fe1a85ec53);
    return h ^ h >> 33;
}

uint64_t catan_hash(const catan_state *state) {
    return state == NULL ? 0 : catan__hash_words(catan__words_const(state), state->game->words);
}

int32_t catan_state_equal(const catan_state *a, const catan_state *b) {
    return a != NULL && b != NULL && a->game == b->game &&
           memcmp(catan__words_const(a), catan__words_const(b),
                  a->game->words * sizeof(uint64_t)) == 0;
}
