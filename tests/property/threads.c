/* Games do not influence each other: two interleaved on one thread, several on several threads that
 * share a game, and asking one state from two threads at once. Made to be run under ThreadSanitizer
 * as well. Public calls only.
 *
 *     threads [ROUNDS]
 */
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "catan/catan.h"

enum { ROUNDS = 6, PLIES = 1500, THREADS = 4 };

static void *take(void *user, size_t size) {
    (void)user;
    return aligned_alloc(16, (size + 15) / 16 * 16);
}
static void give_back(void *user, void *block, size_t size) {
    (void)user, (void)size;
    free(block);
}
static const catan_allocator allocator = {take, give_back, NULL};

static void must(int holds, const char *what) {
    if (!holds) {
        fprintf(stderr, "FAILED: %s\n", what);
        exit(1);
    }
}

static catan_game *make_game(uint64_t seed) {
    catan_config config;
    catan_game *game = NULL;
    catan_config_init(&config, sizeof config);
    config.players = (uint8_t)(2 + seed % 5);
    config.counter_offers = seed % 2;
    config.sea_frame = seed / 2 % 2;
    config.dice = seed / 4 % 2;
    config.scenario = (uint8_t)(seed % 6); /* a catan_scenario, or none */
    config.cities_knights = config.scenario == CATAN_SCENARIO_NONE && seed / 6 % 2;
    if (seed % 3 == 1) { /* optional rules that go with all of these */
        config.buy_harbours = config.specialists = config.bridges = config.scarcity = 1;
        config.great_wall = config.volcanoes = config.conflicts = config.polders = 1;
        config.irrigation = config.market = config.rain = config.ties = 1;
        config.dice = CATAN_DICE_D8_D4;
    }
    must(catan_game_create(&game, &allocator, &config, NULL) == CATAN_OK, "a game");
    return game;
}

/* A game being played: its state, its generator, and a hash over all that happened. */
typedef struct player {
    catan_state *state;
    catan_rng rng;
    uint64_t trace;
} player;

static void player_begin(player *p, const catan_game *game, uint64_t seed) {
    catan_layout layout;
    catan_rng_seed(&p->rng, seed);
    must(catan_layout_generate(&layout, sizeof layout, game, &p->rng) == CATAN_OK, "a layout");
    must(catan_state_create(&p->state, &allocator, game, &layout, 2000, 0) == CATAN_OK, "a state");
    p->trace = 0;
}

static void player_ply(player *p) {
    char text[8192];
    catan_move move = catan_random_move(p->state, &p->rng);
    if (catan_apply(p->state, CATAN_ANYONE, move) == CATAN_OK && move % 7 == 0) {
        catan_undo(p->state);
        catan_apply_listed(p->state, move);
    }
    p->trace = (p->trace ^ move ^ catan_hash(p->state)) * UINT64_C(0x9e3779b97f4a7c15);
    p->trace ^= catan_position_format(text, sizeof text, p->state);
}

static uint64_t player_end(player *p) {
    catan_state_destroy(p->state);
    return p->trace;
}

static uint64_t play_alone(const catan_game *game, uint64_t seed) {
    player p;
    player_begin(&p, game, seed);
    for (int i = 0; i < PLIES; i++) {
        player_ply(&p);
    }
    return player_end(&p);
}

/* --- two on one thread --- */

static void test_interleaved(uint64_t seed) {
    catan_game *one = make_game(seed), *two = make_game(seed + 1);
    uint64_t alone_one = play_alone(one, seed), alone_two = play_alone(two, seed + 7);
    player a, b;
    catan_rng order;
    catan_rng_seed(&order, seed);
    player_begin(&a, one, seed);
    player_begin(&b, two, seed + 7);
    for (int left_a = PLIES, left_b = PLIES; left_a + left_b > 0;) {
        if (left_b == 0 || (left_a != 0 && catan_rng_below(&order, 2) == 0)) {
            player_ply(&a);
            left_a--;
        } else {
            player_ply(&b);
            left_b--;
        }
    }
    must(player_end(&a) == alone_one && player_end(&b) == alone_two,
         "interleaved games run as they do alone");
    catan_game_destroy(two);
    catan_game_destroy(one);
}

/* --- several on several threads, the game shared --- */

typedef struct job {
    pthread_t thread;
    const catan_game *game;
    uint64_t seed, trace;
} job;

