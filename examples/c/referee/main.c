/* A referee for a game of Catan between programs: a server on a Unix socket. It holds the position,
 * draws chance, tells each seat what it may know, and takes only legal moves of whose turn it is.
 * README.md has the protocol.
 *
 *     referee SOCKET [--set NAME=VALUE]... [--seed N] [--patience SECONDS] [--record FILE]
 *
 * It plays one game and ends when that is over.
 */
#define _POSIX_C_SOURCE 200809L
#include <locale.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "files.h"
#include "net.h"
#include "record.h"
#include "referee.h"

typedef struct options {
    const char *path;
    const char *record;
    catan_config config;
    uint64_t seed;
    double patience;
} options;

static const char usage[] = "usage: referee SOCKET [--set NAME=VALUE]... [--seed N]\n"
                            "               [--patience SECONDS] [--record FILE]\n";

static volatile sig_atomic_t stopped;

static void stop(int signal_number) {
    (void)signal_number;
    stopped = 1;
}

/* --- options --- */

static int set_pair(options *o, const char *pair) {
    char name[64];
    const char *sign = strchr(pair, '=');
    if (sign == NULL || (size_t)(sign - pair) >= sizeof name) {
        return 0;
    }
    memcpy(name, pair, (size_t)(sign - pair));
    name[sign - pair] = '\0';
    return catan_config_set(&o->config, name, sign + 1) == CATAN_OK;
}

static int read_pair(options *o, const char *name, const char *value) {
    char *end;
    if (strcmp(name, "--set") == 0) {
        return set_pair(o, value);
    }
    if (strcmp(name, "--record") == 0) {
        o->record = value;
        return 1;
    }
    if (strcmp(name, "--seed") == 0) {
        o->seed = strtoull(value, &end, 10);
        return *value != '\0' && *end == '\0';
    }
    if (strcmp(name, "--patience") == 0) {
        o->patience = strtod(value, &end);
        return *value != '\0' && *end == '\0' && o->patience >= 0;
    }
    return 0;
}

static int read_options(options *o, int argc, char **argv) {
    memset(o, 0, sizeof *o);
    o->patience = 60;
    catan_config_init(&o->config, sizeof o->config);
    if (!referee_random(&o->seed, sizeof o->seed)) {
        return 0;
    }
    for (int i = 1; i < argc; i++) {
        if (argv[i][0] != '-') {
            o->path = argv[i];
        } else if (i + 1 >= argc || !read_pair(o, argv[i], argv[i + 1])) {
            return 0;
        } else {
            i++;
        }
    }
    return o->path != NULL;
}

/* --- the game --- */

static void serve(referee *r) {
    while (!stopped && !referee_is_over(r)) {
        net_wait(r->n, 50);
        referee_tick(r);
    }
    /* the last lines; who does not read them does not hold up the end */
    double end = net_now() + 2;
    while (!stopped && net_is_busy(r->n) && net_now() < end) {
        net_wait(r->n, 50);
    }
}

static int write_record(referee *r, const char *name) {
    text content = {0};
    const char *why = "no memory";
    if (record_add(&content, &r->t, CATAN_ALL_SEEING, (const char(*)[NAME_LENGTH])r->names)) {
        why = files_write(name, text_words(&content), content.length);
    }
    if (why != NULL) {
        fprintf(stderr, "referee: %s: %s\n", name, why);
    }
    text_free(&content);
    return why == NULL;
}

static int run(referee *r, const options *o) {
    static net n; /* large */
    int32_t status = table_open(&r->t, &o->config, NULL, o->seed);
    if (status != CATAN_OK) {
        fprintf(stderr, "referee: %s\n", catan_status_text(status));
        return EXIT_FAILURE;
    }
    const char *why = net_open(&n, o->path, &referee_calls, r);
    if (why != NULL) {
        fprintf(stderr, "referee: %s: %s\n", o->path, why);
        table_close(&r->t);
        return EXIT_FAILURE;
    }
    r->n = &n;
    printf("listening at %s\n", o->path);
    fflush(stdout);
    serve(r);
    net_close(&n, o->path);
    int fine = o->record == NULL || write_record(r, o->record);
    printf("%s\n", referee_is_over(r) ? "The game is over." : "The game was stopped.");
    table_close(&r->t);
    return fine ? EXIT_SUCCESS : EXIT_FAILURE;
}

int main(int argc, char **argv) {
    setlocale(LC_NUMERIC, "C"); /* points in numbers, whatever was set before */
    static referee r;           /* large */
    options o;
    struct sigaction action;
    if (!read_options(&o, argc, argv)) {
        fputs(usage, stderr);
        return 2;
    }
    memset(&action, 0, sizeof action);
    action.sa_handler = stop;
    sigaction(SIGINT, &action, NULL);
    sigaction(SIGTERM, &action, NULL);
    r.patience = o.patience;
    catan_rng_seed(&r.spare, o.seed + 1);
    for (int seat = 0; seat < CATAN_SEATS; seat++) {
        r.seats[seat].client = -1;
    }
    for (int i = 0; i < NET_CLIENTS; i++) {
        r.watching[i] = CATAN_NOBODY;
    }
    return run(&r, &o);
}
