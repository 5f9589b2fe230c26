#include "words.h"

/* --- names --- */

const char *words_name(const wording *w, int32_t seat) {
    if (seat < 0 || seat >= CATAN_SEATS) {
        return seat == CATAN_CHANCE ? "chance" : "nobody";
    }
    return seat == w->observer ? "you" : w->names[seat];
}

const char *words_level_name(uint32_t level) {
    static const char *const names[] = {"", "basic", "strong", "mighty"};
    return level < sizeof names / sizeof names[0] ? names[level] : "";
}

void words_cards(text *out, const uint8_t cards[CATAN_CARD_KINDS]) {
    const char *separator = "";
    for (uint32_t k = 0; k < CATAN_CARD_KINDS; k++) {
        if (cards[k] != 0) {
            text_add(out, "%s%u %s", separator, cards[k], catan_card_name(k));
            separator = ", ";
        }
    }
    text_add(out, "%s", *separator == '\0' ? "nothing" : "");
}

void words_seats(text *out, const wording *w, uint32_t seats) {
    for (int32_t seat = 0; seats != 0; seat++, seats >>= 1) {
        if ((seats & 1) != 0) {
            uint32_t others = seats >> 1;
            text_add(out, "%s%s", words_name(w, seat),
                     others == 0                    ? ""
                     : (others & (others - 1)) != 0 ? ", "
                                                    : " and ");
        }
    }
}

void words_hex(text *out, const board *b, uint32_t hex) {
    text_add(out, "%s", catan_terrain_name(b->layout.terrain[hex]));
    if (b->layout.number[hex] != 0) {
        text_add(out, " %u", b->layout.number[hex]);
    }
}

void words_node(text *out, const board *b, uint32_t node) {
    const char *separator = "(";
    for (int i = 0; i < 3; i++) {
        uint32_t hex = b->node[node].hexes[i];
        if (hex < b->hexes && b->layout.terrain[hex] != CATAN_SEA) {
            text_add(out, "%s", separator);
            words_hex(out, b, hex);
            separator = ", ";
        }
    }
    if (b->node[node].harbour != CATAN_NO_PLACE) {
        text_add(out, "%sharbour: %s", separator,
                 catan_harbour_name(b->layout.harbour[b->node[node].harbour]));
        separator = ", ";
    }
    text_add(out, "%s)", *separator == '(' ? "(sea" : "");
}

/* What lies on both sides of an edge. */
static void words_edge(text *out, const board *b, uint32_t edge) {
    const char *separator = " (";
    for (int i = 0; i < 2; i++) {
        uint32_t hex = b->edge[edge].hexes[i];
        if (hex < b->hexes) {
            text_add(out, "%s", separator);
            words_hex(out, b, hex);
            separator = ", ";
        } else if (board_is_sea(b, hex)) { /* around the map */
            text_add(out, "%ssea", separator);
        }
    }
    text_add(out, ")");
}

void words_place(text *out, const board *b, uint32_t domain, uint32_t place) {
    if (domain == CATAN_DOMAIN_NODE && place < b->nodes) {
        text_add(out, "n%u ", place);
        words_node(out, b, place);
    } else if (domain == CATAN_DOMAIN_HEX && place < b->hexes) {
        text_add(out, "h%u (", place);
        words_hex(out, b, place);
        text_add(out, ")");
    } else if (domain == CATAN_DOMAIN_DIAGONAL && place / 3 < b->hexes) {
        const catan_hex *hex = &b->hex[place / 3];
        text_add(out, "b%u (h%u, n%u to n%u)", place, place / 3, hex->nodes[place % 3],
                 hex->nodes[place % 3 + 3]);
    } else {
        text_add(out, "e%u", place);
        if (domain == CATAN_DOMAIN_EDGE && place < b->edges) {
            words_edge(out, b, place);
        }
    }
}
