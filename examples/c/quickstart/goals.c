#include "goals.h"

#include <string.h>

#include "routes.h"

enum {
    POINT = 100,         /* the unit of values */
    WINS = 500,          /* a move that ends the game goes before all others */
    LONGEST_WAIT = 80,   /* rolls; beyond that nobody looks */
    PATIENCE = 8,        /* rolls that a wait of nothing counts as; small = greedy */
    FARTHEST_SITE = 3,   /* roads */
    FARTHEST_ISLAND = 6, /* ships */
    FARTHEST_FOG = 3,    /* roads or ships */
    ROUTE_LOOK_AHEAD = 2 /* roads or ships */
};

static const uint8_t road_cost[KINDS] = {1, 1, 0, 0, 0};
static const uint8_t ship_cost[KINDS] = {1, 0, 1, 0, 0};
static const uint8_t settlement_cost[KINDS] = {1, 1, 1, 1, 0};
static const uint8_t city_cost[KINDS] = {0, 0, 0, 2, 3};
static const uint8_t development_cost[KINDS] = {0, 0, 1, 1, 1};
/* lumber and brick open the game, ore and grain decide it, wool is rarely missed */
static const uint8_t card_weight[KINDS] = {10, 10, 8, 11, 11};
static const uint8_t gold_weight = 13;      /* whatever lacks */
static const uint8_t commodity_weight = 14; /* improvements, metropolises */

int goals_can_pay(const uint8_t hand[KINDS], const uint8_t cost[KINDS]) {
    return goals_missing(hand, cost) == 0;
}

uint32_t goals_missing(const uint8_t hand[KINDS], const uint8_t cost[KINDS]) {
    uint32_t missing = 0;
    for (int k = 0; k < KINDS; k++) {
        missing += cost[k] > hand[k] ? (uint32_t)(cost[k] - hand[k]) : 0;
    }
    return missing;
}

/* --- worth of places --- */

static uint32_t harbour_worth(const facts *f, uint32_t node) {
    uint32_t harbour = f->b->node[node].harbour;
    if (harbour == CATAN_NO_PLACE) {
        return 0;
    }
    uint32_t kind = f->b->layout.harbour[harbour];
    if ((f->me.harbours >> kind & 1) != 0) {
        return 0;
    }
    if (kind == CATAN_HARBOUR_ANY) {
        return 10;
    }
    uint32_t income = f->seats[f->seat].income[kind] + f->b->pips[node][kind];
    return 2 + 3 * income;
}

uint32_t goals_site_worth(const facts *f, uint32_t node) {
    uint32_t worth = harbour_worth(f, node) + (uint32_t)f->b->gold[node] * gold_weight;
    for (uint32_t k = 0; k < KINDS; k++) {
        uint32_t pips = f->b->pips[node][k];
        worth += pips * card_weight[k];
        if (pips > 0 && f->seats[f->seat].income[k] == 0) {
            worth += 12 + 2 * pips; /* a kind of card that was missing altogether */
        }
    }
    return worth;
}

uint32_t goals_place_worth(const facts *f, uint32_t node) {
    return goals_site_worth(f, node) + facts_special_points(f, node) * POINT;
}

/* A card, and who knows what land. */
uint32_t goals_fog_worth(uint32_t hexes) { return hexes > 0 ? POINT * 3 / 4 + 15 * hexes : 0; }

/* The later in the game, the less an income still brings. */
static uint32_t income_value(const facts *f, uint32_t worth) {
    uint32_t left = f->b->target > f->me.points ? f->b->target - f->me.points : 0;
    return worth * left / 20;
}

/* --- finding goals --- */

static void add_cost(uint8_t sum[KINDS], const uint8_t cost[KINDS], uint32_t times) {
    for (int k = 0; k < KINDS; k++) {
        sum[k] = (uint8_t)(sum[k] + cost[k] * times);
    }
}

/* A way to a goal: how many pieces of one kind are still to build, and the first of them. */
typedef struct way {
    uint32_t pieces;
    uint32_t route; /* a catan_route */
    catan_move first;
} way;

static const uint8_t *way_cost(const way *w) {
    return w->route == CATAN_SHIP ? ship_cost : road_cost;
}

static uint32_t pieces_left(const facts *f, uint32_t route) {
    return route == CATAN_SHIP ? f->me.ships : f->me.roads;
}

