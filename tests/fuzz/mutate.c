#include "fuzz/mutate.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { TOKENS = 128 };

static uint32_t below(catan_rng *rng, size_t bound) {
    return catan_rng_below(rng, (uint32_t)bound);
}

/* Replaces `length` bytes at `at` by a text, if there is room. */
static void replace(char *text, size_t capacity, size_t at, size_t length, const char *by,
                    size_t by_length) {
    size_t whole = strlen(text);
    if (whole - length + by_length >= capacity) {
        return;
    }
    memmove(text + at + by_length, text + at + length, whole - at - length + 1);
    memcpy(text + at, by, by_length);
}

/* A stretch of a text. */
typedef struct stretch {
    size_t at, length;
} stretch;

static unsigned split(const char *text, char mark, stretch *parts, unsigned most) {
    unsigned n = 0;
    for (size_t at = 0; n < most;) {
        const char *end = strchr(text + at, mark);
        parts[n].at = at;
        parts[n].length = end == NULL ? strlen(text + at) : (size_t)(end - text) - at;
        n++;
        if (end == NULL) {
            break;
        }
        at = (size_t)(end - text) + 1;
    }
    return n;
}

/* --- blind --- */

static void flip_bit(char *text, catan_rng *rng) {
    size_t length = strlen(text), at = length == 0 ? 0 : below(rng, length);
    char flipped = (char)(text[at] ^ 1 << below(rng, 8));
    text[at] = length == 0 || flipped == '\0' ? text[at] : flipped;
}

static void cut_off(char *text, catan_rng *rng) { text[below(rng, strlen(text) + 1)] = '\0'; }

static void remove_stretch(char *text, size_t capacity, catan_rng *rng) {
    size_t length = strlen(text), at = below(rng, length + 1),
           most = length - at < 12 ? length - at : 12;
    replace(text, capacity, at, below(rng, most + 1), "", 0);
}

static void splice(char *text, size_t capacity, const char *other, catan_rng *rng) {
    size_t at = below(rng, strlen(text) + 1), from = below(rng, strlen(other) + 1);
    replace(text, capacity, at, strlen(text) - at, other + from, strlen(other + from));
}

static void insert_character(char *text, size_t capacity, catan_rng *rng) {
    static const char likely[] = "0123456789.+-/=| ,:snehb~DLBSWOGAVM\xff\x01";
    char c = likely[below(rng, sizeof likely - 1)];
    replace(text, capacity, below(rng, strlen(text) + 1), 0, &c, 1);
}

/* --- with a notion of tokens --- */

/* A token of the other text takes the place of one here; of the one with the same name, if there is
 * one. */
static void take_token(char *text, size_t capacity, const char *other, catan_rng *rng) {
    stretch mine[TOKENS], theirs[TOKENS];
    unsigned n = split(text, ' ', mine, TOKENS), m = split(other, ' ', theirs, TOKENS);
    const stretch *from = &theirs[below(rng, m)];
    const stretch *to = &mine[below(rng, n)];
    const char *token = other + from->at;
    size_t name = 0;
    while (name < from->length && token[name] != '=') {
        name++;
    }
    for (unsigned i = 0; i < n; i++) {
        if (name < from->length && mine[i].length > name &&
            strncmp(text + mine[i].at, token, name + 1) == 0) {
            to = &mine[i];
        }
    }
    replace(text, capacity, to->at, to->length, token, from->length);
}

static void remove_token(char *text, size_t capacity, catan_rng *rng) {
    stretch mine[TOKENS];
    unsigned n = split(text, ' ', mine, TOKENS), i = below(rng, n);
    size_t blank = i == 0 ? 0 : 1;
    replace(text, capacity, mine[i].at - blank, mine[i].length + blank, "", 0);
}

