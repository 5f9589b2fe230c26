/** @file view.h
 * A position as one observer may know it (H-1 to H-6): a seat, a spectator, or all-seeing.
 *
 * A view is a list of pieces and a list of named counters. A module adds kinds of them, never
 * members of a struct: draw what you know, skip what you do not. What the observer may not know is
 * `CATAN_UNKNOWN`; nothing else of it is in what these calls give. A view never deduces: an
 * opponent's cards are unknown in it even where they could be worked out. While a spy or master
 * merchant looks at a hand he sees it, and only then (C-126, C-132). When
 * the game is over it opens the victory point cards (B-67) and nothing else; for the rest look as
 * CATAN_ALL_SEEING then, if your table does.
 *
 * All calls: any thread that may read the state; some 20 KB of stack; time grows with the number of
 * pieces and counters.
 */
#ifndef CATAN_VIEW_H
#define CATAN_VIEW_H

#include "inspect.h"

#ifdef __cplusplus
extern "C" {
#endif

/** @addtogroup showing
 * @{ */

/** Observers that are not a seat. (A seat is its number.) */
typedef enum catan_observer {
    CATAN_SPECTATOR = -4, /**< sees what lies open on the table (H-1) */
    CATAN_ALL_SEEING = -5 /**< a referee, a test, a replay: sees everything */
} catan_observer;

/** Values that stand for no number. */
typedef enum catan_unknown {
    CATAN_UNKNOWN = -1,         /**< the observer may not know it */
    CATAN_TOTAL_TRADE = 252,    /**< as the index of a counter: of all yellow progress cards */
    CATAN_TOTAL_POLITICS = 253, /**< likewise: of all blue ones */
    CATAN_TOTAL_SCIENCE = 254,  /**< likewise: of all green ones */
    CATAN_TOTAL = 255           /**< as the index of a counter: of all its kinds together */
} catan_unknown;

/** Things that lie on the table, pinned. Names in texts: lower case, less the prefix. */
typedef enum catan_piece_kind {
    CATAN_PIECE_NONE = 0,          /**< nothing */
    CATAN_PIECE_ROAD = 1,          /**< on an edge (B-52) */
    CATAN_PIECE_SETTLEMENT = 2,    /**< on a node (B-53) */
    CATAN_PIECE_CITY = 3,          /**< on a node (B-54) */
    CATAN_PIECE_ROBBER = 4,        /**< on a hex, nobody's (B-31) */
    CATAN_PIECE_LONGEST_ROAD = 5,  /**< the card, before its holder (B-71, S-40) */
    CATAN_PIECE_LARGEST_ARMY = 6,  /**< the card, before its holder (B-70) */
    CATAN_PIECE_TURN = 7,          /**< marks whose main turn it is, or after whose it is */
    CATAN_PIECE_ACTIVE = 8,        /**< marks who can win now (G-5) */
    CATAN_PIECE_SHIP = 9,          /**< on an edge (S-11) */
    CATAN_PIECE_PIRATE = 10,       /**< on a hex, nobody's (S-62) */
    CATAN_PIECE_KNIGHT = 11,       /**< on a node; `level`: 1 basic, 2 strong, 3 mighty; `state`: a
                                      set of catan_knight_state (C-47) */
    CATAN_PIECE_WALL = 12,         /**< on a node, under a city (C-45) */
    CATAN_PIECE_TURNED = 13,       /**< on a node: marks a settlement that is a city turned over
                                      (C-77) */
    CATAN_PIECE_METROPOLIS = 14,   /**< on a node, on a city; `state`: its catan_track (C-81) */
    CATAN_PIECE_MERCHANT = 15,     /**< on a hex, its controller's (C-93) */
    CATAN_PIECE_PRINTER = 16,      /**< the card, before its holder (C-89) */
    CATAN_PIECE_CONSTITUTION = 17, /**< the card, before its holder (C-89) */
    CATAN_PIECE_BRIDGE =
        18, /**< over a hex, its place a bridge as in CATAN_DOMAIN_DIAGONAL (V3.2) */
    CATAN_PIECE_GREAT_WALL = 19,      /**< on an edge, on a road (V5.2) */
    CATAN_PIECE_GREAT_WALL_CARD = 20, /**< the card, before its holder (V5.5) */
    CATAN_PIECE_LUMBERJACK = 21,      /**< the specialist of forests, before its holder (V2.2) */
    CATAN_PIECE_MASON = 22,           /**< the specialist of hills (V2.2) */
    CATAN_PIECE_SHEPHERD = 23,        /**< the specialist of pastures (V2.2) */
    CATAN_PIECE_FARMER = 24,          /**< the specialist of fields (V2.2) */
    CATAN_PIECE_MINER = 25,           /**< the specialist of mountains (V2.2) */
    CATAN_PIECE_GOLD_SEEKER = 26,     /**< the specialist of gold (V2.2) */
    CATAN_PIECE_DIKE = 27,            /**< on an edge (V8.1) */
    CATAN_PIECE_LAST_DIKE = 28,       /**< on a hex: marks who laid the last dike there (V8.3) */
    CATAN_PIECE_DRAIN_RIGHT =
        29,                  /**< on a hex: marks who may change what is enclosed (V8.3, V9.1) */
    CATAN_PIECE_POLDER = 30, /**< on a hex: marks land that was sea (V8.3) */
    CATAN_PIECE_HARBOUR =
        31, /**< on an edge; `level`: its catan_harbour, `state`: 1 turned over (V1.5, V1.7) */
    CATAN_PIECE_STAGE = 32, /**< a landing stage, on a node (V11.1) */
    CATAN_PIECE_SAND = 33,  /**< marks whose buildings at the robber's desert get no rain (V12.3) */
    CATAN_PIECE_CLOSED_NOW =
        34,           /**< on a hex: marks what was enclosed in this very go (V8.3, V9.1) */
    CATAN_PIECES = 64 /**< length of arrays indexed by kind of piece */
} catan_piece_kind;

/** States of knights, as a set (C-47 to C-55). */
typedef enum catan_knight_state {
    CATAN_KNIGHT_ACTIVE = 1, /**< has its helmet: counts against barbarians */
    CATAN_KNIGHT_TIRED = 2,  /**< active since this turn only: may not act in it (C-51, C-54) */
    CATAN_KNIGHT_RAISED = 4, /**< recruited or promoted in this turn: no promotion (C-53) */
    CATAN_KNIGHT_FIGHTS = 8  /**< said to take part in the fight (C-92) */
} catan_knight_state;

/** What `place` of a piece is. */
typedef enum catan_place_kind {
    CATAN_PLACE_NONE = 0,    /**< nowhere on the board: before its owner */
    CATAN_PLACE_HEX = 1,     /**< a hex */
    CATAN_PLACE_NODE = 2,    /**< a node */
    CATAN_PLACE_EDGE = 3,    /**< an edge */
    CATAN_PLACE_DIAGONAL = 4 /**< a long diagonal of a hex, as in CATAN_DOMAIN_DIAGONAL */
} catan_place_kind;

/** One piece. */
typedef struct catan_piece {
    uint16_t kind;       /**< a catan_piece_kind */
    int16_t owner;       /**< a seat, or CATAN_NOBODY */
    uint16_t place;      /**< a hex, node, edge or diagonal, by `place_kind`; CATAN_NO_PLACE */
    uint8_t place_kind;  /**< a catan_place_kind */
    uint8_t level;       /**< strength of a knight, kind of a harbour; else 0 */
    uint8_t state;       /**< of knights, metropolises, harbours: as the kind says; else 0 */
    uint8_t reserved[7]; /**< zero */
} catan_piece;

/** Numbers, pinned. Names in texts: lower case, less the prefix. */
typedef enum catan_counter_kind {
    CATAN_COUNTER_NONE = 0,         /**< no counter */
    CATAN_COUNTER_TURN = 1,         /**< number of the main turn, from 1; 0 during setup */
    CATAN_COUNTER_ROLLED = 2,       /**< the last roll's total, or 0 */
    CATAN_COUNTER_CARD_PLAYED = 3,  /**< 1: a development card was played in this turn (B-60) */
    CATAN_COUNTER_OFFERS = 4,       /**< offers begun in this turn (B-46) */
    CATAN_COUNTER_BANK = 5,         /**< cards in the bank, by card */
    CATAN_COUNTER_DECK = 6,         /**< development cards left, by development; the kinds are
                                       nobody's to know */
    CATAN_COUNTER_DICE_LEFT = 7,    /**< pairs left in the deck of dice, by sum; in Cities &
                                       Knights by red and white die (V13.6) */
    CATAN_COUNTER_OFFER_GIVE = 8,   /**< what the offer gives, by card (B-45) */
    CATAN_COUNTER_OFFER_WANT = 9,   /**< what it gets, by card (B-45) */
    CATAN_COUNTER_HAND = 10,        /**< of a seat: cards in hand, by card */
    CATAN_COUNTER_DEVELOPMENT = 11, /**< of a seat: unplayed development cards, by development */
    CATAN_COUNTER_FRESH =
        12, /**< of the table: of the active seat's cards, those bought in this turn (B-60) */
    CATAN_COUNTER_KNIGHTS = 13,        /**< of a seat: knight cards played */
    CATAN_COUNTER_ROADS = 14,          /**< of a seat: roads left in supply */
    CATAN_COUNTER_SETTLEMENTS = 15,    /**< of a seat: settlements left in supply */
    CATAN_COUNTER_CITIES = 16,         /**< of a seat: cities left in supply */
    CATAN_COUNTER_POINTS = 17,         /**< of a seat: points that all can see */
    CATAN_COUNTER_ROUTE = 18,          /**< of a seat: length of the longest route (B-72, S-40) */
    CATAN_COUNTER_COUNTER_GIVE = 19,   /**< of a seat: what its counter-offer gives, by card */
    CATAN_COUNTER_COUNTER_WANT = 20,   /**< of a seat: what it gets, by card */
    CATAN_COUNTER_SHIPS = 21,          /**< of a seat: ships left in supply (S-1), one
                                          being moved included */
    CATAN_COUNTER_SPECIAL_POINTS = 22, /**< of a seat: special victory points earned (S-70) */
    CATAN_COUNTER_SHIP_MOVED = 23,     /**< 1: a ship was moved in this turn (S-22) */
    CATAN_COUNTER_FOG_TERRAINS = 24,   /**< left under the fog, by terrain (S-80) */
    CATAN_COUNTER_FOG_NUMBERS = 25,    /**< number tokens left for it, by number (S-80) */
    CATAN_COUNTER_BARBARIANS = 26,     /**< steps of the barbarians' ship since it last landed, 7
                                          while it lands (C-6) */
    CATAN_COUNTER_RED_DIE = 27,        /**< the last roll's red die, or 0 (C-79) */
    CATAN_COUNTER_EVENT_DIE = 28,      /**< the last roll's catan_face (C-5) */
    CATAN_COUNTER_ROBBER_FREE = 29,    /**< 1: the barbarians have landed, the robber may be moved
                                          (C-35, C-38) */
    CATAN_COUNTER_PROGRESS_DECK = 30,  /**< progress cards still shuffled, by progress and colour;
                                          the kinds are nobody's to know (C-8) */
    CATAN_COUNTER_UNDER_TRADE = 31,    /**< cards put under the yellow deck (C-86) */
    CATAN_COUNTER_UNDER_POLITICS = 32, /**< cards put under the blue deck */
    CATAN_COUNTER_UNDER_SCIENCE = 33,  /**< cards put under the green deck */
    CATAN_COUNTER_PROGRESS = 34, /**< of a seat: progress cards in hand, by progress and colour */
    CATAN_COUNTER_TRADE = 35,    /**< of a seat: level of its trade track, 0 to 5 (C-78) */
    CATAN_COUNTER_POLITICS = 36, /**< of a seat: level of its politics track */
    CATAN_COUNTER_SCIENCE = 37,  /**< of a seat: level of its science track */
    CATAN_COUNTER_DEFENDER = 38, /**< of a seat: Defender of Catan cards (C-71) */
    CATAN_COUNTER_BASIC_KNIGHTS = 39,  /**< of a seat: basic knights left in supply, one in the hand
                                          included (C-9) */
    CATAN_COUNTER_STRONG_KNIGHTS = 40, /**< of a seat: strong knights left in supply */
    CATAN_COUNTER_MIGHTY_KNIGHTS = 41, /**< of a seat: mighty knights left in supply */
    CATAN_COUNTER_WALLS = 42,          /**< of a seat: city walls left in supply (C-9) */
    CATAN_COUNTER_AQUEDUCTS = 43,      /**< seats that will be asked for their aqueduct's card when
                                          gold has been chosen, as a set (C-31) */
    CATAN_COUNTER_CRANE = 44,          /**< 1: the next improvement of this turn costs one card less
                                          (C-111) */
    CATAN_COUNTER_FLEET = 45,   /**< cards that the merchant fleet lets the active seat trade 2:1 in
                                   this turn, as a set: bit i for catan_card i (C-131) */
    CATAN_COUNTER_HARBOUR = 46, /**< 1: commercial harbour was played in this turn (C-130) */
    CATAN_COUNTER_HARBOUR_SEATS =
        47, /**< seats that may still be offered a card, as a set (C-130) */
    CATAN_COUNTER_HARBOUR_STOCK = 48, /**< harbours left to buy, by catan_harbour (V1.1) */
    CATAN_COUNTER_STAGES = 49,        /**< of a seat: landing stages left in supply (V11.1) */
    CATAN_COUNTER_WALL_LINE = 50,     /**< of a seat: length of its longest line of walls (V5.5) */
    CATAN_COUNTER_LARGE_DIE = 51,     /**< the last roll's large die, or 0 (V13.1) */
    CATAN_COUNTER_SMALL_DIE = 52      /**< the last roll's four-sided die, or 0 (V13.1) */
} catan_counter_kind;

/** One number. */
typedef struct catan_counter {
    uint16_t kind;  /**< a catan_counter_kind */
    int16_t seat;   /**< whose, or CATAN_NOBODY */
    uint16_t index; /**< a card, development, number, terrain, progress card, pair of dice, by kind;
                       CATAN_TOTAL of all of them, CATAN_TOTAL_TRADE and so on of a colour; 0 */
    uint8_t reserved[6]; /**< zero */
    int32_t value;       /**< 0 or more, or CATAN_UNKNOWN */
} catan_counter;

/** A view's head. Sized. */
typedef struct catan_view {
    uint32_t struct_size; /**< sizeof(catan_view) */
    int32_t observer;     /**< who looks */
    int32_t actor;        /**< who must decide: as catan_actor() */
    int32_t question;     /**< what is asked: a catan_question_kind */
    int32_t result;       /**< as catan_result() */
    int32_t turn_seat;    /**< whose main turn it is, or CATAN_NOBODY */
    int32_t active_seat;  /**< who can win now, or CATAN_NOBODY */
    uint32_t turn;        /**< number of the main turn; 0 in setup */
    uint32_t pending;     /**< cards to discard, to give, to take, to choose for gold, to pay for a
                             harbour (V1.4); free roads; 0 for every other question */
    uint32_t waiting;     /**< seats that will be asked the same afterwards, bit i for seat i */
    uint32_t accepted;    /**< seats that accepted the open offer, bit i for seat i (B-45) */
    uint32_t countered;   /**< seats that answered it with an offer of their own (B-46) */
    uint32_t pieces;      /**< how many catan_view_pieces() lists */
    uint32_t counters;    /**< how many catan_view_counters() lists */
    int32_t subject; /**< a seat that the question is about: who draws (B-61, C-85), is stolen from
                        (B-32), discovers (S-81), drove the knight away (C-59, C-124), loses the
                        knight (C-127), whose cards are looked at (C-126, C-132), who was offered a
                        card (C-130), attacks (V7.1), throws the die (V12.1), pays (V14.3); else
                        CATAN_NOBODY */
    uint16_t place;  /**< where: of the settlement whose road is asked for (B-10), of the hex
                        discovered (S-81), of the first token (C-115), of the knight promoted first
                        (C-118), of the road or ship removed (C-121), of the deserter (C-127);
                        whence a ship or knight in the hand comes (S-23, C-56, C-59); of the
                        settlement for which a token moves (V4.5), of the volcano (V6.3), of the
                        market (V10.2), of what becomes land (V8.3), of the knight that attacks,
                        then of what is attacked (V7.1, V7.6); else CATAN_NO_PLACE */
    uint8_t place_kind; /**< what `place` is: a catan_place_kind */
    uint8_t level;      /**< of a knight in the hand; of the deserter, then of the knight that comes
                           for it (C-127); of the knight that attacks (V7.6); else 0 (C-47) */
    uint8_t state;      /**< likewise, a set of catan_knight_state; of an attack on a city: 1 if a
                           city is to come for it (V7.3); else 0 */
    uint8_t gate;       /**< the catan_face of the track whose card is drawn or whose metropolis is
                           placed (C-81, C-85); else CATAN_FACE_NONE */
    uint16_t hex;       /**< whose token is taken up (V4.5), or CATAN_NO_PLACE */
    uint8_t what;       /**< of what kind: the harbour that is bought (V1.3), a catan_harbour; the
                           card given at a market (V10.2), a catan_card; the dice that are laid, as in
                           CATAN_DOMAIN_DICE_WIDE (V13.4); else CATAN_NO_KIND */
    uint8_t reserved[27]; /**< zero */
} catan_view;

/** The head of a view. @return CATAN_OK, CATAN_E_ARGUMENT (also: no such observer),
 * CATAN_E_VERSION */
CATAN_API int32_t catan_view_get(catan_view *out, size_t struct_size, const catan_state *state,
                                 int32_t observer);

/**
 * The pieces: by kind of piece, then owner, then place.
 * @return how many there are (`buffer` may be short; null only with `capacity` 0); 0 on bad
 * arguments
 */
CATAN_API uint32_t catan_view_pieces(const catan_state *state, int32_t observer,
                                     catan_piece *buffer, uint32_t capacity);

/**
 * The counters: by kind, then seat, then index; the same ones in every position of a game.
 * @return how many there are (`buffer` may be short; null only with `capacity` 0); 0 on bad
 * arguments
 */
CATAN_API uint32_t catan_view_counters(const catan_state *state, int32_t observer,
                                       catan_counter *buffer, uint32_t capacity);

/** One counter's value; CATAN_UNKNOWN if the observer may not know it or the game has none of that
 * kind, seat and index. */
CATAN_API int32_t catan_view_count(const catan_state *state, int32_t observer, uint32_t kind,
                                   int32_t seat, uint32_t index);

/** What lies where on the board. @return CATAN_OK, CATAN_E_ARGUMENT, CATAN_E_VERSION */
CATAN_API int32_t catan_view_layout(catan_layout *out, size_t struct_size, const catan_state *state,
                                    int32_t observer);

/**
 * The legal moves as the observer is told them: those of catan_moves() if it is the observer who
 * must decide (or who sees all), else none.
 * @return how many; 0 on bad arguments
 */
CATAN_API uint32_t catan_view_moves(const catan_state *state, int32_t observer, catan_move *buffer,
                                    uint32_t capacity);

/** Whether the observer may make a move now, and why not: catan_check() as safe to be told.
 * @return as catan_check(); for others than the actor CATAN_E_NOT_YOUR_TURN or
 * CATAN_E_GAME_OVER */
CATAN_API int32_t catan_view_check(const catan_state *state, int32_t observer, catan_move move);

/**
 * A move that is due in `state`, as the observer may see it: the argument of a move whose outcome
 * is secret (the card stolen, H-3; the card drawn, H-2; the one put under its deck, H-4) becomes
 * CATAN_HIDDEN for all who may not know it. Its text is "steal:?".
 * @return the move, masked or not; CATAN_MOVE_NONE on bad arguments
 */
CATAN_API catan_move catan_move_masked(const catan_state *state, int32_t observer, catan_move move);

/** A hash of all that the observer may know of the position; 0 on bad arguments. */
CATAN_API uint64_t catan_view_hash(const catan_state *state, int32_t observer);

/** No view of the game has more pieces; 0 if `game` is null. */
CATAN_API uint32_t catan_max_pieces(const catan_game *game);

/** So many counters has every view of the game; 0 if `game` is null. */
CATAN_API uint32_t catan_max_counters(const catan_game *game);

/** The name of a kind of piece ("longest_road"), or "". Static storage. */
CATAN_API const char *catan_piece_name(uint32_t kind);

/** The name of a kind of counter ("hand"), or "". Static storage. */
CATAN_API const char *catan_counter_name(uint32_t kind);

/** What the index of a kind of counter is in a game: CATAN_DOMAIN_CARD, _DEVELOPMENT, _NUMBER,
 * _TERRAIN, _PROGRESS, _DICE_PAIR, _HARBOUR; CATAN_DOMAIN_NONE: always 0, or the game has no such
 * counter. */
CATAN_API uint32_t catan_counter_domain(const catan_game *game, uint32_t kind);

/** @} */

#ifdef __cplusplus
}
#endif

#endif
