#include "property/options.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "catan/result.h"
#include "property/maps.h"

/* An option and the values it takes here; "last" is the last seat. */
typedef struct factor {
    char name[40];
    char values[MAX_VALUES][24];
    unsigned count;
} factor;

static factor factors[MAX_FACTORS];
static unsigned factor_count;

/* The values chosen by hand; options that are not here take all or the outermost of their values.
 */
static const char *const chosen[][2] = {
    {"players", "4 2 3 5 6"},
    {"victory_points", "auto 3 13 60"},
    {"layout", "auto spiral random beginner"},
    {"balanced", "off on"},
    {"harbours", "shuffled fixed"},
    {"sea_frame", "off on"},
    {"first_player", "chance 0 last"},
    {"bank_resources", "auto 10 60"},
    {"hand_limit", "7 2 60"},
    {"no_sevens", "0 2"},
    {"dice", "2d6 deck d8+d4 d12-d4"},
    {"friendly_robber", "off on"},
    {"trade", "on off"},
    {"offers_per_turn", "4 0 1"},
    {"counter_offers", "off on"},
    {"paired_turns", "off on"},
    {"seafarers", "off on"},
    {"scenario", "none new_shores islands fog desert new_world specialists"},
    {"outlines", "kept mixed"},
    {"cities_knights", "off on"},
    {"tactical_defence", "off on"},
    {"recruit_at_sea", "off on"},
    {"max_turns", "0 1 40"},
    {"buy_harbours", "off on"},
    {"specialists", "off on"},
    {"specialist_threshold", "auto 1 20"},
    {"specialist_income", "auto every_roll own_turn"},
    {"bridges", "off on"},
    {"scarcity", "off on"},
    {"scarcity_removed", "auto 1"},
    {"great_wall", "off on"},
    {"wall_reach", "3 1 60"},
    {"volcanoes", "off on"},
    {"volcano_count", "1 2"},
    {"conflicts", "off on"},
    {"conflict_stronger_defender", "off on"},
    {"polders", "off on"},
    {"polder_terrains", "31 4"},
    {"irrigation", "off on"},
    {"market", "off on"},
    {"market_count", "1 2"},
    {"landing_stages", "off on"},
    {"rain", "off on"},
    {"robber_and_pirate", "off on"},
    {"pirate_tax", "off on"},
    {"ties", "off on"},
    {"explorer_saboteur", "off on"},
};

static void add_values(factor *to, const char *list) {
    while (*list != '\0' && to->count < MAX_VALUES) {
        size_t length = strcspn(list, " ");
        snprintf(to->values[to->count++], sizeof to->values[0], "%.*s", (int)length, list);
        list += length + (list[length] == ' ');
    }
}

static factor *add_factor(const char *name) {
    factor *to = &factors[factor_count++];
    snprintf(to->name, sizeof to->name, "%s", name);
    return to;
}

static void add_option(const catan_option *option) {
    if (factor_count == MAX_FACTORS) {
        fprintf(stderr, "more options than these tests have room for\n");
        exit(1);
    }
    factor *to = add_factor(option->name);
    for (size_t i = 0; i < sizeof chosen / sizeof *chosen; i++) {
        if (strcmp(chosen[i][0], option->name) == 0) {
            add_values(to, chosen[i][1]);
            return;
        }
    }
    add_values(to, option->choices);
    if (to->count == 0) {
        char numbers[64];
        snprintf(numbers, sizeof numbers, "%u %u", (unsigned)option->minimum,
                 (unsigned)option->maximum);
        add_values(to, numbers);
    }
}

static void find_clashes(void);

static void find_factors(void) {
    if (factor_count != 0) {
        return;
    }
    factor *map = add_factor("map");
    for (unsigned i = 0; i < MAPS; i++) {
        add_values(map, map_names[i]);
    }
    for (uint32_t i = 0; i < catan_option_count(); i++) {
        catan_option option;
        if (catan_option_describe(&option, sizeof option, i) == CATAN_OK) {
            add_option(&option);
        }
    }
    find_clashes();
}

/* --- what excludes each other --- */

static uint8_t clashes[MAX_FACTORS][MAX_VALUES][MAX_FACTORS][MAX_VALUES];
static unsigned players_at;

static int is(unsigned f, unsigned v, const char *name, const char *value) {
    return strcmp(factors[f].name, name) == 0 && strcmp(factors[f].values[v], value) == 0;
}
static int is_factor(unsigned f, const char *name) { return strcmp(factors[f].name, name) == 0; }

