/* Landing stages: roads and ships go on from each other there (V11). */
#include "rules/seafarers/seafarers.h"
#include "variants/prices.h"

static int landing_stages_enabled(const catan_config *config) { return config->landing_stages; }

enum { STAGES_LAID, STAGES_LEFT, STAGES_FIELDS };
static const catan__field landing_stages_fields[STAGES_FIELDS] = {
    [STAGES_LAID] = {"stages",
                     CATAN__OF_SEAT,
                     CATAN__NODES,
                     CATAN__ALL,
                     0,
                     CATAN__AUTO_WORD,
                     0,
                     0,
                     0,
                     NULL,
                     {.piece = CATAN_PIECE_STAGE}},
    [STAGES_LEFT] = {"stage_supply",
                     CATAN__OF_SEAT,
                     CATAN__LANE8,
                     CATAN__ALL,
                     1,
                     CATAN__AUTO_WORD,
                     0,
                     0,
                     0,
                     NULL,
                     {.counter = CATAN_COUNTER_STAGES}},
};
enum { STAGES_OF_SEAT = 3 };

static const uint64_t *stages_of(const catan_state *st, unsigned seat) {
    return words(st, field_word(st, MODULE_landing_stages, STAGES_LAID, seat));
}
static unsigned stages_left(const catan_state *st, unsigned seat) {
    return field_lane(st, MODULE_landing_stages, STAGES_LEFT, seat);
}
static void add_stages_left(catan_state *st, unsigned seat, unsigned more) {
    put_field_lane(st, MODULE_landing_stages, STAGES_LEFT, seat, stages_left(st, seat) + more);
}
static unsigned stage_owner(const catan_state *st, unsigned node) {
    for (unsigned seat = 0; seat < st->game->set.players; seat++) {
        if (set_has(stages_of(st, seat), node)) {
            return seat;
        }
    }
    return NO_SEAT;
}

/* --- building (V11.1) --- */

static uint64_t price_build_stage(const catan_state *st, unsigned seat, unsigned arg) {
    (void)arg;
    uint64_t cost = CATAN__LANE(CATAN_LUMBER, 1) + CATAN__LANE(CATAN_BRICK, 1) +
                    CATAN__LANE(CATAN_ORE, CATAN__RULE(V11_1, 1, 0));
    return changed_price(st, seat, PRICE_STAGE, cost);
}

/* Land and sea meet at the node. */
static int is_coastal(const catan_state *st, unsigned node) {
    const uint64_t *edges = st->game->node_edges + (size_t)node * W_EDGES;
    uint64_t sea = 0;
    for (unsigned i = 0; i < W_EDGES; i++) {
        sea |= edges[i] & sea_edges(st)[i];
    }
    return sea != 0 && set_has(land_nodes(st), node);
}
static int is_beside_pirate(const catan_state *st, unsigned node) {
    unsigned hex = pirate_hex(st);
    return hex != NO_HEX && set_has(st->game->hex_nodes + (size_t)hex * W_NODES, node);
}

static int32_t why_stage_site(const catan_state *st, unsigned seat, unsigned node) {
    if (set_has(words(st, P_BUILT), node) || stage_owner(st, node) != NO_SEAT) {
        return CATAN_E_PLACE_TAKEN;
    }
    if (!CATAN__RULE(V11_1, is_coastal(st, node), 1)) {
        return CATAN_E_NOT_COAST;
    }
    if (CATAN__RULE(V11_1, is_beside_pirate(st, node), 0)) {
        return CATAN_E_PIRATE;
    }
    return set_has(words(st, at_seat(seat, S_NODES)), node) ? CATAN_OK : CATAN_E_NOT_CONNECTED;
}
static int32_t why_build_stage(const catan_state *st, unsigned seat, unsigned node) {
    if (stages_left(st, seat) == 0) {
        return CATAN_E_NO_PIECE;
    }
    return can_pay(st, seat, price_build_stage(st, seat, node)) ? why_stage_site(st, seat, node)
                                                                : (int32_t)CATAN_E_CANNOT_PAY;
}
static void sites_build_stage(const catan_state *st, unsigned seat, argset *out) {
    *out = args_none();
    if (stages_left(st, seat) == 0 || !can_pay(st, seat, price_build_stage(st, seat, 0))) {
        return;
    }
    for (unsigned i = 0; i < W_NODES; i++) {
        for (uint64_t left = seat_word(st, seat, S_NODES + i); left != 0; left &= left - 1) {
            if (why_stage_site(st, seat, 64 * i + catan__lowest(left)) == CATAN_OK) {
                out->w[i] |= left & (0 - left);
            }
        }
    }
}
/* It joins its owner's pieces, and cuts the routes of all (V11.2, V11.4). */
static void play_build_stage(catan_state *st, unsigned seat, unsigned node) {
    pay(st, seat, price_build_stage(st, seat, node), CATAN_REASON_PAID);
    put_bit(st, field_word(st, MODULE_landing_stages, STAGES_LAID, seat), node);
    add_stages_left(st, seat, 0U - 1U);
    recut_others(st, NO_SEAT, node);
}

