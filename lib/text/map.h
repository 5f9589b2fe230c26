/* What writing and reading a map's text share: docs/formats.md is the specification. */
#ifndef CATAN__MAP_TEXT_H
#define CATAN__MAP_TEXT_H

#include "catan/record.h"

#include "board/board.h"
#include "core/writer.h"

#define CATAN__MAP_TAG "catanmap1"
#define CATAN__MAP_DRAWN                                                                           \
    "x" /* a terrain or number from the pool; no question mark: C has trigraphs */

/* Writes the map that a board was compiled from, in its one form. */
void catan__write_map(catan__writer *w, const catan__board *board);

#endif
