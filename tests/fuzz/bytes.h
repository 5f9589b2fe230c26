/* Choices out of a fuzzer's bytes; zeros when they run out. */
#ifndef TESTS_FUZZ_BYTES_H
#define TESTS_FUZZ_BYTES_H

#include "catan/config.h"

typedef struct bytes {
    const uint8_t *data;
    size_t size;
} bytes;

static inline uint8_t take_byte(bytes *from) {
    if (from->size == 0) {
        return 0;
    }
    from->size--;
    return *from->data++;
}

static inline uint32_t take_number(bytes *from, unsigned count) {
    uint32_t number = 0;
    for (unsigned i = 0; i < count; i++) {
        number = number << 8 | take_byte(from);
    }
    return number;
}

/* Copies `size` bytes out, the missing ones zero. */
static inline void take_block(bytes *from, void *to, size_t size) {
    for (size_t i = 0; i < size; i++) {
        ((uint8_t *)to)[i] = take_byte(from);
    }
}

/* A configuration of values that go with each other, as far as a custom map allows. */
void take_config(bytes *from, catan_config *config, int custom_map);

#endif
