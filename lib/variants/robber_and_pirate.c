/* Robber and pirate: merchant, thefts from all, harbours (V14). */
#include "rules/base/base.h"

static int robber_and_pirate_enabled(const catan_config *config) {
    return config->robber_and_pirate;
}

static const module robber_and_pirate_module = {
    .name = "robber_and_pirate",
    .enabled = robber_and_pirate_enabled,
};
