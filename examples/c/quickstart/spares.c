#include "spares.h"

#include <string.h>

enum { LEVELS = 5, WALLS = 3, METROPOLIS_LEVEL = 4 };

/* A commodity serves one purpose, but a great one. */
static const uint8_t weight[CATAN_CARD_KINDS] = {10, 10, 8, 11, 11, 12, 12, 12};

int spares_can_improve(const facts *f, uint32_t track) {
    uint32_t level = f->me.improvement[track];
    int city = f->plain_cities > 0 || f->metropolis_of[track] == (int32_t)f->seat;
    return level < LEVELS && f->seats[f->seat].cities > 0 && (level + 1 < METROPOLIS_LEVEL || city);
}

wishes spares_wishes(const facts *f, const goal_list *list) {
    wishes w;
    memset(&w, 0, sizeof w);
    if (list->count > 0) {
        memcpy(w.cards, list->goals[0].cost, KINDS);
    }
    for (uint32_t track = 0; track < CATAN_TRACKS && f->b->cities; track++) {
        if (spares_can_improve(f, track)) {
            w.cards[CATAN_CLOTH + track] = (uint8_t)(f->me.improvement[track] + 1);
        }
    }
    return w;
}

int32_t spares_of(const facts *f, const wishes *w, uint32_t card) {
    return (int32_t)f->me.hand[card] - w->cards[card];
}

int32_t spares_need(const facts *f, const wishes *w, uint32_t card) {
    int32_t lack = -spares_of(f, w, card);
    /* the fewer lack, the sooner one more is of use */
    return weight[card] + (lack > 0 ? 90 - 10 * (lack < 6 ? lack : 6) : 0);
}

void spares_choose(uint8_t cards[CATAN_CARD_KINDS], const facts *f, const wishes *w, uint32_t count,
                   uint32_t first, uint32_t last) {
    memset(cards, 0, CATAN_CARD_KINDS);
    for (; count > 0; count--) {
        uint32_t worst = CATAN_CARD_KINDS;
        int32_t most = 0;
        for (uint32_t k = first; k <= last; k++) {
            int32_t spare = spares_of(f, w, k) - cards[k];
            if (f->me.hand[k] <= cards[k]) {
                continue;
            }
            if (worst >= CATAN_CARD_KINDS || spare > most ||
                (spare == most && weight[k] < weight[worst])) {
                worst = k;
                most = spare;
            }
        }
        if (worst >= CATAN_CARD_KINDS) {
            return;
        }
        cards[worst]++;
    }
}

uint32_t spares_limit(const facts *f) {
    uint32_t walls = f->b->cities && f->me.walls <= WALLS ? (uint32_t)(WALLS - f->me.walls) : 0;
    return f->b->hand_limit + 2 * walls;
}
