/* The side log: what the last move did, told by the rules while they play. Not part of the
 * position; a state without one is told nothing, at the cost of one test. */
#ifndef CATAN__LOG_H
#define CATAN__LOG_H

#include <string.h>

#include "catan/event.h"
#include "core/lanes.h"
#include "core/observer.h"
#include "core/state.h"

/* One event, and the seats that may know what is secret in it. */
typedef struct catan__logged {
    catan_event event;
    uint32_t knowers, spare;
} catan__logged;

struct catan__log {
    uint64_t *before; /* the position before the move */
    catan__logged *entry;
    uint32_t capacity, used;
    uint32_t dropped; /* events that found no room */
    uint32_t valid;   /* 1: of the move that led to this position */
};

/* Bytes of a log of so many events for positions of so many words; 0 events: none. */
static inline size_t catan__log_bytes(uint32_t words, uint32_t events) {
    return events == 0 ? 0
                       : sizeof(struct catan__log) + words * sizeof(uint64_t) +
                             (events + (size_t)1) * sizeof(catan__logged);
}

/* One more event; what finds no room is counted and written to a place that nobody reads. */
static inline catan_event *catan__log_add(struct catan__log *log, unsigned kind, int seat,
                                          uint32_t knowers) {
    /* the entry behind the last is for those */
    catan__logged *to = &log->entry[log->used];
    if (log->used < log->capacity) {
        log->used++;
    } else {
        log->dropped++;
    }
    memset(to, 0, sizeof *to);
    to->event.kind = (uint16_t)kind;
    to->event.seat = (int16_t)seat;
    to->event.other = CATAN_NOBODY;
    to->event.place = CATAN_NO_PLACE;
    to->knowers = knowers;
    return &to->event;
}

static inline void catan__log_lanes(catan_event *event, uint64_t lanes) {
    catan__lanes_bytes(event->cards, lanes);
    event->count = (uint16_t)catan__lanes_sum(lanes);
}

/* Cards go from one seat, or the bank (CATAN_NOBODY), to another. */
static inline void catan__log_cards(catan_state *st, int from, int to, uint64_t lanes,
                                    unsigned reason, uint32_t knowers) {
    if (CATAN__RARELY(st->log != NULL) && lanes != 0) {
        catan_event *event = catan__log_add(st->log, CATAN_EVENT_CARDS, from, knowers);
        event->other = (int16_t)to;
        event->value = (int32_t)reason;
        catan__log_lanes(event, lanes);
    }
}

/* An event of which only seat and value are to be told. */
static inline void catan__log_value(catan_state *st, unsigned kind, int seat, int32_t value,
                                    uint32_t knowers) {
    if (CATAN__RARELY(st->log != NULL)) {
        catan__log_add(st->log, kind, seat, knowers)->value = value;
    }
}

#endif
