/* A whole game at random, looked at after every move. */
#ifndef TESTS_PROPERTY_CHECK_GAME_H
#define TESTS_PROPERTY_CHECK_GAME_H

#include "property/world.h"

enum { GAME_KINDS = CATAN_MOVE_DIPLOMAT_BRIDGE + 1 };

/* What was played, and on how many positions what takes long was looked at. */
typedef struct game_tally {
    uint64_t games, over, draws, plies, encodable, numbers, deepest;
} game_tally;

/* Plays a new game until it is over or the time is; then takes it back. `eager`: how many in 8 of
 * the players' moves are chosen eagerly; but a kind of move never made before is made when it can
 * be. Counts the moves by kind. */
void check_game(world *w, uint32_t eager, double until, game_tally *done,
                uint64_t kinds[GAME_KINDS]);

#endif
