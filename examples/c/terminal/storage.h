/* Games in files. */
#ifndef TERMINAL_STORAGE_H
#define TERMINAL_STORAGE_H

#include "session.h"

/* Each adds to `out` what was done, or why not, and returns 1 if it was done. */

/* Writes the position, the dice to come, and who plays. A save holds the whole truth. */
int storage_save(text *out, const session *s, const char *name);

/* Goes on with a saved game; on any fault the game that is being played stays as it is. */
int storage_load(text *out, session *s, const char *name);

/* Writes the moves so far: as the seat at the keyboard saw them; the whole truth once the game is
 * over, or if nobody but the program plays. */
int storage_record(text *out, session *s, const char *name);

/* Reads a map as text. */
int storage_map(text *out, catan_map *map, catan_map_room *room, const char *name);

#endif
