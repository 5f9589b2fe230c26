/* A position from text: strict, and judged as a whole before the state changes. */
#include "catan/text.h"

#include <string.h>

#include "catan/query.h"
#include "core/harbours.h"
#include "core/knights.h"
#include "core/progress.h"
#include "core/tracks.h"
#include "text/position.h"
#include "text/span.h"

static int is_dash(catan__span s) { return s.length == 1 && s.text[0] == '-'; }

static int read_counts(catan__span s, unsigned bits, uint64_t *out) {
    catan__span part;
    uint32_t n = 0;
    unsigned at = 0;
    *out = 0;
    if (is_dash(s)) {
        return 1;
    }
    while (catan__cut(&s, '.', &part)) {
        if (at >= 64 / bits || !catan__read_number(part.text, part.length, &n) || n >> bits != 0) {
            return 0;
        }
        *out |= (uint64_t)n << (bits * at++);
    }
    return n != 0; /* no zeros at the end */
}

static int read_set(catan__span s, char letter, uint32_t count, uint64_t *out) {
    catan__span part;
    uint32_t n, after = 0;
    if (is_dash(s)) {
        return 1;
    }
    while (catan__cut(&s, '+', &part)) {
        if (!catan__span_numbered(part, letter, count, &n) || n < after) {
            return 0;
        }
        out[n / 64] |= (uint64_t)1 << (n % 64);
        after = n + 1;
    }
    return 1;
}

static int read_board(catan__span s, uint32_t hexes, uint64_t *out) {
    catan__span part;
    uint32_t h = 0;
    while (catan__cut(&s, ',', &part)) {
        unsigned terrain;
        uint32_t number = 0;
        if (h >= hexes || part.length == 0 ||
            !catan__letter_index(CATAN__TERRAIN_LETTERS, part.text[0], &terrain) ||
            (part.length > 1 &&
             (!catan__read_number(part.text + 1, part.length - 1, &number) || number - 1 > 14))) {
            return 0;
        }
        out[h / 8] |= (uint64_t)(terrain | number << 4) << (8 * (h % 8));
        h++;
    }
    return h == hexes;
}

static int read_harbours(catan__span s, uint32_t harbours, uint64_t *out) {
    unsigned kind;
    for (uint32_t h = 0; h < harbours && h < s.length; h++) {
        if (!catan__letter_index(CATAN__HARBOUR_LETTERS, s.text[h], &kind)) {
            return 0;
        }
        out[h / 16] |= (uint64_t)kind << 4 * (h % 16);
    }
    return s.length == harbours;
}

/* A numbered place and a seat, "h7.s1". */
static int read_place_of(catan__span entry, char letter, uint32_t places, uint32_t players,
                         uint32_t *place, uint32_t *seat) {
    catan__span part;
    return catan__cut(&entry, '.', &part) && entry.text != NULL &&
           catan__span_numbered(part, letter, places, place) &&
           catan__span_numbered(entry, 's', players, seat);
}
/* diagonal.seat, ascending; one a hex. */
static int read_diagonals(catan__span s, const catan_game *g, uint64_t *out) {
    catan__span entry;
    uint32_t diagonal, seat, after = 0;
    if (is_dash(s)) {
        return 1;
    }
    while (catan__cut(&s, '+', &entry)) {
        if (!read_place_of(entry, 'b', 3U * g->board.hexes, g->set.players, &diagonal, &seat) ||
            diagonal / 3 < after) {
            return 0;
        }
        uint32_t hex = diagonal / 3;
        out[hex / 8] |= (uint64_t)(seat + 1 + 16 * (diagonal % 3)) << 8 * (hex % 8);
        after = hex + 1;
    }
    return 1;
}
/* hex.seat, ascending by hex. */
static int read_hex_seats(catan__span s, const catan_game *g, uint64_t *out) {
    catan__span entry;
    uint32_t hex, seat, after = 0;
    if (is_dash(s)) {
        return 1;
    }
    while (catan__cut(&s, '+', &entry)) {
        if (!read_place_of(entry, 'h', g->board.hexes, g->set.players, &hex, &seat) ||
            hex < after) {
            return 0;
        }
        out[hex / 16] |= (uint64_t)(seat + 1) << 4 * (hex % 16);
        after = hex + 1;
    }
    return 1;
}

