/* The great wall: walls on roads, that the robber goes round (V5). */
#include "rules/base/base.h"
#include "variants/prices.h"

static int great_wall_enabled(const catan_config *config) { return config->great_wall; }

enum { WALL_EDGES, WALL_HOLDER, WALL_LINE, WALL_FIELDS };
static const catan__field great_wall_fields[WALL_FIELDS] = {
    [WALL_EDGES] = {"great_walls",
                    CATAN__OF_GAME,
                    CATAN__EDGES,
                    CATAN__ALL,
                    0,
                    CATAN__AUTO_WORD,
                    0,
                    0,
                    0,
                    NULL,
                    {.piece = CATAN_PIECE_GREAT_WALL, .holder = "roads"}},
    [WALL_HOLDER] = {"great_wall",
                     CATAN__OF_GAME,
                     CATAN__SEAT8,
                     CATAN__ALL,
                     0,
                     CATAN__AUTO_WORD,
                     0,
                     NO_SEAT,
                     0,
                     NULL,
                     {.piece = CATAN_PIECE_GREAT_WALL_CARD}},
    [WALL_LINE] = {"wall_line",
                   CATAN__OF_SEAT,
                   CATAN__LANE8,
                   CATAN__ALL,
                   1,
                   CATAN__AUTO_WORD,
                   0,
                   0,
                   0,
                   NULL,
                   {.counter = CATAN_COUNTER_WALL_LINE}},
};
enum { LINE_LEAST = 3, CARD_POINTS = 2 };

static unsigned at_walls(const catan_state *st) {
    return field_word(st, MODULE_great_wall, WALL_EDGES, 0);
}
static int is_walled(const catan_state *st, unsigned edge) {
    return set_has(words(st, at_walls(st)), edge);
}
static unsigned wall_line(const catan_state *st, unsigned seat) {
    return field_lane(st, MODULE_great_wall, WALL_LINE, seat);
}
static unsigned wall_holder(const catan_state *st) {
    return field_lane(st, MODULE_great_wall, WALL_HOLDER, 0);
}

/* --- the robber's way (V5.1, V5.3) --- */

/* Hexes within so many steps of one, over edges without a wall and not over `but`. */
static void hexes_within(const catan_state *st, unsigned from, unsigned steps, unsigned but,
                         uint64_t *out) {
    const catan__board *b = &st->game->board;
    const uint64_t *walls = words(st, at_walls(st));
    uint8_t queue[CATAN_MAX_HEXES + 1], far[CATAN_MAX_HEXES + 1];
    unsigned count = 0;
    memset(out, 0, W_HEXES * sizeof *out);
    set_add(out, from);
    far[count] = 0;
    queue[count++] = (uint8_t)from;
    for (unsigned at = 0; at < count && far[at] < steps; at++) {
        for (unsigned side = 0; side < 6; side++) {
            unsigned near = b->hex_near[queue[at]][side], edge = b->hex_edges[queue[at]][side];
            if (near == CATAN__NO || set_has(out, near)) {
                continue;
            }
            if (edge != but && !CATAN__RULE(V5_3, set_has(walls, edge), 0)) {
                set_add(out, near);
                far[count] = (uint8_t)(far[at] + 1);
                queue[count++] = (uint8_t)near;
            }
        }
    }
}

/* A stage after the robber's, so that the roll is still there while he is moved. */
static void stage_wall(catan_state *st) { (void)st; }

static void great_wall_sites(const catan_state *st, unsigned seat, unsigned kind, argset *set) {
    unsigned here = lane(st, P_TABLE, B_ROBBER);
    uint64_t reach[W_HEXES];
    (void)seat;
    if (kind != CATAN_MOVE_MOVE_ROBBER || here == NO_HEX || !CATAN__RULE(V5_1, 1, 0) ||
        !is_rolls_robber(top_task(st), task_below_top(st))) {
        return;
    }
    hexes_within(st, here, st->game->config.wall_reach, CATAN__NO, reach);
    for (unsigned i = 0; i < W_HEXES; i++) {
        set->w[i] &= reach[i];
    }
}
static int32_t great_wall_why(const catan_state *st, unsigned seat, unsigned kind, unsigned arg) {
    argset one = args_none();
    if (kind != CATAN_MOVE_MOVE_ROBBER) {
        return CATAN_OK;
    }
    set_add(one.w, arg);
    great_wall_sites(st, seat, kind, &one);
    return args_some(&one) ? CATAN_OK : CATAN_E_OUT_OF_REACH;
}

/* --- walls (V5.2, V5.4) --- */

