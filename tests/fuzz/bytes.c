#include "fuzz/bytes.h"

#include <stdio.h>
#include <string.h>

/* Sets an option to its n-th value: its words, or the numbers between its bounds. */
static void set_value(catan_config *config, const catan_option *option, uint32_t n) {
    char value[40];
    if (option->type == CATAN_OPTION_NUMBER) {
        uint32_t range = option->maximum - option->minimum + 1;
        snprintf(value, sizeof value, "%u", (unsigned)(option->minimum + n % range));
    } else {
        const char *word = option->choices;
        for (n %= option->maximum + 1; n > 0; n--) {
            word += strcspn(word, " ") + 1;
        }
        snprintf(value, sizeof value, "%.*s", (int)strcspn(word, " "), word);
    }
    catan_config_set(config, option->name, value);
}

/* Optional rules that do not go with the rest are left out; of a map it is not known whether there
 * is sea. */
static void settle_variants(catan_config *config) {
    int at_sea = config->seafarers || config->scenario != CATAN_SCENARIO_NONE;
    config->landing_stages = config->landing_stages && at_sea;
    config->explorer_saboteur &= config->cities_knights;
    if (config->scarcity) {
        config->balanced = 0;
        config->layout = CATAN_LAYOUT_AUTO;
        config->scarcity_removed %= 8; /* most boards have as many */
    }
}

void take_config(bytes *from, catan_config *config, int custom_map) {
    catan_config_init(config, sizeof *config);
    for (uint32_t i = 0; i < catan_option_count(); i++) {
        catan_option option;
        uint8_t choice = take_byte(from);
        if (choice >= 64 && catan_option_describe(&option, sizeof option, i) == 0) {
            set_value(config, &option, choice - 64U);
        }
    }
    int spiral = config->scenario == CATAN_SCENARIO_NONE ||
                 (config->scenario == CATAN_SCENARIO_NEW_SHORES && config->players > 4);
    config->scenario = custom_map ? (uint8_t)CATAN_SCENARIO_NONE : config->scenario;
    if (config->scenario == CATAN_SCENARIO_SPECIALISTS && config->players > 4) {
        config->players = 4;
    }
    config->outlines &=
        config->scenario != CATAN_SCENARIO_NONE && config->scenario != CATAN_SCENARIO_ISLANDS &&
        config->scenario != CATAN_SCENARIO_FOG && config->scenario != CATAN_SCENARIO_SPECIALISTS;
    config->balanced &= config->scenario != CATAN_SCENARIO_ISLANDS;
    if ((config->layout == CATAN_LAYOUT_SPIRAL && !spiral) ||
        (config->layout == CATAN_LAYOUT_BEGINNER && config->scenario == CATAN_SCENARIO_NEW_WORLD)) {
        config->layout = CATAN_LAYOUT_AUTO;
    }
    config->paired_turns &= config->players > 4;
    config->paired_turns &= !config->cities_knights; /* */
    config->tactical_defence &= config->cities_knights;
    config->recruit_at_sea &=
        config->cities_knights && (config->seafarers || config->scenario != CATAN_SCENARIO_NONE);
    config->balanced &= config->players < 5 && !custom_map;
    config->layout = config->balanced || custom_map ? (uint8_t)CATAN_LAYOUT_RANDOM : config->layout;
    settle_variants(config);
    if (config->first_player != CATAN_FIRST_BY_CHANCE) {
        config->first_player %= config->players;
    }
}
