/* For each task of the base game: whether it can lie where it lies, with its arguments. */
#include "rules/base/base.h"

static unsigned all_seats(const catan_state *st) { return (1U << st->game->set.players) - 1; }
static int is_on(uint64_t below, unsigned kind) { return catan__task_kind_of(below) == kind; }

static int after_stage(const catan_state *st, uint64_t below, void (*stage)(catan_state *)) {
    const catan_game *g = st->game;
    int rolled = is_on(below, CATAN__TASK_ROLL);
    unsigned total = rolled ? catan__task_a(below) : lane(st, P_TURN, T_ROLLED);
    unsigned next = rolled       ? catan__task_step(below)
                    : total == 7 ? g->seven_stages
                                 : g->plain_stages;
    if (!rolled && (!is_on(below, CATAN__TASK_TURN) || catan__task_step(below) != TURN_ACTION ||
                    catan__task_more(below) != 0)) {
        return 0;
    }
    return next != 0 && (total == 7 ? g->seven : g->plain)[next - 1] == stage;
}

static int in_own_turn(const catan_state *st, uint64_t task, uint64_t below) {
    return is_on(below, CATAN__TASK_TURN) && catan__task_actor(task) == active_seat(st);
}

/* Nobody has laid more than the placements up to this one allow, or else supplies would not last
 * (B-9, C-18, G-8). */
static int laid_no_more(const catan_state *st, unsigned start, unsigned placement,
                        int placing_road) {
    unsigned placed[CATAN_SEATS] = {0}, built[2][CATAN_SEATS] = {{0}};
    for (unsigned i = 0; i < placement + (unsigned)placing_road; i++) {
        unsigned seat = placing_seat(st, start, i);
        placed[seat] += i < placement;
        built[placing_step(st, i) == SETUP_CITY][seat]++;
    }
    for (unsigned seat = 0; seat < st->game->set.players; seat++) {
        unsigned roads = roads_laid(st, seat);
        roads += has_ships(st) ? count_words(ships_of(st, seat), W_EDGES) : 0;
        if (roads > placed[seat] || count_nodes(st, seat, 0) > built[0][seat] ||
            count_nodes(st, seat, 1) > built[1][seat]) {
            return 0;
        }
    }
    return 1;
}

/* One development card a turn: what a card asks comes after it was laid down (B-60). Where there
 * are none another card asks. */
static int card_was_played(const catan_state *st) {
    return lane(st, P_TURN, T_PLAYED) != 0 ||
           (st->game->set.deck == 0 && catan__task_step(word(st, P_AGENDA)) == TURN_ACTION);
}

static int sound_first(const catan_state *st, uint64_t t, uint64_t below, int top) {
    return below == 0 && top && lane(st, P_TURN, T_SEAT) == NO_SEAT && active_seat(st) == NO_SEAT &&
           t == catan__task(CATAN__TASK_FIRST, CATAN__ACTOR_CHANCE, 0, 0, 0, 0) &&
           laid_no_more(st, 0, 0, 0);
}

static int sound_setup(const catan_state *st, uint64_t t, uint64_t below, int top) {
    unsigned start = catan__task_more(t), placement = catan__task_a(t), node = catan__task_b(t);
    unsigned step = catan__task_step(t), actor = catan__task_actor(t);
    if (below != 0 || !is_seat(st, start) || placement > 2U * st->game->set.players ||
        lane(st, P_TURN, T_SEAT) != NO_SEAT || active_seat(st) != NO_SEAT) {
        return 0;
    }
    if (step == SETUP_NEXT) { /* what the last placement brings comes first */
        return !top && actor == CATAN__ACTOR_NONE && node == 0 && placement != 0 &&
               laid_no_more(st, start, placement, 0);
    }
    if (placement == 2U * st->game->set.players || actor != placing_seat(st, start, placement) ||
        (!top && step != SETUP_ROAD) || !laid_no_more(st, start, placement, step == SETUP_ROAD)) {
        return 0;
    }
    return step != SETUP_ROAD
               ? node == 0 && step == placing_step(st, placement)
               : node < st->game->board.nodes && set_has(words(st, at_seat(actor, S_BUILT)), node);
}

