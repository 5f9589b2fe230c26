#include "fuzz/playable.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/state.h"
#include "game/compiled.h"
#include "support/memory.h"

enum { JOURNAL_BYTES = 200000, SCRATCH_JOURNAL = 2000, MOST_MOVES = 16384, TEXT = 32768 };

void playable_fail(const playable *p, const char *what, const char *file, int line) {
    static char text[TEXT];
    fprintf(stderr, "%s:%d: FAILED: %s\n", file, line, what);
    if (p->state != NULL && catan_position_format(text, sizeof text, p->state) < sizeof text) {
        fprintf(stderr, "  position: %s\n", text);
    }
    abort();
}

int playable_make_game(playable *p, const catan_config *config, const catan_map *map) {
    memset(p, 0, sizeof *p);
    if (catan_game_create(&p->game, &allocator, config, map) != CATAN_OK) {
        MUST(p, p->game == NULL && catan_game_size(config, map) == 0);
        return 0;
    }
    return 1;
}

void playable_make_states(playable *p) {
    MUST(p, catan_layout_check(&p->layout, p->game) == CATAN_OK);
    MUST(p, catan_state_create(&p->state, &allocator, p->game, &p->layout, JOURNAL_BYTES, 0) ==
                CATAN_OK);
    MUST(p, catan_state_create(&p->scratch, &allocator, p->game, &p->layout, SCRATCH_JOURNAL, 0) ==
                CATAN_OK);
}

int playable_make(playable *p, const catan_config *config, const catan_map *map, uint64_t seed) {
    catan_rng rng;
    if (!playable_make_game(p, config, map)) {
        return 0;
    }
    catan_rng_seed(&rng, seed);
    int32_t status = catan_layout_generate(&p->layout, sizeof p->layout, p->game, &rng);
    if (status != CATAN_OK) {
        MUST(p, status == CATAN_E_LAYOUT_TRIES);
        catan_game_destroy(p->game);
        return 0;
    }
    playable_make_states(p);
    return 1;
}

void playable_free(playable *p) {
    catan_state_destroy(p->scratch);
    catan_state_destroy(p->state);
    catan_game_destroy(p->game);
}

static void check_list(const playable *p) {
    static catan_move moves[MOST_MOVES];
    uint32_t count = catan_moves(p->state, moves, MOST_MOVES);
    MUST(p, count <= catan_max_moves(p->game) && catan_max_moves(p->game) <= MOST_MOVES);
    MUST(p, (count == 0) == (catan_result(p->state) != CATAN_RUNNING));
    MUST(p, (count == 0) == (catan_actor(p->state) == CATAN_NOBODY));
    for (uint32_t i = 0; i < count; i++) {
        MUST(p, i == 0 || moves[i - 1] < moves[i]);
        MUST(p, catan_check(p->state, catan_actor(p->state), moves[i]) == CATAN_OK);
    }
    uint32_t weights[64];
    uint32_t n = catan_chance_weights(p->state, weights, 64);
    MUST(p, n == (catan_actor(p->state) == CATAN_CHANCE ? count : 0));
    for (uint32_t i = 0; i < n; i++) {
        MUST(p, weights[i] != 0);
    }
}

/* Recomputed, the position is the same. */
static void check_restored(const playable *p) {
    MUST(p, catan_state_copy(p->scratch, p->state) == CATAN_OK);
    catan__fault fault = p->game->engine->restore(p->scratch);
    if (fault.status != CATAN_OK) {
        fprintf(stderr, "%s, field %s\n", catan_status_name(fault.status), fault.field);
    }
    MUST(p, fault.status == CATAN_OK);
    MUST(p, catan_state_equal(p->scratch, p->state));
}

static void check_text(const playable *p) {
    static char text[TEXT];
    MUST(p, catan_position_format(text, sizeof text, p->state) < sizeof text);
    int32_t status = catan_position_parse(p->scratch, text, NULL);
    if (status != CATAN_OK) {
        fprintf(stderr, "%s\n", catan_status_name(status));
    }
    MUST(p, status == CATAN_OK && catan_state_equal(p->scratch, p->state));
}

void playable_check(playable *p) {
    check_list(p);
    check_restored(p);
    check_text(p);
}

void playable_run(playable *p, catan_rng *rng, uint32_t plies) {
    uint32_t depth = catan_undo_depth(p->state), made = 0;
    uint64_t hash = catan_hash(p->state);
    playable_check(p);
    while (made < plies && catan_result(p->state) == CATAN_RUNNING) {
        uint64_t before = catan_hash(p->state);
        catan_move move = catan_random_move(p->state, rng);
        MUST(p, catan_apply(p->state, catan_actor(p->state), move) == CATAN_OK);
        MUST(p, catan_undo(p->state) == CATAN_OK && catan_hash(p->state) == before);
        MUST(p, catan_apply_listed(p->state, move) == CATAN_OK);
        made++;
        if (made % 8 == 0) {
            playable_check(p);
        }
    }
    playable_check(p);
    MUST(p, catan_undo_depth(p->state) == depth + made);
    for (; made > 0; made--) {
        MUST(p, catan_undo(p->state) == CATAN_OK);
    }
    MUST(p, catan_hash(p->state) == hash && catan_undo_depth(p->state) == depth);
}
