/* Positions with long roads. Include it behind cmocka.h. */
#ifndef TESTS_RULES_LINES_H
#define TESTS_RULES_LINES_H

#include "support/pos.h"

/* Three lines along the coast, far from each other:
 *   the top    n3 e0 n0 e1 n4 e2 n1 e3 n5 e4 n2 e5 n6 e9 n10, and others'
 *              ways to n4 by e7 and to n5 by e8
 *   the bottom n47 e66 n51 e67 n48 e68 n52 e69 n49 e70 n53 e71 n50, and others' way to n48 by e63
 *   the left   n7 e10 n11 e18 n16 e23 n21 e33 n27 e39 n33 e49 n38 */
#define TOP_4 "e0 e1 e2 e3"
#define TOP_5 TOP_4 " e4"
#define TOP_7 TOP_5 " e5 e9"
#define BOTTOM_5 "e66 e67 e68 e69 e70"
#define LEFT_5 "e10 e18 e23 e33 e39"
#define ROAD "lumber:1 brick:1"
#define SETTLEMENT "lumber:1 brick:1 wool:1 grain:1"

/* Four players; each has a settlement at the end of his line, so that he has a point. Seat 2 can
 * settle on n4, n5 or n48. */
static inline pos *lines(const char *top, const char *bottom, const char *left) {
    pos *p = pos_new("players=4");
    pos_settlement(p, 0, "n3");
    pos_road(p, 0, top);
    pos_settlement(p, 1, "n47");
    pos_road(p, 1, bottom);
    pos_settlement(p, 3, "n21");
    pos_road(p, 3, left);
    pos_settlement(p, 2, "n13 n45");
    pos_road(p, 2, "e7 e13 e14 e8 e57 e63");
    return p;
}

#endif
