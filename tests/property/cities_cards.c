/* Which cards the judge takes for playable, and which answers to them (C-110 to C-134). */
#include "property/cities_judge.h"

enum { MOST_WALLS = 3, PIECES_OF_LEVEL = 2, ROADS = 15, CITIES = 4 };

/* --- the table --- */

static int hex_has_building_of(const judge *j, uint32_t hex, int32_t seat) {
    int has = 0;
    for (unsigned i = 0; i < 6; i++) {
        has |= j->m.owner[j->hex[hex].nodes[i]] == seat;
    }
    return has;
}

uint32_t hexes_with(const judge *j, int32_t seat, uint32_t terrain) {
    uint32_t count = 0;
    for (uint32_t h = 0; h < j->hexes; h++) {
        count += j->layout.terrain[h] == terrain && hex_has_building_of(j, h, seat);
    }
    return count;
}

static int is_token(const judge *j, uint32_t hex) {
    uint32_t number = j->layout.number[hex];
    return number > 2 && number < 12 && number != 6 && number != 8;
}

static int may_swap(const judge *j, uint32_t from, uint32_t to) {
    return is_token(j, from) && is_token(j, to) && j->layout.number[from] != j->layout.number[to];
}

static int has_knight(const judge *j, int32_t seat) {
    int has = 0;
    for (uint32_t n = 0; n < j->nodes; n++) {
        has |= j->m.knight[n] == seat;
    }
    return has;
}

static uint32_t resources_of(const judge *j, uint32_t seat) {
    uint32_t sum = 0;
    for (unsigned k = CATAN_LUMBER; k <= CATAN_ORE; k++) {
        sum += j->m.hand[seat][k];
    }
    return sum;
}

static int is_richer(const judge *j, uint32_t other, uint32_t seat) {
    return scene_points(j, other) > scene_points(j, seat);
}

uint32_t road_sites(const judge *j, int32_t seat, uint32_t but) {
    uint32_t count = 0;
    for (uint32_t e = 0; e < j->edges; e++) {
        count += e != but && is_road_site(j, seat, e);
    }
    return count;
}

uint32_t knight_sites(const judge *j, int32_t seat) {
    uint32_t count = 0;
    for (uint32_t n = 0; n < j->nodes; n++) {
        count += is_free(j, n) && has_road_at(j, seat, n);
    }
    return count;
}

uint32_t promotable(const judge *j, int32_t seat) {
    uint32_t count = 0;
    for (uint32_t n = 0; n < j->nodes; n++) {
        count += (uint32_t)may_promote(j, seat, n);
    }
    return count;
}

/* --- the diplomat (C-121, C-63) --- */

static uint32_t other_roads_at(const judge *j, int32_t owner, uint32_t n, uint32_t edge) {
    uint32_t count = 0;
    for (unsigned i = 0; i < 3 && j->node[n].edges[i] != CATAN_NO_PLACE; i++) {
        uint32_t e = j->node[n].edges[i];
        count += e != edge && j->m.road[e] == owner;
    }
    return count;
}

static int may_remove(const judge *j, uint32_t edge) {
    int32_t owner = j->m.road[edge];
    int open = 0, strands = 0;
    for (unsigned i = 0; i < 2; i++) {
        uint32_t n = j->edge[edge].nodes[i], others = other_roads_at(j, owner, n, edge);
        open |= others == 0 && j->m.owner[n] != owner && j->m.knight[n] != owner;
        strands |= others == 0 && j->m.knight[n] == owner;
    }
    return owner != NOBODY && open && !strands;
}

/* --- the deserter (C-127) --- */

uint32_t strengths_for(const judge *j, uint32_t seat, uint32_t level) {
    uint32_t set = 0;
    for (uint32_t l = level; l >= 1; l--) {
        int has = knights_of(j, (int32_t)seat, l) < PIECES_OF_LEVEL &&
                  (l < 3 || j->m.track[seat][CATAN_TRACK_POLITICS] >= 3);
        if (has && l == level) {
            return 1U << l;
        }
        set |= (uint32_t)has << l;
    }
    return set;
}

/* --- playing --- */

static int may_play_about_all(const judge *j, uint32_t seat, uint32_t card) {
    int may = 0;
    for (uint32_t s = 0; s < j->players; s++) {
        uint32_t hand = s == seat ? 0 : hand_size(j, s);
        may |= card == CATAN_PROGRESS_WEDDING    ? hand >= 1 && is_richer(j, s, seat)
               : card == CATAN_PROGRESS_SABOTEUR ? hand >= 2 && !is_richer(j, seat, s)
                                                 : hand >= 1; /* commercial harbour */
    }
    return may && (card != CATAN_PROGRESS_COMMERCIAL_HARBOUR ||
                   (!j->m.harbour && resources_of(j, seat) != 0));
}

