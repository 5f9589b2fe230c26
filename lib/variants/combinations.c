/* What the optional rules ask of maps and layouts (V1.1, V3, V4.1, V6.1, V8, V10.1), and which
 * settings of theirs do not go with others ("What goes with what"). */
#include "core/mutation.h"
#include "game/game.h"
#include "game/wishes.h"

#include <string.h>

enum { MARKET_NUMBERS = 1 << 2 | 1 << 3 | 1 << 4 | 1 << 10 | 1 << 11 | 1 << 12 }; /* V10.1 */

void catan__wishes_of(catan__wishes *out, const catan_config *c) {
    memset(out, 0, sizeof *out);
    out->sea = c->bridges || c->polders;
    out->stock = c->buy_harbours;
    out->laying.grouped = CATAN__RULE(V4_2, c->scarcity, 0);
    out->laying.removed = c->scarcity ? CATAN__RULE(V4_1, c->scarcity_removed, 1) : 0;
    if (c->volcanoes) {
        out->overlays |= 1U << CATAN_VOLCANO;
        out->laying.overlay[0] = (catan__overlay){
            CATAN_VOLCANO, CATAN__RULE(V6_1, c->volcano_count, 1), CATAN__EVERY_NUMBER};
    }
    if (c->market) {
        out->overlays |= 1U << CATAN_MARKET;
        out->laying.overlay[1] = (catan__overlay){
            CATAN_MARKET, c->market_count, CATAN__RULE(V10_1, MARKET_NUMBERS, CATAN__EVERY_NUMBER)};
    }
}

static void object(catan__objector objector, int wrong, const char *option, int32_t status) {
    if (wrong) {
        objector.tell(objector.to, option, status);
    }
}

void catan__object_to_settings(const catan_config *c, catan__objector objector) {
    object(objector, c->landing_stages && !catan__goes_to_sea(c), "landing_stages",
           CATAN_E_CONFIG_SEAFARERS);
    object(objector, c->explorer_saboteur && !c->cities_knights, "explorer_saboteur",
           CATAN_E_CONFIG_CITIES);
}

/* Whether a map names a hex of some terrain. */
static int names(const catan__board *board, unsigned terrain) {
    unsigned count = 0;
    for (uint32_t hex = 0; hex < board->hexes; hex++) {
        count += board->terrain[hex] == terrain;
    }
    return count != 0;
}

static int has_sea(const catan__board *board) {
    unsigned count = 0;
    for (uint32_t hex = 0; hex < board->hexes; hex++) {
        count += (unsigned)board->sea[hex] + board->open[hex];
    }
    return count != 0;
}

/* Hexes whose number the map fixes to one of a set, or (0) that draw one and are not ordinary. */
static uint32_t count_fixed(const catan__board *board, unsigned set, int ordinary) {
    uint32_t count = 0;
    for (uint32_t hex = 0; hex < board->hexes; hex++) {
        unsigned terrain = board->terrain[hex], number = board->number[hex];
        int own = terrain >= CATAN__TERRAINS && catan__bears_number(terrain);
        count += own == !ordinary && (number == CATAN_FROM_POOL ? set == 0 : set >> number & 1U);
    }
    return count;
}

/* No layout has room for more hexes of these terrains than there are numbers that they may lie on.
 */
static void object_to_counts(const catan_config *c, const catan__board *board, uint32_t removed,
                             catan__objector objector) {
    uint32_t volcanoes = c->volcanoes && !names(board, CATAN_VOLCANO) ? c->volcano_count : 0;
    uint32_t markets = c->market && !names(board, CATAN_MARKET) ? c->market_count : 0;
    uint32_t room = catan__board_tokens(board, CATAN__EVERY_NUMBER) - count_fixed(board, 0, 0) +
                    count_fixed(board, CATAN__EVERY_NUMBER, 1) - removed;
    uint32_t stalls =
        catan__board_tokens(board, MARKET_NUMBERS) + count_fixed(board, MARKET_NUMBERS, 1);
    object(objector, volcanoes > room, "volcano_count", CATAN_E_CONFIG_TOKENS);
    object(objector, markets != 0 && (markets > stalls || volcanoes + markets > room),
           "market_count", CATAN_E_CONFIG_TOKENS);
}

void catan__object_to_map(const catan_config *c, const catan__board *board,
                          catan__objector objector) {
    uint32_t removed = c->scarcity ? catan__tokens_removed(board, c->scarcity_removed) : 0;
    uint32_t tokens = catan__board_tokens(board, CATAN__EVERY_NUMBER);
    uint32_t all = tokens + count_fixed(board, CATAN__EVERY_NUMBER, 0) +
                   count_fixed(board, CATAN__EVERY_NUMBER, 1);
    object(objector, c->bridges && !has_sea(board), "bridges", CATAN_E_CONFIG_SEA);
    object(objector, c->polders && !has_sea(board), "polders", CATAN_E_CONFIG_SEA);
    object(objector, !c->volcanoes && names(board, CATAN_VOLCANO), "volcanoes",
           CATAN_E_CONFIG_TERRAIN);
    object(objector, !c->market && names(board, CATAN_MARKET), "market", CATAN_E_CONFIG_TERRAIN);
    uint32_t kept = count_fixed(board, 0, 0) + (removed != 0 ? catan__tokens_needed(board) : 0);
    if (removed != 0 && (removed + kept > tokens || removed + 2 > all)) {
        object(objector, 1, "scarcity_removed", CATAN_E_CONFIG_TOKENS);
        return;
    }
    object_to_counts(c, board, removed, objector);
}
