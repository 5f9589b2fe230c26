/* Bridges: roads across a hex of the sea (V3). */
#include "rules/base/base.h"

static int bridges_enabled(const catan_config *config) {
    return config->bridges || config->scenario == CATAN_SCENARIO_SPECIALISTS;
}

static const module bridges_module = {
    .name = "bridges",
    .enabled = bridges_enabled,
};