/* What a map of one's own excludes (M-2, M-3, M-6, M-7). */
static int map_clash(unsigned map, unsigned f, unsigned v) {
    const char *value = factors[f].values[v];
    if (map == MAP_BUILTIN) {
        return 0;
    }
    return (is_factor(f, "scenario") && strcmp(value, "none") != 0) ||
           (is_factor(f, "players") && (unsigned)atoi(value) > map_most_players(map)) ||
           (is(f, v, "layout", "spiral")) ||
           (is(f, v, "layout", "beginner") && !map_is_printed(map)) ||
           (is(f, v, "outlines", "mixed") && !map_mixes(map)) ||
           ((is(f, v, "bridges", "on") || is(f, v, "polders", "on")) && !map_has_sea(map)) ||
           (is(f, v, "seafarers", "off") && map_needs_seafarers(map));
}

/* What Cities & Knights excludes, and what needs it (C-92, CS-3). */
static int knights_clash(unsigned f, unsigned v, unsigned g, unsigned w) {
    int needs = is(f, v, "tactical_defence", "on") || is(f, v, "recruit_at_sea", "on");
    return (needs && is(g, w, "cities_knights", "off")) ||
           ((needs || is(f, v, "cities_knights", "on")) && is(g, w, "paired_turns", "on"));
}

/* What the optional rules exclude (the table "What goes with what"). */
static int variants_clash(unsigned f, unsigned v, unsigned g, unsigned w) {
    const char *value = factors[g].values[w];
    return (is(f, v, "scarcity", "on") &&
            (is(g, w, "layout", "spiral") || is(g, w, "layout", "beginner") ||
             is(g, w, "balanced", "on"))) ||
           (is(f, v, "explorer_saboteur", "on") && is(g, w, "cities_knights", "off")) ||
           (is(f, v, "scenario", "specialists") && is_factor(g, "players") && value[0] > '4');
}

/* What two settings exclude (X-8, M-3, M-4, M-6); and balanced layouts of large boards, which take
 * long to find. */
static int clash_one_way(unsigned f, unsigned v, unsigned g, unsigned w) {
    const char *value = factors[g].values[w];
    if (f == FACTOR_MAP) {
        return map_clash(v, g, w) || (v > MAP_19 && is(g, w, "balanced", "on"));
    }
    if (knights_clash(f, v, g, w) || variants_clash(f, v, g, w)) {
        return 1;
    }
    if (is(f, v, "paired_turns", "on") && is_factor(g, "players")) {
        return value[0] < '5';
    }
    if (is(f, v, "balanced", "on")) {
        return (is_factor(g, "layout") && strcmp(value, "random") != 0) ||
               is(g, w, "scenario", "islands");
    }
    if (is(f, v, "layout", "beginner")) {
        return is(g, w, "scenario", "new_world");
    }
    if (is(f, v, "layout", "spiral") && is_factor(g, "scenario")) {
        return strcmp(value, "none") != 0 && strcmp(value, "new_shores") != 0;
    }
    if (is(f, v, "outlines", "mixed") && is_factor(g, "scenario")) {
        return strcmp(value, "islands") == 0 || strcmp(value, "fog") == 0 ||
               strcmp(value, "specialists") == 0;
    }
    return 0;
}

static unsigned find_factor(const char *name) {
    unsigned f = 0;
    while (f < factor_count && !is_factor(f, name)) {
        f++;
    }
    return f;
}

/* A value of a factor, by their places. */
typedef struct setting {
    unsigned f, v;
} setting;

static setting find_setting(const char *name, const char *value) {
    setting found = {find_factor(name), 0};
    while (found.f < factor_count && !is(found.f, found.v, name, value)) {
        found.v++;
    }
    return found;
}

enum { OPEN = 255 };

static int has(const option_row *row, setting s) { return row->choice[s.f] == s.v; }

static setting spiral, new_shores, no_scenario, mixed, no_seafarers, recruiting, stages, scarcity,
    one_removed;

/* Factors that clash with any, which alone need be looked at. */
static unsigned bound[MAX_FACTORS], bound_count;
static uint8_t is_bound[MAX_FACTORS];

static void find_bound(void) {
    const unsigned of_three[] = {FACTOR_MAP, players_at,   spiral.f,       new_shores.f,
                                 mixed.f,    recruiting.f, no_seafarers.f, stages.f,
                                 scarcity.f, one_removed.f};
    for (size_t i = 0; i < sizeof of_three / sizeof *of_three; i++) {
        is_bound[of_three[i]] = 1;
    }
    for (unsigned f = 0; f < factor_count; f++) {
        for (size_t i = 0; i < sizeof clashes[f]; i++) {
            is_bound[f] |= ((uint8_t *)clashes[f])[i];
        }
        if (is_bound[f]) {
            bound[bound_count++] = f;
        }
    }
}

