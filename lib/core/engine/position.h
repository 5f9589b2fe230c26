/* Where the words of core and base lie in a position of this width. Modules' further fields follow
 * where the game's compiler puts them. The field table (rules/base/fields.c) names the same places.
 */
#ifndef CATAN__POSITION_H
#define CATAN__POSITION_H

#include "core/agenda.h"
#include "core/engine/set.h"
#include "core/lanes.h"
#include "core/state.h"
#include "game/compiled.h"

enum {
    P_TURN = CATAN__DEPTH_WORD,   /* lanes: see T_ below */
    P_TABLE = CATAN__RESULT_WORD, /* lanes: see B_ below; upper half: number of the main turn */
    P_BANK = 2,                   /* cards in the bank */
    P_DECK = 3,                   /* development cards left */
    P_FRESH = 4,                  /* development cards the active player bought in this turn */
    P_DICE = 5,                   /* dice as a deck: pairs left by sum, nibble 0 for 2 */
    P_GIVE = 6,                   /* the offer */
    P_WANT = 7,
    P_AGENDA = CATAN__AGENDA_WORD,
    P_CITIES = P_AGENDA + CATAN_MAX_TASKS, /* nodes with cities, of anybody */
    P_BUILT = P_CITIES + W_NODES,          /* cache: nodes with buildings */
    P_BLOCKED = P_BUILT + W_NODES,         /* cache: these and their neighbours (B-53) */
    P_TAKEN = P_BLOCKED + W_NODES,         /* cache: edges with a piece */
    P_SEATS = P_TAKEN + W_EDGES
};

enum { /* of one seat, from P_SEATS + seat * S_WORDS */
       S_HAND = 0,
       S_CARDS = 1,                 /* unplayed development cards */
       S_STOCK = 2,                 /* lanes: see K_ below */
       S_BUILT = 3,                 /* nodes with own buildings */
       S_NODES = S_BUILT + W_NODES, /* cache: nodes that an own road or ship touches */
       S_ROADS = S_NODES + W_NODES, /* edges with own roads */
       S_REACH = S_ROADS +
                 W_EDGES, /* cache: edges that own buildings or roads lead to (B-52), free or not */
       S_WORDS = S_REACH + W_EDGES
};

enum { /* what is land and sea, from st->ground on */
       G_LAND_NODES = 0,
       G_LAND_EDGES = G_LAND_NODES + W_NODES,
       G_LAND_HEXES = G_LAND_EDGES + W_EDGES,
       G_SEA_EDGES = G_LAND_HEXES + W_HEXES, /* the rim, where there is a frame (M-10) */
       G_SEA_HEXES = G_SEA_EDGES + W_EDGES,
       G_WORDS = G_SEA_HEXES + W_HEXES
};

enum {                                /* lanes of P_TURN */
       T_DEPTH = 0,                   /* tasks on the agenda */
       T_ACTIVE = CATAN__ACTIVE_LANE, /* who can win now, or NO_SEAT */
       T_SEAT = 2,                    /* whose main turn it is, or NO_SEAT in setup */
       T_PLAYED = 3,                  /* a development card was played in this turn */
       T_OFFERS = 4,                  /* offers begun in this turn */
       T_ROLLED = 5,                  /* the last roll's total */
       T_HOLD = 6                     /* pieces in the hand: awards and victory wait (G-9) */
};
enum { /* lanes of P_TABLE */
       B_ROBBER = 0,
       B_ROAD = 1, /* holder of the longest road, or NO_SEAT */
       B_ARMY = 2,
       B_RESULT = CATAN__RESULT_LANE /* 0 running, seat + 1, or RESULT_DRAW */
};
enum { /* lanes of S_STOCK; all but KNIGHTS are caches */
       K_ROADS = 0,
       K_SETTLEMENTS = 1,
       K_CITIES = 2,
       K_KNIGHTS = 3, /* played */
       K_POINTS = 4,  /* public points */
       K_ROUTE = 5,   /* length of the longest road */
       K_HARBOURS = 6 /* bit i: a harbour of kind i */
};
enum { NO_SEAT = 0xff, NO_HEX = 0xff, RESULT_DRAW = CATAN__DRAWN };

