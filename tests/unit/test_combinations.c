/* The table "What goes with what" (docs/rules/variants.md) against the library, both ways: each row
 * is refused with just its option and status, and what is in no row is not refused. */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <setjmp.h>
#include <cmocka.h>

#include "catan/catan.h"
#include "support/judge.h"
#include "support/rule.h"
#include "support/sketch.h"

/* What is known of a map, counted here. */
typedef struct facts {
    unsigned own, fewest, most, printed, letters, mixes, sea, ships, volcanoes, markets;
    int tokens, fixed, rare; /* numbers to draw, numbers that lie, those that markets take */
    int spare;               /* tokens that can go (V4.2) */
} facts;

typedef struct row {
    const char *setting, *with; /* how the line of the table begins, up to the second bar, and on */
    int (*applies)(const catan_config *c, const facts *f);
    char option[32];
    int32_t status;
} row;

static int at_sea(const catan_config *c) { return c->seafarers || c->scenario; }

#define APPLIES(name, condition)                                                                   \
    static int name(const catan_config *c, const facts *f) {                                       \
        (void)c;                                                                                   \
        (void)f;                                                                                   \
        return (condition);                                                                        \
    }
static int removed(const catan_config *c, const facts *f) {
    int wanted = c->scarcity_removed ? c->scarcity_removed : f->tokens / 3;
    return c->scarcity ? wanted : 0;
}
static int left(const catan_config *c, const facts *f) {
    return f->tokens + f->fixed - removed(c, f) - (int)(f->volcanoes + f->markets);
}
static int erupting(const catan_config *c, const facts *f) {
    return c->volcanoes && !f->volcanoes ? c->volcano_count : 0;
}
static int selling(const catan_config *c, const facts *f) {
    return c->market && !f->markets ? c->market_count : 0;
}
APPLIES(seat, c->first_player != CATAN_FIRST_BY_CHANCE && c->first_player >= c->players)
APPLIES(pairs, c->paired_turns && c->players < 5)
APPLIES(pairs_of_cities, c->paired_turns && c->cities_knights)
APPLIES(players, c->players<f->fewest || c->players> f->most)
APPLIES(unprinted, c->layout == CATAN_LAYOUT_BEGINNER && !f->printed)
APPLIES(unlettered, c->layout == CATAN_LAYOUT_SPIRAL && !f->letters)
APPLIES(scarce_layout,
        c->scarcity && (c->layout == CATAN_LAYOUT_BEGINNER || c->layout == CATAN_LAYOUT_SPIRAL))
APPLIES(unbalanced, c->balanced && c->layout != CATAN_LAYOUT_RANDOM &&
                        (c->layout != CATAN_LAYOUT_AUTO || (f->letters && !c->scarcity)))
APPLIES(scarce_balance, c->balanced && c->scarcity)
APPLIES(island_balance, c->balanced && c->scenario == CATAN_SCENARIO_ISLANDS)
APPLIES(unmixed, c->outlines == CATAN_OUTLINES_MIXED && !f->mixes)
APPLIES(two_maps, c->scenario && f->own)
APPLIES(ashore, !at_sea(c) && f->ships)
APPLIES(tactics, c->tactical_defence && !c->cities_knights)
APPLIES(recruits, c->recruit_at_sea && !c->cities_knights)
APPLIES(recruits_ashore, c->recruit_at_sea && c->cities_knights && !at_sea(c))
APPLIES(explorers, c->explorer_saboteur && !c->cities_knights)
APPLIES(stages, c->landing_stages && !at_sea(c))
APPLIES(dry_bridges, c->bridges && !f->sea)
APPLIES(dry_polders, c->polders && !f->sea)
APPLIES(no_volcanoes, !c->volcanoes && f->volcanoes)
APPLIES(no_market, !c->market && f->markets)
APPLIES(too_scarce,
        removed(c, f) > 0 && (f->tokens + f->fixed - removed(c, f) < 2 || removed(c, f) > f->spare))
APPLIES(too_hot, !too_scarce(c, f) && erupting(c, f) > left(c, f))
APPLIES(too_busy, !too_scarce(c, f) && selling(c, f) > 0 &&
                      (selling(c, f) > f->rare || erupting(c, f) + selling(c, f) > left(c, f)))

