/* Landing stages: roads and ships go on from each other (V11). */
#include "rules/base/base.h"

static int landing_stages_enabled(const catan_config *config) { return config->landing_stages; }

static const module landing_stages_module = {
    .name = "landing_stages",
    .enabled = landing_stages_enabled,
};
