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
    return (int32_t)goals_site_worth(f, node);
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

catan_move places_setup_road(const facts *f, const catan_move *legal, uint32_t count) {
    return best_of(f, legal, count, CATAN_MOVE_SETUP_ROAD, setup_road_worth);
}

/* Towards the best goal that needs a road; else where it makes the longest road longer; else
 * anywhere. */
catan_move places_free_road(const facts *f, const goal_list *list, const catan_move *legal,
                            uint32_t count) {
    catan_move any = CATAN_MOVE_NONE, longer = CATAN_MOVE_NONE;
    uint32_t edge = CATAN_NO_PLACE;
    if (routes_roads_for(f, f->me.route + 1U, 1, &edge) > 0) {
        longer = catan_move_free_road(edge);
    }
    for (uint32_t g = 0; g < list->count; g++) {
        catan_move first = list->goals[g].first;
        for (uint32_t i = 0; i < count && catan_move_kind_of(first) == CATAN_MOVE_BUILD_ROAD; i++) {
            if (legal[i] == catan_move_free_road(catan_move_argument(first))) {
                return legal[i];
            }
        }
    }
    for (uint32_t i = 0; i < count; i++) {
        if (legal[i] == longer) {
            return longer;
        }
        any = any == CATAN_MOVE_NONE ? legal[i] : any;
    }
    return any;
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

catan_move places_robber(const facts *f, const catan_move *legal, uint32_t count) {
    return best_of(f, legal, count, CATAN_MOVE_MOVE_ROBBER, robber_worth);
}

static int32_t victim_worth(const facts *f, uint32_t seat) {
    uint32_t cards = f->seats[seat].cards;
    return cards == 0 ? -1 : (int32_t)(4 * f->seats[seat].points + (cards < 8 ? cards : 8));
}

catan_move places_victim(const facts *f, const catan_move *legal, uint32_t count) {
    return best_of(f, legal, count, CATAN_MOVE_ROB, victim_worth);
}
