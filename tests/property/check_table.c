/* What lies on the table, counted through the public calls alone and compared with what the library
 * says. */
#include <string.h>

#include "property/checks.h"

typedef struct count {
    uint32_t roads, ships, settlements, cities;
    uint32_t points; /* of buildings and awards */
} count;

static void count_buildings(const world *w, const catan_state *state, count *counts) {
    for (uint32_t n = 0; n < catan_node_count(w->game); n++) {
        int32_t owner = catan_node_owner(state, n);
        uint32_t building = catan_node_building(state, n);
        HOLD(w, (owner == CATAN_NOBODY) == (building == CATAN_NO_BUILDING),
             "a building has an owner");
        if (owner == CATAN_NOBODY) {
            continue;
        }
        HOLD(w, owner >= 0 && owner < (int32_t)catan_game_players(w->game), "the owner is a seat");
        counts[owner].settlements += building == CATAN_SETTLEMENT;
        counts[owner].cities += building == CATAN_CITY;
        counts[owner].points += building;
        catan_node node;
        HOLD(w, catan_node_get(&node, sizeof node, w->game, n) == CATAN_OK, "catan_node_get()");
        for (unsigned i = 0; i < 3 && node.neighbours[i] != CATAN_NO_PLACE; i++) {
            HOLD(w, catan_node_building(state, node.neighbours[i]) == CATAN_NO_BUILDING,
                 "the distance rule (B-53)");
        }
    }
}

static void count_roads(const world *w, const catan_state *state, count *counts) {
    for (uint32_t e = 0; e < catan_edge_count(w->game); e++) {
        int32_t owner = catan_edge_owner(state, e);
        if (owner != CATAN_NOBODY) {
            HOLD(w, owner >= 0 && owner < (int32_t)catan_game_players(w->game),
                 "a road's owner is a seat");
            uint32_t kind = catan_edge_route(state, e);
            HOLD(w, kind == CATAN_ROAD || kind == CATAN_SHIP, "a route piece is a road or a ship");
            counts[owner].roads += kind == CATAN_ROAD;
            counts[owner].ships += kind == CATAN_SHIP;
        }
    }
}

/* The longest trail from a node on unused pieces of a seat, slowly (B-72, B-73, S-40); `last`: the
 * kind of that which led there, CATAN_NO_ROUTE at the beginning. */
static uint32_t longest_from(const world *w, const catan_state *state, int32_t seat, uint32_t node,
                             uint32_t last, uint8_t *used) {
    catan_node at;
    uint32_t best = 0;
    int32_t owner = catan_node_owner(state, node);
    if (last != CATAN_NO_ROUTE && owner != CATAN_NOBODY && owner != seat) {
        return 0;
    }
    catan_node_get(&at, sizeof at, w->game, node);
    for (unsigned i = 0; i < 3 && at.edges[i] != CATAN_NO_PLACE; i++) {
        uint32_t edge = at.edges[i];
        uint32_t kind = catan_edge_route(state, edge);
        int joins = last == CATAN_NO_ROUTE || last == kind || owner == seat;
        if (!used[edge] && joins && catan_edge_owner(state, edge) == seat) {
            used[edge] = 1;
            uint32_t length = 1 + longest_from(w, state, seat, at.neighbours[i], kind, used);
            used[edge] = 0;
            best = length > best ? length : best;
        }
    }
    return best;
}

static uint32_t longest_of(const world *w, const catan_state *state, int32_t seat) {
    uint8_t used[CATAN_MAX_EDGES + 1] = {0};
    uint32_t best = 0;
    for (uint32_t n = 0; n < catan_node_count(w->game); n++) {
        uint32_t length = longest_from(w, state, seat, n, CATAN_NO_ROUTE, used);
        best = length > best ? length : best;
    }
    return best;
}

/* Holders are as the rules say as far as a single position tells (B-70, B-71). */
static void check_awards(const world *w, const catan_state *state, const catan_table_info *table) {
    uint32_t longest = 0, largest = 0, seats = 0, route[CATAN_SEATS], knights[CATAN_SEATS];
    uint32_t players = catan_game_players(w->game);
    for (uint32_t seat = 0; seat < players; seat++) {
        catan_seat_info info;
        catan_seat_get(&info, sizeof info, state, seat);
        route[seat] = longest_of(w, state, (int32_t)seat);
        knights[seat] = info.knights;
        HOLD(w, info.route == route[seat], "the longest road's length (B-72)");
        longest = route[seat] > longest ? route[seat] : longest;
        largest = knights[seat] > largest ? knights[seat] : largest;
    }
    for (uint32_t seat = 0; seat < players; seat++) {
        seats += route[seat] == longest;
    }
    int32_t road = table->longest_road, army = table->largest_army;
    /* a ship in the hand is not judged (S-24) */
    HOLD(w,
         catan_question(state) == CATAN_ASK_PUT_SHIP ? 1
         : road == CATAN_NOBODY                      ? longest < 5 || seats > 1
                                                     : longest >= 5 && route[road] == longest,
         "the longest road is held by one who has it");
    HOLD(w, army == CATAN_NOBODY ? largest < 3 : largest >= 3 && knights[army] == largest,
         "the largest army is held by one who has it");
}

