/* Names and lines that catan_trace and catan_replay print: see facts.h. */
#include "facts.h"

#include "board_facts.h"
#include "ck_facts.h"
#include "variant_facts.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

const char *const terrain_names[TERRAINS] = {"desert", "forest",    "hills", "pasture",
                                             "fields", "mountains", "sea",   "gold",
                                             "fog",    "volcano",   "market"};
const char *const scenario_names[SCENARIOS] = {"none",   "new_shores", "islands",    "fog",
                                               "desert", "new_world",  "specialists"};
const char *const harbour_names[HARBOURS] = {"lumber", "brick", "wool", "grain", "ore", "any"};
const char *const side_names[SIDES] = {"NE", "E", "SE", "SW", "W", "NW"};

void must(const char *what, int32_t status) {
    if (status == CATAN_OK)
        return;
    fflush(stdout);
    fprintf(stderr, "%s: %s\n", what, catan_status_text(status));
    exit(2);
}

const char *who(char text[WHO_TEXT], int32_t seat, const char *nobody) {
    if (seat == CATAN_CHANCE)
        return "chance";
    if (seat < 0)
        return nobody;
    snprintf(text, WHO_TEXT, "s%" PRId32, seat);
    return text;
}

void print_move(const catan_game *game, catan_move move) {
    char text[MOVE_TEXT];

    must("catan_move_format", catan_move_format(text, sizeof text, game, move));
    printf(" %s", text);
}

uint32_t print_ply(const catan_game *game, const catan_state *state, catan_move *moves,
                   uint32_t capacity) {
    char text[WHO_TEXT];
    const char *question = catan_question_name(catan_question(state));
    const uint32_t count = catan_moves(state, moves, capacity);

    printf("ply %s %s", who(text, catan_actor(state), "nobody"), question);
    for (uint32_t i = 0; i < count && i < capacity; i++)
        print_move(game, moves[i]);
    printf("\n");
    if (count > capacity)
        must("the number of moves", CATAN_E_SIZE);
    return count;
}

static catan_config config_of(const catan_game *game) {
    catan_config config;

    must("catan_game_config", catan_game_config(&config, sizeof config, game));
    return config;
}

static void print_numbers(const uint8_t *numbers, int count) {
    for (int i = 0; i < count; i++)
        printf("%s%d", i ? "." : "", numbers[i]);
}

void print_cards(const catan_game *game, const uint8_t *cards) {
    print_numbers(cards, config_of(game).cities_knights ? CATAN_CARD_KINDS : CATAN_CLOTH);
}

/* Prints one field of all seats, separated by slashes. */
static void print_seats(const catan_game *game, const catan_state *state, const char *name) {
    printf(" %s=", name);
    for (uint32_t seat = 0; seat < catan_game_players(game); seat++) {
        catan_seat_info info;

        must("catan_seat_get", catan_seat_get(&info, sizeof info, state, seat));
        printf("%s", seat ? "/" : "");
        if (strcmp(name, "hands") == 0)
            print_cards(game, info.hand);
        else if (strcmp(name, "cards") == 0)
            print_numbers(info.development, CATAN_MONOPOLY + 1);
        else if (strcmp(name, "special") == 0)
            printf("%d", info.special_points);
        else
            printf("%d", info.public_points);
    }
}

/* Prints a hex of the board, or - where there is none. */
static void print_hex(const char *name, uint16_t hex) {
    if (hex == CATAN_NO_PLACE)
        printf(" %s=-", name);
    else
        printf(" %s=h%d", name, hex);
}

/* Prints what only Seafarers has. */
static void print_sea(const catan_game *game, const catan_state *state, uint16_t pirate) {
    const catan_config config = config_of(game);

    if (!config.seafarers && config.scenario == CATAN_SCENARIO_NONE)
        return;
    print_hex("pirate", pirate);
    print_seats(game, state, "special");
}

void print_facts(const catan_game *game, const catan_state *state) {
    char road[WHO_TEXT], army[WHO_TEXT];
    catan_table_info table;

    must("catan_table_get", catan_table_get(&table, sizeof table, state));
    printf("facts bank=");
    print_cards(game, table.bank);
    printf(" deck=");
    print_numbers(table.deck, CATAN_MONOPOLY + 1);
    print_seats(game, state, "hands");
    print_seats(game, state, "cards");
    print_seats(game, state, "points");
    printf(" road=%s", who(road, table.longest_road, "-"));
    printf(" army=%s", who(army, table.largest_army, "-"));
    print_hex("robber", table.robber);
    printf(" turn=%" PRIu32, table.turn);
    print_sea(game, state, table.pirate);
    if (config_of(game).cities_knights)
        print_ck_facts(game, state);
    print_variant_facts(game, state);
    print_board_facts(game, state);
    printf("\n");
}

const char *result_name(char text[WHO_TEXT], const catan_state *state) {
    const int32_t result = catan_result(state);

    return result == CATAN_RUNNING ? "running" : who(text, result, "draw");
}

struct pieces find_pieces(const catan_game *game, const catan_state *state) {
    struct pieces pieces;

    pieces.piece = calloc(catan_max_pieces(game) + 1, sizeof *pieces.piece);
    if (pieces.piece == NULL)
        must("calloc", CATAN_E_MEMORY);
    pieces.count = catan_view_pieces(state, CATAN_ALL_SEEING, pieces.piece, catan_max_pieces(game));
    return pieces;
}

void print_places(const catan_game *game, const struct pieces *pieces, const char *name,
                  uint32_t kind, char letter) {
    printf(" %s=", name);
    for (uint32_t seat = 0; seat < catan_game_players(game); seat++) {
        const char *before = "";

        printf("%s", seat ? "/" : "");
        for (uint32_t i = 0; i < pieces->count; i++) {
            const catan_piece *piece = &pieces->piece[i];

            if (piece->kind != kind || piece->owner != (int16_t)seat)
                continue;
            printf("%s%c%d", before, letter, piece->place);
            if (kind == CATAN_PIECE_KNIGHT)
                printf(".%d.%d", piece->level, piece->state);
            before = "+";
        }
        printf("%s", *before ? "" : "-");
    }
}
