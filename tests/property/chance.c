/* How often catan_random_move() brings each move, against what it should: chance by its weights,
 * players alike. The chi-square statistic over fixed seeds, on positions of every question that
 * random games come to.
 *
 *     chance [--seconds S] [--seed N] [--long]
 */
#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "property/checks.h"
#include "property/eager.h"
#include "property/variant_starts.h"

enum { QUESTIONS = CATAN_ASK_PAY_TAX + 1, DRAWS_EACH = 60, POSITIONS_EACH = 12 };

static unsigned looked_at[QUESTIONS];
static uint64_t draws_made;

/* Above this a statistic with so many degrees of freedom is taken for a fault: chance brings it in
 * one of some ten million (Wilson and Hilferty's approximation). */
static double limit_of(uint32_t freedom) {
    double n = freedom, z = 5.2;
    double root = 1 - 2 / (9 * n) + z * sqrt(2 / (9 * n));
    return n * root * root * root;
}

static uint32_t find(const catan_move *moves, uint32_t count, catan_move move) {
    uint32_t i = 0;
    while (i < count && moves[i] != move) {
        i++;
    }
    return i;
}

/* Draws until the rarest move is to be expected DRAWS_EACH times. */
static void check_frequencies(world *w, const catan_move *moves, const uint32_t *weights,
                              uint32_t count) {
    uint64_t sum = 0, draws;
    uint32_t seen[MAX_LISTED] = {0}, least = UINT32_MAX;
    for (uint32_t i = 0; i < count; i++) {
        sum += weights[i];
        least = weights[i] < least ? weights[i] : least;
    }
    draws = DRAWS_EACH * sum / least;
    for (uint64_t i = 0; i < draws; i++) {
        uint32_t at = find(moves, count, catan_random_move(w->state, &w->rng));
        HOLD(w, at < count, "a random move is a listed one");
        seen[at]++;
    }
    double statistic = 0;
    for (uint32_t i = 0; i < count; i++) {
        double expected = (double)draws * weights[i] / (double)sum, off = seen[i] - expected;
        statistic += off * off / expected;
    }
    if (statistic > limit_of(count - 1)) {
        fprintf(stderr, "chi-square %.1f with %u degrees of freedom, %" PRIu64 " draws\n",
                statistic, (unsigned)count - 1, draws);
        HOLD(w, 0, "moves come as often as they should");
    }
    draws_made += draws;
}

static void look_at(world *w) {
    catan_move moves[MAX_LISTED];
    uint32_t weights[MAX_LISTED], question = (uint32_t)catan_question(w->state);
    uint32_t count = catan_moves(w->state, moves, MAX_LISTED);
    if (count < 2 || question >= QUESTIONS || looked_at[question] >= POSITIONS_EACH) {
        return;
    }
    if (catan_chance_weights(w->state, weights, MAX_LISTED) == 0) {
        for (uint32_t i = 0; i < count; i++) {
            weights[i] = 1;
        }
    }
    looked_at[question]++;
    check_frequencies(w, moves, weights, count);
}

/* What the sums of two dice weigh, cards, terrains and tokens by how many there are (B-22, B-32,
 * B-61, S-80); pairs of dice, the event die, progress cards (C-4, C-5, C-86). */
