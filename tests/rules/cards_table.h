/* Progress cards in play: where they lie afterwards, what a question is about, whether two worlds
 * look alike. Include it behind cmocka.h.
 *
 *     table *t = logged(p);                      as ck_table(), with a log of events
 *     const char *before = table_line(t);
 *     play(t, "play_spy:s1 take_progress:crane");
 *     assert_under(t, "politics", "spy");        under that deck, the next to be drawn first
 *     assert_about(t, "s1 n12 2.1 pending:2");   what everybody is told of the question
 *     assert_back(t, 2, before);                 two moves taken back restore all of it
 *     assert_readable(t);                        its line is that of a sound position */
#ifndef TESTS_RULES_CARDS_TABLE_H
#define TESTS_RULES_CARDS_TABLE_H

#include "rules/knights_table.h"
#include "rules/observers.h"
#include "support/told.h"

static inline table *logged(pos *p) {
    table *t = ck_table(p);
    told_log(t, catan_max_events(t->game));
    return t;
}

/* The points that a seat has of Defender cards; all others have none unless said. */
static inline void defends(pos *p, uint32_t seat, unsigned count) {
    char text[8];
    sprintf(text, "%u", count);
    pos_seat_field(p, "defender", seat, text, "0");
}

/* --- where cards lie --- */

/* A field of the position as a text, "-" if it is not there. */
static inline const char *field_of(const table *t, const char *name) {
    char mark[WORD], *value = play_memory(WORD);
    snprintf(mark, sizeof mark, " %.60s=", name);
    const char *line = table_line(t), *at = strstr(line, mark);
    snprintf(value, WORD, "%.*s", at == NULL ? 1 : (int)strcspn(at + strlen(mark), " "),
             at == NULL ? "-" : at + strlen(mark));
    return value;
}
/* Under a deck lie these: "bishop spy". */
static inline void is_under(const table *t, const char *deck, const char *cards, const char *file,
                            int line) {
    char name[WORD], wanted[WORD];
    snprintf(name, sizeof name, "under_%.60s", deck);
    snprintf(wanted, sizeof wanted, "%s", *cards == '\0' ? "-" : cards);
    for (char *at = wanted; *at != '\0'; at++) {
        *at = (char)(*at == ' ' ? '+' : *at);
    }
    const char *found = field_of(t, name);
    if (strcmp(found, wanted) != 0) {
        play_fail(file, line, "under the deck of %s lie %s, expected %s", deck, found, wanted);
    }
}
#define assert_under(t, deck, cards) is_under(t, deck, cards, __FILE__, __LINE__)

/* Taking moves back restores the position that the line tells. */
static inline void is_back(table *t, unsigned moves, const char *before, const char *file,
                           int line) {
    play_back(t, moves, file, line);
    const char *now = table_line(t);
    if (strcmp(now, before) != 0) {
        play_fail(file, line, "taken back:\n%s\nnot\n%s", now, before);
    }
    uint64_t hash = catan_hash(t->state);
    table_read(t, before);
    assert_int_equal(catan_hash(t->state), hash);
}
#define assert_back(t, moves, before) is_back(t, moves, before, __FILE__, __LINE__)

/* The position is a sound one: its line is read, and is the same then. */
static inline void is_readable(const table *t, const char *file, int line) {
    table again = *t;
    const char *text = table_line(t);
    told_log(&again, 0);
    table_read(&again, text);
    if (strcmp(table_line(&again), text) != 0 || catan_hash(again.state) != catan_hash(t->state)) {
        play_fail(file, line, "read again:\n%s\nis not\n%s", table_line(&again), text);
    }
}
#define assert_readable(t) is_readable(t, __FILE__, __LINE__)

/* --- what is asked --- */

static inline void about_place(char *text, uint32_t kind, uint32_t place) {
    if (kind != CATAN_PLACE_NONE) {
        sprintf(text + strlen(text), " %c%u", "-hneb"[kind], place);
    }
}
/* What a question is about, as one observer is told it: the subject, a place, level and state of a
 * knight, a track, how many are pending, who is asked afterwards. */
