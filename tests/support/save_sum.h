/* The checksum of a save, computed on its own: bit by bit, as docs/formats.md says. */
#ifndef TESTS_SUPPORT_SAVE_SUM_H
#define TESTS_SUPPORT_SAVE_SUM_H

#include <stddef.h>
#include <stdint.h>

static inline uint32_t crc32_of(const uint8_t *bytes, size_t size) {
    uint32_t crc = 0xffffffff;
    for (size_t i = 0; i < size; i++) {
        crc ^= bytes[i];
        for (int bit = 0; bit < 8; bit++) {
            crc = crc >> 1 ^ (crc & 1 ? 0xedb88320 : 0);
        }
    }
    return ~crc;
}

/* Gives changed bytes of a save their length and checksum again, so that what is between is looked
 * at. */
static inline void save_sum(uint8_t *save, size_t size) {
    enum { LENGTH_AT = 12, SUM = 4 };
    if (size < LENGTH_AT + 8 + SUM) {
        return;
    }
    for (unsigned i = 0; i < 4; i++) {
        save[LENGTH_AT + i] = (uint8_t)(size >> 8 * i);
    }
    uint32_t crc = crc32_of(save, size - SUM);
    for (unsigned i = 0; i < 4; i++) {
        save[size - SUM + i] = (uint8_t)(crc >> 8 * i);
    }
}

#endif
