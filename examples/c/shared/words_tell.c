/* What the last move did: the events, one by one. */
#include <stdlib.h>

#include "words_parts.h"

/* --- sentences --- */

void words_act(const telling *t, int32_t seat, const char *others, const char *you) {
    if (seat == t->w->observer) {
        text_add(t->out, "You %s", you);
    } else {
        text_add(t->out, "%s %s", words_name(t->w, seat), others);
    }
}

void words_end(const telling *t) { text_add(t->out, ".\n"); }

void words_say(const telling *t, int32_t seat, const char *others, const char *you) {
    words_act(t, seat, others, you);
    words_end(t);
}

uint32_t words_kind(const telling *t) {
    for (uint32_t i = 0; i < t->count; i++) {
        if (t->events[i].kind == CATAN_EVENT_MOVE) {
            return catan_move_kind_of(t->events[i].move);
        }
    }
    return CATAN_MOVE_NONE;
}

/* --- moves --- */

/* The bundle of an offer, as the observer sees it on the table. */
static void offered(uint8_t cards[CATAN_CARD_KINDS], const telling *t, uint32_t kind,
                    int32_t seat) {
    for (uint32_t k = 0; k < CATAN_CARD_KINDS; k++) {
        int32_t count = catan_view_count(t->state, t->w->observer, kind, seat, k);
        cards[k] = (uint8_t)(count > 0 ? count : 0);
    }
}

static void tell_offer(const telling *t, int32_t seat, uint32_t seats) {
    uint8_t give[CATAN_CARD_KINDS], want[CATAN_CARD_KINDS];
    catan_view view;
    catan_view_get(&view, sizeof view, t->state, t->w->observer);
    int counter = ((view.countered >> seat) & 1) != 0;
    offered(give, t, counter ? CATAN_COUNTER_COUNTER_GIVE : CATAN_COUNTER_OFFER_GIVE,
            counter ? seat : CATAN_NOBODY);
    offered(want, t, counter ? CATAN_COUNTER_COUNTER_WANT : CATAN_COUNTER_OFFER_WANT,
            counter ? seat : CATAN_NOBODY);
    words_act(t, seat, "offers ", "offer ");
    words_cards(t->out, give);
    text_add(t->out, " for ");
    words_cards(t->out, want);
    text_add(t->out, " to ");
    words_seats(t->out, t->w, seats);
    words_end(t);
}

/* What the pieces and cards that follow do not tell by themselves. */
static void tell_move(const telling *t, const catan_event *e) {
    catan_move move = e->move;
    uint32_t argument = catan_move_argument(move);
    if (words_tell_cities_move(t, e) || words_tell_variants_move(t, e)) {
        return;
    }
    switch (catan_move_kind_of(move)) {
    case CATAN_MOVE_FIRST_PLAYER:
        words_say(t, (int32_t)argument, "begins", "begin");
        break;
    case CATAN_MOVE_END_TURN:
        words_say(t, e->seat, "ends the turn", "end your turn");
        break;
    case CATAN_MOVE_PASS:
        words_say(t, e->seat, "builds no more", "build no more");
        break;
    case CATAN_MOVE_BUY_DEVELOPMENT:
        words_say(t, e->seat, "buys a development card", "buy a development card");
        break;
    case CATAN_MOVE_PLAY_MONOPOLY:
        words_act(t, e->seat, "names ", "name ");
        text_add(t->out, "%s", catan_card_name(argument));
        words_end(t);
        break;
    case CATAN_MOVE_DECLINE:
        words_say(t, e->seat, "builds no more for nothing", "build no more for nothing");
        break;
    case CATAN_MOVE_OFFER_SEND:
        tell_offer(t, e->seat, argument);
        break;
    case CATAN_MOVE_OFFER_CANCEL:
        words_say(t, e->seat, "makes no offer", "make no offer");
        break;
    case CATAN_MOVE_ACCEPT:
        words_say(t, e->seat, "accepts", "accept");
        break;
    case CATAN_MOVE_REJECT:
        words_say(t, e->seat, "refuses", "refuse");
        break;
    case CATAN_MOVE_WITHDRAW:
        words_say(t, e->seat, "trades with no one", "trade with no one");
        break;
    default:
        break;
    }
}

