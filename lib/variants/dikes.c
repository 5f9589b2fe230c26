/* Dikes around a hex: what polders and irrigation have in common (V8, V9). */
#include "rules/base/base.h"

static const module dikes_module = {
    .name = "dikes",
    .enabled = never_by_itself,
};
