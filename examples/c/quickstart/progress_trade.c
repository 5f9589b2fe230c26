/* Yellow progress cards: the merchant, monopolies, exchanges. */
#include "progress_parts.h"

/* --- the merchant --- */

/* A point in any case; the rate is worth what comes in of the resource. */
static int32_t merchant_worth(const facts *f, uint32_t hex) {
    int32_t card = board_card(f->b->layout.terrain[hex]);
    if (card < 0) {
        return 0;
    }
    return f->me.rates[card] > 2 ? 1 + (int32_t)f->seats[f->seat].income[card] : 1;
}

static catan_move merchant(const choice *c) {
    return c->f->merchant_of != (int32_t)c->f->seat || c->eager
               ? choice_best(c, CATAN_MOVE_PLAY_MERCHANT, merchant_worth)
               : (catan_move)CATAN_MOVE_NONE;
}

/* --- monopolies --- */

/* The kind of which most is to be had; what lacks counts twice. `least`: tenths of cards. */
static catan_move monopoly(const choice *c, uint32_t kind, uint32_t each, uint32_t least) {
    catan_move best = CATAN_MOVE_NONE;
    uint32_t most = 0;
    for (uint32_t i = 0; i < c->count; i++) {
        uint32_t card = catan_move_argument(c->legal[i]);
        if (catan_move_kind_of(c->legal[i]) != kind || card >= CATAN_CARD_KINDS) {
            continue;
        }
        uint32_t expected = choice_expected(c, card, each);
        uint32_t worth = expected * (spares_of(c->f, &c->wanted, card) < 0 ? 2 : 1);
        if ((expected >= least || c->eager) && worth > most) {
            most = worth;
            best = c->legal[i];
        }
    }
    return best;
}

/* --- trades --- */

/* What is offered at the commercial harbour: something spare, or if there is much of it. */
static uint32_t offered_card(const choice *c) {
    uint8_t cards[CATAN_CARD_KINDS];
    spares_choose(cards, c->f, &c->wanted, 1, 0, KINDS - 1);
    for (uint32_t k = 0; k < KINDS; k++) {
        if (cards[k] > 0 && (spares_of(c->f, &c->wanted, k) > 0 || c->f->me.hand[k] > 2)) {
            return k;
        }
    }
    return CATAN_CARD_KINDS;
}

/* How likely a seat has a commodity to give. */
static int32_t partner_worth(const facts *f, uint32_t seat) {
    return (int32_t)(f->seats[seat].cities > 0 ? f->seats[seat].cards : 0);
}

catan_move trade_offer_card(const choice *c) {
    catan_move best = offered_card(c) < CATAN_CARD_KINDS
                          ? choice_best(c, CATAN_MOVE_HARBOUR_OFFER, partner_worth)
                          : (catan_move)CATAN_MOVE_NONE;
    return best != CATAN_MOVE_NONE && partner_worth(c->f, catan_move_argument(best)) > 0
               ? best
               : (catan_move)CATAN_MOVE_NONE;
}

static catan_move commercial_harbour(const choice *c) {
    uint32_t partners = 0;
    for (uint32_t seat = 0; seat < c->f->b->players; seat++) {
        partners += seat != c->f->seat && partner_worth(c->f, seat) > 1;
    }
    int good = partners > 0 && offered_card(c) < CATAN_CARD_KINDS;
    return good ? choice_best(c, CATAN_MOVE_PLAY_COMMERCIAL_HARBOUR, NULL)
                : (catan_move)CATAN_MOVE_NONE;
}

/* A kind of which so many are spare that they pay for what the best goal lacks. */
static catan_move merchant_fleet(const choice *c) {
    const facts *f = c->f;
    catan_move best = CATAN_MOVE_NONE;
    uint32_t missing =
        c->list->count > 0 ? goals_missing(f->me.hand, c->list->goals[0].cost) : UINT32_MAX;
    int32_t most = 1;
    for (uint32_t i = 0; i < c->count; i++) {
        uint32_t card = catan_move_argument(c->legal[i]);
        if (catan_move_kind_of(c->legal[i]) != CATAN_MOVE_PLAY_MERCHANT_FLEET || card >= KINDS) {
            continue;
        }
        int32_t spare = spares_of(f, &c->wanted, card);
        int pays = missing > 0 && spare >= 2 && missing <= (uint32_t)spare / 2;
        if (f->me.rates[card] > 2 && spare > most && (pays || c->eager)) {
            most = spare;
            best = c->legal[i];
        }
    }
    return best;
}

