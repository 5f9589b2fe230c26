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

/* A terrain and a number, each of them left out if there is none. */
static void write_what(catan__writer *w, const char *terrain, unsigned number) {
    catan__write(w, terrain);
    if (number == CATAN_FROM_POOL) {
        catan__write(w, CATAN__MAP_DRAWN);
    } else if (number != 0) {
        catan__write_number(w, number);
    }
}

/* What is printed on a hex that draws; flags; the named area. */
static void write_marks(catan__writer *w, const catan_map *map, const catan_map_hex *hex) {
    int draws = hex->terrain == CATAN_FROM_POOL && !(hex->flags & CATAN_HEX_FOG);
    if (map->printed && (draws || hex->printed_number != 0)) {
        const char letter[2] = {CATAN__TERRAIN_LETTERS[hex->printed_terrain & 7U], '\0'};
        catan__write(w, ",p");
        write_what(w, draws ? letter : "", hex->printed_number);
    }
    for (unsigned flag = 0; hex->flags >> flag != 0; flag++) {
        if (hex->flags >> flag & 1U) {
            catan__write(w, hex->flags & ((1U << flag) - 1) ? "" : ",");
            catan__write_char(w, CATAN__MAP_FLAGS[flag]);
        }
    }
    if (hex->island == CATAN_NO_ISLAND) {
        catan__write(w, "," CATAN__MAP_NO_ISLAND);
    } else if (hex->island != 0) {
        catan__write(w, ",i");
        catan__write_number(w, hex->island);
    }
}

static void write_hexes(catan__writer *w, const catan_map *map) {
    for (uint32_t i = 0; i < map->hex_count; i++) {
        const catan_map_hex *hex = &map->hexes[i];
        int drawn = hex->terrain == CATAN_FROM_POOL;
        const char letter[2] = {CATAN__TERRAIN_LETTERS[drawn ? 0U : hex->terrain], '\0'};
        catan__write(w, i == 0 ? " hexes=" : "/");
        write_place(w, hex->q, hex->r);
        catan__write(w, ",");
        write_what(w, drawn ? CATAN__MAP_DRAWN : letter, hex->number);
        if (hex->area != 0) {
            catan__write(w, ",");
            catan__write_number(w, hex->area);
        }
        write_marks(w, map, hex);
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
        if (harbour->side == CATAN_ANYWHERE) {
            catan__write(w, CATAN__MAP_DRAWN);
        } else {
            write_place(w, harbour->q, harbour->r);
            catan__write(w, ",");
            catan__write_number(w, harbour->side);
        }
        catan__write(w, ",");
        catan__write_char(w, CATAN__HARBOUR_LETTERS[harbour->kind % 6U]);
    }
}

static void write_letters(catan__writer *w, const catan_map *map) {
    if (map->spiral_area != 0) {
        catan__write(w, " spiral=");
        catan__write_number(w, map->spiral_area);
    }
    for (uint32_t i = 0; i < map->letter_count; i++) {
        catan__write(w, i == 0 ? " letters=" : "/");
        catan__write_number(w, map->letters[i]);
    }
}

static void write_barred(catan__writer *w, const catan_map *map) {
    const char *before = " barred=";
    for (unsigned i = 0; i < CATAN__TERRAINS * 16U; i++) {
        if ((unsigned)map->barred[i / 16] >> i % 16 & 1U) {
            catan__write(w, before);
            catan__write_char(w, CATAN__TERRAIN_LETTERS[i / 16]);
            catan__write(w, ",");
            catan__write_number(w, i % 16);
            before = "/";
        }
    }
}

/* What the map says of starts and goals. */
static void write_head(catan__writer *w, const catan_map *map) {
    if (map->min_players != 0 || map->max_players != 0) {
        catan__write(w, " players=");
        catan__write_number(w, map->min_players != 0 ? map->min_players : 2);
        catan__write(w, "-");
        catan__write_number(w, map->max_players != 0 ? map->max_players : CATAN_MAX_PLAYERS);
    }
    if (map->robber) {
        catan__write(w, " robber=");
        write_place(w, map->robber_q, map->robber_r);
        catan__write(w, map->robber == 2 ? ",12" : "");
    }
    if (map->pirate) {
        catan__write(w, " pirate=");
        write_place(w, map->pirate_q, map->pirate_r);
    }
    if (map->goal != 0) {
        catan__write(w, " goal=");
        catan__write_number(w, map->goal);
    }
    if (map->island_points != 0) {
        catan__write(w, " island_points=");
        catan__write_number(w, map->island_points);
    }
    if (map->island_points_most != 0) {
        catan__write(w, ",");
        catan__write_number(w, map->island_points_most);
    }
    const char *const words[3] = {CATAN__MAP_FRAME, CATAN__MAP_PRINTED, CATAN__MAP_REDS_TOUCH};
    const uint8_t has[3] = {map->frame, map->printed, map->reds_touch};
    const char *before = " with=";
    for (unsigned i = 0; i < 3; i++) {
        if (has[i]) {
            catan__write(w, before);
            catan__write(w, words[i]);
            before = "/";
        }
    }
}

void catan__write_map(catan__writer *w, const catan__board *board) {
    catan_map map;
    catan_map_room room;
    const catan__map_arrays to = {room.hexes, room.terrain_pool, room.number_pool, room.harbours,
                                  room.letters};
    catan__board_map(&map, &to, board);
    catan__write(w, CATAN__MAP_TAG);
    write_head(w, &map);
    write_hexes(w, &map);
    write_pool(w, " terrains=", map.terrain_pool, map.terrain_pool_count, 1);
    write_pool(w, " numbers=", map.number_pool, map.number_pool_count, 0);
    write_harbours(w, &map);
    write_letters(w, &map);
    write_barred(w, &map);
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
