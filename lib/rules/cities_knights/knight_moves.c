/* Knights that act: moving, displacing, retreating, chasing the robber (C-54 to C-60). */
#include "rules/cities_knights/cities_knights.h"

/* --- ways --- */

static void knight_ways(const catan_state *st, unsigned seat, unsigned from, uint64_t *out) {
    const catan__board *b = &st->game->board;
    const uint64_t *roads = words(st, at_seat(seat, S_ROADS));
    uint64_t barred[W_NODES]; /* may be entered, but not passed */
    uint16_t todo[CATAN_MAX_NODES];
    unsigned count = 0;
    others_built(st, seat, barred);
    for (unsigned i = 0; i < W_NODES; i++) {
        barred[i] |= CATAN__RULE(C_56, knight_nodes(st, i), 0);
        out[i] = 0;
    }
    set_add(out, from);
    todo[count++] = (uint16_t)from;
    while (count != 0) {
        unsigned node = todo[--count];
        for (unsigned i = 0; i < 3 && b->node_edges[node][i] != CATAN__NO; i++) {
            unsigned next = b->node_near[node][i];
            if (set_has(roads, b->node_edges[node][i]) && !set_has(out, next)) {
                set_add(out, next);
                if (!set_has(barred, next)) {
                    todo[count++] = (uint16_t)next;
                }
            }
        }
    }
    out[from / 64] &= ~CATAN__BIT(from % 64);
}

static void free_ways(const catan_state *st, unsigned seat, unsigned from, argset *out) {
    *out = args_none();
    knight_ways(st, seat, from, out->w);
    for (unsigned i = 0; i < W_NODES; i++) {
        out->w[i] &= free_for_knights(st, i);
    }
}

/* Where a knight of such a level may go from a node: free ones, and those of weaker ones of others
 * (C-56, C-58). */
static void knight_targets(const catan_state *st, unsigned seat, unsigned from, unsigned level,
                           argset *out) {
    uint64_t ways[W_NODES];
    knight_ways(st, seat, from, ways);
    *out = args_none();
    for (unsigned i = 0; i < W_NODES; i++) {
        out->w[i] = ways[i] & free_for_knights(st, i);
    }
    for (unsigned other = 0; other < st->game->set.players; other++) {
        FOR_KNIGHTS(st, other, k) {
            unsigned node = catan__knight_node_of(k);
            if (other != seat && set_has(ways, node) &&
                CATAN__RULE(C_58, catan__knight_level_of(k) < level,
                            catan__knight_level_of(k) <= level)) {
                set_add(out->w, node);
            }
        }
    }
}

static int can_move(const catan_state *st, unsigned seat, unsigned knight) {
    argset targets;
    knight_targets(st, seat, catan__knight_node_of(knight), catan__knight_level_of(knight),
                   &targets);
    return args_some(&targets);
}

/* --- moving --- */

static int32_t why_not_ready(const catan_state *st, unsigned seat, unsigned node) {
    unsigned knight = knight_on(st, seat, node), state = catan__knight_state_of(knight);
    if (knight == 0) {
        return CATAN_E_NO_KNIGHT;
    }
    if ((state & CATAN_KNIGHT_ACTIVE) == 0) {
        return CATAN_E_KNIGHT_PASSIVE;
    }
    return (state & CATAN_KNIGHT_TIRED) != 0 ? CATAN_E_KNIGHT_TIRED : CATAN_OK;
}

static void sites_lift_knight(const catan_state *st, unsigned seat, argset *out) {
    *out = args_none();
    FOR_KNIGHTS(st, seat, k) {
        if (is_ready(k) && can_move(st, seat, k)) {
            set_add(out->w, catan__knight_node_of(k));
        }
    }
}
static int32_t why_lift_knight(const catan_state *st, unsigned seat, unsigned node) {
    int32_t status = why_not_ready(st, seat, node);
    return status != CATAN_OK ? status : CATAN_E_NO_WAY;
}
/* While the knight is in the hand nothing is judged (G-9). */
static void play_lift_knight(catan_state *st, unsigned seat, unsigned node) {
    hold_judgement(st);
    unsigned knight = take_knight_up(st, seat, node);
    push_task(st, catan__task(CATAN__TASK_MOVE_KNIGHT, seat, 0, 0, node, knight & 63U));
}

/* A knight in the hand: where it stood, its level and state. */
static unsigned knight_in_hand(uint64_t task) {
    return catan__knight(catan__task_a(task), 0, 0) | (catan__task_b(task) & 63U);
}

