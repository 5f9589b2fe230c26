/* Harbours are bought and laid in play; barbarians close them (V1). */
#include "core/harbours.h"
#include "rules/cities_knights/cities_knights.h"
#include "variants/prices.h"

enum { HARBOURS_BOUGHT, HARBOUR_STOCK, BUY_HARBOURS_FIELDS }; /* fields */
enum { BUY_PAY, BUY_LAY };                                    /* steps of the purchase */
enum { CARDS_OF_CHOICE = 2 };                                 /* what a 3:1 harbour costs more */
enum { LIST_WORDS = (CATAN_MAX_HARBOURS + 3) / 4 };

static int buy_harbours_enabled(const catan_config *config) { return config->buy_harbours; }

#define HARBOUR_FIELD(name, shape, cache, ...)                                                     \
    {                                                                                              \
        name, CATAN__OF_GAME, CATAN__##shape, CATAN__ALL, cache, CATAN__AUTO_WORD, 0, 0, 0, NULL,  \
            __VA_ARGS__                                                                            \
    }
static const catan__field buy_harbours_fields[BUY_HARBOURS_FIELDS] = {
    [HARBOURS_BOUGHT] =
        HARBOUR_FIELD("harbours_bought", HARBOUR_LIST, 0, {.piece = CATAN_PIECE_HARBOUR}),
    [HARBOUR_STOCK] =
        HARBOUR_FIELD("harbour_stock", COUNTS, 1,
                      {.counter = CATAN_COUNTER_HARBOUR_STOCK, .domain = CATAN_DOMAIN_HARBOUR}),
};
#undef HARBOUR_FIELD

/* --- what lies on the board --- */

