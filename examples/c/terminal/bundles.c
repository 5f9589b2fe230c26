#define _POSIX_C_SOURCE 200809L
#include "bundles.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "hints.h"

static outcome complain(text *out, const char *why) {
    text_add(out, "%s\n", why);
    return OUTCOME_STAY;
}

/* --- cards --- */

/* Reads "2 ore 1 wool" up to `end`; a card alone counts once. Returns 1 if that is all there is. */
static int read_cards(uint8_t cards[CATAN_CARD_KINDS], const char *words, const char *end) {
    unsigned count = 1;
    memset(cards, 0, CATAN_CARD_KINDS);
    while (words < end) {
        char word[16];
        int length = 0;
        if (sscanf(words, " %15[a-z0-9]%n", word, &length) != 1 || words + length > end) {
            break;
        }
        words += length;
        char *rest;
        unsigned long number = strtoul(word, &rest, 10);
        uint32_t k = 0;
        if (*rest == '\0') {
            count = number <= 60 ? (unsigned)number : 0;
            continue;
        }
        while (k < CATAN_CARD_KINDS && strcmp(word, catan_card_name(k)) != 0) {
            k++;
        }
        if (k == CATAN_CARD_KINDS) {
            return 0;
        }
        cards[k] = (uint8_t)(cards[k] + count);
        count = 1;
    }
    return words + strspn(words, " ") >= end;
}

/* Plays the moves, if all of them are legal one after the other: nobody is told of a bundle that is
 * not. */
static outcome play_bundle(text *out, session *s, const catan_move *moves, uint32_t count) {
    int32_t seat = session_observer(s);
    uint32_t tried = 0;
    while (tried < count && catan_view_check(s->t.state, seat, moves[tried]) == CATAN_OK) {
        table_apply(&s->t, seat, moves[tried++]);
    }
    if (tried < count) {
        hints_why(out, s, moves[tried]);
    }
    for (uint32_t i = tried; i > 0; i--) {
        table_undo(&s->t);
    }
    for (uint32_t i = 0; i < count && tried == count; i++) {
        session_apply(s, seat, moves[i]);
    }
    return tried == count ? OUTCOME_MOVED : OUTCOME_STAY;
}

/* --- offers and discards --- */

/* All seats but the own, or for a counter-offer the one whose turn it is. */
static uint32_t partners_of(const session *s) {
    catan_view view;
    int32_t seat = session_observer(s);
    catan_view_get(&view, sizeof view, s->t.state, seat);
    if (view.active_seat != seat && view.active_seat >= 0) {
        return 1U << view.active_seat;
    }
    return ((1U << s->t.b.players) - 1) & ~(1U << seat);
}

static int32_t read_seat(const session *s, const char *word, size_t length) {
    for (int32_t seat = 0; seat < (int32_t)s->t.b.players; seat++) {
        if ((strlen(s->names[seat]) == length && strncasecmp(s->names[seat], word, length) == 0) ||
            (length == 2 && word[0] == 's' && word[1] == '0' + seat)) {
            return seat;
        }
    }
    return CATAN_NOBODY;
}

/* Reads "s1+s2", "red, blue" or "red and blue". Returns the set of seats, 0 if it is none. */
static uint32_t read_seats(const session *s, const char *words) {
    static const char between[] = " +,";
    uint32_t seats = 0;
    for (words += strspn(words, between); *words != '\0'; words += strspn(words, between)) {
        size_t length = strcspn(words, between);
        int32_t seat = read_seat(s, words, length);
        if (seat >= 0) {
            seats |= 1U << seat;
        } else if (length != 3 || strncmp(words, "and", 3) != 0) {
            return 0;
        }
        words += length;
    }
    return seats;
}

outcome bundles_offer(text *out, session *s, const char *argument) {
    uint8_t give[CATAN_CARD_KINDS], want[CATAN_CARD_KINDS];
    catan_move moves[128];
    const char *middle = strstr(argument, " for ");
    const char *end = argument + strlen(argument);
    uint32_t seats = partners_of(s);
    const char *to = strstr(argument, " to ");
    if (to != NULL) {
        seats = read_seats(s, to + 4);
        if (seats == 0) {
            return complain(out, "Those are no seats; write s1+s2, or their names: red+blue.");
        }
        end = to;
    }
    if (middle == NULL || middle > end || !read_cards(give, argument, middle) ||
        !read_cards(want, middle + 5, end)) {
        return complain(out,
                        "offer CARDS for CARDS [to SEATS], such as: offer 2 ore for wool to s1+s2");
    }
    uint32_t count = catan_moves_for_offer(moves, 128, give, want, seats);
    return count > 0 && count <= 128 ? play_bundle(out, s, moves, count)
                                     : complain(out, "Such an offer is not possible.");
}