static row rows[] = {
    {"`first_player`", "fewer players", seat, "", 0},
    {"`paired_turns`", "fewer than 5", pairs, "", 0},
    {"`paired_turns`", "`cities_knights`", pairs_of_cities, "", 0},
    {"`players`", "a map for fewer or more", players, "", 0},
    {"`layout` at `beginner` |", "a map without a printed board", unprinted, "", 0},
    {"`layout` at `spiral`", "a map without letters", unlettered, "", 0},
    {"`layout` at `beginner` or `spiral`", "`scarcity`", scarce_layout, "", 0},
    {"`balanced`", "a map whose layouts", unbalanced, "", 0},
    {"`balanced`", "`scarcity`", scarce_balance, "", 0},
    {"`balanced`", "Four and Six Islands", island_balance, "", 0},
    {"`outlines` at `mixed`", "a map where no area", unmixed, "", 0},
    {"`scenario`", "a map of one's own", two_maps, "", 0},
    {"`seafarers` off, no scenario", "a map with fog", ashore, "", 0},
    {"`tactical_defence`", "`cities_knights` off", tactics, "", 0},
    {"`recruit_at_sea`", "`cities_knights` off", recruits, "", 0},
    {"`recruit_at_sea`", "`cities_knights` on, no Seafarers", recruits_ashore, "", 0},
    {"`explorer_saboteur`", "`cities_knights` off", explorers, "", 0},
    {"`landing_stages`", "no Seafarers", stages, "", 0},
    {"`bridges`", "a map without hexes of the sea", dry_bridges, "", 0},
    {"`polders`", "a map without hexes of the sea", dry_polders, "", 0},
    {"`volcanoes` off", "a map that names a volcano", no_volcanoes, "", 0},
    {"`market` off", "a map that names a market", no_market, "", 0},
    {"`scarcity_removed`, with `scarcity`", "fewer than 2 numbers", too_scarce, "", 0},
    {"`volcano_count`, with `volcanoes`", "fewer numbers", too_hot, "", 0},
    {"`market_count`, with `market`", "fewer numbers", too_busy, "", 0},
};
enum { ROWS = sizeof rows / sizeof *rows };

static int32_t status_named(const char *name, size_t length) {
    for (int32_t status = 0; status > -1000; status--) {
        const char *other = catan_status_name(status);
        if (strlen(other) == length && memcmp(other, name, length) == 0) {
            return status;
        }
    }
    return 1;
}

/* A line of the table: which row of this test it is, its option and its status. */
static void read_row(const char *line, unsigned *seen) {
    const char *second = strstr(line, " | "), *third = second ? strstr(second + 3, " | `") : NULL;
    unsigned found = 0;
    assert_non_null(third);
    for (unsigned i = 0; i < ROWS; i++) {
        row *r = &rows[i];
        if (strncmp(line + 2, r->setting, strlen(r->setting)) == 0 &&
            strncmp(second + 3, r->with, strlen(r->with)) == 0 && r->option[0] == '\0') {
            const char *option = third + 4, *status = strstr(third, "`: `");
            assert_non_null(status);
            snprintf(r->option, sizeof r->option, "%.*s", (int)(status - option), option);
            r->status = status_named(status + 4, strcspn(status + 4, "`"));
            found++;
            ++*seen;
            break;
        }
    }
    if (found != 1 || strstr(line, "CATAN_E_") == NULL) {
        fail_msg("no such row in the test: %s", line);
    }
}

static int read_table(void **state) {
    (void)state;
    char path[1024], line[2000];
    unsigned inside = 0, seen = 0;
    snprintf(path, sizeof path, "%s/docs/rules/variants.md", getenv("CATAN_SOURCE_DIR"));
    FILE *file = fopen(path, "r");
    assert_non_null(file);
    while (fgets(line, sizeof line, file)) {
        inside = line[0] == '#' ? strcmp(line, "## What goes with what\n") == 0 : inside;
        if (inside && strncmp(line, "| ", 2) == 0 && strncmp(line, "| ---", 5) != 0 &&
            strncmp(line, "| setting ", 10) != 0) {
            read_row(line, &seen);
        }
    }
    assert_int_equal(fclose(file), 0);
    assert_int_equal(seen, ROWS);
    for (unsigned i = 0; i < ROWS; i++) {
        assert_in_range(-rows[i].status, 102, 199);
    }
    return 0;
}

static int is_rare(unsigned number) {
    return number == 2 || number == 3 || number == 4 || (number >= 10 && number <= 12);
}

