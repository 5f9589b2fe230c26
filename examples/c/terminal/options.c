#include "options.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static const char usage[] =
    "usage: terminal [OPTION VALUE]...\n"
    "  --seed N           the dice of this seed; without it another game each time\n"
    "  --bots N           the last N seats are played by the program (default 0)\n"
    "  --names A,B,...    what the seats are called\n"
    "  --no-pass          do not ask to pass the keyboard between seats\n"
    "  --brief            draw the board only when asked\n"
    "  --quick            where there is only one answer, do not ask\n"
    "  --load FILE        go on with a game that was saved\n"
    "  --map FILE         play on this map (docs/formats.md)\n"
    "  --record FILE      write the record of the game when it ends\n"
    "  --set NAME=VALUE   an option of the game, also --NAME VALUE\n"
    "  --options          list the options of the game\n"
    "You against the program:\n"
    "  terminal --bots 3                                      the base game\n"
    "  terminal --bots 3 --scenario new_shores                at sea; also islands, fog, desert,\n"
    "                                                         new_world, specialists\n"
    "  terminal --bots 3 --cities_knights on                  Cities & Knights\n"
    "  terminal --bots 3 --cities_knights on --scenario fog   both together\n"
    "  terminal --bots 3 --market on --rain on                optional rules: those of --options\n"
    "  terminal --bots 1 --players 2                          any of them for two to six\n"
    "While you play: help\n";

/* --- the options of the library, from its own table --- */

static void list_range(const catan_option *option) {
    if (option->type == CATAN_OPTION_SWITCH) {
        printf("off on");
    } else if (option->type == CATAN_OPTION_CHOICE) {
        printf("%s", option->choices);
    } else {
        printf("%u to %u", option->minimum, option->maximum);
        if (option->special_name[0] != '\0') {
            printf(", or %s", option->special_name);
        }
    }
}

static void list_options(void) {
    char value[64];
    catan_config config;
    catan_config_init(&config, sizeof config);
    printf("Options of the game (--set NAME=VALUE):\n");
    for (uint32_t i = 0; i < catan_option_count(); i++) {
        catan_option option;
        if (catan_option_describe(&option, sizeof option, i) != CATAN_OK ||
            catan_config_get(value, sizeof value, &config, option.name) != CATAN_OK) {
            continue;
        }
        printf("  %-16s %s\n  %16s ", option.name, option.text, "");
        list_range(&option);
        printf("; default %s\n", value);
    }
}

/* --- the command line --- */

static int complain(const char *what, const char *why) {
    fprintf(stderr, "terminal: %s: %s\n", what, why);
    return 0;
}

static int read_number(uint64_t *out, const char *words) {
    char *end;
    if (words[0] < '0' || words[0] > '9') {
        return 0;
    }
    errno = 0;
    unsigned long long value = strtoull(words, &end, 10);
    *out = value;
    return *end == '\0' && errno == 0;
}

static int set_option(options *o, const char *name, const char *value) {
    int32_t status = catan_config_set(&o->config, name, value);
    return status == CATAN_OK || complain(name, catan_status_text(status));
}

/* "NAME=VALUE" */
static int set_pair(options *o, const char *pair) {
    char name[64];
    const char *sign = strchr(pair, '=');
    if (sign == NULL || (size_t)(sign - pair) >= sizeof name) {
        return complain(pair, "that is not NAME=VALUE");
    }
    memcpy(name, pair, (size_t)(sign - pair));
    name[sign - pair] = '\0';
    return set_option(o, name, sign + 1);
}

/* Names are shown and saved: plain words, so that they cannot be taken for anything else. */
static int set_names(options *o, const char *list) {
    for (int seat = 0; seat < CATAN_MAX_PLAYERS && *list != '\0'; seat++) {
        size_t length = strcspn(list, ",");
        if (length == 0 || length >= NAME_LENGTH) {
            return complain("--names", "a name is too long, or empty");
        }
        for (size_t i = 0; i < length; i++) {
            if (list[i] <= ' ' || list[i] > '~') {
                return complain("--names", "names are of plain letters, without blanks");
            }
        }
        memcpy(o->names[seat], list, length);
        o->names[seat][length] = '\0';
        list += length + (list[length] == ',');
    }
    return 1;
}

static int set_number(uint64_t *out, const char *what, const char *value) {
    return read_number(out, value) || complain(what, "that is not a number");
}

static int read_pair(options *o, const char *name, const char *value) {
    uint64_t number;
    if (strcmp(name, "--seed") == 0) {
        return set_number(&o->seed, name, value);
    }
    if (strcmp(name, "--bots") == 0) {
        int fine = set_number(&number, name, value);
        o->bots = fine ? (uint32_t)(number > CATAN_MAX_PLAYERS ? CATAN_MAX_PLAYERS : number) : 0;
        return fine;
    }
    if (strcmp(name, "--set") == 0) {
        return set_pair(o, value);
    }
    if (strcmp(name, "--names") == 0) {
        return set_names(o, value);
    }
    if (strcmp(name, "--load") == 0) {
        o->load = value;
        return 1;
    }
    if (strcmp(name, "--map") == 0) {
        o->map = value;
        return 1;
    }
    if (strcmp(name, "--record") == 0) {
        o->record = value;
        return 1;
    }
    return set_option(o, name + 2, value);
}

static int read_switch(options *o, const char *name) {
    if (strcmp(name, "--no-pass") == 0) {
        o->pass = 0;
        return 1;
    }
    if (strcmp(name, "--brief") == 0) {
        o->brief = 1;
        return 1;
    }
    if (strcmp(name, "--quick") == 0) {
        o->quick = 1;
        return 1;
    }
    return 0;
}

/* What is set when nothing is said. */
static void set_defaults(options *o) {
    struct timespec now;
    memset(o, 0, sizeof *o);
    catan_config_init(&o->config, sizeof o->config);
    o->pass = 1;
    timespec_get(&now, TIME_UTC); /* real chance: no two games are alike */
    o->seed = (uint64_t)now.tv_sec * 1000000007U + (uint64_t)now.tv_nsec;
    for (int32_t seat = 0; seat < CATAN_MAX_PLAYERS; seat++) {
        snprintf(o->names[seat], NAME_LENGTH, "%s", board_seat_name(seat));
    }
}

options_result options_read(options *o, int argc, char **argv) {
    set_defaults(o);
    for (int i = 1; i < argc; i++) {
        if (strcmp(argv[i], "--options") == 0) {
            list_options();
            return OPTIONS_DONE;
        }
        if (strcmp(argv[i], "--help") == 0) {
            fputs(usage, stdout);
            return OPTIONS_DONE;
        }
        if (strncmp(argv[i], "--", 2) != 0) {
            fputs(usage, stderr);
            return OPTIONS_WRONG;
        }
        if (read_switch(o, argv[i])) {
            continue;
        }
        if (i + 1 >= argc) {
            complain(argv[i], "unknown, or its value is missing");
            return OPTIONS_WRONG;
        }
        if (!read_pair(o, argv[i], argv[i + 1])) {
            return OPTIONS_WRONG;
        }
        i++;
    }
    return OPTIONS_PLAY;
}
