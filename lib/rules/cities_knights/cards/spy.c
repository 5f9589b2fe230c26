/* Spy: a progress card is taken from another's hand (C-126). */
#include "rules/cities_knights/cards/cards.h"

static void targets_spy(const catan_state *st, unsigned seat, argset *out) {
    unsigned seats = 0;
    for (unsigned other = 0; other < st->game->set.players; other++) {
        seats |= (unsigned)(other != seat && progress_of(st, other) != 0) << other;
    }
    *out = args_one(seats);
}
static int32_t why_no_spy(const catan_state *st, unsigned seat, unsigned other) {
    (void)st;
    return other == seat ? CATAN_E_NOT_A_VICTIM : CATAN_E_NOT_IN_HAND;
}
static void use_spy(catan_state *st, unsigned seat, unsigned victim) {
    push_task(st, catan__task(CATAN__TASK_SPY, seat, 0, victim, 0, 0));
}
CATAN__CARD(SPY, spy)

static void sites_take_progress(const catan_state *st, unsigned seat, argset *out) {
    (void)seat;
    sites_discard_progress(st, catan__task_more(top_task(st)), out);
}
#define why_take_progress why_discard_progress
static unsigned knows_take_progress(const catan_state *st, unsigned arg) {
    (void)arg;
    return 1U << catan__task_actor(top_task(st)) | 1U << catan__task_more(top_task(st)); /* H-3 */
}
static void play_take_progress(catan_state *st, unsigned seat, unsigned card) {
    unsigned victim = catan__task_more(top_task(st));
    pop_task(st);
    tell_progress(st, CATAN_EVENT_SPIED, victim, (int)seat, card, 1U << seat | 1U << victim);
    put(st, ck_word(st, CK_PROGRESS, victim), progress_of(st, victim) - catan__progress_one(card));
    put(st, ck_word(st, CK_PROGRESS, seat), progress_of(st, seat) + catan__progress_one(card));
}
