/* Random games over the optional rules, looked at after every move:
 *
 * - each rule alone on every base;
 * - a covering array, in which every three settings of the rules, of Cities & Knights and of a sea
 *   map that go with each other occur together;
 * - positions just before each kind of move of the optional rules, which is made
 * (variant_starts.c);
 * - games with settings and maps at random.
 *
 *     variants [--seconds S] [--seed N] [--long]
 *
 * All of it is played once, however short the time is; while there is time all is played again, in
 * another order, with other boards and what else is at random.
 */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "property/check_game.h"
#include "property/checks.h"
#include "property/variant_starts.h"

enum { JOURNAL_BYTES = 1 << 20, FIRST_KIND = CATAN_MOVE_BUY_HARBOUR };

static game_tally done;
static uint64_t kinds[GAME_KINDS], unlaid;

/* --- what is played together --- */

enum { RULES = 16, SWITCHES = 18, MOST_CHOICES = 4, MOST_GAMES = 400 };

/* The optional rules, Cities & Knights, and whether there are ships: a scenario is drawn then. */
static const struct factor {
    const char *name, *values[MOST_CHOICES];
    unsigned count;
} factors[SWITCHES] = {
    {"buy_harbours", {"off", "on"}, 2},
    {"specialists", {"off", "on"}, 2},
    {"bridges", {"off", "on"}, 2},
    {"scarcity", {"off", "on"}, 2},
    {"great_wall", {"off", "on"}, 2},
    {"volcanoes", {"off", "on"}, 2},
    {"conflicts", {"off", "on"}, 2},
    {"polders", {"off", "on"}, 2},
    {"irrigation", {"off", "on"}, 2},
    {"market", {"off", "on"}, 2},
    {"landing_stages", {"off", "on"}, 2},
    {"rain", {"off", "on"}, 2},
    {"dice", {"2d6", "deck", "d8+d4", "d12-d4"}, 4},
    {"robber_and_pirate", {"off", "on"}, 2},
    {"ties", {"off", "on"}, 2},
    {"explorer_saboteur", {"off", "on"}, 2},
    {"cities_knights", {"off", "on"}, 2},
    {"seafarers", {"off", "on"}, 2},
};
enum { CITIES = RULES, SEA };

/* A choice a factor; OPEN: not made. */
enum { OPEN = 255 };
typedef struct chosen {
    uint8_t of[SWITCHES];
} chosen;

/* More of a game than is chosen here, so that something happens in it. */
typedef const char *setting[2];
static unsigned settings_of(const chosen *c, setting *out, const setting *more, unsigned count) {
    unsigned n = 0;
    for (unsigned f = 0; f < SWITCHES; f++) {
        if (c->of[f] != OPEN) {
            out[n][0] = factors[f].name;
            out[n++][1] = factors[f].values[c->of[f]];
        }
    }
    for (unsigned i = 0; i < count; i++) {
        out[n][0] = more[i][0];
        out[n++][1] = more[i][1];
    }
    return n;
}

static int goes(const chosen *c) {
    static const setting land[] = {{"map", "builtin"}, {"scenario", "none"}},
                         none[] = {{"map", "builtin"}};
    setting all[SWITCHES + 2];
    int is_land = c->of[SEA] == 0;
    return option_fits((const setting *)all,
                       settings_of(c, all, is_land ? land : none, is_land ? 2 : 1));
}

/* --- triples --- */

static uint8_t missing[SWITCHES][MOST_CHOICES][SWITCHES][MOST_CHOICES][SWITCHES][MOST_CHOICES];

/* Marks those of three values, f < g < h, that go with each other. Returns how many these are. */
static unsigned find_triples(void) {
    unsigned n = 0;
    for (unsigned i = 0; i < sizeof missing; i++) {
        unsigned z = i % MOST_CHOICES, h = i / MOST_CHOICES % SWITCHES,
                 y = i / MOST_CHOICES / SWITCHES % MOST_CHOICES,
                 g = i / MOST_CHOICES / SWITCHES / MOST_CHOICES % SWITCHES,
                 x = i / MOST_CHOICES / SWITCHES / MOST_CHOICES / SWITCHES % MOST_CHOICES,
                 f = i / MOST_CHOICES / SWITCHES / MOST_CHOICES / SWITCHES / MOST_CHOICES;
        if (f < g && g < h && x < factors[f].count && y < factors[g].count &&
            z < factors[h].count) {
            chosen c;
            memset(&c, OPEN, sizeof c);
            c.of[f] = (uint8_t)x;
            c.of[g] = (uint8_t)y;
            c.of[h] = (uint8_t)z;
            missing[f][x][g][y][h][z] = (uint8_t)goes(&c);
            n += missing[f][x][g][y][h][z];
        }
    }
    return n;
}

