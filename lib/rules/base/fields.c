/* The fields of core and base (core/engine/position.h says where they lie). */
#include "rules/base/base.h"

static int wants_counters(const catan__settings *set) { return set->counter_offers; }
static int wants_harbour_places(const catan__settings *set) { return set->free_harbours; }
static int wants_ground(const catan__settings *set) { return set->varied; }
/* Without development cards there is no largest army (C-3). */
static int wants_development(const catan__settings *set) { return set->deck != 0; }

#define AS_COUNTER(NAME, DOMAIN)                                                                   \
    { .counter = CATAN_COUNTER_##NAME, .domain = CATAN_DOMAIN_##DOMAIN }
#define AS_PIECE(NAME)                                                                             \
    { .piece = CATAN_PIECE_##NAME }
#define AS_NOTHING                                                                                 \
    { .counter = 0 }
#define OF_GAME_IF(wanted, name, shape, who, cache, word, lane, usual, ...)                        \
    {                                                                                              \
        name, CATAN__OF_GAME, CATAN__##shape, CATAN__##who, cache, word, lane, usual, 0, wanted,   \
            __VA_ARGS__                                                                            \
    }
#define OF_GAME(...) OF_GAME_IF(NULL, __VA_ARGS__)
#define OF_SEAT_IF(wanted, name, shape, who, cache, word, lane, ...)                               \
    {                                                                                              \
        name, CATAN__OF_SEAT, CATAN__##shape, CATAN__##who, cache, P_SEATS + (word), lane, 0,      \
            S_WORDS, wanted, __VA_ARGS__                                                           \
    }
#define OF_SEAT(...) OF_SEAT_IF(NULL, __VA_ARGS__)
#define ELSEWHERE(name, scope, shape, wanted, ...)                                                 \
    {                                                                                              \
        name, CATAN__OF_##scope, CATAN__##shape, CATAN__ALL, 0, CATAN__AUTO_WORD, 0, 0, 0, wanted, \
            __VA_ARGS__                                                                            \
    }

enum {
    FIELD_BOARD,
    FIELD_HARBOURS,
    FIELD_COUNTER_GIVE,
    FIELD_COUNTER_WANT,
    FIELD_HARBOUR_PLACES,
    FIELD_GROUND
};

static const catan__field base_fields[] = {
    [FIELD_BOARD] = ELSEWHERE("board", GAME, HEXES, NULL, AS_NOTHING),
    [FIELD_HARBOURS] = ELSEWHERE("harbours", GAME, HARBOURS, NULL, AS_NOTHING),
    [FIELD_COUNTER_GIVE] =
        ELSEWHERE("counter_give", SEAT, COUNTS, wants_counters, AS_COUNTER(COUNTER_GIVE, CARD)),
    [FIELD_COUNTER_WANT] =
        ELSEWHERE("counter_want", SEAT, COUNTS, wants_counters, AS_COUNTER(COUNTER_WANT, CARD)),
    [FIELD_HARBOUR_PLACES] =
        ELSEWHERE("harbour_places", GAME, EDGES, wants_harbour_places, AS_NOTHING),
    [FIELD_GROUND] = {"ground", CATAN__OF_GAME, CATAN__GROUND, CATAN__ALL, 1, CATAN__AUTO_WORD, 0,
                      0, 0, wants_ground, AS_NOTHING},
    OF_GAME("turn", HALF32, ALL, 0, P_TABLE, 0, 0, AS_COUNTER(TURN, NONE)),
    OF_GAME("seat", SEAT8, ALL, 0, P_TURN, T_SEAT, NO_SEAT, AS_PIECE(TURN)),
    OF_GAME("active", SEAT8, ALL, 0, P_TURN, T_ACTIVE, NO_SEAT, AS_PIECE(ACTIVE)),
    OF_GAME("rolled", LANE8, ALL, 0, P_TURN, T_ROLLED, 0, AS_COUNTER(ROLLED, NONE)),
    OF_GAME_IF(wants_development, "played", LANE8, ALL, 0, P_TURN, T_PLAYED, 0,
               AS_COUNTER(CARD_PLAYED, NONE)),
    OF_GAME("offers", LANE8, ALL, 0, P_TURN, T_OFFERS, 0, AS_COUNTER(OFFERS, NONE)),
    OF_GAME("hold", LANE8, ALL, 0, P_TURN, T_HOLD, 0, AS_NOTHING),
    OF_GAME("depth", LANE8, ALL, 1, P_TURN, T_DEPTH, 0, AS_NOTHING),
    OF_GAME("robber", HEX8, ALL, 0, P_TABLE, B_ROBBER, NO_HEX, AS_PIECE(ROBBER)),
    OF_GAME("longest_road", SEAT8, ALL, 0, P_TABLE, B_ROAD, NO_SEAT, AS_PIECE(LONGEST_ROAD)),
    OF_GAME_IF(wants_development, "largest_army", SEAT8, ALL, 0, P_TABLE, B_ARMY, NO_SEAT,
               AS_PIECE(LARGEST_ARMY)),
    OF_GAME("result", LANE8, ALL, 0, P_TABLE, B_RESULT, 0, AS_NOTHING),
    OF_GAME("bank", COUNTS, ALL, 0, P_BANK, 0, 0, AS_COUNTER(BANK, CARD)),
    OF_GAME_IF(wants_development, "deck", COUNTS, NOBODY_KNOWS, 0, P_DECK, 0, 0,
               AS_COUNTER(DECK, DEVELOPMENT)),
    OF_GAME_IF(wants_development, "fresh", COUNTS, ACTIVE, 0, P_FRESH, 0, 0,
               AS_COUNTER(FRESH, DEVELOPMENT)),
    OF_GAME_IF(has_dice_deck, "dice", NIBBLES, ALL, 0, P_DICE, 0, 0, AS_COUNTER(DICE_LEFT, NUMBER)),
    OF_GAME("give", COUNTS, ALL, 0, P_GIVE, 0, 0, AS_COUNTER(OFFER_GIVE, CARD)),
    OF_GAME("want", COUNTS, ALL, 0, P_WANT, 0, 0, AS_COUNTER(OFFER_WANT, CARD)),
    OF_GAME("tasks", TASKS, ALL, 0, P_AGENDA, 0, 0, AS_NOTHING),
    OF_GAME("cities", NODES, ALL, 0, P_CITIES, 0, 0, AS_NOTHING),
    OF_GAME("built", NODES, ALL, 1, P_BUILT, 0, 0, AS_NOTHING),
    OF_GAME("blocked", NODES, ALL, 1, P_BLOCKED, 0, 0, AS_NOTHING),
    OF_GAME("taken", EDGES, ALL, 1, P_TAKEN, 0, 0, AS_NOTHING),
    OF_SEAT("hand", COUNTS, OWNER, 0, S_HAND, 0, AS_COUNTER(HAND, CARD)),
    OF_SEAT_IF(wants_development, "cards", COUNTS, OWNER, 0, S_CARDS, 0,
               {.counter = CATAN_COUNTER_DEVELOPMENT,
                .domain = CATAN_DOMAIN_DEVELOPMENT,
                .opened = 1U << CATAN_POINT}), /* point cards are shown after the end (B-67) */
    OF_SEAT_IF(wants_development, "knights", LANE8, ALL, 0, S_STOCK, K_KNIGHTS,
               AS_COUNTER(KNIGHTS, NONE)),
    OF_SEAT("buildings", NODES, ALL, 0, S_BUILT, 0,
            {.piece = CATAN_PIECE_SETTLEMENT, .raised = CATAN_PIECE_CITY, .raised_by = "cities"}),
    OF_SEAT("roads", EDGES, ALL, 0, S_ROADS, 0, AS_PIECE(ROAD)),
    OF_SEAT("road_supply", LANE8, ALL, 1, S_STOCK, K_ROADS, AS_COUNTER(ROADS, NONE)),
    OF_SEAT("settlement_supply", LANE8, ALL, 1, S_STOCK, K_SETTLEMENTS,
            AS_COUNTER(SETTLEMENTS, NONE)),
    OF_SEAT("city_supply", LANE8, ALL, 1, S_STOCK, K_CITIES, AS_COUNTER(CITIES, NONE)),
    OF_SEAT("points", LANE8, ALL, 1, S_STOCK, K_POINTS, AS_COUNTER(POINTS, NONE)),
    OF_SEAT("route", LANE8, ALL, 1, S_STOCK, K_ROUTE, AS_COUNTER(ROUTE, NONE)),
    OF_SEAT("harbours_served", LANE8, ALL, 1, S_STOCK, K_HARBOURS, AS_NOTHING),
    OF_SEAT("nodes", NODES, ALL, 1, S_NODES, 0, AS_NOTHING),
    OF_SEAT("reach", EDGES, ALL, 1, S_REACH, 0, AS_NOTHING),
};
#undef AS_COUNTER
#undef AS_PIECE
#undef AS_NOTHING
#undef ELSEWHERE
#undef OF_GAME
#undef OF_GAME_IF
#undef OF_SEAT
#undef OF_SEAT_IF

/* The places that rules look up most. */
static void base_compiled(catan_game *g) {
    const catan__field *f = &g->field[g->module_field[MODULE_base]];
    compile_rates(g);
    compile_gate(g);
    for (unsigned card = 0; card < CATAN_CARD_KINDS; card++) {
        g->city_card[card] = (uint8_t)card;
    }
    g->plain_dice = g->set.dice != CATAN_DICE_DECK && g->set.no_sevens == 0;
    g->hex_word = f[FIELD_BOARD].word;
    g->hex_words = (uint16_t)((g->board.hexes + 7U) / 8U);
    g->harbour_word = f[FIELD_HARBOURS].word;
    g->counter_word = g->set.counter_offers ? f[FIELD_COUNTER_GIVE].word : 0;
    g->harbour_place_word = g->set.free_harbours ? f[FIELD_HARBOUR_PLACES].word : 0;
    g->ground_word = g->set.varied ? f[FIELD_GROUND].word : 0;
}