static void sites_put_knight(const catan_state *st, unsigned seat, argset *out) {
    unsigned knight = knight_in_hand(top_task(st));
    knight_targets(st, seat, catan__knight_node_of(knight), catan__knight_level_of(knight), out);
}
static int32_t why_put_knight(const catan_state *st, unsigned seat, unsigned node) {
    uint64_t ways[W_NODES];
    unsigned from = catan__task_a(top_task(st));
    if (node == from) {
        return CATAN_E_SAME_PLACE;
    }
    if (set_has(words(st, P_BUILT), node)) {
        return CATAN_E_PLACE_TAKEN;
    }
    knight_ways(st, seat, from, ways);
    return set_has(ways, node) ? CATAN_E_NOT_WEAKER : CATAN_E_NO_WAY;
}
/* Acting makes passive (C-54); what was promoted in this turn stays so. */
static void play_put_knight(catan_state *st, unsigned seat, unsigned node) {
    unsigned knight = knight_in_hand(top_task(st)), owner = knight_owner(st, node);
    unsigned state = CATAN__RULE(C_54, catan__knight_state_of(knight) & CATAN_KNIGHT_RAISED,
                                 catan__knight_state_of(knight));
    unsigned driven = owner != NO_SEAT ? take_knight_up(st, owner, node) : 0;
    pop_task(st);
    put_knight_down(st, seat, catan__knight(node, catan__knight_level_of(knight), state));
    if (driven != 0) {
        drive_away(st, owner, driven, seat);
    } else {
        release_judgement(st);
    }
}

/* --- retreating (C-59) --- */

static void drive_away(catan_state *st, unsigned owner, unsigned knight, unsigned mover) {
    push_task(st, catan__task(CATAN__TASK_RETREAT_KNIGHT, owner, 0, mover,
                              catan__knight_node_of(knight), knight & 63U));
    if (!CATAN__RULE(C_59, any_site(st, CATAN_MOVE_RETREAT_KNIGHT, owner), 0)) {
        pop_task(st);
        release_judgement(st);
    }
}

static void sites_retreat_knight(const catan_state *st, unsigned seat, argset *out) {
    free_ways(st, seat, catan__task_a(top_task(st)), out);
}
static int32_t why_retreat_knight(const catan_state *st, unsigned seat, unsigned node) {
    (void)seat;
    if (node == catan__task_a(top_task(st))) {
        return CATAN_E_SAME_PLACE;
    }
    int32_t status = why_not_free(st, node);
    return status != CATAN_OK ? status : CATAN_E_NO_WAY;
}
static void play_retreat_knight(catan_state *st, unsigned seat, unsigned node) {
    unsigned knight = knight_in_hand(top_task(st));
    pop_task(st);
    put_knight_down(
        st, seat,
        catan__knight(node, catan__knight_level_of(knight), catan__knight_state_of(knight)));
    release_judgement(st);
}

/* --- chasing the robber (C-60) --- */

static void sites_chase_robber(const catan_state *st, unsigned seat, argset *out) {
    unsigned robber = lane(st, P_TABLE, B_ROBBER);
    *out = args_none();
    if (!robber_is_free(st) || robber == NO_HEX || !any_site(st, CATAN_MOVE_MOVE_ROBBER, seat)) {
        return;
    }
    const uint64_t *corners = st->game->hex_nodes + (size_t)robber * W_NODES;
    FOR_KNIGHTS(st, seat, k) {
        if (is_ready(k) && CATAN__RULE(C_60, set_has(corners, catan__knight_node_of(k)), 1)) {
            set_add(out->w, catan__knight_node_of(k));
        }
    }
}
static int32_t why_chase_robber(const catan_state *st, unsigned seat, unsigned node) {
    int32_t status = why_not_ready(st, seat, node);
    if (status != CATAN_OK) {
        return status;
    }
    if (!robber_is_free(st)) {
        return CATAN_E_ROBBER_WAITS;
    }
    unsigned robber = lane(st, P_TABLE, B_ROBBER);
    int here = robber != NO_HEX && set_has(st->game->hex_nodes + (size_t)robber * W_NODES, node);
    return here ? CATAN_E_PROTECTED : CATAN_E_NO_ROBBER;
}
static void play_chase_robber(catan_state *st, unsigned seat, unsigned node) {
    unsigned knight = knight_on(st, seat, node);
    change_knight(st, seat, node, catan__knight_level_of(knight),
                  catan__knight_state_of(knight) & CATAN_KNIGHT_RAISED);
    ask_robber(st, seat);
}

static int bars_robber(const catan_state *st) { return !robber_is_free(st); }
