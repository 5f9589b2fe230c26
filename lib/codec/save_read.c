/* Bytes as a position: nothing is believed. What the bytes say is put into words, which the engine
 * then judges as it judges those of a text, and which must be saved as these very bytes. */
#include "codec/save.h"

#include <string.h>

#include "core/harbours.h"
#include "core/knights.h"
#include "core/progress.h"
#include "core/tracks.h"

enum { TURN_MOST = 999999999 }; /* as in texts */

/* Whether bits from `count` on are all 0. */
static int read_set(uint64_t *p, catan__in *in, unsigned count) {
    unsigned bytes = (count + 7) / 8, last = 0;
    for (unsigned i = 0; i < bytes; i++) {
        last = catan__in_byte(in);
        p[i / 8] |= (uint64_t)last << 8 * (i % 8);
    }
    return count % 8 == 0 || last >> count % 8 == 0;
}

/* A terrain in the low half of each byte; any number in the high half, which the engine judges. */
static int read_hexes(uint64_t *p, catan__in *in, unsigned hexes) {
    unsigned wrong = 0;
    for (unsigned h = 0; h < hexes; h++) {
        unsigned byte = catan__in_byte(in);
        wrong |= (byte & 15U) >= CATAN__ALL_TERRAINS;
        p[h / 8] |= (uint64_t)byte << 8 * (h % 8);
    }
    return wrong == 0;
}

static int read_harbours(uint64_t *p, catan__in *in, unsigned harbours) {
    int fine = 1;
    for (unsigned h = 0; h < harbours; h++) {
        unsigned kind = catan__in_byte(in);
        fine &= kind <= CATAN_HARBOUR_ANY;
        p[h / 16] |= (uint64_t)(kind & 15U) << 4 * (h % 16);
    }
    return fine;
}

/* By node, each with a level, then zeros. */
static int read_knights(uint64_t *p, catan__in *in, unsigned nodes) {
    unsigned after = 0, fine = 1;
    for (unsigned place = 0; place < CATAN__KNIGHT_PLACES; place++) {
        unsigned knight = (unsigned)catan__in_number(in, 2), node = catan__knight_node_of(knight);
        if (knight != 0) {
            fine &= node >= after && node < nodes && catan__knight_level_of(knight) != 0;
        }
        after = knight != 0 ? node + 1 : nodes; /* nothing behind a place without a knight */
        catan__knight_set(p, place, knight);
    }
    return (int)fine;
}

/* By edge, then zeros. */
static int read_harbour_list(uint64_t *p, catan__in *in, const catan__board *b) {
    unsigned after = 0, fine = 1;
    for (unsigned place = 0; place < catan__harbour_places(b); place++) {
        unsigned harbour = (unsigned)catan__in_number(in, 2);
        unsigned edge = catan__harbour_edge_of(harbour);
        if (harbour != 0) {
            fine &= harbour >= catan__harbour(0, 0, 0) && edge >= after && edge < b->edges &&
                    catan__harbour_kind_of(harbour) <= CATAN_HARBOUR_ANY;
        }
        after = harbour != 0 ? edge + 1 : b->edges; /* nothing behind a place without a harbour */
        catan__harbour_put(p, place, harbour);
    }
    return (int)fine;
}

static int read_progress(uint64_t *p, catan__in *in) {
    int fine = 1;
    for (unsigned kind = 0; kind < CATAN_PROGRESS_KINDS; kind++) {
        unsigned count = catan__in_byte(in), most = catan__progress_most(kind);
        fine &= count <= most;
        *p += (count & most) * catan__progress_one(kind);
    }
    return fine;
}

static int read_queue(uint64_t *p, catan__in *in) {
    int fine = in->left <= CATAN__QUEUE_MOST;
    for (unsigned i = 0; fine && in->left != 0; i++) {
        unsigned kind = catan__in_byte(in);
        fine = kind < CATAN_PROGRESS_KINDS;
        catan__queue_put(p, i, (kind + 1) & 31U);
    }
    return fine;
}

