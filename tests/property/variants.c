/* Random games over the optional rules, looked at after every move: each rule alone on every base,
 * then a covering array, in which every three settings of the rules, of Cities & Knights and of a
 * sea map that go with each other occur together.
 *
 *     variants [--seconds S] [--seed N] [--long]
 *
 * Every game has its share of the time; it goes on until every kind of move of the optional rules
 * was made. How often each was is told.
 */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "property/check_game.h"

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

/* On the base board, or at sea on a scenario's. */
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

/* The settings of a rule alone on a base. Returns how many, or 0 if it does not go there. */
static unsigned alone(setting *out, unsigned base, unsigned rule, unsigned value) {
    unsigned n = 0;
    int sea = strcmp(bases[base][1][1], "on") == 0;
    for (unsigned f = 0; f < RULES; f++) {
        out[n][0] = factors[f].name;
        out[n++][1] = factors[f].values[f == rule ? value : 0];
    }
    for (unsigned i = 0; i < 3; i++) {
        memcpy(out[n++], bases[base][i], sizeof *out);
    }
    out[n][0] = "map";
    out[n++][1] = "builtin";
    out[n][0] = "scenario";
    out[n++][1] = !sea ? "none" : rule % 2 ? "fog" : "new_shores";
    return option_fits((const setting *)out, n) ? n : 0;
}

/* Calls for each; the time left is shared. Returns how many. */
static unsigned play_alone(catan_rng *rng, double seconds) {
    setting all[SWITCHES + 3];
    unsigned games = 0;
    for (unsigned pass = 0, played = 0; pass < 2; pass++) { /* count, play */
        for (unsigned i = 0; i < BASES * RULES * MOST_CHOICES; i++) {
            unsigned base = i % BASES, rule = i / BASES % RULES, value = i / BASES / RULES;
            unsigned n =
                value == 0 || value >= factors[rule].count ? 0 : alone(all, base, rule, value);
            if (n != 0 && pass == 0) {
                games++;
            } else if (n != 0) {
                double left = seconds - seconds_now();
                play_with((const setting *)all, n, rng, seconds_now() + left / (games - played++));
            }
        }
    }
    return games;
}

/* --- moves that were never made --- */

/* What a kind of move needs beside what may be at random. */
static const struct need {
    uint8_t kind;
    setting settings[4];
} needs[] = {
    {CATAN_MOVE_BUY_HARBOUR, {{"buy_harbours", "on"}}},
    {CATAN_MOVE_PAY_HARBOUR, {{"buy_harbours", "on"}}},
    {CATAN_MOVE_LAY_HARBOUR, {{"buy_harbours", "on"}}},
    {CATAN_MOVE_TURN_HARBOUR, {{"buy_harbours", "on"}, {"cities_knights", "on"}}},
    {CATAN_MOVE_PROTECT_HARBOURS, {{"buy_harbours", "on"}, {"cities_knights", "on"}}},
    {CATAN_MOVE_RESTORE_HARBOUR, {{"buy_harbours", "on"}, {"cities_knights", "on"}}},
    {CATAN_MOVE_TAKE_INCOME,
     {{"specialists", "on"}, {"specialist_threshold", "1"}, {"scenario", "new_shores"}}},
    {CATAN_MOVE_BUILD_BRIDGE, {{"bridges", "on"}}},
    {CATAN_MOVE_TAKE_TOKEN, {{"scarcity", "on"}}},
    {CATAN_MOVE_PUT_TOKEN, {{"scarcity", "on"}}},
    {CATAN_MOVE_BUILD_GREAT_WALL, {{"great_wall", "on"}}},
    {CATAN_MOVE_DIE, {{"volcanoes", "on"}, {"volcano_count", "2"}}},
    {CATAN_MOVE_PLAY_ATTACK, {{"conflicts", "on"}, {"cities_knights", "off"}}},
    {CATAN_MOVE_ATTACK_WITH, {{"conflicts", "on"}, {"cities_knights", "on"}}},
    {CATAN_MOVE_ATTACK_ROUTE, {{"conflicts", "on"}}},
    {CATAN_MOVE_ATTACK_BRIDGE, {{"conflicts", "on"}, {"bridges", "on"}}},
    {CATAN_MOVE_ATTACK_BUILDING, {{"conflicts", "on"}}},
    {CATAN_MOVE_ATTACK_FOR_CITY,
     {{"conflicts", "on"}, {"cities_knights", "off"}, {"hand_limit", "60"}, {"players", "4"}}},
    {CATAN_MOVE_DEFEND, {{"conflicts", "on"}, {"cities_knights", "off"}}},
    {CATAN_MOVE_DEFEND_WITH, {{"conflicts", "on"}, {"cities_knights", "on"}}},
    {CATAN_MOVE_GIVE_IN, {{"conflicts", "on"}}},
    {CATAN_MOVE_BUILD_DIKE, {{"polders", "on"}}},
    {CATAN_MOVE_FREE_DIKE, {{"polders", "on"}, {"irrigation", "on"}}},
    {CATAN_MOVE_DRAIN, {{"polders", "on"}, {"scenario", "none"}, {"map", "builtin"}}},
    {CATAN_MOVE_POLDER_TERRAIN, {{"polders", "on"}, {"scenario", "none"}, {"map", "builtin"}}},
    {CATAN_MOVE_POLDER_NUMBER, {{"polders", "on"}, {"scenario", "none"}, {"map", "builtin"}}},
    {CATAN_MOVE_IRRIGATE_PASTURE, {{"irrigation", "on"}}},
    {CATAN_MOVE_IRRIGATE_FOREST, {{"irrigation", "on"}}},
    {CATAN_MOVE_MARKET_GIVE, {{"market", "on"}}},
    {CATAN_MOVE_MARKET_TAKE, {{"market", "on"}}},
    {CATAN_MOVE_BUILD_STAGE, {{"landing_stages", "on"}}},
    {CATAN_MOVE_TAKE_RAIN, {{"rain", "on"}, {"map", "builtin"}, {"scenario", "none"}}},
    {CATAN_MOVE_DICE_WIDE, {{"dice", "d8+d4"}}},
    {CATAN_MOVE_RED_DIE, {{"dice", "d8+d4"}, {"cities_knights", "on"}}},
    {CATAN_MOVE_CHOOSE_TOTAL, {{"dice", "d12-d4"}}},
    {CATAN_MOVE_LAY_DICE, {{"dice", "d8+d4"}, {"cities_knights", "on"}}},
    {CATAN_MOVE_LAY_RED, {{"dice", "d12-d4"}, {"cities_knights", "on"}}},
    {CATAN_MOVE_PAY_TAX, {{"robber_and_pirate", "on"}, {"pirate_tax", "on"}, {"seafarers", "on"}}},
    {CATAN_MOVE_DIPLOMAT_BRIDGE, {{"bridges", "on"}, {"cities_knights", "on"}}},
};

