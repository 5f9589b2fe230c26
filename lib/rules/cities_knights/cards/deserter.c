/* Deserter: another loses a knight of his choice, and one of its strength may be placed (C-127). */
#include "rules/cities_knights/cards/cards.h"

enum { DESERTER_LEAVES, DESERTER_STRENGTH, DESERTER_COMES }; /* steps of its task */

static void targets_deserter(const catan_state *st, unsigned seat, argset *out) {
    unsigned seats = 0;
    for (unsigned other = 0; other < st->game->set.players; other++) {
        seats |= (unsigned)(other != seat && knight_in(st, other, 0) != 0) << other;
    }
    *out = args_one(seats);
}
static int32_t why_no_deserter(const catan_state *st, unsigned seat, unsigned other) {
    (void)st;
    return other == seat ? CATAN_E_NOT_A_VICTIM : CATAN_E_NO_KNIGHT;
}
/* Until it is over nothing is judged (G-9). */
static void use_deserter(catan_state *st, unsigned seat, unsigned victim) {
    (void)seat;
    hold_judgement(st);
    push_task(st, catan__task(CATAN__TASK_DESERTER, victim, DESERTER_LEAVES, victim, 0, 0));
}
CATAN__CARD(DESERTER, deserter)

/* --- which one goes --- */

static void sites_desert(const catan_state *st, unsigned seat, argset *out) {
    uint64_t nodes[W_NODES] = {0};
    add_knights(st, seat, nodes);
    *out = args_nodes(nodes);
}
static int32_t why_desert(const catan_state *st, unsigned seat, unsigned node) {
    (void)st, (void)seat, (void)node;
    return CATAN_E_NO_KNIGHT;
}

/* Strengths that may come for such a knight, as a set: the same, or if that cannot be any weaker
 * one.
 */
static unsigned strengths_for(const catan_state *st, unsigned seat, unsigned level) {
    int fortress = has_ability(st, seat, CATAN_TRACK_POLITICS);
    int same = knight_supply(st, seat, level) != 0 && (level != MIGHTY || fortress);
    unsigned levels = 0;
    for (unsigned weaker = BASIC; weaker < level; weaker++) {
        levels |= (unsigned)(knight_supply(st, seat, weaker) != 0) << weaker;
    }
    return same ? 1U << level : CATAN__RULE(E153, levels, 0);
}

static void ask_place(catan_state *st, unsigned level) {
    uint64_t t = top_task(st);
    unsigned state = catan__knight_state_of(catan__task_b(t));
    set_top(st, task_with(t, active_seat(st), DESERTER_COMES, catan__task_more(t), catan__task_a(t),
                          catan__knight(0, level, state)));
}
static void play_desert(catan_state *st, unsigned victim, unsigned node) {
    uint64_t t = top_task(st);
    unsigned seat = active_seat(st), knight = take_knight_up(st, victim, node);
    unsigned level = catan__knight_level_of(knight), state = catan__knight_state_of(knight);
    unsigned levels = strengths_for(st, seat, level);
    argset places;
    set_top(st, task_with(t, seat, DESERTER_STRENGTH, victim, node,
                          catan__knight(0, level, state & CATAN_KNIGHT_ACTIVE)));
    recruit_nodes(st, seat, &places);
    if (levels == 0 || !args_some(&places)) {
        pop_task(st);
        release_judgement(st);
    } else if ((levels & (levels - 1)) == 0) {
        ask_place(st, catan__lowest(levels));
    }
}

/* --- which one comes, and where --- */

static void sites_choose_strength(const catan_state *st, unsigned seat, argset *out) {
    *out = args_one(strengths_for(st, seat, catan__knight_level_of(catan__task_b(top_task(st)))));
}
static int32_t why_choose_strength(const catan_state *st, unsigned seat, unsigned level) {
    return level >= BASIC && level <= MIGHTY && knight_supply(st, seat, level) == 0
               ? CATAN_E_NO_PIECE
               : CATAN_E_NO_EFFECT;
}
static void play_choose_strength(catan_state *st, unsigned seat, unsigned level) {
    (void)seat;
    ask_place(st, level);
}

static void sites_place_deserter(const catan_state *st, unsigned seat, argset *out) {
    recruit_nodes(st, seat, out);
}
#define why_place_deserter why_no_recruit
/* It counts as recruited, and is active if the other was (C-53). */
static void play_place_deserter(catan_state *st, unsigned seat, unsigned node) {
    unsigned knight = catan__task_b(top_task(st));
    pop_task(st);
    put_knight_down(st, seat,
                    catan__knight(node, catan__knight_level_of(knight),
                                  catan__knight_state_of(knight) | CATAN_KNIGHT_RAISED));
    release_judgement(st);
}