/* What a map says, from its arrays alone. */
static facts facts_of(const catan_map *map, unsigned own) {
    facts f;
    unsigned fog_area = 99, open = 0, card_sea = 0, sea;
    memset(&f, 0, sizeof f);
    f.own = own;
    f.fewest = map->min_players ? map->min_players : 2;
    f.most = map->max_players ? map->max_players : 6;
    f.printed = map->printed;
    f.letters = map->letter_count != 0;
    for (uint32_t i = 0; i < map->hex_count; i++) {
        const catan_map_hex *hex = &map->hexes[i];
        int drawn = hex->terrain == CATAN_FROM_POOL, fog = hex->flags & CATAN_HEX_FOG;
        int drawn_number = hex->number == CATAN_FROM_POOL;
        unsigned number = drawn_number ? hex->printed_number : hex->number;
        fog_area = fog ? hex->area : fog_area;
        f.sea |= hex->terrain == CATAN_SEA || fog != 0;
        f.volcanoes += hex->terrain == CATAN_VOLCANO;
        f.markets += hex->terrain == CATAN_MARKET;
        card_sea |= drawn && !fog && map->printed && hex->printed_terrain == CATAN_SEA;
        f.tokens += drawn_number && map->printed && number != 0;
        f.fixed += !drawn_number && number != 0;
        f.rare += !fog && is_rare(number) && (hex->terrain < 8 || drawn);
    }
    for (uint32_t i = 0; i < map->terrain_pool_count; i++) {
        sea = map->terrain_pool[i].value == CATAN_SEA && map->terrain_pool[i].area != fog_area;
        open |= sea && !map->printed;
        card_sea |= sea;
    }
    for (uint32_t i = 0; i < map->number_pool_count; i++) {
        int drawn = map->number_pool[i].area != fog_area;
        f.tokens += drawn ? map->number_pool[i].count : 0;
        f.rare += drawn && is_rare(map->number_pool[i].value) ? map->number_pool[i].count : 0;
    }
    f.sea |= card_sea;
    f.mixes = card_sea;
    f.ships = open || fog_area != 99 || map->pirate;
    return f;
}

/* How many tokens can go: on the built-in maps all but those of islands, two each (New Shores for
 * three: the large one and two of the small; the others have a single hex with a number, or the
 * sum is of such). Where what is land is drawn nothing is told. */
static int most_removed(const catan_config *config, const facts *f, int drawn) {
    static const uint8_t most[7][3] = {/* up to three, four, more players */
                                       {16, 16, 26}, {14, 19, 28}, {12, 15, 20}, {10, 13, 20},
                                       {13, 17, 26}, {99, 99, 99}, {9, 15, 15}};
    unsigned size = config->players < 4 ? 0 : config->players == 4 ? 1 : 2;
    int known = f->own ? f->tokens - 2 : most[config->scenario][size];
    return drawn || known > f->tokens ? f->tokens : known;
}

/* The lines that the table foresees against those that the library tells: none too many, none too
 * few, the first one the status. @return how many rows apply */
static unsigned check(const catan_config *config, const catan_map *map) {
    char text[4000], line[200];
    facts f;
    catan_map used;
    catan_config four = *config;
    if (map == NULL) {
        four.players = config->scenario == CATAN_SCENARIO_SPECIALISTS && config->players > 4
                           ? 4
                           : config->players;
        assert_int_equal(catan_config_map(&used, sizeof used, &four), CATAN_OK);
    }
    f = facts_of(map ? map : &used, map != NULL);
    int32_t status = catan_config_check(text, sizeof text, config, map);
    unsigned foreseen = 0, found = 0;
    f.spare = most_removed(
        config, &f, f.mixes && (f.own ? !map->printed : config->outlines == CATAN_OUTLINES_MIXED));
    int blind = two_maps(config, &f) || players(config, &f); /* the map is not looked at then */
    f.ships |= config->outlines == CATAN_OUTLINES_MIXED && f.mixes;
    for (unsigned i = 0; i < ROWS; i++) {
        int of_map = strstr(rows[i].with, "a map") == rows[i].with ||
                     rows[i].status == CATAN_E_CONFIG_TOKENS || rows[i].applies == scarce_layout ||
                     rows[i].applies == island_balance;
        int self = rows[i].applies == (blind && two_maps(config, &f) ? two_maps : players);
        if (rows[i].applies(config, &f) && (!blind || !of_map || self)) {
            snprintf(line, sizeof line, "%s: %s\n", rows[i].option,
                     catan_status_text(rows[i].status));
            if (strstr(text, line) == NULL) {
                fail_msg("not told: %sbut: %s", line, text);
            }
            foreseen++;
        }
    }
    for (const char *at = text; *at != '\0'; at = strchr(at, '\n') + 1) {
        size_t length = (size_t)(strchr(at, '\n') + 1 - at);
        unsigned known = 0;
        for (unsigned i = 0; i < ROWS; i++) {
            snprintf(line, sizeof line, "%s: %s\n", rows[i].option,
                     catan_status_text(rows[i].status));
            if (strlen(line) == length && memcmp(line, at, length) == 0 &&
                rows[i].applies(config, &f)) {
                known = 1;
                status = found == 0 && rows[i].status == status ? CATAN_OK : status;
            }
        }
        if (!known) {
            fail_msg("in no row: %s", at);
        }
        for (const char *other = text; other != at; other = strchr(other, '\n') + 1) {
            assert_memory_not_equal(other, at, length); /* no line twice */
        }
        found++;
    }
    assert_int_equal(status, CATAN_OK); /* none, or what the first line says */
    assert_int_equal(found == 0, foreseen == 0);
    return foreseen;
}

