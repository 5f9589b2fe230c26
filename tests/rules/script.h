/* A game from a script: from a position, moves as texts. What is asked, what is open, what is done
 * and what comes of it make a transcript; every step is taken back and made again. Include it
 * behind cmocka.h.
 *
 *     static void script_told(const step *s, const catan_event *events, uint32_t n) { ... }
 *     script_open(opening, acts, ACTS);    plays all of it
 *     script_undo();                       takes it back, and plays it again
 *     script_close();
 */
#ifndef TESTS_RULES_SCRIPT_H
#define TESTS_RULES_SCRIPT_H

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "catan/catan.h"
#include "support/memory.h"
#include "support/words.h"

enum { MOVES = 256, STEPS = 200, LIST = 512, TALE = 1024, TEXT = 4096, EVENTS = 512 };
enum { TRANSCRIPT = 1 << 18, JOURNAL = 1 << 20 };

/* Some moves, with blanks between them, and what they are. */
typedef struct act {
    const char *title, *moves;
} act;

/* One decision; at the end of the script nothing is decided. */
typedef struct step {
    unsigned act; /* from 1 */
    int32_t actor, question;
    char move[WORD];
    char list[LIST], tale[TALE]; /* what is open, what came of it */
    catan_state *before;
} step;

static catan_game *game;
static catan_state *st, *other;
static catan_layout layout;
static step steps[STEPS];
static unsigned step_count;
static char transcript[TRANSCRIPT];

#ifndef SCRIPT_MAP /* the map, where it is one of the test's own */
#define SCRIPT_MAP NULL
#endif

/* Each step, with what is told of it (CATAN_ALL_SEEING). */
static void script_told(const step *s, const catan_event *events, uint32_t n);

static void add(char *to, size_t capacity, const char *form, ...)
    __attribute__((format(printf, 3, 4)));
static void add(char *to, size_t capacity, const char *form, ...) {
    size_t at = strlen(to);
    va_list arguments;
    va_start(arguments, form);
    int n = vsnprintf(to + at, capacity - at, form, arguments);
    va_end(arguments);
    assert_true(n >= 0 && (size_t)n < capacity - at);
}

/* "roll build_road:e1,e2", and with the weights of chance "steal:ore*1,wool*2". */
static void write_list(char *out, const catan_state *state) {
    catan_move moves[MOVES];
    uint32_t weights[MOVES], last = 0, n = catan_moves(state, moves, MOVES);
    uint32_t chances = catan_chance_weights(state, weights, MOVES);
    assert_true(n <= MOVES && chances == (catan_actor(state) == CATAN_CHANCE ? n : 0));
    *out = '\0';
    for (uint32_t i = 0; i < n; i++) {
        char text[WORD];
        assert_int_equal(catan_move_format(text, sizeof text, game, moves[i]), CATAN_OK);
        const char *argument = strchr(text, ':');
        int again = moves[i] >> 24 == last && argument != NULL;
        add(out, LIST, "%s%s", again ? "," : i == 0 ? "" : " ", again ? argument + 1 : text);
        if (chances != 0) {
            add(out, LIST, "*%u", weights[i]);
        }
        last = moves[i] >> 24;
    }
}

/* --- what is told --- */

static const char *seat_name(int32_t seat) {
    static const char *const names[] = {"s0", "s1", "s2", "s3"};
    return seat == CATAN_CHANCE ? "chance" : seat < 0 ? "-" : names[seat];
}

static void tell_cards(char *out, const uint8_t *cards) {
    for (uint32_t card = 0; card < 8; card++) {
        if (cards[card] != 0) {
            add(out, TALE, " %u %s", cards[card], catan_card_name(card));
        }
    }
}