static uint64_t price_build_great_wall(const catan_state *st, unsigned seat, unsigned arg) {
    (void)arg;
    return changed_price(st, seat, PRICE_GREAT_WALL,
                         CATAN__RULE(V5_2, CATAN__LANE(CATAN_BRICK, 1) + CATAN__LANE(CATAN_ORE, 1),
                                     CATAN__LANE(CATAN_BRICK, 1)));
}

/* Whether the third hex at an end of an edge joins the two beside it: no wall lies between. */
static int goes_round(const catan_state *st, unsigned edge, unsigned node) {
    const catan__board *b = &st->game->board;
    int free = b->node_hexes[node][2] != CATAN__NO;
    for (unsigned i = 0; i < 3 && free; i++) {
        unsigned other = b->node_edges[node][i];
        free = other == edge || !is_walled(st, other);
    }
    return free;
}

/* Whether one hex at an edge could no longer be reached from the other: walls part no others. */
static int closes_off(const catan_state *st, unsigned edge) {
    const uint16_t *hexes = st->game->board.edge_hexes[edge];
    const uint16_t *ends = st->game->board.edge_nodes[edge];
    uint64_t reach[W_HEXES];
    if (hexes[0] == CATAN__NO || hexes[1] == CATAN__NO) {
        return 0; /* the rim */
    }
    if (goes_round(st, edge, ends[0]) || goes_round(st, edge, ends[1])) {
        return 0; /* as mostly */
    }
    hexes_within(st, hexes[0], CATAN_MAX_HEXES, edge, reach);
    return CATAN__RULE(V5_4, !set_has(reach, hexes[1]), 0);
}

static void sites_build_great_wall(const catan_state *st, unsigned seat, argset *out) {
    *out = args_none();
    if (!can_pay(st, seat, price_build_great_wall(st, seat, 0))) {
        return;
    }
    for (unsigned i = 0; i < W_EDGES; i++) {
        for (uint64_t left = seat_word(st, seat, S_ROADS + i) & ~word(st, at_walls(st) + i);
             left != 0; left &= left - 1) {
            if (!closes_off(st, 64 * i + catan__lowest(left))) {
                out->w[i] |= left & (0 - left);
            }
        }
    }
}
static int32_t why_build_great_wall(const catan_state *st, unsigned seat, unsigned edge) {
    if (!can_pay(st, seat, price_build_great_wall(st, seat, edge))) {
        return CATAN_E_CANNOT_PAY;
    }
    if (!set_has(words(st, at_seat(seat, S_ROADS)), edge)) {
        return CATAN_E_NO_ROAD;
    }
    return is_walled(st, edge) ? CATAN_E_PLACE_TAKEN : CATAN_E_CLOSED_OFF;
}

/* The longest line of a seat's walls (V5.5). */
static unsigned length_of_line(const catan_state *st, unsigned seat) {
    uint64_t own[W_EDGES];
    for (unsigned i = 0; i < W_EDGES; i++) {
        own[i] = word(st, at_walls(st) + i) & seat_word(st, seat, S_ROADS + i);
    }
    return longest_line(st, seat, own);
}
static void measure_line(catan_state *st, unsigned seat) {
    unsigned length = length_of_line(st, seat);
    if (length != wall_line(st, seat)) {
        put_field_lane(st, MODULE_great_wall, WALL_LINE, seat, length);
        st->dirty |= DIRTY_BOARD;
    }
}
static void refresh_lines(catan_state *st) {
    for (unsigned seat = 0; seat < st->game->set.players; seat++) {
        put_field_lane(st, MODULE_great_wall, WALL_LINE, seat, length_of_line(st, seat));
    }
}

static void play_build_great_wall(catan_state *st, unsigned seat, unsigned edge) {
    pay(st, seat, price_build_great_wall(st, seat, edge), CATAN_REASON_PAID);
    put_bit(st, at_walls(st), edge);
    measure_line(st, seat);
}

/* With the road its wall goes (V5.6). */
static void great_wall_piece_removed(catan_state *st, unsigned seat, unsigned piece,
                                     unsigned place) {
    if (piece == PIECE_ROAD && CATAN__RULE(V5_6, is_walled(st, place), 0)) {
        clear_bit(st, at_walls(st), place);
        measure_line(st, seat);
    }
}

/* --- the card (V5.5) --- */

/* Who alone has the longest line, of at least three; else it lies aside. */
static unsigned longest_wall(const catan_state *st) {
    unsigned best = CATAN__RULE(V5_5, LINE_LEAST, 1) - 1, seat = NO_SEAT;
    for (unsigned i = 0; i < st->game->set.players; i++) {
        unsigned length = wall_line(st, i);
        seat = length > best ? i : length == best ? (unsigned)NO_SEAT : seat;
        best = length > best ? length : best;
    }
    return seat;
}

