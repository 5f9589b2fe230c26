#include "knights.h"

#include "marches.h"
#include "places.h"
#include "spares.h"

enum {
    NEAR = 4, /* steps of the barbarians' ship: time to arm */
    SEEN = 2, /* likewise: time to think of it */
    FEW = 2   /* knights that one has anyhow */
};

/* The first legal move of a kind. */
static catan_move any(const catan_move *legal, uint32_t count, uint32_t kind) {
    for (uint32_t i = 0; i < count; i++) {
        if (catan_move_kind_of(legal[i]) == kind) {
            return legal[i];
        }
    }
    return CATAN_MOVE_NONE;
}

static int32_t pips(const facts *f, uint32_t node) {
    int32_t sum = f->b->gold[node];
    for (uint32_t k = 0; k < KINDS; k++) {
        sum += f->b->pips[node][k];
    }
    return sum;
}

static int32_t few_pips(const facts *f, uint32_t node) { return 1000 - pips(f, node); }

/* A knight is of use where it does not stand on the best place for a settlement. */
int32_t knights_post_worth(const facts *f, uint32_t node) {
    return facts_is_open(f, node) ? few_pips(f, node) : 2000;
}

static int32_t level_at(const facts *f, uint32_t node) { return f->knight_level[node]; }

static int32_t weakness_at(const facts *f, uint32_t node) { return -f->knight_level[node]; }

/* A track goes on where it is farthest: that leads to a metropolis. */
static int32_t track_worth(const facts *f, uint32_t track) {
    return 1 + f->me.improvement[track % CATAN_TRACKS];
}

/* --- barbarians --- */

static int is_weak(const facts *f) { return f->active_strength < f->all_cities; }

/* 1 if nobody else has more active knights: who has fewest loses a city, who has most a point. */
static int is_strongest(const facts *f) {
    uint32_t most = 0;
    for (uint32_t seat = 0; seat < f->b->players; seat++) {
        most = seat != f->seat && f->seats[seat].active > most ? f->seats[seat].active : most;
    }
    return f->seats[f->seat].active > most;
}

static catan_move arm(const facts *f, const catan_move *legal, uint32_t count) {
    catan_move move = places_best(f, legal, count, CATAN_MOVE_ACTIVATE_KNIGHT, level_at);
    if (move == CATAN_MOVE_NONE) {
        move = places_best(f, legal, count, CATAN_MOVE_RECRUIT_KNIGHT, knights_post_worth);
    }
    return move != CATAN_MOVE_NONE
               ? move
               : places_best(f, legal, count, CATAN_MOVE_PROMOTE_KNIGHT, level_at);
}

/* A knight that may act sends away the robber who holds up its owner, or the pirate; the weakest
 * that can, since it is passive then. */
static catan_move chase(const facts *f, const catan_move *legal, uint32_t count) {
    catan_move move = CATAN_MOVE_NONE;
    if (facts_is_blocked(f, f->seat)) {
        move = places_best(f, legal, count, CATAN_MOVE_CHASE_ROBBER, weakness_at);
    }
    if (move == CATAN_MOVE_NONE && facts_is_harried(f, f->seat)) {
        move = places_best(f, legal, count, CATAN_MOVE_CHASE_PIRATE, weakness_at);
    }
    return move;
}

/* --- the turn --- */

catan_move knights_first(const facts *f, const catan_move *legal, uint32_t count) {
    catan_move move = places_best(f, legal, count, CATAN_MOVE_IMPROVE, track_worth);
    if (move == CATAN_MOVE_NONE) {
        move = places_best(f, legal, count, CATAN_MOVE_RESTORE_CITY, pips);
    }
    if (move == CATAN_MOVE_NONE) {
        move = chase(f, legal, count);
    }
    int urgent = f->barbarians >= NEAR && (is_weak(f) || f->seats[f->seat].active == 0);
    if (move == CATAN_MOVE_NONE && (urgent || f->my_knights == 0)) {
        move = arm(f, legal, count);
    }
    return move;
}

/* Commodities of a track that can go no further buy what a goal may need. */
static catan_move sell(const facts *f, const catan_move *legal, uint32_t count) {
    for (uint32_t i = 0; i < count; i++) {
        uint32_t give = catan_move_argument(legal[i]) / 8, get = catan_move_argument(legal[i]) % 8;
        if (catan_move_kind_of(legal[i]) == CATAN_MOVE_TRADE_BANK && give >= CATAN_CLOTH &&
            get < KINDS && !spares_can_improve(f, give - CATAN_CLOTH) && f->me.hand[get] == 0) {
            return legal[i];
        }
    }
    return CATAN_MOVE_NONE;
}

/* The commodity that alone lacks for an improvement is bought with what is left. */
static catan_move round_up(const facts *f, const catan_move *legal, uint32_t count) {
    for (uint32_t i = 0; i < count; i++) {
        uint32_t give = catan_move_argument(legal[i]) / 8, get = catan_move_argument(legal[i]) % 8;
        if (catan_move_kind_of(legal[i]) != CATAN_MOVE_TRADE_BANK || give >= KINDS ||
            get < CATAN_CLOTH) {
            continue;
        }
        uint32_t track = get - CATAN_CLOTH;
        if (spares_can_improve(f, track) && f->me.hand[get] == f->me.improvement[track] &&
            f->me.improvement[track] > 0) {
            return legal[i];
        }
    }
    return CATAN_MOVE_NONE;
}

catan_move knights_last(const facts *f, const catan_move *legal, uint32_t count) {
    catan_move move = CATAN_MOVE_NONE;
    int full = f->seats[f->seat].cards > spares_limit(f);
    if (f->my_knights < FEW || (is_weak(f) && f->barbarians >= SEEN) ||
        (f->barbarians >= NEAR && !is_strongest(f))) {
        move = arm(f, legal, count);
    }
    if (move == CATAN_MOVE_NONE && full) {
        move = places_best(f, legal, count, CATAN_MOVE_BUILD_WALL, pips);
    }
    if (move == CATAN_MOVE_NONE) {
        move = round_up(f, legal, count);
    }
    if (move == CATAN_MOVE_NONE) {
        move = sell(f, legal, count);
    }
    return move != CATAN_MOVE_NONE ? move : marches_begin(f, legal, count);
}

catan_move knights_answer(const facts *f, const catan_move *legal, uint32_t count) {
    switch (f->question) {
    case CATAN_ASK_LOSE_CITY:
        return places_best(f, legal, count, CATAN_MOVE_LOSE_CITY, few_pips);
    case CATAN_ASK_PLACE_METROPOLIS: /* there it cannot be lost */
        return places_best(f, legal, count, CATAN_MOVE_PLACE_METROPOLIS, pips);
    case CATAN_ASK_PUT_KNIGHT:
        return marches_end(f, legal, count);
    case CATAN_ASK_RETREAT_KNIGHT:
        return places_best(f, legal, count, CATAN_MOVE_RETREAT_KNIGHT, knights_post_worth);
    case CATAN_ASK_MUSTER:
        return any(legal, count, CATAN_MOVE_MUSTER);
    default:
        return CATAN_MOVE_NONE;
    }
}
