/* Pieces on the board: laying them and keeping what follows from where they lie (B-51 to B-55). */
#include "rules/base/base.h"

static const uint64_t *near_of(const catan_state *st, unsigned node) {
    return st->game->near_nodes + (size_t)node * W_NODES;
}
static const uint64_t *edges_of(const catan_state *st, unsigned node) {
    return st->game->node_edges + (size_t)node * W_EDGES;
}

/* Whether a building stands on a node or next to it (B-53). */
static int is_near_building(const catan_state *st, unsigned node) {
    uint64_t near = 0;
    for (unsigned i = 0; i < W_NODES; i++) {
        near |= near_of(st, node)[i] & word(st, P_BUILT + i);
    }
    return near != 0;
}

static void put_union(catan_state *st, unsigned first, const uint64_t *set, unsigned n) {
    for (unsigned i = 0; i < n; i++) {
        put(st, first + i, word(st, first + i) | set[i]);
    }
}

/* Nodes where a seat's roads do not go on: opponents' buildings (B-52), and what modules add. */
static void reach_blocks(const catan_state *st, unsigned seat, uint64_t *out) {
    others_built(st, seat, out);
    FOR_HOOK(st, blocks, m) { m->blocks(st, seat, out); }
}

/* `first`: the first word of the reach of roads, or of ships. */
static void extend_reach(catan_state *st, unsigned seat, unsigned first, unsigned node) {
    uint64_t blocked[W_NODES];
    reach_blocks(st, seat, blocked);
    if (!set_has(blocked, node)) {
        put_union(st, first, edges_of(st, node), W_EDGES);
    }
}

/* The ends of a set of edges, added to a set of nodes. */
static void add_ends(const catan_state *st, const uint64_t *edges, uint64_t *nodes) {
    for (unsigned i = 0; i < W_EDGES; i++) {
        for (uint64_t left = edges[i]; left != 0; left &= left - 1) {
            const uint16_t *ends = st->game->board.edge_nodes[64 * i + catan__lowest(left)];
            set_add(nodes, ends[0]);
            set_add(nodes, ends[1]);
        }
    }
}

/* Those of roads that lie on no edge. */
static void add_crossings(const catan_state *st, unsigned seat, uint64_t *nodes) {
    uint16_t ends[MAX_CROSSINGS][2];
    FOR_HOOK(st, crossings, m) {
        for (unsigned n = m->crossings(st, seat, ends); n-- > 0;) {
            set_add(nodes, ends[n][0]);
            set_add(nodes, ends[n][1]);
        }
    }
}

static void add_joins(const catan_state *st, unsigned seat, const uint64_t *others,
                      uint64_t *nodes) {
    uint64_t joins[W_NODES] = {0};
    FOR_HOOK(st, joins, m) { m->joins(st, seat, joins); }
    for (unsigned i = 0; i < W_NODES; i++) {
        nodes[i] |= joins[i] & others[i];
    }
}

/* Where own pieces of both sorts end, each with what leads it on from the other. */
static void road_ends(const catan_state *st, unsigned seat, uint64_t *roads) {
    memset(roads, 0, W_NODES * sizeof *roads);
    add_ends(st, words(st, at_seat(seat, S_ROADS)), roads);
    add_crossings(st, seat, roads);
    if (hooked(st, HOOK_joins)) {
        uint64_t ships[W_NODES] = {0};
        add_ends(st, ships_of(st, seat), ships);
        add_joins(st, seat, ships, roads);
    }
}
static void ship_ends(const catan_state *st, unsigned seat, const uint64_t *ships,
                      uint64_t *nodes) {
    memset(nodes, 0, W_NODES * sizeof *nodes);
    add_ends(st, ships, nodes);
    if (hooked(st, HOOK_joins)) {
        uint64_t roads[W_NODES] = {0};
        add_ends(st, words(st, at_seat(seat, S_ROADS)), roads);
        add_crossings(st, seat, roads);
        add_joins(st, seat, roads, nodes);
    }
}