/* The way to a node that was searched. */
static way way_to(const reach *r, uint32_t node, uint32_t route) {
    way w = {r->steps[node], route, CATAN_MOVE_NONE};
    if (w.pieces > 0) {
        w.first = route == CATAN_SHIP ? catan_move_build_ship(r->first_edge[node])
                                      : catan_move_build_road(r->first_edge[node]);
    }
    return w;
}

/* Adds a goal: the way there, then what `last` costs; `act` is the move if there is no way to go.
 */
static void add_goal(goal_list *list, const way *w, catan_move act, const uint8_t last[KINDS],
                     uint32_t value) {
    if (list->count == MAX_GOALS) {
        return;
    }
    goal *g = &list->goals[list->count++];
    memset(g, 0, sizeof *g);
    g->first = w->pieces > 0 ? w->first : act;
    g->value = value;
    memcpy(g->first_cost, w->pieces > 0 ? way_cost(w) : last, KINDS);
    memcpy(g->cost, last, KINDS);
    add_cost(g->cost, way_cost(w), w->pieces);
}

static const way no_way = {0, CATAN_ROAD, CATAN_MOVE_NONE};
static const uint8_t nothing[KINDS] = {0};

void goals_add(goal_list *list, catan_move move, const uint8_t cost[KINDS], uint32_t value) {
    add_goal(list, &no_way, move, cost, value);
}

static uint32_t wins(const facts *f, uint32_t points) {
    return f->me.points + points >= f->b->target ? WINS : 0;
}

/* What is reached by one kind of pieces. The farther, the likelier that somebody else is there
 * first; across the sea few others come. */
static void find_sites(goal_list *list, const facts *f, const reach *r, uint32_t route) {
    uint32_t farthest = route == CATAN_SHIP ? FARTHEST_ISLAND : FARTHEST_SITE;
    uint32_t loss = route == CATAN_SHIP ? 16 : 10; /* a piece: that part of the value */
    for (uint32_t n = 0; n < f->b->nodes; n++) {
        way w = way_to(r, n, route);
        if (w.pieces > farthest || w.pieces > pieces_left(f, route) || !facts_is_open(f, n)) {
            continue;
        }
        uint32_t special = facts_special_points(f, n);
        uint32_t value =
            POINT * (1 + special) + income_value(f, goals_site_worth(f, n)) + wins(f, 1 + special);
        add_goal(list, &w, catan_move_build_settlement(n), settlement_cost,
                 value - value * w.pieces / loss);
    }
}

/* Where a piece would lift the fog. */
static void find_fog(goal_list *list, const facts *f, const reach *r, uint32_t route) {
    for (uint32_t n = 0; n < f->b->nodes; n++) {
        way w = way_to(r, n, route);
        uint32_t fog = facts_fog_at(f, n);
        if (fog > 0 && w.pieces > 0 && w.pieces <= FARTHEST_FOG &&
            w.pieces <= pieces_left(f, route)) {
            add_goal(list, &w, CATAN_MOVE_NONE, nothing,
                     goals_fog_worth(fog) * (10 - w.pieces) / 10);
        }
    }
}

static void find_ways(goal_list *list, const facts *f) {
    for (uint32_t route = CATAN_ROAD; route <= (f->b->sea ? CATAN_SHIP : CATAN_ROAD); route++) {
        reach r;
        routes_reach(&r, f, route);
        if (f->me.settlements > 0) {
            find_sites(list, f, &r, route);
        }
        find_fog(list, f, &r, route);
    }
}

/* What a city brings beyond the settlement that it was. */
static uint32_t city_worth(const facts *f, uint32_t node) {
    uint32_t worth = (uint32_t)f->b->gold[node] * gold_weight;
    for (uint32_t k = 0; k < KINDS; k++) {
        int commodity = f->b->cities && board_commodity(k) < CATAN_CARD_KINDS;
        worth += (uint32_t)f->b->pips[node][k] * (commodity ? commodity_weight : card_weight[k]);
    }
    return worth;
}

static void find_cities(goal_list *list, const facts *f) {
    for (uint32_t n = 0; n < f->b->nodes && f->me.cities > 0; n++) {
        if (f->node_owner[n] != (int32_t)f->seat || f->building[n] != CATAN_SETTLEMENT) {
            continue;
        }
        add_goal(list, &no_way, catan_move_build_city(n), city_cost,
                 POINT + income_value(f, city_worth(f, n)) + wins(f, 1));
    }
}

