/* Random games over a covering array of options, looked at after every move.
 *
 *     random_play [--seconds S] [--seed N] [--long]
 *
 * Every row of the array is played once, each for its share of the time; the rest of the time goes
 * to rows at random; and on until every kind of move was made. What was played where is told.
 */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "property/checks.h"
#include "property/eager.h"

enum {
    JOURNAL_BYTES = 1 << 20,
    MOST_PLIES = 20000,
    KINDS = CATAN_MOVE_DIPLOMAT_BRIDGE + 1,
    SCENARIOS = CATAN_SCENARIO_SPECIALISTS + 1,
    CITIES = SCENARIOS + MAPS, /* the base map and those of one's own, in Cities & Knights */
    PLACES = CITIES + MAPS     /* the scenarios, the maps of one's own, these */
};

typedef struct tally {
    uint64_t games, over, draws, plies, encodable, numbers, deepest;
} tally;
static tally done;

/* What was played on a scenario or map. */
static struct place {
    uint64_t games, plies, kinds[KINDS], players[CATAN_SEATS + 1], unlaid;
} places[PLACES];

static struct place *place_of(unsigned map, const catan_config *config) {
    return &places[config->cities_knights ? CITIES + map
                   : map == MAP_BUILTIN   ? config->scenario
                                          : SCENARIOS + map];
}

static int one_in(catan_rng *rng, uint32_t of) { return catan_rng_below(rng, of) == 0; }

/* What is looked at on some positions only. */
static void sampled_checks(world *w, const catan_move *moves, uint32_t count, catan_rng *rng) {
    if (one_in(rng, 4)) {
        check_encodable(w, moves, count);
        done.encodable++;
    }
    if (one_in(rng, 4)) {
        check_caches(w, w->state);
        check_seats(w, moves[0]);
    }
    if (one_in(rng, 16)) {
        check_text(w, w->state);
        check_conserved(w, w->state);
    }
    if (one_in(rng, 40)) {
        check_turn_ends(w);
    }
    if (one_in(rng, 100)) {
        check_playouts(w);
    }
    if (one_in(rng, 200)) {
        check_numbers(w, moves, count, rng, 10000);
        check_wrong_moves(w, moves, count, rng);
        done.numbers++;
    }
    if (one_in(rng, 1000)) {
        check_undo_all(w);
    }
}

/* One game, until it is over or the time is. `eager`: how many in 8 of the players' moves are
 * chosen eagerly. */
static void play(world *w, uint32_t eager, double until) {
    catan_move moves[MAX_LISTED];
    while (w->ply < MOST_PLIES && (w->ply % 16 != 0 || seconds_now() < until)) {
        uint32_t count = check_list(w, moves);
        check_random_move(w, moves, count, &w->rng);
        if (count == 0) {
            break;
        }
        sampled_checks(w, moves, count, &w->rng);
        catan_move move = catan_random_move(w->state, &w->rng);
        if (catan_actor(w->state) != CATAN_CHANCE && catan_rng_below(&w->rng, 8) < eager) {
            move = eager_move(moves, count, &w->rng);
        }
        check_apply(w, move);
        place_of(w->map, &w->config)->kinds[catan_move_kind_of(move) % KINDS]++;
    }
}

static void count_game(const world *w) {
    int32_t result = catan_result(w->state);
    done.games++;
    done.over += result != CATAN_RUNNING;
    done.draws += result == CATAN_DRAW;
    done.plies += w->ply;
    struct place *place = place_of(w->map, &w->config);
    place->games++;
    place->plies += w->ply;
    place->players[catan_game_players(w->game)]++;
    done.deepest = w->ply > done.deepest ? w->ply : done.deepest;
}

static void check_result(const world *w) {
    int32_t result = catan_result(w->state);
    if (result >= 0) {
        catan_seat_info info;
        HOLD(w, catan_seat_get(&info, sizeof info, w->state, (uint32_t)result) == CATAN_OK,
             "the winner is a seat");
        HOLD(w, info.points >= catan_game_target(w->game), "the winner has the points (B-90)");
    } else if (result == CATAN_DRAW) {
        HOLD(w, w->config.max_turns != 0, "a draw comes from max_turns alone (B-91)");
    }
}

static void play_row(const option_row *row, uint64_t seed, double until) {
    static world w;
    if (!world_make(&w, row, seed, JOURNAL_BYTES)) {
        place_of(w.map, &w.config)->unlaid++;
        return;
    }
    check_caches(&w, w.state);
    check_conserved(&w, w.state);
    check_move_texts(&w);
    play(&w, (uint32_t)(seed % 4) * 2, until);
    check_caches(&w, w.state);
    check_conserved(&w, w.state);
    check_text(&w, w.state);
    check_result(&w);
    if (catan_result(w.state) != CATAN_RUNNING) {
        check_over(&w, &w.rng);
    }
    count_game(&w);
    check_undo_all(&w);
    world_free(&w);
}