static int sound_turn(const catan_state *st, uint64_t t, uint64_t below, int top) {
    unsigned actor = catan__task_actor(t), step = catan__task_step(t), paired = catan__task_more(t);
    unsigned seat = lane(st, P_TURN, T_SEAT);
    if (below != 0 || catan__task_a(t) != 0 || catan__task_b(t) != 0 || seat == NO_SEAT) {
        return 0;
    }
    if (step == TURN_NEXT) {
        return !top && actor == CATAN__ACTOR_NONE && paired == 0 && active_seat(st) == NO_SEAT &&
               st->game->set.special_building;
    }
    if (step == TURN_ENDING) { /* what must be done first comes first */
        return !top && actor == CATAN__ACTOR_NONE && paired <= st->game->set.paired_turns &&
               active_seat(st) != NO_SEAT && hooked(st, HOOK_turn_ending);
    }
    if (step == TURN_DICE) {
        return top && actor == CATAN__ACTOR_CHANCE && paired == 0 && active_seat(st) == seat;
    }
    if (paired != 0) {
        return paired == 1 && st->game->set.paired_turns && step == TURN_ACTION &&
               actor == active_seat(st) && actor == seat_after(st, seat, PAIRED_OFFSET);
    }
    return step <= TURN_ACTION && actor == active_seat(st) && actor == seat;
}

static int sound_roll(const catan_state *st, uint64_t t, uint64_t below, int top) {
    const catan_game *g = st->game;
    unsigned total = catan__task_a(t), step = catan__task_step(t);
    if (!is_on(below, CATAN__TASK_TURN) || catan__task_step(below) != TURN_ACTION ||
        catan__task_more(below) != 0 || catan__task_more(t) != 0 || catan__task_b(t) != 0) {
        return 0;
    }
    int open = step <= g->total_stages;
    return !top && catan__task_actor(t) == CATAN__ACTOR_NONE && (open ? total == 0 : total >= 2) &&
           total == lane(st, P_TURN, T_ROLLED) && step != 0 &&
           step < (total == 7 ? g->seven_stages : g->plain_stages);
}

/* With so many cards still to discard: is there a hand over the limit from which half would leave
 * what he keeps (B-30)? */
static int halves(const catan_state *st, unsigned seat, unsigned left) {
    unsigned hand = catan__lanes_sum(hand_of(st, seat)), limit = hand_limit(st, seat);
    unsigned kept = hand - left; /* half of an even hand, or half and one of an odd one */
    return left <= hand && ((2 * kept > limit && left <= kept) ||
                            (kept != 0 && 2 * kept - 1 > limit && left <= kept - 1));
}

static int sound_discard(const catan_state *st, uint64_t t, uint64_t below, int top) {
    unsigned actor = catan__task_actor(t), seats = catan__task_more(t);
    for (unsigned seat = 0; seat < st->game->set.players; seat++) {
        if ((seats >> seat & 1) != 0 &&
            catan__lanes_sum(hand_of(st, seat)) <= hand_limit(st, seat)) {
            return 0; /* he would have nothing to discard */
        }
    }
    if (!is_seat(st, actor) || !halves(st, actor, catan__task_a(t))) {
        return 0;
    }
    return top && after_stage(st, below, stage_discard) && is_seat(st, actor) &&
           (seats & ~all_seats(st)) == 0 && (seats >> actor & 1) == 0 && catan__task_step(t) == 0 &&
           catan__task_a(t) != 0 && catan__task_b(t) < CATAN_CARD_KINDS;
}

/* Whether the active player's turn is where something may be moved by a card or a knight. */
static int moves_in_turn(const catan_state *st, uint64_t below) {
    return is_on(below, CATAN__TASK_TURN) && (catan__task_step(below) == TURN_ACTION ||
                                              st->game->kind[CATAN_MOVE_PLAY_KNIGHT] != NULL);
}
static int may_rob(const catan_state *st, uint64_t below, unsigned mover) {
    return (moves_in_turn(st, below) || after_stage(st, below, stage_robber)) &&
           !robber_is_barred(st) && mover == active_seat(st) && is_seat(st, mover);
}

static int sound_robber(const catan_state *st, uint64_t t, uint64_t below, int top) {
    unsigned actor = catan__task_actor(t), step = catan__task_step(t), mover = catan__task_more(t);
    unsigned victim = catan__task_b(t), hex = lane(st, P_TABLE, B_ROBBER);
    unsigned by = catan__task_a(t) & 0xffU, rest = catan__task_a(t) >> 8;
    int of_turn = moves_in_turn(st, below);
    if (!top || !may_rob(st, below, mover) || by > ROBS_OTHERWISE ||
        (by == ROBS_OTHERWISE && (step == ROBBER_MOVE || !hooked(st, HOOK_victims)))) {
        return 0;
    }
    if (step != ROBBER_STEAL && rest != 0) {
        return 0;
    }
    if (step == ROBBER_MOVE) {
        return actor == mover &&
               (victim == MOVES_ANY ||
                (of_turn && hooked(st, HOOK_bars_robber) && victim <= MOVES_OTHER &&
                 (victim == MOVES_OTHER || hex != NO_HEX)));
    }
    unsigned each = robbed_by_all(st, mover, by);
    if (step == ROBBER_ROB) {
        return actor == mover && victim == 0 && (by == ROBS_OTHERWISE || hex != NO_HEX) &&
               each == ROBS_ONE;
    }
    unsigned victims = victims_at_hand(st, mover, by);
    int several = (of_turn && hooked(st, HOOK_bars_robber) && by == ROBS_BY_ROBBER) ||
                  each != ROBS_ONE; /* C-120 */
    return step == ROBBER_STEAL && actor == CATAN__ACTOR_CHANCE && is_seat(st, victim) &&
           victim != mover && (victims >> victim & 1) != 0 &&
           (rest == 0 || (several && (rest & ~(victims & ~(1U << victim))) == 0));
}

