/* Rain and sandstorm: a 7 brings cards to those at a desert (V12). */
#include "rules/base/base.h"

static int rain_enabled(const catan_config *config) { return config->rain; }

static const module rain_module = {
    .name = "rain",
    .enabled = rain_enabled,
};
