/* What the judge has of a roll, in the order of C-24: the ship and the fight, or the gate; the
 * limit of progress cards; the seven, or production and the aqueduct. */
#include <string.h>

#include "property/cities_judge.h"

enum { LANDING = 7, PROGRESS_LIMIT = 4 };

uint32_t hand_size(const judge *j, uint32_t seat) {
    uint32_t sum = 0;
    for (unsigned k = 0; k < 8; k++) {
        sum += j->m.hand[seat][k];
    }
    return sum;
}

uint32_t progress_size(const judge *j, uint32_t seat) {
    uint32_t sum = 0;
    for (unsigned k = 0; k < CATAN_PROGRESS_KINDS; k++) {
        sum += j->m.progress[seat][k];
    }
    return sum;
}

uint32_t track_of_card(uint32_t card) {
    return card <= CATAN_PROGRESS_ROAD_BUILDING  ? CATAN_TRACK_SCIENCE
           : card <= CATAN_PROGRESS_CONSTITUTION ? CATAN_TRACK_POLITICS
                                                 : CATAN_TRACK_TRADE;
}

uint32_t deck_size(const judge *j, uint32_t track) {
    uint32_t sum = j->m.under[track];
    for (uint32_t card = 0; card < CATAN_PROGRESS_KINDS; card++) {
        sum += track_of_card(card) == track ? j->m.shuffled[card] : 0U;
    }
    return sum;
}

int32_t next_of(const judge *j, uint32_t seats) {
    for (uint32_t i = 0; i < j->players; i++) {
        uint32_t s = (j->active + i) % j->players;
        if (seats >> s & 1) {
            return (int32_t)s;
        }
    }
    return NOBODY;
}

void expect_asked(judge *j, int32_t question, int32_t whom) {
    j->expects = 1;
    j->question = question;
    j->whom = whom;
}

/* --- the fight (C-64 to C-74) --- */

static int takes_part(const judge *j, uint32_t n) {
    return j->m.knight[n] != NOBODY &&
           (j->m.state[n] &
            (j->config.tactical_defence ? CATAN_KNIGHT_FIGHTS : CATAN_KNIGHT_ACTIVE)) != 0;
}

static uint32_t strength_of(const judge *j, uint32_t seat) {
    uint32_t sum = 0;
    for (uint32_t n = 0; n < j->nodes; n++) {
        sum += takes_part(j, n) && j->m.knight[n] == (int32_t)seat ? j->m.level[n] : 0U;
    }
    return sum;
}

static int has_ordinary_city(const judge *j, uint32_t seat) {
    int has = 0;
    for (uint32_t n = 0; n < j->nodes; n++) {
        has |= j->m.owner[n] == (int32_t)seat && is_ordinary_city(j, n);
    }
    return has;
}

static void pillage(judge *j) {
    uint32_t least = UINT32_MAX;
    j->at = PILLAGE;
    j->waiting = 0;
    for (uint32_t s = 0; s < j->players; s++) {
        if (has_ordinary_city(j, s) && strength_of(j, s) < least) {
            least = strength_of(j, s);
        }
    }
    for (uint32_t s = 0; s < j->players; s++) {
        if (has_ordinary_city(j, s) && strength_of(j, s) == least) {
            j->waiting |= 1U << s;
            j->lost++;
        }
    }
}

static void reward(judge *j) {
    uint32_t most = 0, seats = 0;
    for (uint32_t s = 0; s < j->players; s++) {
        most = strength_of(j, s) > most ? strength_of(j, s) : most;
    }
    for (uint32_t s = 0; s < j->players; s++) {
        seats |= (uint32_t)(most != 0 && strength_of(j, s) == most) << s;
    }
    j->at = CHOOSE;
    j->waiting = 0;
    j->defended++;
    if ((seats & (seats - 1)) != 0) {
        j->waiting = seats;
        j->tied++;
    } else if (seats != 0) {
        for (uint32_t s = 0; s < j->players; s++) {
            j->m.defender[s] = (uint8_t)(j->m.defender[s] + (seats >> s & 1));
        }
    }
}

