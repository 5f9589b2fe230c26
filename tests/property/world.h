/* One game under test: what it is played with, its states, and how a failure is told. */
#ifndef TESTS_PROPERTY_WORLD_H
#define TESTS_PROPERTY_WORLD_H

#include "catan/catan.h"
#include "property/maps.h"
#include "property/options.h"

typedef struct world {
    catan_config config;
    unsigned map;
    sketch drawn;
    uint64_t seed;
    int beyond_base;   /* rules of the test build are on, which this knows little of */
    const char *start; /* the position that the game begins with; null: the layout's own */
    catan_game *game;
    catan_layout layout;
    uint32_t fog_terrains[CATAN_FOG + 1], fog_numbers[13]; /* what lies under the fog at first */
    uint32_t harbour_stock[6];                             /* harbours to buy, by kind (V1.1) */
    catan_state *state;                                    /* the game */
    catan_state *before;                                   /* as it was before the last move */
    catan_state *twin;    /* plays the same moves by catan_apply_listed(), without a journal; in
                             two of three games with a log, short or long enough */
    catan_state *scratch; /* for whatever a check wants, with a journal */
    catan_rng rng;
    uint32_t ply;
    catan_move move; /* the last one */
} world;

/* Memory from the C library. */
extern const catan_allocator test_allocator;

/* Makes the game of a row and its states. Returns 0 if no layout was found; ends the program if
 * anything else fails. */
int world_make(world *w, const option_row *row, uint64_t seed, uint32_t journal_bytes);
/* Makes the game of a position, on a built-in board, and its states; ends the program if that
 * fails.
 */
void world_read(world *w, const char *position, uint64_t seed, uint32_t journal_bytes);
void world_free(world *w);

/* A state as it was when the game began, without journal and log. */
catan_state *world_begin(const world *w);

/* What is left under the fog, by terrain and by number. Returns how many hexes it is. */
uint32_t world_fog_left(const catan_state *state, uint32_t terrains[CATAN_FOG + 1],
                        uint32_t numbers[13]);

/* How many harbours of a kind are left to buy (V1.1). */
uint32_t stock_of(const catan_state *state, uint32_t harbour);

/* Takes the current position as the one before the next move. */
void world_remember(world *w);

/* Tells what failed and all that it takes to see it again, and ends the program. */
void world_fail(const world *w, const char *what, const char *file, int line);

#define HOLD(w, condition, what)                                                                   \
    do {                                                                                           \
        if (!(condition)) {                                                                        \
            world_fail(w, what, __FILE__, __LINE__);                                               \
        }                                                                                          \
    } while (0)

/* Seconds since the program began. */
double seconds_now(void);

/* What the command line and the environment say: --seconds, --seed, --long; the seconds default to
 * CATAN_PROPERTY_SECONDS, else 10. */
typedef struct test_arguments {
    double seconds;
    uint64_t seed;
    int is_long;
} test_arguments;
test_arguments read_arguments(int count, char **arguments);

#endif
