/* Asks the policy in every position of games that are played at random, in all modules: whatever is
 * asked, its moves must be legal, one after the other. Then it plays those games to their ends.
 *
 *     check_policy [GAMES]
 */
#include <catan/catan.h>

#include <stdio.h>
#include <stdlib.h>

#include "board.h"
#include "policy.h"

enum { MODULES = 12, MOST_PLIES = 2000, JOURNAL = 1 << 14 };

static void *take(void *user, size_t size) {
    (void)user;
    return malloc(size);
}

static void give_back(void *user, void *block, size_t size) {
    (void)user, (void)size;
    free(block);
}

static const catan_allocator allocator = {take, give_back, NULL};

/* All optional rules that go with the rest. */
static void add_variants(catan_config *config, uint32_t number) {
    static const char *const switches[] = {
        "buy_harbours", "specialists", "bridges",    "scarcity",         "great_wall",
        "volcanoes",    "conflicts",   "polders",    "irrigation",       "market",
        "rain",         "ties",        "pirate_tax", "robber_and_pirate"};
    static const char *const dice[] = {"2d6", "deck", "d8+d4", "d12-d4"};
    for (uint32_t i = 0; i < sizeof switches / sizeof switches[0]; i++) {
        catan_config_set(config, switches[i], "on");
    }
    config->landing_stages = config->scenario != CATAN_SCENARIO_NONE;
    config->explorer_saboteur = config->cities_knights;
    catan_config_set(config, "dice", dice[number / MODULES % 4]);
}

/* Base game, each scenario, and all of them with Cities & Knights, for changing numbers of
 * players; every other one with optional rules. */
static int32_t make(catan_game **game, uint32_t number) {
    static const char *const scenarios[] = {"none", "new_shores", "islands",
                                            "fog",  "desert",     "new_world"};
    catan_config config;
    int cities = number % MODULES >= MODULES / 2;
    catan_config_init(&config, sizeof config);
    config.players = (uint8_t)(3 + number / MODULES % 4);
    config.max_turns = 400;
    catan_config_set(&config, "scenario", scenarios[number % (MODULES / 2)]);
    catan_config_set(&config, "cities_knights", cities ? "on" : "off");
    catan_config_set(&config, "counter_offers", number % 3 == 0 ? "on" : "off");
    config.tactical_defence = (uint8_t)(cities && number / MODULES % 2 == 1);
    if ((number + number / MODULES) % 2 == 1) {
        add_variants(&config, number);
    }
    int32_t status = catan_game_create(game, &allocator, &config, NULL);
    if (status != CATAN_OK) { /* that scenario is for four, or for five and six */
        config.players = 4;
        status = catan_game_create(game, &allocator, &config, NULL);
    }
    return status;
}

/* The policy's answer is made, and taken back. */
static int is_answered(const board *b, catan_state *state) {
    char text[48];
    catan_move moves[POLICY_MOVES];
    int32_t actor = catan_actor(state);
    uint32_t count = policy_choose(b, state, moves, POLICY_MOVES), made = 0;
    while (made < count && catan_apply(state, actor, moves[made]) == CATAN_OK) {
        made++;
    }
    int fine = count > 0 && made == count;
    for (uint32_t i = made; i > 0; i--) {
        catan_undo(state);
    }
    if (!fine) {
        catan_move_format(text, sizeof text, catan_state_game(state),
                          count > 0 ? moves[made] : catan_move_roll());
        fprintf(stderr, "asked %s: %u moves, not legal is %s\n",
                catan_question_name(catan_question(state)), count, text);
    }
    return fine;
}

/* Random moves, and after a while those of the policy. */
static int play(catan_state *state, catan_rng *rng, uint8_t asked[64]) {
    static board b;
    if (board_read(&b, state) != CATAN_OK) {
        return 0;
    }
    for (uint32_t ply = 0; catan_actor(state) != CATAN_NOBODY; ply++) {
        catan_move moves[POLICY_MOVES];
        uint32_t count = 0;
        int32_t actor = catan_actor(state);
        if (actor != CATAN_CHANCE) {
            asked[catan_question(state) & 63] = 1;
            if (ply < MOST_PLIES && !is_answered(&b, state)) {
                return 0;
            }
        }
        if (actor != CATAN_CHANCE && (ply >= MOST_PLIES || catan_rng_below(rng, 3) != 0)) {
            count = policy_choose(&b, state, moves, POLICY_MOVES);
        } else {
            moves[count++] = catan_random_move(state, rng);
        }
        if (count == 0) {
            return 0;
        }
        for (uint32_t i = 0; i < count; i++) {
            if (catan_apply(state, actor, moves[i]) != CATAN_OK) {
                return 0;
            }
            board_update(&b, state);
        }
    }
    return 1;
}

static int check(uint32_t number, uint8_t asked[64]) {
    catan_game *game = NULL;
    catan_state *state = NULL;
    catan_layout layout;
    catan_rng rng;
    int fine = make(&game, number) == CATAN_OK && catan_rng_seed(&rng, number) == CATAN_OK &&
               catan_layout_generate(&layout, sizeof layout, game, &rng) == CATAN_OK &&
               catan_state_create(&state, &allocator, game, &layout, JOURNAL, 0) == CATAN_OK &&
               play(state, &rng, asked);
    catan_state_destroy(state);
    catan_game_destroy(game);
    return fine;
}

int main(int argc, char **argv) {
    uint8_t asked[64] = {0};
    uint32_t games = argc > 1 ? (uint32_t)strtoul(argv[1], NULL, 10) : 2 * MODULES, kinds = 0;
    for (uint32_t number = 0; number < games; number++) {
        if (!check(number, asked)) {
            fprintf(stderr, "game %u\n", number);
            return EXIT_FAILURE;
        }
    }
    for (int i = 0; i < 64; i++) {
        kinds += asked[i];
    }
    printf("%u games, %u kinds of questions answered\n", games, kinds);
    return EXIT_SUCCESS;
}
