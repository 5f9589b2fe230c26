/* Texts of moves: refused, or the one spelling of a move that the game knows. The first byte
 * chooses the game. */
#include <stdlib.h>
#include <string.h>

#include "fuzz/playable.h"
#include "property/maps.h"

enum {
    GAMES = 14,
    FOGGY = 8 /* and the next, at sea */,
    CITIES = 10 /* and the next, at sea */,
    VARIANTS = 12 /* and the next, with Cities & Knights: all optional rules */
};

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static void add_variants(catan_config *config) {
    config->buy_harbours = config->specialists = config->bridges = config->scarcity = 1;
    config->great_wall = config->volcanoes = config->conflicts = config->polders = 1;
    config->irrigation = config->market = config->landing_stages = config->rain = 1;
    config->robber_and_pirate = config->pirate_tax = config->ties = 1;
    config->explorer_saboteur = config->cities_knights;
    config->dice = config->cities_knights ? CATAN_DICE_D12_D4 : CATAN_DICE_D8_D4;
}

/* Games of several sizes, made once. */
static playable *game_at(unsigned i) {
    static playable games[GAMES];
    if (games[i].game == NULL) {
        static sketch drawn;
        catan_config config;
        catan_config_init(&config, sizeof config);
        config.players = (uint8_t)(2 + i % 5);
        config.layout = i < 5 || i >= FOGGY ? CATAN_LAYOUT_AUTO : CATAN_LAYOUT_RANDOM;
        config.scenario = i == FOGGY        ? CATAN_SCENARIO_FOG
                          : i == FOGGY + 1  ? CATAN_SCENARIO_NEW_WORLD
                          : i == CITIES + 1 ? CATAN_SCENARIO_NEW_SHORES
                                            : CATAN_SCENARIO_NONE;
        config.cities_knights = i >= CITIES && i != VARIANTS;
        if (i >= VARIANTS) {
            config.scenario = CATAN_SCENARIO_DESERT;
            add_variants(&config);
        }
        if (!playable_make(&games[i], &config,
                           map_make(&drawn, i < 5 || i >= FOGGY ? MAP_BUILTIN : MAP_52 + i - 5),
                           i)) {
            abort();
        }
    }
    return &games[i];
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    char text[64];
    catan_move move = 0xdeadbeef;
    catan_move_info info;
    if (size == 0 || size > 4096) {
        return 0;
    }
    playable *p = game_at(data[0] % GAMES);
    char *exact = malloc(size);
    memcpy(exact, data + 1, size - 1);
    exact[size - 1] = '\0';
    if (catan_move_parse(&move, p->game, exact) != CATAN_OK) {
        MUST(p, move == 0xdeadbeef);
    } else {
        MUST(p, catan_move_format(text, sizeof text, p->game, move) == CATAN_OK &&
                    strcmp(text, exact) == 0);
        MUST(p, strlen(text) < 48 && catan_move_describe(&info, sizeof info, move) == CATAN_OK);
        int32_t status = catan_check(p->state, CATAN_ANYONE, move);
        MUST(p, status == CATAN_OK || status <= CATAN_E_GAME_OVER);
        /* a masked move has a text, but no state takes it */
        MUST(p, status != CATAN_E_MOVE_UNKNOWN || info.argument == CATAN_HIDDEN);
        MUST(p, status != CATAN_OK || info.argument != CATAN_HIDDEN);
    }
    free(exact);
    return 0;
}
