/* The one rule for sized structs, in and out.
 *
 * In: `struct_size` below the first released size, or unknown trailing bytes that are not zero, is
 * CATAN_E_VERSION: a newer caller may pass a longer struct as long as it asks for nothing new.
 * Out: the caller's size is a call argument; what the library knows is written, the rest is zeroed.
 */
#ifndef CATAN__SIZED_H
#define CATAN__SIZED_H

#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include "catan/result.h"

enum {
    /* No struct of any version is longer: keeps a garbage struct_size from sending us far away. */
    CATAN__SIZED_MAX = 16384
};

/* 1 if all `count` bytes are zero. */
static inline int catan__zeros(const void *bytes, size_t count) {
    const unsigned char *byte = (const unsigned char *)bytes;
    for (size_t i = 0; i < count; i++) {
        if (byte[i] != 0) {
            return 0;
        }
    }
    return 1;
}

/* Judges an input struct, not null, whose first member is its uint32_t struct_size.
 * `first` is the size of its first release, `known` today's; missing members of an older struct
 * read as zero only through a copy, see catan__sized_copy().
 * @return CATAN_OK, CATAN_E_VERSION */
static inline int32_t catan__sized_in(const void *in, size_t first, size_t known) {
    uint32_t size;
    memcpy(&size, in, sizeof size);
    if (size < first || size > CATAN__SIZED_MAX) {
        return CATAN_E_VERSION;
    }
    if (size > known && !catan__zeros((const unsigned char *)in + known, size - known)) {
        return CATAN_E_VERSION;
    }
    return CATAN_OK;
}

/* Copies an input struct that catan__sized_in() has passed into today's form, of `known` bytes. */
static inline void catan__sized_copy(void *copy, const void *in, size_t known) {
    uint32_t size;
    memcpy(&size, in, sizeof size);
    size_t given = size < known ? size : known;
    memcpy(copy, in, given);
    memset((unsigned char *)copy + given, 0, known - given);
}

/* Judges the size a caller gives for an output struct. @return CATAN_OK, CATAN_E_VERSION */
static inline int32_t catan__sized_room(size_t struct_size, size_t first) {
    return struct_size < first || struct_size > CATAN__SIZED_MAX ? CATAN_E_VERSION : CATAN_OK;
}

/* Writes `value`, of `known` bytes and led by its uint32_t struct_size, to an output struct that is
 * not null and has room for `struct_size` bytes. @return CATAN_OK, or CATAN_E_VERSION (nothing
 * written) */
static inline int32_t catan__sized_out(void *out, size_t struct_size, const void *value,
                                       size_t first, size_t known) {
    int32_t status = catan__sized_room(struct_size, first);
    if (status != CATAN_OK) {
        return status;
    }
    uint32_t size = (uint32_t)struct_size;
    size_t given = struct_size < known ? struct_size : known;
    memcpy(out, value, given);
    memset((unsigned char *)out + given, 0, struct_size - given);
    memcpy(out, &size, sizeof size);
    return CATAN_OK;
}

#endif
