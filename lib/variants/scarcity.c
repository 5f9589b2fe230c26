/* Scarce resources: number tokens that move to where one settles (V4). */
#include "rules/base/base.h"

static int scarcity_enabled(const catan_config *config) { return config->scarcity; }

enum { TOKEN_FROM, TOKEN_TO }; /* steps of its task */
enum { BARE = 0 };             /* no number */

static unsigned number_at(const catan_state *st, unsigned hex) { return hex_byte(st, hex) >> 4; }
static int is_red(unsigned number) { return number == 6 || number == 8; }

/* Whether a hex of a node bears a number, when the one on `without` counts as gone (V4.6). */
static int is_numbered(const catan_state *st, unsigned node, unsigned without) {
    const uint16_t *hexes = st->game->board.node_hexes[node];
    for (unsigned i = 0; i < 3 && hexes[i] != CATAN__NO; i++) {
        if (hexes[i] != without && number_at(st, hexes[i]) != BARE) {
            return 1;
        }
    }
    return 0;
}

/* --- the start (V4.4) --- */

/* Nodes at a number; if that leaves none it does not hold (B-9). */
static void scarcity_sites(const catan_state *st, unsigned seat, unsigned kind, argset *set) {
    argset some = args_none();
    (void)seat;
    if (kind != CATAN_MOVE_SETUP_SETTLEMENT && kind != CATAN_MOVE_SETUP_CITY) {
        return;
    }
    for (unsigned node = 0; node < st->game->board.nodes; node++) {
        if (set_has(set->w, node) && CATAN__RULE(V4_4, is_numbered(st, node, CATAN__NO), 1)) {
            set_add(some.w, node);
        }
    }
    *set = args_some(&some) ? some : *set;
}
static int32_t scarcity_why(const catan_state *st, unsigned seat, unsigned kind, unsigned arg) {
    int start = kind == CATAN_MOVE_SETUP_SETTLEMENT || kind == CATAN_MOVE_SETUP_CITY;
    (void)seat;
    return start && !is_numbered(st, arg, CATAN__NO) ? CATAN_E_NO_NUMBER : CATAN_OK;
}

/* --- moving a token (V4.5 to V4.9) --- */

/* Producing hexes without number at a node. */
static unsigned bare_hexes(const catan_state *st, unsigned node, unsigned hexes[3]) {
    const uint16_t *at = st->game->board.node_hexes[node];
    unsigned count = 0;
    for (unsigned i = 0; i < 3 && at[i] != CATAN__NO; i++) {
        if (catan__produces(hex_terrain(st, at[i])) && number_at(st, at[i]) == BARE) {
            hexes[count++] = at[i];
        }
    }
    return count;
}

/* Whether the token of a hex may go at all: from terrains that yield nothing but cards of their
 * own, at an own building (V4.5, V4.9). */
static int lends_token(const catan_state *st, unsigned seat, unsigned hex) {
    unsigned terrain = hex_terrain(st, hex);
    int own = (seats_at_hex(st, hex) >> seat & 1) != 0;
    return number_at(st, hex) != BARE && terrain != CATAN_MARKET && terrain != CATAN_VOLCANO &&
           CATAN__RULE(V4_5, own, 1);
}

/* Some building that touched a number would touch none any more, but for the token's new place. */
static int leaves_bare(const catan_state *st, unsigned from, unsigned to) {
    const uint16_t *corners = st->game->board.hex_nodes[from];
    for (unsigned i = 0; i < 6; i++) {
        if (set_has(words(st, P_BUILT), corners[i]) && !is_numbered(st, corners[i], from) &&
            !set_has(st->game->hex_nodes + (size_t)to * W_NODES, corners[i])) {
            return 1;
        }
    }
    return 0;
}
static int makes_reds_meet(const catan_state *st, unsigned from, unsigned to) {
    for (unsigned side = 0; side < 6 && is_red(number_at(st, from)); side++) {
        unsigned near = st->game->board.hex_near[to][side];
        if (near != CATAN__NO && near != from && is_red(number_at(st, near))) {
            return 1;
        }
    }
    return 0;
}
static int32_t why_not_moved(const catan_state *st, unsigned from, unsigned to) {
    if (CATAN__RULE(V4_6, leaves_bare(st, from, to), 0)) {
        return CATAN_E_NUMBER_NEEDED;
    }
    return CATAN__RULE(V4_7, makes_reds_meet(st, from, to), 0) ? CATAN_E_REDS_MEET : CATAN_OK;
}

static unsigned settled_node(const catan_state *st) { return catan__task_a(top_task(st)); }

