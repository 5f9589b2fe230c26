/* Whole games at sea, watched by one who knows the rule book and the public calls alone: what a
 * roll pays in cards and in gold, and in which order gold is taken; what is found under the fog,
 * and what it brings; where robber and pirate may go, and whom they rob; which ships are not fresh;
 * what a first settlement on an island earns.
 *
 *     sea_games [--seconds S] [--seed N] [--long]
 */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "property/world.h"
#include "support/sketch.h"

enum { MOST_MOVES = 1024, PLIES = 1500, JOURNAL = 1 << 14, ISLANDS = 64, QUEUE = 6, TEXT = 16384 };

typedef struct watch {
    char options[128];
    sketch drawn;
    catan_game *game;
    catan_state *state;
    catan_rng rng;
    uint32_t players, hexes, nodes, edges, ply, scenario;
    catan_move move;
    catan_hex hex[128];
    catan_node node[CATAN_MAX_NODES];
    catan_edge edge[CATAN_MAX_EDGES];
    /* what is expected */
    uint32_t fog[QUEUE], fogs; /* hexes to be discovered still, the first of them now */
    int32_t finder;
    uint32_t gold[CATAN_SEATS]; /* picks due, by seat */
    int32_t picks;              /* still to take by whom it is asked; -1: nobody */
    uint32_t last_pick;
    int at_fog; /* the pick belongs to a discovery */
    uint32_t terrains[8], numbers[13];
    int knows_terrains, knows_numbers;
    uint8_t fresh[CATAN_MAX_EDGES];
    uint8_t island[128];
    uint64_t settled[CATAN_SEATS];
    uint32_t special[CATAN_SEATS], island_points, promised;
    /* what it was */
    catan_layout layout;
    catan_table_info table;
    catan_seat_info seat[CATAN_SEATS];
} watch;

static watch w;
static uint64_t games, plies, discoveries, picks, pirates, settlements, lifts;

static void fail(const char *what, int line) {
    static char text[TEXT];
    char move[64] = "none";
    fflush(stdout);
    catan_move_format(move, sizeof move, w.game, w.move);
    fprintf(stderr, "%s:%d: FAILED: %s\n  %s, ply %u, last move %s (0x%08x)\n", __FILE__, line,
            what, w.options, (unsigned)w.ply, move, (unsigned)w.move);
    if (catan_position_format(text, sizeof text, w.state) < sizeof text) {
        fprintf(stderr, "  now: %s\n", text);
    }
    exit(1);
}
#define EXPECT(condition, what)                                                                    \
    do {                                                                                           \
        if (!(condition)) {                                                                        \
            fail(what, __LINE__);                                                                  \
        }                                                                                          \
    } while (0)

/* --- the game --- */

/* Islands of gold and all else around a fog in the middle. */
static void draw_fog(void) {
    static const uint8_t numbers[] = {2, 3, 4, 5, 6, 8, 9, 10, 11, 12};
    sketch_hexagon(&w.drawn, 3);
    sketch_plain(&w.drawn);
    w.drawn.map.robber = 0;
    for (uint32_t i = 0; i < w.drawn.map.hex_count; i++) {
        catan_map_hex *hex = &w.drawn.hexes[i];
        int far = abs(hex->q) > 1 || abs(hex->r) > 1 || abs(hex->q + hex->r) > 1;
        if (!far) {
            hex->terrain = hex->number = CATAN_FROM_POOL;
            hex->area = 1;
            hex->flags = CATAN_HEX_FOG;
        } else if (i % 5 == 2) {
            hex->terrain = CATAN_SEA;
        } else {
            hex->terrain = (uint8_t)(i % 9 == 0 ? CATAN_GOLD : CATAN_FOREST + i % 5);
            hex->number = numbers[catan_rng_below(&w.rng, 10)];
        }
    }
    static const uint8_t below[] = {CATAN_SEA,    CATAN_SEA,    CATAN_GOLD,     CATAN_GOLD,
                                    CATAN_FOREST, CATAN_DESERT, CATAN_MOUNTAINS};
    for (unsigned i = 0; i < 7; i++) {
        sketch_terrain(&w.drawn, 1, below[i], 1);
    }
    for (unsigned i = 0; i < 4; i++) {
        sketch_number(&w.drawn, 1, numbers[2 + 2 * i], 1);
    }
    w.drawn.map.frame = 1;
    w.drawn.map.reds_touch = 1;
    w.drawn.map.max_players = 4;
}

