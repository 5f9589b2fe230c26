/* What a seat would rather keep of its hand, and what it would rather part with. */
#ifndef QUICKSTART_SPARES_H
#define QUICKSTART_SPARES_H

#include "goals.h"

/* How many cards of each kind the seat that looks wants: for its best goal, and in Cities & Knights
 * for the next improvement of each track. */
typedef struct wishes {
    uint8_t cards[CATAN_CARD_KINDS];
} wishes;

wishes spares_wishes(const facts *f, const goal_list *list);

/* How many cards of a kind are in the hand beyond what is wanted; less than 0: how many lack. */
int32_t spares_of(const facts *f, const wishes *w, uint32_t card);

/* What one more card of a kind is worth: some 10, or 100 if it lacks. */
int32_t spares_need(const facts *f, const wishes *w, uint32_t card);

/* Fills `cards` with so many cards of the hand, those that are missed least; only kinds from
 * `first` to `last`. */
void spares_choose(uint8_t cards[CATAN_CARD_KINDS], const facts *f, const wishes *w, uint32_t count,
                   uint32_t first, uint32_t last);

/* 1 if the seat that looks could buy the next improvement of the track if it had the cards (C-78,
 * C-83). */
int spares_can_improve(const facts *f, uint32_t track);

/* How many cards one may hold on a 7: walls add to it (C-34). */
uint32_t spares_limit(const facts *f);

#endif
