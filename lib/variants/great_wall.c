/* The great wall: walls on roads, that the robber goes round (V5). */
#include "rules/base/base.h"

static int great_wall_enabled(const catan_config *config) { return config->great_wall; }

static const module great_wall_module = {
    .name = "great_wall",
    .enabled = great_wall_enabled,
};
