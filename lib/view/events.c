/* The events of the last move, cut to an observer: what the rules told, then what has changed. */
#include "catan/event.h"

#include <string.h>

#include "core/log.h"
#include "view/view.h"

typedef struct listing {
    catan_event *buffer;
    uint32_t capacity, count;
} listing;

static void add(listing *l, const catan_event *event) {
    if (l->count < l->capacity) {
        l->buffer[l->count] = *event;
    }
    l->count++;
}

static catan_event blank(unsigned kind, int seat, unsigned index) {
    catan_event event;
    memset(&event, 0, sizeof event);
    event.kind = (uint16_t)kind;
    event.seat = (int16_t)seat;
    event.other = CATAN_NOBODY;
    event.index = (uint16_t)index;
    event.place = CATAN_NO_PLACE;
    return event;
}

/* Nothing is left but what everybody may know of such an event (H-1 to H-3): who; that it was a
 * move of that kind; how many cards, and why; the colour of a progress card. */
static catan_event hidden(const catan_event *event) {
    catan_event cut = blank(event->kind, event->seat, 0);
    cut.other = event->other;
    cut.hidden = 1;
    switch (event->kind) {
    case CATAN_EVENT_MOVE:
        cut.move = (event->move & 0xff000000U) | CATAN_HIDDEN;
        break;
    case CATAN_EVENT_CARDS:
        cut.count = event->count;
        cut.value = event->value;
        break;
    case CATAN_EVENT_DREW:
    case CATAN_EVENT_RETURNED:
    case CATAN_EVENT_SPIED:
        cut.index = event->index;
        cut.value = CATAN_UNKNOWN;
        break;
    default:
        cut.value = CATAN_UNKNOWN;
        break;
    }
    return cut;
}

static void add_told(listing *l, const struct catan__log *log, int32_t observer) {
    for (uint32_t i = 0; i < log->used; i++) {
        catan_event event = log->entry[i].event;
        if (!catan__is_among(observer, log->entry[i].knowers)) {
            event = hidden(&log->entry[i].event);
        }
        add(l, &event);
    }
    if (log->dropped != 0) {
        catan_event event = blank(CATAN_EVENT_DROPPED, CATAN_NOBODY, 0);
        event.count = (uint16_t)(log->dropped < 0xffff ? log->dropped : 0xffff);
        add(l, &event);
    }
}

static void add_piece(listing *l, unsigned kind, const catan_piece *piece) {
    catan_event event = blank(kind, piece->owner, piece->kind);
    event.place = piece->place;
    event.place_kind = piece->place_kind;
    event.level = piece->level;
    event.state = piece->state;
    add(l, &event);
}

/* The order of catan_view_pieces(). */
static uint64_t order_of(const catan_piece *p) {
    return (uint64_t)p->kind << 48 | (uint64_t)(uint16_t)(p->owner + 16) << 32 |
           (uint64_t)p->place << 16 | (uint64_t)p->level << 8 | p->state;
}

/* Both lists ascend: those of the one that the other does not have. */
static void add_missing(listing *l, unsigned kind, const catan_piece *of, uint32_t count,
                        const catan_piece *other, uint32_t other_count) {
    uint32_t at = 0;
    for (uint32_t i = 0; i < count; i++) {
        while (at < other_count && order_of(&other[at]) < order_of(&of[i])) {
            at++;
        }
        if (at == other_count || order_of(&other[at]) != order_of(&of[i])) {
            add_piece(l, kind, &of[i]);
        }
    }
}

static void add_pieces(listing *l, const catan_game *game, const uint64_t *before,
                       const uint64_t *now) {
    catan_piece old_pieces[CATAN__MOST_PIECES], pieces[CATAN__MOST_PIECES];
    uint32_t old_count = catan__list_pieces(old_pieces, CATAN__MOST_PIECES, game, before);
    uint32_t count = catan__list_pieces(pieces, CATAN__MOST_PIECES, game, now);
    add_missing(l, CATAN_EVENT_REMOVED, old_pieces, old_count, pieces, count);
    add_missing(l, CATAN_EVENT_PLACED, pieces, count, old_pieces, old_count);
}

