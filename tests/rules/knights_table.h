/* Cities & Knights on the board of play.h (with 5 or 6 players: on the printed one of base 5-6).
 * Include it behind cmocka.h.
 *
 *     pos *p = ck("players=3");           seat 0 in action, nothing built, no barbarians yet
 *     knights(p, 1, "n12.2.1 n30.1.0");   node, level, set of catan_knight_state; who has a mighty
 *                                         one has politics 3, too
 *     progress(p, 0, "crane:1 spy:2");    the rest of the deck is worked out
 *     tracks(p, 0, 1, 0, 3);              trade, politics, science
 *     table *t = ck_table(p);
 *     roll(t, 3, 4, "ship");              red, white, event die
 *
 * All else is said by pos_field(): "robber_free", "1"; "walls", "n3+n9"; "barbarians", "6". */
#ifndef TESTS_RULES_KNIGHTS_TABLE_H
#define TESTS_RULES_KNIGHTS_TABLE_H

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "support/pos.h"
#include "support/words.h"

enum { TRADE, POLITICS, SCIENCE }; /* tracks, as catan_track */
enum { BASIC = 1, STRONG, MIGHTY };

#define ROAD "lumber:1 brick:1"
#define SETTLEMENT "lumber:1 brick:1 wool:1 grain:1"
#define CITY "grain:2 ore:3"

/* --- positions --- */

/* Options with the module's switch, on the board of the base game. */
static inline const char *ck_options(const char *options, catan_layout *laid) {
    char plain[128], *text = play_memory(512), *six = strstr(options, "players=");
    snprintf(plain, sizeof plain, "players=%c", six != NULL ? six[8] : '4');
    *laid = layout_info(table_new(plain));
    snprintf(text, 512, "%.400s cities_knights=on layout=random", options);
    return text;
}
static inline pos *ck(const char *options) {
    catan_layout laid;
    const char *all = ck_options(options, &laid);
    return pos_laid(all, &laid);
}
/* The start of a game, seat 0 first unless said otherwise. */
static inline table *ck_start(const char *options) {
    char text[256];
    catan_layout laid;
    snprintf(text, sizeof text, "first_player=0 %s", options);
    const char *all = ck_options(text, &laid);
    return table_laid(all, &laid);
}

static inline void knights(pos *p, uint32_t seat, const char *placed) {
    char text[WORD] = "";
    snprintf(text, sizeof text, "%s", *placed == '\0' ? "-" : placed);
    for (char *at = text; *at != '\0'; at++) {
        *at = (char)(*at == ' ' ? '+' : *at);
    }
    pos_seat_field(p, "knights_placed", seat, text, "-");
}

static inline unsigned progress_kind(const char *name) {
    unsigned kind = 0;
    while (kind < CATAN_PROGRESS_KINDS && strcmp(catan_progress_name(kind), name) != 0) {
        kind++;
    }
    if (kind == CATAN_PROGRESS_KINDS) {
        play_fail(__FILE__, __LINE__, "not a progress card: %s", name);
    }
    return kind;
}
/* Counts from "crane:1 spy:2". */
static inline void progress_counts(uint8_t counts[CATAN_PROGRESS_KINDS], const char *cards) {
    char word[WORD];
    memset(counts, 0, CATAN_PROGRESS_KINDS);
    while (play_word(&cards, word, sizeof word)) {
        char *colon = strchr(word, ':');
        if (colon == NULL) {
            play_fail(__FILE__, __LINE__, "not a card and a number: %s", word);
        }
        *colon = '\0';
        counts[progress_kind(word)] = (uint8_t)strtoul(colon + 1, NULL, 10);
    }
}
static inline const char *progress_text(const uint8_t counts[CATAN_PROGRESS_KINDS]) {
    char *text = play_memory(128);
    int last = CATAN_PROGRESS_KINDS;
    while (last > 0 && counts[last - 1] == 0) {
        last--;
    }
    strcpy(text, last == 0 ? "-" : "");
    for (int kind = 0; kind < last; kind++) {
        sprintf(text + strlen(text), "%s%u", kind == 0 ? "" : ".", counts[kind]);
    }
    return text;
}
static inline void progress(pos *p, uint32_t seat, const char *cards) {
    uint8_t counts[CATAN_PROGRESS_KINDS];
    progress_counts(counts, cards);
    pos_seat_field(p, "progress", seat, progress_text(counts), "-");
}
/* The shuffled deck holds exactly these; it must add up. */
static inline void progress_deck(pos *p, const char *cards) {
    uint8_t counts[CATAN_PROGRESS_KINDS];
    progress_counts(counts, cards);
    pos_field(p, "progress_deck", progress_text(counts));
}

