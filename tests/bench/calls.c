/* Single calls: on positions sampled from random games, and along whole recorded games. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "bench.h"
#include "support/all_variants.h"

enum {
    SAMPLES = 256, /* positions of a set */
    STRIDE = 61,   /* moves between two samples */
    SMALL_JOURNAL = 1024,
    DEEP_JOURNAL = 1 << 22,
    RECORDS = 8, /* recorded games */
    QUICK_RECORDS = 2,
    MOST_MOVES_OF_GAME = 200000,
    MOST_PIECES = 256,
    MOST_COUNTERS = 512,
    MOST_EVENTS = 1024,
    SAVE_BYTES = 4096
};

/* Positions in which one kind of actor must decide, and what calls on them need. */
typedef struct samples {
    table table;
    catan_state *at[SAMPLES];
    catan_move listed[SAMPLES];  /* a legal move of each */
    catan_move refused[SAMPLES]; /* a legal move of another, illegal here */
    char *text[SAMPLES];
    catan_state *to;     /* to copy to and read into */
    catan_state *logged; /* with a log of events */
    catan_rng rng;
    uint64_t sum; /* of what calls return */
} samples;

/* --- making sets --- */

static catan_state *new_state(const table *t, uint32_t journal, uint32_t events) {
    catan_state *state = NULL;
    int32_t status =
        catan_state_create(&state, &bench_allocator, t->game, &t->layout, journal, events);
    must(status == CATAN_OK, "a state");
    return state;
}

static void add_sample(samples *s, unsigned at) {
    s->at[at] = new_state(&s->table, SMALL_JOURNAL, 0);
    must(catan_state_copy(s->at[at], s->table.state) == CATAN_OK, "a copy");
    uint32_t count = catan_moves(s->at[at], s->table.moves, s->table.capacity);
    s->listed[at] = s->table.moves[catan_rng_below(&s->rng, count)];
    size_t length = catan_position_format(NULL, 0, s->at[at]);
    s->text[at] = malloc(length + 1);
    must(s->text[at] != NULL, "memory");
    catan_position_format(s->text[at], length + 1, s->at[at]);
}

static void choose_refused(samples *s) {
    for (unsigned i = 0; i < SAMPLES; i++) {
        unsigned other = (i + 1) % SAMPLES;
        while (other != i && catan_check(s->at[i], CATAN_ANYONE, s->listed[other]) == CATAN_OK) {
            other = (other + 1) % SAMPLES;
        }
        must(other != i, "an illegal move");
        s->refused[i] = s->listed[other];
    }
}

static void open_samples(samples *s, const char *options, int of_chance) {
    memset(s, 0, sizeof *s);
    table_open(&s->table, options, NULL, 0);
    catan_rng_seed(&s->rng, 1);
    for (unsigned count = 0, wait = STRIDE; count < SAMPLES;) {
        catan_state *state = s->table.state;
        if (state == NULL || catan_actor(state) == CATAN_NOBODY) {
            table_deal(&s->table, &s->rng);
            continue;
        }
        wait -= wait != 0;
        if (wait == 0 && (catan_actor(state) == CATAN_CHANCE) == of_chance) {
            add_sample(s, count++);
            wait = STRIDE;
        }
        catan_apply_listed(state, table_choose(&s->table, &s->rng));
    }
    choose_refused(s);
    s->to = new_state(&s->table, SMALL_JOURNAL, 0);
    s->logged = new_state(&s->table, SMALL_JOURNAL, catan_max_events(s->table.game));
}

static void close_samples(samples *s) {
    for (unsigned i = 0; i < SAMPLES; i++) {
        catan_state_destroy(s->at[i]);
        free(s->text[i]);
    }
    catan_state_destroy(s->to);
    catan_state_destroy(s->logged);
    table_close(&s->table);
}

/* --- calls on each sample --- */

#define EACH_SAMPLE(name, ...)                                                                     \
    static void name(void *data) {                                                                 \
        samples *s = data;                                                                         \
        for (unsigned i = 0; i < SAMPLES; i++) {                                                   \
            __VA_ARGS__;                                                                           \
        }                                                                                          \
    }

EACH_SAMPLE(call_moves, s->sum += catan_moves(s->at[i], s->table.moves, s->table.capacity))
EACH_SAMPLE(call_weights,
            s->sum += catan_chance_weights(s->at[i], s->table.weights, s->table.capacity))
EACH_SAMPLE(call_random_move, s->sum += catan_random_move(s->at[i], &s->rng))
EACH_SAMPLE(call_check, s->sum += (uint64_t)catan_check(s->at[i], CATAN_ANYONE, s->listed[i]))
EACH_SAMPLE(call_refused, s->sum += (uint64_t)catan_check(s->at[i], CATAN_ANYONE, s->refused[i]))
EACH_SAMPLE(call_copy, s->sum += (uint64_t)catan_state_copy(s->to, s->at[i]))
EACH_SAMPLE(call_hash, s->sum += catan_hash(s->at[i]))
EACH_SAMPLE(call_apply_undo, catan_apply_listed(s->at[i], s->listed[i]); catan_undo(s->at[i]))
EACH_SAMPLE(call_parse, s->sum += (uint64_t)catan_position_parse(s->to, s->text[i], NULL))