static void refresh_nodes(catan_state *st, unsigned seat) {
    uint64_t nodes[W_NODES] = {0};
    add_ends(st, words(st, at_seat(seat, S_ROADS)), nodes);
    add_crossings(st, seat, nodes);
    if (has_ships(st)) {
        add_ends(st, ships_of(st, seat), nodes);
    }
    for (unsigned i = 0; i < W_NODES; i++) {
        put(st, at_seat(seat, S_NODES) + i, nodes[i]);
    }
}

/* Where own buildings and pieces of one sort, which end at `nodes`, lead to, from nothing: after a
 * new building cut it, or when a position is set up. It goes to the words from `first` on. */
static void refresh_reach_of(catan_state *st, unsigned seat, unsigned first,
                             const uint64_t *nodes) {
    uint64_t blocked[W_NODES], reach[W_EDGES] = {0};
    reach_blocks(st, seat, blocked);
    for (unsigned i = 0; i < W_NODES; i++) {
        uint64_t own = seat_word(st, seat, S_BUILT + i), closed = CATAN__RULE(B_52, blocked[i], 0);
        for (uint64_t left = own | (nodes[i] & ~closed); left != 0; left &= left - 1) {
            const uint64_t *at = edges_of(st, 64 * i + catan__lowest(left));
            for (unsigned j = 0; j < W_EDGES; j++) {
                reach[j] |= at[j];
            }
        }
    }
    for (unsigned j = 0; j < W_EDGES; j++) {
        put(st, first + j, reach[j]);
    }
}

static void refresh_reach(catan_state *st, unsigned seat) {
    uint64_t nodes[W_NODES];
    road_ends(st, seat, nodes);
    refresh_reach_of(st, seat, at_seat(seat, S_REACH), nodes);
}

static void rejoin(catan_state *st, unsigned seat) {
    if (hooked(st, HOOK_joins)) {
        refresh_reach(st, seat);
        FOR_HOOK(st, recut, m) { m->recut(st, seat); }
    }
}

static void put_route(catan_state *st, unsigned seat, unsigned length) {
    if (length != stock(st, seat, K_ROUTE)) {
        put_stock(st, seat, K_ROUTE, length);
        st->dirty |= DIRTY_ROUTE;
    }
}

static void place_road(catan_state *st, unsigned seat, unsigned edge) {
    const uint16_t *ends = st->game->board.edge_nodes[edge];
    put_bit(st, P_TAKEN, edge);
    put_bit(st, at_seat(seat, S_ROADS), edge);
    for (unsigned i = 0; i < 2; i++) {
        put_bit(st, at_seat(seat, S_NODES), ends[i]);
        extend_reach(st, seat, at_seat(seat, S_REACH), ends[i]);
    }
    rejoin(st, seat);
    put_stock(st, seat, K_ROADS, stock(st, seat, K_ROADS) - 1);
    unsigned before = stock(st, seat, K_ROUTE), through = longest_route_through(st, seat, edge);
    put_route(st, seat, through > before ? through : before);
    FOR_HOOK(st, piece_placed, m) { m->piece_placed(st, seat, PIECE_ROAD, edge); }
}

static int lift_piece(catan_state *st, unsigned seat, unsigned edge, unsigned pieces) {
    int counts = longest_route_through(st, seat, edge) == stock(st, seat, K_ROUTE);
    clear_bit(st, P_TAKEN, edge);
    clear_bit(st, pieces, edge);
    refresh_nodes(st, seat);
    return counts;
}

static void take_road_up(catan_state *st, unsigned seat, unsigned edge) {
    int counts = lift_piece(st, seat, edge, at_seat(seat, S_ROADS));
    refresh_reach(st, seat);
    rejoin(st, seat);
    put_stock(st, seat, K_ROADS, stock(st, seat, K_ROADS) + 1);
    if (counts) {
        put_route(st, seat, longest_route(st, seat));
    }
    FOR_HOOK(st, piece_removed, m) { m->piece_removed(st, seat, PIECE_ROAD, edge); }
}

