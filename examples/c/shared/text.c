#include "text.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

const char *text_words(const text *t) { return t->words != NULL ? t->words : ""; }

/* Room for so many more bytes and the zero behind them. */
static int make_room(text *t, size_t more) {
    if (more < t->capacity - t->length) {
        return 1;
    }
    size_t capacity = 2 * (t->length + more) + 64;
    char *words = realloc(t->words, capacity);
    if (words == NULL) {
        return 0;
    }
    t->words = words;
    t->capacity = capacity;
    return 1;
}

void text_add_bytes(text *t, const char *bytes, size_t count) {
    if (make_room(t, count)) {
        memcpy(t->words + t->length, bytes, count);
        t->length += count;
        t->words[t->length] = '\0';
    }
}

void text_add(text *t, const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    int length = vsnprintf(NULL, 0, format, arguments);
    va_end(arguments);
    if (length < 0 || !make_room(t, (size_t)length)) {
        return;
    }
    va_start(arguments, format);
    vsnprintf(t->words + t->length, (size_t)length + 1, format, arguments);
    va_end(arguments);
    t->length += (size_t)length;
}

void text_drop(text *t, size_t count) {
    if (count >= t->length) {
        text_clear(t);
        return;
    }
    memmove(t->words, t->words + count, t->length - count + 1);
    t->length -= count;
}

void text_clear(text *t) {
    t->length = 0;
    if (t->words != NULL) {
        t->words[0] = '\0';
    }
}

void text_free(text *t) {
    free(t->words);
    t->words = NULL;
    t->length = 0;
    t->capacity = 0;
}
