/* Playing on in two positions that one observer cannot tell apart, the same moves as far as he can
 * see, until something is revealed by a rule, or no move is legal in both. White box: looks into
 * the state. */
#include <string.h>

#include "core/agenda.h"
#include "core/lanes.h"
#include "core/state.h"
#include "property/eager.h"
#include "property/unseen.h"
#include "property/view_pairs.h"

enum { MOST_RUN = 50 /* plies that a pair plays */ };

const char *const pair_end_names[ENDS] = {
    "long enough",        "game over",           "no move legal in both",
    "a monopoly reveals", "a card is laid open", "a victory reveals",
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

/* What comes next is secret to the observer: chance (H-2, H-3), or which progress card another puts
 * under its deck (H-4). White box: the task names the buyer, or thief and victim, or who draws. */
static int is_secret(const pair *p) {
    const uint64_t *words = catan__words_const(p->one);
    unsigned depth = catan__lane(words[CATAN__DEPTH_WORD], 0);
    uint64_t task = depth == 0 ? 0 : words[CATAN__AGENDA_WORD + depth - 1];
    switch (catan_question(p->one)) {
    case CATAN_ASK_DRAW_DEVELOPMENT:
        return p->observer != (int32_t)catan__task_more(task);
    case CATAN_ASK_STEAL:
        return p->observer != (int32_t)catan__task_more(task) &&
               p->observer != (int32_t)catan__task_b(task);
    case CATAN_ASK_DRAW_PROGRESS:
        return p->observer != (int32_t)(catan__task_b(task) & 0xffU);
    case CATAN_ASK_DISCARD_PROGRESS:
        return p->observer != catan_actor(p->one);
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

/* A move for each. Returns 0 if there is none that the observer would see as the same. */
static int choose(const pair *p, catan_move move[2]) {
    static catan_move one[MAX_LISTED], two[MAX_LISTED], both[MAX_LISTED];
    uint32_t n = catan_moves(p->one, one, MAX_LISTED), m = catan_moves(p->two, two, MAX_LISTED);
    if (is_secret(p)) { /* each as its own chance, or hand, has it; a card's colour is seen */
        move[0] = catan_random_move(p->one, p->rng);
        do {
            move[1] = catan_random_move(p->two, p->rng);
        } while (catan_question(p->one) == CATAN_ASK_DISCARD_PROGRESS &&
                 colour_of(move[0]) != colour_of(move[1]));
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

/* Printer and Constitution are laid open when they are drawn (C-89): whether one of both is. */
static int draw_reveals(const catan_move move[2]) {
    int open = 0;
    for (int i = 0; i < 2; i++) {
        uint32_t card = catan_move_argument(move[i]);
        open |= card == CATAN_PROGRESS_PRINTER || card == CATAN_PROGRESS_CONSTITUTION;
    }
    return open && move[0] != move[1] && catan_move_kind_of(move[0]) == CATAN_MOVE_DRAW_PROGRESS;
}

/* A monopoly reveals all cards of its kind (H-1): whether they differ in hands that the observer
 * does not know. */
static int monopoly_reveals(const pair *p, catan_move move) {
    if (catan_move_kind_of(move) != CATAN_MOVE_PLAY_MONOPOLY) {
        return 0;
    }
    int32_t actor = catan_actor(p->one);
    for (int32_t seat = 0; seat < (int32_t)catan_game_players(p->w->game); seat++) {
        unsigned kind = catan_move_argument(move);
        if (seat != actor && catan__lane(*unseen_field(p->one, "hand", (unsigned)seat), kind) !=
                                 catan__lane(*unseen_field(p->two, "hand", (unsigned)seat), kind)) {
            return 1;
        }
    }
    return 0;
}

/* After the end all point cards are shown (B-67): whether somebody has more in one of both. */
int points_differ(const pair *p) {
    for (uint32_t seat = 0; seat < catan_game_players(p->w->game); seat++) {
        catan_seat_info one, two;
        catan_seat_get(&one, sizeof one, p->one, seat);
        catan_seat_get(&two, sizeof two, p->two, seat);
        if (one.development[CATAN_POINT] != two.development[CATAN_POINT]) {
            return 1;
        }
    }
    return 0;
}

/* Hidden points that win are shown (B-67): whether one of both is over by such a victory. */
static int victory_reveals(const pair *p) {
    int32_t one = catan_result(p->one), two = catan_result(p->two);
    if (one == two) {
        return one != CATAN_RUNNING && points_differ(p);
    }
    int32_t winner = one >= 0 ? one : two;
    SAME(p, (one == CATAN_RUNNING || two == CATAN_RUNNING) && winner >= 0,
         "only a victory may come in one of both");
    SAME(p, winner != p->observer, "the observer knows his own points");
    const catan_state *won = one >= 0 ? p->one : p->two;
    catan_seat_info info;
    catan_seat_get(&info, sizeof info, won, (uint32_t)winner);
    SAME(p, info.public_points < catan_game_target(p->w->game), "a victory by public points");
    return 1;
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
        int laid = draw_reveals(move);
        catan_move told = catan_move_masked(p->one, p->observer, move[0]);
        SAME(p, laid || told == catan_move_masked(p->two, p->observer, move[1]),
             "the move as it is shown tells more");
        *hidden += catan_move_argument(told) == CATAN_HIDDEN;
        int revealing = monopoly_reveals(p, move[0]);
        SAME(p,
             catan_apply_listed(p->one, move[0]) == CATAN_OK &&
                 catan_apply_listed(p->two, move[1]) == CATAN_OK,
             "the move is legal in both");
        if (revealing || laid) {
            return revealing ? MONOPOLY : LAID_OPEN;
        }
        if (victory_reveals(p)) {
            return VICTORY;
        }
        same_events(p);
        if (catan_state_equal(p->one, p->two)) { /* they may meet again: all was revealed */
            return NO_COMMON_MOVE;
        }
        same(p, one_in(p->rng, 16));
    }
    return LONG_ENOUGH;
}