/* Something came to or left a node: the reach and routes of the other seats there are judged anew
 * (B-73, B-74). */
static void recut_others(catan_state *st, unsigned seat, unsigned node) {
    for (unsigned other = 0; other < st->game->set.players; other++) {
        if (other != seat && set_has(words(st, at_seat(other, S_NODES)), node)) {
            refresh_reach(st, other);
            FOR_HOOK(st, recut, m) { m->recut(st, other); }
            put_route(st, other, longest_route(st, other));
        }
    }
}

static void place_settlement(catan_state *st, unsigned seat, unsigned node) {
    unsigned harbour = harbour_at(st, node);
    put_bit(st, P_BUILT, node);
    put_bit(st, at_seat(seat, S_BUILT), node);
    put_union(st, P_BLOCKED, near_of(st, node), W_NODES);
    put_union(st, at_seat(seat, S_REACH), edges_of(st, node), W_EDGES);
    uint64_t lanes =
        seat_word(st, seat, S_STOCK) - CATAN__LANE(K_SETTLEMENTS, 1) + CATAN__LANE(K_POINTS, 1);
    if (CATAN__RULE(B_41, harbour != CATAN__NO, 0)) {
        lanes |= CATAN__LANE(K_HARBOURS, 1U << harbour_kind(st, harbour));
    }
    put(st, at_seat(seat, S_STOCK), lanes);
    st->dirty |= DIRTY_POINTS;
    yields_grow(st, seat, node, 0);
    recut_others(st, seat, node);
    FOR_HOOK(st, piece_placed, m) { m->piece_placed(st, seat, PIECE_SETTLEMENT, node); }
}

static void place_city(catan_state *st, unsigned seat, unsigned node) {
    put_bit(st, P_CITIES, node);
    put(st, at_seat(seat, S_STOCK),
        seat_word(st, seat, S_STOCK) + CATAN__LANE(K_SETTLEMENTS, CATAN__RULE(B_54, 1, 0)) -
            CATAN__LANE(K_CITIES, 1) + CATAN__LANE(K_POINTS, CATAN__RULE(B_55, 1, 0)));
    st->dirty |= DIRTY_POINTS;
    if (CATAN__RULE(B_23, 1, 0)) {
        yields_grow(st, seat, node, 1);
    }
    FOR_HOOK(st, piece_placed, m) { m->piece_placed(st, seat, PIECE_CITY, node); }
}

static unsigned harbours_of(const catan_state *st, unsigned seat);
static void refresh_blocked(catan_state *st);

/* All that follows from an own building that is there no more, or was another's before. */
static void forget_building(catan_state *st, unsigned seat, unsigned node) {
    refresh_blocked(st);
    refresh_reach(st, seat);
    FOR_HOOK(st, recut, m) { m->recut(st, seat); }
    put_stock(st, seat, K_HARBOURS, harbours_of(st, seat));
    put_route(st, seat, longest_route(st, seat));
    recut_others(st, seat, node);
    st->dirty |= DIRTY_POINTS;
    board_changed(st);
}

static void remove_building(catan_state *st, unsigned seat, unsigned node) {
    int city = set_has(words(st, P_CITIES), node);
    int turned = has_turned(st) && set_has(words(st, st->game->turned_word), node);
    unsigned piece = city || turned ? K_CITIES : K_SETTLEMENTS;
    if (city) {
        clear_bit(st, P_CITIES, node);
        FOR_HOOK(st, piece_removed, m) { m->piece_removed(st, seat, PIECE_CITY, node); }
    }
    if (turned) {
        clear_bit(st, st->game->turned_word, node);
    }
    clear_bit(st, P_BUILT, node);
    clear_bit(st, at_seat(seat, S_BUILT), node);
    put_stock(st, seat, piece, stock(st, seat, piece) + 1);
    put_stock(st, seat, K_POINTS, stock(st, seat, K_POINTS) - (city ? 2 : 1));
    forget_building(st, seat, node);
    FOR_HOOK(st, piece_removed, m) { m->piece_removed(st, seat, PIECE_SETTLEMENT, node); }
}