static inline void tracks(pos *p, uint32_t seat, unsigned trade, unsigned politics,
                          unsigned science) {
    static const char *const names[] = {"trade_track", "politics_track", "science_track"};
    const unsigned levels[] = {trade, politics, science};
    for (int i = 0; i < 3; i++) {
        char text[8];
        sprintf(text, "%u", levels[i]);
        pos_seat_field(p, names[i], seat, text, "0");
    }
}

/* C-8, in the order of catan_progress. */
static const uint8_t all_progress[CATAN_PROGRESS_KINDS] = {2, 2, 2, 2, 1, 2, 1, 2, 2, 2, 2, 2, 2,
                                                           2, 2, 2, 3, 2, 1, 2, 2, 2, 2, 4, 6};

/* What is left for the deck when hands, what lies under the decks, and open cards are away. */
static inline void rest_of_progress(pos *p) {
    uint8_t left[CATAN_PROGRESS_KINDS];
    memcpy(left, all_progress, sizeof left);
    for (const char *at = pos_value(p, "progress"); *at != '\0';) {
        unsigned kind = 0;
        for (; *at != '/' && *at != '\0'; kind++) {
            char *end = NULL;
            unsigned long n = *at == '-' ? 0 : strtoul(at, &end, 10);
            left[kind] = (uint8_t)(left[kind] - n);
            at = *at == '-' ? at + 1 : end;
            at += *at == '.';
        }
        at += *at == '/';
    }
    static const char *const queues[] = {"under_trade", "under_politics", "under_science"};
    for (int i = 0; i < 3; i++) {
        for (const char *at = pos_value(p, queues[i]); *at != '\0' && *at != '-';) {
            char name[WORD];
            size_t length = strcspn(at, "+");
            snprintf(name, sizeof name, "%.*s", (int)length, at);
            left[progress_kind(name)]--;
            at += length + (at[length] == '+');
        }
    }
    if (*pos_value(p, "printer") != '\0') {
        left[CATAN_PROGRESS_PRINTER]--;
    }
    if (*pos_value(p, "constitution") != '\0') {
        left[CATAN_PROGRESS_CONSTITUTION]--;
    }
    const char *text = progress_text(left);
    pos_field(p, "progress_deck", strcmp(text, "-") == 0 ? "" : text);
}

/* Who has a mighty knight has the fortress (C-52). */
static inline void fortresses(pos *p) {
    const char *placed = pos_value(p, "knights_placed"), *levels = pos_value(p, "politics_track");
    for (uint32_t seat = 0; *placed != '\0'; seat++) {
        size_t length = strcspn(placed, "/"), digits = strcspn(levels, "/");
        const char *mighty = strstr(placed, ".3.");
        if (mighty != NULL && mighty < placed + length && (digits == 0 || *levels < '3')) {
            pos_seat_field(p, "politics_track", seat, "3", "0");
            levels = pos_value(p, "politics_track");
            for (uint32_t i = 0; i < seat; i++) {
                levels = strchr(levels, '/') + 1;
            }
            digits = 1;
        }
        placed += length + (placed[length] == '/');
        levels += digits + (levels[digits] == '/');
    }
}

static inline table *ck_table(pos *p) {
    fortresses(p);
    if (*pos_value(p, "progress_deck") == '\0') {
        rest_of_progress(p);
        table *t = pos_table(p);
        pos_field(p, "progress_deck",
                  ""); /* to be worked out again if the position is used again */
        return t;
    }
    return pos_table(p);
}

/* --- moves --- */

/* A whole roll, up to the first question behind it. */
#define roll(t, red, white, face)                                                                  \
    do {                                                                                           \
        char roll_text[64];                                                                        \
        sprintf(roll_text, "roll dice_pair:%d+%d event_die:%s", red, white, face);                 \
        play(t, roll_text);                                                                        \
    } while (0)

/* Ends turns, with a 2 and a ship each, until a seat is in action again. */
static inline void until_turn_of(table *t, int32_t seat) {
    do {
        play(t, "end_turn");
        roll(t, 1, 1, "ship");
    } while (catan_actor(t->state) != seat);
}

/* --- what is there --- */

