/* Cities: the starting one, walls, metropolises among them (C-18, C-45, C-46, C-81). */
#include "rules/cities_knights/cities_knights.h"

enum { WALLS_OF_SEAT = 3 };

static int has_city(const catan_state *st, unsigned seat) {
    uint64_t some = 0;
    for (unsigned i = 0; i < W_NODES; i++) {
        some |= cities_of(st, seat, i);
    }
    return some != 0;
}

/* A metropolis stays whatever comes (C-81). */
static void metropolises_immune(const catan_state *st, uint64_t *nodes) {
    for (unsigned track = 0; track < CATAN_TRACKS; track++) {
        unsigned node = metropolis_node(st, track);
        if (node != CATAN__NO) {
            set_add(nodes, node);
        }
    }
}

static void ordinary_cities(const catan_state *st, unsigned seat, argset *out) {
    uint64_t immune[W_NODES] = {0};
    *out = args_none();
    for (unsigned i = 0; i < W_NODES; i++) {
        out->w[i] = cities_of(st, seat, i);
    }
    metropolises_immune(st, immune);
    for (unsigned i = 0; i < W_NODES; i++) {
        out->w[i] &= ~immune[i];
    }
}

/* Whether an own building on a node is no city; a reason in any case but that. */
static int32_t why_no_city(const catan_state *st, unsigned seat, unsigned node) {
    return set_has(words(st, at_seat(seat, S_BUILT)), node) && set_has(words(st, P_CITIES), node)
               ? CATAN_OK
               : CATAN_E_NO_CITY;
}

/* --- the starting city (C-18) --- */

#define sites_setup_city sites_setup_settlement
#define why_setup_city why_setup_settlement
static void play_setup_city(catan_state *st, unsigned seat, unsigned node) {
    start_at(st, seat, node, 1);
}

/* --- walls: two bricks (C-45) --- */

static uint64_t price_build_wall(const catan_state *st, unsigned seat, unsigned arg) {
    (void)arg;
    return changed_price(st, seat, PRICE_WALL, CATAN__LANE(CATAN_BRICK, 2));
}
/* Own cities without a wall, if a wall is left. */
static void wall_sites(const catan_state *st, unsigned seat, argset *out) {
    *out = args_none();
    for (unsigned i = 0; wall_supply(st, seat) != 0 && i < W_NODES; i++) {
        out->w[i] = CATAN__RULE(C_45, cities_of(st, seat, i), seat_word(st, seat, S_BUILT + i)) &
                    ~walls(st, i);
    }
}
static int32_t why_no_wall(const catan_state *st, unsigned seat, unsigned node) {
    if (wall_supply(st, seat) == 0) {
        return CATAN_E_NO_PIECE;
    }
    int32_t status = why_no_city(st, seat, node);
    return status != CATAN_OK ? status : CATAN_E_WALLED;
}
static void lay_wall(catan_state *st, unsigned seat, unsigned node) {
    put_bit(st, ck_word(st, CK_WALLS, 0), node);
    put_ck_lane(st, CK_WALL_SUPPLY, seat, wall_supply(st, seat) - 1);
    FOR_HOOK(st, piece_placed, m) { m->piece_placed(st, seat, PIECE_WALL, node); }
}

static void sites_build_wall(const catan_state *st, unsigned seat, argset *out) {
    *out = args_none();
    if (can_pay(st, seat, price_build_wall(st, seat, 0))) {
        wall_sites(st, seat, out);
    }
}
static int32_t why_build_wall(const catan_state *st, unsigned seat, unsigned node) {
    return wall_supply(st, seat) != 0 && !can_pay(st, seat, price_build_wall(st, seat, node))
               ? (int32_t)CATAN_E_CANNOT_PAY
               : why_no_wall(st, seat, node);
}
static void play_build_wall(catan_state *st, unsigned seat, unsigned node) {
    pay(st, seat, price_build_wall(st, seat, node), CATAN_REASON_PAID);
    lay_wall(st, seat, node);
}

/* Two cards more a wall (C-34). */
static unsigned walls_hold(const catan_state *st, unsigned seat) {
    return CATAN__RULE(C_34, 2 * (WALLS_OF_SEAT - wall_supply(st, seat)), 0);
}

/* With a city its wall goes (C-46). */
static void knights_piece_removed(catan_state *st, unsigned seat, unsigned piece, unsigned node) {
    if (piece == PIECE_CITY && set_has(words(st, ck_word(st, CK_WALLS, 0)), node)) {
        clear_bit(st, ck_word(st, CK_WALLS, 0), node);
        put_ck_lane(st, CK_WALL_SUPPLY, seat, wall_supply(st, seat) + CATAN__RULE(C_46, 1, 0));
        FOR_HOOK(st, piece_removed, m) { m->piece_removed(st, seat, PIECE_WALL, node); }
    }
}
/* From the walls alone. */
static void refresh_walls(catan_state *st) {
    for (unsigned seat = 0; seat < st->game->set.players; seat++) {
        unsigned built = 0;
        for (unsigned i = 0; i < W_NODES; i++) {
            built += catan__popcount(walls(st, i) & seat_word(st, seat, S_BUILT + i));
        }
        put_ck_lane(st, CK_WALL_SUPPLY, seat, WALLS_OF_SEAT - built);
    }
}
