/* What events tell of a roll's production, against the rule book and what lies on the table. */
#ifndef TESTS_PROPERTY_TOLD_PRODUCTION_H
#define TESTS_PROPERTY_TOLD_PRODUCTION_H

#include "catan/catan.h"

/* A roll, and what lay there before it. */
typedef struct told_roll {
    const catan_game *game;
    const catan_layout *layout;
    const catan_piece *piece;
    uint32_t pieces;
    const int32_t *bank; /* by catan_card, 8 of them */
    int32_t total;       /* on which nothing is due if no hex has it */
} told_roll;

/* What is wrong with the events of a roll by B-23, B-24 and B-33, or null. Counts what is told. */
const char *production_fault(const told_roll *roll, const catan_event *event, uint32_t n,
                             uint64_t *productions, uint64_t *shortages);

#endif
