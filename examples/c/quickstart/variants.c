#include "variants.h"

#include <string.h>

#include "spares.h"

enum {
    NEAR = 4,        /* steps of the barbarians' ship: knights are kept for them */
    HARBOUR_MORE = 2 /* cards of choice that a 3:1 harbour costs */
};

/* What is built, and what it costs. The sooner in the list the rather. */
static const struct {
    uint32_t kind;
    uint8_t cost[KINDS]; /* lumber, brick, wool, grain, ore */
} works[] = {
    {CATAN_MOVE_RESTORE_HARBOUR, {1, 1, 0, 0, 1}}, {CATAN_MOVE_RESTORE_CITY, {0, 0, 0, 2, 3}},
    {CATAN_MOVE_BUY_HARBOUR, {1, 1, 0, 0, 1}},     {CATAN_MOVE_BUILD_STAGE, {1, 1, 0, 0, 1}},
    {CATAN_MOVE_BUILD_BRIDGE, {1, 1, 0, 0, 1}},    {CATAN_MOVE_BUILD_GREAT_WALL, {0, 1, 0, 0, 1}},
    {CATAN_MOVE_BUILD_DIKE, {1, 1, 0, 0, 0}},
};

typedef int32_t rating(const facts *f, catan_move move);

/* The best legal move of a kind, or CATAN_MOVE_NONE; without a rating the first. */
static catan_move best_of(const facts *f, uint32_t kind, rating *rate, const catan_move *legal,
                          uint32_t count) {
    catan_move best = CATAN_MOVE_NONE;
    int32_t most = 0;
    for (uint32_t i = 0; i < count; i++) {
        if (catan_move_kind_of(legal[i]) == kind) {
            int32_t worth = rate != NULL ? rate(f, legal[i]) : 0;
            if (best == CATAN_MOVE_NONE || worth > most) {
                best = legal[i];
                most = worth;
            }
        }
    }
    return best;
}

/* A harbour is worth what comes in of its kind. */
static int32_t harbour_worth(const facts *f, catan_move move) {
    uint32_t kind = catan_move_argument(move), seat = f->seat;
    return (int32_t)(kind < KINDS ? 2 * f->seats[seat].income[kind]
                                  : f->seats[seat].all_income / 2);
}

/* How many sides of a hex bear a road: a dike goes where least is missing. */
static int32_t closed_sides(const facts *f, uint32_t hex) {
    int32_t closed = 0;
    for (int i = 0; i < 6 && hex < f->b->hexes; i++) {
        uint32_t edge = f->b->hex[hex].edges[i];
        closed += f->edge_owner[edge] >= 0 && f->route[edge] == CATAN_ROAD;
    }
    return closed;
}

static int32_t dike_worth(const facts *f, catan_move move) {
    const uint16_t *hexes = f->b->edge[catan_move_argument(move)].hexes;
    int32_t one = closed_sides(f, hexes[0]), other = closed_sides(f, hexes[1]);
    return one > other ? one : other;
}

/* The cards that a move costs; of a harbour what its kind adds. */
static void cost_of(uint8_t cost[KINDS], uint32_t work, catan_move move) {
    uint32_t kind = catan_move_argument(move);
    memcpy(cost, works[work].cost, KINDS);
    if (works[work].kind == CATAN_MOVE_BUY_HARBOUR && kind < KINDS) {
        cost[kind]++;
    }
}

static uint32_t cards_in_hand(const facts *f) { return f->seats[f->seat].cards; }

/* 1 if what the best goal lacks is no more than before, or the hand is too full anyhow. */
static int is_spared(const facts *f, const goal_list *goals, const uint8_t cost[KINDS]) {
    uint8_t left[KINDS];
    uint32_t all = 0;
    for (int k = 0; k < KINDS; k++) {
        if (f->me.hand[k] < cost[k]) {
            return 0;
        }
        left[k] = (uint8_t)(f->me.hand[k] - cost[k]);
        all += cost[k];
    }
    if (goals->count == 0 || cards_in_hand(f) > spares_limit(f)) {
        return 1;
    }
    const uint8_t *wanted = goals->goals[0].cost;
    return goals_missing(left, wanted) == goals_missing(f->me.hand, wanted) &&
           cards_in_hand(f) > all + HARBOUR_MORE;
}

static catan_move work(const facts *f, const goal_list *goals, const catan_move *legal,
                       uint32_t count) {
    for (uint32_t i = 0; i < sizeof works / sizeof works[0]; i++) {
        rating *rate = works[i].kind == CATAN_MOVE_BUY_HARBOUR  ? harbour_worth
                       : works[i].kind == CATAN_MOVE_BUILD_DIKE ? dike_worth
                                                                : NULL;
        catan_move move = best_of(f, works[i].kind, rate, legal, count);
        uint8_t cost[KINDS];
        cost_of(cost, i, move);
        if (move != CATAN_MOVE_NONE && is_spared(f, goals, cost)) {
            return move;
        }
    }
    return CATAN_MOVE_NONE;
}

/* --- conflicts --- */

static int32_t knight_level(const facts *f, catan_move move) {
    return f->knight_level[catan_move_argument(move)];
}

