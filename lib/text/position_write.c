/* A position as text, field by field from the field table. */
#include "catan/text.h"

#include "catan/query.h"
#include "core/harbours.h"
#include "core/knights.h"
#include "core/progress.h"
#include "core/tracks.h"
#include "text/position.h"

static void write_numbered(catan__writer *w, const char *letter, uint32_t number) {
    catan__write(w, letter);
    catan__write_number(w, number);
}

/* Counters up to the last that is not 0. */
static void write_counts(catan__writer *w, uint64_t value, unsigned bits) {
    const uint64_t mask = ((uint64_t)1 << bits) - 1;
    if (value == 0) {
        catan__write(w, "-");
    }
    for (const char *dot = ""; value != 0; value >>= bits, dot = ".") {
        catan__write(w, dot);
        catan__write_number(w, (uint32_t)(value & mask));
    }
}

static void write_set(catan__writer *w, const uint64_t *set, unsigned count, const char *letter) {
    const char *plus = "";
    for (unsigned i = 0; i < count; i++) {
        if (set[i / 64] >> (i % 64) & 1) {
            catan__write(w, plus);
            write_numbered(w, letter, i);
            plus = "+";
        }
    }
    catan__write(w, plus[0] == '\0' ? "-" : "");
}

static void write_board(catan__writer *w, const uint64_t *bytes, unsigned hexes) {
    for (unsigned h = 0; h < hexes; h++) {
        unsigned byte = catan__lane(bytes[h / 8], h % 8);
        catan__write(w, h == 0 ? "" : ",");
        catan__write_char(w, (byte & 15U) < sizeof CATAN__TERRAIN_LETTERS - 1
                                 ? CATAN__TERRAIN_LETTERS[byte & 15U]
                                 : '?');
        if (byte >> 4 != 0) {
            catan__write_number(w, byte >> 4);
        }
    }
}

static void write_harbours(catan__writer *w, const uint64_t *nibbles, unsigned harbours) {
    for (unsigned h = 0; h < harbours; h++) {
        unsigned kind = (unsigned)(nibbles[h / 16] >> 4 * (h % 16)) & 15U;
        catan__write_char(w, kind < sizeof CATAN__HARBOUR_LETTERS - 1 ? CATAN__HARBOUR_LETTERS[kind]
                                                                      : '?');
    }
}

/* diagonal.seat, ascending; one a hex. */
static void write_diagonals(catan__writer *w, const uint64_t *bytes, unsigned hexes) {
    const char *plus = "";
    for (unsigned h = 0; h < hexes; h++) {
        unsigned byte = catan__lane(bytes[h / 8], h % 8);
        if (byte != 0) {
            catan__write(w, plus);
            write_numbered(w, "b", 3 * h + (byte >> 4));
            write_numbered(w, ".s", (byte & 15U) - 1);
            plus = "+";
        }
    }
    catan__write(w, plus[0] == '\0' ? "-" : "");
}

/* hex.seat, ascending by hex. */
static void write_hex_seats(catan__writer *w, const uint64_t *nibbles, unsigned hexes) {
    const char *plus = "";
    for (unsigned h = 0; h < hexes; h++) {
        unsigned seat = (unsigned)(nibbles[h / 16] >> 4 * (h % 16)) & 15U;
        if (seat != 0) {
            catan__write(w, plus);
            write_numbered(w, "h", h);
            write_numbered(w, ".s", seat - 1);
            plus = "+";
        }
    }
    catan__write(w, plus[0] == '\0' ? "-" : "");
}

static void write_knights(catan__writer *w, const uint64_t *words) {
    for (unsigned place = 0; place < CATAN__KNIGHT_PLACES; place++) {
        unsigned knight = catan__knight_at(words, place);
        if (knight != 0) {
            write_numbered(w, place == 0 ? "n" : "+n", catan__knight_node_of(knight));
            write_numbered(w, ".", catan__knight_level_of(knight));
            write_numbered(w, ".", catan__knight_state_of(knight));
        }
    }
    catan__write(w, words[0] == 0 ? "-" : "");
}

/* edge.kind.turned, ascending by edge. */
static void write_harbour_list(catan__writer *w, const uint64_t *words, unsigned places) {
    unsigned first = 1;
    for (unsigned place = 0; place < places; place++) {
        unsigned harbour = catan__harbour_in(words, place);
        if (harbour != 0) {
            write_numbered(w, first ? "e" : "+e", catan__harbour_edge_of(harbour));
            write_numbered(w, ".", catan__harbour_kind_of(harbour));
            write_numbered(w, ".", catan__harbour_is_turned(harbour));
            first = 0;
        }
    }
    catan__write(w, first ? "-" : "");
}

/* Up to the last kind of which there is one. */
static void write_progress(catan__writer *w, uint64_t cards) {
    catan__write(w, cards == 0 ? "-" : "");
    for (unsigned kind = 0; cards != 0 && kind < CATAN_PROGRESS_KINDS; kind++) {
        unsigned n = catan__progress_count(cards, kind);
        write_numbered(w, kind == 0 ? "" : ".", n);
        cards -= n * catan__progress_one(kind);
    }
}

