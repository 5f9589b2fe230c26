/* The board as text, from coordinates: any map. */
#ifndef TERMINAL_PICTURE_H
#define TERMINAL_PICTURE_H

#include "scene.h"
#include "text.h"

/* Adds the board. Places have their ids where they lie: nodes between the lines, free 12, a
 * settlement (R12), a city [R12]; edges at their strokes, free /40, a road R/40, a ship R~40; hexes
 * h7. */
void picture_board(text *out, const scene *s);

#endif
