/* How to begin: starting settlements, and the road or ship at them. */
#ifndef QUICKSTART_STARTS_H
#define QUICKSTART_STARTS_H

#include "goals.h"

/* Each takes the legal moves and returns the best of those of its kind, or CATAN_MOVE_NONE. */
catan_move starts_settlement(const facts *f, const catan_move *legal, uint32_t count);
catan_move starts_road(const facts *f, const catan_move *legal, uint32_t count);

#endif
