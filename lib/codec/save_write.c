/* A state as bytes, field by field from the field table. */
#include "codec/save.h"

#include "core/harbours.h"
#include "core/knights.h"
#include "core/progress.h"
#include "game/options.h"

uint32_t catan_rule_revision(void) { return CATAN__RULE_REVISION; }

/* Options that are not at their default, in the order of their ids. */
static void write_config(catan__out *o, const catan_config *config) {
    unsigned count = 0;
    for (uint32_t i = 0; i < catan__option_count(); i++) {
        const catan__option *option = catan__option_at(i);
        count += catan__option_value(config, option) != option->usual;
    }
    catan__out_number(o, count, 2);
    for (uint32_t i = 0; i < catan__option_count(); i++) {
        const catan__option *option = catan__option_at(i);
        uint32_t value = catan__option_value(config, option);
        if (value != option->usual) {
            catan__out_number(o, option->id, 2);
            catan__out_number(o, value, 4);
        }
    }
}

/* --- the map --- */

static void write_pool(catan__out *o, const catan_map_pool *pool, uint32_t count) {
    catan__out_byte(o, count);
    for (uint32_t i = 0; i < count; i++) {
        catan__out_byte(o, pool[i].area);
        catan__out_byte(o, pool[i].value);
        catan__out_byte(o, pool[i].count);
    }
}

/* Whether a map says more than those of the base game can. */
static int says_more(const catan_map *map) {
    unsigned more = (unsigned)map->pirate | map->frame | map->printed | map->reds_touch |
                    map->goal | map->island_points | map->spiral_area | map->letter_count;
    for (unsigned i = 0; i < sizeof map->barred / sizeof *map->barred; i++) {
        more |= map->barred[i];
    }
    for (uint32_t i = 0; i < map->hex_count; i++) {
        const catan_map_hex *hex = &map->hexes[i];
        more |= (unsigned)hex->printed_terrain | hex->printed_number | hex->flags | hex->island;
    }
    return more != 0;
}

static void write_more(catan__out *o, const catan_map *map) {
    catan__out_byte(o, map->pirate);
    catan__out_byte(o, (uint8_t)map->pirate_q);
    catan__out_byte(o, (uint8_t)map->pirate_r);
    catan__out_byte(o, map->frame | (unsigned)map->printed << 1 | (unsigned)map->reds_touch << 2);
    catan__out_byte(o, map->goal);
    catan__out_byte(o, map->island_points | (unsigned)map->island_points_most << 4);
    catan__out_byte(o, map->spiral_area);
    catan__out_byte(o, map->letter_count);
    for (uint32_t i = 0; i < map->letter_count; i++) {
        catan__out_byte(o, map->letters[i]);
    }
    for (unsigned i = 0; i < sizeof map->barred / sizeof *map->barred; i++) {
        catan__out_number(o, map->barred[i], 2);
    }
    for (uint32_t i = 0; i < map->hex_count; i++) {
        catan__out_byte(o, map->hexes[i].printed_terrain);
        catan__out_byte(o, map->hexes[i].printed_number);
        catan__out_byte(o, map->hexes[i].flags);
        catan__out_byte(o, map->hexes[i].island);
    }
}

void catan__save_map(catan__out *o, const catan_map *map) {
    int more = map != NULL && says_more(map);
    catan__out_byte(o, map == NULL ? 0 : more ? CATAN__SAVE_MAP_MORE : 1);
    if (map == NULL) {
        return;
    }
    catan__out_byte(o, map->min_players);
    catan__out_byte(o, map->max_players);
    catan__out_byte(o, map->robber);
    catan__out_byte(o, (uint8_t)map->robber_q);
    catan__out_byte(o, (uint8_t)map->robber_r);
    catan__out_byte(o, map->hex_count);
    for (uint32_t i = 0; i < map->hex_count; i++) {
        const catan_map_hex *hex = &map->hexes[i];
        catan__out_byte(o, (uint8_t)hex->q);
        catan__out_byte(o, (uint8_t)hex->r);
        catan__out_byte(o, hex->terrain);
        catan__out_byte(o, hex->number);
        catan__out_byte(o, hex->area);
    }
    write_pool(o, map->terrain_pool, map->terrain_pool_count);
    write_pool(o, map->number_pool, map->number_pool_count);
    catan__out_byte(o, map->harbour_count);
    for (uint32_t i = 0; i < map->harbour_count; i++) {
        const catan_map_harbour *harbour = &map->harbours[i];
        catan__out_byte(o, (uint8_t)harbour->q);
        catan__out_byte(o, (uint8_t)harbour->r);
        catan__out_byte(o, harbour->side);
        catan__out_byte(o, harbour->kind);
    }
    if (more) {
        write_more(o, map);
    }
}

/* --- the position --- */

