/* Whether a position is sound, reachable or not: what a text or save must fulfil (B-4 to B-7, B-51
 * to B-54, B-70 to B-74). Only verify_awards() sees caches. */
#include "rules/base/base.h"

/* Land on one side, sea or the map's rim on the other, whether there is sea around it or not. */
static int is_coast(const catan__board *b, const uint64_t *ground, unsigned edge) {
    return set_has(ground + G_LAND_EDGES, edge) &&
           (set_has(ground + G_SEA_EDGES, edge) || b->edge_hexes[edge][1] == CATAN__NO);
}

/* Harbours that lie elsewhere in every layout: as many as there are, on coasts, none at another. */
static int places_fit(const catan_state *st) {
    const catan__board *b = &st->game->board;
    const uint64_t *places = words(st, st->game->harbour_place_word);
    uint64_t ground[G_WORDS], taken[W_NODES] = {0};
    unsigned count = 0;
    current_ground(st, ground);
    for (unsigned i = 0; i < 64 * W_EDGES; i++) {
        if (!set_has(places, i)) {
            continue;
        }
        if (i >= b->edges || !is_coast(b, ground, i) || set_has(taken, b->edge_nodes[i][0]) ||
            set_has(taken, b->edge_nodes[i][1])) {
            return 0;
        }
        set_add(taken, b->edge_nodes[i][0]);
        set_add(taken, b->edge_nodes[i][1]);
        count++;
    }
    return count == b->harbours;
}

/* Whether a hex can have come to such a terrain and number: as laid, or discovered (S-81). A token
 * of those that change places stands for all of them (C-115). */
static int may_lie(const catan_state *st, unsigned hex, unsigned terrain, unsigned number) {
    const catan__board *b = &st->game->board;
    unsigned moving = st->game->moving_numbers;
    FOR_HOOK(st, may_lie, m) {
        if (m->may_lie(st, hex, terrain, number)) {
            return 1;
        }
    }
    if ((b->flags[hex] & CATAN_HEX_FOG) != 0 && terrain != CATAN_FOG) {
        return terrain <= CATAN_GOLD &&
               (number == 0 || (catan__is_token(number) && catan__produces(terrain)));
    }
    int fits = catan__hex_fits(b, hex, terrain, number);
    for (unsigned i = 0; !fits && (moving >> number & 1) != 0 && i < CATAN__NUMBERS; i++) {
        fits = (moving >> i & 1) != 0 && catan__hex_fits(b, hex, terrain, i);
    }
    return fits;
}

static int32_t verify_board(const catan_state *st, const char **field) {
    const catan_game *g = st->game;
    const catan__board *b = &g->board;
    for (unsigned h = 0; h < 8U * st->game->hex_words; h++) {
        unsigned byte = hex_byte(st, h);
        if (h >= b->hexes ? byte != 0 : !may_lie(st, h, byte & 15U, byte >> 4)) {
            return fault(field, "board", CATAN_E_POSITION_BOARD);
        }
    }
    for (unsigned h = 0; h < (b->harbours + 15U) / 16U * 16U; h++) {
        unsigned kind = harbour_kind(st, h);
        if (h < b->harbours ? kind > CATAN_HARBOUR_ANY : kind != 0) {
            return fault(field, "harbours", CATAN_E_POSITION_BOARD);
        }
    }
    if (g->harbour_place_word != 0 && !places_fit(st)) {
        return fault(field, "harbour_places", CATAN_E_POSITION_BOARD);
    }
    unsigned robber = lane(st, P_TABLE, B_ROBBER);
    if (robber != NO_HEX && (robber >= b->hexes || hex_terrain(st, robber) == CATAN_SEA ||
                             hex_terrain(st, robber) == CATAN_FOG)) {
        return fault(field, "robber", CATAN_E_POSITION_PLACE);
    }
    return CATAN_OK;
}

