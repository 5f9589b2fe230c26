/* The library without a heap: all memory is static, as on a small device. Plays random games.
 *
 *     cc embed_no_malloc.c $(pkg-config --cflags --libs catan) -o embed_no_malloc
 *
 * How large the blocks must be depends on what is played: catan_game_size() and catan_state_size()
 * tell it. They are functions, not constants, so that a newer library may need other sizes; arrays
 * need constants. So: build this program for the target, let it print what is needed (it does, and
 * stops if a block is too small), and write these numbers, with some room to spare, into the enum
 * below. The start is the only place where it can go wrong: nothing grows later.
 *
 * - The game (rules and map, compiled) does not change; one serves any number of states.
 * - A state is a position and its journal. Without undo the journal may have no bytes at all.
 * - Blocks must be aligned to 16 bytes.
 */
#include <catan/catan.h>

#include <stdalign.h>
#include <stdio.h>
#include <stdlib.h>

enum {
    PLAYERS = 4,
    JOURNAL_BYTES = 0, /* no undo here; some 40 bytes a move if there shall be */
    GAME_ROOM = 81920,
    STATE_ROOM = 1024,
    GAMES = 10,
    PLAYOUTS = 200,
    MOST_MOVES = 100000 /* random games end by far earlier */
};

static alignas(16) unsigned char game_memory[GAME_ROOM];
static alignas(16) unsigned char state_memory[STATE_ROOM];
static alignas(16) unsigned char scratch[STATE_ROOM];

/* The C library would allocate this one by itself. */
static char output_buffer[BUFSIZ];

static void stop(const char *what, int32_t status) {
    fprintf(stderr, "embed_no_malloc: %s: %s\n", what, catan_status_text(status));
    exit(EXIT_FAILURE);
}

static void must(const char *what, int32_t status) {
    if (status != CATAN_OK) {
        stop(what, status);
    }
}

static void check_room(const char *what, size_t needed, size_t room) {
    printf("%-6s needs %6zu bytes, has %6zu\n", what, needed, room);
    if (needed == 0 || needed > room) {
        stop(what, CATAN_E_SIZE);
    }
}

static const catan_game *make_game(void) {
    catan_config config;
    catan_game *game;
    must("configuration", catan_config_init(&config, sizeof config));
    config.players = PLAYERS;
    check_room("game", catan_game_size(&config, NULL), sizeof game_memory);
    must("game", catan_game_init(&game, game_memory, sizeof game_memory, &config, NULL));
    check_room("state", catan_state_size(game, JOURNAL_BYTES, 0), sizeof state_memory);
    return game;
}

/* A new state in the same memory: what was there needs no farewell. */
static catan_state *new_state(const catan_game *game, catan_rng *rng) {
    catan_layout layout;
    catan_state *state;
    must("layout", catan_layout_generate(&layout, sizeof layout, game, rng));
    must("state", catan_state_init(&state, state_memory, sizeof state_memory, game, &layout,
                                   JOURNAL_BYTES, 0));
    return state;
}

static void print_result(uint32_t number, const catan_state *state) {
    catan_table_info table;
    must("table", catan_table_get(&table, sizeof table, state));
    printf("game %2u: ", number);
    if (catan_result(state) >= 0) {
        printf("seat %d wins in turn %4u, points", catan_result(state), table.turn);
    } else {
        printf("unfinished in turn %u, points", table.turn);
    }
    for (uint32_t seat = 0; seat < PLAYERS; seat++) {
        catan_seat_info info;
        must("seat", catan_seat_get(&info, sizeof info, state, seat));
        printf(" %2u", info.points);
    }
    putchar('\n');
}

/* Many games from one position, in one call; it needs one more block. */
static void play_many(const catan_game *game, const catan_state *state, catan_rng *rng) {
    catan_tally tally;
    check_room("scratch", catan_playouts_size(game), sizeof scratch);
    must("playouts", catan_playouts(&tally, sizeof tally, state, rng, PLAYOUTS, MOST_MOVES, scratch,
                                    sizeof scratch));
    printf("%u games from one starting position:", tally.games);
    for (uint32_t seat = 0; seat < PLAYERS; seat++) {
        printf(" seat %u wins %u,", seat, tally.wins[seat]);
    }
    printf(" %llu moves a game\n", (unsigned long long)(tally.moves / tally.games));
}

int main(void) {
    catan_rng rng;
    catan_state *state;
    setvbuf(stdout, output_buffer, _IOFBF, sizeof output_buffer);
    const catan_game *game = make_game();
    must("generator", catan_rng_seed(&rng, 1));
    for (uint32_t i = 1; i <= GAMES; i++) {
        state = new_state(game, &rng);
        must("game", catan_playout(state, &rng, MOST_MOVES));
        print_result(i, state);
    }
    state = new_state(game, &rng);
    play_many(game, state, &rng);
    return EXIT_SUCCESS;
}
