/* Maps at sea, one for every width of the engine; between them they have all that a map can say. */
#include "property/maps.h"

/* What a letter of a map's pattern means. Draws by area: 0 home, 1 strait, 2 fog. */
enum { HOME, STRAIT, MIST };

static void draw_from_pool(catan_map_hex *hex, uint8_t area) {
    hex->terrain = hex->number = CATAN_FROM_POOL;
    hex->area = area;
}

static void fix(catan_map_hex *hex, uint8_t terrain, uint32_t i) {
    static const uint8_t numbers[] = {4, 9, 3, 10, 6, 11, 5, 2, 8, 12};
    int bears = terrain != CATAN_SEA && terrain != CATAN_DESERT;
    hex->terrain = terrain;
    hex->number = bears ? numbers[i % sizeof numbers] : 0;
    hex->area = 7;
}

/* h, s: land of the home area, drawn, all of it home or all of it a start; n: drawn number on fixed
 * terrain; m: the strait; f: fog; p, q: fixed land, of a named island in two parts; d: desert of no
 * island; g: gold; ~ and all else: sea. */
static void set_hex(catan_map_hex *hex, char what, uint32_t i) {
    switch (what) {
    case 'h':
    case 's':
        draw_from_pool(hex, HOME);
        hex->flags = what == 'h' ? CATAN_HEX_HOME : CATAN_HEX_START | CATAN_HEX_HOME;
        return;
    case 'n':
        draw_from_pool(hex, HOME);
        hex->terrain = (uint8_t)(CATAN_FOREST + i % 5);
        return;
    case 'm':
        draw_from_pool(hex, STRAIT);
        return;
    case 'f':
        draw_from_pool(hex, MIST);
        hex->flags = CATAN_HEX_FOG;
        hex->island = (uint8_t)(i % 2 == 0 ? 0 : 3);
        return;
    case 'p':
    case 'q':
        fix(hex, (uint8_t)(CATAN_FOREST + i % 5), i);
        hex->island = what == 'p' ? 1 : 2;
        return;
    case 'd':
        fix(hex, CATAN_DESERT, i);
        hex->island = CATAN_NO_ISLAND;
        return;
    case 'g':
        fix(hex, CATAN_GOLD, i);
        return;
    default:
        fix(hex, CATAN_SEA, i);
        hex->area = HOME;
        return;
    }
}

/* The cards of an area: how many of each terrain, over and over until there are enough. */
static void add_cards(sketch *to, uint8_t area, const uint8_t *terrains, uint32_t size,
                      int numbers_only) {
    static const uint8_t tokens[] = {3, 4, 5, 9, 10, 11, 12, 2, 6, 4, 10, 5, 9, 8};
    uint16_t cards[8] = {0}, numbers[13] = {0};
    uint32_t drawn = 0, bearing = 0;
    for (uint32_t i = 0; i < to->map.hex_count; i++) {
        const catan_map_hex *hex = &to->hexes[i];
        if (hex->area != area || hex->number != CATAN_FROM_POOL) {
            continue;
        }
        uint8_t terrain = hex->terrain;
        if (terrain == CATAN_FROM_POOL) {
            terrain = terrains[drawn++ % size];
            cards[terrain]++;
        }
        if (terrain != CATAN_SEA && terrain != CATAN_DESERT) {
            numbers[tokens[bearing++ % sizeof tokens]]++;
        }
    }
    for (uint8_t i = 0; i < 8 && !numbers_only; i++) {
        if (cards[i] != 0) {
            sketch_terrain(to, area, i, cards[i]);
        }
    }
    for (uint8_t i = 0; i < 13; i++) {
        if (numbers[i] != 0) {
            sketch_number(to, area, i, numbers[i]);
        }
    }
}
static void add_all_cards(sketch *to) {
    static const uint8_t home[] = {CATAN_FOREST, CATAN_HILLS,     CATAN_PASTURE, CATAN_FIELDS,
                                   CATAN_GOLD,   CATAN_MOUNTAINS, CATAN_PASTURE, CATAN_FOREST};
    static const uint8_t strait[] = {CATAN_SEA,    CATAN_FIELDS, CATAN_GOLD,
                                     CATAN_DESERT, CATAN_SEA,    CATAN_HILLS};
    static const uint8_t mist[] = {CATAN_SEA,   CATAN_GOLD, CATAN_MOUNTAINS, CATAN_DESERT,
                                   CATAN_HILLS, CATAN_SEA,  CATAN_FIELDS};
    add_cards(to, HOME, home, sizeof home, 0);
    add_cards(to, STRAIT, strait, sizeof strait, 0);
    add_cards(to, MIST, mist, sizeof mist, 0);
}

/* Prints what the pools say, in hex order, and takes home's entries away: what is printed is its
 * pool then. */
