/* What writing and reading a position's text share: its shape is in docs/notation.md. */
#ifndef CATAN__POSITION_TEXT_H
#define CATAN__POSITION_TEXT_H

#include "core/fields.h"
#include "core/writer.h"

#define CATAN__TEXT_TAG "catan1"

/* Terrain letters by catan_terrain, harbour letters by catan_harbour (L forest or lumber, B hills
 * or brick ...; F fog, in positions only). */
#define CATAN__TERRAIN_LETTERS "DLBSWO~GFVM"
#define CATAN__HARBOUR_LETTERS "LBSWOA"

/* A custom map's token is "map=" and so many hexadecimal digits. */
enum { CATAN__PRINT_DIGITS = 16 };

/* Writes the configuration that a game was made from: the tag, then each option that is not at its
 * default. */
void catan__write_config(catan__writer *w, const catan_config *config, uint64_t map_print);

void catan__write_position(catan__writer *w, const catan_state *state);

/* Reads a configuration and the print of the map it is for: `*at` moves behind the "|" that ends
 * it. */
int32_t catan__read_config(catan_config *out, uint64_t *map_print, const char *text, size_t *at);

#endif
