/* Which ships may be moved and where to, against plain search over all paths and rings, and what
 * may be built where: random pieces on random maps at sea, with a pirate, fresh ships and others'
 * buildings.
 *
 *     ship_moves [--seconds S] [--seed N] [--long]
 *
 * --long: a million positions, however long it takes.
 */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "property/sea_pieces.h"

enum { A_MILLION = 1000000, POSITIONS_OF_A_MAP = 300, MOST_MOVES = 512 };

static uint64_t positions, lifted, rings, by_status[64];

/* --- the rules, plainly --- */

typedef struct plain {
    const sea_map *map;
    const sea_pieces *p;
    uint32_t seat;
    uint8_t closed[CATAN_MAX_EDGES]; /* on a path between two own buildings (S-20) */
    uint8_t ring[CATAN_MAX_EDGES];   /* movable by its ring (S-21 b) */
    uint8_t seen[CATAN_MAX_NODES];   /* nodes of the path that is followed */
    uint16_t path[CATAN_MAX_EDGES];
} plain;

static int is_ship(const plain *s, unsigned edge) {
    return s->p->owner[edge] == s->seat && s->p->kind[edge] == CATAN_SHIP;
}
static int is_own(const plain *s, unsigned node) { return s->p->builder[node] == s->seat; }
static int is_foreign(const plain *s, unsigned node) {
    return s->p->builder[node] != SEA_NOBODY && !is_own(s, node);
}

/* Follows all paths of ships from a building; where one ends at another it is closed. */
static void close_paths(plain *s, unsigned node, unsigned length) {
    if (length > 0 && is_own(s, node)) {
        for (unsigned i = 0; i < length; i++) {
            s->closed[s->path[i]] = 1;
        }
        return;
    }
    s->seen[node] = 1;
    for (unsigned i = 0; i < 3 && s->map->node_edges[node][i] != SEA_NONE; i++) {
        unsigned edge = s->map->node_edges[node][i], next = s->map->node_next[node][i];
        if (is_ship(s, edge) && !s->seen[next]) {
            s->path[length] = (uint16_t)edge;
            close_paths(s, next, length + 1);
        }
    }
    s->seen[node] = 0;
}

/* Follows all paths of ships from one end of a ship to its other end, but not over itself: rings.
 * `own`: buildings on the way, the ends' too. */
static void follow_rings(plain *s, unsigned node, unsigned end, unsigned ship, unsigned own) {
    own += (unsigned)is_own(s, node);
    if (node == end) {
        int at_building = is_own(s, s->map->edge_nodes[ship][0]) || is_own(s, end);
        s->ring[ship] |= own == 0 || (own == 1 && at_building);
        return;
    }
    s->seen[node] = 1;
    for (unsigned i = 0; i < 3 && s->map->node_edges[node][i] != SEA_NONE; i++) {
        unsigned edge = s->map->node_edges[node][i], next = s->map->node_next[node][i];
        if (is_ship(s, edge) && edge != ship && !s->seen[next]) {
            follow_rings(s, next, end, ship, own);
        }
    }
    s->seen[node] = 0;
}

static void look(plain *s, const sea_map *map, const sea_pieces *p) {
    memset(s, 0, sizeof *s);
    s->map = map;
    s->p = p;
    s->seat = p->seat;
    for (unsigned node = 0; node < map->nodes; node++) {
        if (is_own(s, node)) {
            close_paths(s, node, 0);
        }
    }
    for (unsigned edge = 0; edge < map->edges; edge++) {
        if (is_ship(s, edge)) {
            follow_rings(s, map->edge_nodes[edge][0], map->edge_nodes[edge][1], edge, 0);
        }
    }
}

/* An end node that touches no other own ship and no own building (S-21 a). */
static int is_open_end(const plain *s, unsigned node, unsigned ship) {
    int open = !is_own(s, node);
    for (unsigned i = 0; i < 3 && s->map->node_edges[node][i] != SEA_NONE; i++) {
        unsigned edge = s->map->node_edges[node][i];
        open &= edge == ship || !is_ship(s, edge);
    }
    return open;
}

