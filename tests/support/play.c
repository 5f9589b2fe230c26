#include "support/play.h"

#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>
#include <cmocka.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "support/words.h"

enum { TEXT = 8192, MOVES = 512, LAYOUT_SEED = 1, UNDO_BYTES = 1 << 16 };

/* --- memory: a chain of blocks, which the teardown walks --- */

typedef struct block {
    struct block *next;
    max_align_t content[];
} block;
static block *blocks;

void *play_memory(size_t size) {
    block *made = calloc(1, sizeof(block) + size);
    if (made == NULL) {
        play_fail(__FILE__, __LINE__, "no memory");
    }
    made->next = blocks;
    blocks = made;
    return made->content;
}

int play_teardown(void **unused) {
    (void)unused;
    while (blocks != NULL) {
        block *next = blocks->next;
        free(blocks);
        blocks = next;
    }
    return 0;
}

void play_fail(const char *file, int line, const char *form, ...) {
    char text[2 * TEXT];
    va_list arguments;
    va_start(arguments, form);
    vsnprintf(text, sizeof text, form, arguments);
    va_end(arguments);
    print_error("%s\n", text);
    _fail(file, line);
    abort(); /* not reached: _fail leaves the test */
}

/* --- tables --- */

static void fine(int32_t status, const char *what, const char *of) {
    if (status != CATAN_OK) {
        play_fail(__FILE__, __LINE__, "%s: %s (%s)", what, catan_status_name(status), of);
    }
}

void play_config(catan_config *out, const char *options) {
    char word[WORD];
    const char *text = options;
    fine(catan_config_init(out, sizeof *out), "catan_config_init", options);
    out->layout = CATAN_LAYOUT_BEGINNER;
    out->harbours = CATAN_HARBOURS_FIXED;
    while (play_word(&text, word, sizeof word)) {
        char *equals = strchr(word, '=');
        if (equals == NULL) {
            play_fail(__FILE__, __LINE__, "not an option and a value: %s", word);
        }
        *equals = '\0';
        fine(catan_config_set(out, word, equals + 1), "catan_config_set", word);
    }
}

static table *make_table(const catan_config *config, const catan_map *map,
                         const catan_layout *layout, const char *options) {
    table *t = play_memory(sizeof *t);
    char reasons[1024];
    catan_layout laid;
    catan_rng rng;
    fine(catan_config_check(reasons, sizeof reasons, config, map), options, reasons);
    size_t size = catan_game_size(config, map);
    fine(catan_game_init(&t->game, play_memory(size), size, config, map), "catan_game_init",
         options);
    fine(catan_rng_seed(&rng, LAYOUT_SEED), "catan_rng_seed", options);
    if (layout == NULL) {
        fine(catan_layout_generate(&laid, sizeof laid, t->game, &rng), "catan_layout_generate",
             options);
        layout = &laid;
    }
    size = catan_state_size(t->game, UNDO_BYTES, 0);
    fine(catan_state_init(&t->state, play_memory(size), size, t->game, layout, UNDO_BYTES, 0),
         "catan_state_init", options);
    t->players = catan_game_players(t->game);
    memcpy(t->total, table_info(t).bank, sizeof t->total);
    return t;
}

table *table_new(const char *options) { return table_laid(options, NULL); }

table *table_laid(const char *options, const catan_layout *layout) {
    catan_config config;
    play_config(&config, options);
    return make_table(&config, NULL, layout, options);
}

table *table_on_map(const char *options, const catan_map *map) {
    catan_config config;
    play_config(&config, options);
    config.layout = CATAN_LAYOUT_AUTO;
    return make_table(&config, map, NULL, options);
}

const char *table_line(const table *t) {
    size_t length = catan_position_format(NULL, 0, t->state);
    char *text = play_memory(length + 1);
    if (length == 0 || catan_position_format(text, length + 1, t->state) != length) {
        play_fail(__FILE__, __LINE__, "catan_position_format: no text");
    }
    return text;
}

int32_t table_refusal(table *t, const char *line, size_t *where) {
    int32_t status = catan_position_parse(t->state, line, where);
    if (status == CATAN_OK) {
        play_fail(__FILE__, __LINE__, "a position that should be refused is read: %s", line);
    }
    return status;
}

void table_read(table *t, const char *line) {
    size_t where = 0;
    int32_t status = catan_position_parse(t->state, line, &where);
    if (status != CATAN_OK) {
        play_fail(__FILE__, __LINE__, "catan_position_parse: %s at %zu: ...%.60s... in\n%s",
                  catan_status_name(status), where, line + where, line);
    }
}

