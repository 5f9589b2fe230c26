/* Draws a board as it lies before the first move, with whatever settings and map, as SVG; or any
 * position, with all that lies on the table.
 *
 *     boards [--seed N] [--set NAME=VALUE]... [--map FILE] > board.svg
 *     boards --position FILE [--map FILE] > position.svg
 *
 * The same seed and settings give the same board.
 */
#include <locale.h>
#include <catan/catan.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "files.h"
#include "scene.h"
#include "svg.h"
#include "table.h"

typedef struct options {
    uint64_t seed;
    catan_config config;
    const char *map;      /* a file with a map as text, or null */
    const char *position; /* a file with a position as text, or null */
} options;

static const char usage[] =
    "usage: boards [--seed N] [--set NAME=VALUE]... [--map FILE] [--position FILE] > board.svg\n"
    "  --seed N           another board (default 1)\n"
    "  --set NAME=VALUE   an option of the game, such as scenario=fog, players=6, layout=beginner\n"
    "  --map FILE         a map of your own as text\n"
    "  --position FILE    not a new board but this position as text, hands and all\n";

/* "NAME=VALUE": any option of the library. */
static int set_pair(options *o, const char *pair) {
    char name[64];
    size_t length = strcspn(pair, "=");
    if (pair[length] == '\0' || length >= sizeof name) {
        return 0;
    }
    memcpy(name, pair, length);
    name[length] = '\0';
    return catan_config_set(&o->config, name, pair + length + 1) == CATAN_OK;
}

static int read_options(options *o, int argc, char **argv) {
    int i = 1;
    for (; i + 1 < argc; i += 2) {
        const char *value = argv[i + 1];
        if (strcmp(argv[i], "--seed") == 0 && value[0] >= '0' && value[0] <= '9') {
            o->seed = strtoull(value, NULL, 10);
        } else if (strcmp(argv[i], "--map") == 0) {
            o->map = value;
        } else if (strcmp(argv[i], "--position") == 0) {
            o->position = value;
        } else if (strcmp(argv[i], "--set") != 0 || !set_pair(o, value)) {
            return 0;
        }
    }
    return i == argc;
}

static int fail(const char *what, const char *why) {
    fprintf(stderr, "boards: %s: %s\n", what, why);
    return EXIT_FAILURE;
}

/* Draws what lies on the table, which it closes. */
static int draw_table(table *t, int32_t observer, const svg_style *style) {
    static scene s; /* large */
    int32_t status = scene_read(&s, &t->b, t->state, observer);
    if (status == CATAN_OK) {
        svg_write(stdout, &s, style);
    }
    table_close(t);
    return status == CATAN_OK ? EXIT_SUCCESS : fail("no board", catan_status_text(status));
}

static int draw_position(const options *o, const catan_map *map) {
    static table t;
    size_t length;
    const char *why = NULL;
    char *words = files_read(o->position, &length, &why);
    if (words == NULL) {
        return fail(o->position, why);
    }
    words[strcspn(words, "\r\n")] = '\0';
    int32_t status = table_open_position(&t, map, words);
    free(words);
    svg_style style = {.hands = 1};
    return status == CATAN_OK ? draw_table(&t, CATAN_ALL_SEEING, &style)
                              : fail(o->position, catan_status_text(status));
}

static int draw(const options *o, const catan_map *map) {
    static table t;
    char why[1024];
    if (o->position != NULL) {
        return draw_position(o, map);
    }
    if (catan_config_check(why, sizeof why, &o->config, map) != CATAN_OK) {
        return fail("no such board", why);
    }
    int32_t status = table_open(&t, &o->config, map, o->seed);
    svg_style style = {.board_only = 1};
    return status == CATAN_OK ? draw_table(&t, CATAN_SPECTATOR, &style)
                              : fail("no board", catan_status_text(status));
}

int main(int argc, char **argv) {
    setlocale(LC_NUMERIC, "C"); /* points in numbers, whatever was set before */
    static catan_map_room room;
    options o = {.seed = 1};
    catan_map map;
    catan_config_init(&o.config, sizeof o.config);
    if (!read_options(&o, argc, argv)) {
        fputs(usage, stderr);
        return 2;
    }
    if (o.map == NULL) {
        return draw(&o, NULL);
    }
    size_t length;
    const char *why = NULL;
    char *words = files_read(o.map, &length, &why);
    if (words == NULL) {
        return fail(o.map, why);
    }
    int32_t status = catan_map_parse(&map, sizeof map, &room, words, NULL);
    free(words);
    return status == CATAN_OK ? draw(&o, &map) : fail(o.map, catan_status_text(status));
}
