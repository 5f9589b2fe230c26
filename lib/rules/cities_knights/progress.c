/* Progress cards: decks, draws, the limit of the hand (C-85 to C-89). A deck is what is still
 * shuffled, and under it a queue of cards that were put there, whose order is known. */
#include "rules/cities_knights/cities_knights.h"

enum { OF_CHOICE = 0x100 }; /* in the task's argument b: whose deck is chosen (C-72) */
enum { DRAW_CHOOSE, DRAW_CARD };

/* All cards by kind (C-8). */
static uint64_t full_deck(void) {
    static const uint8_t counts[CATAN_PROGRESS_KINDS] = {2, 2, 2, 2, 1, 2, 1, 2, 2, 2, 2, 2, 2,
                                                         2, 2, 2, 3, 2, 1, 2, 2, 2, 2, 4, 6};
    uint64_t cards = 0;
    for (unsigned kind = 0; kind < CATAN_PROGRESS_KINDS; kind++) {
        cards |= (uint64_t)counts[kind] << catan__progress_shift(kind);
    }
    return cards;
}

static uint64_t shuffled(const catan_state *st, unsigned track) {
    return catan__progress_of(word(st, ck_word(st, CK_DECK, 0)), track);
}
static const uint64_t *queue_under(const catan_state *st, unsigned track) {
    return words(st, ck_word(st, CK_UNDER + track, 0));
}
static unsigned deck_size(const catan_state *st, unsigned track) {
    return catan__progress_total(shuffled(st, track), track) +
           catan__queue_length(queue_under(st, track));
}
static void put_queue(catan_state *st, unsigned track, const uint64_t *queue) {
    for (unsigned i = 0; i < CATAN__QUEUE_WORDS; i++) {
        put(st, ck_word(st, CK_UNDER + track, 0) + i, queue[i]);
    }
}

/* Laid open at once, and so known to all (C-89). */
static int is_point_card(unsigned card) {
    return card == CATAN_PROGRESS_PRINTER || card == CATAN_PROGRESS_CONSTITUTION;
}

static void tell_progress(catan_state *st, unsigned kind, unsigned seat, int other, unsigned card,
                          uint32_t knowers) {
    if (CATAN__RARELY(st->log != NULL)) {
        catan_event *event = catan__log_add(st->log, kind, (int)seat, knowers);
        event->other = (int16_t)other;
        event->index = (uint16_t)catan__progress_track(card);
        event->value = (int32_t)card;
    }
}

static void put_under(catan_state *st, unsigned seat, unsigned card) {
    unsigned track = catan__progress_track(card);
    uint64_t queue[CATAN__QUEUE_WORDS];
    memcpy(queue, queue_under(st, track), sizeof queue);
    catan__queue_put(queue, CATAN__RULE(C_86, catan__queue_length(queue), 0), card + 1);
    put_queue(st, track, queue);
    put(st, ck_word(st, CK_PROGRESS, seat), progress_of(st, seat) - catan__progress_one(card));
}

/* --- drawing --- */

static void ask_next_draw(catan_state *st, unsigned track, unsigned seats);
static void ask_next_choice(catan_state *st, unsigned seats);

/* Kinds that can come from a deck: any that is shuffled, else what was put under it first. */
static void sites_draw_progress(const catan_state *st, unsigned seat, argset *out) {
    unsigned track = catan__task_a(top_task(st));
    uint64_t cards = shuffled(st, track), kinds = 0;
    (void)seat;
    for (unsigned kind = catan__progress_first(track);
         cards != 0 && kind < catan__progress_after(track); kind++) {
        kinds |= (uint64_t)(catan__progress_count(cards, kind) != 0) << kind;
    }
    unsigned under = catan__queue_at(queue_under(st, track), 0);
    if (cards == 0 && under != 0) {
        kinds = CATAN__BIT(under - 1);
    }
    *out = args_one(kinds);
}
#define why_draw_progress why_no_outcome
static uint32_t weigh_draw_progress(const catan_state *st, uint64_t args, uint32_t *weights) {
    uint64_t cards = shuffled(st, catan__task_a(top_task(st)));
    uint32_t total = 0;
    for (; args != 0; args &= args - 1) {
        *weights = cards != 0 ? catan__progress_count(cards, catan__lowest(args)) : 1;
        total += *weights++;
    }
    return total;
}
static unsigned drawer(uint64_t task) { return catan__task_b(task) & 0xffU; }
static unsigned knows_draw_progress(const catan_state *st, unsigned arg) {
    return is_point_card(arg) ? CATAN__EVERYBODY : 1U << drawer(top_task(st));
}

