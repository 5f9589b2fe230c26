/* Specialists: who has most buildings at a terrain (V2, P-4). */
#include "rules/base/base.h"

static int specialists_enabled(const catan_config *config) {
    return config->specialists || config->scenario == CATAN_SCENARIO_SPECIALISTS;
}

static const module specialists_module = {
    .name = "specialists",
    .enabled = specialists_enabled,
};
