/* The moves of a game as text. */
#ifndef TERMINAL_RECORD_H
#define TERMINAL_RECORD_H

#include "session.h"

/* Writes the moves so far to a file: as the seat at the keyboard saw them; all of the truth once
 * the game is over, or if nobody but the program plays. Adds to `out` what was done, or why not;
 * returns 1 if it was done. */
int record_write(text *out, session *s, const char *name);

#endif
