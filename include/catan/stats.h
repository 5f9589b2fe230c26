/** @file stats.h
 * What happened in a game, counted: rolls, gains, losses, trades, a seat. Fed with the events of a
 * state after each move, while a game is played or a record replayed.
 */
#ifndef CATAN_STATS_H
#define CATAN_STATS_H

#include "event.h"

#ifdef __cplusplus
extern "C" {
#endif

/** @addtogroup showing
 * @{ */

/** One seat's numbers. */
typedef struct catan_seat_stats {
    uint32_t rolls[16];                /**< what this seat rolled, by total; 7s included */
    uint32_t gained[CATAN_REASONS][8]; /**< cards got, by catan_reason and card */
    uint32_t lost[CATAN_REASONS][8];   /**< cards given, by catan_reason and card */
    uint32_t
        gained_hidden[CATAN_REASONS]; /**< cards got whose kind was not known, by catan_reason */
    uint32_t
        lost_hidden[CATAN_REASONS]; /**< cards given whose kind was not known, by catan_reason */
    uint32_t placed[CATAN_PIECES];  /**< pieces placed, by catan_piece_kind; also awards won, main
                             turns begun (CATAN_PIECE_TURN), knights each time they change */
    uint32_t played[32];            /**< development cards played, by catan_development */
    uint32_t bought;                /**< development cards bought */
    uint32_t offers;                /**< offers sent, counter-offers included */
    uint32_t trades;                /**< domestic trades made, as either side */
    uint32_t bank_trades;           /**< maritime trades made */
    uint32_t drawn;                 /**< progress cards drawn (C-85) */
    uint32_t returned;              /**< progress cards put under their decks (C-88) */
    uint32_t reserved[18];          /**< zero */
} catan_seat_stats;

/** A game's numbers. Its size never changes: should more be counted, that will be another struct.
 */
typedef struct catan_stats {
    uint32_t struct_size;               /**< sizeof(catan_stats) */
    uint32_t moves;                     /**< moves fed, chance included */
    uint32_t turns;                     /**< main turns begun */
    uint32_t dropped;                   /**< events that logs were too short for */
    uint32_t rolls[16];                 /**< rolls by total */
    int32_t roller;                     /**< who rolled last */
    uint32_t reserved[11];              /**< zero */
    catan_seat_stats seat[CATAN_SEATS]; /**< by seat */
} catan_stats;

/** Empties the numbers; `struct_size` = sizeof(catan_stats). @return CATAN_OK, CATAN_E_ARGUMENT,
 * CATAN_E_VERSION */
CATAN_API int32_t catan_stats_init(catan_stats *stats, size_t struct_size);

/**
 * Counts one event, as catan_events() gave it to whichever observer; no state is needed, so that a
 * client can count what it was sent.
 * @return CATAN_OK, CATAN_E_ARGUMENT, CATAN_E_VERSION
 */
CATAN_API int32_t catan_stats_event(catan_stats *stats, const catan_event *event);

/** Counts the events of the last move of a state with a log. Uses some 100 KB of stack. @return as
 * catan_stats_event() */
CATAN_API int32_t catan_stats_move(catan_stats *stats, const catan_state *state, int32_t observer);

/** @} */

#ifdef __cplusplus
}
#endif

#endif