/* Which ships hang together with an own building, without one of them (S-13). */
static void connect(const plain *s, unsigned without, uint8_t connected[CATAN_MAX_EDGES]) {
    uint8_t reached[CATAN_MAX_NODES];
    int more = 1;
    memset(connected, 0, CATAN_MAX_EDGES);
    for (unsigned node = 0; node < s->map->nodes; node++) {
        reached[node] = (uint8_t)is_own(s, node);
    }
    while (more) {
        more = 0;
        for (unsigned edge = 0; edge < s->map->edges; edge++) {
            const uint16_t *ends = s->map->edge_nodes[edge];
            if (is_ship(s, edge) && edge != without && !connected[edge] &&
                (reached[ends[0]] || reached[ends[1]])) {
                connected[edge] = 1;
                more = 1;
                for (unsigned i = 0; i < 2; i++) {
                    reached[ends[i]] |= !is_foreign(s, ends[i]);
                }
            }
        }
    }
}

static int cuts_off(const plain *s, unsigned ship) {
    uint8_t before[CATAN_MAX_EDGES], after[CATAN_MAX_EDGES];
    connect(s, SEA_NONE, before);
    connect(s, ship, after);
    for (unsigned edge = 0; edge < s->map->edges; edge++) {
        if (edge != ship && before[edge] && !after[edge]) {
            return 1;
        }
    }
    return 0;
}

static int is_at_pirate(const plain *s, unsigned edge) {
    return s->p->pirate != CATAN_NO_PLACE && (s->map->edge_hexes[edge][0] == s->p->pirate ||
                                              s->map->edge_hexes[edge][1] == s->p->pirate);
}

/* Where a ship may be built when the ship of `held` is in the hand (S-11 to S-16, S-23). */
static int may_go(const plain *s, unsigned edge, unsigned held) {
    if (edge == held || s->p->owner[edge] != SEA_NOBODY || !s->map->at_sea[edge] ||
        is_at_pirate(s, edge)) {
        return 0;
    }
    for (unsigned i = 0; i < 2; i++) {
        unsigned node = s->map->edge_nodes[edge][i];
        if (is_own(s, node)) {
            return 1;
        }
        for (unsigned k = 0; k < 3 && s->map->node_edges[node][k] != SEA_NONE; k++) {
            unsigned other = s->map->node_edges[node][k];
            if (other != held && is_ship(s, other) && !is_foreign(s, node)) {
                return 1;
            }
        }
    }
    return 0;
}

/* Reasons as a set of statuses: which of several is told first is not looked at here. */
static uint64_t when(int applies, int32_t status) {
    return applies ? 1ULL << (CATAN_E_GAME_OVER - status) : 0;
}

/* What speaks against lifting a ship; 0: it is movable. */
static uint64_t against_lifting(const plain *s, unsigned edge) {
    const uint16_t *ends = s->map->edge_nodes[edge];
    if (!is_ship(s, edge)) {
        return when(1, CATAN_E_NO_SHIP);
    }
    int is_end = is_open_end(s, ends[0], edge) || is_open_end(s, ends[1], edge) || s->ring[edge];
    return when(is_at_pirate(s, edge), CATAN_E_PIRATE) |
           when(s->closed[edge] || !is_end, CATAN_E_SHIP_CLOSED) |
           when(s->p->fresh[edge], CATAN_E_SHIP_FRESH) |
           when(cuts_off(s, edge), CATAN_E_SHIP_NEEDED);
}

/* --- the library --- */

/* What is listed of a kind, by argument. */
static unsigned read_listed(const sea_map *map, uint32_t kind, uint8_t listed[CATAN_MAX_EDGES]) {
    static catan_move moves[MOST_MOVES];
    uint32_t count = catan_moves(map->state, moves, MOST_MOVES), found = 0;
    memset(listed, 0, CATAN_MAX_EDGES);
    for (uint32_t i = 0; i < count && i < MOST_MOVES; i++) {
        if (catan_move_kind_of(moves[i]) == kind) {
            listed[catan_move_argument(moves[i])] = 1;
            found++;
        }
    }
    return found;
}