static uint8_t *triple(const chosen *c, unsigned f, unsigned g, unsigned h) {
    return &missing[f][c->of[f]][g][c->of[g]][h][c->of[h]];
}

/* How many missing ones a row has; `strike`: not any more. */
static unsigned count_missing(const chosen *c, int strike) {
    unsigned n = 0;
    for (unsigned f = 0; f < SWITCHES; f++) {
        for (unsigned g = f + 1; g < SWITCHES && c->of[f] != OPEN; g++) {
            for (unsigned h = g + 1; h < SWITCHES && c->of[g] != OPEN; h++) {
                if (c->of[h] != OPEN) {
                    n += *triple(c, f, g, h);
                    *triple(c, f, g, h) &= (uint8_t)!strike;
                }
            }
        }
    }
    return n;
}

static int first_missing(chosen *c) {
    for (unsigned i = 0; i < sizeof missing; i++) {
        if (((uint8_t *)missing)[i]) {
            unsigned at[6], left = i;
            for (unsigned k = 6; k-- > 0;) {
                at[k] = left % (k % 2 ? MOST_CHOICES : SWITCHES);
                left /= k % 2 ? MOST_CHOICES : SWITCHES;
            }
            for (unsigned k = 0; k < 6; k += 2) {
                c->of[at[k]] = (uint8_t)at[k + 1];
            }
            return 1;
        }
    }
    return 0;
}

/* Fills what is open, in random order, each with the value that brings most. */
static void complete(chosen *c, catan_rng *rng) {
    unsigned order[SWITCHES];
    for (unsigned i = 0; i < SWITCHES; i++) {
        unsigned j = catan_rng_below(rng, i + 1);
        order[i] = order[j];
        order[j] = i;
    }
    for (unsigned i = 0; i < SWITCHES; i++) {
        unsigned f = order[i], first = catan_rng_below(rng, factors[f].count);
        unsigned best = 0, value = OPEN;
        for (unsigned k = 0; k < factors[f].count && c->of[f] == OPEN; k++) {
            chosen with = *c;
            with.of[f] = (uint8_t)((first + k) % factors[f].count);
            unsigned n = count_missing(&with, 0) + 1;
            if (n > best && goes(&with)) {
                best = n;
                value = with.of[f];
            }
        }
        c->of[f] = c->of[f] == OPEN ? (uint8_t)value : c->of[f];
    }
}

/* Rows with all triples. Returns how many. */
static unsigned find_rows(chosen *rows, catan_rng *rng, unsigned *triples) {
    enum { CANDIDATES = 20 };
    unsigned count = 0;
    *triples = find_triples();
    for (;;) {
        chosen start, best = {{0}};
        unsigned most = 0;
        memset(&start, OPEN, sizeof start);
        if (!first_missing(&start) || count == MOST_GAMES) {
            return count;
        }
        for (unsigned i = 0; i < CANDIDATES; i++) {
            chosen next = start;
            complete(&next, rng);
            unsigned n = count_missing(&next, 0);
            if (n > most) {
                most = n;
                best = next;
            }
        }
        count_missing(&best, 1);
        rows[count++] = best;
    }
}

/* Whether all triples occur in the rows. */
static int is_covered(const chosen *rows, unsigned count) {
    unsigned left = find_triples();
    for (unsigned i = 0; i < count; i++) {
        left -= count_missing(&rows[i], 1);
    }
    return left == 0;
}

/* --- games --- */

static void play_row(const option_row *row, catan_rng *rng, double until) {
    static world w;
    if (!world_make(&w, row, catan_rng_next(rng), JOURNAL_BYTES)) {
        unlaid++;
        return;
    }
    check_game(&w, 3 + catan_rng_below(rng, 6), until, &done, kinds);
    world_free(&w);
}

