/* Plays a whole game of Catan: four players (or two to six) who use a simple policy, told line by
 * line; then draws the final board.
 *
 *     quickstart [--seed N] [--players N] [--set NAME=VALUE] [--svg FILE] [--quiet]
 *
 * How to build it with an installed library is told in examples/README.md.
 */
#include <locale.h>
#include <catan/catan.h>

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "board.h"
#include "log.h"
#include "policy.h"
#include "standings.h"
#include "svg.h"

typedef struct options {
    uint64_t seed;
    catan_config config;
    const char *svg;
    int quiet;
} options;

static const char usage[] =
    "usage: quickstart [--seed N] [--players 2-6] [--set NAME=VALUE]... [--svg FILE] [--quiet]\n"
    "  --seed N           another game; the same seed gives the same game (default 1)\n"
    "  --players N        how many play, 2 to 6 (default 4)\n"
    "  --set NAME=VALUE   an option of the game, such as scenario=new_shores\n"
    "  --svg FILE         where the final board is drawn (default board.svg)\n"
    "  --quiet            tell the result only\n";

/* --- memory: the library takes all of it from here --- */

static void *take(void *user, size_t size) {
    (void)user;
    return malloc(size); /* aligned to 16 on all usual 64-bit systems; the library checks */
}

static void give_back(void *user, void *block, size_t size) {
    (void)user, (void)size;
    free(block);
}

static const catan_allocator allocator = {take, give_back, NULL};

/* --- options --- */

static int read_number(uint64_t *out, const char *text, uint64_t least, uint64_t most) {
    char *end;
    errno = 0;
    unsigned long long value =
        text != NULL && *text >= '0' && *text <= '9' ? strtoull(text, &end, 10) : 0;
    if (text == NULL || *text < '0' || *text > '9' || *end != '\0' || errno != 0 || value < least ||
        value > most) {
        return 0;
    }
    *out = value;
    return 1;
}

/* "NAME=VALUE": any option of the library. */
static int set_pair(options *o, const char *pair) {
    char name[64];
    size_t length = strcspn(pair, "=");
    if (pair[length] == '\0' || length >= sizeof name) {
        return 0;
    }
    memcpy(name, pair, length);
    name[length] = '\0';
    return catan_config_set(&o->config, name, pair + length + 1) == CATAN_OK;
}

/* Reads one option. Returns how many words it took, 0 if it is none. */
static int read_option(options *o, const char *name, const char *value) {
    uint64_t number;
    if (strcmp(name, "--quiet") == 0) {
        o->quiet = 1;
        return 1;
    }
    if (strcmp(name, "--svg") == 0 && value != NULL) {
        o->svg = value;
        return 2;
    }
    if (strcmp(name, "--seed") == 0 && read_number(&number, value, 0, UINT64_MAX)) {
        o->seed = number;
        return 2;
    }
    if (strcmp(name, "--players") == 0 && read_number(&number, value, 2, CATAN_MAX_PLAYERS)) {
        o->config.players = (uint8_t)number;
        return 2;
    }
    if (strcmp(name, "--set") == 0 && value != NULL && set_pair(o, value)) {
        return 2;
    }
    return 0;
}

static int read_options(options *o, int argc, char **argv) {
    for (int i = 1; i < argc;) {
        int words = read_option(o, argv[i], i + 1 < argc ? argv[i + 1] : NULL);
        if (words == 0) {
            return 0;
        }
        i += words;
    }
    return 1;
}

/* --- the game --- */

static int fail(const char *what, int32_t status) {
    fprintf(stderr, "quickstart: %s: %s\n", what, catan_status_text(status));
    return EXIT_FAILURE;
}

