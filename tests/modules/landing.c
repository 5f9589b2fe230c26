/* The landing of the barbarians of Cities & Knights, on the base game: what a roll with several
 * decisions needs from the core (C-24, C-64 to C-77). Left out: knights as pieces (a seat has a
 * strength), turned cities (C-77), what the cards do. */
#include "kinds.h"
#include "rules/base/base.h"

enum { LANDING_STEPS = 7, LANDING_MOST = 12, DECKS = 3 }; /* strength: two knights of each level */
enum { DEFENDERS_MOST = 60 };                             /* with more points no game goes on */
enum { EVENT_SHIP, EVENT_FACES = 4 };

/* The decks by kind of card, as nibbles: science, politics, trade (C-8). */
static const uint64_t full_decks[DECKS] = {UINT64_C(0x2221212222), UINT64_C(0x123222222),
                                           UINT64_C(0x422226)};

/* --- fields --- */

enum { FIELD_SHIP, FIELD_DECK, FIELD_STRENGTH = FIELD_DECK + DECKS, FIELD_DEFENDER, FIELD_DRAWN };

#define FIELD(name, scope, shape, who)                                                             \
    {                                                                                              \
        name, CATAN__##scope, CATAN__##shape, CATAN__##who, 0, CATAN__AUTO_WORD, 0, 0, 0, NULL, {  \
            0, 0, 0, 0, 0, NULL                                                                    \
        }                                                                                          \
    }
static const catan__field landing_fields[] = {
    /* Steps since the last attack; 7: it is landing. */
    [FIELD_SHIP] = FIELD("landing_ship", OF_GAME, LANE8, ALL),
    [FIELD_DECK] = FIELD("landing_science", OF_GAME, NIBBLES, NOBODY_KNOWS),
    FIELD("landing_politics", OF_GAME, NIBBLES, NOBODY_KNOWS),
    FIELD("landing_trade", OF_GAME, NIBBLES, NOBODY_KNOWS),
    [FIELD_STRENGTH] = FIELD("landing_strength", OF_SEAT, LANE8, ALL), /* of the active knights */
    [FIELD_DEFENDER] = FIELD("landing_defender", OF_SEAT, LANE8, ALL), /* cards, a point each */
    [FIELD_DRAWN] = FIELD("landing_drawn", OF_SEAT, LANE8, ALL),       /* progress cards, a count */
};
#undef FIELD

static unsigned landing_lane(const catan_state *st, unsigned field, unsigned seat) {
    return field_lane(st, MODULE_test_landing, field, seat);
}
static void put_landing_lane(catan_state *st, unsigned field, unsigned seat, unsigned value) {
    put_field_lane(st, MODULE_test_landing, field, seat, value);
}
static unsigned deck_word(const catan_state *st, unsigned i) {
    return field_word(st, MODULE_test_landing, FIELD_DECK + i, 0);
}
static unsigned ship(const catan_state *st) { return landing_lane(st, FIELD_SHIP, 0); }
static unsigned strength(const catan_state *st, unsigned seat) {
    return landing_lane(st, FIELD_STRENGTH, seat);
}
static uint64_t deck(const catan_state *st, unsigned i) { return word(st, deck_word(st, i)); }
static unsigned landing_points(const catan_state *st, unsigned seat) {
    return landing_lane(st, FIELD_DEFENDER, seat);
}
static void add_one(catan_state *st, unsigned field, unsigned seat) {
    put_landing_lane(st, field, seat, landing_lane(st, field, seat) + 1);
}

/* --- one more active knight, before the ship lands (C-25, C-50) --- */

