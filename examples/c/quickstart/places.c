#include "places.h"

#include "routes.h"

catan_move places_best(const facts *f, const catan_move *legal, uint32_t count, uint32_t kind,
                       places_worth worth) {
    catan_move best = CATAN_MOVE_NONE;
    int32_t most = 0;
    for (uint32_t i = 0; i < count; i++) {
        if (catan_move_kind_of(legal[i]) != kind) {
            continue;
        }
        int32_t w = worth(f, catan_move_argument(legal[i]));
        if (best == CATAN_MOVE_NONE || w > most) {
            best = legal[i];
            most = w;
        }
    }
    return best;
}

/* How a piece is put for nothing. */
typedef enum gift { FREE, LIFTED, REMOVED } gift;

/* The same piece, put for nothing: of road building, a ship in the hand, what the diplomat
 * removed. */
static catan_move for_nothing(catan_move build, gift how) {
    uint32_t edge = catan_move_argument(build);
    int ship = catan_move_kind_of(build) == CATAN_MOVE_BUILD_SHIP;
    if (!ship && catan_move_kind_of(build) != CATAN_MOVE_BUILD_ROAD) {
        return CATAN_MOVE_NONE;
    }
    switch (how) {
    case FREE:
        return ship ? catan_move_free_ship(edge) : catan_move_free_road(edge);
    case LIFTED:
        return ship ? catan_move_put_ship(edge) : (catan_move)CATAN_MOVE_NONE;
    default:
        return catan_move_rebuild(edge);
    }
}

static int is_listed(const catan_move *legal, uint32_t count, catan_move move) {
    for (uint32_t i = 0; i < count; i++) {
        if (legal[i] == move) {
            return move != CATAN_MOVE_NONE;
        }
    }
    return 0;
}

/* Towards the best goal that such a piece serves. */
static catan_move towards_goal(const goal_list *list, const catan_move *legal, uint32_t count,
                               gift how) {
    for (uint32_t g = 0; g < list->count; g++) {
        catan_move move = for_nothing(list->goals[g].first, how);
        if (is_listed(legal, count, move)) {
            return move;
        }
    }
    return CATAN_MOVE_NONE;
}

/* Only open ends can be lifted; one that the goal's ship would hang on stays, and so does the
 * longest route. */
catan_move places_spare_ship(const facts *f, const goal *g, const catan_move *legal,
                             uint32_t count) {
    if (catan_move_kind_of(g->first) != CATAN_MOVE_BUILD_SHIP ||
        f->longest_road == (int32_t)f->seat) {
        return CATAN_MOVE_NONE;
    }
    for (uint32_t i = 0; i < count; i++) {
        if (catan_move_kind_of(legal[i]) == CATAN_MOVE_LIFT_SHIP &&
            !board_edges_meet(f->b, catan_move_argument(legal[i]), catan_move_argument(g->first))) {
            return legal[i];
        }
    }
    return CATAN_MOVE_NONE;
}

catan_move places_lifted_ship(const goal_list *list, const catan_move *legal, uint32_t count) {
    catan_move move = towards_goal(list, legal, count, LIFTED);
    return move != CATAN_MOVE_NONE ? move : legal[0];
}

catan_move places_rebuilt(const goal_list *list, const catan_move *legal, uint32_t count) {
    catan_move move = towards_goal(list, legal, count, REMOVED);
    return move != CATAN_MOVE_NONE ? move : legal[count - 1];
}

/* Towards the best goal that needs one; else where it makes the longest route longer; else
 * anywhere. */
catan_move places_free_road(const facts *f, const goal_list *list, const catan_move *legal,
                            uint32_t count) {
    catan_move longer = CATAN_MOVE_NONE, move = towards_goal(list, legal, count, FREE);
    if (move != CATAN_MOVE_NONE) {
        return move;
    }
    if (routes_pieces_for(f, f->me.route + 1U, 1, &longer) > 0) {
        longer = for_nothing(longer, FREE);
    }
    return is_listed(legal, count, longer) ? longer : legal[0];
}

/* What a hex brings to the others, the leaders above all; what it brings to oneself weighs against
 * it. */
int32_t places_robber_worth(const facts *f, uint32_t hex) {
    int32_t worth = 0, dots = (int32_t)board_dots(f->b->layout.number[hex]);
    for (int i = 0; i < 6; i++) {
        uint32_t node = f->b->hex[hex].nodes[i];
        int32_t owner = f->node_owner[node];
        if (owner == (int32_t)f->seat) {
            worth -= 40 * dots * f->building[node];
        } else if (owner >= 0) {
            worth += (4 + 3 * (int32_t)f->seats[owner].points) * dots * f->building[node];
            worth += f->seats[owner].cards > 0 ? 10 : 0;
        }
    }
    return worth;
}

/* Whose ships the pirate would hold up. */
static int32_t pirate_worth(const facts *f, uint32_t hex) {
    int32_t worth = 0;
    for (int i = 0; i < 6; i++) {
        uint32_t edge = f->b->hex[hex].edges[i];
        int32_t owner = f->edge_owner[edge];
        if (owner == (int32_t)f->seat && f->route[edge] == CATAN_SHIP) {
            worth -= 60;
        } else if (owner >= 0 && f->route[edge] == CATAN_SHIP) {
            worth += 5 + 2 * (int32_t)f->seats[owner].points;
            worth += f->seats[owner].cards > 0 ? 10 : 0;
        }
    }
    return worth;
}

/* What both of them do where they stand then is compared. */
catan_move places_robber(const facts *f, const catan_move *legal, uint32_t count) {
    enum { CARD = 60 };
    catan_move robber = places_best(f, legal, count, CATAN_MOVE_MOVE_ROBBER, places_robber_worth);
    catan_move pirate = places_best(f, legal, count, CATAN_MOVE_MOVE_PIRATE, pirate_worth);
    if (robber == CATAN_MOVE_NONE || pirate == CATAN_MOVE_NONE) {
        return robber != CATAN_MOVE_NONE ? robber : pirate;
    }
    int32_t by_robber = places_robber_worth(f, catan_move_argument(robber));
    int32_t by_pirate = pirate_worth(f, catan_move_argument(pirate));
    by_pirate -= by_pirate <= 0 ? CARD : 0; /* nobody to steal from */
    by_robber += f->pirate < f->b->hexes ? pirate_worth(f, f->pirate) : 0;
    by_pirate += f->robber < f->b->hexes ? places_robber_worth(f, f->robber) : 0;
    return by_pirate > by_robber ? pirate : robber;
}

static int32_t victim_worth(const facts *f, uint32_t seat) {
    uint32_t cards = f->seats[seat].cards;
    return cards == 0 ? -1 : (int32_t)(4 * f->seats[seat].points + (cards < 8 ? cards : 8));
}

catan_move places_victim(const facts *f, const catan_move *legal, uint32_t count) {
    return places_best(f, legal, count, CATAN_MOVE_ROB, victim_worth);
}
