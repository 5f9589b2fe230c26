/* Which moves the judge takes for legal: prices, sites, ways. */
#include <string.h>

#include "property/cities_judge.h"

enum { KNIGHT_LEVELS = 3 };

/* --- what is paid --- */

static const uint8_t road_price[8] = {1, 1}, settlement_price[8] = {1, 1, 1, 1},
                     city_price[8] = {0, 0, 0, 2, 3}, wall_price[8] = {0, 2},
                     knight_price[8] = {0, 0, 1, 0, 1}, helmet_price[8] = {0, 0, 0, 1};

void price_of(const judge *j, uint32_t seat, uint32_t kind, uint32_t argument, uint8_t price[8]) {
    static const uint8_t nothing[8] = {0};
    const uint8_t *is = nothing;
    switch (kind) {
    case CATAN_MOVE_BUILD_ROAD:
        is = road_price;
        break;
    case CATAN_MOVE_BUILD_SETTLEMENT:
        is = settlement_price;
        break;
    case CATAN_MOVE_BUILD_CITY:
    case CATAN_MOVE_RESTORE_CITY:
        is = city_price;
        break;
    case CATAN_MOVE_BUILD_WALL:
        is = wall_price;
        break;
    case CATAN_MOVE_RECRUIT_KNIGHT:
    case CATAN_MOVE_PROMOTE_KNIGHT:
        is = knight_price;
        break;
    case CATAN_MOVE_ACTIVATE_KNIGHT:
        is = helmet_price;
        break;
    default:
        break;
    }
    memcpy(price, is, 8);
    if (kind == CATAN_MOVE_IMPROVE) { /* a card less with the crane (C-111) */
        price[CATAN_CLOTH + argument] = (uint8_t)(j->m.track[seat][argument] + 1 - j->m.crane);
    }
}

static int can_pay(const judge *j, uint32_t seat, uint32_t kind, uint32_t argument) {
    uint8_t price[8];
    int can = 1;
    price_of(j, seat, kind, argument, price);
    for (unsigned k = 0; k < 8; k++) {
        can &= j->m.hand[seat][k] >= price[k];
    }
    return can;
}

/* A card that the merchant, or in this turn the fleet, trades 2:1 (C-42). */
static int is_traded_by_card(const judge *j, uint32_t seat, uint32_t card) {
    static const int8_t cards[] = {-1,          CATAN_LUMBER, CATAN_BRICK, CATAN_WOOL,
                                   CATAN_GRAIN, CATAN_ORE,    -1,          -1};
    return (seat == j->active && (j->m.fleet >> card & 1) != 0) ||
           (j->m.merchant_of == (int32_t)seat &&
            cards[j->layout.terrain[j->m.merchant]] == (int32_t)card);
}

/* The best rate (C-40 to C-43). */
uint32_t rate_of(const judge *j, uint32_t seat, uint32_t card) {
    catan_seat_info info;
    catan_seat_get(&info, sizeof info, j->state, seat);
    if (is_traded_by_card(j, seat, card) ||
        (card <= CATAN_ORE && (info.harbours >> card & 1) != 0) ||
        (card > CATAN_ORE && j->m.track[seat][CATAN_TRACK_TRADE] >= 3)) {
        return 2;
    }
    return (info.harbours >> CATAN_HARBOUR_ANY & 1) != 0 ? 3 : 4;
}

/* --- the board --- */

int has_road_at(const judge *j, int32_t seat, uint32_t n) {
    int has = 0;
    for (unsigned i = 0; i < 3 && j->node[n].edges[i] != CATAN_NO_PLACE; i++) {
        has |= j->m.road[j->node[n].edges[i]] == seat;
    }
    return has;
}

int is_free(const judge *j, uint32_t n) {
    return j->m.owner[n] == NOBODY && j->m.knight[n] == NOBODY;
}

static int is_land(const judge *j, uint32_t edge) {
    int land = 0;
    for (unsigned i = 0; i < 2 && j->edge[edge].hexes[i] != CATAN_NO_PLACE; i++) {
        land |= j->layout.terrain[j->edge[edge].hexes[i]] != CATAN_SEA;
    }
    return land;
}

