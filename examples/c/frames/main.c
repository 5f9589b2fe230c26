/* Draws a recorded game: a picture a move, or a turn, as everybody or one seat saw it.
 *
 *     frames RECORD [--out FOLDER] [--every ply|turn] [--from N] [--to N]
 *            [--observer s2|spectator|all]
 *
 * The folder is made if it is not there. The pictures are FOLDER/frame-0001.svg and so on: the
 * first is the start, then one a move (or the beginning of each turn, and the end). --from and --to
 * choose among them by their numbers.
 */
#define _POSIX_C_SOURCE 200809L
#include <locale.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "files.h"
#include "record.h"
#include "scene.h"
#include "svg.h"
#include "words.h"

typedef struct options {
    const char *record;
    const char *folder;
    int turns; /* 1: a picture a turn */
    unsigned long from;
    unsigned long to;
    int32_t observer;
} options;

static const char usage[] =
    "usage: frames RECORD [--out FOLDER] [--every ply|turn] [--from N] [--to N]\n"
    "              [--observer s0..s5|spectator|all]\n";

/* --- options --- */

static int read_number(unsigned long *out, const char *words) {
    char *end;
    *out = strtoul(words, &end, 10);
    return words[0] >= '0' && words[0] <= '9' && *end == '\0';
}

static int read_observer(int32_t *out, const char *words) {
    if (strcmp(words, "all") == 0) {
        *out = CATAN_ALL_SEEING;
    } else if (strcmp(words, "spectator") == 0) {
        *out = CATAN_SPECTATOR;
    } else if (words[0] == 's' && words[1] >= '0' && words[1] <= '5' && words[2] == '\0') {
        *out = words[1] - '0';
    } else {
        return 0;
    }
    return 1;
}

static int read_pair(options *o, const char *name, const char *value) {
    if (strcmp(name, "--out") == 0) {
        o->folder = value;
        return 1;
    }
    if (strcmp(name, "--every") == 0) {
        o->turns = strcmp(value, "turn") == 0;
        return o->turns || strcmp(value, "ply") == 0;
    }
    if (strcmp(name, "--from") == 0) {
        return read_number(&o->from, value);
    }
    if (strcmp(name, "--to") == 0) {
        return read_number(&o->to, value);
    }
    return strcmp(name, "--observer") == 0 && read_observer(&o->observer, value);
}

static int read_options(options *o, int argc, char **argv) {
    for (int i = 1; i < argc; i++) {
        if (argv[i][0] != '-') {
            o->record = argv[i];
        } else if (i + 1 >= argc || !read_pair(o, argv[i], argv[i + 1])) {
            return 0;
        } else {
            i++;
        }
    }
    return o->record != NULL;
}

/* --- pictures --- */

typedef struct film {
    const options *o;
    board *b;              /* as it is at the ply that is looked at */
    unsigned long number;  /* of the picture that was due last */
    unsigned long written; /* how many were drawn */
    uint32_t turn;         /* of the picture before */
    int failed;
} film;

/* How the seats are called in captions: by their colours, as in the picture. */
static char names[CATAN_SEATS][NAME_LENGTH];

/* What the last move did, as the first line of it tells; empty at the start. */
static void caption_of(text *out, const film *f, const catan_state *state) {
    wording w = {f->b, (const char(*)[NAME_LENGTH])names, f->o->observer};
    words_tell(out, &w, state);
    if (out->length > 0) {
        out->words[strcspn(out->words, "\n")] = '\0';
    }
}

static void draw(film *f, const catan_state *state) {
    static scene s; /* large */
    char name[1024];
    text caption = {0};
    snprintf(name, sizeof name, "%s/frame-%04lu.svg", f->o->folder, f->number);
    FILE *file = fopen(name, "wb");
    if (file == NULL || scene_read(&s, f->b, state, f->o->observer) != CATAN_OK) {
        f->failed = 1;
    } else {
        caption_of(&caption, f, state);
        svg_style style = {.caption = text_words(&caption), .hands = 1};
        svg_write(file, &s, &style);
        f->written++;
    }
    text_free(&caption);
    if (file != NULL && (ferror(file) | fclose(file)) != 0) {
        f->failed = 1;
    }
}

/* Draws a position if it is one of those that are wanted. */
static void look(film *f, const catan_state *state, int first) {
    catan_view view;
    board_update(f->b, state);
    catan_view_get(&view, sizeof view, state, f->o->observer);
    int due = first || !f->o->turns || view.turn != f->turn || view.result != CATAN_RUNNING;
    f->turn = view.turn;
    f->number += (unsigned long)due;
    if (due && !f->failed && f->number >= f->o->from && f->number <= f->o->to) {
        draw(f, state);
    }
}

static void see(void *user, const catan_state *state, size_t number, ply p, int after) {
    (void)p;
    if (after || number == 0) {
        look(user, state, !after);
    }
}

static int complain(const char *what, const char *why) {
    fprintf(stderr, "frames: %s: %s\n", what, why);
    return EXIT_FAILURE;
}

static int film_it(const options *o, table *t) {
    static board b; /* large */
    film f = {o, &b, 0, 0, 0, 0};
    b = t->b;
    if (o->observer >= (int32_t)t->b.players) {
        return complain("--observer", "there is no such seat");
    }
    if (mkdir(o->folder, 0777) != 0 && errno != EEXIST) {
        return complain(o->folder, strerror(errno));
    }
    int32_t status = table_replay(t, see, &f);
    if (status != CATAN_OK) {
        return complain(o->record, catan_status_text(status));
    }
    if (f.failed) {
        return complain(o->folder, "cannot be written");
    }
    printf("%lu pictures in %s.\n", f.written, o->folder);
    return EXIT_SUCCESS;
}

int main(int argc, char **argv) {
    setlocale(LC_NUMERIC, "C"); /* points in numbers, whatever was set before */
    options o = {NULL, ".", 0, 1, 99999, CATAN_SPECTATOR};
    table t;
    size_t length;
    unsigned line;
    const char *why = NULL;
    if (!read_options(&o, argc, argv)) {
        fputs(usage, stderr);
        return 2;
    }
    for (int32_t seat = 0; seat < CATAN_MAX_PLAYERS; seat++) {
        snprintf(names[seat], NAME_LENGTH, "%s", board_seat_name(seat));
    }
    char *bytes = files_read(o.record, &length, &why);
    if (bytes == NULL) {
        return complain(o.record, why);
    }
    why = record_open(&t, bytes, length, &line);
    free(bytes);
    if (why != NULL) {
        fprintf(stderr, "frames: %s, line %u: %s\n", o.record, line, why);
        return EXIT_FAILURE;
    }
    int result = film_it(&o, &t);
    table_close(&t);
    return result;
}
