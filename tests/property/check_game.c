/* A whole game under all checks. */
#include "property/check_game.h"

#include "property/checks.h"
#include "property/eager.h"

enum { MOST_PLIES = 20000 };

static int one_in(catan_rng *rng, uint32_t of) { return catan_rng_below(rng, of) == 0; }

/* What is looked at on some positions only. */
static void sampled_checks(world *w, const catan_move *moves, uint32_t count, catan_rng *rng,
                           game_tally *done) {
    if (one_in(rng, 4)) {
        check_encodable(w, moves, count);
        done->encodable++;
    }
    if (one_in(rng, 4)) {
        check_caches(w, w->state);
        check_seats(w, moves[0]);
    }
    if (one_in(rng, 16)) {
        check_text(w, w->state);
        check_conserved(w, w->state);
    }
    if (one_in(rng, 40)) {
        check_turn_ends(w);
    }
    if (one_in(rng, 100)) {
        check_playouts(w);
    }
    if (one_in(rng, 200)) {
        check_numbers(w, moves, count, rng, 10000);
        check_wrong_moves(w, moves, count, rng);
        done->numbers++;
    }
    if (one_in(rng, 1000)) {
        check_undo_all(w);
    }
}

/* A move of a kind that was never made, so that what is rare is made when it can be; else
 * CATAN_MOVE_NONE. */
static catan_move new_kind(const catan_move *moves, uint32_t count,
                           const uint64_t kinds[GAME_KINDS]) {
    for (uint32_t i = 0; i < count; i++) {
        if (kinds[catan_move_kind_of(moves[i]) % GAME_KINDS] == 0) {
            return moves[i];
        }
    }
    return CATAN_MOVE_NONE;
}

static catan_move choose(const world *w, const catan_move *moves, uint32_t count, uint32_t eager,
                         const uint64_t kinds[GAME_KINDS], catan_rng *rng) {
    catan_move any = catan_random_move(w->state, rng);
    if (catan_actor(w->state) == CATAN_CHANCE) {
        return any;
    }
    catan_move rare = new_kind(moves, count, kinds);
    return rare != CATAN_MOVE_NONE           ? rare
           : catan_rng_below(rng, 8) < eager ? eager_move(moves, count, rng)
                                             : any;
}

/* One game, until it is over or the time is. */
static void play(world *w, uint32_t eager, double until, game_tally *done,
                 uint64_t kinds[GAME_KINDS]) {
    catan_move moves[MAX_LISTED];
    while (w->ply < MOST_PLIES && (w->ply % 16 != 0 || seconds_now() < until)) {
        uint32_t count = check_list(w, moves);
        check_random_move(w, moves, count, &w->rng);
        if (count == 0) {
            break;
        }
        sampled_checks(w, moves, count, &w->rng, done);
        catan_move move = choose(w, moves, count, eager, kinds, &w->rng);
        check_apply(w, move);
        kinds[catan_move_kind_of(move) % GAME_KINDS]++;
    }
}

static void check_result(const world *w) {
    int32_t result = catan_result(w->state);
    if (result >= 0) {
        catan_seat_info info;
        HOLD(w, catan_seat_get(&info, sizeof info, w->state, (uint32_t)result) == CATAN_OK,
             "the winner is a seat");
        HOLD(w, info.points >= catan_game_target(w->game), "the winner has the points (B-90)");
    } else if (result == CATAN_DRAW) {
        HOLD(w, w->config.max_turns != 0, "a draw comes from max_turns alone (B-91)");
    }
}

void check_game(world *w, uint32_t eager, double until, game_tally *done,
                uint64_t kinds[GAME_KINDS]) {
    check_caches(w, w->state);
    check_conserved(w, w->state);
    check_move_texts(w);
    play(w, eager, until, done, kinds);
    check_caches(w, w->state);
    check_conserved(w, w->state);
    check_text(w, w->state);
    check_result(w);
    int32_t result = catan_result(w->state);
    if (result != CATAN_RUNNING) {
        check_over(w, &w->rng);
    }
    done->games++;
    done->over += result != CATAN_RUNNING;
    done->draws += result == CATAN_DRAW;
    done->plies += w->ply;
    done->deepest = w->ply > done->deepest ? w->ply : done->deepest;
    check_undo_all(w);
}
