/* Bridges: roads across a hex of the sea (V3, P-4). */
#include "variants/bridges.h"

#include "rules/cities_knights/cities_knights.h"
#include "variants/prices.h"

static int bridges_enabled(const catan_config *config) {
    return config->bridges || config->scenario == CATAN_SCENARIO_SPECIALISTS;
}

/* Of a hex one at most: whose it is, and which diagonal. */
enum { BRIDGES_LAID, BRIDGES_FIELDS };
static const catan__field bridges_fields[BRIDGES_FIELDS] = {
    [BRIDGES_LAID] = {"bridges",
                      CATAN__OF_GAME,
                      CATAN__DIAGONALS,
                      CATAN__ALL,
                      0,
                      CATAN__AUTO_WORD,
                      0,
                      0,
                      0,
                      NULL,
                      {.piece = CATAN_PIECE_BRIDGE}},
};
enum { DIAGONAL_SHIFT = 4 };

/* --- where they lie --- */

static int has_bridges(const catan_state *st) { return bridges_enabled(&st->game->config); }

/* The byte of a hex. */
static unsigned bridge_over(const catan_state *st, unsigned hex) {
    return lane(st, field_word(st, MODULE_bridges, BRIDGES_LAID, 0) + hex / 8, hex % 8);
}
static void put_bridge_over(catan_state *st, unsigned hex, unsigned byte) {
    put_lane(st, field_word(st, MODULE_bridges, BRIDGES_LAID, 0) + hex / 8, hex % 8, byte);
}
/* The first hex with a bridge from one on; the number of hexes: there is none. */
static unsigned next_bridged(const catan_state *st, unsigned from) {
    unsigned hexes = st->game->board.hexes, at = field_word(st, MODULE_bridges, BRIDGES_LAID, 0);
    for (unsigned hex = from; hex < hexes; hex = (hex / 8 + 1) * 8) {
        unsigned some = catan__lanes_some(word(st, at + hex / 8)) >> hex % 8;
        if (some != 0) {
            return hex + catan__lowest(some);
        }
    }
    return hexes;
}
static unsigned owner_over(const catan_state *st, unsigned hex) {
    unsigned seat = bridge_over(st, hex) & 15U;
    return seat == 0 ? (unsigned)NO_SEAT : seat - 1;
}
static unsigned bridge_at(const catan_state *st, unsigned hex) {
    return DIAGONALS * hex + (bridge_over(st, hex) >> DIAGONAL_SHIFT);
}

static unsigned bridge_owner(const catan_state *st, unsigned bridge) {
    unsigned hex = bridge / DIAGONALS;
    return has_bridges(st) && bridge_at(st, hex) == bridge ? owner_over(st, hex)
                                                           : (unsigned)NO_SEAT;
}

static int is_bridged(const catan_state *st, unsigned hex) {
    return has_bridges(st) && bridge_over(st, hex) != 0;
}

/* Opposite corners (V3.2). */
static void bridge_ends(const catan_state *st, unsigned bridge, uint16_t *ends) {
    const uint16_t *corners = st->game->board.hex_nodes[bridge / DIAGONALS];
    ends[0] = corners[bridge % DIAGONALS];
    ends[1] = corners[bridge % DIAGONALS + 3];
}

static unsigned bridges_crossings(const catan_state *st, unsigned seat, uint16_t (*ends)[2]) {
    unsigned n = 0;
    FOR_BRIDGED(st, hex) {
        if (owner_over(st, hex) == seat && n < MAX_CROSSINGS) {
            bridge_ends(st, bridge_at(st, hex), ends[n++]);
        }
    }
    return n;
}
static unsigned bridges_road_pieces(const catan_state *st, unsigned seat) {
    unsigned count = 0;
    FOR_BRIDGED(st, hex) { count += owner_over(st, hex) == seat; }
    return count;
}

/* --- where one may be built --- */

/* The island at a corner: its land but polders hangs together. @return 0: there is none */
static int island_at(const catan_state *st, unsigned node, uint64_t *island) {
    const uint16_t *hexes = st->game->board.node_hexes[node];
    memset(island, 0, W_HEXES * sizeof *island);
    for (unsigned i = 0; i < 3 && hexes[i] != CATAN__NO; i++) {
        if (set_has(land_hexes(st), hexes[i]) && !is_made_land(st, hexes[i])) {
            island_of(st, hexes[i], island);
            return 1;
        }
    }
    return 0;
}

