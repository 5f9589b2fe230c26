/* What an observer is told depends on nothing that he may not know (H-5).
 *
 *     views [--seconds S] [--seed N] [--long]
 *
 * Of a random position of a random game a twin is made that differs only in what an observer, a
 * seat or a spectator, may not know: the kinds of the cards in other hands, unplayed development
 * cards of others, the deck. To him both must look the same, bit for bit; and so they must go on,
 * while both play the same moves: until something is revealed by a rule, or no move is legal in
 * both. --long: until 200,000 twins have been looked at.
 */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/agenda.h"
#include "core/lanes.h"
#include "core/progress.h"
#include "core/state.h"
#include "game/compiled.h"
#include "property/checks.h"
#include "property/eager.h"
#include "property/unseen.h"
#include "view/view.h"

enum {
    LONG_TWINS = 200000,
    MOST_RUN = 50, /* plies that a pair plays */
    GAME_PLIES = 1500,
    TRIES = 6,       /* to make a sound twin */
    SITE_WORDS = 64, /* of a set of arguments, as long as any */
    KINDS = 70,      /* kinds of moves, and some that are none */
    MOST_EVENTS = 4096,
    STATUSES = 1000
};

/* Two positions that one observer cannot tell apart. */
typedef struct pair {
    world *w;
    int32_t observer;
    catan_state *one, *two;
    catan_rng *rng;
} pair;

/* Why a pair's run ends. */
typedef enum end { LONG_ENOUGH, OVER, NO_COMMON_MOVE, MONOPOLY, LAID_OPEN, VICTORY, ENDS } end;
static const char *const end_names[ENDS] = {"long enough",           "game over",
                                            "no move legal in both", "a monopoly reveals",
                                            "a card is laid open",   "a victory reveals"};

static struct tally {
    uint64_t games, twins, alike, unsound, compared, plies, hidden, ended[ENDS], longest;
    uint64_t by_status[STATUSES], by_observer[CATAN_SEATS + 1];
} done;

static int one_in(catan_rng *rng, uint32_t of) { return catan_rng_below(rng, of) == 0; }

/* --- failing --- */

static void pair_fail(const pair *p, const char *what, int line) {
    fprintf(stderr, "observer %d; \"before\" is the twin\n", (int)p->observer);
    catan_state_copy(p->w->state, p->one);
    catan_state_copy(p->w->before, p->two);
    world_fail(p->w, what, __FILE__, line);
}
#define SAME(p, condition, what)                                                                   \
    do {                                                                                           \
        if (!(condition)) {                                                                        \
            pair_fail(p, what, __LINE__);                                                          \
        }                                                                                          \
    } while (0)

/* --- making a twin --- */

/* Makes `two` a twin of `one`. Returns 0 if no sound one was found that differs. */
static int make_twin(const pair *p) {
    for (int i = 0; i < TRIES; i++) {
        catan_state_copy(p->two, p->one);
        unseen_change(p->two, p->observer, p->rng);
        if (catan_state_equal(p->one, p->two)) {
            done.alike++;
            continue;
        }
        catan__fault fault = p->w->game->engine->restore(p->two);
        if (fault.status == CATAN_OK) {
            return 1;
        }
        done.unsound++;
        done.by_status[-fault.status]++;
    }
    return 0;
}

/* --- looking at both --- */

