/* The board as it lies: what is land and sea, where harbours are. */
#include "rules/base/base.h"

/* What is land and sea by the terrains that lie there now. */
static void current_ground(const catan_state *st, uint64_t *ground) {
    uint8_t terrain[CATAN_MAX_HEXES + 1];
    for (unsigned h = 0; h < st->game->board.hexes; h++) {
        terrain[h] = (uint8_t)hex_terrain(st, h);
    }
    lay_ground(ground, &st->game->board, terrain);
}

static void refresh_ground(catan_state *st) {
    uint64_t ground[G_WORDS];
    if (st->game->ground_word != 0) {
        current_ground(st, ground);
        for (unsigned i = 0; i < G_WORDS; i++) {
            put(st, st->game->ground_word + i, ground[i]);
        }
    }
}

static void put_hex(catan_state *st, unsigned hex, unsigned terrain, unsigned number) {
    put_lane(st, st->game->hex_word + hex / 8, hex % 8, terrain | number << 4);
    refresh_ground(st);
    board_changed(st);
    st->dirty |= DIRTY_BOARD;
}

static void worth_by_terrain(const catan_state *st, unsigned seat, unsigned city, unsigned but,
                             unsigned worth[TERRAINS]) {
    memset(worth, 0, TERRAINS * sizeof *worth);
    for (unsigned i = 0; i < W_NODES; i++) {
        for (uint64_t left = seat_word(st, seat, S_BUILT + i); left != 0; left &= left - 1) {
            unsigned node = 64 * i + catan__lowest(left);
            const uint16_t *hexes = st->game->board.node_hexes[node];
            unsigned each = set_has(words(st, P_CITIES), node) ? city : 1;
            for (unsigned j = 0; j < 3 && hexes[j] != CATAN__NO; j++) {
                worth[hex_terrain(st, hexes[j])] += hexes[j] != but ? each : 0;
            }
        }
    }
}

/* Where harbours lie elsewhere in every layout they are numbered by their edges, too: how many
 * there are before this one. */
static unsigned place_of_harbour(const catan_state *st, unsigned edge) {
    const uint64_t *places = words(st, st->game->harbour_place_word);
    unsigned before = 0;
    for (unsigned i = 0; i < edge / 64; i++) {
        before += catan__popcount(places[i]);
    }
    return before + catan__popcount(places[edge / 64] & (CATAN__BIT(edge % 64) - 1));
}

static inline unsigned harbour_at(const catan_state *st, unsigned node) {
    const catan__board *b = &st->game->board;
    if (!CATAN__RARELY(st->game->harbour_place_word != 0)) {
        return b->node_harbour[node];
    }
    for (unsigned i = 0; i < 3 && b->node_edges[node][i] != CATAN__NO; i++) {
        if (set_has(words(st, st->game->harbour_place_word), b->node_edges[node][i])) {
            return place_of_harbour(st, b->node_edges[node][i]);
        }
    }
    return CATAN__NO;
}

/* Of the map's harbours. */
static int has_harbour(const catan_state *st, unsigned edge) {
    return st->game->harbour_place_word != 0
               ? set_has(words(st, st->game->harbour_place_word), edge)
               : st->game->board.edge_harbour[edge] != CATAN__NO;
}

static int is_harboured(const catan_state *st, unsigned edge) {
    int found = has_harbour(st, edge);
    FOR_HOOK(st, harboured, m) { found |= m->harboured(st, edge); }
    return found;
}

static unsigned harbour_edge_at(const catan_state *st, unsigned node) {
    const catan__board *b = &st->game->board;
    for (unsigned i = 0; i < 3 && b->node_edges[node][i] != CATAN__NO; i++) {
        if (has_harbour(st, b->node_edges[node][i])) {
            return b->node_edges[node][i];
        }
    }
    return CATAN__NO;
}
/* Lays harbours where the layout has them, and their kinds. */
static void lay_harbours(catan_state *st, const catan_layout *layout) {
    const catan_game *g = st->game;
    for (unsigned h = 0; h < g->board.harbours; h++) {
        unsigned at = g->harbour_word + h / 16;
        put(st, at, word(st, at) | (uint64_t)layout->harbour[h] << 4 * (h % 16));
        if (g->harbour_place_word != 0) {
            put_bit(st, g->harbour_place_word, layout->harbour_edge[h]);
        }
    }
}