static int sound_free_roads(const catan_state *st, uint64_t t, uint64_t below, int top) {
    unsigned step = catan__task_step(t), left = catan__task_a(t);
    if (!top) { /* what the piece discovers comes first (S-81) */
        return is_on(below, CATAN__TASK_TURN) && card_was_played(st) &&
               t == catan__task(CATAN__TASK_FREE_ROADS, CATAN__ACTOR_NONE, FREE_SECOND,
                                active_seat(st), left, 0) &&
               left <= 1;
    }
    return in_own_turn(st, t, below) && card_was_played(st) && step <= FREE_SECOND &&
           left == 2 - step && catan__task_more(t) == 0 && catan__task_b(t) == 0;
}

static int sound_take(const catan_state *st, uint64_t t, uint64_t below, int top) {
    unsigned left = catan__task_a(t);
    return top && in_own_turn(st, t, below) && card_was_played(st) && catan__task_step(t) == 0 &&
           left >= 1 && left <= 2 && catan__task_more(t) == 0 &&
           catan__task_b(t) < CATAN_CARD_KINDS;
}

static int sound_draw(const catan_state *st, uint64_t t, uint64_t below, int top) {
    unsigned buyer = catan__task_more(t);
    int special = is_on(below, CATAN__TASK_SPECIAL);
    return top && (special || catan__task_step(below) == TURN_ACTION) &&
           (special || is_on(below, CATAN__TASK_TURN)) && buyer == catan__task_actor(below) &&
           is_seat(st, buyer) && catan__task_actor(t) == CATAN__ACTOR_CHANCE &&
           catan__task_step(t) == 0 && catan__task_a(t) == !special && catan__task_b(t) == 0;
}

static int sound_offer(const catan_state *st, uint64_t t, uint64_t below, int top) {
    unsigned actor = catan__task_actor(t), step = catan__task_step(t), seats = catan__task_more(t);
    unsigned answers = accepted_seats(t) | countered_seats(t), active = active_seat(st);
    if (!top || !st->game->set.trade || !is_on(below, CATAN__TASK_TURN) ||
        catan__task_step(below) != TURN_ACTION || catan__task_more(below) != 0 ||
        !is_seat(st, active) || !is_seat(st, actor) || catan__task_b(t) != 0) {
        return 0;
    }
    unsigned others = all_seats(st) & ~(1U << active), counters = countered_seats(t);
    if ((answers & ~others) != 0 || (accepted_seats(t) & counters) != 0 || (seats & ~others) != 0 ||
        (seats & answers) != 0 ||
        (!st->game->set.counter_offers && (counters != 0 || step == OFFER_COUNTER))) {
        return 0;
    }
    for (unsigned left = accepted_seats(t); left != 0; left &= left - 1) {
        if (!catan__lanes_hold(hand_of(st, catan__lowest(left)), word(st, P_WANT))) {
            return 0;
        }
    }
    if (step == OFFER_COMPOSE || step == OFFER_CHOOSE) {
        return actor == active && seats == 0 && (step == OFFER_CHOOSE) == (answers != 0) &&
               (step == OFFER_COMPOSE || word(st, P_WANT) != 0);
    }
    return step <= OFFER_CHOOSE && actor != active && ((seats | answers) >> actor & 1) == 0 &&
           word(st, P_WANT) != 0;
}

static int sound_special(const catan_state *st, uint64_t t, uint64_t below, int top) {
    unsigned actor = catan__task_actor(t), seats = catan__task_more(t),
             after = lane(st, P_TURN, T_SEAT);
    (void)top;
    return is_on(below, CATAN__TASK_TURN) && catan__task_step(below) == TURN_NEXT &&
           is_seat(st, actor) && actor != after && (seats >> actor & 1) == 0 &&
           (seats & ~all_seats(st)) == 0 && (seats >> after & 1) == 0 && catan__task_step(t) == 0 &&
           catan__task_a(t) == 0 && catan__task_b(t) == 0;
}
