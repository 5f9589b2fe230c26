/* Counts all sequences of moves from golden positions, by making and taking back each move, and
 * compares with the counts in the file. A chance move counts once, and in the weighted count as
 * often as it weighs.
 *
 *     perft FILE [--limit LEAVES] [--write]
 *
 * Depths with more leaves than the limit are left out. --write counts anew and writes the file:
 * every position to the depth at which the leaves pass a million. The file: comments with '#';
 * "position NAME", the position's text, then lines "depth leaves weighted"; "-" for a weighted
 * count beyond 64 bits.
 */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "catan/catan.h"
#include "support/memory.h"

enum {
    MOST_DEPTH = 24,
    MOST_MOVES = 1024,
    LINE = 8192,
    JOURNAL_BYTES = 60000,
    MOST_POSITIONS = 32,
    MILLION = 1000000
};

typedef struct counts {
    uint64_t leaves, weighted;
    int too_large; /* the weighted count */
} counts;

typedef struct golden {
    char name[80], text[LINE];
    counts at[MOST_DEPTH + 1]; /* by depth, 0 not used */
    unsigned depths;
} golden;

static golden positions[MOST_POSITIONS];
static unsigned position_count;

static void must(int holds, const char *name, const char *what) {
    if (!holds) {
        fprintf(stderr, "FAILED: %s: %s\n", name, what);
        exit(1);
    }
}

static catan_game *game_of(const golden *g) {
    catan_config config;
    catan_game *game = NULL;
    must(catan_config_parse(&config, sizeof config, g->text) == CATAN_OK, g->name,
         "the text begins with a configuration");
    must(catan_game_create(&game, &allocator, &config, NULL) == CATAN_OK, g->name, "a game of it");
    return game;
}

static catan_state *state_of(const golden *g, const catan_game *game) {
    catan_rng rng;
    catan_layout layout;
    catan_state *state = NULL;
    size_t where = 0;
    catan_rng_seed(&rng, 0);
    must(catan_layout_generate(&layout, sizeof layout, game, &rng) == CATAN_OK, g->name,
         "a layout");
    must(catan_state_create(&state, &allocator, game, &layout, JOURNAL_BYTES, 0) == CATAN_OK,
         g->name, "a state");
    int32_t status = catan_position_parse(state, g->text, &where);
    if (status != CATAN_OK) {
        fprintf(stderr, "%s at %zu\n", catan_status_name(status), where);
        must(0, g->name, "the position is read");
    }
    return state;
}

static void add_weighted(counts *to, const counts *below, uint32_t weight) {
    to->too_large |= below->too_large;
    if (!to->too_large && weight != 0 && below->weighted > UINT64_MAX / weight) {
        to->too_large = 1;
    }
    uint64_t more = below->weighted * weight;
    if (to->weighted > UINT64_MAX - more) {
        to->too_large = 1;
    }
    to->weighted += more;
}

static counts count(const golden *g, catan_state *state, unsigned depth) {
    counts all = {0, 0, 0};
    catan_move moves[MOST_MOVES];
    uint32_t weights[MOST_MOVES];
    if (depth == 0) {
        return (counts){1, 1, 0};
    }
    uint32_t n = catan_moves(state, moves, MOST_MOVES);
    must(n <= MOST_MOVES, g->name, "the list fits");
    if (catan_chance_weights(state, weights, MOST_MOVES) == 0) {
        for (uint32_t i = 0; i < n; i++) {
            weights[i] = 1;
        }
    }
    uint64_t hash = catan_hash(state);
    for (uint32_t i = 0; i < n; i++) {
        must(catan_apply_listed(state, moves[i]) == CATAN_OK, g->name, "a listed move is made");
        counts below = count(g, state, depth - 1);
        must(catan_undo(state) == CATAN_OK && catan_hash(state) == hash, g->name,
             "undo restores the position");
        all.leaves += below.leaves;
        add_weighted(&all, &below, weights[i]);
    }
    return all;
}

/* --- the file --- */

