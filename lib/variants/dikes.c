/* Dikes around a hex: what polders and irrigation have in common (V8, V9). */
#include "variants/dikes.h"

#include "rules/seafarers/seafarers.h"
#include "variants/bridges.h"

enum { DIKES_LAID, DIKES_LAST, DIKES_RIGHT, DIKES_NOW, DIKES_FIELDS };
#define DIKES_FIELD(name, scope, shape, ...)                                                       \
    {                                                                                              \
        name, CATAN__OF_##scope, CATAN__##shape, CATAN__ALL, 0, CATAN__AUTO_WORD, 0, 0, 0, NULL,   \
            __VA_ARGS__                                                                            \
    }
static const catan__field dikes_fields[DIKES_FIELDS] = {
    [DIKES_LAID] = DIKES_FIELD("dikes", SEAT, EDGES, {.piece = CATAN_PIECE_DIKE}),
    [DIKES_LAST] = DIKES_FIELD("last_dikes", GAME, HEX_SEATS, {.piece = CATAN_PIECE_LAST_DIKE}),
    [DIKES_RIGHT] = DIKES_FIELD("rights", GAME, HEX_SEATS, {.piece = CATAN_PIECE_DRAIN_RIGHT}),
    [DIKES_NOW] = DIKES_FIELD("closed_now", GAME, HEX_SET, {.piece = CATAN_PIECE_CLOSED_NOW}),
};
#undef DIKES_FIELD

static unsigned dikes_word(const catan_state *st, unsigned field, unsigned seat) {
    return field_word(st, MODULE_dikes, field, seat);
}
static const uint64_t *dikes_of(const catan_state *st, unsigned seat) {
    return words(st, dikes_word(st, DIKES_LAID, seat));
}
static int is_dike(const catan_state *st, unsigned edge) {
    for (unsigned seat = 0; seat < st->game->set.players; seat++) {
        if (set_has(dikes_of(st, seat), edge)) {
            return 1;
        }
    }
    return 0;
}

/* Who is noted for a hex, or NO_SEAT. */
enum { HEXES_NOTED = 16 }; /* a word */
static unsigned noted_seat(const catan_state *st, unsigned field, unsigned hex) {
    uint64_t noted = word(st, dikes_word(st, field, 0) + hex / HEXES_NOTED);
    unsigned seat = (unsigned)(noted >> 4 * (hex % HEXES_NOTED)) & 15U;
    return seat == 0 ? (unsigned)NO_SEAT : seat - 1;
}
static void note_seat(catan_state *st, unsigned field, unsigned hex, unsigned seat) {
    unsigned at = dikes_word(st, field, 0) + hex / HEXES_NOTED, shift = 4 * (hex % HEXES_NOTED);
    uint64_t rest = word(st, at) & ~((uint64_t)15 << shift);
    put(st, at, rest | (uint64_t)(seat == NO_SEAT ? 0 : seat + 1) << shift);
}

/* --- hexes --- */

/* Of a terrain that an enclosure changes. */
static int is_enclosable(const catan_state *st, unsigned hex) {
    unsigned terrain = hex_terrain(st, hex);
    return (terrain == CATAN_SEA && st->game->config.polders) ||
           (terrain == CATAN_HILLS && st->game->config.irrigation);
}
/* Pirate, harbour or bridge lies on a hex of the sea (V8.5). */
static int is_in_use(const catan_state *st, unsigned hex) {
    const uint16_t *edges = st->game->board.hex_edges[hex];
    if (hex_terrain(st, hex) != CATAN_SEA) {
        return 0;
    }
    int used = (has_ships(st) && pirate_hex(st) == hex) || is_bridged(st, hex);
    for (unsigned i = 0; i < 6; i++) {
        used |= is_harboured(st, edges[i]);
    }
    return CATAN__RULE(V8_5, used, 0);
}
static int lives_at(const catan_state *st, unsigned seat, unsigned hex) {
    return (int)(seats_at_hex(st, hex) >> seat & 1);
}

/* A dike or an ordinary road, of anybody, on each of the six edges (V8.2). */
static int is_enclosed(const catan_state *st, unsigned hex) {
    const uint16_t *edges = st->game->board.hex_edges[hex];
    unsigned closed = 0;
    for (unsigned i = 0; i < 6; i++) {
        int road = 0;
        for (unsigned seat = 0; seat < st->game->set.players; seat++) {
            road |= set_has(words(st, at_seat(seat, S_ROADS)), edges[i]);
        }
        closed += (unsigned)(road || is_dike(st, edges[i]));
    }
    return closed == CATAN__RULE(V8_2, 6U, 7U);
}