/* --- moves --- */

static const char *move_text(const table *t, catan_move move) {
    char *text = play_memory(48);
    fine(catan_move_format(text, 48, t->game, move), "catan_move_format", "");
    return text;
}

catan_move play_move_of(const table *t, const char *text, const char *file, int line) {
    catan_move move = CATAN_MOVE_NONE;
    int32_t status = catan_move_parse(&move, t->game, text);
    if (status != CATAN_OK) {
        play_fail(file, line, "not a move: %s: %s", text, catan_status_name(status));
    }
    return move;
}

/* G-4: of each kind bank and hands hold together what they held at the start. */
static void check_total(const table *t, const char *behind, const char *file, int line) {
    catan_table_info info = table_info(t);
    for (unsigned kind = 0; kind < 8; kind++) {
        unsigned sum = info.bank[kind];
        for (uint32_t seat = 0; seat < t->players; seat++) {
            sum += seat_info(t, seat).hand[kind];
        }
        if (sum != t->total[kind]) {
            play_fail(file, line, "behind %s there are %u of card %s, not %u", behind, sum,
                      play_card_names[kind], t->total[kind]);
        }
    }
}

void play_moves(table *t, int32_t seat, const char *moves, const char *file, int line) {
    char word[WORD];
    while (play_word(&moves, word, sizeof word)) {
        int32_t status = catan_apply(t->state, seat, play_move_of(t, word, file, line));
        if (status != CATAN_OK) {
            play_fail(file, line, "%s by seat %d: %s (asked: %s, of %d)\n%s", word, seat,
                      catan_status_name(status), catan_question_name(catan_question(t->state)),
                      catan_actor(t->state), table_line(t));
        }
        check_total(t, word, file, line);
    }
}

static uint32_t list(const table *t, catan_move *moves) {
    uint32_t count = catan_moves(t->state, moves, MOVES);
    if (count > MOVES || count > catan_max_moves(t->game)) {
        play_fail(__FILE__, __LINE__, "%u moves are more than can be", count);
    }
    return count;
}

static int is_listed(const table *t, catan_move move) {
    catan_move moves[MOVES];
    uint32_t count = list(t, moves);
    for (uint32_t i = 0; i < count; i++) {
        if (moves[i] == move) {
            return 1;
        }
    }
    return 0;
}

void play_refused(table *t, int32_t seat, const char *move, int32_t status, const char *file,
                  int line) {
    catan_move asked = play_move_of(t, move, file, line);
    const char *before = table_line(t);
    int32_t told = catan_check(t->state, seat, asked), done = catan_apply(t->state, seat, asked);
    if (told != status || done != status) {
        play_fail(file, line, "%s by seat %d: check says %s, apply %s, expected %s\n%s", move, seat,
                  catan_status_name(told), catan_status_name(done), catan_status_name(status),
                  before);
    }
    if (strcmp(before, table_line(t)) != 0) {
        play_fail(file, line, "%s was refused, and yet\n%s\nbecame\n%s", move, before,
                  table_line(t));
    }
    if (status != CATAN_E_NOT_YOUR_TURN && is_listed(t, asked)) {
        play_fail(file, line, "%s is refused, and yet listed", move);
    }
}

void play_back(table *t, unsigned moves, const char *file, int line) {
    for (unsigned i = 0; i < moves; i++) {
        if (catan_undo(t->state) != CATAN_OK) {
            play_fail(file, line, "only %u of %u moves can be taken back", i, moves);
        }
    }
}

/* --- what is listed --- */

/* Adds the moves that one word stands for. */
static uint32_t expand(const table *t, const char *word, catan_move *moves, uint32_t count,
                       const char *file, int line) {
    char one[WORD];
    const char *colon = strchr(word, ':'), *part = colon;
    if (colon == NULL) {
        moves[count++] = play_move_of(t, word, file, line);
        return count;
    }
    do {
        size_t length = strcspn(++part, ","), letter = *part < '0' || *part > '9';
        const char *dash = memchr(part, '-', length);
        unsigned long from = strtoul(part + letter, NULL, 10);
        unsigned long to = dash != NULL ? strtoul(dash + 1 + letter, NULL, 10) : from;
        for (unsigned long i = from; i <= to && count < MOVES; i++) {
            int kind = (int)(colon + 1 - word);
            if (dash != NULL) {
                snprintf(one, sizeof one, "%.*s%.*s%lu", kind, word, (int)letter, part, i);
            } else {
                snprintf(one, sizeof one, "%.*s%.*s", kind, word, (int)length, part);
            }
            moves[count++] = play_move_of(t, one, file, line);
        }
        part += length;
    } while (*part == ',');
    return count;
}

