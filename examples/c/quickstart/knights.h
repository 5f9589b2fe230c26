/* What a seat does in Cities & Knights beyond the base game: improvements, knights, walls. */
#ifndef QUICKSTART_KNIGHTS_H
#define QUICKSTART_KNIGHTS_H

#include "facts.h"

/* What is done before anything else is built: what can be paid for with nothing else, or what the
 * barbarians make urgent. CATAN_MOVE_NONE if there is nothing. */
catan_move knights_first(const facts *f, const catan_move *legal, uint32_t count);

/* What is done with what is left. */
catan_move knights_last(const facts *f, const catan_move *legal, uint32_t count);

/* The answer to a question that only Cities & Knights asks; CATAN_MOVE_NONE if any will do. */
catan_move knights_answer(const facts *f, const catan_move *legal, uint32_t count);

/* What a node is worth as a place for a knight. */
int32_t knights_post_worth(const facts *f, uint32_t node);

#endif
