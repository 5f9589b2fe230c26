/* Words of the texts that the kit reads and writes. Include it behind play.h, stdio.h, stdlib.h and
 * string.h. */
#ifndef TESTS_SUPPORT_WORDS_H
#define TESTS_SUPPORT_WORDS_H

#include "support/play.h"

enum { WORD = 512 };

static const char *const play_card_names[] = {"lumber", "brick", "wool",  "grain", "ore",
                                              "cloth",  "coin",  "paper", NULL};
static const char *const play_development_names[] = {"knight", "point",    "road_building",
                                                     "plenty", "monopoly", NULL};

/* The next word of a text with blanks between words. @return 0 when there is none */
static inline int play_word(const char **text, char *word, size_t capacity) {
    size_t length = 0;
    while (**text == ' ') {
        (*text)++;
    }
    while (**text != '\0' && **text != ' ') {
        if (length + 1 == capacity) {
            play_fail(__FILE__, __LINE__, "a word is too long: %s", *text);
        }
        word[length++] = *(*text)++;
    }
    word[length] = '\0';
    return length != 0;
}

/* Counts from "name:2 name:1" by a table of names, in its order. */
static inline void play_counts(uint8_t counts[8], const char *text, const char *const *names) {
    char word[WORD];
    int last = -1;
    memset(counts, 0, 8);
    while (play_word(&text, word, sizeof word)) {
        char *colon = strchr(word, ':');
        int kind = last + 1;
        if (colon == NULL) {
            play_fail(__FILE__, __LINE__, "not a card and a number: %s", word);
        }
        *colon = '\0';
        while (names[kind] != NULL && strcmp(names[kind], word) != 0) {
            kind++;
        }
        if (names[kind] == NULL) {
            play_fail(__FILE__, __LINE__, "not a card, or not in kind order: %s", word);
        }
        counts[kind] = (uint8_t)strtoul(colon + 1, NULL, 10);
        last = kind;
    }
}

/* Counts as a text, in memory of the test. */
static inline const char *play_counts_text(const uint8_t counts[8], const char *const *names) {
    char *text = play_memory(256);
    size_t at = 0;
    for (int kind = 0; kind < 8 && names[kind] != NULL; kind++) {
        if (counts[kind] != 0) {
            at += (size_t)sprintf(text + at, "%s%s:%u", at == 0 ? "" : " ", names[kind],
                                  counts[kind]);
        }
    }
    return text;
}

#endif