/* --- where a dike may lie (V8.1, V8.5) --- */

/* What a dike of a seat's may go on from: nodes with his own, and the dikes of all. */
typedef struct dike_heads {
    uint64_t nodes[W_NODES], dikes[W_EDGES];
} dike_heads;

static void dikes_take(const catan_state *st, uint64_t *edges);
static void find_dike_heads(const catan_state *st, unsigned seat, dike_heads *h) {
    memcpy(h->nodes, words(st, at_seat(seat, S_BUILT)), sizeof h->nodes);
    add_ends(st, words(st, at_seat(seat, S_ROADS)), h->nodes);
    add_crossings(st, seat, h->nodes);
    memset(h->dikes, 0, sizeof h->dikes);
    dikes_take(st, h->dikes);
}

/* At one's own building or road, or at a dike of the hex. */
static int touches_something(const catan_state *st, const dike_heads *h, unsigned hex,
                             unsigned edge) {
    const uint16_t *ends = st->game->board.edge_nodes[edge];
    uint64_t nodes[W_NODES] = {0}, dikes[W_EDGES];
    for (unsigned i = 0; i < W_EDGES; i++) {
        dikes[i] = h->dikes[i] & st->game->hex_edges[(size_t)hex * W_EDGES + i];
    }
    add_ends(st, dikes, nodes);
    return set_has(h->nodes, ends[0]) || set_has(h->nodes, ends[1]) || set_has(nodes, ends[0]) ||
           set_has(nodes, ends[1]);
}

/* Why no dike for this hex may lie on an edge of it. */
static int32_t why_not_at(const catan_state *st, unsigned seat, unsigned hex, unsigned edge) {
    dike_heads heads;
    if (!is_enclosable(st, hex)) {
        return CATAN_E_NOT_ENCLOSED;
    }
    if (!CATAN__RULE(V8_1, lives_at(st, seat, hex), 1)) {
        return CATAN_E_NO_BUILDING;
    }
    if (is_in_use(st, hex)) {
        return CATAN_E_HEX_IN_USE;
    }
    find_dike_heads(st, seat, &heads);
    return touches_something(st, &heads, hex, edge) ? CATAN_OK : (int32_t)CATAN_E_NOT_CONNECTED;
}
/* Of the two hexes of an edge the one tells that is nearer to allowing it. */
static int32_t why_dike_site(const catan_state *st, unsigned seat, unsigned edge) {
    static const int32_t farther[] = {CATAN_E_NOT_ENCLOSED, CATAN_E_NO_BUILDING, CATAN_E_HEX_IN_USE,
                                      CATAN_E_NOT_CONNECTED, CATAN_OK};
    const uint16_t *hexes = st->game->board.edge_hexes[edge];
    unsigned best = 0;
    if (set_has(words(st, P_TAKEN), edge)) {
        return CATAN_E_PLACE_TAKEN;
    }
    for (unsigned i = 0; i < 2 && hexes[i] != CATAN__NO; i++) {
        int32_t status = why_not_at(st, seat, hexes[i], edge);
        for (unsigned k = best; k < COUNT(farther); k++) {
            best = farther[k] == status ? k : best;
        }
    }
    return farther[best];
}
/* Hexes at own buildings. */
static void hexes_lived_at(const catan_state *st, unsigned seat, uint64_t *out) {
    memset(out, 0, W_HEXES * sizeof *out);
    for (unsigned i = 0; i < W_NODES; i++) {
        for (uint64_t left = seat_word(st, seat, S_BUILT + i); left != 0; left &= left - 1) {
            const uint16_t *hexes = st->game->board.node_hexes[64 * i + catan__lowest(left)];
            for (unsigned j = 0; j < 3 && hexes[j] != CATAN__NO; j++) {
                set_add(out, hexes[j]);
            }
        }
    }
}
static void add_dike_sites(const catan_state *st, const dike_heads *h, unsigned hex, argset *out) {
    for (unsigned i = 0; i < 6; i++) {
        unsigned edge = st->game->board.hex_edges[hex][i];
        if (!set_has(words(st, P_TAKEN), edge) && touches_something(st, h, hex, edge)) {
            set_add(out->w, edge);
        }
    }
}
static void dike_sites(const catan_state *st, unsigned seat, argset *out) {
    dike_heads heads;
    uint64_t hexes[W_HEXES];
    *out = args_none();
    find_dike_heads(st, seat, &heads);
    hexes_lived_at(st, seat, hexes);
    for (unsigned i = 0; i < W_HEXES; i++) {
        for (; hexes[i] != 0; hexes[i] &= hexes[i] - 1) {
            unsigned hex = 64 * i + catan__lowest(hexes[i]);
            if (is_enclosable(st, hex) && !is_in_use(st, hex)) {
                add_dike_sites(st, &heads, hex, out);
            }
        }
    }
}

