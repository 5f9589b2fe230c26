/* Positions just before the kinds of moves that the optional rules add. */
#ifndef TESTS_PROPERTY_VARIANT_STARTS_H
#define TESTS_PROPERTY_VARIANT_STARTS_H

#include "property/world.h"

/* A position, and the moves that are made from there, with blanks between. */
typedef struct variant_start {
    const char *position, *moves;
} variant_start;

extern const variant_start variant_starts[];
extern const unsigned variant_start_count;

/* The next of a start's moves, which must be legal; CATAN_MOVE_NONE behind the last. */
catan_move start_move(world *w, const char **moves);

#endif
