#include "starts.h"

#include "places.h"
#include "routes.h"

static int32_t node_worth(const facts *f, uint32_t node) {
    return (int32_t)goals_place_worth(f, node);
}

static int is_on(const facts *f, uint32_t node, uint32_t island) {
    for (int i = 0; i < 3; i++) {
        uint32_t hex = f->b->node[node].hexes[i];
        if (hex < f->b->hexes && f->island[hex] == island) {
            return 1;
        }
    }
    return 0;
}

static uint32_t island_of(const facts *f, uint32_t node) {
    for (int i = 0; i < 3; i++) {
        uint32_t hex = f->b->node[node].hexes[i];
        if (hex < f->b->hexes && f->island[hex] != 0) {
            return f->island[hex];
        }
    }
    return 0;
}

enum { NOWHERE = 255 }; /* no island's number */

/* The best that ships from a node would reach: a place to settle off the island `but`, or fog. */
static int32_t outlook(const facts *f, uint32_t from, uint32_t but) {
    enum { FARTHEST = 4 };
    reach r;
    int32_t best = 0;
    routes_reach_from(&r, f, CATAN_SHIP, from);
    for (uint32_t n = 0; n < f->b->nodes; n++) {
        if (r.steps[n] > FARTHEST) {
            continue;
        }
        int32_t worth = facts_is_open(f, n) && !is_on(f, n, but) ? node_worth(f, n) : 0;
        worth += (int32_t)goals_fog_worth(facts_fog_at(f, n));
        worth -= worth * r.steps[n] / 6;
        best = worth > best ? worth : best;
    }
    return best;
}

/* A starting settlement brings what its hexes do, and at the coast more later. */
static int32_t start_worth(const facts *f, uint32_t node) {
    int32_t worth = (int32_t)goals_site_worth(f, node);
    for (uint32_t k = 0; k < KINDS && f->question == CATAN_ASK_SETUP_CITY; k++) {
        enum { COMMODITY = 5 }; /* the city begins to bring them at once (C-28) */
        worth += board_commodity(k) < CATAN_CARD_KINDS ? COMMODITY * f->b->pips[node][k] : 0;
    }
    return f->b->sea ? worth + outlook(f, node, island_of(f, node)) / 5 : worth;
}

catan_move starts_settlement(const facts *f, const catan_move *legal, uint32_t count) {
    uint32_t kind =
        f->question == CATAN_ASK_SETUP_CITY ? CATAN_MOVE_SETUP_CITY : CATAN_MOVE_SETUP_SETTLEMENT;
    return places_best(f, legal, count, kind, start_worth);
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

/* A starting ship looks farther: to whatever a few more ships reach. */
static int32_t setup_ship_worth(const facts *f, uint32_t edge) {
    const uint16_t *ends = f->b->edge[edge].nodes;
    uint32_t home = f->node_owner[ends[0]] == (int32_t)f->seat ? ends[0] : ends[1];
    return outlook(f, board_other_end(f->b, edge, home), NOWHERE);
}

catan_move starts_road(const facts *f, const catan_move *legal, uint32_t count) {
    catan_move road = places_best(f, legal, count, CATAN_MOVE_SETUP_ROAD, setup_road_worth);
    catan_move ship = places_best(f, legal, count, CATAN_MOVE_SETUP_SHIP, setup_ship_worth);
    if (road == CATAN_MOVE_NONE || ship == CATAN_MOVE_NONE) {
        return road != CATAN_MOVE_NONE ? road : ship;
    }
    return setup_ship_worth(f, catan_move_argument(ship)) >
                   setup_road_worth(f, catan_move_argument(road))
               ? ship
               : road;
}
