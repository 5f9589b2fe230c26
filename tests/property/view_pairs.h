/* Pairs of positions that one observer cannot tell apart: how they are made (view_twins.c), that
 * they look the same to him (view_same.c), how both are played on (view_runs.c). For views.c. */
#ifndef TESTS_PROPERTY_VIEW_PAIRS_H
#define TESTS_PROPERTY_VIEW_PAIRS_H

#include "property/checks.h"

typedef struct pair {
    world *w;
    int32_t observer;
    catan_state *one, *two;
    catan_rng *rng;
} pair;

/* Tells what failed, with both positions, and ends the program. */
void pair_fail(const pair *p, const char *what, const char *file, int line);
#define SAME(p, condition, what)                                                                   \
    do {                                                                                           \
        if (!(condition)) {                                                                        \
            pair_fail(p, what, __FILE__, __LINE__);                                                \
        }                                                                                          \
    } while (0)

static inline int one_in(catan_rng *rng, uint32_t of) { return catan_rng_below(rng, of) == 0; }

/* --- view_twins.c --- */

enum { TWIN_STATUSES = 1000 };
typedef struct twin_tally {
    uint64_t alike, unsound, by_status[TWIN_STATUSES];
} twin_tally;

/* Makes `two` a twin of `one`. Returns 0 if no sound one was found that differs. */
int make_twin(const pair *p, twin_tally *tally);

/* --- view_same.c --- */

/* To the observer both look the same. */
void same(const pair *p, int thoroughly);
/* And so does what the last move did. */
void same_events(const pair *p);

/* --- view_runs.c --- */

/* Why a pair's run ends. */
typedef enum pair_end {
    LONG_ENOUGH,
    OVER,
    NO_COMMON_MOVE,
    MONOPOLY,
    LAID_OPEN,
    SHOWN,
    VICTORY,
    ENDS
} pair_end;
extern const char *const pair_end_names[ENDS];

/* Plays both on, mostly not for long. `hidden`: moves that the observer was not told. */
pair_end run_pair(const pair *p, uint32_t *plies, uint64_t *hidden);

/* --- view_shown.c --- */

/* A seat's cards are known to it, and to who is being shown them (H-3); to nobody else. */
void check_shown(const world *w, const catan_state *state);

/* --- view_reveals.c --- */

/* Whether a move, due in both, reveals by a rule what the observer did not know and what differs.
 */
pair_end move_reveals(const pair *p, const catan_move move[2]);
/* After the end all point cards are shown (B-67): whether somebody has more in one of both. */
int points_differ(const pair *p);
/* Hidden points that win are shown (B-67): whether one of both is over by such a victory. */
int victory_reveals(const pair *p);

#endif