/* A game with these settings and, where they go with them, those that let it go on for long; the
 * rest is random. */
static void play_with(const setting *settings, unsigned count, catan_rng *rng, double until) {
    static const setting usual[] = {{"max_turns", "0"},         {"trade", "off"},
                                    {"no_sevens", "0"},         {"victory_points", "60"},
                                    {"bank_resources", "auto"}, {"balanced", "off"}};
    enum { MOST = SWITCHES + 12, USUAL = sizeof usual / sizeof *usual };
    setting all[MOST];
    option_row row;
    unsigned n = count;
    if (count != 0) {
        memcpy(all, settings, count * sizeof *all);
    }
    for (unsigned i = 0; i < USUAL; i++) {
        memcpy(all[n++], usual[i], sizeof *all);
    }
    if (!option_random_with(&row, (const setting *)all, n, rng)) {
        fprintf(stderr, "FAILED: settings that go with each other\n");
        exit(1);
    }
    play_row(&row, rng, until);
}

static const char *any_of(const char *const *names, unsigned count, catan_rng *rng) {
    return names[catan_rng_below(rng, count)];
}

/* A row of the array, on the base board or at sea on a scenario's. */
static void play_chosen(const chosen *c, catan_rng *rng, double until) {
    static const char *const scenarios[] = {"none",   "new_shores", "islands",    "fog",
                                            "desert", "new_world",  "specialists"};
    setting all[SWITCHES + 3];
    setting more[] = {{"map", "builtin"},
                      {"scenario", c->of[SEA] ? any_of(scenarios, 7, rng) : "none"}};
    play_with((const setting *)all, settings_of(c, all, (const setting *)more, 2), rng, until);
}

/* --- each rule alone --- */

static const setting bases[][3] = {
    {{"players", "4"}, {"seafarers", "off"}, {"cities_knights", "off"}},
    {{"players", "6"}, {"seafarers", "off"}, {"cities_knights", "off"}},
    {{"players", "4"}, {"seafarers", "on"}, {"cities_knights", "off"}},
    {{"players", "4"}, {"seafarers", "off"}, {"cities_knights", "on"}},
    {{"players", "4"}, {"seafarers", "on"}, {"cities_knights", "on"}},
};
enum { BASES = sizeof bases / sizeof *bases };

/* The settings of the i-th rule alone on a base. Returns how many, or 0 if it does not go there. */
static unsigned alone(setting *out, unsigned i) {
    unsigned base = i % BASES, rule = i / BASES % RULES, value = i / BASES / RULES, n = 0;
    if (value == 0 || value >= factors[rule].count) {
        return 0;
    }
    int sea = strcmp(bases[base][1][1], "on") == 0;
    for (unsigned f = 0; f < RULES; f++) {
        out[n][0] = factors[f].name;
        out[n++][1] = factors[f].values[f == rule ? value : 0];
    }
    for (unsigned k = 0; k < 3; k++) {
        memcpy(out[n++], bases[base][k], sizeof *out);
    }
    out[n][0] = "map";
    out[n++][1] = "builtin";
    out[n][0] = "scenario";
    out[n++][1] = !sea ? "none" : rule % 2 ? "fog" : "new_shores";
    return option_fits((const setting *)out, n) ? n : 0;
}

/* --- starts --- */

/* The moves of a start are made, then any. */
static void play_start(const variant_start *start, catan_rng *rng, double until) {
    static world w;
    static catan_move moves[MAX_LISTED];
    const char *to_come = start->moves;
    world_read(&w, start->position, catan_rng_next(rng), JOURNAL_BYTES);
    for (catan_move move = start_move(&w, &to_come); move != CATAN_MOVE_NONE;
         move = start_move(&w, &to_come)) {
        check_list(&w, moves);
        check_conserved(&w, w.state);
        check_text(&w, w.state);
        check_apply(&w, move);
        kinds[catan_move_kind_of(move)]++;
    }
    check_game(&w, 3 + catan_rng_below(rng, 6), until, &done, kinds);
    world_free(&w);
}

/* --- all of it --- */

