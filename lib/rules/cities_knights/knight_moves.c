/* Knights that act: moving, displacing, retreating, chasing the robber (C-54 to C-60). */
#include "rules/cities_knights/cities_knights.h"

/* --- ways --- */

/* A seat's roads that lie on no edge. */
typedef struct extra {
    unsigned count;
    uint16_t ends[MAX_CROSSINGS][2];
} extra;

static void find_crossings(const catan_state *st, unsigned seat, extra *over) {
    over->count = 0;
    FOR_HOOK(st, crossings, m) { over->count = m->crossings(st, seat, over->ends); }
}

/* Along pieces of one sort. A way changes to the other sort only at an own building (CS-2): there
 * it begins anew. */
static void ways_along(const catan_state *st, const uint64_t *pieces, const extra *over,
                       const uint64_t *barred, const uint64_t *from, uint64_t *out) {
    const catan__board *b = &st->game->board;
    uint16_t todo[CATAN_MAX_NODES];
    unsigned count = 0;
    for (unsigned i = 0; i < W_NODES; i++) {
        for (uint64_t left = from[i]; left != 0; left &= left - 1) {
            todo[count++] = (uint16_t)(64 * i + catan__lowest(left));
        }
        out[i] = from[i];
    }
    while (count != 0) {
        unsigned node = todo[--count];
        for (unsigned i = 0; i < 3 && b->node_edges[node][i] != CATAN__NO; i++) {
            unsigned next = b->node_near[node][i];
            if (set_has(pieces, b->node_edges[node][i]) && !set_has(out, next)) {
                set_add(out, next);
                if (!set_has(barred, next)) {
                    todo[count++] = (uint16_t)next;
                }
            }
        }
        for (unsigned i = 0; i < over->count; i++) {
            const uint16_t *ends = over->ends[i];
            unsigned next = ends[0] == node ? ends[1] : ends[0];
            if ((ends[0] == node || ends[1] == node) && !set_has(out, next)) {
                set_add(out, next);
                if (!set_has(barred, next)) {
                    todo[count++] = (uint16_t)next;
                }
            }
        }
    }
}

static void knight_ways(const catan_state *st, unsigned seat, unsigned from, uint64_t *out) {
    uint64_t barred[W_NODES]; /* may be entered, but not passed */
    uint64_t begin[W_NODES] = {0}, by_road[W_NODES], by_ship[W_NODES] = {0};
    uint64_t joins[W_NODES] = {0};
    const extra none = {0, {{0}}};
    extra over;
    int grows = 1;
    find_crossings(st, seat, &over);
    FOR_HOOK(st, joins, m) { m->joins(st, seat, joins); }
    others_built(st, seat, barred);
    for (unsigned i = 0; i < W_NODES; i++) {
        barred[i] |= CATAN__RULE(C_56, knight_nodes(st, i), 0);
    }
    set_add(begin, from);
    while (grows) {
        grows = 0;
        ways_along(st, words(st, at_seat(seat, S_ROADS)), &over, barred, begin, by_road);
        if (has_ships(st)) {
            ways_along(st, ships_of(st, seat), &none, barred, begin, by_ship);
        }
        for (unsigned i = 0; has_ships(st) && i < W_NODES; i++) {
            uint64_t reached = by_road[i] | by_ship[i];
            uint64_t own = seat_word(st, seat, S_BUILT + i) | (joins[i] & ~barred[i]);
            uint64_t change = CATAN__RULE(CS_2, own, ~barred[i]);
            grows |= (reached & change & ~begin[i]) != 0;
            begin[i] |= reached & change;
        }
    }
    for (unsigned i = 0; i < W_NODES; i++) {
        out[i] = by_road[i] | by_ship[i];
    }
    out[from / 64] &= ~CATAN__BIT(from % 64);
}

/* Of some nodes, those without building or knight. */
static void keep_free(const catan_state *st, const uint64_t *nodes, argset *out) {
    *out = args_none();
    for (unsigned i = 0; i < W_NODES; i++) {
        out->w[i] = nodes[i] & free_for_knights(st, i);
    }
}
static void free_ways(const catan_state *st, unsigned seat, unsigned from, argset *out) {
    uint64_t ways[W_NODES];
    knight_ways(st, seat, from, ways);
    keep_free(st, ways, out);
}

/* Where a knight of such a level may go from a node: free ones, and those of weaker ones of others
 * (C-56, C-58). */
