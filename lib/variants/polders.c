/* Polders: a hex of the sea that is enclosed becomes land (V8). */
#include "rules/base/base.h"

static int polders_enabled(const catan_config *config) { return config->polders; }

static const module polders_module = {
    .name = "polders",
    .enabled = polders_enabled,
    .needs = MODULE_BIT(dikes),
};
