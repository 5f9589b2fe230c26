/* Conflicts: routes and buildings are attacked, by a knight card or in Cities & Knights by a knight
 * (V7). */
#include "rules/cities_knights/cities_knights.h"
#include "variants/bridges.h"

static int conflicts_enabled(const catan_config *config) { return config->conflicts; }

/* Steps of its task: the target, and the answer for a target on an edge, a node, over a hex. */
enum { TARGET, ANSWER_EDGE, ANSWER_NODE, ANSWER_BRIDGE };
/* Its argument b: whether a city is to be replaced by a city; a knight's strength above. */
enum { FOR_CITY = 1, STRENGTH_SHIFT = 4, LEAST_STRENGTH = 2 };

static unsigned strength_of(uint64_t task) { return catan__task_b(task) >> STRENGTH_SHIFT; }

/* --- what is in reach (V7.1, V7.6) --- */

/* Nodes that an own route touches; for a knight those that it could walk to, and its own. */
static void nodes_in_reach(const catan_state *st, unsigned seat, unsigned from, uint64_t *out) {
    if (from == CATAN__NO) {
        memcpy(out, words(st, at_seat(seat, S_NODES)), W_NODES * sizeof *out);
    } else {
        knight_ways(st, seat, from, out);
        set_add(out, from);
    }
}

/* Opponents' roads and ships that end at such nodes. */
static void routes_in_reach(const catan_state *st, unsigned seat, const uint64_t *nodes,
                            argset *out) {
    *out = args_none();
    for (unsigned other = 0; other < st->game->set.players; other++) {
        for (unsigned i = 0; other != seat && i < W_EDGES; i++) {
            uint64_t pieces = seat_word(st, other, S_ROADS + i);
            pieces |= has_ships(st) ? ships_of(st, other)[i] : 0;
            for (; pieces != 0; pieces &= pieces - 1) {
                const uint16_t *ends = st->game->board.edge_nodes[64 * i + catan__lowest(pieces)];
                if (CATAN__RULE(V7_1, set_has(nodes, ends[0]) || set_has(nodes, ends[1]), 1)) {
                    out->w[i] |= pieces & (0 - pieces);
                }
            }
        }
    }
}
static void bridges_in_reach(const catan_state *st, unsigned seat, const uint64_t *nodes,
                             argset *out) {
    *out = args_none();
    if (!has_bridges(st)) {
        return;
    }
    FOR_BRIDGED(st, hex) {
        unsigned bridge = bridge_at(st, hex);
        uint16_t ends[2];
        bridge_ends(st, bridge, ends);
        if (bridge_owner(st, bridge) != seat &&
            (set_has(nodes, ends[0]) || set_has(nodes, ends[1]))) {
            set_add(out->w, bridge);
        }
    }
}
/* Opponents' buildings there, and of them cities; nothing that is immune (V7.8). */
static void buildings_in_reach(const catan_state *st, unsigned seat, const uint64_t *nodes,
                               int cities, argset *out) {
    uint64_t immune[W_NODES];
    immune_nodes(st, immune);
    *out = args_none();
    for (unsigned i = 0; i < W_NODES; i++) {
        uint64_t theirs = word(st, P_BUILT + i) & ~seat_word(st, seat, S_BUILT + i);
        out->w[i] = theirs & nodes[i] & ~CATAN__RULE(V7_8, immune[i], 0) &
                    (cities ? word(st, P_CITIES + i) : ~UINT64_C(0));
    }
}
/* Piece and cards for the building that is to come are at hand (V7.3). */
static int can_replace(const catan_state *st, unsigned seat, int city) {
    unsigned piece = city ? K_CITIES : K_SETTLEMENTS;
    unsigned priced = city ? PRICE_CITY : PRICE_SETTLEMENT;
    return stock(st, seat, piece) != 0 &&
           CATAN__RULE(V7_3, can_pay(st, seat, price_of(st, seat, priced)), 1);
}

/* Whether anything can be attacked from there. */
static int has_target(const catan_state *st, unsigned seat, unsigned from) {
    uint64_t nodes[W_NODES];
    argset set;
    nodes_in_reach(st, seat, from, nodes);
    routes_in_reach(st, seat, nodes, &set);
    int some = args_some(&set);
    bridges_in_reach(st, seat, nodes, &set);
    some |= args_some(&set);
    for (int city = 0; city < 2 && !some; city++) {
        buildings_in_reach(st, seat, nodes, city, &set);
        some = can_replace(st, seat, city) && args_some(&set);
    }
    return some;
}

