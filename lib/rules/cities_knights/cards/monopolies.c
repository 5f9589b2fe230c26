/* Trade monopoly and resource monopoly (C-133, C-134). */
#include "rules/cities_knights/cards/cards.h"

enum { RESOURCES = 0x1f };

/* Everybody else gives what he has of a kind, up to so much. */
static void collect(catan_state *st, unsigned seat, unsigned card, unsigned most) {
    for (unsigned other = 0; other < st->game->set.players; other++) {
        unsigned has = catan__lane(hand_of(st, other), card);
        unsigned gives = has < most ? has : most;
        if (other != seat && gives != 0) {
            hand_over(st, other, seat, CATAN__LANE(card, gives), CATAN_REASON_MONOPOLY);
        }
    }
}

/* Where nobody has a card it is plain that it brings nothing (C-90). */
static int others_hold(const catan_state *st, unsigned seat) {
    return (seats_with_cards(st, 1) & others_of(st, seat)) != 0;
}

static void targets_trade_monopoly(const catan_state *st, unsigned seat, argset *out) {
    *out = args_one(others_hold(st, seat) ? 0xffU & ~(unsigned)RESOURCES : 0);
}
#define why_no_trade_monopoly why_no_effect
static void use_trade_monopoly(catan_state *st, unsigned seat, unsigned card) {
    collect(st, seat, card, CATAN__RULE(C_133, 1, 2));
}
CATAN__CARD(TRADE_MONOPOLY, trade_monopoly)

static void targets_resource_monopoly(const catan_state *st, unsigned seat, argset *out) {
    *out = args_one(others_hold(st, seat) ? CATAN__RULE(E149, RESOURCES, 0xffU) : 0);
}
#define why_no_resource_monopoly why_no_effect
static void use_resource_monopoly(catan_state *st, unsigned seat, unsigned card) {
    collect(st, seat, card, CATAN__RULE(C_134, 2, 99));
}
CATAN__CARD(RESOURCE_MONOPOLY, resource_monopoly)