static void sites_test_muster(const catan_state *st, unsigned seat, argset *out) {
    *out = args_one(strength(st, seat) < LANDING_MOST &&
                    catan__lane(hand_of(st, seat), CATAN_GRAIN) != 0);
}
static int32_t why_test_muster(const catan_state *st, unsigned seat, unsigned arg) {
    (void)arg;
    return strength(st, seat) < LANDING_MOST ? CATAN_E_CANNOT_PAY : CATAN_E_NO_PIECE;
}
static void play_test_muster(catan_state *st, unsigned seat, unsigned arg) {
    (void)arg;
    pay(st, seat, CATAN__LANE(CATAN_GRAIN, 1), CATAN_REASON_PAID);
    add_one(st, FIELD_STRENGTH, seat);
}

/* --- the event die (C-5, C-6) --- */

static void stage_test_event(catan_state *st) {
    push_task(st, catan__task(CATAN__TASK_TEST_EVENT, CATAN__ACTOR_CHANCE, 0, 0, 0, 0));
}
static void sites_test_event(const catan_state *st, unsigned seat, argset *out) {
    (void)st, (void)seat;
    *out = args_one(CATAN__BIT(EVENT_FACES) - 1);
}
static int32_t why_test_event(const catan_state *st, unsigned seat, unsigned arg) {
    (void)st, (void)seat, (void)arg;
    return CATAN_E_NO_OUTCOME;
}
static uint32_t weigh_test_event(const catan_state *st, uint64_t args, uint32_t *weights) {
    (void)st, (void)args;
    for (unsigned face = 0; face < EVENT_FACES; face++) {
        weights[face] = face == EVENT_SHIP ? 3 : 1;
    }
    return 6;
}
static void play_test_event(catan_state *st, unsigned seat, unsigned face) {
    (void)seat;
    pop_task(st);
    if (face == EVENT_SHIP) {
        add_one(st, FIELD_SHIP, 0);
    }
}

/* --- the fight --- */

/* Whether a seat has a city, and a settlement to put in its place. */
static int can_lose(const catan_state *st, unsigned seat) {
    return stock(st, seat, K_CITIES) < st->game->set.cities && stock(st, seat, K_SETTLEMENTS) != 0;
}

/* Seats with the lowest contribution among those that can lose a city (C-68, C-69). */
static unsigned weakest_seats(const catan_state *st) {
    unsigned seats = 0, least = LANDING_MOST;
    for (unsigned seat = 0; seat < st->game->set.players; seat++) {
        unsigned own = strength(st, seat);
        if (can_lose(st, seat) && own <= least) {
            seats = own < least ? 1U << seat : seats | 1U << seat;
            least = own;
        }
    }
    return seats;
}

/* Seats with the highest contribution; none if that is 0 (C-71 to C-73). */
static unsigned strongest_seats(const catan_state *st) {
    unsigned seats = 0, most = 1;
    for (unsigned seat = 0; seat < st->game->set.players; seat++) {
        unsigned own = strength(st, seat);
        if (own >= most) {
            seats = own > most ? 1U << seat : seats | 1U << seat;
            most = own;
        }
    }
    return seats;
}

/* The next of `seats`, in turn order, loses a city (C-70). */
static void ask_lose(catan_state *st, unsigned seats) {
    unsigned seat = next_seat(st, seats, order_from(st));
    if (seat == NO_SEAT) {
        pop_task(st);
    } else {
        set_top(st, catan__task(CATAN__TASK_TEST_LOSE, seat, 0, seats & ~(1U << seat), 0, 0));
    }
}

enum { DRAW_CHOOSE, DRAW_CARD };

/* The next of `seats`, in turn order, chooses a deck (C-72), while there are cards. */
static void ask_draw(catan_state *st, unsigned seats) {
    unsigned seat = (deck(st, 0) | deck(st, 1) | deck(st, 2)) != 0
                        ? next_seat(st, seats, order_from(st))
                        : NO_SEAT;
    if (seat == NO_SEAT) {
        pop_task(st);
    } else {
        set_top(st,
                catan__task(CATAN__TASK_TEST_DRAW, seat, DRAW_CHOOSE, seats & ~(1U << seat), 0, 0));
    }
}

