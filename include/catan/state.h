/** @file state.h
 * One position and its journal in one block: play, take back, compare.
 *
 * The block holds the handle, the position (pointer-free, the same words on every platform) and the
 * journal, whose size the caller chooses: 0 = no undo; a move of the base game needs some 45 bytes,
 * all of a game of four some 64 KiB; in Cities & Knights some 55 bytes and 128 KiB. When the
 * journal is full the oldest moves fall out, never the newest (unless that alone is larger than all
 * of the journal). The game must outlive the state.
 */
#ifndef CATAN_STATE_H
#define CATAN_STATE_H

#include "board.h"
#include "move.h"
#include "result.h"

#ifdef __cplusplus
extern "C" {
#endif

/** @addtogroup playing
 * @{ */

/** A state (opaque). */
typedef struct catan_state catan_state;

/** What the actor is asked. Names in texts: lower case, less the prefix. */
typedef enum catan_question_kind {
    CATAN_ASK_OVER = 0,              /**< nothing: the game is over */
    CATAN_ASK_FIRST_PLAYER = 1,      /**< chance: who starts (B-8) */
    CATAN_ASK_SETUP_SETTLEMENT = 2,  /**< where to put a starting settlement (B-9) */
    CATAN_ASK_SETUP_ROAD = 3,        /**< where to put the road or ship at it (B-9, S-32) */
    CATAN_ASK_BEFORE_ROLL = 4,       /**< roll; or first a development card, or the alchemist
                                        instead (B-21, C-23) */
    CATAN_ASK_DICE = 5,              /**< chance: the roll (B-22) */
    CATAN_ASK_ACTION = 6,            /**< trade, build, play, or end the turn (B-20) */
    CATAN_ASK_DRAW_DEVELOPMENT = 7,  /**< chance: which card was bought (B-61) */
    CATAN_ASK_DISCARD = 8,           /**< which card to discard next (B-30, C-125) */
    CATAN_ASK_MOVE_ROBBER = 9,       /**< where the robber goes, or the pirate (B-31, S-60) */
    CATAN_ASK_ROB = 10,              /**< whom to steal from (B-32) */
    CATAN_ASK_STEAL = 11,            /**< chance: which card is stolen (B-32, C-120) */
    CATAN_ASK_FREE_ROAD = 12,        /**< where the free road or ship goes (B-64, S-42, C-119) */
    CATAN_ASK_TAKE_CARD = 13,        /**< which card to take from the bank (B-65) */
    CATAN_ASK_COMPOSE_OFFER = 14,    /**< what the offer holds (B-45) */
    CATAN_ASK_ANSWER_OFFER = 15,     /**< how to answer the offer (B-45) */
    CATAN_ASK_COMPOSE_COUNTER = 16,  /**< what the counter-offer holds (B-46) */
    CATAN_ASK_CHOOSE_ANSWER = 17,    /**< with whom to trade (B-45) */
    CATAN_ASK_SPECIAL_BUILDING = 18, /**< build, or pass (X-4) */
    CATAN_ASK_PUT_SHIP = 19,         /**< where the ship in the hand goes (S-23) */
    CATAN_ASK_TAKE_GOLD = 20,        /**< which card to take for gold (S-50) */
    CATAN_ASK_DISCOVER = 21,         /**< chance: what lies under the fog (S-81) */
    CATAN_ASK_DISCOVER_NUMBER = 22,  /**< chance: which number it bears (S-81) */
    CATAN_ASK_EVENT_DIE = 23,        /**< chance: the event die (C-5) */
    CATAN_ASK_SETUP_CITY = 24,       /**< where to put the starting city (C-18) */
    CATAN_ASK_PUT_KNIGHT = 25,       /**< where the knight in the hand goes (C-56, C-58) */
    CATAN_ASK_RETREAT_KNIGHT = 26, /**< where the knight that was driven away goes (C-59, C-124) */
    CATAN_ASK_PLACE_METROPOLIS = 27, /**< which city becomes the metropolis (C-81, C-82) */
    CATAN_ASK_MUSTER = 28,           /**< which knights fight the barbarians (C-92) */
    CATAN_ASK_LOSE_CITY = 29,        /**< which city is pillaged (C-69) */
    CATAN_ASK_CHOOSE_DECK = 30,      /**< which deck to draw a progress card from (C-72) */
    CATAN_ASK_DRAW_PROGRESS = 31,    /**< chance: which progress card is drawn (C-72, C-85) */
    CATAN_ASK_DISCARD_PROGRESS = 32, /**< which progress card to put under its deck (C-88) */
    CATAN_ASK_TAKE_AQUEDUCT = 33,    /**< which card the aqueduct brings (C-31) */
    CATAN_ASK_SWAP_NUMBER = 34,      /**< which token to swap with the first (C-115) */
    CATAN_ASK_FREE_PROMOTION = 35,   /**< which second knight the smith promotes (C-118) */
    CATAN_ASK_REBUILD = 36,       /**< where the own road or ship that was removed goes (C-121) */
    CATAN_ASK_GIVE = 37,          /**< which card to give (C-123) */
    CATAN_ASK_TAKE_PROGRESS = 38, /**< which progress card the spy takes (C-126) */
    CATAN_ASK_DESERT = 39,        /**< which knight deserts (C-127) */
    CATAN_ASK_CHOOSE_STRENGTH =
        40, /**< how strong the knight is that comes for the deserter (C-127) */
    CATAN_ASK_PLACE_DESERTER = 41, /**< where it goes (C-127) */
    CATAN_ASK_HARBOUR_CARD = 42,   /**< which resource to offer (C-130) */
    CATAN_ASK_HARBOUR_GIVE = 43,   /**< which commodity to give for it (C-130) */
    CATAN_ASK_TAKE_HAND = 44,      /**< which card the master merchant takes (C-132) */
    CATAN_ASK_PAY_HARBOUR = 45,    /**< which card to pay for the harbour (V1.4) */
    CATAN_ASK_LAY_HARBOUR = 46,    /**< where the harbour bought lies (V1.5) */
    CATAN_ASK_TURN_HARBOUR =
        47, /**< which harbour is turned over, or which knight protects them (V1.7, V1.8) */
    CATAN_ASK_TAKE_INCOME = 48,    /**< which card the gold-seeker brings (V2.4, V2.5) */
    CATAN_ASK_TAKE_TOKEN = 49,     /**< which number token to move (V4.5) */
    CATAN_ASK_PUT_TOKEN = 50,      /**< where it goes (V4.5) */
    CATAN_ASK_ERUPTION = 51,       /**< chance: which corner of the volcano is harmed (V6.3) */
    CATAN_ASK_TARGET = 52,         /**< what to attack (V7.1) */
    CATAN_ASK_DEFENCE = 53,        /**< whether to defend (V7.5) */
    CATAN_ASK_POLDER_TERRAIN = 54, /**< chance: the terrain of the polder (V8.3) */
    CATAN_ASK_POLDER_NUMBER = 55,  /**< chance: the number of the polder (V8.3) */
    CATAN_ASK_MARKET_GIVE = 56,    /**< what to give at the market (V10.2) */
    CATAN_ASK_MARKET_TAKE = 57,    /**< what to take for it (V10.2) */
    CATAN_ASK_RAIN = 58,           /**< chance: whether it rains (V12.1) */
    CATAN_ASK_TAKE_RAIN = 59,      /**< which card the rain brings (V12.1) */
    CATAN_ASK_RED_DIE = 60,        /**< chance: the red die (V13.4) */
    CATAN_ASK_CHOOSE_TOTAL = 61,   /**< sum or difference of the dice (V13.2) */
    CATAN_ASK_LAY_RED = 62,        /**< what the red die shows (V13.4) */
    CATAN_ASK_PAY_TAX = 63         /**< chance: which card the pirate costs his mover (V14.3) */
} catan_question_kind;

/** Results. A winning seat is its number, 0 to 5. */
typedef enum catan_result_kind {
    CATAN_RUNNING = -1, /**< not over */
    CATAN_DRAW = -2     /**< over without a winner (B-91) */
} catan_result_kind;

/**
 * Bytes that catan_state_init() needs. `journal_bytes`: room for undo, at most 2^30. An entry
 * takes ten bytes; the room is rounded up to a power of two of them, less than ten bytes are none.
 * `event_count`: room for the events of one move (event.h), at most 65535; 0: no log;
 * catan_max_events() of them always suffice.
 * @return the size; 0 on bad arguments
 */
CATAN_API size_t catan_state_size(const catan_game *game, uint32_t journal_bytes,
                                  uint32_t event_count);

/**
 * Makes the starting state in the caller's memory: `size` bytes at `memory`, aligned to 16.
 * Only the handle, not the memory, needs to be forgotten afterwards.
 *
 * `layout` null: a state to load a text or save into. What lies on its board meanwhile is what
 * catan_layout_generate() lays with the generator of seed 0; a map that it finds no layout for
 * needs one of the caller's.
 * @return CATAN_OK, CATAN_E_ARGUMENT, CATAN_E_ALIGNMENT, CATAN_E_SIZE, CATAN_E_VERSION,
 * CATAN_E_LAYOUT, CATAN_E_LAYOUT_TRIES (without a layout only)
 */
CATAN_API int32_t catan_state_init(catan_state **out, void *memory, size_t size,
                                   const catan_game *game, const catan_layout *layout,
                                   uint32_t journal_bytes, uint32_t event_count);

/** Makes the starting state in one block from the caller's allocator. @return as
 * catan_state_init(), or CATAN_E_MEMORY */
CATAN_API int32_t catan_state_create(catan_state **out, const catan_allocator *allocator,
                                     const catan_game *game, const catan_layout *layout,
                                     uint32_t journal_bytes, uint32_t event_count);

/** Gives a created state's block back. Null, and states made by init, are fine and nothing happens.
 */
CATAN_API void catan_state_destroy(catan_state *state);

/**
 * Copies the position. The journal of `to` is emptied, that of another `from` not touched. Costs
 * one memcpy of the position.
 * @return CATAN_OK, CATAN_E_ARGUMENT, CATAN_E_MISMATCH (not the same game)
 */
CATAN_API int32_t catan_state_copy(catan_state *to, const catan_state *from);

/** The game that a state plays; null if `state` is null. */
CATAN_API const catan_game *catan_state_game(const catan_state *state);

/** Bytes of a game's position (what a copy copies); 0 if `game` is null. */
CATAN_API size_t catan_position_size(const catan_game *game);

/** Who must decide: a seat, CATAN_CHANCE, or CATAN_NOBODY when the game is over (or `state` is
 * null). */
CATAN_API int32_t catan_actor(const catan_state *state);

/** What the actor is asked: a catan_question_kind; CATAN_ASK_OVER if `state` is null. */
CATAN_API int32_t catan_question(const catan_state *state);

/** The name of a question ("before_roll"), or "" if there is none of that number. Static storage.
 */
CATAN_API const char *catan_question_name(int32_t question);

/** No list of moves of this game is ever longer than this; 0 if `game` is null. */
CATAN_API uint32_t catan_max_moves(const catan_game *game);

/**
 * Lists all legal moves, of a player or of chance, by kind, then by argument. Not for a player who
 * is not the actor, to whom the list would tell hidden cards: catan_view_moves().
 * Writes at most `capacity` moves; `buffer` may be null if `capacity` is 0.
 * @return how many moves there are; 0 when the game is over or arguments are bad
 */
CATAN_API uint32_t catan_moves(const catan_state *state, catan_move *buffer, uint32_t capacity);

/**
 * Tells whether `seat` may make a move now, and why not. `seat`: who asks; CATAN_CHANCE for
 * chance's own moves; CATAN_ANYONE: whoever is due. A move is legal exactly if it is listed.
 * @return CATAN_OK, CATAN_E_ARGUMENT, or a reason from CATAN_E_GAME_OVER on
 */
CATAN_API int32_t catan_check(const catan_state *state, int32_t seat, catan_move move);

/** Makes a move after checking it as catan_check() does; on error nothing has changed. @return as
 * catan_check() */
CATAN_API int32_t catan_apply(catan_state *state, int32_t seat, catan_move move);

/**
 * Makes a move that was just listed for this position: like catan_apply() for CATAN_ANYONE, but
 * without looking for the reason when it is not legal.
 * @return CATAN_OK, CATAN_E_ARGUMENT, CATAN_E_GAME_OVER, CATAN_E_MOVE_UNKNOWN, or
 * CATAN_E_NOT_ASKED for any other illegal move
 */
CATAN_API int32_t catan_apply_listed(catan_state *state, catan_move move);

/** Takes the last move back, chance included: every byte is as before. @return CATAN_OK,
 * CATAN_E_ARGUMENT, CATAN_E_NO_UNDO */
CATAN_API int32_t catan_undo(catan_state *state);

/** How many moves can be taken back; 0 if `state` is null. */
CATAN_API uint32_t catan_undo_depth(const catan_state *state);

/** 1 if taking the last move back takes back chance or a reveal (dice, a card drawn or stolen, a
 * hex discovered, what a monopoly brought, a hand that was looked at, cards given at a wedding or
 * exchanged by commercial harbour), so that an interface can refuse it; 0 if not, or if
 * there is none. */
CATAN_API int32_t catan_undo_reveals(const catan_state *state);

/** CATAN_RUNNING, the winning seat, or CATAN_DRAW; CATAN_RUNNING if `state` is null. */
CATAN_API int32_t catan_result(const catan_state *state);

/** A 64-bit hash of the position, the same on every platform, not always in every version: equal
 * positions have equal hashes. 0 if `state` is null. Of the whole truth: what a player may be given
 * is catan_view_hash(). */
CATAN_API uint64_t catan_hash(const catan_state *state);

/** 1 if two states of the same game hold equal positions, else 0. */
CATAN_API int32_t catan_state_equal(const catan_state *a, const catan_state *b);

/** @} */

#ifdef __cplusplus
}
#endif

#endif
