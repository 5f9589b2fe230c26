/* Diplomat: an open road, or ship, is removed; an own one may be laid elsewhere (C-121, CS-13). */
#include "rules/cities_knights/cards/cards.h"

/* A seat's pieces of one sort. */
static const uint64_t *route_pieces(const catan_state *st, unsigned seat, int ships) {
    return ships ? ships_of(st, seat) : words(st, at_seat(seat, S_ROADS));
}
/* Whether another of these pieces ends at a node. */
static int another_ends(const catan_state *st, const uint64_t *pieces, unsigned node,
                        unsigned edge) {
    const uint64_t *at = st->game->node_edges + (size_t)node * W_EDGES;
    uint64_t some = 0;
    for (unsigned i = 0; i < W_EDGES; i++) {
        some |= pieces[i] & at[i] & ~((uint64_t)(edge / 64 == i) << (edge % 64));
    }
    return some != 0;
}
/* Whether a road of the owner that lies on no edge ends at a node. */
static int crossing_ends(const catan_state *st, unsigned seat, unsigned node) {
    uint64_t nodes[W_NODES] = {0};
    add_crossings(st, seat, nodes);
    return set_has(nodes, node);
}
/* Whether pieces of the owner's other sort go on there. */
static int joined_ends(const catan_state *st, unsigned seat, int ships, unsigned node) {
    uint64_t joins[W_NODES] = {0};
    FOR_HOOK(st, joins, m) { m->joins(st, seat, joins); }
    return set_has(joins, node) &&
           (another_ends(st, route_pieces(st, seat, !ships), node, CATAN__NO) ||
            (ships && crossing_ends(st, seat, node)));
}
/* What is taken: a road or ship on an edge; or a road on none, of which no two of a seat meet. */
enum { ROAD_ON_EDGE, SHIP_ON_EDGE, ROAD_CROSSING };

/* Nothing of the owner goes on there: pieces of others close nothing. */
static int is_loose(const catan_state *st, unsigned seat, int what, unsigned node, unsigned edge) {
    int ships = what == SHIP_ON_EDGE;
    return !another_ends(st, route_pieces(st, seat, ships), node, edge) &&
           (what != ROAD_ON_EDGE || !crossing_ends(st, seat, node)) &&
           !joined_ends(st, seat, ships, node) &&
           !set_has(words(st, at_seat(seat, S_BUILT)), node) && knight_on(st, seat, node) == 0;
}
/* Whether the owner's knight there would have no way left (C-63). */
static int strands_at(const catan_state *st, unsigned seat, int what, unsigned node,
                      unsigned edge) {
    return knight_on(st, seat, node) != 0 &&
           (what == ROAD_CROSSING || !crossing_ends(st, seat, node)) &&
           !another_ends(st, route_pieces(st, seat, 0), node, edge) &&
           !(has_ships(st) && another_ends(st, ships_of(st, seat), node, edge));
}
static int32_t why_piece_stays(const catan_state *st, unsigned seat, int what, const uint16_t *ends,
                               unsigned edge) {
    if (CATAN__RULE(C_121,
                    !is_loose(st, seat, what, ends[0], edge) &&
                        !is_loose(st, seat, what, ends[1], edge),
                    0)) {
        return CATAN_E_NOT_OPEN;
    }
    int strands =
        strands_at(st, seat, what, ends[0], edge) || strands_at(st, seat, what, ends[1], edge);
    return CATAN__RULE(C_63, strands, 0) ? CATAN_E_STRANDED : CATAN_OK;
}
static int32_t why_not_removed(const catan_state *st, unsigned seat, int ships, unsigned edge) {
    return why_piece_stays(st, seat, ships ? SHIP_ON_EDGE : ROAD_ON_EDGE,
                           st->game->board.edge_nodes[edge], edge);
}
static int32_t why_crossing_stays(const catan_state *st, unsigned owner, const uint16_t *ends) {
    return why_piece_stays(st, owner, ROAD_CROSSING, ends, CATAN__NO);
}

static void targets_diplomat(const catan_state *st, unsigned seat, argset *out) {
    (void)seat;
    for (unsigned owner = 0; owner < st->game->set.players; owner++) {
        for (int ships = 0; ships <= has_ships(st); ships++) {
            for (unsigned i = 0; i < W_EDGES; i++) {
                for (uint64_t w = route_pieces(st, owner, ships)[i]; w != 0; w &= w - 1) {
                    unsigned edge = 64 * i + catan__lowest(w);
                    if (why_not_removed(st, owner, ships, edge) == CATAN_OK) {
                        set_add(out->w, edge);
                    }
                }
            }
        }
    }
}
/* Whose piece lies on an edge, or NO_SEAT. */
static unsigned route_owner(const catan_state *st, unsigned edge, int *ships) {
    uint32_t route;
    int32_t owner = edge_piece(st, edge, &route);
    *ships = route == CATAN_SHIP;
    return owner < 0 ? (unsigned)NO_SEAT : (unsigned)owner;
}
static int32_t why_no_diplomat(const catan_state *st, unsigned seat, unsigned edge) {
    int ships;
    unsigned owner = route_owner(st, edge, &ships);
    (void)seat;
    return owner == NO_SEAT ? (int32_t)CATAN_E_NOT_OPEN : why_not_removed(st, owner, ships, edge);
}
/* While an own piece is in the hand nothing is judged (G-9). */
static void use_diplomat(catan_state *st, unsigned seat, unsigned edge) {
    int ships;
    unsigned owner = route_owner(st, edge, &ships);
    if (owner == seat) {
        hold_judgement(st);
    }
    if (ships) {
        take_ship_up(st, owner, edge);
        clear_bit(st, sea_word(st, SEA_FRESH_SHIPS, 0), edge);
    } else {
        take_road_up(st, owner, edge);
    }
    if (owner == seat) {
        push_task(st, catan__task(CATAN__TASK_DIPLOMAT, seat, 0, 0, edge, (unsigned)ships));
        if (!any_site(st, CATAN_MOVE_REBUILD, seat)) {
            pop_task(st);
            release_judgement(st);
        }
    }
}
CATAN__CARD(DIPLOMAT, diplomat)

/* The same sort of piece, elsewhere. */
static void sites_rebuild(const catan_state *st, unsigned seat, argset *out) {
    unsigned from = catan__task_a(top_task(st));
    *out = args_none();
    if (catan__task_b(top_task(st)) != 0) {
        ship_sites(st, seat, out);
    } else {
        road_sites(st, seat, out);
    }
    out->w[from / 64] &= ~CATAN__BIT(from % 64);
}
static int32_t why_rebuild(const catan_state *st, unsigned seat, unsigned edge) {
    if (edge == catan__task_a(top_task(st))) {
        return CATAN_E_SAME_PLACE;
    }
    return catan__task_b(top_task(st)) != 0 ? why_ship_site(st, seat, edge)
                                            : why_road_site(st, seat, edge);
}
static void play_rebuild(catan_state *st, unsigned seat, unsigned edge) {
    unsigned ship = catan__task_b(top_task(st));
    pop_task(st);
    if (ship != 0) {
        place_new_ship(st, seat, edge);
    } else {
        place_road(st, seat, edge);
    }
    release_judgement(st);
}
