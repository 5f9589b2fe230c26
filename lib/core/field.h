/* The field table: what a position consists of. Each module lists its fields; the table lays out
 * the position and drives everything generic (position text, later saves, views, observation). */
#ifndef CATAN__FIELD_H
#define CATAN__FIELD_H

#include <stdint.h>

/* How a field's value lies in its words. */
typedef enum catan__shape {
    CATAN__LANE8,        /* one lane of a word: a number 0 to 255 */
    CATAN__SEAT8,        /* one lane: a seat, 255 = none */
    CATAN__HEX8,         /* one lane: a hex, 255 = none */
    CATAN__HALF32,       /* the upper half of a word: a number */
    CATAN__COUNTS,       /* a word of eight counters */
    CATAN__NIBBLES,      /* sixteen 4-bit counters a word */
    CATAN__NODES,        /* a set of nodes */
    CATAN__EDGES,        /* a set of edges */
    CATAN__HEXES,        /* a byte a hex: terrain in the low, number in the high half */
    CATAN__HARBOURS,     /* a nibble a harbour: its kind */
    CATAN__TASKS,        /* the agenda */
    CATAN__HEX_SET,      /* a set of hexes */
    CATAN__GROUND,       /* what is land and sea; a cache */
    CATAN__KNIGHTS,      /* the knights of a seat (core/knights.h) */
    CATAN__PROGRESS,     /* progress cards, counted (core/progress.h) */
    CATAN__QUEUE,        /* progress cards of one track, in order (core/progress.h) */
    CATAN__TRACK_NODES,  /* a node by track: 16 bits each, the node and one; 0: none */
    CATAN__DIAGONALS,    /* a byte a hex: a seat and one, 0 = none, and above that which of its long
                            diagonals is his */
    CATAN__HEX_SEATS,    /* a nibble a hex: a seat and one, 0 = none */
    CATAN__HARBOUR_LIST, /* harbours that were bought (core/harbours.h) */
    CATAN__DICE_PAIRS    /* a set of pairs of dice, as numbered by CATAN_DOMAIN_DICE_PAIR */
} catan__shape;

enum { CATAN__PAIRS_OF_DICE = 36 };

/* Who may know it (H-1 to H-6). */
typedef enum catan__knowers {
    CATAN__ALL,
    CATAN__OWNER,       /* the seat */
    CATAN__ACTIVE,      /* of the game, but the active seat's secret */
    CATAN__NOBODY_KNOWS /* only how many */
} catan__knowers;

typedef enum catan__scope { CATAN__OF_GAME, CATAN__OF_SEAT } catan__scope;

enum { CATAN__AUTO_WORD = 0xffff }; /* the compiler of the game finds the place */

struct catan__settings;

/* What a field is in a view. Of a secret field of counters all may know the total. */
typedef struct catan__shows {
    uint8_t counter; /* catan_counter_kind, or 0 */
    uint8_t domain;  /* what the counters are of: a catan_domain */
    uint8_t opened;  /* of secret counters: those that are shown when the game is over, as a set */
    uint8_t piece;  /* catan_piece_kind, or 0: a piece at each place of the set, or the one place */
    uint8_t raised; /* the kind that it is where the field named `raised_by` has the place */
    const char *raised_by;
    const char *holder; /* of pieces in a field of the game: the field that says whose they are, by
                           a seat, or by sets of the seats' places; or null: nobody's */
} catan__shows;

typedef struct catan__field {
    const char *name;
    uint8_t scope, shape, knowers;
    uint8_t cache;   /* 1: recomputed from the others, in no text */
    uint16_t word;   /* first word (of seat 0), or CATAN__AUTO_WORD */
    uint8_t lane;    /* for one-lane shapes */
    uint8_t usual;   /* default value of one-lane shapes; all others are 0 by default */
    uint16_t stride; /* words from seat to seat */
    int (*wanted)(const struct catan__settings *set); /* null: always */
    catan__shows shows;
} catan__field;

#endif
