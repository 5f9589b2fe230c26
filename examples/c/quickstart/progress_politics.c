/* Blue progress cards: what is taken from others, and their knights. */
#include "knights.h"
#include "progress_parts.h"

/* --- the robber --- */

static uint32_t victims(const facts *f, uint32_t hex) {
    uint32_t seats = 0, count = 0;
    for (int i = 0; i < 6; i++) {
        int32_t owner = f->node_owner[f->b->hex[hex].nodes[i]];
        if (owner >= 0 && owner != (int32_t)f->seat && f->seats[owner].cards > 0) {
            seats |= 1U << owner;
        }
    }
    for (; seats != 0; seats &= seats - 1) {
        count++;
    }
    return count;
}

static int32_t bishop_worth(const facts *f, uint32_t hex) {
    enum { CARD = 30 };
    return places_robber_worth(f, hex) + CARD * (int32_t)victims(f, hex);
}

static catan_move bishop(const choice *c) {
    catan_move best = choice_best(c, CATAN_MOVE_PLAY_BISHOP, bishop_worth);
    if (best == CATAN_MOVE_NONE) {
        return best;
    }
    uint32_t count = victims(c->f, catan_move_argument(best));
    int good = count >= 2 || c->eager || (count > 0 && facts_is_blocked(c->f, c->f->seat));
    return good ? best : (catan_move)CATAN_MOVE_NONE;
}

/* --- roads of others --- */

/* Only that of another, above all of who has the longest route. */
static int32_t removal_worth(const facts *f, uint32_t edge) {
    int32_t owner = f->edge_owner[edge];
    if (owner < 0 || owner == (int32_t)f->seat) {
        return -1;
    }
    return (int32_t)f->seats[owner].points + (owner == f->longest_road ? 100 : 0);
}

static catan_move diplomat(const choice *c) {
    catan_move best = choice_best(c, CATAN_MOVE_PLAY_DIPLOMAT, removal_worth);
    int32_t worth = best != CATAN_MOVE_NONE ? removal_worth(c->f, catan_move_argument(best)) : -1;
    return worth >= 100 || (worth >= 0 && c->eager) ? best : (catan_move)CATAN_MOVE_NONE;
}

/* --- knights --- */

/* More than one, or one that is needed. */
static catan_move warlord(const choice *c) {
    enum { NEAR = 4 };
    uint32_t passive = c->f->seats[c->f->seat].passive;
    int good = passive > 1 || c->eager || (passive > 0 && c->f->barbarians >= NEAR);
    return good ? choice_best(c, CATAN_MOVE_PLAY_WARLORD, NULL) : (catan_move)CATAN_MOVE_NONE;
}

static int32_t foe_worth(const facts *f, uint32_t node) {
    int32_t owner = f->knight_owner[node];
    return choice_knight_worth(f, node) * 4 + (owner >= 0 ? (int32_t)f->seats[owner].points : 0);
}

/* The weakest that it may lose, as the owner will choose. */
static int32_t deserter_worth(const facts *f, uint32_t seat) {
    return 10 * (int32_t)f->seats[seat].weakest + (int32_t)f->seats[seat].points;
}

static int32_t loss_worth(const facts *f, uint32_t node) { return -choice_knight_worth(f, node); }

static int32_t strength_worth(const facts *f, uint32_t level) {
    (void)f;
    return (int32_t)level;
}

/* --- hands --- */

static catan_move saboteur(const choice *c) {
    enum { GOOD = 4 };
    const facts *f = c->f;
    uint32_t loss = 0;
    for (uint32_t seat = 0; seat < f->b->players; seat++) {
        if (seat != f->seat && f->seats[seat].points >= f->seats[f->seat].points) {
            loss += f->seats[seat].cards / 2;
        }
    }
    return loss >= GOOD || c->eager ? choice_best(c, CATAN_MOVE_PLAY_SABOTEUR, NULL)
                                    : (catan_move)CATAN_MOVE_NONE;
}

static int32_t spy_worth(const facts *f, uint32_t seat) {
    return 4 * (int32_t)f->seats[seat].progress + (int32_t)f->seats[seat].points;
}

/* Cards are given one by one in kind order: the first of those that are missed least. */
static catan_move give(const choice *c) {
    uint8_t cards[CATAN_CARD_KINDS];
    uint32_t count = c->f->pending > 0 ? c->f->pending : 1;
    spares_choose(cards, c->f, &c->wanted, count, 0, CATAN_CARD_KINDS - 1);
    for (uint32_t i = 0; i < c->count; i++) {
        uint32_t card = catan_move_argument(c->legal[i]);
        if (catan_move_kind_of(c->legal[i]) == CATAN_MOVE_GIVE && card < CATAN_CARD_KINDS &&
            cards[card] > 0) {
            return c->legal[i];
        }
    }
    return CATAN_MOVE_NONE;
}

catan_move politics_play(const choice *c, uint32_t progress) {
    switch (progress) {
    case CATAN_PROGRESS_BISHOP:
        return bishop(c);
    case CATAN_PROGRESS_DIPLOMAT:
        return diplomat(c);
    case CATAN_PROGRESS_WARLORD:
        return warlord(c);
    case CATAN_PROGRESS_WEDDING:
        return choice_best(c, CATAN_MOVE_PLAY_WEDDING, NULL);
    case CATAN_PROGRESS_INTRIGUE:
        return choice_best(c, CATAN_MOVE_PLAY_INTRIGUE, foe_worth);
    case CATAN_PROGRESS_SABOTEUR:
        return saboteur(c);
    case CATAN_PROGRESS_SPY:
        return choice_best(c, CATAN_MOVE_PLAY_SPY, spy_worth);
    case CATAN_PROGRESS_DESERTER:
        return choice_best(c, CATAN_MOVE_PLAY_DESERTER, deserter_worth);
    default:
        return CATAN_MOVE_NONE;
    }
}

catan_move politics_answer(const choice *c) {
    switch (c->f->question) {
    case CATAN_ASK_REBUILD:
        return places_rebuilt(c->list, c->legal, c->count);
    case CATAN_ASK_GIVE:
        return give(c);
    case CATAN_ASK_DESERT:
        return choice_best(c, CATAN_MOVE_DESERT, loss_worth);
    case CATAN_ASK_CHOOSE_STRENGTH:
        return choice_best(c, CATAN_MOVE_CHOOSE_STRENGTH, strength_worth);
    case CATAN_ASK_PLACE_DESERTER:
        return choice_best(c, CATAN_MOVE_PLACE_DESERTER, knights_post_worth);
    default:
        return CATAN_MOVE_NONE;
    }
}
