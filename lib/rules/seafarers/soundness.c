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

/* Whether the seat has something to choose for the roll, as much as is left to take or more. */
static int gold_is_due(const catan_state *st, unsigned seat, unsigned left) {
    return gold_of_roll(st, seat) >= left;
}

/* Gold at the start: of the second settlement of him who placed it (S-52). Where no road could be
 * laid the next placement is due already, and which settlement it was is not told. */
static int starts_at_gold(const catan_state *st, unsigned seat, unsigned left, uint64_t below) {
    unsigned over = catan__task_step(below) == SETUP_NEXT, most = 0;
    unsigned placement = catan__task_a(below) - over, start = catan__task_more(below);
    if (!is_on(below, CATAN__TASK_SETUP) || placement < st->game->set.players ||
        placement >= 2U * st->game->set.players || placing_seat(st, start, placement) != seat) {
        return 0;
    }
    for (unsigned node = 0; node < st->game->board.nodes; node++) {
        unsigned here = gold_hexes_at(st, node);
        if (set_has(words(st, at_seat(seat, S_BUILT)), node) && here > most &&
            (over || node == catan__task_b(below))) {
            most = here;
        }
    }
    return left <= most;
}

static int sound_gold(const catan_state *st, uint64_t t, uint64_t below, int top) {
    unsigned actor = catan__task_actor(t), step = catan__task_step(t), seats = catan__task_more(t);
    unsigned left = catan__task_a(t);
    if (!top || !is_seat(st, actor) || left == 0 || catan__task_b(t) > CATAN_ORE) {
        return 0;
    }
    if (step == GOLD_ONCE) {
        int found = is_on(below, CATAN__TASK_DISCOVER) && left == 1 &&
                    catan__task_more(below) == actor && catan__task_step(below) == DISCOVER_NEXT &&
                    hex_terrain(st, catan__task_a(below)) == CATAN_GOLD;
        return seats == 0 && (found || starts_at_gold(st, actor, left, below));
    }
    if (step != GOLD_OF_ROLL || !after_stage(st, below, stage_gold) ||
        !gold_is_due(st, actor, left) || (seats >> actor & 1) != 0 ||
        (seats & ~all_seats(st)) != 0) {
        return 0;
    }
    for (unsigned rest = seats; rest != 0; rest &= rest - 1) {
        if (!gold_is_due(st, catan__lowest(rest), 1)) {
            return 0;
        }
    }
    return 1;
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