static void flood(uint32_t hex, uint8_t island) {
    uint8_t terrain = w.layout.terrain[hex];
    if (w.island[hex] != 0 || terrain == CATAN_SEA || terrain == CATAN_FOG ||
        (terrain == CATAN_DESERT && w.scenario == CATAN_SCENARIO_DESERT)) {
        return;
    }
    w.island[hex] = island;
    for (unsigned i = 0; i < 6; i++) {
        if (w.hex[hex].neighbours[i] != CATAN_NO_PLACE) {
            flood(w.hex[hex].neighbours[i], island);
        }
    }
}

/* Through the Desert: what the deserts cut off is one area, in however many parts (S-93). */
static void join_strip(void) {
    uint8_t strip = 0;
    int row = w.players > 4 ? 4 : 1;
    uint8_t mainland = w.island[catan_hex_at(w.game, 1, row)];
    for (uint32_t h = 0; h < w.hexes; h++) {
        int cut_off = 0;
        for (unsigned i = 0; i < 6; i++) {
            uint32_t near = w.hex[h].neighbours[i];
            cut_off |= near != CATAN_NO_PLACE && w.layout.terrain[near] == CATAN_DESERT;
        }
        uint8_t part = w.island[h];
        if (part == 0 || part == mainland || !cut_off) {
            continue;
        }
        strip = strip == 0 ? part : strip;
        for (uint32_t k = 0; k < w.hexes; k++) {
            w.island[k] = w.island[k] == part ? strip : w.island[k];
        }
    }
}

static void read_board(void) {
    uint8_t island = 1;
    w.hexes = catan_hex_count(w.game);
    w.nodes = catan_node_count(w.game);
    w.edges = catan_edge_count(w.game);
    for (uint32_t i = 0; i < w.hexes; i++) {
        catan_hex_get(&w.hex[i], sizeof *w.hex, w.game, i);
    }
    for (uint32_t i = 0; i < w.nodes; i++) {
        catan_node_get(&w.node[i], sizeof *w.node, w.game, i);
    }
    for (uint32_t i = 0; i < w.edges; i++) {
        catan_edge_get(&w.edge[i], sizeof *w.edge, w.game, i);
    }
    for (uint32_t i = 0; i < w.hexes; i++) {
        flood(i, island);
        island = (uint8_t)(island + (w.island[i] == island));
    }
    if (w.scenario == CATAN_SCENARIO_DESERT) {
        join_strip();
    }
}

static int begin(uint64_t seed) {
    static const char *const names[] = {"own", "new_shores", "islands",
                                        "fog", "desert",     "new_world"};
    catan_config config;
    catan_layout layout;
    memset(&w, 0, sizeof w);
    w.picks = -1;
    catan_rng_seed(&w.rng, seed);
    catan_config_init(&config, sizeof config);
    w.scenario = catan_rng_below(&w.rng, 7) % 6;
    int is_own = w.scenario == CATAN_SCENARIO_NONE || catan_rng_below(&w.rng, 3) == 0;
    config.seafarers = 1;
    config.trade = 0;
    config.players = (uint8_t)(2 + catan_rng_below(&w.rng, is_own ? 3 : 5));
    config.bank_resources = (uint8_t)(catan_rng_below(&w.rng, 2) == 0 ? 10 : 40);
    config.victory_points = 30;
    config.hand_limit = 20;
    config.paired_turns = config.players > 4 && catan_rng_below(&w.rng, 2) == 0;
    if (is_own) {
        w.scenario = CATAN_SCENARIO_NONE;
        draw_fog();
    }
    config.scenario = (uint8_t)w.scenario;
    w.island_points = w.scenario == CATAN_SCENARIO_NEW_WORLD       ? 1
                      : is_own || w.scenario == CATAN_SCENARIO_FOG ? 0
                                                                   : 2;
    snprintf(w.options, sizeof w.options, "%s, %u players, seed %" PRIu64, names[w.scenario],
             config.players, seed);
    int32_t status =
        catan_game_create(&w.game, &test_allocator, &config, is_own ? &w.drawn.map : NULL);
    if (status != CATAN_OK) {
        fprintf(stderr, "FAILED: %s: %s\n", w.options, catan_status_name(status));
        exit(1);
    }
    if (catan_layout_generate(&layout, sizeof layout, w.game, &w.rng) != CATAN_OK) {
        catan_game_destroy(w.game);
        return 0;
    }
    catan_state_create(&w.state, &test_allocator, w.game, &layout, JOURNAL, 0);
    w.players = config.players;
    w.layout = layout;
    read_board();
    return 1;
}

