/* Help with the rules: why a move is not possible, where something may be built. */
#ifndef TERMINAL_HINTS_H
#define TERMINAL_HINTS_H

#include "session.h"

/* Says whether the seat at the keyboard may make the move now, and if not, why. */
void hints_why(text *out, const session *s, catan_move move);

/* Lists the places, cards or seats for which moves of a kind are legal. */
void hints_sites(text *out, const session *s, uint32_t kind);

#endif