static void fight(judge *j) {
    uint32_t barbarians = 0, catan = 0;
    for (uint32_t n = 0; n < j->nodes; n++) {
        barbarians += j->m.building[n] == CATAN_CITY;
        catan += takes_part(j, n) ? j->m.level[n] : 0U;
    }
    j->attacks++;
    if (catan < barbarians) {
        pillage(j);
    } else {
        reward(j);
    }
}

static void open_gate(judge *j);

static void after_fight(judge *j) {
    for (uint32_t n = 0; n < j->nodes; n++) {
        if (takes_part(j, n)) {
            j->m.state[n] = 0;
        }
    }
    j->m.barbarians = 0;
    j->m.robber_free = 1;
    open_gate(j);
}

/* With five settlements on the board it is turned over (C-77). */
static void lose_city(judge *j, uint32_t node) {
    uint32_t settlements = 0;
    int32_t seat = j->m.owner[node];
    for (uint32_t n = 0; n < j->nodes; n++) {
        settlements +=
            j->m.owner[n] == seat && j->m.building[n] == CATAN_SETTLEMENT && !j->m.turned[n];
    }
    j->m.building[node] = CATAN_SETTLEMENT;
    j->m.wall[node] = 0;
    j->m.turned[node] = settlements == 5;
    j->turned += settlements == 5;
}

/* --- cards --- */

/* Who draws at the gate (C-79, C-85). */
static void open_gate(judge *j) {
    j->at = GATE;
    j->waiting = 0;
    for (uint32_t s = 0; s < j->players && j->m.face >= CATAN_FACE_TRADE; s++) {
        uint32_t level = j->m.track[s][j->m.face - CATAN_FACE_TRADE];
        j->waiting |= (uint32_t)(level >= 1 && j->m.red <= level + 1) << s;
    }
}

static void draw(judge *j, uint32_t seat, uint32_t card) {
    uint32_t track = track_of_card(card);
    if (j->m.shuffled[card] != 0) {
        j->m.shuffled[card]--;
    } else {
        j->m.under[track]--;
        memmove(j->queue[track], j->queue[track] + 1, sizeof j->queue[track] - 1);
    }
    if (card == CATAN_PROGRESS_PRINTER) {
        j->m.printer = (int8_t)seat;
    } else if (card == CATAN_PROGRESS_CONSTITUTION) {
        j->m.constitution = (int8_t)seat;
    } else {
        j->m.progress[seat][card]++;
    }
    j->draws++;
}

static void count_limits(judge *j, int active) {
    j->waiting = 0;
    for (uint32_t s = 0; s < j->players; s++) {
        j->waiting |= (uint32_t)((s == j->active) == active && progress_size(j, s) > PROGRESS_LIMIT)
                      << s;
    }
}

static void return_card(judge *j, uint32_t seat, uint32_t card) {
    uint32_t track = track_of_card(card);
    j->m.progress[seat][card]--;
    j->queue[track][j->m.under[track]++] = (uint8_t)card;
    if (progress_size(j, seat) <= PROGRESS_LIMIT) {
        j->waiting &= ~(1U << seat);
    }
}

/* --- the seven (C-33, C-34) --- */

static void count_discards(judge *j) {
    int32_t seat;
    j->at = DISCARDS;
    j->waiting = 0;
    for (uint32_t s = 0; s < j->players; s++) {
        uint32_t limit = j->config.hand_limit;
        for (uint32_t n = 0; n < j->nodes; n++) {
            limit += j->m.owner[n] == (int32_t)s && j->m.wall[n] ? 2U : 0U;
        }
        j->waiting |= (uint32_t)(hand_size(j, s) > limit) << s;
    }
    seat = next_of(j, j->waiting);
    j->left = seat == NOBODY ? 0 : hand_size(j, (uint32_t)seat) / 2;
    j->lowest = 0;
}

static void discard(judge *j, uint32_t seat, uint32_t card) {
    j->m.hand[seat][card]--;
    j->m.bank[card]++;
    j->lowest = card;
    if (--j->left == 0) {
        j->waiting &= ~(1U << seat);
        int32_t next = next_of(j, j->waiting);
        j->left = next == NOBODY ? 0 : hand_size(j, (uint32_t)next) / 2;
        j->lowest = 0;
    }
}

/* --- production (C-28 to C-32) --- */