/* Whether the land at the ends is of two islands (P-4); a polder is of none (V8.5). */
static int joins_islands(const catan_state *st, const uint16_t *ends) {
    uint64_t here[W_HEXES], there[W_HEXES], common = 0;
    if (!island_at(st, ends[0], here) || !island_at(st, ends[1], there)) {
        return 0;
    }
    for (unsigned i = 0; i < W_HEXES; i++) {
        common |= here[i] & there[i];
    }
    return common == 0;
}

/* A hex of the sea without a bridge, land at both ends (V3.2). */
static int spans(const catan_state *st, unsigned bridge) {
    uint16_t ends[2];
    if (!CATAN__RULE(V3_2, set_has(sea_hexes(st), bridge / DIAGONALS), 1)) {
        return 0;
    }
    bridge_ends(st, bridge, ends);
    int grounded = set_has(land_nodes(st), ends[0]) && set_has(land_nodes(st), ends[1]);
    return CATAN__RULE(V3_2, grounded, 1) &&
           (st->game->config.scenario != CATAN_SCENARIO_SPECIALISTS ||
            CATAN__RULE(P_4, joins_islands(st, ends), 1));
}

/* Nodes that own buildings and roads lead on from (V3.4), and those where own bridges end. */
typedef struct bridge_heads {
    uint64_t from[W_NODES], near[W_NODES];
} bridge_heads;

static void find_heads(const catan_state *st, unsigned seat, bridge_heads *h) {
    uint64_t blocked[W_NODES];
    road_ends(st, seat, h->from);
    reach_blocks(st, seat, blocked);
    memset(h->near, 0, sizeof h->near);
    add_crossings(st, seat, h->near);
    for (unsigned i = 0; i < W_NODES; i++) {
        h->from[i] = (h->from[i] & ~blocked[i]) | seat_word(st, seat, S_BUILT + i);
    }
}
static int is_led(const bridge_heads *h, const uint16_t *ends) {
    return CATAN__RULE(V3_4, set_has(h->from, ends[0]) || set_has(h->from, ends[1]), 1);
}
static int is_bridge_near(const bridge_heads *h, const uint16_t *ends) {
    return CATAN__RULE(V3_3, set_has(h->near, ends[0]) || set_has(h->near, ends[1]), 0);
}

static uint64_t price_build_bridge(const catan_state *st, unsigned seat, unsigned arg) {
    (void)arg;
    uint64_t cost = CATAN__LANE(CATAN_LUMBER, 1) + CATAN__LANE(CATAN_BRICK, 1) +
                    CATAN__LANE(CATAN_ORE, CATAN__RULE(V3_1, 1, 0));
    return changed_price(st, seat, PRICE_BRIDGE, cost);
}

/* Why one's bridge cannot lie there, price and supply aside. */
static int32_t why_bridge_site(const catan_state *st, unsigned seat, unsigned bridge) {
    bridge_heads heads;
    uint16_t ends[2];
    if (is_bridged(st, bridge / DIAGONALS)) {
        return CATAN_E_PLACE_TAKEN;
    }
    if (!spans(st, bridge)) {
        return CATAN_E_NO_SPAN;
    }
    find_heads(st, seat, &heads);
    bridge_ends(st, bridge, ends);
    if (is_bridge_near(&heads, ends)) {
        return CATAN_E_BRIDGE_NEAR;
    }
    return is_led(&heads, ends) ? CATAN_OK : CATAN_E_NOT_CONNECTED;
}

