/* catan_trace: plays random games with libcatan and prints them as a trace for compare.py.
 *
 *     catan_trace [--games N] [--seed S] [--plies P]
 *                 [--policy uniform|kinds|keen|martial|mixed] [--positions 0|1]
 *                 [--board built-in|scrambled|custom|rich|mixed|sea] [--option name=value ...]
 *
 * Game i is played with a generator seeded by S + i; the same arguments give the same trace.
 * Options that are not given are drawn at random for each game, so that every rule is exercised.
 *
 * Policies: `uniform` takes a legal move at random; `kinds` first a kind of move, then one of that
 * kind, which builds more and trades less; `keen` likes some kinds better, so that Cities & Knights
 * gets somewhere; `martial` likes knights and ships better still; `mixed` (default) draws one of
 * the first two for each game, with cities_knights=on one of the four. Chance always moves by its
 * weights.
 *
 * Boards: `built-in` layouts of a random mode; `scrambled`: the built-in hexes with any terrain and
 * number on them; `custom`: a random heap of hexes; `mixed` (default) draws one of them for each
 * game; `rich`: a custom one that produces much; `sea`: the map of a scenario, any of them unless
 * one is given. With seafarers=on a custom board has gold too, more sea, and sometimes sea around
 * it.
 *
 * Uses the public headers only. The format is described in compare.py.
 */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <catan/catan.h>

#include "board_facts.h"
#include "facts.h"
#include "support/memory.h"
#include "trace_draw.h"

enum policy { POLICY_UNIFORM, POLICY_KINDS, POLICY_KEEN, POLICY_MARTIAL, POLICY_MIXED };

/* What the command line says. */
struct arguments {
    uint64_t games;
    uint64_t seed;
    uint64_t plies;
    uint64_t positions; /* whether positions are printed */
    int policy;
    int board;
    struct settings settings;
};

/* One game while it is played. */
struct play {
    catan_rng rng;
    int policy;
    int positions;
    int board;
    catan_game *game;
    catan_state *state;
    catan_layout layout;
    catan_move *moves;
    uint32_t *weights;
    uint32_t capacity;
};

/* Making a game */

/* Returns the map if it is a custom one, else null. */
static const catan_map *make_game(struct play *play, catan_config *config,
                                  const struct arguments *arguments) {
    static struct custom_map custom;
    const int board =
        arguments->board == BOARD_MIXED ? draw_between(&play->rng, 0, 2) : arguments->board;
    const catan_map *map = is_custom(board) ? &custom.map : NULL;

    play->board = board;
    play->policy =
        arguments->policy == POLICY_MIXED ? draw_between(&play->rng, 0, 1) : arguments->policy;
    draw_game(config, &custom, &play->rng, &arguments->settings, board);
    if (config->cities_knights && arguments->policy == POLICY_MIXED)
        play->policy = draw_between(&play->rng, POLICY_UNIFORM, POLICY_MARTIAL);
    must("catan_game_create", catan_game_create(&play->game, &allocator, config, map));
    draw_layout(&play->layout, play->game, &custom, &play->rng, board);
    must("catan_state_create",
         catan_state_create(&play->state, &allocator, play->game, &play->layout, 0, 0));
    play->capacity = catan_max_moves(play->game);
    play->moves = calloc(play->capacity + 1, sizeof *play->moves);
    play->weights = calloc(play->capacity + 1, sizeof *play->weights);
    if (play->moves == NULL || play->weights == NULL)
        must("calloc", CATAN_E_MEMORY);
    return map;
}

static void drop_game(struct play *play) {
    free(play->moves);
    free(play->weights);
    catan_state_destroy(play->state);
    catan_game_destroy(play->game);
}

/* Printing */

/* What a custom map at sea says besides its hexes. */
static void print_map(const catan_map *map) {
    if (map->robber)
        printf(" map_robber=%d,%d,%d", map->robber, map->robber_q, map->robber_r);
    if (map->pirate)
        printf(" map_pirate=%d,%d", map->pirate_q, map->pirate_r);
    printf(" map_goal=%d map_island_points=%d", map->goal, map->island_points);
}

/* The settings of the optional rules that the model knows. */
static void print_variants(const catan_config *config) {
    static const char *const names[] = {"specialists",
                                        "specialist_threshold",
                                        "specialist_income",
                                        "scarcity",
                                        "scarcity_removed",
                                        "market",
                                        "market_count",
                                        "conflicts",
                                        "conflict_stronger_defender",
                                        "polders",
                                        "polder_terrains"};

    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        char text[32];

        must("catan_config_get", catan_config_get(text, sizeof text, config, names[i]));
        printf(" %s=%s", names[i], text);
    }
}

