/* The roll and what it produces (B-22 to B-26, B-33, V13.6). */
#include "rules/base/base.h"

/* --- the dice --- */

enum { ALL_SUMS = 0x1ffc }; /* 2 to 12 */
/* The pairs of two dice by sum, 2 in the lowest nibble. */
#define FULL_DICE UINT64_C(0x12345654321)

static unsigned pairs_of(uint64_t pairs, unsigned sum) {
    return (unsigned)(pairs >> 4 * (sum - 2)) & 15U;
}

/* No 7 falls in the first rounds (B-26). */
static int sevens_fall(const catan_state *st) {
    unsigned without = (unsigned)st->game->set.no_sevens * st->game->set.players;
    return CATAN__RULE(B_26, turn_number(st) > without, 1);
}

/* What can fall, as pairs by sum. Of a deck: what is left, or all again when nothing that may fall
 * is (V13.6). */
static uint64_t falling_pairs(const catan_state *st) {
    uint64_t without = sevens_fall(st) ? ~UINT64_C(0) : ~((uint64_t)15 << 20);
    uint64_t pairs = st->game->set.dice == CATAN_DICE_DECK ? word(st, P_DICE) & without : 0;
    return pairs != 0 ? pairs : FULL_DICE & without;
}

static void sites_dice(const catan_state *st, unsigned seat, argset *out) {
    (void)seat;
    uint64_t pairs = falling_pairs(st), sums = 0;
    for (unsigned sum = 2; sum <= 12; sum++) {
        sums |= (uint64_t)(pairs_of(pairs, sum) != 0) << sum;
    }
    *out = args_one(sums);
}
static int32_t why_dice(const catan_state *st, unsigned seat, unsigned arg) {
    (void)st, (void)seat, (void)arg;
    return CATAN_E_NO_OUTCOME;
}
static uint32_t weigh_dice(const catan_state *st, uint64_t args, uint32_t *weights) {
    uint64_t pairs = falling_pairs(st);
    uint32_t total = 0;
    for (; args != 0; args &= args - 1) {
        *weights = CATAN__RULE(B_22, pairs_of(pairs, catan__lowest(args)), 1);
        total += *weights++;
    }
    return total;
}

/* A pair of the 36, in the order of their sums; with a deck or without sevens the weights are
 * looked at. */
static unsigned sample_dice(const catan_state *st, catan_rng *rng) {
    static const uint8_t sums[36] = {2, 3, 3, 4, 4, 4, 5, 5, 5, 5, 6, 6, 6,  6,  6,  7,  7,  7,
                                     7, 7, 7, 8, 8, 8, 8, 8, 9, 9, 9, 9, 10, 10, 10, 11, 11, 12};
    if (st->game->plain_dice) {
        return sums[catan__rng_below(rng, 36)];
    }
    uint64_t pairs = falling_pairs(st);
    uint32_t total = 0;
    for (unsigned sum = 2; sum <= 12; sum++) {
        total += pairs_of(pairs, sum);
    }
    uint32_t r = catan__rng_below(rng, total);
    unsigned sum = 2;
    for (; r >= pairs_of(pairs, sum); sum++) {
        r -= pairs_of(pairs, sum);
    }
    return sum;
}

static void take_pair(catan_state *st, unsigned sum) {
    uint64_t left = word(st, P_DICE);
    if (pairs_of(left, sum) == 0) {
        left = FULL_DICE; /* the deck is shuffled again */
    }
    put(st, P_DICE, left - ((uint64_t)1 << 4 * (sum - 2)));
}

/* Goes through the stages of a roll from `stage` on. The task is there only while a further stage
 * is to come, so that what the last one asks comes directly in the turn. */
static void run_stages(catan_state *st, unsigned total, unsigned stage) {
    const catan_game *g = st->game;
    unsigned stages = total == 7 ? g->seven_stages : g->plain_stages;
    void (*const *run_stage)(catan_state *) = total == 7 ? g->seven : g->plain;
    if (stage + 1 < stages) {
        set_top(st, catan__task(CATAN__TASK_ROLL, CATAN__ACTOR_NONE, stage + 1, 0, total, 0));
    } else {
        pop_task(st);
    }
    run_stage[stage](st);
}

static void step_roll(catan_state *st) {
    uint64_t t = top_task(st);
    run_stages(st, catan__task_a(t), catan__task_step(t));
}