/* --- declaring it --- */

static void sites_play_attack(const catan_state *st, unsigned seat, argset *out) {
    *out =
        args_one((uint64_t)(playable(st, seat, CATAN_KNIGHT) && has_target(st, seat, CATAN__NO)));
}
static int32_t why_play_attack(const catan_state *st, unsigned seat, unsigned arg) {
    (void)arg;
    int32_t status = why_not_playable(st, seat, CATAN_KNIGHT);
    return status != CATAN_OK ? status : CATAN_E_NO_TARGET;
}
/* The card goes back into the deck (V7.4). */
static void return_knight_card(catan_state *st) {
    put(st, P_DECK, word(st, P_DECK) + CATAN__LANE(CATAN_KNIGHT, 1));
}
static void play_play_attack(catan_state *st, unsigned seat, unsigned arg) {
    (void)arg;
    lay_down(st, seat, CATAN_KNIGHT);
    if (CATAN__RULE(V7_4, 1, 0)) {
        return_knight_card(st);
    } else {
        put_stock(st, seat, K_KNIGHTS, stock(st, seat, K_KNIGHTS) + 1);
    }
    push_task(st, catan__task(CATAN__TASK_CONFLICT, seat, TARGET, seat, CATAN__NO, 0));
}

/* A ready knight that is strong enough; it does not move and is passive from now on (V7.6). */
static void sites_attack_with(const catan_state *st, unsigned seat, argset *out) {
    *out = args_none();
    FOR_KNIGHTS(st, seat, k) {
        if (is_ready(k) && catan__knight_level_of(k) >= CATAN__RULE(V7_6, LEAST_STRENGTH, 1) &&
            has_target(st, seat, catan__knight_node_of(k))) {
            set_add(out->w, catan__knight_node_of(k));
        }
    }
}
static int32_t why_attack_with(const catan_state *st, unsigned seat, unsigned node) {
    int32_t status = why_not_ready(st, seat, node);
    if (status == CATAN_OK && catan__knight_level_of(knight_on(st, seat, node)) < LEAST_STRENGTH) {
        status = CATAN_E_NO_KNIGHT;
    }
    return status != CATAN_OK ? status : CATAN_E_NO_TARGET;
}
static void make_passive(catan_state *st, unsigned seat, unsigned node) {
    unsigned knight = knight_on(st, seat, node);
    change_knight(st, seat, node, catan__knight_level_of(knight),
                  catan__knight_state_of(knight) & CATAN_KNIGHT_RAISED);
}
static void play_attack_with(catan_state *st, unsigned seat, unsigned node) {
    unsigned strength = catan__knight_level_of(knight_on(st, seat, node));
    make_passive(st, seat, node);
    push_task(st, catan__task(CATAN__TASK_CONFLICT, seat, TARGET, seat, node,
                              strength << STRENGTH_SHIFT));
}

/* --- the target --- */

/* While it is asked for, argument a is where the knight stands. */
static void target_nodes(const catan_state *st, unsigned seat, uint64_t *nodes) {
    nodes_in_reach(st, seat, catan__task_a(top_task(st)), nodes);
}
static void sites_attack_route(const catan_state *st, unsigned seat, argset *out) {
    uint64_t nodes[W_NODES];
    target_nodes(st, seat, nodes);
    routes_in_reach(st, seat, nodes, out);
}
static void sites_attack_bridge(const catan_state *st, unsigned seat, argset *out) {
    uint64_t nodes[W_NODES];
    target_nodes(st, seat, nodes);
    bridges_in_reach(st, seat, nodes, out);
}
static int32_t why_attack_route(const catan_state *st, unsigned seat, unsigned arg) {
    (void)st, (void)seat, (void)arg;
    return CATAN_E_NO_TARGET;
}
#define why_attack_bridge why_attack_route

static void replaceable(const catan_state *st, unsigned seat, int city, argset *out) {
    uint64_t nodes[W_NODES];
    target_nodes(st, seat, nodes);
    buildings_in_reach(st, seat, nodes, city, out);
    if (!can_replace(st, seat, city)) {
        *out = args_none();
    }
}
static int32_t why_not_replaceable(const catan_state *st, unsigned seat, int city) {
    if (stock(st, seat, city ? K_CITIES : K_SETTLEMENTS) == 0) {
        return CATAN_E_NO_PIECE;
    }
    return can_replace(st, seat, city) ? CATAN_E_NO_TARGET : CATAN_E_CANNOT_PAY;
}
static void sites_attack_building(const catan_state *st, unsigned seat, argset *out) {
    replaceable(st, seat, 0, out);
}
static int32_t why_attack_building(const catan_state *st, unsigned seat, unsigned arg) {
    (void)arg;
    return why_not_replaceable(st, seat, 0);
}
static void sites_attack_for_city(const catan_state *st, unsigned seat, argset *out) {
    replaceable(st, seat, 1, out);
}
static int32_t why_attack_for_city(const catan_state *st, unsigned seat, unsigned arg) {
    (void)arg;
    return why_not_replaceable(st, seat, 1);
}