/* A knight that the barbarians do not call for, or a card that no army does. */
static catan_move attack(const facts *f, const catan_move *legal, uint32_t count) {
    if (f->b->cities) {
        return f->barbarians < NEAR ? best_of(f, CATAN_MOVE_ATTACK_WITH, knight_level, legal, count)
                                    : (catan_move)CATAN_MOVE_NONE;
    }
    return facts_is_blocked(f, f->seat) ? (catan_move)CATAN_MOVE_NONE
                                        : best_of(f, CATAN_MOVE_PLAY_ATTACK, NULL, legal, count);
}

/* Whoever leads is hit rather than others. */
static int32_t owner_points(const facts *f, int32_t owner) {
    return owner >= 0 && owner < CATAN_SEATS ? (int32_t)f->seats[owner].points : 0;
}

static int32_t building_worth(const facts *f, catan_move move) {
    return owner_points(f, f->node_owner[catan_move_argument(move)]);
}

static int32_t route_worth(const facts *f, catan_move move) {
    return owner_points(f, f->edge_owner[catan_move_argument(move)]);
}

static catan_move target(const facts *f, const catan_move *legal, uint32_t count) {
    catan_move move = best_of(f, CATAN_MOVE_ATTACK_FOR_CITY, building_worth, legal, count);
    if (move == CATAN_MOVE_NONE) {
        move = best_of(f, CATAN_MOVE_ATTACK_BUILDING, building_worth, legal, count);
    }
    if (move == CATAN_MOVE_NONE) {
        move = best_of(f, CATAN_MOVE_ATTACK_ROUTE, route_worth, legal, count);
    }
    return move;
}

/* --- answers --- */

/* A card of choice: the first kind that a goal lacks (they come in kind order). */
static catan_move wanted(const facts *f, const goal_list *goals, const catan_move *legal,
                         uint32_t count) {
    for (uint32_t g = 0; g < goals->count; g++) {
        for (uint32_t i = 0; i < count; i++) {
            uint32_t card = catan_move_argument(legal[i]);
            if (card < KINDS && goals->goals[g].cost[card] > f->me.hand[card]) {
                return legal[i];
            }
        }
    }
    return legal[count - 1];
}

/* The card that is missed least. */
static catan_move spared(const facts *f, const goal_list *goals, const catan_move *legal,
                         uint32_t count) {
    wishes wished = spares_wishes(f, goals);
    catan_move best = legal[0];
    for (uint32_t i = 1; i < count; i++) {
        if (spares_of(f, &wished, catan_move_argument(legal[i])) >
            spares_of(f, &wished, catan_move_argument(best))) {
            best = legal[i];
        }
    }
    return best;
}

/* What the total brings the seat, less what it brings the others on average. */
static int32_t total_worth(const facts *f, catan_move move) {
    int32_t worth = 0;
    for (uint32_t n = 0; n < f->b->nodes; n++) {
        for (int i = 0; i < 3 && f->node_owner[n] >= 0; i++) {
            uint32_t hex = f->b->node[n].hexes[i];
            if (hex < f->b->hexes && hex != f->robber &&
                f->b->layout.number[hex] == catan_move_argument(move)) {
                int32_t cards = f->building[n] == CATAN_CITY ? 2 : 1;
                worth += f->node_owner[n] == (int32_t)f->seat ? 3 * cards : -cards;
            }
        }
    }
    return worth;
}

static int32_t edge_free(const facts *f, catan_move move) {
    return f->edge_owner[catan_move_argument(move)] < 0;
}

/* The weakest knight that will do. */
static int32_t weakness(const facts *f, catan_move move) { return -knight_level(f, move); }

static catan_move defence(const facts *f, const catan_move *legal, uint32_t count) {
    catan_move move = best_of(f, CATAN_MOVE_DEFEND_WITH, weakness, legal, count);
    return move != CATAN_MOVE_NONE ? move : best_of(f, CATAN_MOVE_DEFEND, NULL, legal, count);
}

catan_move variants_play(const facts *f, const goal_list *goals, const catan_move *legal,
                         uint32_t count) {
    static const uint32_t for_nothing[] = {CATAN_MOVE_DRAIN, CATAN_MOVE_IRRIGATE_FOREST};
    for (uint32_t i = 0; i < sizeof for_nothing / sizeof for_nothing[0]; i++) {
        catan_move move = best_of(f, for_nothing[i], NULL, legal, count);
        if (move != CATAN_MOVE_NONE) {
            return move;
        }
    }
    catan_move move = attack(f, legal, count);
    return move != CATAN_MOVE_NONE ? move : work(f, goals, legal, count);
}

catan_move variants_answer(const facts *f, const goal_list *goals, const catan_move *legal,
                           uint32_t count) {
    switch (f->question) {
    case CATAN_ASK_TAKE_INCOME:
    case CATAN_ASK_TAKE_RAIN:
    case CATAN_ASK_MARKET_TAKE:
        return wanted(f, goals, legal, count);
    case CATAN_ASK_PAY_HARBOUR:
    case CATAN_ASK_MARKET_GIVE:
        return spared(f, goals, legal, count);
    case CATAN_ASK_LAY_HARBOUR:
        return best_of(f, CATAN_MOVE_LAY_HARBOUR, edge_free, legal, count);
    case CATAN_ASK_CHOOSE_TOTAL:
        return best_of(f, CATAN_MOVE_CHOOSE_TOTAL, total_worth, legal, count);
    case CATAN_ASK_TARGET:
        return target(f, legal, count);
    case CATAN_ASK_DEFENCE:
        return defence(f, legal, count);
    default:
        return CATAN_MOVE_NONE;
    }
}