static void check_seat(const world *w, const catan_state *state, const catan_table_info *table,
                       uint32_t seat, const count *counts) {
    catan_seat_info info;
    HOLD(w, catan_seat_get(&info, sizeof info, state, seat) == CATAN_OK, "catan_seat_get()");
    HOLD(w, info.roads + counts->roads == 15, "roads in supply and on the board (B-6)");
    HOLD(w, info.settlements + counts->settlements == 5,
         "settlements in supply and on the board (B-6)");
    HOLD(w, info.cities + counts->cities == 4, "cities in supply and on the board (B-6)");
    HOLD(w,
         counts->ships == 0 || catan_question(state) == CATAN_ASK_PUT_SHIP ||
             info.ships + counts->ships == 15,
         "ships in supply and on the board (S-1)");
    uint32_t points = counts->points + info.special_points +
                      (table->longest_road == (int32_t)seat ? 2U : 0U) +
                      (table->largest_army == (int32_t)seat ? 2U : 0U);
    HOLD(w, w->beyond_base || info.public_points == points, "public points are those on the table");
    HOLD(w, info.points == info.public_points + info.development[CATAN_POINT],
         "points with the hidden ones");
    catan_score score;
    HOLD(w, catan_score_get(&score, sizeof score, state, CATAN_ALL_SEEING, seat) == CATAN_OK,
         "catan_score_get()");
    HOLD(w, w->beyond_base || score.points == info.points, "points are the sum of their sources");
    for (unsigned i = 0; i < 8; i++) {
        HOLD(w, info.fresh[i] <= info.development[i], "fresh cards are in hand");
        HOLD(w, i > CATAN_ORE ? info.rates[i] == 0 : info.rates[i] >= 2 && info.rates[i] <= 4,
             "rates are 2 to 4 (B-40)");
    }
}

static void check_cards(const world *w, const catan_state *state, const catan_table_info *table) {
    uint32_t cards[8] = {0}, development[8] = {0}, players = catan_game_players(w->game),
             knights = 0;
    for (uint32_t seat = 0; seat < players; seat++) {
        catan_seat_info info;
        catan_seat_get(&info, sizeof info, state, seat);
        knights += info.knights;
        for (unsigned i = 0; i < 8; i++) {
            cards[i] += info.hand[i];
            development[i] += info.development[i];
        }
    }
    uint32_t bank = w->config.bank_resources != 0 ? w->config.bank_resources
                    : players > 4                 ? 24
                                                  : 19;
    const uint32_t deck[8] = {players > 4 ? 20 : 14, 5, players > 4 ? 3 : 2, players > 4 ? 3 : 2,
                              players > 4 ? 3 : 2};
    for (unsigned i = 0; i < 8; i++) {
        HOLD(w, cards[i] + table->bank[i] == (i < 5 ? bank : 0),
             "resource cards are conserved (B-4)");
        uint32_t there = development[i] + table->deck[i] + (i == CATAN_KNIGHT ? knights : 0);
        HOLD(w, i <= CATAN_POINT ? there == deck[i] : there <= deck[i],
             "development cards are conserved (B-5)");
    }
}

/* Only what was fog may have changed (S-81). */
static int is_laid(const catan_layout *now, const catan_layout *laid) {
    for (unsigned i = 0; i < sizeof now->terrain; i++) {
        if (laid->terrain[i] != CATAN_FOG &&
            (now->terrain[i] != laid->terrain[i] || now->number[i] != laid->number[i])) {
            return 0;
        }
    }
    return 1;
}

void check_conserved(const world *w, const catan_state *state) {
    count counts[CATAN_SEATS];
    catan_table_info table;
    memset(counts, 0, sizeof counts);
    HOLD(w, catan_table_get(&table, sizeof table, state) == CATAN_OK, "catan_table_get()");
    count_buildings(w, state, counts);
    count_roads(w, state, counts);
    for (uint32_t seat = 0; seat < catan_game_players(w->game); seat++) {
        check_seat(w, state, &table, seat, &counts[seat]);
    }
    check_cards(w, state, &table);
    check_awards(w, state, &table);
    catan_layout now, covered;
    HOLD(w, catan_layout_get(&now, sizeof now, state) == CATAN_OK, "catan_layout_get()");
    covered = now;
    for (unsigned i = 0; i < sizeof now.terrain; i++) {
        if (w->layout.terrain[i] == CATAN_FOG) { /* as it was laid, face down */
            covered.terrain[i] = CATAN_FOG;
            covered.number[i] = 0;
        }
    }
    HOLD(w, catan_layout_check(&covered, w->game) == CATAN_OK, "the board is a legal layout");
    HOLD(w,
         is_laid(&now, &w->layout) &&
             memcmp(now.harbour, w->layout.harbour, sizeof now.harbour) == 0,
         "the board is the one laid");
}
