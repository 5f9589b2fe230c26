/* What a save is, its configuration and its map: everything that is asked before there is a game.
 */
#include "codec/save.h"

#include <string.h>

#include "core/sized.h"
#include "game/options.h"

enum { PAIR = 6, HEX = 5, POOL = 3, HARBOUR = 4, MORE_HEX = 4, MORE = 7, BARRED = 16 }; /* bytes */

/* --- the container --- */

/* Magic and format. What is too short to tell, but right so far, is a save that is cut off. */
static int32_t check_format(const uint8_t *bytes, size_t size) {
    for (size_t i = 0; i < CATAN__SAVE_MAGIC_BYTES && i < size; i++) {
        if (bytes[i] != (uint8_t)CATAN__SAVE_MAGIC[i]) {
            return CATAN_E_SAVE_FORMAT;
        }
    }
    catan__in head = {bytes, size, 0};
    catan__in_part(&head, CATAN__SAVE_MAGIC_BYTES);
    uint64_t format = catan__in_number(&head, 4);
    if (head.short_of) {
        return CATAN_E_SAVE_LENGTH;
    }
    return format == CATAN__SAVE_FORMAT ? CATAN_OK : CATAN_E_SAVE_FORMAT;
}

static int32_t check_sum(const uint8_t *bytes, size_t size) {
    uint32_t crc = CATAN__CRC_BEGIN;
    for (size_t i = 0; i < size; i++) {
        crc = catan__crc_add(crc, bytes[i]);
    }
    catan__in tail = {bytes + size, CATAN__SAVE_TAIL, 0};
    return crc == catan__in_number(&tail, CATAN__SAVE_TAIL) ? CATAN_OK : CATAN_E_SAVE_CHECKSUM;
}

/* Finds where the map ends, by its counts. */
static void skip_map(catan__in *in, uint32_t *own) {
    uint8_t mark = catan__in_byte(in);
    *own = mark == CATAN__SAVE_MAP_MORE ? 1 : mark;
    if (*own != 1) {
        return;
    }
    catan__in_part(in, 5);
    size_t hexes = catan__in_byte(in);
    catan__in_part(in, HEX * hexes);
    catan__in_part(in, (size_t)POOL * catan__in_byte(in));
    catan__in_part(in, (size_t)POOL * catan__in_byte(in));
    catan__in_part(in, (size_t)HARBOUR * catan__in_byte(in));
    if (mark == CATAN__SAVE_MAP_MORE) {
        catan__in_part(in, MORE);
        catan__in_part(in, catan__in_byte(in));
        catan__in_part(in, BARRED + MORE_HEX * hexes);
    }
}

int32_t catan__save_open(catan__save_parts *out, const void *bytes, size_t size) {
    if (bytes == NULL) {
        return CATAN_E_ARGUMENT;
    }
    int32_t status = check_format(bytes, size);
    if (status != CATAN_OK) {
        return status;
    }
    catan__in in = {bytes, size, 0};
    catan__in_part(&in, CATAN__SAVE_MAGIC_BYTES + 4);
    out->bytes = (uint32_t)catan__in_number(&in, 4);
    out->revision = (uint32_t)catan__in_number(&in, 4);
    if (in.short_of || out->bytes > size || out->bytes < CATAN__SAVE_HEAD + CATAN__SAVE_TAIL) {
        return CATAN_E_SAVE_LENGTH;
    }
    status = check_sum(bytes, out->bytes - CATAN__SAVE_TAIL);
    if (status != CATAN_OK) {
        return status;
    }
    in.left = out->bytes - CATAN__SAVE_HEAD - CATAN__SAVE_TAIL;
    size_t pairs = catan__in_number(&in, 2);
    out->config = catan__in_part(&in, PAIR * pairs);
    out->map = in;
    skip_map(&in, &out->own_map);
    out->map.left -= in.left;
    out->position = in;
    if (in.short_of) {
        return CATAN_E_SAVE_LENGTH;
    }
    return out->own_map <= 1 && out->revision != 0 ? CATAN_OK : CATAN_E_SAVE_CONTENT;
}

