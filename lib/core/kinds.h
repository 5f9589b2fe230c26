/* What is known of a move kind without any game: name, domain, chance. From kinds.def. */
#ifndef CATAN__KINDS_H
#define CATAN__KINDS_H

#include "catan/move.h"

typedef struct catan__kind_info {
    const char *name; /* null: no kind of that number */
    const char *rules;
    uint8_t domain, chance, reveals;
    uint8_t hides; /* 1: observers may get the move with CATAN_HIDDEN for its argument */
} catan__kind_info;

extern const catan__kind_info catan__kind_infos[256];

#endif
