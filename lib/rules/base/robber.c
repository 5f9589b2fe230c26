/* The robber: where it goes, whom it robs (B-31 to B-36). */
#include "rules/base/base.h"

enum { SPARED_BELOW = 3 }; /* public points of a player whom the friendly robber spares (B-35) */

/* --- where to --- */

/* Opponents whom the friendly robber spares. */
static unsigned spared_seats(const catan_state *st, unsigned mover) {
    unsigned seats = 0;
    int friendly = CATAN__RULE(B_35, st->game->set.friendly_robber, 0);
    for (unsigned seat = 0; friendly && seat < st->game->set.players; seat++) {
        seats |= (unsigned)(seat != mover && stock(st, seat, K_POINTS) < SPARED_BELOW) << seat;
    }
    return seats;
}

/* Seats with a building at a hex. */
static unsigned seats_at_hex(const catan_state *st, unsigned hex) {
    const uint64_t *corners = st->game->hex_nodes + (size_t)hex * W_NODES;
    unsigned seats = 0;
    for (unsigned seat = 0; seat < st->game->set.players; seat++) {
        for (unsigned i = 0; i < W_NODES; i++) {
            seats |= (unsigned)((corners[i] & seat_word(st, seat, S_BUILT + i)) != 0) << seat;
        }
    }
    return seats;
}

static void sites_move_robber(const catan_state *st, unsigned seat, argset *out) {
    const catan_game *g = st->game;
    unsigned here = lane(st, P_TABLE, B_ROBBER), spared = spared_seats(st, seat);
    *out = args_none();
    if (hooked(st, HOOK_bars_robber) && may_move(st) == MOVES_OTHER) {
        return;
    }
    for (unsigned i = 0; i < W_HEXES; i++) {
        out->w[i] = land_hexes(st)[i];
    }
    if (CATAN__RULE(B_31, here != NO_HEX, 0)) {
        out->w[here / 64] &= ~CATAN__BIT(here % 64);
    }
    for (unsigned hex = 0; spared != 0 && hex < g->board.hexes; hex++) {
        if (hex_terrain(st, hex) != CATAN_DESERT && (seats_at_hex(st, hex) & spared) != 0) {
            out->w[hex / 64] &= ~CATAN__BIT(hex % 64);
        }
    }
}
static int32_t why_move_robber(const catan_state *st, unsigned seat, unsigned hex) {
    (void)seat;
    if (may_move(st) == MOVES_OTHER) {
        return CATAN_E_NO_ROBBER;
    }
    if (!set_has(land_hexes(st), hex)) {
        return CATAN_E_NOT_LAND;
    }
    return hex == lane(st, P_TABLE, B_ROBBER) ? CATAN_E_SAME_HEX : CATAN_E_PROTECTED;
}

static int robber_is_barred(const catan_state *st) {
    int barred = 0;
    FOR_HOOK(st, bars_robber, m) { barred |= m->bars_robber(st); }
    return barred;
}

static void ask_robber(catan_state *st, unsigned seat, unsigned moves) {
    if (robber_is_barred(st)) {
        return;
    }
    push_task(st, catan__task(CATAN__TASK_ROBBER, seat, ROBBER_MOVE, seat, 0, moves));
    if (!any_answer(st, CATAN__TASK_ROBBER, ROBBER_MOVE, seat)) {
        pop_task(st); /* it stays and nobody is robbed (B-35) */
    }
}
static void stage_robber(catan_state *st) { ask_robber(st, active_seat(st), MOVES_ANY); }

static unsigned robbed_by_all(const catan_state *st, unsigned seat, unsigned by) {
    unsigned seats = ROBS_ONE;
    FOR_HOOK(st, robs_each, m) { seats = seats == ROBS_ONE ? m->robs_each(st, seat, by) : seats; }
    return seats;
}

static int robs_later(catan_state *st, unsigned seat, unsigned by) {
    int later = 0;
    FOR_HOOK(st, robs_later, m) { later |= m->robs_later(st, seat, by); }
    return later;
}

static void ask_victim(catan_state *st, unsigned seat, unsigned by) {
    unsigned all = hooked(st, HOOK_robs_each) ? robbed_by_all(st, seat, by) : (unsigned)ROBS_ONE;
    if (all != ROBS_ONE) {
        pop_task(st);
        if (!robs_later(st, seat, by)) {
            rob_each(st, seat, by, all);
        }
        return;
    }
    set_top(st, task_with(top_task(st), seat, ROBBER_ROB, seat, by, 0));
    if (!any_site(st, CATAN_MOVE_ROB, seat)) {
        pop_task(st);
    }
}

