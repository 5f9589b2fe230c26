/* Scripted games of one test each, on a map of its own or on a built-in one; and what came of a
 * move in them. Include it behind cmocka.h and the headers that make positions. */
#ifndef TESTS_RULES_SCRIPT_GAME_H
#define TESTS_RULES_SCRIPT_GAME_H

#define ROLL "roll dice_pair:1+1 event_die:ship " /* brings nobody anything */

static const catan_map *map_played; /* null: a built-in one */
#define SCRIPT_MAP map_played
#include "rules/script.h"

static void script_told(const step *s, const catan_event *events, uint32_t n) {
    (void)s, (void)events, (void)n;
}

static inline void play_game(const char *opening, const catan_map *map, const act *acts,
                             unsigned count) {
    map_played = map;
    step_count = 0; /* a test that failed has left some */
    script_open(opening, acts, count);
}
#define play_acts(opening, map, acts)                                                              \
    play_game(opening, map, acts, (unsigned)(sizeof(acts) / sizeof *(acts)))
/* It is taken back, and played again. */
static inline void end_game(void) {
    script_undo();
    script_close();
}

/* The step at which a move was made first. */
static inline const step *step_of(const char *move) {
    for (unsigned i = 0; i + 1 < step_count; i++) {
        if (strcmp(steps[i].move, move) == 0) {
            return &steps[i];
        }
    }
    play_fail(__FILE__, __LINE__, "not played: %s", move);
}
/* The table behind it. */
static inline const table *behind(const char *move) {
    table *t = play_memory(sizeof *t);
    *t = (table){game, step_of(move)[1].before, 3, {0}};
    return t;
}
/* The table at the end. */
static inline table *now(void) {
    table *t = play_memory(sizeof *t);
    *t = (table){game, st, 3, {0}};
    return t;
}
/* Why a move could not be made instead of another. */
static inline int32_t instead_of(const char *made, const char *move) {
    catan_move parsed;
    assert_int_equal(catan_move_parse(&parsed, game, move), CATAN_OK);
    return catan_check(step_of(made)->before, CATAN_ANYONE, parsed);
}

#endif