static void write_queue(catan__writer *w, const uint64_t *words) {
    unsigned length = catan__queue_length(words);
    catan__write(w, length == 0 ? "-" : "");
    for (unsigned i = 0; i < length; i++) {
        catan__write(w, i == 0 ? "" : "+");
        catan__write(w, catan_progress_name(catan__queue_at(words, i) - 1));
    }
}

static void write_track_nodes(catan__writer *w, uint64_t word) {
    for (unsigned track = 0; track < CATAN_TRACKS; track++) {
        unsigned node = catan__track_node(word, track);
        catan__write(w, track == 0 ? "" : ",");
        if (node == CATAN_NO_PLACE) {
            catan__write(w, "-");
        } else {
            write_numbered(w, "n", node);
        }
    }
}

static void write_task(catan__writer *w, uint64_t t) {
    unsigned actor = catan__task_actor(t);
    const char *name = catan__task_name(catan__task_kind_of(t));
    catan__write(w, name != NULL ? name : "?");
    catan__write(w, ".");
    if (actor == CATAN__ACTOR_CHANCE || actor == CATAN__ACTOR_NONE) {
        catan__write(w, actor == CATAN__ACTOR_CHANCE ? "chance" : "-");
    } else {
        write_numbered(w, "s", actor);
    }
    const unsigned rest[] = {catan__task_step(t), catan__task_more(t), catan__task_a(t),
                             catan__task_b(t)};
    for (unsigned i = 0; i < 4; i++) {
        write_numbered(w, ".", rest[i]);
    }
}

static void write_tasks(catan__writer *w, const uint64_t *tasks) {
    for (unsigned i = 0; i < CATAN_MAX_TASKS && tasks[i] != 0; i++) {
        catan__write(w, i == 0 ? "" : "+");
        write_task(w, tasks[i]);
    }
}

static void write_value(catan__writer *w, const catan_state *st, const catan__field *f,
                        unsigned seat) {
    const catan__board *b = &st->game->board;
    const uint64_t *p = catan__words_const(st) + catan__field_at(f, seat);
    unsigned lane = catan__lane(*p, f->lane);
    switch (f->shape) {
    case CATAN__LANE8:
        catan__write_number(w, lane);
        break;
    case CATAN__SEAT8:
        write_numbered(w, "s", lane);
        break;
    case CATAN__HEX8:
        write_numbered(w, "h", lane);
        break;
    case CATAN__HALF32:
        catan__write_number(w, (uint32_t)(*p >> 32));
        break;
    case CATAN__COUNTS:
        write_counts(w, *p, 8);
        break;
    case CATAN__NIBBLES:
        write_counts(w, *p, 4);
        break;
    case CATAN__NODES:
        write_set(w, p, b->nodes, "n");
        break;
    case CATAN__EDGES:
        write_set(w, p, b->edges, "e");
        break;
    case CATAN__HEX_SET:
        write_set(w, p, b->hexes, "h");
        break;
    case CATAN__DIAGONALS:
        write_diagonals(w, p, b->hexes);
        break;
    case CATAN__HEX_SEATS:
        write_hex_seats(w, p, b->hexes);
        break;
    case CATAN__HEXES:
        write_board(w, p, b->hexes);
        break;
    case CATAN__HARBOURS:
        write_harbours(w, p, b->harbours);
        break;
    case CATAN__KNIGHTS:
        write_knights(w, p);
        break;
    case CATAN__HARBOUR_LIST:
        write_harbour_list(w, p, catan__harbour_places(b));
        break;
    case CATAN__PROGRESS:
        write_progress(w, *p);
        break;
    case CATAN__QUEUE:
        write_queue(w, p);
        break;
    case CATAN__TRACK_NODES:
        write_track_nodes(w, *p);
        break;
    case CATAN__DICE_PAIRS:
        write_set(w, p, CATAN__PAIRS_OF_DICE, "d");
        break;
    default:
        write_tasks(w, p);
        break;
    }
}

void catan__write_position(catan__writer *w, const catan_state *state) {
    catan__write_config(w, &state->game->config, state->game->map_print);
    for (uint32_t i = 0; i < state->game->field_count; i++) {
        const catan__field *f = &state->game->field[i];
        if (f->cache || catan__field_is_usual(state, f)) {
            continue;
        }
        catan__write(w, " ");
        catan__write(w, f->name);
        for (unsigned seat = 0; seat < catan__field_values(state->game, f); seat++) {
            catan__write(w, seat == 0 ? "=" : "/");
            write_value(w, state, f, seat);
        }
    }
}

size_t catan_position_format(char *buffer, size_t capacity, const catan_state *state) {
    if (state == NULL || (buffer == NULL && capacity != 0)) {
        return 0;
    }
    catan__writer w = {buffer, capacity, 0, NULL, 0};
    catan__write_position(&w, state);
    return catan__write_end(&w);
}
