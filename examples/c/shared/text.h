/* A text that grows. When memory runs out it stays as it is: what these programs say is cut, but
 * they go on. */
#ifndef SHARED_TEXT_H
#define SHARED_TEXT_H

#include <stddef.h>

#if defined(__GNUC__) || defined(__clang__)
#define TEXT_FORMAT(words, first) __attribute__((format(printf, words, first)))
#else
#define TEXT_FORMAT(words, first)
#endif

typedef struct text {
    char *words; /* with a closing zero, or null while empty */
    size_t length;
    size_t capacity;
} text;

/* The text as a string, never null. */
const char *text_words(const text *t);

void text_add(text *t, const char *format, ...) TEXT_FORMAT(2, 3);
void text_add_bytes(text *t, const char *bytes, size_t count);

/* Drops the first bytes: those that have been sent. */
void text_drop(text *t, size_t count);
void text_clear(text *t);
void text_free(text *t);

#endif