/* --- what it does --- */

static void stages_join(const catan_state *st, unsigned seat, uint64_t *nodes) {
    for (unsigned i = 0; i < W_NODES; i++) {
        nodes[i] |= CATAN__RULE(V11_2, stages_of(st, seat)[i], 0);
    }
}
static void stages_cut(const catan_state *st, unsigned seat, uint64_t *nodes) {
    (void)seat;
    for (unsigned owner = 0; owner < st->game->set.players; owner++) {
        for (unsigned i = 0; i < W_NODES; i++) {
            nodes[i] |= CATAN__RULE(V11_4, stages_of(st, owner)[i], 0);
        }
    }
}
/* An end at an own one is no free end; it closes no line or ring (V11.3, V11.7). */
static void stages_moor(const catan_state *st, unsigned seat, uint64_t *nodes) {
    for (unsigned i = 0; i < W_NODES; i++) {
        nodes[i] |= CATAN__RULE(V11_7, stages_of(st, seat)[i], 0);
    }
}
/* Where somebody settles it goes back to its owner (V11.6). */
static void stages_piece_placed(catan_state *st, unsigned seat, unsigned piece, unsigned node) {
    unsigned owner = piece == PIECE_SETTLEMENT ? stage_owner(st, node) : (unsigned)NO_SEAT;
    (void)seat;
    if (owner != NO_SEAT) {
        clear_bit(st, field_word(st, MODULE_landing_stages, STAGES_LAID, owner), node);
        add_stages_left(st, owner, CATAN__RULE(V11_6, 1, 0));
        recut_others(st, NO_SEAT, node);
    }
}

/* --- from the stages alone, and positions from outside --- */

static void refresh_stages(catan_state *st) {
    for (unsigned seat = 0; seat < st->game->set.players; seat++) {
        unsigned laid = count_words(stages_of(st, seat), W_NODES);
        put_field_lane(st, MODULE_landing_stages, STAGES_LEFT, seat, STAGES_OF_SEAT - laid);
    }
}
static int32_t stages_verify(const catan_state *st, const char **field) {
    uint64_t taken[W_NODES] = {0}, ground[G_WORDS];
    current_ground(st, ground);
    for (unsigned seat = 0; seat < st->game->set.players; seat++) {
        for (unsigned i = 0; i < W_NODES; i++) {
            taken[i] |= seat_word(st, seat, S_BUILT + i);
        }
    }
    for (unsigned seat = 0; seat < st->game->set.players; seat++) {
        const uint64_t *stages = stages_of(st, seat);
        for (unsigned i = 0; i < W_NODES; i++) {
            if ((stages[i] & (taken[i] | ~ground[G_LAND_NODES + i])) != 0) {
                return fault(field, "stages", CATAN_E_POSITION_PLACE);
            }
            taken[i] |= stages[i];
        }
        if (count_words(stages, W_NODES) > STAGES_OF_SEAT) {
            return fault(field, "stages", CATAN_E_POSITION_PIECES);
        }
    }
    return CATAN_OK;
}

static const kind_row landing_stages_kinds[] = {
    {sites_build_stage, why_build_stage, play_build_stage, NULL, CATAN_MOVE_BUILD_STAGE, NULL, NULL,
     price_build_stage},
};
static const uint8_t landing_stages_more_kinds[][3] = {
    {CATAN__TASK_TURN, TURN_ACTION, CATAN_MOVE_BUILD_STAGE},
    {CATAN__TASK_SPECIAL, 0, CATAN_MOVE_BUILD_STAGE},
};

static const module landing_stages_module = {
    .name = "landing_stages",
    .enabled = landing_stages_enabled,
    .fields = landing_stages_fields,
    .field_count = COUNT(landing_stages_fields),
    .kinds = landing_stages_kinds,
    .kind_count = COUNT(landing_stages_kinds),
    .more_kinds = landing_stages_more_kinds,
    .more_kind_count = COUNT(landing_stages_more_kinds),
    .refresh = refresh_stages,
    .verify = stages_verify,
    .joins = stages_join,
    .cuts = stages_cut,
    .moors = stages_moor,
    .piece_placed = stages_piece_placed,
};
