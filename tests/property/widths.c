/* All engines play alike: the game of a small board, made for every width that holds it, lists the
 * same moves, weighs chance and picks at random alike, refuses for the same reasons and comes to
 * the same positions, told by their texts. White box: makes games for an engine that the library
 * would not choose.
 *
 *     widths [--seconds S] [--seed N] [--long]
 */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "game/compiled.h"
#include "property/checks.h"
#include "property/variant_starts.h"

enum { WIDTHS = 5, MOST_PLIES = 4000, TEXT = 32768 };

static uint64_t games, plies;

static const catan__engine *const engines[WIDTHS] = {
    &catan__engine_w0, &catan__engine_w1, &catan__engine_w2, &catan__engine_w3, &catan__engine_w4};

/* The game again, compiled for another engine; null if its board is too large for it. */
static catan_game *widened(const catan_game *game, const catan__engine *engine) {
    if (game->board.nodes > 64 * engine->node_words ||
        game->board.edges > 64 * engine->edge_words) {
        return NULL;
    }
    size_t size = (sizeof *game + engine->tables_size(&game->board) + 15) / 16 * 16;
    catan_game *wide = aligned_alloc(16, size);
    memset(wide, 0, size);
    wide->config = game->config;
    wide->set = game->set;
    wide->laying = game->laying;
    wide->board = game->board;
    wide->engine = engine;
    if (engine->compile(wide, (uint64_t *)(void *)(wide + 1)) != CATAN_OK) {
        free(wide);
        return NULL;
    }
    return wide;
}

typedef struct other {
    catan_game *game;
    catan_state *state;
    catan_rng rng;
} other;

static void check_same_lists(const world *w, const other *o, catan_rng *rng) {
    static catan_move mine[MAX_LISTED], theirs[MAX_LISTED];
    static uint32_t my_weights[MAX_LISTED], their_weights[MAX_LISTED];
    uint32_t count = catan_moves(w->state, mine, MAX_LISTED);
    HOLD(w,
         catan_moves(o->state, theirs, MAX_LISTED) == count &&
             memcmp(mine, theirs, count * sizeof *mine) == 0,
         "engines list the same moves");
    count = catan_chance_weights(w->state, my_weights, MAX_LISTED);
    HOLD(w,
         catan_chance_weights(o->state, their_weights, MAX_LISTED) == count &&
             memcmp(my_weights, their_weights, count * sizeof *my_weights) == 0,
         "engines weigh alike");
    for (int i = 0; i < 20; i++) {
        catan_move move = catan_rng_below(rng, 64) << 24 | catan_rng_below(rng, 140);
        HOLD(w,
             catan_check(w->state, CATAN_ANYONE, move) == catan_check(o->state, CATAN_ANYONE, move),
             "engines refuse for the same reasons");
    }
}

static void check_same_position(const world *w, const other *o) {
    static char mine[TEXT], theirs[TEXT];
    catan_position_format(mine, sizeof mine, w->state);
    catan_position_format(theirs, sizeof theirs, o->state);
    /* The maps differ, in what lies apart from the board. */
    HOLD(w, strcmp(strchr(mine, '|'), strchr(theirs, '|')) == 0,
         "engines come to the same position");
    for (uint32_t seat = 0; seat < catan_game_players(w->game); seat++) {
        catan_seat_info a, b;
        catan_seat_get(&a, sizeof a, w->state, seat);
        catan_seat_get(&b, sizeof b, o->state, seat);
        HOLD(w, memcmp(&a, &b, sizeof a) == 0, "engines tell the same of a seat");
    }
}

/* One move in all states, the next of a start's or any; the first one's is checked, the others'
 * not.
 */
static void make_move(world *w, other *others, unsigned count, const char **to_come) {
    catan_move told = start_move(w, to_come), move = catan_random_move(w->state, &w->rng);
    world_remember(w);
    w->ply++;
    plies++;
    for (unsigned i = 0; i < count; i++) {
        HOLD(w, catan_random_move(others[i].state, &others[i].rng) == move,
             "engines pick the same move");
    }
    move = told != CATAN_MOVE_NONE ? told : move;
    w->move = move;
    HOLD(w, catan_apply(w->state, CATAN_ANYONE, move) == CATAN_OK, "a random move is made");
    for (unsigned i = 0; i < count; i++) {
        HOLD(w, catan_apply_listed(others[i].state, move) == CATAN_OK,
             "a random move is made by every engine");
    }
}

/* A game of a row, or (not null) of a start. */
static void play(const option_row *row, const variant_start *start, uint64_t seed, double until) {
    static world w;
    other others[WIDTHS];
    unsigned count = 0;
    const char *to_come = start != NULL ? start->moves : "";
    if (start != NULL) {
        world_read(&w, start->position, seed, 0);
    } else if (!world_make(&w, row, seed, 0)) {
        return;
    }
    for (unsigned i = 0; i < WIDTHS; i++) {
        catan_game *wide = engines[i] == w.game->engine ? NULL : widened(w.game, engines[i]);
        if (wide != NULL) {
            other *o = &others[count++];
            o->game = wide;
            o->rng = w.rng;
            HOLD(&w,
                 catan_state_create(&o->state, &test_allocator, wide, &w.layout, 0, 0) == CATAN_OK,
                 "a wide state");
            HOLD(&w,
                 start == NULL || catan_position_parse(o->state, start->position, NULL) == CATAN_OK,
                 "a wide state of the same position");
        }
    }
    while (count != 0 && w.ply < MOST_PLIES && catan_result(w.state) == CATAN_RUNNING &&
           (*to_come != '\0' || seconds_now() < until)) {
        catan_rng asked = w.rng;
        for (unsigned i = 0; i < count; i++) {
            check_same_lists(&w, &others[i], &asked);
            if (w.ply % 16 == 0) {
                check_same_position(&w, &others[i]);
            }
        }
        make_move(&w, others, count, &to_come);
    }
    for (unsigned i = 0; i < count; i++) {
        check_same_position(&w, &others[i]);
        catan_state_destroy(others[i].state);
        free(others[i].game);
    }
    games += count != 0;
    world_free(&w);
}

int main(int count, char **arguments) {
    test_arguments read = read_arguments(count, arguments);
    catan_rng rng;
    catan_rng_seed(&rng, read.seed);
    unsigned i = 0;
    do {
        option_row row;
        option_random(&row, &rng);
        play(&row, NULL, catan_rng_next(&rng), seconds_now() + read.seconds / 10);
        play(NULL, &variant_starts[i++ % variant_start_count], catan_rng_next(&rng),
             seconds_now() + read.seconds / 100);
    } while (i < variant_start_count || seconds_now() < read.seconds);
    printf("all widths play alike: ok, %" PRIu64 " games, %" PRIu64 " plies\n", games, plies);
    return 0;
}