/* What stands on nodes cuts lines, too: all are measured when anything may have come there. */
static void great_wall_award(catan_state *st) {
    unsigned before = wall_holder(st);
    if ((st->dirty & (DIRTY_ROUTE | DIRTY_BOARD | DIRTY_PLACED)) == 0) {
        return;
    }
    unsigned seat = longest_wall(st);
    if (seat != before) {
        put_field_lane(st, MODULE_great_wall, WALL_HOLDER, 0, seat);
        if (before != NO_SEAT) {
            add_points(st, before, -CARD_POINTS);
        }
        if (seat != NO_SEAT) {
            add_points(st, seat, CARD_POINTS);
        }
    }
}

static unsigned great_wall_points(const catan_state *st, unsigned seat) {
    return wall_holder(st) == seat ? CARD_POINTS : 0;
}
static void great_wall_score(const catan_state *st, unsigned seat, int32_t *source) {
    source[CATAN_SOURCE_GREAT_WALL] = (int32_t)great_wall_points(st, seat);
}

/* --- the start, and positions from outside --- */

static void great_wall_begin(catan_state *st, const catan_layout *layout) {
    (void)layout;
    put_field_lane(st, MODULE_great_wall, WALL_HOLDER, 0, NO_SEAT);
}

/* Only on roads, and no hex closed off. */
static int32_t great_wall_verify(const catan_state *st, const char **field) {
    uint64_t roads[W_EDGES] = {0}, reach[W_HEXES];
    for (unsigned i = 0; i < W_EDGES; i++) {
        for (unsigned seat = 0; seat < st->game->set.players; seat++) {
            roads[i] |= seat_word(st, seat, S_ROADS + i);
        }
        if ((word(st, at_walls(st) + i) & ~roads[i]) != 0) {
            return fault(field, "great_walls", CATAN_E_POSITION_PLACE);
        }
    }
    for (unsigned edge = 0; edge < st->game->board.edges; edge++) {
        const uint16_t *hexes = st->game->board.edge_hexes[edge];
        if (is_walled(st, edge) && hexes[0] != CATAN__NO && hexes[1] != CATAN__NO) {
            hexes_within(st, hexes[0], CATAN_MAX_HEXES, CATAN__NO, reach);
            if (!set_has(reach, hexes[1])) {
                return fault(field, "great_walls", CATAN_E_POSITION_PLACE);
            }
        }
    }
    unsigned holder = wall_holder(st);
    return holder == NO_SEAT || holder < st->game->set.players
               ? CATAN_OK
               : fault(field, "great_wall", CATAN_E_POSITION_AWARD);
}
static int32_t great_wall_verify_cached(const catan_state *st, const char **field) {
    return lane(st, P_TURN, T_HOLD) != 0 || wall_holder(st) == longest_wall(st)
               ? CATAN_OK
               : fault(field, "great_wall", CATAN_E_POSITION_AWARD);
}

static const kind_row great_wall_kinds[] = {
    {sites_build_great_wall, why_build_great_wall, play_build_great_wall, NULL,
     CATAN_MOVE_BUILD_GREAT_WALL, NULL, NULL, price_build_great_wall},
};
static const uint8_t great_wall_more_kinds[][3] = {
    {CATAN__TASK_TURN, TURN_ACTION, CATAN_MOVE_BUILD_GREAT_WALL},
    {CATAN__TASK_SPECIAL, 0, CATAN_MOVE_BUILD_GREAT_WALL},
};
static const stage_row great_wall_stages[] = {
    {STAGE_ROBBER, 1, stage_wall},
};

static const module great_wall_module = {
    .name = "great_wall",
    .enabled = great_wall_enabled,
    .fields = great_wall_fields,
    .field_count = COUNT(great_wall_fields),
    .kinds = great_wall_kinds,
    .kind_count = COUNT(great_wall_kinds),
    .more_kinds = great_wall_more_kinds,
    .more_kind_count = COUNT(great_wall_more_kinds),
    .stages = great_wall_stages,
    .stage_count = COUNT(great_wall_stages),
    .begin = great_wall_begin,
    .refresh = refresh_lines,
    .verify = great_wall_verify,
    .verify_cached = great_wall_verify_cached,
    .award = great_wall_award,
    .sites = great_wall_sites,
    .why = great_wall_why,
    .recut = measure_line,
    .piece_removed = great_wall_piece_removed,
    .points = great_wall_points,
    .score = great_wall_score,
};