static int32_t verify_cards(const catan_state *st, const char **field) {
    const catan__settings *set = &st->game->set;
    for (unsigned k = 0; k < CATAN_CARD_KINDS; k++) {
        unsigned sum = catan__lane(word(st, P_BANK), k);
        for (unsigned seat = 0; seat < set->players; seat++) {
            sum += catan__lane(hand_of(st, seat), k);
        }
        if (sum != catan__lane(set->totals, k)) {
            return fault(field, "bank", CATAN_E_POSITION_CARDS);
        }
    }
    for (unsigned k = 0; k < 8; k++) {
        unsigned sum = catan__lane(word(st, P_DECK), k), all = catan__lane(set->deck, k);
        for (unsigned seat = 0; seat < set->players; seat++) {
            sum += catan__lane(seat_word(st, seat, S_CARDS), k);
            sum += k == CATAN_KNIGHT ? stock(st, seat, K_KNIGHTS) : 0;
        }
        /* Played progress cards have left the game. */
        if (k == CATAN_KNIGHT || k == CATAN_POINT ? sum != all : sum > all) {
            return fault(field, "deck", CATAN_E_POSITION_DECK);
        }
    }
    unsigned active = active_seat(st);
    uint64_t fresh = word(st, P_FRESH);
    if (fresh != 0 && (active >= set->players ||
                       ((fresh | seat_word(st, active, S_CARDS)) & CATAN__LANES(0x80)) != 0 ||
                       !catan__lanes_hold(seat_word(st, active, S_CARDS), fresh))) {
        return fault(field, "fresh", CATAN_E_POSITION_DECK);
    }
    return CATAN_OK;
}

static unsigned count_nodes(const catan_state *st, unsigned seat, int cities) {
    unsigned n = 0;
    for (unsigned i = 0; i < W_NODES; i++) {
        uint64_t city = word(st, P_CITIES + i);
        n += catan__popcount(seat_word(st, seat, S_BUILT + i) & (cities ? city : ~city));
    }
    return n;
}

static int32_t verify_supply(const catan_state *st, unsigned seat, const char **field) {
    const catan__settings *set = &st->game->set;
    unsigned turned = count_turned(st, seat);
    if (roads_laid(st, seat) > set->roads) {
        return fault(field, "roads", CATAN_E_POSITION_PIECES);
    }
    if (count_nodes(st, seat, 0) > set->settlements + turned ||
        count_nodes(st, seat, 1) + turned > set->cities) {
        return fault(field, "buildings", CATAN_E_POSITION_PIECES);
    }
    return CATAN_OK;
}

static int32_t verify_places(const catan_state *st, const char **field) {
    const catan_game *g = st->game;
    argset nodes = args_none(), edges = args_none();
    uint64_t ground[G_WORDS]; /* the position's own is a cache */
    current_ground(st, ground);
    for (unsigned seat = 0; seat < g->set.players; seat++) {
        for (unsigned i = 0; i < W_NODES; i++) {
            uint64_t own = seat_word(st, seat, S_BUILT + i);
            if ((own & (nodes.w[i] | ~ground[G_LAND_NODES + i])) != 0) {
                return fault(field, "buildings", CATAN_E_POSITION_PLACE);
            }
            nodes.w[i] |= own;
        }
        for (unsigned i = 0; i < W_EDGES; i++) {
            uint64_t own = seat_word(st, seat, S_ROADS + i);
            if ((own & (edges.w[i] | ~ground[G_LAND_EDGES + i])) != 0) {
                return fault(field, "roads", CATAN_E_POSITION_PLACE);
            }
            edges.w[i] |= own;
        }
        int32_t status = verify_supply(st, seat, field);
        if (status != CATAN_OK) {
            return status;
        }
    }
    for (unsigned i = 0; i < W_NODES; i++) {
        if ((word(st, P_CITIES + i) & ~nodes.w[i]) != 0) {
            return fault(field, "cities", CATAN_E_POSITION_PLACE);
        }
    }
    for (unsigned n = 0; n < g->board.nodes; n++) {
        for (unsigned i = 0; i < 3 && set_has(nodes.w, n) && g->board.node_near[n][i] != CATAN__NO;
             i++) {
            if (set_has(nodes.w, g->board.node_near[n][i])) {
                return fault(field, "buildings", CATAN_E_POSITION_DISTANCE);
            }
        }
    }
    return CATAN_OK;
}

