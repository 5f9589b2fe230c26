/* Games of Cities & Knights with Seafarers: what knights, ships and cards may do on the water,
 * where robber and pirate are, against a reading of the rule book of its own (sea_knights.h).
 *
 *     knights_at_sea [--seconds S] [--seed N] [--long]
 */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "property/checks.h"
#include "property/eager.h"
#include "property/sea_knights.h"

enum { KINDS = CATAN_MOVE_DIPLOMAT_BRIDGE + 1, MOST_PLIES = 3000 };

static const char *const scenarios[] = {"none", "new_shores", "islands", "desert", "new_world"};
static const char *const players[] = {"4", "3", "6", "2", "5"};
enum {
    SCENARIOS = sizeof scenarios / sizeof *scenarios,
    TABLES = sizeof players / sizeof *players
};

static world w;
static shore s, before;
static struct {
    uint32_t target;
    uint16_t robber, pirate;
} plain; /* the same game without Cities & Knights: its goal, and where both start */
static uint64_t games, over, plies, listed_of[KINDS], attacks;

#define SEA_HOLD(condition, what) HOLD(&w, condition, what)

/* --- lists --- */

static int holds(uint32_t kind) {
    uint8_t hand[CATAN_PROGRESS_KINDS];
    catan_progress_hand(hand, w.state, (uint32_t)s.seat);
    return hand[kind - CATAN_MOVE_PLAY_ALCHEMIST] != 0;
}

static int can_pay(uint32_t kind) {
    catan_seat_info info;
    uint8_t price[8];
    int can = 1;
    catan_seat_get(&info, sizeof info, w.state, (uint32_t)s.seat);
    catan_price(price, w.state, (uint32_t)s.seat, kind << 24);
    for (unsigned k = 0; k < 8; k++) {
        can &= info.hand[k] >= price[k];
    }
    return can && (kind == CATAN_MOVE_BUILD_ROAD   ? info.roads != 0
                   : kind == CATAN_MOVE_BUILD_SHIP ? info.ships != 0
                                                   : info.knights_left[0] != 0);
}

static int is_free_piece_due(uint32_t kind) {
    catan_seat_info info;
    catan_seat_get(&info, sizeof info, w.state, (uint32_t)s.seat);
    return kind == CATAN_MOVE_FREE_ROAD ? info.roads != 0 : info.ships != 0;
}

/* Whether a kind answers the question that is asked, and the seat has what it takes. */
static int is_due(uint32_t kind) {
    int32_t asked = catan_question(w.state);
    switch (kind) {
    case CATAN_MOVE_BUILD_ROAD:
    case CATAN_MOVE_BUILD_SHIP:
    case CATAN_MOVE_RECRUIT_KNIGHT:
        return (asked == CATAN_ASK_ACTION || asked == CATAN_ASK_SPECIAL_BUILDING) && can_pay(kind);
    case CATAN_MOVE_LIFT_SHIP:
        return asked == CATAN_ASK_ACTION &&
               !catan_view_count(w.state, CATAN_ALL_SEEING, CATAN_COUNTER_SHIP_MOVED, CATAN_NOBODY,
                                 0);
    case CATAN_MOVE_LIFT_KNIGHT:
    case CATAN_MOVE_CHASE_ROBBER:
    case CATAN_MOVE_CHASE_PIRATE:
        return asked == CATAN_ASK_ACTION;
    case CATAN_MOVE_FREE_ROAD:
    case CATAN_MOVE_FREE_SHIP:
        return asked == CATAN_ASK_FREE_ROAD && is_free_piece_due(kind);
    case CATAN_MOVE_REBUILD:
        return asked == CATAN_ASK_REBUILD;
    case CATAN_MOVE_PUT_KNIGHT:
        return asked == CATAN_ASK_PUT_KNIGHT;
    case CATAN_MOVE_RETREAT_KNIGHT:
        return asked == CATAN_ASK_RETREAT_KNIGHT;
    case CATAN_MOVE_PLACE_DESERTER:
        return asked == CATAN_ASK_PLACE_DESERTER;
    case CATAN_MOVE_SWAP_NUMBER:
        return asked == CATAN_ASK_SWAP_NUMBER;
    default:
        return asked == CATAN_ASK_ACTION && holds(kind);
    }
}

static int is_expected(uint32_t kind, uint32_t at) {
    if (kind == CATAN_MOVE_REBUILD) { /* the same sort of piece, elsewhere (CS-13) */
        uint32_t removed = s.view.place;
        return at != removed && is_route_site(&s, at, before.ship[removed], CATAN_NO_PLACE);
    }
    int32_t of = s.table.merchant == CATAN_NO_PLACE ? CATAN_NOBODY : s.merchant_of;
    return is_admitted(&s, kind, at) &&
           !(kind == CATAN_MOVE_PLAY_MERCHANT && at == s.table.merchant && of == s.seat);
}

static uint32_t range_of(uint32_t kind) {
    catan_move_info info;
    catan_move_describe(&info, sizeof info, kind << 24);
    return info.domain == CATAN_DOMAIN_EDGE   ? s.edges
           : info.domain == CATAN_DOMAIN_NODE ? s.nodes
                                              : s.hexes;
}

