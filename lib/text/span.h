/* Taking text apart: pieces of it, numbers, letters. Nothing is copied, no piece ends with a zero.
 */
#ifndef CATAN__SPAN_H
#define CATAN__SPAN_H

#include "core/writer.h"

/* One token or a part of one; `text` null: nothing is left. */
typedef struct catan__span {
    const char *text;
    size_t length;
} catan__span;

/* Cuts the part before `mark` (or all) off `rest`. @return 0 when nothing is left */
static inline int catan__cut(catan__span *rest, char mark, catan__span *part) {
    if (rest->text == NULL) {
        return 0;
    }
    *part = *rest;
    for (part->length = 0; part->length < rest->length; part->length++) {
        if (rest->text[part->length] == mark) {
            rest->text += part->length + 1;
            rest->length -= part->length + 1;
            return 1;
        }
    }
    rest->text = NULL;
    return 1;
}

static inline int catan__same(catan__span s, const char *word) {
    size_t i = 0;
    while (i < s.length && word[i] == s.text[i] && word[i] != '\0') {
        i++;
    }
    return i == s.length && word[i] == '\0';
}

/* Takes a beginning off. @return 0 if the text begins otherwise */
static inline int catan__take(catan__span *s, const char *beginning) {
    size_t i = 0;
    while (beginning[i] != '\0') {
        if (i == s->length || s->text[i] != beginning[i]) {
            return 0;
        }
        i++;
    }
    s->text += i;
    s->length -= i;
    return 1;
}

/* A number in decimal. @return 0 if it is none, or not below `below` */
static inline int catan__span_number(catan__span s, uint32_t below, uint32_t *out) {
    return catan__read_number(s.text, s.length, out) && *out < below;
}

/* A letter and a number, as places and seats are written. */
static inline int catan__span_numbered(catan__span s, char letter, uint32_t below, uint32_t *out) {
    return s.length > 1 && s.text[0] == letter &&
           catan__span_number((catan__span){s.text + 1, s.length - 1}, below, out);
}

/* Where a letter stands in a list of letters. */
static inline int catan__letter_index(const char *letters, char c, unsigned *out) {
    for (*out = 0; letters[*out] != '\0'; (*out)++) {
        if (letters[*out] == c) {
            return 1;
        }
    }
    return 0;
}

#endif
