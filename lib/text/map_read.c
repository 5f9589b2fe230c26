/* A map from text: strict, and judged as a whole. */
#include "text/map.h"

#include <string.h>

#include "core/sized.h"
#include "text/position.h"
#include "text/span.h"

enum { COORDINATE_MOST = 127 }; /* what a map can hold; its check knows the real limit */

typedef enum token_kind {
    PLAYERS,
    ROBBER,
    PIRATE,
    GOAL,
    ISLAND_POINTS,
    WITH,
    HEXES,
    TERRAINS,
    NUMBERS,
    HARBOURS,
    SPIRAL,
    LETTERS,
    BARRED,
    TOKENS
} token_kind;

static const char *const token_names[TOKENS] = {
    "players=",  "robber=",  "pirate=",   "goal=",   "island_points=", "with=",  "hexes=",
    "terrains=", "numbers=", "harbours=", "spiral=", "letters=",       "barred="};

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

static int read_byte(catan__span s, uint8_t *out) {
    uint32_t number;
    if (!catan__span_number(s, CATAN_FROM_POOL, &number)) {
        return 0;
    }
    *out = (uint8_t)number;
    return 1;
}

/* The letter of a terrain that a pool, or (`hex`) a hex can name, taken off. */
static int take_terrain(catan__span *s, unsigned *terrain, int hex) {
    if (s->length == 0 || !catan__letter_index(CATAN__TERRAIN_LETTERS, s->text[0], terrain) ||
        (*terrain >= CATAN__TERRAINS && !(hex && catan__bears_number(*terrain)))) {
        return 0;
    }
    s->text++;
    s->length--;
    return 1;
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
    if (!catan__take(&s, CATAN__MAP_DRAWN) && !take_terrain(&s, &terrain, 1)) {
        return 0;
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

/* "p", then the letter of a terrain, a number, or both. */
static int read_print(catan__span s, catan_map_hex *hex) {
    unsigned terrain = 0;
    int any = take_terrain(&s, &terrain, 0);
    hex->printed_terrain = (uint8_t)(any ? terrain : 0);
    return s.length != 0 ? read_byte(s, &hex->printed_number) : any;
}

static int read_flags(catan__span s, catan_map_hex *hex) {
    unsigned flag;
    for (; s.length != 0; s.text++, s.length--) {
        if (!catan__letter_index(CATAN__MAP_FLAGS, s.text[0], &flag)) {
            return 0;
        }
        hex->flags = (uint8_t)(hex->flags | 1U << flag);
    }
    return 1;
}

/* A part behind what lies on a hex. @return its rank, parts come in the order of theirs; 0 if it is
 * none */
static unsigned read_mark(catan__span s, catan_map_hex *hex) {
    if (s.length != 0 && s.text[0] >= '0' && s.text[0] <= '9') {
        return read_area(s, &hex->area) ? 1 : 0;
    }
    if (catan__take(&s, "p")) {
        return read_print(s, hex) ? 2 : 0;
    }
    if (catan__same(s, CATAN__MAP_NO_ISLAND)) {
        hex->island = CATAN_NO_ISLAND;
        return 4;
    }
    if (catan__take(&s, "i")) {
        return read_byte(s, &hex->island) ? 4 : 0;
    }
    return s.length != 0 && read_flags(s, hex) ? 3 : 0;
}

static int read_hex(catan__span s, reading *r) {
    catan__span part;
    if (r->map.hex_count == CATAN_MAX_HEXES) {
        return 0;
    }
    catan_map_hex *hex = &r->room.hexes[r->map.hex_count++];
    if (!read_place(&s, &hex->q, &hex->r) || !catan__cut(&s, ',', &part) || !read_cell(part, hex)) {
        return 0;
    }
    for (unsigned before = 0, rank; catan__cut(&s, ',', &part); before = rank) {
        rank = read_mark(part, hex);
        if (rank <= before) {
            return 0;
        }
    }
    return 1;
}

static int read_pool(catan__span s, catan_map_pool *pool, uint32_t *count, int terrains) {
    catan__span part;
    unsigned terrain = 0;
    uint32_t value;
    if (*count == CATAN_MAX_POOL || !catan__cut(&s, ',', &part)) {
        return 0;
    }
    catan_map_pool *entry = &pool[(*count)++];
    if (terrains ? !take_terrain(&part, &terrain, 0) || part.length != 0
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
    if (catan__take(&s, CATAN__MAP_DRAWN ",")) {
        side = CATAN_ANYWHERE;
    } else if (!read_place(&s, &harbour->q, &harbour->r) || !catan__cut(&s, ',', &part) ||
               !catan__span_number(part, 6, &side)) {
        return 0;
    }
    if (s.text == NULL || s.length != 1 ||
        !catan__letter_index(CATAN__HARBOUR_LETTERS, s.text[0], &kind)) {
        return 0;
    }
    harbour->side = (uint8_t)side;
    harbour->kind = (uint8_t)kind;
    return 1;
}

/* Where the robber starts: "q,r", or "q,r,12" for a 12, there if it is one. */
static int read_robber(catan__span s, catan_map *map) {
    map->robber = 1;
    if (!read_place(&s, &map->robber_q, &map->robber_r)) {
        return 0;
    }
    if (s.text != NULL) {
        map->robber = 2;
        return catan__same(s, "12");
    }
    return 1;
}

static int read_word(catan__span s, catan_map *map) {
    uint8_t *const has = catan__same(s, CATAN__MAP_FRAME)        ? &map->frame
                         : catan__same(s, CATAN__MAP_PRINTED)    ? &map->printed
                         : catan__same(s, CATAN__MAP_REDS_TOUCH) ? &map->reds_touch
                                                                 : NULL;
    if (has == NULL) {
        return 0;
    }
    *has = 1;
    return 1;
}

static int read_letter(catan__span s, reading *r) {
    return r->map.letter_count < CATAN_MAX_HEXES &&
           read_byte(s, &r->room.letters[r->map.letter_count++]);
}

static int read_barred(catan__span s, catan_map *map) {
    unsigned terrain;
    uint32_t number;
    if (!take_terrain(&s, &terrain, 0) || !catan__take(&s, ",") ||
        !catan__span_number(s, 16, &number)) {
        return 0;
    }
    map->barred[terrain] = (uint16_t)(map->barred[terrain] | 1U << number);
    return 1;
}

/* For each island, and, if that is bounded, how many in all. */
static int read_island_points(catan__span s, catan_map *map) {
    catan__span part;
    return catan__cut(&s, ',', &part) && read_byte(part, &map->island_points) &&
           (s.text == NULL || read_byte(s, &map->island_points_most));
}

/* One part of a list. */
static int read_part(reading *r, token_kind kind, catan__span part) {
    switch (kind) {
    case PLAYERS:
        return read_players(part, &r->map);
    case ROBBER:
        return read_robber(part, &r->map);
    case PIRATE:
        r->map.pirate = 1;
        return read_place(&part, &r->map.pirate_q, &r->map.pirate_r) && part.text == NULL;
    case GOAL:
        return read_byte(part, &r->map.goal);
    case ISLAND_POINTS:
        return read_island_points(part, &r->map);
    case WITH:
        return read_word(part, &r->map);
    case HEXES:
        return read_hex(part, r);
    case TERRAINS:
        return read_pool(part, r->room.terrain_pool, &r->map.terrain_pool_count, 1);
    case NUMBERS:
        return read_pool(part, r->room.number_pool, &r->map.number_pool_count, 0);
    case HARBOURS:
        return read_harbour(part, r);
    case SPIRAL:
        return read_byte(part, &r->map.spiral_area);
    case LETTERS:
        return read_letter(part, r);
    default:
        return read_barred(part, &r->map);
    }
}

static int takes_one(token_kind kind) { return kind < WITH || kind == SPIRAL; }

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
        if (takes_one(kind) && token.text != NULL) {
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
    token_kind pools = r->at[TERRAINS] != 0 ? TERRAINS : NUMBERS;
    switch (status) {
    case CATAN_E_MAP_HARBOUR:
        return r->at[HARBOURS];
    case CATAN_E_MAP_ROBBER:
        return r->at[ROBBER];
    case CATAN_E_MAP_PIRATE:
        return r->at[PIRATE];
    case CATAN_E_MAP_SPIRAL:
        return r->at[LETTERS] != 0 ? r->at[LETTERS] : r->at[SPIRAL];
    case CATAN_E_MAP_GOAL:
        return r->at[GOAL] != 0 ? r->at[GOAL] : r->at[ISLAND_POINTS];
    case CATAN_E_MAP_POOL:
        return r->at[pools] != 0 ? r->at[pools] : r->at[HEXES];
    default:
        return r->at[HEXES];
    }
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
