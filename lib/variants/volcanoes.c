/* Volcanoes: cards of choice, and eruptions (V6). */
#include "rules/base/base.h"

static int volcanoes_enabled(const catan_config *config) { return config->volcanoes; }

static const module volcanoes_module = {
    .name = "volcanoes",
    .enabled = volcanoes_enabled,
    .needs = MODULE_BIT(gold) | MODULE_BIT(turned),
};
