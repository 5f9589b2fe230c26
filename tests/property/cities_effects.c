/* What cards do on the judge's table, and what is asked after them (C-110 to C-134). */
#include "property/cities_judge.h"

enum { GIFTS = 2, FREE_ROADS = 2 };

static void to_action(judge *j) { expect_asked(j, CATAN_ASK_ACTION, (int32_t)j->active); }

static void hand_over(judge *j, uint32_t from, uint32_t to, uint32_t card, uint32_t count) {
    j->m.hand[from][card] = (uint8_t)(j->m.hand[from][card] - count);
    j->m.hand[to][card] = (uint8_t)(j->m.hand[to][card] + count);
}

static void take_from_bank(judge *j, uint32_t seat, uint32_t card, uint32_t count) {
    uint32_t there = j->m.bank[card] < count ? j->m.bank[card] : count;
    j->m.bank[card] = (uint8_t)(j->m.bank[card] - there);
    j->m.hand[seat][card] = (uint8_t)(j->m.hand[seat][card] + there);
}

/* It goes under its deck (C-86). */
static void lay_card(judge *j, uint32_t seat, uint32_t card) {
    uint32_t track = track_of_card(card);
    j->m.progress[seat][card]--;
    j->queue[track][j->m.under[track]++] = (uint8_t)card;
    j->cards++;
}

static uint32_t at_most(uint32_t count, uint32_t most) { return count < most ? count : most; }

static void collect(judge *j, uint32_t seat, uint32_t card, uint32_t most) {
    for (uint32_t s = 0; s < j->players; s++) {
        if (s != seat) {
            hand_over(j, s, seat, card, at_most(j->m.hand[s][card], most));
        }
    }
}

/* --- several seats, one after the other --- */

static void begin_seats(judge *j, stage at) {
    int32_t seat = next_of(j, j->waiting);
    uint32_t hand = seat == NOBODY ? 0 : hand_size(j, (uint32_t)seat);
    j->at = at;
    j->left = at == WEDDING ? at_most(hand, GIFTS) : hand / 2;
    j->lowest = 0;
    roll_advance(j);
}

static void everybody(judge *j, uint32_t seat, int wedding) {
    j->waiting = 0;
    for (uint32_t s = 0; s < j->players; s++) {
        int meant = wedding ? scene_points(j, s) > scene_points(j, seat) && hand_size(j, s) != 0
                            : scene_points(j, s) >= scene_points(j, seat) && hand_size(j, s) >= 2;
        j->waiting |= (uint32_t)(s != seat && meant) << s;
    }
    begin_seats(j, wedding ? WEDDING : SABOTAGE);
}

static void give(judge *j, uint32_t seat, uint32_t card) {
    hand_over(j, seat, j->active, card, 1);
    j->lowest = card;
    if (--j->left == 0) {
        j->waiting &= ~(1U << seat);
        begin_seats(j, WEDDING);
    } else {
        roll_advance(j);
    }
}

void next_theft(judge *j) {
    int32_t seat = next_of(j, j->waiting);
    if (seat == NOBODY) {
        to_action(j);
    } else {
        j->victim = seat;
        j->waiting &= ~(1U << seat);
        expect_asked(j, CATAN_ASK_STEAL, CATAN_CHANCE);
    }
}

static void bishop(judge *j, uint32_t seat, uint32_t hex) {
    j->m.robber = (uint16_t)hex;
    j->thief = (int32_t)seat;
    j->waiting = 0;
    for (unsigned i = 0; i < 6; i++) {
        int32_t owner = j->m.owner[j->hex[hex].nodes[i]];
        if (owner != NOBODY && owner != (int32_t)seat && hand_size(j, (uint32_t)owner) != 0) {
            j->waiting |= 1U << owner;
        }
    }
    next_theft(j);
}

/* --- pieces --- */

static void promote(judge *j, uint32_t n) {
    j->m.level[n]++;
    j->m.state[n] |= CATAN_KNIGHT_RAISED;
}

static void ask_road(judge *j, uint32_t seat) {
    int can = j->left != 0 && count_pieces(j, (int32_t)seat).roads < 15 &&
              road_sites(j, (int32_t)seat, CATAN_NO_PLACE) != 0;
    expect_asked(j, can ? CATAN_ASK_FREE_ROAD : CATAN_ASK_ACTION, (int32_t)seat);
}

static void diplomat(judge *j, uint32_t seat, uint32_t edge) {
    int own = j->m.road[edge] == (int32_t)seat;
    j->m.road[edge] = NOBODY;
    j->from = edge;
    expect_asked(
        j, own && road_sites(j, (int32_t)seat, edge) != 0 ? CATAN_ASK_REBUILD : CATAN_ASK_ACTION,
        (int32_t)seat);
}

