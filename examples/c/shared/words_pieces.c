/* Pieces that come and go, in words. */
#include "words_parts.h"

static const char *route_name(const telling *t) {
    return t->w->b->sea ? "longest trade route" : "longest road";
}

/* A ship that is moved is first lifted, then put; what a diplomat removed is laid again. */
static void tell_route(const telling *t, const catan_event *e) {
    uint32_t kind = words_kind(t);
    if (kind == CATAN_MOVE_PUT_SHIP || kind == CATAN_MOVE_REBUILD) {
        words_act(t, e->seat, "puts the ", "put the ");
    } else {
        words_act(t, e->seat, "builds a ", "build a ");
    }
    text_add(t->out, "%s on e%u", catan_piece_name(e->index), e->place);
    words_end(t);
}

static void tell_award(const telling *t, const catan_event *e, const char *name) {
    words_act(t, e->seat, "takes the ", "take the ");
    text_add(t->out, "%s", name);
    words_end(t);
}

void words_tell_placed(const telling *t, const catan_event *e) {
    if (words_tell_cities_placed(t, e) || words_tell_variants_placed(t, e)) {
        return;
    }
    switch (e->index) {
    case CATAN_PIECE_ROAD:
    case CATAN_PIECE_SHIP:
        tell_route(t, e);
        break;
    case CATAN_PIECE_SETTLEMENT:
    case CATAN_PIECE_CITY:
        words_act(t, e->seat, "builds a ", "build a ");
        text_add(t->out, "%s on ", catan_piece_name(e->index));
        words_place(t->out, t->w->b, CATAN_DOMAIN_NODE, e->place);
        words_end(t);
        break;
    case CATAN_PIECE_ROBBER:
    case CATAN_PIECE_PIRATE:
        text_add(t->out, "The %s goes to ", catan_piece_name(e->index));
        words_place(t->out, t->w->b, CATAN_DOMAIN_HEX, e->place);
        words_end(t);
        break;
    case CATAN_PIECE_LONGEST_ROAD:
        tell_award(t, e, route_name(t));
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
static void tell_lost(const telling *t, const catan_event *e, const char *name) {
    for (uint32_t i = 0; i < t->count; i++) {
        if (t->events[i].kind == CATAN_EVENT_PLACED && t->events[i].index == e->index) {
            return;
        }
    }
    words_act(t, e->seat, "loses the ", "lose the ");
    text_add(t->out, "%s", name);
    words_end(t);
}

void words_tell_removed(const telling *t, const catan_event *e) {
    if (e->index == CATAN_PIECE_LONGEST_ROAD) {
        tell_lost(t, e, route_name(t));
    } else if (e->index == CATAN_PIECE_LARGEST_ARMY) {
        tell_lost(t, e, "largest army");
    } else if (words_kind(t) == CATAN_MOVE_PLAY_DIPLOMAT &&
               (e->index == CATAN_PIECE_ROAD || e->index == CATAN_PIECE_SHIP)) {
        words_tell_removed_route(t, e);
    } else if (words_tell_variants_removed(t, e)) {
        return;
    } else if (e->index == CATAN_PIECE_SHIP) {
        words_act(t, e->seat, "takes up the ship on ", "take up the ship on ");
        text_add(t->out, "e%u", e->place);
        words_end(t);
    } else {
        words_tell_cities_removed(t, e);
    }
}
