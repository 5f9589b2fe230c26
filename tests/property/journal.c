/* Journals of all sizes, tiny ones too: the oldest moves fall out, what remains is taken back
 * exactly.
 *
 * White box: looks into a state's journal.
 *
 *     journal [--seconds S] [--seed N] [--long]
 */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/state.h"
#include "property/checks.h"

enum { MOST_PLIES = 3000, REMEMBERED = 1024 };

static uint64_t plies, undone, kept;

/* The hashes of the last positions, newest last; what came before the journal's oldest move does
 * not matter. */
typedef struct trace {
    uint64_t hash[REMEMBERED];
    uint32_t count;
} trace;

static void push(trace *t, uint64_t hash) {
    if (t->count == REMEMBERED) {
        memmove(t->hash, t->hash + 1, (REMEMBERED - 1) * sizeof *t->hash);
        t->count--;
    }
    t->hash[t->count++] = hash;
}

static int is_chance(catan_move move) {
    catan_move_info info;
    return catan_move_describe(&info, sizeof info, move) == CATAN_OK && info.chance != 0;
}

/* Takes back some of what there is to take back, or all. */
static void take_back(world *w, trace *t) {
    uint32_t depth = catan_undo_depth(w->state);
    uint32_t some = depth == 0                         ? 0
                    : catan_rng_below(&w->rng, 4) == 0 ? depth
                                                       : 1 + catan_rng_below(&w->rng, depth);
    for (uint32_t i = 0; i < some && t->count != 0; i++) {
        HOLD(w, catan_undo(w->state) == CATAN_OK, "a move in the journal is taken back");
        HOLD(w, catan_undo_depth(w->state) == depth - 1 - i, "the depth goes down by one");
        HOLD(w, catan_hash(w->state) == t->hash[--t->count], "the position is as it was");
        undone++;
    }
    if (some == depth) {
        HOLD(w, catan_undo(w->state) == CATAN_E_NO_UNDO,
             "beyond the journal nothing is taken back");
        HOLD(w, catan_undo_reveals(w->state) == 0, "and nothing would be revealed");
    }
    check_caches(w, w->state);
    w->ply = 0;
}

/* How many entries the last move takes: on a state with room enough. */
static uint32_t entries_of(const world *w, catan_move move) {
    catan_state_copy(w->scratch, w->before);
    HOLD(w, catan_apply_listed(w->scratch, move) == CATAN_OK, "a listed move is made");
    HOLD(w, catan_undo_depth(w->scratch) == 1, "a large journal has room");
    return w->scratch->journal.used;
}

/* Entries of ten bytes, rounded up to one less than a power of two. */
static uint32_t entries_in(uint32_t journal_bytes) {
    uint32_t entries = 0;
    while (entries < journal_bytes / 10) {
        entries = 2 * entries + 1;
    }
    return entries;
}

static void make_move(world *w, trace *t, uint32_t journal_bytes) {
    uint32_t depth = catan_undo_depth(w->state);
    uint64_t hash = catan_hash(w->state);
    catan_move move = catan_random_move(w->state, &w->rng);
    world_remember(w);
    w->move = move;
    HOLD(w, catan_apply(w->state, CATAN_ANYONE, move) == CATAN_OK, "a listed move is made");
    HOLD(w, catan_apply_listed(w->twin, move) == CATAN_OK && catan_state_equal(w->state, w->twin),
         "a full journal does not change the game");
    uint32_t now = catan_undo_depth(w->state);
    HOLD(w, now <= depth + 1, "one move goes into the journal");
    HOLD(w, journal_bytes >= 10 || now == 0, "without room nothing is in the journal");
    HOLD(w, (now >= 1) == (entries_of(w, move) <= entries_in(journal_bytes)),
         "the last move is in the journal exactly if it fits");
    HOLD(w, now == 0 || !is_chance(move) || catan_undo_reveals(w->state) == 1,
         "chance is a reveal");
    if (now == 0) {
        HOLD(w, catan_undo(w->state) == CATAN_E_NO_UNDO && catan_undo_reveals(w->state) == 0,
             "nothing to take back");
    }
    HOLD(w, catan_state_equal(w->state, w->twin), "asking changes nothing");
    push(t, hash);
    kept += now;
    plies++;
    w->ply++;
}

static void play(const option_row *row, uint64_t seed, uint32_t journal_bytes, double until) {
    static world w;
    static trace t;
    if (!world_make(&w, row, seed, journal_bytes)) {
        return;
    }
    t.count = 0;
    for (int i = 0; i < MOST_PLIES && catan_result(w.state) == CATAN_RUNNING &&
                    (i % 16 || seconds_now() < until);
         i++) {
        make_move(&w, &t, journal_bytes);
        if (catan_rng_below(&w.rng, 12) == 0) {
            take_back(&w, &t);
            catan_state_copy(w.twin, w.state);
        }
        if (catan_rng_below(&w.rng, 300) ==
            0) { /* a copy empties the journal of what it is copied to */
            HOLD(&w,
                 catan_state_copy(w.state, w.twin) == CATAN_OK && catan_undo_depth(w.state) == 0,
                 "a copy has no journal");
            t.count = 0;
        }
    }
    take_back(&w, &t);
    world_free(&w);
}

int main(int count, char **arguments) {
    static const uint32_t sizes[] = {0, 1, 9, 10, 20, 25, 30, 100, 150, 400, 1000, 4000, 5120};
    enum { SIZES = sizeof sizes / sizeof *sizes };
    test_arguments read = read_arguments(count, arguments);
    catan_rng rng;
    catan_rng_seed(&rng, read.seed);
    for (unsigned i = 0; i < SIZES || seconds_now() < read.seconds; i++) {
        option_row row;
        option_random(&row, &rng);
        play(&row, catan_rng_next(&rng), sizes[i % SIZES],
             seconds_now() + read.seconds / (2 * SIZES));
    }
    printf("journals: ok, %" PRIu64 " plies, %" PRIu64 " undone, %" PRIu64
           " in the journal on average\n",
           plies, undone, plies == 0 ? 0 : kept / plies);
    return 0;
}
