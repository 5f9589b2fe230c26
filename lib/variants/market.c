/* Markets: hexes where cards must be exchanged (V10). */
#include "rules/base/base.h"

static int market_enabled(const catan_config *config) { return config->market; }

static const module market_module = {
    .name = "market",
    .enabled = market_enabled,
};
