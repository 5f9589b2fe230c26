#include "islands.h"

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
static int belongs(const facts *f, uint32_t hex, int deserts_part) {
    return board_is_land(f->b, hex) && !(deserts_part && f->b->layout.terrain[hex] == CATAN_DESERT);
}

/* Gives a hex and all land that hangs together with it the number. */
static void spread(facts *f, uint32_t hex, uint8_t number, int deserts_part) {
    uint16_t queue[CATAN_MAX_HEXES];
    uint32_t head = 0, tail = 0;
    f->island[hex] = number;
    queue[tail++] = (uint16_t)hex;
    while (head < tail) {
        const catan_hex *from = &f->b->hex[queue[head++]];
        for (int i = 0; i < 6; i++) {
            uint32_t next = from->neighbours[i];
            if (next < f->b->hexes && f->island[next] == 0 && belongs(f, next, deserts_part)) {
                f->island[next] = number;
                queue[tail++] = (uint16_t)next;
            }
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

int32_t islands_read(facts *f, const catan_state *state) {
    catan_config config;
    uint8_t number = 0;
    int32_t status = catan_game_config(&config, sizeof config, catan_state_game(state));
    if (status != CATAN_OK || !f->b->sea) {
        return status;
    }
    int deserts_part = config.scenario == CATAN_SCENARIO_DESERT;
    f->island_points = points_of(&config);
    for (uint32_t h = 0; h < f->b->hexes; h++) {
        if (f->island[h] == 0 && belongs(f, h, deserts_part)) {
            spread(f, h, ++number, deserts_part);
        }
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