static uint64_t price_build_dike(const catan_state *st, unsigned seat, unsigned arg) {
    (void)arg;
    return price_of(st, seat, PRICE_ROAD);
}
static void sites_build_dike(const catan_state *st, unsigned seat, argset *out) {
    *out = args_none();
    if (stock(st, seat, K_ROADS) != 0 && can_pay(st, seat, price_of(st, seat, PRICE_ROAD))) {
        dike_sites(st, seat, out);
    }
}
static int32_t why_build_dike(const catan_state *st, unsigned seat, unsigned edge) {
    int32_t status = why_not_built(st, seat, K_ROADS, PRICE_ROAD);
    return status != CATAN_OK ? status : why_dike_site(st, seat, edge);
}
static void sites_free_dike(const catan_state *st, unsigned seat, argset *out) {
    *out = args_none();
    if (stock(st, seat, K_ROADS) != 0) {
        dike_sites(st, seat, out);
    }
}
static int32_t why_free_dike(const catan_state *st, unsigned seat, unsigned edge) {
    return stock(st, seat, K_ROADS) == 0 ? (int32_t)CATAN_E_NO_PIECE
                                         : why_dike_site(st, seat, edge);
}

/* --- enclosing (V8.2, V8.3) --- */

/* A seat has laid a piece on an edge: hexes that it closes. The right is his if he lives there,
 * else that of whoever laid the last dike. */
static void look_for_closed(catan_state *st, unsigned seat, unsigned edge) {
    const uint16_t *hexes = st->game->board.edge_hexes[edge];
    for (unsigned i = 0; i < 2 && hexes[i] != CATAN__NO; i++) {
        if (is_enclosable(st, hexes[i]) && is_enclosed(st, hexes[i])) {
            int own = CATAN__RULE(V8_3, lives_at(st, seat, hexes[i]), 1);
            note_seat(st, DIKES_RIGHT, hexes[i], own ? seat : noted_seat(st, DIKES_LAST, hexes[i]));
            if (noted_seat(st, DIKES_RIGHT, hexes[i]) == seat) {
                put_bit(st, dikes_word(st, DIKES_NOW, 0), hexes[i]);
            }
        }
    }
}
static void forget_right(catan_state *st, unsigned hex) {
    note_seat(st, DIKES_RIGHT, hex, NO_SEAT);
    clear_bit(st, dikes_word(st, DIKES_NOW, 0), hex);
}
/* A piece has gone from an edge: nothing there is closed any more. */
static void forget_rights(catan_state *st, unsigned edge) {
    const uint16_t *hexes = st->game->board.edge_hexes[edge];
    for (unsigned i = 0; i < 2 && hexes[i] != CATAN__NO; i++) {
        forget_right(st, hexes[i]);
    }
}

static void place_dike(catan_state *st, unsigned seat, unsigned edge) {
    const uint16_t *hexes = st->game->board.edge_hexes[edge];
    put_bit(st, P_TAKEN, edge);
    put_bit(st, dikes_word(st, DIKES_LAID, seat), edge);
    put_stock(st, seat, K_ROADS, stock(st, seat, K_ROADS) - 1);
    for (unsigned i = 0; i < 2 && hexes[i] != CATAN__NO; i++) {
        if (is_enclosable(st, hexes[i])) {
            note_seat(st, DIKES_LAST, hexes[i], seat);
        }
    }
    look_for_closed(st, seat, edge);
}
static void play_build_dike(catan_state *st, unsigned seat, unsigned edge) {
    pay(st, seat, price_of(st, seat, PRICE_ROAD), CATAN_REASON_PAID);
    place_dike(st, seat, edge);
}
static void play_free_dike(catan_state *st, unsigned seat, unsigned edge) {
    count_free_piece(st, seat);
    place_dike(st, seat, edge);
}

