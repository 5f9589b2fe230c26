/* Records of random games, full and as each observer sees them: played again they end in the same
 * position; what is hidden is hidden; cut off or changed they are refused with a status and nothing
 * changes. And maps as text.
 *
 *     records [--seconds S] [--seed N] [--long]
 *
 * --long: 300 games of each number of players, with and without trade and Cities & Knights, and at
 * least 100,000 changed records.
 */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "fuzz/mutate.h"
#include "fuzz/playable.h"
#include "property/maps.h"
#include "property/options.h"
#include "property/variant_starts.h"
#include "property/world.h"
#include "support/replay_record.h"

enum {
    RECORD = 1 << 20,
    LINE = 32768,
    STATUSES = 512,
    GAMES = 20,
    LONG_GAMES = 300,
    LONG_TRIES = 100000,
    TURNS = 300
};

static uint64_t games, plies, hidden, tried, accepted, maps, by_status[STATUSES];

typedef struct record {
    char *text;
    size_t length;
} record;

static record all, seen;

/* Where the next lines go; that they are as long as was told is looked at, too. */
static void add(const playable *p, record *to, size_t length) {
    MUST(p, length != 0 && to->length + length < RECORD);
    MUST(p, strlen(to->text + to->length) == length && to->text[to->length + length - 1] == '\n');
    to->length += length;
}

/* Plays a game to its end or some way on, and records it twice. */
static void play(playable *p, int32_t observer, uint32_t most, catan_rng *rng) {
    record *const both[] = {&all, &seen};
    const int32_t who[] = {CATAN_ALL_SEEING, observer};
    for (int i = 0; i < 2; i++) {
        record *r = both[i];
        r->length = 0;
        add(p, r, catan_record_begin(r->text, RECORD, p->state, who[i]));
        add(p, r, catan_record_tag(r->text + r->length, RECORD - r->length, "seed", "x y\tz"));
        add(p, r, catan_record_tag(r->text + r->length, RECORD - r->length, "empty", ""));
    }
    for (uint32_t ply = 1; ply <= most && catan_result(p->state) == CATAN_RUNNING; ply++) {
        catan_move move = catan_random_move(p->state, rng);
        for (int i = 0; i < 2; i++) {
            record *r = both[i];
            add(p, r,
                catan_record_move(r->text + r->length, RECORD - r->length, p->state, who[i], ply,
                                  move));
        }
        MUST(p, catan_apply_listed(p->state, move) == CATAN_OK);
        plies++;
    }
    for (int i = 0; i < 2; i++) {
        record *r = both[i];
        add(p, r, catan_record_end(r->text + r->length, RECORD - r->length, p->state));
    }
}

static void replay_full(const playable *p) {
    replayed r;
    uint32_t fault = 0;
    replay_begin(&r);
    int32_t status = replay_text(&r, all.text, all.length, &fault);
    if (status != CATAN_OK) {
        fprintf(stderr, "line %u: %s\n", (unsigned)fault, catan_status_name(status));
    }
    MUST(p, status == CATAN_OK && r.observer == CATAN_ALL_SEEING && r.hidden == 0 && r.tags == 2);
    MUST(p, r.result == catan_result(p->state) && catan_hash(r.state) == catan_hash(p->state));
    MUST(p, r.revision == catan_rule_revision());
    replay_free(&r);
}

/* Line by line the record of an observer is the full one, but for the observer and the masks. */
static void compare(const playable *p, int32_t observer) {
    const char *a = all.text, *b = seen.text;
    while (*a != '\0') {
        const char *a_end = strchr(a, '\n'), *b_end = strchr(b, '\n');
        MUST(p, a_end != NULL && b_end != NULL);
        const char *mask = strchr(b, '?');
        if (a_end - a == b_end - b && memcmp(a, b, (size_t)(a_end - a)) == 0) {
            MUST(p, mask == NULL || mask > b_end || observer == CATAN_ALL_SEEING);
        } else if (strncmp(a, "observer all", 12) == 0) {
            MUST(p, strncmp(b, "observer s", 10) == 0);
        } else {
            MUST(p, mask != NULL && mask + 1 == b_end && mask[-1] == ':' &&
                        memcmp(a, b, (size_t)(mask - b)) == 0);
            hidden++;
        }
        a = a_end + 1;
        b = b_end + 1;
    }
    MUST(p, *b == '\0');
}

