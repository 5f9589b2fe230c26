/* Saves of random games, 2 to 6 players, with and without trade, the modules and the optional
 * rules, and of random options and maps: loaded into a game made of nothing but the save they play
 * on alike, ply by ply; cut off or with bits changed they are refused with a status and nothing
 * changes.
 *
 *     saves [--seconds S] [--seed N] [--long]
 *
 * --long: 300 games of each number of players, with and without trade and Cities & Knights, at each
 * of their plies saved, loaded and played on; and at least 100,000 changed saves. Else at one ply
 * in twenty.
 */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "fuzz/playable.h"
#include "property/maps.h"
#include "property/options.h"
#include "property/variant_starts.h"
#include "property/world.h"
#include "support/all_variants.h"
#include "support/save_sum.h"

enum { SAVE = 16384, ON = 200, STATUSES = 512, GAMES = 20, LONG_GAMES = 300, LONG_TRIES = 100000 };

static uint64_t games, plies, tried, whole_games, looks, by_status[STATUSES];

/* A game and a state made of nothing but a save. */
static void make_of(playable *p, const uint8_t *save, size_t size) {
    catan_config config;
    catan_map map;
    catan_map_room room;
    memset(p, 0, sizeof *p);
    MUST(p, catan_save_config(&config, sizeof config, save, size) == CATAN_OK);
    int32_t status = catan_save_map(&map, sizeof map, &room, save, size);
    MUST(p, status == CATAN_OK || status == CATAN_E_MAP_EMPTY);
    MUST(p, playable_make_game(p, &config, status == CATAN_OK ? &map : NULL));
}

static size_t save_of(const playable *p, uint8_t save[SAVE]) {
    size_t size = catan_save_write(save, SAVE, p->state);
    MUST(p, size != 0 && size <= SAVE);
    return size;
}

static void check_same(playable *from, playable *to) {
    static uint8_t save[SAVE], again[SAVE];
    MUST(from, catan_hash(from->state) == catan_hash(to->state));
    size_t size = save_of(from, save);
    MUST(from, save_of(to, again) == size && memcmp(save, again, size) == 0);
    MUST(to, catan_save_read(to->scratch, save, size) == CATAN_OK);
    MUST(to, catan_state_equal(to->scratch, to->state));
}

/* Both play the same moves, by the list of the one. */
static void play_on(playable *from, playable *to, catan_rng *rng) {
    for (int i = 0; i < ON && catan_result(from->state) == CATAN_RUNNING; i++) {
        catan_rng same = *rng;
        catan_move move = catan_random_move(from->state, rng);
        MUST(to, catan_random_move(to->state, &same) == move);
        MUST(from, catan_apply(from->state, CATAN_ANYONE, move) == CATAN_OK);
        MUST(to, catan_apply(to->state, CATAN_ANYONE, move) == CATAN_OK);
        check_same(from, to);
        plies++;
    }
}

/* What is accepted is saved so again, but for the revision of the rules, and can be played. */
static void check_accepted(playable *p, const uint8_t *bytes, size_t size, int sum) {
    enum { REVISION_AT = 16, REVISION = 4 };
    static uint8_t again[SAVE];
    catan_rng rng;
    MUST(p, sum && save_of(p, again) == size);
    memcpy(again + REVISION_AT, bytes + REVISION_AT, REVISION);
    save_sum(again, size);
    MUST(p, memcmp(again, bytes, size) == 0);
    catan_rng_seed(&rng, catan_hash(p->state));
    playable_run(p, &rng, 20);
}

/* Changed bytes, in a block of just their size: a status, and no change; the right sum again, that
 * the contents are looked at, too. */