static int32_t why_build_bridge(const catan_state *st, unsigned seat, unsigned bridge) {
    if (stock(st, seat, K_ROADS) == 0) {
        return CATAN_E_NO_PIECE;
    }
    if (!can_pay(st, seat, price_build_bridge(st, seat, bridge))) {
        return CATAN_E_CANNOT_PAY;
    }
    return why_bridge_site(st, seat, bridge);
}
/* Few hexes lie between what one owns and other land: own nodes are looked at first. */
static void add_bridge_sites(const catan_state *st, const bridge_heads *h, unsigned hex,
                             argset *out) {
    for (unsigned bridge = DIAGONALS * hex; bridge < DIAGONALS * (hex + 1); bridge++) {
        uint16_t ends[2];
        bridge_ends(st, bridge, ends);
        if (is_led(h, ends) && !is_bridge_near(h, ends) && spans(st, bridge)) {
            set_add(out->w, bridge);
        }
    }
}
static void sites_build_bridge(const catan_state *st, unsigned seat, argset *out) {
    bridge_heads heads;
    *out = args_none();
    if (stock(st, seat, K_ROADS) == 0 || !can_pay(st, seat, price_build_bridge(st, seat, 0))) {
        return;
    }
    find_heads(st, seat, &heads);
    for (unsigned i = 0; i < W_HEXES; i++) {
        for (uint64_t left = sea_hexes(st)[i]; left != 0; left &= left - 1) {
            unsigned hex = 64 * i + catan__lowest(left);
            if (!is_bridged(st, hex)) {
                add_bridge_sites(st, &heads, hex, out);
            }
        }
    }
}

/* --- laying it, and taking it up --- */

static void place_bridge(catan_state *st, unsigned seat, unsigned bridge) {
    uint16_t ends[2];
    put_bridge_over(st, bridge / DIAGONALS, (seat + 1) | bridge % DIAGONALS << DIAGONAL_SHIFT);
    bridge_ends(st, bridge, ends);
    put_bit(st, at_seat(seat, S_NODES), ends[0]);
    put_bit(st, at_seat(seat, S_NODES), ends[1]);
    refresh_reach(st, seat);
    rejoin(st, seat);
    put_stock(st, seat, K_ROADS, stock(st, seat, K_ROADS) - CATAN__RULE(V3_1, 1, 0));
    put_route(st, seat, longest_route(st, seat));
    FOR_HOOK(st, piece_placed, m) { m->piece_placed(st, seat, PIECE_CROSSING, bridge); }
}
static void play_build_bridge(catan_state *st, unsigned seat, unsigned bridge) {
    pay(st, seat, price_build_bridge(st, seat, bridge), CATAN_REASON_PAID);
    place_bridge(st, seat, bridge);
}

static void take_bridge_up(catan_state *st, unsigned seat, unsigned bridge) {
    put_bridge_over(st, bridge / DIAGONALS, 0);
    refresh_nodes(st, seat);
    refresh_reach(st, seat);
    rejoin(st, seat);
    put_stock(st, seat, K_ROADS, stock(st, seat, K_ROADS) + 1);
    put_route(st, seat, longest_route(st, seat));
    FOR_HOOK(st, piece_removed, m) { m->piece_removed(st, seat, PIECE_CROSSING, bridge); }
}

/* --- Diplomat may take one, which is not laid anew (V3.5) --- */

static int32_t why_bridge_stays(const catan_state *st, unsigned bridge) {
    uint16_t ends[2];
    unsigned owner = bridge_owner(st, bridge);
    if (owner == NO_SEAT) {
        return CATAN_E_NOT_OPEN;
    }
    bridge_ends(st, bridge, ends);
    return CATAN__RULE(V3_5, why_crossing_stays(st, owner, ends), CATAN_OK);
}

static void sites_diplomat_bridge(const catan_state *st, unsigned seat, argset *out) {
    *out = args_none();
    if (!holds_card(st, seat, CATAN_PROGRESS_DIPLOMAT)) {
        return;
    }
    FOR_BRIDGED(st, hex) {
        if (why_bridge_stays(st, bridge_at(st, hex)) == CATAN_OK) {
            set_add(out->w, bridge_at(st, hex));
        }
    }
}
static int32_t why_diplomat_bridge(const catan_state *st, unsigned seat, unsigned bridge) {
    return holds_card(st, seat, CATAN_PROGRESS_DIPLOMAT) ? why_bridge_stays(st, bridge)
                                                         : (int32_t)CATAN_E_NO_CARD;
}
static void play_diplomat_bridge(catan_state *st, unsigned seat, unsigned bridge) {
    lay_card(st, seat, CATAN_PROGRESS_DIPLOMAT);
    take_bridge_up(st, bridge_owner(st, bridge), bridge);
}

