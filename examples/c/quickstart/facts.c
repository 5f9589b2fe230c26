#include "facts.h"

#include <string.h>

#include "islands.h"

static uint32_t sum(const uint8_t *counts) {
    uint32_t total = 0;
    for (int i = 0; i < CATAN_CARD_KINDS; i++) {
        total += counts[i];
    }
    return total;
}

static int32_t read_seats(facts *f, const catan_state *state) {
    for (uint32_t seat = 0; seat < f->b->players; seat++) {
        catan_seat_info info;
        int32_t status = catan_seat_get(&info, sizeof info, state, seat);
        if (status != CATAN_OK) {
            return status;
        }
        if (seat == f->seat) {
            f->me = info;
        }
        f->seats[seat].cards = sum(info.hand); /* that many, but not which */
        f->seats[seat].developments = sum(info.development);
        f->seats[seat].knights = info.knights;
        f->seats[seat].points = info.public_points;
        f->seats[seat].route = info.route;
        memcpy(f->seats[seat].improvement, info.improvement, sizeof info.improvement);
    }
    return CATAN_OK;
}

static int32_t read_table(facts *f, const catan_state *state) {
    catan_table_info table;
    int32_t status = catan_table_get(&table, sizeof table, state);
    if (status != CATAN_OK) {
        return status;
    }
    f->turn_seat = table.turn_seat;
    f->longest_road = table.longest_road;
    f->largest_army = table.largest_army;
    f->robber = table.robber;
    f->pirate = table.pirate;
    f->deck = sum(table.deck);
    f->offers = table.offers;
    f->card_played = table.card_played;
    memcpy(f->bank, table.bank, sizeof f->bank);
    memcpy(f->offer_give, table.offer_give, sizeof f->offer_give);
    memcpy(f->offer_want, table.offer_want, sizeof f->offer_want);
    f->barbarians = table.barbarians;
    f->robber_free = !f->b->cities || table.robber_free;
    return CATAN_OK;
}

/* What a node brings its owner in 36 rolls. A city of Cities & Knights brings commodities instead
 * of a second card of their terrains (C-28). */
static void add_income(open_seat *of, const facts *f, uint32_t node) {
    int city = f->building[node] == CATAN_CITY;
    for (uint32_t k = 0; k < KINDS; k++) {
        uint32_t pips = f->b->pips[node][k];
        uint32_t commodity = f->b->cities && city ? board_commodity(k) : CATAN_CARD_KINDS;
        of->income[k] += pips;
        of->income[commodity < CATAN_CARD_KINDS ? commodity : k] += city ? pips : 0;
        of->all_income += pips * f->building[node];
    }
    of->gold += (uint32_t)f->b->gold[node] * f->building[node];
    of->all_income += (uint32_t)f->b->gold[node] * f->building[node];
}

static void read_pieces(facts *f, const catan_state *state) {
    for (uint32_t n = 0; n < f->b->nodes; n++) {
        int32_t owner = catan_node_owner(state, n);
        f->node_owner[n] = (int8_t)owner;
        f->building[n] = (uint8_t)catan_node_building(state, n);
        if (owner >= 0) {
            add_income(&f->seats[owner], f, n);
        }
    }
    for (uint32_t e = 0; e < f->b->edges; e++) {
        f->edge_owner[e] = (int8_t)catan_edge_owner(state, e);
        f->route[e] = (uint8_t)catan_edge_route(state, e);
    }
}

/* What the question is about. */
static int32_t read_question(facts *f, const catan_state *state) {
    catan_view view;
    int32_t status = catan_view_get(&view, sizeof view, state, (int32_t)f->seat);
    if (status == CATAN_OK) {
        f->question = view.question;
        f->subject = view.subject;
        f->place = view.place;
        f->pending = view.pending;
    }
    return status;
}

int32_t facts_read(facts *f, const board *b, const catan_state *state, uint32_t seat) {
    memset(f, 0, sizeof *f);
    f->b = b;
    f->seat = seat;
    int32_t status = read_seats(f, state);
    if (status == CATAN_OK) {
        status = read_table(f, state);
    }
    if (status == CATAN_OK) {
        status = read_question(f, state);
    }
    if (status == CATAN_OK) {
        read_pieces(f, state);
        status = islands_read(f, state);
    }
    return status == CATAN_OK && b->cities ? facts_read_cities(f, state) : status;
}

int facts_is_blocked(const facts *f, uint32_t seat) {
    if (f->robber >= f->b->hexes || board_dots(f->b->layout.number[f->robber]) == 0) {
        return 0;
    }
    for (int i = 0; i < 6; i++) {
        if (f->node_owner[f->b->hex[f->robber].nodes[i]] == (int32_t)seat) {
            return 1;
        }
    }
    return 0;
}

int facts_is_harried(const facts *f, uint32_t seat) {
    for (int i = 0; i < 6 && f->pirate < f->b->hexes; i++) {
        uint32_t edge = f->b->hex[f->pirate].edges[i];
        if (f->edge_owner[edge] == (int32_t)seat && f->route[edge] == CATAN_SHIP) {
            return 1;
        }
    }
    return 0;
}

int facts_is_watched(const facts *f, uint32_t edge) {
    const uint16_t *hexes = f->b->edge[edge].hexes;
    return f->pirate < f->b->hexes && (hexes[0] == f->pirate || hexes[1] == f->pirate);
}

uint32_t facts_fog_at(const facts *f, uint32_t node) {
    uint32_t fog = 0;
    for (int i = 0; i < 3; i++) {
        uint32_t hex = f->b->node[node].hexes[i];
        fog += hex < f->b->hexes && f->b->layout.terrain[hex] == CATAN_FOG;
    }
    return fog;
}

int facts_is_open_but_for_knights(const facts *f, uint32_t node) {
    const catan_node *n = &f->b->node[node];
    int land = 0;
    for (int i = 0; i < 3; i++) {
        land |= board_is_land(f->b, n->hexes[i]);
        if (n->neighbours[i] != CATAN_NO_PLACE &&
            f->building[n->neighbours[i]] != CATAN_NO_BUILDING) {
            return 0;
        }
    }
    return land && f->building[node] == CATAN_NO_BUILDING;
}

int facts_is_open(const facts *f, uint32_t node) {
    return f->knight_level[node] == 0 && facts_is_open_but_for_knights(f, node);
}
