/* What the parts of catan_bench share. Only public headers of the library are used. */
#ifndef TESTS_BENCH_BENCH_H
#define TESTS_BENCH_BENCH_H

#include <stdint.h>

#include "catan/catan.h"

enum { MOST_ENTRIES = 384, NAME_BYTES = 48, JOURNAL_BYTES = 16384, POSITION_BYTES = 4096 };

/* --- measure.c: time --- */

/* Nanoseconds: of the process, and by the clock on the wall. */
typedef struct span {
    double cpu, wall;
} span;

/* What is measured: `run` makes `operations` operations. `prepare` (or null) comes before each run
 * and is not measured. */
typedef struct work {
    void (*prepare)(void *data);
    void (*run)(void *data);
    void *data;
    double operations;
} work;

/* Runs for about so many seconds of process time; the fastest slice, by operation. */
span measure(double seconds, const work *w);

/* Ends the program unless it holds. */
void must(int holds, const char *what);

/* --- report.c: results --- */

typedef struct entry {
    char name[NAME_BYTES];
    char unit[16];
    double value; /* from process time, where it comes from a time */
    double wall;  /* the same from wall time; 0 if it comes from no time */
    double old;   /* the baseline's value; 0 if it has none */
} entry;

typedef struct bench {
    double seconds; /* of each measurement */
    int quick;
    int json;
    const char *filter; /* a part of the names wanted, or null */
    entry entries[MOST_ENTRIES];
    unsigned count;
    entry baseline[MOST_ENTRIES];
    unsigned baseline_count;
} bench;

/* Whether a name holds the filter, or is the whole of which the filter names a part. */
int bench_wants(const bench *b, const char *name);
void bench_add(bench *b, const char *name, const char *unit, double value, double wall);
/* Measures if the name is wanted. Unit "ns": time of an operation; "games/s" and the like:
 * operations in a second. Returns what was measured, zeros if it is not wanted. */
span bench_time(bench *b, const char *name, const char *unit, const work *w);
/* One result divided by another of this run, if both were wanted: `name`.ratio. */
void bench_ratio(bench *b, const char *name, const char *to);
void bench_read_baseline(bench *b, const char *file);
void bench_begin(const bench *b);
void bench_end(const bench *b);

/* --- table.c: a game and one state of it --- */

typedef struct table {
    catan_game *game;
    catan_layout layout;
    catan_state *state; /* lies in `memory`; null before the first deal */
    void *memory;
    size_t size;
    uint32_t journal;
    catan_move *moves;
    uint32_t *weights;
    uint32_t capacity;
} table;

extern const catan_allocator bench_allocator;

/* `options` as in the text of a position ("players=3 trade=off"), in that order; `map` null: the
 * built-in board. */
void table_open(table *t, const char *options, const catan_map *map, uint32_t journal);
void table_close(table *t);
catan_config config_of(const char *options);

/* A new layout and the starting state on it. */
void table_deal(table *t, catan_rng *rng);
/* A move of the list: of a seat uniformly, of chance by weight. */
catan_move table_choose(table *t, catan_rng *rng);
/* The largest map, a hexagon of 127 hexes with nothing left to chance. */
const catan_map *map_127(void);

/* --- the parts --- */

void bench_games(bench *b);
void bench_calls(bench *b);
void bench_layouts(bench *b);
void bench_routes(bench *b);
void bench_trade_routes(bench *b);
void bench_sizes(bench *b);

/* Plays so many random games with some options and prints their hash: work that is always the
 * same, to count instructions. */
void play_fixed_games(uint32_t games, const char *options);

#endif
