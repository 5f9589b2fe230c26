/* Whole games of Cities & Knights, watched by a judge who knows the rule book and the public calls
 * alone (cities_judge.h): which moves there are, what each does, in which order a roll is resolved,
 * what the barbarians take and bring, what is produced, who wins.
 *
 *     cities_games [--seconds S] [--seed N] [--long]
 */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "property/cities_judge.h"
#include "property/world.h"

enum { PLIES = 6000, KINDS = CATAN_MOVE_TAKE_HAND + 1 };

static judge j;
static catan_game *game;
static catan_rng rng;
static uint64_t games, over, plies, turns_over, kinds[KINDS], by_players[CATAN_SEATS];
static struct {
    uint64_t attacks, lost, defended, tied, draws, aqueducts, shortages, displaced, driven_off,
        stolen, metropolises_moved, turned, cards;
} sum;

/* How a game is played: as such games are; or with many settlements and few knights, so that cities
 * are turned over; or with many knights, which move. */
enum { USUAL, SETTLERS, FIGHTERS, STYLES };
static unsigned style;

static void draw_config(catan_config *config) {
    static const uint8_t players[] = {4, 6, 4, 6, 2, 3, 5};
    catan_config_init(config, sizeof *config);
    config->cities_knights = 1;
    config->trade = 0;
    config->players = players[catan_rng_below(&rng, sizeof players)];
    config->tactical_defence = catan_rng_below(&rng, 3) == 0;
    config->dice = catan_rng_below(&rng, 3) == 0;
    config->sea_frame = catan_rng_below(&rng, 4) == 0;
    config->bank_resources = catan_rng_below(&rng, 3) == 0 ? 10 : 0;
    config->victory_points = catan_rng_below(&rng, 3) == 0 ? 25 : 0;
    config->hand_limit = catan_rng_below(&rng, 2) ? 7 : 5;
}

static void begin(uint64_t seed) {
    catan_config config;
    catan_layout layout;
    catan_state *state;
    memset(&j, 0, sizeof j);
    catan_rng_seed(&rng, seed);
    draw_config(&config);
    style = catan_rng_below(&rng, STYLES);
    snprintf(j.options, sizeof j.options, "%u players, seed %" PRIu64, config.players, seed);
    int32_t status = catan_game_create(&game, &test_allocator, &config, NULL);
    if (status != CATAN_OK ||
        catan_layout_generate(&layout, sizeof layout, game, &rng) != CATAN_OK ||
        catan_state_create(&state, &test_allocator, game, &layout, 1 << 12, 0) != CATAN_OK) {
        fprintf(stderr, "FAILED: %s: %s\n", j.options, catan_status_name(status));
        exit(1);
    }
    judge_begin(&j, game, state, &layout);
}

/* Cards are played, most of them soon; those of which there are many moves less. */
static uint32_t weight_of_card(uint32_t kind) {
    switch (kind) {
    case CATAN_MOVE_PLAY_ALCHEMIST:
        return 2;
    case CATAN_MOVE_PLAY_BISHOP:
    case CATAN_MOVE_PLAY_DIPLOMAT:
    case CATAN_MOVE_PLAY_INVENTOR:
    case CATAN_MOVE_PLAY_MERCHANT_FLEET:
        return 10;
    case CATAN_MOVE_SWAP_NUMBER:
    case CATAN_MOVE_REBUILD:
    case CATAN_MOVE_FREE_PROMOTION:
    case CATAN_MOVE_PLACE_DESERTER:
        return 2;
    default:
        return 60;
    }
}

static uint32_t weight_of(catan_move move) {
    uint32_t at = catan_move_argument(move);
    if (catan_move_kind_of(move) >= CATAN_MOVE_PLAY_ALCHEMIST) {
        return weight_of_card(catan_move_kind_of(move));
    }
    switch (catan_move_kind_of(move)) {
    case CATAN_MOVE_BUILD_SETTLEMENT:
        return 2000;
    case CATAN_MOVE_BUILD_CITY:
        return style == SETTLERS ? 20 : 1000;
    case CATAN_MOVE_RESTORE_CITY:
        return 600;
    case CATAN_MOVE_IMPROVE:
        return 600;
    case CATAN_MOVE_ACTIVATE_KNIGHT:
        return style == SETTLERS ? 1 : 400;
    case CATAN_MOVE_RECRUIT_KNIGHT:
        return style == FIGHTERS ? 100 : style == USUAL ? 20 : 1;
    case CATAN_MOVE_PROMOTE_KNIGHT:
        return style == FIGHTERS ? 200 : 20;
    case CATAN_MOVE_LIFT_KNIGHT:
        return style == FIGHTERS ? 60 : 4;
    case CATAN_MOVE_PUT_KNIGHT: /* to drive one away, above all */
        return j.m.knight[at] != NOBODY ? 200 : 1;
    case CATAN_MOVE_MUSTER:
    case CATAN_MOVE_BUILD_ROAD:
    case CATAN_MOVE_CHASE_ROBBER:
        return 10;
    case CATAN_MOVE_BUILD_WALL:
        return 40;
    case CATAN_MOVE_END_TURN:
        return 20;
    case CATAN_MOVE_TRADE_BANK: /* commodities are for improvements */
        return at / 8 > CATAN_ORE ? 0 : 2;
    default:
        return 2;
    }
}

