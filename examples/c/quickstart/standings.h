/* The final table: who has how many points, and for what. */
#ifndef QUICKSTART_STANDINGS_H
#define QUICKSTART_STANDINGS_H

#include <stdio.h>

#include "board.h"

void standings_print(FILE *out, const board *b, const catan_state *state);

#endif
