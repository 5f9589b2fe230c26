/* What the files that draw share. */
#ifndef SHARED_SVG_PARTS_H
#define SHARED_SVG_PARTS_H

#include <stdio.h>

#include "scene.h"

typedef struct drawing {
    FILE *out;
    const board *b;
    const scene *s;
    int hands; /* 1: with the cards of the seats */
    int panel; /* 1: with a panel of them at all */
} drawing;

typedef struct point {
    double x;
    double y;
} point;

/* Where a hex's centre and a node lie in the picture. */
point svg_hex_point(const board *b, uint32_t hex);
point svg_node_point(const board *b, uint32_t node);

/* Colours of a seat's pieces, and of what a harbour trades. */
const char *svg_seat_colour(uint32_t seat);
const char *svg_card_colour(uint32_t card);

/* The name of the symbol that stands for a card: something of the land that it comes from. */
const char *svg_card_symbol(uint32_t card);

/* Patterns, terrains, symbols: all that is drawn more than once. */
void svg_terrain_definitions(FILE *out);
void svg_piece_definitions(FILE *out);
void svg_ship_definitions(FILE *out);

/* The layers of the picture, from the bottom up. */
void svg_sea(const drawing *d);
void svg_coast(const drawing *d);
void svg_harbours(const drawing *d);
void svg_hexes(const drawing *d);
void svg_roads(const drawing *d);
void svg_ships(const drawing *d);
void svg_buildings(const drawing *d);
void svg_robber(const drawing *d);
void svg_pirate(const drawing *d);

#endif