static void find_clashes(void) {
    for (unsigned f = 0; f < factor_count; f++) {
        for (unsigned g = 0; g < factor_count; g++) {
            for (unsigned v = 0; v < factors[f].count; v++) {
                for (unsigned w = 0; w < factors[g].count; w++) {
                    clashes[f][v][g][w] =
                        (uint8_t)(clash_one_way(f, v, g, w) || clash_one_way(g, w, f, v));
                }
            }
        }
    }
    players_at = find_factor("players");
    spiral = find_setting("layout", "spiral");
    new_shores = find_setting("scenario", "new_shores");
    no_scenario = find_setting("scenario", "none");
    mixed = find_setting("outlines", "mixed");
    no_seafarers = find_setting("seafarers", "off");
    recruiting = find_setting("recruit_at_sea", "on");
    stages = find_setting("landing_stages", "on");
    scarcity = find_setting("scarcity", "on");
    one_removed = find_setting("scarcity_removed", "1");
    find_bound();
}

/* What three settings exclude: letters of New Shores are for five and six; there is no sea to mix
 * on the base boards, nor to recruit or to land at; one map has no token to take away (V4.1). */
static int clash_of_three(const option_row *row) {
    return (has(row, spiral) && has(row, new_shores) && row->choice[players_at] != OPEN &&
            factors[players_at].values[row->choice[players_at]][0] < '5') ||
           (has(row, scarcity) && has(row, one_removed) && row->choice[FACTOR_MAP] == MAP_SEA_61) ||
           (has(row, mixed) && has(row, no_scenario) && row->choice[FACTOR_MAP] == MAP_BUILTIN) ||
           ((has(row, recruiting) || has(row, stages)) && has(row, no_scenario) &&
            has(row, no_seafarers));
}

static int fits(const option_row *row, unsigned f, unsigned v) {
    for (unsigned i = 0; i < bound_count; i++) {
        unsigned g = bound[i];
        if (g != f && row->choice[g] != OPEN && clashes[f][v][g][row->choice[g]]) {
            return 0;
        }
    }
    return 1;
}

/* Whether open factors can be filled, from the `from`-th bound one on, such that all go with each
 * other. */
static int can_fill(option_row *row, unsigned from) {
    while (from < bound_count && row->choice[bound[from]] != OPEN) {
        from++;
    }
    if (clash_of_three(row)) {
        return 0;
    }
    int can = from == bound_count;
    if (!can) {
        unsigned f = bound[from];
        for (unsigned v = 0; !can && v < factors[f].count; v++) {
            if (fits(row, f, v)) {
                row->choice[f] = (uint8_t)v;
                can = can_fill(row, from + 1);
            }
        }
        row->choice[f] = OPEN;
    }
    return can;
}

/* Whether a value of an open factor goes with the row so far, and with some values of the rest. */
static int can_take(const option_row *row, unsigned f, unsigned v) {
    option_row with = *row;
    with.choice[f] = (uint8_t)v;
    return fits(row, f, v) && can_fill(&with, 0);
}

/* --- pairs --- */

typedef uint8_t pair_set[MAX_FACTORS][MAX_VALUES][MAX_FACTORS][MAX_VALUES];
static pair_set missing;

static unsigned fill_missing(void) {
    unsigned n = 0;
    memset(missing, 0, sizeof missing);
    for (unsigned f = 0; f < factor_count; f++) {
        for (unsigned g = f + 1; g < factor_count; g++) {
            for (unsigned v = 0; v < factors[f].count; v++) {
                for (unsigned w = 0; w < factors[g].count; w++) {
                    option_row row;
                    memset(&row, OPEN, sizeof row);
                    row.choice[f] = (uint8_t)v;
                    int can = can_take(&row, g, w);
                    missing[f][v][g][w] = missing[g][w][f][v] = (uint8_t)can;
                    n += (unsigned)can;
                }
            }
        }
    }
    return n;
}

/* Strikes off the pairs of a row. Returns how many these were. */
static unsigned strike(const option_row *row) {
    unsigned n = 0;
    for (unsigned f = 0; f < factor_count; f++) {
        for (unsigned g = f + 1; g < factor_count; g++) {
            unsigned v = row->choice[f], w = row->choice[g];
            n += missing[f][v][g][w];
            missing[f][v][g][w] = missing[g][w][f][v] = 0;
        }
    }
    return n;
}

/* How many missing pairs a value would bring. */
static int gain(const option_row *row, unsigned f, unsigned v) {
    int n = 0;
    for (unsigned g = 0; g < factor_count; g++) {
        n += g == f || row->choice[g] == OPEN ? 0 : missing[f][v][g][row->choice[g]];
    }
    return n;
}

/* Fills the open factors in random order, each with the value that gains most; without `greedy`,
 * with any that fits. */
