/* The judge: moves by the rule book, on a table of its own. */
#include "property/cities_judge.h"

#include <string.h>

void judge_begin(judge *j, const catan_game *game, catan_state *state, const catan_layout *layout) {
    j->game = game;
    j->state = state;
    j->layout = *layout;
    catan_game_config(&j->config, sizeof j->config, game);
    j->players = catan_game_players(game);
    j->hexes = catan_hex_count(game);
    j->nodes = catan_node_count(game);
    j->edges = catan_edge_count(game);
    for (uint32_t i = 0; i < j->hexes; i++) {
        catan_hex_get(&j->hex[i], sizeof *j->hex, game, i);
    }
    for (uint32_t i = 0; i < j->nodes; i++) {
        catan_node_get(&j->node[i], sizeof *j->node, game, i);
    }
    for (uint32_t i = 0; i < j->edges; i++) {
        catan_edge_get(&j->edge[i], sizeof *j->edge, game, i);
    }
    scene_read(j, &j->m);
}

/* --- which moves there are --- */

static uint32_t arguments_of(const judge *j, uint32_t kind) {
    catan_move_info info;
    catan_move_describe(&info, sizeof info, catan_move_make(kind, 0));
    switch (info.domain) {
    case CATAN_DOMAIN_NONE:
        return 1;
    case CATAN_DOMAIN_NODE:
        return j->nodes;
    case CATAN_DOMAIN_EDGE:
        return j->edges;
    case CATAN_DOMAIN_HEX:
        return j->hexes;
    case CATAN_DOMAIN_SEAT:
        return j->players;
    case CATAN_DOMAIN_CARD:
        return 8;
    case CATAN_DOMAIN_TRACK:
        return CATAN_TRACKS;
    case CATAN_DOMAIN_PROGRESS:
        return CATAN_PROGRESS_KINDS;
    case CATAN_DOMAIN_PAIR:
        return 64;
    case CATAN_DOMAIN_DICE_PAIR:
        return 36;
    case CATAN_DOMAIN_NUMBER: /* strengths */
        return 4;
    default:
        return 0;
    }
}

/* Cards come from a deck, or a hand, each alike (C-86, C-37). */
static void check_weights(const judge *j, const catan_move *moves, uint32_t count) {
    uint32_t weights[64];
    if (j->actor != CATAN_CHANCE) {
        return;
    }
    EXPECT(j, catan_chance_weights(j->state, weights, 64) == count, "as many weights as moves");
    for (uint32_t i = 0; i < count; i++) {
        uint32_t card = catan_move_argument(moves[i]);
        uint32_t there =
            j->asked == CATAN_ASK_STEAL ? j->m.hand[j->victim][card] : j->m.shuffled[card];
        EXPECT(j, weights[i] == (there == 0 ? 1 : there), "what a card weighs (C-37, C-86)");
    }
}

static void check_dice(const judge *j, const catan_move *moves, uint32_t count) {
    uint32_t weights[64], sum = 0;
    catan_chance_weights(j->state, weights, 64);
    for (uint32_t i = 0; i < count; i++) {
        uint32_t argument = catan_move_argument(moves[i]);
        sum += weights[i];
        EXPECT(j,
               j->asked == CATAN_ASK_DICE ? weights[i] == 1
                                          : weights[i] == (argument == CATAN_FACE_SHIP ? 3U : 1U),
               "what dice weigh (C-4)");
    }
    EXPECT(j, j->asked == CATAN_ASK_EVENT_DIE ? sum == 6 : j->config.dice != 0 || sum == 36,
           "how many outcomes there are (C-4)");
}