int32_t catan_save_describe(catan_save_info *out, size_t struct_size, const void *bytes,
                            size_t size) {
    catan__save_parts parts;
    catan_save_info value;
    if (out == NULL || bytes == NULL) {
        return CATAN_E_ARGUMENT;
    }
    if (catan__sized_room(struct_size, sizeof value) != CATAN_OK) {
        return CATAN_E_VERSION;
    }
    int32_t status = catan__save_open(&parts, bytes, size);
    if (status != CATAN_OK) {
        return status;
    }
    memset(&value, 0, sizeof value);
    value.format = CATAN__SAVE_FORMAT;
    value.rule_revision = parts.revision;
    value.bytes = parts.bytes;
    value.own_map = parts.own_map;
    return catan__sized_out(out, struct_size, &value, sizeof value, sizeof value);
}

/* --- the configuration --- */

static const catan__option *option_of(uint32_t id) {
    for (uint32_t i = 0; i < catan__option_count(); i++) {
        if (catan__option_at(i)->id == id) {
            return catan__option_at(i);
        }
    }
    return NULL;
}

int32_t catan__save_config(catan_config *out, catan__in pairs) {
    uint32_t after = 0;
    catan_config_init(out, sizeof *out);
    while (pairs.left != 0) {
        uint32_t id = (uint32_t)catan__in_number(&pairs, 2);
        uint32_t value = (uint32_t)catan__in_number(&pairs, 4);
        const catan__option *option = option_of(id);
        if (option == NULL || id <= after || value == option->usual ||
            !catan__option_admits(option, value)) {
            return CATAN_E_SAVE_CONTENT;
        }
        catan__option_store(out, option, value);
        after = id;
    }
    return CATAN_OK;
}

int32_t catan_save_config(catan_config *out, size_t struct_size, const void *bytes, size_t size) {
    catan__save_parts parts;
    catan_config config;
    if (out == NULL || bytes == NULL) {
        return CATAN_E_ARGUMENT;
    }
    if (catan__sized_room(struct_size, sizeof config) != CATAN_OK) {
        return CATAN_E_VERSION;
    }
    int32_t status = catan__save_open(&parts, bytes, size);
    if (status == CATAN_OK) {
        status = catan__save_config(&config, parts.config);
    }
    return status != CATAN_OK
               ? status
               : catan__sized_out(out, struct_size, &config, sizeof config, sizeof config);
}

/* --- the map --- */

static uint32_t read_pool(catan_map_pool *to, catan__in *in) {
    uint32_t count = catan__in_byte(in);
    for (uint32_t i = 0; i < count; i++) {
        catan_map_pool entry;
        entry.area = catan__in_byte(in);
        entry.value = catan__in_byte(in);
        entry.count = catan__in_byte(in);
        if (i < CATAN_MAX_POOL) {
            to[i] = entry;
        }
    }
    return count;
}

static void read_hexes(catan_map *map, catan_map_room *room, catan__in *in) {
    map->hex_count = catan__in_byte(in);
    for (uint32_t i = 0; i < map->hex_count; i++) {
        catan_map_hex hex;
        memset(&hex, 0, sizeof hex);
        hex.q = (int8_t)catan__in_byte(in);
        hex.r = (int8_t)catan__in_byte(in);
        hex.terrain = catan__in_byte(in);
        hex.number = catan__in_byte(in);
        hex.area = catan__in_byte(in);
        if (i < CATAN_MAX_HEXES) {
            room->hexes[i] = hex;
        }
    }
}

static void read_harbours(catan_map *map, catan_map_room *room, catan__in *in) {
    map->harbour_count = catan__in_byte(in);
    for (uint32_t i = 0; i < map->harbour_count; i++) {
        catan_map_harbour harbour;
        harbour.q = (int8_t)catan__in_byte(in);
        harbour.r = (int8_t)catan__in_byte(in);
        harbour.side = catan__in_byte(in);
        harbour.kind = catan__in_byte(in);
        if (i < CATAN_MAX_HARBOURS) {
            room->harbours[i] = harbour;
        }
    }
}