static void call_format(void *data) {
    samples *s = data;
    char text[POSITION_BYTES];
    for (unsigned i = 0; i < SAMPLES; i++) {
        s->sum += catan_position_format(text, sizeof text, s->at[i]);
    }
}

static void call_view(void *data) {
    samples *s = data;
    catan_view view;
    catan_piece pieces[MOST_PIECES];
    catan_counter counters[MOST_COUNTERS];
    for (unsigned i = 0; i < SAMPLES; i++) {
        s->sum += (uint64_t)catan_view_get(&view, sizeof view, s->at[i], 0);
        s->sum += catan_view_pieces(s->at[i], 0, pieces, MOST_PIECES);
        s->sum += catan_view_counters(s->at[i], 0, counters, MOST_COUNTERS);
    }
}

/* A move on a state with a log, and what it did: with the copy, which empties the log. */
static void call_events(void *data) {
    samples *s = data;
    catan_event events[MOST_EVENTS];
    for (unsigned i = 0; i < SAMPLES; i++) {
        catan_state_copy(s->logged, s->at[i]);
        catan_apply_listed(s->logged, s->listed[i]);
        s->sum += catan_events(s->logged, 0, events, MOST_EVENTS);
    }
}

static void call_save(void *data) {
    samples *s = data;
    uint8_t bytes[SAVE_BYTES];
    for (unsigned i = 0; i < SAMPLES; i++) {
        size_t size = catan_save_write(bytes, sizeof bytes, s->at[i]);
        must(size <= sizeof bytes && catan_save_read(s->to, bytes, size) == CATAN_OK, "a save");
        s->sum += size;
    }
}

static void call_state_init(void *data) {
    samples *s = data;
    table *t = &s->table;
    for (unsigned i = 0; i < SAMPLES; i++) {
        catan_state_init(&t->state, t->memory, t->size, t->game, &t->layout, t->journal, 0);
    }
}

typedef struct call {
    const char *name;
    void (*run)(void *data);
} call;

static void bench_set(bench *b, const char *options, int of_chance, const call *calls,
                      unsigned count) {
    static samples s;
    int wanted = 0;
    for (unsigned i = 0; i < count; i++) {
        wanted |= bench_wants(b, calls[i].name);
    }
    if (!wanted) {
        return;
    }
    open_samples(&s, options, of_chance);
    for (unsigned i = 0; i < count; i++) {
        work w = {NULL, calls[i].run, &s, SAMPLES};
        bench_time(b, calls[i].name, "ns", &w);
    }
    close_samples(&s);
}

/* --- moves along whole games --- */

typedef struct record {
    catan_state *start;
    catan_move *moves;
    uint32_t count;
    uint64_t hash; /* of the last position */
} record;

typedef struct records {
    table table;
    record of[RECORDS];
    unsigned count;
    uint64_t moves;    /* of all of them */
    catan_state *play; /* with the usual journal */
    catan_state *deep; /* with one that holds all of a game */
} records;

static void record_game(records *all, record *r, uint64_t seed) {
    catan_rng rng;
    catan_rng_seed(&rng, seed);
    table_deal(&all->table, &rng);
    r->start = new_state(&all->table, 0, 0);
    r->moves = calloc(MOST_MOVES_OF_GAME, sizeof *r->moves);
    must(r->moves != NULL, "memory");
    while (catan_actor(all->table.state) != CATAN_NOBODY) {
        must(r->count < MOST_MOVES_OF_GAME, "a random game ends");
        r->moves[r->count] = table_choose(&all->table, &rng);
        catan_apply_listed(all->table.state, r->moves[r->count++]);
    }
    r->hash = catan_hash(all->table.state);
    all->moves += r->count;
}

static void replay_listed(void *data) {
    records *all = data;
    for (unsigned i = 0; i < all->count; i++) {
        const record *r = &all->of[i];
        catan_state_copy(all->play, r->start);
        for (uint32_t j = 0; j < r->count; j++) {
            catan_apply_listed(all->play, r->moves[j]);
        }
        must(catan_hash(all->play) == r->hash, "a game played again ends as before");
    }
}

static void replay_checked(void *data) {
    records *all = data;
    for (unsigned i = 0; i < all->count; i++) {
        const record *r = &all->of[i];
        catan_state_copy(all->play, r->start);
        for (uint32_t j = 0; j < r->count; j++) {
            catan_apply(all->play, CATAN_ANYONE, r->moves[j]);
        }
        must(catan_hash(all->play) == r->hash, "a game played again ends as before");
    }
}