static int may_play_about_self(const judge *j, uint32_t seat, uint32_t card) {
    int32_t who = (int32_t)seat;
    int may = 0;
    switch (card) {
    case CATAN_PROGRESS_CRANE:
        for (uint32_t track = 0; track < CATAN_TRACKS; track++) {
            may |= may_improve(j, seat, track);
        }
        return may && !j->m.crane;
    case CATAN_PROGRESS_MINING:
        return j->m.bank[CATAN_ORE] != 0 && hexes_with(j, who, CATAN_MOUNTAINS) != 0;
    case CATAN_PROGRESS_IRRIGATION:
        return j->m.bank[CATAN_GRAIN] != 0 && hexes_with(j, who, CATAN_FIELDS) != 0;
    case CATAN_PROGRESS_ROAD_BUILDING:
        return count_pieces(j, who).roads < ROADS && road_sites(j, who, CATAN_NO_PLACE) != 0;
    default: /* the warlord */
        for (uint32_t n = 0; n < j->nodes; n++) {
            may |= j->m.knight[n] == who && (j->m.state[n] & CATAN_KNIGHT_ACTIVE) == 0;
        }
        return may;
    }
}

static int may_play_at_node(const judge *j, uint32_t seat, uint32_t card, uint32_t n) {
    int32_t who = (int32_t)seat;
    piece_count p = count_pieces(j, who);
    switch (card) {
    case CATAN_PROGRESS_ENGINEER:
        return p.walls < MOST_WALLS && j->m.owner[n] == who && j->m.building[n] == CATAN_CITY &&
               !j->m.wall[n];
    case CATAN_PROGRESS_MEDICINE:
        return j->m.hand[seat][CATAN_ORE] >= 2 && j->m.hand[seat][CATAN_GRAIN] >= 1 &&
               j->m.owner[n] == who && j->m.building[n] == CATAN_SETTLEMENT &&
               (j->m.turned[n] || (p.turned == 0 && p.cities < CITIES));
    case CATAN_PROGRESS_SMITH:
        return may_promote(j, who, n);
    default: /* intrigue */
        return j->m.knight[n] != NOBODY && j->m.knight[n] != who && has_road_at(j, who, n);
    }
}

static int may_play_at_hex(const judge *j, uint32_t seat, uint32_t card, uint32_t hex) {
    int may = 0;
    switch (card) {
    case CATAN_PROGRESS_INVENTOR:
        for (uint32_t to = 0; to < j->hexes; to++) {
            may |= may_swap(j, hex, to);
        }
        return may;
    case CATAN_PROGRESS_BISHOP:
        return j->m.robber_free && hex != j->m.robber && j->layout.terrain[hex] != CATAN_SEA;
    default: /* the merchant */
        return j->layout.terrain[hex] != CATAN_SEA && hex_has_building_of(j, hex, (int32_t)seat) &&
               (j->m.merchant != hex || j->m.merchant_of != (int32_t)seat);
    }
}

static int may_play_against(const judge *j, uint32_t seat, uint32_t card, uint32_t other) {
    return other != seat && (card == CATAN_PROGRESS_SPY ? progress_size(j, other) != 0
                             : card == CATAN_PROGRESS_DESERTER
                                 ? has_knight(j, (int32_t)other)
                                 : hand_size(j, other) != 0 && is_richer(j, other, seat));
}

static int others_hold(const judge *j, uint32_t seat) {
    uint32_t sum = 0;
    for (uint32_t s = 0; s < j->players; s++) {
        sum += s == seat ? 0 : hand_size(j, s);
    }
    return sum != 0;
}