/* --- all pairs --- */

typedef struct choice {
    const char *option;
    uint32_t value;
} choice;

static choice choices[200];
static unsigned choice_count;

static void set(catan_config *config, const choice *c) {
    catan_option o;
    char value[24];
    for (uint32_t i = 0; i < catan_option_count(); i++) {
        catan_option_describe(&o, sizeof o, i);
        if (strcmp(o.name, c->option) == 0) {
            break;
        }
    }
    snprintf(value, sizeof value, "%u", (unsigned)c->value);
    if (o.type != CATAN_OPTION_NUMBER) {
        const char *word = o.choices;
        for (uint32_t i = 0; i < c->value; i++) {
            word = strchr(word, ' ') + 1;
        }
        snprintf(value, sizeof value, "%.*s", (int)strcspn(word, " "), word);
    }
    assert_int_equal(catan_config_set(config, c->option, value), CATAN_OK);
}

/* Each option's values: all of them where they have names, else the largest and the smallest. */
static void find_choices(void) {
    for (uint32_t i = 0; i < catan_option_count(); i++) {
        catan_option o;
        assert_int_equal(catan_option_describe(&o, sizeof o, i), CATAN_OK);
        int number = o.type == CATAN_OPTION_NUMBER;
        if (strcmp(o.name, "players") == 0 || strcmp(o.name, "scenario") == 0 ||
            strcmp(o.name, "cities_knights") == 0) {
            continue;
        }
        for (uint32_t value = o.minimum; value <= o.maximum;
             value = number && value < o.maximum ? o.maximum : value + 1) {
            if (value != o.default_value) {
                choices[choice_count++] = (choice){o.name, value};
            }
        }
    }
    assert_in_range(choice_count, 50, 150);
}

static void test_pairs(void **state) {
    (void)state;
    RULE("M-3");
    RULE("M-4");
    RULE("V3.1");
    RULE("V4.1");
    RULE("V8.1");
    RULE("V11.1");
    RULE("V16.1");
    RULE("P-1");
    unsigned refused = 0, admitted = 0;
    find_choices();
    for (unsigned at = 0; at < 7 * 5 * 2; at++) {
        catan_config start;
        assert_int_equal(catan_config_init(&start, sizeof start), CATAN_OK);
        start.scenario = (uint8_t)(at / 10);
        start.players = (uint8_t)(2 + at / 2 % 5);
        start.cities_knights = at % 2;
#ifdef JUDGE_SLOW_BUILD
        if (at % 3 != 0) {
            continue;
        }
#endif
        for (unsigned a = 0; a < choice_count; a++) {
            catan_config first = start;
            set(&first, &choices[a]);
            for (unsigned b = a; b < choice_count; b++) {
                catan_config second = first;
                if (b > a && strcmp(choices[a].option, choices[b].option) == 0) {
                    continue;
                }
                set(&second, &choices[b]);
                unsigned rows_of = check(&second, NULL);
                refused += rows_of != 0;
                admitted += rows_of == 0;
            }
        }
    }
    assert_true(refused > 1000 && admitted > refused);
}

/* --- maps of one's own --- */

static sketch maps[8];

static void make_maps(void) {
    for (unsigned i = 0; i < 8; i++) {
        sketch *map = &maps[i];
        sketch_hexagon(map, 2);
        sketch_terrain(map, 0, CATAN_DESERT, 1);
        sketch_terrain(map, 0, CATAN_HILLS, i == 1 || i == 5 || i == 6 ? 17 : 18);
        sketch_number(map, 0, 5, 11);
        sketch_number(map, 0, 3, 5);
        sketch_number(map, 0, 9, i == 1 ? 1 : 2);
    }
    sketch_terrain(&maps[1], 0, CATAN_SEA, 1); /* where is drawn */
    for (int q = -4; q < 1; q++) {
        for (unsigned i = 2; i < 4; i++) {
            sketch_hex(&maps[i], q, 3, CATAN_SEA, 0, 0);
        }
        sketch_hex(&maps[4], q, 3, CATAN_FROM_POOL, CATAN_FROM_POOL, 1);
        maps[4].hexes[maps[4].map.hex_count - 1].flags = CATAN_HEX_FOG;
    }
    maps[1].map.max_players = 4;
    maps[3].map.pirate = 1;
    maps[3].map.pirate_r = 3;
    sketch_terrain(&maps[4], 1, CATAN_HILLS, 5);
    sketch_number(&maps[4], 1, 12, 5);
    maps[5].hexes[0].terrain = CATAN_VOLCANO;
    maps[6].hexes[0].terrain = CATAN_MARKET;
    maps[6].hexes[0].number = 4;
    maps[6].numbers[0].count = 10;
    maps[7].map.min_players = 3;
    maps[7].map.max_players = 4;
    for (unsigned i = 0; i < 8; i++) {
        assert_int_equal(catan_map_check(&maps[i].map), CATAN_OK);
    }
}

