/* Draws a position as SVG 1.1: one file, no other resources, any size. */
#ifndef QUICKSTART_SVG_H
#define QUICKSTART_SVG_H

#include <stdio.h>

#include "board.h"

void svg_write(FILE *out, const board *b, const catan_state *state);

#endif
