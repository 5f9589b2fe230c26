/* Green progress cards: what brings cards, knights and cities. */
#include "progress_parts.h"
#include "routes.h"

/* --- alchemist --- */

/* Cards that a roll brings: one's own against those of the others. */
static int32_t roll_worth(const facts *f, uint32_t total) {
    int32_t worth = 0;
    for (uint32_t h = 0; h < f->b->hexes; h++) {
        if (f->b->layout.number[h] != total || h == f->robber) {
            continue;
        }
        for (int i = 0; i < 6; i++) {
            uint32_t node = f->b->hex[h].nodes[i];
            int32_t owner = f->node_owner[node];
            worth += owner == (int32_t)f->seat ? 10 * f->building[node]
                     : owner >= 0              ? -2 * f->building[node]
                                               : 0;
        }
    }
    return worth;
}

/* A red die that is low enough draws progress cards, should a gate fall (C-85). */
static int32_t red_worth(const facts *f, uint32_t red) {
    int32_t worth = 0;
    for (uint32_t seat = 0; seat < f->b->players; seat++) {
        for (uint32_t track = 0; track < CATAN_TRACKS; track++) {
            uint32_t level = f->seats[seat].improvement[track];
            int draws = level > 0 && red <= level + 1;
            worth += draws ? (seat == f->seat ? 2 : -1) : 0;
        }
    }
    return worth;
}

static int32_t pair_worth(const facts *f, uint32_t pair) {
    enum { SEVEN = 7, ROBBERY = 12 };
    uint32_t red = pair / 6 + 1, white = pair % 6 + 1;
    int32_t worth = roll_worth(f, red + white) + red_worth(f, red);
    if (red + white == SEVEN) {
        int too_many = f->seats[f->seat].cards > spares_limit(f);
        worth += too_many ? -100 : f->robber_free ? ROBBERY : 0;
    }
    return worth;
}

static catan_move alchemist(const choice *c) {
    enum { GOOD = 20, FAIR = 8 };
    catan_move best = choice_best(c, CATAN_MOVE_PLAY_ALCHEMIST, pair_worth);
    int good = best != CATAN_MOVE_NONE &&
               pair_worth(c->f, catan_move_argument(best)) >= (c->eager ? FAIR : GOOD);
    return good ? best : (catan_move)CATAN_MOVE_NONE;
}

/* --- cards and improvements --- */

/* It serves at once, or is kept: unused it is gone with the turn. */
static catan_move crane(const choice *c) {
    const facts *f = c->f;
    int serves = 0;
    for (uint32_t track = 0; track < CATAN_TRACKS; track++) {
        uint32_t level = f->me.improvement[track];
        serves |= spares_can_improve(f, track) && f->me.hand[CATAN_CLOTH + track] >= level &&
                  (level > 0 || c->eager);
    }
    return serves ? choice_best(c, CATAN_MOVE_PLAY_CRANE, NULL) : (catan_move)CATAN_MOVE_NONE;
}

static uint32_t own_hexes(const facts *f, uint32_t terrain) {
    uint32_t count = 0;
    for (uint32_t h = 0; h < f->b->hexes; h++) {
        int own = 0;
        for (int i = 0; i < 6 && f->b->layout.terrain[h] == terrain; i++) {
            own |= f->node_owner[f->b->hex[h].nodes[i]] == (int32_t)f->seat;
        }
        count += own ? 1U : 0U;
    }
    return count;
}

/* Two cards a hex: when they lack, when they find room in the hand, or when the card must go. */
static catan_move harvest(const choice *c, uint32_t kind, uint32_t terrain, uint32_t card) {
    const facts *f = c->f;
    uint32_t hexes = own_hexes(f, terrain);
    int lacks = spares_of(f, &c->wanted, card) < 0;
    int room = f->seats[f->seat].cards + 2 * hexes <= spares_limit(f);
    return lacks || c->eager || (room && hexes > 1) ? choice_best(c, kind, NULL)
                                                    : (catan_move)CATAN_MOVE_NONE;
}

/* --- inventor --- */