static void check_weights(const world *w) {
    catan_move moves[64];
    uint32_t weights[64], count = catan_moves(w->state, moves, 64);
    int32_t question = catan_question(w->state);
    catan_table_info table;
    if (catan_chance_weights(w->state, weights, 64) == 0) {
        return;
    }
    catan_table_get(&table, sizeof table, w->state);
    for (uint32_t i = 0; i < count; i++) {
        uint32_t argument = catan_move_argument(moves[i]),
                 pairs = argument < 8 ? argument - 1 : 13 - argument;
        if (question == CATAN_ASK_DICE &&
            (w->config.cities_knights || w->config.dice >= CATAN_DICE_D8_D4)) {
            HOLD(w, weights[i] == 1, "all pairs of dice weigh alike (C-4, V13.1, V13.2)");
        } else if (question == CATAN_ASK_ERUPTION || question == CATAN_ASK_RAIN ||
                   question == CATAN_ASK_RED_DIE) {
            HOLD(w, count == 6 && weights[i] == 1, "a die has six sides (V6.3, V12.1, V13.4)");
        } else if (question == CATAN_ASK_POLDER_TERRAIN) {
            HOLD(w, weights[i] == 1, "all terrains of polders weigh alike (V8.3)");
        } else if (question == CATAN_ASK_POLDER_NUMBER) {
            HOLD(w, count == 10 && weights[i] == (argument == 2 || argument == 12 ? 1U : 2U),
                 "the number of a polder is one of the base game's tokens (V8.3)");
        } else if (question == CATAN_ASK_PAY_TAX) {
            catan_seat_info info;
            catan_seat_get(&info, sizeof info, w->state, (uint32_t)table.active_seat);
            HOLD(w, weights[i] == info.hand[argument], "each card of a hand is lost alike (V14.3)");
        } else if (question == CATAN_ASK_EVENT_DIE) {
            HOLD(w, count == 4 && weights[i] == (argument == CATAN_FACE_SHIP ? 3U : 1U),
                 "the event die has three ships and three gates (C-5)");
        } else if (question == CATAN_ASK_DRAW_PROGRESS) {
            int32_t left = catan_view_count(w->state, CATAN_ALL_SEEING, CATAN_COUNTER_PROGRESS_DECK,
                                            CATAN_NOBODY, argument);
            HOLD(w, (int32_t)weights[i] == left || (left == 0 && count == 1 && weights[i] == 1),
                 "a progress card weighs as often as it is shuffled in; then they come in order");
        } else if (question == CATAN_ASK_DICE && w->config.dice == CATAN_DICE_2D6) {
            HOLD(w, weights[i] == pairs, "a sum weighs as many pairs as make it");
        } else if (question == CATAN_ASK_DICE) {
            HOLD(w, weights[i] <= pairs, "a sum of the deck weighs what is left");
        } else if (question == CATAN_ASK_DRAW_DEVELOPMENT) {
            HOLD(w, weights[i] == table.deck[argument],
                 "a card weighs as often as it is in the deck");
        } else if (question == CATAN_ASK_DISCOVER || question == CATAN_ASK_DISCOVER_NUMBER) {
            uint32_t kind = question == CATAN_ASK_DISCOVER ? CATAN_COUNTER_FOG_TERRAINS
                                                           : CATAN_COUNTER_FOG_NUMBERS;
            HOLD(w,
                 catan_view_count(w->state, CATAN_SPECTATOR, kind, CATAN_NOBODY, argument) ==
                     (int32_t)weights[i],
                 "what lies under the fog weighs as often as it is left");
        } else if (question == CATAN_ASK_FIRST_PLAYER) {
            HOLD(w, weights[i] == 1, "everybody starts alike");
        }
    }
}

/* Every other game is played eagerly: some questions come late. */
static catan_move choose(world *w, int eagerly) {
    static catan_move moves[MAX_LISTED];
    if (!eagerly || catan_actor(w->state) == CATAN_CHANCE) {
        return catan_random_move(w->state, &w->rng);
    }
    return eager_move(moves, catan_moves(w->state, moves, MAX_LISTED), &w->rng);
}

static void play(const option_row *row, uint64_t seed, int eagerly) {
    static world w;
    if (!world_make(&w, row, seed, 0)) {
        return;
    }
    for (int i = 0; i < 1500 && catan_result(w.state) == CATAN_RUNNING; i++) {
        check_weights(&w);
        look_at(&w);
        catan_move move = choose(&w, eagerly);
        world_remember(&w);
        w.move = move;
        w.ply++;
        HOLD(&w, catan_apply_listed(w.state, move) == CATAN_OK, "a random move is made");
    }
    world_free(&w);
}

/* What random games of the optional rules seldom come to. */
static void play_start(const variant_start *start, uint64_t seed) {
    static world w;
    const char *moves = start->moves;
    world_read(&w, start->position, seed, 0);
    for (catan_move move = 0; move != CATAN_MOVE_NONE;) {
        check_weights(&w);
        look_at(&w);
        move = start_move(&w, &moves);
        if (move != CATAN_MOVE_NONE) {
            HOLD(&w, catan_apply_listed(w.state, move) == CATAN_OK, "a legal move is made");
        }
    }
    world_free(&w);
}

/* Questions that only long games come to. */
static int needs_luck(unsigned question) { return question == CATAN_ASK_CHOOSE_STRENGTH; }

/* Whether every question has been looked at so often. */
static int looked(unsigned often) {
    for (unsigned q = CATAN_ASK_FIRST_PLAYER; q <= CATAN_ASK_PAY_TAX; q++) {
        if (looked_at[q] < often && !needs_luck(q)) {
            return 0;
        }
    }
    return 1;
}

int main(int count, char **arguments) {
    test_arguments read = read_arguments(count, arguments);
    catan_rng rng;
    catan_rng_seed(&rng, read.seed);
    for (unsigned i = 0; i < variant_start_count; i++) {
        play_start(&variant_starts[i], catan_rng_next(&rng));
    }
    for (int i = 0; i < 3000 && !looked(seconds_now() < read.seconds ? POSITIONS_EACH : 1); i++) {
        option_row row;
        option_random(&row, &rng);
        play(&row, catan_rng_next(&rng), i % 2);
    }
    for (unsigned q = CATAN_ASK_FIRST_PLAYER; q <= CATAN_ASK_PAY_TAX; q++) {
        printf("%s: ok, %u positions\n", catan_question_name((int32_t)q), looked_at[q]);
        if (looked_at[q] == 0 && !needs_luck(q)) {
            fprintf(stderr, "no position was found\n");
            return 1;
        }
    }
    printf("draws: ok, %" PRIu64 "\n", draws_made);
    return 0;
}