static void check_lists(const catan_move *moves, uint32_t count) {
    uint32_t at = 0;
    for (uint32_t kind = 1; kind < KINDS; kind++) {
        int judged = is_judged(kind) && s.seat >= 0, due = judged && is_due(kind);
        for (uint32_t argument = 0, n = judged ? range_of(kind) : 0; argument < n; argument++) {
            catan_move move = catan_move_make(kind, argument);
            while (at < count && moves[at] < move) {
                at++;
            }
            int listed = at < count && moves[at] == move;
            if (listed != (due && is_expected(kind, argument))) {
                w.move = move;
                SEA_HOLD(!listed, "this is listed, and not legal by the rule book");
                SEA_HOLD(listed, "this is legal by the rule book, and not listed");
            }
            listed_of[kind] += (unsigned)listed;
        }
    }
}

/* --- robber and pirate (CS-6, CS-10, CS-11, CS-17) --- */

static void check_chased(const catan_move *moves, uint32_t count, catan_move last) {
    uint32_t kind = catan_move_kind_of(last), pirates = 0;
    for (uint32_t i = 0; i < count; i++) {
        uint32_t hex = catan_move_argument(moves[i]);
        int pirate = catan_move_kind_of(moves[i]) == CATAN_MOVE_MOVE_PIRATE;
        pirates += (unsigned)pirate;
        SEA_HOLD(pirate ? !is_land_hex(&s, hex) && hex != s.table.pirate
                        : is_land_hex(&s, hex) && hex != s.table.robber,
                 "robber to another land hex, pirate to another sea hex");
    }
    SEA_HOLD(kind == CATAN_MOVE_CHASE_PIRATE   ? pirates == count
             : kind == CATAN_MOVE_CHASE_ROBBER ? pirates == 0
                                               : pirates != 0 && pirates < count,
             "a knight moves the one that it chased, a 7 either (CS-6, CS-17)");
}

static void check_pirates_victims(const catan_move *moves, uint32_t count) {
    uint32_t seats = 0, listed = 0;
    for (unsigned i = 0; i < 6; i++) {
        uint32_t e = s.hex[s.table.pirate].edges[i];
        if (s.route[e] != CATAN_NOBODY && s.ship[e] && s.route[e] != s.seat) {
            seats |= 1U << s.route[e];
        }
    }
    for (uint32_t i = 0; i < count; i++) {
        listed |= 1U << catan_move_argument(moves[i]);
    }
    SEA_HOLD(seats == listed, "the pirate's victims have a ship there (CS-6, S-61)");
}

static void check_starts(void) {
    if (!s.table.robber_free) {
        int bears = plain.robber != CATAN_NO_PLACE && w.layout.number[plain.robber] != 0;
        SEA_HOLD(s.table.pirate == CATAN_NO_PLACE, "until the first attack no pirate (CS-10)");
        SEA_HOLD(s.table.robber == (bears ? CATAN_NO_PLACE : plain.robber),
                 "until the first attack the robber is where he brings nothing about (CS-11)");
    } else if (!before.table.robber_free) {
        attacks++;
        SEA_HOLD(s.table.pirate == plain.pirate && s.table.robber == plain.robber,
                 "with the first attack they come to their starts (CS-10, CS-11)");
    }
}

/* --- games --- */

static void read_plain(void) {
    catan_config config = w.config;
    catan_game *game = NULL;
    catan_state *state = NULL;
    catan_table_info table;
    config.cities_knights = config.tactical_defence = config.recruit_at_sea = 0;
    SEA_HOLD(catan_game_create(&game, &test_allocator, &config, NULL) == CATAN_OK &&
                 catan_state_create(&state, &test_allocator, game, &w.layout, 0, 0) == CATAN_OK,
             "the game without Cities & Knights");
    catan_table_get(&table, sizeof table, state);
    plain.target = catan_game_target(game);
    plain.robber = table.robber;
    plain.pirate = table.pirate;
    catan_state_destroy(state);
    catan_game_destroy(game);
    SEA_HOLD(w.config.victory_points != 0 ||
                 catan_game_target(w.game) ==
                     plain.target + (w.config.scenario == CATAN_SCENARIO_NONE ? 3 : 2),
             "two points more win (CS-7), 13 on the base board (C-2)");
}

static void note_fresh(catan_move move) {
    uint32_t kind = catan_move_kind_of(move), at = catan_move_argument(move);
    switch (kind) {
    case CATAN_MOVE_BUILD_SHIP:
    case CATAN_MOVE_FREE_SHIP:
    case CATAN_MOVE_REBUILD:
        s.fresh[at] = 1;
        break;
    case CATAN_MOVE_PLAY_DIPLOMAT:
        s.fresh[at] = 0;
        break;
    case CATAN_MOVE_ROLL:
    case CATAN_MOVE_PLAY_ALCHEMIST:
    case CATAN_MOVE_END_TURN:
        memset(s.fresh, 0, sizeof s.fresh);
        break;
    default:
        break;
    }
}