/* Lifts a ship and looks where it may go; puts it somewhere, and takes all back. */
static void check_lifted(const plain *s, unsigned ship, catan_rng *rng) {
    uint8_t listed[CATAN_MAX_EDGES];
    unsigned places[CATAN_MAX_EDGES], count = 0;
    uint64_t hash = catan_hash(s->map->state);
    if (catan_apply(s->map->state, (int32_t)s->seat, catan_move_lift_ship(ship)) != CATAN_OK) {
        sea_fail(s->map, "lift_ship:e%u is listed, yet refused", ship);
    }
    uint32_t found = read_listed(s->map, CATAN_MOVE_PUT_SHIP, listed);
    if (found != catan_moves(s->map->state, NULL, 0)) {
        sea_fail(s->map, "with e%u in the hand there is more to do than to put it", ship);
    }
    for (unsigned edge = 0; edge < s->map->edges; edge++) {
        int may = may_go(s, edge, ship);
        if (listed[edge] != may) {
            sea_fail(s->map, "the ship of e%u may%s go to e%u", ship, may ? "" : " not", edge);
        }
        if (may) {
            places[count++] = edge;
        }
    }
    unsigned place = places[catan_rng_below(rng, count)];
    if (catan_apply(s->map->state, (int32_t)s->seat, catan_move_put_ship(place)) != CATAN_OK ||
        catan_edge_route(s->map->state, place) != CATAN_SHIP ||
        catan_edge_route(s->map->state, ship) != CATAN_NO_ROUTE) {
        sea_fail(s->map, "the ship of e%u does not come to e%u", ship, place);
    }
    if (read_listed(s->map, CATAN_MOVE_LIFT_SHIP, listed) != 0) {
        sea_fail(s->map, "a second ship may be moved");
    }
    catan_undo(s->map->state);
    catan_undo(s->map->state);
    if (catan_hash(s->map->state) != hash) {
        sea_fail(s->map, "a move of e%u is not taken back", ship);
    }
    lifted++;
}

/* Pieces of a kind left to a seat: all have 15 roads, 15 ships. */
static unsigned left_of(const plain *s, unsigned kind) {
    unsigned left = 15;
    for (unsigned edge = 0; edge < s->map->edges; edge++) {
        left -= s->p->owner[edge] == s->seat && s->p->kind[edge] == kind;
    }
    return left;
}

/* An own building, or an own piece of this kind that another's building does not end. */
static int is_reached(const plain *s, unsigned node, unsigned kind) {
    int reached = is_own(s, node);
    for (unsigned i = 0; i < 3 && s->map->node_edges[node][i] != SEA_NONE; i++) {
        unsigned edge = s->map->node_edges[node][i];
        reached |= s->p->owner[edge] == s->seat && s->p->kind[edge] == kind && !is_foreign(s, node);
    }
    return reached;
}

static int touches_piece(const plain *s, unsigned node) {
    int touches = 0;
    for (unsigned i = 0; i < 3 && s->map->node_edges[node][i] != SEA_NONE; i++) {
        touches |= s->p->owner[s->map->node_edges[node][i]] == s->seat;
    }
    return touches;
}

/* What speaks against a road or ship, or a settlement, with enough cards (S-11 to S-16, S-30, S-31,
 * B-52, B-53). */
static uint64_t against_piece(const plain *s, unsigned edge, unsigned kind, unsigned left) {
    const uint16_t *ends = s->map->edge_nodes[edge];
    int ship = kind == CATAN_SHIP;
    return when(left == 0, CATAN_E_NO_PIECE) |
           when(s->p->owner[edge] != SEA_NOBODY, CATAN_E_PLACE_TAKEN) |
           when(!ship && !s->map->at_land[edge], CATAN_E_NOT_LAND) |
           when(!is_reached(s, ends[0], kind) && !is_reached(s, ends[1], kind),
                CATAN_E_NOT_CONNECTED) |
           when(ship && !s->map->at_sea[edge], CATAN_E_NOT_SEA) |
           when(ship && is_at_pirate(s, edge), CATAN_E_PIRATE);
}
static uint64_t against_settlement(const plain *s, unsigned node) {
    int near = 0;
    for (unsigned i = 0; i < 3 && s->map->node_next[node][i] != SEA_NONE; i++) {
        near |= s->p->builder[s->map->node_next[node][i]] != SEA_NOBODY;
    }
    return when(s->p->builder[node] != SEA_NOBODY, CATAN_E_PLACE_TAKEN) |
           when(!s->map->land[node], CATAN_E_NOT_LAND) |
           when(!touches_piece(s, node), CATAN_E_NOT_CONNECTED) | when(near, CATAN_E_DISTANCE);
}

