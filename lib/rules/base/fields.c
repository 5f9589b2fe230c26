/* The fields of core and base (core/engine/position.h says where they lie). */
#include "rules/base/base.h"

static int wants_counters(const catan__settings *set) { return set->counter_offers; }
static int wants_dice_deck(const catan__settings *set) { return set->dice == CATAN_DICE_DECK; }

#define OF_GAME(name, shape, who, cache, word, lane, usual)                                        \
    { name, CATAN__OF_GAME, CATAN__##shape, CATAN__##who, cache, word, lane, usual, 0, NULL }
#define OF_SEAT(name, shape, who, cache, word, lane)                                               \
    {                                                                                              \
        name, CATAN__OF_SEAT, CATAN__##shape, CATAN__##who, cache, P_SEATS + (word), lane, 0,      \
            S_WORDS, NULL                                                                          \
    }

enum { FIELD_BOARD, FIELD_HARBOURS, FIELD_COUNTER_GIVE, FIELD_COUNTER_WANT };

static const catan__field base_fields[] = {
    [FIELD_BOARD] = {"board", CATAN__OF_GAME, CATAN__HEXES, CATAN__ALL, 0, CATAN__AUTO_WORD, 0, 0,
                     0, NULL},
    [FIELD_HARBOURS] = {"harbours", CATAN__OF_GAME, CATAN__HARBOURS, CATAN__ALL, 0,
                        CATAN__AUTO_WORD, 0, 0, 0, NULL},
    [FIELD_COUNTER_GIVE] = {"counter_give", CATAN__OF_SEAT, CATAN__COUNTS, CATAN__ALL, 0,
                            CATAN__AUTO_WORD, 0, 0, 0, wants_counters},
    [FIELD_COUNTER_WANT] = {"counter_want", CATAN__OF_SEAT, CATAN__COUNTS, CATAN__ALL, 0,
                            CATAN__AUTO_WORD, 0, 0, 0, wants_counters},
    OF_GAME("turn", HALF32, ALL, 0, P_TABLE, 0, 0),
    OF_GAME("seat", SEAT8, ALL, 0, P_TURN, T_SEAT, NO_SEAT),
    OF_GAME("active", SEAT8, ALL, 0, P_TURN, T_ACTIVE, NO_SEAT),
    OF_GAME("rolled", LANE8, ALL, 0, P_TURN, T_ROLLED, 0),
    OF_GAME("played", LANE8, ALL, 0, P_TURN, T_PLAYED, 0),
    OF_GAME("offers", LANE8, ALL, 0, P_TURN, T_OFFERS, 0),
    OF_GAME("hold", LANE8, ALL, 0, P_TURN, T_HOLD, 0),
    OF_GAME("depth", LANE8, ALL, 1, P_TURN, T_DEPTH, 0),
    OF_GAME("robber", HEX8, ALL, 0, P_TABLE, B_ROBBER, NO_HEX),
    OF_GAME("longest_road", SEAT8, ALL, 0, P_TABLE, B_ROAD, NO_SEAT),
    OF_GAME("largest_army", SEAT8, ALL, 0, P_TABLE, B_ARMY, NO_SEAT),
    OF_GAME("result", LANE8, ALL, 0, P_TABLE, B_RESULT, 0),
    OF_GAME("bank", COUNTS, ALL, 0, P_BANK, 0, 0),
    OF_GAME("deck", COUNTS, NOBODY_KNOWS, 0, P_DECK, 0, 0),
    OF_GAME("fresh", COUNTS, OWNER, 0, P_FRESH, 0, 0),
    {"dice", CATAN__OF_GAME, CATAN__NIBBLES, CATAN__ALL, 0, P_DICE, 0, 0, 0, wants_dice_deck},
    OF_GAME("give", COUNTS, ALL, 0, P_GIVE, 0, 0),
    OF_GAME("want", COUNTS, ALL, 0, P_WANT, 0, 0),
    OF_GAME("tasks", TASKS, ALL, 0, P_AGENDA, 0, 0),
    OF_GAME("cities", NODES, ALL, 0, P_CITIES, 0, 0),
    OF_GAME("built", NODES, ALL, 1, P_BUILT, 0, 0),
    OF_GAME("blocked", NODES, ALL, 1, P_BLOCKED, 0, 0),
    OF_GAME("taken", EDGES, ALL, 1, P_TAKEN, 0, 0),
    OF_SEAT("hand", COUNTS, OWNER, 0, S_HAND, 0),
    OF_SEAT("cards", COUNTS, OWNER, 0, S_CARDS, 0),
    OF_SEAT("knights", LANE8, ALL, 0, S_STOCK, K_KNIGHTS),
    OF_SEAT("buildings", NODES, ALL, 0, S_BUILT, 0),
    OF_SEAT("roads", EDGES, ALL, 0, S_ROADS, 0),
    OF_SEAT("road_supply", LANE8, ALL, 1, S_STOCK, K_ROADS),
    OF_SEAT("settlement_supply", LANE8, ALL, 1, S_STOCK, K_SETTLEMENTS),
    OF_SEAT("city_supply", LANE8, ALL, 1, S_STOCK, K_CITIES),
    OF_SEAT("points", LANE8, ALL, 1, S_STOCK, K_POINTS),
    OF_SEAT("route", LANE8, ALL, 1, S_STOCK, K_ROUTE),
    OF_SEAT("harbours_served", LANE8, ALL, 1, S_STOCK, K_HARBOURS),
    OF_SEAT("nodes", NODES, ALL, 1, S_NODES, 0),
    OF_SEAT("reach", EDGES, ALL, 1, S_REACH, 0),
};
#undef OF_GAME
#undef OF_SEAT

/* The places that rules look up most. */
static void base_compiled(catan_game *g) {
    const catan__field *f = &g->field[g->module_field[MODULE_base]];
    compile_rates(g);
    compile_gate(g);
    g->plain_dice = g->set.dice != CATAN_DICE_DECK && g->set.no_sevens == 0;
    g->hex_word = f[FIELD_BOARD].word;
    g->hex_words = (uint16_t)((g->board.hexes + 7U) / 8U);
    g->harbour_word = f[FIELD_HARBOURS].word;
    g->counter_word = g->set.counter_offers ? f[FIELD_COUNTER_GIVE].word : 0;
}
