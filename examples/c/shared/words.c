#include "words.h"

#include <stdlib.h>

/* --- names --- */

const char *words_name(const wording *w, int32_t seat) {
    if (seat < 0 || seat >= CATAN_SEATS) {
        return seat == CATAN_CHANCE ? "chance" : "nobody";
    }
    return seat == w->observer ? "you" : w->names[seat];
}

void words_cards(text *out, const uint8_t cards[CATAN_CARD_KINDS]) {
    const char *separator = "";
    for (uint32_t k = 0; k < CATAN_CARD_KINDS; k++) {
        if (cards[k] != 0) {
            text_add(out, "%s%u %s", separator, cards[k], catan_card_name(k));
            separator = ", ";
        }
    }
    text_add(out, "%s", *separator == '\0' ? "nothing" : "");
}

void words_seats(text *out, const wording *w, uint32_t seats) {
    for (int32_t seat = 0; seats != 0; seat++, seats >>= 1) {
        if ((seats & 1) != 0) {
            uint32_t others = seats >> 1;
            text_add(out, "%s%s", words_name(w, seat),
                     others == 0                    ? ""
                     : (others & (others - 1)) != 0 ? ", "
                                                    : " and ");
        }
    }
}

void words_hex(text *out, const board *b, uint32_t hex) {
    text_add(out, "%s", catan_terrain_name(b->layout.terrain[hex]));
    if (b->layout.number[hex] != 0) {
        text_add(out, " %u", b->layout.number[hex]);
    }
}

void words_node(text *out, const board *b, uint32_t node) {
    const char *separator = "(";
    for (int i = 0; i < 3; i++) {
        uint32_t hex = b->node[node].hexes[i];
        if (board_is_land(b, hex)) {
            text_add(out, "%s", separator);
            words_hex(out, b, hex);
            separator = ", ";
        }
    }
    if (b->node[node].harbour != CATAN_NO_PLACE) {
        text_add(out, "%sharbour: %s", separator,
                 catan_harbour_name(b->layout.harbour[b->node[node].harbour]));
    }
    text_add(out, ")");
}

void words_place(text *out, const board *b, uint32_t domain, uint32_t place) {
    if (domain == CATAN_DOMAIN_NODE && place < b->nodes) {
        text_add(out, "n%u ", place);
        words_node(out, b, place);
    } else if (domain == CATAN_DOMAIN_HEX && place < b->hexes) {
        text_add(out, "h%u (", place);
        words_hex(out, b, place);
        text_add(out, ")");
    } else {
        text_add(out, "e%u", place);
    }
}

/* --- sentences --- */

typedef struct telling {
    text *out;
    const wording *w;
    const catan_state *state;
    const catan_event *events;
    uint32_t count;
} telling;

/* "Red builds" or "You build": how each line begins. */
static void act(const telling *t, int32_t seat, const char *others, const char *you) {
    if (seat == t->w->observer) {
        text_add(t->out, "You %s", you);
    } else {
        text_add(t->out, "%s %s", words_name(t->w, seat), others);
    }
}

static void end(const telling *t) { text_add(t->out, ".\n"); }

/* A sentence that is no more than who does it. */
static void say(const telling *t, int32_t seat, const char *others, const char *you) {
    act(t, seat, others, you);
    end(t);
}

/* The first event of the kind that concerns the seat, or null. */
static const catan_event *find(const telling *t, uint32_t kind, int32_t seat) {
    for (uint32_t i = 0; i < t->count; i++) {
        if (t->events[i].kind == kind && t->events[i].seat == seat) {
            return &t->events[i];
        }
    }
    return NULL;
}

static void tell_cards_of(const telling *t, const catan_event *e) {
    if (e->hidden) {
        text_add(t->out, "%u card%s", e->count, e->count == 1 ? "" : "s");
    } else {
        words_cards(t->out, e->cards);
    }
}

