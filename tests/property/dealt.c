/* White box: cards are dealt to seats, so that games of Cities & Knights come to their cards at
 * once. */
#include "property/dealt.h"

#include "core/lanes.h"
#include "core/progress.h"
#include "core/state.h"
#include "game/compiled.h"
#include "property/unseen.h"

enum { CARDS = 4, RESOURCES = 6 };

static void deal_progress(catan_state *st, unsigned seat, catan_rng *rng) {
    uint64_t *deck = unseen_field(st, "progress_deck", 0),
             *hand = unseen_field(st, "progress", seat);
    unsigned held = 0;
    for (unsigned card = 0; card < CATAN_PROGRESS_KINDS; card++) {
        held += catan__progress_count(*hand, card);
    }
    for (; held < CARDS; held++) { /* no more than may be held (C-88) */
        unsigned card = catan_rng_below(rng, CATAN_PROGRESS_KINDS);
        int stays = card == CATAN_PROGRESS_PRINTER || card == CATAN_PROGRESS_CONSTITUTION;
        if (!stays && catan__progress_count(*deck, card) != 0) {
            *deck -= catan__progress_one(card);
            *hand += catan__progress_one(card);
        }
    }
}

static void deal_hand(catan_state *st, unsigned seat, catan_rng *rng) {
    uint64_t *bank = unseen_field(st, "bank", 0), *hand = unseen_field(st, "hand", seat);
    for (unsigned i = 0; i < RESOURCES; i++) {
        unsigned card = catan_rng_below(rng, CATAN_CARD_KINDS);
        if (catan__lane(*bank, card) != 0) {
            *bank -= CATAN__LANE(card, 1);
            *hand += CATAN__LANE(card, 1);
        }
    }
}

int deal_cards(catan_state *st, catan_rng *rng) {
    for (unsigned seat = 0; seat < st->game->set.players; seat++) {
        deal_progress(st, seat, rng);
        deal_hand(st, seat, rng);
    }
    return st->game->engine->restore(st).status == CATAN_OK;
}
