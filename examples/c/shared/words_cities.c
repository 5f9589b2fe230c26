/* Cities & Knights in words: knights, barbarians, improvements, progress cards. */
#include "words_parts.h"

enum { STEPS = 7 };

static const char *const gates[] = {"yellow", "blue", "green"};

static void at_node(const telling *t, uint32_t node) {
    words_place(t->out, t->w->b, CATAN_DOMAIN_NODE, node);
    words_end(t);
}

/* A sentence that ends with a node. */
static void say_at(const telling *t, int32_t seat, const char *others, const char *you,
                   uint32_t node) {
    words_act(t, seat, others, you);
    at_node(t, node);
}

/* --- moves --- */

int words_tell_cities_move(const telling *t, const catan_event *e) {
    uint32_t argument = catan_move_argument(e->move);
    switch (catan_move_kind_of(e->move)) {
    case CATAN_MOVE_LIFT_KNIGHT:
        say_at(t, e->seat, "takes up the knight on ", "take up the knight on ", argument);
        return 1;
    case CATAN_MOVE_CHASE_ROBBER:
        say_at(t, e->seat, "chases the robber with the knight on ",
               "chase the robber with the knight on ", argument);
        return 1;
    case CATAN_MOVE_CHASE_PIRATE:
        say_at(t, e->seat, "chases the pirate with the knight on ",
               "chase the pirate with the knight on ", argument);
        return 1;
    case CATAN_MOVE_MUSTER:
        say_at(t, e->seat, "sends into the fight the knight on ",
               "send into the fight the knight on ", argument);
        return 1;
    case CATAN_MOVE_MUSTERED:
        words_say(t, e->seat, "sends no further knight", "send no further knight");
        return 1;
    case CATAN_MOVE_LOSE_CITY:
        say_at(t, e->seat, "loses the city on ", "lose the city on ", argument);
        return 1;
    case CATAN_MOVE_CHOOSE_DECK:
        words_act(t, e->seat, "chooses the deck of ", "choose the deck of ");
        text_add(t->out, "%s", catan_track_name(argument));
        words_end(t);
        return 1;
    default:
        return words_tell_progress_move(t, e);
    }
}

/* --- pieces --- */

static void tell_knight(const telling *t, const catan_event *e) {
    switch (words_kind(t)) {
    case CATAN_MOVE_RECRUIT_KNIGHT:
        say_at(t, e->seat, "recruits a knight on ", "recruit a knight on ", e->place);
        break;
    case CATAN_MOVE_ACTIVATE_KNIGHT:
    case CATAN_MOVE_PLAY_WARLORD:
        say_at(t, e->seat, "activates the knight on ", "activate the knight on ", e->place);
        break;
    case CATAN_MOVE_PROMOTE_KNIGHT:
    case CATAN_MOVE_PLAY_SMITH:
    case CATAN_MOVE_FREE_PROMOTION:
        words_act(t, e->seat, "makes a ", "make a ");
        text_add(t->out, "%s knight of the one on ", words_level_name(e->level));
        at_node(t, e->place);
        break;
    case CATAN_MOVE_PUT_KNIGHT:
        say_at(t, e->seat, "puts the knight on ", "put the knight on ", e->place);
        break;
    case CATAN_MOVE_RETREAT_KNIGHT:
        say_at(t, e->seat, "withdraws the knight to ", "withdraw the knight to ", e->place);
        break;
    case CATAN_MOVE_PLACE_DESERTER:
        words_act(t, e->seat, "gets a ", "get a ");
        text_add(t->out, "%s knight on ", words_level_name(e->level));
        at_node(t, e->place);
        break;
    default: /* that all of them are passive after a fight goes without saying */
        break;
    }
}

/* A city that comes back, not one that is built. */
static int is_restored(const telling *t) {
    for (uint32_t i = 0; i < t->count; i++) {
        if (t->events[i].kind == CATAN_EVENT_REMOVED && t->events[i].index == CATAN_PIECE_TURNED) {
            return 1;
        }
    }
    return 0;
}

int words_tell_cities_placed(const telling *t, const catan_event *e) {
    uint32_t kind = words_kind(t);
    switch (e->index) {
    case CATAN_PIECE_KNIGHT:
        tell_knight(t, e);
        return 1;
    case CATAN_PIECE_WALL:
        say_at(t, e->seat, "builds a city wall at ", "build a city wall at ", e->place);
        return 1;
    case CATAN_PIECE_METROPOLIS:
        words_act(t, e->seat, "gets the metropolis of ", "get the metropolis of ");
        text_add(t->out, "%s on ", catan_track_name(e->state));
        at_node(t, e->place);
        return 1;
    case CATAN_PIECE_TURNED:
        text_add(t->out, "The city is turned over, and counts as a settlement.\n");
        return 1;
    case CATAN_PIECE_MERCHANT:
        text_add(t->out, "The merchant goes to ");
        words_place(t->out, t->w->b, CATAN_DOMAIN_HEX, e->place);
        words_end(t);
        return 1;
    case CATAN_PIECE_PRINTER:
    case CATAN_PIECE_CONSTITUTION:
        words_act(t, e->seat, "lays open the ", "lay open the ");
        text_add(t->out, "%s: 1 point", catan_piece_name(e->index));
        words_end(t);
        return 1;
    case CATAN_PIECE_CITY:
        if (is_restored(t)) {
            say_at(t, e->seat, "restores the city on ", "restore the city on ", e->place);
        }
        return is_restored(t);
    case CATAN_PIECE_SETTLEMENT: /* in place of a city that is told already */
        return kind == CATAN_MOVE_LOSE_CITY;
    default:
        return 0;
    }
}

