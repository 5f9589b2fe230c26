#include "progress_parts.h"

enum { HELD = 4 }; /* progress cards that one may keep (C-88) */

catan_move choice_best(const choice *c, uint32_t kind, places_worth worth) {
    if (worth != NULL) {
        return places_best(c->f, c->legal, c->count, kind, worth);
    }
    for (uint32_t i = 0; i < c->count; i++) {
        if (catan_move_kind_of(c->legal[i]) == kind) {
            return c->legal[i];
        }
    }
    return CATAN_MOVE_NONE;
}

catan_move choice_of_card(const choice *c, uint32_t kind) {
    catan_move best = CATAN_MOVE_NONE;
    int32_t most = 0;
    for (uint32_t i = 0; i < c->count; i++) {
        uint32_t card = catan_move_argument(c->legal[i]);
        if (catan_move_kind_of(c->legal[i]) != kind || card >= CATAN_CARD_KINDS) {
            continue;
        }
        int32_t need = spares_need(c->f, &c->wanted, card);
        if (best == CATAN_MOVE_NONE || need > most) {
            best = c->legal[i];
            most = need;
        }
    }
    return best;
}

uint32_t choice_expected(const choice *c, uint32_t card, uint32_t most) {
    uint32_t expected = 0;
    for (uint32_t seat = 0; seat < c->f->b->players; seat++) {
        const open_seat *of = &c->f->seats[seat];
        if (seat != c->f->seat && of->all_income > 0) {
            uint32_t cards = 10 * of->cards * of->income[card] / of->all_income;
            expected += cards < 10 * most ? cards : 10 * most;
        }
    }
    return expected;
}

int32_t choice_knight_worth(const facts *f, uint32_t node) {
    return 4 * f->knight_level[node] + ((f->knight_state[node] & CATAN_KNIGHT_ACTIVE) != 0);
}

/* --- which card --- */

/* What a card is worth in the hand: which one to keep, and which one to take from another. */
static int32_t card_worth(const facts *f, uint32_t progress) {
    static const uint8_t worth[CATAN_PROGRESS_KINDS] = {
        5, 6, 4, 4, 0, 3, 4, 8, 6, 5, /* science */
        6, 2, 4, 7, 2, 4, 6, 5, 0,    /* politics */
        5, 3, 8, 6, 7, 9,             /* trade */
    };
    (void)f;
    return progress < CATAN_PROGRESS_KINDS ? worth[progress] : 0;
}

static int32_t little_worth(const facts *f, uint32_t progress) { return -card_worth(f, progress); }

/* First what brings cards, then what they pay for. */
static const uint8_t order[] = {
    CATAN_PROGRESS_SPY,
    CATAN_PROGRESS_MERCHANT,
    CATAN_PROGRESS_WEDDING,
    CATAN_PROGRESS_MASTER_MERCHANT,
    CATAN_PROGRESS_BISHOP,
    CATAN_PROGRESS_RESOURCE_MONOPOLY,
    CATAN_PROGRESS_MINING,
    CATAN_PROGRESS_IRRIGATION,
    CATAN_PROGRESS_TRADE_MONOPOLY,
    CATAN_PROGRESS_COMMERCIAL_HARBOUR,
    CATAN_PROGRESS_CRANE,
    CATAN_PROGRESS_MEDICINE,
    CATAN_PROGRESS_ENGINEER,
    CATAN_PROGRESS_SMITH,
    CATAN_PROGRESS_WARLORD,
    CATAN_PROGRESS_DESERTER,
    CATAN_PROGRESS_INTRIGUE,
    CATAN_PROGRESS_ROAD_BUILDING,
    CATAN_PROGRESS_INVENTOR,
    CATAN_PROGRESS_MERCHANT_FLEET,
    CATAN_PROGRESS_DIPLOMAT,
    CATAN_PROGRESS_SABOTEUR,
};

static catan_move play(const choice *c, uint32_t progress) {
    switch (board_progress_track(progress)) {
    case CATAN_TRACK_SCIENCE:
        return science_play(c, progress);
    case CATAN_TRACK_POLITICS:
        return politics_play(c, progress);
    default:
        return trade_play(c, progress);
    }
}

static choice begin(const facts *f, const goal_list *list, const catan_move *legal,
                    uint32_t count) {
    choice c = {.f = f, .list = list, .legal = legal, .count = count};
    c.wanted = spares_wishes(f, list);
    c.eager = f->seats[f->seat].progress >= HELD;
    return c;
}

catan_move progress_before_roll(const facts *f, const goal_list *list, const catan_move *legal,
                                uint32_t count) {
    choice c = begin(f, list, legal, count);
    return f->progress[CATAN_PROGRESS_ALCHEMIST] > 0 ? science_play(&c, CATAN_PROGRESS_ALCHEMIST)
                                                     : (catan_move)CATAN_MOVE_NONE;
}

catan_move progress_play(const facts *f, const goal_list *list, const catan_move *legal,
                         uint32_t count) {
    choice c = begin(f, list, legal, count);
    catan_move move = trade_offer_card(&c);
    for (size_t i = 0; i < sizeof order && move == CATAN_MOVE_NONE; i++) {
        if (f->progress[order[i]] > 0) {
            move = play(&c, order[i]);
        }
    }
    return move;
}

catan_move progress_answer(const facts *f, const goal_list *list, const catan_move *legal,
                           uint32_t count) {
    choice c = begin(f, list, legal, count);
    catan_move move = CATAN_MOVE_NONE;
    switch (f->question) {
    case CATAN_ASK_DISCARD_PROGRESS:
        return choice_best(&c, CATAN_MOVE_DISCARD_PROGRESS, little_worth);
    case CATAN_ASK_TAKE_PROGRESS:
        return choice_best(&c, CATAN_MOVE_TAKE_PROGRESS, card_worth);
    case CATAN_ASK_CHOOSE_DECK: /* that of trade has most of what is always of use */
        return choice_best(&c, CATAN_MOVE_CHOOSE_DECK, NULL);
    default:
        break;
    }
    move = science_answer(&c);
    if (move == CATAN_MOVE_NONE) {
        move = politics_answer(&c);
    }
    return move != CATAN_MOVE_NONE ? move : trade_answer(&c);
}