/* Makes the game, the board and the starting position. */
static int32_t set_up(catan_game **game, catan_state **state, catan_rng *rng, const options *o) {
    catan_layout layout;
    int32_t status = catan_game_create(game, &allocator, &o->config, NULL);
    if (status == CATAN_OK) {
        status = catan_rng_seed(rng, o->seed);
    }
    if (status == CATAN_OK) {
        status = catan_layout_generate(&layout, sizeof layout, *game, rng);
    }
    if (status == CATAN_OK) {
        status = catan_state_create(state, &allocator, *game, &layout, 0, 0); /* no undo needed */
    }
    return status;
}

/* Until the game is over: ask who must decide, get a decision, make its moves. */
static int32_t play(catan_state *state, catan_rng *rng, board *b, game_log *log) {
    for (int32_t actor = catan_actor(state); actor != CATAN_NOBODY; actor = catan_actor(state)) {
        catan_move moves[POLICY_MOVES];
        uint32_t count = 1;
        if (actor == CATAN_CHANCE) {
            moves[0] = catan_random_move(state, rng);
        } else {
            count = policy_choose(b, state, moves, POLICY_MOVES);
        }
        for (uint32_t i = 0; i < count; i++) {
            int32_t status = catan_apply(state, actor, moves[i]);
            if (status != CATAN_OK) {
                return status;
            }
            board_update(b, state); /* fog may have lifted, tokens changed places */
            log_move(log, state, actor, moves[i]);
        }
        if (count == 0) {
            return CATAN_E_NOT_ASKED; /* the policy knows no answer */
        }
    }
    return CATAN_OK;
}

static int draw(const options *o, const board *b, const catan_state *state) {
    FILE *file = fopen(o->svg, "w");
    if (file == NULL) {
        fprintf(stderr, "quickstart: cannot write %s: %s\n", o->svg, strerror(errno));
        return EXIT_FAILURE;
    }
    static scene all; /* the game is over: nothing is hidden any more */
    int32_t status = scene_read(&all, b, state, CATAN_ALL_SEEING);
    if (status == CATAN_OK) {
        svg_write(file, &all, NULL);
    }
    int failed = status != CATAN_OK || ferror(file) != 0;
    failed |= fclose(file) != 0;
    if (failed) {
        fprintf(stderr, "quickstart: cannot write %s\n", o->svg);
        return EXIT_FAILURE;
    }
    printf("The board is drawn in %s.\n", o->svg);
    return EXIT_SUCCESS;
}

static int run(const options *o, catan_game **game, catan_state **state) {
    static board b;
    static game_log log;
    catan_rng rng;
    int32_t status = set_up(game, state, &rng, o);
    if (status == CATAN_OK) {
        status = board_read(&b, *state);
    }
    if (status != CATAN_OK) {
        char why[1024] = "";
        catan_config_check(why, sizeof why, &o->config, NULL);
        fputs(why, stderr);
        return fail("no game", status);
    }
    printf("A game of %u players, seed %llu.\n\n", b.players, (unsigned long long)o->seed);
    log_begin(&log, o->quiet ? NULL : stdout, &b, *state);
    status = play(*state, &rng, &b, &log);
    log_end(&log);
    if (status != CATAN_OK) {
        return fail("the game stopped", status);
    }
    catan_table_info table;
    catan_table_get(&table, sizeof table, *state);
    printf("%s%s wins in turn %u.\n\n", o->quiet ? "" : "\n", board_seat_name(catan_result(*state)),
           table.turn);
    standings_print(stdout, &b, *state);
    putchar('\n');
    return draw(o, &b, *state);
}

int main(int argc, char **argv) {
    setlocale(LC_NUMERIC, "C"); /* points in numbers, whatever was set before */
    options o = {.seed = 1, .svg = "board.svg"};
    catan_game *game = NULL;
    catan_state *state = NULL;
    catan_config_init(&o.config, sizeof o.config);
    if (!read_options(&o, argc, argv)) {
        fputs(usage, stderr);
        return 2;
    }
    int result = run(&o, &game, &state);
    catan_state_destroy(state);
    catan_game_destroy(game);
    return result;
}
