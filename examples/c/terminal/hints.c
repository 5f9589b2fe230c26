#include "hints.h"

#include <string.h>

enum { WORDS = 64 }; /* of 64 bits: the arguments of a kind */

/* What a move costs the seat: of an accepted offer, what it asks for. Returns 0 if nothing. */
static int price_of(uint8_t price[CATAN_CARD_KINDS], const session *s, int32_t seat,
                    catan_move move) {
    if (catan_move_kind_of(move) != CATAN_MOVE_ACCEPT) {
        return catan_price(price, s->t.state, (uint32_t)seat, move) == CATAN_OK;
    }
    for (uint32_t k = 0; k < CATAN_CARD_KINDS; k++) {
        int32_t want =
            catan_view_count(s->t.state, seat, CATAN_COUNTER_OFFER_WANT, CATAN_NOBODY, k);
        price[k] = (uint8_t)(want > 0 ? want : 0);
    }
    return 1;
}

/* What the hand lacks of the price, if that is the reason. */
static void add_lack(text *out, const session *s, catan_move move) {
    uint8_t price[CATAN_CARD_KINDS], missing[CATAN_CARD_KINDS];
    int32_t seat = session_observer(s);
    if (seat < 0 || !price_of(price, s, seat, move)) {
        return;
    }
    for (uint32_t k = 0; k < CATAN_CARD_KINDS; k++) {
        int32_t held = catan_view_count(s->t.state, seat, CATAN_COUNTER_HAND, seat, k);
        int32_t lack = price[k] - (held > 0 ? held : 0);
        missing[k] = (uint8_t)(lack > 0 ? lack : 0);
    }
    text_add(out, "  It costs ");
    words_cards(out, price);
    text_add(out, "; you lack ");
    words_cards(out, missing);
    text_add(out, ".\n");
}

/* What the arguments of a kind are. */
static uint32_t domain_of(uint32_t kind) {
    catan_move_info info;
    if (catan_move_describe(&info, sizeof info, catan_move_make(kind, 0)) != CATAN_OK) {
        return CATAN_DOMAIN_NONE;
    }
    return info.domain;
}

/* If the move names a place that is not on this board: says so, and returns 1. */
static int tell_no_place(text *out, const session *s, catan_move move) {
    uint32_t domain = domain_of(catan_move_kind_of(move));
    uint32_t places = domain == CATAN_DOMAIN_NODE       ? s->t.b.nodes
                      : domain == CATAN_DOMAIN_EDGE     ? s->t.b.edges
                      : domain == CATAN_DOMAIN_HEX      ? s->t.b.hexes
                      : domain == CATAN_DOMAIN_DIAGONAL ? 3 * s->t.b.hexes
                                                        : UINT32_MAX;
    if (catan_move_argument(move) < places) {
        return 0;
    }
    char letter = domain == CATAN_DOMAIN_NODE   ? 'n'
                  : domain == CATAN_DOMAIN_EDGE ? 'e'
                  : domain == CATAN_DOMAIN_HEX  ? 'h'
                                                : 'b';
    text_add(out, "This board has no %c%u: the last one is %c%u.\n", letter,
             catan_move_argument(move), letter, places - 1);
    return 1;
}

void hints_why(text *out, const session *s, catan_move move) {
    char name[48];
    if (tell_no_place(out, s, move)) {
        return;
    }
    int32_t status = catan_view_check(s->t.state, session_observer(s), move);
    if (catan_move_format(name, sizeof name, s->t.game, move) != CATAN_OK) {
        name[0] = '\0';
    }
    if (status == CATAN_OK) {
        text_add(out, "%s is possible now.\n", name);
        return;
    }
    text_add(out, "%s is not possible: %s\n", name, catan_status_text(status));
    if (status == CATAN_E_CANNOT_PAY || status == CATAN_E_NOT_IN_HAND) {
        add_lack(out, s, move);
    } else if (status == CATAN_E_NOT_ASKED) {
        text_add(out, "  Asked is: %s.\n", catan_question_text(catan_question(s->t.state)));
    }
}

static void add_site(text *out, const session *s, uint32_t kind, uint32_t domain,
                     uint32_t argument) {
    char name[48];
    if (domain == CATAN_DOMAIN_NODE || domain == CATAN_DOMAIN_HEX || domain == CATAN_DOMAIN_EDGE ||
        domain == CATAN_DOMAIN_DIAGONAL) {
        text_add(out, "  ");
        words_place(out, &s->t.b, domain, argument);
        text_add(out, "\n");
    } else if (catan_move_format(name, sizeof name, s->t.game, catan_move_make(kind, argument)) ==
               CATAN_OK) {
        text_add(out, "  %s\n", name);
    }
}

void hints_sites(text *out, const session *s, uint32_t kind) {
    uint64_t set[WORDS];
    uint32_t domain = domain_of(kind);
    memset(set, 0, sizeof set);
    uint32_t count = catan_sites(s->t.state, session_observer(s), kind, set, WORDS);
    text_add(out, "%s: %u possible now%s\n", catan_move_kind_name(kind), count,
             count == 0 ? "." : ":");
    for (uint32_t i = 0; i < WORDS * 64; i++) {
        if (((set[i / 64] >> (i % 64)) & 1) != 0) {
            add_site(out, s, kind, domain, i);
        }
    }
    if (count == 0 && session_observer(s) >= 0) {
        add_lack(out, s, catan_move_make(kind, 0));
    }
}
