/* Twins of a position: what an observer may not know lies otherwise in them. White box: changes the
 * words of the state. */
#include <stdio.h>

#include "core/state.h"
#include "game/compiled.h"
#include "property/unseen.h"
#include "property/view_pairs.h"

enum { TRIES = 6 /* to make a sound twin */ };

void pair_fail(const pair *p, const char *what, const char *file, int line) {
    fprintf(stderr, "observer %d; \"before\" is the twin\n", (int)p->observer);
    catan_state_copy(p->w->state, p->one);
    catan_state_copy(p->w->before, p->two);
    world_fail(p->w, what, file, line);
}

/* Makes `two` a twin of `one`. Returns 0 if no sound one was found that differs. */
int make_twin(const pair *p, twin_tally *tally) {
    for (int i = 0; i < TRIES; i++) {
        catan_state_copy(p->two, p->one);
        unseen_change(p->two, p->observer, p->rng);
        if (catan_state_equal(p->one, p->two)) {
            tally->alike++;
            continue;
        }
        catan__fault fault = p->w->game->engine->restore(p->two);
        if (fault.status == CATAN_OK) {
            return 1;
        }
        tally->unsound++;
        tally->by_status[-fault.status]++;
    }
    return 0;
}
