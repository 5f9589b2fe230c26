/* A position as one observer may know it, as plain arrays: what the programs here draw and print
 * from. What the observer may not know is CATAN_UNKNOWN in it. */
#ifndef SHARED_SCENE_H
#define SHARED_SCENE_H

#include "board.h"

enum { FOG_KINDS = CATAN_FOG }; /* terrains that there are under fog */

/* What is known of a seat. */
typedef struct scene_seat {
    int32_t hand[CATAN_CARD_KINDS];         /* by card */
    int32_t cards;                          /* in hand, of all kinds */
    int32_t development[CATAN_CARD_KINDS];  /* unplayed, by development card */
    int32_t developments;                   /* unplayed, of all kinds */
    int32_t knights;                        /* played */
    int32_t route;                          /* length of the longest road */
    int32_t roads;                          /* left in supply */
    int32_t ships;                          /* left in supply, or CATAN_UNKNOWN: no such pieces */
    int32_t special;                        /* special points earned, likewise */
    int32_t settlements;                    /* left in supply */
    int32_t cities;                         /* left in supply */
    uint8_t counter_give[CATAN_CARD_KINDS]; /* its counter-offer: what it gives */
    uint8_t counter_want[CATAN_CARD_KINDS]; /* and gets */
    catan_score score;
} scene_seat;

typedef struct scene {
    const board *b;
    const catan_state *state; /* for calls that take an observer */
    int32_t observer;
    catan_view view;
    int32_t longest_road; /* who holds the card, or CATAN_NOBODY */
    int32_t largest_army;
    uint32_t robber;                /* a hex, or CATAN_NO_PLACE */
    uint32_t pirate;                /* likewise */
    int ship_moved;                 /* 1: a ship was moved in this turn */
    int32_t rolled;                 /* the last roll, or 0 */
    int32_t deck;                   /* development cards left */
    int32_t bank[CATAN_CARD_KINDS]; /* by card */
    uint8_t give[CATAN_CARD_KINDS]; /* the offer: what the active player gives */
    uint8_t want[CATAN_CARD_KINDS]; /* and gets */
    scene_seat seats[CATAN_SEATS];
    int8_t node_owner[CATAN_MAX_NODES];
    uint8_t building[CATAN_MAX_NODES]; /* a catan_building */
    int8_t edge_owner[CATAN_MAX_EDGES];
    uint8_t route[CATAN_MAX_EDGES]; /* a catan_route */
    int32_t fog[FOG_KINDS];         /* left under the fog, by terrain */
} scene;

/* Reads what the observer (a seat, CATAN_SPECTATOR, CATAN_ALL_SEEING) may know. Returns a status of
 * the library. */
int32_t scene_read(scene *s, const board *b, const catan_state *state, int32_t observer);

#endif
