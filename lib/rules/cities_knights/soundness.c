/* For each task of Cities & Knights: whether it can lie where it lies, with its arguments. */
#include "rules/cities_knights/cities_knights.h"

static int sound_event_die(const catan_state *st, uint64_t t, uint64_t below, int top) {
    return top && t == catan__task(CATAN__TASK_EVENT_DIE, CATAN__ACTOR_CHANCE, 0, 0, 0, 0) &&
           after_stage(st, below, stage_event_die);
}

/* A seat that decides, with others still to come, all of them of `seats`. */
static int asks_of(const catan_state *st, uint64_t t, unsigned seats) {
    unsigned actor = catan__task_actor(t), more = catan__task_more(t);
    return is_seat(st, actor) && (more >> actor & 1) == 0 && ((more | 1U << actor) & ~seats) == 0 &&
           catan__task_step(t) == 0 && catan__task_a(t) == 0;
}

/* Whether a seat has a knight from a node on that was named for the fight. */
static int has_named(const catan_state *st, unsigned seat, unsigned low) {
    int named = 0;
    FOR_KNIGHTS(st, seat, k) {
        named |= catan__knight_node_of(k) >= low &&
                 (catan__knight_state_of(k) & CATAN_KNIGHT_FIGHTS) != 0;
    }
    return named;
}

/* Only who was asked has named knights, and only up to the last that he named. */
static int sound_muster(const catan_state *st, uint64_t t, uint64_t below, int top) {
    if (!top || !st->game->set.tactical_defence || !asks_of(st, t, seats_with_active(st)) ||
        has_named(st, catan__task_actor(t), catan__task_b(t)) ||
        !any_site(st, CATAN_MOVE_MUSTER, catan__task_actor(t))) {
        return 0;
    }
    for (unsigned more = catan__task_more(t); more != 0; more &= more - 1) {
        if (has_named(st, catan__lowest(more), 0)) {
            return 0;
        }
    }
    return after_stage(st, below, stage_muster);
}

/* Those who still choose are among the weakest, as when the fight was lost: with the cities that
 * stand, and those that others may have lost before. */
static int sound_lose_city(const catan_state *st, uint64_t t, uint64_t below, int top) {
    unsigned lost = st->game->set.players - 1 - catan__popcount(catan__task_more(t));
    return top && catan__task_b(t) == 0 && asks_of(st, t, weakest_seats(st)) &&
           strength_of_catan(st) < strength_of_barbarians(st) + lost &&
           after_stage(st, below, stage_attack);
}

static int sound_draw_of_choice(const catan_state *st, uint64_t t, uint64_t below) {
    unsigned actor = catan__task_actor(t), step = catan__task_step(t), more = catan__task_more(t);
    unsigned seat = step == DRAW_CARD ? drawer(t) : actor, strongest = strongest_seats(st);
    if (!is_seat(st, seat) || (more >> seat & 1) != 0 || ((more | 1U << seat) & ~strongest) != 0 ||
        (strongest & (strongest - 1)) == 0 || catan__task_b(t) >> 9 != 0 ||
        strength_of_catan(st) < strength_of_barbarians(st)) {
        return 0;
    }
    return (step == DRAW_CARD ? actor == CATAN__ACTOR_CHANCE
                              : (catan__task_a(t) | catan__task_b(t)) == 0) &&
           after_stage(st, below, stage_attack);
}

static int sound_progress(const catan_state *st, uint64_t t, uint64_t below, int top) {
    unsigned step = catan__task_step(t), more = catan__task_more(t), seat = catan__task_b(t);
    if (!top || step > DRAW_CARD || catan__task_a(t) >= CATAN_TRACKS) {
        return 0;
    }
    if (step == DRAW_CHOOSE || (catan__task_b(t) & OF_CHOICE) != 0) {
        return sound_draw_of_choice(st, t, below);
    }
    return catan__task_actor(t) == CATAN__ACTOR_CHANCE && is_seat(st, seat) &&
           ck_lane(st, CK_FACE, 0) == catan__task_a(t) + CATAN_FACE_TRADE &&
           (more >> seat & 1) == 0 && ((more | 1U << seat) & ~seats_at_gate(st)) == 0 &&
           after_stage(st, below, stage_gate);
}

