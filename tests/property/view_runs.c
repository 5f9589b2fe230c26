/* Playing on in two positions that one observer cannot tell apart, the same moves as far as he can
 * see, until something is revealed by a rule, or no move is legal in both. White box: looks into
 * the state. */
#include <string.h>

#include "core/agenda.h"
#include "core/lanes.h"
#include "core/state.h"
#include "property/eager.h"
#include "property/view_pairs.h"

enum { MOST_RUN = 50 /* plies that a pair plays */ };

const char *const pair_end_names[ENDS] = {
    "long enough",         "game over",       "no move legal in both", "a monopoly reveals",
    "a card is laid open", "cards are shown", "a victory reveals",
};

/* Moves legal in both, of two ascending lists. */
static uint32_t common(catan_move *out, const catan_move *a, uint32_t n, const catan_move *b,
                       uint32_t m) {
    uint32_t count = 0, at = 0;
    for (uint32_t i = 0; i < n; i++) {
        while (at < m && b[at] < a[i]) {
            at++;
        }
        if (at < m && b[at] == a[i]) {
            out[count++] = a[i];
        }
    }
    return count;
}

static uint64_t top_task(const catan_state *st) {
    const uint64_t *words = catan__words_const(st);
    unsigned depth = catan__lane(words[CATAN__DEPTH_WORD], 0);
    return depth == 0 ? 0 : words[CATAN__AGENDA_WORD + depth - 1];
}

/* What comes next is secret to the observer: chance (H-2, H-3), which progress card another puts
 * under its deck (H-4), what others give to each other (H-3). White box: the task names the buyer,
 * or thief and victim, or who draws; and whose cards are taken. */
static int is_secret(const pair *p) {
    const uint64_t *words = catan__words_const(p->one), task = top_task(p->one);
    int32_t active = (int32_t)catan__lane(words[CATAN__DEPTH_WORD], CATAN__ACTIVE_LANE);
    int acts = p->observer == catan_actor(p->one);
    switch (catan_question(p->one)) {
    case CATAN_ASK_DRAW_DEVELOPMENT:
        return p->observer != (int32_t)catan__task_more(task);
    case CATAN_ASK_STEAL:
        return p->observer != (int32_t)catan__task_more(task) &&
               p->observer != (int32_t)catan__task_b(task);
    case CATAN_ASK_DRAW_PROGRESS:
        return p->observer != (int32_t)(catan__task_b(task) & 0xffU);
    case CATAN_ASK_DISCARD_PROGRESS:
    case CATAN_ASK_HARBOUR_CARD:
        return !acts;
    case CATAN_ASK_GIVE:
    case CATAN_ASK_HARBOUR_GIVE:
        return !acts && p->observer != active;
    case CATAN_ASK_TAKE_HAND:
    case CATAN_ASK_TAKE_PROGRESS:
        return !acts && p->observer != (int32_t)catan__task_more(task);
    default:
        return 0;
    }
}

static uint32_t colour_of(catan_move move) {
    uint32_t card = catan_move_argument(move);
    return card >= CATAN_PROGRESS_COMMERCIAL_HARBOUR ? CATAN_TRACK_TRADE
           : card >= CATAN_PROGRESS_BISHOP           ? CATAN_TRACK_POLITICS
                                                     : CATAN_TRACK_SCIENCE;
}

static int shows_colour(int32_t question) {
    return question == CATAN_ASK_DISCARD_PROGRESS || question == CATAN_ASK_TAKE_PROGRESS;
}

/* A move for each. Returns 0 if there is none that the observer would see as the same. */
static int choose(const pair *p, catan_move move[2]) {
    static catan_move one[MAX_LISTED], two[MAX_LISTED], both[MAX_LISTED];
    uint32_t n = catan_moves(p->one, one, MAX_LISTED), m = catan_moves(p->two, two, MAX_LISTED);
    if (is_secret(p)) { /* each as its own chance, or hand, has it; a card's colour is seen */
        move[0] = catan_random_move(p->one, p->rng);
        do {
            move[1] = catan_random_move(p->two, p->rng);
        } while (shows_colour(catan_question(p->one)) && colour_of(move[0]) != colour_of(move[1]));
        return 1;
    }
    uint32_t count = common(both, one, n, two, m);
    if (count == 0) {
        return 0;
    }
    move[0] = move[1] = catan_actor(p->one) == CATAN_CHANCE || one_in(p->rng, 4)
                            ? both[catan_rng_below(p->rng, count)]
                            : eager_move(both, count, p->rng);
    return 1;
}

/* Who has nothing to exchange at the market is not asked, and all see that (V10.3): whether it is
 * so in one of both. */
static int skip_reveals(const pair *p) {
    return (catan_question(p->one) == CATAN_ASK_MARKET_GIVE ||
            catan_question(p->two) == CATAN_ASK_MARKET_GIVE) &&
           top_task(p->one) != top_task(p->two);
}

/* Plays on. Returns why it ends. */
pair_end run_pair(const pair *p, uint32_t *plies, uint64_t *hidden) {
    uint32_t most = one_in(p->rng, 4) ? MOST_RUN : 6;
    for (*plies = 0; *plies < most; ++*plies) {
        catan_move move[2];
        if (catan_result(p->one) != CATAN_RUNNING) {
            return OVER;
        }
        if (!choose(p, move)) {
            return NO_COMMON_MOVE;
        }
        p->w->move = move[0];
        pair_end revealed = move_reveals(p, move);
        catan_move told = catan_move_masked(p->one, p->observer, move[0]);
        SAME(p, revealed == LAID_OPEN || told == catan_move_masked(p->two, p->observer, move[1]),
             "the move as it is shown tells more");
        *hidden += catan_move_argument(told) == CATAN_HIDDEN;
        SAME(p,
             catan_apply_listed(p->one, move[0]) == CATAN_OK &&
                 catan_apply_listed(p->two, move[1]) == CATAN_OK,
             "the move is legal in both");
        if (revealed != LONG_ENOUGH) {
            return revealed;
        }
        if (victory_reveals(p)) {
            return VICTORY;
        }
        if (skip_reveals(p)) {
            return SHOWN;
        }
        same_events(p);
        if (catan_state_equal(p->one, p->two)) { /* they may meet again: all was revealed */
            return NO_COMMON_MOVE;
        }
        same(p, one_in(p->rng, 16));
    }
    return LONG_ENOUGH;
}