static unsigned places_for_harbours(const catan_state *st) {
    return catan__harbour_places(&st->game->board);
}
static unsigned bought_word(const catan_state *st) {
    return field_word(st, MODULE_buy_harbours, HARBOURS_BOUGHT, 0);
}
static unsigned bought_in(const catan_state *st, unsigned place) {
    return catan__harbour_in(words(st, bought_word(st)), place);
}
/* FOR_BOUGHT(st, h) { ... }: every harbour that was bought, by edge. */
#define FOR_BOUGHT(st, h)                                                                          \
    for (unsigned h##_place = 0, h = 0;                                                            \
         h##_place < places_for_harbours(st) && ((h) = bought_in(st, h##_place)) != 0;             \
         h##_place++)

/* The harbour on an edge, or 0. */
static unsigned bought_on(const catan_state *st, unsigned edge) {
    FOR_BOUGHT(st, h) {
        if (catan__harbour_edge_of(h) == edge) {
            return h;
        }
    }
    return 0;
}
static int is_bought(const catan_state *st, unsigned edge) { return bought_on(st, edge) != 0; }

static void put_bought(catan_state *st, const uint64_t *list) {
    for (unsigned i = 0; i < (places_for_harbours(st) + 3) / 4; i++) {
        put(st, bought_word(st) + i, list[i]);
    }
}
static void copy_bought(const catan_state *st, uint64_t *list) {
    memcpy(list, words(st, bought_word(st)), (places_for_harbours(st) + 3) / 4 * sizeof(uint64_t));
}

/* Puts a harbour in its place, by edge. */
static void insert_harbour(catan_state *st, unsigned harbour) {
    uint64_t list[LIST_WORDS] = {0};
    copy_bought(st, list);
    unsigned at = places_for_harbours(st) - 1;
    while (at > 0 &&
           (catan__harbour_in(list, at - 1) == 0 || catan__harbour_in(list, at - 1) > harbour)) {
        catan__harbour_put(list, at, catan__harbour_in(list, at - 1));
        at--;
    }
    catan__harbour_put(list, at, harbour);
    put_bought(st, list);
}
static void turn_bought(catan_state *st, unsigned edge, unsigned turned) {
    uint64_t list[LIST_WORDS] = {0};
    copy_bought(st, list);
    for (unsigned i = 0; i < places_for_harbours(st); i++) {
        unsigned h = catan__harbour_in(list, i);
        if (h != 0 && catan__harbour_edge_of(h) == edge) {
            catan__harbour_put(list, i, catan__harbour(edge, catan__harbour_kind_of(h), turned));
        }
    }
    put_bought(st, list);
}

/* Those that nobody has bought yet, by kind (V1.1). */
static void refresh_harbour_stock(catan_state *st) {
    uint64_t left = 0;
    for (unsigned kind = 0; kind <= CATAN_HARBOUR_ANY; kind++) {
        left |= CATAN__LANE(kind, catan__harbours_of_kind(&st->game->board, kind));
    }
    FOR_BOUGHT(st, h) { left -= CATAN__LANE(catan__harbour_kind_of(h), 1); }
    put(st, field_word(st, MODULE_buy_harbours, HARBOUR_STOCK, 0), left);
}
static unsigned harbours_left(const catan_state *st, unsigned kind) {
    return lane(st, field_word(st, MODULE_buy_harbours, HARBOUR_STOCK, 0), kind);
}

/* Whether a seat has a building at an edge: whoever has is served (V1.5). */
static int is_served(const catan_state *st, unsigned seat, unsigned edge) {
    const uint16_t *ends = st->game->board.edge_nodes[edge];
    const uint64_t *own = words(st, at_seat(seat, S_BUILT));
    return set_has(own, ends[0]) || set_has(own, ends[1]);
}
static int serves(const catan_state *st, unsigned seat, unsigned harbour) {
    return CATAN__RULE(V1_6, is_served(st, seat, catan__harbour_edge_of(harbour)), 0);
}
static int is_open_harbour(unsigned harbour) {
    return CATAN__RULE(V1_9, !catan__harbour_is_turned(harbour), 1);
}

static void bought_harbours(const catan_state *st, unsigned seat, unsigned *kinds) {
    FOR_BOUGHT(st, h) {
        if (is_open_harbour(h) && serves(st, seat, h) &&
            !harbour_is_barred(st, catan__harbour_edge_of(h))) {
            *kinds |= 1U << catan__harbour_kind_of(h);
        }
    }
}

/* --- where one may be laid (V1.2, V1.5) --- */

static int node_has_harbour(const catan_state *st, unsigned node) {
    const uint16_t *edges = st->game->board.node_edges[node];
    int has = 0;
    for (unsigned i = 0; i < 3 && edges[i] != CATAN__NO; i++) {
        has |= is_harboured(st, edges[i]);
    }
    return CATAN__RULE(V1_5, has, 0);
}
/* Why none comes to an edge, buildings aside. What is no road or ship leaves no room there. */
static int32_t why_no_harbour_on(const catan_state *st, unsigned edge) {
    if (is_harboured(st, edge)) {
        return CATAN_E_HARBOURED;
    }
    if (!CATAN__RULE(V1_5, is_coast(&st->game->board, st->ground, edge), 1)) {
        return CATAN_E_NOT_COAST;
    }
    return set_has(words(st, P_TAKEN), edge) && edge_owner(st, edge) == CATAN_NOBODY
               ? CATAN_E_PLACE_TAKEN
               : CATAN_OK;
}
/* Buildings that a seat may choose one for: its own. */
static uint64_t harbour_nodes(const catan_state *st, unsigned seat, unsigned i) {
    return CATAN__RULE(V1_2, seat_word(st, seat, S_BUILT + i), word(st, P_BUILT + i));
}
static void harbour_sites(const catan_state *st, unsigned seat, argset *out) {
    *out = args_none();
    for (unsigned i = 0; i < W_NODES; i++) {
        for (uint64_t left = harbour_nodes(st, seat, i); left != 0; left &= left - 1) {
            unsigned node = 64 * i + catan__lowest(left);
            const uint16_t *edges = st->game->board.node_edges[node];
            int full = node_has_harbour(st, node);
            for (unsigned j = 0; !full && j < 3 && edges[j] != CATAN__NO; j++) {
                if (why_no_harbour_on(st, edges[j]) == CATAN_OK) {
                    set_add(out->w, edges[j]);
                }
            }
        }
    }
}

/* --- buying (V1.2 to V1.4) --- */

static uint64_t basic_price(void) {
    return CATAN__LANE(CATAN_LUMBER, 1) + CATAN__LANE(CATAN_ORE, 1) + CATAN__LANE(CATAN_BRICK, 1);
}
/* Of a 3:1 harbour what is not of choice. */
static uint64_t price_buy_harbour(const catan_state *st, unsigned seat, unsigned kind) {
    uint64_t own = kind == CATAN_HARBOUR_ANY ? 0 : CATAN__LANE(kind, 1);
    return changed_price(st, seat, PRICE_HARBOUR, basic_price() + CATAN__RULE(V1_3, own, 0));
}
static unsigned cards_of_choice(unsigned kind) {
    return kind == CATAN_HARBOUR_ANY ? CATAN__RULE(V1_4, CARDS_OF_CHOICE, 0) : 0;
}
static int pays_for_harbour(const catan_state *st, unsigned seat, unsigned kind) {
    uint64_t cost = price_buy_harbour(st, seat, kind);
    return can_pay(st, seat, cost) &&
           catan__lanes_sum(resource_lanes(hand_of(st, seat) - cost)) >= cards_of_choice(kind);
}
static int is_for_sale(const catan_state *st, unsigned kind) {
    return CATAN__RULE(V1_1, harbours_left(st, kind) != 0, 1);
}

static void sites_buy_harbour(const catan_state *st, unsigned seat, argset *out) {
    argset places;
    harbour_sites(st, seat, &places);
    *out = args_none();
    for (unsigned kind = 0; args_some(&places) && kind <= CATAN_HARBOUR_ANY; kind++) {
        if (is_for_sale(st, kind) && pays_for_harbour(st, seat, kind)) {
            set_add(out->w, kind);
        }
    }
}
static int32_t why_buy_harbour(const catan_state *st, unsigned seat, unsigned kind) {
    if (!is_for_sale(st, kind)) {
        return CATAN_E_NO_HARBOUR;
    }
    return pays_for_harbour(st, seat, kind) ? CATAN_E_NO_BUILDING : CATAN_E_CANNOT_PAY;
}
static void play_buy_harbour(catan_state *st, unsigned seat, unsigned kind) {
    unsigned more = cards_of_choice(kind);
    pay(st, seat, price_buy_harbour(st, seat, kind), CATAN_REASON_PAID);
    push_task(st, catan__task(CATAN__TASK_BUY_HARBOUR, seat, more != 0 ? BUY_PAY : BUY_LAY, kind,
                              more, 0));
}

static void sites_pay_harbour(const catan_state *st, unsigned seat, argset *out) {
    sites_next_card(st, resource_lanes(hand_of(st, seat)), out);
}
static int32_t why_pay_harbour(const catan_state *st, unsigned seat, unsigned card) {
    return why_next_card(st, resource_lanes(hand_of(st, seat)), card);
}
static void play_pay_harbour(catan_state *st, unsigned seat, unsigned card) {
    uint64_t t = top_task(st);
    pay(st, seat, CATAN__LANE(card, 1), CATAN_REASON_PAID);
    if (!more_cards(st, card)) {
        set_top(st, task_with(t, seat, BUY_LAY, catan__task_more(t), 0, 0));
    }
}

#define sites_lay_harbour harbour_sites
static int32_t why_lay_harbour(const catan_state *st, unsigned seat, unsigned edge) {
    int32_t status = why_no_harbour_on(st, edge);
    if (status != CATAN_OK) {
        return status;
    }
    return is_served(st, seat, edge) ? CATAN_E_HARBOURED : CATAN_E_NO_BUILDING;
}
static void play_lay_harbour(catan_state *st, unsigned seat, unsigned edge) {
    unsigned kind = catan__task_more(top_task(st));
    (void)seat;
    pop_task(st);
    insert_harbour(st, catan__harbour(edge, kind, 0));
    put_lane(st, field_word(st, MODULE_buy_harbours, HARBOUR_STOCK, 0), kind,
             harbours_left(st, kind) - 1);
}

/* --- the barbarians close harbours (V1.7, V1.8) --- */

/* Harbours of a seat that may be attacked: edges. */
static void open_harbours(const catan_state *st, unsigned seat, argset *out) {
    *out = args_none();
    FOR_BOUGHT(st, h) {
        if (is_open_harbour(h) && is_served(st, seat, catan__harbour_edge_of(h))) {
            set_add(out->w, catan__harbour_edge_of(h));
        }
    }
}
static unsigned seats_with_harbours(const catan_state *st) {
    unsigned seats = 0;
    for (unsigned seat = 0; seat < st->game->set.players; seat++) {
        argset edges;
        open_harbours(st, seat, &edges);
        seats |= (unsigned)args_some(&edges) << seat;
    }
    return seats;
}
static void ask_turn_harbour(catan_state *st, unsigned seats) {
    unsigned seat = next_seat(st, seats, order_from(st));
    if (seat == NO_SEAT) {
        pop_task(st);
    } else {
        set_top(st, catan__task(CATAN__TASK_TURN_HARBOUR, seat, 0, seats & ~(1U << seat), 0, 0));
    }
}
static void stage_turn_harbours(catan_state *st) {
    unsigned seats = 0;
    if (st->game->set.cities_knights && CATAN__RULE(V1_7, is_landing(st), 0)) {
        seats = seats_with_harbours(st);
    }
    if (seats != 0) {
        push_task(st, catan__task(CATAN__TASK_TURN_HARBOUR, CATAN__ACTOR_NONE, 0, 0, 0, 0));
        ask_turn_harbour(st, seats);
    }
}

#define sites_turn_harbour open_harbours
static int32_t why_turn_harbour(const catan_state *st, unsigned seat, unsigned edge) {
    (void)st, (void)seat, (void)edge;
    return CATAN_E_NO_HARBOUR;
}
static void play_turn_harbour(catan_state *st, unsigned seat, unsigned edge) {
    (void)seat;
    turn_bought(st, edge, 1);
    ask_turn_harbour(st, catan__task_more(top_task(st)));
}

/* An active knight at a harbour that could be attacked: he chooses which one is (V1.8). */
static void sites_protect_harbours(const catan_state *st, unsigned seat, argset *out) {
    *out = args_none();
    FOR_KNIGHTS(st, seat, k) {
        const uint16_t *edges = st->game->board.node_edges[catan__knight_node_of(k)];
        for (unsigned i = 0; i < 3 && edges[i] != CATAN__NO; i++) {
            unsigned h = bought_on(st, edges[i]);
            if (CATAN__RULE(V1_8, is_active(k), 0) && h != 0 && is_open_harbour(h) &&
                is_served(st, seat, edges[i])) {
                set_add(out->w, catan__knight_node_of(k));
            }
        }
    }
}
static int32_t why_protect_harbours(const catan_state *st, unsigned seat, unsigned node) {
    unsigned knight = knight_on(st, seat, node);
    if (knight == 0) {
        return CATAN_E_NO_KNIGHT;
    }
    return is_active(knight) ? CATAN_E_NO_HARBOUR : CATAN_E_KNIGHT_PASSIVE;
}
static void play_protect_harbours(catan_state *st, unsigned seat, unsigned node) {
    unsigned knight = knight_on(st, seat, node);
    change_knight(st, seat, node, catan__knight_level_of(knight),
                  catan__knight_state_of(knight) & CATAN_KNIGHT_RAISED);
    ask_turn_harbour(st, catan__task_more(top_task(st)));
}

/* --- and their owners open them again (V1.9) --- */

static uint64_t price_restore_harbour(const catan_state *st, unsigned seat, unsigned edge) {
    (void)edge;
    return changed_price(st, seat, PRICE_RESTORED_HARBOUR, basic_price());
}
static void sites_restore_harbour(const catan_state *st, unsigned seat, argset *out) {
    *out = args_none();
    if (!can_pay(st, seat, price_restore_harbour(st, seat, 0))) {
        return;
    }
    FOR_BOUGHT(st, h) {
        if (catan__harbour_is_turned(h) && is_served(st, seat, catan__harbour_edge_of(h))) {
            set_add(out->w, catan__harbour_edge_of(h));
        }
    }
}
static int32_t why_restore_harbour(const catan_state *st, unsigned seat, unsigned edge) {
    (void)edge;
    return can_pay(st, seat, price_restore_harbour(st, seat, 0)) ? CATAN_E_NO_HARBOUR
                                                                 : CATAN_E_CANNOT_PAY;
}
static void play_restore_harbour(catan_state *st, unsigned seat, unsigned edge) {
    pay(st, seat, price_restore_harbour(st, seat, edge), CATAN_REASON_PAID);
    turn_bought(st, edge, 0);
}

/* Drops what the hand rules out before any set is made. */
static void buy_harbours_gate(const catan_state *st, unsigned seat, uint64_t *kinds) {
    const uint64_t bought =
        CATAN__BIT(CATAN_MOVE_BUY_HARBOUR % 64) | CATAN__BIT(CATAN_MOVE_RESTORE_HARBOUR % 64);
    if (!hooked(st, HOOK_price) && !can_pay(st, seat, basic_price())) {
        kinds[1] &= ~bought;
    }
}

/* --- positions from outside --- */

static int sound_buy_harbour(const catan_state *st, uint64_t t, uint64_t below, int top) {
    unsigned seat = catan__task_actor(t), step = catan__task_step(t), kind = catan__task_more(t);
    unsigned left = catan__task_a(t), low = catan__task_b(t);
    int in_turn = is_on(below, CATAN__TASK_TURN) && catan__task_step(below) == TURN_ACTION;
    argset places;
    if (!top || !is_seat(st, seat) || !(in_turn || is_on(below, CATAN__TASK_SPECIAL)) ||
        catan__task_actor(below) != seat || kind > CATAN_HARBOUR_ANY || !is_for_sale(st, kind)) {
        return 0;
    }
    if (step == BUY_LAY) {
        return left == 0 && low == 0;
    }
    harbour_sites(st, seat, &places);
    return step == BUY_PAY && left >= 1 && left <= cards_of_choice(kind) && low <= CATAN_ORE &&
           (left < CARDS_OF_CHOICE || low == 0) && args_some(&places);
}

static int sound_turn_harbour(const catan_state *st, uint64_t t, uint64_t below, int top) {
    return top && st->game->set.cities_knights && catan__task_b(t) == 0 &&
           asks_of(st, t, seats_with_harbours(st)) && after_stage(st, below, stage_turn_harbours);
}

/* Each on a coast, ascending, no more of a kind than there are; turned by barbarians alone; none
 * before the first turn. */
static int32_t buy_harbours_verify(const catan_state *st, const char **field) {
    const catan__board *b = &st->game->board;
    unsigned places = places_for_harbours(st), count[8] = {0}, before = 0, ended = 0, wrong = 0;
    uint64_t ground[G_WORDS];
    current_ground(st, ground);
    for (unsigned i = 0; i < (places + 3) / 4 * 4; i++) {
        unsigned h = bought_in(st, i), edge = catan__harbour_edge_of(h);
        unsigned kind = catan__harbour_kind_of(h);
        ended |= h == 0;
        if (h == 0) {
            continue;
        }
        wrong |= ended || i >= places || h <= before || h < catan__harbour(0, 0, 0) ||
                 edge >= b->edges || !is_coast(b, ground, edge) || kind > CATAN_HARBOUR_ANY ||
                 ++count[kind] > catan__harbours_of_kind(b, kind) ||
                 (before != 0 && edge == catan__harbour_edge_of(before)) ||
                 (catan__harbour_is_turned(h) && !st->game->set.cities_knights) ||
                 lane(st, P_TURN, T_SEAT) == NO_SEAT;
        before = h;
    }
    return wrong ? fault(field, "harbours_bought", CATAN_E_POSITION_PLACE) : CATAN_OK;
}

/* --- the row --- */

#define M(NAME) CATAN_MOVE_##NAME
#define ROW(NAME, name, price)                                                                     \
    { sites_##name, why_##name, play_##name, NULL, M(NAME), NULL, NULL, price }
static const kind_row buy_harbours_kinds[] = {
    ROW(BUY_HARBOUR, buy_harbour, price_buy_harbour),
    ROW(PAY_HARBOUR, pay_harbour, NULL),
    ROW(LAY_HARBOUR, lay_harbour, NULL),
    ROW(TURN_HARBOUR, turn_harbour, NULL),
    ROW(PROTECT_HARBOURS, protect_harbours, NULL),
    ROW(RESTORE_HARBOUR, restore_harbour, price_restore_harbour),
};
#undef ROW
static const task_row buy_harbours_tasks[] = {
    {CATAN__TASK_BUY_HARBOUR,
     NULL,
     sound_buy_harbour,
     {{BUY_PAY, CATAN_ASK_PAY_HARBOUR, {M(PAY_HARBOUR)}},
      {BUY_LAY, CATAN_ASK_LAY_HARBOUR, {M(LAY_HARBOUR)}}}},
    {CATAN__TASK_TURN_HARBOUR,
     NULL,
     sound_turn_harbour,
     {{0, CATAN_ASK_TURN_HARBOUR, {M(TURN_HARBOUR), M(PROTECT_HARBOURS)}}}},
};
static const uint8_t buy_harbours_more_kinds[][3] = {
    {CATAN__TASK_TURN, TURN_ACTION, M(BUY_HARBOUR)},
    {CATAN__TASK_TURN, TURN_ACTION, M(RESTORE_HARBOUR)},
    {CATAN__TASK_SPECIAL, 0, M(BUY_HARBOUR)},
    {CATAN__TASK_SPECIAL, 0, M(RESTORE_HARBOUR)},
};
static const uint16_t buy_harbours_abouts[][3] = {
    {CATAN__TASK_BUY_HARBOUR, BUY_PAY, CATAN__ABOUT_WHAT_MORE},
    {CATAN__TASK_BUY_HARBOUR, BUY_LAY, CATAN__ABOUT_WHAT_MORE},
};
static const stage_row buy_harbours_stages[] = {
    {STAGE_BEFORE_ATTACK, 0, stage_turn_harbours},
};

/* Without barbarians nobody turns any. */
static void buy_harbours_compiled(catan_game *g) {
    if (!g->set.cities_knights) {
        drop_kind(g, M(TURN_HARBOUR));
        drop_kind(g, M(PROTECT_HARBOURS));
        drop_kind(g, M(RESTORE_HARBOUR));
    }
}
#undef M

static const module buy_harbours_module = {
    .name = "buy_harbours",
    .enabled = buy_harbours_enabled,
    .fields = buy_harbours_fields,
    .field_count = COUNT(buy_harbours_fields),
    .kinds = buy_harbours_kinds,
    .kind_count = COUNT(buy_harbours_kinds),
    .tasks = buy_harbours_tasks,
    .task_count = COUNT(buy_harbours_tasks),
    .stages = buy_harbours_stages,
    .stage_count = COUNT(buy_harbours_stages),
    .abouts = buy_harbours_abouts,
    .about_count = COUNT(buy_harbours_abouts),
    .more_kinds = buy_harbours_more_kinds,
    .more_kind_count = COUNT(buy_harbours_more_kinds),
    .compiled = buy_harbours_compiled,
    .refresh = refresh_harbour_stock,
    .verify = buy_harbours_verify,
    .gate = buy_harbours_gate,
    .harbours = bought_harbours,
    .harboured = is_bought,
};