static inline void begin_roll(catan_state *st, unsigned sum) {
    put_lane(st, P_TURN, T_ROLLED, sum);
    set_top(st, catan__task(CATAN__TASK_TURN, active_seat(st), TURN_ACTION, 0, 0, 0));
    if (sum != 7 && st->game->plain_stages == 1) {
        st->game->plain[0](st);
    } else {
        push_task(st, catan__task(CATAN__TASK_ROLL, CATAN__ACTOR_NONE, 0, 0, sum, 0));
    }
}

static void play_dice(catan_state *st, unsigned seat, unsigned sum) {
    (void)seat;
    catan__log_value(st, CATAN_EVENT_DICE, (int)active_seat(st), (int32_t)sum, CATAN__EVERYBODY);
    if (CATAN__RULE(V13_6, st->game->set.dice == CATAN_DICE_DECK, 0)) {
        take_pair(st, sum);
    }
    begin_roll(st, sum);
}

/* --- production --- */

/* How many buildings, a city counted twice, are among these corners. Without the instruction, a
 * loop over at most three. */
static inline unsigned count_yield(uint64_t here, uint64_t cities) {
#ifdef __POPCNT__
    return catan__popcount(here) + catan__popcount(here & cities);
#else
    unsigned n = 0;
    for (; here != 0; here &= here - 1) {
        n += 1U + ((here & (0 - here) & cities) != 0);
    }
    return n;
#endif
}

/* Cities get another card beside that of the hex, not two of these (C-28). */
static void exchange_for_cities(const catan_state *st, const uint64_t *corners, unsigned card,
                                uint64_t *owed) {
    uint64_t less = CATAN__LANE(card, 1),
             more = CATAN__LANE(CATAN__RULE(C_28, st->game->city_card[card], card), 1);
    for (unsigned seat = 0; more != less && seat < st->game->set.players; seat++) {
        for (unsigned i = 0; i < W_NODES; i++) {
            uint64_t cities =
                corners[i] & seat_word(st, seat, S_BUILT + i) & word(st, P_CITIES + i);
            owed[seat] += (uint64_t)catan__popcount(cities) * (more - less);
        }
    }
}

/* What a hex owes to everybody with buildings at it, added to lanes by seat (B-23). */
static inline void owed_by_hex(const catan_state *st, unsigned hex, uint64_t *owed) {
    const uint64_t *corners = st->game->hex_nodes + (size_t)hex * W_NODES;
    uint64_t any = 0;
    for (unsigned i = 0; i < W_NODES; i++) {
        any |= corners[i] & word(st, P_BUILT + i);
    }
    unsigned card = hex_card(st, hex), seats = st->game->set.players;
    if (any == 0 || card == NO_CARD) {
        return;
    }
    for (unsigned seat = 0; seat < seats; seat++) {
        unsigned n = 0;
        for (unsigned i = 0; i < W_NODES; i++) {
            n += count_yield(corners[i] & seat_word(st, seat, S_BUILT + i),
                             CATAN__RULE(B_23, word(st, P_CITIES + i), 0));
        }
        owed[seat] += (uint64_t)n << (8 * card);
    }
    if (CATAN__RARELY(st->game->own_city_cards)) {
        exchange_for_cities(st, corners, card, owed);
    }
}

/* What modules make of it: for every seat with buildings there. */
static void changed_by_hooks(const catan_state *st, unsigned hex, uint64_t *owed) {
    const uint64_t *corners = st->game->hex_nodes + (size_t)hex * W_NODES;
    for (unsigned seat = 0; seat < st->game->set.players; seat++) {
        unsigned buildings = 0, cities = 0;
        for (unsigned i = 0; i < W_NODES; i++) {
            uint64_t here = corners[i] & seat_word(st, seat, S_BUILT + i);
            buildings += catan__popcount(here);
            cities += catan__popcount(here & word(st, P_CITIES + i));
        }
        if (buildings != 0) {
            FOR_HOOK(st, yield, m) {
                m->yield(st, hex, seat, buildings - cities, cities, &owed[seat]);
            }
        }
    }
}

static inline void owed_by_one(const catan_state *st, unsigned hex, uint64_t *owed) {
    owed_by_hex(st, hex, owed);
    if (hooked(st, HOOK_yield)) {
        changed_by_hooks(st, hex, owed);
    }
}

