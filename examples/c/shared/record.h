/* Records: a table's game as text, and text played again. */
#ifndef SHARED_RECORD_H
#define SHARED_RECORD_H

#include "table.h"
#include "text.h"
#include "words.h"

/* Adds the record of the moves so far as the observer saw them, the seats' names as tags. Returns 0
 * if that is not possible: the record of a seat must begin where the game begins. */
int record_add(text *out, table *t, int32_t observer, const char (*names)[NAME_LENGTH]);

/* Opens a table and plays a record to its end: its moves are then those of `t`. Returns null, or
 * why that is not possible; `line` receives where the fault is. */
const char *record_open(table *t, const char *bytes, size_t length, unsigned *line);

#endif