/* node.level.state, ascending by node. */
static int read_knights(catan__span s, uint32_t nodes, uint64_t *out) {
    catan__span knight, part[3];
    uint32_t node, level, state, after = 0;
    if (is_dash(s)) {
        return 1;
    }
    for (unsigned place = 0; catan__cut(&s, '+', &knight); place++) {
        if (place == CATAN__KNIGHT_PLACES || !catan__cut(&knight, '.', &part[0]) ||
            !catan__cut(&knight, '.', &part[1]) || !catan__cut(&knight, '.', &part[2]) ||
            knight.text != NULL || !catan__span_numbered(part[0], 'n', nodes, &node) ||
            !catan__span_number(part[1], 4, &level) || !catan__span_number(part[2], 16, &state) ||
            node < after || level == 0) {
            return 0;
        }
        catan__knight_set(out, place, catan__knight(node, level, state));
        after = node + 1;
    }
    return 1;
}

/* edge.kind.turned, ascending by edge. */
static int read_harbour_list(catan__span s, const catan__board *b, uint64_t *out) {
    catan__span harbour, part[3];
    uint32_t edge, kind, turned, after = 0;
    if (is_dash(s)) {
        return 1;
    }
    for (unsigned place = 0; catan__cut(&s, '+', &harbour); place++) {
        if (place == catan__harbour_places(b) || !catan__cut(&harbour, '.', &part[0]) ||
            !catan__cut(&harbour, '.', &part[1]) || !catan__cut(&harbour, '.', &part[2]) ||
            harbour.text != NULL || !catan__span_numbered(part[0], 'e', b->edges, &edge) ||
            !catan__span_number(part[1], CATAN_HARBOUR_ANY + 1, &kind) ||
            !catan__span_number(part[2], 2, &turned) || edge < after) {
            return 0;
        }
        catan__harbour_put(out, place, catan__harbour(edge, kind, turned));
        after = edge + 1;
    }
    return 1;
}

static int read_progress(catan__span s, uint64_t *out) {
    catan__span part;
    uint32_t n = 0;
    unsigned kind = 0;
    if (is_dash(s)) {
        return 1;
    }
    for (; catan__cut(&s, '.', &part); kind++) {
        if (kind == CATAN_PROGRESS_KINDS ||
            !catan__span_number(part, catan__progress_most(kind) + 1, &n)) {
            return 0;
        }
        *out += n * catan__progress_one(kind);
    }
    return n != 0; /* no zeros at the end */
}

static int read_queue(catan__span s, uint64_t *out) {
    catan__span part;
    if (is_dash(s)) {
        return 1;
    }
    for (unsigned i = 0; catan__cut(&s, '+', &part); i++) {
        unsigned kind = 0;
        while (kind < CATAN_PROGRESS_KINDS && !catan__same(part, catan_progress_name(kind))) {
            kind++;
        }
        if (i == CATAN__QUEUE_MOST || kind == CATAN_PROGRESS_KINDS) {
            return 0;
        }
        catan__queue_put(out, i, kind + 1);
    }
    return 1;
}

static int read_track_nodes(catan__span s, uint32_t nodes, uint64_t *out) {
    catan__span part;
    uint32_t node;
    for (unsigned track = 0; track < CATAN_TRACKS; track++) {
        if (!catan__cut(&s, ',', &part)) {
            return 0;
        }
        if (!is_dash(part)) {
            if (!catan__span_numbered(part, 'n', nodes, &node)) {
                return 0;
            }
            *out = catan__with_track_node(*out, track, node);
        }
    }
    return s.text == NULL;
}

