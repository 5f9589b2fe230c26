/* Islands: which land hangs together, and what a new one is worth (S-90 to S-93). */
#ifndef QUICKSTART_ISLANDS_H
#define QUICKSTART_ISLANDS_H

#include "facts.h"

/* Fills in the islands of the facts. Returns a status of the library. */
int32_t islands_read(facts *f, const catan_state *state);

#endif
