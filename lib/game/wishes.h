/* What settings ask of map and layouts in words that know no rule. Whoever knows what the settings
 * mean answers (lib/variants/combinations.c). */
#ifndef CATAN__WISHES_H
#define CATAN__WISHES_H

#include "board/board.h"

typedef struct catan__wishes {
    uint16_t overlays;    /* terrains beyond those of pools that there are, as a set */
    catan__laying laying; /* but mode, balanced and harbours, which are settings of their own */
} catan__wishes;

void catan__wishes_of(catan__wishes *out, const catan_config *config);

#endif