/* What maps at sea say beside. */
static void read_more(catan_map *map, catan_map_room *room, catan__in *in) {
    map->pirate = catan__in_byte(in);
    map->pirate_q = (int8_t)catan__in_byte(in);
    map->pirate_r = (int8_t)catan__in_byte(in);
    uint8_t has = catan__in_byte(in);
    map->frame = has & 1;
    map->printed = has >> 1 & 1;
    map->reds_touch = has >> 2 & 1;
    map->goal = catan__in_byte(in);
    uint8_t points = catan__in_byte(in);
    map->island_points = points & 15;
    map->island_points_most = points >> 4;
    map->spiral_area = catan__in_byte(in);
    map->letter_count = catan__in_byte(in);
    for (uint32_t i = 0; i < map->letter_count; i++) {
        uint8_t letter = catan__in_byte(in);
        if (i < CATAN_MAX_HEXES) {
            room->letters[i] = letter;
        }
    }
    for (unsigned i = 0; i < BARRED / 2; i++) {
        map->barred[i] = (uint16_t)catan__in_number(in, 2);
    }
    for (uint32_t i = 0; i < map->hex_count && i < CATAN_MAX_HEXES; i++) {
        room->hexes[i].printed_terrain = catan__in_byte(in);
        room->hexes[i].printed_number = catan__in_byte(in);
        room->hexes[i].flags = catan__in_byte(in);
        room->hexes[i].island = catan__in_byte(in);
    }
}

static void point_into(catan_map *map, const catan_map_room *room) {
    map->hexes = room->hexes;
    map->terrain_pool = room->terrain_pool;
    map->number_pool = room->number_pool;
    map->harbours = room->harbours;
    map->letters = room->letters;
}

/* What the bytes say; entries beyond the room are left out, but counted. */
static void read_map(catan_map *map, catan_map_room *room, catan__in in) {
    memset(map, 0, sizeof *map);
    memset(room, 0, sizeof *room);
    map->struct_size = (uint32_t)sizeof *map;
    uint8_t mark = catan__in_byte(&in);
    map->min_players = catan__in_byte(&in);
    map->max_players = catan__in_byte(&in);
    map->robber = catan__in_byte(&in);
    map->robber_q = (int8_t)catan__in_byte(&in);
    map->robber_r = (int8_t)catan__in_byte(&in);
    read_hexes(map, room, &in);
    map->terrain_pool_count = read_pool(room->terrain_pool, &in);
    map->number_pool_count = read_pool(room->number_pool, &in);
    read_harbours(map, room, &in);
    if (mark == CATAN__SAVE_MAP_MORE) {
        read_more(map, room, &in);
    }
    point_into(map, room);
}

/* Whether this is a good map, in the one form that maps are saved in. */
static int32_t judge_map(const catan_map *map, catan__in in) {
    catan__board board;
    catan_map formed;
    catan_map_room room;
    const catan__map_arrays to = {room.hexes, room.terrain_pool, room.number_pool, room.harbours,
                                  room.letters};
    if (catan__board_compile(&board, map, 0, CATAN_OUTLINES_KEPT) != CATAN_OK) {
        return CATAN_E_SAVE_CONTENT; /* too long a list is refused without being looked at */
    }
    catan__board_map(&formed, &to, &board);
    catan__out o = {NULL, 0, 0, in.at, in.left, 0, CATAN__CRC_BEGIN};
    catan__save_map(&o, &formed);
    return o.differs || o.length != in.left ? CATAN_E_SAVE_CONTENT : CATAN_OK;
}

int32_t catan_save_map(catan_map *out, size_t struct_size, catan_map_room *room, const void *bytes,
                       size_t size) {
    catan__save_parts parts;
    catan_map map;
    catan_map_room read;
    if (out == NULL || room == NULL || bytes == NULL) {
        return CATAN_E_ARGUMENT;
    }
    if (catan__sized_room(struct_size, sizeof map) != CATAN_OK) {
        return CATAN_E_VERSION;
    }
    int32_t status = catan__save_open(&parts, bytes, size);
    if (status == CATAN_OK && parts.own_map == 0) {
        status = CATAN_E_MAP_EMPTY;
    }
    if (status != CATAN_OK) {
        return status;
    }
    read_map(&map, &read, parts.map);
    status = judge_map(&map, parts.map);
    if (status != CATAN_OK) {
        return status;
    }
    *room = read;
    point_into(&map, room);
    return catan__sized_out(out, struct_size, &map, sizeof map, sizeof map);
}
