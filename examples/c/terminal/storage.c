/* A save is the one of the library, and behind it some lines of text: the state of the dice, and
 * who plays the seats. */
#include "storage.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "files.h"
#include "record.h"

static int fail(text *out, const char *name, const char *why) {
    text_add(out, "%s: %s\n", name, why);
    return 0;
}

static int write_text(text *out, const char *name, const text *content) {
    const char *why = files_write(name, text_words(content), content->length);
    if (why != NULL) {
        return fail(out, name, why);
    }
    text_add(out, "Saved as %s.\n", name);
    return 1;
}

/* --- save --- */

static int add_save(text *out, const session *s) {
    size_t length = catan_save_write(NULL, 0, s->t.state);
    char *bytes = length > 0 ? malloc(length) : NULL;
    if (bytes == NULL) {
        return 0;
    }
    catan_save_write(bytes, length, s->t.state);
    text_add_bytes(out, bytes, length);
    free(bytes);
    return 1;
}

int storage_save(text *out, const session *s, const char *name) {
    text content = {0};
    int fine = add_save(&content, s);
    text_add(&content, "rng");
    for (int i = 0; i < 4; i++) {
        text_add(&content, " %llx", (unsigned long long)s->t.rng.s[i]);
    }
    for (uint32_t seat = 0; seat < s->t.b.players; seat++) {
        text_add(&content, "\n%s %s", s->bot[seat] ? "program" : "human", s->names[seat]);
    }
    text_add(&content, "\n");
    fine = fine ? write_text(out, name, &content) : fail(out, name, "no memory");
    text_free(&content);
    return fine;
}

/* --- load --- */

/* The next line, cut off at its end; null if there is none. */
static char *next_line(char **rest) {
    char *line = *rest;
    size_t length = strcspn(line, "\n");
    if (*line == '\0') {
        return NULL;
    }
    *rest = line + length + (line[length] == '\n');
    line[length] = '\0';
    return line;
}

static int read_rng(catan_rng *rng, const char *line) {
    unsigned long long s[4];
    if (line == NULL || sscanf(line, "rng %llx %llx %llx %llx", &s[0], &s[1], &s[2], &s[3]) != 4) {
        return 0;
    }
    for (int i = 0; i < 4; i++) {
        rng->s[i] = s[i];
    }
    return (s[0] | s[1] | s[2] | s[3]) != 0;
}

static int read_seats(session *to, char **rest) {
    for (uint32_t seat = 0; seat < to->t.b.players; seat++) {
        char role[8], name[NAME_LENGTH];
        const char *line = next_line(rest);
        if (line == NULL || sscanf(line, "%7s %23s", role, name) != 2) {
            return 0;
        }
        to->bot[seat] = strcmp(role, "program") == 0;
        snprintf(to->names[seat], NAME_LENGTH, "%s", name);
    }
    return 1;
}

/* The parts of a save, into a session that does not play yet. Returns why not, or null. */
static const char *read_parts(session *to, char *bytes, size_t length) {
    catan_save_info info;
    catan_rng rng;
    int32_t status = catan_save_describe(&info, sizeof info, bytes, length);
    if (status == CATAN_OK) {
        status = table_open_save(&to->t, bytes, length);
    }
    if (status != CATAN_OK) {
        return catan_status_text(status);
    }
    to->open = 1;
    char *rest = bytes + info.bytes; /* a zero stands behind all that was read */
    if (!read_rng(&rng, next_line(&rest)) || !read_seats(to, &rest)) {
        return "dice and seats cannot be read: that was not saved by this program";
    }
    to->t.rng = rng;
    return NULL;
}

int storage_load(text *out, session *s, const char *name) {
    static session loaded; /* large */
    size_t length;
    const char *why = NULL;
    char *bytes = files_read(name, &length, &why);
    if (bytes == NULL) {
        return fail(out, name, why);
    }
    memset(&loaded, 0, sizeof loaded);
    why = read_parts(&loaded, bytes, length);
    free(bytes);
    if (why != NULL) {
        session_end(&loaded);
        return fail(out, name, why);
    }
    loaded.pass = s->pass;
    loaded.brief = s->brief;
    loaded.record = s->record;
    loaded.viewer = CATAN_NOBODY;
    session_end(s);
    *s = loaded;
    session_recount(s);
    text_add(out, "Loaded %s. Statistics, undo and the record begin here.\n", name);
    return 1;
}

/* --- records and maps --- */

int storage_record(text *out, session *s, const char *name) {
    int over = catan_result(s->t.state) != CATAN_RUNNING || session_humans(s) == 0;
    text content = {0};
    int fine = record_add(&content, &s->t, over ? (int32_t)CATAN_ALL_SEEING : session_observer(s),
                          (const char(*)[NAME_LENGTH])s->names);
    if (fine) {
        fine = write_text(out, name, &content);
    } else {
        fail(out, name, "a game that was loaded can only be recorded when it is over");
    }
    text_free(&content);
    return fine;
}

int storage_map(text *out, catan_map *map, catan_map_room *room, const char *name) {
    size_t length;
    const char *why = NULL;
    char *words = files_read(name, &length, &why);
    if (words == NULL) {
        return fail(out, name, why);
    }
    int32_t status = catan_map_parse(map, sizeof *map, room, words, NULL);
    free(words);
    return status == CATAN_OK || fail(out, name, catan_status_text(status));
}