/* What is held follows from armies and route lengths (B-70, B-71, B-74). */
static int32_t verify_awards(const catan_state *st, const char **field) {
    unsigned n = st->game->set.players, road = lane(st, P_TABLE, B_ROAD),
             army = lane(st, P_TABLE, B_ARMY);
    unsigned longest = 0, longest_seats = 0, largest = 0;
    for (unsigned seat = 0; seat < n; seat++) {
        unsigned length = stock(st, seat, K_ROUTE), knights = stock(st, seat, K_KNIGHTS);
        longest_seats = length > longest ? 1 : longest_seats + (length == longest);
        longest = length > longest ? length : longest;
        largest = knights > largest ? knights : largest;
    }
    /* Nobody holds it only if nobody has 5 or several tie (B-74); with a piece in the hand that has
     * still to be judged (G-9). */
    int judged = lane(st, P_TURN, T_HOLD) == 0;
    if (!judged                   ? road >= n && road != NO_SEAT
        : hooked(st, HOOK_holder) ? road != judged_holder(st, B_ROAD, NO_SEAT)
        : road == NO_SEAT         ? longest >= 5 && longest_seats == 1
                          : road >= n || longest < 5 || stock(st, road, K_ROUTE) != longest) {
        return fault(field, "longest_road", CATAN_E_POSITION_AWARD);
    }
    if (hooked(st, HOOK_holder)) {
        return army == judged_holder(st, B_ARMY, NO_SEAT)
                   ? CATAN_OK
                   : fault(field, "largest_army", CATAN_E_POSITION_AWARD);
    }
    if (army == NO_SEAT ? largest >= 3
                        : army >= n || largest < 3 || stock(st, army, K_KNIGHTS) != largest) {
        return fault(field, "largest_army", CATAN_E_POSITION_AWARD);
    }
    return CATAN_OK;
}

/* Tasks that there are only while a piece is in the hand (G-9). */
static unsigned pieces_in_hand(const catan_state *st) {
    unsigned n = 0, depth = lane(st, P_TURN, T_DEPTH);
    for (unsigned i = 0; i < depth && i < CATAN_MAX_TASKS; i++) {
        unsigned kind = catan__task_kind_of(word(st, P_AGENDA + i));
        n += kind < CATAN__TASK_KINDS && (st->game->held >> kind & 1) != 0;
    }
    return n;
}

static int32_t verify_turn(const catan_state *st, const char **field) {
    const catan__settings *set = &st->game->set;
    unsigned seat = lane(st, P_TURN, T_SEAT), active = active_seat(st),
             rolled = lane(st, P_TURN, T_ROLLED);
    unsigned result = lane(st, P_TABLE, B_RESULT);
    if ((seat >= set->players && seat != NO_SEAT) || (seat == NO_SEAT) != (turn_number(st) == 0)) {
        return fault(field, "seat", CATAN_E_POSITION_TURN);
    }
    int paired =
        set->paired_turns && seat != NO_SEAT && active == seat_after(st, seat, PAIRED_OFFSET);
    if (active != NO_SEAT && active != seat && !paired) {
        return fault(field, "active", CATAN_E_POSITION_TURN);
    }
    if (rolled == 1 || rolled > 12 || lane(st, P_TURN, T_PLAYED) > (set->deck != 0)) {
        return fault(field, rolled == 1 || rolled > 12 ? "rolled" : "played",
                     CATAN_E_POSITION_TURN);
    }
    unsigned offers = lane(st, P_TURN, T_OFFERS);
    if (offers != 0 &&
        (!set->trade || (set->offers_per_turn != 0 && offers > set->offers_per_turn))) {
        return fault(field, "offers", CATAN_E_POSITION_TURN);
    }
    if (seat == NO_SEAT && (rolled | offers | lane(st, P_TURN, T_PLAYED)) != 0) {
        return fault(field, "rolled", CATAN_E_POSITION_TURN); /* nobody has had a turn */
    }
    if (result > set->players && result != RESULT_DRAW) {
        return fault(field, "result", CATAN_E_POSITION_TURN);
    }
    /* With a wrong count from outside nothing would ever be judged, or too early. */
    if (lane(st, P_TURN, T_HOLD) != pieces_in_hand(st)) {
        return fault(field, "hold", CATAN_E_POSITION_TURN);
    }
    for (unsigned sum = 0; sum < 16; sum++) {
        if ((word(st, P_DICE) >> 4 * sum & 15) > (sum > 10 ? 0 : pairs_of(FULL_DICE, sum + 2)) ||
            (!has_dice_deck(set) && word(st, P_DICE) != 0)) {
            return fault(field, "dice", CATAN_E_POSITION_DECK);
        }
    }
    return CATAN_OK;
}