static void lose_fight(catan_state *st) {
    push_task(st, catan__task(CATAN__TASK_TEST_LOSE, CATAN__ACTOR_NONE, 0, 0, 0, 0));
    ask_lose(st, weakest_seats(st));
}

static void win_fight(catan_state *st) {
    unsigned seats = strongest_seats(st);
    if (seats != 0 && (seats & (seats - 1)) == 0) {
        add_one(st, FIELD_DEFENDER, catan__lowest(seats));
        add_points(st, catan__lowest(seats), 1);
    } else {
        push_task(st, catan__task(CATAN__TASK_TEST_DRAW, CATAN__ACTOR_NONE, 0, 0, 0, 0));
        ask_draw(st, seats);
    }
}

/* All cities against all active knights; equality defends (C-64, C-65, C-67). */
static void stage_test_attack(catan_state *st) {
    unsigned barbarians = 0, catan = 0;
    if (ship(st) < LANDING_STEPS) {
        return;
    }
    for (unsigned seat = 0; seat < st->game->set.players; seat++) {
        barbarians += st->game->set.cities - stock(st, seat, K_CITIES);
        catan += strength(st, seat);
    }
    if (catan < barbarians) {
        lose_fight(st);
    } else {
        win_fight(st);
    }
}

/* Whatever came of it, the ship goes back and the knights are passive (C-74). */
static void stage_test_after_attack(catan_state *st) {
    if (ship(st) == LANDING_STEPS) {
        put_landing_lane(st, FIELD_SHIP, 0, 0);
        for (unsigned seat = 0; seat < st->game->set.players; seat++) {
            put_landing_lane(st, FIELD_STRENGTH, seat, 0);
        }
    }
}

/* --- a city lost --- */

static void sites_test_lose_city(const catan_state *st, unsigned seat, argset *out) {
    *out = args_none();
    for (unsigned i = 0; i < W_NODES; i++) {
        out->w[i] = seat_word(st, seat, S_BUILT + i) & word(st, P_CITIES + i);
    }
}
static int32_t why_test_lose_city(const catan_state *st, unsigned seat, unsigned arg) {
    (void)st, (void)seat, (void)arg;
    return CATAN_E_NO_EFFECT;
}
static void play_test_lose_city(catan_state *st, unsigned seat, unsigned node) {
    unsigned more = catan__task_more(top_task(st));
    remove_city(st, seat, node);
    ask_lose(st, more);
}

/* --- a card won --- */

static void sites_test_choose_deck(const catan_state *st, unsigned seat, argset *out) {
    uint64_t decks = 0;
    (void)seat;
    for (unsigned i = 0; i < DECKS; i++) {
        decks |= (uint64_t)(deck(st, i) != 0) << i;
    }
    *out = args_one(decks);
}
static int32_t why_test_choose_deck(const catan_state *st, unsigned seat, unsigned arg) {
    (void)st, (void)seat;
    return arg < DECKS ? CATAN_E_DECK_EMPTY : CATAN_E_NO_EFFECT;
}
static void play_test_choose_deck(catan_state *st, unsigned seat, unsigned arg) {
    set_top(st, task_with(top_task(st), CATAN__ACTOR_CHANCE, DRAW_CARD,
                          catan__task_more(top_task(st)), arg, seat));
}

static unsigned left_of(uint64_t cards, unsigned kind) {
    return (unsigned)(cards >> 4 * kind) & 15U;
}

