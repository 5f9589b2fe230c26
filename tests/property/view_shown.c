/* Who sees which cards: counters of hands, asked for by every observer. */
#include "property/view_pairs.h"

/* Whether the observer is told all of a seat's cards of a kind of counter, as they are; or none. */
static int is_told(const world *w, const catan_state *state, int32_t observer, uint32_t counter,
                   int32_t seat, uint32_t kinds) {
    uint32_t known = 0;
    for (uint32_t k = 0; k < kinds; k++) {
        int32_t told = catan_view_count(state, observer, counter, seat, k);
        int32_t is = catan_view_count(state, CATAN_ALL_SEEING, counter, seat, k);
        HOLD(w, told == is || told == CATAN_UNKNOWN, "a counter tells the truth or nothing");
        known += told != CATAN_UNKNOWN;
    }
    HOLD(w, known == 0 || known == kinds, "all kinds of a hand are known, or none");
    HOLD(w, catan_view_count(state, observer, counter, seat, CATAN_TOTAL) != CATAN_UNKNOWN,
         "how many cards a hand has is known to all (H-1)");
    return known != 0;
}

void check_shown(const world *w, const catan_state *state) {
    int32_t asked = catan_question(state), actor = catan_actor(state);
    int32_t players = (int32_t)catan_game_players(w->game);
    if (!w->config.cities_knights || asked == CATAN_ASK_OVER) {
        return;
    }
    for (int32_t observer = CATAN_SPECTATOR; observer < players; observer++) {
        catan_view view;
        if (catan_view_get(&view, sizeof view, state, observer) != CATAN_OK) {
            continue; /* numbers between spectators and seats */
        }
        for (int32_t seat = 0; seat < players && observer != CATAN_ALL_SEEING; seat++) {
            int looks = observer == actor && view.subject == seat;
            int hand = looks && asked == CATAN_ASK_TAKE_HAND;
            int progress = looks && asked == CATAN_ASK_TAKE_PROGRESS;
            HOLD(w,
                 is_told(w, state, observer, CATAN_COUNTER_HAND, seat, 8) ==
                     (observer == seat || hand),
                 "a hand is known to its owner, and to the master merchant (H-1, C-132)");
            HOLD(w,
                 is_told(w, state, observer, CATAN_COUNTER_PROGRESS, seat, CATAN_PROGRESS_KINDS) ==
                     (observer == seat || progress),
                 "progress cards are known to their owner, and to the spy (H-1, C-126)");
        }
    }
}