static void medicine(judge *j, uint32_t seat, uint32_t n) {
    j->m.building[n] = CATAN_CITY;
    j->m.turned[n] = 0;
    j->m.hand[seat][CATAN_ORE] = (uint8_t)(j->m.hand[seat][CATAN_ORE] - 2);
    j->m.hand[seat][CATAN_GRAIN]--;
    j->m.bank[CATAN_ORE] = (uint8_t)(j->m.bank[CATAN_ORE] + 2);
    j->m.bank[CATAN_GRAIN]++;
}

/* Its owner puts it elsewhere, or it is gone (C-59). */
static void intrigue(judge *j, uint32_t n) {
    int32_t owner = j->m.knight[n];
    lift(j, n);
    if (can_retreat(j, owner, n)) {
        expect_asked(j, CATAN_ASK_RETREAT_KNIGHT, owner);
    } else {
        to_action(j);
    }
}

/* What comes for the deserter, if anything can. */
static void deserted(judge *j, uint32_t n) {
    lift(j, n);
    uint32_t set = strengths_for(j, j->active, j->level);
    if (set == 0 || knight_sites(j, (int32_t)j->active) == 0) {
        to_action(j);
    } else if ((set & (set - 1)) != 0) {
        expect_asked(j, CATAN_ASK_CHOOSE_STRENGTH, (int32_t)j->active);
    } else {
        for (j->level = 1; (set >> j->level & 1) == 0; j->level++) {
        }
        expect_asked(j, CATAN_ASK_PLACE_DESERTER, (int32_t)j->active);
    }
}

static void swap(judge *j, uint32_t to) {
    uint8_t number = j->layout.number[to];
    j->layout.number[to] = j->layout.number[j->from];
    j->layout.number[j->from] = number;
    to_action(j);
}

/* --- a card --- */

static void play_piece(judge *j, uint32_t seat, uint32_t card, uint32_t argument) {
    switch (card) {
    case CATAN_PROGRESS_INVENTOR:
        j->from = argument;
        expect_asked(j, CATAN_ASK_SWAP_NUMBER, (int32_t)seat);
        break;
    case CATAN_PROGRESS_ENGINEER:
        j->m.wall[argument] = 1;
        break;
    case CATAN_PROGRESS_MEDICINE:
        medicine(j, seat, argument);
        break;
    case CATAN_PROGRESS_SMITH:
        promote(j, argument);
        if (promotable(j, (int32_t)seat) != 0) {
            expect_asked(j, CATAN_ASK_FREE_PROMOTION, (int32_t)seat);
        }
        break;
    case CATAN_PROGRESS_ROAD_BUILDING:
        j->left = FREE_ROADS;
        ask_road(j, seat);
        break;
    case CATAN_PROGRESS_DIPLOMAT:
        diplomat(j, seat, argument);
        break;
    case CATAN_PROGRESS_WARLORD:
        for (uint32_t n = 0; n < j->nodes; n++) {
            if (j->m.knight[n] == (int32_t)seat && (j->m.state[n] & CATAN_KNIGHT_ACTIVE) == 0) {
                j->m.state[n] |= CATAN_KNIGHT_ACTIVE | CATAN_KNIGHT_TIRED;
            }
        }
        break;
    case CATAN_PROGRESS_INTRIGUE:
        intrigue(j, argument);
        break;
    default: /* the merchant */
        j->m.merchant = (uint16_t)argument;
        j->m.merchant_of = (int8_t)seat;
        break;
    }
}

static void play_other(judge *j, uint32_t seat, uint32_t card, uint32_t argument) {
    switch (card) {
    case CATAN_PROGRESS_ALCHEMIST: /* the red die, then the white one */
        j->m.red = (uint8_t)(argument / 6 + 1);
        j->m.dice = (uint8_t)(argument / 6 + argument % 6 + 2);
        j->m.face = CATAN_FACE_NONE;
        expect_asked(j, CATAN_ASK_EVENT_DIE, CATAN_CHANCE);
        break;
    case CATAN_PROGRESS_CRANE:
        j->m.crane = 1;
        break;
    case CATAN_PROGRESS_MINING:
        take_from_bank(j, seat, CATAN_ORE, 2 * hexes_with(j, (int32_t)seat, CATAN_MOUNTAINS));
        break;
    case CATAN_PROGRESS_IRRIGATION:
        take_from_bank(j, seat, CATAN_GRAIN, 2 * hexes_with(j, (int32_t)seat, CATAN_FIELDS));
        break;
    case CATAN_PROGRESS_BISHOP:
        bishop(j, seat, argument);
        break;
    case CATAN_PROGRESS_WEDDING:
    case CATAN_PROGRESS_SABOTEUR:
        everybody(j, seat, card == CATAN_PROGRESS_WEDDING);
        break;
    case CATAN_PROGRESS_SPY:
    case CATAN_PROGRESS_MASTER_MERCHANT:
        j->victim = (int32_t)argument;
        j->left = at_most(hand_size(j, argument), 2);
        j->lowest = 0;
        expect_asked(j, card == CATAN_PROGRESS_SPY ? CATAN_ASK_TAKE_PROGRESS : CATAN_ASK_TAKE_HAND,
                     (int32_t)seat);
        break;
    case CATAN_PROGRESS_DESERTER:
        expect_asked(j, CATAN_ASK_DESERT, (int32_t)argument);
        break;
    case CATAN_PROGRESS_COMMERCIAL_HARBOUR:
        j->m.harbour = 1;
        j->m.harbour_seats = (uint8_t)(((1U << j->players) - 1) & ~(1U << seat));
        break;
    case CATAN_PROGRESS_MERCHANT_FLEET:
        j->m.fleet = (uint8_t)(j->m.fleet | 1U << argument);
        break;
    default:
        collect(j, seat, argument, card == CATAN_PROGRESS_TRADE_MONOPOLY ? 1 : 2);
        break;
    }
}