/* Whose the target of a task is, or NO_SEAT. */
static unsigned target_owner(const catan_state *st, unsigned step, unsigned place) {
    uint32_t building;
    if (step == ANSWER_BRIDGE) {
        return bridge_owner(st, place);
    }
    int32_t owner = step == ANSWER_EDGE ? edge_owner(st, place) : node_owner(st, place, &building);
    return owner == CATAN_NOBODY ? (unsigned)NO_SEAT : (unsigned)owner;
}

/* --- the answer (V7.5, V7.7) --- */

/* Whether a knight can defend against one of such a strength. */
static int may_defend(const catan_state *st, unsigned knight, unsigned strength) {
    unsigned level = catan__knight_level_of(knight);
    int stronger = st->game->config.conflict_stronger_defender != 0;
    return (catan__knight_state_of(knight) & CATAN_KNIGHT_ACTIVE) != 0 &&
           CATAN__RULE(V7_7, level + 1 >= strength && (level <= strength || stronger), 1);
}
static void sites_defend_with(const catan_state *st, unsigned seat, argset *out) {
    *out = args_none();
    FOR_KNIGHTS(st, seat, k) {
        if (may_defend(st, k, strength_of(top_task(st)))) {
            set_add(out->w, catan__knight_node_of(k));
        }
    }
}
static int32_t why_defend_with(const catan_state *st, unsigned seat, unsigned node) {
    unsigned knight = knight_on(st, seat, node);
    return knight != 0 && (catan__knight_state_of(knight) & CATAN_KNIGHT_ACTIVE) == 0
               ? CATAN_E_KNIGHT_PASSIVE
               : CATAN_E_NO_KNIGHT;
}
static void sites_defend(const catan_state *st, unsigned seat, argset *out) {
    *out = args_one(catan__lane(seat_word(st, seat, S_CARDS), CATAN_KNIGHT) != 0);
}
static int32_t why_defend(const catan_state *st, unsigned seat, unsigned arg) {
    (void)st, (void)seat, (void)arg;
    return CATAN_E_NO_CARD;
}

static void attack_succeeds(catan_state *st, uint64_t t);

/* The owner is asked; in Cities & Knights only if he can defend. */
static void ask_defence(catan_state *st, unsigned seat, unsigned step, unsigned place,
                        unsigned how) {
    unsigned owner = target_owner(st, step, place);
    unsigned strength = strength_of(top_task(st));
    uint64_t t = catan__task(CATAN__TASK_CONFLICT, owner, step, seat, place,
                             how | strength << STRENGTH_SHIFT);
    set_top(st, t);
    int asked = CATAN__RULE(V7_5, strength == 0, 0);
    if (!asked && !(strength != 0 && any_site(st, CATAN_MOVE_DEFEND_WITH, owner))) {
        attack_succeeds(st, t);
    }
}
static void play_attack_route(catan_state *st, unsigned seat, unsigned edge) {
    ask_defence(st, seat, ANSWER_EDGE, edge, 0);
}
static void play_attack_bridge(catan_state *st, unsigned seat, unsigned bridge) {
    ask_defence(st, seat, ANSWER_BRIDGE, bridge, 0);
}
static void play_attack_building(catan_state *st, unsigned seat, unsigned node) {
    ask_defence(st, seat, ANSWER_NODE, node, 0);
}
static void play_attack_for_city(catan_state *st, unsigned seat, unsigned node) {
    ask_defence(st, seat, ANSWER_NODE, node, FOR_CITY);
}

/* Nothing happens and nothing is paid. */
static void play_defend(catan_state *st, unsigned seat, unsigned arg) {
    (void)arg;
    catan__log_value(st, CATAN_EVENT_PLAYED, (int)seat, CATAN_KNIGHT, CATAN__EVERYBODY);
    put(st, at_seat(seat, S_CARDS), seat_word(st, seat, S_CARDS) - CATAN__LANE(CATAN_KNIGHT, 1));
    return_knight_card(st);
    pop_task(st);
}
static void play_defend_with(catan_state *st, unsigned seat, unsigned node) {
    pop_task(st);
    make_passive(st, seat, node);
}
#define sites_give_in sites_always
#define why_give_in why_never
static void play_give_in(catan_state *st, unsigned seat, unsigned arg) {
    (void)seat, (void)arg;
    attack_succeeds(st, top_task(st));
}

