/* Which built-in map is played (M-7, M-8). */
#include "board/maps/maps.h"
#include "core/mutation.h"

const catan_map *catan__map_of_cities(int with_sea_frame) {
    return &catan__cities_maps[with_sea_frame != 0];
}

const catan_map *catan__map_builtin(uint32_t players, unsigned scenario, int with_sea_frame) {
    /* two players use the map of three (M-8) */
    unsigned size = players > 4 ? 2 : players == 4;
    switch (scenario) {
    case CATAN_SCENARIO_NEW_SHORES:
        return &catan__new_shores[size];
    case CATAN_SCENARIO_ISLANDS:
        return &catan__islands[size];
    case CATAN_SCENARIO_FOG:
        return &catan__fog_islands[size];
    case CATAN_SCENARIO_DESERT:
        return &catan__through_desert[size];
    case CATAN_SCENARIO_NEW_WORLD:
        return &catan__new_world[players > 4];
    case CATAN_SCENARIO_SPECIALISTS:
        return &catan__specialists[CATAN__RULE(P_1, size != 0, 0)];
    default:
        return &catan__base_maps[players > 4][with_sea_frame != 0];
    }
}