/* A trade is two flows of cards; it is told once, by the first of them. */
static void tell_trade(const telling *t, const catan_event *e, const char *with) {
    const catan_event *back = find(t, CATAN_EVENT_CARDS, e->other);
    act(t, e->seat, "gives ", "give ");
    tell_cards_of(t, e);
    text_add(t->out, " to %s", with);
    if (back != NULL && back > e) {
        text_add(t->out, " for ");
        tell_cards_of(t, back);
    }
    end(t);
}

static int is_second_flow(const telling *t, const catan_event *e) {
    const catan_event *first = find(t, CATAN_EVENT_CARDS, e->other);
    return first != NULL && first < e && first->other == e->seat && first->value == e->value;
}

static void tell_gain(const telling *t, const catan_event *e, const char *more) {
    act(t, e->other, "gets ", "get ");
    tell_cards_of(t, e);
    text_add(t->out, "%s", more);
    end(t);
}

static void tell_taking(const telling *t, const catan_event *e, const char *others,
                        const char *you) {
    act(t, e->other, others, you);
    tell_cards_of(t, e);
    text_add(t->out, " from %s", words_name(t->w, e->seat));
    end(t);
}

static void tell_cards(const telling *t, const catan_event *e) {
    switch (e->value) {
    case CATAN_REASON_PRODUCTION:
        tell_gain(t, e, "");
        break;
    case CATAN_REASON_SETUP:
        tell_gain(t, e, " for the second settlement");
        break;
    case CATAN_REASON_PLENTY:
        tell_gain(t, e, " from the bank");
        break;
    case CATAN_REASON_BANK_TRADE:
    case CATAN_REASON_TRADE:
        if (!is_second_flow(t, e)) {
            tell_trade(t, e, e->other >= 0 ? words_name(t->w, e->other) : "the bank");
        }
        break;
    case CATAN_REASON_STOLEN:
        tell_taking(t, e, "steals ", "steal ");
        break;
    case CATAN_REASON_MONOPOLY:
        tell_taking(t, e, "takes ", "take ");
        break;
    case CATAN_REASON_DISCARDED:
        act(t, e->seat, "discards ", "discard ");
        tell_cards_of(t, e);
        end(t);
        break;
    default: /* a price goes without saying: what was built is told */
        break;
    }
}

/* --- pieces --- */

static void tell_award(const telling *t, const catan_event *e, const char *name) {
    act(t, e->seat, "takes the ", "take the ");
    text_add(t->out, "%s", name);
    end(t);
}

static void tell_placed(const telling *t, const catan_event *e) {
    switch (e->index) {
    case CATAN_PIECE_ROAD:
        act(t, e->seat, "builds a road on ", "build a road on ");
        text_add(t->out, "e%u", e->place);
        end(t);
        break;
    case CATAN_PIECE_SETTLEMENT:
    case CATAN_PIECE_CITY:
        act(t, e->seat, "builds a ", "build a ");
        text_add(t->out, "%s on ", catan_piece_name(e->index));
        words_place(t->out, t->w->b, CATAN_DOMAIN_NODE, e->place);
        end(t);
        break;
    case CATAN_PIECE_ROBBER:
        text_add(t->out, "The robber goes to ");
        words_place(t->out, t->w->b, CATAN_DOMAIN_HEX, e->place);
        end(t);
        break;
    case CATAN_PIECE_LONGEST_ROAD:
        tell_award(t, e, "longest road");
        break;
    case CATAN_PIECE_LARGEST_ARMY:
        tell_award(t, e, "largest army");
        break;
    case CATAN_PIECE_TURN:
        text_add(t->out, "-- Turn %d: %s --\n",
                 catan_view_count(t->state, t->w->observer, CATAN_COUNTER_TURN, CATAN_NOBODY, 0),
                 words_name(t->w, e->seat));
        break;
    default:
        break;
    }
}

/* An award that goes and comes to nobody is set aside; that the robber leaves is told by where it
 * comes. */