void judge_lists(judge *j) {
    static catan_move moves[JUDGE_MOVES];
    uint32_t count = catan_moves(j->state, moves, JUDGE_MOVES), at = 0;
    j->asked = catan_question(j->state);
    j->actor = catan_actor(j->state);
    if (j->asked == CATAN_ASK_DICE || j->asked == CATAN_ASK_EVENT_DIE) {
        check_dice(j, moves, count);
        return;
    }
    if (j->asked < CATAN_ASK_BEFORE_ROLL || j->asked == CATAN_ASK_SETUP_CITY) {
        return;
    }
    for (uint32_t kind = 1; kind <= CATAN_MOVE_TAKE_HAND; kind++) {
        for (uint32_t argument = 0, n = arguments_of(j, kind); argument < n; argument++) {
            uint32_t seat = j->actor < 0 ? 0 : (uint32_t)j->actor;
            int listed = at < count && moves[at] == catan_move_make(kind, argument);
            if (listed != is_legal(j, seat, kind, argument)) {
                j->move = catan_move_make(kind, argument);
                judge_fail(j,
                           listed ? "this is listed, and not legal by the rule book"
                                  : "this is legal by the rule book, and not listed",
                           __FILE__, __LINE__);
            }
            at += (uint32_t)listed;
        }
    }
    EXPECT(j, at == count, "all moves that are listed are of kinds that are due");
    check_weights(j, moves, count);
}

/* --- moves --- */

static void pay(judge *j, uint32_t seat, uint32_t kind, uint32_t argument) {
    uint8_t price[8];
    price_of(j, seat, kind, argument, price);
    for (unsigned k = 0; k < 8; k++) {
        j->m.hand[seat][k] = (uint8_t)(j->m.hand[seat][k] - price[k]);
        j->m.bank[k] = (uint8_t)(j->m.bank[k] + price[k]);
    }
}

/* A card a hex, no commodities (C-19). */
static void start_city(judge *j, int32_t seat, uint32_t node) {
    static const int8_t cards[] = {-1,          CATAN_LUMBER, CATAN_BRICK, CATAN_WOOL,
                                   CATAN_GRAIN, CATAN_ORE,    -1,          -1};
    j->m.building[node] = CATAN_CITY;
    j->m.owner[node] = (int8_t)seat;
    for (unsigned i = 0; i < 3 && j->node[node].hexes[i] != CATAN_NO_PLACE; i++) {
        int card = cards[j->layout.terrain[j->node[node].hexes[i]]];
        if (card >= 0) {
            j->m.hand[seat][card]++;
            j->m.bank[card]--;
        }
    }
}

static void put_knight(judge *j, int32_t seat, uint32_t n, uint32_t level, uint32_t state) {
    j->m.knight[n] = (int8_t)seat;
    j->m.level[n] = (uint8_t)level;
    j->m.state[n] = (uint8_t)state;
}

void lift(judge *j, uint32_t n) {
    j->from = n;
    j->level = j->m.level[n];
    j->kept = j->m.state[n];
    put_knight(j, NOBODY, n, 0, 0);
}

/* It is passive now (C-54); whoever stood there is driven away, if it can (C-58, C-59). */
static void put(judge *j, int32_t seat, uint32_t n) {
    int32_t owner = j->m.knight[n];
    uint32_t level = j->level, state = j->kept & CATAN_KNIGHT_RAISED;
    lift(j, n);
    put_knight(j, seat, n, level, state);
    if (owner == NOBODY) {
        expect_asked(j, CATAN_ASK_ACTION, seat);
    } else if (can_retreat(j, owner, n)) {
        j->displaced++;
        expect_asked(j, CATAN_ASK_RETREAT_KNIGHT, owner);
    } else {
        j->driven_off++;
        expect_asked(j, CATAN_ASK_ACTION, seat);
    }
}

static void knight_moved(judge *j, int32_t seat, uint32_t kind, uint32_t n) {
    switch (kind) {
    case CATAN_MOVE_RECRUIT_KNIGHT:
        put_knight(j, seat, n, 1, CATAN_KNIGHT_RAISED);
        break;
    case CATAN_MOVE_ACTIVATE_KNIGHT: /* tired, but in special building (C-51, C-98) */
        j->m.state[n] |= j->asked == CATAN_ASK_ACTION ? CATAN_KNIGHT_ACTIVE | CATAN_KNIGHT_TIRED
                                                      : CATAN_KNIGHT_ACTIVE;
        break;
    case CATAN_MOVE_PROMOTE_KNIGHT:
        j->m.level[n]++;
        j->m.state[n] |= CATAN_KNIGHT_RAISED;
        break;
    case CATAN_MOVE_LIFT_KNIGHT:
        lift(j, n);
        expect_asked(j, CATAN_ASK_PUT_KNIGHT, seat);
        break;
    case CATAN_MOVE_PUT_KNIGHT:
        put(j, seat, n);
        break;
    case CATAN_MOVE_RETREAT_KNIGHT:
        put_knight(j, seat, n, j->level, j->kept);
        expect_asked(j, CATAN_ASK_ACTION, (int32_t)j->active);
        break;
    default: /* chases the robber (C-60) */
        j->m.state[n] &= CATAN_KNIGHT_RAISED;
        j->thief = seat;
        expect_asked(j, CATAN_ASK_MOVE_ROBBER, seat);
        break;
    }
}

