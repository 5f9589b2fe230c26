/* Robber and pirate: merchant, thefts from all, harbours (V14). */
#include "rules/cities_knights/cities_knights.h"

static int robber_and_pirate_enabled(const catan_config *config) {
    return config->robber_and_pirate;
}

/* The merchant does not trade beside the robber; his point stays (V14.1). */
static int robber_idles(const catan_state *st, unsigned hex) {
    return CATAN__RULE(V14_1, hex == lane(st, P_TABLE, B_ROBBER), 0);
}

/* --- the pirate robs everybody (V14.2, V14.3) --- */

static unsigned robbed_by_pirate(const catan_state *st, unsigned seat, unsigned by) {
    return CATAN__RULE(V14_2, by == ROBS_OTHERWISE, 0) ? victims_at_hand(st, seat, by)
                                                       : (unsigned)ROBS_ONE;
}

/* Whether he who moves the pirate pays for a ship of his own. */
static int is_taxed(const catan_state *st, unsigned seat) {
    const uint64_t *edges = has_ships(st) ? pirate_edges(st) : NULL;
    uint64_t ships = 0;
    for (unsigned i = 0; edges != NULL && i < W_EDGES; i++) {
        ships |= edges[i] & ships_of(st, seat)[i];
    }
    return st->game->config.pirate_tax && CATAN__RULE(V14_3, ships != 0, 0) &&
           hand_of(st, seat) != 0;
}
static int tax_first(catan_state *st, unsigned seat, unsigned by) {
    int taxed = by == ROBS_OTHERWISE && is_taxed(st, seat);
    if (taxed) {
        push_task(st, catan__task(CATAN__TASK_TAX, CATAN__ACTOR_CHANCE, 0, seat, 0, 0));
    }
    return taxed;
}

static unsigned taxed_seat(const catan_state *st) { return catan__task_more(top_task(st)); }
static void sites_pay_tax(const catan_state *st, unsigned seat, argset *out) {
    (void)seat;
    *out = args_one(catan__lanes_some(hand_of(st, taxed_seat(st))));
}
#define why_pay_tax why_no_outcome
static uint32_t weigh_pay_tax(const catan_state *st, uint64_t args, uint32_t *weights) {
    return weigh_lanes(hand_of(st, taxed_seat(st)), args, weights);
}
static void play_pay_tax(catan_state *st, unsigned chance, unsigned card) {
    unsigned seat = taxed_seat(st);
    (void)chance;
    pop_task(st);
    pay(st, seat, CATAN__LANE(card, 1), CATAN_REASON_TAX);
    rob_each(st, seat, ROBS_OTHERWISE, robbed_by_all(st, seat, ROBS_OTHERWISE));
}

static int sound_tax(const catan_state *st, uint64_t t, uint64_t below, int top) {
    unsigned seat = catan__task_more(t);
    return top && is_seat(st, seat) &&
           t == catan__task(CATAN__TASK_TAX, CATAN__ACTOR_CHANCE, 0, seat, 0, 0) &&
           is_taxed(st, seat) && may_rob(st, below, seat);
}

/* --- harbours (V14.4) --- */

static int pirate_bars(const catan_state *st, unsigned edge) {
    const uint16_t *hexes = st->game->board.edge_hexes[edge];
    unsigned pirate = has_ships(st) ? pirate_hex(st) : (unsigned)NO_HEX;
    return CATAN__RULE(V14_4, pirate != NO_HEX && (hexes[0] == pirate || hexes[1] == pirate), 0);
}

static const kind_row robber_and_pirate_kinds[] = {
    {sites_pay_tax, why_pay_tax, play_pay_tax, weigh_pay_tax, CATAN_MOVE_PAY_TAX, NULL, NULL, NULL},
};
static const task_row robber_and_pirate_tasks[] = {
    {CATAN__TASK_TAX, NULL, sound_tax, {{0, CATAN_ASK_PAY_TAX, {CATAN_MOVE_PAY_TAX}}}},
};
static const uint16_t robber_and_pirate_abouts[][3] = {
    {CATAN__TASK_TAX, 0, CATAN__ABOUT_SEAT_MORE},
};

/* Where there is no pirate nobody pays for a ship. */
static void robber_and_pirate_compiled(catan_game *g) {
    if (!catan__goes_to_sea(&g->config) || !g->config.pirate_tax) {
        drop_kind(g, CATAN_MOVE_PAY_TAX);
    }
}

static const module robber_and_pirate_module = {
    .name = "robber_and_pirate",
    .enabled = robber_and_pirate_enabled,
    .kinds = robber_and_pirate_kinds,
    .kind_count = COUNT(robber_and_pirate_kinds),
    .tasks = robber_and_pirate_tasks,
    .task_count = COUNT(robber_and_pirate_tasks),
    .abouts = robber_and_pirate_abouts,
    .about_count = COUNT(robber_and_pirate_abouts),
    .compiled = robber_and_pirate_compiled,
    .idles = robber_idles,
    .robs_each = robbed_by_pirate,
    .robs_later = tax_first,
    .bars_harbour = pirate_bars,
};