outcome bundles_drop(text *out, session *s, const char *argument) {
    uint8_t cards[CATAN_CARD_KINDS];
    catan_move moves[256];
    if (!read_cards(cards, argument, argument + strlen(argument))) {
        return complain(out, "drop CARDS, such as: drop 2 ore 1 wool");
    }
    uint32_t count = catan_moves_for_discard(moves, 256, cards);
    return count > 0 && count <= 256 ? play_bundle(out, s, moves, count)
                                     : complain(out, "That is not possible.");
}

outcome bundles_gold(text *out, session *s, const char *argument) {
    uint8_t cards[CATAN_CARD_KINDS];
    catan_move moves[64];
    uint32_t count = 0;
    if (!read_cards(cards, argument, argument + strlen(argument))) {
        return complain(out, "gold CARDS, such as: gold 2 ore 1 wool");
    }
    for (uint32_t k = 0; k < CATAN_CARD_KINDS; k++) { /* one by one, in kind order */
        for (uint32_t i = 0; i < cards[k] && count < 64; i++) {
            moves[count++] = catan_move_take_gold(k);
        }
    }
    return count > 0 ? play_bundle(out, s, moves, count) : complain(out, "That is not possible.");
}

/* --- at sea --- */

/* Reads a place, "e12" or "12". Returns what stands behind it, or null. */
static const char *read_place(uint32_t *place, char letter, const char *words) {
    char *end;
    words += strspn(words, " ");
    words += *words == letter;
    if (*words < '0' || *words > '9') {
        return NULL;
    }
    unsigned long number = strtoul(words, &end, 10);
    *place = number < CATAN_NO_PLACE ? (uint32_t)number : (uint32_t)CATAN_NO_PLACE;
    return *end == '\0' || *end == ' ' ? end + strspn(end, " ") : NULL;
}

/* A move with a place that alone stands behind the command. */
static outcome play_at(text *out, session *s, const catan_move *moves, uint32_t count) {
    for (uint32_t i = 0; i < count; i++) {
        if (catan_view_check(s->t.state, session_observer(s), moves[i]) == CATAN_OK) {
            return play_bundle(out, s, &moves[i], 1);
        }
    }
    return play_bundle(out, s, &moves[count - 1], 1); /* which tells why not */
}

outcome bundles_ship(text *out, session *s, const char *argument) {
    uint32_t edge = 0;
    const char *rest = read_place(&edge, 'e', argument);
    if (rest == NULL || *rest != '\0') {
        return complain(out, "ship EDGE, such as: ship e12");
    }
    catan_move moves[] = {catan_move_setup_ship(edge), catan_move_free_ship(edge),
                          catan_move_put_ship(edge), catan_move_build_ship(edge)};
    return play_at(out, s, moves, 4);
}

outcome bundles_sail(text *out, session *s, const char *argument) {
    uint32_t from = 0, to = 0;
    const char *rest = read_place(&from, 'e', argument);
    if (rest != NULL && strncmp(rest, "to ", 3) == 0) {
        rest += 3;
    }
    rest = rest != NULL ? read_place(&to, 'e', rest) : NULL;
    if (rest == NULL || *rest != '\0') {
        return complain(out, "sail EDGE to EDGE, such as: sail e12 to e40");
    }
    catan_move moves[] = {catan_move_lift_ship(from), catan_move_put_ship(to)};
    return play_bundle(out, s, moves, 2);
}

outcome bundles_pirate(text *out, session *s, const char *argument) {
    uint32_t hex = 0;
    const char *rest = read_place(&hex, 'h', argument);
    if (rest == NULL || *rest != '\0') {
        return complain(out, "pirate HEX, such as: pirate h7");
    }
    catan_move move = catan_move_move_pirate(hex);
    return play_at(out, s, &move, 1);
}

/* --- knights --- */

outcome bundles_march(text *out, session *s, const char *argument) {
    uint32_t from = 0, to = 0;
    const char *rest = read_place(&from, 'n', argument);
    if (rest != NULL && strncmp(rest, "to ", 3) == 0) {
        rest += 3;
    }
    rest = rest != NULL ? read_place(&to, 'n', rest) : NULL;
    if (rest == NULL || *rest != '\0') {
        return complain(out, "march NODE to NODE, such as: march n12 to n30");
    }
    catan_move moves[] = {catan_move_lift_knight(from), catan_move_put_knight(to)};
    return play_bundle(out, s, moves, 2);
}
