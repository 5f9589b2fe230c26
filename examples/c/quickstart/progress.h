/* Progress cards: which one to play, when, with what target, and what to answer when others play
 * theirs. */
#ifndef QUICKSTART_PROGRESS_H
#define QUICKSTART_PROGRESS_H

#include "goals.h"

/* What is played before the dice fall, and after; CATAN_MOVE_NONE if nothing is. */
catan_move progress_before_roll(const facts *f, const goal_list *list, const catan_move *legal,
                                uint32_t count);
catan_move progress_play(const facts *f, const goal_list *list, const catan_move *legal,
                         uint32_t count);

/* The answer to a question that a progress card asks; CATAN_MOVE_NONE if any will do. */
catan_move progress_answer(const facts *f, const goal_list *list, const catan_move *legal,
                           uint32_t count);

#endif