/* Sets of options that say more together, beside each option by itself. */
static const choice sets[][4] = {
    {{"scarcity", 1}, {"scarcity_removed", 15}, {"volcanoes", 1}, {"market", 1}},
    {{"scarcity", 1}, {"scarcity_removed", 16}, {"volcanoes", 1}, {"market", 1}},
    {{"scarcity", 1}, {"scarcity_removed", 17}, {"volcanoes", 1}, {"market", 1}},
    {{"scarcity", 1}, {"scarcity_removed", 16}, {"volcanoes", 1}, {"volcano_count", 3}},
    {{"scarcity", 1}, {"scarcity_removed", 13}, {"market", 1}, {"market_count", 6}},
    {{"market", 1}, {"market_count", 5}, {"volcanoes", 1}, {"volcano_count", 6}},
    {{"market", 1}, {"market_count", 6}, {"volcanoes", 1}, {"volcano_count", 6}},
    {{"bridges", 1}, {"polders", 1}, {"volcanoes", 1}, {"market", 1}},
    {{"bridges", 1}, {"landing_stages", 1}, {"seafarers", 1}, {"outlines", 1}},
    {{"scenario", 3}, {"volcanoes", 1}, {"balanced", 1}, {"layout", 2}},
};

static void test_own_maps(void **state) {
    (void)state;
    RULE("M-2");
    RULE("V4.1");
    RULE("V6.1");
    RULE("V10.1");
    unsigned refused[ROWS + 1] = {0};
    make_maps();
    for (unsigned at = 0; at < 9 * 5 * 2; at++) {
        catan_config start, config;
        const catan_map *map = at / 10 == 8 ? NULL : &maps[at / 10].map;
        assert_int_equal(catan_config_init(&start, sizeof start), CATAN_OK);
        start.players = (uint8_t)(2 + at / 2 % 5);
        start.cities_knights = at % 2;
        check(&start, map);
        for (unsigned i = 0; i < choice_count; i++) {
            config = start;
            set(&config, &choices[i]);
            refused[check(&config, map)]++;
        }
        for (unsigned i = 0; i < sizeof sets / sizeof *sets; i++) {
            config = start;
            for (unsigned k = 0; k < 4; k++) {
                set(&config, &sets[i][k]);
                refused[check(&config, map)]++;
            }
        }
    }
    assert_true(refused[0] && refused[1] && refused[2]);
}

/* What is admitted also lays its board. */
static void test_laid(void **state) {
    (void)state;
    RULE("M-5");
    for (unsigned scenario = 0; scenario < 7; scenario++) {
        for (uint8_t seats = 2; seats <= (scenario == 6 ? 4 : 6); seats++) {
            catan_config config;
            catan_layout layout;
            catan_rng rng;
            assert_int_equal(catan_config_init(&config, sizeof config), CATAN_OK);
            config.scenario = (uint8_t)scenario;
            config.players = seats;
            config.scarcity = config.volcanoes = config.market = config.bridges = 1;
            config.volcano_count = 2;
            config.buy_harbours = seats % 2;
            size_t size = (catan_game_size(&config, NULL) + 15) / 16 * 16;
            void *memory = aligned_alloc(16, size);
            catan_game *game;
            assert_int_equal(catan_game_init(&game, memory, size, &config, NULL), CATAN_OK);
            assert_int_equal(catan_rng_seed(&rng, seats), CATAN_OK);
            assert_int_equal(catan_layout_generate(&layout, sizeof layout, game, &rng), CATAN_OK);
            assert_int_equal(catan_layout_check(&layout, game), CATAN_OK);
            free(memory);
        }
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_pairs),
        cmocka_unit_test(test_own_maps),
        cmocka_unit_test(test_laid),
    };
    return cmocka_run_group_tests(tests, read_table, NULL);
}
