#include "islands.h"

/* What a map says of a hex: 0: its island is what it hangs together with; CATAN_NO_ISLAND; else the
 * name of an area. */
typedef struct naming {
    uint8_t of[CATAN_MAX_HEXES];
} naming;

/* Points of a scenario for the first settlement on each island that is not home (S-92). The library
 * gives the points when they are earned, but does not say beforehand where that will be: this is
 * the rule as a player knows it. */
static uint32_t points_of(const catan_config *config) {
    switch (config->scenario) {
    case CATAN_SCENARIO_NEW_SHORES:
    case CATAN_SCENARIO_ISLANDS:
    case CATAN_SCENARIO_DESERT:
        return 2;
    case CATAN_SCENARIO_NEW_WORLD:
        return 1;
    default:
        return 0;
    }
}

/* Through the Desert, the row of deserts parts what lies on both sides of it (S-93). */
static void name_scenario(facts *f, naming *names, const catan_config *config) {
    f->island_points = points_of(config);
    for (uint32_t h = 0; h < f->b->hexes; h++) {
        int parts =
            config->scenario == CATAN_SCENARIO_DESERT && f->b->layout.terrain[h] == CATAN_DESERT;
        names->of[h] = parts ? CATAN_NO_ISLAND : 0;
    }
}

/* A map of one's own tells all of it. */
static void name_map(facts *f, naming *names, const catan_map *map, const catan_game *game) {
    f->island_points = map->island_points;
    for (uint32_t i = 0; i < map->hex_count; i++) {
        const catan_map_hex *hex = &map->hexes[i];
        names->of[catan_hex_at(game, hex->q, hex->r)] = hex->island;
    }
}

/* Gives a hex and all land that hangs together with it the number. */
static void spread(facts *f, const naming *names, uint32_t hex, uint8_t number) {
    uint16_t queue[CATAN_MAX_HEXES];
    uint32_t head = 0, tail = 0;
    f->island[hex] = number;
    queue[tail++] = (uint16_t)hex;
    while (head < tail) {
        const catan_hex *from = &f->b->hex[queue[head++]];
        for (int i = 0; i < 6; i++) {
            uint32_t next = from->neighbours[i];
            if (next < f->b->hexes && f->island[next] == 0 && names->of[next] == 0 &&
                board_is_land(f->b, next)) {
                f->island[next] = number;
                queue[tail++] = (uint16_t)next;
            }
        }
    }
}

static void find_islands(facts *f, const naming *names) {
    uint8_t number = CATAN_MAX_ISLANDS; /* below are the named areas */
    for (uint32_t h = 0; h < f->b->hexes; h++) {
        if (!board_is_land(f->b, h) || f->island[h] != 0 || names->of[h] == CATAN_NO_ISLAND) {
            continue;
        }
        if (names->of[h] != 0) {
            f->island[h] = names->of[h];
        } else {
            spread(f, names, h, number++);
        }
    }
}

static void mark_settled(facts *f) {
    for (uint32_t n = 0; n < f->b->nodes; n++) {
        for (int i = 0; i < 3 && f->node_owner[n] == (int32_t)f->seat; i++) {
            uint32_t hex = f->b->node[n].hexes[i];
            if (hex < f->b->hexes) {
                f->settled[f->island[hex]] = 1;
            }
        }
    }
}

/* Islands that a map names as home count as settled by everybody (S-91). */
static void mark_homes(facts *f, const catan_map *map, const catan_game *game) {
    for (uint32_t i = 0; i < map->hex_count; i++) {
        const catan_map_hex *hex = &map->hexes[i];
        if ((hex->flags & CATAN_HEX_HOME) != 0) {
            f->settled[f->island[catan_hex_at(game, hex->q, hex->r)]] = 1;
        }
    }
}

int32_t islands_read(facts *f, const catan_state *state) {
    catan_config config;
    catan_map map;
    naming names;
    const catan_game *game = catan_state_game(state);
    int32_t status = catan_game_config(&config, sizeof config, game);
    if (status != CATAN_OK || !f->b->sea) {
        return status;
    }
    if (catan_game_map(&map, sizeof map, game) == CATAN_OK) {
        name_map(f, &names, &map, game);
        find_islands(f, &names);
        mark_homes(f, &map, game);
    } else {
        name_scenario(f, &names, &config);
        find_islands(f, &names);
    }
    mark_settled(f);
    return CATAN_OK;
}

uint32_t facts_special_points(const facts *f, uint32_t node) {
    uint32_t fresh = 0;
    for (int i = 0; i < 3; i++) {
        uint32_t hex = f->b->node[node].hexes[i];
        if (hex < f->b->hexes && f->island[hex] != 0 && f->settled[f->island[hex]]) {
            return 0;
        }
        fresh |= hex < f->b->hexes && f->island[hex] != 0;
    }
    return fresh * f->island_points;
}