/* What only long games come to: tests of the rules make these. */
static int needs_luck(uint8_t kind) {
    return kind == CATAN_MOVE_ATTACK_FOR_CITY || kind == CATAN_MOVE_ATTACK_BUILDING ||
           kind == CATAN_MOVE_ATTACK_BRIDGE || kind == CATAN_MOVE_DEFEND ||
           kind == CATAN_MOVE_DEFEND_WITH || kind == CATAN_MOVE_PROTECT_HARBOURS ||
           kind == CATAN_MOVE_PAY_TAX;
}

static const struct need *first_need(void) {
    for (unsigned i = 0; i < sizeof needs / sizeof *needs; i++) {
        if (kinds[needs[i].kind] == 0 && !needs_luck(needs[i].kind)) {
            return &needs[i];
        }
    }
    return NULL;
}

/* Games at random until the time is over, and on until all kinds were made. */
static void play_on(const test_arguments *read, catan_rng *rng) {
    double most = 120 + 10 * read->seconds;
    while (seconds_now() < read->seconds || first_need() != NULL) {
        const struct need *need = first_need();
        unsigned n = 0;
        while (need != NULL && n < 4 && need->settings[n][0] != NULL) {
            n++;
        }
        if (seconds_now() > most) {
            fprintf(stderr, "FAILED: %s was never made\n", catan_move_kind_name(need->kind));
            exit(1);
        }
        play_with(need == NULL ? NULL : need->settings, n, rng, seconds_now() + 2);
    }
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
    printf("rules alone: ok, %u games\n", play_alone(&rng, 0.3 * read.seconds));
    for (unsigned i = 0; i < n; i++) {
        double left = 0.95 * read.seconds - seconds_now();
        play_chosen(&rows[i], &rng, seconds_now() + left / (n - i));
    }
    printf("rows: ok, each played\n");
    for (uint32_t kind = FIRST_KIND; kind < GAME_KINDS; kind++) {
        if (kinds[kind] == 0) {
            printf("  %s was not made yet\n", catan_move_kind_name(kind));
        }
    }
    fflush(stdout);
    play_on(&read, &rng);
    printf("games: ok, %" PRIu64 ", %" PRIu64 " over, %" PRIu64 " without a layout\n", done.games,
           done.over, unlaid);
    printf("plies: ok, %" PRIu64 "\n", done.plies);
    for (uint32_t kind = FIRST_KIND; kind < GAME_KINDS; kind++) {
        printf("  %s: %" PRIu64 "\n", catan_move_kind_name(kind), kinds[kind]);
    }
    printf("kinds of moves: ok, all were made\n");
    return 0;
}
