/* Moves at random, but such that games come to their end. */
#ifndef TESTS_PROPERTY_EAGER_H
#define TESTS_PROPERTY_EAGER_H

#include "catan/catan.h"

/* How eagerly a kind of move is chosen, so that games with trade come to an end. */
static inline uint32_t eagerness(catan_move move) {
    switch (catan_move_kind_of(move)) {
    case CATAN_MOVE_BUILD_CITY:
    case CATAN_MOVE_BUILD_SETTLEMENT:
        return 400;
    case CATAN_MOVE_BUY_DEVELOPMENT:
        return 60;
    case CATAN_MOVE_BUILD_ROAD:
        return 12;
    case CATAN_MOVE_BUILD_SHIP: /* to islands, and into the fog */
        return 30;
    case CATAN_MOVE_FREE_SHIP:
        return 9;
    case CATAN_MOVE_RESTORE_CITY:
        return 200;
    case CATAN_MOVE_IMPROVE: /* what brings cards */
        return 300;
    case CATAN_MOVE_TRADE_BANK: /* and commodities, which buy it */
        return catan_move_argument(move) % 8 > CATAN_ORE ? 12 : 3;
    case CATAN_MOVE_RECRUIT_KNIGHT:
        return 60;
    case CATAN_MOVE_PROMOTE_KNIGHT:
    case CATAN_MOVE_CHASE_ROBBER:
    case CATAN_MOVE_CHASE_PIRATE:
        return 30;
    case CATAN_MOVE_PLAY_KNIGHT:
    case CATAN_MOVE_PLAY_ROAD_BUILDING:
    case CATAN_MOVE_PLAY_PLENTY:
        return 20;
    case CATAN_MOVE_ACTIVATE_KNIGHT:
        return 16;
    case CATAN_MOVE_PLAY_CRANE: /* cards that name nothing */
    case CATAN_MOVE_PLAY_MINING:
    case CATAN_MOVE_PLAY_IRRIGATION:
    case CATAN_MOVE_PLAY_FREE_ROADS:
    case CATAN_MOVE_PLAY_WARLORD:
    case CATAN_MOVE_PLAY_WEDDING:
    case CATAN_MOVE_PLAY_SABOTEUR:
    case CATAN_MOVE_PLAY_COMMERCIAL_HARBOUR:
    case CATAN_MOVE_PLAY_ENGINEER:
    case CATAN_MOVE_PLAY_MEDICINE:
    case CATAN_MOVE_HARBOUR_OFFER:
        return 80;
    case CATAN_MOVE_PLAY_SMITH: /* those that name one of some */
    case CATAN_MOVE_PLAY_INTRIGUE:
    case CATAN_MOVE_PLAY_SPY:
    case CATAN_MOVE_PLAY_DESERTER:
    case CATAN_MOVE_PLAY_MASTER_MERCHANT:
    case CATAN_MOVE_PLAY_MERCHANT_FLEET:
    case CATAN_MOVE_PLAY_TRADE_MONOPOLY:
    case CATAN_MOVE_PLAY_RESOURCE_MONOPOLY:
    case CATAN_MOVE_PLAY_MERCHANT:
        return 30;
    case CATAN_MOVE_PLAY_BISHOP: /* and of many */
    case CATAN_MOVE_PLAY_DIPLOMAT:
    case CATAN_MOVE_PLAY_INVENTOR:
        return 8;
    case CATAN_MOVE_PLAY_ALCHEMIST:
    case CATAN_MOVE_END_TURN:
    case CATAN_MOVE_OFFER_CANCEL:
    case CATAN_MOVE_MUSTER:
        return 8;
    case CATAN_MOVE_BUY_HARBOUR: /* what the optional rules add */
    case CATAN_MOVE_BUILD_DIKE:
    case CATAN_MOVE_FREE_DIKE:
    case CATAN_MOVE_BUILD_GREAT_WALL:
    case CATAN_MOVE_ATTACK_WITH:
    case CATAN_MOVE_ATTACK_FOR_CITY:
    case CATAN_MOVE_ATTACK_BRIDGE:
    case CATAN_MOVE_BUILD_STAGE:
        return 40;
    case CATAN_MOVE_BUILD_BRIDGE:
    case CATAN_MOVE_PLAY_ATTACK:
    case CATAN_MOVE_RESTORE_HARBOUR:
    case CATAN_MOVE_DIPLOMAT_BRIDGE:
        return 80;
    case CATAN_MOVE_DRAIN:
    case CATAN_MOVE_IRRIGATE_PASTURE:
    case CATAN_MOVE_IRRIGATE_FOREST:
        return 200;
    case CATAN_MOVE_LAY_DICE: /* one of many */
        return 2;
    case CATAN_MOVE_CONFIRM:
    case CATAN_MOVE_BUILD_WALL: /* there is a card for it */
        return 6;
    case CATAN_MOVE_LIFT_SHIP: /* there may be many, one a turn */
    case CATAN_MOVE_OFFER_GIVE:
    case CATAN_MOVE_OFFER_SEND:
        return 1;
    default:
        return 3;
    }
}

static inline catan_move eager_move(const catan_move *moves, uint32_t count, catan_rng *rng) {
    uint32_t sum = 0, i = 0;
    for (uint32_t k = 0; k < count; k++) {
        sum += eagerness(moves[k]);
    }
    uint32_t at = catan_rng_below(rng, sum);
    while (at >= eagerness(moves[i])) {
        at -= eagerness(moves[i++]);
    }
    return moves[i];
}

#endif