/* --- positions from outside --- */

/* Over the sea, none of a seat's at another of his (V3.2, V3.3). */
static int32_t bridges_verify(const catan_state *st, const char **field) {
    uint64_t near[CATAN_SEATS][W_NODES];
    memset(near, 0, sizeof near);
    for (unsigned hex = 0; hex < 8 * ((st->game->board.hexes + 7U) / 8U); hex++) {
        unsigned seat = owner_over(st, hex);
        uint16_t ends[2];
        if (bridge_over(st, hex) == 0) {
            continue;
        }
        if (hex >= st->game->board.hexes || !is_seat(st, seat) ||
            bridge_over(st, hex) >> DIAGONAL_SHIFT >= DIAGONALS ||
            hex_terrain(st, hex) != CATAN_SEA) {
            return fault(field, "bridges", CATAN_E_POSITION_PLACE);
        }
        bridge_ends(st, bridge_at(st, hex), ends);
        if (set_has(near[seat], ends[0]) || set_has(near[seat], ends[1])) {
            return fault(field, "bridges", CATAN_E_POSITION_PLACE);
        }
        set_add(near[seat], ends[0]);
        set_add(near[seat], ends[1]);
    }
    return CATAN_OK;
}
/* What is land is known then. */
static int32_t bridges_verify_cached(const catan_state *st, const char **field) {
    FOR_BRIDGED(st, hex) {
        if (!spans(st, bridge_at(st, hex))) {
            return fault(field, "bridges", CATAN_E_POSITION_PLACE);
        }
    }
    return CATAN_OK;
}

#define M(NAME) CATAN_MOVE_##NAME
static const kind_row bridges_kinds[] = {
    {sites_build_bridge, why_build_bridge, play_build_bridge, NULL, M(BUILD_BRIDGE), NULL, NULL,
     price_build_bridge},
    {sites_diplomat_bridge, why_diplomat_bridge, play_diplomat_bridge, NULL, M(DIPLOMAT_BRIDGE),
     NULL, NULL, NULL},
};
static const uint8_t bridges_more_kinds[][3] = {
    {CATAN__TASK_TURN, TURN_ACTION, M(BUILD_BRIDGE)},
    {CATAN__TASK_SPECIAL, 0, M(BUILD_BRIDGE)},
    {CATAN__TASK_TURN, TURN_ACTION, M(DIPLOMAT_BRIDGE)},
};

/* Diplomats there are in Cities & Knights alone. */
static void bridges_compiled(catan_game *g) {
    if (!g->set.cities_knights) {
        drop_kind(g, M(DIPLOMAT_BRIDGE));
    }
}

/* Where it ends something may be discovered (S-81). */
static void bridges_piece_placed(catan_state *st, unsigned seat, unsigned piece, unsigned place) {
    (void)seat, (void)place;
    st->dirty |= piece == PIECE_CROSSING && st->game->set.fog ? DIRTY_PLACED : 0;
}

static void bridges_gate(const catan_state *st, unsigned seat, uint64_t *kinds) {
    if (!can_pay(st, seat, price_build_bridge(st, seat, 0))) {
        kinds[M(BUILD_BRIDGE) / 64] &= ~CATAN__BIT(M(BUILD_BRIDGE) % 64);
    }
}
#undef M

static const module bridges_module = {
    .name = "bridges",
    .enabled = bridges_enabled,
    .fields = bridges_fields,
    .field_count = COUNT(bridges_fields),
    .kinds = bridges_kinds,
    .kind_count = COUNT(bridges_kinds),
    .more_kinds = bridges_more_kinds,
    .more_kind_count = COUNT(bridges_more_kinds),
    .compiled = bridges_compiled,
    .verify = bridges_verify,
    .verify_cached = bridges_verify_cached,
    .gate = bridges_gate,
    .crossings = bridges_crossings,
    .road_pieces = bridges_road_pieces,
    .piece_placed = bridges_piece_placed,
};
