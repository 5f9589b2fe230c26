/* What must hold of any state whatever it was made from, reachable or not; else the program aborts
 * with a report. */
#ifndef TESTS_FUZZ_PLAYABLE_H
#define TESTS_FUZZ_PLAYABLE_H

#include "catan/catan.h"

/* Two states of one game in memory that is kept from call to call. */
typedef struct playable {
    catan_game *game;
    catan_layout layout;
    catan_state *state;   /* with a journal for some thousand moves */
    catan_state *scratch; /* with a small one */
} playable;

/* Makes a game and its states, laid by the seed. Returns 0 if config or map is refused or no layout
 * found; then there is nothing to free. */
int playable_make(playable *p, const catan_config *config, const catan_map *map, uint64_t seed);
/* The same in two steps, for those who lay the board themselves: the game alone, then its states by
 * p->layout. */
int playable_make_game(playable *p, const catan_config *config, const catan_map *map);
void playable_make_states(playable *p);
void playable_free(playable *p);

/* The position is sound, its caches are right, its list of moves is one, its text reads as itself.
 */
void playable_check(playable *p);

/* Plays random moves, checks now and then, takes all back, and compares. */
void playable_run(playable *p, catan_rng *rng, uint32_t plies);

/* Tells what failed, with the position, and aborts. */
void playable_fail(const playable *p, const char *what, const char *file, int line);

#define MUST(p, condition)                                                                         \
    do {                                                                                           \
        if (!(condition)) {                                                                        \
            playable_fail(p, #condition, __FILE__, __LINE__);                                      \
        }                                                                                          \
    } while (0)

#endif