/* Nobody's, and joined to an own building or to an own road that nobody cuts there (C-61). */
int is_road_site(const judge *j, int32_t seat, uint32_t edge) {
    int joined = 0;
    for (unsigned i = 0; i < 2; i++) {
        uint32_t n = j->edge[edge].nodes[i];
        int cut = (j->m.owner[n] != NOBODY && j->m.owner[n] != seat) ||
                  (j->m.knight[n] != NOBODY && j->m.knight[n] != seat);
        joined |= j->m.owner[n] == seat || (has_road_at(j, seat, n) && !cut);
    }
    return joined && j->m.road[edge] == NOBODY && is_land(j, edge);
}

static int is_settlement_site(const judge *j, int32_t seat, uint32_t n) {
    int far = 1;
    for (unsigned i = 0; i < 3 && j->node[n].neighbours[i] != CATAN_NO_PLACE; i++) {
        far &= j->m.owner[j->node[n].neighbours[i]] == NOBODY;
    }
    return far && is_free(j, n) && has_road_at(j, seat, n);
}

piece_count count_pieces(const judge *j, int32_t seat) {
    piece_count p = {0, 0, 0, 0, 0, 0};
    for (uint32_t n = 0; n < j->nodes; n++) {
        if (j->m.owner[n] == seat) {
            p.turned += j->m.turned[n];
            p.cities += j->m.building[n] == CATAN_CITY || j->m.turned[n];
            p.settlements += j->m.building[n] == CATAN_SETTLEMENT && !j->m.turned[n];
            p.walls += j->m.wall[n];
            p.ordinary += (uint32_t)is_ordinary_city(j, n);
        }
    }
    for (uint32_t e = 0; e < j->edges; e++) {
        p.roads += j->m.road[e] == seat;
    }
    return p;
}

/* --- metropolises --- */

int is_ordinary_city(const judge *j, uint32_t node) {
    int is = j->m.building[node] == CATAN_CITY;
    for (unsigned track = 0; track < CATAN_TRACKS; track++) {
        is &= j->m.metropolis[track] != node;
    }
    return is;
}

static int32_t holder_of(const judge *j, uint32_t track) {
    return j->m.metropolis[track] == CATAN_NO_PLACE ? NOBODY : j->m.owner[j->m.metropolis[track]];
}

/* First at level 4, or at level 5 while the holder is at 4 (C-81, C-82). */
int wins_metropolis(const judge *j, uint32_t seat, uint32_t track) {
    int32_t holder = holder_of(j, track);
    return holder == NOBODY ? j->m.track[seat][track] >= 4
                            : holder != (int32_t)seat && j->m.track[seat][track] == 5 &&
                                  j->m.track[holder][track] == 4;
}

int may_improve(const judge *j, uint32_t seat, uint32_t track) {
    piece_count p = count_pieces(j, (int32_t)seat);
    uint32_t next = j->m.track[seat][track] + 1U;
    return next <= 5 && p.cities - p.turned != 0 &&
           (next < 4 || p.ordinary != 0 || holder_of(j, track) == (int32_t)seat);
}

/* --- knights --- */

uint32_t knights_of(const judge *j, int32_t seat, uint32_t level) {
    uint32_t count = 0;
    for (uint32_t n = 0; n < j->nodes; n++) {
        count += j->m.knight[n] == seat && j->m.level[n] == level;
    }
    return count;
}

int may_promote(const judge *j, int32_t seat, uint32_t n) {
    uint32_t level = j->m.level[n];
    return j->m.knight[n] == seat && level < KNIGHT_LEVELS &&
           (j->m.state[n] & CATAN_KNIGHT_RAISED) == 0 && knights_of(j, seat, level + 1) < 2 &&
           (level < 2 || j->m.track[seat][CATAN_TRACK_POLITICS] >= 3);
}

/* Every path, step by step, over own roads alone. */
static int walk(const judge *j, int32_t seat, uint32_t at, uint32_t to, uint8_t *seen) {
    seen[at] = 1;
    for (unsigned i = 0; i < 3 && j->node[at].edges[i] != CATAN_NO_PLACE; i++) {
        uint32_t next = j->node[at].neighbours[i];
        if (seen[next] || j->m.road[j->node[at].edges[i]] != seat) {
            continue;
        }
        int passable =
            j->m.knight[next] == NOBODY && (j->m.owner[next] == NOBODY || j->m.owner[next] == seat);
        if (next == to || (passable && walk(j, seat, next, to, seen))) {
            return 1;
        }
    }
    return 0;
}

int has_way(const judge *j, int32_t seat, uint32_t from, uint32_t to) {
    uint8_t seen[CATAN_MAX_NODES] = {0};
    return from != to && walk(j, seat, from, to, seen);
}

