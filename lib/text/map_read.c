/* A map from text: strict, and judged as a whole. */
#include "text/map.h"

#include <string.h>

#include "core/sized.h"
#include "text/position.h"
#include "text/span.h"

enum { COORDINATE_MOST = 127 }; /* what a map can hold; its check knows the real limit */

typedef enum token_kind { PLAYERS, ROBBER, HEXES, TERRAINS, NUMBERS, HARBOURS, TOKENS } token_kind;

static const char *const token_names[TOKENS] = {
    "players=", "robber=", "hexes=", "terrains=", "numbers=", "harbours="};

typedef struct reading {
    catan_map map;
    catan_map_room room;
    size_t at[TOKENS]; /* where each token stands; 0: nowhere */
} reading;

static int read_signed(catan__span s, int8_t *out) {
    uint32_t number;
    int minus = catan__take(&s, "-");
    if (!catan__span_number(s, COORDINATE_MOST + 1, &number) || (minus && number == 0)) {
        return 0;
    }
    *out = (int8_t)(minus ? -(int)number : (int)number);
    return 1;
}

/* "q,r", then whatever else. */
static int read_place(catan__span *rest, int8_t *q, int8_t *r) {
    catan__span part;
    return catan__cut(rest, ',', &part) && read_signed(part, q) && catan__cut(rest, ',', &part) &&
           read_signed(part, r);
}

/* The area, if there is one more part; the first one is not written. */
static int read_area(catan__span rest, uint8_t *area) {
    uint32_t number = 0;
    if (rest.text != NULL && (!catan__span_number(rest, CATAN_MAX_AREAS, &number) || number == 0)) {
        return 0;
    }
    *area = (uint8_t)number;
    return 1;
}

static int read_players(catan__span rest, catan_map *map) {
    catan__span part;
    uint32_t fewest, most;
    if (!catan__cut(&rest, '-', &part) || !catan__span_number(part, 7, &fewest) ||
        rest.text == NULL || !catan__span_number(rest, 7, &most) || fewest < 2 || fewest > most) {
        return 0;
    }
    map->min_players = (uint8_t)fewest;
    map->max_players = (uint8_t)most;
    return 1;
}

/* A terrain or what draws one, then a number, what draws one, or nothing. */
static int read_cell(catan__span s, catan_map_hex *hex) {
    unsigned terrain = CATAN_FROM_POOL;
    uint32_t number = 0;
    if (!catan__take(&s, CATAN__MAP_DRAWN)) {
        if (s.length == 0 || !catan__letter_index(CATAN__TERRAIN_LETTERS, s.text[0], &terrain)) {
            return 0;
        }
        s.text++;
        s.length--;
    }
    if (catan__same(s, CATAN__MAP_DRAWN)) {
        number = CATAN_FROM_POOL;
    } else if (s.length != 0 && !catan__span_number(s, CATAN_FROM_POOL, &number)) {
        return 0;
    }
    hex->terrain = (uint8_t)terrain;
    hex->number = (uint8_t)number;
    return 1;
}

static int read_hex(catan__span s, reading *r) {
    catan__span part;
    if (r->map.hex_count == CATAN_MAX_HEXES) {
        return 0;
    }
    catan_map_hex *hex = &r->room.hexes[r->map.hex_count++];
    return read_place(&s, &hex->q, &hex->r) && catan__cut(&s, ',', &part) && read_cell(part, hex) &&
           read_area(s, &hex->area);
}

static int read_pool(catan__span s, catan_map_pool *pool, uint32_t *count, int terrains) {
    catan__span part;
    unsigned terrain = 0;
    uint32_t value;
    if (*count == CATAN_MAX_POOL || !catan__cut(&s, ',', &part)) {
        return 0;
    }
    catan_map_pool *entry = &pool[(*count)++];
    if (terrains ? part.length != 1 ||
                       !catan__letter_index(CATAN__TERRAIN_LETTERS, part.text[0], &terrain)
                 : !catan__span_number(part, CATAN_FROM_POOL, &value)) {
        return 0;
    }
    entry->value = (uint8_t)(terrains ? terrain : value);
    if (!catan__cut(&s, ',', &part) || !catan__span_number(part, CATAN_MAX_HEXES + 1, &value)) {
        return 0;
    }
    entry->count = (uint16_t)value;
    return read_area(s, &entry->area);
}

static int read_harbour(catan__span s, reading *r) {
    catan__span part;
    uint32_t side;
    unsigned kind;
    if (r->map.harbour_count == CATAN_MAX_HARBOURS) {
        return 0;
    }
    catan_map_harbour *harbour = &r->room.harbours[r->map.harbour_count++];
    if (!read_place(&s, &harbour->q, &harbour->r) || !catan__cut(&s, ',', &part) ||
        !catan__span_number(part, 6, &side) || s.text == NULL || s.length != 1 ||
        !catan__letter_index(CATAN__HARBOUR_LETTERS, s.text[0], &kind)) {
        return 0;
    }
    harbour->side = (uint8_t)side;
    harbour->kind = (uint8_t)kind;
    return 1;
}

