/* The board as plain arrays. It is read once a game; only what is discovered changes it, and an
 * inventor. */
#ifndef SHARED_BOARD_H
#define SHARED_BOARD_H

#include <catan/catan.h>

typedef struct board {
    uint32_t players;
    uint32_t target;     /* points that win */
    uint32_t hand_limit; /* cards one may hold on a 7 */
    int sea;             /* 1: there are ships, a pirate and gold */
    int cities;          /* 1: Cities & Knights */
    int frame;           /* 1: there is sea around the map, too */
    int specialists;     /* 1: there are, by a rule or by the scenario */
    int bridges;         /* likewise */
    int wide_dice;       /* 1: a large die and a small one */
    catan_config config; /* the settings, for what else hangs on them */
    uint32_t hexes;
    uint32_t nodes;
    uint32_t edges;
    uint32_t harbours;
    catan_layout layout;
    catan_hex hex[CATAN_MAX_HEXES];
    catan_node node[CATAN_MAX_NODES];
    catan_edge edge[CATAN_MAX_EDGES];
    catan_harbour_place harbour[CATAN_MAX_HARBOURS];
    /* by node and card kind: in how many of 36 rolls a settlement there gets the card (dots on the
     * number tokens) */
    uint8_t pips[CATAN_MAX_NODES][CATAN_CARD_KINDS];
    uint8_t gold[CATAN_MAX_NODES]; /* likewise, a card of choice */
} board;

enum { KINDS = 5 }; /* card kinds of the base game */

/* Card kinds of the game: resources, with Cities & Knights commodities, too. */
uint32_t board_kinds(const board *b);

/* Reads the board of a state. Returns a status of the library. */
int32_t board_read(board *b, const catan_state *state);

/* Reads anew what lies on the board: to be called after each move where there may be fog, or an
 * inventor. Returns a status of the library. */
int32_t board_update(board *b, const catan_state *state);

/* The dots on a number token: in how many of 36 rolls it comes. */
uint32_t board_dots(uint32_t number);

/* What a terrain produces: a catan_card, or -1. */
int32_t board_card(uint32_t terrain);

/* The commodity that a city of Cities & Knights brings beside a resource, or CATAN_CARD_KINDS
 * (C-28). */
uint32_t board_commodity(uint32_t card);

/* 1 if the hex is land, or sea; what is under fog is neither. CATAN_NO_PLACE is what lies beyond
 * the rim. */
int board_is_land(const board *b, uint32_t hex);
int board_is_sea(const board *b, uint32_t hex);

/* 1 if a road may lie on the edge: land on at least one side. A ship: sea on at least one. */
int board_is_road_edge(const board *b, uint32_t edge);
int board_is_ship_edge(const board *b, uint32_t edge);

/* The end of an edge that is not `node`. */
uint32_t board_other_end(const board *b, uint32_t edge, uint32_t node);

/* 1 if two edges meet at a node. */
int board_edges_meet(const board *b, uint32_t edge, uint32_t other);

/* The edge between two neighbouring nodes, or CATAN_NO_PLACE. */
uint32_t board_edge_between(const board *b, uint32_t from, uint32_t to);

/* Names of card kinds, terrains and development cards for texts. */
const char *board_card_name(uint32_t card);
const char *board_terrain_name(uint32_t terrain);
const char *board_development_name(uint32_t development);

/* The name of a progress card: "road building". */
const char *board_progress_name(uint32_t progress);

/* The specialist of a card kind, 5: of gold. */
const char *board_specialist_name(uint32_t specialist);

/* The track of a progress card: a catan_track. */
uint32_t board_progress_track(uint32_t progress);

/* The colour that a seat plays: "Red". */
const char *board_seat_name(int32_t seat);

#endif
