/* What Cities & Knights offers to other modules: knights, turned cities, walls, metropolises,
 * improvements, progress cards, the merchant. */
#ifndef CATAN__CITIES_KNIGHTS_H
#define CATAN__CITIES_KNIGHTS_H

#include "core/knights.h"
#include "core/progress.h"
#include "rules/base/base.h"

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

#endif
