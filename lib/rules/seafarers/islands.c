/* Islands and other areas that bring special victory points (S-70, S-90 to S-93). */
#include "rules/seafarers/seafarers.h"

/* Land that hangs together with a hex and belongs to no named area, fog apart (S-90). */
static void natural_island(const catan_state *st, unsigned hex, uint64_t *out) {
    const catan__board *b = &st->game->board;
    uint8_t queue[CATAN_MAX_HEXES + 1];
    unsigned count = 0;
    set_add(out, hex);
    queue[count++] = (uint8_t)hex;
    for (unsigned at = 0; at < count; at++) {
        for (unsigned side = 0; side < 6; side++) {
            unsigned near = b->hex_near[queue[at]][side];
            if (near != CATAN__NO && !set_has(out, near) && set_has(land_hexes(st), near) &&
                b->island[near] == 0) {
                set_add(out, near);
                queue[count++] = (uint8_t)near;
            }
        }
    }
}

/* The hexes of a named area, in however many parts (S-93). */
static void named_area(const catan_state *st, unsigned name, uint64_t *out) {
    for (unsigned hex = 0; hex < st->game->board.hexes; hex++) {
        if (st->game->board.island[hex] == name && set_has(land_hexes(st), hex)) {
            set_add(out, hex);
        }
    }
}

/* Whether the seat comes to the island or area of a land hex for the first time, from elsewhere
 * (S-91, S-92). */
static int is_new(const catan_state *st, unsigned seat, unsigned hex) {
    const catan__board *b = &st->game->board;
    uint64_t island[W_HEXES] = {0}, known = 0;
    if (b->island[hex] == 0) {
        natural_island(st, hex, island);
    } else {
        named_area(st, b->island[hex], island);
    }
    for (unsigned i = 0; i < W_HEXES; i++) {
        known |= island[i] & word(st, sea_word(st, SEA_SETTLED, seat) + i);
    }
    for (unsigned h = 0; h < b->hexes; h++) {
        known |= (uint64_t)(set_has(island, h) && (b->flags[h] & CATAN_HEX_HOME) != 0);
    }
    return known == 0;
}

/* Where he settles counts as known from then on, whatever becomes of the building (S-70). */
static void settle_island(catan_state *st, unsigned seat, unsigned node) {
    const catan__board *b = &st->game->board;
    const uint16_t *hexes = b->node_hexes[node];
    int starting = lane(st, P_TURN, T_SEAT) == NO_SEAT;
    for (unsigned i = 0; i < 3 && hexes[i] != CATAN__NO; i++) {
        if (!set_has(land_hexes(st), hexes[i]) || b->island[hexes[i]] == CATAN_NO_ISLAND) {
            continue;
        }
        if (!starting && CATAN__RULE(S_92, is_new(st, seat, hexes[i]), 0)) {
            unsigned points = st->game->set.island_points;
            put_sea_lane(st, SEA_SPECIAL_POINTS, seat,
                         sea_lane(st, SEA_SPECIAL_POINTS, seat) + points);
            add_points(st, seat, (int)points);
        }
        put_bit(st, sea_word(st, SEA_SETTLED, seat), hexes[i]);
    }
}

static unsigned special_points(const catan_state *st, unsigned seat) {
    return st->game->set.island_points != 0 ? sea_lane(st, SEA_SPECIAL_POINTS, seat) : 0;
}