/* The same, told: what the hex owes to whom. */
static void tell_owed_by_one(const catan_state *st, unsigned hex, uint64_t *owed) {
    uint64_t here[CATAN_SEATS] = {0};
    owed_by_one(st, hex, here);
    for (unsigned seat = 0; seat < st->game->set.players; seat++) {
        if (here[seat] != 0) {
            catan_event *event =
                catan__log_add(st->log, CATAN_EVENT_PRODUCTION, (int)seat, CATAN__EVERYBODY);
            event->place = (uint16_t)hex;
            event->place_kind = CATAN_PLACE_HEX;
            catan__log_lanes(event, here[seat]);
            owed[seat] += here[seat];
        }
    }
}

/* The same for all hexes with the number rolled, the robber's excepted (B-33). */
static void owed_by_roll(const catan_state *st, unsigned total, uint64_t *owed) {
    const catan_game *g = st->game;
    const uint64_t same =
        CATAN__LANES(0x10) * total; /* the number is in the high half of each byte */
    for (unsigned i = 0; i < g->hex_words; i++) {
        uint64_t differ = (word(st, g->hex_word + i) & CATAN__LANES(0xf0)) ^ same;
        /* Lanes are multiples of 16: those that are not 0 get their top bit. */
        uint64_t hits = ~((differ >> 1) + CATAN__LANES(0x78)) & CATAN__LANES(0x80);
        for (; hits != 0; hits &= hits - 1) {
            unsigned hex = 8 * i + catan__lowest(hits) / 8;
            if (CATAN__RULE(B_33, hex == lane(st, P_TABLE, B_ROBBER), 0)) {
                continue;
            }
            if (CATAN__RARELY(st->log != NULL)) {
                tell_owed_by_one(st, hex, owed);
            } else {
                owed_by_one(st, hex, owed);
            }
        }
    }
}

static uint64_t sum_over_seats(const catan_state *st, const uint64_t *owed) {
    uint64_t all = 0;
    for (unsigned seat = 0; seat < st->game->set.players; seat++) {
        all += owed[seat];
    }
    return all;
}

static void remember_yields(const catan_state *st, catan__yields *y) {
    memset(y, 0, sizeof *y);
    for (unsigned hex = 0; hex < st->game->board.hexes; hex++) {
        owed_by_hex(st, hex, y->owed[hex_byte(st, hex) >> 4]);
    }
    for (unsigned total = 2; total <= 12; total++) {
        y->all[total] = sum_over_seats(st, y->owed[total]);
    }
    y->valid = 1;
}

/* A building more, or a city in a settlement's place: one card more of every hex it touches
 * (B-23). */
static void yields_grow(catan_state *st, unsigned seat, unsigned node, int city) {
    catan__yields *y = st->yields;
    if (y == NULL || !y->valid) {
        return;
    }
    const uint16_t *hexes = st->game->board.node_hexes[node];
    for (unsigned i = 0; i < 3 && hexes[i] != CATAN__NO; i++) {
        unsigned total = hex_byte(st, hexes[i]) >> 4, card = hex_card(st, hexes[i]);
        if (card != NO_CARD) {
            uint64_t one = CATAN__LANE(city ? st->game->city_card[card] : card, 1);
            y->owed[total][seat] += one;
            y->all[total] += one;
        }
    }
}

/* What the robber keeps back of what is remembered (B-33). @return what all are owed together */
static uint64_t owed_but_for_robber(const catan_state *st, unsigned total, unsigned robber,
                                    uint64_t *owed) {
    uint64_t kept[CATAN_SEATS] = {0};
    CATAN__RULE(B_33, (void)owed_by_hex(st, robber, kept), (void)0);
    for (unsigned seat = 0; seat < st->game->set.players; seat++) {
        owed[seat] = st->yields->owed[total][seat] - kept[seat];
    }
    return sum_over_seats(st, owed);
}

/* Judged kind by kind: short of a kind, the bank pays nobody, or the sole claimant what is left
 * (B-24). @return what all are owed then */