static int by_number(const void *a, const void *b) {
    const catan_move *x = a, *y = b;
    return (*x > *y) - (*x < *y);
}

static uint32_t expand_all(const table *t, const char *text, catan_move *moves, const char *file,
                           int line) {
    char word[WORD];
    uint32_t count = 0;
    while (play_word(&text, word, sizeof word)) {
        count = expand(t, word, moves, count, file, line);
    }
    qsort(moves, count, sizeof *moves, by_number);
    return count;
}

static size_t note(char *text, size_t at, const char *sign, const char *what) {
    int wrote = at < TEXT ? snprintf(text + at, TEXT - at, " %s%s", sign, what) : 0;
    return at + (size_t)(wrote > 0 ? wrote : 0);
}

/* Both lists are sorted; says what is missing and what is too much. */
static void compare(const table *t, const catan_move *found, uint32_t n, const catan_move *expected,
                    uint32_t m, const char *file, int line) {
    char text[TEXT] = "";
    size_t at = 0;
    uint32_t i = 0, j = 0;
    for (uint32_t k = 0; k < n; k++) {
        int32_t status = catan_check(t->state, CATAN_ANYONE, found[k]);
        if ((k > 0 && found[k] <= found[k - 1]) || status != CATAN_OK) {
            play_fail(file, line, "listed, but out of order or illegal: %s: %s",
                      move_text(t, found[k]), catan_status_name(status));
        }
    }
    while (i < n || j < m) {
        if (j == m || (i < n && found[i] < expected[j])) {
            at = note(text, at, "+", move_text(t, found[i++]));
        } else if (i == n || expected[j] < found[i]) {
            at = note(text, at, "-", move_text(t, expected[j++]));
        } else {
            i++;
            j++;
        }
    }
    if (at != 0) {
        play_fail(file, line, "listed too much (+), missing (-):%s\n%s", text, table_line(t));
    }
}

void play_listed(const table *t, const char *moves, const char *file, int line) {
    catan_move found[MOVES], expected[MOVES];
    uint32_t n = list(t, found), m = expand_all(t, moves, expected, file, line);
    compare(t, found, n, expected, m, file, line);
}

void play_listed_of(const table *t, const char *kind, const char *arguments, const char *file,
                    int line) {
    catan_move all[MOVES], found[MOVES], expected[MOVES];
    char word[WORD];
    uint32_t n = 0, m = 0, count = list(t, all);
    for (uint32_t i = 0; i < count; i++) {
        if (strcmp(catan_move_kind_name(catan_move_kind_of(all[i])), kind) == 0) {
            found[n++] = all[i];
        }
    }
    if (*arguments != '\0') {
        int bare = strcmp(arguments, "yes") == 0;
        snprintf(word, sizeof word, "%s%s%s", kind, bare ? "" : ":", bare ? "" : arguments);
        m = expand_all(t, word, expected, file, line);
    }
    compare(t, found, n, expected, m, file, line);
}

void play_among(const table *t, const char *moves, int listed, const char *file, int line) {
    catan_move expected[MOVES];
    uint32_t count = expand_all(t, moves, expected, file, line);
    for (uint32_t i = 0; i < count; i++) {
        int32_t status = catan_check(t->state, CATAN_ANYONE, expected[i]);
        if (is_listed(t, expected[i]) != listed || (status == CATAN_OK) != listed) {
            play_fail(file, line, "%s should%s be listed; check says %s\n%s",
                      move_text(t, expected[i]), listed ? "" : " not", catan_status_name(status),
                      table_line(t));
        }
    }
}

void play_weighed(const table *t, const char *outcomes, const char *file, int line) {
    char text[TEXT] = "";
    catan_move moves[MOVES];
    uint32_t weights[MOVES];
    size_t at = 0;
    uint32_t n = list(t, moves), m = catan_chance_weights(t->state, weights, MOVES);
    if (catan_actor(t->state) != CATAN_CHANCE || n != m) {
        play_fail(file, line, "not chance, or %u moves with %u weights\n%s", n, m, table_line(t));
    }
    for (uint32_t i = 0; i < n; i++) {
        at += (size_t)sprintf(text + at, "%s%s=%u", i == 0 ? "" : " ", move_text(t, moves[i]),
                              weights[i]);
    }
    if (strcmp(text, outcomes) != 0) {
        play_fail(file, line, "chance: %s\nexpected %s", text, outcomes);
    }
}

