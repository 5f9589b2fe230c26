/* What an observer is told depends on nothing that he may not know (H-5).
 *
 *     views [--seconds S] [--seed N] [--long]
 *
 * Of a random position of a random game a twin is made that differs only in what an observer, a
 * seat or a spectator, may not know: the kinds of the cards in other hands, unplayed development
 * cards of others, the deck; in Cities & Knights progress cards of others, what is shuffled and
 * what lies under the decks. To him both must look the same, bit for bit; and so they must go on,
 * while both play the same moves: until something is revealed by a rule, or no move is legal in
 * both.
 * Every other game begins just before a kind of move of the optional rules (variant_starts.h).
 * --long: until 200,000 twins have been looked at.
 */
#include <inttypes.h>
#include <stdio.h>

#include "property/dealt.h"
#include "property/eager.h"
#include "property/unseen.h"
#include "property/variant_starts.h"
#include "property/view_pairs.h"

enum { LONG_TWINS = 200000, GAME_PLIES = 1500 };

static twin_tally made;
static struct tally {
    uint64_t games, twins, plies, hidden, ended[ENDS], longest, by_observer[CATAN_SEATS + 1],
        cities, asked[CATAN_ASK_PAY_TAX + 1];
} done;

static void look_at_twin(pair *p) {
    uint32_t plies;
    catan_state_copy(p->one, p->w->state);
    p->observer = (int32_t)catan_rng_below(p->rng, catan_game_players(p->w->game) + 1);
    if (p->observer == (int32_t)catan_game_players(p->w->game)) {
        p->observer = CATAN_SPECTATOR;
    }
    if (!make_twin(p, &made)) {
        return;
    }
    if (catan_result(p->one) != CATAN_RUNNING && points_differ(p)) {
        done.ended[VICTORY]++;
        return;
    }
    done.twins++;
    done.cities += p->w->config.cities_knights;
    done.by_observer[p->observer < 0 ? CATAN_SEATS : p->observer]++;
    same(p, one_in(p->rng, 4));
    done.ended[run_pair(p, &plies, &done.hidden)]++;
    done.plies += plies;
    done.longest = plies > done.longest ? plies : done.longest;
}

/* --- games --- */

static int is_done(const test_arguments *read) {
    return read->is_long ? done.twins >= LONG_TWINS : seconds_now() >= read->seconds;
}

static catan_move choose(world *w, uint32_t eager) {
    static catan_move moves[MAX_LISTED];
    if (catan_actor(w->state) != CATAN_CHANCE && catan_rng_below(&w->rng, 8) < eager) {
        return eager_move(moves, catan_moves(w->state, moves, MAX_LISTED), &w->rng);
    }
    return catan_random_move(w->state, &w->rng);
}

static void play_game(pair *p, uint32_t eager, uint32_t plies, const test_arguments *read) {
    world *w = p->w;
    while (catan_result(w->state) == CATAN_RUNNING && w->ply < plies && !is_done(read)) {
        catan_move move = choose(w, eager);
        HOLD(w, catan_apply_listed(w->state, move) == CATAN_OK, "a listed move is made");
        w->ply++;
        if (w->config.cities_knights && one_in(&w->rng, 8) &&
            catan_question(w->state) == CATAN_ASK_BEFORE_ROLL) {
            HOLD(w, deal_cards(w->state, &w->rng), "cards are dealt");
        }
        int32_t asked = catan_question(w->state);
        int card = asked >= CATAN_ASK_SWAP_NUMBER && asked <= CATAN_ASK_TAKE_HAND;
        if (card || one_in(&w->rng, 10)) {
            check_shown(w, w->state);
            done.asked[card ? asked : CATAN_ASK_FIRST_PLAYER]++;
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

/* Twins before each of a start's moves and behind the last one. */
static void play_start(pair *p, const char *moves) {
    for (;;) {
        look_at_twin(p);
        catan_move move = start_move(p->w, &moves);
        if (move == CATAN_MOVE_NONE) {
            return;
        }
        HOLD(p->w, catan_apply_listed(p->w->state, move) == CATAN_OK, "a legal move is made");
    }
}

/* A game of a row; or (`start` not null) from there, for a while. */
static void play_row(const option_row *row, const variant_start *start, catan_rng *rng,
                     const test_arguments *read) {
    enum { PLIES_BEHIND = 60 };
    static world w;
    if (start != NULL) {
        world_read(&w, start->position, catan_rng_next(rng), 0);
    } else if (!world_make(&w, row, catan_rng_next(rng), 0)) {
        return;
    }
    HOLD(&w, unseen_knows(w.game), "every secret field is changed in the twins");
    pair p = {&w, 0, make_state(&w), make_state(&w), rng};
    if (start != NULL) {
        play_start(&p, start->moves);
    }
    play_game(&p, 2 * catan_rng_below(rng, 5), start != NULL ? PLIES_BEHIND : GAME_PLIES, read);
    catan_state_destroy(p.one);
    catan_state_destroy(p.two);
    world_free(&w);
}

static void report(void) {
    printf("twins: ok, %" PRIu64 " of %" PRIu64 " games, for spectators %" PRIu64 "\n", done.twins,
           done.games, done.by_observer[CATAN_SEATS]);
    printf("  of these in Cities & Knights %" PRIu64 "\n", done.cities);
    for (int32_t asked = CATAN_ASK_SWAP_NUMBER; asked <= CATAN_ASK_TAKE_HAND; asked++) {
        printf("  looked at while %s is asked: %" PRIu64 "\n", catan_question_name(asked),
               done.asked[asked]);
    }
    printf("runs: ok, %.1f plies each, the longest %" PRIu64 ", %" PRIu64 " moves hidden\n",
           done.twins == 0 ? 0.0 : (double)done.plies / (double)done.twins, done.longest,
           done.hidden);
    for (int i = 0; i < ENDS; i++) {
        printf("  %s: %" PRIu64 "\n", pair_end_names[i], done.ended[i]);
    }
    printf("no twins: %" PRIu64 " alike, %" PRIu64 " unsound\n", made.alike, made.unsound);
    for (int i = 0; i < TWIN_STATUSES; i++) {
        if (made.by_status[i] != 0) {
            printf("  %s: %" PRIu64 "\n", catan_status_name(-i), made.by_status[i]);
        }
    }
}

int main(int count, char **arguments) {
    test_arguments read = read_arguments(count, arguments);
    catan_rng rng;
    unsigned next = 0;
    catan_rng_seed(&rng, read.seed);
    while (!is_done(&read)) {
        option_row row;
        option_random(&row, &rng);
        play_row(&row, NULL, &rng, &read);
        play_row(NULL, &variant_starts[next++ % variant_start_count], &rng, &read);
    }
    report();
    return 0;
}