static inline uint64_t word(const catan_state *st, unsigned i) { return catan__words_const(st)[i]; }
static inline const uint64_t *words(const catan_state *st, unsigned i) {
    return catan__words_const(st) + i;
}
static inline const uint64_t *land_nodes(const catan_state *st) {
    return st->ground + G_LAND_NODES;
}
static inline const uint64_t *land_edges(const catan_state *st) {
    return st->ground + G_LAND_EDGES;
}
static inline const uint64_t *land_hexes(const catan_state *st) {
    return st->ground + G_LAND_HEXES;
}
static inline const uint64_t *sea_edges(const catan_state *st) { return st->ground + G_SEA_EDGES; }
static inline const uint64_t *sea_hexes(const catan_state *st) { return st->ground + G_SEA_HEXES; }

/* Own ships, in games that have them. */
static inline int has_ships(const catan_state *st) {
    return CATAN__RARELY(st->game->ship_word != 0);
}
static inline unsigned at_ships(const catan_state *st, unsigned seat) {
    return st->game->ship_word + seat * W_EDGES;
}
static inline const uint64_t *ships_of(const catan_state *st, unsigned seat) {
    return catan__words_const(st) + at_ships(st, seat);
}

/* Settlements that are cities turned over, in games that have them; else none is (C-77). */
static inline int has_turned(const catan_state *st) {
    return CATAN__RARELY(st->game->turned_word != 0);
}
static inline uint64_t turned_cities(const catan_state *st, unsigned i) {
    return has_turned(st) ? catan__words_const(st)[st->game->turned_word + i] : 0;
}

static inline unsigned at_seat(unsigned seat, unsigned i) { return P_SEATS + seat * S_WORDS + i; }
static inline uint64_t seat_word(const catan_state *st, unsigned seat, unsigned i) {
    return word(st, at_seat(seat, i));
}
static inline unsigned lane(const catan_state *st, unsigned w, unsigned i) {
    return catan__lane(word(st, w), i);
}
CATAN__ALWAYS_INLINE void put(catan_state *st, unsigned w, uint64_t v) { catan__put(st, w, v); }
static inline void put_lane(catan_state *st, unsigned w, unsigned i, unsigned v) {
    put(st, w, catan__with_lane(word(st, w), i, v));
}
static inline void put_bit(catan_state *st, unsigned first, unsigned i) {
    put(st, first + i / 64, word(st, first + i / 64) | CATAN__BIT(i % 64));
}
static inline void clear_bit(catan_state *st, unsigned first, unsigned i) {
    put(st, first + i / 64, word(st, first + i / 64) & ~CATAN__BIT(i % 64));
}

/* --- agenda --- */
CATAN__ALWAYS_INLINE uint64_t top_task(const catan_state *st) {
    unsigned depth = lane(st, P_TURN, T_DEPTH);
    return depth == 0 ? 0 : word(st, P_AGENDA + depth - 1);
}
CATAN__ALWAYS_INLINE void set_top(catan_state *st, uint64_t task) {
    put(st, P_AGENDA + lane(st, P_TURN, T_DEPTH) - 1, task);
}
/* Deeper than the limit cannot be asked by any chain of rules; if it were, the task would be left
 * out. */
static inline void push_task(catan_state *st, uint64_t task) {
    unsigned depth = lane(st, P_TURN, T_DEPTH);
#ifdef CATAN__DEBUG
    if (depth >= CATAN_MAX_TASKS) {
        __builtin_trap();
    }
#endif
    if (depth < CATAN_MAX_TASKS) {
        put(st, P_AGENDA + depth, task);
        put_lane(st, P_TURN, T_DEPTH, depth + 1);
    }
}
static inline void pop_task(catan_state *st) {
    unsigned depth = lane(st, P_TURN, T_DEPTH);
    put(st, P_AGENDA + depth - 1, 0);
    put_lane(st, P_TURN, T_DEPTH, depth - 1);
}
static inline uint64_t task_with(uint64_t t, unsigned actor, unsigned step, unsigned more,
                                 unsigned a, unsigned b) {
    return catan__task(catan__task_kind_of(t), actor, step, more, a, b);
}

/* --- lanes of seats --- */
static inline unsigned stock(const catan_state *st, unsigned seat, unsigned k) {
    return lane(st, at_seat(seat, S_STOCK), k);
}
static inline void put_stock(catan_state *st, unsigned seat, unsigned k, unsigned v) {
    put_lane(st, at_seat(seat, S_STOCK), k, v);
}

#endif