static int read_track_nodes(uint64_t *p, catan__in *in, unsigned nodes) {
    *p = catan__in_number(in, 2 * CATAN_TRACKS);
    int fine = 1;
    for (unsigned track = 0; track < CATAN_TRACKS; track++) {
        unsigned node = catan__track_node(*p, track);
        fine &= node < nodes || node == CATAN_NO_PLACE;
    }
    return fine;
}

static int read_tasks(uint64_t *words, uint64_t *p, catan__in *in) {
    unsigned depth = (unsigned)(in->left / 8);
    if (in->left % 8 != 0 || depth > CATAN_MAX_TASKS) {
        return 0;
    }
    for (unsigned i = 0; i < depth; i++) {
        p[i] = catan__in_number(in, 8);
        unsigned actor = catan__task_actor(p[i]);
        if (catan__task_name(catan__task_kind_of(p[i])) == NULL ||
            (actor >= CATAN_SEATS && actor < CATAN__ACTOR_CHANCE)) {
            return 0;
        }
    }
    words[CATAN__DEPTH_WORD] = catan__with_lane(words[CATAN__DEPTH_WORD], 0, depth);
    return 1;
}

static int read_diagonals(uint64_t *p, catan__in *in, const catan_game *g) {
    unsigned wrong = 0;
    for (unsigned h = 0; h < g->board.hexes; h++) {
        unsigned byte = catan__in_byte(in), seat = byte & 15U;
        wrong |= seat == 0 ? byte != 0 : seat > g->set.players || byte >> 4 > 2;
        p[h / 8] |= (uint64_t)byte << 8 * (h % 8);
    }
    return wrong == 0;
}

/* Two hexes a byte, the first one low. */
static int read_hex_seats(uint64_t *p, catan__in *in, const catan_game *g) {
    unsigned most = 0;
    for (unsigned i = 0; i < (g->board.hexes + 1U) / 2U; i++) {
        unsigned byte = catan__in_byte(in);
        most = byte % 16 > most ? byte % 16 : most;
        most = byte / 16 > most ? byte / 16 : most;
        if (byte / 16 != 0 && 2 * i + 1 >= g->board.hexes) {
            return 0;
        }
        p[i / 8] |= (uint64_t)byte << 8 * (i % 8);
    }
    return most <= g->set.players;
}

/* One value into its words. @return 0 if it is out of range */
static int read_value(uint64_t *words, const catan_game *g, const catan__field *f, unsigned seat,
                      catan__in *in) {
    uint64_t *p = words + catan__field_at(f, seat), number;
    switch (f->shape) {
    case CATAN__LANE8:
    case CATAN__SEAT8:
    case CATAN__HEX8:
        number = catan__in_byte(in);
        *p = catan__with_lane(*p, f->lane, (unsigned)number);
        return f->shape == CATAN__LANE8 || number == f->usual ||
               number < (f->shape == CATAN__SEAT8 ? g->set.players : g->board.hexes);
    case CATAN__HALF32:
        number = catan__in_number(in, 4);
        *p = (*p & UINT64_C(0xffffffff)) | number << 32;
        return number <= TURN_MOST;
    case CATAN__NODES:
        return read_set(p, in, g->board.nodes);
    case CATAN__EDGES:
        return read_set(p, in, g->board.edges);
    case CATAN__HEX_SET:
        return read_set(p, in, g->board.hexes);
    case CATAN__DIAGONALS:
        return read_diagonals(p, in, g);
    case CATAN__HEX_SEATS:
        return read_hex_seats(p, in, g);
    case CATAN__HEXES:
        return read_hexes(p, in, g->board.hexes);
    case CATAN__HARBOURS:
        return read_harbours(p, in, g->board.harbours);
    case CATAN__TASKS:
        return read_tasks(words, p, in);
    case CATAN__KNIGHTS:
        return read_knights(p, in, g->board.nodes);
    case CATAN__HARBOUR_LIST:
        return read_harbour_list(p, in, &g->board);
    case CATAN__PROGRESS:
        return read_progress(p, in);
    case CATAN__QUEUE:
        return read_queue(p, in);
    case CATAN__TRACK_NODES:
        return read_track_nodes(p, in, g->board.nodes);
    case CATAN__DICE_PAIRS:
        return read_set(p, in, CATAN__PAIRS_OF_DICE);
    default:
        *p = catan__in_number(in, 8);
        return 1;
    }
}

