/* Heading for New Shores (fact sheet 3.6): one large island, where everybody starts, and a zone of
 * small ones. */
#include "board/maps/maps.h"

/* clang-format off */

/* Areas are shuffled each by itself: the main island, and the zone, whose sea cells belong to it. */
enum { MAIN, ZONE };
#define M(letter, number) PRINTED(MAIN, CATAN_HEX_START, 0, letter, number)
#define Z(letter, number) PRINTED(ZONE, 0, 0, letter, number)
#define Z_SEA PRINTED(ZONE, 0, 0, SEA, 0)

/* 3.6.1, n = 4 */
static const catan_map_hex three_hexes[] = {
    ROW4(0, 0,   Z(B,12), Z(G, 5), Z_SEA  , Z_SEA),
    ROW5(1, -1,  SEA    , SEA    , SEA    , Z(S, 4), Z(O, 9)),
    ROW6(2, -2,  SEA    , M(W, 4), M(S, 6), SEA    , Z(W, 3), Z_SEA),
    ROW7(3, -3,  SEA    , M(S, 2), M(O, 5), M(L,10), SEA    , Z(G, 4), SEA),
    ROW6(4, -3,  M(B, 8), M(S,10), M(S, 9), M(L, 8), SEA    , Z_SEA),
    ROW5(5, -3,  M(W,11), M(O, 3), M(B,11), SEA    , Z(O, 8)),
    ROW4(6, -3,  M(W, 6), M(L, 5), SEA    , Z(B,10)),
};
static const catan_map_harbour three_harbours[] = {
    AT(-1, 2, W, GRAIN), AT(0, 2, E, ANY), AT(0, 4, NE, WOOL), AT(-2, 6, E, ANY),
    AT(-2, 6, SW, LUMBER), AT(-3, 6, W, BRICK), AT(-3, 4, SW, ANY), AT(-3, 4, NW, ORE),
};

/* 3.6.2, n = 5 */
static const catan_map_hex four_hexes[] = {
    ROW5(0, 0,   Z(O, 8), Z(S,11), Z_SEA  , Z(G, 4), Z_SEA),
    ROW6(1, -1,  SEA    , SEA    , SEA    , SEA    , Z(B, 5), Z(O, 2)),
    ROW7(2, -2,  SEA    , M(S, 5), M(L, 6), M(O, 4), SEA    , Z(L, 9), Z_SEA),
    ROW8(3, -3,  SEA    , M(W,12), M(B,11), M(W, 3), M(S, 9), SEA    , Z(G,10), SEA),
    ROW7(4, -3,  M(B, 6), M(L,10), M(D, 0), M(W,11), M(L, 5), SEA    , Z_SEA),
    ROW6(5, -3,  M(O, 3), M(S, 4), M(B, 9), M(S, 8), SEA    , Z(B, 3)),
    ROW5(6, -3,  M(W, 8), M(L, 2), M(O,10), SEA    , Z(W, 6)),
};
static const catan_map_harbour four_harbours[] = {
    AT(-1, 2, NW, GRAIN), AT(0, 2, NE, ANY), AT(1, 3, NE, LUMBER), AT(1, 4, E, ANY),
    AT(0, 5, SE, ANY), AT(-2, 6, SE, BRICK), AT(-3, 6, SW, ANY), AT(-3, 5, W, WOOL),
    AT(-2, 3, W, ORE),
};

/* 3.6.3, n = 7. The island is the 5-6 player board of 2.2, whose (0,0) is (1,3) here; printed is its
 * fixed board, 2.3 [D]. Harbour kinds are random in the rules; 3:1 and others by turns here [D]. */
static const catan_map_hex six_hexes[] = {
    ROW7(0, 0,   Z(G, 9), SEA    , M(L, 4), M(S, 5), M(W, 2), SEA    , Z(O, 6)),
    ROW8(1, -1,  Z(O,11), SEA    , M(B, 6), M(O,11), M(B,10), M(S, 8), SEA    , Z_SEA),
    ROW9(2, -2,  Z(S, 8), SEA    , M(D, 0), M(L,12), M(W,12), M(L, 9), M(W, 4), SEA    , Z(B,12)),
    ROW10(3, -3, SEA    , SEA    , M(W, 3), M(L,10), M(O, 3), M(B, 6), M(B, 5), M(L, 8), SEA    , SEA),
    ROW9(4, -3,  Z(B, 4), SEA    , M(S, 9), M(O, 5), M(W, 2), M(D, 0), M(S, 3), SEA    , Z(W, 3)),
    ROW8(5, -3,  Z(L, 2), SEA    , M(B, 8), M(S, 4), M(S, 9), M(O, 6), SEA    , Z_SEA),
    ROW7(6, -3,  Z(G, 5), SEA    , M(O,11), M(W,11), M(L,10), SEA    , Z(G,10)),
};
static const catan_map_harbour six_harbours[] = {
    AT(3, 0, NE, ANY), AT(4, 1, NE, LUMBER), AT(4, 2, E, ANY), AT(4, 3, SE, BRICK),
    AT(2, 5, E, ANY), AT(1, 6, SE, WOOL), AT(0, 6, SW, ANY), AT(-1, 5, SW, GRAIN),
    AT(-1, 3, SW, ANY), AT(0, 2, W, ORE), AT(1, 1, NW, WOOL),
};

#define NEW_SHORES(name) AT_SEA(name), .printed = 1, .goal = 14, .island_points = 2

const catan_map catan__new_shores[3] = {
    {NEW_SHORES(three), .max_players = 3, ROBBER_ON_12(0, 0), PIRATE(3, 3)},
    {NEW_SHORES(four), .min_players = 4, .max_players = 4, PIRATE(4, 3)},
    {NEW_SHORES(six), .min_players = 5, PIRATE(6, 3), .spiral_area = MAIN,
     .letter_count = CATAN__LARGE_LETTERS, .letters = catan__large_letters},
};
/* clang-format on */