/* What is played, and in how many shares of the time. */
enum part { ALONE, ROW, START, FREE, PARTS };
static const unsigned shares[PARTS] = {1, 4, 1, 2};
enum { FREE_GAMES = 20, MOST_ITEMS = BASES * RULES * MOST_CHOICES + MOST_GAMES + 100 };
typedef struct item {
    enum part part;
    unsigned which;
} item;

static item items[MOST_ITEMS];
static unsigned item_count, count_of[PARTS];

static void add_item(enum part part, unsigned which) {
    items[item_count].part = part;
    items[item_count++].which = which;
    count_of[part]++;
}

static void find_items(unsigned rows) {
    setting all[SWITCHES + 3];
    for (unsigned i = 0; i < BASES * RULES * MOST_CHOICES; i++) {
        if (alone(all, i) != 0) {
            add_item(ALONE, i);
        }
    }
    for (unsigned i = 0; i < rows; i++) {
        add_item(ROW, i);
    }
    for (unsigned i = 0; i < variant_start_count; i++) {
        add_item(START, i);
    }
    for (unsigned i = 0; i < FREE_GAMES; i++) {
        add_item(FREE, i);
    }
}

static void play_item(const item *it, const chosen *rows, catan_rng *rng, double until) {
    setting all[SWITCHES + 3];
    switch (it->part) {
    case ALONE:
        play_with((const setting *)all, alone(all, it->which), rng, until);
        break;
    case ROW:
        play_chosen(&rows[it->which], rng, until);
        break;
    case START:
        play_start(&variant_starts[it->which], rng, until);
        break;
    default:
        play_with(NULL, 0, rng, until);
    }
}

static void shuffle(catan_rng *rng) {
    for (unsigned i = item_count; i > 1; i--) {
        unsigned j = catan_rng_below(rng, i);
        item kept = items[j];
        items[j] = items[i - 1];
        items[i - 1] = kept;
    }
}

/* All once, then on while there is time. Returns how often all were played. */
static unsigned play_all(const chosen *rows, catan_rng *rng, double seconds) {
    enum { MOST_SECONDS = 1 }; /* of a share: a row's game may come to its end */
    unsigned sum = 0;
    for (unsigned part = 0; part < PARTS; part++) {
        sum += shares[part] * count_of[part];
    }
    for (unsigned pass = 0;; pass++) {
        double begin = seconds_now(), left = seconds - begin, given = 0;
        double share = left < MOST_SECONDS * (double)sum ? left / sum : MOST_SECONDS;
        shuffle(rng);
        for (unsigned i = 0; i < item_count; i++) {
            if (pass != 0 && seconds_now() >= seconds) {
                return pass;
            }
            given += share * shares[items[i].part];
            play_item(&items[i], rows, rng, begin + given);
        }
    }
}

static int all_were_made(void) {
    int all = 1;
    for (uint32_t kind = FIRST_KIND; kind < GAME_KINDS; kind++) {
        printf("  %s: %" PRIu64 "\n", catan_move_kind_name(kind), kinds[kind]);
        if (kinds[kind] == 0) {
            fprintf(stderr, "FAILED: %s was never made\n", catan_move_kind_name(kind));
            all = 0;
        }
    }
    return all;
}

int main(int count, char **arguments) {
    static chosen rows[MOST_GAMES];
    test_arguments read = read_arguments(count, arguments);
    catan_rng rng;
    unsigned triples;
    catan_rng_seed(&rng, read.seed);
    unsigned n = find_rows(rows, &rng, &triples);
    if (!is_covered(rows, n)) {
        fprintf(stderr, "the rows do not cover all triples\n");
        return 1;
    }
    printf("options: ok, %u rows cover %u triples\n", n, triples);
    find_items(n);
    unsigned times = play_all(rows, &rng, read.seconds);
    printf("rules alone: ok, %u\nrows: ok, %u\nstarts: ok, %u\n", count_of[ALONE], count_of[ROW],
           count_of[START]);
    printf("each played: ok, at least %u times\n", times);
    printf("games: ok, %" PRIu64 ", %" PRIu64 " over, %" PRIu64 " without a layout\n", done.games,
           done.over, unlaid);
    printf("plies: ok, %" PRIu64 "\n", done.plies);
    if (!all_were_made()) {
        return 1;
    }
    printf("kinds of moves: ok, all were made\n");
    return 0;
}
