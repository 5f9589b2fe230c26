/* Bytes choose options and map, then legal moves, taken back now and then. */
#include "fuzz/bytes.h"
#include "fuzz/playable.h"
#include "property/maps.h"

enum { MOST_STEPS = 2000, MOST_MOVES = 4096, UNDO = 250, SAME_AGAIN = 240 };

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

/* Takes back a few moves, and makes sure that the depth says how many there are. */
static void take_back(playable *p, uint32_t most) {
    uint32_t depth = catan_undo_depth(p->state);
    for (uint32_t i = 0; i < most && i < depth; i++) {
        MUST(p, catan_undo(p->state) == CATAN_OK);
        MUST(p, catan_undo_depth(p->state) == depth - 1 - i);
    }
    if (most > depth) {
        MUST(p, catan_undo(p->state) == CATAN_E_NO_UNDO);
    }
}

static void make_move(playable *p, bytes *from, uint8_t choice) {
    static catan_move moves[MOST_MOVES];
    uint32_t count = catan_moves(p->state, moves, MOST_MOVES);
    if (count == 0) {
        return;
    }
    uint32_t at = count > 128 ? (uint32_t)choice << 8 | take_byte(from) : choice;
    catan_move move = moves[at % count];
    MUST(p, catan_state_copy(p->scratch, p->state) == CATAN_OK);
    MUST(p, catan_apply(p->state, catan_actor(p->state), move) == CATAN_OK);
    MUST(p, catan_apply_listed(p->scratch, move) == CATAN_OK &&
                catan_state_equal(p->scratch, p->state));
}

static void play(playable *p, bytes *from) {
    uint64_t first = catan_hash(p->state);
    for (uint32_t step = 0; step < MOST_STEPS && from->size != 0; step++) {
        uint8_t choice = take_byte(from);
        if (choice >= UNDO) {
            take_back(p, choice - UNDO + 1U);
        } else if (choice >= SAME_AGAIN) {
            playable_check(p);
        } else {
            make_move(p, from, choice);
        }
    }
    playable_check(p);
    take_back(p, UINT32_MAX);
    MUST(p, catan_hash(p->state) == first);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    bytes from = {data, size};
    playable p;
    catan_config config;
    static sketch drawn;
    uint8_t map = take_byte(&from) % (2 * MAPS);
    take_config(&from, &config, map > MAP_BUILTIN && map < MAPS);
    if (playable_make(&p, &config, map < MAPS ? map_make(&drawn, map) : NULL,
                      take_number(&from, 4))) {
        play(&p, &from);
        playable_free(&p);
    }
    return 0;
}