/* map: a custom one, or null; laid: the board is as the library has laid it. */
static void print_options(const catan_config *config, const catan_map *map, int laid) {
    const int first = config->first_player == CATAN_FIRST_BY_CHANCE ? -1 : config->first_player;

    printf("options players=%d victory_points=%d hand_limit=%d bank_resources=%d no_sevens=%d "
           "friendly_robber=%d",
           config->players, config->victory_points, config->hand_limit, config->bank_resources,
           config->no_sevens, config->friendly_robber);
    printf(" trade=%d offers_per_turn=%d counter_offers=%d paired_turns=%d first_player=%d "
           "max_turns=%" PRIu32 " dice=%s",
           config->trade, config->offers_per_turn, config->counter_offers, config->paired_turns,
           first, config->max_turns, config->dice == CATAN_DICE_DECK ? "deck" : "2d6");
    printf(" seafarers=%d scenario=%s cities_knights=%d tactical_defence=%d recruit_at_sea=%d "
           "frame=%d",
           config->seafarers, scenario_names[config->scenario], config->cities_knights,
           config->tactical_defence, config->recruit_at_sea, map != NULL && map->frame);
    print_variants(config);
    printf(" laid=%d", laid);
    if (map != NULL && config->seafarers)
        print_map(map);
    printf("\n");
}

/* The side at which a hex has this edge, or 6. */
static int side_of(const catan_hex *hex, uint16_t edge) {
    int side = 0;

    while (side < 6 && hex->edges[side] != edge)
        side++;
    return side;
}

/* Where harbours lie elsewhere in every layout: the land hex at a harbour, and its side. */
static void find_harbour(catan_hex *hex, int *side, const struct play *play, uint16_t edge) {
    for (uint32_t i = 0; i < catan_hex_count(play->game); i++) {
        if (play->layout.terrain[i] == CATAN_SEA || play->layout.terrain[i] == CATAN_FOG)
            continue;
        must("catan_hex_get", catan_hex_get(hex, sizeof *hex, play->game, i));
        *side = side_of(hex, edge);
        if (*side < 6)
            return;
    }
    must("the land at a harbour", CATAN_E_ARGUMENT);
}

static void print_board(const struct play *play) {
    for (uint32_t i = 0; i < catan_hex_count(play->game); i++) {
        catan_hex hex;

        must("catan_hex_get", catan_hex_get(&hex, sizeof hex, play->game, i));
        printf("hex %d %d %s %d\n", hex.q, hex.r, terrain_names[play->layout.terrain[i]],
               play->layout.number[i]);
    }
    for (uint32_t i = 0; i < catan_harbour_count(play->game); i++) {
        catan_harbour_place place;
        catan_hex hex;
        int side;

        must("catan_harbour_get", catan_harbour_get(&place, sizeof place, play->game, i));
        side = place.side;
        if (place.edge == CATAN_NO_PLACE)
            find_harbour(&hex, &side, play, play->layout.harbour_edge[i]);
        else
            must("catan_hex_get", catan_hex_get(&hex, sizeof hex, play->game, place.hex));
        printf("harbour %d %d %s %s\n", hex.q, hex.r, side_names[side],
               harbour_names[play->layout.harbour[i]]);
    }
}

/* Playing */

/* How much a keen player likes a kind of move: as LIKING in selfplay.py. */
static uint32_t liking(uint32_t kind) {
    static const struct {
        uint32_t kind, weight;
    } liked[] = {
        {CATAN_MOVE_BUILD_SETTLEMENT, 90},
        {CATAN_MOVE_BUILD_CITY, 30},
        {CATAN_MOVE_IMPROVE, 60},
        {CATAN_MOVE_RESTORE_CITY, 60},
        {CATAN_MOVE_ACTIVATE_KNIGHT, 30},
        {CATAN_MOVE_PROMOTE_KNIGHT, 10},
        {CATAN_MOVE_RECRUIT_KNIGHT, 5},
        {CATAN_MOVE_END_TURN, 30},
        {CATAN_MOVE_PASS, 90},
        {CATAN_MOVE_TRADE_BANK, 20},
        {CATAN_MOVE_BUILD_ROAD, 8},
        {CATAN_MOVE_BUILD_SHIP, 15},
        {CATAN_MOVE_BUILD_WALL, 2},
        {CATAN_MOVE_OFFER_GIVE, 1},
        {CATAN_MOVE_MUSTERED, 3},
        {CATAN_MOVE_DECLINE, 3},
        {CATAN_MOVE_HARBOUR_OFFER, 25},
        {CATAN_MOVE_PLAY_ATTACK, 60},
        {CATAN_MOVE_ATTACK_WITH, 30},
        {CATAN_MOVE_ATTACK_BUILDING, 90},
        {CATAN_MOVE_ATTACK_FOR_CITY, 90},
        {CATAN_MOVE_BUILD_DIKE, 90},
        {CATAN_MOVE_DRAIN, 90},
    };

    for (size_t i = 0; i < sizeof liked / sizeof *liked; i++)
        if (liked[i].kind == kind)
            return liked[i].weight;
    return kind >= CATAN_MOVE_PLAY_ALCHEMIST && kind <= CATAN_MOVE_PLAY_MERCHANT ? 25 : 12;
}