static void knight_targets(const catan_state *st, unsigned seat, unsigned from, unsigned level,
                           argset *out) {
    uint64_t ways[W_NODES];
    knight_ways(st, seat, from, ways);
    keep_free(st, ways, out);
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

/* --- chasing the robber, or the pirate (C-60, CS-6) --- */

static int is_corner(const catan_state *st, unsigned hex, unsigned node) {
    return hex != NO_HEX && set_has(st->game->hex_nodes + (size_t)hex * W_NODES, node);
}
/* Ready knights at a hex, once the barbarians have landed. */
static void chasers(const catan_state *st, unsigned seat, unsigned hex, argset *out) {
    *out = args_none();
    FOR_KNIGHTS(st, seat, k) {
        unsigned node = catan__knight_node_of(k);
        if (robber_is_free(st) && hex != NO_HEX && is_ready(k) &&
            CATAN__RULE(C_60, is_corner(st, hex, node), 1)) {
            set_add(out->w, node);
        }
    }
}
/* Why a knight does not chase what is on a hex. */
static int32_t why_no_chase(const catan_state *st, unsigned seat, unsigned node, unsigned hex,
                            int32_t not_there, int32_t no_place) {
    int32_t status = why_not_ready(st, seat, node);
    if (status != CATAN_OK) {
        return status;
    }
    if (!robber_is_free(st)) {
        return CATAN_E_ROBBER_WAITS;
    }
    return is_corner(st, hex, node) ? no_place : not_there;
}
static void chase(catan_state *st, unsigned seat, unsigned node, unsigned what) {
    unsigned knight = knight_on(st, seat, node);
    change_knight(st, seat, node, catan__knight_level_of(knight),
                  catan__knight_state_of(knight) & CATAN_KNIGHT_RAISED);
    ask_robber(st, seat, what);
}

static void sites_chase_robber(const catan_state *st, unsigned seat, argset *out) {
    chasers(st, seat, lane(st, P_TABLE, B_ROBBER), out);
    if (args_some(out) && !any_site(st, CATAN_MOVE_MOVE_ROBBER, seat)) {
        *out = args_none();
    }
}
static int32_t why_chase_robber(const catan_state *st, unsigned seat, unsigned node) {
    return why_no_chase(st, seat, node, lane(st, P_TABLE, B_ROBBER), CATAN_E_NO_ROBBER,
                        CATAN_E_PROTECTED);
}
static void play_chase_robber(catan_state *st, unsigned seat, unsigned node) {
    chase(st, seat, node, MOVES_ROBBER);
}

static void sites_chase_pirate(const catan_state *st, unsigned seat, argset *out) {
    chasers(st, seat, CATAN__RULE(CS_6, pirate_hex(st), (unsigned)NO_HEX), out);
    if (args_some(out) && !any_site(st, CATAN_MOVE_MOVE_PIRATE, seat)) {
        *out = args_none();
    }
}
static int32_t why_chase_pirate(const catan_state *st, unsigned seat, unsigned node) {
    return why_no_chase(st, seat, node, pirate_hex(st), CATAN_E_NO_PIRATE, CATAN_E_CANNOT_COMPLETE);
}
static void play_chase_pirate(catan_state *st, unsigned seat, unsigned node) {
    chase(st, seat, node, MOVES_OTHER);
}

static int bars_robber(const catan_state *st) { return !robber_is_free(st); }

/* --- what hangs on a ship (CS-12, C-63) --- */

/* Nodes that own buildings are joined to along pieces of one sort, past no opponent's. */
static void joined_along(const catan_state *st, unsigned seat, const uint64_t *pieces,
                         const extra *over, uint64_t *out) {
    uint64_t barred[W_NODES], from[W_NODES] = {0}, some[W_NODES];
    others_built(st, seat, barred);
    memset(some, 0xff, sizeof some);
    add_joins(st, seat, some, from);
    for (unsigned i = 0; i < W_NODES; i++) {
        from[i] = (from[i] & ~barred[i]) | seat_word(st, seat, S_BUILT + i);
    }
    ways_along(st, pieces, over, barred, from, out);
}
/* Whether some knight would be joined to no own building any more, or have no way at all. */
static int knight_hangs(const catan_state *st, unsigned seat, unsigned edge) {
    uint64_t ships[W_EDGES], touched[W_NODES] = {0};
    uint64_t by_road[W_NODES], before[W_NODES], after[W_NODES];
    int hangs = 0;
    if (knight_in(st, seat, 0) == 0) {
        return 0;
    }
    memcpy(ships, ships_of(st, seat), sizeof ships);
    ships[edge / 64] &= ~CATAN__BIT(edge % 64);
    const extra none = {0, {{0}}};
    extra over;
    find_crossings(st, seat, &over);
    joined_along(st, seat, words(st, at_seat(seat, S_ROADS)), &over, by_road);
    joined_along(st, seat, ships_of(st, seat), &none, before);
    joined_along(st, seat, ships, &none, after);
    add_crossings(st, seat, touched);
    add_ends(st, ships, touched);
    add_ends(st, words(st, at_seat(seat, S_ROADS)), touched);
    FOR_KNIGHTS(st, seat, k) {
        unsigned node = catan__knight_node_of(k);
        int cut_off = set_has(before, node) && !set_has(by_road, node) && !set_has(after, node);
        hangs |= cut_off || !set_has(touched, node);
    }
    return hangs;
}
