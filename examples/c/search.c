/* A search that looks ahead: expectimax. One seat searches, the others play at random.
 *
 *     search [--depth N] [--games N] [--players N] [--seed N]
 *
 *     cc search.c $(pkg-config --cflags --libs catan) -o search
 *
 * The value of a position is
 * - of the searching seat's decision: the best of its moves,
 * - of chance: the average of the outcomes, each by its exact weight (catan_chance_weights()),
 * - else, or when the depth is used up: what evaluate() says.
 * Every move is made on the one state there is and taken back afterwards: no copies.
 *
 * It sees everything, also the others' cards. A player who may not would guess them first.
 */
#include <catan/catan.h>

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum {
    MOST_MOVES = 512,      /* moves of a position, of the base game without trade by far fewer */
    JOURNAL_BYTES = 16384, /* room to take back a whole line of moves; some 40 bytes each */
    MAX_DEPTH = 6,
    LONGEST_GAME = 2000 /* turns */
};

typedef struct search {
    catan_state *state;
    uint32_t seat;  /* who searches */
    uint64_t nodes; /* positions seen */
    uint32_t node_count;
    catan_node places[CATAN_MAX_NODES];
    uint8_t dots[CATAN_MAX_NODES];  /* by node: in how many of 36 rolls something comes */
    uint8_t kinds[CATAN_MAX_NODES]; /* by node: bit k for card kind k */
} search;

/* Nothing here can fail but by a mistake in this program. */
static void must(int32_t status) {
    if (status != CATAN_OK) {
        fprintf(stderr, "search: %s\n", catan_status_text(status));
        exit(EXIT_FAILURE);
    }
}

/* --- the evaluation: points first, then what points will come from --- */

/* Whether the seat's next settlement could stand on the node: its own road, and nobody near. */
static int is_site(const search *s, uint32_t node) {
    const catan_node *place = &s->places[node];
    int road = 0;
    for (int i = 0; i < 3 && place->edges[i] != CATAN_NO_PLACE; i++) {
        road |= catan_edge_owner(s->state, place->edges[i]) == (int32_t)s->seat;
    }
    for (int i = 0; road && i < 3 && place->edges[i] != CATAN_NO_PLACE; i++) {
        road = catan_node_building(s->state, place->neighbours[i]) == CATAN_NO_BUILDING;
    }
    return road;
}

static double evaluate(const search *s) {
    catan_seat_info me;
    uint32_t dots = 0, kinds = 0, cards = 0, developments = 0, variety = 0;
    double best_site = 0;
    must(catan_seat_get(&me, sizeof me, s->state, s->seat));
    for (uint32_t n = 0; n < s->node_count; n++) {
        int32_t owner = catan_node_owner(s->state, n);
        if (owner == (int32_t)s->seat) {
            dots += s->dots[n] * catan_node_building(s->state, n);
            kinds |= s->kinds[n];
        } else if (owner == CATAN_NOBODY && is_site(s, n)) {
            best_site = s->dots[n] + 10 > best_site ? s->dots[n] + 10 : best_site;
        }
    }
    for (int k = 0; k < CATAN_CARD_KINDS; k++) {
        cards += me.hand[k];
        developments += me.development[k];
        variety += kinds >> k & 1;
    }
    double hand = cards <= 7 ? cards : 7 - 0.5 * (cards - 7); /* more than 7 is a danger */
    double value = 100.0 * me.points + 5.0 * dots + 10.0 * variety + 4.0 * hand;
    value += 2.0 * best_site + 15.0 * developments + 10.0 * me.knights;
    if (catan_result(s->state) == (int32_t)s->seat) {
        value += 10000;
    }
    return value;
}

/* --- the search --- */

static double value_of(search *s, int depth);

static double value_after(search *s, catan_move move, int depth) {
    must(catan_apply_listed(s->state, move));
    double value = value_of(s, depth);
    must(catan_undo(s->state));
    return value;
}

static double value_of_chance(search *s, int depth) {
    catan_move moves[MOST_MOVES];
    uint32_t weights[MOST_MOVES];
    uint32_t count = catan_moves(s->state, moves, MOST_MOVES);
    catan_chance_weights(s->state, weights, MOST_MOVES); /* in the order of the moves */
    double sum = 0, total = 0;
    for (uint32_t i = 0; i < count; i++) {
        sum += weights[i] * value_after(s, moves[i], depth);
        total += weights[i];
    }
    return sum / total;
}

/* The best move of the searching seat, and its value. */
static double best_move(search *s, int depth, catan_move *best) {
    catan_move moves[MOST_MOVES];
    uint32_t count = catan_moves(s->state, moves, MOST_MOVES);
    double most = 0;
    *best = CATAN_MOVE_NONE;
    for (uint32_t i = 0; i < count; i++) {
        double value = value_after(s, moves[i], depth - 1);
        if (i == 0 || value > most) {
            most = value;
            *best = moves[i];
        }
    }
    return most;
}

static double value_of(search *s, int depth) {
    catan_move best;
    int32_t actor = catan_actor(s->state);
    s->nodes++;
    if (actor == CATAN_CHANCE) {
        return value_of_chance(s, depth); /* chance costs no depth */
    }
    if (actor == (int32_t)s->seat && depth > 0) {
        return best_move(s, depth, &best);
    }
    return evaluate(s);
}

