/* Trades: with the bank for what a goal lacks, and with the others. */
#ifndef QUICKSTART_TRADES_H
#define QUICKSTART_TRADES_H

#include "goals.h"

/* The next trade with the bank towards these cards, or CATAN_MOVE_NONE. */
catan_move trades_with_bank(const facts *f, const uint8_t cost[KINDS]);

/* An offer to the others that brings the seat forward: the moves that compose and send it. Returns
 * how many; 0 = none. */
uint32_t trades_offer(const facts *f, const goal_list *list, catan_move *moves, uint32_t capacity);

/* 1 if the open offer is good for the seat that looks, which must have the cards. */
int trades_is_welcome(const facts *f, const goal_list *list);

#endif
