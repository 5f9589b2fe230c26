/* The whole truth about a position of the base game, for catan/inspect.h. */
#include "rules/base/base.h"

static int32_t seat_or_nobody(unsigned seat) {
    return seat == NO_SEAT ? CATAN_NOBODY : (int32_t)seat;
}

static void seat_info(const catan_state *st, unsigned seat, catan_seat_info *out) {
    catan__lanes_bytes(out->hand, hand_of(st, seat));
    catan__lanes_bytes(out->development, seat_word(st, seat, S_CARDS));
    catan__lanes_bytes(out->fresh, active_seat(st) == seat ? word(st, P_FRESH) : 0);
    uint64_t there = catan__lanes_spread(catan__lanes_some(st->game->set.totals)) * 0xff;
    catan__lanes_bytes(out->rates,
                       rates_of(st, seat) & there); /* 0 for cards that this game does not have */
    out->roads = (uint8_t)stock(st, seat, K_ROADS);
    out->settlements = (uint8_t)stock(st, seat, K_SETTLEMENTS);
    out->cities = (uint8_t)stock(st, seat, K_CITIES);
    out->knights = (uint8_t)stock(st, seat, K_KNIGHTS);
    out->public_points = (uint8_t)stock(st, seat, K_POINTS);
    out->points = (uint8_t)points_of(st, seat);
    out->route = (uint8_t)stock(st, seat, K_ROUTE);
    FOR_HOOK(st, tell_seat, m) { m->tell_seat(st, seat, out); }
    out->harbours = (uint8_t)harbours_serving(st, seat); /* those that rates are made of */
}

/* What a move costs; 0: it has no price. */
static int price_of_move(const catan_state *st, unsigned seat, catan_move move, uint64_t *lanes) {
    const kind_row *row = st->game->kind[move >> 24];
    if (row == NULL || row->price == NULL) {
        return 0;
    }
    *lanes = row->price(st, seat, move & 0xffffffU);
    return 1;
}

/* Points by source, those of all modules. */
static void score_by_source(const catan_state *st, unsigned seat, int32_t *source) {
    FOR_HOOK(st, score, m) { m->score(st, seat, source); }
}

static uint32_t special_points_at(const catan_state *st, unsigned seat, unsigned node) {
    uint32_t points = 0;
    FOR_HOOK(st, earns, m) { points += m->earns(st, seat, node); }
    return points;
}

static void table_info(const catan_state *st, catan_table_info *out) {
    unsigned robber = lane(st, P_TABLE, B_ROBBER);
    out->turn = turn_number(st);
    out->turn_seat = seat_or_nobody(lane(st, P_TURN, T_SEAT));
    out->active_seat = seat_or_nobody(active_seat(st));
    out->longest_road = seat_or_nobody(lane(st, P_TABLE, B_ROAD));
    out->largest_army = seat_or_nobody(lane(st, P_TABLE, B_ARMY));
    out->robber = robber == NO_HEX ? (uint16_t)CATAN__NO : (uint16_t)robber;
    out->dice = (uint8_t)lane(st, P_TURN, T_ROLLED);
    out->card_played = (uint8_t)lane(st, P_TURN, T_PLAYED);
    out->offers = (uint8_t)lane(st, P_TURN, T_OFFERS);
    uint64_t top = top_task(st);
    unsigned task = catan__task_kind_of(top);
    out->pirate = CATAN__NO;
    out->pending =
        (uint8_t)(task == CATAN__TASK_DISCARD || task == CATAN__TASK_TAKE ? catan__task_a(top) : 0);
    catan__lanes_bytes(out->bank, word(st, P_BANK));
    catan__lanes_bytes(out->deck, word(st, P_DECK));
    catan__lanes_bytes(out->offer_give, word(st, P_GIVE));
    catan__lanes_bytes(out->offer_want, word(st, P_WANT));
    FOR_HOOK(st, tell_table, m) { m->tell_table(st, out); }
}

static void current_layout(const catan_state *st, catan_layout *out) {
    const catan_game *g = st->game;
    for (unsigned h = 0; h < g->board.hexes; h++) {
        out->terrain[h] = (uint8_t)hex_terrain(st, h);
        out->number[h] = (uint8_t)(hex_byte(st, h) >> 4);
    }
    for (unsigned h = 0; h < g->board.harbours; h++) {
        out->harbour[h] = (uint8_t)harbour_kind(st, h);
    }
    for (unsigned e = 0, h = 0; g->harbour_place_word != 0 && e < g->board.edges; e++) {
        if (set_has(words(st, g->harbour_place_word), e)) {
            out->harbour_edge[h++] = (uint16_t)e;
        }
    }
}

static int32_t node_owner(const catan_state *st, unsigned node, uint32_t *building) {
    *building = CATAN_NO_BUILDING;
    for (unsigned seat = 0; seat < st->game->set.players; seat++) {
        if (set_has(words(st, at_seat(seat, S_BUILT)), node)) {
            *building = set_has(words(st, P_CITIES), node) ? CATAN_CITY : CATAN_SETTLEMENT;
            return (int32_t)seat;
        }
    }
    return CATAN_NOBODY;
}

/* The seat with a road or ship there. */
static int32_t edge_piece(const catan_state *st, unsigned edge, uint32_t *route) {
    for (unsigned seat = 0; seat < st->game->set.players; seat++) {
        int ship = has_ships(st) && set_has(ships_of(st, seat), edge);
        if (ship || set_has(words(st, at_seat(seat, S_ROADS)), edge)) {
            *route = ship ? CATAN_SHIP : CATAN_ROAD;
            return (int32_t)seat;
        }
    }
    *route = CATAN_NO_ROUTE;
    return CATAN_NOBODY;
}
static int32_t edge_owner(const catan_state *st, unsigned edge) {
    uint32_t route;
    return edge_piece(st, edge, &route);
}
static uint32_t edge_route(const catan_state *st, unsigned edge) {
    uint32_t route;
    edge_piece(st, edge, &route);
    return route;
}
