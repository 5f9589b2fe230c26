/* What dikes offer to polders and irrigation: hexes that are enclosed, and who may change them (V8,
 * V9). */
#ifndef CATAN__DIKES_H
#define CATAN__DIKES_H

#include "rules/base/base.h"

/* Hexes of some terrain that the seat may change now: enclosed, his right, nothing in the way; in
 * special building only those that he has closed in this go (V8.3). */
static void sites_to_change(const catan_state *st, unsigned seat, unsigned terrain, argset *out);
static int32_t why_not_changed(const catan_state *st, unsigned seat, unsigned terrain,
                               unsigned hex);
/* Dikes around a hex go back to their owners, and with them what they closed; nobody's right is
 * left there (V8.4). */
static void break_dikes(catan_state *st, unsigned hex);

#endif