/* Why no bare hex of the settlement can have a token; CATAN_OK: one can. */
static int32_t why_take_token(const catan_state *st, unsigned seat, unsigned hex) {
    unsigned to[3], count = bare_hexes(st, settled_node(st), to);
    int32_t status = CATAN_E_NO_TOKEN;
    for (unsigned i = 0; i < count && status != CATAN_OK && lends_token(st, seat, hex); i++) {
        status = why_not_moved(st, hex, to[i]);
    }
    return status;
}
static void sites_take_token(const catan_state *st, unsigned seat, argset *out) {
    *out = args_none();
    for (unsigned hex = 0; hex < st->game->board.hexes; hex++) {
        if (why_take_token(st, seat, hex) == CATAN_OK) {
            set_add(out->w, hex);
        }
    }
}
static void play_take_token(catan_state *st, unsigned seat, unsigned hex) {
    set_top(st, task_with(top_task(st), seat, TOKEN_TO, 0, settled_node(st), hex + 1));
}

static unsigned token_from(const catan_state *st) { return catan__task_b(top_task(st)) - 1; }

static int32_t why_put_token(const catan_state *st, unsigned seat, unsigned hex) {
    unsigned to[3], count = bare_hexes(st, settled_node(st), to);
    (void)seat;
    for (unsigned i = 0; i < count; i++) {
        if (to[i] == hex) {
            return why_not_moved(st, token_from(st), hex);
        }
    }
    return CATAN_E_PLACE_TAKEN;
}
static void sites_put_token(const catan_state *st, unsigned seat, argset *out) {
    unsigned to[3], count = bare_hexes(st, settled_node(st), to);
    *out = args_none();
    for (unsigned i = 0; i < count; i++) {
        if (why_put_token(st, seat, to[i]) == CATAN_OK) {
            set_add(out->w, to[i]);
        }
    }
}
static void play_put_token(catan_state *st, unsigned seat, unsigned hex) {
    unsigned from = token_from(st), number = number_at(st, from);
    (void)seat;
    pop_task(st);
    put_hex(st, from, hex_terrain(st, from), BARE);
    put_hex(st, hex, hex_terrain(st, hex), number);
}

/* Who has built a settlement moves a token, if he can (V4.5, V4.9). */
static void scarcity_built(catan_state *st, unsigned seat, unsigned node) {
    push_task(st, catan__task(CATAN__TASK_TOKEN, seat, TOKEN_FROM, 0, node, 0));
    if (!CATAN__RULE(V4_9, any_site(st, CATAN_MOVE_TAKE_TOKEN, seat), 0)) {
        pop_task(st);
    }
}

/* --- positions from outside --- */

/* In his turn, or his go of special building, a settlement of his; the token is one that can move.
 */
static int sound_token(const catan_state *st, uint64_t t, uint64_t below, int top) {
    unsigned actor = catan__task_actor(t), node = catan__task_a(t), step = catan__task_step(t);
    int special = is_on(below, CATAN__TASK_SPECIAL) && catan__task_actor(below) == actor;
    int turn = in_own_turn(st, t, below) && catan__task_step(below) == TURN_ACTION;
    if (!top || !(special || turn) || !is_seat(st, actor) || catan__task_more(t) != 0 ||
        node >= st->game->board.nodes || !set_has(words(st, at_seat(actor, S_BUILT)), node) ||
        set_has(words(st, P_CITIES), node) ||
        (has_turned(st) && set_has(words(st, st->game->turned_word), node))) {
        return 0;
    }
    return step == TOKEN_FROM ? catan__task_b(t) == 0
                              : step == TOKEN_TO && catan__task_b(t) != 0 &&
                                    catan__task_b(t) <= st->game->board.hexes &&
                                    lends_token(st, actor, catan__task_b(t) - 1U);
}

/* What is discovered bears no number; one may come there later (V4.3). */
static void scarcity_settle(catan_game *g) { g->set.bare_fog = CATAN__RULE(V4_3, 1, 0); }

#define M(NAME) CATAN_MOVE_##NAME
static const kind_row scarcity_kinds[] = {
    {sites_take_token, why_take_token, play_take_token, NULL, M(TAKE_TOKEN), NULL, NULL, NULL},
    {sites_put_token, why_put_token, play_put_token, NULL, M(PUT_TOKEN), NULL, NULL, NULL},
};
static const task_row scarcity_tasks[] = {
    {CATAN__TASK_TOKEN,
     NULL,
     sound_token,
     {{TOKEN_FROM, CATAN_ASK_TAKE_TOKEN, {M(TAKE_TOKEN)}},
      {TOKEN_TO, CATAN_ASK_PUT_TOKEN, {M(PUT_TOKEN)}}}},
};
#undef M
static const uint16_t scarcity_abouts[][3] = {
    {CATAN__TASK_TOKEN, TOKEN_FROM, CATAN__ABOUT_NODE_A},
    {CATAN__TASK_TOKEN, TOKEN_TO, CATAN__ABOUT_NODE_A | CATAN__ABOUT_HEX_B},
};

static const module scarcity_module = {
    .name = "scarcity",
    .enabled = scarcity_enabled,
    .settle = scarcity_settle,
    .kinds = scarcity_kinds,
    .kind_count = COUNT(scarcity_kinds),
    .tasks = scarcity_tasks,
    .task_count = COUNT(scarcity_tasks),
    .abouts = scarcity_abouts,
    .about_count = COUNT(scarcity_abouts),
    .sites = scarcity_sites,
    .why = scarcity_why,
    .built = scarcity_built,
};
