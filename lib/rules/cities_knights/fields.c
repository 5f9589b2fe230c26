/* The fields of Cities & Knights. */
#include "rules/cities_knights/cities_knights.h"

static int wants_dice_pairs(const catan__settings *set) { return set->dice == CATAN_DICE_DECK; }

#define SHOWN(NAME, DOMAIN)                                                                        \
    { .counter = CATAN_COUNTER_##NAME, .domain = CATAN_DOMAIN_##DOMAIN }
#define PIECE(NAME)                                                                                \
    { .piece = CATAN_PIECE_##NAME }
#define HELD(NAME, HOLDER)                                                                         \
    { .piece = CATAN_PIECE_##NAME, .holder = (HOLDER) }
#define UNSHOWN                                                                                    \
    { .counter = 0 }
#define FIELD(name, scope, shape, who, cache, usual, wanted, ...)                                  \
    {                                                                                              \
        name, CATAN__OF_##scope, CATAN__##shape, CATAN__##who, cache, CATAN__AUTO_WORD, 0, usual,  \
            0, wanted, __VA_ARGS__                                                                 \
    }
#define OPEN(name, scope, shape, usual, ...)                                                       \
    FIELD(name, scope, shape, ALL, 0, usual, NULL, __VA_ARGS__)
#define CACHE(name, scope, shape, ...) FIELD(name, scope, shape, ALL, 1, 0, NULL, __VA_ARGS__)
static const catan__field cities_knights_fields[CK_FIELDS] = {
    [CK_BARBARIANS] = OPEN("barbarians", GAME, LANE8, 0, SHOWN(BARBARIANS, NONE)),
    [CK_RED] = OPEN("red_die", GAME, LANE8, 0, SHOWN(RED_DIE, NONE)),
    [CK_FACE] = OPEN("event_die", GAME, LANE8, 0, SHOWN(EVENT_DIE, NONE)),
    [CK_ROBBER_FREE] = OPEN("robber_free", GAME, LANE8, 0, SHOWN(ROBBER_FREE, NONE)),
    [CK_AQUEDUCTS] = OPEN("aqueducts", GAME, LANE8, 0, SHOWN(AQUEDUCTS, NONE)),
    [CK_MERCHANT] = OPEN("merchant", GAME, HEX8, NO_HEX, HELD(MERCHANT, "merchant_of")),
    [CK_MERCHANT_OF] = OPEN("merchant_of", GAME, SEAT8, NO_SEAT, UNSHOWN),
    [CK_PRINTER] = OPEN("printer", GAME, SEAT8, NO_SEAT, PIECE(PRINTER)),
    [CK_CONSTITUTION] = OPEN("constitution", GAME, SEAT8, NO_SEAT, PIECE(CONSTITUTION)),
    [CK_WALLS] = OPEN("walls", GAME, NODES, 0, HELD(WALL, "buildings")),
    [CK_TURNED] = OPEN("turned", GAME, NODES, 0, HELD(TURNED, "buildings")),
    [CK_METROPOLISES] = OPEN("metropolises", GAME, TRACK_NODES, 0, HELD(METROPOLIS, "buildings")),
    [CK_KNIGHT_NODES] = CACHE("knight_nodes", GAME, NODES, UNSHOWN),
    [CK_DECK] = FIELD("progress_deck", GAME, PROGRESS, NOBODY_KNOWS, 0, 0, NULL,
                      SHOWN(PROGRESS_DECK, PROGRESS)),
    [CK_UNDER] =
        FIELD("under_trade", GAME, QUEUE, NOBODY_KNOWS, 0, 0, NULL, SHOWN(UNDER_TRADE, NONE)),
    [CK_UNDER + 1] =
        FIELD("under_politics", GAME, QUEUE, NOBODY_KNOWS, 0, 0, NULL, SHOWN(UNDER_POLITICS, NONE)),
    [CK_UNDER + 2] =
        FIELD("under_science", GAME, QUEUE, NOBODY_KNOWS, 0, 0, NULL, SHOWN(UNDER_SCIENCE, NONE)),
    [CK_DICE_PAIRS] = FIELD("dice_pairs", GAME, DICE_PAIRS, ALL, 0, 0, wants_dice_pairs,
                            SHOWN(DICE_LEFT, DICE_PAIR)),
    [CK_CRANE] = OPEN("crane", GAME, LANE8, 0, SHOWN(CRANE, NONE)),
    [CK_FLEET] = OPEN("fleet", GAME, LANE8, 0, SHOWN(FLEET, NONE)),
    [CK_HARBOUR] = OPEN("harbour", GAME, LANE8, 0, SHOWN(HARBOUR, NONE)),
    [CK_HARBOUR_SEATS] = OPEN("harbour_seats", GAME, LANE8, 0, SHOWN(HARBOUR_SEATS, NONE)),
    [CK_KNIGHTS] = OPEN("knights_placed", SEAT, KNIGHTS, 0, PIECE(KNIGHT)),
    [CK_PROGRESS] = FIELD("progress", SEAT, PROGRESS, OWNER, 0, 0, NULL, SHOWN(PROGRESS, PROGRESS)),
    [CK_TRACK] = OPEN("trade_track", SEAT, LANE8, 0, SHOWN(TRADE, NONE)),
    [CK_TRACK + 1] = OPEN("politics_track", SEAT, LANE8, 0, SHOWN(POLITICS, NONE)),
    [CK_TRACK + 2] = OPEN("science_track", SEAT, LANE8, 0, SHOWN(SCIENCE, NONE)),
    [CK_DEFENDER] = OPEN("defender", SEAT, LANE8, 0, SHOWN(DEFENDER, NONE)),
    [CK_SUPPLY] = CACHE("basic_supply", SEAT, LANE8, SHOWN(BASIC_KNIGHTS, NONE)),
    [CK_SUPPLY + 1] = CACHE("strong_supply", SEAT, LANE8, SHOWN(STRONG_KNIGHTS, NONE)),
    [CK_SUPPLY + 2] = CACHE("mighty_supply", SEAT, LANE8, SHOWN(MIGHTY_KNIGHTS, NONE)),
    [CK_WALL_SUPPLY] = CACHE("wall_supply", SEAT, LANE8, SHOWN(WALLS, NONE)),
};
#undef SHOWN
#undef PIECE
#undef HELD
#undef UNSHOWN
#undef FIELD
#undef OPEN
#undef CACHE