static void complete(option_row *row, catan_rng *rng, int greedy) {
    for (;;) {
        unsigned open[MAX_FACTORS], n = 0;
        for (unsigned f = 0; f < factor_count; f++) {
            if (row->choice[f] == OPEN) {
                open[n++] = f;
            }
        }
        if (n == 0) {
            return;
        }
        unsigned f = open[catan_rng_below(rng, n)];
        unsigned first = catan_rng_below(rng, factors[f].count);
        unsigned chosen_value = 0;
        int best = -1;
        for (unsigned i = 0; i < factors[f].count; i++) {
            unsigned v = (first + i) % factors[f].count;
            int here = gain(row, f, v);
            if (here > best && (greedy || best < 0) && (!is_bound[f] || can_take(row, f, v))) {
                best = here;
                chosen_value = v;
            }
        }
        if (best < 0) {
            fprintf(stderr, "no value of %s fits the others\n", factors[f].name);
            exit(1);
        }
        row->choice[f] = (uint8_t)chosen_value;
    }
}

static int first_missing(option_row *row) {
    for (unsigned f = 0; f < factor_count; f++) {
        for (unsigned g = f + 1; g < factor_count; g++) {
            for (unsigned v = 0; v < factors[f].count; v++) {
                for (unsigned w = 0; w < factors[g].count; w++) {
                    if (missing[f][v][g][w]) {
                        row->choice[f] = (uint8_t)v;
                        row->choice[g] = (uint8_t)w;
                        return 1;
                    }
                }
            }
        }
    }
    return 0;
}

unsigned option_rows(option_row rows[MAX_ROWS], uint64_t seed) {
    enum { CANDIDATES = 30 };
    catan_rng rng;
    unsigned count = 0;
    find_factors();
    catan_rng_seed(&rng, seed);
    fill_missing();
    memset(&rows[count++], 0, sizeof *rows); /* all defaults */
    strike(&rows[0]);
    for (;;) {
        option_row start, best, next;
        int most = -1;
        memset(&start, OPEN, sizeof start);
        if (!first_missing(&start)) {
            return count;
        }
        for (unsigned i = 0; i < CANDIDATES; i++) {
            int n = 0;
            next = start;
            complete(&next, &rng, 1);
            for (unsigned f = 0; f < factor_count; f++) {
                n += gain(&next, f, next.choice[f]);
            }
            if (n > most) {
                most = n;
                best = next;
            }
        }
        strike(&best);
        if (count == MAX_ROWS) {
            fprintf(stderr, "more rows than there is room for\n");
            exit(1);
        }
        rows[count++] = best;
    }
}

/* Takes a value of a factor, if there are such. */
static void take(option_row *row, const char *name, const char *value) {
    unsigned f = find_factor(name);
    for (unsigned v = 0; f < factor_count && v < factors[f].count; v++) {
        if (is(f, v, name, value)) {
            row->choice[f] = (uint8_t)v;
        }
    }
}

void option_random(option_row *row, catan_rng *rng) {
    const char *wanted = getenv("CATAN_PROPERTY_WITH");
    find_factors();
    memset(row, OPEN, sizeof *row);
    if (wanted != NULL) {
        take(row, wanted, "on");
    }
    complete(row, rng, 0);
}

/* A row with these settings, the rest open. Returns 0 if they do not go with each other. */
static int begin_row(option_row *row, const char *const settings[][2], unsigned count) {
    find_factors();
    memset(row, OPEN, sizeof *row);
    for (unsigned i = 0; i < count; i++) {
        take(row, settings[i][0], settings[i][1]);
    }
    option_row open = *row;
    for (unsigned f = 0; f < factor_count; f++) {
        if (row->choice[f] != OPEN && !fits(row, f, row->choice[f])) {
            return 0;
        }
    }
    return can_fill(&open, 0);
}

int option_random_with(option_row *row, const char *const settings[][2], unsigned count,
                       catan_rng *rng) {
    if (!begin_row(row, settings, count)) {
        return 0;
    }
    complete(row, rng, 0);
    return 1;
}

int option_fits(const char *const settings[][2], unsigned count) {
    option_row row;
    return begin_row(&row, settings, count);
}

unsigned option_config(catan_config *config, const option_row *row) {
    find_factors();
    catan_config_init(config, sizeof *config);
    for (unsigned f = 1; f < factor_count; f++) {
        const char *value = factors[f].values[row->choice[f]];
        char last[8];
        if (strcmp(value, "last") == 0) {
            snprintf(last, sizeof last, "%u", config->players - 1U);
            value = last;
        }
        if (catan_config_set(config, factors[f].name, value) != CATAN_OK) {
            fprintf(stderr, "%s: no such value: %s\n", factors[f].name, value);
            exit(1);
        }
    }
    return row->choice[FACTOR_MAP];
}

int option_covered(const option_row *rows, unsigned count, unsigned *pairs) {
    find_factors();
    *pairs = fill_missing();
    for (unsigned i = 0; i < count; i++) {
        strike(&rows[i]);
    }
    option_row any;
    return !first_missing(&any);
}
