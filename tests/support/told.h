/* Events as short texts, so that a test can say what an observer is to be told. Include it behind
 * cmocka.h.
 *
 *     s0 roll                 seat 0 made this move; "chance steal:?"
 *     dice 8                  the dice
 *     h3 owes s0 grain:1      production of a hex
 *     short lumber            the bank is short of these kinds
 *     s1>bank ore:1 paid      cards and why; hidden ones are counted: "s1>s0 ?:1 stolen"
 *     s0 bought knight        or "?"
 *     s0 played plenty
 *     -s0 settlement n3       a piece removed; +s0 city n3: placed; "+robber h3": nobody's
 *     s0 hand.ore=2           a counter; "bank.ore=3", "s0 hand=2" of all kinds, "turn=3"; "?"
 *     ask s1 discard 4 more:s2  with what is pending; waiting, accepted, countered behind it
 *     h3 forest 10            a hex of the board, its terrain and its number
 *     face ship               the event die, as "dice 8 3+5" names its red and white die
 *     attack 4:3              the barbarians' strength and that of Catan
 *     s1 drew spy of politics    a progress card, or "?"
 *     s1 returned ? of trade     put under its deck
 *     s0 played_progress spy of politics
 *     s1>s0 ? of science spied   a progress card taken by a spy
 *     +s0 knight n12 1.4      with its level and its set of catan_knight_state
 *     over s1                 the end; "over draw"
 *     dropped 2
 */
#ifndef TESTS_SUPPORT_TOLD_H
#define TESTS_SUPPORT_TOLD_H

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "support/pos.h"
#include "support/words.h"

enum { TOLD_EVENTS = 512, TOLD_TEXT = 6000 };

/* Makes the table's state one with a log, of the same position. */
static inline void told_log(table *t, uint32_t events) {
    catan_layout layout = layout_info(t);
    catan_state *state = NULL;
    size_t size = catan_state_size(t->game, 1 << 16, events);
    void *memory = play_memory(size + 16);
    memory = (char *)memory + (16 - (uintptr_t)memory % 16) % 16;
    assert_int_equal(catan_state_init(&state, memory, size, t->game, &layout, 1 << 16, events),
                     CATAN_OK);
    assert_int_equal(catan_state_copy(state, t->state), CATAN_OK);
    t->state = state;
}

/* A table with a log that is long enough. */
static inline table *told_table(pos *p) {
    table *t = pos_table(p);
    told_log(t, catan_max_events(t->game));
    return t;
}

static inline const char *told_seat(int seat, char *text) {
    if (seat == CATAN_CHANCE || seat == CATAN_NOBODY) {
        return seat == CATAN_CHANCE ? "chance" : "bank";
    }
    sprintf(text, "s%d", seat);
    return text;
}

static inline const char *told_set(unsigned seats) {
    char *text = play_memory(32);
    size_t at = 0;
    for (int seat = 0; seat < 8; seat++) {
        if ((seats >> seat & 1) != 0) {
            at += (size_t)sprintf(text + at, "%ss%d", at == 0 ? "" : "+", seat);
        }
    }
    return text;
}

static inline const char *told_index(const table *t, uint32_t kind, uint32_t index) {
    char *text = play_memory(24);
    uint32_t domain = catan_counter_domain(t->game, kind);
    if (index == CATAN_TOTAL || domain == CATAN_DOMAIN_NONE) {
        return "";
    }
    if (domain == CATAN_DOMAIN_NUMBER) {
        sprintf(text, ".%u", (unsigned)index);
    } else if (domain == CATAN_DOMAIN_DICE_PAIR) {
        sprintf(text, ".%u+%u", (unsigned)(index / 6 + 1), (unsigned)(index % 6 + 1));
    } else if (domain == CATAN_DOMAIN_PROGRESS) {
        sprintf(text, ".%.20s",
                index >= CATAN_TOTAL_TRADE ? catan_track_name(index - CATAN_TOTAL_TRADE)
                                           : catan_progress_name(index));
    } else {
        sprintf(text, ".%s",
                domain == CATAN_DOMAIN_CARD ? catan_card_name(index)
                                            : catan_development_name(index));
    }
    return text;
}

