/* The configuration: defaults, options by name, and every reason why one is refused. */
#include <string.h>

#include "core/sized.h"
#include "game/game.h"
#include "game/options.h"
#include "game/wishes.h"

size_t catan_config_size(void) { return sizeof(catan_config); }

int32_t catan_config_init(catan_config *config, size_t struct_size) {
    if (config == NULL) {
        return CATAN_E_ARGUMENT;
    }
    catan_config value;
    memset(&value, 0, sizeof value);
    for (uint32_t i = 0; i < catan__option_count(); i++) {
        catan__option_store(&value, catan__option_at(i), catan__option_at(i)->usual);
    }
    return catan__sized_out(config, struct_size, &value, sizeof value, sizeof value);
}

static const catan__option *find(const char *name) {
    size_t length = 0;
    while (name[length] != '\0') {
        length++;
    }
    return catan__option_find(name, length);
}

int32_t catan_config_set(catan_config *config, const char *option, const char *value) {
    catan_config checked;
    if (config == NULL || option == NULL || value == NULL) {
        return CATAN_E_ARGUMENT;
    }
    int32_t status = catan__config_take(&checked, config);
    if (status != CATAN_OK) {
        return status;
    }
    const catan__option *o = find(option);
    if (o == NULL) {
        return CATAN_E_OPTION_UNKNOWN;
    }
    size_t length = 0;
    uint32_t number = 0;
    while (length < CATAN__VALUE_MAX && value[length] != '\0') {
        length++;
    }
    status = catan__option_parse(&number, o, value, length);
    if (status == CATAN_OK) {
        catan__option_store(config, o, number);
    }
    return status;
}

int32_t catan_config_get(char *buffer, size_t capacity, const catan_config *config,
                         const char *option) {
    catan_config checked;
    char text[CATAN__VALUE_MAX];
    if ((buffer == NULL && capacity != 0) || config == NULL || option == NULL) {
        return CATAN_E_ARGUMENT;
    }
    int32_t status = catan__config_take(&checked, config);
    if (status != CATAN_OK) {
        return status;
    }
    const catan__option *o = find(option);
    if (o == NULL) {
        return CATAN_E_OPTION_UNKNOWN;
    }
    size_t length = catan__option_format(text, o, catan__option_value(&checked, o));
    if (length == 0) {
        return CATAN_E_OPTION_VALUE;
    }
    if (length >= capacity) {
        return CATAN_E_SIZE;
    }
    memcpy(buffer, text, length + 1);
    return CATAN_OK;
}

/* --- problems --- */

typedef struct report {
    char *buffer;
    size_t capacity, length;
    int32_t first;
} report;

static void append(report *r, const char *text) {
    for (; *text != '\0'; text++) {
        if (r->length + 1 < r->capacity) {
            r->buffer[r->length++] = *text;
        }
    }
}

static void problem(report *r, const char *option, int32_t status) {
    append(r, option);
    append(r, ": ");
    append(r, catan_status_text(status));
    append(r, "\n");
    r->first = r->first == CATAN_OK ? status : r->first;
}

static void tell(void *to, const char *option, int32_t status) { problem(to, option, status); }

/* With Seafarers, and whatever else wishes it, the base boards have their ring of sea (M-11). */
static const catan_map *builtin_map(const catan_config *c) {
    catan__wishes wishes;
    catan__wishes_of(&wishes, c);
    int ring = c->sea_frame || c->seafarers || wishes.sea;
    if (c->cities_knights && c->layout == CATAN_LAYOUT_BEGINNER && c->players <= 4 &&
        c->scenario == CATAN_SCENARIO_NONE) {
        return catan__map_of_cities(ring);
    }
    return catan__map_builtin(c->players, c->scenario, ring);
}

static int seats(const catan_map *map, unsigned players) {
    return players >= map->min_players && (map->max_players == 0 || players <= map->max_players);
}

/* A scenario has its own map (M-7); any other is good in itself and seats the players (M-2). */
static int32_t compile_map(const catan_config *c, const catan_map *map, const catan__wishes *wishes,
                           catan__board *board) {
    int32_t status = map != NULL ? catan_map_check(map) : CATAN_OK;
    const catan_map *used = map != NULL ? map : builtin_map(c);
    if (status == CATAN_OK && !seats(used, c->players)) {
        status = CATAN_E_CONFIG_PLAYERS;
    }
    if (status == CATAN_OK) {
        status = catan__board_compile(board, used, c->players, c->outlines);
        board->builtin = map == NULL;
        board->overlays = wishes->overlays;
        if (status == CATAN_OK && wishes->stock) {
            catan__board_stock(board);
        }
    }
    return status;
}