/* --- success (V7.2, V7.3, V7.6, V7.8) --- */

/* A knight without any way left at its node goes back to supply (V7.6). */
static void drop_stranded(catan_state *st, unsigned owner, const uint16_t *ends) {
    for (unsigned i = 0; st->game->set.cities_knights && i < 2; i++) {
        if (knight_on(st, owner, ends[i]) != 0 &&
            !set_has(words(st, at_seat(owner, S_NODES)), ends[i])) {
            take_knight_up(st, owner, ends[i]);
        }
    }
}
static void lose_route(catan_state *st, unsigned edge) {
    unsigned owner = target_owner(st, ANSWER_EDGE, edge);
    if (set_has(words(st, at_seat(owner, S_ROADS)), edge)) {
        take_road_up(st, owner, edge);
    } else {
        take_ship_up(st, owner, edge);
    }
    drop_stranded(st, owner, st->game->board.edge_nodes[edge]);
}
static void lose_bridge(catan_state *st, unsigned bridge) {
    unsigned owner = bridge_owner(st, bridge);
    uint16_t ends[2];
    bridge_ends(st, bridge, ends);
    take_bridge_up(st, owner, bridge);
    drop_stranded(st, owner, ends);
}
/* The settlement under a city needs no piece of its own. */
static void replace_building(catan_state *st, unsigned seat, unsigned node, int city) {
    remove_building(st, target_owner(st, ANSWER_NODE, node), node);
    pay(st, seat, price_of(st, seat, city ? PRICE_CITY : PRICE_SETTLEMENT), CATAN_REASON_PAID);
    put_stock(st, seat, K_SETTLEMENTS, stock(st, seat, K_SETTLEMENTS) + (unsigned)city);
    place_settlement(st, seat, node);
    if (city) {
        place_city(st, seat, node);
        put_stock(st, seat, K_SETTLEMENTS, stock(st, seat, K_SETTLEMENTS) - 1);
    }
}
static void attack_succeeds(catan_state *st, uint64_t t) {
    unsigned place = catan__task_a(t), step = catan__task_step(t);
    pop_task(st);
    if (step == ANSWER_NODE) {
        replace_building(st, catan__task_more(t), place, catan__task_b(t) & FOR_CITY);
    } else if (CATAN__RULE(V7_2, step == ANSWER_EDGE, 0)) {
        lose_route(st, place);
    } else if (CATAN__RULE(V7_2, step == ANSWER_BRIDGE, 0)) {
        lose_bridge(st, place);
    }
}

/* --- positions from outside --- */

static int sound_target(const catan_state *st, uint64_t t) {
    unsigned node = catan__task_a(t), seat = catan__task_actor(t);
    if (!st->game->set.cities_knights) {
        return node == CATAN__NO && lane(st, P_TURN, T_PLAYED) != 0;
    }
    return node < st->game->board.nodes && knight_on(st, seat, node) != 0 &&
           catan__knight_level_of(knight_on(st, seat, node)) == strength_of(t);
}
static int sound_answer(const catan_state *st, uint64_t t) {
    unsigned step = catan__task_step(t), place = catan__task_a(t), seat = catan__task_more(t);
    unsigned owner, city = catan__task_b(t) & FOR_CITY;
    const unsigned places[] = {0, st->game->board.edges, st->game->board.nodes,
                               has_bridges(st) ? DIAGONALS * st->game->board.hexes : 0U};
    uint64_t immune[W_NODES];
    immune_nodes(st, immune);
    if (step > ANSWER_BRIDGE || place >= places[step]) {
        return 0;
    }
    owner = target_owner(st, step, place);
    if (owner == NO_SEAT || owner == seat || owner != catan__task_actor(t) ||
        (city != 0 && step != ANSWER_NODE)) {
        return 0;
    }
    return step != ANSWER_NODE || (!set_has(immune, place) && can_replace(st, seat, city != 0) &&
                                   (city == 0 || set_has(words(st, P_CITIES), place)));
}
static int sound_conflict(const catan_state *st, uint64_t t, uint64_t below, int top) {
    unsigned seat = catan__task_more(t), step = catan__task_step(t);
    unsigned strength = strength_of(t), how = catan__task_b(t) & 15U;
    int strong =
        st->game->set.cities_knights ? strength >= LEAST_STRENGTH && strength <= 3 : strength == 0;
    if (!top || !is_on(below, CATAN__TASK_TURN) || catan__task_step(below) != TURN_ACTION ||
        !is_seat(st, seat) || seat != active_seat(st) || !strong || how > FOR_CITY) {
        return 0;
    }
    if (step == TARGET) {
        return how == 0 && catan__task_actor(t) == seat && sound_target(st, t);
    }
    return (st->game->set.cities_knights || lane(st, P_TURN, T_PLAYED) != 0) && sound_answer(st, t);
}

