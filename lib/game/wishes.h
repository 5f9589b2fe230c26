/* What settings ask of map and layouts in words that know no rule. Whoever knows what the settings
 * mean answers (lib/variants/combinations.c). */
#ifndef CATAN__WISHES_H
#define CATAN__WISHES_H

#include "board/board.h"

typedef struct catan__wishes {
    uint8_t sea;          /* 1: hexes of the sea: the base boards get their ring (M-11) */
    uint8_t stock;        /* 1: no harbours on the board, but a stock of them */
    uint16_t overlays;    /* terrains beyond those of pools that there are, as a set */
    catan__laying laying; /* but mode, balanced and harbours, which are settings of their own */
} catan__wishes;

void catan__wishes_of(catan__wishes *out, const catan_config *config);

/* Who is told of a problem: the option that cannot be as it is, and why. */
typedef struct catan__objector {
    void *to;
    void (*tell)(void *to, const char *option, int32_t status);
} catan__objector;

/* Finds which settings do not go with others, and which do not go with a compiled map. */
void catan__object_to_settings(const catan_config *config, catan__objector objector);
void catan__object_to_map(const catan_config *config, const catan__board *board,
                          catan__objector objector);

#endif
