#include "places.h"

#include "routes.h"

/* Whose argument is worth most among the moves of a kind. */
typedef int32_t (*worth_of)(const facts *f, uint32_t argument);

static catan_move best_of(const facts *f, const catan_move *legal, uint32_t count, uint32_t kind,
                          worth_of worth) {
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

static int32_t node_worth(const facts *f, uint32_t node) {
    return (int32_t)goals_place_worth(f, node);
}

catan_move places_settlement(const facts *f, const catan_move *legal, uint32_t count) {
    return best_of(f, legal, count, CATAN_MOVE_SETUP_SETTLEMENT, node_worth);
}

/* A starting road points to the best place for the next settlement, two steps away. */
static int32_t setup_road_worth(const facts *f, uint32_t edge) {
    const uint16_t *ends = f->b->edge[edge].nodes;
    uint32_t home = f->node_owner[ends[0]] == (int32_t)f->seat ? ends[0] : ends[1];
    uint32_t far = board_other_end(f->b, edge, home);
    int32_t best = 0;
    for (int i = 0; i < 3; i++) {
        uint32_t site = f->b->node[far].neighbours[i];
        if (site != CATAN_NO_PLACE && site != home && facts_is_open(f, site)) {
            int32_t worth = node_worth(f, site);
            best = worth > best ? worth : best;
        }
    }
    return best;
}

/* A starting ship looks farther: to whatever a few more ships reach, or to fog. */
static int32_t setup_ship_worth(const facts *f, uint32_t edge) {
    enum { FARTHEST = 4 };
    const uint16_t *ends = f->b->edge[edge].nodes;
    uint32_t home = f->node_owner[ends[0]] == (int32_t)f->seat ? ends[0] : ends[1];
    reach r;
    int32_t best = 0;
    routes_reach_from(&r, f, CATAN_SHIP, board_other_end(f->b, edge, home));
    for (uint32_t n = 0; n < f->b->nodes; n++) {
        if (n == home || r.steps[n] > FARTHEST) {
            continue;
        }
        int32_t worth = facts_is_open(f, n) ? node_worth(f, n) : 0;
        worth += (int32_t)goals_fog_worth(facts_fog_at(f, n));
        worth -= worth * r.steps[n] / 6;
        best = worth > best ? worth : best;
    }
    return best;
}

catan_move places_setup_road(const facts *f, const catan_move *legal, uint32_t count) {
    catan_move road = best_of(f, legal, count, CATAN_MOVE_SETUP_ROAD, setup_road_worth);
    catan_move ship = best_of(f, legal, count, CATAN_MOVE_SETUP_SHIP, setup_ship_worth);
    if (road == CATAN_MOVE_NONE || ship == CATAN_MOVE_NONE) {
        return road != CATAN_MOVE_NONE ? road : ship;
    }
    return setup_ship_worth(f, catan_move_argument(ship)) >
                   setup_road_worth(f, catan_move_argument(road))
               ? ship
               : road;
}

/* The same piece, put for nothing: of road building, or a ship in the hand. */
static catan_move for_nothing(catan_move build, int lifted) {
    uint32_t edge = catan_move_argument(build);
    switch (catan_move_kind_of(build)) {
    case CATAN_MOVE_BUILD_ROAD:
        return lifted ? (catan_move)CATAN_MOVE_NONE : catan_move_free_road(edge);
    case CATAN_MOVE_BUILD_SHIP:
        return lifted ? catan_move_put_ship(edge) : catan_move_free_ship(edge);
    default:
        return CATAN_MOVE_NONE;
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
                               int lifted) {
    for (uint32_t g = 0; g < list->count; g++) {
        catan_move move = for_nothing(list->goals[g].first, lifted);
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
    catan_move move = towards_goal(list, legal, count, 1);
    return move != CATAN_MOVE_NONE ? move : legal[0];
}

/* Towards the best goal that needs one; else where it makes the longest route longer; else
 * anywhere. */
catan_move places_free_road(const facts *f, const goal_list *list, const catan_move *legal,
                            uint32_t count) {
    catan_move longer = CATAN_MOVE_NONE, move = towards_goal(list, legal, count, 0);
    if (move != CATAN_MOVE_NONE) {
        return move;
    }
    if (routes_pieces_for(f, f->me.route + 1U, 1, &longer) > 0) {
        longer = for_nothing(longer, 0);
    }
    return is_listed(legal, count, longer) ? longer : legal[0];
}

/* What a hex brings to the others, the leaders above all; what it brings to oneself weighs against
 * it. */
static int32_t robber_worth(const facts *f, uint32_t hex) {
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

/* It is worth as much as a leader's good hex to be rid of the one that stands on oneself. */
catan_move places_robber(const facts *f, const catan_move *legal, uint32_t count) {
    enum { RELIEF = 120 };
    catan_move robber = best_of(f, legal, count, CATAN_MOVE_MOVE_ROBBER, robber_worth);
    catan_move pirate = best_of(f, legal, count, CATAN_MOVE_MOVE_PIRATE, pirate_worth);
    if (robber == CATAN_MOVE_NONE || pirate == CATAN_MOVE_NONE) {
        return robber != CATAN_MOVE_NONE ? robber : pirate;
    }
    int32_t by_robber = robber_worth(f, catan_move_argument(robber));
    int32_t by_pirate = pirate_worth(f, catan_move_argument(pirate));
    by_robber += facts_is_blocked(f, f->seat) ? RELIEF : 0;
    by_pirate += f->pirate < f->b->hexes && pirate_worth(f, f->pirate) < 0 ? RELIEF : 0;
    return by_pirate > by_robber ? pirate : robber;
}

static int32_t victim_worth(const facts *f, uint32_t seat) {
    uint32_t cards = f->seats[seat].cards;
    return cards == 0 ? -1 : (int32_t)(4 * f->seats[seat].points + (cards < 8 ? cards : 8));
}

catan_move places_victim(const facts *f, const catan_move *legal, uint32_t count) {
    return best_of(f, legal, count, CATAN_MOVE_ROB, victim_worth);
}
