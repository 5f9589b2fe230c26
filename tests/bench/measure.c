/* Time. A measurement is cut into slices, each long enough for the clock; the fastest tells, since
 * whatever else the machine does only makes slices slower. */
#define _POSIX_C_SOURCE 200809L

#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include "bench.h"

enum { SLICES = 8, FEWEST_SLICES = 3 };

static const double second = 1e9;

void must(int holds, const char *what) {
    if (!holds) {
        fprintf(stderr, "catan_bench: failed: %s\n", what);
        exit(1);
    }
}

static double now(clockid_t clock) {
    struct timespec t;
    must(clock_gettime(clock, &t) == 0, "the clock tells the time");
    return (double)t.tv_sec * second + (double)t.tv_nsec;
}

/* One slice: `runs` runs without a stop, or one that is prepared. */
static span slice(const work *w, uint64_t runs) {
    if (w->prepare != NULL) {
        w->prepare(w->data);
    }
    double wall = now(CLOCK_MONOTONIC), cpu = now(CLOCK_PROCESS_CPUTIME_ID);
    for (uint64_t i = 0; i < runs; i++) {
        w->run(w->data);
    }
    span s;
    s.cpu = now(CLOCK_PROCESS_CPUTIME_ID) - cpu;
    s.wall = now(CLOCK_MONOTONIC) - wall;
    return s;
}

/* So many runs make a slice. The first run, which warms up, counts for little. */
static uint64_t runs_of_slice(const work *w, double budget, double *spent) {
    uint64_t runs = 1;
    for (;;) {
        span s = slice(w, runs);
        *spent += s.cpu;
        if (w->prepare != NULL || s.cpu >= budget / SLICES || *spent >= budget / 2) {
            return runs;
        }
        runs *= 2;
    }
}

span measure(double seconds, const work *w) {
    double budget = seconds * second, spent = 0;
    (void)slice(w, 1);
    uint64_t runs = runs_of_slice(w, budget, &spent);
    double operations = w->operations * (double)runs;
    span best = {0, 0};
    for (unsigned i = 0; i < FEWEST_SLICES || spent < budget; i++) {
        span s = slice(w, runs);
        spent += s.cpu > 0 ? s.cpu : 1;
        if (i == 0 || s.cpu < best.cpu) {
            best.cpu = s.cpu;
        }
        if (i == 0 || s.wall < best.wall) {
            best.wall = s.wall;
        }
    }
    return (span){best.cpu / operations, best.wall / operations};
}
