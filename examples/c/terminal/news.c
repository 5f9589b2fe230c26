#include "news.h"

#include <stdlib.h>
#include <string.h>

#include "words.h"

enum { PART_LENGTH = 80 };

/* A line that is told card by card: "Blue discards " and what stands behind the card. */
typedef struct line {
    char begin[PART_LENGTH];
    char end[PART_LENGTH];
    uint8_t cards[CATAN_CARD_KINDS];
} line;

static int is_verb(const char *word, size_t length) {
    static const char *const verbs[] = {"discards", "discard", "gives", "give",
                                        "takes",    "take",    "gets",  "get"};
    for (size_t i = 0; i < sizeof verbs / sizeof verbs[0]; i++) {
        if (strlen(verbs[i]) == length && strncmp(verbs[i], word, length) == 0) {
            return 1;
        }
    }
    return 0;
}

static uint32_t card_of(const char *word, size_t length) {
    for (uint32_t k = 0; k < CATAN_CARD_KINDS; k++) {
        if (strlen(catan_card_name(k)) == length &&
            strncmp(catan_card_name(k), word, length) == 0) {
            return k;
        }
    }
    return CATAN_CARD_KINDS;
}

/* Takes "NAME VERB COUNT CARD..." apart; returns 0 for any other line, or one of several kinds. */
static int read_line(line *l, const char *words, size_t length) {
    char copy[2 * PART_LENGTH], *rest;
    if (length >= sizeof copy) {
        return 0;
    }
    memcpy(copy, words, length);
    copy[length] = '\0';
    char *verb = strchr(copy, ' ');
    size_t verb_length = verb != NULL ? strcspn(verb + 1, " ") : 0;
    if (verb == NULL || !is_verb(verb + 1, verb_length) || verb[1 + verb_length] != ' ') {
        return 0;
    }
    char *number = verb + verb_length + 2;
    unsigned long count = strtoul(number, &rest, 10);
    if (rest == number || *rest != ' ' || count > 60) {
        return 0;
    }
    size_t card_length = strcspn(rest + 1, " ,.");
    uint32_t card = card_of(rest + 1, card_length);
    const char *end = rest + 1 + card_length;
    if (card == CATAN_CARD_KINDS || *end == ',' || strlen(end) >= PART_LENGTH ||
        (size_t)(number - copy) >= PART_LENGTH) {
        return 0;
    }
    memset(l, 0, sizeof *l);
    memcpy(l->begin, copy, (size_t)(number - copy));
    memcpy(l->end, end, strlen(end) + 1);
    l->cards[card] = (uint8_t)count;
    return 1;
}

static int go_together(const line *a, const line *b) {
    return a->begin[0] != '\0' && strcmp(a->begin, b->begin) == 0 && strcmp(a->end, b->end) == 0;
}

static void print_line(text *out, line *l) {
    if (l->begin[0] != '\0') {
        text_add(out, "%s", l->begin);
        words_cards(out, l->cards);
        text_add(out, "%s\n", l->end);
    }
    l->begin[0] = '\0';
}

void news_add(text *out, const text *told) {
    line held = {.begin = ""}, next;
    for (const char *words = text_words(told); *words != '\0';) {
        size_t length = strcspn(words, "\n");
        int by_card = read_line(&next, words, length);
        if (by_card && go_together(&held, &next)) {
            for (uint32_t k = 0; k < CATAN_CARD_KINDS; k++) {
                held.cards[k] = (uint8_t)(held.cards[k] + next.cards[k]);
            }
        } else {
            print_line(out, &held);
            held = by_card ? next : held;
        }
        if (!by_card) {
            text_add_bytes(out, words, length);
            text_add(out, "\n");
        }
        words += length + (words[length] == '\n');
    }
    print_line(out, &held);
}