void words_tell_cities_removed(const telling *t, const catan_event *e) {
    uint32_t kind = words_kind(t);
    if (e->index != CATAN_PIECE_KNIGHT) {
        return;
    }
    if (kind == CATAN_MOVE_DESERT) {
        say_at(t, e->seat, "loses the knight on ", "lose the knight on ", e->place);
    } else if (kind == CATAN_MOVE_PUT_KNIGHT || kind == CATAN_MOVE_PLAY_INTRIGUE) {
        say_at(t, e->seat, "is driven away from ", "are driven away from ", e->place);
    }
}

/* --- numbers --- */

static void tell_level(const telling *t, const catan_event *e, uint32_t track) {
    static const char *const powers[] = {"guild", "fortress", "aqueduct"};
    words_act(t, e->seat, "improves ", "improve ");
    text_add(t->out, "%s to level %d", catan_track_name(track), e->value);
    if (e->value == 3) {
        text_add(t->out, ", the %s", powers[track]);
    }
    words_end(t);
}

void words_tell_cities_counter(const telling *t, const catan_event *e) {
    switch (e->index) {
    case CATAN_COUNTER_TRADE:
    case CATAN_COUNTER_POLITICS:
    case CATAN_COUNTER_SCIENCE:
        tell_level(t, e, e->index - (uint32_t)CATAN_COUNTER_TRADE);
        break;
    case CATAN_COUNTER_DEFENDER:
        words_say(t, e->seat, "gets a Defender card", "get a Defender card");
        break;
    case CATAN_COUNTER_ROBBER_FREE:
        if (e->value == 1) {
            text_add(t->out, "From now on the robber may be moved.\n");
        }
        break;
    default:
        break;
    }
}

/* --- events of their own --- */

static void tell_face(const telling *t, const catan_event *e) {
    if (e->value == CATAN_FACE_SHIP) {
        int32_t steps =
            catan_view_count(t->state, t->w->observer, CATAN_COUNTER_BARBARIANS, CATAN_NOBODY, 0);
        int32_t left = STEPS - steps;
        text_add(t->out, "The event die: a ship; ");
        if (steps == 0 || left <= 0) {
            text_add(t->out, "the barbarians land.\n");
        } else {
            text_add(t->out, "the barbarians are %d step%s away.\n", left, left == 1 ? "" : "s");
        }
    } else if (e->value >= CATAN_FACE_TRADE && e->value <= CATAN_FACE_SCIENCE) {
        uint32_t track = (uint32_t)e->value - CATAN_FACE_TRADE;
        text_add(t->out, "The event die: the %s gate of %s.\n", gates[track],
                 catan_track_name(track));
    }
}

/* A progress card that is drawn or put back. */
static void tell_progress(const telling *t, const catan_event *e, const char *others,
                          const char *you, const char *more) {
    words_act(t, e->seat, others, you);
    if (e->value == CATAN_UNKNOWN) {
        text_add(t->out, "a progress card of %s%s", catan_track_name(e->index), more);
    } else {
        text_add(t->out, "the progress card %s%s", board_progress_name((uint32_t)e->value), more);
    }
    words_end(t);
}

void words_tell_cities(const telling *t, const catan_event *e) {
    switch (e->kind) {
    case CATAN_EVENT_FACE:
        tell_face(t, e);
        break;
    case CATAN_EVENT_ATTACK:
        text_add(t->out, "The barbarians attack: strength %u against Catan's %d. %s.\n", e->count,
                 e->value,
                 e->value >= (int32_t)e->count ? "Catan is defended" : "Cities are pillaged");
        break;
    case CATAN_EVENT_DREW:
        tell_progress(t, e, "draws ", "draw ", "");
        break;
    case CATAN_EVENT_RETURNED:
        tell_progress(t, e, "puts ", "put ", " under its deck");
        break;
    case CATAN_EVENT_PLAYED_PROGRESS:
        words_tell_played_progress(t, e);
        break;
    case CATAN_EVENT_SPIED:
        words_tell_spied(t, e);
        break;
    default:
        break;
    }
}
