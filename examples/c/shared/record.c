#include "record.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { LINE_LENGTH = 256 };

/* --- writing --- */

typedef struct writing {
    text *out;
    int32_t observer;
} writing;

static void write_move(void *user, const catan_state *state, size_t number, ply p, int after) {
    char line[LINE_LENGTH];
    const writing *w = user;
    if (!after && catan_record_move(line, sizeof line, state, w->observer, (uint32_t)number + 1,
                                    p.move) > 0) {
        text_add(w->out, "%s", line);
    }
}

static int add_begin(text *out, const table *t, int32_t observer) {
    size_t length = catan_record_begin(NULL, 0, t->start, observer);
    char *lines = length > 0 ? malloc(length + 1) : NULL;
    if (lines == NULL) {
        return 0;
    }
    catan_record_begin(lines, length + 1, t->start, observer);
    text_add(out, "%s", lines);
    free(lines);
    return 1;
}

int record_add(text *out, table *t, int32_t observer, const char (*names)[NAME_LENGTH]) {
    char line[LINE_LENGTH], tag[16];
    if (!add_begin(out, t, observer)) {
        return 0;
    }
    for (uint32_t seat = 0; seat < t->b.players; seat++) {
        snprintf(tag, sizeof tag, "s%u", seat);
        if (catan_record_tag(line, sizeof line, tag, names[seat]) > 0) {
            text_add(out, "%s", line);
        }
    }
    writing w = {out, observer};
    int32_t status = table_replay(t, write_move, &w);
    if (catan_record_end(line, sizeof line, t->state) > 0) {
        text_add(out, "%s", line);
    }
    return status == CATAN_OK;
}

/* --- reading --- */

typedef struct reading {
    table *t;
    int headed; /* 1: the first line said that it is a record */
    int open;   /* 1: the table is open, moves may follow */
    catan_map_room room;
    catan_map map;
    int own_map; /* 1: there is one */
} reading;

static const char *in_words(int32_t status) {
    return status == CATAN_OK ? NULL : catan_status_text(status);
}

static const char *read_start(reading *r, const char *position) {
    if (r->open) {
        return "a second start";
    }
    int32_t status = table_open_position(r->t, r->own_map ? &r->map : NULL, position);
    r->open = status == CATAN_OK;
    return in_words(status);
}

static const char *read_line(reading *r, const char *line, size_t length) {
    catan_record_line parts;
    const catan_game *game = r->open ? r->t->game : NULL;
    int32_t status = catan_record_parse(&parts, sizeof parts, game, line, length);
    if (status != CATAN_OK) {
        return in_words(status);
    }
    if (r->headed == (parts.kind == CATAN_RECORD_FORMAT)) {
        return "a record begins with the line of its format, and only there is one";
    }
    r->headed = 1;
    switch (parts.kind) {
    case CATAN_RECORD_OBSERVER:
        return parts.who == CATAN_ALL_SEEING ? NULL : "what is hidden in it cannot be played again";
    case CATAN_RECORD_MAP:
        r->own_map = 1;
        return in_words(catan_map_parse(&r->map, sizeof r->map, &r->room, line + parts.text, NULL));
    case CATAN_RECORD_START:
        return read_start(r, line + parts.text);
    case CATAN_RECORD_MOVE:
        if (!r->open || parts.ply != r->t->count + 1) {
            return "a move out of order";
        }
        return in_words(table_apply(r->t, parts.who, parts.move));
    case CATAN_RECORD_RESULT:
        return r->open && parts.result == catan_result(r->t->state) ? NULL : "another result";
    default:
        return NULL;
    }
}

/* The library reads positions and maps as strings, hence a copy that ends with a zero. */
static const char *read_copy(reading *r, const char *bytes, size_t length) {
    char *copy = malloc(length + 1);
    if (copy == NULL) {
        return "no memory";
    }
    memcpy(copy, bytes, length);
    copy[length] = '\0';
    length -= length > 0 && copy[length - 1] == '\n';
    length -= length > 0 && copy[length - 1] == '\r';
    copy[length] = '\0';
    const char *why = read_line(r, copy, length);
    free(copy);
    return why;
}

const char *record_open(table *t, const char *bytes, size_t length, unsigned *line) {
    static reading r; /* large */
    const char *why = NULL;
    memset(&r, 0, sizeof r);
    r.t = t;
    *line = 0;
    for (size_t at = 0; at < length && why == NULL; ++*line) {
        const char *end = memchr(bytes + at, '\n', length - at);
        size_t size = end != NULL ? (size_t)(end - bytes) + 1 - at : length - at;
        why = read_copy(&r, bytes + at, size);
        at += size;
    }
    if (why == NULL && !r.open) {
        why = "there is no game in it";
    }
    if (why != NULL && r.open) {
        table_close(t);
    }
    return why;
}