/* What a map asks of the other settings, and the settings of it (M-3, M-4, M-6). */
static void find_map_problems(report *r, const catan_config *c, const catan_map *map,
                              const catan__wishes *wishes, catan__board *board) {
    if (c->scenario != CATAN_SCENARIO_NONE && map != NULL) {
        problem(r, "scenario", CATAN_E_CONFIG_SCENARIO);
        return; /* it is not clear what the rest is about */
    }
    int32_t status = compile_map(c, map, wishes, board);
    if (status != CATAN_OK) {
        problem(r, status == CATAN_E_CONFIG_PLAYERS ? "players" : "map", status);
        return;
    }
    int laid = c->layout == CATAN_LAYOUT_SPIRAL || c->layout == CATAN_LAYOUT_BEGINNER;
    if ((c->layout == CATAN_LAYOUT_SPIRAL && !catan__board_spiral_possible(board)) ||
        (c->layout == CATAN_LAYOUT_BEGINNER && !catan__board_has_beginner(board)) ||
        (laid && wishes->laying.grouped)) {
        problem(r, "layout", CATAN_E_CONFIG_LAYOUT);
    }
    if (c->outlines == CATAN_OUTLINES_MIXED && !catan__board_mixes(board)) {
        problem(r, "outlines", CATAN_E_CONFIG_LAYOUT);
    }
    if (c->balanced &&
        catan__layout_mode(c, board, wishes->laying.grouped) != CATAN_LAYOUT_RANDOM) {
        problem(r, "balanced", CATAN_E_CONFIG_BALANCED);
    }
    if (c->balanced && c->scenario == CATAN_SCENARIO_ISLANDS) {
        problem(r, "balanced", CATAN_E_CONFIG_LAYOUT);
    }
    if (!catan__goes_to_sea(c) && (board->varied || board->pirate != CATAN__NO)) {
        problem(r, "seafarers", CATAN_E_CONFIG_SEAFARERS);
    }
    catan__object_to_map(c, board, (catan__objector){r, tell});
}

/* What the table "What goes with what" and M-3, M-4, X-8 refuse. */
static void find_problems(report *r, const catan_config *c, const catan_map *map,
                          catan__board *board) {
    for (uint32_t i = 0; i < catan__option_count(); i++) {
        const catan__option *o = catan__option_at(i);
        if (!catan__option_admits(o, catan__option_value(c, o))) {
            problem(r, o->name, CATAN_E_OPTION_VALUE);
        }
    }
    if (r->first != CATAN_OK) {
        return; /* the rest would speak of values that are none */
    }
    if (c->first_player != CATAN_FIRST_BY_CHANCE && c->first_player >= c->players) {
        problem(r, "first_player", CATAN_E_CONFIG_SEAT);
    }
    if (c->paired_turns && c->players < 5) {
        problem(r, "paired_turns", CATAN_E_CONFIG_PAIRED);
    }
    if (c->cities_knights && c->paired_turns) {
        problem(r, "cities_knights", CATAN_E_CONFIG_MODULE);
    }
    if (c->tactical_defence && !c->cities_knights) {
        problem(r, "tactical_defence", CATAN_E_CONFIG_CITIES);
    }
    if (c->recruit_at_sea && !(c->cities_knights && catan__goes_to_sea(c))) {
        problem(r, "recruit_at_sea",
                c->cities_knights ? CATAN_E_CONFIG_SEAFARERS : CATAN_E_CONFIG_CITIES);
    }
    catan__object_to_settings(c, (catan__objector){r, tell});
    catan__wishes wishes;
    catan__wishes_of(&wishes, c);
    if (c->balanced && wishes.laying.grouped) {
        problem(r, "balanced", CATAN_E_CONFIG_MODULE);
    }
    find_map_problems(r, c, map, &wishes, board);
}

int32_t catan__config_judge(char *buffer, size_t capacity, const catan_config *config,
                            const catan_map *map, catan__board *board) {
    report r = {buffer, buffer == NULL ? 0 : capacity, 0, CATAN_OK};
    catan_config checked;
    int32_t status = catan__config_take(&checked, config);
    if (status != CATAN_OK) {
        problem(&r, "config", status);
    } else {
        find_problems(&r, &checked, map, board);
    }
    if (r.capacity != 0) {
        r.buffer[r.length] = '\0';
    }
    return r.first;
}

int32_t catan_config_map(catan_map *out, size_t struct_size, const catan_config *config) {
    catan_config c;
    if (out == NULL || config == NULL) {
        return CATAN_E_ARGUMENT;
    }
    int32_t status = catan__config_take(&c, config);
    if (status != CATAN_OK) {
        return status;
    }
    if (c.players < 2 || c.players > CATAN_MAX_PLAYERS || c.scenario > CATAN_SCENARIO_SPECIALISTS ||
        !seats(builtin_map(&c), c.players)) {
        return CATAN_E_OPTION_VALUE;
    }
    return catan__sized_out(out, struct_size, builtin_map(&c), sizeof *out, sizeof *out);
}

int32_t catan_config_check(char *buffer, size_t capacity, const catan_config *config,
                           const catan_map *map) {
    if (config == NULL || (buffer == NULL && capacity != 0)) {
        return CATAN_E_ARGUMENT;
    }
    catan__board board; /* some 20 KB of stack: the price of finding every fault of a map */
    return catan__config_judge(buffer, capacity, config, map, &board);
}