static int is_named(const catan__field *f, catan__in name) {
    size_t i = 0;
    while (i < name.left && f->name[i] != '\0' && (uint8_t)f->name[i] == name.at[i]) {
        i++;
    }
    return i == name.left && f->name[i] == '\0';
}

/* Name, length, values; fields come in the table's order, each at most once. */
static int32_t read_field(uint64_t *words, const catan_game *g, catan__in *in, uint32_t *next) {
    catan__in name = catan__in_part(in, catan__in_byte(in));
    catan__in payload = catan__in_part(in, (size_t)catan__in_number(in, 2));
    if (in->short_of) {
        return CATAN_E_SAVE_LENGTH;
    }
    while (*next < g->field_count && (g->field[*next].cache || !is_named(&g->field[*next], name))) {
        (*next)++;
    }
    if (*next == g->field_count) {
        return CATAN_E_SAVE_CONTENT;
    }
    const catan__field *f = &g->field[(*next)++];
    for (unsigned seat = 0; seat < catan__field_values(g, f); seat++) {
        if (!read_value(words, g, f, seat, &payload)) {
            return CATAN_E_SAVE_CONTENT;
        }
    }
    return payload.left == 0 && !payload.short_of ? CATAN_OK : CATAN_E_SAVE_CONTENT;
}

static int32_t read_position(uint64_t words[CATAN__MAX_WORDS], const catan_game *g, catan__in in) {
    uint32_t next = 0;
    int32_t status = CATAN_OK;
    catan__words_usual(words, g);
    size_t fields = catan__in_number(&in, 2);
    if (in.short_of) {
        return CATAN_E_SAVE_LENGTH;
    }
    for (size_t i = 0; i < fields && status == CATAN_OK; i++) {
        status = read_field(words, g, &in, &next);
    }
    return status == CATAN_OK && in.left != 0 ? CATAN_E_SAVE_CONTENT : status;
}

/* A save has one form: what was left at a default value, or out of order, is found here. */
typedef struct original {
    const uint8_t *bytes;
    const catan__save_parts *parts;
} original;

static int32_t saved_so(const catan_state *st, void *user) {
    const original *from = user;
    catan__out o = {NULL, 0, 0, from->bytes, from->parts->bytes, 0, CATAN__CRC_BEGIN};
    catan__save(&o, st, from->parts->revision, from->parts->bytes);
    return o.differs || o.length != from->parts->bytes ? CATAN_E_SAVE_CONTENT : CATAN_OK;
}

static int is_on_map(const catan_game *g, catan__in map) {
    catan__out o = {NULL, 0, 0, map.at, map.left, 0, CATAN__CRC_BEGIN};
    catan__save_map(&o, g->map.hex_count != 0 ? &g->map : NULL);
    return !o.differs && o.length == map.left;
}

int32_t catan_save_read(catan_state *state, const void *bytes, size_t size) {
    uint64_t words[CATAN__MAX_WORDS];
    catan__save_parts parts;
    catan_config config;
    if (state == NULL || bytes == NULL) {
        return CATAN_E_ARGUMENT;
    }
    int32_t status = catan__save_open(&parts, bytes, size);
    if (status == CATAN_OK) {
        status = catan__save_config(&config, parts.config);
    }
    if (status == CATAN_OK && memcmp(&config, &state->game->config, sizeof config) != 0) {
        status = CATAN_E_TEXT_CONFIG;
    }
    if (status == CATAN_OK && !is_on_map(state->game, parts.map)) {
        status = CATAN_E_TEXT_MAP;
    }
    if (status == CATAN_OK) {
        status = read_position(words, state->game, parts.position);
    }
    if (status != CATAN_OK) {
        return status;
    }
    original from = {bytes, &parts};
    return catan__take_over(state, words, saved_so, &from).status;
}
