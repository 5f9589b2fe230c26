/* Irrigation: hills that are enclosed become pasture or forest (V9). */
#include "rules/base/base.h"

static int irrigation_enabled(const catan_config *config) { return config->irrigation; }

static const module irrigation_module = {
    .name = "irrigation",
    .enabled = irrigation_enabled,
    .needs = MODULE_BIT(dikes),
};
