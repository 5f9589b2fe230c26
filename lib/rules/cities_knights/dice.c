/* The dice of Cities & Knights: a red and a white one, and the event die (C-4, C-5). */
#include "rules/cities_knights/cities_knights.h"

enum { PAIRS = CATAN__PAIRS_OF_DICE };

static unsigned pair_sum(unsigned pair) { return pair / 6 + pair % 6 + 2; }

/* Pairs that may fall: without sevens in the first rounds (B-26). */
static uint64_t pairs_allowed(const catan_state *st) {
    uint64_t pairs = CATAN__BIT(PAIRS) - 1;
    for (unsigned pair = 0; !sevens_fall(st) && pair < PAIRS; pair++) {
        pairs &= ~((uint64_t)(pair_sum(pair) == 7) << pair);
    }
    return pairs;
}

/* Of a deck what is left, or all again when nothing that may fall is (V13.6). */
static uint64_t pairs_falling(const catan_state *st) {
    uint64_t allowed = pairs_allowed(st), left = 0;
    if (st->game->set.dice == CATAN_DICE_DECK) {
        left = word(st, ck_word(st, CK_DICE_PAIRS, 0)) & allowed;
    }
    return left != 0 ? left : allowed;
}

static void sites_dice_pair(const catan_state *st, unsigned seat, argset *out) {
    (void)seat;
    *out = args_one(pairs_falling(st));
}
#define why_dice_pair why_no_outcome
#define weigh_dice_pair weigh_alike
static unsigned sample_dice_pair(const catan_state *st, catan_rng *rng) {
    uint64_t pairs = st->game->plain_dice ? CATAN__BIT(PAIRS) - 1 : pairs_falling(st);
    return catan__select(pairs, catan__rng_below(rng, catan__popcount(pairs)));
}

static void take_dice_pair(catan_state *st, unsigned pair) {
    unsigned at = ck_word(st, CK_DICE_PAIRS, 0);
    uint64_t left = word(st, at);
    if ((left >> pair & 1) == 0) {
        left = CATAN__BIT(PAIRS) - 1; /* the deck is shuffled again */
    }
    put(st, at, left & ~CATAN__BIT(pair));
}

/* The dice show that, whether they fell or were laid (C-110). */
static void show_dice_pair(catan_state *st, unsigned pair) {
    unsigned red = pair / 6 + 1, white = pair % 6 + 1;
    if (CATAN__RARELY(st->log != NULL)) {
        catan_event *event =
            catan__log_add(st->log, CATAN_EVENT_DICE, (int)active_seat(st), CATAN__EVERYBODY);
        event->value = (int32_t)(red + white);
        event->index = (uint16_t)red;
        event->count = (uint16_t)white;
    }
    put_ck_lane(st, CK_RED, 0, CATAN__RULE(C_4, red, white));
    put_ck_lane(st, CK_FACE, 0, CATAN_FACE_NONE);
    begin_roll(st, red + white);
}

static void play_dice_pair(catan_state *st, unsigned seat, unsigned pair) {
    (void)seat;
    if (st->game->set.dice == CATAN_DICE_DECK) {
        take_dice_pair(st, pair);
    }
    show_dice_pair(st, pair);
}

/* --- the event die, before anything else (G-11) --- */

static void stage_event_die(catan_state *st) {
    push_task(st, catan__task(CATAN__TASK_EVENT_DIE, CATAN__ACTOR_CHANCE, 0, 0, 0, 0));
}
static void sites_event_die(const catan_state *st, unsigned seat, argset *out) {
    (void)st, (void)seat;
    *out = args_one(CATAN__BIT(CATAN_FACE_SCIENCE + 1) - CATAN__BIT(CATAN_FACE_SHIP));
}
#define why_event_die why_no_outcome
static uint32_t weigh_event_die(const catan_state *st, uint64_t args, uint32_t *weights) {
    uint32_t total = 0;
    (void)st;
    for (; args != 0; args &= args - 1) {
        *weights = catan__lowest(args) == CATAN_FACE_SHIP ? CATAN__RULE(C_5, 3, 1) : 1;
        total += *weights++;
    }
    return total;
}
static void play_event_die(catan_state *st, unsigned seat, unsigned face) {
    (void)seat;
    pop_task(st);
    catan__log_value(st, CATAN_EVENT_FACE, (int)active_seat(st), (int32_t)face, CATAN__EVERYBODY);
    put_ck_lane(st, CK_FACE, 0, face);
    if (face == CATAN_FACE_SHIP) {
        put_ck_lane(st, CK_BARBARIANS, 0, ck_lane(st, CK_BARBARIANS, 0) + 1);
    }
}
