/* A position as one observer may know it, as plain arrays: what the programs here draw and print
 * from. What the observer may not know is CATAN_UNKNOWN in it. */
#ifndef SHARED_SCENE_H
#define SHARED_SCENE_H

#include "board.h"

enum { FOG_KINDS = CATAN_FOG }; /* terrains that there are under fog */

enum { KNIGHT_LEVELS = 3, SPECIALISTS = 6, HARBOUR_KINDS = 6, TOTALS = 13 };

/* What is known of a seat in Cities & Knights. */
typedef struct scene_cities {
    int32_t level[CATAN_TRACKS];            /* of its improvements, by track */
    int32_t progress[CATAN_PROGRESS_KINDS]; /* progress cards in hand */
    int32_t colour[CATAN_TRACKS];           /* likewise, how many of each track */
    int32_t defender;                       /* Defender cards */
    int32_t knights_left[KNIGHT_LEVELS];    /* in supply, by level from basic */
    int32_t walls_left;                     /* in supply */
    uint32_t knights;                       /* on the board */
    uint32_t active;                        /* of these */
    uint32_t strength;                      /* of the active ones */
} scene_cities;

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
    int32_t wall_line;                      /* its longest line of great walls */
    int32_t stages;                         /* landing stages left in supply */
    scene_cities ck;
    catan_score score;
} scene_seat;

/* What the optional rules put on the table. */
typedef struct scene_variants {
    int8_t bridge_owner[3 * CATAN_MAX_HEXES]; /* by bridge; CATAN_NOBODY: none */
    int8_t dike_owner[CATAN_MAX_EDGES];       /* likewise by edge */
    int8_t stage_owner[CATAN_MAX_NODES];      /* landing stages, by node */
    int8_t specialist[SPECIALISTS];           /* who holds the card, by card of its terrain; gold */
    int32_t great_wall_card;                  /* who holds it, or CATAN_NOBODY */
    uint8_t great_wall[CATAN_MAX_EDGES];      /* 1: on the road there */
    uint8_t polder[CATAN_MAX_HEXES];          /* 1: it was sea */
    int8_t last_dike[CATAN_MAX_HEXES];        /* who laid the last dike there, or CATAN_NOBODY */
    int8_t right[CATAN_MAX_HEXES];            /* who may change what is enclosed, likewise */
    int32_t sand;                             /* whose desert gets no rain, or CATAN_NOBODY */
    uint8_t harbour[CATAN_MAX_EDGES];         /* bought: its catan_harbour and one, 0: none */
    uint8_t harbour_turned[CATAN_MAX_EDGES];  /* 1: it is turned over */
    int32_t stock[HARBOUR_KINDS];             /* harbours left to buy, by catan_harbour */
    int32_t large;                            /* the last roll's large die, or 0 */
    int32_t small;                            /* and its small one */
    int32_t dice_left[TOTALS];                /* pairs in the deck of dice, by their sum */
} scene_variants;

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
    /* Cities & Knights */
    int32_t barbarians;                    /* steps of their ship since it landed, 7: it lands */
    int32_t red;                           /* the last roll's red die, or 0 */
    int32_t face;                          /* its catan_face */
    int32_t robber_free;                   /* 1: the robber may be moved */
    int32_t decks[CATAN_TRACKS];           /* progress cards that can be drawn */
    uint32_t merchant;                     /* a hex, or CATAN_NO_PLACE */
    int32_t merchant_of;                   /* whose he is */
    int32_t printer;                       /* who holds the card, or CATAN_NOBODY */
    int32_t constitution;                  /* likewise */
    int8_t knight_owner[CATAN_MAX_NODES];  /* CATAN_NOBODY: no knight */
    uint8_t knight_level[CATAN_MAX_NODES]; /* 1 to 3 */
    uint8_t knight_state[CATAN_MAX_NODES]; /* a set of catan_knight_state */
    uint8_t wall[CATAN_MAX_NODES];         /* 1: a city wall */
    uint8_t turned[CATAN_MAX_NODES];       /* 1: the settlement is a city turned over */
    uint8_t metropolis[CATAN_MAX_NODES];   /* its track and one, 0: none */
    scene_variants v;
} scene;

/* 1 if a harbour on the edge of that land serves nobody now: turned over, or barred by the pirate.
 */
int scene_is_closed(const scene *s, uint32_t edge, uint32_t land);

/* Reads what the observer (a seat, CATAN_SPECTATOR, CATAN_ALL_SEEING) may know. Returns a status of
 * the library. */
int32_t scene_read(scene *s, const board *b, const catan_state *state, int32_t observer);

/* The parts of Cities & Knights, for scene_read(). */
void scene_begin_cities(scene *s);
void scene_put_cities_piece(scene *s, const catan_piece *piece);
void scene_put_cities_open(scene *s, const catan_counter *c);
void scene_put_cities_seat(scene_cities *seat, const catan_counter *c);

/* Likewise those of the optional rules. */
void scene_begin_variants(scene_variants *v);
void scene_put_variants_piece(scene_variants *v, const catan_piece *piece);
void scene_put_variants_open(scene *s, const catan_counter *c);
void scene_put_variants_seat(scene_seat *seat, const catan_counter *c);

#endif