static inline void told_one(const table *t, const catan_event *e, char *out) {
    char a[16], b[16], move[64];
    const char *seat = told_seat(e->seat, a), *other = told_seat(e->other, b);
    switch (e->kind) {
    case CATAN_EVENT_MOVE:
        assert_int_equal(catan_move_format(move, sizeof move, t->game, e->move), CATAN_OK);
        sprintf(out, "%s %s", seat, move);
        break;
    case CATAN_EVENT_DICE:
        sprintf(out, "dice %d", e->value);
        if (e->index != 0) {
            sprintf(out + strlen(out), " %u+%u", e->index, e->count);
        }
        break;
    case CATAN_EVENT_FACE:
        sprintf(out, "face %s", catan_face_name((uint32_t)e->value));
        break;
    case CATAN_EVENT_ATTACK:
        sprintf(out, "attack %u:%d", e->count, e->value);
        break;
    case CATAN_EVENT_DREW:
    case CATAN_EVENT_RETURNED:
    case CATAN_EVENT_PLAYED_PROGRESS:
        sprintf(out, "%s %s %s of %s", seat, catan_event_name(e->kind),
                e->value == CATAN_UNKNOWN ? "?" : catan_progress_name((uint32_t)e->value),
                catan_track_name(e->index));
        break;
    case CATAN_EVENT_SPIED:
        sprintf(out, "%s>%s %s of %s spied", seat, other,
                e->value == CATAN_UNKNOWN ? "?" : catan_progress_name((uint32_t)e->value),
                catan_track_name(e->index));
        break;
    case CATAN_EVENT_PRODUCTION:
        sprintf(out, "h%u owes %s %s", e->place, seat, play_counts_text(e->cards, play_card_names));
        break;
    case CATAN_EVENT_SHORTAGE:
        sprintf(out, "short");
        for (unsigned k = 0; k < 8; k++) {
            if (e->cards[k] != 0) {
                sprintf(out + strlen(out), " %s", play_card_names[k]);
            }
        }
        break;
    case CATAN_EVENT_CARDS:
        if (e->hidden) {
            sprintf(out, "%s>%s ?:%u %s", seat, other, e->count,
                    catan_reason_name((uint32_t)e->value));
        } else {
            sprintf(out, "%s>%s %s %s", seat, other, play_counts_text(e->cards, play_card_names),
                    catan_reason_name((uint32_t)e->value));
        }
        break;
    case CATAN_EVENT_BOUGHT:
    case CATAN_EVENT_PLAYED:
        sprintf(out, "%s %s %s", seat, catan_event_name(e->kind),
                e->value == CATAN_UNKNOWN ? "?" : catan_development_name((uint32_t)e->value));
        break;
    case CATAN_EVENT_PLACED:
    case CATAN_EVENT_REMOVED:
        sprintf(out, "%c%s%s%s", e->kind == CATAN_EVENT_PLACED ? '+' : '-',
                e->seat == CATAN_NOBODY ? "" : seat, e->seat == CATAN_NOBODY ? "" : " ",
                catan_piece_name(e->index));
        if (e->place != CATAN_NO_PLACE) {
            sprintf(out + strlen(out), " %c%u", "-hneb"[e->place_kind], e -> place);
        }
        if (e->kind == CATAN_EVENT_PLACED && e->level != 0) {
            sprintf(out + strlen(out), " %u.%u", e->level, e->state);
        }
        break;
    case CATAN_EVENT_COUNTER:
        sprintf(out, "%s%s%s%s=", e->seat == CATAN_NOBODY ? "" : seat,
                e->seat == CATAN_NOBODY ? "" : " ", catan_counter_name(e->index),
                told_index(t, e->index, e->count));
        sprintf(out + strlen(out), e->value == CATAN_UNKNOWN ? "?" : "%d", e->value);
        break;
    case CATAN_EVENT_ASKED:
        sprintf(out, "ask %s %s", seat, catan_question_name(e->value));
        if (e->count != 0) {
            sprintf(out + strlen(out), " %u", e->count);
        }
        static const char *const sets[] = {"more", "accepted", "countered"};
        const uint8_t seats[] = {e->waiting, e->accepted, e->countered};
        for (int i = 0; i < 3; i++) {
            if (seats[i] != 0) {
                sprintf(out + strlen(out), " %s:%s", sets[i], told_set(seats[i]));
            }
        }
        break;
    case CATAN_EVENT_ENDED:
        sprintf(out, "over %s", e->value == CATAN_DRAW ? "draw" : told_seat(e->value, b));
        break;
    case CATAN_EVENT_DROPPED:
        sprintf(out, "dropped %u", e->count);
        break;
    case CATAN_EVENT_BOARD:
        sprintf(out, "h%u %s %u", e->place, catan_terrain_name((uint32_t)e->value), e->count);
        break;
    default:
        fail_msg("an event of kind %u", e->kind);
    }
}

/* What was told: the events from one kind to another, with " | " between them. */
static inline const char *told_text(const table *t, int32_t observer, uint32_t first,
                                    uint32_t last) {
    static catan_event events[TOLD_EVENTS];
    char *text = play_memory(TOLD_TEXT), one[400];
    uint32_t n = catan_events(t->state, observer, events, TOLD_EVENTS);
    assert_in_range(n, 0, TOLD_EVENTS);
    for (uint32_t i = 0; i < n; i++) {
        uint32_t kind = events[i].kind;
        int is_change = kind == CATAN_EVENT_BOARD && last >= CATAN_EVENT_ENDED;
        int is_told = kind >= CATAN_EVENT_FACE && first <= CATAN_EVENT_MOVE;
        if ((kind >= first && kind <= last) || is_change || is_told) {
            told_one(t, &events[i], one);
            sprintf(text + strlen(text), "%s%s", text[0] == '\0' ? "" : " | ", one);
        }
    }
    return text;
}

static inline void told_is(const char *text, const char *wanted, const char *file, int line) {
    if (strcmp(text, wanted) != 0) {
        play_fail(file, line, "told: %s\nnot:  %s", text, wanted);
    }
}

/* What the rules tell: the move and what came of it. */
#define assert_told(t, observer, text)                                                             \
    told_is(told_text(t, observer, CATAN_EVENT_MOVE, CATAN_EVENT_PLAYED), text, __FILE__, __LINE__)
/* What has changed: pieces, counters, and what is asked now. */
#define assert_changed(t, observer, text)                                                          \
    told_is(told_text(t, observer, CATAN_EVENT_PLACED, CATAN_EVENT_ENDED), text, __FILE__, __LINE__)
/* All of it. */
#define assert_all_told(t, observer, text)                                                         \
    told_is(told_text(t, observer, 0, CATAN_EVENT_DROPPED), text, __FILE__, __LINE__)

#endif
