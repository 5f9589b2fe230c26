/* Who looks, and who is among a set of seats. */
#ifndef CATAN__OBSERVER_H
#define CATAN__OBSERVER_H

#include "catan/view.h"
#include "game/compiled.h"

enum { CATAN__EVERYBODY = 0xff }; /* a set of all seats: spectators, too */

/* 1: a seat of the game, a spectator, or all-seeing. */
static inline int catan__is_observer(const catan_game *game, int32_t observer) {
    return (observer >= 0 && observer < (int32_t)game->set.players) ||
           observer == CATAN_SPECTATOR || observer == CATAN_ALL_SEEING;
}

/* Whether one of a set of seats looks. */
static inline int catan__is_among(int32_t observer, uint32_t seats) {
    return observer == CATAN_ALL_SEEING || seats == CATAN__EVERYBODY ||
           (observer >= 0 && (seats >> observer & 1) != 0);
}

#endif
