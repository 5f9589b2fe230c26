/* For each task of Seafarers: whether it can lie where it lies, with its arguments. */
#include "rules/seafarers/seafarers.h"

static int sound_move_ship(const catan_state *st, uint64_t t, uint64_t below, int top) {
    unsigned actor = catan__task_actor(t), from = catan__task_a(t);
    if (from >= st->game->board.edges || !ship_may_lie(st, st->ground, from)) {
        return 0;
    }
    return top && in_own_turn(st, t, below) && catan__task_step(below) == TURN_ACTION &&
           sea_lane(st, SEA_SHIP_MOVED, 0) == 0 &&
           t == catan__task(CATAN__TASK_MOVE_SHIP, actor, 0, 0, from, 0) &&
           !set_has(words(st, P_TAKEN), from) && !is_pirates(st, from);
}

static int sound_discover(const catan_state *st, uint64_t t, uint64_t below, int top) {
    unsigned actor = catan__task_actor(t), step = catan__task_step(t), hex = catan__task_a(t);
    unsigned seat = catan__task_more(t), finder;
    if (!st->game->set.fog || !is_seat(st, seat) || hex >= st->game->board.hexes ||
        catan__task_b(t) != 0 || (st->game->board.flags[hex] & CATAN_HEX_FOG) == 0) {
        return 0;
    }
    int setup = is_on(below, CATAN__TASK_SETUP) && catan__task_step(below) == SETUP_NEXT;
    int special = is_on(below, CATAN__TASK_SPECIAL) && catan__task_actor(below) == seat;
    int turn = (is_on(below, CATAN__TASK_TURN) || is_on(below, CATAN__TASK_FREE_ROADS)) &&
               active_seat(st) == seat && catan__task_step(below) != TURN_NEXT;
    if (!setup && !special && !turn) {
        return 0;
    }
    if (step == DISCOVER_NEXT) {
        return !top && actor == CATAN__ACTOR_NONE && hex_terrain(st, hex) != CATAN_FOG;
    }
    if (!top || actor != CATAN__ACTOR_CHANCE) {
        return 0;
    }
    return step == DISCOVER_TERRAIN
               ? found_hex(st, &finder) == hex && finder == seat
               : step == DISCOVER_NUMBER && catan__produces(hex_terrain(st, hex)) &&
                     hex_byte(st, hex) >> 4 == 0;
}
