#include "policy.h"

#include "facts.h"
#include "goals.h"
#include "knights.h"
#include "places.h"
#include "progress.h"
#include "routes.h"
#include "spares.h"
#include "starts.h"
#include "trades.h"
#include "variants.h"

/* Room for the legal moves of the largest board; catan_max_moves() tells what a game needs. */
enum { LEGAL_MOVES = 8192 };

/* What a decision is made from. */
typedef struct decision {
    facts f;
    goal_list goals;
    uint32_t legal_count;
    catan_move legal[LEGAL_MOVES];
} decision;

/* The legal moves of a seat's own turn tell nothing that the seat may not know. */
static int is_legal(const decision *d, catan_move move) {
    for (uint32_t i = 0; i < d->legal_count; i++) {
        if (d->legal[i] == move) {
            return move != CATAN_MOVE_NONE;
        }
    }
    return 0;
}

/* --- development and progress cards --- */

static int is_knight_useful(const decision *d) {
    const facts *f = &d->f;
    uint32_t needed = 3, have = f->me.knights + f->me.development[CATAN_KNIGHT];
    if (facts_is_blocked(f, f->seat)) {
        return 1;
    }
    if (f->largest_army == (int32_t)f->seat) {
        return 0; /* better kept for when the robber comes */
    }
    if (f->largest_army >= 0) {
        needed = f->seats[f->largest_army].knights + 1;
    }
    return have >= needed;
}

static uint32_t cards_in_hand(const facts *f) { return f->seats[f->seat].cards; }

/* The kind that the best goals lack and the others are likely to hold most of, if it is worth a
 * monopoly. */
static catan_move monopoly(const decision *d) {
    const facts *f = &d->f;
    const goal *g = &d->goals.goals[0];
    catan_move best = CATAN_MOVE_NONE;
    uint32_t most = 3; /* fewer cards are not worth it */
    for (uint32_t k = 0; k < KINDS && d->goals.count > 0; k++) {
        uint32_t expected = 0;
        for (uint32_t seat = 0; seat < f->b->players; seat++) {
            uint32_t all = 0;
            for (uint32_t i = 0; i < KINDS; i++) {
                all += f->seats[seat].income[i];
            }
            if (seat != f->seat && all > 0) {
                expected += f->seats[seat].cards * f->seats[seat].income[k] * 10 / all;
            }
        }
        expected = expected / 10 + (g->cost[k] > f->me.hand[k] ? 1 : 0);
        if (expected > most) {
            most = expected;
            best = catan_move_play_monopoly(k);
        }
    }
    return best;
}

static catan_move play_card(const decision *d) {
    const facts *f = &d->f;
    const goal *g = d->goals.count > 0 ? &d->goals.goals[0] : NULL;
    catan_move longer;
    if (f->b->cities) {
        return f->question == CATAN_ASK_BEFORE_ROLL
                   ? progress_before_roll(f, &d->goals, d->legal, d->legal_count)
                   : progress_play(f, &d->goals, d->legal, d->legal_count);
    }
    if (is_legal(d, catan_move_play_knight()) && is_knight_useful(d)) {
        return catan_move_play_knight();
    }
    if (f->question == CATAN_ASK_BEFORE_ROLL || g == NULL) {
        return CATAN_MOVE_NONE; /* the others wait for what the roll brings */
    }
    uint32_t missing = goals_missing(f->me.hand, g->cost);
    if (missing > 0 && missing <= 2 && is_legal(d, catan_move_play_plenty())) {
        return catan_move_play_plenty();
    }
    if (is_legal(d, catan_move_play_road_building()) &&
        (catan_move_kind_of(g->first) == CATAN_MOVE_BUILD_ROAD ||
         catan_move_kind_of(g->first) == CATAN_MOVE_BUILD_SHIP ||
         routes_pieces_for(f, f->me.route + 1U, 1, &longer) > 0)) {
        return catan_move_play_road_building();
    }
    catan_move move = monopoly(d);
    return is_legal(d, move) ? move : (catan_move)CATAN_MOVE_NONE;
}

/* A card from the bank, for a year of plenty or for gold: the first kind that a goal lacks (they
 * come in kind order). */
