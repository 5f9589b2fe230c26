/* What writing and reading a map's text share: docs/formats.md is the specification. */
#ifndef CATAN__MAP_TEXT_H
#define CATAN__MAP_TEXT_H

#include "catan/record.h"

#include "board/board.h"
#include "core/writer.h"

#define CATAN__MAP_TAG "catanmap1"
#define CATAN__MAP_DRAWN                                                                           \
    "x" /* a terrain or number from the pool; no question mark: C has trigraphs */

/* What a map may have, words of the token "with=". */
#define CATAN__MAP_FRAME "frame"
#define CATAN__MAP_PRINTED "printed"
#define CATAN__MAP_REDS_TOUCH "reds_touch"

/* Parts of a hex behind its area: "p" and what is printed there, flags as letters in this order,
 * "i" and a number or the mark of no island. */
#define CATAN__MAP_FLAGS "shf"
#define CATAN__MAP_NO_ISLAND "i-"

/* Writes the map that a board was compiled from, in its one form. */
void catan__write_map(catan__writer *w, const catan__board *board);

#endif
