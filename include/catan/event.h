/** @file event.h
 * What the last move did, as one observer may know it (H-1 to H-6): for animations, logs, sounds,
 * statistics, and mirrors of the position kept elsewhere.
 *
 * A state that was made with `event_count` above 0 keeps a side log of the last catan_apply() or
 * catan_apply_listed(). The log is not part of the position: it is not copied, hashed or saved, and
 * undoing, copying into the state or reading a text or save empties it.
 */
#ifndef CATAN_EVENT_H
#define CATAN_EVENT_H

#include "view.h"

#ifdef __cplusplus
extern "C" {
#endif

/** @addtogroup showing
 * @{ */

/** Kinds of events, pinned. Names in texts: lower case, less the prefix. */
typedef enum catan_event_kind {
    CATAN_EVENT_NONE = 0,       /**< no event */
    CATAN_EVENT_MOVE = 1,       /**< first of all: `seat` (or CATAN_CHANCE) made `move`, masked as
                                   catan_move_masked() does */
    CATAN_EVENT_DICE = 2,       /**< `seat` rolled: the total is `value`; `index`: the red die,
                                   `count`: the white one (C-4); or the large and the small one
                                   (V13.1, V13.2); or both 0 */
    CATAN_EVENT_PRODUCTION = 3, /**< hex `place` owes `cards` to `seat` (B-23) */
    CATAN_EVENT_SHORTAGE = 4,   /**< the bank is short of the kinds in `cards` (B-24) */
    CATAN_EVENT_CARDS = 5,    /**< `count` cards, `cards`, go from `seat` to `other` (CATAN_NOBODY:
                                 the bank); `value`: a catan_reason */
    CATAN_EVENT_BOUGHT = 6,   /**< `seat` drew development card `value`, or CATAN_UNKNOWN */
    CATAN_EVENT_PLAYED = 7,   /**< `seat` played development card `value` */
    CATAN_EVENT_PLACED = 8,   /**< a piece came: kind `index`, owner `seat`, at `place`, with its
                                 `level` and `state` */
    CATAN_EVENT_REMOVED = 9,  /**< a piece went: kind `index`, owner `seat`, from `place` */
    CATAN_EVENT_COUNTER = 10, /**< counter `index` of `seat` (CATAN_NOBODY: the table's), index
                                 `count`, is now `value` */
    CATAN_EVENT_ASKED = 11,   /**< now `seat` (or CATAN_CHANCE) is asked `value`, a
                                 catan_question_kind; `count`: pending; `other` (the subject),
                                 `place`, `level`, `state`, `index` (the gate), `what`, `hex`: what it
                                 is about, as in a view's head */
    CATAN_EVENT_ENDED = 12,   /**< the game is over; `value`: the winning seat or CATAN_DRAW */
    CATAN_EVENT_DROPPED = 13, /**< the log was too short: `count` events are missing */
    CATAN_EVENT_BOARD = 14,  /**< hex `place` is now terrain `value` and bears number `count`, or 0:
                            none (S-81) */
    CATAN_EVENT_FACE = 15,   /**< `seat` rolled: the event die shows `value`, a catan_face (C-5) */
    CATAN_EVENT_ATTACK = 16, /**< the barbarians land: their strength is `count`, that of Catan
                                `value` (C-64, C-65) */
    CATAN_EVENT_DREW = 17,   /**< `seat` drew progress card `value`, or CATAN_UNKNOWN, of track
                                `index` (C-85) */
    CATAN_EVENT_RETURNED = 18, /**< `seat` put progress card `value`, or CATAN_UNKNOWN, under the
                                  deck of track `index` (C-88) */
    CATAN_EVENT_PLAYED_PROGRESS = 19, /**< `seat` played progress card `value` of track `index`,
                                         which goes under its deck (C-87) */
    CATAN_EVENT_SPIED = 20, /**< `other` took progress card `value`, or CATAN_UNKNOWN, of track
                              `index` from `seat` (C-126) */
    CATAN_EVENT_DIE = 21    /**< `seat` threw a six-sided die: it shows `value` (V6.3, V12.1, V13.4)
                             */
} catan_event_kind;

/** Why cards change hands, pinned. */
typedef enum catan_reason {
    CATAN_REASON_NONE = 0,       /**< none */
    CATAN_REASON_PRODUCTION = 1, /**< a roll (B-23) */
    CATAN_REASON_SETUP = 2,      /**< the second settlement, or the starting city (B-11, C-19) */
    CATAN_REASON_PAID = 3,       /**< a price (B-50) */
    CATAN_REASON_BANK_TRADE = 4, /**< maritime trade (B-40) */
    CATAN_REASON_TRADE = 5,      /**< domestic trade (B-43) */
    CATAN_REASON_STOLEN = 6, /**< the robber (B-32), the pirate (S-61), or the bishop (C-120); the
                                kind is known to both sides only */
    CATAN_REASON_DISCARDED = 7,        /**< too many cards on a 7 (B-30), or the saboteur (C-125) */
    CATAN_REASON_MONOPOLY = 8,         /**< monopoly (B-66, C-133, C-134) */
    CATAN_REASON_PLENTY = 9,           /**< year of plenty (B-65) */
    CATAN_REASON_GOLD = 10,            /**< chosen for gold, or a volcano (S-50, V6.2) */
    CATAN_REASON_DISCOVERY = 11,       /**< of a hex discovered (S-82) */
    CATAN_REASON_AQUEDUCT = 12,        /**< chosen for an aqueduct (C-31) */
    CATAN_REASON_MINING = 13,          /**< mining (C-112) */
    CATAN_REASON_IRRIGATION = 14,      /**< irrigation (C-113) */
    CATAN_REASON_WEDDING = 15,         /**< given at a wedding (C-123); known to both sides only */
    CATAN_REASON_HARBOUR = 16,         /**< commercial harbour (C-130); known to both sides only */
    CATAN_REASON_MASTER_MERCHANT = 17, /**< master merchant (C-132); known to both sides only */
    CATAN_REASON_INCOME = 18,          /**< a specialist's (V2.4, V2.5) */
    CATAN_REASON_MARKET = 19,          /**< exchanged at a market (V10.2) */
    CATAN_REASON_RAIN = 20,            /**< chosen when it rains (V12.1) */
    CATAN_REASON_TAX = 21,             /**< what the pirate costs his mover (V14.3) */
    CATAN_REASONS = 48                 /**< length of arrays indexed by reason */
} catan_reason;

/** One event; which members mean something is told with each kind, the others are 0. */
typedef struct catan_event {
    uint16_t kind;      /**< a catan_event_kind */
    int16_t seat;       /**< whom it concerns; CATAN_NOBODY, CATAN_CHANCE */
    int16_t other;      /**< the other side */
    uint16_t index;     /**< a kind of piece or counter */
    uint16_t place;     /**< a hex, node, edge; CATAN_NO_PLACE */
    uint16_t count;     /**< how many, or which of a counter's kinds */
    int32_t value;      /**< by kind */
    catan_move move;    /**< of CATAN_EVENT_MOVE: the move, masked */
    uint8_t cards[8];   /**< by catan_card; all 0 if `hidden` */
    uint8_t hidden;     /**< 1: the observer may not know which */
    uint8_t place_kind; /**< what `place` is: a catan_place_kind */
    uint8_t level;      /**< of pieces: as in catan_piece; of CATAN_EVENT_ASKED: as in catan_view */
    uint8_t state;      /**< likewise */
    uint8_t waiting;    /**< of CATAN_EVENT_ASKED: seats asked afterwards, as in a view's head */
    uint8_t accepted;   /**< likewise: seats that accepted the offer */
    uint8_t countered;  /**< likewise: seats that answered with an offer of their own */
    uint8_t what;       /**< likewise; CATAN_NO_KIND at the end of the game; of other events 0 */
    uint16_t hex;       /**< likewise; CATAN_NO_PLACE at the end of the game; of other events 0 */
    uint8_t reserved[10]; /**< zero */
} catan_event;

/** The argument of a masked move. */
typedef enum catan_hidden {
    CATAN_HIDDEN = 0xffffff /**< some argument that the observer may not know */
} catan_hidden;

/**
 * The events of the last move that was applied, in the order in which they happened: the move, what
 * came of it; then hexes, pieces removed and placed (one whose level, state or owner changes is
 * removed and placed again), and counters that changed; last what is asked now, or the end. From
 * the hexes, pieces, counters and the last event alone a program can keep an exact mirror of the
 * observer's view. Uses some 50 KB of stack.
 * @return how many there are (`buffer` may be short; null only with `capacity` 0); 0 if there is no
 * log, nothing was applied since it was emptied, or on bad arguments
 */
CATAN_API uint32_t catan_events(const catan_state *state, int32_t observer, catan_event *buffer,
                                uint32_t capacity);

/** catan_events() never has more; with an `event_count` of this no event is dropped; 0 if `game` is
 * null. */
CATAN_API uint32_t catan_max_events(const catan_game *game);

/** The name of a kind of event ("cards"), or "". Static storage. */
CATAN_API const char *catan_event_name(uint32_t kind);

/** The name of a reason ("stolen"), or "". Static storage. */
CATAN_API const char *catan_reason_name(uint32_t reason);

/** @} */

#ifdef __cplusplus
}
#endif

#endif
