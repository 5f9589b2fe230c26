/* The map of sea.h with bridges and one island more, the hex h3 (pasture, 11) between the west and
 * the north-east. Include it behind cmocka.h.
 *
 * Bridges that both ends of which touch land, with the nodes they join:
 *   west to middle    b7 n10 n17, b8 n9 n18 (over h2), b27 n18 n42, b28 n26 n33 (over h9)
 *   middle to east    b13 n12 n19, b14 n11 n20 (over h4)
 *   east to south     b57 n36 n60 (over h19), b60 n37 n61, b62 n45 n54 (over h20)
 * The middle, from the north: n3 e7 n11 e18 n19 e29 n26 e28 n18 e17 n10 e6 n3. A harbour (any) at
 * n25 n33 opens to h9. */
#ifndef TESTS_RULES_STRAITS_H
#define TESTS_RULES_STRAITS_H

#include "rules/sea_knights.h"

#define BRIDGE "lumber:1 brick:1 ore:1"
enum { MIDDLE = 3 };

static inline sketch *straits_map(void) {
    sketch *map = sea_sketch();
    map->hexes[MIDDLE].terrain = CATAN_PASTURE;
    map->hexes[MIDDLE].number = 11;
    sketch_harbour(map, 1, 1, 1, CATAN_HARBOUR_ANY);
    return map;
}

/* The map of sea.h with land east of h9 alone, so that one bridge can cross it. */
static inline sketch *strait(void) {
    sketch *map = sea_sketch();
    map->hexes[10].terrain = CATAN_FIELDS;
    map->hexes[10].number = 2;
    return map;
}

/* Seat 0's action, three players unless said otherwise. */
static inline pos *straits(const char *options) {
    char text[200];
    snprintf(text, sizeof text, "bridges=on %.150s", options);
    return sea_on(text, straits_map());
}
/* Likewise with Cities & Knights, the barbarians having landed once. */
static inline pos *knights_at_straits(const char *options) {
    char text[200];
    snprintf(text, sizeof text, "bridges=on %.150s", options);
    return at_sea_on(text, straits_map());
}

/* One more bridge of a seat, over a hex further on than those before. */
static inline void bridge(pos *p, uint32_t seat, const char *laid) {
    char text[WORD];
    const char *before = pos_value(p, "bridges");
    int none = *before == '\0' || *before == '-';
    snprintf(text, sizeof text, "%.400s%s%s.s%u", none ? "" : before, none ? "" : "+", laid,
             (unsigned)seat);
    pos_field(p, "bridges", text);
}
/* Bridges of a seat: "b7 b28", ascending. */
static inline void bridges(pos *p, uint32_t seat, const char *laid) {
    char one[16];
    for (const char *at = laid; *at != '\0'; at += strspn(at, " ")) {
        snprintf(one, sizeof one, "%.*s", (int)strcspn(at, " "), at);
        bridge(p, seat, one);
        at += strcspn(at, " ");
    }
}

#define assert_bridge(t, bridge, seat)                                                             \
    assert_int_equal(piece_of(t, CATAN_PIECE_BRIDGE, bridge), seat)
#define assert_no_bridge(t, bridge) assert_bridge(t, bridge, NO_SUCH_PIECE)

#endif