/* A martial player likes knights and ships better, and moves ships less, which costs nothing. */
static uint32_t martial_liking(uint32_t kind) {
    switch (kind) {
    case CATAN_MOVE_RECRUIT_KNIGHT:
    case CATAN_MOVE_LIFT_KNIGHT:
        return 60;
    case CATAN_MOVE_PROMOTE_KNIGHT:
    case CATAN_MOVE_BUILD_SHIP:
        return 30;
    case CATAN_MOVE_LIFT_SHIP:
        return 6;
    default:
        return liking(kind);
    }
}

/* Whether the move is the first one of its kind in the list. */
static int begins_kind(const struct play *play, uint32_t i) {
    return i == 0 || catan_move_kind_of(play->moves[i]) != catan_move_kind_of(play->moves[i - 1]);
}

/* The weight of the kind that begins there, 0 if none does. */
static uint32_t kind_weight(const struct play *play, uint32_t i) {
    if (!begins_kind(play, i))
        return 0;
    if (play->policy == POLICY_MARTIAL)
        return martial_liking(catan_move_kind_of(play->moves[i]));
    return play->policy == POLICY_KEEN ? liking(catan_move_kind_of(play->moves[i])) : 1;
}

/* How little a keen player likes one move more than others of its kind: trades with the bank should
 * bring what the hand holds least of, knights should drive others away, mighty ones desert, dikes
 * enclose. */
static uint32_t dislike(const struct play *play, catan_move move) {
    const uint32_t argument = catan_move_argument(move);
    catan_seat_info info;
    uint32_t level;

    if (catan_move_kind_of(move) == CATAN_MOVE_PUT_KNIGHT)
        return catan_node_knight(play->state, argument, NULL, NULL) == CATAN_NOBODY;
    if (catan_move_kind_of(move) == CATAN_MOVE_BUILD_DIKE ||
        catan_move_kind_of(move) == CATAN_MOVE_FREE_DIKE)
        return open_sides(play->game, play->state, argument);
    if (catan_move_kind_of(move) == CATAN_MOVE_DESERT) {
        catan_node_knight(play->state, argument, &level, NULL);
        return 3 - level;
    }
    if (catan_move_kind_of(move) != CATAN_MOVE_TRADE_BANK)
        return 0;
    must("catan_seat_get",
         catan_seat_get(&info, sizeof info, play->state, (uint32_t)catan_actor(play->state)));
    return info.hand[argument % CATAN_CARD_KINDS];
}

/* Of these moves of one kind keeps those that are disliked least; returns how many there are. */
static uint32_t keep_best(struct play *play, uint32_t first, uint32_t length) {
    uint32_t kept = 0, least = UINT32_MAX;

    for (uint32_t i = first; i < first + length; i++) {
        const uint32_t disliked = dislike(play, play->moves[i]);

        if (disliked < least) {
            least = disliked;
            kept = 0;
        }
        if (disliked == least)
            play->moves[first + kept++] = play->moves[i];
    }
    return kept;
}

/* A kind of move at random, then a move of that kind. */
static catan_move pick_by_kind(struct play *play, uint32_t count) {
    uint32_t left = 0, first = 0, length = 1;

    for (uint32_t i = 0; i < count; i++)
        left += kind_weight(play, i);
    left = catan_rng_below(&play->rng, left);
    for (uint32_t i = 0; left >= kind_weight(play, i); i++) {
        left -= kind_weight(play, i);
        first = i + 1;
    }
    while (first + length < count && !begins_kind(play, first + length))
        length++;
    if (play->policy == POLICY_KEEN || play->policy == POLICY_MARTIAL)
        length = keep_best(play, first, length);
    return play->moves[first + catan_rng_below(&play->rng, length)];
}

static void print_weights(struct play *play) {
    const uint32_t count = catan_chance_weights(play->state, play->weights, play->capacity);

    printf("weights");
    for (uint32_t i = 0; i < count && i < play->capacity; i++)
        printf(" %" PRIu32, play->weights[i]);
    printf("\n");
}