static size_t value_bytes(const catan_state *st, const catan__field *f) {
    const catan__board *b = &st->game->board;
    const uint64_t *value = catan__words_const(st) + f->word;
    switch (f->shape) {
    case CATAN__LANE8:
    case CATAN__SEAT8:
    case CATAN__HEX8:
        return 1;
    case CATAN__HALF32:
        return 4;
    case CATAN__NODES:
        return (b->nodes + 7U) / 8U;
    case CATAN__EDGES:
        return (b->edges + 7U) / 8U;
    case CATAN__HEX_SET:
        return (b->hexes + 7U) / 8U;
    case CATAN__HEX_SEATS:
        return (b->hexes + 1U) / 2U;
    case CATAN__HEXES:
    case CATAN__DIAGONALS:
        return b->hexes;
    case CATAN__HARBOURS:
        return b->harbours;
    case CATAN__KNIGHTS:
        return 2U * CATAN__KNIGHT_PLACES;
    case CATAN__HARBOUR_LIST:
        return (size_t)2 * catan__harbour_places(b);
    case CATAN__PROGRESS:
        return CATAN_PROGRESS_KINDS;
    case CATAN__QUEUE:
        return catan__queue_length(value);
    case CATAN__TRACK_NODES:
        return 2U * CATAN_TRACKS;
    case CATAN__DICE_PAIRS:
        return (CATAN__PAIRS_OF_DICE + 7U) / 8U;
    case CATAN__TASKS:
        return 8U * catan__lane(catan__words_const(st)[CATAN__DEPTH_WORD], 0);
    default:
        return 8; /* counters */
    }
}

/* Byte i of a value. Most shapes are bytes, the lowest of each word first: sets, counters, hexes,
 * knights, tasks. */
static unsigned value_byte(const uint64_t *p, const catan__field *f, unsigned i) {
    switch (f->shape) {
    case CATAN__LANE8:
    case CATAN__SEAT8:
    case CATAN__HEX8:
        return catan__lane(*p, f->lane);
    case CATAN__HALF32:
        return catan__lane(*p, 4 + i);
    case CATAN__HARBOURS:
        return (unsigned)(p[i / 16] >> 4 * (i % 16)) & 15U;
    case CATAN__PROGRESS:
        return catan__progress_count(*p, i);
    case CATAN__QUEUE:
        return catan__queue_at(p, i) - 1;
    default:
        return catan__lane(p[i / 8], i % 8);
    }
}

static void write_value(catan__out *o, const catan_state *st, const catan__field *f,
                        unsigned seat) {
    const uint64_t *p = catan__words_const(st) + catan__field_at(f, seat);
    size_t bytes = value_bytes(st, f);
    for (unsigned i = 0; i < bytes; i++) {
        catan__out_byte(o, value_byte(p, f, i));
    }
}

static int is_saved(const catan_state *st, const catan__field *f) {
    return !f->cache && !catan__field_is_usual(st, f);
}

static void write_name(catan__out *o, const char *name) {
    unsigned length = 0;
    while (name[length] != '\0') {
        length++;
    }
    catan__out_byte(o, length);
    for (unsigned i = 0; i < length; i++) {
        catan__out_byte(o, (uint8_t)name[i]);
    }
}

static void write_position(catan__out *o, const catan_state *st) {
    const catan_game *g = st->game;
    unsigned count = 0;
    for (uint32_t i = 0; i < g->field_count; i++) {
        count += (unsigned)is_saved(st, &g->field[i]);
    }
    catan__out_number(o, count, 2);
    for (uint32_t i = 0; i < g->field_count; i++) {
        const catan__field *f = &g->field[i];
        if (!is_saved(st, f)) {
            continue;
        }
        unsigned values = catan__field_values(g, f);
        write_name(o, f->name);
        catan__out_number(o, values * value_bytes(st, f), 2);
        for (unsigned seat = 0; seat < values; seat++) {
            write_value(o, st, f, seat);
        }
    }
}

/* --- the whole --- */

void catan__save(catan__out *o, const catan_state *st, uint32_t revision, uint32_t bytes) {
    for (unsigned i = 0; i < CATAN__SAVE_MAGIC_BYTES; i++) {
        catan__out_byte(o, (uint8_t)CATAN__SAVE_MAGIC[i]);
    }
    catan__out_number(o, CATAN__SAVE_FORMAT, 4);
    catan__out_number(o, bytes, 4);
    catan__out_number(o, revision, 4);
    write_config(o, &st->game->config);
    catan__save_map(o, st->game->map.hex_count != 0 ? &st->game->map : NULL);
    write_position(o, st);
    catan__out_number(o, o->crc, CATAN__SAVE_TAIL);
}

size_t catan_save_write(void *buffer, size_t capacity, const catan_state *state) {
    if (state == NULL || (buffer == NULL && capacity != 0)) {
        return 0;
    }
    catan__out counted = {NULL, 0, 0, NULL, 0, 0, CATAN__CRC_BEGIN};
    catan__save(&counted, state, CATAN__RULE_REVISION, 0);
    catan__out o = {buffer, capacity, 0, NULL, 0, 0, CATAN__CRC_BEGIN};
    if (counted.length <= capacity) {
        catan__save(&o, state, CATAN__RULE_REVISION, (uint32_t)counted.length);
    }
    return counted.length;
}
