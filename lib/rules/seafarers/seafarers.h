/* What Seafarers offers to other modules: ships, their lines, the pirate, islands. */
#ifndef CATAN__SEAFARERS_H
#define CATAN__SEAFARERS_H

#include "rules/base/base.h"
#include "rules/gold/gold.h"

enum { /* fields, in the order of their table */
       SEA_SHIPS,
       SEA_SHIP_REACH,
       SEA_SHIP_SUPPLY,
       SEA_SPECIAL_POINTS,
       SEA_SETTLED,
       SEA_PIRATE,
       SEA_SHIP_MOVED,
       SEA_FRESH_SHIPS,
       SEA_FOG_TERRAINS,
       SEA_FOG_NUMBERS,
       SEA_FIELDS
};

/* --- fields of one lane, and words --- */
static inline unsigned sea_lane(const catan_state *st, unsigned field, unsigned seat) {
    return field_lane(st, MODULE_seafarers, field, seat);
}
static inline void put_sea_lane(catan_state *st, unsigned field, unsigned seat, unsigned value) {
    put_field_lane(st, MODULE_seafarers, field, seat, value);
}
static inline unsigned sea_word(const catan_state *st, unsigned field, unsigned seat) {
    return field_word(st, MODULE_seafarers, field, seat);
}

/* --- ships (ships.c) --- */
static inline unsigned ship_supply(const catan_state *st, unsigned seat) {
    return sea_lane(st, SEA_SHIP_SUPPLY, seat);
}
static inline unsigned at_ship_reach(const catan_state *st, unsigned seat) {
    return st->game->ship_reach_word + seat * W_EDGES;
}
/* Places for ships, price and supply aside (S-11 to S-16), and why an edge is none. */
static void ship_sites(const catan_state *st, unsigned seat, argset *out);
static int32_t why_ship_site(const catan_state *st, unsigned seat, unsigned edge);
/* Lays a ship with all that follows; takes one up. Nothing is paid. */
static void place_ship(catan_state *st, unsigned seat, unsigned edge);
static void take_ship_up(catan_state *st, unsigned seat, unsigned edge);
/* The same for a ship that comes from supply: it does not move in this turn (S-22). */
static void place_new_ship(catan_state *st, unsigned seat, unsigned edge);

/* --- lines of ships (lines.c) --- */
/* Ships that one may move as far as their lines go: those at ends, and those of rings (S-20, S-21).
 */
static void movable_ships(const catan_state *st, unsigned seat, argset *ends_of_lines,
                          argset *of_rings);

/* --- the pirate (pirate.c) --- */
static inline unsigned pirate_hex(const catan_state *st) { return sea_lane(st, SEA_PIRATE, 0); }
/* The edges of his hex (S-16), or null while he is off the board. */
static inline const uint64_t *pirate_edges(const catan_state *st) {
    unsigned hex = pirate_hex(st);
    return hex == NO_HEX ? NULL : st->game->hex_edges + (size_t)hex * W_EDGES;
}
static inline int is_pirates(const catan_state *st, unsigned edge) {
    const uint64_t *edges = pirate_edges(st);
    return edges != NULL && set_has(edges, edge);
}

/* --- islands (islands.c) --- */
/* The hexes of the island or area that a land hex belongs to, of none nothing (S-90, S-93). */
static void island_of(const catan_state *st, unsigned hex, uint64_t *out);
/* Whether it became land in play, which is of no island. */
static int is_made_land(const catan_state *st, unsigned hex);
/* Land was found: whoever has a building at it has settled there (S-92). */
static void know_island(catan_state *st, unsigned hex);

#endif