/* Whether a seat has a dike at a hex. */
static int has_dike_at(const catan_state *st, unsigned seat, unsigned hex) {
    int some = 0;
    for (unsigned i = 0; i < 6; i++) {
        some |= set_has(dikes_of(st, seat), st->game->board.hex_edges[hex][i]);
    }
    return some;
}
/* A dike has gone from an edge: whoever has none left at a hex did not lay the last there (V8.3).
 */
static void forget_last(catan_state *st, unsigned edge) {
    const uint16_t *hexes = st->game->board.edge_hexes[edge];
    for (unsigned i = 0; i < 2 && hexes[i] != CATAN__NO; i++) {
        unsigned last = noted_seat(st, DIKES_LAST, hexes[i]);
        if (last != NO_SEAT && CATAN__RULE(V8_3, !has_dike_at(st, last, hexes[i]), 0)) {
            note_seat(st, DIKES_LAST, hexes[i], NO_SEAT);
        }
    }
}

static void break_dikes(catan_state *st, unsigned hex) {
    for (unsigned i = 0; i < 6; i++) {
        unsigned edge = st->game->board.hex_edges[hex][i];
        for (unsigned seat = 0; seat < st->game->set.players; seat++) {
            if (set_has(dikes_of(st, seat), edge)) {
                clear_bit(st, dikes_word(st, DIKES_LAID, seat), edge);
                clear_bit(st, P_TAKEN, edge);
                put_stock(st, seat, K_ROADS, stock(st, seat, K_ROADS) + CATAN__RULE(V8_4, 1, 0));
                forget_rights(st, edge);
                forget_last(st, edge);
            }
        }
    }
    forget_right(st, hex);
    note_seat(st, DIKES_LAST, hex, NO_SEAT);
}

static int32_t why_not_changed(const catan_state *st, unsigned seat, unsigned terrain,
                               unsigned hex) {
    int now = set_has(words(st, dikes_word(st, DIKES_NOW, 0)), hex);
    if (hex_terrain(st, hex) != terrain || noted_seat(st, DIKES_RIGHT, hex) != seat ||
        (active_seat(st) == NO_SEAT && !now)) {
        return CATAN_E_NOT_ENCLOSED;
    }
    return is_in_use(st, hex) ? CATAN_E_HEX_IN_USE : CATAN_OK;
}
static void sites_to_change(const catan_state *st, unsigned seat, unsigned terrain, argset *out) {
    *out = args_none();
    for (unsigned first = 0; first < st->game->board.hexes; first += HEXES_NOTED) {
        unsigned hex = first;
        for (uint64_t rights = word(st, dikes_word(st, DIKES_RIGHT, 0) + first / HEXES_NOTED);
             rights != 0; rights >>= 4, hex++) {
            if ((rights & 15) != 0 && why_not_changed(st, seat, terrain, hex) == CATAN_OK) {
                set_add(out->w, hex);
            }
        }
    }
}

/* --- hooks --- */

static void dikes_piece_placed(catan_state *st, unsigned seat, unsigned piece, unsigned place) {
    if (piece == PIECE_ROAD) {
        look_for_closed(st, seat, place);
    }
}
static void dikes_piece_removed(catan_state *st, unsigned seat, unsigned piece, unsigned place) {
    (void)seat;
    if (piece == PIECE_ROAD) {
        forget_rights(st, place);
    }
}
/* What was closed in this turn or go is to be changed in a later turn (V8.3). */
static void dikes_turn_ended(catan_state *st, unsigned seat) {
    (void)seat;
    for (unsigned i = 0; i < W_HEXES; i++) {
        put(st, dikes_word(st, DIKES_NOW, 0) + i, 0);
    }
}
static void dikes_take(const catan_state *st, uint64_t *edges) {
    for (unsigned seat = 0; seat < st->game->set.players; seat++) {
        for (unsigned i = 0; i < W_EDGES; i++) {
            edges[i] |= dikes_of(st, seat)[i];
        }
    }
}
static unsigned dikes_road_pieces(const catan_state *st, unsigned seat) {
    return count_words(dikes_of(st, seat), W_EDGES);
}