static void built(judge *j, int32_t seat, uint32_t kind, uint32_t at) {
    switch (kind) {
    case CATAN_MOVE_SETUP_CITY:
        start_city(j, seat, at);
        break;
    case CATAN_MOVE_SETUP_ROAD:
    case CATAN_MOVE_BUILD_ROAD:
        j->m.road[at] = (int8_t)seat;
        break;
    case CATAN_MOVE_SETUP_SETTLEMENT:
    case CATAN_MOVE_BUILD_SETTLEMENT:
        j->m.building[at] = CATAN_SETTLEMENT;
        j->m.owner[at] = (int8_t)seat;
        break;
    case CATAN_MOVE_BUILD_WALL:
        j->m.wall[at] = 1;
        break;
    default: /* a city, new or restored */
        j->m.building[at] = CATAN_CITY;
        j->m.turned[at] = 0;
        break;
    }
}

static void improved(judge *j, uint32_t seat, uint32_t track) {
    j->m.track[seat][track]++;
    j->m.crane = 0;
    if (wins_metropolis(j, seat, track)) {
        expect_asked(j, CATAN_ASK_PLACE_METROPOLIS, (int32_t)seat);
        j->lowest = track;
    }
}

static void robber_moved(judge *j, int32_t seat, uint32_t hex) {
    int victims = 0;
    j->m.robber = (uint16_t)hex;
    j->waiting = 0;
    for (unsigned i = 0; i < 6; i++) {
        int32_t owner = j->m.owner[j->hex[hex].nodes[i]];
        victims |= owner != NOBODY && owner != seat;
    }
    expect_asked(j, victims ? CATAN_ASK_ROB : CATAN_ASK_ACTION, seat);
}

static void robbed(judge *j, uint32_t kind, uint32_t argument) {
    if (kind == CATAN_MOVE_ROB) {
        j->victim = (int32_t)argument;
        j->thief = j->actor;
        int some = hand_size(j, argument) != 0;
        expect_asked(j, some ? CATAN_ASK_STEAL : CATAN_ASK_ACTION, some ? CATAN_CHANCE : j->thief);
    } else {
        j->m.hand[j->victim][argument]--;
        j->m.hand[j->thief][argument]++;
        j->stolen++;
        next_theft(j);
    }
}

static void ended(judge *j, uint32_t kind) {
    j->at = ENDING;
    j->waiting = 0;
    if (kind == CATAN_MOVE_END_TURN && progress_size(j, j->active) > 4) {
        j->waiting = 1U << j->active;
    }
    roll_advance(j);
}

static void traded(judge *j, uint32_t seat, uint32_t pair) {
    uint32_t give = pair / 8, get = pair % 8, rate = rate_of(j, seat, give);
    j->m.hand[seat][give] = (uint8_t)(j->m.hand[seat][give] - rate);
    j->m.bank[give] = (uint8_t)(j->m.bank[give] + rate);
    j->m.hand[seat][get]++;
    j->m.bank[get]--;
}

