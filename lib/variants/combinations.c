/* What the optional rules ask of maps and layouts (V4.1, V6.1, V10.1). */
#include "game/wishes.h"

#include <string.h>

enum {
    EVERY_NUMBER = 0x1f7c,                                                  /* 2 to 6, 8 to 12 */
    MARKET_NUMBERS = 1 << 2 | 1 << 3 | 1 << 4 | 1 << 10 | 1 << 11 | 1 << 12 /* V10.1 */
};

void catan__wishes_of(catan__wishes *out, const catan_config *c) {
    memset(out, 0, sizeof *out);
    out->laying.grouped = c->scarcity;
    out->laying.removed = c->scarcity ? c->scarcity_removed : 0;
    if (c->volcanoes) {
        out->overlays |= 1U << CATAN_VOLCANO;
        out->laying.overlay[0] = (catan__overlay){CATAN_VOLCANO, c->volcano_count, EVERY_NUMBER};
    }
    if (c->market) {
        out->overlays |= 1U << CATAN_MARKET;
        out->laying.overlay[1] = (catan__overlay){CATAN_MARKET, c->market_count, MARKET_NUMBERS};
    }
}