/* --- games --- */

typedef struct options {
    uint32_t depth;
    uint32_t games;
    uint32_t players;
    uint32_t seed;
} options;

/* What the evaluation needs to know of the board, read once a game. */
static void read_board(search *s) {
    const catan_game *game = catan_state_game(s->state);
    catan_layout layout;
    must(catan_layout_get(&layout, sizeof layout, s->state));
    s->node_count = catan_node_count(game);
    for (uint32_t n = 0; n < s->node_count; n++) {
        catan_node *place = &s->places[n];
        must(catan_node_get(place, sizeof *place, game, n));
        s->dots[n] = 0;
        s->kinds[n] = 0;
        for (int i = 0; i < 3 && place->hexes[i] != CATAN_NO_PLACE; i++) {
            int number = layout.number[place->hexes[i]], terrain = layout.terrain[place->hexes[i]];
            if (number != 0) {
                s->dots[n] = (uint8_t)(s->dots[n] + 6 - abs(7 - number));
                s->kinds[n] = (uint8_t)(s->kinds[n] | 1 << terrain);
            }
        }
    }
}

/* Plays one game to its end. Returns the seconds spent on searching. */
static double play(search *s, int depth, catan_rng *rng) {
    clock_t spent = 0;
    read_board(s);
    for (int32_t actor = catan_actor(s->state); actor != CATAN_NOBODY;
         actor = catan_actor(s->state)) {
        catan_move move;
        if (actor == (int32_t)s->seat) {
            clock_t start = clock();
            best_move(s, depth, &move);
            spent += clock() - start;
        } else {
            move = catan_random_move(s->state, rng); /* chance by its weights */
        }
        must(catan_apply(s->state, actor, move));
    }
    return (double)spent / CLOCKS_PER_SEC;
}

static void *take(void *user, size_t size) {
    (void)user;
    return malloc(size);
}

static void give_back(void *user, void *block, size_t size) {
    (void)user, (void)size;
    free(block);
}

static const catan_allocator allocator = {take, give_back, NULL};

static catan_game *make_game(const options *o) {
    catan_config config;
    catan_game *game;
    must(catan_config_init(&config, sizeof config));
    config.players = (uint8_t)o->players;
    config.trade = 0; /* offers between players would make the lists of moves long */
    config.max_turns = LONGEST_GAME;
    must(catan_game_create(&game, &allocator, &config, NULL));
    return game;
}

static void run(const options *o) {
    static search s;
    catan_rng rng;
    catan_layout layout;
    uint32_t won = 0;
    double seconds = 0;
    catan_game *game = make_game(o);
    must(catan_rng_seed(&rng, o->seed));
    for (uint32_t i = 0; i < o->games; i++) {
        catan_seat_info me;
        must(catan_layout_generate(&layout, sizeof layout, game, &rng));
        must(catan_state_create(&s.state, &allocator, game, &layout, JOURNAL_BYTES, 0));
        s.seat = i % o->players; /* every seat in turn, to be fair */
        seconds += play(&s, (int)o->depth, &rng);
        must(catan_seat_get(&me, sizeof me, s.state, s.seat));
        won += catan_result(s.state) == (int32_t)s.seat;
        printf("game %3u: seat %u searches and has %2u points\n", i + 1, s.seat, me.points);
        catan_state_destroy(s.state);
    }
    catan_game_destroy(game);
    printf("depth %u: won %u of %u games (%u %%; by chance %u %%)\n", o->depth, won, o->games,
           100 * won / o->games, 100 / o->players);
    printf("%llu positions", (unsigned long long)s.nodes);
    if (seconds > 0) {
        printf(", %.0f thousand a second", (double)s.nodes / seconds / 1000);
    }
    putchar('\n');
}

/* --- options --- */

static int read_options(options *o, int argc, char **argv) {
    static const char *const names[] = {"--depth", "--games", "--players", "--seed"};
    static const uint32_t least[] = {1, 1, 2, 0};
    static const uint32_t most[] = {MAX_DEPTH, 100000, CATAN_MAX_PLAYERS, UINT32_MAX};
    uint32_t *const values[] = {&o->depth, &o->games, &o->players, &o->seed};
    for (int i = 1; i < argc; i += 2) {
        size_t which = 0;
        while (which < 4 && strcmp(argv[i], names[which]) != 0) {
            which++;
        }
        if (which == 4 || i + 1 == argc) {
            return 0;
        }
        char *end;
        errno = 0;
        unsigned long value = strtoul(argv[i + 1], &end, 10);
        if (argv[i + 1][0] < '0' || argv[i + 1][0] > '9' || *end != '\0' || errno != 0 ||
            value < least[which] || value > most[which]) {
            return 0;
        }
        *values[which] = (uint32_t)value;
    }
    return 1;
}

int main(int argc, char **argv) {
    options o = {2, 20, 4, 1};
    if (!read_options(&o, argc, argv)) {
        fprintf(stderr, "usage: search [--depth 1-%d] [--games N] [--players 2-6] [--seed N]\n",
                MAX_DEPTH);
        return 2;
    }
    run(&o);
    return EXIT_SUCCESS;
}
