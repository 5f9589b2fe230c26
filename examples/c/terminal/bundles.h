/* Moves that belong together, typed in one line; and moves by what they are about. */
#ifndef TERMINAL_BUNDLES_H
#define TERMINAL_BUNDLES_H

#include "commands.h"

/* Each plays what `argument` says, or tells why that is not possible, and then nothing has changed:
 * "2 ore for wool to s1+s2"; cards to discard; cards to take for gold. */
outcome bundles_offer(text *out, session *s, const char *argument);
outcome bundles_drop(text *out, session *s, const char *argument);
outcome bundles_gold(text *out, session *s, const char *argument);

/* A ship on an edge, whichever way it comes there now; "e12 to e40": a ship that is moved; the
 * pirate on a hex. */
outcome bundles_ship(text *out, session *s, const char *argument);
outcome bundles_sail(text *out, session *s, const char *argument);
outcome bundles_pirate(text *out, session *s, const char *argument);

/* "n12 to n30": a knight that is moved. */
outcome bundles_march(text *out, session *s, const char *argument);

#endif
