/* What the progress cards have in common: a card is in the hand, has targets, is laid down and
 * works (C-87, C-90). Each is found by its name; a card's file says what its targets are, why
 * something is none, and what happens. */
#ifndef CATAN__CARDS_H
#define CATAN__CARDS_H

#include "rules/cities_knights/cities_knights.h"

/* The kind of move that plays progress card p is this one and p; no card that is a point has any.
 */
enum { FIRST_CARD_KIND = CATAN_MOVE_PLAY_ALCHEMIST };
_Static_assert((int)CATAN_MOVE_PLAY_MERCHANT == (int)FIRST_CARD_KIND + (int)CATAN_PROGRESS_MERCHANT,
               "cards and their moves are numbered alike");

/* Of card NAME with targets_name(), why_no_name() and use_name(): the functions of its move. */
#define CATAN__CARD(NAME, name)                                                                    \
    static void sites_play_##name(const catan_state *st, unsigned seat, argset *out) {             \
        *out = args_none();                                                                        \
        if (holds_card(st, seat, CATAN_PROGRESS_##NAME)) {                                         \
            targets_##name(st, seat, out);                                                         \
        }                                                                                          \
    }                                                                                              \
    static int32_t why_play_##name(const catan_state *st, unsigned seat, unsigned arg) {           \
        return holds_card(st, seat, CATAN_PROGRESS_##NAME) ? why_no_##name(st, seat, arg)          \
                                                           : (int32_t)CATAN_E_NO_CARD;             \
    }                                                                                              \
    static void play_play_##name(catan_state *st, unsigned seat, unsigned arg) {                   \
        lay_card(st, seat, CATAN_PROGRESS_##NAME);                                                 \
        use_##name(st, seat, arg);                                                                 \
    }

/* The one reason of cards that have no target, or only what they name. */
static int32_t why_no_effect(const catan_state *st, unsigned seat, unsigned arg) {
    (void)st, (void)seat, (void)arg;
    return CATAN_E_NO_EFFECT;
}

/* --- whom a card may be about --- */

static inline unsigned others_of(const catan_state *st, unsigned seat) {
    return all_seats(st) & ~(1U << seat);
}
/* All points count (C-91). */
static inline unsigned counted_in(const catan_state *st, unsigned seat) {
    return points_of(st, seat) - CATAN__RULE(C_91, 0U, merchant_owner(st) == seat);
}
/* Other seats with at least so many more points. */
static inline unsigned seats_with_more(const catan_state *st, unsigned seat, unsigned more) {
    unsigned seats = 0;
    for (unsigned other = 0; other < st->game->set.players; other++) {
        seats |= (unsigned)(counted_in(st, other) >= points_of(st, seat) + more) << other;
    }
    return seats & others_of(st, seat);
}
/* Seats with so many cards in hand. */
static inline unsigned seats_with_cards(const catan_state *st, unsigned cards) {
    unsigned seats = 0;
    for (unsigned seat = 0; seat < st->game->set.players; seat++) {
        seats |= (unsigned)(catan__lanes_sum(hand_of(st, seat)) >= cards) << seat;
    }
    return seats;
}

#endif