static uint64_t cut_to_bank(const catan_state *st, uint64_t all, uint64_t *owed) {
    uint64_t bank = word(st, P_BANK);
    for (unsigned k = 0; k < CATAN_CARD_KINDS; k++) {
        unsigned there = catan__lane(bank, k);
        if (catan__lane(all, k) <= there) {
            continue;
        }
        unsigned claimants = 0;
        for (unsigned seat = 0; seat < st->game->set.players; seat++) {
            claimants += catan__lane(owed[seat], k) != 0;
        }
        for (unsigned seat = 0; seat < st->game->set.players; seat++) {
            if (catan__lane(owed[seat], k) != 0) {
                int alone = CATAN__RULE(B_24, claimants == 1, 0);
                owed[seat] = catan__with_lane(owed[seat], k, alone ? there : 0);
            }
        }
    }
    return sum_over_seats(st, owed);
}

/* Hands out what is owed; the bank has it. Who gets something is as good as random. */
static inline void hand_out(catan_state *st, uint64_t all, const uint64_t *owed) {
    uint32_t used = st->journal.used;
    for (unsigned seat = 0; seat < st->game->set.players; seat++) {
        catan__put_blindly(st, &used, at_seat(seat, S_HAND), hand_of(st, seat) + owed[seat]);
    }
    st->journal.used = used;
    put(st, P_BANK, word(st, P_BANK) - all);
}

/* The kinds of which more is claimed than the bank has. */
static void tell_shortage(const catan_state *st, uint64_t claimed) {
    uint64_t bank = word(st, P_BANK), lanes = 0;
    for (unsigned k = 0; k < CATAN_CARD_KINDS; k++) {
        lanes |= CATAN__LANE(k, catan__lane(claimed, k) > catan__lane(bank, k));
    }
    catan__log_lanes(catan__log_add(st->log, CATAN_EVENT_SHORTAGE, CATAN_NOBODY, CATAN__EVERYBODY),
                     lanes);
}

static void hand_out_at_most(catan_state *st, uint64_t all, uint64_t *owed) {
    if (!catan__lanes_hold_wide(word(st, P_BANK), all)) {
        if (st->log != NULL) {
            tell_shortage(st, all);
        }
        all = cut_to_bank(st, all, owed);
    }
    for (unsigned seat = 0; st->log != NULL && seat < st->game->set.players; seat++) {
        catan__log_cards(st, CATAN_NOBODY, (int)seat, owed[seat], CATAN_REASON_PRODUCTION,
                         CATAN__EVERYBODY);
    }
    hand_out(st, all, owed);
}

/* @return what each seat has got: `owed` */
static const uint64_t *produce_afresh(catan_state *st, unsigned total, uint64_t *owed) {
    memset(owed, 0, CATAN_SEATS * sizeof *owed);
    owed_by_roll(st, total, owed);
    hand_out_at_most(st, sum_over_seats(st, owed), owed);
    return owed;
}

/* In a playout, where what each total yields is remembered, and nothing is told. @return what each
 * seat has got, in `owed` or elsewhere */
static const uint64_t *produce_from_memory(catan_state *st, unsigned total, uint64_t *owed) {
    catan__yields *y = st->yields;
    if (CATAN__RARELY(!y->valid)) {
        remember_yields(st, y);
    }
    unsigned robber = lane(st, P_TABLE, B_ROBBER);
    uint64_t all = y->all[total];
    if (all == 0) {
        return y->owed[total];
    }
    if (robber != NO_HEX && hex_byte(st, robber) >> 4 == total) {
        all = owed_but_for_robber(st, total, robber, owed);
        hand_out_at_most(st, all, owed);
        return owed;
    }
    if (CATAN__RARELY(!catan__lanes_hold_wide(word(st, P_BANK), all))) {
        memcpy(owed, y->owed[total], CATAN_SEATS * sizeof *owed);
        hand_out(st, cut_to_bank(st, all, owed), owed);
        return owed;
    }
    hand_out(st, all, y->owed[total]);
    return y->owed[total];
}

static void stage_produce(catan_state *st) {
    unsigned total = lane(st, P_TURN, T_ROLLED);
    uint64_t owed[CATAN_SEATS];
    const uint64_t *got = st->yields != NULL && !hooked(st, HOOK_yield)
                              ? produce_from_memory(st, total, owed)
                              : produce_afresh(st, total, owed);
    FOR_HOOK(st, produced, m) { m->produced(st, got); }
}
