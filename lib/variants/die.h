/* A single six-sided die: thrown for volcanoes and for the rain (V6.3, V12.1). */
#ifndef CATAN__DIE_H
#define CATAN__DIE_H

#include "rules/base/base.h"

enum { DIE_FACES = 6 };

/* What a die brings that was thrown for an eruption (volcanoes.c), or for the rain (rain.c): the
 * task that asked for it is on top. */
static void erupt(catan_state *st, unsigned die);
static void rain_or_not(catan_state *st, unsigned die);

#endif