static int read_task(catan__span s, uint64_t *out) {
    catan__span part;
    unsigned kind;
    uint32_t n[5] = {0};
    catan__cut(&s, '.', &part);
    for (kind = 1; kind < CATAN__TASK_KINDS; kind++) {
        if (catan__task_name(kind) != NULL && catan__same(part, catan__task_name(kind))) {
            break;
        }
    }
    if (kind == CATAN__TASK_KINDS || !catan__cut(&s, '.', &part)) {
        return 0;
    }
    if (catan__same(part, "chance") || catan__same(part, "-")) {
        n[0] = part.length == 1 ? CATAN__ACTOR_NONE : CATAN__ACTOR_CHANCE;
    } else if (!catan__span_numbered(part, 's', CATAN_SEATS, &n[0])) {
        return 0;
    }
    for (unsigned i = 1; i < 5; i++) {
        if (!catan__cut(&s, '.', &part) || !catan__read_number(part.text, part.length, &n[i]) ||
            n[i] > (i < 3 ? 0xffU : 0xffffU)) {
            return 0;
        }
    }
    *out = catan__task(kind, n[0], n[1], n[2], n[3], n[4]);
    return s.text == NULL;
}

static int read_tasks(catan__span s, uint64_t *words, uint64_t *out) {
    catan__span part;
    unsigned depth = 0;
    while (catan__cut(&s, '+', &part)) {
        if (depth == CATAN_MAX_TASKS || !read_task(part, &out[depth++])) {
            return 0;
        }
    }
    words[CATAN__DEPTH_WORD] = catan__with_lane(words[CATAN__DEPTH_WORD], 0, depth);
    return 1;
}

/* Reads one value into its words; one-lane values that are the default are not one of the spellings
 * of a single-valued field, which the caller sees to. */
static int read_value(catan__span s, const catan_game *g, const catan__field *f, unsigned seat,
                      uint64_t *words) {
    uint64_t *p = words + catan__field_at(f, seat);
    uint32_t n = 0;
    int fine;
    switch (f->shape) {
    case CATAN__SEAT8:
        fine = catan__span_numbered(s, 's', g->set.players, &n);
        break;
    case CATAN__HEX8:
        fine = catan__span_numbered(s, 'h', g->board.hexes, &n);
        break;
    case CATAN__LANE8:
        fine = catan__read_number(s.text, s.length, &n) && n <= 0xff;
        break;
    case CATAN__HALF32:
        fine = catan__read_number(s.text, s.length, &n);
        *p = (*p & UINT64_C(0xffffffff)) | (uint64_t)n << 32;
        return fine;
    case CATAN__COUNTS:
        return read_counts(s, 8, p);
    case CATAN__NIBBLES:
        return read_counts(s, 4, p);
    case CATAN__NODES:
        return read_set(s, 'n', g->board.nodes, p);
    case CATAN__EDGES:
        return read_set(s, 'e', g->board.edges, p);
    case CATAN__HEX_SET:
        return read_set(s, 'h', g->board.hexes, p);
    case CATAN__DIAGONALS:
        return read_diagonals(s, g, p);
    case CATAN__HEX_SEATS:
        return read_hex_seats(s, g, p);
    case CATAN__HEXES:
        return read_board(s, g->board.hexes, p);
    case CATAN__HARBOURS:
        return read_harbours(s, g->board.harbours, p);
    case CATAN__KNIGHTS:
        return read_knights(s, g->board.nodes, p);
    case CATAN__HARBOUR_LIST:
        return read_harbour_list(s, &g->board, p);
    case CATAN__PROGRESS:
        return read_progress(s, p);
    case CATAN__QUEUE:
        return read_queue(s, p);
    case CATAN__TRACK_NODES:
        return read_track_nodes(s, g->board.nodes, p);
    case CATAN__DICE_PAIRS:
        return read_set(s, 'd', CATAN__PAIRS_OF_DICE, p);
    default:
        return read_tasks(s, words, p);
    }
    *p = catan__with_lane(*p, f->lane, n);
    return fine;
}

