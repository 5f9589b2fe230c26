/* Bytes choose options and map, then legal moves, taken back now and then; a third state makes them
 * with a log. */
#include <stdlib.h>

#include "fuzz/bytes.h"
#include "fuzz/playable.h"
#include "property/maps.h"

enum { MOST_STEPS = 2000, MOST_MOVES = 16384, MOST_EVENTS = 4096, UNDO = 250, SAME_AGAIN = 240 };

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

/* A state with a log, in a block of just its size, or null. */
static catan_state *make_told(const playable *p, uint8_t choice) {
    const uint32_t logs[] = {0, 1, 5, catan_max_events(p->game)};
    uint32_t events = logs[choice % 4];
    size_t size = catan_state_size(p->game, 0, events);
    void *block = events == 0 ? NULL : malloc(size);
    catan_state *told = NULL;
    MUST(p, block == NULL ||
                catan_state_init(&told, block, size, p->game, &p->layout, 0, events) == CATAN_OK);
    return told;
}

/* One event for the move, one for what is asked now, none too many: to a quarter of all observers,
 * whom the move chooses. */
static void check_events(const playable *p, const catan_state *told, catan_move move) {
    static catan_event events[MOST_EVENTS];
    for (int32_t observer = CATAN_ALL_SEEING + (int32_t)(move % 4); observer < CATAN_MAX_PLAYERS;
         observer += 4) {
        uint32_t n = catan_events(told, observer, events, MOST_EVENTS);
        int none = observer > CATAN_SPECTATOR && observer < 0;
        none |= observer >= (int32_t)catan_game_players(p->game);
        MUST(p, none ? n == 0 : n >= 2 && n <= catan_max_events(p->game));
        if (n != 0) {
            MUST(p, events[0].kind == CATAN_EVENT_MOVE &&
                        catan_move_kind_of(events[0].move) == catan_move_kind_of(move));
            MUST(p,
                 events[n - 1].kind ==
                     (catan_result(told) == CATAN_RUNNING ? CATAN_EVENT_ASKED : CATAN_EVENT_ENDED));
        }
    }
}

static void tell_move(const playable *p, catan_state *told, catan_move move) {
    if (told != NULL) {
        MUST(p, catan_state_copy(told, p->scratch) == CATAN_OK);
        MUST(p, catan_events(told, 0, NULL, 0) == 0);
        MUST(p, catan_apply_listed(told, move) == CATAN_OK);
        check_events(p, told, move);
    }
}

static void make_move(playable *p, catan_state *told, bytes *from, uint8_t choice) {
    static catan_move moves[MOST_MOVES];
    uint32_t count = catan_moves(p->state, moves, MOST_MOVES);
    if (count == 0) {
        return;
    }
    uint32_t at = count > 128 ? (uint32_t)choice << 8 | take_byte(from) : choice;
    catan_move move = moves[at % count];
    MUST(p, catan_state_copy(p->scratch, p->state) == CATAN_OK);
    tell_move(p, told, move);
    MUST(p, catan_apply(p->state, catan_actor(p->state), move) == CATAN_OK);
    MUST(p, told == NULL || catan_state_equal(told, p->state));
    MUST(p, catan_apply_listed(p->scratch, move) == CATAN_OK &&
                catan_state_equal(p->scratch, p->state));
}

static void play(playable *p, catan_state *told, bytes *from) {
    uint64_t first = catan_hash(p->state);
    for (uint32_t step = 0; step < MOST_STEPS && from->size != 0; step++) {
        uint8_t choice = take_byte(from);
        if (choice >= UNDO) {
            take_back(p, choice - UNDO + 1U);
        } else if (choice >= SAME_AGAIN) {
            playable_check(p);
        } else {
            make_move(p, told, from, choice);
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
    int is_own = map > MAP_BUILTIN && map < MAPS;
    take_config(&from, &config, is_own);
    if (is_own) { /* what the map wants */
        uint8_t most = (uint8_t)map_most_players(map);
        config.players = config.players > most ? most : config.players;
        config.paired_turns &= config.players > 4;
        config.seafarers |= (uint8_t)map_needs_seafarers(map);
        config.bridges = config.bridges && map_has_sea(map);
        config.polders = config.polders && map_has_sea(map);
        config.first_player =
            config.first_player < config.players ? config.first_player : CATAN_FIRST_BY_CHANCE;
    }
    if (playable_make(&p, &config, map < MAPS ? map_make(&drawn, map) : NULL,
                      take_number(&from, 4))) {
        catan_state *told = make_told(&p, size == 0 ? 0 : data[size - 1]);
        play(&p, told, &from);
        free(told);
        playable_free(&p);
    }
    return 0;
}
