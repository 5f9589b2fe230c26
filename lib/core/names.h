/* Names of things, from the enums of the public headers. Every function returns static text, "" for
 * numbers that name nothing. */
#ifndef CATAN__NAMES_H
#define CATAN__NAMES_H

#include <stdint.h>

/* Lower case, as in texts: "lumber", "road_building", "desert", "any". */
const char *catan__card_name(uint32_t card);
const char *catan__development_name(uint32_t development);
const char *catan__terrain_name(uint32_t terrain);
const char *catan__harbour_name(uint32_t harbour);

#endif
