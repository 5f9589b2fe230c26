/* What a seat may know: the board, what lies open on the table, its own cards, and how many cards
 * the others hold. The policy decides from this alone, so that it plays fair although the library
 * shows it the whole truth. */
#ifndef QUICKSTART_FACTS_H
#define QUICKSTART_FACTS_H

#include "board.h"

/* What everybody sees of a seat. */
typedef struct open_seat {
    uint32_t cards;                    /* in hand */
    uint32_t developments;             /* unplayed development cards */
    uint32_t knights;                  /* played */
    uint32_t points;                   /* public points */
    uint32_t route;                    /* longest road */
    uint32_t income[CATAN_CARD_KINDS]; /* cards in 36 rolls, by kind, as if there were no robber */
    uint32_t gold;                     /* likewise, cards of choice */
    uint32_t all_income;               /* of all kinds, gold too */
    /* Cities & Knights */
    uint32_t progress; /* progress cards in hand */
    uint32_t weakest;  /* level of the weakest knight on the board, 0: there is none */
    uint32_t active;   /* strength of the active knights */
    uint32_t passive;  /* how many knights are not active */
    uint32_t cities;   /* on the board, metropolises included */
    uint8_t improvement[CATAN_TRACKS]; /* levels */
} open_seat;

typedef struct facts {
    const board *b;
    uint32_t seat; /* who looks */
    int32_t question;
    catan_seat_info me;
    open_seat seats[CATAN_SEATS];
    int32_t turn_seat;
    int32_t longest_road;
    int32_t largest_army;
    uint32_t robber; /* a hex, or CATAN_NO_PLACE */
    uint32_t pirate; /* likewise */
    uint32_t deck;   /* development cards left */
    uint32_t offers; /* offers begun in this turn */
    int card_played; /* a development card was played in this turn */
    uint8_t bank[CATAN_CARD_KINDS];
    uint32_t pending;                     /* cards still to choose, where that is asked */
    int32_t subject;                      /* whom the question is about, or CATAN_NOBODY */
    uint32_t place;                       /* what place, or CATAN_NO_PLACE */
    uint8_t offer_give[CATAN_CARD_KINDS]; /* of the open offer: what the active player gives */
    uint8_t offer_want[CATAN_CARD_KINDS]; /* and gets */
    int8_t node_owner[CATAN_MAX_NODES];
    uint8_t building[CATAN_MAX_NODES]; /* a catan_building */
    int8_t edge_owner[CATAN_MAX_EDGES];
    uint8_t route[CATAN_MAX_EDGES];  /* a catan_route */
    uint8_t island[CATAN_MAX_HEXES]; /* the number of its island from 1, or 0 */
    uint8_t settled[256];            /* by island: 1 if the seat that looks has a building there */
    uint32_t island_points;          /* for the first settlement on another island */
    /* Cities & Knights */
    uint32_t barbarians;                    /* steps of their ship */
    uint32_t all_cities;                    /* on the board: the barbarians' strength */
    uint32_t active_strength;               /* of all active knights */
    uint32_t my_knights;                    /* on the board */
    uint32_t plain_cities;                  /* own ones without a metropolis */
    int robber_free;                        /* 1: robber and pirate may be moved */
    uint32_t merchant;                      /* a hex, or CATAN_NO_PLACE */
    int32_t merchant_of;                    /* whose he is, or CATAN_NOBODY */
    uint8_t progress[CATAN_PROGRESS_KINDS]; /* own cards */
    uint8_t knight_level[CATAN_MAX_NODES];  /* of whoever's knight stands there, or 0 */
    uint8_t knight_state[CATAN_MAX_NODES];  /* its catan_knight_state */
    int8_t knight_owner[CATAN_MAX_NODES];
    int8_t metropolis_of[CATAN_TRACKS]; /* who has it, or CATAN_NOBODY */
} facts;

/* Reads what `seat` may know. But for the list of its legal
 * moves, this is all that the policy looks into. */
int32_t facts_read(facts *f, const board *b, const catan_state *state, uint32_t seat);

/* The part of Cities & Knights, for facts_read(). Returns a status of the library. */
int32_t facts_read_cities(facts *f, const catan_state *state);

/* 1 if the robber keeps a hex at one of the seat's buildings from producing. */
int facts_is_blocked(const facts *f, uint32_t seat);

/* 1 if the pirate is at one of the seat's ships. */
int facts_is_harried(const facts *f, uint32_t seat);

/* 1 if the pirate is at the edge: no ship goes there. */
int facts_is_watched(const facts *f, uint32_t edge);

/* How many special points a settlement of the seat that looks would earn on the node. */
uint32_t facts_special_points(const facts *f, uint32_t node);

/* How many hexes under fog a route that ends at the node would discover. */
uint32_t facts_fog_at(const facts *f, uint32_t node);

/* 1 if a settlement may stand on the node by the distance rule; whether a road leads there is
 * another matter. */
int facts_is_open(const facts *f, uint32_t node);

/* The same, whatever knight stands there. */
int facts_is_open_but_for_knights(const facts *f, uint32_t node);

#endif
