/* Through the Desert (fact sheet 3.9): a row of deserts cuts a strip off the main island, where
 * everybody starts; small islands lie around. */
#include "board/maps/maps.h"

/* clang-format off */

/* The strip is one named island, in two parts with five or six players (S-93); the deserts belong to
 * none (S-92). Strip and small islands are shuffled together. */
enum { MAIN, ZONE };
enum { STRIP = 1 };
#define M(letter, number) PRINTED(MAIN, CATAN_HEX_START, 0, letter, number)
#define P(letter, number) PRINTED(ZONE, 0, STRIP, letter, number)
#define P_SEA PRINTED(ZONE, 0, STRIP, SEA, 0)
#define Z(letter, number) PRINTED(ZONE, 0, 0, letter, number)
#define Z_SEA PRINTED(ZONE, 0, 0, SEA, 0)
#define DESERT (CATAN_DESERT, 0, 0, 0, 0, 0, CATAN_NO_ISLAND, {0, 0, 0})

/* n = 4; tokens as the grid has them: two 11, no 12 [D] */
static const catan_map_hex three_hexes[] = {
    ROW4(0, 0,   P(G, 4), DESERT , SEA    , Z(O, 8)),
    ROW5(1, -1,  P(L, 3), DESERT , M(L, 4), SEA    , Z(S,11)),
    ROW6(2, -2,  P(W, 6), DESERT , M(B, 5), M(S, 6), SEA    , Z_SEA),
    ROW7(3, -3,  SEA    , SEA    , M(O, 3), M(L,10), SEA    , Z(G, 5), SEA),
    ROW6(4, -3,  M(L,11), M(B, 6), M(W, 2), M(B, 9), SEA    , Z_SEA),
    ROW5(5, -3,  M(O,10), M(W, 9), M(L, 8), SEA    , Z(W, 9)),
    ROW4(6, -3,  M(S, 8), M(S, 4), SEA    , Z(O, 5)),
};
static const catan_map_harbour three_harbours[] = {
    AT(1, 1, NE, LUMBER), AT(0, 4, NE, ANY), AT(0, 4, SE, ANY), AT(-2, 6, E, ANY),
    AT(-3, 6, SE, BRICK), AT(-3, 6, W, ORE), AT(-3, 4, SW, WOOL), AT(-2, 4, NW, GRAIN),
};

/* n = 5; the pirate where the newer maps have it [D] */
static const catan_map_hex four_hexes[] = {
    ROW5(0, 0,   P(G,10), DESERT , M(L, 5), SEA    , Z(O, 9)),
    ROW6(1, -1,  P(O,11), DESERT , M(B, 3), M(S, 6), SEA    , Z(W, 4)),
    ROW7(2, -2,  P(W, 8), DESERT , M(O, 8), M(W,10), M(L, 4), SEA    , Z(B, 2)),
    ROW8(3, -3,  SEA    , SEA    , M(L,10), M(B,11), M(S, 9), SEA    , Z_SEA  , SEA),
    ROW7(4, -3,  M(B,12), M(B, 6), M(W, 5), M(L, 8), SEA    , Z(G, 5), Z(S, 3)),
    ROW6(5, -3,  M(S, 3), M(S,11), M(O, 4), SEA    , SEA    , Z_SEA),
    ROW5(6, -3,  SEA    , M(L, 9), SEA    , Z(O, 6), Z(W,12)),
};
static const catan_map_harbour four_harbours[] = {
    AT(2, 0, E, BRICK), AT(2, 2, NE, ANY), AT(2, 2, SE, ANY), AT(0, 4, SE, ANY),
    AT(-2, 6, E, LUMBER), AT(-2, 6, SW, ANY), AT(-3, 5, SE, ORE), AT(-3, 5, W, GRAIN),
    AT(-1, 3, W, WOOL),
};

/* n = 8; harbour kinds by turns [D] */
static const catan_map_hex six_hexes[] = {
    ROW8(0, 0,   P(G, 4), P(O, 6), P(B,11), P_SEA  , P(L,12), P(W, 5), P(O, 3), P(B, 6)),
    ROW9(1, -1,  P(L, 5), P(S, 2), DESERT , DESERT , DESERT , DESERT , DESERT , SEA    , Z_SEA),
    ROW10(2, -2, SEA    , SEA    , SEA    , M(W, 2), M(L, 8), M(S, 9), M(L,10), SEA    , SEA    , Z(G,10)),
    ROW11(3, -3, SEA    , M(O, 4), M(L, 5), M(W,10), M(B, 5), M(S,10), M(L, 4), M(B, 8), SEA    , SEA    , SEA),
    ROW10(4, -3, M(S,12), M(W, 3), M(B,12), M(O, 6), M(B,11), M(O, 3), M(W, 9), SEA    , SEA    , Z(O, 8)),
    ROW9(5, -3,  M(B, 9), M(O,11), SEA    , SEA    , SEA    , SEA    , SEA    , Z(S,11), Z(L, 3)),
    ROW8(6, -3,  M(S, 6), SEA    , Z(S, 8), Z(W, 2), Z_SEA  , Z(G, 4), Z_SEA  , Z(W, 9)),
};
static const catan_map_harbour six_harbours[] = {
    AT(-3, 5, W, ANY), AT(-3, 4, NW, LUMBER), AT(-2, 3, NW, ANY), AT(0, 3, NW, BRICK),
    AT(4, 2, E, ANY), AT(4, 3, SE, WOOL), AT(3, 4, SW, ANY), AT(1, 4, SW, GRAIN),
    AT(-1, 4, SE, ANY), AT(-2, 5, SE, ORE), AT(-3, 6, SW, WOOL),
};

#define THROUGH_DESERT(name) AT_SEA(name), .printed = 1, .goal = 14, .island_points = 2, NO_RED_GOLD

const catan_map catan__through_desert[3] = {
    {THROUGH_DESERT(three), .max_players = 3, PIRATE(3, 3)},
    {THROUGH_DESERT(four), .min_players = 4, .max_players = 4, PIRATE(4, 3)},
    {THROUGH_DESERT(six), .min_players = 5, PIRATE(3, 6)},
};
/* clang-format on */