/* Free, or with a weaker knight of another (C-56, C-58). */
static int may_move_to(const judge *j, int32_t seat, uint32_t from, uint32_t level, uint32_t to) {
    int32_t there = j->m.knight[to];
    return (is_free(j, to) || (there != NOBODY && there != seat && j->m.level[to] < level)) &&
           has_way(j, seat, from, to);
}

int can_retreat(const judge *j, int32_t seat, uint32_t from) {
    int can = 0;
    for (uint32_t n = 0; n < j->nodes; n++) {
        can |= is_free(j, n) && has_way(j, seat, from, n);
    }
    return can;
}

static int is_ready(const judge *j, int32_t seat, uint32_t n) {
    return j->m.knight[n] == seat && (j->m.state[n] & CATAN_KNIGHT_ACTIVE) != 0 &&
           (j->m.state[n] & CATAN_KNIGHT_TIRED) == 0;
}

static int may_lift(const judge *j, int32_t seat, uint32_t n) {
    int may = 0;
    for (uint32_t to = 0; to < j->nodes && is_ready(j, seat, n) && !may; to++) {
        may = may_move_to(j, seat, n, j->m.level[n], to);
    }
    return may;
}

static int may_chase(const judge *j, int32_t seat, uint32_t n) {
    int near = 0;
    for (unsigned i = 0; i < 6; i++) {
        near |= j->hex[j->m.robber].nodes[i] == n;
    }
    return near && j->m.robber_free && is_ready(j, seat, n);
}

/* --- in a turn --- */

static int may_build(const judge *j, uint32_t seat, uint32_t kind, uint32_t n) {
    int32_t who = (int32_t)seat;
    piece_count p = count_pieces(j, who);
    switch (kind) {
    case CATAN_MOVE_BUILD_ROAD:
        return p.roads < 15 && is_road_site(j, who, n);
    case CATAN_MOVE_BUILD_SETTLEMENT:
        return p.settlements < 5 && is_settlement_site(j, who, n);
    case CATAN_MOVE_BUILD_CITY: /* turned ones first (C-77) */
        return p.cities < 4 && p.turned == 0 && j->m.owner[n] == who &&
               j->m.building[n] == CATAN_SETTLEMENT;
    case CATAN_MOVE_BUILD_WALL:
        return p.walls < 3 && j->m.owner[n] == who && j->m.building[n] == CATAN_CITY &&
               !j->m.wall[n];
    case CATAN_MOVE_RESTORE_CITY:
        return j->m.owner[n] == who && j->m.turned[n];
    case CATAN_MOVE_RECRUIT_KNIGHT:
        return knights_of(j, who, 1) < 2 && is_free(j, n) && has_road_at(j, who, n);
    case CATAN_MOVE_ACTIVATE_KNIGHT:
        return j->m.knight[n] == who && (j->m.state[n] & CATAN_KNIGHT_ACTIVE) == 0;
    case CATAN_MOVE_PROMOTE_KNIGHT:
        return may_promote(j, who, n);
    case CATAN_MOVE_IMPROVE:
        return may_improve(j, seat, n);
    default:
        return 0;
    }
}

static int may_trade(const judge *j, uint32_t seat, uint32_t pair) {
    uint32_t give = pair / 8, get = pair % 8;
    return give != get && j->m.bank[get] != 0 && j->m.hand[seat][give] >= rate_of(j, seat, give);
}

static int is_action(const judge *j, uint32_t seat, uint32_t kind, uint32_t argument) {
    int special = j->asked == CATAN_ASK_SPECIAL_BUILDING;
    switch (kind) {
    case CATAN_MOVE_END_TURN:
        return !special;
    case CATAN_MOVE_PASS:
        return special;
    case CATAN_MOVE_TRADE_BANK:
        return !special && may_trade(j, seat, argument);
    case CATAN_MOVE_LIFT_KNIGHT:
        return !special && may_lift(j, (int32_t)seat, argument);
    case CATAN_MOVE_CHASE_ROBBER:
        return !special && may_chase(j, (int32_t)seat, argument);
    case CATAN_MOVE_HARBOUR_OFFER:
        return !special && may_offer(j, seat, argument);
    default:
        if (kind >= CATAN_MOVE_PLAY_ALCHEMIST) {
            return !special && may_play(j, seat, kind - CATAN_MOVE_PLAY_ALCHEMIST, argument);
        }
        return may_build(j, seat, kind, argument) && can_pay(j, seat, kind, argument);
    }
}

