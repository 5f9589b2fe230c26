#include "knights.h"

#include "places.h"

enum {
    NEAR = 4, /* steps of the barbarians' ship: time to arm */
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
    int32_t sum = 0;
    for (uint32_t k = 0; k < KINDS; k++) {
        sum += f->b->pips[node][k];
    }
    return sum;
}

static int32_t few_pips(const facts *f, uint32_t node) { return 1000 - pips(f, node); }

/* A knight is of use where it does not stand on the best place for a settlement. */
static int32_t post_worth(const facts *f, uint32_t node) {
    return facts_is_open(f, node) ? few_pips(f, node) : 2000;
}

static int32_t level_at(const facts *f, uint32_t node) { return f->knight_level[node]; }

/* A track goes on where it is farthest: that leads to a metropolis. */
static int32_t track_worth(const facts *f, uint32_t track) {
    return 1 + f->me.improvement[track % CATAN_TRACKS];
}

static int is_weak(const facts *f) { return f->active_strength < f->all_cities; }

static catan_move arm(const facts *f, const catan_move *legal, uint32_t count) {
    catan_move move = places_best(f, legal, count, CATAN_MOVE_ACTIVATE_KNIGHT, level_at);
    if (move == CATAN_MOVE_NONE) {
        move = places_best(f, legal, count, CATAN_MOVE_RECRUIT_KNIGHT, post_worth);
    }
    return move != CATAN_MOVE_NONE ? move : any(legal, count, CATAN_MOVE_PROMOTE_KNIGHT);
}

/* A knight that may act sends away the robber who holds up its owner. */
static catan_move chase(const facts *f, const catan_move *legal, uint32_t count) {
    return facts_is_blocked(f, f->seat) ? any(legal, count, CATAN_MOVE_CHASE_ROBBER)
                                        : (catan_move)CATAN_MOVE_NONE;
}

catan_move knights_first(const facts *f, const catan_move *legal, uint32_t count) {
    catan_move move = places_best(f, legal, count, CATAN_MOVE_IMPROVE, track_worth);
    if (move == CATAN_MOVE_NONE) {
        move = any(legal, count, CATAN_MOVE_RESTORE_CITY);
    }
    if (move == CATAN_MOVE_NONE) {
        move = chase(f, legal, count);
    }
    int urgent = f->barbarians >= NEAR && is_weak(f);
    if (move == CATAN_MOVE_NONE && (urgent || f->my_knights == 0)) {
        move = arm(f, legal, count);
    }
    return move;
}

/* Commodities of a track that is at its end buy what a goal may need. */
static catan_move sell(const facts *f, const catan_move *legal, uint32_t count) {
    for (uint32_t i = 0; i < count; i++) {
        uint32_t give = catan_move_argument(legal[i]) / 8, get = catan_move_argument(legal[i]) % 8;
        if (catan_move_kind_of(legal[i]) == CATAN_MOVE_TRADE_BANK && give >= CATAN_CLOTH &&
            get < KINDS && f->me.improvement[give - CATAN_CLOTH] == 5 && f->me.hand[get] == 0) {
            return legal[i];
        }
    }
    return CATAN_MOVE_NONE;
}

catan_move knights_last(const facts *f, const catan_move *legal, uint32_t count) {
    catan_move move = CATAN_MOVE_NONE;
    if (f->my_knights < FEW || is_weak(f)) {
        move = arm(f, legal, count);
    }
    if (move == CATAN_MOVE_NONE && f->seats[f->seat].cards > f->b->hand_limit) {
        move = any(legal, count, CATAN_MOVE_BUILD_WALL);
    }
    return move != CATAN_MOVE_NONE ? move : sell(f, legal, count);
}

/* A card of the track of which most kinds are held. */
static catan_move put_back(const catan_move *legal, uint32_t count) {
    uint32_t kinds[CATAN_TRACKS] = {0}, most = 0;
    catan_move best = CATAN_MOVE_NONE;
    for (uint32_t i = 0; i < count; i++) {
        uint32_t track = board_progress_track(catan_move_argument(legal[i]));
        if (++kinds[track] > most) {
            most = kinds[track];
            best = legal[i];
        }
    }
    return best;
}

catan_move knights_answer(const facts *f, const catan_move *legal, uint32_t count) {
    switch (f->question) {
    case CATAN_ASK_LOSE_CITY:
        return places_best(f, legal, count, CATAN_MOVE_LOSE_CITY, few_pips);
    case CATAN_ASK_PLACE_METROPOLIS: /* there it cannot be lost */
        return places_best(f, legal, count, CATAN_MOVE_PLACE_METROPOLIS, pips);
    case CATAN_ASK_RETREAT_KNIGHT:
        return places_best(f, legal, count, CATAN_MOVE_RETREAT_KNIGHT, post_worth);
    case CATAN_ASK_DISCARD_PROGRESS:
        return put_back(legal, count);
    case CATAN_ASK_MUSTER:
        return any(legal, count, CATAN_MOVE_MUSTER);
    default:
        return CATAN_MOVE_NONE;
    }
}