static void *run_job(void *arg) {
    job *j = arg;
    j->trace = play_alone(j->game, j->seed);
    return NULL;
}

static void test_shared_game(uint64_t seed) {
    catan_game *game = make_game(seed);
    job jobs[THREADS];
    for (unsigned i = 0; i < THREADS; i++) {
        jobs[i].game = game;
        jobs[i].seed = seed + i;
        must(pthread_create(&jobs[i].thread, NULL, run_job, &jobs[i]) == 0, "a thread");
    }
    for (unsigned i = 0; i < THREADS; i++) {
        pthread_join(jobs[i].thread, NULL);
        must(jobs[i].trace == play_alone(game, seed + i),
             "a game on a thread runs as it does alone");
    }
    catan_game_destroy(game);
}

/* --- one on each thread, nothing shared --- */

static void *run_own(void *arg) {
    job *j = arg;
    catan_game *game = make_game(j->seed);
    j->trace = play_alone(game, j->seed);
    catan_game_destroy(game);
    return NULL;
}

static void test_own_games(uint64_t seed) {
    job jobs[2] = {{0}, {0}};
    for (unsigned i = 0; i < 2; i++) {
        jobs[i].seed = seed + i;
        must(pthread_create(&jobs[i].thread, NULL, run_own, &jobs[i]) == 0, "a thread");
    }
    for (unsigned i = 0; i < 2; i++) {
        job again = {.seed = seed + i};
        pthread_join(jobs[i].thread, NULL);
        run_own(&again);
        must(jobs[i].trace == again.trace, "two games on two threads do not influence each other");
    }
}

/* --- const calls on one state from two threads --- */

typedef struct asker {
    pthread_t thread;
    const catan_state *state;
    uint64_t answer;
} asker;

static uint64_t ask_everything(const catan_state *state) {
    catan_move moves[1024];
    char text[8192];
    catan_table_info table;
    catan_seat_info info;
    uint32_t weights[64], count = catan_moves(state, moves, 1024);
    uint64_t answer = catan_hash(state) ^ catan_position_format(text, sizeof text, state);
    for (uint32_t i = 0; i < count; i++) {
        answer = answer * 31 + moves[i] + (uint32_t)catan_check(state, CATAN_ANYONE, moves[i]);
    }
    answer += catan_chance_weights(state, weights, 64);
    answer += (uint32_t)catan_actor(state) + (uint32_t)catan_question(state) +
              (uint32_t)catan_result(state);
    for (uint32_t seat = 0; seat < catan_game_players(catan_state_game(state)); seat++) {
        catan_seat_get(&info, sizeof info, state, seat);
        answer = answer * 31 + info.points + info.route;
    }
    catan_table_get(&table, sizeof table, state);
    return answer * 31 + table.turn + (uint32_t)catan_undo_reveals(state) + catan_undo_depth(state);
}

static void *run_asker(void *arg) {
    asker *a = arg;
    for (int i = 0; i < 100; i++) {
        a->answer = ask_everything(a->state);
    }
    return NULL;
}

static void test_const_calls(uint64_t seed) {
    catan_game *game = make_game(seed);
    player p;
    player_begin(&p, game, seed);
    for (int i = 0; i < 200; i++) {
        player_ply(&p);
    }
    asker askers[2] = {{0}, {0}};
    for (unsigned i = 0; i < 2; i++) {
        askers[i].state = p.state;
        must(pthread_create(&askers[i].thread, NULL, run_asker, &askers[i]) == 0, "a thread");
    }
    for (unsigned i = 0; i < 2; i++) {
        pthread_join(askers[i].thread, NULL);
        must(askers[i].answer == ask_everything(p.state), "const calls run in parallel");
    }
    player_end(&p);
    catan_game_destroy(game);
}

int main(int count, char **arguments) {
    static const struct {
        const char *name;
        void (*run)(uint64_t seed);
    } tests[] = {{"two games interleaved on one thread", test_interleaved},
                 {"games on threads that share a catan_game", test_shared_game},
                 {"two games on two threads", test_own_games},
                 {"const calls in parallel", test_const_calls}};
    uint64_t rounds = count > 1 ? strtoul(arguments[1], NULL, 10) : ROUNDS;
    for (size_t i = 0; i < sizeof tests / sizeof *tests; i++) {
        for (uint64_t round = 0; round < rounds; round++) {
            tests[i].run(100 * round + i);
        }
        printf("%s: ok\n", tests[i].name);
    }
    return 0;
}
