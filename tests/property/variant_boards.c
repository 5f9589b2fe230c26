#include "property/variant_boards.h"

#include <string.h>

board_counts count_board(const catan_game *game, const catan_layout *layout) {
    board_counts counts;
    memset(&counts, 0, sizeof counts);
    for (uint32_t hex = 0; hex < catan_hex_count(game); hex++) {
        counts.terrain[layout->terrain[hex]]++;
        counts.number[layout->number[hex]]++;
    }
    counts.number[0] = 0;
    return counts;
}

static uint32_t sum_of(const uint32_t number[13]) {
    uint32_t sum = 0;
    for (unsigned i = 0; i < 13; i++) {
        sum += number[i];
    }
    return sum;
}

static int is_barren(uint8_t terrain) {
    return terrain == CATAN_DESERT || terrain == CATAN_SEA || terrain == CATAN_FOG;
}
static int is_red(uint8_t number) { return number == 6 || number == 8; }

/* They lie where something was produced, markets on numbers far from 7, all with a number. */
static const char *overlay_fault(const catan_game *game, const catan_layout *layout,
                                 const catan_config *config, const board_counts *now,
                                 const board_counts *usual) {
    uint32_t lost = 0;
    for (uint8_t t = 0; t <= CATAN_GOLD; t++) {
        if (is_barren(t) ? now->terrain[t] != usual->terrain[t]
                         : now->terrain[t] > usual->terrain[t]) {
            return "what lies elsewhere (V6.1, V10.1)";
        }
        lost += usual->terrain[t] - now->terrain[t];
    }
    uint32_t volcanoes = config->volcanoes ? config->volcano_count : 0,
             markets = config->market ? config->market_count : 0;
    if (now->terrain[CATAN_VOLCANO] != volcanoes || now->terrain[CATAN_MARKET] != markets ||
        lost != volcanoes + markets) {
        return "as many volcanoes and markets as are asked for (V6.1, V10.1)";
    }
    for (uint32_t hex = 0; hex < catan_hex_count(game); hex++) {
        uint8_t number = layout->number[hex], terrain = layout->terrain[hex];
        int is_volcano = terrain == CATAN_VOLCANO, is_market = terrain == CATAN_MARKET;
        if (((is_volcano || is_market) && number == 0) ||
            (is_market && number > 4 && number < 10)) {
            return "volcanoes and markets bear their numbers (V6.1, V10.1)";
        }
    }
    return NULL;
}

/* All that hangs together with a hex, of land or (`numbered`) of what bears a number. Returns how
 * many hexes that is. */
static uint32_t spread(const catan_game *game, const catan_layout *layout, uint32_t at,
                       int numbered, uint8_t seen[CATAN_MAX_HEXES]) {
    catan_hex hex;
    uint32_t count = 1;
    seen[at] = 1;
    catan_hex_get(&hex, sizeof hex, game, at);
    for (unsigned i = 0; i < 6; i++) {
        uint32_t near = hex.neighbours[i];
        if (near != CATAN_NO_PLACE && !seen[near] && !is_barren(layout->terrain[near]) &&
            (!numbered || layout->number[near] != 0)) {
            count += spread(game, layout, near, numbered, seen);
        }
    }
    return count;
}

/* On each island the numbers are one group of at least two; a lone hex keeps its own. No two red
 * ones are neighbours. */
static const char *group_fault(const catan_game *game, const catan_layout *layout) {
    uint8_t land[CATAN_MAX_HEXES] = {0}, group[CATAN_MAX_HEXES] = {0};
    for (uint32_t first = 0; first < catan_hex_count(game); first++) {
        if (is_barren(layout->terrain[first]) || land[first]) {
            continue;
        }
        uint8_t part[CATAN_MAX_HEXES] = {0};
        uint32_t size = spread(game, layout, first, 0, part), numbered = 0, grouped = 0;
        for (uint32_t hex = 0; hex < catan_hex_count(game); hex++) {
            land[hex] |= part[hex];
            numbered += part[hex] && layout->number[hex] != 0;
            if (part[hex] && layout->number[hex] != 0 && grouped == 0) {
                grouped = spread(game, layout, hex, 1, group);
            }
        }
        if (size < 2 ? numbered != size : numbered < 2 || grouped != numbered) {
            return "one group of numbers an island (V4.2)";
        }
    }
    for (uint32_t at = 0; at < catan_hex_count(game); at++) {
        catan_hex hex;
        catan_hex_get(&hex, sizeof hex, game, at);
        for (unsigned i = 0; i < 6 && is_red(layout->number[at]); i++) {
            uint32_t near = hex.neighbours[i];
            if (near != CATAN_NO_PLACE && is_red(layout->number[near])) {
                return "no two of 6 and 8 are neighbours (V4.2)";
            }
        }
    }
    return NULL;
}

const char *variant_board_fault(const catan_game *game, const catan_layout *layout,
                                const catan_config *config, const board_counts *usual) {
    board_counts now = count_board(game, layout);
    const char *fault = overlay_fault(game, layout, config, &now, usual);
    uint32_t all = sum_of(usual->number), removed = 0;
    if (config->scarcity) {
        removed = config->scarcity_removed != 0 ? config->scarcity_removed : all / 3;
    }
    if (fault == NULL && sum_of(now.number) + removed != all) {
        return "as many numbers are away as must be (V4.1)";
    }
    for (unsigned n = 0; fault == NULL && n < 13; n++) {
        if (config->scarcity ? now.number[n] > usual->number[n]
                             : now.number[n] != usual->number[n]) {
            return "the numbers are the board's (V4.1)";
        }
    }
    return fault == NULL && config->scarcity ? group_fault(game, layout) : fault;
}