/* --- positions from outside --- */

/* Dikes lie alone on edges of hexes that they can enclose. */
static int32_t verify_dikes(const catan_state *st, const char **field) {
    const catan__board *b = &st->game->board;
    uint64_t taken[W_EDGES] = {0};
    for (unsigned seat = 0; seat < st->game->set.players; seat++) {
        for (unsigned i = 0; i < W_EDGES; i++) {
            taken[i] |= seat_word(st, seat, S_ROADS + i);
            taken[i] |= has_ships(st) ? ships_of(st, seat)[i] : 0;
        }
    }
    for (unsigned seat = 0; seat < st->game->set.players; seat++) {
        for (unsigned e = 0; e < 64 * W_EDGES; e++) {
            if (!set_has(dikes_of(st, seat), e)) {
                continue;
            }
            const uint16_t *hexes = b->edge_hexes[e < b->edges ? e : 0];
            if (e >= b->edges || set_has(taken, e) ||
                !(is_enclosable(st, hexes[0]) ||
                  (hexes[1] != CATAN__NO && is_enclosable(st, hexes[1])))) {
                return fault(field, "dikes", CATAN_E_POSITION_PLACE);
            }
            set_add(taken, e);
        }
    }
    return CATAN_OK;
}

static int is_right_wrong(const catan_state *st, unsigned seat, unsigned hex) {
    return seat != NO_SEAT &&
           (!is_seat(st, seat) || !is_enclosable(st, hex) || !is_enclosed(st, hex));
}
static int is_last_wrong(const catan_state *st, unsigned seat, unsigned hex) {
    return seat != NO_SEAT &&
           (!is_seat(st, seat) || !is_enclosable(st, hex) || !has_dike_at(st, seat, hex));
}

static int32_t dikes_verify(const catan_state *st, const char **field) {
    const catan__board *b = &st->game->board;
    int32_t status = verify_dikes(st, field);
    for (unsigned hex = 0; hex < 64 * W_HEXES && status == CATAN_OK; hex++) {
        int now = set_has(words(st, dikes_word(st, DIKES_NOW, 0)), hex);
        if (hex >= b->hexes) {
            status = now ? fault(field, "closed_now", CATAN_E_POSITION_PLACE) : CATAN_OK;
            continue;
        }
        unsigned right = noted_seat(st, DIKES_RIGHT, hex);
        if (is_right_wrong(st, right, hex)) {
            status = fault(field, "rights", CATAN_E_POSITION_PLACE);
        } else if (is_last_wrong(st, noted_seat(st, DIKES_LAST, hex), hex)) {
            status = fault(field, "last_dikes", CATAN_E_POSITION_PLACE);
        } else if (now && right == NO_SEAT) {
            status = fault(field, "closed_now", CATAN_E_POSITION_PLACE);
        }
    }
    return status;
}

#define M(NAME) CATAN_MOVE_##NAME
static const kind_row dikes_kinds[] = {
    {sites_build_dike, why_build_dike, play_build_dike, NULL, M(BUILD_DIKE), NULL, NULL,
     price_build_dike},
    {sites_free_dike, why_free_dike, play_free_dike, NULL, M(FREE_DIKE), NULL, NULL, NULL},
};
static const uint8_t dikes_more_kinds[][3] = {
    {CATAN__TASK_TURN, TURN_ACTION, M(BUILD_DIKE)},
    {CATAN__TASK_SPECIAL, 0, M(BUILD_DIKE)},
    {CATAN__TASK_FREE_ROADS, FREE_FIRST, M(FREE_DIKE)},
    {CATAN__TASK_FREE_ROADS, FREE_SECOND, M(FREE_DIKE)},
};
#undef M

static const module dikes_module = {
    .name = "dikes",
    .enabled = never_by_itself,
    .fields = dikes_fields,
    .field_count = COUNT(dikes_fields),
    .kinds = dikes_kinds,
    .kind_count = COUNT(dikes_kinds),
    .more_kinds = dikes_more_kinds,
    .more_kind_count = COUNT(dikes_more_kinds),
    .verify = dikes_verify,
    .takes = dikes_take,
    .road_pieces = dikes_road_pieces,
    .piece_placed = dikes_piece_placed,
    .piece_removed = dikes_piece_removed,
    .turn_ended = dikes_turn_ended,
};