static void remember(void) {
    catan_layout_get(&w.layout, sizeof w.layout, w.state);
    catan_table_get(&w.table, sizeof w.table, w.state);
    for (uint32_t s = 0; s < w.players; s++) {
        catan_seat_get(&w.seat[s], sizeof *w.seat, w.state, s);
    }
}

static uint32_t list(catan_move *moves) { return catan_moves(w.state, moves, MOST_MOVES); }

/* Exactly the arguments of this set are listed of a kind. */
static void expect_listed(uint32_t kind, const uint8_t *set, uint32_t size, const char *what) {
    static catan_move moves[MOST_MOVES];
    uint8_t listed[CATAN_MAX_NODES] = {0};
    uint32_t count = list(moves);
    for (uint32_t i = 0; i < count; i++) {
        if (catan_move_kind_of(moves[i]) == kind) {
            listed[catan_move_argument(moves[i])] = 1;
        }
    }
    for (uint32_t i = 0; i < size; i++) {
        EXPECT(listed[i] == (set[i] != 0), what);
    }
}

static uint32_t bank_size(const catan_table_info *table) {
    uint32_t sum = 0;
    for (unsigned k = 0; k < 5; k++) {
        sum += table->bank[k];
    }
    return sum;
}

static int card_of(uint8_t terrain) {
    static const int8_t cards[] = {-1,          CATAN_LUMBER, CATAN_BRICK, CATAN_WOOL,
                                   CATAN_GRAIN, CATAN_ORE,    -1,          -1};
    return terrain < 8 ? cards[terrain] : -1;
}

/* --- rolls --- */

/* What hexes with a number pay: cards by seat and kind, and gold (B-23, B-24, S-50). */
static void expect_production(uint32_t number) {
    uint32_t owed[CATAN_SEATS][8] = {{0}}, sum[8] = {0}, who[8] = {0};
    memset(w.gold, 0, sizeof w.gold);
    for (uint32_t h = 0; h < w.hexes; h++) {
        for (unsigned i = 0; i < 6; i++) {
            int32_t owner = catan_node_owner(w.state, w.hex[h].nodes[i]);
            uint32_t pays = catan_node_building(w.state, w.hex[h].nodes[i]);
            int card = card_of(w.layout.terrain[h]);
            if (owner < 0 || w.layout.number[h] != number || w.table.robber == h) {
                continue;
            }
            if (w.layout.terrain[h] == CATAN_GOLD) {
                w.gold[owner] += pays;
            } else if (card >= 0) {
                owed[owner][card] += pays;
            }
        }
    }
    for (unsigned k = 0; k < 5; k++) {
        for (uint32_t s = 0; s < w.players; s++) {
            sum[k] += owed[s][k];
            who[k] += owed[s][k] != 0;
        }
        for (uint32_t s = 0; s < w.players; s++) {
            catan_seat_info now;
            catan_seat_get(&now, sizeof now, w.state, s);
            uint32_t gets = sum[k] <= w.table.bank[k]        ? owed[s][k]
                            : who[k] == 1 && owed[s][k] != 0 ? w.table.bank[k]
                                                             : 0;
            EXPECT(now.hand[k] == w.seat[s].hand[k] + gets, "what a roll pays (B-23, B-24)");
        }
    }
}

/* Who takes gold next: in turn order from the active player, as much as the bank holds. */
static void expect_next_gold(void) {
    catan_table_info now;
    catan_table_get(&now, sizeof now, w.state);
    for (uint32_t i = 0; i < w.players; i++) {
        uint32_t s = ((uint32_t)now.turn_seat + i) % w.players;
        uint32_t due = w.gold[s] < bank_size(&now) ? w.gold[s] : bank_size(&now);
        w.gold[s] = 0;
        if (due != 0) {
            EXPECT(catan_question(w.state) == CATAN_ASK_TAKE_GOLD &&
                       catan_actor(w.state) == (int32_t)s && now.pending == due,
                   "who takes gold, and how much (S-50, S-51)");
            w.picks = (int32_t)due;
            w.last_pick = 0;
            return;
        }
    }
    EXPECT(catan_question(w.state) != CATAN_ASK_TAKE_GOLD, "nobody else takes gold (S-51)");
    w.picks = -1;
}