static void play_first(void *data) {
    records *all = data;
    const record *r = &all->of[0];
    catan_state_copy(all->deep, r->start);
    for (uint32_t j = 0; j < r->count; j++) {
        catan_apply_listed(all->deep, r->moves[j]);
    }
    must(catan_undo_depth(all->deep) == r->count, "the journal holds all of a game");
}

static void undo_first(void *data) {
    records *all = data;
    for (uint32_t j = all->of[0].count; j > 0; j--) {
        catan_undo(all->deep);
    }
}

/* With optional rules; each also in what it costs in the base game. */
static void bench_optional(bench *b, const char *options, const char *what) {
    static const call of_base[] = {
        {"calls.moves", call_moves},    {"calls.random_move", call_random_move},
        {"calls.check", call_check},    {"calls.apply_undo", call_apply_undo},
        {"calls.copy", call_copy},      {"calls.hash", call_hash},
        {"calls.parse", call_parse},    {"calls.view", call_view},
        {"calls.save_load", call_save},
    };
    enum { COUNT = sizeof of_base / sizeof *of_base };
    char names[COUNT][NAME_BYTES];
    call calls[COUNT];
    for (unsigned i = 0; i < COUNT; i++) {
        snprintf(names[i], NAME_BYTES, "%s_%s", of_base[i].name, what);
        calls[i] = (call){names[i], of_base[i].run};
    }
    bench_set(b, options, 0, calls, COUNT);
    for (unsigned i = 0; i < COUNT; i++) {
        bench_ratio(b, names[i], of_base[i].name);
    }
}

static void bench_records(bench *b) {
    static records all;
    if (!bench_wants(b, "calls.apply") && !bench_wants(b, "calls.apply_listed") &&
        !bench_wants(b, "calls.undo")) {
        return;
    }
    table_open(&all.table, "trade=off", NULL, 0);
    all.count = b->quick ? QUICK_RECORDS : RECORDS;
    for (unsigned i = 0; i < all.count; i++) {
        record_game(&all, &all.of[i], i + 1);
    }
    all.play = new_state(&all.table, JOURNAL_BYTES, 0);
    all.deep = new_state(&all.table, DEEP_JOURNAL, 0);
    bench_time(b, "calls.apply", "ns", &(work){NULL, replay_checked, &all, (double)all.moves});
    bench_time(b, "calls.apply_listed", "ns",
               &(work){NULL, replay_listed, &all, (double)all.moves});
    bench_time(b, "calls.undo", "ns",
               &(work){play_first, undo_first, &all, (double)all.of[0].count});
    for (unsigned i = 0; i < all.count; i++) {
        catan_state_destroy(all.of[i].start);
        free(all.of[i].moves);
    }
    catan_state_destroy(all.play);
    catan_state_destroy(all.deep);
    table_close(&all.table);
}

void bench_calls(bench *b) {
    static const call of_seats[] = {
        {"calls.moves", call_moves},
        {"calls.random_move", call_random_move},
        {"calls.check", call_check},
        {"calls.check_refused", call_refused},
        {"calls.apply_undo", call_apply_undo},
        {"calls.copy", call_copy},
        {"calls.hash", call_hash},
        {"calls.format", call_format},
        {"calls.parse", call_parse},
        {"calls.state_init", call_state_init},
        {"calls.view", call_view},
        {"calls.copy_apply_events", call_events},
        {"calls.save_load", call_save},
    };
    static const call of_chance[] = {
        {"calls.moves_chance", call_moves},
        {"calls.weights_chance", call_weights},
        {"calls.random_move_chance", call_random_move},
        {"calls.apply_undo_chance", call_apply_undo},
    };
    static const call with_trade[] = {
        {"calls.moves_trade", call_moves},
        {"calls.random_move_trade", call_random_move},
    };
    static const call with_knights[] = {
        {"calls.moves_knights", call_moves}, {"calls.random_move_knights", call_random_move},
        {"calls.check_knights", call_check}, {"calls.apply_undo_knights", call_apply_undo},
        {"calls.copy_knights", call_copy},   {"calls.parse_knights", call_parse},
        {"calls.view_knights", call_view},
    };
    bench_set(b, "trade=off", 0, of_seats, sizeof of_seats / sizeof *of_seats);
    bench_set(b, "trade=off", 1, of_chance, sizeof of_chance / sizeof *of_chance);
    bench_set(b, "", 0, with_trade, sizeof with_trade / sizeof *with_trade);
    bench_set(b, "trade=off cities_knights=on", 0, with_knights,
              sizeof with_knights / sizeof *with_knights);
    bench_optional(b, VARIANT_DICE " trade=off max_turns=400 " BASE_VARIANTS, "all_base");
    bench_optional(b,
                   "players=6 " VARIANT_DICE " trade=off max_turns=400 scenario=desert "
                   "cities_knights=on tactical_defence=on recruit_at_sea=on " ALL_VARIANTS,
                   "all_desert_6");
    bench_records(b);
}