/* An offer lies open exactly while its task does; its bundles are ones that could be composed
 * (B-44, B-45). */
static int32_t verify_offer(const catan_state *st, const char **field) {
    unsigned depth = lane(st, P_TURN, T_DEPTH), active = active_seat(st);
    uint64_t give = word(st, P_GIVE), want = word(st, P_WANT);
    int open = depth >= 2 && depth <= CATAN_MAX_TASKS &&
               catan__task_kind_of(word(st, P_AGENDA + depth - 1)) == CATAN__TASK_OFFER;
    if (!open || active == NO_SEAT) {
        return give == 0 && want == 0 && !open ? CATAN_OK
                                               : fault(field, "give", CATAN_E_POSITION_TASK);
    }
    if (((give | want) & CATAN__LANES(0x80)) != 0 ||
        !catan__lanes_hold(hand_of(st, active), give) || give == 0 ||
        lane(st, P_TURN, T_OFFERS) == 0 ||
        (want == 0 && (wantable(st, active, 0) & ~catan__lanes_some(give)) == 0)) {
        return fault(field, "give", CATAN_E_POSITION_TASK);
    }
    uint64_t outside = st->game->set.totals - hand_of(st, active);
    if ((catan__lanes_some(give) & catan__lanes_some(want)) != 0 ||
        !catan__lanes_hold(outside, want)) {
        return fault(field, "want", CATAN_E_POSITION_TASK);
    }
    return CATAN_OK;
}

static int32_t verify_counters(const catan_state *st, const char **field) {
    const catan__settings *set = &st->game->set;
    unsigned active = active_seat(st);
    uint64_t top = unjudged_top(st);
    int open = catan__task_kind_of(top) == CATAN__TASK_OFFER;
    for (unsigned seat = 0; set->counter_offers && seat < set->players; seat++) {
        uint64_t give = word(st, counter_word(st, seat, 0)),
                 want = word(st, counter_word(st, seat, 1));
        uint64_t outside = set->totals - hand_of(st, seat);
        int composing =
            open && catan__task_step(top) == OFFER_COUNTER && catan__task_actor(top) == seat;
        int made = open && (countered_seats(top) >> seat & 1) != 0;
        if ((!composing && !made) || seat == active) {
            if (give != 0 || want != 0) {
                return fault(field, "counter_give", CATAN_E_POSITION_TASK);
            }
            continue;
        }
        if (((give | want) & CATAN__LANES(0x80)) != 0 || give == 0 || (made && want == 0) ||
            !catan__lanes_hold(hand_of(st, seat), give) || !catan__lanes_hold(outside, want) ||
            (catan__lanes_some(give) & catan__lanes_some(want)) != 0) {
            return fault(field, "counter_give", CATAN_E_POSITION_TASK);
        }
    }
    return CATAN_OK;
}

static int32_t base_verify(const catan_state *st, const char **field) {
    int32_t (*const parts[])(const catan_state *, const char **) = {
        verify_board, verify_cards, verify_places, verify_turn, verify_offer, verify_counters};
    int32_t status = CATAN_OK;
    for (unsigned i = 0; i < sizeof parts / sizeof *parts && status == CATAN_OK; i++) {
        status = parts[i](st, field);
    }
    return status;
}