static void owe(const judge *j, uint32_t hex, uint32_t owed[CATAN_SEATS][8]) {
    static const int8_t first[] = {-1,         CATAN_LUMBER, CATAN_BRICK,
                                   CATAN_WOOL, CATAN_GRAIN,  CATAN_ORE};
    static const int8_t second[] = {-1,          CATAN_PAPER, CATAN_BRICK,
                                    CATAN_CLOTH, CATAN_GRAIN, CATAN_COIN};
    uint32_t terrain = j->layout.terrain[hex];
    for (unsigned i = 0; i < 6 && terrain >= CATAN_FOREST && terrain <= CATAN_MOUNTAINS; i++) {
        uint32_t n = j->hex[hex].nodes[i];
        if (j->m.owner[n] != NOBODY) {
            owed[j->m.owner[n]][first[terrain]]++;
            owed[j->m.owner[n]][second[terrain]] += j->m.building[n] == CATAN_CITY;
        }
    }
}

static void produce(judge *j) {
    uint32_t owed[CATAN_SEATS][8] = {{0}}, got[CATAN_SEATS] = {0};
    for (uint32_t h = 0; h < j->hexes; h++) {
        if (j->layout.number[h] == j->m.dice && h != j->m.robber) {
            owe(j, h, owed);
        }
    }
    for (unsigned k = 0; k < 8; k++) {
        uint32_t sum = 0, who = 0, bank = j->m.bank[k];
        for (uint32_t s = 0; s < j->players; s++) {
            sum += owed[s][k];
            who += owed[s][k] != 0;
        }
        j->shortages += sum > bank;
        for (uint32_t s = 0; s < j->players; s++) {
            uint32_t gets = sum <= bank ? owed[s][k] : who == 1 && owed[s][k] != 0 ? bank : 0;
            j->m.hand[s][k] = (uint8_t)(j->m.hand[s][k] + gets);
            j->m.bank[k] = (uint8_t)(j->m.bank[k] - gets);
            got[s] += gets;
        }
    }
    j->at = AQUEDUCT;
    j->waiting = 0;
    for (uint32_t s = 0; s < j->players; s++) {
        j->waiting |= (uint32_t)(got[s] == 0 && j->m.track[s][CATAN_TRACK_SCIENCE] >= 3) << s;
    }
}

static int bank_has_resource(const judge *j) {
    return (j->m.bank[0] | j->m.bank[1] | j->m.bank[2] | j->m.bank[3] | j->m.bank[4]) != 0;
}

/* --- one after the other --- */

static int any_deck(const judge *j) {
    return deck_size(j, 0) + deck_size(j, 1) + deck_size(j, 2) != 0;
}

static void turn_over(judge *j) {
    for (uint32_t n = 0; n < j->nodes; n++) {
        j->m.state[n] &= CATAN_KNIGHT_ACTIVE;
    }
    j->m.crane = j->m.fleet = j->m.harbour = j->m.harbour_seats = 0;
    j->at = IDLE;
}

/* Nobody has to decide any more in this stage: the next one. */
static void next_stage(judge *j) {
    switch (j->at) {
    case MUSTER:
        fight(j);
        break;
    case PILLAGE:
    case CHOOSE:
        after_fight(j);
        break;
    case GATE:
        j->at = LIMITS;
        count_limits(j, 0);
        break;
    case LIMITS:
        if (j->m.dice == 7) {
            count_discards(j);
        } else {
            produce(j);
        }
        break;
    case DISCARDS:
        j->at = IDLE;
        j->thief = (int32_t)j->active;
        expect_asked(j, j->m.robber_free ? CATAN_ASK_MOVE_ROBBER : CATAN_ASK_ACTION,
                     (int32_t)j->active);
        break;
    case ENDING:
        turn_over(j);
        break;
    default:
        j->at = IDLE;
        expect_asked(j, CATAN_ASK_ACTION, (int32_t)j->active);
        break;
    }
}