static void do_move(judge *j, uint32_t seat, uint32_t kind, uint32_t argument) {
    pay(j, seat, kind, argument);
    switch (kind) {
    case CATAN_MOVE_FIRST_PLAYER:
    case CATAN_MOVE_ROLL:
        break;
    case CATAN_MOVE_DICE_PAIR:
        j->m.red = (uint8_t)(argument / 6 + 1);
        j->m.dice = (uint8_t)(argument / 6 + argument % 6 + 2);
        j->m.face = CATAN_FACE_NONE;
        expect_asked(j, CATAN_ASK_EVENT_DIE, CATAN_CHANCE);
        break;
    case CATAN_MOVE_EVENT_DIE:
        roll_event(j, argument);
        break;
    case CATAN_MOVE_RECRUIT_KNIGHT:
    case CATAN_MOVE_ACTIVATE_KNIGHT:
    case CATAN_MOVE_PROMOTE_KNIGHT:
    case CATAN_MOVE_LIFT_KNIGHT:
    case CATAN_MOVE_PUT_KNIGHT:
    case CATAN_MOVE_RETREAT_KNIGHT:
    case CATAN_MOVE_CHASE_ROBBER:
        knight_moved(j, (int32_t)seat, kind, argument);
        break;
    case CATAN_MOVE_IMPROVE:
        improved(j, seat, argument);
        break;
    case CATAN_MOVE_PLACE_METROPOLIS:
        j->metropolises_moved += j->m.metropolis[j->lowest] != CATAN_NO_PLACE;
        j->m.metropolis[j->lowest] = (uint16_t)argument;
        break;
    case CATAN_MOVE_MOVE_ROBBER:
        EXPECT(j, j->m.robber_free, "the robber waits for the first attack (C-35)");
        robber_moved(j, (int32_t)seat, argument);
        break;
    case CATAN_MOVE_ROB:
    case CATAN_MOVE_STEAL:
        robbed(j, kind, argument);
        break;
    case CATAN_MOVE_TRADE_BANK:
        traded(j, seat, argument);
        break;
    case CATAN_MOVE_END_TURN:
    case CATAN_MOVE_PASS:
        ended(j, kind);
        break;
    case CATAN_MOVE_SETUP_CITY:
    case CATAN_MOVE_SETUP_ROAD:
    case CATAN_MOVE_SETUP_SETTLEMENT:
    case CATAN_MOVE_BUILD_ROAD:
    case CATAN_MOVE_BUILD_SETTLEMENT:
    case CATAN_MOVE_BUILD_WALL:
    case CATAN_MOVE_BUILD_CITY:
    case CATAN_MOVE_RESTORE_CITY:
        built(j, (int32_t)seat, kind, argument);
        break;
    case CATAN_MOVE_DECLINE:
        answer_card(j, seat, kind, argument);
        break;
    default:
        if (kind >= CATAN_MOVE_PLAY_ALCHEMIST && kind <= CATAN_MOVE_PLAY_MERCHANT) {
            play_progress(j, seat, kind - CATAN_MOVE_PLAY_ALCHEMIST, argument);
        } else if (kind > CATAN_MOVE_PLAY_MERCHANT || kind == CATAN_MOVE_FREE_ROAD) {
            answer_card(j, seat, kind, argument);
        } else {
            roll_answer(j, kind, argument);
        }
        break;
    }
}

static void check_result(const judge *j) {
    catan_table_info table;
    catan_table_get(&table, sizeof table, j->state);
    int32_t active = table.active_seat, result = catan_result(j->state);
    int wins = active >= 0 && !is_in_hand(j) &&
               scene_points(j, (uint32_t)active) >= catan_game_target(j->game);
    EXPECT(j, result == (wins ? active : CATAN_RUNNING), "who has enough in his turn wins (C-95)");
}

void judge_move(judge *j, catan_move move) {
    catan_table_info table;
    uint32_t kind = catan_move_kind_of(move);
    j->move = move;
    j->ply++;
    j->expects = 0;
    do_move(j, j->actor < 0 ? 0 : (uint32_t)j->actor, kind, catan_move_argument(move));
    scene_routes(j);
    scene_compare(j);
    check_result(j);
    catan_table_get(&table, sizeof table, j->state);
    j->active = table.turn_seat < 0 ? 0 : (uint32_t)table.turn_seat;
    if (catan_result(j->state) == CATAN_RUNNING && j->expects) {
        EXPECT(j, catan_question(j->state) == j->question && catan_actor(j->state) == j->whom,
               "who is asked what next (C-24)");
    }
    if (catan_result(j->state) == CATAN_RUNNING && !j->expects) {
        j->at = IDLE;
    }
}