/* The text of the position, where the active player acts. */
static void print_position(struct play *play) {
    const size_t length = catan_position_format(NULL, 0, play->state);
    char *text;

    if (catan_question(play->state) != CATAN_ASK_ACTION)
        return;
    text = calloc(length + 1, 1);
    if (text == NULL || catan_position_format(text, length + 1, play->state) != length)
        must("catan_position_format", CATAN_E_SIZE);
    printf("position %s\n", text);
    free(text);
}

/* One decision: prints it, takes it, prints what came of it. */
static void one_ply(struct play *play) {
    const int32_t actor = catan_actor(play->state);
    const uint32_t count = print_ply(play->game, play->state, play->moves, play->capacity);
    catan_move move;

    if (count == 0)
        must("the number of moves", CATAN_E_SIZE);
    if (actor == CATAN_CHANCE)
        print_weights(play);
    if (play->positions)
        print_position(play);
    if (actor == CATAN_CHANCE || play->policy == POLICY_UNIFORM)
        move = catan_random_move(play->state, &play->rng);
    else
        move = pick_by_kind(play, count);
    printf("play");
    print_move(play->game, move);
    printf("\n");
    must("catan_apply", catan_apply(play->state, actor, move));
    print_facts(play->game, play->state);
}

static void one_game(uint64_t index, const struct arguments *arguments) {
    struct play play;
    catan_config config;
    char text[WHO_TEXT];
    const catan_map *map;

    memset(&play, 0, sizeof play);
    must("catan_rng_seed", catan_rng_seed(&play.rng, arguments->seed + index));
    play.positions = arguments->positions != 0;
    map = make_game(&play, &config, arguments);
    printf("game %" PRIu64 "\n", index);
    print_options(&config, map, play.board == BOARD_BUILT_IN || play.board == BOARD_SEA);
    print_board(&play);
    for (uint64_t ply = 0; ply < arguments->plies && catan_result(play.state) == CATAN_RUNNING;
         ply++)
        one_ply(&play);
    printf("end %s\n", result_name(text, play.state));
    drop_game(&play);
}

/* The command line */

static void usage(void) {
    fprintf(stderr, "usage: catan_trace [--games N] [--seed S] [--plies P]\n"
                    "                   [--policy uniform|kinds|keen|martial|mixed]\n"
                    "                   [--positions 0|1]\n"
                    "                   [--board built-in|scrambled|custom|rich|mixed|sea]\n"
                    "                   [--option name=value ...]\n");
    exit(2);
}

static uint64_t read_number(const char *text) {
    char *end;
    const unsigned long long number = strtoull(text, &end, 10);

    if (*text < '0' || *text > '9' || *end != '\0')
        usage();
    return number;
}

/* The index of a word among `count` words. */
static int read_word(const char *text, const char *const *words, int count) {
    for (int i = 0; i < count; i++)
        if (strcmp(text, words[i]) == 0)
            return i;
    usage();
    return 0;
}

static void read_setting(struct settings *settings, char *text) {
    char *equals = strchr(text, '=');

    if (equals == NULL || settings->count == MAX_SETTINGS)
        usage();
    *equals = '\0';
    settings->names[settings->count] = text;
    settings->values[settings->count++] = equals + 1;
}

static void read_argument(struct arguments *arguments, const char *name, char *value) {
    static const char *const policies[] = {"uniform", "kinds", "keen", "martial", "mixed"};
    static const char *const boards[] = {"built-in", "scrambled", "custom", "mixed", "sea", "rich"};

    if (strcmp(name, "--games") == 0)
        arguments->games = read_number(value);
    else if (strcmp(name, "--seed") == 0)
        arguments->seed = read_number(value);
    else if (strcmp(name, "--plies") == 0)
        arguments->plies = read_number(value);
    else if (strcmp(name, "--positions") == 0)
        arguments->positions = read_number(value);
    else if (strcmp(name, "--policy") == 0)
        arguments->policy = read_word(value, policies, 5);
    else if (strcmp(name, "--board") == 0)
        arguments->board = read_word(value, boards, 6);
    else if (strcmp(name, "--option") == 0)
        read_setting(&arguments->settings, value);
    else
        usage();
}

int main(int argc, char **argv) {
    struct arguments arguments = {
        .games = 10, .seed = 1, .plies = 3000, .policy = POLICY_MIXED, .board = BOARD_MIXED};

    for (int i = 1; i < argc; i += 2) {
        if (i + 1 == argc)
            usage();
        read_argument(&arguments, argv[i], argv[i + 1]);
    }
    for (uint64_t index = 0; index < arguments.games; index++)
        one_game(index, &arguments);
    if (fflush(stdout) != 0 || ferror(stdout)) {
        fprintf(stderr, "catan_trace: the trace could not be written\n");
        return 2;
    }
    return 0;
}