static catan_move take_card(const decision *d, uint32_t kind) {
    for (uint32_t g = 0; g < d->goals.count; g++) {
        for (uint32_t k = 0; k < KINDS; k++) {
            catan_move move = catan_move_make(kind, k);
            if (d->goals.goals[g].cost[k] > d->f.me.hand[k] && is_legal(d, move)) {
                return move;
            }
        }
    }
    return d->legal[d->legal_count - 1];
}

/* --- building --- */

static int can_begin(const decision *d, const goal *g) {
    return goals_can_pay(d->f.me.hand, g->first_cost) && is_legal(d, g->first);
}

/* What is paid for and not legal all the same, as a ship where a map has no sea around it, is no
 * goal: nobody should save for it. */
static void drop_impossible(decision *d) {
    uint32_t kept = 0;
    for (uint32_t i = 0; i < d->goals.count; i++) {
        const goal *g = &d->goals.goals[i];
        if (!goals_can_pay(d->f.me.hand, g->first_cost) || is_legal(d, g->first)) {
            d->goals.goals[kept++] = *g;
        }
    }
    d->goals.count = kept;
}

/* Something that does not hold up the best goal; with a full hand anything, before a 7 takes it. */
static catan_move build_beside(const decision *d) {
    const facts *f = &d->f;
    const goal *best = &d->goals.goals[0];
    for (uint32_t i = 1; i < d->goals.count; i++) {
        const goal *g = &d->goals.goals[i];
        uint8_t left[KINDS];
        if (!can_begin(d, g)) {
            continue;
        }
        for (int k = 0; k < KINDS; k++) {
            left[k] = (uint8_t)(f->me.hand[k] - g->first_cost[k]);
        }
        int harmless = goals_missing(left, best->cost) == goals_missing(f->me.hand, best->cost);
        if (harmless || cards_in_hand(f) > spares_limit(f)) {
            return g->first;
        }
    }
    return CATAN_MOVE_NONE;
}

static catan_move build(const decision *d) {
    const facts *f = &d->f;
    if (d->goals.count == 0) {
        return CATAN_MOVE_NONE;
    }
    const goal *best = &d->goals.goals[0];
    if (can_begin(d, best)) {
        return best->first;
    }
    catan_move spare = places_spare_ship(f, best, d->legal, d->legal_count);
    if (spare != CATAN_MOVE_NONE) {
        return spare; /* where it went for a goal that is none any more */
    }
    catan_move trade = trades_with_bank(f, best->cost);
    if (is_legal(d, trade) && (best->wait == 0 || cards_in_hand(f) > spares_limit(f))) {
        return trade;
    }
    return CATAN_MOVE_NONE;
}

/* --- the turn --- */

static uint32_t one(catan_move *moves, catan_move move) {
    moves[0] = move;
    return move != CATAN_MOVE_NONE;
}

static uint32_t act(const decision *d, catan_move *moves, uint32_t capacity) {
    if (one(moves, play_card(d)) || one(moves, knights_first(&d->f, d->legal, d->legal_count)) ||
        one(moves, build(d)) ||
        one(moves, variants_play(&d->f, &d->goals, d->legal, d->legal_count))) {
        return 1;
    }
    if (d->f.question == CATAN_ASK_ACTION && d->f.offers == 0) {
        uint32_t count = trades_offer(&d->f, &d->goals, moves, capacity);
        if (count > 0 && is_legal(d, moves[0])) {
            return count;
        }
    }
    if ((d->goals.count > 0 && one(moves, build_beside(d))) ||
        one(moves, knights_last(&d->f, d->legal, d->legal_count))) {
        return 1;
    }
    return one(moves, d->f.question == CATAN_ASK_SPECIAL_BUILDING ? catan_move_pass()
                                                                  : catan_move_end_turn());
}

/* Half of the cards: those that are missed least. */
static uint32_t discard(const decision *d, catan_move *moves, uint32_t capacity) {
    uint8_t cards[CATAN_CARD_KINDS];
    wishes wanted = spares_wishes(&d->f, &d->goals);
    uint32_t half = d->f.pending > 0 ? d->f.pending : cards_in_hand(&d->f) / 2;
    spares_choose(cards, &d->f, &wanted, half, 0, CATAN_CARD_KINDS - 1);
    uint32_t count = catan_moves_for_discard(moves, capacity, cards);
    return count <= capacity ? count : 0;
}

