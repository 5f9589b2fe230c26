/* A map as one line of text. */
#include "text/map.h"

#include "text/position.h"

static void write_signed(catan__writer *w, int number) {
    if (number < 0) {
        catan__write(w, "-");
    }
    catan__write_number(w, (uint32_t)(number < 0 ? -number : number));
}

static void write_place(catan__writer *w, int q, int r) {
    write_signed(w, q);
    catan__write(w, ",");
    write_signed(w, r);
}

static void write_hexes(catan__writer *w, const catan_map *map) {
    for (uint32_t i = 0; i < map->hex_count; i++) {
        const catan_map_hex *hex = &map->hexes[i];
        catan__write(w, i == 0 ? " hexes=" : "/");
        write_place(w, hex->q, hex->r);
        catan__write(w, ",");
        catan__write_char(w, hex->terrain == CATAN_FROM_POOL
                                 ? CATAN__MAP_DRAWN[0]
                                 : CATAN__TERRAIN_LETTERS[hex->terrain & 7U]);
        if (hex->number == CATAN_FROM_POOL) {
            catan__write(w, CATAN__MAP_DRAWN);
        } else if (hex->number != 0) {
            catan__write_number(w, hex->number);
        }
        if (hex->area != 0) {
            catan__write(w, ",");
            catan__write_number(w, hex->area);
        }
    }
}

/* Entries of a pool: what, how many, and the area if it is not the first. */
static void write_pool(catan__writer *w, const char *name, const catan_map_pool *pool,
                       uint32_t count, int terrains) {
    for (uint32_t i = 0; i < count; i++) {
        catan__write(w, i == 0 ? name : "/");
        if (terrains) {
            catan__write_char(w, CATAN__TERRAIN_LETTERS[pool[i].value & 7U]);
        } else {
            catan__write_number(w, pool[i].value);
        }
        catan__write(w, ",");
        catan__write_number(w, pool[i].count);
        if (pool[i].area != 0) {
            catan__write(w, ",");
            catan__write_number(w, pool[i].area);
        }
    }
}

static void write_harbours(catan__writer *w, const catan_map *map) {
    for (uint32_t i = 0; i < map->harbour_count; i++) {
        const catan_map_harbour *harbour = &map->harbours[i];
        catan__write(w, i == 0 ? " harbours=" : "/");
        write_place(w, harbour->q, harbour->r);
        catan__write(w, ",");
        catan__write_number(w, harbour->side);
        catan__write(w, ",");
        catan__write_char(w, CATAN__HARBOUR_LETTERS[harbour->kind % 6U]);
    }
}

void catan__write_map(catan__writer *w, const catan__board *board) {
    catan_map map;
    catan_map_room room;
    const catan__map_arrays to = {room.hexes, room.terrain_pool, room.number_pool, room.harbours,
                                  room.letters};
    catan__board_map(&map, &to, board);
    catan__write(w, CATAN__MAP_TAG);
    if (map.min_players != 0 || map.max_players != 0) {
        catan__write(w, " players=");
        catan__write_number(w, map.min_players != 0 ? map.min_players : 2);
        catan__write(w, "-");
        catan__write_number(w, map.max_players != 0 ? map.max_players : CATAN_MAX_PLAYERS);
    }
    if (map.robber) {
        catan__write(w, " robber=");
        write_place(w, map.robber_q, map.robber_r);
    }
    write_hexes(w, &map);
    write_pool(w, " terrains=", map.terrain_pool, map.terrain_pool_count, 1);
    write_pool(w, " numbers=", map.number_pool, map.number_pool_count, 0);
    write_harbours(w, &map);
}

size_t catan_map_format(char *buffer, size_t capacity, const catan_map *map) {
    catan__board board;
    if (map == NULL || (buffer == NULL && capacity != 0) ||
        catan__board_compile(&board, map, 0, CATAN_OUTLINES_KEPT) != CATAN_OK) {
        return 0;
    }
    catan__writer w = {buffer, capacity, 0, NULL, 0};
    catan__write_map(&w, &board);
    return catan__write_end(&w);
}