/* It can be read, and played until something is hidden. */
static void replay_seen(const playable *p, int32_t observer) {
    replayed r;
    replay_begin(&r);
    MUST(p, replay_text(&r, seen.text, seen.length, NULL) == CATAN_OK && r.observer == observer);
    MUST(p, r.hidden != 0 || catan_hash(r.state) == catan_hash(p->state));
    replay_free(&r);
}

/* A line with something changed, in a block of just its length: a status, and what is accepted is
 * what was written so. */
static void try_line(const playable *p, const char *line, size_t length) {
    char *exact = malloc(length + 1);
    catan_record_line parsed, untouched;
    memcpy(exact, line, length);
    memset(&parsed, 0x5a, sizeof parsed);
    untouched = parsed;
    int32_t status = catan_record_parse(&parsed, sizeof parsed, p->game, exact, length);
    tried++;
    by_status[-status < STATUSES ? -status : 0]++;
    MUST(p, strcmp(catan_status_name(status), "CATAN_E_UNKNOWN") != 0);
    if (status != CATAN_OK) {
        MUST(p, memcmp(&parsed, &untouched, sizeof parsed) == 0);
    } else {
        accepted++;
        MUST(p, (uint64_t)parsed.text + parsed.length <= length);
    }
    free(exact);
}

/* Records cut off and changed: played as far as they go. */
static void change(const playable *p, catan_rng *rng, uint32_t times) {
    static char line[LINE];
    char *changed = malloc(all.length + LINE);
    for (uint32_t i = 0; i < times; i++) {
        size_t from = catan_rng_below(rng, (uint32_t)all.length), end;
        while (from > 0 && all.text[from - 1] != '\n') {
            from--;
        }
        for (end = from; all.text[end] != '\n'; end++) {
        }
        memcpy(line, all.text + from, end - from);
        line[end - from] = '\0';
        for (uint32_t k = catan_rng_below(rng, 3); k > 0; k--) {
            mutate(line, sizeof line, "s1 chance steal:? result tag map start", rng);
        }
        size_t length = catan_rng_below(rng, 4) == 0
                            ? catan_rng_below(rng, (uint32_t)strlen(line) + 1)
                            : strlen(line);
        try_line(p, line, length);
        if (i % 64 == 0) { /* and the whole record with it, cut off somewhere */
            replayed r;
            memcpy(changed, all.text, from);
            memcpy(changed + from, line, length);
            memcpy(changed + from + length, all.text + end, all.length - end);
            replay_begin(&r);
            int32_t status = replay_text(
                &r, changed, catan_rng_below(rng, (uint32_t)(from + length + all.length - end)),
                NULL);
            MUST(p, strcmp(catan_status_name(status), "CATAN_E_UNKNOWN") != 0);
            replay_free(&r);
        }
    }
    free(changed);
}

/* A map's text is the map's, and no other text is. */
static void check_map(const playable *p, const catan_map *map, catan_rng *rng) {
    static char text[LINE], again[LINE];
    catan_map back, kept;
    catan_map_room room;
    size_t where = 0, length = catan_map_format(text, sizeof text, map);
    MUST(p, length != 0 && length < sizeof text && length == strlen(text));
    MUST(p, catan_map_parse(&back, sizeof back, &room, text, &where) == CATAN_OK);
    MUST(p, catan_map_check(&back) == CATAN_OK);
    MUST(p, catan_map_format(again, sizeof again, &back) == length && strcmp(text, again) == 0);
    MUST(p, catan_game_map(&kept, sizeof kept, p->game) == CATAN_OK);
    MUST(p, catan_map_format(again, sizeof again, &kept) == length && strcmp(text, again) == 0);
    for (int i = 0; i < 60; i++) {
        static catan_map_room changed_room, untouched;
        catan_map changed;
        strcpy(again, text);
        for (uint32_t k = 1 + catan_rng_below(rng, 2); k > 0; k--) {
            mutate(again, sizeof again, text, rng);
        }
        memset(&changed_room, 0x5a, sizeof changed_room);
        untouched = changed_room;
        size_t size = strlen(again);
        int32_t status = catan_map_parse(&changed, sizeof changed, &changed_room, again, &where);
        if (status == CATAN_OK) {
            static char told[LINE];
            MUST(p,
                 catan_map_format(told, sizeof told, &changed) == size && strcmp(told, again) == 0);
        } else {
            MUST(p, where <= size);
            MUST(p, memcmp(&changed_room, &untouched, sizeof untouched) == 0);
        }
        maps++;
    }
}

