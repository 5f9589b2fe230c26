/* What a map's hexes draw (M-1, M-2): pools, printed boards, fog, and which hexes are sea in every
 * layout (M-6). */
#include "board/mapcheck.h"

#include <string.h>

enum { MOST_FOG_TOKENS = 15 }; /* of a number */

/* What an area's hexes draw, and what its pools hold. */
typedef struct area_count {
    uint32_t terrains;     /* hexes that draw their terrain */
    uint32_t both;         /* of these, hexes that draw a number too if they come to produce */
    uint32_t fixed_number; /* of these, hexes with a number of their own */
    uint32_t known;        /* hexes of a fixed terrain that bears one and draws a number */
    uint32_t fog;          /* hexes under fog */
    uint32_t terrain_cards, barren_cards, tokens;
    uint32_t printed_numbers; /* 1: the tokens are what is printed */
} area_count;

static void count_hexes(area_count *areas, const catan__board *board) {
    for (uint32_t hex = 0; hex < board->hexes; hex++) {
        area_count *area = &areas[board->area[hex]];
        uint32_t draws_number = board->number[hex] == CATAN_FROM_POOL;
        area->fog += (board->flags[hex] & CATAN_HEX_FOG) != 0;
        if (board->terrain[hex] == CATAN_FROM_POOL) {
            area->terrains++;
            area->both += draws_number;
            area->fixed_number += !draws_number && board->number[hex];
        } else if (draws_number && catan__bears_number(board->terrain[hex])) {
            area->known++;
        }
    }
}

/* Sums a pool, each entry judged before its value or area indexes anything. Several entries of one
 * kind add up. `limit`: length of a row of `sums`; a value beyond it is left out. A wild count
 * reads nothing. */
static int sum_pool(uint8_t *sums, uint32_t limit, uint32_t *totals, const catan_map_pool *pool,
                    uint32_t count) {
    if (count > CATAN_MAX_POOL) {
        return 0;
    }
    for (uint32_t i = 0; i < count; i++) {
        if (pool[i].area >= CATAN_MAX_AREAS ||
            totals[pool[i].area] + pool[i].count > CATAN_MAX_HEXES) {
            return 0;
        }
        totals[pool[i].area] += pool[i].count;
        if (pool[i].value < limit) {
            uint8_t *sum = &sums[pool[i].area * limit + pool[i].value];
            *sum = (uint8_t)(*sum + pool[i].count);
        }
    }
    return 1;
}

/* Fills the board's pools with the map's entries. */
static int32_t read_pools(catan__board *board, area_count *areas, const catan_map *map) {
    uint32_t terrains[CATAN_MAX_AREAS] = {0}, tokens[CATAN_MAX_AREAS] = {0};
    if (!sum_pool(&board->terrain_pool[0][0], CATAN__TERRAINS, terrains, map->terrain_pool,
                  map->terrain_pool_count) ||
        !sum_pool(&board->number_pool[0][0], CATAN__NUMBERS, tokens, map->number_pool,
                  map->number_pool_count)) {
        return CATAN_E_MAP_POOL;
    }
    for (uint32_t i = 0; i < map->terrain_pool_count; i++) {
        if (map->terrain_pool[i].value > CATAN_GOLD) {
            return CATAN_E_MAP_POOL;
        }
    }
    for (uint32_t area = 0; area < CATAN_MAX_AREAS; area++) {
        areas[area].terrain_cards = terrains[area];
        areas[area].tokens = tokens[area];
    }
    return CATAN_OK;
}

/* What is printed on an area's hexes that draw: cards of each terrain and number. */
typedef struct print_count {
    uint8_t terrains[CATAN_MAX_AREAS][CATAN__TERRAINS], numbers[CATAN_MAX_AREAS][CATAN__NUMBERS];
} print_count;

static void count_print(print_count *print, const catan__board *board) {
    memset(print, 0, sizeof *print);
    for (uint32_t hex = 0; hex < board->hexes; hex++) {
        unsigned area = board->area[hex], terrain = board->printed_terrain[hex],
                 number = board->printed_number[hex];
        if (board->terrain[hex] == CATAN_FROM_POOL && terrain < CATAN__TERRAINS) {
            print->terrains[area][terrain]++;
        }
        if (board->number[hex] == CATAN_FROM_POOL && number != 0 && number < CATAN__NUMBERS) {
            print->numbers[area][number]++;
        }
    }
}

