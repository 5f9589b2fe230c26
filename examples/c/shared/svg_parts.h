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

/* Words at a place; `more` are attributes. */
void svg_text(FILE *out, double x, double y, int size, const char *more, const char *words);

/* How wide the panel of seats is. */
int svg_panel_width(const board *b);

/* Colours of a seat's pieces, of what a harbour trades, of a catan_track. */
const char *svg_seat_colour(uint32_t seat);
const char *svg_card_colour(uint32_t card);
const char *svg_track_colour(uint32_t track);

/* The name of the symbol that stands for a card: something of the land that it comes from. */
const char *svg_card_symbol(uint32_t card);

/* Patterns, terrains, symbols: all that is drawn more than once. */
void svg_terrain_definitions(FILE *out);
void svg_piece_definitions(FILE *out);
void svg_ship_definitions(FILE *out);
void svg_knight_definitions(FILE *out);
void svg_variant_definitions(const drawing *d);

/* A knight, around the middle of where it is used. */
void svg_knight(FILE *out, uint32_t level, int active, const char *colour);

/* The layers of the picture, from the bottom up. */
void svg_sea(const drawing *d);
void svg_coast(const drawing *d);
void svg_harbours(const drawing *d);
void svg_hexes(const drawing *d);
void svg_roads(const drawing *d);
void svg_ships(const drawing *d);
void svg_buildings(const drawing *d);
void svg_city_parts(const drawing *d); /* walls and metropolises */
void svg_knights(const drawing *d);
void svg_robber(const drawing *d);
void svg_merchant(const drawing *d);
void svg_pirate(const drawing *d);

/* A harbour on an edge of a land hex, of a catan_harbour; turned over it serves nobody. */
void svg_harbour(const drawing *d, uint32_t edge, uint32_t land, uint32_t kind, int turned);

/* The layers of the optional rules, and a seat's cards of theirs in words. */
void svg_bought_harbours(const drawing *d);
void svg_polders(const drawing *d);
void svg_dikes(const drawing *d);
void svg_great_walls(const drawing *d);
void svg_bridges(const drawing *d);
void svg_stages(const drawing *d);
void svg_bridge(const drawing *d, point a, point b, const char *colour);
void svg_dike(const drawing *d, point a, point b, const char *colour);
void svg_great_wall(const drawing *d, point a, point b);
int svg_has_terrain(const board *b, uint32_t terrain);
int svg_has_awards(const board *b);
void svg_variant_awards(char *out, size_t size, const drawing *d, uint32_t seat);

/* What they look like: how high, and from where on. */
double svg_variant_key_height(const board *b);
void svg_variant_key(const drawing *d, double top);

/* The panel's parts of Cities & Knights; each is so high. */
enum { CITIES_HEAD = 62, CITIES_SEAT = 16, CITIES_HAND = 12, CITIES_KEY = 206 };
void svg_cities_head(const drawing *d, double y);
void svg_cities_seat(const drawing *d, uint32_t seat, double y);
void svg_progress(const drawing *d, uint32_t seat, double y);
void svg_cities_key(const drawing *d, double top);

#endif