static inline void remove_city(catan_state *st, unsigned seat, unsigned node) {
    clear_bit(st, P_CITIES, node);
    put(st, at_seat(seat, S_STOCK),
        seat_word(st, seat, S_STOCK) - CATAN__LANE(K_SETTLEMENTS, 1) + CATAN__LANE(K_CITIES, 1) -
            CATAN__LANE(K_POINTS, 1));
    st->dirty |= DIRTY_POINTS;
    board_changed(st);
    FOR_HOOK(st, piece_removed, m) { m->piece_removed(st, seat, PIECE_CITY, node); }
}

/* --- sites --- */

static inline uint64_t road_sites_word(const catan_state *st, unsigned seat, unsigned i) {
    return seat_word(st, seat, S_REACH + i) & ~word(st, P_TAKEN + i) & land_edges(st)[i];
}
static void road_sites(const catan_state *st, unsigned seat, argset *out) {
    for (unsigned i = 0; i < W_EDGES; i++) {
        out->w[i] = road_sites_word(st, seat, i);
    }
}

static inline uint64_t free_nodes_word(const catan_state *st, unsigned i) {
    uint64_t blocked = CATAN__RULE(B_53, word(st, P_BLOCKED + i), word(st, P_BUILT + i));
    return land_nodes(st)[i] & ~blocked;
}
static void free_nodes(const catan_state *st, argset *out) {
    *out = args_none();
    for (unsigned i = 0; i < W_NODES; i++) {
        out->w[i] = free_nodes_word(st, i);
    }
}

static inline uint64_t settlement_sites_word(const catan_state *st, unsigned seat, unsigned i) {
    return free_nodes_word(st, i) & seat_word(st, seat, S_NODES + i);
}
static void settlement_sites(const catan_state *st, unsigned seat, argset *out) {
    *out = args_none();
    for (unsigned i = 0; i < W_NODES; i++) {
        out->w[i] = settlement_sites_word(st, seat, i);
    }
}

static int32_t why_road_site(const catan_state *st, unsigned seat, unsigned edge) {
    if (set_has(words(st, P_TAKEN), edge)) {
        return CATAN_E_PLACE_TAKEN;
    }
    if (!set_has(land_edges(st), edge)) {
        return CATAN_E_NOT_LAND;
    }
    return set_has(words(st, at_seat(seat, S_REACH)), edge) ? CATAN_OK : CATAN_E_NOT_CONNECTED;
}

static int32_t why_free_node(const catan_state *st, unsigned node) {
    if (set_has(words(st, P_BUILT), node)) {
        return CATAN_E_PLACE_TAKEN;
    }
    if (!set_has(land_nodes(st), node)) {
        return CATAN_E_NOT_LAND;
    }
    if (!set_has(words(st, P_BLOCKED), node)) {
        return CATAN_OK;
    }
    return is_near_building(st, node) ? CATAN_E_DISTANCE : CATAN_E_KNIGHT;
}

/* --- from the pieces alone --- */

static unsigned harbours_of(const catan_state *st, unsigned seat) {
    unsigned kinds = 0;
    for (unsigned i = 0; i < W_NODES; i++) {
        for (uint64_t left = seat_word(st, seat, S_BUILT + i); left != 0; left &= left - 1) {
            unsigned harbour = harbour_at(st, 64 * i + catan__lowest(left));
            kinds |= harbour != CATAN__NO ? 1U << harbour_kind(st, harbour) : 0;
        }
    }
    return kinds;
}

