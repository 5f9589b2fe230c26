/* Views, events and questions as lines of the protocol. */
#ifndef REFEREE_LINES_H
#define REFEREE_LINES_H

#include "table.h"
#include "text.h"

/* "s2", "chance", "spectator", "-" for nobody */
void lines_who(text *out, int32_t who);

/* All that the observer may know. */
void lines_view(text *out, const table *t, int32_t observer);

/* What the last move did. */
void lines_events(text *out, const table *t, int32_t observer);

/* Who is asked what; for the observer who must decide, its legal moves. */
void lines_question(text *out, const table *t, int32_t observer);

#endif
