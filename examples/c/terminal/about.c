#include "about.h"

#include "style.h"

static int may(const menu *m, uint32_t kind) {
    for (uint32_t i = 0; i < m->count; i++) {
        if (catan_move_kind_of(m->moves[i]) == kind) {
            return 1;
        }
    }
    return 0;
}

/* --- the question --- */

/* Of an offer only the answers that there are. */
static const char *answers_of(const menu *m) {
    int counter = may(m, CATAN_MOVE_OFFER_GIVE);
    if (!may(m, CATAN_MOVE_ACCEPT)) {
        return counter ? "reject, or counter (you lack cards to accept)?"
                       : "you lack cards to accept: you can only reject.";
    }
    return counter ? "accept, reject, or counter?" : "accept, or reject?";
}

/* Before the roll there is seldom more to do. */
static const char *roll_of(const scene *seen, const menu *m) {
    if (m->count == 1) {
        return "roll the dice.";
    }
    return seen->b->cities ? "roll, or play the alchemist?"
                           : "roll, or play a development card first?";
}

/* The library's words, less what this game does not have. */
static const char *words_of(const scene *seen, const menu *m) {
    int32_t question = seen->view.question;
    if (question == CATAN_ASK_MOVE_ROBBER && !may(m, CATAN_MOVE_MOVE_PIRATE)) {
        return "where the robber goes";
    }
    if (question == CATAN_ASK_MOVE_ROBBER && !may(m, CATAN_MOVE_MOVE_ROBBER)) {
        return "where the pirate goes";
    }
    if (question == CATAN_ASK_TAKE_GOLD && !seen->b->sea) {
        return "which card to take from the volcano";
    }
    if (question == CATAN_ASK_PLACE_DESERTER) {
        return "where your new knight goes";
    }
    if (!seen->b->sea) {
        switch (question) {
        case CATAN_ASK_SETUP_ROAD:
            return "where to put the road";
        case CATAN_ASK_FREE_ROAD:
            return "where the free road goes";
        case CATAN_ASK_REBUILD:
            return "where the own road that was removed goes";
        default:
            break;
        }
    }
    return catan_question_text(question);
}

/* --- what it is about --- */

/* "the strong, active knight" */
static void add_knight(text *out, const scene *seen) {
    text_add(out, "the %s, %s knight", words_level_name(seen->view.level),
             (seen->view.state & CATAN_KNIGHT_ACTIVE) != 0 ? "active" : "passive");
}

static void add_place(text *out, const scene *seen) {
    static const uint32_t domains[] = {CATAN_DOMAIN_NONE, CATAN_DOMAIN_HEX, CATAN_DOMAIN_NODE,
                                       CATAN_DOMAIN_EDGE,
                                       CATAN_DOMAIN_DIAGONAL}; /* by catan_place_kind */
    words_place(out, seen->b, domains[seen->view.place_kind % 5], seen->view.place);
}

/* What is attacked, by whom. */
static void add_attack(text *out, const wording *w, const scene *seen) {
    uint32_t place = seen->view.place;
    const char *what = seen->view.place_kind == CATAN_PLACE_DIAGONAL ? "bridge"
                       : seen->view.place_kind == CATAN_PLACE_EDGE
                           ? (seen->route[place] == CATAN_SHIP ? "ship on" : "road on")
                       : seen->building[place] == CATAN_CITY ? "city on"
                                                             : "settlement on";
    text_add(out, "%s attacks ", words_name(w, seen->view.subject));
    if (seen->view.level > 0) {
        text_add(out, "with a %s knight ", words_level_name(seen->view.level));
    }
    text_add(out, "the %s ", what);
}

static void add_variants(text *out, const wording *w, const scene *seen) {
    switch (seen->view.question) {
    case CATAN_ASK_TAKE_TOKEN:
    case CATAN_ASK_PUT_TOKEN:
        text_add(out, "for the settlement on ");
        break;
    case CATAN_ASK_DEFENCE:
        add_attack(out, w, seen);
        break;
    default:
        text_add(out, "at ");
        break;
    }
}

/* What the question about a place, or the knight from it, adds. */
static void add_piece(text *out, const wording *w, const scene *seen) {
    const catan_view *view = &seen->view;
    switch (view->question) {
    case CATAN_ASK_PUT_KNIGHT:
        add_knight(out, seen);
        text_add(out, " from ");
        break;
    case CATAN_ASK_RETREAT_KNIGHT:
        add_knight(out, seen);
        text_add(out, ", driven away by %s from ", words_name(w, view->subject));
        break;
    case CATAN_ASK_PUT_SHIP:
        text_add(out, "it comes from ");
        break;
    case CATAN_ASK_SWAP_NUMBER:
        text_add(out, "the first lies at ");
        break;
    case CATAN_ASK_FREE_PROMOTION:
        text_add(out, "the first stands on ");
        break;
    case CATAN_ASK_CHOOSE_STRENGTH:
    case CATAN_ASK_PLACE_DESERTER:
        text_add(out, "instead of ");
        add_knight(out, seen);
        text_add(out, " of %s that was on ", words_name(w, view->subject));
        break;
    case CATAN_ASK_REBUILD:
        text_add(out, "it lay on ");
        break;
    default:
        add_variants(out, w, seen);
        break;
    }
    add_place(out, seen);
}

