/* catan_replay: one game of libcatan, told line by line on standard input what to do; every line is
 * answered by one.
 *
 * Before the game, answered by `ok` or `refused CATAN_E_...`:
 *
 *     option <name>=<value>            as for catan_config_set()
 *     hex <q> <r> <terrain> <number>   0 = no number
 *     harbour <q> <r> <side> <kind>    a side of a land hex, as NE
 *     begin                            lays them on the built-in board: each of its hexes and
 *                                      harbours must have been told
 *
 * In the game:
 *
 *     apply <seat>|chance <move>       ok, or refused CATAN_E_...
 *     undo                             likewise
 *     moves                            ply <actor> <question> <move> ...
 *     facts                            facts <name>=<value> ...
 *     points                           points 9/15: by seat, hidden ones included
 *     rates                            rates 4.4.2.4.4/3.3.3.3.3: by seat and card, how many the
 *                                      bank takes for one
 *     result                           result running|draw|<seat>
 *     position                         position <text>
 *
 * `ply` and `facts` are the lines of a trace (compare.py). A line that is none of these, or does
 * not come at its time, ends the program with status 2. Uses the public headers only; words and
 * numbers are those of docs/notation.md.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <catan/catan.h>

#include "facts.h"
#include "support/memory.h"

enum { LINE = 256, WORD = 32, JOURNAL_BYTES = 1 << 20 };

/* A line `hex` or `harbour` before the game. */
struct told {
    int q;
    int r;
    int first;  /* terrain, or side */
    int second; /* number, or kind */
};

struct replay {
    catan_config config;
    uint32_t hex_count;
    uint32_t harbour_count;
    struct told hexes[CATAN_MAX_HEXES];
    struct told harbours[CATAN_MAX_HARBOURS];
    catan_game *game;
    catan_state *state;
    catan_move *moves;
    uint32_t capacity;
};

static _Noreturn void bad_line(const char *line) {
    fflush(stdout);
    fprintf(stderr, "catan_replay: not to be understood here: %s\n", line);
    exit(2);
}

static void answer(int32_t status) {
    if (status == CATAN_OK)
        printf("ok\n");
    else
        printf("refused %s\n", catan_status_name(status));
}

/* Before the game */

static int32_t set_option(struct replay *replay, char *text) {
    char *equals = strchr(text, '=');

    if (equals == NULL)
        return CATAN_E_OPTION_VALUE;
    *equals = '\0';
    return catan_config_set(&replay->config, text, equals + 1);
}

/* The index of a word, or -1. */
static int find_word(const char *word, const char *const *words, int count) {
    for (int i = 0; i < count; i++)
        if (strcmp(word, words[i]) == 0)
            return i;
    return -1;
}

static int32_t tell_hex(struct replay *replay, const char *line) {
    struct told *hex = &replay->hexes[replay->hex_count];
    char terrain[WORD];
    int length = 0;

    if (replay->hex_count == CATAN_MAX_HEXES)
        return CATAN_E_LAYOUT;
    if (sscanf(line, "hex %d %d %31s %d%n", &hex->q, &hex->r, terrain, &hex->second, &length) !=
            4 ||
        line[length] != '\0')
        bad_line(line);
    hex->first = find_word(terrain, terrain_names, TERRAINS);
    if (hex->first < 0 || hex->second < 0 || hex->second > 12)
        return CATAN_E_LAYOUT;
    replay->hex_count++;
    return CATAN_OK;
}

static int32_t tell_harbour(struct replay *replay, const char *line) {
    struct told *harbour = &replay->harbours[replay->harbour_count];
    char side[WORD], kind[WORD];
    int length = 0;

    if (replay->harbour_count == CATAN_MAX_HARBOURS)
        return CATAN_E_LAYOUT;
    if (sscanf(line, "harbour %d %d %31s %31s%n", &harbour->q, &harbour->r, side, kind, &length) !=
            4 ||
        line[length] != '\0')
        bad_line(line);
    harbour->first = find_word(side, side_names, SIDES);
    harbour->second = find_word(kind, harbour_names, HARBOURS);
    if (harbour->first < 0 || harbour->second < 0)
        return CATAN_E_LAYOUT;
    replay->harbour_count++;
    return CATAN_OK;
}

/* Lays the hexes, each one of the board once. */
static int32_t lay_hexes(catan_layout *layout, const struct replay *replay) {
    char laid[CATAN_MAX_HEXES] = {0};

    if (replay->hex_count != catan_hex_count(replay->game))
        return CATAN_E_LAYOUT;
    for (uint32_t i = 0; i < replay->hex_count; i++) {
        const struct told *told = &replay->hexes[i];
        const uint32_t hex = catan_hex_at(replay->game, told->q, told->r);

        if (hex == CATAN_NO_PLACE || laid[hex]++)
            return CATAN_E_LAYOUT;
        layout->terrain[hex] = (uint8_t)told->first;
        layout->number[hex] = (uint8_t)told->second;
    }
    return CATAN_OK;
}

/* The harbour on a side of a hex, or CATAN_NO_PLACE. */
static uint32_t harbour_at(const catan_game *game, const struct told *told) {
    const uint32_t place = catan_hex_at(game, told->q, told->r);
    catan_hex hex;
    catan_edge edge;

    if (place == CATAN_NO_PLACE)
        return CATAN_NO_PLACE;
    must("catan_hex_get", catan_hex_get(&hex, sizeof hex, game, place));
    must("catan_edge_get", catan_edge_get(&edge, sizeof edge, game, hex.edges[told->first]));
    return edge.harbour;
}

