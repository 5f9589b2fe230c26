/* Chance and random play: the public side; picking moves is the engine's. */
#include <string.h>

#include "catan/chance.h"

#include "core/lanes.h"
#include "core/sized.h"
#include "core/state.h"
#include "game/compiled.h"

enum { MOVES_MOST = 100000 };

static int usable(const catan_rng *rng) {
    return rng != NULL && (rng->s[0] | rng->s[1] | rng->s[2] | rng->s[3]) != 0;
}

uint32_t catan_chance_weights(const catan_state *state, uint32_t *weights, uint32_t capacity) {
    if (state == NULL || (weights == NULL && capacity != 0)) {
        return 0;
    }
    return state->game->engine->weights(state, weights, capacity);
}

catan_move catan_random_move(const catan_state *state, catan_rng *rng) {
    return state == NULL || !usable(rng) ? (catan_move)CATAN_MOVE_NONE
                                         : state->game->engine->random_move(state, rng);
}

int32_t catan_playout(catan_state *state, catan_rng *rng, uint32_t max_moves) {
    if (state == NULL || !usable(rng)) {
        return CATAN_E_ARGUMENT;
    }
    state->game->engine->playout(state, rng, max_moves != 0 ? max_moves : MOVES_MOST);
    return CATAN_OK;
}

size_t catan_playouts_size(const catan_game *game) { return catan_state_size(game, 0, 0); }

static void count_game(catan_tally *tally, const catan_state *st) {
    int32_t result = catan_result(st);
    tally->games++;
    tally->unfinished += result == CATAN_RUNNING;
    tally->draws += result == CATAN_DRAW;
    for (uint32_t seat = 0; seat < st->game->set.players; seat++) {
        tally->wins[seat] += result == (int32_t)seat;
        tally->points[seat] += st->game->engine->points(st, seat);
    }
}

int32_t catan_playouts(catan_tally *out, size_t struct_size, const catan_state *from,
                       catan_rng *rng, uint32_t games, uint32_t max_moves, void *scratch,
                       size_t size) {
    if (out == NULL || from == NULL || !usable(rng) || scratch == NULL) {
        return CATAN_E_ARGUMENT;
    }
    if (catan__sized_room(struct_size, sizeof *out) != CATAN_OK) {
        return CATAN_E_VERSION;
    }
    if ((uintptr_t)scratch % 16 != 0) {
        return CATAN_E_ALIGNMENT;
    }
    if (size < catan_playouts_size(from->game)) {
        return CATAN_E_SIZE;
    }
    catan_tally tally;
    memset(&tally, 0, sizeof tally);
    catan_state *st = scratch;
    memset(st, 0, sizeof *st);
    catan__state_bind(st, from->game);
    catan__journal_open(st, NULL, 0);
    for (uint32_t i = 0; i < games; i++) {
        catan_state_copy(st, from);
        tally.moves += st->game->engine->playout(st, rng, max_moves != 0 ? max_moves : MOVES_MOST);
        count_game(&tally, st);
    }
    return catan__sized_out(out, struct_size, &tally, sizeof tally, sizeof tally);
}
