/* Intrigue: a knight of another is driven from an own way (C-124). */
#include "rules/cities_knights/cards/cards.h"

static void targets_intrigue(const catan_state *st, unsigned seat, argset *out) {
    for (unsigned other = 0; other < st->game->set.players; other++) {
        FOR_KNIGHTS(st, other, k) {
            unsigned node = catan__knight_node_of(k);
            int own_way = set_has(words(st, at_seat(seat, S_NODES)), node);
            if (other != seat && CATAN__RULE(E154, own_way, 1)) {
                set_add(out->w, node);
            }
        }
    }
}
static int32_t why_no_intrigue(const catan_state *st, unsigned seat, unsigned node) {
    unsigned owner = knight_owner(st, node);
    return owner == NO_SEAT || owner == seat ? CATAN_E_NO_KNIGHT : CATAN_E_NOT_CONNECTED;
}
static void use_intrigue(catan_state *st, unsigned seat, unsigned node) {
    unsigned owner = knight_owner(st, node);
    hold_judgement(st);
    drive_away(st, owner, take_knight_up(st, owner, node), seat);
}
CATAN__CARD(INTRIGUE, intrigue)