static void print(sketch *to) {
    uint32_t terrain = 0, number = 0, kept = 0;
    for (uint32_t area = HOME; area <= STRAIT; area++) {
        for (uint32_t i = 0; i < to->map.hex_count; i++) {
            catan_map_hex *hex = &to->hexes[i];
            if (hex->area != area || hex->terrain != CATAN_FROM_POOL) {
                continue;
            }
            while (to->terrains[terrain].area != area || to->terrains[terrain].count == 0) {
                terrain++;
            }
            to->terrains[terrain].count--;
            hex->printed_terrain = to->terrains[terrain].value;
            if (hex->printed_terrain == CATAN_SEA || hex->printed_terrain == CATAN_DESERT) {
                continue;
            }
            while (to->numbers[number].area != area || to->numbers[number].count == 0) {
                number++;
            }
            to->numbers[number].count--;
            hex->printed_number = to->numbers[number].value;
        }
        terrain = number = 0;
    }
    for (uint32_t i = 0; i < to->map.terrain_pool_count; i++) {
        if (to->terrains[i].area == MIST) {
            to->terrains[kept++] = to->terrains[i];
        }
    }
    to->map.terrain_pool_count = kept;
    kept = 0;
    for (uint32_t i = 0; i < to->map.number_pool_count; i++) {
        if (to->numbers[i].area == MIST) {
            to->numbers[kept++] = to->numbers[i];
        }
    }
    to->map.number_pool_count = kept;
    to->map.printed = 1;
}

static void add_anywhere(sketch *to, uint32_t harbours) {
    for (uint32_t i = 0; i < harbours; i++) {
        sketch_harbour(to, 0, 0, CATAN_ANYWHERE, (uint8_t)(i % 6));
    }
}

static void put_pirate(sketch *to) {
    for (uint32_t i = 0; i < to->map.hex_count; i++) {
        if (to->hexes[i].terrain == CATAN_SEA) {
            to->map.pirate = 1;
            to->map.pirate_q = to->hexes[i].q;
            to->map.pirate_r = to->hexes[i].r;
        }
    }
}

/* A hexagon of sea and land: the letters of `pattern` row by row, over and over. */
static void lay_pattern(sketch *to, int radius, const char *pattern) {
    size_t length = strlen(pattern);
    sketch_hexagon(to, radius);
    for (uint32_t i = 0; i < to->map.hex_count; i++) {
        set_hex(&to->hexes[i], pattern[i % length], i);
    }
    add_all_cards(to);
}

/* A ring of land, any of it a start, around fog. */
static void draw_19(sketch *to) {
    lay_pattern(to, 2,
                "sss"
                "sffs"
                "sfffs"
                "sffs"
                "sss");
    to->map.frame = 1;
    to->map.goal = 8;
    to->map.min_players = 2;
    to->map.max_players = 3;
    add_harbours(to, 5);
}

/* Home and a strait as they are printed, or mixed; wherever harbours fall. */
static void draw_30(sketch *to) {
    static const char *const rows[] = {"hh~", "hhhm", "hhhm~", "hhhm~g", "hhhmm", "hh~m", "hh~"};
    sketch_new(to);
    for (int row = 0; row < 7; row++) {
        int r = row - 3, width = (int)strlen(rows[row]);
        for (int i = 0; i < width; i++) {
            sketch_hex(to, -(width + r) / 2 + i, r, 0, 0, 0);
            set_hex(&to->hexes[to->map.hex_count - 1], rows[row][i], to->map.hex_count - 1);
        }
    }
    add_all_cards(to);
    print(to);
    put_pirate(to);
    add_anywhere(to, 4);
    to->map.frame = 1;
    to->map.island_points = 2;
    to->map.max_players = 4;
}

/* Land and sea at random, a robber on a 12, what may not lie on gold; nothing around it. */
static void draw_37(sketch *to) {
    lay_pattern(to, 3,
                "hhmn"
                "hmhmh"
                "mhnhmh"
                "hmhnmhm"
                "hmhmhh"
                "mnhmh"
                "hhmn");
    add_anywhere(to, 5);
    to->map.robber = 2;
    to->map.robber_q = to->map.robber_r = 0;
    to->map.reds_touch = 1;
    to->map.barred[CATAN_GOLD] = 1 << 6 | 1 << 8;
    to->map.island_points = 1;
}

/* Named islands, one in two parts, a desert of none, fog between. */
static void draw_61(sketch *to) {
    lay_pattern(to, 4,
                "pppp~"
                "pppd~q"
                "pp~ff~q"
                "pp~fff~q"
                "pd~fffg~q"
                "pp~fff~q"
                "pp~ff~q"
                "ppp~~q"
                "pppp~");
    to->map.frame = 1;
    to->map.island_points = 2;
    to->map.goal = 12;
    put_pirate(to);
    add_harbours(to, 9);
}

/* The largest: a strait, fog, gold, islands, and as many harbours as there may be. */
static void draw_127(sketch *to) {
    lay_pattern(to, 6, "hhn~mffg~qhhhmm~pp~sff~hhhd~");
    for (uint32_t i = 0; i < to->map.hex_count; i++) {
        to->hexes[i].flags &= CATAN_HEX_FOG; /* settle and be at home anywhere */
    }
    to->map.frame = 1;
    to->map.island_points = 9;
    to->map.goal = 20;
    add_harbours(to, CATAN_MAX_HARBOURS);
    put_pirate(to);
}

void draw_at_sea(sketch *to, unsigned id) {
    switch (id) {
    case MAP_SEA_19:
        draw_19(to);
        break;
    case MAP_SEA_30:
        draw_30(to);
        break;
    case MAP_SEA_37:
        draw_37(to);
        break;
    case MAP_SEA_61:
        draw_61(to);
        break;
    default:
        draw_127(to);
        break;
    }
}