/* Hexes that have turned into something else. */
static void add_hexes(listing *l, const catan_game *game, const uint64_t *before,
                      const uint64_t *now) {
    for (unsigned h = 0; h < game->board.hexes; h++) {
        unsigned byte = catan__lane(now[game->hex_word + h / 8], h % 8);
        if (byte != catan__lane(before[game->hex_word + h / 8], h % 8)) {
            catan_event event = blank(CATAN_EVENT_BOARD, CATAN_NOBODY, 0);
            event.place = (uint16_t)h;
            event.place_kind = CATAN_PLACE_HEX;
            event.value = (int32_t)(byte & 15U);
            event.count = (uint16_t)(byte >> 4);
            add(l, &event);
        }
    }
}

enum { MOST_COUNTERS = 1024 };

static void add_counters(listing *l, const catan_game *game, const uint64_t *before,
                         const uint64_t *now, int32_t observer) {
    catan_counter old_counters[MOST_COUNTERS], counters[MOST_COUNTERS];
    uint32_t count = catan__list_counters(counters, MOST_COUNTERS, game, now, observer);
    catan__list_counters(old_counters, MOST_COUNTERS, game, before, observer);
    for (uint32_t i = 0; i < count && i < MOST_COUNTERS; i++) {
        if (counters[i].value != old_counters[i].value) {
            catan_event event = blank(CATAN_EVENT_COUNTER, counters[i].seat, counters[i].kind);
            event.count = counters[i].index;
            event.value = counters[i].value;
            add(l, &event);
        }
    }
}

static void add_last(listing *l, const catan_state *state) {
    int32_t actor = catan_actor(state);
    if (actor == CATAN_NOBODY) {
        catan_event event = blank(CATAN_EVENT_ENDED, CATAN_NOBODY, 0);
        event.value = catan_result(state);
        event.what = CATAN_NO_KIND;
        event.hex = CATAN_NO_PLACE;
        add(l, &event);
        return;
    }
    catan__asked asked = catan__what_is_asked(state->game, catan__words_const(state));
    catan_event event = blank(CATAN_EVENT_ASKED, actor, 0);
    event.value = catan_question(state);
    event.count = (uint16_t)asked.pending;
    event.waiting = (uint8_t)asked.waiting;
    event.accepted = (uint8_t)asked.accepted;
    event.countered = (uint8_t)asked.countered;
    event.other = asked.subject;
    event.index = asked.gate;
    event.place = asked.place;
    event.place_kind = asked.place_kind;
    event.level = asked.level;
    event.state = asked.state;
    event.what = asked.what;
    event.hex = asked.hex;
    add(l, &event);
}

uint32_t catan_events(const catan_state *state, int32_t observer, catan_event *buffer,
                      uint32_t capacity) {
    if (state == NULL || !catan__is_observer(state->game, observer) ||
        (buffer == NULL && capacity != 0) || state->log == NULL || !state->log->valid) {
        return 0;
    }
    listing l = {buffer, capacity, 0};
    uint64_t before[CATAN__MAX_WORDS], now[CATAN__MAX_WORDS];
    catan__mask_words(before, state->game, state->log->before, observer);
    catan__mask_words(now, state->game, catan__words_const(state), observer);
    add_told(&l, state->log, observer);
    add_hexes(&l, state->game, before, now);
    add_pieces(&l, state->game, before, now);
    add_counters(&l, state->game, before, now, observer);
    add_last(&l, state);
    return l.count;
}

/* Told: the move, the dice, a shortage; three corners a hex; cards to and from every seat several
 * times over. Changed: every hex, every piece removed and placed, every counter. */
uint32_t catan_max_events(const catan_game *game) {
    return game == NULL ? 0
                        : 4U * game->board.hexes + 64 + 2 * catan_max_pieces(game) +
                              catan_max_counters(game);
}