/* A game, which begins with a position (null: its own beginning); not for longer than so many
 * plies. */
static void run_from(const catan_config *config, const catan_map *map, const char *position,
                     uint32_t most, catan_rng *rng, uint32_t changes) {
    playable p;
    if (!playable_make(&p, config, map, catan_rng_next(rng))) {
        return;
    }
    MUST(&p, position == NULL || catan_position_parse(p.state, position, NULL) == CATAN_OK);
    int32_t observer = (int32_t)catan_rng_below(rng, config->players + 1U);
    observer = position != NULL              ? CATAN_ALL_SEEING /* something is hidden by now */
               : observer == config->players ? CATAN_SPECTATOR
                                             : observer;
    play(&p, observer, most, rng);
    replay_full(&p);
    compare(&p, observer);
    replay_seen(&p, observer);
    change(&p, rng, changes);
    if (map != NULL) {
        check_map(&p, map, rng);
    }
    playable_free(&p);
    games++;
}

static void run(catan_config *config, const catan_map *map, catan_rng *rng, uint32_t changes) {
    config->max_turns = TURNS; /* for games that nobody wins soon */
    run_from(config, map, NULL, catan_rng_below(rng, 4) == 0 ? 300 : UINT32_MAX, rng, changes);
}

/* From a position of the optional rules. */
static void run_start(unsigned which, catan_rng *rng, uint32_t changes) {
    const char *position = variant_starts[which % variant_start_count].position;
    catan_config config;
    catan_config_parse(&config, sizeof config, position);
    run_from(&config, NULL, position, 300, rng, changes);
}

static void run_plain(unsigned which, catan_rng *rng, uint32_t changes) {
    catan_config config;
    catan_config_init(&config, sizeof config);
    config.players = (uint8_t)(2 + which % 5);
    config.trade = which / 5 % 2 == 0;
    config.cities_knights = which / 10 % 2;
    config.seafarers = which / 20 % 2;
    run(&config, NULL, rng, changes);
}

static void run_any(catan_rng *rng, uint32_t changes) {
    static sketch drawn;
    option_row row;
    catan_config config;
    option_random(&row, rng);
    unsigned map = option_config(&config, &row);
    run(&config, map_make(&drawn, map), rng, changes);
}

int main(int count, char **arguments) {
    test_arguments read = read_arguments(count, arguments);
    catan_rng rng;
    catan_rng_seed(&rng, read.seed);
    all.text = malloc(RECORD);
    seen.text = malloc(RECORD);
    unsigned most = read.is_long ? GAMES * LONG_GAMES : UINT32_MAX;
    for (unsigned i = 0; i < most && (read.is_long || i < GAMES || seconds_now() < read.seconds);
         i++) {
        run_plain(i, &rng, 100);
        run_any(&rng, 100);
        run_start(i, &rng, 20);
    }
    while (read.is_long && tried < LONG_TRIES) {
        run_any(&rng, 1000);
    }
    printf("records played again: ok, %" PRIu64 " games, %" PRIu64 " plies, %" PRIu64 " hidden\n",
           games, plies, hidden);
    printf("changed lines: ok, %" PRIu64 ", %" PRIu64 " accepted\n", tried, accepted);
    for (int i = 0; i < STATUSES; i++) {
        if (by_status[i] != 0) {
            printf("  %s: %" PRIu64 "\n", catan_status_name(-i), by_status[i]);
        }
    }
    printf("changed maps: ok, %" PRIu64 "\n", maps);
    free(all.text);
    free(seen.text);
    return 0;
}
