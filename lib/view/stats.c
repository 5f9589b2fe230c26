/* Counting what the events of a game tell. */
#include "catan/stats.h"

#include <string.h>

#include "catan/move.h"
#include "core/sized.h"
#include "view/view.h"

enum { REASONS = CATAN_REASONS, TOTALS = 16, PIECES = CATAN_PIECES, PLAYED = 32 };

int32_t catan_stats_init(catan_stats *stats, size_t struct_size) {
    if (stats == NULL) {
        return CATAN_E_ARGUMENT;
    }
    if (struct_size != sizeof *stats) {
        return CATAN_E_VERSION;
    }
    memset(stats, 0, sizeof *stats);
    stats->struct_size = (uint32_t)struct_size;
    stats->roller = CATAN_NOBODY;
    return CATAN_OK;
}

static catan_seat_stats *of_seat(catan_stats *stats, int seat) {
    return seat >= 0 && seat < CATAN_SEATS ? &stats->seat[seat] : NULL;
}

static void count_cards(catan_stats *stats, const catan_event *event) {
    catan_seat_stats *from = of_seat(stats, event->seat), *to = of_seat(stats, event->other);
    unsigned reason = (uint32_t)event->value < REASONS ? (unsigned)event->value : 0;
    for (unsigned k = 0; k < CATAN_CARD_KINDS; k++) {
        if (from != NULL) {
            from->lost[reason][k] += event->cards[k];
        }
        if (to != NULL) {
            to->gained[reason][k] += event->cards[k];
        }
    }
    if (from != NULL) {
        from->lost_hidden[reason] += event->hidden ? event->count : 0;
        from->trades += reason == CATAN_REASON_TRADE;
        from->bank_trades += reason == CATAN_REASON_BANK_TRADE;
    }
    if (to != NULL) {
        to->gained_hidden[reason] += event->hidden ? event->count : 0;
    }
}

static void count_of_seat(catan_seat_stats *seat, const catan_event *event) {
    switch (event->kind) {
    case CATAN_EVENT_MOVE:
        seat->offers += event->move >> 24 == CATAN_MOVE_OFFER_SEND;
        break;
    case CATAN_EVENT_BOUGHT:
        seat->bought++;
        break;
    case CATAN_EVENT_PLAYED:
        if ((uint32_t)event->value < PLAYED) {
            seat->played[event->value]++;
        }
        break;
    case CATAN_EVENT_DREW:
        seat->drawn++;
        break;
    case CATAN_EVENT_RETURNED:
        seat->returned++;
        break;
    case CATAN_EVENT_PLACED:
        seat->placed[event->index < PIECES ? event->index : 0]++;
        break;
    default:
        break;
    }
}

static void count_roll(catan_stats *stats, const catan_event *event) {
    unsigned total = (uint32_t)event->value < TOTALS ? (unsigned)event->value : 0;
    catan_seat_stats *roller = of_seat(stats, event->seat);
    stats->rolls[total]++;
    stats->roller = event->seat;
    if (roller != NULL) {
        roller->rolls[total]++;
    }
}

/* A turn begins when the main turn has a new number. */
static void count_turn(catan_stats *stats, const catan_event *event) {
    if (event->kind == CATAN_EVENT_COUNTER && event->index == CATAN_COUNTER_TURN) {
        stats->turns++;
    }
}

int32_t catan_stats_event(catan_stats *stats, const catan_event *event) {
    if (stats == NULL || event == NULL) {
        return CATAN_E_ARGUMENT;
    }
    if (stats->struct_size != sizeof *stats) {
        return CATAN_E_VERSION;
    }
    catan_seat_stats *seat = of_seat(stats, event->seat);
    stats->moves += event->kind == CATAN_EVENT_MOVE;
    stats->dropped += event->kind == CATAN_EVENT_DROPPED ? event->count : 0;
    count_turn(stats, event);
    if (event->kind == CATAN_EVENT_CARDS) {
        count_cards(stats, event);
    } else if (event->kind == CATAN_EVENT_DICE) {
        count_roll(stats, event);
    } else if (seat != NULL) {
        count_of_seat(seat, event);
    }
    return CATAN_OK;
}

int32_t catan_stats_move(catan_stats *stats, const catan_state *state, int32_t observer) {
    if (stats == NULL || state == NULL || !catan__is_observer(state->game, observer)) {
        return CATAN_E_ARGUMENT;
    }
    if (stats->struct_size != sizeof *stats) {
        return CATAN_E_VERSION;
    }
    enum { AT_ONCE = 1024 };
    catan_event events[AT_ONCE];
    uint32_t count = catan_events(state, observer, events, AT_ONCE);
    for (uint32_t i = 0; i < count && i < AT_ONCE; i++) {
        catan_stats_event(stats, &events[i]);
    }
    stats->dropped += count > AT_ONCE ? count - AT_ONCE : 0;
    return CATAN_OK;
}