/* The owner of a piece of a kind at a place: a seat or CATAN_NOBODY; -3 if there is none. */
enum { NO_SUCH_PIECE = -3 };
static inline int32_t piece_of(const table *t, uint32_t kind, uint32_t place) {
    static catan_piece pieces[CATAN_MAX_NODES + CATAN_MAX_EDGES];
    uint32_t n =
        catan_view_pieces(t->state, CATAN_ALL_SEEING, pieces, sizeof pieces / sizeof *pieces);
    for (uint32_t i = 0; i < n; i++) {
        if (pieces[i].kind == kind && pieces[i].place == place) {
            return pieces[i].owner;
        }
    }
    return NO_SUCH_PIECE;
}
static inline int is_wall(const table *t, uint32_t node) {
    return piece_of(t, CATAN_PIECE_WALL, node) != NO_SUCH_PIECE;
}
static inline int is_turned(const table *t, uint32_t node) {
    return piece_of(t, CATAN_PIECE_TURNED, node) != NO_SUCH_PIECE;
}
static inline unsigned walls_left(const table *t, uint32_t seat) {
    return seat_info(t, seat).walls;
}
static inline unsigned defenders(const table *t, uint32_t seat) {
    return seat_info(t, seat).defender;
}
static inline unsigned points(const table *t, uint32_t seat) { return seat_info(t, seat).points; }
static inline unsigned level_of(const table *t, uint32_t seat, uint32_t track) {
    return seat_info(t, seat).improvement[track];
}
/* Level and status (0 passive, 1 active) of the knight on a node, and whose it is. */
static inline void is_knight(const table *t, uint32_t node, int32_t seat, uint32_t level,
                             uint32_t active, const char *file, int line) {
    uint32_t its_level = 0, its_active = 0;
    int32_t owner = catan_node_knight(t->state, node, &its_level, &its_active);
    if (owner != seat || its_level != level || its_active != active) {
        play_fail(file, line, "on n%u: a knight of %d, level %u, active %u; expected %d, %u, %u",
                  node, owner, its_level, its_active, seat, level, active);
    }
}
#define assert_knight(t, node, seat, level, active)                                                \
    is_knight(t, node, seat, level, active, __FILE__, __LINE__)
#define assert_no_knight(t, node) is_knight(t, node, CATAN_NOBODY, 0, 0, __FILE__, __LINE__)
/* The state of the knight on a node: a set of catan_knight_state. */
static inline unsigned knight_state(const table *t, uint32_t node) {
    static catan_piece pieces[CATAN_MAX_NODES + CATAN_MAX_EDGES];
    uint32_t n =
        catan_view_pieces(t->state, CATAN_ALL_SEEING, pieces, sizeof pieces / sizeof *pieces);
    for (uint32_t i = 0; i < n; i++) {
        if (pieces[i].kind == CATAN_PIECE_KNIGHT && pieces[i].place == node) {
            return pieces[i].state;
        }
    }
    play_fail(__FILE__, __LINE__, "no knight on n%u", node);
}
/* Knights left in supply: basic, strong, mighty. */
static inline void has_knights_left(const table *t, uint32_t seat, const unsigned left[3],
                                    const char *file, int line) {
    catan_seat_info info = seat_info(t, seat);
    for (int i = 0; i < 3; i++) {
        if (info.knights_left[i] != left[i]) {
            play_fail(file, line, "seat %u has %u knights of level %d left, expected %u", seat,
                      info.knights_left[i], i + 1, left[i]);
        }
    }
}
#define assert_knights_left(t, seat, ...)                                                          \
    has_knights_left(t, seat, (const unsigned[3]){__VA_ARGS__}, __FILE__, __LINE__)
/* Exactly these progress cards: "crane:1 spy:2". */
static inline void has_progress(const table *t, uint32_t seat, const char *cards, const char *file,
                                int line) {
    uint8_t wanted[CATAN_PROGRESS_KINDS], held[CATAN_PROGRESS_KINDS];
    progress_counts(wanted, cards);
    assert_int_equal(catan_progress_hand(held, t->state, seat), CATAN_OK);
    if (memcmp(wanted, held, sizeof held) != 0) {
        play_fail(file, line, "seat %u holds progress cards %s, expected %s", seat,
                  progress_text(held), progress_text(wanted));
    }
}
#define assert_progress(t, seat, cards) has_progress(t, seat, cards, __FILE__, __LINE__)
static inline unsigned progress_held(const table *t, uint32_t seat) {
    uint8_t held[CATAN_PROGRESS_KINDS];
    unsigned sum = 0;
    assert_int_equal(catan_progress_hand(held, t->state, seat), CATAN_OK);
    for (int i = 0; i < CATAN_PROGRESS_KINDS; i++) {
        sum += held[i];
    }
    return sum;
}
/* Cards in the decks, those put under them included: trade, politics, science. */
static inline void has_decks(const table *t, const unsigned decks[3], const char *file, int line) {
    catan_table_info info = table_info(t);
    for (int i = 0; i < 3; i++) {
        if (info.decks[i] != decks[i]) {
            play_fail(file, line, "deck %d has %u cards, expected %u", i, info.decks[i], decks[i]);
        }
    }
}
#define assert_decks(t, ...) has_decks(t, (const unsigned[3]){__VA_ARGS__}, __FILE__, __LINE__)

#endif
