/* Alchemist: the dice show what the player says (C-110). */
#include "rules/cities_knights/cards/cards.h"

/* A 7 only where one could fall (B-26). */
static void targets_alchemist(const catan_state *st, unsigned seat, argset *out) {
    (void)seat;
    *out = args_one(pairs_allowed(st));
}
#define why_no_alchemist why_no_outcome
static void use_alchemist(catan_state *st, unsigned seat, unsigned pair) {
    (void)seat;
    unsigned laid = CATAN__RULE(E129, pair, pair % 6 * 6 + pair / 6); /* the red one draws */
    show_dice_pair(st, CATAN__RULE(C_110, laid, 0));
}
CATAN__CARD(ALCHEMIST, alchemist)