/* --- answers --- */

int may_discard(const judge *j, uint32_t seat, uint32_t card) {
    uint32_t behind = 0;
    for (uint32_t k = card; k < 8; k++) {
        behind += j->m.hand[seat][k];
    }
    return card >= j->lowest && j->m.hand[seat][card] != 0 && behind >= j->left;
}

static int is_victim(const judge *j, int32_t thief, uint32_t hex, int32_t seat) {
    int near = 0;
    for (unsigned i = 0; i < 6; i++) {
        near |= j->m.owner[j->hex[hex].nodes[i]] == seat;
    }
    return near && seat != thief;
}

static int may_draw(const judge *j, uint32_t card) {
    uint32_t track = j->at == CHOSEN ? j->lowest : j->m.face - (uint32_t)CATAN_FACE_TRADE;
    uint32_t shuffled = deck_size(j, track) - j->m.under[track];
    return track_of_card(card) == track &&
           (shuffled != 0 ? j->m.shuffled[card] != 0 : j->queue[track][0] == card);
}

int is_legal(const judge *j, uint32_t seat, uint32_t kind, uint32_t argument) {
    int32_t who = (int32_t)seat;
    switch (j->asked) {
    case CATAN_ASK_BEFORE_ROLL: /* the alchemist, or the roll (C-23, C-110) */
        return kind == CATAN_MOVE_ROLL || (kind == CATAN_MOVE_PLAY_ALCHEMIST &&
                                           j->m.progress[seat][CATAN_PROGRESS_ALCHEMIST] != 0);
    case CATAN_ASK_ACTION:
    case CATAN_ASK_SPECIAL_BUILDING:
        return is_action(j, seat, kind, argument);
    case CATAN_ASK_PUT_KNIGHT:
        return kind == CATAN_MOVE_PUT_KNIGHT && may_move_to(j, who, j->from, j->level, argument);
    case CATAN_ASK_RETREAT_KNIGHT:
        return kind == CATAN_MOVE_RETREAT_KNIGHT && is_free(j, argument) &&
               has_way(j, who, j->from, argument);
    case CATAN_ASK_PLACE_METROPOLIS:
        return kind == CATAN_MOVE_PLACE_METROPOLIS && j->m.owner[argument] == who &&
               is_ordinary_city(j, argument);
    case CATAN_ASK_MUSTER:
        return kind == CATAN_MOVE_MUSTERED ||
               (kind == CATAN_MOVE_MUSTER && argument >= j->lowest &&
                j->m.knight[argument] == who && (j->m.state[argument] & CATAN_KNIGHT_ACTIVE) != 0);
    case CATAN_ASK_LOSE_CITY:
        return kind == CATAN_MOVE_LOSE_CITY && j->m.owner[argument] == who &&
               is_ordinary_city(j, argument);
    case CATAN_ASK_CHOOSE_DECK:
        return kind == CATAN_MOVE_CHOOSE_DECK && deck_size(j, argument) != 0;
    case CATAN_ASK_DRAW_PROGRESS:
        return kind == CATAN_MOVE_DRAW_PROGRESS && may_draw(j, argument);
    case CATAN_ASK_DISCARD_PROGRESS:
        return kind == CATAN_MOVE_DISCARD_PROGRESS && j->m.progress[seat][argument] != 0;
    case CATAN_ASK_DISCARD:
        return kind == CATAN_MOVE_DISCARD && may_discard(j, seat, argument);
    case CATAN_ASK_TAKE_AQUEDUCT:
        return kind == CATAN_MOVE_TAKE_AQUEDUCT && argument <= CATAN_ORE &&
               j->m.bank[argument] != 0;
    case CATAN_ASK_MOVE_ROBBER:
        return kind == CATAN_MOVE_MOVE_ROBBER && argument != j->m.robber &&
               j->layout.terrain[argument] != CATAN_SEA;
    case CATAN_ASK_ROB:
        return kind == CATAN_MOVE_ROB && is_victim(j, who, j->m.robber, (int32_t)argument);
    case CATAN_ASK_STEAL:
        return kind == CATAN_MOVE_STEAL && j->m.hand[j->victim][argument] != 0;
    default:
        return may_answer_card(j, seat, kind, argument);
    }
}