#define M(NAME) CATAN_MOVE_##NAME
#define ROW(NAME, name)                                                                            \
    { sites_##name, why_##name, play_##name, NULL, M(NAME), NULL, NULL, NULL }
static const kind_row conflicts_kinds[] = {
    ROW(PLAY_ATTACK, play_attack),
    ROW(ATTACK_WITH, attack_with),
    ROW(ATTACK_ROUTE, attack_route),
    ROW(ATTACK_BRIDGE, attack_bridge),
    ROW(ATTACK_BUILDING, attack_building),
    ROW(ATTACK_FOR_CITY, attack_for_city),
    ROW(DEFEND, defend),
    ROW(DEFEND_WITH, defend_with),
    ROW(GIVE_IN, give_in),
};
#undef ROW
#define ANSWERS                                                                                    \
    { M(DEFEND), M(DEFEND_WITH), M(GIVE_IN) }
static const task_row conflicts_tasks[] = {
    {CATAN__TASK_CONFLICT,
     NULL,
     sound_conflict,
     {{TARGET,
       CATAN_ASK_TARGET,
       {M(ATTACK_ROUTE), M(ATTACK_BRIDGE), M(ATTACK_BUILDING), M(ATTACK_FOR_CITY)}},
      {ANSWER_EDGE, CATAN_ASK_DEFENCE, ANSWERS},
      {ANSWER_NODE, CATAN_ASK_DEFENCE, ANSWERS},
      {ANSWER_BRIDGE, CATAN_ASK_DEFENCE, ANSWERS}}},
};
#undef ANSWERS
static const uint8_t conflicts_more_kinds[][3] = {
    {CATAN__TASK_TURN, TURN_ACTION, M(PLAY_ATTACK)},
    {CATAN__TASK_TURN, TURN_ACTION, M(ATTACK_WITH)},
};
static const uint16_t conflicts_abouts[][3] = {
    {CATAN__TASK_CONFLICT, TARGET, CATAN__ABOUT_NODE_A | CATAN__ABOUT_KNIGHT_B},
    {CATAN__TASK_CONFLICT, ANSWER_EDGE,
     CATAN__ABOUT_SEAT_MORE | CATAN__ABOUT_EDGE_A | CATAN__ABOUT_KNIGHT_B},
    {CATAN__TASK_CONFLICT, ANSWER_NODE,
     CATAN__ABOUT_SEAT_MORE | CATAN__ABOUT_NODE_A | CATAN__ABOUT_KNIGHT_B},
    {CATAN__TASK_CONFLICT, ANSWER_BRIDGE,
     CATAN__ABOUT_SEAT_MORE | CATAN__ABOUT_DIAGONAL_A | CATAN__ABOUT_KNIGHT_B},
};

/* Cards attack in the base game, knights in Cities & Knights; bridges are not everywhere. */
static void conflicts_compiled(catan_game *g) {
    drop_kind(g, g->set.cities_knights ? M(PLAY_ATTACK) : M(ATTACK_WITH));
    drop_kind(g, g->set.cities_knights ? M(DEFEND) : M(DEFEND_WITH));
    if (!bridges_enabled(&g->config)) {
        drop_kind(g, M(ATTACK_BRIDGE));
    }
}
#undef M

static const module conflicts_module = {
    .name = "conflicts",
    .enabled = conflicts_enabled,
    .kinds = conflicts_kinds,
    .kind_count = COUNT(conflicts_kinds),
    .tasks = conflicts_tasks,
    .task_count = COUNT(conflicts_tasks),
    .more_kinds = conflicts_more_kinds,
    .more_kind_count = COUNT(conflicts_more_kinds),
    .abouts = conflicts_abouts,
    .about_count = COUNT(conflicts_abouts),
    .compiled = conflicts_compiled,
};