/* What a question without a place adds; returns 0 if that is nothing. */
static int add_others(text *out, const wording *w, const scene *seen) {
    const catan_view *view = &seen->view;
    switch (view->question) {
    case CATAN_ASK_CHOOSE_TOTAL:
        text_add(
            out, "they show %d and %d",
            catan_view_count(seen->state, view->observer, CATAN_COUNTER_LARGE_DIE, CATAN_NOBODY, 0),
            catan_view_count(seen->state, view->observer, CATAN_COUNTER_SMALL_DIE, CATAN_NOBODY,
                             0));
        return 1;
    case CATAN_ASK_PLACE_METROPOLIS:
        text_add(out, "of %s", catan_face_name(view->gate));
        return 1;
    case CATAN_ASK_GIVE:
        text_add(out, "for the wedding of %s", words_name(w, view->active_seat));
        return 1;
    case CATAN_ASK_DESERT:
        text_add(out, "%s plays the deserter", words_name(w, view->active_seat));
        return 1;
    case CATAN_ASK_HARBOUR_CARD:
        text_add(out, "to %s, face down", words_name(w, view->subject));
        return 1;
    case CATAN_ASK_HARBOUR_GIVE:
        text_add(out, "%s has laid a resource face down", words_name(w, view->active_seat));
        return 1;
    case CATAN_ASK_TAKE_PROGRESS:
    case CATAN_ASK_TAKE_HAND:
        text_add(out, "from %s", words_name(w, view->subject));
        return 1;
    default:
        return 0;
    }
}

static void add_about(text *out, const session *s, const scene *seen) {
    wording w = session_words(s, seen->observer);
    text more = {0};
    int some = 1;
    if (seen->view.place != CATAN_NO_PLACE) {
        add_piece(&more, &w, seen);
    } else {
        some = add_others(&more, &w, seen);
    }
    if (some) {
        text_add(out, ": %s", text_words(&more));
    }
    text_free(&more);
}

/* --- what is laid open --- */

static void add_hand_of(text *out, const scene_seat *of) {
    uint8_t cards[CATAN_CARD_KINDS];
    for (uint32_t k = 0; k < CATAN_CARD_KINDS; k++) {
        cards[k] = (uint8_t)(of->hand[k] > 0 ? of->hand[k] : 0);
    }
    words_cards(out, cards);
}

static void add_progress_of(text *out, const scene_seat *of) {
    const char *separator = "";
    for (uint32_t i = 0; i < CATAN_PROGRESS_KINDS; i++) {
        if (of->ck.progress[i] > 0) {
            text_add(out, "%s%d %s", separator, of->ck.progress[i], board_progress_name(i));
            separator = ", ";
        }
    }
}

/* What a spy or master merchant sees as long as he chooses (C-126, C-132). */
static void add_open(text *out, const session *s, const scene *seen) {
    int32_t seat = seen->view.subject;
    int hand = seen->view.question == CATAN_ASK_TAKE_HAND;
    if (seat < 0 || seat >= CATAN_SEATS ||
        (!hand && seen->view.question != CATAN_ASK_TAKE_PROGRESS)) {
        return;
    }
    text_add(out, "You see %s's %s: ", s->names[seat], hand ? "hand" : "progress cards");
    if (hand) {
        add_hand_of(out, &seen->seats[seat]);
    } else {
        add_progress_of(out, &seen->seats[seat]);
    }
    text_add(out, "\n");
}

void about_question(text *out, session *s, const menu *m) {
    const scene *seen = session_look(s);
    add_open(out, s, seen);
    text_add(out, "%s%s, ", style_code(STYLE_STRONG), s->names[s->viewer]);
    if (seen->view.question == CATAN_ASK_ANSWER_OFFER) {
        text_add(out, "%s%s\n", answers_of(m), style_code(STYLE_PLAIN));
        return;
    }
    if (seen->view.question == CATAN_ASK_BEFORE_ROLL) {
        text_add(out, "%s%s\n", roll_of(seen, m), style_code(STYLE_PLAIN));
        return;
    }
    text_add(out, "%s%s", words_of(seen, m), style_code(STYLE_PLAIN));
    add_about(out, s, seen);
    if (seen->view.pending > 0) {
        text_add(out, " (%u to go)", seen->view.pending);
    }
    text_add(out, "?\n");
}