static void sites_test_draw_card(const catan_state *st, unsigned seat, argset *out) {
    uint64_t cards = deck(st, catan__task_a(top_task(st))), kinds = 0;
    (void)seat;
    for (unsigned kind = 0; kind < 13; kind++) {
        kinds |= (uint64_t)(left_of(cards, kind) != 0) << kind;
    }
    *out = args_one(kinds);
}
static int32_t why_test_draw_card(const catan_state *st, unsigned seat, unsigned arg) {
    (void)st, (void)seat, (void)arg;
    return CATAN_E_NO_OUTCOME;
}
static uint32_t weigh_test_draw_card(const catan_state *st, uint64_t args, uint32_t *weights) {
    uint64_t cards = deck(st, catan__task_a(top_task(st)));
    uint32_t total = 0;
    for (; args != 0; args &= args - 1) {
        *weights = left_of(cards, catan__lowest(args));
        total += *weights++;
    }
    return total;
}
static void play_test_draw_card(catan_state *st, unsigned seat, unsigned card) {
    uint64_t t = top_task(st);
    unsigned at = deck_word(st, catan__task_a(t));
    (void)seat;
    put(st, at, word(st, at) - ((uint64_t)1 << 4 * card));
    add_one(st, FIELD_DRAWN, catan__task_b(t));
    ask_draw(st, catan__task_more(t));
}

/* --- positions from outside --- */

static int sound_test_event(const catan_state *st, uint64_t t, uint64_t below, int top) {
    return top && t == catan__task(CATAN__TASK_TEST_EVENT, CATAN__ACTOR_CHANCE, 0, 0, 0, 0) &&
           after_stage(st, below, stage_test_event);
}

/* Those who still choose are the weakest, as they were when the fight was lost. */
static int sound_test_lose(const catan_state *st, uint64_t t, uint64_t below, int top) {
    unsigned actor = catan__task_actor(t), more = catan__task_more(t);
    return top && is_seat(st, actor) && (more >> actor & 1) == 0 &&
           ((more | 1U << actor) & ~weakest_seats(st)) == 0 && catan__task_step(t) == 0 &&
           catan__task_a(t) == 0 && catan__task_b(t) == 0 &&
           after_stage(st, below, stage_test_attack);
}

static int sound_test_draw(const catan_state *st, uint64_t t, uint64_t below, int top) {
    unsigned actor = catan__task_actor(t), step = catan__task_step(t), more = catan__task_more(t);
    unsigned seat = step == DRAW_CARD ? catan__task_b(t) : actor, strongest = strongest_seats(st);
    if (!top || step > DRAW_CARD || !is_seat(st, seat) || (more >> seat & 1) != 0 ||
        ((more | 1U << seat) & ~strongest) != 0 || (strongest & (strongest - 1)) == 0 ||
        catan__task_a(t) >= DECKS) {
        return 0;
    }
    return (step == DRAW_CARD ? actor == CATAN__ACTOR_CHANCE
                              : (catan__task_a(t) | catan__task_b(t)) == 0) &&
           after_stage(st, below, stage_test_attack);
}

static int32_t landing_verify_decks(const catan_state *st, const char **field) {
    unsigned left = 0, all = 0;
    for (unsigned i = 0; i < DECKS; i++) {
        for (unsigned kind = 0; kind < 16; kind++) {
            unsigned there = left_of(deck(st, i), kind), most = left_of(full_decks[i], kind);
            if (there > most) {
                return fault(field, landing_fields[FIELD_DECK + i].name, CATAN_E_POSITION_DECK);
            }
            left += there;
            all += most;
        }
    }
    for (unsigned seat = 0; seat < st->game->set.players; seat++) {
        left += landing_lane(st, FIELD_DRAWN, seat);
    }
    return left == all ? CATAN_OK : fault(field, "landing_drawn", CATAN_E_POSITION_DECK);
}