static void tell_piece(char *out, const catan_event *e) {
    if (e->index == CATAN_PIECE_KNIGHT) {
        add(out, TALE, "; %s: knight %u.%u at n%u, %s", catan_event_name(e->kind), e->level,
            e->state, e->place, seat_name(e->seat));
    } else if (e->index != CATAN_PIECE_TURN && e->index != CATAN_PIECE_ACTIVE) {
        add(out, TALE, "; %s: %s", catan_event_name(e->kind), catan_piece_name(e->index));
        if (e->place != CATAN_NO_PLACE) {
            add(out, TALE, " at %c%u", e->place_kind == CATAN_PLACE_HEX ? 'h' : 'n', e->place);
        }
        add(out, TALE, ", %s", seat_name(e->seat));
    }
}

/* What came of a move; of counters only those of the landing. */
static void tell(char *out, const catan_event *e) {
    switch (e->kind) {
    case CATAN_EVENT_PRODUCTION:
        add(out, TALE, "; h%u owes %s", e->place, seat_name(e->seat));
        tell_cards(out, e->cards);
        break;
    case CATAN_EVENT_SHORTAGE:
        add(out, TALE, "; shortage:");
        for (uint32_t card = 0; card < 8; card++) {
            add(out, TALE, "%s%s", e->cards[card] != 0 ? " " : "",
                e->cards[card] != 0 ? catan_card_name(card) : "");
        }
        break;
    case CATAN_EVENT_CARDS:
        add(out, TALE, "; %s: %s > %s", catan_reason_name((uint32_t)e->value), seat_name(e->seat),
            seat_name(e->other));
        tell_cards(out, e->cards);
        break;
    case CATAN_EVENT_ATTACK:
        add(out, TALE, "; attack: %u against %d", e->count, (int)e->value);
        break;
    case CATAN_EVENT_DREW:
    case CATAN_EVENT_RETURNED:
        add(out, TALE, "; %s: %s %s", catan_event_name(e->kind), seat_name(e->seat),
            catan_progress_name((uint32_t)e->value));
        break;
    case CATAN_EVENT_PLACED:
    case CATAN_EVENT_REMOVED:
        tell_piece(out, e);
        break;
    case CATAN_EVENT_COUNTER:
        if (e->index == CATAN_COUNTER_BARBARIANS || e->index == CATAN_COUNTER_ROBBER_FREE) {
            add(out, TALE, "; %s %d", catan_counter_name(e->index), (int)e->value);
        }
        break;
    default:
        break;
    }
}

/* --- playing --- */

/* The text holds the whole position, the moves that are open included. */
static void check_text(const char *list) {
    static char text[TEXT], theirs[LIST];
    assert_in_range(catan_position_format(text, sizeof text, st), 1, sizeof text - 1);
    assert_int_equal(catan_position_parse(other, text, NULL), CATAN_OK);
    assert_true(catan_state_equal(st, other));
    assert_int_equal(catan_hash(st), catan_hash(other));
    write_list(theirs, other);
    assert_string_equal(theirs, list);
}

static void check_step(const step *s) {
    static char list[LIST];
    write_list(list, st);
    assert_string_equal(list, s->list);
    assert_int_equal(catan_actor(st), s->actor);
    assert_int_equal(catan_question(st), s->question);
    assert_true(catan_state_equal(st, s->before));
    assert_int_equal(catan_hash(st), catan_hash(s->before));
}

static void make(const step *s) {
    catan_move move;
    catan_move_info info;
    int32_t stranger = s->actor == 3 ? 0 : s->actor == CATAN_CHANCE ? 1 : CATAN_CHANCE;
    if (catan_move_parse(&move, game, s->move) != CATAN_OK) {
        fail_msg("not a move: %s", s->move);
    }
    assert_int_equal(catan_apply(st, stranger, move), CATAN_E_NOT_YOUR_TURN);
    int32_t status = catan_apply(st, s->actor, move);
    if (status != CATAN_OK) {
        fail_msg("%s: %s; open: %s", s->move, catan_status_name(status), s->list);
    }
    assert_int_equal(catan_move_describe(&info, sizeof info, move), CATAN_OK);
    assert_int_equal(catan_undo_reveals(st), info.chance);
}

