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
    show_dice_pair(st, pair);
}
CATAN__CARD(ALCHEMIST, alchemist)
