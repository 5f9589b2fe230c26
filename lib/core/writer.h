/* Writing and reading small pieces of text, without locale and without a C library. */
#ifndef CATAN__WRITER_H
#define CATAN__WRITER_H

#include <stddef.h>
#include <stdint.h>

/* Counts everything, writes what fits; or, with `against`, compares with a text until they differ.
 */
typedef struct catan__writer {
    char *buffer;
    size_t capacity, length;
    const char *against;
    size_t same; /* how many characters agree */
} catan__writer;

static inline void catan__write_char(catan__writer *w, char c) {
    if (w->length < w->capacity) {
        w->buffer[w->length] = c;
    }
    if (w->against != NULL && w->same == w->length && w->against[w->length] == c) {
        w->same++;
    }
    w->length++;
}

static inline void catan__write(catan__writer *w, const char *text) {
    for (; *text != '\0'; text++) {
        catan__write_char(w, *text);
    }
}

static inline void catan__write_number(catan__writer *w, uint32_t value) {
    uint32_t power = 1;
    while (value / power >= 10) {
        power *= 10;
    }
    for (; power != 0; power /= 10) {
        catan__write_char(w, (char)('0' + value / power % 10));
    }
}

/* Ends a text like snprintf: with a zero, or empty if it did not fit. @return its length */
static inline size_t catan__write_end(catan__writer *w) {
    if (w->capacity != 0) {
        w->buffer[w->length < w->capacity ? w->length : 0] = '\0';
    }
    return w->length;
}

/* A decimal number without leading zeros, the whole of `length` bytes, below a thousand million. */
static inline int catan__read_number(const char *text, size_t length, uint32_t *out) {
    uint32_t value = 0;
    if (length == 0 || length > 9 || (length > 1 && text[0] == '0')) {
        return 0;
    }
    for (size_t i = 0; i < length; i++) {
        if (text[i] < '0' || text[i] > '9') {
            return 0;
        }
        value = value * 10 + (uint32_t)(text[i] - '0');
    }
    *out = value;
    return 1;
}

#endif
