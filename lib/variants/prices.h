/* What is priced that only variants have, for the hook `price`. */
#ifndef CATAN__PRICES_H
#define CATAN__PRICES_H

#include "core/engine/module.h"

enum {
    PRICE_HARBOUR = PRICES_OF_VARIANTS,
    PRICE_RESTORED_HARBOUR,
    PRICE_BRIDGE,
    PRICE_GREAT_WALL,
    PRICE_STAGE
};

#endif
