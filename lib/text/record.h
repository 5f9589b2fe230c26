/* What writing and reading a record share: docs/formats.md is the specification. */
#ifndef CATAN__RECORD_H
#define CATAN__RECORD_H

#include "catan/record.h"

enum { CATAN__RECORD_FORMAT = 1, CATAN__PLY_MOST = 999999999 };

#define CATAN__RECORD_TAG "catan-record"

/* Bytes that a line may hold: no control characters but the tab. */
static inline int catan__is_printed(char c) {
    unsigned char byte = (unsigned char)c;
    return byte == '\t' || (byte >= ' ' && byte != 127);
}

#endif