/* An area without entries, where nothing lies under fog, draws what is printed there. */
static void fill_from_print(catan__board *board, area_count *areas) {
    print_count print;
    count_print(&print, board);
    for (uint32_t area = 0; area < CATAN_MAX_AREAS; area++) {
        area_count *of = &areas[area];
        if (of->terrain_cards == 0 && !of->fog) {
            memcpy(board->terrain_pool[area], print.terrains[area], CATAN__TERRAINS);
            of->terrain_cards = of->terrains; /* what is not printed well is told later */
        }
        if (of->tokens == 0 && !of->fog) {
            memcpy(board->number_pool[area], print.numbers[area], CATAN__NUMBERS);
            of->printed_numbers = 1;
        }
    }
}

/* Whether an area's pools fit: every terrain card and every token finds its place, whatever is
 * drawn. Where only some of the hexes that draw a terrain draw a number too, deserts or sea among
 * other cards would make the need for tokens hang on the draw: refused. */
static int pools_fit(const area_count *area) {
    if (area->terrain_cards != area->terrains) {
        return 0;
    }
    uint32_t drawn = area->both;
    if (area->barren_cards == area->terrains) {
        drawn = 0;
    } else if (area->both == area->terrains) {
        drawn = area->both - area->barren_cards;
    } else if (area->barren_cards && area->both) {
        return 0;
    }
    return area->printed_numbers || area->tokens == area->known + drawn;
}

/* Only tokens can be barred, and only from what bears one. */
static int32_t read_barred(catan__board *board, const catan_map *map) {
    for (unsigned terrain = 0; terrain < CATAN__TERRAINS; terrain++) {
        for (unsigned number = 0; number < 16; number++) {
            if ((map->barred[terrain] >> number & 1U) &&
                !(catan__is_token(number) && catan__bears_number(terrain))) {
                return CATAN_E_MAP_NUMBER;
            }
        }
        board->barred[terrain] = map->barred[terrain];
    }
    return CATAN_OK;
}

/* Fixed numbers and tokens are real, and lie on hexes that surely bear one; what a pool cannot name
 * always does. */
static int32_t check_numbers(const catan__board *board, const area_count *areas,
                             const catan_map *map) {
    for (uint32_t i = 0; i < map->number_pool_count; i++) {
        if (!catan__is_token(map->number_pool[i].value)) {
            return CATAN_E_MAP_NUMBER;
        }
    }
    for (uint32_t hex = 0; hex < board->hexes; hex++) {
        unsigned number = board->number[hex], terrain = board->terrain[hex];
        int must = terrain >= CATAN__TERRAINS && terrain != CATAN_FROM_POOL;
        if (number == CATAN_FROM_POOL || (number == 0 && !must)) {
            continue;
        }
        if (!catan__is_token(number) ||
            (terrain != CATAN_FROM_POOL && !catan__bears_number(terrain))) {
            return CATAN_E_MAP_NUMBER;
        }
    }
    for (uint32_t area = 0; area < CATAN_MAX_AREAS; area++) {
        if (areas[area].fixed_number && areas[area].barren_cards) {
            return CATAN_E_MAP_NUMBER;
        }
    }
    return CATAN_OK;
}

int32_t catan__map_pools(catan__board *board, const catan_map *map) {
    area_count areas[CATAN_MAX_AREAS];
    memset(areas, 0, sizeof areas);
    count_hexes(areas, board);
    int32_t status = read_pools(board, areas, map);
    if (status != CATAN_OK) {
        return status;
    }
    if (map->printed) {
        fill_from_print(board, areas);
    }
    for (uint32_t area = 0; area < CATAN_MAX_AREAS; area++) {
        const uint8_t *cards = board->terrain_pool[area];
        areas[area].barren_cards = (uint32_t)cards[CATAN_DESERT] + cards[CATAN_SEA];
        if (!pools_fit(&areas[area])) {
            return CATAN_E_MAP_POOL;
        }
    }
    status = check_numbers(board, areas, map);
    return status == CATAN_OK ? read_barred(board, map) : status;
}

