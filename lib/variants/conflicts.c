/* Conflicts: routes and buildings are attacked (V7). */
#include "rules/base/base.h"

static int conflicts_enabled(const catan_config *config) { return config->conflicts; }

static const module conflicts_module = {
    .name = "conflicts",
    .enabled = conflicts_enabled,
};
