/* Engineer: a city wall for nothing (C-116). */
#include "rules/cities_knights/cards/cards.h"

static void targets_engineer(const catan_state *st, unsigned seat, argset *out) {
    wall_sites(st, seat, out);
}
#define why_no_engineer why_no_wall
static void use_engineer(catan_state *st, unsigned seat, unsigned node) {
    if (CATAN__RULE(C_116, 1, 0)) {
        lay_wall(st, seat, node);
    }
}
CATAN__CARD(ENGINEER, engineer)