static unsigned count_words(const uint64_t *set, unsigned n) {
    unsigned count = 0;
    for (unsigned i = 0; i < n; i++) {
        count += catan__popcount(set[i]);
    }
    return count;
}

/* Public points of a seat by what lies on the table (B-55, B-70, B-71). */
static unsigned counted_points(const catan_state *st, unsigned seat, unsigned buildings,
                               unsigned cities) {
    unsigned points = buildings + cities;
    points += lane(st, P_TABLE, B_ROAD) == seat ? 2 : 0;
    points += lane(st, P_TABLE, B_ARMY) == seat ? 2 : 0;
    FOR_HOOK(st, points, m) { points += m->points(st, seat); }
    return points;
}

/* Where nobody builds: at buildings and next to them, and what modules add. */
static void refresh_blocked(catan_state *st) {
    uint64_t blocked[W_NODES] = {0};
    FOR_HOOK(st, occupied, m) { m->occupied(st, blocked); }
    for (unsigned n = 0; n < st->game->board.nodes; n++) {
        for (unsigned i = 0; i < W_NODES && set_has(words(st, P_BUILT), n); i++) {
            blocked[i] |= near_of(st, n)[i];
        }
    }
    for (unsigned i = 0; i < W_NODES; i++) {
        put(st, P_BLOCKED + i, blocked[i]);
    }
}

static void refresh_shared(catan_state *st) {
    uint64_t built[W_NODES] = {0}, taken[W_EDGES] = {0};
    for (unsigned seat = 0; seat < st->game->set.players; seat++) {
        for (unsigned i = 0; i < W_NODES; i++) {
            built[i] |= seat_word(st, seat, S_BUILT + i);
        }
        for (unsigned i = 0; i < W_EDGES; i++) {
            taken[i] |= seat_word(st, seat, S_ROADS + i);
            taken[i] |= has_ships(st) ? ships_of(st, seat)[i] : 0;
        }
    }
    FOR_HOOK(st, takes, m) { m->takes(st, taken); }
    for (unsigned i = 0; i < W_NODES; i++) {
        put(st, P_BUILT + i, built[i]);
    }
    for (unsigned i = 0; i < W_EDGES; i++) {
        put(st, P_TAKEN + i, taken[i]);
    }
    refresh_blocked(st);
}

/* Road pieces of a seat that are on the board, as roads or otherwise (B-6). */
static unsigned roads_laid(const catan_state *st, unsigned seat) {
    unsigned laid = count_words(words(st, at_seat(seat, S_ROADS)), W_EDGES);
    FOR_HOOK(st, road_pieces, m) { laid += m->road_pieces(st, seat); }
    return laid;
}

static void refresh_seat(catan_state *st, unsigned seat) {
    uint64_t cities[W_NODES];
    unsigned turned = count_turned(st, seat);
    refresh_nodes(st, seat);
    for (unsigned i = 0; i < W_NODES; i++) {
        cities[i] = seat_word(st, seat, S_BUILT + i) & word(st, P_CITIES + i);
    }
    refresh_reach(st, seat);
    unsigned built = count_words(words(st, at_seat(seat, S_BUILT)), W_NODES),
             city = count_words(cities, W_NODES);
    const catan__settings *set = &st->game->set;
    put_stock(st, seat, K_ROADS, set->roads - roads_laid(st, seat));
    put_stock(st, seat, K_SETTLEMENTS, set->settlements - (built - city - turned));
    put_stock(st, seat, K_CITIES, set->cities - city - turned);
    put_stock(st, seat, K_POINTS, counted_points(st, seat, built, city));
    put_stock(st, seat, K_ROUTE, longest_route(st, seat));
    put_stock(st, seat, K_HARBOURS, harbours_of(st, seat));
}

static void refresh_pieces(catan_state *st) {
    refresh_ground(st);
    refresh_shared(st);
    for (unsigned seat = 0; seat < st->game->set.players; seat++) {
        refresh_seat(st, seat);
    }
}
