/* The row of Cities & Knights: its moves, tasks, stages and hooks. */
#include "rules/cities_knights/cities_knights.h"

static int cities_knights_enabled(const catan_config *config) { return config->cities_knights; }

static const module cities_knights_module = {
    .name = "cities_knights",
    .enabled = cities_knights_enabled,
    .fields = cities_knights_fields,
    .field_count = COUNT(cities_knights_fields),
};
