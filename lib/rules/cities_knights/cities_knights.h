/* What Cities & Knights offers to other modules: knights, turned cities, walls, metropolises,
 * improvements, progress cards, the merchant. */
#ifndef CATAN__CITIES_KNIGHTS_H
#define CATAN__CITIES_KNIGHTS_H

#include "core/knights.h"
#include "core/progress.h"
#include "core/tracks.h"
#include "rules/base/base.h"
#include "rules/seafarers/seafarers.h"

enum { /* fields, in the order of their table; those of tracks and levels are three each */
       CK_BARBARIANS,
       CK_RED,
       CK_FACE,
       CK_ROBBER_FREE,
       CK_AQUEDUCTS,
       CK_MERCHANT,
       CK_MERCHANT_OF,
       CK_PRINTER,
       CK_CONSTITUTION,
       CK_WALLS,
       CK_TURNED,
       CK_METROPOLISES,
       CK_KNIGHT_NODES,
       CK_DECK,
       CK_UNDER,
       CK_DICE_PAIRS = CK_UNDER + CATAN_TRACKS,
       CK_CRANE,
       CK_FLEET,
       CK_HARBOUR,
       CK_HARBOUR_SEATS,
       CK_KNIGHTS,
       CK_PROGRESS,
       CK_TRACK,
       CK_DEFENDER = CK_TRACK + CATAN_TRACKS,
       CK_SUPPLY,
       CK_WALL_SUPPLY = CK_SUPPLY + 3,
       CK_FIELDS
};

/* --- fields of one lane, and words --- */
static inline unsigned ck_lane(const catan_state *st, unsigned field, unsigned seat) {
    return field_lane(st, MODULE_cities_knights, field, seat);
}
static inline void put_ck_lane(catan_state *st, unsigned field, unsigned seat, unsigned value) {
    put_field_lane(st, MODULE_cities_knights, field, seat, value);
}
static inline unsigned ck_word(const catan_state *st, unsigned field, unsigned seat) {
    return field_word(st, MODULE_cities_knights, field, seat);
}

/* --- knights (knights.c) --- */