static void find_route(goal_list *list, const facts *f) {
    uint32_t length = 5, left = (uint32_t)f->me.roads + f->me.ships;
    uint32_t most = left < ROUTE_LOOK_AHEAD ? left : ROUTE_LOOK_AHEAD;
    if (f->longest_road == (int32_t)f->seat) {
        return;
    }
    if (f->longest_road >= 0) {
        length = f->seats[f->longest_road].route + 1;
    }
    if (f->me.route + 5U < length) {
        return; /* two pieces cannot join so much */
    }
    way w = no_way;
    w.pieces = routes_pieces_for(f, length, most, &w.first);
    if (w.pieces > 0) {
        uint32_t value = 2 * POINT + wins(f, 2) + (f->longest_road >= 0 ? POINT / 2 : 0);
        w.route = catan_move_kind_of(w.first) == CATAN_MOVE_BUILD_SHIP ? CATAN_SHIP : CATAN_ROAD;
        add_goal(list, &w, CATAN_MOVE_NONE, nothing, value);
    }
}

static void find_development(goal_list *list, const facts *f) {
    if (f->deck == 0 || f->b->cities) {
        return;
    }
    uint32_t knights = f->me.knights + f->me.development[CATAN_KNIGHT], value = POINT * 13 / 20;
    uint32_t needed = 3;
    if (f->largest_army >= 0 && f->largest_army != (int32_t)f->seat) {
        needed = f->seats[f->largest_army].knights + 1;
    }
    if (f->largest_army != (int32_t)f->seat && needed > knights) {
        value += POINT * 9 / 20 / (needed - knights);
    }
    if (f->me.points + 1U >= f->b->target) {
        value += POINT / 2; /* one card may end the game */
    }
    add_goal(list, &no_way, catan_move_buy_development(), development_cost, value);
}

/* --- rating: how long until the cards are there --- */

/* 1 if the cost is paid from the hand, with trades at the bank for what lacks. */
static int pays_with_bank(const facts *f, const uint8_t hand[KINDS], const uint8_t cost[KINDS]) {
    uint32_t spare = 0;
    for (int k = 0; k < KINDS; k++) {
        uint32_t left = hand[k] > cost[k] ? (uint32_t)(hand[k] - cost[k]) : 0;
        spare += left / f->me.rates[k];
        if (cost[k] > hand[k] && f->bank[k] < cost[k] - hand[k]) {
            return 0;
        }
    }
    return spare >= goals_missing(hand, cost);
}

/* The same after `rolls` average rolls, in 36ths of a card, so that no fraction is lost. */
static int pays_after(const facts *f, const uint8_t hand[KINDS], const uint8_t cost[KINDS],
                      uint32_t rolls) {
    uint32_t spare = rolls * f->seats[f->seat].gold, missing = 0;
    for (int k = 0; k < KINDS; k++) {
        uint32_t have = 36U * hand[k] + rolls * f->seats[f->seat].income[k], need = 36U * cost[k];
        spare += have > need ? (have - need) / f->me.rates[k] : 0;
        missing += need > have ? need - have : 0;
    }
    return spare >= missing;
}

static uint32_t wait_for(const facts *f, const uint8_t hand[KINDS], const uint8_t cost[KINDS]) {
    if (pays_with_bank(f, hand, cost)) {
        return 0;
    }
    uint32_t rolls = 1;
    while (rolls < LONGEST_WAIT && !pays_after(f, hand, cost, rolls)) {
        rolls++;
    }
    return rolls;
}

static uint32_t score_of(uint32_t value, uint32_t wait) { return value * 100 / (wait + PATIENCE); }

void goals_rate(goal_list *list, const facts *f, const uint8_t hand[KINDS]) {
    for (uint32_t i = 0; i < list->count; i++) {
        goal g = list->goals[i];
        g.wait = wait_for(f, hand, g.cost);
        g.score = score_of(g.value, g.wait);
        uint32_t at = i;
        for (; at > 0 && list->goals[at - 1].score < g.score; at--) {
            list->goals[at] = list->goals[at - 1];
        }
        list->goals[at] = g;
    }
}

uint32_t goals_best_score(const goal_list *list, const facts *f, const uint8_t hand[KINDS]) {
    uint32_t best = 0;
    for (uint32_t i = 0; i < list->count; i++) {
        uint32_t score = score_of(list->goals[i].value, wait_for(f, hand, list->goals[i].cost));
        best = score > best ? score : best;
    }
    return best;
}

void goals_find(goal_list *list, const facts *f) {
    list->count = 0;
    find_ways(list, f);
    find_cities(list, f);
    find_route(list, f);
    find_development(list, f);
    if (f->b->cities) {
        goals_find_knights(list, f);
    }
    goals_rate(list, f, f->me.hand);
}
