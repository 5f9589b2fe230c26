/* The table of move kinds, width-independent half. */
#include "core/kinds.h"

#define KIND(NAME, name, domain, chance, reveals, hides, rules)                                    \
    [CATAN_MOVE_##NAME] = {#name, rules, CATAN_DOMAIN_##domain, chance, reveals, hides},
const catan__kind_info catan__kind_infos[256] = {
#include "core/kinds.def"
};
#undef KIND