static void same_view(const pair *p) {
    static catan_piece pieces[2][CATAN__MOST_PIECES];
    static catan_counter counters[2][1024];
    catan_view view[2];
    catan_layout layout[2];
    const catan_state *of[2] = {p->one, p->two};
    uint32_t n[2], m[2];
    for (int i = 0; i < 2; i++) {
        memset(pieces[i], i, sizeof pieces[i]); /* whatever is not written may differ */
        memset(counters[i], i, sizeof counters[i]);
        SAME(p, catan_view_get(&view[i], sizeof view[i], of[i], p->observer) == CATAN_OK, "a view");
        SAME(p, catan_view_layout(&layout[i], sizeof layout[i], of[i], p->observer) == CATAN_OK,
             "a layout");
        n[i] = catan_view_pieces(of[i], p->observer, pieces[i], CATAN__MOST_PIECES);
        m[i] = catan_view_counters(of[i], p->observer, counters[i], 1024);
    }
    SAME(p, memcmp(&view[0], &view[1], sizeof *view) == 0, "the view's head tells more");
    SAME(p, memcmp(&layout[0], &layout[1], sizeof *layout) == 0, "the layout tells more");
    SAME(p, n[0] == n[1] && memcmp(pieces[0], pieces[1], n[0] * sizeof **pieces) == 0,
         "pieces tell more");
    SAME(p, m[0] == m[1] && memcmp(counters[0], counters[1], m[0] * sizeof **counters) == 0,
         "counters tell more");
    SAME(p, n[0] == view[0].pieces && m[0] == view[0].counters, "the head tells how many");
    SAME(p, catan_view_hash(p->one, p->observer) == catan_view_hash(p->two, p->observer),
         "the hash tells more");
    SAME(p, catan_hash(p->one) != catan_hash(p->two), "the twin is another position");
}

/* Counters one by one, those too that there are not. */
static void same_counts(const pair *p) {
    for (int i = 0; i < 300; i++) {
        uint32_t kind = catan_rng_below(p->rng, 48), index = catan_rng_below(p->rng, 40);
        int32_t seat = (int32_t)catan_rng_below(p->rng, CATAN_MAX_PLAYERS + 3) + CATAN_NOBODY;
        index = index >= 36 ? CATAN_TOTAL + index - 39 : index;
        SAME(p,
             catan_view_count(p->one, p->observer, kind, seat, index) ==
                 catan_view_count(p->two, p->observer, kind, seat, index),
             "a counter tells more");
    }
}

static void same_queries(const pair *p) {
    for (uint32_t kind = 0; kind < KINDS; kind++) {
        uint64_t set[2][SITE_WORDS];
        uint32_t n = catan_sites(p->one, p->observer, kind, set[0], SITE_WORDS);
        SAME(p,
             n == catan_sites(p->two, p->observer, kind, set[1], SITE_WORDS) &&
                 memcmp(set[0], set[1], sizeof *set) == 0,
             "sites tell more");
    }
    for (uint32_t seat = 0; seat < catan_game_players(p->w->game); seat++) {
        catan_score score[2];
        uint8_t one[8], two[8];
        SAME(p,
             catan_score_get(&score[0], sizeof *score, p->one, p->observer, seat) == CATAN_OK &&
                 catan_score_get(&score[1], sizeof *score, p->two, p->observer, seat) == CATAN_OK &&
                 memcmp(&score[0], &score[1], sizeof *score) == 0,
             "a score tells more");
        catan_rates(one, p->one, seat);
        catan_rates(two, p->two, seat);
        SAME(p, memcmp(one, two, sizeof one) == 0, "rates tell more");
        for (uint32_t kind = 0; kind < KINDS; kind++) {
            memset(one, 0, sizeof one);
            memset(two, 0, sizeof two);
            SAME(p,
                 catan_price(one, p->one, seat, kind << 24) ==
                         catan_price(two, p->two, seat, kind << 24) &&
                     memcmp(one, two, sizeof one) == 0,
                 "a price tells more");
        }
    }
    SAME(p,
         catan_actor(p->one) == catan_actor(p->two) &&
             catan_question(p->one) == catan_question(p->two) &&
             catan_result(p->one) == catan_result(p->two),
         "who is asked what tells more");
}

static void same_answer(const pair *p, catan_move move) {
    p->w->move = move;
    SAME(p,
         catan_view_check(p->one, p->observer, move) == catan_view_check(p->two, p->observer, move),
         "the reason why a move is illegal tells more");
    if (p->observer >= 0) {
        SAME(p,
             catan_check(p->one, p->observer, move) == catan_check(p->two, p->observer, move) &&
                 catan_check(p->one, p->observer, move) ==
                     catan_view_check(p->one, p->observer, move),
             "catan_check() for a seat tells more");
    }
    SAME(p,
         catan_move_masked(p->one, p->observer, move) ==
             catan_move_masked(p->two, p->observer, move),
         "a masked move tells more");
}

