/* Knights that move: whom they drive away, and where they go. */
#ifndef QUICKSTART_MARCHES_H
#define QUICKSTART_MARCHES_H

#include "facts.h"

/* A knight that is better moved, to be taken up; CATAN_MOVE_NONE if there is none. */
catan_move marches_begin(const facts *f, const catan_move *legal, uint32_t count);

/* Where the knight in the hand goes. */
catan_move marches_end(const facts *f, const catan_move *legal, uint32_t count);

#endif