/* One move in twenty is any. */
static catan_move choose(void) {
    static catan_move moves[JUDGE_MOVES];
    uint32_t count = catan_moves(j.state, moves, JUDGE_MOVES), all = 0, i = 0;
    for (uint32_t k = 0; k < count; k++) {
        all += weight_of(moves[k]);
    }
    if (catan_actor(j.state) == CATAN_CHANCE || all == 0 || catan_rng_below(&rng, 20) == 0) {
        return catan_random_move(j.state, &rng);
    }
    uint32_t at = catan_rng_below(&rng, all);
    while (at >= weight_of(moves[i])) {
        at -= weight_of(moves[i++]);
    }
    return moves[i];
}

static void play(double until) {
    while (catan_result(j.state) == CATAN_RUNNING && j.ply < PLIES && seconds_now() < until) {
        judge_lists(&j);
        catan_move move = choose();
        EXPECT(&j, catan_apply(j.state, CATAN_ANYONE, move) == CATAN_OK, "a listed move is made");
        judge_move(&j, move);
        kinds[catan_move_kind_of(move) % KINDS]++;
        plies++;
    }
}

static void count_game(void) {
    catan_table_info table;
    catan_table_get(&table, sizeof table, j.state);
    int is_over = catan_result(j.state) != CATAN_RUNNING;
    games++;
    by_players[j.players]++;
    over += (unsigned)is_over;
    turns_over += is_over ? table.turn : 0;
    sum.attacks += j.attacks;
    sum.lost += j.lost;
    sum.defended += j.defended;
    sum.tied += j.tied;
    sum.draws += j.draws;
    sum.aqueducts += j.aqueducts;
    sum.shortages += j.shortages;
    sum.displaced += j.displaced;
    sum.driven_off += j.driven_off;
    sum.stolen += j.stolen;
    sum.metropolises_moved += j.metropolises_moved;
    sum.turned += j.turned;
    sum.cards += j.cards;
}

static void report(void) {
    printf("games of Cities & Knights: ok, %" PRIu64 " games (", games);
    for (unsigned players = 2; players <= CATAN_MAX_PLAYERS; players++) {
        printf("%s%" PRIu64, players == 2 ? "" : "+", by_players[players]);
    }
    printf(" of 2 to 6 players), %" PRIu64 " over, %.1f turns each, %" PRIu64 " plies\n", over,
           over == 0 ? 0.0 : (double)turns_over / (double)over, plies);
    printf("  %" PRIu64 " attacks: %" PRIu64 " defended, %" PRIu64 " of these tied, %" PRIu64
           " cities lost, %" PRIu64 " turned over\n",
           sum.attacks, sum.defended, sum.tied, sum.lost, sum.turned);
    printf("  %" PRIu64 " progress cards drawn, %" PRIu64 " aqueducts, %" PRIu64
           " shortages, %" PRIu64 " knights displaced, %" PRIu64 " driven off, %" PRIu64
           " cards stolen, %" PRIu64 " metropolises won over, %" PRIu64 " cards played\n",
           sum.draws, sum.aqueducts, sum.shortages, sum.displaced, sum.driven_off, sum.stolen,
           sum.metropolises_moved, sum.cards);
    for (uint32_t kind = CATAN_MOVE_DICE_PAIR; kind < KINDS; kind++) {
        if (*catan_move_kind_name(kind) == '\0') {
            continue;
        }
        printf("%s%s %" PRIu64, kind == CATAN_MOVE_DICE_PAIR ? "  " : ", ",
               catan_move_kind_name(kind), kinds[kind]);
    }
    printf("\n");
}

int main(int count, char **arguments) {
    test_arguments read = read_arguments(count, arguments);
    catan_rng seeds;
    catan_rng_seed(&seeds, read.seed);
    do {
        begin(catan_rng_next(&seeds));
        play(seconds_now() + read.seconds);
        count_game();
        catan_state_destroy(j.state);
        catan_game_destroy(game);
    } while (seconds_now() < read.seconds);
    report();
    return 0;
}
