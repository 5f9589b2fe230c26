/* Positions with dikes on the map of sea.h. Include it behind cmocka.h. */
#ifndef TESTS_RULES_DIKES_H
#define TESTS_RULES_DIKES_H

#include <stdio.h>
#include <stdlib.h>

#include "rules/sea_knights.h"

/* The map of sea.h. h9 is a hex of the sea east of the west island, its edges, from the north-east:
 * e28 n18-n26, e40 n26-n34, e51 n34-n42, e50 n42-n33, e39 n33-n25, e27 n25-n18; the land at it is
 * h8 (e39) and h16 (e50). North-west of it lies h2: e5 n2-n10, e17 n10-n18, e27, e26 n25-n17,
 * e16 n17-n9, e4 n9-n2. */

static inline void dikes(pos *p, uint32_t seat, const char *edges) {
    pos_seat_field(p, "dikes", seat, edges, "-");
}
/* Seat 0 has a settlement at h8, h2 and h9, and cards for three dikes. */
static inline pos *begin_on(const char *options, const sketch *map) {
    char text[160];
    snprintf(text, sizeof text, "polders=on %s", options);
    pos *p = sea_on(text, map);
    pos_settlement(p, 0, "n25");
    pos_hand(p, 0, "lumber:3 brick:3");
    return p;
}
static inline pos *begin(const char *options) { return begin_on(options, sea_sketch()); }
/* All edges of h9 but e50: dikes in the sea, seat 0's last; a road of his on e39. */
static inline pos *nearly(const char *options) {
    pos *p = begin(options);
    dikes(p, 0, "e27+e28+e40+e51");
    pos_road(p, 0, "e39");
    pos_field(p, "last_dikes", "h9.s0");
    return p;
}
/* All of them, and the right to whom it says: "h9.s0". */
static inline pos *enclosed(const char *options, const char *right) {
    pos *p = nearly(options);
    pos_road(p, 0, "e50");
    pos_field(p, "rights", right);
    return p;
}
static inline int is_dike_of(const table *t, uint32_t edge, int32_t seat) {
    return piece_of(t, CATAN_PIECE_DIKE, edge) == seat;
}

#endif