/* One part of a list. */
static int read_part(reading *r, token_kind kind, catan__span part) {
    switch (kind) {
    case PLAYERS:
        return read_players(part, &r->map);
    case ROBBER:
        r->map.robber = 1;
        return read_place(&part, &r->map.robber_q, &r->map.robber_r) && part.text == NULL;
    case HEXES:
        return read_hex(part, r);
    case TERRAINS:
        return read_pool(part, r->room.terrain_pool, &r->map.terrain_pool_count, 1);
    case NUMBERS:
        return read_pool(part, r->room.number_pool, &r->map.number_pool_count, 0);
    default:
        return read_harbour(part, r);
    }
}

/* One token: "name=" and a list. Tokens come in order, each at most once. `*at` moves to the
 * fault. */
static int32_t read_token(reading *r, catan__span token, size_t *at, unsigned *next) {
    const char *begin = token.text;
    catan__span part;
    while (*next < TOKENS && !catan__take(&token, token_names[*next])) {
        (*next)++;
    }
    if (*next == TOKENS) {
        return CATAN_E_TEXT_FIELD;
    }
    token_kind kind = (token_kind)(*next)++;
    r->at[kind] = *at;
    while (catan__cut(&token, '/', &part)) {
        if (!read_part(r, kind, part)) {
            *at += (size_t)(part.text - begin);
            return CATAN_E_TEXT_RANGE;
        }
        if (kind <= ROBBER && token.text != NULL) {
            *at += (size_t)(token.text - begin);
            return CATAN_E_TEXT_SYNTAX;
        }
    }
    return CATAN_OK;
}

static int32_t read_tokens(reading *r, catan__span text, size_t *at) {
    unsigned next = 0;
    catan__span rest = text, token;
    *at = 0;
    if (!catan__cut(&rest, ' ', &token) || !catan__same(token, CATAN__MAP_TAG)) {
        return CATAN_E_TEXT_SYNTAX;
    }
    while (catan__cut(&rest, ' ', &token)) {
        *at = (size_t)(token.text - text.text);
        int32_t status = read_token(r, token, at, &next);
        if (status != CATAN_OK) {
            return status;
        }
    }
    *at = text.length;
    return CATAN_OK;
}

/* The token that a fault of the map as a whole is about. */
static size_t place_of(const reading *r, int32_t status) {
    token_kind kind = status == CATAN_E_MAP_HARBOUR  ? HARBOURS
                      : status == CATAN_E_MAP_ROBBER ? ROBBER
                      : status != CATAN_E_MAP_POOL   ? HEXES
                      : r->at[TERRAINS] != 0         ? TERRAINS
                      : r->at[NUMBERS] != 0          ? NUMBERS
                                                     : HEXES;
    return r->at[kind];
}

/* A good map, of which this is the one text. */
static int32_t judge(const reading *r, catan__span text, size_t *at) {
    catan__board board;
    int32_t status = catan__board_compile(&board, &r->map, 0, CATAN_OUTLINES_KEPT);
    if (status != CATAN_OK) {
        *at = place_of(r, status);
        return status;
    }
    catan__writer w = {NULL, 0, 0, text.text, 0};
    catan__write_map(&w, &board);
    *at = w.same;
    return w.same == w.length && w.length == text.length ? CATAN_OK : CATAN_E_TEXT_SYNTAX;
}

static void point_into(catan_map *map, const catan_map_room *room) {
    map->hexes = room->hexes;
    map->terrain_pool = room->terrain_pool;
    map->number_pool = room->number_pool;
    map->harbours = room->harbours;
    map->letters = room->letters;
}

int32_t catan_map_parse(catan_map *out, size_t struct_size, catan_map_room *room, const char *text,
                        size_t *where) {
    reading r;
    size_t at;
    catan__span line = {text, 0};
    if (out == NULL || room == NULL || text == NULL) {
        return CATAN_E_ARGUMENT;
    }
    if (catan__sized_room(struct_size, sizeof r.map) != CATAN_OK) {
        return CATAN_E_VERSION;
    }
    while (text[line.length] != '\0' && text[line.length] != '\n') {
        line.length++;
    }
    memset(&r, 0, sizeof r);
    r.map.struct_size = (uint32_t)sizeof r.map;
    point_into(&r.map, &r.room);
    int32_t status = read_tokens(&r, line, &at);
    if (status == CATAN_OK) {
        status = judge(&r, line, &at);
    }
    if (status != CATAN_OK) {
        if (where != NULL) {
            *where = at;
        }
        return status;
    }
    *room = r.room;
    point_into(&r.map, room);
    return catan__sized_out(out, struct_size, &r.map, sizeof r.map, sizeof r.map);
}