static void read_line(char *line, unsigned number) {
    golden *g = position_count == 0 ? NULL : &positions[position_count - 1];
    unsigned depth;
    uint64_t leaves;
    char weighted[32];
    line[strcspn(line, "\n")] = '\0';
    if (strncmp(line, "position ", 9) == 0) {
        must(position_count < MOST_POSITIONS, line, "room for one more position");
        snprintf(positions[position_count++].name, sizeof g->name, "%.79s", line + 9);
    } else if (g != NULL && strncmp(line, "catan1 ", 7) == 0) {
        snprintf(g->text, sizeof g->text, "%s", line);
    } else if (g != NULL && sscanf(line, "%u %" SCNu64 " %31s", &depth, &leaves, weighted) == 3 &&
               depth == g->depths + 1 && depth <= MOST_DEPTH) {
        g->depths = depth;
        g->at[depth].leaves = leaves;
        g->at[depth].too_large = weighted[0] == '-';
        g->at[depth].weighted = g->at[depth].too_large ? 0 : strtoull(weighted, NULL, 10);
    } else if (line[0] != '#' && line[0] != '\0') {
        fprintf(stderr, "line %u is not understood: %s\n", number, line);
        exit(2);
    }
}

static void read_file(const char *name) {
    static char line[LINE];
    FILE *file = fopen(name, "r");
    if (file == NULL) {
        perror(name);
        exit(2);
    }
    for (unsigned number = 1; fgets(line, sizeof line, file) != NULL; number++) {
        read_line(line, number);
    }
    fclose(file);
}

static void write_file(const char *name) {
    FILE *file = fopen(name, "w");
    if (file == NULL) {
        perror(name);
        exit(2);
    }
    fprintf(file, "# How many sequences of moves there are from golden positions, chance moves "
                  "included: depth, leaves, and\n"
                  "# leaves weighted by the weights of chance. Counted and compared by "
                  "tests/property/perft.c.\n");
    for (unsigned i = 0; i < position_count; i++) {
        const golden *g = &positions[i];
        fprintf(file, "\nposition %s\n%s\n", g->name, g->text);
        for (unsigned depth = 1; depth <= g->depths; depth++) {
            fprintf(file, "%u %" PRIu64, depth, g->at[depth].leaves);
            if (g->at[depth].too_large) {
                fprintf(file, " -\n");
            } else {
                fprintf(file, " %" PRIu64 "\n", g->at[depth].weighted);
            }
        }
    }
    fclose(file);
}

/* --- both ways --- */

static void count_anew(golden *g) {
    catan_game *game = game_of(g);
    catan_state *state = state_of(g, game);
    uint64_t leaves = 1;
    for (g->depths = 0; leaves != 0 && leaves <= MILLION && g->depths < MOST_DEPTH;) {
        g->depths++;
        g->at[g->depths] = count(g, state, g->depths);
        leaves = g->at[g->depths].leaves;
    }
    printf("%s: %u depths, %" PRIu64 " leaves\n", g->name, g->depths, leaves);
    catan_state_destroy(state);
    catan_game_destroy(game);
}

static void compare(const golden *g, uint64_t limit) {
    catan_game *game = game_of(g);
    catan_state *state = state_of(g, game);
    unsigned depth = 0;
    while (depth < g->depths && g->at[depth + 1].leaves <= limit) {
        const counts *want = &g->at[++depth];
        counts have = count(g, state, depth);
        if (have.leaves != want->leaves || have.too_large != want->too_large ||
            (!have.too_large && have.weighted != want->weighted)) {
            fprintf(stderr,
                    "depth %u: %" PRIu64 " leaves, weighted %" PRIu64 "; should be %" PRIu64
                    ", %" PRIu64 "\n",
                    depth, have.leaves, have.weighted, want->leaves, want->weighted);
            must(0, g->name, "as many sequences of moves as ever");
        }
    }
    printf("%s: ok, to depth %u of %u, %" PRIu64 " leaves\n", g->name, depth, g->depths,
           g->at[depth].leaves);
    must(depth != 0, g->name, "at least one depth is compared");
    catan_state_destroy(state);
    catan_game_destroy(game);
}

int main(int argument_count, char **arguments) {
    uint64_t limit = 100000000;
    const char *file = NULL;
    int writes = 0;
    for (int i = 1; i < argument_count; i++) {
        if (strcmp(arguments[i], "--write") == 0) {
            writes = 1;
        } else if (strcmp(arguments[i], "--limit") == 0 && i + 1 < argument_count) {
            limit = strtoull(arguments[++i], NULL, 10);
        } else {
            file = arguments[i];
        }
    }
    if (file == NULL) {
        fprintf(stderr, "usage: %s FILE [--limit LEAVES] [--write]\n", arguments[0]);
        return 2;
    }
    read_file(file);
    must(position_count != 0, file, "there are positions");
    for (unsigned i = 0; i < position_count; i++) {
        if (writes) {
            count_anew(&positions[i]);
        } else {
            compare(&positions[i], limit);
        }
    }
    if (writes) {
        write_file(file);
    }
    return 0;
}
