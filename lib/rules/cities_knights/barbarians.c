/* The barbarians land: the fight, its winners and losers, and what follows (C-64 to C-76, C-92). */
#include "rules/cities_knights/cities_knights.h"

enum { MOST_DEFENDERS = 100 }; /* of a seat's cards so many count: no game goes on with more */

static int is_landing(const catan_state *st) {
    return ck_lane(st, CK_BARBARIANS, 0) >= CATAN__RULE(C_6, LANDING, LANDING - 1);
}

/* --- who fights (C-66, C-92) --- */

static int takes_part(const catan_state *st, unsigned knight) {
    int named = CATAN__RULE(C_92, st->game->set.tactical_defence, 0);
    unsigned asked = named ? CATAN_KNIGHT_FIGHTS : CATAN_KNIGHT_ACTIVE;
    return CATAN__RULE(C_66, (catan__knight_state_of(knight) & asked) != 0, 1);
}

static unsigned contribution(const catan_state *st, unsigned seat) {
    unsigned sum = 0;
    FOR_KNIGHTS(st, seat, k) {
        sum += takes_part(st, k) ? CATAN__RULE(C_65, catan__knight_level_of(k), 1) : 0;
    }
    return sum;
}

/* Active knights of a seat from a node on that have not been named. */
static void sites_muster(const catan_state *st, unsigned seat, argset *out) {
    unsigned low = catan__task_b(top_task(st));
    *out = args_none();
    FOR_KNIGHTS(st, seat, k) {
        if (is_active(k) && catan__knight_node_of(k) >= low) {
            set_add(out->w, catan__knight_node_of(k));
        }
    }
}
static int32_t why_muster(const catan_state *st, unsigned seat, unsigned node) {
    unsigned knight = knight_on(st, seat, node);
    if (knight == 0) {
        return CATAN_E_NO_KNIGHT;
    }
    return is_active(knight) ? CATAN_E_KIND_ORDER : CATAN_E_KNIGHT_PASSIVE;
}

static void ask_muster(catan_state *st, unsigned seats) {
    unsigned seat = next_seat(st, seats, order_from(st));
    if (seat == NO_SEAT) {
        pop_task(st);
    } else {
        set_top(st, catan__task(CATAN__TASK_MUSTER, seat, 0, seats & ~(1U << seat), 0, 0));
    }
}
static void play_muster(catan_state *st, unsigned seat, unsigned node) {
    uint64_t t = top_task(st);
    unsigned knight = knight_on(st, seat, node);
    change_knight(st, seat, node, catan__knight_level_of(knight),
                  catan__knight_state_of(knight) | CATAN_KNIGHT_FIGHTS);
    set_top(st, task_with(t, seat, 0, catan__task_more(t), 0, node + 1));
    if (!any_site(st, CATAN_MOVE_MUSTER, seat)) {
        ask_muster(st, catan__task_more(t));
    }
}
#define sites_mustered sites_always
#define why_mustered why_never
static void play_mustered(catan_state *st, unsigned seat, unsigned arg) {
    (void)seat, (void)arg;
    ask_muster(st, catan__task_more(top_task(st)));
}

static unsigned seats_with_active(const catan_state *st) {
    unsigned seats = 0;
    for (unsigned seat = 0; seat < st->game->set.players; seat++) {
        FOR_KNIGHTS(st, seat, k) { seats |= (unsigned)is_active(k) << seat; }
    }
    return seats;
}

static void stage_muster(catan_state *st) {
    if (!st->game->set.tactical_defence || !is_landing(st)) {
        return;
    }
    unsigned seats = seats_with_active(st);
    if (seats != 0) {
        push_task(st, catan__task(CATAN__TASK_MUSTER, CATAN__ACTOR_NONE, 0, 0, 0, 0));
        ask_muster(st, seats);
    }
}

/* --- the fight --- */

/* Seats with the lowest contribution among those that have a city to lose (C-68, C-69). */
static unsigned weakest_seats(const catan_state *st) {
    unsigned seats = 0, least = ~0U;
    for (unsigned seat = 0; seat < st->game->set.players; seat++) {
        argset cities;
        unsigned own = contribution(st, seat);
        ordinary_cities(st, seat, &cities);
        if (CATAN__RULE(C_68, args_some(&cities), has_city(st, seat)) && own <= least) {
            seats = own < least ? 1U << seat : seats | 1U << seat;
            least = own;
        }
    }
    return seats;
}

/* Seats with the highest contribution; none if that is 0 (C-71 to C-73). */
static unsigned strongest_seats(const catan_state *st) {
    unsigned seats = 0, most = CATAN__RULE(C_73, 1, 0);
    for (unsigned seat = 0; seat < st->game->set.players; seat++) {
        unsigned own = contribution(st, seat);
        if (own >= most) {
            seats = own > most ? 1U << seat : seats | 1U << seat;
            most = own;
        }
    }
    return seats;
}

/* The next of `seats`, in turn order, loses a city (C-70). */
static void ask_lose_city(catan_state *st, unsigned seats) {
    unsigned seat = next_seat(st, seats, CATAN__RULE(C_70, order_from(st), 0));
    if (seat == NO_SEAT) {
        pop_task(st);
    } else {
        set_top(st, catan__task(CATAN__TASK_LOSE_CITY, seat, 0, seats & ~(1U << seat), 0, 0));
    }
}