static void same_moves(const pair *p, int thoroughly) {
    static catan_move moves[2][MAX_LISTED];
    uint32_t n = catan_view_moves(p->one, p->observer, moves[0], MAX_LISTED);
    SAME(p,
         n == catan_view_moves(p->two, p->observer, moves[1], MAX_LISTED) &&
             memcmp(moves[0], moves[1], n * sizeof **moves) == 0,
         "the list of moves tells more");
    SAME(p, n == 0 || catan_actor(p->one) == p->observer, "only who is asked has moves");
    catan_move before = p->w->move;
    for (int i = 0; i < 2; i++) {
        uint32_t all = catan_moves(i == 0 ? p->one : p->two, moves[i], MAX_LISTED);
        for (uint32_t k = 0; k < all; k += 1 + (thoroughly ? 0 : catan_rng_below(p->rng, 16))) {
            same_answer(p, moves[i][k]);
        }
    }
    for (int i = 0; i < (thoroughly ? 200 : 10); i++) {
        uint32_t kind = catan_rng_below(p->rng, KINDS);
        same_answer(p, kind << 24 | catan_rng_below(p->rng, 80));
    }
    p->w->move = before;
}

static void same(const pair *p, int thoroughly) {
    same_view(p);
    same_moves(p, thoroughly);
    if (thoroughly || one_in(p->rng, 4)) {
        same_queries(p);
    }
    if (thoroughly) {
        same_counts(p);
    }
    done.compared++;
}

static void same_events(const pair *p) {
    static catan_event events[2][MOST_EVENTS];
    uint32_t n = catan_events(p->one, p->observer, events[0], MOST_EVENTS);
    SAME(p,
         n == catan_events(p->two, p->observer, events[1], MOST_EVENTS) && n >= 2 &&
             memcmp(events[0], events[1], n * sizeof **events) == 0,
         "events tell more");
}

/* --- playing both --- */

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

/* Whether what comes next is secret to the observer (H-2 to H-4). White box: the task names the
 * buyer, thief and victim, or who draws. */
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

/* The track of a progress card that a move puts back; of other moves always the same. */
static unsigned colour_of(catan_move move) {
    return catan_move_kind_of(move) == CATAN_MOVE_DISCARD_PROGRESS
               ? catan__progress_track(catan_move_argument(move))
               : CATAN_TRACKS;
}