static void repeat_token(char *text, size_t capacity, catan_rng *rng) {
    stretch mine[TOKENS];
    char token[4000];
    unsigned n = split(text, ' ', mine, TOKENS), i = below(rng, n);
    int length = snprintf(token, sizeof token, " %.*s",
                          (int)(mine[i].length < 3000 ? mine[i].length : 3000), text + mine[i].at);
    replace(text, capacity, mine[below(rng, n)].at + 0, 0, token + 1, (size_t)length - 1);
}

/* Finds the n-th number of a text. */
static int find_number(const char *text, size_t from, size_t end, unsigned n, stretch *found) {
    for (size_t at = from; at < end; at++) {
        if (isdigit((unsigned char)text[at]) &&
            (at == from || !isdigit((unsigned char)text[at - 1]))) {
            found->at = at;
            for (found->length = 1;
                 at + found->length < end && isdigit((unsigned char)text[at + found->length]);) {
                found->length++;
            }
            if (n-- == 0) {
                return 1;
            }
        }
    }
    return 0;
}

static unsigned count_numbers(const char *text, size_t from, size_t end) {
    stretch ignored;
    unsigned n = 0;
    while (find_number(text, from, end, n, &ignored)) {
        n++;
    }
    return n;
}

static void add_to(char *text, size_t capacity, stretch number, long by) {
    char digits[24];
    long value = strtol(text + number.at, NULL, 10) + by;
    int length = snprintf(digits, sizeof digits, "%ld", value < 0 ? 0 : value);
    replace(text, capacity, number.at, number.length, digits, (size_t)length);
}

/* The extent of the value of a named token. */
static int find_value(const char *text, const char *name, size_t *from, size_t *end) {
    const char *at = strstr(text, name);
    if (at == NULL) {
        return 0;
    }
    *from = (size_t)(at - text) + strlen(name);
    *end = *from + strcspn(text + *from, " ");
    return 1;
}

static void change_number(char *text, size_t capacity, catan_rng *rng) {
    static const long by[] = {1, -1, 1, -1, 2, -2, 7, 120, -100, 255, 256, 65535, 999999999};
    stretch number;
    size_t end = strlen(text);
    unsigned n = count_numbers(text, 0, end);
    if (n != 0 && find_number(text, 0, end, below(rng, n), &number)) {
        add_to(text, capacity, number, by[below(rng, sizeof by / sizeof *by)]);
    }
}

/* The number changes in one of the named tokens. */
static void change_in(char *text, size_t capacity, const char *name, catan_rng *rng) {
    stretch number;
    size_t from, end;
    if (find_value(text, name, &from, &end)) {
        unsigned n = count_numbers(text, from, end);
        if (n != 0 && find_number(text, from, end, below(rng, n), &number)) {
            add_to(text, capacity, number, (long)below(rng, 9) - 4);
        }
    }
}

/* --- with a notion of values: read, changed, written as the library writes them --- */

enum { GROUPS = 8, LANES = 32, ELEMENTS = 512 };

/* Numbers with dots between them, seat by seat. */
typedef struct table {
    size_t from, end; /* of the value in the text */
    unsigned groups;
    unsigned n[GROUPS][LANES];
} table;

static int read_table(table *to, const char *text, const char *name) {
    memset(to, 0, sizeof *to);
    if (!find_value(text, name, &to->from, &to->end)) {
        return 0;
    }
    unsigned lane = 0;
    to->groups = 1;
    for (size_t at = to->from; at < to->end; at++) {
        if (text[at] == '/' && to->groups < GROUPS) {
            to->groups++;
            lane = 0;
        } else if (text[at] == '.') {
            lane += lane < LANES - 1;
        } else if (isdigit((unsigned char)text[at])) {
            unsigned *n = &to->n[to->groups - 1][lane];
            *n = (*n * 10 + (unsigned)(text[at] - '0')) % 1000;
        }
    }
    return 1;
}

