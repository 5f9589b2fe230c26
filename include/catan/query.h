/** @file query.h
 * What an interface asks to help a player: where one may build, what it costs, what the bank takes,
 * who leads and by what. (What is asked: catan_question(); supply: the view's counters; why a move
 * is illegal: catan_view_check() and catan_status_text().)
 */
#ifndef CATAN_QUERY_H
#define CATAN_QUERY_H

#include "view.h"

#ifdef __cplusplus
extern "C" {
#endif

/** @addtogroup showing
 * @{ */

/** Where points come from, pinned. */
typedef enum catan_source {
    CATAN_SOURCE_SETTLEMENTS = 0,  /**< 1 each (B-55) */
    CATAN_SOURCE_CITIES = 1,       /**< 2 each (B-55) */
    CATAN_SOURCE_LONGEST_ROAD = 2, /**< 2 (B-71) */
    CATAN_SOURCE_LARGEST_ARMY = 3, /**< 2 (B-70) */
    CATAN_SOURCE_POINT_CARDS = 4,  /**< 1 each, hidden (B-67) */
    CATAN_SOURCE_SPECIAL = 5,      /**< special victory points, as the scenario gives them (S-70) */
    CATAN_SOURCE_METROPOLISES = 6, /**< 2 each, beside those of the city (C-94) */
    CATAN_SOURCE_DEFENDER = 7,     /**< 1 each (C-71) */
    CATAN_SOURCE_PROGRESS = 8,     /**< Printer and Constitution, 1 each (C-89) */
    CATAN_SOURCE_MERCHANT = 9,     /**< 1 (C-93) */
    CATAN_SOURCE_SPECIALISTS = 10, /**< 1 each (V2.2) */
    CATAN_SOURCE_GREAT_WALL = 11,  /**< 2 (V5.5) */
    CATAN_SOURCES = 24             /**< length of arrays indexed by source */
} catan_source;

/** A seat's points as an observer may know them. Sized. */
typedef struct catan_score {
    uint32_t struct_size;          /**< sizeof(catan_score) */
    int32_t seat;                  /**< whose */
    int32_t points;                /**< all that the observer knows of */
    int32_t rank;                  /**< how many seats are known to have more */
    int32_t needed;                /**< points that win this game */
    int32_t source[CATAN_SOURCES]; /**< points, not pieces (two cities: 4), by catan_source;
                                      CATAN_UNKNOWN: may not be known */
    uint8_t reserved[32];          /**< zero */
} catan_score;

/**
 * The legal arguments of one kind of move, as a set for highlighting: bit i of word i / 64 for
 * argument i. Only for the observer who must decide (or who sees all); for others it is empty.
 * @return how many arguments are in the set; 0 on bad arguments. `set` may be null; bits beyond
 * `words` words are left out (8 words hold the arguments of every kind).
 */
CATAN_API uint32_t catan_sites(const catan_state *state, int32_t observer, uint32_t kind,
                               uint64_t *set, uint32_t words);

/** What a move would cost a seat now, by card (B-50), whether or not it is legal. But for
 * CATAN_MOVE_IMPROVE, whose price hangs on the track (C-78; at its end: of a level that there is
 * not), the argument makes no difference in this version, so that
 * catan_move_make(CATAN_MOVE_BUILD_ROAD, 0) will do.
 * @return CATAN_OK, CATAN_E_ARGUMENT, CATAN_E_MOVE_UNKNOWN (no such move, or moves of that kind
 * have no price) */
CATAN_API int32_t catan_price(uint8_t cards[8], const catan_state *state, uint32_t seat,
                              catan_move move);

/** How many cards of each kind the bank takes from a seat for one other (B-40); 0 for cards that
 * this game does not have. @return CATAN_OK, CATAN_E_ARGUMENT */
CATAN_API int32_t catan_rates(uint8_t cards[8], const catan_state *state, uint32_t seat);

/** A seat's points and where they come from. @return CATAN_OK, CATAN_E_ARGUMENT, CATAN_E_VERSION */
CATAN_API int32_t catan_score_get(catan_score *out, size_t struct_size, const catan_state *state,
                                  int32_t observer, uint32_t seat);

/** Special points that a first settlement on a node would bring a seat now, by the islands and
 * areas that the node touches (S-92); whether it may settle there is another question. 0 on bad
 * arguments. */
CATAN_API uint32_t catan_special_points(const catan_state *state, uint32_t seat, uint32_t node);

/** A question in words ("where to put a starting settlement"), or "". Static storage. */
CATAN_API const char *catan_question_text(int32_t question);

/** The name of a source of points ("cities"), or "". Static storage. */
CATAN_API const char *catan_source_name(uint32_t source);

/** The name of a card ("wool"), or "". Static storage. */
CATAN_API const char *catan_card_name(uint32_t card);

/** The name of a development card ("year of plenty" is "plenty"), or "". Static storage. */
CATAN_API const char *catan_development_name(uint32_t development);

/** The name of a progress card ("spy"), or "". Static storage. */
CATAN_API const char *catan_progress_name(uint32_t progress);

/** The name of a track ("trade"), or "". Static storage. */
CATAN_API const char *catan_track_name(uint32_t track);

/** The name of a face of the event die ("ship"), or "". Static storage. */
CATAN_API const char *catan_face_name(uint32_t face);

/** The name of a terrain ("forest"), or "". Static storage. */
CATAN_API const char *catan_terrain_name(uint32_t terrain);

/** The name of a kind of harbour ("any"), or "". Static storage. */
CATAN_API const char *catan_harbour_name(uint32_t harbour);

/** @} */

#ifdef __cplusplus
}
#endif

#endif