static inline const char *about_text(const table *t, int32_t observer) {
    catan_view view;
    char *text = play_memory(128);
    assert_int_equal(catan_view_get(&view, sizeof view, t->state, observer), CATAN_OK);
    if (view.subject != CATAN_NOBODY) {
        sprintf(text, " s%d", view.subject);
    }
    about_place(text, view.place_kind, view.place);
    if (view.level != 0) {
        sprintf(text + strlen(text), " %u.%u", view.level, view.state);
    }
    if (view.gate != CATAN_FACE_NONE) {
        sprintf(text + strlen(text), " %s", catan_face_name(view.gate));
    }
    if (view.pending != 0) {
        sprintf(text + strlen(text), " pending:%u", view.pending);
    }
    if (view.waiting != 0) {
        sprintf(text + strlen(text), " more:%s", told_set(view.waiting));
    }
    return *text == '\0' ? text : text + 1;
}
/* The last event tells the same as the view's head. */
static inline void check_asked_event(const table *t, int32_t observer) {
    static catan_event events[TOLD_EVENTS];
    catan_view view;
    uint32_t n = catan_events(t->state, observer, events, TOLD_EVENTS);
    assert_int_equal(catan_view_get(&view, sizeof view, t->state, observer), CATAN_OK);
    if (n == 0) {
        return;
    }
    const catan_event *last = &events[n - 1];
    assert_int_equal(last->kind, CATAN_EVENT_ASKED);
    assert_int_equal(last->seat, view.actor);
    assert_int_equal(last->value, view.question);
    assert_int_equal(last->other, view.subject);
    assert_int_equal(last->place, view.place);
    assert_int_equal(last->place_kind, view.place_kind);
    assert_int_equal(last->level, view.level);
    assert_int_equal(last->state, view.state);
    assert_int_equal(last->index, view.gate);
    assert_int_equal(last->count, view.pending);
    assert_int_equal(last->waiting, view.waiting);
}
static inline void is_about(const table *t, const char *wanted, const char *file, int line) {
    int32_t all[CATAN_SEATS + 2] = {CATAN_SPECTATOR, CATAN_ALL_SEEING};
    is_readable(t, file, line);
    for (uint32_t seat = 0; seat < t->players; seat++) {
        all[2 + seat] = (int32_t)seat;
    }
    for (uint32_t i = 0; i < t->players + 2; i++) {
        const char *text = about_text(t, all[i]);
        if (strcmp(text, wanted) != 0) {
            play_fail(file, line, "%d is told that the question is about \"%s\", expected \"%s\"",
                      all[i], text, wanted);
        }
        check_asked_event(t, all[i]);
    }
}
#define assert_about(t, text) is_about(t, text, __FILE__, __LINE__)

/* --- who sees what --- */

static inline int views_alike(const table *one, const table *other, int32_t me) {
    static catan_counter a[1024], b[1024];
    uint32_t n = catan_view_counters(one->state, me, a, 1024);
    assert_in_range(n, 1, 1024);
    assert_int_equal(catan_view_counters(other->state, me, b, 1024), n);
    int hashes = catan_view_hash(one->state, me) == catan_view_hash(other->state, me);
    int counters = memcmp(a, b, n * sizeof *a) == 0;
    assert_false(hashes && !counters); /* what a view shows is in its hash */
    return hashes && counters;
}
static inline int told_alike(const table *one, const table *other, int32_t me) {
    static catan_event a[TOLD_EVENTS], b[TOLD_EVENTS];
    uint32_t n = catan_events(one->state, me, a, TOLD_EVENTS);
    uint32_t m = catan_events(other->state, me, b, TOLD_EVENTS);
    assert_in_range(n, 1, TOLD_EVENTS);
    return n == m && memcmp(a, b, n * sizeof *a) == 0;
}
/* What the observer may do, and why not. */
static inline int asked_alike(const table *one, const table *other, int32_t me) {
    catan_move x[200], y[200];
    uint32_t n = catan_view_moves(one->state, me, x, 200);
    if (catan_view_moves(other->state, me, y, 200) != n || memcmp(x, y, n * sizeof *x) != 0) {
        return 0;
    }
    for (uint32_t kind = 1; kind <= CATAN_MOVE_TAKE_HAND; kind++) {
        for (uint32_t argument = 0; argument < 80; argument++) {
            catan_move move = catan_move_make(kind, argument);
            if (catan_view_check(one->state, me, move) !=
                catan_view_check(other->state, me, move)) {
                return 0;
            }
        }
    }
    return strcmp(about_text(one, me), about_text(other, me)) == 0;
}
/* Two worlds that the observer cannot tell apart. */
static inline void are_alike(const table *one, const table *other, int32_t me, const char *file,
                             int line) {
    int views = views_alike(one, other, me), asked = asked_alike(one, other, me);
    if (!views || !asked) {
        play_fail(file, line, "%d can tell the worlds apart by %s:\n%s\n%s", me,
                  views ? "what may be done" : "the view", table_line(one), table_line(other));
    }
}
#define assert_alike(one, other, me) are_alike(one, other, me, __FILE__, __LINE__)
#define assert_told_alike(one, other, me)                                                          \
    do {                                                                                           \
        assert_alike(one, other, me);                                                              \
        assert_true(told_alike(one, other, me));                                                   \
    } while (0)
#define assert_seen_apart(one, other, me) assert_false(views_alike(one, other, me))

#endif