/* What the nodes around a hex win or lose when its number changes. */
static int32_t change_at(const facts *f, uint32_t hex, int32_t dots) {
    int32_t worth = 0;
    for (int i = 0; i < 6; i++) {
        uint32_t node = f->b->hex[hex].nodes[i];
        int32_t owner = f->node_owner[node];
        worth += owner == (int32_t)f->seat ? 3 * dots * f->building[node]
                 : owner >= 0              ? -dots * f->building[node]
                                           : 0;
    }
    return worth;
}

static int32_t swap_worth(const facts *f, uint32_t first, uint32_t second) {
    int32_t more = (int32_t)board_dots(f->b->layout.number[second]) -
                   (int32_t)board_dots(f->b->layout.number[first]);
    return change_at(f, first, more) + change_at(f, second, -more);
}

static int32_t second_worth(const facts *f, uint32_t hex) {
    return f->place < f->b->hexes ? swap_worth(f, f->place, hex) : 0;
}

/* Any two hexes that may be the first are a pair, if their numbers differ. */
static catan_move inventor(const choice *c) {
    catan_move best = CATAN_MOVE_NONE;
    int32_t most = c->eager ? 2 : 6;
    for (uint32_t i = 0; i < c->count; i++) {
        for (uint32_t k = 0; k < c->count; k++) {
            if (catan_move_kind_of(c->legal[i]) == CATAN_MOVE_PLAY_INVENTOR &&
                catan_move_kind_of(c->legal[k]) == CATAN_MOVE_PLAY_INVENTOR) {
                int32_t worth = swap_worth(c->f, catan_move_argument(c->legal[i]),
                                           catan_move_argument(c->legal[k]));
                best = worth > most ? c->legal[i] : best;
                most = worth > most ? worth : most;
            }
        }
    }
    return best;
}

/* --- what is built for nothing --- */

static int32_t pips(const facts *f, uint32_t node) {
    int32_t sum = f->b->gold[node];
    for (uint32_t k = 0; k < KINDS; k++) {
        sum += f->b->pips[node][k];
    }
    return sum;
}

/* When a road or ship is what comes next, or makes the longest route longer. */
static catan_move road_building(const choice *c) {
    enum { NEXT = 3 };
    catan_move longer;
    int serves = c->eager || routes_pieces_for(c->f, c->f->me.route + 1U, 1, &longer) > 0;
    for (uint32_t i = 0; i < c->list->count && i < NEXT; i++) {
        uint32_t kind = catan_move_kind_of(c->list->goals[i].first);
        serves |= kind == CATAN_MOVE_BUILD_ROAD || kind == CATAN_MOVE_BUILD_SHIP;
    }
    return serves ? choice_best(c, CATAN_MOVE_PLAY_FREE_ROADS, NULL) : (catan_move)CATAN_MOVE_NONE;
}

catan_move science_play(const choice *c, uint32_t progress) {
    switch (progress) {
    case CATAN_PROGRESS_ALCHEMIST:
        return alchemist(c);
    case CATAN_PROGRESS_CRANE:
        return crane(c);
    case CATAN_PROGRESS_MINING:
        return harvest(c, CATAN_MOVE_PLAY_MINING, CATAN_MOUNTAINS, CATAN_ORE);
    case CATAN_PROGRESS_IRRIGATION:
        return harvest(c, CATAN_MOVE_PLAY_IRRIGATION, CATAN_FIELDS, CATAN_GRAIN);
    case CATAN_PROGRESS_INVENTOR:
        return inventor(c);
    case CATAN_PROGRESS_ENGINEER:
        return choice_best(c, CATAN_MOVE_PLAY_ENGINEER, pips);
    case CATAN_PROGRESS_MEDICINE:
        return choice_best(c, CATAN_MOVE_PLAY_MEDICINE, pips);
    case CATAN_PROGRESS_SMITH:
        return choice_best(c, CATAN_MOVE_PLAY_SMITH, choice_knight_worth);
    case CATAN_PROGRESS_ROAD_BUILDING:
        return road_building(c);
    default:
        return CATAN_MOVE_NONE;
    }
}

catan_move science_answer(const choice *c) {
    switch (c->f->question) {
    case CATAN_ASK_SWAP_NUMBER:
        return choice_best(c, CATAN_MOVE_SWAP_NUMBER, second_worth);
    case CATAN_ASK_FREE_PROMOTION:
        return choice_best(c, CATAN_MOVE_FREE_PROMOTION, choice_knight_worth);
    default:
        return CATAN_MOVE_NONE;
    }
}
