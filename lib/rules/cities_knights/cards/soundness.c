/* For each task of a progress card: whether it can lie where it lies, with its arguments. */
#include "rules/cities_knights/cards/cards.h"

/* A task on the turn of the player who acts. */
static int on_action(uint64_t below) {
    return is_on(below, CATAN__TASK_TURN) && catan__task_step(below) == TURN_ACTION;
}
/* Of the player who acts, alone. */
static int asks_active(const catan_state *st, uint64_t t, uint64_t below, int top) {
    return top && on_action(below) && is_seat(st, active_seat(st)) &&
           catan__task_actor(t) == active_seat(st);
}
/* One of his opponents. */
static int is_opponent(const catan_state *st, unsigned seat) {
    return is_seat(st, seat) && seat != active_seat(st);
}

static int sound_inventor(const catan_state *st, uint64_t t, uint64_t below, int top) {
    unsigned hex = catan__task_a(t);
    return asks_active(st, t, below, top) && catan__task_step(t) == 0 && catan__task_more(t) == 0 &&
           catan__task_b(t) == 0 && hex < st->game->board.hexes && may_move_token(st, hex);
}

static int sound_smith(const catan_state *st, uint64_t t, uint64_t below, int top) {
    unsigned node = catan__task_a(t);
    return asks_active(st, t, below, top) && catan__task_step(t) == 0 && catan__task_more(t) == 0 &&
           catan__task_b(t) == 0 && node < st->game->board.nodes &&
           (catan__knight_state_of(knight_on(st, active_seat(st), node)) & CATAN_KNIGHT_RAISED) !=
               0 &&
           any_site(st, CATAN_MOVE_FREE_PROMOTION, active_seat(st));
}

static int sound_diplomat(const catan_state *st, uint64_t t, uint64_t below, int top) {
    unsigned edge = catan__task_a(t), ship = catan__task_b(t), seat = active_seat(st);
    if (!asks_active(st, t, below, top) || catan__task_step(t) != 0 || catan__task_more(t) != 0 ||
        ship > (unsigned)has_ships(st) || edge >= st->game->board.edges ||
        set_has(words(st, P_TAKEN), edge)) {
        return 0;
    }
    int lay_there = ship != 0 ? ship_may_lie(st, st->ground, edge) : set_has(land_edges(st), edge);
    int has = ship != 0 ? ship_supply(st, seat) != 0 : stock(st, seat, K_ROADS) != 0;
    return lay_there && has && any_site(st, CATAN_MOVE_REBUILD, seat);
}

/* Others answer one by one: those still to come have what is asked of them. */
static int answers(const catan_state *st, uint64_t t, uint64_t below, int top, unsigned concerned,
                   unsigned able) {
    unsigned actor = catan__task_actor(t), more = catan__task_more(t);
    return top && on_action(below) && is_seat(st, active_seat(st)) && is_opponent(st, actor) &&
           (more >> actor & 1) == 0 && ((more | 1U << actor) & ~concerned) == 0 &&
           (more & ~able) == 0 && catan__task_step(t) == 0 && catan__task_a(t) != 0 &&
           catan__task_b(t) < CATAN_CARD_KINDS;
}
static int sound_wedding(const catan_state *st, uint64_t t, uint64_t below, int top) {
    unsigned active = active_seat(st), left = catan__task_a(t);
    return is_seat(st, active) &&
           answers(st, t, below, top, seats_with_more(st, active, 1), seats_with_cards(st, 1)) &&
           left <= GIFTS && (left < GIFTS || catan__task_b(t) == 0);
}
static int sound_saboteur(const catan_state *st, uint64_t t, uint64_t below, int top) {
    unsigned active = active_seat(st), left = catan__task_a(t);
    return is_seat(st, active) &&
           answers(st, t, below, top, seats_with_more(st, active, 0), seats_with_cards(st, 2)) &&
           2 * left <= catan__lanes_sum(hand_of(st, catan__task_actor(t)));
}

static int sound_spy(const catan_state *st, uint64_t t, uint64_t below, int top) {
    unsigned victim = catan__task_more(t);
    return asks_active(st, t, below, top) && is_opponent(st, victim) &&
           progress_of(st, victim) != 0 &&
           t == catan__task(CATAN__TASK_SPY, active_seat(st), 0, victim, 0, 0);
}

static int sound_leaving(const catan_state *st, uint64_t t) {
    unsigned victim = catan__task_more(t);
    return is_opponent(st, victim) && knight_in(st, victim, 0) != 0 &&
           t == catan__task(CATAN__TASK_DESERTER, victim, DESERTER_LEAVES, victim, 0, 0);
}
/* The strength that left, or, if it is known, that comes. */
static int sound_deserter(const catan_state *st, uint64_t t, uint64_t below, int top) {
    unsigned victim = catan__task_more(t), node = catan__task_a(t), knight = catan__task_b(t);
    unsigned step = catan__task_step(t), seat = active_seat(st);
    unsigned level = catan__knight_level_of(knight);
    argset places;
    if (top && on_action(below) && is_seat(st, seat) && step == DESERTER_LEAVES) {
        return sound_leaving(st, t);
    }
    if (!asks_active(st, t, below, top) || !is_opponent(st, victim) || step > DESERTER_COMES ||
        node >= st->game->board.nodes || why_not_free(st, node) != CATAN_OK ||
        !set_has(words(st, at_seat(victim, S_NODES)), node) || knight >= 64 || level == 0 ||
        (catan__knight_state_of(knight) & ~(unsigned)CATAN_KNIGHT_ACTIVE) != 0) {
        return 0;
    }
    unsigned levels = strengths_for(st, seat, level);
    recruit_nodes(st, seat, &places);
    if (step == DESERTER_STRENGTH) {
        return (levels & (levels - 1)) != 0 && knight_supply(st, victim, level) != 0 &&
               (level != MIGHTY || has_ability(st, victim, CATAN_TRACK_POLITICS)) &&
               args_some(&places);
    }
    return levels == 1U << level && args_some(&places);
}

static int sound_harbour(const catan_state *st, uint64_t t, uint64_t below, int top) {
    unsigned other = catan__task_more(t), card = catan__task_b(t), active = active_seat(st);
    if (!top || !on_action(below) || !is_seat(st, active) || !is_opponent(st, other) ||
        ck_lane(st, CK_HARBOUR, 0) == 0 || (ck_lane(st, CK_HARBOUR_SEATS, 0) >> other & 1) != 0 ||
        catan__task_a(t) != 0) {
        return 0;
    }
    if (catan__task_step(t) == HARBOUR_OFFERS) {
        return catan__task_actor(t) == active && card == 0 && hand_of(st, other) != 0;
    }
    return catan__task_step(t) == HARBOUR_ANSWERS && catan__task_actor(t) == other && card >= 1 &&
           card <= CATAN_ORE + 1 && catan__lane(hand_of(st, active), card - 1) != 0;
}

static int sound_master_merchant(const catan_state *st, uint64_t t, uint64_t below, int top) {
    unsigned victim = catan__task_more(t), left = catan__task_a(t);
    return asks_active(st, t, below, top) && is_opponent(st, victim) &&
           (seats_with_more(st, active_seat(st), 1) >> victim & 1) != 0 && left >= 1 &&
           left <= TAKEN && catan__task_step(t) == 0 && catan__task_b(t) < CATAN_CARD_KINDS &&
           (left < TAKEN || catan__task_b(t) == 0);
}
