/* catan_bench: how fast and how large libcatan is. Everything runs in one thread.
 *
 *     catan_bench [--quick] [--seconds S] [--filter NAME] [--json] [--baseline FILE]
 *     catan_bench --games N [--options TEXT]
 *
 * README.md in this folder says how to read it.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "bench.h"

static const double usual_seconds = 0.4, quick_seconds = 0.02;
static const char usual_options[] = "trade=off";

static int usage(const char *program) {
    fprintf(stderr,
            "usage: %s [--quick] [--seconds S] [--filter NAME] [--json] [--baseline FILE]\n"
            "       %s --games N [--options TEXT]\n"
            "  --quick          short measurements, about two seconds in all\n"
            "  --seconds S      of process time for each measurement (%g)\n"
            "  --filter NAME    only results with NAME in their names\n"
            "  --json           print one JSON object\n"
            "  --baseline FILE  compare with the JSON of another run\n"
            "  --games N        only play N random games, always the same\n"
            "  --options TEXT   with these options, in the order of a position's text (%s)\n",
            program, program, usual_seconds, usual_options);
    return 2;
}

/* A number above 0 and up to `most`; else 0. */
static double number(const char *text, double most) {
    char *end = NULL;
    double value = strtod(text, &end);
    return *text != '\0' && *end == '\0' && value > 0 && value <= most ? value : 0;
}

typedef struct arguments {
    double seconds, games;
    const char *baseline, *options;
} arguments;

/* Takes one option and its value; returns how many words they are, 0 if it is none. */
static int take_option(bench *b, arguments *a, const char *option, const char *value) {
    if (strcmp(option, "--quick") == 0) {
        b->quick = 1;
        return 1;
    }
    if (strcmp(option, "--json") == 0) {
        b->json = 1;
        return 1;
    }
    if (value == NULL) {
        return 0;
    }
    if (strcmp(option, "--filter") == 0) {
        b->filter = value;
        return 2;
    }
    if (strcmp(option, "--baseline") == 0) {
        a->baseline = value;
        return 2;
    }
    if (strcmp(option, "--options") == 0) {
        a->options = value;
        return 2;
    }
    if (strcmp(option, "--seconds") == 0) {
        a->seconds = number(value, 3600);
        return a->seconds > 0 ? 2 : 0;
    }
    if (strcmp(option, "--games") == 0) {
        a->games = number(value, 1e9);
        return a->games >= 1 ? 2 : 0;
    }
    return 0;
}

int main(int argc, char **argv) {
    static bench b;
    arguments a = {0, 0, NULL, usual_options};
    for (int i = 1; i < argc;) {
        int words = take_option(&b, &a, argv[i], i + 1 < argc ? argv[i + 1] : NULL);
        if (words == 0) {
            return usage(argv[0]);
        }
        i += words;
    }
    if (a.games >= 1) {
        play_fixed_games((uint32_t)a.games, a.options);
        return 0;
    }
    b.seconds = a.seconds > 0 ? a.seconds : b.quick ? quick_seconds : usual_seconds;
    if (a.baseline != NULL) {
        bench_read_baseline(&b, a.baseline);
    }
    bench_begin(&b);
    bench_games(&b);
    bench_calls(&b);
    bench_layouts(&b);
    bench_routes(&b);
    bench_trade_routes(&b);
    bench_sizes(&b);
    must(b.count != 0, "results of that name");
    bench_end(&b);
    return 0;
}