static void take_from_deck(catan_state *st, unsigned card) {
    unsigned track = catan__progress_track(card);
    uint64_t queue[CATAN__QUEUE_WORDS];
    if (shuffled(st, track) != 0) {
        unsigned at = ck_word(st, CK_DECK, 0);
        put(st, at, word(st, at) - catan__progress_one(card));
        return;
    }
    memcpy(queue, queue_under(st, track), sizeof queue);
    for (unsigned i = 0; i < CATAN__QUEUE_MOST; i++) {
        catan__queue_put(queue, i, i + 1 < CATAN__QUEUE_MOST ? catan__queue_at(queue, i + 1) : 0);
    }
    put_queue(st, track, queue);
}

static void lay_open(catan_state *st, unsigned seat, unsigned field) {
    put_ck_lane(st, field, 0, seat);
    add_points(st, seat, CATAN__RULE(C_89, 1, 0));
}

static void play_draw_progress(catan_state *st, unsigned seat, unsigned card) {
    uint64_t t = top_task(st);
    unsigned who = drawer(t);
    (void)seat;
    tell_progress(st, CATAN_EVENT_DREW, who, CATAN_NOBODY, card,
                  is_point_card(card) ? CATAN__EVERYBODY : 1U << who);
    take_from_deck(st, card);
    if (is_point_card(card)) {
        lay_open(st, who, card == CATAN_PROGRESS_PRINTER ? CK_PRINTER : CK_CONSTITUTION);
    } else {
        put(st, ck_word(st, CK_PROGRESS, who), progress_of(st, who) + catan__progress_one(card));
    }
    if ((catan__task_b(t) & OF_CHOICE) != 0) {
        ask_next_choice(st, catan__task_more(t));
    } else {
        ask_next_draw(st, catan__task_a(t), catan__task_more(t));
    }
}

/* --- at a gate (C-79, C-85) --- */

/* The next of `seats` in turn order draws, while there are cards (C-86). */
static void ask_next_draw(catan_state *st, unsigned track, unsigned seats) {
    unsigned seat = deck_size(st, track) != 0 ? next_seat(st, seats, order_from(st)) : NO_SEAT;
    if (seat == NO_SEAT) {
        pop_task(st);
    } else {
        set_top(st, catan__task(CATAN__TASK_PROGRESS, CATAN__ACTOR_CHANCE, DRAW_CARD,
                                seats & ~(1U << seat), track, seat));
    }
}

/* Who draws at the gate that was rolled. */
static unsigned seats_at_gate(const catan_state *st) {
    unsigned track = ck_lane(st, CK_FACE, 0) - CATAN_FACE_TRADE, seats = 0;
    for (unsigned seat = 0; seat < st->game->set.players; seat++) {
        unsigned level = track_level(st, seat, track);
        int draws = CATAN__RULE(C_85, level != 0, 1) &&
                    CATAN__RULE(C_79, ck_lane(st, CK_RED, 0) <= level + 1, 1);
        seats |= (unsigned)draws << seat;
    }
    return seats;
}

static void stage_gate(catan_state *st) {
    unsigned face = ck_lane(st, CK_FACE, 0);
    if (face < CATAN_FACE_TRADE) {
        return;
    }
    push_task(st, catan__task(CATAN__TASK_PROGRESS, CATAN__ACTOR_NONE, DRAW_CARD, 0, 0, 0));
    ask_next_draw(st, face - CATAN_FACE_TRADE, seats_at_gate(st));
}

/* --- of choice, for those who tie in the fight (C-72) --- */

