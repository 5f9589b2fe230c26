/* catan_probe: reads positions, one a line (docs/notation.md), and tells what can be done in each.
 *
 *     catan_probe [PLIES SEED]
 *
 * For a position that the library takes it prints
 *     position <question> <move> ...
 *     after <move> <actor> <question> <move> ...
 *     end
 * with an `after` line for each move that takes up a piece, chases one, or plays a card about
 * pieces: who is asked what then, without the moves where that is `action`. With PLIES the turn is
 * then played on at random for so many plies at most, without trade, which is told before `end` in
 * lines `ply`, `weights`, `play`, `facts` as in a trace (compare.py). For another position:
 *     refused <status>
 * Positions on maps of one's own are refused: those maps are not in the text.
 *
 * Uses the public headers only. compare_positions.py is what talks to it.
 */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <catan/catan.h>

#include "facts.h"
#include "support/memory.h"

enum { LINE = 1 << 17 };

/* The game of the positions read so far, and its only state. */
struct probe {
    char configuration[LINE]; /* the part of the text that tells it; "" before the first one */
    catan_game *game;
    catan_state *state;
    catan_move *moves;
    uint32_t *weights;
    uint32_t capacity;
    uint64_t plies;
    catan_rng rng;
};

static void forget(struct probe *probe) {
    if (probe->game == NULL)
        return;
    catan_state_destroy(probe->state);
    catan_game_destroy(probe->game);
    free(probe->moves);
    free(probe->weights);
    probe->game = NULL;
}

/* A game of this configuration, with a state on any layout. */
static int32_t begin(struct probe *probe, const char *text) {
    static catan_layout layout;
    catan_config config;
    catan_rng rng;
    const int32_t status = catan_config_parse(&config, sizeof config, text);

    if (status != CATAN_OK)
        return status;
    must("catan_rng_seed", catan_rng_seed(&rng, 1));
    must("catan_game_create", catan_game_create(&probe->game, &allocator, &config, NULL));
    must("catan_layout_generate", catan_layout_generate(&layout, sizeof layout, probe->game, &rng));
    must("catan_state_create",
         catan_state_create(&probe->state, &allocator, probe->game, &layout, 0, 0));
    probe->capacity = catan_max_moves(probe->game);
    probe->moves = calloc(probe->capacity + 1, sizeof *probe->moves);
    probe->weights = calloc(probe->capacity + 1, sizeof *probe->weights);
    if (probe->moves == NULL || probe->weights == NULL)
        must("calloc", CATAN_E_MEMORY);
    return CATAN_OK;
}

/* Reads a position into the state; the game is made anew only for another configuration. */
static int32_t read_position(struct probe *probe, const char *text) {
    const char *bar = strchr(text, '|');
    const size_t length = bar ? (size_t)(bar - text) : strlen(text);

    if (probe->game == NULL || strncmp(probe->configuration, text, length) != 0 ||
        probe->configuration[length] != '\0') {
        int32_t status;

        forget(probe);
        memcpy(probe->configuration, text, length);
        probe->configuration[length] = '\0';
        status = begin(probe, text);
        if (status != CATAN_OK)
            return status;
    }
    return catan_position_parse(probe->state, text, NULL);
}

/* Whether one looks at what a move leads to. */
static int is_followed(catan_move move) {
    switch (catan_move_kind_of(move)) {
    case CATAN_MOVE_LIFT_KNIGHT:
    case CATAN_MOVE_LIFT_SHIP:
    case CATAN_MOVE_CHASE_ROBBER:
    case CATAN_MOVE_CHASE_PIRATE:
    case CATAN_MOVE_PLAY_INTRIGUE:
    case CATAN_MOVE_PLAY_DIPLOMAT:
    case CATAN_MOVE_PLAY_FREE_ROADS:
    case CATAN_MOVE_PLAY_ATTACK:
    case CATAN_MOVE_ATTACK_WITH:
    case CATAN_MOVE_DRAIN:
        return 1;
    default:
        return 0;
    }
}

/* The question, and the legal moves; returns how many. */
static uint32_t tell(struct probe *probe, int with_moves) {
    const uint32_t count = catan_moves(probe->state, probe->moves, probe->capacity);

    printf(" %s", catan_question_name(catan_question(probe->state)));
    for (uint32_t i = 0; with_moves && i < count; i++)
        print_move(probe->game, probe->moves[i]);
    printf("\n");
    return count;
}

