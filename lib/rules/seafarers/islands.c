/* Islands and other areas that bring special victory points (S-70, S-90 to S-93). */
#include "rules/seafarers/seafarers.h"

/* Land that was none at the start is of no island. */
static int is_made_land(const catan_state *st, unsigned hex) {
    uint64_t made[W_HEXES] = {0};
    FOR_HOOK(st, made_land, m) { m->made_land(st, made); }
    return set_has(made, hex);
}

/* Land that hangs together with a hex and belongs to no named area, fog apart (S-90). */
static void natural_island(const catan_state *st, unsigned hex, uint64_t *out) {
    const catan__board *b = &st->game->board;
    uint8_t queue[CATAN_MAX_HEXES + 1];
    uint64_t made[W_HEXES] = {0};
    unsigned count = 0;
    FOR_HOOK(st, made_land, m) { m->made_land(st, made); }
    set_add(out, hex);
    queue[count++] = (uint8_t)hex;
    for (unsigned at = 0; at < count; at++) {
        for (unsigned side = 0; side < 6; side++) {
            unsigned near = b->hex_near[queue[at]][side];
            if (near != CATAN__NO && !set_has(out, near) && set_has(land_hexes(st), near) &&
                !set_has(made, near) && b->island[near] == 0) {
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

/* The island or area that a land hex belongs to; of none, nothing. */
static void island_of(const catan_state *st, unsigned hex, uint64_t *out) {
    unsigned name = st->game->board.island[hex];
    memset(out, 0, W_HEXES * sizeof *out);
    if (name == 0) {
        natural_island(st, hex, out);
    } else if (name != CATAN_NO_ISLAND) {
        named_area(st, name, out);
    }
}

static int is_home(const catan_state *st, const uint64_t *island) {
    int home = 0;
    for (unsigned hex = 0; hex < st->game->board.hexes; hex++) {
        home |= set_has(island, hex) && (st->game->board.flags[hex] & CATAN_HEX_HOME) != 0;
    }
    return home;
}

/* How many islands and areas at a node the seat comes to for the first time, from elsewhere (S-91,
 * S-92). `settled` gets the hexes there where he has settled then. */
static unsigned new_islands(const catan_state *st, unsigned seat, unsigned node,
                            uint64_t *settled) {
    const uint16_t *hexes = st->game->board.node_hexes[node];
    unsigned count = 0;
    memcpy(settled, words(st, sea_word(st, SEA_SETTLED, seat)), W_HEXES * sizeof *settled);
    for (unsigned i = 0; i < 3 && hexes[i] != CATAN__NO; i++) {
        uint64_t island[W_HEXES], known = 0;
        if (!set_has(land_hexes(st), hexes[i]) ||
            st->game->board.island[hexes[i]] == CATAN_NO_ISLAND || is_made_land(st, hexes[i])) {
            continue;
        }
        island_of(st, hexes[i], island);
        for (unsigned w = 0; w < W_HEXES; w++) {
            known |= island[w] & settled[w];
        }
        count += CATAN__RULE(S_92, known == 0 && !is_home(st, island), 0);
        set_add(settled, hexes[i]);
    }
    return count;
}

/* What the map says, or more than any goal asks for, so that no counter overflows. */
static unsigned most_special_points(const catan_state *st) {
    unsigned most = CATAN__RULE(P_5, st->game->board.island_points_most, 0U);
    return most != 0 ? most : 100U / st->game->set.island_points * st->game->set.island_points;
}

/* Special points that a settlement there would bring: none where he starts (S-91). `settled`: as
 * new_islands() leaves it. */
static unsigned points_at(const catan_state *st, unsigned seat, unsigned node, uint64_t *settled) {
    unsigned room = most_special_points(st) - sea_lane(st, SEA_SPECIAL_POINTS, seat);
    unsigned points = st->game->set.island_points * new_islands(st, seat, node, settled);
    if (lane(st, P_TURN, T_SEAT) == NO_SEAT) {
        return 0;
    }
    return points < room ? points : room;
}
static unsigned island_points(const catan_state *st, unsigned seat, unsigned node) {
    uint64_t settled[W_HEXES];
    return st->game->set.island_points == 0 ? 0 : points_at(st, seat, node, settled);
}

/* Where he settles counts as known from then on, whatever becomes of the building (S-70). */
static void settle_island(catan_state *st, unsigned seat, unsigned node) {
    uint64_t settled[W_HEXES];
    unsigned points = points_at(st, seat, node, settled);
    for (unsigned w = 0; w < W_HEXES; w++) {
        put(st, sea_word(st, SEA_SETTLED, seat) + w, settled[w]);
    }
    if (points != 0) {
        put_sea_lane(st, SEA_SPECIAL_POINTS, seat, sea_lane(st, SEA_SPECIAL_POINTS, seat) + points);
        add_points(st, seat, (int)points);
    }
}

static void know_island(catan_state *st, unsigned hex) {
    const uint64_t *corners = st->game->hex_nodes + (size_t)hex * W_NODES;
    for (unsigned seat = 0; seat < st->game->set.players; seat++) {
        uint64_t built = 0;
        for (unsigned i = 0; i < W_NODES; i++) {
            built |= corners[i] & seat_word(st, seat, S_BUILT + i);
        }
        if (built != 0 && set_has(land_hexes(st), hex) &&
            st->game->board.island[hex] != CATAN_NO_ISLAND) {
            put_bit(st, sea_word(st, SEA_SETTLED, seat), hex);
        }
    }
}

static unsigned special_points(const catan_state *st, unsigned seat) {
    return st->game->set.island_points != 0 ? sea_lane(st, SEA_SPECIAL_POINTS, seat) : 0;
}
