/* Cities & Knights on the small map of sea.h. Include it behind cmocka.h.
 *
 *     pos *p = at_sea("");         seat 0 in action; the barbarians have landed once
 *     pos *p = waiting("");        they have not: the pirate is off the board
 *     table *t = ck_table(p);
 *
 * The pirate is at h34, far from everything, unless said otherwise. */
#ifndef TESTS_RULES_SEA_KNIGHTS_H
#define TESTS_RULES_SEA_KNIGHTS_H

#include "rules/knights_table.h"
#include "rules/sea.h"

static inline pos *waiting_on(const char *options, const sketch *map) {
    char text[200];
    snprintf(text, sizeof text, "cities_knights=on %.150s", options);
    return sea_on(text, map);
}
static inline pos *waiting(const char *options) { return waiting_on(options, sea_sketch()); }

static inline pos *at_sea_on(const char *options, const sketch *map) {
    pos *p = waiting_on(options, map);
    pos_field(p, "robber_free", "1");
    pos_pirate(p, PIRATE_START);
    return p;
}
static inline pos *at_sea(const char *options) { return at_sea_on(options, sea_sketch()); }

/* The start of a game, seat 0 first. */
static inline table *ck_sea_table(const char *options, const sketch *map) {
    char text[200];
    snprintf(text, sizeof text, "cities_knights=on %.150s", options);
    return sea_table(text, map);
}

static inline unsigned pirate(const table *t) { return table_info(t).pirate; }
static inline unsigned robber(const table *t) { return table_info(t).robber; }

#endif