static void try_changed(playable *p, const uint8_t *save, size_t size, int sum) {
    uint64_t before = catan_hash(p->state);
    uint32_t depth = catan_undo_depth(p->state);
    uint8_t *exact = malloc(size + 1);
    memcpy(exact, save, size);
    if (sum) {
        save_sum(exact, size);
    }
    int32_t status = catan_save_read(p->state, exact, size);
    catan_save_info info;
    catan_config config, untouched;
    memset(&config, 0x5a, sizeof config);
    untouched = config;
    int32_t described = catan_save_describe(&info, sizeof info, exact, size);
    MUST(p, described == CATAN_OK || described == status);
    MUST(p, strcmp(catan_status_name(status), "CATAN_E_UNKNOWN") != 0);
    MUST(p, catan_save_config(&config, sizeof config, exact, size) == CATAN_OK ||
                memcmp(&config, &untouched, sizeof config) == 0);
    if (status == CATAN_OK) {
        check_accepted(p, exact, size, sum);
    } else {
        MUST(p, catan_hash(p->state) == before && catan_undo_depth(p->state) == depth);
    }
    tried++;
    by_status[-status < STATUSES ? -status : 0]++;
    free(exact);
}

/* One bit in each byte, every length, and some wilder changes. */
static void change(playable *p, const uint8_t *save, size_t size, catan_rng *rng) {
    static uint8_t changed[SAVE];
    for (size_t i = 0; i < size; i++) {
        MUST(p, i % 8 != 0 || catan_save_read(p->state, save, size) == CATAN_OK);
        memcpy(changed, save, size);
        changed[i] ^= (uint8_t)(1U << catan_rng_below(rng, 8));
        try_changed(p, changed, size, 0);
        try_changed(p, save, i, 0);
        try_changed(p, changed, size, 1);
        changed[catan_rng_below(rng, (uint32_t)size)] = (uint8_t)catan_rng_below(rng, 9);
        try_changed(p, changed, size, 1);
    }
}

/* One game, which begins with a position (null: its own beginning): up to so many plies on it is
 * saved, loaded, and played on in both. */
static void play_from(const catan_config *config, const catan_map *map, const char *position,
                      uint32_t most, catan_rng *rng, int changes) {
    static uint8_t save[SAVE];
    playable from, to;
    if (!playable_make(&from, config, map, catan_rng_next(rng))) {
        return;
    }
    MUST(&from, position == NULL || catan_position_parse(from.state, position, NULL) == CATAN_OK);
    MUST(&from, catan_playout(from.state, rng, catan_rng_below(rng, most)) == CATAN_OK);
    size_t size = save_of(&from, save);
    make_of(&to, save, size);
    to.layout = from.layout;
    playable_make_states(&to);
    MUST(&to, catan_save_read(to.state, save, size) == CATAN_OK);
    MUST(&to, catan_undo_depth(to.state) == 0);
    check_same(&from, &to);
    play_on(&from, &to, rng);
    if (changes) {
        size = save_of(&to, save);
        change(&to, save, size, rng);
    }
    playable_free(&to);
    playable_free(&from);
    games++;
}

static void play(const catan_config *config, const catan_map *map, catan_rng *rng, int changes) {
    play_from(config, map, NULL, 700, rng, changes);
}

/* From a position of the optional rules. */
static void play_start(unsigned which, catan_rng *rng, int changes) {
    const char *position = variant_starts[which % variant_start_count].position;
    catan_config config;
    catan_config_parse(&config, sizeof config, position);
    play_from(&config, NULL, position, 100, rng, changes);
}

/* What is loaded from a save is the same, and so are both after 200 plies more. */
static void look(playable *from, playable *to, const catan_rng *rng) {
    static uint8_t save[SAVE];
    catan_rng one = *rng, other = *rng;
    MUST(to, catan_save_read(to->state, save, save_of(from, save)) == CATAN_OK);
    MUST(to, catan_state_equal(from->state, to->state));
    MUST(from, catan_state_copy(from->scratch, from->state) == CATAN_OK);
    MUST(from, catan_playout(from->scratch, &one, ON) == CATAN_OK);
    MUST(to, catan_playout(to->state, &other, ON) == CATAN_OK);
    MUST(to, catan_state_equal(from->scratch, to->state) && memcmp(&one, &other, sizeof one) == 0);
    looks++;
}

