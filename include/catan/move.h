/** @file move.h
 * Moves: one 32-bit number each, kind in the upper 8 bits, argument in the lower 24,
 * self-contained, good as a key.
 *
 * The list of kinds with their texts is in docs/notation.md. Unused bits are zero; a number that is
 * no move of the game is refused by catan_check() with CATAN_E_MOVE_UNKNOWN. Text needs no state:
 * names of places are their ids.
 */
#ifndef CATAN_MOVE_H
#define CATAN_MOVE_H

#include "game.h"

#ifdef __cplusplus
extern "C" {
#endif

/** @addtogroup playing
 * @{ */

/** A move. 0 is none. */
typedef uint32_t catan_move;

/** Kinds of moves, pinned. The name of a kind in texts is its name here in lower case, less the
 * prefix. Progress card `p`, a catan_progress, is played by kind 64 + `p`. */
typedef enum catan_move_kind {
    CATAN_MOVE_NONE = 0,             /**< no move */
    CATAN_MOVE_FIRST_PLAYER = 1,     /**< chance: who starts; a seat (B-8) */
    CATAN_MOVE_DICE = 2,             /**< chance: the sum of the roll, 2 to 12 (B-22) */
    CATAN_MOVE_DRAW_DEVELOPMENT = 3, /**< chance: the card bought; a catan_development (B-61) */
    CATAN_MOVE_STEAL = 4, /**< chance: the card stolen; a catan_card (B-32, S-61, C-120) */
    CATAN_MOVE_SETUP_SETTLEMENT = 5,    /**< a starting settlement; a node (B-9) */
    CATAN_MOVE_SETUP_ROAD = 6,          /**< a starting road; an edge (B-9, B-10) */
    CATAN_MOVE_ROLL = 7,                /**< throw the dice (B-21) */
    CATAN_MOVE_END_TURN = 8,            /**< the turn is over (B-20) */
    CATAN_MOVE_PASS = 9,                /**< the go in the special building phase is over (X-4) */
    CATAN_MOVE_BUILD_ROAD = 10,         /**< a road; an edge (B-52) */
    CATAN_MOVE_BUILD_SETTLEMENT = 11,   /**< a settlement; a node (B-53) */
    CATAN_MOVE_BUILD_CITY = 12,         /**< a city; a node (B-54) */
    CATAN_MOVE_BUY_DEVELOPMENT = 13,    /**< a development card (B-61) */
    CATAN_MOVE_TRADE_BANK = 14,         /**< maritime trade; card given * 8 + card got (B-40) */
    CATAN_MOVE_PLAY_KNIGHT = 15,        /**< knight (B-63) */
    CATAN_MOVE_PLAY_ROAD_BUILDING = 16, /**< road building (B-64) */
    CATAN_MOVE_PLAY_PLENTY = 17,        /**< year of plenty (B-65) */
    CATAN_MOVE_PLAY_MONOPOLY = 18,      /**< monopoly; a catan_card (B-66) */
    CATAN_MOVE_FREE_ROAD = 19,          /**< a road of road building; an edge (B-64, C-119) */
    CATAN_MOVE_DECLINE =
        20, /**< no second free road or ship, no second promotion, the piece removed stays in
               supply, no knight for the deserter (B-64, C-118, C-119, C-121, C-127) */
    CATAN_MOVE_TAKE = 21,        /**< one card from the bank; a catan_card (B-65) */
    CATAN_MOVE_DISCARD = 22,     /**< one card to the bank; a catan_card (B-30, C-125) */
    CATAN_MOVE_MOVE_ROBBER = 23, /**< the robber's new place; a hex (B-31) */
    CATAN_MOVE_ROB = 24,         /**< whom to steal from; a seat (B-32) */
    CATAN_MOVE_OFFER_GIVE = 25, /**< compose an offer: one more card to give; a catan_card (B-45) */
    CATAN_MOVE_OFFER_WANT = 26, /**< compose an offer: one more card to get; a catan_card (B-45) */
    CATAN_MOVE_OFFER_SEND = 27, /**< send the offer; a set of seats, bit i for seat i (B-45) */
    CATAN_MOVE_OFFER_CANCEL = 28, /**< stop composing (B-45) */
    CATAN_MOVE_ACCEPT = 29,       /**< accept the offer (B-45) */
    CATAN_MOVE_REJECT = 30,       /**< reject the offer (B-45) */
    CATAN_MOVE_CONFIRM =
        31, /**< trade with a seat that accepted or countered; a seat (B-45, B-46) */
    CATAN_MOVE_WITHDRAW = 32,        /**< trade with no one (B-45) */
    CATAN_MOVE_SETUP_SHIP = 33,      /**< a starting ship instead of the road; an edge (S-32) */
    CATAN_MOVE_BUILD_SHIP = 34,      /**< a ship; an edge (S-10 to S-16) */
    CATAN_MOVE_FREE_SHIP = 35,       /**< a ship of road building; an edge (S-42, CS-13) */
    CATAN_MOVE_LIFT_SHIP = 36,       /**< take a ship up, to move it; its edge (S-20 to S-22) */
    CATAN_MOVE_PUT_SHIP = 37,        /**< where it is put; an edge (S-23) */
    CATAN_MOVE_MOVE_PIRATE = 38,     /**< the pirate's new place; a hex (S-60, S-62) */
    CATAN_MOVE_TAKE_GOLD = 39,       /**< one card of choice for gold; a catan_card (S-50, S-52) */
    CATAN_MOVE_DISCOVER = 40,        /**< chance: what lies under the fog; a catan_terrain (S-81) */
    CATAN_MOVE_DISCOVER_NUMBER = 41, /**< chance: the number token of the hex discovered (S-81) */
    CATAN_MOVE_DICE_PAIR = 42,       /**< chance: the production dice; (red - 1) * 6 + white - 1
                                        (C-4) */
    CATAN_MOVE_EVENT_DIE = 43,       /**< chance: the event die; a catan_face (C-5) */
    CATAN_MOVE_SETUP_CITY = 44,      /**< the starting city; a node (C-18) */
    CATAN_MOVE_BUILD_WALL = 45,      /**< a city wall; a node (C-45) */
    CATAN_MOVE_RESTORE_CITY = 46,    /**< turn a turned city back; a node (C-77) */
    CATAN_MOVE_RECRUIT_KNIGHT = 47,  /**< a basic knight; a node (C-48) */
    CATAN_MOVE_ACTIVATE_KNIGHT = 48, /**< a knight of one's own; its node (C-50) */
    CATAN_MOVE_PROMOTE_KNIGHT = 49,  /**< a knight of one's own; its node (C-52, C-53) */
    CATAN_MOVE_LIFT_KNIGHT = 50,     /**< take a knight up, to move it; its node (C-54, C-56) */
    CATAN_MOVE_PUT_KNIGHT = 51,      /**< where it is put: a free node, or one with a weaker knight
                                        of another (C-56, C-58) */
    CATAN_MOVE_RETREAT_KNIGHT =
        52, /**< where the knight that was driven away goes; a node (C-59, C-124) */
    CATAN_MOVE_CHASE_ROBBER = 53,     /**< a knight chases the robber away; its node (C-60) */
    CATAN_MOVE_IMPROVE = 54,          /**< the next improvement; a catan_track (C-78) */
    CATAN_MOVE_PLACE_METROPOLIS = 55, /**< the city that becomes the metropolis; a node (C-81) */
    CATAN_MOVE_MUSTER = 56,           /**< one more knight that fights; its node (C-92) */
    CATAN_MOVE_MUSTERED = 57,         /**< no further knight fights (C-92) */
    CATAN_MOVE_LOSE_CITY = 58,        /**< the city that is pillaged; a node (C-69) */
    CATAN_MOVE_CHOOSE_DECK = 59,      /**< the deck to draw from; a catan_track (C-72) */
    CATAN_MOVE_DRAW_PROGRESS = 60,    /**< chance: the progress card drawn; a catan_progress (C-85,
                                         C-72) */
    CATAN_MOVE_DISCARD_PROGRESS = 61, /**< a progress card put under its deck; a catan_progress
                                         (C-88) */
    CATAN_MOVE_TAKE_AQUEDUCT = 62,    /**< the card that the aqueduct brings; a catan_card (C-31) */
    CATAN_MOVE_CHASE_PIRATE = 63,     /**< a knight chases the pirate away; its node (CS-6) */
    CATAN_MOVE_PLAY_ALCHEMIST =
        64, /**< alchemist: the dice show that; (red - 1) * 6 + white - 1 (C-110) */
    CATAN_MOVE_PLAY_CRANE = 65,      /**< crane (C-111) */
    CATAN_MOVE_PLAY_MINING = 66,     /**< mining (C-112) */
    CATAN_MOVE_PLAY_IRRIGATION = 67, /**< irrigation (C-113) */
    CATAN_MOVE_PLAY_INVENTOR = 69, /**< inventor: the first of two number tokens; its hex (C-115) */
    CATAN_MOVE_PLAY_ENGINEER = 70, /**< engineer: a wall; a node (C-116) */
    CATAN_MOVE_PLAY_MEDICINE =
        71,                     /**< medicine: the settlement that becomes a city; a node (C-117) */
    CATAN_MOVE_PLAY_SMITH = 72, /**< smith: the first knight that is promoted; its node (C-118) */
    CATAN_MOVE_PLAY_FREE_ROADS = 73, /**< road building, the progress card (C-119) */
    CATAN_MOVE_PLAY_BISHOP = 74,     /**< bishop: where the robber goes; a hex (C-120) */
    CATAN_MOVE_PLAY_DIPLOMAT =
        75, /**< diplomat: the road or ship that is removed; an edge (C-121) */
    CATAN_MOVE_PLAY_WARLORD = 76, /**< warlord (C-122) */
    CATAN_MOVE_PLAY_WEDDING = 77, /**< wedding (C-123) */
    CATAN_MOVE_PLAY_INTRIGUE =
        78, /**< intrigue: the knight that is driven away; its node (C-124) */
    CATAN_MOVE_PLAY_SABOTEUR = 79,           /**< saboteur (C-125) */
    CATAN_MOVE_PLAY_SPY = 80,                /**< spy: whose progress cards; a seat (C-126) */
    CATAN_MOVE_PLAY_DESERTER = 81,           /**< deserter: who loses a knight; a seat (C-127) */
    CATAN_MOVE_PLAY_COMMERCIAL_HARBOUR = 83, /**< commercial harbour (C-130) */
    CATAN_MOVE_PLAY_MERCHANT_FLEET =
        84, /**< merchant fleet: the kind that trades 2:1; a catan_card (C-131) */
    CATAN_MOVE_PLAY_MASTER_MERCHANT = 85, /**< master merchant: whose hand; a seat (C-132) */
    CATAN_MOVE_PLAY_TRADE_MONOPOLY = 86,  /**< trade monopoly; a commodity, as catan_card (C-133) */
    CATAN_MOVE_PLAY_RESOURCE_MONOPOLY =
        87,                         /**< resource monopoly; a resource, as catan_card (C-134) */
    CATAN_MOVE_PLAY_MERCHANT = 88,  /**< merchant: where he goes; a hex (C-129) */
    CATAN_MOVE_SWAP_NUMBER = 89,    /**< the second token of the inventor; its hex (C-115) */
    CATAN_MOVE_FREE_PROMOTION = 90, /**< the second knight of the smith; its node (C-118) */
    CATAN_MOVE_REBUILD =
        91, /**< where the own road or ship that the diplomat removed goes; an edge (C-121) */
    CATAN_MOVE_GIVE = 92,          /**< a card given at a wedding; a catan_card (C-123) */
    CATAN_MOVE_TAKE_PROGRESS = 93, /**< the card that the spy takes; a catan_progress (C-126) */
    CATAN_MOVE_DESERT = 94,        /**< the knight that deserts; its node (C-127) */
    CATAN_MOVE_CHOOSE_STRENGTH =
        95, /**< how strong the knight is that is placed for a deserter; 1 or 2 (C-127) */
    CATAN_MOVE_PLACE_DESERTER =
        96, /**< where the knight that is placed for a deserter goes; a node (C-127) */
    CATAN_MOVE_HARBOUR_OFFER = 97, /**< commercial harbour: who is offered a card; a seat (C-130) */
    CATAN_MOVE_HARBOUR_CARD =
        98, /**< commercial harbour: the card offered; a resource, as catan_card (C-130) */
    CATAN_MOVE_HARBOUR_GIVE =
        99, /**< commercial harbour: the card given for it; a commodity, as catan_card (C-130) */
    CATAN_MOVE_TAKE_HAND = 100, /**< a card that the master merchant takes; a catan_card (C-132) */
    CATAN_MOVE_BUY_HARBOUR = 101,  /**< buy a harbour; a catan_harbour (V1.2 to V1.4) */
    CATAN_MOVE_PAY_HARBOUR = 102,  /**< one of the two cards of choice of a 3:1 harbour; a resource,
                                      as catan_card (V1.4) */
    CATAN_MOVE_LAY_HARBOUR = 103,  /**< where the harbour bought lies; an edge (V1.5) */
    CATAN_MOVE_TURN_HARBOUR = 104, /**< the harbour that the barbarians close; its edge (V1.7) */
    CATAN_MOVE_PROTECT_HARBOURS =
        105, /**< a knight becomes passive and no harbour is turned; its node (V1.8) */
    CATAN_MOVE_RESTORE_HARBOUR = 106, /**< turn a harbour back; its edge (V1.9) */
    CATAN_MOVE_TAKE_INCOME =
        107, /**< the card that the gold-seeker brings; a resource, as catan_card (V2.4, V2.5) */
    CATAN_MOVE_BUILD_BRIDGE = 108,     /**< a bridge; 3 * hex + diagonal (V3.2) */
    CATAN_MOVE_TAKE_TOKEN = 109,       /**< the number token that is moved; its hex (V4.5) */
    CATAN_MOVE_PUT_TOKEN = 110,        /**< where it goes; a hex (V4.5 to V4.7) */
    CATAN_MOVE_BUILD_GREAT_WALL = 111, /**< a piece of the great wall; an edge (V5.2, V5.4) */
    CATAN_MOVE_DIE = 112,              /**< chance: a six-sided die, 1 to 6 (V6.3, V12.1) */
    CATAN_MOVE_PLAY_ATTACK = 113,      /**< a knight card, to attack (V7.1) */
    CATAN_MOVE_ATTACK_WITH = 114,      /**< a knight attacks; its node (V7.6) */
    CATAN_MOVE_ATTACK_ROUTE = 115,     /**< the target is a road or ship; its edge (V7.2) */
    CATAN_MOVE_ATTACK_BRIDGE = 116,    /**< the target is a bridge; 3 * hex + diagonal (V7.2) */
    CATAN_MOVE_ATTACK_BUILDING =
        117, /**< the target is a building, to be replaced by a settlement; its node (V7.3) */
    CATAN_MOVE_ATTACK_FOR_CITY =
        118,                 /**< the target is a city, to be replaced by a city; its node (V7.3) */
    CATAN_MOVE_DEFEND = 119, /**< answer an attack with a knight card (V7.5) */
    CATAN_MOVE_DEFEND_WITH = 120,    /**< answer an attack with a knight; its node (V7.7) */
    CATAN_MOVE_GIVE_IN = 121,        /**< do not defend (V7.5) */
    CATAN_MOVE_BUILD_DIKE = 122,     /**< a dike; an edge (V8.1, V9.1) */
    CATAN_MOVE_FREE_DIKE = 123,      /**< a dike of road building; an edge (V8.5) */
    CATAN_MOVE_DRAIN = 124,          /**< an enclosed hex of the sea becomes land; a hex (V8.3) */
    CATAN_MOVE_POLDER_TERRAIN = 125, /**< chance: the terrain of a polder; a catan_terrain (V8.3) */
    CATAN_MOVE_POLDER_NUMBER = 126,  /**< chance: the number of a polder (V8.3) */
    CATAN_MOVE_IRRIGATE_PASTURE = 127, /**< enclosed hills become pasture; a hex (V9.1) */
    CATAN_MOVE_IRRIGATE_FOREST = 128,  /**< enclosed hills become forest; a hex (V9.1) */
    CATAN_MOVE_MARKET_GIVE =
        129, /**< what is given at the market, one card or two of a kind; a catan_card (V10.2) */
    CATAN_MOVE_MARKET_TAKE = 130, /**< one card got for it; a catan_card (V10.2) */
    CATAN_MOVE_BUILD_STAGE = 131, /**< a landing stage; a node (V11.1) */
    CATAN_MOVE_TAKE_RAIN =
        132, /**< the card that the rain brings; a resource, as catan_card (V12.1) */
    CATAN_MOVE_DICE_WIDE = 133,    /**< chance: the dice with eight or twelve and with four sides;
                                      (large - 1) * 4 + small - 1 (V13.1, V13.2) */
    CATAN_MOVE_RED_DIE = 134,      /**< chance: the red die, 1 to 6 (V13.4) */
    CATAN_MOVE_CHOOSE_TOTAL = 135, /**< sum or difference of the dice, 2 to 12 (V13.2, V13.3) */
    CATAN_MOVE_LAY_DICE = 136, /**< alchemist: the large and the small die show that; (large - 1) *
                                  4 + small - 1 (V13.4) */
    CATAN_MOVE_LAY_RED = 137,  /**< alchemist: the red die shows that; 1 to 6 (V13.4) */
    CATAN_MOVE_PAY_TAX =
        138, /**< chance: the card that the pirate costs his mover; a catan_card (V14.3) */
    CATAN_MOVE_DIPLOMAT_BRIDGE =
        139 /**< diplomat: the bridge that is removed; 3 * hex + diagonal (V3.5) */
} catan_move_kind;

/** What the argument of a move is. */
typedef enum catan_domain {
    CATAN_DOMAIN_NONE = 0,        /**< no argument: 0 */
    CATAN_DOMAIN_NODE = 1,        /**< a node */
    CATAN_DOMAIN_EDGE = 2,        /**< an edge */
    CATAN_DOMAIN_HEX = 3,         /**< a hex */
    CATAN_DOMAIN_SEAT = 4,        /**< a seat */
    CATAN_DOMAIN_SEATS = 5,       /**< a set of seats, bit i for seat i */
    CATAN_DOMAIN_CARD = 6,        /**< a catan_card */
    CATAN_DOMAIN_PAIR = 7,        /**< card given * 8 + card got */
    CATAN_DOMAIN_NUMBER = 8,      /**< a number */
    CATAN_DOMAIN_DEVELOPMENT = 9, /**< a catan_development */
    CATAN_DOMAIN_TERRAIN = 10,    /**< a catan_terrain */
    CATAN_DOMAIN_TRACK = 11,      /**< a catan_track */
    CATAN_DOMAIN_PROGRESS = 12,   /**< a catan_progress */
    CATAN_DOMAIN_DICE_PAIR = 13,  /**< a red and a white die: (red - 1) * 6 + white - 1 */
    CATAN_DOMAIN_FACE = 14,       /**< a catan_face */
    CATAN_DOMAIN_HARBOUR = 15,    /**< a catan_harbour */
    CATAN_DOMAIN_DIAGONAL = 16,   /**< 3 * hex + d: a long diagonal, over a hex from corner d to
                                   corner d + 3; d is 0 to 2, corners run clockwise from north */
    CATAN_DOMAIN_DICE_WIDE = 17   /**< a large and a four-sided die: (large - 1) * 4 + small - 1 */
} catan_domain;

/** A move taken apart. Sized. */
typedef struct catan_move_info {
    uint32_t struct_size; /**< sizeof(catan_move_info) */
    uint32_t kind;        /**< a catan_move_kind */
    uint32_t domain;      /**< a catan_domain */
    uint32_t argument;    /**< the argument as a number */
    uint32_t chance;      /**< 1: a move of chance */
    const char *name;     /**< the kind's name; static */
    const char *rules;    /**< rule IDs; static */
} catan_move_info;

/** The kind of a move, its upper 8 bits. */
CATAN_API uint32_t catan_move_kind_of(catan_move move);

/** The argument of a move, its lower 24 bits. */
CATAN_API uint32_t catan_move_argument(catan_move move);

/** Puts a move together; 0 if `kind` is over 255 or `argument` over 24 bits. */
CATAN_API catan_move catan_move_make(uint32_t kind, uint32_t argument);

/** Takes a move apart. @return CATAN_OK, CATAN_E_ARGUMENT, CATAN_E_VERSION, CATAN_E_MOVE_UNKNOWN */
CATAN_API int32_t catan_move_describe(catan_move_info *out, size_t struct_size, catan_move move);

/** The name of a kind ("build_road"), or "" if there is none of that number. Static storage. */
CATAN_API const char *catan_move_kind_name(uint32_t kind);

/**
 * The moves that discard these cards, one by one in the order they must be played (B-30).
 * @return how many moves there are (`buffer` may be short; null only with `capacity` 0); 0 on bad
 * arguments
 */
CATAN_API uint32_t catan_moves_for_discard(catan_move *buffer, uint32_t capacity,
                                           const uint8_t cards[8]);

/**
 * The moves that compose and send an offer, in the order they must be played (B-45); `seats`: bit i
 * for seat i.
 * @return how many moves there are (`buffer` may be short; null only with `capacity` 0); 0 on bad
 * arguments
 */
CATAN_API uint32_t catan_moves_for_offer(catan_move *buffer, uint32_t capacity,
                                         const uint8_t give[8], const uint8_t want[8],
                                         uint32_t seats);

/**
 * Writes a move as text ("build_road:e12") with a closing zero; 48 bytes always suffice. The
 * argument CATAN_HIDDEN of a masked move (catan_move_masked()) is written as "?": "steal:?". No
 * state takes such a move.
 * @return CATAN_OK, CATAN_E_ARGUMENT, CATAN_E_SIZE, CATAN_E_MOVE_UNKNOWN (also: not within this
 * game's ranges)
 */
CATAN_API int32_t catan_move_format(char *buffer, size_t capacity, const catan_game *game,
                                    catan_move move);

/**
 * Reads a move from text, whole and strict.
 * @return CATAN_OK, CATAN_E_ARGUMENT, CATAN_E_TEXT_SYNTAX, CATAN_E_TEXT_RANGE, CATAN_E_MOVE_UNKNOWN
 */
CATAN_API int32_t catan_move_parse(catan_move *out, const catan_game *game, const char *text);

/** @} */

#ifdef __cplusplus
}
#endif

#endif