/* The cards that may be taken: in kind order, so that the rest can be (S-50). */
static void expect_picks(void) {
    uint8_t may[8] = {0};
    uint32_t behind = 0;
    for (int k = 4; k >= (int)w.last_pick; k--) {
        behind += w.table.bank[k];
        may[k] = w.table.bank[k] != 0 && behind >= (uint32_t)w.picks;
    }
    expect_listed(CATAN_MOVE_TAKE_GOLD, may, 8, "which cards may be taken for gold (S-50)");
}

/* --- fog --- */

static void expect_next_discovery(void) {
    int32_t question = catan_question(w.state);
    EXPECT((question == CATAN_ASK_DISCOVER) == (w.fogs != 0),
           "each fog hex at the piece is discovered, and no other (S-81)");
}

/* A piece lies on an edge: the fog at its ends, in map order. */
static void expect_discoveries(uint32_t edge, int32_t seat) {
    w.fogs = 0;
    w.finder = seat;
    for (uint32_t h = 0; h < w.hexes && catan_result(w.state) == CATAN_RUNNING; h++) {
        int near = 0;
        for (unsigned i = 0; i < 6; i++) {
            near |= w.hex[h].nodes[i] == w.edge[edge].nodes[0] ||
                    w.hex[h].nodes[i] == w.edge[edge].nodes[1];
        }
        if (near && w.layout.terrain[h] == CATAN_FOG) {
            w.fog[w.fogs++] = h;
        }
    }
    expect_next_discovery();
}

/* What is left is what was there, less what has been found. */
static void expect_weights(uint32_t *left, uint32_t size, int *known, uint32_t total) {
    static catan_move moves[MOST_MOVES];
    uint32_t weights[64], sum = 0, count = list(moves), found[16] = {0};
    catan_chance_weights(w.state, weights, 64);
    for (uint32_t i = 0; i < count; i++) {
        found[catan_move_argument(moves[i])] = weights[i];
        sum += weights[i];
    }
    EXPECT(total == 0 || sum == total, "as many terrains are left as fog hexes (S-80)");
    for (uint32_t i = 0; i < size; i++) {
        EXPECT(!*known || found[i] == left[i], "weights are what is left (S-80)");
        left[i] = found[i];
    }
    *known = 1;
}

static uint32_t fog_left(void) {
    uint32_t count = 0;
    for (uint32_t h = 0; h < w.hexes; h++) {
        count += w.layout.terrain[h] == CATAN_FOG;
    }
    return count;
}

/* The first of the queue is done: its card, its gold, or the next. */
static void finish_discovery(uint8_t terrain) {
    int card = card_of(terrain);
    catan_seat_info now;
    catan_seat_get(&now, sizeof now, w.state, (uint32_t)w.finder);
    for (int k = 0; k < 5; k++) {
        uint32_t gets = k == card && w.table.bank[k] != 0;
        EXPECT(now.hand[k] == w.seat[w.finder].hand[k] + gets, "what a discovery brings (S-82)");
    }
    discoveries++;
    w.fogs--;
    memmove(w.fog, w.fog + 1, w.fogs * sizeof *w.fog);
    if (terrain == CATAN_GOLD && bank_size(&w.table) != 0) {
        EXPECT(catan_question(w.state) == CATAN_ASK_TAKE_GOLD && catan_actor(w.state) == w.finder,
               "gold that is found is chosen at once (S-82)");
        w.picks = 1;
        w.last_pick = 0;
        w.at_fog = 1;
    } else {
        expect_next_discovery();
    }
}

static void discovered(uint32_t terrain) {
    catan_layout now;
    catan_layout_get(&now, sizeof now, w.state);
    for (uint32_t h = 0; h < w.hexes; h++) {
        uint32_t there = h == w.fog[0] ? terrain : w.layout.terrain[h];
        EXPECT(now.terrain[h] == there, "the hex whose turn it is is discovered (S-81)");
    }
    w.terrains[terrain]--;
    if (terrain == CATAN_DESERT || terrain == CATAN_SEA) {
        finish_discovery((uint8_t)terrain);
    } else {
        EXPECT(catan_question(w.state) == CATAN_ASK_DISCOVER_NUMBER, "a number is drawn (S-81)");
    }
}

