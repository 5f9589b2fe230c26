/* Before the first turn: who starts, two settlements with roads, the first cards (B-8 to B-12). */
#include "rules/base/base.h"

/* --- who starts (B-8) --- */

static void sites_first_player(const catan_state *st, unsigned seat, argset *out) {
    (void)seat;
    *out = args_one(CATAN__BIT(st->game->set.players) - 1);
}
static int32_t why_first_player(const catan_state *st, unsigned seat, unsigned arg) {
    (void)st, (void)seat, (void)arg;
    return CATAN_E_NO_OUTCOME;
}
static uint32_t weigh_first_player(const catan_state *st, uint64_t args, uint32_t *weights) {
    (void)args;
    for (unsigned i = 0; i < st->game->set.players; i++) {
        weights[i] = CATAN__RULE(B_8, 1, i + 1);
    }
    return st->game->set.players;
}
static uint64_t setup_task(unsigned actor, unsigned step, unsigned start, unsigned placement,
                           unsigned node) {
    return catan__task(CATAN__TASK_SETUP, actor, step, start, placement, node);
}
static void play_first_player(catan_state *st, unsigned seat, unsigned arg) {
    (void)seat;
    set_top(st, setup_task(CATAN__ACTOR_NONE, SETUP_NEXT, arg, 0, 0));
}

/* --- placements, numbered from 0: round 1 in turn order, round 2 in reverse (B-9) --- */

static unsigned placing_seat(const catan_state *st, unsigned start, unsigned placement) {
    unsigned n = st->game->set.players;
    unsigned offset = CATAN__RULE(B_9, placement < n, 1) ? placement : 2 * n - 1 - placement;
    return (start + offset) % n;
}

/* In Cities & Knights the second building is a city (C-18). */
static unsigned placing_step(const catan_state *st, unsigned placement) {
    int city = st->game->set.cities_knights && placement >= st->game->set.players;
    return CATAN__RULE(C_18, city, 0) ? SETUP_CITY : SETUP_SETTLEMENT;
}

/* Asks for the next settlement; a seat without any free node goes without (G-8). */
static void step_setup(catan_state *st) {
    uint64_t t = top_task(st);
    unsigned start = catan__task_more(t), placement = catan__task_a(t);
    while (placement < 2U * st->game->set.players) {
        unsigned seat = placing_seat(st, start, placement), step = placing_step(st, placement);
        set_top(st, setup_task(seat, step, start, placement, 0));
        if (any_answer(st, CATAN__TASK_SETUP, step, seat)) {
            return;
        }
        placement++;
    }
    pop_task(st);
    push_task(st, catan__task(CATAN__TASK_TURN, CATAN__ACTOR_NONE, 0, 0, 0, 0));
    begin_turn(st, CATAN__RULE(B_12, start, placing_seat(st, start, 1)));
}

/* Nodes where the map has players start: of its hexes for starts those that are land. */
static void start_nodes(const catan_state *st, uint64_t *starts) {
    memset(starts, 0, W_NODES * sizeof *starts);
    for (unsigned h = 0; h < st->game->board.hexes; h++) {
        const uint64_t *corners = st->game->hex_nodes + (size_t)h * W_NODES;
        int is_start = (st->game->board.flags[h] & CATAN_HEX_START) != 0;
        for (unsigned i = 0; is_start && set_has(land_hexes(st), h) && i < W_NODES; i++) {
            starts[i] |= corners[i];
        }
    }
}

/* A map may say where to start; if that leaves nothing it does not hold (B-9). */
static void sites_setup_settlement(const catan_state *st, unsigned seat, argset *out) {
    uint64_t starts[W_NODES], some = 0;
    (void)seat;
    free_nodes(st, out);
    start_nodes(st, starts);
    for (unsigned i = 0; i < W_NODES; i++) {
        some |= out->w[i] & starts[i];
    }
    for (unsigned i = 0; some != 0 && i < W_NODES; i++) {
        out->w[i] &= starts[i];
    }
}
static int32_t why_setup_settlement(const catan_state *st, unsigned seat, unsigned arg) {
    (void)seat;
    int32_t status = why_free_node(st, arg);
    return status != CATAN_OK ? status : CATAN_E_NOT_A_START;
}

/* One card a producing hex at the second settlement; with a short bank what it holds (B-11). */
static void first_cards(catan_state *st, unsigned seat, unsigned node) {
    const catan__board *b = &st->game->board;
    uint64_t gain = 0, bank = word(st, P_BANK);
    for (unsigned i = 0; i < 3 && b->node_hexes[node][i] != CATAN__NO; i++) {
        unsigned card = hex_card(st, b->node_hexes[node][i]);
        if (card != NO_CARD && catan__lane(bank - gain, card) != 0) {
            gain += CATAN__LANE(card, 1);
        }
    }
    receive(st, seat, gain, CATAN_REASON_SETUP);
    FOR_HOOK(st, first_cards, m) { m->first_cards(st, seat, node); }
}

static void start_at(catan_state *st, unsigned seat, unsigned node, int city) {
    uint64_t t = top_task(st);
    unsigned placement = catan__task_a(t);
    set_top(st, task_with(t, seat, SETUP_ROAD, catan__task_more(t), placement, node));
    place_settlement(st, seat, node);
    if (city) {
        place_city(st, seat, node);
    }
    if (!any_answer(st, CATAN__TASK_SETUP, SETUP_ROAD, seat)) {
        set_top(st,
                setup_task(CATAN__ACTOR_NONE, SETUP_NEXT, catan__task_more(t), placement + 1, 0));
    }
    if (CATAN__RULE(B_11, placement >= st->game->set.players, 1)) {
        first_cards(st, seat, node);
    }
}
static void play_setup_settlement(catan_state *st, unsigned seat, unsigned node) {
    start_at(st, seat, node, 0);
}

/* Edges at the settlement just placed (B-10). */
static const uint64_t *edges_at_start(const catan_state *st) {
    return st->game->node_edges + (size_t)catan__task_b(top_task(st)) * W_EDGES;
}
static void sites_setup_road(const catan_state *st, unsigned seat, argset *out) {
    road_sites(st, seat, out);
    for (unsigned i = 0; i < W_EDGES; i++) {
        out->w[i] &= CATAN__RULE(B_10, edges_at_start(st)[i], ~UINT64_C(0));
    }
}
static int32_t why_setup_road(const catan_state *st, unsigned seat, unsigned arg) {
    int32_t status = why_road_site(st, seat, arg);
    return status != CATAN_OK ? status : CATAN_E_NOT_CONNECTED; /* B-10 */
}
static void end_placement(catan_state *st) {
    uint64_t t = top_task(st);
    set_top(st, setup_task(CATAN__ACTOR_NONE, SETUP_NEXT, catan__task_more(t), catan__task_a(t) + 1,
                           0));
}
static void play_setup_road(catan_state *st, unsigned seat, unsigned edge) {
    end_placement(st);
    place_road(st, seat, edge);
}
