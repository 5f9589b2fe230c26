/* Gold, and what else yields cards of one's choice (S-50 to S-53). */
#include "rules/gold/gold.h"

/* What the bank has of resources: gold brings nothing else. */
static uint64_t gold_pool(const catan_state *st) { return resource_lanes(word(st, P_BANK)); }

/* Cards that a seat may choose for a gold hex: one a settlement, two a city. */
static unsigned gold_at_hex(const catan_state *st, unsigned seat, unsigned hex) {
    const uint64_t *corners = st->game->hex_nodes + (size_t)hex * W_NODES;
    unsigned n = 0;
    for (unsigned i = 0; i < W_NODES; i++) {
        uint64_t here = corners[i] & seat_word(st, seat, S_BUILT + i);
        n += catan__popcount(here) +
             CATAN__RULE(S_50, catan__popcount(here & word(st, P_CITIES + i)), 0);
    }
    return n;
}

/* Hexes of a terrain and number, the robber's excepted (S-53): bit 8i + 7 for hex 8w + i. */
static uint64_t gold_hits(const catan_state *st, unsigned w, unsigned total, unsigned terrain) {
    uint64_t hits = hexes_bearing(st, w, terrain, total);
    unsigned robber = lane(st, P_TABLE, B_ROBBER);
    if (CATAN__RULE(S_53, robber != NO_HEX && robber / 8 == w, 0)) {
        hits &= ~((uint64_t)0x80 << (8 * (robber % 8)));
    }
    return hits;
}

/* The hexes of the roll where cards are chosen. @return 0: there is none */
static int gold_hexes(const catan_state *st, uint64_t *hexes) {
    uint64_t some = 0;
    memset(hexes, 0, W_HEXES * sizeof *hexes);
    for (unsigned terrains = st->game->choosing; terrains != 0; terrains &= terrains - 1) {
        for (unsigned w = 0; w < st->game->hex_words; w++) {
            uint64_t hits = gold_hits(st, w, lane(st, P_TURN, T_ROLLED), catan__lowest(terrains));
            if (hits != 0) {
                some |= hits;
                hexes[w / 8] |= (uint64_t)catan__lanes_mask(hits) << 8 * (w % 8);
            }
        }
    }
    return some != 0;
}

/* Cards that a seat may choose for the roll. */
static unsigned gold_from(const catan_state *st, unsigned seat, const uint64_t *hexes) {
    unsigned n = 0;
    for (unsigned i = 0; i < W_HEXES; i++) {
        for (uint64_t left = hexes[i]; left != 0; left &= left - 1) {
            unsigned hex = 64 * i + catan__lowest(left);
            n += st->game->choices[hex_terrain(st, hex)] * gold_at_hex(st, seat, hex);
        }
    }
    return n;
}
static unsigned gold_of_roll(const catan_state *st, unsigned seat) {
    uint64_t hexes[W_HEXES];
    return gold_hexes(st, hexes) ? gold_from(st, seat, hexes) : 0;
}

/* Puts the question to a seat, on the task that is there; what the bank has not got lapses (S-51).
 * @return 0: there is nothing to choose */
static int put_gold(catan_state *st, unsigned seat, unsigned step, unsigned later, unsigned cards) {
    unsigned there = catan__lanes_sum(gold_pool(st));
    cards = cards < there ? cards : there;
    if (cards != 0) {
        set_top(st, catan__task(CATAN__TASK_GOLD, seat, step, later, cards, 0));
    }
    return cards != 0;
}

/* The next of `seats` in turn order. */
static void ask_next_gold(catan_state *st, unsigned seats, unsigned from) {
    unsigned seat = next_seat(st, seats, from);
    if (seat == NO_SEAT ||
        !put_gold(st, seat, GOLD_OF_ROLL, seats & ~(1U << seat), gold_of_roll(st, seat))) {
        pop_task(st);
    }
}

static void stage_gold(catan_state *st) {
    uint64_t hexes[W_HEXES];
    unsigned seats = 0;
    int some = gold_hexes(st, hexes);
    for (unsigned seat = 0; some && seat < st->game->set.players; seat++) {
        seats |= (unsigned)(gold_from(st, seat, hexes) != 0) << seat;
    }
    if (seats != 0) {
        push_task(st, catan__task(CATAN__TASK_GOLD, CATAN__ACTOR_NONE, GOLD_OF_ROLL, 0, 0, 0));
        ask_next_gold(st, seats, order_from(st));
    }
}

static void ask_gold(catan_state *st, unsigned seat, unsigned cards) {
    push_task(st, catan__task(CATAN__TASK_GOLD, CATAN__ACTOR_NONE, GOLD_ONCE, 0, 0, 0));
    if (!put_gold(st, seat, GOLD_ONCE, 0, cards)) {
        pop_task(st);
    }
}

static unsigned gold_hexes_at(const catan_state *st, unsigned node) {
    const uint16_t *hexes = st->game->board.node_hexes[node];
    unsigned count = 0;
    for (unsigned i = 0; i < 3 && hexes[i] != CATAN__NO; i++) {
        count += st->game->choosing >> hex_terrain(st, hexes[i]) & 1;
    }
    return count;
}

/* Gold at the second starting settlement (S-52). */
static void first_gold(catan_state *st, unsigned seat, unsigned node) {
    unsigned cards = gold_hexes_at(st, node);
    if (CATAN__RULE(S_52, cards != 0, 0)) {
        ask_gold(st, seat, cards);
    }
}

static void sites_take_gold(const catan_state *st, unsigned seat, argset *out) {
    (void)seat;
    sites_next_card(st, gold_pool(st), out);
}
static int32_t why_take_gold(const catan_state *st, unsigned seat, unsigned arg) {
    (void)seat;
    uint64_t pool = gold_pool(st);
    if (arg > CATAN_ORE) {
        return CATAN_E_NO_EFFECT; /* never a commodity (CS-8) */
    }
    return catan__lane(pool, arg) == 0 ? CATAN_E_BANK_EMPTY : why_next_card(st, pool, arg);
}
static void play_take_gold(catan_state *st, unsigned seat, unsigned card) {
    uint64_t t = top_task(st);
    receive(st, seat, CATAN__LANE(card, 1), CATAN_REASON_GOLD);
    if (more_cards(st, card)) {
        return;
    }
    if (catan__task_step(t) == GOLD_OF_ROLL) {
        ask_next_gold(st, catan__task_more(t), order_from(st));
    } else {
        pop_task(st);
    }
}
