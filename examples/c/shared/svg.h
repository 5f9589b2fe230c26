/* Draws a position as SVG 1.1: one file, no other resources, any size. */
#ifndef SHARED_SVG_H
#define SHARED_SVG_H

#include <stdio.h>

#include "scene.h"

/* What is shown besides the board. */
typedef struct svg_style {
    const char *caption; /* a line at the foot of the picture, or null */
    int hands;           /* 1: the cards of each seat, as far as the observer knows them */
    int board_only;      /* 1: without the panel of seats */
} svg_style;

/* `style` may be null: nothing more. */
void svg_write(FILE *out, const scene *s, const svg_style *style);

#endif