static void reward_defenders(catan_state *st, unsigned seats) {
    unsigned seat = seats != 0 ? catan__lowest(seats) : NO_SEAT;
    if (seats != 0 && (seats & (seats - 1)) != 0) {
        ask_draws_of_choice(st, CATAN__RULE(C_72, seats, 0));
    } else if (seat != NO_SEAT && ck_lane(st, CK_DEFENDER, seat) < MOST_DEFENDERS) {
        put_ck_lane(st, CK_DEFENDER, seat, ck_lane(st, CK_DEFENDER, seat) + 1);
        add_points(st, seat, CATAN__RULE(C_71, 1, 0));
    }
}

/* All cities, turned ones excepted; all knights that fight (C-64, C-65). */
static unsigned strength_of_barbarians(const catan_state *st) {
    unsigned cities = 0;
    for (unsigned i = 0; i < W_NODES; i++) {
        cities += catan__popcount(CATAN__RULE(C_64, word(st, P_CITIES + i), word(st, P_BUILT + i)));
    }
    return cities;
}
static unsigned strength_of_catan(const catan_state *st) {
    unsigned sum = 0;
    for (unsigned seat = 0; seat < st->game->set.players; seat++) {
        sum += contribution(st, seat);
    }
    return sum;
}

/* Equality defends (C-67). */
static void stage_attack(catan_state *st) {
    if (!is_landing(st)) {
        return;
    }
    unsigned barbarians = strength_of_barbarians(st), catan = strength_of_catan(st);
    if (CATAN__RARELY(st->log != NULL)) {
        catan_event *event =
            catan__log_add(st->log, CATAN_EVENT_ATTACK, CATAN_NOBODY, CATAN__EVERYBODY);
        event->count = (uint16_t)barbarians;
        event->value = (int32_t)catan;
    }
    if (CATAN__RULE(C_67, catan >= barbarians, catan > barbarians)) {
        reward_defenders(st, strongest_seats(st));
    } else {
        push_task(st, catan__task(CATAN__TASK_LOSE_CITY, CATAN__ACTOR_NONE, 0, 0, 0, 0));
        ask_lose_city(st, CATAN__RULE(C_69, weakest_seats(st), 0));
    }
}

/* Where robber and pirate start; the pirate only where there is one. Fog that has lifted since does
 * not count. */
static void starts_of(const catan_state *st, unsigned *robber, unsigned *pirate) {
    const catan__board *b = &st->game->board;
    catan_layout layout;
    memset(&layout, 0, sizeof layout);
    current_layout(st, &layout);
    for (unsigned hex = 0; hex < b->hexes; hex++) {
        if ((b->flags[hex] & CATAN_HEX_FOG) != 0) {
            layout.terrain[hex] = CATAN_FOG;
            layout.number[hex] = 0;
        }
    }
    *robber = catan__robber_start(b, &layout);
    *pirate = catan__pirate_start(b, &layout);
}

/* Until the first attack the pirate waits off the board, and so does the robber if he would keep a
 * hex from producing (CS-10, CS-11). */
static void send_off(catan_state *st) {
    unsigned robber = lane(st, P_TABLE, B_ROBBER);
    if (robber != NO_HEX && catan__produces(hex_terrain(st, robber))) {
        put_lane(st, P_TABLE, B_ROBBER, CATAN__RULE(CS_11, NO_HEX, robber));
    }
    if (has_ships(st)) {
        put_sea_lane(st, SEA_PIRATE, 0, CATAN__RULE(CS_10, (unsigned)NO_HEX, pirate_hex(st)));
    }
}

/* Those who wait off the board come to where they start (CS-10, CS-11). */
static void free_robber(catan_state *st) {
    unsigned robber, pirate;
    int first = ck_lane(st, CK_ROBBER_FREE, 0) == 0;
    put_ck_lane(st, CK_ROBBER_FREE, 0, CATAN__RULE(C_38, 1, 0));
    if (!first) {
        return;
    }
    starts_of(st, &robber, &pirate);
    if (lane(st, P_TABLE, B_ROBBER) == NO_HEX && robber != CATAN__NO) {
        put_lane(st, P_TABLE, B_ROBBER, robber);
    }
    if (has_ships(st) && pirate_hex(st) == NO_HEX && pirate != CATAN__NO) {
        put_sea_lane(st, SEA_PIRATE, 0, pirate);
    }
}

/* Whatever came of it: those that fought are passive, the ship is back, the robber free (C-74,
 * C-38). */
static void stage_after_attack(catan_state *st) {
    if (!is_landing(st)) {
        return;
    }
    for (unsigned seat = 0; seat < st->game->set.players; seat++) {
        FOR_KNIGHTS(st, seat, k) {
            if (takes_part(st, k)) {
                change_knight(st, seat, catan__knight_node_of(k), catan__knight_level_of(k),
                              CATAN__RULE(C_74, 0, CATAN_KNIGHT_ACTIVE));
            }
        }
    }
    put_ck_lane(st, CK_BARBARIANS, 0, 0);
    free_robber(st);
}

/* --- the city lost --- */

static void sites_lose_city(const catan_state *st, unsigned seat, argset *out) {
    ordinary_cities(st, seat, out);
}
static int32_t why_lose_city(const catan_state *st, unsigned seat, unsigned node) {
    int32_t status = why_no_city(st, seat, node);
    return status != CATAN_OK ? status : CATAN_E_METROPOLIS;
}
static void play_lose_city(catan_state *st, unsigned seat, unsigned node) {
    unsigned more = catan__task_more(top_task(st));
    lose_city(st, seat, node);
    ask_lose_city(st, more);
}
