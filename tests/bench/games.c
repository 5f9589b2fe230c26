/* Random games, whole: a layout, a state on it, uniform decisions to the end. */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

#include "bench.h"
#include "support/all_variants.h"

enum { BATCH = 100, QUICK_BATCH = 8, MOST_MOVES_OF_GAME = 1000000 };

/* How moves are chosen and made. */
typedef enum manner {
    LISTED,      /* catan_moves() and catan_chance_weights(), one of them, catan_apply_listed() */
    RANDOM_MOVE, /* catan_random_move(), catan_apply_listed() */
    PLAYOUTS     /* catan_playouts() plays them all, from one starting position */
} manner;

typedef struct variant {
    const char *name, *options;
    uint32_t journal;
    manner how;
    int largest_map;
} variant;

static const variant variants[] = {
    {"games.players_2", "players=2 trade=off", JOURNAL_BYTES, LISTED, 0},
    {"games.players_3", "players=3 trade=off", JOURNAL_BYTES, LISTED, 0},
    {"games.players_4", "trade=off", JOURNAL_BYTES, LISTED, 0},
    {"games.players_6", "players=6 trade=off", JOURNAL_BYTES, LISTED, 0},
    {"games.no_journal", "trade=off", 0, LISTED, 0},
    {"games.trade", "", JOURNAL_BYTES, LISTED, 0},
    {"games.counter_offers", "counter_offers=on", JOURNAL_BYTES, LISTED, 0},
    {"games.random_move", "trade=off", JOURNAL_BYTES, RANDOM_MOVE, 0},
    {"games.playouts", "trade=off", 0, PLAYOUTS, 0},
    {"games.new_shores", "trade=off max_turns=400 scenario=new_shores", JOURNAL_BYTES, LISTED, 0},
    {"games.fog", "trade=off max_turns=400 scenario=fog", JOURNAL_BYTES, LISTED, 0},
    {"games.desert_6", "players=6 trade=off max_turns=400 scenario=desert", JOURNAL_BYTES, LISTED,
     0},
    {"games.cities_knights", "trade=off max_turns=400 cities_knights=on", JOURNAL_BYTES, LISTED, 0},
    {"games.cities_knights_6", "players=6 trade=off max_turns=400 cities_knights=on", JOURNAL_BYTES,
     LISTED, 0},
    {"games.cities_knights_sea", "trade=off max_turns=400 scenario=new_shores cities_knights=on",
     JOURNAL_BYTES, LISTED, 0},
    {"games.cities_knights_sea_6",
     "players=6 trade=off max_turns=400 scenario=new_shores cities_knights=on", JOURNAL_BYTES,
     LISTED, 0},
    {"games.map_127", "players=6 trade=off", JOURNAL_BYTES, LISTED, 1},
};

/* With optional rules: what a move costs is also told in those of the base game. */
#define BASE_GAME "games.players_4"
#define LIMITS "trade=off max_turns=400 "
#define OPTIONAL(name, options)                                                                    \
    { name, options, JOURNAL_BYTES, LISTED, 0 }
static const variant optional[] = {
    OPTIONAL("games.specialists", LIMITS "specialists=on"),
    OPTIONAL("games.bridges", LIMITS "bridges=on"),
    OPTIONAL("games.bridges_sea", LIMITS "scenario=new_shores bridges=on"),
    OPTIONAL("games.great_wall", LIMITS "great_wall=on"),
    OPTIONAL("games.conflicts", LIMITS "conflicts=on"),
    OPTIONAL("games.polders", LIMITS "polders=on"),
    OPTIONAL("games.irrigation", LIMITS "irrigation=on"),
    OPTIONAL("games.all_base", VARIANT_DICE " " LIMITS BASE_VARIANTS),
    OPTIONAL("games.all_sea", VARIANT_DICE " " LIMITS "scenario=new_shores " SEA_VARIANTS),
    OPTIONAL("games.all_knights",
             VARIANT_DICE " " LIMITS "cities_knights=on tactical_defence=on " KNIGHTS_VARIANTS),
    OPTIONAL("games.all_desert_6",
             "players=6 " VARIANT_DICE " " LIMITS "scenario=desert "
             "cities_knights=on tactical_defence=on recruit_at_sea=on " ALL_VARIANTS),
};

