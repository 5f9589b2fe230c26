/* Four Islands, with five or six players Six Islands (fact sheet 3.7): all land is shuffled over
 * all islands, and each player has home islands of his own. */
#include "board/maps/maps.h"

/* clang-format off */

#define A(letter, number) PRINTED(0, 0, 0, letter, number)

/* n = 4 */
static const catan_map_hex three_hexes[] = {
    ROW4(0, 0,   SEA    , SEA    , A(W, 4), A(S, 3)),
    ROW5(1, -1,  A(O, 4), A(L, 9), SEA    , A(W, 9), A(B, 5)),
    ROW6(2, -2,  A(S, 6), A(O,10), SEA    , A(L, 8), A(B,11), SEA),
    ROW7(3, -3,  SEA    , SEA    , SEA    , SEA    , SEA    , SEA    , SEA),
    ROW6(4, -3,  A(W,11), A(O, 8), A(L, 3), SEA    , A(B,10), A(B, 6)),
    ROW5(5, -3,  A(L, 5), A(S, 9), SEA    , A(O, 2), A(W, 5)),
    ROW4(6, -3,  A(S,12), SEA    , SEA    , SEA),
};
static const catan_map_harbour three_harbours[] = {
    AT(-2, 2, NW, ANY), AT(0, 1, SE, ORE), AT(-3, 4, NE, LUMBER), AT(-3, 4, SW, ANY),
    AT(-2, 5, SE, WOOL), AT(3, 1, NE, ANY), AT(2, 2, SW, BRICK), AT(0, 5, NW, ANY),
    AT(2, 4, SE, GRAIN),
};

/* n = 4; the pirate where the newer maps have it [D] */
static const catan_map_hex four_hexes[] = {
    ROW4(0, 0,   A(S, 8), SEA    , A(L, 9), A(L,11)),
    ROW5(1, -1,  A(B,10), SEA    , A(O, 3), A(W,12), A(S, 5)),
    ROW6(2, -2,  A(W, 5), A(L, 3), SEA    , A(B, 5), A(O,10), SEA),
    ROW7(3, -3,  SEA    , SEA    , SEA    , A(L, 6), SEA    , SEA    , SEA),
    ROW6(4, -3,  A(B, 4), A(S, 9), SEA    , SEA    , A(L, 9), A(S,11)),
    ROW5(5, -3,  A(W, 6), A(O, 4), A(B, 2), SEA    , A(O, 8)),
    ROW4(6, -3,  A(S,10), A(W,11), SEA    , A(W, 4)),
};
static const catan_map_harbour four_harbours[] = {
    AT(-1, 1, W, GRAIN), AT(-2, 2, SE, ANY), AT(-3, 4, SW, BRICK), AT(-2, 5, NE, ANY),
    AT(-3, 6, W, WOOL), AT(0, 3, NW, ANY), AT(3, 1, SE, LUMBER), AT(2, 4, NW, ORE),
    AT(2, 4, SE, ANY),
};

/* n = 7; harbour kinds by turns [D] */
static const catan_map_hex six_hexes[] = {
    ROW7(0, 0,   A(S,12), A(O, 4), SEA    , A(L, 6), SEA    , A(O, 9), A(S, 6)),
    ROW8(1, -1,  A(L, 8), A(O,10), SEA    , A(O,11), A(B,10), SEA    , A(W, 3), A(B,10)),
    ROW9(2, -2,  A(B,11), A(W, 9), SEA    , A(S, 3), A(L, 4), SEA    , SEA    , A(L, 4), SEA),
    ROW10(3, -3, SEA    , SEA    , SEA    , SEA    , SEA    , SEA    , SEA    , SEA    , SEA    , SEA),
    ROW9(4, -3,  SEA    , A(B, 4), SEA    , SEA    , A(S, 8), A(L,10), SEA    , A(L, 5), A(W, 6)),
    ROW8(5, -3,  A(L, 9), A(W,12), SEA    , A(W, 5), A(O, 3), SEA    , A(B, 8), A(S, 9)),
    ROW7(6, -3,  A(S, 5), A(O, 6), SEA    , A(S, 2), SEA    , A(B, 5), A(W, 2)),
};
static const catan_map_harbour six_harbours[] = {
    AT(1, 0, NW, ANY), AT(0, 1, SE, LUMBER), AT(-1, 2, SW, ANY), AT(3, 0, NE, BRICK),
    AT(6, 0, NE, ANY), AT(5, 1, SW, WOOL), AT(-3, 5, W, ANY), AT(-2, 6, NE, GRAIN),
    AT(0, 5, SW, ANY), AT(4, 5, E, ORE), AT(2, 6, SW, WOOL),
};

/* Forest and pasture never bear a rare number. */
#define RARE (1 << 2 | 1 << 3 | 1 << 11 | 1 << 12)
#define ISLANDS(name)                                                                              \
    AT_SEA(name), .printed = 1, .goal = 13, .island_points = 2, .reds_touch = 1,                   \
    .barred = {[CATAN_FOREST] = RARE, [CATAN_PASTURE] = RARE}

const catan_map catan__islands[3] = {
    {ISLANDS(three), .max_players = 3, ROBBER_ON_12(-3, 6), PIRATE(0, 3)},
    {ISLANDS(four), .min_players = 4, .max_players = 4, ROBBER_ON_12(2, 1), PIRATE(3, 3)},
    {ISLANDS(six), .min_players = 5, ROBBER_ON_12(0, 0), PIRATE(-3, 3)},
};
/* clang-format on */