static void tell_bought(const telling *t, const catan_event *e) {
    if (e->value == CATAN_UNKNOWN) {
        return; /* that a card was bought is known already */
    }
    words_act(t, e->seat, "draws: ", "draw: ");
    text_add(t->out, "%s", board_development_name((uint32_t)e->value));
    words_end(t);
}

static void tell_played(const telling *t, const catan_event *e) {
    words_act(t, e->seat, "plays: ", "play: ");
    text_add(t->out, "%s", board_development_name((uint32_t)e->value));
    words_end(t);
}

static void tell_dice(const telling *t, const catan_event *e) {
    int something = 0;
    for (uint32_t i = 0; i < t->count; i++) {
        something |= t->events[i].kind == CATAN_EVENT_CARDS;
        something |= t->events[i].kind == CATAN_EVENT_ASKED && /* gold */
                     t->events[i].value == CATAN_ASK_TAKE_GOLD;
    }
    if (e->index != 0) { /* what comes of them comes later */
        int wide = t->w->b->wide_dice;
        text_add(t->out, "The dice: %d, %s %u and %s %u.\n", e->value, wide ? "large" : "red",
                 e->index, wide ? "small" : "white", e->count);
        return;
    }
    text_add(t->out, "The dice: %d%s.\n", e->value,
             something || e->value == 7 ? "" : ", nothing for anybody");
}

/* The fog lifts from a hex: its terrain, then its number. An inventor exchanges two numbers. */
static void tell_board(const telling *t, const catan_event *e) {
    const char *terrain = catan_terrain_name((uint32_t)e->value);
    if (words_tell_variants_board(t, e)) {
        return;
    }
    if (words_kind(t) == CATAN_MOVE_SWAP_NUMBER) {
        text_add(t->out, "h%u is %s %u now", e->place, terrain, e->count);
    } else if (e->count == 0) {
        text_add(t->out, "Under the fog: h%u is %s", e->place, terrain);
    } else {
        text_add(t->out, "It bears a number: h%u is %s %u", e->place, terrain, e->count);
    }
    words_end(t);
}

/* Of all counters only what nothing else tells. */
static void tell_counter(const telling *t, const catan_event *e) {
    if (e->index == CATAN_COUNTER_SPECIAL_POINTS && e->value > 0) {
        words_act(t, e->seat, "has ", "have ");
        text_add(t->out, "%d special point%s now", e->value, e->value == 1 ? "" : "s");
        words_end(t);
    } else {
        words_tell_cities_counter(t, e);
    }
}

static void tell_end(const telling *t, const catan_event *e) {
    if (e->value >= 0) {
        words_say(t, e->value, "wins the game", "win the game");
    } else {
        text_add(t->out, "The game is a draw.\n");
    }
}

static void tell(const telling *t, const catan_event *e) {
    switch (e->kind) {
    case CATAN_EVENT_MOVE:
        tell_move(t, e);
        break;
    case CATAN_EVENT_DICE:
        tell_dice(t, e);
        break;
    case CATAN_EVENT_SHORTAGE:
        text_add(t->out, "The bank is short of cards.\n");
        break;
    case CATAN_EVENT_CARDS:
        words_tell_cards(t, e);
        break;
    case CATAN_EVENT_BOUGHT:
        tell_bought(t, e);
        break;
    case CATAN_EVENT_PLAYED:
        tell_played(t, e);
        break;
    case CATAN_EVENT_PLACED:
        words_tell_placed(t, e);
        break;
    case CATAN_EVENT_REMOVED:
        words_tell_removed(t, e);
        break;
    case CATAN_EVENT_BOARD:
        tell_board(t, e);
        break;
    case CATAN_EVENT_COUNTER:
        tell_counter(t, e);
        break;
    case CATAN_EVENT_DIE:
        words_tell_die(t, e);
        break;
    case CATAN_EVENT_ENDED:
        tell_end(t, e);
        break;
    default: /* what is asked is told to whom it is asked */
        words_tell_cities(t, e);
        break;
    }
}

void words_tell(text *out, const wording *w, const catan_state *state) {
    uint32_t count = catan_events(state, w->observer, NULL, 0);
    catan_event *events = count > 0 ? malloc(count * sizeof *events) : NULL;
    if (events == NULL) {
        return;
    }
    telling t = {out, w, state, events, catan_events(state, w->observer, events, count)};
    for (uint32_t i = 0; i < t.count; i++) {
        tell(&t, &events[i]);
    }
    free(events);
}
