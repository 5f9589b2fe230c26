/** @file inspect.h
 * What lies where and who holds what: the whole truth, for referees, tests and search. A program
 * that shows a game to a player must not hand on what that player may not know (hands, unplayed
 * cards, progress cards, the deck). Walls, turned cities, all states of knights, and who has the
 * merchant, Printer and Constitution: catan_view_pieces() for CATAN_ALL_SEEING.
 */
#ifndef CATAN_INSPECT_H
#define CATAN_INSPECT_H

#include "state.h"

#ifdef __cplusplus
extern "C" {
#endif

/** @addtogroup showing
 * @{ */

/** What one seat holds. Sized. */
typedef struct catan_seat_info {
    uint32_t struct_size; /**< sizeof(catan_seat_info) */
    uint8_t hand[8];      /**< cards by catan_card */
    uint8_t
        development[8]; /**< unplayed development cards by catan_development, fresh ones included */
    uint8_t fresh[8];   /**< of these, bought in this turn: not playable yet (B-60) */
    uint8_t roads;      /**< roads left in supply */
    uint8_t settlements;     /**< settlements left in supply */
    uint8_t cities;          /**< cities left in supply */
    uint8_t knights;         /**< knight cards played */
    uint8_t public_points;   /**< points that all can see */
    uint8_t points;          /**< points, hidden ones included */
    uint8_t route;           /**< length of the longest route (B-72, S-40) */
    uint8_t harbours;        /**< bit i: served by a harbour of catan_harbour kind i; one that
                                nobody may use now is left out (V1.9, V14.4) */
    uint8_t rates[8];        /**< by card: how many the bank takes for one (B-40) */
    uint8_t ships;           /**< ships left in supply (S-1), one being moved included */
    uint8_t special_points;  /**< special victory points earned (S-70) */
    uint8_t improvement[3];  /**< by catan_track: level, 0 to 5 (C-78) */
    uint8_t knights_left[3]; /**< basic, strong, mighty knights left in supply, one being moved or
                                driven away included (C-9) */
    uint8_t walls;           /**< city walls left in supply (C-9) */
    uint8_t defender;        /**< Defender of Catan cards (C-71) */
    uint8_t reserved[14];    /**< zero */
} catan_seat_info;

/** What belongs to no seat. Sized. */
typedef struct catan_table_info {
    uint32_t struct_size;  /**< sizeof(catan_table_info) */
    uint32_t turn;         /**< number of the main turn, from 1; 0 during setup */
    int32_t turn_seat;     /**< whose main turn it is (or was, in what follows it), or CATAN_NOBODY
                              during setup */
    int32_t active_seat;   /**< who can win now: also the paired player; CATAN_NOBODY in setup and
                              special building */
    int32_t longest_road;  /**< holder, or CATAN_NOBODY */
    int32_t largest_army;  /**< holder, or CATAN_NOBODY */
    uint16_t robber;       /**< a hex, or CATAN_NO_PLACE */
    uint8_t dice;          /**< the last roll's sum, or 0 */
    uint8_t card_played;   /**< 1: a development card was played in this turn (B-60) */
    uint8_t bank[8];       /**< cards in the bank by catan_card */
    uint8_t deck[8];       /**< development cards left by catan_development */
    uint8_t offer_give[8]; /**< the offer being composed or open: what the active player gives */
    uint8_t offer_want[8]; /**< and gets */
    uint8_t offers;        /**< offers begun in this turn */
    uint8_t pending; /**< cards that the actor has still to discard (B-30) or to take (B-65, S-50),
                        else 0 */
    uint8_t ship_moved;     /**< 1: a ship was moved in this turn (S-22) */
    uint16_t pirate;        /**< a hex, or CATAN_NO_PLACE (S-62) */
    uint16_t metropolis[3]; /**< by catan_track: its node, or CATAN_NO_PLACE (C-81) */
    uint16_t merchant;      /**< a hex, or CATAN_NO_PLACE (C-93) */
    uint8_t red_die;        /**< the last roll's red die, or 0 (C-79) */
    uint8_t event_die;      /**< the last roll's catan_face (C-5) */
    uint8_t barbarians;     /**< steps of the barbarians' ship (C-6) */
    uint8_t robber_free;    /**< 1: the robber may be moved (C-38) */
    uint8_t decks[3];       /**< by catan_track: progress cards in the deck (C-8) */
    uint8_t reserved[11];   /**< zero */
} catan_table_info;

/** What stands on a node. */
typedef enum catan_building {
    CATAN_NO_BUILDING = 0, /**< nothing */
    CATAN_SETTLEMENT = 1,  /**< a settlement */
    CATAN_CITY = 2         /**< a city */
} catan_building;

/** What lies on an edge. */
typedef enum catan_route {
    CATAN_NO_ROUTE = 0, /**< nothing */
    CATAN_ROAD = 1,     /**< a road */
    CATAN_SHIP = 2      /**< a ship (S-12) */
} catan_route;

/** What a seat holds. @return CATAN_OK, CATAN_E_ARGUMENT, CATAN_E_VERSION */
CATAN_API int32_t catan_seat_get(catan_seat_info *out, size_t struct_size, const catan_state *state,
                                 uint32_t seat);

/** What belongs to no seat. @return CATAN_OK, CATAN_E_ARGUMENT, CATAN_E_VERSION */
CATAN_API int32_t catan_table_get(catan_table_info *out, size_t struct_size,
                                  const catan_state *state);

/** The board as it is now: under fog that has lifted lies what was found there, so that it is no
 * layout to begin with. @return CATAN_OK, CATAN_E_ARGUMENT, CATAN_E_VERSION */
CATAN_API int32_t catan_layout_get(catan_layout *out, size_t struct_size, const catan_state *state);

/** A catan_building; 0 on bad arguments. */
CATAN_API uint32_t catan_node_building(const catan_state *state, uint32_t node);

/** The owner of what stands on a node, or CATAN_NOBODY. */
CATAN_API int32_t catan_node_owner(const catan_state *state, uint32_t node);

/** The owner of the road or ship on an edge, or CATAN_NOBODY. */
CATAN_API int32_t catan_edge_owner(const catan_state *state, uint32_t edge);
/** What lies on an edge: a catan_route; 0 on bad arguments. */
CATAN_API uint32_t catan_edge_route(const catan_state *state, uint32_t edge);

/** Progress cards in a seat's hand, by catan_progress (C-8). @return CATAN_OK, CATAN_E_ARGUMENT */
CATAN_API int32_t catan_progress_hand(uint8_t cards[CATAN_PROGRESS_KINDS], const catan_state *state,
                                      uint32_t seat);

/** The owner of the knight on a node, or CATAN_NOBODY. `level`: 1 to 3, `active`: 0 or 1; both may
 * be null, and are 0 without a knight. (C-47) */
CATAN_API int32_t catan_node_knight(const catan_state *state, uint32_t node, uint32_t *level,
                                    uint32_t *active);

/** @} */

#ifdef __cplusplus
}
#endif

#endif
