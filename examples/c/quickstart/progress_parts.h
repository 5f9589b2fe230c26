/* What the files about progress cards share. */
#ifndef QUICKSTART_PROGRESS_PARTS_H
#define QUICKSTART_PROGRESS_PARTS_H

#include "places.h"
#include "progress.h"
#include "spares.h"

typedef struct choice {
    const facts *f;
    const goal_list *list;
    const catan_move *legal;
    uint32_t count;
    wishes wanted;
    int eager; /* 1: so many cards are in the hand that the next must be put back (C-88) */
} choice;

/* The best of the legal moves of a kind, or CATAN_MOVE_NONE; the first if `worth` is null. */
catan_move choice_best(const choice *c, uint32_t kind, places_worth worth);

/* The best move of a kind by what the card is worth to the hand. */
catan_move choice_of_card(const choice *c, uint32_t kind);

/* How many cards the others hold of a kind, to judge by what comes in to them, in tenths; of each
 * of them `most` at the most. */
uint32_t choice_expected(const choice *c, uint32_t card, uint32_t most);

/* How strong a knight is, an active one above a passive one. */
int32_t choice_knight_worth(const facts *f, uint32_t node);

/* Whether a card of the colour is played, and how; CATAN_MOVE_NONE: not now. */
catan_move science_play(const choice *c, uint32_t progress);
catan_move politics_play(const choice *c, uint32_t progress);
catan_move trade_play(const choice *c, uint32_t progress);

/* The answers to what they ask. */
catan_move science_answer(const choice *c);
catan_move politics_answer(const choice *c);
catan_move trade_answer(const choice *c);

/* An exchange by the commercial harbour, once that has been played. */
catan_move trade_offer_card(const choice *c);

#endif