/* Makes a move, tells what comes, and goes back to the position. */
static void follow(struct probe *probe, const char *text, catan_move move) {
    char actor[WHO_TEXT];

    printf("after");
    print_move(probe->game, move);
    must("catan_apply", catan_apply(probe->state, CATAN_ANYONE, move));
    printf(" %s", who(actor, catan_actor(probe->state), "nobody"));
    tell(probe, catan_question(probe->state) != CATAN_ASK_ACTION);
    must("catan_position_parse", catan_position_parse(probe->state, text, NULL));
}

/* How often a kind of move is made when the turn is played on: never what ends it, or trades. */
static uint32_t liking(catan_move move) {
    switch (catan_move_kind_of(move)) {
    case CATAN_MOVE_END_TURN:
    case CATAN_MOVE_TRADE_BANK:
    case CATAN_MOVE_OFFER_GIVE:
        return 0;
    case CATAN_MOVE_PLAY_ATTACK:
    case CATAN_MOVE_ATTACK_WITH:
    case CATAN_MOVE_ATTACK_BUILDING:
    case CATAN_MOVE_ATTACK_FOR_CITY:
    case CATAN_MOVE_BUILD_DIKE:
    case CATAN_MOVE_DRAIN:
        return 6;
    default:
        return 1;
    }
}

/* A kind of move at random, then one of that kind; CATAN_MOVE_NONE where nothing is liked. */
static catan_move pick(struct probe *probe, uint32_t count) {
    uint32_t kinds[256] = {0}, total = 0, kind = 0, left;

    for (uint32_t i = 0; i < count; i++) {
        kind = catan_move_kind_of(probe->moves[i]);
        if (kinds[kind]++ == 0)
            total += liking(probe->moves[i]);
    }
    if (total == 0)
        return CATAN_MOVE_NONE;
    left = catan_rng_below(&probe->rng, total);
    for (uint32_t i = 0; i < count; i += kinds[kind]) {
        kind = catan_move_kind_of(probe->moves[i]);
        if (left < liking(probe->moves[i]))
            return probe->moves[i + catan_rng_below(&probe->rng, kinds[kind])];
        left -= liking(probe->moves[i]);
    }
    return CATAN_MOVE_NONE;
}

static void print_weights(struct probe *probe) {
    const uint32_t count = catan_chance_weights(probe->state, probe->weights, probe->capacity);

    printf("weights");
    for (uint32_t i = 0; i < count && i < probe->capacity; i++)
        printf(" %" PRIu32, probe->weights[i]);
    printf("\n");
}

/* Plays the turn on, and tells it. */
static void play_on(struct probe *probe) {
    for (uint64_t ply = 0; ply < probe->plies && catan_result(probe->state) == CATAN_RUNNING;
         ply++) {
        const uint32_t count = print_ply(probe->game, probe->state, probe->moves, probe->capacity);
        const int32_t actor = catan_actor(probe->state);
        catan_move move;

        if (actor == CATAN_CHANCE)
            print_weights(probe);
        move = actor == CATAN_CHANCE ? catan_random_move(probe->state, &probe->rng)
                                     : pick(probe, count);
        if (move == CATAN_MOVE_NONE)
            return;
        printf("play");
        print_move(probe->game, move);
        printf("\n");
        must("catan_apply", catan_apply(probe->state, actor, move));
        print_facts(probe->game, probe->state);
    }
}

static void answer(struct probe *probe, const char *text) {
    const int32_t status = read_position(probe, text);
    uint32_t count, followed = 0;
    catan_move *moves;

    if (status != CATAN_OK) {
        printf("refused %s\n", catan_status_text(status));
        return;
    }
    printf("position");
    count = tell(probe, 1);
    moves = calloc(count + 1, sizeof *moves);
    if (moves == NULL)
        must("calloc", CATAN_E_MEMORY);
    for (uint32_t i = 0; i < count; i++)
        if (is_followed(probe->moves[i]))
            moves[followed++] = probe->moves[i];
    for (uint32_t i = 0; i < followed; i++)
        follow(probe, text, moves[i]);
    free(moves);
    play_on(probe);
    printf("end\n");
}

int main(int argc, char **argv) {
    static struct probe probe;
    static char line[LINE];

    if (argc == 3) {
        probe.plies = strtoull(argv[1], NULL, 10);
        must("catan_rng_seed", catan_rng_seed(&probe.rng, strtoull(argv[2], NULL, 10)));
    } else if (argc != 1) {
        fprintf(stderr, "usage: catan_probe [PLIES SEED]\n");
        return 2;
    }

    while (fgets(line, sizeof line, stdin) != NULL) {
        line[strcspn(line, "\n")] = '\0';
        answer(&probe, line);
        fflush(stdout);
    }
    forget(&probe);
    return 0;
}