static uint64_t decks_with_cards(const catan_state *st) {
    uint64_t decks = 0;
    for (unsigned track = 0; track < CATAN_TRACKS; track++) {
        decks |= (uint64_t)(deck_size(st, track) != 0) << track;
    }
    return decks;
}

static void ask_next_choice(catan_state *st, unsigned seats) {
    unsigned seat = decks_with_cards(st) != 0 ? next_seat(st, seats, order_from(st)) : NO_SEAT;
    if (seat == NO_SEAT) {
        pop_task(st);
    } else {
        set_top(st,
                catan__task(CATAN__TASK_PROGRESS, seat, DRAW_CHOOSE, seats & ~(1U << seat), 0, 0));
    }
}
static void ask_draws_of_choice(catan_state *st, unsigned seats) {
    push_task(st, catan__task(CATAN__TASK_PROGRESS, CATAN__ACTOR_NONE, DRAW_CHOOSE, 0, 0, 0));
    ask_next_choice(st, seats);
}

static void sites_choose_deck(const catan_state *st, unsigned seat, argset *out) {
    (void)seat;
    *out = args_one(decks_with_cards(st));
}
static int32_t why_choose_deck(const catan_state *st, unsigned seat, unsigned arg) {
    (void)st, (void)seat, (void)arg;
    return CATAN_E_DECK_EMPTY;
}
static void play_choose_deck(catan_state *st, unsigned seat, unsigned track) {
    set_top(st, task_with(top_task(st), CATAN__ACTOR_CHANCE, DRAW_CARD,
                          catan__task_more(top_task(st)), track, seat | OF_CHOICE));
}

/* --- the limit of the hand (C-88) --- */

static int over_limit(const catan_state *st, unsigned seat) {
    return progress_size(st, seat) > CATAN__RULE(C_88, HAND_LIMIT, HAND_LIMIT + 1);
}

static void ask_limit(catan_state *st, unsigned seats) {
    unsigned seat = next_seat(st, seats, order_from(st));
    if (seat == NO_SEAT) {
        pop_task(st);
    } else {
        set_top(st, catan__task(CATAN__TASK_LIMIT, seat, 0, seats & ~(1U << seat), 0, 0));
    }
}
static void push_limit(catan_state *st, unsigned seats) {
    if (seats != 0) {
        push_task(st, catan__task(CATAN__TASK_LIMIT, CATAN__ACTOR_NONE, 0, 0, 0, 0));
        ask_limit(st, seats);
    }
}

/* The active player has time until his turn ends. */
static void stage_limits(catan_state *st) {
    unsigned seats = 0;
    for (unsigned seat = 0; seat < st->game->set.players; seat++) {
        seats |= (unsigned)(seat != active_seat(st) && over_limit(st, seat)) << seat;
    }
    push_limit(st, seats);
}
static void limit_at_end(catan_state *st, unsigned seat) {
    push_limit(st, (unsigned)over_limit(st, seat) << seat);
}

static void sites_discard_progress(const catan_state *st, unsigned seat, argset *out) {
    uint64_t kinds = 0, cards = progress_of(st, seat);
    for (unsigned kind = 0; kind < CATAN_PROGRESS_KINDS; kind++) {
        kinds |= (uint64_t)(catan__progress_count(cards, kind) != 0) << kind;
    }
    *out = args_one(kinds);
}
static int32_t why_discard_progress(const catan_state *st, unsigned seat, unsigned arg) {
    (void)st, (void)seat, (void)arg;
    return CATAN_E_NOT_IN_HAND;
}
static unsigned knows_discard_progress(const catan_state *st, unsigned arg) {
    (void)arg;
    return 1U << catan__task_actor(top_task(st)); /* H-4 */
}
static void play_discard_progress(catan_state *st, unsigned seat, unsigned card) {
    tell_progress(st, CATAN_EVENT_RETURNED, seat, CATAN_NOBODY, card, 1U << seat);
    put_under(st, seat, card);
    if (!over_limit(st, seat)) {
        ask_limit(st, catan__task_more(top_task(st)));
    }
}
