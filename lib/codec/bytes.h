/* Bytes written and read one by one: no byte order, no alignment. docs/formats.md is the
 * specification. */
#ifndef CATAN__BYTES_H
#define CATAN__BYTES_H

#include <stddef.h>
#include <stdint.h>

/* CRC-32 as in zlib, PNG and Ethernet (polynomial 0x04c11db7, reflected), half a byte at a time. */
enum { CATAN__CRC_BEGIN = 0 };
static inline uint32_t catan__crc_add(uint32_t crc, uint8_t byte) {
    static const uint32_t of_nibble[16] = {0x00000000, 0x1db71064, 0x3b6e20c8, 0x26d930ac,
                                           0x76dc4190, 0x6b6b51f4, 0x4db26158, 0x5005713c,
                                           0xedb88320, 0xf00f9344, 0xd6d6a3e8, 0xcb61b38c,
                                           0x9b64c2b0, 0x86d3d2d4, 0xa00ae278, 0xbdbdf21c};
    crc = ~crc ^ byte;
    crc = crc >> 4 ^ of_nibble[crc & 15];
    crc = crc >> 4 ^ of_nibble[crc & 15];
    return ~crc;
}

/* Counts everything, writes what fits; or, with `against`, compares with other bytes. */
typedef struct catan__out {
    uint8_t *buffer;
    size_t capacity, length;
    const uint8_t *against; /* null: nothing to compare with */
    size_t against_length;
    int differs;
    uint32_t crc;
} catan__out;

static inline void catan__out_byte(catan__out *o, unsigned byte) {
    if (o->length < o->capacity) {
        o->buffer[o->length] = (uint8_t)byte;
    }
    if (o->against != NULL &&
        (o->length >= o->against_length || o->against[o->length] != (uint8_t)byte)) {
        o->differs = 1;
    }
    o->crc = catan__crc_add(o->crc, (uint8_t)byte);
    o->length++;
}

/* The lowest byte first. */
static inline void catan__out_number(catan__out *o, uint64_t number, unsigned bytes) {
    for (unsigned i = 0; i < bytes; i++) {
        catan__out_byte(o, (unsigned)(number >> 8 * i) & 0xffU);
    }
}

/* What is left to read. Beyond the end come zeros, and `short_of` says so. */
typedef struct catan__in {
    const uint8_t *at;
    size_t left;
    int short_of;
} catan__in;

static inline uint64_t catan__in_number(catan__in *in, unsigned bytes) {
    uint64_t number = 0;
    if (in->left < bytes) {
        in->left = 0;
        in->short_of = 1;
        return 0;
    }
    for (unsigned i = 0; i < bytes; i++) {
        number |= (uint64_t)in->at[i] << 8 * i;
    }
    in->at += bytes;
    in->left -= bytes;
    return number;
}
static inline uint8_t catan__in_byte(catan__in *in) { return (uint8_t)catan__in_number(in, 1); }

/* Cuts the next bytes off as something to read by itself. */
static inline catan__in catan__in_part(catan__in *in, size_t bytes) {
    catan__in part = {in->at, bytes, 0};
    if (in->left < bytes) {
        part.left = in->left;
        in->short_of = part.short_of = 1;
    }
    in->at += part.left;
    in->left -= part.left;
    return part;
}

#endif
