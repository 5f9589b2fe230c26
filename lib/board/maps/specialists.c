/* The Specialists (P-1 to P-7): maps of our own design with the counts of P-1 and P-2 (M-9). In the
 * middle lies an island with the odd hex and one hex of each resource, where nobody starts; around
 * it islands of one terrain each, as far as the frame has room to part them. Terrain is fixed,
 * numbers are shuffled over all land. */
#include "board/maps/maps.h"

/* clang-format off */

enum { MIDDLE = 1 };
#define NUMBERED(terrain, flags, island, number)                                                   \
    (CELL_##terrain, CATAN_FROM_POOL, 0, 0, number, flags, island, {0, 0, 0})
#define A(terrain, number) NUMBERED(terrain, CATAN_HEX_START, 0, number)
#define M(terrain, number) NUMBERED(terrain, 0, MIDDLE, number)
#define DESERT (CATAN_DESERT, 0, 0, 0, 0, 0, MIDDLE, {0, 0, 0})

/* Rows of five and four. */
static const catan_map_hex three_hexes[] = {
    ROW5(0, 0,  A(B, 5), SEA    , SEA    , A(W, 6), A(W,12)),
    ROW4(1, 0,  SEA    , M(O, 4), SEA    , A(W,10)),
    ROW5(2, -1, SEA    , M(L,11), M(S, 8), SEA    , A(W, 5)),
    ROW4(3, -1, SEA    , DESERT , M(W, 9), SEA),
    ROW5(4, -2, A(L,10), SEA    , M(B, 3), SEA    , A(S, 4)),
    ROW4(5, -2, A(L, 8), SEA    , SEA    , A(S, 6)),
    ROW5(6, -3, A(L, 3), SEA    , A(B,11), A(O, 9), A(O, 2)),
};
static const catan_map_harbour three_harbours[] = {
    AT(0, 0, NW, LUMBER), AT(3, 0, NW, ANY), AT(3, 2, E, BRICK), AT(2, 4, E, WOOL),
    AT(0, 6, SE, GRAIN), AT(-2, 5, W, ORE),
};

/* Rows of six and five. */
static const catan_map_hex four_hexes[] = {
    ROW6(0, 0,  A(W, 8), A(W, 3), SEA    , SEA    , A(L, 4), A(L,11)),
    ROW5(1, 0,  A(W,10), SEA    , M(L, 9), SEA    , A(L, 6)),
    ROW6(2, -1, A(W, 5), SEA    , M(B, 4), M(S,10), SEA    , A(L, 2)),
    ROW5(3, -1, SEA    , M(W,11), M(G, 5), M(O, 3), SEA),
    ROW6(4, -2, A(B, 9), SEA    , SEA    , SEA    , SEA    , A(O, 5)),
    ROW5(5, -2, A(B, 6), SEA    , A(S, 3), A(S, 8), A(O,10)),
    ROW6(6, -3, A(B,12), A(B, 4), SEA    , A(S,11), A(O, 2), A(O, 9)),
};
static const catan_map_harbour four_harbours[] = {
    AT(0, 0, NW, ANY), AT(-1, 2, W, LUMBER), AT(5, 0, NE, BRICK), AT(4, 2, E, WOOL),
    AT(-3, 6, SW, GRAIN), AT(1, 6, SE, ORE),
};

#define SPECIALISTS(name)                                                                          \
    AT_SEA(name), .printed = 1, .goal = 15, .island_points = 1, .island_points_most = 2

const catan_map catan__specialists[2] = {
    {SPECIALISTS(three), .max_players = 3},
    {SPECIALISTS(four), .min_players = 4, .max_players = 4},
};
/* clang-format on */