/* All who hold too many are asked; when the turn ends nobody else does. */
static int sound_limit(const catan_state *st, uint64_t t, uint64_t below, int top) {
    unsigned seats = 0, active = active_seat(st), asked = catan__task_more(t);
    int ending = is_on(below, CATAN__TASK_TURN) && catan__task_step(below) == TURN_ENDING;
    for (unsigned seat = 0; seat < st->game->set.players; seat++) {
        seats |= (unsigned)((ending || seat != active) && over_limit(st, seat)) << seat;
    }
    asked |= is_seat(st, catan__task_actor(t)) ? 1U << catan__task_actor(t) : 0;
    return top && catan__task_b(t) == 0 && asks_of(st, t, seats) && asked == seats &&
           (ending ? seats == 1U << active : after_stage(st, below, stage_limits));
}

static int sound_aqueduct(const catan_state *st, uint64_t t, uint64_t below, int top) {
    unsigned seats = 0;
    for (unsigned seat = 0; seat < st->game->set.players; seat++) {
        seats |= (unsigned)has_ability(st, seat, CATAN_TRACK_SCIENCE) << seat;
    }
    return top && catan__task_b(t) == 0 && asks_of(st, t, seats) &&
           after_stage(st, below, stage_aqueduct);
}

/* A knight in the hand stood on an own way where nothing stands now. */
static int sound_move_knight(const catan_state *st, uint64_t t, uint64_t below, int top) {
    unsigned from = catan__task_a(t), knight = catan__task_b(t);
    return top && in_own_turn(st, t, below) && catan__task_step(below) == TURN_ACTION &&
           catan__task_step(t) == 0 && catan__task_more(t) == 0 && from < st->game->board.nodes &&
           knight < 64 && catan__knight_level_of(knight) != 0 && is_ready(knight) &&
           state_is_sound(st, active_seat(st), catan__knight_state_of(knight)) &&
           set_has(words(st, at_seat(active_seat(st), S_NODES)), from) &&
           why_not_free(st, from) == CATAN_OK;
}

/* It was driven away by a stronger one, which stands there, passive now, or by a card. */
static int sound_retreat_knight(const catan_state *st, uint64_t t, uint64_t below, int top) {
    unsigned owner = catan__task_actor(t), mover = catan__task_more(t), from = catan__task_a(t);
    unsigned knight = catan__task_b(t), state = catan__knight_state_of(knight), driver;
    if (!top || !is_seat(st, owner) || owner == mover || mover != active_seat(st) ||
        !is_on(below, CATAN__TASK_TURN) || catan__task_step(below) != TURN_ACTION ||
        catan__task_step(t) != 0 || from >= st->game->board.nodes || knight >= 64) {
        return 0;
    }
    driver = knight_on(st, mover, from);
    int by_knight =
        catan__knight_level_of(driver) > catan__knight_level_of(knight) && !is_active(driver);
    int by_card = why_not_free(st, from) == CATAN_OK &&
                  set_has(words(st, at_seat(mover, S_NODES)), from); /* C-124 */
    return (state & ~(unsigned)CATAN_KNIGHT_ACTIVE) == 0 && catan__knight_level_of(knight) != 0 &&
           (by_knight || by_card) && set_has(words(st, at_seat(owner, S_NODES)), from);
}

static int sound_metropolis(const catan_state *st, uint64_t t, uint64_t below, int top) {
    unsigned seat = catan__task_actor(t), track = catan__task_a(t);
    int in_turn = is_on(below, CATAN__TASK_TURN) && catan__task_step(below) == TURN_ACTION;
    return top && is_seat(st, seat) && track < CATAN_TRACKS && catan__task_step(t) == 0 &&
           catan__task_more(t) == 0 && catan__task_b(t) == 0 &&
           (in_turn || is_on(below, CATAN__TASK_SPECIAL)) && catan__task_actor(below) == seat &&
           wins_metropolis(st, seat, track);
}