int may_play(const judge *j, uint32_t seat, uint32_t card, uint32_t argument) {
    if (card >= CATAN_PROGRESS_KINDS || j->m.progress[seat][card] == 0) {
        return 0;
    }
    switch (card) {
    case CATAN_PROGRESS_CRANE:
    case CATAN_PROGRESS_MINING:
    case CATAN_PROGRESS_IRRIGATION:
    case CATAN_PROGRESS_ROAD_BUILDING:
    case CATAN_PROGRESS_WARLORD:
        return may_play_about_self(j, seat, card);
    case CATAN_PROGRESS_WEDDING:
    case CATAN_PROGRESS_SABOTEUR:
    case CATAN_PROGRESS_COMMERCIAL_HARBOUR:
        return may_play_about_all(j, seat, card);
    case CATAN_PROGRESS_ENGINEER:
    case CATAN_PROGRESS_MEDICINE:
    case CATAN_PROGRESS_SMITH:
    case CATAN_PROGRESS_INTRIGUE:
        return may_play_at_node(j, seat, card, argument);
    case CATAN_PROGRESS_INVENTOR:
    case CATAN_PROGRESS_BISHOP:
    case CATAN_PROGRESS_MERCHANT:
        return may_play_at_hex(j, seat, card, argument);
    case CATAN_PROGRESS_DIPLOMAT:
        return may_remove(j, argument);
    case CATAN_PROGRESS_SPY:
    case CATAN_PROGRESS_DESERTER:
    case CATAN_PROGRESS_MASTER_MERCHANT:
        return may_play_against(j, seat, card, argument);
    case CATAN_PROGRESS_MERCHANT_FLEET:
        return rate_of(j, seat, argument) > 2;
    case CATAN_PROGRESS_TRADE_MONOPOLY: /* if anybody has anything (C-90) */
        return argument > CATAN_ORE && others_hold(j, seat);
    case CATAN_PROGRESS_RESOURCE_MONOPOLY:
        return argument <= CATAN_ORE && others_hold(j, seat);
    default: /* the alchemist comes before the roll, two are never played */
        return 0;
    }
}

/* C-130: the resource in hand, one exchange each, with who holds a card. */
int may_offer(const judge *j, uint32_t seat, uint32_t other) {
    return j->m.harbour && (j->m.harbour_seats >> other & 1) != 0 && other != seat &&
           hand_size(j, other) != 0 && resources_of(j, seat) != 0;
}

/* --- answers --- */

int may_answer_card(const judge *j, uint32_t seat, uint32_t kind, uint32_t argument) {
    int32_t who = (int32_t)seat;
    switch (j->asked) {
    case CATAN_ASK_SWAP_NUMBER:
        return kind == CATAN_MOVE_SWAP_NUMBER && may_swap(j, j->from, argument);
    case CATAN_ASK_FREE_PROMOTION:
        return kind == CATAN_MOVE_DECLINE ||
               (kind == CATAN_MOVE_FREE_PROMOTION && may_promote(j, who, argument));
    case CATAN_ASK_FREE_ROAD:
        return (kind == CATAN_MOVE_DECLINE && j->left == 1) ||
               (kind == CATAN_MOVE_FREE_ROAD && is_road_site(j, who, argument));
    case CATAN_ASK_REBUILD:
        return kind == CATAN_MOVE_DECLINE || (kind == CATAN_MOVE_REBUILD && argument != j->from &&
                                              is_road_site(j, who, argument));
    case CATAN_ASK_GIVE:
        return kind == CATAN_MOVE_GIVE && may_discard(j, seat, argument);
    case CATAN_ASK_TAKE_HAND:
        return kind == CATAN_MOVE_TAKE_HAND && may_discard(j, (uint32_t)j->victim, argument);
    case CATAN_ASK_TAKE_PROGRESS:
        return kind == CATAN_MOVE_TAKE_PROGRESS && j->m.progress[j->victim][argument] != 0;
    case CATAN_ASK_DESERT:
        return kind == CATAN_MOVE_DESERT && j->m.knight[argument] == who;
    case CATAN_ASK_CHOOSE_STRENGTH:
        return kind == CATAN_MOVE_DECLINE ||
               (kind == CATAN_MOVE_CHOOSE_STRENGTH &&
                (strengths_for(j, seat, j->level) >> argument & 1) != 0);
    case CATAN_ASK_PLACE_DESERTER:
        return kind == CATAN_MOVE_DECLINE ||
               (kind == CATAN_MOVE_PLACE_DESERTER && is_free(j, argument) &&
                has_road_at(j, who, argument));
    case CATAN_ASK_HARBOUR_CARD:
        return kind == CATAN_MOVE_HARBOUR_CARD && argument <= CATAN_ORE &&
               j->m.hand[seat][argument] != 0;
    case CATAN_ASK_HARBOUR_GIVE:
        return kind == CATAN_MOVE_HARBOUR_GIVE && argument > CATAN_ORE &&
               j->m.hand[seat][argument] != 0;
    default:
        return 0;
    }
}