static void tell_removed(const telling *t, const catan_event *e) {
    if (e->index != CATAN_PIECE_LONGEST_ROAD) {
        return;
    }
    for (uint32_t i = 0; i < t->count; i++) {
        if (t->events[i].kind == CATAN_EVENT_PLACED && t->events[i].index == e->index) {
            return;
        }
    }
    act(t, e->seat, "loses the longest road", "lose the longest road");
    end(t);
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
    act(t, seat, "offers ", "offer ");
    words_cards(t->out, give);
    text_add(t->out, " for ");
    words_cards(t->out, want);
    text_add(t->out, " to ");
    words_seats(t->out, t->w, seats);
    end(t);
}

/* What the pieces and cards that follow do not tell by themselves. */
static void tell_move(const telling *t, const catan_event *e) {
    catan_move move = e->move;
    uint32_t argument = catan_move_argument(move);
    switch (catan_move_kind_of(move)) {
    case CATAN_MOVE_FIRST_PLAYER:
        say(t, (int32_t)argument, "begins", "begin");
        break;
    case CATAN_MOVE_END_TURN:
        say(t, e->seat, "ends the turn", "end your turn");
        break;
    case CATAN_MOVE_PASS:
        say(t, e->seat, "builds no more", "build no more");
        break;
    case CATAN_MOVE_BUY_DEVELOPMENT:
        say(t, e->seat, "buys a development card", "buy a development card");
        break;
    case CATAN_MOVE_PLAY_MONOPOLY:
        act(t, e->seat, "names ", "name ");
        text_add(t->out, "%s", catan_card_name(argument));
        end(t);
        break;
    case CATAN_MOVE_DECLINE:
        say(t, e->seat, "builds no second road", "build no second road");
        break;
    case CATAN_MOVE_OFFER_SEND:
        tell_offer(t, e->seat, argument);
        break;
    case CATAN_MOVE_OFFER_CANCEL:
        say(t, e->seat, "makes no offer", "make no offer");
        break;
    case CATAN_MOVE_ACCEPT:
        say(t, e->seat, "accepts", "accept");
        break;
    case CATAN_MOVE_REJECT:
        say(t, e->seat, "refuses", "refuse");
        break;
    case CATAN_MOVE_WITHDRAW:
        say(t, e->seat, "trades with no one", "trade with no one");
        break;
    default:
        break;
    }
}

static void tell_bought(const telling *t, const catan_event *e) {
    if (e->value == CATAN_UNKNOWN) {
        return; /* that a card was bought is known already */
    }
    act(t, e->seat, "draws: ", "draw: ");
    text_add(t->out, "%s", board_development_name((uint32_t)e->value));
    end(t);
}

static void tell_played(const telling *t, const catan_event *e) {
    act(t, e->seat, "plays: ", "play: ");
    text_add(t->out, "%s", board_development_name((uint32_t)e->value));
    end(t);
}

static void tell_dice(const telling *t, const catan_event *e) {
    int something = 0;
    for (uint32_t i = 0; i < t->count; i++) {
        something |= t->events[i].kind == CATAN_EVENT_CARDS;
    }
    text_add(t->out, "The dice: %d%s.\n", e->value,
             something || e->value == 7 ? "" : ", nothing for anybody");
}

static void tell_end(const telling *t, const catan_event *e) {
    if (e->value >= 0) {
        say(t, e->value, "wins the game", "win the game");
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
        tell_cards(t, e);
        break;
    case CATAN_EVENT_BOUGHT:
        tell_bought(t, e);
        break;
    case CATAN_EVENT_PLAYED:
        tell_played(t, e);
        break;
    case CATAN_EVENT_PLACED:
        tell_placed(t, e);
        break;
    case CATAN_EVENT_REMOVED:
        tell_removed(t, e);
        break;
    case CATAN_EVENT_ENDED:
        tell_end(t, e);
        break;
    default: /* counters are for mirrors; what is asked is told to whom it is asked */
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