/* All of a game, looked at in one ply of so many. */
static void play_whole(const catan_config *config, catan_rng *rng, uint32_t one_of) {
    playable from, to;
    if (!playable_make(&from, config, NULL, catan_rng_next(rng))) {
        return;
    }
    to = from; /* the same game, with states of its own */
    playable_make_states(&to);
    for (int go_on = 1; go_on;) {
        if (catan_rng_below(rng, one_of) == 0) {
            look(&from, &to, rng);
        }
        go_on = catan_result(from.state) == CATAN_RUNNING;
        if (go_on) {
            catan_move move = catan_random_move(from.state, rng);
            MUST(&from, catan_apply_listed(from.state, move) == CATAN_OK);
        }
    }
    catan_state_destroy(to.state);
    catan_state_destroy(to.scratch);
    playable_free(&from);
    whole_games++;
}

/* The optional rules that go with the rest; such games may last long. */
static void add_variants(catan_config *config, unsigned which) {
    char name[40];
    for (const char *at = ALL_VARIANTS; *at != '\0'; at += strcspn(at, " "), at += *at == ' ') {
        snprintf(name, sizeof name, "%.*s", (int)strcspn(at, "="), at);
        catan_config_set(config, name, "on");
    }
    config->landing_stages = config->seafarers;
    config->explorer_saboteur = config->cities_knights;
    config->dice = which / 4 % 4;
    config->max_turns = 200;
}

static void config_plain(catan_config *config, unsigned which) {
    catan_config_init(config, sizeof *config);
    config->players = (uint8_t)(2 + which % 5);
    config->trade = which / 5 % 2 == 0;
    config->counter_offers = which % 3 == 0;
    config->cities_knights = which / 10 % 2;
    config->seafarers = which / 20 % 2;
    config->tactical_defence = config->cities_knights && which % 3 == 1;
    if (which % 4 == 3) {
        add_variants(config, which);
    }
}

static void play_plain(unsigned which, catan_rng *rng, int changes) {
    catan_config config;
    config_plain(&config, which);
    play(&config, NULL, rng, changes);
}

static void play_any(catan_rng *rng, int changes) {
    static sketch drawn;
    option_row row;
    catan_config config;
    option_random(&row, rng);
    unsigned map = option_config(&config, &row);
    play(&config, map_make(&drawn, map), rng, changes);
}

int main(int count, char **arguments) {
    test_arguments read = read_arguments(count, arguments);
    catan_rng rng;
    catan_rng_seed(&rng, read.seed);
    unsigned most = read.is_long ? GAMES * LONG_GAMES : UINT32_MAX;
    for (unsigned i = 0; i < most && (read.is_long || i < GAMES || seconds_now() < read.seconds);
         i++) {
        catan_config config;
        config_plain(&config, i);
        play_whole(&config, &rng, read.is_long ? 1 : 20);
        play_plain(i, &rng, i % 7 == 0);
        play_start(i, &rng, i % 7 == 3);
        if (i % 2 == 0) {
            play_any(&rng, i % 6 == 0);
        }
    }
    while (read.is_long && tried < LONG_TRIES) {
        play_any(&rng, 1);
    }
    printf("saved, loaded, played on: ok, %" PRIu64 " games, %" PRIu64 " plies\n", games, plies);
    printf("whole games: ok, %" PRIu64 " games, saved, loaded and played on at %" PRIu64 " plies\n",
           whole_games, looks);
    printf("changed saves: ok, %" PRIu64 "\n", tried);
    for (int i = 0; i < STATUSES; i++) {
        if (by_status[i] != 0) {
            printf("  %s: %" PRIu64 "\n", catan_status_name(-i), by_status[i]);
        }
    }
    return 0;
}
