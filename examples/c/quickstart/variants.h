/* What a policy does in games with optional rules: it builds what they offer when the cards are not
 * missed, and answers what they ask. */
#ifndef QUICKSTART_VARIANTS_H
#define QUICKSTART_VARIANTS_H

#include "goals.h"

/* A move that only an optional rule has, or CATAN_MOVE_NONE. */
catan_move variants_play(const facts *f, const goal_list *goals, const catan_move *legal,
                         uint32_t count);

/* The answer to a question that only an optional rule asks, or CATAN_MOVE_NONE. */
catan_move variants_answer(const facts *f, const goal_list *goals, const catan_move *legal,
                           uint32_t count);

#endif