static void numbered(uint32_t number) {
    catan_layout now;
    catan_layout_get(&now, sizeof now, w.state);
    EXPECT(now.number[w.fog[0]] == number, "the hex has its number (S-81)");
    w.numbers[number]--;
    finish_discovery(now.terrain[w.fog[0]]);
}

/* --- robber and pirate --- */

static void expect_places(void) {
    uint8_t land[128] = {0}, sea[128] = {0};
    for (uint32_t h = 0; h < w.hexes; h++) {
        uint8_t terrain = w.layout.terrain[h];
        sea[h] = terrain == CATAN_SEA && h != w.table.pirate;
        land[h] = terrain != CATAN_SEA && terrain != CATAN_FOG && h != w.table.robber;
    }
    expect_listed(CATAN_MOVE_MOVE_ROBBER, land, w.hexes, "where the robber may go (B-31, S-80)");
    expect_listed(CATAN_MOVE_MOVE_PIRATE, sea, w.hexes, "where the pirate may go (S-60, S-62)");
}

static void expect_victims(uint32_t hex, int by_ships, int32_t thief) {
    uint8_t victims[CATAN_SEATS] = {0};
    uint32_t count = 0;
    for (unsigned i = 0; i < 6; i++) {
        uint32_t edge = w.hex[hex].edges[i];
        int32_t owner = by_ships ? catan_edge_owner(w.state, edge)
                                 : catan_node_owner(w.state, w.hex[hex].nodes[i]);
        if (owner >= 0 && owner != thief &&
            (!by_ships || catan_edge_route(w.state, edge) == CATAN_SHIP)) {
            count += !victims[owner];
            victims[owner] = 1;
        }
    }
    EXPECT((catan_question(w.state) == CATAN_ASK_ROB) == (count != 0), "somebody is robbed (S-61)");
    if (count != 0) {
        expect_listed(CATAN_MOVE_ROB, victims, w.players, "who may be robbed (B-32, S-61)");
    }
    pirates += (unsigned)by_ships;
}

/* --- islands --- */

static void expect_special(uint32_t node, int32_t seat, int is_start) {
    uint64_t at = 0;
    for (unsigned i = 0; i < 3 && w.node[node].hexes[i] != CATAN_NO_PLACE; i++) {
        at |= 1ULL << w.island[w.node[node].hexes[i]];
    }
    at &= ~1ULL; /* none */
    uint32_t earned = 0;
    for (unsigned i = 1; i < ISLANDS && !is_start; i++) {
        earned += (at & ~w.settled[seat]) >> i & 1 ? w.island_points : 0;
    }
    EXPECT(earned == w.promised, "what it would earn was told");
    w.special[seat] += earned;
    w.settled[seat] |= at;
    for (uint32_t s = 0; s < w.players; s++) {
        catan_seat_info now;
        catan_seat_get(&now, sizeof now, w.state, s);
        EXPECT(now.special_points == w.special[s], "special points (S-91, S-92)");
    }
    settlements++;
}

/* --- a move --- */

static void look_before(void) {
    static catan_move moves[MOST_MOVES];
    switch (catan_question(w.state)) {
    case CATAN_ASK_MOVE_ROBBER:
        expect_places();
        break;
    case CATAN_ASK_TAKE_GOLD:
        EXPECT(w.picks > 0, "gold is taken when it is due");
        expect_picks();
        break;
    case CATAN_ASK_DISCOVER:
        expect_weights(w.terrains, 8, &w.knows_terrains, fog_left());
        break;
    case CATAN_ASK_DISCOVER_NUMBER:
        expect_weights(w.numbers, 13, &w.knows_numbers, 0);
        break;
    case CATAN_ASK_ACTION:
        for (uint32_t i = 0, count = list(moves); i < count; i++) {
            if (catan_move_kind_of(moves[i]) == CATAN_MOVE_LIFT_SHIP) {
                EXPECT(!w.fresh[catan_move_argument(moves[i])] && !w.table.ship_moved,
                       "fresh ships do not move, and only one does (S-22)");
            }
        }
        break;
    default:
        break;
    }
}