/* `none`: what stands for a group of zeros. */
static void write_table(char *text, size_t capacity, const table *from, const char *none) {
    char value[GROUPS * LANES * 4 + 1];
    size_t length = 0;
    for (unsigned g = 0; g < from->groups; g++) {
        unsigned lanes = LANES;
        while (lanes > 0 && from->n[g][lanes - 1] == 0) {
            lanes--;
        }
        length += (size_t)snprintf(value + length, sizeof value - length, "%s%s", g == 0 ? "" : "/",
                                   lanes == 0 ? none : "");
        for (unsigned i = 0; i < lanes; i++) {
            length += (size_t)snprintf(value + length, sizeof value - length, i == 0 ? "%u" : ".%u",
                                       from->n[g][i] % 1000);
        }
    }
    replace(text, capacity, from->from, from->end - from->from, value, length);
}

/* Cards of one kind go from one of the named tables to another, so that all are still there. */
static void move_cards(char *text, size_t capacity, const char *one, const char *two,
                       const char *none, catan_rng *rng) {
    table from, to;
    if (!read_table(&from, text, one)) {
        return;
    }
    unsigned kinds = strncmp(one, "progress", strlen("progress")) == 0 ? CATAN_PROGRESS_KINDS : 8;
    unsigned g = below(rng, from.groups), lane = below(rng, kinds), by = 1 + below(rng, 3);
    by = below(rng, 4) == 0 ? from.n[g][lane] : by;
    if (from.n[g][lane] < by) {
        return;
    }
    from.n[g][lane] -= by;
    write_table(text, capacity, &from, "-");
    if (read_table(&to, text, two)) {
        to.n[below(rng, to.groups)][strcmp(none, "0") == 0 ? 0 : lane] += by;
        write_table(text, capacity, &to, none);
    }
}

/* A place comes into or goes out of a set of places, or over to another seat's. */
static void change_places(char *text, size_t capacity, const char *name, char letter,
                          uint32_t places, catan_rng *rng) {
    static uint8_t has[GROUPS][ELEMENTS];
    size_t from, end, length = 0;
    unsigned groups = 1;
    if (!find_value(text, name, &from, &end)) {
        return;
    }
    memset(has, 0, sizeof has);
    for (size_t at = from; at < end; at++) {
        if (text[at] == '/' && groups < GROUPS) {
            groups++;
        } else if (text[at] == letter) {
            has[groups - 1][strtoul(text + at + 1, NULL, 10) % ELEMENTS] = 1;
        }
    }
    unsigned g = below(rng, groups), place = below(rng, places);
    for (unsigned i = 0; i < places && below(rng, 3) != 0 && !has[g][place]; i++) {
        place = (place + 1) % places; /* mostly one that is there */
    }
    has[g][place] ^= 1;
    has[below(rng, groups)][below(rng, 2) ? place : below(rng, places)] ^= 1;
    static char value[GROUPS * ELEMENTS * 5];
    for (unsigned i = 0; i < groups; i++) {
        const char *plus = "";
        value[length] = '/';
        length += i != 0;
        for (unsigned k = 0; k < ELEMENTS; k++) {
            if (has[i][k]) {
                length += (size_t)snprintf(value + length, sizeof value - length, "%s%c%u", plus,
                                           letter, k);
                plus = "+";
            }
        }
        value[length] = '-';
        length += plus[0] == '\0';
    }
    replace(text, capacity, from, end - from, value, length);
}