/* Whether what is printed on a hex is what may be printed there. */
static int print_fits(const catan__board *board, uint32_t hex) {
    unsigned terrain = board->printed_terrain[hex], number = board->printed_number[hex];
    if (!board->printed || (board->flags[hex] & CATAN_HEX_FOG)) {
        return terrain == 0 && number == 0;
    }
    if (board->terrain[hex] != CATAN_FROM_POOL) {
        if (terrain != 0) {
            return 0;
        }
        terrain = board->terrain[hex];
    } else if (terrain >= CATAN__TERRAINS) {
        return 0;
    }
    if (board->number[hex] != CATAN_FROM_POOL) {
        return number == 0 && (board->number[hex] == 0 || catan__bears_number(terrain));
    }
    return catan__bears_number(terrain) ? catan__is_token(number) : number == 0;
}

int32_t catan__map_printed(catan__board *board, const catan_map *map) {
    if (map->printed > 1) {
        return CATAN_E_MAP_PRINTED;
    }
    print_count print;
    board->printed = map->printed;
    for (uint32_t hex = 0; hex < board->hexes; hex++) {
        if (!print_fits(board, hex)) {
            return CATAN_E_MAP_PRINTED;
        }
    }
    count_print(&print, board);
    for (uint32_t hex = 0; hex < board->hexes && board->printed; hex++) {
        unsigned area = board->area[hex];
        if (!(board->flags[hex] & CATAN_HEX_FOG) &&
            (memcmp(print.terrains[area], board->terrain_pool[area], CATAN__TERRAINS) ||
             memcmp(print.numbers[area], board->number_pool[area], CATAN__NUMBERS))) {
            return CATAN_E_MAP_PRINTED;
        }
    }
    return CATAN_OK;
}

/* Whether an area's fog is as it must be: face down, alone in the area, with a stack of tokens that
 * can be counted. */
static int fog_fits(const catan__board *board, uint32_t hex) {
    if (board->flags[hex] != CATAN_HEX_FOG || board->terrain[hex] != CATAN_FROM_POOL ||
        board->number[hex] != CATAN_FROM_POOL) {
        return 0;
    }
    for (uint32_t other = 0; other < board->hexes; other++) {
        if ((board->area[other] == board->area[hex]) !=
            ((board->flags[other] & CATAN_HEX_FOG) != 0)) {
            return 0;
        }
    }
    for (unsigned number = 0; number < CATAN__NUMBERS; number++) {
        if (board->number_pool[board->area[hex]][number] > MOST_FOG_TOKENS) {
            return 0;
        }
    }
    return 1;
}

int32_t catan__map_fog(catan__board *board) {
    int32_t status = CATAN_OK;
    for (uint32_t hex = 0; hex < board->hexes; hex++) {
        if (board->flags[hex] & CATAN_HEX_FOG) {
            status = fog_fits(board, hex) ? status : CATAN_E_MAP_FOG;
            board->fog_hexes++;
            board->fog_area = board->area[hex];
        }
    }
    for (uint32_t hex = 0; hex < board->hexes; hex++) {
        if (board->flags[hex] & CATAN_HEX_FOG) {
            board->terrain[hex] = CATAN_FOG;
            board->number[hex] = 0;
            board->sea[hex] = 0;
            board->open[hex] = board->varied = 1;
        }
    }
    return status;
}

/* Says of each hex of an area that draws whether it is sea in every layout, or open. */
static void settle_area(catan__board *board, uint32_t area, unsigned outlines) {
    uint8_t *cards = board->terrain_pool[area];
    uint32_t all = 0;
    for (unsigned terrain = 0; terrain < CATAN__TERRAINS; terrain++) {
        all += cards[terrain];
    }
    int kept = board->printed && outlines == CATAN_OUTLINES_KEPT, all_sea = cards[CATAN_SEA] == all;
    for (uint32_t hex = 0; hex < board->hexes && cards[CATAN_SEA]; hex++) {
        if (board->area[hex] != area || board->terrain[hex] != CATAN_FROM_POOL) {
            continue;
        }
        board->sea[hex] = all_sea || (kept && board->printed_terrain[hex] == CATAN_SEA);
        board->open[hex] = !kept && !all_sea;
        board->varied |= board->open[hex];
    }
    cards[CATAN_SEA] = kept ? 0 : cards[CATAN_SEA];
}

void catan__map_outlines(catan__board *board, unsigned outlines) {
    for (uint32_t area = 0; area < CATAN_MAX_AREAS; area++) {
        if (!board->fog_hexes || area != board->fog_area) {
            settle_area(board, area, outlines);
        }
    }
}
