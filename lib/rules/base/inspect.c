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
    out->harbours = (uint8_t)stock(st, seat, K_HARBOURS);
}

/* What a move costs; 0: it has no price. */
static int price_of_move(const catan_state *st, unsigned seat, catan_move move, uint64_t *lanes) {
    static const uint8_t rows[][2] = {{CATAN_MOVE_BUILD_ROAD, PRICE_ROAD},
                                      {CATAN_MOVE_BUILD_SETTLEMENT, PRICE_SETTLEMENT},
                                      {CATAN_MOVE_BUILD_CITY, PRICE_CITY},
                                      {CATAN_MOVE_BUY_DEVELOPMENT, PRICE_DEVELOPMENT}};
    for (unsigned i = 0; i < sizeof rows / sizeof *rows; i++) {
        if (rows[i][0] == move >> 24) {
            *lanes = price_of(st, seat, rows[i][1]);
            return 1;
        }
    }
    return 0;
}

/* Points by source, those of all modules. */
static void score_by_source(const catan_state *st, unsigned seat, int32_t *source) {
    FOR_HOOK(st, score, m) { m->score(st, seat, source); }
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
    out->pending =
        (uint8_t)(task == CATAN__TASK_DISCARD || task == CATAN__TASK_TAKE ? catan__task_a(top) : 0);
    catan__lanes_bytes(out->bank, word(st, P_BANK));
    catan__lanes_bytes(out->deck, word(st, P_DECK));
    catan__lanes_bytes(out->offer_give, word(st, P_GIVE));
    catan__lanes_bytes(out->offer_want, word(st, P_WANT));
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

static int32_t edge_owner(const catan_state *st, unsigned edge) {
    for (unsigned seat = 0; seat < st->game->set.players; seat++) {
        if (set_has(words(st, at_seat(seat, S_ROADS)), edge)) {
            return (int32_t)seat;
        }
    }
    return CATAN_NOBODY;
}
