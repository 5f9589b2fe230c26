#include "property/maps.h"

#include "catan/board.h"
#include "catan/config.h"
#include "catan/result.h"

const char *const map_names[MAPS] = {"builtin", "19",     "30",     "52",     "61",     "127",
                                     "sea-19",  "sea-30", "sea-37", "sea-61", "sea-127"};

static const int step_q[6] = {1, 1, 0, -1, -1, 0};
static const int step_r[6] = {-1, 0, 1, 1, 0, -1};

static int has_land(const sketch *on, int q, int r) {
    for (uint32_t i = 0; i < on->map.hex_count; i++) {
        if (on->hexes[i].q == q && on->hexes[i].r == r) {
            return on->hexes[i].terrain != CATAN_SEA;
        }
    }
    return 0;
}

void add_harbours(sketch *to, uint32_t most) {
    for (uint32_t i = 0; i < to->map.hex_count; i++) {
        const catan_map_hex *hex = &to->hexes[i];
        for (unsigned side = 0; side < 6 && to->map.harbour_count < most; side++) {
            if (hex->terrain == CATAN_SEA ||
                has_land(to, hex->q + step_q[side], hex->r + step_r[side])) {
                continue;
            }
            sketch_harbour(to, hex->q, hex->r, (uint8_t)side, (uint8_t)(to->map.harbour_count % 6));
            if (catan_map_check(&to->map) != CATAN_OK) {
                to->map.harbour_count--;
            }
        }
    }
}

/* Pools of area 0 for `hexes` hexes, `deserts` of them deserts: few of the numbers that may not
 * meet. */
static void add_pools(sketch *to, uint32_t hexes, uint32_t deserts) {
    static const uint8_t numbers[] = {2, 3, 4, 5, 9, 10, 11, 12, 4, 10, 3, 11, 6, 5, 9, 8};
    uint16_t terrain[6] = {0}, number[13] = {0};
    terrain[CATAN_DESERT] = (uint16_t)deserts;
    for (uint32_t i = 0; i < hexes - deserts; i++) {
        terrain[1 + i % 5]++;
        number[numbers[i % sizeof numbers]]++;
    }
    for (unsigned i = 0; i < 6; i++) {
        if (terrain[i] != 0) {
            sketch_terrain(to, 0, (uint8_t)i, terrain[i]);
        }
    }
    for (unsigned i = 0; i < 13; i++) {
        if (number[i] != 0) {
            sketch_number(to, 0, (uint8_t)i, number[i]);
        }
    }
}

/* Rows of hexes, the first one at row -(rows / 2); widths by row. */
static void add_rows(sketch *to, const int *widths, int rows) {
    for (int row = 0; row < rows; row++) {
        int r = row - rows / 2;
        int from = -(widths[row] + r) / 2;
        for (int i = 0; i < widths[row]; i++) {
            sketch_hex(to, from + i, r, CATAN_FROM_POOL, CATAN_FROM_POOL, 0);
        }
    }
}

/* Sea in every fourth place, the west drawn from a pool, the east fixed, with gold and a desert. */
static void draw_52(sketch *to) {
    static const int widths[] = {7, 8, 7, 8, 7, 8, 7};
    static const uint8_t fixed_numbers[] = {6, 2, 8, 12, 3, 11, 4, 10, 5, 9, 6, 8};
    uint32_t drawn = 0;
    add_rows(to, widths, 7);
    for (uint32_t i = 0; i < to->map.hex_count; i++) {
        catan_map_hex *hex = &to->hexes[i];
        if (i % 4 == 3) {
            hex->terrain = CATAN_SEA;
            hex->number = 0;
        } else if (i < 26) {
            drawn++;
        } else {
            hex->area = 1;
            hex->terrain = (uint8_t)(i % 7 == 0 ? CATAN_GOLD
                                     : i == 40  ? CATAN_DESERT
                                                : CATAN_FOREST + i % 5);
            hex->number =
                hex->terrain == CATAN_DESERT ? 0 : fixed_numbers[i % sizeof fixed_numbers];
        }
    }
    add_pools(to, drawn, 1);
    to->map.robber = 1;
    to->map.robber_q = to->hexes[to->map.hex_count / 2].q;
    to->map.robber_r = to->hexes[to->map.hex_count / 2].r;
}

const catan_map *map_make(sketch *to, unsigned id) {
    static const int large[] = {3, 4, 5, 6, 5, 4, 3};
    sketch_new(to);
    switch (id) {
    case MAP_19:
        sketch_hexagon(to, 2);
        add_pools(to, 19, 1);
        add_harbours(to, 9);
        break;
    case MAP_30:
        add_rows(to, large, 7);
        add_pools(to, 30, 2);
        add_harbours(to, 11);
        break;
    case MAP_52:
        draw_52(to);
        break;
    case MAP_61:
        sketch_hexagon(to, 4);
        add_pools(to, 61, 0);
        add_harbours(to, 12);
        break;
    case MAP_127:
        sketch_hexagon(to, 6);
        add_pools(to, 127, 3);
        add_harbours(to, CATAN_MAX_HARBOURS);
        break;
    case MAP_BUILTIN:
        return NULL;
    default:
        draw_at_sea(to, id);
        break;
    }
    return &to->map;
}

uint32_t map_most_players(unsigned id) {
    return id == MAP_SEA_19 ? 3 : id == MAP_SEA_30 ? 4 : CATAN_MAX_PLAYERS;
}
int map_needs_seafarers(unsigned id) { return id >= MAP_SEA_19; }
int map_is_printed(unsigned id) { return id == MAP_SEA_30; }
int map_has_sea(unsigned id) { return id == MAP_52 || id >= MAP_SEA_19; }

int map_mixes(unsigned id) { return id == MAP_SEA_30 || id == MAP_SEA_37 || id == MAP_SEA_127; }
