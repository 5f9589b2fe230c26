/* A position for attacks, by knights and by knight cards. Include it behind cmocka.h. */
#ifndef TESTS_RULES_CONFLICTS_H
#define TESTS_RULES_CONFLICTS_H

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "rules/sea.h"

/* Seat 0's roads touch n22, n17, n23 and n18, where seat 1 has a settlement and a road that goes on
 * (e20, e14). Seat 2's road e35 leads from n29 to n23. */
static inline pos *borders(pos *p, const char *hand) {
    pos_settlement(p, 0, "n22");
    pos_road(p, 0, "e25 e26 e27");
    pos_hand(p, 0, hand);
    pos_settlement(p, 1, "n18");
    pos_road(p, 1, "e20 e14");
    pos_settlement(p, 2, "n29");
    pos_road(p, 2, "e35");
    return p;
}
/* With a knight card of seat 0's. */
static inline pos *begin(const char *options, const char *hand) {
    char text[128];
    snprintf(text, sizeof text, "players=3 conflicts=on %s", options);
    pos *p = borders(pos_new(text), hand);
    pos_cards(p, 0, "knight:1");
    return p;
}
/* The game has no such move. */
static inline void assert_unknown(const table *t, const char *move) {
    catan_move parsed;
    assert_int_equal(catan_move_parse(&parsed, t->game, move), CATAN_E_MOVE_UNKNOWN);
}
static inline unsigned knights_in_deck(const table *t) { return table_info(t).deck[CATAN_KNIGHT]; }

#endif