static void look(const catan_move *moves, uint32_t count, catan_move last) {
    int32_t asked = catan_question(w.state);
    check_starts();
    if (asked > CATAN_ASK_BEFORE_ROLL && asked != CATAN_ASK_SETUP_CITY) {
        check_lists(moves, count);
    }
    if (asked == CATAN_ASK_MOVE_ROBBER) {
        check_chased(moves, count, last);
    }
    if (asked == CATAN_ASK_ROB && catan_move_kind_of(last) == CATAN_MOVE_MOVE_PIRATE) {
        check_pirates_victims(moves, count);
    }
    for (uint32_t i = 0; i < count && asked == CATAN_ASK_TAKE_GOLD; i++) {
        SEA_HOLD(catan_move_argument(moves[i]) <= CATAN_ORE, "gold brings no commodities (CS-8)");
    }
}

/* Two cards for each hex of the terrain with an own building; gold is none of them (CS-14). */
static void check_mined(catan_move move) {
    int mines = catan_move_kind_of(move) == CATAN_MOVE_PLAY_MINING;
    uint32_t terrain = mines ? CATAN_MOUNTAINS : CATAN_FIELDS, due = 0;
    uint32_t card = mines ? CATAN_ORE : CATAN_GRAIN, bank = s.table.bank[card];
    catan_table_info now;
    if (!mines && catan_move_kind_of(move) != CATAN_MOVE_PLAY_IRRIGATION) {
        return;
    }
    for (uint32_t h = 0; h < s.hexes; h++) {
        int own = 0;
        for (unsigned i = 0; i < 6; i++) {
            own |= s.builder[s.hex[h].nodes[i]] == s.seat;
        }
        due += own && s.layout.terrain[h] == terrain ? 2U : 0U;
    }
    catan_table_get(&now, sizeof now, w.state);
    SEA_HOLD(now.bank[card] == bank - (due < bank ? due : bank), "what a mine brings (C-112)");
}

/* Knights are moved, ships are built, mostly. */
static catan_move choose(const catan_move *moves, uint32_t count) {
    catan_move move = catan_random_move(w.state, &w.rng);
    if (catan_actor(w.state) == CATAN_CHANCE || catan_rng_below(&w.rng, 3) == 0) {
        return move;
    }
    return eager_move(moves, count, &w.rng);
}

static void play(double until) {
    static catan_move moves[MAX_LISTED];
    catan_move last = CATAN_MOVE_NONE;
    shore_begin(&s, w.game, &w.config);
    shore_read(&s, w.state);
    while (catan_result(w.state) == CATAN_RUNNING && w.ply < MOST_PLIES && seconds_now() < until) {
        before = s;
        shore_read(&s, w.state);
        uint32_t count = catan_moves(w.state, moves, MAX_LISTED);
        look(moves, count, last);
        last = choose(moves, count);
        w.move = last;
        w.ply++;
        note_fresh(last);
        SEA_HOLD(catan_apply_listed(w.state, last) == CATAN_OK, "a listed move is made");
        check_mined(last);
    }
    over += catan_result(w.state) != CATAN_RUNNING;
    plies += w.ply;
    games++;
}

static void play_at(unsigned i, catan_rng *rng, double until) {
    const char *const settings[][2] = {
        {"map", map_names[MAP_BUILTIN]},
        {"cities_knights", "on"},
        {"seafarers", "on"},
        {"players", players[i / SCENARIOS % TABLES]},
        {"scenario", scenarios[i % SCENARIOS]},
        {"victory_points", catan_rng_below(rng, 2) ? "auto" : "60"},
        {"recruit_at_sea", catan_rng_below(rng, 2) ? "off" : "on"},
        {"trade", "off"},
        {"friendly_robber", "off"},
        {"max_turns", "0"},
        {"balanced", "off"},
    };
    option_row row;
    if (option_random_with(&row, settings, sizeof settings / sizeof *settings, rng) &&
        world_make(&w, &row, catan_rng_next(rng), 0)) {
        read_plain();
        play(until);
        world_free(&w);
    }
}

int main(int count, char **arguments) {
    test_arguments read = read_arguments(count, arguments);
    catan_rng rng;
    catan_rng_seed(&rng, read.seed);
    for (unsigned i = 0; games == 0 || seconds_now() < read.seconds; i++) {
        play_at(i, &rng, seconds_now() + read.seconds);
    }
    printf("games of Cities & Knights at sea: ok, %" PRIu64 " games, %" PRIu64 " over, %" PRIu64
           " plies, %" PRIu64 " first attacks\n",
           games, over, plies, attacks);
    for (uint32_t kind = 1; kind < KINDS; kind++) {
        if (is_judged(kind)) {
            printf("%s%s %" PRIu64, kind == CATAN_MOVE_BUILD_ROAD ? "  listed: " : ", ",
                   catan_move_kind_name(kind), listed_of[kind]);
        }
    }
    printf("\n");
    return 0;
}