typedef struct batch {
    table table;
    manner how;
    uint32_t games;
    uint64_t moves, decisions; /* of one run */
    uint64_t hash;
    void *scratch;
    size_t scratch_size;
} batch;

static catan_move choose(batch *run, catan_rng *rng) {
    return run->how == LISTED ? table_choose(&run->table, rng)
                              : catan_random_move(run->table.state, rng);
}

static void play_game(batch *run, uint64_t seed) {
    table *t = &run->table;
    catan_rng rng;
    catan_rng_seed(&rng, seed);
    table_deal(t, &rng);
    uint32_t moves = 0;
    for (int32_t actor; (actor = catan_actor(t->state)) != CATAN_NOBODY; moves++) {
        must(moves < MOST_MOVES_OF_GAME, "a random game ends");
        run->decisions += actor != CATAN_CHANCE;
        must(catan_apply_listed(t->state, choose(run, &rng)) == CATAN_OK, "a listed move is made");
    }
    run->moves += moves;
    run->hash = (run->hash ^ catan_hash(t->state)) * UINT64_C(0x9e3779b97f4a7c15);
}

/* Game i of a run has seed i, so that all runs and all builds play the same games. */
static void play_batch(void *data) {
    batch *run = data;
    run->moves = run->decisions = run->hash = 0;
    for (uint32_t i = 0; i < run->games; i++) {
        play_game(run, i + 1);
    }
}

static void play_playouts(void *data) {
    batch *run = data;
    catan_tally tally;
    catan_rng rng;
    catan_rng_seed(&rng, 1);
    int32_t status = catan_playouts(&tally, sizeof tally, run->table.state, &rng, run->games, 0,
                                    run->scratch, run->scratch_size);
    must(status == CATAN_OK && tally.games == run->games, "playouts");
    run->moves = tally.moves;
}

static void begin_playouts(batch *run) {
    catan_rng rng;
    catan_rng_seed(&rng, 1);
    table_deal(&run->table, &rng);
    run->scratch_size = catan_playouts_size(run->table.game);
    run->scratch = bench_allocator.allocate(NULL, run->scratch_size);
    must(run->scratch != NULL, "memory");
}

static void add_part(bench *b, const char *name, const char *part, const char *unit, span s) {
    char whole[NAME_BYTES];
    snprintf(whole, sizeof whole, "%s.%s", name, part);
    bench_add(b, whole, unit, s.cpu, s.wall);
}

static void bench_variant(bench *b, const variant *v) {
    batch run = {.how = v->how, .games = b->quick ? QUICK_BATCH : BATCH};
    if (!bench_wants(b, v->name)) {
        return;
    }
    table_open(&run.table, v->options, v->largest_map ? map_127() : NULL, v->journal);
    work w = {NULL, play_batch, &run, run.games};
    if (v->how == PLAYOUTS) {
        begin_playouts(&run);
        w.run = play_playouts;
    }
    span game = bench_time(b, v->name, "games/s", &w);
    double moves = (double)run.moves / run.games, decisions = (double)run.decisions / run.games;
    add_part(b, v->name, "move", "ns", (span){game.cpu / moves, game.wall / moves});
    add_part(b, v->name, "moves", "moves/game", (span){moves, 0});
    if (v->how != PLAYOUTS) {
        add_part(b, v->name, "decisions", "decisions/game", (span){decisions, 0});
    }
    free(run.scratch);
    table_close(&run.table);
}

void bench_games(bench *b) {
    for (unsigned i = 0; i < sizeof variants / sizeof *variants; i++) {
        bench_variant(b, &variants[i]);
    }
    for (unsigned i = 0; i < sizeof optional / sizeof *optional; i++) {
        char move[NAME_BYTES];
        snprintf(move, sizeof move, "%s.move", optional[i].name);
        bench_variant(b, &optional[i]);
        bench_ratio(b, move, BASE_GAME ".move");
    }
}

void play_fixed_games(uint32_t games, const char *options) {
    batch run = {.how = LISTED, .games = games};
    table_open(&run.table, options, NULL, JOURNAL_BYTES);
    play_batch(&run);
    printf("games %" PRIu32 " moves %" PRIu64 " decisions %" PRIu64 " hash %016" PRIx64 "\n", games,
           run.moves, run.decisions, run.hash);
    table_close(&run.table);
}