/* A task on top of the others, or the top one away. */
static void change_tasks(char *text, size_t capacity, catan_rng *rng) {
    static const char *const kinds[] = {
        "first",      "setup",          "turn",        "roll",           "discard",    "robber",
        "free_roads", "take",           "draw",        "offer",          "special",    "move_ship",
        "gold",       "discover",       "event_die",   "progress",       "limit",      "muster",
        "lose_city",  "aqueduct",       "move_knight", "retreat_knight", "metropolis", "inventor",
        "smith",      "diplomat",       "wedding",     "saboteur",       "spy",        "deserter",
        "harbour",    "master_merchant"};
    size_t from, end;
    if (!find_value(text, "tasks=", &from, &end)) {
        return;
    }
    if (below(rng, 3) == 0) {
        size_t at = end;
        while (at > from && text[at] != '+') {
            at--;
        }
        replace(text, capacity, at, end - at, "", 0);
        return;
    }
    char task[64], actor[8];
    uint32_t who = below(rng, 8);
    snprintf(actor, sizeof actor, who == 6 ? "chance" : who == 7 ? "-" : "s%u", (unsigned)who);
    int length = snprintf(task, sizeof task, "+%s.%s.%u.%u.%u.%u",
                          kinds[below(rng, sizeof kinds / sizeof *kinds)], actor,
                          (unsigned)below(rng, 4), (unsigned)below(rng, below(rng, 2) ? 8 : 64),
                          (unsigned)below(rng, 4), (unsigned)below(rng, below(rng, 2) ? 3 : 60));
    replace(text, capacity, end, 0, task, (size_t)length);
}

/* The order in which fields are written. */
static const char *const field_order[] = {
    "board=",          "harbours=",      "counter_give=",   "counter_want=",  "turn=",
    "seat=",           "active=",        "rolled=",         "played=",        "offers=",
    "hold=",           "robber=",        "longest_road=",   "largest_army=",  "result=",
    "bank=",           "deck=",          "fresh=",          "dice=",          "give=",
    "want=",           "tasks=",         "cities=",         "hand=",          "cards=",
    "knights=",        "buildings=",     "roads=",          "ships=",         "special_points=",
    "settled=",        "pirate=",        "ship_moved=",     "fresh_ships=",   "fog_terrains=",
    "fog_numbers=",    "barbarians=",    "red_die=",        "event_die=",     "robber_free=",
    "aqueducts=",      "merchant=",      "merchant_of=",    "printer=",       "constitution=",
    "walls=",          "turned=",        "metropolises=",   "progress_deck=", "under_trade=",
    "under_politics=", "under_science=", "dice_pairs=",     "crane=",         "fleet=",
    "harbour=",        "harbour_seats=", "knights_placed=", "progress=",      "trade_track=",
    "politics_track=", "science_track=", "defender="};
enum { FIELDS = sizeof field_order / sizeof *field_order };

static unsigned place_in_order(const char *token) {
    for (unsigned i = 0; i < FIELDS; i++) {
        if (strncmp(token, field_order[i], strlen(field_order[i])) == 0) {
            return i + 1;
        }
    }
    return 0; /* of the configuration */
}

/* A field that the position leaves out, with some value, where it belongs; or another value for one
 * that is there. */
static void add_field(char *text, size_t capacity, catan_rng *rng) {
    static const struct {
        const char *name, *prefix;
        unsigned below;
    } fields[] = {{"turn=", "", 400},     {"turn=99999999", "", 10}, {"offers=25", "", 6},
                  {"seat=", "s", 7},      {"active=", "s", 7},       {"rolled=", "", 14},
                  {"played=", "", 3},     {"offers=", "", 256},      {"hold=", "", 3},
                  {"robber=", "h", 21},   {"longest_road=", "s", 6}, {"largest_army=", "s", 6},
                  {"result=", "", 8},     {"result=25", "", 6},      {"fresh=", "", 4},
                  {"fresh=0.", "", 4},    {"fresh=0.0.0.", "", 3},   {"give=", "", 3},
                  {"want=0.0.", "", 3},   {"deck=", "", 20},         {"pirate=", "h", 45},
                  {"ship_moved=", "", 3}, {"barbarians=", "", 9},    {"robber_free=", "", 3},
                  {"merchant=", "h", 21}, {"merchant_of=", "s", 7},  {"crane=", "", 3},
                  {"fleet=", "", 300},    {"harbour=", "", 3},       {"harbour_seats=", "", 70}};
    unsigned f = below(rng, sizeof fields / sizeof *fields), i = 0;
    char token[64];
    stretch mine[TOKENS];
    int length = snprintf(token, sizeof token, "%s%s%u ", fields[f].name, fields[f].prefix,
                          below(rng, fields[f].below));
    unsigned n = split(text, ' ', mine, TOKENS), place = place_in_order(fields[f].name);
    while (i + 1 < n && place_in_order(text + mine[i].at) < place) {
        i++;
    }
    int there = place_in_order(text + mine[i].at) == place;
    replace(text, capacity, mine[i].at, there ? mine[i].length : 0, token,
            (size_t)(there ? length - 1 : length));
}

