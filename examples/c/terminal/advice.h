/* Help for whoever does not know what to do: what the cards do, what the program would play. */
#ifndef TERMINAL_ADVICE_H
#define TERMINAL_ADVICE_H

#include "session.h"

/* Adds what the own progress cards do, or the one that is named. */
void advice_cards(text *out, session *s, const char *name);

/* Adds what the program would do in the place of the seat at the keyboard: it sees no more than
 * that. */
void advice_move(text *out, const session *s);

#endif