void play_progress(judge *j, uint32_t seat, uint32_t card, uint32_t argument) {
    lay_card(j, seat, card);
    if (card != CATAN_PROGRESS_ALCHEMIST) {
        to_action(j); /* if nothing else is asked */
    }
    switch (card) {
    case CATAN_PROGRESS_INVENTOR:
    case CATAN_PROGRESS_ENGINEER:
    case CATAN_PROGRESS_MEDICINE:
    case CATAN_PROGRESS_SMITH:
    case CATAN_PROGRESS_ROAD_BUILDING:
    case CATAN_PROGRESS_DIPLOMAT:
    case CATAN_PROGRESS_WARLORD:
    case CATAN_PROGRESS_INTRIGUE:
    case CATAN_PROGRESS_MERCHANT:
        play_piece(j, seat, card, argument);
        break;
    default:
        play_other(j, seat, card, argument);
        break;
    }
}

/* --- answers --- */

static void harbour(judge *j, uint32_t seat, uint32_t kind, uint32_t argument) {
    const uint8_t *hand;
    switch (kind) {
    case CATAN_MOVE_HARBOUR_OFFER:
        j->victim = (int32_t)argument;
        j->m.harbour_seats = (uint8_t)(j->m.harbour_seats & ~(1U << argument));
        expect_asked(j, CATAN_ASK_HARBOUR_CARD, (int32_t)seat);
        break;
    case CATAN_MOVE_HARBOUR_CARD:
        hand = j->m.hand[j->victim];
        j->lowest = argument;
        to_action(j);
        if (hand[CATAN_CLOTH] + hand[CATAN_COIN] + hand[CATAN_PAPER] != 0) {
            expect_asked(j, CATAN_ASK_HARBOUR_GIVE, j->victim);
        }
        break;
    default:
        hand_over(j, j->active, seat, j->lowest, 1);
        hand_over(j, seat, j->active, argument, 1);
        to_action(j);
        break;
    }
}

static void place_deserter(judge *j, uint32_t seat, uint32_t n) {
    j->m.knight[n] = (int8_t)seat;
    j->m.level[n] = (uint8_t)j->level;
    j->m.state[n] = (uint8_t)((j->kept & CATAN_KNIGHT_ACTIVE) | CATAN_KNIGHT_RAISED);
    to_action(j);
}

static void taken(judge *j, uint32_t seat, uint32_t kind, uint32_t card) {
    to_action(j);
    if (kind == CATAN_MOVE_TAKE_PROGRESS) {
        j->m.progress[j->victim][card]--;
        j->m.progress[seat][card]++;
        return;
    }
    hand_over(j, (uint32_t)j->victim, seat, card, 1);
    j->lowest = card;
    if (--j->left != 0) {
        expect_asked(j, CATAN_ASK_TAKE_HAND, (int32_t)seat);
    }
}

void answer_card(judge *j, uint32_t seat, uint32_t kind, uint32_t argument) {
    switch (kind) {
    case CATAN_MOVE_SWAP_NUMBER:
        swap(j, argument);
        break;
    case CATAN_MOVE_FREE_PROMOTION:
        promote(j, argument);
        to_action(j);
        break;
    case CATAN_MOVE_FREE_ROAD:
        j->m.road[argument] = (int8_t)seat;
        j->left--;
        ask_road(j, seat);
        break;
    case CATAN_MOVE_REBUILD:
        j->m.road[argument] = (int8_t)seat;
        to_action(j);
        break;
    case CATAN_MOVE_GIVE:
        give(j, seat, argument);
        break;
    case CATAN_MOVE_TAKE_PROGRESS:
    case CATAN_MOVE_TAKE_HAND:
        taken(j, seat, kind, argument);
        break;
    case CATAN_MOVE_DESERT:
        deserted(j, argument);
        break;
    case CATAN_MOVE_CHOOSE_STRENGTH:
        j->level = argument;
        expect_asked(j, CATAN_ASK_PLACE_DESERTER, (int32_t)seat);
        break;
    case CATAN_MOVE_PLACE_DESERTER:
        place_deserter(j, seat, argument);
        break;
    case CATAN_MOVE_DECLINE:
        to_action(j);
        break;
    default:
        harbour(j, seat, kind, argument);
        break;
    }
}
