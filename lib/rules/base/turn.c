/* The turn: roll, act, end; whose turn comes next; paired turns (B-20, B-21, B-91, X-4, X-8). */
#include "rules/base/base.h"

enum { PAIRED_OFFSET = 3 };         /* the third player to the left */
enum { TURNS_COUNTED = 999999999 }; /* the count stays there: texts hold no larger number */

static unsigned seat_after(const catan_state *st, unsigned seat, unsigned by) {
    unsigned sum = seat + by, n = st->game->set.players; /* by is at most n: no division */
    return sum >= n ? sum - n : sum;
}

/* A seat's turn begins, main or paired. Whoever has enough points wins at once (B-90). */
static inline void greet(catan_state *st, unsigned seat) {
    st->dirty |= points_of(st, seat) >= st->game->set.target ? DIRTY_POINTS : 0;
    FOR_HOOK(st, turn_begun, m) { m->turn_begun(st, seat); }
}

/* What is new at every turn's beginning, as lanes of P_TURN. */
#define NEW_TURN(lanes)                                                                            \
    ((lanes) &                                                                                     \
     ~(CATAN__LANE(T_ACTIVE, 0xff) | CATAN__LANE(T_PLAYED, 0xff) | CATAN__LANE(T_OFFERS, 0xff)))

/* The next main turn, on the turn task, which is on top; or the game is drawn (B-91). */
static void begin_turn(catan_state *st, unsigned seat) {
    const uint64_t turn = NEW_TURN(word(st, P_TURN)) & ~CATAN__LANE(T_SEAT, 0xff);
    const uint64_t table = word(st, P_TABLE);
    unsigned most = st->game->set.max_turns;
    if (CATAN__RULE(B_91, most != 0, 0) && turn_number(st) >= most) {
        finish(st, RESULT_DRAW);
        return;
    }
    put(st, P_TABLE, table + ((uint64_t)(turn_number(st) < TURNS_COUNTED) << 32));
    put(st, P_TURN, turn | seat * (CATAN__LANE(T_SEAT, 1) | CATAN__LANE(T_ACTIVE, 1)));
    set_top(st, catan__task(CATAN__TASK_TURN, seat, TURN_BEFORE_ROLL, 0, 0, 0));
    greet(st, seat);
}

/* A paired turn: without a roll. */
static void begin_paired_turn(catan_state *st, unsigned seat) {
    put(st, P_TURN, NEW_TURN(word(st, P_TURN)) | CATAN__LANE(T_ACTIVE, seat));
    set_top(st, catan__task(CATAN__TASK_TURN, seat, TURN_ACTION, 1, 0, 0));
    greet(st, seat);
}
#undef NEW_TURN

/* The turn is over and what follows it too: the next main turn. */
static void next_turn(catan_state *st) {
    begin_turn(st, seat_after(st, lane(st, P_TURN, T_SEAT), 1));
}

static int32_t why_never(const catan_state *st, unsigned seat, unsigned arg) {
    (void)st, (void)seat, (void)arg;
    return CATAN_E_NOT_ASKED;
}

#define sites_roll sites_always
#define why_roll why_never
static void play_roll(catan_state *st, unsigned seat, unsigned arg) {
    (void)arg;
    (void)seat;
    set_top(st, catan__task(CATAN__TASK_TURN, CATAN__ACTOR_CHANCE, TURN_DICE, 0, 0, 0));
}

#define sites_end_turn sites_always
#define why_end_turn why_never
CATAN__ALWAYS_INLINE void end_turn(catan_state *st, unsigned seat) {
    uint64_t t = top_task(st);
    FOR_HOOK(st, turn_ended, m) { m->turn_ended(st, seat); }
    put(st, P_FRESH, 0);
    if (catan__task_more(t) != 0 ||
        (!st->game->set.paired_turns && !st->game->set.special_building)) {
        next_turn(st);
    } else if (st->game->set.paired_turns) {
        begin_paired_turn(st, seat_after(st, seat, CATAN__RULE(X_8, PAIRED_OFFSET, 2)));
    } else {
        set_top(st, task_with(t, CATAN__ACTOR_NONE, TURN_NEXT, 0, 0, 0));
        put_lane(st, P_TURN, T_ACTIVE, NO_SEAT);
        begin_special_building(st, seat);
    }
}

static void step_turn(catan_state *st) {
    if (catan__task_step(top_task(st)) == TURN_ENDING) {
        end_turn(st, active_seat(st));
    } else {
        next_turn(st);
    }
}

static void play_end_turn(catan_state *st, unsigned seat, unsigned arg) {
    (void)arg;
    if (!hooked(st, HOOK_turn_ending)) {
        end_turn(st, seat);
        return;
    }
    set_top(st, task_with(top_task(st), CATAN__ACTOR_NONE, TURN_ENDING,
                          catan__task_more(top_task(st)), 0, 0));
    FOR_HOOK(st, turn_ending, m) { m->turn_ending(st, seat); }
}
