/* Explorer and saboteur (V16). */
#include "rules/base/base.h"

static int explorer_saboteur_enabled(const catan_config *config) {
    return config->explorer_saboteur;
}

static const module explorer_saboteur_module = {
    .name = "explorer_saboteur",
    .enabled = explorer_saboteur_enabled,
};
