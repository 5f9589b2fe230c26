/* A save is a few lines of text: the position as the library writes it, with its configuration; the
 * state of the dice; a line a seat. */
#include "storage.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { LONGEST_FILE = 1 << 20 };

static const char head[] = "catan-terminal 1";

static int fail(text *out, const char *name, const char *why) {
    text_add(out, "%s: %s\n", name, why);
    return 0;
}

/* --- save --- */

static int add_position(text *out, const session *s) {
    size_t length = catan_position_format(NULL, 0, s->t.state);
    char *words = malloc(length + 1);
    if (words == NULL || length == 0) {
        free(words);
        return 0;
    }
    catan_position_format(words, length + 1, s->t.state);
    text_add(out, "%s\n", words);
    free(words);
    return 1;
}

static int write_file(const char *name, const text *content) {
    FILE *file = fopen(name, "wb");
    if (file == NULL) {
        return 0;
    }
    size_t written = fwrite(text_words(content), 1, content->length, file);
    int fine = written == content->length && ferror(file) == 0;
    return (fclose(file) == 0) && fine;
}

int storage_save(text *out, const session *s, const char *name) {
    text content = {0};
    text_add(&content, "%s\n", head);
    int fine = add_position(&content, s);
    text_add(&content, "rng");
    for (int i = 0; i < 4; i++) {
        text_add(&content, " %llx", (unsigned long long)s->t.rng.s[i]);
    }
    for (uint32_t seat = 0; seat < s->t.b.players; seat++) {
        text_add(&content, "\n%s %s", s->bot[seat] ? "program" : "human", s->names[seat]);
    }
    text_add(&content, "\n");
    errno = 0;
    if (!fine) {
        fail(out, name, "no memory");
    } else if (!write_file(name, &content)) {
        fine = fail(out, name, errno != 0 ? strerror(errno) : "cannot be written");
    } else {
        text_add(out, "Saved as %s.\n", name);
    }
    text_free(&content);
    return fine;
}

/* --- load --- */

static char *read_file(text *out, const char *name) {
    FILE *file = fopen(name, "rb");
    if (file == NULL) {
        fail(out, name, strerror(errno));
        return NULL;
    }
    char *content = calloc(LONGEST_FILE + 1, 1);
    size_t length = content != NULL ? fread(content, 1, LONGEST_FILE, file) : 0;
    fclose(file);
    if (length == 0) {
        free(content);
        fail(out, name, "nothing can be read from it");
        return NULL;
    }
    return content;
}

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
static const char *read_parts(session *to, char *content) {
    catan_rng rng;
    const char *first = next_line(&content);
    const char *position = next_line(&content);
    if (first == NULL || strcmp(first, head) != 0 || position == NULL ||
        !read_rng(&rng, next_line(&content))) {
        return "that is no game saved by this program";
    }
    int32_t status = table_open_position(&to->t, position, &rng);
    if (status != CATAN_OK) {
        return catan_status_text(status);
    }
    to->open = 1;
    return read_seats(to, &content) ? NULL : "its seats cannot be read";
}

int storage_load(text *out, session *s, const char *name) {
    static session loaded; /* large */
    char *content = read_file(out, name);
    if (content == NULL) {
        return 0;
    }
    memset(&loaded, 0, sizeof loaded);
    const char *why = read_parts(&loaded, content);
    free(content);
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
    text_add(out, "Loaded %s.\n", name);
    return 1;
}
