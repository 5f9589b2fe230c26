/* Scarce resources: number tokens that move to where one settles (V4). */
#include "rules/base/base.h"

static int scarcity_enabled(const catan_config *config) { return config->scarcity; }

static const module scarcity_module = {
    .name = "scarcity",
    .enabled = scarcity_enabled,
};