void play_asked(const table *t, int32_t actor, const char *question, const char *file, int line) {
    const char *asked = catan_question_name(catan_question(t->state));
    if (catan_actor(t->state) != actor || strcmp(asked, question) != 0) {
        play_fail(file, line, "%s is asked of %d, expected %s of %d\n%s", asked,
                  catan_actor(t->state), question, actor, table_line(t));
    }
}

/* --- what is there --- */

catan_seat_info seat_info(const table *t, uint32_t seat) {
    catan_seat_info info;
    fine(catan_seat_get(&info, sizeof info, t->state, seat), "catan_seat_get", "");
    return info;
}

catan_table_info table_info(const table *t) {
    catan_table_info info;
    fine(catan_table_get(&info, sizeof info, t->state), "catan_table_get", "");
    return info;
}

catan_layout layout_info(const table *t) {
    catan_layout layout;
    fine(catan_layout_get(&layout, sizeof layout, t->state), "catan_layout_get", "");
    return layout;
}

unsigned route(const table *t, uint32_t seat) { return seat_info(t, seat).route; }

unsigned hand_size(const table *t, uint32_t seat) {
    catan_seat_info info = seat_info(t, seat);
    unsigned sum = 0;
    for (unsigned kind = 0; kind < 8; kind++) {
        sum += info.hand[kind];
    }
    return sum;
}

static void same_counts(const char *what, uint32_t seat, const uint8_t counts[8],
                        const char *expected, const char *const *names, const char *file,
                        int line) {
    uint8_t wanted[8];
    play_counts(wanted, expected, names);
    if (memcmp(counts, wanted, 8) != 0) {
        play_fail(file, line, "%s of seat %u: \"%s\", expected \"%s\"", what, seat,
                  play_counts_text(counts, names), expected);
    }
}

void play_hand(const table *t, uint32_t seat, const char *cards, const char *file, int line) {
    catan_seat_info info = seat_info(t, seat);
    same_counts("hand", seat, info.hand, cards, play_card_names, file, line);
}

void play_cards(const table *t, uint32_t seat, const char *cards, const char *file, int line) {
    catan_seat_info info = seat_info(t, seat);
    same_counts("development cards", seat, info.development, cards, play_development_names, file,
                line);
}

void play_bank(const table *t, const unsigned bank[5], const char *file, int line) {
    catan_table_info info = table_info(t);
    for (unsigned kind = 0; kind < 5; kind++) {
        if (info.bank[kind] != bank[kind]) {
            play_fail(file, line, "the bank holds %u %s, expected %u", info.bank[kind],
                      play_card_names[kind], bank[kind]);
        }
    }
}

void play_points(const table *t, uint32_t seat, unsigned all, unsigned open, const char *file,
                 int line) {
    catan_seat_info info = seat_info(t, seat);
    if (info.points != all || info.public_points != open) {
        play_fail(file, line, "seat %u has %u points, %u of them public; expected %u, %u", seat,
                  info.points, info.public_points, all, open);
    }
}

void play_supply(const table *t, uint32_t seat, const unsigned left[3], const char *file,
                 int line) {
    catan_seat_info info = seat_info(t, seat);
    if (info.roads != left[0] || info.settlements != left[1] || info.cities != left[2]) {
        play_fail(file, line,
                  "seat %u has %u roads, %u settlements, %u cities left; expected %u, %u, %u", seat,
                  info.roads, info.settlements, info.cities, left[0], left[1], left[2]);
    }
}

void play_awards(const table *t, int32_t road, int32_t army, const char *file, int line) {
    catan_table_info info = table_info(t);
    if (info.longest_road != road || info.largest_army != army) {
        play_fail(file, line, "longest road of %d, largest army of %d; expected %d, %d\n%s",
                  info.longest_road, info.largest_army, road, army, table_line(t));
    }
}

void play_building(const table *t, uint32_t node, int32_t seat, uint32_t building, const char *file,
                   int line) {
    uint32_t there = catan_node_building(t->state, node);
    int32_t owner = catan_node_owner(t->state, node);
    if (there != building || owner != seat) {
        play_fail(file, line, "on n%u stands %u of seat %d, expected %u of seat %d", node, there,
                  owner, building, seat);
    }
}