/* The knight of a seat that is `place`th by node, 0 behind the last. */
static inline unsigned knight_in(const catan_state *st, unsigned seat, unsigned place) {
    return catan__knight_at(words(st, ck_word(st, CK_KNIGHTS, seat)), place);
}
/* FOR_KNIGHTS(st, seat, k) { ... }: every knight of a seat on the board. */
#define FOR_KNIGHTS(st, seat, k)                                                                   \
    for (unsigned k##_place = 0, k = 0;                                                            \
         k##_place < CATAN__KNIGHTS_MOST && ((k) = knight_in(st, seat, k##_place)) != 0;           \
         k##_place++)
/* The seat's knight on a node, or 0. */
static unsigned knight_on(const catan_state *st, unsigned seat, unsigned node);
/* Whose knight stands on a node, or NO_SEAT. */
static unsigned knight_owner(const catan_state *st, unsigned node);
/* Nodes with knights, of anybody. */
static inline uint64_t knight_nodes(const catan_state *st, unsigned i) {
    return word(st, ck_word(st, CK_KNIGHT_NODES, 0) + i);
}
static inline unsigned knight_supply(const catan_state *st, unsigned seat, unsigned level) {
    return ck_lane(st, CK_SUPPLY + level - 1, seat);
}
/* A knight that may act now: active since before this turn (C-54, C-55). */
static inline int is_ready(unsigned knight) {
    return (catan__knight_state_of(knight) & (CATAN_KNIGHT_ACTIVE | CATAN_KNIGHT_TIRED)) ==
           CATAN_KNIGHT_ACTIVE;
}
/* Puts a knight on the board, takes one off, or gives it another level and state, with all that
 * follows. */
static void put_knight_down(catan_state *st, unsigned seat, unsigned knight);
static unsigned take_knight_up(catan_state *st, unsigned seat, unsigned node);
static void change_knight(catan_state *st, unsigned seat, unsigned node, unsigned level,
                          unsigned state);
/* Nodes without building or knight (C-48). */
static inline uint64_t free_for_knights(const catan_state *st, unsigned i) {
    return ~word(st, P_BUILT + i) & ~knight_nodes(st, i);
}

/* --- knights' ways (knight_moves.c) --- */

/* Why the seat's knight on a node may not act now (C-54, C-55). */
static int32_t why_not_ready(const catan_state *st, unsigned seat, unsigned node);
/* Nodes that a knight on `from` reaches along the seat's routes, with what stands there (C-56). */
static void knight_ways(const catan_state *st, unsigned seat, unsigned from, uint64_t *out);
/* A knight was driven from `node`: its owner is asked where it goes, if it can go anywhere; else it
 * is back in supply (C-59). Judgement waits until then, as a task below has asked for. */
static void drive_away(catan_state *st, unsigned owner, unsigned knight, unsigned mover);

/* --- buildings --- */

/* Own cities, and those without a metropolis (cities.c). */
static inline uint64_t cities_of(const catan_state *st, unsigned seat, unsigned i) {
    return seat_word(st, seat, S_BUILT + i) & word(st, P_CITIES + i);
}
static int has_city(const catan_state *st, unsigned seat);
static void ordinary_cities(const catan_state *st, unsigned seat, argset *out);

static inline unsigned wall_supply(const catan_state *st, unsigned seat) {
    return ck_lane(st, CK_WALL_SUPPLY, seat);
}
static inline uint64_t walls(const catan_state *st, unsigned i) {
    return word(st, ck_word(st, CK_WALLS, 0) + i);
}

/* --- improvements and metropolises (improvements.c) --- */
enum { LEVEL_ABILITY = 3, LEVEL_METROPOLIS = 4, LEVEL_MOST = 5 };
static inline unsigned track_level(const catan_state *st, unsigned seat, unsigned track) {
    return ck_lane(st, CK_TRACK + track, seat);
}
/* Level 3: guild, fortress, aqueduct (C-80). */
static inline int has_ability(const catan_state *st, unsigned seat, unsigned track) {
    return track_level(st, seat, track) >= LEVEL_ABILITY;
}
/* Where a track's metropolis stands, or CATAN__NO. */
static inline unsigned metropolis_node(const catan_state *st, unsigned track) {
    return catan__track_node(word(st, ck_word(st, CK_METROPOLISES, 0)), track);
}
/* Whether the seat's next improvement costs a card less (C-111). */
static inline int crane_works(const catan_state *st, unsigned seat) {
    return active_seat(st) == seat && ck_lane(st, CK_CRANE, 0) != 0;
}
/* Asks for the city of a metropolis that the seat has just won, if it has (C-81, C-82). */
static void ask_metropolis(catan_state *st, unsigned seat, unsigned track);

/* --- progress cards (progress.c) --- */
enum { HAND_LIMIT = 4 };
static inline uint64_t progress_of(const catan_state *st, unsigned seat) {
    return word(st, ck_word(st, CK_PROGRESS, seat));
}
static inline unsigned progress_size(const catan_state *st, unsigned seat) {
    return catan__progress_size(progress_of(st, seat));
}
/* Cards of a deck: shuffled ones, and those put under it. */
static unsigned deck_size(const catan_state *st, unsigned track);
/* An event about a card of a seat: who may know which one it is. */
static void tell_progress(catan_state *st, unsigned kind, unsigned seat, int other, unsigned card,
                          uint32_t knowers);
/* A card leaves a hand and goes under its deck (C-86). */
static void put_under(catan_state *st, unsigned seat, unsigned card);

static inline int holds_card(const catan_state *st, unsigned seat, unsigned card) {
    return catan__progress_count(progress_of(st, seat), card) != 0;
}
/* A card is played: it goes under its deck, for all to see (H-4). */
static inline void lay_card(catan_state *st, unsigned seat, unsigned card) {
    tell_progress(st, CATAN_EVENT_PLAYED_PROGRESS, seat, CATAN_NOBODY, card, CATAN__EVERYBODY);
    if (CATAN__RULE(C_87, 1, 0)) {
        put_under(st, seat, card);
    }
}
/* Why the Diplomat cannot take a road of the owner that lies on no edge and joins these nodes
 * (C-63, C-121): cards/diplomat.c. */
static int32_t why_crossing_stays(const catan_state *st, unsigned owner, const uint16_t *ends);

/* --- the merchant (merchant.c) --- */
static inline unsigned merchant_hex(const catan_state *st) { return ck_lane(st, CK_MERCHANT, 0); }
static inline unsigned merchant_owner(const catan_state *st) {
    return ck_lane(st, CK_MERCHANT_OF, 0);
}
/* He goes to a hex, and with him his point (C-93). */
static inline void place_merchant(catan_state *st, unsigned seat, unsigned hex);

/* --- barbarians (barbarians.c) --- */
enum { LANDING = 7 };
/* Whether they land in this roll: from the event die on until what comes after the attack. */
static int is_landing(const catan_state *st);
static inline int robber_is_free(const catan_state *st) {
    return CATAN__RULE(C_35, ck_lane(st, CK_ROBBER_FREE, 0) != 0, 1);
}

#endif