/* A move for each. Returns 0 if there is none that the observer would see as the same. */
static int choose(const pair *p, catan_move move[2]) {
    static catan_move one[MAX_LISTED], two[MAX_LISTED], both[MAX_LISTED];
    uint32_t n = catan_moves(p->one, one, MAX_LISTED), m = catan_moves(p->two, two, MAX_LISTED);
    if (is_secret(p)) {
        move[0] = catan_random_move(p->one, p->rng); /* each as it has them */
        do {                                         /* of a progress card all see the colour */
            move[1] = catan_random_move(p->two, p->rng);
        } while (colour_of(move[1]) != colour_of(move[0]));
        done.hidden++;
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

/* Printer and Constitution are laid open at once (C-89): whether one is in one of both. */
static int lays_open(const catan_move move[2]) {
    for (int i = 0; i < 2; i++) {
        uint32_t card = catan_move_argument(move[i]);
        if (catan_move_kind_of(move[i]) == CATAN_MOVE_DRAW_PROGRESS && move[0] != move[1] &&
            (card == CATAN_PROGRESS_PRINTER || card == CATAN_PROGRESS_CONSTITUTION)) {
            return 1;
        }
    }
    return 0;
}

/* After the end all point cards are shown (B-67): whether somebody has more in one of both. */
static int points_differ(const pair *p) {
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

/* Plays on, mostly not for long. Returns why it ends. */
static end run_pair(const pair *p, uint32_t *plies) {
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
        SAME(p,
             catan_move_masked(p->one, p->observer, move[0]) ==
                 catan_move_masked(p->two, p->observer, move[1]),
             "the move as it is shown tells more");
        int revealing = monopoly_reveals(p, move[0]);
        SAME(p,
             catan_apply_listed(p->one, move[0]) == CATAN_OK &&
                 catan_apply_listed(p->two, move[1]) == CATAN_OK,
             "the move is legal in both");
        if (revealing) {
            return MONOPOLY;
        }
        if (lays_open(move)) {
            return LAID_OPEN;
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

static void look_at_twin(pair *p) {
    catan_state_copy(p->one, p->w->state);
    p->observer = (int32_t)catan_rng_below(p->rng, catan_game_players(p->w->game) + 1);
    if (p->observer == (int32_t)catan_game_players(p->w->game)) {
        p->observer = CATAN_SPECTATOR;
    }
    if (!make_twin(p)) {
        return;
    }
    uint32_t plies;
    if (catan_result(p->one) != CATAN_RUNNING && points_differ(p)) {
        done.ended[VICTORY]++;
        return;
    }
    done.twins++;
    done.by_observer[p->observer < 0 ? CATAN_SEATS : p->observer]++;
    same(p, one_in(p->rng, 4));
    done.ended[run_pair(p, &plies)]++;
    done.plies += plies;
    done.longest = plies > done.longest ? plies : done.longest;
}

/* --- games --- */

static int is_done(const test_arguments *read) {
    return read->is_long ? done.twins >= LONG_TWINS : seconds_now() >= read->seconds;
}

static void play_game(pair *p, uint32_t eager, const test_arguments *read) {
    static catan_move moves[MAX_LISTED];
    world *w = p->w;
    while (catan_result(w->state) == CATAN_RUNNING && w->ply < GAME_PLIES && !is_done(read)) {
        uint32_t count = catan_moves(w->state, moves, MAX_LISTED);
        catan_move move = catan_random_move(w->state, &w->rng);
        if (catan_actor(w->state) != CATAN_CHANCE && catan_rng_below(&w->rng, 8) < eager) {
            move = eager_move(moves, count, &w->rng);
        }
        HOLD(w, catan_apply_listed(w->state, move) == CATAN_OK, "a listed move is made");
        w->ply++;
        if (one_in(&w->rng, 10)) {
            look_at_twin(p);
        }
    }
    done.games++;
}

static catan_state *make_state(world *w) {
    catan_state *state = NULL;
    HOLD(w,
         catan_state_create(&state, &test_allocator, w->game, &w->layout, 0,
                            catan_max_events(w->game)) == CATAN_OK,
         "a state with a log");
    return state;
}

static void play_row(const option_row *row, catan_rng *rng, const test_arguments *read) {
    static world w;
    if (!world_make(&w, row, catan_rng_next(rng), 0)) {
        return;
    }
    HOLD(&w, unseen_knows(w.game), "every secret field is changed in the twins");
    pair p = {&w, 0, make_state(&w), make_state(&w), rng};
    play_game(&p, 2 * catan_rng_below(rng, 5), read);
    catan_state_destroy(p.one);
    catan_state_destroy(p.two);
    world_free(&w);
}

static void report(void) {
    printf("twins: ok, %" PRIu64 " of %" PRIu64 " games, for spectators %" PRIu64 "\n", done.twins,
           done.games, done.by_observer[CATAN_SEATS]);
    printf("positions: ok, %" PRIu64 " compared\n", done.compared);
    printf("runs: ok, %.1f plies each, the longest %" PRIu64 ", %" PRIu64 " moves hidden\n",
           done.twins == 0 ? 0.0 : (double)done.plies / (double)done.twins, done.longest,
           done.hidden);
    for (int i = 0; i < ENDS; i++) {
        printf("  %s: %" PRIu64 "\n", end_names[i], done.ended[i]);
    }
    printf("no twins: %" PRIu64 " alike, %" PRIu64 " unsound\n", done.alike, done.unsound);
    for (int i = 0; i < STATUSES; i++) {
        if (done.by_status[i] != 0) {
            printf("  %s: %" PRIu64 "\n", catan_status_name(-i), done.by_status[i]);
        }
    }
}

int main(int count, char **arguments) {
    test_arguments read = read_arguments(count, arguments);
    catan_rng rng;
    catan_rng_seed(&rng, read.seed);
    while (!is_done(&read)) {
        option_row row;
        option_random(&row, &rng);
        play_row(&row, &rng, &read);
    }
    report();
    return 0;
}