/* --- what was played --- */

static uint64_t made(uint32_t kind) {
    uint64_t sum = 0;
    for (unsigned i = 0; i < PLACES; i++) {
        sum += places[i].kinds[kind];
    }
    return sum;
}

/* What only long games come to: tests of the rules make these; and what cards bring, which
 * cards_played sees to. */
static int needs_luck(uint32_t kind) {
    return kind == CATAN_MOVE_RESTORE_CITY || kind == CATAN_MOVE_RETREAT_KNIGHT ||
           kind == CATAN_MOVE_PLACE_METROPOLIS || kind >= CATAN_MOVE_TAKE_AQUEDUCT;
}

/* The first kind of move that there is and that was never made, or "". */
static const char *never_made(void) {
    for (uint32_t kind = 1; kind < KINDS; kind++) {
        const char *name = catan_move_kind_name(kind);
        if (*name != '\0' && made(kind) == 0 && !needs_luck(kind)) {
            return name;
        }
    }
    return "";
}

static void report_place(const struct place *place, const char *name) {
    printf("  %s: %" PRIu64 " games (", name, place->games);
    for (unsigned players = 2; players <= CATAN_MAX_PLAYERS; players++) {
        printf("%s%" PRIu64, players == 2 ? "" : "+", place->players[players]);
    }
    printf(" of 2 to 6 players, %" PRIu64 " without a layout), %" PRIu64 " plies", place->unlaid,
           place->plies);
    for (uint32_t kind = CATAN_MOVE_SETUP_SHIP; kind < KINDS; kind++) {
        if (place->kinds[kind] != 0) {
            printf(", %s %" PRIu64, catan_move_kind_name(kind), place->kinds[kind]);
        }
    }
    printf("\n");
}

static void report_places(void) {
    static const char *const scenarios[SCENARIOS] = {"base",   "new shores", "islands",    "fog",
                                                     "desert", "new world",  "specialists"};
    for (unsigned i = 0; i < PLACES; i++) {
        char name[40];
        snprintf(name, sizeof name, "%s%s",
                 i < SCENARIOS ? scenarios[i] : map_names[(i - SCENARIOS) % MAPS],
                 i < CITIES ? "" : ", cities and knights");
        if (places[i].games != 0) {
            report_place(&places[i], name);
        }
    }
    printf("kinds of moves: ok, all were made\n");
}

/* Whether what was never made is a move of Cities & Knights, and whether a row plays it. */
static int needs_cities(void) {
    int needs = 0;
    for (uint32_t kind = CATAN_MOVE_DICE_PAIR; kind < KINDS; kind++) {
        needs |= made(kind) == 0 && !needs_luck(kind);
    }
    return needs;
}
static int is_of_cities(const option_row *row) {
    catan_config config;
    option_config(&config, row);
    return config.cities_knights;
}

/* Rows at random, for their time; and on until all kinds of moves were made. */
static void play_random_rows(const test_arguments *read, catan_rng *rng) {
    double most = 60 + 10 * read->seconds, share = read->seconds / 20;
    while (seconds_now() < read->seconds || *never_made() != '\0') {
        option_row row;
        if (seconds_now() > most) {
            fprintf(stderr, "FAILED: %s was never made\n", never_made());
            exit(1);
        }
        option_random(&row, rng);
        if (seconds_now() < read->seconds || is_of_cities(&row) == needs_cities()) {
            play_row(&row, catan_rng_next(rng), seconds_now() + (share > 1 ? share : 1));
        }
    }
}

int main(int count, char **arguments) {
    static option_row rows[MAX_ROWS];
    test_arguments read = read_arguments(count, arguments);
    unsigned pairs, n = option_rows(rows, read.seed);
    if (!option_covered(rows, n, &pairs)) {
        fprintf(stderr, "the rows do not cover all pairs\n");
        return 1;
    }
    printf("options: ok, %u rows cover %u pairs\n", n, pairs);
    catan_rng rng;
    catan_rng_seed(&rng, read.seed);
    for (unsigned i = 0; i < n; i++) {
        double left = read.seconds - seconds_now();
        play_row(&rows[i], catan_rng_next(&rng), seconds_now() + 0.7 * left / (n - i));
    }
    printf("rows: ok, each played\n");
    play_random_rows(&read, &rng);
    printf("games: ok, %" PRIu64 ", %" PRIu64 " over, %" PRIu64 " drawn, the longest %" PRIu64
           " plies\n",
           done.games, done.over, done.draws, done.deepest);
    printf("plies: ok, %" PRIu64 "\n", done.plies);
    report_places();
    printf("all encodable moves: ok, on %" PRIu64 " positions\n", done.encodable);
    printf("random numbers as moves: ok, on %" PRIu64 " positions\n", done.numbers);
    return 0;
}
