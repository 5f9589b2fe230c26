/* Harbours are bought and laid in play (V1). */
#include "rules/base/base.h"

static int buy_harbours_enabled(const catan_config *config) { return config->buy_harbours; }

static const module buy_harbours_module = {
    .name = "buy_harbours",
    .enabled = buy_harbours_enabled,
};
