/* Ties for longest road and largest army (V15). */
#include "rules/base/base.h"

static int ties_enabled(const catan_config *config) { return config->ties; }

static const module ties_module = {
    .name = "ties",
    .enabled = ties_enabled,
};