/* A move is legal if nothing speaks against it; else one of these reasons is told. */
static void check_move(const plain *s, catan_move move, uint64_t against) {
    int32_t told = catan_check(s->map->state, (int32_t)s->seat, move);
    if (against == 0 ? told != CATAN_OK : (against & when(told < CATAN_OK, told)) == 0) {
        char text[48];
        catan_move_format(text, sizeof text, s->map->game, move);
        fprintf(stderr, "what speaks against %s:", text);
        for (int i = 0; i < 64; i++) {
            if ((against >> i & 1) != 0) {
                fprintf(stderr, " %s", catan_status_name(CATAN_E_GAME_OVER - i));
            }
        }
        sea_fail(s->map, "; check says %s", catan_status_name(told));
    }
    by_status[told == CATAN_OK ? 63 : CATAN_E_GAME_OVER - told]++;
}

static void check_builds(const plain *s) {
    unsigned roads = left_of(s, CATAN_ROAD), ships = left_of(s, CATAN_SHIP);
    for (unsigned edge = 0; edge < s->map->edges; edge++) {
        check_move(s, catan_move_build_road(edge), against_piece(s, edge, CATAN_ROAD, roads));
        check_move(s, catan_move_build_ship(edge), against_piece(s, edge, CATAN_SHIP, ships));
    }
    for (unsigned node = 0; node < s->map->nodes; node++) {
        check_move(s, catan_move_build_settlement(node), against_settlement(s, node));
    }
}

static void check(const sea_map *map, const sea_pieces *p, catan_rng *rng) {
    static plain s;
    uint8_t listed[CATAN_MAX_EDGES];
    look(&s, map, p);
    check_builds(&s);
    read_listed(map, CATAN_MOVE_LIFT_SHIP, listed);
    for (unsigned edge = 0; edge < map->edges; edge++) {
        uint64_t against = against_lifting(&s, edge);
        int has_place = 0;
        for (unsigned to = 0; to < map->edges && !has_place; to++) {
            has_place = may_go(&s, to, edge);
        }
        if (listed[edge] != (against == 0 && has_place)) {
            sea_fail(map, "lift_ship:e%u is %slisted", edge, listed[edge] ? "" : "not ");
        }
        if (has_place || against != 0) {
            check_move(&s, catan_move_lift_ship(edge), against);
        } else if (catan_check(map->state, CATAN_ANYONE, catan_move_lift_ship(edge)) == CATAN_OK) {
            sea_fail(map, "the ship of e%u may be lifted, but put nowhere", edge);
        }
        rings += listed[edge] && s.ring[edge];
        if (listed[edge]) {
            check_lifted(&s, edge, rng);
        }
    }
}

int main(int count, char **arguments) {
    test_arguments read = read_arguments(count, arguments);
    static sea_map map;
    static sea_pieces p;
    catan_rng rng;
    catan_rng_seed(&rng, read.seed);
    do {
        sea_map_make(&map, &rng);
        for (unsigned i = 0; i < POSITIONS_OF_A_MAP; i++) {
            sea_pieces_draw(&map, &p, &rng);
            sea_pieces_lay(&map, &p);
            check(&map, &p, &rng);
            positions++;
        }
        sea_map_free(&map);
    } while (read.is_long ? positions < A_MILLION : seconds_now() < read.seconds);
    printf("ship moves: ok, %" PRIu64 " positions, %" PRIu64 " ships lifted, %" PRIu64
           " of them from rings\n",
           positions, lifted, rings);
    for (int i = 0; i < 64; i++) {
        if (by_status[i] != 0) {
            printf("  %s: %" PRIu64 "\n",
                   catan_status_name(i == 63 ? CATAN_OK : CATAN_E_GAME_OVER - i), by_status[i]);
        }
    }
    return 0;
}