void mutate(char *text, size_t capacity, const char *other, catan_rng *rng) {
    switch (below(rng, 30)) {
    case 0:
        flip_bit(text, rng);
        break;
    case 1:
        cut_off(text, rng);
        break;
    case 2:
        remove_stretch(text, capacity, rng);
        break;
    case 3:
        splice(text, capacity, other, rng);
        break;
    case 4:
        insert_character(text, capacity, rng);
        break;
    case 5:
        take_token(text, capacity, other, rng);
        break;
    case 6:
        take_token(text, capacity, other, rng);
        break;
    case 7:
        remove_token(text, capacity, rng);
        break;
    case 8:
        repeat_token(text, capacity, rng);
        break;
    case 9:
        change_number(text, capacity, rng);
        break;
    case 10:
        change_in(text, capacity, "tasks=", rng);
        break;
    case 11:
        change_in(text, capacity, "tasks=", rng);
        break;
    case 12:
        change_in(text, capacity, "rolled=", rng);
        break;
    case 13:
        move_cards(text, capacity, "bank=", "hand=", "-", rng);
        break;
    case 14:
        move_cards(text, capacity, "hand=", "bank=", "-", rng);
        break;
    case 15:
        move_cards(text, capacity, "hand=", "hand=", "-", rng);
        break;
    case 16:
        move_cards(text, capacity, "deck=", "cards=", "-", rng);
        break;
    case 17:
        move_cards(text, capacity, "deck=", "knights=", "0", rng);
        break;
    case 18:
        change_places(text, capacity, "buildings=", 'n', 54, rng);
        break;
    case 19:
        change_places(text, capacity, "roads=", 'e', 72, rng);
        break;
    case 20:
        change_places(text, capacity, "cities=", 'n', 54, rng);
        break;
    case 21:
        change_tasks(text, capacity, rng);
        break;
    case 22:
    case 23:
    case 24:
        add_field(text, capacity, rng);
        break;
    case 25:
        move_cards(text, capacity, "progress_deck=", "progress=", "-", rng);
        break;
    case 26:
        move_cards(text, capacity, "progress=", below(rng, 2) ? "progress=" : "progress_deck=", "-",
                   rng);
        break;
    case 27:
        change_places(text, capacity, "ships=", 'e', 154, rng);
        break;
    case 28:
        change_places(text, capacity, below(rng, 2) ? "walls=" : "turned=", 'n', 112, rng);
        break;
    default:
        change_in(text, capacity, below(rng, 2) ? "give=" : "want=", rng);
        break;
    }
}

size_t mutate_input(uint8_t *data, size_t size, size_t max_size, unsigned seed,
                    size_t (*blind)(uint8_t *data, size_t size, size_t max_size)) {
    enum { TEXT = 16384 };
    static char text[TEXT], other[TEXT];
    catan_rng rng;
    catan_rng_seed(&rng, seed);
    if (catan_rng_below(&rng, 4) == 0 || size >= TEXT || max_size < 2) {
        return blind(data, size, max_size);
    }
    memcpy(text, data, size);
    text[size] = '\0';
    if (other[0] == '\0' || catan_rng_below(&rng, 8) == 0) {
        memcpy(other, text, sizeof other); /* some text that came along */
    }
    uint32_t changes = 1 + catan_rng_below(&rng, 3);
    for (uint32_t i = 0; i < changes; i++) {
        mutate(text, max_size < TEXT ? max_size : TEXT, other, &rng);
    }
    size_t length = strlen(text);
    memcpy(data, text, length);
    return length;
}