/* The ship has landed while somebody chooses what comes of it, and when that has won the game. */
static int32_t landing_verify(const catan_state *st, const char **field) {
    unsigned depth = lane(st, P_TURN, T_DEPTH);
    unsigned kind = catan__task_kind_of(depth <= CATAN_MAX_TASKS ? top_task(st) : 0);
    int landed = kind == CATAN__TASK_TEST_LOSE || kind == CATAN__TASK_TEST_DRAW;
    int over = lane(st, P_TABLE, B_RESULT) != 0;
    if (landed ? ship(st) != LANDING_STEPS : ship(st) >= LANDING_STEPS + (unsigned)over) {
        return fault(field, "landing_ship", CATAN_E_POSITION_TURN);
    }
    for (unsigned seat = 0; seat < st->game->set.players; seat++) {
        if (strength(st, seat) > LANDING_MOST) {
            return fault(field, "landing_strength", CATAN_E_POSITION_PIECES);
        }
        if (landing_points(st, seat) > DEFENDERS_MOST) {
            return fault(field, "landing_defender", CATAN_E_POSITION_AWARD);
        }
    }
    return landing_verify_decks(st, field);
}

/* --- the row --- */

static int landing_enabled(const catan_config *config) { return config->reserved[TEST_LANDING_AT]; }

static void landing_begin(catan_state *st, const catan_layout *layout) {
    (void)layout;
    for (unsigned i = 0; i < DECKS; i++) {
        put(st, deck_word(st, i), full_decks[i]);
    }
}

#define ROW(NAME, name)                                                                            \
    { .sites = sites_##name, .why = why_##name, .play = play_##name, .kind = CATAN_MOVE_##NAME }
#define CHANCE(NAME, name)                                                                         \
    {                                                                                              \
        .sites = sites_##name, .why = why_##name, .play = play_##name, .weigh = weigh_##name,      \
        .kind = CATAN_MOVE_##NAME                                                                  \
    }
static const kind_row landing_kinds[] = {
    CHANCE(TEST_EVENT, test_event),         ROW(TEST_MUSTER, test_muster),
    ROW(TEST_LOSE_CITY, test_lose_city),    ROW(TEST_CHOOSE_DECK, test_choose_deck),
    CHANCE(TEST_DRAW_CARD, test_draw_card),
};
#undef ROW
#undef CHANCE

static const task_row landing_tasks[] = {
    {CATAN__TASK_TEST_EVENT,
     NULL,
     sound_test_event,
     {{0, TEST_ASK_EVENT, {CATAN_MOVE_TEST_EVENT}}}},
    {CATAN__TASK_TEST_LOSE,
     NULL,
     sound_test_lose,
     {{0, TEST_ASK_LOSE_CITY, {CATAN_MOVE_TEST_LOSE_CITY}}}},
    {CATAN__TASK_TEST_DRAW,
     NULL,
     sound_test_draw,
     {{DRAW_CHOOSE, TEST_ASK_CHOOSE_DECK, {CATAN_MOVE_TEST_CHOOSE_DECK}},
      {DRAW_CARD, TEST_ASK_DRAW_CARD, {CATAN_MOVE_TEST_DRAW_CARD}}}},
};

static const stage_row landing_stages[] = {
    {STAGE_EVENT, 0, stage_test_event},
    {STAGE_ATTACK, 0, stage_test_attack},
    {STAGE_AFTER_ATTACK, 0, stage_test_after_attack},
};

static const uint8_t landing_more_kinds[][3] = {
    {CATAN__TASK_TURN, TURN_ACTION, CATAN_MOVE_TEST_MUSTER}};

#define COUNT_OF(table) (sizeof(table) / sizeof *(table))
static const module test_landing_module = {
    .name = "test_landing",
    .enabled = landing_enabled,
    .fields = landing_fields,
    .field_count = COUNT_OF(landing_fields),
    .kinds = landing_kinds,
    .kind_count = COUNT_OF(landing_kinds),
    .tasks = landing_tasks,
    .task_count = COUNT_OF(landing_tasks),
    .stages = landing_stages,
    .stage_count = COUNT_OF(landing_stages),
    .more_kinds = landing_more_kinds,
    .more_kind_count = COUNT_OF(landing_more_kinds),
    .begin = landing_begin,
    .verify = landing_verify,
    .points = landing_points,
};