/* Lays the harbours, each one of the board once. */
static int32_t lay_harbours(catan_layout *layout, const struct replay *replay) {
    char laid[CATAN_MAX_HARBOURS] = {0};

    if (replay->harbour_count != catan_harbour_count(replay->game))
        return CATAN_E_LAYOUT;
    for (uint32_t i = 0; i < replay->harbour_count; i++) {
        const uint32_t harbour = harbour_at(replay->game, &replay->harbours[i]);

        if (harbour == CATAN_NO_PLACE || laid[harbour]++)
            return CATAN_E_LAYOUT;
        layout->harbour[harbour] = (uint8_t)replay->harbours[i].second;
    }
    return CATAN_OK;
}

static int32_t make_state(struct replay *replay) {
    catan_layout layout;
    int32_t status;

    memset(&layout, 0, sizeof layout);
    layout.struct_size = sizeof layout;
    status = lay_hexes(&layout, replay);
    if (status == CATAN_OK)
        status = lay_harbours(&layout, replay);
    if (status == CATAN_OK)
        status = catan_layout_check(&layout, replay->game);
    if (status == CATAN_OK)
        status =
            catan_state_create(&replay->state, &allocator, replay->game, &layout, JOURNAL_BYTES, 0);
    return status;
}

/* Makes game and state; if either is refused there is none. */
static int32_t begin(struct replay *replay) {
    int32_t status = catan_game_create(&replay->game, &allocator, &replay->config, NULL);

    if (status != CATAN_OK)
        return status;
    status = make_state(replay);
    if (status != CATAN_OK) {
        catan_game_destroy(replay->game);
        replay->game = NULL;
        return status;
    }
    replay->capacity = catan_max_moves(replay->game);
    replay->moves = calloc(replay->capacity + 1, sizeof *replay->moves);
    if (replay->moves == NULL)
        must("calloc", CATAN_E_MEMORY);
    return CATAN_OK;
}

static void before(struct replay *replay, char *line) {
    if (strncmp(line, "option ", 7) == 0)
        answer(set_option(replay, line + 7));
    else if (strncmp(line, "hex ", 4) == 0)
        answer(tell_hex(replay, line));
    else if (strncmp(line, "harbour ", 8) == 0)
        answer(tell_harbour(replay, line));
    else if (strcmp(line, "begin") == 0)
        answer(begin(replay));
    else
        bad_line(line);
}

/* In the game */

/* The seat that a word names, or chance. */
static int32_t read_seat(const char *word) {
    if (strcmp(word, "chance") == 0)
        return CATAN_CHANCE;
    if (word[0] != 's' || word[1] < '0' || word[1] > '9' || word[2] != '\0')
        bad_line(word);
    return word[1] - '0';
}

static int32_t apply(struct replay *replay, const char *line) {
    char seat[WORD], text[MOVE_TEXT];
    int length = 0;
    catan_move move;
    int32_t status;

    if (sscanf(line, "apply %31s %63s%n", seat, text, &length) != 2 || line[length] != '\0')
        bad_line(line);
    status = catan_move_parse(&move, replay->game, text);
    return status == CATAN_OK ? catan_apply(replay->state, read_seat(seat), move) : status;
}

/* Prints the points of all seats, or their rates at the bank. */
static void print_all_seats(const struct replay *replay, const char *name) {
    printf("%s", name);
    for (uint32_t seat = 0; seat < catan_game_players(replay->game); seat++) {
        catan_seat_info info;

        must("catan_seat_get", catan_seat_get(&info, sizeof info, replay->state, seat));
        printf("%s", seat ? "/" : " ");
        if (strcmp(name, "rates") == 0)
            print_cards(replay->game, info.rates);
        else
            printf("%d", info.points);
    }
    printf("\n");
}

static void print_position(const struct replay *replay) {
    const size_t length = catan_position_format(NULL, 0, replay->state);
    char *text = malloc(length + 1);

    if (text == NULL)
        must("malloc", CATAN_E_MEMORY);
    if (length == 0 || catan_position_format(text, length + 1, replay->state) != length)
        must("catan_position_format", CATAN_E_SIZE);
    printf("position %s\n", text);
    free(text);
}

static void during(struct replay *replay, const char *line) {
    char text[WHO_TEXT];

    if (strncmp(line, "apply ", 6) == 0)
        answer(apply(replay, line));
    else if (strcmp(line, "undo") == 0)
        answer(catan_undo(replay->state));
    else if (strcmp(line, "moves") == 0)
        print_ply(replay->game, replay->state, replay->moves, replay->capacity);
    else if (strcmp(line, "facts") == 0)
        print_facts(replay->game, replay->state);
    else if (strcmp(line, "points") == 0 || strcmp(line, "rates") == 0)
        print_all_seats(replay, line);
    else if (strcmp(line, "result") == 0)
        printf("result %s\n", result_name(text, replay->state));
    else if (strcmp(line, "position") == 0)
        print_position(replay);
    else
        bad_line(line);
}

static void drop(struct replay *replay) {
    free(replay->moves);
    catan_state_destroy(replay->state);
    catan_game_destroy(replay->game);
}

int main(void) {
    static struct replay replay;
    char line[LINE];

    must("catan_config_init", catan_config_init(&replay.config, sizeof replay.config));
    while (fgets(line, sizeof line, stdin) != NULL) {
        char *end = strchr(line, '\n');

        if (end == NULL)
            bad_line(line);
        *end = '\0';
        if (replay.state == NULL)
            before(&replay, line);
        else
            during(&replay, line);
        if (fflush(stdout) != 0)
            return 2;
    }
    drop(&replay);
    return 0;
}
