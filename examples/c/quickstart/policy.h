/* A simple, sensible player. It settles where many and various cards come in, builds towards
 * settlements and cities, across the sea as well, trades for what lacks, and puts the robber on the
 * leader. It keeps no memory: it decides from the position alone, and from that only what the seat
 * may know (facts.h).
 *
 *     board b;
 *     board_read(&b, state);        once a game; board_update() after each move
 *     ...
 *     catan_move moves[POLICY_MOVES];
 *     uint32_t count = policy_choose(&b, state, moves, POLICY_MOVES);  whenever catan_actor() is a
 * seat for (uint32_t i = 0; i < count; i++) { catan_apply(state, seat, moves[i]); }
 */
#ifndef QUICKSTART_POLICY_H
#define QUICKSTART_POLICY_H

#include "board.h"

/* Moves of the longest bundle: half of all cards that there can be. */
enum { POLICY_MOVES = 160 };

/* Decides for the seat that must: one move, or the moves of a bundle (discards, an offer), to be
 * played in a row. Returns how many; 0 if no seat has to decide, or arguments are bad. */
uint32_t policy_choose(const board *b, const catan_state *state, catan_move *moves,
                       uint32_t capacity);

#endif