static uint32_t answer(const decision *d, catan_move *moves) {
    int accepts = is_legal(d, catan_move_accept()) && trades_is_welcome(&d->f, &d->goals);
    return one(moves, accepts ? catan_move_accept() : catan_move_reject());
}

/* Of those who accepted, the one with the fewest points. */
static catan_move choose_partner(const decision *d) {
    catan_move best = catan_move_withdraw();
    uint32_t fewest = UINT32_MAX;
    for (uint32_t i = 0; i < d->legal_count; i++) {
        uint32_t seat = catan_move_argument(d->legal[i]);
        if (catan_move_kind_of(d->legal[i]) == CATAN_MOVE_CONFIRM &&
            d->f.seats[seat].points < fewest) {
            fewest = d->f.seats[seat].points;
            best = d->legal[i];
        }
    }
    return best;
}

static uint32_t decide(const decision *d, catan_move *moves, uint32_t capacity) {
    const facts *f = &d->f;
    switch (f->question) {
    case CATAN_ASK_SETUP_SETTLEMENT:
    case CATAN_ASK_SETUP_CITY:
        return one(moves, starts_settlement(f, d->legal, d->legal_count));
    case CATAN_ASK_SETUP_ROAD:
        return one(moves, starts_road(f, d->legal, d->legal_count));
    case CATAN_ASK_BEFORE_ROLL:
        return one(moves, play_card(d)) || one(moves, catan_move_roll());
    case CATAN_ASK_ACTION:
    case CATAN_ASK_SPECIAL_BUILDING:
        return act(d, moves, capacity);
    case CATAN_ASK_DISCARD:
        return discard(d, moves, capacity);
    case CATAN_ASK_MOVE_ROBBER:
        return one(moves, places_robber(f, d->legal, d->legal_count));
    case CATAN_ASK_ROB:
        return one(moves, places_victim(f, d->legal, d->legal_count));
    case CATAN_ASK_FREE_ROAD:
        return one(moves, places_free_road(f, &d->goals, d->legal, d->legal_count));
    case CATAN_ASK_TAKE_CARD:
        return one(moves, take_card(d, CATAN_MOVE_TAKE));
    case CATAN_ASK_TAKE_GOLD:
        return one(moves, take_card(d, CATAN_MOVE_TAKE_GOLD));
    case CATAN_ASK_TAKE_AQUEDUCT:
        return one(moves, take_card(d, CATAN_MOVE_TAKE_AQUEDUCT));
    case CATAN_ASK_PUT_SHIP:
        return one(moves, places_lifted_ship(&d->goals, d->legal, d->legal_count));
    case CATAN_ASK_ANSWER_OFFER:
        return answer(d, moves);
    case CATAN_ASK_CHOOSE_ANSWER:
        return one(moves, choose_partner(d));
    default:
        return one(moves, knights_answer(f, d->legal, d->legal_count)) ||
               one(moves, progress_answer(f, &d->goals, d->legal, d->legal_count)) ||
               one(moves, variants_answer(f, &d->goals, d->legal, d->legal_count));
    }
}

uint32_t policy_choose(const board *b, const catan_state *state, catan_move *moves,
                       uint32_t capacity) {
    decision d;
    int32_t actor = catan_actor(state);
    if (b == NULL || moves == NULL || capacity == 0 || actor < 0) {
        return 0;
    }
    d.legal_count = catan_moves(state, d.legal, LEGAL_MOVES);
    if (d.legal_count > LEGAL_MOVES) {
        d.legal_count = LEGAL_MOVES;
    }
    if (d.legal_count == 0 || facts_read(&d.f, b, state, (uint32_t)actor) != CATAN_OK) {
        return 0;
    }
    goals_find(&d.goals, &d.f);
    if (d.f.question == CATAN_ASK_ACTION) {
        drop_impossible(&d);
    }
    uint32_t count = decide(&d, moves, capacity);
    if (count == 0 || !is_legal(&d, moves[0])) { /* a question that this policy does not know */
        moves[0] = d.legal[d.legal_count - 1];
        count = 1;
    }
    return count;
}
