/* What lies on the table, counted through the public calls alone and compared with what the library
 * says. */
#include <string.h>

#include "property/checks.h"

typedef struct count {
    uint32_t roads, ships, settlements, cities;
    uint32_t points; /* of buildings */
    uint32_t turned; /* of the settlements: cities turned over (C-77) */
    uint32_t more;   /* points of what Cities & Knights and the optional rules have alone */
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

static void count_routes(const world *w, const catan_state *state, count *counts) {
    for (uint32_t e = 0; e < catan_edge_count(w->game); e++) {
        int32_t owner = catan_edge_owner(state, e);
        uint32_t route = catan_edge_route(state, e);
        HOLD(w, (owner == CATAN_NOBODY) == (route == CATAN_NO_ROUTE), "a route piece has an owner");
        if (owner != CATAN_NOBODY) {
            HOLD(w, owner >= 0 && owner < (int32_t)catan_game_players(w->game),
                 "a road's owner is a seat");
            counts[owner].roads += route == CATAN_ROAD;
            counts[owner].ships += route == CATAN_SHIP;
        }
    }
}

/* The longest trail from a node on unused roads and ships of a seat, slowly (B-72, B-73); `route`:
 * what the trail came on, which changes at own buildings only (S-40). */
static uint32_t longest_from(const world *w, const catan_state *state, int32_t seat, uint32_t node,
                             uint32_t route, uint8_t *used, const variants_count *more) {
    catan_node at;
    uint32_t best = 0;
    int32_t owner = catan_node_owner(state, node);
    int32_t knight = catan_node_knight(state, node, NULL, NULL); /* cuts as they do (C-62) */
    if (route != CATAN_NO_ROUTE &&
        (more->stage_at[node] || /* of anyone (V11.4) */
         (owner != CATAN_NOBODY && owner != seat) || (knight != CATAN_NOBODY && knight != seat))) {
        return 0;
    }
    route = owner == seat ? CATAN_NO_ROUTE : route;
    catan_node_get(&at, sizeof at, w->game, node);
    for (unsigned i = 0; i < 3 && at.edges[i] != CATAN_NO_PLACE; i++) {
        uint32_t edge = at.edges[i], there = catan_edge_route(state, edge);
        if (!used[edge] && catan_edge_owner(state, edge) == seat &&
            (route == CATAN_NO_ROUTE || route == there)) {
            used[edge] = 1;
            uint32_t length = 1 + longest_from(w, state, seat, at.neighbours[i], there, used, more);
            used[edge] = 0;
            best = length > best ? length : best;
        }
    }
    uint8_t *crossed = used + CATAN_MAX_EDGES;
    for (uint32_t i = 0; i < more->bridges && route != CATAN_SHIP; i++) { /* roads (V3.1) */
        const laid_bridge *bridge = &more->bridge[i];
        if (bridge->owner == seat && !crossed[i] &&
            (bridge->node[0] == node || bridge->node[1] == node)) {
            crossed[i] = 1;
            uint32_t length =
                1 + longest_from(w, state, seat, bridge->node[bridge->node[0] == node], CATAN_ROAD,
                                 used, more);
            crossed[i] = 0;
            best = length > best ? length : best;
        }
    }
    return best;
}

static uint32_t longest_of(const world *w, const catan_state *state, int32_t seat,
                           const variants_count *more) {
    uint8_t used[CATAN_MAX_EDGES + CATAN_MAX_HEXES + 1] = {0}; /* edges, then bridges */
    uint32_t best = 0;
    for (uint32_t n = 0; n < catan_node_count(w->game); n++) {
        uint32_t length = longest_from(w, state, seat, n, CATAN_NO_ROUTE, used, more);
        best = length > best ? length : best;
    }
    return best;
}

/* Nothing is judged while pieces are in somebody's hand (G-9). */
static int is_in_hand(int32_t asked) {
    return asked == CATAN_ASK_PUT_SHIP || asked == CATAN_ASK_PUT_KNIGHT ||
           asked == CATAN_ASK_RETREAT_KNIGHT || asked == CATAN_ASK_REBUILD ||
           asked == CATAN_ASK_CHOOSE_STRENGTH || asked == CATAN_ASK_PLACE_DESERTER;
}

/* Holders are as the rules say as far as a single position tells (B-70, B-71). */
static void check_awards(const world *w, const catan_state *state, const catan_table_info *table,
                         const variants_count *more) {
    uint32_t longest = 0, largest = 0, seats = 0, armies = 0, route[CATAN_SEATS],
             knights[CATAN_SEATS];
    uint32_t players = catan_game_players(w->game);
    for (uint32_t seat = 0; seat < players; seat++) {
        catan_seat_info info;
        catan_seat_get(&info, sizeof info, state, seat);
        route[seat] = longest_of(w, state, (int32_t)seat, more);
        knights[seat] = info.knights;
        HOLD(w, info.route == route[seat], "the longest road's length (B-72)");
        longest = route[seat] > longest ? route[seat] : longest;
        largest = knights[seat] > largest ? knights[seat] : largest;
    }
    for (uint32_t seat = 0; seat < players; seat++) {
        seats += route[seat] == longest;
        armies += knights[seat] == largest;
    }
    int32_t road = table->longest_road, army = table->largest_army;
    HOLD(w,
         is_in_hand(catan_question(state)) ||
             (road == CATAN_NOBODY
                  ? longest < 5 || seats > 1
                  : longest >= 5 && route[road] == longest && (seats == 1 || !w->config.ties)),
         "the longest road is held by one who has it, with ties alone (V15.1)");
    HOLD(w,
         army == CATAN_NOBODY
             ? largest < 3 || (w->config.ties && armies > 1)
             : largest >= 3 && knights[army] == largest && (armies == 1 || !w->config.ties),
         "the largest army is held by one who has it, with ties alone (V15.2)");
}

static void check_seat(const world *w, const catan_state *state, const catan_table_info *table,
                       uint32_t seat, const count *counts) {
    catan_seat_info info;
    HOLD(w, catan_seat_get(&info, sizeof info, state, seat) == CATAN_OK, "catan_seat_get()");
    HOLD(w, info.roads + counts->roads == 15,
         "roads in supply and on the board, as bridges and dikes, too (B-6)");
    int at_sea = w->config.seafarers || w->config.scenario != CATAN_SCENARIO_NONE;
    HOLD(w, info.ships + counts->ships == (at_sea ? 15U : 0U),
         "ships in supply, one in the hand included, and on the board (S-1)");
    HOLD(w, info.settlements + counts->settlements - counts->turned == 5,
         "settlements in supply and on the board (B-6)");
    HOLD(w, info.cities + counts->cities + counts->turned == 4,
         "cities in supply and on the board (B-6)");
    uint32_t points = counts->points + counts->more + info.special_points +
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
        int is_card = i <= CATAN_ORE || w->config.cities_knights;
        HOLD(w, is_card ? info.rates[i] >= 2 && info.rates[i] <= 4 : info.rates[i] == 0,
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
    const uint32_t usual[8] = {players > 4 ? 20 : 14, 5, players > 4 ? 3 : 2, players > 4 ? 3 : 2,
                               players > 4 ? 3 : 2};
    const uint32_t none[8] = {0}, *deck = w->config.cities_knights ? none : usual; /* C-3 */
    uint32_t commodities = !w->config.cities_knights ? 0 : players > 4 ? 18 : 12;  /* C-7 */
    for (unsigned i = 0; i < 8; i++) {
        HOLD(w, cards[i] + table->bank[i] == (i < 5 ? bank : commodities),
             "resources and commodities are conserved (B-4, C-7)");
        uint32_t there = development[i] + table->deck[i] + (i == CATAN_KNIGHT ? knights : 0);
        HOLD(w, i <= CATAN_POINT ? there == deck[i] : there <= deck[i],
             "development cards are conserved (B-5)");
    }
}

/* What the inventor may swap (C-115). */
static int is_swapped(const world *w, unsigned number) {
    return w->config.cities_knights && number > 2 && number != 6 && number != 8 && number < 12;
}

/* Whether a hex, not of fog, may have become what it is now: by the inventor (C-115), by a token
 * moved to or from it (V4.5), from a hex of the sea or of hills (V8.3, V9.1). */
static int may_be_now(const world *w, const catan_layout *now, uint32_t hex, int is_polder,
                      int numbering) {
    unsigned was = w->layout.terrain[hex], is = now->terrain[hex];
    unsigned had = w->layout.number[hex], bears = now->number[hex];
    if (is_polder) {
        return was == CATAN_SEA && is >= CATAN_FOREST && is <= CATAN_MOUNTAINS &&
               w->config.polder_terrains >> (is - CATAN_FOREST) & 1U &&
               (bears != 0 || numbering || w->config.scarcity);
    }
    int turned =
        w->config.irrigation && was == CATAN_HILLS && (is == CATAN_PASTURE || is == CATAN_FOREST);
    int produces = was >= CATAN_FOREST && was <= CATAN_GOLD && was != CATAN_SEA;
    return (is == was || turned) && (bears == had || (w->config.scarcity && produces) ||
                                     (is_swapped(w, had) && is_swapped(w, bears)));
}

/* The board is the one laid, but for what was discovered, and what the rules change; what is
 * left under the fog and what was discovered are what the map had there (S-80). */
static void check_board(const world *w, const catan_state *state, const variants_count *more) {
    catan_layout now;
    uint32_t terrains[CATAN_FOG + 1], numbers[13], fog = 0, hexes = 0, polders = 0;
    HOLD(w, catan_layout_get(&now, sizeof now, state) == CATAN_OK, "catan_layout_get()");
    uint32_t left = world_fog_left(state, terrains, numbers), laid[13];
    int as_laid = 1, numbering = catan_question(state) == CATAN_ASK_POLDER_NUMBER;
    memcpy(laid, w->fog_numbers, sizeof laid);
    for (uint32_t hex = 0; hex < catan_hex_count(w->game); hex++) {
        uint8_t number = w->layout.number[hex];
        laid[number]++;
        numbers[now.number[hex]]++;
        if (w->layout.terrain[hex] != CATAN_FOG) {
            as_laid &= now.number[hex] == number && now.terrain[hex] == w->layout.terrain[hex];
            HOLD(w, may_be_now(w, &now, hex, more->is_polder[hex], numbering),
                 "the board is the one laid");
            polders += more->is_polder[hex];
            continue;
        }
        hexes++;
        fog += now.terrain[hex] == CATAN_FOG;
        HOLD(w, now.terrain[hex] != CATAN_FOG || now.number[hex] == 0, "fog bears no number");
        polders += more->is_polder[hex];
        terrains[more->is_polder[hex] ? (unsigned)CATAN_SEA : now.terrain[hex]]++;
    }
    HOLD(w, left == fog, "as many terrains are left as hexes under the fog");
    terrains[CATAN_FOG] = numbers[0] = laid[0] = 0;
    uint32_t found[CATAN_FOG + 1];
    memcpy(found, w->fog_terrains, sizeof found);
    if (w->config.irrigation) { /* hills may be something else by now (V9.1) */
        found[CATAN_HILLS] += found[CATAN_PASTURE] + found[CATAN_FOREST];
        terrains[CATAN_HILLS] += terrains[CATAN_PASTURE] + terrains[CATAN_FOREST];
        found[CATAN_PASTURE] = found[CATAN_FOREST] = 0;
        terrains[CATAN_PASTURE] = terrains[CATAN_FOREST] = 0;
    }
    HOLD(w,
         memcmp(terrains, found, sizeof terrains) == 0 &&
             (polders != 0 || memcmp(numbers, laid, sizeof numbers) == 0),
         "what lies under the fog and what was found there are the map's");
    HOLD(w, memcmp(now.harbour, w->layout.harbour, sizeof now.harbour) == 0, "harbours stay");
    HOLD(w, hexes != 0 || !as_laid || catan_layout_check(&now, w->game) == CATAN_OK,
         "the board is a legal layout");
}

void check_conserved(const world *w, const catan_state *state) {
    count counts[CATAN_SEATS];
    catan_table_info table;
    cities_count cities;
    static variants_count more;
    memset(counts, 0, sizeof counts);
    HOLD(w, catan_table_get(&table, sizeof table, state) == CATAN_OK, "catan_table_get()");
    count_buildings(w, state, counts);
    count_routes(w, state, counts);
    check_variants(w, state, &more);
    check_cities(w, state, &more, &cities);
    for (uint32_t seat = 0; seat < catan_game_players(w->game); seat++) {
        counts[seat].turned = more.turned[seat];
        counts[seat].more = cities.points[seat] + more.points[seat];
        counts[seat].roads += more.road_pieces[seat];
        check_seat(w, state, &table, seat, &counts[seat]);
    }
    check_cards(w, state, &table);
    check_awards(w, state, &table, &more);
    check_board(w, state, &more);
}