static void place_robber(catan_state *st, unsigned seat, unsigned hex) {
    put_lane(st, P_TABLE, B_ROBBER, hex);
    FOR_HOOK(st, robber_placed, m) { m->robber_placed(st, seat, hex); }
}
static void play_move_robber(catan_state *st, unsigned seat, unsigned hex) {
    place_robber(st, seat, hex);
    ask_victim(st, seat, ROBS_BY_ROBBER);
}

/* --- whom --- */

/* Opponents whom the robber, or what else was moved, could rob, spared ones among them. */
static unsigned victims_at_hand(const catan_state *st, unsigned seat, unsigned by) {
    unsigned hex = lane(st, P_TABLE, B_ROBBER), seats = 0;
    if (by == ROBS_BY_ROBBER) {
        return hex == NO_HEX ? 0 : seats_at_hex(st, hex) & ~CATAN__RULE(B_32, 1U << seat, 0);
    }
    FOR_HOOK(st, victims, m) { seats |= m->victims(st, seat); }
    return seats;
}

static void sites_rob(const catan_state *st, unsigned seat, argset *out) {
    unsigned by = catan__task_a(top_task(st)), seats = victims_at_hand(st, seat, by);
    *out = args_one(by == ROBS_BY_ROBBER ? seats & ~spared_seats(st, seat) : seats);
}
static int32_t why_rob(const catan_state *st, unsigned seat, unsigned arg) {
    return victims_at_hand(st, seat, catan__task_a(top_task(st))) >> arg & 1 ? CATAN_E_PROTECTED
                                                                             : CATAN_E_NOT_A_VICTIM;
}
static void play_rob(catan_state *st, unsigned seat, unsigned victim) {
    uint64_t t = top_task(st);
    FOR_HOOK(st, robbed, m) { m->robbed(st, seat, victim); }
    if (hand_of(st, victim) == 0) {
        pop_task(st); /* named all the same; nothing is stolen (B-36) */
    } else {
        set_top(st,
                task_with(t, CATAN__ACTOR_CHANCE, ROBBER_STEAL, seat, catan__task_a(t), victim));
    }
}

/* --- what: every card alike (B-32) --- */

static unsigned robbed_seat(const catan_state *st) { return catan__task_b(top_task(st)); }

static void sites_steal(const catan_state *st, unsigned seat, argset *out) {
    (void)seat;
    *out = args_one(catan__lanes_some(hand_of(st, robbed_seat(st))));
}
static int32_t why_steal(const catan_state *st, unsigned seat, unsigned arg) {
    (void)st, (void)seat, (void)arg;
    return CATAN_E_NO_OUTCOME;
}
/* Weights that are the counters of a word of lanes. */
static uint32_t weigh_lanes(uint64_t lanes, uint64_t args, uint32_t *weights) {
    for (; args != 0; args &= args - 1) {
        *weights++ = catan__lane(lanes, catan__lowest(args));
    }
    return catan__lanes_sum(lanes);
}
static uint32_t weigh_steal(const catan_state *st, uint64_t args, uint32_t *weights) {
    return weigh_lanes(hand_of(st, robbed_seat(st)), args, weights);
}
static unsigned knows_steal(const catan_state *st, unsigned arg) {
    (void)arg;
    return 1U << catan__task_more(top_task(st)) | 1U << robbed_seat(st); /* both sides (H-3) */
}
static void rob_each(catan_state *st, unsigned thief, unsigned by, unsigned seats) {
    while (seats != 0) {
        unsigned victim = next_seat(st, seats, order_from(st));
        seats &= ~(1U << victim);
        if (hand_of(st, victim) != 0) {
            push_task(st, catan__task(CATAN__TASK_ROBBER, CATAN__ACTOR_CHANCE, ROBBER_STEAL, thief,
                                      by | seats << 8, victim));
            return;
        }
    }
}
static void play_steal(catan_state *st, unsigned seat, unsigned card) {
    (void)seat;
    uint64_t t = top_task(st);
    unsigned thief = catan__task_more(t), victim = robbed_seat(st);
    pop_task(st);
    hand_over(st, victim, thief, CATAN__LANE(card, 1), CATAN_REASON_STOLEN);
    rob_each(st, thief, catan__task_a(t) & 0xffU, catan__task_a(t) >> 8);
}