static void look_behind(uint32_t kind, uint32_t argument, int32_t actor) {
    switch (kind) {
    case CATAN_MOVE_BUILD_SHIP:
    case CATAN_MOVE_FREE_SHIP:
        w.fresh[argument] = w.table.active_seat == actor;
        expect_discoveries(argument, actor);
        break;
    case CATAN_MOVE_PUT_SHIP:
        lifts++;
        expect_discoveries(argument, actor);
        break;
    case CATAN_MOVE_BUILD_ROAD:
    case CATAN_MOVE_FREE_ROAD:
    case CATAN_MOVE_SETUP_ROAD:
    case CATAN_MOVE_SETUP_SHIP:
        expect_discoveries(argument, actor);
        break;
    case CATAN_MOVE_DISCOVER:
        discovered(argument);
        break;
    case CATAN_MOVE_DISCOVER_NUMBER:
        numbered(argument);
        break;
    case CATAN_MOVE_DICE:
        if (argument != 7) {
            expect_production(argument);
            expect_next_gold();
        }
        break;
    case CATAN_MOVE_TAKE_GOLD:
        picks++;
        w.last_pick = argument;
        w.picks--;
        if (w.picks == 0 && w.at_fog) {
            w.at_fog = 0;
            w.picks = -1;
            expect_next_discovery();
        } else if (w.picks == 0) {
            expect_next_gold();
        }
        break;
    case CATAN_MOVE_MOVE_PIRATE:
        expect_victims(argument, 1, actor);
        break;
    case CATAN_MOVE_MOVE_ROBBER:
        expect_victims(argument, 0, actor);
        break;
    case CATAN_MOVE_BUILD_SETTLEMENT:
        expect_special(argument, actor, 0);
        break;
    case CATAN_MOVE_SETUP_SETTLEMENT:
        expect_special(argument, actor, 1);
        if (w.seat[actor].settlements == 4) { /* his second: gold at once (S-52) */
            for (unsigned i = 0; i < 3 && w.node[argument].hexes[i] != CATAN_NO_PLACE; i++) {
                w.gold[actor] += w.layout.terrain[w.node[argument].hexes[i]] == CATAN_GOLD;
            }
            EXPECT((catan_question(w.state) == CATAN_ASK_TAKE_GOLD) == (w.gold[actor] != 0),
                   "gold at the second settlement (S-52)");
            w.picks = w.gold[actor] != 0 ? (int32_t)w.gold[actor] : -1;
            w.last_pick = 0;
            w.gold[actor] = 0;
        }
        break;
    case CATAN_MOVE_END_TURN:
        memset(w.fresh, 0, sizeof w.fresh);
        break;
    default:
        break;
    }
}

/* Any move; those that end something, and trade with the bank, less often. */
static catan_move choose(void) {
    static catan_move moves[MOST_MOVES];
    if (catan_actor(w.state) == CATAN_CHANCE) {
        return catan_random_move(w.state, &w.rng);
    }
    uint32_t count = list(moves);
    catan_move move = CATAN_MOVE_NONE;
    for (int tries = 0; tries < 4; tries++) {
        move = moves[catan_rng_below(&w.rng, count)];
        uint32_t kind = catan_move_kind_of(move);
        if (kind != CATAN_MOVE_END_TURN && kind != CATAN_MOVE_PASS &&
            kind != CATAN_MOVE_TRADE_BANK && kind != CATAN_MOVE_LIFT_SHIP) {
            break;
        }
    }
    return move;
}

static void play(double until) {
    while (catan_result(w.state) == CATAN_RUNNING && w.ply < PLIES && seconds_now() < until) {
        int32_t actor = catan_actor(w.state);
        remember();
        look_before();
        w.move = choose();
        w.promised = catan_special_points(w.state, (uint32_t)actor, catan_move_argument(w.move));
        EXPECT(catan_apply(w.state, CATAN_ANYONE, w.move) == CATAN_OK, "a listed move is made");
        look_behind(catan_move_kind_of(w.move), catan_move_argument(w.move), actor);
        w.ply++;
        plies++;
    }
}

int main(int count, char **arguments) {
    test_arguments read = read_arguments(count, arguments);
    catan_rng rng;
    catan_rng_seed(&rng, read.seed);
    do {
        if (begin(catan_rng_next(&rng))) {
            play(seconds_now() + read.seconds);
            catan_state_destroy(w.state);
            catan_game_destroy(w.game);
            games++;
        }
    } while (seconds_now() < read.seconds);
    printf("games at sea: ok, %" PRIu64 " games, %" PRIu64 " plies\n", games, plies);
    printf("  %" PRIu64 " hexes discovered, %" PRIu64 " cards for gold, %" PRIu64
           " moves of the pirate, %" PRIu64 " settlements, %" PRIu64 " ships moved\n",
           discoveries, picks, pirates, settlements, lifts);
    return 0;
}