static int32_t hand_worth(const facts *f, uint32_t seat) {
    return 2 * (int32_t)(f->seats[seat].cards < 8 ? f->seats[seat].cards : 8) +
           (int32_t)f->seats[seat].points;
}

static catan_move master_merchant(const choice *c) {
    catan_move best = choice_best(c, CATAN_MOVE_PLAY_MASTER_MERCHANT, hand_worth);
    return best != CATAN_MOVE_NONE && (c->f->seats[catan_move_argument(best)].cards > 1 || c->eager)
               ? best
               : (catan_move)CATAN_MOVE_NONE;
}

catan_move trade_play(const choice *c, uint32_t progress) {
    switch (progress) {
    case CATAN_PROGRESS_MERCHANT:
        return merchant(c);
    case CATAN_PROGRESS_COMMERCIAL_HARBOUR:
        return commercial_harbour(c);
    case CATAN_PROGRESS_MERCHANT_FLEET:
        return merchant_fleet(c);
    case CATAN_PROGRESS_MASTER_MERCHANT:
        return master_merchant(c);
    case CATAN_PROGRESS_TRADE_MONOPOLY:
        return monopoly(c, CATAN_MOVE_PLAY_TRADE_MONOPOLY, 1, 8);
    case CATAN_PROGRESS_RESOURCE_MONOPOLY:
        return monopoly(c, CATAN_MOVE_PLAY_RESOURCE_MONOPOLY, 2, 20);
    default:
        return CATAN_MOVE_NONE;
    }
}

/* The kind of the legal moves that is missed least. */
static catan_move part_with(const choice *c, uint32_t kind, uint32_t first, uint32_t last) {
    uint8_t cards[CATAN_CARD_KINDS];
    spares_choose(cards, c->f, &c->wanted, 1, first, last);
    for (uint32_t i = 0; i < c->count; i++) {
        uint32_t card = catan_move_argument(c->legal[i]);
        if (catan_move_kind_of(c->legal[i]) == kind && card < CATAN_CARD_KINDS && cards[card] > 0) {
            return c->legal[i];
        }
    }
    return CATAN_MOVE_NONE;
}

/* Cards are taken one by one in kind order: so the first of the two that are needed most. */
static catan_move take_hand(const choice *c) {
    catan_move best = choice_of_card(c, CATAN_MOVE_TAKE_HAND);
    if (best == CATAN_MOVE_NONE || c->f->pending < 2) {
        return best;
    }
    choice rest = *c; /* the second without the first */
    catan_move others[CATAN_CARD_KINDS];
    uint32_t count = 0;
    for (uint32_t i = 0; i < c->count && count < CATAN_CARD_KINDS; i++) {
        if (c->legal[i] != best) {
            others[count++] = c->legal[i];
        }
    }
    rest.legal = others;
    rest.count = count;
    catan_move second = choice_of_card(&rest, CATAN_MOVE_TAKE_HAND);
    return second != CATAN_MOVE_NONE && second < best ? second : best;
}

catan_move trade_answer(const choice *c) {
    switch (c->f->question) {
    case CATAN_ASK_HARBOUR_CARD:
        return part_with(c, CATAN_MOVE_HARBOUR_CARD, 0, KINDS - 1);
    case CATAN_ASK_HARBOUR_GIVE:
        return part_with(c, CATAN_MOVE_HARBOUR_GIVE, KINDS, CATAN_CARD_KINDS - 1);
    case CATAN_ASK_TAKE_HAND:
        return take_hand(c);
    default:
        return CATAN_MOVE_NONE;
    }
}
