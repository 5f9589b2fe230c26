/* Progress cards in words: who plays which, on what, and what others do then. */
#include "words_parts.h"

/* The last event says what is asked next. */
static int is_asked(const telling *t, int32_t question) {
    for (uint32_t i = 0; i < t->count; i++) {
        if (t->events[i].kind == CATAN_EVENT_ASKED) {
            return t->events[i].value == question;
        }
    }
    return 0;
}

/* --- moves that follow a card --- */

static void tell_offered(const telling *t, const catan_event *e) {
    words_act(t, e->seat, "offers ", "offer ");
    text_add(t->out, "%s a card for a commodity",
             words_name(t->w, (int32_t)catan_move_argument(e->move)));
    words_end(t);
}

/* The card lies face down; who has no commodity never learns which it was (C-130). */
static void tell_laid(const telling *t, const catan_event *e) {
    uint32_t card = catan_move_argument(e->move);
    words_act(t, e->seat, "lays ", "lay ");
    text_add(t->out, "%s face down", card < CATAN_CARD_KINDS ? catan_card_name(card) : "a card");
    words_end(t);
    if (!is_asked(t, CATAN_ASK_HARBOUR_GIVE)) {
        text_add(t->out, "There is no commodity to give for it: the card goes back.\n");
    }
}

int words_tell_progress_move(const telling *t, const catan_event *e) {
    uint32_t argument = catan_move_argument(e->move);
    switch (catan_move_kind_of(e->move)) {
    case CATAN_MOVE_HARBOUR_OFFER:
        tell_offered(t, e);
        return 1;
    case CATAN_MOVE_HARBOUR_CARD:
        tell_laid(t, e);
        return 1;
    case CATAN_MOVE_CHOOSE_STRENGTH:
        words_act(t, e->seat, "chooses a ", "choose a ");
        text_add(t->out, "%s knight", words_level_name(argument));
        words_end(t);
        return 1;
    case CATAN_MOVE_DECLINE:
        if (t->w->b->cities) {
            words_say(t, e->seat, "leaves it at that", "leave it at that");
        }
        return t->w->b->cities;
    default:
        return 0;
    }
}

/* --- the cards themselves --- */

/* What a card is played on: ", on Blue", ", at n12 (fields 8)", ": ore". */
static void add_target(const telling *t, catan_move move) {
    catan_move_info info;
    if (catan_move_describe(&info, sizeof info, move) != CATAN_OK) {
        return;
    }
    switch (info.domain) {
    case CATAN_DOMAIN_SEAT:
        text_add(t->out, ", on %s", words_name(t->w, (int32_t)info.argument));
        break;
    case CATAN_DOMAIN_HEX:
    case CATAN_DOMAIN_NODE:
    case CATAN_DOMAIN_EDGE:
        text_add(t->out, ", at ");
        words_place(t->out, t->w->b, info.domain, info.argument);
        break;
    case CATAN_DOMAIN_CARD:
        text_add(t->out, ": %s", catan_card_name(info.argument));
        break;
    case CATAN_DOMAIN_DICE_PAIR:
        text_add(t->out, ": red %u and white %u", info.argument / 6 + 1, info.argument % 6 + 1);
        break;
    default:
        break;
    }
}

static catan_move move_of(const telling *t) {
    for (uint32_t i = 0; i < t->count; i++) {
        if (t->events[i].kind == CATAN_EVENT_MOVE) {
            return t->events[i].move;
        }
    }
    return CATAN_MOVE_NONE;
}

void words_tell_played_progress(const telling *t, const catan_event *e) {
    words_act(t, e->seat, "plays ", "play ");
    text_add(t->out, "%s", board_progress_name((uint32_t)e->value));
    if (e->value != CATAN_PROGRESS_MERCHANT && e->value != CATAN_PROGRESS_BISHOP) {
        add_target(t, move_of(t)); /* else the piece tells where it goes */
    }
    words_end(t);
}

void words_tell_spied(const telling *t, const catan_event *e) {
    words_act(t, e->other, "takes ", "take ");
    if (e->value == CATAN_UNKNOWN) {
        text_add(t->out, "a progress card of %s", catan_track_name(e->index));
    } else {
        text_add(t->out, "the progress card %s", board_progress_name((uint32_t)e->value));
    }
    text_add(t->out, " from %s", words_name(t->w, e->seat));
    words_end(t);
}

/* "Blue's road", "Your road" */
void words_tell_removed_route(const telling *t, const catan_event *e) {
    int own = e->seat == t->w->observer;
    text_add(t->out, "%s%s %s on ", own ? "Your" : words_name(t->w, e->seat), own ? "" : "'s",
             catan_piece_name(e->index));
    words_place(t->out, t->w->b, CATAN_DOMAIN_EDGE, e->place);
    text_add(t->out, " is removed.\n");
}
