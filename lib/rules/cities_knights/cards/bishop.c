/* Bishop: the robber moves, and everybody there loses a card (C-120). */
#include "rules/cities_knights/cards/cards.h"

/* The robber alone, never the pirate (CS-13). */
static void targets_bishop(const catan_state *st, unsigned seat, argset *out) {
    if (CATAN__RULE(E137, robber_is_free(st), 1)) {
        sites_move_robber(st, seat, out);
    }
}
static int32_t why_no_bishop(const catan_state *st, unsigned seat, unsigned hex) {
    return robber_is_free(st) ? why_move_robber(st, seat, hex) : (int32_t)CATAN_E_ROBBER_WAITS;
}
static void use_bishop(catan_state *st, unsigned seat, unsigned hex) {
    place_robber(st, seat, hex);
    unsigned victims = seats_at_hex(st, hex) & others_of(st, seat) & ~spared_seats(st, seat);
    rob_each(st, seat, ROBS_BY_ROBBER, CATAN__RULE(C_120, victims, 0));
}
CATAN__CARD(BISHOP, bishop)