static step *begin_step(unsigned in, const char *move) {
    assert_true(step_count < STEPS);
    step *s = &steps[step_count++];
    s->act = in;
    s->actor = catan_actor(st);
    s->question = catan_question(st);
    snprintf(s->move, sizeof s->move, "%s", move);
    assert_int_equal(catan_state_create(&s->before, &allocator, game, &layout, 0, 0), CATAN_OK);
    assert_int_equal(catan_state_copy(s->before, st), CATAN_OK);
    write_list(s->list, st);
    check_text(s->list);
    return s;
}

static void record_step(unsigned in, const char *move) {
    static catan_event events[EVENTS];
    step *s = begin_step(in, move);
    make(s);
    uint32_t n = catan_events(st, CATAN_ALL_SEEING, events, EVENTS);
    assert_in_range(n, 1, EVENTS);
    for (uint32_t i = 0; i < n; i++) {
        tell(s->tale, &events[i]);
    }
    script_told(s, events, n);
}

/* What is open is left out if it is just what is done, and at every roll but the first. */
static void write_step(const step *s, unsigned number, const act *acts) {
    static char text[TEXT];
    if (number == 1 || s->act != s[-1].act) {
        catan_position_format(text, sizeof text, s->before);
        add(transcript, TRANSCRIPT, "%s%u. %s\n%s\n", number == 1 ? "" : "\n", s->act,
            acts[s->act - 1].title, text);
    }
    add(transcript, TRANSCRIPT, "%3u %-6s %-16s %s\n", number, seat_name(s->actor),
        catan_question_name(s->question), s->move);
    if (s->question == CATAN_ASK_DICE && strstr(transcript, s->list) != NULL) {
        add(transcript, TRANSCRIPT, "        of: as before\n");
    } else if (strcmp(s->list, s->move) != 0) {
        add(transcript, TRANSCRIPT, "        of: %s\n", s->list);
    }
    if (*s->tale != '\0') {
        add(transcript, TRANSCRIPT, "        %s\n", s->tale + 2);
    }
}

static void begin_game(const char *opening) {
    catan_config config;
    catan_rng rng;
    size_t where = 0;
    catan_rng_seed(&rng, 1);
    assert_int_equal(catan_config_parse(&config, sizeof config, opening), CATAN_OK);
    assert_int_equal(catan_game_create(&game, &allocator, &config, SCRIPT_MAP), CATAN_OK);
    assert_int_equal(catan_layout_generate(&layout, sizeof layout, game, &rng), CATAN_OK);
    assert_int_equal(
        catan_state_create(&st, &allocator, game, &layout, JOURNAL, catan_max_events(game)),
        CATAN_OK);
    assert_int_equal(catan_state_create(&other, &allocator, game, &layout, 0, 0), CATAN_OK);
    int32_t status = catan_position_parse(st, opening, &where);
    if (status != CATAN_OK) {
        fail_msg("%s at %s", catan_status_name(status), opening + where);
    }
}

static void script_open(const char *opening, const act *acts, unsigned count) {
    char word[WORD];
    begin_game(opening);
    for (unsigned in = 1; in <= count; in++) {
        const char *moves = acts[in - 1].moves;
        while (play_word(&moves, word, sizeof word)) {
            record_step(in, word);
            write_step(&steps[step_count - 1], step_count, acts);
        }
    }
    begin_step(count, "");
}

static void script_close(void) {
    for (unsigned i = 0; i < step_count; i++) {
        catan_state_destroy(steps[i].before);
    }
    catan_state_destroy(other);
    catan_state_destroy(st);
    catan_game_destroy(game);
    step_count = 0;
    *transcript = '\0';
}

static void script_undo(void) {
    unsigned last = step_count - 1;
    assert_int_equal(catan_undo_depth(st), last);
    for (unsigned i = last; i-- > 0;) {
        assert_int_equal(catan_undo(st), CATAN_OK);
        check_step(&steps[i]);
        assert_int_equal(catan_undo_depth(st), i);
    }
    assert_int_equal(catan_undo(st), CATAN_E_NO_UNDO);
    for (unsigned i = 0; i < last; i++) {
        make(&steps[i]);
        check_step(&steps[i + 1]);
    }
}

#endif