void roll_advance(judge *j) {
    static const int32_t asks[] = {
        [MUSTER] = CATAN_ASK_MUSTER,
        [PILLAGE] = CATAN_ASK_LOSE_CITY,
        [CHOOSE] = CATAN_ASK_CHOOSE_DECK,
        [CHOSEN] = CATAN_ASK_DRAW_PROGRESS,
        [GATE] = CATAN_ASK_DRAW_PROGRESS,
        [LIMITS] = CATAN_ASK_DISCARD_PROGRESS,
        [DISCARDS] = CATAN_ASK_DISCARD,
        [AQUEDUCT] = CATAN_ASK_TAKE_AQUEDUCT,
        [WEDDING] = CATAN_ASK_GIVE,
        [SABOTAGE] = CATAN_ASK_DISCARD,
        [ENDING] = CATAN_ASK_DISCARD_PROGRESS,
    };
    while (j->at != IDLE) {
        int32_t seat = j->at == CHOSEN ? j->chooser : next_of(j, j->waiting);
        int blocked = (j->at == CHOOSE && !any_deck(j)) ||
                      (j->at == AQUEDUCT && !bank_has_resource(j)) ||
                      (j->at == GATE && j->m.face >= CATAN_FACE_TRADE &&
                       deck_size(j, j->m.face - CATAN_FACE_TRADE) == 0);
        if (j->at != ENDING && scene_points(j, j->active) >= catan_game_target(j->game)) {
            return; /* won: nothing of the rest happens (G-10) */
        }
        if (seat != NOBODY && !blocked) {
            expect_asked(j, asks[j->at], j->at == CHOSEN || j->at == GATE ? CATAN_CHANCE : seat);
            return;
        }
        next_stage(j);
    }
}

void roll_event(judge *j, uint32_t face) {
    j->m.face = (uint8_t)face;
    j->m.barbarians = (uint8_t)(j->m.barbarians + (face == CATAN_FACE_SHIP));
    j->lowest = j->waiting = 0;
    if (j->m.barbarians == LANDING) {
        j->at = MUSTER;
        for (uint32_t n = 0; n < j->nodes && j->config.tactical_defence; n++) {
            if (j->m.knight[n] != NOBODY && (j->m.state[n] & CATAN_KNIGHT_ACTIVE) != 0) {
                j->waiting |= 1U << j->m.knight[n];
            }
        }
    } else {
        open_gate(j);
    }
    roll_advance(j);
}

/* No active knight of his stands on a later node. */
static int has_mustered(const judge *j, int32_t seat) {
    for (uint32_t n = j->lowest; n < j->nodes; n++) {
        if (j->m.knight[n] == seat && (j->m.state[n] & CATAN_KNIGHT_ACTIVE) != 0) {
            return 0;
        }
    }
    return 1;
}

void roll_answer(judge *j, uint32_t kind, uint32_t argument) {
    int32_t seat = j->at == CHOSEN ? j->chooser : next_of(j, j->waiting);
    uint32_t who = seat == NOBODY ? 0 : (uint32_t)seat, without = j->waiting & ~(1U << who);
    EXPECT(j, seat != NOBODY, "an answer is due");
    switch (kind) {
    case CATAN_MOVE_MUSTER:
        j->m.state[argument] |= CATAN_KNIGHT_FIGHTS;
        j->lowest = argument + 1;
        if (has_mustered(j, seat)) {
            j->waiting = without;
            j->lowest = 0;
        }
        break;
    case CATAN_MOVE_MUSTERED:
        j->waiting = without;
        j->lowest = 0;
        break;
    case CATAN_MOVE_LOSE_CITY:
        lose_city(j, argument);
        j->waiting = without;
        break;
    case CATAN_MOVE_CHOOSE_DECK:
        j->at = CHOSEN;
        j->chooser = seat;
        j->lowest = argument; /* the deck */
        j->waiting = without;
        break;
    case CATAN_MOVE_DRAW_PROGRESS:
        draw(j, who, argument);
        j->waiting = j->at == GATE ? without : j->waiting;
        j->at = j->at == GATE ? GATE : CHOOSE;
        break;
    case CATAN_MOVE_DISCARD_PROGRESS:
        return_card(j, who, argument);
        break;
    case CATAN_MOVE_DISCARD:
        discard(j, who, argument);
        break;
    default: /* the aqueduct */
        j->m.hand[who][argument]++;
        j->m.bank[argument]--;
        j->waiting = without;
        j->aqueducts++;
        break;
    }
    roll_advance(j);
}