typedef struct reading {
    uint64_t words[CATAN__MAX_WORDS];
    size_t at[CATAN__MAX_FIELDS]; /* where each field stands in the text; 0: nowhere */
} reading;

static int32_t read_field(reading *r, const catan_game *g, catan__span token, size_t at,
                          uint32_t *next) {
    catan__span name, value;
    catan__cut(&token, '=', &name);
    while (*next < g->field_count &&
           (g->field[*next].cache || !catan__same(name, g->field[*next].name))) {
        (*next)++;
    }
    if (*next == g->field_count) {
        return CATAN_E_TEXT_FIELD;
    }
    const catan__field *f = &g->field[*next];
    r->at[*next] = at;
    (*next)++;
    for (unsigned seat = 0; seat < catan__field_values(g, f); seat++) {
        if (!catan__cut(&token, '/', &value) || !read_value(value, g, f, seat, r->words)) {
            return CATAN_E_TEXT_RANGE;
        }
    }
    return token.text == NULL ? CATAN_OK : CATAN_E_TEXT_SYNTAX;
}

/* All tokens behind the configuration. `at` moves to the fault. */
static int32_t read_fields(reading *r, const catan_game *g, const char *text, size_t *at) {
    uint32_t next = 0;
    memset(r->at, 0, sizeof r->at);
    catan__words_usual(r->words, g);
    while (text[*at] != '\0') {
        catan__span token = {text + *at + 1, 0};
        if (text[*at] != ' ') {
            return CATAN_E_TEXT_SYNTAX;
        }
        while (token.text[token.length] != '\0' && token.text[token.length] != ' ') {
            token.length++;
        }
        (*at)++;
        int32_t status = read_field(r, g, token, *at, &next);
        if (status != CATAN_OK) {
            return status;
        }
        *at += token.length;
    }
    return CATAN_OK;
}

/* Whether a state's text is exactly this one: then no other spelling got through. */
typedef struct spelling {
    const char *text;
    size_t at; /* where it differs */
} spelling;

static int32_t spelt_so(const catan_state *st, void *user) {
    spelling *s = user;
    catan__writer w = {NULL, 0, 0, s->text, 0};
    catan__write_position(&w, st);
    s->at = w.same;
    return w.same == w.length && s->text[w.length] == '\0' ? CATAN_OK : CATAN_E_TEXT_SYNTAX;
}

/* Takes the words over if they are a sound position that this very text spells; else the state
 * stays. */
static int32_t take_over(catan_state *st, const reading *r, const char *text, size_t *at) {
    spelling spelt = {text, 0};
    catan__fault fault = catan__take_over(st, r->words, spelt_so, &spelt);
    if (fault.status == CATAN_E_TEXT_SYNTAX) {
        *at = spelt.at;
    }
    for (uint32_t i = 0; fault.status != CATAN_OK && i < st->game->field_count; i++) {
        if (r->at[i] != 0 && catan__same_name(st->game->field[i].name, fault.field)) {
            *at = r->at[i];
        }
    }
    return fault.status;
}

int32_t catan_position_parse(catan_state *state, const char *text, size_t *where) {
    reading r;
    catan_config config;
    uint64_t map_print;
    size_t at = 0;
    if (state == NULL || text == NULL) {
        return CATAN_E_ARGUMENT;
    }
    catan_config_init(&config, sizeof config);
    int32_t status = catan__read_config(&config, &map_print, text, &at);
    if (status == CATAN_OK && memcmp(&config, &state->game->config, sizeof config) != 0) {
        at = 0;
        status = CATAN_E_TEXT_CONFIG;
    }
    if (status == CATAN_OK && map_print != state->game->map_print) {
        at = 0;
        status = CATAN_E_TEXT_MAP;
    }
    if (status == CATAN_OK) {
        status = read_fields(&r, state->game, text, &at);
    }
    if (status == CATAN_OK) {
        status = take_over(state, &r, text, &at);
    }
    if (status != CATAN_OK && where != NULL) {
        *where = at;
    }
    return status;
}
